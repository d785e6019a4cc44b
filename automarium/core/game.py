"""What a game is to everybody outside it: settings, a way to start, a score sheet."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, NamedTuple, TypeVar

from automarium.core.ask import Asking
from automarium.core.errors import BadPack, Refusal
from automarium.core.rng import Streams
from automarium.core.tale import Name, Say, Tale
from automarium.core.text import LONGEST_ANSWER

TableT = TypeVar("TableT")

NO_YES = ("no", "yes")  # the choices of a setting that is switched on or off


class Part(NamedTuple):
    """One word of a text that is put together by taps: what it is about, and the words to choose from."""

    label: Say
    options: tuple[tuple[str, Say], ...]


@dataclass(frozen=True, slots=True)
class Setting:
    """One choice of the set-up. Its messages are `setting-<id>`, `setting-<id>-help` and, for each choice,
    `setting-<id>-<choice>`. One with a `check` also takes a text of the player's own (`setting-<id>-own` says which),
    and returns it in canonical form. Where that text is made of so many words out of a few, `parts` names them, so that
    they can be chosen by taps; `join` stands between them."""

    id: str
    default: str
    choices: tuple[str, ...] = ()
    ruling: str = ""
    check: Callable[[str], str] | None = None
    parts: tuple[Part, ...] = ()
    join: str = " "
    when: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # asked only while these others have one of these
    spoken: Mapping[str, str] = field(default_factory=dict)  # the default for who plays in one of these languages
    first: bool = False  # asked even of whoever just wants to play (`setting-<id>-first` is the question)
    once: bool = False  # and that only before their first match of the game, or while they are newcomers
    kept: bool = False  # what was chosen last holds for whoever just wants to play, too
    newcomer: str = ""  # what is chosen for whoever has played no match of the game to its end
    like: Mapping[str, str] = field(default_factory=dict)  # choices that are as hard as another one

    @property
    def offered(self) -> bool:
        """Whether there is still a way of playing for it: some are kept for the matches of older rules."""
        return all(self.when.values())

    def above(self, value: str) -> str | None:
        """Of choices that grow harder the next one."""
        at = self.choices.index(self.like.get(value, value)) + 1 if value in self.choices else len(self.choices)
        return self.choices[at] if at < len(self.choices) else None

    def read(self, value: object) -> str:
        """The value in canonical form, or a Refusal that says what was expected."""
        text = str(value)
        if len(text) > LONGEST_ANSWER:
            raise Refusal("setting-too-long", setting=Name(f"setting-{self.id}"), got=len(text), high=LONGEST_ANSWER)
        text = text.strip()
        word = text.casefold()
        if word in self.choices:
            return word
        if self.check is None:
            raise Refusal("setting-value", setting=Name(f"setting-{self.id}"), got=text, expected=self.choices)
        return self.check(text)


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is fixed before the first card: the settings, packs of the owner's own, and the version of the
    rules by which an older match is played to its end."""

    values: Mapping[str, str]
    owner_packs: Mapping[str, Any] = field(default_factory=dict)
    rules: int = 1

    def __getitem__(self, id: str) -> str:
        return self.values[id]

    def on(self, id: str) -> bool:
        """Whether a setting of yes and no is switched on."""
        return self.values[id] == "yes"


class ScoreLine(NamedTuple):
    """One line of a score sheet: what is counted, and the points of each seat (None: it does not apply)."""

    label: Say
    points: tuple[int | None, ...]


class Sheet(NamedTuple):
    """A score sheet: seats side by side, lines, totals, and who is ahead (several: shared; nobody: only the Automa's
    points were counted)."""

    seats: tuple[Name, ...]
    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    winners: tuple[Name, ...]
    reason: Say
    final: bool

    @property
    def mine(self) -> int | None:
        """The total of the first human, if one was counted."""
        return self.totals[0] if len(self.seats) > 1 else None


class Pile(NamedTuple):
    """A pile that may be looked through at any time: how it is called, and its cards from the top down."""

    name: Say
    cards: tuple[Say, ...]


def _no_piles(_: Any) -> tuple[Pile, ...]:
    """The discards of a game in which the Automa has none."""
    return ()


def _nothing(_: Any) -> None:
    """What most games have to say about a box, and many about the Automa's faction."""
    return


