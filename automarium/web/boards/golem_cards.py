"""Golem: the Automa's cards of the round, and what decided on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from automarium.core.tale import Name
from automarium.games.golem.called import CARD as CARD_KIND
from automarium.games.golem.called import called, has_name
from automarium.games.golem.cards import AutomaCard, told_card, told_criterion
from automarium.games.golem.names import MARBLE, MOST, NONE, OTHER, RABBI, TOP
from automarium.last import since
from automarium.web.boards.golem_pieces import GolemPen, fixed, pane
from automarium.web.boards.golem_signs import ENTERED
from automarium.web.svg import el, picture, text

CARD, BROWN = 218, 34  # the width of a card, and of its column of bonuses


class Frame(NamedTuple):
    """How tall a card is drawn, where its columns end, and how far their lines are apart."""

    tall: int
    floor: int
    line: int


WHOLE, LOW = Frame(206, 156, 20), Frame(124, 119, 17)  # a low one has no words below its columns


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
    return el("section", head, el("div", *shown, class_="automa-cards"), class_="part whole")


def drawn_card(pen: GolemPen, card: AutomaCard, asked: Sequence[str], frame: Frame = WHOLE) -> Markup:
    """A card by itself, while it is being entered or looked for: what is asked for is lit. It has no name but ours."""
    return _card(pen, card, None, last=False, entered=asked, frame=frame)


def deciding_card(pen: GolemPen, *, bonus: bool) -> Markup | None:
    """The card that was laid last, if it decided something: its columns that did, and the signs in them, are lit."""
    lit = [*pen.last.decided, *(["bonus"] if bonus else [])]
    return drawn_card(pen, pen.table.cards[-1], lit, LOW) if lit and pen.table.cards else None


def _card(
    pen: GolemPen,
    card: AutomaCard,
    kind: Name | None,
    *,
    last: bool,
    entered: Sequence[str] | None = None,
    frame: Frame = WHOLE,
) -> Markup:
    """Our own drawing of a card: the column with the bonus, then the others as they stand, and its name below."""
    named, entered = entered is None, entered or ()
    width = {MARBLE: 94, RABBI: 30}
    columns = (RABBI, MARBLE) if card.first == RABBI else (MARBLE, RABBI)
    parts: list[Markup | None] = [
        el(
            "rect",
            x=2,
            y=2,
            width=CARD - 4,
            height=frame.tall - 4,
            rx=9,
            class_="automa-card last" if last else "automa-card",
        ),
        *_bonus(pen, card, frame, lit="bonus" in entered, named=named),
    ]
    x = 12.0 + BROWN
    for column in columns:
        parts += _column(pen, card, column, (x, width[column]), frame, used=column == kind or column in entered)
        x += width[column] + 3
    parts += _column(pen, card, "book", (x, 30), frame, used=(last and pen.last.book) or "book" in entered)
    parts += [_half(2, 1) if card.left else None, _half(CARD - 2, 0) if card.right else None]
    parts += [el("path", d=f"M{edge} 66v40", class_="card-edge lit") for edge in (3, CARD - 3) if "edges" in entered]
    title = str(pen.words.show(told_card(card)))
    drawn = pane(pen, (f"fix card {card.id}",), title, (2, 2, CARD - 4, frame.tall - 4), *parts)
    return picture(CARD, frame.tall, title, drawn, class_="laid")


def _bonus(pen: GolemPen, card: AutomaCard, frame: Frame, *, lit: bool, named: bool) -> list[Markup | None]:
    """The brown column: the sign of the bonus and the number beside it; in words below, with the name of the card."""
    x, bonus, spoken = 8 + BROWN / 2, card.bonus, ""
    name = str(pen.words.show(called(CARD_KIND, card.id))) if named and has_name(card.id) else ""
    inside: list[Markup | None] = [text(x, 46, "?", "on-brown")]
    if bonus is not None:
        level = bonus.level or ""
        spoken = pen.words.tap(bonus.kind) + (f", {pen.say('bonus-from', level=level)}" if level else "")
        path, class_ = ENTERED[bonus.kind]
        sign = el("path", d=path, class_=class_, transform=f"translate({x - 11} 24) scale(1.1)")
        inside = [el("g", sign, class_="sign"), text(x, 74, level, "on-brown")]
    works = bonus is not None and bonus.kind != NONE and bonus.level <= pen.table.level
    class_ = "brown" if works else "brown off"
    column = el("rect", x=8, y=8, width=BROWN, height=frame.floor - 8, rx=5, class_=f"{class_} lit" if lit else class_)
    if frame is LOW:
        return [column, *inside]
    return [
        column,
        *inside,
        text(12, frame.tall - 31, spoken, "criterion", "start"),
        text(CARD - 12, frame.tall - 11, name, "criterion", "end"),
    ]


def _criterion(pen: GolemPen, sign: Name) -> str:
    """A criterion in the little room of a card: what is said of a marble as it is said of one."""
    if sign == OTHER:
        return pen.say("other-short")
    return pen.words.tap(sign) if sign in (MOST, TOP) else str(pen.words.show(told_criterion(sign)))


def _column(
    pen: GolemPen, card: AutomaCard, name: str, at: tuple[float, float], frame: Frame, *, used: bool
) -> list[Markup | None]:
    x, width = at
    found: Sequence[Any] = getattr(card, name) or ("?",)
    said = [_criterion(pen, one) if isinstance(one, Name) else one for one in found]
    lit = f"column {name} lit" if used else f"column {name}"
    sign = {MARBLE: "●", RABBI: "♟"}.get(Name(name), "▮")
    laid = bool(pen.table.cards) and card is pen.table.cards[-1]
    decided = pen.last.decided.get(Name(name), ()) if used and laid else ()
    half = min(width / 2 - 2, 9.5 if isinstance(found[0], int) else width)
    rings = [
        el(
            "rect",
            x=x + width / 2 - half,
            y=40 - frame.line / 2 + frame.line * at,
            width=2 * half,
            height=frame.line,
            rx=9.5,
            class_="ring",
        )
        for at, one in enumerate(found)
        if one in decided
    ]
    return [
        el("rect", x=x, y=8, width=width, height=frame.floor - 8, rx=5, class_=lit),
        text(x + width / 2, 24, sign, f"sign-{name}"),
        *rings,
        *(text(x + width / 2, 44 + frame.line * at, one, "criterion") for at, one in enumerate(said)),
    ]


def _half(x: float, sweep: int) -> Markup:
    """Half of the rabbi symbol on an edge."""
    return el("path", d=f"M{x} 76a10 10 0 0 {sweep} 0 20Z", class_="half")
