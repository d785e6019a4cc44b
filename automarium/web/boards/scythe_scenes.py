"""What a cue of Scythe is about, when it is not about the map: a mat, the star card, an Automa card, stars, a combat.
Drawn large, to be looked at while the hands are busy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from types import MappingProxyType
from typing import Any

from markupsafe import Markup

from automarium.core.tale import Event, Name
from automarium.cues import Cue
from automarium.games.scythe.board import MAT_PLACE, NAMES, NUMBER, SIZE, TERRAIN
from automarium.games.scythe.cards import STAR_COLUMNS, STARS
from automarium.games.scythe.combat_cards import HOLDS_BACK
from automarium.games.scythe.mats import MOST_MECHS, MOST_WORKERS
from automarium.games.scythe.names import (
    ALBION,
    AUTOMA,
    COMBAT_CARD,
    HERO,
    HERO_OR_MECH,
    HUMAN,
    MECH,
    POPULARITY,
    POWER,
    SCHEME_II,
    SCHEMES,
    VILLAGE,
    WORKER,
)
from automarium.games.scythe.table import UNKNOWN, Table
from automarium.web.boards.scythe_map import faction, unit_piece, units
from automarium.web.boards.scythe_signs import CORNERS, MOVE_SIGNS, sign, star
from automarium.web.svg import el, picture, text
from automarium.words import Words

WIDTH = 360
NOT_MADE = ("note-no-unit", "note-no-territory", "note-too-weak")
MARKERS = {
    "marker-power": ("power", "power"),
    "marker-coins": ("coin", "coins"),
    "marker-cards": ("combat-card", "combat-cards"),
}
Told = Sequence[Event]
Args = Mapping[str, Any]
NO_PARTS: Mapping[Name, str] = MappingProxyType({})
NOTHING_MOVED: Mapping[Name, int] = MappingProxyType({})


def _scene(height: float, title: str, *inside: object) -> Markup:
    return picture(WIDTH, height, title, *inside, class_="scene gauges")


def _args(told: Told, id: str) -> Args | None:
    return next((event.args for event in told if event.id == id), None)


def _at(x: float, y: float, drawn: Markup, scale: float = 1) -> Markup:
    return el("g", drawn, transform=f"translate({x:.1f} {y:.1f}) scale({scale})")


def _box(x: float, y: float, width: float, height: float, class_: str = "") -> Markup:
    return el("rect", x=x, y=y, width=width, height=height, rx=12, class_=f"cell {class_}".strip())


def _head(table: Table, side: Name, words: Words, y: float = 34) -> Markup:
    """Whose this is: the character, or who fights, the side, its faction."""
    said = f"{words.say(side)} · {words.say(faction(table, side))}"
    drawn = unit_piece(table, side, fighter(table, side), words)
    return el("g", _at(30, y - 7, drawn, 1.3), text(56, y, said, "title", "start"))


# --- numbers ---


def _numbers(table: Table, side: Name, words: Words, cells: Sequence[tuple[str, str, object, bool]]) -> Markup:
    """Named numbers in boxes, two in a row, after their signs; those that the cue is about are lit."""
    drawn = [_head(table, side, words)]
    for at, (name, signed, value, lit) in enumerate(cells):
        x, y = 14 + 170 * (at % 2), 56 + 104 * (at // 2)
        drawn += [
            _box(x, y, 162, 94, "lit" if lit else ""),
            sign(signed, x + 32, y + 36, "", 1.9) if signed else star(x + 32, y + 36, 19, "on"),
            text(x + 66, y + 50, value, "big", "start"),
            text(x + 81, y + 82, words.say(name), "named"),
        ]
    return _scene(62 + 104 * ((len(cells) + 1) // 2), words.say(side), *drawn)


def _its_numbers(table: Table, words: Words, *lit: str, popularity: int | None = None) -> Markup:
    its = table.automa
    cells = [
        ("power", "power", its.power, "power" in lit),
        ("coins", "coin", its.coins, "coins" in lit),
        ("combat-cards", "combat-card", len(its.hand), "combat-cards" in lit),
    ]
    if popularity is None:
        return _numbers(table, AUTOMA, words, [*cells, ("picture-star", "", f"{its.all_stars}/{STARS}", False)])
    return _numbers(table, AUTOMA, words, [*cells, ("popularity", "popularity", popularity, True)])


def its_power(table: Table, words: Words, _: Told) -> Markup:
    return _its_numbers(table, words, "power")


def its_coins(table: Table, words: Words, _: Told) -> Markup:
    return _its_numbers(table, words, "coins")


def its_cards(table: Table, words: Words, _: Told) -> Markup:
    return _its_numbers(table, words, "combat-cards")


def its_popularity(table: Table, words: Words, told: Told) -> Markup:
    args = _args(told, "order-setup-popularity")
    return _its_numbers(table, words, popularity=args["popularity"] if args else None)


def my_mat(table: Table, words: Words, told: Told) -> Markup:
    number = (_args(told, "order-setup-human-power") or {"number": 0})["number"]
    power, cards = ("power", "power", table.human.power, True), ("combat-cards", "combat-card", number, number > 0)
    return _numbers(table, HUMAN, words, [power, cards])


def _thing(signed: str, said: str, caption: str) -> Markup:
    """One thing, large."""
    x, lines = 134 if said else 180, wrap(caption, 28)
    return _scene(
        206 + 22 * len(lines),
        caption,
        el("circle", cx=x, cy=100, r=76, class_="cell lit"),
        sign(signed, x, 100, "", 5.2),
        text(x + 96, 122, said, "huge", "start") if said else None,
        *(text(180, 216 + 22 * at, line, "title") for at, line in enumerate(lines)),
    )


def my_bonus(_: Table, words: Words, told: Told) -> Markup:
    bonus = (_args(told, "order-recruit-bonus") or {"bonus": POWER})["bonus"]
    return _thing(bonus, "+1", words.say(bonus))


def my_popularity(_: Table, words: Words, told: Told) -> Markup:
    args = _args(told, "order-popularity") or {"number": 1, "total": UNKNOWN}
    number, total = args["number"], args["total"]
    change = f"−{number}" if total == UNKNOWN else f"{total + number} → {total}" if total else "→ 0"
    return _thing(POPULARITY, change, words.say(POPULARITY))


def my_power(_: Table, words: Words, __: Told) -> Markup:
    return _thing(POWER, "+2", words.say(POWER))


def my_payment(table: Table, words: Words, told: Told) -> Markup:
    args = _args(told, "order-human-pays")
    if args is None or _args(told, "note-combat"):
        return outcome(table, words, told)
    return _thing(POWER, f"−{args['power']}", words.say(POWER))


def my_card(_: Table, words: Words, __: Told) -> Markup:
    return _thing(COMBAT_CARD, "+1", words.say(COMBAT_CARD))


def my_discards(table: Table, words: Words, told: Told) -> Markup:
    args = _args(told, "order-human-discards")
    if args is None or _args(told, "note-combat"):
        return outcome(table, words, told)
    return _thing(COMBAT_CARD, f"−{args['number']}", words.say(COMBAT_CARD))


def tile(table: Table, words: Words, _: Told) -> Markup:
    return _thing(VILLAGE, "", words.say(table.tile))


def combat_deck(_: Table, words: Words, __: Told) -> Markup:
    return _thing(COMBAT_CARD, "", words.say("combat-cards"))


def tokens(table: Table, words: Words, _: Told) -> Markup:
    token = "flag" if table.human.faction == ALBION else "armed"
    return _thing(token, "", words.say(f"picture-{token}"))


def ability(_: Table, words: Words, __: Told) -> Markup:
    return _thing(MECH, "?", words.say("picture-ability"))


# --- stars ---


def stars(table: Table, words: Words, told: Told) -> Markup:
    """The stars of both sides; the new one is lit, or all six that have ended the match."""
    over = _args(told, "care-sixth-star")
    placed = {"order-automa-star": AUTOMA, "order-human-star": HUMAN}
    side = over["side"] if over else next((placed[one.id] for one in told if one.id in placed), None)
    drawn = []
    for at, (one, number) in enumerate(((AUTOMA, table.automa.all_stars), (HUMAN, len(table.human.stars)))):
        y = 130 * at
        drawn.append(_head(table, one, words, y + 40))
        for place in range(STARS):
            new = one == side and (place < number if over else place == number - 1)
            class_ = " ".join(("on" if place < number else "", "lit" if new else "")).strip()
            drawn.append(star(38 + 57 * place, y + 88, 27 if new else 22, class_))
    return _scene(256, words.say("picture-star"), *drawn)


# --- the star card ---


def star_card(table: Table, words: Words, _: Told) -> Markup:
    drawn = text(180, 36, words.say(f"level-{table.automa.star_card.level}"), "title") + _spaces(table, 58)
    return _scene(58 + _spaces_high(table), words.say("cube"), drawn)


def _spaces_high(table: Table) -> int:
    return 36 * -(-table.automa.star_card.spaces // STAR_COLUMNS)


def _spaces(table: Table, top: float, before: int | None = None) -> Markup:
    """The spaces of the star card in the rows of the card: closed to water, numbers, stars, and the cube with its way
    from where it was."""
    its, card = table.automa, table.automa.star_card
    at = [(44 + 69 * (space % STAR_COLUMNS), top + 36 * (space // STAR_COLUMNS)) for space in range(card.spaces)]
    drawn = []
    for space, (x, y) in enumerate(at):
        here = space == its.cube
        drawn.append(el("rect", x=x, y=y, width=65, height=32, rx=6, class_="cell lit" if here else "cell"))
        if space in card.stars:
            drawn.append(star(x + 32.5, y + 17, 14 if here else 12, "on"))
        elif not here:
            said = "≈" if space < card.no_water else space + 1
            drawn.append(text(x + 32.5, y + 22, said, "named"))
        if here:
            drawn.append(el("rect", x=x + 23, y=y + 6.5, width=19, height=19, rx=3, class_="cube"))
    if before is not None:
        (x, y), (u, v) = at[before], at[its.cube]
        drawn.append(el("path", d=f"M{x + 32.5} {y + 6}L{u + 32.5} {v + 6}", class_="moved way"))
    return el("g", *drawn)


def moved(table: Table, words: Words, cue: Cue) -> Markup:
    """Markers that move: numbers from what to what, and the cube along the star card; beside them the human's bonus."""
    changes = cue.changes
    cube = next((change for change in changes if change.marker == "marker-cube"), None)
    numbers = [change for change in changes if change is not cube]
    cells = [(*MARKERS[change.marker], f"{change.before} → {change.after}") for change in numbers]
    bonuses = [event.args["bonus"] for event in cue.events if event.id == "order-recruit-bonus"]
    cells += [(bonus, "picture-my-bonus", "+1") for bonus in bonuses]
    high = 88 * ((len(cells) + 1) // 2)
    drawn = [_number(words, cell, at, alone=len(cells) == 1) for at, cell in enumerate(cells)]
    if cube:
        drawn += [text(180, high + 32, words.say(cube.marker), "named"), _spaces(table, high + 46, cube.before - 1)]
    title = ", ".join(words.say(change.marker) for change in changes)
    if not cube and len(cells) == 1:
        return _scene(190, title, el("g", *drawn, transform="translate(-162 0) scale(1.9)"))
    return _scene(high + (48 + _spaces_high(table) if cube else 8), title, *drawn)


def _number(words: Words, cell: tuple[str, str, str], at: int, *, alone: bool) -> Markup:
    x, y, wide = (99 if alone else 14 + 170 * (at % 2)), 10 + 88 * (at // 2), 162
    signed, name, said = cell
    return el(
        "g",
        _box(x, y, wide, 78, "lit"),
        sign(signed, x + 24, y + 30, "", 1.4),
        text(x + 98, y + 41, said, "change"),
        text(x + wide / 2, y + 68, words.say(name), "named"),
    )


# --- Automa cards ---


def paper(table: Table, words: Words, told: Told) -> Markup:
    """The card of its turn: the moves, those that could not be made crossed out, and what it brings."""
    card = table.card
    if card is None:
        return deck(table, words, told)
    scheme = card.schemes[table.automa.scheme]
    crossed = {event.args["move"] for event in told if event.id in NOT_MADE}
    skipped = _args(told, "note-skip") is not None
    mine = [one for one in scheme.moves if one.faction in (None, table.automa.faction)]
    drawn = [
        text(38, 52, words.say(card.name), "title", "start"),
        text(322, 52, words.say("picture-scheme", {"scheme": table.automa.scheme}), "named", "end"),
    ]
    for at, move in enumerate(mine):
        y, off = 92 + 44 * at, skipped or move.kind in crossed
        icons = [sign(one, 52 + 26 * place, y, "", 1.1) for place, one in enumerate(MOVE_SIGNS[move.kind][:2])]
        lines = wrap(words.say(move.kind), 22)
        said = [text(104, y + 7 + 19 * (n - (len(lines) - 1) / 2), one, "row", "start") for n, one in enumerate(lines)]
        line = el("path", d=f"M36 {y}H324", class_="crossed") if off else None
        drawn.append(el("g", *icons, *said, line, class_="off" if off else None))
    y = 92 + 44 * len(mine)
    drawn += [sign("skip", 180, y + 16, "lit-sign", 2.6)] if skipped else [_gains(table, y)]
    return _scene(y + 62, words.say(card.name), _box(18, 14, 324, y + 34, "paper"), *drawn)


def _gains(table: Table, y: float) -> Markup:
    """The second row of the card, as signs with their numbers."""
    assert table.card is not None
    gains = [
        one for one in table.card.schemes[table.automa.scheme].gains if one.faction in (None, table.automa.faction)
    ]
    drawn: list[Markup | None] = []
    for at, one in enumerate(gains):
        x = 52 + 62 * at
        shown = MECH if one.kind == HERO_OR_MECH else str(one.kind)
        drawn.append(sign(shown, x, y, "", 1.2))
        drawn.append(text(x + 16, y + 7, f"×{one.number}", "named", "start") if one.number > 1 else None)
    return el("g", *drawn)


def deck(table: Table, words: Words, _: Told) -> Markup:
    """The Automa cards in their deck; those of both piles come back to it."""
    pile = [_box(135 + 5 * at, 60 - 6 * at, 84, 118, "paper") for at in range(3)]
    ways = [
        el("path", d=f"M{x} 120Q{(x + 180) / 2} 60 {180 + side} 108", class_="moved way")
        for x, side in ((60, -50), (300, 54))
    ]
    ghosts = [_box(x, 84, 70, 98, "gone") for x in (18, 272)]
    number = text(187, 118, len(table.deck.all), "huge")
    below = text(180, 218, words.say("picture-deck"), "title")
    return _scene(236, words.say("picture-deck"), *ghosts, *pile, number, *ways, below)


def cards(table: Table, words: Words, _: Told) -> Markup:
    """The deck as it stands."""
    pile = [_box(130 + 6 * at, 66 - 8 * at, 90, 126, "paper lit" if at == 2 else "paper") for at in range(3)]
    number = text(187, 128, len(table.deck.all), "huge")
    return _scene(236, words.say("picture-deck"), *pile, number, text(180, 224, words.say("picture-deck"), "title"))


def scheme_ii(_: Table, words: Words, __: Told) -> Markup:
    """Both schemes of a card: the one that counts from now on is lit."""
    drawn = []
    for at, scheme in enumerate(SCHEMES):
        x, on = 34 + 158 * at, scheme == SCHEME_II
        drawn += [
            _box(x, 24, 134, 180, "paper lit" if on else "gone"),
            text(x + 67, 136, words.say(scheme), "huge" if on else "huge dim"),
        ]
    way = el("path", d="M172 114H188", class_="moved way")
    return _scene(228, words.say("picture-deck"), *drawn, way)


# --- combat ---


def _combat_card(x: float, y: float, value: object, class_: str = "") -> Markup:
    return el("g", _box(x - 27, y - 38, 54, 76, f"paper {class_}".strip()), text(x, y + 13, value, "big"))


def strength(table: Table, words: Words, told: Told) -> Markup:
    """What the Automa brings into a combat: the power on its dial, its cards, the sum."""
    args = _args(told, "note-automa-strength")
    if args is None:
        return its_cards(table, words, told) if _args(told, "order-automa-discards") else its_power(table, words, told)
    values = [int(one) for one in args["values"].split(", ")] if args["number"] else []
    step = min(64.0, 95 / max(1, len(values) - 1))  # the sum has its place beside them
    drawn = [_dial(46, args["power"])]
    for at, value in enumerate(values):
        drawn.append(_combat_card(118 + step * at, 108, value))
    return _scene(
        236,
        words.say(AUTOMA),
        _head(table, AUTOMA, words),
        *drawn,
        text(346, 122, f"= {args['power'] + sum(values)}", "big", "end"),
        _change(words, "power", args["had"], table.automa.power, 188),
        _change(words, "combat-cards", len(table.automa.hand) + len(values), len(table.automa.hand), 220),
    )


def _dial(x: float, power: int) -> Markup:
    around = el("circle", cx=x, cy=108, r=40, class_="cell lit")
    return el("g", around, sign(POWER, x, 88, "", 0.9), text(x, 128, power, "big"))


def _change(words: Words, name: str, before: int, after: int, y: float) -> Markup:
    said = f"{before} → {after}" if before != after else str(after)
    return text(22, y, words.say(name), "named", "start") + text(338, y, said, "title", "end")


def fighter(table: Table, side: Name) -> Name:
    """Who stands for a side: in a combat the character, if it is there, or else a mech."""
    there = [] if table.battle is None else units(table, side, table.battle)
    return there[0][0] if there else HERO


def _versus(
    table: Table,
    words: Words,
    scores: Mapping[Name, int],
    winner: Name | None,
    middle: object,
    parts: Mapping[Name, str] = NO_PARTS,
) -> Markup:
    """Both sides with their sums and what these are made of; the winner is lit."""
    drawn: list[Markup | None] = []
    low = 30 if any(parts.values()) else 0
    for x, side in ((14, AUTOMA), (196, HUMAN)):
        drawn += [
            _box(x, 20, 150, 176 + low, "lit" if side == winner else ""),
            _at(x + 75, 62, unit_piece(table, side, fighter(table, side), words), 2.2),
            text(x + 75, 142, scores[side], "huge"),
            text(x + 75, 172, said, "title") if (said := parts.get(side)) else None,
            text(x + 75, 180 + low, words.say(side), "title"),
        ]
    return _scene(214 + low, words.say("picture-result"), *drawn, middle)


def outcome(table: Table, words: Words, told: Told) -> Markup:
    args = _args(told, "note-combat")
    if args is None:
        return _thing("combat", "", words.say("picture-combat"))
    swords = el("circle", cx=180, cy=108, r=25, class_="swords") + sign("combat", 180, 108, "", 1.7)
    scores = {AUTOMA: args["automa"], HUMAN: args["human"]}
    return _versus(table, words, scores, args["side"], swords, _parts(table, told, args["human"]))


def _parts(table: Table, told: Told, human: int) -> dict[Name, str]:
    """Of what the sums are made: the power on the dial, then the cards; of the human's the sum of these."""
    its, dial = _args(table.tale.events[::-1], "note-automa-strength"), _args(told, "order-human-pays")
    made: dict[Name, list[object]] = {}
    if its:
        made[AUTOMA] = [its["power"], *(its["values"].split(", ") if its["number"] else [])]
    power = dial["power"] if dial else 0
    if _args(told, "order-human-discards"):
        made[HUMAN] = [power, human - power]
    return {side: " + ".join(map(str, some)) for side, some in made.items() if len(some) > 1}


def totals(table: Table, words: Words, told: Told) -> Markup:
    args = _args(told, "note-totals")
    if args is None:
        return stars(table, words, told)
    scores = {AUTOMA: int(args["automa"]), HUMAN: int(args["human"])}
    best = max(scores.values())
    first = [side for side, points in scores.items() if points == best]
    return _versus(table, words, scores, first[0] if len(first) == 1 else None, text(180, 118, ":", "huge"))


def scout(table: Table, words: Words, told: Told) -> Markup:
    """A combat card that goes from the Automa to the human."""
    value = (_args(told, "order-scout") or {"value": 0})["value"] or "?"
    pieces = [(x, unit_piece(table, side, fighter(table, side), words)) for x, side in ((52, AUTOMA), (308, HUMAN))]
    ends = [_at(x, 100, drawn, 2.4) for x, drawn in pieces]
    way = el("path", d="M86 100H270", class_="moved way")
    return _scene(200, words.say(COMBAT_CARD), way, *ends, _combat_card(180, 100, value, "lit"))


def revealed(_: Table, words: Words, told: Told) -> Markup:
    """The combat card that was turned over; a high one holds the Automa back."""
    value = (_args(told, "note-revealed-card") or {"value": 0})["value"]
    card = _at(180, 108, _combat_card(0, 0, value or "–", "foe" if value >= HOLDS_BACK else "lit"), 2)
    return _scene(236, words.say(COMBAT_CARD), card, text(180, 222, words.say(COMBAT_CARD), "title"))


# --- from the faction mat, and back to it ---


def mat(table: Table, words: Words, _: Told) -> Markup:
    """All that waits on it."""
    return _mat(table, words, table.automa.base, "cell lit")


def from_mat(table: Table, words: Words, told: Told) -> Markup:
    new = Counter[Name]()
    for event in told:
        if event.id == "order-automa-unit":
            new[event.args["unit"]] += event.args["number"]
    return _mat(table, words, table.automa.base, moved=new)


def to_mat(table: Table, words: Words, told: Told) -> Markup:
    args, home = _args(told, "order-automa-to-mat"), _args(told, "order-automa-to-base")
    moved = {args["unit"]: -1} if args else {}
    beside = _beside(table, words, home["unit"]) if home else None
    return _mat(table, words, NUMBER[args["place"]] if args else table.automa.base, moved=moved, beside=beside)


def _beside(table: Table, words: Words, unit: Name) -> Markup:
    """The Automa's base beside the territory from which a unit returns there."""
    return el(
        "g",
        el("circle", cx=304, cy=66, r=46, class_="place home automa"),
        text(304, 48, words.say(faction(table, AUTOMA)), "named"),
        _at(304, 74, unit_piece(table, AUTOMA, unit, words), 1.2),
        el("path", d="M216 74H282", class_="moved way"),
    )


def _mat(
    table: Table,
    words: Words,
    place: int,
    class_: str = "cell",
    moved: Mapping[Name, int] = NOTHING_MOVED,
    beside: Markup | None = None,
) -> Markup:
    """The Automa's faction mat with what waits on it, the place above it, and the way of units between them: so many of
    each kind that have left it, or one that has come."""
    here = dict(units(table, AUTOMA, MAT_PLACE))
    drawn: list[Markup | None] = []
    for kind, most, left, y in ((HERO, 1, 42, 190), (MECH, MOST_MECHS, 98, 190), (WORKER, MOST_WORKERS, 36, 240)):
        waiting, number = here.get(kind, 0), moved.get(kind, 0)
        gone = range(waiting, waiting + number) if number > 0 else range(waiting + number, waiting)
        for at in range(most):
            x, lit = left + (41 if kind == WORKER else 46) * at, at in gone
            drawn.append(el("circle", cx=x, cy=y, r=20, class_="slot lit" if lit else "slot"))
            drawn.append(_at(x, y, unit_piece(table, AUTOMA, kind, words), 1.2) if at < waiting else None)
            ends = ((x, y - 16), (180, 104))[:: 1 if number > 0 else -1]
            drawn.append(el("path", d="M{} {}L{} {}".format(*ends[0], *ends[1]), class_="moved way") if lit else None)
    left_on = STARS - table.automa.all_stars
    drawn += [star(36 + 41 * at, 284, 14, "on" if at < left_on else "") for at in range(STARS)]
    panel = el("rect", x=10, y=152, width=340, height=176, rx=12, class_=class_)
    name = text(180, 320, words.say("picture-mat"), "named")
    return _scene(334, words.say("picture-mat"), panel, name, _above(table, words, place), beside, *drawn)


def _above(table: Table, words: Words, place: int) -> Markup:
    """The base or the territory from where it comes or to where it goes."""
    if place >= SIZE:
        ground = el("circle", cx=180, cy=66, r=56, class_="place home automa")
    else:
        corners = " ".join(f"{180 + a * 1.35:.1f},{66 + b * 1.35:.1f}" for a, b in CORNERS)
        ground = el("polygon", points=corners, class_=f"place t-{TERRAIN[place]}")
    name = words.say(faction(table, AUTOMA)) if place >= SIZE else NAMES[place]
    here = units(table, AUTOMA, place)
    step = 44
    pieces: list[Markup | None] = []
    for at, (unit, number) in enumerate(here):
        x = 180 + step * (at - (len(here) - 1) / 2)
        pieces.append(_at(x, 70, unit_piece(table, AUTOMA, unit, words), 1.3))
        pieces.append(text(x + 14, 94, number, "many") if number > 1 else None)
    return el("g", ground, text(180, 42, name, "named"), *pieces)


Scene = Callable[[Table, Words, Told], Markup]
SCENES: dict[str, Scene] = {
    "care-ability-missing": ability,
    "care-own-combat-deck": combat_deck,
    "care-owner-deck": cards,
    "care-scheme-ii": scheme_ii,
    "care-sixth-star": stars,
    "care-tokens": tokens,
    "care-unscanned": cards,
    "note-ability-power": its_power,
    "note-automa-coins": its_coins,
    "note-automa-combat-card": its_cards,
    "note-automa-discards": its_cards,
    "note-automa-draws": its_cards,
    "note-automa-loses-cards": its_cards,
    "note-automa-power": its_power,
    "note-automa-strength": strength,
    "note-card-drawn": paper,
    "note-combat": outcome,
    "note-hesitates": paper,
    "note-no-combat-card": combat_deck,
    "note-no-move": paper,
    "note-no-recruit": paper,
    "note-no-star": paper,
    "note-no-territory": paper,
    "note-no-unit": paper,
    "note-none-on-mat": from_mat,
    "note-revealed-card": revealed,
    "note-setup-combat-cards": its_cards,
    "note-setup-no-combat-cards": its_cards,
    "note-shuffle": cards,
    "note-skip": paper,
    "note-too-weak": paper,
    "note-totals": totals,
    "note-trap-nothing": its_power,
    "note-trap-popularity": its_popularity,
    "note-unit-held-back": from_mat,
    "order-ability-power": its_power,
    "order-automa-discards": strength,
    "order-automa-loses-cards": its_cards,
    "order-automa-loses-coins": its_coins,
    "order-automa-loses-power": its_power,
    "order-automa-pays": strength,
    "order-automa-star": stars,
    "order-automa-to-mat": to_mat,
    "order-automa-unit": from_mat,
    "order-human-discards": my_discards,
    "order-human-draws": my_card,
    "order-human-gains-power": my_power,
    "order-human-pays": my_payment,
    "order-human-star": stars,
    "order-popularity": my_popularity,
    "order-recruit-bonus": my_bonus,
    "order-scout": scout,
    "order-setup-coins": its_coins,
    "order-setup-combat-cards": its_cards,
    "order-setup-human-power": my_mat,
    "order-setup-mat": mat,
    "order-setup-popularity": its_popularity,
    "order-setup-power": its_power,
    "order-setup-star-card": star_card,
    "order-setup-tile": tile,
    "order-shuffle": deck,
}
