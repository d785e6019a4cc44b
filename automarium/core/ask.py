"""Asks and answers: the only doors of a match.

The rules are generators that yield an Ask wherever they need something from outside, and get a typed value back. An ask
says who is asked, what (a message), and the shape of the answer, so that any client can show it without knowing the
game. An answer is a short text in the game's own notation; the shape turns it into the value and back.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import islice, product
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from automarium.core.alphabet import latin
from automarium.core.errors import Ambiguous, Refusal
from automarium.core.rng import Stream
from automarium.core.tale import Name, Say

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

MOST_LEGAL = 10_000  # answers that are counted out


class Shape(Generic[T]):
    """What an answer may look like. Asked for its kind so often that it is a plain class."""

    __slots__ = ()
    adds: ClassVar[bool] = False  # its numbers are added up

    def parse(self, text: str) -> T:
        """The value of a text, or a Refusal that says what was expected."""
        raise NotImplementedError

    def write(self, value: T) -> str:
        """The text of a value, in its shortest canonical form."""
        raise NotImplementedError

    def sample(self, stream: Stream) -> T:
        """Some value of this shape, for bots and tests."""
        raise NotImplementedError

    def values(self) -> Iterable[T] | None:
        """Every value of this shape, or None where they cannot be counted out."""
        return None

    def tokens(self) -> Iterable[tuple[str, str]]:
        """Words of a notation of its own that a player may type in their language, each with the id of the message
        that names it."""
        return ()

    def letters(self) -> Iterable[tuple[str, str]]:
        """Letters for things, several in a word, each with the id of the message that is the reader's."""
        return ()

    def told(self, _name: str, _value: T) -> Mapping[str, Any] | None:
        """What stands for the value of a field of this name in the sentence of an answer, if that is not a text."""
        return None


class Line(Shape[Any]):
    """A shape of a game's own that takes all the words that are left, in a notation of its own."""

    __slots__ = ()


class Option(NamedTuple):
    """One of several answers: its word in the notation, its value, and how it is called."""

    text: str
    value: Any
    label: Say


def options(names: Iterable[Name], prefix: str = "") -> tuple[Option, ...]:
    """Options out of names: each is its own label, its value, and, without the prefix, its word in the notation."""
    return tuple([_option(name, prefix) for name in names])


@cache  # of a few hundred names
def _option(name: Name, prefix: str) -> Option:
    return Option(str(name.removeprefix(prefix)), name, Say(str(name)))


class Pick(Shape[T]):
    """One of several options. A unique beginning of the word is enough."""

    def __init__(self, options: tuple[Option, ...]) -> None:
        self.options = options

    @cached_property
    def _by_text(self) -> dict[str, Option]:
        return {option.text: option for option in self.options}

    @cached_property
    def _by_value(self) -> dict[Any, Option]:
        return {option.value: option for option in self.options}

    def parse(self, text: str) -> T:
        word = "-".join(text.casefold().split())
        found = [self._by_text[word]] if word in self._by_text else []
        if not found and word:
            found = [option for option in self.options if option.text.startswith(word)]
        if len(found) != 1:
            among = tuple(option.label for option in (found or self.options)[:12])
            id = "answer-ambiguous" if found else "answer-unknown"
            raise Refusal(id, got=text, expected=among, more=len(found or self.options) - len(among))
        value: T = found[0].value
        return value

    def write(self, value: T) -> str:
        return self._by_value[value].text

    def sample(self, stream: Stream) -> T:
        value: T = stream.pick(self.options).value
        return value

    def values(self) -> Iterable[T] | None:
        return (option.value for option in self.options)


YES_NO: Pick[bool] = Pick((Option("yes", True, Say("yes")), Option("no", False, Say("no"))))


class Doubt(Pick[bool]):
    """Yes or no to what was answered last: until then nothing has been done about that."""


class Place(Pick[T]):
    """One of several places on the board: a client with a picture lets the player point at it."""


@dataclass(frozen=True, slots=True)
class Number(Shape[int]):
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def parse(self, text: str) -> int:
        try:
            number = int(text.strip().replace("−", "-"))
        except ValueError:
            raise Refusal("answer-not-a-number", got=text, low=self.low, high=self.high) from None
        if not self.low <= number <= self.high:
            raise Refusal("answer-out-of-range", got=number, low=self.low, high=self.high)
        return number

    def write(self, value: int) -> str:
        return str(value)

    def sample(self, stream: Stream) -> int:
        return self.low + stream.below(self.high - self.low + 1)

    def values(self) -> Iterable[int]:
        return range(self.low, self.high + 1)


@dataclass(frozen=True, slots=True)
class Count(Number):
    """How many there are of something. `+2` and `-1` are counted from what there is `now`, given what was said before
    it in the same report; a number below nought is written `=-3`."""

    now: Callable[[Mapping[str, Any]], int]

    def parse(self, text: str) -> int:
        return Number.parse(self, text.strip().removeprefix("="))

    def read(self, text: str, said: Mapping[str, Any]) -> int:
        """The number that a text stands for, after these other words."""
        if text[:1] not in ("+", "-", "−"):
            return self.parse(text)
        return self.parse(str(self.now(said) + Number(-MOST_LEGAL, MOST_LEGAL).parse(text)))

    def write(self, value: int) -> str:
        return f"={value}" if value < 0 else str(value)


