"""Gaia Project by taps: of every report only the hexes, areas, tiles and tokens that make sense now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from automarium.core.ask import Ask, Field, Number, Pick, Report, Reports, Several
from automarium.core.bits import each, union
from automarium.core.tale import Name, Say
from automarium.games.gaia.brought import (
    TOKEN_SPACE,
    TOKEN_VP,
)
from automarium.games.gaia.human import FreeBooster, can_take, paths_of
from automarium.games.gaia.map import ALL, BY_NAME, NAMES, WITHIN
from automarium.games.gaia.mine import counts_satellites
from automarium.games.gaia.names import (
    ACADEMY,
    ADVANCED_LEVEL,
    AREAS,
    BAL_TAKS,
    BUILT,
    GAIA,
    GAIA_PROJECT,
    INSTITUTE,
    IVITS,
    LAB,
    LANTIDS,
    LOST_PLANET,
    MINE,
    NAVIGATION,
    NOBODY,
    NONE,
    SATELLITE,
    SPACES,
    STATION,
    STEP_SPACES,
    TILE_SPACE,
    TOP_LEVEL,
    TRANSDIM,
    WHEEL,
    XENOS,
)
from automarium.games.gaia.power import powers
from automarium.games.gaia.scoring import ASKED_FOR, tile_count
from automarium.games.gaia.table import GAIAFORMERS, SCORE_MARKERS, SUPPLY, Human, Side, Table
from automarium.games.gaia.table import SATELLITES as ALL_SATELLITES
from automarium.games.gaia.tiles import ROUNDS
from automarium.taps import BESIDE, TURN, Fact, Offered, Tap, Taps, Words, offer
from automarium.taps.gaia_brought import (
    SATELLITES,
    bare,
    brought,
    charged,
    charges,
    last_vp,
    may_take_tile,
    points,
    which_charges,
)

__all__ = ["brought", "points"]

Now = Callable[[Table], int]

GROUPS = {
    **dict.fromkeys(("mine", "upgrade", "lab", "academy", "institute", "research", "power", "federation"), TURN),
    **dict.fromkeys(("gaiaformer", "station", "swap", "downgrade", "special", "pass"), TURN),
    **dict.fromkeys(("advance", "tile", "vp", "satellites", "token", "strong", "gaia-mines"), BESIDE),
}
STEADY = (TURN,)
TOLD = ("vp",)
FIXES = {
    "group-map": ("structure", "planet", "gaiaformer", "satellites", "station", "strong", "gaia-mines"),
    "group-tracks": ("vp", "levels", "tile", "supply", "booster", "own-tokens"),
    "group-round": ("round", "turns", "first", "passed", "covered", "row", "card"),
    "group-tiles": ("round-tile", "final", "tokens", "terraforming-token"),
}
ON_A_HEX = ("structure", "planet", "gaiaformer", "satellites", "station")
NUMBERS = {str(at): space for at, space in enumerate(SPACES, 1)}  # as action spaces are tapped
PRICES = dict(zip(SPACES, (7, 5, 4, 4, 4, 3, 3, 4, 3, 2), strict=True))  # as printed on the research board (base game)
RESEARCH = ("research", "advance")
LEAST_POWER = 7  # of a federation (base game); of one of the Xenos 6
MOST_BUTTONS = 8  # more places are tapped on the map alone
ASKED = {  # by verb and part of the report what is asked for
    **{("mine", "hex"): "tap-mine-there", ("gaiaformer", "hex"): "tap-gaiaformer-there"},
    **{(verb, "hex"): "tap-upgraded" for verb in ("lab", "academy", "institute")},
    ("upgrade", "hex"): "tap-which-mine",
    **{("station", "hex"): "tap-station-there", ("swap", "hex"): "tap-swapped", ("downgrade", "hex"): "tap-downgraded"},
    **{("research", "hex"): "tap-lost-planet-there", ("advance", "hex"): "tap-lost-planet-there"},
    **{(verb, "area"): "tap-risen" for verb in ("research", "advance", "special", "downgrade")},
    **{(verb, "area"): "tap-which-area" for verb in ("lab", "academy", "upgrade", "power")},
    **{("tile", "area"): "tap-which-tile", ("power", "space"): "tap-which-space", ("power", "hex"): "tap-mine-there"},
    **{("federation", "token"): "tap-which-token", ("token", "token"): "tap-which-token"},
    **{("federation", "hexes"): "tap-satellites-there", ("satellites", "hexes"): "tap-satellites-there"},
    **{("pass", "booster"): "tap-which-booster", ("vp", "amount"): "tap-how-many-vp", ("upgrade", "to"): "tap-into"},
}
POINTS = ("ask-human-vp", "ask-leftovers")
OFF_THE_MAP = ("power", "pass", "federation", "token", "vp", "special", "tile")  # whose first part is none of its hexes


def minable(table: Table) -> int:
    """Empty planets and own Gaiaformers, but no transdim planet; to Lantids the planets of the Automa too."""
    human = table.human
    guest = union([side.hexes for side in table.sides.values()]) & ~human.hexes if human.faction.id == LANTIDS else 0
    return (table.empty | human.formers | guest) & ~table.types[TRANSDIM] if human.supply[MINE] > 0 else 0


def terraformable(table: Table) -> int:
    """Where an action that gives terraforming steps can build: on empty planets of another home type."""
    types = (type for type in WHEEL if type != table.human.home)
    return table.empty & union([table.types[type] for type in types]) if table.human.supply[MINE] > 0 else 0


def upgradable(kind: Name, table: Table) -> int:
    """Where a structure of the human can become one of this kind."""
    human = table.human
    olds = [human.structures[old] for old, news in paths_of(human).items() if kind in news]
    return union(olds) & ~human.guests if human.supply[kind] > 0 else 0


def formable(table: Table) -> int:
    """Where a Gaiaformer can be placed, if one is left."""
    return table.empty & table.types[TRANSDIM] if _former_left(table.human) else 0


def _former_left(human: Human) -> bool:
    return human.formers.bit_count() < GAIAFORMERS[human.levels[AREAS.index(GAIA_PROJECT)]]


def free_space(table: Table) -> int:
    """Where no planet is, and no satellite of the human, if they have one left."""
    return ALL & ~(table.planets | table.human.satellites) if table.human.satellite_supply > 0 else 0


def for_federation(table: Table) -> int:
    """The same for a new federation, no hex of which is next to an older one (base game); that of the Ivits grows."""
    near = 0 if table.human.faction.id == IVITS else union([WITHIN[hex][1] for hex in each(federated(table.human))])
    return free_space(table) & ~near


def federated(human: Human) -> int:
    """Hexes that are known to be in a federation: own satellites, and all that is connected with these."""
    found, own = 0, human.satellites | human.stations | human.hexes
    grown = human.satellites
    while grown != found:
        found, grown = grown, union([WITHIN[hex][1] for hex in each(grown)]) & own
    return found


def with_institute(places: Now) -> Now:
    """What only a faction with its institute can do."""
    return lambda table: places(table) if table.human.structures[INSTITUTE] else 0


HEXES: dict[str, Now] = {
    "mine": minable,
    "power": terraformable,
    "upgrade": partial(upgradable, STATION),
    "lab": partial(upgradable, LAB),
    "academy": partial(upgradable, ACADEMY),
    "institute": partial(upgradable, INSTITUTE),
    **dict.fromkeys(("research", "advance"), lambda table: ALL & ~(table.planets | table.in_space)),
    "federation": for_federation,
    "satellites": lambda table: free_space(table) if counts_satellites(table) else 0,
    "gaiaformer": formable,
    "station": with_institute(lambda table: ALL & ~(table.planets | table.human.satellites | table.human.stations)),
    "swap": with_institute(lambda table: table.human.structures[MINE]),
    "downgrade": with_institute(lambda table: table.human.structures[LAB] if table.human.supply[STATION] > 0 else 0),
}
FIXED: dict[str, Now] = {  # where something can lie that is corrected, or lies already
    "structure": lambda table: ALL if _finds_planets(table) else table.planets,
    "gaiaformer": lambda table: table.human.formers | (_formed(table) if _former_left(table.human) else 0),
    "satellites": lambda table: ALL & ~table.planets | union([side.satellites for side in table.sides.values()]),
    "station": lambda table: ALL & ~table.planets | table.human.stations if _flies(table) else 0,
}


def _finds_planets(table: Table) -> bool:
    """Whether the Lost Planet can lie where none is printed."""
    return any(human.levels[AREAS.index(NAVIGATION)] == TOP_LEVEL for human in table.humans)


def _formed(table: Table) -> int:
    return table.empty & (table.types[TRANSDIM] | table.types[GAIA])


def fix_taps(table: Table, reports: Reports, words: Words) -> Taps | None:
    """What can be corrected stands in groups; of a hex, a structure and a supply what can be."""
    found = {one.verb: one for one in reports.reports if FIXED.get(one.verb, _anywhere)(table)}
    if not words:
        taps = [
            Tap(verb, found[verb].label, Say(group), whole=False)
            for group, verbs in FIXES.items()
            for verb in verbs
            if verb in found
        ]
        return Taps(None, tuple(taps), enough=False)
    if words[0] in BY_NAME:
        place = words[-1] if words[-1] in BY_NAME else words[0]  # the last of several
        here = [verb for verb in ON_A_HEX if FIXED.get(verb, _anywhere)(table) >> BY_NAME[place] & 1]
        return Taps(None, tuple(Tap(f"{verb} {place}", found[verb].label, whole=False) for verb in here))
    verb, *said = words
    if verb in ON_A_HEX and verb in found and not said:
        return _fixed(found[verb], FIXED.get(verb, _anywhere)(table))
    if verb == "structure" and len(said) == 1 and said[0] in BY_NAME:
        return _owners(table, words)
    if verb == "structure" and len(said) == 2 and said[0] in BY_NAME and said[1] in table.sides:
        return _structures(table, words)
    if verb == "levels" and len(said) == 1 and said[0] in table.sides:
        now = zip(AREAS, table.sides[Name(said[0])].levels, strict=True)
        counted = tuple(Field(area, Number(0, TOP_LEVEL), level, Say(f"{area}-short")) for area, level in now)
        return Taps(None, (), enough=False, fields=counted)
    if verb == "supply" and len(said) == 2 and said[0] in table.sides and said[1] in (*SUPPLY, SATELLITE):
        most = _most_left(table.sides[Name(said[0])], Name(said[1]))
        return Taps(None, tuple(Tap(f"{' '.join(words)} {n}", Say("number", {"number": n})) for n in range(most + 1)))
    return None


def _anywhere(_: Table) -> int:
    return ALL


def _fixed(report: Report, where: int) -> Taps:
    """A place that is corrected is tapped on the map; few of them are buttons, too."""
    shape = report.fields[0].shape
    assert isinstance(shape, Pick)
    found = [one for one in shape.options if where >> one.value & 1]
    taps = [Tap(f"{report.verb} {one.text}", one.label, whole=False) for one in found]
    return Taps(Say("tap-fix-there"), tuple(taps) if len(taps) <= MOST_BUTTONS else (), enough=False)


def _flies(table: Table) -> bool:
    """Whether there can be space stations."""
    return any(human.faction.id == IVITS or human.stations for human in table.humans)


def _owners(table: Table, words: Words) -> Taps:
    """Whose structure it is; the Lost Planet is never the Automa's. That there is none says all."""
    hex = BY_NAME[words[1]]
    automas = [] if table.map.type_at(hex) is None else [side.seat for side in table.automas]
    seats = [*(human.seat for human in table.humans), *automas]
    taps = [Tap(f"{' '.join(words)} {seat}", Say(f"tap-of-{seat}"), whole=False) for seat in seats]
    if any(side.hexes >> hex & 1 for side in table.sides.values()):
        taps.append(Tap(f"{' '.join(words)} {NOBODY}", Say("tap-of-nobody")))
    return Taps(Say("tap-whose-structure"), tuple(taps), enough=False)


