"""Golem by taps: where the Automa's golems and students are, told again by tapping one of them and then its section."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.golem.broken import golems_due
from automarium.games.golem.fixes import GolemWord
from automarium.games.golem.names import AUTOMA, DISTRICTS, LAST_SECTION, SECTIONS
from automarium.games.golem.table import GOLEMS_TO_CREATE, STARTING_GOLEMS, Block, Table, golem_name
from automarium.taps import Tap, Taps, Words

GOLEMS, NO_GOLEM = "golems", "-"  # the correction of all golems on the map, and that there are none
ASKED = "?"  # behind the golem whose place is asked for: `red4?`
MOST_GOLEMS = STARTING_GOLEMS + GOLEMS_TO_CREATE


class Golems(NamedTuple):
    """The golems on the map as a correction tells of them, and which of them is asked for."""

    blocks: tuple[Block, ...]
    asked: int | None = None

    @property
    def said(self) -> str:
        words = [GolemWord().write(block) for block in self.blocks]
        if self.asked is not None:
            words[self.asked] += ASKED
        return " ".join((GOLEMS, *(words or (NO_GOLEM,))))

    @property
    def moved(self) -> Block | None:
        return None if self.asked is None else self.blocks[self.asked]

    def where(self, block: Block) -> Golems:
        """Where is this one, or one that looks like it?"""
        return Golems(self.blocks, self.blocks.index(block))

    def more(self, district: Name) -> Golems:
        """Where in this district is one more? It comes in at the first section."""
        return Golems((*self.blocks, Block(district, 1, standing=True)), len(self.blocks))

    def put(self, *there: Block) -> Golems:
        """The one that is asked for is there, or nowhere."""
        assert self.asked is not None
        return Golems((*self.blocks[: self.asked], *there, *self.blocks[self.asked + 1 :]))


def believed_golems(table: Table) -> Golems:
    return Golems(tuple(golem.block for golem in table.golems))


def read_golems(words: Iterable[str]) -> Golems | None:
    """What such a correction has told so far, if it is one."""
    told = [word for word in words if word != NO_GOLEM]
    try:
        blocks = tuple(Block(*GolemWord().parse(word.removesuffix(ASKED))) for word in told)
    except Refusal:
        return None
    return Golems(blocks, next((at for at, word in enumerate(told) if word.endswith(ASKED)), None))


def golem_taps(table: Table, words: Words) -> Taps | None:
    """The golems on the map, of which each can be put elsewhere, and one more. If there are more or fewer of them than
    were placed, created and killed, one of these numbers is told with them."""
    golems = read_golems(words)
    if golems is None:
        return None
    due = golems_due(table)
    if golems.moved is not None:
        return _where(golems, golems.moved, due)
    elsewhere, other = Say("tap-elsewhere"), Say("tap-golems-due", {"number": due})
    each = [
        Tap(golems.where(block).said, golem_name(block), elsewhere, whole=False)
        for block in dict.fromkeys(golems.blocks)
    ]
    more = [Tap(golems.more(one).said, Say(one), Say("tap-one-more"), whole=False) for one in DISTRICTS]
    number = len(golems.blocks)
    why = [
        Tap(f"{golems.said}; fix {verb} {total}", Say(f"tap-{verb}", {"number": total}), other)
        for verb, total in _explained(table, number - due)
    ]
    taps = (*why, *each, *(more if number < MOST_GOLEMS else ()))
    return Taps(Say("fix-golems"), taps, enough=number == due, back=("fix",))


def _where(golems: Golems, moved: Block, due: int) -> Taps:
    """The sections of its district, as it stood or lay and then the other way, and those of the other districts; or it
    is no longer on the map. Where as many golems are told of as there should be, that is all."""
    whole = len(golems.blocks) == due

    def sections(district: Name, standing: bool, group: Say) -> list[Tap]:
        every = (Block(district, section, standing) for section in range(1, LAST_SECTION + 1))
        return [Tap(golems.put(one).said, Say(SECTIONS[one.section]), group, whole=whole) for one in every]

    here = [
        tap
        for standing in (moved.standing, not moved.standing)
        for tap in sections(moved.district, standing, Say("tap-stands" if standing else "tap-lies"))
    ]
    others = [one for one in DISTRICTS if one != moved.district]
    there = [
        tap
        for one in others
        for tap in sections(one, moved.standing, Say("tap-other-district-more", {"district": one}))
    ]
    gone = golems.put()
    away = Tap(gone.said, Say("tap-take-away"), Say("tap-take-away-more"), whole=False)
    before = gone if len(golems.blocks) > due else Golems(golems.blocks)
    return Taps(Say("fix-golem-where"), (*here, *there, away), enough=False, back=("fix", *before.said.split()))


def _explained(table: Table, many: int) -> list[tuple[str, int]]:
    """How many were killed or created, if there are so many golems too many, or by a minus too few."""
    buried = list(table.graves.values()).count(AUTOMA)
    killed = [("killed", table.killed - many)] if buried <= table.killed - many <= MOST_GOLEMS else []
    created = [("created", table.created + many)] if 0 <= table.created + many <= GOLEMS_TO_CREATE else []
    return [*killed, *created] if many else []


def section_taps(words: Words, last: int, asked: Say, *, whole: bool = True) -> Taps:
    """The sections of a district, as they are printed."""
    before = " ".join(words)
    sections = range(1, last + 1)
    return Taps(asked, tuple(Tap(f"{before} {at}", Say(SECTIONS[at]), whole=whole) for at in sections), enough=False)
