"""The human's turn at the table: reported in a few words, validated, and its bonuses carried out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from automarium.core.ask import (
    Ask,
    Asking,
    Asks,
    Field,
    Fix,
    Number,
    Option,
    Pick,
    Place,
    Report,
    Reports,
    Said,
    options,
)
from automarium.core.errors import Refusal
from automarium.core.rng import Stream
from automarium.core.tale import Name, Say
from automarium.games.redrising.abilities import ABILITIES, carries_out, use_ability, use_once
from automarium.games.redrising.by_hand import carried_out_by_hand, close_ability, deployed_at, open_ability
from automarium.games.redrising.cards import UNKNOWN_ID, Card, characters, in_play
from automarium.games.redrising.deeds import Ability
from automarium.games.redrising.deploy import deploy
from automarium.games.redrising.effects import covers, take_bottom
from automarium.games.redrising.ending import END_ABILITIES, end_abilities_left, remind
from automarium.games.redrising.houses import by_steps, gain_sovereign, human_bonus, human_track, roll_die
from automarium.games.redrising.names import (
    AUTOMA_HAND,
    BANISHED,
    BOTTOM,
    CERES,
    DECK,
    HAND,
    HUMAN,
    LOCATIONS,
    PLACES,
    POSITIONS,
    SIDES,
    TOP,
    TRACKS,
    UNDER,
)
from automarium.games.redrising.table import AS_STEPS, BARRED_AT_ONCE, Table, Turn, signed

DECK_BOTTOM = Name("deck-bottom")
DOWN = Name("down")
SOURCES = (*LOCATIONS, DECK)
MOST_MOVED = 20  # steps of a track in one report


# --- the notation ---


class Change(Pick[int]):
    """By how much a track moves, with its sign."""

    def __init__(self) -> None:
        steps = (*range(1, MOST_MOVED + 1), *range(0, -MOST_MOVED - 1, -1))
        super().__init__(tuple(Option(str(n), n, Say("number", {"number": signed(n)})) for n in steps))
        self.any = Number(-MOST_MOVED, MOST_MOVED)

    def parse(self, text: str) -> int:
        return self.any.parse(text)

    def write(self, value: int) -> str:
        return self.any.write(value)

    def sample(self, stream: Stream) -> int:
        return self.any.sample(stream)

    def values(self) -> Iterable[int]:
        return self.any.values()


@cache
def _fields(known: bool, variant: bool) -> dict[str, Field]:
    names = in_play(variant) if known else ()
    return {
        "held": Field("card", Place[Name](options(names))),
        "drawn": Field("card", Pick[Name](options(names)), None),
        "location": Field("location", Place[Name](options(LOCATIONS))),
        "source": Field("source", Place[Name](options(SOURCES))),
        "what": Field("what", Place[Name](options((*PLACES, UNDER, DECK_BOTTOM, *names)))),
        "to": Field("to", Place[Name](options(PLACES))),
        "position": Field("position", Pick[Name](options(POSITIONS)), TOP),
        "face": Field("face", Pick[Name](options((DOWN,))), None),
        "side": Field("side", Pick[Name](options(SIDES)), HUMAN),
        "amount": Field("amount", Change()),
        "ability": Field("ability", Pick[Name](options(_with_ability(known, variant)))),
        "end": Field("ability", Pick[Name](options([id for id in END_ABILITIES if id in in_play(variant)]))),
    }


def _with_ability(known: bool, variant: bool) -> list[Name]:
    """The characters whose ability can be named: those that the program carries out, and, where characters are only
    counted, those that the human does."""
    among = in_play(variant)
    others = [id for id in among if id not in ABILITIES and characters()[id].deploy and not known]
    return [*(id for id in ABILITIES if id in among), *others]


@cache
def _changes(known: bool, variant: bool) -> tuple[Report, ...]:
    """What any ability may change: cards that move, tracks, the token."""
    f = _fields(known, variant)
    return (
        Report("take", (f["what"],)),
        Report("banish", (f["what"],)),
        Report("move", (f["what"], f["to"], f["position"], f["face"])),
        Report("pile", (f["location"], f["to"])),
        Report("clear", (f["location"],)),
        *(Report(track, (f["side"], f["amount"])) for track in TRACKS),
    )


@cache
def turn_reports(known: bool, variant: bool) -> Reports:
    f = _fields(known, variant)
    held, drawn = ((f["held"],), (f["drawn"],)) if known else ((), ())
    lead = Report("lead", (*held, f["location"]), without=_unnamed(known))
    scout = Report("scout", (f["location"], *drawn), without=_unnamed(known))
    return Reports((lead, scout, Report("gain", (f["source"], *drawn), without=_unnamed(known))))


def _unnamed(known: bool) -> tuple[str, ...]:
    """Cards that are only counted have no names."""
    return () if known else ("card",)


@cache
def led_reports(known: bool, variant: bool) -> Reports:
    f = _fields(known, variant)
    gain = Report("gain", (f["source"], *((f["drawn"],) if known else ())), without=_unnamed(known))
    gift = Report("gift", (f["what"],))
    abilities = (Report("steal"), gift, Report("sovereign"), Report("ability", (f["ability"],)))
    return Reports((gain, *_changes(known, variant), *abilities, Report("end", last=True)))


@cache
def by_hand_reports(variant: bool) -> Reports:
    """What is told of an ability that the human carries out; that it was all, and to gain right after it, too."""
    led = led_reports(False, variant).reports
    return Reports((Report("done", last=True), *(replace(one, last=False) for one in led)))


@cache
def end_reports(known: bool, variant: bool) -> Reports:
    ability = Report("ability", (_fields(known, variant)["end"],))
    return Reports((Report("done", last=True), *_changes(known, variant), ability))


# --- the turn ---


def human_turn(table: Table) -> Asking[None]:
    """Lead or Scout (R-40), reported step by step; gaining or scouting ends the turn."""
    table.turns[HUMAN] += 1
    if table.tale.telling:
        table.tale.head("head-human-turn", number=table.turns[HUMAN])
    table.turn = turn = Turn()
    if not _can_act(table):
        table.tale.note("note-nothing-to-do")
        return
    while not turn.over:
        while isinstance(said := (yield _asked(table)), Fix):
            table.correct(said.said)
        yield from _carry_out(table, said)
        close_ability(table)
        if table.tale.telling and turn.led_at and not turn.over and not gain_sources(table):
            table.tale.note("note-nothing-to-gain")


def _asked(table: Table) -> Ask[Said]:
    """What the human does with the turn, or what is left to tell of an ability that they carry out."""
    turn = table.turn
    if turn.by_hand is not None:
        args: dict[str, object] = {"card": turn.by_hand}
        return Ask("ask-by-hand", table.asked, by_hand_reports(table.variant), args, table)
    id, reports = ("ask-turn-led", led_reports) if turn.led_at else ("ask-turn", turn_reports)
    args = {"number": table.turns[HUMAN], "cards": len(table.piles[HAND]), "next": left_of_turn(table)}
    return Ask(id, table.asked, reports(table.known, table.variant), args, table)


def left_of_turn(table: Table) -> str:
    """What is left of the turn: to report an ability before gaining, only to gain, or nothing but to end it."""
    if not table.piles[DECK] and not gain_sources(table):  # nobody leads to the deck
        return "end"
    return "report" if not table.known or _reported(table) else "gain"


def _can_act(table: Table) -> bool:
    return bool(table.piles[HAND] or table.piles[DECK] or any(table.piles[one] for one in LOCATIONS))


def gain_sources(table: Table) -> list[Name]:
    """Where the human may gain: not where they led (R-42), not where nothing lies, not from an empty deck (R-45)."""
    piles, barred = table.piles, table.turn.barred
    return [one for one in SOURCES if piles[one] and one not in barred]


def _carry_out(table: Table, said: Said) -> Asks:
    verb = said.verb
    if table.turn.by_hand is not None:
        table.turn.told.append(said)
        if table.setup.rules >= BARRED_AT_ONCE and (to := deployed_at(table)):
            table.turn.barred.add(to)
    if verb == "lead":
        return _lead(table, said)
    if verb == "scout":
        return _scout(table, said)
    if verb == "gain":
        return _gain(table, said)
    if verb == "steal":
        return take_bottom(table, HAND)
    if verb == "gift":
        return move_card(table, said["what"], AUTOMA_HAND)
    if verb == "sovereign":
        return gain_sovereign(table)
    if verb == "ability":
        return _use(table, said["ability"])
    if verb == "done":
        table.turn.by_hand = None
        return ()
    if verb == "end":
        return _end(table)
    return change(table, said)


def _lead(table: Table, said: Said) -> Asks:
    """One hand card goes face up to a location and its ability is resolved (R-41)."""
    if not table.piles[HAND]:
        raise Refusal("hand-empty")
    location = said.args["location"]
    card = table.name_card(said["card"], HAND) if table.known else table.piles[HAND].pop()
    table.put(card, location)
    turn, id = table.turn, card.id
    turn.led_at, turn.led = location, id
    turn.barred.add(location)
    if carries_out(table, id):
        table.tale.note("note-ability", card=id)
        return use_ability(table, id, location, _ability(table, id))
    if _reported(table):
        table.tale.order("order-use-ability", card=id)
    return ()


def _use(table: Table, id: Name) -> Asks:
    """The ability of a character that is called by its name: of one that was led, or that an open one deployed."""
    turn = table.turn
    if turn.by_hand is not None and (to := deployed_at(table)):
        turn.led_at = to
        turn.barred.add(to)
    turn.by_hand = None
    assert turn.led_at is not None  # reported after leading only
    if carried_out_by_hand(table, id):
        return open_ability(table, id)
    return use_ability(table, id, turn.led_at, _ability(table, id))


def _ability(table: Table, id: Name) -> Ability:
    return (lambda table, here: deploy(table, id, here)) if by_steps(table) else ABILITIES[id]


def _reported(table: Table) -> bool:
    """Whether the human carries out the ability of the character that was led, and reports what it changed."""
    led = characters().get(table.turn.led)
    return led is not None and not led.block and not carries_out(table, led.id)


def _scout(table: Table, said: Said) -> Asking[None]:
    """The top character goes to a location without its ability, and the location gives its bonus (R-44)."""
    if not table.piles[DECK]:
        raise Refusal("deck-empty")
    location = said.args["location"]
    seen = _seen(table, said, DECK)
    if table.known:
        card = yield from _drawn(table, said, "ask-which-character", location=location)
    else:
        card = table.draw()
    table.put(card, location)
    if seen:
        table.tale.note("note-scouted", card=card.id, location=location)
    elif not table.known and table.setup.rules >= AS_STEPS:
        table.tale.order("order-scout", location=location)
    yield from human_bonus(table, location)
    table.turn.over = True


def _gain(table: Table, said: Said) -> Asking[None]:
    """The top card of another location with its bonus, or the top of the deck with the Rising die (R-42)."""
    source = said.args["source"]
    if table.turn.led_at is None and table.piles[HAND]:
        raise Refusal("lead-first")
    if source in table.turn.barred:
        raise Refusal("gain-where-led", location=source)
    if not table.piles[source]:
        raise Refusal("place-empty", place=source)
    seen = _seen(table, said, source)
    if table.known:
        card = yield from _drawn(table, said, "ask-drawn-character", source)
    else:
        card = table.piles[source].pop()
    table.put(card, HAND)
    if seen:
        table.tale.note("note-gained", card=card.id, place=source)
    yield from roll_die(table) if source == DECK else human_bonus(table, source)
    table.turn.over = True


def _seen(table: Table, said: Said, place: Name) -> bool:
    """Whether the program knows the top card of a place, and the human has not named it: then it is told."""
    return said.args.get("card") is None and table.piles[place][-1].id != UNKNOWN_ID


def _drawn(table: Table, said: Said, id: str, place: Name = DECK, **args: Name) -> Asking[Card]:
    """The top character of the deck or of a location, named in the report or asked for, where they have names."""
    named = said.args.get("card")
    card = table.piles[place].pop()
    if named is None or card.id == named:
        return (yield from table.reveal(card, id, **args))
    if card.id != UNKNOWN_ID:
        raise Refusal("card-not-there", card=named, place=place)
    elsewhere = table.where(named)
    if elsewhere is not None:
        raise Refusal("card-elsewhere", card=named, place=elsewhere)
    return Card(named)


def _end(table: Table) -> Asks:
    table.turn.over = True
    if not may_end(table):
        raise Refusal("ability-does-not-end", card=table.turn.led)
    return ()


def may_end(table: Table) -> bool:
    """Whether an ability may have ended the turn (R-46), or there is nothing to gain anywhere (A35): not when the
    character that was led has no such ability. Calliope activates another one, which may have it."""
    if by_steps(table):  # what ends the turn has ended it
        return not gain_sources(table)
    led = characters().get(table.turn.led)
    return led is None or led.ends_turn or led.id == "calliope" or not gain_sources(table)


# --- what abilities change ---


def change(table: Table, said: Said) -> Asking[None]:
    verb = said.verb
    if verb == "take":
        yield from move_card(table, said["what"], HAND)
    elif verb == "banish":
        yield from move_card(table, said["what"], BANISHED)
    elif verb == "move":
        yield from move_card(table, said["what"], said["to"], said["position"], up=said["face"] != DOWN)
    elif verb == "pile":
        _move_pile(table, said["location"], said["to"])
    elif verb == "clear":
        yield from _clear(table, said["location"])
    else:
        _move_track(table, Name(verb), said["side"], said["amount"])


def move_card(table: Table, what: Name, to: Name, position: Name = TOP, *, up: bool = True) -> Asking[None]:
    """One card goes from where it is to a place. It brings no bonus (R-47). Into the Automa's hand it always goes on
    top (R-96); out of it comes the bottom card (R-91)."""
    place, at = _find(table, what)
    if place == to and position == TOP and to not in LOCATIONS:
        raise Refusal("move-nowhere", place=to)
    lay = table.piles[place].pop(at)
    card = Card(what) if what in characters() else lay
    hidden = to in (AUTOMA_HAND, DECK) and card.id == UNKNOWN_ID
    if up and not hidden:
        card = yield from table.reveal(card, "ask-moved-character", place=place)
    card = Card(card.id, up or to not in LOCATIONS)
    pile = table.piles[to]
    if position == TOP or to == AUTOMA_HAND:
        pile.append(card)
    elif position == BOTTOM:
        pile.insert(0, card)
    else:
        pile.insert(max(len(pile) - 1, 0), card)
    if what not in characters() and lay.id != UNKNOWN_ID:  # else the human has named it, or it has no name
        table.tale.note("note-moved", card=card.id, place=place, to=to)


def _find(table: Table, what: Name) -> tuple[Name, int]:
    """Where the card lies that is meant by a place, a name, or "under"."""
    if what in characters():
        return _find_named(table, what)
    if what == UNDER:
        led_at = table.turn.led_at
        if led_at is None or not covers(table, led_at):
            raise Refusal("nothing-under")
        return led_at, len(table.piles[led_at]) - 2
    place = DECK if what == DECK_BOTTOM else what
    pile = table.piles[place]
    if not pile:
        raise Refusal("place-empty", place=place)
    if table.known and place in (HAND, BANISHED) and len(pile) > 1:
        raise Refusal("name-the-card", place=place)
    return place, 0 if what in (AUTOMA_HAND, DECK_BOTTOM) else len(pile) - 1


def _find_named(table: Table, id: Name) -> tuple[Name, int]:
    place = table.where(id)
    if place == AUTOMA_HAND and table.piles[AUTOMA_HAND][0].id != id:
        raise Refusal("automa-bottom-only", card=id)
    wanted = id if place is not None else UNKNOWN_ID
    place = place or HAND
    for at, card in enumerate(table.piles[place]):
        if card.id == wanted:
            return place, at
    raise Refusal("card-not-there", card=id, place=place)


def _move_pile(table: Table, location: Name, to: Name) -> None:
    """All cards beneath the top one go onto another place in their order."""
    pile = table.piles[location]
    if len(pile) < 2:
        raise Refusal("nothing-under")
    if to == location or to not in LOCATIONS:
        raise Refusal("move-nowhere", place=to)
    moved, pile[:] = pile[:-1], pile[-1:]
    table.piles[to].extend(moved)


def _clear(table: Table, location: Name) -> Asking[None]:
    """Every card of a location is banished, face up: one that lay face down is named now."""
    if not table.piles[location]:
        raise Refusal("place-empty", place=location)
    while table.piles[location]:
        card = yield from table.reveal(table.piles[location].pop(0), "ask-moved-character", place=location)
        table.put(card, BANISHED)


def _move_track(table: Table, track: Name, side: Name, amount: int) -> None:
    """A step that the track cannot make is refused: it is more likely a slip than a rule."""
    now = table.tracks[side][track]
    if now + amount < 0:
        raise Refusal("track-below-zero", side=side, track=track, total=now)
    if amount > 0 and table.full(side, track):
        raise Refusal("track-full", side=side, track=track, total=now)
    human_track(table, track, amount, side)


# --- the end of the game ---


def end_of_game(table: Table) -> Asking[None]:
    """End-of-game abilities in the human's order (R-109), then the card that Ceres banishes (R-110)."""
    table.tale.head("head-end-abilities")
    table.turn = Turn()
    left: tuple[Name, ...] = ()
    while True:
        if (now := end_abilities_left(table)) != left:
            left = now
            table.tale.note("note-end-abilities", number=len(left), cards=left)
        said: Said = yield from table.ask("ask-end-abilities", lambda: end_reports(table.known, table.variant))
        if said.verb == "done":
            remind(table, left)
            break
        if said.verb == "ability":
            yield from _end_ability(table, said["ability"])
        else:
            yield from change(table, said)
        table.turn.told.append(said)
    if table.house == CERES and table.piles[HAND]:
        yield from _ceres(table)


def _end_ability(table: Table, id: Name) -> Asking[None]:
    if table.known and not table.may_hold(id):
        raise Refusal("card-not-there", card=id, place=HAND)
    yield from use_once(table, id, END_ABILITIES[id](table))


def _ceres(table: Table) -> Asking[None]:
    hand = table.piles[HAND]
    if not table.known:
        table.put(hand.pop(), BANISHED)
        table.tale.order("order-ceres")
        return
    chosen = yield from table.ask("ask-ceres", lambda: table.one_of(HAND))
    card = table.name_card(chosen, HAND)
    card = yield from table.reveal(card)
    table.put(card, BANISHED)
