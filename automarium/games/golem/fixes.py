"""Corrections: any value of the twin can be set to what lies on the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from automarium.core.ask import Count, Field, Number, Option, Pick, Place, Report, Reports, Said, Shape, options
from automarium.core.errors import Refusal
from automarium.core.rng import Stream
from automarium.core.tale import Name, Say
from automarium.games.golem.artifacts import play_tile
from automarium.games.golem.box import MOST_GRAVES, MOST_SPACES
from automarium.games.golem.called import ARTIFACT_TILE, BOOK, CARD, InWords, called, known_book, typed
from automarium.games.golem.cards import DECK_SIZE, card_id
from automarium.games.golem.components import NEIGHBOURHOOD_TILES, ROUNDS
from automarium.games.golem.names import (
    ACTION_TILES,
    AREAS,
    AUTOMA,
    BOTTOM,
    CHARACTERS,
    DISTRICTS,
    HUMANS,
    LAST_SECTION,
    LAST_TILE,
    ROWS,
    TOKEN_OF,
    UPGRADES,
    UPGRADES_PER_AREA,
)
from automarium.games.golem.shapes import (
    Colour,
    MarblesLine,
    Taken,
    Things,
    TilePick,
    TilesLine,
    letters_of,
    told_fields,
)
from automarium.games.golem.survey import learn, survey_reports
from automarium.games.golem.table import (
    ASKED_ALONE,
    COLUMN_FULL,
    COLUMNS,
    GOLEMS_TO_CREATE,
    HIGHEST,
    LIBRARY,
    LOWEST,
    Block,
    Golem,
    Table,
    golem_name,
)
from automarium.games.golem.taken import take_from_library
from automarium.games.golem.turn import TURNS

Fixing = Callable[[Table, Said], None]
NOBODY, YES, NO = Name("nobody"), Name("yes"), Name("no")
FAR = 30  # VP by which the Automa's points are corrected at once
SIGNED = 3  # the version of the rules since which corrections count with plus and minus, and exchange what they move
CORRECTED = (
    *("box", "resources", "vp", "golems", "created", "killed", "students", "study_track", "golem_track", "gold"),
    *("objectives", "marbles", "upgrades", "columns", "library", "book_pile", "taken", "tiles", "rabbis", "tokens"),
    *("order", "round", "characters", "neighbourhood", "graves", "menorah_tokens", "no_control", "shuffle_after"),
    *("cards", "artifact_tile", "passed", "exhausted", "tile_pile"),
)
_GOLEM = re.compile(r"(red|yellow|blue|r|y|b)(\d+)(-?)")


class GolemWord(InWords, Shape[tuple[Name, int, bool]]):
    """A golem on the map: `red4`, or `red4-` when it lies."""

    def letters(self) -> Iterable[tuple[str, str]]:
        return letters_of(DISTRICTS)

    def parse(self, text: str) -> tuple[Name, int, bool]:
        found = _GOLEM.fullmatch(text.casefold())
        if found is None or not 1 <= int(found[2]) <= LAST_SECTION:
            raise Refusal("golem-bad", got=text)
        return next(one for one in DISTRICTS if one.startswith(found[1])), int(found[2]), not found[3]

    def in_words(self, value: tuple[Name, int, bool]) -> Say:
        return golem_name(Block(*value))

    def write(self, value: tuple[Name, int, bool]) -> str:
        district, section, standing = value
        return f"{district}{section}" + ("" if standing else "-")

    def sample(self, stream: Stream) -> tuple[Name, int, bool]:
        return stream.pick(DISTRICTS), 1 + stream.below(LAST_SECTION), stream.below(2) == 0


class Known(InWords, Shape[str]):
    """The name of a card, book or tile that is known; with a letter, also of a new one that begins with it."""

    def __init__(self, kind: str, known: Mapping[str, Any], letter: str = "") -> None:
        self.kind = kind
        self.known = known
        self.letter = letter

    def tokens(self) -> Iterable[tuple[str, str]]:
        return typed(self.kind, self.known)

    def in_words(self, value: str) -> Say | Name:
        return known_book(self.known, value) if self.kind == BOOK else called(self.kind, value)

    def parse(self, text: str) -> str:
        return card_id(text)

    def write(self, value: str) -> str:
        return value

    def sample(self, stream: Stream) -> str:
        return stream.pick((*self.known, "1"))


def fix_reports(table: Table) -> Reports:
    return Reports(partial(_fix_reports, table))


def _fix_reports(table: Table) -> tuple[Report, ...]:
    box, players = table.box, table.players
    cards, books = Known(CARD, box.cards), Known(BOOK, box.books)
    tiles = Known(ARTIFACT_TILE, box.artifacts, "a")
    seats = tuple(Option(str(one), one, Say(table.named(one))) for one in (AUTOMA, *HUMANS[: players - 1]))
    seat = Field("seat", Pick[Name](seats))
    holder = Field("holder", Pick[Name]((*seats, *options((NOBODY,)))))
    district = Field("district", Place[Name](options(DISTRICTS)))
    all_upgrades = tuple(tile for area in AREAS for tile in UPGRADES[area])
    return _fixing(
        (
            *_counts(table, district),
            Report("golems", (Field("golems", Things(GolemWord(), 0, 6)),)),
            Report("upgrade", (Field("upgrade", Pick[Name](options(all_upgrades))), _on())),
            Report("column", (Field("number", Number(1, COLUMNS)), Field("books", Things(books, 0, COLUMN_FULL)))),
            Report("marbles", (Field("marbles", MarblesLine(table.left_in_rows)),)),
            Report("had", (seat, Field("colours", Taken(Colour(), 0, 2)))),
            Report("tile", (Field("position", Number(1, BOTTOM - 1)), Field("tile", TilePick(ACTION_TILES)))),
            Report("rabbi", (seat, Field("position", Number(0, BOTTOM)))),
            Report("tokens", (Field("tokens", Things(Pick[Name](options(DISTRICTS)), 3, 3)),)),
            Report("order", (Field("seats", Things(Pick[Name](seats), players, players)),)),
            Report("round", (_round(),)),
            Report("active-character", (_round(), Field("character", Pick[Name](options(CHARACTERS))))),
            Report("neighbourhood", (district, _section(), Field("number", Number(1, NEIGHBOURHOOD_TILES)))),
            Report("tiles", (Field("tiles", TilesLine()),)),
            Report("library", (Field("position", Number(1, LIBRARY)), Field("book", books))),
            Report("grave", (Field("space", Number(1, MOST_GRAVES)), holder)),
            Report("menorah", (district, holder)),
            Report("no-control", (_on(),)),
            Report("shuffle", (_on(),)),
            Report("laid", (Field("cards", Things(cards, 0, TURNS)),)),
            Report("under", (Field("cards", Things(cards, 0, DECK_SIZE)),)),
            Report("holds", (Field("tile", tiles),)),
            Report("passed", (Field("seats", Things(Pick[Name](seats[1:]), 0, players)),)),
            Report("exhausted", (Field("area", Pick[Name](options(AREAS))), _on())),
            *(report for report in survey_reports(box).reports if report.verb != "done"),
        )
    )


def _counts(table: Table, district: Field) -> tuple[Report, ...]:
    """What is counted: `+2` and `-1` go from what there is. By older rules a minus was a number below nought."""
    may_be_less = Count if table.setup.rules >= SIGNED else _plain

    def at(said: Mapping[str, Any]) -> int:
        return table.students[said["district"]]

    def lying(said: Mapping[str, Any]) -> int:
        return table.marbles[said["row"]][said["colour"]]

    def count(low: int, high: int, name: str) -> tuple[Field]:
        return (Field("number", Count(low, high, lambda _: getattr(table, name))),)

    return (
        Report("resources", (Field("number", may_be_less(LOWEST, HIGHEST, lambda _: table.resources)),)),
        Report("vp", (Field("number", may_be_less(-200, 400, lambda _: table.vp)),)),
        Report("created", count(0, GOLEMS_TO_CREATE, "created")),
        Report("killed", count(0, 6, "killed")),
        Report("student", (district, Field("section", Count(1, LAST_SECTION, at)))),
        Report("study-track", count(0, MOST_SPACES - 1, "study_track")),
        Report("golem-track", (Field("number", Count(1, MOST_SPACES, lambda _: table.golem_track + 1)),)),
        Report("gold", count(0, 40, "gold")),
        Report("objectives", count(0, 27, "objectives")),
        Report("marble", (_row(), Field("colour", Colour()), Field("number", Count(0, 5, lying)))),
    )


def _plain(low: int, high: int, _: object) -> Number:
    return Number(low, high)


def _fixing(reports: tuple[Report, ...]) -> tuple[Report, ...]:
    """Reports as corrections: each with the message that shows how it is typed, and with a question for each part."""
    return tuple(replace(report, fix=True, fields=_asked(report)) for report in reports)


def _asked(report: Report) -> tuple[Field, ...]:
    """Of what is printed in the box one question is enough: the verb names it."""
    own = report.verb in _FIXES
    ids = [f"fix-{report.verb}{f'-{at}' if at > 1 else ''}" if own else "fix-printed" for at in range(1, 4)]
    return tuple(field._replace(label=Say(id)) for field, id in zip(report.fields, ids, strict=False))


def _on() -> Field:
    return Field("on", Pick[Name](options((YES, NO))), YES)


def _row() -> Field:
    return Field("row", Place[Name](options(ROWS)))


def _round() -> Field:
    return Field("round", Number(1, ROUNDS))


def _section() -> Field:
    return Field("section", Number(1, LAST_TILE))


def correct(table: Table, said: Said) -> None:
    """Carries out a correction, or refuses it."""
    before = _state(table)
    if said.verb in _FIXES:
        _FIXES[said.verb](table, said)
    else:
        learn(table.box, said, table.setup.rules)
        table.cards[:] = [table.box.cards.get(card.id, card) for card in table.cards]
    if _state(table) == before:
        table.tale.note("fixed-nothing")
    else:
        table.tale.note(f"fixed-{said.verb}", **told_fields(fix_reports(table), said))


def _state(table: Table) -> str:
    """All that a correction can change."""
    return repr([table.deck.cards, table.deck.drawn, *(getattr(table, name) for name in CORRECTED)])


def _vp(table: Table, said: Said) -> None:
    table.vp = said["number"]


def slip(table: Table, said: Said) -> Say | None:
    """A slip of the finger is more likely than so large a difference: whoever means it says so."""
    if said.verb == "vp" and abs(said["number"] - table.vp) > FAR and table.setup.rules >= ASKED_ALONE:
        return Say("ask-vp-sure", {"now": table.vp, "number": said["number"]})
    return None


def _golems(table: Table, said: Said) -> None:
    table.golems = [Golem(district, section, standing) for district, section, standing in said["golems"]]


def _study_track(table: Table, said: Said) -> None:
    table.study_track = _on_track(table, "study-spaces", said["number"])


def _golem_track(table: Table, said: Said) -> None:
    table.golem_track = _on_track(table, "golem-spaces", said["number"] - 1)


def _on_track(table: Table, row: str, at: int) -> int:
    spaces = table.box.rows[row][0]
    if spaces is not None and at >= spaces:
        raise Refusal("answer-out-of-range", got=at, low=0, high=spaces - 1)
    return at


def _upgrade(table: Table, said: Said) -> None:
    tile: Name = said["upgrade"]
    made = next(table.upgrades[area] for area in AREAS if tile in UPGRADES[area])
    if said["on"] == YES and tile not in made:
        if len(made) == UPGRADES_PER_AREA:
            raise Refusal("upgrades-full", number=UPGRADES_PER_AREA)
        made.append(tile)
    elif said["on"] == NO and tile in made:
        made.remove(tile)


def _column(table: Table, said: Said) -> None:
    ids = list(said["books"])
    elsewhere = [id for at, column in enumerate(table.columns) if at != said["number"] - 1 for id in column]
    for id in ids:
        if id not in table.box.books:
            raise Refusal("book-new", book=called(BOOK, id))
        if id in elsewhere or ids.count(id) > 1:
            raise Refusal("book-laid", book=known_book(table.box.books, id))
    if len({table.book(id).colour for id in ids} - {"black"}) > 1:
        raise Refusal("column-colours")
    table.columns[said["number"] - 1] = ids
    table.book_pile = [id for id in table.book_pile if id not in ids]
    for place in reversed(range(LIBRARY)):
        if table.library[place] in ids:
            if exchanges(table):
                take_from_library(table, place + 1)  # the row has moved up since
            else:
                table.library[place] = None


def exchanges(table: Table) -> bool:
    """Whether what a correction lays somewhere changes places with what lay there; by older rules that was gone."""
    return table.setup.rules >= SIGNED


def _library(table: Table, said: Said) -> None:
    """The book that was thought to lie there lies where this one was thought to be."""
    id = said["book"]
    if id not in table.box.books:
        raise Refusal("book-new", book=called(BOOK, id))
    if any(id in column for column in table.columns):
        raise Refusal("book-laid", book=known_book(table.box.books, id))
    at = said["position"] - 1
    there = table.library[at] if exchanges(table) and table.library[at] != id else None
    known = id in table.library or id in table.book_pile
    table.library = [there if one == id else one for one in table.library]
    table.library[at] = id
    pile = [there if one == id else one for one in table.book_pile]
    table.book_pile = [one for one in (*pile, None if known else there) if one is not None]


def _marble(table: Table, said: Said) -> None:
    table.marbles[said["row"]][said["colour"]] = said["number"]


def _marbles(table: Table, said: Said) -> None:
    """All rows anew, of the marbles that nobody has taken."""
    table.marbles = said["marbles"]


def _had(table: Table, said: Said) -> None:
    table.taken[said["seat"]] = list(said["colours"])


def _tile(table: Table, said: Said) -> None:
    position, tile = said["position"], said["tile"]
    if position > len(table.tiles):
        raise Refusal("tile-missing", position=position, number=len(table.tiles), bottom=BOTTOM)
    there = table.tiles[position - 1] if exchanges(table) and table.tiles[position - 1] != tile else None
    table.tiles = [there if one == tile else one for one in table.tiles]
    table.tiles[position - 1] = tile
    if there is not None:
        table.tile_pile = [there if one == tile else one for one in table.tile_pile]


def _rabbi(table: Table, said: Said) -> None:
    """Position 0 takes a rabbi back."""
    position = said["position"]
    table.rabbis.pop(said["seat"], None)
    if position != BOTTOM and position in table.rabbis.values():
        raise Refusal("tile-taken", position=position)
    if position != BOTTOM and position > len(table.tiles) and exchanges(table):
        raise Refusal("tile-missing", position=position, number=len(table.tiles), bottom=BOTTOM)
    if position:
        table.rabbis[said["seat"]] = position


def _order(table: Table, said: Said) -> None:
    if len(set(said["seats"])) < len(said["seats"]):
        raise Refusal("order-bad")
    table.order[:] = said["seats"]


def _tokens(table: Table, said: Said) -> None:
    if set(said["tokens"]) != set(DISTRICTS):
        raise Refusal("tokens-bad", got=" ".join(said["tokens"]))
    table.tokens = list(said["tokens"])


def _character(table: Table, said: Said) -> None:
    if not table.characters:
        raise Refusal("characters-not-laid")
    characters = list(table.characters)
    characters[said["round"] - 1] = said["character"]
    table.characters = tuple(characters)


def _turn_of_rounds(table: Table, said: Said) -> None:
    if not table.round or table.over:
        raise Refusal("no-round")
    table.round = said["round"]


def _tiles(table: Table, said: Said) -> None:
    """All neighbourhood tiles anew."""
    if not table.neighbourhood and not table.when_met:
        raise Refusal("neighbourhood-not-laid")
    table.neighbourhood = said["tiles"]


def _neighbourhood(table: Table, said: Said) -> None:
    if said["district"] not in table.neighbourhood:
        raise Refusal("neighbourhood-not-laid")
    tiles = list(table.neighbourhood[said["district"]])
    tiles[said["section"] - 1] = said["number"]
    table.neighbourhood[said["district"]] = tuple(tiles)


def _grave(table: Table, said: Said) -> None:
    table.graves.pop(said["space"], None)
    if said["holder"] != NOBODY:
        table.graves[said["space"]] = said["holder"]


def _menorah(table: Table, said: Said) -> None:
    table.menorah_tokens[said["district"]] = None if said["holder"] == NOBODY else said["holder"]


def _laid(table: Table, said: Said) -> None:
    """The Automa cards of this round, in order: as many as it has had turns. A card that is there instead of another
    has changed places with it."""
    ids, laid = _known_cards(table, said), [card.id for card in table.cards]
    if len(ids) != len(laid) and (exchanges(table) or table.acting == AUTOMA):
        raise Refusal("laid-number", number=len(laid))
    if exchanges(table):
        gone, come = ([id for id in one if id not in other] for one, other in ((laid, ids), (ids, laid)))
        places = dict(zip((*gone, *come), (*come, *gone), strict=True))
        for pile in (table.deck.cards, table.deck.drawn):
            pile[:] = [places.get(id, id) for id in pile]
    table.cards[:] = [table.box.cards[id] for id in ids]


def _under(table: Table, said: Said) -> None:
    """The cards of a physical deck that have come up since it was shuffled, those that lie there among them."""
    if not table.deck.physical:
        raise Refusal("deck-is-ours")
    table.deck.drawn[:] = dict.fromkeys((*_known_cards(table, said), *(card.id for card in table.cards)))


def _known_cards(table: Table, said: Said) -> list[str]:
    ids = list(said["cards"])
    for id in ids:
        if id not in table.box.cards or ids.count(id) > 1:
            raise Refusal("card-unknown", card=called(CARD, id))
    return ids


def _holds(table: Table, said: Said) -> None:
    """The Automa's artifact tile."""
    play_tile(table, said["tile"])


