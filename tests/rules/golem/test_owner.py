"""The owner's door: a box entered by hand, remembered, written out, and used again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from automarium.core.errors import BadPack, Refusal
from automarium.core.match import Match
from automarium.core.tale import Event
from automarium.games import game
from automarium.games.golem import books, owner_pack, rabbi
from automarium.games.golem.artifacts import FIRST_TILE, benefit, play_tile, price_of_slot
from automarium.games.golem.box import PACK, Box, Signs, house_box, house_pack, open_box, owners_pack, read_owner_pack
from automarium.games.golem.cards import AutomaCard
from automarium.games.golem.dealing import drop_marbles
from automarium.games.golem.names import BLUE, CHARACTERS, GOLEM, RED, SECTIONS, SLOTS, WHITE, YELLOW
from automarium.games.golem.notation import effect, line
from automarium.games.golem.phases import other_income
from automarium.games.golem.shapes import AllSigns, BoardLine, MarblesLine, PricesLine, RowLine
from automarium.games.golem.survey import survey, survey_reports
from tests.bots import human
from tests.rules.golem.kit import asked, do, older_table, table, told
from tests.rules.golem.owner import PRINTED, Owner, whole_survey

LEVEL = {"door": "owner", "level": "3"}


def play_on(match: Match[Any], owner: Owner, seed: str, answers: int = 10_000) -> list[tuple[str, str]]:
    """Plays as that owner would; returns what was asked and typed."""
    bot = human("golem", seed)
    typed: list[tuple[str, str]] = []
    while match.ask is not None and len(typed) < answers:
        text = owner.answer(match.ask, match.state)
        if text is None:
            text = match.ask.write(bot(match.ask, match.state))
        typed.append((match.ask.id, text))
        match.answer(text)
    return typed


def first_match() -> tuple[Match[Any], list[tuple[str, str]]]:
    """A whole first match with an unknown box, saved and resumed in the middle."""
    match = Match(game("golem"), LEVEL, "first")
    owner = Owner("first")
    typed = play_on(match, owner, "first", 45)
    resumed = Match.load(match.journal(), game)
    assert resumed.fingerprint() == match.fingerprint()
    assert resumed.state.box == match.state.box, "what the owner has entered comes back by replaying"
    typed += play_on(resumed, owner, "first later")
    return resumed, typed


def known_box() -> dict[str, Any]:
    """The owner's pack after a first match, completed with everything that the Automa has not met yet."""
    match, _ = first_match()
    box = match.state.box
    assert 0 < len(box.cards) < 20
    match.undo()
    for entry in whole_survey():
        match.answer(f"fix {entry}")
    found = owner_pack(match.state)
    assert found is not None
    assert found[0] == PACK
    return found[1]


@pytest.fixture(scope="module")
def pack() -> dict[str, Any]:
    return known_box()


def test_a_first_match_asks_what_the_automa_meets_and_remembers_it() -> None:
    match, typed = first_match()
    assert match.over
    asked_for = [(id, text) for id, text in typed if id not in ("ask-turn", "ask-marbles", "ask-action-tile")]
    cards = [text for id, text in typed if id == "ask-card"]
    assert len(cards) == 12
    assert any(" " in text for text in cards), "entered by their signs"
    assert {"ask-round", "ask-prices-golem", "ask-placed-book", "ask-artifact-numbers"} <= {id for id, _ in asked_for}
    alone = ("ask-golem-spaces", "ask-study-spaces", "ask-red-zone", "ask-prices-golem", "ask-neighbourhood")
    once = [id for id, _ in typed if id in alone]
    assert len(once) == len(set(once)), "never asked twice"
    box: Box = match.state.box
    for id, card in box.cards.items():
        printed = PRINTED.cards[id]
        assert all(part in (None, getattr(printed, name)) for name, part in card._asdict().items())


