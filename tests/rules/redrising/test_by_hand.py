"""Abilities that the human carries out where characters are only counted: R-41, R-46, R-49, H-12."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.match import Match
from automarium.core.tale import Name
from automarium.games import game
from automarium.games.redrising.abilities import ABILITIES
from automarium.games.redrising.by_hand import left_to_report
from automarium.games.redrising.cards import characters, in_play
from automarium.games.redrising.human import human_turn
from automarium.games.redrising.names import BANISHED, DECK, HAND, HUMAN, INSTITUTE, JUPITER, LOCATIONS, LUNA, MARS
from automarium.games.redrising.table import Table
from automarium.taps import Tap
from automarium.taps.redrising import named, report_taps
from automarium.words import LANGUAGES, words
from tests.rules.redrising.conftest import drive, lead, match, one, refuses, sizes, table, total

BY_HAND = [id for id in in_play(True) if id not in ABILITIES and characters()[id].deploy]


def laid(**piles: int) -> Table:
    """A table where every place has cards, and the human the token."""
    lying: dict[str, Any] = {"hand": 4, "deck": 20, "banished": 5, "automa_hand": 3}
    return table({"variant": "yes"}, sovereign=HUMAN, **{**dict.fromkeys(map(str, LOCATIONS), 4), **lying, **piles})


def lines(bare: Table) -> list[list[str]]:
    """What is left to tell, part by part."""
    return [[way.line for way in part.ways] for part in left_to_report(bare)]


@pytest.mark.rule("R-46")
def test_an_ability_that_ends_the_turn_is_told_at_one_go_and_asks_for_no_gain() -> None:
    bare = laid()
    ran = lead(bare, "artificer")
    assert (ran.ids[-1], ran.asks[-1].args["card"]) == ("ask-by-hand", "artificer")
    assert lines(bare) == [["take mars; end"]]  # from here, and from nowhere else
    bare = laid()
    ran = lead(bare, "artificer", "take mars", "end")
    assert (ran.done, ran.ids.count("ask-turn-led"), sizes(bare, HAND, MARS)) == (True, 1, (4, 4))


@pytest.mark.rule("R-41")
def test_what_may_be_done_can_be_declined_and_then_one_gains() -> None:
    bare = laid()
    ran = lead(bare, "artificer", "done", "gain luna")
    assert ran.ids[-3:] == ["ask-turn-led", "ask-by-hand", "ask-turn-led"]
    assert ran.done
    assert sizes(bare, HAND, MARS, LUNA) == (4, 5, 3)


@pytest.mark.rule("R-41")
def test_the_rest_of_an_ability_stays_open_until_it_is_told() -> None:
    bare = laid()
    lead(bare, "darrow")
    assert lines(bare) == [["take mars"], ["banish mars"]]
    bare = laid()
    assert lead(bare, "darrow", "take mars").ids[-1] == "ask-by-hand"
    assert lines(bare) == [["banish mars"]]
    bare = laid()
    assert lead(bare, "darrow", "take mars", "banish mars").ids[-1] == "ask-turn-led"
    assert sizes(bare, HAND, MARS, BANISHED) == (4, 3, 6)


@pytest.mark.rule("R-46")
def test_a_gray_card_is_pulled_first_and_may_then_be_taken_for_the_turn() -> None:
    bare = laid(luna=0)
    lead(bare, "trigg")
    assert lines(bare) == [[f"move {one} mars beneath" for one in (JUPITER, MARS, INSTITUTE)]]  # nothing lies on Luna
    bare = laid()
    assert lead(bare, "trigg", "move jupiter mars beneath").ids[-1] == "ask-by-hand"
    assert lines(bare) == [["take under; end"]]
    bare = laid()
    assert lead(bare, "trigg", "move jupiter mars beneath", "take under", "end").done
    bare = laid()
    assert lead(bare, "trigg", "move jupiter mars beneath", "done").ids[-1] == "ask-turn-led"


def test_what_is_told_by_halves_goes_on_where_it_stopped() -> None:
    bare = laid()
    lead(bare, "artificer", "take mars")
    assert lines(bare) == [["end"]]
    bare = laid()
    lead(bare, "alfrun", "take mars")
    assert lines(bare) == [["take mars; end"]]


def test_to_gain_closes_an_ability() -> None:
    assert lead(laid(), "darrow", "take mars", "gain luna").done


@pytest.mark.rule("R-41")
@pytest.mark.parametrize(
    ("id", "at", "lacks", "piles"),
    [
        ("administrator", MARS, "here", {}),
        ("artificer", MARS, "card", {"mars": 0}),
        ("cassius", MARS, "", {"mars": 0}),
        ("lorn", MARS, "beneath", {"mars": 0}),
        ("researcher", MARS, "unbanish", {"banished": 0}),
        ("calliope", MARS, "card", {"deck": 0}),
    ],
)
def test_an_ability_that_can_do_nothing_says_so_and_stays_closed(
    id: str, at: Name, lacks: str, piles: dict[str, int]
) -> None:
    bare = laid(**piles)
    ran = lead(bare, id, at=at)
    if lacks:
        assert (ran.ids[-1], one(bare, "note-no-effect").args["lacks"]) == ("ask-turn-led", lacks)
    else:  # without a card beneath it, he himself is banished
        assert (ran.ids[-1], lines(bare)) == ("ask-by-hand", [["banish mars"]])


@pytest.mark.rule("R-41")
def test_without_the_token_octavia_and_seer_do_nothing() -> None:
    for id in ("octavia", "seer"):
        bare = laid()
        bare.sovereign = None
        assert lead(bare, id).ids[-1] == "ask-turn-led"
        assert one(bare, "note-no-effect").args["lacks"] == "sovereign"


@pytest.mark.rule("R-49")
def test_no_ability_is_told_twice_in_a_turn() -> None:
    bare = laid()
    assert lead(bare, "artificer", "done", "ability artificer").ids[-1] == "ask-turn-led"
    assert one(bare, "note-no-effect").args["lacks"] == "used"


@pytest.mark.rule("H-12")
@pytest.mark.parametrize(("id", "moves"), [("calliope", "move deck luna"), ("modjob", "move under luna")])
def test_a_card_that_is_deployed_acts_where_it_goes_and_closes_that_place(id: str, moves: str) -> None:
    bare = laid()
    assert lead(bare, id, moves).ids[-1] == "ask-by-hand"
    assert lines(bare) == [["ability"]]
    bare = laid()
    ran = lead(bare, id, moves, "ability artificer")
    assert ran.asks[-1].args["card"] == "artificer"
    assert lines(bare) == [["take luna; end"]]
    bare = laid()
    assert lead(bare, id, moves, "ability the-pax").ids[-1] == "ask-turn-led"  # which acts on Luna
    assert bare.tracks[HUMAN][Name("fleet")] == 1
    with refuses("gain-where-led"):
        lead(laid(), id, moves, "ability the-pax", "gain luna")


@pytest.mark.rule("H-12")
@pytest.mark.parametrize(
    ("id", "moves"), [("orion", "move mars jupiter"), ("calliope", "move deck luna"), ("modjob", "move under luna")]
)
def test_a_card_that_is_deployed_closes_its_place_though_it_does_nothing_there(id: str, moves: str) -> None:
    with refuses("gain-where-led"):
        lead(laid(), id, moves, "done", f"gain {moves.split()[-1]}")
    older = table({"variant": "yes"}, rules=6, hand=4, deck=20, jupiter=4, mars=4, luna=4)
    assert lead(older, id, moves, "done", f"gain {moves.split()[-1]}").done


@pytest.mark.rule("R-41")
def test_a_gray_card_that_lies_alone_has_nothing_beneath_it_to_pull() -> None:
    bare = laid(mars=0)
    lead(bare, "ugly-dan")
    assert lines(bare) == [[f"move {one} mars beneath" for one in (JUPITER, LUNA, INSTITUTE)]]


@pytest.mark.parametrize(("id", "most"), [("investor", 4), ("nero", 4), ("evey", 4)])
def test_whoever_counts_is_none_of_the_cards_that_are_counted(id: str, most: int) -> None:
    bare = laid()
    ran = lead(bare, id)
    assert (ran.ids[-1], list(named(bare, ran.asks[-1]).values())) == ("ask-how-many", [*range(most + 1)])


def test_a_location_that_an_ability_names_is_where_it_takes_from() -> None:
    bare = laid()
    lead(bare, "octavia", at=JUPITER)
    assert lines(bare) == [["take luna"], ["banish jupiter"]]


def test_of_cards_that_are_all_banished_two_bring_ash_lord_back() -> None:
    bare = laid(mars=2)
    lead(bare, "ash-lord")
    assert lines(bare) == [["banish under", "banish under; banish under; take mars"]]


def test_several_banished_cards_go_to_one_location() -> None:
    bare = laid()
    lead(bare, "psychologist", "move banished luna")
    assert lines(bare) == [["move banished luna"]]
    bare = laid()
    assert lead(bare, "psychologist", "move banished luna", "move banished luna").ids[-1] == "ask-turn-led"


def test_a_small_deck_is_laid_out_card_by_card() -> None:
    bare = laid(deck=2)
    lead(bare, "firewall-expert")
    others = ["move deck jupiter top down", "move deck luna top down", "move deck institute top down"]
    assert lines(bare) == [others]
    bare = laid()
    lead(bare, "firewall-expert")
    assert lines(bare) == [["; ".join(others)]]


@pytest.mark.parametrize("id", BY_HAND)
def test_every_such_ability_can_be_told_to_its_end_by_any_of_its_taps(id: str) -> None:
    """From every location; no card is lost, what is offered is not refused, and all of it has words."""
    for at in LOCATIONS:
        _try(id, at, [])


def _try(id: str, at: Name, said: list[str]) -> None:
    bare = laid()
    before = total(bare)
    ran = drive(human_turn(bare), f"lead {at}", f"ability {id}", *said)
    assert total(bare) == before
    if ran.done or ran.ids[-1] != "ask-by-hand" or len(said) > 6:
        assert len(said) <= 6, "it never ends"
        return
    shape: Any = ran.asks[-1].shape
    taps = report_taps(bare, shape, ())
    assert taps is not None
    did = [tap for tap in taps.taps if tap.label.id.startswith("did-") or tap.group.id.startswith("group-did-")]
    assert did, "nothing can be told, and yet it is open"
    for tap in did:
        _worded(tap)
        if tap.whole:
            _try(id, at, [*said, *tap.text.split("; ")])


def _worded(tap: Tap) -> None:
    for lang in LANGUAGES:
        voice = words(lang, "redrising")
        assert voice.has(tap.label.id), tap.label.id
        assert not tap.group.id or voice.has(tap.group.id), tap.group.id
        assert "{" not in voice.tap(tap.label.id, tap.label.args)


def test_it_is_kept_in_the_journal_and_undone_like_any_other_answer() -> None:
    begun = match("by hand", first="human", house="mars")
    begun.answer("5")
    begun.answer("lead mars; ability darrow; take mars")
    assert begun.ask is not None
    assert begun.ask.id == "ask-by-hand"
    again: Match[Any] = Match.load(begun.journal(), game)
    assert lines(again.state) == lines(begun.state) == [["banish mars"]]
    again.undo()
    assert lines(again.state) == [["take mars"], ["banish mars"]]
    again.redo()
    again.answer("banish mars; gain luna")
    assert again.state.piles[DECK]


def test_where_characters_have_names_only_what_the_program_carries_out_is_called() -> None:
    with refuses("answer-unknown"):
        drive(human_turn(table(hand="darrow", deck=5, mars=2)), "lead darrow mars", "ability darrow")
