"""Red Rising by taps: whoever leads a character has it in the hand, and gains where something lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from automarium.core.ask import Ask, Field, Number, Pick, Place, Report, Reports
from automarium.core.tale import Name, Say
from automarium.games.redrising.by_hand import ABILITY as ABILITY_OF
from automarium.games.redrising.by_hand import Part, left_to_report, may_deploy
from automarium.games.redrising.cards import UNKNOWN_ID, characters
from automarium.games.redrising.effects import covers
from automarium.games.redrising.fixes import other_of
from automarium.games.redrising.houses import by_steps
from automarium.games.redrising.human import DECK_BOTTOM, DOWN, Change, gain_sources, left_of_turn, may_end
from automarium.games.redrising.names import (
    AUTOMA,
    AUTOMA_HAND,
    BANISHED,
    BONUS,
    BOTTOM,
    COLORS,
    DECK,
    HAND,
    HUMAN,
    LOCATIONS,
    PLACES,
    POSITIONS,
    TOP,
    TRACKS,
    UNDER,
)
from automarium.games.redrising.scoring import Held
from automarium.games.redrising.screen import color_counts, sources
from automarium.games.redrising.table import Table, Unseen
from automarium.taps import BESIDE, MORE, TURN, Offered, OfferedPlace, Tap, Taps, Words, next_taps, offer
from automarium.taps import offered as shown

MOST_SHOWN = 4  # steps of a track; more are typed
ABOUT = 4  # cards more or fewer than the program counts
NEAR, FAR = 3, 20  # and where a pile is corrected: in sight, and folded away
FEW = 21  # characters that are offered at once: there are as many of one colour
WITH_BONUS = ("ask-gain", "ask-scout-where")  # on the screen: where a location gives its bonus
MOST_HELD = 9  # cards of a hand that are offered before any verb

# what an ability may do, the frequent first
ABILITY = ("ability", *TRACKS, "sovereign", "take", "banish", "move", "steal", "gift", "pile", "clear", "end")
GOES_TO = {"take": HAND, "banish": BANISHED, "gift": AUTOMA_HAND}
STEPWISE = ("ask-by-hand",)
GROUPS = {**dict.fromkeys(("lead", "scout", "gain"), ""), **dict.fromkeys(ABILITY, BESIDE)}


# --- what makes sense now ---


def offered(table: Table, reports: Reports) -> Reports:
    """The reports of a turn: the hand in the place of all characters, places where something lies, and a few steps of a
    track. What would be refused is not offered, and what seldom ends the turn does not stand where one ends it. On the
    screen everything that is offered can be done."""
    if table.screen:
        return Reports(tuple(_labelled(one, one.fields) for one in reports.reports))
    found = [one for one in reports.reports if one.verb != "end" or may_end(table)]
    return Reports(tuple(_offered(table, one) for one in found))


def _offered(table: Table, report: Report) -> Report:
    if report.verb == "end":
        return replace(report, last=left_of_turn(table) == "end" and not table.turn.by_hand)
    if report.verb == "done" and table.turn.by_hand:
        return replace(report, called="did-done" if table.turn.told else "did-nothing")
    if report.verb == "done":
        return report if table.turn.told else replace(report, called="done-nothing")
    return _labelled(report, (_sensible(table, report.verb, field) for field in report.fields), named=table.known)


def _labelled(report: Report, fields: Iterable[Field], *, named: bool = True) -> Report:
    """With its questions; of cards that have no names one is asked where they lie."""
    asked = {one.name: one.name if named or one.name != "what" else "from" for one in report.fields}
    return replace(report, fields=tuple(one._replace(label=_asked(report.verb, asked[one.name])) for one in fields))


def named(table: Table, ask: Ask[Any]) -> Any:
    """On the screen a place is called with what is gained there, and of colours that are counted those are offered of
    which there are cards; no more cards are counted than lie there, and where it
    is not known who may be banished, that nobody is comes first."""
    if ask.id == "ask-how-many" and isinstance(ask.shape, Number):
        place = Name(str(ask.args["place"]))
        own = place == table.turn.led_at  # who counts is not among them: each of these has another colour
        return Number(0, min(ask.shape.high, len(table.piles[place]) - own))
    if ask.id == "ask-block" and not table.known and isinstance(ask.shape, Pick):  # most often nobody can be banished
        return Pick[Any](tuple(sorted(ask.shape.options, key=lambda one: one.value is not None)))
    if table.screen and ask.id == "ask-color" and isinstance(ask.shape, Pick):
        counted = color_counts(table, Name(str(ask.args["card"])))
        return ask.shape if counted is None else _counted(ask.shape, counted)
    if not table.screen or ask.id not in WITH_BONUS or not isinstance(ask.shape, Place):
        return ask.shape
    gains = ask.id == "ask-gain"
    return Place[Any](
        tuple(
            one._replace(label=_bonus(table, one.value, _top(table, one.value) if gains else UNKNOWN_ID))
            for one in ask.shape.options
        )
    )


def _bonus(table: Table, place: Name, card: Name = UNKNOWN_ID) -> Say:
    """A place with what it brings; where its track is full that it brings nothing."""
    full = place in BONUS and table.full(HUMAN, BONUS[place])
    return Say(f"bonus-{place}-full" if full else f"bonus-{place}", {"card": card})


def _counted(shape: Pick[Name], counted: Counter[Name | None]) -> Offered:
    """Colours of which there are cards; without any there is nothing to choose, and one tap goes on."""
    there = tuple(one for one in shape.options if counted[one.value])
    return Offered(shape, there or (shape.options[0]._replace(label=Say("color-none-there")),))


def _asked(verb: str, field: str) -> Say:
    """The question of a field: the verb alone would be a heading that asks for nothing."""
    return Say("asked-track", {"track": Name(verb)}) if verb in TRACKS else Say(f"asked-{verb}-{field}")


def _sensible(table: Table, verb: str, field: Field) -> Field:
    wanted = _wanted(table, verb, field)
    if verb == "lead" and field.name == "card":
        return _held(table, field)
    if wanted is None or not isinstance(field.shape, Pick):
        return field
    found = offer(field.shape, wanted)
    return field._replace(shape=_called(table, found) if field.name == "what" else found)


def _called(table: Table, cards: Offered) -> Offered:
    """Cards that are meant by their places: out of the Automa's hand comes the bottom one, and where the human led the
    card itself lies on top."""
    here = table.turn.led_at
    names = {AUTOMA_HAND: Say("automa-bottom"), here: Say("own-card", {"place": here})}
    cards.now = tuple(one._replace(label=names.get(one.value, one.label)) for one in cards.now)
    return cards


def _wanted(table: Table, verb: str, field: Field) -> Callable[[Any], object] | None:
    """What of a field makes sense now, if not everything does."""
    piles = table.piles
    if isinstance(field.shape, Change):
        return lambda step: 0 < abs(step) <= MOST_SHOWN
    if field.name == "source":
        may = table.turn.led_at is not None or not piles[HAND]
        return lambda place: may and place in gain_sources(table)
    if field.name == "location":
        needs = {"lead": piles[HAND], "scout": piles[DECK]}
        return lambda place: needs[verb] if verb in needs else len(piles[place]) > (verb == "pile")
    if field.name == "side":
        return AUTOMA.__eq__  # the human's own goes without saying
    if field.name == "ability" and table.known and table.turn.led_at:
        return lambda id: table.where(id) in LOCATIONS
    if field.name == "ability" and table.turn.led_at:
        return lambda id: id not in table.turn.used and may_deploy(table, id)
    if field.name == "ability":  # at the end of the game
        return lambda id: id not in table.turn.used and (table.may_hold(id) or not table.known)
    if field.name == "what":
        there = GOES_TO.get(verb)
        return lambda what: _lies(table, what) and (there is None or there not in (what, table.where(what)))
    return LOCATIONS.__contains__ if (verb, field.name) == ("pile", "to") else None


def _lies(table: Table, what: Name) -> bool:
    """Whether a card can be meant by a name, a place, or where it lies."""
    if what in characters():
        return table.where(what) in (*LOCATIONS, HAND, BANISHED)
    if what == UNDER:
        return table.turn.led_at is not None and covers(table, table.turn.led_at)
    return bool(table.piles[DECK if what == DECK_BOTTOM else what])


def _held(table: Table, field: Field) -> Field:
    """The cards of the hand; where some are unknown, whatever nobody has seen."""
    assert isinstance(field.shape, Pick)
    hand = dict.fromkeys(card.id for card in table.piles[HAND])
    unseen = table.unseen() if UNKNOWN_ID in hand else []
    return field._replace(shape=_of(field.shape, [*(id for id in hand if id != UNKNOWN_ID), *unseen]))


def _of(all: Pick[Name], ids: list[Name]) -> Offered:
    named = {option.value: option for option in all.options}
    return OfferedPlace(all, tuple(named[id] for id in ids) or all.options)


# --- what is likely ---


@next_taps.register
def _(shape: Held, _begun: str) -> list[Tap]:
    """About as many cards as the program counts."""
    few = range(max(shape.low, shape.counted - ABOUT), min(shape.high, shape.counted + ABOUT) + 1)
    return [
        Tap(str(number), Say("number-counted" if number == shape.counted else "number", {"number": number}))
        for number in few
    ]


@next_taps.register
def _unseen(shape: Unseen, begun: str) -> Iterator[Tap]:
    yield from _named(shape, begun)


def _named(shape: Pick[Name], begun: str) -> Iterator[Tap]:
    """A character out of many: first its colour, which is the first thing one sees of a card, then its value and name.
    A colour of which there is none is not searched in vain."""
    if begun or len(shown(shape)) <= FEW:
        for one in shown(shape):
            if not begun or _color(one.value) == begun:
                yield Tap(one.text, one.label, rank=_core(one.value) if begun else one.value == UNKNOWN_ID)
        return
    found = dict.fromkeys(_color(one.value) for one in shown(shape))
    for color in dict.fromkeys((*found, *COLORS)):
        label = Say(f"color-{color}" if color else str(UNKNOWN_ID))
        yield Tap(color or UNKNOWN_ID, label, whole=not color, gone=color not in found)


def _core(id: Name) -> int:
    return characters()[id].core


def _color(id: Name) -> str:
    known = characters().get(id)
    return str(known.color) if known else ""


def report_taps(table: Table, reports: Reports, words: Words) -> Taps | None:
    """A turn begins with a card of the hand, or with a place; after leading a place means that one gains there."""
    verbs = {one.verb: one for one in reports.reports}
    if table.screen:
        return _screen_taps(table, words)
    if len(words) == 1 and words[0] in TRACKS and words[0] in verbs:
        return Taps(_asked(words[0], ""), tuple(_steps(table, verbs[words[0]])))
    if "ability" in verbs and words[:1] == ("ability",) and (len(words) == 1 or words[-1] in COLORS):
        return _ability_taps(table, verbs["ability"], words)
    if "move" in verbs and words[:1] == ("move",) and len(words) == 3:
        return _move_taps(table, words)
    if "scout" in verbs and words[:1] == ("scout",) and len(words) <= 2:
        sure = " ".join(words) if words[-1] in LOCATIONS else ""
        return Taps(_asked("scout", "location"), tuple(_scouted(table)), sure=sure)
    if table.turn.by_hand and "gain" in verbs:
        return _by_hand_taps(table, reports, words)
    if "done" in verbs:
        return _end_taps(table, verbs, words)
    if "lead" in verbs:
        return _lead_taps(table, reports, words) if table.known else None
    return _led_taps(table, reports, words) if "gain" in verbs else None


def _ability_taps(table: Table, report: Report, words: Words) -> Taps:
    """Whose ability it is: of those that the program cannot carry out, what they do is told step by step next."""
    (whose,) = report.fields
    assert isinstance(whose.shape, Pick)
    found = _named(whose.shape, words[-1] if len(words) > 1 else "")
    heading = Say("asked-ability-more") if table.turn.used else whose.label
    return Taps(heading, tuple(one._replace(text=f"ability {one.text}") for one in found), said=words)


def _by_hand_taps(table: Table, reports: Reports, words: Words) -> Taps | None:
    """What is left to tell of an ability that the human carries out, from where and to where its steps say: there a
    place of the picture will do, too. Whatever else it changed is folded away."""
    assert table.turn.by_hand is not None
    parts, verbs = left_to_report(table), {one.verb: one for one in reports.reports}
    if words:
        meant = [way.line for part in parts for way in part.ways if len(part.ways) > 1 and (way.place,) == words]
        about = tuple(one for report in reports.reports for one in _did(report, words[0]) if len(words) == 1)
        if meant:
            return Taps(None, (), sure=meant[0])
        return Taps(Say("asked-what-happened"), about) if about else None
    did = [tap for part in parts for tap in _told_by(part, table.turn.by_hand)]
    others = [verbs[verb] for verb in ABILITY if verb in verbs and _goes(verbs[verb])]
    more = [Tap(one.verb, one.label, Say(MORE), whole=not one.fields) for one in others]
    return Taps(None, (*did, *more, Tap("done", verbs["done"].label)))


def _told_by(part: Part, card: Name) -> Iterator[Tap]:
    """One tap for each way to tell a part of an ability of a card; several differ by a place."""
    called = f"did-{'-'.join(dict.fromkeys(part.called))}"
    for way in part.ways:
        whole = way.line != ABILITY_OF
        if len(part.ways) == 1 or way.place is None:
            yield Tap(way.line, Say(called, {"place": way.place or UNKNOWN_ID, "card": card}), whole=whole)
        elif way.place.isdigit():
            said = f"{called}-{'back' if way.reports[-1].startswith('take') else 'only'}"
            yield Tap(way.line, Say(said, {"number": int(way.place), "card": card}))
        else:
            label = Say(f"{called}-{way.place}", {"card": card}) if way.place not in PLACES else Say(str(way.place))
            yield Tap(way.line, label, Say(f"group-{called}", {"card": card}))


def _move_taps(table: Table, words: Words) -> Taps:
    """Where in a pile a card comes to lie, and which way up: a location shows it."""
    said, to = " ".join(words), Name(words[2])
    if to not in (*LOCATIONS, DECK):
        return Taps(None, (), sure=said)
    spots = POSITIONS if to in LOCATIONS and table.piles[to] else (TOP, BOTTOM) if table.piles[to] else (TOP,)
    faces = (("up", ""), ("down", f" {DOWN}")) if to in LOCATIONS else (("", ""),)
    taps = (
        Tap(f"{said} {spot}{down}", Say(str(spot)), Say(f"group-face-{face}" if face else ""))
        for face, down in faces
        for spot in spots
    )
    return Taps(Say("asked-move-position"), tuple(taps), enough=False)


# --- corrections ---


def fix_taps(table: Table, reports: Reports, words: Words) -> Taps | None:
    """A pile is corrected card by card: what lies there goes elsewhere, or one more lies there. Cards without names are
    counted, or one of them is moved. A card that was tapped first is the one that lies elsewhere, a place means its
    pile, and of a location the letter, too."""
    verbs = {one.verb: one for one in reports.reports}
    if table.known and words and (words[0] == "card" or words[0] in characters()):
        return _fix_card(table, verbs["card"], words[words[0] == "card" :])
    tapped = words if words[:1] == ("cards",) else ("cards", *words)
    if len(tapped) < 2 or tapped[1] not in PLACES:
        return None
    place = Name(tapped[1])
    taps = _fix_pile(table, verbs["card"], place, tapped[2:]) if table.known else _fix_count(table, place)
    letter = [Tap(f"priority {place}", Say("verb-priority"), Say("group-more"), whole=False)]
    return taps._replace(taps=(*taps.taps, *letter)) if words[0] in LOCATIONS else taps


def _fix_count(table: Table, place: Name) -> Taps:
    """How many cards lie there, or where one of them lies instead."""
    now = len(table.piles[place])
    most = now + len(table.piles[other_of(place)])  # that makes up for it

    def counts(about: int, group: str) -> Iterator[Tap]:
        few = range(max(0, now - about), min(most, now + about) + 1)
        yield from (
            Tap(f"cards {place} {one}", Say("number", {"number": one}), Say(group)) for one in few if one != now
        )

    near = tuple(counts(NEAR, "group-fix-count"))
    shown = {one.text for one in near}
    far = [one for one in counts(FAR, "group-fix-count-more") if one.text not in shown]
    to = [one for one in PLACES if one != place and now]
    moves = (Tap(f"move {place} {one}", Say(str(one)), Say("group-fix-move")) for one in to)
    heading = Say("asked-fix-counted", {"other": other_of(place), "number": now})
    return Taps(heading, (*near, *moves, *far), enough=False)


def _fix_pile(table: Table, report: Report, place: Name, words: Words) -> Taps:
    """Which card of a pile lies elsewhere, or who lies there, too, by colour first."""
    lying = [card.id for card in table.piles[place]]
    others = offer(_names(report), lambda id: id not in lying)
    if words and words[-1] in COLORS:
        here = tuple(one._replace(text=f"card {one.text} {place}") for one in _named(others, words[-1]))
        return Taps(Say("asked-fix-card"), here, enough=False)
    said, away, more = f"cards {place}", Say("group-fix-away"), Say("group-fix-here")
    named = [Tap(f"card {id}", Say(str(id)), away, whole=False) for id in reversed(lying) if id != UNKNOWN_ID]
    gone = [Tap(f"{said} {_without_unknown(lying)}", Say(str(UNKNOWN_ID)), away)] if UNKNOWN_ID in lying else []
    colors = [one._replace(text=f"{said} {one.text}", group=more, whole=False) for one in _named(others, "")]
    one_more = Tap(" ".join((said, *lying, UNKNOWN_ID)), Say(str(UNKNOWN_ID)), more)
    return Taps(Say("asked-fix-pile", {"place": place}), (*named, *gone, *colors, one_more), enough=False)


def _without_unknown(lying: list[Name]) -> str:
    """A pile without the topmost of its cards that nobody has named."""
    at = max(at for at, id in enumerate(lying) if id == UNKNOWN_ID)
    return " ".join((*lying[:at], *lying[at + 1 :])) or "-"


def _fix_card(table: Table, report: Report, words: Words) -> Taps | None:
    """A card by its colour and name, and then where it lies: in its own pile it may lie elsewhere, too."""
    if not words or words[-1] in COLORS:
        named = _named(_names(report), words[-1] if words else "")
        cards = tuple(one._replace(text=f"card {one.text}", whole=False) for one in named)
        return Taps(Say("asked-fix-card"), cards, enough=False)
    if len(words) > 1:
        return None
    id, lies = words[0], table.where(Name(words[0]))
    there = [Tap(f"card {id} {one}", Say(str(one))) for one in PLACES if one != lies]
    spots = POSITIONS if lies in LOCATIONS and len(table.piles[lies]) > 1 else ()
    here = [Tap(f"card {id} {lies} {one}", Say(str(one)), Say("group-fix-order")) for one in spots]
    return Taps(Say("asked-fix-lies", {"card": Name(id)}), (*there, *here), enough=False)


def _names(report: Report) -> Pick[Name]:
    shape = report.fields[0].shape
    assert isinstance(shape, Pick)
    return shape


def _steps(table: Table, report: Report) -> Iterator[Tap]:
    """The steps of a track for either side: nobody has to say first whose it is."""
    amount = next(one.shape for one in report.fields if one.name == "amount")
    assert isinstance(amount, Pick)
    for side in (HUMAN, AUTOMA):
        said = report.verb if side == HUMAN else f"{report.verb} {side}"
        now = table.tracks[side][Name(report.verb)]
        steps = [one for one in shown(amount) if now + one.value >= 0]
        yield from (Tap(f"{said} {one.text}", one.label, Say(f"group-steps-{side}", {"now": now})) for one in steps)


def _scouted(table: Table) -> Iterator[Tap]:
    if table.piles[DECK]:
        yield from (Tap(f"scout {one}", _bonus(table, one)) for one in LOCATIONS)


# --- before leading ---


def _lead_taps(table: Table, reports: Reports, words: Words) -> Taps | None:
    held = [card.id for card in table.piles[HAND]]
    if UNKNOWN_ID in held or not 0 < len(held) <= MOST_HELD:
        return None
    if not words:
        cards = [Tap(f"lead {id}", Say(str(id)), Say("group-lead"), whole=False) for id in held]
        others = [Tap(one.verb, one.label, whole=False) for one in reports.reports if _goes(one)]
        return Taps(None, (*cards, *others))
    card = words[1] if words[0] == "lead" and len(words) > 1 else words[0]
    if card in held:
        if words[-1] in LOCATIONS:
            return Taps(None, (), sure=f"lead {card} {words[-1]}")
        return Taps(Say("asked-lead-location"), tuple(Tap(f"lead {card} {one}", Say(str(one))) for one in LOCATIONS))
    if words[0] in LOCATIONS and len(words) == 1:
        cards = [Tap(f"lead {id} {words[0]}", Say(str(id)), Say("group-lead")) for id in held]
        scout = [Tap(f"scout {words[0]}", Say("verb-scout"))] if table.piles[DECK] else []
        return Taps(None, (*cards, *scout))
    return None


def _screen_taps(table: Table, words: Words) -> Taps | None:
    """A card of the hand, and then a location; or to scout; with an empty hand, where one gains."""
    held = [card.id for card in table.piles[HAND]]
    card = next((one for one in reversed(words) if one in held), None)
    place = words[-1] if words and words[-1] in (*LOCATIONS, DECK) else None
    scout = [Tap("scout", Say("verb-scout"))] if table.piles[DECK] else []
    if words == ("scout",):
        return Taps(None, (), sure="scout") if scout else None
    if not held:
        found = sources(table)
        gains = [Tap(f"gain {one}", _bonus(table, one, _top(table, one))) for one in found]
        return Taps(None, (), sure=f"gain {place}") if place in found else Taps(None, (*gains, *scout))
    if card and place in LOCATIONS:
        return Taps(None, (), sure=f"lead {card} {place}")
    if card:
        return Taps(Say("asked-lead-location"), tuple(Tap(f"lead {card} {one}", Say(str(one))) for one in LOCATIONS))
    return Taps(None, (*scout, *(Tap(f"lead {id}", Say(str(id)), Say("group-lead"), whole=False) for id in held)))


def _goes(report: Report) -> bool:
    """Whether there is a place for a report that is not about a card of the hand."""
    if report.verb == "lead":
        return False
    return all(one.optional or not isinstance(one.shape, Offered) or one.shape.now for one in report.fields)


# --- the end of the game ---


def _end_taps(table: Table, verbs: Mapping[str, Report], words: Words) -> Taps | None:
    """The cards whose abilities are left: the program carries them out; whatever else changed is folded away."""
    if words:
        return None
    (whose,) = verbs["ability"].fields
    assert isinstance(whose.shape, Pick)
    seen = table.known and all(card.id != UNKNOWN_ID for card in table.piles[HAND])
    group = Say("group-end-held" if seen else "group-end-any")
    named = [Tap(f"ability {one.text}", one.label, group) for one in shown(whose.shape)]
    others = [one for verb, one in verbs.items() if verb not in ("ability", "done") and _goes(one)]
    more = [Tap(one.verb, one.label, Say(MORE), whole=not one.fields) for one in others]
    return Taps(None, (*named, *more, Tap("done", verbs["done"].label)))


# --- after leading ---


def _led_taps(table: Table, reports: Reports, words: Words) -> Taps | None:
    """Where one gains, before it the ability of a card that only its owner can name (another one comes last), and below
    them, in a group of its own, all that it may have done."""
    sources, turn, used = gain_sources(table), Say(TURN), bool(table.turn.used)
    gains = [Tap(f"gain {one}", _bonus(table, one, _top(table, one)), turn) for one in sources]
    if not words:
        more = [Tap("ability", Say("ability-more"), turn, whole=False)] if used and not table.known else []
        first = [Tap("ability", Say("ability-first"), turn, whole=False)] if not (used or table.known) else []
        bare = [one for one in LOCATIONS if not table.piles[one] and one not in table.turn.barred]
        none = [Tap(f"gain {one}", Say("nothing-there", {"place": one, "sign": one}), turn, gone=True) for one in bare]
        return Taps(None, (*first, *gains, *none, *more, *_did_what(table, reports)))
    place = words[-1] if len(words) == 1 or words[:-1] == ("gain",) else ""
    found = next((one for one in sources if place in (one, _top(table, one))), None)
    if found is not None:
        return Taps(None, (), sure=f"gain {found}")
    if words == ("gain",):
        return Taps(_asked("gain", "source"), tuple(gains))
    about = tuple(one for report in reports.reports for one in _did(report, place))
    return Taps(Say("asked-what-happened"), about) if about else None


def _top(table: Table, place: Name) -> Name:
    """The card that is gained at a place, where everybody sees it."""
    card = table.piles[place][-1]
    return card.id if place in LOCATIONS and card.up else UNKNOWN_ID


def _did_what(table: Table, reports: Reports) -> Iterator[Tap]:
    """What the ability did; to be used it is called by its name before, or the program has used it."""
    verbs = {one.verb: one for one in reports.reports if not one.last and _goes(one)}
    if by_steps(table) or not table.known:
        verbs.pop("ability", None)
    for one in (verbs[verb] for verb in ABILITY if verb in verbs):
        yield Tap(one.verb, one.label, Say(BESIDE), whole=not one.fields)


def _did(report: Report, place: str) -> Iterator[Tap]:
    """What an ability can have done with what lies at a place, or with a card."""
    first = report.fields[0].shape if report.fields else None
    if report.verb in ABILITY and isinstance(first, Pick) and any(one.text == place for one in shown(first)):
        rest = [one for one in report.fields[1:] if not one.optional]
        yield Tap(f"{report.verb} {place}", report.label, Say(BESIDE), whole=not rest)
