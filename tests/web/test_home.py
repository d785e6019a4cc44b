"""The first page: the matches that are kept, their results, how one is set up, and what is watched."""

from __future__ import annotations

import html
import re
import sqlite3
from collections.abc import Callable
from datetime import datetime, timedelta
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.tale import Kind, Say
from automarium.games import GAMES, game
from automarium.games.scythe.board import BASE_OF, DISTANCE
from automarium.games.scythe.names import IN_THE_BOX
from automarium.shelf import Result, Shelf
from automarium.shelf.backup import backup
from automarium.web import pages
from automarium.web.results import chart, level_above, level_name
from automarium.words import LANGUAGES, words
from tests.bots import SETUPS, new, play
from tests.web.conftest import token


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
        assert entry.moment.human == match.game.human(match.state)
        assert (entry.moment.human is None) == (id == "golem")
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
    assert old.entries()[0].moment[:3] == (None, Say("head-setup"), None)
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
    for seed in ("b", "c", "d"):
        shelf.add(play(new("redrising", SETUPS["redrising"][1], seed), seed))
    shelf.add(play(new("scythe", {"level": "automa"}, "d"), "d"))
    shelf.add(play(new("golem", {"level": "1"}, "e"), "e"))  # a trial, which does not count
    entries = shelf.entries()
    bars = chart(shelf.results(), "en")
    assert [(bar.game, bar.level) for bar in bars] == [("Red Rising", "Stained"), ("Scythe", "Automa")]
    won = sum(pages.won(entry) for entry in entries if entry.game == "redrising")
    assert bars[0].score == f"{won} of 3 won"
    assert all('width="100"' in bar.drawn for bar in bars)  # its length is the share, however many were played
    assert 0 < won < 3
    assert f'width="{100 * won // 3}.' in bars[0].drawn


@pytest.mark.parametrize("id", GAMES)
def test_levels_stand_by_difficulty(id: str) -> None:
    levels = next(one.choices for one in game(id).settings if one.id == "level")
    played = [Result(id, level, True, (2, 1), 0, 1, 0) for level in sorted(levels)]
    told = words("en", id)
    assert [bar.level for bar in chart(played, "en")] == [level_name(level, told) for level in levels]


def test_results_go_by_time_and_lead_to_their_matches(shelf: Shelf, client: TestClient) -> None:
    """With what is worth a try next, also on the first page; what took no time says nothing of it."""
    ids = [shelf.add(play(new("redrising", SETUPS["redrising"][1], seed), seed)).id for seed in ("b", "c")]
    with shelf.disk.open() as db:
        db.execute("UPDATE match SET winners = '[\"human\"]', changed = 1767225600, spent = 20, seal = ''")
    page = client.get("/results").text
    drawn = page[page.index("<svg viewBox") :] if "<svg viewBox" in page else page
    assert all(drawn.count(f'href="/match/{id}"') >= 2 for id in ids)  # on the curve, and in the list below it
    assert re.search(r">20(25|26)-\d\d-\d\d<", page)
    assert " min, an answer" not in page
    with shelf.disk.open() as db:
        db.execute("UPDATE match SET spent = 1200")
    assert "On average: 20 min a match" in client.get("/results").text
    for where in ("/", "/results"):
        assert 'href="/new/redrising?level=3"' in client.get(where).text


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


def test_the_results_say_that_trials_are_not_counted(shelf: Shelf, client: TestClient) -> None:
    none, only, some = (words("en").say(f"results-{id}") for id in ("none", "only-trials", "trials"))
    assert none in client.get("/results").text
    shelf.add(play(new("golem", {"level": "1"}, "d"), "d"))
    page = client.get("/results").text
    assert only in page
    assert none not in page
    shelf.add(play(new("redrising", SETUPS["redrising"][0], "a"), "a"))
    assert some in client.get("/results").text


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
    first = re.search(r'<li class="cue (?![^"]*past).*?</li>', page, re.DOTALL)
    assert first is not None
    assert "играет за обе стороны" in first[0]


@pytest.mark.parametrize("id", GAMES)
def test_whoever_watches_is_told_the_answer_first_and_sees_the_way_out(client: TestClient, id: str) -> None:
    """With its picture, if there is one; the question stands only above what is told of it without one."""
    page = client.get(f"/watch/{id}/2ca42bbf/1", headers={"accept-language": "en"}).text
    answer = page[page.index('<section id="answer"') :].partition("</section>")[0]
    assert words("en").say("web-watch-answers") in answer
    assert re.search(r'<h2 class="ask"><span>✓\xa0[^<]+</span>', answer.replace("&nbsp;", "\xa0"))
    assert page.index('<section id="answer"') < page.index('class="board-area"')
    menu = page[page.index('class="menu-body"') : page.index("</details>")]
    assert all(f'href="{to}"' in menu for to in ("/", f"/new/{id}"))


def test_whoever_watches_sees_the_move_of_the_player_on_the_map(client: TestClient) -> None:
    page = client.get("/watch/scythe/2ca42bbf/1", headers={"accept-language": "en"}).text
    first = page[page.index('<li class="cue') :].partition("</li>")[0]
    assert "Your worker has moved from C1 to D2." in first
    assert "lit" in first


