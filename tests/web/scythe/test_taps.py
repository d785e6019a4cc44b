"""Scythe by taps: every place can be tapped, where the taps lead, and what stands there to be tapped."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest
from starlette.testclient import TestClient

from automarium.core.ask import Doubt
from automarium.core.match import Match
from automarium.core.tale import Name
from automarium.cues import row
from automarium.games import game
from automarium.games.scythe.board import NAMES, NUMBER, SIZE
from automarium.shelf import Shelf
from automarium.taps import hand
from automarium.web.compose import compose
from automarium.words import LANGUAGES, words
from tests.bots import SETUPS, new, play
from tests.web.conftest import fields
from tests.web.scythe.kit import begun, board, table

SAID = re.compile(r'<a [^>]*href="([^"]*\?say=[^"]*)"')


def links(page: str) -> list[str]:
    """What each link of the board says."""
    return [parse_qs(urlsplit(unescape(href)).query)["say"][0] for href in SAID.findall(board(page))]


@pytest.mark.parametrize("number", range(len(SETUPS["scythe"])))
def test_no_tap_on_the_board_leads_nowhere(client: TestClient, shelf: Shelf, number: int) -> None:
    match = play(new("scythe", SETUPS["scythe"][number], "links"), "links", 25)
    assert match.ask is not None
    said = links(table(client, shelf, match))
    assert len(said) > SIZE
    for one in said:
        made = compose(hand(match), one.split())
        assert made.choices or made.answer or made.fields, one


def test_every_place_can_be_tapped_and_every_correction_is_in_reach(client: TestClient, shelf: Shelf) -> None:
    match = play(new("scythe", SETUPS["scythe"][0], "reach"), "reach", 25)
    assert match.ask is not None
    assert match.ask.fixes is not None
    said = links(table(client, shelf, match))
    places = {"base" if name == NAMES[match.state.human.base] else name.casefold() for name in NAMES}
    assert places <= set(said)
    reached = {one.split()[1] for one in said if one.startswith("fix ")}
    for place in places:  # and what lies on a place, by the choice to correct it
        fix = compose(hand(match), [place]).choices[-1].say
        assert fix == ("fix", place)
        for choice in compose(hand(match), fix).choices:
            reached.add((choice.say or tuple(choice.answer.split()))[1])
    every = {one.verb for one in match.ask.fixes.reports}
    # the lists of all units have corrections by place beside them; all three tracks have one each; a unit that stands
    # elsewhere is corrected by two places
    assert every - reached - {"my-unit", "its-unit"} == {
        *("mechs", "workers", "automa-mechs", "automa-workers", "tracks", "flag", "trap"),
    }


def test_a_place_can_be_corrected_while_another_question_is_open(client: TestClient, shelf: Shelf) -> None:
    match = begun("fix automa-mechs F3", "fix hero G3", "hero G3-F3", "fight")
    assert match.ask is not None
    assert match.ask.id == "ask-combat"
    assert "fix d5" in links(table(client, shelf, match))
    assert "fix automa-hero d5" in links(table(client, shelf, match, "fix automa-hero"))


def test_a_move_takes_two_taps(client: TestClient, shelf: Shelf) -> None:
    """Who has gone is not asked where only one can have: the answer is given with the second tap."""
    id = shelf.add(begun()).id
    page = client.get(f"/match/{id}").text
    assert "base" in links(page)
    page = client.get(f"/match/{id}", params={"say": "base"}).text
    assert "base g3" in links(page)
    assert page.count('class="picked"') == 1  # where the piece comes from is lit, and where it can go
    assert page.count('class="open"') == 2
    page = client.get(f"/match/{id}", params={"say": "base g3"}).text
    assert page.count('class="picked"') == 2
    assert re.search(r'data-at-once>.*?<button[^>]* name="answer" value="hero base-g3"', page, re.DOTALL)
    page = client.post(f"/match/{id}/answer", data={**fields(page), "answer": "hero base-g3"}).text
    match = shelf.take(id).match
    assert match.answers == ["hero base-G3"]
    assert match.state.human.hero == NUMBER["G3"]
    assert 'class="arrow mine"' in board(page)


def test_a_new_mech_is_tapped_where_the_character_met_somebody(client: TestClient, shelf: Shelf) -> None:
    """Who has none has a new one: that is not asked for, and a tap on the picture goes on from there."""
    match = begun()
    match.answer("hero base-g3")
    id = shelf.add(match).id
    page = client.get(f"/match/{id}", params={"say": "mech"}).text
    assert "mech + g3" in links(page)
    page = client.get(f"/match/{id}", params={"say": "mech + g3"}).text
    assert 'value="mech +g3 ' in page
    assert "say=mech+%2Bg3" in client.get(f"/match/{id}", params={"say": "g3"}).text


def test_a_turn_of_one_move_takes_three_taps() -> None:
    match = begun()
    assert compose(hand(match), ["base"]).sure == ""
    match.answer(compose(hand(match), ["base", "g3"]).sure)
    last = compose(hand(match), []).last
    assert last is not None
    match.answer(last.answer)
    assert match.state.turns["automa"] == 1


def test_who_goes_with_a_part_of_the_resources_is_said(client: TestClient, shelf: Shelf) -> None:
    match = begun("fix hero G3", "fix res G3 food 3")
    shown = table(client, shelf, match, "hero g3-f4; goods g3-f4")
    assert match.ask
    assert re.search(r'data-said="hero g3-f4; goods g3-f4"><a class="back" href="[^"]*say=g3\+f4#answer"', shown)
    assert words("en", "scythe").spoken(match.ask, "hero g3-f4") in shown
    parts = re.findall(r'<input type="(number|hidden)" name="part"[^>]* (?:max|value)="(\d)"', shown)
    assert parts == [("hidden", "0"), ("number", "3"), ("hidden", "0"), ("hidden", "0")]  # of what lies there


def test_where_the_answer_can_go_on_is_lit(client: TestClient, shelf: Shelf) -> None:
    """Nowhere before something is said; then where a piece can go, or where a verb makes sense."""
    match = begun("mech +G3 riverwalk")
    for said, lit in (("", 0), ("hero", 2), ("mech", 1), ("build", 2), ("fix", 0), ("star", 0), ("worker +", 1)):
        assert table(client, shelf, match, said).count('class="open"') == lit, said
    assert table(client, shelf, match, "mech g3").count('class="open"') == 3
    assert 'class="open"' not in table(client, shelf, match, "build g3")  # which structure, no place says


def test_the_end_of_a_turn_is_not_told_in_the_next(client: TestClient, shelf: Shelf) -> None:
    match = begun()
    match.answer("end")
    page = table(client, shelf, match)
    assert 'class="own"' not in page
    assert "✓&nbsp;" in page.split('<li class="cue')[1].split("</li>")[0]  # beside what takes it back


def test_a_move_that_is_doubted_is_not_told_as_done(client: TestClient, shelf: Shelf) -> None:
    match = new("scythe", {"human": "saxony", "automa": "nordic"}, "doubt")
    match.answer("hero base-F2")
    assert match.ask is not None
    assert isinstance(match.ask.shape, Doubt)
    assert "✓" not in table(client, shelf, match)
    match.answer("yes")
    assert "✓" in table(client, shelf, match)


def test_places_that_were_tapped_are_called_by_their_names(client: TestClient, shelf: Shelf) -> None:
    match = begun("hero base-G3")
    assert "<b>G3</b>" in table(client, shelf, match, "g3")
    assert "<b>G3 → F4</b>" in table(client, shelf, match, "g3 f4")  # the character or the worker


def test_verbs_stand_in_groups_with_their_signs(client: TestClient, shelf: Shelf) -> None:
    page = table(client, shelf, begun())
    for verb in ("hero", "mech", "worker", "goods", "build", "recruit", "star", "tracks"):
        assert re.search(rf'data-sign="tap-{verb}"[^>]*><svg', page), verb
    assert page.index('data-sign="tap-recruit"') < page.index('data-sign="tap-star"')
    assert '<details class="group"' not in page  # nobody looks for one verb alone behind "more"


def test_the_tracks_are_told_in_fields(client: TestClient, shelf: Shelf) -> None:
    id = shelf.add(begun("tracks 8 23 5")).id
    page = client.get(f"/match/{id}", params={"say": "tracks several"}).text
    assert re.findall(r'name="part"[^>]*value="(\d+)"', page) == ["8", "23", "5"]
    client.post(f"/match/{id}/answer", data={**fields(page), "said": "tracks", "part": ["9", "20", "4"]})
    assert shelf.take(id).match.answers[-1] == "tracks 9 20 4"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_encounter_is_seen_as_soon_as_it_is_reached(client: TestClient, shelf: Shelf, lang: str) -> None:
    match = begun("fix hero F4", "hero F4-F3")
    said = words(lang, "scythe").say("reminder-encounter", {"place": Name("F3"), "fight": 0})
    page = table(client, shelf, match, lang=lang)
    assert f'<p class="reminder">{said}</p>' in unescape(page)
    match.answer("end")
    assert 'class="reminder"' not in table(client, shelf, match, lang=lang)


def test_corrections_have_signs_and_names_of_their_own(client: TestClient, shelf: Shelf) -> None:
    page = table(client, shelf, begun(), "fix", "ru")
    for verb in ("hero", "my-mechs", "its-workers", "goods", "power", "cube", "tracks", "tile", "turns"):
        assert re.search(rf'data-sign="tap-fix-{verb}"[^>]*><svg', page), verb
    assert "<b>✎ роботы Автомы · база Севера</b>" in table(client, shelf, begun(), "fix its-mechs base", "ru")


def test_the_cube_is_put_on_a_space_by_a_tap(client: TestClient, shelf: Shelf) -> None:
    match = begun()
    spaces = match.state.automa.star_card.spaces
    said = links(table(client, shelf, match))
    assert [one for one in said if one.startswith("fix cube")] == [f"fix cube {n}" for n in range(2, spaces + 1)]


def test_what_was_paid_for_a_mech_is_taken_off_the_map_by_one_tap() -> None:
    match = new("scythe", {"human": "polania", "automa": "rusviet"}, "paid")
    for said in ("res C1 metal 3", "res D1 food 2", "mech +C1 riverwalk"):
        match.answer(said)
    paid = [one.answer for one in compose(hand(match), ()).choices if one.group.id == "tap-paid"]
    assert paid == ["res c1 metal 2", "res c1 metal 1", "res c1 metal 0"]
    match.answer("recruit coin")
    assert [one.answer for one in compose(hand(match), ()).choices if one.group.id == "tap-paid"] == [
        "res d1 food 1",
        "res d1 food 0",
    ]
    match.answer("hero base-C1")
    assert not any(one.group.id == "tap-paid" for one in compose(hand(match), ()).choices)


def test_a_token_that_was_said_to_be_gone_is_no_cue(client: TestClient, shelf: Shelf) -> None:
    match = new("scythe", {"human": "saxony", "automa": "nordic", "level": "automa"}, "thumb")
    for said in ("hero base-F2", "yes", "encounter F2"):
        match.answer(said)
    assert not row(match).cues
    assert "has an encounter on" not in table(client, shelf, match)


def test_a_correction_is_a_question_until_it_is_made(client: TestClient, shelf: Shelf) -> None:
    match = new("scythe", {"human": "saxony", "automa": "nordic"}, "ask back")
    page = table(client, shelf, match, "fix automa-hero d5", "ru")
    assert "Герой Автомы на D5?" in page
    assert "Исправлено" not in page
    assert "автома-герой" not in page


def arrow_back(page: str) -> str:
    (href,) = re.findall(r'class="back" href="([^"]*)"', page)
    return str(unescape(href))


def leads(page: str, said: str) -> str:
    """The address behind the button that says so."""
    (href,) = {unescape(one) for one in re.findall(r'href="([^"]*)"', page) if f"?say={said}&" in unescape(one)}
    return str(href)


def test_the_way_back_leads_to_where_one_came_from(client: TestClient, shelf: Shelf) -> None:
    """From the resources of a place that was tapped it led to all resources, or nowhere, where these lay there only."""
    match = Match(game("scythe"), {"human": "crimea", "automa": "nordic", "check-moves": "no"}, seed="back")
    match.answer("hero base-G3")
    path = f"/match/{shelf.add(match).id}"
    place = client.get(f"{path}?say=g3").text
    goods = client.get(leads(place, "goods+g3")).text
    several = client.get(leads(goods, "goods+g3+several")).text
    assert arrow_back(several).startswith(leads(place, "goods+g3").removesuffix("#answer"))
    assert parse_qs(urlsplit(arrow_back(goods)).query) == {"say": ["g3"]}
    assert parse_qs(urlsplit(arrow_back(client.get(f"{path}?say=goods+g4").text)).query) == {"say": ["goods"]}


def test_a_step_back_does_not_ask_the_same() -> None:
    match = Match(game("scythe"), {"human": "crimea", "automa": "nordic", "check-moves": "no"}, seed="back")
    match.answer("fix workers G3 G3")
    asked = hand(match)
    only = compose(asked, ["goods"])
    assert only.said == ("goods", "g3"), "resources can be nowhere else, so that it is not asked"
    assert compose(asked, only.said).back == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_goes_with_a_piece_is_named_alone(lang: str) -> None:
    match = Match(game("scythe"), {"human": "crimea", "automa": "nordic", "check-moves": "no"}, seed="load")
    match.answer("fix workers G3 G3; fix mechs G3; fix res G3 food 2")
    voice = words(lang, "scythe")
    mech = voice.say("mech")
    loads = compose(hand(match), ["mech", "g3-f4"]).choices
    said = [voice.tap(one.label.id, one.label.args) for one in loads]
    assert len(said) == len(set(said)) > 4
    assert not [one for one in said if mech.casefold() in one.casefold()]


def ends_at_once(page: str) -> bool:
    """Whether one tap ends the turn: the button is bright, and asks nothing."""
    (form, button) = re.findall(
        r'<form [^>]*class="now"([^>]*)>(?:<input[^>]*>)*<button class="([^"]*)"[^>]*value="end"', page
    )[0]
    assert ("data-once" in form) == (button == "ending")
    return bool(button == "primary")


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ((), False),
        (("worker H1-B2", "no"), False),
        (("worker H1-B2", "yes"), True),
        (("worker H1-B2", "fix power 3", "no"), False),
        (("fix coins +1",), False),
        (("hero base-G3", "fix coins +1"), True),
        (("hero base-G3", "worker H1-B2", "no"), True),
        (("hero base-G3", "end"), False),
        (("fix automa-mechs F3", "fix hero G3", "hero G3-F3", "yes", "fight", "7 -"), True),
    ],
)
def test_what_is_no_fact_of_the_turn_does_not_end_it_at_one_tap(
    client: TestClient, shelf: Shelf, answers: tuple[str, ...], *, told: bool
) -> None:
    """A move that was not meant, and a correction, made the button bright; after a combat it asked."""
    match = Match(game("scythe"), {"human": "crimea", "automa": "nordic"}, seed="told")
    for text in ("fix workers H1 G3", *answers):
        match.answer(text)
    assert match.ask is not None
    assert match.ask.id == "ask-turn", match.ask.id
    assert ends_at_once(table(client, shelf, match)) == told


def test_in_a_correction_the_last_place_that_is_tapped_counts(client: TestClient, shelf: Shelf) -> None:
    """The second was drawn, and the first stored."""
    match = begun()
    for said in ("hero b4", "my-mechs b4", "structure b4", "encounter b4 no", "its-workers b4"):
        leads = links(table(client, shelf, match, f"fix {said}"))
        assert f"fix {said.split()[0]} e4" in leads, said
        assert not [one for one in leads if one.endswith("b4 e4")]
    assert "build e4" in links(table(client, shelf, match, "build b4"))
    assert "fix e4" in links(table(client, shelf, match, "fix power")), (
        "where none is asked for, that of the place begins"
    )
    assert "b4 e4" in links(table(client, shelf, match, "b4"))
    assert "goods b4 e4" in links(table(client, shelf, match, "goods b4"))
    assert "fix b4 e4" in links(table(client, shelf, match, "fix b4"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_a_combat_an_encounter_comes_only_to_who_wins(client: TestClient, shelf: Shelf, lang: str) -> None:
    """It was told like one that is sure, beside the combat that waits and while it was fought."""
    match, voice = begun("fix automa-mechs F3", "fix hero G3", "hero G3-F3"), words(lang, "scythe")
    said = voice.say("reminder-encounter", {"place": Name("F3"), "fight": 1})
    assert f'<p class="reminder">{said}</p>' in unescape(table(client, shelf, match, lang=lang))
    match.answer("fight")
    assert f'<p class="reminder">{said}</p>' in unescape(table(client, shelf, match, lang=lang))
    assert said != voice.say("reminder-encounter", {"place": Name("F3"), "fight": 0})


def test_what_lies_on_land_that_is_not_controlled_pays_nothing() -> None:
    """H-06: the last unit had gone, and the wood there was offered."""
    match = begun("fix res A1 wood 2", "fix res G3 wood 1", "fix workers G3 H1", "build H1 mill")
    asked = hand(match)
    assert [one.answer for one in compose(asked, ()).choices if one.group.id == "tap-paid"] == ["res g3 wood 0"]
    assert not [one for one in compose(asked, ["goods"]).choices if "a1" in one.say]


def test_a_refused_answer_is_made_good_where_it_was_typed(client: TestClient, shelf: Shelf) -> None:
    path = f"/match/{shelf.add(begun()).id}"
    given = fields(client.get(path).text)
    page = client.post(f"{path}/answer", data={**given, "answer": 'hero "X9"', "typed": "1"}).text
    assert '<details class="typing" open>' in page
    assert 'value="hero &#34;X9&#34;" data-typed' in page
    page = client.post(f"{path}/answer", data={**given, "answer": "hero X9"}).text
    assert "data-typed" not in page, "a button has no field"
    assert '<details class="typing">' in client.get(path).text
