"""Players for the human's seat of Red Rising on the screen: what they may know, that they play alike for the same seed,
and that each is stronger than the one before."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from automarium import Ask, Match, Refusal, Stream, game, run
from automarium.core.rng import mixed
from automarium.core.tale import Name, Say
from automarium.games.redrising.cards import Card
from automarium.games.redrising.names import AUTOMA_HAND, CERES, DECK, HAND, HUMAN, LUNA, MINERVA
from automarium.games.redrising.scoring import gained_with, steps_to_end
from automarium.games.redrising.table import Table, signed
from automarium.games.redrising.thought import Thought, copied, deal_anew
from automarium.players import Weighed, hints, needs, player, then, why
from automarium.players.redrising_seat import (
    Greedy,
    Search,
    Tried,
    _beside,
    alone,
    at_once,
    held,
    possible,
    quick,
    thought_of,
    together,
)
from automarium.players.redrising_why import Line, _certain, _ending, _lost
from automarium.words import LANGUAGES
from automarium.words.advice import advice
from automarium.words.own import words_of

SCREEN = {"depth": "screen"}
LONG = "AUTOMARIUM_LONG" in os.environ


def asked(seed: str, answers: int, **setup: str) -> Match[Any]:
    """A match after so many answers at random."""
    match = Match(game("redrising"), {**SCREEN, **setup}, seed)
    stream = Stream(seed, "asked")
    while match.ask is not None and len(match.answers) < answers:
        match.answer(match.ask.write(stream.pick(possible(match.ask))))
    return match


def points(human: str, seeds: range) -> float:
    """By how much a player is ahead on average."""
    redrising = game("redrising")
    margins = []
    for seed in map(str, seeds):
        sheet = redrising.sheet(run(redrising, SCREEN, seed, player("redrising", human, Stream(seed, "human"))))
        assert sheet is not None
        margins.append(sheet.totals[0] - sheet.totals[1])
    return sum(margins) / len(margins)


# --- a match in thought ---


@pytest.mark.parametrize("answers", range(0, 25, 3))
def test_a_thought_stands_where_the_match_stands(answers: int) -> None:
    match = asked("stands", answers)
    table, rest = thought_of(match).at_question()
    state: Table = match.state
    assert table.piles == state.piles
    assert (table.tracks, table.sovereign, table.turns) == (state.tracks, state.sovereign, state.turns)
    assert rest.gi_frame is not None  # type: ignore[attr-defined]  # it waits for the answer


def test_thinking_changes_nothing_in_the_match() -> None:
    match = asked("nothing", 20)
    before = match.journal()
    assert hints(match, "20")
    assert match.journal() == before


def test_what_is_dealt_anew_is_what_nobody_has_seen() -> None:
    table = copied(asked("anew", 24).state)
    before = {place: list(pile) for place, pile in table.piles.items()}
    deal_anew(table, Stream("anew", "thought"))
    for place, pile in before.items():
        for at, card in enumerate(pile):
            if place not in (DECK, AUTOMA_HAND) or card.id in table.seen:
                assert table.piles[place][at] == card
    assert sorted(card.id for card in table.piles[DECK]) != sorted(card.id for card in before[DECK])
    assert sorted(chain(*table.piles.values())) == sorted(chain(*before.values()))


def hidden_swapped(thought: Thought, now: Table) -> Thought:
    """The same match for whoever may not look: everything that the human has not seen until now lies elsewhere."""
    hidden = [card.id for place in (DECK, AUTOMA_HAND) for card in now.piles[place] if card.id not in now.seen]
    instead = dict(zip(hidden, mixed(7, hidden), strict=True))
    began = copied(thought.began)
    for place in (DECK, AUTOMA_HAND):
        began.piles[place] = [Card(instead.get(card.id, card.id)) for card in began.piles[place]]
    began.deck.cards.reverse()
    began.deck.unseen.reverse()
    return Thought(began, thought.said)


@pytest.mark.parametrize("answers", [0, 4, 9, 13, 18, 22, 27])
@pytest.mark.parametrize("make", [lambda: Greedy(Stream("peek", "x")), lambda: Search(Stream("peek", "x"), 24)])
def test_nobody_peeks(make: Callable[[], Greedy | Search], answers: int) -> None:
    """With other cards in the deck, in the Automa's hand and in its deck the same is chosen."""
    match = asked(f"peek {answers}", answers)
    assert match.ask is not None
    thought = thought_of(match)
    other = hidden_swapped(thought, match.state)
    assert other.began.piles[DECK] != thought.began.piles[DECK]
    choices = possible(match.ask)
    assert make().weigh(thought, choices) == make().weigh(other, choices)


