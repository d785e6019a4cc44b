"""Red Rising on the screen: the locations and the hand as cards of our own. A tap on a card shows what it says, and
what answers is a button with its verb; a card of the hand that is to be led is lifted by a tap, and shown below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import dropwhile, takewhile
from typing import Any, NamedTuple

from markupsafe import Markup

from automarium.cards.redrising import ability, block, clauses, initials, last
from automarium.core.ask import Ask, Place, Reports
from automarium.core.game import Setup
from automarium.core.tale import Event, Kind, Name, Say
from automarium.games.redrising.act import color_of
from automarium.games.redrising.cards import Card, Character, characters
from automarium.games.redrising.hand import CODEBREAKER, HandScore, Scored
from automarium.games.redrising.names import (
    AUTOMA,
    AUTOMA_HAND,
    BANISHED,
    BONUS,
    DECK,
    HAND,
    HUMAN,
    INFLUENCE,
    LETTERS,
    LOCATIONS,
    LUNA,
    SIDES,
    SOVEREIGN,
    TRACKS,
)
from automarium.games.redrising.scoring import (
    Gain,
    bonus_track,
    excess,
    found_by_hacker,
    gain_at,
    gain_of,
    hand_now,
    hand_without,
    lost_with,
    score_sheet,
    steps_to_end,
)
from automarium.games.redrising.screen import color_counts, open_tops
from automarium.games.redrising.steps import Step
from automarium.games.redrising.table import NEUTRAL_INFLUENCE, NONE, Table, signed
from automarium.games.redrising.thought import deployed
from automarium.last.redrising import automa_turn, last_of
from automarium.web.boards import NOWHERE, Guide
from automarium.web.boards.redrising_signs import RedRisingPen, headed, icon, soft
from automarium.web.boards.redrising_tracks import GOAL
from automarium.web.svg import el
from automarium.words import Words

YOUNG = 2  # turns of a match in which the guide is open without a script
BONUSES = "bonus-"  # so begin the ids of places that are called with what they bring
FULL = "-full"  # and so they end where that is nothing, as the track is full
KINDS = {
    "ask-play": "play",
    "ask-gain": "gain",
    "ask-scout-where": "scout",
    "ask-end-ability": "end",
    "ask-ceres": "ceres",
    "ask-block": "block",
}  # of a question; all others come from an ability, a house or the die
LAYING = ("ask-play", "ask-move-beneath")  # where a card or several are laid, as where a question ends in "where"
BANISHES = ("ask-banish-hand", "ask-banish-card", "ask-banish-one", "ask-ceres", "ask-block")
DOES = {
    "ask-move-card": "move",
    "ask-pull-card": "pull",
    "ask-deploy-card": "deploy-it",
    "ask-end-ability": "use",
}  # what is done with the card that answers a question
REVEALED = ("ask-scout-where", "ask-flip-where", "ask-face-down-where")  # a card that has just been seen is laid
GAINS = ("ask-play", "ask-gain")  # questions that lead to a gain
COMES = (
    *("order-human-draws", "note-gained", "order-take-card", "order-take-flipped", "order-take-bottom"),
    *("order-unbanish", "order-regain", "order-steal"),
)  # events by which a card comes to the hand
SHOWING = (
    *("note-flipped", "note-looks-at", "note-turned-over", "note-hacker", "note-stays-at-bottom", "order-take-bottom"),
    *("order-human-draws", "note-die", "note-automa-card", "order-show-bottom", "order-steal", "order-automa-loses"),
)  # events that show what was hidden: cards of the decks and of the Automa's hand, the die


def seat(pen: RedRisingPen) -> Markup:
    """What a turn needs: tracks in a line, the locations, deck and banished cards, and the hand."""
    places = el("div", *(_location(pen, location) for location in LOCATIONS), class_="spots")
    beside = el("div", *(_pile(pen, place) for place in (DECK, BANISHED, AUTOMA_HAND)), class_="aside-piles")
    lists = [_listed(pen, place) for place in (*LOCATIONS, BANISHED, HAND, *((AUTOMA_HAND,) if _over(pen) else ()))]
    shown = (_standing(pen), places, beside, _banished(pen), _hand(pen))
    return el("div", *shown, _explained(pen), _of_house(pen), *lists, class_="seat")


def _standing(pen: RedRisingPen) -> Markup:
    """Both sides' tracks, mine first, who has the Sovereign token, and how near the end is; a tap tells more."""
    tracks = pen.table.tracks
    parts = []
    for track in TRACKS:
        mine, its = tracks[HUMAN][track], tracks[AUTOMA][track]
        goal = f" ({pen.say('legend-flag')})" if max(mine, its) >= GOAL else None
        said = f"{pen.say(track)}: {pen.say(HUMAN)} {mine}, {pen.say(AUTOMA)} {its}"
        shown = (icon(track), el("b", mine, _flag(mine)), ":", el("span", its, _flag(its)))
        hidden = el("span", said, goal, class_="visually-hidden")
        name = el("small", pen.say(track), aria_hidden="true")
        parts.append(el("span", hidden, el("span", *shown, aria_hidden="true"), name, _neutral(pen, track)))
    holder = pen.table.sovereign
    held = el("span", icon(SOVEREIGN), headed(pen.say(holder)) if holder else "–")
    parts.append(el("span", held, el("small", pen.say(SOVEREIGN))))
    left = _sevens_left(pen)
    parts.append(el("span", el("span", icon("flag"), left), el("small", pen.say("seat-end", left=left))))
    return el("button", *parts, type="button", class_="standing", popovertarget="standing")


