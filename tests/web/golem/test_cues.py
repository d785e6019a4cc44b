"""Golem's cues: few, in the order of the hands, each with its reason, and nothing left out."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from automarium.core.choose import Ladder, Rung
from automarium.core.tale import Event, Kind, Name
from automarium.cues import Habits, row
from automarium.cues import cues as cues_of
from automarium.cues.golem import IN_TURN, OUTCOMES, PARTS, SETTLED, SOURCES, TOGETHER, leads, marker
from automarium.games.golem.artifacts import gain_gold, yield_artifact
from automarium.games.golem.called import title
from automarium.games.golem.names import ARTIFACTS, SLOTS
from automarium.games.golem.shapes import told_colours
from automarium.games.golem.tracks import move_golem_track
from automarium.shelf import Shelf
from automarium.web import pages
from automarium.web.pages.told import conducted
from automarium.words import words, words_on_screen
from automarium.words.cued import ROOM, cued, reason, unmoved
from tests.bots import new, play
from tests.rules.golem.kit import do, table
from tests.web.conftest import fields, token
from tests.web.golem.kit import OWNER, shown, whole


def test_what_a_card_brings_is_told_before_what_comes_of_the_action() -> None:
    found = 0
    for seed in ("a", "c"):
        for match in whole({"level": "4"}, seed):
            told = [event for cue in row(match).cues for event in cue.events]
            begun = next((at for at, one in enumerate(told) if one.id == "note-kind"), 0)
            late = [one for one in told[begun:] if one.id == "note-card"]
            assert late == [], match.answers
            found += bool(begun)
    assert found > 6


def test_of_two_golems_the_reason_says_which_is_meant() -> None:
    voice, found = words_on_screen("ru", "golem"), 0
    for seed in ("a", "b", "c"):
        for match in whole({"level": "4"}, seed):
            for cue in row(match).cues:
                moved = [one for one in cue.events if one.id == "order-activate" and one.why]
                reasons = {voice.decided(one.why, among=0) for one in moved if one.why and len(one.why.candidates) > 1}
                if len(reasons - {""}) > 1:
                    assert re.search(r"(красный|жёлтый|синий) [IVX]+: ", reason(cue, voice))
                    found += 1
    assert found


def test_what_is_paid_back_is_a_cue_of_its_own_that_says_why() -> None:
    found = 0
    for seed in ("c", "e"):
        for match in whole({}, seed):
            for cue, _ in shown(match):
                ids = [event.id for event in cue.events]
                assert not {"order-student", "order-student-back"} <= {*ids}
                if "note-black-price" in ids:
                    assert (
                        next(iter(cued(cue, words("ru", "golem"))))
                        == "За чёрную книгу Автома платит шагом ученика назад."
                    )
                    found += 1
    assert found


def test_in_phase_6_income_comes_before_the_upgrade() -> None:
    found = 0
    for match in whole({}, "cue"):
        cues = [cue for cue, _ in shown(match) if cue.heads[-1].id == "head-income"]
        ids = [event.id for cue in cues for event in cue.events]
        incomes = [at for at, one in enumerate(ids) if one == "note-incomes"]
        upgrades = [at for at, one in enumerate(ids) if one == "order-upgrade"]
        assert all(income < upgrade for income in incomes for upgrade in upgrades)
        found += bool(incomes and upgrades)
    assert found > 2


def test_in_phase_6_on_the_screen_every_gain_says_what_brought_it() -> None:
    """On one screen with the upgrade a point had no reason, or one that was cut off."""
    found, voice = 0, words_on_screen("uk", "golem")
    for match in whole({"level": "3"}, "a"):
        for cue, _ in shown(match, "uk"):
            if cue.heads[-1].id == "head-income" and any(one.id == "note-incomes" for one in cue.events):
                assert "order-upgrade" not in [one.id for one in cue.events]
                assert "дохід учнів і шкал" in reason(cue, voice)
                found += 1
    assert found > 2


def test_the_reason_for_a_colour_names_what_left_out_the_colours_before_it() -> None:
    """By the order of colours blue came first, where two blue marbles lay: the character shows them."""
    for language, told in (
        ("uk", "у ряду, чий жетон стратегії вище, з куль не кольору персонажа — перша"),
        ("ru", "в ряду, чей жетон стратегии выше, из шаров не цвета персонажа — первый"),
    ):
        voice = words_on_screen(language, "golem")
        ladder = Ladder("choice-marble")
        ladder.stood = tuple("abcdefgh")
        colours = told_colours((*map(Name, ("blue", "red", "yellow", "black", "white")),))
        for name, left in (("why-top", "abcd"), ("why-other", "ab"), ("why-colour-order", "a")):
            ladder.rungs.append(Rung("G-1", name, {"colours": colours}, tuple(left)))
        said = voice.decided(ladder, among=2)
        assert said.startswith(told)
        assert len(said) <= ROOM


def test_a_marble_out_of_mirror_says_what_follows() -> None:
    """After where it is taken from: the action came first."""
    found = 0
    for match in whole({}, "c"):
        for cue, _ in shown(match):
            if cue.main.id == "order-marble" and cue.main.args["row"] == "mirror":
                line = next(iter(cued(cue, words_on_screen("ru", "golem"))))
                assert re.fullmatch(r"Автома берёт .* из ряда зеркала, чтобы выполнить действие .*\.", line)
                found += 1
    assert found


def test_new_action_tiles_are_told_in_words_in_every_round() -> None:
    """On one screen with the marbles there were only their signs."""
    told = []
    for match in whole({"level": "1"}, "a"):
        for cue, scene in shown(match, "ru"):
            if cue.main.id == "order-action-tiles":
                (line,) = cued(cue, words_on_screen("ru", "golem"))
                tiles = [words("ru", "golem").say(one) for one in cue.main.args["tiles"]]
                assert all(one in line and one in scene for one in tiles)
                told.append(cue.heads[-1].id)
    assert told == ["head-setup", *["head-refresh"] * 3]


def test_what_was_answered_in_the_last_round_is_not_told_in_the_next() -> None:
    """The marble of the round before stood over the first turn of the new one."""
    found = set()
    for match in whole({"level": "1"}, "a"):
        if match.answered is not None:
            heads = [event.id for event in match.tale.events[match.fresh :]]
            assert conducted(match, words_on_screen("ru", "golem"))["ended"] is ("head-round" in heads)
            found.add("head-round" in heads)
    assert found == {True, False}


def test_a_new_golem_that_works_is_told_before_what_came_of_it() -> None:
    """It stood below the money that it had brought."""
    found = 0
    for match in whole({"level": "4"}, "i"):
        for cue, _ in shown(match):
            if "note-leg-3" in [event.id for event in cue.events]:
                assert cue.events[0].id == "note-leg-3"
                found += 1
    assert found


def test_why_an_upgrade_is_missing_or_does_something_is_said() -> None:
    said, voice = "", words_on_screen("ru", "golem")
    for seed in ("a", "c"):
        for match in whole({"level": "2"}, seed):
            for cue, _ in shown(match):
                said += "\n".join([*cued(cue, voice), *map(voice.event, cue.notes), ""])
    assert re.search(r"Других улучшений \S+ не осталось\.", said)
    assert "Это улучшение сразу активирует голема.\n" in said
    assert re.search(r"Опережают своих учеников: голем \S+ района — на \d\.\nЗа управление големами", said)
    assert re.search(r"делают \d шага? вперёд: шкала големов — \d, карта персонажа — \d\.", said)


def test_a_turn_of_the_automa_has_few_cues() -> None:
    turns = [
        len(turn)
        for seed in ("a", "b", "c")
        for match in whole({"level": "3"}, seed)
        if (turn := [cue for cue, _ in shown(match) if cue.heads and cue.heads[-1].id == "head-automa-turn"])
    ]
    assert len(turns) > 30
    assert sum(turns) / len(turns) < 5.4, "each golem works, and what came of that is told, before the next one works"
    assert sorted(turns)[len(turns) * 9 // 10] <= 7


def test_the_words_about_the_data_are_a_line_and_not_a_cue(client: TestClient) -> None:
    table = client.post("/new/golem", data={"guard": token(client), "seed": "data"}).url.path
    page = client.get(table).text
    assert page.count('class="why unchecked"') == 1
    assert "unchecked" not in page[: page.index('class="say"')], "what is to be done comes first"
    owner = client.post("/new/golem", data={"guard": token(client), "seed": "data", "door": "owner"}).url.path
    assert 'class="why unchecked"' in client.get(owner).text
    client.post(f"{owner}/answer", data={**fields(client.get(owner).text), "answer": "s1 +3r"})
    assert 'class="why unchecked"' not in client.get(owner).text


def test_two_steps_along_a_track_are_told_once() -> None:
    """With the total, whatever else is told between them."""
    t = table()
    t.tale.head("head-automa-turn", number=1)
    for _ in range(2):
        do(move_golem_track(t, 1))
        t.score(2)
    (cue,) = cues_of(t.tale.events, 0, marker, leads, Habits(together=TOGETHER)).cues
    change = next(one for one in cue.changes if one.marker == "marker-golem-track")
    assert len(change.orders) == 2
    said = [line for line in cued(cue, words("ru", "golem")) if "на шкале" in line]
    assert len(said) == 1
    assert said[0].endswith(f": {change.before} → {change.after}.")


def test_all_that_the_program_lays_out_is_one_cue() -> None:
    match = new("golem", {"level": "1"}, "tiles")
    first, *_ = shown(match)
    assert first[0].main.id == "care-trial", "what the player is to do comes first"
    found = [(cue, scene) for cue, scene in shown(match) if cue.main.id == "order-characters"]
    assert [cue.about for cue, _ in found] == ["cue-table"]
    assert found[0][1].count('class="house lit"') == 21


RESOURCES, VP = Name("marker-resources"), Name("marker-vp")


def test_what_was_paid_and_gained_back_is_told_although_nothing_moves() -> None:
    bonus, paid = Event(Kind.NOTE, "note-active", {"colour": "red"}), {"what": "golem", "discount": 0}
    pay = Event(Kind.ORDER, "order-pay", {"amount": 3, "before": 6, "total": 3, "moves": 1, **paid}, None, bonus)
    gain = Event(Kind.ORDER, "order-gain", {"amount": 3, "before": 3, "total": 6, "moves": 1}, None, bonus)
    track = Event(Kind.ORDER, "order-golem-track", {"space": 2, "before": 1}, None, bonus)
    (cue,) = cues_of([Event(Kind.HEAD, "head-automa-turn", {}), pay, gain, track], 0, marker).cues
    (told,) = unmoved(cue, words("en", "golem"))
    assert told.startswith("The Automa’s resources: 6, no change (−3 resources for the new golem; +3 resources")
    stuck = [Event(Kind.ORDER, "order-pay", {**one.args, "before": -5, "total": -5, "moves": 0}) for one in (pay, pay)]
    (cue,) = cues_of([Event(Kind.HEAD, "head-automa-turn", {}), *stuck, track], 0, marker).cues
    assert not unmoved(cue, words("en", "golem")), "at the end of its track it could not move"


def test_what_moved_the_markers_adds_up() -> None:
    """Every step of the resource marker, and every VP beyond the ends of its track, is told with what brought it."""
    found = 0
    for seed in ("a", "b", "c"):
        for match in whole({"level": "3"}, seed):
            for cue, _ in shown(match):
                if not any(len(change.orders) > 1 and not change.still for change in cue.changes):
                    continue
                told = reason(cue, words("en", "golem")).replace("−", "-").split("; ")
                sums = {
                    unit: sum(int(part.split()[0]) for part in told if (part.split()[1] == "VP") == unit)
                    for unit in (False, True)
                    if not any(event.why for event in cue.events)
                }
                told_of = [change for change in cue.changes if not (change.still and cue.idle)]
                moved = {change.marker: change.after - change.before for change in told_of}
                lost = sum(
                    event.args["amount"] * (1 if event.id == "order-below" else -1)
                    for event in cue.events
                    if event.id in ("order-below", "order-beyond")
                )
                if sums and RESOURCES in moved:
                    assert sums == {False: moved[RESOURCES] - lost, True: moved.get(VP, 0)}, told
                    found += 1
    assert found


BETWEEN = ("head-turn-order", "head-influence", "head-income", "head-control", "head-refresh", "head-movement")


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_without_a_box_a_round_changes_in_a_few_screens_and_nothing_is_left_out(seed: str) -> None:
    for match in whole({"level": "2"}, seed):
        found = row(match)
        told = [event for cue in found.cues for event in cue.events]
        fresh = [one for one in match.tale.events[match.fresh :] if one.kind != Kind.HEAD]
        heads = [cue.heads[-1].id for cue in found.cues if cue.heads]
        if "head-refresh" in heads:
            assert all(any(one is event for event in (*told, *found.echo)) for one in fresh)
            assert heads.count("head-refresh") == 2, "the action tiles, and what else is new"
            assert sum(head in BETWEEN for head in heads) <= 11


def test_two_points_say_of_what_nothing_came() -> None:
    """Here of Work, where no golem stands."""
    found: set[str] = set()
    for seed in ("a", "b", "c", "d"):
        for match in whole({"level": "1"}, seed):
            for cue, _ in shown(match):
                if cue.main.id == "order-useless":
                    found.update(cued(cue, words("ru", "golem")))
    assert any(one.startswith("Действие работы, но ни один голем не стоит, поэтому Автома получает") for one in found)
    assert not any(one.startswith("Выгоды нет") for one in found), "each says of what"


def test_before_the_totals_of_humans_the_automas_stands_alone() -> None:
    """All its lines before it did not fit into a small window, and the total was cut off."""
    match = new("golem", OWNER, "total")
    while match.ask and match.ask.id != "ask-total":
        play(match, f"total {len(match.answers)}", 1)
    echo = pages.conducted(match, words("ru", "golem"))["echo"]
    assert [one for one in echo if "Автом" in one] == [echo[-1]]
    assert echo[-1].startswith("Итог Автомы: ")


def test_what_is_to_be_done_is_done_and_not_understood(client: TestClient, shelf: Shelf) -> None:
    """One's own golems, too, are moved by hand."""
    match = new("golem", OWNER, "by hand")
    while not any(cue.main.id == "care-own-golems" for cue in row(match).cues):
        play(match, f"by hand {len(match.answers)}", 1)
    client.cookies.set("lang", "ru")
    page = client.get(f"/match/{shelf.add(match).id}").text
    done = dict(re.findall(r'<li class="cue (\w+)"[^>]* data-done="(\w+)"', page))
    assert done["care"] == "Сделано"


