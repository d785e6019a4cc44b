"""Abilities that the human carries out where characters are only counted: what is left to be reported of one, step by
step in printed order, as the answers that tell it.

Steps that follow from one another are told at one go (`take mars; end`). What the program cannot see (a colour, a core
value) it leaves to the human: such a step can be told, or passed over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import zip_longest
from typing import Any, NamedTuple

from automarium.core.ask import Asks, Said
from automarium.core.tale import Name
from automarium.games.redrising.abilities import ABILITIES
from automarium.games.redrising.cards import Character, characters
from automarium.games.redrising.names import BANISHED, BENEATH, BOTTOM, DECK, HAND, HUMAN, LOCATIONS, PLACES, TOP, UNDER
from automarium.games.redrising.steps import ANY, COLOUR_FREE, DONE, ELSEWHERE, HERE, OWN, TOUCHED, Step
from automarium.games.redrising.steps import BENEATH as SLID
from automarium.games.redrising.steps import BOTTOM as LOWEST
from automarium.games.redrising.steps import TOP as TOPS
from automarium.games.redrising.steps import UNDER as COVERED
from automarium.games.redrising.table import Table

DECK_BOTTOM = Name("deck-bottom")
ABILITY = "ability"  # of a character that another one deploys: it is named next
LOOKED_AT = 3  # cards of the deck that Firewall Expert lays out
FROM: dict[Name, Name | None] = {**{one: one for one in PLACES}, UNDER: None, DECK_BOTTOM: DECK}  # by a word the place
OTHERS = (
    "take-here",
    "take-bottom",
    "banish-bottom",
    "move-here",
    "move-up",
    "pull-any",
    "pile",
)  # not the character itself


class Way(NamedTuple):
    """One way to tell a part of an ability: its reports, and the place by which it differs from the others."""

    reports: tuple[str, ...]
    place: Name | None = None

    @property
    def line(self) -> str:
        return "; ".join(self.reports)


class Part(NamedTuple):
    """What is told of an ability at one go: how it is called, and the ways to tell it."""

    called: tuple[str, ...]
    ways: tuple[Way, ...]
    after: bool = False  # only when the part before it has been told

    def rest(self, told: int) -> Part:
        """What is left of it when the first reports of it have been given."""
        return Part(self.called[told:], tuple(Way(one.reports[told:], one.place) for one in self.ways))


def carried_out_by_hand(table: Table, id: Name) -> bool:
    """Whether the human carries out the ability of a character by themselves, step by step."""
    return not table.known and id not in ABILITIES and id in characters() and bool(characters()[id].deploy)


def open_ability(table: Table, id: Name) -> Asks:
    """From here on the ability is told step by step; one that can do nothing here says so."""
    turn = table.turn
    if id in turn.used:
        table.no_effect(id, "used")
        return ()
    turn.used.add(id)
    turn.by_hand, turn.told = id, []
    if not left_to_report(table):
        turn.by_hand = None
        table.no_effect(id, _lacking(table, characters()[id].deploy[0]))
    return ()


def _lacking(table: Table, step: Step) -> str:
    """What the first step of an ability has not, of which nothing can be told."""
    if isinstance(step.when, Mapping) and not _may_be(table, step):
        return next(iter(step.when))
    return "beneath" if getattr(step.what, "at", "") == COVERED else "unbanish" if step.verb == "unbanish" else "card"


def close_ability(table: Table) -> None:
    """An ability of which nothing is left to tell is over."""
    if table.turn.by_hand is not None and not left_to_report(table):
        table.turn.by_hand = None


def deployed_at(table: Table) -> Name | None:
    """Where the open ability has deployed another card: that one's ability works there (H-12)."""
    if not any(one.verb == "deploy" for one in _open(table).deploy):
        return None
    return next((one.args["to"] for one in reversed(table.turn.told) if one.verb == "move"), None)


def may_deploy(table: Table, id: Name) -> bool:
    """Whether the open ability can have deployed a character: of some it is known by colour which they deploy."""
    if table.turn.by_hand is None:
        return True
    wanted = (one.what for one in _open(table).deploy if one.verb == "deploy")
    return all(not one.colors or characters()[id].color in one.colors for one in wanted)


def left_to_report(table: Table) -> list[Part]:
    """What can still be told of the ability that is being carried out."""
    if table.turn.by_hand is None:
        return []
    parts = [*_parts(table)]
    told = _told(parts, table.turn.told)
    left: list[Part] = []
    for at, part in enumerate(parts):
        waits = part.after and at > 0 and told[at - 1] < len(parts[at - 1].called)
        if told[at] < len(part.called) and not waits:
            rest = part.rest(told[at])
            ways = tuple(one for one in rest.ways if _possible(table, rest, one))
            left += [rest._replace(ways=ways)] if ways else []
    return left


def _told(parts: list[Part], reported: list[Said]) -> list[int]:
    """How many reports of each part have been given: a report counts for the first part that waits for such a one."""
    told = [0] * len(parts)
    for said in reported:
        for at, part in enumerate(parts):
            left = [one.reports[told[at] :] for one in part.ways]
            if told[at] < len(part.called) and any(one and one[0].split()[0] == said.verb for one in left):
                told[at] += 1
                break
    return told


