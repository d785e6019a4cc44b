"""What was taken back says what to put back on the table, and what is redone what to do again."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from automarium.core.match import Match
from automarium.core.tale import Event, Kind
from automarium.cues import Cue, back, row
from automarium.games import game
from automarium.shelf import Shelf, Shelved
from automarium.web import pages
from automarium.web.app import create
from automarium.web.pages import told
from automarium.web.reader import ORDINAL
from automarium.words import LANGUAGES, words
from automarium.words.cued import cued, inside, taken_back
from tests.bots import SETUPS, human, new, play
from tests.web.conftest import token
from tests.web.golem.kit import OWNER
from tests.web.redrising.kit import at


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_taken_back_says_what_to_put_back(client: TestClient, shelf: Shelf, lang: str) -> None:
    match = new("scythe", SETUPS["scythe"][0], "back")
    shelved = shelf.add(match)
    for text in ("end", "end"):
        shelf.answer(shelved, text)
    steps = back(shelved.match, shelved.match.tale.events[shelved.match.fresh :])
    assert steps
    shelf.undo(shelved)
    page = html.unescape(client.get(f"/match/{shelved.id}", headers={"accept-language": lang}).text)
    told = page[page.index('class="echo undone"') : page.index('id="answer"')]
    voice, ask = words(lang, "scythe"), shelved.match.ask
    assert all(ORDINAL.sub("\u2011", taken_back(one, voice)) in told for one in steps)
    assert ask
    assert voice.spoken(ask, "end").removesuffix(".") in told


def test_what_was_not_told_yet_is_not_to_be_put_back(client: TestClient, shelf: Shelf) -> None:
    """Of cues that were told one by one those that were passed, and in case it has been done the one that was shown."""
    match = new("scythe", SETUPS["scythe"][0], "back")
    match.answer("end")
    shelved = shelf.add(match)
    cues: tuple[Cue, ...] = ()
    while len(cues) < 3:
        shelf.answer(shelved, "end")
        cues = row(shelved.match).cues
    voice = words("en", "scythe")
    orders = [[taken_back(one, voice) for one in back(shelved.match, cue.events)] for cue in cues]
    for passed in ("0", "1", "2", ""):
        given = {"guard": token(client), "version": str(shelf.take(shelved.id).version), "passed": passed}
        page = html.unescape(client.post(f"/match/{shelved.id}/undo", data=given).text)
        told = page[page.index('class="echo undone"') : page.index('id="answer"')]
        done, now, later = orders[: int(passed or 9)], orders[int(passed or 9) :][:1], orders[int(passed or 9) + 1 :]
        assert all(f"<li>{one}</li>" in told for cue in done for one in cue)
        assert all((f"done it: {inside(one)}</li>" in told) == (passed != "0") for cue in now for one in cue)
        assert not any(one in told for cue in later for one in cue)
        shelf.redo(shelf.take(shelved.id))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_human_did_is_put_back_as_well(client: TestClient, shelf: Shelf, lang: str) -> None:
    match = new("redrising", {"first": "human", "house": "mars", "level": 1}, "own")
    shelved = shelf.add(match)
    for text in ("5", "lead mars", "gain jupiter"):
        shelf.answer(shelved, text)
    shelf.undo(shelved)
    page = html.unescape(client.get(f"/match/{shelved.id}", headers={"accept-language": lang}).text)
    told = page[page.index('class="echo undone"') : page.index('id="answer"')]
    voice, ask = words(lang, "redrising"), shelved.match.ask
    assert ask
    own = {"answer": voice.spoken(ask, "gain jupiter").removesuffix(".")}
    assert told.count("<li>") > 1
    assert f"<li>{voice.say('back-own', own)}</li></ul>" in told, "and last, since it was done first"
    scythe = new("scythe", SETUPS["scythe"][0], "own")
    assert scythe.ask
    assert not pages.is_deed(scythe, scythe.ask, "end")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_hand_did_at_a_question_is_a_deed_like_any_other(lang: str) -> None:
    """A card that the die lets one banish was only called undone."""
    match = at(0, "ask-banish-top")
    assert match.ask
    lying = match.ask.write(human("redrising", "die")(match.ask, match.state))
    voice = words(lang, "redrising")
    said = voice.spoken(match.ask, lying).removesuffix(".")
    match.answer(lying)
    match.undo()
    back = told.undone(match, voice)
    assert back
    assert back["own"] or back["orders"][-1] == voice.say("back-own", {"answer": said})


def test_an_order_that_says_what_was_answered_can_be_undone_where_it_stands(client: TestClient, shelf: Shelf) -> None:
    """Who banished Justice saw no undo, who kept it did."""
    for answer in ("justice", "no"):
        match = at(0, "ask-block")
        match.answer(answer)
        page = client.get(f"/match/{shelf.add(match).id}").text
        bar = page[page.index('class="echo first') :].partition("</form>")[0]
        assert "/undo" in bar
        assert ("✓" in bar) == (answer == "no")


@pytest.mark.parametrize("id", SETUPS)
def test_what_a_turn_tells_to_do_has_words_for_being_taken_back(id: str) -> None:
    """Only shuffling has none, and what is laid out anew: nobody can take that back as it was."""
    for setup in SETUPS[id]:
        match = play(new(id, setup, "words"), "words")
        if match.game.on_screen(match.setup):
            continue
        orders = [one for one in match.tale.events[match.steps[0].tale :] if one.kind == Kind.ORDER]
        own = [one.id for order in orders for one in back(match, [order]) if isinstance(one, Event)]
        assert not {one for one in own if not (CANNOT_BE.search(one) or words("en", id).has(f"back-{one}"))}


CANNOT_BE = re.compile(
    "shuffle|deck|tiles|marbles|drop|lay-board|first-player|objectives|starting|tokens|set-aside|resource-track"
    "|artifact-left|look-at-top|roque-return"
)


def test_what_was_put_back_is_not_called_undone(client: TestClient, shelf: Shelf) -> None:
    shelved = shelf.add(new("scythe", SETUPS["scythe"][0], "back"))
    for text in ("end", "end"):
        shelf.answer(shelved, text)
    for step, banner in ((shelf.undo, True), (shelf.undo, True), (shelf.redo, False)):
        step(shelved)
        assert ('class="echo undone"' in client.get(f"/match/{shelved.id}").text) is banner


def test_undos_in_a_row_are_put_back_together_in_the_order_of_the_hands(client: TestClient, shelf: Shelf) -> None:
    match = new("redrising", {"first": "human", "house": "mars", "level": 1}, "own")
    shelved = shelf.add(match)
    for text in ("5", "lead mars", "gain jupiter", "lead luna"):
        shelf.answer(shelved, text)
    voice, alone, before = words("en", "redrising"), [], []
    for _ in range(3):
        shelf.undo(shelved)
        told_now = told.undone(shelved.match, voice)
        assert told_now
        alone.append(told_now["orders"])
        before.append([order for _, orders in told_now["parts"] for order in orders])
    assert alone[0] == alone[2] == [], "what the human did has been named"
    assert len(alone[1]) > 1
    assert "Gain: a character from Jupiter" in alone[1][-1], "with the Automa's turn after it, it was done first"
    luna = [voice.say("back-own", {"answer": "Lead: a character on Luna"})]
    assert before == [[], luna, [*luna, *alone[1]]], "and what was told can still be looked up"
    page = html.unescape(client.get(f"/match/{shelved.id}").text)
    shown = page[page.index('class="echo undone"') : page.index('id="answer"')]
    assert shown.count("<ul>") == 2  # each of the two before
    assert voice.say("web-undone-own") in shown
    shelf.answer(shelved, "lead luna")
    assert 'class="echo undone"' not in client.get(f"/match/{shelved.id}").text


def test_of_each_undo_in_a_row_only_what_was_told_is_put_back(client: TestClient, shelf: Shelf) -> None:
    match = new("redrising", {"first": "human", "house": "mars", "level": 1}, "own")
    shelved = shelf.add(match)
    for text in ("5", "lead mars", "gain jupiter", "lead luna"):
        shelf.answer(shelved, text)

    def taken_back(passed: str) -> str:
        given = {"guard": token(client), "version": str(shelf.take(shelved.id).version), "passed": passed}
        page = html.unescape(client.post(f"/match/{shelved.id}/undo", data=given).text)
        return page[page.index('class="echo undone"') : page.index('id="answer"')]

    own = taken_back("").count("<li>")
    few = taken_back("1").count("<li>")
    assert few > own == 0
    assert taken_back("").count("<li>") == few  # what had not been told stays away


def test_what_is_only_told_is_nothing_to_be_done_again(shelf: Shelf) -> None:
    """It said that who won a combat was one of the steps."""
    match = Match(game("scythe"), {"human": "crimea", "automa": "nordic", "check-moves": "no"}, seed="again")
    match.answer("fix automa-mechs F3; fix hero G3; hero G3-F3; fight")
    shelved = shelf.add(match)
    shelf.answer(shelved, "7 -")
    shelf.undo(shelved)
    shelf.redo(shelved)
    voice = words("en", "scythe")
    result = next(voice.event(event) for event in shelved.match.tale.events if event.id == "note-combat")
    again = told.redone(shelved.match, voice)
    assert again
    assert again["orders"]
    assert result not in again["orders"]


def test_what_is_put_back_is_told_to_be_done_again(client: TestClient, shelf: Shelf) -> None:
    shelved = shelf.add(new("scythe", SETUPS["scythe"][0], "back"))
    for text in ("end", "end"):
        shelf.answer(shelved, text)
    path = f"/match/{shelved.id}"
    assert 'class="echo redone"' not in client.get(path).text
    for way in ("undo", "redo"):
        given = {"guard": token(client), "version": str(shelf.take(shelved.id).version)}
        page = html.unescape(client.post(f"{path}/{way}", data=given).text)
    shown = page[page.index('class="echo redone"') : page.index('id="answer"')]
    assert shown.count("<li>") == sum(
        len([*cued(one, words("en", "scythe"))]) for one in row(shelved.match).cues if one.by_hand
    )
    shelf.answer(shelf.take(shelved.id), "end")
    assert 'class="echo redone"' not in client.get(path).text


def test_redos_in_a_row_are_told_together_with_what_the_human_did(shelf: Shelf) -> None:
    match = new("redrising", {"first": "human", "house": "mars", "level": 1}, "own")
    shelved = shelf.add(match)
    for text in ("5", "lead mars", "gain jupiter", "lead luna"):
        shelf.answer(shelved, text)
    for _ in range(3):
        shelf.undo(shelved)
    voice, orders = words("en", "redrising"), list[list[str]]()
    for _ in range(3):
        shelf.redo(shelved)
        again = told.redone(shelved.match, voice)
        assert again
        orders.append(again["orders"])
    first, then, last = orders
    assert first == ["Do again what you did yourself: “Lead: a character on Mars”."]
    assert then[:2] == [*first, "Do again what you did yourself: “Gain: a character from Jupiter, to your hand”."]
    assert len(then) > 2  # the Automa's turn
    assert last == [*then, "Do again what you did yourself: “Lead: a character on Luna”."]
    shelf.answer(shelved, "gain mars")
    assert told.redone(shelved.match, voice) is None


@pytest.mark.parametrize("id", SETUPS)
@pytest.mark.parametrize("page", ["history", "at/{number}"])
def test_the_arrow_beside_an_answer_leads_back_to_its_question(
    client: TestClient, shelf: Shelf, id: str, page: str
) -> None:
    """It led to the moment after it, where the wrong answer stood; beside the newest one it changed nothing."""
    played = play(new(id, SETUPS[id][0], "steps"), "steps", 8)
    asked = [ask.id for ask, _, _ in played.again()]
    for number in (len(asked), 4, 1):
        shelved = shelf.add(played.copy())
        path = f"/match/{shelved.id}"
        shown = client.get(f"{path}/{page.format(number=number)}").text
        forms = (one for one in shown.split("<form")[1:] if f"change this answer: {number}<" in one)
        given = dict(re.findall(r'name="(guard|version|number)" value="(\w*)"', next(forms)))
        client.post(f"{path}/go", data=given)
        match = shelf.take(shelved.id).match
        assert match.answers == played.answers[: number - 1]
        assert match.ask
        assert match.ask.id == asked[number - 1]
        assert match.undone[-1] == played.answers[number - 1]


def test_from_the_newest_moment_there_is_no_way_back_to_where_one_is(client: TestClient, shelf: Shelf) -> None:
    match = play(new("gaia", SETUPS["gaia"][0], "steps"), "steps", 8)
    path = f"/match/{shelf.add(match).id}"
    pages = [client.get(f"{path}/at/{number}").text for number in range(9)]
    assert ["go on with the match from here" in page for page in pages] == [True] * 8 + [False]
    assert [f"All later answers ({8 - number})" in page for number, page in enumerate(pages[:8])] == [True] * 4 + [
        False
    ] * 4, "many answers are not taken back by a slip"


@pytest.mark.parametrize(("id", "setup"), [("redrising", 0), ("redrising", 6), ("scythe", 0), ("gaia", 0)])
def test_a_match_that_is_over_is_looked_back_at_and_not_rewound(
    client: TestClient, shelf: Shelf, id: str, setup: int
) -> None:
    """From the results a turn is seen from where it begins, nothing there is to be done, and the bright button leads
    back to the results."""
    path = f"/match/{shelf.add(play(new(id, SETUPS[id][setup], 'over'), 'over')).id}"
    turns = re.findall(rf'<a href="({path}/at/\d+\?head=\d+)">([^<]*):', client.get(path).text)
    assert turns
    for link, turn in turns:
        page = client.get(link).text
        assert 'data-sure="The match is over' in page
        assert f'<a class="button primary now" href="{path}">to the result</a>' in page
        cues = re.findall(r'<li class="cue \w+( past)?" data-where="([^"]*)" data-done="([^"]*)"', page)
        assert all(done == "Next" for _, _, done in cues)
        begins = [where for past, where, _ in cues if not past][:1]
        assert all(where.startswith(turn) for where in begins)


def test_a_match_that_cannot_be_shown_is_gone_back_in(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake of ours in a page must not cost the match: it goes on without the answer that led there."""
    client = TestClient(
        create(shelf), base_url="http://127.0.0.1", follow_redirects=True, raise_server_exceptions=False
    )
    id, whole = shelf.add(play(new("golem", SETUPS["golem"][0], "broken"), "broken", 3)).id, pages.table

    def draw(shelved: Shelved, *said: Any, **how: Any) -> dict[str, Any]:
        if len(shelved.match.answers) == 3:
            raise KeyError(id)
        return whole(shelved, *said, **how)

    monkeypatch.setattr(pages, "table", draw)
    page = client.get(f"/match/{id}")
    assert page.status_code == 500
    undo = re.search(rf'action="(/match/{id}/undo)".*?value="(\w+)".*?value="(\d+)"', page.text)
    assert undo
    shown = client.post(undo[1], data={"guard": undo[2], "version": undo[3]})
    assert shown.status_code == 200
    assert len(shelf.take(id).match.answers) == 2


