"""Corrections by taps: a place, then what is wrong there; a value, then what it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from automarium.core.ask import Field, Number, Reports
from automarium.core.bits import each
from automarium.core.tale import Name, Say
from automarium.games.scythe.board import BIT, ENCOUNTERS, LAKES, NAMES, SIZE
from automarium.games.scythe.cards import STARS
from automarium.games.scythe.mats import (
    MOST_MECHS,
    MOST_POPULARITY,
    MOST_POWER,
    MOST_WORKERS,
    combat_deck,
    faction_mats,
    tiles,
)
from automarium.games.scythe.names import (
    AUTOMA,
    AUTOMA_STARS,
    BASE,
    BONUSES,
    HERO,
    HUMAN,
    HUMAN_STARS,
    MAT,
    MECH,
    NO,
    NOTHING,
    SCHEMES,
    SIDES,
    STAR_CARD,
    STAR_COMBAT,
    STRUCTURES,
    WORKER,
    YES,
)
from automarium.games.scythe.reports import MOST_COINS
from automarium.games.scythe.stars import MOST_COMBAT_STARS, earned, most_human_stars
from automarium.games.scythe.table import Human, Table
from automarium.taps import Tap, Taps, Words
from automarium.taps.scythe_reports import (
    TOKENS,
    Likely,
    called,
    go,
    is_place,
    number,
    place_of,
    resources_at,
    tracks,
    word_of,
)

Fix = Callable[[Table, Words], "Taps | None"]
PILES = "pile-deck", "pile-main", "pile-combat"
MOST_RESOURCES, MOST_TURNS = 4, 99  # of a card's box; of a side
# what can be corrected, as it lies on the table. Lists of all units, and each track alone, can be typed.
GROUPS = {
    "group-fix-map": (
        *("hero", "my-mechs", "my-workers", "automa-hero", "its-mechs", "its-workers"),
        *("goods", "structure", "encounter", "flag", "trap"),
    ),
    "group-fix-automa": ("power", "coins", "cards", "automa-star", "cube", "scheme"),
    "group-fix-mine": ("tracks", "star", "ability", "recruit", "factory-card"),
    "group-fix-more": ("automa-card", "box", "tile", "turns"),
}


def fix_taps(table: Table, fixes: Reports, words: Words) -> Taps | None:
    """What is likely to be corrected after these words."""
    if not words:
        return Taps(Say("tap-fix-what"), tuple(_things(table, fixes)))
    verb, rest = words[0], words[1:]
    if is_place(table, verb):
        places = [place_of(table, one) for one in words if is_place(table, one)]
        return _elsewhere(table, places[0], places[-1]) or _here(table, places[-1])
    return VERBS[verb](table, rest) if verb in VERBS else None


def _things(table: Table, fixes: Reports) -> Likely:
    """All that can be corrected, in groups; tokens only of one's own faction, abilities only with mechs."""
    known = {one.verb for one in fixes.reports} - {*TOKENS.values()} | {TOKENS.get(table.human.faction, "")}
    known -= set() if table.human.mechs else {"ability"}
    for group, verbs in GROUPS.items():
        for verb in verbs:
            if verb in known:
                yield Tap(verb, Say(f"tap-fix-{verb}"), Say(group), whole=False)


def its_word(table: Table, place: int) -> str:
    """A place as the Automa's units call it: its own base is `base`."""
    return str(BASE) if place == table.automa.base else str(NAMES[place]).casefold()


def its_place(table: Table, word: str) -> int:
    """A place among the Automa's; its base was tapped by name."""
    return table.automa.base if word == BASE else place_of(table, word)


def toggle(text: str, label: str, on: bool, **args: object) -> Tap:
    """Yes becomes no, and no yes."""
    return Tap(f"{text} {NO if on else YES}", Say(label, {"on": int(on), **args}))


# --- a place tapped on the map ---


