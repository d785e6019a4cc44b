"""Golem by taps: an owner's lines put together of names of components, columns of a card, books, prices, marbles.

What is printed on a component is tapped in the order in which one reads it; what has been entered before is offered by
what it shows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Any

from automarium.core.ask import Ask, Count, Field, Number, Pick, Place, Report, Reports, Shape
from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.golem.box import DEVELOPMENTS, MOST_GRAVES, ROWS, SMALL, Book
from automarium.games.golem.brought import grave_at, shelved
from automarium.games.golem.called import ARTIFACT_TILE, BOOK, CARD, START, called
from automarium.games.golem.cards import (
    DECK_SIZE,
    LEVELS,
    POSITIONS,
    AutomaCard,
    Bonus,
    card_line,
    read_card,
    told_criterion,
    told_part,
)
from automarium.games.golem.components import NEIGHBOURHOOD_TILES
from automarium.games.golem.fixes import GolemWord, Known
from automarium.games.golem.golems import open_graves
from automarium.games.golem.human import had_marbles
from automarium.games.golem.names import (
    ACTION_TILES,
    BLACK,
    BONUSES,
    BOOK_COLOURS,
    BOTTOM,
    CHARACTERS,
    CRITERIA,
    DISTRICTS,
    HUMANS,
    LAST_SECTION,
    LAST_TILE,
    LETTERS,
    MARBLE,
    NONE,
    RABBI,
    SECTIONS,
    SHUFFLE,
    SLOTS,
    SYMBOL,
)
from automarium.games.golem.names import ROWS as MARBLE_ROWS
from automarium.games.golem.notation import EFFECT, UNKNOWN, Effect, EffectLine, is_effect, line, phrase
from automarium.games.golem.rabbi import free_positions, position_name
from automarium.games.golem.scoring import Total
from automarium.games.golem.shapes import (
    FROM_THE_END,
    OPEN_ENDED,
    WHOLE_TRACKS,
    AllSigns,
    ArtifactLine,
    BoardLine,
    BookLine,
    CardLine,
    CharactersLine,
    EffectKey,
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
from automarium.games.golem.table import LIBRARY, Table
from automarium.taps import BESIDE, TURN, Tap, Taps, Words, labelled, next_taps, offer, says_nothing, taps_left
from automarium.taps.golem_effects import MORE, REST, digit, effect_taps, series
from automarium.taps.golem_streets import GOLEMS, believed_golems, golem_taps, section_taps
from automarium.taps.golem_told import TOLD, told

# a marble is tapped in its row; of the survey what lies in stacks, what is printed on boards, and all the rest
CARDS, PRINTED, RULES = "group-cards", "group-printed", "group-rules"
GROUPS = {
    **dict.fromkeys(("rabbi", "pass"), TURN),
    **dict.fromkeys(("grave", "menorah", "book"), BESIDE),
    **dict.fromkeys(map(str, MARBLE_ROWS), "group-rows-more"),
}
GROUPS_AT = {
    "ask-survey": {
        **dict.fromkeys(("card", "book", "artifacts-tile", "start"), CARDS),
        **dict.fromkeys((*ROWS, "golem-prices", "study-prices"), PRINTED),
        **dict.fromkeys(("character", "character-price", "last-round", "effect", "column-tiles"), RULES),
    }
}

# what can be corrected: what the Automa has, what lies there this round, the rest of the board, and what is printed
BOX = "group-box-more"
FIXES = {
    "group-automa": (
        *("resources", "vp", "gold", "golems", "student", "created", "killed", "study-track", "golem-track", "upgrade"),
        *("column", "objectives", "tokens", "holds", "exhausted", "no-control"),
    ),
    "group-round": (
        *("marble", "marbles", "had", "rabbi", "tile", "order", "passed", "round", "active-character", "laid", "under"),
        "shuffle",
    ),
    "group-board": ("neighbourhood", "tiles", "library", "grave", "menorah"),
    BOX: (),
}
FIX_GROUPS = {verb: group for group, verbs in FIXES.items() for verb in verbs}

DRAWN = ("ask-took-book",)

KNOWN, NEW = Say("tap-known"), Say("tap-new")
BROWN, YELLOW, GREY, BLUE, EDGES = (Say(f"tap-{column}") for column in ("brown", "yellow", "grey", "blue", "edges"))
COLUMNS = (MARBLE, RABBI)
HALVES = {"=": (False, False), "<": (True, False), ">": (False, True), "<>": (True, True)}
COLUMN = len(POSITIONS)  # signs of a column of a card
NUMBERS = 21  # for names of ours
FEW = 4  # known things that stand before what is entered next
HIGHEST_PRICE = 14  # that has a key in sight
USUAL = 5  # of the places in a library; a book costs up to nearly twice as much
OF_A_HUMAN = {3: "knowledge", 4: "clay", 5: "coins"}  # what resources of the house set's cemetery are to a human
NOWHERE = 0  # a rabbi that has not been placed
PRICES = tuple(map(str, range(SMALL.high + 1)))


def numbers(head: str, among: Iterable[int], group: Say) -> list[Tap]:
    return [Tap(f"{head}{number}", digit(number), group) for number in among]


def prices(head: str, group: Say, low: int = 0, high: int = SMALL.high, usual: int = HIGHEST_PRICE) -> list[Tap]:
    """Numbers of which those that are hardly printed there stand apart."""
    return [Tap(f"{head}{n}", digit(n), group if n <= usual else MORE) for n in range(low, high + 1)]


def kept(taps: Iterable[Tap], used: Collection[Say]) -> list[Tap]:
    """Taps of which those that are used up keep their places."""
    return [one._replace(gone=one.label in used) for one in taps]


# --- what is there to be taken ---


def offered(table: Table, reports: Reports) -> Reports:
    """What happens on the way stands before what ends the turn; what whoever acts has done this round is left out."""
    done = [RABBI] if table.acting in table.rabbis else []
    if table.acting in HUMANS and had_marbles(table, table.acting):
        done += MARBLE_ROWS
    left = [_lying(table, one) for one in reports.reports if one.verb not in done]
    return Reports(tuple(sorted(left, key=lambda one: GROUPS.get(one.verb) == TURN)))


def _lying(table: Table, report: Report) -> Report:
    """Of marbles those of the row, of menorah tokens those that nobody has."""
    if report.verb not in (*MARBLE_ROWS, "menorah"):
        return report
    (field,) = report.fields
    assert isinstance(field.shape, Pick)
    there = table.marbles.get(Name(report.verb), {})
    free = offer(field.shape, lambda one: there[one] if there else table.menorah_tokens[one] is None)
    return replace(report, fields=(field._replace(shape=free),))


def named(table: Table, ask: Ask[Any]) -> Shape[Any]:
    """A grave by its bonus."""
    if ask.id == "ask-took-grave" and isinstance(ask.shape, Place):
        shown = (one._replace(label=_grave(table, one.value)) if one.value else one for one in ask.shape.options)
        return Place(tuple(shown))
    return ask.shape


def asked_now(ask: Ask[Any], words: Words) -> Say | None:
    """After the marbles of a round the character's card, and then the golem track."""
    marbles, bar, rest = (part.strip() for part in " ".join(words).partition("|"))
    if not isinstance(ask.shape, RoundLine) or not (bar or (marbles and not taps_left(ask.shape.marbles, marbles))):
        return None
    return Say("ask-round-track" if len(rest.split()) == 2 else "ask-round-card", ask.args)


