"""The pictures of Gaia Project's cues: each shows its own part of the table, and why it was that one."""

from __future__ import annotations

import re

import pytest
from markupsafe import Markup

from automarium.core.tale import Kind
from automarium.cues import row
from automarium.games.gaia.cards import shipped_cards
from automarium.games.gaia.map import NAMES
from automarium.games.gaia.names import AREAS
from automarium.last.gaia import last_of
from automarium.web.boards.gaia import SCENES, spot
from automarium.web.boards.gaia import scene as scene_of
from automarium.web.boards.gaia_map import MOST_COUNTED
from automarium.web.boards.gaia_tags import Tags, room
from automarium.words import LANGUAGES, words
from tests.bots import SETUPS, human, new, play
from tests.rules.gaia.scenes import act, scene, started
from tests.web.gaia.kit import centre, cues_of, drawn


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(1, 18))
def test_a_card_shows_all_that_is_printed_on_it(number: int, lang: str) -> None:
    """As action card and as support card: both rows of bars, the lamps, the four rows and the pass symbol."""
    card = shipped_cards()[number - 1]
    match = started()
    match.state.automa.action = match.state.automa.support = card
    picture = drawn(match, lang)
    drawings = re.findall(r'<svg [^>]*class="gaia-card".*?</svg>', picture)
    assert len(drawings) == 2
    told = words(lang, "gaia")
    for svg in drawings:
        bars = re.findall(r'class="bar (on|off)"', svg)
        assert [at for at, bar in enumerate(bars[:5], 1) if bar == "on"] == [card.first_booster]
        assert [at for at, bar in enumerate(bars[5:], 1) if bar == "on"] == [card.pass_booster]
        assert svg.count('class="lamp"') + svg.count('class="lamp on"') == 4
        assert ("lamp-x" in svg) == card.passes
        assert ("card-number on" in svg) == card.start
        for id, args in (
            ("card-tile", {"tile": card.tile}),
            ("card-range", {"range": card.range}),
            ("card-direction", {"direction": card.direction}),
            ("card-count", {"number": card.number, "arrow": card.arrow}),
        ):
            assert svg.count(told.say(id, args)) >= 2, id  # drawn, and in the name of the picture


ON_THE_MAP = (  # and whatever the human reports there
    *("order-mine", "order-satellite", "order-upgrade", "order-gaia-token", "order-charge", "care-map-neighbours"),
    *("note-no-planet", "note-no-mine", "note-no-upgrade", "note-no-satellite", "note-upgrade-instead", "note-cards"),
    *("note-initial-card", "no-home-planet", "care-satellites", "note-lost-planet", "note-swapped", "note-upgraded"),
    *("note-satellites", "note-no-vp", "note-card-entered"),
)
NOTHING_LIT = ("order-as-for-two", "order-map", "order-tokens-out")


@pytest.mark.parametrize("setup", SETUPS["gaia"])
def test_every_cue_shows_its_own_part_of_the_table(setup: dict[str, object]) -> None:
    """An order lights what it is about; nothing in a picture of a cue can be tapped."""
    match, player = new("gaia", setup, "cues"), human("gaia", "cues")
    while True:
        for cue, picture in cues_of(match):
            about = cue.main
            assert (about.id in SCENES) != (about.id in ON_THE_MAP), about
            assert "href=" not in picture
            assert "viewBox" in picture
            assert about.kind != Kind.ORDER or about.id in NOTHING_LIT or re.search(r'class="[^"]*\blit\b', picture), (
                about
            )
        if match.ask is None:
            return
        match.answer(match.ask.write(player(match.ask, match.state)))


def test_all_that_was_chosen_among_is_in_sight() -> None:
    """The page shows half as much again as what is lit. Candidates were cut off."""
    match, player, seen = new("gaia", {}, "sight"), human("gaia", "sight"), 0
    while match.ask is not None:
        for cue, picture in cues_of(match):
            chosen = last_of(match.state, cue.events).chosen
            hexes = [hex for one in chosen if len(one.tied) <= MOST_COUNTED for hex in one.tied]
            frame = re.search(r'<rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)" class="frame lit"', picture)
            if not hexes:
                continue
            assert frame
            x, y, width, height = map(float, frame.groups())
            for at_x, at_y in (centre(NAMES[hex], picture) for hex in hexes):
                assert abs(at_x - x - width / 2) < 0.75 * width
                assert abs(at_y - y - height / 2) < 0.75 * height
            seen += 1
        match.answer(match.ask.write(player(match.ask, match.state)))
    assert seen > 5


def test_the_distance_that_decided_is_drawn() -> None:
    table = act(scene("g8 e7", "k3"), 4, 13)
    mine = [event for event in table.tale.events if event.id == "order-mine"]
    assert [one.rung.name for one in last_of(table, mine).chosen] == ["why-nearest"]
    picture = str(scene_of(table, words("en", "gaia"), mine, "order-mine"))
    assert 'class="reach"' in picture
    assert NAMES[last_of(table, mine).chosen[0].hex] in picture


