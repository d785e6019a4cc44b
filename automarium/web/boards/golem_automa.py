"""Golem: the Automa's own things: its three areas, and what lies beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from automarium.core.tale import Event, Name
from automarium.games.golem.called import ARTIFACT_TILE, called
from automarium.games.golem.cards import DECK_SIZE
from automarium.games.golem.names import (
    AREA_OF,
    ARTIFACTS,
    ARTIFACTS_MENORAHS,
    AUTOMA,
    GOLEM,
    GOLEM_UPGRADES,
    HUMANS,
    SLOTS,
    STUDY_UPGRADES,
    TOKEN_OF,
)
from automarium.games.golem.scoring import completed_artifacts
from automarium.games.golem.table import CAULDRONS, COLUMN_FULL, GOLEMS_TO_CREATE
from automarium.games.golem.upgrades import free_slots
from automarium.web.boards.golem_cards import CARD
from automarium.web.boards.golem_library import BOOK, columns
from automarium.web.boards.golem_pieces import (
    WIDE,
    GolemPen,
    fixed,
    golem,
    letter,
    marked,
    menorah,
    pane,
    round_,
    said,
    token,
    way,
)
from automarium.web.boards.golem_signs import signs
from automarium.web.boards.pen import Box
from automarium.web.svg import el, picture, text

# --- the Automa's own board ---

HEAD = 32  # the height of an area's name


def areas(pen: GolemPen) -> Markup:
    """The strategy tokens from the top, each with what its area has."""
    head = fixed(pen, "tokens", f"★ {pen.say('picture-tokens')}")
    return el("section", el("h3", head), *(area(pen, AREA_OF[one]) for one in pen.table.tokens), class_="areas")


def area(pen: GolemPen, name: Name) -> Markup:
    """One area: its token, its menorahs, what it has, and its developments."""
    draw = {GOLEM: _golem_area, ARTIFACTS: _artifacts_area}.get(name, _study_area)
    tall, parts = draw(pen)
    class_ = marked(name, (pen.last.area,), pen.last.areas)
    back = el("rect", x=1, y=1, width=WIDE - 2, height=tall - 2, rx=10, class_=f"place area {class_}".strip())
    return picture(
        WIDE, tall, pen.say(name), el("g", back, data_at=str(name)), _area_head(pen, name), *parts, class_="part whole"
    )


def _area_head(pen: GolemPen, name: Name) -> Markup:
    colour, table = TOKEN_OF[name], pen.table
    parts = [
        token(20, 18, letter(pen, colour), colour),
        text(40, 23, pen.say(name), "head", "start"),
        el("g", menorah(WIDE - 46, 18), class_="menorah"),
        text(WIDE - 32, 23, f"×{table.menorahs(name)}", "name", "start"),
    ]
    if name in table.exhausted:
        box = (WIDE - 110, 4, 40, 28)
        done = text(WIDE - 90, 24, "✓", "head")
        parts.append(pane(pen, (f"fix exhausted {name}",), pen.words.tap("verb-exhausted"), box, done))
    return el("g", *parts)


def _upgrade(pen: GolemPen, tile: Name, box: Box, *shown: object) -> Markup:
    """A development: made, made just now, or still to be made."""
    x, y, width, height = box
    made = any(tile in tiles for tiles in pen.table.upgrades.values())
    class_ = f"place upgrade {'made' if made else ''} {marked(tile, pen.last.made, pen.last.upgrades)}"
    back = el("rect", x=x, y=y, width=width, height=height, rx=6, class_=" ".join(class_.split()))
    narrow = "" if width > 100 else " narrow"
    words = said(box, *(shown or (pen.say(tile),)), class_=("" if made else "dim") + narrow)
    return pane(pen, (f"fix upgrade {tile}",), pen.say(tile), box, back, words, at=str(tile))


def _golem_area(pen: GolemPen) -> tuple[float, list[Markup]]:
    created, killed = pen.table.created, pen.table.killed
    figures = [
        golem(22 + 26 * at, HEAD + 10, Name("red" if at < created else "none"), standing=True)
        for at in range(GOLEMS_TO_CREATE)
    ]
    many = text(122, HEAD + 28, f"{created}/{GOLEMS_TO_CREATE}", "name", "start")
    dead = text(WIDE - 12, HEAD + 28, f"✖ {pen.say('picture-killed')}: {killed}", "name", "end")
    left, right = (4, HEAD, 160, 44), (176, HEAD, 160, 44)
    parts = [
        pane(pen, ("fix created",), f"{pen.words.tap('verb-created')}: {created}", left, *figures, many),
        pane(pen, ("fix killed",), f"{pen.words.tap('verb-killed')}: {killed}", right, dead),
    ]
    for at, tile in enumerate(GOLEM_UPGRADES):
        row, column = divmod(at, 2)
        parts.append(_upgrade(pen, tile, (8 + 163 * column, HEAD + 48 + 48 * row, 161, 44)))
    return HEAD + 196, parts


def _artifacts_area(pen: GolemPen) -> tuple[float, list[Markup]]:
    """The artifacts from the top, each with its slots and its cauldron; gold fills them from the bottom."""
    tall = 48
    sizes = pen.table.box.rows["cauldron"][:CAULDRONS]
    left, parts = pen.table.gold, []
    for at in reversed(range(CAULDRONS)):
        size = sizes[at]
        filled = left if size is None else min(left, size)  # how much goes into one nobody has told about may be more
        left -= filled
        parts.append(_artifact(pen, at, HEAD + tall * at, filled))
    gold, done = pen.table.gold, completed_artifacts(pen.table)
    title = f"{pen.say('gold')} {gold}, {pen.say('picture-completed')} {done}/{CAULDRONS}"
    parts.append(pane(pen, ("fix gold",), title, (200, HEAD, WIDE - 204, tall * CAULDRONS)))
    y = HEAD + tall * CAULDRONS + 4
    parts.append(_upgrade(pen, ARTIFACTS_MENORAHS, (8, y, 161, 44)))
    id = pen.table.artifact_tile
    if id or pen.table.when_met:
        given = any(one in pen.last.told for one in ("order-artifact-tile", "order-artifact-left"))
        name = pen.words.show(called(ARTIFACT_TILE, id)) if id else "?"
        box = (172, y, 160, 44)
        back = el("rect", x=172, y=y, width=160, height=44, rx=6, class_="place lit" if given else "place")
        parts.append(pane(pen, ("fix holds",), str(name), box, back, said(box, name)))
    return y + 52, parts


def _artifact(pen: GolemPen, at: int, y: float, filled: int) -> Markup:
    """One artifact: the slots (they count from the bottom, the right one first) and the gold in its cauldron."""
    lowest = 2 * (CAULDRONS - 1 - at)
    slots = [_slot(pen, SLOTS[lowest + 1 - side], (34 + 82 * side, y + 1, 78, 44)) for side in range(2)]
    size = pen.table.box.rows["cauldron"][at]
    ready = "?" if size is None else "✓" if filled == size else ""
    mark = text(WIDE - 12, y + 29, ready, "head", "end")
    return el("g", round_(18, y + 23, at + 1), *slots, _cauldron(pen, at, y, filled), mark)


def _cauldron(pen: GolemPen, at: int, y: float, filled: int) -> Markup:
    """The gold spaces of an artifact, as far as they are known."""
    known = pen.table.box.rows["cauldron"][at]
    size: int = filled if known is None else known
    done = pen.last.told.get("note-artifact")
    below = sum(size or 0 for size in pen.table.box.rows["cauldron"][at + 1 : CAULDRONS])
    old = pen.table.gold - pen.last.gold - below  # of that in here
    new = pen.last.gold > 0 and filled > max(0, old)
    lit = " lit" if new or (done is not None and done.args["number"] == at + 1) else ""
    cup = el("rect", x=200, y=y + 8, width=24 * (size or 1) + 6, height=30, rx=9, class_=f"cauldron{lit}")
    gold = []
    for one in range(size):
        class_ = "gold full lit" if new and old <= one < filled else "gold full" if one < filled else "gold"
        gold.append(el("circle", cx=215 + 24 * one, cy=y + 23, r=9.5, class_=class_))
    return el("g", cup, *gold)


def _slot(pen: GolemPen, slot: Name, box: Box) -> Markup:
    """A slot of the artifact tile: what its tile does once it lies there, what it costs before."""
    special = pen.table.box.special(slot)
    price = pen.table.box.rows["slot"][SLOTS.index(slot)]
    gives = pen.table.box.effects[slot].deeds
    if slot not in (*free_slots(pen.table), *pen.table.upgrades[ARTIFACTS]):  # its kind of tile has run out
        return _upgrade(pen, slot, box, "✕")
    shown = "×2" if special else signs(pen.words, gives)
    return _upgrade(pen, slot, box, shown, el("b", f" {'?' if price is None else price}", class_="price"))


def special_tiles(pen: GolemPen) -> Markup:
    """Two gold tiles are put away, and two special ones take their place."""
    parts: list[Markup] = []
    for at in range(2):
        y = 8 + 74 * at
        parts += [
            el("rect", x=34, y=y, width=90, height=58, rx=8, class_="gold full"),
            el("path", d=f"M40 {y + 6}l78 46M118 {y + 6}l-78 46", class_="crossed"),
            way(f"M140 {y + 29}H186", (200, y + 29), 0),
            el("rect", x=216, y=y, width=90, height=58, rx=8, class_="place upgrade made lit"),
            text(261, y + 37, "×2", "large"),
        ]
    return picture(WIDE, 156, pen.say(ARTIFACTS), *parts, class_="part whole")


def _study_area(pen: GolemPen) -> tuple[float, list[Markup]]:
    """The columns of books with the developments over them."""
    over = pen.table.box.column_tiles
    parts = [_upgrade(pen, tile, (6 + 83 * at, HEAD, 79, 64)) for at, tile in enumerate(over)]
    parts.append(columns(pen, HEAD + 68))
    y = HEAD + 72 + BOOK * COLUMN_FULL + 6
    others = [tile for tile in STUDY_UPGRADES if tile not in over]
    parts += [_upgrade(pen, tile, (8 + 163 * at, y, 161, 44)) for at, tile in enumerate(others)]
    return y + 52, parts


# --- what lies beside the board ---


def tokens(pen: GolemPen) -> Markup:
    """The strategy tokens from the top."""
    tall, down = 58, pen.last.told.get("order-token-down")
    rows = [
        token(40, 30, "★", "main", 22, "lit" if down is None else ""),
        text(76, 36, pen.say("picture-main"), "large", "start"),
    ]
    for at, colour in enumerate(pen.table.tokens, 1):
        lit = "lit" if down is None or down.args["token"] == colour else ""
        y = tall * at + 30
        rows += [
            token(40, y, letter(pen, colour), colour, 22, lit),
            text(76, y + 6, pen.say(AREA_OF[colour]), "large", "start"),
        ]
    return picture(WIDE, tall * 4 + 4, pen.say("picture-tokens"), *rows, class_="part whole")


def token_order(pen: GolemPen) -> Markup:
    """The coloured strategy tokens from the top, small enough to stand beside a reason."""
    tall, rows = 26, []
    for at, colour in enumerate(pen.table.tokens):
        y = tall * at + 13
        rows += [
            token(16, y, letter(pen, colour), colour, 12),
            text(36, y + 5, pen.say(AREA_OF[colour]), "name", "start"),
        ]
    return picture(CARD, tall * len(pen.table.tokens), pen.say("picture-tokens"), *rows, class_="laid")


def starting_tiles(pen: GolemPen) -> Markup:
    """The Automa's starting tiles: what each brings, where it is known."""
    told = pen.last.told.get("order-starting-tiles-named")
    number = (told or pen.last.told["order-starting-tiles"]).args["number"]
    named: Sequence[Any] = told.args["tiles"] if told else ["?"] * number
    parts: list[Markup] = [text(WIDE / 2, 18, pen.say(AUTOMA), "head")]
    for at, tile in enumerate(named):
        box = (20, 28 + 56 * at, WIDE - 40, 50)
        parts += [
            el("rect", x=box[0], y=box[1], width=box[2], height=box[3], rx=8, class_="place lit"),
            said(box, tile if isinstance(tile, str) else pen.words.show(tile)),
        ]
    return picture(WIDE, 32 + 56 * len(named), pen.words.tap("verb-start"), *parts, class_="part whole")


