"""The language of the abilities: which verbs there are and what each takes. `deploy` carries them out.

An ability is a list of steps. A step is a verb with what it is done to, and beside it `n` (how many), `to` (where),
`per` and `cap` (how many times), `may` (the human's choice), `if` and `unless` (conditions). What only one character
does has code of its own, under the verb `own`; `verbs` says which of the others it is made of.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any, NamedTuple

from automarium.core.pack import Item
from automarium.core.tale import Name
from automarium.games.redrising.names import COLORS, LOCATIONS, PARITIES, TRACKS

HERE, UNDER, BENEATH, BOTTOM, TOP, TOPMOST, ANY, ALL, TOUCHED = WHERE = (
    *("here", "under", "beneath", "bottom", "top", "topmost", "any", "all", "touched"),
)
ELSEWHERE, AWAY, COLOUR_FREE = "elsewhere", "away", "colour-free"
TO = (ELSEWHERE, AWAY, COLOUR_FREE, HERE, BENEATH, BOTTOM, "banished-or-elsewhere", "hand", "deck", "location")
DONE = "done"  # the condition that the step before was carried out
NAMED = "named"  # the colour that was named before

_CARDS = ("take", "move", "banish", "pull", "deploy")  # done to a card of the board
_BANISHED = ("unbanish",)
_TRACK = ("gain", "rival", "pay")
_SELF = ("end_turn", "banish_self", "regain", "give_self", "sovereign", "loc_bonus")
VERBS = (*_CARDS, *_BANISHED, *_TRACK, *_SELF, "flip", "automa_hand", "draw", "banish_hand", "name")
OWN = "own"


class Which(NamedTuple):
    """Which card is meant: where it lies, and what it must be."""

    at: str = ""
    of: Name | None = None  # the location, if not that of the ability
    colors: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    parity: str = ""
    itself: bool = False  # whether the character whose ability it is will do
    all: bool = False  # every such card
    up_to: int = 0
    random: bool = False


class Step(NamedTuple):
    """One step of an ability, in printed order."""

    verb: str
    what: Any
    n: int
    to: str
    may: bool
    when: Mapping[str, Any] | str | None
    unless: Mapping[str, Any] | None
    per: Mapping[str, Any] | None
    cap: int | None
    verbs: tuple[str, ...]  # those that code of its own is made of

    @property
    def made_of(self) -> tuple[str, ...]:
        return self.verbs or (self.verb,)


# --- what the words take ---

_Ids = Container[str]


def _some(value: object, among: Container[str]) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, str) and one in among for one in value)


def _held(value: Any, ids: _Ids) -> bool:
    """A colour or a character, and how many of it."""
    return (
        isinstance(value, list)
        and len(value) == 2
        and isinstance(value[0], str)
        and (value[0][1:] in COLORS if value[0][:1] == "#" else value[0][1:] in ids)
        and isinstance(value[1], int)
    )


CONDITIONS: dict[str, Callable[[Any, _Ids], bool]] = {
    "here": lambda value, _: _some(value, LOCATIONS),
    "under": lambda value, _: _some(value, COLORS),
    "was": lambda value, _: _some(value, COLORS),
    "was_not": lambda value, _: _some(value, COLORS),
    "named": _some,
    "banished": lambda value, _: _some(value, COLORS),
    "alone": lambda value, _: value is True,
    "sovereign": lambda value, _: value is True,
    "others": lambda value, _: value is True,
    "tops": lambda value, _: value is True,
    "holds": _held,
    "ahead": lambda value, _: value in TRACKS,
    "room": lambda value, _: value in TRACKS,
    "count": lambda value, _: isinstance(value, int),
}
_SELECTS: dict[str, Callable[[Any, _Ids], bool]] = {
    "at": lambda value, _: value in WHERE,
    "of": lambda value, _: value in LOCATIONS,
    "color": lambda value, _: _some(value, COLORS),
    "not": lambda value, _: _some(value, COLORS),
    "name": _some,
    "parity": lambda value, _: value in PARITIES,
    "self": lambda value, _: value is True,
    "all": lambda value, _: value is True,
    "upto": lambda value, _: isinstance(value, int),
    "random": lambda value, _: value is True,
}
_PER: dict[str, Callable[[Any, _Ids], bool]] = {
    "color": lambda value, _: value == NAMED or _some(value, COLORS),
    "at": lambda value, _: value == HERE or value in LOCATIONS,
    "was": lambda value, _: _some(value, COLORS),
}


def _fits(value: Any, table: Mapping[str, Callable[[Any, _Ids], bool]], ids: _Ids) -> bool:
    return isinstance(value, dict) and all(key in table and table[key](one, ids) for key, one in value.items())


def _word(value: Any, ids: _Ids) -> bool:
    """One condition with what it takes."""
    return _fits(value, CONDITIONS, ids) and len(value) == 1


_BESIDE: dict[str, Callable[[Any, _Ids], bool]] = {
    "n": lambda value, _: isinstance(value, int),
    "cap": lambda value, _: isinstance(value, int),
    "to": lambda value, _: value in TO or value in LOCATIONS,
    "may": lambda value, _: value is True,
    "if": lambda value, ids: value == DONE or _word(value, ids),
    "unless": _word,
    "per": lambda value, ids: _fits(value, _PER, ids),
    "verbs": lambda value, _: _some(value, VERBS),
}


def _what(verb: str, value: Any, ids: _Ids) -> bool:
    if verb in _CARDS:
        return _fits(value, _SELECTS, ids) and "at" in value
    if verb in _BANISHED or verb in ("banish_hand", "name"):
        return _fits(value, _SELECTS, ids)
    if verb in _TRACK:
        return value in TRACKS
    if verb in _SELF:
        return value is True
    if verb == "draw":
        return isinstance(value, int)
    return value in {"flip": ("top",), "automa_hand": ("banish", "steal", "draw")}.get(verb, (value,))


# --- reading ---


def steps(item: Item, field: str, ids: _Ids) -> tuple[Step, ...]:
    """The steps of an ability, or a BadPack that tells the first one that cannot be read."""
    return tuple(_step(item, field, number, row, ids) for number, row in enumerate(item.get(field) or (), 1))


def _step(item: Item, field: str, number: int, row: Any, ids: _Ids) -> Step:
    verbs = [one for one in (*VERBS, OWN) if isinstance(row, dict) and one in row]
    beside = {key: one for key, one in row.items() if key not in verbs} if isinstance(row, dict) else {}
    if len(verbs) != 1 or not _fits(beside, _BESIDE, ids) or not _what(verbs[0], row[verbs[0]], ids):
        raise item.bad(field, [f"#{number}", *VERBS, OWN])
    [verb] = verbs
    what = row[verb]
    if isinstance(what, dict):
        what = _which(what)
    elif isinstance(what, str):
        what = Name(what)
    return Step(
        verb,
        what,
        row.get("n", 1),
        row.get("to", ""),
        row.get("may", False),
        row.get("if"),
        row.get("unless"),
        row.get("per"),
        row.get("cap"),
        tuple(row.get("verbs", ())),
    )


def _which(row: Mapping[str, Any]) -> Which:
    return Which(
        row.get("at", ""),
        Name(row["of"]) if "of" in row else None,
        tuple(row.get("color", ())),
        tuple(row.get("not", ())),
        tuple(row.get("name", ())),
        row.get("parity", ""),
        row.get("self", False),
        row.get("all", False),
        row.get("upto", 0),
        row.get("random", False),
    )


def looks_under(ability: tuple[Step, ...]) -> bool:
    """Whether an ability asks what lay beneath its character when that landed."""
    return any(
        "under" in (one.unless or {}) or (isinstance(one.when, Mapping) and "under" in one.when) for one in ability
    )