def _possible(table: Table, part: Part, way: Way) -> bool:
    """Whether there are as many cards as are taken from each place: of its own the character itself stays, unless it is
    meant."""
    here, taken, others = table.turn.led_at, Counter[Name](), 0
    for called, report in zip_longest(part.called, way.reports, fillvalue=""):
        words = report.split()[1:]
        if words and words[0] in FROM:
            taken[FROM[Name(words[0])] or here or HAND] += 1
        others += bool(words) and (words[0] == UNDER or (called in OTHERS and words[0] == here))
    least = {here: others + 1} if others and here else {}
    return all(len(table.piles[place]) >= max(taken[place], least.get(place, 0)) for place in {*taken, *least})


# --- an ability as its parts ---


def _open(table: Table) -> Character:
    """The character whose ability is being carried out."""
    assert table.turn.by_hand is not None
    return characters()[table.turn.by_hand]


def _parts(table: Table) -> Iterator[Part]:
    """The steps that can be meant here, those that follow from one another as one."""
    chain: list[Part] = []
    for step in _open(table).deploy:
        if not _may_be(table, step):
            continue
        for part in _of_step(table, step):
            if chain and _follows(step):
                chain = [_joined(chain[0], part)]
                continue
            yield from chain
            chain = [part]
    yield from chain


def _follows(step: Step) -> bool:
    """Whether a step is sure to be carried out when the one before it was: it is told together with that."""
    if step.may or step.verb == "deploy":
        return False
    return step.when == DONE or _known(step.when, step.unless)


def _known(*conditions: Any) -> bool:
    asked = [one for one in conditions if one is not None]
    return bool(asked) and all(isinstance(one, Mapping) and not {*one} - {"here", "sovereign"} for one in asked)


def _may_be(table: Table, step: Step) -> bool:
    """Whether a step is not ruled out by where the card lies or by who has the token."""

    def holds(condition: Mapping[str, Any]) -> bool:
        if "here" in condition:
            return table.turn.led_at in condition["here"]
        return table.sovereign == HUMAN

    if isinstance(step.when, Mapping) and _known(step.when) and not holds(step.when):
        return False
    if _counted(step):  # told with what is counted
        return False
    return not (step.unless and _known(step.unless) and holds(step.unless))


def _joined(first: Part, then: Part) -> Part:
    [way] = then.ways
    ways = tuple(Way((*one.reports, *way.reports), one.place) for one in first.ways)
    return first._replace(called=(*first.called, *then.called), ways=ways)


def _of_step(table: Table, step: Step) -> Iterator[Part]:
    here = table.turn.led_at
    assert here is not None  # reported after leading only
    after = step.when == DONE or getattr(step.what, "at", "") == TOUCHED or _looks_back(step.when)
    for part in (OWNS[step.what] if step.verb == OWN else VERBS[step.verb])(table, step, here):
        yield part._replace(after=part.after or after)


def _looks_back(condition: Any) -> bool:
    """Whether a condition is about a card that was touched before."""
    return isinstance(condition, Mapping) and not {"was", "was_not"}.isdisjoint(condition)


def _one(called: str, *reports: str, place: Name | None = None) -> Part:
    """A part that can be told in one way only."""
    return Part((called,) * len(reports), (Way(reports, place),))


def _each(called: str, report: str, places: list[Name]) -> Part:
    """A part that is told by a place."""
    return Part((called,), tuple(Way((report.format(one),), one) for one in places))


def _others(here: Name) -> list[Name]:
    return [one for one in LOCATIONS if one != here]


# --- what each verb is told by ---

Parts = Iterator[Part]


def _what(step: Step, here: Name) -> tuple[str, Name]:
    """Which card a step is done to: how that is called, and by which word it is told."""
    at, of = step.what.at, step.what.of or here
    if at == COVERED:
        return "under", UNDER
    if at == TOUCHED:
        return "touched", UNDER if step.to != HERE else here
    return ("bottom" if at == LOWEST else "any" if step.what.itself else "here"), of


def _take(table: Table, step: Step, here: Name) -> Parts:
    called, what = _what(step, here)
    if called == "touched" and _moved_up(table):
        what = here
    yield _one(f"take-{called}", f"take {what}", place=step.what.of or here)


def _moved_up(table: Table) -> bool:
    """Whether the card that was touched lies on top of the character, and not beneath it."""
    return any(one.verb == "move" and one.to == HERE for one in _open(table).deploy)


def _banish(table: Table, step: Step, here: Name) -> Parts:
    called, what = _what(step, here)
    if not step.what.all:
        yield _one(f"banish-{called}", f"banish {what}", place=here)
        return
    back = [*filter(None, map(_counted, _open(table).deploy))]
    ways = []
    for number in range(1, len(table.piles[here])):
        again = (f"take {here}",) if back and number >= back[0] else ()
        ways.append(Way((f"banish {UNDER}",) * number + again, Name(str(number))))
    yield Part(("banish-all",), tuple(ways))