@dataclass(frozen=True, slots=True)
class Several(Shape[tuple[T, ...]], Generic[T]):
    """A list of like things, with commas or spaces between them."""

    one: Shape[T]
    low: int
    high: int

    def parse(self, text: str) -> tuple[T, ...]:
        words = [word for word in text.replace(",", " ").split() if word != "-"]
        if not self.low <= len(words) <= self.high:
            raise Refusal("answer-wrong-count", got=len(words), low=self.low, high=self.high)
        return tuple(self.one.parse(word) for word in words)

    def write(self, value: tuple[T, ...]) -> str:
        return ",".join(self.one.write(one) for one in value) or "-"

    def sample(self, stream: Stream) -> tuple[T, ...]:
        return tuple(self.one.sample(stream) for _ in range(Number(self.low, self.high).sample(stream)))

    def values(self) -> Iterable[tuple[T, ...]] | None:
        ones = _values(self.one)
        return (
            None if ones is None else (row for n in range(self.low, self.high + 1) for row in product(ones, repeat=n))
        )


class Field(NamedTuple):
    """A part of a form or a report. One with a default may be left out."""

    name: str
    shape: Shape[Any]
    default: Any = ...
    label: Say = Say("")

    @property
    def optional(self) -> bool:
        """Whether it may be left out."""
        return self.default is not ...


def _parse_fields(fields: tuple[Field, ...], words: list[str], usage: Callable[[], Refusal]) -> dict[str, Any]:
    """Reads the words into the fields, in order; a word that does not fit an optional field is tried on the next."""
    values: dict[str, Any] = {}
    refused: Refusal | None = None
    left = list(words)
    for at, one in enumerate(fields):
        if not left:
            if not one.optional:
                raise usage()
            values[one.name] = one.default
            continue
        try:
            # what is left belongs to the fields that must still come; a list or a line takes all the rest
            rest = at == len(fields) - 1 and isinstance(one.shape, (Several, Line))
            if isinstance(one.shape, Count):
                values[one.name] = one.shape.read(left[0], values)
            else:
                values[one.name] = one.shape.parse(" ".join(left) if rest else left[0])
            left = [] if rest else left[1:]
        except Refusal as refusal:
            if not one.optional:
                raise refusal from None
            refused = refused or refusal
            values[one.name] = one.default
    if left:
        raise refused or usage()
    return values


def _write_fields(fields: tuple[Field, ...], values: Mapping[str, Any]) -> list[str]:
    return [
        one.shape.write(values[one.name]) for one in fields if not (one.optional and values[one.name] == one.default)
    ]


def _values(shape: Shape[T]) -> tuple[T, ...] | None:
    """The values of a shape, if they can be counted out and are not too many to."""
    found = shape.values()
    if found is None:
        return None
    some = tuple(islice(found, MOST_LEGAL + 1))
    return some if len(some) <= MOST_LEGAL else None


def _filled(fields: tuple[Field, ...]) -> Iterator[dict[str, Any]] | None:
    """Every way to fill these fields; an optional one may also be left out."""
    columns = []
    for one in fields:
        values = _values(one.shape)
        if values is None:
            return None
        left_out = (one.default,) if one.optional and one.default not in values else ()
        columns.append((*values, *left_out))
    names = [one.name for one in fields]
    return (dict(zip(names, row, strict=True)) for row in product(*columns))


@dataclass(frozen=True, slots=True)
class Form(Shape[dict[str, Any]]):
    """A few fields answered together, in order."""

    fields: tuple[Field, ...]

    def parse(self, text: str) -> dict[str, Any]:
        return _parse_fields(self.fields, text.split(), self._usage)

    def _usage(self) -> Refusal:
        names = tuple(one.label if one.label.id else Name(one.name) for one in self.fields)
        return Refusal("answer-form", expected=names)

    def write(self, value: Mapping[str, Any]) -> str:
        return " ".join(_write_fields(self.fields, value))

    def sample(self, stream: Stream) -> dict[str, Any]:
        return {one.name: one.shape.sample(stream) for one in self.fields}

    def values(self) -> Iterable[dict[str, Any]] | None:
        return _filled(self.fields)


@dataclass(frozen=True, slots=True)
class Report:
    """One kind of thing that a player can say in a free turn, or correct: a verb and its fields. The `last` one says
    that there is nothing more to tell; `called` is the message by which it is offered instead of its verb's. `without`
    names the fields that it has at other tables only, so that one sentence tells it at all of them."""

    verb: str
    fields: tuple[Field, ...] = ()
    fix: bool = False
    last: bool = False
    without: tuple[str, ...] = ()
    called: str = ""

    @property
    def label(self) -> Say:
        """How the report is called."""
        return Say(self.called or f"verb-{self.verb}")

    @property
    def usage(self) -> str:
        """The message that shows how it is typed."""
        return f"usage-fix-{self.verb}" if self.fix else f"usage-{self.verb}"

    def refused(self) -> Refusal:
        """What is said of words that do not fit it."""
        return Refusal("answer-usage", verb=Name(f"verb-{self.verb}"), usage=Name(self.usage))


