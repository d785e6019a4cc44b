"""Cues: nothing told is left out, markers move once, and each cue has its picture of its own moment."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from automarium import Match
from automarium.core.ask import Reports
from automarium.core.choose import Ladder, Rung
from automarium.core.tale import Event, Kind, Name, Tale
from automarium.cues import (
    CARD,
    HUMAN_TURN,
    MARKERS,
    MOST_EARLIER,
    Change,
    Cue,
    Habits,
    back,
    cues,
    earlier,
    row,
    scythe,
)
from automarium.games import game
from automarium.web.boards import scenes
from automarium.web.pages.told import conducted
from automarium.words import LANGUAGES, words, words_on_screen
from automarium.words.cued import cued, reason, taken_back
from tests.bots import SETUPS, cases, human, new, play


def told(kind: Kind, id: str, **args: Any) -> Event:
    return Event(kind, id, args)


def head(id: str) -> Event:
    return told(Kind.HEAD, id)


def order(id: str, **args: Any) -> Event:
    return told(Kind.ORDER, id, **args)


def note(id: str) -> Event:
    return told(Kind.NOTE, id)


def marker(event: Event) -> Change | None:
    return Change(Name("vp"), event.args["before"], event.args["after"]) if event.id == "vp" else None


def ids(made: tuple[Cue, ...]) -> list[list[str]]:
    return [[event.id for event in cue.events] for cue in made]


def which(events: Iterable[Event]) -> Counter[int]:
    return Counter(map(id, events))


def test_a_note_goes_with_the_order_that_it_leads_to() -> None:
    made = cues([head("turn"), note("chosen"), order("move"), order("take")], 0, marker)
    assert ids(made.cues) == [["chosen", "move"], ["take"]]
    assert [cue.main.id for cue in made.cues] == ["move", "take"]
    assert [[one.id for one in cue.heads] for cue in made.cues] == [["turn"], ["turn"]]
    assert [cue.told for cue in made.cues] == [3, 4]


def test_what_is_shown_as_a_whole_is_one_cue_under_its_sentence() -> None:
    habits = Habits({"tile": "tiles"}, whole={"tiles": "cue-tiles"})
    tiles = [order("tile", number=number) for number in range(4)]
    made = cues([head("set-up"), *tiles, order("take")], 0, marker, habits=habits)
    assert [(cue.about, len(cue.events)) for cue in made.cues] == [("cue-tiles", 4), ("", 1)]
    few = cues([head("set-up"), *tiles[:2]], 0, marker, habits=habits)
    assert [(cue.about, len(cue.events)) for cue in few.cues] == [("", 2)]


def test_a_marker_moves_once_from_where_it_was_to_where_it_ends() -> None:
    vp = [order("vp", before=at, after=at + 1) for at in (3, 4)]
    made = cues([head("turn"), vp[0], order("move"), note("again"), vp[1], order("take")], 0, marker)
    assert ids(made.cues) == [["move"], ["vp", "again", "vp"], ["take"]]
    assert made.cues[1].changes == (Change(Name("vp"), 3, 5, tuple(vp)),)
    assert made.cues[1].told == 5


def test_what_follows_from_a_marker_comes_after_it() -> None:
    vp, more = order("vp", before=3, after=5), order("vp", before=5, after=6)
    made = cues([head("turn"), order("move"), vp, order("star"), note("end")], 0, marker)
    assert ids(made.cues) == [["move"], ["vp"], ["star", "end"]]
    assert ids(cues([head("turn"), vp, order("star"), more], 0, marker).cues) == [["star"], ["vp", "vp"]]


def test_a_cue_without_a_heading_stands_under_the_one_before() -> None:
    made = cues([head("turn"), order("move"), order("take")], 2, marker)
    assert [[one.id for one in cue.heads] for cue in made.cues] == [["turn"]]
    second = cues([head("automa-turn"), head("one-card"), order("move"), head("two-card"), order("take")], 0, marker)
    assert [[one.id for one in cue.heads] for cue in second.cues] == [
        ["automa-turn", "one-card"],
        ["automa-turn", "two-card"],
    ]


def test_of_notes_alone_the_first_that_does_not_only_lead_on_matters() -> None:
    events = [head("turn"), note("drawn"), note("skip"), note("end")]
    assert cues(events, 0, marker).cues[0].main.id == "drawn"
    assert cues(events, 0, marker, leads=lambda event: event.id == "drawn").cues[0].main.id == "skip"


def test_after_a_question_within_a_turn_the_heading_is_whole() -> None:
    told = [head("automa-turn"), head("one-card"), order("move"), order("take"), head("two-card"), order("put")]
    made = cues(told, 3, marker)
    heads = [[one.id for one in cue.heads] for cue in made.cues]
    assert heads == [["automa-turn", "one-card"], ["automa-turn", "two-card"]]


def test_what_an_answer_came_to_is_no_cue_and_a_heading_that_is_left_belongs_to_the_question() -> None:
    made = cues([note("before"), note("moved"), head("automa"), order("move"), head("human")], 1, marker)
    assert [event.id for event in made.echo] == ["moved"]
    assert ids(made.cues) == [["move"]]
    assert [event.id for event in made.heads] == ["human"]


def test_notes_that_lead_to_an_order_are_no_echo() -> None:
    made = cues([head("turn"), note("combat"), order("home")], 1, marker)
    assert (made.echo, ids(made.cues)) == ((), [["combat", "home"]])


def test_what_is_said_about_the_data_stands_beside_the_cues() -> None:
    care = [told(Kind.CARE, "inferred"), told(Kind.CARE, "one-source")]
    made = cues([*care, head("set-up"), order("lay")], 0, marker)
    assert (ids(made.cues), made.data) == ([["lay"]], tuple(care))


def test_what_comes_after_a_combat_stands_under_the_turn_again() -> None:
    habits = Habits(within={"fight": ("won", "home")})
    events = [
        head("automa-turn"),
        order("move"),
        head("fight"),
        note("won"),
        order("home"),
        order("coin"),
        order("home"),
    ]
    made = cues(events, 0, marker, habits=habits).cues
    heads = [[one.id for one in cue.heads] for cue in made]
    assert heads == [["automa-turn"], ["fight"], ["automa-turn"], ["automa-turn"]]
    later = cues([*events[:5], note("built"), order("home")], 5, marker, habits=habits).cues  # after another answer
    assert [[one.id for one in cue.heads] for cue in later] == [["automa-turn"]]


def test_a_note_may_stand_in_large_type_before_its_order() -> None:
    made = cues([head("turn"), note("won"), order("home")], 0, marker, habits=Habits(loud=("won",))).cues
    assert [one.id for one in made[0].steps if isinstance(one, Event)] == ["won", "home"]


def test_notes_that_only_lead_on_make_no_cue_of_their_own() -> None:
    events = [head("turn"), *(note("impossible") for _ in range(6)), order("move")]
    assert [len(cue.events) for cue in cues(events, 0, marker).cues] == [6, 1]
    led = cues(events, 0, marker, leads=lambda event: event.id == "impossible").cues
    assert [len(cue.events) for cue in led] == [7]


def test_notes_at_the_end_go_with_the_last_cue_and_many_are_one_of_their_own() -> None:
    assert ids(cues([head("turn"), order("move"), note("end")], 0, marker).cues) == [["move", "end"]]
    many = [note(f"end-{at}") for at in range(4)]
    assert [len(cue.events) for cue in cues([head("turn"), order("move"), *many], 0, marker).cues] == [1, 4]


HABITS = Habits({"step": "street", "stand": "street"}, ("nothing",))


def test_what_is_done_in_one_place_is_one_cue_where_the_last_of_it_stood() -> None:
    told = [head("turn"), order("step"), order("take"), note("again"), order("stand")]
    made = cues(told, 0, marker, habits=HABITS).cues
    assert ids(made) == [["take"], ["step", "again", "stand"]]
    assert [cue.place for cue in made] == ["", "street"]
    assert [cue.told for cue in made] == [3, 5]
    assert made[1].steps == [told[1], told[4]]


def test_where_each_has_its_turn_nothing_that_came_of_one_stands_before_it() -> None:
    told = [head("turn"), order("step"), order("take"), order("step"), order("vp", before=1, after=2), order("step")]
    habits = HABITS._replace(together={**HABITS.together, "vp": MARKERS}, in_turn=("street",))
    made = cues(told, 0, marker, habits=habits).cues
    assert ids(made) == [["step"], ["take"], ["step", "step"], ["vp"]], "a marker may wait"


def test_what_brought_an_order_that_nobody_chose_is_its_reason() -> None:
    def found(*ids: str) -> list[str | None]:
        tale, step = Tale(), -1
        for id in ids:
            if id == "back":
                tale.back_to(step)
                continue
            (tale.head if id == "turn" else tale.note if id in ("card", "tile", "grave") else tale.order)(id)
            step = tale.source() if id == "tile" else step
        made = cues(tale.events, 0, lambda _: None, habits=Habits(sources={"gold": ("card", "tile", "grave")})).cues
        return [cue.source.id if cue.source else None for cue in made if cue.main.kind == Kind.ORDER]

    assert found("card", "turn", "tile", "take", "gold", "take") == [None, "tile", None]
    assert found("card", "turn", "gold") == [None], "what stands under another heading did not"
    assert found("turn", "tile", "grave", "gold", "back", "gold") == ["grave", "tile"], "what came of a part of it"


def test_a_cue_tells_no_more_than_can_be_kept_in_mind() -> None:
    made = cues([head("turn"), *(order("step") for _ in range(7))], 0, marker, habits=HABITS).cues
    assert [len(cue.steps) for cue in made] == [2, 2, 2, 1]


def test_a_marker_that_ends_where_it_was_is_no_cue_but_is_told() -> None:
    vp = [order("vp", before=3, after=5), order("vp", before=5, after=3)]
    made = cues([head("turn"), order("move"), *vp], 0, marker).cues
    assert ids(made) == [["move", "vp", "vp"]]
    assert [one.id for one in made[0].steps if isinstance(one, Event)] == ["move"]
    alone = cues([head("turn"), *vp], 0, marker).cues
    assert [cue.steps for cue in alone] == [[Change(Name("vp"), 3, 3, tuple(vp))]]


def test_a_piece_that_goes_on_at_once_is_told_where_it_ends() -> None:
    habits = Habits({"walk": "streets"}, onward={"walk": ("start", "end")})
    first, second = order("walk", who="red", start=2, end=3), order("walk", who="red", start=3, end=4)
    (cue,) = cues([head("turn"), first, second], 0, marker, habits=habits).cues
    assert cue.steps == [second]
    other = order("walk", who="blue", start=3, end=4)
    (cue,) = cues([head("turn"), first, other], 0, marker, habits=habits).cues
    assert cue.steps == [first, other]


def test_a_quiet_note_is_no_cue_of_its_own() -> None:
    """It goes with the next cue, or belongs to the question."""
    made = cues([head("one"), note("nothing"), head("two"), order("move"), order("take")], 0, marker, habits=HABITS)
    assert ids(made.cues) == [["nothing", "move"], ["take"]]
    assert [[one.id for one in cue.heads] for cue in made.cues] == [["one", "two"], ["one", "two"]]
    left = cues([head("one"), order("move"), head("two"), note("nothing")], 0, marker, habits=HABITS)
    assert [event.id for event in left.heads] == ["two", "nothing"]
    card = cues([head("one"), note("card"), note("nothing")], 0, marker, lambda one: one.id == "card", HABITS)
    assert (card.cues, [event.id for event in card.heads]) == ((), ["one", "card", "nothing"]), "nor what leads to one"


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_only_what_is_the_same_in_every_match_can_be_skipped(id: str, setup: dict[str, object]) -> None:
    """Whatever chance draws, and whatever the level."""
    levels = next(one.choices for one in game(id).settings if one.id == "level")
    told = [new(id, {**setup, "level": level}, str(seed)) for level in levels for seed in range(4)]
    for always in import_module(f"automarium.cues.{id}").ALWAYS:
        said = {repr(one.args) for match in told for one in match.tale.events if one.id == always}
        assert len(said) <= 1, always


@pytest.mark.parametrize("id", ["golem", "scythe", "redrising"])
def test_what_was_drawn_is_never_skipped(id: str) -> None:
    match = new(id, {"door": "owner"} if id == "golem" else {}, "skipped")
    skipped = {cue.main.id for cue in row(match).cues if cue.always}
    assert skipped
    drawn = ("order-tokens", "order-starting-golem", "order-setup-faction", "order-setup-human", "order-house")
    assert not skipped.intersection(drawn)


@pytest.mark.parametrize(("game", "setup"), list(cases()))
def test_nothing_told_is_missing_from_the_cues(game: str, setup: dict[str, object]) -> None:
    """After each answer of a whole match; and what markers do adds up."""
    match, answerer = new(game, setup, "cues"), human(game, "cues")
    while True:
        made = row(match)
        once = (*made.data, *made.echo, *(event for cue in made.cues for event in cue.events))
        heads = {*which(made.heads), *which(event for cue in made.cues for event in cue.heads)}
        fresh = match.tale.events[match.fresh :]
        assert which(once) + Counter(heads & {*which(fresh)}) == which(fresh)
        if match.ask is None:
            break
        match.answer(match.ask.write(answerer(match.ask, match.state)))


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_each_cue_has_a_sentence_and_a_picture(id: str, setup: dict[str, object]) -> None:
    match, voice, answerer = new(id, setup, "scenes"), words("uk", id), human(id, "scenes")
    for _ in range(40):
        shown = conducted(match, voice)["cues"]
        assert all(cue.scene and cue.lines and all(cue.lines) for cue in shown)
        if match.ask is None:
            break
        match.answer(match.ask.write(answerer(match.ask, match.state)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("id", "setup"), [("golem", {"level": "1"}), ("golem", {"door": "owner"}), ("gaia", {})])
def test_a_reason_repeats_no_sentence_beside_it(id: str, setup: dict[str, object], lang: str) -> None:
    """The bonus of a starting tile came because of the bonus of a starting tile; and what each part of a marker's way
    was for stood there twice."""
    match, voice, answerer = new(id, setup, "said"), words(lang, id), human(id, "said")
    found = 0
    for _ in range(60):
        for cue in conducted(match, voice)["cues"]:
            beside = [one.casefold() for one in (*cue.lines, *cue.notes)]
            assert not any(part.casefold() in one for part in filter(None, cue.reason.split("; ")) for one in beside)
            found += bool(cue.reason)
        if match.ask is None:
            break
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    assert found


def test_what_a_markers_way_was_made_of_is_told_once() -> None:
    """In figures, by the reason."""
    match, voice = play(new("golem", {"level": "3"}, "a"), "a"), words("en", "golem")
    told = [cue for at in range(len(match.answers)) for cue in conducted(match.at(at), voice)["cues"]]
    ways = [cue for cue in told if re.search(r"−\d+ resources? for ", cue.reason)]
    assert ways
    assert not any("Automa pays" in note for cue in ways for note in cue.notes)


def test_a_picture_is_of_its_own_moment() -> None:
    """A cue in the middle of a turn is drawn of the table as it was then."""
    match, answerer = new("scythe", {"human": "saxony", "automa": "nordic"}, "moment"), human("scythe", "moment")
    while not match.answers or len(row(match).cues) < 3:
        assert match.ask is not None
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    seen: dict[int, str] = {}

    def watch(table: Any, told: int) -> None:
        seen[told] = repr((table.automa, table.human, table.resources))

    match.seen(watch)
    first, *_, last = row(match).cues
    assert first.told < last.told
    assert seen[first.told] != seen[last.told]
    assert len(scenes(match, row(match).cues, words("en", "scythe"))) == len(row(match).cues)


def test_a_line_of_several_answers_is_shown_from_its_beginning() -> None:
    match: Match[Any] = new("scythe", {"human": "polania", "automa": "nordic"}, "line")
    match.answer("worker C1-D2; end")
    assert match.line == 2
    assert match.tale.events[match.fresh].id == "echo-human-move"
    again = Match.load(match.journal(), lambda _: match.game)
    assert again.fresh == match.fresh
    match.undo()
    assert match.fresh == match.steps[-1].tale


def test_many_notes_that_lead_to_an_order_are_a_cue_before_it() -> None:
    many = [note(f"dealt-{at}") for at in range(5)]
    made = cues([head("turn"), *many, order("move"), note("end")], 0, marker).cues
    assert [len(cue.events) for cue in made] == [5, 2]
    assert [cue.told for cue in made] == [6, 8]


def test_a_track_that_was_reported_is_not_told_twice() -> None:
    match = new("redrising", {**SETUPS["redrising"][0], "first": "human", "house": "mars"}, "repeats")
    answerer = human("redrising", "repeats")
    while match.ask is not None and match.ask.id != "ask-turn-led":
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    match.answer("fleet 2")
    told = row(match)
    assert [event.id for event in told.echo] == ["order-track"]
    assert told.cues == ()
    match.answer("gain jupiter" if match.state.turn.led_at != "jupiter" else "gain mars")
    assert row(match).cues[0].main.id == "order-track"  # a bonus is still to be taken


def test_what_the_die_gives_is_still_to_be_taken() -> None:
    match = new("redrising", {"first": "human", "house": "mars"}, "die")  # which the human rolls
    answerer = human("redrising", "die")
    while match.ask is not None and match.ask.id != "ask-die":
        led = match.ask.id == "ask-turn-led"
        match.answer("gain deck" if led else match.ask.write(answerer(match.ask, match.state)))
    match.answer("helium")
    told = row(match)
    assert told.echo == ()
    assert (told.cues[0].main.id, told.cues[0].main.args["track"]) == ("order-track", "helium")


def test_a_bonus_of_the_human_says_where_it_comes_from() -> None:
    match = new("redrising", {**SETUPS["redrising"][0], "first": "human", "house": "mars"}, "bonus")
    answerer = human("redrising", "bonus")
    while match.ask is not None and match.ask.id != "ask-turn":
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    match.answer("lead jupiter; gain luna")
    shown = row(match).cues[:2]
    assert [one.main.id for one in shown] == ["order-sovereign", "order-track"]
    voice = words("ru", "redrising")
    assert [reason(one, voice) for one in shown] == ["бонус Луны", "братство Марса"]


def test_a_marker_that_moved_twice_says_from_where_to_where() -> None:
    moved = Change(Name("marker-coins"), 13, 17, (order("give"), order("give more")))
    cue = Cue((), moved.orders, (moved,), 2)
    assert list(cued(cue, words("en", "scythe"))) == ["The Automa’s coins: 13 → 17."]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", SETUPS)
def test_what_is_taken_back_says_the_opposite_of_each_order(id: str, lang: str) -> None:
    match, answerer, voice = new(id, SETUPS[id][0], "back"), human(id, "back"), words(lang, id)
    while match.ask is not None:
        match.answer(match.ask.write(answerer(match.ask, match.state)))
        orders = [one for one in match.tale.events[match.fresh :] if one.kind == Kind.ORDER]
        forward = {voice.event(one) for one in orders}
        steps = back(match, match.tale.events[match.fresh :])
        assert not forward & {taken_back(step, voice) for step in steps}
        kept = [step for step in steps if isinstance(step, Event)]
        assert kept == [one for one in reversed(orders) if one in kept]


def test_a_marker_goes_back_its_whole_way_and_a_piece_where_it_was() -> None:
    match = new("gaia", SETUPS["gaia"][0], "back")
    vp = [order("order-vp", amount=amount, total=total) for amount, total in ((1, 12), (3, 15))]
    mine = order("order-mine", hex="D6", type=Name("ice"), sector=3)
    said = [taken_back(one, words("ru", "gaia")) for one in back(match, [*vp, mine, note("chosen")])]
    assert said == ["Снимите шахту Автомы с D6 (сектор 3).", "ПО Автомы: 15 → 11."]
    assert back(match, [vp[0], mine, vp[1]]) == [Change(Name("marker-vp"), 15, 11), mine], "once, whatever lies between"


def test_an_order_without_words_for_its_opposite_is_quoted() -> None:
    golem = words("en", "golem")
    last = order("order-student", district=Name("red"), section=Name("section-2"))  # by older rules less was told
    assert taken_back(last, golem) == f"Undo: “{golem.event(last)[:-1]}”."
    assert taken_back(order("order-drop-marbles", number=10), golem).startswith("Undo: “Collect all")


def test_what_is_announced_comes_before_all_that_came_of_it() -> None:
    habits = Habits({"golem": "golems"}, loud=("influence",), in_turn=("golems",))
    pay, stand, work = order("vp", before=9, after=6), order("golem"), order("vp", before=6, after=8)
    made = cues([head("phase"), note("influence"), pay, stand, work], 0, marker, habits=habits).cues
    assert ids(made) == [["influence", "vp"], ["golem"], ["vp"]]
    assert ids(cues([head("phase"), pay, stand, work], 0, marker, habits=habits).cues) == [["golem"], ["vp", "vp"]]


def test_what_two_things_brought_are_two_cues_where_each_has_its_turn() -> None:
    habits = Habits({"golem": "golems"}, in_turn=("golems",), sources={"golem": ("action", "bonus")})
    action, bonus = note("action"), note("bonus")
    first, second = order("golem", number=1), order("golem", number=2)
    first.after, second.after = action, bonus
    made = cues([head("turn"), action, first, bonus, second], 0, marker, habits=habits).cues
    assert [(one.source.id if one.source else "", len(one.events)) for one in made] == [("action", 2), ("bonus", 2)]


def test_a_marker_that_ends_where_it_was_is_no_reason_of_what_it_went_with() -> None:
    habits = Habits(sources=dict.fromkeys(("student", "vp"), ("marble", "gain")))
    brought, gained = note("marble"), note("gain")
    step, down, up = order("student"), order("vp", before=9, after=6), order("vp", before=6, after=9)
    step.after, up.after = brought, gained
    (made,) = cues([head("turn"), brought, step, down, gained, up], 0, marker, habits=habits).cues
    assert made.idle == (down, up)
    assert made.source is brought
    (alone,) = cues([head("turn"), down, up], 0, marker, habits=habits).cues
    assert alone.idle == (), "then it is all that there is to tell"


def test_the_end_does_not_stand_under_what_was_told_before_it() -> None:
    habits = Habits(quiet=("round",), alone=("scoring",))
    made = cues([head("phase"), note("round"), head("scoring"), note("total")], 0, marker, habits=habits).cues
    assert [[one.id for one in cue.heads] for cue in made] == [["phase"], ["scoring"]]
    assert ids(made) == [["round"], ["total"]]


def test_markers_before_and_after_what_they_wait_for_are_one_cue() -> None:
    def moves(event: Event) -> Change | None:
        return Change(Name(event.id), 1, 2) if event.id in ("power", "coins", "cube") else None

    power, unit, coins, bonus, cube = (order(id) for id in ("power", "unit", "coins", "bonus", "cube"))
    habits = Habits({"unit": "mat", "bonus": MARKERS}, awaited=("unit",), loud=("stays",))
    made = cues([head("turn"), power, unit, coins, bonus, cube], 0, moves, habits=habits).cues
    assert (ids(made), [cue.told for cue in made]) == ([["unit"], ["power", "coins", "bonus", "cube"]], [3, 6])
    made = cues([head("turn"), note("stays"), power, unit, cube], 0, moves, habits=habits).cues
    assert ids(made) == [["stays", "power"], ["unit"], ["cube"]]  # what is announced is not put off


def test_in_scythe_a_unit_that_stays_is_in_sight() -> None:
    stay = note("note-stay")
    events = [head("head-automa-turn"), stay, order("order-move-mech"), order("order-automa-unit")]
    made = cues(events, 0, scythe.marker, scythe.leads, Habits(scythe.TOGETHER, loud=scythe.LOUD)).cues
    assert any(stay in cue.steps for cue in made)


def test_what_the_program_does_twice_is_not_asked_for() -> None:
    twice = Cue((), (order("order-renew-library"), order("order-renew-library")), (), 1)
    said = {voice: next(cued(twice, voice)) for voice in (words("en", "golem"), words_on_screen("en", "golem"))}
    assert [line.rpartition(". ")[2] for line in said.values()] == ["Do this twice.", "This happens twice."]


def test_what_moved_a_marker_is_told_in_its_order() -> None:
    action, gain = told(Kind.NOTE, "note-action", row=Name("artifacts")), order("order-gain", amount=3, total=3)
    pay, more = (order("order-pay", amount=one, total=1, what=what) for one, what in ((2, "gold"), (1, "upgrade")))
    moved = Change(Name("marker-resources"), 1, 0, (gain, pay, more))
    cue = Cue((), moved.orders, (moved,), 3, brought=((gain, action),))
    assert reason(cue, words("ru", "golem")) == (
        "+3 ресурса — действие артефактов; −2 ресурса — слиток золота; −1 ресурс — улучшение"
    )


def test_units_of_a_kind_are_told_with_their_number() -> None:
    units = [order("order-automa-unit", unit=Name(unit), number=1) for unit in ("mech", "mech", "worker")]
    shown = cued(Cue((), tuple(units), (), 1), words("en", "scythe"))
    assert [*shown] == [f"Move {some} from the faction mat to the Automa’s base." for some in ("2 mechs", "a worker")]


def test_what_decided_names_those_among_whom_it_did_where_that_fits() -> None:
    """In its row lie fewer marbles than in another one, which has no red marble."""

    def told(*steps: tuple[str, tuple[int, ...]]) -> str:
        why = Ladder("choice-marble")
        why.stood, why.rungs[:] = (
            (1, 2, 3, 4),
            [Rung("", name, {"colour": Name("red"), "colours": Name("red")}, left) for name, left in steps],
        )
        take = replace(order("order-marble"), why=why)
        return reason(Cue((), (take,), (), 1), words("ru", "golem"))

    most, red = "в этом ряду больше всего шаров", ("why-left-marble", (1, 2))
    of_red = "из красных шаров — тот, что в ряду, где шаров больше всего"
    assert told(red, ("why-most-marbles", (1,))) == of_red
    assert told(red, ("why-not-mirror", (1, 2)), ("why-most-marbles", (1,))) == of_red
    assert told(("why-left-marble", (1, 2, 3, 4)), ("why-most-marbles", (1,))) == most, "nobody fell out before"
    assert told(red, ("why-work", (1, 2, 3)), ("why-most-marbles", (1,))) == most, "another choice began"
    other = ("why-other", (1, 2, 3))
    whole = "из шаров не цвета персонажа там, где шаров больше всего, — первый по порядку цветов"
    assert told(other, ("why-most-marbles", (1, 2)), ("why-colour-order", (1,))) == whole
    work = "тот, что в ряду работы: стоят хотя бы два голема"
    assert told(red, ("why-work-token", (1,))) == f"из красных шаров — {work}"
    assert told(other, ("why-work-token", (1,))) == f"из шаров не цвета персонажа — {work}"
    row = "по критерию «Работа» тот, что в ряду работы или зеркала"
    of_other = f"из шаров не цвета персонажа — {row}"
    assert told(other, ("why-top", (1, 2)), ("why-work", (1,))) == of_other, "there is no room for more"


@pytest.mark.parametrize(
    ("id", "setup"),
    [("golem", {"door": "owner"}), ("gaia", {"automa-deck": "physical"}), ("scythe", {"automa-deck": "physical"})],
)
def test_what_was_told_of_a_turn_before_a_question_is_kept_at_hand(id: str, setup: dict[str, object]) -> None:
    """Every order since the heading, or since the human reported something, and nothing from before."""
    match, answerer, found = new(id, setup, "earlier"), human(id, "earlier"), 0
    while match.ask is not None and len(match.answers) < 160:
        match.answer(match.ask.write(answerer(match.ask, match.state)))
        past, events = earlier(match), match.tale.events
        if _turn_goes_on(match):
            continue
        heads = [at for at in range(match.fresh) if events[at].kind == Kind.HEAD and not events[at].id.endswith(CARD)]
        begun = max([0, *heads, *(step.tale for step in match.steps if step.free)])
        told = [event for cue in past for event in cue.events]
        here = events[begun : match.fresh]
        assert all(any(event is one for one in here) for event in told)
        if not match.steps[-1].free and len(past) < MOST_EARLIER:
            orders = [event for event in here if event.kind == Kind.ORDER]
            assert all(any(order is one for one in told) for order in orders)
            found += bool(orders)
    assert found > 2


def _turn_goes_on(match: Match[Any]) -> bool:
    """Whether the human's turn had begun before the last answer."""
    heads = (at for at in range(match.tale.told - 1, -1, -1) if match.tale.events[at].kind == Kind.HEAD)
    last = next((at for at in heads if match.tale.events[at].id != "head-combat"), 0)
    return match.tale.events[last].id == HUMAN_TURN and last < match.fresh


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_the_automas_turn_is_at_hand_as_long_as_the_humans_turn_goes_on(id: str, setup: dict[str, object]) -> None:
    """After any report beside the action and any correction, and under the heading of the turn."""
    match, answerer, kept, found = new(id, setup, "at hand"), human(id, "at hand"), list[Event](), 0
    voice = words_on_screen("en", id) if match.game.on_screen(match.setup) else words("en", id)
    while match.ask is not None and len(match.answers) < 60:
        beside = id == "gaia" and bool(kept) and match.ask.id == "ask-turn" and not _turn_goes_on(match)
        match.answer("vp +1" if beside else match.ask.write(answerer(match.ask, match.state)))
        if not _turn_goes_on(match):
            kept = [event for cue in (*earlier(match), *row(match).cues) for event in cue.events]
            continue
        past = earlier(match)
        told = [event for cue in past for event in cue.events]
        assert len(past) == MOST_EARLIER or all(any(event is one for one in told) for event in kept)
        found += bool(kept)
        shown = conducted(match, voice)
        assert len(shown["past"]) == len(past)
        assert shown["where"] or not isinstance(match.ask and match.ask.shape, Reports)
    assert found
