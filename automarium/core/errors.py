"""What can go wrong, as message ids with arguments.

A Refusal is somebody's mistake: an answer, a file or a setting that cannot be. Nothing has changed when it is raised,
or the match takes back what has. A Tie is ours: a chain of criteria that does not settle its question.
"""

from typing import Any


class Refusal(Exception):
    """Input that cannot be; `id` and `args_` say what was expected, in any language. `game` is the game among whose
    words the message stands, where somebody may read it who does not know which game is played; `heard` is the question
    and what was typed to it, where that was read into the notation."""

    def __init__(self, id: str, /, **args: object) -> None:
        super().__init__(id, args)
        self.id = id
        self.args_ = args
        self.game: str | None = None
        self.heard: tuple[Any, str] | None = None

    def __str__(self) -> str:
        shown = ", ".join(f"{key}={value}" for key, value in self.args_.items())
        return f"{self.id} ({shown})" if shown else self.id


class Ambiguous(Refusal):
    """Input that could mean two things: it is asked again, and nothing is guessed."""


class BadPack(Refusal):
    """A pack that does not say what the printed component can say."""


class BadJournal(Refusal):
    """A saved match that cannot be read or does not replay."""


class Tie(Exception):
    """A whole chain left several candidates: a rule is missing from the code."""
