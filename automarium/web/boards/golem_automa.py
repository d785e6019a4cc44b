"""Golem: the Automa's own board, its laid cards, its tracks; the library and the cemetery."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from automarium.core.tale import Name
from automarium.games.golem.box import Book
from automarium.games.golem.called import ARTIFACT_TILE, called
from automarium.games.golem.called import CARD as CARD_KIND
from automarium.games.golem.cards import AutomaCard, told_card
from automarium.games.golem.names import AREA_OF, ARTIFACTS, GOLEM, MARBLE, NONE, RABBI, UPGRADES, UPGRADES_PER_AREA
from automarium.games.golem.scoring import completed_artifacts
from automarium.games.golem.table import GOLEMS_TO_CREATE, HIGHEST, LOWEST
from automarium.last import since
from automarium.web.boards.golem_pieces import WIDE, GolemPen, fixed, golem, letter, marked, menorah, pane
from automarium.web.boards.golem_signs import signs
from automarium.web.svg import el, picture, text

# --- the Automa's own board ---


def areas(pen: GolemPen) -> Markup:
    """The strategy tokens from the top, each with what its area has."""
    main = el("li", _token("★", "main"), el("b", pen.say("picture-main")))
    rows = [main, *(_area(pen, token) for token in pen.table.tokens)]
    head = fixed(pen, "tokens", pen.say("picture-tokens"))
    return el("section", el("h3", head), el("ol", *rows, class_="areas"), class_="part")


def _token(sign: str, colour: str) -> Markup:
    parts = (
        el("path", d="M13 1L25 13L13 25L1 13Z", class_=f"fill-{colour} edge"),
        text(13, 17.5, sign, f"ink-{colour}"),
    )
    return el("svg", *parts, viewBox="0 0 26 26", class_="token", aria_hidden="true")


def _area(pen: GolemPen, token: Name) -> Markup:
    table, area = pen.table, AREA_OF[token]
    menorahs = el("svg", menorah(11, 11), viewBox="0 0 22 22", class_="token menorah", aria_hidden="true")
    done = fixed(pen, "exhausted", "✓", more=area) if area in table.exhausted else None
    head = el(
        "div", _token(letter(pen, token), token), el("b", pen.say(area)), done, menorahs, f"×{table.menorahs(area)}"
    )
    things = {GOLEM: _created, ARTIFACTS: _artifacts}.get(area, _columns)(pen)
    made = table.upgrades[area]
    stood = [tile for tile in UPGRADES[area] if tile in pen.last.upgrades and tile not in made]
    squares = "■" * len(made) + "□" * (UPGRADES_PER_AREA - len(made))
    number = f"{len(made)}/{UPGRADES_PER_AREA}"
    tiles = [_upgrade(pen, tile) for tile in (*made, *stood)]
    upgrades = el(
        "div", fixed(pen, "upgrade", el("span", squares, aria_hidden="true"), number), *tiles, class_="upgrades"
    )
    class_ = marked(area, (pen.last.area,), pen.last.areas) or None
    return el("li", head, el("div", *things, class_="things"), upgrades, class_=class_)


def _upgrade(pen: GolemPen, tile: Name) -> Markup:
    """A development that was made; one that stood for the last choice is shown too."""
    class_ = marked(tile, pen.last.made, pen.last.upgrades)
    return el("span", fixed(pen, "upgrade", pen.say(tile), more=tile), class_=f"tile {class_}".strip())


def _created(pen: GolemPen) -> Sequence[Markup]:
    figures = [
        el("g", golem(10 + 22 * at, 2, Name("red" if at < pen.table.created else "none"), standing=True))
        for at in range(GOLEMS_TO_CREATE)
    ]
    drawn = el("svg", *figures, viewBox="0 0 88 30", class_="figures", aria_hidden="true")
    created, killed = pen.table.created, pen.table.killed
    return (
        fixed(pen, "created", drawn, f" {created}/{GOLEMS_TO_CREATE}"),
        fixed(pen, "killed", f"✖ {pen.say('picture-killed')}: {killed}"),
    )


def _artifacts(pen: GolemPen) -> Sequence[Markup]:
    """The cauldrons from the top, their gold spaces filled from the bottom."""
    left, rows = pen.table.gold, []
    sizes = pen.table.box.rows["cauldron"][:4]
    for size in reversed(sizes):
        filled = min(left, size or 0)
        left -= filled
        rows.append("●" * filled + "○" * ((size or 0) - filled) or "?")
    columns = [el("span", dots, class_="cauldron") for dots in reversed(rows)]
    gold, done = pen.table.gold, completed_artifacts(pen.table)
    id = pen.table.artifact_tile
    tile = fixed(pen, "holds", pen.words.show(called(ARTIFACT_TILE, id))) if id else None
    return [
        fixed(pen, "gold", *columns, f" {pen.say('gold')} {gold}"),
        el("span", f"{pen.say('picture-completed')} {done}/{len(sizes)}"),
        *([tile] if tile else []),
    ]


def _columns(pen: GolemPen) -> Sequence[Markup]:
    tall = max(1, *map(len, pen.table.columns))
    return [
        el(
            "span",
            fixed(pen, "column", _stack(pen, at - 1, ids, tall), about=_books(pen, at, ids), more=str(at)),
            class_=f"book-column {marked(at - 1, (pen.last.column,), pen.last.columns)}".strip(),
        )
        for at, ids in enumerate(pen.table.columns, 1)
    ]


def _books(pen: GolemPen, column: int, ids: Sequence[str]) -> str:
    colours = [pen.say(pen.table.book(id).colour) for id in ids]
    return f"{pen.say('column', number=column)}: {', '.join(colours) or '–'}"


def _stack(pen: GolemPen, column: int, ids: Sequence[str], tall: int) -> Markup:
    """A column of books from the board upwards, as tall as the tallest."""
    floor = 16 * tall + 3
    books = [
        spine_of(pen, pen.table.book(id), floor - 16 * at, marked((column, at - 1), pen.last.used, pen.last.active))
        for at, id in enumerate(ids, 1)
    ]
    line = el("path", d=f"M3 {floor + 1}h38", class_="floor")
    return el("svg", line, *books, viewBox=f"0 0 44 {floor + 4}", class_="stack", aria_hidden="true")


def spine_of(pen: GolemPen, book: Book, y: float, class_: str = "") -> Markup:
    back = el("rect", x=6, y=y, width=32, height=15, rx=3, class_=f"fill-{book.colour} edge {class_}".strip())
    return el("g", back, text(22, y + 12, letter(pen, book.colour), f"ink-{book.colour}"))


# --- the tracks ---

SPACE = 12


def resources(pen: GolemPen) -> Markup:
    """The resource track with both ends, beyond which each step is a VP, and the red zone where it is known."""
    table, words = pen.table, pen.words
    given = table.setup["red-zone"]
    red = table.box.rows["red-zone"][table.level - 1] if given == "box" else int(given)
    x0 = (WIDE - SPACE * (HIGHEST - LOWEST + 1)) / 2
    at = {space: x0 + SPACE * (space - LOWEST) for space in range(LOWEST, HIGHEST + 1)}
    spaces = [
        el("rect", x=x, y=34, width=SPACE - 1, height=16, rx=2, class_="red-zone" if _red(red, space) else "space")
        for space, x in at.items()
    ]
    marks = [
        text(at[space] + SPACE / 2, 66, pen.say("number", number=space), "small")
        for space in (LOWEST, 0, 5, 10, 15, HIGHEST)
    ]
    here = at[table.resources] + SPACE / 2
    marker = [
        el("rect", x=here - 14, y=29, width=28, height=26, rx=6, class_="marker"),
        text(here, 47, pen.say("number", number=table.resources), "marker-text"),
    ]
    vp = words.say("board-vp")
    ends = [text(4, 80, f"◀ −1 {vp}", "small", "start"), text(WIDE - 4, 80, f"+1 {vp} ▶", "small", "end")]
    zone = text(WIDE / 2, 80, pen.say("picture-red-zone", number=red) if red is not None else "", "red-text")
    title = f"{words.say('score-resources')}: {pen.say('number', number=table.resources)}"
    inside = (text(4, 18, title, "head", "start"), *spaces, *marks, *ends, zone, *marker)
    return picture(WIDE, 88, title, pane(pen, ("fix resources",), title, (0, 0, WIDE, 88), *inside), class_="part")


def _red(highest: int | None, space: int) -> bool:
    return highest is not None and space <= highest


def tracks(pen: GolemPen) -> Markup:
    """The golem track, counted from 1, and the study track, counted from 0."""
    rows = pen.table.box.rows
    golem_track = range(1, (rows["golem-spaces"][0] or pen.table.golem_track + 2) + 1)
    study_track = range(rows["study-spaces"][0] or pen.table.study_track + 2)
    return el(
        "div",
        _track(pen, "golem", pen.say("picture-golem-track"), golem_track, pen.table.golem_track + 1),
        _track(pen, "study", pen.say("score-study-track"), study_track, pen.table.study_track),
    )


def _track(pen: GolemPen, which: str, name: str, spaces: range, here: int) -> Markup:
    """One track; of one whose length nobody has said, only the beginning."""
    wide = min(28, WIDE / len(spaces))
    drawn = []
    for place, space in enumerate(spaces):
        x = place * wide
        now = space == here
        drawn += [
            el("rect", x=x + 1, y=26, width=wide - 2, height=22, rx=4, class_="marker" if now else "space"),
            text(x + wide / 2, 41.5, space, "marker-text" if now else "small"),
        ]
    if pen.table.box.rows[f"{which}-spaces"][0] is None:
        drawn.append(text(len(spaces) * wide + 12, 42, "…", "small"))
    title = f"{name}: {here}"
    inside = (text(4, 18, title, "head", "start"), *drawn)
    return picture(WIDE, 52, title, pane(pen, (f"fix {which}-track",), title, (0, 0, WIDE, 51), *inside), class_="part")


def cemetery(pen: GolemPen) -> Markup:
    """The spaces of the cemetery from the left: the bonus, or who lies there."""
    table = pen.table
    known = table.box.rows["graves-open"][table.players - 2]
    last = max([known or 0, *table.graves])
    spaces = [_grave(pen, space) for space in range(1, last + 1)]
    return el(
        "section",
        el("h3", pen.say("picture-cemetery")),
        el("ol", *spaces, class_="graves") if spaces else fixed(pen, "grave", "–"),
        class_="part",
    )


def _grave(pen: GolemPen, space: int) -> Markup:
    holder = pen.table.graves.get(space)
    printed = pen.table.box.rows["graves"][space - 1]
    inside = f"✖ {pen.say(pen.table.named(holder))}" if holder else signs(pen.words, printed) if printed else "?"
    words = (f"grave {space}", f"fix grave {space}")
    class_ = "lit" if space in pen.last.graves else None
    return el("li", pen.link(words, pen.say("picture-cemetery"), el("small", f"{space} "), inside), class_=class_)


# --- the library ---


def library(pen: GolemPen) -> Markup | None:
    """The five places with their books, where they are known."""
    if not any(pen.table.library) and not pen.table.box.books:
        return None
    places = [_place(pen, place, id) for place, id in enumerate(pen.table.library, 1)]
    title = pen.say("picture-library")
    return el("section", el("h3", title), el("ol", *places, class_="library"), class_="part")


def _place(pen: GolemPen, place: int, id: str | None) -> Markup:
    words = (f"book {place}", f"fix library {place}")
    if id is None:
        return el("li", pen.link(words, pen.say("book-at", position=place), el("b", place), "?"))
    book = pen.table.book(id)
    spine = el("svg", spine_of(pen, book, 1), viewBox="4 0 36 17", class_="spine", aria_hidden="true")
    price = pen.table.box.rows["position"][place - 1]
    cost = "?" if book.price is None else f"{book.price}" + (f"+{price}" if price else "")
    named = el("span", el("span", f"{pen.say('tap-price')}: ", class_="visually-hidden"), cost, class_="price")
    bonuses = [signs(pen.words, one) if one else "?" for one in (book.immediate, book.active)]
    shown = (el("b", place), spine, named, bonuses[0], el("i", "↻", aria_hidden="true"), bonuses[1])
    about = f"{pen.say('book-at', position=place)}, {pen.say(book.colour)}"
    class_ = marked(id, pen.last.books, ()) or marked(place, (), pen.last.places)
    return el("li", pen.link(words, about, *shown), class_=f"known {class_}".strip())


# --- the cards of the round ---

CARD, TALL, LINE = 188, 164, 20


def cards(pen: GolemPen) -> Markup | None:
    """The Automa's cards of this round in the order in which they were laid."""
    if not pen.table.cards:
        return None
    kinds = [event.args["kind"] for event in since(pen.table.tale.events, "head-round") if event.id == "note-kind"]
    shown = [
        _card(pen, card, kinds[at] if at < len(kinds) else None, last=at + 1 == len(pen.table.cards))
        for at, card in enumerate(pen.table.cards)
    ]
    laid = " ".join(card.id for card in pen.table.cards)
    head = el("h3", fixed(pen, "laid", pen.say("picture-cards"), more=laid))
    return el("section", head, el("div", *shown, class_="automa-cards"), class_="part")


