"""The map of a question of Gaia Project: what can be tapped is in sight, and what was tapped is marked."""

from __future__ import annotations

import re

import pytest

from automarium.core.bits import each
from automarium.games.gaia.map import BY_NAME, NAMES, WITHIN
from automarium.games.gaia.names import GAIA, TRANSDIM
from automarium.taps.gaia import places
from automarium.web.boards.gaia_pieces import wrapped
from automarium.web.pages import table as page
from automarium.words import words
from tests.bots import SETUPS, new, play
from tests.rules.gaia.scenes import started
from tests.web.gaia.kit import Shelved, centre, drawn, said


def view(picture: str) -> tuple[float, float, float, float]:
    found = re.search(r'viewBox="(\S+) (\S+) (\S+) (\S+)"', picture)
    assert found
    left, top, width, height = map(float, found.groups())
    return left, top, left + width, top + height


@pytest.mark.parametrize("setup", SETUPS["gaia"], ids=str)
def test_few_planets_are_all_in_sight_with_room_for_a_finger(setup: dict[str, object]) -> None:
    match = new("gaia", setup, "few")
    picture = drawn(match)
    left, top, right, bottom = view(picture)
    planets = [text for text in said(picture) if " " not in text]
    assert len(planets) > 1
    for x, y in (centre(planet, picture) for planet in planets):
        assert left < x < right
        assert top < y < bottom
    (reach,) = {float(one) for one in re.findall(r'<circle r="([\d.]+)" class="finger"', picture)}
    assert 2 * reach * 350 / max(right - left, bottom - top) >= 44  # pixels, on the least phone


def test_many_planets_are_looked_for_on_a_large_map() -> None:
    picture = drawn(started(), said=("mine",))
    assert view(picture)[:2] == (0, 0)
    assert "finger" not in picture


def test_what_is_not_on_the_map_is_asked_without_it() -> None:
    match = started()
    for verb in ("power", "pass", "federation", "vp"):
        assert "gaia aside" in drawn(match, said=(verb,)), verb
    assert "gaia aside" not in drawn(match, said=("mine",))
    for text in ("fix vp", "fix vp human", "fix levels human", "fix booster automa", "fix card"):
        assert "gaia aside" in drawn(match, said=tuple(text.split())), text
    for text in ("fix", "fix c7", "fix structure", "fix satellites a1"):
        assert "gaia aside" not in drawn(match, said=tuple(text.split())), text


def test_an_area_is_all_that_is_tapped_when_one_is_asked_for() -> None:
    """Markers of 26 pixels, which are corrected by a tap, lay beside it."""
    main = str(page(Shelved(started()), ("research",), words("en", "gaia"))["board"].main)  # type: ignore[arg-type]
    assert {text.split()[0] for text in said(main)} == {"research"}


def test_the_map_opens_at_ones_own_structures_and_gaiaformers() -> None:
    match = play(new("gaia", {}, "gf0"), "gf0", 3)
    match.answer("fix research human gaia-project 3")
    human = match.state.human

    def around(bits: int) -> int:
        (looked,) = re.findall(r'data-at="(\w+)" class="look"', drawn(match, said=("mine",)))
        return (WITHIN[BY_NAME[looked.casefold()]][3] & bits).bit_count()

    bits = places(match.state, ("mine",))
    assert bits.bit_count() > 8
    assert around(bits)
    assert around(human.hexes) == max((WITHIN[hex][3] & human.hexes).bit_count() for hex in range(len(NAMES)))
    far = max(each(match.state.empty & match.state.types[TRANSDIM]), key=lambda hex: -(human.near[4] >> hex & 1))
    match.state.retype(far, GAIA)
    human.formers |= 1 << far
    assert around(1 << far) == 1


def test_what_was_tapped_is_marked() -> None:
    picture = drawn(started(), said=("c7",))
    assert picture.count("ring picked") == 1


@pytest.mark.parametrize(("lang", "letters"), [("en", "TOVDSMIGX"), ("ru", "ЗОВПБТЛГМ"), ("uk", "ЗОВПБТКГМ")])
def test_planets_have_the_letters_of_the_readers_language(lang: str, letters: str) -> None:
    picture = drawn(started(), lang)
    assert {*re.findall(r'class="letter-\w+ on-[\w-]+"[^>]*>(.)<', picture)} >= {*letters}


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_no_word_is_broken_in_a_picture(lang: str) -> None:
    said = words(lang, "gaia").say("booster-step")
    assert all(f">{word}<" in wrapped(said, 6, 0, 0, "") for word in said.split())
    assert ">1-й<" in wrapped("1-й", 2, 0, 0, "")
