"""Gaia Project's cues: what belongs together is one, and it is told once."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from starlette.testclient import TestClient

from automarium.core.choose import Ladder, Rung
from automarium.core.tale import Kind, Name
from automarium.cues import Habits, cues, row
from automarium.cues.gaia import IMPLIED, TOGETHER, marker
from automarium.games.gaia.names import TRANSDIM
from automarium.shelf import Shelf
from automarium.web.boards import dealt, hues
from automarium.web.finale import finale
from automarium.web.pages import conducted
from automarium.web.pages import table as page
from automarium.web.pages.told import event as told_event
from automarium.web.pages.told import headings
from automarium.words import LANGUAGES, words
from automarium.words.cued import cued, reason
from tests.bots import SETUPS, human, new, play
from tests.rules.gaia.scenes import started
from tests.web.gaia.kit import Shelved, cues_of


def test_what_decided_a_match_went_to_its_winner() -> None:
    match = play(new("gaia", {}, "decided"), "decided", 200)
    shown, sheet = finale(match, words("en", "gaia")), match.sheet()
    assert shown
    assert sheet
    assert shown["decided"]
    ends = "the Automa" if sheet.totals[-1] > sheet.totals[0] else "you"
    assert all(ends in one["text"].split(":")[1] for one in shown["decided"]), shown["decided"]


def test_a_mine_on_a_transdim_planet_is_told_with_the_token_under_it() -> None:
    """First the token, then the mine, in one sentence."""
    match = started()
    tale = match.state.tale
    tale.order("order-mine", side=Name("automa"), hex="C7", type=TRANSDIM, sector=1)
    tale.order("order-gaia-token", hex="C7")
    habits = Habits(together=TOGETHER, implied=IMPLIED)
    (cue,) = cues(tale.events, len(tale.events) - 2, marker, habits=habits).cues
    assert [event.id for event in cue.events] == ["order-mine", "order-gaia-token"]
    (line,) = cued(cue, words("en", "gaia"))
    assert line.index("token") < line.index("mine")


def test_a_long_list_of_candidates_is_unfolded_by_a_tap() -> None:
    """How many were left and how many fell out stands in each rung; where nobody did, they stand in the one above."""
    match, player, voice = new("gaia", {}, "rungs"), human("gaia", "rungs"), words("en", "gaia")
    seen = set()
    while match.ask is not None:
        for event in match.tale.events[match.fresh :]:
            shown = told_event(event, voice).why
            for before, rung in pairwise(shown):
                fell = before.number - rung.number
                left = " Left:" if rung.number and not rung.unfolds else ""
                assert rung.fell == (f"{fell} fell out.{left}" if fell else "All are left.")
                assert bool(rung.left) == bool(fell)
            seen |= {(rung.number > 6, bool(rung.unfolds)) for rung in shown if rung.left}
        match.answer(match.ask.write(player(match.ask, match.state)))
    assert seen >= {(True, True), (False, False)}
    assert (False, True) not in seen


@pytest.mark.parametrize(("finals", "idle"), [("types sectors", True), ("satellites types", False)])
def test_satellites_that_nothing_counts_are_said_to_stay(finals: str, idle: bool) -> None:
    told = conducted(new("gaia", {"finals": finals}, "idle"), words("en", "gaia"))["cues"]
    assert any("satellites stay in its supply" in note for one in told for note in one.notes) == idle


def test_no_forecast_is_offered_when_the_automa_has_passed() -> None:
    match = started()
    assert page(Shelved(match), (), words("en", "gaia"))["foreseeable"]  # type: ignore[arg-type]
    match.state.automas[0].passed = True
    assert not page(Shelved(match), (), words("en", "gaia"))["foreseeable"]  # type: ignore[arg-type]


def test_the_map_is_one_cue_and_the_first() -> None:
    """It was eight, after a warning about the data."""
    match = new("gaia", {"map": "3a1 1a0 5b0 6b0 7b0 4a0 2a0"}, "sectors")
    cue, drawn = cues_of(match)[0]
    assert (cue.about, [event.id for event in cue.events].count("order-sector")) == ("cue-map", 7)
    assert drawn.count("sector-number") == 7
    assert "rotate(90)" in drawn  # a sixth of a turn, and the tilt of every sector
    assert "lit" not in drawn  # looked at as a whole


def test_what_a_round_ends_and_begins_with_is_two_cues_and_a_booster_changes_hands_in_one() -> None:
    match, player, seen = new("gaia", {}, "rounds"), human("gaia", "rounds"), set()
    while match.ask is not None:
        seen |= {tuple(event.id for event in cue.events if event.kind == Kind.ORDER) for cue in row(match).cues}
        match.answer(match.ask.write(player(match.ask, match.state)))
    assert ("order-clean-up", "order-round-done") in seen
    assert ("order-income", "order-gaia-phase") in seen
    assert ("order-booster", "order-booster-returns") in seen
    assert not {("order-round-done",), ("order-gaia-phase",), ("order-booster-returns",)} & seen


def test_a_line_that_decided_is_seen_to_its_end() -> None:
    """To the human's planet, which was cut off."""
    match, player, seen = new("gaia", {}, "line"), human("gaia", "line"), 0
    while match.ask is not None:
        for _, picture in cues_of(match):
            line = re.search(r'<line x1="(\S+)" y1="(\S+)" x2="(\S+)" y2="(\S+)" class="reach"', picture)
            frame = re.search(r'<rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)" class="frame lit"', picture)
            if line:
                assert frame
                (ax, ay, bx, by), (x, y, width, height) = map(float, line.groups()), map(float, frame.groups())
                assert max(abs(at - x - width / 2) for at in (ax, bx)) < 0.75 * width
                assert max(abs(at - y - height / 2) for at in (ay, by)) < 0.75 * height
                seen += 1
        match.answer(match.ask.write(player(match.ask, match.state)))
    assert seen > 3