def _here(table: Table, place: int) -> Taps:
    """Everything that lies or stands on a place, as it is in the twin."""
    standing = BIT[place] & (table.human.units | table.automa.units)
    heading = Say("tap-fix-here-or-where" if standing else "tap-fix-here", {"place": NAMES[place]})
    if place == table.automa.base:
        return Taps(heading, tuple(_its_units(table, place)))
    units = (*_my_units(table, place), *(_its_units(table, place) if place < SIZE else ()))
    return Taps(heading, (*units, *(_lying(table, place) if place < SIZE else ())))


def _elsewhere(table: Table, start: int, end: int) -> Taps | None:
    """Two places: whoever the program has in the first may stand in the second."""
    moves = (*_mine_elsewhere(table, start, end), *_its_elsewhere(table, start, end)) if start != end else ()
    return Taps(Say("tap-fix-who", {"start": NAMES[start], "end": NAMES[end]}), moves) if moves else None


def _mine_elsewhere(table: Table, start: int, end: int) -> Likely:
    human, word = table.human, word_of(table, end)
    if end == table.automa.base or (BIT[end] & table.automa.units and not table.contested(end)):
        return
    if human.hero == start:
        yield Tap(f"hero {word}", Say("tap-fix-unit", {"side": HUMAN, "unit": HERO}))
    for unit, places in ((MECH, human.mechs), (WORKER, human.workers)):
        if start in places:
            label = Say("tap-fix-unit", {"side": HUMAN, "unit": unit})
            yield Tap(f"my-unit {unit} {word_of(table, start)}-{word}", label)


def _its_elsewhere(table: Table, start: int, end: int) -> Likely:
    automa, word = table.automa, its_word(table, end)
    if (end >= SIZE and end != automa.base) or (BIT[end] & table.human.units and not table.contested(end)):
        return
    fighters = automa.combat_units & BIT[end] if end < SIZE else 0
    if automa.hero == start and not fighters:
        yield Tap(f"automa-hero {word}", Say("tap-fix-unit", {"side": AUTOMA, "unit": HERO}))
    for unit, board, on_base in (
        (MECH, automa.mechs, automa.mechs_on_base),
        (WORKER, automa.workers, automa.workers_on_base),
    ):
        taken = fighters if unit == MECH else automa.workers & BIT[end] if end < SIZE else 0
        if (on_base if start == automa.base else start < SIZE and board & BIT[start]) and not taken:
            label = Say("tap-fix-unit", {"side": AUTOMA, "unit": unit})
            yield Tap(f"its-unit {unit} {its_word(table, start)}-{word}", label)


def _my_units(table: Table, place: int) -> Likely:
    human, word = table.human, word_of(table, place)
    if BIT[place] & table.automa.units and not table.contested(place):
        return
    if human.hero != place:
        yield Tap(f"hero {word}", Say("tap-fix-hero-here"))
    yield go(f"my-mechs {word}", Say("tap-fix-count", {"verb": Name("my-mechs"), "number": human.mechs.count(place)}))
    yield go(
        f"my-workers {word}", Say("tap-fix-count", {"verb": Name("my-workers"), "number": human.workers.count(place)})
    )


def _its_units(table: Table, place: int) -> Likely:
    automa, word = table.automa, its_word(table, place)
    if place < SIZE and BIT[place] & table.human.units and not table.contested(place):
        return
    if automa.hero == place:
        yield go("automa-hero", Say("tap-fix-automa-hero-away"))
    elif not automa.mechs & BIT[place]:
        yield Tap(f"automa-hero {word}", Say("tap-fix-automa-hero-here"))
    base = place == automa.base
    mechs = automa.mechs_on_base if base else automa.mechs >> place & 1
    workers = automa.workers_on_base if base else automa.workers >> place & 1
    if base or automa.hero != place:
        yield go(f"its-mechs {word}", Say("tap-fix-count", {"verb": Name("its-mechs"), "number": mechs}))
    yield go(f"its-workers {word}", Say("tap-fix-count", {"verb": Name("its-workers"), "number": workers}))


