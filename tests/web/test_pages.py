"""What the pages say: home, set-up, history, a moment of it, and the way back to the table."""

from __future__ import annotations

import html
import json
import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import unquote_plus

import pytest
from starlette.testclient import TestClient

from automarium.core.ask import Reports
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.core.tale import Event, Kind, Say
from automarium.cues import Cue, back, row
from automarium.games import GAMES, game
from automarium.shelf import Shelf, Shelved
from automarium.taps import hand
from automarium.web import pages
from automarium.web.compose import compose
from automarium.web.finale import WITHIN, turns
from automarium.web.pages import told
from automarium.web.reader import ORDINAL
from automarium.web.results import chart
from automarium.web.tables import KEPT, Tables
from automarium.words import LANGUAGES, _tokens, words, words_on_screen
from automarium.words.cued import cued, taken_back
from tests.bots import LONG, SETUPS, cases, human, new, play
from tests.web.conftest import fields, token

LINK = re.compile(r"[?]say=([^#&\"]*)")


def text(page: str) -> str:
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())


# --- home ---


@pytest.mark.parametrize("id", GAMES)
def test_the_kept_moment_is_the_one_of_the_match(shelf: Shelf, id: str) -> None:
    """What the shelf keeps for the list is what a replay would tell, answer after answer."""
    shelved = shelf.add(new(id, SETUPS[id][0], "moment"))
    for _ in range(12):
        match = shelved.match
        all_heads = [event for event in match.tale.events if event.kind == Kind.HEAD]
        heads = [event for event in all_heads if not event.id.endswith(("-card", "-combat"))]
        rounds = [event for event in match.tale.events if event.id == "head-round"]
        entry = shelf.entries()[0]
        told = words("uk", id)
        expected = [told.say("web-round", {"number": rounds[-1].args["number"]})] if rounds else []
        expected += [told.event(heads[-1])] if not heads[-1].id.startswith("head-round") else []
        assert list(pages.moment_of(entry, told)) == expected
        assert entry.moment.opponent == match.game.opponent(match.state)
        assert (entry.moment.opponent is None) == (id in ("redrising", "golem"))
        play(match, "moment", 1)
        shelf._change(shelved, lambda _: None)


def test_a_phase_is_told_where_no_turn_is_played(shelf: Shelf) -> None:
    """Golem asks for income in phase 6, after the turns of the round."""
    match, told = new("golem", {"door": "owner"}, "phase"), words("ru", "golem")
    while match.ask is None or match.ask.id != "ask-income" or match.state.phase != 6:
        play(match, "phase", 1)
    shelf.add(match)
    (entry,) = shelf.entries()
    assert list(pages.moment_of(entry, told)) == [told.say("web-round", {"number": 1}), told.say("head-income")]