def report_taps(table: Table, reports: Reports, words: Words) -> Taps | None:
    """After a verb what lies on the table: a colour in the row, a free space, a token that nobody has. What a space of
    the rabbi brings is told in words before it is taken there: on the picture it has room for signs only."""
    survey = {report.verb: report for report in reports.reports if any(one.verb == "card" for one in reports.reports)}
    if words and words[0] in survey:
        return _counted(table, survey[words[0]], words[1:])
    if table.house and len(words) == 2 and words[0] == RABBI:
        there = [said for at, said in _positions(table) if str(at) == words[1]]
        take = Tap(" ".join(words), Say("tap-place-rabbi"), bright=True)
        return Taps(there[0], (take,), enough=False) if there else None
    if len(words) != 1 or words[0] not in (*MARBLE_ROWS, *TAKEN):
        return None
    verb = words[0]
    found = TAKEN[verb](table) if verb in TAKEN else _colours(table, Name(verb))
    asked = Say(f"taken-{verb}" if verb in TAKEN else "taken-marble")
    return Taps(asked, tuple(Tap(f"{verb} {text}", label) for text, label in found))


def fix_taps(table: Table, reports: Reports, words: Words) -> Taps | None:
    """What can be corrected stands in groups, the cards that lie there first; what is counted begins with what is
    believed now. In a trial the program lays out everything, so that a tap on a thing only tells what it is."""
    if table.house and (thing := told(table, words)):
        return Taps(None, (), enough=False, about=thing.name)
    if not words:
        order = list(FIX_GROUPS)
        own = (one for one in reports.reports if not (table.house and laid_out(one.verb)))
        first = sorted(own, key=lambda one: order.index(one.verb) if one.verb in order else len(order))
        taps = [
            Tap(_begins(table, one.verb), one.label, Say(FIX_GROUPS.get(one.verb, BOX)), whole=False) for one in first
        ]
        return Taps(None, (*_laid_cards(table), *taps), enough=False)
    if words[0] == GOLEMS:
        return golem_taps(table, words[1:])
    if words[0] == "student" and words[1:] and words[-1] in DISTRICTS:
        return section_taps(words, LAST_SECTION, Say("fix-student-2"))
    if words[0] == "neighbourhood" and words[1:] and words[-1] in DISTRICTS:
        return section_taps(words, LAST_TILE, Say("fix-neighbourhood-2"), whole=False)
    if words[0] == RABBI and len(words) == 2:
        spaces = (NOWHERE, *range(1, len(table.tiles) + 1), BOTTOM)
        return Taps(Say("fix-rabbi-2"), tuple(Tap(f"{' '.join(words)} {at}", position_name(at)) for at in spaces))
    report = next((one for one in reports.reports if one.verb == words[0]), None)
    return _counted(table, report, words[1:]) if report else None


def laid_out(verb: str) -> bool:
    """Whether it is about what the program lays out in a trial."""
    return verb in TOLD or FIX_GROUPS.get(verb, BOX) == BOX


def _begins(table: Table, verb: str) -> str:
    """What a correction begins with: of golems all that are believed to be on the map."""
    return believed_golems(table).said if verb == GOLEMS else verb


