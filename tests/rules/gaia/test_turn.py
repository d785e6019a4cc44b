"""Turns and drawing, passing, carrying out an action: P-64 to P-95, and the VP of a turn P-156 to P-158."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from automarium.cli.boards.gaia import board
from automarium.core.ask import Ask, Said
from automarium.core.errors import Refusal
from automarium.core.match import run
from automarium.core.rng import Stream
from automarium.core.tale import Kind, Name
from automarium.games import game
from automarium.games.gaia import clear_up
from automarium.games.gaia.table import SUPPLY, Table
from automarium.games.gaia.tiles import shipped_tiles
from automarium.games.gaia.turn import leave_round, pass_round
from automarium.players.gaia import random_player
from automarium.words import words
from tests.bots import new, play
from tests.rules.gaia.scenes import (
    act,
    card,
    cover,
    covered,
    ids,
    rules,
    scene,
    stack,
    started,
    structures,
    take_turn,
    told,
    why,
)

PASSES = (1, 2, 3, 5, 8, 10, 12, 16)  # the cards with the red X


def in_play(table: Table) -> tuple[int, int]:
    """The numbers of the action card and of the support card."""
    assert table.automa.action is not None
    assert table.automa.support is not None
    return table.automa.action.n, table.automa.support.n


def dealt(*numbers: int, **settings: str) -> Table:
    """A table whose deck holds these cards, the top one first."""
    table = scene("g8 e7", "k3 b2", **settings)
    stack(table, *numbers)
    return table


# --- order of turns ---


@pytest.mark.rule("P-64", "P-65")
def test_turns_alternate_and_one_side_goes_on_alone_after_the_other_has_passed() -> None:
    for seed in range(12):
        match = play(new("gaia", {"level": "automaton"}, str(seed)), str(seed))
        order = {"head-human-turn": "human", "head-automa-turn": "automa"}
        turns: list[str] = []
        passed: list[str] = []
        first, rounds = "human", 0
        said = zip(match.steps, match.answers, strict=True)
        human_passes = {step.tale for step, text in said if text.startswith("pass")}
        for at, event in enumerate(match.tale.events):
            if at in human_passes or event.id in ("care-pass-symbol", "care-deck-empty"):
                first = first if passed else turns[-1]
                passed.append(turns[-1])
            if event.id == "head-round":
                assert event.args["side"] == first
                rounds, turns, passed = rounds + 1, [], []
            elif event.id in order:
                side = order[event.id]
                assert side not in passed
                assert side == (first if not turns else side if passed else other(turns[-1]))
                turns.append(side)
        assert rounds == 6
        assert sorted(passed) == ["automa", "human"]


def other(side: str) -> str:
    return "automa" if side == "human" else "human"


@pytest.mark.rule("P-66")
def test_a_turn_is_draw_action_vp() -> None:
    table = dealt(1, 5, 4, 2, 7)
    take_turn(table)
    assert ids(table) == ["head-automa-turn", "note-cards", "order-cover", "order-vp"]
    assert in_play(table) == (5, 1)


# --- drawing ---


@pytest.mark.rule("P-67", "P-70")
def test_first_the_support_card_then_the_action_card_to_its_left() -> None:
    table = dealt(7, 5, 4, 2, 1, 13)
    take_turn(table)
    assert in_play(table) == (5, 7)
    assert covered(table) == {4}  # card 7: 4 to the right
    assert table.automa.deck.count == 4


@pytest.mark.rule("P-68", "P-70")
def test_later_the_cards_slide_to_the_right() -> None:
    table = dealt(7, 5, 4, 13, 2, 1)
    take_turn(table)
    take_turn(table)
    assert in_play(table) == (4, 5)
    assert [one.n for one in table.automa.deck.discarded] == [7]
    take_turn(table)
    assert in_play(table) == (13, 4)
    assert [one.n for one in table.automa.deck.discarded] == [7, 5]


@pytest.mark.rule("P-68")
def test_with_cards_of_the_box_the_sliding_is_told() -> None:
    game = started(**{"automa-deck": "physical"}, mines="b2; k3; 13")
    game.answer("mine c7; 7; 5")
    assert "order-slide" not in [event.id for event in game.tale.events]
    told = game.answer("mine f4")
    assert [(event.id, event.args) for event in told if event.kind is Kind.ORDER] == [
        ("order-slide", {"card": 7, "support": 5})
    ]


@pytest.mark.rule("P-69", "P-81")
def test_with_an_empty_deck_the_automa_passes_without_drawing() -> None:
    table = dealt(4, 7, 13)
    row = list(table.row)
    take_turn(table)
    take_turn(table)  # 13 has no pass symbol
    assert in_play(table) == (13, 7)
    take_turn(table)
    assert [event.args["then"] for event in told(table, "care-deck-empty")] == ["pass-alone"]
    assert told(table, "order-booster")[-1].args == {
        **{"booster": row[2], "number": 3, "card": 13, "side": "automa"}  # the last action card, now the support card
    }
    assert table.automa.passed


@pytest.mark.parametrize(("round", "then"), [(2, "pass-over"), (6, "pass-over-last")])
def test_the_round_is_over_when_the_human_has_passed_before(round: int, then: str) -> None:
    table = dealt(4, 7, 13)
    table.round, table.human.passed = round, True
    for _ in range(3):
        take_turn(table)
    assert [event.args["then"] for event in told(table, "care-deck-empty")] == [then]


@pytest.mark.rule("P-71", "P-74", "P-82")
@pytest.mark.parametrize("n", PASSES)
def test_a_pass_symbol_among_the_bottom_three_makes_the_automa_pass(n: int) -> None:
    table = dealt(4, 7, n, 13, 15, rounds="research mine terraforming federation station-4 gaia-4")
    row = list(table.row)
    take_turn(table)
    before, covers = structures(table.automa), covered(table)
    vp, levels = table.automa.vp, list(table.automa.levels)
    take_turn(table)
    assert told(table, "care-pass-symbol")[0].args == {"card": n, "side": "automa", "then": "pass-alone"}
    assert table.automa.vp == vp + 2  # the round tile, and nothing for the card
    assert (structures(table.automa), covered(table), table.automa.levels) == (before, covers, levels)
    assert table.automa.booster == row[2]  # by card 7, whatever the card with the symbol shows


@pytest.mark.rule("P-72")
@pytest.mark.parametrize("below", range(5))
def test_the_bottom_three_are_counted_with_the_drawn_card(below: int) -> None:
    """With `below` cards under it, the drawn card is among the bottom three when these are at most two."""
    rest = (13, 15, 11, 9)[:below]
    table = dealt(4, 7, 12, *rest)
    take_turn(table)
    take_turn(table)
    assert table.automa.passed == (below <= 2)


@pytest.mark.rule("P-73")
def test_a_symbol_above_the_bottom_three_and_a_bottom_card_without_it_do_nothing() -> None:
    table = dealt(4, 7, 12, 13, 15, 14)
    take_turn(table)
    take_turn(table)  # card 12 shows the symbol, but three cards lie beneath it
    assert in_play(table) == (12, 7)
    assert table.automa.vp == 13  # card 7 gave 0, card 12 gives 3
    for n in (13, 15, 14):  # the bottom three, without the symbol
        assert n not in PASSES
        take_turn(table)
        assert in_play(table)[0] == n
    assert not table.automa.passed


@pytest.mark.rule("P-71")
def test_which_cards_show_the_pass_symbol() -> None:
    assert tuple(n for n in range(1, 18) if card(n).passes) == PASSES


@pytest.mark.rule("P-75")
def test_the_first_turn_of_a_round_has_no_pass_check() -> None:
    table = dealt(1, 12, deck="1 12 -4")  # a deck of two, tuned by hand: both are among the bottom three
    take_turn(table)
    assert in_play(table) == (12, 1)
    assert not table.automa.passed
    sizes = {level: scene(level=level).automa.deck.count for level in ("toaster", "automa", "automaton", "supertoma")}
    assert min(sizes.values()) - 1 > 3  # the second card of an official deck is never among the bottom three


@pytest.mark.rule("P-76")
def test_the_symbol_of_the_support_card_is_not_read() -> None:
    table = dealt(7, 12, 13)  # card 12 becomes the support card while only bottom cards are left
    take_turn(table)
    take_turn(table)
    assert in_play(table) == (13, 12)
    assert card(12).passes
    assert not table.automa.passed


@pytest.mark.rule("P-77")
def test_the_discard_pile_lies_open() -> None:
    table = dealt(7, 5, 4, 13, 2, 1)
    for _ in range(3):
        take_turn(table)
    console = Console(width=200, file=StringIO())
    console.print(board(table, words("en", "gaia")))
    assert "discard pile: 7, 5" in console.file.getvalue()  # type: ignore[attr-defined]


# --- passing ---


@pytest.mark.rule("P-78", "P-79")
@pytest.mark.parametrize("round", range(1, 7))
def test_the_value_of_the_round_tile(round: int) -> None:
    printed = {
        **{"terraforming": (4, 6), "research": (2, 4), "mine": (4, 6), "federation": (0, 5), "station-4": (3, 6)},
        **{"station-3": (3, 6), "gaia-4": (2, 2), "gaia-3": (2, 2), "institute": (0, 5)},
    }
    assert {f"round-{id}" for id in printed} == set(shipped_tiles().rounds)
    assert sum(tile.copies for tile in shipped_tiles().rounds.values()) == 10
    for id, (left, right) in printed.items():
        others = [one for one in printed if one != id]
        tiles = [*others[: round - 1], id, *others[round - 1 :]][:6]
        table = scene("g8", "k3", rounds=" ".join(tiles))
        table.round, table.automa.support = round, card(1)
        pass_round(table, table.automa)
        assert table.automa.vp == 10 + (left if round <= 3 else right)


@pytest.mark.rule("P-80")
@pytest.mark.parametrize("n", range(1, 18))
def test_the_booster_by_the_green_bar_of_the_support_card(n: int) -> None:
    printed = (1, 2, 3, 1, 2, 3, 3, 2, 3, 1, 2, 3, 3, 2, 1, 1, 1)[n - 1]
    table = scene("g8", "k3")
    row = list(table.row)
    table.automa.action, table.automa.support = card(1 if n != 1 else 2), card(n)
    pass_round(table, table.automa)
    assert table.automa.booster == row[printed - 1]
    if n in (2, 5, 8, 11, 14):  # the example of the rulebook: the middle one
        assert printed == 2


@pytest.mark.rule("P-83")
def test_the_old_booster_goes_to_the_right_end_after_the_new_one_has_left() -> None:
    for n, place in ((1, 0), (2, 1), (3, 2)):
        table = scene("g8", "k3")
        row, old = list(table.row), table.automa.booster
        table.automa.support = card(n)
        pass_round(table, table.automa)
        assert table.row == [*(one for at, one in enumerate(row) if at != place), old]


@pytest.mark.rule("P-84", "P-86")
def test_the_new_deck_holds_everything_but_the_set_aside_cards_and_one_more_of_these() -> None:
    table = scene("g8", "k3", seed="P-84")
    deck = table.automa.deck
    first, top = {one.n for one in deck.cards}, deck.aside[-1].n
    take_turn(table)
    while not table.automa.passed:
        take_turn(table)
    assert {one.n for one in deck.cards} == first | {top}
    assert (deck.discarded, table.automa.action, table.automa.support) == ([], None, None)
    assert deck.count == 8
    take_turn(table)  # and its bottom three count anew: the first turn leaves six
    assert deck.count == 6


@pytest.mark.rule("P-84")
def test_a_physical_deck_is_made_anew_by_the_player() -> None:
    for deck, id, kind in (("physical", "order-new-deck", Kind.ORDER), ("program", "note-new-deck", Kind.NOTE)):
        table = scene("g8", "k3", **{"automa-deck": deck})
        table.automa.support, table.automa.action = card(1), card(2)
        pass_round(table, table.automa)
        made = [event for event in table.tale.events if event.id.endswith("-new-deck")]
        assert [(event.id, event.kind, event.args) for event in made] == [(id, kind, {"number": 8, "joined": 1})]


@pytest.mark.rule("P-85", "P-165", "P-166", "P-167", "P-168", "P-169")
@pytest.mark.parametrize(
    ("level", "first"), [("toaster", 6), ("automa", 7), ("automaton", 8), ("supertoma", 9), ("terminator", 9)]
)
def test_the_deck_grows_by_one_card_each_round(level: str, first: int) -> None:
    for seed in range(5):
        match = play(new("gaia", {"level": level}, str(seed)), str(seed))
        made = [event for event in match.tale.events if event.id in ("note-make-deck", "note-new-deck")]
        assert [event.args["number"] for event in made] == list(range(first, first + 6))


@pytest.mark.rule("P-84", "P-165")
@pytest.mark.parametrize("level", ["toaster", "automa", "terminator"])
@pytest.mark.parametrize("physical", [False, True])
def test_no_card_is_lost_or_doubled(level: str, physical: bool) -> None:
    """17 cards, in the Toaster 16, at every question of a match; and no supply below zero."""
    whole = 16 if level == "toaster" else 17
    asked = 0

    def answer(ask: Ask[Any], table: Table) -> Any:
        nonlocal asked
        asked += 1
        automa = table.automa
        cards = [*automa.deck.cards, *automa.deck.discarded, *automa.in_play(), *automa.deck.unseen]
        if ask.id == "ask-turn":
            assert len(cards) == len(set(cards)) == whole
            assert automa.deck.hidden + automa.deck.aside_count == len(automa.deck.unseen)
        for side in table.sides.values():
            for kind, number in side.supply.items():
                assert number >= 0
                assert number + side.structures[kind].bit_count() == SUPPLY[kind]
            assert 0 <= side.satellite_supply <= 23
        return human(ask, table)

    for seed in range(20):
        human = random_player(Stream(str(seed), level))
        setup = game("gaia").setup({"level": level, "automa-deck": "physical" if physical else "program"})
        assert run(game("gaia"), setup, str(seed), answer).over
    assert asked > 500


@pytest.mark.rule("P-87")
def test_the_first_to_pass_gets_the_first_player_token() -> None:
    table = scene("g8", "k3")
    table.automa.support = card(1)
    pass_round(table, table.automa)
    assert table.first == "automa"
    assert told(table, "order-first")[0].args["side"] == "automa"
    table = scene("g8", "k3")
    table.first = Name("automa")
    leave_round(table, Name("human"))
    table.automa.support = card(1)
    pass_round(table, table.automa)
    assert table.first == "human"
    assert [event.args["side"] for event in told(table, "order-first")] == ["human"]
    table = scene("g8", "k3")
    leave_round(table, table.first)
    assert told(table, "order-first") == []  # who has the token keeps it


@pytest.mark.rule("P-88")
def test_the_human_chooses_among_three_boosters_and_returns_the_old_one_to_the_right() -> None:
    match = started()
    row, own = list(match.state.row), match.state.human.booster
    for wrong in ("pass", f"pass {own.removeprefix('booster-')}", "pass 4", "pass 0"):
        with pytest.raises(Refusal):
            match.answer(wrong)
    match._asks.send(Said("pass", {"booster": row[1]}))
    assert match.state.human.booster == row[1]
    assert match.state.row[:3] != row
    again = started()
    again.answer("pass 2")
    assert again.state.human.booster == row[1]
    returned = [event for event in again.tale.events if event.id == "order-booster-returns"]
    expected = [row[0], row[2], own]
    if returned:  # the Automa has passed too by now
        taken = [event for event in again.tale.events if event.id == "order-booster"][-1]
        expected = [one for one in expected if one != taken.args["booster"]] + [returned[-1].args["booster"]]
    assert again.state.row == expected


@pytest.mark.rule("P-89")
def test_round_6_has_no_boosters_and_no_new_deck() -> None:
    table = scene("g8", "k3", rounds="research mine terraforming federation station-4 gaia-4")
    table.round = 6
    stack(table, 4, 7, 12)
    row, own = list(table.row), table.automa.booster
    take_turn(table)
    take_turn(table)
    assert table.automa.passed
    assert (table.row, table.automa.booster) == (row, own)
    assert not {"order-booster", "note-new-deck", "order-first"} & set(ids(table))
    assert told(table, "order-vp")[-1].args["amount"] == 2  # but the tile is scored
    match = started()
    match.answer("fix round 6")
    with pytest.raises(Refusal) as refused:
        match.answer("pass 1")
    assert refused.value.id == "no-booster-now"
    own = match.state.human.booster
    match.answer("pass")
    assert match.state.human.booster == own


@pytest.mark.rule("P-90")
def test_action_tokens_leave_at_the_end_of_a_round() -> None:
    match = play(new("gaia", {"level": "supertoma", "automa": "itars", "human": "xenos"}, "P-90"), "P-90")
    events = match.tale.events
    ends = [at for at, event in enumerate(events) if event.id == "order-clean-up"]
    assert len(ends) == 5
    spaces: set[int] = set()
    again = 0
    for event in events:
        if event.id in ("order-cover",):
            assert event.args["number"] not in spaces
            spaces.add(event.args["number"])
        elif event.id == "order-clean-up":
            again += len(spaces)
            spaces = set()
    assert again > 10


CLEARED = ["head-round-end", "order-clean-up", "order-round-done"]


@pytest.mark.rule("P-90")
def test_nothing_is_covered_and_nobody_has_passed_when_a_round_begins() -> None:
    for round, told_ in ((1, CLEARED), (5, CLEARED), (6, [])):
        table = scene("g8", "k3")
        table.round, table.covered = round, 0b1111111111
        table.automa.passed = table.human.passed = True
        clear_up(table)
        assert (table.covered, table.automa.passed, table.human.passed) == (0, False, False)
        assert ids(table) == told_


@pytest.mark.rule("P-64", "P-78")
def test_rounds_and_turns_are_told_by_their_numbers() -> None:
    match = started(rounds="research mine terraforming federation station-4 gaia-4", level="toaster")
    match.answer("mine c7; upgrade c7; pass 1; special; pass 1")
    heads = [event.args for event in match.tale.events if event.id == "head-round"]
    assert heads[0] == {"number": 1, "tile": "round-research", "vp": 2, "side": "human"}
    assert heads[1] == {"number": 2, "tile": "round-mine", "vp": 4, "side": "human"}
    turns = [event.args["number"] for event in match.tale.events if event.id == "head-human-turn"]
    assert turns[:5] == [1, 2, 3, 4, 5]
    turns = [event.args["number"] for event in match.tale.events if event.id == "head-automa-turn"]
    assert turns == list(range(1, len(turns) + 1))


@pytest.mark.rule("P-80", "P-83")
def test_an_automa_whose_booster_or_row_was_corrected_away() -> None:
    table = scene("g8", "k3")
    table.automa.support, row, table.automa.booster = card(1), list(table.row), None
    pass_round(table, table.automa)
    assert told(table, "order-booster")[0].args["booster"] == row[0]
    assert table.row == row[1:]  # nothing comes back
    assert not told(table, "order-booster-returns")
    table = scene("g8", "k3")
    table.automa.support, own = card(1), table.automa.booster
    table.row.clear()
    pass_round(table, table.automa)
    assert (table.automa.booster, table.row, told(table, "order-booster")) == (None, [own], [])
    table = scene("g8", "k3")
    table.automa.support, only = card(3), table.row[0]  # the third bar
    del table.row[1:]
    pass_round(table, table.automa)
    assert table.automa.booster == only
    assert told(table, "order-booster")[0].args["number"] == 1


# --- carrying out an action ---


@pytest.mark.rule("P-91")
def test_the_action_comes_from_the_left_card_and_all_selectors_from_the_right_one() -> None:
    for action in (1, 10, 11):  # upgrades whose own support sections differ
        table = scene("e6 e7", "k3")
        act(table, action, 4)
        assert structures(table.automa) == {"E6": "trading-station", "E7": "mine"}
        assert why(table, "order-upgrade").rule == "P-133"  # E6 is nearer to K3
    for action in (5, 12, 14, 16):
        assert covered(act(scene("g8", "k3"), action, 7)) == {4}


@pytest.mark.rule("P-91", "P-93")
def test_the_example_of_the_rulebook_an_upgrade_for_1_vp_by_direction() -> None:
    table = scene("e7 g8", "k3")
    table.human.near = [0] * len(table.human.near)  # so that only the direction decides, as in the example
    act(table, 1, 2)
    assert why(table, "order-upgrade").rule == "P-47"
    assert told(table, "order-vp")[0].args["amount"] == 1


@pytest.mark.rule("P-92", "P-93")
def test_an_action_that_cannot_be_done_is_left_out_and_its_vp_are_scored() -> None:
    table = scene("g8:institute", "k3")
    act(table, 10, 1)  # nothing can become anything
    assert ids(table) == ["note-no-upgrade", "order-vp"]
    assert table.automa.vp == 13
    table = scene("g8", "k3")
    table.automa.levels = [5] * 6
    act(table, 17, 1)
    assert ids(table) == ["note-no-area", "order-vp"]
    assert table.automa.vp == 12
    cover(table, *range(1, 11))
    act(table, 5, 1)
    assert table.automa.vp == 13


@pytest.mark.rule("P-94")
def test_the_narrowing_ends_as_soon_as_one_is_left() -> None:
    table = scene("i7", "b2 k3", finals="types sectors")
    act(table, 4, 13)  # without a tile: range, steps, then the nearest of G5 and J6
    assert rules(why(table, "order-mine")) == ["P-62", "P-115", "P-117"]
    table = scene("g5", "b2 k3")
    act(table, 4, 13)  # E7 alone needs no step
    assert rules(why(table, "order-mine")) == ["P-62", "P-115"]


@pytest.mark.rule("P-95")
def test_a_criterion_that_nobody_meets_removes_nobody() -> None:
    table = scene("i7", "b2 k3", finals="sectors types")
    act(table, 4, 3)  # upper tile: sectors; but everything in range lies in the sector of I7
    ladder = why(table, "order-mine")
    sizes = [len(one.left) for one in ladder.rungs]
    assert rules(ladder)[:2] == ["P-62", "P-111"]
    assert sizes[0] == sizes[1] > 1


# --- VP of a turn ---


@pytest.mark.rule("P-156")
@pytest.mark.parametrize("action", [n for n in range(1, 18) if n not in (9, 13)])
def test_a_turn_scores_the_vp_of_the_action_card(action: int) -> None:
    printed = {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 3, 7: 0, 8: 3, 10: 3, 11: 2, 12: 3, 14: 3, 15: 1, 16: 3, 17: 2}
    for support in (6, 7, 9):  # 3, 0 and "0+" themselves
        if support != action:
            table = act(scene("g8 e7", "k3", automa="itars"), action, support)
            assert table.automa.vp == 10 + printed[action]


@pytest.mark.rule("P-157")
@pytest.mark.parametrize("action", [9, 13])
@pytest.mark.parametrize(
    ("faction", "vp"),
    [("terrans", 2), ("xenos", 2), ("taklons", 2), ("hadsch-hallas", 1), ("geodens", 1), ("firaks", 2), ("itars", 4)],
)
def test_a_faction_action_scores_the_vp_of_the_faction_card(action: int, faction: str, vp: int) -> None:
    table = act(scene("", "", automa=faction, human="random"), action, 6)
    assert [(event.args["source"], event.args["amount"]) for event in told(table, "order-vp")] == [("vp-faction", vp)]


@pytest.mark.rule("P-158")
def test_passive_vp_come_on_top() -> None:
    table = act(scene("i3", "k3", automa="hadsch-hallas"), 10, 1)  # mine to trading station: 3 and 3
    assert [(event.args["source"], event.args["amount"]) for event in told(table, "order-vp")] == [
        ("vp-passive", 3),
        ("vp-card", 3),
    ]
    table = act(scene("g8", "b2"), 6, 13)  # Geodens on their first Gaia planet: 2 and 3
    assert table.automa.vp == 15