def test_new_cards_are_completed_when_another_column_is_needed() -> None:
    _, typed = first_match()
    completed = [id for id, _ in typed if id.startswith("ask-card-")]
    assert "ask-card-rabbi" in completed
    assert "ask-card-marble" not in completed, "it was in the first line already"


def test_all_twenty_cards_make_the_box_known(pack: dict[str, Any]) -> None:
    assert len(pack["cards"]) == 20
    name, data = read_owner_pack(json.dumps(pack), "mine.json")
    assert name == PACK
    assert data == pack
    assert pack["status"] == "owner"


def owned(pack: dict[str, Any], seed: str, **setup: str) -> Match[Any]:
    return Match(game("golem"), game("golem").setup({**LEVEL, **setup}, {PACK: pack}), seed)


def test_a_second_match_in_which_only_ids_are_typed(pack: dict[str, Any]) -> None:
    match = owned(pack, "second", **{"automa-deck": "physical"})
    typed = play_on(match, Owner("second"), "second")
    assert match.over
    by_id = [text for id, text in typed if id in ("ask-card", "ask-book", "ask-artifact-tile", "ask-starting-tile")]
    assert len(by_id) >= 12
    assert all(" " not in text for text in by_id)
    others = {id for id, _ in typed} - {"ask-card", "ask-book", "ask-artifact-tile", "ask-starting-tile"}
    assert others <= {
        *("ask-characters", "ask-neighbourhood", "ask-marbles", "ask-turn", "ask-total"),
        *("ask-action-tile", "ask-where-tile", "ask-late-turn", "ask-slot"),
        *("ask-human-taken", "ask-human-late", "ask-took-book", "ask-took-grave"),
    }, "nothing of the box is asked any more but the prices of another artifact tile"


def rounds(match: Match[Any]) -> Iterator[int]:
    """How many answers each round took."""
    starts = [at for at, event in enumerate(match.tale.events) if event.id == "head-round"]
    ends = [*starts[1:], next(at for at, event in enumerate(match.tale.events) if event.id == "head-scoring")]
    for start, end in zip(starts, ends, strict=True):
        yield sum(start < step.tale <= end for step in match.steps)


def test_once_the_box_is_known_a_round_takes_at_most_nine_short_inputs(pack: dict[str, Any]) -> None:
    """Three turns of the human, the marbles, the tile of the rabbi, now and then a book or what a human has taken or an
    action has brought; the program draws."""
    counts: list[int] = []
    for seed in range(8):
        match = owned(pack, f"program {seed}")
        typed = play_on(match, Owner(f"program {seed}"), f"program {seed}")
        assert "ask-card" not in {id for id, _ in typed}
        counts += rounds(match)
        assert max(len(text) for id, text in typed if id != "ask-marbles") < 30
    assert len(counts) == 32
    assert max(counts) <= 12, "now and then the tiles of a district besides"
    assert sum(counts) / len(counts) <= 8
    physical = owned(pack, "hand", **{"automa-deck": "physical"})
    play_on(physical, Owner("hand"), "hand")
    assert sum(rounds(physical)) / 4 <= 11


def test_a_first_match_takes_at_most_thirteen_inputs_a_round() -> None:
    """Of an owner who enters what is printed on a thing as a whole, as the pictures lead one to do; what was asked for
    before the first round by older rules is asked for in the rounds, most of it by one tap. What a human may report on
    the way, and the player at random does now and then, nobody has asked for."""
    counts: list[int] = []
    left: list[int] = []
    unasked = 0
    for seed in range(40):
        match = Match(game("golem"), {"door": "owner", "level": "2"}, f"first {seed}")
        left = [sum(match.state.box.unknown().values())]
        owner = Owner(f"first {seed}", whole=True)
        while match.ask is not None:
            play_on(match, owner, f"first {seed} so {len(left)}", 1)
            left.append(sum(match.state.box.unknown().values()))
        assert left == sorted(left, reverse=True), "what is not known yet only shrinks"
        assert left[-1] < left[0] - 20
        counts += rounds(match)
        unasked -= sum(step.answer.split()[0] in ("grave", "menorah", "book") for step in match.steps)
    assert (sum(counts) + unasked) / len(counts) <= 13