def _laid_cards(table: Table) -> list[Tap]:
    """An owner's cards of this round, the last one first."""
    laid = () if table.house else reversed(table.cards)
    names = ((card.id, Say("laid-card", {"card": table.called_card(card)})) for card in laid)
    return [Tap(f"card {id}", name, Say("group-laid"), whole=False) for id, name in names]


def _counted(table: Table, report: Report, words: Words) -> Taps | None:
    """The number that a line ends with, after everything that comes before it, with what it is believed to be."""
    *before, last = report.fields
    if not isinstance(last.shape, Number) or len(words) != len(before):
        return None
    try:
        said = {field.name: field.shape.parse(word) for field, word in zip(before, words, strict=True)}
    except Refusal:
        return None
    if isinstance(last.shape, Count):
        now = last.shape.now(said)
    elif report.verb == "character-price":
        now = table.box.influence[Name(f"character-{said['number']}")]
    else:
        return None
    return Taps(last.label, (), enough=False, fields=(last._replace(default=now, label=report.label),))


def marble_label(colour: Name) -> Say:
    """A colour as one says it of a marble."""
    return Say("tap-marble", {"sign": colour})


def _colours(table: Table, row: Name) -> list[tuple[object, Say]]:
    return [(colour, marble_label(colour)) for colour, number in table.marbles[row].items() if number]


def _positions(table: Table) -> list[tuple[object, Say]]:
    return [(one, _position(table, one)) for one in (*free_positions(table), BOTTOM)]


def _position(table: Table, position: int) -> Say:
    """A rabbi space with what it brings, where that is known."""
    printed = table.box.rows["bottom"][0]
    if position == BOTTOM:
        return Say("tap-bottom", {"effect": phrase(printed)}) if printed else position_name(position)
    tile = table.tiles[position - 1]
    return Say("tap-position", {"position": position, "tile": tile, "sign": tile}) if tile else position_name(position)


def _graves(table: Table) -> list[tuple[object, Say]]:
    spaces = range(1, (open_graves(table) or MOST_GRAVES) + 1)
    return [(space, _grave(table, space)) for space in spaces if space not in table.graves]


def _grave(table: Table, space: int) -> Say:
    """A space of the cemetery with its bonus, where that is known: in a trial as it is for a human, who has no resource
    track."""
    printed = table.box.rows["graves"][space - 1]
    if table.house and printed and space in OF_A_HUMAN:
        number = printed.sides[0][0].n
        return Say("grave-with", {"space": space, "effect": Say(f"own-{OF_A_HUMAN[space]}", {"number": number})})
    return Say("grave-with", {"space": space, "effect": phrase(printed)}) if printed else grave_at(table, space)


def _menorahs(table: Table) -> list[tuple[object, Say]]:
    return [(district, Say(district)) for district, holder in table.menorah_tokens.items() if holder is None]


def _places(table: Table) -> list[tuple[object, Say]]:
    return [(place, shelved(table, place)) for place in range(1, LIBRARY + 1)]


TAKEN = {"rabbi": _positions, "grave": _graves, "menorah": _menorahs, "book": _places}


# --- names that an owner gives ---


def fresh(letter: str, known: Iterable[str]) -> str:
    """The next name of ours that is free: `c5`."""
    taken = set(known)
    return next(f"{letter}{number}" for number in range(1, 1000) if f"{letter}{number}" not in taken)


def names(begun: str, letter: str, known: Mapping[str, Say], new: Tap | None = None) -> list[Tap]:
    """Known ones by what is printed on them, a new one under the next free number, or under another one."""
    if not begun:
        return [
            *(Tap(id, label, KNOWN) for id, label in known.items()),
            *([new] if new else []),
            Tap(letter, Say("tap-other-number"), MORE),
        ]
    free = (number for number in range(NUMBERS) if f"{letter}{number}" not in known)
    return numbers(letter, free, NEW) if begun == letter else []


def new_one(kind: str, id: str, text: str = "") -> Tap:
    """A component that is entered now: what is printed on it comes next."""
    return Tap(text or id, Say(f"tap-new-{kind}", {"id": called(kind, id)}), NEW)


# --- an Automa card ---


def card_label(card: AutomaCard) -> Say:
    """A card by its signs, as it looks."""
    bonus = told_part("bonus", card.bonus) if card.bonus else Say("picture-unknown")
    columns = [(name, getattr(card, name)) for name in (MARBLE, RABBI, "book")]
    told = [bonus, *(told_part(name, column) for name, column in columns if column)]
    return Say("known-card", {"id": card.id, "parts": Say("told", {"what": tuple(told)})})


def alike(card: AutomaCard, begun: AutomaCard) -> bool:
    """Whether a known card may be the one of which this has been entered, column by column from the top; a bonus may
    lack its number yet."""
    if card.bonus and begun.bonus and begun.bonus not in (card.bonus, Bonus(card.bonus.kind)):
        return False
    for name in ("first", MARBLE, RABBI, "book", "left", "right"):
        known, told = getattr(card, name), getattr(begun, name)
        if isinstance(told, tuple) and known is not None:
            known = known[: len(told)]
        if None not in (known, told) and known != told:
            return False
    return True


def _within(card: AutomaCard, other: AutomaCard) -> bool:
    return all(part in (None, same) for part, same in zip(card[1:], other[1:], strict=True))


