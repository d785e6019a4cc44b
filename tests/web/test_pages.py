"""What the pages of a match say: its history and the moments of it, what ends a turn, and what an owner told."""

from __future__ import annotations

import html
import json
import re
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import pytest
from starlette.testclient import TestClient

from automarium.core.ask import Reports
from automarium.core.match import Match
from automarium.core.tale import Event, Kind
from automarium.games import GAMES, game
from automarium.shelf import Shelf
from automarium.web import pages
from automarium.web.finale import WITHIN, turns
from automarium.web.pages import told
from automarium.web.tables import KEPT, Tables
from automarium.words import LANGUAGES, words, words_on_screen
from tests.bots import SETUPS, cases, human, new, play
from tests.web.conftest import fields


def text(page: str) -> str:
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_an_answer_in_words_can_be_typed_again(id: str, setup: dict[str, object]) -> None:
    """What the history calls an answer is read back as that answer, in every language, unless it is told as a whole
    sentence."""
    match = play(new(id, setup, "spoken"), "spoken", 40)
    for ask, answer, _ in match.again():
        for lang in LANGUAGES:
            told = words(lang, id)
            spoken = told.spoken(ask, answer)
            assert spoken
            report = isinstance(ask.shape, Reports) and told.has(f"said-{answer.split()[0]}")
            if report or told.has(f"said-{ask.id}"):
                continue
            read = told.notation(ask, spoken)
            assert _written(ask, read) == _written(ask, answer), (lang, spoken, read)


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_an_answer_is_repeated_without_its_question(id: str, setup: dict[str, object]) -> None:
    """A number, a name or a yes says nothing by itself: it has a sentence of its own."""
    for ask, answer, _ in play(new(id, setup, "echoed"), "echoed").again():
        for lang in LANGUAGES:
            told = words(lang, id)
            assert told.tap(ask.id, ask.args) not in pages.answered(ask, answer, told)


def _written(ask: Any, text: str) -> str:
    written: str = ask.write(ask.parse(text))
    return written


@pytest.mark.parametrize("id", GAMES)
def test_history_names_every_step_and_leads_to_its_moment(client: TestClient, shelf: Shelf, id: str) -> None:
    match = play(new(id, SETUPS[id][0], "steps"), "steps", 12)
    match.undo()
    path = f"/match/{shelf.add(match).id}"
    page = client.get(f"{path}/history").text
    numbers = [int(number) for number in re.findall(rf'href="{path}/at/(\d+)"', page)]
    assert numbers == list(range(len(match.answers), 0, -1))
    assert f'value="{len(match.answers) + 1}" class="undone"' in page
    told = words("en", id)
    for number, (ask, answer, _) in enumerate(match.again(), 1):
        assert html.escape(told.spoken(ask, answer), quote=False) in page.replace("&#39;", "'")
        if number in (1, len(match.answers)):
            moment = text(client.get(f"{path}/at/{number}").text)
            assert told.say("web-step", {"number": number, "last": len(match.answers)}) in moment
            then = match.at(number)
            assert then.ask is not None
            assert " ".join(told.tap(then.ask.id, then.ask.args).split()) in moment
    assert client.get(f"{path}/at/{len(match.answers) + 1}").status_code == 400


@pytest.mark.parametrize("id", GAMES)
def test_history_stands_under_the_turns_that_it_tells(shelf: Shelf, id: str) -> None:
    """A turn that had just begun was named under the answers of the turn before it."""
    shelved = shelf.add(play(new(id, SETUPS[id][0], "steps"), "steps", 20))
    steps = pages.history(shelved, words("en", id))["steps"]
    assert not [step for step in steps if step.brought and step.brought[-1].kind == "head"]
    under = [step.where for step in steps if step.where]
    assert len(under) > 3
    assert all(one != later for one, later in pairwise(under))
    assert steps[0].where


def test_a_refused_answer_leads_back_to_the_table(client: TestClient, shelf: Shelf) -> None:
    path = f"/match/{shelf.add(new('redrising', {'first': 'human', 'house': 'mars'}, 'back')).id}"
    refused = client.post(f"{path}/answer", data={**fields(client.get(path).text), "answer": "many"})
    assert refused.status_code == 409
    assert f'name="back" value="{path}"' in refused.text
    assert f'data-here="{path}"' in refused.text
    begun = client.get(f"{path}?say=fix+helium").text
    assert f'name="back" value="{path}?say=fix+helium"' in begun