def _structures(table: Table, words: Words) -> Taps:
    """Where no planet is printed, that can only be the Lost Planet; elsewhere it cannot."""
    printed = table.map.type_at(BY_NAME[words[1]]) is not None
    kinds = {MINE: MINE, **BUILT} if printed else {LOST_PLANET: LOST_PLANET}
    taps = [Tap(f"{' '.join(words)} {word}", Say(kind)) for word, kind in kinds.items()]
    return Taps(Say("tap-which-structure"), tuple(taps), enough=False)


def _most_left(side: Side, kind: Name) -> int:
    """How many of them there can be in a supply, beside those on the board."""
    if kind == SATELLITE:
        return ALL_SATELLITES - SCORE_MARKERS - side.satellites.bit_count()
    return SUPPLY[kind] - side.structures[kind].bit_count()


# --- what is to be confirmed ---


def facts(table: Table, ask: Ask[Any]) -> tuple[Fact, ...]:
    """Before the final scoring: what the map shows for the final tiles, and the levels of research."""
    if ask.id != "ask-counts":
        return ()
    counted = [tile for tile in table.finals if tile not in ASKED_FOR]
    tiles = (Fact(Say(f"counted-{tile}"), tile_count(table, table.human, tile), "structure") for tile in counted)
    levels = zip(AREAS, table.human.levels, strict=True)
    return (
        *tiles,
        *(Fact(Say(f"{area}-short"), level, f"research {table.human.seat} {area}") for area, level in levels),
    )


