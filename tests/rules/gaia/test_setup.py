"""Set-up, initial mines, first booster, the deck: P-19 to P-45."""

from __future__ import annotations

from collections import Counter

import pytest

from automarium.core.bits import each
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.games import game
from automarium.games.gaia.factions import shipped_factions
from automarium.games.gaia.map import CENTRE_HEX, HEXES, NAMES, distance
from automarium.games.gaia.names import ADVANCED, AREAS, BOOSTERS, MINE, TECHNOLOGY, TOKENS
from automarium.games.gaia.setup import settle
from automarium.games.gaia.table import SUPPLY, Table
from automarium.games.gaia.turn import BOTTOM, remake_deck
from tests.refusals import refused
from tests.rules.gaia.scenes import (
    at,
    bare,
    card,
    first_option,
    ids,
    match,
    names,
    offered,
    rules,
    scene,
    started,
    structures,
    told,
    why,
)

AUTOMA = tuple(map(str, shipped_factions().automa))
HUMAN = tuple(map(str, shipped_factions().human))


# --- tokens, factions, supplies ---


@pytest.mark.rule("P-19", "P-20")
def test_two_tokens_of_each_kind_remain_and_one_of_them_lies_on_terraforming_5() -> None:
    seen = set()
    for seed in range(60):
        table = scene(seed=str(seed), token="random")
        assert table.token_on_terraforming is not None
        seen.add(table.token_on_terraforming)
        left = Counter(table.tokens.values())
        assert left == {2: 5, 1: 1}
        assert table.tokens[table.token_on_terraforming] == 1
    assert seen == set(TOKENS)
    assert scene(token="ore").token_on_terraforming == "token-ore"
    assert "token-gleens" not in scene().tokens  # the token of the Gleens lies apart and stays


@pytest.mark.rule("P-21")
@pytest.mark.parametrize("faction", HUMAN)
def test_the_human_may_take_any_of_fourteen_factions(faction: str) -> None:
    assert len(HUMAN) == 14
    table = bare(human=faction, automa="random")
    assert table.human.faction.id == faction
    assert game("gaia").opponent(table) == table.automa.faction.id
    assert bare(level="first-game", human="random", automa="random").human.faction.id == "hadsch-hallas"


@pytest.mark.rule("P-22")
def test_the_automa_is_one_of_seven_and_never_of_the_humans_colour() -> None:
    for seed in range(80):
        table = bare(str(seed), human="random", automa="random")
        assert table.automa.faction.id in AUTOMA
        assert table.automa.home != table.human.home
    assert len({bare(str(seed), human="random", automa="random").automa.faction.id for seed in range(80)}) == 7
    colours = {str(one.home): str(one.colour) for one in shipped_factions().human.values()}
    assert len(set(colours.values())) == 7
    for human, automa in (("taklons", "taklons"), ("ambas", "taklons"), ("gleens", "xenos"), ("bescods", "firaks")):
        with pytest.raises(Refusal) as refused:
            bare(human=human, automa=automa)
        assert refused.value.id == "factions-one-colour"
    assert bare(level="first-game", human="random", automa="random").automa.faction.id == "taklons"


@pytest.mark.rule("P-22")
def test_the_advice_for_a_first_game_gives_way_to_the_player() -> None:
    table = bare(level="first-game", human="ambas", automa="random")
    assert (table.human.faction.id, table.level) == ("ambas", "toaster")
    assert table.automa.faction.id != "taklons"
    assert bare(level="first-game", human="random", automa="hadsch-hallas").human.home != "oxide"


@pytest.mark.rule("P-23")
def test_the_supply_at_the_start() -> None:
    assert {str(kind): number for kind, number in bare().automa.supply.items()} == {
        **{"mine": 8, "trading-station": 4, "research-lab": 3},
        **{"academy": 2, "institute": 1},
    }
    assert bare().automa.supply == SUPPLY


