"""Set-up, the Automa's cards and deck, and the packs."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from automarium.core.errors import BadPack, Refusal
from automarium.core.match import Match
from automarium.games import game
from automarium.games.scythe.board import BASE_NEAR, BASE_OF
from automarium.games.scythe.cards import deck_of, read_owner_pack, star_cards
from automarium.games.scythe.mats import combat_deck, faction_mats
from automarium.games.scythe.names import FACTIONS, LEVELS, SCHEME_I, SCHEME_II
from automarium.games.scythe.turn import automa_turn
from tests.rules.scythe.position import automa, card_of, human, ids, next_card, run, table, told, turn

PAIRS = list(permutations(FACTIONS, 2))


@pytest.mark.rule("S-01", "S-03", "S-08", "S-09", "S-10")
@pytest.mark.parametrize(("mine", "its"), PAIRS)
def test_every_pair_of_factions_is_set_up(mine: str, its: str) -> None:
    t = table(mine, its)
    a = t.automa
    assert a.workers == BASE_NEAR[a.faction]
    assert a.workers.bit_count() == 2
    assert a.hero == a.base == BASE_OF[a.faction]
    assert (a.workers_on_mat, a.workers_on_base, a.mechs_on_mat, a.mechs, a.all_stars) == (6, 0, 4, 0, 0)
    assert t.human.hero == t.human.base
    assert t.human.workers == sorted(t.human.workers)
    assert sum(1 << place for place in t.human.workers) == BASE_NEAR[t.human.faction]
    assert (t.human.mechs, t.human.stars, t.human.abilities) == ([], [], set())


@pytest.mark.rule("S-03")
def test_the_automa_plays_another_faction() -> None:
    with pytest.raises(Refusal) as same:
        game("scythe").setup({"human": "nordic", "automa": "nordic"})
    assert same.value.id == "same-faction"


@pytest.mark.rule("S-02")
def test_three_factory_cards_as_for_two_players() -> None:
    t = table()
    assert t.factory_cards == 3
    assert told(t.tale.events, "order-setup-board")["number"] == 3


@pytest.mark.rule("S-04", "S-05")
@pytest.mark.parametrize(
    ("its", "power", "cards"),
    [
        ("polania", 2, 3),
        ("albion", 3, 0),
        ("nordic", 4, 1),
        ("rusviet", 3, 2),
        ("togawa", 0, 2),
        ("crimea", 5, 0),
        ("saxony", 1, 4),
    ],
)
def test_power_and_combat_cards_from_the_mat(its: str, power: int, cards: int) -> None:
    for kind in ("program", "physical"):
        t = table("crimea" if its != "crimea" else "nordic", its, combat_cards=kind)
        assert (t.automa.power, len(t.automa.hand)) == (power, cards)
        # face down: the tale says how many, never which
        assert told(t.tale.events, "order-setup-mat")["number"] == cards
        assert all(value == 0 for value in t.automa.hand) == (kind == "physical" or cards == 0)


@pytest.mark.rule("S-06", "S-07")
def test_five_coins_and_popularity_ten() -> None:
    t = table()
    assert t.automa.coins == 5
    assert told(t.tale.events, "order-setup-coins") == {"coins": 5, "popularity": 10}
    assert not hasattr(t.automa, "popularity")  # nothing can change what is not kept


@pytest.mark.rule("S-11")
@pytest.mark.parametrize("level", LEVELS)
def test_the_star_card_sets_the_level(level: str) -> None:
    t = table(level=level)
    assert t.automa.star_card is star_cards()[level]
    assert t.automa.cube == 0


@pytest.mark.rule("S-12", "S-13", "S-33")
def test_nineteen_cards_shuffled_scheme_one_up_both_piles_empty() -> None:
    t = table()
    assert sorted(card.n for card in t.deck.cards) == list(range(1, 20))
    assert [card.n for card in t.deck.cards] != list(range(1, 20))
    assert t.automa.scheme == SCHEME_I
    assert (t.main, t.combat, t.resource_box) == ([], [], 0)


@pytest.mark.rule("S-14")
def test_options_do_not_touch_what_is_received_at_set_up() -> None:
    t = table(level="ultimaszyna", coins="2", power="2", mustering="yes")
    assert (t.automa.power, t.automa.coins, len(t.automa.hand)) == (4, 5, 1)
    assert t.automa.workers.bit_count() == 2


# --- without ---


@pytest.mark.rule("S-20", "S-21")
def test_the_automa_keeps_no_recruits_structures_upgrades_objectives_or_resources() -> None:
    """There is nowhere to keep them, and its only stars are three kinds."""
    t = table()
    kept = set(type(t.automa).__slots__)
    assert not kept & {"recruits", "structures", "upgrades", "objectives", "resources", "popularity"}
    assert set(t.automa.stars) == {"star-card", "star-combat", "star-power"}
    before = t.automa.coins
    turn(human(automa(t, workers="A4 A5", hero="base", mechs="base")), 9)  # worker, unit: free of charge
    assert t.automa.coins == before
    assert t.resources == {}


# --- cards ---


def shipped() -> dict[str, Any]:
    pack, _ = deck_of(game("scythe").setup())
    return dict(pack.data)


@pytest.mark.rule("S-30")
def test_the_human_first_then_by_turns() -> None:
    match = Match(game("scythe"), {}, seed="turns")
    heads = [e.id for e in match.answer("end; end; end") if e.id.endswith("-turn")]
    assert next(e.id for e in match.tale.events if e.id.endswith("-turn")) == "head-human-turn"
    assert heads == ["head-automa-turn", "head-human-turn"] * 3


@pytest.mark.rule("S-32")
def test_each_turn_reveals_one_new_card_on_the_main_pile() -> None:
    t = human(automa(table()))
    for number in (3, 6, 10):
        turn(t, number)
    assert [card.n for card in t.main] == [3, 6, 10]
    assert len(t.deck.cards) == 16
    assert t.combat == []


@pytest.mark.rule("S-33", "S-171")
def test_the_active_scheme_is_the_one_that_is_followed() -> None:
    t = human(automa(table(), workers="A4 A5", hero="base", water=False))
    assert told(turn(t, 3), "order-automa-power")["amount"] == 3  # scheme I
    t.automa.scheme = SCHEME_II
    t.automa.power = 0
    next_card(t, 6)
    events = run(t, automa_turn(t))
    assert told(events, "head-automa-card")["scheme"] == "scheme-ii"
    assert told(events, "head-automa-card")["moves"] == ("move-mech",)


@pytest.mark.rule("S-34")
def test_combat_table_and_resource_box_belong_to_the_card_not_to_a_scheme() -> None:
    for scheme in (SCHEME_I, SCHEME_II):
        t = human(automa(table()))
        t.automa.scheme = scheme
        turn(t, 9)
        assert t.resource_box == 3
        assert card_of(t, 9).spend == (4, 7, 7)


@pytest.mark.rule("S-35")
def test_both_piles_become_the_deck_only_when_a_card_is_needed() -> None:
    t = human(automa(table(level="ultimaszyna")))
    t.automa.cube = -100  # keeps the star card out of it
    for _ in range(18):
        run(t, automa_turn(t))
    t.combat.append(t.main.pop(0))
    events = run(t, automa_turn(t))
    assert (len(t.deck.cards), len(t.main), len(t.combat)) == (0, 18, 1)
    assert "note-shuffle" not in ids(events)
    events = run(t, automa_turn(t))
    assert "note-shuffle" in ids(events)
    assert (len(t.deck.cards), len(t.main), len(t.combat)) == (18, 1, 0)


@pytest.mark.rule("S-265")
def test_how_many_cards_show_how_many_combat_cards() -> None:
    _, cards = deck_of(game("scythe").setup())
    assert Counter(card.cards for card in cards) == {0: 4, 1: 9, 2: 5, 3: 1}
    # and the other counts of the printed deck
    assert sorted(card.n for card in cards if not card.star) == [4, 15, 17]
    assert [card.n for card in cards if card.schemes[SCHEME_I].skip] == [4, 7, 8, 17]
    assert [card.n for card in cards if card.schemes[SCHEME_II].skip] == [4, 7, 8, 17]
    assert Counter(card.resources for card in cards) == {0: 6, 1: 6, 2: 4, 3: 1, 4: 2}


def test_the_combat_deck_and_the_mats() -> None:
    assert Counter(combat_deck()) == {2: 16, 3: 12, 4: 8, 5: 6}
    assert {str(name) for name, mat in faction_mats().items() if mat.invaders} == {"albion", "togawa"}


# --- packs ---


def test_an_owners_deck_takes_the_place_of_the_shipped_one() -> None:
    data = {**shipped(), "status": "owner", "source": "my box"}
    data["cards"] = [dict(card) for card in data["cards"]]
    data["cards"][0] = {**data["cards"][0], "resources": 4}
    name, read = read_owner_pack(json.dumps(data), "mine.json")
    setup = game("scythe").setup({}, {name: read})
    match = Match(game("scythe"), setup, seed="own")
    assert match.state.deck.all[0].resources == 4
    assert "care-owner-deck" in [event.id for event in match.tale.events]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("resources", 5),
        ("spend", [1, 2]),
        ("cards", -1),
        ("I", {"moves": ["fly"], "gains": []}),
        ("I", {"moves": ["move-worker"], "gains": ["coin 0"]}),
        ("I", {"moves": ["mars: move-worker"], "gains": []}),
        ("II", None),
        ("n", 20),
        ("n", 2),
    ],
)
def test_a_bad_pack_is_refused(field: str, value: object) -> None:
    data = shipped()
    data["cards"] = [{**data["cards"][0], field: value}, *data["cards"][1:]]
    with pytest.raises(BadPack):
        read_owner_pack(json.dumps(data), "mine.json")
