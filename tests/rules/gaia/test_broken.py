"""Tables that cannot be: each is told in a sentence, and no correction or report brings one about."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.match import Match
from automarium.games.gaia.broken import CHECKS, broken
from automarium.games.gaia.table import Table
from automarium.words import LANGUAGES, words
from tests.refusals import refused
from tests.rules.gaia.scenes import area, at, card, names, scene, started, structures


def wrong(table: Table) -> list[str]:
    """What is wrong about a table; it can be said in every language."""
    found = list(broken(table))
    for lang in LANGUAGES:
        assert all(words(lang, "gaia").refusal(one) for one in found)
    return [one.id for one in found]


def after(*fixes: str, **settings: Any) -> Match[Any]:
    begun = started(**settings)
    for fix in fixes:
        begun.answer(f"fix {fix}")
    return begun


def test_a_table_that_is_laid_out_is_whole() -> None:
    assert wrong(started().state) == wrong(scene("g8 e7", "b2 k3")) == []


@pytest.mark.rule("P-121", "P-173")
@pytest.mark.parametrize("side", ["human", "automa"])
def test_a_colonised_transdim_planet_is_a_gaia_planet(side: str) -> None:
    game = started()
    assert refused(game, f"fix structure d8 {side}") == "broken-transdim"
    assert "D8" not in {**structures(game.state.human), **structures(game.state.automa)}  # nothing has changed
    game.answer(f"fix planet d8 gaia; fix structure d8 {side}")
    assert refused(game, "fix planet d8 transdim") == "broken-transdim"


@pytest.mark.parametrize("side", ["human", "automa"])
def test_a_structure_stands_on_a_planet(side: str) -> None:
    assert refused(started(), f"fix structure a1 {side} lab") == "broken-no-planet"
    assert refused(started(), "fix planet b2 space") == "broken-no-planet"


@pytest.mark.rule("P-118")
def test_only_lantids_share_a_planet_and_only_with_a_mine() -> None:
    table = scene("g8", "b2")
    table.human.put(table.human.structure_at(at("b2")), at("g8"))  # type: ignore[arg-type]
    assert wrong(table) == ["broken-shared"]
    lantids = after("structure e7 human", mines="i5; c7", human="lantids")
    assert refused(lantids, "fix structure e7 human station") == "broken-guest"
    lantids.answer("fix structure i5 human lab")
    assert refused(lantids, "fix structure i5 automa") == "broken-guest"
    lantids.answer("fix structure e7 automa lab")  # beside whatever the Automa has


@pytest.mark.rule("P-09", "P-175")
def test_the_lost_planet_is_one_and_has_an_owner_who_found_it() -> None:
    game = started()
    assert refused(game, "fix structure a1 human lost-planet") == "broken-lost-level"
    assert refused(game, "fix structure a1 automa lost-planet") == "broken-lost-automa"
    assert refused(game, "fix planet a1 lost-planet") == "answer-unknown"
    game.answer("fix research human navigation 5; fix structure a1 human lost-planet")
    assert refused(game, "fix structure a2 human lost-planet") == "broken-lost-twice"
    assert refused(game, "fix structure a2 automa lost-planet") == "broken-lost-twice"
    assert refused(game, "fix structure a1 automa lost-planet") == "broken-lost-automa"
    assert refused(game, "fix research human navigation 4") == "broken-lost-level"
    assert refused(game, "fix planet a1 ice") == "broken-lost-place"
    assert refused(game, "fix planet a1 space") == "broken-no-planet"
    game.answer("fix structure a1 nobody; fix structure a3 human lost-planet")  # it lies elsewhere
    assert (names(game.state.human.hexes), game.state.type_at(at("A1"))) == ({"B2", "K3", "A3"}, None)
    table = scene("g8", "b2")
    table.types["lost-planet"] |= 1 << at("A1")  # type: ignore[index]
    assert wrong(table) == ["broken-lost-nobody"]


@pytest.mark.rule("P-175")
@pytest.mark.parametrize(
    "text",
    [
        "fix structure c7 human lost-planet",  # a planet
        "fix satellite automa a1 yes; fix structure a1 human lost-planet",
        "fix structure a1 human lost-planet; fix satellite human a1 yes",
    ],
)
def test_the_lost_planet_lies_where_nothing_else_is(text: str) -> None:
    game = after("research human navigation 5")
    assert refused(game, text) in ("broken-lost-place", "broken-in-space")


@pytest.mark.rule("P-173")
def test_gaiaformers_by_place_and_number() -> None:
    game = started()
    assert refused(game, "fix gaiaformer d8 yes") == "broken-formers"
    game.answer("fix research human gaia-project 1; fix gaiaformer d8 yes")
    assert refused(game, "fix gaiaformer k5 yes") == "broken-formers"
    assert refused(game, "fix research human gaia-project 0") == "broken-formers"
    for hex in ("a1", "c7", "b2"):
        assert refused(game, f"fix research human gaia-project 3; fix gaiaformer {hex} yes") == "broken-former-place"
    assert refused(game, "fix planet d8 ice") == "broken-former-place"
    assert refused(game, "fix planet d8 gaia; fix structure d8 automa") == "broken-former-place"


@pytest.mark.rule("P-126", "P-127")
def test_satellites_and_space_stations_lie_where_no_planet_is() -> None:
    assert refused(started(), "fix satellite automa c7 yes") == "broken-in-space"
    assert refused(started(), "fix satellites c7 human") == "broken-in-space"
    assert refused(started(), "fix satellite human a1 yes; fix planet a1 ice") == "broken-in-space"
    assert refused(started(), "fix station a1 yes") == "broken-stations"  # the Taklons have none
    ivits = started(mines="e6", human="ivits", automa="geodens")
    assert refused(ivits, "fix station c7 yes") == "broken-in-space"
    ivits.answer("; ".join(f"fix station {hex} yes" for hex in ("a1", "a2", "a3", "b3", "b4", "c1")))
    assert refused(ivits, "fix station d7 yes") == "broken-supply"
    ivits.answer("fix station a1 no")
    assert names(ivits.state.human.stations) == {"A2", "A3", "B3", "B4", "C1"}


@pytest.mark.rule("P-10", "P-103")
def test_level_5_is_for_one_side_and_for_the_automa_after_its_tile() -> None:
    game = after("research human science 5")
    assert refused(game, "fix research automa science 5; fix tile science no") == "broken-level"
    assert refused(game, "fix research automa economy 5") == "broken-advanced"
    game.answer("fix tile economy no; fix research automa economy 5")
    assert refused(game, "fix tile economy yes") == "broken-advanced"


def test_bal_taks_are_grounded_without_their_institute() -> None:
    game = started("b", mines="e7; g8", human="bal-taks", automa="itars")
    assert refused(game, "fix research human navigation 1") == "broken-bal-taks"
    game.answer("fix structure e7 human institute; fix research human navigation 1")
    assert refused(game, "fix structure e7 nobody") == "broken-bal-taks"


@pytest.mark.rule("P-29")
def test_five_boosters_each_in_one_place() -> None:
    game = started(boosters="mines labs gaia qic step")
    human, automa, row = game.state.human.booster, game.state.automa.booster, list(game.state.row)
    for text in (f"booster human {automa}", f"booster automa {row[0]}", f"row {row[0]} {row[0]}", f"row {human}"):
        assert refused(game, f"fix {text}".replace("booster-", "")) == "broken-booster"
    assert refused(game, f"fix row {' '.join(row)} range".replace("booster-", "")) == "broken-boosters"
    assert (game.state.human.booster, game.state.automa.booster, game.state.row) == (human, automa, row)
    game.answer(
        f"fix booster human none; fix booster automa {human}; fix booster human {automa}".replace("booster-", "")
    )
    assert (game.state.human.booster, game.state.automa.booster) == (automa, human)


@pytest.mark.rule("P-19", "P-20")
def test_two_federation_tokens_of_each_kind() -> None:
    game = started(token="vp")
    assert refused(game, "fix tokens ore 3") == refused(game, "fix own-tokens ore") == "broken-tokens"
    assert refused(game, "fix terraforming-token ore") == refused(game, "fix tokens vp 2") == "broken-tokens"
    game.answer("fix tokens ore 0; fix own-tokens ore ore")
    assert refused(game, "fix own-tokens ore ore ore") == "broken-tokens"
    assert refused(game, "fix own-tokens gleens") == "broken-gleens-token"
    gleens = started("g", mines="b1; f4", human="gleens", automa="geodens")
    gleens.answer("fix own-tokens gleens")
    assert refused(gleens, "fix own-tokens gleens gleens") == "broken-gleens-token"


def test_scoring_tiles_as_often_as_the_box_has_them() -> None:
    rounds = "research mine terraforming institute station-4 gaia-4"
    game = after("round-tile 6 research", rounds=rounds)  # it changes places with the one that lay there
    told = [tile.id.removeprefix("round-") for tile in game.state.rounds]
    assert told == ["gaia-4", "mine", "terraforming", "institute", "station-4", "research"]
    game.answer("fix round-tile 1 institute; fix round-tile 1 institute")  # of this one there are two
    assert [tile.id for tile in game.state.rounds].count("round-institute") == 2
    game.answer("fix round-tile 2 institute")
    told = [tile.id.removeprefix("round-") for tile in game.state.rounds]
    assert told == ["mine", "institute", "terraforming", "institute", "station-4", "research"]
    table = scene("g8", "b2", rounds=rounds)
    table.rounds[1], table.finals[1] = table.rounds[0], table.finals[0]
    assert wrong(table) == ["broken-tile"] * 2


@pytest.mark.rule("P-42", "P-45")
def test_every_card_is_in_one_place() -> None:
    table = scene("g8", "b2")
    table.automa.deck.discarded.append(table.automa.deck.cards[0])
    assert wrong(table) == ["broken-card"]
    table = scene("g8", "b2")
    table.automa.deck.cards.pop()
    assert wrong(table) == ["broken-card"]
    table = scene("g8", "b2")
    table.automa.deck.aside_count -= 1
    assert wrong(table) == ["broken-aside"]
    table = scene("g8", "b2")
    table.automa.support = card(1)
    assert wrong(table) == ["broken-card"]


def test_no_more_structures_in_federations_than_there_are() -> None:
    table = scene("g8", "b2 k3")
    table.human.in_federations = 3
    assert wrong(table) == ["broken-federations"]


def test_supplies() -> None:
    table = scene("g8", "b2 k3")
    table.automa.supply[table.automa.structure_at(at("G8"))] = -1  # type: ignore[index]
    assert wrong(table) == ["broken-supply"]
    table = scene("g8", "b2 k3")
    table.human.levels[area("science")] = table.automa.levels[area("science")] = 5
    assert wrong(table) == ["broken-level", "broken-advanced"]
    assert len(CHECKS) == 12


def test_a_report_is_held_to_it_as_well() -> None:
    """What is said in one line is judged together: corrections on the way may be wrong for a moment."""
    game = started(boosters="mines labs gaia qic step")
    human, automa = game.state.human.booster, game.state.automa.booster
    line = f"fix booster human {automa}; fix booster automa {human}; mine c7".replace("booster-", "")
    game.answer(line)
    assert (game.state.human.booster, game.state.automa.booster) == (automa, human)
