"""The human's turn at the table and corrections: what is reported, what is refused, what the twin knows afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.games.gaia.map import NAMES
from automarium.games.gaia.names import ACADEMY, GAIA, MINE, TRANSDIM
from automarium.games.gaia.table import Table
from automarium.words import LANGUAGES, words
from tests.rules.gaia.scenes import area, at, covered, match, names, started, structures, told


def refused(game: Match[Any], text: str) -> str:
    """The id of the refusal; the match is as it was."""
    mark = game.fingerprint()
    with pytest.raises(Refusal) as refusal:
        game.answer(text)
    assert game.fingerprint() == mark
    for lang in LANGUAGES:
        assert words(lang, "gaia").refusal(refusal.value)
    return refusal.value.id


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
    game = Match(started().game, {"human": "bescods", "automa": "geodens", "map": "default"}, "b")
    game.answer("i8; h3")
    game.answer(game.state.row[0].removeprefix("booster-"))
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
    game = Match(started().game, {"human": "bal-taks", "automa": "itars", "map": "default"}, "b")
    game.answer("e7; g8")
    game.answer(game.state.row[0].removeprefix("booster-"))
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
    game = Match(started().game, {"human": "gleens", "automa": "itars", "map": "default"}, "g")
    game.answer("j6; f4")
    game.answer(game.state.row[0].removeprefix("booster-"))
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
    game = Match(started().game, {"human": "ivits", "automa": "itars", "map": "default"}, "i")
    game.answer("e6")
    game.answer(game.state.row[0].removeprefix("booster-"))
    assert refused(game, "station b1") == "hex-not-empty"
    game.answer("station d6")
    assert names(game.state.human.stations) == {"D6"}
    assert refused(started(), "station d6") == "answer-unknown"  # other factions have no such word


def test_ambas_swap_their_institute() -> None:
    game = Match(started().game, {"human": "ambas", "automa": "itars", "map": "default"}, "a")
    game.answer("b2; k3")
    game.answer(game.state.row[0].removeprefix("booster-"))
    assert refused(game, "swap k3") == "needs-institute"
    game.answer("fix structure b2 human institute")
    assert refused(game, "swap c7") == "nothing-to-swap"
    game.answer("swap k3")
    assert structures(game.state.human) == {"B2": "mine", "K3": "institute"}


def test_firaks_downgrade_a_lab() -> None:
    game = Match(started().game, {"human": "firaks", "automa": "itars", "map": "default"}, "f")
    game.answer("i8; h3")
    game.answer(game.state.row[0].removeprefix("booster-"))
    game.answer("fix structure i8 human institute; fix structure h3 human lab")
    game.answer("downgrade h3 science")
    assert structures(game.state.human)["H3"] == "trading-station"
    assert game.state.human.levels[area("science")] == 1


def test_lantids_are_guests_on_automa_planets() -> None:
    game = Match(started().game, {"human": "lantids", "automa": "geodens", "map": "default"}, "l")
    game.answer("i5; c7")
    game.answer(game.state.row[0].removeprefix("booster-"))
    game.answer("mine e7")
    assert names(game.state.human.guests) == {"E7"}
    assert structures(game.state.automa)["E7"] is not None
    assert refused(game, "upgrade e7") == "nothing-to-upgrade"
    assert refused(game, "mine e7") == "planet-taken"


# --- corrections ---


@pytest.mark.parametrize(
    ("text", "value", "expected"),
    [
        ("structure c4 nobody", lambda t: names(t.human.hexes), {"B2", "K3"}),
        ("structure c7 automa lab", lambda t: structures(t.automa)["C7"], "research-lab"),
        ("structure e7 nobody", lambda t: sorted(structures(t.automa)), ["G8"]),
        ("structure e7 human station", lambda t: structures(t.human)["E7"], "trading-station"),
        ("structure a1 human lost-planet", lambda t: structures(t.human)["A1"], "lost-planet"),
        ("planet d8 gaia", lambda t: str(t.type_at(at("D8"))), "gaia"),
        ("planet d8 space", lambda t: str(t.type_at(at("D8"))), "None"),
        ("gaiaformer d8 yes", lambda t: names(t.human.formers), {"D8"}),
        ("satellite automa a1 yes", lambda t: (names(t.automa.satellites), t.automa.satellite_supply), ({"A1"}, 22)),
        (
            "satellites a1 human automa",
            lambda t: (names(t.human.satellites), names(t.automa.satellites)),
            ({"A1"}, {"A1"}),
        ),
        ("satellites a1 -", lambda t: t.human.satellites_placed, 0),
        ("supply automa academy 1", lambda t: t.automa.supply[ACADEMY], 1),
        ("supply human satellite 20", lambda t: t.human.satellites_placed, 3),
        ("station a1 yes", lambda t: names(t.human.stations), {"A1"}),
        ("research automa science 3", lambda t: t.automa.levels[5], 3),
        ("vp automa 44", lambda t: t.automa.vp, 44),
        ("booster automa none", lambda t: t.automa.booster, None),
        (
            "row mines labs gaia",
            lambda t: [str(one) for one in t.row],
            ["booster-mines", "booster-labs", "booster-gaia"],
        ),
        ("covered 3 yes", covered, {3}),
        ("tile science no", lambda t: t.advanced, 0b011111),
        ("tokens ore 0", lambda t: t.tokens["token-ore"], 0),
        ("terraforming-token none", lambda t: t.token_on_terraforming, None),
        ("own-tokens ore qic", lambda t: [str(one) for one in t.human.tokens], ["token-ore", "token-qic"]),
        ("strong yes", lambda t: t.human.strong, True),
        ("round 4", lambda t: t.round, 4),
        ("first automa", lambda t: str(t.first), "automa"),
        ("passed automa yes", lambda t: t.automa.passed, True),
        ("turns automa 7", lambda t: t.automa.turns, 7),
        ("round-tile 3 research", lambda t: str(t.rounds[2].id), "round-research"),
        ("final upper sectors", lambda t: str(t.finals[0]), "final-sectors"),
    ],
)
def test_every_value_can_be_corrected(text: str, value: Callable[[Table], object], expected: object) -> None:
    """After the correction the value is what was said, and it can be told in every language."""
    game = started()
    events = game.answer(f"fix {text}")
    assert value(game.state) == expected
    assert [event.id for event in events] == [f"fixed-{text.split()[0]}"]
    for lang in LANGUAGES:
        assert words(lang, "gaia").event(events[0])


def test_corrections_that_cannot_be() -> None:
    game = started()
    game.answer("fix research automa science 5")
    for text, id in (
        ("fix research human science 5", "level-closed"),
        ("fix row mines mines", "booster-twice"),
        ("fix structure a1 human mine", "no-planet"),
        ("fix supply human mine 7", "supply-most"),  # two of the eight stand on the board
        ("fix supply automa satellite 24", "supply-most"),  # two mark the final scoring tracks
        ("fix card 1 action-card", "no-cards-in-play"),
        ("fix card 18 deck", "answer-out-of-range"),
    ):
        assert refused(game, text) == id


def test_cards_can_be_moved() -> None:
    game = started()
    game.answer("mine c7")
    automa = game.state.automa
    in_deck, aside = automa.deck.cards[0], automa.deck.aside[0]
    old = automa.action
    assert old is not None
    game.answer(f"fix card {in_deck.n} action-card")
    assert game.state.automa.action == in_deck
    assert old in game.state.automa.deck.cards  # they changed places
    game.answer(f"fix card {aside.n} discard")
    assert game.state.automa.deck.aside_count == 9
    assert refused(game, f"fix card {in_deck.n} deck") == "card-in-play"
    whole = game.state.automa
    cards = [*whole.deck.cards, *whole.deck.discarded, *whole.deck.unseen, *whole.in_play()]
    assert len(set(cards)) == 17
    assert refused(started(level="toaster"), "fix card 2 deck") == "card-left-game"


def test_a_deck_emptied_by_corrections_is_made_anew() -> None:
    game = started()
    game.answer("; ".join(f"fix card {card.n} discard" for card in game.state.automa.deck.cards))
    game.answer("mine c7")
    assert game.state.automa.action is not None
    assert game.state.automa.deck.count == 6  # seven and one that was set aside, two of them in play


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
