"""Counting laurels: tracks for both sides, the Automa's hand by parity, and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import or_
from types import MappingProxyType
from typing import NamedTuple

from automarium.core.ask import Ask, Asking, Number, Pick, asking, options
from automarium.core.game import ScoreLine, Sheet
from automarium.core.tale import Name, Say
from automarium.games.redrising.cards import UNKNOWN, UNKNOWN_ID, Card, Character, characters
from automarium.games.redrising.ending import end_abilities_left, remind
from automarium.games.redrising.fixes import fix_cards
from automarium.games.redrising.hand import CODEBREAKER, NOT_TOLD, HandScore, Scene, Scored, looks_at, score_hand
from automarium.games.redrising.names import (
    AUTOMA,
    AUTOMA_HAND,
    BANISHED,
    BONUS,
    FLEET,
    HAND,
    HELIUM,
    HOUSE_TRACK,
    HUMAN,
    INFLUENCE,
    LOCATIONS,
    LUNA,
    NOTHING,
    SIDES,
    SOVEREIGN,
    TRACKS,
)
from automarium.games.redrising.table import (
    AS_CORRECTED,
    BANISHED_AFTER,
    BY_CARDS,
    COUNTED_AT_ONCE,
    FULL,
    NEUTRAL_INFLUENCE,
    Table,
    Unseen,
)

AUTOMA_START = 70
FLEET_POINTS = (0, 1, 3, 6, 10, 15, 21, 28, 34, 39, 43)
HELIUM_POINTS = 3
SOVEREIGN_POINTS = 10
INFLUENCE_POINTS = (4, 2, 1)  # most, second, third
CARDS_KEPT = 20
CARD_POINTS = {"1": (5, 2), "2": (6, 3), "3": (8, 4), "4": (10, 5), "5": (12, 6), "6": (14, 7)}
THRESHOLD = 7
HAND_LIMIT = 7
EXCESS = -10  # each card beyond the limit
CARDS, SUM = Name("by-cards"), Name("by-sum")  # how a hand is counted whose cards have no names

Told = Mapping[Name, int]  # what the player reads at the table for a card of the hand


# --- the end of the game ---


def end_triggered(table: Table) -> bool:
    """All three sevens by any combination of sides (R-104), or two of them by one side (R-105)."""
    tracks = table.tracks
    mine, its = tracks[HUMAN].values(), tracks[AUTOMA].values()
    if max(mine) < THRESHOLD and max(its) < THRESHOLD:
        return False
    human, automa = [value >= THRESHOLD for value in mine], [value >= THRESHOLD for value in its]
    return sum(human) >= 2 or sum(automa) >= 2 or all(map(or_, human, automa))


def steps_to_end(table: Table, side: Name) -> int:
    """How many steps on tracks bring on the end, if this side takes them all."""
    tracks = table.tracks
    mine = {track: max(0, THRESHOLD - value) for track, value in tracks[side].items()}
    rest = [0 if any(tracks[one][track] >= THRESHOLD for one in SIDES) else mine[track] for track in TRACKS]
    return min(sum(sorted(mine.values())[:2]), sum(rest))


def sevens(table: Table) -> tuple[Name, tuple[Name, ...]]:
    """Who has brought on the end of the game, one side or both, and on which tracks."""
    for side in SIDES:
        reached = tuple(track for track, value in table.tracks[side].items() if value >= THRESHOLD)
        if len(reached) >= 2:
            return side, reached
    return Name("nobody"), TRACKS  # alone


# --- tracks ---


def influence_points(table: Table, side: Name, more: int = 0) -> int:
    """4, 2 or 1 a token by rank; equal amounts share one, and the neutral house is ranked too (R-114 to R-116). A side
    may be thought to have some more."""
    tokens = {one: table.tracks[one][INFLUENCE] + (more if one == side else 0) for one in SIDES}
    amounts = sorted({*tokens.values(), NEUTRAL_INFLUENCE}, reverse=True)
    return tokens[side] * INFLUENCE_POINTS[amounts.index(tokens[side])]


def track_points(table: Table, side: Name) -> tuple[int, int, int, int]:
    """Fleet, helium, sovereign, influence."""
    tracks = table.tracks[side]
    return (
        FLEET_POINTS[tracks[FLEET]],
        tracks[HELIUM] * HELIUM_POINTS,
        SOVEREIGN_POINTS if table.sovereign == side else 0,
        influence_points(table, side),
    )


# --- the Automa's hand ---


class AutomaCards(NamedTuple):
    """The Automa's hand at scoring: how many match the parity card, before and after the cut to 20."""

    matching: int
    others: int
    kept_matching: int
    kept_others: int
    points: int


