"""Set-up and what is general about the Automa."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.rng import Streams
from automarium.core.tale import Say, Tale
from automarium.games import game
from automarium.games.golem import owner_pack
from automarium.games.golem.artifacts import ASKED_LATE, FIRST_IS_NEW, SUMS_TOLD
from automarium.games.golem.books import NEVER_AGAIN, NOT_DOUBLED_TOLD, STUDENT_STAYS
from automarium.games.golem.box import PACK, house_box, house_pack, owners_pack
from automarium.games.golem.brought import ASKED_AFTER
from automarium.games.golem.components import components, components_pack
from automarium.games.golem.dealing import (
    BOARD_TOLD,
    SHIFTS_EVERYWHERE,
    deal_action_tiles,
    renew_library,
    starting_tiles,
)
from automarium.games.golem.effects import KNOWN_IN_VAIN
from automarium.games.golem.fixes import SIGNED
from automarium.games.golem.golems import BONUS_FIRST, ONLY_UP_TOLD
from automarium.games.golem.human import ASKED_IN_TIME, HUMANS_TOO
from automarium.games.golem.names import (
    ACTION_TILES,
    AUTOMA,
    BLUE,
    COLOURS,
    DISTRICTS,
    HUMANS,
    LAST_TILE,
    RED,
    ROWS,
    SECTIONS,
    YELLOW,
)
from automarium.games.golem.notation import effect
from automarium.games.golem.phases import NO_NEXT_ROUND, WHERE_IT_IS, refresh
from automarium.games.golem.scoring import TOTAL_TOLD
from automarium.games.golem.setup import SETTINGS, TILES_TOLD, lay_deck, lay_table, lay_tokens, set_up
from automarium.games.golem.shapes import CharactersLine, MarblesLine, TilesLine
from automarium.games.golem.survey import ROWS_KEPT
from automarium.games.golem.table import (
    ASKED_ALONE,
    ASKED_BY_BOARDS,
    ASKED_TOGETHER,
    ASKED_WHEN_MET,
    Block,
    Table,
    golem_name,
)
from automarium.games.golem.taken import REFILL_TOLD
from automarium.games.golem.tracks import TOLD_FROM
from tests.rules.golem.kit import asked, do, has, table, told


def fresh(**setup: object) -> Table:
    t = table(**setup)
    do(set_up(t))
    return t


def started(**setup: object) -> Match[Any]:
    return Match(game("golem"), setup, "setup")


@pytest.mark.rule("G-01")
def test_four_levels_and_no_other() -> None:
    assert next(one for one in SETTINGS if one.id == "level").choices == ("1", "2", "3", "4")
    with pytest.raises(Refusal) as refused:
        game("golem").setup({"level": "5"})
    assert refused.value.id == "setting-value"


@pytest.mark.rule("G-02", "G-126")
@pytest.mark.parametrize("humans", [1, 2, 3])
def test_the_automa_counts_as_a_player(humans: int) -> None:
    t = fresh(humans=humans)
    assert t.players == humans + 1
    assert t.seats == (AUTOMA, *HUMANS[:humans])
    assert len(t.tiles) == t.players + 1
    lying = {colour: sum(t.marbles[row][colour] for row in ROWS) for colour in COLOURS}
    assert lying == dict(components().marbles[t.players])


@pytest.mark.rule("G-126")
def test_a_fourth_human_finds_no_seat() -> None:
    with pytest.raises(Refusal):
        game("golem").setup({"humans": 4})


@pytest.mark.rule("G-03")
def test_special_tiles_replace_the_gold_ones() -> None:
    assert has(fresh(), "order-special-tiles")


@pytest.mark.rule("G-04")
def test_the_automa_starts_first() -> None:
    t = fresh(humans=3)
    assert t.order == [AUTOMA, *HUMANS]
    assert has(t, "order-first-player", humans=3)


@pytest.mark.rule("G-05", "G-10")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_as_many_starting_tiles_as_the_level_and_all_of_them_pay(level: int) -> None:
    t = fresh(level=level)
    ids = [str(event.args["key"]) for event in told(t, "note-starting-tile")]
    assert len(set(ids)) == level
    rich = table(level=level, resources=0)
    rich.box.starts = {f"s{n}": effect("+2r") for n in range(6)}
    do(set_up(rich))
    assert rich.resources == 2 * level


@pytest.mark.rule("G-10")
def test_the_track_is_laid_after_the_golems_and_before_the_starting_tiles() -> None:
    ids = [event.id for event in fresh(level=1).tale.events]
    order = [ids.index(id) for id in ("order-tokens", "order-starting-golem", "order-resource-track")]
    assert order == sorted(order)
    assert ids.index("note-starting-tile") > order[-1]


@pytest.mark.rule("G-06")
@pytest.mark.parametrize(("humans", "shown"), [(1, 1), (2, 2), (3, 3)])
def test_three_objectives_and_no_part_in_the_draft(humans: int, shown: int) -> None:
    t = fresh(humans=humans)
    assert t.objectives == 3
    assert has(t, "order-objectives")
    assert has(t, "care-trial", humans=shown)  # which of their own they keep is not told there
    assert not has(t, "order-own-objectives")


@pytest.mark.rule("G-07")
def test_the_artifact_tile_that_is_left() -> None:
    t = fresh()
    assert has(t, "order-artifact-tile", key=t.artifact_tile)
    assert t.artifact_tile in t.box.artifacts


@pytest.mark.rule("G-08", "G-09")
def test_tokens_and_the_golems_of_the_upper_two() -> None:
    t = table(tokens=DISTRICTS)
    t.setup = game("golem").setup({"tokens": "blue red yellow"})
    lay_tokens(t)
    assert t.tokens == [BLUE, RED, YELLOW]
    assert [(g.district, g.section, g.standing) for g in t.golems] == [(BLUE, 1, True), (RED, 1, True)]


@pytest.mark.rule("G-08")
def test_random_tokens_come_in_every_order() -> None:
    orders = {tuple(Match(game("golem"), {}, f"tokens {n}").state.tokens) for n in range(60)}
    assert len(orders) == 6


@pytest.mark.rule("G-08")
def test_how_tokens_and_red_zone_are_written() -> None:
    def read(id: str, text: str) -> str:
        return game("golem").setup({id: text})[id]

    for text in ("BRY", "b r y", "Blue, red, yellow"):
        assert read("tokens", text) == "blue red yellow"
    assert [read("red-zone", text) for text in ("-5", "−3", "019")] == ["-5", "-3", "19"]
    for id, bad in (
        *(("tokens", "RRB"), ("tokens", "red blue"), ("tokens", "red blue yellow red"), ("tokens", "b ry")),
        *(("red-zone", "-6"), ("red-zone", "20"), ("red-zone", "x"), ("red-zone", "-")),
    ):
        with pytest.raises(Refusal, match=f"{id}-bad"):
            read(id, bad)
    tokens = next(one for one in SETTINGS if one.id == "tokens")
    assert [part.label for part in tokens.parts] == [Say("number", {"number": n}) for n in (1, 2, 3)]


@pytest.mark.rule("G-11", "G-156")
@pytest.mark.parametrize(
    ("door", "deck", "known", "physical"),
    [
        *(("house", "program", 20, False), ("owner", "program", 20, False), ("owner", "physical", 20, True)),
        ("owner", "program", 19, True),
    ],
)
def test_who_draws_the_cards(door: str, deck: str, known: int, physical: bool) -> None:
    t = table(door=door, **({"automa-deck": deck} if door == "owner" else {}))
    t.box.cards = dict(list(house_box().cards.items())[:known])
    lay_deck(t)
    assert t.deck.physical is physical
    shuffled = list(t.box.cards)
    Streams("test")["automa-deck"].shuffle(shuffled)
    assert physical or do(t.deck.draw()) == shuffled[0], "the first of those that were shuffled lies on top"


@pytest.mark.rule("G-11")
def test_twenty_cards_in_a_random_order() -> None:
    decks = [tuple(Match(game("golem"), {}, f"deck {n}").state.deck.cards) for n in range(3)]
    assert len(set(decks)) == 3
    t = fresh()
    assert sorted(t.deck.cards) == sorted(t.box.cards)
    assert len(t.deck.cards) == 20


@pytest.mark.rule("B-02")
@pytest.mark.parametrize(("players", "white", "coloured"), [(2, 3, 2), (3, 5, 2), (4, 4, 3)])
def test_marbles_by_player_count(players: int, white: int, coloured: int) -> None:
    in_play = components().marbles[players]
    assert in_play == {RED: coloured, YELLOW: coloured, BLUE: coloured, "black": 1, "white": white}
    line = MarblesLine(in_play)
    one_less = "work " + "R" * (coloured - 1) + "Y" * coloured + "B" * coloured + "K" + "W" * white
    with pytest.raises(Refusal) as refused:
        line.parse(one_less)
    assert refused.value.args_["colour"] == RED


@pytest.mark.rule("B-03")
@pytest.mark.parametrize("humans", [1, 2, 3])
def test_one_action_tile_more_than_players(humans: int) -> None:
    t = fresh(humans=humans)
    assert len(set(t.tiles)) == humans + 2
    assert has(t, "order-action-tiles", tiles=tuple(t.tiles))
    assert t.tiles != list(ACTION_TILES[: -humans - 3 : -1]), "they are shuffled"
    owner = table(door="owner", humans=humans)
    deal_action_tiles(owner)
    assert owner.tiles == [None] * (humans + 2)
    assert has(owner, "order-action-tiles-table", number=humans + 2)


@pytest.mark.rule("B-04")
def test_five_books_lie_in_the_library() -> None:
    t = fresh()
    assert len(t.library) == 5
    assert len({*t.library, *t.book_pile}) == 38
    assert [*t.library, *t.book_pile] != list(t.box.books), "they are shuffled"


@pytest.mark.rule("B-05")
def test_seven_of_ten_tiles_by_rising_number() -> None:
    t = fresh()
    for district in DISTRICTS:
        tiles = t.neighbourhood[district]
        assert len(set(tiles)) == LAST_TILE
        assert list(tiles) == sorted(tiles)
        assert has(t, "order-neighbourhood", district=district, tiles=tiles)
    assert TilesLine().parse("7654321 1234567 0987654")[BLUE] == (4, 5, 6, 7, 8, 9, 10)


@pytest.mark.rule("B-06")
def test_three_early_characters_and_a_late_one() -> None:
    t = fresh()
    assert set(t.characters[:3]) <= set(components().early)
    assert t.characters[3] in components().late
    assert has(t, "order-characters", characters=t.characters)
    for bad in ("39 40 46 47", "39 39 40 46", "39 40 41", "46 39 40 41"):
        with pytest.raises(Refusal):
            CharactersLine().parse(bad)
    for t.round in (1, 2, 3, 4):
        assert t.character == t.characters[t.round - 1]


@pytest.mark.rule("B-07")
def test_a_menorah_token_lies_in_each_district() -> None:
    assert fresh().menorah_tokens == {RED: None, YELLOW: None, BLUE: None}


@pytest.mark.rule("B-08")
def test_what_a_player_starts_with() -> None:
    t = table()
    assert (t.vp, t.study_track, t.golem_track) == (10, 0, 2)
    assert t.students == {RED: 1, YELLOW: 1, BLUE: 1}
    assert (t.created, t.killed) == (0, 0)
    bare = lay_table(game("golem").setup({}), Streams("bare"), Tale())
    assert (bare.round, bare.phase, bare.resources, bare.over) == (0, 0, 0, False)
    assert sum(bare.value(row) for row in ROWS) == 0
    ask = asked(bare.ask_yes("ask-symbol"))
    assert ask.seat == HUMANS[0], "whoever sits there answers for the Automa"


def test_a_golem_is_called_by_district_section_and_posture() -> None:
    place = {"district": RED, "section": SECTIONS[4]}
    assert golem_name(Block(RED, 4, standing=False)) == Say("golem-lying", place)
    assert golem_name(Block(RED, 4, standing=True)) == Say("golem-standing", place)


def test_the_packs_of_a_match() -> None:
    golem = game("golem")
    public = {components_pack().name: components_pack().digest}
    assert golem.packs(golem.setup({})) == public | {PACK: house_pack().digest}
    assert golem.packs(golem.setup({"door": "owner"})) == public
    owned = golem.packs(golem.setup({"door": "owner"}, {PACK: owners_pack(house_box())}))
    assert owned.keys() == {*public, PACK}
    assert owned[PACK] != house_pack().digest
    assert owner_pack(table()) is None, "in the house there is nothing to learn"


def test_the_version_of_the_rules_is_that_of_their_last_change() -> None:
    older = BONUS_FIRST, SHIFTS_EVERYWHERE
    now = (
        KNOWN_IN_VAIN,
        STUDENT_STAYS,
        NEVER_AGAIN,
        ASKED_LATE,
        WHERE_IT_IS,
        NO_NEXT_ROUND,
        HUMANS_TOO,
        ROWS_KEPT,
        SIGNED,
        ASKED_IN_TIME,
        ASKED_TOGETHER,
        ASKED_BY_BOARDS,
        ASKED_ALONE,
        ASKED_WHEN_MET,
        TOLD_FROM,
        ASKED_AFTER,
        REFILL_TOLD,
        TILES_TOLD,
        BOARD_TOLD,
        TOTAL_TOLD,
        FIRST_IS_NEW,
    )
    assert game("golem").rules == max(*older, *now, SUMS_TOLD, NOT_DOUBLED_TOLD, ONLY_UP_TOLD)


@pytest.mark.rule("B-09")
def test_humans_sit_below_the_automa_in_random_order() -> None:
    """Whoever comes first below the Automa is player 1: the shuffle is at the table, the names follow it."""
    t = fresh(humans=3)
    assert t.order[0] == AUTOMA
    assert t.order[1:] == list(HUMANS)


@pytest.mark.rule("B-10")
def test_artifact_tiles_before_starting_golems() -> None:
    ids = [event.id for event in fresh().tale.events]
    assert ids.index("order-artifact-tile") < ids.index("order-starting-golem")


@pytest.mark.rule("B-11")
def test_nothing_is_refreshed_in_round_1() -> None:
    t = fresh()
    before = dict(t.marbles), list(t.tiles), list(t.library)
    t.round = 1
    do(refresh(t))
    assert (dict(t.marbles), list(t.tiles), list(t.library)) == before


@pytest.mark.rule("G-20", "B-12", "B-13")
def test_refresh() -> None:
    t = fresh()
    library, tiles, first = list(t.library), list(t.tiles), t.book_pile[0]
    t.round = 2
    t.rabbis[AUTOMA], t.taken[AUTOMA] = 1, [RED]
    t.passed, t.aside, t.no_control = [HUMANS[0]], [RED], True
    do(refresh(t))
    assert t.library[:4] == library[1:]
    assert t.library[4] == first
    assert has(t, "order-renew-library-with")
    assert t.book_pile[-1] == library[0]
    assert not set(t.tiles) & set(tiles), "new tiles while the pile lasts"
    assert sum(sum(row.values()) for row in t.marbles.values()) == 10
    assert (t.rabbis, t.taken) == ({}, {AUTOMA: [], HUMANS[0]: []})
    assert (t.passed, t.aside, t.no_control) == ([], [], False)


@pytest.mark.rule("B-12")
def test_used_action_tiles_come_back_when_the_pile_is_empty() -> None:
    t = fresh(humans=3)
    seen = list(t.tiles)
    for t.round in (2, 3, 4):
        do(refresh(t))
        assert len(set(t.tiles)) == 5
        seen += t.tiles
    assert len(seen) == 20
    assert len(set(seen)) == 12
    t.tile_pile = [ACTION_TILES[0]]
    deal_action_tiles(t)
    assert t.tiles[0] == ACTION_TILES[0]
    assert sorted(map(str, [*t.tiles, *t.tile_pile])) == list(ACTION_TILES), "none that lies there comes a second time"
    assert [*reversed(t.tiles[1:]), *reversed(t.tile_pile)] != list(ACTION_TILES[1:]), "they are shuffled"


@pytest.mark.rule("B-13")
def test_a_library_without_books_to_come_shifts_all_the_same() -> None:
    t = table()
    t.library, t.book_pile = [None, "1", "2", "3", "4"], []
    renew_library(t)
    assert (t.library, t.book_pile) == (["1", "2", "3", "4", None], [])
    renew_library(t)
    assert t.library == ["2", "3", "4", None, "1"], "it went under an empty deck and comes back"
    t.library, t.book_pile = [None, "1", "2", "3", "4"], ["5"]
    renew_library(t)
    assert (t.library, t.book_pile) == (["1", "2", "3", "4", "5"], []), "where no book lay none goes under"


@pytest.mark.rule("B-13")
def test_at_a_table_with_a_box_the_books_that_were_told_shift_too() -> None:
    t = table(door="owner")
    t.library, t.book_pile = [None, None, "34", None, None], []
    renew_library(t)
    assert t.library == [None, "34", None, None, None]
    t.setup = game("golem").setup({"door": "owner"}, rules=1)
    renew_library(t)
    assert t.library == [None, "34", None, None, None], "in matches of older rules they stayed"


@pytest.mark.rule("G-05")
def test_starting_tiles_that_an_owner_names_are_remembered_unless_they_change() -> None:
    t = table(door="owner", level=3)
    tiles = do(starting_tiles(t), "s1 +3r", "+2v", "s2 +1r?")
    assert tiles == [("s1", effect("+3r")), ("", effect("+2v")), ("s2", effect("+1r?"))]
    assert t.box.starts == {"s1": effect("+3r")}


@pytest.mark.rule("G-05")
def test_starting_tiles_come_at_random() -> None:
    t = table(level=4)
    assert [id for id, _ in do(starting_tiles(t))] != list(t.box.starts)[:4]


@pytest.mark.rule("G-17")
def test_objectives_have_no_text_that_could_be_failed() -> None:
    """The Automa's objectives are only counted: the twin knows none of them."""
    assert isinstance(table().objectives, int)


@pytest.mark.rule("G-01")
def test_the_house_says_once_and_plainly_that_its_cards_are_not_the_printed_ones() -> None:
    match = started()
    assert [event.id for event in match.tale.events].count("care-house") == 1
    owner = started(door="owner")
    assert "care-house" not in [event.id for event in owner.tale.events]
