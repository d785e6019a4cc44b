"""Combat both ways, and resources on land that changes hands."""

from __future__ import annotations

import pytest

from automarium.core.errors import Refusal
from automarium.core.match import Match
from automarium.core.tale import Name
from automarium.cues import Habits, cues
from automarium.cues.scythe import TOGETHER, leads, marker
from automarium.games import game
from automarium.games.scythe.board import MAT_PLACE, NAMES, NUMBER, at
from automarium.games.scythe.combat import before_combat, combat, most_cards, table_range
from automarium.games.scythe.human import human_turn
from automarium.games.scythe.names import ARTILLERY, AUTOMA, HUMAN, POWER, SCHEME_II, STAR_COMBAT
from automarium.games.scythe.resources import lay_resources, remove_resources
from automarium.games.scythe.reward import gain_cards, recruit_bonus
from automarium.games.scythe.stars import move_cube
from automarium.games.scythe.table import UNKNOWN, Table
from automarium.games.scythe.traps import lose, spring_trap
from automarium.games.scythe.turn import automa_turn
from automarium.words import words
from automarium.words.cued import cued
from tests.rules.scythe.position import (
    act,
    automa,
    card_of,
    here,
    human,
    ids,
    next_card,
    older,
    run,
    table,
    told,
    turn,
)

D5 = NUMBER["D5"]  # a mountain


def fought(t: Table, attacker: Name, *answers: str, card: int = 6, power: int = 7) -> list[str]:
    """A combat on D5 with this card and this power of the Automa."""
    t.automa.power = power
    next_card(t, card)
    return ids(run(t, combat(t, D5, attacker), *answers))


def meeting(*, automa_units: str = "mech", human_units: str = "hero", **settings: str) -> Table:
    """Units of both sides on D5."""
    units, mine = automa_units.split(), human_units.split()
    t = automa(
        table(**settings),
        hero="D5" if "hero" in units else "mat",
        mechs="D5" if "mech" in units else "",
        workers="D5" if "worker" in units else "",
    )
    t.automa.hand = []
    return human(
        t,
        hero="D5" if "hero" in mine else "base",
        mechs="D5 " * mine.count("mech"),
        workers="D5 " * mine.count("worker"),
    )


# --- entering land with workers only ---


@pytest.mark.rule("S-180", "S-181", "S-27")
def test_workers_alone_retreat_without_combat() -> None:
    t = human(automa(table(), workers="D5"), mechs="C5")
    t.resource_box = 2
    before = (len(t.deck.cards), len(t.combat), t.automa.workers_on_base)
    events = run(t, human_turn(t), "mech C5-D5", "end")
    assert t.automa.workers == 0
    assert t.automa.workers_on_base == before[2] + 1
    assert (len(t.deck.cards), len(t.combat)) == before[:2]
    order = ids(events)
    assert told(events, "order-popularity")["number"] == 1
    assert told(events, "order-lay-resources") == {"place": "D5", "resource": "metal", "number": 2}
    assert order.index("order-automa-to-base") < order.index("order-popularity") < order.index("order-lay-resources")
    assert t.resources_on(D5) == 2


@pytest.mark.rule("S-181", "S-195")
def test_camaraderie_does_not_spare_popularity_without_a_combat() -> None:
    t = human(automa(table("polania"), workers="D5"), mechs="C5", abilities="camaraderie")
    assert told(run(t, human_turn(t), "mech C5-D5", "end"), "order-popularity")["number"] == 1


def test_what_the_program_orders_moves_the_humans_scales() -> None:
    """They were shown and counted as they had been told, although the player had moved them as ordered."""
    t = human(automa(table("polania"), workers="D5"), mechs="C5")
    run(t, human_turn(t), "tracks 8 20 5", "mech C5-D5", "end")
    assert (t.human.popularity, t.human.coins, t.human.power) == (7, 20, 5)
    for bonus in ("power", "coin", "popularity", "combat-card"):
        t.human.recruits.add(Name(bonus))
        recruit_bonus(t, Name(bonus))
    assert (t.human.popularity, t.human.coins, t.human.power) == (8, 21, 6)
    t = meeting()
    t.tell(power=5)
    fought(t, HUMAN, "4")
    assert (t.human.power, t.known(POWER)) == (1, 1)
    t = meeting()
    t.tell(power=1)
    fought(t, HUMAN, "4")
    assert (t.human.power, t.known(POWER)) == (0, UNKNOWN)  # there was more of it than the program knew


