"""Corrections by taps: a place, then what is wrong there; a value, then what it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from automarium.core.ask import Reports
from automarium.core.bits import each
from automarium.core.tale import Name, Say
from automarium.games.scythe.board import BIT, ENCOUNTERS, LAKES, NAMES, SIZE
from automarium.games.scythe.cards import STARS
from automarium.games.scythe.mats import MOST_MECHS, MOST_WORKERS, faction_mats
from automarium.games.scythe.names import (
    AUTOMA_STARS,
    BASE,
    BONUSES,
    HUMAN_STARS,
    MAT,
    NO,
    NOTHING,
    STAR_CARD,
    STAR_COMBAT,
    YES,
)
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
    word_of,
)

STEPS = (-5, -3, -2, -1, 1, 2, 3, 5)  # by how much coins are usually wrong


def fix_taps(table: Table, fixes: Reports, words: Words) -> Taps | None:
    """What is likely to be corrected after these words."""
    if not words:
        return Taps(Say("tap-fix-what"), tuple(go(one.verb, Say(f"tap-fix-{one.verb}")) for one in fixes.reports))
    verb, rest = words[0], words[1:]
    if is_place(table, verb):
        return _here(table, place_of(table, next(one for one in reversed(words) if is_place(table, one))))
    return VERBS[verb](table, rest) if verb in VERBS else None


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
    heading = Say("tap-fix-here", {"place": NAMES[place]})
    if place == table.automa.base:
        return Taps(heading, tuple(_its_units(table, place)))
    units = (*_my_units(table, place), *(_its_units(table, place) if place < SIZE else ()))
    return Taps(heading, (*units, *(_lying(table, place) if place < SIZE else ())))


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
        yield go(f"res {word}", Say("tap-fix-res"))
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


def _on_map(*words: Name, heading: str) -> Callable[[Table, Words], Taps | None]:
    """A place that is best tapped on the map; these words stand for places that are not on it."""

    def taps(table: Table, said: Words) -> Taps | None:
        if said and said[0] != NAMES[table.automa.base]:
            return None
        verb = heading.removeprefix("tap-fix-")
        return Taps(Say(heading), tuple(Tap(f"{verb} {one}", Say(str(one))) for one in words))

    return taps


def _count_mine(verb: str) -> Callable[[Table, Words], Taps | None]:
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


def _count_its(verb: str) -> Callable[[Table, Words], Taps | None]:
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
        likely = tuple(go(f"res {word_of(table, place)}", called(table, place)) for place in sorted(table.resources))
        return Taps(Say("tap-on-map"), likely) if likely else None
    return resources_at(table, place_of(table, words[0]), words[1:]) if is_place(table, words[0]) else None


def _tokens(verb: str, lying: Callable[[Table], Iterable[int]]) -> Callable[[Table, Words], Taps | None]:
    """A token or a structure: those that lie on the map, or any other place of it."""

    def taps(table: Table, words: Words) -> Taps | None:
        likely = tuple(go(f"{verb} {word_of(table, place)}", called(table, place)) for place in lying(table))
        return None if words or not likely else Taps(Say("tap-on-map"), likely)

    return taps


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
        return Taps(None, tuple(likely))
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
    return Taps(None, tuple(toggle(f"{verb} {one}", "tap-fix-on", has, what=one) for one, has in on.items()))


def _automa_card(table: Table, words: Words) -> Taps | None:
    """Every card with the pile where the program thinks it lies."""
    if words:
        return None
    piles = {card.n: Name("pile-main") for card in table.main} | {card.n: Name("pile-combat") for card in table.combat}
    where = ((card.n, piles.get(card.n, Name("pile-deck"))) for card in table.deck.all)
    likely = (go(f"automa-card {n}", Say("tap-fix-card", {"number": n, "pile": pile})) for n, pile in where)
    return Taps(Say("tap-fix-automa-card"), tuple(likely))


def _cube(table: Table, words: Words) -> Taps | None:
    spaces = range(1, table.automa.star_card.spaces + 1)
    return None if words else Taps(Say("tap-fix-cube"), tuple(number("cube", n) for n in spaces))


def _signed(step: int) -> str:
    return f"{step:+d}".replace("-", "−")


def _coins(verb: str, has: Callable[[Table], int]) -> Callable[[Table, Words], Taps | None]:
    """A few more or less; any other number is typed."""

    def taps(table: Table, words: Words) -> Taps | None:
        now = has(table)
        likely = (
            Tap(f"{verb} {now + step}", Say("tap-fix-step", {"step": _signed(step), "number": now + step}))
            for step in STEPS
            if now + step >= 0
        )
        return None if words else Taps(Say(f"tap-fix-{verb}"), tuple(likely))

    return taps


VERBS: dict[str, Callable[[Table, Words], Taps | None]] = {
    "hero": _on_map(BASE, heading="tap-fix-hero"),
    "automa-hero": _on_map(BASE, MAT, heading="tap-fix-automa-hero"),
    "mechs": _count_mine("my-mechs"),
    "my-mechs": _count_mine("my-mechs"),
    "workers": _count_mine("my-workers"),
    "my-workers": _count_mine("my-workers"),
    "automa-mechs": _count_its("its-mechs"),
    "its-mechs": _count_its("its-mechs"),
    "automa-workers": _count_its("its-workers"),
    "its-workers": _count_its("its-workers"),
    "res": _resources,
    "encounter": _tokens("encounter", lambda table: each(table.encounters)),
    "structure": _tokens("structure", lambda table: sorted(table.human.structures)),
    "flag": _tokens("flag", lambda table: each(table.human.flags)),
    "trap": _tokens("trap", lambda table: each(table.human.armed | table.human.sprung)),
    "star": _star,
    "automa-star": _automa_star,
    "ability": _ability,
    "recruit": _recruit,
    "automa-card": _automa_card,
    "cube": _cube,
    "coins": _coins("coins", lambda table: table.automa.coins),
    "my-coins": _coins("my-coins", lambda table: table.human.coins),
}
