"""Every name of Scythe has the forms that its fellows have: no sentence asks for one in vain; and numbers agree."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import pytest

from automarium.games.scythe.board import NAMES, SIZE
from automarium.games.scythe.cards import DECK_SIZE
from automarium.games.scythe.fixes import PILES
from automarium.games.scythe.names import (
    AUTOMA_STARS,
    BASE,
    BONUSES,
    FACTIONS,
    HUMAN_STARS,
    MAT,
    MOVES,
    RESOURCES,
    STRUCTURES,
    UNITS,
)
from automarium.words import LANGUAGES, words

FELLOWS: dict[str, Iterable[str]] = {
    "territories": NAMES[:SIZE],
    "bases": NAMES[SIZE:],
    "own places": (BASE, MAT),
    "units": UNITS,
    "factions": FACTIONS,
    "resources": RESOURCES,
    "structures": STRUCTURES,
    "bonuses": BONUSES,
    "stars": {*HUMAN_STARS, *AUTOMA_STARS},
    "moves": MOVES,
    "piles": PILES,
    "cards": [f"automa-card-{n}" for n in range(1, DECK_SIZE + 1)],
    "ties": [f"tie-{one}" for one in ("units", "power", "popularity", "territories", "stars")],
    "counted": ("my-mechs", "my-workers", "its-mechs", "its-workers"),
}
NUMBERS = (0, 1, 2, 4, 5, 11, 21, 22)
RU = {1: "1 монету", 2: "2 монеты", 5: "5 монет", 11: "11 монет", 21: "21 монету", 22: "22 монеты"}
UK = {1: "1 монету", 2: "2 монети", 5: "5 монет", 11: "11 монет", 21: "21 монету", 22: "22 монети"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("fellows", FELLOWS)
def test_names_have_the_forms_of_their_fellows(fellows: str, lang: str) -> None:
    bundle = words(lang, "scythe").bundle
    forms = {name: set(bundle.get_message(str(name)).attributes) for name in FELLOWS[fellows]}
    for (name, some), (other, more) in pairwise(forms.items()):
        assert some == more, (name, other)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_agree_and_every_place_can_stand_in_an_order(lang: str, number: int) -> None:
    voice = words(lang, "scythe")
    coins = voice.say("order-automa-coins", {"amount": number, "total": 30})
    assert {"ru": RU, "uk": UK}.get(lang, {}).get(number, "30") in coins
    for start, end in pairwise(NAMES):
        for unit in UNITS:
            said = voice.say("order-attack-units", {"unit": unit, "start": start, "end": end})
            assert said.endswith(".")
            args = {"unit": unit, "number": 1, "workers": number, "loaded": 0, "goods": (), "start": start, "end": end}
            assert voice.say("echo-human-move", args).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_gain_that_changes_nothing_says_so(lang: str) -> None:
    say = words(lang, "scythe").say
    told = {
        "en": "The Automa’s power is already 16.",
        "ru": "Сила Автомы уже равна 16.",
        "uk": "Сила Автоми вже дорівнює 16.",
    }
    assert say("note-automa-power", {"total": 16}) == told[lang]
    assert "16" not in say("note-automa-power", {"total": 9})