def test_a_match_is_used_by_one_request_at_a_time_however_many_are_in_use(shelf: Shelf) -> None:
    ids = [shelf.add(Match(game("redrising"), {"first": "human", "house": "mars"}, str(n))).id for n in range(KEPT + 8)]
    tables = Tables(shelf)

    def answer(id: str) -> None:
        with tables.using(id) as shelved:
            shelf.answer(shelved, "4" if not shelved.match.answers else "scout mars")

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(answer, [id for id in ids for _ in range(2)]))
    assert all(shelf.take(id).match.answers == ["4", "scout mars"] for id in ids[:: KEPT // 8])


def test_what_ends_the_turn_is_quiet_until_something_was_reported(client: TestClient, shelf: Shelf) -> None:
    match = new("scythe", {"human": "saxony", "automa": "nordic", "level": "automa"}, "thumb")
    path = f"/match/{shelf.add(match).id}"
    bar = client.get(path).text.split('class="thumb asking"')[1]
    assert re.search(r'data-once="[^"]+">.*class="ending" name="answer" value="end"', bar)
    begun = client.get(f"{path}?say=recruit+coin").text.split('class="thumb asking"')[1]
    assert re.search(r'class="primary" name="answer" value="recruit coin"', begun)
    match.answer("recruit coin")
    reported = client.get(f"/match/{shelf.add(match).id}").text.split('class="thumb asking"')[1]
    assert re.search(r'class="primary" name="answer" value="end"', reported)
    assert "data-once" not in reported


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_in_the_bar_keeps_its_place(client: TestClient, shelf: Shelf, game: str) -> None:
    match, answerer = new(game, SETUPS[game][0], "slots"), human(game, "slots")
    path = f"/match/{shelf.add(match).id}"

    def slots(said: str = "") -> str:
        bar = client.get(path + said).text.split('class="thumb asking"')[1].split("</nav>")[0]
        return "".join(re.findall(r'"sign" aria-hidden="true">(.)<', bar))

    assert slots() == "↶↷✎✕"
    while match.ask is not None and len(match.answers) < 6:
        match.answer(match.ask.write(answerer(match.ask, match.state)))
        path = f"/match/{shelf.add(match).id}"
        assert slots() == slots("?say=fix") == "↶↷✎✕"
    match.undo()
    path = f"/match/{shelf.add(match).id}"
    assert slots() == "↶↷✎✕"


def test_what_ends_the_turn_asks_first_while_an_encounter_waits(client: TestClient, shelf: Shelf) -> None:
    match = new("scythe", {"human": "saxony", "automa": "nordic", "level": "automa"}, "thumb")
    for said in ("hero base-F2", "yes"):  # it is farther than one move goes
        match.answer(said)
    waits = client.get(f"/match/{shelf.add(match).id}").text
    assert re.search(r'data-once="The encounter has not[^"]+">.*class="ending" name="answer" value="end"', waits)
    assert waits.index('value="encounter f2"') < waits.index("?say=hero")
    match.answer("encounter F2")
    assert "data-once" not in client.get(f"/match/{shelf.add(match).id}").text.split('class="thumb asking"')[1]


@pytest.mark.parametrize(
    ("game", "said", "heading", "begun"),
    [
        ("gaia", "fix vp", "Исправить: победные очки", "✎ победные очки"),
        ("gaia", "fix vp automa", "Исправить: победные очки", "✎ победные очки · Автома"),
        ("golem", "fix active-character", "Персонаж какого раунда?", "✎ персонаж раунда"),
    ],
)
def test_a_correction_is_named_in_plain_words(
    client: TestClient, shelf: Shelf, game: str, said: str, heading: str, begun: str
) -> None:
    match = play(new(game, {}, "plain"), "plain", 4)
    page = client.get(f"/match/{shelf.add(match).id}", params={"say": said}, headers={"accept-language": "ru"}).text
    assert f'<h3 class="asked">{heading}</h3>' in page
    assert f"<b>{begun}</b>" in page


def test_what_an_owner_has_told_is_saved_and_begins_the_next_match(client: TestClient, shelf: Shelf) -> None:
    owner = play(new("golem", {"door": "owner", "level": "2"}, "box"), "box", 20)
    path = f"/match/{shelf.add(owner).id}"
    assert f'href="{path}/pack.json"' in client.get(path).text
    box = client.get(f"{path}/pack.json")
    assert box.headers["content-disposition"].endswith('golem-box.json"')
    guard = re.search(r'name="guard" value="(\w+)"', client.get("/").text)
    assert guard
    given = {"guard": guard[1], "door": "owner"}
    started = client.post("/new/golem", data=given, files={"pack": ("box.json", box.content)})
    assert started.url.path.startswith("/match/")
    assert shelf.take(started.url.path.rsplit("/", 1)[1]).match.setup.owner_packs


def test_an_owners_names_are_on_the_pages(client: TestClient, shelf: Shelf) -> None:
    head = {"pack": "redrising.names", "version": 1, "status": "owner", "source": "my box", "language": "ru"}
    names = json.dumps(head | {"names": {"dancer": "Плясун"}})
    deck = "\n".join(["n,deploy,gain,arrow,extra", *(f"{n},M,A,<,*" for n in range(1, 23))])
    guard = re.search(r'name="guard" value="(\w+)"', client.get("/").text)
    assert guard
    given = {"guard": guard[1], "depth": "known"}
    files = [("pack", ("names.json", names)), ("pack", ("deck.csv", deck))]
    started = client.post("/new/redrising", data=given, files=files)
    match = shelf.take(started.url.path.rsplit("/", 1)[1]).match
    assert sorted(match.setup.owner_packs) == ["redrising.automa", "redrising.names"]
    client.cookies.set("lang", "ru")
    page = client.get(f"{started.url.path}?say=red").text  # characters are named by their colour
    assert ("Плясун" in page, "Танцор" in page) == (True, False)
    house = f"/match/{shelf.add(new('golem', {}, 'house')).id}"
    assert "pack.json" not in client.get(house).text
    assert client.get(f"{house}/pack.json").status_code == 400


@pytest.mark.parametrize("id", GAMES)
def test_what_a_turn_brought_is_told_of_that_turn(id: str) -> None:
    """The human's turn and the Automa's after it were one."""
    match = play(new(id, SETUPS[id][0], "swing"), "swing")
    course = turns(match)
    heads = [turn.head for turn in course]
    told = [event for event in match.tale.events if event.kind == Kind.HEAD and not event.id.endswith(WITHIN)]
    first = told.index(next(one for one in told if one.id.endswith("-turn"))) - 1
    assert [(one.id, one.args) for one in heads] == [(one.id, one.args) for one in told[first : first + len(heads)]]
    assert [turn.answers for turn in course] == sorted(turn.answers for turn in course)
    for turn in course:  # where it is looked at, that turn is over, and the next one has begun
        there = [event for event in match.at(turn.answers).tale.events if event.kind == Kind.HEAD]
        assert any((one.id, one.args) == (turn.head.id, turn.head.args) for one in there[:-1])


@pytest.mark.parametrize("id", GAMES)
def test_a_turn_that_decided_is_shown_from_its_beginning(id: str) -> None:
    """What the human did in it comes first, and not what the Automa did after that."""
    match = play(new(id, SETUPS[id][0], "swing"), "swing")
    for turn in turns(match)[1:]:
        assert 0 <= turn.first <= turn.answers
        step = match.steps[turn.first - 1] if turn.first else None
        before = [one for one in match.tale.events[: step.tale if step else 0] if one.kind == Kind.HEAD]
        there = [one for one in match.at(turn.first).tale.events if one.kind == Kind.HEAD]
        assert (turn.head.id, turn.head.args) in [(one.id, one.args) for one in there]
        if "human-turn" in turn.head.id:  # nothing had been done in it yet
            assert (before[-1].id, before[-1].args) == (turn.head.id, turn.head.args)


def test_a_moment_tells_the_answer_before_what_it_brought(client: TestClient, shelf: Shelf) -> None:
    match = new("scythe", SETUPS["scythe"][0], "moment")
    match.answer("end")
    page = client.get(f"/match/{shelf.add(match).id}/at/1", headers={"accept-language": "en"}).text
    first = page[page.index('<li class="cue') :].partition("</li>")[0]
    assert "✓&nbsp;My turn is over." in first.replace("\xa0", "&nbsp;")


def test_only_the_end_of_the_own_turn_asks_once() -> None:
    match = new("scythe", SETUPS["scythe"][0], "once")
    assert pages.ending(match, words("en", "scythe"))
    taken = new("golem", {"door": "owner"}, "once")
    answerer = human("golem", "once")
    while taken.ask and not (isinstance(taken.ask.shape, Reports) and taken.ask.shape.reports[-1].last):
        taken.answer(taken.ask.write(answerer(taken.ask, taken.state)))
    assert taken.ask
    assert not pages.ending(taken, words("en", "golem"))


def test_a_half_made_answer_is_closed_and_nothing_is_undone_beside_it(client: TestClient, shelf: Shelf) -> None:
    match = new("scythe", SETUPS["scythe"][0], "close")
    match.answer("end")
    path = f"/match/{shelf.add(match).id}"
    assert "/undo" in client.get(path).text.split('class="thumb asking"')[1]
    for said in ("mech", "fix", "hero d1"):
        bar = client.get(f"{path}?say={said}").text.split('class="thumb asking"')[1]
        assert "/undo" not in bar
        assert "✕" in bar


def test_a_bare_answer_is_told_with_its_question() -> None:
    match = new("redrising", {"first": "human"}, "bare")
    ask = match.ask
    assert ask is not None
    match.answer("4")
    for lang in LANGUAGES:
        voice = words(lang, "redrising")
        assert len(pages.answered(ask, "4", voice)) > told.BARE


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_no_ordinal_is_broken_at_its_hyphen(client: TestClient, shelf: Shelf, lang: str) -> None:
    match = play(new("gaia", {}, "ordinal"), "ordinal", 2)
    page = client.get(f"/match/{shelf.add(match).id}", headers={"accept-language": lang}).text
    assert re.search(r"\d\u2011й\b", page)
    assert not re.search(r"\d-[а-яіїє]{1,3}\b", page)


def test_a_number_is_not_cut_off_the_first_sentence_of_an_answer() -> None:
    voice, event = words("en", "golem"), Event(Kind.NOTE, "note-new-card", {})
    numbered = voice.say("numbered", {"number": 2})  # its space does not break
    assert told.first_part(f"Drawn: card {numbered} – bonus: 1 gold.", [event], voice) == ""
    assert told.first_part(f"Took card {numbered}. Built a golem.", [event], voice) == f"Took card {numbered}."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_correction_is_confirmed_once_under_its_heading(shelf: Shelf, lang: str) -> None:
    shelved = shelf.add(new("golem", {"door": "house"}, "fixed"))
    voice = words_on_screen(lang, "golem")
    where = pages.conducted(shelved.match, voice)["where"]
    shelf.answer(shelved, "fix vp 17")
    shown = pages.conducted(shelved.match, voice)
    ask = shelved.match.ask
    assert ask
    assert (shown["echo"], shown["where"]) == ([voice.spoken(ask, "fix vp 17")], where)
    shelf.undo(shelved)
    undone = told.undone(shelved.match, voice)
    assert undone
    assert voice.say("web-fixed") not in undone["said"]


def test_where_another_choice_begins_nobody_has_fallen_out() -> None:
    """It said that −1 had."""
    row = ("of the second step", "two", "", False)
    shown = [
        told.rung("choice-move", before, ("a", "b"), row, words("en", "golem")).fell for before in ((), "a", "abc")
    ]
    assert shown[:2] == ["", ""]
    assert shown[2]


@pytest.mark.parametrize("id", GAMES)
def test_history_leaves_out_nothing_that_was_to_be_seen(shelf: Shelf, id: str) -> None:
    """A turn in which nothing was to be done by hand was no part of it, nor was what is not to be missed."""
    match = play(new(id, SETUPS[id][0], "whole"), "whole", 60)
    voice = words("en", id)
    listed = {one.text for step in pages.history(shelf.add(match), voice)["steps"] for one in step.brought}
    told = [event for _, _, events in match.again() for event in events]
    missing = [one.id for one in told if one.kind in (Kind.ORDER, Kind.CARE) and voice.event(one) not in listed]
    assert not missing
    heads = [voice.event(one) for one in told if one.id == "head-automa-turn"]
    assert len(heads) > 3
    assert set(heads) <= listed | {step.where for step in pages.history(shelf.add(match), voice)["steps"]}


def test_a_skipped_turn_and_the_end_of_one_with_a_combat_stand_in_the_history(shelf: Shelf) -> None:
    match = Match(game("scythe"), {"human": "crimea", "automa": "nordic", "level": "autometta"}, seed="skips")
    voice = words("en", "scythe")
    while not any(one.id == "note-skip" for one in match.tale.events):
        match.answer("end")
    (last, *_) = pages.history(shelf.add(match), voice)["steps"]
    assert [one.id for one in last.brought] == ["head-automa-turn", "note-card-drawn", "note-skip"]
    for answer in ("fix automa-mechs F3", "fix hero G3", "hero G3-F3", "yes", "fight", "7 -", "end"):
        match.answer(answer)
    turns = pages.history(shelf.add(match), voice)["steps"]
    assert "combat" not in turns[0].where.casefold()
    assert "combat" in turns[1].where.casefold()
    assert "note-combat" in [one.id for one in turns[1].brought]


def test_what_was_taken_back_is_put_back_from_the_history(client: TestClient, shelf: Shelf) -> None:
    match = new("scythe", SETUPS["scythe"][0], "back")
    match.answer("end")
    match.undo()
    page = client.get(f"/match/{shelf.add(match).id}/history").text
    (undone,) = re.findall(r'class="undone"><div class="step">(.*?)</div>', page, re.DOTALL)
    assert undone.startswith("<span>"), "its text has the room that there is"
    assert "↷" in undone
    assert "↶" not in undone