@pytest.mark.rule("P-24", "P-25", "P-26")
@pytest.mark.parametrize(
    ("faction", "area"),
    [
        ("terrans", "gaia-project"),
        ("xenos", "intelligence"),
        ("hadsch-hallas", "economy"),
        ("geodens", "terraforming"),
        ("taklons", ""),
        ("firaks", ""),
        ("itars", ""),
    ],
)
def test_one_marker_on_level_0_of_each_area_but_the_one_of_the_faction_card(faction: str, area: str) -> None:
    table = scene(automa=faction, human="random")
    assert dict(zip(AREAS, table.automa.levels, strict=True)) == {one: int(one == area) for one in AREAS}
    assert [
        event.args["area"] for event in told(Match(game("gaia"), {"automa": faction}, "x").state, "order-research")
    ] == ([area] if area else [])


@pytest.mark.rule("P-13")
def test_the_humans_marker_starts_on_level_1_of_the_area_of_their_board() -> None:
    areas = {
        **{"terrans": "gaia-project", "xenos": "intelligence", "gleens": "navigation", "ambas": "navigation"},
        **{"hadsch-hallas": "economy", "geodens": "terraforming", "bal-taks": "gaia-project", "nevlas": "science"},
    }
    for faction in HUMAN:
        table = scene(automa="random", human=faction)
        expected = [int(str(one) == areas.get(faction)) for one in AREAS]
        assert (table.human.levels, table.human.vp) == (expected, 10)


@pytest.mark.rule("P-27")
def test_start_vp() -> None:
    for level in ("automa", "automaton", "supertoma", "terminator"):
        assert scene(level=level).automa.vp == 10
    assert scene(level="toaster").automa.vp == 0
    assert scene(level="first-game").automa.vp == 0


@pytest.mark.rule("P-28")
def test_two_of_25_satellites_mark_the_scoring_tracks() -> None:
    table = match().state
    assert table.automa.satellite_supply == 23
    assert (table.automa.satellites, table.automa.satellites_placed) == (0, 0)
    assert told(table, "order-automa-supply")[0].args["satellites"] == 23


@pytest.mark.rule("P-29")
def test_five_boosters_in_a_row() -> None:
    table = match("P-29").state
    laid = told(table, "order-boosters")[0].args["boosters"]
    assert len(laid) == len(set(laid)) == 5
    assert set(laid) <= set(BOOSTERS)
    orders = {told(match(str(seed)).state, "order-boosters")[0].args["boosters"] for seed in range(10)}
    assert len(orders) == 10
    given = match(boosters="mines labs gaia step range").state
    assert told(given, "order-boosters")[0].args["boosters"] == tuple(
        f"booster-{one}" for one in ("mines", "labs", "gaia", "step", "range")
    )


@pytest.mark.rule("P-30")
def test_the_human_begins_the_first_round() -> None:
    for seed in range(10):
        begun = started(str(seed))
        assert begun.state.first == "human"
        assert [event.id for event in begun.tale.events[-3:]] == ["head-round", "order-income", "head-human-turn"]


# --- initial mines ---


def settled(table: Table, number: int) -> list[str]:
    """The planets that get initial mines."""
    for _ in settle(table, table.automa, number):
        raise AssertionError("a shuffled deck asks nothing")
    return [event.args["hex"] for event in told(table, "order-mine")]


@pytest.mark.rule("P-31")
@pytest.mark.parametrize("faction", AUTOMA)
def test_two_initial_mines_or_three_for_the_xenos_on_home_planets(faction: str) -> None:
    begun = Match(game("gaia"), {"automa": faction, "human": "random", "map": "default"}, faction)
    while not told(begun.state, "head-round"):
        assert begun.ask is not None
        begun.answer(first_option(begun))
    table = begun.state
    own = [at(name) for name in structures(table.automa)]
    assert len(own) == (3 if faction == "xenos" else 2)
    assert set(structures(table.automa).values()) == {"mine"}
    assert all(table.types[table.automa.home] >> hex & 1 for hex in own)
    assert table.automa.supply[MINE] == 8 - len(own)


@pytest.mark.rule("P-32")
def test_the_nearest_planets_to_the_centre_one_by_one() -> None:
    table = bare(automa="itars")  # ice: I7 at 1, E4 at 4, I1 at 6, D11 at 7
    assert settled(table, 2) == ["I7", "E4"]
    assert [rules(why(table, "order-mine", number)) for number in (0, 1)] == [["P-32"], ["P-32"]]
    far = {NAMES[hex]: distance(HEXES[hex], HEXES[CENTRE_HEX]) for hex in each(table.types[table.automa.home])}
    assert far == {"I7": 1, "E4": 4, "I1": 6, "D11": 7}


