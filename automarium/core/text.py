"""Text from outside: how much of it is read, and what of it may be shown.

Control characters could steer a terminal, half a surrogate pair cannot be written to any file, and marks of direction
make a line look like another. None of them is part of a match.
"""

from __future__ import annotations

import json
import re
from typing import Any

from automarium.core.errors import Refusal

LONGEST_ANSWER = 2000  # and the longest line of several
LARGEST_FILE = 1024 * 1024  # characters of a journal that is brought in
LARGEST_PACK = LARGEST_FILE // 4  # a pack travels inside a journal, and is written with more space there
DEEPEST = 20  # lists within lists, in a file

_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def seen(text: str) -> str:
    """The text with a sign in the place of everything that is not meant for eyes.

    >>> seen("red \\x1b[31m and \\ud800")
    'red \ufffd[31m and \ufffd'
    """
    return _UNSEEN.sub("\ufffd", text)


def fitting(text: str) -> str:
    """A text that is short enough to be looked at: asked for before anything else is done with one."""
    if len(text) > LONGEST_ANSWER:
        raise Refusal("answer-too-long", got=len(text), high=LONGEST_ANSWER)
    return text


def short(text: str, longest: int) -> str:
    """A text that may be long, for a sentence that is not."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def load(text: str) -> Any:
    """The value of a JSON text; a ValueError for one that is nested too deeply, or holds text that cannot be shown."""
    try:
        value = json.loads(text, parse_constant=_refuse)
    except RecursionError:
        raise ValueError("too deep") from None
    _check(value)
    return value


def _refuse(constant: str) -> None:
    raise ValueError(constant)  # NaN and the infinities are not JSON


def _check(value: object) -> None:
    level = [value]
    for _ in range(DEEPEST):
        below: list[object] = []
        for one in level:
            if isinstance(one, str) and _UNSEEN.search(one):
                raise ValueError(ascii(one[:40]))
            if isinstance(one, (list, dict)):
                below.extend(one)
            if isinstance(one, dict):
                below.extend(one.values())
        if not below:
            return
        level = below
    raise ValueError("too deep")