def believed(table: Table, ask: Ask[Any]) -> int | None:
    """The VP that the human told of last, and the satellites; of what is left over nothing is known."""
    known = {"ask-human-vp": table.human.vp, "ask-satellites": table.human.satellites_placed, "ask-leftovers": 0}
    return known.get(ask.id)


# --- what comes next ---


def places(table: Table, words: Words) -> int:
    """Where on the map the next tap can be, after these words."""
    verb = words[0] if words else ""
    if verb == "fix" and words[2:] == ():
        return FIXED.get(words[-1], _anywhere)(table)
    if verb not in HEXES:
        return ALL
    if verb in SATELLITES:
        asks = counts_satellites(table) and len(words) > (verb == "federation")
        return HEXES[verb](table) if asks else 0
    if verb == "power":
        return terraformable(table) if len(words) == 2 and NUMBERS.get(words[1]) in STEP_SPACES else 0
    if verb in RESEARCH:
        return HEXES[verb](table) if _finds(table, words) else 0
    return HEXES[verb](table) if len(words) == 1 else 0


def _finds(table: Table, words: Words) -> bool:
    """Whether a step in research has been told that finds the Lost Planet, and not yet where that lies."""
    at_top = table.human.levels[AREAS.index(NAVIGATION)] == ADVANCED_LEVEL
    return at_top and len(words) == 2 and words[0] in RESEARCH and words[1] == NAVIGATION


