"""How a player writes places and moves: `F4`, `base`, `F3-F4`, `+C6`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from automarium.core.ask import Option, Pick, Place, Several
from automarium.core.errors import Refusal
from automarium.core.rng import Stream
from automarium.core.tale import Name, Say
from automarium.games.scythe.board import BASE_OF, MAT_PLACE, NAMES, SIZE
from automarium.games.scythe.names import BASE, MAT

GOODS = Name("goods")  # `hero F3-F4 goods`: with all the resources that lay there
# the letters of the map as they come out of a Cyrillic keyboard: those that look alike, and those that sound alike
_LETTERS = str.maketrans("авсенбцдфгх", "abcehbcdfgh")


class Where(Place[int]):
    """One place: a territory, the side's own base, another base by its faction, or the mat where that is allowed."""

    def __init__(self, own: Name, *, mat: bool = False, bases: bool = True) -> None:
        places = [Option(name.casefold(), place, Say(str(name))) for place, name in enumerate(NAMES[:SIZE])]
        self.own = BASE_OF[own]
        if bases:
            places.append(Option(str(BASE), self.own, Say(str(BASE))))
            places += [Option(NAMES[p], p, Say(str(NAMES[p]))) for p in BASE_OF.values() if p != self.own]
        if mat:
            places.append(Option(str(MAT), MAT_PLACE, Say(str(MAT))))
        super().__init__(tuple(places))

    def parse(self, text: str) -> int:
        word = text.strip().casefold()
        spelt = word.translate(_LETTERS)
        for one in (word, f"base-{word}", spelt):
            if one in self._by_text:
                return int(self._by_text[one].value)
        if len(spelt) == 2 and spelt[0].isalpha() and spelt[1].isdecimal():
            raise Refusal("off-the-map", got=text.upper())
        return super().parse(word)

    def known(self, word: str) -> bool:
        """Whether this is a place exactly, as taps on the map say it."""
        return word in self._by_text

    def write(self, value: int) -> str:
        return str(self.called(value))

    def called(self, value: int) -> Name:
        """The name of a place, as this side calls it."""
        if value == MAT_PLACE:
            return MAT
        return BASE if value == self.own else NAMES[value]


@dataclass(frozen=True, slots=True)
class Places(Several[int]):
    """Several places."""

    one: Where

    def told(self, name: str, value: tuple[int, ...]) -> dict[str, object]:
        """The arguments of a sentence that tells them."""
        return {name: tuple(map(self.one.called, value)), f"{name}-id": "some" if value else "none"}


@cache
def where(own: Name) -> Where:
    """Any place on the board, as a side with this faction calls it."""
    return Where(own)


class Route(NamedTuple):
    """From a place to a place; from nowhere when a piece is new, to nowhere when only one place is meant."""

    start: int | None
    end: int | None


ABILITY = Route(None, None)  # `mech ability riverwalk`


class RouteShape(Pick[Route]):
    """`F3-F4`, or `+C6` for a new piece, or where it is allowed a bare place, or the word `ability`."""

    def __init__(self, own: Name, *, new: bool = True, bare: bool = False, ability: bool = False) -> None:
        self.where, self.new, self.bare, self.ability = where(own), new, bare, ability
        # the options are the words of the notation, for translating what a player types
        extra = (Option("ability", ABILITY, Say("ability")),) if ability else ()
        super().__init__((*self.where.options, *extra))

    def parse(self, text: str) -> Route:
        word = text.strip().casefold().replace("→", "-").replace("–", "-").replace("−", "-")
        if self.ability and "ability".startswith(word) and len(word) > 2:
            return ABILITY
        if word.startswith("+") and self.new:
            return Route(None, self.where.parse(word[1:]))
        start, dash, end = self._split(word)
        if dash:
            return Route(self.where.parse(start), self.where.parse(end))
        if self.bare:
            return Route(self.where.parse(word), None)
        raise Refusal("route-expected", got=text)

    def _split(self, word: str) -> tuple[str, str, str]:
        """Base names have a dash of their own: `base-nordic-A4`."""
        for name in NAMES[SIZE:]:
            if word == name:
                return word, "", ""
            if word.startswith(f"{name}-"):
                return name, "-", word[len(name) + 1 :]
        return word.partition("-")

    def write(self, value: Route) -> str:
        if value == ABILITY:
            return "ability"
        if value.start is None:
            assert value.end is not None
            return f"+{self.where.write(value.end)}"
        return self.where.write(value.start) + (f"-{self.where.write(value.end)}" if value.end is not None else "")

    def told(self, name: str, value: Route) -> dict[str, str]:
        """The arguments of a sentence that tells a move: which kind it is, and where from and to."""
        start, end = (None if one is None else self.where.called(one) for one in value)
        kind = "ability" if value == ABILITY else "new" if start is None else "bare" if end is None else "move"
        return {f"{name}-id": kind} | {side: one for side, one in (("start", start), ("end", end)) if one is not None}

    def sample(self, stream: Stream) -> Route:
        return Route(self.where.sample(stream), self.where.sample(stream))

    def values(self) -> Iterable[Route]:
        places = tuple(option.value for option in self.where.options)
        yield from (Route(start, end) for start in places for end in places)
        yield from (Route(None, end) for end in places if self.new)
        yield from (Route(start, None) for start in places if self.bare)
        yield from (ABILITY for _ in range(self.ability))


@cache
def routes(own: Name) -> RouteShape:
    """Any move, as a side with this faction writes it."""
    return RouteShape(own)