def automa_cards_score(
    table: Table, unseen_matching: int = 0, unseen: int = 0, known: Sequence[Character] | None = None
) -> AutomaCards:
    """Points by parity; above 20 cards the others leave first, then matching ones (R-118 to R-120).

    Of the cards whose names are unknown, the player has turned `unseen` over and counted `unseen_matching`."""
    known = table.named(AUTOMA_HAND) if known is None else known
    matching = sum(1 for one in known if table.parity_of(one) == table.parity) + unseen_matching
    others = len(known) + unseen - matching
    kept_matching = min(matching, CARDS_KEPT)
    kept_others = min(others, CARDS_KEPT - kept_matching)
    per_matching, per_other = CARD_POINTS[table.setup["level"]]
    return AutomaCards(
        matching, others, kept_matching, kept_others, kept_matching * per_matching + kept_others * per_other
    )


def _known(table: Table) -> tuple[Character, ...]:
    """Those of the Automa's cards that the human has seen: on the screen the others lie face down (H-27)."""
    cards = table.named(AUTOMA_HAND)
    return tuple(one for one in cards if one.id in table.seen | table.among) if table.screen else cards


# --- the human's hand ---


def hand_of(table: Table) -> tuple[Character, ...]:
    """The cards of the human's hand that have a name."""
    return table.named(HAND)


def scene(table: Table, told: Told = NOT_TOLD, lying: Mapping[Name, Sequence[Card]] | None = None) -> Scene:
    """What the clauses of the human's characters look at, with the cards of the board as they lie, or would lie."""
    mine, rival = table.tracks[HUMAN], table.tracks[AUTOMA]
    piles = [(lying or table.piles)[location] for location in LOCATIONS]
    tops = [pile[-1] if pile else None for pile in piles]
    return Scene(
        fleet=mine[FLEET],
        helium=mine[HELIUM],
        influence=mine[INFLUENCE],
        rival_fleet=rival[FLEET],
        rival_helium=rival[HELIUM],
        rival_influence=rival[INFLUENCE],
        sovereign=table.sovereign == HUMAN,
        banished=_banished(table),
        board=tuple(one for pile in piles for card in pile if card.up and (one := table.character(card)) is not None),
        tops=tuple(one for top in tops if top and top.up and (one := table.character(top)) is not None),
        bare=any(top is None or not top.up for top in tops),
        neutral_influence=NEUTRAL_INFLUENCE if table.setup.on("neutral-rank") else None,
        lawyer_both=table.setup["lawyer"] == "both",
        chef_per_clause=table.setup["chef"] == "clause",
        told=told,
        unnamed=sum(1 for card in table.piles[BANISHED] if card.id == UNKNOWN_ID) if _after(table) else 0,
        banished_first=table.banished_first if _after(table) else None,
    )


def hand_now(table: Table) -> HandScore:
    """What the human's hand is worth as everything stands."""
    return score_hand(table.named(HAND), scene(table))


class Gain(NamedTuple):
    """What a card would bring: itself as it would count, what the others of the hand would be worth more or less, what
    it costs as one too many, the hand with it, the points of a bonus, and a card that returns to the hand with it."""

    card: Scored
    others: int
    over: int
    score: HandScore
    bonus: int = 0
    back: Scored | None = None

    @property
    def hand(self) -> int:
        return self.card.total + self.others + self.over + (self.back.total if self.back else 0)

    @property
    def total(self) -> int:
        return self.hand + self.bonus


def gain_at(table: Table, place: Name, laid: Name | None = None) -> Gain:
    """The top card of a location, which then lies there no more, and the location's bonus, which the clauses look
    at. Before a turn's card is led, another one leaves the hand first: the one that is to be laid, if that is known."""
    gain = gain_of(table, table.piles[place][-1], place, _bonus(table, place), laid)
    leads = table.turn.led_at is None and laid is None and bool(table.piles[HAND])
    return gain._replace(bonus=bonus_points(table, place), over=0 if leads else gain.over)


def hand_with(table: Table, place: Name) -> int:
    """By how much the hand would be worth more with the top card of a location and its bonus."""
    return gain_at(table, place).hand


