"""Corrections: every value can be set to what lies on the table, and nothing else changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from automarium.core.ask import Count, Number, Reports
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.tale import Kind, Name
from automarium.games.gaia.fixes import IN_ASIDE, IN_DECK, _lay
from automarium.games.gaia.names import ACADEMY, AREAS, LOST_PLANET, MINE, STATION
from automarium.games.gaia.table import Table
from automarium.words import LANGUAGES, words
from tests.refusals import refused
from tests.rules.gaia.scenes import (
    at,
    bare,
    card,
    covered,
    first_option,
    match,
    names,
    offered,
    scene,
    started,
    structures,
)


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


TOP = ("tile science no", "research automa science 5")
BARE = ("booster human none", "booster automa none", "row range")
FOUND = ("research human navigation 5", "structure a1 human lost-planet")


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
        ([*FOUND], lambda t: structures(t.human)["A1"], "lost-planet"),
        ([*FOUND], lambda t: names(t.types[LOST_PLANET]), {"A1"}),
        ([*FOUND], lambda t: t.human.supply[MINE], 6),
        ([*FOUND, "structure a1 nobody"], lambda t: (t.type_at(at("A1")), t.types[LOST_PLANET]), (None, 0)),
        (["planet d8 gaia"], lambda t: str(t.type_at(at("D8"))), "gaia"),
        (["planet d8 space"], lambda t: (t.type_at(at("D8")), names(t.map.planets & ~t.planets)), (None, {"D8"})),
        (["research human gaia-project 1", "gaiaformer d8 yes"], lambda t: names(t.human.formers), {"D8"}),
        (
            ["research human gaia-project 3", "gaiaformer d8 yes", "gaiaformer k5 yes", "gaiaformer d8 no"],
            lambda t: names(t.human.formers),
            {"K5"},
        ),
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
        (["research automa science 3"], lambda t: t.automa.levels, [1, 0, 0, 0, 0, 3]),
        ([*TOP, "research automa science 5"], lambda t: t.automa.levels[5], 5),
        ([*TOP, "research human science 4"], lambda t: t.human.levels[5], 4),
        ([*TOP, "research automa science 0"], lambda t: t.automa.levels[5], 0),
        (["vp automa 44"], lambda t: (t.automa.vp, t.human.vp), (44, 10)),
        (["vp human 0"], lambda t: t.human.vp, 0),
        (["vp human 500"], lambda t: t.human.vp, 500),
        (["booster automa none"], lambda t: t.automa.booster, None),
        ([*BARE, "booster human mines"], lambda t: t.human.booster, "booster-mines"),
        ([*BARE, "row mines labs gaia"], lambda t: t.row, ["booster-mines", "booster-labs", "booster-gaia"]),
        ([*BARE, "row gaia"], lambda t: t.row, ["booster-gaia"]),
        ([*BARE, "row mines labs gaia qic step"], lambda t: len(t.row), 5),
        (["covered 3 yes"], covered, {3}),
        (["covered 3 yes", "covered 10 yes", "covered 3 yes", "covered 10 no"], covered, {3}),
        (["tile science no"], lambda t: t.advanced, 0b011111),
        (["tile science no", "tile economy no", "tile science yes"], lambda t: t.advanced, 0b101111),
        (["tokens ore 0"], lambda t: t.tokens["token-ore"], 0),
        (["tokens ore 0", "tokens ore 1"], lambda t: t.tokens["token-ore"], 1),
        (["terraforming-token none"], lambda t: t.token_on_terraforming, None),
        (["tokens ore 0", "terraforming-token ore"], lambda t: t.token_on_terraforming, "token-ore"),
        (
            ["tokens ore 0", "tokens qic 1", "terraforming-token vp", "own-tokens ore qic"],
            lambda t: t.human.tokens,
            ["token-ore", "token-qic"],
        ),
        (["tokens ore 0", "own-tokens ore", "own-tokens -"], lambda t: t.human.tokens, []),
        (["strong yes"], lambda t: t.human.strong, True),
        (["strong yes", "strong no"], lambda t: t.human.strong, False),
        (["round 6"], lambda t: t.round, 6),
        (["round 4", "round 1"], lambda t: t.round, 1),
        (["first automa"], lambda t: t.first, "automa"),
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
        {"hex": "A1", "sides": "owners-none"},
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


@pytest.mark.rule("P-128")
def test_satellites_that_were_not_placed_are_called_for_when_they_count_after_all() -> None:
    game = started(finals="sectors types")
    assert [event.id for event in game.answer("fix final upper satellites")] == ["fixed-final"]  # none is missing yet
    game.answer("fix final upper sectors; mine c7")
    assert [event.id for event in game.answer("fix final upper satellites")] == ["care-satellites", "fixed-final"]
    assert [event.id for event in game.answer("fix final lower satellites")] == ["fixed-final"]
    for lang in LANGUAGES:
        assert words(lang, "gaia").say("care-satellites")


def test_a_supply_that_is_used_up() -> None:
    game = fixed(*(f"structure {hex} human" for hex in ("b1", "c7", "e6", "f4", "i5", "i7")))
    assert game.state.human.supply[MINE] == 0
    assert refused(game, "fix structure g5 human") == "broken-supply"
    game.answer("fix structure b2 human station; fix structure g5 human")  # one has come back
    game.answer("fix supply human satellite 1; fix satellite human a1 yes")
    assert game.state.human.satellite_supply == 0
    assert refused(game, "fix satellite human a2 yes") == "broken-supply"
    assert refused(game, "fix satellites a2 human") == "broken-supply"
    assert refused(game, "fix supply human satellite 23") == "broken-supply"


@pytest.mark.rule("P-62", "P-117")
def test_what_was_taken_away_is_near_to_nothing() -> None:
    game = fixed("structure k3 nobody", "structure e7 nobody", *FOUND, "structure a1 nobody")
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
        ("research human science 5", "broken-level"),
        ("row -", "answer-wrong-count"),
        ("row mines labs gaia qic step range", "answer-wrong-count"),
        ("supply human mine 7", "broken-supply"),  # two of the eight stand on the board
        ("supply automa satellite 24", "broken-supply"),  # two mark the final scoring tracks
        ("own-tokens" + " ore" * 13, "answer-wrong-count"),
        *(
            (f"{text} {number}", "answer-out-of-range")
            for text, numbers in (
                ("research human economy", ("=-1", "-1", 6, "+6")),
                ("vp human", ("=-1", "-11", 501, "+491")),
                ("supply human satellite", ("=-1", "-24", 26, "+3")),
                ("tokens ore", ("=-1", "-3", 4, "+3")),
                ("round", (0, 7)),
                ("turns human", ("=-1", "-2", 100, "+99")),
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
    assert refused(fixed(*TOP, token="vp"), f"fix {text}") == id


# --- passing ---


@pytest.mark.rule("P-68", "P-78", "P-80", "P-83", "P-84", "P-87")
def test_an_automa_that_is_corrected_to_have_passed_passes_in_full() -> None:
    game = started(rounds="mine research terraforming federation station-4 gaia-4")
    assert refused(game, "fix passed automa yes") == "passed-no-cards"  # it has had no turn yet
    game.answer("mine c7")
    automa = game.state.automa
    vp, old, row, action, size = automa.vp, automa.booster, list(game.state.row), automa.action, len(automa.deck.all)
    assert action is not None
    told = [event.id for event in game.answer("fix passed automa yes")]
    assert told == [
        *("order-vp", "order-booster", "order-booster-returns", "note-new-deck"),
        *("order-first", "fixed-passed"),
    ]
    automa = game.state.automa
    place = action.pass_booster - 1  # the action card has become the support card
    assert (automa.passed, automa.vp, automa.booster, game.state.first) == (True, vp + 4, row[place], "automa")
    assert game.state.row == [*row[:place], *row[place + 1 :], old]
    assert (automa.action, automa.support, len(automa.deck.discarded), automa.deck.count) == (None, None, 0, size - 9)
    turns = automa.turns
    game.answer("fix passed automa yes; mine e6; fix passed automa yes")  # it has passed already
    assert (game.state.automa.turns, game.state.automa.vp) == (turns, vp + 4)
    assert refused(game, "fix passed automa no") == "passed-undo"


@pytest.mark.rule("P-89")
def test_a_correction_to_have_passed_in_round_6_and_after_it() -> None:
    game = started(finals="types sectors")
    game.answer("mine c7; fix round 6")
    booster, row = game.state.automa.booster, list(game.state.row)
    game.answer("fix passed automa yes")
    assert (game.state.automa.booster, game.state.row, game.state.automa.passed) == (booster, row, True)
    game.answer("pass")
    assert game.ask is not None
    assert game.ask.id == "ask-counts"
    assert refused(game, "fix passed automa yes") == "passed-no-cards"  # the rounds are over


@pytest.mark.rule("P-71")
def test_nobody_passes_between_two_cards() -> None:
    game = started(**{"automa-deck": "physical"}, mines="b2; k3; 13")
    game.answer("mine c7")
    for text in ("fix passed automa yes", "1; fix passed automa yes"):
        assert refused(game, text) == "passed-no-cards"
    game.answer("1; 4; mine e6")  # the support card has been discarded, and the next card is to be drawn
    assert refused(game, "fix passed automa yes") == "passed-no-cards"


def test_a_human_says_what_they_pass_with() -> None:
    game = started()
    assert refused(game, "fix passed human yes") == "passed-say"
    physical = started(**{"automa-deck": "physical"}, mines="b2; k3; 13")
    physical.answer("pass 1")
    assert physical.state.human.passed
    physical.answer("fix passed human yes; fix passed human no; 1; 4")
    assert physical.ask is not None
    assert (physical.ask.id, physical.state.human.passed) == ("ask-turn", False)  # they play on


def test_a_round_that_is_called_back_begins_with_a_new_deck() -> None:
    """In round 6 no deck is made (P-89); where it was not round 6 after all, the cards are gathered all the same."""
    game = started(**{"automa-deck": "physical"}, mines="b2; k3; 13", level="toaster", deck="1 4 7 -2 -3 -5 -6 -8")
    game.answer("mine c7; 1; 4; fix round 6; pass; fix round 3")
    while game.state.round == 3:
        game.answer(first_option(game))
    assert game.ask is not None
    assert (game.state.automa.in_play(), len(game.state.automa.cards())) == ([], len(game.state.automa.deck.all))


# --- counts ---


@pytest.mark.parametrize(
    ("text", "high", "value"),
    [
        ("fix vp automa", 500, lambda t: t.automa.vp),
        ("fix vp human", 500, lambda t: t.human.vp),
        ("vp", 500, lambda t: t.human.vp),
        ("fix research human economy", 5, lambda t: t.human.levels[4]),
        ("fix research automa economy", 4, lambda t: t.automa.levels[4]),
        ("fix supply human mine", 6, lambda t: t.human.supply[MINE]),
        ("fix supply automa academy", 2, lambda t: t.automa.supply[ACADEMY]),
        ("fix supply human satellite", 23, lambda t: t.human.satellite_supply),
        ("fix tokens ore", 2, lambda t: t.tokens["token-ore"]),
        ("fix turns human", 99, lambda t: t.human.turns),
    ],
)
def test_plus_and_minus_count_from_what_there_is(text: str, high: int, value: Callable[[Table], int]) -> None:
    game = started(token="vp")
    game.answer(f"{text} {high - 1}")
    game.answer(f"{text} +1")
    assert value(game.state) == high
    assert refused(game, f"{text} +1") in ("answer-out-of-range", "broken-supply", "broken-tokens", "broken-advanced")
    game.answer(f"{text} -{high}")
    assert value(game.state) == 0
    assert refused(game, f"{text} -1") == "answer-out-of-range"


def test_every_number_of_what_there_is_takes_plus_and_minus() -> None:
    """Those above are all; the other numbers name a round, a place or a card."""
    ask = started().ask
    assert ask is not None
    counts: set[str] = set()
    others: set[str] = set()
    for shape, fix in ((ask.shape, ""), (ask.fixes, "fix ")):
        assert isinstance(shape, Reports)
        for report in shape.reports:
            for field in report.fields:
                if isinstance(field.shape, Number):
                    (counts if isinstance(field.shape, Count) else others).add(f"{fix}{report.verb} {field.name}")
    amounts = {"vp amount", "fix vp amount", "fix supply amount", "fix tokens amount", "fix turns amount"}
    assert counts == {*amounts, "fix research level", *(f"fix levels {area}" for area in AREAS)}
    assert others == {"fix round number", "fix round-tile number", "fix card number"}


# --- set-up ---


def test_a_correction_that_leaves_no_place_for_a_mine_is_refused() -> None:
    game = match()
    home = ("b2", "e2", "k3", "n3")
    game.answer("; ".join(f"fix planet {hex} ice" for hex in home[:3]))
    assert refused(game, "fix planet n3 ice") == "no-home-planet"
    assert refused(game, "fix supply human mine 0") == "no-home-planet"
    game.answer("n3")  # and for the second mine there is none: that is said, and the set-up goes on
    assert game.ask is not None
    assert (game.ask.id, names(game.state.human.hexes)) == ("ask-first-booster", {"N3"})
    assert [event.id for event in game.tale.events if event.kind is Kind.CARE][-1] == "no-home-planet"


def test_the_automa_settles_where_nobody_is() -> None:
    game = match()
    game.answer("fix structure e7 human; fix supply automa mine 1; b2; k3")
    assert names(game.state.automa.hexes) == {"G8"}
    game = match()
    game.answer("fix structure e7 human; b2; k3")
    assert "E7" not in names(game.state.automa.hexes)
    assert game.state.automa.hexes.bit_count() == 2


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


def test_no_card_is_moved_before_the_deck_is_made() -> None:
    assert refused(match(), "fix card 3 discard") == "no-deck-yet"


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


TWO = "1 4 -2 -3 -5 -6 -7 -8 -9 -10 -11 -12 -13 -14 -15 -16"  # and card 17 set aside


def test_cards_that_are_set_aside_come_back_when_there_is_nothing_to_draw() -> None:
    game = started(deck=TWO)
    game.answer("; ".join(f"fix card {n} aside" for n in (1, 4, 17)))
    assert game.state.automa.deck.count == 0
    game.answer("mine c7")
    assert len(game.state.automa.in_play()) == 2


def test_a_player_always_has_a_card_to_draw() -> None:
    game = started(**{"automa-deck": "physical"}, mines="b2; k3; 1", deck=TWO)
    game.answer("mine c7; fix card 17 discard; fix card 4 discard")
    assert refused(game, "fix card 1 discard") == "no-card-to-draw"
    game.answer("1")  # what was discarded comes back
    assert sorted(option.text for option in offered(game)) == ["17", "4"]
    game.answer("4")
    assert game.state.automa.action == card(4)
    game = started(**{"automa-deck": "physical"}, mines="b2; k3; 13")
    game.answer("mine c7; fix card 1 discard; fix card 2 discard; fix card 4 discard; fix card 5 discard")
    game.answer("fix card 7 discard; 13")
    game.answer("3; mine e6")  # the card that had joined unseen, and nothing is left
    assert game.state.automa.passed


@pytest.mark.rule("P-72")
def test_the_bottom_three_are_counted_when_the_card_is_drawn() -> None:
    """A correction at the question has changed how many there are."""
    game = started(**{"automa-deck": "physical"}, mines="b2; k3; 13")
    game.answer("mine c7; 1; 2; mine e6")
    assert game.state.automa.deck.count == 5
    game.answer("fix card 4 discard; fix card 7 discard; 5")
    assert card(5).passes
    assert game.state.automa.passed
