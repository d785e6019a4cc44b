"""A match: setup + seed + answers. Everything else follows from these, so saving is writing them down, loading is
replaying, and undoing is forgetting the last one."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Generic, NamedTuple, NoReturn, Protocol, TypeVar

from automarium.core.ask import Ask, Doubt, Reports
from automarium.core.errors import BadJournal, Refusal
from automarium.core.game import Game, Setup, Sheet, TableT
from automarium.core.rng import Streams
from automarium.core.tale import Event, Name, Say, Tale
from automarium.core.text import LONGEST_ANSWER, fitting, load

R = TypeVar("R", bound=Refusal)
TableT_contra = TypeVar("TableT_contra", contravariant=True)

FORMAT = 1
LONGEST_SEED = 64
MOST_ANSWERS = 20_000
MOST_POINTS = 10_000

Read = Callable[[Ask[Any], str], str]
Watch = Callable[[TableT, int], None]  # sees the table, and how much has been told, after each event


class Step(NamedTuple):
    """One answered question, for a history: who was asked what, what came back, where the tale stood then, whether it
    was a free turn, of which anything could be reported, and whether it only doubted the answer before it."""

    number: int
    seat: Name
    ask: Say
    answer: str
    tale: int
    free: bool
    doubt: bool


def as_written(_: Ask[Any], text: str) -> str:
    """A text that is in the notation already."""
    return text


class Rest(NamedTuple):
    """What is left of a line that ran into another question: it goes on when the question it was said to is put again.
    Kept as it was typed. When it is refused then, it waits no longer, and `why` says so."""

    ask: str
    said: tuple[str, ...]
    why: Refusal | None = None


class Bookmark(NamedTuple):
    """A moment of a match that can be turned back to."""

    answers: tuple[str, ...]
    lines: tuple[int, ...]
    back: tuple[tuple[str, ...], ...]
    put_back: int
    rest: Rest | None


class Match(Generic[TableT]):
    """A running match.

    >>> from automarium.games import game
    >>> match = Match(game("redrising"), {"first": "automa", "house": "mars"}, seed="42")
    >>> match.ask.id
    'ask-even-count'
    >>> match.answer("5")[-1].id
    'head-human-turn'
    >>> match.undo(), match.ask.id
    ('5', 'ask-even-count')
    """

    def __init__(
        self,
        game: Game[TableT],
        setup: Setup | Mapping[str, object] | None = None,
        seed: str | None = None,
        answers: Sequence[str] = (),
        *,
        watch: Watch[TableT] | None = None,
    ) -> None:
        self.game = game
        self._watch = watch
        self.setup = setup if isinstance(setup, Setup) else game.setup(setup)
        self.seed = _seed(seed)
        self.answers: list[str] = []
        self.lines = [1] * len(answers)  # how many answers were given at each go, the last at the end
        self.back: list[tuple[str, ...]] = []  # what each undo took back, as it was given; the last is put back first
        self.put_back = 0  # how many lines have just been put back, one after the other
        self.rest: Rest | None = None
        self.beat: int | None = None  # the result that is to be beaten, where this match is a challenge
        self._begin(answers)

    # --- running ---

    def _begin(self, answers: Sequence[str]) -> None:
        """Starts anew and replays these answers."""
        self.tale = Tale()
        self.answers = []
        self.steps: list[Step] = []
        self._sent = 0
        self.ask: Ask[Any] | None = None
        self.answered: Ask[Any] | None = None  # the question that the last answer was given to
        self.state = self.game.lay_table(self.setup, Streams(self.seed), self.tale)
        if (watch := self._watch) is not None:
            self.tale.watched_by(lambda told: watch(self.state, told))
        self._asks = self.game.play(self.state)
        self._send(None)
        for number, text in enumerate(answers, 1):
            try:
                self._answer(text)
            except Refusal as refusal:
                raise self._told(BadJournal("journal-answer", number=number, got=text[:60], why=refusal)) from None

    def _send(self, value: object) -> None:
        self._sent += 1
        try:
            self.ask = self._asks.send(value)
        except StopIteration:
            self.ask = None

    def _answer(self, text: str) -> None:
        if self.ask is None:
            raise Refusal("match-over")
        ask = self.ask
        fitting(text)
        if len(self.answers) >= MOST_ANSWERS:
            raise Refusal("match-too-long", high=MOST_ANSWERS)
        told = self.tale.told
        try:
            value = ask.parse(text)
            written = ask.write(value)
            if written != text:  # what is played is what will be read again, or it is refused now
                value = ask.parse(written)
            self._send(value)
        except Refusal as refusal:
            raise self._told(refusal) from None
        self.answered = ask
        self.answers.append(written)
        free, doubt = isinstance(ask.shape, Reports), isinstance(ask.shape, Doubt)
        self.steps.append(Step(len(self.steps) + 1, ask.seat, Say(ask.id, ask.args), written, told, free, doubt))

    def _told(self, refusal: R) -> R:
        """A refusal that can be told to whoever does not know which game is played."""
        refusal.game = self.game.id
        return refusal

    def answer(self, text: str, read: Read = as_written) -> list[Event]:
        """Answers the open ask, and returns what was told since. Several answers in a row stand with semicolons between
        them, and go in all or none; what runs into a question in between waits until that is answered (`rest`). A
        Refusal, also of what would bring about a table that cannot be, leaves the match as it was. `read` turns what
        was typed to a question into its notation."""
        fitting(text)
        told, before = self.tale.told, len(self.answers)
        left = self._line([one.strip() for one in text.split(";")], read)
        self.back.clear()
        self.put_back = 0
        waiting = self.rest if self.rest and not self.rest.why else None
        self.rest = left or waiting
        if waiting and self.ask and self.ask.id == waiting.ask:
            try:
                self.rest = self._line(waiting.said, read)
            except Refusal as refusal:
                self.rest = waiting._replace(why=refusal)
        self.lines.append(len(self.answers) - before)
        return self.tale.events[told:]

    @property
    def line(self) -> int:
        """How many answers were given at the last go."""
        return self.lines[-1] if self.lines else 1

    @property
    def given(self) -> list[tuple[str, ...]]:
        """The answers as they were given: one, or a line of them, at each go."""
        answers = iter(self.answers)
        return [tuple(islice(answers, length)) for length in self.lines]

    @property
    def undone(self) -> list[str]:
        """The answers that can be redone, the next one last."""
        return [text for line in self.back for text in reversed(line)]

    @property
    def fresh(self) -> int:
        """How much had been told when the last answer, or the last line of them, was given."""
        return self.steps[-self.line].tale if self.steps else 0

    def _line(self, said: Sequence[str], read: Read) -> Rest | None:
        """Carries out a line, all of it or nothing, but for what is left to wait."""
        kept, begun, sent = list(self.answers), self.ask, self._sent
        try:
            left = self._say(said, read)
            self._check(kept)
        except BaseException:
            if self._sent != sent:  # else the rules have not heard of it
                self._begin(kept)
            raise
        return Rest(begun.id, left) if begun and left else None

    def _say(self, said: Sequence[str], read: Read) -> tuple[str, ...]:
        """One answer after another; those that are left when a question comes between that they do not answer."""
        begun = self.ask
        for number, one in enumerate(said):
            between = number and begun and self.ask and self.ask.id != begun.id and isinstance(begun.shape, Reports)
            if between and fits(begun, one, read) and not fits(self.ask, one, read):
                return tuple(said[number:])
            asked = self.ask
            try:
                self._answer(read(asked, one) if asked else one)
            except Refusal as refusal:
                refusal.heard = (asked, one) if asked else None
                raise
        return ()

    def _check(self, kept: Sequence[str]) -> None:
        """Refuses a table that cannot be, unless it could not be before either: then nobody is kept from playing on."""
        broken = next(self.game.broken(self.state), None)
        if broken is None:
            return
        before = Match(self.game, self.setup, self.seed, kept)
        if next(self.game.broken(before.state), None) is None:
            raise self._told(broken)

    @property
    def over(self) -> bool:
        """Whether nothing is left to answer."""
        return self.ask is None

    # --- back and forth ---

    def undo(self) -> str:
        """Forgets the last answer, and returns it."""
        return self._undo(1)

    def undo_line(self) -> str:
        """Forgets what was given at one go, one answer or a line of them, and returns its last answer."""
        return self._undo(self.line)

    def _undo(self, number: int) -> str:
        if not self.answers:
            raise Refusal("undo-nothing")
        last = self.answers[-1]
        self.go(len(self.answers) - number)
        return last

    def redo(self) -> str:
        """Puts back what was undone last, as it was taken back, and returns its last answer."""
        if not self.back:
            raise Refusal("redo-nothing")
        kept, line = list(self.answers), self.back[-1]
        try:
            for text in line:
                self._answer(text)
        except BaseException:
            self._begin(kept)
            raise
        self.lines.append(len(line))
        self.back.pop()
        self.rest, self.put_back = None, self.put_back + 1
        return line[-1]

    def go(self, number: int) -> None:
        """Goes to the moment after `number` answers, back or forth; what lies after it can be redone."""
        answers, mark, there = self.answers + self.undone[::-1], self.bookmark(), len(self.answers)
        if not 0 <= number <= len(answers):
            raise Refusal("answer-out-of-range", got=number, low=0, high=len(answers))
        before, after = _split([*self.given, *reversed(self.back)], number)
        try:
            self._begin(answers[:number])
        except BaseException:
            self.turn_back(mark)
            raise
        jump = tuple(answers[number:there])
        self.back = [*self.back, jump] if jump else after[::-1]
        further = max(0, len(before) - len(self.lines))
        self.lines = [len(line) for line in before]
        self.rest, self.put_back = None, self.put_back + further if further else 0

    def bookmark(self) -> Bookmark:
        """Where this match stands, to be turned back to."""
        return Bookmark(tuple(self.answers), tuple(self.lines), tuple(self.back), self.put_back, self.rest)

    def turn_back(self, mark: Bookmark) -> None:
        """Everything since the bookmark has not happened."""
        self._begin(mark.answers)
        self.lines, self.back = list(mark.lines), list(mark.back)
        self.put_back, self.rest = mark.put_back, mark.rest

    def copy(self) -> Match[TableT]:
        """A match of its own that stands where this one stands: whatever is tried on it, this one stays as it is."""
        one = Match(self.game, self.setup, self.seed, self.answers)
        one.lines, one.back, one.put_back = [*self.lines], [*self.back], self.put_back
        return one

    def __copy__(self) -> Match[TableT]:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match[TableT]:
        return self.copy()

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError("a match is rules that are running: keep match.journal(), and give it to Match.load()")

    def at(self, number: int) -> Match[TableT]:
        """This match as it was after `number` answers, as a match of its own: for looking, not for playing."""
        if not 0 <= number <= len(self.answers):
            raise Refusal("answer-out-of-range", got=number, low=0, high=len(self.answers))
        return Match(self.game, self.setup, self.seed, self.answers[:number])

    def seen(self, watch: Watch[TableT]) -> None:
        """This match once more from its beginning, before somebody's eyes."""
        Match(self.game, self.setup, self.seed, self.answers, watch=watch)

    def again(self) -> Iterator[tuple[Ask[Any], str, list[Event]]]:
        """This match once more from its beginning: each question, its answer, and what that brought."""
        match = Match(self.game, self.setup, self.seed)
        for text in self.answers:
            ask, told = match.ask, len(match.tale.events)
            assert ask is not None
            match._answer(text)
            yield ask, text, match.tale.events[told:]

    def sheet(self) -> Sheet | None:
        """The score as it stands, or None while nothing can be said yet."""
        return self.game.sheet(self.state)

    def owner_pack(self) -> str | None:
        """What the match knows of its owner's box, as the text of a pack for the next one."""
        found = self.game.owner_pack(self.state)
        return json.dumps(found[1], ensure_ascii=False, indent=1) + "\n" if found else None

    def challenge(self) -> Match[TableT]:
        """This match anew from its beginning, with the same chance, for somebody who would do better."""
        again = Match(self.game, self.setup, self.seed)
        sheet = self.sheet()
        again.beat = sheet.mine if sheet and sheet.final else None
        return again

    # --- the journal ---

    def fingerprint(self) -> str:
        """A fingerprint of the whole tale and the open ask: two matches with the same one have gone the same way."""
        hashed = hashlib.sha256()
        for event in self.tale.events:
            hashed.update(f"{event.kind.value} {event.id} {sorted(event.args.items())}\n".encode())
        hashed.update((self.ask.id if self.ask else "over").encode())
        return hashed.hexdigest()[:16]

    def course(self) -> str:
        """A fingerprint of the course of the match, whatever words tell it: what it is, what was answered to which
        questions, and the points as they stand."""
        sheet = self.sheet()
        points = [line.points for line in sheet.lines] if sheet else []
        asked = [(step.ask.id, step.seat, step.answer) for step in self.steps]
        told = repr((sorted(self.setup.values.items()), self.seed, asked, self.ask and self.ask.id, points))
        return hashlib.sha256(told.encode("utf-8", "replace")).hexdigest()[:16]

    def journal(self) -> str:
        """The whole match as JSON text."""
        head: dict[str, Any] = {
            "automarium": FORMAT,
            "game": self.game.id,
            "rules": self.setup.rules,
            "packs": dict(self.game.packs(self.setup)),
            "setup": dict(self.setup.values),
            "seed": self.seed,
            "mark": self.course(),
        }
        if self.setup.owner_packs:
            head["own"] = dict(self.setup.owner_packs)
        if self.rest and not self.rest.why:
            head["rest"] = [self.rest.ask, *self.rest.said]
        if lines := [*_longer(self.lines)]:
            head["lines"] = lines
        if self.back and self.put_back:
            head["put-back"] = self.put_back
        if self.beat is not None:
            head["beat"] = self.beat
        head["answers"] = self.answers
        return json.dumps(head, ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def load(cls, text: str, find: Callable[[str], Game[Any]]) -> Match[Any]:
        """A match out of its journal: it takes the same course, or is refused with the reason. One of older rules is
        taken when all its answers are."""
        match, problem = cls.salvage(text, find)
        if problem is not None:
            raise problem
        return match

    @classmethod
    def salvage(cls, text: str, find: Callable[[str], Game[Any]]) -> tuple[Match[Any], BadJournal | None]:
        """A match out of its journal as far as it goes, and why it is not the match that was saved, if it is not. What
        cannot even begin is refused."""
        data = _read(text)
        game = find(data["game"])
        try:
            match = cls(game, game.setup(data["setup"], data.get("own"), data["rules"]), data["seed"])
        except Refusal:
            raise (BadJournal("journal-setup") if data["rules"] == game.rules else _other_rules(data, game)) from None
        problem = match._replay(data["answers"])
        match.lines = [1] * len(match.answers) if problem else data["lines"]
        if problem is None and data["rules"] >= game.rules and match.course() != data["mark"]:
            problem = BadJournal("journal-edited")
        if problem is None:
            match.rest = Rest(data["rest"][0], tuple(data["rest"][1:])) if data.get("rest") else None
            match.put_back = min(data.get("put-back", 0), len(match.lines))
            match.beat = data.get("beat")
        elif data["rules"] != game.rules:
            problem = _other_rules(data, game)
        elif data["packs"] != game.packs(match.setup):
            problem = BadJournal("journal-other-pack")
        return match, problem

    def _replay(self, answers: Sequence[str]) -> BadJournal | None:
        """Gives these answers as far as they are taken; why they are not, if they are not."""
        for number, text in enumerate(answers, 1):
            try:
                self._answer(text)
            except Exception as error:  # an answer that nobody could give may trip the rules themselves
                self._begin(list(self.answers))
                why = error if isinstance(error, Refusal) else Refusal("journal-answer-impossible")
                return self._told(BadJournal("journal-answer", number=number, got=text[:60], why=why))
        return None


def _seed(seed: str | None) -> str:
    if seed is None:
        return secrets.token_hex(8)
    if not 1 <= len(seed) <= LONGEST_SEED or not seed.isprintable():
        raise Refusal("seed-bad", high=LONGEST_SEED)
    return seed


def _other_rules(data: Mapping[str, Any], game: Game[Any]) -> BadJournal:
    return BadJournal("journal-other-rules", got=data["rules"], expected=game.rules)


def fits(ask: Ask[Any] | None, text: str, read: Read = as_written) -> bool:
    """Whether a text, as typed, has the form of an answer to this question."""
    if ask is None:
        return False
    try:
        ask.parse(read(ask, text))
    except Refusal:
        return False
    return True


def _read(text: str) -> dict[str, Any]:
    """The fields of a journal, each of its type."""
    try:
        data = load(text)
    except ValueError:
        raise BadJournal("journal-not-json") from None
    if not isinstance(data, dict) or data.get("automarium") != FORMAT:
        raise BadJournal("journal-not-ours")
    types = {"game": str, "rules": int, "packs": dict, "setup": dict, "seed": str, "mark": str, "answers": list}
    for key, type_ in types.items():
        if not isinstance(data.get(key), type_):
            raise BadJournal("journal-field", field=key)
    if not all(isinstance(one, str) for one in data["answers"]) or len(data["answers"]) > MOST_ANSWERS:
        raise BadJournal("journal-field", field="answers")
    if not all(isinstance(one, str) for one in data["setup"].values()):
        raise BadJournal("journal-field", field="setup")
    if not isinstance(data.get("own", {}), dict):
        raise BadJournal("journal-field", field="own")
    rest = data.get("rest", [])
    if not isinstance(rest, list) or not all(isinstance(one, str) and len(one) <= LONGEST_ANSWER for one in rest):
        raise BadJournal("journal-field", field="rest")
    if not isinstance(data.get("beat", 0), int) or abs(data.get("beat", 0)) > MOST_POINTS:
        raise BadJournal("journal-field", field="beat")
    if not isinstance(data.get("put-back", 0), int) or data.get("put-back", 0) < 0:
        raise BadJournal("journal-field", field="put-back")
    return data | {"lines": _lines(data)}


# --- lines ---


def _split(lines: Iterable[tuple[str, ...]], number: int) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
    """Lines before and after so many answers; one that is cut becomes two."""
    before, after = [], []
    for line in lines:
        here, there = line[:number], line[number:]
        before += [here] if here else []
        after += [there] if there else []
        number -= len(here)
    return before, after


def _longer(lines: Iterable[int]) -> Iterator[list[int]]:
    """Of the lengths of lines those above one, each with how many answers came before it: most lines are one answer."""
    before = 0
    for length in lines:
        if length > 1:
            yield [before, length]
        before += length


def _lines(data: Mapping[str, Any]) -> list[int]:
    """The lengths of all lines of a journal; older ones know that of the last only."""
    number, last, found, done = len(data["answers"]), data.get("line"), [], 0
    longer = data.get("lines", [[number - last, last]] if isinstance(last, int) and last > 1 else [])
    for one in longer if isinstance(longer, list) else [longer]:
        before, length = one if isinstance(one, list) and [type(each) for each in one] == [int, int] else (-1, 0)
        if not (done <= before and 1 < length <= number - before):
            raise BadJournal("journal-field", field="lines")
        found += [1] * (before - done) + [length]
        done = before + length
    return found + [1] * (number - done)


class Answerer(Protocol[TableT_contra]):
    """Whoever sits outside the rules: gets a question and the table, and returns a value of the question's shape."""

    def __call__(self, ask: Ask[Any], table: TableT_contra, /) -> Any:
        """The answer to this question; a `Fix` corrects the table instead, and the question comes again."""


def run(
    game: Game[TableT],
    setup: Setup | Mapping[str, object] | None,
    seed: str,
    answer: Answerer[TableT],
    *,
    tracing: bool = False,
    telling: bool = False,
    watch: Watch[TableT] | None = None,
) -> TableT:
    """Plays a whole match with an answerer of typed values and returns the table: no texts, no journal. Whoever watches
    sees it after each event, where there is telling.

    >>> from automarium import Stream, game, random_player
    >>> table = run(game("redrising"), {"level": "2"}, "42", random_player("redrising", Stream("42", "human")))
    >>> game("redrising").sheet(table).totals
    (-201, 218)
    """
    tale = Tale(telling=telling, tracing=tracing)
    table = game.lay_table(setup if isinstance(setup, Setup) else game.setup(setup), Streams(seed), tale)
    if watch is not None:
        tale.watched_by(lambda told: watch(table, told))
    asks = game.play(table)
    value: Any = None
    try:
        while True:
            value = answer(asks.send(value), table)
    except StopIteration:
        return table
