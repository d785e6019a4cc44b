"""Set-up, the Automa's cards and deck, and the packs."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from automarium.core.errors import BadPack, Refusal
from automarium.core.match import Match
from automarium.core.pack import Pack
from automarium.games import game
from automarium.games.scythe.board import BASE_NEAR, BASE_OF, _homes, _territories, map_pack
from automarium.games.scythe.cards import Scheme, Symbol, deck_of, read_owner_pack, star_cards, star_cards_pack
from automarium.games.scythe.combat_cards import draw_card, gain_card
from automarium.games.scythe.mats import _mat, base_game_pack, combat_deck, faction_mats, tiles
from automarium.games.scythe.names import (
    ATTACK_UNITS,
    COIN,
    FACTIONS,
    LEVELS,
    POPULARITY,
    SAXONY,
    SCHEME_I,
    SCHEME_II,
)
from automarium.games.scythe.turn import automa_turn
from tests.rules.scythe.position import automa, card_of, human, ids, next_card, run, table, told, turn

PAIRS = list(permutations(FACTIONS, 2))


@pytest.mark.rule("S-03")
def test_factions_that_nobody_chose_are_drawn_by_the_seed() -> None:
    drawn = [Match(game("scythe"), seed=str(n)).state for n in range(60)]
    pairs = [(one.human.faction, one.automa.faction) for one in drawn]
    assert all(mine != its for mine, its in pairs)
    assert {mine for mine, _ in pairs} == {its for _, its in pairs} == {*FACTIONS}
    again = Match(game("scythe"), seed="7").state
    assert (again.human.faction, again.automa.faction) == pairs[7]
    half = [Match(game("scythe"), {"automa": "saxony"}, seed=str(n)).state for n in range(60)]
    assert {(one.automa.faction, one.human.faction == SAXONY) for one in half} == {(SAXONY, False)}


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
    assert (t.human.mechs, t.human.stars, t.human.abilities) == ([], [], frozenset())
    assert (t.human.flags, t.human.armed, t.human.sprung, t.human.factory_card) == (0, 0, 0, False)
    assert (t.human.popularity, t.human.coins, t.fights, t.over) == (0, 0, [], False)
    assert (a.cube, a.mechs_on_base, a.factory_card, t.turns) == (0, 0, False, {"human": 0, "automa": 0})
    assert game("scythe").opponent(t) == its


def test_what_the_player_lays_out() -> None:
    """Every piece of both sides is named once; the human's start is that of the base game."""
    told_all = table("crimea", "nordic", tile="on-tunnels").tale.events
    assert told(told_all, "order-setup-faction") == {"faction": "nordic"}
    assert told(told_all, "note-setup-distance") == {"distance": 8}
    assert told(told_all, "order-setup-power") == {"power": 4}
    assert told(told_all, "note-setup-combat-cards") == {"number": 1}
    assert told(told_all, "order-setup-units") == {"first": "A4", "second": "A5", "faction": "nordic"}
    assert told(told_all, "order-setup-mat") == {"mechs": 4, "workers": 6, "stars": 6}
    assert told(told_all, "order-setup-star-card")["level"] == "level-automa"
    assert told(told_all, "order-setup-human") == {"faction": "crimea"}
    assert told(told_all, "order-setup-human-power") == {"power": 5, "number": 0}
    assert told(told_all, "order-setup-human-units") == {"first": "G3", "second": "H1"}
    assert told(told_all, "order-setup-encounters") == {"number": 11}
    assert told(told_all, "order-setup-tile") == {"tile": "tile-on-tunnels"}
    assert table("saxony").human.power == 1
    assert table("crimea", "nordic").tile in {f"tile-{one}" for one in tiles()}  # drawn where none is chosen


@pytest.mark.parametrize(
    ("mine", "its", "cares"),
    [
        ("crimea", "nordic", set()),
        ("crimea", "albion", {"care-unscanned"}),
        ("crimea", "togawa", {"care-unscanned"}),
        ("albion", "nordic", {"care-tokens"}),
        ("togawa", "albion", {"care-unscanned", "care-tokens"}),
    ],
)
def test_what_is_not_certain_is_told(mine: str, its: str, cares: set[str]) -> None:
    for kind, own in (("program", {"care-own-combat-deck"}), ("physical", set())):
        found = {id for id in ids(table(mine, its, combat_cards=kind).tale.events) if id.startswith("care-")}
        assert found == cares | own


