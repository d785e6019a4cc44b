"""Corrections: every value can be set to what lies on the table, and nothing else changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.tale import Name
from automarium.games.gaia.fixes import IN_ASIDE, IN_DECK, _lay
from automarium.games.gaia.names import ACADEMY, LOST_PLANET, MINE, STATION
from automarium.games.gaia.table import Table
from automarium.words import LANGUAGES, words
from tests.refusals import refused
from tests.rules.gaia.scenes import at, bare, card, covered, names, scene, started, structures


def fixed(*texts: str, **settings: Any) -> Match[Any]:
    """A started match after these corrections."""
    game = started(**settings)
    for text in texts:
        events = game.answer(f"fix {text}")
        assert [event.id for event in events] == [f"fixed-{text.split()[0]}"]
        for lang in LANGUAGES:
            assert words(lang, "gaia").event(events[0])
    return game


def satellites(table: Table) -> tuple[set[str], int, set[str], int]:
    """The human's satellites on the board and in the supply, and the Automa's."""
    human, automa = table.human, table.automa
    return names(human.satellites), human.satellite_supply, names(automa.satellites), automa.satellite_supply


@pytest.mark.parametrize(
    ("texts", "value", "expected"),
    [
        (["structure c4 nobody"], lambda t: names(t.human.hexes), {"B2", "K3"}),
        (["structure b2 nobody"], lambda t: (names(t.human.hexes), t.human.supply[MINE]), ({"K3"}, 7)),
        (["structure c7 automa lab"], lambda t: structures(t.automa)["C7"], "research-lab"),
        (["structure e7 nobody"], lambda t: (sorted(structures(t.automa)), t.automa.supply[MINE]), (["G8"], 7)),
        (["structure e7 human station"], lambda t: structures(t.human)["E7"], "trading-station"),
        (["structure e7 human station"], lambda t: sorted(structures(t.automa)), ["G8"]),
        (["structure b2 human station"], lambda t: (t.human.supply[MINE], t.human.supply[STATION]), (7, 3)),
        (["structure b1 human"], lambda t: (structures(t.human)["B1"], t.human.guests), ("mine", 0)),
        (["structure b1 human"], lambda t: (str(t.type_at(at("B1"))), t.types[LOST_PLANET]), ("desert", 0)),
        (["structure a1 human lost-planet"], lambda t: structures(t.human)["A1"], "lost-planet"),
        (["structure a1 human lost-planet"], lambda t: names(t.types[LOST_PLANET]), {"A1"}),
        (["structure a1 human lost-planet"], lambda t: t.human.supply[MINE], 6),
        (["structure c7 human lost-planet"], lambda t: str(t.type_at(at("C7"))), "lost-planet"),
        (["planet d8 gaia"], lambda t: str(t.type_at(at("D8"))), "gaia"),
        (["planet d8 space"], lambda t: (t.type_at(at("D8")), names(t.map.planets & ~t.planets)), (None, {"D8"})),
        (["gaiaformer d8 yes"], lambda t: names(t.human.formers), {"D8"}),
        (["gaiaformer d8 yes", "gaiaformer k5 yes", "gaiaformer d8 no"], lambda t: names(t.human.formers), {"K5"}),
        (["satellite automa a1 yes"], satellites, (set(), 23, {"A1"}, 22)),
        (["satellite human a1 yes", "satellite human a1 yes"], satellites, ({"A1"}, 22, set(), 23)),
        (
            ["satellite human a1 yes", "satellite human a2 yes", "satellite human a1 no"],
            satellites,
            ({"A2"}, 22, set(), 23),
        ),
        (["satellites a1 human automa"], satellites, ({"A1"}, 22, {"A1"}, 22)),
        (
            ["satellites a1 human automa", "satellites a2 automa", "satellites a1 human"],
            satellites,
            ({"A1"}, 22, {"A2"}, 22),
        ),
        (["satellites a1 human", "satellites a1 -"], satellites, (set(), 23, set(), 23)),
        (["supply automa academy 1"], lambda t: t.automa.supply[ACADEMY], 1),
        (["supply automa academy 0"], lambda t: t.automa.supply[ACADEMY], 0),
        (["supply human mine 6"], lambda t: t.human.supply[MINE], 6),
        (["supply human satellite 20"], lambda t: t.human.satellites_placed, 3),
        (["satellites a1 human", "supply human satellite 22"], lambda t: t.human.satellite_supply, 22),
        (["station a1 yes", "station a2 yes", "station a1 no"], lambda t: names(t.human.stations), {"A2"}),
        (["research automa science 3"], lambda t: t.automa.levels, [1, 0, 0, 0, 0, 3]),
        (["research automa science 5", "research automa science 5"], lambda t: t.automa.levels[5], 5),
        (["research automa science 5", "research human science 4"], lambda t: t.human.levels[5], 4),
        (["research automa science 5", "research automa science 0"], lambda t: t.automa.levels[5], 0),
        (["vp automa 44"], lambda t: (t.automa.vp, t.human.vp), (44, 10)),
        (["vp human 0"], lambda t: t.human.vp, 0),
        (["vp human 500"], lambda t: t.human.vp, 500),
        (["booster automa none"], lambda t: t.automa.booster, None),
        (["booster human none", "booster human mines"], lambda t: t.human.booster, "booster-mines"),
        (["row mines labs gaia"], lambda t: t.row, ["booster-mines", "booster-labs", "booster-gaia"]),
        (["row gaia"], lambda t: t.row, ["booster-gaia"]),
        (["row mines labs gaia qic step"], lambda t: len(t.row), 5),
        (["covered 3 yes"], covered, {3}),
        (["covered 3 yes", "covered 10 yes", "covered 3 yes", "covered 10 no"], covered, {3}),
        (["tile science no"], lambda t: t.advanced, 0b011111),
        (["tile science no", "tile economy no", "tile science yes"], lambda t: t.advanced, 0b101111),
        (["tokens ore 0"], lambda t: (t.tokens["token-ore"], t.tokens["token-qic"]), (0, 2)),
        (["tokens ore 3"], lambda t: t.tokens["token-ore"], 3),
        (["terraforming-token none"], lambda t: t.token_on_terraforming, None),
        (["terraforming-token ore"], lambda t: t.token_on_terraforming, "token-ore"),
        (["own-tokens ore qic"], lambda t: t.human.tokens, ["token-ore", "token-qic"]),
        (["own-tokens ore", "own-tokens -"], lambda t: t.human.tokens, []),
        (["own-tokens" + " ore" * 12], lambda t: len(t.human.tokens), 12),
        (["strong yes"], lambda t: t.human.strong, True),
        (["strong yes", "strong no"], lambda t: t.human.strong, False),
        (["round 6"], lambda t: t.round, 6),
        (["round 4", "round 1"], lambda t: t.round, 1),
        (["first automa"], lambda t: t.first, "automa"),
        (["passed automa yes"], lambda t: (t.automa.passed, t.human.passed), (True, False)),
        (["passed automa yes", "passed automa no"], lambda t: t.automa.passed, False),
        (["turns automa 99"], lambda t: t.automa.turns, 99),
        (["turns human 0"], lambda t: t.human.turns, 0),
        (["round-tile 3 research"], lambda t: t.rounds[2].id, "round-research"),
        (
            ["round-tile 1 research", "round-tile 6 mine"],
            lambda t: [t.rounds[0].id, t.rounds[5].id],
            ["round-research", "round-mine"],
        ),
        (["final upper sectors", "final lower types"], lambda t: t.finals, ["final-sectors", "final-types"]),
    ],
)
def test_every_value_can_be_corrected(texts: list[str], value: Callable[[Table], object], expected: object) -> None:
    """After the correction the value is what was said, and it can be told in every language."""
    assert value(fixed(*texts).state) == expected


def test_what_a_correction_tells() -> None:
    """A hex by its name, a mine where no kind was named, nothing for an empty list."""
    game = fixed("structure b1 human", "structure c7 human lab", "satellites a1 -", "vp human 7")
    said = [event.args for event in game.tale.events if event.id.startswith("fixed-")]
    assert said == [
        {"hex": "B1", "side": "human", "kind": "mine"},
        {"hex": "C7", "side": "human", "kind": "research-lab"},
        {"hex": "A1", "sides": "none"},
        {"side": "human", "amount": 7},
    ]


def test_a_correction_that_lacks_a_word_is_explained_as_one() -> None:
    with pytest.raises(Refusal) as refusal:
        started().answer("fix vp")
    assert (refusal.value.id, refusal.value.args_["usage"]) == ("answer-usage", "usage-fix-vp")


def test_final_tiles_that_lie_the_other_way_round() -> None:
    for text in ("final upper types", "final lower sectors"):
        assert fixed(text, finals="sectors types").state.finals == ["final-types", "final-sectors"]
    assert fixed("final lower types", finals="sectors types").state.finals == ["final-sectors", "final-types"]


def test_a_supply_that_is_used_up() -> None:
    game = fixed(*(f"structure {hex} human" for hex in ("b1", "c7", "e6", "f4", "i5", "i7")))
    assert game.state.human.supply[MINE] == 0
    assert refused(game, "fix structure g5 human") == "supply-empty"
    game.answer("fix structure b2 human lost-planet; fix structure g5 human")  # one has come back
    game.answer("fix supply human satellite 1; fix satellite human a1 yes")
    assert game.state.human.satellite_supply == 0
    assert refused(game, "fix satellite human a2 yes") == "supply-empty"
    assert refused(game, "fix satellites a2 human") == "supply-empty"
    assert refused(game, "fix supply human satellite 23") == "supply-most"


@pytest.mark.rule("P-62", "P-117")
def test_what_was_taken_away_is_near_to_nothing() -> None:
    game = fixed("structure k3 nobody", "structure e7 nobody", "structure a1 human lost-planet", "structure a1 nobody")
    human, automa = game.state.human, game.state.automa
    expected = scene("g8", "b2")
    assert human.near == expected.human.near
    assert automa.near == expected.automa.near
    assert (human.structures, human.supply, names(human.hexes)) == (
        *(expected.human.structures, expected.human.supply),
        {"B2"},
    )


def test_lantids_can_share_a_planet() -> None:
    game = fixed("structure e7 human", mines="i5; c7", human="lantids")
    assert (structures(game.state.automa)["E7"], structures(game.state.human)["E7"]) == ("mine", "mine")
    assert names(game.state.human.guests) == {"E7"}
    game.answer("fix structure e7 automa station")  # the guest stays
    assert (structures(game.state.automa)["E7"], structures(game.state.human)["E7"]) == ("trading-station", "mine")
    assert names(game.state.human.guests) == {"E7"}
    game.answer("fix structure c7 nobody")
    assert names(game.state.human.guests) == {"E7"}
    game.answer("fix structure e7 nobody")
    assert names(game.state.human.hexes | game.state.automa.hexes) == {"I5", "G8"}
    assert game.state.human.guests == 0
    other = fixed("structure e7 human").state  # no other faction can
    assert ("E7" in structures(other.automa), other.human.guests) == (False, 0)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("research human science 5", "level-closed"),
        ("row mines mines", "booster-twice"),
        ("row -", "answer-wrong-count"),
        ("row mines labs gaia qic step range", "answer-wrong-count"),
        ("structure a1 human mine", "no-planet"),
        ("supply human mine 7", "supply-most"),  # two of the eight stand on the board
        ("supply automa satellite 24", "supply-most"),  # two mark the final scoring tracks
        ("own-tokens" + " ore" * 13, "answer-wrong-count"),
        *(
            (f"{text} {number}", "answer-out-of-range")
            for text, numbers in (
                ("research human economy", (-1, 6)),
                ("vp human", (-1, 501)),
                ("supply human satellite", (-1, 26)),
                ("tokens ore", (-1, 4)),
                ("round", (0, 7)),
                ("turns human", (-1, 100)),
            )
            for number in numbers
        ),
        ("round-tile 0 mine", "answer-out-of-range"),
        ("round-tile 7 mine", "answer-out-of-range"),
        ("card 0 deck", "answer-out-of-range"),
        ("card 18 deck", "answer-out-of-range"),
        ("card 1 action-card", "no-cards-in-play"),
        ("card 1 support-card", "no-cards-in-play"),
    ],
)
def test_corrections_that_cannot_be(text: str, id: str) -> None:
    assert refused(fixed("research automa science 5"), f"fix {text}") == id


# --- the Automa's cards ---


def zones(table: Table) -> dict[str, set[int]]:
    """Where each card is; the whole deck is always there."""
    deck = table.automa.deck
    piles = {"deck": deck.cards, "discard": deck.discarded, "aside": deck.aside}
    found = {zone: {one.n for one in pile} for zone, pile in piles.items()}
    found |= {"action": {one.n for one in (table.automa.action,) if one}}
    found |= {"support": {one.n for one in (table.automa.support,) if one}}
    assert sorted(n for zone in found.values() for n in zone) == list(range(1, 18))
    assert deck.aside_count == len(deck.aside)
    return found


def moved(game: Match[Any], text: str) -> dict[str, set[int]]:
    """Where cards have come to by a correction."""
    before = zones(game.state)
    game.answer(f"fix card {text}")
    return {zone: cards - before[zone] for zone, cards in zones(game.state).items() if cards - before[zone]}


def test_cards_can_be_moved() -> None:
    game = started()
    game.answer("mine c7; mine e6")  # two turns of the Automa: a card has been discarded
    before = zones(game.state)
    (discarded,), (action,), (support,) = before["discard"], before["action"], before["support"]
    first, last = min(before["deck"]), max(before["deck"])
    aside = min(before["aside"])
    assert moved(game, f"{first} discard") == {"discard": {first}}
    assert moved(game, f"{first} deck") == {"deck": {first}}
    assert moved(game, f"{aside} discard") == {"discard": {aside}}
    assert moved(game, f"{aside} aside") == {"aside": {aside}}
    assert moved(game, f"{aside} deck") == {"deck": {aside}}
    assert moved(game, f"{aside} aside") == {"aside": {aside}}
    assert moved(game, f"{discarded} discard") == {}
    for text in (f"{action} deck", f"{support} discard", f"{action} aside"):
        assert refused(game, f"fix card {text}") == "card-in-play"
    # a new action or support card changes places with the old one
    assert moved(game, f"{action} action-card") == moved(game, f"{support} support-card") == {}
    assert moved(game, f"{first} action-card") == {"action": {first}, "deck": {action}}
    assert moved(game, f"{discarded} support-card") == {"support": {discarded}, "discard": {support}}
    assert moved(game, f"{first} support-card") == {"support": {first}, "action": {discarded}}
    assert moved(game, f"{first} action-card") == {"action": {first}, "support": {discarded}}
    assert moved(game, f"{aside} support-card") == {"support": {aside}, "aside": {discarded}}
    assert moved(game, f"{last} action-card") == {"action": {last}, "deck": {first}}
    assert refused(started(level="toaster"), "fix card 2 deck") == "card-left-game"


@pytest.mark.parametrize("where", [IN_DECK, IN_ASIDE])
def test_a_card_comes_to_any_place_of_a_pile(where: Name) -> None:
    """Beside one other card it lies on top as often as below."""
    on_top = 0
    table = bare()
    deck = table.automa.deck
    for _ in range(200):
        deck.cards, deck.unseen = [card(1)], [card(1)]
        _lay(table, table.automa, card(2), where)
        on_top += (deck.cards if where == IN_DECK else deck.unseen)[-1] == card(2)
    assert 80 < on_top < 120


def test_a_card_that_joined_a_physical_deck_unseen() -> None:
    """Nobody knows which card joined: the first that is found among the unseen ones was it, the next are set aside."""
    game = started(**{"automa-deck": "physical"}, mines="b2; k3; 13")
    deck = game.state.automa.deck
    assert (deck.hidden, deck.aside_count, len(deck.unseen)) == (1, 10, 11)
    game.answer("fix card 3 discard")
    deck = game.state.automa.deck
    assert (deck.hidden, deck.aside_count, len(deck.unseen), deck.count) == (0, 10, 10, 6)
    game.answer("fix card 6 discard")
    deck = game.state.automa.deck
    assert (deck.hidden, deck.aside_count, len(deck.unseen), deck.count) == (0, 9, 9, 6)
    assert [one.n for one in deck.discarded] == [3, 6]
    game.answer("fix card 6 aside")
    assert (game.state.automa.deck.aside_count, len(game.state.automa.deck.unseen)) == (10, 10)


def test_a_stranger_in_play_changes_places_with_a_card_of_a_physical_deck() -> None:
    game = started(**{"automa-deck": "physical"}, mines="b2; k3; 13")
    game.answer("mine c7; 1; 2")
    game.answer("fix card 3 action-card")  # it was the card that had joined unseen
    deck = game.state.automa.deck
    assert (game.state.automa.action, game.state.automa.support) == (card(3), card(1))
    assert (deck.hidden, deck.aside_count, card(2) in deck.cards) == (0, 10, True)
    game.answer("fix card 6 support-card")  # and this one was set aside
    deck = game.state.automa.deck
    assert (game.state.automa.support, card(1) in deck.unseen, deck.aside_count) == (card(6), True, 10)


def test_a_deck_emptied_by_corrections_is_made_anew() -> None:
    game = started()
    game.answer("; ".join(f"fix card {card.n} discard" for card in game.state.automa.deck.cards))
    game.answer("mine c7")
    assert game.state.automa.action is not None
    assert game.state.automa.deck.count == 6  # seven and one that was set aside, two of them in play
