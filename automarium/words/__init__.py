"""What people read: messages by id, in English, Russian and Ukrainian, out of Fluent files.

A message gets its arguments by name. An argument that is a Name arrives as the thing's own message, with every
attribute of that message beside it (`$place`, `$place-from`, `$place-at` ...), and with its bare id as `$place-id` to
select on.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from copy import copy
from functools import cache, lru_cache, partial, reduce
from importlib import resources
from itertools import pairwise
from types import MappingProxyType
from typing import Any

from automarium.core.alphabet import latin
from automarium.core.ask import Ask, Field, Form, Pick, Reports, Several, Shape
from automarium.core.choose import Ladder, Rung
from automarium.core.errors import Refusal
from automarium.core.game import Setting
from automarium.core.match import Rest
from automarium.core.tale import Event, Kind, Name, Say
from automarium.core.text import LONGEST_ANSWER, fitting, seen, short

LANGUAGES = ("en", "ru", "uk")
DEFAULT = "en"

KEPT = (str, Name, Say, tuple)  # kinds of arguments with which a message is kept, if they are not too long
MINUS = re.compile(r"(?<![\w−-])-(?=\d)")
QUOTES = {"en": ("“", "”", "‘", "’"), "ru": ("«", "»", "„", "“"), "uk": ("«", "»", "„", "“")}  # outside and within
MOST_KEPT = 20_000
LONGEST_KEPT = 80  # longer texts are somebody's own, and seldom said twice
LONGEST_SHOWN = 2400  # of one argument: Fluent takes no more than 2500
LONGEST_QUOTED = 120  # of what somebody gave and is refused
FORMATTED = 10**15  # numbers from here on are only ever typed in error, and too long to be formatted


@cache
def words(lang: str, game: str | None = None) -> Words:
    """The words of a language, with those of a game."""
    if lang not in LANGUAGES:
        raise Refusal("language-unknown", got=lang, expected=LANGUAGES)
    return Words(lang, (*((game,) if game else ()), "web", "cli", "core"), game)


@cache
def words_on_screen(lang: str, game: str) -> Words:
    """The same, for matches on the screen, where nobody moves anything by hand."""
    voice = copy(words(lang, game))
    voice.screen = True
    return voice


def sources(lang: str, folder: str) -> list[str]:
    """The Fluent texts of one folder (the core, the terminal, a game)."""
    files = sorted(resources.files(__name__).joinpath(folder).iterdir(), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in files if file.name.endswith(f"{lang}.ftl")]


class Words:
    """Says messages in one language; of two folders with the same message the first one's holds."""

    screen = False  # whether what happens is told instead of what is to be done

    def __init__(self, lang: str, folders: Iterable[str], game: str | None = None) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # here: the bare library does without it

        self.lang, self.game = lang, game
        self.bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            for source in sources(lang, folder):
                self.bundle.add_resource(FluentResource(source))
        self._said: dict[tuple[object, ...], str] = {}
        self._names: dict[tuple[str, tuple[tuple[str, object], ...]], tuple[str, ...]] = {}

    # --- saying ---

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def say(self, id: str, args: Mapping[str, Any] | None = None, form: str = "") -> str:
        """A message with its arguments, or another form of it. A page says hundreds of them, most of them again and
        again: these are kept."""
        try:
            key = (id, form, *args, *map(_key, args.values())) if args else (id, form)
        except NotKept:
            return self._format(id, args or {}, form)
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            said = self._said[key] = self._format(id, args or {}, form)
        return said

    def tap(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        """A message to somebody who taps: without how it is typed, where it has such a form (`.tap`)."""
        return self.say(id, args, "tap" if "tap" in self.bundle.get_message(id).attributes else "")

    def watched(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        """A question to somebody who only looks on: it invites to no tap (`.watched`)."""
        return self.say(id, args, "watched") if self._has_form(id, "watched") else self.tap(id, args)

    def hint(self, id: str) -> str:
        """Half a sentence about what a verb is for (`.hint`), where there is one."""
        return self.say(id, None, "hint") if "hint" in self.bundle.get_message(id).attributes else ""

    def sure(self, id: str) -> str:
        """What the tap on a verb asks once before it is given (`.sure`), where it asks."""
        return self.say(id, None, "sure") if self._has_form(id, "sure") else ""

    def aside(self, event: Event | Say) -> str:
        """What goes with an event for somebody whose match is on the screen, or with a question (`.aside`), where there
        is something."""
        known = "aside" in self.bundle.get_message(event.id).attributes
        return self.say(event.id, event.args, "aside") if known else ""

    def _format(self, id: str, args: Mapping[str, Any], form: str) -> str:
        """A message or an argument that is missing is our mistake and raises."""
        message = self.bundle.get_message(id)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, self._arguments(args))
        if errors:
            raise errors[0]
        return self._typeset(str(text))

    def _typeset(self, text: str) -> str:
        """One minus sign, no number parted from its per cent, and other quotes inside of quotes."""
        text = MINUS.sub("−", text).replace(" %", "\u00a0%")
        opened, closed, inner, inner_closed = QUOTES[self.lang]
        if text.count(opened) < 2:
            return text
        depth, found = 0, []
        for letter in text:
            depth -= letter == closed
            found.append({opened: inner, closed: inner_closed}.get(letter, letter) if depth > 0 else letter)
            depth += letter == opened
        return "".join(found)

    def _arguments(self, args: Mapping[str, Any]) -> dict[str, Any]:
        given: dict[str, Any] = {}
        for key, value in args.items():
            given[key] = self.show(value)
            if isinstance(value, Name):
                given[f"{key}-id"] = str(value)
                for attribute, pattern in self.bundle.get_message(value).attributes.items():
                    given[f"{key}-{attribute}"] = str(self.bundle.format_pattern(pattern, {})[0])
        return given

    def thing(self, said: Say) -> str:
        """Something with a name of several parts, such as a card."""
        return self.say(said.id, said.args)

    def show(self, value: Any) -> Any:
        """A value as a message shows it. Whatever came from outside gets into sentences here, and here alone: fit to be
        seen, and no longer than can be said."""
        if isinstance(value, (int, float)) and abs(value) < FORMATTED:
            return value
        return short(self._as_text(value), LONGEST_SHOWN)

    def _as_text(self, value: Any) -> str:
        if isinstance(value, Name):
            return self.say(value)
        if isinstance(value, Say):
            return self.say(value.id, value.args)
        if isinstance(value, Refusal):
            return self.refusal(value)
        if isinstance(value, (tuple, list)):
            shown = [str(self.show(one)) for one in value]
            return ("; " if any("," in one for one in shown) else ", ").join(shown)
        return "-" if value is None else seen(str(value))

    def event(self, event: Event) -> str:
        return self.tell(event.id, event.args)

    def tell(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        """Something of the tale; on the screen an order is told as what happens, where it has that form (`.screen`)."""
        by_itself = self.screen and "screen" in self.bundle.get_message(id).attributes
        return self.say(id, args, "screen" if by_itself else "")

    def done(self, event: Event) -> str:
        """Something of the tale that has happened already: of an order what came of it, where it has that form."""
        known = event.kind == Kind.ORDER and "screen" in self.bundle.get_message(event.id).attributes
        return self.say(event.id, event.args, "screen" if known else "")

    def refusal(self, refusal: Refusal, *, tapped: bool = False) -> str:
        """Why something cannot be, in the words of the game that says so. What was given is quoted in part; to somebody
        who taps nothing is said of how it is typed."""
        voice = words(self.lang, refusal.game) if refusal.game and refusal.game != self.game else self
        args = refusal.args_
        quoted = {
            key: short(voice._as_typed(one, refusal), LONGEST_QUOTED) for key, one in args.items() if type(one) is str
        }
        return (voice.tap if tapped else voice.say)(refusal.id, args | quoted)

    def _as_typed(self, got: str, refusal: Refusal) -> str:
        """What was refused, in the reader's words where it was typed in them and not in the notation."""
        if refusal.heard is None or _fold(got) in _fold(refusal.heard[1]):
            return got
        ask, typed = refusal.heard
        if got == self._part(ask, typed):  # all of it
            return typed.strip()
        shape = ask.fixes if self._corrects(ask, typed) else ask.shape
        letters = dict(_letters(shape))
        if set(got.upper()) <= set(letters):
            return self._called(got.upper(), (), letters.items())
        return self._called(got, _tokens(shape))

    def rest(self, rest: Rest) -> str:
        """What is left of a line, and whether it still waits."""
        said = {"said": "; ".join(rest.said)}
        return self.say("rest-dropped", said | {"why": rest.why}) if rest.why else self.say("rest-waits", said)

    def ladder(self, ladder: Ladder) -> list[tuple[str, str, str, bool]]:
        """The steps of a choice: criterion, who was left, rule, and whether it decided."""
        name = ladder.name or (lambda one: one)
        all_ = self.bundle.get_message(ladder.about).attributes.get("all")  # how they are called together
        stood = self.bundle.format_pattern(all_, {})[0] if all_ else self.show([name(one) for one in ladder.candidates])
        rows = [(self.say(ladder.about), str(stood), "", False)]
        decider = ladder.decider
        for rung in ladder.rungs:
            left = self.show([name(one) for one in rung.left]) or self.say("why-nobody")
            rows.append((self.criterion(ladder, rung), left, rung.rule, rung is decider))
        return rows

    def criterion(self, ladder: Ladder, rung: Rung, form: str = "") -> str:
        """What left somebody, in words for this choice where there are such (`why-arrow-choice-bonus`)."""
        own = f"{rung.name}-{ladder.about}"
        id = own if self.has(own) else rung.name
        return self.say(id, rung.args, form if self._has_form(id, form) else "")

    def decided(self, ladder: Ladder, *, among: int) -> str:
        """What decided, with those among whom it did (`.among`), by so many criteria at most, those that left out most:
        of those who fell out before some might have won by it. After these it may have a form of its own (`.then`), and
        one if it holds of one alone (`.only`)."""
        decider = ladder.decider
        if decider is None or not decider.left:
            return ""
        sizes = {id(after): len(one.left) for one, after in pairwise(ladder.rungs)}
        before = [one for one in ladder.narrowed[:-1] if self._has_form(one.name, "among")]
        fell = [sizes.get(id(one), len(ladder.candidates)) - len(one.left) for one in before]
        most = sorted(range(len(before)), key=lambda at: -fell[at])[:among]
        left = [self.say(one.name, one.args, "among") for at, one in enumerate(before) if at in most]
        alone = len(decider.left) == 1 and self._has_form(decider.name, "only")
        why = self.criterion(ladder, decider, "only" if alone else "then" if left else "")
        if not left:
            return why
        told = reduce(lambda first, then: self.say("why-among-both", {"first": first, "then": then}), left)
        return self.say("why-among", {"among": told, "why": why})

    # --- reading what people type in their own language ---

    def notation(self, ask: Ask[Any], text: str) -> str:
        """The text in the game's notation: names and verbs of the reader's language become the words of the ask."""
        return ";".join(self._part(ask, part) for part in fitting(text).split(";"))

    def _part(self, ask: Ask[Any], text: str) -> str:
        if ask.fixes and self._corrects(ask, text):
            return f"fix {self._translate(text.strip().partition(' ')[2], ask.fixes)}"
        return self._translate(text, ask.shape)

    def _corrects(self, ask: Ask[Any], text: str) -> bool:
        """Whether what was typed is a correction."""
        return ask.fixes is not None and _fold(text.strip().partition(" ")[0]) in ("fix", _fold(self.say("verb-fix")))

    def _translate(self, text: str, shape: Shape[Any]) -> str:
        """A report may begin with a number, as people count: two workers go, rather than workers go, two."""
        if not isinstance(shape, Reports):
            return _translated(text, self._vocabulary(_tokens(shape)), letters=self._alphabet(_letters(shape)))
        first, _, rest = text.strip().partition(" ")
        if rest and _is_number(first):
            return _with_number(self._report(rest, shape).split(), first, shape)
        return self._report(text, shape)

    def _report(self, text: str, shape: Reports) -> str:
        """Of a report the verb comes first, and only its own words after it; what was counted need not be named."""
        verbs = self._vocabulary((one.verb, one.label) for one in shape.reports)
        first, _, rest = text.strip().partition(" ")
        verb = _translated(first, verbs)
        fields = [field for one in shape.reports if one.verb == verb for field in one.fields]
        fillers = frozenset(_fold(word) for word in self.say("fillers").split())
        counted = frozenset(map(_stem, verbs))
        letters = self._alphabet(pair for field in fields for pair in _letters(field.shape))
        said = _translated(rest, self._vocabulary(_fields(fields)), fillers, counted, letters)
        return f"{verb} {said}".strip()

    def setting(self, setting: Setting, text: str) -> str:
        """A value of a setting as the reader calls it, in the words of the set-up: a choice by its name, or a text of
        their own word by word. What is neither, or too long to be, stays as it is, to be refused."""
        if len(text) > LONGEST_ANSWER:
            return text
        try:
            return setting.read(text)
        except Refusal:
            choices = self._vocabulary((one, Say(f"setting-{setting.id}-{one}")) for one in setting.choices)
            parts = self._vocabulary(option for part in setting.parts for option in part.options)
            return _token(_fold(text), choices) or (_translated(text, parts) if parts else text)

    def spoken(self, ask: Ask[Any], text: str) -> str:
        """An answer in the reader's language: a report, a correction or a form as its sentence (`said-gain`,
        `fixed-helium`, `said-ask-final`), where there is one; else what `notation` reads, the other way round."""
        first, _, rest = text.partition(" ")
        corrects = first == "fix" and ask.fixes is not None
        shape: Shape[Any] = ask.fixes if corrects and ask.fixes else ask.shape
        prefix, said = ("fixed", rest) if corrects else ("said", text)
        if isinstance(shape, Reports) and (sentence := self._sentence(said, shape, prefix)):
            return sentence
        if not corrects and self.has(f"said-{ask.id}"):
            with suppress(Refusal):
                return self.say(f"said-{ask.id}", {**ask.args, **self._answer(ask.shape, text)})
        told = self._in_words(said, shape)
        return MINUS.sub("−", f"{self.say('verb-fix')} {told}".strip() if corrects else told)

    def _answer(self, shape: Shape[Any], text: str) -> dict[str, Any]:
        """A whole answer as arguments of its sentence, beside those of the question: the fields of a form, or one."""
        value = shape.parse(text)
        if isinstance(shape, Form):
            return self._told(shape.fields, value)
        return self._shown(Field("answer", shape), value)

    def _sentence(self, text: str, shape: Reports, prefix: str) -> str | None:
        """A report as a whole sentence, with every field by its name: what was left out is empty, and its id `none`."""
        id = f"{prefix}-{text.split(maxsplit=1)[0]}" if text else ""
        if not self.has(id):
            return None
        try:
            said = shape.parse(text)
        except Refusal:
            return None
        report = next(one for one in shape.reports if one.verb == said.verb)
        empty = {key: text for one in report.without for key, text in ((one, ""), (f"{one}-id", "none"))}
        try:
            return self.say(id, empty | self._told(report.fields, said.args))
        except ValueError:  # the tale has a message of that name, about other things
            return None

    def _told(self, fields: Iterable[Field], values: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of an answer as arguments of its sentence."""
        args: dict[str, Any] = {}
        for field in fields:
            value = values[field.name]
            left_out = field.optional and value == field.default
            args |= {field.name: "", f"{field.name}-id": "none"} if left_out else self._shown(field, value)
        return args

    def _shown(self, field: Field, value: Any) -> dict[str, Any]:
        """A field of a report as an argument; a thing with a name of its own keeps it, and so its cases."""
        told = field.shape.told(field.name, value)
        if told is not None:
            return dict(told)
        if isinstance(field.shape, Pick):
            label = next((option.label for option in field.shape.options if option.value == value), None)
            if label and not label.args:
                return {field.name: Name(label.id)}
            if label:  # else a card that was written out
                return {field.name: label, f"{field.name}-id": "some"}
        if isinstance(value, int):
            return {field.name: value, f"{field.name}-id": "some"}
        text = self._called(field.shape.write(value), _tokens(field.shape), _letters(field.shape))
        number = {f"{field.name}-number": len(value)} if isinstance(value, tuple) else {}
        return {field.name: text, f"{field.name}-id": "none" if value == () else "some", **number}

    def _in_words(self, text: str, shape: Shape[Any]) -> str:
        first, _, rest = text.partition(" ")
        if isinstance(shape, Reports):
            report = next((one for one in shape.reports if one.verb == first), None)
            if report is None:  # a place that was tapped before any verb
                return self._called(text, _tokens(shape))
            letters = [pair for field in report.fields for pair in _letters(field.shape)]
            said = self._called(rest, _fields(report.fields), letters)
            return f"{self.say(report.label.id)} {said}".strip()
        return self._called(text, _tokens(shape), _letters(shape))

    def _called(self, text: str, tokens: Iterable[tuple[str, Say]], letters: Iterable[tuple[str, str]] = ()) -> str:
        """Each word that has a name by its name; words that are joined, as in a move, part by part; words of letters in
        the reader's letters."""
        if not text:
            return ""
        labels = {token.casefold(): label for token, label in tokens if self.has(label.id)}
        if text.casefold() not in labels and " " in text:  # a number among other words is no card of that number
            labels = {token: label for token, label in labels.items() if not token.isdecimal()}
        own = {letter: self.say(id) for letter, id in letters}

        def named(word: str) -> str:
            label = labels.get(word.casefold())
            return self.say(label.id, label.args) if label else ""

        def name(word: str) -> str:
            found = named(word)
            if not found and own and set(word) <= set(own):
                return "".join(own[letter] for letter in word)
            return found or re.sub(r"[^-+]+", lambda part: named(part[0]) or part[0], word)

        return ", ".join(" ".join(map(name, part.split())) for part in text.split(","))

    def completions(self, ask: Ask[Any]) -> list[str]:
        """Every word that can begin or go on an answer, in the reader's language and in the notation."""
        known = self._vocabulary([*_tokens(ask.shape), *(_tokens(ask.fixes) if ask.fixes else ())])
        return sorted({*known, *known.values(), *(("fix", self.say("verb-fix")) if ask.fixes else ())})

    def _vocabulary(self, tokens: Iterable[tuple[str, Say]]) -> dict[str, str]:
        """Phrases of the language and the words of the notation they stand for; each of these stands for itself."""
        pairs = list(tokens)
        said = {name: token for token, label in pairs for name in self._names_of(label)}
        return said | {_fold(token): token for token, _ in pairs}

    def _alphabet(self, letters: Iterable[tuple[str, str]]) -> dict[str, str]:
        """The reader's letters, and those of the notation, with the letter of the notation that each stands for. A
        letter is what its script makes it; only one that means nothing by itself is what it looks like."""
        pairs = list(letters)
        own = {self.say(id).casefold(): letter for letter, id in pairs}
        looks = {latin(one): letter for one, letter in own.items()}
        return looks | {letter.casefold(): letter for letter, _ in pairs} | own

    def _names_of(self, label: Say) -> tuple[str, ...]:
        """How a thing is called, and was called once (`.also`), folded; asked for so often that it is kept."""
        key = (label.id, tuple(label.args.items()))
        if key not in self._names:
            if len(self._names) >= MOST_KEPT:
                self._names.clear()
            forms = [form for form in ("also", "") if self._has_form(label.id, form)]
            self._names[key] = tuple(_fold(self.say(label.id, label.args, form)) for form in forms)
        return self._names[key]

    def _has_form(self, id: str, form: str) -> bool:
        return self.has(id) and (not form or form in self.bundle.get_message(id).attributes)


class NotKept(Exception):
    """Something that is said too seldom to be kept."""


def _key(value: Any) -> object:
    """An argument in the key of what is kept, with its kind: a name is not the text of its id."""
    kind = type(value)
    if kind is int:
        return value
    if kind not in KEPT or len(value) > LONGEST_KEPT:
        raise NotKept
    if kind is Say:
        return Say, value.id, *value.args, *map(_key, value.args.values())
    return tuple(map(_key, value)) if kind is tuple else (kind, value)


def _remembered(form: Callable[[str], str]) -> Callable[[str], str]:
    """A form of texts that is asked for again and again; a long text is worked out anew, and not kept."""
    kept = lru_cache(MOST_KEPT)(form)
    return lambda text: kept(text) if len(text) <= LONGEST_KEPT else form(text)


@_remembered
def _fold(text: str) -> str:
    """Text as typed in haste: no case, no ё, no quotes or dots, a space for a hyphen within words."""
    folded = re.sub(r"(?<=\w)[-‑](?=\w)", " ", text.casefold().replace("ё", "е"))
    return " ".join("".join(c for c in folded if c not in "«»“”„\"'’.,").split())


# endings of words, the long ones first: луна, луну; красный, красного; рабочий, рабочих; worker, workers
ENDINGS = (
    *("ами", "ями", "ого", "его", "ому", "ему", "ыми", "ими", "ої", "ою", "ею", "ів", "їв", "ах", "ях", "ов", "ев"),
    *("ей", "ой", "ый", "ий", "ій", "ая", "яя", "ое", "ее", "ые", "ие", "ую", "юю", "ом", "ем", "ам", "ям", "их"),
    *("ых", "им", "ым", "ім", "їм", *"аеиіоуыэюяйьїєs"),
)
_ENDING = re.compile(f"(?:{'|'.join(ENDINGS)})$")
SHORTEST_STEM = 3


@_remembered
def _stem(phrase: str) -> str:
    """A folded phrase without the endings of its words, which change with what is said of a thing."""
    stems = ((word, _ENDING.sub("", word)) for word in phrase.split())
    return " ".join(stem if len(stem) >= SHORTEST_STEM else word for word, stem in stems)


_looks = _remembered(latin)


def figure(number: int | None) -> str:
    """A number in a table: with the one minus sign, or nothing where there is none."""
    return "" if number is None else str(number).replace("-", "−")


def holds(text: str, wanted: str) -> bool:
    """Whether a text holds all these words, in any of their forms; a beginning is enough."""
    there = [latin(_stem(_fold(word))) for word in re.findall(r"[\w’'-]+", text)]
    sought = [latin(_stem(_fold(word))) for word in wanted.split()]
    return all(any(word.startswith(one) for word in there) for one in sought)


def _tokens(shape: Shape[Any]) -> Iterable[tuple[str, Say]]:
    """The words that an answer of this shape can hold, each with the message that names it."""
    yield from ((token, Say(label)) for token, label in shape.tokens())
    if isinstance(shape, Pick):
        yield from ((option.text, option.label) for option in shape.options)
    elif isinstance(shape, Several):
        yield from _tokens(shape.one)
    elif isinstance(shape, Form):
        yield from _fields(shape.fields)
    elif isinstance(shape, Reports):
        for report in shape.reports:
            yield report.verb, report.label
            yield from _fields(report.fields)


def _fields(fields: Iterable[Field]) -> Iterable[tuple[str, Say]]:
    for field in fields:
        yield from _tokens(field.shape)


def _letters(shape: Shape[Any]) -> Iterable[tuple[str, str]]:
    """The letters that an answer of this shape can hold, each with the id of the message that is the reader's."""
    if isinstance(shape, Several):
        yield from _letters(shape.one)
    elif isinstance(shape, Reports):
        for report in shape.reports:
            for field in report.fields:
                yield from _letters(field.shape)
    else:
        yield from shape.letters()


def _in_letters(word: str, letters: Mapping[str, str]) -> str | None:
    """A word that is made of letters and numbers alone, in the letters of the notation."""
    said, at = "", 0
    longest = max(map(len, letters), default=0)
    word = word.casefold()
    while at < len(word):
        found = next((word[at : at + n] for n in range(longest, 0, -1) if word[at : at + n] in letters), None)
        if found is None and (not at or word[at] not in "-0123456789"):
            return None
        said += word[at] if found is None else letters[found]
        at += len(found or word[at])
    return said or None


def _has_letters(phrase: str) -> bool:
    """Whether a phrase can be the name of something, rather than a number."""
    return phrase[:1] not in ("+", "-", "−") and any(map(str.isalpha, phrase))


def _is_number(text: str) -> bool:
    return text.lstrip("+-−").isdecimal()


def _with_number(words: list[str], number: str, shape: Reports) -> str:
    """A report with the number at the place where it is read, after its verb."""
    ways = (" ".join([*words[:at], number, *words[at:]]) for at in range(len(words), 0, -1))
    return next(filter(partial(_reads, shape), ways), " ".join([number, *words]))


def _reads(shape: Reports, text: str) -> bool:
    try:
        shape.parse(text)
    except Refusal:
        return False
    return True


def _translated(
    text: str,
    vocabulary: Mapping[str, str],
    fillers: frozenset[str] = frozenset(),
    counted: frozenset[str] = frozenset(),
    letters: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Replaces the longest phrases first, in any case of their nouns; a beginning is enough where one thing has it.
    Small words that mean nothing by themselves are passed over, and so is what was counted, after a number. A word that
    is made of the reader's letters is read letter by letter."""
    typed = text.replace(",", " ").split()
    longest = max((phrase.count(" ") + 1 for phrase in vocabulary), default=1)
    said: list[str] = []
    at = 0
    while at < len(typed):
        spelt = _in_letters(typed[at], letters)
        if spelt and _fold(typed[at]) not in vocabulary:
            said.append(spelt)
            at += 1
            continue
        for length in range(min(longest, len(typed) - at), 0, -1):
            phrase = _fold(" ".join(typed[at : at + length]))
            token = vocabulary.get(phrase) if phrase in fillers else _token(phrase, vocabulary)
            if token:
                said.append(token)
                at += length
                break
        else:
            word = _fold(typed[at])
            unit = said and _is_number(said[-1]) and _stem(word) in counted
            said += [] if word in fillers or unit else [_joined(typed[at], vocabulary)]
            at += 1
    return " ".join(said)


def _token(phrase: str, vocabulary: Mapping[str, str]) -> str | None:
    """The word of the notation that a folded phrase stands for."""
    return (
        vocabulary.get(phrase)
        or _beginning(phrase, vocabulary)
        or _alike(phrase, vocabulary, _looks)
        or _alike(phrase, vocabulary, _stem)
        or _within(phrase, vocabulary)
    )


def _alike(phrase: str, vocabulary: Mapping[str, str], form: Callable[[str], str]) -> str | None:
    """The one thing whose name has the same form: in looks, whatever the keyboard, or without the endings of its words.
    Where two have it, nothing is guessed."""
    if not _has_letters(phrase):
        return None
    found = {token for name, token in vocabulary.items() if form(name) == form(phrase)}
    return found.pop() if len(found) == 1 else None


def _joined(word: str, vocabulary: Mapping[str, str]) -> str:
    """Some notations join words, as a move does: `base-F4`, `+F4`, `3-ice`."""
    return re.sub(r"[^-+]+", lambda part: _token(_fold(part[0]), vocabulary) or part[0], word)


def _beginning(phrase: str, vocabulary: Mapping[str, str]) -> str | None:
    """The one thing whose name begins so."""
    if not _has_letters(phrase):
        return None
    found = {token for name, token in vocabulary.items() if name.startswith(phrase)}
    return found.pop() if len(found) == 1 else None


def _within(phrase: str, vocabulary: Mapping[str, str]) -> str | None:
    """The one thing whose name has words that begin so, in this order: `lab` is enough for “VP for laboratories”. Not
    where names begin so: which of them is meant is for the player to say."""
    if not _has_letters(phrase) or any(name.startswith(phrase) for name in vocabulary):
        return None
    found = {token for name, token in vocabulary.items() if _begins_within(phrase.split(), name.split())}
    return found.pop() if len(found) == 1 else None


def _begins_within(typed: list[str], name: list[str]) -> bool:
    """Whether the words of a name hold these beginnings, in order."""
    words = iter(name)
    return all(any(word == one if one.isdecimal() else word.startswith(one) for word in words) for one in typed)
