"""Ways of golems: the rules choose step by step, but the hand moves a golem once, so its whole way is told."""

from __future__ import annotations

from dataclasses import dataclass, field

from automarium.core.choose import Ladder, Rung
from automarium.games.golem.names import SECTIONS
from automarium.games.golem.table import Golem, Table


@dataclass(slots=True)
class Way:
    """What one golem has gone in one direction, and why it was the one, step by step."""

    golem: Golem
    start: int
    by: int
    lay: bool
    steps: int = 0
    ladders: list[Ladder] = field(default_factory=list)

    @property
    def end(self) -> int:
        return self.start + self.by * self.steps


@dataclass(slots=True)
class Walk:
    """Ways that have been gone and not yet told, and what is to be paid for them."""

    table: Table
    ways: list[Way] = field(default_factory=list)
    price: int = 0

    def alike(self, golem: Golem, by: int) -> Golem:
        """Of golems that nobody can tell apart the one that is on its way already."""
        if not self.ways:
            return golem
        looks = golem.block, golem.fresh
        walking = [way.golem for way in self.ways if way.by == by]
        return next((one for one in walking if (one.block, one.fresh) == looks), golem)

    def step(self, golem: Golem, by: int, why: Ladder | None) -> None:
        """One section; the golem stands up."""
        way = next((one for one in self.ways if one.golem is golem), None)
        if way is not None and way.by != by:
            self.tell()
            way = None
        if way is None:
            way = Way(golem, golem.section, by, not golem.standing)
            self.ways.append(way)
        golem.section += by
        golem.standing = True
        way.steps += 1
        way.ladders += [why] if why is not None else []

    def tell(self) -> None:
        """Every way since the last time, and their price in one sum. Each is told with the golem at its end and those
        still to come at their beginnings."""
        for way in self.ways:
            way.golem.section, way.golem.standing = way.start, not way.lay
        for way in self.ways:
            way.golem.section, way.golem.standing = way.end, True
            self.table.tale.order(
                "order-forward" if way.by > 0 else "order-backward",
                joined(way.ladders) if self.table.tale.tracing else None,
                district=way.golem.district,
                start=SECTIONS[way.start],
                section=SECTIONS[way.end],
                steps=way.steps,
                lay=int(way.lay),
            )
        self.ways.clear()
        price, self.price = self.price, 0
        self.table.spend(price, "entry")


def joined(ladders: list[Ladder], step: str = "why-next-step") -> Ladder | None:
    """The choices of several steps in one ladder, one below the other."""
    if len(ladders) < 2:
        return ladders[0] if ladders else None
    whole = Ladder(ladders[0].about, ladders[0].name)
    whole.stood, whole.kept = ladders[0].stood, ladders[0].kept
    whole.rungs.extend(ladders[0].rungs)
    for number, ladder in enumerate(ladders[1:], 2):
        whole.rungs.extend([Rung("", step, {"number": number}, ladder.candidates), *ladder.rungs])
    return whole
