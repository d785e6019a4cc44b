"""The human's seat on the screen: the turn, bonuses, houses, the die, blocks, the end (H-01 to H-08, H-20 to H-31)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from automarium.core.ask import Ask
from automarium.core.errors import Refusal
from automarium.core.rng import Stream, Streams
from automarium.core.tale import Name, Tale
from automarium.games.redrising.course import last_steps
from automarium.games.redrising.houses import FACE_BANISH, FACE_PLACE, FACES, gain_sovereign, human_bonus, roll_die
from automarium.games.redrising.location import gain_bonus
from automarium.games.redrising.names import (
    APOLLO,
    AUTOMA,
    BANISHED,
    DECK,
    FLEET,
    HAND,
    HELIUM,
    HOUSES,
    HUMAN,
    INFLUENCE,
    INSTITUTE,
    JUPITER,
    LOCATIONS,
    LUNA,
    MARS,
    SOVEREIGN,
)
from automarium.games.redrising.scoring import end_triggered, score_sheet
from automarium.games.redrising.screen import end_on_screen, plays, screen_turn
from automarium.games.redrising.table import Table
from tests.rules.redrising.conftest import RED_RISING, Ran, card, drive, match, offered, told, tracks
from tests.rules.redrising.test_characters import expect, lay, seen

SILENT = ("judge", "the-howlers", "pax-au-telemanus", "justice", "martyr")  # without an ability
LYING = ("lawyer", "deanna", "ceo", "aja", "seer", "invictus", "evey", "helga")
STAR_CARD = card("L L > *")
STEP = {JUPITER: (4, 3, 3), MARS: (3, 4, 3), INSTITUTE: (3, 3, 4), LUNA: (3, 3, 4)}  # Luna with House Diana


def after_turn(before: Mapping[str, Any], *says: str) -> tuple[Table, Ran]:
    bare = lay(before)
    ran = drive(screen_turn(bare), *says)
    assert ran.done, (ran.ids, offered(ran.asks[-1]))
    return bare, ran


def accepts(ask: Ask[Any], text: str) -> bool:
    try:
        ask.parse(text)
    except Refusal:
        return False
    return True


# --- the turn, against a reading of its own ---


def small_tables() -> list[dict[str, str]]:
    """Boards with few cards, many of them with empty places."""
    found = []
    for number in range(120):
        stream = random.Random(number)
        lying = stream.sample(LYING, len(LYING))
        board = {"hand": " ".join(stream.sample(SILENT, stream.choice((0, 0, 1, 2, 3))))}
        for place in (*LOCATIONS, DECK):
            board[place] = " ".join(lying.pop() for _ in range(stream.choice((0, 0, 1, 1, 2))) if lying)
        found.append({**board, "house": "diana", "seed": str(number)})
    return found


def legal(board: Mapping[str, str]) -> set[str]:
    """What one may say at the beginning of a turn: lead any hand card anywhere; scout with a deck; with an empty hand
    gain at once from whatever has a card."""
    found = {f"lead {card} {place}" for card in board["hand"].split() for place in LOCATIONS}
    if board["deck"]:
        found.add("scout")
    if not board["hand"]:
        found |= {f"gain {place}" for place in (*LOCATIONS, "deck") if board[place]}
    return found


def sayable() -> list[str]:
    leads = [f"lead {card} {place}" for card in (*SILENT, *LYING) for place in (*LOCATIONS, "deck", "banished")]
    gains = [f"gain {place}" for place in (*LOCATIONS, "deck", "banished", "automa-hand", "hand")]
    return [*leads, *gains, "scout", "lead", "gain", "pass", "done", "no", "-"]


@pytest.mark.rule("H-01", "H-02", "H-03", "H-08")
@pytest.mark.parametrize("board", small_tables())
def test_a_turn_offers_what_is_legal_and_nothing_else(board: dict[str, str]) -> None:
    expected = legal(board)
    said = {f"{one.verb} {one.card or ''} {one.place or ''}" for one in plays(lay(board))}
    assert {" ".join(one.split()) for one in said} == expected
    if not expected:
        bare, ran = after_turn(board)
        assert ran.ids == []
        assert told(bare, "note-nothing-to-do")
        return
    turn = screen_turn(lay(board))
    ask = next(turn)
    assert {one for one in sayable() if accepts(ask, one)} == expected
    shape: Any = ask.shape
    assert {report.verb for report in shape.reports} == {one.split()[0] for one in expected}
    for one in sorted(expected):
        play_out(board, one)


def play_out(board: Mapping[str, str], said: str) -> None:
    """Every way in which a turn that begins so can go on."""
    verb, *rest = said.split()
    if verb == "scout":
        for location in LOCATIONS:
            scouts(board, location)
    elif verb == "gain":
        gains(board, [said], rest[0], {})
    else:
        card, place = rest
        piles = {
            "hand": " ".join(one for one in board["hand"].split() if one != card),
            place: f"{board[place]} {card}".strip(),
        }
        sources = [one for one in (*LOCATIONS, "deck") if board[one] and one != place]
        asked = screen_turn(lay(board))
        begun = next(asked)
        if len(sources) > 1:
            ask = asked.send(begun.parse(said))
            assert ask.id == "ask-gain"
            assert sorted(offered(ask)) == sorted(sources)
        for source in sources:
            gains(board, [said, source] if len(sources) > 1 else [said], source, piles)
        if not sources:
            bare, _ = after_turn(board, said)
            assert told(bare, "note-nothing-to-gain")


def gains(board: Mapping[str, str], says: Sequence[str], source: str, piles: Mapping[str, str]) -> None:
    """The top card is in hand; a location gives its bonus, the deck a roll of the die."""
    bare = lay(board)
    before = {**seen(bare), **piles}
    asked = drive(screen_turn(bare), *says)
    *left, taken = board[source].split()
    hand = f"{piles.get('hand', board['hand'])} {taken}".strip()
    if source == "deck":
        assert len(told(bare, "note-die")) == 1
        assert seen(bare)["hand"] == hand  # before the die asks anything
        assert asked.done or asked.ids[-1] in ("ask-flip-where", "ask-banish-one")
        return
    assert asked.done
    assert not told(bare, "note-die")
    after = {"hand": hand, source: " ".join(left), "human": STEP[Name(source)]}
    now = seen(bare)
    before["barred"] = now["barred"]
    expect(bare, before, {**after, **({"sovereign": HUMAN} if source == LUNA else {})})


def scouts(board: Mapping[str, str], place: str) -> None:
    """The card is seen before the location is chosen, and lies there without its ability."""
    bare, ran = after_turn(board, "scout", place)
    assert ran.asks[1].args["card"] == board["deck"].split()[-1]
    assert sorted(offered(ran.asks[1])) == sorted(LOCATIONS)
    *left, card = board["deck"].split()
    after = {"deck": " ".join(left), place: f"{board[place]} {card}".strip(), "human": STEP[Name(place)]}
    expect(bare, seen(lay(board)), {**after, **({"sovereign": HUMAN} if place == LUNA else {})})


@pytest.mark.rule("H-03", "H-06")
def test_with_an_empty_hand_the_card_gained_is_the_only_one() -> None:
    bare, ran = after_turn({"hand": "", "mars": "aja ceo", "deck": ""}, "gain mars")
    assert ran.ids == ["ask-play"]
    assert seen(bare)["hand"] == "ceo"
    assert seen(bare)["barred"] == ""


@pytest.mark.rule("H-06", "H-12", "H-15")
def test_every_location_deployed_to_is_barred_and_a_moved_card_may_be_gained() -> None:
    board = {"hand": "calliope", "deck": "lawyer judge", "jupiter": "aja", "institute": "ceo"}
    _, ran = after_turn(board, "lead calliope mars", "luna", "jupiter")
    assert ran.ids == ["ask-play", "ask-flip-where", "ask-gain"]
    assert sorted(offered(ran.asks[-1])) == ["deck", "institute", "jupiter"]
    bare, ran = after_turn({"hand": "musician", "deck": "", "mars": "aja"}, "lead musician mars", "luna")
    assert seen(bare)["hand"] == "musician"  # the only card that could be gained
    assert bare.sovereign == HUMAN


@pytest.mark.rule("H-06", "H-07")
def test_a_new_turn_closes_nothing() -> None:
    bare = lay({"hand": "judge tactus", "mars": "aja", "luna": "ceo", "deck": "lawyer", "automa_hand": "virga"})
    drive(screen_turn(bare), "lead tactus mars", "yes")
    assert bare.turn.over
    ran = drive(screen_turn(bare), "lead judge luna")
    assert sorted(offered(ran.asks[-1])) == ["deck", "mars"]


@pytest.mark.rule("H-07")
@pytest.mark.parametrize(
    ("hand", "board", "says", "over"),
    [
        ("tactus", {}, ["yes"], True),
        ("tactus", {}, ["no", "luna"], False),
        ("developer", {"mars": "ceo"}, ["ceo"], True),
        ("developer", {"mars": "ceo"}, ["no", "luna"], False),
        ("holo-host", {"human": (0, 0, 9)}, [], True),
        ("colonel-valentin", {"jupiter": "aja"}, ["aja"], True),
        ("colonel-valentin", {"jupiter": "aja"}, ["no", "luna"], False),
        ("calliope", {"deck": "evey tactus"}, ["jupiter", "yes"], True),
    ],
)
def test_an_ability_that_ends_the_turn_leaves_out_the_gain(
    hand: str, board: dict[str, Any], says: list[str], over: bool
) -> None:
    bare, ran = after_turn({"luna": "lawyer", "hand": hand, **board}, f"lead {hand} mars", *says)
    assert ("ask-gain" not in ran.ids) == over
    assert (bare.sovereign == HUMAN) != over


@pytest.mark.rule("H-05")
def test_a_card_may_be_led_when_its_ability_can_do_nothing() -> None:
    bare, _ = after_turn({"hand": "sefi", "mars": "aja", "deck": "", "luna": "ceo"}, "lead sefi mars")
    assert seen(bare)["mars"] == "aja sefi"
    assert told(bare, "note-no-effect")
    assert told(bare, "note-ability")
    assert seen(bare)["hand"] == "ceo"
    bare, _ = after_turn({"hand": "judge", "deck": "", "luna": "ceo"}, "lead judge mars")
    assert not told(bare, "note-ability")


@pytest.mark.rule("H-16")
@pytest.mark.parametrize("who", ["ceo", "stock-broker", "sponsor", "politician", "banker"])
def test_a_trade_is_offered_once(who: str) -> None:
    board = {"hand": f"{who} nero aja", "human": (9, 9, 5), "deck": "", "mars": "judge"}
    _, ran = after_turn(board, f"lead {who} mars", "yes")
    assert [one for one in ran.ids if one in ("ask-pay", "ask-may-gain")] in (["ask-pay"], ["ask-may-gain"])


# --- bonuses, houses, die ---


def seed_of(*faces: Name) -> str:
    """A seed with which the die shows these faces, one after the other."""
    for number in range(10_000):
        stream = Streams(str(number))["die"]
        if [stream.pick(FACES) for _ in faces] == list(faces):
            return str(number)
    raise AssertionError(faces)


@pytest.mark.rule("H-20")
@pytest.mark.parametrize(
    ("location", "human", "after"),
    [
        (JUPITER, (9, 3, 3), (10, 3, 3)),
        (JUPITER, (10, 3, 3), (10, 3, 3)),
        (MARS, (3, 15, 3), (3, 16, 3)),
        (INSTITUTE, (3, 3, 9), (3, 3, 10)),
        (INSTITUTE, (3, 3, 10), (3, 3, 10)),
    ],
)
def test_bonuses_of_locations(location: Name, human: tuple[int, int, int], after: tuple[int, int, int]) -> None:
    bare = lay({"human": human})
    before = seen(bare)
    assert drive(human_bonus(bare, location)).ids == []
    expect(bare, before, {"human": after})


BOARD = {"mars": "ceo ~aja", "luna": "judge", "deck": "timony nanny"}
HOUSE_DOES: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    "apollo": ("luna", {"deck": "timony", "luna": "judge nanny"}, ["jupiter", "mars", "luna", "institute"]),
    "ceres": ("ceo", {"mars": "~aja", "banished": "ceo"}, ["ceo", "aja", "judge"]),
    "diana": ("", {"human": (3, 3, 4)}, []),
    "jupiter": ("", {"human": (4, 3, 3)}, []),
    "mars": ("", {"human": (3, 4, 3)}, []),
}


@pytest.mark.rule("H-21")
@pytest.mark.parametrize("house", HOUSE_DOES)
@pytest.mark.parametrize("holds", [None, AUTOMA, HUMAN])
def test_the_token_first_and_then_the_house(house: str, holds: Name | None) -> None:
    says, after, offers = HOUSE_DOES[house]
    bare = lay({**BOARD, "house": house, "sovereign": holds})
    before = seen(bare)
    ran = drive(gain_sovereign(bare), *says.split())
    assert ran.done
    expect(bare, before, {**after, "sovereign": HUMAN})
    assert sorted(offered(ran.asks[0]) if ran.asks else []) == sorted(offers)


@pytest.mark.rule("H-21")
@pytest.mark.parametrize(
    ("hand", "board", "says"),
    [
        ("judge", {"luna": "aja", "deck": ""}, ["lead judge mars"]),
        ("judge", {"deck": "aja"}, ["scout", "luna"]),
        ("boneriders", {"deck": ""}, ["lead boneriders mars"]),
        ("the-jackal", {"deck": ""}, ["lead the-jackal mars"]),
        ("masseuse", {"deck": "", "luna": "aja"}, ["lead masseuse mars", "mars"]),
    ],
)
def test_where_the_token_comes_from(hand: str, board: dict[str, str], says: list[str]) -> None:
    bare, _ = after_turn({"hand": hand, "house": "jupiter", "sovereign": AUTOMA, **board}, *says)
    assert bare.sovereign == HUMAN
    assert tracks(bare, HUMAN) == (4, 3, 3)


FACE_DOES: dict[Name, tuple[str, dict[str, Any], list[str]]] = {
    FACE_BANISH: ("aja", {"mars": "ceo", "banished": "aja"}, ["aja", "judge"]),
    FACE_PLACE: ("jupiter", {"deck": "timony", "jupiter": "nanny"}, list(LOCATIONS)),
    SOVEREIGN: ("", {"sovereign": HUMAN, "human": (4, 3, 3)}, []),
    HELIUM: ("", {"human": (3, 4, 3)}, []),
    FLEET: ("", {"human": (4, 3, 3)}, []),
    INFLUENCE: ("", {"human": (3, 3, 4)}, []),
}


@pytest.mark.rule("H-22")
@pytest.mark.parametrize("face", FACES)
def test_faces_of_the_die(face: Name) -> None:
    says, after, offers = FACE_DOES[face]
    bare = lay({**BOARD, "house": "jupiter", "seed": seed_of(face)})
    before = seen(bare)
    ran = drive(roll_die(bare), *says.split())
    assert ran.done
    expect(bare, before, after)
    assert sorted(offered(ran.asks[0]) if ran.asks else []) == sorted(offers)


@pytest.mark.rule("H-22")
def test_the_die_has_each_face_once_and_all_come_up() -> None:
    assert len(FACES) == len(set(FACES)) == 6
    rolls = Counter(Streams(str(number))["die"].pick(FACES) for number in range(600))
    assert min(rolls.values()) > 60


@pytest.mark.rule("H-23")
@pytest.mark.parametrize("face", [one for one in FACES if one != SOVEREIGN])
def test_minerva_rolls_and_the_token_face_is_any_other(face: Name) -> None:
    says, after, _ = FACE_DOES[face]
    bare = lay({**BOARD, "house": "minerva", "seed": seed_of(face)})
    before = seen(bare)
    assert drive(gain_sovereign(bare), *says.split()).done
    expect(bare, before, {**after, "sovereign": HUMAN})
    bare = lay({**BOARD, "house": "minerva", "seed": seed_of(SOVEREIGN)})
    ran = drive(gain_sovereign(bare), face.removeprefix("face-"), *says.split())
    assert ran.done
    assert sorted(offered(ran.asks[0])) == sorted(one.removeprefix("face-") for one in FACES if one != SOVEREIGN)
    expect(bare, before, {**after, "sovereign": HUMAN})
    assert len(told(bare, "note-die")) == 1


@pytest.mark.rule("H-23", "H-22")
def test_minerva_gaining_a_deck_card_with_the_token_face_rolls_again() -> None:
    bare = lay({"hand": "judge", "deck": "aja", "house": "minerva", "seed": seed_of(SOVEREIGN, FLEET)})
    assert drive(screen_turn(bare), "lead judge mars").done
    assert bare.sovereign == HUMAN
    assert tracks(bare, HUMAN) == (4, 3, 3)
    assert seen(bare)["hand"] == "aja"


@pytest.mark.rule("H-24")
def test_an_empty_deck() -> None:
    """No scouting, no gain from it; Apollo and the faces that need it do nothing, Minerva still rolls."""
    board = {"deck": "", "mars": "aja"}
    assert all(one.verb != "scout" for one in plays(lay(board)))
    assert all(one.place != DECK for one in plays(lay({**board, "hand": ""})))
    for house, faces in (("apollo", ()), ("minerva", (FACE_PLACE,))):
        bare = lay({**board, "house": house, "seed": seed_of(*faces)})
        before = seen(bare)
        assert drive(gain_sovereign(bare)).ids == []
        expect(bare, before, {"sovereign": HUMAN})
        assert told(bare, "note-deck-empty")
    bare = lay({"deck": "", "house": "minerva", "seed": seed_of(FACE_BANISH)})
    assert drive(gain_sovereign(bare)).ids == []


# --- hand, blocks, what is known ---


@pytest.mark.rule("H-25")
@pytest.mark.parametrize(("cards", "points"), [(7, 0), (8, -10), (10, -30)])
def test_a_hand_without_limit_costs_points_at_the_end(cards: int, points: int) -> None:
    hand = ["judge", "lawyer", "deanna", "ceo", "aja", "seer", "invictus", "evey", "helga", "cyther"][:cards]
    bare = lay({"hand": " ".join(hand), "mars": "nero ragnar", "deck": ""})
    assert drive(last_steps(bare)).done
    [line] = [one for one in score_sheet(bare).lines if one.label.id == "score-excess"]
    assert line.points[0] == points
    bare, _ = after_turn({"hand": " ".join(hand), "mars": "nero", "deck": ""}, f"lead {hand[0]} luna")
    assert len(bare.piles[HAND]) == cards


@pytest.mark.rule("H-26")
@pytest.mark.parametrize(
    ("hand", "says", "after"),
    [
        ("justice martyr", "martyr", {"hand": "justice nanny", "banished": "martyr", "deck": "timony"}),
        ("justice ceo", "justice", {"hand": "ceo nanny", "banished": "justice", "deck": "timony"}),
        ("justice martyr", "no", {"sovereign": AUTOMA}),
        ("judge the-howlers pax-au-telemanus", "", {"sovereign": AUTOMA}),
    ],
)
def test_justice_and_martyr_keep_the_token(hand: str, says: str, after: dict[str, Any]) -> None:
    """The Automa's Luna card shows Mars here, and gives its helium all the same."""
    bare = lay({"hand": hand, "sovereign": HUMAN})
    before = seen(bare)
    ran = drive(gain_bonus(bare, LUNA, STAR_CARD), *says.split())
    assert ran.done
    expect(bare, before, {**after, "automa": (3, 4, 3)})
    if says:
        assert sorted(offered(ran.asks[0])) == sorted([*(set(hand.split()) & {"justice", "martyr"}), "no"])