def drawn_card(pen: GolemPen, card: AutomaCard) -> Markup:
    """A card by itself."""
    return _card(pen, card, None, last=False)


def _card(pen: GolemPen, card: AutomaCard, kind: Name | None, *, last: bool) -> Markup:
    """Our own drawing of a card: the bonus on top, below it the columns, the one further left first."""
    width = {MARBLE: 94, RABBI: 30}
    columns = (RABBI, MARBLE) if card.first == RABBI else (MARBLE, RABBI)
    parts: list[Markup | None] = [
        el(
            "rect",
            x=2,
            y=2,
            width=CARD - 4,
            height=TALL - 4,
            rx=9,
            class_="automa-card last" if last else "automa-card",
        ),
        *_bonus(pen, card),
    ]
    x = 14.0
    for column in columns:
        parts += _column(pen, card, column, (x, width[column]), used=column == kind)
        x += width[column] + 3
    parts += _column(pen, card, "book", (x, 30), used=last and pen.last.book)
    parts += [_half(2, 1) if card.left else None, _half(CARD - 2, 0) if card.right else None]
    title = str(pen.words.show(told_card(card)))
    return picture(
        CARD, TALL, title, pane(pen, (f"fix card {card.id}",), title, (2, 2, CARD - 4, TALL - 4), *parts), class_="laid"
    )


