"""Red Rising: what every part of the picture needs, and our own signs, each drawn on a square of 24."""

from __future__ import annotations

import re
from functools import cache

from markupsafe import Markup

from automarium.core.tale import Name
from automarium.games.redrising.cards import UNKNOWN, Card, characters
from automarium.games.redrising.names import AUTOMA_HAND, DECK
from automarium.games.redrising.table import Table
from automarium.last.redrising import Last
from automarium.web.boards.pen import Box, Pen
from automarium.web.svg import el, tap, text

RedRisingPen = Pen[Table, Last]


def seen(pen: RedRisingPen, place: Name) -> list[Card]:
    """The cards of a place as the player may know them: of those that the program dealt, only what it named."""
    pile = pen.table.piles[place]
    if place not in (DECK, AUTOMA_HAND) or not (pen.table.screen or pen.table.setup["characters"] == "program"):
        return pile
    named = {event.args.get("card") for event in pen.table.tale.events}
    return [card if card.id in named and place == AUTOMA_HAND else UNKNOWN for card in pile]


def fix_cards(pen: RedRisingPen, place: Name) -> str:
    """The correction of the cards of a place; named ones begin with what lies there, to take back or add to."""
    names = [card.id for card in seen(pen, place)] if pen.table.known else []
    return " ".join(("fix cards", place, *names))


def face(card: Card) -> str:
    """How a character looks: in its colour, or, where that is not known or not seen, without one."""
    known = characters().get(card.id)
    return f"c-{known.color}" if known is not None and card.up else "front" if card.up else "back"


def core(card: Card) -> int | None:
    """The core value of a character that is known and lies open."""
    known = characters().get(card.id)
    return known.core if known is not None and card.up else None


def headed(name: str) -> str:
    """A name as it stands over something."""
    return name[:1].upper() + name[1:]


VOWELS, HARD = "aeiouyаеёиоуыэюяіїє", "bcdfghjklmnpqrstvwxzбвгджзклмнпрстфхцчшщґ"
JOINT = re.compile(  # where a syllable ends: after a vowel, between two consonants, after a sign; three letters stay
    rf"(?<=\w\w[{VOWELS}])(?=(?:[{HARD}]|[bcdfgkptбгдкпт][rlрл])[{VOWELS}]\w)"
    rf"|(?<=\w[{VOWELS}][{HARD}])(?=(?![hkrlрл])[{HARD}]+[{VOWELS}]\w)"
    rf"|(?<=\w\w[ьй])(?=[{HARD}]+[{VOWELS}]\w)",
    re.IGNORECASE,
)
SOFT_HYPHEN, WORD = "\u00ad", re.compile(r"[^\s-]{9,}")  # eight letters have room on the least card
ENGLISH = """
    Ad-min-is-tra-tor Ar-tif-i-cer Auc-tion-eer Bone-riders Code-breaker Con-ver-sa-tion-al-ist Coun-sel-or Crafts-man
    De-vel-oper Hyp-no-tist Mag-is-trate Pa-thol-o-gist Pol-i-ti-cian Priest-ess Psy-chol-o-gist Quick-sil-ver
    Re-search-er Snow-spar-row Spe-cial-ist Tele-manus Tele-manuses
"""  # parts its words where they are made of others, which no rule of letters knows
SLAVIC = "Пато-лого-анатом бранд-мауэ-рам бранд-мауе-рів"  # the same in Russian and Ukrainian
PARTED = {one.replace("-", ""): one.replace("-", SOFT_HYPHEN) for one in (ENGLISH + SLAVIC).split()}


@cache
def soft(name: str) -> str:
    """A name whose long words can be parted where it has no room: not every browser knows how to do that."""
    return WORD.sub(lambda one: PARTED.get(one[0]) or JOINT.sub(SOFT_HYPHEN, one[0]), name)


def in_lines(name: str, wide: int) -> list[str]:
    """A name in lines of so many letters; a word that has no room in one is parted."""
    lines: list[str] = []
    for word in name.split(" "):
        if lines and len(lines[-1]) + len(word) < wide:
            lines[-1] += f" {word}"
        else:
            lines += _parted(word, wide)
    return lines