def test_an_artifact_is_announced_with_the_gold_that_completes_it() -> None:
    t = table()
    t.tale.head("head-automa-turn", number=1)
    t.box.rows["cauldron"], t.gold = [3, 3, 3, 3], 1
    do(gain_gold(t, 2))
    told = cues_of(t.tale.events, 0, marker, leads, Habits(TOGETHER)).cues
    lines = list(cued(told[0], words("ru", "golem")))
    assert [("Артефакт 4 создан" in line) for line in lines] == [False, True]


def test_what_an_artifact_and_its_tile_bring_adds_up() -> None:
    """The reason said only that the artifact was completed."""
    t = table()
    t.tale.head("head-automa-turn", number=1)
    t.upgrades[ARTIFACTS] = [SLOTS[0], SLOTS[1]]
    do(yield_artifact(t, 3, income=True))
    (cue,) = cues_of(t.tale.events, 0, marker, leads, Habits(TOGETHER, sources=SOURCES)).cues
    assert reason(cue, words("ru", "golem")) == "доход артефакта 4: (2 + 1 за жетон) × 2; жетон артефакта 4 × 2"


def test_that_the_cards_form_the_rabbi_symbol_is_the_reason_for_the_rabbi() -> None:
    """It stood at the end of all that the cue tells."""
    found = []
    for seed in ("a", "b"):
        for match in whole(OWNER, seed):
            for cue in row(match).cues:
                symbol = [
                    one for one in cue.events if one.why and one.why.decider and one.why.decider.name == "why-symbol"
                ]
                if symbol and cue.main.id.startswith("order-rabbi"):
                    found.append(reason(cue, words("ru", "golem")))
    assert found
    assert all(one.startswith("карты образовали символ раввина; ") for one in found)


