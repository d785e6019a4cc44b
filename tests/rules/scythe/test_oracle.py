"""Random positions: every move of the rules is the one that the oracle finds; every card plays for every faction and
leaves a table that can be."""

from __future__ import annotations

from typing import Any

import pytest

from automarium.core.ask import Ask
from automarium.core.bits import each
from automarium.core.match import run as run_match
from automarium.core.rng import Stream
from automarium.core.tale import Name
from automarium.games import game
from automarium.games.scythe.board import ALL, BASE_NEAR, BIT, ENCOUNTERS, MAT_PLACE, NAMES, SIZE
from automarium.games.scythe.cards import Symbol
from automarium.games.scythe.mats import faction_mats
from automarium.games.scythe.moves import permissible
from automarium.games.scythe.names import FACTIONS, LEVELS, MINE, MOVES, RESOURCES, SCHEMES, STAR_CARD
from automarium.games.scythe.neighbourhood import NEAR_BY_LAND
from automarium.games.scythe.stars import SixthStar
from automarium.games.scythe.table import Table
from automarium.games.scythe.turn import automa_turn
from automarium.players.scythe import random_player
from tests.rules.scythe.oracle import Position, answer
from tests.rules.scythe.position import next_card, table

POSITIONS = 60  # of each pair of factions


