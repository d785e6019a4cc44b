"""An Automa card of Golem as its owner enters it: column by column, or found among those that are known."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from automarium.core.ask import Ask
from automarium.core.match import Match
from automarium.core.rng import Stream
from automarium.core.tale import Name, Say
from automarium.games import game
from automarium.games.golem.box import Book
from automarium.games.golem.cards import AutomaCard, read_card
from automarium.games.golem.names import AUTOMA, CRITERIA
from automarium.games.golem.shapes import BookLine, CardLine, PartLine
from automarium.last.golem import last_of
from automarium.taps import Hand, hand, next_taps
from automarium.taps.golem_effects import digit
from automarium.web.boards import Links, draft
from automarium.web.boards.golem_draft import DRAFTS
from automarium.web.boards.golem_pieces import GolemPen
from automarium.web.compose import compose
from automarium.words import words
from tests.bots import play
from tests.web.golem.kit import OWNER


def test_a_new_card_says_which_column_stands_further_left() -> None:
    match = play(Match(game("golem"), OWNER, "card"), "card", 4)
    while match.ask is not None and match.ask.id != "ask-card":
        match.answer(match.ask.write(match.ask.shape.sample(Stream("card", "more"))))
    assert match.ask is not None
    first = [(one.label, " ".join(one.say)) for one in compose(hand(match), ["c1", "gold", "2"]).choices]
    assert (Say("criterion-most"), "c1 gold 2 m most") in first, "the column that is begun is the one"
    assert (digit(4), "c1 gold 2 r r4") in first
    grey = compose(hand(match), ["c1", "gold", "2", "r"]).choices
    assert (grey[0].group.id, " ".join(grey[3].say)) == ("tap-grey", "c1 gold 2 r r4")
    later = compose(hand(match), ["c1", "gold", "2", "m", "most"]).choices
    offered = {choice.label.id for choice in later if choice.say}
    assert "criterion-most" not in offered, "a criterion stands in a column once"
    assert [choice.label.id for choice in later if choice.group.id == "tap-yellow"] == [
        f"criterion-{one}" for one in ("most", "work", "top", "black", "white", "left", "right", "other")
    ], "and keeps its place, so that the others keep theirs"


def test_a_known_thing_is_found_by_what_is_printed_on_it() -> None:
    """A list of all that is known said of each what did not tell it apart."""
    book = BookLine({f"b{price}": Book(f"b{price}", Name("red"), price) for price in range(1, 5)})
    assert next(iter(next_taps(book, "red"))).text == "b5 red 0", "many are not listed"
    assert next(iter(next_taps(book, "b5 red 3"))).text == "b3"
    assert next(iter(next_taps(book, "b5 red 6"))).text.startswith("b5 red 6 "), "that one is new"
    lines = ("gold 2 m top left", "gold 2 m left top", "gold 2 m top right", "gold 3 m top", "none m most")
    known = {f"c{at}": read_card(f"c{at}", one.split()) for at, one in enumerate(lines, 1)}

    def found(begun: str, under: Sequence[str] = ()) -> list[str]:
        return [tap.text for tap in next_taps(CardLine(known, under), begun) if tap.text in known]

    assert found("") == []
    assert found("c6 gold") == ["c1", "c2", "c3", "c4"]
    assert found("c6 gold 2") == ["c1", "c2", "c3"]
    assert found("c6 gold 2 m top") == ["c1", "c3"]
    assert found("c6 gold 2 m top", ["c1"]) == ["c3"], "what lies there is none"
    assert found("c6 gold 4") == []


def test_known_cards_that_nothing_tells_apart_are_said_to_be_such() -> None:
    known = {id: read_card(id, line.split()) for id, line in (("c1", "none m top"), ("c2", "none"), ("c3", "gold 1"))}
    groups = {tap.text: tap.group.args for tap in next_taps(CardLine(known), "c4 none") if tap.text in known}
    assert groups == {id: {"number": 2, "same": "yes"} for id in ("c1", "c2")}


@pytest.mark.parametrize(
    ("before", "said", "due", "given"),
    [
        ("", ("gold", "2", "m", "most", "left", "right", "black", "white"), ["tap-edges-later"], True),
        (">", ("gold", "2"), ["tap-edges"], False),
        (">", ("gold", "2", "<>"), ["tap-grey"], False),
        (">", ("gold", "2", "r123", "<>"), ["tap-grey"], True),
        (">", ("gold", "2", ">"), ["tap-yellow-first", "tap-grey-first"], False),
    ],
)
def test_a_new_card_is_one_question(before: str, said: Sequence[str], due: list[str], given: bool) -> None:
    """Its edges decide in the same line which column counts, and the last tap gives it."""
    card = read_card("c1", ["none", before]) if before else None
    asked = Hand(Ask("ask-card", AUTOMA, CardLine({}, (), Name("symbol" if card else "either"), before=card)))
    groups = dict.fromkeys(one.group.id for one in compose(asked, ("c2", *said)).choices)
    assert [group for group in groups if not group.endswith("-more")] == due
    ends = [one.answer for one in compose(asked, ("c2", *said)).choices if one.answer and one.group.id in due]
    assert bool(ends) is given


def test_the_edges_of_a_card_are_asked_for_while_they_can_count() -> None:
    """On the first card, which may form the symbol with the second one, and not on the third."""
    column = ("c2", "gold", "2", "r12345")
    before = read_card("c1", ["none", ">"])
    for card, due in ((None, ["tap-edges-later"]), (before, [])):
        asked = Hand(Ask("ask-card", AUTOMA, CardLine({}, (), Name("rabbi"), before=card)))
        groups = dict.fromkeys(one.group.id for one in compose(asked, column).choices)
        assert [group for group in groups if not group.endswith("-more")] == due
        given = [one.answer for one in compose(asked, ("c2", "gold", "2", "r123")).choices if one.answer]
        assert bool(given) is not bool(due), "the last number of the column gives the third card"


def test_a_column_is_given_when_it_is_whole() -> None:
    """After its first criterion a bright button gave the card; that a shorter one ends stands in its place."""
    card = Hand(Ask("ask-card", AUTOMA, CardLine({}, (), Name("marble"))))
    part = Hand(Ask("ask-card-rabbi", AUTOMA, PartLine("rabbi")))
    signs = [str(one) for one in CRITERIA]
    for asked, begun, whole in (
        (card, ("c1", "none", "m", *signs[:2]), ("c1", "none", "m", *signs[:5])),
        (part, ("123",), ("12345",)),
    ):
        made = compose(asked, begun)
        assert made.answer == ""
        assert made.onward is not None
        assert (made.onward.label.id, made.onward.answer) == ("tap-column-ends", " ".join(begun))
        assert compose(asked, whole).answer or compose(asked, whole).sure


def test_the_grey_column_keeps_its_place_when_it_comes_first() -> None:
    """Its numbers jumped up after the first of them."""
    card = CardLine({}, (), None)
    both, grey = ([one for one in next_taps(card, begun) if one.group.id.endswith("-first")] for begun in GREY_FIRST)
    assert [one.label for one in both] == [one.label for one in grey]
    assert [one.label.args.get("number") for one in grey if not one.gone] == ["1", "2", "3", "5"]


GREY_FIRST = ("c1 none", "c1 none r r4")


def test_a_column_that_is_shorter_than_others_is_left_by_beginning_the_next() -> None:
    short = read_card("c1", ["none", "m", *map(str, CRITERIA[:4])])
    assert short.next_parts == ("marble",)
    assert short._replace(rabbi=(1,)).next_parts == ("rabbi",)
    assert short._replace(rabbi=(1, 2, 3, 4, 5), book=(1, 2, 3, 4, 5)).next_parts == ("edges",)
    assert short._replace(left=True, right=True).next_parts == ("rabbi",)


def test_the_only_number_that_is_left_of_a_column_comes_with_the_one_before_it() -> None:
    card = CardLine({}, (), Name("rabbi"))
    assert "c1 none r45321" in [one.text for one in next_taps(card, "c1 none r453")]
    assert [one.text for one in next_taps(PartLine("book"), "312") if not one.gone][:2] == ["31245", "31254"]


def test_the_part_of_a_card_that_comes_next_is_lit_and_stands_first() -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "card")
    whole = ["gold", "2", "m", "most", "left", "right", "black", "white", "r45321", "b24531"]
    firsts = []
    for size, lit in ((3, "column marble lit"), (8, "column rabbi lit"), (9, "column book lit"), (10, "edge lit")):
        said = ("card", "c1", *whole[:size])
        assert lit in str(draft(match, words("en", "golem"), said))
        firsts.append(compose(hand(match), said).choices[0].group.id)
    assert firsts == ["tap-yellow", "tap-grey", "tap-blue", "tap-edges"]
    either = str(draft(match, words("en", "golem"), ("card", "c1", *whole[:2])))
    assert "column marble lit" in either
    assert "column rabbi lit" in either, "which of them stands further left is asked"


@pytest.mark.parametrize(("part", "lit"), [("book", ["book"]), ("rabbi", ["rabbi"]), ("first", ["marble", "rabbi"])])
def test_the_part_of_a_card_that_is_asked_for_is_lit(part: str, lit: list[str]) -> None:
    """And not another one that nobody has entered either."""
    match = play(Match(game("golem"), OWNER, "lit"), "lit", 6)
    match.state.cards.append(AutomaCard("c1", marble=tuple(CRITERIA[:5])))
    pen = GolemPen(match.state, words("ru", "golem"), Links(lambda _: None), last_of(match.state))
    shown = str(DRAFTS[PartLine](pen, PartLine(part), ""))
    assert re.findall(r"column (\w+) lit", shown) == lit


def test_only_the_part_of_a_card_that_is_due_is_unfolded() -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "due")

    def unfolded(*said: str) -> set[str]:
        groups = {choice.group.id for choice in compose(hand(match), ("card", "c1", *said)).choices}
        return {group for group in groups if not group.endswith("-more")}

    assert unfolded("gold", "2") == {"tap-yellow-first", "tap-grey-first"}, "the one further left is begun"
    assert unfolded("gold", "2", "m", "most") == {"tap-yellow"}
    assert unfolded("gold", "2", "m", "most", "left", "right", "black", "white") == {"tap-grey"}


def test_a_criterion_is_said_of_a_marble() -> None:
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "said")
    assert match.ask is not None
    said = words("uk", "golem").spoken(match.ask, "card c1 shuffle m left right black white")
    assert "ліва, права, чорна, біла" in said
    assert "на будь-якому рівні" in said


def test_the_other_marble_is_spoken_of_and_typed_by_its_word() -> None:
    told = words("ru", "golem")
    match = Match(game("golem"), {**OWNER, "survey": "yes"}, "other")
    assert match.ask is not None
    text = told.notation(match.ask, "карта c1 золото 2 ш прочий левый")
    assert text == "card c1 gold 2 m other left"
    assert "не с карты персонажа" in told.spoken(match.ask, text)


def test_a_number_that_a_bonus_may_lack_is_asked_for_as_such() -> None:
    groups = [next(one.group.id for one in next_taps(CardLine({}), f"c1 {bonus}")) for bonus in ("gold", "shuffle")]
    assert groups == ["tap-level", "tap-level-if-any"]


def test_a_column_that_was_begun_of_something_else_has_nothing_to_tap() -> None:
    """Prices that had just been given, when a column of a card was asked for next."""
    assert not list(next_taps(PartLine("book"), "coin-clay 2 two-vp 3"))
    assert list(next_taps(PartLine("book"), "31"))
