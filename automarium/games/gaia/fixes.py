"""Corrections: any value of the twin can be set to what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from automarium.core.ask import Count, Field, Number, Pick, Report, Reports, Said, Several, options
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.gaia.cards import CARDS, Card
from automarium.games.gaia.human import BUILT_OPTIONS, SPACE
from automarium.games.gaia.map import NAMES
from automarium.games.gaia.mine import counts_satellites
from automarium.games.gaia.names import (
    AREAS,
    BOOSTERS,
    GLEENS_TOKEN,
    LANTIDS,
    LOST_PLANET,
    LOWER,
    MINE,
    NOBODY,
    NONE,
    PRINTED,
    SATELLITE,
    SPACES,
    STRUCTURES,
    TOKENS,
    TOP_LEVEL,
    TYPES,
    UPPER,
)
from automarium.games.gaia.table import (
    MOST_VP,
    PASSING_IN_FULL,
    SATELLITES,
    TOKEN_COPIES,
    WHOLE_LOST_PLANET,
    Automa,
    Hexes,
    Human,
    Side,
    Table,
    pick,
)
from automarium.games.gaia.tiles import FINAL_KINDS, ROUNDS
from automarium.games.gaia.turn import pass_round, slide

YES, NO = Name("yes"), Name("no")
IN_DECK, IN_DISCARD, IN_ASIDE, IN_ACTION, IN_SUPPORT = ZONES = (
    Name("deck"),
    Name("discard"),
    Name("aside"),
    Name("action-card"),
    Name("support-card"),
)
SPACE_TYPE = Name("space")
PIECES = (*STRUCTURES, SATELLITE)


class Listed(Several[Name]):
    """A list that is told as “none” where it is empty."""

    def told(self, name: str, value: tuple[Name, ...]) -> dict[str, object]:
        return {name: value or NONE}


class Owners(Several[Name]):
    """Whose satellites lie on a hex."""

    def told(self, name: str, value: tuple[Name, ...]) -> dict[str, object]:
        return {name: owners(value)}


def owners(sides: tuple[Name, ...]) -> Name:
    """Nobody, one side or both, as the sentence of a correction tells it."""
    if len({*sides}) > 1:
        return Name("owners-both")
    return Name(f"owners-{sides[0]}" if sides else "owners-none")


def fix_reports(table: Table) -> Reports:
    return Reports(partial(_fix_reports, table))


def _fix_reports(table: Table) -> tuple[Report, ...]:
    hex = Field("hex", Hexes(table))
    on = Field("on", Pick[Name](options((YES, NO))))
    seats = tuple(table.sides)
    side = Field("side", pick(seats))
    kinds = Pick[Name]((*options((MINE, LOST_PLANET)), *BUILT_OPTIONS))
    types = PRINTED if table.since(WHOLE_LOST_PLANET) else TYPES  # the Lost Planet comes as its owner's structure
    booster = pick((*BOOSTERS, NONE), "booster-")
    area = Field("area", pick(AREAS))
    token = Field("token", pick(TOKENS, "token-"))
    reports = (
        Report("structure", (hex, Field("side", pick((*seats, NOBODY))), Field("kind", kinds, None))),
        Report("planet", (hex, Field("type", pick((*types, SPACE_TYPE))))),
        Report("gaiaformer", (hex, on)),
        Report("satellite", (side, hex, on)),
        Report("satellites", (hex, Field("sides", Owners(pick(seats), 0, len(seats))))),
        Report("station", (hex, on)),
        Report("research", (side, area, _count(table, "level", TOP_LEVEL, _level))),
        Report("levels", (side, *(_count(table, area, TOP_LEVEL, partial(_level_in, area)) for area in AREAS))),
        Report("vp", (side, _count(table, "amount", MOST_VP, lambda table, said: table.sides[said["side"]].vp))),
        Report("supply", (side, Field("kind", pick(PIECES)), _count(table, "amount", SATELLITES, _supply))),
        Report("booster", (side, Field("booster", booster))),
        Report("row", (Field("boosters", Listed(pick(BOOSTERS, "booster-"), 1, 5)),)),
        Report("covered", (SPACE, on)),
        Report("tile", (area, on)),
        Report(
            "tokens", (token, _count(table, "amount", TOKEN_COPIES, lambda table, said: table.tokens[said["token"]]))
        ),
        Report("terraforming-token", (Field("token", pick((*TOKENS, NONE), "token-")),)),
        Report("own-tokens", (Field("tokens", Listed(pick((*TOKENS, GLEENS_TOKEN), "token-"), 0, 12)),)),
        Report("strong", (on,)),
        Report("gaia-mines", (on,)),
        Report("round", (Field("number", Number(1, ROUNDS)),)),
        Report("first", (side,)),
        Report("passed", (side, on)),
        Report("turns", (side, _count(table, "amount", 99, lambda table, said: table.sides[said["side"]].turns))),
        Report("round-tile", (Field("number", Number(1, ROUNDS)), Field("tile", pick(_rounds(table), "round-")))),
        Report("final", (Field("which", pick((UPPER, LOWER))), Field("tile", pick(FINAL_KINDS, "final-")))),
        Report("card", (Field("number", Number(1, CARDS)), Field("where", pick(ZONES)))),
    )
    return tuple(replace(report, fix=True) for report in reports)


Now = Callable[[Table, Mapping[str, Any]], int]


def _count(table: Table, name: str, high: int, now: Now) -> Field:
    """A number of what there is, that can also be told as so many more or less."""
    return Field(name, Count(0, high, partial(now, table)))


def _level(table: Table, said: Mapping[str, Any]) -> int:
    return _level_in(said["area"], table, said)


def _level_in(area: Name, table: Table, said: Mapping[str, Any]) -> int:
    return table.sides[said["side"]].levels[AREAS.index(area)]


def _supply(table: Table, said: Mapping[str, Any]) -> int:
    side = table.sides[said["side"]]
    return side.satellite_supply if said["kind"] == SATELLITE else side.supply[said["kind"]]


def _rounds(table: Table) -> tuple[Name, ...]:
    return tuple(table.box.tiles.rounds)


def correct(table: Table, said: Said) -> None:
    """Carries out a correction, or refuses it."""
    FIXES[said.verb](table, said)
    args = {key: NAMES[value] if key == "hex" else NONE if value == () else value for key, value in said.args.items()}
    if "kind" in args:
        args["kind"] = args["kind"] or MINE
    if "sides" in args:
        args["sides"] = owners(said["sides"])
    table.tale.note(f"fixed-{said.verb}", None, **args)


def fix_structure(table: Table, said: Said) -> None:
    """One structure of one side, or none at all; what stood there returns to its supply."""
    hex, seat, kind = said["hex"], said["side"], said["kind"] or MINE
    for side in table.sides.values():
        old = side.structure_at(hex)
        if old is not None and (seat in (NOBODY, side.seat) or not _may_share(table, seat, side)):
            side.take(old, hex)
            for human in table.humans:
                human.guests &= ~(1 << hex)
            if old == LOST_PLANET and table.since(WHOLE_LOST_PLANET):
                table.retype(hex, table.map.type_at(hex))
    if seat == NOBODY:
        return
    if kind == LOST_PLANET:
        table.retype(hex, LOST_PLANET)
    if any(other.hexes >> hex & 1 for other in table.sides.values()):
        for human in table.humans:
            human.guests |= 1 << hex
    table.sides[seat].put(kind, hex)


def _may_share(table: Table, seat: Name, there: Side) -> bool:
    """Only human Lantids stand on a planet together with the Automa."""
    lantids = {human.seat for human in table.humans if human.faction.id == LANTIDS}
    return seat in lantids or there.seat in lantids


def fix_planet(table: Table, said: Said) -> None:
    table.retype(said["hex"], None if said["type"] == SPACE_TYPE else said["type"])


def fix_gaiaformer(table: Table, said: Said) -> None:
    table.human.formers = _with(table.human.formers, said["hex"], on=said["on"] == YES)


def fix_station(table: Table, said: Said) -> None:
    table.human.stations = _with(table.human.stations, said["hex"], on=said["on"] == YES)


def _with(bits: int, one: int, *, on: bool) -> int:
    return bits | 1 << one if on else bits & ~(1 << one)


def fix_satellite(table: Table, said: Said) -> None:
    side = table.sides[said["side"]]
    _set_satellites(side, _with(side.satellites, said["hex"], on=said["on"] == YES))


def fix_satellites(table: Table, said: Said) -> None:
    """Whose satellites lie on a hex: of these sides and of no others."""
    for side in table.sides.values():
        _set_satellites(side, _with(side.satellites, said["hex"], on=side.seat in said["sides"]))


def _set_satellites(side: Side, bits: int) -> None:
    side.satellite_supply += side.satellites.bit_count() - bits.bit_count()
    side.satellites = bits


def fix_research(table: Table, said: Said) -> None:
    table.sides[said["side"]].levels[AREAS.index(said["area"])] = said["level"]


def fix_levels(table: Table, said: Said) -> None:
    """All research levels of a side at once."""
    table.sides[said["side"]].levels = [said[area] for area in AREAS]


def fix_vp(table: Table, said: Said) -> None:
    table.sides[said["side"]].vp = said["amount"]


def fix_supply(table: Table, said: Said) -> None:
    side = table.sides[said["side"]]
    if said["kind"] == SATELLITE:
        side.satellite_supply = said["amount"]
    else:
        side.supply[said["kind"]] = said["amount"]


def fix_booster(table: Table, said: Said) -> None:
    table.sides[said["side"]].booster = None if said["booster"] == NONE else said["booster"]


def fix_row(table: Table, said: Said) -> None:
    table.row = list(said["boosters"])


def fix_covered(table: Table, said: Said) -> None:
    table.covered = _with(table.covered, SPACES.index(said["space"]), on=said["on"] == YES)


def fix_tile(table: Table, said: Said) -> None:
    table.advanced = _with(table.advanced, AREAS.index(said["area"]), on=said["on"] == YES)


def fix_tokens(table: Table, said: Said) -> None:
    table.tokens[said["token"]] = said["amount"]


def fix_terraforming_token(table: Table, said: Said) -> None:
    table.token_on_terraforming = None if said["token"] == NONE else said["token"]


def fix_own_tokens(table: Table, said: Said) -> None:
    table.human.tokens = list(said["tokens"])


def fix_strong(table: Table, said: Said) -> None:
    table.human.strong = said["on"] == YES


def fix_gaia_mines(table: Table, said: Said) -> None:
    table.human.gaia_tile = said["on"] == YES


def fix_round(table: Table, said: Said) -> None:
    table.round = said["number"]


def fix_first(table: Table, said: Said) -> None:
    table.first = said["side"]


def fix_passed(table: Table, said: Said) -> None:
    """The Automa passes with all that belongs to it, which only `undo` takes back; the human says what they take."""
    side, on = table.sides[said["side"]], said["on"] == YES
    if not table.since(PASSING_IN_FULL) or (isinstance(side, Human) and not on):
        side.passed = on
    elif side.passed != on:
        if isinstance(side, Human):
            raise Refusal("passed-say")
        if not on:
            raise Refusal("passed-undo")
        if not table.in_round or side.action is None:
            raise Refusal("passed-no-cards")
        slide(side)
        pass_round(table, side)


def fix_turns(table: Table, said: Said) -> None:
    table.sides[said["side"]].turns = said["amount"]


def fix_round_tile(table: Table, said: Said) -> None:
    """A tile of which the box has no other one more changes places with the old one."""
    at, tile = said["number"] - 1, table.box.tiles.rounds[said["tile"]]
    if table.rounds[at] != tile and table.rounds.count(tile) >= tile.copies:
        table.rounds[table.rounds.index(tile)] = table.rounds[at]
    table.rounds[at] = tile


def fix_final(table: Table, said: Said) -> None:
    """A tile that lies there already changes places with the other. Satellites that none counted were not placed."""
    at, counted = int(said["which"] == LOWER), counts_satellites(table)
    if table.finals[1 - at] == said["tile"]:
        table.finals.reverse()
    table.finals[at] = said["tile"]
    if counts_satellites(table) and not counted and any(automa.turns for automa in table.automas):
        table.tale.care("care-satellites")


# --- the Automa's cards ---


def fix_card(table: Table, said: Said) -> None:
    """A card lies elsewhere than the twin thinks. A new action or support card changes places with the old one."""
    automa = table.automa
    card = table.box.cards[said["number"] - 1]
    where = said["where"]
    if card not in automa.deck.all:
        raise Refusal("card-left-game", number=card.n)
    if not automa.cards():
        raise Refusal("no-deck-yet")
    if where in (IN_ACTION, IN_SUPPORT):
        old = automa.action if where == IN_ACTION else automa.support
        if old is None:
            raise Refusal("no-cards-in-play")
        origin = _take(automa, card)
        _lay(table, automa, card, where)
        _lay(table, automa, old, origin)
        return
    if card in automa.in_play():
        raise Refusal("card-in-play", number=card.n)
    _take(automa, card)
    _lay(table, automa, card, where)


def _take(automa: Automa, card: Card) -> Name:
    """Takes a card from where it is, and says where that was."""
    deck = automa.deck
    for zone, pile in ((IN_DECK, deck.cards), (IN_DISCARD, deck.discarded)):
        if card in pile:
            pile.remove(card)
            return zone
    if card in deck.unseen:
        deck.unseen.remove(card)
        if deck.hidden:  # of a physical deck nobody knows which card joined it: it was this one
            deck.hidden -= 1
            return IN_DECK
        deck.aside_count -= 1
        return IN_ASIDE
    return IN_ACTION if automa.action is card else IN_SUPPORT


def _lay(table: Table, automa: Automa, card: Card, where: Name) -> None:
    deck = automa.deck
    if where == IN_ACTION:
        automa.action = card
    elif where == IN_SUPPORT:
        automa.support = card
    elif where == IN_DISCARD:
        deck.discarded.append(card)
    else:
        pile = deck.cards if where == IN_DECK else deck.unseen
        pile.insert(table.streams["fix"].below(len(pile) + 1), card)
        if where == IN_ASIDE:
            deck.aside_count += 1


FIXES: dict[str, Callable[[Table, Said], None]] = {
    "structure": fix_structure,
    "planet": fix_planet,
    "gaiaformer": fix_gaiaformer,
    "satellite": fix_satellite,
    "satellites": fix_satellites,
    "station": fix_station,
    "research": fix_research,
    "levels": fix_levels,
    "vp": fix_vp,
    "supply": fix_supply,
    "booster": fix_booster,
    "row": fix_row,
    "covered": fix_covered,
    "tile": fix_tile,
    "tokens": fix_tokens,
    "terraforming-token": fix_terraforming_token,
    "own-tokens": fix_own_tokens,
    "strong": fix_strong,
    "gaia-mines": fix_gaia_mines,
    "round": fix_round,
    "first": fix_first,
    "passed": fix_passed,
    "turns": fix_turns,
    "round-tile": fix_round_tile,
    "final": fix_final,
    "card": fix_card,
}