def settled(table: Table, words: Words) -> Words:
    """With the place of a report where there is only one, which is not asked for."""
    found = places(table, words) if len(words) == 1 and words[0] in HEXES else 0
    return (*words, NAMES[found.bit_length() - 1].casefold()) if found.bit_count() == 1 else tuple(words)


def off_the_map(words: Words, asked: str = "") -> bool:
    """Whether what comes next is chosen beside the map, in a report, a correction or a question."""
    if words[:1] == ("fix",):
        return len(words) > 1 and words[1] not in (*ON_A_HEX, "satellite", *BY_NAME)
    return words[0] in OFF_THE_MAP if len(words) == 1 else not words and asked in POINTS


def asks_area(words: Words) -> bool:
    """Whether a research area comes next."""
    verb, *more = words or ("",)
    if verb == "power":
        return len(more) == 1 and NUMBERS.get(more[0]) == TILE_SPACE
    return (verb in ("research", "advance") and not more) or (verb in ("lab", "academy") and len(more) == 1)


def asked_now(table: Table, ask: Ask[Any], words: Words) -> Say | None:
    """Before a turn what charging power has cost; at the end that some may have been paid for it."""
    if ask.id == "ask-human-vp":
        return last_vp(table, ask.args)
    return which_charges(table) if not words and _only_charged(ask.shape) else None


