"""The Automa's cards, bonuses, and the order of its actions."""

from __future__ import annotations

import pytest

from automarium.core.errors import Refusal
from automarium.games.golem.books import numbers
from automarium.games.golem.cards import DECK_SIZE, card_line, read_card
from automarium.games.golem.golems import create
from automarium.games.golem.names import AUTOMA, BLUE, MARBLE, RABBI, RED, YELLOW
from automarium.games.golem.phases import end_round
from automarium.games.golem.table import Table
from automarium.games.golem.turn import (
    automa_turn,
    bonus,
    draw,
    drawn_by_hand,
    kind_of_action,
    put_cards_away,
    symbol_formed,
)
from tests.bots import new, play
from tests.rules.golem.kit import asked, do, golems, has, lay, marbles, rules, shows, students, table, told, why

LEFT_MARBLE = "none m most left right r12345 b12345 ="
LEFT_RABBI = "none r most left right r12345 b12345 ="


def ready(**setup: object) -> Table:
    t = table(**setup)
    t.deck.shuffle()
    marbles(t, "work RW golem YB artifacts WB study R mirror YK")
    shows(t, RED, YELLOW)
    return t


@pytest.mark.rule("G-33", "G-130")
def test_each_turn_the_top_card_is_laid_to_the_right_of_the_others() -> None:
    t = ready()
    top = t.deck.cards[:-4:-1]
    for number in range(3):
        do(automa_turn(t))
        assert [card.id for card in t.cards] == top[: number + 1]


@pytest.mark.rule("G-34")
def test_at_the_end_of_the_round_the_three_cards_go_under_the_deck_in_laid_order() -> None:
    t = ready()
    before = t.deck.cards[::-1]
    t.cards = [do(draw(t)) for _ in range(3)]
    put_cards_away(t)
    assert t.deck.cards[::-1] == before[3:] + before[:3]
    assert t.cards == []


@pytest.mark.rule("G-35", "G-130")
def test_the_bonus_comes_first_and_the_other_action_column_is_not_used() -> None:
    t = ready(level=4)
    t.box.cards["t1"] = read_card("t1", ["student", "1", "m", "most", "left", "right", "r12345", "b12345", "="])
    t.deck.cards.append("t1")
    do(automa_turn(t))
    ids = [event.id for event in t.tale.events]
    assert ids.index("note-card") < ids.index("note-kind") < ids.index("order-marble")
    assert "order-rabbi" not in ids
    assert not has(t, "order-book"), "no book was bought in this turn unless its action buys one"


@pytest.mark.rule("G-130")
def test_the_choice_sees_what_the_bonus_changed() -> None:
    t = ready(level=1)
    t.box.cards["t1"] = read_card("t1", ["create1", "1", "m", "work", "left", "r12345", "b12345", "="])
    t.deck.cards.append("t1")
    assert not t.golems
    do(automa_turn(t))
    assert t.created >= 1
    assert "G-61" in rules(why(t, "order-marble")), "the golem of the bonus stands, so WORK is a criterion"


@pytest.mark.rule("G-36")
@pytest.mark.parametrize(("level", "works"), [(1, False), (2, True), (3, True)])
def test_a_bonus_works_from_its_level_on(level: int, works: bool) -> None:
    t = table(level=level)
    lay(t, "gold 2 m most r12345 b12345 =")
    do(bonus(t))
    assert t.gold == (1 if works else 0)
    assert has(t, "note-card", works="yes" if works else "later", level=2)


@pytest.mark.rule("G-37")
def test_bonus_gold() -> None:
    t = table()
    lay(t, "gold 1")
    do(bonus(t))
    assert (t.gold, t.resources) == (1, 10), "nothing is paid"


@pytest.mark.rule("G-38")
def test_bonus_study() -> None:
    t = table()
    lay(t, "study 1 m")
    assert t.cards[0].bonus is not None
    do(bonus(t))
    assert t.study_track == 1


@pytest.mark.rule("G-39")
def test_bonus_student_is_that_of_the_highest_token_wherever_it_stands() -> None:
    t = table(tokens=(BLUE, RED, YELLOW))
    students(t, 1, 1, 6)
    lay(t, "student 1")
    do(bonus(t))
    assert t.students[BLUE] == 7
    assert told(t, "order-student")[-1].why is None, "there is nothing to choose"


