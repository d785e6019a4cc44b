"""The shapes of answers that are the owner's own: lines of marbles, cards, books, tiles."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from automarium.core.ask import Line, Pick, Reports, Said, Several, Shape, options
from automarium.core.errors import Refusal
from automarium.core.rng import Stream
from automarium.core.tale import Name, Say
from automarium.games.golem.box import (
    DEVELOPMENTS,
    FACTS,
    ROWS,
    SMALL,
    THIRD_COLUMN,
    Book,
    Box,
    Prices,
    Signs,
    book_line,
    colour_letters,
    prices_line,
    read_artifact,
    read_book,
    read_prices,
    read_row,
    read_signs,
    signs_line,
)
from automarium.games.golem.called import ARTIFACT_TILE, BOOK, START, InWords, called, known_book, title
from automarium.games.golem.cards import AutomaCard, Bonus, card_id, card_line, read_card, told_card, told_part
from automarium.games.golem.components import NEIGHBOURHOOD_TILES, ROUNDS, components
from automarium.games.golem.names import (
    BONUSES,
    BOOK_COLOURS,
    CHARACTERS,
    COLOURS,
    CRITERIA,
    DISTRICTS,
    EITHER,
    GOLEM,
    GOLEM_UPGRADES,
    LAST_TILE,
    LETTERS,
    MARBLE,
    OTHER,
    RABBI,
    STUDY_UPGRADES,
    SYMBOL,
)
from automarium.games.golem.names import ROWS as MARBLE_ROWS
from automarium.games.golem.notation import EFFECT, UNKNOWN, Effect, effect, is_effect, line, phrase

IN_ONE_SUM = "="  # begins the income of several sources that nobody wants to tell apart
Marbles = dict[Name, dict[Name, int]]
Tokens = Iterable[tuple[str, str]]


def several(things: Iterable[object]) -> Say:
    """A list of things, or that there are none."""
    found = tuple(things)
    return Say("told", {"what": found}) if found else Say("told-none")


def told_value(shape: object, value: Any) -> Any:
    """A value of a shape as a message shows it."""
    if value is None:
        return None
    if isinstance(shape, Pick):
        label = next(option.label for option in shape.options if option.value == value)
        return label if label.args else Name(label.id)
    return shape.in_words(value) if isinstance(shape, InWords) else value


class Things(InWords, Several[Any]):
    """A list of like things, told one by one."""

    def in_words(self, value: tuple[Any, ...]) -> Say:
        return several(told_value(self.one, one) for one in value)


class Taken(Things):
    """Marbles by their colours."""

    def in_words(self, value: tuple[Name, ...]) -> Say:
        return told_colours(value)


def told_fields(shape: Reports, said: Said) -> dict[str, Any]:
    """The fields of a report, for the sentence that tells it."""
    report = next(one for one in shape.reports if one.verb == said.verb)
    return {field.name: told_value(field.shape, said.args[field.name]) for field in report.fields}


def told_marbles(marbles: Marbles) -> tuple[Say, ...]:
    """The rows with their marbles."""
    lying = {row: [(colour, number) for colour, number in marbles[row].items() if number] for row in MARBLE_ROWS}
    return tuple(
        Say("row-marbles", {"row": row, "marbles": several(_some_marbles(*one) for one in there)})
        for row, there in lying.items()
        if there
    )


def _some_marbles(colour: Name, number: int) -> Say:
    return Say("some-marbles", {"colour": colour, "number": number})


def told_colours(colours: Iterable[Name]) -> Say:
    """Marbles one by one."""
    return several(_some_marbles(colour, 1) for colour in colours)


def _own(names: Iterable[str]) -> Tokens:
    """Words of the notation that are their own messages, for players who type in their language."""
    return [(str(name), str(name)) for name in names]


def letters_of(colours: Iterable[Name]) -> Tokens:
    """Letters of colours, each with the message that is the reader's own letter."""
    return [(LETTERS[colour], f"letter-{colour}") for colour in colours]


class Colour(Pick[Name]):
    """A colour of a marble by its name or letter."""

    def __init__(self) -> None:
        super().__init__(options(COLOURS))

    def letters(self) -> Tokens:
        return letters_of(COLOURS)

    def parse(self, text: str) -> Name:
        if len(text) == 1:
            return colour_letters(text)[0]
        return super().parse(text)