def test_what_came_of_a_kill_is_told_before_the_next_golem_works() -> None:
    """Its points and the golem track waited until the whole Work was over, with all that was paid by then."""
    kill = Event(
        Kind.ORDER, "order-kill", {"district": Name("red"), "section": Name("section-4"), "lay": 0, "space": 1}
    )
    tile = Event(Kind.NOTE, "note-tile", {"district": Name("red"), "number": 3})
    told = [
        Event(Kind.HEAD, "head-automa-turn", {}),
        Event(
            Kind.ORDER, "order-pay", {"amount": 1, "before": 3, "total": 2, "moves": 1, "what": "work", "discount": 0}
        ),
        kill,
        Event(Kind.ORDER, "order-vp", {"amount": 4, "total": 17}, None, kill),
        Event(Kind.ORDER, "order-golem-track-back", {"space": 2, "before": 3}, None, kill),
        Event(Kind.ORDER, "order-activate", {"district": Name("blue"), "section": Name("section-2")}),
        Event(Kind.ORDER, "order-pay", {"amount": 1, "before": 2, "total": 1, "moves": 1, "what": "other"}, None, tile),
        Event(Kind.ORDER, "order-gold", {"total": 2, "made": 0}, None, tile),
    ]
    habits = Habits(TOGETHER, sources=SOURCES, in_turn=IN_TURN, outcomes=OUTCOMES)
    cues = cues_of(told, 0, marker, leads, habits).cues
    assert [[event.id for event in cue.events] for cue in cues] == [
        ["order-pay"],
        ["order-kill"],
        ["order-vp", "order-golem-track-back"],
        ["order-activate"],
        ["order-pay"],
        ["order-gold"],
    ], "and a price comes before what is bought with it"


