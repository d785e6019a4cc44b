"""A fixed piece of pure Python: how fast this machine is just now. A machine that others use as well may be three times
as fast a minute later, so every figure is measured in small slices with the yardstick between them, and compares by its
ratio to that. Seconds are those of the processor: waiting for others is no work."""

from __future__ import annotations

from time import process_time

ROUNDS = 10_000


def yardstick() -> float:
    """Seconds that so many rounds of a small loop of arithmetic, dictionary and list work take."""
    start = process_time()
    table: dict[int, int] = {}
    stack: list[int] = []
    value = 1
    for number in range(ROUNDS):
        value = (value * 1103515245 + 12345) & 0x7FFFFFFF
        table[value & 255] = number
        stack.append(value)
        if len(stack) > 32:
            del stack[:16]
    return process_time() - start