class TilePick(Pick[Name]):
    """An action tile by its number in our list: 5, or r05."""

    def __init__(self, tiles: Iterable[Name]) -> None:
        super().__init__(options(tiles))

    def parse(self, text: str) -> Name:
        number = text.strip().casefold().removeprefix("r")
        return super().parse(f"r{int(number):02}" if number.isascii() and number.isdigit() else text)


class MarblesLine(InWords, Line):
    """The marbles of a round: `work RYW golem BK …`, as many of each colour as are in play."""

    def __init__(self, in_play: Mapping[Name, int] | Callable[[], Mapping[Name, int]]) -> None:
        self._in_play = in_play if callable(in_play) else lambda: in_play

    @property
    def in_play(self) -> Mapping[Name, int]:
        """How many there must be of each colour."""
        return self._in_play()

    def tokens(self) -> Tokens:
        return _own((*MARBLE_ROWS, *COLOURS))

    def letters(self) -> Tokens:
        return letters_of(COLOURS)

    def parse(self, text: str) -> Marbles:
        found = {row: dict.fromkeys(COLOURS, 0) for row in MARBLE_ROWS}
        row: Name | None = None
        for word in text.casefold().replace(",", " ").split():
            named = [one for one in MARBLE_ROWS if one.startswith(word)] if len(word) > 1 else []
            if len(named) == 1:
                row = named[0]
            elif row is None:
                raise Refusal("marbles-row-first", got=word)
            else:
                for colour in colour_letters(word):
                    found[row][colour] += 1
        for colour, number in self.in_play.items():
            got = sum(found[row][colour] for row in MARBLE_ROWS)
            if got != number:
                raise Refusal("marbles-count", colour=colour, got=got, number=number)
        return found

    def write(self, value: Marbles) -> str:
        said = []
        for row in MARBLE_ROWS:
            letters = "".join(LETTERS[colour] * value[row][colour] for colour in COLOURS)
            if letters:
                said.append(f"{row} {letters}")
        return " ".join(said)

    def in_words(self, value: Marbles) -> Say:
        return several(told_marbles(value))

    def sample(self, stream: Stream) -> Marbles:
        """Dropped at once: each marble rolls into any row (B-02)."""
        found = {row: dict.fromkeys(COLOURS, 0) for row in MARBLE_ROWS}
        for colour, number in self.in_play.items():
            for _ in range(number):
                found[MARBLE_ROWS[stream.below(len(MARBLE_ROWS))]][colour] += 1
        return found


class SignsLine(InWords, Line):
    """`RY 2`: the two marbles of a character and its golem steps."""

    def tokens(self) -> Tokens:
        return _own(DISTRICTS)

    def letters(self) -> Tokens:
        return letters_of(DISTRICTS)

    def parse(self, text: str) -> Signs:
        return read_signs(text)

    def write(self, value: Signs) -> str:
        return signs_line(value)

    def in_words(self, value: Signs) -> Say:
        return Say("told-signs", {"left": value.left, "right": value.right, "steps": value.steps})

    def sample(self, stream: Stream) -> Signs:
        left, right = stream.pick(DISTRICTS), stream.pick(DISTRICTS)
        return Signs(left, right, 1 + stream.below(2))


class AllSigns(InWords, Line):
    """`RY 2 BB 1`: the signs of several characters, in their order."""

    def __init__(self, characters: tuple[Name, ...]) -> None:
        self.characters = characters

    def tokens(self) -> Tokens:
        return SignsLine().tokens()

    def letters(self) -> Tokens:
        return SignsLine().letters()

    def parse(self, text: str) -> dict[Name, Signs]:
        groups = re.findall(r"\D*\d+|\D+$", text.replace(",", " "))
        if len(groups) != len(self.characters):
            raise Refusal("answer-wrong-count", got=len(groups), low=len(self.characters), high=len(self.characters))
        return {one: read_signs(group) for one, group in zip(self.characters, groups, strict=True)}

    def write(self, value: Mapping[Name, Signs]) -> str:
        return " ".join(signs_line(value[one]) for one in self.characters)

    def in_words(self, value: Mapping[Name, Signs]) -> Say:
        return several(
            Say("told-whose-signs", {"who": one, "signs": SignsLine().in_words(value[one])}) for one in value
        )

    def sample(self, stream: Stream) -> dict[Name, Signs]:
        return {one: SignsLine().sample(stream) for one in self.characters}