def _lying(table: Table, place: int) -> Likely:
    human, word, bit = table.human, word_of(table, place), BIT[place]
    if not bit & table.automa.units or table.contested(place):
        yield go(f"goods {word}", Say("tap-fix-goods"))
    if bit & ENCOUNTERS:
        on = bool(table.encounters & bit)
        yield toggle(f"encounter {word}", "tap-fix-token", on, token=Name("picture-encounter"))
    if not bit & LAKES:
        yield go(f"structure {word}", Say("tap-fix-built", {"structure": human.structures.get(place, NOTHING)}))
    token = TOKENS.get(human.faction)
    if token == "flag":
        yield toggle(f"flag {word}", "tap-fix-token", bool(human.flags & bit), token=Name("picture-flag"))
    if token == "trap":
        yield go(f"trap {word}", Say("tap-fix-trap"))


# --- a value tapped ---


def _on_map(*words: Name, heading: str) -> Fix:
    """A place that is best tapped on the map; these words stand for places that are not on it."""

    def taps(table: Table, said: Words) -> Taps | None:
        if said and said[0] != NAMES[table.automa.base]:
            return None
        verb = heading.removeprefix("tap-fix-where-")
        return Taps(Say(heading), tuple(Tap(f"{verb} {one}", Say(str(one))) for one in words))

    return taps


def _count_mine(verb: str) -> Fix:
    """My units of a kind: a place, where they stand or any on the map, and how many there are."""

    def taps(table: Table, words: Words) -> Taps | None:
        human = table.human
        places, most = (human.mechs, MOST_MECHS) if verb == "my-mechs" else (human.workers, MOST_WORKERS)
        if not words:
            standing = ((place, word_of(table, place), places.count(place)) for place in sorted({*places, human.base}))
            return _standing(verb, standing)
        if not is_place(table, words[-1]):
            return None
        place = place_of(table, words[-1])
        return _numbers(verb, words[-1], place, range(most - len(places) + places.count(place) + 1))

    return taps


def _count_its(verb: str) -> Fix:
    def taps(table: Table, words: Words) -> Taps | None:
        automa = table.automa
        if verb == "its-mechs":
            board, base, left = automa.mechs, automa.mechs_on_base, automa.mechs_on_mat
        else:
            board, base, left = automa.workers, automa.workers_on_base, automa.workers_on_mat
        if not words:
            standing = [(place, its_word(table, place), 1) for place in each(board)]
            return _standing(verb, [*standing, (automa.base, str(BASE), base)])
        if words[-1] != BASE and not is_place(table, words[-1]):
            return None
        place = its_place(table, words[-1])
        most = base + left if place == automa.base else 1
        return _numbers(verb, its_word(table, place), place, range(most + 1))

    return taps


def _standing(verb: str, places: Iterable[tuple[int, str, int]]) -> Taps:
    likely = (go(f"{verb} {word}", Say("tap-has", {"what": NAMES[place], "number": n})) for place, word, n in places)
    return Taps(Say("tap-on-map"), tuple(likely), enough=False)


def _numbers(verb: str, word: str, place: int, numbers: range) -> Taps:
    heading = Say("tap-fix-how-many", {"verb": Name(verb), "place": NAMES[place]})
    return Taps(heading, tuple(number(f"{verb} {word}", n) for n in numbers), enough=False)


def _resources(table: Table, words: Words) -> Taps | None:
    if not words:
        likely = (go(f"goods {word_of(table, place)}", called(table, place)) for place in _mine(table, table.resources))
        return Taps(Say("tap-on-map"), tuple(likely), enough=False)
    return resources_at(table, place_of(table, words[0])) if len(words) == 1 and is_place(table, words[0]) else None


def _mine(table: Table, lying: Iterable[int]) -> list[int]:
    """Where something lies, and where one's own units stand."""
    return sorted({*lying, *(place for place in each(table.human.units) if place < SIZE)})