@pytest.mark.parametrize("id", ["scythe", "gaia"])
def test_each_step_of_a_match_that_is_watched_says_what_the_player_answered(client: TestClient, id: str) -> None:
    for number in range(1, 12):
        page = client.get(f"/watch/{id}/26d2cf44/{number}", headers={"accept-language": "en"}).text
        assert 'class="echo first all"' in page or 'class="cue' not in page, number


@pytest.mark.parametrize("id", GAMES)
def test_whoever_watches_begins_behind_the_set_up(client: TestClient, id: str) -> None:
    """It can be gone back to; that the program plays at random is said where it does."""
    page = client.get(f"/watch/{id}/2ca42bbf/0", headers={"accept-language": "en"}).text
    cues = re.findall(r'<li class="cue [^"]*"[^>]*>', page)
    assert cues
    assert all(("past" in one) == ('data-where="Set-up' in one) for one in cues)
    assert (words("en").say("web-watch-random") in html.unescape(page)) == (id != "redrising")


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
        assert [value for value, checked in values if checked] == [setting.newcomer or setting.default]


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


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_challenge_is_begun_just_as_it_is(client: TestClient, shelf: Shelf, id: str, lang: str) -> None:
    """Its link says what is to be beaten and what is played; one button begins that, and in the match the result to
    beat stays in sight."""
    over = play(new(id, SETUPS[id][0], "challenge"), "challenge")
    if over.sheet() is None or over.sheet().mine is None:  # type: ignore[union-attr]
        pytest.skip("a trial has no result to beat")
    client.cookies.set("lang", lang)
    link = re.search(r'href="(/new/[^"]+beat=[^"]+)"', client.get(f"/match/{shelf.add(over).id}").text)
    assert link
    page = client.get(html.unescape(link[1])).text
    told, mine = words(lang), str(over.challenge().beat)
    assert told.say("challenge-about", {"points": mine}) in html.unescape(page)
    assert 'type="radio"' not in page
    given = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)">', page))
    path = client.post(f"/new/{id}", data={key: html.unescape(value) for key, value in given.items()}).url.path
    match = shelf.take(path.rpartition("/")[2]).match
    assert (match.setup.values, match.seed, match.beat) == (over.setup.values, over.seed, over.challenge().beat)
    assert told.say("web-beat", {"points": mine}) in client.get(path).text.partition("</header>")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("more", [4, 0, -3])
def test_a_challenge_ends_with_whether_it_was_beaten(client: TestClient, shelf: Shelf, more: int, lang: str) -> None:
    """In the finale it comes first, and every list tells it: who won against the Automa is another matter."""
    over = play(new("redrising", {}, "challenge"), "challenge")
    mine = over.sheet().mine  # type: ignore[union-attr]
    assert mine is not None
    over.beat = mine - more
    told, path = words(lang), f"/match/{shelf.add(over).id}"
    client.cookies.set("lang", lang)
    how = {4: "better", 0: "equal", -3: "less"}[more]
    result = {"how": how, "points": mine, "beat": over.beat, "by": abs(more)}
    first = re.search(r'won-lost">([^<]*)<', client.get(path).text)
    assert first
    assert html.unescape(first[1]) == told.say("finale-beat", result)
    for page in ("/", "/matches", "/results"):
        assert told.say("results-beat", result) in html.unescape(client.get(page).text)


def test_matches_that_go_on_are_told_apart(client: TestClient, shelf: Shelf) -> None:
    """By whom the player plays, and by what is to be beaten in one of them."""
    for house in ("apollo", "mars"):
        shelf.add(new("redrising", {"house": house}, "apart"))
    over = new("redrising", {"house": "ceres"}, "apart")
    over.beat = 173
    shelf.add(over)
    for page in ("/", "/matches"):
        shown, told = client.get(page).text, words("en", "redrising")
        assert all(told.say(house) in shown for house in ("house-apollo", "house-mars", "house-ceres"))
        assert shown.count(told.say("web-beat", {"points": 173})) == 1


@pytest.mark.parametrize(
    "query", ["seed=xx&beat=abc", "beat=5", "seed=xx&beat=", "seed=x&beat=99999", "seed=x&beat=1&level=9"]
)
def test_a_challenge_that_is_none_is_refused(client: TestClient, shelf: Shelf, query: str) -> None:
    assert client.get(f"/new/redrising?{query}").status_code == 422
    guard = {"guard": token(client)}
    values = dict(re.findall(r"(\w+)=(\w+)", query))
    if values.get("beat", "5") not in ("5",):
        assert client.post("/new/redrising", data={**guard, **values}).status_code == 422
        assert shelf.entries() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_taps_is_told_nothing_for_a_terminal(client: TestClient, lang: str) -> None:
    """A list of matches that is empty; a game that is unknown; boosters of which none was chosen."""
    client.cookies.set("lang", lang)
    page = client.get("/matches").text
    assert words(lang).say("web-no-matches") in page
    assert "automarium new" not in page
    given = {"guard": token(client)}
    setting = next(one for one in game("gaia").settings if one.id.endswith("boosters"))
    refused = client.post("/new/gaia", data={**given, setting.id: "own"})
    assert refused.status_code == 422
    assert "«»" not in refused.text
    assert "“”" not in refused.text
    said = words(lang).refusal(refused_by(lambda: game("chess")))
    assert all(words(lang, id).say("game") in said for id in GAMES)


