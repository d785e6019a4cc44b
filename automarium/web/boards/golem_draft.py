"""Golem: an owner's line while it is being put together, drawn as the thing that it describes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from markupsafe import Markup

from automarium.core.ask import Ask, Line, Reports
from automarium.core.tale import Name
from automarium.games.golem.box import ROWS as BOX_ROWS
from automarium.games.golem.box import Book
from automarium.games.golem.called import ARTIFACT_TILE, START, called
from automarium.games.golem.components import NEIGHBOURHOOD_TILES, ROUNDS
from automarium.games.golem.names import (
    BLACK,
    BOOK_COLOURS,
    COLOURS,
    DISTRICTS,
    GOLEM,
    LETTERS,
    MARBLE,
    NONE,
    RABBI,
    ROWS,
    SECTIONS,
    SHUFFLE,
)
from automarium.games.golem.notation import EFFECT, UNKNOWN, EffectLine
from automarium.games.golem.shapes import (
    FROM_THE_END,
    IN_ONE_SUM,
    AllSigns,
    ArtifactLine,
    BoardLine,
    BookLine,
    CardLine,
    CharactersLine,
    MarblesLine,
    NamedEffect,
    PartLine,
    Parts,
    PlacedBook,
    PricesLine,
    RoundLine,
    RowLine,
    SignsLine,
    TilesLine,
)
from automarium.games.golem.table import CAULDRONS, Block, Table, golem_name
from automarium.last.golem import last_of
from automarium.taps import labelled, taps_left
from automarium.taps.golem_cards import begun_card, due_parts
from automarium.taps.golem_keys import fresh
from automarium.taps.golem_lines import place_label, places_of, source_label, track_label
from automarium.taps.golem_streets import GOLEMS, Golems, read_golems
from automarium.web.boards import NOWHERE, Links
from automarium.web.boards.golem_cards import drawn_card
from automarium.web.boards.golem_library import books, shelf_to_tap, spine_of
from automarium.web.boards.golem_pieces import GolemPen, marble
from automarium.web.boards.golem_signs import begun
from automarium.web.boards.golem_town import cemetery, characters, streets
from automarium.web.boards.golem_tracks import resources, tracks
from automarium.web.svg import el


def draft(table: Table, ask: Ask[Any] | None, words: Any, said: Sequence[str]) -> Markup | None:
    """What has been tapped of a line, or None where the words themselves say it."""
    pen = GolemPen(table, words, Links(lambda _: None), last_of(table))
    if list(said[:2]) == ["fix", GOLEMS] and (golems := read_golems(said[2:])):
        moved = (pen.words.thing(golem_name(golems.moved)),) if golems.moved else ()  # all others are on the map
        return el("span", el("b", " · ".join((pen.words.tap("verb-golems"), *moved))), class_="draft")
    found = _line(ask, list(said)) if ask else None
    if found is None:
        return None
    heading, shape, text = found
    drawn = DRAFTS[type(shape)](pen, shape, text) if text else el("span", "…")
    head = el("b", pen.words.tap(heading), class_="draft-head") if heading else None
    return el("span", head, drawn, class_="draft")


LONG = 8  # places of a row that are shown before they are entered
Draw = Callable[[GolemPen], Markup]
# what was taken, by the question and by the verb, and what is corrected, where it lies
TAKEN: dict[str, Draw] = {"ask-took-book": shelf_to_tap, "ask-took-grave": cemetery}
VERBS: dict[str, Draw] = {"book": shelf_to_tap, "grave": cemetery, "menorah": streets}
FIXED: dict[str, Draw] = {
    **dict.fromkeys(("golems", "student", "menorah", "neighbourhood"), streets),
    **{"library": shelf_to_tap, "column": books, "grave": cemetery, "active-character": characters},
    **{"resources": resources, "study-track": tracks, "golem-track": tracks},
}
SMALL = (books,)  # whose parts are too small for a thumb: they only show what is there
PLAIN = (  # questions about the box, and about what lies there, that are answered without a look at the board
    *("ask-action-tile", "ask-where-tile", "ask-symbol", "ask-book-price", "ask-survey", "ask-human-taken"),
    *(f"ask-{row}" for row in BOX_ROWS),
)


def entry(table: Table, ask: Ask[Any], words: Any, links: Links) -> Markup | None:
    """What an owner enters, large and in the place of the board, from its empty layout on. Fields that stand under
    their names, and answers that are buttons, need no picture before them; what was taken is tapped where it lay. Else
    the board stays (None)."""
    if draw := _where_it_lies(ask, links.said):
        pen = GolemPen(table, words, NOWHERE if draw in SMALL else _about(links), last_of(table, ()))
        return el("div", _streets(pen, links.said) if draw is streets else draw(pen), class_="golem")
    if table.house and links.said[:2] == ("fix", "card") and (card := table.box.cards.get(" ".join(links.said[2:]))):
        return el("div", drawn_card(GolemPen(table, words, NOWHERE, last_of(table, ())), card, ()), class_="golem")
    found = _line(ask, list(links.said))
    named = found is not None and isinstance(found[1], ArtifactLine) and not (found[1].anew or found[2])
    plain = found is None and ask.id in PLAIN and not links.said
    if named or plain or labelled(found[1] if found else ask.shape):
        return el("div", class_="entry")
    if found is None:
        return None
    laid = isinstance(found[1], PartLine)  # on a card that lies there, and can be corrected
    pen = GolemPen(table, words, links if laid else Links(lambda _: None), last_of(table))
    return el("div", el("div", DRAFTS[type(found[1])](pen, found[1], found[2]), class_="entry draft"), class_="golem")


def _where_it_lies(ask: Ask[Any], said: Sequence[str]) -> Draw | None:
    """The picture of that part of the table which is asked about, unless the synagogue is."""
    fix, verb = said[:1] == ("fix",), said[1] if said[1:] else ""
    if fix:
        return FIXED.get(verb)
    return TAKEN.get(ask.id) or (VERBS.get(said[0]) if said and isinstance(ask.shape, Reports) else None)


def _about(links: Links) -> Links:
    """While something is corrected a tap on a picture reports nothing."""
    fix = links.said[:1] == ("fix",)
    return Links(lambda word: links(word) if word.startswith("fix ") else None, links.said) if fix else links


def _streets(pen: GolemPen, said: Sequence[str]) -> Markup:
    """The streets with the golems where a correction puts them; whose place is asked for, is put there by a tap."""
    if said[1:] and said[1] == "student" and said[2:] and said[2] in DISTRICTS:
        whose = Name(said[2])
        return streets(pen, None, lambda district, at: _put_student(pen, district, at, whose))
    golems = read_golems(said[2:]) if said[1:2] == (GOLEMS,) else None
    if golems is None or golems.moved is None:
        return streets(pen, golems)
    standing = golems.moved.standing
    return streets(pen, golems, lambda district, at: _put_golem(pen, golems, Block(district, at, standing)))


def _put_golem(pen: GolemPen, golems: Golems, there: Block) -> tuple[str, str]:
    return f"fix {golems.put(there).said}", f"{pen.say(GOLEM)}: {pen.words.thing(golem_name(there))}"


def _put_student(pen: GolemPen, district: Name, section: int, whose: Name) -> tuple[str, str]:
    """A student stays in its district."""
    said = f"fix student {district} {section}" if district == whose else ""
    return said, pen.say("picture-student", district=district, section=SECTIONS[section])


def _line(ask: Ask[Any], said: list[str]) -> tuple[str, Line, str] | None:
    """The line that is being said: after the verb of a report its last field."""
    fix = said[:1] == ["fix"]
    if isinstance(ask.shape, Line) and not fix:
        return "", ask.shape, " ".join(said)
    reports: object = ask.fixes if fix else ask.shape
    words = said[1:] if fix else said
    for report in reports.reports if isinstance(reports, Reports) else ():
        size = len(report.fields)
        if words[:1] == [report.verb] and 0 < size <= len(words):
            shape = report.fields[-1].shape
            return (f"verb-{report.verb}", shape, " ".join(words[size:])) if isinstance(shape, Line) else None
    return None


def _card(pen: GolemPen, shape: CardLine, text: str) -> Markup:
    id, *signs = text.split() or [fresh("c", shape.known)]
    card = begun_card(id, signs)
    if not signs and id in shape.known:  # what was entered is seen until it is entered anew
        return drawn_card(pen, shape.known[id], due_parts(card, shape))
    numberless = card.bonus is not None and signs[-1:] == [card.bonus.kind] and card.bonus.kind not in (NONE, SHUFFLE)
    return drawn_card(pen, card, ("bonus",) if numberless else due_parts(card, shape))


def _part(pen: GolemPen, shape: PartLine, text: str) -> Markup:
    """The column that is asked for, on the card as far as it is known."""
    letter = shape.part[0] if shape.part in ("rabbi", "book") else ""
    told = begun_card("-", f"{letter}{text}".split() if text else [])
    known = pen.table.cards[-1] if pen.table.cards else told
    asked = (MARBLE, RABBI) if shape.part == "first" else (shape.part,)
    return drawn_card(pen, known._replace(**{shape.part: getattr(told, shape.part)}), asked)


def _effect(pen: GolemPen, _: EffectLine, text: str) -> Markup:
    return _cells([(pen.say("tap-effect"), begun(pen.words, text.replace(" ", "")) if text else None)])


def _cells(cells: Sequence[tuple[str, object | None]], class_: str = "", lit: int | None = None) -> Markup:
    """The thing by its parts, each under its name; lit is the first that has not been entered, or the one that is told
    to be."""
    open_ones = (at for at, (_, value) in enumerate(cells) if value is None or _unfinished(value))
    following = next(open_ones, -1) if lit is None else lit
    drawn = [
        el("span", el("small", name), "…" if value is None else value, class_="cell lit" if at == following else "cell")
        for at, (name, value) in enumerate(cells)
    ]
    return el("span", *drawn, class_=f"draft-cells {class_}".strip())


def _unfinished(value: object) -> bool:
    return isinstance(value, Markup) and "…" in value


def _at(words: Sequence[str], at: int) -> str | None:
    return words[at] if at < len(words) else None


def _gives(pen: GolemPen, words: Sequence[str], at: int) -> Markup | None:
    """An effect; the last one, of which nothing is known yet, is the one that is being entered."""
    word = _at(words, at)
    return begun(pen.words, word) if word and (word != UNKNOWN or at < len(words) - 1) else None


def _placed_book(pen: GolemPen, shape: PlacedBook, text: str) -> Markup:
    """The price of the place before what is printed on the book."""
    price, _, book = text.partition(" ")
    return _book(pen, shape.book, book, [(pen.say("tap-place-price"), price or None)])


def _book(pen: GolemPen, _: BookLine, text: str, place: Sequence[tuple[str, str | None]] = ()) -> Markup:
    """The spine, the price, the bonus at once, the bonus later."""
    words = text.split()
    colour = next((one for one in BOOK_COLOURS if one in words[:2]), None)
    if colour is None and words:
        return el("b", words[0])
    spine = el("svg", spine_of(pen, Book("", colour), 1), viewBox="4 0 36 17", class_="spine") if colour else None
    price = "–" if colour == BLACK else _at(words, 2)
    return _cells(
        [
            *place,
            (pen.say("tap-colour"), spine),
            (pen.say("tap-price"), price),
            (pen.say("tap-immediate"), _gives(pen, words, 3)),
            (pen.say("tap-active"), _gives(pen, words, 4)),
        ],
        "book",
        len(place) + len(words) - 2 if len(words) > 3 else None,  # a bonus until one goes on from it
    )


def _marbles(pen: GolemPen, _: MarblesLine, text: str) -> Markup:
    """The rows with the marbles that have been put there; the one that is being filled is lit."""
    rows: dict[str, str] = dict.fromkeys(ROWS, "")
    row: str = ROWS[0]
    for word in text.split():
        row = word if word in ROWS else row
        rows[row] += "" if word in ROWS else word
    drawn = [
        el("span", el("small", pen.say(one)), el("span", *(_marble(pen, letter) for letter in letters)), class_=class_)
        for one, letters in rows.items()
        for class_ in ("cell lit" if one == row else "cell",)
    ]
    return el("span", *drawn, class_="draft-cells tall")


def _marble(pen: GolemPen, letter: str) -> Markup | None:
    colour = next((one for one in COLOURS if LETTERS[one].casefold() == letter.casefold()), None)
    return el("svg", marble(pen.words, 12, 12, colour), viewBox="0 0 24 24", class_="token") if colour else None


def _signs(pen: GolemPen, _shape: SignsLine, text: str) -> Markup:
    """A character: its two marbles and its steps."""
    letters, _, steps = text.partition(" ")
    left, right = ([_marble(pen, letter) for letter in letters] + [None, None])[:2]
    names = (pen.say(f"tap-{part}") for part in ("left-marble", "right-marble", "steps"))
    return _cells(list(zip(names, (left, right, steps or None), strict=True)))


def _round(pen: GolemPen, shape: RoundLine, text: str) -> Markup:
    """The marbles until all of them lie there; then the character's card, and the golem track."""
    marbles, bar, rest = (part.strip() for part in text.partition("|"))
    if not bar and taps_left(shape.marbles, marbles):
        return _marbles(pen, shape.marbles, marbles)
    letters, *steps = rest.split() or [""]
    left, right = ([_marble(pen, letter) for letter in letters] + [None, None])[:2]
    cells = [(pen.say(f"tap-{side}-marble"), one) for side, one in (("left", left), ("right", right))]
    named = [pen.say("tap-steps"), *([pen.words.tap(*track_label(shape.space))] if shape.space else [])]
    return _cells([*cells, *((name, _at(steps, at)) for at, name in enumerate(named))])