def test_what_is_not_certain_about_the_data_is_a_line_beside_the_first_cue(client: TestClient, shelf: Shelf) -> None:
    match = new("gaia", {}, "data")
    shown = client.get(f"/match/{shelf.add(match).id}").text
    assert shown.count('class="why unchecked"') == 1
    assert not any(cue.main.kind == Kind.CARE for cue in row(match).cues)
    play(match, "data", 1)
    assert "unchecked" not in client.get(f"/match/{shelf.add(match).id}").text


def test_a_sector_on_its_other_side_is_pointed_at() -> None:
    match = new("gaia", {"map": "3a1 1a0 5a0 6b0 7b0 4a0 2a0", "neighbours": "any"}, "sectors")
    (drawn,) = [picture for cue, picture in cues_of(match) if cue.main.id == "care-face"]
    assert drawn.count("outline lit") == 1


@pytest.mark.parametrize("setup", SETUPS["gaia"], ids=str)
def test_the_set_up_is_told_in_few_cues(setup: dict[str, Any]) -> None:
    made = row(new("gaia", setup, "few")).cues
    assert len([cue for cue in made if "head-initial-mines" not in [head.id for head in cue.heads]]) <= 11


def test_what_one_picture_shows_is_one_cue() -> None:
    match, voice = new("gaia", {}, "rounds"), words("en", "gaia")
    shown = {cue.about: (cue, picture) for cue, picture in cues_of(match) if cue.about}
    rounds, drawn = shown["cue-rounds"]
    assert [event.args["number"] for event in rounds.events] == [1, 2, 3, 4, 5, 6]
    assert drawn.count("line lit") == 6
    technology, drawn = shown["cue-technology"]
    assert len(technology.events) == 7
    for event in technology.events:
        for tile in (event.args.get("tile"), event.args.get("advanced"), *event.args.get("tiles", ())):
            assert tile is None or voice.say(tile).split()[-1] in drawn


def test_cards_of_the_box_slide() -> None:
    match, answerer = new("gaia", {"automa-deck": "physical"}, "slide"), human("gaia", "slide")
    while "order-slide" not in [event.id for event in match.tale.events[match.fresh :]]:
        assert match.ask is not None
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    ((cue, picture),) = [one for one in cues_of(match) if one[0].main.id == "order-slide"]
    assert picture.count('class="way"') == 2
    assert f">{cue.main.args['support']}<" in picture


def test_a_booster_leaves_its_place_in_the_row() -> None:
    match = play(new("gaia", {}, "boosters"), "boosters", 2)
    ((cue, picture),) = [one for one in cues_of(match) if one[0].main.id == "order-booster"]
    assert picture.count("booster lit empty") == 1
    assert "way" in picture
    assert words("en", "gaia").say(cue.main.args["booster"]).split()[-1] in picture