# --- strengths ---


@pytest.mark.rule("S-182")
def test_the_humans_dial_comes_before_the_automas_card() -> None:
    """While the human is asked no card has been drawn; in a match of texts, too."""
    t = meeting()
    piece = combat(t, D5, HUMAN)
    ask = next(piece)
    assert ask.id == "ask-combat"
    assert (len(t.deck.cards), t.combat) == (19, [])
    match = Match(game("scythe"), {"automa": "albion", "human": "nordic"}, seed="first")
    match.answer("fix automa-mechs C3; fix hero B4; hero B4-C3; end")
    assert match.ask is not None
    assert match.ask.id == "ask-combat"
    assert len(match.state.deck.cards) == 19
    match.answer("0")
    assert len(match.state.combat) == 1


@pytest.mark.rule("S-183")
def test_a_new_card_for_each_combat_on_the_combat_pile() -> None:
    t = meeting()
    fought(t, HUMAN, "0", card=6)
    human(automa(t, mechs="D5"), hero="D5")
    fought(t, HUMAN, "0", card=15)
    assert [card.n for card in t.combat] == [6, 15]
    assert t.main == []


@pytest.mark.rule("S-184")
def test_the_range_is_that_of_the_power_on_the_track() -> None:
    assert [table_range(power) for power in range(17)] == [0] * 8 + [1] * 6 + [2] * 3
    for power, spent in ((7, 0), (8, 5), (13, 5), (14, 7), (16, 7)):
        t = meeting()
        fought(t, AUTOMA, "0", card=8, power=power)
        assert t.automa.power == power - spent


@pytest.mark.rule("S-184")
@pytest.mark.parametrize(
    ("faction", "ability", "attacker", "answers", "place", "left"),
    [
        ("nordic", "artillery", AUTOMA, ("yes", "0"), "D5", 7),
        ("nordic", "artillery", AUTOMA, ("no", "0"), "D5", 4),
        ("saxony", "disarm", AUTOMA, ("0",), "C5", 7),
        ("saxony", "disarm", AUTOMA, ("0",), "D5", 4),
        ("albion", "sword", HUMAN, ("0",), "D5", 7),
        ("albion", "sword", AUTOMA, ("0",), "D5", 4),
    ],
)
def test_abilities_before_the_combat_lower_the_range(
    faction: str, ability: str, attacker: Name, answers: tuple[str, ...], place: str, left: int
) -> None:
    """With card 8 the range 8 to 13 spends 5 and the range below nothing: 9 − 5 is 4, 9 − 2 is 7."""
    t = human(automa(table(faction, "rusviet"), mechs=place), hero=place, abilities=ability)
    t.automa.power, t.automa.hand = 9, []
    next_card(t, 8)
    run(t, combat(t, NUMBER[place], attacker), *answers)
    assert t.automa.power == left


@pytest.mark.rule("S-184")
@pytest.mark.parametrize(
    ("structure", "abilities", "left"), [("mine", "disarm", 7), ("mill", "disarm", 4), ("mine", "speed", 4)]
)
def test_the_own_mine_is_a_tunnel_for_disarm(structure: str, abilities: str, left: int) -> None:
    """There is no tunnel on D5; again 9 − 5 is 4 and 9 − 2 is 7."""
    t = human(automa(table("saxony", "rusviet"), mechs="D5"), hero="D5", abilities=abilities)
    t.human.structures[D5] = Name(structure)
    t.automa.hand = []
    fought(t, AUTOMA, "0", card=8, power=9)
    assert t.automa.power == left


@pytest.mark.rule("S-184")
def test_a_tunnel_takes_no_power_without_disarm() -> None:
    t = human(automa(table("saxony", "rusviet"), mechs="C5"), hero="C5", abilities="speed underpass")
    t.automa.power = 9
    assert ids(run(t, before_combat(t, NUMBER["C5"], HUMAN))) == []
    assert t.automa.power == 9


