"""Golem's table and its score on the page: what lies there is drawn, named and told apart."""

from __future__ import annotations

import re

import pytest

from automarium.core.match import Match
from automarium.core.tale import Name
from automarium.games import game
from automarium.games.golem.names import ACTION_TILES, ARTIFACTS
from automarium.games.golem.names import ROWS as MARBLE_ROWS
from automarium.last.golem import last_of
from automarium.taps import hand
from automarium.web import pages
from automarium.web.boards import NOWHERE, Links, board, icon_of
from automarium.web.boards.golem import glance
from automarium.web.boards.golem_automa import area
from automarium.web.boards.golem_pieces import GolemPen, sign_of
from automarium.web.boards.golem_signs import TILE as TILE_SQUARE
from automarium.web.boards.golem_signs import brief
from automarium.web.compose import compose
from automarium.web.finale import finale
from automarium.web.pages.match import ended
from automarium.words import words, words_on_screen
from tests.bots import SETUPS, new, play
from tests.rules.golem.kit import table
from tests.web.golem.kit import OWNER, drawn, whole


def test_a_match_that_is_over_shows_what_it_came_to() -> None:
    """Below the result stood the points of the track, and a score "if the match ended now"."""
    match = next(one for one in whole({"level": "1"}, "a") if one.ask and one.ask.id == "ask-counted")
    sheet = match.sheet()
    assert sheet is not None
    assert sheet.totals[-1] != match.state.vp
    assert re.search(rf"<b>{sheet.totals[-1]}</b>", drawn(match))
    assert ended(match)
    assert not ended(match.at(len(match.answers) - 1))


def test_in_a_trial_nobody_is_told_to_buy() -> None:
    """No board is kept there."""
    told = [
        event
        for one in whole({"level": "1"}, "a")
        for event in one.tale.events[one.fresh :]
        if event.id == "care-human-influence"
    ]
    assert told
    for lang, order in (("en", "Buy"), ("ru", "упите"), ("uk", "упіть")):
        assert not any(order in words_on_screen(lang, "golem").event(event) for event in told)


@pytest.mark.parametrize("lang", ["ru", "uk"])
@pytest.mark.parametrize("setup", SETUPS["golem"])
def test_nothing_is_left_in_english(lang: str, setup: dict[str, object]) -> None:
    match = play(new("golem", setup, "words"), "words", 45)
    shown = re.sub(r"<[^>]*>", " ", drawn(match, lang))
    labels = " ".join(re.findall(r'(?:aria-label|title)="([^"]*)"', drawn(match, lang)))
    latin = set(re.findall(r"[A-Za-z]{2,}", f"{shown} {labels}"))
    assert {word for word in latin if not re.fullmatch(r"[IVX]+|at", word)} == set()


def test_marbles_that_cover_each_other_hide_no_letter() -> None:
    match = new("golem", {"level": "1"}, "letters")
    rows = match.state.marbles
    rows[Name("work")] = {**dict.fromkeys(rows[Name("work")], 0), Name("white"): 3, Name("red"): 2}
    scene = drawn(match)
    first = scene[scene.index('data-at="work-white"') : scene.index('data-at="golem"')]
    assert first.count(">W<") == 1, "only the one on top has its letter"
    two = scene[scene.index('data-at="work-red"') : scene.index('data-at="work-white"')]
    assert two.count(">R<") == 2, "two lie side by side"


@pytest.mark.parametrize(("door", "fields", "told"), [("house", 1, "65"), ("owner", 7, "34 6 6 4 5 8 2")])
def test_the_points_of_a_human_are_one_field_or_added_up_line_by_line(door: str, fields: int, told: str) -> None:
    whole = play(new("golem", {"level": "1", "door": door}, "total"), "total")
    at = next(at for at in range(len(whole.answers), 0, -1) if (ask := whole.at(at).ask) and ask.id == "ask-total")
    match = whole.at(at)
    assert len(compose(hand(match), ()).fields) == fields
    match.answer(told)
    assert match.state.human_vp == {"human-1": 65}
    assert match.answered is not None
    assert "65" in words("en", "golem").spoken(match.answered, match.answers[-1])
    again = Match.load(match.journal(), game).sheet()
    assert again is not None
    assert again.totals[0] == 65
    assert [line.points[0] for line in again.lines if line.points[0] is not None] == [int(one) for one in told.split()]


def test_a_label_says_what_is_not_known_and_a_sentence_needs_none() -> None:
    match = play(Match(game("golem"), OWNER, "labels"), "labels", 12)
    page = drawn(match, "ru")
    assert "жетон 1: пока неизвестно" in page
    assert not re.search(r'aria-label="[^"]*: "', page)
    match.answer("fix shuffle yes; fix no-control yes")
    page = drawn(match, "ru")
    assert "перемешать после раунда: " not in page
    assert "В конце раунда все карты Автомы будут перемешаны." in page