def report_taps(table: Table, reports: Reports | None, words: Words) -> Taps | None:
    """A place is tapped on the map; what a word can only mean is not asked for."""
    verb, *more = words or ("",)
    if not words and _only_charged(reports):
        return Taps(None, charged(table), enough=False)
    if verb == "power":
        return _power(table, more) if more else _spaces(table)
    if verb in ("lab", "academy") and asks_area(words):
        return _areas(table, " ".join(words), " ".join((*words, NONE)))
    if verb == "special" and not more:
        *areas, none = _areas(table, verb, verb).taps
        risen = (one._replace(group=Say("tap-risen")) for one in areas)
        placed = (Tap(one, Say(f"tap-new-{one}"), whole=False) for one in ("mine", "gaiaformer") if HEXES[one](table))
        nothing = none._replace(label=Say("tap-nothing-changed"))
        return Taps(Say("tap-what-changed"), (nothing, *placed, *risen), enough=False)
    if verb == "federation" and len(more) == 1 and not counts_satellites(table):  # nobody needs to know where they lie
        return Taps(None, (), sure=" ".join(words))
    if verb in SATELLITES and len(words) > (verb == "federation"):
        return Taps(Say("tap-satellites-there"), tuple(_that_is_all(words)), enough=False)
    if _finds(table, words):
        return Taps(Say("tap-lost-planet-there"), (), enough=False)
    if verb in RESEARCH and more and more[0] in AREAS:  # no other step finds it
        return Taps(None, (), sure=" ".join(words))
    if verb == "upgrade" and len(more) == 1 and _is_mine(table, more[0]):
        return Taps(None, (), sure=" ".join((*words, "station")))
    there = settled(table, words)
    if there != words:
        return report_taps(table, None, there) or Taps(None, (), sure=" ".join(there))
    many = verb in HEXES and not more and places(table, words).bit_count() > MOST_BUTTONS
    return Taps(None, ()) if many else None  # of so many one is tapped on the map alone


def _that_is_all(words: Words) -> Iterator[Tap]:
    """What ends a list of satellites, of which a federation may need none; without the VP that its token always gives
    it is folded away."""
    verb, *more = words
    placed = len(more) - (verb == "federation")
    if verb == "federation" and TOKEN_VP.get(Name(f"token-{more[0]}")):
        yield bare(" ".join(words))
    elif more:
        yield Tap(" ".join(words), Say("tap-that-is-all", {"placed": placed}))


def _is_mine(table: Table, word: str) -> bool:
    """A mine becomes a trading station and nothing else."""
    return word in BY_NAME and bool(table.human.structures[MINE] >> BY_NAME[word] & 1)


def _power(table: Table, more: Sequence[str]) -> Taps | None:
    """Two of the actions end in a mine, one brings a technology tile, and all others are what they are."""
    space, said = NUMBERS.get(more[0]), f"power {more[0]}"
    if len(more) > 1:
        return Taps(None, (), sure=" ".join(("power", *more)))
    if space in STEP_SPACES:
        return Taps(Say("tap-mine-there"), (), enough=False)
    if space == TILE_SPACE:
        return _areas(table, said, said)
    return Taps(None, (), sure=said)


def _spaces(table: Table) -> Taps:
    """All actions, by what they are paid with, each at its price; those that cannot be taken keep their places."""
    return Taps(None, tuple(_space(table, word, space) for word, space in NUMBERS.items()), enough=False)