@pytest.mark.rule("S-184")
@pytest.mark.parametrize(
    ("faction", "ability", "place", "attacker", "answers"),
    [
        ("nordic", "artillery", "D5", AUTOMA, ("yes",)),
        ("saxony", "disarm", "C5", AUTOMA, ()),
        ("albion", "sword", "D5", HUMAN, ()),
    ],
)
@pytest.mark.parametrize(("power", "left"), [(9, 7), (1, 0), (0, 0)])
def test_power_lost_before_the_combat_is_told_by_its_ability_and_never_falls_below_zero(
    faction: str, ability: str, place: str, attacker: Name, answers: tuple[str, ...], power: int, left: int
) -> None:
    t = human(automa(table(faction, "rusviet"), mechs=place), hero=place, abilities=ability)
    t.automa.power = power
    events = run(t, before_combat(t, NUMBER[place], attacker), *answers)
    if power:
        assert told(events, "order-ability-power") == {"ability": ability, "number": power - left, "total": left}
    else:
        assert told(events, "note-ability-power") == {"ability": ability}
    assert t.automa.power == left


@pytest.mark.rule("S-182", "S-184")
def test_abilities_come_before_the_humans_dial() -> None:
    t = human(automa(table("saxony", "rusviet"), mechs="C5"), hero="C5", abilities="disarm")
    t.automa.power = 9
    ask = next(combat(t, NUMBER["C5"], HUMAN))
    assert ask.id == "ask-combat"
    assert t.automa.power == 7


@pytest.mark.rule("S-184")
def test_scout_takes_a_random_card_first() -> None:
    t = human(automa(table("crimea"), mechs="D5"), hero="D5", abilities="scout")
    t.automa.hand = [5]
    next_card(t, 1)  # three cards, and none is left
    events = run(t, combat(t, D5, AUTOMA), "0")
    assert told(events, "order-scout")["value"] == 5
    assert told(events, "note-automa-strength")["number"] == 0
    assert t.automa.hand == []
    assert t.combat_discard == [5]
    assert "order-scout" not in fought(t, AUTOMA, "0")  # an empty hand has nothing to take


@pytest.mark.rule("S-184")
@pytest.mark.parametrize("its", [9, 0])
def test_what_artillery_costs_is_paid(its: int) -> None:
    t = meeting(human="nordic", automa="saxony")
    t.human.abilities, t.automa.power, t.turns[AUTOMA], t.turns[HUMAN] = frozenset({ARTILLERY}), its, 4, 4
    t.tell(power=6)
    t.tale.head("head-combat", place=NAMES[D5], side=AUTOMA)
    begun = len(t.tale.events)
    events = run(t, before_combat(t, D5, AUTOMA), "yes")
    assert ids(events) == ["order-ability-power" if its else "note-ability-power", "order-human-pays"]
    assert (told(events, "order-human-pays"), t.human.power) == ({"power": 1, "total": 5}, 5)
    (cue,) = cues(t.tale.events, begun, marker, leads, Habits(together=TOGETHER)).cues  # both in sight
    shown = [*cued(cue, words("en", "scythe"))]
    assert shown[-1] == "Lower your power by 1, to 5."
    assert len(shown) == 1 + (its > 0)
    assert "order-human-pays" not in ids(run(older(t, 3), before_combat(t, D5, AUTOMA), "yes"))
    t.human.reported.clear()
    t = older(t, 4)
    events = run(t, before_combat(t, D5, AUTOMA), "yes")
    assert words("en", "scythe").event(events[-1]) == "Lower your power by 1."


@pytest.mark.rule("S-184")
def test_scout_takes_any_card_of_the_hand() -> None:
    taken = set()
    for seed in range(40):
        t = human(automa(table("crimea"), mechs="D5"), hero="D5", abilities="scout")
        t.streams = type(t.streams)(f"scout {seed}")
        t.automa.hand = [2, 3, 4]
        run(t, before_combat(t, D5, AUTOMA))
        assert sorted([*t.automa.hand, *t.combat_discard]) == [2, 3, 4]
        taken |= set(t.combat_discard)
    assert taken == {2, 3, 4}


@pytest.mark.rule("S-184")
def test_a_real_card_that_scout_takes_has_no_value_and_goes_to_no_pile_of_the_program() -> None:
    t = human(automa(table("crimea", combat_cards="physical"), mechs="D5"), hero="D5", abilities="scout")
    t.automa.hand = [0, 0]
    assert told(run(t, before_combat(t, D5, AUTOMA)), "order-scout")["value"] == 0
    assert (t.automa.hand, t.combat_discard) == ([0], [])


