"""The fuzzer: random answers, journals, packs and settings to the core and the terminal, random requests to the
companion, in this process. Whatever comes is answered or refused in words: nothing breaks, and nothing is kept for
ever. Usage: python -m bench.fuzz [requests] [answers] [seed]"""

from __future__ import annotations

import asyncio
import io
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from time import perf_counter
from typing import Any
from unittest.mock import patch
from urllib.parse import quote, unquote, urlencode

from rich.progress import track

from automarium import Fix, Match, Refusal, game
from automarium.cli import show
from automarium.cli.app import build
from automarium.cli.boards import board
from automarium.core.errors import BadJournal, BadPack
from automarium.core.text import seen
from automarium.games import GAMES
from automarium.games.gaia.box import READ, pack_of
from automarium.games.golem.box import house_pack
from automarium.games.redrising.cards import deck_of as redrising_deck
from automarium.games.scythe.cards import deck_of as scythe_deck
from automarium.shelf import Shelf
from automarium.shelf.backup import backup
from automarium.web.app import create
from automarium.web.guard import HEADERS, Guard
from automarium.web.links import fragment
from automarium.words import LANGUAGES, words
from automarium.words.transcript import transcript
from bench.junk import Junk
from tests.bots import cases, human, new

REQUESTS, ANSWERS = 100_000, 1_000_000
LONGEST = 40  # answers of one match: what a match costs grows with them
LARGEST = 200  # MB that it may grow after a quarter of the way, when what is kept has been filled


