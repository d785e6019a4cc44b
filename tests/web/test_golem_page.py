"""Golem's page: everything on it can be corrected, every choice is marked, an owner enters a box with the thumb."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from automarium.core.ask import Ask, Place
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.core.tale import Event, Kind, Name, Say
from automarium.cues import Cue, Habits, row
from automarium.cues import cues as cues_of
from automarium.cues.golem import GOLD_MARKER, TOGETHER, leads, marker
from automarium.games import game
from automarium.games.golem.artifacts import gain_gold
from automarium.games.golem.books import buy
from automarium.games.golem.box import MOST_GRAVES, ROWS, Book
from automarium.games.golem.brought import taken_from
from automarium.games.golem.called import title
from automarium.games.golem.cards import AutomaCard, read_card
from automarium.games.golem.human import had_marbles
from automarium.games.golem.names import ACTION_TILES, AUTOMA, BOTTOM, CRITERIA, SLOTS
from automarium.games.golem.names import ROWS as MARBLE_ROWS
from automarium.games.golem.notation import effect, line, phrase
from automarium.games.golem.shapes import ArtifactLine, BookLine, CardLine, NamedEffect, PartLine, Parts, RowLine
from automarium.games.golem.table import LIBRARY
from automarium.last.golem import last_of
from automarium.shelf import Shelf
from automarium.taps import BESIDE, MORE, TURN, Hand, hand, next_taps
from automarium.taps.golem import named
from automarium.taps.golem_effects import DEED, digit, effect_taps
from automarium.web import pages
from automarium.web.boards import Links, board, draft, icon_of, scenes
from automarium.web.boards import golem as drawer
from automarium.web.boards.golem import beside, glance, spot
from automarium.web.boards.golem_cards import drawn_card
from automarium.web.boards.golem_draft import DRAFTS
from automarium.web.boards.golem_pieces import GolemPen, sign_of
from automarium.web.boards.golem_signs import TILE as TILE_SQUARE
from automarium.web.boards.golem_signs import brief
from automarium.web.compose import compose, tappable
from automarium.web.finale import finale
from automarium.web.pages.match import question
from automarium.words import words, words_on_screen
from automarium.words.cued import cued, reason, unmoved
from tests.bots import SETUPS, new, play
from tests.rules.golem.kit import do, lay, table
from tests.rules.golem.owner import whole_survey
from tests.web.browser.player import Player, looks_right
from tests.web.conftest import Server, Window, fields, pass_cues, token
from tests.web.test_compose import path

OWNER: dict[str, object] = {"door": "owner", "level": "2"}
SHOWN = {
    *("resources", "vp", "golems", "created", "killed", "student", "study-track", "golem-track", "gold", "upgrade"),
    *("column", "marble", "had", "tile", "rabbi", "tokens", "order", "active-character", "neighbourhood", "library"),
    *("grave", "menorah", "objectives", "laid", "holds", "card", "bottom"),
}


def links(match: Match[Any]) -> set[str]:
    """What the picture would say when its parts are tapped."""
    asked: set[str] = set()

    def taps(said: str) -> str | None:
        asked.add(said)
        return f"?say={said}" if said.startswith("fix ") else None

    _ = board(match, words("en", "golem"), Links(taps)).rest
    return asked


def drawn(match: Match[Any], lang: str = "en") -> str:
    shown = board(match, words(lang, "golem"), Links(lambda said: f"?say={said}"))
    return shown.main + shown.rest


@pytest.mark.parametrize("setup", SETUPS["golem"][:4])
def test_every_shown_value_can_be_corrected_or_is_told_about(setup: dict[str, object]) -> None:
    whole = play(new("golem", setup, "fix"), "fix")
    moments = (whole.at(n) for n in range(len(whole.answers), 0, -1))
    match = next(one for one in moments if one.ask and one.state.cards and len(one.state.taken["human-1"]) < 2)
    assert match.ask is not None
    verbs = set() if match.state.house else {"library"}  # an owner's is told when the Automa buys
    for said in links(match):
        if said.startswith("fix "):
            made = compose(hand(match), said.split())
            assert made.choices or made.answer or made.number or made.fields or made.about, said
            verbs.add(said.split()[1])
    assert verbs >= SHOWN


def test_a_golem_is_told_again_by_tapping_it() -> None:
    match = play(new("golem", SETUPS["golem"][0], "fix"), "fix", 10)
    golems = match.state.golems
    here = golems[0]
    others = [f"{one.district}{one.section}{'' if one.standing else '-'}" for one in golems[1:]]
    standing = "" if here.standing else "-"
    said = " ".join([f"fix golems {here.district}{here.section}{standing}?", *others])
    assert said in links(match)
    made = compose(hand(match), said.split())
    assert not made.answer
    answers = [one.answer for one in made.choices if one.answer]  # two postures here, one in each other district
    assert len(answers) == 40
    on_map = entry_taps(match, said)
    there = " ".join([f"fix golems {here.district}9{standing}", *others])
    assert there in answers
    assert there in on_map
    assert len(on_map) == 30
    match.answer(there)
    assert (match.state.golems[0].section, match.state.golems[0].standing) == (9, here.standing)


def entry_taps(match: Match[Any], said: str) -> set[str]:
    """What the picture of a question or a correction says when it is tapped."""
    assert match.ask is not None
    asked: set[str] = set()

    def taps(word: str) -> str:
        asked.add(word)
        return word

    drawer.entry(match.state, match.ask, words("en", "golem"), Links(taps, tuple(said.split())))
    return asked


def test_a_golem_that_is_gone_or_new_is_told_with_why() -> None:
    match = play(new("golem", SETUPS["golem"][0], "fix"), "fix", 10)
    first = next(one for one in compose(hand(match), ["fix"]).choices if one.say[1] == "golems")
    picked = compose(hand(match), compose(hand(match), first.say).choices[0].say)
    gone = compose(hand(match), picked.choices[-1].say)
    assert not gone.answer
    assert gone.choices[0].answer.endswith(f"; fix killed {match.state.killed + 1}")
    assert picked.back == first.say
    more = compose(hand(match), compose(hand(match), first.say).choices[-1].say)
    assert more.back == first.say
    assert more.choices[0].say
    assert len(compose(hand(match), more.choices[4].say).choices) > len(match.state.golems)


def test_a_student_is_told_by_the_numbers_of_the_sections() -> None:
    match = play(new("golem", SETUPS["golem"][0], "fix"), "fix", 10)
    made = compose(hand(match), ["fix", "student", "red"])
    assert [one.label.id for one in made.choices] == [f"section-{number}" for number in range(1, 11)]
    assert not made.fields
    on_map = entry_taps(match, "fix student red")
    assert on_map == {one.answer for one in made.choices}
    match.answer(made.choices[6].answer)
    assert match.state.students["red"] == 7


@pytest.mark.parametrize("lang", ["ru", "uk"])
@pytest.mark.parametrize("setup", SETUPS["golem"])
def test_nothing_is_left_in_english(lang: str, setup: dict[str, object]) -> None:
    match = play(new("golem", setup, "words"), "words", 45)
    shown = re.sub(r"<[^>]*>", " ", drawn(match, lang))
    labels = " ".join(re.findall(r'(?:aria-label|title)="([^"]*)"', drawn(match, lang)))
    latin = set(re.findall(r"[A-Za-z]{2,}", f"{shown} {labels}"))
    assert {word for word in latin if not re.fullmatch(r"[IVX]+|at", word)} == set()


# --- what a cue is about ---


def shown(match: Match[Any], lang: str = "en") -> list[tuple[Cue, str]]:
    """The cues of the last answer with their pictures."""
    made = row(match).cues
    return [(cue, str(one.drawn)) for cue, one in zip(made, scenes(match, made, words(lang, "golem")), strict=True)]


def whole(setup: dict[str, object], seed: str) -> Iterator[Match[Any]]:
    """A match after each of its answers."""
    match = play(new("golem", setup, seed), seed)
    return (match.at(number) for number in range(len(match.answers) + 1))


ON_PICTURE = {  # what an order moves, as the picture of its cue has it
    **dict.fromkeys(("order-student", "order-student-back"), r"student lit"),
    **dict.fromkeys(("order-forward", "order-backward", "order-create", "order-activate"), r"(stands|lies) lit"),
    "order-kill": "killed-here",
    "order-marble": r"edge gone",
    "order-rabbi": "rabbi its lit",
    "order-rabbi-bottom": "rabbi its lit",
    "order-upgrade": r"upgrade made lit",
    "order-book": r"fill-\w+ edge lit",
    "order-lay": r"fill-\w+ edge lit",
    "order-refill-with": r"fill-\w+ edge lit",
    "order-gold": r"gold full lit",
    "order-menorah": r"menorah gone lit",
    "order-flip-character": r"back lit",
    **dict.fromkeys(("order-turn-order", "order-turn-order-last"), r"<title>turn order</title>"),
    "note-tile-applied": r"place s-\w+ lit",
    "note-activates-book": r"place book-column",
    **dict.fromkeys(("note-influence", "note-influence-refused", "care-human-influence"), r"(place|back) lit"),
    "order-objective": r"back lit",
    "order-token-down": r"lit",
}


@pytest.mark.parametrize("setup", [{"level": "2"}, {"level": "4", "humans": "2"}, OWNER])
def test_what_a_cue_moves_is_on_its_picture(setup: dict[str, object]) -> None:
    seen: set[str] = set()
    for seed in ("a", "b", "c"):
        for match in whole(setup, seed):
            for cue, picture in shown(match):
                ids = [] if cue.about else [one.id for one in cue.steps if isinstance(one, Event)]
                missing = [id for id in ids if id in ON_PICTURE and not re.search(ON_PICTURE[id], picture)]
                assert missing == [], f"{seed}, {cue.told}: {ids}"
                moved = [one for one in cue.changes if not (one.still and cue.idle) and one.marker != GOLD_MARKER]
                ends = [str(one.after).replace("-", "−") for one in moved]
                assert all(f">{end}<" in picture or f"→ {end}<" in picture for end in ends), f"{seed}, {moved}"
                seen.update(ids)
    assert {"order-student", "order-kill", "order-upgrade", "order-turn-order", "order-book"} <= seen


CANDIDATES = {
    "marble": r'<circle[^>]*edge candidate"',
    "tile": r'<rect[^>]*place candidate"[^>]*/><g><circle[^>]*round',
    "section": r'<rect[^>]*place s-\w+ candidate"',
    "student": r'<path[^>]*student candidate"',
    "column": r'<rect[^>]*place book-column candidate"',
    "upgrade": r'<rect[^>]*place upgrade (?:made )?candidate"',
}
COLUMN_OF = {"order-marble": "marble", "order-rabbi": "rabbi", "order-book": "book"}
BOOK_COVER = r'<rect[^>]*height="72" rx="5" class="fill-(\w+) edge ?(\w*)"'


def test_every_kind_of_choice_is_marked_on_the_picture_of_its_cue() -> None:
    seen: set[str] = set()
    for seed in ("a", "b", "c", "d"):
        for match in whole({"level": "4"}, seed):
            for _, scene in shown(match):
                seen |= {kind for kind, found in CANDIDATES.items() if re.search(found, scene)}
    assert seen == set(CANDIDATES)


def test_whoever_asks_why_sees_the_card_with_what_decided_lit() -> None:
    seen: set[str] = set()
    for match in whole({"level": "4"}, "card"):
        made = row(match).cues
        for cue, scene in zip(made, scenes(match, made, words("en", "golem")), strict=True):
            column = COLUMN_OF.get(cue.main.id)
            if column is None:
                continue
            assert scene.ground is not None
            assert f'class="column {column} lit"' in scene.ground
            assert cue.main.why is not None
            if column == "book" or cue.main.why.rule == "G-51":
                assert scene.ground.count('class="ring"') == 1, "the number of the tile, or of the book"
                seen.add(column)
            elif column == "marble" and cue.main.why.rule in ("G-60", "G-62", "G-63"):
                assert 'class="ring"' in scene.ground
                seen.add(column)
    assert seen == {"marble", "rabbi", "book"}


def test_a_tap_on_a_rabbi_space_says_what_it_brings() -> None:
    match = play(new("golem", {"level": "1"}, "taps"), "taps", 0)
    voice, asked = words_on_screen("ru", "golem"), Links(lambda said: f"?say={said}")
    assert "?say=rabbi 2" in board(match, voice, asked).main
    told = board(match, voice, asked._replace(said=("rabbi",))).main
    assert voice.say("picture-tiles") not in told, "the list below has the words"
    tile = match.state.tiles[1]
    heading = compose(hand(match), ["rabbi", "2"]).heading
    assert heading is not None
    assert voice.say(tile) in voice.say(heading.id, heading.args)
    match.answer("rabbi 2")
    assert f"Его бонус: {voice.say(tile)}." in pages.conducted(match, voice)["echo"]


def test_a_book_is_shown_where_it_was_taken_and_those_that_could_have_been() -> None:
    t = table()  # no student can go back: the black book cannot be bought
    t.library = ["33", "9", "17", "25", "1"]
    lay(t)
    do(buy(t, 0))
    told = [event for event in t.tale.events if event.id in ("order-book", "order-lay")]
    scene = str(drawer.scene(t, words("en", "golem"), told, "order-book"))
    assert re.findall(BOOK_COVER, scene) == [
        *(("black", ""), ("yellow", "lit"), ("blue", "candidate"), ("green", "candidate"), ("red", "candidate")),
    ]
    refill = [event for event in t.tale.events if event.id == "order-refill-with"]
    scene = str(drawer.scene(t, words("en", "golem"), refill, "order-refill-with"))
    assert [colour for colour, _ in re.findall(BOOK_COVER, scene)] == ["black", "blue", "green", "red", "red"]
    assert re.findall(BOOK_COVER, scene)[-1] == ("red", "lit"), "the new one"
    assert "M306 117H108" in scene, "as far as the place that was emptied"
    unknown = str(drawer.scene(t, words("en", "golem"), [replace(refill[0], after=None)], "order-refill-with"))
    assert "M306 117H244" in unknown, "of a book that a human took only the last shift is certain"
    at_once = str(drawer.scene(t, words("en", "golem"), [*told, *refill], "order-book"))
    assert re.findall(BOOK_COVER, at_once)[1] == ("yellow", "lit"), "it is bought where it stood"
    assert 'class="way' in at_once


def test_what_a_card_brings_is_told_before_what_comes_of_the_action() -> None:
    found = 0
    for seed in ("a", "c"):
        for match in whole({"level": "4"}, seed):
            told = [event for cue in row(match).cues for event in cue.events]
            begun = next((at for at, one in enumerate(told) if one.id == "note-kind"), 0)
            late = [one for one in told[begun:] if one.id == "note-card"]
            assert late == [], match.answers
            found += bool(begun)
    assert found > 6


def test_of_two_golems_the_reason_says_which_is_meant() -> None:
    voice, found = words_on_screen("ru", "golem"), 0
    for seed in ("a", "b", "c"):
        for match in whole({"level": "4"}, seed):
            for cue in row(match).cues:
                moved = [one for one in cue.events if one.id == "order-activate" and one.why]
                reasons = {voice.decided(one.why, among=0) for one in moved if one.why and len(one.why.candidates) > 1}
                if len(reasons - {""}) > 1:
                    assert re.search(r"(красный|жёлтый|синий) [IVX]+ — ", reason(cue, voice))
                    found += 1
    assert found


def test_what_is_paid_back_is_a_cue_of_its_own_that_says_why() -> None:
    found = 0
    for seed in ("c", "e"):
        for match in whole({}, seed):
            for cue, _ in shown(match):
                ids = [event.id for event in cue.events]
                assert not {"order-student", "order-student-back"} <= {*ids}
                if "note-black-price" in ids:
                    assert (
                        next(iter(cued(cue, words("ru", "golem"))))
                        == "За чёрную книгу Автома платит шагом ученика назад."
                    )
                    found += 1
    assert found


def test_in_phase_6_income_comes_before_the_upgrade() -> None:
    found = 0
    for match in whole({}, "cue"):
        cues = [cue for cue, _ in shown(match) if cue.heads[-1].id == "head-income"]
        ids = [event.id for cue in cues for event in cue.events]
        incomes = [at for at, one in enumerate(ids) if one == "note-incomes"]
        upgrades = [at for at, one in enumerate(ids) if one == "order-upgrade"]
        assert all(income < upgrade for income in incomes for upgrade in upgrades)
        found += bool(incomes and upgrades)
    assert found > 2


def test_a_marble_out_of_mirror_says_what_follows() -> None:
    found = 0
    for match in whole({}, "c"):
        for cue, _ in shown(match):
            if cue.main.id == "order-marble" and cue.main.args["row"] == "mirror":
                assert next(iter(cued(cue, words("ru", "golem")))).startswith("Зеркало: Автома выполнит действие ")
                found += 1
    assert found


def test_a_book_that_a_human_took_is_one_tap_on_its_colour() -> None:
    match = new("golem", {"level": "1"}, "took")
    colour = next(colour for colour, number in match.state.marbles[Name("study")].items() if number)
    match.answer(f"study {colour}")
    assert match.ask is not None
    assert match.ask.id == "ask-took-book"
    made = compose(hand(match), [])
    assert [choice.answer for choice in made.choices] == ["none"]  # the books are tapped on the shelf
    assert {"1", "2", "3", "4", "5"} <= entry_taps(match, "") & tappable(hand(match).ask)
    main = board(match, words("ru", "golem"), Links(lambda said: f"?say={said}" if said in "12345" else None)).main
    assert all(f'href="?say={place}"' in main for place in range(1, 6))


LIT = re.compile(r'class="(?:[^"]* )?(?:lit|way)(?: [^"]*)?"')
# what is gone cannot be lit, nor what is laid out of the box and nobody has named
NOTHING_LIT = {"order-gold-lost", "order-lay-board", "order-starting-tiles"}


@pytest.mark.parametrize("setup", SETUPS["golem"])
def test_every_order_lights_its_own_part_of_the_table(setup: dict[str, object]) -> None:
    for match in whole(setup, "lit"):
        for cue, scene in shown(match):
            assert scene.count("<svg") > scene.count('class="sign icon"'), "a picture"
            assert "href" not in scene, "nothing to be tapped"
            assert "legend" not in scene
            if cue.main.kind == Kind.ORDER and cue.main.id not in NOTHING_LIT:
                assert LIT.search(scene), cue.main.id


def test_a_scene_lights_nothing_of_what_was_told_before() -> None:
    """The marble that was taken first is not marked any more when a student moves."""
    for match in whole({"level": "1"}, "one"):
        for cue, scene in shown(match):
            lit = "order-marble" in [event.id for event in cue.events]
            assert ("edge gone" in scene) == lit


def test_a_turn_of_the_automa_has_few_cues() -> None:
    turns = [
        len(turn)
        for seed in ("a", "b", "c")
        for match in whole({"level": "3"}, seed)
        if (turn := [cue for cue, _ in shown(match) if cue.heads and cue.heads[-1].id == "head-automa-turn"])
    ]
    assert len(turns) > 30
    assert sum(turns) / len(turns) < 5.2, "a golem lies down before what came of the one before it"
    assert sorted(turns)[len(turns) * 9 // 10] <= 7


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_no_scene_speaks_english(lang: str) -> None:
    for match in whole({"level": "4"}, "words"):
        for _, scene in shown(match, lang):
            latin = set(re.findall(r"[A-Za-z]{2,}", re.sub(r"<[^>]*>", " ", scene)))
            assert {word for word in latin if not re.fullmatch(r"[IVX]+|at", word)} == set()


def test_a_rung_lights_who_was_left() -> None:
    """Every candidate that a ladder left is somewhere on the picture of its cue, or is nothing that lies there."""
    found = 0
    for match in whole({"level": "2"}, "spots"):
        for cue, scene in shown(match):
            for event in cue.events:
                if event.why and event.why.about in (
                    "choice-marble",
                    "choice-forward",
                    "choice-student",
                    "choice-book",
                ):
                    places = [spot(one, "") for one in event.why.candidates]
                    assert all(f'data-at="{place}"' in scene for place in places if event is cue.main), event.id
                    found += len(places) if event is cue.main else 0
    assert found > 60


def test_a_marble_is_two_taps_and_a_rabbi_too() -> None:
    """One on the picture, which can mean nothing else; by the buttons one for the row and one for the colour."""
    match = play(new("golem", {"level": "1"}, "taps"), "taps", 0)
    table = match.state
    for name, lying in table.marbles.items():
        for colour, number in lying.items():
            if number:
                assert compose(hand(match), [name, colour]).sure == f"{name} {colour}"
                assert f"?say={name} {colour}" in drawn(match)
    assert compose(hand(match), ["rabbi", "2"]).sure == "", "a space is asked what it brings, and then taken"
    assert [one.answer for one in compose(hand(match), ["rabbi", "2"]).choices] == ["rabbi 2"]
    assert "?say=rabbi 2" in drawn(match)


def test_after_a_verb_only_what_lies_on_the_table_is_offered() -> None:
    match = play(new("golem", {"level": "2"}, "offer"), "offer", 2)
    table = match.state

    def offered(*said: str) -> set[str]:
        return {choice.answer for choice in compose(hand(match), said).choices}

    free = set(range(1, len(table.tiles) + 1)) - set(table.rabbis.values())
    assert offered("rabbi") == {f"rabbi {position}" for position in (*free, BOTTOM)}
    for name, lying in table.marbles.items():
        assert offered(name) == {f"{name} {colour}" for colour, number in lying.items() if number}
    assert offered("menorah") == {f"menorah {district}" for district in table.menorah_tokens}
    assert len(offered("grave")) == table.box.rows["graves-open"][0]
    assert len(offered("book")) == LIBRARY


def test_a_verb_that_leads_nowhere_is_not_offered() -> None:
    match = play(new("golem", {"level": "2"}, "offer"), "offer", 2)
    table = match.state
    verbs = {"grave", "menorah", *MARBLE_ROWS}

    def offered() -> set[str]:
        return verbs & {choice.say[0] for choice in compose(hand(match), ()).choices if choice.say}

    assert offered() == verbs - {row for row in MARBLE_ROWS if not table.value(row)}
    table.menorah_tokens = dict.fromkeys(table.menorah_tokens, AUTOMA)
    table.graves = dict.fromkeys(range(1, MOST_GRAVES + 1), AUTOMA)
    for one in MARBLE_ROWS[1:]:
        table.marbles[one] = dict.fromkeys(table.marbles[one], 0)
    assert offered() == {MARBLE_ROWS[0]}


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_small_window_shows_the_verbs_without_scrolling(window: Window, server: Server, lang: str) -> None:
    page = window(360, 640, locale=lang)
    whole_match = play(new("golem", {"level": "3"}, "cue"), "cue")
    turns = [at for at, step in enumerate(whole_match.steps) if step.ask.id == "ask-turn"]
    for steps in turns[3:5]:
        id = server.shelf.add(whole_match.at(steps)).id
        page.goto(f"{server.url}/match/{id}")
        pass_cues(page)
        bar = page.locator(".thumb.asking").bounding_box()
        verbs = [one.bounding_box() for one in page.locator("#answer .verb").all()[:3]]
        assert bar is not None
        assert len(verbs) == 3
        assert all(verb is not None and verb["y"] + verb["height"] / 2 < bar["y"] for verb in verbs)


def test_on_a_tablet_what_was_entered_stays_inside_its_box(window: Window, server: Server) -> None:
    match = play(new("golem", {"door": "owner", "level": "2"}, "tablet"), "tablet", 3)
    page = window(820, 1180, locale="uk")
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    pass_cues(page)
    assert page.locator(".entry > *").count()
    box, told = (page.locator(one).first.bounding_box() for one in (".talk > .echo", ".talk > .echo > p"))
    assert box["y"] <= told["y"] <= told["y"] + told["height"] <= box["y"] + box["height"]


def test_marbles_that_cover_each_other_hide_no_letter() -> None:
    match = new("golem", {"level": "1"}, "letters")
    rows = match.state.marbles
    rows[Name("work")] = {**dict.fromkeys(rows[Name("work")], 0), Name("white"): 3, Name("red"): 2}
    scene = drawn(match)
    first = scene[scene.index('data-at="work-white"') : scene.index('data-at="golem"')]
    assert first.count(">W<") == 1, "only the one on top has its letter"
    two = scene[scene.index('data-at="work-red"') : scene.index('data-at="work-white"')]
    assert two.count(">R<") == 2, "two lie side by side"


def test_verbs_stand_in_groups_with_signs() -> None:
    match = new("golem", {"level": "1"}, "verbs")
    choices = compose(hand(match), []).choices
    groups = {choice.label.id.removeprefix("verb-"): choice.group.id for choice in choices}
    assert {verb for verb, group in groups.items() if group == TURN} == {"rabbi", "pass"}
    assert {verb for verb, group in groups.items() if group == BESIDE} == {"grave", "menorah", "book"}
    assert all(icon_of("golem", choice.label.id) for choice in choices)
    order = [choice.group.id for choice in choices if choice.group.id in (TURN, BESIDE)]
    assert order == [BESIDE] * 3 + [TURN] * 2, "what ends the turn stands last"
    survey = new("golem", {**OWNER, "survey": "yes"}, "verbs")
    folded = [one.label.id for one in compose(hand(survey), []).choices if one.group.id == MORE]
    assert folded == [], "nothing of a survey is hidden"


def test_with_both_marbles_only_the_rabbi_is_asked_for_and_tapped() -> None:
    for one in whole({"level": "1"}, "both"):
        if one.ask is None or one.ask.id != "ask-turn":
            continue
        had, placed = len(one.state.taken["human-1"]), "human-1" in one.state.rabbis
        asked = words("ru", "golem").tap(one.ask.id, one.ask.args)
        assert ("шар" in asked, "раввин" in asked) == (had < 2, not placed)
        main = board(one, words("ru", "golem"), Links(lambda said: f"?{said}")).main
        rows = re.findall(rf'href="\?((?:fix marble )?(?:{"|".join(MARBLE_ROWS)})\b[^"]*)', main)
        assert bool(rows) == (had < 2), "nor does a marble open its correction"
        assert ("?rabbi" in main) == (not placed)
        offered = {choice.label.id for choice in compose(hand(one), ()).choices}
        assert ("verb-rabbi" in offered) == (not placed)
        assert any(f"verb-{row}" in offered for row in MARBLE_ROWS) == (had < 2), "nothing that would be refused"


# --- an owner's box by taps ---


def in_our_names(entry: str, count: dict[str, int]) -> str:
    """A line of the survey with the next name of ours, as somebody has it who only taps."""
    verb, *rest = entry.split()
    letter = {"card": "c", "book": "b", "start": "s", "artifacts-tile": "a"}.get(verb)
    if letter is None:
        return entry
    count[letter] = count.get(letter, 0) + 1
    return " ".join([verb, f"{letter}{count[letter]}", *rest[1:]])


def test_a_whole_survey_by_taps() -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "survey")
    count: dict[str, int] = {}
    taps = 0
    for entry in whole_survey():
        assert match.ask is not None
        text = in_our_names(entry, count)
        found = path(hand(match), text)
        assert found is not None, text
        for said in found[1:]:
            assert said[0] == text.split()[0]
        taps += len(found)
        match.answer(text)
    assert match.state.box.all_cards
    assert taps < 1300, "prices and rows of numbers among them, one tap each; and one from a bonus to the next"


def test_what_is_entered_is_drawn_as_it_grows() -> None:
    match = Match(game("golem"), OWNER, "draft")
    told = words("ru", "golem")
    seen = 0
    for entry in ("s1 +3r+1v", "s2 +3r", "39 43 41 46", "work RRY golem BB artifacts KW study WYW | RY 1 1"):
        assert match.ask is not None
        found = path(hand(match), entry)
        assert found is not None
        for said in found[1:]:
            assert not re.search(r"[a-z]{3,}", re.sub(r"<[^>]*>", " ", str(draft(match, told, said)))), said
            seen += 1
        match.answer(entry)
    assert seen > 20


def test_a_new_card_says_which_column_stands_further_left() -> None:
    match = play(Match(game("golem"), OWNER, "card"), "card", 4)
    while match.ask is not None and match.ask.id != "ask-card":
        match.answer(match.ask.write(match.ask.shape.sample(Stream("card", "more"))))
    assert match.ask is not None
    first = [(one.label, " ".join(one.say)) for one in compose(hand(match), ["c1", "gold", "2"]).choices]
    assert (Say("criterion-most"), "c1 gold 2 m most") in first, "the column that is begun is the one"
    assert (digit(4), "c1 gold 2 r r4") in first
    grey = compose(hand(match), ["c1", "gold", "2", "r"]).choices
    assert (grey[0].group.id, " ".join(grey[3].say)) == ("tap-grey", "c1 gold 2 r r4")
    later = compose(hand(match), ["c1", "gold", "2", "m", "most"]).choices
    offered = {choice.label.id for choice in later if choice.say}
    assert "criterion-most" not in offered, "a criterion stands in a column once"
    assert [choice.label.id for choice in later if choice.group.id == "tap-yellow"] == [
        f"criterion-{one}" for one in ("most", "work", "top", "black", "white", "left", "right", "other")
    ], "and keeps its place, so that the others keep theirs"


def places(page: Any) -> list[tuple[int, ...]]:
    """Where the first buttons stand."""
    boxes = page.locator("form.taps > :is(a, button)").evaluate_all(
        "all => all.slice(0, 7).map(one => one.getBoundingClientRect()).map(at => [at.x, at.y, at.width, at.height])"
    )
    return [tuple(map(round, box)) for box in boxes]


def at_the_question(page: Any, address: str) -> Any:
    """A page of a match, with its cues passed."""
    page.goto(address)
    pass_cues(page)
    page.wait_for_timeout(300)
    return page


def test_buttons_that_are_used_up_keep_their_places(window: Window, server: Server) -> None:
    """Nothing above them comes or goes either, from the first tap on."""
    match = Match(game("golem"), OWNER, "places")
    while match.ask is not None and match.ask.id != "ask-round":
        match.answer(match.ask.write(match.ask.shape.sample(Stream("places", "more"))))
    id = server.shelf.add(match).id
    for width, height in ((360, 640), (390, 844)):
        page = at_the_question(window(width, height, locale="ru"), f"{server.url}/match/{id}")
        before = places(page)
        assert len(before) == 7
        for _ in range(2):  # of which there are two
            page.locator("form.taps [data-sign='red']").click()
            page.wait_for_timeout(300)
            assert places(page) == before
        assert page.locator("form.taps [data-sign='red']").is_disabled()


def test_keys_keep_their_places_while_an_effect_is_entered(window: Window, server: Server) -> None:
    """A number, of what, and of what besides."""
    id = server.shelf.add(Match(game("golem"), OWNER, "keys")).id
    for width, height in ((360, 640), (390, 844)):
        page = at_the_question(window(width, height, locale="ru"), f"{server.url}/match/{id}")
        before = places(page)
        for key in ("[data-sign='number']:nth-of-type(3)", "[data-sign='thing-r']", "[data-sign='thing-v']"):
            page.locator(f"form.taps > {key}").first.click()
            page.wait_for_timeout(300)
            assert places(page) == before


def test_keys_keep_their_places_from_one_source_of_income_to_the_next(window: Window, server: Server) -> None:
    match = new("golem", OWNER, "income")
    while match.ask and match.ask.id != "ask-income":
        play(match, f"income {len(match.answers)}", 1)
    id = server.shelf.add(match).id
    page = at_the_question(window(360, 640, locale="ru"), f"{server.url}/match/{id}")
    before = places(page)
    for key in ("[data-sign='number']:nth-of-type(3)", "[data-sign='thing-r']"):
        page.locator(f"form.taps > {key}").first.click()
        page.wait_for_timeout(300)
    for _ in range(4):
        page.locator("a.primary.now").click()
        page.wait_for_timeout(300)
        assert places(page) == before
        page.locator("form.taps > [data-sign='number']:nth-of-type(3)").first.click()
        page.wait_for_timeout(300)
        page.locator("form.taps > [data-sign='thing-r']").first.click()
        page.wait_for_timeout(300)
        assert places(page) == before


def test_a_known_thing_is_found_by_what_is_printed_on_it() -> None:
    """A list of all that is known said of each what did not tell it apart."""
    book = BookLine({f"b{price}": Book(f"b{price}", Name("red"), price) for price in range(1, 5)})
    assert next(iter(next_taps(book, "red"))).text == "b5 red 0", "many are not listed"
    assert next(iter(next_taps(book, "b5 red 3"))).text == "b3"
    assert next(iter(next_taps(book, "b5 red 6"))).text.startswith("b5 red 6 "), "that one is new"
    lines = ("gold 2 m top left", "gold 2 m left top", "gold 2 m top right", "gold 3 m top", "none m most")
    known = {f"c{at}": read_card(f"c{at}", one.split()) for at, one in enumerate(lines, 1)}

    def found(begun: str, under: Sequence[str] = ()) -> list[str]:
        return [tap.text for tap in next_taps(CardLine(known, under), begun) if tap.text in known]

    assert found("") == []
    assert found("c6 gold") == ["c1", "c2", "c3", "c4"]
    assert found("c6 gold 2") == ["c1", "c2", "c3"]
    assert found("c6 gold 2 m top") == ["c1", "c3"]
    assert found("c6 gold 2 m top", ["c1"]) == ["c3"], "what lies there is none"
    assert found("c6 gold 4") == []


def test_known_cards_that_nothing_tells_apart_are_said_to_be_such() -> None:
    known = {id: read_card(id, line.split()) for id, line in (("c1", "none m top"), ("c2", "none"), ("c3", "gold 1"))}
    groups = {tap.text: tap.group.args for tap in next_taps(CardLine(known), "c4 none") if tap.text in known}
    assert groups == {id: {"number": 2, "same": "yes"} for id in ("c1", "c2")}


def test_a_known_starting_tile_or_a_new_one_comes_before_what_is_printed_on_it() -> None:
    start = {"s1": effect("+3r")}
    assert [tap.text for tap in next_taps(NamedEffect(start), "")] == ["s1", "s2", "s"]
    assert [tap.text for tap in next_taps(NamedEffect(start, ["s1"]), "")][:2] == ["s", "s2 +1"]


def test_an_artifact_tile_is_named_and_only_the_completed_artifact_is_asked_for() -> None:
    """In one tap; in the survey all four can be entered."""
    one = ArtifactLine({"a1": [effect("+2r"), None, None, None]})
    taps = list(next_taps(one, ""))
    assert [tap.text for tap in taps] == ["a1", "a2", "a"]
    assert [tap.at_once for tap in taps] == [False, True, False]
    assert not any(tap.at_once for tap in next_taps(ArtifactLine({}, anew=True), ""))


def test_income_is_entered_source_by_source_and_a_sum_is_a_tap_of_its_own() -> None:
    """One thing under the first of five sources lit a large button that sent it as everything together."""
    places: dict[Name, int | Name] = {
        Name("street-red"): Name("section-2"),
        Name("study-income"): 0,
        Name("golem-income"): 1,
    }
    asked = Hand(Ask("ask-income", AUTOMA, Parts(places)))
    made = compose(asked, ("+1r",))
    assert made.onward
    assert made.answer == "", "nothing sends a beginning"
    assert (made.onward.say, made.choices[0].answer) == (("+1r", "|"), "+1r")
    assert ("+1r+1v",) in [one.say for one in made.choices], "a source may bring two things"
    assert compose(asked, ("+1r", "|", "+2v")).answer == ""
    assert compose(asked, ("+1r", "|", "0", "|", "+2v")).answer == "+1r | 0 | +2v"
    nothing = next(one for one in compose(asked, ()).choices if one.say == ("0", "|"))
    assert "0" in [one.answer for one in compose(asked, nothing.say).choices]


def test_gold_spaces_are_numbers_to_tap() -> None:
    first, second = (next_taps(RowLine("cauldron"), begun) for begun in ("", "3"))
    assert [tap.text for tap in first][:10] == [str(number) for number in range(1, 11)]
    assert [tap.text for tap in second][:10] == [f"3 {number}" for number in range(1, 11)]


@pytest.mark.parametrize("text", ["+3r", "+1r+2v", "kill/+1r", "-2r+1g", "create3", "+1v*level", "+3r?", "0", "+12r"])
def test_an_effect_by_taps(text: str) -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "effect")
    assert match.ask is not None
    found = path(hand(match), f"bottom {text}")
    assert found is not None
    assert len(found) <= 7
    assert line(effect(text)) == text


@pytest.mark.parametrize("name", list(ROWS))
def test_every_row_of_the_box_by_taps(name: str) -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "rows")
    assert match.ask is not None
    shape = RowLine(name)
    value: Any = shape.sample(Stream(name, "row"))
    assert path(hand(match), f"{name} {shape.write(value)}") is not None


def test_lines_that_mean_nothing_offer_nothing_and_break_nothing() -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "fuzz")
    ask = match.ask
    assert ask is not None
    assert ask.fixes is not None
    stream = Stream("fuzz", "words")
    sample = ("c1", "gold", "2", "m", "r4", "_", "+1r", "-", "red", "|", "&", "x", "99", "…", "leg-2", "<>", "/", "?")
    told = words("uk", "golem")
    for report in ask.fixes.reports:
        for _ in range(20):
            said = ("fix", report.verb, *(stream.pick(sample) for _ in range(stream.below(6))))
            compose(hand(match), said)
            draft(match, told, said)
            told.spoken(ask, " ".join(said))


@pytest.mark.parametrize(("script", "answers"), [(True, 4), (False, 2)])
def test_an_owners_match_by_taps_in_a_browser(window: Window, server: Server, script: bool, answers: int) -> None:
    page = window(390, 844, script=script, locale="ru", has_touch=True)
    id = server.shelf.add(new("golem", OWNER, "browser")).id
    page.goto(f"{server.url}/match/{id}")
    player = Player(page, server, id, "browser")
    player.script = script
    for _ in range(answers):
        assert player.answer()
    looks_right(page)


CORRECTIONS = (
    *("resources =-3", "vp =-7", "vp 12", "student red 4", "marble work red 2", "round 3", "last-round 46,47"),
    *("character-price 39 4", "column-tiles double,two-vp,coin-clay,gold-tile", "marbles work RRYYBB golem KWWW"),
    *("effect leg-2 acts", "effect coin-clay +2r", "effect slot-1 double-artifact", "effect control control2"),
)


@pytest.mark.parametrize("text", CORRECTIONS)
def test_what_is_guessed_and_what_is_counted_is_corrected_by_taps(text: str) -> None:
    match = new("golem", OWNER, "taps")
    match.answer("s1 +3r; s2 +3r; 39 43 41 46; work RRYYBB golem KWWW | RY 1 1")
    assert match.ask is not None
    found = path(hand(match), f"fix {text}", ("fix",))
    assert found is not None
    assert draft(match, words("ru", "golem"), found[-1]) is not None or found[-1][1] not in ("marbles", "effect")
    assert draft(match, words("ru", "golem"), ("fix",)) is None  # the verb is no part of what is corrected
    assert match.ask.write(match.ask.parse(f"fix {text}")) == f"fix {text}"


def test_a_correction_that_would_say_nothing_is_not_offered() -> None:
    match = new("golem", OWNER, "taps")
    match.answer(
        "s1 +3r; s2 +3r; 39 43 41 46; work RRYYBB golem KWWW | RY 1 1; c1 gold 2 m most left right black white"
    )

    def offered(*said: str) -> set[str]:
        made = compose(hand(match), ("fix", *said))
        return {made.answer, made.sure, *(choice.answer for choice in made.choices)} - {""}

    for nothing in (("golem-income", "_"), ("golem-income", "_", "_"), ("card", "c1"), ("artifacts-tile", "a1")):
        assert offered(*nothing) == set(), nothing
    assert "fix golem-income _ +1r" in offered("golem-income", "_", "+1r")
    assert "fix card c1 shuffle" in offered("card", "c1", "shuffle")


def test_a_card_of_this_round_is_corrected_from_the_first_row_of_corrections() -> None:
    match = new("golem", OWNER, "taps")
    assert match.ask is not None
    assert compose(hand(match), ("fix",)).choices[0].group.id == "group-automa", "none lies there"
    match.answer(
        "s1 +3r; s2 +3r; 39 43 41 46; work RRYYBB golem KWWW | RY 1 1; c1 gold 2 m most left right black white"
    )
    first = compose(hand(match), ("fix",)).choices[0]
    assert (first.group.id, first.say) == ("group-laid", ("fix", "card", "c1"))


def test_a_number_below_nought_that_is_typed_into_its_field_is_that_number(client: TestClient) -> None:
    table = client.post("/new/golem", data={"guard": token(client), "seed": "field"}).url.path
    fix = client.get(f"{table}?say=fix+vp")
    assert 'name="count"' in fix.text
    given = {**fields(fix.text), "said": "fix vp", "count": "-7"}
    client.post(f"{table}/answer", data=given)
    assert "the Automa has −7 VP" in client.get(f"{table}/history").text


def test_how_much_of_the_box_is_not_known_is_shown_and_shrinks(client: TestClient) -> None:
    table = client.post("/new/golem", data={"guard": token(client), "seed": "box", "door": "owner"}).url.path
    page = client.get(table).text
    asked = "What may still be asked about your box in this match: "
    assert f"{asked}37" in page
    assert "12 Automa cards" in page, "more do not come up in a match"
    for answer in ("s1 +3r", "s2 +3r", "39 43 41 46", "work RRYYBB golem KWWW | RY 1 1"):
        client.post(f"{table}/answer", data={**fields(client.get(table).text), "answer": answer})
    assert f"{asked}34" in client.get(table).text, "the card that is asked for now is none of them"
    house = client.post("/new/golem", data={"guard": token(client), "seed": "box", "door": "house"}).url.path
    assert asked not in client.get(house).text


def test_no_more_of_the_box_is_said_to_be_asked_than_can_be() -> None:
    """The last question of a match said that six more might come."""
    match = Match(game("golem"), OWNER, "left")
    left: list[tuple[str, int]] = []
    while match.ask is not None:
        _, kinds = drawer.unknown(match.state, words("en", "golem"), match.ask)
        left.append((match.ask.id, sum(int(kind.split()[0]) for kind in kinds)))
        play(match, f"left {len(left)}", 1)
    assert [number for id, number in left if id in ("ask-study-vp", "ask-total")] == [0] * 2


@pytest.mark.parametrize(
    ("before", "said", "due", "given"),
    [
        ("", ("gold", "2", "m", "most", "left", "right", "black", "white"), ["tap-edges"], True),
        (">", ("gold", "2"), ["tap-edges"], False),
        (">", ("gold", "2", "<>"), ["tap-grey"], False),
        (">", ("gold", "2", "r123", "<>"), ["tap-grey"], True),
        (">", ("gold", "2", ">"), ["tap-yellow-first", "tap-grey-first"], False),
    ],
)
def test_a_new_card_is_one_question(before: str, said: Sequence[str], due: list[str], given: bool) -> None:
    """Its edges decide in the same line which column counts, and the last tap gives it."""
    card = read_card("c1", ["none", before]) if before else None
    asked = Hand(Ask("ask-card", AUTOMA, CardLine({}, (), Name("symbol" if card else "either"), before=card)))
    groups = dict.fromkeys(one.group.id for one in compose(asked, ("c2", *said)).choices)
    assert [group for group in groups if not group.endswith("-more")] == due
    ends = [one.answer for one in compose(asked, ("c2", *said)).choices if one.answer and one.group.id in due]
    assert bool(ends) is given


@pytest.mark.parametrize(("row", "said"), [("slot", "artifact upgrade"), ("cauldron", "places gold")])
def test_a_question_about_an_artifact_says_what_it_is_for(row: str, said: str) -> None:
    """An action of the artifacts asked for prices before anybody knew that something was bought."""
    t = table(door="owner")
    t.box.rows["slot"], t.box.rows["cauldron"] = [None] * len(SLOTS), [None] * 4
    ask = next(t.printed(row, 3 if row == "cauldron" else 0))
    assert said in words("en", "golem").tap(ask.id, ask.args)


def test_the_keyboard_writes_where_one_sees_it(window: Window, server: Server) -> None:
    """Its field opened below the window, and had to be looked for and touched."""
    id = server.shelf.add(Match(game("golem"), OWNER, "typed")).id
    page = at_the_question(window(360, 640), f"{server.url}/match/{id}")
    page.locator(".typing > summary").click()
    field = page.locator(".typing [name=answer]:focus").bounding_box()
    assert field is not None
    assert 48 < field["y"] < field["y"] + field["height"] < 560


def test_all_lines_of_ones_own_score_are_in_sight_of_a_small_window(window: Window, server: Server) -> None:
    match = next(one for one in whole(OWNER, "total") if one.ask and one.ask.id == "ask-total")
    page = at_the_question(window(360, 640, locale="ru"), f"{server.url}/match/{server.shelf.add(match).id}")
    boxes = page.locator(".fields :is(input[type=number], .keys button, .primary)").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(at => [at.width, at.height, at.bottom])"
    )
    assert len(boxes) == 7 + 11 + 1
    page.locator("[data-key='4']").click()
    page.locator(".fields input[type=number]").nth(1).click()
    page.locator("[data-key='1']").click()
    assert page.locator(".fields .primary").inner_text() == "записать: 5"
    assert all(min(width, height) >= 44 and bottom <= 572 for width, height, bottom in boxes)


@pytest.mark.parametrize(("row", "size"), [("slot", 8), ("position", 5), ("cauldron", 4), ("entry", 3)])
def test_a_row_of_prices_is_tapped_and_what_is_known_stands_side_by_side(row: str, size: int) -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "fields")
    assert compose(hand(match), [row]).fields == ()
    said = [row]
    for _ in range(size):
        two = digit(2)
        said = list(next(one.say for one in compose(hand(match), said).choices if one.label == two))
    assert compose(hand(match), said).sure == f"{row} {' '.join(['2'] * size)}", "the last tap gives it"
    match.answer(f"{row} {' '.join(['2'] * size)}")
    assert [field.default for field in compose(hand(match), [row]).fields] == [2] * size
    assert compose(hand(match), [row]).said == (row,)


def test_artifact_prices_are_entered_as_the_slots_lie() -> None:
    """They count from the bottom right; one reads them from the top left."""
    asked = Hand(Ask("ask-all-slot", AUTOMA, RowLine("slot")))
    first = compose(asked, ())
    assert first.choices[0].group == Say("place-slot", {"slot": SLOTS[7]})
    second = compose(asked, first.choices[6].say)
    assert second.choices[0].group == Say("place-slot", {"slot": SLOTS[6]})
    assert second.choices[5].say == ("5", "6")
    assert compose(asked, ("5", "6")).back == ("6",)


def test_prices_are_one_tap_each_and_those_that_the_rulebook_gives_none() -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "fields")
    said: tuple[str, ...] = ("golem-prices",)
    asked = []
    for price in (5, 3, 12, 8):
        made = compose(hand(match), said)
        asked.append(made.choices[0].group.id)
        said = made.choices[price].say
    assert asked == ["control", "extra", "cemetery", "golem-menorahs"]
    sure = compose(hand(match), said).sure
    assert sure == "golem-prices leg-2 2 leg-3 3 extra 3 control 5 golem-menorahs 8 cemetery 12"
    match.answer(sure)
    again = {field.name: field.default for field in compose(hand(match), ["golem-prices"]).fields}
    assert again["control"] == 5, "and then they stand side by side"


def test_a_column_is_given_when_it_is_whole() -> None:
    """After its first criterion a bright button gave the card; that a shorter one ends stands in its place."""
    card = Hand(Ask("ask-card", AUTOMA, CardLine({}, (), Name("marble"))))
    part = Hand(Ask("ask-card-rabbi", AUTOMA, PartLine("rabbi")))
    signs = [str(one) for one in CRITERIA]
    for asked, begun, whole in (
        (card, ("c1", "none", "m", *signs[:2]), ("c1", "none", "m", *signs[:5])),
        (part, ("123",), ("12345",)),
    ):
        made = compose(asked, begun)
        assert made.answer == ""
        assert made.onward is not None
        assert (made.onward.label.id, made.onward.answer) == ("tap-column-ends", " ".join(begun))
        assert compose(asked, whole).answer or compose(asked, whole).sure


def test_that_a_column_ends_is_said_in_the_bar(client: TestClient, shelf: Shelf) -> None:
    """It lay under three headings, below the window."""
    match = next(one for one in whole(OWNER, "short") if one.ask and one.ask.id == "ask-card")
    html = client.get(f"/match/{shelf.add(match).id}?say=c9+none+m+most").text
    bar = html.partition('<nav class="thumb asking"')[2]
    assert re.search(r'<button class="now" name="answer" value="c9 none m most">the column ends here', bar)


def test_the_grey_column_keeps_its_place_when_it_comes_first() -> None:
    """Its numbers jumped up after the first of them."""
    card = CardLine({}, (), None)
    both, grey = ([one for one in next_taps(card, begun) if one.group.id.endswith("-first")] for begun in GREY_FIRST)
    assert [one.label for one in both] == [one.label for one in grey]
    assert [one.label.args.get("number") for one in grey if not one.gone] == ["1", "2", "3", "5"]


GREY_FIRST = ("c1 none", "c1 none r r4")


def test_whoever_has_played_with_the_box_is_not_asked_for_it_again(client: TestClient, shelf: Shelf) -> None:
    assert "/begin/golem" in client.get("/").text
    shelf.add(Match(game("golem"), {"door": "house"}, "look"))
    assert "/begin/golem" in client.get("/").text, "who has only had a look may have the box by now"
    shelf.add(Match(game("golem"), OWNER, "box"))
    html = client.get("/").text
    assert "/begin/golem" not in html
    assert re.findall(r'href="/watch/(\w+)"', html)[0] == "golem", "what was played last stands first"
    client.post("/new/golem", data={"guard": token(client)})
    assert shelf.entries(most=1)[0].setup["door"] == "owner"


def test_a_tap_on_the_picture_does_not_lose_what_has_been_entered(client: TestClient, shelf: Shelf) -> None:
    """Five marbles were gone after a tap on the board below them."""
    match = next(one for one in whole(OWNER, "half") if one.ask and one.ask.id == "ask-round")
    path = f"/match/{shelf.add(match).id}"
    assert "say=fix" in client.get(path).text
    assert "say=fix" not in client.get(f"{path}?say=work").text
    assert "say=fix" in client.get(f"{path}?say=fix+student").text


def test_a_picture_that_comes_with_a_correction_is_seen_from_its_top(window: Window, server: Server) -> None:
    match = next(one for one in whole(OWNER, "top") if one.ask and one.ask.id == "ask-card")
    page = window(390, 844)
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}?say=fix")
    page.evaluate("window.scrollTo(0, 400)")
    page.locator(".taps a[href*='say=fix+student']").click()
    page.wait_for_url("**say=fix+student*")
    assert page.evaluate("window.scrollY") == 0


def test_a_column_that_is_shorter_than_others_is_left_by_beginning_the_next() -> None:
    short = read_card("c1", ["none", "m", *map(str, CRITERIA[:4])])
    assert short.next_parts == ("marble",)
    assert short._replace(rabbi=(1,)).next_parts == ("rabbi",)
    assert short._replace(rabbi=(1, 2, 3, 4, 5), book=(1, 2, 3, 4, 5)).next_parts == ("edges",)
    assert short._replace(left=True, right=True).next_parts == ("rabbi",)


@pytest.mark.parametrize(
    ("row", "label"),
    [("street-red", "Section II"), ("graves", "Space 2"), ("study-income", "Space 1"), ("golem-income", "Space 2")],
)
def test_the_places_of_a_row_of_bonuses_are_called_as_they_are_on_the_board(row: str, label: str) -> None:
    """“2nd value” it said."""
    group = next(tap.group for tap in next_taps(RowLine(row), "+1r _") if tap.text == "+1r +1r")
    assert words("en", "golem").say(group.id, group.args) == label


def test_the_only_number_that_is_left_of_a_column_comes_with_the_one_before_it() -> None:
    card = CardLine({}, (), Name("rabbi"))
    assert "c1 none r45321" in [one.text for one in next_taps(card, "c1 none r453")]
    assert [one.text for one in next_taps(PartLine("book"), "312") if not one.gone][:2] == ["31245", "31254"]


@pytest.mark.parametrize(("begun", "gone"), [("", True), ("+2", True), ("+2r", False), ("+2r/", True)])
def test_or_stands_beside_the_other_signs_of_an_effect(begun: str, gone: bool) -> None:
    """It was folded away, and came only after the first half."""
    taps = [one for one in effect_taps(begun) if one.label.id == "tap-or"]
    assert [(one.group, one.gone) for one in taps] == [(DEED, gone)]


def test_the_part_of_a_card_that_comes_next_is_lit_and_stands_first() -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "card")
    whole = ["gold", "2", "m", "most", "left", "right", "black", "white", "r45321", "b24531"]
    firsts = []
    for size, lit in ((3, "column marble lit"), (8, "column rabbi lit"), (9, "column book lit"), (10, "edge lit")):
        said = ("card", "c1", *whole[:size])
        assert lit in str(draft(match, words("en", "golem"), said))
        firsts.append(compose(hand(match), said).choices[0].group.id)
    assert firsts == ["tap-yellow", "tap-grey", "tap-blue", "tap-edges"]
    either = str(draft(match, words("en", "golem"), ("card", "c1", *whole[:2])))
    assert "column marble lit" in either
    assert "column rabbi lit" in either, "which of them stands further left is asked"


@pytest.mark.parametrize(("part", "lit"), [("book", ["book"]), ("rabbi", ["rabbi"]), ("first", ["marble", "rabbi"])])
def test_the_part_of_a_card_that_is_asked_for_is_lit(part: str, lit: list[str]) -> None:
    """And not another one that nobody has entered either."""
    match = play(Match(game("golem"), OWNER, "lit"), "lit", 6)
    match.state.cards.append(AutomaCard("c1", marble=tuple(CRITERIA[:5])))
    pen = GolemPen(match.state, words("ru", "golem"), Links(lambda _: None), last_of(match.state))
    shown = str(DRAFTS[PartLine](pen, PartLine(part), ""))
    assert re.findall(r"column (\w+) lit", shown) == lit


def test_the_survey_shows_what_is_known_already() -> None:
    """Of the prices of slots tile by tile."""
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "known")
    streets = f"street-red +1r +2v {' '.join('_' * 8)}"
    for said in ("position 0 1 _ 2 3", "golem-prices 2 3 3 4 5 8", "card c1 none", streets, "slot 1 2 3 4 5 6 7 8"):
        match.answer(said)
    box = match.state.box
    told = [drawer.known_of(box, verb) for verb in ("position", "golem-prices", "card", "street-red", "entry", "slot")]
    assert told == ["0 1 ? 2 3", "2 3 3 4 5 8", "1", "2", "", "1 2 3 4 5 6 7 8"]
    box.play_tile("a1")
    box.play_tile("a2")
    box.rows["slot"][0] = 4
    assert drawer.known_of(box, "slot") == "№\N{NO-BREAK SPACE}1: 1 2 3 4 5 6 7 8 · №\N{NO-BREAK SPACE}2: 4"
    label = next(one.label for one in compose(hand(match), ()).choices if one.label.id == "verb-position")
    assert drawer.hint(match.state, words("en", "golem"), label, match.ask) == "known: 0 1 ? 2 3"


def test_the_survey_has_groups_of_its_own() -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "groups")
    groups = {choice.label.id: choice.group.id for choice in compose(hand(match), ()).choices}
    assert (groups["verb-book"], groups["verb-slot"], groups["verb-effect"]) == (
        *("group-cards", "group-printed", "group-rules"),
    )


# --- a phone: one question at a time, and room for a thumb ---


def test_the_words_about_the_data_are_a_line_and_not_a_cue(client: TestClient) -> None:
    table = client.post("/new/golem", data={"guard": token(client), "seed": "data"}).url.path
    page = client.get(table).text
    assert page.count('class="why unchecked"') == 1
    assert "unchecked" not in page[: page.index('class="say"')], "what is to be done comes first"
    owner = client.post("/new/golem", data={"guard": token(client), "seed": "data", "door": "owner"}).url.path
    assert 'class="why unchecked"' in client.get(owner).text
    client.post(f"{owner}/answer", data={**fields(client.get(owner).text), "answer": "s1 +3r"})
    assert 'class="why unchecked"' not in client.get(owner).text


def test_two_steps_along_a_track_are_told_once() -> None:
    """With the total, whatever else is told between them; the bonus of the card is told before the action."""
    found = 0
    for seed in ("a", "i"):
        for match in whole({"level": "4"}, seed):
            for cue, scene in shown(match):
                for change in cue.changes:
                    if change.marker in ("marker-golem-track", "marker-study-track") and len(change.orders) > 1:
                        said = [line for line in cued(cue, words("ru", "golem")) if "на шкале" in line]
                        there = f": теперь {change.after} ("  # where it goes comes first
                        assert change.still or any(there in line for line in said), said
                        assert "marker lit" in scene
                        found += 1
    assert found


def test_all_that_the_program_lays_out_is_one_cue() -> None:
    match = new("golem", {"level": "1"}, "tiles")
    first, *_ = shown(match)
    assert first[0].main.id == "care-trial", "what the player is to do comes first"
    found = [(cue, scene) for cue, scene in shown(match) if cue.main.id == "order-characters"]
    assert [cue.about for cue, _ in found] == ["cue-table"]
    assert found[0][1].count('class="house lit"') == 21


def test_corrections_stand_in_groups_with_signs_and_ask() -> None:
    match = play(new("golem", {"level": "1"}, "groups"), "groups", 2)
    choices = compose(hand(match), ["fix"]).choices
    groups = list(dict.fromkeys(choice.group.id for choice in choices))
    assert groups == ["group-automa", "group-round", "group-board"]
    for choice in choices:
        assert icon_of("golem", choice.label.id.replace("verb-", "fix-")), choice.label.id
    for lang in ("en", "ru", "uk"):
        for choice in choices:
            heading = compose(hand(match), choice.say).heading
            assert heading is not None
            assert words(lang, "golem").say(heading.id, heading.args).endswith("?"), choice.say


def test_after_a_verb_there_is_a_question() -> None:
    match = play(new("golem", {"level": "1"}, "asked"), "asked", 0)
    for verb in ("rabbi", "grave", "menorah", "book", "work"):
        heading = compose(hand(match), [verb]).heading
        assert heading is not None
        assert words("ru", "golem").say(heading.id, heading.args).endswith("?"), verb


@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("resources", "resources"),
        ("vp", "vp"),
        ("gold", "gold"),
        ("study-track", "study_track"),
        ("created", "created"),
    ],
)
def test_what_is_counted_begins_with_what_is_believed(said: str, value: str) -> None:
    match = play(new("golem", {"level": "2"}, "count"), "count", 6)
    (field,) = compose(hand(match), ["fix", said]).fields
    assert field.default == getattr(match.state, value)


def test_a_track_whose_length_is_known_is_filled_in_side_by_side() -> None:
    match = new("golem", {"level": "2"}, "track")
    made = compose(hand(match), ["fix", "golem-steps"])
    assert len(made.fields) == match.state.box.rows["golem-spaces"][0]
    assert [field.default for field in made.fields] == match.state.box.rows["golem-steps"][: len(made.fields)]


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


def test_what_an_owner_enters_is_drawn_in_the_place_of_the_board() -> None:
    match = Match(game("golem"), OWNER, "entry")
    told = words("ru", "golem")
    while match.ask is not None and match.ask.id != "ask-card":
        shown = board(match, told, Links(lambda _: None))
        if match.ask.id in ("ask-characters", "ask-round", "ask-starting-tile"):
            assert 'class="entry draft"' in shown.main, match.ask.id
            assert "offered" not in shown.main
        match.answer(match.ask.write(match.ask.shape.sample(Stream("entry", match.ask.id))))
    empty = str(board(match, told, Links(lambda _: None)).main)
    assert 'class="laid"' in empty
    assert str(board(match, told, Links(lambda _: None, ("c1", "gold", "2"))).main) != empty
    rows = next(one for one in whole(OWNER, "entry") if one.ask and one.ask.id == "ask-artifact-numbers")
    assert board(rows, told, Links(lambda _: None)).main.count('class="cell') == 2, "each row under its name"
    begun = board(rows, told, Links(lambda _: None, ("2", "3"))).main
    assert begun.count('class="cell lit"') == 1
    assert "3 …" in begun
    house = new("golem", {"level": "1"}, "entry")
    assert "entry" not in board(house, told, Links(lambda _: None)).main


def test_only_the_part_of_a_card_that_is_due_is_unfolded() -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "due")

    def unfolded(*said: str) -> set[str]:
        groups = {choice.group.id for choice in compose(hand(match), ("card", "c1", *said)).choices}
        return {group for group in groups if not group.endswith("-more")}

    assert unfolded("gold", "2") == {"tap-yellow-first", "tap-grey-first"}, "the one further left is begun"
    assert unfolded("gold", "2", "m", "most") == {"tap-yellow"}
    assert unfolded("gold", "2", "m", "most", "left", "right", "black", "white") == {"tap-grey"}


def test_a_label_says_what_is_not_known_and_a_sentence_needs_none() -> None:
    match = play(Match(game("golem"), OWNER, "labels"), "labels", 12)
    page = drawn(match, "ru")
    assert "жетон 1: ещё не назван" in page
    assert not re.search(r'aria-label="[^"]*: "', page)
    match.answer("fix shuffle yes; fix no-control yes")
    page = drawn(match, "ru")
    assert "перемешать после раунда: " not in page
    assert "В конце раунда все карты Автомы будут перемешаны." in page


def test_a_criterion_is_said_of_a_marble() -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "said")
    assert match.ask is not None
    said = words("uk", "golem").spoken(match.ask, "card c1 shuffle m left right black white")
    assert "ліва, права, чорна, біла" in said
    assert "на будь-якому рівні" in said


def test_the_other_marble_is_spoken_of_and_typed_by_its_word() -> None:
    told = words("ru", "golem")
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "other")
    assert match.ask is not None
    text = told.notation(match.ask, "карта c1 золото 2 ш прочий левый")
    assert text == "card c1 gold 2 m other left"
    assert "не с карты персонажа" in told.spoken(match.ask, text)


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_a_thumb_has_room_and_set_up_has_an_end(window: Window, server: Server, size: tuple[int, int]) -> None:
    page = window(*size, locale="uk", has_touch=True)
    id = server.shelf.add(new("golem", {"level": "2"}, "thumb")).id
    page.goto(f"{server.url}/match/{id}")
    told: list[str] = []
    while page.locator("main.conducting").count():
        now = page.locator(".cue.now .progress")
        where, whole = now.inner_text().split("\n")
        assert whole == f"{len(told) + 1} / {page.locator('.cue').count()}", "one number, that of all cues"
        assert ("begins" in now.get_attribute("class")) == (where not in told)
        told.append(where)
        page.locator("[data-cue='1']").click()
    assert len(set(told)) > 2
    small = page.evaluate(
        "() => [...document.querySelectorAll('.board-area:not(.rest) a, #answer a, #answer button, #answer summary')]"
        ".map((each) => each.getBoundingClientRect())"
        ".filter((box) => box.width && (box.width < 43.9 || box.height < 43.9)).length"
    )
    assert small == 0


def test_what_is_entered_says_where_it_is_printed() -> None:
    """The card of which character, which of the artifacts."""
    match = next(one for one in whole(OWNER, "printed") if one.ask and one.ask.id == "ask-round")
    assert match.ask is not None
    line = match.ask.write(match.ask.shape.sample(Stream("printed", "round"))).partition("|")[0]
    assert "персонажа №" in question(hand(match), (*line.split(), "|"), words("ru", "golem"))
    voice = words("ru", "golem")
    assert [voice.tap("ask-artifact", {"number": number}) for number in (3, 4)] == [
        "Что приносит артефакт 3, считая сверху?",
        "Что приносит нижний артефакт?",
    ]


def test_a_number_that_a_bonus_may_lack_is_asked_for_as_such() -> None:
    groups = [next(one.group.id for one in next_taps(CardLine({}), f"c1 {bonus}")) for bonus in ("gold", "shuffle")]
    assert groups == ["tap-level", "tap-level-if-any"]


def test_a_card_that_is_corrected_shows_what_was_entered() -> None:
    match = next(one for one in whole(OWNER, "entered") if one.ask and one.ask.id == "ask-turn" and one.state.cards)
    card, voice = match.state.cards[-1], words("en", "golem")
    shown = draft(match, voice, ("fix", "card", card.id))
    pen = GolemPen(match.state, voice, Links(lambda _: None), last_of(match.state, ()))
    assert shown is not None
    assert str(drawn_card(pen, card, ("bonus",))) in shown


def test_who_has_laid_out_the_usual_is_told_what_was_drawn(window: Window, server: Server) -> None:
    page = window(360, 640, locale="en")
    match = new("golem", OWNER, "drawn")
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    page.locator(".laid-out").click()
    told = []
    while page.locator("main.conducting").count():
        told.append(page.locator(".cue.now p.say").inner_text())
        page.locator("[data-cue='1']").click()
    assert len(told) == sum(not cue.always for cue in row(match).cues)
    assert any("strategy tokens" in one for one in told)


RESOURCES, VP = Name("marker-resources"), Name("marker-vp")


def test_what_was_paid_and_gained_back_is_told_although_nothing_moves() -> None:
    bonus, paid = Event(Kind.NOTE, "note-active", {"colour": "red"}), {"what": "golem", "discount": 0}
    pay = Event(Kind.ORDER, "order-pay", {"amount": 3, "before": 6, "total": 3, "moves": 1, **paid}, None, bonus)
    gain = Event(Kind.ORDER, "order-gain", {"amount": 3, "before": 3, "total": 6, "moves": 1}, None, bonus)
    track = Event(Kind.ORDER, "order-golem-track", {"space": 2, "before": 1}, None, bonus)
    (cue,) = cues_of([Event(Kind.HEAD, "head-automa-turn", {}), pay, gain, track], 0, marker).cues
    (told,) = unmoved(cue, words("en", "golem"))
    assert told.startswith("The Automa’s resources: 6, no change (−3 resources for the new golem; +3 resources")
    stuck = [Event(Kind.ORDER, "order-pay", {**one.args, "before": -5, "total": -5, "moves": 0}) for one in (pay, pay)]
    (cue,) = cues_of([Event(Kind.HEAD, "head-automa-turn", {}), *stuck, track], 0, marker).cues
    assert not unmoved(cue, words("en", "golem")), "at the end of its track it could not move"


def test_what_moved_the_markers_adds_up() -> None:
    """Every step of the resource marker, and every VP beyond the ends of its track, is told with what brought it."""
    found = 0
    for seed in ("a", "b", "c"):
        for match in whole({"level": "3"}, seed):
            for cue, _ in shown(match):
                if not any(len(change.orders) > 1 and not change.still for change in cue.changes):
                    continue
                told = reason(cue, words("en", "golem")).replace("−", "-").split("; ")
                sums = {
                    unit: sum(int(part.split()[0]) for part in told if (part.split()[1] == "VP") == unit)
                    for unit in (False, True)
                    if not any(event.why for event in cue.events)
                }
                told_of = [change for change in cue.changes if not (change.still and cue.idle)]
                moved = {change.marker: change.after - change.before for change in told_of}
                lost = sum(
                    event.args["amount"] * (1 if event.id == "order-below" else -1)
                    for event in cue.events
                    if event.id in ("order-below", "order-beyond")
                )
                if sums and RESOURCES in moved:
                    assert sums == {False: moved[RESOURCES] - lost, True: moved.get(VP, 0)}, told
                    found += 1
    assert found


def test_a_rabbi_space_tells_what_it_brings() -> None:
    match = new("golem", {"level": "1"}, "rabbi")
    voice = words("ru", "golem")
    labels = [voice.tap(one.label.id, one.label.args) for one in compose(hand(match), ["rabbi"]).choices]
    tiles = [voice.say(tile) for tile in match.state.tiles if tile]
    assert labels == [*(f"{at} · {tile}" for at, tile in enumerate(tiles, 1)), "нижняя ячейка · убийство голема"]


def test_a_tap_on_a_character_tells_what_it_is() -> None:
    match = new("golem", {"level": "1"}, "character")
    assert match.ask
    told = beside(match.state, match.ask, words("ru", "golem"), ["fix", "active-character", "1"])
    assert told
    assert f"влияние стоит {match.state.box.influence[match.state.characters[0]]}" in told
    assert beside(match.state, match.ask, words("ru", "golem"), ["fix", "vp"]) is None


BETWEEN = ("head-turn-order", "head-influence", "head-income", "head-control", "head-refresh", "head-movement")


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_without_a_box_a_round_changes_in_a_few_screens_and_nothing_is_left_out(seed: str) -> None:
    for match in whole({"level": "2"}, seed):
        found = row(match)
        told = [event for cue in found.cues for event in cue.events]
        fresh = [one for one in match.tale.events[match.fresh :] if one.kind != Kind.HEAD]
        heads = [cue.heads[-1].id for cue in found.cues if cue.heads]
        if "head-refresh" in heads:
            assert all(any(one is event for event in (*told, *found.echo)) for one in fresh)
            assert heads.count("head-refresh") == 1
            assert sum(head in BETWEEN for head in heads) <= 9


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("card x03", ("Карта «Гимел»", "какой шар взять: работа", "на какой жетон поставить раввина: 3, 2, 1, 4, 5")),
        ("neighbourhood yellow 3", ("Жетон округа", "Бонус: ")),
        ("library 5", ("цена в знаниях", "постоянный бонус", "доплачивают")),
        ("active-character 1", ("Персонаж", "влияние стоит")),
        ("tile 2", ("Жетон 2", "Бонус: ")),
        ("bottom", ("Нижняя ячейка", "убийство голема")),
        ("holds", ("Жетон артефактов", "Артефакт 4 сверху")),
    ],
)
def test_without_a_box_a_tap_tells_what_a_thing_is_and_asks_nothing(
    client: TestClient, shelf: Shelf, said: str, told: tuple[str, ...]
) -> None:
    match = shelf.add(play(new("golem", {"level": "2"}, "told"), "told", 1))
    page = client.get(f"/match/{match.id}", params={"say": f"fix {said}"}, headers={"accept-language": "ru"}).text
    asked = page[page.index('id="answer"') : page.index('class="typing"')]
    for one in told:
        assert one in asked
    assert "?" not in re.sub(r"<[^>]*>", "", asked)
    assert "<button" not in asked


def test_without_a_box_nothing_that_is_printed_is_corrected() -> None:
    match = new("golem", {"level": "1"}, "printed")
    groups = {one.group.id for one in compose(hand(match), ["fix"]).choices}
    assert "group-automa" in groups
    assert "group-box-more" not in groups


def test_where_a_marble_is_to_be_taken_the_name_of_a_row_corrects_nothing(client: TestClient, shelf: Shelf) -> None:
    match = play(new("golem", {"level": "1"}, "names"), "names", 1)
    while match.state.acting is None or had_marbles(match.state, match.state.acting):
        play(match, "names", 1)
    page = client.get(f"/match/{shelf.add(match).id}").text
    assert not re.search(r"say=fix\+marble\+\w+#", page)
    lying = [row for row in MARBLE_ROWS if match.state.marbles[row]["red"]]
    assert [one.say[0] if one.say else one.answer.split()[0] for one in compose(hand(match), ["red"]).choices][
        : len(lying)
    ] == lying


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
    assert {bar["points"].split()[0] for bar in rest} == {"Автома"}
    assert {bar["drawn"].count("<svg") for bar in rest} == {1}, "who has no points has no bar"


def test_where_strategy_tokens_decided_their_order_is_shown() -> None:
    found, voice = 0, words("ru", "golem")
    for match in whole({"level": "2"}, "a"):
        cues = row(match).cues
        for cue, scene in zip(cues, scenes(match, cues, voice), strict=True):
            if "жетон стратегии этого" in reason(cue, voice):
                assert scene.ground
                assert voice.say("picture-tokens") in scene.ground
                found += 1
    assert found


def test_what_is_typed_in_vain_is_quoted_and_only_what_can_be_is_expected() -> None:
    match = next(
        one
        for one in whole({"level": "1"}, "f")
        if one.ask and one.ask.args.get("left", "rabbi") != "rabbi" and not one.state.value(Name("mirror"))
    )
    voice = words_on_screen("ru", "golem")
    with pytest.raises(Refusal) as refused:
        match.answer("чёрный из зеркала", voice.notation)
    told = voice.refusal(pages.expecting(match, refused.value), tapped=True)
    assert "«чёрный из зеркала»" in told
    assert "зеркало" not in told
    assert "работа" in told


def test_in_a_trial_the_score_has_no_empty_column() -> None:
    match = play(new("golem", {"level": "1"}, "score"), "score", 6)
    sheet = match.sheet()
    assert sheet
    told = pages.score(sheet, words("ru", "golem"))
    assert told["seats"] == ["Автома"]
    assert {len(points) for _, points in told["lines"]} == {1}


def test_two_points_say_of_what_nothing_came() -> None:
    """Here of Work, where no golem stands."""
    found: set[str] = set()
    for seed in ("a", "b", "c", "d"):
        for match in whole({"level": "1"}, seed):
            for cue, _ in shown(match):
                if cue.main.id == "order-useless":
                    found.update(cued(cue, words("ru", "golem")))
    assert any(one.startswith("Действие работы, но ни один голем не стоит, поэтому Автома получает") for one in found)
    assert not any(one.startswith("Выгоды нет") for one in found), "each says of what"


def test_without_a_box_a_book_is_chosen_by_what_it_brings() -> None:
    match = next(one for one in whole({"level": "1"}, "a") if one.ask and one.ask.id == "ask-took-book")
    taps = Links(lambda word: f"/{word}")
    picture = board(match, words("ru", "golem"), taps).main
    assert all(f'href="/{place}"' in picture for place in range(1, 6))
    for id in match.state.library:
        assert words("ru", "golem").show(phrase(match.state.book(id).active)) in picture


def test_before_the_totals_of_humans_the_automas_stands_alone() -> None:
    """All its lines before it did not fit into a small window, and the total was cut off."""
    match = new("golem", OWNER, "total")
    while match.ask and match.ask.id != "ask-total":
        play(match, f"total {len(match.answers)}", 1)
    echo = pages.conducted(match, words("ru", "golem"))["echo"]
    assert [one for one in echo if "Автом" in one] == [echo[-1]]
    assert echo[-1].startswith("Итог Автомы: ")


def test_what_is_to_be_done_is_done_and_not_understood(client: TestClient, shelf: Shelf) -> None:
    """One's own golems, too, are moved by hand."""
    match = new("golem", OWNER, "by hand")
    while not any(cue.main.id == "care-own-golems" for cue in row(match).cues):
        play(match, f"by hand {len(match.answers)}", 1)
    client.cookies.set("lang", "ru")
    page = client.get(f"/match/{shelf.add(match).id}").text
    done = dict(re.findall(r'<li class="cue (\w+)"[^>]* data-done="(\w+)"', page))
    assert done["care"] == "Сделано"


