"""The score of the human's final hand: core values, clauses, and the best wild colours and names.

A Gray is also one other colour, an Orange may bear another name. Nobody can try every way to choose: seven of each have
more than 10^20. But a Gray's own clauses look at the board only and an Orange's never look at a name, so it does not
matter *which* Gray or Orange takes something; only what is taken. That leaves one question per colour (how many?) and
one per name (taken?), which are settled one after another: of all the ways that agree on what unfinished cards still
look at, only the best is carried on. Nothing is estimated: the result is the best of all ways.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from types import MappingProxyType
from typing import Any, NamedTuple

from automarium.core.tale import Name
from automarium.games.redrising.cards import Character, characters
from automarium.games.redrising.clauses import ENOUGH, IGNORE_GOLD_LOSSES
from automarium.games.redrising.names import COLORS, GOLD, GRAY

WILD_COLOR, WILD_NAME = "wild_color", "wild_name"
LAWYER = "lawyer"
CODEBREAKER = Name("codebreaker")
NOT_TOLD: Mapping[Name, int] = MappingProxyType({})
# the words of clauses that look at cards elsewhere than in the hand, and where
_ELSEWHERE = {"board": "board", "banished": "banished", "banished_has": "banished", "best_location_top_core": "top"}


class Scene(NamedTuple):
    """What the clauses look at beside the hand."""

    fleet: int
    helium: int
    influence: int
    rival_fleet: int
    rival_helium: int
    rival_influence: int
    sovereign: bool  # the human holds it
    banished: tuple[Character, ...]  # as they lie after end abilities and Ceres
    board: tuple[Character, ...]  # the face-up cards of all four piles
    tops: tuple[Character, ...]  # the face-up top cards of the locations
    bare: bool  # some location is empty or has a face-down top card
    neutral_influence: int | None = None  # the neutral house, where it counts for most and least
    lawyer_both: bool = True  # or only the clause of the Judge, when there is one
    chef_per_clause: bool = True  # or: of a Gold card's clauses taken together only a loss is ignored
    told: Mapping[Name, int] = NOT_TOLD  # what the player counted for a card: initials, or cards that have no names
    unnamed: int = 0  # banished cards that nobody has named
    banished_first: int | None = None  # how many were banished when end-game scoring began, unless as many as now

    @property
    def banished_count(self) -> int:
        return len(self.banished) + self.unnamed


class Scored(NamedTuple):
    """One card of the hand: the colour or the name it took, and its points clause by clause as printed."""

    character: Character
    color: Name | None
    name: Name | None
    core: int
    clauses: tuple[int, ...]

    @property
    def total(self) -> int:
        return self.core + sum(self.clauses)


class HandScore(NamedTuple):
    cards: tuple[Scored, ...]

    @property
    def decodes(self) -> bool:
        """Whether Codebreaker is among the cards."""
        return any(card.character.id == CODEBREAKER for card in self.cards)

    @property
    def initials(self) -> tuple[str, ...]:
        """The letters that Codebreaker compares: of the English names, as the cards count now (A37)."""
        return tuple(_initial(card.name or card.character.id) for card in self.cards)

    @property
    def total(self) -> int:
        return sum(card.total for card in self.cards)


# --- what the words of a clause mean ---


class _Face(NamedTuple):
    """A card of the hand as it counts at scoring."""

    character: Character
    colors: tuple[Name, ...]
    name: Name

    def fits(self, token: str) -> bool:
        return token[1:] in self.colors if token[0] == "#" else token[1:] == self.name

    def any_of(self, colors: Iterable[str]) -> bool:
        return any(color in self.colors for color in colors)


class _View(NamedTuple):
    """What the clauses of one card look at."""

    card: _Face
    others: Sequence[_Face]
    scene: Scene

    @property
    def hand(self) -> Sequence[_Face]:
        return [self.card, *self.others]

    def seen(self, token: str) -> int:
        return sum([other.fits(token) for other in self.others])

    def mine(self, track: str) -> int:
        return int(getattr(self.scene, track))

    def rival(self, track: str) -> int:
        return int(getattr(self.scene, f"rival_{track}"))


def _initial(name: Name) -> str:
    return characters()[name].name[0]


def _within(value: int, bounds: Sequence[int | None]) -> bool:
    low, high = bounds
    return (low is None or low <= value) and (high is None or value <= high)


def _banished_first(scene: Scene) -> int:
    """Pathologist and Researcher alone ask for the beginning of end-game scoring (R-127)."""
    return scene.banished_count if scene.banished_first is None else scene.banished_first


def _rank(track: str, end: str, view: _View) -> bool:
    """Most or least, ties included; the neutral house has influence only."""
    rivals = [view.rival(track)]
    if track == "influence" and view.scene.neutral_influence is not None:
        rivals.append(view.scene.neutral_influence)
    return view.mine(track) >= max(rivals) if end == "most" else view.mine(track) <= min(rivals)


def _core_all(test: Mapping[str, Any], view: _View) -> bool:
    cores = [face.character.core for face in view.hand]
    if "parity" in test:
        return all(core % 2 == (test["parity"] == "odd") for core in cores)
    return bool(max(cores) <= test["max"] if "max" in test else min(cores) >= test["min"])


def _distinct(what: str, view: _View) -> bool:
    marks: list[str] = [_initial(face.name) for face in view.hand]
    if what == "color":
        marks = [color for face in view.hand for color in face.colors]
    return len(marks) == len(set(marks))


_HOLDS: Mapping[str, Callable[[Any, _View], bool]] = {
    "any": lambda tokens, view: any(map(view.seen, tokens)),
    "all": lambda tokens, view: all(map(view.seen, tokens)),
    "none": lambda tokens, view: not any(map(view.seen, tokens)),
    "any_except": lambda one, view: any(one["color"] in o.colors and one["not"] != o.name for o in view.others),
    "min_other": lambda needed, view: all(view.seen(f"#{color}") >= n for color, n in needed.items()),
    "only": lambda colors, view: all(face.any_of(colors) for face in view.hand),
    "core_all": _core_all,
    "distinct": _distinct,
    "hand_size_min": lambda n, view: len(view.hand) >= n,
    "sovereign": lambda held, view: view.scene.sovereign == held,
    "rank": lambda rank, view: _rank(rank[0], rank[1], view),
    "opp_more": lambda track, view: view.rival(track) > view.mine(track),
    "opp_equal": lambda track, view: view.rival(track) == view.mine(track),
    "fleet_in": lambda bounds, view: _within(view.mine("fleet"), bounds),
    "fleet_min": lambda n, view: view.mine("fleet") >= n,
    "helium_min": lambda n, view: view.mine("helium") >= n,
    "influence_min": lambda n, view: view.mine("influence") >= n,
    "banished_in": lambda bounds, view: _within(_banished_first(view.scene), bounds),
    "banished_has": lambda color, view: any(one.color == color for one in view.scene.banished),
    "loc_empty_or_facedown": lambda bare, view: view.scene.bare == bare,
    "and": lambda parts, view: all(_holds(part, view) for part in parts),
    "or": lambda parts, view: any(_holds(part, view) for part in parts),
    "xor": lambda parts, view: sum(_holds(part, view) for part in parts) == 1,
}

_COUNTS: Mapping[str, Callable[[Any, _View], int]] = {
    "hand_other": lambda colors, view: sum(other.any_of(colors) for other in view.others),
    "hand_incl_self": lambda colors, view: sum(face.any_of(colors) for face in view.hand),
    "board": lambda colors, view: sum(one.color in colors for one in view.scene.board),
    "banished": lambda colors, view: sum(one.color in colors for one in view.scene.banished),
    "fleet": lambda _, view: view.mine("fleet"),
    "helium": lambda _, view: view.mine("helium"),
    "influence": lambda _, view: view.mine("influence"),
    "hand_size": lambda _, view: len(view.hand),
    "distinct_colors": lambda _, view: len({color for face in view.hand for color in face.colors}),
    "banished_count": lambda _, view: view.scene.banished_count,
    "best_location_top_core": lambda _, view: max((top.core for top in view.scene.tops), default=0),
}


def _holds(when: Mapping[str, Any], view: _View) -> bool:
    [(word, given)] = when.items()
    return _HOLDS[word](given, view)


def _counter(of: str | Mapping[str, Any]) -> tuple[str, Any]:
    """A counter's word, and the colours it counts if it counts cards."""
    if isinstance(of, str):
        return of, None
    [(word, colors)] = of.items()
    return word, colors


