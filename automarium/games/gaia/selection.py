"""Directional selection and numbered selection: how the support card settles what is left."""

from __future__ import annotations

from functools import cache

from automarium.core.bits import Sieve, highest, lowest
from automarium.core.tale import Name
from automarium.games.gaia.names import LEFT, RIGHT

# Hexes are numbered in reading order, and the way back is its exact reverse (P-47, P-48).
DIRECTIONAL = {
    RIGHT: Sieve("P-47", "why-direction-right", lowest),
    LEFT: Sieve("P-48", "why-direction-left", highest),
}


@cache
def numbered(number: int, arrow: Name) -> Sieve:
    """The option on which the count ends. Only options are counted, from the left with an arrow to the right and from
    the right with an arrow to the left; a count that runs off the end begins anew where it began (P-54 to P-58)."""

    def keep(left: int) -> int:
        steps = (number - 1) % left.bit_count()
        end = lowest if arrow == RIGHT else highest
        for _ in range(steps):
            left ^= end(left)
        return end(left)

    rule, name = ("P-54", "why-number-right") if arrow == RIGHT else ("P-55", "why-number-left")
    return Sieve(rule, name, keep, args={"number": number})