def test_books_have_no_number_of_ours() -> None:
    """In orders and reasons a book is known by its colour and place; an owner's name for it is said."""
    voice, seen = words("en", "golem"), 0
    for match in whole({"level": "3"}, "books"):
        for event in match.tale.events[match.fresh :]:
            if "title" in event.args:
                assert "No." not in voice.event(event)
                seen += 1
    assert seen
    assert voice.say("told-known-book", {"colour": Name("red"), "title": title("zohar")}) == "red book “zohar”"


def test_an_area_that_is_finished_is_not_counted_among_the_things() -> None:
    for match in whole({"level": "4"}, "things"):
        for event in match.tale.events[match.fresh :]:
            rungs = event.why.rungs if event.why else ()
            assert all("–" not in words("en", "golem").say(one.name, one.args) for one in rungs)


def test_a_round_ends_before_the_next_one_is_told_of() -> None:
    """A phase 7 in which nothing is paid is no part of what is done in the next round."""
    ended = 0
    for match in whole({"level": "2"}, "ends"):
        for cue, _ in shown(match):
            ids = [event.id for event in cue.events]
            if "end-of-round" in ids:
                ended += 1
                assert not {"head-round", "head-refresh"} & {head.id for head in cue.heads}, ids
    assert ended


def test_what_moves_the_golem_track_down_is_the_killed_golem() -> None:
    """Beside the bonus of its space; of a marker that ends where it was nothing is said."""
    match = play(new("golem", {"level": "2"}, "k9"), "k9", 16)
    cue = next(one for one in row(match).cues if one.source and one.source.id == "order-kill")
    assert reason(cue, words("en", "golem")) == "the bonus of the grave; the killed golem"
    match = play(new("golem", {"level": "2"}, "k14"), "k14", 19)
    cue = next(one for one in row(match).cues if one.idle and one.source and one.source.id == "order-kill")
    assert reason(cue, words("en", "golem")) == "the bonus of the grave"