def begun_card(id: str, signs: Sequence[str]) -> AutomaCard:
    """A card whose last sign may be a bonus that still lacks its number."""
    try:
        return read_card(id, signs)
    except Refusal:
        bonus = next((Bonus(one) for one in BONUSES if one in signs[-1:]), None)
        return AutomaCard(id, bonus)


def known_cards(shape: CardLine, id: str, words: Sequence[str]) -> list[Tap]:
    """Known cards that show what has been entered: the one that lies there is among them, or it is new. If all that is
    known of one is on another as well, that is told."""
    begun = begun_card(id, words)
    found = [card for card in shape.known.values() if card.id not in shape.under and alike(card, begun)]
    if not words and len(found) > FEW:
        return []
    same = any(_within(one, other) for one, other in permutations(found, 2))
    group = Say("tap-known-cards", {"number": len(found), "same": "yes" if same else "no"})
    return [Tap(card.id, card_label(card), group, at_once=True) for card in found]


def card_taps(id: str, words: list[str], shape: CardLine) -> list[Tap]:
    """The bonus, then what the turn needs: a column, where the first sign of one says that it stands further left, and
    the edges; all else is folded away. What leaves nothing to be entered gives the card, but not a criterion: a yellow
    column may be longer than any that we know."""
    head = f"{id} {' '.join(words)}".strip()
    levels = [Tap(f"{head} {level}", digit(level), Say("tap-level")) for level in LEVELS]
    if words and words[-1] in BONUSES and words[-1] not in (NONE, SHUFFLE):
        return levels
    try:
        card = read_card(id, words)
    except Refusal:
        return []
    if card.bonus is None:
        return [Tap(f"{head} {bonus}", Say(bonus), BROWN) for bonus in BONUSES]
    due = due_parts(card, shape)
    either = [one._replace(group=Say("tap-level-if-any")) for one in levels if words[-1] == SHUFFLE]
    made = []
    others = (*COLUMN_SIGNS, "edges") if len(due) < 2 else ()
    grey_first = card.rabbi and card.first == RABBI and card.marble is None and due == (RABBI,)
    stay = COLUMNS if grey_first else due  # its numbers keep their place below the criteria that were offered with them
    for part in dict.fromkeys((*stay, *others)):  # what comes next as one reads the card stands first
        group = _group(part, stay)
        for label, gone, one in _part_taps(card, part, further_left=len(due) > 1 and part in due):
            last = shape.need is not None and part != MARBLE and not due_parts(one, shape)
            off = gone or (part in stay and part not in due)
            made.append(Tap(f"{id} {card_line(one)}", label, group, gone=off, at_once=last))
    begun = any(0 < len(getattr(card, part) or ()) < COLUMN for part in COLUMN_SIGNS)
    first = [Tap(f"{id} {card_line(card._replace(first=one))}", Say(f"tap-first-{one}"), MORE) for one in COLUMNS]
    ends = [column_ends(head)] if begun else []
    return [*either, *made, *(() if card.first else first), *ends]


COLUMN_SIGNS: dict[str, tuple[Say, Sequence[Any]]] = {
    str(MARBLE): (YELLOW, CRITERIA),
    str(RABBI): (GREY, POSITIONS),
    "book": (BLUE, POSITIONS),
}


def _group(part: str, due: Sequence[str]) -> Say:
    """The heading of a part: of two columns that may come next, that it is the one further left."""
    group, _ = COLUMN_SIGNS.get(part, (EDGES, ()))
    if part not in due:
        return Say(f"{group.id}-more")
    return Say(f"{group.id}-first") if len(due) > 1 else group


def _part_taps(card: AutomaCard, part: str, *, further_left: bool) -> list[tuple[Say, bool, AutomaCard]]:
    """What can be tapped of a part: each with its label, whether it is used up, and the card with it."""
    if part not in COLUMN_SIGNS:
        return _halves(card)
    _, signs = COLUMN_SIGNS[part]
    if further_left:
        card = card._replace(first=Name(part))
    told: tuple[object, ...] = getattr(card, part) or ()
    label_of = told_criterion if part == MARBLE else digit
    return [(label_of(sign), sign in told, _with(card, part, _longer(signs, (*told, sign)))) for sign in signs]


def _longer(signs: Sequence[Any], told: tuple[Any, ...]) -> tuple[Any, ...]:
    """A column of all numbers with the last of them, once it is the only one left."""
    left = [sign for sign in signs if sign not in told]
    return (*told, *left) if len(signs) == COLUMN and len(left) == 1 else told


def column_ends(begun: str) -> Tap:
    """A column that is shorter than all others known to us is given by a tap of its own, and not by the bright one. How
    many criteria a yellow one has the rulebook does not say."""
    return Tap(begun, Say("tap-column-ends"), at_once=True, onward=True)


def due_parts(card: AutomaCard, shape: CardLine) -> tuple[str, ...]:
    """What is to be entered next. Of a card that is entered as a whole what comes next as one reads it; else the bonus,
    the edges where they decide which column counts, that column, and at last the edges; two columns, where the one
    that is begun stands further left."""
    if shape.need is None or card.bonus is None:
        return card.next_parts[:1] if card.first else card.next_parts
    need = shape.needed(card)
    column = need if need in COLUMNS else card.first
    if need != SYMBOL and (column is None or len(getattr(card, column) or ()) < COLUMN):
        return (str(column),) if column else COLUMNS
    return () if None not in (card.left, card.right) else ("edges",)


