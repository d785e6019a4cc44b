"""The one-time survey of the box: an owner enters beforehand what would otherwise be asked when the Automa meets it."""

from __future__ import annotations

from functools import cache

from automarium.core.ask import Asking, Field, Number, Report, Reports, Said
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.golem.box import ROWS, Box, read_row
from automarium.games.golem.cards import DECK_SIZE, AutomaCard
from automarium.games.golem.names import CHARACTERS, GOLEM, STUDY
from automarium.games.golem.shapes import (
    WHOLE_TRACKS,
    ArtifactLine,
    BookLine,
    CardLine,
    NamedEffect,
    PricesLine,
    RowLine,
    SignsLine,
)
from automarium.games.golem.table import Table


def survey_reports(box: Box) -> Reports:
    """A line for everything that is printed in a box."""
    return Reports(
        (
            *_unchanging(),
            Report("card", (Field("card", CardLine(box.cards, anew=True)),)),
            Report("book", (Field("book", BookLine(box.books, anew=True)),)),
            Report("artifacts-tile", (Field("tile", ArtifactLine(box.artifacts, anew=True)),)),
            Report("start", (Field("tile", NamedEffect(box.starts, anew=True)),)),
            Report("done", last=True),
        )
    )


@cache
def _unchanging() -> tuple[Report, ...]:
    """The lines that look the same whatever is known."""
    first, last = (int(name.removeprefix("character-")) for name in (CHARACTERS[0], CHARACTERS[-1]))
    return (
        *(Report(name, (Field("row", RowLine(name)),)) for name in ROWS),
        Report("golem-prices", (Field("prices", PricesLine(GOLEM)),)),
        Report("study-prices", (Field("prices", PricesLine(STUDY)),)),
        Report("character", (Field("number", Number(first, last)), Field("signs", SignsLine()))),
    )


def survey(table: Table) -> Asking[None]:
    """Lines in any order until the owner is done; a line that cannot be is refused."""
    table.tale.head("head-survey")
    while True:
        said: Said = yield from table.ask("ask-survey", lambda: survey_reports(table.box))
        if said.verb == "done":
            return
        learn(table.box, said)
        table.tale.note("note-learnt", what=Name(f"verb-{said.verb}"))


def learn(box: Box, said: Said) -> None:
    """One line of the survey into the box."""
    if said.verb in ROWS:
        row = box.rows[said.verb] = list(said["row"])
        spaces = f"{said.verb.partition('-')[0]}-spaces"
        if said.verb in WHOLE_TRACKS and box.rows[spaces][0] is None:
            length = max((at for at, one in enumerate(row, 1) if one is not None), default=0)
            box.rows[spaces] = read_row(spaces, str(length))
    elif said.verb == "golem-prices":
        box.prices[GOLEM] = said["prices"]
    elif said.verb == "study-prices":
        box.prices[STUDY] = said["prices"]
    elif said.verb == "character":
        box.signs[Name(f"character-{said['number']}")] = said["signs"]
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


def _learn_card(box: Box, told: AutomaCard) -> None:
    """Entered anew, a card is corrected; what the line leaves out is kept."""
    if told.id not in box.cards and len(box.cards) == DECK_SIZE:
        raise Refusal("cards-full", card=told.id, number=DECK_SIZE)
    parts = {name: part for name, part in told._asdict().items() if part is not None}
    box.cards[told.id] = box.cards.get(told.id, AutomaCard(told.id))._replace(**parts)