def _bonus(pen: GolemPen, card: AutomaCard) -> list[Markup]:
    said = "?"
    if card.bonus is not None:
        said = pen.words.tap(card.bonus.kind) + (f" ≥ {card.bonus.level}" if card.bonus.level else "")
    name = str(pen.words.show(called(CARD_KIND, card.id)))
    works = card.bonus is not None and card.bonus.kind != NONE and card.bonus.level <= pen.table.level
    return [
        el("rect", x=8, y=8, width=CARD - 16, height=24, rx=5, class_="brown" if works else "brown off"),
        text(16, 25, said, "on-brown", "start"),
        text(CARD - 14, 25, name if len(said) + len(name) < 22 else "", "on-brown", "end"),
    ]


def _column(pen: GolemPen, card: AutomaCard, name: str, at: tuple[float, float], *, used: bool) -> list[Markup | None]:
    x, width = at
    found: Sequence[Any] = getattr(card, name) or ("?",)
    said = [pen.words.tap(one) if isinstance(one, Name) else one for one in found]
    lit = f"column {name} lit" if used else f"column {name}"
    sign = {MARBLE: "●", RABBI: "♟"}.get(Name(name), "▮")
    position = pen.last.position if used and name == RABBI and card is pen.table.cards[-1] else 0
    numbers = [
        el("circle", cx=x + width / 2, cy=62 + LINE * at, r=9.5, class_="ring")
        for at, one in enumerate(found)
        if one == position
    ]
    return [
        el("rect", x=x, y=36, width=width, height=TALL - 44, rx=5, class_=lit),
        text(x + width / 2, 50, sign, f"sign-{name}"),
        *numbers,
        *(text(x + width / 2, 66 + LINE * at, one, "criterion") for at, one in enumerate(said)),
    ]


def _half(x: float, sweep: int) -> Markup:
    """Half of the rabbi symbol on an edge."""
    return el("path", d=f"M{x} 76a10 10 0 0 {sweep} 0 20Z", class_="half")
