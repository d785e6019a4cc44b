"""A twin of a table: what lies there once more, to try on it what may come. Chance on it is its own."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, TypeVar

from automarium.core.rng import Stream, Streams
from automarium.core.table import CoreTable
from automarium.core.tale import Tale

TableT = TypeVar("TableT", bound=CoreTable)
Memo = dict[int, Any]


def twin(table: TableT, tale: Tale, seed: str) -> TableT:
    """The table with a tale and chance of its own. Nothing may be answered on it: its questions and corrections are
    those of the first."""
    memo: Memo = {id(table.tale): tale, id(table.streams): Streams(seed)}
    made: TableT = _parts(table, memo)
    return made


def _copied(one: Any, memo: Memo) -> Any:
    copy = _KINDS.get(type(one)) or _kind(type(one))
    if copy is _same:
        return one
    found = memo.get(id(one))
    if found is None:
        found = memo[id(one)] = copy(one, memo)
    return found


def _same(one: Any, _: Memo) -> Any:
    return one


def _list(one: list[Any], memo: Memo) -> list[Any]:
    return [_copied(each, memo) for each in one]


def _dict(one: dict[Any, Any], memo: Memo) -> dict[Any, Any]:
    return {key: _copied(each, memo) for key, each in one.items()}


def _set(one: set[Any], _: Memo) -> set[Any]:
    return set(one)


def _tuple(one: tuple[Any, ...], memo: Memo) -> tuple[Any, ...]:
    return tuple([_copied(each, memo) for each in one])


def _chance(_: Stream, __: Memo) -> Stream:
    return Stream("twin", "")


def _parts(one: Any, memo: Memo) -> Any:
    made = memo[id(one)] = object.__new__(type(one))
    for name in _names(type(one)) or vars(one):
        if hasattr(one, name):
            object.__setattr__(made, name, _copied(getattr(one, name), memo))
    return made


def _names(kind: type) -> tuple[str, ...]:
    return tuple(name for base in kind.__mro__ for name in base.__dict__.get("__slots__", ()))


_KINDS: dict[type, Callable[[Any, Memo], Any]] = {
    list: _list,
    dict: _dict,
    set: _set,
    tuple: _tuple,
    Stream: _chance,
}


def _kind(kind: type) -> Callable[[Any, Memo], Any]:
    """How things of a kind are copied: of what we have made ourselves the parts, unless they cannot change."""
    frozen = getattr(kind, "__dataclass_params__", None)
    ours = kind.__module__.partition(".")[0] == __name__.partition(".")[0]
    fixed = not ours or issubclass(kind, (str, tuple, Enum, type)) or (frozen and frozen.frozen)
    _KINDS[kind] = _same if fixed else _parts
    return _KINDS[kind]