@pytest.mark.rule("G-40", "G-41")
@pytest.mark.parametrize(("sign", "limit"), [("create1", 1), ("create2", 2)])
def test_bonus_golem_up_to_its_limit_at_full_price(sign: str, limit: int) -> None:
    t = table(resources=10)
    golems(t, *["red2"] * limit)
    lay(t, f"{sign} 1")
    do(bonus(t))
    assert (t.created, t.resources) == (1, 7)
    vp = t.vp
    do(bonus(t))
    assert (t.created, t.vp) == (1, vp), "beyond the limit it is no effect at all: no 2 VP"
    assert has(t, "note-enough-golems", limit=limit)


@pytest.mark.rule("G-40")
def test_bonus_golem_with_none_left_to_create_brings_2_vp() -> None:
    t = table()
    t.created = 4
    lay(t, "create1 1")
    vp = t.vp
    do(bonus(t))
    assert t.vp == vp + 2
    assert has(t, "note-no-golem-left")
    assert has(t, "order-useless", rule="G-77")


@pytest.mark.rule("G-42", "G-133")
def test_bonus_shuffle_makes_a_new_deck_of_all_20_at_the_end_of_the_round() -> None:
    t = ready()
    before = t.deck.cards[::-1]
    t.cards = [do(draw(t)) for _ in range(3)]
    lay(t, "shuffle")
    do(bonus(t))
    assert t.deck.cards[::-1] == before[3:], "not before the end of the round"
    t.cards.pop()
    end_round(t)
    assert sorted(t.deck.cards) == sorted(t.box.cards)
    assert t.deck.cards[::-1] != before[3:] + before[:3]
    assert not t.shuffle_after
    assert not has(t, "order-useless"), "it is not in vain"


@pytest.mark.rule("G-34", "G-42")
@pytest.mark.parametrize(
    ("physical", "shuffle", "order"),
    [
        (True, True, "order-shuffle"),
        (True, False, "order-cards-under"),
        (False, True, ""),
        (False, False, ""),
    ],
)
def test_a_player_with_a_deck_is_told_to_put_it_away(physical: bool, shuffle: bool, order: str) -> None:
    t = ready()
    t.deck.physical, t.shuffle_after = physical, shuffle
    put_cards_away(t)
    assert [event.id for event in t.tale.events if event.id.startswith("order-")] == ([order] if order else [])


def test_after_the_last_round_nobody_shuffles() -> None:
    t = ready()
    t.deck.physical, t.shuffle_after, t.round = True, True, 4
    put_cards_away(t)
    assert not has(t, "order-shuffle")


def test_in_the_last_round_nobody_is_told_of_a_shuffle() -> None:
    t = table()
    t.round = 4
    lay(t, "shuffle")
    do(bonus(t))
    assert has(t, "note-card", works="idle")
    assert not t.shuffle_after


@pytest.mark.rule("G-133", "G-156")
def test_a_new_deck_is_made_of_all_cards_that_are_known_by_then() -> None:
    t = table()
    t.deck.all = ()
    t.shuffle_after = True
    put_cards_away(t)
    assert sorted(t.deck.cards) == sorted(t.box.cards)


@pytest.mark.rule("G-132")
def test_the_bonus_counts_on_all_three_turns() -> None:
    t = ready(level=1)
    for id in ("t1", "t2", "t3"):
        t.box.cards[id] = read_card(id, ["gold", "1", "r", "most", "left", "right", "r12345", "b12345", "="])
    t.deck.cards.extend(["t3", "t2", "t1"])
    for _ in range(3):
        do(automa_turn(t))
    assert [event.args["works"] for event in told(t, "note-card")] == ["yes"] * 3
    assert [event.args["kind"] for event in told(t, "note-kind")] == [RABBI, MARBLE, MARBLE]


@pytest.mark.rule("G-43", "B-19")
def test_two_marbles_and_a_rabbi_in_every_round() -> None:
    for seed in range(6):
        match = play(new("golem", {"level": 3, "humans": 2}, f"kinds {seed}"), f"kinds {seed}")
        kinds = [event.args["kind"] for event in match.tale.events if event.id == "note-kind"]
        assert len(kinds) == 12
        for start in range(0, 12, 3):
            assert sorted(kinds[start : start + 3]) == [MARBLE, MARBLE, RABBI]