def _neutral(pen: RedRisingPen, track: Name) -> Markup | None:
    """The influence of the neutral house, which is ranked at the end (R-116)."""
    return el("small", pen.say("seat-neutral", number=NEUTRAL_INFLUENCE)) if track == INFLUENCE else None


def _sevens_left(pen: RedRisingPen) -> int:
    """How many sevens can still end the game: one side needs two, both together all three (R-104, R-105)."""
    sides = [{track for track in TRACKS if pen.table.tracks[side][track] >= GOAL} for side in SIDES]
    return max(0, min(2 - max(map(len, sides)), 3 - len(set.union(*sides))))


def _explained(pen: RedRisingPen) -> Markup:
    """The tracks by their names, what they are good for, and when the game ends."""
    tracks = pen.table.tracks
    rows = [
        el("tr", el("th", icon(one), pen.say(one), " ", _neutral(pen, one), scope="row"), *cells)
        for one in TRACKS
        for cells in [[el("td", tracks[side][one]) for side in SIDES]]
    ]
    heads = [el("th", headed(pen.say(side)), scope="col") for side in SIDES]
    said = [el("p", pen.say(one)) for one in ("guide-goal", "seat-neutral-why", "guide-finish")]
    mine, its = (steps_to_end(pen.table, side) for side in SIDES)
    said.append(el("p", pen.say("seat-end-why", left=_sevens_left(pen), mine=mine, its=its)))
    table = el("table", el("tr", el("td"), *heads), *rows, class_="scales")
    points = "\u00a0:\u00a0".join(map(str, score_sheet(pen.table).totals))
    score = el("p", pen.say("web-score-now"), ": ", el("b", points))
    parity = el("p", pen.say("note-screen-parity", parity=pen.table.parity))
    return el(
        "div",
        table,
        score,
        parity,
        *said,
        _closing(pen.words, "standing"),
        class_="large",
        id="standing",
        popover="auto",
    )


def _flag(value: int) -> Markup | None:
    """That a side has come so far on a track counts for the end of the game."""
    return el("span", icon("flag"), class_="goal") if value >= GOAL else None


# --- where cards lie ---


def _picks_card(pen: RedRisingPen) -> bool:
    """Whether a card of the hand has to be tapped before a location."""
    held = [card.id for card in pen.table.piles[HAND]]
    return any(pen.links(id) for id in held) and not any(one in held for one in pen.links.said)


def _to_location(pen: RedRisingPen, location: Name) -> str | None:
    return None if _picks_card(pen) else pen.links(location)


def _location(pen: RedRisingPen, location: Name) -> Markup:
    """Its name and bonus, its top card, and of the others those that can be chosen now."""
    pile = pen.table.piles[location]
    href = _to_location(pen, location)
    letter = next((one for one in LETTERS if pen.table.priorities.get(one) == location), None)
    name = el("span", headed(pen.say(location)), class_="place-name")
    about = el("span", icon(location), *_bonus(location), class_="signs")
    sign = el("span", pen.say(letter) if letter else "", class_="letter-of")
    shown = (el("span", name, sign), el("span", about))
    head = _opens(location, "spot-head", *shown) if pile else el("div", *shown, class_="spot-head")
    count = _opens(location, "times", f"×{len(pile)}", label=_called(pen, location))
    cards = [
        _tile(pen, card, at == 0, location) for at, card in enumerate(reversed(pile)) if at == 0 or _can(pen, card)
    ]
    empty = None if pile else el("div", el("span", pen.say("seat-empty"), class_="name"), class_="tile none")
    return el(
        "section",
        head,
        count if pile else None,
        *cards,
        empty,
        _does(pen, href, _verb(pen), headed(pen.say(location)), _would_do(pen, location)) if href else None,
        class_="spot able" if href else "spot",
        data_at=location,
        data_drop=location,
    )