@pytest.mark.rule("P-33")
def test_tied_planets_that_all_get_a_mine_need_no_card() -> None:
    table = bare()  # volcanic: E7 and G8 both at 3
    assert settled(table, 2) == ["E7", "G8"]
    assert "note-initial-card" not in ids(table)
    assert rules(why(table, "order-mine")) == ["P-32"]
    ladder = why(table, "order-mine")
    assert {NAMES[hex] for hex in ladder.candidates} == {"C2", "E7", "G8", "J2"}
    assert {NAMES[hex] for hex in ladder.rungs[0].left} == {"E7", "G8"}


@pytest.mark.rule("P-33", "P-34")
def test_when_more_are_tied_than_mines_are_left_a_card_decides() -> None:
    """Swamp: K3 at 5, then B2, E2 and N3 all at 6."""
    taken = {}
    for seed in range(40):
        table = bare(str(seed), automa="taklons", human="terrans")
        first, second = settled(table, 2)
        drawn = told(table, "note-initial-card")
        assert first == "K3"
        assert len(drawn) == 1
        n = drawn[0].args["card"]
        taken[n] = second
        assert second == ("B2" if card(n).direction == "right" else "N3")
        assert why(table, "order-mine").rule == ("P-47" if card(n).direction == "right" else "P-48")
        assert len(table.automa.deck.all) == 17  # the card went back
    assert len(taken) > 10  # any card of the game can come up
    assert max(taken) > 13
    assert set(taken.values()) == {"B2", "N3"}


@pytest.mark.rule("P-33")
def test_two_of_three_tied_planets_are_the_first_two_in_the_direction() -> None:
    for seed in range(12):
        table = bare(str(seed), automa="taklons", human="terrans")
        table.types[table.automa.home] &= ~(1 << at("K3"))  # now three are tied for two mines
        hexes = settled(table, 2)
        n = told(table, "note-initial-card")[0].args["card"]
        assert hexes == (["B2", "E2"] if card(n).direction == "right" else ["N3", "E2"])
        assert len(told(table, "note-initial-card")) == 1  # one card for both


@pytest.mark.rule("P-32", "P-33")
def test_the_card_decides_among_the_nearest_only() -> None:
    """E7 and G8 are tied for one mine; C2 would be the first to the right, J2 to the left."""
    taken = set()
    for seed in range(12):
        table = bare(str(seed))
        (hex,) = settled(table, 1)
        direction = card(told(table, "note-initial-card")[0].args["card"]).direction
        assert hex == ("E7" if direction == "right" else "G8")
        assert rules(why(table, "order-mine")) == ["P-32", "P-47" if direction == "right" else "P-48"]
        taken.add(hex)
    assert taken == {"E7", "G8"}


@pytest.mark.rule("P-34")
def test_the_third_mine_of_the_xenos_draws_a_card_of_its_own() -> None:
    """On a map where the third mine is contested, its card is another draw than that of the first two."""
    for seed in range(400):
        values = {"automa": "xenos", "human": "itars", "map": "random"}
        table = Match(game("gaia"), values, str(seed))
        table.answer(first_option(table))
        first = len(told(table.state, "note-initial-card"))
        table.answer(first_option(table))
        if first and len(told(table.state, "note-initial-card")) > first:
            hexes = [event.args["hex"] for event in told(table.state, "order-mine")]
            assert len(set(hexes)) == 3
            return
    raise AssertionError("no map where both draws are needed")


@pytest.mark.rule("P-34")
def test_the_toaster_draws_from_sixteen_cards() -> None:
    assert [one.n for one in bare(level="toaster").automa.deck.all] == [1, *range(3, 18)]
    physical = Match(
        game("gaia"), {"level": "toaster", "automa-deck": "physical", "automa": "itars", "human": "xenos"}, "1"
    )
    while physical.ask is not None and physical.ask.id == "ask-initial":
        physical.answer(first_option(physical))
    assert physical.ask is not None
    with pytest.raises(Refusal):
        physical.answer("2")


