"""What the Automa may do next: what happens was foreseen, and nothing hidden was looked at."""

from __future__ import annotations

from importlib import import_module
from itertools import permutations
from typing import Any

import pytest

from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.core.tale import Name, Tale
from automarium.core.twin import twin
from automarium.forecast import WARNED, _counted, ends, forecast, foreseeable
from automarium.forecast.gaia import _weight
from automarium.games import GAMES, game
from automarium.words.foreseen import foreseen, warned
from automarium.words.own import words_of
from tests.bots import SETUPS, human, new

CASES = [(id, at) for id in GAMES for at in range(len(SETUPS[id]))]


def turns(id: str, at: int, most: int = 16) -> list[tuple[set[Any], dict[Any, float]]]:
    """What each turn of the Automa brought up to the next question, and what had been foreseen where it began."""
    room = import_module(f"automarium.forecast.{id}")
    found: list[tuple[set[Any], dict[Any, float]]] = []

    def watch(table: Any, told: int) -> None:
        event = table.tale.events[told - 1]
        if event.id == "head-automa-turn" and len(found) < most and not room.none(table):
            seen = {one.thing: one.share for one in _counted(room, table).things}
            found.append((set(), seen))
            open_[:] = [found[-1]]
        elif event.id.startswith("head-") and not event.id.endswith(("-card", "-combat")):
            open_.clear()
        elif open_ and (thing := room.thing(event)) is not None:
            open_[0][0].add(thing)

    open_: list[tuple[set[Any], dict[Any, float]]] = []
    match = Match(game(id), game(id).setup(SETUPS[id][at]), "foreseen", watch=watch)
    player = human(id, "foreseen")
    while match.ask is not None and len(found) < most:
        match.answer(match.ask.write(player(match.ask, match.state)))
    return found


@pytest.mark.parametrize(("id", "at"), [one for one in CASES if one[0] != "golem" or one[1] < 3])
def test_what_happens_was_foreseen(id: str, at: int) -> None:
    """All of it, up to the first question that somebody has to answer on the way: after a combat anything may come."""
    found = turns(id, at)
    assert found
    for happened, seen in found:
        if not any(thing.id == "forecast-attack-units" for thing in happened):
            assert happened <= set(seen), happened - set(seen)
        assert all(0 < share <= 1.000001 for share in seen.values())


def mixed_up(match: Match[Any], stream: Stream) -> None:
    """Everything that nobody may know lies otherwise."""
    table = match.state
    if match.game.id == "gaia":
        for automa in table.automas:
            stream.shuffle(automa.deck.cards)
            stream.shuffle(automa.deck.unseen)
        return
    if match.game.id == "golem":
        fresh = [id for id in table.deck.cards if id not in table.deck.drawn]
        under = [id for id in table.deck.cards if id in table.deck.drawn]
        stream.shuffle(fresh)
        table.deck.cards[:] = [*under, *fresh]
        stream.shuffle(table.book_pile)
        return
    both = [*table.deck.cards, *table.deck.unseen]
    stream.shuffle(both)
    table.deck.cards[:], table.deck.unseen[:] = both[: len(table.deck.cards)], both[len(table.deck.cards) :]
    if match.game.id == "redrising":
        stream.shuffle(table.piles["deck"])


@pytest.mark.parametrize("id", GAMES)
def test_nothing_hidden_is_looked_at(id: str) -> None:
    match = new(id, SETUPS[id][0], "hidden")
    player = human(id, "hidden")
    compared = 0
    for at in range(24):
        if match.ask is None:
            break
        before = forecast(match)
        mixed_up(match, Stream("hidden", str(at)))
        assert forecast(match) == before
        compared += not before.none
        match.answer(match.ask.write(player(match.ask, match.state)))
    assert compared > 5


@pytest.mark.parametrize("id", GAMES)
def test_the_table_stays_as_it_was(id: str) -> None:
    match = new(id, SETUPS[id][0], "stays")
    player = human(id, "stays")
    for _ in range(12):
        if match.ask is None:
            break
        told = len(match.tale.events)
        forecast(match)
        assert len(match.tale.events) == told
        match.answer(match.ask.write(player(match.ask, match.state)))
    again = Match(game(id), match.setup, "stays", match.answers)
    both = ([(one.kind, one.id, one.args) for one in played.tale.events] for played in (again, match))
    assert next(both) == next(both)


def test_a_twin_shares_nothing_that_can_change() -> None:
    match = new("gaia", SETUPS["gaia"][0], "twin")
    player = human("gaia", "twin")
    while match.state.round < 2:
        assert match.ask is not None
        match.answer(match.ask.write(player(match.ask, match.state)))
    made = twin(match.state, Tale(), "other")
    assert made.automas[0] is made.sides[made.automas[0].seat]  # who sits in two places is one there too
    made.automas[0].deck.cards.clear()
    made.automas[0].turns += 5
    assert match.state.automas[0].deck.cards
    assert match.state.automas[0].turns != made.automas[0].turns


