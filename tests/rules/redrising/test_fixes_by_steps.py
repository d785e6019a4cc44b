"""Corrections while the ability of a character asks something, character by character: what the table says is taken or
refused, no card is made or lost, and at every question something can still be said."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.games.redrising.cards import characters, in_play
from tests.bots import LONG, TRIES, new, whole

LEFT = ("ask-turn", "ask-turn-led", "ask-automa-card")  # the ability is over
CORRECTIONS = (
    *("cards mars -", "cards mars {id}", "cards mars unknown {id} unknown", "card {id} hand", "card {id} luna"),
    *("cards jupiter -", "cards luna -", "cards luna unknown unknown", "cards institute -", "card {beneath} jupiter"),
    *("cards deck -", "cards hand -", "cards hand unknown unknown", "cards automa-hand -", "cards banished -"),
    *("helium human 0", "helium automa 0", "fleet human 0", "influence human 10", "sovereign nobody"),
    *("card {last} banished", "card {last} hand", "card {last} mars", "card {last} deck"),
)
LAID = {
    "jupiter": "dancer gravboot-cobbler jopho",
    "luna": "virga vlogger matteo",
    "institute": "nero quietus judge",
    "mars": "alfrun cyther harmony {beneath}",
    "banished": "victra deanna trigg",
    "hand": "{id} uncle-narol hacker the-howlers octavia lorn",
}
BENEATH = "arlus"
FEW = 4  # corrections at each question; all of them in a long run


def led(id: str, where: str) -> Match[Any]:
    """A match in which everything there is could be of use to a character that has just been led."""
    match = new("redrising", {"depth": "known", "variant": "yes", "first": "human", "house": "mars"}, id)
    match.answer("seer ceo; orator timony; pelus evey; aegis lawyer; bridge holiday eo roque danto")
    for place, cards in LAID.items():
        beneath = BENEATH if id != BENEATH else "quicksilver"
        named = [one for one in cards.format(id=id, beneath=beneath).split() if one != id]
        match.answer(f"fix cards {place} {' '.join([id, *named] if place == 'hand' else named)}")
    match.answer(
        "fix sovereign human; fix helium human 5; fix helium automa 3; fix fleet human 4; fix influence human 4"
    )
    match.answer(f"lead {id} {where}")
    return match


def asks(match: Match[Any]) -> bool:
    """Whether the ability asks something."""
    return match.ask is not None and match.ask.id not in LEFT


def go_on(match: Match[Any], stream: Stream, *why: str) -> None:
    """Some answer to the open question is taken."""
    ask = match.ask
    assert ask is not None
    for _ in range(TRIES):
        with suppress(Refusal):
            match.answer(ask.write(ask.shape.sample(stream)))
            whole(match)
            return
    raise AssertionError(f"nothing can be said to {ask.id} after {why}")


def corrected(match: Match[Any], id: str, stream: Stream) -> None:
    """Corrections, each at the open question of the same match: then the ability comes to its end."""
    last = match.answers[-1].split()[0]
    corrections = list(CORRECTIONS)
    stream.shuffle(corrections)
    for correction in corrections if LONG else corrections[:FEW]:
        said = correction.format(id=id, beneath=BENEATH, last=last if last in characters() else BENEATH)
        other = Match.load(match.journal(), lambda _: match.game)
        with suppress(Refusal):
            other.answer(f"fix {said}")
        whole(other)
        while asks(other):
            go_on(other, stream, *match.answers[-3:], said)


@pytest.mark.parametrize("id", [id for id in in_play(True) if characters()[id].deploy])
def test_any_correction_at_any_question_of_an_ability(id: str) -> None:
    stream = Stream(id, "answers")
    for where in ("mars", "luna") if LONG else ("mars",):
        match = led(id, where)
        while asks(match):
            corrected(match, id, stream)
            go_on(match, stream)