def test_planets_that_cannot_be_neighbours_are_marked_on_the_map_that_was_laid(client: TestClient) -> None:
    """Beside it stands why; without a script the sectors are drawn as they were chosen."""
    laid = ["1a0", "2a0", "3a0", "4a0", "5b0", "6b0", "7b0"]
    for turns in product("012345", repeat=2):
        laid[1:3] = [f"2a{turns[0]}", f"3a{turns[1]}"]
        given = {"guard": token(client), "map": "own", **{f"map.{at}": one for at, one in enumerate(laid)}}
        page = client.post("/new/gaia", data=given)
        if page.status_code == 422:
            break
    said = re.search(r'class="notice"[^>]*>(\w+) and (\w+) ', page.text)
    assert said
    area = page.text[page.text.index("data-amiss") :].partition('class="tiles"')[0]
    assert all(f">{hex}</text>" in area for hex in said.groups())
    assert area.count("sector-tile") == len(laid)
    assert "hidden" not in page.text[page.text.index('<div class="gaia laying"') :].partition(">")[0]


def refused_by(doing: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as refused:
        doing()
    return refused.value


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


@pytest.mark.parametrize(
    ("game", "values", "said", "chosen"),
    [
        ("scythe", {"human": "saxony", "drawn": "base"}, "You play Saxony, the Automa", "automa"),
        ("gaia", {"automa": "taklons"}, "You play ", "human"),
        ("gaia", {"human": "terrans"}, "The Automa plays ", "automa"),
        ("redrising", {"house": "random", "depth": "screen"}, "Your house: ", "house"),
        ("redrising", {"house": "newcomer", "priorities": "BADC"}, "Your house: ", "house"),
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


@pytest.mark.parametrize("id", GAMES)
def test_the_next_level_is_harder(id: str) -> None:
    """A first game of Gaia Project is a Toaster: above it is not the Toaster, but the Automa."""
    levels = next(one for one in game(id).settings if one.id == "level").choices
    above = {level: level_above(game(id), level) for level in levels}
    assert above[levels[-1]] is None
    if id == "gaia":
        assert above["first-game"] == above["toaster"] == "automa"
    else:
        assert [above[level] for level in levels[:-1]] == [*levels[1:]]
    assert level_above(game(id), "unheard of") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_backup_that_is_opened_as_a_match_leads_to_where_it_is_restored(
    client: TestClient, shelf: Shelf, lang: str
) -> None:
    shelf.add(new("redrising", {}, "kept"))
    client.cookies.set("lang", lang)
    answer = client.post("/import", data={"guard": token(client)}, files={"file": ("all.sqlite3", backup(shelf))})
    assert answer.status_code == 422
    assert html.escape(words(lang).say("backup-not-match")) in answer.text
    assert 'action="/backup"' in answer.text
    assert len(shelf.entries()) == 1


def test_a_challenge_in_a_file_is_explained_as_one_in_a_link_is(client: TestClient, shelf: Shelf) -> None:
    over = play(new("redrising", {}, "challenge"), "challenge")
    journal = over.challenge().journal().encode()
    answer = client.post("/import", data={"guard": token(client)}, files={"file": ("beat.json", journal)})
    assert words("en").say("challenge-begin") in answer.text
    assert shelf.entries() == []


def test_what_is_said_about_the_data_says_nothing_of_a_match(client: TestClient) -> None:
    assert "trial match" not in client.get("/about").text


def test_a_first_match_of_scythe_is_against_a_base_far_away(client: TestClient, shelf: Shelf) -> None:
    """As the set-up advises; whoever has played it to its end meets any."""

    def begun() -> Match[Any]:
        path = client.post("/new/scythe", data={"guard": token(client)}).url.path
        return shelf.take(path.rpartition("/")[2]).match

    far = r'name="automa" value="far" checked'
    first = begun()
    assert begun().setup["automa"] == "far", "the first one is not over"
    assert re.search(far, client.get("/new/scythe").text)
    shelf.add(play(new("scythe", {}, "known"), "known"))
    second = begun()
    assert not re.search(far, client.get("/new/scythe").text)
    mine = DISTANCE[BASE_OF[first.state.human.faction]]
    among = [one for one in IN_THE_BOX if one != first.state.human.faction]
    assert mine[BASE_OF[first.state.automa.faction]] == max(mine[BASE_OF[one]] for one in among)
    assert (first.setup["automa"], second.setup["automa"]) == ("far", "random")


def test_a_list_says_whose_faction_is_named(client: TestClient, shelf: Shelf) -> None:
    match = new("scythe", {"human": "crimea", "automa": "nordic", "level": "automa"}, "whose")
    shelf.add(match)
    page = client.get("/matches", headers={"accept-language": "en"}).text
    assert "Automa: Nordic · " in page
    assert "· you: Crimea" in page
