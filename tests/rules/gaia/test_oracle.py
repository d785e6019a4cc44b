"""Every pair of cards with every faction in random positions: the rules and the oracle do the same."""

from __future__ import annotations

from itertools import pairwise

import pytest

from automarium.games.gaia.factions import shipped_factions
from tests.rules.gaia import oracle
from tests.rules.gaia.positions import position
from tests.rules.gaia.scenes import act, told

FACTIONS = tuple(str(one) for one in shipped_factions().automa)
POSITIONS = 3  # of each pair of cards


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("action", range(1, 18))
def test_the_rules_and_the_oracle_agree(faction: str, action: int) -> None:
    for support in range(1, 18):
        for number in range(POSITIONS):
            seed = f"{faction} {action} {support} {number}"
            table = position(seed, faction)
            before = oracle.snapshot(table)
            act(table, action, support)
            expected = oracle.turn(before, action, support)
            charged = expected.pop("charge")
            found = oracle.snapshot(table)
            found.pop("charge")
            assert found == expected, seed
            assert [event.args["power"] for event in told(table, "order-charge")] == charged, seed


def test_the_positions_reach_everything() -> None:
    """A comparison in positions where nothing happens would prove nothing: every kind of outcome comes up."""
    seen: set[str] = set()
    narrowed: set[str] = set()
    for faction in FACTIONS:
        for number in range(120):
            table = position(f"reach {faction} {number}", faction)
            act(table, 1 + number % 17, 1 + number // 7 % 17)
            for event in table.tale.events:
                seen.add(event.id)
                if event.why is not None:
                    sizes = [len(event.why.candidates), *(len(rung.left) for rung in event.why.rungs)]
                    rungs = zip(event.why.rungs, pairwise(sizes), strict=True)
                    narrowed |= {rung.rule for rung, (before, after) in rungs if after < before}
    assert seen >= {
        *("order-mine", "order-gaia-token", "order-satellite", "order-upgrade", "order-research", "order-cover"),
        *("order-advanced-tile", "order-vp", "order-charge", "note-no-mine", "note-no-planet", "note-no-upgrade"),
        *("note-no-area", "note-all-covered", "note-upgrade-instead", "note-double-power", "note-lab-research"),
    }
    assert narrowed >= {
        *("P-47", "P-48", "P-54", "P-55", "P-62", "P-101", "P-111", "P-112", "P-113", "P-115", "P-117"),
        *("P-126", "P-130", "P-133", "P-142", "P-146", "P-152"),
    }