class Look(NamedTuple):
    """Where a card looks for other cards than those of the hand, and for which colours, if for some."""

    at: str
    colors: tuple[str, ...]


@cache
def looks_at(character_id: Name) -> Look | None:
    """What the clauses of a card count elsewhere than in the hand; no card has two such."""
    for clause in characters()[character_id].clauses:
        word, given = _counter(clause.get("when") or clause.get("of") or "")
        if word in _ELSEWHERE:
            return Look(_ELSEWHERE[word], (given,) if isinstance(given, str) else tuple(given or ()))
    return None


def _points(clause: Mapping[str, Any], view: _View) -> int:
    told = view.scene.told.get(view.card.character.id)
    if "vp" in clause:
        reads = told is not None and (clause["when"] == {"distinct": "initial"} or "banished_has" in clause["when"])
        return int(clause["vp"]) if (told if reads else _holds(clause["when"], view)) else 0
    if "vp_per" in clause:
        word, colors = _counter(clause["of"])
        number = _COUNTS[word](colors, view) if told is None or word not in _ELSEWHERE else told
        points = int(clause["vp_per"]) * number
        return min(points, int(clause.get("cap", points)))
    return 0  # a modifier: it works on other cards


def _clauses(view: _View) -> tuple[int, ...]:
    """The points of a card, clause by clause, after what other cards and the settings do to them."""
    points = tuple([_points(clause, view) for clause in view.card.character.clauses])
    if view.card.character.id == LAWYER and not view.scene.lawyer_both and points[1]:
        return 0, points[1]
    if min(points, default=0) < 0 and GOLD in view.card.colors and _chef(view.hand):
        if view.scene.chef_per_clause:
            return tuple(max(0, one) for one in points)
        return points if sum(points) >= 0 else (0,) * len(points)
    return points


