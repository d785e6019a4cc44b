"""The Rising die and the six houses: R-50 to R-57."""

from __future__ import annotations

from collections import Counter

import pytest

from automarium.core.tale import Name
from automarium.games.redrising.houses import FACES, gain_sovereign, roll_die
from automarium.games.redrising.names import AUTOMA, BANISHED, DECK, HAND, HUMAN, JUPITER, LUNA, MARS
from tests.rules.redrising.conftest import drive, ids, offered, refuses, sizes, table, told, tracks

# --- the die ---


@pytest.mark.rule("R-50")
@pytest.mark.parametrize(("face", "after"), [("fleet", (1, 0, 0)), ("helium", (0, 1, 0)), ("influence", (0, 0, 1))])
def test_a_track_face(face: str, after: tuple[int, ...]) -> None:
    bare = table(deck=3)
    drive(roll_die(bare), face)
    assert tracks(bare, HUMAN) == after


@pytest.mark.rule("R-50")
def test_the_banish_face_takes_the_top_card_of_a_location() -> None:
    for rules, asked, chosen in ((2, "ask-banish-top", "mars"), (3, "ask-banish-one", "deanna")):
        bare = table(mars="dancer deanna", luna="nero", rules=rules)
        ran = drive(roll_die(bare), "banish", chosen)
        assert ran.ids == ["ask-die", asked]
        assert (ids(bare, MARS), ids(bare, BANISHED)) == ("dancer", "deanna")
        for not_there in ("jupiter", "deanna"):  # it has no card; it is banished already
            with refuses("answer-unknown"):
                drive(roll_die(bare), "banish", not_there)
    beneath = table(mars="dancer deanna", luna="nero")
    assert offered(drive(roll_die(beneath), "banish").asks[1]) == ["deanna", "nero"]
    empty = table(deck=1)
    assert drive(roll_die(empty), "banish").done


@pytest.mark.rule("R-50")
def test_the_place_face_puts_the_top_of_the_deck_on_a_location_without_ability_or_bonus() -> None:
    for rules, asked in ((2, "ask-place-where"), (3, "ask-flip-where")):
        bare = table(deck="aja virga", jupiter="nero", rules=rules)
        ran = drive(roll_die(bare), "place", "jupiter")
        assert ran.ids == ["ask-die", asked]
        assert (ids(bare, JUPITER), tracks(bare, HUMAN), tracks(bare, AUTOMA)) == ("nero virga", (0, 0, 0), (0, 0, 0))
    assert drive(roll_die(table(mars=1)), "place").done  # an empty deck


@pytest.mark.rule("R-50", "R-52")
@pytest.mark.parametrize("by", ["die", "apollo"])
def test_a_card_that_is_placed_is_seen_before_its_location_is_chosen(by: str) -> None:
    bare = table(house="apollo", deck="? ?", jupiter="nero")
    ran = drive(roll_die(bare), "place", "virga") if by == "die" else drive(gain_sovereign(bare), "virga")
    assert ran.ids[-2:] == ["ask-deck-top", "ask-flip-where"]
    assert ran.asks[-1].args["card"] == "virga"


@pytest.mark.rule("R-50", "R-51")
def test_the_sovereign_face_gives_the_token_and_the_house_ability() -> None:
    bare = table(house="diana")
    drive(roll_die(bare), "sovereign")
    assert (bare.sovereign, tracks(bare, HUMAN)) == (HUMAN, (0, 0, 1))


@pytest.mark.rule("R-50")
def test_the_programs_die_has_six_faces_one_each() -> None:
    assert len(set(FACES)) == len(FACES) == 6
    bare = table({"die": "program"}, house="mars")  # nothing on the board: no face asks anything
    for _ in range(600):
        drive(roll_die(bare))
    shown = Counter(event.args["face"] for event in told(bare, "note-die"))
    assert set(shown) == set(FACES)
    assert min(shown.values()) > 60


@pytest.mark.rule("R-50")
def test_a_face_that_the_die_does_not_have_is_refused() -> None:
    with refuses("answer-unknown"):
        drive(roll_die(table(deck=1)), "seven")


# --- houses ---


@pytest.mark.rule("R-51")
@pytest.mark.parametrize("holder", [None, AUTOMA, HUMAN])
def test_the_house_ability_comes_after_the_token_even_if_it_is_held_already(holder: Name | None) -> None:
    bare = table(house="jupiter", sovereign=holder)
    drive(gain_sovereign(bare))
    assert [event.id for event in bare.tale.events] == [
        "note-keeps-sovereign" if holder == HUMAN else "order-sovereign",
        "order-track",
    ]
    assert (bare.sovereign, tracks(bare, HUMAN)) == (HUMAN, (1, 0, 0))


