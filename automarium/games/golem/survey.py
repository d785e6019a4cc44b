"""The one-time survey of the box: an owner enters beforehand what would otherwise be asked when the Automa meets it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from automarium.core.ask import Asking, Field, Number, Option, Pick, Report, Reports, Said
from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.golem.box import DEVELOPMENTS, ROWS, SMALL, Box, read_column_tiles, read_late, read_row
from automarium.games.golem.called import CARD, called
from automarium.games.golem.cards import DECK_SIZE, AutomaCard
from automarium.games.golem.names import CHARACTERS, COLUMN_TILES, GOLEM, STUDY
from automarium.games.golem.notation import ANY_EFFECT, Effect, line
from automarium.games.golem.shapes import (
    WHOLE_TRACKS,
    ArtifactLine,
    BookLine,
    CardLine,
    EffectKey,
    NamedEffect,
    PricesLine,
    RowLine,
    SignsLine,
    Things,
)
from automarium.games.golem.table import Table

ROWS_KEPT = 3  # the version of the rules since which a row that is entered in part neither forgets nor cuts anything


def survey_reports(box: Box) -> Reports:
    """A line for everything that is printed in a box."""
    return Reports(
        (
            *(Report(name, (Field("row", RowLine(name, box.rows)),)) for name in ROWS),
            Report("golem-prices", (Field("prices", PricesLine(GOLEM, box.prices)),)),
            Report("study-prices", (Field("prices", PricesLine(STUDY, box.prices)),)),
            *_unchanging(),
            Report("card", (Field("card", CardLine(box.cards, anew=True)),)),
            Report("book", (Field("book", BookLine(box.books, anew=True)),)),
            Report("artifacts-tile", (Field("tile", ArtifactLine(box.artifacts, box.known_slots(), anew=True)),)),
            Report("start", (Field("tile", NamedEffect(box.starts, anew=True)),)),
            Report("effect", (Field("key", EffectKey(box.effects)), Field("effect", ANY_EFFECT))),
            Report("done", last=True),
        )
    )


@cache
def _unchanging() -> tuple[Report, ...]:
    """The lines that look the same whatever is known."""
    first, last = (int(name.removeprefix("character-")) for name in (CHARACTERS[0], CHARACTERS[-1]))
    return (
        Report("character", (Field("number", Number(first, last)), Field("signs", SignsLine()))),
        Report("character-price", (Field("number", Number(first, last)), Field("price", SMALL))),
        Report("column-tiles", (Field("tiles", Things(Pick[Name](_words(COLUMN_TILES)), 4, 4)),)),
        Report("last-round", (Field("characters", Things(Number(first, last), 1, len(CHARACTERS))),)),
    )


def _words(names: Iterable[Name]) -> tuple[Option, ...]:
    """Developments by the short words for them."""
    return tuple(Option(str(name), name, Say(f"{name}-word")) for name in names)


def survey(table: Table) -> Asking[None]:
    """Lines in any order until the owner is done; a line that cannot be is refused."""
    table.tale.head("head-survey")
    while True:
        said: Said = yield from table.ask("ask-survey", lambda: survey_reports(table.box))
        if said.verb == "done":
            return
        learn(table.box, said, table.setup.rules)


def learn(box: Box, said: Said, rules: int) -> None:
    """One line of the survey into the box."""
    if said.verb in ROWS:
        _learn_row(box, said.verb, said["row"], rules)
    elif said.verb == "golem-prices":
        box.prices[GOLEM] = said["prices"]
    elif said.verb == "study-prices":
        box.prices[STUDY] = said["prices"]
    elif said.verb == "character":
        box.signs[_character(said["number"])] = said["signs"]
    elif said.verb == "character-price":
        box.influence[_character(said["number"])] = said["price"]
    elif said.verb == "column-tiles":
        box.column_tiles = read_column_tiles(said["tiles"])
    elif said.verb == "last-round":
        box.late = read_late([_character(number) for number in said["characters"]])
    elif said.verb == "effect":
        _learn_effect(box, said["key"], said["effect"])
    elif said.verb == "card":
        _learn_card(box, said["card"])
    elif said.verb == "book":
        box.books[said["book"].id] = said["book"]
    else:
        id, printed = said["tile"]
        if not id:
            raise Refusal("start-nameless")
        known = box.artifacts if said.verb == "artifacts-tile" else box.starts
        known[id] = printed


def _character(number: int) -> Name:
    return Name(f"character-{number}")


def _learn_effect(box: Box, key: str, told: Effect) -> None:
    """Only a development changes something for good."""
    if told.powers and key not in DEVELOPMENTS:
        raise Refusal("effect-power", got=line(told))
    box.effects[key] = told


def _learn_row(box: Box, name: str, told: Sequence[Any], rules: int) -> None:
    """Entered anew, a row is corrected; what the line leaves out is kept. How long a track is, its rows do not say."""
    spaces = f"{name.partition('-')[0]}-spaces"
    length = max((at for at, one in enumerate(told, 1) if one is not None), default=0)
    if rules < ROWS_KEPT:
        box.rows[name] = list(told)
        if name in WHOLE_TRACKS and box.rows[spaces][0] is None:
            box.rows[spaces] = read_row(spaces, str(length))
        return
    size = box.rows[spaces][0] if name in WHOLE_TRACKS else None
    if size is not None and length > size:
        raise Refusal("row-too-long", what=Name(f"verb-{name}"), got=length, number=size)
    box.rows[name] = [old if new is None else new for old, new in zip(box.rows[name], told, strict=True)]
    if name == spaces and told[0] is not None:
        for row in WHOLE_TRACKS:
            if row.partition("-")[0] == name.partition("-")[0]:
                box.rows[row][told[0] :] = [None] * (len(box.rows[row]) - told[0])


def _learn_card(box: Box, told: AutomaCard) -> None:
    """Entered anew, a card is corrected; what the line leaves out is kept."""
    if told.id not in box.cards and len(box.cards) == DECK_SIZE:
        raise Refusal("cards-full", card=called(CARD, told.id), number=DECK_SIZE)
    parts = {name: part for name, part in told._asdict().items() if part is not None}
    box.cards[told.id] = box.cards.get(told.id, AutomaCard(told.id))._replace(**parts)