def test_a_long_answer_that_was_taken_back_is_gone_on_with(client: TestClient, shelf: Shelf) -> None:
    """One wrong tap in a card meant eight taps anew."""
    match = new("golem", {"door": "owner"}, "long")
    while not match.ask or match.ask.id != "ask-card":
        play(match, f"long {len(match.answers)}", 1)
    shelved = shelf.add(match)
    address = f"/match/{shelved.id}"
    assert 'class="echo undone"' not in client.get(address).text
    shelf.answer(shelved, "c1 gold 1 m white work black other left =")
    shelf.undo(shelved)
    page = html.unescape(client.get(address).text)
    onward = re.search(r'<a class="button" href="([^"]+)" data-swap>✎ Go on with what was entered', page)
    assert onward
    begun = client.get(html.unescape(onward[1]).partition("#")[0]).text
    assert 'data-said="c1 gold 1 m white work black other left"' in begun
    shelf.answer(shelved, "c1 gold 1 m white work black left other =")
    assert "what was entered" not in client.get(address).text, "of another question"


def test_a_number_that_was_taken_back_stands_in_its_field(client: TestClient, shelf: Shelf) -> None:
    match = new("redrising", {"depth": "counted"}, "number")
    assert match.ask
    while match.ask.id != "ask-hand-points":
        play(match, f"number {len(match.answers)}", 1)
        assert match.ask
    shelved = shelf.add(match)
    shelf.answer(shelved, "57")
    shelf.undo(shelved)
    assert re.search(r'<input type="number"[^>]* value="57"', client.get(f"/match/{shelved.id}").text)


def test_a_step_back_from_an_answer_that_is_gone_on_with_takes_one_piece(client: TestClient, shelf: Shelf) -> None:
    """It led to the question itself, and all that had been put together was gone."""
    match = new("golem", OWNER, "piece")
    while not (match.ask and match.ask.id == "ask-card"):
        play(match, f"piece {len(match.answers)}", 1)
    shelved = shelf.add(match)
    shelf.answer(shelved, "c1 gold 1 m most black left right white r12345 b12345 =")
    shelf.undo(shelved)
    page = client.get(f"/match/{shelved.id}").text
    gone_on = re.search(r'<a class="button" href="([^"]+)" data-swap>✎', page)
    assert gone_on
    said = client.get(html.unescape(gone_on[1])).text
    assert 'class="back" href="' + f"/match/{shelved.id}?say=c1+gold+1+m+most+black+left+right+white+r12345" in said
