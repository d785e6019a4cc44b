"""Red Rising for learners: what Gymnasium asks of an environment, that every question can be answered by steps, that a
match is the same as anywhere else, and that nothing is seen that the human may not see."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="needs the extra rl: make lab-test")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.wrappers import FlattenObservation

from automarium import Match, Refusal, Stream, game
from automarium.core.ask import Ask, Option, Pick, Several
from automarium.core.rng import mixed
from automarium.core.tale import Name, Say
from automarium.games import redrising
from automarium.games.redrising.cards import Card
from automarium.games.redrising.names import AUTOMA_HAND, BANISHED, DECK, HAND, LOCATIONS, LUNA, MARS
from automarium.learn import CARDS, ID, NUMBERS, QUESTIONS, ROWS, THINGS, Observation, RedRisingEnv
from automarium.learn.redrising_steps import LEAD_WHERE, NO, NUMBER, in_steps

COUNTED = ("abilities", "deeds")  # where characters are only counted, which is never so on the screen
VARIANTS: list[dict[str, object]] = [
    {},
    {"variant": "yes", "end-abilities": "may", "itself": "no", "substitute": "yes"},
]


def steps(env: RedRisingEnv, seed: int) -> Iterator[tuple[Observation, dict[str, Any]]]:
    """A match at random: what is seen at each step, the last included."""
    stream = Stream(str(seed), "learn")
    seen, info = env.reset(seed=seed)
    over = False
    while not over:
        yield seen, info
        seen, _, over, _, info = env.step(stream.pick([*map(int, np.flatnonzero(seen["action_mask"]))]))
    yield seen, info


def row(seen: Observation, name: str) -> set[str]:
    return {CARDS[at] for at in np.flatnonzero(seen["cards"][ROWS.index(name)])}


def number(seen: Observation, name: str) -> int:
    return int(seen["numbers"][NUMBERS.index(name)])


# --- what Gymnasium asks ---


@pytest.mark.parametrize("reward", ["margin", "win", "change"])
def test_gymnasiums_own_checker_has_nothing_to_say(reward: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(ID, level=3, reward=reward, render_mode="ansi")
        check_env(env.unwrapped)


def test_it_is_made_by_name_with_and_without_its_module() -> None:
    for name in (ID, f"automarium.learn:{ID}"):
        env = gymnasium.make(name, level=5).unwrapped
        assert isinstance(env, RedRisingEnv)
        assert env.setup["level"] == "5"


@pytest.mark.parametrize("settings", VARIANTS)
def test_every_observation_lies_in_its_space_and_all_its_numbers_are_flat_ones(settings: dict[str, object]) -> None:
    env = RedRisingEnv(settings=settings)
    flat: Any = FlattenObservation(RedRisingEnv(settings=settings))
    assert flat.observation_space.shape is not None
    for seed in range(6):
        for seen, info in steps(env, seed):
            assert seen in env.observation_space
            assert (seen["action_mask"] == info["action_mask"]).all()
            assert flat.observation(seen).shape == flat.observation_space.shape


def test_the_same_seed_brings_the_same_match_and_another_another() -> None:
    one, other = ([*steps(RedRisingEnv(), 4)] for _ in range(2))
    assert data_equivalence(one, other, exact=True)
    assert not data_equivalence(one[0], next(steps(RedRisingEnv(), 5)))
    env = RedRisingEnv()
    names = [env.reset(seed=4)[1]["match"], env.reset()[1]["match"], env.reset()[1]["match"]]
    assert len({*names}) == 3
    assert names == [env.reset(seed=4)[1]["match"], env.reset()[1]["match"], env.reset()[1]["match"]]


def test_a_match_can_be_asked_for_by_its_own_seed() -> None:
    env = RedRisingEnv(settings={"first": "human"})
    _, info = env.reset(options={"match": "lab/17"})
    there = Match(game("redrising"), {"depth": "screen", "first": "human"}, "lab/17")
    assert info["match"] == "lab/17"
    assert env.table.piles == there.state.piles


def test_several_at_once() -> None:
    envs = gymnasium.make_vec(ID, num_envs=2, vectorization_mode="sync", level=4)
    seen, _ = envs.reset(seed=1)
    assert seen["action_mask"].shape == (2, len(THINGS))
    assert (seen["numbers"][:, NUMBERS.index("level")] == 4).all()


# --- actions ---


def test_a_thing_has_one_number() -> None:
    assert len({*THINGS}) == len(THINGS) == 142
    assert len({*QUESTIONS}) == len(QUESTIONS)


def test_every_question_that_the_human_chooses_by_is_known() -> None:
    """Read out of the rules themselves: some are rare."""
    files = [file for file in Path(redrising.__file__).parent.glob("*.py") if file.stem not in COUNTED]
    texts = [file.read_text(encoding="utf-8") for file in files]
    chosen = re.compile(r'(?:choose\w*|_to_one_of|_for_banished)\([^"]*?"(ask-[a-z-]+)"')
    found = {id for text in texts for id in chosen.findall(text)} | {"ask-move-where"}
    assert found <= {*QUESTIONS}
    others = {"ask-play", "ask-order-bottom", LEAD_WHERE}
    assert {*QUESTIONS} - found == others


@pytest.mark.parametrize("settings", VARIANTS)
def test_any_match_can_be_played_and_is_the_match_that_a_journal_tells(settings: dict[str, object]) -> None:
    env = RedRisingEnv(level=3, settings=settings)
    for seed in range(60):
        *_, (seen, info) = steps(env, seed)
        assert not seen["action_mask"].any()
        if seed % 6:
            continue
        match = env.match()
        assert match.over
        assert match.state.piles == env.table.piles
        sheet = match.sheet()
        assert sheet is not None
        assert sheet.totals[0] - sheet.totals[1] == info["margin"]
        assert Match.load(match.journal(), game).answers == env.answers


def test_the_mask_is_what_the_question_takes() -> None:
    """A card that is led is chosen first and then its place; everything else is what the question counts out."""
    env = RedRisingEnv()
    for seed in range(5):
        for seen, _ in steps(env, seed):
            if env.ask is None or env.asked is None:
                continue
            free = {THINGS[at] for at in np.flatnonzero(seen["action_mask"])}
            legal = env.ask.legal() or ()
            if env.asked.question == LEAD_WHERE:
                assert free == {*LOCATIONS}
            elif env.ask.id == "ask-play":
                assert free == {one.args.get("card") or one.args.get("source") or one.verb for one in legal}
            elif env.ask.id != "ask-order-bottom":
                assert free == {THINGS[NUMBER[one]] for one in legal}


def test_an_order_of_cards_is_named_one_by_one() -> None:
    cards = [Name("sevro"), Name("eo"), Name("roque")]
    pick: Pick[Name] = Pick(tuple(Option(str(one), one, Say(str(one))) for one in cards))
    ask = Ask("ask-order-bottom", Name("human"), Several(pick, 0, 3), {"card": Name("mickey-the-carver")})

    def named(*chosen: str | None) -> tuple[list[set[str]], Any]:
        way, offered = in_steps(ask), []
        step = next(way)
        for one in chosen:
            offered.append({THINGS[at] for at in step.choices})
            try:
                step = way.send(step.choices[NUMBER[one]])
            except StopIteration as whole:
                return offered, whole.value
        raise AssertionError("more is asked")

    assert named(None) == ([{*cards, NO}], ())
    assert named("eo", None) == ([{*cards, NO}, {"sevro", "roque", NO}], ("eo",))
    assert named("eo", "roque") == ([{*cards, NO}, {"sevro", "roque", NO}], ("eo", "roque"))


def test_what_the_mask_does_not_allow_changes_nothing_and_costs_a_point() -> None:
    env = RedRisingEnv()
    seen, _ = env.reset(seed=1)
    forbidden = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    after, reward, over, cut, info = env.step(forbidden)
    assert (reward, over, cut, info["refused"]) == (-1, False, False, True)
    assert data_equivalence(seen, after, exact=True)
    assert env.answers == []


def test_a_match_that_is_over_is_begun_anew_and_not_gone_on_with() -> None:
    env = RedRisingEnv()
    assert [*steps(env, 2)]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


# --- what is seen ---


def test_what_lies_open_is_seen_as_it_lies() -> None:
    env = RedRisingEnv()
    for seen, _ in steps(env, 7):
        table = env.table
        for place in (*LOCATIONS, HAND, BANISHED):
            pile = [card.id for card in table.piles[place]]
            assert row(seen, place) == {*pile}
            assert number(seen, f"cards-{place}") == len(pile)
            assert sorted(pile, key=lambda id: int(seen["above"][CARDS.index(id)])) == pile[::-1]
        assert row(seen, "in-the-air") == {*table.aloft}
        assert number(seen, "human-sovereign") == (table.sovereign == "human")
        assert [number(seen, f"automa-{one}") for one in ("fleet", "helium", "influence")] == [
            *table.tracks[Name("automa")].values()
        ]
        assert number(seen, f"{next(one for one in table.priorities if table.priorities[one] == LUNA)}-luna")
        assert sum(number(seen, f"letter-a-{one}") for one in LOCATIONS) == 1
        assert number(seen, "automa-deck") == table.deck.count
        assert {at + 1 for at in np.flatnonzero(seen["automa_cards"][0])} == {one.n for one in table.deck.discarded}


def test_a_card_that_was_seen_to_go_to_the_automa_or_the_deck_is_remembered() -> None:
    env = RedRisingEnv(settings={"first": "human"})
    before, _ = env.reset(seed=11)
    assert row(before, AUTOMA_HAND) == row(before, DECK) == set()
    taken = next(seen for seen, _ in steps(env, 11) if row(seen, AUTOMA_HAND))
    assert row(taken, AUTOMA_HAND) <= env.table.seen


def swap_the_hidden(env: RedRisingEnv) -> None:
    """All that the human has not seen lies elsewhere; what they know the Automa to hold, elsewhere in its hand."""
    table, deck = env.table, env.table.deck
    places, known = (DECK, AUTOMA_HAND), table.seen | table.among
    hidden = [card.id for place in places for card in table.piles[place] if card.id not in known]
    instead = dict(zip(hidden, mixed(7, hidden), strict=True))
    for place in places:
        table.piles[place][:] = [Card(instead.get(card.id, card.id)) for card in table.piles[place]]
    held = table.piles[AUTOMA_HAND]
    lying = [at for at, card in enumerate(held) if card.id not in table.seen]
    for at, card in zip(lying, [held[at] for at in mixed(7, lying)], strict=True):
        held[at] = card
    together = [*reversed(deck.cards), *deck.unseen]
    deck.unseen[:], deck.cards[:] = together[: len(deck.unseen)], together[len(deck.unseen) :]
    for purpose in ("die", "automa-deck", "characters", "gambler", "roque"):
        table.streams[purpose].bits()


@pytest.mark.parametrize("settings", VARIANTS)
def test_nothing_hidden_is_seen(settings: dict[str, object]) -> None:
    """With other cards in the deck, in the Automa's hand and in its deck, and other chance to come, the human sees the
    same, and may do the same; and the margin that they count is the same."""
    env = RedRisingEnv(reward="change", settings=settings)
    swapped = 0
    for seed in range(8):
        for seen, _ in steps(env, seed):
            if env.asked is None:
                continue
            before, margin = [*env.table.piles[DECK]], env.margin
            swap_the_hidden(env)
            swapped += before != env.table.piles[DECK]
            assert data_equivalence(env._sight.observe(env.asked), seen, exact=True)
            assert env.margin == margin
    assert swapped > 200


def test_such_a_swap_would_be_noticed() -> None:
    """One that takes an open card as well."""
    env = RedRisingEnv()
    seen, _ = env.reset(seed=3)
    deck, mars = env.table.piles[DECK], env.table.piles[MARS]
    deck[0], mars[0] = mars[0], deck[0]
    assert not data_equivalence(env._sight.observe(env.asked), seen, exact=True)


# --- what it brings ---


def played(env: RedRisingEnv, seed: int) -> tuple[list[float], int]:
    """The rewards of a match at random, and its margin."""
    stream, rewards = Stream(str(seed), "learn"), []
    seen, info = env.reset(seed=seed)
    while "margin" not in info:
        seen, reward, _, _, info = env.step(stream.pick([*map(int, np.flatnonzero(seen["action_mask"]))]))
        rewards.append(reward)
    return rewards, info["margin"]


def test_the_margin_comes_at_the_end() -> None:
    *before, last = played(RedRisingEnv(), 5)[0]
    assert {*before} == {0.0}
    assert last == played(RedRisingEnv(), 5)[1]


def test_a_victory_is_one_and_a_defeat_minus_one() -> None:
    rewards = {}
    for seed in range(60):
        (*before, last), margin = played(RedRisingEnv(1, reward="win"), seed)
        assert not any(before)
        rewards[last] = margin
    assert rewards[1] > 0 > rewards[-1]


def test_changes_add_up_to_the_margin() -> None:
    env = RedRisingEnv(reward="change")
    env.reset(seed=5)
    start = env.margin
    rewards, margin = played(env, 5)
    assert sum(rewards) == margin - start
    assert sum(map(bool, rewards)) > 10


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="margin, win, change"):
        RedRisingEnv(reward="fame")
    with pytest.raises(Refusal):
        RedRisingEnv(level=7)


# --- to look at ---


@pytest.mark.parametrize(("lang", "human"), [("en", "Your hand"), ("ru", "Ваша рука"), ("uk", "Ваша рука")])
def test_the_table_is_shown_as_in_the_terminal(lang: str, human: str) -> None:
    env = RedRisingEnv(render_mode="ansi", lang=lang)
    env.reset(seed=1)
    shown = env.render()
    assert human in shown
    assert "\x1b" not in shown
    assert [*steps(env, 1)]
    assert str(abs(env.margin)) in (env.render() or "")
    assert RedRisingEnv().render() is None
