"""Scythe's table page: what is drawn, what can be tapped, and where the taps lead."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from starlette.testclient import TestClient

from automarium.core.ask import Doubt
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.tale import Event, Kind, Name
from automarium.cues import Cue, Habits, row
from automarium.cues import cues as cues_of
from automarium.cues.scythe import TOGETHER
from automarium.games import game
from automarium.games.scythe.board import BIT, NAMES, NUMBER, SIZE
from automarium.games.scythe.cards import STARS
from automarium.games.scythe.names import AUTOMA, HERO, HUMAN, MECH, WORKER
from automarium.games.scythe.table import HERO_AT_BASE, Table
from automarium.shelf import Shelf
from automarium.taps import hand
from automarium.web.boards import scenes
from automarium.web.boards.scythe import beside, scene, spot
from automarium.web.boards.scythe_map import map_scene
from automarium.web.boards.scythe_scenes import SCENES, fighter, star_card
from automarium.web.compose import compose
from automarium.web.finale import corrections
from automarium.web.pages.told import conducted
from automarium.words import LANGUAGES, words
from tests.bots import SETUPS, human, new, play
from tests.web.conftest import Server, Window, fields, pass_cues

MAP = 'class="map"'
SAID = re.compile(r'<a [^>]*href="([^"]*\?say=[^"]*)"')


def table(client: TestClient, shelf: Shelf, match: Match[Any], said: str = "", lang: str = "en") -> str:
    id = shelf.add(match).id
    response = client.get(f"/match/{id}", params={"say": said} if said else {}, headers={"accept-language": lang})
    assert response.status_code == 200
    return str(response.text)


def board(page: str) -> str:
    """The picture, and what lies beside it; what is asked stands between them."""
    talk, rest = page.index('<div class="talk">'), page.index('<div class="board-area rest">')
    return page[page.index('<div class="board-area"') : talk] + page[rest : page.index('class="legend"')]


def links(page: str) -> list[str]:
    """What each link of the board says."""
    return [parse_qs(urlsplit(unescape(href)).query)["say"][0] for href in SAID.findall(board(page))]


def begun(*answers: str) -> Match[Any]:
    match = new("scythe", {"human": "crimea", "automa": "nordic", "check-moves": "no"}, "page")
    if answers:
        match.answer("; ".join(answers))
    return match


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


def test_a_combat_shows_what_the_automa_has(client: TestClient, shelf: Shelf) -> None:
    match = begun("fix hero G3", "fix automa-mechs F4", "fix power 9", "hero G3-F4", "fight")
    assert f"Automa: power 9, combat cards {len(match.state.automa.hand)}" in table(client, shelf, match)


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


def test_pieces_have_room_side_by_side(client: TestClient, shelf: Shelf) -> None:
    """In a combat each side has a row of its own where one is too short for both; a full base gives up its name."""
    match = begun("fix automa-mechs F3", "fix hero G3", "hero G3-F3")
    name = ">Y · Cr</text>"
    assert name not in board(table(client, shelf, begun("fix workers base base G3")))
    assert name in board(table(client, shelf, match))
    few, many = (board(table(client, shelf, match, "")), board(table(client, shelf, _crowded(match))))
    assert few.count("translate(0 19) scale(") - many.count("translate(0 19) scale(") == 1
    assert "translate(0 30) scale(0.7" in many


def _crowded(match: Match[Any]) -> Match[Any]:
    match.answer("fix mechs F3 F3")
    match.answer("fix workers F3 F3 F3")
    return match


def test_the_end_of_a_turn_is_not_told_in_the_next(client: TestClient, shelf: Shelf) -> None:
    match = begun()
    match.answer("end")
    page = table(client, shelf, match)
    assert 'class="own"' not in page
    assert "✓&nbsp;" in page.split('<li class="cue')[1].split("</li>")[0]  # beside what takes it back


def test_the_map_makes_room_for_a_question_that_no_place_answers(client: TestClient, shelf: Shelf) -> None:
    page = table(client, shelf, begun("fix automa-mechs F3", "fix hero G3", "hero G3-F3", "fight"))
    assert re.search(r'viewBox="(?!0 0 )[^"]*" class="map battle"', board(page))  # the combat and what lies round it
    page = table(client, shelf, new("scythe", {"automa-deck": "physical"}, "deck"))
    assert page.rindex(MAP) < page.index('id="answer"')
    match = new("scythe", {"automa-deck": "physical"}, "deck")
    match.answer("end")
    assert match.ask is not None
    assert match.ask.id == "ask-automa-card"
    page = table(client, shelf, match)
    assert page.index('id="answer"') < page.rindex(MAP)
    page = table(client, shelf, match, "fix my-workers")
    assert page.index(MAP) < page.index('id="answer"')


def test_the_map_keeps_its_place_while_a_turn_is_told(client: TestClient, shelf: Shelf) -> None:
    match = new("scythe", {"human": "saxony", "automa": "nordic"}, "stays")
    for said in ("", "g1", "goods", "goods g1", "goods g1 several", "recruit", "hero"):
        page = table(client, shelf, match, said)
        assert page.rindex(MAP) < page.index('id="answer"'), said
    match.answer("hero base-F2")
    page = table(client, shelf, match)
    assert page.rindex(MAP) < page.index('id="answer"')
    assert board(page).count('class="picked"') == 2, "the way that is asked about"


def test_a_move_that_is_doubted_is_not_told_as_done(client: TestClient, shelf: Shelf) -> None:
    match = new("scythe", {"human": "saxony", "automa": "nordic"}, "doubt")
    match.answer("hero base-F2")
    assert match.ask is not None
    assert isinstance(match.ask.shape, Doubt)
    assert "✓" not in table(client, shelf, match)
    match.answer("yes")
    assert "✓" in table(client, shelf, match)


def test_the_map_opens_on_the_own_pieces(client: TestClient, shelf: Shelf) -> None:
    match = new("scythe", {"human": "saxony", "automa": "nordic"}, "own")
    assert re.search(r'<rect [^>]*class="look"', table(client, shelf, match))
    match.answer("fix workers F1 A3")
    assert re.search(r'<circle [^>]*class="look"', table(client, shelf, match)), "far apart: the character"


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
    page = client.get(f"/match/{id}", params={"say": "tracks"}).text
    assert re.findall(r'name="part"[^>]*value="(\d+)"', page) == ["8", "23", "5"]
    client.post(f"/match/{id}/answer", data={**fields(page), "said": "tracks", "part": ["9", "20", "4"]})
    assert shelf.take(id).match.answers[-1] == "tracks 9 20 4"


def test_what_a_combat_is_fought_with_is_one_page(client: TestClient, shelf: Shelf) -> None:
    id = shelf.add(begun("fix automa-mechs F3", "fix hero G3", "hero G3-F3", "fight")).id
    page = client.get(f"/match/{id}").text
    assert re.findall(r'name="part-1" value="(.)"', page) == [*"01234567"]
    assert re.findall(r'name="part-2" value="(.)" required( checked)?', page)[0] == ("-", " checked")
    client.post(f"/match/{id}/answer", data={**fields(page), "part-1": "3", "part-2": "4"})
    assert shelf.take(id).match.answers[-1] == "3 4"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_encounter_is_seen_as_soon_as_it_is_reached(client: TestClient, shelf: Shelf, lang: str) -> None:
    match = begun("fix hero F4", "hero F4-F3")
    said = words(lang, "scythe").say("reminder-encounter", {"place": Name("F3")})
    page = table(client, shelf, match, lang=lang)
    assert f'<p class="reminder">{said}</p>' in unescape(page)
    match.answer("end")
    assert 'class="reminder"' not in table(client, shelf, match, lang=lang)


def test_corrections_have_signs_and_names_of_their_own(client: TestClient, shelf: Shelf) -> None:
    page = table(client, shelf, begun(), "fix", "ru")
    for verb in ("hero", "my-mechs", "its-workers", "goods", "power", "cube", "tracks", "tile", "turns"):
        assert re.search(rf'data-sign="tap-fix-{verb}"[^>]*><svg', page), verb
    assert "<b>✎ роботы Автомы · база Севера</b>" in table(client, shelf, begun(), "fix its-mechs base", "ru")


def test_nothing_after_a_combat_stands_under_its_heading() -> None:
    match = begun("fix encounter F3 no", "fix automa-mechs F3", "fix hero G3", "hero G3-F3", "fight")
    match.answer("7 5")
    assert {cue.heads[-1].id for cue in row(match).cues} == {"head-combat"}
    assert any(cue.loud for cue in row(match).cues)  # who has won
    match.answer("mech +H1; mech +H1; mech +H1; mech +H1")
    assert [cue.main.id for cue in row(match).cues] == ["order-human-star"]
    assert [head.id for head in row(match).cues[0].heads] == ["head-human-turn"]


# --- what is drawn ---


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(len(SETUPS["scythe"])))
def test_html_holds_what_it_should(client: TestClient, shelf: Shelf, number: int, lang: str) -> None:
    """An empty element outside of SVG must not swallow what follows it."""
    match = new("scythe", SETUPS["scythe"][number], "html")
    answerer = human("scythe", "html")
    for _ in range(40):
        if match.ask is None:
            break
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    page = board(table(client, shelf, match, lang=lang))
    assert not re.search(r"<(span|p|div|section|b|h2|a)\b[^>]*/>", page)


def cues(seed: str, wanted: str, number: int = 2, lang: str = "en") -> Iterator[tuple[Match[Any], Cue, str]]:
    """Cues about something in a random match, each with its picture."""
    match, answerer = new("scythe", SETUPS["scythe"][number], seed), human("scythe", seed)
    while True:
        made = row(match).cues
        if any(cue.main.id == wanted for cue in made):
            drawn = scenes(match, made, words(lang, "scythe"))
            yield from (
                (match, cue, str(one.drawn)) for cue, one in zip(made, drawn, strict=True) if cue.main.id == wanted
            )
        if match.ask is None:
            return
        match.answer(match.ask.write(answerer(match.ask, match.state)))


def first(wanted: str, *, number: int = 2) -> tuple[Cue, str]:
    for at in range(30):
        for _, cue, drawn in cues(f"drawn{at}", wanted, number):
            return cue, drawn
    raise AssertionError(f"{wanted} was never told")


def test_a_move_is_drawn_with_what_lay_in_reach() -> None:
    cue, drawn = first("order-move-worker")
    ladder = cue.main.why
    assert ladder is not None
    in_reach = len(ladder.rungs[0].left)
    assert 2 < in_reach < len(ladder.candidates) == SIZE
    assert len(re.findall('class="candidate(?: close)?"', drawn)) == in_reach
    assert drawn.count('class="arrow its"') == 1
    assert drawn.count('class="target lit"') == 1
    assert drawn.rindex('class="arrow its"') < drawn.index('class="hex-name"')  # under letters and pieces


def test_a_retreat_is_drawn_as_a_way_and_nothing_else_is_lit() -> None:
    cue, drawn = first("order-human-home")
    assert drawn.count('class="arrow retreat"') == 1
    assert drawn.count('class="arrow its"') == 0
    assert drawn.count('class="target lit"') == 2 - (cue.main.args["place"] == "base"), cue


def test_what_is_taken_off_the_map_is_shown_beside_its_territory() -> None:
    for order in ("order-encounter", "order-remove-resources"):
        _, drawn = first(order)
        assert drawn.count('class="bubble lit"') == 1
        assert 'class="moved way"' in drawn


def test_a_combat_shows_both_sides_and_the_winner_is_lit() -> None:
    cue, drawn = first("order-human-pays")
    result = next(event.args for event in cue.events if event.id == "note-combat")
    assert f">{result['automa']}</text>" in drawn
    assert f">{result['human']}</text>" in drawn
    assert drawn.count("cell lit") == 1


def test_a_combat_that_waits_is_told_once_and_needs_no_tap(client: TestClient, shelf: Shelf) -> None:
    match, voice = begun("fix automa-mechs C5", "fix hero D5", "hero D5-C5"), words("en", "scythe")
    said = voice.say("care-fight", {"place": Name("C5")})
    assert conducted(match, voice)["cues"] == []
    assert unescape(table(client, shelf, match, "")).count(said) == 1
    match.answer("worker G3-G4")
    assert f'<p class="reminder">{said}</p>' in unescape(table(client, shelf, match, ""))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_reaches_the_factory_is_reminded_of_its_card(client: TestClient, shelf: Shelf, lang: str) -> None:
    match, said = begun("fix hero E4", "hero E4-D4"), words(lang, "scythe").say("reminder-factory")
    assert f'<p class="reminder">{said}</p>' in unescape(table(client, shelf, match, lang=lang))
    match.answer("end")
    assert said not in unescape(table(client, shelf, match, lang=lang))


def test_what_may_be_another_number_by_now_says_when_it_was_told(client: TestClient, shelf: Shelf) -> None:
    match = begun("tracks 3 26 2", "end")
    page = table(client, shelf, match, lang="ru")
    assert "<b>26</b>" in page
    assert "названы на ходу" not in page
    match.answer("end")
    page = table(client, shelf, match, lang="ru")
    assert "<b>26 (ход 1)</b>" in page
    assert "Ваши популярность и монеты названы на ходу 1." in page


def test_the_star_card_is_drawn_in_its_rows() -> None:
    """Four spaces in a row: whoever looks from it to the card need not count."""
    drawn = star_card(begun().state, words("en", "scythe"), ())
    at = re.findall(r'<rect x="([\d.]+)" y="([\d.]+)"[^>]*class="cell', drawn)
    assert [*Counter(row for _, row in at).values()] == [4] * 6
    assert len({column for column, _ in at}) == 4


def test_who_fights_sees_their_own_power_where_it_is_known(client: TestClient, shelf: Shelf) -> None:
    match = begun("fix automa-mechs C5", "fix hero D5", "fix my-power 6", "hero D5-C5", "fight")
    assert "you: power 6" in table(client, shelf, match, "")
    match.state.human.reported.clear()
    match.state.turns[AUTOMA] = 4
    assert match.ask
    drawn = beside(match.state, match.ask, words("en", "scythe"), ())
    assert drawn
    assert "you:" not in drawn


def test_after_a_combat_it_is_said_who_won_where_and_its_heading_is_over() -> None:
    match, voice = begun("fix automa-mechs C5", "fix hero D5", "hero D5-C5", "fight"), words("en", "scythe")
    match.answer("5 2")
    assert conducted(match, voice)["came"] == ["Combat on C5. You have 7, the Automa 2: you win."]
    match.answer("fix my-power 3")
    assert conducted(match, voice)["where"] == ["Turn 1 · you"]


def test_a_combat_shows_who_fights() -> None:
    table = new("scythe", SETUPS["scythe"][0], "fighter").state
    for place, unit in ((NUMBER[Name("D4")], MECH), (table.automa.hero, HERO)):
        table.battle, table.automa.mechs = place, BIT[place]
        assert fighter(table, AUTOMA) == unit
    table.battle = None
    assert fighter(table, AUTOMA) == HERO


def test_a_unit_leaves_the_mat_for_the_base() -> None:
    _, drawn = first("order-automa-unit")
    assert drawn.count('class="slot lit"') == 1
    assert drawn.count('class="moved way"') == 1


def test_the_new_star_is_lit_and_the_sixth_with_all_others() -> None:
    cue, drawn = first("order-automa-star")
    assert drawn.count("big-star on lit") == 1
    assert drawn.count("big-star on") >= cue.main.args["total"]
    assert first("care-sixth-star")[1].count("big-star on lit") == STARS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(len(SETUPS["scythe"])))
def test_every_event_has_a_scene(number: int, lang: str) -> None:
    """Of everything that is told, alone, a picture of its own moment can be drawn, in little time and without links."""
    match, voice = play(new("scythe", SETUPS["scythe"][number], "every"), "every", 60), words(lang, "scythe")

    def watch(table: Table, told: int) -> None:
        event = table.tale.events[told - 1]
        drawn = scene(table, voice, (event,), event.id)
        assert drawn.count("<svg") == 1, event.id
        assert "href" not in drawn
        assert event.kind is not Kind.ORDER or "lit" in drawn or event.id in PLAIN, event.id

    match.seen(watch)


# markers are drawn for all games alike; an outcome has no winner without the note that names it
PLAIN = {"order-automa-power", "order-automa-coins", "order-automa-combat-card", "order-automa-draws", "order-cube"}
PLAIN |= {"order-shuffle"}


@pytest.mark.parametrize(
    ("kind", "id", "args"),
    [
        (Kind.ORDER, "order-trap", {"place": Name("D4")}),
        (Kind.ORDER, "order-goes-back", {"side": HUMAN, "unit": HERO, "place": Name("D4"), "to": Name("C4")}),
        (Kind.ORDER, "order-automa-loses-power", {"number": 3, "total": 1}),
        (Kind.ORDER, "order-automa-loses-coins", {"number": 3, "total": 1}),
        (Kind.ORDER, "order-automa-loses-cards", {"number": 1, "total": 1}),
        (Kind.NOTE, "note-flag", {"place": Name("D4")}),
        (Kind.NOTE, "note-revealed-card", {"value": 4}),
        (Kind.NOTE, "note-totals", {"human": 68, "automa": 61}),
    ],
)
def test_what_is_rarely_told_has_a_scene(kind: Kind, id: str, args: dict[str, Any]) -> None:
    drawn = scene(begun().state, words("uk", "scythe"), (Event(kind, id, args),), id)
    assert re.search('class="[^"]*(?:lit|foe)"', drawn)


def test_the_cube_goes_along_the_star_card_and_numbers_say_from_what_to_what() -> None:
    for _, cue, drawn in cues("cube", "order-automa-power", 0):
        if {change.marker for change in cue.changes} >= {"marker-power", "marker-cube"}:
            power = next(change for change in cue.changes if change.marker == "marker-power")
            assert f"{power.before} → {power.after}" in drawn
            assert drawn.count('class="moved way"') == 1
            assert drawn.count('class="cube"') == 1
            return
    raise AssertionError("power and cube never moved in one turn")


def test_every_scene_is_of_something_that_is_told() -> None:
    known = words("en", "scythe")
    assert [id for id in SCENES if not known.has(id)] == []


def test_a_rung_can_light_the_character_on_its_base() -> None:
    _, drawn = first("order-setup-units")
    assert f'data-at="{spot(HERO_AT_BASE, "")}"' in drawn
    assert f'data-at="{spot(NUMBER["D4"], "")}"' in drawn


def test_the_cube_is_put_on_a_space_by_a_tap(client: TestClient, shelf: Shelf) -> None:
    match = begun()
    spaces = match.state.automa.star_card.spaces
    said = links(table(client, shelf, match))
    assert [one for one in said if one.startswith("fix cube")] == [f"fix cube {n}" for n in range(2, spaces + 1)]


def test_what_a_combat_expects_is_said_in_words() -> None:
    """The name of a field may have parts of its own, here how many cards there are at most."""
    match = begun("fix automa-mechs F3", "fix hero G3", "hero G3-F3", "fight")
    assert match.ask is not None
    with pytest.raises(Refusal) as refused:
        match.answer("")
    assert "combat cards (1 at most)" in words("en", "scythe").refusal(refused.value)


def test_units_that_leave_the_mat_together_are_one_cue() -> None:
    table = begun().state
    told = [Event(Kind.ORDER, "order-automa-unit", {"unit": unit, "number": 1}) for unit in (WORKER, MECH)]
    made = cues_of([Event(Kind.HEAD, "head-automa-turn", {}), *told], 0, lambda _: None, habits=Habits(TOGETHER)).cues
    assert [cue.steps for cue in made] == [told]
    table.automa.workers_on_mat -= 1
    table.automa.mechs_on_mat -= 1
    assert scene(table, words("en", "scythe"), told, "order-automa-unit").count('class="slot lit"') == 2


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


def test_on_a_tablet_all_that_may_have_changed_is_in_sight_below_the_map(window: Window, server: Server) -> None:
    page = window(820, 1180, locale="uk")
    page.goto(f"{server.url}/match/{server.shelf.add(new('scythe', SETUPS['scythe'][0], 'tablet')).id}")
    pass_cues(page)
    bar = page.locator(".thumb.asking").bounding_box()["y"]
    verbs = [one.bounding_box() for one in page.locator("form.taps > .verb").all()]
    assert len(verbs) > 6
    assert all(box["y"] + box["height"] <= bar for box in verbs)


def test_coins_and_popularity_that_are_only_told_decide_nothing() -> None:
    match = begun("tracks 7 12 3")
    assert list(corrections(match)) == [0]
    assert corrections(match)[0] >= 12  # the coins, and what popularity makes of the rest
    match.answer("worker g3-h1")
    assert list(corrections(match)) == [0]


def test_in_a_list_of_cues_what_is_tapped_on_the_map_stays_in_sight(window: Window, server: Server) -> None:
    page = window(360, 640)
    page.goto(f"{server.url}/match/{server.shelf.add(begun()).id}")
    page.evaluate("() => localStorage.setItem('list', '1')")
    page.reload()
    place = ".board-area:not(.rest) svg [data-at='G3']"

    def in_sight() -> bool:
        return bool(
            page.locator("header.bar").bounding_box()["height"] <= page.locator(place).bounding_box()["y"] < 500
        )

    page.locator(".to-ask").click()
    assert in_sight()
    page.evaluate("() => document.querySelector('#answer').scrollIntoView()")
    page.locator("a[href$='say=g3#answer']").first.dispatch_event("click")  # without scrolling there
    page.wait_for_selector(".said[data-said='g3']")
    assert in_sight()
    page.evaluate("() => localStorage.clear()")


UNDER_THE_SIGN = """() => {
    const stage = document.querySelector('.stage[data-zoom]'), side = 40;
    if (!stage) return -1;
    const box = stage.getBoundingClientRect(), corner = stage.dataset.corner ?? '';
    const [left, top] = ['left', 'top'].map((one) => corner.includes(one));
    const [x, y] = [left ? box.left : box.right - side, top ? box.top : box.bottom - side];
    return [...stage.querySelectorAll('.piece')].map((one) => one.getBoundingClientRect()).filter((one) =>
        one.left < x + side && one.right > x && one.top < y + side && one.bottom > y).length;
}"""


def test_the_sign_of_zooming_covers_no_piece(window: Window, server: Server) -> None:
    page, found = window(360, 640), []
    match = new("scythe", {"human": "crimea", "automa": "saxony"}, "sign")
    for _ in range(4):
        play(match, "sign", 1)
        while not row(match).cues:
            play(match, "sign", 1)
        page.goto(f"{server.url}/match/{server.shelf.add(match.copy()).id}")
        while page.locator("main.conducting").count():
            found.append(page.evaluate(UNDER_THE_SIGN))
            page.locator("[data-cue='1']").click()
    assert 0 in found
    assert max(found) == 0


def test_a_bubble_hides_no_pieces() -> None:
    def bubble(*answers: str) -> tuple[str, str]:
        match = begun(*answers)
        told = [Event(Kind.ORDER, "order-human-encounter", {"place": Name("B5")})]
        found = re.search(
            r'<rect x="([\d.]+)" y="([\d.]+)"[^>]*class="bubble',
            map_scene(match.state, words("en", "scythe"), told, ""),
        )
        assert found
        return found[1], found[2]

    assert len({bubble("fix its-workers A4 0"), bubble("fix its-workers A5 0"), bubble()}) == 3


@pytest.mark.parametrize(
    ("lang", "units", "said"),
    [
        ("ru", {"unit": WORKER, "number": 3}, "Верните всех 3 рабочих с B6 на свою базу."),
        ("ru", {"unit": MECH, "number": 3}, "Верните все 3 фигурки с B6 на свою базу."),
        ("uk", {"unit": WORKER, "number": 5}, "Поверніть усіх 5 своїх робітників з B6 на базу."),
        ("en", {"unit": WORKER, "number": 2}, "Return both your workers from B6 to your base."),
    ],
)
def test_workers_alone_are_called_workers(lang: str, units: dict[str, Any], said: str) -> None:
    assert words(lang, "scythe").say("order-human-home", {"place": Name("B6"), **units}) == said


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


def test_a_combat_shows_what_its_sums_are_made_of() -> None:
    match = Match(game("scythe"), {"human": "crimea", "automa": "nordic", "check-moves": "no"}, seed="sums")
    match.answer("fix automa-mechs F3; fix power 7; fix hero G3; hero G3-F3; fight; 5 2")
    cue = next(one for one in row(match).cues if any(event.id == "note-combat" for event in one.events))
    its = next(event.args for event in match.tale.events if event.id == "note-automa-strength")
    assert its["number"], "or there is nothing to be added up"
    (drawn,) = scenes(match, [cue], words("en", "scythe"))
    sums = [" + ".join((str(its["power"]), *its["values"].split(", "))), "5 + 2"]
    assert re.findall(r">(\d+(?: \+ \d+)+)<", drawn.drawn) == sums


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


def test_a_dial_above_the_power_that_is_known_is_asked_about_once(client: TestClient, shelf: Shelf) -> None:
    """Power is known until a turn of the human's has ended in which it was not told."""
    match = Match(game("scythe"), {"human": "crimea", "automa": "nordic", "check-moves": "no"}, seed="dial")
    match.answer("fix automa-mechs F3; fix hero G3; tracks 3 5 5; hero G3-F3; fight")
    asked = re.findall(r'value="(\d)" required data-once="[^"]*was 5', table(client, shelf, match))
    assert asked == ["6", "7"]
    match = Match(game("scythe"), {"human": "crimea", "automa": "nordic", "check-moves": "no"}, seed="dial")
    match.answer("tracks 3 5 5; end; end; fix automa-mechs F3; fix hero G3; hero G3-F3; fight")
    assert "was 5" not in table(client, shelf, match)
