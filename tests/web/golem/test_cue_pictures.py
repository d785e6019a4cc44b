"""The pictures of Golem's cues: what is moved and what decided is marked, and nothing else."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from automarium.core.tale import Event, Kind, Name
from automarium.cues import Change, Cue, row
from automarium.cues.golem import GOLD_MARKER
from automarium.games.golem.books import buy
from automarium.last.golem import last_of
from automarium.web.boards import NOWHERE, scenes
from automarium.web.boards import golem as drawer
from automarium.web.boards.golem import spot
from automarium.web.boards.golem_pieces import GolemPen
from automarium.web.boards.golem_tracks import moved_markers
from automarium.words import words
from automarium.words.cued import reason
from tests.bots import SETUPS
from tests.rules.golem.kit import do, lay, table
from tests.web.golem.kit import OWNER, shown, whole

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


def test_a_track_shows_the_way_of_its_marker_beside_other_markers() -> None:
    """Only that of the resources did."""
    found = 0
    for match in whole(OWNER, "tracks"):
        for cue, picture in shown(match):
            moved = [one.marker for one in cue.changes if not one.still]
            tracks = [one for one in moved if one.endswith("-track")]
            if tracks and 'class="part whole"' in picture and "streets" not in picture:
                ways = len(re.findall(r'class="way"', picture))
                assert ways >= len(moved)
                found += len(moved) > 1
    assert found


def test_where_several_golems_move_none_is_marked_that_stood_for_it() -> None:
    """Of each choice those stood there, some of which have moved since: their frames looked like ways."""
    found = 0
    for match in (one for seed in "abc" for one in whole(OWNER, seed)):
        for cue, picture in shown(match):
            if len({e.args["district"] for e in cue.events if e.id == "order-forward"}) > 1:
                assert not re.search(r'class="[^"]*candidate', picture)
                found += 1
    assert found


def test_a_way_between_the_rows_of_the_resource_track_crosses_no_words() -> None:
    t = table()
    pen = GolemPen(t, words("en", "golem"), NOWHERE, last_of(t, ()))
    for now, before, told in ((2, 0, True), (8, 0, False), (0, 8, False), (20, 5, True)):
        t.resources = now
        moved = Cue((), (), (Change(Name("marker-resources"), before, now),), 0)
        assert ("◀ −1" in moved_markers(pen, moved)) == told
