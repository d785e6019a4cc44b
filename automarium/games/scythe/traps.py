"""Tokens of a human Togawa or Albion under the Automa's feet: traps that work on it, flags that do not."""

from __future__ import annotations

from automarium.core.ask import Asking, Field, Form, Number, Option, Pick, options
from automarium.core.tale import Name, Say
from automarium.games.scythe.board import BIT, NAMES
from automarium.games.scythe.combat_cards import discard_random, tell_cards
from automarium.games.scythe.names import COIN, COMBAT_CARD, NOTHING, POPULARITY, POWER, TRAP_FACES
from automarium.games.scythe.table import FACES_KNOWN, Table

COSTS = {POWER: 3, COIN: 4, COMBAT_CARD: 2, POPULARITY: 2}
LOSSES = tuple(Option(str(one), one, Say(str(one))) for one in (POWER, COIN, COMBAT_CARD, NOTHING))
HOW_MANY = Field("number", Number(0, 10), 0, Say("tap-how-many"))


def faces_left(table: Table, place: int) -> tuple[Name, ...]:
    """What the trap on a place may show: each of the four shows something else."""
    faces = table.human.faces
    if place in faces:
        return (faces[place],)
    return tuple(face for face in TRAP_FACES if face not in faces.values()) or TRAP_FACES


def spring_trap(table: Table, place: int) -> Asking[None]:
    """An armed trap turns over when an Automa unit enters, and takes what its face shows, as far as there is any;
    popularity stays at 10 (S-209). The face is asked for when it is not known."""
    human = table.human
    if not BIT[place] & human.armed:
        return
    human.armed &= ~BIT[place]
    human.sprung |= BIT[place]
    table.tale.order("order-trap", place=NAMES[place])
    if not table.since(FACES_KNOWN):
        told = yield from table.ask(
            "ask-trap-loss",
            lambda: Form((Field("kind", Pick[Name](LOSSES), label=Say("trap-loss")), HOW_MANY)),
            place=NAMES[place],
        )
        lose(table, told["kind"], told["number"])
        return
    left = faces_left(table, place)
    if len(left) > 1:
        face = yield from table.ask(
            "ask-trap-face", lambda: Pick[Name](options(faces_left(table, place))), place=NAMES[place]
        )
    else:
        face = left[0]
    if BIT[place] & human.sprung:  # unless a correction has taken it away
        human.faces[place] = face
    lose(table, face, COSTS[face])


def lose(table: Table, what: Name, number: int) -> None:
    """What a trap takes from the Automa, as far as there is any."""
    automa = table.automa
    if what == POPULARITY:
        table.tale.note("note-trap-popularity")
    if what not in (POWER, COIN, COMBAT_CARD):
        return
    lost = min(number, {POWER: automa.power, COIN: automa.coins, COMBAT_CARD: len(automa.hand)}[what])
    if not lost:
        table.tale.note("note-trap-nothing")
    elif what == POWER:
        automa.power -= lost
        table.tale.order("order-automa-loses-power", number=lost, total=automa.power)
    elif what == COIN:
        automa.coins -= lost
        table.tale.order("order-automa-loses-coins", number=lost, total=automa.coins)
    else:
        for _ in range(lost):
            discard_random(table)
        tell_cards(table, "automa-loses-cards", number=lost, total=len(automa.hand))


def tell_flag(table: Table, place: int) -> None:
    """A flag costs the Automa nothing."""
    if BIT[place] & table.human.flags & table.automa.units:
        table.tale.note("note-flag", place=NAMES[place])