Round = tuple[Marbles, Signs, int | None]


class RoundLine(InWords, Line):
    """What is looked at as a round begins: the marbles, and behind a bar what phase 2 needs, `work RYW … | RY 2 1`: the
    signs of the character and, unless they are known, the steps on a space of the golem track."""

    def __init__(self, marbles: MarblesLine, character: Name, space: int | None) -> None:
        self.marbles, self.character, self.space = marbles, character, space

    def tokens(self) -> Tokens:
        return self.marbles.tokens()

    def letters(self) -> Tokens:
        return self.marbles.letters()

    def parse(self, text: str) -> Round:
        marbles, rest = self._parts(text)
        signs, _, steps = rest.strip().rpartition(" ") if self.space else (rest, "", "")
        found = self.marbles.parse(marbles), read_signs(signs)
        return (*found, ROWS["golem-steps"].shape.parse(steps) if self.space else None)

    def _parts(self, text: str) -> tuple[str, str]:
        """The rows and the card: without a bar the two colours before the first number are those of the card."""
        marbles, bar, rest = text.partition("|")
        words = text.replace(",", " ").split()
        number = next((at for at, word in enumerate(words) if word.isdecimal()), 0)
        if number and not bar:
            alone = len(words[number - 1]) == 1 or words[number - 1].casefold() in COLOURS
            begun = max(0, number - 1 - alone)
            return " ".join(words[:begun]), " ".join(words[begun:])
        if not rest.strip():
            self.marbles.parse(marbles)  # what is wrong with them is said first
            raise Refusal("round-card", character=self.character, space=self.space or 0)
        return marbles, rest

    def write(self, value: Round) -> str:
        marbles, signs, steps = value
        return f"{self.marbles.write(marbles)} | {signs_line(signs)} {'' if steps is None else steps}".rstrip()

    def in_words(self, value: Round) -> Say:
        marbles, signs, steps = value
        card = Say("told-whose-signs", {"who": self.character, "signs": SignsLine().in_words(signs)})
        track = () if steps is None else (Say("told-track-steps", {"space": self.space, "steps": steps}),)
        return Say("told-round", {"marbles": self.marbles.in_words(marbles), "card": several((card, *track))})

    def sample(self, stream: Stream) -> Round:
        steps = 1 + stream.below(2) if self.space else None
        return self.marbles.sample(stream), SignsLine().sample(stream), steps


class CardLine(InWords, Line):
    """An Automa card: its id alone when it is known, else with the signs that the turn needs."""

    def __init__(
        self,
        known: Mapping[str, AutomaCard],
        under: Iterable[str] = (),
        need: Name | None = None,
        *,
        before: AutomaCard | None = None,
        anew: bool = False,
    ) -> None:
        self.known = known
        self.under = under  # what cannot have come up
        self.need = need  # the column that the turn needs
        self.before = before  # the card with which it may form the rabbi symbol
        self.anew = anew  # a known card is entered again, to be corrected

    def needed(self, card: AutomaCard) -> Name | None:
        """The same, once the edge of the card says whether the symbol is formed."""
        if self.need != SYMBOL or card.left is None:
            return self.need
        if not card.left:
            return EITHER
        return RABBI if self.before is not None and self.before.right else SYMBOL

    def tokens(self) -> Tokens:
        signs = [(str(one), "other-word" if one == OTHER else str(one)) for one in (*BONUSES, *CRITERIA)]
        return [*signs, ("m", "column-marble"), ("r", "column-rabbi")]

    def parse(self, text: str) -> AutomaCard:
        words = text.casefold().replace(",", " ").replace("|", " ").split()
        if not words:
            raise Refusal("card-empty")
        return read_card(card_id(words[0]), words[1:])

    def write(self, value: AutomaCard) -> str:
        return f"{value.id} {card_line(value)}".strip()

    def in_words(self, value: AutomaCard) -> Say:
        return told_card(self.known.get(value.id, value) if value == AutomaCard(value.id) else value)

    def sample(self, stream: Stream) -> AutomaCard:
        """Some whole card under a new or a known id."""
        criteria, rabbi, book = list(CRITERIA), [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]
        stream.shuffle(criteria)
        stream.shuffle(rabbi)
        stream.shuffle(book)
        id = f"c{stream.below(20) + 1}"
        if id in self.known:
            return AutomaCard(id)
        bonus = Bonus(stream.pick(BONUSES[:-1]), 1 + stream.below(4))
        halves = stream.below(2) == 0, stream.below(2) == 0
        first = MARBLE if stream.below(5) else RABBI
        return AutomaCard(id, bonus, first, tuple(criteria[:5]), tuple(rabbi), tuple(book), *halves)


