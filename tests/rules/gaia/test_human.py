"""The human's turn at the table: what is reported, what is refused, what the twin knows afterwards."""

from __future__ import annotations

import pytest

from automarium.games.gaia.map import NAMES
from automarium.games.gaia.names import GAIA, MINE, TRANSDIM
from automarium.words import LANGUAGES, words
from tests.refusals import refused
from tests.rules.gaia.scenes import area, at, covered, match, names, started, structures, told

# --- mines and upgrades ---


def test_a_mine() -> None:
    game = started()
    game.answer("mine c7")
    assert structures(game.state.human) == {"B2": "mine", "K3": "mine", "C7": "mine"}
    assert game.state.human.supply[MINE] == 5
    assert game.state.automa.turns == 1  # the turn ended and the Automa has had its own


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("mine a1", "no-planet"),
        ("mine d8", "transdim-first"),
        ("mine b2", "planet-taken"),
        ("mine e7", "planet-taken"),
        ("mine z9", "hex-unknown"),
        ("mine", "answer-usage"),
    ],
)
def test_mines_that_cannot_be(text: str, id: str) -> None:
    assert refused(started(), text) == id


def test_a_mine_with_an_empty_supply() -> None:
    game = started()
    game.answer("; ".join(f"fix structure {hex} human" for hex in ("b1", "c7", "e6", "f4", "i5", "i7")))
    assert game.state.human.supply[MINE] == 0
    assert refused(game, "mine g5") == "supply-empty"


@pytest.mark.parametrize(
    ("steps", "kind"),
    [
        ("upgrade b2", "trading-station"),
        ("upgrade b2; upgrade b2 lab", "research-lab"),
        ("upgrade b2; upgrade b2 institute", "institute"),
        ("upgrade b2; upgrade b2 lab science; upgrade b2", "academy"),
    ],
)
def test_upgrades(steps: str, kind: str) -> None:
    game = started()
    game.answer(steps)
    assert structures(game.state.human)["B2"] == kind
    assert game.state.human.levels[area("science")] == int("science" in steps)


def test_an_upgrade_by_the_name_of_what_is_built() -> None:
    game = started()
    assert refused(game, "lab b2 science") == "upgrade-path"
    game.answer("upgrade b2; lab b2 science")
    assert game.state.human.levels[area("science")] == 1
    game.answer("academy b2 none; upgrade k3; institute k3")
    assert structures(game.state.human) == {"B2": "academy", "K3": "institute"}
    assert sum(game.state.human.levels) == 1


def test_upgrades_that_cannot_be() -> None:
    game = started()
    assert refused(game, "upgrade b2 lab") == "upgrade-path"
    assert refused(game, "upgrade c7") == "nothing-to-upgrade"
    assert refused(game, "upgrade e7") == "nothing-to-upgrade"  # the Automa's
    game.answer("upgrade b2")
    assert refused(game, "upgrade b2") == "upgrade-path"  # lab or institute?


def test_bescods_have_paths_of_their_own() -> None:
    game = started("b", mines="i8; h3", human="bescods", automa="geodens")
    game.answer("upgrade i8")
    assert refused(game, "upgrade i8 institute") == "upgrade-path"
    game.answer("upgrade i8 lab")
    game.answer("upgrade i8")
    assert structures(game.state.human)["I8"] == "institute"


# --- Gaiaformers ---


@pytest.mark.rule("P-173")
def test_a_gaiaformer_and_the_gaia_phase() -> None:
    game = started()
    assert refused(game, "gaiaformer k5") == "supply-empty"  # none before level 1 of Gaia Project
    game.answer("fix research human gaia-project 1")
    assert refused(game, "gaiaformer c7") == "not-transdim"
    game.answer("gaiaformer k5")
    table = game.state
    assert names(table.human.formers) == {"K5"}
    assert table.type_at(at("K5")) == TRANSDIM
    assert not table.empty >> at("K5") & 1
    assert refused(game, "mine k5") == "transdim-first"
    game.answer("pass 1")
    assert game.state.round == 2  # the Automa has played on alone until it passed
    table = game.state
    assert table.type_at(at("K5")) == GAIA
    assert not table.empty >> at("K5") & 1  # the Gaiaformer still stands there
    game.answer("mine k5")
    assert game.state.human.formers == 0
    assert structures(game.state.human)["K5"] == "mine"


# --- research, tiles, tokens ---


def test_research_and_what_waits_on_level_5() -> None:
    game = started(token="ore")
    game.answer("fix research human navigation 4; fix research human terraforming 4")
    assert refused(game, "research navigation") == "lost-where"
    assert refused(game, "research science c4") == "lost-not-now"
    assert refused(game, "research navigation b1") == "hex-not-empty"
    game.answer("research navigation a1")
    assert structures(game.state.human)["A1"] == "lost-planet"
    assert game.state.human.supply[MINE] == 6  # it is no piece of the supply
    game.answer("research terraforming")
    assert game.state.human.tokens == ["token-ore"]
    assert game.state.token_on_terraforming is None
    assert refused(game, "research terraforming") == "level-top"


def test_bal_taks_and_navigation() -> None:
    game = started("b", mines="e7; g8", human="bal-taks", automa="itars")
    assert refused(game, "research navigation") == "bal-taks-navigation"