def _chef(hand: Iterable[_Face]) -> bool:
    return any(one.get("modifier") == IGNORE_GOLD_LOSSES for face in hand for one in face.character.clauses)


def _view(faces: Sequence[_Face], me: int, scene: Scene) -> _View:
    return _View(faces[me], [*faces[:me], *faces[me + 1 :]], scene)


# --- the hand as a puzzle ---

_Picks = tuple[str, ...]  # what wild cards take, as tokens: `#colour` or `@name`


class _Term(NamedTuple):
    """Some clauses of one card, and the tokens that change what they bring."""

    me: int
    clauses: tuple[int, ...]
    tokens: frozenset[str]


def _asks_for(when: Mapping[str, Any]) -> Iterator[str]:
    """The tokens whose presence a predicate depends on; those about the whole hand have plans of their own."""
    [(word, given)] = when.items()
    if word in ("any", "all", "none"):
        yield from given
    elif word == "any_except":
        yield f"#{given['color']}"
    elif word == "min_other":
        yield from (f"#{color}" for color in given)
    elif word in ("and", "or", "xor"):
        for part in given:
            yield from _asks_for(part)


def _counted(clause: Mapping[str, Any]) -> list[str]:
    """The colours that a counter counts in the hand; each brings its points whatever the others do."""
    word, colors = _counter(clause["of"])
    if word == "distinct_colors":
        colors = COLORS
    return [f"#{color}" for color in colors] if word in ("hand_other", "hand_incl_self", "distinct_colors") else []


