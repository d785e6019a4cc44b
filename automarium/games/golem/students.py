"""Students: which one the Automa moves, and the menorah token of the first to reach section VIII."""

from __future__ import annotations

from functools import lru_cache

from automarium.core.choose import Criterion, Ladder, choose, least, most, only
from automarium.core.tale import Name
from automarium.games.golem.effects import quiet_deed
from automarium.games.golem.names import AUTOMA, BLUE, DISTRICTS, LAST_SECTION, LAST_TILE, RED, SECTIONS, YELLOW
from automarium.games.golem.notation import ANY
from automarium.games.golem.table import Table, district_name
from automarium.games.golem.walk import joined

MOST_KEPT = 20_000  # choices
BLACK_PRICE = "G-147"  # a step back is what a black book costs
ONE_WAY = 4  # the version of the rules since which several steps of one student are one way


def can_step(table: Table, district: Name, by: int) -> bool:
    """Students leave neither end of their street (B-23)."""
    return table.students[district] < LAST_SECTION if by > 0 else table.students[district] > 1


def move_student(table: Table, district: Name, by: int, why: Ladder | None = None) -> bool:
    """Steps of one student, as far as it can go."""
    if not can_step(table, district, by):
        table.tale.note("note-student-stays", district=district, section=SECTIONS[table.students[district]])
        return False
    goal = table.students[district] + by
    _go(table, district, 1 if goal < 1 else LAST_SECTION if goal > LAST_SECTION else goal, why)
    return True


def _go(table: Table, district: Name, section: int, why: Ladder | None) -> None:
    """A student to a section, and the menorah token of VIII if nobody has it."""
    before, table.students[district] = table.students[district], section
    id = "order-student" if section > before else "order-student-back"
    if table.setup.rules >= ONE_WAY:
        table.tale.order(id, why, district=district, section=SECTIONS[section], start=SECTIONS[before])
    else:
        table.tale.order(id, why, district=district, section=SECTIONS[section])
    if before <= LAST_TILE < section and table.menorah_tokens[district] is None:
        table.menorah_tokens[district] = AUTOMA
        table.tale.order("order-menorah", district=district)


def student_forward(table: Table, districts: tuple[Name, ...] = DISTRICTS) -> Name | None:
    """The leftmost student that can move; of several the one of the higher token (G-71)."""
    district, ladder = leftmost(districts, tuple(table.students.values()), tuple(table.tokens))
    if district is not None:
        move_student(table, district, 1, ladder)
    return district


def student_back(table: Table, rule: str = "G-72") -> Name | None:
    """The rightmost student that can move back; of several the one of the lower token (G-72)."""
    district, ladder = rightmost(rule, tuple(table.students.values()), tuple(table.tokens))
    if district is not None:
        if rule == BLACK_PRICE:
            table.tale.note("note-black-price")
        move_student(table, district, -1, ladder)
    return district


@lru_cache(MOST_KEPT)
def leftmost(
    districts: tuple[Name, ...], sections: tuple[int, ...], tokens: tuple[Name, ...]
) -> tuple[Name | None, Ladder]:
    """Which student goes forward depends on where the students and the tokens are: worked out once."""
    section = dict(zip(DISTRICTS, sections, strict=True))
    ladder = Ladder("choice-student", district_name)
    chain: tuple[Criterion[Name], ...] = (
        only("G-71", "why-can-move", lambda one: section[one] < LAST_SECTION),
        least("G-71", "why-leftmost", section.__getitem__),
        least("G-71", "why-token-higher", tokens.index),
    )
    return choose(districts, chain, ladder), ladder


@lru_cache(MOST_KEPT)
def rightmost(rule: str, sections: tuple[int, ...], tokens: tuple[Name, ...]) -> tuple[Name | None, Ladder]:
    section = dict(zip(DISTRICTS, sections, strict=True))
    ladder = Ladder("choice-student-back", district_name)
    chain: tuple[Criterion[Name], ...] = (
        only(rule, "why-can-move", lambda one: section[one] > 1),
        most(rule, "why-rightmost", section.__getitem__),
        most(rule, "why-token-lower", tokens.index),
    )
    return choose(DISTRICTS, chain, ladder), ladder


def any_can_step(table: Table, by: int) -> bool:
    return any(can_step(table, district, by) for district in DISTRICTS)


@quiet_deed(ANY, possible=any_can_step)
def any_student(table: Table, amount: int) -> bool:
    """Steps of any student, chosen one by one; the hand moves each student once, but not by older rules."""
    if abs(amount) > 1 and table.setup.rules >= ONE_WAY:
        return _go_together(table, amount)
    moved = [student_forward(table) if amount > 0 else student_back(table) for _ in range(abs(amount))]
    return any(moved)


def _go_together(table: Table, amount: int) -> bool:
    """All steps are chosen; then each student goes its whole way."""
    students, tokens = dict(table.students), tuple(table.tokens)
    ways: dict[Name, list[Ladder]] = {}
    for _ in range(abs(amount)):
        where = tuple(students.values())
        district, ladder = leftmost(DISTRICTS, where, tokens) if amount > 0 else rightmost("G-72", where, tokens)
        if district is None:
            break
        students[district] += 1 if amount > 0 else -1
        ways.setdefault(district, []).append(ladder)
    for district, ladders in ways.items():
        _go(table, district, students[district], joined(ladders, "why-next-student-step"))
    return bool(ways)


def _of(district: Name) -> None:
    @quiet_deed(district, possible=lambda table, amount: can_step(table, district, amount))
    def step(table: Table, amount: int) -> bool:
        return move_student(table, district, amount)


_of(RED)
_of(YELLOW)
_of(BLUE)


def two_students(table: Table) -> None:
    """A black marble: the leftmost student, then the leftmost of the other two (A-27)."""
    first = student_forward(table)
    student_forward(table, tuple(one for one in DISTRICTS if one != first))
