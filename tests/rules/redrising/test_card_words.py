"""The words of the characters: composed out of the steps and clauses that the program carries out."""

from __future__ import annotations

import re

import pytest

from automarium.cards.redrising import ability, block, clauses, last
from automarium.core.tale import Name
from automarium.games.redrising.cards import Character, characters
from automarium.words import LANGUAGES, Words, words

LONGEST = 160  # letters of an ability, on the card of a phone


def said(character: Character, voice: Words) -> list[str]:
    blocked = block(character, voice)
    return [
        *ability(character, voice),
        *last(character, voice),
        *([blocked] if blocked else []),
        *clauses(character, voice),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", list(characters()))
def test_every_character_says_what_it_has(id: str, lang: str) -> None:
    character, voice = characters()[Name(id)], words(lang, "redrising")
    assert bool(ability(character, voice)) == bool(character.deploy)
    assert bool(last(character, voice)) == bool(character.end)
    assert bool(block(character, voice)) == bool(character.block)
    assert len(clauses(character, voice)) == len(character.clauses)
    assert len(" ".join(ability(character, voice))) <= LONGEST


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", list(characters()))
def test_every_sentence_is_one(id: str, lang: str) -> None:
    for text in said(characters()[Name(id)], words(lang, "redrising")):
        assert re.fullmatch(r"[A-ZА-ЯЄІЇҐ+−].*[^\s.,:]\.", text), text
        assert not re.search(r"  | [.,:;]|[{}#@_]|\bNone\b|, ,|-id\b", text), text
        if lang != "en":
            assert not re.search(r"[A-Za-z]", text.replace("4D", "")), text
            assert text.count("«") == text.count("»"), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_follow_the_steps(lang: str) -> None:
    """Another track, amount, colour or place in the data is another text."""
    voice = words(lang, "redrising")

    def told(id: str, at: int, **changed: object) -> list[str]:
        character = characters()[Name(id)]
        steps = list(character.deploy)
        steps[at] = steps[at]._replace(**changed)  # type: ignore[arg-type]
        return ability(character._replace(deploy=tuple(steps)), voice)

    assassin = characters()[Name("assassin")]
    which = assassin.deploy[0].what
    for id, at, changed in (
        ("pelus", 0, {"what": Name("helium")}),
        ("pelus", 0, {"n": 3}),
        ("pelus", 1, {"what": Name("influence")}),
        ("invictus", 0, {"when": {"here": ["luna"]}}),
        ("assassin", 0, {"what": which._replace(colors=("red",))}),
        ("assassin", 0, {"what": which._replace(at="bottom")}),
        ("assassin", 0, {"may": True}),
        ("assassin", 1, {"when": {"was": ["gray"]}}),
        ("artisan-chef", 0, {"to": "mars"}),
        ("lysander", 0, {"what": 2}),
        ("banker", 0, {"n": 4}),
        ("evey", 2, {"cap": 2}),
    ):
        assert told(id, at, **changed) != ability(characters()[Name(id)], voice), (id, changed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_follow_the_clauses(lang: str) -> None:
    voice = words(lang, "redrising")
    judge = characters()[Name("judge")]
    clause = {"vp": 5, "when": {"any": ["#gold"]}}
    variants = [
        clause,
        {**clause, "vp": -5},
        {**clause, "when": {"any": ["#red"]}},
        {**clause, "when": {"none": ["#gold"]}},
        {**clause, "when": {"all": ["#gold", "@sevro"]}},
        {**clause, "when": {"any": ["#white"]}},
        {"vp_per": 5, "of": "helium"},
        {"vp_per": 5, "of": "helium", "cap": 25},
        {"vp_per": 5, "of": {"hand_other": ["gold"]}},
        {"vp_per": 5, "of": {"banished": ["gold"]}},
    ]
    texts = clauses(judge._replace(clauses=tuple(variants)), voice)
    assert len(set(texts)) == len(variants)


@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("artificer", "You may take any other Gold or Orange card from here into your hand, then end your turn."),
        ("orion", "Unless this card is on Jupiter, move any other Blue card from here to Jupiter and use its ability."),
        ("banker", "You may pay 3 helium, then take any other card from here into your hand and banish Banker."),
        ("dancer", "+1 helium. If you hold at least 2 Red cards: +2 more helium."),
        ("bondilus", "On Mars: banish any non-Gold card from here."),
        ("helga", "Banish the card directly beneath this one. If that was the only other card here: +1 helium."),
        ("lorn", "If the card directly beneath this one is Gold, banish it."),
        ("mustang", "Take any banished card into your hand. If that card is not Gold, banish this card."),
        (
            "octavia",
            "If you hold the Sovereign token, take the bottom card from Luna into your hand and, "
            "unless that card is Gold, banish this card.",
        ),
        ("quicksilver", "The Automa loses 1 helium, and you gain as much."),
        ("sponsor", "You may pay 1 helium to gain 2 influence."),
    ],
)
def test_some_abilities_in_english(id: str, text: str) -> None:
    assert " ".join(ability(characters()[Name(id)], words("en", "redrising"))) == text


@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("judge", "+3 лавра за каждую карту в руке."),
        ("zanzibar", "+31 лавр, если ценности всех ваших карт нечётные."),
        ("octavia", "−30 лавров, если фишка правителя не у вас и в руке нет карты «Лисандр»."),
        ("magistrate", "+15 лавров, если у вас не меньше 3 фишек гелия-3, 3 фишек влияния и 3 делений флота."),
    ],
)
def test_numbers_agree_in_russian(id: str, text: str) -> None:
    assert clauses(characters()[Name(id)], words("ru", "redrising")) == [text]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_follow_the_settings(lang: str) -> None:
    """Whether a character may choose itself, and whether an end ability may be left unused."""
    voice = words(lang, "redrising")
    changed = {one.id for one in characters().values() if ability(one, voice) != ability(one, voice, itself=False)}
    assert changed == {"painter-4d", "musician", "zanzibar", "bondilus"}
    freed = {one.id for one in characters().values() if last(one, voice) != last(one, voice, free=True)}
    assert freed == {one.id for one in characters().values() if one.last and not one.last[0].may}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_banishes_itself_calls_itself_this_one(lang: str) -> None:
    voice = words(lang, "redrising")
    for id in ("aja", "antonia", "cassius", "mustang", "octavia", "evey"):
        told = " ".join(ability(characters()[Name(id)], voice))
        assert voice.say(id) not in told
        assert voice.say("text-banish-self") in told or _begun(voice.say("text-banish-self", {}, "also")) in told
    assert voice.say("tactus") in " ".join(ability(characters()[Name("tactus")], voice))  # beside the one that is taken


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]