@pytest.mark.rule("G-44")
@pytest.mark.parametrize(("line", "kind"), [(LEFT_MARBLE, MARBLE), (LEFT_RABBI, RABBI)])
def test_turn_1_takes_the_column_further_left(line: str, kind: str) -> None:
    t = table()
    lay(t, line)
    assert do(kind_of_action(t, 1)) == kind
    assert why(t, "note-kind").rule == "G-44"


@pytest.mark.rule("G-45")
def test_after_a_rabbi_in_turn_1_come_two_marbles() -> None:
    t = table()
    t.rabbis[AUTOMA] = 1
    for number in (2, 3):
        lay(t, LEFT_RABBI.replace("=", "<>"))
        assert do(kind_of_action(t, number)) == MARBLE
        assert why(t, "note-kind").rule == ("G-48" if number == 3 else "G-43")
        t.taken[AUTOMA].append(RED)


@pytest.mark.rule("G-46")
def test_the_symbol_makes_turn_2_a_rabbi_action() -> None:
    t = table()
    lay(t, LEFT_MARBLE.replace("=", ">"))
    lay(t, LEFT_MARBLE.replace("=", "<"))
    t.taken[AUTOMA] = [RED]
    assert do(kind_of_action(t, 2)) == RABBI
    assert why(t, "note-kind").rule == "G-46"
    t.cards[1] = t.cards[1]._replace(first=None)
    assert do(kind_of_action(t, 2)) == RABBI, "which column stands further left need not be known"


@pytest.mark.rule("G-43")
def test_a_correction_that_leaves_nothing_to_do_is_refused() -> None:
    t = table()
    lay(t)
    t.rabbis[AUTOMA], t.taken[AUTOMA] = 1, [RED, RED]
    with pytest.raises(Refusal, match="no-action-owed"):
        do(kind_of_action(t, 3))


@pytest.mark.rule("G-47")
@pytest.mark.parametrize(("halves", "line"), [("<", LEFT_MARBLE), ("=", LEFT_RABBI)])
def test_without_the_symbol_turn_2_takes_the_column_further_left(halves: str, line: str) -> None:
    t = table()
    lay(t, LEFT_MARBLE.replace("=", halves))
    lay(t, line.replace("=", "<"))
    t.taken[AUTOMA] = [RED]
    assert do(kind_of_action(t, 2)) == (RABBI if line == LEFT_RABBI else MARBLE)
    assert why(t, "note-kind").rule == "G-47"


@pytest.mark.rule("G-46", "G-47")
@pytest.mark.parametrize(
    ("halves", "answer", "proven"),
    [
        (("=_", "_="), "yes", (True, True)),
        (("=_", "_="), "no", (None, None)),
        (("_>", "_="), "yes", (True, True)),
        (("_>", "_="), "no", (True, False)),
        (("=_", "<_"), "yes", (True, True)),
        (("=_", "<_"), "no", (False, True)),
    ],
)
def test_the_symbol_that_was_asked_for_is_remembered_as_far_as_it_proves_anything(
    halves: tuple[str, str], answer: str, proven: tuple[bool | None, bool | None]
) -> None:
    t = table()
    for id, half in zip(("a", "b"), halves, strict=True):
        lay(t, LEFT_MARBLE.replace("=", half), id)
    assert do(symbol_formed(t), answer) is (answer == "yes")
    assert (t.cards[0].right, t.cards[1].left) == proven
    assert t.cards == [t.box.cards["a"], t.box.cards["b"]]


@pytest.mark.rule("G-47")
@pytest.mark.parametrize("halves", [("<", "<_"), ("_>", "=")])
def test_one_edge_without_a_half_is_no_symbol_whatever_the_other_is(halves: tuple[str, str]) -> None:
    t = table()
    for half in halves:
        lay(t, LEFT_MARBLE.replace("=", half))
    assert do(symbol_formed(t)) is False, "nothing is asked"


@pytest.mark.rule("G-48")
def test_turn_3_takes_what_is_owed_whatever_the_symbol() -> None:
    t = table()
    for halves in ("=", ">", "<"):
        lay(t, LEFT_MARBLE.replace("=", halves))
    t.taken[AUTOMA] = [RED]
    t.rabbis[AUTOMA] = 2
    assert do(kind_of_action(t, 3)) == MARBLE, "cards 2 and 3 form the symbol, which means nothing"
    t.rabbis.clear()
    t.taken[AUTOMA] = [RED, YELLOW]
    assert do(kind_of_action(t, 3)) == RABBI
    assert why(t, "note-kind").rule == "G-48"