def test_a_tag_lies_where_nothing_is() -> None:
    """Over a hex, under it, or on a side; a distance beside what lies in the middle of its line."""
    above, below = room((100, 68), 18), room((100, 132), 18)

    def at(tag: Markup) -> tuple[float, float]:
        (x, y) = re.findall(r'transform="translate\((\S+) (\S+)\)"', str(tag))[0]
        return float(x), float(y)

    assert at(Tags([above], (300, 300)).name((100, 100), "C4"))[1] > 120
    assert at(Tags([below], (300, 300)).name((100, 100), "C4"))[1] < 80
    assert at(Tags([above, below], (300, 300)).name((100, 100), "C4"))[0] > 130
    assert at(Tags([], (300, 300)).name((100, 10), "A1"))[1] > 20, "not cut off by the edge"
    tags = Tags([], (300, 300))
    assert at(tags.name((100, 100), "C4")) != at(tags.name((100, 100), "C4"))
    assert at(Tags([], (300, 300)).far((40, 100), (160, 100), 3)) == (100, 100)
    x, y = at(Tags([room((100, 100), 18)], (300, 300)).far((40, 100), (160, 100), 3))
    assert abs(x - 100) > 30 or abs(y - 100) > 20


def test_only_the_piece_that_comes_flies() -> None:
    table = act(scene("g8 e7", "k3"), 4, 13)
    (mine,) = [event for event in table.tale.events if event.id == "order-mine"]
    picture = str(scene_of(table, words("en", "gaia"), [mine], "order-mine"))
    assert re.findall(r'data-at="(\w+)" class="comes"', picture) == [mine.args["hex"]]
    assert "way" not in picture


def test_a_distance_looks_different_from_a_place_in_an_order() -> None:
    picture = str(
        scene_of(table := act(scene("g8 e7", "k3"), 4, 13), words("en", "gaia"), table.tale.events, "order-mine")
    )
    assert re.search(r'class="badge-sign far"[^>]*>↔ \d<', picture)
    assert not re.search(r'class="badge-sign"[^>]*>\d<', picture)


def test_the_order_of_the_arrow_is_drawn() -> None:
    """Two mines at the same distance: the upgrade goes to the first from the bottom right."""
    match = play(new("gaia", SETUPS["gaia"][5], "shots"), "shots", 4)
    (chosen,) = last_of(match.state).chosen
    assert chosen.rung.name == "why-direction-left"
    assert chosen.tied[0] == chosen.hex
    assert list(chosen.tied) == sorted(chosen.tied, reverse=True)
    ((_, picture),) = [one for one in cues_of(match) if one[0].main.id == "order-upgrade"]
    assert len(re.findall(r'class="badge-sign"[^>]*>[12]<', picture)) == 2


def test_areas_and_actions_show_how_they_were_counted_off() -> None:
    match = play(new("gaia", SETUPS["gaia"][0], "shots"), "shots", 4)
    assert last_of(match.state).counts["choice-area"] == {5: 1, 4: 2, 3: 3, 2: 4, 1: 5, 0: 6}
    assert cues_of(match)[0][1].count("tally-sign") == 6
    match = play(new("gaia", SETUPS["gaia"][1], "shots"), "shots", 5)
    counts = last_of(match.state).counts["choice-space"]
    assert cues_of(match)[0][1].count("tally-sign") == len(counts) > 1


def test_nothing_lies_over_the_numbers_of_a_picture() -> None:
    """The way of a marker begins above whoever stays where it was, and a token that comes crosses nothing out yet."""
    match, player, ways, crosses = new("gaia", {}, "numbers"), human("gaia", "numbers"), set(), set()
    while match.ask is not None:
        told = row(match).cues
        for cue, picture in cues_of(match):
            if cue.main.id == "order-research" and len(told) == 1:
                at, level = AREAS.index(cue.main.args["area"]), cue.main.args["level"]
                start, end = map(float, re.findall(r'd="M[\d.]+ ([\d.]+)V([\d.]+)" class="way"', picture)[0])
                ways.add((match.state.human.levels[at] == level - 1, start - end))
            if cue.main.id == "order-cover" and len(told) == 1:
                crosses.add(match.state.covered.bit_count() - picture.count('class="cross"'))
        match.answer(match.ask.write(player(match.ask, match.state)))
    assert ways == {(True, 22), (False, 40)}
    assert crosses == {1}


def test_a_rung_of_the_ladder_finds_who_was_left_on_the_picture() -> None:
    match, player, found = new("gaia", {}, "rungs"), human("gaia", "rungs"), set()
    while match.ask is not None:
        for cue, picture in cues_of(match):
            for why in (event.why for event in cue.events if event.why is not None):
                found.add(why.about)
                assert all(f'data-at="{spot(one, why.about)}"' in picture for one in why.candidates)
        match.answer(match.ask.write(player(match.ask, match.state)))
    assert found >= {"choice-initial", "choice-planet", "choice-upgrade", "choice-area", "choice-space"}