def _terms(hand: Sequence[Character]) -> Iterator[_Term]:
    """The hand taken apart: all that a card asks for is one term, each colour that it counts is another."""
    for me, character in enumerate(hand):
        whens = {n: clause["when"] for n, clause in enumerate(character.clauses) if "when" in clause}
        yield _Term(me, tuple(whens), frozenset(token for when in whens.values() for token in _asks_for(when)))
        for n, clause in enumerate(character.clauses):
            if "vp_per" in clause:
                yield from (_Term(me, (n,), frozenset({token})) for token in _counted(clause))


@cache
def _name_tokens() -> tuple[str, ...]:
    return tuple(f"@{id}" for id in characters())


class _Hand:
    """The hand before its wild cards have taken anything."""

    def __init__(self, cards: Sequence[Character], scene: Scene) -> None:
        self.cards = cards
        self.scene = scene
        self.grays = [one for one in cards if one.end == WILD_COLOR]
        self.oranges = [one for one in cards if one.end == WILD_NAME]
        self.own = {f"@{one.id}" for one in self.oranges}
        self._worth: dict[tuple[_Term, _Picks], int] = {}

    @cached_property
    def terms(self) -> tuple[_Term, ...]:
        return tuple(_terms(self.cards))

    @cached_property
    def asked(self) -> frozenset[str]:
        return frozenset(token for term in self.terms for token in term.tokens)

    def wants(self, word: str) -> list[Any]:
        """What the clauses with this predicate say."""
        whens = [clause.get("when", {}) for one in self.cards for clause in one.clauses]
        return [when[word] for when in whens if word in when]

    def dress(self, picks: _Picks) -> tuple[_Face, ...]:
        """The hand with what its wild cards took; an Orange whose own name is among the picks keeps it."""
        colors = iter([Name(token[1:]) for token in picks if token[0] == "#"])
        names = iter([Name(token[1:]) for token in picks if token[0] == "@" and token not in self.own])
        faces = []
        for one in self.cards:
            color = next(colors, None) if one.end == WILD_COLOR else None
            name = next(names, None) if one.end == WILD_NAME and f"@{one.id}" not in picks else None
            faces.append(_Face(one, (one.color, color) if color else (one.color,), name or one.id))
        return tuple(faces)

    def worth(self, term: _Term, picks: _Picks) -> int:
        """What a term brings; nothing but the picks it looks at matters."""
        key = term, tuple([token for token in picks if token in term.tokens])
        if key not in self._worth:
            points = _clauses(_view(self.dress(key[1]), term.me, self.scene))
            self._worth[key] = sum(points[n] for n in term.clauses)
        return self._worth[key]

    def score(self, picks: _Picks) -> HandScore:
        cards = []
        faces = self.dress(picks)
        for me, (one, colors, name) in enumerate(faces):
            color = colors[1] if len(colors) > 1 else None
            clauses = _clauses(_view(faces, me, self.scene))
            cards.append(Scored(one, color, name if name != one.id else None, one.core, clauses))
        return HandScore(tuple(cards))


# --- what wild cards may take ---


class _Plan(NamedTuple):
    """Questions, each with the answers it may have, and whether every Orange or every Gray has to take part."""

    slots: tuple[tuple[_Picks, ...], ...]
    everyone: bool = False


def _name_plans(hand: _Hand) -> Iterator[_Plan]:
    """Take any names that somebody asks for; or, for Codebreaker, names of different initials for all."""
    held = {f"@{one.id}" for one in hand.cards}
    absent = [token for token in _name_tokens() if token not in held] if hand.oranges else []
    yield _Plan(tuple(((), (token,)) for token in absent if token in hand.asked))
    fixed = [one.name[0] for one in hand.cards if one.end != WILD_NAME]
    if "initial" not in hand.wants("distinct") or len(set(fixed)) < len(fixed):
        return
    slots: dict[str, tuple[_Picks, ...]] = {}
    filled = set()  # one name that nobody asks for is enough for each initial: the Orange's own if there is one
    for token in (*(f"@{one.id}" for one in hand.oranges), *absent):
        initial = _initial(Name(token[1:]))
        if initial not in fixed and (token in hand.asked or initial not in filled):
            slots[initial] = (*slots.get(initial, ((),)), (token,))
            if token not in hand.asked:
                filled.add(initial)
    yield _Plan(tuple(slots.values()), everyone=True)