def _with(card: AutomaCard, part: str, signs: tuple[object, ...]) -> AutomaCard:
    changed: dict[str, Any] = {part: signs}
    return card._replace(**changed)


def _halves(card: AutomaCard) -> list[tuple[Say, bool, AutomaCard]]:
    """What the edges of a card can show, until it is told."""
    return [
        (Say(f"tap-halves-{at}"), False, card._replace(left=left, right=right))
        for at, (left, right) in enumerate(HALVES.values(), 1)
        if card.left is None and card.right is None
    ]


def bonus_taps(begun: str) -> list[Tap]:
    if not begun:
        return [Tap(str(bonus), Say(bonus), BROWN) for bonus in BONUSES]
    return numbers(f"{begun} ", LEVELS, Say("tap-level")) if begun in BONUSES and begun != NONE else []


# --- books, tiles with effects ---


def effect_labels(known: Mapping[str, Effect]) -> dict[str, Say]:
    return {id: Say("known-effect", {"name": called(START, id), "effect": phrase(one)}) for id, one in known.items()}


def artifact_label(id: str, row: Iterable[Effect | None]) -> Say:
    """An artifact tile by what is known of its artifacts, from the top."""
    top, second, third, bottom = (Say("picture-unknown") if one is None else phrase(one) for one in row)
    told = {"name": called(ARTIFACT_TILE, id), "top": top, "second": second, "third": third, "bottom": bottom}
    return Say("known-artifacts", told)


def tile_label(id: str) -> Say:
    return Say("known-tile", {"name": called(ARTIFACT_TILE, id)})


def thing_label(thing: AutomaCard | Book) -> Say:
    """A card by its signs, a book by its spine."""
    if isinstance(thing, AutomaCard):
        return card_label(thing)
    return Say("known-spine", {"colour": thing.colour, "book": book_label(thing)})


def book_label(book: Book) -> Say:
    parts = [Say("picture-unknown") if one is None else phrase(one) for one in (book.immediate, book.active)]
    price = "–" if book.colour == BLACK else "?" if book.price is None else str(book.price)
    return Say("known-book", {"price": price, "immediate": parts[0], "active": parts[1]})


@next_taps.register
def _(shape: BookLine, begun: str) -> list[Tap]:
    """What is printed on the book, colour and price first: that leaves few of the known ones to look through."""
    words = begun.split()
    if not words:
        return [Tap(colour, Say(colour), Say("tap-colour")) for colour in BOOK_COLOURS]
    if len(words) == 1 and (begun in shape.known or begun not in BOOK_COLOURS):
        return []
    there = [book for book in shape.known.values() if book.id not in shape.laid]
    if shape.anew and len(words) == 1:
        known = [Tap(f"{one.id} {begun}", book_label(one), KNOWN) for one in there if one.colour == begun]
        new = fresh("b", shape.known)
        return [*known, new_one(BOOK, new, f"{new} {begun}")] if known else _begun_book(new, begun)
    if len(words) == 1:
        return [*known_books(there, words), *_begun_book(fresh("b", shape.known), begun)]
    return [*(() if shape.anew else known_books(there, words[1:])), *_printed(words)]


def known_books(there: Iterable[Book], words: Sequence[str]) -> list[Tap]:
    """Known books that show what has been entered: colour, price, the bonus at once; by the colour alone where they are
    few."""
    colour, price, immediate = (*words, *("_" * 3))[:3]
    found = [
        book
        for book in there
        if book.colour == colour
        and (price == UNKNOWN or colour == BLACK or str(book.price) in (str(None), price))
        and (immediate == UNKNOWN or book.immediate is None or line(book.immediate).startswith(immediate))
    ]
    group = Say("tap-known-books", {"number": len(found)})
    taps = [Tap(book.id, book_label(book), group, at_once=True) for book in found]
    return taps if len(words) > 1 or colour == BLACK or len(found) <= FEW // 2 else []


def _begun_book(new: str, colour: str) -> list[Tap]:
    return [*_printed([new, colour]), Tap(f"{new} {colour}", Say("tap-only-colour"), MORE)]


@next_taps.register
def _(shape: PlacedBook, begun: str) -> list[Tap]:
    """The price of the place, then the book that lies there."""
    price, _, book = begun.partition(" ")
    if not price:
        return prices("", Say("tap-place-price"), usual=USUAL)
    return [one._replace(text=f"{price} {one.text}") for one in next_taps(shape.book, book)]


def _printed(words: list[str]) -> list[Tap]:
    """The price of a book, then its two bonuses; a black one has no price."""
    if words[1:] == [BLACK]:
        words = [*words, "0"]
    if len(words) == 2:
        begun = " ".join(words)
        return [
            *prices(f"{begun} ", Say("tap-price"), usual=2 * USUAL - 1),
            Tap(f"{begun} _", Say("tap-unknown"), MORE),
        ]
    head, rest = " ".join(words[:3]), " ".join(words[3:])
    bonuses = series(rest, (Say("tap-immediate"), Say("tap-active")))
    unread = [] if rest else [Tap(head, REST, MORE, at_once=True)]
    return [*(one._replace(text=f"{head} {one.text}") for one in bonuses), *unread]


