"""Every answer that a player can give can be put together by taps, in every game."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise, takewhile
from typing import Any

import pytest

from automarium.core.ask import Ask, Field, Number, Pick, Reports
from automarium.core.bits import each
from automarium.core.match import Match
from automarium.core.tale import Name, Say
from automarium.games.gaia.map import BY_NAME, NAMES
from automarium.games.gaia.names import STEP_SPACES
from automarium.games.golem.golems import free_grave, open_graves
from automarium.games.golem.shapes import IN_ONE_SUM, Parts
from automarium.games.scythe.board import NUMBER
from automarium.games.scythe.names import RESOURCES
from automarium.taps import Hand, hand
from automarium.taps.gaia import NUMBERS, RESEARCH, may_federate, open_space, places
from automarium.taps.golem import MORE_GRAVES, laid_out
from automarium.web.compose import Composer, compose, tappable
from tests.bots import cases, human, new

ANSWERS = 120
MOST_TRIED = 20_000


def path(hand: Hand, text: str, begun: tuple[str, ...] = ()) -> list[tuple[str, ...]] | None:
    """The taps that lead to an answer, or None: those that go furthest into it are tried first. Places of the answer
    may be tapped on the board."""
    wanted = plain(text)
    places = [one for one in tappable(hand.ask) if one in wanted.replace("-", " ").split()]
    paths: list[tuple[int, int, list[tuple[str, ...]]]] = [(0, 0, [begun])]
    seen: set[tuple[str, ...]] = {begun}
    while paths and len(seen) < MOST_TRIED:
        _, _, taps = heappop(paths)
        made = compose(hand, taps[-1])
        if gives(made, wanted):
            return taps
        choices = (*made.choices, *([made.onward] if made.onward else []))
        for say in (*(choice.say for choice in choices), *((*taps[-1], place) for place in places)):
            if say and say not in seen:
                seen.add(say)
                said = plain(" ".join(say))
                ends = shared(said, wanted) + shared(said[::-1], wanted[::-1])  # some rows are filled from their end
                common = min(len(said), ends)
                heappush(paths, (2 * (len(said) - common) - common, len(seen), [*taps, say]))
    return None


def shared(one: str, other: str) -> int:
    """How far two texts begin alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def as_tapped(match: Match[Any], text: str) -> str:
    """An answer as taps give it: of Scythe's resources all kinds of a place are told together, and in Gaia Project the
    VP that are sure with what brings them, and with a step that finds the Lost Planet where that lies; before that what
    charging power has cost (nothing). Of Golem's income one sum is said to be one."""
    asked = hand(match).ask.shape
    if isinstance(asked, Reports) and [one.verb for one in asked.reports] == ["vp"] and not text.startswith("vp "):
        return f"vp {match.state.human.vp}"
    if isinstance(asked, Parts) and asked.number > 1 and "|" not in text:
        return f"{IN_ONE_SUM}{text}"
    if match.game.id == "gaia" and (free := lost_planet_there(match, text)):
        text = f"{text} {free}"
    sure = [one.text for one in hand(match).brought(text)[:1] if one.at_once]
    if sure:
        return sure[0]
    verb, *said = text.split()
    if verb != "res" or len(said) != 3:
        return text
    place, kind, number = said
    counts = (number if one == kind else match.state.resources_of(NUMBER[Name(place)], one) for one in RESOURCES)
    return " ".join(["goods", place, *map(str, counts)])


def lost_planet_there(match: Match[Any], text: str) -> str:
    """The first hex where the Lost Planet can lie that a step finds, if it does: taps tell both at once."""
    words = text.split()
    free = places(match.state, tuple(words)) if words[1:] and words[0] in RESEARCH else 0
    return NAMES[next(each(free))].casefold() if free else ""


def plain(text: str) -> str:
    return " ".join(text.replace(",", " ").casefold().split())


def gives(made: Composer, wanted: str) -> bool:
    """Whether the answer can be given now: by a button, or typed where that is the only way."""
    answers = [made.answer, made.sure, *(choice.answer for choice in made.choices)]
    if made.fields:
        parts = filled(made, wanted)
        begun = wanted.split()[: len(made.said)] == [plain(word) for word in made.said]  # what was tapped is part of it
        return begun and len(parts) == len(made.fields) and all(map(_takes, made.fields, parts))
    *said, last = wanted.split() or [""]
    if made.number and plain(" ".join(made.said)) == " ".join(said) and _within(made.number, last):
        return True
    return wanted in [plain(one) for one in answers if one] or (made.line and not made.said)


def filled(made: Composer, wanted: str) -> list[str]:
    """What is written into the fields that stand side by side; where the answer names them, each under its name."""
    parts = wanted.split()[len(made.said) :]
    if len(parts) == 2 * len(made.fields):
        named = dict(zip(parts[::2], parts[1::2], strict=True))
        return [named[field.name] for field in made.fields]
    return parts + [str(field.default) for field in made.fields[len(parts) :] if field.optional]


def _takes(field: Field, part: str) -> bool:
    part = part.removeprefix("=")
    if isinstance(field.shape, Pick):
        return part in [option.text.casefold() for option in field.shape.options]
    return isinstance(field.shape, Number) and _within(field.shape, part)