def _board(pen: GolemPen, shape: BoardLine, text: str) -> Markup:
    """The rows of a board, each with its numbers as far as they have been entered."""
    rows: dict[str, list[str]] = {row: [] for row, _ in shape.places}
    words = text.split()
    for (row, _), word in zip(shape.places, words, strict=False):
        rows[row].append(word.replace("_", "?"))
    due = [row for row, _ in shape.places[len(words) :]]
    cells = [(pen.say(f"on-{row}"), " ".join([*told, *(["…"] if row in due else [])])) for row, told in rows.items()]
    return _cells(cells, "tall", list(rows).index(due[0]) if due else -1)


def _all_signs(pen: GolemPen, shape: AllSigns, text: str) -> Markup:
    """The characters up to the one that is being entered."""
    words = text.split()
    told = [" ".join(words[at : at + 2]) for at in range(0, len(words) + 1, 2)]
    whose = zip(shape.characters, told, strict=False)
    return _list([el("span", el("b", pen.say(who)), _signs(pen, SignsLine(), one)) for who, one in whose], "tall")


def _named(pen: GolemPen, _shape: NamedEffect, text: str) -> Markup:
    id, _, rest = text.partition(" ")
    name = str(pen.words.show(called(START, id))) if id else pen.words.tap("verb-start")
    return _cells([(name, begun(pen.words, rest) if rest else None)])