@pytest.mark.rule("P-35")
@pytest.mark.parametrize(
    ("human", "automa", "order"),
    [
        ("taklons", "geodens", "HAAH"),
        ("taklons", "xenos", "HAAHA"),
        ("xenos", "geodens", "HAAHH"),
        ("ivits", "geodens", "AAH"),
        ("ivits", "xenos", "AAAH"),
    ],
)
def test_the_order_of_initial_mines(human: str, automa: str, order: str) -> None:
    begun = Match(game("gaia"), {"human": human, "automa": automa, "map": "default"}, "P-35")
    while begun.ask is not None and begun.ask.id == "ask-initial":
        begun.answer(first_option(begun))
    by_human = [(step.tale, "H") for step in begun.steps]
    by_automa = [(at + 1, "A") for at, event in enumerate(begun.tale.events) if event.id == "order-mine"]
    assert "".join(side for _, side in sorted(by_automa + by_human)) == order
    assert begun.steps[-1].ask.args["kind"] == ("institute" if human == "ivits" else "mine")
    assert [step.ask.args["number"] for step in begun.steps] == [*range(1, order.count("H") + 1)]


@pytest.mark.rule("P-36")
def test_initial_mines_bring_no_satellite_no_charge_and_no_vp() -> None:
    for automa in ("geodens", "xenos"):
        begun = match(automa=automa, human="bescods")
        begun.answer(first_option(begun))
        begun.answer(first_option(begun))
        assert not {"order-satellite", "order-charge", "order-vp"} & set(ids(begun.state))
        assert (begun.state.automa.satellites, begun.state.automa.vp) == (0, 10)


# --- the first booster ---


@pytest.mark.rule("P-37", "P-40")
def test_the_automa_chooses_from_five_and_the_human_from_four() -> None:
    begun = match()
    begun.answer("b2; k3")
    assert begun.ask is not None
    assert begun.ask.id == "ask-first-booster"
    row = told(begun.state, "order-boosters")[0].args["boosters"]
    assert [option.value for option in offered(begun)] == [one for one in row if one != begun.state.automa.booster]
    begun.answer(begun.state.row[2].removeprefix("booster-"))
    left = [one for one in row if one not in (begun.state.automa.booster, begun.state.human.booster)]
    assert begun.state.row == left
    assert len(left) == 3


@pytest.mark.rule("P-37")
def test_a_row_that_was_corrected_to_one_booster_leaves_none_for_the_human() -> None:
    begun = match()
    begun.answer("fix row mines; b2; k3")
    assert begun.ask is not None
    assert begun.ask.id == "ask-turn"
    assert (begun.state.automa.booster, begun.state.human.booster, begun.state.row) == ("booster-mines", None, [])


@pytest.mark.rule("P-38")
@pytest.mark.parametrize("n", range(1, 18))
def test_the_green_bar_counts_the_row_from_the_left(n: int) -> None:
    begun = match(**{"automa-deck": "physical"}, automa="geodens")
    begun.answer("b2; k3")
    assert begun.ask is not None
    assert begun.ask.id == "ask-booster-card"
    row = list(begun.state.row)
    begun.answer(str(n))
    printed = (1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2)[n - 1]
    assert begun.state.automa.booster == row[printed - 1]


@pytest.mark.rule("P-38")
def test_the_example_of_the_rulebook_third_bar_third_booster() -> None:
    assert [n for n in range(1, 18) if card(n).first_booster == 3] == [3, 8, 13]


@pytest.mark.rule("P-39")
def test_the_card_for_the_booster_goes_back_before_the_deck_is_made() -> None:
    begun = match(**{"automa-deck": "physical"})
    begun.answer("b2; k3; 13")
    begun.answer(begun.state.row[0].removeprefix("booster-"))
    begun.answer("mine b1")
    begun.answer("13")  # and can be drawn again
    assert begun.state.automa.support == card(13)


# --- the deck ---