@pytest.mark.parametrize(
    ("faction", "ability", "attacker", "units", "reminded"),
    [
        ("albion", "shield", AUTOMA, "hero", True),
        ("albion", "shield", HUMAN, "hero", False),
        ("albion", "burrow", AUTOMA, "hero", False),
        ("togawa", "ronin", AUTOMA, "hero", True),
        ("togawa", "ronin", HUMAN, "mech", True),
        ("togawa", "ronin", HUMAN, "hero mech", False),
        ("togawa", "ronin", HUMAN, "mech worker", False),
        ("togawa", "toka", HUMAN, "mech", False),
    ],
)
def test_power_that_the_human_gains_before_a_combat_is_not_forgotten(
    faction: str, ability: str, attacker: Name, units: str, reminded: bool
) -> None:
    """By Shield when attacked, by Ronin with one unit alone."""
    t = meeting(human_units=units, human=faction)
    t.human.abilities = frozenset({Name(ability)})
    events = run(t, before_combat(t, D5, attacker))
    assert ids(events) == (["order-human-gains-power"] if reminded else [])
    assert [event.args["ability"] for event in events] == ([ability] if reminded else [])


@pytest.mark.rule("S-185")
def test_it_spends_what_the_table_says_or_all_it_has() -> None:
    for power, left in ((7, 0), (3, 0), (0, 0), (16, 9)):
        t = meeting()
        fought(t, AUTOMA, "0", card=6, power=power)
        assert t.automa.power == left


@pytest.mark.rule("S-186", "S-187")
def test_it_adds_random_cards_as_many_as_shown_or_all_whatever_its_units() -> None:
    t = meeting()  # one mech, yet three cards
    t.automa.hand = [2, 3, 4, 5]
    fought(t, AUTOMA, "0", card=13)
    assert len(t.automa.hand) == 1
    assert sorted([*t.automa.hand, *t.combat_discard]) == [2, 3, 4, 5]
    t = meeting()
    t.automa.hand = [2]
    fought(t, AUTOMA, "0", card=13)
    assert t.automa.hand == []
    used = set()
    for seed in range(40):
        t = meeting()
        t.streams = type(t.streams)(f"random {seed}")
        t.automa.hand = [2, 3, 4, 5]
        fought(t, AUTOMA, "0", card=1)
        used |= set(t.combat_discard)
    assert used == {2, 3, 4, 5}


@pytest.mark.rule("S-188")
@pytest.mark.parametrize(("attacker", "dial", "winner"), [(HUMAN, 6, AUTOMA), (HUMAN, 7, HUMAN), (AUTOMA, 7, AUTOMA)])
def test_the_higher_total_wins_and_the_attacker_a_tie(attacker: Name, dial: int, winner: Name) -> None:
    t = meeting()
    t.automa.power = 7
    next_card(t, 6)  # 7
    assert told(run(t, combat(t, D5, attacker), str(dial)), "note-combat")["side"] == winner


@pytest.mark.rule("S-188")
def test_cards_add_to_the_dial() -> None:
    t = meeting(human_units="hero mech")
    t.automa.power = 7
    next_card(t, 6)
    told_ = told(run(t, combat(t, D5, HUMAN), "3 2 3"), "note-combat")
    assert (told_["human"], told_["automa"], told_["side"]) == (8, 7, "human")


@pytest.mark.rule("S-189")
@pytest.mark.parametrize("dial", ["0", "7"])
def test_power_and_cards_are_spent_whoever_wins(dial: str) -> None:
    t = meeting()
    t.automa.hand = [2]
    fought(t, HUMAN, dial, card=12, power=5)  # spends 4, two cards
    assert t.automa.power == 1
    assert t.combat_discard == [2]


# --- losers ---


@pytest.mark.rule("S-190", "S-191", "S-195")
def test_losing_automa_units_to_the_mat_workers_to_the_base() -> None:
    for units in ("mech worker", "hero worker"):
        t = meeting(automa_units=units)
        mat, base = t.automa.mechs_on_mat, t.automa.workers_on_base
        events = fought(t, HUMAN, "7", card=10)
        assert t.automa.units == 0
        if "mech" in units:
            assert t.automa.mechs_on_mat == mat + 1
            assert t.automa.mechs_on_base == 0
        assert t.automa.hero == MAT_PLACE
        assert t.automa.workers_on_base == base + 1
        assert "order-popularity" in events


