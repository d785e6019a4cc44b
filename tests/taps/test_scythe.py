"""What a tap on the map proposes: whole answers that the rules take, and nothing that they would refuse."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.ask import Pick
from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.tale import Name
from automarium.games import game
from automarium.games.scythe.board import BASE_NEAR, NUMBER, names
from automarium.taps import Taps, hand
from automarium.taps.scythe_reports import targets
from automarium.web.compose import compose, tappable
from automarium.words import LANGUAGES, words
from tests.bots import SETUPS, human, new


def match(*answers: str, mine: str = "crimea", its: str = "nordic") -> Match[Any]:
    m = Match(game("scythe"), {"human": mine, "automa": its, "check-moves": "no"}, seed="taps")
    if answers:
        m.answer("; ".join(answers))
    return m


def likely(m: Match[Any], said: str) -> Taps:
    fix = said.startswith("fix")
    taps = hand(m).fix_taps if fix else hand(m).report_taps
    found = taps(tuple(said.removeprefix("fix ").split()))
    assert found is not None, said
    return found


def answers(m: Match[Any], said: str) -> list[str]:
    return [one.text for one in likely(m, said).taps if one.whole]


def onward(m: Match[Any], said: str) -> list[str]:
    return [one.text for one in likely(m, said).taps if not one.whole]


def test_two_taps_say_who_has_gone() -> None:
    m = match()
    assert answers(m, "base g3") == ["hero base-g3"]
    assert likely(m, "base").heading == ("tap-base-or-where", {})
    m.answer("hero base-G3")
    assert answers(m, "g3 g4 f4") == [
        "hero g3-f4",
        "worker g3-f4",
    ]  # a way of several steps: from the first to the last
    m.answer("mech +G3; worker +G3; fix res G3 food 2")
    assert answers(m, "g3 f4") == [
        *("hero g3-f4", "hero g3-f4 goods", "mech g3-f4", "mech g3-f4 1", "mech g3-f4 2", "mech g3-f4 goods"),
        "mech g3-f4 2 goods",  # over the river, where workers alone do not get
    ]


@pytest.mark.parametrize(("end", "fights"), [("f4", False), ("g4", True)])
def test_a_piece_goes_with_a_part_of_the_resources(end: str, fights: bool) -> None:
    """Only the resources went, and into a combat nothing did."""
    m = match("fix hero G3", "fix automa-mechs G4", "fix res G3 food 3")
    some = f"hero g3-{end}; goods g3-{end}"
    assert some in onward(m, f"g3 {end}")
    made = compose(hand(m), tuple(some.split()))
    assert " ".join(made.said) == some
    assert [one.name for one in made.fields] == ["metal", "food", "wood", "oil"]
    assert made.back == ("g3", end)  # to the question who has gone
    m.answer(f"{some} 0 2 0 0")
    place = NUMBER[end.upper()]
    assert m.state.human.hero == place
    assert (m.state.resources_on(place), bool(m.state.fights)) == (2, fights)
    m.answer("fix res F3 food 1; fix workers F3")
    assert not any(";" in one for one in onward(m, "f3 g3"))  # of one alone there is no part


def test_workers_are_not_proposed_for_lakes_nor_for_the_automas_land() -> None:
    m = match("hero base-G3")
    assert answers(m, "g3 g2") == ["hero g3-g2"]
    assert answers(m, "g3 a4") == ["hero g3-a4"]


def test_nobody_is_proposed_out_of_a_combat_that_waits() -> None:
    m = match("fix automa-mechs F3", "fix hero G3", "hero G3-F3")
    assert "hero f3-g3" not in answers(m, "f3 g3")
    assert "hero f3" not in onward(m, "f3")
    assert "fight" in answers(m, "")
    assert "fight" not in answers(match(), "")


def test_one_tap_says_what_has_happened_there() -> None:
    m = match("worker +G3")
    here = likely(m, "g3").taps
    assert [one.text for one in here] == [
        "worker g3",
        "res g3 food 2",
        "mech +g3",
        "build g3",
        "goods g3",
    ]
    m.answer("build G3 mill")
    assert "res g3 food 3" in answers(m, "g3")  # the mill gives one more
    assert "build g3" not in onward(m, "g3")
    assert answers(m, "h1") == ["worker +h1"]  # a village gives workers
    assert answers(m, "b2") == ["encounter b2"]


def test_one_new_worker_is_as_near_as_several() -> None:
    m = match("fix workers H1 H1 H1")
    assert answers(m, "worker +h1") == ["worker +h1", "worker +h1 2", "worker +h1 3"]
    assert not likely(m, "worker +h1").enough


def test_new_workers_are_offered_where_there_can_be_any() -> None:
    """They come in villages, one for each worker, and where the character meets somebody; else nothing is asked."""
    assert compose(hand(match()), ("worker", "+")).sure == "worker +h1"
    m = match("hero base-G3")
    assert onward(m, "worker +") == ["worker +g3", "worker +h1"]
    assert answers(m, "worker +g3") == ["worker +g3", "worker +g3 2"]
    assert "worker +" not in onward(match("fix workers G3 G3"), "worker")
    assert compose(hand(match()), ("mech",)).said == ("mech", "+")  # there is none that could have gone


def test_only_what_is_left_is_proposed() -> None:
    m = match("mech +G3 riverwalk", "build G3 mill", "recruit coin", "star objective")
    assert "mech +h1 riverwalk" not in answers(m, "mech +h1")
    assert answers(m, "mech +h1")[3:] == ["mech +h1"]  # or without an ability
    assert answers(m, "build h1") == ["build h1 armory", "build h1 mine", "build h1 monument"]
    assert "recruit coin" not in answers(m, "recruit")
    assert "star objective" not in answers(m, "star")
    assert "star mechs" not in answers(m, "star")  # placed by the program


@pytest.mark.parametrize("number", range(len(SETUPS["scythe"])))
def test_every_proposal_is_taken(number: int) -> None:
    """In any position every whole proposal for a place, for two places and for a correction is carried out."""
    m = new("scythe", SETUPS["scythe"][number], "proposals")
    answerer = human("scythe", "proposals")
    tried = 0
    for step in range(60):
        if m.ask is None:
            break
        if m.ask.id == "ask-turn" and step % 12 == 0:
            mine = m.state.human
            places = sorted({mine.hero, *mine.mechs, *mine.workers, NUMBER["D4"], m.state.automa.base})
            words = ["base" if place == mine.base else str(names(1 << place)[0]).casefold() for place in places]
            said = [*words, *(f"{one} f4" for one in words), *(f"fix {one}" for one in words)]
            said += [f"fix {one} {other}" for one in words for other in ("f4", "base") if one != other]
            for one in said:
                before = "fix " if one.startswith("fix ") else ""
                for text in answers(m, one):
                    tried += 1
                    try:
                        m.answer(before + text)
                    except Refusal as refusal:
                        raise AssertionError(f"{one!r} proposed {text!r}: {refusal.id}") from None
                    m.undo()
        m.answer(m.ask.write(answerer(m.ask, m.state)))
    assert tried > 40


def test_all_resources_of_a_place_are_told_at_once() -> None:
    m = match("fix res G3 food 2")
    fields = likely(m, "goods g3 several").fields
    assert [(one.name, one.default) for one in fields] == [("metal", 0), ("food", 2), ("wood", 0), ("oil", 0)]
    assert [word.id for word in m.answer("goods G3 1 0 0 3")] == ["echo-goods"]
    assert m.state.resources[NUMBER["G3"]] == {"metal": 1, "food": 0, "wood": 0, "oil": 3}
    m.answer("goods G3-F4 1 0 0 2")
    assert m.state.resources_on(NUMBER["F4"]) == 3
    assert m.state.resources_on(NUMBER["G3"]) == 1
    with pytest.raises(Refusal, match="too-few-resources"):
        m.answer("goods G3-F4 1 0 0 0")
    m.answer("fix goods F4 0 0 0 1")
    assert m.state.resources_on(NUMBER["F4"]) == 1


def test_more_or_fewer_of_a_kind_is_one_tap() -> None:
    m = match("fix res G3 food 2")
    grid = likely(m, "goods g3").taps[:-1]
    assert [one.text for one in grid if one.group.args["what"] == "food" and not one.gone] == [
        *("res g3 food 0", "res g3 food 1", "res g3 food 3", "res g3 food 4", "res g3 food 5"),
    ]
    assert [one.label.args["by"] for one in grid[:6]] == ["−3", "−2", "−1", "+1", "+2", "+3"]
    assert [one.group.args["what"] for one in grid[::6]] == ["metal", "food", "wood", "oil"], "each keeps its place"
    made = compose(hand(m), ["goods", "g3", "several"])
    assert (made.said, len(made.fields), made.choices) == (("goods", "g3"), 4, ())
    m.answer("res g3 food 5")
    assert m.state.resources_on(NUMBER["G3"]) == 5


def test_what_can_only_be_one_thing_is_not_asked() -> None:
    m = match("fix workers G3")
    made = compose(hand(m), ["goods"])
    assert (made.said, made.back, made.choices[-1].say) == (("goods", "g3"), (), ("goods", "g3", "several"))
    m.answer("recruit coin; recruit power; recruit popularity")
    assert compose(hand(m), ["recruit"]).sure == "recruit combat-card"


def test_a_structure_is_offered_where_workers_stand_or_else_where_any_unit_does() -> None:
    assert onward(match(), "build") == ["build g3", "build h1"]
    assert onward(match("build G3 mill"), "build") == ["build h1"]
    assert onward(match("fix workers base", "fix hero F4"), "build") == ["build f4"]


# --- corrections ---


def test_a_place_is_corrected_thing_by_thing() -> None:
    m = match()
    assert onward(m, "fix g3") == ["my-mechs g3", "my-workers g3", "goods g3", "structure g3"]
    assert answers(m, "fix g3") == ["hero g3"]
    assert "encounter b5 no" in answers(m, "fix b5")
    assert "its-workers a4" in onward(m, "fix a4")
    assert "automa-hero a4" in answers(m, "fix a4")
    assert onward(m, "fix base-nordic") == ["automa-hero", "its-mechs base", "its-workers base"]
    assert answers(m, "fix its-workers base-nordic") == [f"its-workers base {n}" for n in range(7)]
    assert "flag" not in " ".join(one.text for one in likely(m, "fix g3").taps)


def test_a_piece_that_stands_elsewhere_is_one_correction() -> None:
    m = match("mech +G3", "worker +G3")
    assert answers(m, "fix g3 f4") == ["my-unit mech g3-f4", "my-unit worker g3-f4"]
    assert answers(m, "fix base f4") == ["hero f4"]
    assert answers(m, "fix a4 f4") == ["its-unit worker a4-f4"]
    assert likely(m, "fix f4 b5").heading == ("tap-fix-here", {"place": "B5"})  # nobody is there
    m.answer("fix my-unit worker g3-f4; fix its-unit worker a4-b5")
    assert sorted(m.state.human.workers) == sorted([NUMBER["F4"], NUMBER["G3"], NUMBER["H1"]])
    assert "B5" in names(m.state.automa.workers)
    assert "A4" not in names(m.state.automa.workers)
    with pytest.raises(Refusal, match="no-such-unit"):
        m.answer("fix my-unit worker a1-f4")


def test_lists_of_all_units_are_corrected_place_by_place() -> None:
    m = match()
    found = likely(m, "fix workers")
    assert [one.text for one in found.taps] == ["my-workers g3", "my-workers h1", "my-workers base"]
    assert not found.enough  # an empty list must not be given by mistake
    assert not likely(m, "fix workers g3").enough
    assert answers(m, "fix workers g3")[-1] == "my-workers g3 7"


def test_numbers_are_corrected_from_what_they_are() -> None:
    """A field with its name, in which the number stands that the program has."""
    m = match()
    automa = m.state.automa
    now = {"power": automa.power, "coins": automa.coins, "cards": len(automa.hand), "cube": 1, "box": 0}
    for verb, number in now.items():
        (field,) = likely(m, f"fix {verb}").fields
        assert (field.default, field.label.id) == (number, f"tap-fix-{verb}")
        assert likely(m, f"fix {verb}").heading == ("tap-fix-number", {})
    (field,) = likely(m, "fix turns human").fields
    assert field.default == 1


def test_the_three_tracks_are_told_side_by_side() -> None:
    m = match("tracks 8 23 5")
    for said in ("tracks several", "fix tracks"):
        found = likely(m, said)
        assert [(field.label.id, field.default) for field in found.fields] == [
            *(("popularity", 8), ("coins", 23), ("power", 5)),
        ]
        assert (found.taps, found.enough) == ((), False)
        made = compose(hand(m), said.split())
        assert made.fields == found.fields
        assert not made.choices
        assert made.number is None


def test_a_track_that_has_changed_is_told_by_one_tap_once_all_were_told() -> None:
    m = match()
    assert likely(m, "tracks").fields
    m.answer("tracks 8 23 1")
    found = [(one.text, one.gone) for one in likely(m, "tracks").taps]
    assert ("tracks 8 22 1", False) in found
    assert ("tracks 8 23 3", False) in found
    assert ("tracks 8 23 -1", True) in found, "it keeps its place"
    assert compose(hand(m), ("tracks", "several")).said == ("tracks",)


def test_dial_and_cards_of_a_combat_are_told_side_by_side() -> None:
    m = match("fix automa-mechs F3; fix hero G3; fix mechs G3; hero G3-F3; mech G3-F3; fight")
    made = compose(hand(m), ())
    assert [field.label.id for field in made.fields] == ["dial", "tap-card-slot", "tap-card-slot"]
    assert [len(field.shape.options) for field in made.fields if isinstance(field.shape, Pick)] == [8, 5, 5]
    m.answer("3 4 -")
    assert m.answers[-1] == "3 4"


def test_corrections_stand_in_groups_and_once() -> None:
    groups: dict[str, list[str]] = {}
    for one in likely(match(), "fix ").taps:
        groups.setdefault(one.group.id, []).append(one.text)
    assert list(groups) == ["group-fix-map", "group-fix-automa", "group-fix-mine", "group-fix-more"]
    assert groups["group-fix-map"][:3] == ["hero", "my-mechs", "my-workers"]
    assert groups["group-fix-automa"] == ["power", "coins", "cards", "automa-star", "cube", "scheme"]
    assert "mechs" not in groups["group-fix-map"]  # the same as those of one place
    assert "flag" not in groups["group-fix-map"]
    albion = [one.text for one in likely(match(mine="albion", its="crimea"), "fix ").taps]
    assert "flag" in albion
    assert "trap" not in albion


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_of_a_correction_asks_something(lang: str) -> None:
    """No name of a thing stands over its own buttons: a heading is a question, or says what to tap."""
    m = match("mech +G3 speed")
    said = [("fix",), ("fix", "encounter", "b5"), ("fix", "structure", "g3"), ("fix", "automa-card", "3")]
    said += [choice.say for choice in compose(hand(m), ("fix",)).choices]
    for one in said:
        heading = compose(hand(m), one).heading
        assert heading is not None
        assert words(lang, "scythe").say(heading.id, heading.args)[-1] in "?.", (one, heading)


# --- who has gone ---


def test_who_has_gone_is_not_asked_where_only_one_can_have() -> None:
    m = match("hero base-G3")
    assert compose(hand(m), ("worker", "h1", "g4")).sure == "worker h1-g4"  # the verb, and two taps on the map
    assert compose(hand(m), ("worker", "h1-g4")).sure == "worker h1-g4"
    assert compose(hand(m), ("hero", "f4")).sure == "hero g3-f4"  # though a worker stands there, too
    assert compose(hand(m), ("g3", "f4")).sure == ""
    m.answer("fix res G3 food 2")
    for said in (("hero", "f4"), ("hero", "g3-f4")):
        assert [choice.answer for choice in compose(hand(m), said).choices][:2] == ["hero g3-f4", "hero g3-f4 goods"]


def test_of_one_kind_only_how_many_is_asked_and_nothing_twice() -> None:
    m = match("worker H1-G3")
    for said in (("g3", "g4"), ("worker", "g3", "g4")):
        made = compose(hand(m), said)
        assert made.heading is not None
        assert made.heading.id == "tap-with"
        assert [choice.answer for choice in made.choices][:2] == ["worker g3-g4", "worker g3-g4 2"]
        assert made.answer == ""  # the first of them says it already


# --- an encounter ---


def test_an_encounter_that_waits_can_be_met_at_once() -> None:
    m = match("fix hero F4; hero F4-F3")
    assert m.state.encounters >> NUMBER["F3"] & 1
    first = likely(m, "").taps[0]
    assert (first.text, first.label.id, first.whole) == ("encounter f3", "tap-meet", True)
    m.answer(first.text)
    assert [event.id for event in m.tale.events[m.fresh :]][:1] == ["order-human-encounter"]
    assert all(one.label.id != "tap-meet" for one in likely(m, "").taps)


def test_an_encounter_waits_until_a_combat_is_fought() -> None:
    m = match("fix automa-mechs F3; fix hero F4; hero F4-F3")
    assert likely(m, "").taps[0].text == "fight"
    assert "tap-meet" not in [one.label.id for one in likely(m, "").taps]


def test_values_are_corrected_by_a_tap() -> None:
    m = match()
    assert answers(m, "fix star combat") == ["star combat 0", "star combat 1", "star combat 2"]
    assert answers(m, "fix automa-star card")[-1] == "automa-star card 6"
    assert "recruit coin yes" in answers(m, "fix recruit")
    assert len(onward(m, "fix automa-card")) == 19


@pytest.mark.parametrize(("mine", "token"), [("togawa", "trap"), ("albion", "flag")])
def test_a_token_is_offered_where_the_character_has_come_to(mine: str, token: str) -> None:
    m = match(mine=mine, its="nordic")
    first, second = (str(one) for one in names(BASE_NEAR[Name(mine)]))
    assert answers(m, token) == []
    m.answer(f"hero base-{first}")
    assert answers(m, token) == [f"{token} {first.casefold()}"]
    offered = [answers(m, place.casefold()) for place in (first, second)]
    assert [any(one.startswith(token) for one in some) for some in offered] == [True, False]
    m.answer(f"{token} {first}")
    assert answers(m, token) == []


def test_the_face_of_a_trap_may_be_tapped_after_its_place() -> None:
    m = match("trap F7 coin", mine="togawa", its="albion")
    assert answers(m, "trap g6") == ["trap g6 power", "trap g6 combat-card", "trap g6 popularity"]
    assert likely(m, "trap g6").enough
    m.answer("trap G6 popularity")
    assert m.state.human.faces == {NUMBER["F7"]: "coin", NUMBER["G6"]: "popularity"}
    m.answer("fix trap F7 sprung")
    assert answers(m, "trap f7") == ["trap f7 coin"]


def test_nothing_is_proposed_that_the_table_could_not_bear() -> None:
    m = match()
    assert hand(m).fix_taps(("ability",)) is None  # no mech, no ability
    assert answers(m, "fix star mechs") == ["star mechs 0"]
    assert not [one for one in onward(m, "fix a4") if one.startswith("res")]  # the Automa stands there
    m.answer("fix mechs G3 G3 G3 G3; fix ability speed yes")
    assert answers(m, "fix star mechs") == ["star mechs 0", "star mechs 1"]
    assert len(answers(m, "fix ability")) == 4


@pytest.mark.parametrize(
    ("unit", "start", "found"), [("worker", "c5", {"b6", "d5"}), ("hero", "c5", {"b6", "d5", "d6"})]
)
def test_workers_are_not_proposed_across_a_river_by_riverwalk(unit: str, start: str, found: set[str]) -> None:
    m = match(f"fix mechs C5; fix hero {start}; fix workers {start}; fix ability riverwalk yes")
    ends = {one.split("-")[1] for one in (*answers(m, f"{unit} {start}"), *onward(m, f"{unit} {start}"))}
    assert {one for one in ends if one in ("b5", "b6", "c6", "d5", "d6")} == found


def test_a_retreat_and_a_doubted_move_are_tapped() -> None:
    m = match(
        "fix automa-mechs B5; fix hero C5; fix mechs base; fix ability seaworthy yes", mine="nordic", its="saxony"
    )
    m.answer("fix power 16; fix cards 8; hero C5-B5; fight; 0")
    assert m.ask is not None
    assert m.ask.id == "ask-retreat"
    assert tappable(m.ask) == {"base", "c4"}
    assert [choice.answer for choice in compose(hand(m), ()).choices] == ["base", "c4"]
    m = Match(game("scythe"), {"human": "crimea", "automa": "nordic"}, seed="taps")
    m.answer("worker G3-C1")
    assert [choice.answer for choice in compose(hand(m), ()).choices] == ["yes", "no"]


@pytest.mark.parametrize(
    ("start", "stops", "beyond"), [("F3", "its-workers F4 1", "F5"), ("F5", "encounter F6 yes", "F7")]
)
def test_no_place_is_lit_that_is_reached_only_where_a_move_stops(start: str, stops: str, beyond: str) -> None:
    """Among the Automa's units (S-180), and the character at an encounter."""
    m = match(f"fix hero {start}", "fix factory-card human yes", "fix encounter F6 no")
    assert NUMBER[beyond] in targets(m.state, (start.casefold(),))
    m.answer(f"fix {stops}")
    assert NUMBER[beyond] not in targets(m.state, (start.casefold(),))