def _artifact(pen: GolemPen, _: ArtifactLine, text: str) -> Markup:
    """The four artifacts of a tile, from the top."""
    id, *words = text.split() or [""]
    name = el("b", pen.words.show(called(ARTIFACT_TILE, id))) if id else None
    cells = [(f"{at + 1}", _gives(pen, words, at)) for at in range(CAULDRONS)]
    return _list([name, _cells(cells, "tall", len(words) - 1 if words else None)], "tall")


def _parts(pen: GolemPen, shape: Parts, text: str) -> Markup:
    names = [pen.words.tap(*source_label(shape, at)) for at in range(shape.number)]
    if text.startswith(IN_ONE_SUM):
        told = text.removeprefix(IN_ONE_SUM).replace(" ", "")
        return _cells([(" + ".join(names), begun(pen.words, told) if told else None)], "tall")
    parts = [part.strip() for part in text.split("|")]
    return _cells([(one, _gives(pen, parts, at)) for at, one in enumerate(names)], "tall", len(parts) - 1)


def _row(pen: GolemPen, shape: RowLine, text: str) -> Markup:
    """The places of a row, each under its name; of a long one as far as it has been entered, and the next."""
    one, size, words = BOX_ROWS[shape.name].shape, places_of(shape), text.split()
    lit = len(words) - 1 if one is EFFECT and words else None  # until one goes on from it
    if one is EFFECT and words[-1:] == [UNKNOWN]:
        words.pop()  # the one that is being entered
    shown = [begun(pen.words, word) if one is EFFECT else el("b", word.replace("_", "?")) for word in words]
    due = (size if 1 < size <= LONG and one is not EFFECT else min(len(words) + 1, size)) - len(words)
    named = [
        pen.words.tap(*place_label(shape.name, at)) if one is not EFFECT and size > 1 else f"{at + 1}"
        for at in range(size)
    ]
    if shape.name in FROM_THE_END:
        named, shown = named[::-1], shown[::-1]
    return _cells(list(zip(named, [*shown, *[None] * due], strict=False)), "places", lit)