def _bonus(location: Name) -> Iterator[object]:
    if location != LUNA:
        yield from ("+1", icon(BONUS[location]))
    else:
        yield icon(SOVEREIGN)


def _can(pen: RedRisingPen, card: Card) -> bool:
    return pen.links(card.id) is not None


def _verb(pen: RedRisingPen) -> str:
    """What a tap on a place does: it takes what lies there, lays something there, or only chooses it."""
    asked, held = pen.links.asked, pen.table.piles[HAND]
    if asked == "ask-gain" or (asked == "ask-play" and not held):
        return "seat-take"
    return "seat-here" if asked in LAYING or asked.endswith("-where") else "seat-choose"


def _does(pen: RedRisingPen, href: str, verb: str, about: str, what: Markup | None = None) -> Markup:
    """The button that answers, called by its verb alone where one sees what it is about."""
    said = el("span", f": {about}", class_="visually-hidden")
    by = {"card": card} if (card := pen.links.args.get("card")) else {}
    looks = "do able takes" if verb == "seat-take" else "do able"  # not to be taken for what was tapped just before
    return el("a", pen.say(verb, **by), said, what, href=href, class_=looks, data_swap="")


def _would_do(pen: RedRisingPen, location: Name) -> Markup | None:
    """What the ability of the card that is to be led would do there, where that is certain and short: nothing, or steps
    of the human's tracks; of a scouted card, which does nothing, the bonus."""
    if pen.links.asked == "ask-scout-where":
        return el("small", *_bonus(location), aria_hidden="true")  # the way that it is signed at the place
    card = _laid(pen)
    told = deployed(pen.table, card, location) if card and characters()[card].deploy else None
    if told is None:
        return None
    if any(event.id == "note-no-effect" for event in told):
        return el("small", pen.say("seat-does-nothing"))
    steps: Counter[Name] = Counter()
    for event in told:
        if event.id == "order-track" and event.args["side"] == HUMAN:
            steps[event.args["track"]] += event.args["steps"] if event.args["way"] == "up" else -event.args["steps"]
    gains = [el("span", signed(steps[track]), icon(track)) for track in TRACKS if steps[track]]
    known = ", ".join(f"{pen.say(track)} {signed(steps[track])}" for track in TRACKS if steps[track])
    hidden = el("span", f"; {known}", class_="visually-hidden")
    return hidden + el("small", *gains, aria_hidden="true") if gains else None


def _opens(place: Name, class_: str, *inside: object, label: str | None = None) -> Markup:
    """What opens the list of a pile."""
    return el("button", *inside, type="button", class_=class_, popovertarget=f"pile-{place}", aria_label=label)


def _called(pen: RedRisingPen, place: Name) -> str:
    number = len(pen.table.piles[place])
    if place == HAND:
        return pen.say("picture-your-hand", number=number)
    return f"{headed(pen.say(place if place in LOCATIONS else f'picture-{place}'))} ({number})"


def _listed(pen: RedRisingPen, place: Name) -> Markup:
    """The cards of a pile from the top down, those of the hand as they lie, to be read whatever is being asked."""
    id = f"pile-{place}"
    worth = {one.character.id: one for one in hand_now(pen.table).cards} if place == HAND else {}
    pile = pen.table.piles[place]
    cards = pile if place == HAND else reversed(pile)
    rows = [el("li", unfolding(pen, card, worth.get(card.id))) for card in cards]
    shut = _closing(pen.words, id)
    return el("div", el("h3", _called(pen, place)), el("ol", *rows), shut, class_="large", id=id, popover="auto")


def _closing(words: Words, id: str) -> Markup:
    return el("button", "✕ ", words.say("seat-close"), type="button", popovertarget=id, popovertargetaction="hide")


def _pile(pen: RedRisingPen, place: Name) -> Markup:
    """Deck, banished cards, the Automa's hand: how many; the deck is tapped to gain there, or to scout, the banished
    cards to see them, or to banish one more."""
    href = pen.links(place) or (pen.links("scout") if place == DECK and not pen.links.said else None)
    called, number = headed(pen.say(f"picture-{place}")), el("b", len(pen.table.piles[place]))
    if href is not None:
        scouts = pen.links(place) is None
        verb = "seat-scout" if scouts else _verb(pen)
        does = el("strong", pen.say(verb))
        name, word = el("span", does, el("small", called), class_="name"), "scout" if scouts else str(place)
        looks = "heap able takes" if verb == "seat-take" else "heap able"
        return el("a", name, number, href=href, class_=looks, data_swap="", data_word=word)
    name = el("span", called, class_="name")
    if pen.table.piles[place] and (place == BANISHED or (place == AUTOMA_HAND and _over(pen))):
        return _opens(place, "heap", name, number)
    return el("div", name, number, class_="heap")


