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
    any question, and `correct` carries one out. A table that nobody looked at holds nothing that holds it, so that it
    goes with its match."""

    asked: ClassVar[Name] = Name("human")  # who answers, unless a question says otherwise

    setup: Setup
    streams: Streams
    tale: Tale
    fixing: Callable[[Any], Reports] | None = field(init=False)
    correcting: Callable[[Any, Said], None] = field(init=False)
    doubting: Callable[[Any, Said], Say | None] = field(init=False)
    looked_at: Reports | None = field(init=False, default=None)

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError("a table belongs to the rules that are running on it: copy the match instead")

    def corrected_by(
        self,
        fixes: Callable[[Self], Reports] | None,
        correct: Callable[[Self, Said], None],
        doubted: Callable[[Self, Said], Say | None] = _never,
    ) -> None:
        """From now on these corrections can be made; of one that is likely a slip it is asked whether it is meant."""
        self.fixing, self.correcting, self.doubting, self.looked_at = fixes, correct, doubted, None

    @property
    def fixes(self) -> Reports | None:
        """The corrections, made when somebody first looks."""
        if self.looked_at is None and self.fixing is not None:
            self.looked_at = self.fixing(self)
        return self.looked_at

    def correct(self, said: Said) -> None:
        """Carries a correction out."""
        self.correcting(self, said)

    def ask(self, id: str, shape: Callable[[], Shape[T]], seat: Name | None = None, **args: Any) -> Asking[T]:
        """Puts a question; a correction on the way is carried out and the question put again."""
        seat = seat or self.asked
        while isinstance(answer := (yield Ask(id, seat, shape(), args, self)), Fix):
            doubt = self.doubting(self, answer.said)
            if doubt is None or (yield Ask(doubt.id, seat, Doubt(YES_NO.options), doubt.args)):
                self.correct(answer.said)
        value: T = answer
        return value

    def ask_yes(self, id: str, **args: Any) -> Asking[bool]:
        """Puts a question that is answered by yes or no."""
        return self.ask(id, lambda: YES_NO, **args)