def _parted(word: str, wide: int) -> list[str]:
    if len(word) <= wide:
        return [word]
    lines = [""]
    for part in soft(word).replace("-", f"-{SOFT_HYPHEN}").split(SOFT_HYPHEN):
        if lines[-1] and len(lines[-1]) + len(part) >= wide:
            lines[-1] += "" if lines[-1].endswith("-") else "-"
            lines.append("")
        lines[-1] += part
    return lines


def pane(
    pen: RedRisingPen, word: str, label: str, box: Box, *inside: object, class_: str = "place", rx: float = 8
) -> Markup:
    """A part of the picture with its ground, which can be tapped where that means something now."""
    x, y, width, height = box
    ground = el("rect", x=x, y=y, width=width, height=height, rx=rx, class_=class_)
    return tap(pen.links(word), label, el("title", label), ground, *inside)


# --- the signs ---

SIGNS = {
    "jupiter": "M12 3a9 9 0 1 0 .01 0ZM3.8 9h16.4M3.2 14h17.6M6 18.5h12",
    "mars": "M10 8a6 6 0 1 0 .01 0ZM14.4 9.6L20.5 3.5M15 3.2h5.8V9",
    "luna": "M15 3.5a9 9 0 1 0 6 12.5a7.5 7.5 0 0 1 -6 -12.5Z",
    "institute": "M2.5 9L12 3.5L21.5 9ZM5 9.5v8M9.7 9.5v8M14.3 9.5v8M19 9.5v8M2.5 20.5h19M3.5 17.8h17",
    "fleet": "M12 2.5L16 10v6l4 4.5h-5.5L12 18l-2.5 2.5H4L8 16v-6Z",
    "helium": "M12 2.5L20.2 7.2v9.6L12 21.5L3.8 16.8V7.2ZM9 8.5v7M15 8.5v7M9 12h6",
    "influence": "M12 2.5a9.5 9.5 0 1 0 .01 0ZM12 7L14 10h3.5L15 13l1 4l-4 -2l-4 2l1 -4l-2.5 -3H10Z",
    "sovereign": "M3.5 19.5h17M3.5 16.5L2.5 6.5L8 11L12 4L16 11L21.5 6.5L20.5 16.5Z",
    "star": "M12 2.5l2.9 6.1l6.6 .9l-4.8 4.6l1.2 6.6L12 17.5l-5.9 3.2l1.2 -6.6L2.5 9.5l6.6 -.9Z",
    "discard": "M5 5L19 19M19 5L5 19",
    "none": "M8 12h8",
    "left": "M21 12H4M10.5 5L3.5 12L10.5 19",
    "right": "M3 12H20M13.5 5L20.5 12L13.5 19",
    "cards": "M4 7.5h11v14H4ZM7 7V4.5h11v14h-2.5M10 4V2.5h11v13h-2.5",
    "flag": "M6 22V3M6 4h12l-3.5 4L18 12H6",
    "lead": "M8 2.5h8v9H8ZM12 14v5M9 16.5L12 19.5L15 16.5M4 22h16",
    "scout": "M2 12C6 5.5 18 5.5 22 12C18 18.5 6 18.5 2 12ZM12 9a3 3 0 1 0 .01 0Z",
    "gain": "M8 12.5h8v9H8ZM12 10V2.5M8.5 6L12 2.5L15.5 6",
    "take": "M4 14v6.5h16V14M12 3v11M8 10.5L12 14.5L16 10.5",
    "clear": "M4 7h16M9 7V3.5h6V7M6 7l1 14h10l1 -14",
    "gift": "M4.5 11h15v10h-15ZM3 7h18v4H3ZM12 7v14M12 7C7 1.5 4.5 5.5 12 7C19.5 5.5 17 1.5 12 7",
    "done": "M4 13L9.5 19L20 5.5",
    "color-blue": "M12 2l2.5 7.5L22 12l-7.5 2.5L12 22l-2.5 -7.5L2 12l7.5 -2.5Z",
    "color-brown": "M5 8h12v6a6 6 0 0 1 -12 0ZM17 9h2a2 2 0 0 1 0 5h-2M4 22h14M9 5V2.5M13 5V2.5",
    "color-copper": "M6 3h9l4 4v14H6ZM9 11h7M9 15h7",
    "color-gold": "M12 8a4 4 0 1 0 .01 0ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M5 19l2 -2",
    "color-gray": "M12 2.5L20 5.5v6c0 5 -3.5 8.5 -8 10c-4.5 -1.5 -8 -5 -8 -10v-6Z",
    "color-green": "M8 6L2.5 12L8 18M16 6l5.5 6L16 18M13.5 4l-3 16",
    "color-obsidian": "M2 20L9 6l4 7l2.5 -4L22 20Z",
    "color-orange": "M7.5 4h9L21 12l-4.5 8h-9L3 12ZM12 8.5a3.5 3.5 0 1 0 .01 0Z",
    "color-pink": "M12 20.5L4 12.5a5 5 0 0 1 8 -6a5 5 0 0 1 8 6Z",
    "color-red": "M3 9C8 3 16 3 21 9M12 4.5v17",
    "color-silver": "M12 3a9 9 0 1 0 .01 0ZM12 8a4 4 0 1 0 .01 0Z",
    "color-violet": "M9 18V5l11 -2v13M6.5 15.5a2.5 2.5 0 1 0 .01 0ZM17.5 13.5a2.5 2.5 0 1 0 .01 0Z",
    "color-white": "M12 3v17M7 20.5h10M4 7h16M4 7l-2.5 6h5ZM20 7l-2.5 6h5Z",
    "color-yellow": "M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z",
}
VERBS = {
    "banish": "discard",
    "move": "right",
    "pile": "cards",
    "steal": "left",
    "ability": "star",
    "end": "flag",
    "ability-more": "star",
    "ability-first": "star",
}
VERBS |= {"deck": "cards", "cards": "cards", "card": "cards", "ending": "flag", "place": "lead"}
DID = {"take": "take", "draw": "take", "regain": "take", "unbanish": "take", "banish": "discard", "end": "flag"}
DID |= {"move": "right", "pull": "right", "slide": "cards", "lay": "cards", "deploy": "star"}
FILLED = frozenset({"star", "sovereign", "flag"})


