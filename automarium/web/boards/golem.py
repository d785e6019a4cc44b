"""Golem: the synagogue to be tapped, everything else below it, and of both the part that a cue is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from markupsafe import Markup

from automarium.core.ask import Ask, Number
from automarium.core.tale import Event, Name, Say
from automarium.cues import Cue, moves
from automarium.cues.golem import GOLD_MARKER, marker
from automarium.games.golem.box import ROWS as BOX_ROWS
from automarium.games.golem.box import Box
from automarium.games.golem.cards import LEVELS
from automarium.games.golem.components import ROUNDS
from automarium.games.golem.names import AREAS, ARTIFACTS, DISTRICTS, RABBI, ROWS
from automarium.games.golem.scoring import completed_artifacts, score_sheet
from automarium.games.golem.shapes import Parts, told_colours
from automarium.games.golem.table import Table
from automarium.games.golem.turn import deck_is_done
from automarium.last.golem import last_of
from automarium.taps.golem_told import told as told_of
from automarium.web.boards import NOWHERE, Board, Links
from automarium.web.boards.golem_automa import (
    area,
    areas,
    deck,
    objectives,
    sheet,
    special_tiles,
    starting_tiles,
    token_order,
    tokens,
)
from automarium.web.boards.golem_cards import LOW, cards, deciding_card, drawn_card
from automarium.web.boards.golem_draft import draft, entry
from automarium.web.boards.golem_library import RENEWED, books, laid_books, library
from automarium.web.boards.golem_pieces import GolemPen, fixed, marble
from automarium.web.boards.golem_signs import verb_icon
from automarium.web.boards.golem_town import (
    DROPPED,
    cemetery,
    characters,
    marbles,
    street_of_tile,
    streets,
    synagogue,
    tiles,
    turn_order,
)
from automarium.web.boards.golem_tracks import marker_lines, moved_markers, resources, tracks
from automarium.web.svg import el, stacked
from automarium.words import Words, figure

__all__ = [
    "beside",
    "board",
    "draft",
    "entry",
    "glance",
    "ground",
    "held",
    "hint",
    "markers",
    "scene",
    "spot",
    "unknown",
    "verb_icon",
]

TURN_HEADS = ("head-automa-turn", "head-human-turn", "head-late")
PHASES = (
    *("head-survey", "head-setup", "head-refresh", "head-movement", "head-turn-order", "head-influence"),
    *("head-income", "head-control", "head-scoring", *TURN_HEADS),
)
PARTS = (cards, synagogue, tiles, streets, characters, areas, resources, tracks, cemetery, library)
TAPPED = {5: characters, 6: streets, 7: streets}  # by the phase; else the synagogue


def hint(table: Table, words: Words, label: Say, ask: Ask[Any] | None) -> str:
    """A known card as it looks; of what the survey can enter, what is known of it already."""
    if ask is not None and ask.id == "ask-survey" and label.id.startswith("verb-"):
        known = known_of(table.box, label.id.removeprefix("verb-"))
        return words.say("survey-known", {"what": known}) if known else ""
    card = table.box.cards.get(str(label.args["id"])) if label.id == "known-card" else None
    return drawn_card(GolemPen(table, words, NOWHERE, last_of(table, ())), card, (), LOW) if card else ""


def known_of(box: Box, verb: str) -> str:
    """What is known of a line of the survey: its numbers, those of slots tile by tile, or how many things there are."""
    if verb == "slot" and (tiles := box.known_slots()):
        return " · ".join(f"{_number(id)}: {_numbers(row)}" for id, row in tiles.items())
    if verb in box.rows:
        row = box.rows[verb]
        some = sum(one is not None for one in row)
        return _numbers(row) if isinstance(BOX_ROWS[verb].shape, Number) else str(some or "")
    if verb in ("golem-prices", "study-prices"):
        return _numbers([price for _, price in box.prices.get(Name(verb.removesuffix("-prices")), ())])
    things: dict[str, Mapping[Any, object]] = {
        **{"card": box.cards, "book": box.books, "character": box.signs},
        **{"artifacts-tile": box.artifacts, "start": box.starts},
    }
    return str(len(things.get(verb, ())) or "")


def _number(id: str) -> str:
    """An artifact tile by its number or name."""
    return f"№\N{NO-BREAK SPACE}{id.removeprefix('a')}"


def _numbers(row: Sequence[int | None]) -> str:
    """The numbers of a row up to the last that is known."""
    last = max((at for at, one in enumerate(row, 1) if one is not None), default=0)
    return " ".join("?" if one is None else figure(one) for one in row[:last])


def board(table: Table, words: Words, links: Links) -> Board:
    """What is tapped shows what can be tapped, everything else what the Automa did last."""
    main = TAPPED.get(table.phase, synagogue if any(map(table.value, ROWS)) or table.rabbis else streets)
    late = table.acting in table.passed and not table.house  # by then only a rabbi is asked about
    own = Links(lambda word: None if word.startswith("fix ") else links(word), links.said) if late else links
    main = tiles if late else main
    tapped = GolemPen(table, words, own, last_of(table, ()))

    def rest() -> Markup:
        pen = GolemPen(table, words, links, last_of(table))
        parts = [draw(pen) for draw in PARTS if draw is not main]
        return _golem(_status(pen), el("div", *parts, _legend(pen), class_="parts"))

    return Board(_golem(main(tapped)), rest)


def _golem(*inside: object) -> Markup:
    return el("div", *inside, class_="golem")


WHOLE_OF = {  # questions by what of the box they ask for as a whole
    "ask-card": "cards",
    **dict.fromkeys(("ask-round", "ask-signs"), "characters"),
    **dict.fromkeys(("ask-prices-golem", "ask-prices-study"), "prices"),
}
ROWS_ABOUT = {"ask-artifact-numbers": ("cauldron", "slot"), "ask-placed-book": ("position",)}


def unknown(table: Table, words: Words, ask: Ask[Any]) -> tuple[str, list[str]]:
    """What an owner may be asked about the box after this question: a number that shrinks, and of what it is made."""
    sources = ask.shape.sources if isinstance(ask.shape, Parts) else ROWS_ABOUT.get(ask.id, ())
    rows = {*map(str, sources), ask.id.removeprefix("ask-")}.intersection(table.box.unknown_rows())
    asked = {"rows": len(rows), WHOLE_OF.get(ask.id, ""): 1}
    counted = {kind: number - asked.get(kind, 0) for kind, number in table.unknown().items()}
    left = {kind: number for kind, number in counted.items() if number > 0}
    if table.house or not left:
        return "", []
    parts = [words.say(f"unknown-{kind}", {"number": number}) for kind, number in left.items()]
    return words.say("unknown-box", {"number": sum(left.values())}), parts


# --- what a cue is about ---

Draw = Callable[[GolemPen], Markup | None]

SCENES: dict[Draw, tuple[str, ...]] = {
    marbles: ("order-marble", *DROPPED, "note-no-marble", "care-late"),
    tiles: ("order-rabbi", "order-rabbi-bottom", "order-action-tiles", "order-action-tiles-table", "note-no-tile"),
    streets: (
        *("order-forward", "order-backward", "order-activate", "order-create", "order-kill", "order-starting-golem"),
        *("order-student", "order-student-back", "order-menorah", "care-own-golems"),
        *("order-neighbourhood", "note-steps", "note-no-golems", "note-lost-steps", "note-no-move", "note-tile"),
        *("note-tile-beside", "note-none-stands", "note-student-stays", "note-control-free", "note-control-waived"),
        *("care-human-income", "care-human-control", "order-lay-board"),
    ),
    books: ("order-book", "order-lay", *RENEWED, "note-no-book", "note-activates-book", "note-active"),
    characters: (
        *("order-characters", "order-flip-character", "note-influence", "note-influence-refused"),
        *("note-no-influence", "note-human-no-influence", "care-human-influence"),
    ),
    library: ("order-library",),
    cemetery: ("order-cemetery",),
    turn_order: ("order-first-player", "order-turn-order", "order-turn-order-last", "care-human-upgrade"),
    special_tiles: ("order-special-tiles",),
    starting_tiles: ("order-starting-tiles", "order-starting-tiles-named"),
    tokens: ("order-tokens", "order-token-down"),
    objectives: ("order-objectives", "order-own-objectives", "order-objective"),
    resources: ("order-resource-track", "note-red-zone", "note-upgrade-barred"),
    deck: (
        "order-shuffle",
        "order-cards-under",
        "care-program-draws",
        "note-shuffled",
        "care-entered-once",
        "care-trial",
    ),
}
ABOUT = {id: draw for draw, ids in SCENES.items() for id in ids}
ABOUT_ARTIFACTS = (
    *("order-gold", "order-gold-lost", "order-artifact-tile", "order-artifact-left"),
    *("note-no-gold-space", "note-artifact", "note-no-artifact"),
)
ABOUT_AREAS = ("order-upgrade", "note-area", "note-exhausted", "note-no-golem-left", "note-area-upgraded")
SCORES = ("note-score", "note-total")
BY_TOKENS = ("why-token-higher", "why-token-lower", "why-top", "why-row-token", "why-area-token", "why-colour-order")
ANNOUNCED: dict[str, tuple[Callable[[GolemPen], Markup], Draw]] = {  # what shows it, and where it is seen anyway
    "note-tile-applied": (street_of_tile, streets),
    "note-activates-book": (laid_books, books),
    **dict.fromkeys(("order-turn-order", "order-turn-order-last"), (turn_order, turn_order)),
    **dict.fromkeys(("note-influence", "note-influence-refused"), (characters, characters)),
}


def scene(table: Table, words: Words, told: Sequence[Event], about: str) -> Markup:
    """What a cue is about, as it is then."""
    pen = GolemPen(table, words, NOWHERE, last_of(table, told))
    main = pen.last.told[about]
    draw: Draw
    if about == "order-characters" and "order-neighbourhood" in pen.last.told:  # all that was laid out
        draw = streets
    elif about in ABOUT_AREAS:
        draw = partial(area, name=main.args.get("area", Name("golem")))
    elif about in ABOUT_ARTIFACTS:
        draw = partial(area, name=ARTIFACTS)
    elif about in SCORES:
        draw = partial(sheet, told=told)
    else:
        draw = ABOUT.get(about, synagogue)
    moved = [one for one in moves(told, marker) if one.marker != GOLD_MARKER or about not in ABOUT_ARTIFACTS]
    lines = [marker_lines(pen, moved)] if moved else []
    return _golem(stacked(*_announced(pen, draw), *filter(None, [draw(pen)]), *lines))


def _announced(pen: GolemPen, draw: Draw | None = None) -> Iterator[Markup]:
    """What is told before the thing that a picture is about, where that does not show it."""
    found = {shown: where for id, (shown, where) in ANNOUNCED.items() if id in pen.last.told}
    return (shown(pen) for shown, where in found.items() if draw is not where)


def ground(table: Table, words: Words, cue: Cue) -> Markup | None:
    """The Automa's card, where it decided what a cue tells, or brought it; the order of the strategy tokens, where that
    decided."""
    pen = GolemPen(table, words, NOWHERE, last_of(table, cue.events))
    notes = [one for one in (cue.source, *cue.events) if one is not None and one.id == "note-card"]
    card = deciding_card(pen, bonus=any(one.args["works"] == "yes" for one in notes))
    by_tokens = any(rung.name in BY_TOKENS for one in cue.events if one.why for rung in one.why.narrowed)
    order = token_order(pen) if by_tokens else None
    return _golem(*filter(None, (card, order))) if card or order else None


def beside(table: Table, _: Ask[Any], words: Words, said: Sequence[str]) -> Markup | None:
    """What the thing is that was tapped: what it costs, wants and gives, or decides."""
    thing = told_of(table, tuple(said[1:])) if list(said[:1]) == ["fix"] else None
    if thing is None:
        return None
    return el("div", *(el("p", _begun(words, one)) for one in thing.said), class_="reminder")


def _begun(words: Words, one: Say) -> str:
    said = words.thing(one)
    return said[:1].upper() + said[1:]


def glance(table: Table, words: Words) -> Markup | None:
    """The marbles that the character of the round wants, and those that whoever acts has had."""
    signs = table.box.signs.get(table.characters[table.round - 1]) if table.round and table.characters else None
    if table.acting is None or signs is None:
        return None
    pen = GolemPen(table, words, NOWHERE, last_of(table, ()))
    label = words.say("picture-wanted", {"marbles": told_colours(signs[:2]), "steps": signs.steps})
    had = table.taken[table.acting]
    shown = (
        el("span", pen.say("glance-wanted"), *_small(pen, signs[:2])),
        el("span", pen.say("glance-had"), *_small(pen, had)) if had else None,
    )
    return el("span", *shown, class_="glance", role="img", aria_label=label, title=label)


def _small(pen: GolemPen, colours: Sequence[Name]) -> list[Markup]:
    """Marbles in a line of words."""
    return [el("svg", marble(pen.words, 12, 12, one), viewBox="0 0 24 24") for one in colours]


def markers(table: Table, words: Words, cue: Cue) -> Markup:
    """The tracks whose markers move, below what was announced before that."""
    pen = GolemPen(table, words, NOWHERE, last_of(table, cue.events))
    return _golem(stacked(*_announced(pen), moved_markers(pen, cue)))


def held(table: Table, words: Words) -> Markup | None:
    """At the end of a trial what the Automa has built, and how one goes on from there."""
    if table.counted:
        return None
    built: dict[str, int] = {
        "golems": table.created,
        "artifacts": completed_artifacts(table),
        "books": sum(map(len, table.columns)),
        **{one: table.menorahs(area) for one, area in zip(DISTRICTS, AREAS, strict=True)},
    }
    after = words.say("trial-next", {"higher": LEVELS[-1] - table.level})
    return el("p", words.say("trial-built", built)) + el("p", after)


def spot(value: object, _: str) -> str:
    """Where a candidate is: a marble in its row, a golem in its section, a laid book, or what is called so."""
    return "-".join(map(str, value[:2])) if isinstance(value, tuple) else str(value)


# --- the round ---


def _status(pen: GolemPen) -> Markup:
    table = pen.table
    phase = next((event for event in reversed(table.tale.events) if event.id in PHASES), None)
    said = ""
    if phase is not None:
        said = pen.say("picture-actions") if phase.id in TURN_HEADS else pen.words.say(phase.id, phase.args)
    order = " › ".join(map(pen.say, table.in_order()))
    points = score_sheet(table).totals[-1] if table.over else table.vp
    facts = [
        el("b", pen.say("picture-round", number=table.round, rounds=ROUNDS)) if table.round else None,
        el("span", said),
        fixed(pen, "vp", el("b", figure(points)), f" {pen.say('board-vp')}"),
        fixed(pen, "objectives", f"{pen.words.tap('verb-objectives')}: ", el("b", table.objectives)),
        fixed(pen, "order", order),
        *(_no_rabbi(pen, seat) for seat in table.seats if seat not in table.rabbis and table.round),
    ]
    if table.passed:
        passed = ", ".join(pen.say(table.named(seat)) for seat in table.passed)
        facts.append(fixed(pen, "passed", f"{pen.words.tap('verb-passed')}: {passed}"))
    if table.no_control:
        facts.append(_sentence(pen, "no-control", "note-no-control"))
    if table.shuffle_after and not deck_is_done(table):
        facts.append(_sentence(pen, "shuffle", "note-shuffle-later"))
    return el("p", *facts, class_="facts")


def _sentence(pen: GolemPen, verb: str, id: str) -> Markup:
    """Something that a whole sentence says: it needs no name before it."""
    return fixed(pen, verb, pen.say(id), about=pen.say(id))


def _no_rabbi(pen: GolemPen, seat: Name) -> Markup:
    """A rabbi that is not on a tile yet."""
    who = pen.say(pen.table.named(seat))
    return fixed(pen, RABBI, f"♟ {who}: –", about=who, more=seat)


def _legend(pen: GolemPen) -> Markup:
    marks = [("lit", "picture-chosen"), ("candidate", "picture-candidate")]
    shown = [el("span", el("i", " ", class_=f"key {kind}"), pen.say(id)) for kind, id in marks]
    return el("p", *shown, class_="legend")
