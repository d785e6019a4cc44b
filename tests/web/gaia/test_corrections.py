"""Gaia Project's page: every link leads somewhere, and every value is corrected from where it is seen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from automarium.core.tale import Say
from automarium.games.gaia.fixes import FIXES
from automarium.shelf import Shelf
from automarium.taps.gaia import places
from automarium.web.finale import turns
from automarium.web.pages import table as page
from automarium.web.pages.told import short
from automarium.words import LANGUAGES, words
from tests.bots import SETUPS, new, play
from tests.rules.gaia.scenes import started
from tests.web.gaia.kit import Shelved, choices, composed, drawn, said


@pytest.mark.parametrize("setup", SETUPS["gaia"])
@pytest.mark.parametrize("answers", [0, 3, 9, 25])
def test_every_link_leads_somewhere(setup: dict[str, object], answers: int) -> None:
    match = play(new("gaia", setup, "links"), "links", answers)
    while match.ask is None:
        match.undo()
    links = said(drawn(match))
    assert len(links) > (133 if answers else 90)  # while few planets are asked for, a tap elsewhere means nothing
    for text in dict.fromkeys(links):
        made = composed(match, text)
        on_the_map = text.startswith("power ") and places(match.state, tuple(text.split()))
        assert made.choices or made.number or made.answer or made.line or on_the_map, text
        if made.answer:
            match.ask.parse(made.answer)


def test_every_correction_can_be_reached_from_a_value() -> None:
    """By the link of a value, or by a tap on a hex. How many turns were taken is not shown."""
    match = started(mines="e6", human="ivits")
    match.answer(
        "fix research human gaia-project 1; fix gaiaformer d8 yes; fix station a2 yes; fix strong yes"
        "; gaia-mines; mine c7"
    )
    links = [text.split() for text in said(drawn(match)) if text.startswith("fix ")]
    reached = {words[1] for words in links} & set(FIXES)
    hexes = {"a2", *({words[1] for words in links} - set(FIXES))}  # in space, and planets
    reached |= {one.split()[1] for hex in hexes for one in choices(match, f"fix {hex}")}
    assert reached == {*FIXES} - {
        "satellite",
        "turns",
        "levels",
    }  # satellites are corrected on their hex, levels one by one


def test_all_levels_are_corrected_side_by_side_from_what_they_are() -> None:
    match = started()
    match.answer("fix research human economy 3")
    fields = composed(match, "fix levels human").fields
    assert [(field.label.id, field.default) for field in fields][3:5] == [
        ("gaia-project-short", 0),
        ("economy-short", 3),
    ]
    match.answer("fix levels human 1 +1 2 0 2 0")
    assert match.state.human.levels == [1, match.state.human.levels[1], 2, 0, 2, 0]


def test_the_level_that_is_corrected_is_marked_and_its_board_is_seen(client: TestClient, shelf: Shelf) -> None:
    match = started()
    match.answer("fix research human economy 3")
    page = client.get(f"/match/{shelf.add(match).id}?say=fix+research+human+economy").text
    assert re.findall(r'<button class="as-is" name="answer" value="([^"]*)"', page) == ["fix research human economy 3"]
    assert 'data-at="area-' in page[: page.index('id="answer"')]


def test_a_hex_opens_its_corrections_while_a_question_is_about_something_else() -> None:
    match = play(new("gaia", SETUPS["gaia"][2], "cards"), "cards", 3)
    while match.ask is not None and match.ask.id != "ask-decision-card":
        play(match, "cards", 1)
    assert "fix h6" in said(drawn(match))


def test_of_several_hexes_that_are_tapped_to_be_corrected_the_last_counts() -> None:
    """The first was corrected, and both were marked."""
    match = started()
    marked = drawn(match, said=("fix", "b2")).split("</svg>")[0]
    assert "fix c7" in said(marked)
    assert not [one for one in said(marked) if one.startswith("fix b2 ")]
    assert choices(match, "fix b2 c7") == choices(match, "fix c7")


def test_a_structure_is_corrected_only_where_one_can_stand() -> None:
    match = started()
    assert "fix structure a1" not in choices(match, "fix a1")
    match.answer("fix research human navigation 5")
    assert "fix structure a1" in choices(match, "fix a1"), "the Lost Planet"


def test_that_no_structure_stands_there_is_a_whole_correction() -> None:
    match = started()
    assert choices(match, "fix structure b2") == [f"fix structure b2 {one}" for one in ("human", "automa", "nobody")]
    assert composed(match, "fix structure b2").choices[-1].answer == "fix structure b2 nobody"
    assert choices(match, "fix structure c7")[-1] == "fix structure c7 automa", "none is there"
    assert choices(match, "fix structure a1") == ["fix structure a1 human"], "the Lost Planet"


def test_what_a_hex_cannot_hold_is_not_corrected_there() -> None:
    """A Gaiaformer stands on a transdim or Gaia planet, and only if there is one; a satellite on no planet at all."""

    def lies(hex: str) -> set[str]:
        return {one.say[1] for one in composed(match, f"fix {hex}").choices}

    match = started()
    assert "gaiaformer" not in {one.say[1] for one in composed(match, "fix").choices}
    match.answer("fix research human gaia-project 1")
    assert lies("d8") == {"structure", "planet", "gaiaformer"}  # transdim
    assert lies("c7") == {"structure", "planet"}
    assert lies("a1") == {"planet", "satellites"}
    few, many = composed(match, "fix gaiaformer"), composed(match, "fix satellites")
    transdim = match.state.types["transdim"] | match.state.types["gaia"]
    assert places(match.state, ("fix", "gaiaformer")) == transdim & match.state.empty
    assert few.heading == many.heading == Say("tap-fix-there")
    assert not many.choices  # of so many one is tapped on the map


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_correction_with_abbreviations_is_told_once_and_whole(lang: str) -> None:
    """What it came to repeats it, and a full stop within it ends no sentence."""
    match = started()
    match.answer("fix levels human 1 1 2 0 2 0")
    voice = words(lang, "gaia")
    shown: dict[str, Any] = page(Shelved(match), (), voice)  # type: ignore[arg-type]
    assert shown["echo"] == [voice.done(match.tale.events[-1])]
    assert short(shown["echo"][0] * 2)[0].endswith((":", "0."))


def test_a_corrected_round_is_named_at_once_and_to_the_end(shelf: Shelf) -> None:
    match = started()
    match.answer("fix round 5")
    shown: dict[str, Any] = page(Shelved(match), (), words("en", "gaia"))  # type: ignore[arg-type]
    assert shown["where"] == ["Round 5 · Your turn 1"]
    shelf.add(match)
    assert [entry.moment.round for entry in shelf.entries()] == [5]
    played = [turn for turn in turns(play(match, "round", 8)) if "round" in turn.head.args]
    assert {turn.round for turn in played} == {5, 6}