class PartLine(InWords, Line):
    """One column of a card, to complete it: criteria, numbers, the column further left, the bonus or the halves."""

    def __init__(self, part: str) -> None:
        self.part = part

    def tokens(self) -> Tokens:
        return CardLine({}).tokens()

    def parse(self, text: str) -> Any:
        word = text.casefold().replace(",", " ").strip()
        if self.part in ("rabbi", "book"):
            word = self.part[0] + "".join(sign for sign in word if sign.isdecimal())
        value = getattr(read_card("-", word.split()), self.part)
        if value is None:
            raise Refusal(f"part-{self.part}", got=text)
        return value

    def write(self, value: Any) -> str:
        return card_line(AutomaCard("-", **{self.part: value})).lstrip("rb" if self.part in ("rabbi", "book") else "")

    def in_words(self, value: Any) -> Say:
        return told_part(self.part, value)

    def sample(self, stream: Stream) -> Any:
        return getattr(CardLine({}).sample(stream), self.part)


class BookLine(InWords, Line):
    """A book: its id alone when it is known, else `id colour price immediate active`."""

    def __init__(self, known: Mapping[str, Book], laid: Iterable[str] = (), *, anew: bool = False) -> None:
        self.known = known
        self.laid = tuple(laid)
        self.anew = anew

    def tokens(self) -> Tokens:
        return _own(BOOK_COLOURS)

    def parse(self, text: str) -> Book:
        words = text.casefold().split()
        id = card_id(words[0] if words else "")
        if id in self.laid:
            raise Refusal("book-laid", book=known_book(self.known, id))
        if len(words) == 1:
            if id not in self.known:
                raise Refusal("book-new", book=called(BOOK, id))
            return self.known[id]
        return read_book(id, words[1:])

    def write(self, value: Book) -> str:
        return value.id if self.known.get(value.id) == value else f"{value.id} {book_line(value)}"

    def in_words(self, value: Book) -> Say:
        name = title(value.id)
        if value[2:] == (None, None, None):
            return Say("told-known-book", {"title": name, "colour": value.colour})
        parts = [Say("tap-unknown") if part is None else phrase(part) for part in (value.immediate, value.active)]
        price = Say("tap-unknown") if value.price is None else value.price
        told = {"title": name, "colour": value.colour, "price": price, "immediate": parts[0], "active": parts[1]}
        return Say("told-book", told)

    def sample(self, stream: Stream) -> Book:
        fresh = [id for id in self.known if id not in self.laid]
        if fresh and stream.below(2):
            return self.known[stream.pick(fresh)]
        id = next(f"b{n}" for n in range(1, 100) if f"b{n}" not in self.known)
        bonus = EFFECT.sample(stream), EFFECT.sample(stream)
        return Book(id, stream.pick(BOOK_COLOURS[:-1]), 1 + stream.below(6), *bonus)


class PlacedBook(InWords, Line):
    """A book with the price of its place in the library before it: `2 17 red 3 +1g +1red`."""

    def __init__(self, book: BookLine) -> None:
        self.book = book

    def tokens(self) -> Tokens:
        return self.book.tokens()

    def parse(self, text: str) -> tuple[int, Book]:
        price, _, book = text.strip().partition(" ")
        return SMALL.parse(price), self.book.parse(book)

    def write(self, value: tuple[int, Book]) -> str:
        price, book = value
        return f"{price} {self.book.write(book)}"

    def in_words(self, value: tuple[int, Book]) -> Say:
        price, book = value
        return Say("told-placed-book", {"price": price, "book": self.book.in_words(book)})

    def sample(self, stream: Stream) -> tuple[int, Book]:
        return stream.below(3), self.book.sample(stream)