def test_an_artifact_is_announced_with_the_gold_that_completes_it() -> None:
    t = table()
    t.tale.head("head-automa-turn", number=1)
    t.box.rows["cauldron"], t.gold = [3, 3, 3, 3], 1
    do(gain_gold(t, 2))
    told = cues_of(t.tale.events, 0, marker, leads, Habits(TOGETHER)).cues
    lines = list(cued(told[0], words("ru", "golem")))
    assert [("Артефакт 4 создан" in line) for line in lines] == [False, True]


def test_nothing_that_is_empty_comes_first() -> None:
    """Before the first round an owner who corrects something saw an empty synagogue."""
    match = new("golem", OWNER, "empty")
    voice, links = words("ru", "golem"), Links(lambda said: f"?{said}")
    assert "synagogue" not in board(match, voice, links).main
    while not match.ask or match.ask.id != "ask-turn":
        play(match, f"empty {len(match.answers)}", 1)
    assert "synagogue" in board(match, voice, links).main


def test_a_grave_that_a_human_took_is_called_by_its_bonus() -> None:
    t = table()
    ask = Ask("ask-took-grave", AUTOMA, taken_from(t, "grave"))
    shape = named(t, ask)
    assert isinstance(shape, Place)
    assert {one.label.id for one in shape.options} == {"grave-with", "took-no-grave"}


