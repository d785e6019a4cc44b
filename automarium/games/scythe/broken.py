"""What must always hold on the table when somebody is asked: an answer that would break it is refused (S-280)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from automarium.core.bits import each
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.scythe.board import ALL, BIT, ENCOUNTERS, LAKES, NAMES, SIZE, mask
from automarium.games.scythe.cards import STARS
from automarium.games.scythe.mats import (
    FACTORY_CARDS,
    MOST_MECHS,
    MOST_POWER,
    MOST_TOKENS,
    MOST_WORKERS,
    combat_deck,
)
from automarium.games.scythe.names import (
    ALBION,
    AUTOMA,
    HUMAN,
    HUMAN_STARS,
    MECH,
    SCHEME_I,
    STAR_CARD,
    STAR_COMBAT,
    STAR_POWER,
    TOGAWA,
    WAYFARE,
    WORKER,
)
from automarium.games.scythe.stars import MOST_COMBAT_STARS, earned, most_human_stars, stars_passed
from automarium.games.scythe.table import STARS_WITH_CUBE, UNFOUGHT_GO_BACK, Table


def broken(table: Table) -> Iterator[Refusal]:
    """Everything about a table that cannot be."""
    for fact in FACTS:
        yield from fact(table)


# --- who stands where ---


def sharing(table: Table) -> Iterator[Refusal]:
    """Nobody shares a territory outside a combat; in one that waits the human has a combat unit, in one that is being
    fought both sides have."""
    human, automa = table.human, table.automa
    if table.over and not table.since(UNFOUGHT_GO_BACK):
        return
    waiting = mask(table.fights) & human.combat_units
    fought = 0 if table.battle is None else BIT[table.battle]
    for place in each(human.units & automa.units & ~waiting & ~fought):
        yield Refusal("broken-shared", place=NAMES[place])
    if fought & ~(human.combat_units & automa.combat_units):
        yield Refusal("broken-battle", place=NAMES[fought.bit_length() - 1])


def human_places(table: Table) -> Iterator[Refusal]:
    """On land, on the own base, and with Wayfare on those of absent factions."""
    human = table.human
    closed = mask(range(SIZE, len(NAMES))) & ~BIT[human.base]
    if WAYFARE in human.abilities:
        closed = BIT[table.automa.base]
    for place in each(mask((human.hero, *human.mechs, *human.workers)) & closed):
        yield Refusal("broken-human-base", place=NAMES[place])
    for unit, number, most in ((WORKER, len(human.workers), MOST_WORKERS), (MECH, len(human.mechs), MOST_MECHS)):
        if number > most:
            yield Refusal("broken-too-many", side=HUMAN, unit=unit, number=number, most=most)


def automa_pieces(table: Table) -> Iterator[Refusal]:
    """Eight workers and four mechs, on the board, the base and the mat together; one combat unit in a territory."""
    automa = table.automa
    pieces = (
        (WORKER, automa.workers, automa.workers_on_base, automa.workers_on_mat, MOST_WORKERS),
        (MECH, automa.mechs, automa.mechs_on_base, automa.mechs_on_mat, MOST_MECHS),
    )
    for unit, board, base, mat, most in pieces:
        number = board.bit_count() + base + mat
        if number != most or min(base, mat) < 0 or board & ~ALL:
            yield Refusal("broken-pieces", unit=unit, number=number, most=most)
    if automa.mechs & automa.hero_bit:
        yield Refusal("broken-two-units", place=NAMES[automa.hero])
    if automa.hero >= SIZE and automa.hero != automa.base:
        yield Refusal("broken-automa-base", place=NAMES[automa.hero])


# --- what lies on the board ---


def board(table: Table) -> Iterator[Refusal]:
    """Structures on land, encounter tokens where they are printed, no resources where only the Automa stands; when a
    sixth star has ended the match they are not taken away any more (S-46)."""
    human = table.human
    for place in each(mask(human.structures) & LAKES):
        yield Refusal("structure-on-lake", place=NAMES[place])
    for kind in _twice(human.structures.values()):
        yield Refusal("broken-structure-twice", structure=kind)
    for place in each(table.encounters & ~ENCOUNTERS):
        yield Refusal("broken-encounter", place=NAMES[place])
    for place, here in table.resources.items():
        taken = BIT[place] & table.automa.units and not table.contested(place) and not table.over
        if min(here.values()) < 0 or taken:
            yield Refusal("broken-resources", place=NAMES[place])


def tokens(table: Table) -> Iterator[Refusal]:
    """Flags are Albion's and traps Togawa's, four at most; each trap has a face of its own."""
    human = table.human
    traps = human.armed | human.sprung
    for places, owner in ((human.flags, ALBION), (traps, TOGAWA)):
        if places and human.faction != owner:
            yield Refusal("broken-tokens-of", faction=owner)
        if places.bit_count() > MOST_TOKENS:
            yield Refusal("broken-tokens", faction=owner, number=places.bit_count(), most=MOST_TOKENS)
    for place in each(human.armed & human.sprung):
        yield Refusal("broken-trap-both", place=NAMES[place])
    for face in _twice(human.faces.values()):
        yield Refusal("trap-face-elsewhere", face=face)
    for place in each(mask(human.faces) & ~traps):
        yield Refusal("broken-face-without-trap", place=NAMES[place])


def _twice(names: Iterable[Name]) -> Iterator[Name]:
    return (name for name, number in Counter(names).items() if number > 1)


# --- stars and mats ---


def automa_stars(table: Table) -> Iterator[Refusal]:
    """Six at most, and those of the star card go with its cube."""
    automa = table.automa
    if automa.stars[STAR_COMBAT] > MOST_COMBAT_STARS or automa.stars[STAR_POWER] > 1 or automa.all_stars > STARS:
        yield Refusal("broken-stars", side=AUTOMA, number=automa.all_stars)
    if not table.since(STARS_WITH_CUBE):
        return
    if not 0 <= automa.cube < automa.star_card.spaces:
        yield Refusal("broken-cube", number=automa.cube + 1, most=automa.star_card.spaces)
    passed = stars_passed(automa)
    if automa.stars[STAR_CARD] != passed:
        yield Refusal("broken-cube-stars", space=automa.cube + 1, number=passed)
    if (automa.scheme == SCHEME_I) == bool(passed):
        yield Refusal("broken-scheme", scheme=automa.scheme, number=passed)
    if automa.power == MOST_POWER and not automa.stars[STAR_POWER]:
        yield Refusal("broken-power-star")


def human_stars(table: Table) -> Iterator[Refusal]:
    """No more of a kind than there are, and for what stands on the board only when it stands there."""
    human = table.human
    for kind in HUMAN_STARS:
        number, seen = human.stars.count(kind), earned(human, kind)
        if number > most_human_stars(human, kind) or len(human.stars) > STARS:
            yield Refusal("too-many-stars", star=kind, high=most_human_stars(human, kind))
        if number and seen is not None and seen[0] < seen[1]:
            yield Refusal("star-not-earned", star=kind, number=seen[0], need=seen[1])
    if len(human.abilities) > len(human.mechs):
        yield Refusal("broken-abilities", number=len(human.abilities), mechs=len(human.mechs))


def the_end(table: Table) -> Iterator[Refusal]:
    """The match is over when somebody has six stars, and only then."""
    six = STARS in (table.automa.all_stars, len(table.human.stars))
    if six and not table.over:
        yield Refusal("broken-goes-on")
    if table.over and not six:
        yield Refusal("broken-ended")


def tracks(table: Table) -> Iterator[Refusal]:
    if not 0 <= table.automa.power <= MOST_POWER:
        yield Refusal("broken-power", number=table.automa.power, most=MOST_POWER)
    if table.automa.coins < 0:
        yield Refusal("broken-coins", number=table.automa.coins)
    taken = table.human.factory_card + table.automa.factory_card
    if table.factory_cards != FACTORY_CARDS - taken:
        yield Refusal("broken-factory-cards", number=table.factory_cards, most=FACTORY_CARDS - taken)


# --- cards ---


def cards(table: Table) -> Iterator[Refusal]:
    """Every Automa card once, in the deck or on a pile; every combat card of the program's once."""
    lying = [card.name for card in (*table.deck.cards, *table.main, *table.combat)]
    for name in _twice(lying):
        yield Refusal("broken-card-twice", card=name)
    for card in table.deck.all:
        if card.name not in lying:
            yield Refusal("broken-card-missing", card=card.name)
    if not table.physical_cards:
        piles = Counter((*table.automa.hand, *table.combat_pile, *table.combat_discard))
        if piles != Counter(combat_deck()):
            yield Refusal("broken-combat-cards", number=piles.total(), most=len(combat_deck()))


FACTS = (
    *(sharing, human_places, automa_pieces, board, tokens),
    *(automa_stars, human_stars, the_end, tracks, cards),
)
