"""Red Rising: laurels that the tracks are worth, steps on them, and cards in hand."""

from __future__ import annotations

from collections.abc import Iterator

from automarium.games.redrising.names import AUTOMA, AUTOMA_HAND, HAND, HUMAN, SIDES, TRACKS
from automarium.games.redrising.scoring import track_points
from automarium.games.redrising.table import Table
from automarium.lab.pace import Count, Noted


def counts(table: Table) -> Iterator[Count]:
    for side in SIDES:
        yield "laurels", side, sum(track_points(table, side))
        for track in TRACKS:
            yield track, side, table.tracks[side][track]
    yield "cards", HUMAN, len(table.piles[HAND])
    yield "cards", AUTOMA, len(table.piles[AUTOMA_HAND])


NOTED = Noted(counts, {"head-automa-card": "card"})