def test_every_action_tile_is_drawn_by_more_than_a_square() -> None:
    box = table().box
    drawn = {brief(words("en", "golem"), box.effects[tile]) for tile in ACTION_TILES}
    assert len(drawn) == len(ACTION_TILES)
    assert all("<svg" in one and TILE_SQUARE not in one for one in drawn)


def test_four_known_cards_are_in_sight_of_a_small_window(window: Window, server: Server) -> None:
    match = new("golem", OWNER, "four")
    while not match.ask or match.ask.id != "ask-card":
        play(match, f"four {len(match.answers)}", 1)
    for number in range(1, 5):
        match.answer(f"fix card k{number} gold {number} m most left right black white r12345 b12345 =")
    page = at_the_question(window(360, 640, locale="ru"), f"{server.url}/match/{server.shelf.add(match).id}")
    page.locator("form.taps [data-sign='gold']").first.click()
    page.wait_for_timeout(300)
    ends = "all => all.map(one => one.getBoundingClientRect().bottom)"
    bottoms = page.locator("[data-sign='known-card']").evaluate_all(ends)
    bar = page.locator(".thumb:visible").first.bounding_box()["y"]
    assert len([one for one in bottoms if one <= bar]) >= 4


def test_golems_are_corrected_from_where_they_are_believed_to_be() -> None:
    """All of them are there to be taken away; if their number changes, what else has changed is a tap of its own."""
    match = play(new("golem", {"level": "2"}, "golems"), "golems", 6)
    asked = hand(match)
    begun = next(one.say for one in compose(asked, ["fix"]).choices if one.say[1:2] == ("golems",))
    there = [f"{one.district}{one.section}{'' if one.standing else '-'}" for one in match.state.golems]
    assert list(begun[2:]) == there
    assert compose(asked, begun).answer == " ".join(begun)
    fewer = compose(asked, begun[:-1])
    assert not fewer.answer
    told = [one.answer for one in fewer.choices if one.answer]
    assert f"{' '.join(begun[:-1])}; fix killed {match.state.killed + 1}" in told
    for answer in told:
        match.copy().answer(answer)
    map_ = board(match, words("en", "golem"), Links(lambda said: said, tuple(begun[:-1]))).main
    assert "streets" in map_
    assert map_.count('class="fill-') > map_.count("stands") == len([one for one in begun[2:-1] if one[-1] != "-"])


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_whoever_taps_is_not_told_what_to_type(lang: str) -> None:
    voice = words(lang, "golem")
    typed = [f"{voice.say('verb-fix')} {voice.say(f'verb-{one}')}" for one in ("marbles", "golems", "menorah", "tiles")]
    why = {"got": 1, "number": 3, "first": 2, "created": 2, "killed": 1}
    told = [
        Refusal("broken-marbles", colour=Name("red"), got=3, number=2),
        Refusal("broken-actions", got=1, number=2),
        Refusal("broken-golems", **why),
        Refusal("broken-menorah", district=Name("red"), section=Name("section-9")),
        Refusal("broken-character-round", character=Name("character-39"), number=4),
        Refusal("broken-neighbourhood", district=Name("red")),
    ]
    for one in told:
        assert not any(word in voice.refusal(one, tapped=True) for word in (*typed, ";", "…"))
        assert voice.refusal(one, tapped=True) in voice.refusal(one)


