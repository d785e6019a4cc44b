"""Final scoring P-159 to P-164, and the levels P-165 to P-170."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

from automarium.core.ask import Ask, Number, Pick
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.gaia.map import SECTORS
from automarium.games.gaia.names import GAIA, LOST_PLANET, MINE
from automarium.games.gaia.scoring import (
    NEUTRAL,
    count,
    rank,
    research_vp,
    score_sheet,
    tile_count,
    tile_counts,
    winner,
)
from automarium.games.gaia.table import Table
from automarium.games.gaia.tiles import FINAL_KINDS, shipped_tiles
from automarium.games.gaia.turn import pass_round
from automarium.words import words
from tests.bots import new, play
from tests.rules.gaia.scenes import act, at, bare, card, match, scene, started, told

A, H, N = Name("automa"), Name("human"), NEUTRAL


def ranked(human: int, automa: int, neutral: int) -> tuple[int, int]:
    points = rank({H: human, A: automa, N: neutral})
    return points[H], points[A]


@pytest.mark.rule("P-159")
def test_places_among_human_automa_and_neutral() -> None:
    assert ranked(9, 7, 5) == (18, 12)
    assert ranked(9, 5, 7) == (18, 6)
    assert ranked(7, 5, 9) == (12, 6)
    assert ranked(5, 9, 7) == (6, 18)
    table = scene("g8 e7", "k3", finals="structures sectors")
    sheet = score_sheet(table)
    assert sheet is not None
    assert sheet.seats == (H, A)  # the neutral player is ranked and has no line of their own
    assert [line.points for line in sheet.lines[1:3]] == [(6, 12), (6, 12)]


@pytest.mark.rule("P-160")
def test_the_neutral_counts() -> None:
    printed = {"federations": 10, "structures": 11, "types": 5, "gaia-planets": 4, "sectors": 6, "satellites": 8}
    assert shipped_tiles().neutral == {Name(f"final-{id}"): count for id, count in printed.items()}
    assert set(shipped_tiles().neutral) == set(FINAL_KINDS)
    assert tile_counts(scene("g8", "k3"), Name("final-types"))[N] == 5


@pytest.mark.rule("P-161")
def test_ties_share_their_places_and_zero_earns_nothing() -> None:
    assert ranked(9, 9, 5) == (15, 15)
    assert ranked(9, 5, 9) == (15, 6)
    assert ranked(9, 5, 5) == (18, 9)
    assert ranked(3, 3, 5) == (9, 9)
    assert ranked(5, 5, 5) == (12, 12)
    assert ranked(0, 3, 5) == (0, 12)
    assert ranked(0, 0, 5) == (0, 0)
    assert ranked(4, 0, 5) == (12, 0)


@pytest.mark.rule("P-162")
def test_what_the_automa_counts() -> None:
    table = scene("g8 e7:lab e6 g5 k3:institute", "b2")
    counts = {
        tile: tile_count(table, table.automa, Name(f"final-{tile}")) for tile in ("structures", "types", "sectors")
    }
    assert counts == {"structures": 5, "types": 4, "sectors": 4}  # volcanic, oxide, Gaia, swamp
    assert sum(1 for bits in SECTORS if bits & table.automa.hexes) == 4
    assert tile_count(table, table.automa, Name("final-gaia-planets")) == 1
    table.automa.satellite_supply -= 3
    assert tile_count(table, table.automa, Name("final-satellites")) == 3
    table.retype(at("F7"), GAIA)  # a transdim planet that became Gaia
    table.automa.put(MINE, at("F7"))
    assert tile_count(table, table.automa, Name("final-gaia-planets")) == 2
    assert tile_count(table, table.automa, Name("final-types")) == 4


@pytest.mark.rule("P-163")
def test_structures_in_federations_are_all_but_one() -> None:
    tile = Name("final-federations")
    assert tile_count(scene("g8 e7 e6:lab", "k3"), scene("g8 e7 e6:lab", "k3").automa, tile) == 2
    empty = scene("", "k3")
    assert tile_count(empty, empty.automa, tile) == 0


@pytest.mark.rule("P-164")
def test_research_gives_4_8_and_12() -> None:
    table = scene("g8", "k3")
    for level, vp in ((0, 0), (1, 0), (2, 0), (3, 4), (4, 8), (5, 12)):
        for side in (table.automa, table.human):
            side.levels = [level, 0, 0, 0, 0, 0]
            assert research_vp(side) == vp
    table.automa.levels = [3, 4, 5, 2, 1, 0]
    assert research_vp(table.automa) == 24


@pytest.mark.rule("P-174")
def test_what_the_human_counts() -> None:
    table = scene("g8 e7", "b2 e6:lab g5", human="lantids")
    table.human.put(MINE, at("G8"))
    table.human.guests |= 1 << at("G8")
    table.types[LOST_PLANET] |= 1 << at("O3")
    table.human.put(LOST_PLANET, at("O3"))
    table.human.stations |= 1 << at("A1") | 1 << at("A2")
    table.human.satellite_supply -= 1
    counts = {str(tile).removeprefix("final-"): tile_count(table, table.human, tile) for tile in FINAL_KINDS}
    assert counts == {
        **{"federations": 0, "structures": 5, "types": 4, "gaia-planets": 1},  # the guest on G8 is no type of theirs
        **{"sectors": 4, "satellites": 3},
    }


def test_the_whole_sheet_at_the_end() -> None:
    """Every line adds up, for both sides, and the winner has the most."""
    for seed in range(6):
        ended = play(new("gaia", {"finals": "federations satellites"}, str(seed)), str(seed))
        sheet = ended.sheet()
        assert sheet is not None
        assert sheet.final
        for at_seat, total in enumerate(sheet.totals):
            assert total == sum(line.points[at_seat] or 0 for line in sheet.lines)
        assert sheet.lines[-1].points[1] is None  # left-over resources are the human's alone
        assert [step.ask.id for step in ended.steps[-5:]] == [
            *("ask-counts", "ask-satellites", "ask-federations", "ask-human-vp", "ask-leftovers")
        ]
        told_totals = [event.args["total"] for event in ended.tale.events if event.id == "note-total"]
        assert tuple(told_totals) == sheet.totals


def answered(table: Table, *answers: object) -> dict[str, Ask[Any]]:
    """What is asked at the end, by the ids of the questions, while these are the answers."""
    asks = count(table)
    asked = {}
    ask = next(asks)
    for answer in answers:
        asked[ask.id] = ask
        with contextlib.suppress(StopIteration):
            ask = asks.send(answer)
    return asked


@pytest.mark.rule("P-174", "P-179")
def test_what_the_human_is_asked_at_the_end() -> None:
    """Structures in federations only where a tile counts them, no more than there are; VP and left-overs."""
    table = scene("g8", "b2 k3", finals="federations sectors")
    asked = {id: ask.shape for id, ask in answered(table, True, 2, 40, 7).items()}
    assert isinstance(asked.pop("ask-counts"), Pick)
    assert asked == {"ask-federations": Number(0, 2), "ask-human-vp": Number(0, 500), "ask-leftovers": Number(0, 60)}
    assert (table.human.in_federations, table.human.vp, table.human.leftovers) == (2, 40, 7)
    assert table.over
    plain = answered(scene("g8", "k3", finals="types sectors"), True, 40, 7)
    assert list(plain) == ["ask-counts", "ask-human-vp", "ask-leftovers"]
    scored = ("order-final", "note-no-final", "order-research-vp", "note-no-research-vp")
    assert [(event.id, *event.args.values()) for event in told(table, *scored)] == [
        ("order-final", "final-federations", H, 2, 10, 12),
        ("note-no-final", "final-federations", A, 0, 10),
        ("order-final", "final-sectors", H, 2, 6, 12),
        ("order-final", "final-sectors", A, 1, 6, 6),
        ("note-no-research-vp", H),
        ("note-no-research-vp", A),
    ]
    sheet = score_sheet(table)
    assert sheet is not None
    assert [line.points for line in sheet.lines] == [(40, 10), (12, 0), (12, 6), (0, 0), (7, None)]
    assert (sheet.totals, sheet.winners, sheet.final) == ((71, 16), (H,), True)
    before = score_sheet(scene("g8", "k3"))
    assert before is not None
    assert (before.final, before.lines[-1].points) == (False, (0, None))
    assert score_sheet(bare()) is None  # no tile lies there yet


@pytest.mark.rule("P-179")
def test_satellites_that_were_not_reported_are_asked_for() -> None:
    """18 VP hang on them: the Automa has three, the neutral player eight."""
    table = scene("g8", "b2 k3", finals="types satellites")
    table.automa.satellite_supply -= 3
    table.human.satellites, table.human.satellite_supply = 1 << at("A1") | 1 << at("A2"), 21
    asked = answered(table, True, 9, 40, 7)
    assert list(asked) == ["ask-counts", "ask-satellites", "ask-human-vp", "ask-leftovers"]
    assert (asked["ask-satellites"].shape, asked["ask-satellites"].args) == (
        Number(2, 23),
        {"number": 2, "faction": table.human.faction.id},
    )
    final = [event.args for event in told(table, "order-final") if event.args["tile"] == "final-satellites"]
    assert [(one["side"], one["number"], one["vp"]) for one in final] == [(H, 9, 18), (A, 3, 6)]
    ivits = scene("g8", "e6", human="ivits", finals="types satellites")
    ivits.human.stations = 1 << at("A1")
    answered(ivits, True, 4, 40, 7)  # space stations are counted apart
    assert tile_count(ivits, ivits.human, Name("final-satellites")) == 5


@pytest.mark.rule("P-179")
def test_every_count_is_shown_and_follows_corrections() -> None:
    game = started(finals="structures sectors")
    game.answer("mine c7; fix round 6; pass")
    while game.ask is not None and game.ask.id != "ask-counts":
        game.answer("pass")

    def shown() -> list[str]:
        assert game.ask is not None
        assert game.ask.id == "ask-counts"
        counts, _, levels = (
            words("en", "gaia").tap(game.ask.id, game.ask.args).rstrip(".").partition(". Research levels: ")
        )
        return [*counts.removeprefix("Is this right? You have ").split(", "), *levels.split(", ")]

    names = ("Terraforming", "Navigation", "Artificial Intelligence", "Gaia Project", "Economy", "Science")
    areas = [f"{name} 0" for name in names]
    assert shown() == ["3 structures", "2 sectors", *areas]
    game.answer("fix research human science 3; fix structure g5 human")
    assert shown() == ["4 structures", "3 sectors", *areas[:5], "Science 3"]
    with pytest.raises(Refusal):
        game.answer("no")
    game.answer("yes; 40; 7")
    sheet = game.sheet()
    assert sheet is not None
    assert sheet.lines[3].points[0] == 4


def test_federations_are_no_more_than_the_structures_that_are_left() -> None:
    game = started(finals="structures federations")
    game.answer("mine c7; fix round 6; pass; yes")
    assert game.ask is not None
    game.answer("fix structure c7 nobody")
    assert game.ask.shape == Number(0, 2)
    game.answer("2")
    with pytest.raises(Refusal, match="broken-federations"):
        game.answer("fix structure b2 nobody")


@pytest.mark.rule("P-171")
def test_the_winner_and_a_shared_victory() -> None:
    assert winner((H, A), (80, 90)) == ((A,), ("head-winner", {"side": A, "by": 10}))
    assert winner((H, A), (90, 90)) == ((H, A), ("head-winner-shared", {}))
    assert winner((H, A, N), (90, 70, 80)) == ((H,), ("head-winner", {"side": H, "by": 10}))


# --- levels ---


def numbers(level: str, **settings: str) -> tuple[set[int], int, int]:
    """The cards of the deck that are certain, its size, and the size of the set-aside pile."""
    decks = [scene(seed=str(seed), level=level, **settings).automa.deck for seed in range(30)]
    certain = set.intersection(*({one.n for one in deck.cards} for deck in decks))
    return certain, decks[0].count, decks[0].aside_count


@pytest.mark.rule("P-165")
def test_toaster() -> None:
    assert numbers("toaster") == ({1, 4, 5, 7, 13}, 6, 10)
    deck = scene(level="toaster").automa.deck
    assert 2 not in {one.n for one in (*deck.cards, *deck.aside, *deck.all)}
    assert len(deck.all) == 16
    assert scene(level="toaster").automa.vp == 0
    assert match(level="toaster").state.automa.vp == 0


@pytest.mark.rule("P-166")
def test_automa() -> None:
    assert numbers("automa") == ({1, 2, 4, 5, 7, 13}, 7, 10)


@pytest.mark.rule("P-167")
def test_automaton() -> None:
    assert numbers("automaton") == ({1, 2, 4, 5, 7, 9, 13}, 8, 9)


@pytest.mark.rule("P-168")
def test_supertoma() -> None:
    assert numbers("supertoma") == ({1, 2, 4, 5, 7, 9, 13, 15}, 9, 8)


@pytest.mark.rule("P-169")
def test_terminator_gains_one_more_each_time_it_gains() -> None:
    assert numbers("terminator") == ({1, 2, 4, 5, 7, 9, 13, 15}, 9, 8)
    assert scene(level="terminator").automa.vp == 10  # not at the start
    gains = {
        4: act(scene("k3", "b1", automa="itars", level="terminator"), 5, 1),  # a card of 1 VP
        5: act(scene("k3", "b1", automa="itars", level="terminator"), 13, 1),  # a faction card of 4
    }
    assert [table.automa.vp - 10 for table in gains.values()] == [2, 5]
    both = act(scene("e6", "k3", automa="hadsch-hallas", level="terminator"), 10, 1)
    assert [event.args["amount"] for event in told(both, "order-vp")] == [
        4,
        4,
    ]  # the passive and the card, each one more
    assert act(scene("g8", "k3", automa="itars", level="terminator"), 7, 1).automa.vp == 10  # a gain of 0 is none
    for tile, vp in (("research", 3), ("institute", 0)):
        rest = "mine terraforming federation station-4 gaia-4"
        table = scene("g8", "k3", level="terminator", rounds=f"{tile} {rest}")
        table.automa.support = card(1)
        pass_round(table, table.automa)
        assert table.automa.vp == 10 + vp
    plain, hard = scene("g8", "k3"), scene("g8", "k3", level="terminator")
    for table in (plain, hard):
        table.automa.levels = [5, 5, 3, 3, 0, 0]
    one, two = score_sheet(plain), score_sheet(hard)
    assert one is not None
    assert two is not None
    assert one.totals == two.totals  # and not in final scoring


@pytest.mark.rule("P-170", "P-172")
def test_the_starting_deck_can_be_tuned_by_hand() -> None:
    certain, size, aside = numbers("automa", deck="9 15 3 16 -1 -2")
    assert (certain, size, aside) == ({3, 9, 15, 16}, 5, 11 - 1)
    assert [one.n for one in scene(deck="9 15 3 16 -1 -2").automa.deck.all] == list(range(3, 18))
    assert numbers("toaster", deck="2 4 5")[0] == {2, 4, 5}  # even card 2 can be called back
    for wrong in ("", "0", "18", "1 1", "1 -1", "x", "-1 -2", " ".join(["1", *(f"-{n}" for n in range(2, 18))])):
        with pytest.raises(Refusal) as refused:
            bare(deck=wrong)
        assert refused.value.id == "deck-bad"
    whole = " ".join(str(n) for n in range(1, 18))
    ended = play(new("gaia", {"deck": whole}, "whole"), "whole")  # nothing set aside: nothing joins (A38)
    sizes = [event.args["number"] for event in ended.tale.events if event.id in ("note-make-deck", "note-new-deck")]
    assert sizes == [17] * 6
    assert bare(automa="itars").automa.faction.id == "itars"  # and the faction is the player's choice