def _tiles(pen: GolemPen, shape: TilesLine, text: str) -> Markup:
    """The numbers of each district in their order; those that have been taken away already are struck out."""
    rows = []
    words = text.split()
    for at, district in enumerate(shape.districts):
        word = words[at] if at < len(words) else "-"
        gone = word[1:] if word[0] == "-" else "".join(one for one in "1234567890" if one not in word)
        numbers = [(n, str(n % NEIGHBOURHOOD_TILES) in gone) for n in range(1, NEIGHBOURHOOD_TILES + 1)]
        shown = [el("s" if out else "b", n) for n, out in numbers]
        rows.append(el("span", _marble(pen, LETTERS[district]), *shown, class_="numbers"))
    return _list(rows, "tall")


def _characters(pen: GolemPen, _: CharactersLine, text: str) -> Markup:
    """The characters of the four rounds."""
    words = text.split()
    return _cells([(pen.say(SECTIONS[at + 1]), _at(words, at)) for at in range(ROUNDS)])


def _prices(pen: GolemPen, shape: PricesLine, text: str) -> Markup:
    words = text.split()
    told = dict(zip(words[::2], words[1::2], strict=False))
    return _cells([(pen.say(name), told.get(name, shape.facts.get(name))) for name in shape.names], "tall")


def _list(parts: Sequence[Markup | None], class_: str = "") -> Markup:
    return el("span", *parts, class_=f"draft-list {class_}".strip())


DRAFTS: dict[type, Callable[[GolemPen, Any, str], Markup]] = {
    CardLine: _card,
    PartLine: _part,
    type(EFFECT): _effect,
    BookLine: _book,
    PlacedBook: _placed_book,
    MarblesLine: _marbles,
    SignsLine: _signs,
    RoundLine: _round,
    BoardLine: _board,
    AllSigns: _all_signs,
    NamedEffect: _named,
    ArtifactLine: _artifact,
    Parts: _parts,
    RowLine: _row,
    TilesLine: _tiles,
    CharactersLine: _characters,
    PricesLine: _prices,
}