@pytest.mark.parametrize(("lang", "told"), [("ru", "был бы 1 голем,"), ("uk", "був би 1 голем,")])
def test_one_golem_is_spoken_of_as_one(lang: str, told: str) -> None:
    why = {"got": 1, "number": 3, "first": 2, "created": 2, "killed": 1}
    assert told in words(lang, "golem").refusal(Refusal("broken-golems", **why))


@pytest.mark.parametrize(
    ("said", "part"),
    [("book", "Library"), ("grave", "Cemetery"), ("fix library", "Library"), ("fix student", "streets")],
)
def test_what_is_asked_about_is_shown_where_it_lies(said: str, part: str) -> None:
    match = next(one for one in whole({"level": "2"}, "lies") if one.ask and one.ask.id == "ask-turn")
    shown = board(match, words("en", "golem"), Links(lambda said: said, tuple(said.split()))).main
    assert part in shown
    assert "synagogue" not in shown
    assert not said.startswith("fix") or not re.search('href="(book|grave|[0-9])', shown)


def test_a_correction_that_changes_nothing_is_not_called_one() -> None:
    match = play(new("golem", {"level": "2"}, "same"), "same", 3)
    match.answer(f"fix vp {match.state.vp}")
    assert pages.told.conducted(match, words("en", "golem"))["echo"] == [words("en", "golem").say("fixed-nothing")]


