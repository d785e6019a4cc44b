"""What nobody would send on purpose, but for those who do: texts, numbers, JSON and forms of every bad kind."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from automarium.core.rng import Stream

SIGNS = (
    *("[/x]", "[bold]", "[link=http://evil.example]", ":smile:", "<script>alert(1)</script>", "{{7*7}}", "{ $got }"),
    *("\x00", "\x07", "\x1b[31m", "\x1b]0;x\x07", "\x7f", "\x9b", "\ud800", "\udfff", "\u202e", "\u2028", "\ufeff"),
    *("é", "ё", "Ї", "漢", "🜚", "ﷺ", "ß", "İ", "ſ", "٣", "²", "½", "−1", "e\u0301", "\u00a0", "\u200d"),
    *("", " ", "\t", "\n", "\r\n", ";", ",", "-", "+", "=", "/", "\\", ".", "..", "'", '"', "%", "%00", "&", "?", "#"),
    *("0", "1", "-1", "+2", "=3", "99", "1_0", "1e9", "0x1f", "NaN", "9" * 27, "9" * 400, "9" * 5000, "-" * 50),
    *("fix", "end", "undo", "quit", "help", "own", "random", "yes", "no", "-", "unknown", "base", "F4", "base-F4"),
    *("a" * 300, "ab " * 700, "end;" * 300, "[" * 300, "й" * 3000),
)
DEEP = (10, 30, 900, 100_000)


class Junk:
    """Chance that means no good; the same seed does the same."""

    def __init__(self, seed: str) -> None:
        self.stream = Stream(seed, "junk")

    def one_in(self, number: int) -> bool:
        return self.stream.below(number) == 0

    def pick(self, things: Sequence[Any]) -> Any:
        return self.stream.pick(things)

    def text(self, *known: str) -> str:
        """A few signs in a row, with known words between them."""
        parts = [self.pick(known if known and self.stream.below(2) else SIGNS) for _ in range(1 + self.stream.below(5))]
        return str(self.pick(("", "", " ", ";"))).join(parts)

    def bent(self, text: str) -> str:
        """A text that was right: something is put in, left out, doubled or turned around."""
        at = self.stream.below(len(text) + 1)
        how = self.stream.below(7)
        if how == 0:
            return text[:at]
        if how == 1:
            return text[:at] + str(self.pick(SIGNS)) + text[at:]
        if how == 2:
            return text[:at] + text[at + 1 :]
        if how == 3:
            return f"{text};{text}"
        if how == 4:
            return " ".join(reversed(text.split()))
        return text.upper() if how == 5 else f"{text} {self.pick(SIGNS)}"

    def value(self) -> Any:
        """Any value of JSON."""
        if self.one_in(12):
            deep = self.pick(DEEP[:2])
            return json.loads("[" * deep + "]" * deep)
        plain: tuple[Any, ...] = (
            None,
            True,
            -1,
            0,
            2**70,
            1e308,
            "",
            [],
            {},
            [[]],
            {"": ""},
            "cards",
            self.text(),
            [self.text()] * 3,
        )
        return self.pick(plain)

    def bent_json(self, value: Any) -> Any:
        """A value with a few of its parts replaced, removed or doubled."""
        if self.one_in(6):
            return self.value()
        if isinstance(value, dict) and value:
            key = self.pick(sorted(value, key=str))
            changed = {**value, key: self.bent_json(value[key])}
            if self.one_in(5):
                changed[self.text()] = changed.pop(key)
            return changed
        if isinstance(value, list) and value:
            at = self.stream.below(len(value))
            return [*value[:at], self.bent_json(value[at]), *value[at + self.stream.below(3) :]]
        return self.bent(value) if isinstance(value, str) and self.stream.below(2) else self.value()

    def file(self, value: Any) -> str:
        """A file that should hold this value as JSON."""
        if self.one_in(20):
            return "[" * int(self.pick(DEEP))
        text = json.dumps(self.bent_json(value) if self.stream.below(8) else value)
        return self.bent(text) if self.one_in(4) else text