def test_nothing_is_asked_before_everything_is_laid_out() -> None:
    """And then only what the Automa needs to begin: its starting tiles, the characters, the marbles."""
    match = Match(game("golem"), LEVEL, "begin")
    told = [event.id for event in match.tale.events]
    assert told.index("care-entered-once") < told.index("order-lay-board") < told.index("order-shuffle")
    asked_for = []
    for text in ("s1 +3r", "s2 +3r", "s3 +3r", "39 43 41 46", "work RRYYBB golem KWWW | RY 1 1"):
        assert match.ask is not None
        asked_for.append(match.ask.id)
        match.answer(text)
    assert asked_for[2:] == ["ask-starting-tile", "ask-characters", "ask-round"]
    assert match.ask is not None
    assert match.ask.id == "ask-card"


def test_the_tiles_of_a_district_and_the_artifact_tile_are_asked_when_they_are_met() -> None:
    t = table(door="owner")
    t.neighbourhood.clear()
    with pytest.raises(Refusal, match="tiles-bad"):
        do(t.tile(BLUE, 1), "1245789 1245789")
    assert do(t.tile(RED, 3), "1245789 1345670 1456789") == 4
    assert do(t.tile(BLUE, 7)) == 9
    del t.neighbourhood[BLUE]
    assert do(t.tile(BLUE, 1), "1456789") == 1, "where some are known, only those of the district"
    t.artifact_tile = ""
    assert do(benefit(t, 1), "+2r") == effect("+2r"), "the first tile of all is a new one"
    t.artifact_tile = ""
    assert do(benefit(t, 1), "at2a +3v +2r +1v +1g") == effect("+2r")
    assert t.artifact_tile == "at2a"


def test_by_older_rules_an_owner_told_the_board_before_the_first_order() -> None:
    match = Match(game("golem"), game("golem").setup(LEVEL, rules=4), "older")
    typed = play_on(match, Owner("older"), "older", 4)
    assert [id for id, _ in typed] == ["ask-characters", "ask-all-signs", "ask-neighbourhood", "ask-marbles"]


def test_all_that_is_known_of_a_box_leaves_nothing_to_ask(pack: dict[str, Any]) -> None:
    assert set(owned(pack, "known").state.box.unknown().values()) == {0}


def test_prices_by_their_numbers_alone() -> None:
    shape = PricesLine(GOLEM)
    named = "leg-2 2 leg-3 3 control 3 extra 4 cemetery 5 golem-menorahs 8"
    numbers = [named.split()[named.split().index(name) + 1] for name in shape.names]
    assert shape.parse(" ".join(numbers)) == shape.parse(named)
    with pytest.raises(Refusal, match="prices-fact"):
        shape.parse("9 9 9 9 9 9")


def test_the_signs_of_several_characters_in_one_line() -> None:
    shape = AllSigns(CHARACTERS[:2])
    value = shape.parse("ry 2, B b 1")
    assert value == {CHARACTERS[0]: Signs(RED, YELLOW, 2), CHARACTERS[1]: Signs(BLUE, BLUE, 1)}
    assert shape.parse(shape.write(value)) == value
    for wrong in ("RY 2", "RY 2 BB", "RY 2 BB 1 RR 1", "RK 2 BB 1"):
        with pytest.raises(Refusal):
            shape.parse(wrong)


def test_the_golem_track_is_as_long_as_its_row_of_steps() -> None:
    t = older_table(4, door="owner")
    do(t.printed("golem-steps", t.golem_track), "1 1 1 2 2 3")
    assert (t.box.rows["golem-spaces"], t.box.rows["golem-steps"][5:7]) == ([6], [3, None])
    older = older_table(3, door="owner")
    do(older.printed("golem-steps", 2, space=3), "1")
    assert older.box.rows["golem-spaces"] == [None]