class NamedEffect(InWords, Line):
    """A component that the owner names: its id when it is known, `id effect`, or an effect that is not remembered."""

    def __init__(self, known: Mapping[str, Effect], laid: Iterable[str] = (), *, anew: bool = False) -> None:
        self.known = known
        self.laid = tuple(laid)  # not to be offered again
        self.anew = anew

    def parse(self, text: str) -> tuple[str, Effect]:
        words = text.casefold().split()
        if len(words) == 1 and words[0] in self.known:
            return words[0], self.known[words[0]]
        if len(words) > 1 and words[0][0] not in "+-" and words[1][0] in "+-0123456789":
            return card_id(words[0]), effect(" ".join(words[1:]))
        if len(words) > 1 and words[0][0] not in "+-" and not is_effect(words[0]):
            return card_id(words[0]), effect(" ".join(words[1:]))
        return "", effect(text)

    def write(self, value: tuple[str, Effect]) -> str:
        id, one = value
        return id if id and self.known.get(id) == one else f"{id} {line(one)}".strip()

    def in_words(self, value: tuple[str, Effect]) -> Say:
        id, one = value
        return Say("told-effect", {"name": called(START, id), "effect": phrase(one)}) if id else phrase(one)

    def sample(self, stream: Stream) -> tuple[str, Effect]:
        return f"s{stream.below(18)}", EFFECT.sample(stream)


class EffectKey(InWords, Shape[str]):
    """A public component: `red-5`, `r03`, `character-39`, `leg-2`."""

    def __init__(self, effects: Mapping[str, Effect]) -> None:
        self.effects = effects

    def tokens(self) -> Tokens:
        """Districts, characters and developments by their words."""
        return [*_own((*DISTRICTS, *CHARACTERS)), *((str(one), f"{one}-word") for one in DEVELOPMENTS)]

    def parse(self, text: str) -> str:
        if text not in self.effects:
            raise Refusal("effect-key", got=text)
        return text

    def write(self, value: str) -> str:
        return value

    def in_words(self, value: str) -> Say | Name:
        district, _, number = value.partition("-")
        if district in DISTRICTS:
            return Say("told-tile", {"district": Name(district), "number": int(number)})
        return Name(value)

    def sample(self, stream: Stream) -> str:
        return stream.pick(list(self.effects))


class ArtifactLine(InWords, Line):
    """An artifact tile: its id when it is known, else `id` and what its four artifacts give, from top to bottom."""

    def __init__(
        self,
        known: Mapping[str, list[Effect | None]],
        slots: Mapping[str, list[int | None]] | None = None,
        *,
        anew: bool = False,
    ) -> None:
        self.known = known
        self.slots = slots or {}  # the prices of its slots, by which a tile is known, too
        self.anew = anew

    def parse(self, text: str) -> tuple[str, list[Effect | None]]:
        words = text.casefold().split()
        id = card_id(words[0] if words else "")
        if len(words) == 1:
            return id, self.known.get(id, [None] * 4)
        return id, read_artifact(words[1:])

    def write(self, value: tuple[str, list[Effect | None]]) -> str:
        id, row = value
        if self.known.get(id) == row or row == [None] * 4:
            return id
        return " ".join([id, *("_" if one is None else line(one) for one in row)])

    def in_words(self, value: tuple[str, list[Effect | None]]) -> Say:
        id, row = value
        name = called(ARTIFACT_TILE, id)
        if row == [None] * 4:
            return Say("told", {"what": name})
        gives = several(Say("tap-unknown") if one is None else phrase(one) for one in row)
        return Say("told-effect", {"name": name, "effect": gives})

    def sample(self, stream: Stream) -> tuple[str, list[Effect | None]]:
        return f"a{stream.below(8)}", [EFFECT.sample(stream) for _ in range(4)]