def _color_plans(hand: _Hand) -> Iterator[_Plan]:
    """Take any colours that somebody asks for; or only those that a clause about the whole hand allows."""

    def slots(colors: Iterable[str]) -> tuple[tuple[_Picks, ...], ...]:
        return tuple(tuple((f"#{color}",) * n for n in range(len(hand.grays) + 1)) for color in colors if hand.grays)

    free = [color for color in COLORS if f"#{color}" in hand.asked and color != GRAY]
    yield _Plan(slots(free))
    if "color" in hand.wants("distinct"):
        held = {one.color for one in hand.cards}
        yield _Plan(slots(color for color in free if color not in held))
    for only in hand.wants("only"):
        if GRAY not in only:
            yield _Plan(slots(only), everyone=True)


# --- the best of all ways ---


class _Way(NamedTuple):
    """What has been taken so far, and the points of the terms that nothing can change any more."""

    points: int
    spared: int  # of two ways with the same points the one that takes less
    picks: _Picks


class _Step(NamedTuple):
    """One question, the terms that its answer finishes, and the tokens that others look at afterwards."""

    slot: tuple[_Picks, ...]
    finished: list[_Term]
    later: set[str]


def _steps(slots: Sequence[tuple[_Picks, ...]], terms: Iterable[_Term]) -> Iterator[_Step]:
    """The questions in an order that finishes terms early, so that little has to be kept in mind."""
    home = {token: n for n, slot in enumerate(slots) for picks in slot for token in picks}
    needs = [(term, {home[token] for token in term.tokens if token in home}) for term in terms]
    order: dict[int, int] = {}
    while len(order) < len(slots):
        rest = [need - order.keys() for _, need in needs] + [set(range(len(slots))) - order.keys()]
        nearest: set[int] = min((some for some in rest if some), key=len)
        for n in sorted(nearest):
            order[n] = len(order)
    last = [(term, max(order[n] for n in need)) for term, need in needs if need]
    for n, step in order.items():
        later = {token for term, end in last if end > step for token in term.tokens}
        yield _Step(slots[n], [term for term, end in last if end == step], later)


def _search(hand: _Hand, names: _Plan, colors: _Plan) -> _Picks | None:
    """The best picks of two plans: of the ways that leave the same wild cards and look the same later, one is kept."""
    ways: dict[tuple[int, int, _Picks], _Way] = {(len(hand.oranges), len(hand.grays), ()): _Way(0, 0, ())}
    for step in _steps(names.slots + colors.slots, hand.terms):
        before, ways = ways, {}
        for (oranges, grays, seen), way in before.items():
            for picks in step.slot:
                named = len(picks) if picks and picks[0][0] == "@" else 0
                left = oranges - named, grays - len(picks) + named
                if min(left) < 0:
                    continue
                key = *left, tuple([token for token in seen + picks[:ENOUGH] if token in step.later])
                points = way.points + sum([hand.worth(term, seen + picks) for term in step.finished])
                spared = way.spared - sum([token not in hand.own for token in picks])
                if key not in ways or (points, spared) > ways[key][:2]:
                    ways[key] = _Way(points, spared, way.picks + picks)
    ends = [
        way
        for (oranges, grays, _), way in ways.items()
        if not (oranges and names.everyone) and not (grays and colors.everyone)
    ]
    return max(ends, key=lambda way: way[:2]).picks if ends else None


def score_hand(hand: Sequence[Character], scene: Scene) -> HandScore:
    """The score of a hand, with the wild colours and names that bring most; on equal points, with the fewest."""
    one = _Hand(hand, scene)
    if not one.grays and not one.oranges:
        return one.score(())
    found = [_search(one, names, colors) for names in _name_plans(one) for colors in _color_plans(one)]
    scores = [one.score(picks) for picks in found if picks is not None]
    return max(scores, key=lambda score: (score.total, -sum(bool(card.color or card.name) for card in score.cards)))