@pytest.mark.rule("G-131")
def test_the_last_laid_card_rules_until_the_end_of_the_round() -> None:
    t = table()
    for book in ("b12345", "b54321", "b32145"):
        lay(t, f"none m most r12345 {book} =")
    assert do(numbers(t)) == (3, 2, 1, 4, 5)
    end_round(t)
    assert t.cards == []


@pytest.mark.rule("G-113")
def test_the_automa_never_passes() -> None:
    for seed in range(4):
        match = play(new("golem", {"humans": 3}, f"pass {seed}"), f"pass {seed}")
        assert all(event.args["seat"] != AUTOMA for event in match.tale.events if event.id == "note-passed")
        assert len([event for event in match.tale.events if event.id == "head-automa-turn"]) == 12


@pytest.mark.rule("G-112")
def test_a_far_golem_does_not_change_the_order_of_turns() -> None:
    t = table()
    golems(t, "red9")
    lay(t, LEFT_MARBLE)
    assert do(kind_of_action(t, 1)) == MARBLE


# --- cards as such ---


@pytest.mark.rule("G-11")
def test_the_house_deck_is_as_the_rulebook_says_a_deck_must_be() -> None:
    cards = table().box.cards
    assert len(cards) == DECK_SIZE
    assert all(card.complete for card in cards.values())
    assert sum(card.first == MARBLE for card in cards.values()) > DECK_SIZE / 2, "on most cards the marble is second"
    assert {card.bonus.kind for card in cards.values() if card.bonus} >= {"gold", "study", "student", "shuffle"}
    for card in cards.values():
        assert card.marble is not None
        assert {"left", "right"} <= set(card.marble)
        assert card.rabbi is not None
        assert sorted(card.rabbi) == [1, 2, 3, 4, 5]
        assert card.book is not None
        assert sorted(card.book) == [1, 2, 3, 4, 5]
    assert any(card.right for card in cards.values())
    assert any(card.left for card in cards.values())


@pytest.mark.rule("G-157")
def test_a_card_is_read_as_it_is_written() -> None:
    for id, card in table().box.cards.items():
        assert read_card(id, card_line(card).split()) == card
    with pytest.raises(Refusal):
        read_card("x", ["gold", "2"]).with_parts(read_card("x", ["gold", "3"]))


@pytest.mark.rule("G-156", "G-157")
def test_the_program_takes_a_physical_deck_over_below_what_lies_under_it() -> None:
    t = table()
    deck = t.deck
    deck.physical = True
    deck.drawn = ["x05", "x09", "x01", "x02"]
    drawn = drawn_by_hand(t, "ask-card")
    ask = next(drawn)
    with pytest.raises(Refusal, match="card-under-deck"):
        drawn.send(ask.parse("x05"))
    deck.take_over(["x02"])
    assert deck.cards[2::-1] == ["x05", "x09", "x01"]
    assert "x02" not in deck.cards
    assert len(deck.cards) == 19


@pytest.mark.rule("G-157")
def test_what_is_asked_about_a_card_that_the_player_draws() -> None:
    t = table(door="owner")
    t.deck.physical = True
    t.cards = [read_card("a", [])]
    assert asked(draw(t)).args == {"number": 2, "known": 0, "need": "symbol"}
    t.cards = [read_card("a", ["="])]
    assert asked(draw(t)).args["need"] == "either", "they cannot form it"
    t.rabbis[AUTOMA] = 1
    assert asked(draw(t)).args["need"] == MARBLE
    assert do(draw(t), "b gold 2") == read_card("b", ["gold", "2"])
    assert has(t, "note-new-card", key="b", number=1)
    for number in range(DECK_SIZE - 1):
        t.box.cards[f"c{number}"] = read_card(f"c{number}", [])
    with pytest.raises(Refusal, match="cards-full"):
        do(draw(t), "d gold 2")
    assert do(draw(t), "c1 gold 2").bonus == ("gold", 2), "a known one is completed"


def test_drawing_asks_nothing_in_the_house() -> None:
    t = ready()
    assert do(draw(t)).complete
    do(create(t, 0))
