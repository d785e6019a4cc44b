"""What is typed in the player's language is read as it is meant, and told back as a whole sentence."""

from __future__ import annotations

from typing import Any

import pytest

from automarium import Match, Stream
from automarium.core.ask import Ask, Reports, Said
from automarium.core.tale import Name
from automarium.games.redrising.abilities import choose_color
from automarium.games.redrising.human import end_reports, led_reports, turn_reports
from automarium.words import LANGUAGES, words
from tests.rules.redrising.conftest import RED_RISING, table
from tests.test_lines import faults

HUMAN = Name("human")


def asked(reports: Reports, known: bool = True) -> Ask[Any]:
    setup = {"depth": "known" if known else "counted", "automa-deck": "physical", "characters": "program"}
    return Ask("ask-turn-led", HUMAN, reports, {"number": 1}, Match(RED_RISING, setup, "typed").state)


@pytest.mark.parametrize(
    ("lang", "typed", "notation"),
    [
        ("ru", "взять из колоды", "take deck"),
        ("ru", "взять низ колоды", "take deck-bottom"),
        ("ru", "взять под ним", "take under"),
        ("ru", "сбросить из руки автомуса", "banish automa-hand"),
        ("ru", "перенести танцора на луну", "move dancer luna"),
        ("ru", "перенести из колоды на марс вниз взакрытую", "move deck mars bottom down"),
        ("ru", "стопка с марса на луну", "pile mars luna"),
        ("ru", "правка карта танцор на марсе", "fix card dancer mars"),
        ("ru", "правка карты на марсе нет", "fix cards mars -"),
        ("ru", "правка завершение да", "fix ending yes"),
        ("uk", "подарувати з колоди", "gift deck"),
        ("uk", "перенести танцюриста на місяць", "move dancer luna"),
        ("uk", "отримати з інституту", "gain institute"),
        ("uk", "правка завершення так", "fix ending yes"),
        ("en", "move dancer to luna", "move dancer luna"),
        ("en", "gain from the deck", "gain deck"),
    ],
)
def test_as_one_says_it(lang: str, typed: str, notation: str) -> None:
    ask = asked(led_reports(True, False))
    assert words(lang, "redrising").notation(ask, typed) == notation
    assert ask.parse(notation)


def test_small_words_name_nobody() -> None:
    """На is neither наверх nor Нарол."""
    ask = asked(turn_reports(True, False))
    assert words("uk", "redrising").notation(ask, "наказ танцюрист на марс") == "lead dancer mars"
    assert words("uk", "redrising").notation(ask, "наказ на марс") == "lead mars"


@pytest.mark.parametrize(
    ("lang", "typed", "color"),
    [
        ("ru", "алый", "red"),
        ("ru", "алая", "red"),
        ("ru", "синяя", "blue"),
        ("uk", "червона", "red"),
        ("uk", "синій", "blue"),
    ],
)
def test_a_colour_in_both_genders(lang: str, typed: str, color: str) -> None:
    asking = choose_color(table(), Name("investor"), but=Name("silver"))
    ask = next(asking)
    voice = words(lang, "redrising")
    assert voice.notation(ask, typed) == color
    assert voice.say(f"color-{color}") in voice.spoken(ask, color)


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_report_and_correction_is_told_as_a_sentence(lang: str, known: bool) -> None:
    voice, stream = words(lang, "redrising"), Stream("typed", lang)
    for reports in (turn_reports, led_reports, end_reports):
        ask = asked(reports(known, True), known)
        assert isinstance(ask.shape, Reports)
        assert ask.fixes is not None
        for shape, before in ((ask.shape, ""), (ask.fixes, "fix ")):
            for report in shape.reports:
                for _ in range(20):
                    said = Said(report.verb, {one.name: one.shape.sample(stream) for one in report.fields})
                    told = voice.spoken(ask, before + shape.write(said))
                    assert (told, list(faults("said", told, lang))) == (told, [])


def test_a_report_that_leaves_its_card_out() -> None:
    voice = words("ru", "redrising")
    known, counted = asked(turn_reports(True, False)), asked(turn_reports(False, False), known=False)
    assert voice.spoken(known, "lead dancer mars") == "Приказ: карта «Танцор» — на Марс."
    assert voice.spoken(counted, "lead mars") == "Приказ: карта из руки — на Марс."
    assert (
        voice.spoken(known, "scout luna")
        == voice.spoken(counted, "scout luna")
        == "Разведка: карта с верха колоды — на Луну."
    )


def test_a_list_without_cards_has_a_word() -> None:
    ask = asked(led_reports(True, False))
    assert words("ru", "redrising").spoken(ask, "fix cards mars -") == "Исправлено: карты на Марсе — нет."