def objectives(pen: GolemPen) -> Markup:
    """The Automa's objectives, face down; of six that a human draws, three are kept."""
    own = "order-own-objectives" in pen.last.told
    number, kept = (6, 3) if own else (pen.table.objectives, pen.table.objectives)
    step = min(64, (WIDE - 70) / max(1, number - 1))
    start = (WIDE - step * (number - 1) - 60) / 2
    cards = [
        el(
            "g",
            el(
                "rect", x=start + step * at, y=30, width=60, height=88, rx=8, class_="back lit" if at < kept else "back"
            ),
            text(start + step * at + 30, 84, "?", "number"),
        )
        for at in reversed(range(number))
    ]
    who = text(WIDE / 2, 18, pen.say(pen.table.named(HUMANS[0]) if own else AUTOMA), "head")
    return picture(WIDE, 130, pen.words.tap("verb-objectives"), who, *cards, class_="part whole")


def deck(pen: GolemPen) -> Markup:
    """The Automa's deck; cards that go under it."""
    back = [el("rect", x=128 + 3 * at, y=40 - 3 * at, width=84, height=118, rx=9, class_="back lit") for at in range(4)]
    number = text(180, 96, DECK_SIZE, "number")
    under = way("M40 120C40 190 120 200 168 176", (170, 170), -50) if "order-cards-under" in pen.last.told else None
    laid = el("rect", x=10, y=40, width=60, height=84, rx=8, class_="back") if under else None
    return picture(WIDE, 200, pen.say("picture-cards"), *back, number, laid, under, class_="part whole")


def sheet(pen: GolemPen, told: Sequence[Event]) -> Markup:
    """The final scoring line by line."""
    lines = [
        (event.args.get("what", event.args.get("seat", "")), event.args["points"])
        for event in told
        if "points" in event.args
    ]
    most = max((abs(points) for _, points in lines), default=1) or 1
    drawn = []
    for at, (what, points) in enumerate(lines):
        y = 40 * at
        drawn += [
            text(4, y + 16, pen.say(what), "small", "start"),
            text(WIDE - 4, y + 16, pen.say("number", number=points), "head", "end"),
            el("rect", x=4, y=y + 22, width=WIDE - 8, height=9, rx=4, class_="space"),
            el("rect", x=4, y=y + 22, width=max(0, points) * (WIDE - 8) / most, height=9, rx=4, class_="marker"),
        ]
    return picture(WIDE, 40 * max(1, len(lines)), pen.say("head-scoring"), *drawn, class_="part whole")