def test_a_shelf_of_the_first_release_is_carried_over(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    shelf = Shelf(path)
    id = shelf.add(new("redrising", {}, "old")).id
    db = sqlite3.connect(path)
    db.execute("ALTER TABLE match DROP COLUMN moment")
    db.execute("PRAGMA user_version = 1")
    db.commit()
    db.close()
    old = Shelf(path)
    assert old.entries()[0].moment == (None, Say("head-setup"), None)
    shelved = old.take(id)
    play(shelved.match, "old", 2)
    old.undo(shelved)
    assert old.entries()[0].moment.turn is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_when_a_match_was_played(lang: str) -> None:
    now = datetime(2026, 3, 1, 0, 30)
    told = words(lang)
    assert pages.when(now - timedelta(minutes=5), now, told) == told.say("web-today", {"time": "00:25"})
    assert pages.when(now - timedelta(hours=1), now, told) == told.say("web-yesterday", {"time": "23:30"})
    assert pages.when(now - timedelta(days=1, hours=1), now, told) in ("2026-02-27", "27.02.2026")


def test_the_chart_counts_victories_by_game_and_level(shelf: Shelf) -> None:
    for seed in ("a", "b", "c"):
        shelf.add(play(new("redrising", SETUPS["redrising"][0], seed), seed))
    shelf.add(play(new("scythe", {"level": "automa"}, "d"), "d"))
    shelf.add(play(new("golem", {"level": "1"}, "e"), "e"))  # a trial, which does not count
    entries = shelf.entries()
    bars = chart(shelf.results(), "en")
    assert [(bar.game, bar.level) for bar in bars] == [("Red Rising", "Stained"), ("Scythe", "Automa")]
    won = sum(pages.won(entry) for entry in entries if entry.game == "redrising")
    assert bars[0].score == f"{won} of 3 won"
    assert 'width="100"' in bars[0].drawn  # the most that were played fill the line


def test_after_one_match_no_score_is_the_lowest(shelf: Shelf, client: TestClient) -> None:
    shelf.add(play(new("redrising", SETUPS["redrising"][0], "a"), "a"))
    assert "lowest" not in client.get("/results").text
    shelf.add(play(new("redrising", SETUPS["redrising"][0], "b"), "b"))
    assert "lowest" in client.get("/results").text


def test_a_trial_is_neither_won_nor_lost(shelf: Shelf, client: TestClient) -> None:
    match = play(new("golem", {"level": "1"}, "d"), "d")
    again = match.at(next(at for at, step in enumerate(match.steps) if step.ask.id == "ask-counted"))
    again.answer("no")
    id = shelf.add(again).id
    assert shelf.results() == []
    client.cookies.set("lang", "ru")
    for page in (client.get("/matches").text, client.get("/").text):
        assert "пробная" in page
        assert "поражение" not in page
    finale = client.get(f"/match/{id}").text
    assert "Пробная партия окончена" in finale
    assert words("ru").say("finale-challenge") not in finale
    assert f"Автома создала големов: {again.state.created}," in finale
    assert "С коробкой вы ведёте своё поле" in finale


def test_a_trial_with_a_named_score_is_none_of_the_results(shelf: Shelf, client: TestClient) -> None:
    match = play(new("golem", {"level": "1"}, "d"), "d")
    again = match.at(next(at for at, step in enumerate(match.steps) if step.ask.id == "ask-counted"))
    for answer in ("yes", "20"):
        again.answer(answer)
    assert again.over
    shelf.add(again)
    assert shelf.results() == []
    client.cookies.set("lang", "ru")
    assert "пробная" in client.get("/matches").text


def test_whoever_watches_is_told_first_that_the_program_plays_both_sides(client: TestClient) -> None:
    page = client.get("/watch/golem/00000000/0", headers={"accept-language": "ru"}).text
    assert page.index("играет за обе стороны") < page.index("Это пробная партия")


@pytest.mark.parametrize("id", GAMES)
def test_whoever_watches_sees_what_is_asked_and_the_way_out(client: TestClient, id: str) -> None:
    page = client.get(f"/watch/{id}/00000000/1", headers={"accept-language": "en"}).text
    assert f'<h2 class="ask">{words("en").say("web-watch-answers")}</h2><p class="dim">' in page
    assert "Tap " not in page[page.index('<h2 class="ask">') :].partition("</section>")[0]
    menu = page[page.index('class="menu-body"') : page.index("</details>")]
    assert all(f'href="{to}"' in menu for to in ("/", f"/new/{id}"))


# --- set-up ---


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_on_the_set_up_page(client: TestClient, id: str, lang: str) -> None:
    client.cookies.set("lang", lang)
    page = client.get(f"/new/{id}").text
    told = words(lang, id)
    assert html.escape(told.say("web-first-game"), quote=False) in page.replace("&#39;", "'")
    settings = game(id).in_language(lang).settings
    assert not any(f'name="{one.id}"' in page for one in settings if not one.offered)
    for setting in (one for one in settings if one.offered):
        values = re.findall(rf'type="radio" name="{setting.id}" value="([^"]+)"( checked)?', page)
        assert [value for value, _ in values] == [*setting.choices, *(["own"] if setting.check else [])]
        assert [value for value, checked in values if checked] == [setting.default]


def test_the_last_choice_is_remembered(client: TestClient, shelf: Shelf) -> None:
    """On the page of the set-up; whoever just plays draws what is in the box, unless they said that they own more."""

    def begun(**values: str) -> Match[Any]:
        guard = re.search(r'name="guard" value="(\w+)"', client.get("/").text)
        assert guard
        path = client.post("/new/scythe", data={"guard": guard[1], **values}).url.path
        return shelf.take(path.rpartition("/")[2]).match

    assert begun().setup["drawn"] == "base"
    begun(level="automaszyna", drawn="all", human="togawa")
    page = client.get("/new/scythe").text
    for chosen in ('"level" value="automaszyna"', '"drawn" value="all"', '"human" value="togawa"'):
        assert f"name={chosen} checked" in page
    match = begun()
    assert [match.setup[one] for one in ("drawn", "level", "human")] == ["all", "autometta", "random"]


def test_what_was_chosen_stays_chosen_after_a_refusal(client: TestClient) -> None:
    guard = re.search(r'name="guard" value="(\w+)"', client.get("/").text)
    assert guard
    given = {"guard": guard[1], "level": "terminator", "map": "own", "map.own": "nonsense"}
    page = client.post("/new/gaia", data=given)
    assert page.status_code == 422
    assert re.search(r'value="terminator" checked', page.text)
    assert re.search(r'name="map" value="own" checked', page.text)
    assert 'value="nonsense"' in page.text
    assert 'name="back" value="/new/gaia"' in page.text


# --- history ---


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


# --- the way back ---


def test_a_refused_answer_leads_back_to_the_table(client: TestClient, shelf: Shelf) -> None:
    path = f"/match/{shelf.add(new('redrising', {'first': 'human', 'house': 'mars'}, 'back')).id}"
    refused = client.post(f"{path}/answer", data={**fields(client.get(path).text), "answer": "many"})
    assert refused.status_code == 409
    assert f'name="back" value="{path}"' in refused.text
    assert f'data-here="{path}"' in refused.text
    begun = client.get(f"{path}?say=fix+helium").text
    assert f'name="back" value="{path}?say=fix+helium"' in begun


# --- matches in use ---


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
    ("game", "values", "said", "chosen"),
    [
        ("scythe", {"human": "saxony", "drawn": "base"}, "You play Saxony, the Automa", "automa"),
        ("gaia", {"automa": "taklons"}, "You play ", "human"),
        ("gaia", {"human": "terrans"}, "You play Terrans, the Automa ", "automa"),
        ("redrising", {"house": "random", "depth": "screen"}, "Your house was drawn at random", "house"),
        ("redrising", {"house": "newcomer", "priorities": "BADC"}, "Your house was drawn at random", "house"),
    ],
)
def test_who_plays_what_is_said_first_and_chosen_otherwise(
    client: TestClient, shelf: Shelf, game: str, values: dict[str, object], said: str, chosen: str
) -> None:
    """What leads to the set-up keeps all settings of the match, and opens at the one in question."""
    match = new(game, values, "dealt")
    first = client.get(f"/match/{shelf.add(match).id}").text.split("<li ")[1].split("</li>")[0]
    assert said in first
    link = re.search(r'class="dealt">.*href="([^"]+)"', first)
    assert link
    page = client.get(html.unescape(link[1]).partition("#")[0]).text
    assert link[1].endswith(f"#{chosen}")
    assert f'id="{chosen}"' in page
    for id, value in values.items():
        if value == "BADC":  # not one of the choices
            assert f'name="{id}.own" value="{value}"' in page
            value = "own"
        assert f'name="{id}" value="{value}" checked' in page
    play(match, "dealt", 1)
    assert 'class="dealt"' not in client.get(f"/match/{shelf.add(match).id}").text


