"""Names that can stand in one place of a sentence have the same forms; every report and correction has its sentence."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from automarium import Match, game
from automarium.games.gaia.factions import shipped_factions
from automarium.games.gaia.fixes import SPACE_TYPE, ZONES, fix_reports
from automarium.games.gaia.human import gaia_reports, turn_reports
from automarium.games.gaia.names import (
    AREAS,
    BUILT,
    GAIAFORMER,
    GLEENS_TOKEN,
    LOST_PLANET,
    PRINTED,
    SATELLITE,
    SPACE_STATION,
    STRUCTURES,
    TOKENS,
)
from automarium.games.gaia.tiles import FINAL_KINDS
from automarium.words import LANGUAGES, words

PIECES = (*STRUCTURES, GAIAFORMER, SATELLITE, SPACE_STATION, *(f"to-{word}" for word in BUILT))
ALIKE: dict[str, Sequence[str]] = {
    "pieces": PIECES,
    "planets": (*PRINTED, SPACE_TYPE),
    "areas": AREAS,
    "factions": tuple(shipped_factions().human),
    "tokens": (*TOKENS, GLEENS_TOKEN),
    "finals": FINAL_KINDS,
    "zones": ZONES,
    "sources": ("vp-card", "vp-faction", "vp-passive", "vp-round"),
}


def forms(lang: str, name: str) -> set[str]:
    return set(words(lang, "gaia").bundle.get_message(name).attributes)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ALIKE)
def test_names_of_one_kind_have_the_same_forms(kind: str, lang: str) -> None:
    assert {name: forms(lang, name) for name in ALIKE[kind]} == dict.fromkeys(ALIKE[kind], forms(lang, ALIKE[kind][0]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lost_planet_has_the_forms_of_a_planet_and_of_a_structure(lang: str) -> None:
    assert forms(lang, LOST_PLANET) >= {*forms(lang, "ice"), *forms(lang, "mine")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("human", ["ivits", "ambas", "firaks", "itars"])
def test_every_report_and_correction_has_its_sentence(human: str, lang: str) -> None:
    table = Match(game("gaia"), {"human": human, "automa": "geodens"}, "forms").state
    told = [*turn_reports(table, finds=True, takes=True).reports, *gaia_reports(table, table.human).reports]
    voice = words(lang, "gaia")
    assert [one.verb for one in told if not voice.has(f"said-{one.verb}")] == []
    assert [one.verb for one in fix_reports(table).reports if not voice.has(f"fixed-{one.verb}")] == []