def test_a_gap_in_a_row_is_asked_when_it_is_needed() -> None:
    t = table(door="owner")
    assert do(t.printed("slot", 1, slot=SLOTS[1]), "2 _ 3", "4") == 4
    assert (t.box.rows["cauldron"], t.box.rows["slot"][:3]) == ([None, None, None, 2], [3, 4, None])


@pytest.mark.rule("B-29")
def test_every_artifact_tile_has_its_own_prices() -> None:
    """A second match took those of the first one's tile."""
    t, again = table(door="owner"), table(door="owner")
    t.artifact_tile = again.artifact_tile = ""
    assert do(price_of_slot(t, SLOTS[0]), "2 5 3") == 3
    again.box = open_box(game("golem").setup({"door": "owner"}, {PACK: owners_pack(t.box)}))
    assert again.box.slots == {"a1": [3, 5, *[None] * 6]}
    assert do(price_of_slot(again, SLOTS[0]), "a2", "4") == 4
    assert (again.box.known_slots()["a1"][:2], again.box.known_slots()["a2"][:2]) == ([3, 5], [4, None])
    play_tile(again, "a1")
    assert do(price_of_slot(again, SLOTS[1])) == 5


def test_an_older_pack_has_the_prices_of_the_first_tile_it_knows() -> None:
    t = table(door="owner")
    t.box.artifacts, t.box.rows["slot"] = {"a1": [None] * 4}, [3, *[None] * 7]
    t.box.play_tile("a2")
    assert (t.box.rows["slot"], t.box.known_slots()) == ([None] * 8, {"a1": [3, *[None] * 7]})


@pytest.mark.parametrize(
    ("row", "at", "args"),
    [("position", 1, {"position": 2}), ("entry", 0, {"section": SECTIONS[8]}), ("red-zone", 1, {})],
)
def test_a_number_of_the_boards_is_asked_for_alone(row: str, at: int, args: dict[str, Any]) -> None:
    """Where by older rules the whole row was, or the whole board."""
    t = table(door="owner")
    assert do(t.printed(row, at, **args), "1") == 1
    assert [one for one in t.box.rows[row] if one is not None] == [1]
    assert isinstance(asked(older_table(8, door="owner").printed(row, at)).shape, BoardLine | RowLine)


def test_a_new_book_is_told_with_the_price_of_its_place() -> None:
    """They are looked at together; once the place is known, the book alone."""
    t = table(door="owner", resources=10)
    t.library = [None] * 5
    assert do(books.book_at(t, 3), "2 b7 red 3") == t.book("b7")
    assert t.box.rows["position"] == [None, None, 2, None, None]
    assert asked(books.book_at(t, 3)).id == "ask-book"
    with pytest.raises(Refusal):
        do(books.book_at(t, 4), "b8 red 3")


@pytest.mark.parametrize(
    ("before", "line"), [(None, "work RRYYBB golem KWWW | RB 2 1"), (1, "work RRYYBB golem KWWW | RB 2")]
)
def test_as_a_round_begins_its_character_is_told_with_the_marbles(before: int | None, line: str) -> None:
    t = table(door="owner")
    t.box.rows["golem-steps"][t.golem_track] = before
    do(drop_marbles(t), line)
    assert (t.marbles[GOLEM][WHITE], t.box.signs[t.character]) == (3, Signs(RED, BLUE, 2))
    assert t.box.rows["golem-steps"][t.golem_track] == 1
    assert asked(drop_marbles(t)).id == "ask-marbles", "what is known is not asked for"
    for wrong in ("work RRYYBB golem KWWW", "work RRYYBB golem KWWW | RB"):
        with pytest.raises(Refusal):
            asked(drop_marbles(table(door="owner"))).parse(wrong)