def test_a_match_that_was_set_up_anew_before_it_began_is_put_away(client: TestClient, shelf: Shelf) -> None:
    def set_up_anew(match: Match[Any]) -> bool:
        """Whether the match is still there then."""
        id = shelf.add(match).id
        given = {"guard": token(client), "instead": id, "human": "saxony"}
        assert client.post("/new/scythe", data=given).status_code == 200
        return id in [entry.id for entry in shelf.entries()]

    match = new("scythe", {}, "anew")
    id = shelf.add(match).id
    assert f"instead={id}" in client.get(f"/match/{id}").text
    assert not set_up_anew(match)
    assert set_up_anew(play(match, "anew", 1))
    assert client.post("/new/scythe", data={"guard": token(client), "instead": "none"}).status_code == 200


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


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_any_words_in_an_address_make_a_page(id: str, setup: dict[str, object]) -> None:
    """Words of the notation in any order, as an old or a broken link may hold them; `make soak` tries many more."""
    stream = Stream("addresses", id)
    match = new(id, setup, "addresses")
    for at in range(12):
        play(match, f"addresses {at}", at)
        if match.ask is None:
            break
        known = [word for shape in (match.ask.shape, match.ask.fixes) if shape for word, _ in _tokens(shape)]
        vocabulary = [*known, "fix", "0", "-", "+", "…", "12…", "+f4", "f3-f4", "a1", "|", "&", "-3", "999", "/", "<b>"]
        for number in range(60 if LONG else 6):
            said = [stream.pick(vocabulary) for _ in range(stream.below(5))]
            said = ["fix", *said] if stream.below(2) else said
            lang = LANGUAGES[number % len(LANGUAGES)]
            page = pages.table(Shelved("id", match, 1), said, words(lang, id))
            assert "<b>" not in said or "say=<b>" not in str(page["board"])


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_whatever_is_tapped_makes_a_page(id: str, setup: dict[str, object]) -> None:
    """From tap to tap at random, on the picture and below it, into answers and corrections as deep as they go."""
    stream = Stream("walk", id)
    match = new(id, setup, "walk")
    for number in range(80 if LONG else 16):
        play(match, f"walk {number}", stream.below(4))
        if match.ask is None:
            break
        said = ["fix"] if match.ask.fixes and number % 4 else []
        for _ in range(12):
            page = pages.table(Shelved("id", match, 1), said, words(LANGUAGES[number % 3], id))
            below = [choice.say for choice in compose(hand(match), said).choices if choice.say]
            drawn = [unquote_plus(html.unescape(one)).split() for one in LINK.findall(str(page["board"]))]
            tapped = stream.pick([one for one in (below, drawn) if one] or [[()]])
            said = list(stream.pick(tapped))
            if not said:
                break


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_what_was_begun_of_another_question_makes_a_page(
    client: TestClient, shelf: Shelf, id: str, setup: dict[str, object]
) -> None:
    """As the address of a page holds it that was made before somebody answered, or as somebody types it."""
    stream = Stream("stale", id)
    shelved = shelf.add(new(id, setup, "stale"))
    match, begun = shelved.match, [["<b>"], ["x", "-", "12…"], ["fix", "b1", "999"], ["0", "|"], ["card", "c5", "red"]]
    for number in range(60 if LONG else 12):
        play(match, f"stale {number}", 1 + stream.below(2))
        if match.ask is None:
            break
        for said in (*begun[:5], *(stream.pick(begun) for _ in range(3))):
            words_of_it = " ".join(said)
            for part, version in (("", None), ("/rest", shelved.version)):
                page = client.get(f"/match/{shelved.id}{part}", params={"say": words_of_it, "version": version})
                assert page.status_code == 200
        said = []
        for _ in range(1 + stream.below(8)):
            further = [one.say or tuple(one.answer.split()) for one in compose(hand(match), said).choices]
            if not any(further):
                break
            said = list(stream.pick([one for one in further if one]))
        begun.append(said)


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
        assert all((f"done it: {one}</li>" in told) == (passed != "0") for cue in now for one in cue)
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
    assert not pages.is_deed(new("scythe", SETUPS["scythe"][0], "own").ask or ask, "end")


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
    assert len(alone[1]) > 1
    assert len(alone[2]) == 1, "only what the last undo adds: what was put back is not put back twice"
    assert "Lead: a character on Mars" in alone[2][-1]
    assert "Lead: a character on Luna" in alone[1][0], "the human's own is told with the first order"
    assert before == [[], [], alone[1]], "and what was told can still be looked up"
    page = html.unescape(client.get(f"/match/{shelved.id}").text)
    shown = page[page.index('class="echo undone"') : page.index('id="answer"')]
    assert shown.count("<ul>") == 3  # now, and each of the two before
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

    taken_back("")
    few = taken_back("1").count("<li>")
    assert taken_back("").count("<li>") == few + 1  # the human's own card, and what had not been told stays away


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
    assert first == ["You: Lead: a character on Mars."]
    assert then[:2] == [*first, "You: Gain: a character from Jupiter."]
    assert len(then) > 2  # the Automa's turn
    assert last == [*then, "You: Lead: a character on Luna."]
    shelf.answer(shelved, "gain mars")
    assert told.redone(shelved.match, voice) is None


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


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_while_something_is_corrected_a_tap_on_the_picture_reports_nothing(id: str, setup: dict[str, object]) -> None:
    match, answerer = new(id, setup, "fixing"), human(id, "fixing")
    for _ in range(30):
        if match.ask is None:
            break
        if match.ask.fixes:
            shown = pages.table(Shelved("a", match, 1), ["fix"], words("en", id))["board"]
            said = LINK.findall(str(shown))
            assert not [one for one in said if not one.startswith("fix")], match.ask.id
        match.answer(match.ask.write(answerer(match.ask, match.state)))