def test_advanced_tiles() -> None:
    game = started()
    assert refused(game, "tile science") == "tile-too-high"
    game.answer("fix research human science 4")
    turns = game.state.automa.turns
    game.answer("tile science")
    assert not game.state.advanced >> area("science") & 1
    assert game.state.automa.turns == turns  # the turn goes on
    assert refused(game, "tile science") == "tile-gone"
    game.answer("upgrade b2")


def test_federations_and_satellites() -> None:
    game = started(token="vp")
    game.answer("federation ore a1 a2")
    human = game.state.human
    assert (human.tokens, names(human.satellites), human.satellites_placed) == (["token-ore"], {"A1", "A2"}, 2)
    assert game.state.tokens["token-ore"] == 1
    assert refused(game, "federation ore a1") == "hex-not-empty"
    assert refused(game, "federation ore b1") == "hex-not-empty"
    assert refused(game, "federation gleens") == "token-gone"
    game.answer("federation vp")
    assert refused(game, "federation vp") == "token-gone"  # one of them lies on Terraforming 5
    game.answer("satellites b3 b4; token qic; special")
    assert game.state.human.satellites_placed == 4


def test_the_token_of_the_gleens() -> None:
    game = started("g", mines="j6; f4", human="gleens", automa="itars")
    game.answer("token gleens; special")
    assert refused(game, "token gleens") == "token-gone"


# --- power and QIC actions ---


def test_power_and_qic_actions() -> None:
    game = started()
    assert refused(game, "power 2") == "mine-where"
    assert refused(game, "power 3 c7") == "mine-not-here"
    assert refused(game, "power 3 science") == "area-not-here"
    game.answer("power 2 c7")
    assert 2 in covered(game.state)
    assert structures(game.state.human)["C7"] == "mine"
    assert refused(game, "power 2 e6") == "space-covered"
    game.answer("fix covered 8 no; power 8 science")
    assert game.state.human.levels[area("science")] == 1


# --- factions with an action of their own ---


def test_ivits_space_stations() -> None:
    game = started("i", mines="e6", human="ivits", automa="itars")
    assert refused(game, "station b1") == "hex-not-empty"
    game.answer("station d6")
    assert names(game.state.human.stations) == {"D6"}
    assert refused(started(), "station d6") == "answer-unknown"  # other factions have no such word


def test_ambas_swap_their_institute() -> None:
    game = started("a", mines="b2; k3", human="ambas", automa="itars")
    assert refused(game, "swap k3") == "needs-institute"
    game.answer("fix structure b2 human institute")
    assert refused(game, "swap c7") == "nothing-to-swap"
    game.answer("swap k3")
    assert structures(game.state.human) == {"B2": "mine", "K3": "institute"}


def test_firaks_downgrade_a_lab() -> None:
    game = started("f", mines="i8; h3", human="firaks", automa="itars")
    game.answer("fix structure i8 human institute; fix structure h3 human lab")
    game.answer("downgrade h3 science")
    assert structures(game.state.human)["H3"] == "trading-station"
    assert game.state.human.levels[area("science")] == 1


def test_lantids_are_guests_on_automa_planets() -> None:
    game = started("l", mines="i5; c7", human="lantids", automa="geodens")
    game.answer("mine e7")
    assert names(game.state.human.guests) == {"E7"}
    assert structures(game.state.automa)["E7"] is not None
    assert refused(game, "upgrade e7") == "nothing-to-upgrade"
    assert refused(game, "mine e7") == "planet-taken"


# --- a physical deck ---


def test_a_physical_deck_is_drawn_by_the_player() -> None:
    begun = match(**{"automa-deck": "physical"})
    begun.answer("b2; k3; 13")
    begun.answer(begun.state.row[0].removeprefix("booster-"))
    begun.answer("mine c7")
    assert begun.ask is not None
    assert begun.ask.id == "ask-support-card"
    begun.answer("17")  # the one random card: known now
    assert begun.state.automa.deck.hidden == 0
    assert refused(begun, "16") == "answer-unknown"  # so no other stranger can come up
    assert refused(begun, "17") == "answer-unknown"
    begun.answer("5")
    assert told(begun.state, "head-cards")[-1].args["card"] == 5
    assert begun.state.automa.deck.count == 5


# --- languages ---


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("uk", "шахта 1-земна"),
        ("uk", "поліпшення b2"),
        ("uk", "дослідження наука"),
        ("uk", "енергія 4"),
        ("uk", "правка по автома 12"),
        ("ru", "шахта 1-земная"),
        ("ru", "улучшение b2"),
        ("ru", "исследование наука"),
        ("ru", "энергия 4"),
        ("ru", "федерация руда a1"),
        ("en", "mine 1-terra"),
    ],
)
def test_reports_in_the_players_own_words(lang: str, text: str) -> None:
    game = started()
    assert game.ask is not None
    game.answer(words(lang, "gaia").notation(game.ask, text))
    assert len(game.answers) == 4


def test_every_hex_has_a_label_that_can_be_typed() -> None:
    game = started()
    assert game.ask is not None
    for lang in LANGUAGES:
        told_words = words(lang, "gaia")
        for hex in range(0, len(NAMES), 7):
            label = game.state.map.label(hex)
            text = told_words.notation(game.ask, f"mine {told_words.say(label.id, label.args)}")
            assert text == f"mine {NAMES[hex].casefold()}"