@pytest.mark.rule("H-26")
@pytest.mark.parametrize("sovereign", [AUTOMA, None])
def test_nobody_blocks_who_does_not_hold_the_token(sovereign: Name | None) -> None:
    bare = lay({"hand": "justice martyr", "sovereign": sovereign})
    assert drive(gain_bonus(bare, LUNA, STAR_CARD)).ids == []
    assert bare.sovereign == AUTOMA
    bare = lay({"hand": "justice", "sovereign": HUMAN, "deck": ""})
    assert drive(gain_bonus(bare, LUNA, STAR_CARD), "justice").done
    assert (bare.sovereign, seen(bare)["hand"]) == (HUMAN, "")


@pytest.mark.rule("H-27")
def test_what_is_known_at_the_start() -> None:
    begun = match(depth="screen", first="human").state
    assert begun.seen == {card.id for place in (*LOCATIONS, HAND) for card in begun.piles[place]}


# --- the end ---


def ended(before: Mapping[str, Any], *says: str) -> tuple[Table, Ran]:
    bare = lay(before)
    ran = drive(end_on_screen(bare), *says)
    assert ran.done, (ran.ids, offered(ran.asks[-1]))
    return bare, ran


@pytest.mark.rule("H-28")
def test_end_abilities_are_used_in_the_order_of_the_human_and_once() -> None:
    board = {"hand": "surgeon hypnotist nero", "banished": "", "deck": "timony"}
    bare, ran = ended(board, "hypnotist", "nero")
    assert ran.ids == ["ask-end-ability", "ask-banish-hand"]
    assert sorted(offered(ran.asks[0])) == ["hypnotist", "surgeon"]  # both must be used
    assert seen(bare)["hand"] == "surgeon hypnotist timony nero"
    assert seen(bare)["banished"] == ""
    bare, _ = ended(board, "surgeon", "nero")  # too early: nothing is banished yet
    assert seen(bare)["hand"] == "surgeon hypnotist timony"