def bonus_track(table: Table, location: Name) -> Name | None:
    """The track that the bonus of a location moves: on Luna by the house, unless that asks or rolls (R-51)."""
    return HOUSE_TRACK.get(table.house) if location == LUNA else BONUS[location]


def bonus_points(table: Table, location: Name) -> int:
    """How many points the bonus of a location brings the human by itself, as far as that is certain."""
    track = bonus_track(table, location)
    token = SOVEREIGN_POINTS if location == LUNA and table.sovereign != HUMAN else 0
    return token + (_step_points(table, track) if track else 0)


def _step_points(table: Table, track: Name) -> int:
    """How many points one more on a track brings the human."""
    tracks = table.tracks[HUMAN]
    if track == HELIUM:
        return HELIUM_POINTS
    if tracks[track] >= FULL:
        return 0
    if track == FLEET:
        return FLEET_POINTS[tracks[FLEET] + 1] - FLEET_POINTS[tracks[FLEET]]
    return influence_points(table, HUMAN, 1) - influence_points(table, HUMAN)


def gained_with(table: Table, place: Name) -> int:
    """By how much the human would have more points with the top card of a location and its bonus."""
    return gain_at(table, place).total


def hand_taking(table: Table, card: Card, place: Name) -> int:
    """By how much the hand would be worth more with a card that an ability takes from a place."""
    return gain_of(table, card, place).hand


def _bonus(table: Table, location: Name) -> dict[str, int]:
    """What of a scene the bonus of a location changes for certain."""
    changed: dict[str, int] = {SOVEREIGN: True} if location == LUNA else {}
    if track := bonus_track(table, location):
        now = table.tracks[HUMAN][track]
        changed[track] = now + 1 if track == HELIUM else min(FULL, now + 1)
    return changed


def gain_of(
    table: Table,
    card: Card,
    place: Name,
    changed: Mapping[str, int] = MappingProxyType({}),
    laid: Name | None = None,
    back: Character | None = None,
) -> Gain:
    """A card that is taken from a place, where a scene is changed so, and a card of the hand has been laid, or one of
    the board returns to it."""
    taken, held = table.character(card), len(table.piles[HAND]) - (laid is not None)
    assert taken is not None
    others = tuple(one for one in table.named(HAND) if one.id != laid)
    come = (taken, back) if back else (taken,)
    left = {one: [card for card in table.piles[one] if table.character(card) not in come] for one in LOCATIONS}
    then = scene(table, lying=left)._replace(**changed)  # type: ignore[arg-type]
    if place == BANISHED:
        then = then._replace(banished=tuple(one for one in then.banished if one != taken))
    score = score_hand((*others, *come), then)
    scored = [next(one for one in score.cards if one.character == that) for that in come]
    more = score.total - sum(one.total for one in scored) - score_hand(others, scene(table)).total
    over = excess(held + len(come)) - excess(held)
    return Gain(scored[0], more, over, score, back=scored[1] if back else None)


def lost_with(table: Table, one: Character, place: Name = HAND) -> int:
    """By how much the human's points change when a card of the hand, or one that lies elsewhere, is banished."""
    held = [card for card in table.named(HAND) if place != HAND or card != one]
    lying = {**table.piles, place: [card for card in table.piles[place] if table.character(card) != one]}
    then = scene(table, lying=lying)
    after = score_hand(held, then._replace(banished=(*then.banished, one)))
    return after.total - hand_now(table).total + excess(len(held)) - excess(len(table.named(HAND)))


def hand_without(table: Table, one: Character) -> HandScore:
    """The hand when a card of it has been led, wherever that lies then."""
    held = [card for card in table.named(HAND) if card != one]
    kept = [card for card in table.piles[HAND] if table.character(card) != one]
    return score_hand(held, scene(table, lying={**table.piles, HAND: kept}))


def excess(cards: int) -> int:
    """What the cards beyond the seventh cost (R-123)."""
    return EXCESS * max(0, cards - HAND_LIMIT)


def _after(table: Table) -> bool:
    return table.setup.rules >= BANISHED_AFTER


def _banished(table: Table) -> tuple[Character, ...]:
    """The banished cards as end abilities and Ceres leave them (R-127)."""
    if _after(table) or table.banished_at_end is None:
        return table.named(BANISHED)
    return table.banished_at_end


# --- the score ---


class Result(NamedTuple):
    """What was counted when the match ended."""

    automa_cards: AutomaCards
    human_cards: int
    hand: HandScore | None  # card by card, where the human's cards have names


