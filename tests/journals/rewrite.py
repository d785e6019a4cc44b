"""Writes down anew which orders the saved matches lead to, after orders have got other words or arguments (`python -m
tests.journals.rewrite gaia`): questions and points must be what they were."""

from __future__ import annotations

import json
import sys

from automarium import GAMES, Match, game
from tests.properties.test_old_journals import JOURNALS, way


def main(*ids: str) -> None:
    for id in ids or GAMES:
        path = JOURNALS / f"{id}.jsonl"
        lines = []
        for text in path.read_text(encoding="utf-8").splitlines():
            saved = json.loads(text)
            now = way(Match.load(text, game))
            assert {**saved["way"], "orders": ""} == {**now, "orders": ""}, f"{id}: goes another way"
            lines.append(json.dumps({**saved, "way": now}, ensure_ascii=False))
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