class TilesLine(InWords, Line):
    """The seven neighbourhood tiles of each district by their numbers, 0 for 10: `1234578 1345670 1456789`."""

    def __init__(self, districts: tuple[Name, ...] = DISTRICTS) -> None:
        self.districts = districts

    def parse(self, text: str) -> dict[Name, tuple[int, ...]]:
        groups = [word for word in text.replace(",", " ").split() if word.isdecimal()]
        if len(groups) != len(self.districts):
            raise Refusal("tiles-bad", got=text[:60], number=len(self.districts))
        found = {}
        for district, word in zip(self.districts, groups, strict=True):
            numbers = sorted(int(digit) or NEIGHBOURHOOD_TILES for digit in word)
            if len(numbers) != LAST_TILE or len(set(numbers)) < LAST_TILE:
                raise Refusal("tiles-bad", got=text[:60], number=len(self.districts))
            found[district] = tuple(numbers)
        return found

    def write(self, value: Mapping[Name, tuple[int, ...]]) -> str:
        return " ".join("".join(str(n % NEIGHBOURHOOD_TILES) for n in value[district]) for district in self.districts)

    def in_words(self, value: Mapping[Name, tuple[int, ...]]) -> Say:
        return several(Say("district-tiles", {"district": one, "tiles": value[one]}) for one in self.districts)

    def sample(self, stream: Stream) -> dict[Name, tuple[int, ...]]:
        found = {}
        for district in self.districts:
            numbers = list(range(1, NEIGHBOURHOOD_TILES + 1))
            stream.shuffle(numbers)
            found[district] = tuple(sorted(numbers[:LAST_TILE]))
        return found


class CharactersLine(InWords, Line):
    """The four characters from left to right by their numbers: three of rounds I to III, one of round IV."""

    def __init__(self, box: Box | None = None) -> None:
        self.early, self.late = (box.early, box.late) if box else (components().early, components().late)

    def parse(self, text: str) -> tuple[Name, ...]:
        names = tuple(Name(f"character-{word}") for word in text.replace(",", " ").split())
        if (
            len(set(names)) != ROUNDS
            or any(name not in self.early for name in names[: ROUNDS - 1])
            or any(name not in self.late for name in names[ROUNDS - 1 :])
        ):
            early, late = (tuple(name.removeprefix("character-") for name in deck) for deck in (self.early, self.late))
            raise Refusal("characters-bad", got=text[:60], early=early, late=late)
        return names

    def write(self, value: tuple[Name, ...]) -> str:
        return " ".join(name.removeprefix("character-") for name in value)

    def in_words(self, value: tuple[Name, ...]) -> Say:
        return several(name.removeprefix("character-") for name in value)

    def sample(self, stream: Stream) -> tuple[Name, ...]:
        early = list(self.early)
        stream.shuffle(early)
        return (*early[: ROUNDS - 1], stream.pick(self.late))


class PricesLine(InWords, Line):
    """The six developments of an area with their prices, the cheapest first."""

    def __init__(self, area: Name, known: Mapping[Name, Prices] | None = None, third: Name | None = None) -> None:
        self.area = area
        self.known = {} if known is None else known  # what is entered later stands in it, too
        self.names = GOLEM_UPGRADES if area == GOLEM else STUDY_UPGRADES
        self.facts = FACTS if third is None else {**FACTS, third: THIRD_COLUMN}

    def tokens(self) -> Tokens:
        return [(str(name), f"{name}-word") for name in self.names]

    def parse(self, text: str) -> Prices:
        """With their names, or six numbers alone, in the order in which we list them: equal ones stay in that order."""
        words = text.casefold().replace(",", " ").split()
        if len(words) == len(self.names) and all(word.isdecimal() for word in words):
            pairs = sorted(zip(words, self.names, strict=True), key=lambda pair: int(pair[0]))
            words = [word for price, name in pairs for word in (name, price)]
        return read_prices(self.area, " ".join(words))

    def write(self, value: Prices) -> str:
        return prices_line(value)

    def in_words(self, value: Prices) -> Say:
        return several(Say("told-price", {"upgrade": name, "price": price}) for name, price in value)

    def sample(self, stream: Stream) -> Prices:
        high = 5 + stream.below(4)
        if self.area == GOLEM:
            text = f"leg-2 2 leg-3 3 control 3 extra 4 cemetery 5 golem-menorahs {high}"
        else:
            text = f"coin-clay 2 two-vp 3 double 4 track-tile 4 gold-tile 5 study-menorahs {high}"
        return read_prices(self.area, text)