@pytest.mark.rule("H-28")
def test_only_those_with_may_can_be_left_out() -> None:
    board = {"hand": "banker martyr", "sovereign": HUMAN, "mars": "aja ceo", "deck": ""}
    _, ran = ended(board, "martyr", "aja", "no")
    assert sorted(offered(ran.asks[0])) == ["banker", "martyr"]
    assert sorted(offered(ran.asks[-1])) == ["banker", "no"]
    bare, ran = ended({**board, "settings": {"end-abilities": "may"}}, "no")
    assert sorted(offered(ran.asks[0])) == ["banker", "martyr", "no"]
    assert seen(bare)["hand"] == "banker martyr"
    bare, ran = ended({"hand": "hypnotist ceo"})  # nothing to choose: it must be used
    assert seen(bare)["banished"] == "ceo"


@pytest.mark.rule("H-28")
def test_what_cannot_be_used_is_not_offered() -> None:
    for board in ({"human": (0, 2, 0), "mars": "aja"}, {"banished": "aja"}):
        _, ran = ended({"hand": "banker dr-virany", **board})
        assert ran.ids == []


@pytest.mark.rule("H-28")
def test_what_can_be_used_is_offered_whatever_the_last_turn_was() -> None:
    bare = lay({"hand": "dr-virany surgeon", "banished": "deanna nero"})
    bare.turn.used |= {Name("dr-virany"), Name("surgeon")}
    ran = drive(end_on_screen(bare), "surgeon", "dr-virany", "deanna")
    assert ran.done
    assert [sorted(offered(ask)) for ask in ran.asks] == [
        ["dr-virany", "surgeon"],
        ["dr-virany", "no"],
        ["deanna", "no"],
    ]
    assert seen(bare)["hand"] == "dr-virany surgeon nero deanna"