def count(table: Table) -> Asking[None]:
    """Counts both sides, asking for what the program cannot see, and tells the winner (R-136)."""
    table.tale.head("head-scoring")
    while True:
        matching = yield from _matching(table)
        asked = _looked_at(table)
        table.matching = matching if table.setup.rules >= COUNTED_AT_ONCE else None
        told = yield from _told_of_hand(table)
        now = _looked_at(table)
        if asked == now or table.setup.rules < AS_CORRECTED:
            break  # else corrected meanwhile
    cards = automa_cards_score(table, matching, now[0])
    if cards.matching + cards.others > CARDS_KEPT:
        table.tale.note("note-cut", **_kept(cards))
    hand: HandScore | None = None
    if isinstance(told, int):
        points = told
    else:
        hand = score_hand(table.named(HAND), scene(table, told))
        points = _tell_hand(table, hand)
    table.result = Result(cards, points + found_by_hacker(table), hand)
    if table.tale.telling:
        sheet = score_sheet(table)
        table.tale.note("note-totals", human=sheet.totals[0], automa=sheet.totals[1])
        table.tale.head(sheet.reason.id, **sheet.reason.args)


@dataclass(frozen=True, slots=True)
class Held(Number):
    """How many cards the human holds, and how many the program counts."""

    counted: int


def _count_hand(table: Table) -> Asking[None]:
    """Cards beyond the seventh cost points, so the player counts them once more (R-123)."""
    most = sum(len(pile) for pile in table.piles.values())

    def held() -> Ask[int]:
        counted = len(table.piles[HAND])
        return Ask("ask-hand-count", HUMAN, Held(0, most, counted), {"number": counted}, table)

    number = yield from asking(held, table.correct)
    if number != len(table.piles[HAND]):
        fix_cards(table, HAND, [UNKNOWN] * number)


def _matching(table: Table) -> Asking[int]:
    """How many of the Automa's cards that nobody has named match the parity side."""

    def how_many() -> Ask[int]:
        number = _unseen(table)
        args = {"parity": table.parity, "number": number, "known": int(table.known)}
        return Ask("ask-matching", HUMAN, Number(0, number), args, table)

    return (yield from asking(how_many, table.correct)) if _unseen(table) else 0


def _unseen(table: Table) -> int:
    return table.piles[AUTOMA_HAND].count(UNKNOWN)


def _looked_at(table: Table) -> tuple[int, Name]:
    """What the question about the Automa's hand depends on: after a correction of it the question is put again."""
    return _unseen(table), table.parity


def _told_of_hand(table: Table) -> Asking[int | Told]:
    """The points of the hand; or the names of its cards, from which the program counts them."""
    if not table.known:
        if table.setup.rules >= AS_CORRECTED:
            yield from _count_hand(table)
        if not (yield from _by_cards(table)):
            return (yield from table.ask("ask-hand-points", lambda: Number(-300, 900)))
        table.name_cards()
        yield from _name_hand(table)
        remind(table, end_abilities_left(table))
    while True:
        yield from _name_hand(table)
        told: dict[Name, int] = {}
        for id in _to_read(table):
            told[id] = yield from _read(table, id)
        named = all(card.id != UNKNOWN_ID for card in table.piles[HAND])
        if (named and [*told] == _to_read(table)) or table.setup.rules < AS_CORRECTED:
            return told  # else corrected meanwhile


def _by_cards(table: Table) -> Asking[bool]:
    """Whether the player names the cards of the hand, which were only counted so far."""
    if table.setup.rules < BY_CARDS or not table.piles[HAND]:
        return False
    how = yield from table.ask("ask-hand-how", lambda: Pick[Name](options((CARDS, SUM), "by-")))
    return bool(how == CARDS)


def _tell_hand(table: Table, hand: HandScore) -> int:
    """Every card with its points, and what the wild ones were taken for."""
    for one in hand.cards:
        card = one.character.id
        table.tale.note("note-hand-card", card=card, core=one.core, clauses=sum(one.clauses), points=one.total)
        if one.color is not None:
            table.tale.note("note-hand-color", card=card, color=Name(f"color-{one.color}"))
        if one.name is not None:
            table.tale.note("note-hand-name", card=card, name=one.name)
    return hand.total