def test_a_human_alone_is_called_so_on_the_picture() -> None:
    for humans, sign in (("1", "you"), ("2", "1")):
        match = new("golem", {"level": "2", "humans": humans}, "rabbis")
        pen = GolemPen(match.state, words("en", "golem"), Links(lambda _: None), last_of(match.state, ()))
        assert sign_of(pen, Name("human-1")) == sign


def test_rows_have_signs_of_their_own() -> None:
    assert len({icon_of("golem", f"verb-{row}") for row in MARBLE_ROWS}) == len(MARBLE_ROWS)


def test_books_have_no_number_of_ours() -> None:
    """In orders and reasons a book is known by its colour and place; an owner's name for it is said."""
    voice, seen = words("en", "golem"), 0
    for match in whole({"level": "3"}, "books"):
        for event in match.tale.events[match.fresh :]:
            if "title" in event.args:
                assert "No." not in voice.event(event)
                seen += 1
    assert seen
    assert voice.say("told-known-book", {"colour": Name("red"), "title": title("zohar")}) == "red book “zohar”"


def test_an_area_that_is_finished_is_not_counted_among_the_things() -> None:
    for match in whole({"level": "4"}, "things"):
        for event in match.tale.events[match.fresh :]:
            rungs = event.why.rungs if event.why else ()
            assert all("–" not in words("en", "golem").say(one.name, one.args) for one in rungs)


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


