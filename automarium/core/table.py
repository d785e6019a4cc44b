"""What every table has, whatever lies on it: the set-up, chance, the tale, and questions to the people around it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, NoReturn, Self, TypeVar

from automarium.core.ask import YES_NO, Ask, Asking, Doubt, Fix, Reports, Said, Shape
from automarium.core.game import Setup
from automarium.core.rng import Streams
from automarium.core.tale import Name, Say, Tale

T = TypeVar("T")


def _never(_table: object, _said: Said) -> None:
    return None


@dataclass(slots=True)
class CoreTable:
    """The twin of what lies before the players. A game adds its parts; `fixes` are the corrections that can be made at
    any question, `corrects` is what carries one out, and `doubts` what asks whether it is meant."""

    asked: ClassVar[Name] = Name("human")  # who answers, unless a question says otherwise

    setup: Setup
    streams: Streams
    tale: Tale
    fixes: Reports | None = field(init=False)
    corrects: Callable[[Any, Said], None] = field(init=False)
    doubts: Callable[[Any, Said], Say | None] = field(init=False)

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError("a table belongs to the rules that are running on it: copy the match instead")

    def corrected_by(
        self,
        fixes: Reports | None,
        correct: Callable[[Self, Said], None],
        doubted: Callable[[Self, Said], Say | None] = _never,
    ) -> None:
        """From now on these corrections can be made; of one that is likely a slip it is asked whether it is meant."""
        self.fixes, self.corrects, self.doubts = fixes, correct, doubted

    def let_go(self) -> None:
        """The match is over: what would ask and correct goes. It holds on to the table, and Python would have to search
        for what nobody looks at any more."""
        self.fixes = None

    def correct(self, said: Said) -> None:
        """Carries out a correction."""
        self.corrects(self, said)

    def ask(self, id: str, shape: Callable[[], Shape[T]], seat: Name | None = None, **args: Any) -> Asking[T]:
        """Puts a question; a correction on the way is carried out and the question put again."""
        seat = seat or self.asked
        while isinstance(answer := (yield Ask(id, seat, shape(), args, self.fixes)), Fix):
            doubt = self.doubts(self, answer.said)
            if doubt is None or (yield Ask(doubt.id, seat, Doubt(YES_NO.options), doubt.args)):
                self.correct(answer.said)
        value: T = answer
        return value

    def ask_yes(self, id: str, **args: Any) -> Asking[bool]:
        """Puts a question that is answered by yes or no."""
        return self.ask(id, lambda: YES_NO, **args)