def grown() -> float:
    """MB of memory in use, where the system says so."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    except (OSError, ValueError):
        return 0.0


def counted(number: int, name: str, what: Callable[[int], None]) -> None:
    """So many of something, one after another; one that breaks is named, and memory does not grow."""
    quarter = 0.0
    for at in track(range(number), description=name, disable=not sys.stderr.isatty()):
        if at == number // 4:
            quarter = grown()
        try:
            what(at)
        except BaseException:
            print(f"{name} {at} of this seed")
            raise
    assert grown() - quarter < LARGEST, f"{name}: {quarter:.0f} MB became {grown():.0f} MB"


# --- answers ---


def packs(id: str) -> list[dict[str, Any]]:
    """Packs that an owner of the game could give."""
    setup = game(id).setup()
    found = {
        "gaia": lambda: [pack_of(setup, name) for name in READ],
        "golem": lambda: [house_pack()],
        "redrising": lambda: [redrising_deck(setup)[0]],
        "scythe": lambda: [scythe_deck(setup)[0]],
    }
    return [dict(pack.data) for pack in found[id]()]


class Answers:
    """Matches of every game and set-up, and whatever can be said to them."""

    def __init__(self, seed: str) -> None:
        self.junk = Junk(f"answers {seed}")
        self.setups = list(cases())
        self.matches = [new(id, setup, seed) for id, setup in self.setups]
        self.packs = {id: packs(id) for id in GAMES}
        self.screen = show.Screen(file=io.StringIO(), width=120, force_terminal=True)
        self.taken = self.refused = 0

    def __call__(self, number: int) -> None:
        at = number % len(self.matches)
        match, kind = self.matches[at], self.junk.stream.below(100)
        try:
            if kind < 90:
                self.answer(match)
            elif kind < 94:
                Match.load(self.junk.file(json.loads(match.journal())), game)
            elif kind < 97:
                self.pack(match.game.id)
            else:
                self.settings(match.game.id)
            self.taken += 1
        except Refusal as refusal:
            self.refused += 1
            self.say(match, refusal)
        except Exception:
            print(match.game.id, dict(match.setup.values), match.seed, match.answers, sep="\n")
            raise
        if match.ask is None or len(match.answers) > LONGEST:
            id, setup = self.setups[at]
            self.matches[at] = new(id, setup, f"fuzz {number}")
        if number % 500 == 0:
            self.look(match)

    def answer(self, match: Match[Any]) -> None:
        voice = words(self.junk.pick(LANGUAGES), match.game.id)
        text = self.text(match)
        try:
            match.answer(text, voice.notation)
        except Exception as error:
            if not isinstance(error, Refusal):
                print(f"answer {text!r} in {voice.lang}")
            raise
        assert not list(match.game.broken(match.state)), text

    def text(self, match: Match[Any]) -> str:
        junk = self.junk
        if junk.one_in(3):
            return junk.text(*voiced(match, junk))
        right = self.right(match)
        return junk.bent(right) if junk.one_in(3) else right

    def right(self, match: Match[Any]) -> str:
        """An answer or a correction that is right in form."""
        ask, stream = match.ask, self.junk.stream
        assert ask is not None
        kind = stream.below(5)
        try:
            if kind < 2 and ask.fixes is not None:
                return ask.write(Fix(ask.fixes.sample(stream)))
            if kind < 3:
                return ask.write(ask.shape.sample(stream))
            return ask.write(human(match.game.id, str(stream.below(10**6)))(ask, match.state))
        except ValueError:  # of some things there may be none left
            return "end"

    def pack(self, id: str) -> None:
        name, kept = game(id).read_owner_pack(self.junk.file(self.junk.pick(self.packs[id])), self.junk.text()[:80])
        Match(game(id), game(id).setup({"door": "owner"} if id == "golem" else {}, {name: kept}), "own")
        raise BadPack("pack-not-an-object", file=self.junk.text(), card=self.junk.text())  # and how that is said

    def settings(self, id: str) -> None:
        found = game(id)
        some = [one for one in found.settings if self.junk.one_in(3)]
        values = {one.id: self.junk.pick((*one.choices, self.junk.value(), self.junk.text())) for one in some}
        if self.junk.one_in(10):
            values[self.junk.text()] = ""
        Match(found, values, self.junk.pick(("1", self.junk.text())))

    def say(self, match: Match[Any], refusal: Refusal) -> None:
        """Every refusal is a sentence, and can be shown anywhere."""
        said = words(self.junk.pick(LANGUAGES), match.game.id).refusal(refusal)
        assert said == seen(said), said
        if self.refused % 10 == 0:
            self.screen.file = io.StringIO()
            self.screen.print(said, style="red")

    def look(self, match: Match[Any]) -> None:
        """Everything that a match can show, in the terminal."""
        voice = words(self.junk.pick(LANGUAGES), match.game.id)
        self.screen.print(board(match, voice), show.tale(match.tale.events, voice), show.history(match, voice))
        if match.ask is not None:
            self.screen.print(show.question(match.ask, voice), show.usage(match.ask, voice))
        transcript(match, voice, ladders=True)


def voiced(match: Match[Any], junk: Junk) -> list[str]:
    """Some of the words that mean something now."""
    assert match.ask is not None
    return (
        words(junk.pick(LANGUAGES), match.game.id).completions(match.ask)[:200] if junk.one_in(20) else ["end", "fix"]
    )


# --- the terminal ---

COMMANDS = (
    *("new", "resume", "list", "show", "answer", "undo", "redo", "go", "why", "history", "replay", "score"),
    *("rules", "settings", "export", "import", "remove"),
)


class Programs:
    """The program, started again and again with any arguments, and any lines typed to it."""

    def __init__(self, seed: str, home: Path) -> None:
        self.junk = Junk(f"programs {seed}")
        self.home = home

    def __call__(self, number: int) -> None:
        junk = self.junk
        arguments = ["--lang", junk.pick(LANGUAGES)] if junk.one_in(2) else []
        arguments += [junk.pick(COMMANDS), *self.arguments()] if number % 3 else ["new", junk.pick(GAMES)]
        typed = "\n".join(junk.text().replace("\n", " ") for _ in range(8))
        printed = io.StringIO()
        environment = {"AUTOMARIUM_HOME": str(self.home), "COLUMNS": "100"}
        with ExitStack() as stack:
            stack.enter_context(patch.dict(os.environ, environment))
            stack.enter_context(patch.object(sys, "argv", ["automarium", *arguments]))
            stack.enter_context(patch.object(sys, "stdin", io.StringIO(typed)))
            stack.enter_context(redirect_stdout(printed))
            complaints = stack.enter_context(redirect_stderr(io.StringIO()))
            code: object = None
            try:
                build(junk.pick(LANGUAGES))()
            except SystemExit as ended:
                code = ended.code
        assert code in (0, 1, 2), (arguments, typed)
        told = printed.getvalue()
        assert told == seen(told), (arguments, typed)
        assert "Traceback" not in told + complaints.getvalue(), (arguments, typed)

    def arguments(self) -> Iterator[str]:
        for _ in range(self.junk.stream.below(4)):
            yield self.junk.pick(
                (*GAMES, "--set", "--seed", "--at", "--why", "--all", "level=1", "1", self.junk.text())
            )


# --- requests ---

METHODS = ("GET", "GET", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "X")
PIECES = (
    "match",
    "new",
    "static",
    "at",
    "history",
    "answer",
    "go",
    "code",
    "prefs",
    "about",
    "import",
    "open",
    "backup",
    "link",
    "remove",
    "watch",
    "begin",
    "results",
    "again",
    "cue",
    *GAMES,
)
KINDS = (
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=b",
    "text/plain",
    "multipart/form-data",
    "",
)
PAGES = ("", "/history", "/at/3", "/journal.json", "/challenge.json", "/pack.json", "/transcript", "/transcript.txt")
NAMES = (b"origin", b"sec-fetch-site", b"sec-fetch-dest", b"accept-language", b"cookie", b"host", b"content-length")
TOKEN = "0123456789abcdef" * 2
MATCHES = 8


class Answer:
    """What came back for a request."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body = b""

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {name.decode().lower(): value.decode("latin-1") for name, value in message["headers"]}
        self.body += message.get("body", b"")