@next_taps.register
def _(shape: NamedEffect, begun: str) -> list[Tap]:
    """A tile with one effect: known, or new, and then it is remembered under a name of ours."""
    words = begun.split()
    if len(words) > 1:
        return [one._replace(text=f"{words[0]} {one.text}") for one in effect_taps("".join(words[1:]))]
    new = fresh("s", shape.known)
    there = {id: one for id, one in shape.known.items() if id not in shape.laid}
    spelt = names(begun, "s", effect_labels(there), new_one(START, new) if there else None)
    if begun == "s" or (begun in shape.known and not shape.anew) or (there and not begun):
        return spelt
    entered = [one._replace(text=f"{begun or new} {one.text}") for one in effect_taps("")]
    return [*spelt, *entered]


# --- prices ---


@labelled.register
def _prices(shape: PricesLine) -> tuple[Field, ...]:
    """The six developments, each with its price, once they are known: one of them can be corrected."""
    known = dict(shape.known.get(shape.area, ()))
    return tuple(Field(name, SMALL, known[name], Say(name)) for name in shape.names) if known else ()


@next_taps.register
def _(shape: PricesLine, begun: str) -> list[Tap]:
    """One price after another, as they are listed; those that the rulebook gives are not asked for. The line itself
    begins with the cheapest."""
    words = begun.split()
    pairs = zip(words[::2], words[1::2], strict=False)
    told = {name: int(price) for name, price in pairs if price in PRICES} | shape.facts
    due = [name for name in shape.names if name not in told]

    def text(price: str) -> str:
        every = {**told, due[0]: int(price)}
        so_far = sorted((name for name in shape.names if name in every), key=every.__getitem__)
        line = " ".join(f"{name} {every[name]}" for name in so_far)
        return line if len(due) > 1 else shape.write(shape.parse(line))

    return [one._replace(text=text(one.text)) for one in prices("", Say(due[0]))] if due else []


@labelled.register
def _total(shape: Total) -> tuple[Field, ...]:
    """Line by line, as the score sheet has it; or all of it at once."""
    points = Number(shape.low, shape.high)
    lines = tuple(Field(part, points, 0, Say(f"own-{part}")) for part in shape.parts)
    return lines or (Field("total", points, label=Say("points")),)


@labelled.register
def _row(shape: RowLine) -> tuple[Field, ...]:
    """A row of numbers of which something is known: one of them can be corrected."""
    size, one = places_of(shape), ROWS[shape.name].shape
    known = [... if (value := shape.known(at)) is None else value for at in range(size)]
    unmeasured = shape.name in OPEN_ENDED and size == ROWS[shape.name].size
    if not isinstance(one, Number) or unmeasured or size == 1 or all(value is ... for value in known):
        return ()
    return tuple(Field(str(at), one, known[at], place_label(shape.name, at)) for at in range(size))


def places_of(shape: RowLine) -> int:
    """How many places a row has, as far as that is known."""
    spaces = (
        shape.rows[f"{shape.name.partition('-')[0]}-spaces"][0] if shape.rows and shape.name in WHOLE_TRACKS else None
    )
    return spaces or ROWS[shape.name].size


def place_label(row: str, at: int) -> Say:
    """How a place of such a row is called."""
    if row == "slot":
        return Say("place-slot", {"slot": SLOTS[at]})
    if row == "entry":
        return Say(SECTIONS[LAST_TILE + 1 + at])
    if row in OPEN_ENDED:
        return Say("place-space", {"number": at if row.startswith("study") else at + 1})
    return Say(f"place-{row}", {"number": at + 1})


def effect_place(row: str, at: int) -> Say:
    """How a place of a row of effects is called."""
    if row.startswith("street-"):
        return Say("place-section", {"section": SECTIONS[at + 1]})
    if row == "graves":
        return Say("place-grave", {"space": at + 1})
    return place_label(row, at) if row in OPEN_ENDED else Say("tap-place", {"number": at + 1})


# --- what lies on the table ---


@next_taps.register
def _(shape: MarblesLine, begun: str) -> list[Tap]:
    """Row by row: each marble that lies there, then the next row; what is left at the end lies in the last one."""
    words = begun.split()
    rows = [at for at, row in enumerate(MARBLE_ROWS) if row in words]
    at = rows[-1] if rows else 0
    there = "".join(word for word in words if word not in MARBLE_ROWS)
    left = {colour: number - there.count(LETTERS[colour]) for colour, number in shape.in_play.items()}
    rest = "".join(LETTERS[colour] * number for colour, number in left.items())
    if not rest:
        return []
    head = begun if rows else MARBLE_ROWS[0]
    gap = " " if head.endswith(MARBLE_ROWS[at]) else ""
    group, onward = Say("tap-row", {"row": MARBLE_ROWS[at], "number": len(rest)}), Say("tap-next-row")
    here = [
        Tap(f"{head}{gap}{LETTERS[one]}", marble_label(one), group, gone=number <= 0) for one, number in left.items()
    ]
    *between, last = MARBLE_ROWS[1:]
    names = {row: Say(row, {"sign": f"row-{row}"}) for row in between}  # not that of the bonus of the same name
    after = [Tap(f"{begun} {row}".strip(), names[row], onward, gone=MARBLE_ROWS.index(row) <= at) for row in between]
    label = Say("tap-all-else", {"row": last, "number": len(rest)})
    all_else = Tap(f"{begun} {last} {rest}".strip(), label, onward, gone=MARBLE_ROWS[at] == last)
    return [*here, *after, all_else]