def _over(pen: RedRisingPen) -> bool:
    """Whether the hands are being scored, and are open."""
    return any(event.id == "head-scoring" for event in pen.table.tale.events)


def _banished(pen: RedRisingPen) -> Markup | None:
    """The banished cards, while one of them can be chosen."""
    cards = [card for card in pen.table.piles[BANISHED] if _can(pen, card)]
    return el("div", *(_tile(pen, card, location=BANISHED) for card in cards), class_="tiles") if cards else None


def _hand(pen: RedRisingPen) -> Markup:
    """The hand, each card with what it is worth now."""
    score = hand_now(pen.table)
    over = excess(len(score.cards))
    tiles = [_tile(pen, Card(one.character.id), worth=one) for one in score.cards]
    said = pen.say("seat-hand", number=len(tiles), points=score.total + over)
    less = el("small", pen.say("seat-over", points=signed(over))) if over else None
    head = el("h3", el("span", _opens(HAND, "heading", said), less), _house(pen))
    return el("section", head, el("div", *tiles, class_="tiles"), class_="seat-hand")


def _house(pen: RedRisingPen) -> Markup:
    """The house by its name; a tap tells what it does."""
    about = el("span", f"{pen.say('verb-house')}: ", class_="visually-hidden")
    shown = (icon(SOVEREIGN), about, pen.say(pen.table.house))
    return el("button", *shown, type="button", class_="heading house", popovertarget="house")


def _of_house(pen: RedRisingPen) -> Markup:
    house = pen.table.house
    said = (el("h3", pen.say("seat-house", house=house)), el("p", pen.say("note-screen-house", house=house)))
    return el("div", *said, _closing(pen.words, "house"), class_="large", id="house", popover="auto")


# --- a card ---


def _tile(
    pen: RedRisingPen, card: Card, top: bool = False, location: Name | None = None, worth: Scored | None = None
) -> Markup:
    """A card in small: a tap shows it large, with a button where it can be chosen; a card to be led it lifts."""
    one = characters()[card.id]
    picked = card.id in pen.links.said
    if worth is not None:  # another card of the hand takes the place of the first, and the same one takes it back
        href, brings = pen.links.afresh("" if picked else card.id), None
        value: Markup | None = _value(pen, "seat-worth", str(worth.total).replace("-", "−"), "worth")
    else:
        href, brings = pen.links(card.id), _brings(pen, card, location, top) if location else None
        value = _with(pen, brings) if brings else None
    verb = _verb_of(pen, card)
    lost = lost_with(pen.table, one, location or HAND) if href is not None and verb == "seat-banish" else 0
    if location and lost:
        value = _lost(pen, lost)
    inside = (*_face(pen.words, one, down=not card.up), value)
    new = worth is not None and card.id in _new(pen.table)
    inside = (*inside, el("span", pen.say("seat-new"), class_="visually-hidden")) if new else inside
    states = {"down": not card.up, "picked": picked, "new": new}
    looks = " ".join(("tile", f"c-{one.color}", *(state for state, on in states.items() if on)))
    if worth is not None and href is not None and pen.links.asked == "ask-play":
        now = "true" if picked else None
        return el("a", *inside, href=href, class_=f"{looks} able", data_swap="", data_drag=card.id, aria_current=now)
    if href is None and top and location and _verb(pen) == "seat-take":
        href, verb = pen.links(location), "seat-take"
    does = _does(pen, href, verb, pen.say(one.id)) if href is not None else None
    if does and (worth or lost) and verb == "seat-banish":
        does = el("span", pen.say("seat-without", points=signed(lost))) + does
    id, word = f"card-{card.id}", card.id if _can(pen, card) else None
    looks = f"{looks} able" if word else looks
    letters, over = _letters(pen.table, pen.words, one), pen.table.result is not None
    shown = large(pen.words, one, pen.table.setup, worth, id, does, brings, letters, over=over, down=not card.up)
    return el("button", *inside, type="button", class_=looks, popovertarget=id, data_word=word) + shown


def _verb_of(pen: RedRisingPen, card: Card) -> str:
    """What is done with a card that is chosen, and whether that ends the turn."""
    asked = pen.links.asked
    if "end_turn" in _follows(pen, card):
        return "seat-take-end"
    if _takes(pen, card):
        return "seat-take"
    if asked == "ask-unbanish":
        return f"seat-unbanish-{pen.links.args['to']}"
    return "seat-banish" if asked in BANISHES else f"seat-{DOES.get(asked, 'choose')}"


