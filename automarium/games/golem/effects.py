"""Effects: how the Automa carries out what a component gives.

Each kind of step is a deed that its own module carries out (students, golems, books ...); they sign in here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial, wraps
from typing import ParamSpec, TypeVar

from automarium.core.ask import Asking
from automarium.core.choose import Criterion, Ladder, choose, only, prefer
from automarium.games.golem.names import LEFT, RIGHT
from automarium.games.golem.notation import COUNTED, EITHER_WAY, RESOURCE, VP, Effect, Step, phrase
from automarium.games.golem.table import Table
from automarium.games.golem.taken import catch_up, may_take

P = ParamSpec("P")
T = TypeVar("T")

Deed = Callable[[Table, int], Asking[bool]]  # carries a step out and says whether it brought anything
QuietDeed = Callable[[Table, int], bool]  # the same, where nothing can be asked
Possible = Callable[[Table, int], bool]

KNOWN_IN_VAIN = 3  # the version of the rules since which it is seen beforehand that some deeds would bring nothing

DEEDS: dict[str, Deed] = {}
QUIET_DEEDS: dict[str, QuietDeed] = {}
POSSIBLE: dict[str, Possible] = {}


def deed(*kinds: str, possible: Possible | None = None) -> Callable[[Deed], Deed]:
    """Signs a function in as the deed of these kinds of steps."""

    return partial(_sign, DEEDS, kinds, possible)


def quiet_deed(*kinds: str, possible: Possible | None = None) -> Callable[[QuietDeed], QuietDeed]:
    """The same for a deed that asks nothing."""
    return partial(_sign, QUIET_DEEDS, kinds, possible)


def _sign(deeds: dict[str, T], kinds: tuple[str, ...], possible: Possible | None, function: T) -> T:
    for kind in kinds:
        deeds[kind] = function
        if possible is not None:
            POSSIBLE[kind] = possible
    return function


def unless_in_vain(possible: Possible) -> Possible:
    """A bonus that is known to bring nothing; by older rules that was seen only when it was carried out."""
    return lambda table, amount: table.setup.rules < KNOWN_IN_VAIN or possible(table, amount)


def quiet(function: Callable[P, T]) -> Callable[P, Asking[T]]:
    """A rule that asks nothing, in the form of those that may ask."""

    @wraps(function)
    def asking(*args: P.args, **kwargs: P.kwargs) -> Asking[T]:
        yield from ()  # which makes it a generator
        return function(*args, **kwargs)

    return asking


def component(table: Table, effect: Effect) -> Asking[object]:
    """All that one component gives at one moment; if that is nothing at all, 2 VP (G-77, A-46)."""
    return resolve(table, effect, True)


def resolve(table: Table, effect: Effect, whole: bool = False) -> Asking[bool]:
    """Carries an effect out as far as it goes (G-74), and says whether it brought anything: where it is the whole of a
    component, that is made up for, unless it is printed to be nothing."""
    if whole and effect.empty:
        return False
    if table.unasked and may_take(table, effect):
        yield from catch_up(table)
    sides, priced, useful = effect.sides, effect.priced, False
    side = sides[0] if len(sides) == 1 else (yield from choose_bonus(table, effect))
    if side is not None and (not priced or (yield from can_pay(table, side))):
        useful = not ([step for step in side if step.n >= 0] if priced else side)
        for step in side:
            kind, n, per = step.kind, step.n, step.per
            amount = n * (yield from PER[per](table)) if per else n
            if not amount and kind in COUNTED:
                continue
            quietly = QUIET_DEEDS.get(kind)
            if quietly:
                done = quietly(table, amount)
            else:
                source = table.tale.source()
                done = yield from DEEDS[EITHER_WAY if step.free else kind](table, amount)
                table.tale.back_to(source)  # and not what came of this step
            if done and n >= 0:
                useful = True
    if whole and not useful:
        table.useless("G-77")
    return useful


def give_plain(table: Table, effects: Iterable[Effect]) -> None:
    """Several plain effects in one sum."""
    resources = points = 0
    for effect in effects:
        more, vp = effect.gains
        resources += more
        points += vp
    table.gain(resources)
    table.score(points)


def several_times(table: Table, effect: Effect, times: int) -> Asking[None]:
    """The same of a component again and again: resources and VP in one sum."""
    if effect.plain:
        give_plain(table, [effect] * times)
        return
    for _ in range(times):
        yield from component(table, effect)


def can_pay(table: Table, side: tuple[Step, ...]) -> Asking[bool]:
    """A step back that cannot be made voids the whole (A-25). Resources can always be paid: the track goes on below
    zero; whether the Automa pays them out of the red zone is a matter of reading (A-24)."""
    prices = [step for step in side if step.n < 0]
    for step in prices:
        if not can_have(table, step):
            return False
    if table.setup["pay-in-red"] == "yes" or all(step.kind != RESOURCE for step in prices):
        return True
    return not (yield from table.in_red_zone())


def can_have(table: Table, step: Step) -> bool:
    """Whether a step can be made at all, as far as is known."""
    return step.kind not in POSSIBLE or POSSIBLE[step.kind](table, step.n)


def possible(table: Table, side: tuple[Step, ...]) -> bool:
    """Whether a bonus can be had: its price can be paid, and some part of it brings something (G-104)."""
    prices = [can_have(table, step) for step in side if step.n < 0]
    return all(prices) and any(can_have(table, step) for step in side if step.n >= 0)


def choose_bonus(table: Table, effect: Effect) -> Asking[tuple[Step, ...] | None]:
    """Bonuses with a slash between them: a wanted kill, what is possible, then the side of the last card."""
    leftmost = yield from left_before_right(table)
    can = tuple([possible(table, side) for side in effect.sides])
    side, ladder = chosen_side(can, effect.killing if table.far() else None, leftmost)
    if side is None:
        return None
    if table.tale.telling:
        does = any(step.kind not in COUNTED for step in effect.sides[side])
        gives = phrase(effect.bonuses[side])
        table.tale.note("note-bonus", ladder, side=SIDES[side], does=int(does), effect=gives)
    return effect.sides[side]


SIDES = (LEFT, RIGHT)


@cache
def chosen_side(can: tuple[bool, ...], kills: tuple[bool, ...] | None, leftmost: bool) -> tuple[int | None, Ladder]:
    """By what can be had and, where a kill is wanted, what kills: worked out once."""
    sides = tuple(range(len(can)))
    ladder = Ladder("choice-bonus", SIDES.__getitem__)
    wanted = sides[0] if leftmost else sides[-1]
    chain: list[Criterion[int]] = [
        only("G-104", "why-possible", can.__getitem__),
        prefer("G-105", "why-left" if leftmost else "why-right", lambda one: one == wanted),
    ]
    if kills is not None:
        chain.insert(0, prefer("G-103", "why-kill", kills.__getitem__))
    return choose(sides, chain, ladder), ladder


def left_before_right(table: Table) -> Asking[bool]:
    """Which of LEFT and RIGHT stands higher on the last laid card; one alone counts, neither means left (A-56)."""
    if not table.cards:
        return True
    criteria = table.cards[-1].marble or (yield from table.part("marble"))
    return next((one == LEFT for one in criteria if one in SIDES), True)


# --- the plainest deeds, and what some effects count ---


@quiet_deed(RESOURCE)
def resources(table: Table, amount: int) -> bool:
    table.gain(amount)
    return True


@quiet_deed(VP)
def points(table: Table, amount: int) -> bool:
    table.score(amount)
    return True


@quiet_deed("objective")
def objective(table: Table, _: int) -> bool:
    """Of two objectives the Automa keeps one at random, the other goes under the deck (A-28, B-41)."""
    table.objectives += 1
    table.tale.order("order-objective", number=table.objectives)
    return True


@quiet_deed("no-control")
def no_control(table: Table, _: int) -> bool:
    """No golem control this round; nothing that the Automa gets by itself."""
    table.no_control = True
    table.tale.note("note-no-control")
    return False


def level(table: Table) -> Asking[int]:
    """The level of the golem track where the marker stands now (B-40)."""
    found: int = yield from table.printed("golem-level", table.golem_track, space=table.golem_track + 1)
    return found


PER: dict[str, Callable[[Table], Asking[int]]] = {
    "level": level,
    "grave": quiet(lambda table: table.killed),
    "upgrade": quiet(lambda table: sum(len(made) for made in table.upgrades.values())),
    "leftmost": quiet(lambda table: min(table.students.values())),
}
