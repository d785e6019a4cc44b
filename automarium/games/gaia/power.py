"""Power and QIC actions: the Automa covers a space and gets nothing of it. And what power the human may charge."""

from __future__ import annotations

from collections.abc import Iterator

from automarium.core.bits import inside, narrow, union
from automarium.core.tale import Name
from automarium.games.gaia.cards import Card
from automarium.games.gaia.map import WITHIN
from automarium.games.gaia.names import ACADEMY, ALL_SPACES, BESCODS, INSTITUTE, SPACES
from automarium.games.gaia.selection import numbered
from automarium.games.gaia.table import CHARGE_DISTANCE, POWER, Automa, Human, Table

TITANIUM = Name("titanium")
STRONG = 4  # an institute or academy with the tile that strengthens them


def power_qic(table: Table, automa: Automa, support: Card) -> bool:
    """An action token covers the space that numbered selection finds among the open ones (P-135 to P-137)."""
    ladder = table.tale.ladder("choice-space", SPACES.__getitem__)
    chain = (
        inside("P-135", "why-space-open", ALL_SPACES & ~table.covered),
        numbered(support.number, support.arrow),
    )
    space = narrow(ALL_SPACES, chain, ladder)
    if space is None:
        table.tale.note("note-all-covered", why=ladder)
        return False
    table.covered |= 1 << space
    idle = all(map(table.is_done, table.humans))  # nobody looks for an open one any more
    told = {"space": SPACES[space], "number": space + 1, "side": automa.seat, "idle": int(idle)}
    table.tale.order("order-cover", why=ladder, **told)
    return True


def charge(table: Table, hex: int) -> None:
    """After an Automa mine or upgrade each human may charge power by the ordinary rule (P-129)."""
    for human in table.humans:
        power = power_near(table, human, hex)
        if power:
            done = int(table.is_done(human))  # then it only counts among what is left over
            table.tale.order("order-charge", power=power, cost=power - 1, side=human.seat, done=done)


def power_near(table: Table, human: Human, hex: int) -> int:
    """The best power value of a human's structures within distance 2."""
    return max((value for value, bits in powers(table, human) if bits & WITHIN[hex][CHARGE_DISTANCE]), default=0)


def charged_by(table: Table, human: Human, hex: int) -> int:
    """The human's structures within distance 2 of a hex that are worth most: by these power is charged there."""
    best = power_near(table, human, hex)
    return union([bits for value, bits in powers(table, human) if value == best]) & WITHIN[hex][CHARGE_DISTANCE]


def powers(table: Table, human: Human) -> Iterator[tuple[int, int]]:
    """The power values of a human's structures, with the hexes where these are."""
    raised = table.types[TITANIUM] if human.faction.id == BESCODS and human.structures[INSTITUTE] else 0
    for kind, bits in human.structures.items():
        value = STRONG if human.strong and kind in (ACADEMY, INSTITUTE) else POWER[kind]
        yield value + 1, bits & raised
        yield value, bits & ~raised