def _takes(pen: RedRisingPen, card: Card) -> bool:
    """Whether the card that answers the question comes to the hand."""
    asked = pen.links.asked
    returned = asked == "ask-unbanish" and pen.links.args["to"] == HAND
    return asked == "ask-take-card" or returned or "take" in _follows(pen, card)


def _follows(pen: RedRisingPen, card: Card) -> list[str]:
    """What the ability does when this card is chosen, as far as nothing more is asked: the verbs of its steps."""
    by = _asks(pen)
    asked = pen.links.asked.removeprefix("ask-").removesuffix("-card")
    if by is None or pen.table.banished_first is not None:
        return []
    later = [*dropwhile(lambda step: step.verb != asked, by.deploy)][1:]
    sure = takewhile(lambda step: not step.may and _sure(step, card), later)
    return [step.verb for step in sure]


def _sure(step: Step, card: Card) -> bool:
    """Whether a step follows when this card is chosen."""
    return not isinstance(step.when, Mapping) or color_of(card) in step.when.get("was", ())


def _asks(pen: RedRisingPen) -> Character | None:
    """The character whose ability asks."""
    return characters().get(pen.links.args.get("card", HAND))


def _lost(pen: RedRisingPen, points: int) -> Markup:
    """What it changes for the hand that a card is banished."""
    said, number = pen.say("seat-without", points=signed(points)), el("span", signed(points), aria_hidden="true")
    look = "worth gain loss" if points < 0 else "worth gain"
    return el("span", el("span", said, class_="visually-hidden"), number, class_=look, title=said)


def _new(table: Table) -> set[Name]:
    """The cards that have come to the human's hand in this turn."""
    turn = takewhile(lambda one: one.kind != Kind.HEAD, reversed(table.tale.events))
    return {one.args["card"] for one in turn if one.id in COMES and one.args.get("to", HAND) == HAND}


class Brings(NamedTuple):
    """What a card that can be had would bring, how that is called, and where its bonus comes from, if it has one."""

    gain: Gain
    about: str
    place: Name | None = None

    @property
    def number(self) -> str:
        return signed(self.gain.total) + ("…" if self.about == "seat-gained-open" else "")


def _brings(pen: RedRisingPen, card: Card, place: Name, top: bool) -> Brings | None:
    """By the ability that asks for it, with what that brings besides, or with the bonus of its location."""
    if _takes(pen, card):
        back = _asks(pen) if "regain" in _follows(pen, card) else None
        return Brings(gain_of(pen.table, card, place, back=back), "seat-with") if _can(pen, card) else None
    gains = top and pen.links.asked in GAINS and place in open_tops(pen.table)
    return _gained(pen.table, place, _laid(pen)) if gains else None


def _laid(pen: RedRisingPen) -> Name | None:
    """The card of the hand that was tapped to be led."""
    return next((card.id for card in pen.table.piles[HAND] if card.id in pen.links.said), None)


def _with(pen: RedRisingPen, brings: Brings) -> Markup:
    return _value(pen, brings.about, brings.number, "worth gain loss" if brings.gain.total < 0 else "worth gain")


def _gained(table: Table, place: Name, laid: Name | None = None) -> Brings:
    """What a gain at a location brings: where the house asks or rolls, that is still open."""
    about = "seat-gained" if bonus_track(table, place) else "seat-gained-open"
    return Brings(gain_at(table, place, laid), about, place)


def _why(words: Words, brings: Brings) -> Iterator[Markup]:
    """The number on a card in its parts; those that are nothing are left out."""
    gain = brings.gain
    bonus = words.hint(f"{BONUSES}{brings.place}") if brings.place else ""
    parts = (
        (words.say("seat-why-core"), gain.card.core),
        (words.say("seat-why-clauses"), sum(gain.card.clauses)),
        *((words.say("seat-why-back", {"card": back.character.id}), back.total) for back in (gain.back,) if back),
        (words.say("seat-why-others"), gain.others),
        (words.say("seat-why-over"), gain.over),
        (words.say("seat-why-bonus", {"bonus": bonus}), gain.bonus),
    )
    rows = [el("li", said, _points(points)) for said, points in parts if points]
    yield el("h4", words.say("seat-why", {"points": brings.number}))
    yield el("ul", *rows, class_="why")
    if gain.score.decodes:
        yield el("p", f"{words.say(CODEBREAKER)}: ", initials(gain.score, words), class_="initials")
    if brings.about == "seat-gained-open":
        yield el("p", words.say("seat-why-open"))