# --- playing ---


@pytest.mark.parametrize("human", ["random", "search:2", *(["greedy", "search:100"] if LONG else [])])
def test_the_same_seed_plays_the_same(human: str) -> None:
    redrising = game("redrising")

    def piles() -> dict[Any, Any]:
        table: Table = run(redrising, SCREEN, "same", player("redrising", human, Stream("same", "human")))
        return table.piles

    assert piles() == piles()


def test_at_random_every_legal_play_is_as_likely() -> None:
    match = asked("uniform", 0, first="human")
    assert match.ask is not None
    ask = match.ask
    seat = player("redrising", "random", Stream("uniform", "human"))
    led = sum(seat(ask, match.state).verb == "lead" for _ in range(600))
    hand = len(match.state.piles[HAND])
    assert abs(led / 600 - 4 * hand / (4 * hand + 1)) < 0.05


def test_greedy_beats_random() -> None:
    """By some hundred points (docs/players.md)."""
    assert points("greedy", range(2)) > points("random", range(30)) + 30


@pytest.mark.skipif(not LONG, reason="with AUTOMARIUM_LONG: it takes minutes")
def test_search_beats_greedy() -> None:
    """By some forty points over 36 matches, with the playouts that it has by default (docs/players.md)."""
    assert points("search", range(20)) > points("greedy", range(20)) + 10


def test_cards_that_fit_are_worth_more_together() -> None:
    """A player's sense for cards: Sevro wants Reds, Lorn no other Gold."""
    eo, sevro, lorn = Name("eo"), Name("sevro"), Name("lorn")
    assert together(sevro, eo) == together(eo, sevro) > 0
    assert together(lorn, sevro) < 0
    assert held(eo, [Card(sevro), Card(eo)]) == alone(eo) + together(eo, sevro)


@pytest.mark.parametrize("answers", range(0, 25, 6))
def test_a_match_played_out_in_thought_follows_the_rules(answers: int) -> None:
    """Whatever a hasty player chooses was among what could be chosen."""
    match = asked("hasty", answers)
    assert match.ask is not None
    stream = Stream("hasty", "thought")
    hasty, chosen = quick(stream), []

    def noted(table: Table, id: str, choices: Sequence[Any], none: bool) -> Any:
        chosen.append(hasty(table, id, choices, none))
        assert chosen[-1] in choices or (none and chosen[-1] is None)
        return chosen[-1]

    assert thought_of(match).played_on(possible(match.ask)[0], stream, noted).final
    assert chosen


# --- by name ---


def test_a_player_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_seat.py").write_text(
        "def make(stream):\n    return lambda ask, table: stream.pick(ask.legal() or [()])\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    redrising = game("redrising")
    table: Table = run(redrising, SCREEN, "own", player("redrising", "my_seat:make", Stream("own", "human")))
    assert table.turns[HUMAN] > 3


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("clever", "player-unknown"),
        ("", "player-unknown"),
        ("search:0", "player-budget"),
        ("search:x", "player-budget"),
        ("search:9999999", "player-budget"),
        ("greedy:5", "player-budget"),
        ("no_such_module:make", "player-not-found"),
        ("json:no_such_function", "player-not-found"),
        ("..:x", "player-not-found"),
    ],
)
def test_a_name_that_is_none_is_refused(name: str, problem: str) -> None:
    with pytest.raises(Refusal) as found:
        player("redrising", name, Stream("x", "y"))
    assert found.value.id == problem


def test_only_on_the_screen_does_the_program_see_what_a_human_would() -> None:
    assert needs("redrising", "search:50") == SCREEN
    assert needs("redrising", "random") == needs("scythe", "random") == {}
    assert hints(Match(game("redrising"), {}, "box")) == ()
    assert hints(Match(game("scythe"), {}, "box")) == ()


def test_hints_are_legal_and_the_best_comes_first() -> None:
    match = asked("hints", 9)
    ask: Ask[Any] | None = match.ask
    assert ask is not None
    found = hints(match, "40")
    assert all(one.value in possible(ask) for one in found)
    match.answer(ask.write(found[0].value))


# --- why ---


