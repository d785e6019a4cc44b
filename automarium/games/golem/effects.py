"""Effects: how the Automa carries out what a component gives.

Each kind of step is a deed that its own module carries out (students, golems, books ...); they sign in here.
"""

from __future__ import annotations

from collections.abc import Callable

from automarium.core.ask import Asking
from automarium.core.choose import Criterion, choose, only, prefer
from automarium.games.golem.names import LEFT, RIGHT
from automarium.games.golem.notation import COUNTED, RESOURCE, VP, Effect, Step
from automarium.games.golem.table import Table

Deed = Callable[[Table, int], Asking[bool]]  # carries a step out and says whether it brought anything
Possible = Callable[[Table, int], bool]

DEEDS: dict[str, Deed] = {}
POSSIBLE: dict[str, Possible] = {}


def deed(*kinds: str, possible: Possible | None = None) -> Callable[[Deed], Deed]:
    """Signs a function in as the deed of these kinds of steps."""

    def sign(function: Deed) -> Deed:
        for kind in kinds:
            DEEDS[kind] = function
            if possible is not None:
                POSSIBLE[kind] = possible
        return function

    return sign


def component(table: Table, effect: Effect) -> Asking[None]:
    """All that one component gives at one moment; if that is nothing at all, 2 VP (G-77, A-46)."""
    if not effect.empty and not (yield from resolve(table, effect)):
        table.useless("G-77")


def resolve(table: Table, effect: Effect) -> Asking[bool]:
    """Carries an effect out as far as it goes (G-74), and says whether it brought anything."""
    side = effect.sides[0] if len(effect.sides) == 1 else (yield from choose_bonus(table, effect))
    if side is None or not (yield from can_pay(table, side)):
        return False
    useful = all(step.n < 0 for step in side)
    for step in side:
        amount = step.n * (yield from PER[step.per](table)) if step.per else step.n
        done = (yield from DEEDS[step.kind](table, amount)) if amount or step.kind not in COUNTED else False
        useful |= done and step.n >= 0
    return useful


def can_pay(table: Table, side: tuple[Step, ...]) -> Asking[bool]:
    """A step back that cannot be made voids the whole (A-25). Resources can always be paid: the track goes on below
    zero; whether the Automa pays them out of the red zone is a matter of reading (A-24)."""
    for step in side:
        if step.n < 0 and step.kind in POSSIBLE and not POSSIBLE[step.kind](table, step.n):
            return False
        if (
            step.n < 0
            and step.kind == RESOURCE
            and table.setup["pay-in-red"] == "no"
            and (yield from table.in_red_zone())
        ):
            return False
    return True


def possible(table: Table, side: tuple[Step, ...]) -> bool:
    """Whether a bonus can be had: its price can be paid, and some part of it brings something (G-104)."""
    can = [step.kind not in POSSIBLE or POSSIBLE[step.kind](table, step.n) for step in side]
    prices = [one for one, step in zip(can, side, strict=True) if step.n < 0]
    gains = [one for one, step in zip(can, side, strict=True) if step.n >= 0]
    return all(prices) and any(gains)


def choose_bonus(table: Table, effect: Effect) -> Asking[tuple[Step, ...] | None]:
    """Bonuses with a slash between them: a wanted kill, what is possible, then the side of the last card."""
    sides = tuple(range(len(effect.sides)))
    kills = [any(step.kind == "kill" for step in side) for side in effect.sides]
    leftmost = yield from left_before_right(table)
    ladder = table.tale.ladder("choice-bonus", SIDES.__getitem__)
    wanted = sides[0] if leftmost else sides[-1]
    chain: list[Criterion[int]] = [
        only("G-104", "why-possible", lambda one: possible(table, effect.sides[one])),
        prefer("G-105", "why-left" if leftmost else "why-right", lambda one: one == wanted),
    ]
    if table.far():
        chain.insert(0, prefer("G-103", "why-kill", kills.__getitem__))
    side = choose(sides, chain, ladder)
    if side is None:
        return None
    table.tale.note("note-bonus", why=ladder, side=SIDES[side])
    return effect.sides[side]


SIDES = (LEFT, RIGHT)


def left_before_right(table: Table) -> Asking[bool]:
    """Which of LEFT and RIGHT stands higher on the last laid card; one alone counts, neither means left (A-56)."""
    if not table.cards:
        return True
    criteria = yield from table.part("marble")
    return next((one == LEFT for one in criteria if one in SIDES), True)


# --- the plainest deeds, and what some effects count ---


@deed(RESOURCE)
def resources(table: Table, amount: int) -> Asking[bool]:
    table.gain(amount)
    return True
    yield  # never reached: it makes this a generator, like the deeds that ask


@deed(VP)
def points(table: Table, amount: int) -> Asking[bool]:
    table.score(amount)
    return True
    yield


@deed("objective")
def objective(table: Table, _: int) -> Asking[bool]:
    """Of two objectives the Automa keeps one at random, the other goes under the deck (A-28, B-41)."""
    table.objectives += 1
    table.tale.order("order-objective", number=table.objectives)
    return True
    yield


@deed("no-control")
def no_control(table: Table, _: int) -> Asking[bool]:
    """No golem control this round; nothing that the Automa gets by itself."""
    table.no_control = True
    table.tale.note("note-no-control")
    return False
    yield


def level(table: Table) -> Asking[int]:
    """The level of the golem track where the marker stands now (B-40)."""
    found: int = yield from table.printed("golem-level", table.golem_track, space=table.golem_track + 1)
    return found


def _counted(count: Callable[[Table], int]) -> Callable[[Table], Asking[int]]:
    def counted(table: Table) -> Asking[int]:
        return count(table)
        yield

    return counted


PER: dict[str, Callable[[Table], Asking[int]]] = {
    "level": level,
    "grave": _counted(lambda table: table.killed),
    "upgrade": _counted(lambda table: sum(len(made) for made in table.upgrades.values())),
    "leftmost": _counted(lambda table: min(table.students.values())),
}
