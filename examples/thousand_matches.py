"""A thousand matches of Scythe, and how the Automa's points are spread at two of its levels.

It is drawn as a picture where matplotlib is installed, else as text. The same seed gives the same match on every
machine, so the picture is always the same one.

    python examples/thousand_matches.py 1000
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from automarium import Stream, game, random_player, run

SCYTHE = game("scythe")
LEVELS = ("automa", "ultimaszyna")
WIDE = 10  # points of one bar
LONG = 50  # signs of the longest bar


def automa_points(level: str, matches: int) -> list[int]:
    """What the Automa reached in each match, counted off the board, against a human who moves at random."""
    setup, points = SCYTHE.setup({"level": level}), []
    for number in range(matches):
        seed = f"thousand {number}"
        sheet = SCYTHE.sheet(run(SCYTHE, setup, seed, random_player("scythe", Stream(seed, "human"))))
        assert sheet is not None
        points.append(sheet.totals[sheet.seats.index("automa")])
    return points


def histogram(points: Sequence[int]) -> str:
    """The points as bars of text, the lowest first."""
    bars = Counter(one // WIDE * WIDE for one in points)
    most = max(bars.values())
    rows = range(min(bars), max(bars) + WIDE, WIDE)
    return "\n".join(f"{low:4} {bars[low]:5} {'█' * round(LONG * bars[low] / most)}" for low in rows)


def picture(points: dict[str, list[int]], file: Path) -> bool:
    """The same drawn, if matplotlib is there to draw it."""
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError:
        return False
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    axes.hist(list(points.values()), bins=20, label=list(points))
    axes.set(title="Scythe: points of the Automa", xlabel="points", ylabel="matches")
    axes.legend()
    figure.savefig(file)
    return True


def main(matches: int = 1000, file: str = "thousand_matches.png") -> None:
    points = {level: automa_points(level, matches) for level in LEVELS}
    if picture(points, Path(file)):
        print(f"drawn: {file}")
        return
    for level, reached in points.items():
        print(f"{level}: {min(reached)} to {max(reached)}, mean {sum(reached) / matches:.1f}")
        print(histogram(reached))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 1000)