@pytest.mark.rule("H-28")
def test_a_card_fetched_at_the_end_uses_its_own_ability() -> None:
    bare, _ = ended({"hand": "justice", "sovereign": HUMAN, "luna": "martyr", "mars": "hacker", "deck": "timony"})
    assert seen(bare)["hand"] == "justice martyr hacker"
    assert bare.hacker == 10


@pytest.mark.rule("H-29")
def test_pathologist_and_researcher_look_at_the_banished_cards_before() -> None:
    """Four are banished, Hypnotist adds the fifth: Researcher still scores; Group Counselor loses five."""
    bare = lay({"hand": "researcher hypnotist group-counselor ceo", "banished": "aja seer evey helga", "deck": ""})
    assert drive(last_steps(bare), "ceo").done
    assert bare.banished_first == 4
    assert len(bare.piles[BANISHED]) == 5
    [line] = [one for one in score_sheet(bare).lines if one.label.id == "score-cards"]
    assert line.points[0] == (13 + 17) + 15 + (35 - 5)


@pytest.mark.rule("H-30")
def test_ceres_banishes_a_card_after_the_end_abilities() -> None:
    bare = lay({"hand": "surgeon ceo", "banished": "nero", "house": "ceres", "deck": ""})
    ran = drive(last_steps(bare), "ceo")
    assert ran.done
    assert ran.ids == ["ask-ceres"]
    assert sorted(offered(ran.asks[0])) == ["ceo", "nero", "surgeon"]
    assert (seen(bare)["hand"], seen(bare)["banished"]) == ("surgeon nero", "ceo")
    _, ran = ended({"hand": "", "house": "ceres"})
    assert ran.ids == []
    _, ran = ended({"hand": "ceo judge", "house": "diana"})
    assert ran.ids == []