@pytest.mark.rule("S-03")
def test_the_automa_plays_another_faction() -> None:
    with pytest.raises(Refusal) as same:
        game("scythe").setup({"human": "nordic", "automa": "nordic"})
    assert same.value.id == "same-faction"


@pytest.mark.rule("S-02")
def test_three_factory_cards_as_for_two_players() -> None:
    t = table()
    assert t.factory_cards == 3
    assert told(t.tale.events, "order-setup-factory-cards")["number"] == 3


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
        assert len(t.combat_pile) == (42 - cards if kind == "program" else 0)
        # face down: the tale says how many, never which
        if cards:
            assert told(t.tale.events, f"{'note' if kind == 'program' else 'order'}-setup-combat-cards") == {
                "number": cards
            }
        else:
            assert "note-setup-no-combat-cards" in ids(t.tale.events)
        assert all(value == 0 for value in t.automa.hand) == (kind == "physical" or cards == 0)


@pytest.mark.rule("S-06", "S-07")
def test_five_coins_and_popularity_ten() -> None:
    t = table()
    assert t.automa.coins == 5
    assert told(t.tale.events, "order-setup-coins") == {"coins": 5}
    assert told(t.tale.events, "order-setup-popularity") == {"popularity": 10}
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
    assert told(events, "note-card-drawn")["scheme"] == "scheme-ii"
    assert told(events, "note-card-drawn")["moves"] == ("move-mech",)


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


@pytest.mark.rule("S-145")
def test_the_combat_deck_is_shuffled_also_when_its_discards_come_back() -> None:
    t = table()
    drawn = [draw_card(t) or 0 for _ in range(len(t.combat_pile))]
    assert sorted(drawn) != drawn != sorted(drawn)[::-1]
    t.combat_discard = sorted(combat_deck())
    assert gain_card(t)
    assert (len(t.combat_pile), t.combat_discard) == (41, [])
    again = [draw_card(t) or 0 for _ in range(41)]
    assert sorted(again) != again != sorted(again)[::-1]


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
    own = Match(game("scythe"), game("scythe").setup({"automa": "albion"}, {name: read}), seed="own")
    assert "care-unscanned" not in [event.id for event in own.tale.events]  # the owner has seen the cards
    assert game("scythe").packs(setup).keys() == game("scythe").packs(game("scythe").setup()).keys()
    assert game("scythe").packs(setup)[name] != game("scythe").packs(game("scythe").setup())[name]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("resources", 5),
        ("spend", [1, 2]),
        ("cards", -1),
        ("I", {"moves": ["fly"], "gains": []}),
        ("I", {"moves": ["move-worker"], "gains": ["coin 0"]}),
        ("I", {"moves": ["mars: move-worker"], "gains": []}),
        ("I", {"moves": ["attack-units 17"], "gains": []}),
        ("I", {"moves": ["attack-units 5 5"], "gains": []}),
        ("I", {"moves": ["attack-units ⁵"], "gains": []}),
        ("I", {"moves": [""], "gains": []}),
        ("I", {"moves": ["nordic:"], "gains": []}),
        ("I", {"moves": ["coin"], "gains": []}),
        ("I", {"moves": [], "gains": ["move-worker"]}),
        ("I", {"moves": [], "gains": [], "recruit": "worker"}),
        ("spend", [0, 0, 8]),
        ("spend", [-1, 0, 0]),
        ("spend", [0, 0, "0"]),
        ("spend", [0, 0, 0, 0]),
        ("cards", 4),
        ("resources", -1),
        ("II", None),
        ("n", 0),
        ("n", 20),
        ("n", 2),
    ],
)
def test_a_bad_pack_is_refused(field: str, value: object) -> None:
    data = shipped()
    data["cards"] = [{**data["cards"][0], field: value}, *data["cards"][1:]]
    with pytest.raises(BadPack):
        read_owner_pack(json.dumps(data), "mine.json")