@pytest.mark.rule("S-190")
def test_an_attacker_that_loses_goes_to_the_mat_too() -> None:
    t = human(automa(table(), mechs="A4", water=False), hero="B5")
    t.automa.hand, t.automa.power = [], 4
    next_card(t, 10)
    act(t, "attack-units", "1")
    assert (t.automa.mechs, t.automa.mechs_on_mat, t.automa.mechs_on_base) == (0, 4, 0)
    assert t.human.hero == NUMBER["B5"]


@pytest.mark.rule("S-193", "S-27")
def test_all_losing_human_units_go_home() -> None:
    t = meeting(human_units="hero mech worker worker")
    fought(t, AUTOMA, "0")
    assert (t.human.hero, t.human.mechs, t.human.workers) == (
        t.human.base,
        [t.human.base],
        [t.human.base, t.human.base],
    )
    assert not t.human.units & t.automa.units


@pytest.mark.rule("S-194")
@pytest.mark.parametrize(("answer", "draws"), [("0", False), ("1", True), ("0 2", True)])
def test_a_losing_human_draws_if_power_was_shown(answer: str, draws: bool) -> None:
    assert ("order-human-draws" in fought(meeting(), AUTOMA, answer)) == draws


@pytest.mark.rule("S-194")
@pytest.mark.parametrize(
    ("card", "power", "hand", "draws"), [(10, 9, [], False), (14, 9, [], True), (10, 0, [2], True), (14, 0, [], False)]
)
def test_a_losing_automa_draws_if_power_was_shown(card: int, power: int, hand: list[int], draws: bool) -> None:
    t = meeting()
    t.automa.hand = hand
    events = fought(t, HUMAN, "7", card=card, power=power)
    assert ("note-automa-draws" in events) == draws
    assert len(t.automa.hand) == draws


@pytest.mark.rule("S-195")
def test_popularity_only_for_a_human_attacker_and_driven_off_workers() -> None:
    assert "order-popularity" not in fought(meeting(), HUMAN, "7", card=10)  # no worker there
    assert "order-popularity" not in fought(meeting(automa_units="mech worker"), AUTOMA, "7", card=10)  # defended
    t = human(automa(table("polania"), mechs="D5", workers="D5"), hero="D5", abilities="camaraderie")
    t.automa.hand = []
    events = fought(t, HUMAN, "7", card=10)
    assert "order-popularity" not in events
    assert "note-camaraderie" in events
    assert "order-popularity" not in fought(meeting(human_units="hero worker"), AUTOMA, "0")  # the Automa never loses


def test_what_each_side_pays_is_told_if_it_is_anything() -> None:
    t = meeting()
    t.automa.hand, t.automa.power = [4], 3
    next_card(t, 6)
    events = run(t, combat(t, D5, HUMAN), "0 2")
    assert "order-human-pays" not in ids(events)
    assert told(events, "order-human-discards") == {"number": 1}
    assert told(events, "order-automa-pays") == {"power": 3, "total": 0}
    assert told(events, "note-automa-discards") == {"number": 1, "left": 0}
    strength = told(events, "note-automa-strength")
    assert (strength["had"], strength["shown"], strength["table"], strength["values"]) == (3, 7, 1, "4")
    t = meeting()
    t.automa.power = 9
    next_card(t, 10)  # spends nothing
    events = run(t, combat(t, D5, AUTOMA), "0")
    assert not {id for id in ids(events) if id.endswith(("-pays", "-discards"))}
    assert told(events, "note-automa-strength")["values"] == "0"
    t = meeting()
    t.automa.hand, t.automa.power = [5], 9
    next_card(t, 10)
    events = run(t, combat(t, D5, AUTOMA), "1")
    assert told(events, "order-human-pays")["power"] == 1
    assert told(events, "note-automa-discards")["number"] == 1


def test_real_combat_cards_are_dealt_and_discarded_by_hand() -> None:
    t = meeting(combat_cards="physical")
    t.automa.hand, t.automa.power = [0], 3
    next_card(t, 6)
    events = run(t, combat(t, D5, HUMAN), "7", "2")
    assert told(events, "order-automa-discards") == {"number": 1, "left": 0}
    assert told(events, "order-automa-draws") == {"total": 1}
    gain_cards(t, 1)
    assert t.tale.events[-1].id == "order-automa-combat-card"
    lose(t, Name("combat-card"), 3)
    last = t.tale.events[-1]
    assert (last.id, last.args) == ("order-automa-loses-cards", {"number": 2, "total": 0})