@next_taps.register
def _(_: SignsLine, begun: str) -> list[Tap]:
    if len(begun) < 2:
        group = Say("tap-right-marble" if begun else "tap-left-marble")
        return [Tap(begun + LETTERS[one], marble_label(one), group) for one in DISTRICTS]
    return numbers(f"{begun} ", range(5), Say("tap-steps")) if len(begun) == 2 else []


@next_taps.register
def _(shape: RoundLine, begun: str) -> list[Tap]:
    """The marbles; then the character's card, and the golem track."""
    marbles, bar, rest = (part.strip() for part in begun.partition("|"))
    if not bar and (lying := list(next_taps(shape.marbles, marbles))):
        return lying
    found = list(next_taps(SignsLine(), rest))
    if shape.space and len(rest.split()) == 2:
        found = numbers(f"{rest} ", range(ROWS["golem-steps"].shape.high + 1), Say(""))
    return [one._replace(text=f"{marbles} | {one.text}") for one in found]


def track_label(space: int) -> Say:
    return Say("tap-track-steps", {"space": space})


@next_taps.register
def _(shape: AllSigns, begun: str) -> list[Tap]:
    """One character after another."""
    words = begun.split()
    done = len(words) // 2
    if done == len(shape.characters):
        return []
    head, now = " ".join(words[: 2 * done]), " ".join(words[2 * done :])
    who = shape.characters[done]
    found = (_of_whom(one, who) for one in next_taps(SignsLine(), now))
    return [one._replace(text=f"{head} {one.text}".strip()) for one in found]


def _of_whom(one: Tap, who: Name) -> Tap:
    """A sign with the character on whose card it is."""
    return one._replace(group=Say("field-signs", {"who": who, "what": Name(one.group.id)}))


@next_taps.register
def _(shape: CardLine, begun: str) -> list[Tap]:
    id, *words = begun.split() or [""]
    if id == "c" or (not words and id in shape.known and not shape.anew):
        return names(id, "c", dict.fromkeys(shape.known, NEW))
    new = fresh("c", shape.known)
    if shape.anew and not id and shape.known:
        return names(id, "c", {one: card_label(card) for one, card in shape.known.items()}, new_one(CARD, new))
    known = [] if shape.anew else known_cards(shape, id or new, words)
    entered = card_taps(id or new, words, shape)
    spelt = [] if id else names("", "c", {})
    return [*known, *entered, *spelt] if len(known) <= FEW else [*entered, *known]


@says_nothing.register
def _(shape: CardLine, value: AutomaCard) -> bool:
    """Of a new card what the turn needs is to be told: its bonus, the edge that may decide, the column that counts."""
    if shape.anew or shape.need is None or value.id in shape.known:
        return shape.anew and value == AutomaCard(value.id)
    if len(shape.known) >= DECK_SIZE:  # it is one of those
        return True
    need = shape.needed(value)
    column = need if need in COLUMNS else value.first
    unread = value.left if need == SYMBOL else getattr(value, column) if column else None
    return value.bonus is None or unread is None


@next_taps.register
def _(shape: PartLine, begun: str) -> list[Tap]:
    if shape.part == "bonus":
        return bonus_taps(begun)
    if shape.part == "first":
        return [] if begun else [Tap(one[0], Say(f"tap-first-{one}")) for one in COLUMNS]
    ends = [column_ends(begun)] if 0 < len(begun.split() if shape.part == "marble" else begun) < COLUMN else []
    if shape.part == "marble":
        signs = begun.split()
        return [*(Tap(f"{begun} {one}".strip(), told_criterion(one), gone=one in signs) for one in CRITERIA), *ends]
    if not set(begun) <= set(map(str, POSITIONS)):  # it was begun of something else
        return []
    told = tuple(map(int, begun))
    whole = {one: "".join(map(str, _longer(POSITIONS, (*told, one)))) for one in POSITIONS}
    return [*(Tap(text, digit(one), gone=str(one) in begun) for one, text in whole.items()), *ends]


@next_taps.register
def _(shape: ArtifactLine, begun: str) -> list[Tap]:
    id, _, rest = begun.partition(" ")
    new = fresh("a", shape.known)
    groups = tuple(Say("tap-artifact", {"number": number}) for number in range(1, 5))
    if id in ("", "a") or (id in shape.known and not shape.anew):
        known = {one: artifact_label(one, row) for one, row in shape.known.items()}
        whole = [one._replace(text=f"{new} {one.text}") for one in series("", groups)]
        # what one of its artifacts brings is asked when that one is completed
        tile = new_one(ARTIFACT_TILE, new)
        named = [one._replace(at_once=one.text == new and not shape.anew) for one in names(id, "a", known, tile)]
        return [*named, *(whole if shape.anew and not id else [])]
    return [one._replace(text=f"{id} {one.text}") for one in series(rest, groups)]


@says_nothing.register
def _(shape: ArtifactLine, value: tuple[str, list[Effect | None]]) -> bool:
    return shape.anew and not any(value[1])


@next_taps.register
def _(shape: TilesLine, begun: str) -> list[Tap]:
    """For each district the three numbers that do not lie there: fewer taps than the seven that do."""
    words = begun.split()
    gone = words.pop()[1:] if words and words[-1][0] == "-" else ""
    if len(words) >= len(shape.districts) or not (gone or "0").isdecimal():
        return []
    group = Say("tap-missing", {"district": shape.districts[len(words)]})
    found = []
    for number in range(1, NEIGHBOURHOOD_TILES + 1):
        sign = str(number % NEIGHBOURHOOD_TILES)
        out = "".join(sorted({*gone, sign}, key=lambda one: int(one) or NEIGHBOURHOOD_TILES))
        last = len(out) == NEIGHBOURHOOD_TILES - LAST_TILE
        word = "".join(one for one in "1234567890" if one not in out) if last else f"-{out}"
        found.append(Tap(" ".join((*words, word)), digit(number), group, gone=sign in gone))
    return found