def test_a_round_ends_before_the_next_one_is_told_of() -> None:
    """A phase 7 in which nothing is paid is no part of what is done in the next round."""
    ended = 0
    for match in whole({"level": "2"}, "ends"):
        for cue, _ in shown(match):
            ids = [event.id for event in cue.events]
            if "end-of-round" in ids:
                ended += 1
                assert not {"head-round", "head-refresh"} & {head.id for head in cue.heads}, ids
    assert ended


def test_what_moves_the_golem_track_down_is_the_killed_golem() -> None:
    """Whatever else ends where it was beside it."""
    match = play(new("golem", {"level": "2"}, "k9"), "k9", 16)
    cue = next(one for one in row(match).cues if one.idle and one.source and one.source.id == "order-kill")
    assert reason(cue, words("en", "golem")) == "the killed golem"


def test_what_ended_the_last_turn_is_not_unfolded_in_the_next() -> None:
    """What can be taken once more in the same turn is."""
    match = next(one for one in whole({"level": "2"}, "unfolds") if one.ask and one.ask.id == "ask-turn")
    choices = compose(hand(match), ()).choices
    for entered, unfolds in (("work", False), ("menorah", True)):
        groups = pages.asked.grouped(choices, pages.asked.Way("", ()), words("en", "golem"), entered=entered)
        assert any(group.open for group in groups) == unfolds