@dataclass(slots=True)
class Said:
    """A report as it came back."""

    verb: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:
        return self.args[name]


class Reports(Shape[Said]):
    """A free turn: any of these reports, one an answer. Those that only a reader needs are given as what makes them,
    and made when somebody looks."""

    def __init__(self, reports: tuple[Report, ...] | Callable[[], tuple[Report, ...]]) -> None:
        self._reports = reports

    @cached_property
    def reports(self) -> tuple[Report, ...]:
        """What can be said."""
        return self._reports() if callable(self._reports) else self._reports

    def parse(self, text: str) -> Said:
        words = text.casefold().replace(",", " ").split()
        report = self._report(words[0] if words else "", text)
        return Said(report.verb, _parse_fields(report.fields, words[1:], report.refused))

    def _report(self, word: str, text: str) -> Report:
        found = [one for one in self.reports if one.verb == word]
        if not found and word:
            found = [one for one in self.reports if one.verb.startswith(word)]
        if len(found) != 1:
            verbs = tuple(Name(f"verb-{one.verb}") for one in found or self.reports)
            raise Refusal(
                "answer-ambiguous" if found else "answer-unknown" if word else "answer-none",
                got=text,
                expected=verbs,
                more=0,
            )
        return found[0]

    def write(self, value: Said) -> str:
        report = next(one for one in self.reports if one.verb == value.verb)
        return " ".join([value.verb, *_write_fields(report.fields, value.args)])

    def sample(self, stream: Stream) -> Said:
        report = stream.pick(self.reports)
        return Said(report.verb, {one.name: one.shape.sample(stream) for one in report.fields})

    def values(self) -> Iterable[Said] | None:
        filled = [(report.verb, _filled(report.fields)) for report in self.reports]
        if any(rows is None for _, rows in filled):
            return None
        return (Said(verb, args) for verb, rows in filled for args in rows or ())


class Fix(NamedTuple):
    """A correction: some value of the twin is set to what lies on the table."""

    said: Said


class Correctable(Protocol):
    """What corrections can be made to."""

    @property
    def fixes(self) -> Reports | None: ...


@dataclass(slots=True)  # which is made and read faster than a named tuple
class Ask(Generic[T]):
    """One question to somebody outside the rules; `table` is what can be corrected instead of answering."""

    id: str
    seat: Name
    shape: Shape[T]
    args: Mapping[str, object] = field(default_factory=dict)
    table: Correctable | None = field(default=None, compare=False, repr=False)

    @property
    def fixes(self) -> Reports | None:
        """The corrections that can be made, for whoever looks."""
        return None if self.table is None else self.table.fixes

    def parse(self, text: str) -> T | Fix:
        """The value of a text, or the correction that it makes; a Refusal says what was expected. What a Cyrillic
        keyboard gave is read as it looks, unless the notation knows it as it is, or knows two things by it."""
        try:
            return self._parse(text)
        except Refusal as refusal:
            if latin(text) == text or isinstance(refusal, Ambiguous):
                raise
            with suppress(Refusal):
                return self._parse(latin(text))
            raise

    def _parse(self, text: str) -> T | Fix:
        words = text.split(maxsplit=1)
        if words and words[0].casefold() == "fix" and (fixes := self.fixes) is not None:
            return Fix(fixes.parse(words[1] if len(words) > 1 else ""))
        return self.shape.parse(text)

    def write(self, value: T | Fix) -> str:
        """The text of a value or a correction, in its shortest canonical form."""
        if isinstance(value, Fix):
            fixes = self.fixes
            assert fixes is not None
            return f"fix {fixes.write(value.said)}"
        return self.shape.write(value)

    def legal(self) -> tuple[T, ...] | None:
        """Every answer of this question's shape, or None where they cannot be counted out: a line in a notation of its
        own, or more than `MOST_LEGAL`. The rules may still refuse one, which leaves the match as it was.

        >>> Ask("ask-dial", Name("human"), Number(0, 7)).legal()
        (0, 1, 2, 3, 4, 5, 6, 7)
        """
        return _values(self.shape)


Asking = Generator[Ask[Any], Any, T_co]
"""A piece of rules that may ask: `answer = yield from piece()`."""

Asks = Iterable[Ask[Any]]
"""A piece of rules that gives nothing back: where it has nothing to ask it does its work at once, and returns ()."""


def asking(build: Callable[[], Ask[T]], correct: Callable[[Said], None]) -> Asking[T]:
    """Puts the question until it is answered: a correction is carried out, and the question is built anew."""
    while True:
        answer = yield build()
        if isinstance(answer, Fix):
            correct(answer.said)
            continue
        value: T = answer
        return value