def test_the_points_of_a_reason_are_what_the_turn_brings() -> None:
    told = 0
    for answers in range(1, 40):
        match = asked("why", answers, house="mars")
        if match.ask is None or match.ask.id != "ask-gain":
            continue
        for place in (one for one in possible(match.ask) if one != DECK):
            found = {one.id: one.args for one in why(match, [Weighed(place, 9.0), Weighed(DECK, 0.0)])}
            more = gained_with(match.state, place)
            lost = {"points": -more} if more < 0 else None  # which is no reason
            assert found.get("hint-why-loses") == lost
            assert found.get("hint-why-points", {"points": signed(0)}) == {"points": signed(max(0, more))}
            assert "hint-why-can" not in found  # it is certain
            told += 1
    assert told > 10


def test_that_a_turn_costs_points_is_no_reason_for_it() -> None:
    match = asked("why", 1, house="mars")
    lines = [Line(-9, None, False), Line(-7, None, False)]
    assert (_lost(lines), _lost([*lines, Line(3, None, False)])) == (8, 0)
    assert next(iter(_certain(lines[:1], last=False, short=False))).id == "hint-why-can"
    for lang in LANGUAGES:
        assert "8" in words_of(match, lang).say("hint-why-loses", {"points": 8})


def test_where_it_hangs_on_what_comes_out_a_reason_says_about_how_much() -> None:
    lines = [Line(30, None, False), Line(40, None, False)]
    about = Say("hint-why-about", {"points": 35, "ends": "no"})
    assert list(_certain(lines, last=False, short=False)) == [about]
    assert not [*_certain([*lines, Line(-1, None, False)], last=False, short=False)]


def test_a_reason_says_that_the_turn_ends_the_match() -> None:
    told = 0
    for seed in map(str, range(4)):
        match, stream = asked(seed, 0, house="mars"), Stream(seed, "ends")
        while match.ask is not None and not match.state.ending:
            value, near = stream.pick(possible(match.ask)), steps_to_end(match.state, HUMAN) <= 3
            weighed = [Weighed(value, 9.0), Weighed(DECK, 0.0)]
            said = [one.id for one in why(match, weighed)] if near and match.ask.id == "ask-gain" else []
            match.answer(match.ask.write(value))
            if "hint-why-ends" in said:
                assert match.state.ending
                told += 1
    assert told


def test_what_is_advised_next_goes_on_in_the_sentence() -> None:
    for seed in map(str, range(6)):
        match = asked(seed, 0, house="mars", first="human")
        if "Затем: " in (said := advice(match, words_of(match, "ru"), "20")[0].why):
            assert re.search(r"Затем: [а-я]", said)
            return
    pytest.fail("nothing was said of what comes next")


def test_the_next_hint_goes_on_with_what_the_last_one_said_would_follow() -> None:
    followed = 0
    for answers in range(0, 12, 2):
        match = asked("why then", answers, house="mars", first="human")
        if match.ask is None:
            continue
        best = hints(match, "20")[0].value
        if (next := then(match, best, "20")) is None:
            continue
        match.answer(match.ask.write(best))
        assert match.ask is not None
        assert match.ask.id == next.ask.id
        assert hints(match, "20")[0].value == next.value
        followed += 1
    assert followed > 1


def test_nothing_is_said_of_what_follows_something_hidden() -> None:
    match = asked("why then", 0, first="human")
    assert match.ask is not None
    assert then(match, match.ask.parse("scout")) is None


@pytest.mark.parametrize("house", [MINERVA, CERES])
def test_whatever_may_be_answered_what_follows_is_a_question_of_the_same_turn(house: str) -> None:
    """Of House Minerva the location Luna rolls the die: what that shows, and what it asks for, nobody can know."""
    rolled = 0
    for seed in map(str, range(10)):
        match, stream = asked(seed, 0, house=house.removeprefix("house-"), first="human"), Stream(seed, "follows")
        while match.ask is not None and len(match.answers) < 24:
            values = possible(match.ask)
            for value in values if match.ask.id == "ask-gain" else values[:2]:
                next = then(match, value, "1")
                if match.ask.id == "ask-gain" and value == LUNA and house == MINERVA:
                    assert next is None
                    rolled += 1
                assert next is None or next.value in possible(next.ask)
            match.answer(match.ask.write(stream.pick(values)))
    assert bool(rolled) == (house == MINERVA)


def test_of_answers_that_playouts_do_not_tell_apart_one_that_brings_more_at_once_comes_first() -> None:
    better = 0
    for answers in range(1, 12, 2):
        match = asked("alike", answers, house="mars")
        if match.ask is None or match.ask.id == "ask-block" or len(found := hints(match, "24")) < 2:
            continue
        worth = at_once(thought_of(match), [one.value for one in found], match.seed)
        if found[0].margin < max(one.margin for one in found):
            assert worth[0] > min(worth)
            better += 1
    assert better


