"""Whole matches: corrections at any moment, more sides than two, several languages of one match."""

from __future__ import annotations

import pytest

from automarium.core.ask import Fix, Said
from automarium.core.errors import Refusal
from automarium.core.rng import Stream
from automarium.core.tale import Name
from automarium.games.gaia.broken import broken
from automarium.games.gaia.factions import shipped_factions
from automarium.games.gaia.fixes import correct
from automarium.games.gaia.human import reports_now
from automarium.games.gaia.map import NEIGHBOURS
from automarium.games.gaia.names import MINE, STATION
from automarium.games.gaia.research import open_areas
from automarium.games.gaia.scoring import rank, score_sheet
from automarium.games.gaia.setup import automa_deck, make_deck
from automarium.games.gaia.table import Automa, Human
from automarium.words import LANGUAGES, words
from tests.bots import new, play, play_corrected
from tests.rules.gaia.scenes import act, at, rung, scene, structures, told, why


@pytest.mark.parametrize("seed", [*range(11), 12])  # 11 is corrected into its last round at once
def test_a_match_survives_any_corrections(seed: int) -> None:
    """Random corrections between random turns: each is taken or refused, the match goes on and ends."""
    stream = Stream(str(seed), "corrections")
    setup: dict[str, object] = (
        {"automa-deck": "physical"} if seed % 3 == 0 else {"human": "lantids", "automa": "geodens"}
    )
    match = new("gaia", setup, f"corrections {seed}")
    taken = refused = 0
    for number in range(400):
        if match.ask is None:
            break
        if stream.below(2) == 0 and match.ask.fixes is not None:
            try:
                match.answer(match.ask.write(Fix(match.ask.fixes.sample(stream))))
                taken += 1
            except Refusal:
                refused += 1
            continue
        try:
            play(match, f"{seed} {number}", 1)
        except Refusal:
            refused += 1  # the bot does not know what was corrected
        if match.state.round == 6 and number > 300:
            break
    assert taken > 5
    sheet = match.sheet()
    assert sheet is not None
    for lang in LANGUAGES:
        assert all(words(lang, "gaia").event(event) for event in match.tale.events)


@pytest.mark.rule("P-175", "P-177")
def test_a_human_at_random_comes_to_every_question() -> None:
    """Whole matches of Itars who stand high in Navigation, with corrections on the way: no table is broken."""
    asked: set[str] = set()
    setup: dict[str, object] = {"human": "itars", "automa": "taklons", "finals": "satellites federations"}
    for seed in range(12):
        match = new("gaia", setup, f"every {seed}")
        play(match, f"every {seed}", 3)
        match.answer("fix research human navigation 4")
        home = next(iter(structures(match.state.human)))
        match.answer(f"fix structure {home} human institute")
        play_corrected(match, f"every {seed}")
        asked |= {step.ask.id for step in match.steps}
    assert asked >= {"ask-lost-planet", "ask-gaia-phase", "ask-counts", "ask-satellites", "ask-federations"}


def test_the_state_knows_of_any_number_of_sides() -> None:
    """Two Automas and two humans at one table: distances, charging, level 5 and final scoring see all of them."""
    table = scene("g8 e7", "k3", finals="structures sectors")
    second = Human(Name("human-2"), Name("terra"), faction=shipped_factions().human[Name("ambas")])
    other = Automa(
        Name("automa-2"), Name("ice"), faction=shipped_factions().automa[Name("itars")], deck=automa_deck(table)
    )
    table.seat(second)
    table.seat(other)
    make_deck(table, other)
    second.put(STATION, at("C7"))
    other.put(MINE, at("E6"))
    act(table, 4, 13)
    assert at("E6") not in rung(why(table, "order-mine"), "P-62")  # the other Automa stands there
    assert structures(table.automa).keys() - {"G8", "E7"} != {"E6"}
    assert table.near_humans()[0] == 1 << at("K3") | 1 << at("C7")
    table.tale.events.clear()
    act(table, 1, 1)
    assert {event.args["side"] for event in told(table, "order-charge")} <= {"human", "human-2"}
    other.levels[0] = 5
    table.automa.levels[0], table.advanced = 4, 0
    assert not open_areas(table, table.automa) & 1
    correct(table, Said("research", {"side": Name("human"), "area": Name("terraforming"), "level": 5}))
    assert "broken-level" in {refusal.id for refusal in broken(table)}
    assert rank({Name(seat): count for seat, count in zip("abcde", (9, 7, 7, 3, 0), strict=True)}) == {
        **{"a": 18, "b": 9, "c": 9, "d": 0},
        **{"e": 0},
    }
    sheet = score_sheet(table)
    assert sheet is not None
    assert sheet.seats == ("human", "automa", "human-2", "automa-2")
    assert NEIGHBOURS[at("E6")] >> at("E7") & 1
    assert {report.verb for report in reports_now(table, table.human).reports} >= {"mine", "swap"}  # for the Ambas