@cache
def mark(sign: str, x: float, y: float, size: float = 24) -> Markup:
    """A sign within a picture."""
    path = el("path", d=SIGNS[sign], class_="mark full" if sign in FILLED else "mark")
    return el("g", path, transform=f"translate({x:g} {y:g}) scale({size / 24:.4g})")


@cache
def icon(sign: str) -> Markup:
    """A sign within a line of text; the words beside it say the same."""
    return el("svg", mark(sign, 0, 0), viewBox="0 0 24 24", class_="icon", aria_hidden="true")


@cache
def verb_icon(label: str) -> Markup | None:
    """The sign of a verb, a place, a track or a face of the die; of a character its colour and core value."""
    if (one := characters().get(Name(label))) is not None:
        ground = el("rect", x=3, y=1, width=18, height=22, rx=3, class_=f"character c-{one.color}")
        shown = text(12, 17, one.core, f"count c-{one.color}")
        return el("svg", ground, shown, viewBox="0 0 24 24", class_="icon", aria_hidden="true")
    if label.startswith("color-"):
        ground = el("rect", x=3, y=1, width=18, height=22, rx=3, class_=f"character {label.replace('color-', 'c-')}")
        return el("svg", ground, viewBox="0 0 24 24", class_="icon", aria_hidden="true")
    if label.startswith("did-"):  # of a step what it begins with
        return next((icon(sign) for verb, sign in DID.items() if label.startswith(f"did-{verb}")), None)
    verb = label.removeprefix("verb-").removeprefix("face-").removeprefix("bonus-").removesuffix("-full")
    sign = VERBS.get(verb, verb)
    return icon(sign) if sign in SIGNS else None