def test_the_program_draws_as_soon_as_all_twenty_are_known() -> None:
    match = Match(game("golem"), LEVEL, "takes over")
    owner = Owner("takes over")
    while match.state.round < 2 or match.ask is None or match.ask.id != "ask-turn":
        play_on(match, owner, "takes over", 1)
    drawn = list(match.state.deck.drawn)
    for entry in whole_survey():
        if entry.startswith("card "):
            match.answer(f"fix {entry}")
    typed = play_on(match, owner, "takes over 2")
    assert "ask-card" not in {id for id, _ in typed}
    ids = [event.id for event in match.tale.events]
    assert ids.count("care-program-draws") == 1
    came = [str(event.args["key"]) for event in match.tale.events if event.id == "note-card"]
    if not any(event.args.get("bonus") == "shuffle" for event in match.tale.events):
        assert len(set(came)) == 12, "what lies under the deck does not come up again"
    assert set(drawn) <= set(came)


def test_the_survey_enters_a_whole_box_before_the_match(pack: dict[str, Any]) -> None:
    match = Match(game("golem"), {**LEVEL, "survey": "yes"}, "survey")
    assert match.ask is not None
    assert match.ask.id == "ask-survey"
    for entry in whole_survey():
        match.answer(entry)
    match.answer("done")
    named = {id: tile for id, tile in pack["artifacts"].items() if id != FIRST_TILE}
    match.state.box.play_tile(FIRST_TILE)
    prices = {next(iter(named)): pack["slots"][FIRST_TILE]}  # are of the first tile that was told
    assert owners_pack(match.state.box) == pack | {"artifacts": named, "slots": prices}
    by_id = ("card", "book", "start", "artifacts-tile", "character")
    basics = [entry for entry in whole_survey() if entry.split()[0] not in by_id]
    assert len(basics) <= 22


def surveyed(*lines: str) -> Box:
    t = table(door="owner")
    do(survey(t), *lines, "done")
    return t.box


def test_in_the_survey_everything_can_be_entered_anew() -> None:
    *named, _, done = survey_reports(Box("owner")).reports[-6:]
    assert [report.verb for report in named] == ["card", "book", "artifacts-tile", "start"]
    shapes: list[Any] = [report.fields[0].shape for report in named]
    assert all(shape.anew for shape in shapes)
    assert (done.verb, done.last) == ("done", True)


def test_a_row_that_is_entered_in_part_cuts_nothing() -> None:
    box = surveyed("golem-steps 1 1 1 2")
    assert box.rows["golem-spaces"] == [None], "how long the track is, is asked when a marker goes up"
    box = surveyed("golem-spaces 6", "golem-steps 1 1 1 2 2 3", "golem-steps 2 _ 2")
    assert box.rows["golem-steps"][:7] == [2, 1, 2, 2, 2, 3, None], "what the line leaves out is kept"
    with pytest.raises(Refusal, match="row-too-long"):
        surveyed("golem-spaces 3", "golem-steps 1 1 1 2")
    box = surveyed("study-vp 0 0 3 6", "study-income 0 +1r _ +2r", "study-spaces 3")
    assert (box.rows["study-vp"][:4], box.rows["study-income"][3]) == ([0, 0, 3, None], None), "nothing beyond its end"
    assert surveyed("golem-spaces 7", "golem-spaces _").rows["golem-spaces"] == [7]


def test_by_older_rules_a_row_said_how_long_its_track_is() -> None:
    t = older_table(door="owner")
    do(survey(t), "golem-level 1 1 2 _ 3", "study-vp 0 0 _", "done")
    assert (t.box.rows["golem-spaces"], t.box.rows["study-spaces"]) == ([5], [2])
    with pytest.raises(Refusal):
        do(survey(t), "golem-spaces _", "golem-level _ _")


def test_a_line_of_the_survey_that_cannot_be() -> None:
    with pytest.raises(Refusal, match="start-nameless"):
        surveyed("start +3r")
    with pytest.raises(Refusal, match="cards-full"):
        surveyed(*(f"card c{n} gold 1" for n in range(21)))
    box = surveyed(*(f"card c{n} gold 1" for n in range(20)), "card c3 student 2")
    assert box.cards["c3"].bonus == ("student", 2), "one of them is corrected"