class Parts(InWords, Line):
    """Several effects with bars between them, each to be remembered; or one for all, which is not, and may say so at
    once, `=+7r`."""

    def __init__(self, places: Mapping[Name, int | Name]) -> None:
        self.places = places  # where on each source the Automa is
        self.sources = tuple(places)
        self.number = len(places)

    def parse(self, text: str) -> tuple[Effect, ...]:
        parts = tuple(effect(part) for part in text.removeprefix(IN_ONE_SUM).split("|"))
        if len(parts) not in ((1,) if text.startswith(IN_ONE_SUM) else (1, self.number)):
            raise Refusal("parts-bad", got=len(parts), number=self.number)
        return parts

    def write(self, value: tuple[Effect, ...]) -> str:
        return " | ".join(line(one) for one in value)

    def in_words(self, value: tuple[Effect, ...]) -> Say:
        if len(value) < self.number:
            return Say("told-total", {"effect": phrase(value[0])})
        pairs = zip(self.sources, value, strict=True)
        return several(Say("told-source", {"source": source, "effect": phrase(one)}) for source, one in pairs)

    def sample(self, stream: Stream) -> tuple[Effect, ...]:
        if stream.below(2):
            return (EFFECT.sample(stream),)
        return tuple(EFFECT.sample(stream) for _ in range(self.number))


# rows whose length is not the same in every box
WHOLE_TRACKS = ("golem-level", "golem-steps", "golem-income", "study-income", "study-vp")  # tell how long they are
OPEN_ENDED = (*WHOLE_TRACKS, "graves")
FROM_THE_END = ("slot",)  # a row that counts from the bottom right is entered as one reads it


class RowLine(InWords, Line):
    """A whole row of the box; what is not known yet is `_`."""

    def __init__(self, name: str, rows: Mapping[str, list[Any]] | None = None) -> None:
        self.name = name
        self.rows = rows  # as far as they are known

    def known(self, at: int) -> Any:
        """What stands at a place already."""
        return self.rows[self.name][at] if self.rows else None

    def parse(self, text: str) -> list[Any]:
        size, got = ROWS[self.name].size, len(text.split())
        if self.name not in OPEN_ENDED and got != size:
            raise Refusal("answer-wrong-count", got=got, low=size, high=size)
        return read_row(self.name, text)

    def write(self, value: list[Any]) -> str:
        last = max((at for at, one in enumerate(value) if one is not None), default=0)
        known = value if self.name not in OPEN_ENDED else value[: last + 1]
        return " ".join(UNKNOWN if one is None else ROWS[self.name].shape.write(one) for one in known)

    def in_words(self, value: list[Any]) -> Say:
        last = max((at for at, one in enumerate(value) if one is not None), default=-1)
        known = [told_value(ROWS[self.name].shape, one) for one in value[: last + 1]]
        return several(Say("tap-unknown") if one is None else one for one in known)

    def sample(self, stream: Stream) -> list[Any]:
        return [ROWS[self.name].shape.sample(stream) for _ in range(ROWS[self.name].size)]


class BoardLine(InWords, Line):
    """The numbers of several rows of one board, `12 9 5 2 0 0 1 1 2`; what is not known yet is `_`."""

    def __init__(self, places: Mapping[str, Sequence[int]]) -> None:
        self.places = tuple((row, at) for row, there in places.items() for at in there)

    def parse(self, text: str) -> dict[tuple[str, int], int | None]:
        words, number = text.replace(",", " ").split(), len(self.places)
        if len(words) != number:
            raise Refusal("answer-wrong-count", got=len(words), low=number, high=number)
        pairs = zip(self.places, words, strict=True)
        return {place: None if word == UNKNOWN else ROWS[place[0]].shape.parse(word) for place, word in pairs}

    def write(self, value: Mapping[tuple[str, int], int | None]) -> str:
        return " ".join(UNKNOWN if value[place] is None else str(value[place]) for place in self.places)

    def in_words(self, value: Mapping[tuple[str, int], int | None]) -> Say:
        rows = dict.fromkeys(row for row, _ in self.places)
        return several(
            Say("told-board", {"row": Name(f"on-{row}"), "what": tuple(self._told(value, row))}) for row in rows
        )

    def _told(self, value: Mapping[tuple[str, int], int | None], row: str) -> Iterable[object]:
        return (Say("tap-unknown") if one is None else str(one) for (its, _), one in value.items() if its == row)

    def sample(self, stream: Stream) -> dict[tuple[str, int], int | None]:
        return {(row, at): ROWS[row].shape.sample(stream) for row, at in self.places}
