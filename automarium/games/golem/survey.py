"""The one-time survey of the box: an owner enters beforehand what would otherwise be asked when the Automa meets it."""

from __future__ import annotations

from functools import cache

from automarium.core.ask import Asking, Field, Number, Report, Reports, Said, Several
from automarium.core.errors import Refusal
from automarium.core.rng import Stream
from automarium.core.tale import Name
from automarium.games.golem.box import (
    ROWS,
    Box,
    read_artifact,
    read_book,
    read_prices,
    read_row,
    read_signs,
)
from automarium.games.golem.cards import DECK_SIZE, AutomaCard, card_id, read_card
from automarium.games.golem.notation import effect
from automarium.games.golem.table import Table
from automarium.games.golem.words import GOLEM, STUDY

MOST_WORDS = 24  # at most, in one line


# rows whose length is not the same in every box
WHOLE_TRACKS = ("golem-level", "golem-steps", "golem-income", "study-income", "study-vp")  # tell how long they are
OPEN_ENDED = (*WHOLE_TRACKS, "graves")


class Word:
    """A word of a line, as it is; what it means is read by the component that the line is about."""

    def parse(self, text: str) -> str:
        return text

    def write(self, value: str) -> str:
        return value

    def sample(self, stream: Stream) -> str:
        return stream.pick(("0", "1", "2"))


class Words(Several[str]):
    """The rest of a line, word by word; a lone `-` is a word too (nothing)."""

    def parse(self, text: str) -> tuple[str, ...]:
        words = tuple(text.split())
        if not self.low <= len(words) <= self.high:
            raise Refusal("answer-wrong-count", got=len(words), low=self.low, high=self.high)
        return words

    def write(self, value: tuple[str, ...]) -> str:
        return " ".join(value)


@cache
def survey_reports() -> Reports:
    words = Field("words", Words(Word(), 1, MOST_WORDS))
    id = Field("id", Word())
    character = Field("number", Number(39, 50))
    return Reports(
        (
            *(Report(name, (words,)) for name in ROWS),
            Report("golem-prices", (words,)),
            Report("study-prices", (words,)),
            Report("card", (id, words)),
            Report("book", (id, words)),
            Report("character", (character, words)),
            Report("artifacts-tile", (id, words)),
            Report("start", (id, words)),
            Report("done", last=True),
        )
    )


def survey(table: Table) -> Asking[None]:
    """Lines in any order until the owner is done; a line that cannot be is refused."""
    table.tale.head("head-survey")
    while True:
        said: Said = yield from table.ask("ask-survey", survey_reports)
        if said.verb == "done":
            return
        learn(table.box, said)
        table.tale.note("note-learnt", what=Name(f"verb-{said.verb}"))


def learn(box: Box, said: Said) -> None:
    """One line of the survey into the box."""
    words = list(said["words"])
    if said.verb in ROWS:
        if said.verb not in OPEN_ENDED and len(words) != ROWS[said.verb].size:
            size = ROWS[said.verb].size
            raise Refusal("answer-wrong-count", got=len(words), low=size, high=size)
        box.rows[said.verb] = read_row(said.verb, " ".join(words))
        track = said.verb.partition("-")[0]
        if said.verb in WHOLE_TRACKS and box.rows[f"{track}-spaces"][0] is None:
            box.rows[f"{track}-spaces"] = read_row(f"{track}-spaces", str(len(words)))
    elif said.verb in ("golem-prices", "study-prices"):
        area = GOLEM if said.verb == "golem-prices" else STUDY
        box.prices[area] = read_prices(area, " ".join(words))
    elif said.verb == "character":
        box.signs[Name(f"character-{said['number']}")] = read_signs(" ".join(words))
    else:
        _learn_component(box, said.verb, card_id(said["id"]), words)


def _learn_component(box: Box, verb: str, id: str, words: list[str]) -> None:
    if verb == "card":
        if id not in box.cards and len(box.cards) == DECK_SIZE:
            raise Refusal("cards-full", card=id, number=DECK_SIZE)
        # entered anew, a card is corrected; what the line leaves out is kept
        known = box.cards.get(id, AutomaCard(id))
        told = {name: part for name, part in read_card(id, words)._asdict().items() if part is not None}
        box.cards[id] = known._replace(**told)
    elif verb == "book":
        box.books[id] = read_book(id, words)
    elif verb == "artifacts-tile":
        box.artifacts[id] = read_artifact(words)
    else:
        box.starts[id] = effect(" ".join(words))