def test_each_starting_tile_is_told_with_what_it_gives() -> None:
    for seed in "abc":
        match = new("golem", {"level": "4"}, seed)
        tiles = [cue for cue in row(match).cues if any(one.id == "note-starting-tile" for one in cue.events)]
        assert len(tiles) == 4
        for cue in tiles:
            (tile,) = [one for one in cue.events if one.id == "note-starting-tile"]
            assert all(source is tile for _, source in cue.brought)
            assert len(cue.steps) > 1, "what it gives stands below it"


def test_a_sum_that_is_too_long_for_a_line_stands_part_by_part_in_the_sheet() -> None:
    voice, found = words_on_screen("ru", "golem"), 0
    for match in whole({"level": "4"}, "a"):
        for cue, told in zip(row(match).cues, conducted(match, voice)["cues"], strict=False):
            if told.parts:
                assert not set(told.parts) & set(told.reason.split("; "))
                assert all("— " in part for part in told.parts)
                found += 1
            elif any(len(change.orders) > 1 for change in cue.changes):
                assert len(told.reason) <= ROOM
    assert found > 2


def test_a_book_that_was_not_taken_is_told_with_the_marble() -> None:
    match, found = play(new("golem", {"level": "1"}, "a"), "a"), 0
    for at, step in enumerate(match.steps, 1):
        if step.ask.id == "ask-took-book" and match.steps[at - 2].ask.id == "ask-turn":
            heard = conducted(match.at(at), words_on_screen("ru", "golem"))["echo"]
            assert any(one.startswith(("Взят ", "Раввин ")) for one in heard[:-1])
            assert "книг" in heard[-1].casefold()
            found += 1
    assert found