def test_a_card_that_is_entered_again_keeps_what_the_line_leaves_out() -> None:
    box = surveyed("card a gold 1 r12345", "card a r54321")
    assert (box.cards["a"].bonus, box.cards["a"].rabbi) == (("gold", 1), (5, 4, 3, 2, 1))


# --- the two doors play the same Automa ---

DEALT = (
    *("order-lay-board", "order-starting-tiles", "order-artifact-left", "order-artifact-tile"),
    *(
        "order-marbles",
        "order-drop-marbles",
        "order-action-tiles",
        "order-characters",
        "order-neighbourhood",
        "order-action-tiles-table",
    ),
    *("order-shuffle", "note-shuffled", "order-cards-under", "order-renew-library"),
    *("order-cemetery", "order-library", "order-renew-library-with"),
    *("order-starting-tiles-named", "order-refill", "order-refill-with", "order-own-objectives"),
)


def orders(events: list[Event]) -> list[tuple[str, dict[str, Any]]]:
    told = (event for event in events if event.id.startswith("order-") and event.id not in DEALT)
    # which artifact a gold completes is told where the cauldrons are known
    return [(event.id, {name: value for name, value in event.args.items() if name != "made"}) for event in told]


def as_typed(told: Any) -> str:
    """The marbles of the rows, as an owner types them."""
    return " ".join(
        f"{row.args['row']} {' '.join(' '.join([some.args['colour']] * some.args['number']) for some in lying(row))}"
        for row in told
    )


def lying(row: Any) -> Any:
    return row.args["marbles"].args["what"]