def test_the_most_and_the_least_that_a_card_can_show() -> None:
    """Cards may lie in the file in any order, and a bracket may stand before a number."""
    data = shipped()
    row = {"moves": ["saxony: attack-units 16"], "gains": ["coin 16"], "recruit": "popularity"}
    changed = {**data["cards"][0], "spend": [0, 7, 7], "cards": 3, "resources": 4, "I": row}
    data["cards"] = [*data["cards"][1:], changed]
    name, owned = read_owner_pack(json.dumps(data), "mine.json")
    _, cards = deck_of(game("scythe").setup({}, {name: owned}))
    assert [card.n for card in cards] == list(range(1, 20))
    assert (cards[0].spend, cards[0].cards, cards[0].resources) == ((0, 7, 7), 3, 4)
    attack, coins = Symbol(ATTACK_UNITS, 16, SAXONY), Symbol(COIN, 16, None)
    assert cards[0].schemes[SCHEME_I] == Scheme(False, (attack,), (coins,), POPULARITY)


def bad_row(file: Pack, rows: str, field: str, value: object) -> Pack:
    """A pack with one field of its first row changed."""
    first, *others = file.data[rows]
    return replace(file, data={**file.data, rows: [{**first, field: value}, *others]})


@pytest.mark.parametrize(
    ("field", "value", "id"),
    [
        ("terrain", "lake", "pack-count"),  # A1 is no lake: two terrains are miscounted
        ("encounter", True, "pack-count"),
        ("tunnel", True, "pack-count"),
        ("row", 8, "pack-count"),  # it would come last, out of the reading order
        ("row", 0, "pack-field"),
        ("row", 9, "pack-field"),
        ("x", 15, "pack-field"),
        ("x", -1, "pack-field"),
    ],
)
def test_a_map_that_is_not_the_printed_one_is_refused(field: str, value: object, id: str) -> None:
    with pytest.raises(BadPack) as bad:
        _territories(bad_row(map_pack(), "territories", field, value))
    assert bad.value.id == id


@pytest.mark.parametrize(("field", "value"), [("faction", "crimea"), ("row", -1), ("row", 9), ("x", -1), ("x", 15)])
def test_bases_that_are_not_the_printed_ones_are_refused(field: str, value: object) -> None:
    with pytest.raises(BadPack):
        _homes(bad_row(map_pack(), "bases", field, value))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("abilities", ["riverwalk", "speed", "scout"]),
        ("abilities", ["riverwalk", "speed", "scout", "flight"]),
        ("riverwalk", ["desert"]),
        ("power", -1),
        ("power", 17),
        ("combat_cards", 5),
        ("combat_cards", -1),
        ("set", "fenris"),
    ],
)
def test_a_mat_that_cannot_be_is_refused(field: str, value: object) -> None:
    with pytest.raises(BadPack):
        _mat(bad_row(base_game_pack(), "factions", field, value).items("factions")[0])


@pytest.mark.parametrize(
    ("field", "value"),
    [("stars", [1, 2, 3]), ("stars", [1, 2, 3, 4, 5, 6]), ("spaces", 25), ("no_water", -1), ("no_water", 25)],
)
def test_a_star_card_that_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch, field: str, value: object) -> None:
    bad = bad_row(star_cards_pack(), "cards", field, value)
    monkeypatch.setattr("automarium.games.scythe.cards.star_cards_pack", lambda: bad)
    with pytest.raises(BadPack):
        star_cards.__wrapped__()


def test_factions_can_be_drawn_from_the_base_game_only() -> None:
    for seed in range(30):
        t = Match(game("scythe"), {"drawn": "base"}, str(seed)).state
        assert {t.human.faction, t.automa.faction}.isdisjoint({"albion", "togawa"})
    chosen = Match(game("scythe"), {"drawn": "base", "human": "togawa"}, "chosen").state
    assert chosen.human.faction == "togawa"
