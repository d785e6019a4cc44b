"""A line that runs into another question: what was said before it holds, the rest goes on afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from automarium.core.ask import Ask, Asking, Number, Report, Reports, Said
from automarium.core.errors import BadJournal, Refusal
from automarium.core.game import Game, Setup
from automarium.core.match import Match
from automarium.core.rng import Streams
from automarium.core.tale import Name, Tale

TURN = Reports((Report("move"), Report("build"), Report("end", last=True)))


class Table:
    """Whoever moves fights at once; with a dial of 0 the fight is lost, and nothing can be built after it."""

    def __init__(self, _: Setup, __: Streams, tale: Tale) -> None:
        self.tale, self.lost, self.built = tale, False, 0


def play(table: Table) -> Asking[None]:
    while True:
        said: Said = yield Ask("ask-turn", Name("human"), TURN)
        table.tale.note(f"note-{said.verb}")
        if said.verb == "move":
            table.lost = not (yield Ask("ask-dial", Name("human"), Number(0, 7)))
        elif said.verb == "build":
            if table.lost:
                raise Refusal("nothing-to-build")
            table.built += 1
        else:
            return


def broken(table: Table) -> Iterator[Refusal]:
    if table.built > 2:
        yield Refusal("broken-buildings")


GAME: Game[Any] = Game("little", 1, (), Table, play, lambda _: None, lambda _: {}, lambda *_: ("", None), broken=broken)


def match(*answers: str) -> Match[Any]:
    return Match(GAME, {}, "1", answers)


def test_the_rest_waits_and_goes_on() -> None:
    one = match()
    one.answer("move; build; end")
    assert (one.answers, one.rest and one.rest.said) == (["move"], ("build", "end"))
    one.answer("3")
    assert (one.answers, one.rest, one.over) == (["move", "3", "build", "end"], None, True)


def test_what_answers_the_question_is_taken_for_it() -> None:
    one = match()
    one.answer("move; 3; build; move; build; 2; end")
    assert (one.answers, one.rest and one.rest.said) == (["move", "3", "build", "move"], ("build", "2", "end"))


def test_a_rest_that_is_refused_takes_nothing_back() -> None:
    one = match()
    one.answer("move; build; end")
    one.answer("0")
    assert one.answers == ["move", "0"]
    assert one.rest is not None
    assert (one.rest.said, one.rest.why and one.rest.why.id) == (("build", "end"), "nothing-to-build")
    one.answer("end")
    assert one.over
    assert "rest" not in one.journal()


def test_a_rest_that_would_break_the_table_is_not_carried_out() -> None:
    one = match("build", "build")
    one.answer("move; build")
    one.answer("1")
    assert (one.answers[2:], one.rest and one.rest.why and one.rest.why.id) == (["move", "1"], "broken-buildings")


def test_what_fits_no_question_withdraws_the_whole_line() -> None:
    one = match()
    with pytest.raises(Refusal):
        one.answer("move; bild")
    assert (one.answers, one.rest) == ([], None)


def test_a_refused_answer_leaves_the_rest_waiting() -> None:
    one = match()
    one.answer("move; end")
    with pytest.raises(Refusal):
        one.answer("9")
    assert one.rest is not None
    assert one.rest.why is None
    one.answer("7")
    assert one.over


@pytest.mark.parametrize("back", ["undo", "go", "redo"])
def test_going_back_or_forth_forgets_the_rest(back: str) -> None:
    one = match()
    one.answer("move; end")
    one.back.append(("5",))
    getattr(one, back)(*([0] if back == "go" else []))
    assert one.rest is None


def test_the_rest_is_in_the_journal() -> None:
    one = match()
    one.answer("move; build; end")
    again = Match.load(one.journal(), lambda _: GAME)
    again.answer("3")
    assert again.answers == ["move", "3", "build", "end"]


@pytest.mark.parametrize("rest", ['"x"', "[1]", "{}"])
def test_a_journal_with_a_wrong_rest_is_refused(rest: str) -> None:
    one = match()
    one.answer("move; end")
    with pytest.raises(BadJournal):
        Match.load(one.journal().replace('[\n  "ask-turn",\n  "end"\n ]', rest), lambda _: GAME)


def test_each_part_is_read_for_its_own_question() -> None:
    one = match()
    one.answer("ход; три; конец", lambda _, text: {"ход": "move", "конец": "end"}.get(text, text.replace("три", "3")))
    assert one.answers == ["move", "3", "end"]


def test_whoever_sits_at_a_broken_table_may_play_on() -> None:
    one = match()
    one._answer("build")
    one._answer("build")
    one._answer("build")
    one.answer("move")
    assert one.answers[-1] == "move"