@next_taps.register
def _(shape: CharactersLine, begun: str) -> list[Tap]:
    words = begun.split()
    among = shape.early if len(words) < 3 else shape.late if len(words) == 3 else ()
    group = Say("tap-round", {"number": len(words) + 1})
    among_them = (int(name.removeprefix("character-")) for name in among)
    return kept(numbers(f"{begun} ".lstrip(), among_them, group), [digit(word) for word in words])


@next_taps.register
def _(shape: Parts, begun: str) -> list[Tap]:
    """Source after source, each with as much as it brings. What has been entered for the first one can be all of it
    instead, in one sum."""
    *done, now = begun.split("|")
    at, before, more = len(done), "".join(f"{part.strip()} | " for part in done), len(done) + 1 < shape.number
    group = Say("tap-income", {"source": source_label(shape, at), "at": at + 1, "number": shape.number})
    entered = [
        one._replace(text=f"{before}{one.text} |" if more and one.text == "0" else f"{before}{one.text}")
        for one in effect_taps(now.strip(), group)
    ]
    if shape.number == 1:
        return entered
    gone, one_sum = not is_effect(now.strip()), Say("tap-one-sum", {"number": shape.number})
    onward = [Tap(f"{begun} |", Say("tap-next-source"), gone=gone, onward=True)] if more else []
    whole = Tap("", one_sum, gone=True) if done else Tap(begun, one_sum, gone=gone, at_once=True)
    if begun == "0 |":
        whole = Tap("0", Say("tap-no-income"), at_once=True)
    return [*onward, whole, *entered]  # what is used up keeps its place


def source_label(shape: Parts, at: int) -> Say:
    """A source of income with the place that counts."""
    source = shape.sources[at]
    return Say("tap-source", {"source": source, "space": shape.places[source]})


@next_taps.register
def _(shape: RowLine, begun: str) -> list[Tap]:
    """One value after another."""
    size, one = places_of(shape), ROWS[shape.name].shape
    at = len(begun.split())
    if one is EFFECT:
        return series(begun, tuple(effect_place(shape.name, at) for at in range(size)))
    if at >= size:
        return []
    group = place_label(shape.name, size - 1 - at if shape.name in FROM_THE_END else at) if size > 1 else Say("")
    found = [*prices("", group, one.low, one.high), *([Tap(UNKNOWN, Say("tap-unknown"), MORE)] if size > 1 else [])]
    ends = (begun, "") if shape.name in FROM_THE_END else ("", begun)
    return [tap._replace(text=f"{ends[1]} {tap.text} {ends[0]}".strip()) for tap in found]


@says_nothing.register
def _(_: RowLine, value: list[Any]) -> bool:
    return all(one is None for one in value)


@next_taps.register
def _(shape: BoardLine, begun: str) -> list[Tap]:
    """One number after another, row after row."""
    told = len(begun.split())
    if told >= len(shape.places):
        return []
    row, at = shape.places[told]
    one = ROWS[row].shape
    alone = row != "cauldron" and [place for place, _ in shape.places].count(row) == 1
    found = prices("", Say(f"on-{row}") if alone else place_label(row, at), one.low, one.high)
    return [
        tap._replace(text=f"{begun} {tap.text}".strip()) for tap in (*found, Tap(UNKNOWN, Say("tap-unknown"), MORE))
    ]


@next_taps.register
def _(_: GolemWord, begun: str) -> list[Tap]:
    """The district, then the section in which it stands or lies."""
    if begun not in DISTRICTS:
        return [Tap(district, Say(district)) for district in DISTRICTS]
    sections = range(1, LAST_SECTION + 1)
    return [
        *(Tap(f"{begun}{at}", Say(SECTIONS[at]), Say("tap-stands")) for at in sections),
        *(Tap(f"{begun}{at}-", Say(SECTIONS[at]), Say("tap-lies")) for at in sections),
    ]


@next_taps.register
def _(shape: Known, begun: str) -> list[Tap]:
    """By what is printed on it; a tile that nobody knows yet gets the next free name."""
    if begun:
        return []
    if shape.letter:
        return [Tap(id, tile_label(id)) for id in (*shape.known, fresh(shape.letter, shape.known))]
    return [Tap(id, thing_label(thing)) for id, thing in shape.known.items()]


@next_taps.register
def _(_: EffectKey, begun: str) -> list[Tap]:
    """A district and then its tile; an action tile; a character; a development."""
    if begun in DISTRICTS:
        tiles = range(1, NEIGHBOURHOOD_TILES + 1)
        return [Tap(f"{begun}-{n}", digit(n)) for n in tiles]
    return [Tap(str(one), Say(one)) for one in (*DISTRICTS, *ACTION_TILES, *CHARACTERS, *DEVELOPMENTS)]


@next_taps.register
def _(shape: EffectLine, begun: str) -> list[Tap]:
    return effect_taps(begun.replace(" ", ""), powers=shape.powers)