def _our_names(_: Setup) -> Mapping[str, Mapping[str, str]]:
    """The names of a game whose owner cannot change them."""
    return {}


def _in_earnest(_: Mapping[str, str]) -> bool:
    return False


def _at_a_table(_: Setup) -> bool:
    """Where the matches of most games are played: somebody moves the pieces."""
    return False


def _whole(_: Any) -> Iterator[Refusal]:
    """A table of which nothing is known that could be broken."""
    return iter(())


@dataclass(frozen=True, slots=True)
class Game(Generic[TableT]):
    """One game, as the registry gives it to a client.

    `rules` grows whenever a match might go on differently; a match of older rules is played by them (`Setup.rules`).
    `lay_table` gives the table of a set-up, still bare:
    the state that clients show. `play` is the whole match on it, as a generator of asks; `sheet` is its score. `packs`
    gives the fingerprint of every pack that the setup uses. `read_owner_pack` reads an owner's file into (name of the
    pack, its data), or refuses it; `owner_pack` gives the same out of a table whose players have told what their
    box shows. `names` are those of a set-up's owner, by language and message id. `opponent` is the Automa's faction
    at a table, `human` the player's faction or house, in games that have them. `broken` says what about a table
    that waits for an answer cannot be: an answer that would bring it about is refused with that sentence.
    `discards` are the Automa's open discard piles. `on_screen` says whether a match needs no box: the program lays
    everything, and tells what happens instead of what is to be done.
    `trial` says of a set-up's values whether a match is only for a look: it is neither won nor lost."""

    id: str
    rules: int
    settings: tuple[Setting, ...]
    lay_table: Callable[[Setup, Streams, Tale], TableT]
    play: Callable[[TableT], Asking[None]]
    sheet: Callable[[TableT], Sheet | None]
    packs: Callable[[Setup], Mapping[str, str]]
    read_owner_pack: Callable[[str, str], tuple[str, Any]]
    owner_pack: Callable[[TableT], tuple[str, Any] | None] = _nothing
    opponent: Callable[[TableT], Name | None] = _nothing
    human: Callable[[TableT], Name | None] = _nothing
    broken: Callable[[TableT], Iterator[Refusal]] = _whole
    discards: Callable[[TableT], tuple[Pile, ...]] = _no_piles
    names: Callable[[Setup], Mapping[str, Mapping[str, str]]] = _our_names
    on_screen: Callable[[Setup], bool] = _at_a_table
    trial: Callable[[Mapping[str, str]], bool] = _in_earnest

    def in_language(self, lang: str) -> Game[TableT]:
        """The game with the defaults of somebody who plays in this language: their box is likely to be in it too."""
        return replace(
            self, settings=tuple(replace(one, default=one.spoken.get(lang, one.default)) for one in self.settings)
        )

    def setup(
        self,
        values: Mapping[str, object] | None = None,
        owner_packs: Mapping[str, Any] | None = None,
        rules: int | None = None,
    ) -> Setup:
        """A set-up out of some values; the others take their defaults. Without `rules` they are those of today."""
        try:
            return self._set_up(values, owner_packs, rules)
        except Refusal as refusal:
            refusal.game = self.id  # so that whoever does not know which game is meant can tell it
            raise

    def _set_up(
        self, values: Mapping[str, object] | None, owner_packs: Mapping[str, Any] | None, rules: int | None
    ) -> Setup:
        given = dict(values or {})
        read = {one.id: one.read(given.pop(one.id, one.default)) for one in self.settings}
        for unknown in given:
            raise Refusal("setting-unknown", got=unknown, expected=tuple(one.id for one in self.settings))
        owned = {name: self._owned(name, data) for name, data in (owner_packs or {}).items()}
        setup = Setup(read, owned, self.rules if rules is None else rules)
        self.packs(setup)  # an owner's pack is refused here, before anything is dealt
        return setup

    def _owned(self, name: str, data: Any) -> Any:
        """What a match keeps of an owner's pack, wherever that comes from: the same as of the owner's file."""
        found, kept = self.read_owner_pack(json.dumps(data), "owner")
        if found != name:
            raise BadPack("pack-field", file="owner", card="-", field="pack", got=name[:60], expected=found)
        return kept