def _letters(table: Table, words: Words, one: Character) -> str | None:
    """What Codebreaker compares, on the card itself while it is held; nothing (`None`) where letters do not matter: it
    is neither held nor lies where it can be taken."""
    held = any(card.id == CODEBREAKER for card in table.piles[HAND])
    if not held and all(table.piles[place][-1].id != CODEBREAKER for place in open_tops(table)):
        return None
    return initials(hand_now(table), words) if held and one.id == CODEBREAKER else ""


def _face(words: Words, one: Character, *, down: bool = False) -> tuple[Markup, ...]:
    """Core value, colour as hue, sign and letters, and the name."""
    color = words.say(f"color-{one.color}")
    letters = el("abbr", words.say(f"short-{one.color}"), title=color)
    band = el("span", el("b", one.core), icon(f"color-{one.color}"), letters, class_="band")
    said = words.say(one.id)
    name = el("span", soft(said), class_="name")
    known = el("span", f"; {words.hint('seat-down')}", class_="visually-hidden")
    return (band, name, el("small", words.say("seat-down"), known, class_="note")) if down else (band, name)


def _value(pen: RedRisingPen, about: str, number: str, class_: str) -> Markup:
    said = pen.say(about)
    return el("span", el("span", f"{said}: ", class_="visually-hidden"), number, class_=class_, title=said)


def _lies_down(words: Words) -> str:
    return f"{words.say('seat-down')}; {words.hint('seat-down')}"


Texts = list[tuple[str, list[str]]]


def texts(words: Words, one: Character, setup: Setup) -> Texts:
    """All that a card says, under its headings: composed once, since a page has dozens of cards."""
    return _texts(words, one.id, setup.on("itself"), setup["end-abilities"] == "may")


@lru_cache(maxsize=2_000)
def _texts(words: Words, id: Name, itself: bool, free: bool) -> Texts:
    one = characters()[id]
    held = block(one, words)
    parts = (
        ("seat-deploy", ability(one, words, itself=itself)),
        ("seat-last", last(one, words, free=free)),
        ("seat-block", [held] if held else []),
        ("seat-scoring", clauses(one, words)),
    )
    return [(heading, said) for heading, said in parts if said]


def large(
    words: Words,
    one: Character,
    setup: Setup,
    worth: Scored | None = None,
    id: str = "",
    does: Markup | None = None,
    brings: Brings | None = None,
    letters: str | None = None,
    *,
    leaves: str = "",
    over: bool = False,
    down: bool = False,
) -> Markup:
    """A card with everything that it says, and whether it lies face down; where its points are known, with those of
    each clause; what it would bring, or the hand lose; and what can be done with it; where letters matter, with its
    English name."""
    counted = brings.gain.card if brings else worth
    color = words.say(f"color-{one.color}")
    english = el("i", one.name, lang="en") if letters is not None and words.lang != "en" else None
    head = el("p", *_face(words, one), el("small", color), english, class_=f"large-head c-{one.color}")
    parts: list[Markup] = [el("p", _lies_down(words), class_="now")] if down else []
    for heading, said in texts(words, one, setup):
        points = counted.clauses if counted and heading == "seat-scoring" and len(counted.clauses) == len(said) else ()
        lines = [el("li", line, _points(points[at]) if points else None) for at, line in enumerate(said)]
        parts += [el("h4", words.say(heading)), el("ul", *lines)]
    parts += [el("p", letters, class_="initials")] if letters else []
    if worth is not None:
        now = "seat-now-over" if over else "seat-now"
        parts.append(el("p", words.say(now, {"points": worth.total}), leaves, class_="now"))
        parts += [el("p", wild, class_="now")] if (wild := taken(words, worth, over=over)) else []
    if brings is not None:
        parts += _why(words, brings)
    if not id:
        return el("div", head, *parts, class_="large")
    row = el("p", does, _closing(words, id), class_="row") if does else _closing(words, id)
    return el("div", head, *parts, row, class_="large", id=id, popover="auto")


def taken(words: Words, worth: Scored, *, over: bool = False) -> str:
    """The name or the colour that a wild card has now, or had when the game was over, as it brings most."""
    then = "-over" if over else ""
    if worth.name is not None:
        return words.say(f"seat-named{then}", {"name": worth.name})
    return words.say(f"seat-colored{then}", {"color": Name(f"color-{worth.color}")}) if worth.color is not None else ""


def _points(number: int) -> Markup:
    return el("b", f" {signed(number)}" if number else " 0", class_="loss" if number < 0 else None)