@pytest.mark.rule("P-41", "P-42", "P-43")
def test_six_starting_cards_and_one_unseen_card_of_the_others() -> None:
    assert [n for n in range(1, 18) if card(n).start] == [1, 2, 4, 5, 7, 13]
    joined = set()
    for seed in range(60):
        deck = scene(seed=str(seed)).automa.deck
        numbers = {one.n for one in deck.cards}
        assert len(deck.cards) == deck.count == 7
        assert numbers >= {1, 2, 4, 5, 7, 13}
        joined |= numbers - {1, 2, 4, 5, 7, 13}
        assert len(deck.aside) == 10
        assert {one.n for one in deck.aside} | numbers == set(range(1, 18))
    assert joined == set(range(1, 18)) - {1, 2, 4, 5, 7, 13}
    assert len({tuple(one.n for one in scene(seed=str(seed)).automa.deck.aside) for seed in range(20)}) == 20
    assert "card" not in told(started().state, "note-make-deck")[0].args  # nobody is told which one it is


@pytest.mark.rule("P-44")
def test_the_deck_is_shuffled_and_its_three_lowest_cards_marked() -> None:
    orders = {tuple(one.n for one in scene(seed=str(seed)).automa.deck.cards) for seed in range(20)}
    assert len(orders) == 20
    own = started(**{"automa-deck": "physical"}, mines="b2; k3; 13").state
    assert told(own, "order-bottom")[0].args["number"] == BOTTOM == 3


@pytest.mark.rule("P-45")
def test_the_set_aside_pile_keeps_its_order() -> None:
    table = scene()
    deck = table.automa.deck
    pile = [one.n for one in deck.aside]
    for _ in range(5):
        before = {one.n for one in deck.cards}
        remake_deck(table, table.automa)
        assert {one.n for one in deck.cards} - before == {pile.pop()}
        assert [one.n for one in deck.aside] == pile


# --- what is told ---


def test_what_is_less_certain_is_told() -> None:
    said = {faction: ids(match(automa=faction, human="random").state)[:2] for faction in AUTOMA}
    assert said["geodens"][0] == "care-single-source"
    assert said["terrans"][0] == said["firaks"][0] == "care-inferred"
    assert {said[one][0] for one in ("xenos", "taklons", "hadsch-hallas", "itars")} == {"care-space-order"}


@pytest.mark.rule("P-13", "P-17")
def test_every_step_of_the_set_up_is_told_in_its_order() -> None:
    begun = started(
        level="toaster",
        token="ore",
        map="3a0 1a1 5b0 6b0 7b0 4a0 2a0",
        rounds="research mine terraforming federation station-4 gaia-4",
        boosters="mines labs gaia qic step",
        finals="types sectors",
        technology="table",
        mines="b3; k3",
    )
    orders = [event for event in begun.tale.events if event.id.startswith("order-")]
    assert [" ".join(map(str, (event.id.removeprefix("order-"), *event.args.values()))) for event in orders] == [
        "as-for-two",
        "map 3a0 1a1 5b0 6b0 7b0 4a0 2a0",
        "sector centre 3 face-single 0 30",
        "sector top 1 face-single 1 90",
        "sector upper-right 5 face-b 0 30",
        "sector lower-right 6 face-b 0 30",
        "sector bottom 7 face-b 0 30",
        "sector lower-left 4 face-single 0 30",
        "sector upper-left 2 face-single 0 30",
        "tokens-out",
        "token token-ore",
        "human-faction taklons colour-brown 10",
        "automa-faction geodens automa",
        "automa-vp 0 automa",
        "automa-supply 23",
        "automa-counters",
        "automa-levels",
        "research terraforming 1 automa",
        "round-tile 1 round-research 2",
        "round-tile 2 round-mine 4",
        "round-tile 3 round-terraforming 4",
        "round-tile 4 round-federation 5",
        "round-tile 5 round-station-4 6",
        "round-tile 6 round-gaia-4 2",
        "final-tiles final-types final-sectors",
        "neutral 5 6",
        "boosters ('booster-mines', 'booster-labs', 'booster-gaia', 'booster-qic', 'booster-step')",
        "mine automa G8 volcanic 5",
        "mine automa D5 volcanic 1",
        f"booster {begun.state.automa.booster} {orders[-3].args['number']} {orders[-3].args['card']} automa",
        "first human",
        "income",
    ]


