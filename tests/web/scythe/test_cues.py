"""The pictures of Scythe's cues: everything that is told has one, and what it is about is lit."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from typing import Any

import pytest
from markupsafe import Markup
from starlette.testclient import TestClient

from automarium.core.match import Match
from automarium.core.tale import Event, Kind, Name
from automarium.cues import Habits, row
from automarium.cues import cues as cues_of
from automarium.cues.scythe import TOGETHER
from automarium.games.scythe.board import NUMBER, SIZE
from automarium.games.scythe.cards import STARS
from automarium.games.scythe.names import HERO, HUMAN, MECH, WORKER
from automarium.games.scythe.table import HERO_AT_BASE, Table
from automarium.shelf import Shelf
from automarium.web.boards import Scene, scenes
from automarium.web.boards.scythe import scene, spot
from automarium.web.boards.scythe_scenes import SCENES, star_card
from automarium.web.finale import corrections
from automarium.web.pages.told import conducted
from automarium.web.pages.told import cue as cue_shown
from automarium.words import LANGUAGES, words
from automarium.words.cued import cued
from tests.bots import SETUPS, human, new, play
from tests.web.scythe.kit import begun, cues, first, table


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_reaches_the_factory_is_reminded_of_its_card(client: TestClient, shelf: Shelf, lang: str) -> None:
    match, said = begun("fix hero E4", "hero E4-D4"), words(lang, "scythe").say("reminder-factory", {"fight": 0})
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


def test_units_that_leave_the_mat_together_are_one_cue() -> None:
    table = begun().state
    told = [Event(Kind.ORDER, "order-automa-unit", {"unit": unit, "number": 1}) for unit in (WORKER, MECH)]
    made = cues_of([Event(Kind.HEAD, "head-automa-turn", {}), *told], 0, lambda _: None, habits=Habits(TOGETHER)).cues
    assert [cue.steps for cue in made] == [told]
    table.automa.workers_on_mat -= 1
    table.automa.mechs_on_mat -= 1
    assert scene(table, words("en", "scythe"), told, "order-automa-unit").count('class="slot lit"') == 2


def test_coins_and_popularity_that_are_only_told_decide_nothing() -> None:
    match = begun("tracks 7 12 3")
    assert list(corrections(match)) == [0]
    assert corrections(match)[0] >= 12  # the coins, and what popularity makes of the rest
    match.answer("worker g3-h1")
    assert list(corrections(match)) == [0]


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


def test_driving_workers_off_is_one_cue_with_all_that_comes_of_it() -> None:
    match = begun("fix automa-card 1 main", "fix automa-workers G4", "fix box 2", "fix hero G3", "fix popularity 3")
    match.answer("hero G3-G4")
    (cue,) = row(match).cues
    orders = [one.id for one in cue.steps if isinstance(one, Event)]
    assert orders == ["order-automa-to-base", "order-popularity", "order-lay-resources"]
    match.answer("fix popularity 0; fix automa-workers F4; hero G4-F4")
    (cue,) = row(match).cues
    assert "to 0" in " ".join(cued(cue, words("en", "scythe")))
    assert "by 1" not in " ".join(cued(cue, words("en", "scythe")))


def test_after_a_combat_the_star_and_what_lies_there_are_cues_of_their_own() -> None:
    match = begun(
        "fix box 2", "fix automa-hero F1", "fix automa-workers F1", "fix hero G1", "fix power 0", "fix my-power 7"
    )
    match.answer("hero G1-F1; fight; 7 -")
    told = [[one.id for one in cue.steps if isinstance(one, Event)] for cue in row(match).cues]
    assert ["order-automa-to-mat", "order-automa-to-base", "order-popularity"] in told
    assert ["order-human-star"] in told
    assert _drawn(match, "order-automa-to-mat").count("moved way") == 2, "one goes to the mat, one to the base"


def _drawn(match: Match[Any], wanted: str) -> str:
    """The picture of the cue about something."""
    made = row(match).cues
    (drawn,) = (
        str(one.drawn)
        for cue, one in zip(made, scenes(match, made, words("en", "scythe")), strict=True)
        if cue.main.id == wanted
    )
    return drawn


def test_what_a_match_uses_up_is_laid_out_again_before_each() -> None:
    told = {cue.main.id: cue.always for cue in row(begun()).cues}
    assert not told["order-setup-encounters"]
    assert not told["order-setup-factory-cards"]
    assert told["order-setup-popularity"]


def test_a_token_that_is_taken_away_is_told_with_a_minus() -> None:
    match = begun("fix hero F4", "hero F4-F3", "end")
    assert ">−1</text>" in _drawn(match, "order-human-encounter")


def test_a_reason_begins_with_the_card_and_then_says_where() -> None:
    for seed in range(30):
        match, answerer = new("scythe", SETUPS["scythe"][0], f"why{seed}"), human("scythe", f"why{seed}")
        for _ in range(30):
            for cue, shown in zip(row(match).cues, conducted(match, words("en", "scythe"))["cues"], strict=True):
                told = [one.id for one in shown.details]
                if {"note-card-drawn", "note-unit", cue.main.id} <= {*told} and cue.main.id.startswith("order-move"):
                    assert told[:2] == ["note-card-drawn", cue.main.id]
                    assert told.index("note-unit") > 1
                    return
            if match.ask is None:
                break
            match.answer(match.ask.write(answerer(match.ask, match.state)))
    raise AssertionError("never told")


def test_the_automas_new_combat_card_and_its_crossed_star_are_told_however_much_else_is() -> None:
    """They say whether an attack is worth it, and why the cube stays."""
    for note, order in (("note-automa-combat-card", "order-automa-coins"), ("note-no-star", "order-automa-coins")):
        for match, cue, _ in (found for at in range(8) for found in cues(f"stays{at}", order, 0)):
            told = [event for event in cue.events if event.id == note]
            if told and len(cue.steps) > 1:
                shown = cue_shown(cue, Scene(Markup()), words("en", "scythe"))
                assert words("en", "scythe").event(told[0]) in shown.notes, match.answers
                break
        else:
            raise AssertionError(f"{note} never stood beside two orders")


def _ended(match: Match[Any]) -> Match[Any]:
    match.answer("end")
    return match


def test_a_turn_that_is_skipped_repeats_nothing_of_its_card() -> None:
    chosen: dict[str, object] = {"human": "crimea", "automa": "nordic", "level": "autometta"}
    matches = (new("scythe", chosen, f"skip{at}") for at in range(60))
    match = next(one for one in matches if any(each.id == "note-skip" for each in _ended(one).tale.events))
    (cue,) = row(match).cues
    (drawn,) = (str(one.drawn) for one in scenes(match, [cue], words("en", "scythe")))
    assert any(event.id == "note-card-drawn" for event in cue.events)
    assert "Card" in drawn
    assert cue_shown(cue, Scene(Markup(drawn)), words("en", "scythe")).details == []
