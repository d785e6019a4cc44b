"""Random corrections by a human who also uses every ability that the program carries out: nothing breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tests.bots
from automarium.core.ask import Ask, Pick, Reports, Said
from automarium.core.rng import Stream
from automarium.core.tale import Name
from automarium.games.redrising.ending import end_abilities_left
from automarium.games.redrising.table import Table
from tests.bots import LONG, SETUPS, new, play_corrected

SEEDS = range(200 if LONG else 3)


def eager(seed: str) -> Callable[[Ask[Any], Table], Any]:
    """A random human who uses abilities, those at the end too, and now and then reports whatever can be reported."""
    player, stream, used = HUMAN("redrising", seed), Stream(seed, "eager"), set[Name]()

    def answer(ask: Ask[Any], table: Table) -> Any:
        if ask.id == "ask-end-abilities" and stream.below(6):
            left = [id for id in (end_abilities_left(table) if table.known else _abilities(ask)) if id not in used]
            if left:
                id = stream.pick(left)
                used.add(id)
                return Said("ability", {"ability": id})
        if ask.id == "ask-turn-led" and not table.known and stream.below(2):
            id = stream.pick(_abilities(ask))
            if id not in table.turn.used:
                return Said("ability", {"ability": id})
        return ask.shape.sample(stream) if ask.id == "ask-turn-led" and not stream.below(6) else player(ask, table)

    return answer


def _abilities(ask: Ask[Any]) -> list[Name]:
    assert isinstance(ask.shape, Reports)
    [shape] = [report.fields[0].shape for report in ask.shape.reports if report.verb == "ability"]
    assert isinstance(shape, Pick)
    return [option.value for option in shape.options]


HUMAN = tests.bots.human


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("setup", SETUPS["redrising"])
def test_corrections_amid_abilities(setup: dict[str, object], seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tests.bots, "human", lambda _, name: eager(name))
    sheet = play_corrected(new("redrising", setup, f"eager {seed}"), f"eager {seed}", 40).sheet()
    assert sheet is not None
    assert sheet.final


def test_a_character_corrected_away_amid_its_own_ability_is_not_banished() -> None:
    """Aja, who would be banished, is said to lie in the Automa's hand while its bottom card is asked for."""
    match = play_corrected(new("redrising", SETUPS["redrising"][3], "soak 92187"), "soak 92187")
    at = match.answers.index("fix card aja automa-hand bottom")
    assert match.steps[at].ask.id == match.steps[at + 1].ask.id == "ask-bottom-character"
    assert any(card.id == "aja" for card in match.at(at + 2).state.piles["automa-hand"])
