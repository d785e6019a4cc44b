"""The language of the scoring clauses: which words there are and what each takes. `hand` says what they mean.

A clause is `{"vp": 5, "when": {predicate}}`, `{"vp_per": 5, "of": counter}` with an optional `cap`, or
`{"modifier": "ignore_gold_losses"}`. A token is `#colour` or `@character`.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

from automarium.core.pack import Item
from automarium.games.redrising.names import COLORS, TRACKS

IGNORE_GOLD_LOSSES = "ignore_gold_losses"
ENOUGH = 2  # no clause asks for more than two other cards of a colour

_Ids = Container[str]  # the characters of the pack
_Check = Callable[[Any, _Ids], bool]


def _color(value: object) -> bool:
    return isinstance(value, str) and value in COLORS


def _token(value: object, ids: _Ids) -> bool:
    return isinstance(value, str) and (_color(value[1:]) if value[:1] == "#" else value[:1] == "@" and value[1:] in ids)


def _number(value: object, low: int = 0, high: int = 99) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _list(value: object, fits: Callable[[Any], bool]) -> bool:
    return isinstance(value, list) and bool(value) and all(fits(one) for one in value)


def _range(value: object, _: _Ids) -> bool:
    return isinstance(value, list) and len(value) == 2 and _number(value[0]) and (value[1] is None or _number(value[1]))


def _flag(value: object, _: _Ids) -> bool:
    return isinstance(value, bool)


def _track(value: object, _: _Ids) -> bool:
    return value in TRACKS


def _least(value: object, _: _Ids) -> bool:
    return _number(value)


def _tokens(value: object, ids: _Ids) -> bool:
    return _list(value, lambda one: _token(one, ids))


def _colors(value: object, _: _Ids) -> bool:
    return _list(value, _color)


def _except(value: Any, ids: _Ids) -> bool:
    return _keys(value, "color", "not") and _token(f"#{value['color']}", ids) and _token(f"@{value['not']}", ids)


def _needed(value: object, _: _Ids) -> bool:
    return (
        isinstance(value, dict)
        and bool(value)
        and all(_color(key) and _number(n, 1, ENOUGH) for key, n in value.items())
    )


def _cores(value: Any, _: _Ids) -> bool:
    return (
        (_keys(value, "parity") and value["parity"] in ("even", "odd"))
        or (_keys(value, "max") and _number(value["max"]))
        or (_keys(value, "min") and _number(value["min"]))
    )


def _rank(value: object, ids: _Ids) -> bool:
    return isinstance(value, list) and len(value) == 2 and _track(value[0], ids) and value[1] in ("most", "least")


def _parts(value: object, ids: _Ids) -> bool:
    return _list(value, lambda part: _word(part, PREDICATES, ids))


PREDICATES: dict[str, _Check] = {
    "any": _tokens,
    "all": _tokens,
    "none": _tokens,
    "any_except": _except,
    "min_other": _needed,
    "only": _colors,
    "core_all": _cores,
    "distinct": lambda value, _: value in ("color", "initial"),
    "hand_size_min": _least,
    "sovereign": _flag,
    "rank": _rank,
    "opp_more": _track,
    "opp_equal": _track,
    "fleet_in": _range,
    "fleet_min": _least,
    "helium_min": _least,
    "influence_min": _least,
    "banished_in": _range,
    "banished_has": lambda value, _: _color(value),
    "loc_empty_or_facedown": _flag,
    "and": _parts,
    "or": _parts,
    "xor": _parts,
}
CARD_COUNTERS: dict[str, _Check] = dict.fromkeys(("hand_other", "hand_incl_self", "board", "banished"), _colors)
PLAIN_COUNTERS = (*TRACKS, "hand_size", "distinct_colors", "banished_count", "best_location_top_core")


def _keys(value: Any, *keys: str) -> bool:
    return isinstance(value, dict) and value.keys() == set(keys)


def _word(value: object, table: dict[str, _Check], ids: _Ids) -> bool:
    """Whether it is one word of the table with what that word takes."""
    if not isinstance(value, dict) or len(value) != 1:
        return False
    [(word, given)] = value.items()
    return word in table and table[word](given, ids)


def _clause(value: Any, ids: _Ids) -> bool:
    if _keys(value, "vp", "when"):
        return _number(value["vp"], -99) and _word(value["when"], PREDICATES, ids)
    if _keys(value, "vp_per", "of") or _keys(value, "vp_per", "of", "cap"):
        of, cap = value["of"], value.get("cap")
        known = of in PLAIN_COUNTERS if isinstance(of, str) else _word(of, CARD_COUNTERS, ids)
        # only a track may be capped: what is counted in the hand has to add up colour by colour
        return _number(value["vp_per"], -99) and known and (cap is None or (_number(cap) and of in TRACKS))
    return _keys(value, "modifier") and value["modifier"] == IGNORE_GOLD_LOSSES


def clauses(item: Item, ids: Container[str]) -> tuple[dict[str, Any], ...]:
    """The clauses of a card, or a BadPack that tells the first one that cannot be read."""
    rows = item.rows("clauses")
    for number, row in enumerate(rows, 1):
        if not _clause(row, ids):
            raise item.bad("clauses", [f"#{number}: vp + when | vp_per + of | modifier", *PREDICATES])
    return tuple(rows)