def _name_hand(table: Table) -> Asking[None]:
    """Every card of the human's hand gets its name."""

    def unnamed() -> int | None:
        return next((at for at, card in enumerate(table.piles[HAND]) if card.id == UNKNOWN_ID), None)

    while (at := unnamed()) is not None:
        id = yield from table.ask("ask-hand-card", lambda: Unseen(table), number=at + 1)
        if (at := unnamed()) is not None:  # still so, if the hand was corrected instead
            table.piles[HAND][at] = Card(id)


def _to_read(table: Table) -> list[Name]:
    """The cards of the hand for which the player looks at what the program does not see."""
    counted = table.setup["depth"] == "counted"
    return [one.id for one in table.named(HAND) if _reads(table, one.id) or (counted and looks_at(one.id))]


def _reads(table: Table, id: Name) -> bool:
    """Initials are those printed in the box; of another language than English the player reads them (A37)."""
    return id == CODEBREAKER and not table.screen and table.setup["box"] != "english"


def _read(table: Table, id: Name) -> Asking[int]:
    """The points of Codebreaker; or how many cards lie elsewhere that a card of the hand counts."""
    if id == CODEBREAKER:
        points: int = characters()[CODEBREAKER].clauses[0]["vp"]
        return points if (yield from table.ask_yes("ask-codebreaker")) else 0
    look = looks_at(id)
    assert look is not None
    color, other = (*(Name(f"color-{one}") for one in look.colors), NOTHING, NOTHING)[:2]
    most = _most_seen(table, look.at)
    return (yield from table.ask(f"ask-look-{look.at}", lambda: Number(0, most), card=id, color=color, other=other))


def _most_seen(table: Table, at: str) -> int:
    if at == "top":
        return max(one.core for one in characters().values())
    return sum(len(table.piles[one]) for one in (LOCATIONS if at == "board" else (BANISHED,)))


def found_by_hacker(table: Table) -> int:
    """Hacker's find counts only while Hacker is held (A40)."""
    return table.hacker if not table.known or table.where(Name("hacker")) == HAND else 0


def score_sheet(table: Table) -> Sheet:
    """The score as it stands; before the end cards that nobody has named count nothing yet."""
    result: Result | None = table.result
    automa_cards = result.automa_cards if result else _automa_cards_now(table)
    human_cards = result.human_cards if result else 0
    human, automa = track_points(table, HUMAN), track_points(table, AUTOMA)
    if result is None and table.known and not any(card.id == UNKNOWN_ID for card in table.piles[HAND]):
        human_cards = hand_now(table).total
    lines = (
        ScoreLine(Say("score-start"), (None, AUTOMA_START)),
        *(
            ScoreLine(Say(f"score-{label}"), (human[at], automa[at]))
            for at, label in enumerate(("fleet", "helium", "sovereign", "influence"))
        ),
        ScoreLine(
            Say("score-cards", _kept(automa_cards)),
            (human_cards, automa_cards.points),
        ),
        ScoreLine(Say("score-excess"), (excess(len(table.piles[HAND])), None)),
    )
    totals = tuple(sum(line.points[at] or 0 for line in lines) for at in (0, 1))
    winners, reason = winner(table, totals)
    return Sheet(SIDES, lines, totals, winners, reason, result is not None)


def _automa_cards_now(table: Table) -> AutomaCards:
    """The Automa's cards as far as they are known: also those without names, when they have been counted."""
    if table.matching is None or table.matching > (unseen := _unseen(table)):  # corrected meanwhile
        return automa_cards_score(table, known=_known(table))
    return automa_cards_score(table, table.matching, unseen, _known(table))


def _kept(cards: AutomaCards) -> dict[str, int]:
    """What counts of the Automa's cards, and of how many it was kept (nought: of no more than it may have)."""
    all = cards.matching + cards.others
    return {"matching": cards.kept_matching, "others": cards.kept_others, "all": all if all > CARDS_KEPT else 0}


def winner(table: Table, totals: tuple[int, ...]) -> tuple[tuple[Name, ...], Say]:
    """The higher total; on equal ones the holder of the Sovereign token; else the victory is shared (R-136)."""
    if totals[0] != totals[1]:
        best = SIDES[0] if totals[0] > totals[1] else SIDES[1]
        return (best,), Say("head-winner", {"side": best, "by": abs(totals[0] - totals[1])})
    if table.sovereign is not None:
        return (table.sovereign,), Say("head-winner-sovereign", {"side": table.sovereign})
    return SIDES, Say("head-winner-shared")