def test_the_humans_combat_stars() -> None:
    t = meeting()
    fought(t, HUMAN, "7", card=10)
    assert t.human.stars == [STAR_COMBAT]
    t.human.stars = [STAR_COMBAT, STAR_COMBAT]
    human(automa(t, mechs="D5"), hero="D5")
    fought(t, HUMAN, "7", card=14)
    assert t.human.stars == [STAR_COMBAT, STAR_COMBAT]


@pytest.mark.rule("S-274")
def test_no_more_cards_than_the_human_may_use() -> None:
    t = meeting(human_units="hero mech worker")
    assert most_cards(t, D5) == 2
    piece = combat(t, D5, HUMAN)
    ask = next(piece)
    with pytest.raises(Refusal) as many:
        piece.send(ask.parse("3 2 2 2"))
    assert many.value.id == "too-many-combat-cards"
    assert ask.parse("3 -") == ask.parse("3") == {"dial": 3, "cards": ()}
    assert ask.parse("7 5 2") == {"dial": 7, "cards": (5, 2)}
    t = human(automa(table("rusviet"), mechs="D5"), hero="D5", workers="D5", abilities="peoples-army")
    assert most_cards(t, D5) == 2
    t = human(automa(table("togawa"), mechs="C4"), hero="C4", abilities="suiton")
    assert most_cards(t, NUMBER["C4"]) == 2
    # the abilities count only with a worker there, and only on a lake
    assert most_cards(human(t, hero="D5", abilities="suiton"), D5) == 1
    assert most_cards(human(t, hero="C4"), NUMBER["C4"]) == 1
    t = human(automa(table("rusviet"), mechs="D5"), hero="D5", workers="C5", abilities="peoples-army")
    assert most_cards(t, D5) == 1


def test_physical_combat_cards_are_asked_for_by_value() -> None:
    t = meeting(combat_cards="physical")
    t.automa.hand = [0, 0, 0]
    t.automa.power = 3
    next_card(t, 12)  # two cards
    events = run(t, combat(t, D5, AUTOMA), "5", "3 4")
    assert told(events, "note-combat")["automa"] == 10
    assert t.automa.hand == [0]
    assert t.combat_discard == []
    t = meeting(combat_cards="physical")
    fought(t, AUTOMA, "5", card=12)  # it has none to turn over, so nobody is asked


# --- combat inside the Automa's turn ---


@pytest.mark.rule("S-36")
def test_a_deck_that_runs_out_in_the_automas_own_combat() -> None:
    """The card of the turn is shuffled in too; its reward, star and box still count."""
    t = human(automa(table(), mechs="A4", water=False), hero="B5")
    t.automa.power, t.automa.scheme, t.automa.hand = 8, SCHEME_II, []
    card = card_of(t, 14)  # attack with 7, gains 3 power, box 0, gold star
    t.main = [one for one in t.deck.all if one is not card]
    t.deck.cards = [card]
    t.resource_box = 4
    events = run(t, automa_turn(t), "0")
    assert ids(events).count("note-shuffle") == 1
    assert (len(t.deck.cards), t.main, len(t.combat)) == (18, [], 1)
    assert "order-automa-power" in ids(events)
    assert t.automa.cube == 1
    assert t.resource_box == 0


# --- resources ---


@pytest.mark.rule("S-200", "S-203")
def test_the_box_of_the_main_piles_top_card_for_every_territory_of_the_turn() -> None:
    t = human(automa(table(), mechs="D5", workers="B6"), hero="C5", mechs="A6")
    turn(t, 9)  # box 3; its move, a worker's, leaves both territories alone
    automa(t, mechs="D5", workers="B6")
    t.automa.hand, t.automa.power = [], 0
    next_card(t, 5)  # its own box shows 4
    run(t, human_turn(t), "mech A6-B6", "hero C5-D5", "end", "7")
    assert t.resources[NUMBER["B6"]][Name("food")] == 3
    assert t.resources[D5][Name("metal")] == 3


@pytest.mark.rule("S-201", "S-202")
@pytest.mark.parametrize(
    ("place", "kind"),
    [("D5", "metal"), ("A2", "food"), ("A4", "wood"), ("A5", "oil"), ("C4", None), ("A3", None), ("D4", None)],
)
def test_the_kind_follows_the_terrain(place: str, kind: str | None) -> None:
    t = table()
    t.resource_box = 2
    lay_resources(t, NUMBER[place])
    if kind is None:
        assert t.resources == {}
        assert t.tale.events[-1].id == "note-no-resources-here"
    else:
        assert t.resources[NUMBER[place]][Name(kind)] == 2
        assert t.resources_on(NUMBER[place]) == 2


