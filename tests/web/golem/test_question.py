"""Golem's questions: only what can be taken is offered, in a tap or two, and a tap tells what a thing is."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from automarium.core.ask import Ask, Place
from automarium.core.errors import Refusal
from automarium.core.tale import Name
from automarium.games.golem.box import MOST_GRAVES
from automarium.games.golem.brought import taken_from
from automarium.games.golem.names import AUTOMA, BOTTOM
from automarium.games.golem.names import ROWS as MARBLE_ROWS
from automarium.games.golem.notation import effect, phrase
from automarium.games.golem.table import LIBRARY
from automarium.shelf import Shelf
from automarium.taps import BESIDE, MORE, TURN, hand
from automarium.taps.golem import named
from automarium.web import pages
from automarium.web.boards import Links, board, icon_of
from automarium.web.boards.golem import beside
from automarium.web.boards.golem_signs import signs
from automarium.web.compose import compose, tappable
from automarium.words import words, words_on_screen
from tests.bots import new, play
from tests.rules.golem.kit import table
from tests.web.golem.kit import OWNER, drawn, entry_taps, whole


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


def test_after_a_verb_there_is_a_question() -> None:
    match = play(new("golem", {"level": "1"}, "asked"), "asked", 0)
    for verb in ("rabbi", "grave", "menorah", "book", "work"):
        heading = compose(hand(match), [verb]).heading
        assert heading is not None
        assert words("ru", "golem").say(heading.id, heading.args).endswith("?"), verb


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


def test_without_a_box_a_book_is_chosen_by_what_it_brings() -> None:
    match = next(one for one in whole({"level": "1"}, "a") if one.ask and one.ask.id == "ask-took-book")
    taps = Links(lambda word: f"/{word}")
    picture = board(match, words("ru", "golem"), taps).main
    assert all(f'href="/{place}"' in picture for place in range(1, 6))
    for id in match.state.library:
        assert words("ru", "golem").show(phrase(match.state.book(id).active)) in picture


def test_a_grave_that_a_human_took_is_called_by_its_bonus() -> None:
    t = table()
    ask = Ask("ask-took-grave", AUTOMA, taken_from(t, "grave"))
    shape = named(t, ask)
    assert isinstance(shape, Place)
    assert {one.label.id for one in shape.options} == {"grave-with", "took-no-grave"}


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


def test_what_ended_the_last_turn_is_not_unfolded_in_the_next() -> None:
    """What can be taken once more in the same turn is."""
    match = next(one for one in whole({"level": "2"}, "unfolds") if one.ask and one.ask.id == "ask-turn")
    choices = compose(hand(match), ()).choices
    for entered, unfolds in (("work", False), ("menorah", True)):
        groups = pages.asked.grouped(choices, pages.asked.Way("", ()), words("en", "golem"), entered=entered)
        assert any(group.open for group in groups) == unfolds


def test_what_goes_with_a_turn_is_folded_again_after_it_was_reported(shelf: Shelf, client: TestClient) -> None:
    """On the screen all that ends the turn stays in sight. What a grave was called once is still read."""
    match = play(new("golem", {"level": "1"}, "a"), "a")
    again = match.at(next(at for at, step in enumerate(match.steps) if step.ask.id == "ask-turn"))
    assert again.ask is not None
    voice = words_on_screen("ru", "golem")
    assert [voice.notation(again.ask, f"{word} 2") for word in ("кладбище", "могила")] == ["grave 2"] * 2
    again.answer("grave 2")
    page = client.get(f"/match/{shelf.add(again).id}").text
    assert '<details class="group">' in page
    assert '<details class="group" open>' not in page


def test_bonuses_that_are_the_same_to_the_automa_are_drawn_once() -> None:
    voice = words("en", "golem")
    assert "<i>" in signs(voice, effect("+1any +1r/+1r"))
    assert "<i>" not in signs(voice, effect("+1r/+1r"))