def test_where_a_rabbi_stands_is_corrected_by_the_names_of_its_spaces() -> None:
    match = next(one for one in whole({"level": "2"}, "rabbis") if one.ask and one.ask.id == "ask-turn")
    made = compose(hand(match), ("fix", "rabbi", "automa"))
    assert [one.label.id for one in made.choices] == [f"position-{at}" for at in (0, 1, 2, 3, BOTTOM)]
    assert made.choices[-1].answer == f"fix rabbi automa {BOTTOM}"


def test_a_column_that_was_begun_of_something_else_has_nothing_to_tap() -> None:
    """Prices that had just been given, when a column of a card was asked for next."""
    assert not list(next_taps(PartLine("book"), "coin-clay 2 two-vp 3"))
    assert list(next_taps(PartLine("book"), "31"))


def test_after_the_marbles_of_a_round_the_card_of_the_character_is_asked_for() -> None:
    match = next(one for one in whole(OWNER, "printed") if one.ask and one.ask.id == "ask-round")
    ask, voice = match.ask, words("en", "golem")
    assert ask
    marbles, _, rest = ask.write(ask.shape.sample(Stream("round", "marbles"))).partition("|")
    begun = [*marbles.split(), "|"]
    asked = [question(hand(match), said, voice) for said in ((), begun[:1], begun, [*begun, *rest.split()[:2]])]
    assert asked[0] == asked[1] != asked[2]
    assert asked[2] == voice.say("ask-round-card", ask.args)
    assert asked[3] == voice.say("ask-round-track", ask.args)


@pytest.mark.parametrize(("setup", "told"), [(OWNER, "from your box"), ({"door": "house"}, "")])
def test_the_first_page_says_what_is_begun_at_once(
    client: TestClient, shelf: Shelf, setup: dict[str, Any], told: str
) -> None:
    """With one's box once the last match was, and on the level that was chosen for it."""
    shelf.add(new("golem", {**setup, "level": "3"}, "again"))
    home = client.get("/", headers={"accept-language": "en"}).text
    assert ("from your box · level 3" in home) == bool(told)
    if told:
        begun = client.post("/new/golem", data={"guard": token(client)}).url.path
        values = shelf.take(begun.rsplit("/", 1)[1]).match.setup.values
        assert (values["door"], values["level"]) == ("owner", "3")
