"""What an outside programmer meets first: every public name is there for a reason, and says it."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

import pytest

import automarium


def documented(name: str) -> Iterator[tuple[str, str]]:
    """A public name and, of a class, what it offers: each with its docstring."""
    thing = getattr(automarium, name)
    if not callable(thing) or name == "Asking":  # the names of the games, and a type that is another's
        return
    yield name, thing.__doc__ or ""
    if inspect.isclass(thing):
        for member, value in vars(thing).items():
            if not member.startswith("_") and (callable(value) or isinstance(value, (property, classmethod))):
                yield f"{name}.{member}", inspect.getdoc(getattr(thing, member)) or ""


@pytest.mark.parametrize("name", automarium.__all__)
def test_a_public_name_says_what_it_is(name: str) -> None:
    silent = [one for one, doc in documented(name) if not doc or doc.startswith(f"{one.split('.')[0]}(")]
    assert silent == []