def test_the_vp_of_a_pass_are_told_once_and_then_both_boosters_of_the_human_move() -> None:
    match = started()
    match.answer("fix row range gaia step; fix booster automa tokens; fix booster human mines")
    match.answer("pass gaia")
    (scored, before), (moved, after), *_ = cues_of(match)
    assert [event.id for event in scored.events] == ["order-booster-vp"]
    assert (match.state.human.vp, scored.main.args["total"]) == (12, 12)
    assert [event.id for event in moved.events[:2]] == ["order-booster", "order-booster-returns"]
    assert before.count("b-mines") == 1  # still in the human's hands
    assert "way" not in before
    assert (after.count('class="way"'), after.count('class="way-end"')) == (2, 2)
    assert "booster lit empty" in after


def test_it_is_seen_that_the_human_plays_on_alone() -> None:
    match, voice = started(), words("en", "gaia")
    assert conducted(match, voice)["where"] == ["Round 1 · Your turn 1"]
    match.answer("mine c7; fix passed automa yes; mine i5")
    assert conducted(match, voice)["where"] == ["Round 1 · Your turn 3 · the Automa has passed"]
    match.answer("vp 12")
    assert conducted(match, voice)["where"] == ["Round 1 · Your turn 3 · the Automa has passed"], "it still is"


def test_factions_that_were_both_chosen_are_not_offered_for_a_choice() -> None:
    assert dealt(new("gaia", {"human": "terrans", "automa": "taklons"}, "dealt"), words("en", "gaia")) == ("", "")


def test_in_the_finale_both_sides_have_the_colours_of_their_pieces() -> None:
    assert hues(started()) == "human-swamp automa-volcanic"


def test_a_reason_names_what_left_out_most_before_what_decided() -> None:
    """Fewest steps was named alone, where another planet needed as few: the tile had left it out."""
    ladder = Ladder("choice-planet")
    ladder.stood = tuple("abcdefgh")
    for name, left in (("why-gaia", "abc"), ("why-steps", "ab"), ("why-nearest", "a")):
        ladder.rungs.append(Rung("P-1", name, {"tile": "T"}, tuple(left)))
    voice = words("en", "gaia")
    assert voice.decided(ladder, among=1) == "of the Gaia and transdim planets, nearest to one of your planets"
    both = "of the Gaia and transdim planets, of those with the fewest steps, nearest to one of your planets"
    assert voice.decided(ladder, among=2) == both


def test_what_a_card_decides_in_set_up_does_not_stand_with_what_was_certain() -> None:
    """The card was told of beside a planet for which none had been drawn."""
    for seed in range(40):
        match = new("gaia", {}, f"initial {seed}")
        play(match, "initial", 3)
        for cue in row(match).cues:
            ids = [event.id for event in cue.events]
            if "note-initial-card" in ids:
                assert "order-mine" not in ids[: ids.index("note-initial-card")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_booster_of_the_automa_says_which_card_chose_it(lang: str) -> None:
    voice = words(lang, "gaia")
    found = set()
    for n in range(4):
        match = play(new("gaia", {}, "booster"), "booster", n + 1)
        for cue in row(match).cues:
            if cue.main.id == "order-booster":
                found.add(reason(cue, voice))
                assert str(cue.main.args["card"]) in reason(cue, voice)
    assert found


def test_of_turns_in_a_row_the_heading_names_the_last() -> None:
    tale = started().state.tale
    for number in (4, 5):
        tale.head("head-human-turn", number=number, round=2, side="human", alone=1)
    assert headings(tale.events[-2:], words("en", "gaia")) == ["Round 2 · Your turn 5 · the Automa has passed"]


def test_that_no_mine_can_be_built_stands_on_the_cue_of_the_upgrade() -> None:
    """A card says mine, and the cue a trading station: that it is no slip must not be among the details."""
    voice, found = words("ru", "gaia"), 0
    match, answerer = new("gaia", {"level": "automa"}, "no mine d"), human("gaia", "no mine d")
    while match.ask is not None and not found:
        match.answer(match.ask.write(answerer(match.ask, match.state)))
        for cue, shown in zip(row(match).cues, conducted(match, voice)["cues"], strict=False):
            said = [voice.event(one) for one in cue.events if one.id == "note-upgrade-instead"]
            assert set(said) <= set(shown.notes)
            found += len(said)
    assert found
