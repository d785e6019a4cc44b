"""The golden matches: whole matches as readable transcripts, played by a bot from a fixed seed."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from automarium.words.own import words_of
from automarium.words.transcript import transcript
from tests.bots import new, play

FOLDER = Path(__file__).parent


class Case(NamedTuple):
    game: str
    name: str
    setup: dict[str, object]
    lang: str = "en"

    @property
    def file(self) -> Path:
        return FOLDER / self.game / f"{self.name}.txt"

    def text(self) -> str:
        match = play(new(self.game, self.setup, self.name), self.name)
        return transcript(match, words_of(match, self.lang), ladders=True)


CASES = [
    *(
        Case("redrising", f"level-{level}-counted", {"level": str(level), "depth": "counted"}, lang)
        for level, lang in zip(range(1, 7), ("en", "ru", "uk", "en", "ru", "uk"), strict=True)
    ),
    *(
        Case(
            "redrising", f"level-{level}-known", {"level": str(level), "depth": "known", "characters": "program"}, lang
        )
        for level, lang in zip(range(1, 7), ("en", "ru", "uk", "en", "ru", "uk"), strict=True)
    ),
    *(
        Case("scythe", level, {"level": level, "human": human, "automa": automa}, lang)
        for level, human, automa, lang in (
            ("autometta", "polania", "rusviet", "en"),
            ("automa", "saxony", "nordic", "ru"),
            ("automaszyna", "nordic", "crimea", "uk"),
            ("ultimaszyna", "crimea", "albion", "en"),
        )
    ),
    *(
        Case("golem", f"level-{level}-house", {"level": str(level), "humans": str(humans)}, lang)
        for level, humans, lang in ((1, 1, "en"), (2, 2, "ru"), (3, 3, "uk"), (4, 1, "en"))
    ),
    Case("golem", "owner", {"door": "owner", "level": "2"}, "ru"),
    Case("redrising", "variant", {"depth": "known", "characters": "program", "variant": "yes"}),
    Case("redrising", "screen-minerva", {"depth": "screen", "house": "minerva", "level": "1"}),
    Case("redrising", "screen-ceres", {"depth": "screen", "house": "ceres", "variant": "yes"}, "ru"),
    Case("redrising", "screen-apollo", {"depth": "screen", "house": "apollo", "end-abilities": "may"}, "uk"),
    *(
        Case("gaia", level, {"level": level, "automa": automa, "human": human}, lang)
        for level, automa, human, lang in (
            ("toaster", "taklons", "hadsch-hallas", "uk"),
            ("automa", "geodens", "lantids", "en"),
            ("automaton", "terrans", "ivits", "ru"),
            ("supertoma", "firaks", "gleens", "uk"),
            ("terminator", "xenos", "bescods", "en"),
        )
    ),
    Case("gaia", "physical-deck", {"automa-deck": "physical", "automa": "hadsch-hallas", "human": "xenos"}, "ru"),
    Case("gaia", "itars", {"automa": "itars", "human": "ambas", "map": "default"}, "uk"),
]