# --- beside a question ---


def beside(table: Table, ask: Ask[Any], words: Words, said: Sequence[str]) -> Markup | None:
    """The card that is being led, or that a question is about; with the box an ability that the human carries out."""
    if not table.screen:
        used = table.turn.by_hand or (Name(ask.args["card"]) if ask.id == "ask-use" else None)
        return _ability_of(table, words, used) if used and characters()[used].deploy else None
    held = {one.character.id: one for one in hand_now(table).cards}
    id = next((one for one in reversed(said) if one in held), None) or ask.args.get("card")
    one = characters().get(Name(id)) if id else None
    if one is None:
        return None
    leaves = _leaves(table, words, one) if ask.id == "ask-play" and one.id in held else ""
    shown = large(words, one, table.setup, held.get(one.id), letters=_letters(table, words, one), leaves=leaves)
    scouted = ask.id == "ask-scout-where" and bool(one.deploy)
    note = el("p", words.say("seat-scouted"), class_="now") if scouted else None
    states = {"scouted": scouted, "revealed": ask.id in REVEALED}
    looks = " ".join(("redrising beside", *(state for state, on in states.items() if on)))
    return el("div", note, shown, *_next(table, ask, words), class_=looks)


def _leaves(table: Table, words: Words, one: Character) -> str:
    """What the hand loses when a card is led, where other cards change with it."""
    now, then = hand_now(table), hand_without(table, one)
    after = {each.character.id: each.total for each in then.cards}
    changed = [(id, after.get(id, 0) - each.total) for each in now.cards if (id := each.character.id) != one.id]
    own = next(each.total for each in now.cards if each.character == one)
    parts = [words.say("seat-leaves-own", {"points": signed(-own)})] if own else []
    parts += [words.say("seat-leaves-other", {"card": id, "points": signed(more)}) for id, more in changed if more]
    said = words.say("seat-leaves", {"points": signed(then.total - now.total), "parts": ", ".join(parts)})
    return f" · {said}" if any(more for _, more in changed) else ""


def _ability_of(table: Table, words: Words, id: Name) -> Markup:
    """What a card does that is led, with the box: all else is printed on it."""
    lines = ability(characters()[id], words, itself=table.setup.on("itself"))
    return el("div", el("div", *_lines(lines), class_="large"), class_="redrising beside by-hand")


def _next(table: Table, ask: Ask[Any], words: Words) -> Iterator[Markup]:
    """The other cards that the human has looked at and will lay next."""
    looked = next((event for event in reversed(table.tale.events) if event.id == "note-looks-at"), None)
    if ask.id != "ask-face-down-where" or looked is None:
        return
    cards: tuple[Name, ...] = looked.args["cards"]
    later = cards[cards.index(ask.args["card"]) + 1 :]
    if later:
        pen = RedRisingPen(table, words, NOWHERE, last_of(table, ()))
        yield el("p", words.say("seat-next"))
        yield el("ol", *(el("li", unfolding(pen, Card(id))) for id in later))


def off_board(table: Table, ask: Ask[Any]) -> bool:
    """Whether nothing of what can be answered lies on the picture: cards of the deck, colours, a yes or a no."""
    if not table.screen or isinstance(ask.shape, Reports):
        return False
    seen = {*LOCATIONS, DECK, *(card.id for place in (*LOCATIONS, HAND, BANISHED) for card in table.piles[place])}
    return not isinstance(ask.shape, Place) or not any(one.value in seen for one in ask.shape.options)


def hint(table: Table, words: Words, label: Say, ask: Ask[Any] | None) -> str:
    """Of a card what it says, or its colour where only that matters; of a place what it brings, with what lies on top
    of it; of a colour how many there are where they count."""
    if not table.screen:
        return ""
    if ask is not None and ask.id == "ask-color":
        counted = color_counts(table, Name(str(ask.args["card"])))
        number = counted[Name(label.id.removeprefix("color-"))] if counted else 0
        return words.say("seat-lie-there", {"number": number}) if number else ""
    if label.id.startswith(BONUSES):
        place = Name(label.id.removeprefix(BONUSES).removesuffix(FULL))
        one = characters().get(Name(str(label.args.get("card", ""))))
        brings = [words.hint(label.id)]
        if one is not None:
            gained = _gained(table, place)
            brings.append(f"{words.say(gained.about)} {gained.number}")
        return f"{', '.join(brings)}. {' '.join(_told(words, one, table.setup))}" if one else brings[0]
    one = characters().get(Name(label.id))
    if one is not None and ask is not None and ask.id == "ask-roque-name":  # whoever is named does nothing
        return words.say(f"color-{one.color}")
    return " ".join(_told(words, one, table.setup)) if one else ""


