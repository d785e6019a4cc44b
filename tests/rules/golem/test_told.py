"""What a reader sees: house cards and tiles by names of ours, and every answer and correction as a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.ask import Line
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.core.tale import Name, Say
from automarium.cues import Habits, cues
from automarium.cues.golem import DECIDING, LOUD, SOURCES, leads
from automarium.games import game
from automarium.games.golem.box import house_box
from automarium.games.golem.called import ARTIFACT_TILE, BOOK, CARD, START, called, typed
from automarium.games.golem.fixes import fix_reports
from automarium.games.golem.golems import use_tile
from automarium.games.golem.human import turn_reports
from automarium.games.golem.names import BLACK, BLUE, RED
from automarium.games.golem.notation import effect
from automarium.games.golem.phases import automa_upgrade
from automarium.games.golem.shapes import told_fields
from automarium.games.golem.students import BLACK_PRICE, student_back
from automarium.games.golem.survey import survey_reports
from automarium.games.golem.taken import taken_reports
from automarium.words import LANGUAGES, words
from automarium.words.cued import reason
from tests.bots import new, play
from tests.rules.golem.kit import do, golems, table, tile


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_tile_of_the_house_has_a_name_of_its_own(lang: str) -> None:
    box, voice = house_box(), words(lang, "golem")
    for kind, ids in ((CARD, box.cards), (ARTIFACT_TILE, box.artifacts), (START, box.starts)):
        names = [voice.show(called(kind, id)) for id in ids]
        assert len({*names}) == len(names) == len(typed(kind, ids))
        assert not any(letter.isdigit() for name in names for letter in name)


def test_what_an_owner_names_is_called_so_and_the_rest_by_its_number() -> None:
    assert called(CARD, "c7") == called(CARD, "7") == Say("numbered", {"number": 7})
    assert called(BOOK, "x01") == Say("named", {"id": "x01"})
    assert called(CARD, "x21") == called(CARD, "x21") == Say("named", {"id": "x21"})
    assert called(CARD, "x01") == Name("card-x01")


def test_a_name_of_ours_can_be_typed_for_its_id() -> None:
    match = play(Match(game("golem"), {}, "typed"), "typed", 1)
    assert match.ask is not None
    assert words("ru", "golem").notation(match.ask, "правка выложено Алеф Бет") == "fix laid x01 x02"
    assert words("en", "golem").notation(match.ask, "fix holds josefov") == "fix holds at1a"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_report_and_correction_is_told_as_a_sentence(lang: str) -> None:
    t, voice, stream = table(door="owner"), words(lang, "golem"), Stream("told", "samples")
    shapes = (
        ("said", turn_reports(True)),
        ("said", taken_reports()),
        ("said", survey_reports(t.box)),
        ("fixed", fix_reports(t)),
    )
    for prefix, shape in shapes:
        seen: set[str] = set()
        for _ in range(400):
            said = shape.sample(stream)
            seen.add(said.verb)
            told = voice.say(f"{prefix}-{said.verb}", told_fields(shape, said))
            assert told[0].isupper()
            assert told.endswith(".")
        assert len(seen) > len(shape.reports) / 2
        assert all(voice.has(f"{prefix}-{report.verb}") for report in shape.reports)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_that_an_owner_types_has_its_sentence(lang: str) -> None:
    voice = words(lang, "golem")
    match: Match[Any] = new("golem", {"door": "owner", "level": "2"}, "told")
    lines = 0
    while match.ask is not None:
        ask = match.ask
        play(match, f"told {len(match.answers)}", 1)
        if isinstance(ask.shape, Line):
            args = ask.shape.told("answer", ask.shape.parse(match.answers[-1]))
            assert args is not None
            told = voice.say(f"said-{ask.id}", args)
            assert told[0].isupper()
            lines += 1
    assert lines > 10


def test_a_correction_that_changes_nothing_says_so() -> None:
    match = play(Match(game("golem"), {}, "nothing"), "nothing", 1)
    for number in (11, 11):
        match.answer(f"fix resources {number}")
    assert [event.id for event in match.tale.events][-2:] == ["fixed-resources", "fixed-nothing"]


@pytest.mark.parametrize(
    ("line", "brought"),
    [
        ("kill+3r", {"order-gold": "order-kill", "order-golem-track-back": "order-kill", "order-gain": "note-tile"}),
        ("kill+1g+1v", {"order-kill": "note-tile", "order-gold": "note-tile", "order-vp": "note-tile"}),
        ("create9+1v", {"order-gain": "note-excess", "order-golem-track": "order-create", "order-vp": "note-tile"}),
        ("+1g+2v", {"order-gold": "note-tile", "order-vp": "note-tile", "order-gain": "note-artifact"}),
    ],
)
def test_every_gain_names_what_brought_it(line: str, brought: dict[str, str]) -> None:
    """Resources of a tile that kills were said to be the bonus of the grave."""
    t = table()
    t.tale.head("head-automa-turn", number=1)
    golems(t, "red4")
    tile(t, "red4", line)
    t.box.rows["graves"][0] = effect("+1g")
    t.box.rows["cauldron"] = [3, 3, 3, 3]
    t.box.artifacts["at1a"] = [effect("+2r")] * 4
    t.gold = 2 if "kill" not in line else 0
    do(use_tile(t, RED, 4))
    told = cues(t.tale.events, 0, lambda _: None, habits=Habits(sources=SOURCES)).cues
    found = {order.id: source.id for cue in told for order, source in cue.brought}
    assert found | brought == found
    for cue in told:
        for lang in LANGUAGES if cue.source else ():
            assert reason(cue, words(lang, "golem"))


def test_what_a_black_book_costs_is_no_bonus_of_it() -> None:
    """What stands in large type is not said once more as the reason."""
    t = table()
    t.tale.head("head-automa-turn", number=1)
    t.tale.order("order-book", position=1, colour=BLACK, title="")
    t.students |= {RED: 3, BLUE: 2}
    student_back(t, BLACK_PRICE)

    def why(habits: Habits) -> str:
        return reason(cues(t.tale.events, 0, lambda _: None, habits=habits).cues[-1], words("en", "golem"))

    assert why(Habits(sources=SOURCES)) == "the price of a black book; the rightmost student"
    assert why(Habits(sources=SOURCES, loud=LOUD)) == "the rightmost student"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_income_names_where_it_comes_from(lang: str) -> None:
    voice, sources = words(lang, "golem"), ("street-red", "street-blue", "study-income", "study-tile", "golem-income")
    told = [voice.say("brought-by-note-income", {"source": Name(one), "space": 1}) for one in sources]
    assert len({*told}) == len(told)


def test_the_reason_of_an_upgrade_begins_with_its_area() -> None:
    """The line named the order of the tiles where the token had chosen the area."""
    t = table()
    t.tale.head("head-income")
    do(automa_upgrade(t))
    told = cues(t.tale.events, 0, lambda _: None, leads, Habits(deciding=DECIDING)).cues
    assert reason(told[0], words("en", "golem")) == (
        "as much has been made elsewhere, and the strategy token of this area is higher; the cheapest left"
    )