@pytest.mark.rule("S-204")
def test_the_last_number_counts_after_a_shuffle_and_nothing_before_the_first_turn() -> None:
    t = human(automa(table()))
    lay_resources(t, D5)
    assert t.tale.events[-1].id == "note-no-card-yet"
    t.card = card_of(t, 16)
    lay_resources(t, D5)
    assert t.tale.events[-1].id == "note-empty-box"
    turn(t, 16)  # box 4
    t.automa.cube = 8
    move_cube(t)  # the scheme switch empties the main pile
    assert t.main == []
    lay_resources(t, D5)
    assert t.resources_on(D5) == 4


@pytest.mark.rule("S-205")
def test_a_winning_defender_lays_nothing_and_keeps_what_is_there() -> None:
    t = meeting()
    t.resource_box = 3
    t.add_resources(D5, Name("metal"), 2)
    assert "order-lay-resources" not in fought(t, AUTOMA, "7", card=10)
    assert t.resources_on(D5) == 2


@pytest.mark.rule("S-206", "S-208")
@pytest.mark.parametrize("attacker", [AUTOMA, HUMAN])
def test_a_winning_automa_removes_all_resources(attacker: Name) -> None:
    t = meeting()
    t.add_resources(D5, Name("metal"), 2)
    t.add_resources(D5, Name("wood"), 1)
    assert "order-remove-resources" in fought(t, attacker, "0")
    assert t.resources_on(D5) == 0


@pytest.mark.rule("S-207")
@pytest.mark.parametrize(("kind", "unit"), [("move-worker", "workers"), ("move-mech", "mechs")])
def test_any_unit_that_enters_removes_resources_also_beside_a_structure(kind: str, unit: str) -> None:
    t = human(automa(table(), water=False, **{unit: "A4"}))
    t.add_resources(NUMBER["B5"], Name("metal"), 2)
    t.human.structures[NUMBER["B5"]] = Name("mine")
    events = act(t, kind)
    assert told(events, "order-remove-resources") == {"place": "B5", "number": 2}
    assert t.resources == {}
    assert t.human.structures == {NUMBER["B5"]: "mine"}


def test_nothing_to_remove_says_nothing() -> None:
    t = table()
    remove_resources(t, D5)
    assert t.tale.events[-1].id == "note-human-first"


# --- traps ---


@pytest.mark.rule("S-209")
@pytest.mark.parametrize(
    ("answer", "power", "coins", "cards"),
    [("power", 1, 5, 3), ("coin", 4, 1, 3), ("combat-card", 4, 5, 1), ("popularity", 4, 5, 3)],
)
def test_an_armed_trap_works_once_on_an_entering_unit(answer: str, power: int, coins: int, cards: int) -> None:
    t = human(automa(table("togawa"), workers="A4", water=False))
    t.human.armed = here("B5")
    t.automa.hand = [2, 3, 3]
    assert (t.automa.power, t.automa.coins) == (4, 5)
    events = act(t, "move-worker", answer)
    assert told(events, "order-trap")["place"] == "B5"
    left = {
        "power": ("order-", "power", power),
        "coin": ("order-", "coins", coins),
        "combat-card": ("note-", "cards", cards),
    }
    assert [(e.id, e.args["total"]) for e in events if "-automa-loses-" in e.id] == [
        (f"{kind}automa-loses-{what}", number) for face, (kind, what, number) in left.items() if face == answer
    ]
    assert ("note-trap-popularity" in ids(events)) == (answer == "popularity")
    assert (t.automa.power, t.automa.coins, len(t.automa.hand)) == (power, coins, cards)
    assert len(t.combat_discard) == 3 - cards
    assert (t.human.armed, t.human.sprung, t.human.faces) == (0, here("B5"), {NUMBER["B5"]: answer})
    assert run(t, spring_trap(t, NUMBER["B5"])) == []


@pytest.mark.rule("S-209")
@pytest.mark.parametrize(("face", "left"), [("power", (0, 3, 1)), ("coin", (2, 0, 1)), ("combat-card", (2, 3, 0))])
def test_a_trap_takes_what_there_is(face: str, left: tuple[int, int, int]) -> None:
    t = human(automa(table("togawa"), workers="A4", water=False))
    t.human.armed = here("B5")
    t.automa.power, t.automa.coins, t.automa.hand = 2, 3, [5]
    act(t, "move-worker", face)
    assert (t.automa.power, t.automa.coins, len(t.automa.hand)) == left
    lose(t, Name(face), 2)
    assert t.tale.events[-1].id == "note-trap-nothing"