def _tokens(verb: str, lying: Callable[[Table], Iterable[int]]) -> Fix:
    """A token or a structure: those that lie on the map, or any other place of it."""

    def taps(table: Table, words: Words) -> Taps | None:
        if len(words) == 1 and is_place(table, words[0]):
            return _lies(table, verb, words[0])
        places = _mine(table, lying(table))
        likely = (go(f"{verb} {word_of(table, place)}", called(table, place)) for place in places)
        return None if words else Taps(Say("tap-on-map"), tuple(likely), enough=False)

    return taps


def _lies(table: Table, verb: str, word: str) -> Taps:
    """What lies on one place of the map."""
    place = {"place": NAMES[place_of(table, word)]}
    if verb == "structure":
        built = (Tap(f"structure {word} {one}", Say(str(one))) for one in (*STRUCTURES, NOTHING))
        return Taps(Say("tap-fix-which-structure", place), tuple(built))
    if verb == "trap":
        states = ("armed", "sprung", NOTHING)
        whole = tuple(Tap(f"trap {word} {one}", Say(str(one)), whole=one != "armed") for one in states)
        return Taps(Say("tap-fix-which-trap", place), whole)
    answers = tuple(Tap(f"{verb} {word} {one}", Say(str(one))) for one in (YES, NO))
    return Taps(Say("tap-fix-lies", {"token": Name(f"picture-{verb}"), **place}), answers)


def _star(table: Table, words: Words) -> Taps | None:
    human = table.human
    has = {one: human.stars.count(one) for one in HUMAN_STARS}
    return _stars("star", has, {one: _most_stars(human, one) for one in HUMAN_STARS}, words)


def _most_stars(human: Human, kind: Name) -> int:
    """None for what stands on the board, while it does not."""
    seen = earned(human, kind)
    return 0 if seen is not None and seen[0] < seen[1] else most_human_stars(human, kind)


def _automa_star(table: Table, words: Words) -> Taps | None:
    most = {one: STARS if one == STAR_CARD else MOST_COMBAT_STARS if one == STAR_COMBAT else 1 for one in AUTOMA_STARS}
    return _stars("automa-star", table.automa.stars, most, words)


def _stars(verb: str, has: dict[Name, int], most: dict[Name, int], words: Words) -> Taps | None:
    short = {one: one.removeprefix("star-") for one in has}
    if not words:
        likely = (go(f"{verb} {short[one]}", Say("tap-has", {"what": one, "number": n})) for one, n in has.items())
        return Taps(Say("tap-fix-which-star"), tuple(likely))
    star = next((one for one in has if short[one] == words[0]), None)
    if star is None or len(words) > 1:
        return None
    return Taps(
        Say("tap-fix-stars", {"star": star}), tuple(number(f"{verb} {words[0]}", n) for n in range(most[star] + 1))
    )


def _ability(table: Table, words: Words) -> Taps | None:
    has, free = table.human.abilities, len(table.human.abilities) < len(table.human.mechs)
    shown = [one for one in faction_mats()[table.human.faction].abilities if one in has or free]
    return _switches("ability", {one: one in has for one in shown}, words) if shown else None


def _recruit(table: Table, words: Words) -> Taps | None:
    return _switches("recruit", {one: one in table.human.recruits for one in BONUSES}, words)


def _switches(verb: str, on: dict[Name, bool], words: Words) -> Taps | None:
    if words:
        return None
    likely = (toggle(f"{verb} {one}", "tap-fix-on", has, what=one) for one, has in on.items())
    return Taps(Say(f"tap-fix-which-{verb}"), tuple(likely))


def _factory_card(table: Table, words: Words) -> Taps | None:
    return _switches("factory-card", {HUMAN: table.human.factory_card, AUTOMA: table.automa.factory_card}, words)