@pytest.mark.rule("P-34", "P-39", "P-165")
@pytest.mark.parametrize("settings", [{"level": "first-game"}, {"level": "toaster"}, {"deck": "1 4 5 7 13 -2"}])
def test_cards_that_leave_the_game_leave_it_before_one_is_drawn(settings: dict[str, str]) -> None:
    """A player who draws from the box has been told by then, and never draws one of them."""
    values = {"automa-deck": "physical", "human": "taklons", "automa": "geodens", "map": "default", **settings}
    begun = Match(game("gaia"), values, "out")
    begun.answer("b2; k3")
    assert begun.ask is not None
    assert begun.ask.id == "ask-booster-card"
    assert [event.args["cards"] for event in told(begun.state, "order-remove-cards")] == ["2"]
    assert refused(begun, "2") == "answer-unknown"
    begun.answer("13")
    begun.answer(first_option(begun))
    assert len(told(begun.state, "order-remove-cards")) == 1
    assert refused(begun, "fix card 2 deck") == "card-left-game"


@pytest.mark.rule("P-181")
def test_technology_tiles_are_dealt() -> None:
    """Nine standard tiles, six of the fifteen advanced ones; every one of them comes up, anywhere."""
    free, advanced, first = set(), set(), set()
    for seed in range(150):
        begun = match(str(seed))
        dealt = [event.args for event in told(begun.state, "order-technology")]
        (beside,) = [event.args["tiles"] for event in told(begun.state, "order-technology-free")]
        assert [one["area"] for one in dealt] == list(AREAS)
        assert sorted([*(one["tile"] for one in dealt), *beside]) == sorted(TECHNOLOGY)
        assert len({one["advanced"] for one in dealt}) == 6
        free |= {*beside}
        advanced |= {one["advanced"] for one in dealt}
        first.add(dealt[0]["tile"])
    assert (free, advanced, first) == (set(TECHNOLOGY), set(ADVANCED), set(TECHNOLOGY))
    assert (len(TECHNOLOGY), len(ADVANCED)) == (9, 15)
    own = match("0", technology="table")
    assert not told(own.state, "order-technology")
    assert not told(own.state, "order-technology-free")


@pytest.mark.rule("P-160", "P-181")
def test_markers_of_the_neutral_player() -> None:
    for finals, counts in (("structures satellites", (11, 8)), ("gaia-planets federations", (4, 10))):
        (event,) = told(match(finals=finals).state, "order-neutral")
        assert (event.args["upper"], event.args["lower"]) == counts


@pytest.mark.rule("P-180", "P-90")
def test_the_round_tile_leaves_with_the_action_tokens() -> None:
    begun = started()
    begun.answer("mine c7; pass 1")
    assert len(told(begun.state, "order-clean-up")) == 1
    assert [event.args for event in told(begun.state, "order-round-done")] == [{"number": 1}]


@pytest.mark.rule("P-42", "P-43")
def test_a_physical_deck_is_made_by_the_player() -> None:
    begun = started(**{"automa-deck": "physical"}, mines="b2; k3; 13")
    made = told(begun.state, "order-set-aside", "order-make-deck", "order-bottom")
    assert [event.args for event in made] == [{"cards": "1, 2, 4, 5, 7, 13"}, {"number": 7, "aside": 10}, {"number": 3}]
    assert not told(begun.state, "note-make-deck")
    assert not told(begun.state, "order-remove-cards")


@pytest.mark.rule("P-14", "P-16")
def test_a_map_that_is_not_for_two_is_told_with_care() -> None:
    """A plain side of sector 5; then two oxide planets side by side."""
    careful = {"care-face", "care-map-neighbours"}
    plain = match(map="3a0 1a0 5a0 6b0 7b0 4a0 2a0", neighbours="any").state
    assert [event.args for event in told(plain, "care-face")] == [{"sector": 5}]
    assert told(plain, "order-sector")[2].args["face"] == "face-a"
    assert not told(plain, "care-map-neighbours")
    assert not careful & set(ids(match().state))
    wrong = match(map="3a0 1a5 5b3 6b0 7b0 4a0 2a0", neighbours="any").state
    assert careful & set(ids(wrong)) == {"care-map-neighbours"}


def test_names_of_hexes_are_told_as_on_the_picture() -> None:
    assert names(bare().types[bare().automa.home]) == {"C2", "E7", "G8", "J2"}