def test_resources_that_lead_out_of_the_red_zone_are_told_before_the_upgrade() -> None:
    """Where the marker stood in the red zone the upgrade looked like a slip, until the last reason told of them."""
    note = Event(Kind.NOTE, "note-red-zone-left", {})
    told = [
        Event(Kind.HEAD, "head-automa-turn", {}),
        Event(Kind.ORDER, "order-gain", {"amount": 2, "before": 2, "total": 4, "moves": 1}),
        note,
        Event(Kind.ORDER, "order-upgrade", {"area": Name("study")}),
        Event(Kind.ORDER, "order-pay", {"amount": 4, "before": 4, "total": 0, "moves": 1, "what": "upgrade"}),
    ]
    made = cues_of(told, 0, marker, leads, Habits(TOGETHER, parts=PARTS)).cues
    assert [cue.main.id for cue in made] == ["order-gain", "order-upgrade", "order-pay"]
    made = cues_of([one for one in told if one is not note], 0, marker, leads, Habits(TOGETHER, parts=PARTS)).cues
    assert [cue.main.id for cue in made] == ["order-upgrade", "order-gain"], "else a marker is moved once"


def test_what_a_golem_brought_on_a_track_is_told_before_the_next_one_works() -> None:
    def activated(district: str) -> Event:
        return Event(Kind.ORDER, "order-activate", {"district": Name(district), "section": Name("section-2")})

    told = [
        Event(Kind.HEAD, "head-automa-turn", {}),
        activated("blue"),
        Event(Kind.ORDER, "order-study", {"space": 3, "before": 2}),
        activated("yellow"),
        Event(Kind.ORDER, "order-pay", {"amount": 1, "before": 2, "total": 1, "moves": 1, "what": "other"}),
    ]
    made = cues_of(told, 0, marker, leads, Habits(TOGETHER, in_turn=IN_TURN, settled=SETTLED)).cues
    assert [cue.main.id for cue in made] == ["order-activate", "order-study", "order-activate", "order-pay"]