def test_what_makes_most_of_the_turn_is_tried_as_often_as_the_best() -> None:
    match = asked("alike", 9, house="mars")
    assert match.ask is not None
    search, thought = Search(Stream("late", "tried"), 24), thought_of(match)
    best, *others = search.play_out(thought, search.promising(thought, match.ask))
    late = others[-1]
    assert len(late.margins) < len(best.margins)
    search.catch_up(thought, late, best)
    again = [search._margin(thought, late.value, seed) for seed in search.seeds[: len(best.margins)]]
    assert late.margins == again  # in the same chance


def test_answers_are_compared_where_they_met_the_same_chance() -> None:
    assert Tried("a", [5, 6, 70]).ahead_of(Tried("b", [1, 4])) == 3


def test_what_is_not_told_from_the_best_comes_next_and_says_what_it_makes_at_once() -> None:
    best, even = Tried("best", [50, -20, 1]), Tried("even", [1, 3, 2])
    less, late = Tried("less", [10, -70, -40]), Tried("late", [9, -15, 30])
    found = _beside([best, less, late, even], [9.0, 40.0, 8.0, -31.0], 0)
    assert [(one.value, one.even, one.now) for one in found] == [
        ("best", False, 0.0),
        ("late", True, -1.0),
        ("even", True, -40.0),
        ("less", False, 31.0),
    ]
    assert found[0].margin - found[-1].margin == best.ahead_of(less)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_calls_nothing_as_good_of_which_nothing_is_known(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = asked("advice", 2, first="human")
    voice, [first, second, third, *_] = words_of(match, lang), hints(match, "20")
    found = [first, second._replace(margin=first.margin + 3, even=True, now=-40.0), third._replace(even=True, now=0.2)]
    found.append(third._replace(margin=first.margin - 12, even=False))
    monkeypatch.setattr("automarium.words.advice.hints", lambda *_: found)
    monkeypatch.setattr("automarium.words.advice.then", lambda *_: None)
    lines = [one.line for one in advice(match, voice, "20")]
    assert "−40" in lines[1]
    assert not re.search(r"[−+]\d", lines[2])
    assert lines[3].endswith("−12")


@pytest.mark.parametrize(
    ("house", "first", "who"),
    [("mars", "human", "automa"), ("mars", "automa", ""), ("apollo", "human", "both")],
)
def test_a_turn_that_ends_the_match_says_who_moves_after_it(house: str, first: str, who: str) -> None:
    """In one sentence with what it is worth."""
    match = asked("left", 1, house=house, first=first)
    lines = [Line(12, None, True, token=True)] * 2
    can = list(_certain(lines, last=False, short=False))
    said = list(_ending(lines, match.state, can, last=False))
    assert (said[0].id, said[0].args["ends"]) == ("hint-why-can", "yes")
    assert [one.args["who"] for one in said[1:]] == ([who] if who else [])
    assert all(one.args["token"] == "yes" for one in said[1:])
    assert next(_ending(lines, match.state, [], last=True)) == Say("hint-why-ends", {"surely": "yes"})
    for lang in LANGUAGES:
        assert all(words_of(match, lang).say(one.id, one.args) for one in said)


def test_luck_does_not_tell_answers_apart() -> None:
    assert Tried("a", [5, 6, 7]).surely_beats(Tried("b", [1, 3, 2]))
    assert not Tried("a", [50, -20, 1]).surely_beats(Tried("b", [1, 3, 2]))
    assert not Tried("a", [50]).surely_beats(Tried("b", [1]))


def test_a_reason_does_not_look_at_what_is_hidden() -> None:
    match = asked("why hidden", 6)
    found = hints(match, "20")
    again = asked("why hidden", 6)
    deal_anew(again.state, Stream("other", "deal"))
    assert list(why(again, found)) == list(why(match, found))


def test_without_anything_certain_a_reason_says_how_it_was_found() -> None:
    match = asked("why deck", 1, first="human")
    assert match.ask is not None
    assert [one.id for one in why(match, [Weighed(DECK, 1.0), Weighed(DECK, 0.0)])] == ["hint-why-played"]
    assert why(match, [Weighed(DECK, 0.0)]) == ()
    assert why(Match(game("scythe"), {}, "box"), []) == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_best_answer_says_why(lang: str) -> None:
    match = asked("advice", 2, first="human")
    best, *others = advice(match, words_of(match, lang), "20")
    assert best.why
    assert not any(one.why for one in others)