@pytest.mark.rule("S-209")
def test_a_known_face_is_not_asked_for_and_no_other_trap_shows_it() -> None:
    t = human(automa(table("togawa"), workers="A4", water=False))
    t.human.armed = at("B5", "C5")
    t.human.faces = {NUMBER["C5"]: Name("coin")}
    ask = next(spring_trap(t, NUMBER["B5"]))
    assert ask.legal() == ("power", "combat-card", "popularity")
    t.human.armed = at("C5")
    assert told(run(t, spring_trap(t, NUMBER["C5"])), "order-automa-loses-coins") == {"number": 4, "total": 1}
    t.human.armed, t.human.faces[NUMBER["D5"]], t.human.faces[NUMBER["D6"]] = (
        at("B5"),
        Name("power"),
        Name("popularity"),
    )
    run(t, spring_trap(t, NUMBER["B5"]))  # three are known, so this is the fourth
    assert t.human.faces[NUMBER["B5"]] == "combat-card"


@pytest.mark.rule("S-209")
@pytest.mark.parametrize(("dial", "wins"), [("7", "human"), ("0", "automa")])
def test_an_attacking_unit_springs_the_trap_before_the_combat(dial: str, wins: str) -> None:
    """Card 10 spends 3 with a power below 8, and after the trap there is 1 left."""
    t = human(automa(table("togawa"), mechs="A4", water=False), hero="B5")
    t.human.armed, t.human.faces = here("B5"), {NUMBER["B5"]: Name("power")}
    t.automa.hand, t.automa.power = [], 4
    next_card(t, 10)
    events = act(t, "attack-units", dial)
    assert ids(events).index("order-automa-loses-power") < ids(events).index("head-combat")
    assert told(events, "note-automa-strength")["had"] == 1
    assert told(events, "note-combat")["side"] == wins
    assert (t.human.armed, t.human.sprung) == (0, here("B5"))


@pytest.mark.rule("S-209")
def test_a_unit_that_stays_springs_no_trap() -> None:
    t = human(automa(table("togawa"), workers="B5", water=False))
    t.human.armed = here("B5")
    assert "note-stay" in ids(act(t, "move-worker"))
    assert t.human.armed == here("B5")


@pytest.mark.parametrize(
    ("answer", "power", "coins", "cards"),
    [("power 2", 2, 5, 2), ("coin 10", 4, 0, 2), ("nothing", 4, 5, 2), ("combat-card 1", 4, 5, 1), ("power", 4, 5, 2)],
)
def test_in_a_match_of_older_rules_the_player_says_what_a_trap_costs(
    answer: str, power: int, coins: int, cards: int
) -> None:
    t = human(automa(older(table("togawa")), workers="A4", water=False))
    t.human.armed = here("B5")
    t.automa.hand = [2, 3]
    act(t, "move-worker", answer)
    assert (t.automa.power, t.automa.coins, len(t.automa.hand)) == (power, coins, cards)
    t = human(automa(older(table("togawa")), mechs="A4", water=False), hero="B5")
    t.human.armed, t.automa.hand = here("B5"), []
    next_card(t, 10)
    act(t, "attack-units", "3")
    assert t.human.armed == here("B5")  # a unit that loses its attack had not entered


def test_a_flag_is_announced() -> None:
    t = human(automa(table("albion"), workers="A4", water=False))
    t.human.flags = here("B5")
    assert told(act(t, "move-worker"), "note-flag")["place"] == "B5"
    t = human(automa(table("albion"), workers="A4", water=False))
    t.human.flags = here("C5")
    assert "note-flag" not in ids(act(t, "move-worker"))


@pytest.mark.rule("S-192")
def test_units_on_the_mat_come_back_by_a_reward_only() -> None:
    t = meeting(automa_units="hero")
    fought(t, HUMAN, "7", card=10)
    for number in (3, 6, 13):
        turn(t, number)
    assert t.automa.hero == MAT_PLACE
    turn(t, 16)
    assert t.automa.hero == t.automa.base
    assert NAMES[t.automa.base] == "base-nordic"
