"""The human's turn at the table, reported in a word or two. What costs what, and how far a ship flies, is not our
business; what cannot lie on the board is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from automarium.core.ask import Ask, Asking, Count, Field, Fix, Option, Pick, Report, Reports, Said, Several
from automarium.core.bits import each
from automarium.core.errors import Refusal
from automarium.core.rng import Stream
from automarium.core.tale import Name, Say
from automarium.games.gaia.brought import booster_vp, tells_vp_tile, told_for
from automarium.games.gaia.map import ALL, NAMES
from automarium.games.gaia.names import (
    ACADEMY,
    ADVANCED_LEVEL,
    AMBAS,
    AREAS,
    BAL_TAKS,
    BESCODS,
    BOOSTERS,
    BUILT,
    FIRAKS,
    GAIA,
    GAIA_PROJECT,
    GAIAFORMER,
    GLEENS,
    GLEENS_TOKEN,
    INSTITUTE,
    ITARS,
    IVITS,
    LAB,
    LANTIDS,
    LOST_PLANET,
    MINE,
    NAVIGATION,
    NEVLAS,
    NONE,
    SATELLITE,
    SPACES,
    STATION,
    STEP_SPACES,
    TERRAFORMING,
    TERRANS,
    TILE_SPACE,
    TOKENS,
    TOP_LEVEL,
    TRANSDIM,
)
from automarium.games.gaia.table import (
    GAIA_PHASE_ASKED,
    GAIAFORMERS,
    MOST_VP,
    PASS_COUNTED,
    SATELLITES,
    Hexes,
    Human,
    Side,
    Table,
    pick,
)
from automarium.games.gaia.tiles import ROUNDS
from automarium.games.gaia.turn import leave_round, return_booster, take_booster

PATHS = {MINE: (STATION,), STATION: (LAB, INSTITUTE), LAB: (ACADEMY,)}
BESCODS_PATHS = {MINE: (STATION,), STATION: (LAB, ACADEMY), LAB: (INSTITUTE,)}


# --- the notation ---


class FreeBooster(Pick[Name]):
    """A booster by its name, or by its place in the row."""

    def __init__(self, table: Table, names: tuple[Name, ...] = BOOSTERS) -> None:
        super().__init__(pick(names, "booster-").options)
        self.table = table

    def parse(self, text: str) -> Name:
        word = text.strip()
        if word.isdecimal() and 1 <= int(word) <= len(self.table.row):
            return self.table.row[int(word) - 1]
        return super().parse(text)

    def sample(self, stream: Stream) -> Name:
        return stream.pick(self.table.row or BOOSTERS)


SPACE = Field("space", Pick[Name](tuple(Option(str(at), space, Say(str(space))) for at, space in enumerate(SPACES, 1))))
BUILT_OPTIONS = tuple(Option(word, kind, Say(f"to-{word}")) for word, kind in BUILT.items())
TO = Field("to", Pick[Name](BUILT_OPTIONS), None)


def turn_reports(table: Table, *, finds: bool, takes: bool) -> Reports:
    """What a human can report, the most usual first; factions with an action of their own have a word for it.

    A hex is asked for in research only where it `finds` the Lost Planet, and a booster must be told on passing where
    the human `takes` one."""
    return Reports(partial(_turn_reports, table, finds, takes))


def _turn_reports(table: Table, finds: bool, takes: bool) -> tuple[Report, ...]:
    hex = Field("hex", Hexes(table))
    area, maybe_area = Field("area", pick(AREAS)), Field("area", pick(AREAS), None)
    tile = Field("area", pick((*AREAS, NONE)))
    token = Field("token", pick((*TOKENS, GLEENS_TOKEN), "token-"))
    satellites = Several(hex.shape, 0, SATELLITES)
    booster = Field("booster", FreeBooster(table), ... if takes else None)
    research = (area, hex._replace(default=None)) if finds else (area,)
    own = {
        IVITS: Report("station", (hex,)),
        AMBAS: Report("swap", (hex,)),
        FIRAKS: Report("downgrade", (hex, maybe_area)),
    }
    return (
        Report("mine", (hex,)),
        Report("upgrade", (hex, TO, maybe_area)),
        Report("lab", (hex, tile)),
        Report("academy", (hex, tile)),
        Report("institute", (hex,)),
        Report("research", research),
        Report("power", (SPACE, hex._replace(default=None), maybe_area)),
        Report("pass", (booster,)),
        Report("federation", (token, Field("hexes", satellites, ()))),
        Report("gaiaformer", (hex,)),
        *(report for faction, report in own.items() if any(h.faction.id == faction for h in table.humans)),
        Report("special", (maybe_area,)),
        Report("advance", research),
        Report("tile", (area,)),
        Report("vp", (Field("amount", Count(0, MOST_VP, lambda _: table.human.vp)),)),
        Report("satellites", (Field("hexes", replace(satellites, low=1)),)),
        Report("token", (token,)),
        Report("strong"),
        Report("gaia-mines"),
    )


def reports_now(table: Table, human: Human) -> Reports:
    """The reports of this turn, each kind of them made once."""
    finds = human.levels[AREAS.index(NAVIGATION)] == ADVANCED_LEVEL
    takes = bool(table.row) and table.round < ROUNDS
    if (finds, takes) not in table.reports:
        table.reports[finds, takes] = turn_reports(table, finds=finds, takes=takes)
    return table.reports[finds, takes]


def paths_of(human: Human) -> Mapping[Name, tuple[Name, ...]]:
    return BESCODS_PATHS if human.faction.id == BESCODS else PATHS


# --- the turn ---


def human_turn(table: Table, human: Human) -> Asking[None]:
    """Side effects are reported first (advance, tile, satellites, token, strong, gaia-mines, vp); the action ends the
    turn."""
    human.turns += 1
    alone = all(side.passed for side in table.sides.values() if side is not human)
    table.tale.head("head-human-turn", number=human.turns, round=table.round, side=human.seat, alone=int(alone))
    while True:
        said: Said = yield from table.ask(
            "ask-turn", lambda: reports_now(table, human), human.seat, number=human.turns, round=table.round
        )
        human.vp_tile |= tells_vp_tile(table, human, said)
        if said.verb in ACTIONS:
            human.gained_for = told_for(table, human, said)
        yield from carry_out(table, human, said)
        if said.verb in ACTIONS:
            return


def carry_out(table: Table, human: Human, said: Said) -> Asking[None]:
    """What was reported; whoever comes to level 5 of Navigation by it, in any way, is asked for the Lost Planet."""
    at = AREAS.index(NAVIGATION)
    level = human.levels[at]
    (ACTIONS.get(said.verb) or BESIDE[said.verb])(table, human, said)
    if level < TOP_LEVEL == human.levels[at]:
        yield from find_lost_planet(table, human)


def find_lost_planet(table: Table, human: Human) -> Asking[None]:
    """Asked as long as the human stands on level 5 without it, for a correction on the way can change that (P-175)."""
    while human.levels[AREAS.index(NAVIGATION)] == TOP_LEVEL and not human.structures[LOST_PLANET]:
        free = ALL & ~(table.planets | table.in_space)
        answer = yield Ask("ask-lost-planet", human.seat, Hexes(table, free), {}, table)
        if isinstance(answer, Fix):
            table.correct(answer.said)
        else:
            place_lost_planet(table, human, answer)


def report_mine(table: Table, human: Human, said: Said) -> None:
    build(table, human, said["hex"])


def build(table: Table, human: Human, hex: int) -> None:
    """A mine: on an empty planet, on an own Gaiaformer whose planet is Gaia by now, or as a guest of the Automa."""
    bit = 1 << hex
    type = table.type_at(hex)
    if type is None or type == LOST_PLANET:
        raise Refusal("no-planet", hex=NAMES[hex])
    if type == TRANSDIM:
        raise Refusal("transdim-first", hex=NAMES[hex])
    for side in table.sides.values():
        kind = side.structure_at(hex)
        if kind is not None and (side is human or human.faction.id != LANTIDS):
            raise Refusal("planet-taken", hex=NAMES[hex], kind=kind, side=side.seat)
    in_supply(human, MINE)
    if any(side.hexes & bit for side in table.sides.values()):
        human.guests |= bit
    human.formers &= ~bit
    human.put(MINE, hex)


def in_supply(side: Side, kind: Name) -> None:
    if side.supply[kind] <= 0:
        raise Refusal("supply-empty", kind=kind)


def report_upgrade(table: Table, human: Human, said: Said) -> None:
    """The new piece may be left out where there is only one; an area is where the new tile brings the human."""
    hex = said["hex"]
    old, paths = human.structure_at(hex), paths_of(human)
    if old is None or old not in paths or human.guests >> hex & 1:
        raise Refusal("nothing-to-upgrade", hex=NAMES[hex])
    new = said["to"] or paths[old][0]
    if new not in paths[old] or (said["to"] is None and len(paths[old]) > 1):
        named = tuple(Name(f"to-{word}") for word, kind in BUILT.items() if kind in paths[old])
        raise Refusal("upgrade-path", hex=NAMES[hex], kind=old, expected=named)
    if said["to"] is None:
        table.tale.note("note-upgraded", old=old, new=new, **table.planet(hex))
    rebuild(table, human, hex, (old, new), said["area"])


def rebuild(table: Table, human: Human, hex: int, pieces: tuple[Name, Name], area: Name | None) -> None:
    """One structure becomes another."""
    old, new = pieces
    in_supply(human, new)
    human.replace(old, new, hex)
    if area is not None:
        advance(table, human, area)


def report_built(table: Table, human: Human, said: Said) -> None:
    """An upgrade by the name of what is built: `lab c4 science` is `upgrade c4 lab science`."""
    area = None if said.args.get("area") in (None, NONE) else said["area"]
    report_upgrade(table, human, Said("upgrade", {"hex": said["hex"], "to": BUILT[said.verb], "area": area}))


def report_gaiaformer(table: Table, human: Human, said: Said) -> None:
    hex = said["hex"]
    if not table.types[TRANSDIM] & table.empty & 1 << hex:
        raise Refusal("not-transdim", hex=NAMES[hex])
    if human.formers.bit_count() >= GAIAFORMERS[human.levels[AREAS.index(GAIA_PROJECT)]]:
        raise Refusal("supply-empty", kind=GAIAFORMER)
    human.formers |= 1 << hex


def report_research(table: Table, human: Human, said: Said) -> None:
    advance(table, human, said["area"], said.args.get("hex"))


def advance(table: Table, human: Human, area: Name, lost: int | None = None) -> None:
    """One level up. Only one side can stand on level 5 (P-10); there wait the Lost Planet, whose hex may be told at
    once, and a federation token."""
    at = AREAS.index(area)
    level = human.levels[at] + 1
    if level > TOP_LEVEL:
        raise Refusal("level-top", area=area)
    if level == TOP_LEVEL and table.occupied_level(at):
        raise Refusal("level-closed", area=area)
    if area == NAVIGATION and human.faction.id == BAL_TAKS and not human.structures[INSTITUTE]:
        raise Refusal("bal-taks-navigation")
    if lost is not None and (area, level) != (NAVIGATION, TOP_LEVEL):
        raise Refusal("lost-not-now")
    if lost is not None:
        place_lost_planet(table, human, lost)
    human.levels[at] = level
    table.tale.note("note-advanced", area=area, level=level)
    if level == TOP_LEVEL and area == TERRAFORMING and table.token_on_terraforming is not None:
        token, table.token_on_terraforming = table.token_on_terraforming, None
        human.tokens.append(token)
        table.tale.order("order-terraforming-token", token=token)


def place_lost_planet(table: Table, human: Human, hex: int) -> None:
    """On a hex without a planet, a satellite or a station; it counts as a mine that is never upgraded."""
    if (table.planets | table.in_space) >> hex & 1:
        raise Refusal("hex-not-empty", hex=NAMES[hex])
    table.types[LOST_PLANET] |= 1 << hex
    human.put(LOST_PLANET, hex)
    table.tale.note("note-lost-planet", hex=NAMES[hex])


def report_federation(table: Table, human: Human, said: Said) -> None:
    take_token(table, human, said["token"])
    place_satellites(table, human, said["hexes"])
    human.federations += 1


def can_take(table: Table, token: Name) -> bool:
    """Whether there is such a federation token for the human; that of the Gleens is theirs alone."""
    if token == GLEENS_TOKEN:
        return table.human.faction.id == GLEENS and token not in table.human.tokens
    return table.tokens[token] > 0


def take_token(table: Table, human: Human, token: Name) -> None:
    if not can_take(table, token):
        raise Refusal("token-gone", token=token)
    if token != GLEENS_TOKEN:
        table.tokens[token] -= 1
    human.tokens.append(token)


def place_satellites(table: Table, human: Human, hexes: tuple[int, ...]) -> None:
    for hex in hexes:
        if (table.planets | human.satellites) >> hex & 1:
            raise Refusal("hex-not-empty", hex=NAMES[hex])
        if human.satellite_supply <= 0:
            raise Refusal("supply-empty", kind=SATELLITE)
        human.satellites |= 1 << hex
        human.satellite_supply -= 1
    if hexes:
        table.tale.note("note-satellites", total=human.satellites_placed)


def report_power(table: Table, human: Human, said: Said) -> None:
    """A power or QIC action; one that gives terraforming steps ends in a mine, that with a tile in an advance."""
    space = said["space"]
    bit = 1 << SPACES.index(space)
    if table.covered & bit:
        raise Refusal("space-covered", space=space)
    if (space in STEP_SPACES) != (said["hex"] is not None):
        raise Refusal("mine-where" if space in STEP_SPACES else "mine-not-here", space=space)
    if said["area"] is not None and space != TILE_SPACE:
        raise Refusal("area-not-here", space=space)
    table.covered |= bit
    if said["hex"] is not None:
        build(table, human, said["hex"])
    if said["area"] is not None:
        advance(table, human, said["area"])


def report_special(table: Table, human: Human, said: Said) -> None:
    """An action that changes nothing the Automa sees, or only a research level."""
    if said["area"] is not None:
        advance(table, human, said["area"])


def needs_institute(human: Human) -> None:
    if not human.structures[INSTITUTE]:
        raise Refusal("needs-institute")


def report_station(table: Table, human: Human, said: Said) -> None:
    """Ivits: a space station."""
    hex = said["hex"]
    needs_institute(human)
    if (table.planets | human.satellites | human.stations) >> hex & 1:
        raise Refusal("hex-not-empty", hex=NAMES[hex])
    human.stations |= 1 << hex


def report_swap(table: Table, human: Human, said: Said) -> None:
    """Ambas: the institute and a mine change places."""
    hex = said["hex"]
    needs_institute(human)
    if not human.structures[MINE] >> hex & 1:
        raise Refusal("nothing-to-swap", hex=NAMES[hex])
    institute = human.structures[INSTITUTE].bit_length() - 1
    human.structures[MINE] ^= 1 << hex | 1 << institute
    human.structures[INSTITUTE] = 1 << hex
    table.tale.note("note-swapped", hex=NAMES[hex], other=NAMES[institute])


def report_downgrade(table: Table, human: Human, said: Said) -> None:
    """Firaks: a lab becomes a trading station, and an area goes up."""
    hex = said["hex"]
    needs_institute(human)
    if not human.structures[LAB] >> hex & 1:
        raise Refusal("nothing-to-upgrade", hex=NAMES[hex])
    rebuild(table, human, hex, (LAB, STATION), said["area"])


def report_pass(table: Table, human: Human, said: Said) -> None:
    """A free choice among the boosters in the row; the old one goes to the right end (P-88). None in round 6 (P-89)."""
    booster = said["booster"]
    if table.round == ROUNDS:
        if booster is not None:
            raise Refusal("no-booster-now")
    elif booster not in (table.row or (None,)):  # only a correction can have emptied the row
        raise Refusal("booster-not-there", expected=tuple(table.row))
    count_booster(table, human)
    if booster is not None:
        returned = human.booster
        take_booster(table, human, table.row.index(booster) + 1)
        return_booster(table, human, returned)
    leave_round(table, human.seat)


def count_booster(table: Table, human: Human) -> None:
    """The VP of a booster are counted here, and need not be reported; by older rules they were only told."""
    vp, counted = booster_vp(table, human), table.since(PASS_COUNTED)
    if not vp:
        return
    human.vp += vp if counted else 0
    table.tale.order("order-booster-vp", booster=human.booster, vp=vp, total=human.vp if counted else 0)


# --- beside the action ---


def report_tile(table: Table, human: Human, said: Said) -> None:
    """The human takes the advanced tile of an area where they stand on level 4 or 5."""
    at = AREAS.index(said["area"])
    if not table.advanced >> at & 1:
        raise Refusal("tile-gone", area=said["area"])
    if human.levels[at] < ADVANCED_LEVEL:
        raise Refusal("tile-too-high", area=said["area"], level=human.levels[at])
    table.advanced ^= 1 << at


def report_satellites(table: Table, human: Human, said: Said) -> None:
    place_satellites(table, human, said["hexes"])


def report_token(table: Table, human: Human, said: Said) -> None:
    take_token(table, human, said["token"])


def report_strong(_table: Table, human: Human, _said: Said) -> None:
    human.strong = True


def report_gaia_mines(_table: Table, human: Human, _said: Said) -> None:
    human.gaia_tile = True


def report_vp(_: Table, human: Human, said: Said) -> None:
    human.gained, human.vp, human.vp_told = said["amount"] - human.vp, said["amount"], human.turns
    human.gained_for = ()


Carry = Callable[[Table, Human, Said], None]
ACTIONS: dict[str, Carry] = {
    "mine": report_mine,
    "upgrade": report_upgrade,
    "lab": report_built,
    "academy": report_built,
    "institute": report_built,
    "gaiaformer": report_gaiaformer,
    "research": report_research,
    "federation": report_federation,
    "power": report_power,
    "special": report_special,
    "station": report_station,
    "swap": report_swap,
    "downgrade": report_downgrade,
    "pass": report_pass,
}
DONE = "done"
BESIDE: dict[str, Carry] = {
    "advance": report_research,
    "tile": report_tile,
    "satellites": report_satellites,
    "token": report_token,
    "strong": report_strong,
    "gaia-mines": report_gaia_mines,
    "vp": report_vp,
}


# --- income and the Gaia phase ---


def begin_round(table: Table) -> Asking[None]:
    """What comes before the turns: income, and from round 2 on the Gaia phase (P-176, P-177)."""
    for human in table.humans:
        table.tale.order("order-income")
        if table.round > 1 and uses_gaia_area(table, human):
            bowl, parked = "II" if human.faction.id == TERRANS else "I", int(human.faction.id == BAL_TAKS)
            table.tale.order("order-gaia-phase", bowl=bowl, parked=parked)
    gaia_phase(table)
    if table.since(GAIA_PHASE_ASKED) and table.round > 1:
        for human in table.humans:
            yield from act_in_gaia_phase(table, human)


def uses_gaia_area(table: Table, human: Human) -> bool:
    """Whether there can be anything in it: power for a Gaia project, or what three factions put there in other ways."""
    return human.faction.id in (BAL_TAKS, ITARS, NEVLAS) or bool(human.formers & table.types[TRANSDIM])


def gaia_phase(table: Table) -> None:
    """Transdim planets with a Gaiaformer become Gaia planets at the start of a round."""
    for human in table.humans:
        for hex in each(human.formers & table.types[TRANSDIM]):
            table.retype(hex, GAIA)
            table.tale.order("order-gaia-token", hex=NAMES[hex])


def act_in_gaia_phase(table: Table, human: Human) -> Asking[None]:
    """Itars with their institute may take technology tiles now. A human who begins the round tells of them in the turn;
    when the Automa begins it, they come first. What the Terrans gain here, the Automa does not see."""
    if human.faction.id != ITARS or not human.structures[INSTITUTE] or table.first == human.seat:
        return
    while True:
        said: Said = yield from table.ask("ask-gaia-phase", lambda: gaia_reports(table, human), human.seat)
        if said.verb == DONE:
            return
        yield from carry_out(table, human, said)


def gaia_reports(table: Table, human: Human) -> Reports:
    """What a technology tile can bring: a level, an advanced tile, power value 4, VP now or later; or nothing more."""
    told = {report.verb: report for report in reports_now(table, human).reports}
    brings = ("advance", "tile", "strong", "gaia-mines", "vp")
    return Reports((Report(DONE, last=True), *(told[verb] for verb in brings)))
