"""A fixed piece of pure Python: how fast this machine is just now, so that figures can be written down as ratios."""

from __future__ import annotations

from time import perf_counter

ROUNDS = 200_000


def yardstick() -> float:
    """Rounds per second of a small loop of arithmetic, dictionary and list work; the best of three."""
    best = 0.0
    for _ in range(3):
        start = perf_counter()
        table: dict[int, int] = {}
        stack: list[int] = []
        value = 1
        for number in range(ROUNDS):
            value = (value * 1103515245 + 12345) & 0x7FFFFFFF
            table[value & 255] = number
            stack.append(value)
            if len(stack) > 32:
                del stack[:16]
        best = max(best, ROUNDS / (perf_counter() - start))
    return best