def _told(words: Words, one: Character, setup: Setup) -> Iterator[str]:
    for heading, said in texts(words, one, setup):
        yield f"{words.say(heading)}: {' '.join(said)}"


def guide(table: Table, ask: Ask[Any], words: Words) -> Guide | None:
    if not table.screen:
        return None
    kind = KINDS.get(ask.id, "ability")
    off = kind == "ability" and off_board(table, ask)  # then nothing is lit
    said = ["guide-answer" if off else f"guide-{kind}"]
    if kind == "play":
        first = ["guide-house"] if table.turns[HUMAN] == 1 else []
        said = [*first, "guide-goal", *said, "guide-scouting", "guide-finish"]
    elif kind in ("ability", "end") and isinstance(ask.shape, Place) and NONE in ask.shape.options:
        said.append("guide-decline")
    if kind == "gain" and bonus_track(table, LUNA) is None:
        said.append("guide-open")
    young = table.turns[HUMAN] <= YOUNG
    brief = words.say("guide-brief") if young and kind == "play" and table.piles[HAND] else ""
    return Guide(kind, [*map(words.say, said)], young or kind in ("end", "ceres"), brief)


def shows(table: Table, told: Iterable[Event]) -> bool:
    """Whether something hidden was shown: whoever takes that back knows what comes."""
    return table.screen and any(one.id in SHOWING for one in told)


def news(table: Table, words: Words, told: Iterable[Event]) -> str:
    """What the Automa took and gained in its turn: all of it, also where the human was asked in the middle."""
    heard = {id(one) for one in told}
    if not table.screen or not any(id(one) in heard for one in automa_turn(table.tale.events)):
        return ""
    last = last_of(table)
    cards = tuple(one.who for one in last.moves if one.end == AUTOMA_HAND and one.who in characters())
    gained = Counter(gain for _, gain in last.gains)
    parts = [words.say("news-took", {"cards": cards, "number": len(cards)})]  # it begins with who
    parts += [words.say("news-gained", {"track": track, "number": gained[track]}) for track in TRACKS if gained[track]]
    parts += [words.say("news-sovereign")] if gained[SOVEREIGN] else []
    return f"{'; '.join(parts)}."


def held(table: Table, words: Words) -> Markup | None:
    """The hand at the end of the match, each card with its points: together they are those of the sheet."""
    score: HandScore | None = table.result.hand
    if score is None:
        return None
    pen = RedRisingPen(table, words, NOWHERE, last_of(table, ()))
    rows = [el("li", unfolding(pen, Card(one.character.id), one)) for one in score.cards]
    cards, over = table.result.human_cards, excess(len(rows))
    said = pen.say("seat-hand", number=len(rows), points=cards + over)
    if over:  # the sheet has both
        said = pen.say("seat-hand-less", number=len(rows), cards=cards, less=-over, points=cards + over)
    return el("div", el("h3", said), el("ol", *rows), class_="redrising held")


# --- below the question ---


def unfolding(pen: RedRisingPen, card: Card, worth: Scored | None = None) -> Markup:
    """A card of a list: its name, which unfolds; of the hand with what it is worth, and as what."""
    one = characters()[card.id]
    letters = el("abbr", pen.say(f"short-{one.color}"), title=pen.say(f"color-{one.color}"))
    corner = el("span", letters, el("b", one.core), class_=f"swatch c-{one.color}")
    down = None if card.up else el("small", " ", _lies_down(pen.words))
    sections = texts(pen.words, one, pen.table.setup)
    said = [part for heading, lines in sections for part in (el("h4", pen.say(heading)), *_lines(lines))]
    if worth and one.id == CODEBREAKER and pen.table.screen:
        said.append(el("p", initials(hand_now(pen.table), pen.words)))
    over = pen.table.result is not None
    wild = taken(pen.words, worth, over=over) if worth else ""
    name = el("span", pen.say(one.id), down, el("small", " · ", wild) if wild else None, class_="name")
    about = "seat-brought" if over else "seat-worth"
    found = f" + {found_by_hacker(pen.table)}" if over and one.id == "hacker" else ""  # with the first card of the deck
    points = _value(pen, about, f"{worth.total}{found}".replace("-", "−"), "points") if worth else None
    if not said:
        return el("span", corner, name, points, class_="shown")
    return el("details", el("summary", corner, name, points), *said, class_="unfolds")


def _lines(lines: Sequence[str]) -> Iterator[Markup]:
    yield from (el("p", line) for line in lines)