def _passed(table: Table, said: Said) -> None:
    table.passed[:] = dict.fromkeys(said["seats"])


def _exhausted(table: Table, said: Said) -> None:
    others = [area for area in table.exhausted if area != said["area"]]
    table.exhausted[:] = [*others, said["area"]] if said["on"] == YES else others
    if said["on"] == YES and exchanges(table):
        token = TOKEN_OF[said["area"]]
        table.tokens = [*(one for one in table.tokens if one != token), token]


def _set(name: str, field: str = "number") -> Fixing:
    def fix(table: Table, said: Said) -> None:
        setattr(table, name, said[field])

    return fix


def _student(table: Table, said: Said) -> None:
    table.students[said["district"]] = said["section"]


def _flag(name: str) -> Fixing:
    def fix(table: Table, said: Said) -> None:
        setattr(table, name, said["on"] == YES)

    return fix


_FIXES: dict[str, Fixing] = {
    **{name: _set(name) for name in ("resources", "created", "killed", "gold", "objectives")},
    "vp": _vp,
    "golems": _golems,
    "student": _student,
    "study-track": _study_track,
    "golem-track": _golem_track,
    "upgrade": _upgrade,
    "column": _column,
    "library": _library,
    "marble": _marble,
    "marbles": _marbles,
    "round": _turn_of_rounds,
    "tiles": _tiles,
    "had": _had,
    "tile": _tile,
    "rabbi": _rabbi,
    "order": _order,
    "tokens": _tokens,
    "active-character": _character,
    "neighbourhood": _neighbourhood,
    "grave": _grave,
    "menorah": _menorah,
    "laid": _laid,
    "under": _under,
    "holds": _holds,
    "passed": _passed,
    "exhausted": _exhausted,
    "no-control": _flag("no_control"),
    "shuffle": _flag("shuffle_after"),
}