def _counted(step: Step) -> int:
    """How many cards a step wants to have been touched before, if it counts them."""
    return int(step.when.get("count", 0)) if isinstance(step.when, Mapping) else 0


def _move(_: Table, step: Step, here: Name) -> Parts:
    called, what = _what(step, here)
    if step.what.all:
        yield _each("pile", f"pile {here} {{}}", _others(here))
    elif step.to == HERE:
        yield _one("move-up", f"move {what} {here}", place=here)
    else:
        assert step.to in (ELSEWHERE, COLOUR_FREE)
        yield _each(f"move-{called}", f"move {what} {{}}", _others(here))


def _pull(_: Table, step: Step, here: Name) -> Parts:
    """Beneath the character: of any location, or the top card of another."""
    called, places = ("any", [*LOCATIONS]) if step.what.at == ANY else ("top", _others(here))
    assert step.what.at in (ANY, TOPS)
    yield _each(f"pull-{called}", f"move {{}} {here} {BENEATH}", places)


def _deploy(_: Table, step: Step, here: Name) -> Parts:
    """A card goes elsewhere, if it is to, and then its own ability works there."""
    if step.to:
        called, what = _what(step, here)
        places = [Name(step.to)] if step.to in LOCATIONS else _others(here)
        yield _each(f"move-{called}", f"move {what} {{}}", places)
    yield Part(("deploy",), (Way((ABILITY,)),), after=bool(step.to))


def _flip(table: Table, step: Step, here: Name) -> Parts:
    if step.to == SLID:  # so many as there are
        yield _one("slide", *[f"move {DECK} {here} {BENEATH}"] * min(step.n, len(table.piles[DECK])))
    elif step.to == ELSEWHERE:
        yield _each("flip", f"move {DECK} {{}}", _others(here))
    else:
        yield _each("flip", f"move {DECK} {{}}", [*_others(here), BANISHED])


def _unbanish(table: Table, step: Step, here: Name) -> Parts:
    if step.to == HAND:
        yield _one("unbanish", f"take {BANISHED}")
    elif step.to == LOWEST:
        yield _one("unbanish-bottom", f"move {BANISHED} {here} {BOTTOM}")
    elif step.to == DECK:
        ways = tuple(Way((f"move {BANISHED} {DECK} {spot}",), spot) for spot in (TOP, BOTTOM))
        yield from (Part(("unbanish-deck",), ways, after=number > 0) for number in range(step.what.up_to))
    else:  # all of them to one location
        first = [one.args["to"] for one in table.turn.told if one.verb == "move"]
        yield _each("unbanish-location", f"move {BANISHED} {{}}", [*LOCATIONS])
        again = _each("unbanish-location", f"move {BANISHED} {{}}", first[:1] or [*LOCATIONS])
        yield from (again._replace(after=True) for _ in range(1, step.what.up_to))


def _codebreaker(_: Table, _step: Step, _here: Name) -> Parts:
    yield _one("take-deck-bottom", f"take {DECK_BOTTOM}")


def _firewall(table: Table, _: Step, here: Name) -> Parts:
    """One to each of the other locations; of a deck with fewer, to some of them."""
    lay = [f"move {DECK} {one} {TOP} down" for one in _others(here)]
    if len(table.piles[DECK]) + len(table.turn.told) >= LOOKED_AT:
        yield _one("lay-face-down", *lay)
    else:
        parts = [_each("lay-one", f"move {DECK} {{}} {TOP} down", _others(here))] * len(lay)
        yield from (part._replace(after=at > 0) for at, part in enumerate(parts))


def _gambler(_: Table, _step: Step, here: Name) -> Parts:
    """The card that was turned over: taken for the character itself, or banished."""
    hit = Way((f"take {DECK}", f"banish {here}"), Name("hit"))
    yield Part(("guess",), (hit, Way((f"banish {DECK}",), Name("miss"))))


VERBS: dict[str, Callable[[Table, Step, Name], Parts]] = {
    "take": _take,
    "banish": _banish,
    "move": _move,
    "pull": _pull,
    "deploy": _deploy,
    "flip": _flip,
    "unbanish": _unbanish,
    "draw": lambda _, _step, _here: iter([_one("draw", f"take {DECK}")]),
    "banish_hand": lambda _, _step, _here: iter([_one("banish-hand", f"banish {HAND}")]),
    "banish_self": lambda _, _step, here: iter([_one("banish-self", f"banish {here}")]),
    "regain": lambda _, _step, here: iter([_one("regain", f"take {here}")]),
    "end_turn": lambda _, _step, _here: iter([_one("end", "end")]),
}
OWNS: dict[str, Callable[[Table, Step, Name], Parts]] = {
    "codebreaker": _codebreaker,
    "firewall-expert": _firewall,
    "online-gambler": _gambler,
    "mickey-the-carver": lambda _, _step, _here: iter([_one("take-gold", f"take {DECK}")]),
}