@pytest.mark.rule("R-54", "R-55", "R-56")
@pytest.mark.parametrize(("house", "after"), [("diana", (0, 0, 1)), ("jupiter", (1, 0, 0)), ("mars", (0, 1, 0))])
def test_houses_that_move_a_track(house: str, after: tuple[int, ...]) -> None:
    bare = table(house=house, deck=2, mars=2)
    assert drive(gain_sovereign(bare)).ids == []
    assert (tracks(bare, HUMAN), sizes(bare, DECK, MARS)) == (after, (2, 2))


@pytest.mark.rule("R-51", "R-37")
@pytest.mark.parametrize(("house", "human"), [("diana", (0, 0, 10)), ("jupiter", (10, 0, 0))])
def test_a_house_ability_on_a_full_track_is_skipped(house: str, human: tuple[int, int, int]) -> None:
    bare = table(house=house, human=human)
    drive(gain_sovereign(bare))
    assert (bare.sovereign, tracks(bare, HUMAN)) == (HUMAN, human)


@pytest.mark.rule("R-52")
def test_apollo_places_the_top_of_the_deck() -> None:
    for rules, asked in ((2, "ask-place-where"), (3, "ask-flip-where")):
        bare = table(house="apollo", deck="aja virga", jupiter="nero", rules=rules)
        ran = drive(gain_sovereign(bare), "jupiter")
        assert ran.ids == [asked]
        assert (ids(bare, JUPITER), ids(bare, DECK), tracks(bare, HUMAN)) == ("nero virga", "aja", (0, 0, 0))
    empty = table(house="apollo", mars=1)
    assert drive(gain_sovereign(empty)).ids == []
    assert empty.sovereign == HUMAN


@pytest.mark.rule("R-53")
@pytest.mark.parametrize(
    ("which", "left"), [("dancer", "deanna nero"), ("deanna", "dancer nero"), ("nero", "dancer deanna")]
)
def test_ceres_banishes_any_card_of_one_location(which: str, left: str) -> None:
    for rules, asked, answers in (
        (2, ["ask-banish-from", "ask-banish-which"], ["mars", which]),
        (3, ["ask-banish-one"], [which]),
    ):
        bare = table(house="ceres", mars="dancer deanna nero", luna="aja", rules=rules)
        ran = drive(gain_sovereign(bare), *answers)
        assert ran.ids == asked
        assert (ids(bare, MARS), ids(bare, BANISHED), ids(bare, LUNA)) == (left, which, "aja")


@pytest.mark.rule("R-53", "R-51")
def test_ceres_with_one_card_with_counted_cards_and_with_none() -> None:
    single = table(house="ceres", mars="dancer")
    assert drive(gain_sovereign(single)).ids == []  # what goes without saying is not asked
    assert ids(single, BANISHED) == "dancer"
    asked = table(house="ceres", mars="dancer", rules=2)
    assert drive(gain_sovereign(asked), "mars").ids == ["ask-banish-from"]
    counted = table(house="ceres", mars=3)
    drive(gain_sovereign(counted), "mars")
    assert sizes(counted, MARS, BANISHED) == (2, 1)
    empty = table(house="ceres", deck=2, hand=2)
    assert drive(gain_sovereign(empty)).ids == []
    with refuses("answer-unknown"):
        drive(gain_sovereign(table(house="ceres", mars="dancer", rules=2)), "luna")
    with refuses("answer-unknown"):
        drive(gain_sovereign(table(house="ceres", mars="dancer", jupiter="aja")), "nero")


@pytest.mark.rule("R-57")
def test_minerva_rolls_the_die_and_takes_it() -> None:
    bare = table(house="minerva")
    assert drive(gain_sovereign(bare), "helium").ids == ["ask-die"]
    assert tracks(bare, HUMAN) == (0, 1, 0)


@pytest.mark.rule("R-57")
def test_minerva_picks_any_other_face_when_sovereign_shows() -> None:
    bare = table(house="minerva")
    assert drive(gain_sovereign(bare), "sovereign", "influence").ids == ["ask-die", "ask-minerva"]
    assert tracks(bare, HUMAN) == (0, 0, 1)
    with refuses("answer-unknown"):
        drive(gain_sovereign(table(house="minerva")), "sovereign", "sovereign")


@pytest.mark.rule("R-57", "R-50")
def test_for_minerva_the_sovereign_face_of_an_ordinary_roll_is_the_token_and_another_roll() -> None:
    bare = table(house="minerva", hand=1)
    ran = drive(roll_die(bare), "sovereign", "sovereign", "fleet")
    assert ran.ids == ["ask-die", "ask-die", "ask-minerva"]
    assert (bare.sovereign, tracks(bare, HUMAN), sizes(bare, HAND)) == (HUMAN, (1, 0, 0), (1,))