def _space(table: Table, word: str, space: Name) -> Tap:
    label = Say("tap-space", {"space": space, "cost": PRICES[space]})
    whole = space not in (*STEP_SPACES, TILE_SPACE)
    group = Say(f"tap-by-{space.split('-')[0]}")
    return Tap(f"power {word}", label, group, whole=whole, gone=not open_space(table, space))


def _areas(table: Table, said: str, none: str) -> Taps:
    """A technology tile takes its owner up in an area, or in none."""
    areas = [Tap(f"{said} {area}", Say(area)) for area in AREAS if open_area(table, area)]
    return Taps(Say("tap-which-area"), (*areas, Tap(none, Say("tap-no-level"))), enough=False)


def open_area(table: Table, area: Name) -> bool:
    """Whether the human can still go up there."""
    if area == NONE:
        return True
    human, at = table.human, AREAS.index(area)
    if area == NAVIGATION and human.faction.id == BAL_TAKS and not human.structures[INSTITUTE]:
        return False
    return human.levels[at] < (ADVANCED_LEVEL if table.occupied_level(at) else TOP_LEVEL)


def open_space(table: Table, space: Name) -> bool:
    """Whether an action is not covered, and the mine that it ends in can be built; one counts a token once more."""
    covered = table.covered >> SPACES.index(space) & 1
    if space == TOKEN_SPACE and not table.human.tokens:
        return False
    return not covered and (space not in STEP_SPACES or bool(terraformable(table)))


def may_federate(table: Table) -> bool:
    """Whether the human's structures that are in no federation yet are together worth one."""
    human = table.human
    least = LEAST_POWER - (human.faction.id == XENOS)
    used = 0 if human.faction.id == IVITS else federated(human)
    return (
        _worth(table, ~used) >= least
        and _worth(table, ALL) >= least * (human.federations + 1)  # also where no satellites were told of
    )


def _worth(table: Table, where: int) -> int:
    """The power of the human's structures there."""
    found = powers(table, table.human)
    return sum(value * (bits & where).bit_count() for value, bits in found) + (table.human.stations & where).bit_count()


def offered(table: Table, reports: Reports) -> Reports:
    """The reports of a turn with what makes sense now: first of all what power that could be charged has cost, so that
    nobody forgets to tell it."""
    told = {report.verb: report for report in reports.reports}
    first = [told["vp"]] if "pass" in told and charges(table) else reports.reports
    return Reports(tuple(_report(table, report) for report in first))


def _only_charged(shape: object) -> bool:
    return isinstance(shape, Reports) and [one.verb for one in shape.reports] == ["vp"]


def _report(table: Table, report: Report) -> Report:
    return replace(report, fields=tuple(_field(table, report.verb, field) for field in report.fields))


def _field(table: Table, verb: str, field: Field) -> Field:
    """With the question that it answers; where nothing counts satellites, that also says why none are asked for."""
    alone = verb == "federation" and field.name == "token" and not counts_satellites(table)
    label = "tap-which-token-only" if alone else ASKED[verb, field.name]
    field, shape = field._replace(label=Say(label)), field.shape
    if isinstance(shape, Several) and isinstance(shape.one, Pick):
        return field._replace(shape=replace(shape, one=_pick(table, verb, field.name, shape.one)))
    return field._replace(shape=_pick(table, verb, field.name, shape)) if isinstance(shape, Pick) else field


def _pick(table: Table, verb: str, name: str, pick: Pick[Name]) -> Pick[Name]:
    if name in ("hex", "hexes"):
        now = HEXES[verb](table)
        return offer(pick, lambda hex: now >> hex & 1)
    if name == "area":
        return offer(pick, partial(may_take_tile if verb == "tile" else open_area, table))
    if name == "space":
        return offer(pick, partial(open_space, table))
    if name == "token":
        can = verb != "federation" or may_federate(table)
        return offer(pick, lambda token: can and can_take(table, token))
    if isinstance(pick, FreeBooster):  # those in the row, in its order
        free = {option.value: option for option in pick.options}
        return Offered(pick, tuple(free[booster] for booster in table.row if table.round < ROUNDS))
    return pick