def scatter(t: Table, stream: Stream) -> Table:
    """Any position that can lie on a table: units of both sides anywhere, never together."""
    automa, human = t.automa, t.human
    land = list(range(SIZE))
    stream.shuffle(land)
    cut = 3 + stream.below(12)
    if stream.below(2):  # close together, as in a real match
        near = sorted(land, key=lambda place: place // (4 + stream.below(20)))
        land = near
    ours, theirs = land[:cut], land[cut : cut + 2 + stream.below(12)]
    combat_units = ours[: 1 + stream.below(5)]
    automa.hero = stream.pick((MAT_PLACE, automa.base, combat_units.pop()))
    automa.mechs, automa.mechs_on_base = sum(BIT[one] for one in combat_units[:4]), 0
    automa.mechs_on_mat = 4 - automa.mechs.bit_count()
    if automa.mechs_on_mat and stream.below(2):
        automa.mechs_on_mat, automa.mechs_on_base = automa.mechs_on_mat - 1, 1
    stream.shuffle(ours)
    workers = ours[: stream.below(7)]
    automa.workers, automa.workers_on_base = sum(BIT[one] for one in workers), stream.below(2)
    automa.workers_on_mat = 8 - len(workers) - automa.workers_on_base
    automa.power = stream.below(17)
    automa.cube = automa.star_card.no_water * stream.below(2)
    automa.factory_card = bool(stream.below(2))
    free = [one for one in theirs if not BIT[one] & automa.units] or [human.base]
    human.hero = stream.pick((human.base, stream.pick(free)))
    human.mechs = [stream.pick((*free, human.base)) for _ in range(stream.below(5))]
    human.workers = [stream.pick((*free, human.base)) for _ in range(stream.below(9))]
    human.abilities = frozenset(one for one in faction_mats()[human.faction].abilities if stream.below(2))
    human.structures = {stream.pick(land): MINE} if stream.below(2) else {}
    t.encounters = ENCOUNTERS & stream.bits()
    t.resources = {}
    for one in free:
        if one < SIZE and stream.below(2):
            t.add_resources(one, stream.pick(RESOURCES), 1 + stream.below(4))
    return t


def in_names(t: Table) -> Position:
    """The position for the oracle."""
    automa, human = t.automa, t.human

    def name(place: int) -> str:
        return str(NAMES[place]) if place < SIZE else "base"

    return Position(
        automa=str(automa.faction),
        human=str(human.faction),
        water=automa.cube >= {"autometta": 5, "automa": 4, "automaszyna": 3, "ultimaszyna": 0}[t.setup["level"]],
        power=automa.power,
        hero=[name(automa.hero)] if automa.hero != MAT_PLACE else [],
        mechs=[name(one) for one in each(automa.mechs)] + ["base"] * automa.mechs_on_base,
        workers=[name(one) for one in each(automa.workers)] + ["base"] * automa.workers_on_base,
        enemy_hero=name(human.hero),
        enemy_mechs=[name(one) for one in human.mechs],
        enemy_workers=[name(one) for one in human.workers],
        abilities={str(one) for one in human.abilities},
        encounters={name(one) for one in each(t.encounters)},
        factory_card=automa.factory_card,
        resources={name(one): t.resources_on(one) for one in t.resources},
        mine=name(next(iter(human.structures))) if human.structures else "",
        base_distance=t.setup["base-distance"],
        attacker=t.setup["attacker"],
    )


def agrees(t: Table, kind: Name) -> bool:
    """Compares rules and oracle; returns whether the action was permissible."""
    move = permissible(t, Symbol(kind, 5, None))
    expected = answer(in_names(t), kind, 5)
    if move is None:
        assert expected is None, (kind, in_names(t))
        return False
    start = str(NAMES[move.start]) if move.start < SIZE else "base"
    assert (str(move.unit), start, str(NAMES[move.end])) == expected, (kind, in_names(t))
    return True


@pytest.mark.rule("S-90", "S-96", "S-100", "S-104", "S-110", "S-114", "S-120", "S-122", "S-131", "S-133")
@pytest.mark.parametrize("its", FACTIONS)
def test_every_chosen_move_is_the_one_the_oracle_finds(its: str) -> None:
    stream = Stream("oracle", its)
    found = {kind: [0, 0] for kind in MOVES}
    for mine in FACTIONS:
        if mine == its:
            continue
        readings = {"base_distance": stream.pick(("hex", "path")), "attacker": stream.pick(("mech", "hero"))}
        t = table(mine, its, **readings)
        for _ in range(POSITIONS):
            scatter(t, stream)
            for kind in MOVES:
                found[kind][agrees(t, kind)] += 1
            t.tale.events.clear()
    # the comparison has seen plenty of both: moves made and moves not permissible
    assert all(low > 10 for counts in found.values() for low in counts), found


def check(t: Table) -> None:
    """What must hold of any table between two turns."""
    automa, human = t.automa, t.human
    assert automa.workers.bit_count() + automa.workers_on_base + automa.workers_on_mat == 8
    assert automa.mechs.bit_count() + automa.mechs_on_base + automa.mechs_on_mat == 4
    assert min(automa.workers_on_base, automa.workers_on_mat, automa.mechs_on_base, automa.mechs_on_mat) >= 0
    assert automa.mechs & automa.hero_bit == 0  # never two combat units in one territory
    assert (automa.workers | automa.mechs) & ~ALL == 0
    assert automa.hero in (MAT_PLACE, automa.base) or automa.hero < SIZE
    assert not automa.units & human.units
    assert len(human.workers) <= 8
    assert len(human.mechs) <= 4
    assert sorted(card.n for card in (*t.deck.cards, *t.main, *t.combat)) == list(range(1, 20))
    assert t.deck.count == len(t.deck.cards)
    assert len(automa.hand) + len(t.combat_pile) + len(t.combat_discard) == 42
    assert 0 <= automa.power <= 16
    assert automa.coins >= 0
    assert automa.all_stars <= 6
    assert t.factory_cards == 3 - automa.factory_card - human.factory_card
    if max(automa.all_stars, len(human.stars)) < 6:  # what a sixth star has stopped stays undone
        assert not any(BIT[place] & automa.units for place in t.resources)
        assert not t.encounters & automa.hero_bit


@pytest.mark.rule("S-25", "S-26", "S-27", "S-28", "S-207")
@pytest.mark.parametrize("its", FACTIONS)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_each_card_for_each_faction_in_random_positions(its: str, scheme: Name) -> None:
    stream = Stream("cards", f"{its} {scheme}")
    bot = random_player(stream)
    for number in range(1, 20):
        for round_ in range(4):
            mine = stream.pick([one for one in FACTIONS if one != its])
            t = table(mine, its, LEVELS[round_])
            scatter(t, stream)
            t.encounters &= ~t.automa.hero_bit
            t.factory_cards -= t.automa.factory_card
            t.automa.scheme = scheme
            t.automa.stars[STAR_CARD] = 2
            next_card(t, number)
            water, before = t.automa.water, t.automa.units
            piece = automa_turn(t)
            try:
                value: Any = None
                while True:
                    value = bot(piece.send(value), t)
            except (StopIteration, SixthStar):
                pass
            check(t)
            if not water:
                land = BASE_NEAR[t.automa.faction]
                for place in each(before):
                    land |= NEAR_BY_LAND[place]
                assert t.automa.units & ~land == 0


class Watch:
    """A human who looks the table over before every answer."""

    def __init__(self, seed: str, faction: str) -> None:
        self.bot = random_player(Stream(seed, "human"))
        self.region = BASE_NEAR[Name(faction)]
        for _ in range(9):
            for place in each(self.region):
                self.region |= NEAR_BY_LAND[place]
        self.looks = 0

    def __call__(self, ask: Ask[Any], t: Table) -> Any:
        if ask.id == "ask-turn" and not t.fights:
            check(t)
            self.looks += 1
            if t.automa.cube <= t.automa.star_card.no_water - 1:
                assert t.automa.units & ~self.region == 0  # nobody has crossed water before its time
        return self.bot(ask, t)


@pytest.mark.rule("S-74", "S-162")
@pytest.mark.parametrize("level", LEVELS)
def test_whole_matches_keep_every_piece_and_cross_no_water_too_soon(level: str) -> None:
    found = game("scythe")
    for number, its in enumerate(FACTIONS * 3):
        mine = FACTIONS[(number + 1 + number % 5) % 7]
        if mine == its:
            continue
        setup = found.setup({"human": mine, "automa": its, "level": level})
        watch = Watch(f"watch {number}", its)
        t = run_match(found, setup, f"watch {number}", watch, telling=True, tracing=True)
        assert watch.looks > 5
        check(t)
        assert t.counted
        assert max(t.automa.all_stars, len(t.human.stars)) == 6