@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
def test_an_owner_with_the_same_box_sees_the_same_automa(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of the house, then the same deal told by an owner to a program that knows nothing: order for order."""
    seen: list[tuple[str, Any]] = []
    original_book, original_tile, look_for = books.book_at, rabbi.tile_at, rabbi.look_for

    def book_at(t: Any, position: int) -> Any:
        found = yield from original_book(t, position)
        seen.append(("ask-book", found.id))
        return found

    def tile_at(t: Any, position: int) -> Any:
        found = yield from original_tile(t, position)
        seen.append(("ask-action-tile", str(found)))
        return found

    def where(t: Any, tile: Any, free: list[int]) -> Any:
        yield from look_for(t, tile, free)
        found = t.tiles.index(tile) + 1 if tile in t.tiles else 0
        seen.append(("ask-where-tile", str(found if found in free else 0)))

    with monkeypatch.context() as patched:
        patched.setattr(books, "book_at", book_at)
        patched.setattr(rabbi, "tile_at", tile_at)
        patched.setattr(rabbi, "look_for", where)
        number = 0
        while True:  # a seed in which nobody passes: late turns are asked in another way at a table with a box
            seen.clear()
            house = Match(game("golem"), {"level": level, "tokens": "red blue yellow"}, f"doors {level} {number}")
            bot = human("golem", f"doors {level} {number}")
            while house.ask is not None:
                brought = house.ask.id.startswith("ask-took-")  # an owner is asked only for what is known to lie there
                house.answer("none" if brought else house.ask.write(bot(house.ask, house.state)))
            if not any(event.id == "note-passed" for event in house.tale.events):
                break
            number += 1
    events = house.tale.events
    queue = {
        "ask-marbles": [as_typed(event.args["marbles"]) for event in events if event.id == "order-marbles"],
        "ask-card": [str(event.args["key"]) for event in events if event.id == "note-card"],
        "ask-starting-tile": [str(event.args["key"]) for event in events if event.id == "note-starting-tile"],
        "ask-turn": [step.answer for step in house.steps if step.ask.id == "ask-turn"],
        "ask-total": [step.answer for step in house.steps if step.ask.id == "ask-total"],
    }
    match = Match(game("golem"), {"door": "owner", "level": level, "tokens": "red blue yellow"}, "doors")
    owner = Owner("doors")
    state = house.state
    while match.ask is not None:
        id = match.ask.id
        if id in ("ask-book", "ask-placed-book", "ask-action-tile", "ask-where-tile"):
            at = next(n for n, (kind, _) in enumerate(seen) if kind == id.replace("placed-", ""))
            value = seen.pop(at)[1]
            if id == "ask-placed-book" or (id == "ask-book" and value not in match.state.box.books):
                owner.books.insert(0, value)
                text = owner.answer(match.ask, match.state)
            else:
                text = value
            assert text is not None
        elif id == "ask-characters":
            text = " ".join(name.removeprefix("character-") for name in state.characters)
        elif id == "ask-neighbourhood":
            text = match.ask.write(state.neighbourhood)
        elif id == "ask-round":
            told = match.ask.parse(owner.answer(match.ask, match.state) or "")
            text = match.ask.write((MarblesLine({}).parse(queue["ask-marbles"].pop(0)), *told[1:]))
        elif id == "ask-artifact-tile":
            benefits = PRINTED.artifacts[state.artifact_tile]
            text = " ".join([state.artifact_tile, *(line(one) for one in benefits)])
        elif id == "ask-artifact":
            text = line(PRINTED.artifacts[state.artifact_tile][int(str(match.ask.args["number"])) - 1])
        elif id == "ask-starting-tile":
            start = queue[id].pop(0)
            text = f"{start} {line(PRINTED.starts[start])}"
        elif id.startswith("ask-human-"):
            text = "done"
        elif id.startswith("ask-took-"):
            text = "none"
        elif id in queue and id != "ask-card":
            text = queue[id].pop(0)
        else:
            if id == "ask-card":
                owner.deck, owner.drawn = [queue[id].pop(0)], []
            found = owner.answer(match.ask, match.state)
            assert found is not None, id
            text = found
        match.answer(text)
    assert orders(match.tale.events) == orders(events)
    assert match.sheet() == house.sheet()


def test_a_card_that_lies_under_the_deck_by_mistake_can_be_put_back() -> None:
    match = Match(game("golem"), LEVEL, "under")
    owner = Owner("under")
    while len(match.state.deck.drawn) < 2:
        play_on(match, owner, "under", 1)
    first, second = match.state.deck.drawn
    match.answer("fix under -")
    assert match.state.deck.drawn == [card.id for card in match.state.cards] == [first, second]
    match.answer(f"fix card {second} r54321")
    assert match.state.cards[-1].rabbi == (5, 4, 3, 2, 1), "a laid card is corrected where it lies"


# --- asking late, and each time ---


def test_an_effect_marked_to_be_asked_each_time_is_never_remembered() -> None:
    t = table(door="owner")
    assert do(t.printed("graves", 0, space=1), "+3r?") == effect("+3r?")
    assert t.box.rows["graves"][0] is None
    assert do(t.printed("graves", 0, space=1), "+2r") == effect("+2r")
    assert do(t.printed("graves", 0, space=1)) == effect("+2r")
    t.box.rows["graves"][0] = effect("+1r?")
    assert asked(t.printed("graves", 0, space=1)).id == "ask-graves"


def test_a_column_of_a_card_and_the_signs_of_a_character_are_asked_once() -> None:
    t = table(door="owner")
    t.cards = [AutomaCard("a")]
    assert do(t.part("rabbi"), "54321") == (5, 4, 3, 2, 1)
    assert do(t.part("rabbi")) == (5, 4, 3, 2, 1)
    assert t.cards == [t.box.cards["a"]]
    assert do(t.signs(), "RB 2") == do(t.signs()) == (RED, BLUE, 2)


def test_income_as_one_total_or_part_by_part() -> None:
    t = table(door="owner", resources=0)
    t.tale.events.clear()
    vp = t.vp
    do(other_income(t), "+7r +2v")
    assert (t.resources, t.vp) == (7, vp + 2)
    assert told(t, "note-income-total")
    assert not told(t, "note-income")
    assert t.box.rows["street-red"][0] is None, "a total is of no component"
    do(other_income(t), "+1r | 0 | +1r | 0 | +1v")
    assert t.box.rows["street-red"][0] == effect("+1r")
    resources = t.resources
    do(other_income(t))
    assert t.resources == resources + 2, "known now"
    t.students[RED] = 2
    t.study_track = 3
    with pytest.raises(Refusal) as refused:
        do(other_income(t), "+1r | +1r | +1r")
    assert refused.value.id == "parts-bad"


def test_a_book_asked_each_time_is_not_asked_twice_in_one_breath() -> None:
    t = table(door="owner", resources=10)
    t.library = [None] * 5
    do(books.buy(t, 0), "0 b7 red 3 +2r? +1v")
    assert t.box.books["b7"].immediate == effect("+2r?")
    assert t.resources == 10 - 3 + 2
    assert asked(books.known(t, t.book("b7"), "immediate")).id == "ask-book-immediate"


def test_a_book_that_is_skipped_needs_only_its_colour() -> None:
    t = table(door="owner", resources=10)
    t.library = [None] * 5
    found = do(books.choose_book(t), "0 k1 black", "1 b2 red")
    assert found is not None
    assert found[0] == 2
    assert t.box.books["k1"].immediate is None


# --- packs that cannot be ---


def test_a_pack_of_ones_own_belongs_to_the_owners_door(pack: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        game("golem").setup({}, {PACK: pack})
    assert refused.value.id == "own-needs-owner-door"


@pytest.mark.parametrize(
    ("kind", "key", "value"),
    [
        ("cards", "a1", "gold 7"),
        ("cards", "a 1", "gold 2"),
        ("rows", "moon", "1"),
        ("rows", "entry", "1 2 3 4"),
        ("books", "1", "purple 3"),
        ("characters", "38", "RY 1"),
        ("characters", "39", "RW 1"),
        ("prices", "golem", "leg-2 2"),
        ("prices", "golem", "leg-2 3 leg-3 3 control 3 extra 4 cemetery 5 golem-menorahs 8"),
        ("prices", "study", "two-vp 3 coin-clay 2 double 4 track-tile 4 gold-tile 5 study-menorahs 8"),
        ("starts", "s1", "sword"),
        ("artifacts", "a", "+1r"),
        ("effects", "red-11", "+1r"),
    ],
)
def test_bad_packs_are_refused_with_the_place(kind: str, key: str, value: str) -> None:
    data = {"pack": PACK, "version": 1, "status": "owner", "source": "mine", kind: {key: value}}
    with pytest.raises(BadPack) as bad:
        read_owner_pack(json.dumps(data), "mine.json")
    assert bad.value.args_["kind"] == kind
    assert bad.value.args_["card"] == key


def test_more_than_twenty_cards_are_refused() -> None:
    cards = {f"c{n}": "none" for n in range(21)}
    data = {"pack": PACK, "version": 1, "status": "owner", "source": "mine", "cards": cards}
    with pytest.raises(BadPack):
        read_owner_pack(json.dumps(data), "mine.json")


def test_the_house_pack_as_an_owners_pack_is_the_same_box() -> None:
    text = json.dumps(owners_pack(house_box()))
    _, data = read_owner_pack(text, "house")
    match = Match(game("golem"), game("golem").setup({"door": "owner"}, {PACK: data}), "same")
    assert match.state.box.cards == house_box().cards
    assert match.state.box.rows == house_box().rows
    assert house_pack().status == "reconstructed"


def test_what_a_partly_known_card_knows_survives_writing() -> None:
    match, _ = first_match()
    pack = owners_pack(match.state.box)
    _, data = read_owner_pack(json.dumps(pack), "x")
    again = Match(game("golem"), game("golem").setup(LEVEL, {PACK: data}), "again")
    assert again.state.box.cards == match.state.box.cards
    again.state.box.play_tile(FIRST_TILE)
    assert again.state.box.rows == match.state.box.rows
    assert again.state.box.books == match.state.box.books