@pytest.mark.rule("H-30")
def test_hacker_banished_by_ceres_scores_nothing() -> None:
    for banished, points in (("hacker", 10), ("ceo", 15 + 10)):
        bare = lay({"hand": "hacker ceo timony", "house": "ceres", "deck": "nanny", "human": (0, 0, 0)})
        assert drive(last_steps(bare), banished).done
        [line] = [one for one in score_sheet(bare).lines if one.label.id == "score-cards"]
        assert line.points[0] == points + (12 if banished == "hacker" else 10)


@pytest.mark.rule("H-31")
@pytest.mark.parametrize("house", HOUSES)
def test_both_have_equally_many_turns_and_apollo_one_more(house: Name) -> None:
    for number in range(6):
        stream = Stream(str(number), "player")
        setup = RED_RISING.setup({"depth": "screen", "house": house.removeprefix("house-")})
        bare = RED_RISING.lay_table(setup, Streams(str(number)), Tale())

        def player(_: Table, __: str, choices: Sequence[Any], none: bool, stream: Stream = stream) -> Any:
            at = stream.below(len(choices) + none)
            return None if at == len(choices) else choices[at]

        bare.player = player
        assert list(RED_RISING.play(bare)) == []
        assert bare.turns[HUMAN] == bare.turns[AUTOMA] + (house == APOLLO)
        assert bare.ending or told(bare, "care-exhausted")


@pytest.mark.rule("H-31")
def test_the_end_condition_is_looked_at_after_the_turn() -> None:
    """Helium 7 reached and spent in one turn does not count (U-20)."""
    bare = lay({"hand": "sponsor", "human": (7, 7, 0), "mars": "judge", "deck": ""})
    assert end_triggered(bare)
    drive(screen_turn(bare), "lead sponsor luna", "yes")
    assert tracks(bare, HUMAN) == (7, 7, 2)  # paid one, and gained one on Mars
    bare = lay({"hand": "sponsor", "human": (7, 7, 0), "deck": ""})
    drive(screen_turn(bare), "lead sponsor luna", "yes")
    assert not end_triggered(bare)