def _automa_card(table: Table, words: Words) -> Taps | None:
    """Every card with the pile where the program thinks it lies."""
    if len(words) == 1 and words[0] in [str(card.n) for card in table.deck.all]:
        piles = (Tap(f"automa-card {words[0]} {one.removeprefix('pile-')}", Say(one)) for one in PILES)
        return Taps(Say("tap-fix-which-pile", {"number": words[0]}), tuple(piles))
    if words:
        return None
    lying = {card.n: Name("pile-main") for card in table.main} | {card.n: Name("pile-combat") for card in table.combat}
    where = ((card.n, lying.get(card.n, Name("pile-deck"))) for card in table.deck.all)
    likely = (go(f"automa-card {n}", Say("tap-fix-card", {"number": n, "pile": pile})) for n, pile in where)
    return Taps(Say("tap-fix-which-card"), tuple(likely))


def _scheme(_: Table, words: Words) -> Taps | None:
    likely = (Tap(f"scheme {one.removeprefix('scheme-')}", Say(str(one))) for one in SCHEMES)
    return None if words else Taps(Say("tap-fix-which-scheme"), tuple(likely))


def _tile(_: Table, words: Words) -> Taps | None:
    likely = (Tap(f"tile {one}", Say(f"tile-{one}")) for one in tiles())
    return None if words else Taps(Say("tap-fix-which-tile"), tuple(likely))


def _turns(table: Table, words: Words) -> Taps | None:
    if not words:
        likely = (go(f"turns {side}", Say("tap-has", {"what": side, "number": table.turns[side]})) for side in SIDES)
        return Taps(Say("tap-fix-whose-turns"), tuple(likely))
    side = Name(words[0])
    return _field("turns", 0, MOST_TURNS, table.turns[side]) if len(words) == 1 and side in SIDES else None


def _field(verb: str, low: int, high: int, now: int) -> Taps:
    """A number, which is counted up or down from what the program has."""
    shown = Field("number", Number(low, high), now, Say(f"tap-fix-{verb}"))
    return Taps(Say("tap-fix-number"), (), enough=False, fields=(shown,))


def _number(verb: str, most: Callable[[Table], int], now: Callable[[Table], int], low: int = 0) -> Fix:
    return lambda table, words: None if words else _field(verb, low, most(table), now(table))


VERBS: dict[str, Fix] = {
    "hero": _on_map(BASE, heading="tap-fix-where-hero"),
    "automa-hero": _on_map(BASE, MAT, heading="tap-fix-where-automa-hero"),
    "mechs": _count_mine("my-mechs"),
    "my-mechs": _count_mine("my-mechs"),
    "workers": _count_mine("my-workers"),
    "my-workers": _count_mine("my-workers"),
    "automa-mechs": _count_its("its-mechs"),
    "its-mechs": _count_its("its-mechs"),
    "automa-workers": _count_its("its-workers"),
    "its-workers": _count_its("its-workers"),
    "goods": _resources,
    "encounter": _tokens("encounter", lambda table: each(table.encounters)),
    "structure": _tokens("structure", lambda table: sorted(table.human.structures)),
    "flag": _tokens("flag", lambda table: each(table.human.flags)),
    "trap": _tokens("trap", lambda table: each(table.human.armed | table.human.sprung)),
    "star": _star,
    "automa-star": _automa_star,
    "ability": _ability,
    "recruit": _recruit,
    "automa-card": _automa_card,
    "factory-card": _factory_card,
    "scheme": _scheme,
    "tile": _tile,
    "turns": _turns,
    "tracks": tracks,
    "cube": _number("cube", lambda table: table.automa.star_card.spaces, lambda table: table.automa.cube + 1, low=1),
    "power": _number("power", lambda _: MOST_POWER, lambda table: table.automa.power),
    "coins": _number("coins", lambda _: MOST_COINS, lambda table: table.automa.coins),
    "cards": _number("cards", lambda _: len(combat_deck()), lambda table: len(table.automa.hand)),
    "box": _number("box", lambda _: MOST_RESOURCES, lambda table: table.resource_box),
    "popularity": _number("popularity", lambda _: MOST_POPULARITY, lambda table: table.human.popularity),
    "my-coins": _number("my-coins", lambda _: MOST_COINS, lambda table: table.human.coins),
    "my-power": _number("my-power", lambda _: MOST_POWER, lambda table: table.human.power),
}