class Requests:
    """A browser that has lost its mind, on a companion of its own."""

    def __init__(self, seed: str, app: Guard, shelf: Shelf) -> None:
        self.junk = Junk(f"requests {seed}")
        self.app = app
        self.shelf = shelf
        self.loop = asyncio.new_event_loop()
        self.matches = [shelf.add(new(id, setup, seed)).id for id, setup in list(cases())[:: 22 // MATCHES]]
        self.statuses: dict[int, int] = {}
        self.packs = {id: packs(id) for id in GAMES}
        self.backup = backup(shelf)
        self.answers = Answers(seed)

    def __call__(self, number: int) -> None:
        kind = (self.wild, self.page, self.answer, self.answer, self.upload, self.begin)[number % 6]
        method, path, headers, body = kind()
        asked = (kind.__name__, method, path, headers, body[:2000])
        try:
            answer = self.loop.run_until_complete(self.ask(method, path, headers, body))
        except Exception:
            print(asked)
            raise
        if answer.status:  # else it went away before it was answered
            assert 200 <= answer.status < 500, (answer.status, asked)
            assert all(answer.headers.get(name) == value for name, value in HEADERS.items()), asked
            text = answer.body.decode("utf-8", "replace" if path.startswith("/static") else "strict")
            assert "Traceback" not in text, asked
            assert "<script>alert" not in text or "html" not in answer.headers.get("content-type", ""), asked
        self.statuses[answer.status] = self.statuses.get(answer.status, 0) + 1
        self.tidy(answer)

    def tidy(self, answer: Answer) -> None:
        """A match that was begun takes the place of another, so that there are never many, nor long ones."""
        location = answer.headers.get("location", "")
        if location.startswith("/match/") and location[7:] not in self.matches:
            with suppress(Refusal):  # it may be gone already
                self.shelf.remove(self.matches.pop(0))
            self.matches.append(location[7:])

    async def ask(self, method: str, path: str, headers: list[tuple[bytes, bytes]], body: bytes) -> Answer:
        raw, _, query = path.partition("?")
        scope = {
            **{"type": "http", "method": method, "path": unquote(raw), "raw_path": raw.encode(), "root_path": ""},
            **{"query_string": query.encode(), "headers": headers, "client": ("127.0.0.1", 1), "scheme": "http"},
            **{"http_version": "1.1", "server": ("127.0.0.1", 80)},
        }
        half = len(body) // 2
        coming = [(body[half:], False), (body[:half], True)]
        gone = self.junk.one_in(30)
        answer = Answer()

        async def receive() -> Any:
            if not coming or (gone and len(coming) == 1):
                return {"type": "http.disconnect"}
            part, more = coming.pop()
            return {"type": "http.request", "body": part, "more_body": more}

        await self.app(scope, receive, answer.send)
        return answer

    # --- what is asked ---

    Asked = tuple[str, str, list[tuple[bytes, bytes]], bytes]

    def wild(self) -> Asked:
        """Anything to anywhere."""
        junk = self.junk
        path = "/" + "/".join(self.address() for _ in range(junk.stream.below(5)))
        if junk.one_in(2):
            path += "?" + quote(junk.text(), safe=junk.pick(("", "=&%/")), errors="replace")
        headers = self.headers(junk.pick(KINDS), b"")
        for name in NAMES:
            if junk.one_in(4):
                headers.insert(
                    0, (name, _bytes(junk.pick((junk.text(), "http://[", "cross-site", "null", "9" * 5000))))
                )
        return junk.pick(METHODS), path, headers, _bytes(junk.text())

    def address(self) -> str:
        return quote(self.junk.pick((*PIECES, *self.matches, self.junk.text())), errors="replace")

    def page(self) -> Asked:
        junk = self.junk
        query = urlencode({junk.pick(("say", "to", "why", junk.text())): junk.text("fix", "hero")}, errors="replace")
        path = f"/match/{junk.pick(self.matches)}{junk.pick(PAGES)}"
        return "GET", f"{path}?{query}", self.headers("", b""), b""

    def answer(self) -> Asked:
        """An answer that could be right, to the match as it is."""
        junk = self.junk
        id = junk.pick(self.matches)
        tables = self.app.app.state.tables  # type: ignore[attr-defined]
        try:
            with tables.using(id) as shelved:
                match, version = shelved.match, shelved.version
                if match.ask is None or len(match.answers) > LONGEST:
                    return self.begin()
                right = self.answers.right(match)
        except BadJournal:
            return self.stuck(id, self.shelf.version(id))
        except Refusal:  # it was removed
            return self.begin()
        text = right if junk.one_in(2) else junk.bent(right) if junk.one_in(2) else junk.text()
        what = junk.pick(("answer", "answer", "answer", "undo", "redo", "go", "cue", "again"))
        given = {"guard": TOKEN, "version": version, "answer": text, "number": junk.pick((*range(9), junk.text()))}
        more = {"said": junk.text(), "by": junk.text("me"), "tap": junk.text(), "level": junk.text("2"), "same": "1"}
        given |= {name: value for name, value in more.items() if junk.one_in(5)}
        body = urlencode(given, errors="replace").encode()
        return "POST", f"/match/{id}/{what}", self.headers(KINDS[0], body), body

    def stuck(self, id: str, version: int) -> Asked:
        """What can be done with a match that does not replay."""
        what = self.junk.pick(("rescue", "remove", "restore", "answer", "undo", "go"))
        body = urlencode({"guard": TOKEN, "version": version, "number": 0}).encode()
        return "POST", f"/match/{id}/{what}", self.headers(KINDS[0], body), body

    def begin(self) -> Asked:
        junk = self.junk
        found = game(junk.pick(GAMES))
        values = {one.id: junk.pick((*one.choices, junk.text())) for one in found.settings if junk.one_in(8)}
        if junk.one_in(8):
            values |= {"seed": junk.text("seed"), "beat": junk.text("60")}
        body = urlencode({"guard": TOKEN, **values}, errors="replace").encode()
        return "POST", f"/new/{found.id}", self.headers(KINDS[0], body), body

    def upload(self) -> Asked:
        """A file of a match, a link to one, a pack or a backup, in a form that may be one."""
        junk = self.junk
        id = junk.pick(GAMES)
        if junk.one_in(2):
            path, name, file = f"/new/{id}", "pack", _bytes(junk.file(junk.pick(self.packs[id])))
        elif junk.one_in(4):
            path, name, file = "/backup", "file", self.damaged()
        else:
            path, name, file = "/import", "file", _bytes(junk.file(json.loads(new(id, {}, "x").journal())))
            if junk.one_in(3):
                made = fragment(file.decode(errors="replace"))
                name, file = "link", _bytes(junk.pick((made, made[: junk.stream.below(len(made))], junk.text(made))))
        named = _bytes(junk.pick(("m.json", junk.text()))).replace(b"\r", b"").replace(b"\n", b"")
        body = b'--b\r\ncontent-disposition: form-data; name="guard"\r\n\r\n' + TOKEN.encode()
        body += b'\r\n--b\r\ncontent-disposition: form-data; name="%s"' % name.encode()
        body += b"" if name == "link" else b'; filename="%s"' % named
        body += b"\r\n\r\n" + file[:1_500_000] + b"\r\n--b--\r\n"
        if junk.one_in(5):
            body = body[: junk.stream.below(len(body))]
        kind = KINDS[1] + junk.pick(("", "", "; charset=utf-8", "; charset=utf-7", f"; charset={junk.text()}"))
        return "POST", path, self.headers(kind, body), body

    def damaged(self) -> bytes:
        """A backup in which something is not as it was written."""
        content = bytearray(self.backup)
        for _ in range(self.junk.stream.below(6)):
            content[self.junk.stream.below(len(content))] = self.junk.stream.below(256)
        return bytes(content[: self.junk.stream.below(len(content))] if self.junk.one_in(8) else content)

    def headers(self, kind: str, body: bytes) -> list[tuple[bytes, bytes]]:
        lang = self.junk.pick((*LANGUAGES, "xx"))
        given = {"host": "127.0.0.1", "cookie": f"automarium={TOKEN}; lang={lang}", "content-length": str(len(body))}
        return [(name.encode(), value.encode()) for name, value in given.items()] + [(b"content-type", _bytes(kind))]


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


# --- all of it ---


def main(requests: int = REQUESTS, answers: int = ANSWERS, seed: int = 1) -> None:
    start = perf_counter()
    said = Answers(str(seed))
    counted(answers, "answers", said)
    with tempfile.TemporaryDirectory() as home:
        counted(answers // 500, "programs", Programs(str(seed), Path(home)))
        shelf = Shelf(Path(home) / "fuzz.sqlite3")
        asked = Requests(str(seed), create(shelf), shelf)
        counted(requests, "requests", asked)
        asked.loop.run_until_complete(asked.loop.shutdown_default_executor())
        asked.loop.close()
    spent = perf_counter() - start
    print(f"{answers} answers: {said.taken} taken, {said.refused} refused; {answers // 500} programs")
    by_status = ", ".join(f"{count} × {status}" for status, count in sorted(asked.statuses.items()))
    print(f"{requests} requests: {by_status}")
    print(f"{grown():.0f} MB, {spent:.0f} s; 0 failed")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