def test_gaia_cards_that_nobody_knows_weigh_what_they_should() -> None:
    """Of three known cards and two that came out of four, every two: together they are certain."""
    known, unknown = ("a", "b", "c"), ("w", "x", "y", "z")
    pairs = list(permutations((*known, *unknown), 2))
    weights = [_weight([one in known for one in pair], len(known), 2, len(unknown)) for pair in pairs]
    assert sum(weights) == pytest.approx(1)
    assert _weight([True], 3, 2, 4) == pytest.approx(1 / 5)
    assert _weight([False], 3, 2, 4) == pytest.approx(2 / 5 / 4)
    assert _weight([False], 3, 0, 4) == 0


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("id", GAMES)
def test_a_forecast_is_said_in_words(id: str, lang: str) -> None:
    match = new(id, SETUPS[id][0], "words")
    player = human(id, "words")
    lines: set[str] = set()
    for _ in range(16):
        if match.ask is None:
            break
        about, things, _found = foreseen(match, words_of(match, lang))
        lines |= {about, *(one.line for one in things), *(one.often for one in things)}
        match.answer(match.ask.write(player(match.ask, match.state)))
    assert len(lines) > 5
    assert not any("forecast-" in line or "{" in line for line in lines)


def test_scythe_says_what_becomes_of_the_move_with_every_card() -> None:
    """A unit that stays where it is, or no move at all, is part of what may come."""
    match = new("scythe", {"human": "crimea", "automa": "saxony", "level": "automa"}, "all")
    match.answer("fix automa-workers E5")
    moves = ("attack-units", "attack-workers", "move", "encounter", "stay", "no-move")
    told = forecast(match)
    assert sum(told.kinds.get(f"forecast-{one}", 0) for one in moves) == pytest.approx(1)
    assert {"forecast-stay", "forecast-no-move"} & told.kinds.keys()


def test_scythe_says_which_options_are_left_out() -> None:
    assert forecast(new("scythe", {}, "all")).left_out == ()
    for options in (["hesitation"], ["mustering"], ["hesitation", "mustering"]):
        match = new("scythe", dict.fromkeys(options, "yes"), "left out")
        voice = words_of(match, "en")
        assert forecast(match).left_out == tuple(f"forecast-without-{one}" for one in options)
        assert all(voice.say(one) in foreseen(match, voice)[0] for one in forecast(match).left_out)


@pytest.mark.parametrize("id", ["redrising", "scythe"])
def test_before_the_automa_may_end_the_match_one_is_warned(id: str) -> None:
    """With the share of the forecast, and never where the end is hardly to be expected."""
    warnings = ended = 0
    for seed in range(12):
        match = new(id, SETUPS[id][0], f"end {seed}")
        player, room = human(id, f"end {seed}"), import_module(f"automarium.forecast.{id}")
        while match.ask is not None:
            near, lines = ends(match), warned(match, words_of(match, "en"))
            shares = {one.thing: one.share for one in forecast(match).things if one.thing.id in room.ENDS}
            assert {one.thing: one.share for one in near} == {one: own for one, own in shares.items() if own >= WARNED}
            assert len(lines) == len(near)
            warnings += bool(near)
            told = len(match.tale.events)
            match.answer(match.ask.write(player(match.ask, match.state)))
            ended += any(room.thing(one) and room.thing(one).id in room.ENDS for one in match.tale.events[told:])
        if warnings and ended:
            return
    raise AssertionError("no match came near its end")


@pytest.mark.rule("R-107", "R-108")
@pytest.mark.parametrize("depth", ["screen", "known"])
@pytest.mark.parametrize(
    ("house", "first", "warns"),
    [
        ("mars", "human", "forecast-end"),
        ("mars", "automa", "forecast-last"),
        ("ceres", "automa", "forecast-last"),
        ("apollo", "human", "forecast-last"),
    ],
)
def test_a_warning_says_whether_one_more_turn_comes(depth: str, house: str, first: str, warns: str) -> None:
    """House Apollo has one after the last round, and whoever is second has one after the first player's."""
    match = new("redrising", {"depth": depth, "house": house, "first": first}, "warned")
    player = human("redrising", "warned")
    while match.ask is not None and not foreseeable(match):
        match.answer(match.ask.write(player(match.ask, match.state)))
    for track in ("fleet", "helium", "influence"):
        match.state.tracks[Name("automa")][Name(track)] = 6
    assert [one.thing.id for one in ends(match)] == [warns]
    match.state.stage = Name("last-turn")
    assert forecast(match).none == "forecast-last-turn"