def _within(number: Number | None, part: str) -> bool:
    part = part.removeprefix("=")
    return number is not None and part.lstrip("-").isdecimal() and number.low <= int(part) <= number.high


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_every_answer_can_be_tapped(id: str, setup: dict[str, object]) -> None:
    match = new(id, setup, "taps")
    answerer = human(id, "taps")
    for _ in range(ANSWERS):
        if match.ask is None:
            break
        text = as_tapped(match, match.ask.write(answerer(match.ask, match.state)))
        assert path(hand(match), text) is not None or cannot_be(match, text), (match.ask.id, text)
        assert not (id == "golem" and compose(hand(match), ()).line), f"{match.ask.id} needs a keyboard"
        match.answer(text)


def cannot_be(match: Match[Any], text: str) -> bool:
    """A federation that nobody can have founded, a token once more of somebody who has none, terraforming where no step
    is needed, a new worker where none can come, a grave far beyond the free one: the rules trust the player, and taps
    do not lead there."""
    verb, *more = text.rpartition("; ")[2].split()
    if match.game.id == "golem" and verb == "grave":
        return not open_graves(match.state) and int(more[0]) > free_grave(match.state) + MORE_GRAVES
    if match.game.id == "scythe":
        return text.startswith("worker +")
    if match.game.id == "gaia" and verb == "power":
        return unlit(match, text) or not open_space(match.state, NUMBERS[more[0]])
    return match.game.id == "gaia" and verb == "federation" and not may_federate(match.state)


def unlit(match: Match[Any], text: str) -> bool:
    """A mine after steps on a planet that needs none: the composer knows no map, but on the page it leads nowhere."""
    verb, *more = text.rpartition("; ")[2].split()
    if match.game.id != "gaia" or verb != "power" or NUMBERS[more[0]] not in STEP_SPACES:
        return False
    return any(not places(match.state, ("power", more[0])) >> BY_NAME[hex] & 1 for hex in more[1:2])


# in Scythe other corrections say the same; some can be wrong only for one faction, or with a mech
SCYTHE = {"mechs", "workers", "automa-mechs", "automa-workers", "popularity", "my-coins", "my-power"}
TYPED = {
    "scythe": SCYTHE | {"flag", "trap", "ability", "res", "my-unit", "its-unit"},
    "gaia": {"satellite", "station", "research", "gaiaformer"},
}  # taps say it otherwise


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_every_correction_can_be_begun_by_taps(id: str, setup: dict[str, object]) -> None:
    match = new(id, setup, "fix")
    assert match.ask is not None
    if setup.get("depth") == "screen":  # there the program makes no mistake
        assert match.ask.fixes is None
        return
    assert match.ask.fixes is not None
    verbs = compose(hand(match), ["fix"]).choices
    every = {report.verb for report in match.ask.fixes.reports}
    begun = [(choice.say or tuple(choice.answer.split()))[1] for choice in verbs]
    assert len(begun) == len({*begun})
    without = {verb for verb in every if laid_out(verb)} if match.game.on_screen(match.setup) else set()
    assert every - {*begun} <= (TYPED.get(id, set()) | without)
    for choice in verbs:
        if choice.say:
            made = compose(hand(match), choice.say)
            on_the_map = made.heading == Say("tap-fix-there")
            assert made.choices or made.number or made.answer or made.line or made.fields or on_the_map, choice.say


def test_a_place_tapped_first_shows_what_can_be_done_there() -> None:
    match = new("redrising", {"first": "human"}, "place")
    match.answer("4")
    assert match.ask is not None
    *reports, fix = compose(hand(match), ["mars"]).choices
    assert [choice.answer for choice in reports] == ["lead mars", "scout mars"]  # one gains after leading
    assert fix.say == ("fix", "mars")  # what lies there can be corrected as well
    assert compose(hand(match), fix.say).choices


def test_a_line_can_be_taken_back_tap_by_tap() -> None:
    match = new("golem", {"door": "owner"}, "back")
    match.answer("s1 +3r; s2 +3r")
    assert match.ask is not None
    taps = path(hand(match), "39 43 41 46")
    assert taps is not None
    for before, after in pairwise(taps):
        assert compose(hand(match), after).back == before


def test_a_number_out_of_many_is_one_field_and_stays_one() -> None:
    """It was tapped digit by digit, and the page jumped on after the first."""
    made = compose(Hand(Ask("ask-total", Name("human-1"), Number(0, 240))), ())
    assert (made.number, made.choices) == (Number(0, 240), ())


def test_words_that_mean_nothing_lead_nowhere() -> None:
    for id, setup in cases():
        match = new(id, setup, "nowhere")
        assert match.ask is not None
        compose(hand(match), ["no", "such", "words"])
        compose(hand(match), ["12", "-", "_", "…", "+"])
        compose(hand(match), ["fix", "nothing"])


def test_a_count_that_is_corrected_begins_with_what_is_believed() -> None:
    match = new("redrising", {"first": "human"}, "now")
    for said in ("fix turns human", "fix helium human"):
        made = compose(hand(match), said.split())
        assert made.number or made.choices, said
        assert made.now == 0, said