def test_points_that_nobody_has_told_are_no_points() -> None:
    match = play(new("golem", {"level": "1"}, "dash"), "dash", 6)
    sheet = match.sheet()
    assert sheet
    assert pages.score(sheet, words("ru", "golem"))["now"] == f"Автома\u00a0{sheet.totals[-1]}"
    over = play(new("golem", {"level": "1"}, "dash"), "dash")
    told = finale(over, words("ru", "golem"))
    assert told
    assert told["decided"] == []
    first, *rest = told["bars"]
    assert first["label"] == "итого"
    assert first["points"] == told["totals"], "a total is compared with a total"
    assert first["drawn"].count("<svg") == 2
    assert {bar["points"].split()[0] for bar in rest} == {"–"}, "in its place, as in all other lines"
    assert {bar["drawn"].count("<svg") for bar in rest} == {1}, "who has no points has no bar"


def test_in_a_trial_the_score_has_no_empty_column() -> None:
    match = play(new("golem", {"level": "1"}, "score"), "score", 6)
    sheet = match.sheet()
    assert sheet
    told = pages.score(sheet, words("ru", "golem"))
    assert told["seats"] == ["Автома"]
    assert {len(points) for _, points in told["lines"]} == {1}


def test_nothing_that_is_empty_comes_first() -> None:
    """Before the first round an owner who corrects something saw an empty synagogue."""
    match = new("golem", OWNER, "empty")
    voice, links = words("ru", "golem"), Links(lambda said: f"?{said}")
    assert "synagogue" not in board(match, voice, links).main
    while not match.ask or match.ask.id != "ask-turn":
        play(match, f"empty {len(match.answers)}", 1)
    assert "synagogue" in board(match, voice, links).main


def test_every_action_tile_is_drawn_by_more_than_a_square() -> None:
    box = table().box
    drawn = {brief(words("en", "golem"), box.effects[tile]) for tile in ACTION_TILES}
    assert len(drawn) == len(ACTION_TILES)
    assert all("<svg" in one and TILE_SQUARE not in one for one in drawn)


def test_what_a_tile_counts_is_drawn_once_behind_its_cross() -> None:
    """A cross stood after each thing, and of what it was nobody was told."""
    box = table().box
    for tile, signs in (("r01", 4), ("r02", 3), ("r05", 4), ("r12", 3)):
        drawn = brief(words("en", "golem"), box.effects[Name(tile)])
        assert (drawn.count("<svg"), drawn.count("×")) == (signs, 1)


def test_slots_whose_tiles_have_run_out_are_empty() -> None:
    """A line in the colour of the ground cut their signs."""
    match = next(one for one in whole({"level": "4"}, "b") if one.state.area_done(Name("artifacts")))
    artifacts = str(area(GolemPen(match.state, words("en", "golem"), NOWHERE, last_of(match.state, ())), ARTIFACTS))
    assert artifacts.count("✕") == 3
    assert "crossed" not in artifacts


def test_a_human_alone_is_called_so_on_the_picture() -> None:
    for humans, sign in (("1", "you"), ("2", "1")):
        match = new("golem", {"level": "2", "humans": humans}, "rabbis")
        pen = GolemPen(match.state, words("en", "golem"), Links(lambda _: None), last_of(match.state, ()))
        assert sign_of(pen, Name("human-1")) == sign


def test_rows_have_signs_of_their_own() -> None:
    assert len({icon_of("golem", f"verb-{row}") for row in MARBLE_ROWS}) == len(MARBLE_ROWS)


def test_a_dashed_line_is_named_where_there_is_one() -> None:
    match = play(new("golem", {"level": "1"}, "dashes"), "dashes")
    shown = finale(match, words("en", "golem"))
    assert shown
    assert ("dashed" in shown["curve"]) == ("counted-late" in shown["curve"])


def test_what_the_character_wants_is_seen_beside_the_question_too() -> None:
    """A small window has no room for the shelf of the synagogue."""
    match = next(one for one in whole({"level": "2"}, "glance") if one.ask and one.ask.id == "ask-turn")
    drawn = glance(match.state, words("en", "golem"))
    signs = match.state.box.signs[match.state.characters[match.state.round - 1]]
    assert drawn
    assert all(f"fill-{colour}" in drawn for colour in signs[:2])
    assert drawn.count("<svg") == 2 + len(match.state.taken["human-1"])


def test_a_character_that_was_flipped_lies_face_down() -> None:
    match = next(one for one in whole({"level": "2"}, "flipped") if one.state.round == 3)
    characters = drawn(match)
    assert characters.count('class="turned"') == 2
