"""What lies on the table and is printed in an owner's box by taps: books, tiles, prices, marbles, rows of a board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from automarium.core.ask import Field, Number
from automarium.core.tale import Name, Say
from automarium.games.golem.box import DEVELOPMENTS, ROWS, SMALL, Book, Small
from automarium.games.golem.called import ARTIFACT_TILE, BOOK, START, called
from automarium.games.golem.cards import AutomaCard
from automarium.games.golem.components import NEIGHBOURHOOD_TILES
from automarium.games.golem.fixes import GolemWord, Known
from automarium.games.golem.names import (
    ACTION_TILES,
    BLACK,
    BOOK_COLOURS,
    CHARACTERS,
    DISTRICTS,
    LAST_SECTION,
    LAST_TILE,
    LETTERS,
    SECTIONS,
    SLOTS,
)
from automarium.games.golem.names import ROWS as MARBLE_ROWS
from automarium.games.golem.notation import EFFECT, UNKNOWN, Effect, EffectLine, is_effect, line, phrase
from automarium.games.golem.scoring import Total
from automarium.games.golem.shapes import (
    FROM_THE_END,
    IN_ONE_SUM,
    OPEN_ENDED,
    WHOLE_TRACKS,
    AllSigns,
    ArtifactLine,
    BoardLine,
    BookLine,
    CharactersLine,
    EffectKey,
    MarblesLine,
    NamedEffect,
    Parts,
    PlacedBook,
    PricesLine,
    RoundLine,
    RowLine,
    SignsLine,
    TilesLine,
    several,
)
from automarium.taps import Tap, labelled, next_taps, says_nothing
from automarium.taps.golem_cards import FEW, card_label
from automarium.taps.golem_effects import MORE, REST, digit, effect_taps, series
from automarium.taps.golem_keys import KNOWN, fresh, kept, names, new_one, numbers, prices

USUAL = 5  # of the places in a library; a book costs up to nearly twice as much
PRICES = tuple(map(str, range(SMALL.high + 1)))


# --- books, tiles with effects ---


def effect_labels(known: Mapping[str, Effect]) -> dict[str, Say]:
    return {id: Say("known-effect", {"name": called(START, id), "effect": phrase(one)}) for id, one in known.items()}


def artifact_label(id: str, row: Sequence[Effect | None], slots: Sequence[int | None] = ()) -> Say:
    """An artifact tile by what is known of it: its artifacts, from the top, and the prices of its slots."""
    prices = " ".join("?" if one is None else str(one) for one in slots).rstrip("? ").split()
    if prices:
        tile = artifact_label(id, row) if any(row) else tile_label(id)
        return Say("known-slots", {"tile": tile, "prices": several(prices)})
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


@next_taps.register
def _(shape: Small, begun: str) -> list[Tap]:
    return [] if begun else prices("", Say(""), shape.low, shape.high)


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


def marble_label(colour: Name) -> Say:
    """A colour as one says it of a marble."""
    return Say("tap-marble", {"sign": colour})


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
    # at once it is a slip: then every marble would lie there
    all_else = Tap(f"{begun} {last} {rest}".strip(), label, onward, gone=MARBLE_ROWS[at] == last or not there)
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
def _(shape: ArtifactLine, begun: str) -> list[Tap]:
    id, _, rest = begun.partition(" ")
    new = fresh("a", shape.known)
    groups = tuple(Say("tap-artifact", {"number": number}) for number in range(1, 5))
    if id in ("", "a") or (id in shape.known and not shape.anew):
        known = {one: artifact_label(one, row, shape.slots.get(one, ())) for one, row in shape.known.items()}
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
    """Source after source, each with as much as it brings; or all of it in one sum, where somebody says so first."""
    if begun.startswith(IN_ONE_SUM):
        sums = effect_taps(begun.removeprefix(IN_ONE_SUM).strip(), Say("tap-one-sum", {"number": shape.number}))
        return [one._replace(text=f"{IN_ONE_SUM}{one.text}") for one in sums]
    *done, now = begun.split("|")
    at, before, more = len(done), "".join(f"{part.strip()} | " for part in done), len(done) + 1 < shape.number
    group = Say("tap-income", {"source": source_label(shape, at), "at": at + 1, "number": shape.number})
    entered = [
        one._replace(text=f"{before}{one.text} |" if more and one.text == "0" else f"{before}{one.text}")
        for one in effect_taps(now.strip(), group)
    ]
    if shape.number == 1:
        return entered
    onward = [Tap(f"{begun} |", Say("tap-next-source"), gone=not is_effect(now.strip()), onward=True)] if more else []
    whole = Tap(IN_ONE_SUM, Say("tap-in-one-sum"), gone=bool(begun))
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
