"""Golem: what a component gives, as small signs; in words for those who do not see them."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from markupsafe import Markup

from automarium.games.golem.notation import COUNTED, DISCOUNTED, UNKNOWN, Effect, Step, effect, is_effect, phrase
from automarium.web.svg import el
from automarium.words import Words

# each in a square of 20
PAWN = "M10 2a3.6 3.6 0 0 1 2 6.6L16 18H4L8 8.6A3.6 3.6 0 0 1 10 2Z"
FIGURE = "M7 1h6v4h3v7h-2v7h-3v-4h-2v4H6v-7H4V5h3Z"
CROSSED = f"{FIGURE}M1 3l2-2l16 16l-2 2ZM17 1l2 2l-16 16l-2-2Z"
BOOK = "M10 5C7.500 3 4.500 3 2 4v12c2.500-1 5.500-1 8 1c2.500-2 5.500-2 8-1V4c-2.500-1-5.500-1-8 1ZM10 5v12"
SIGNS = {
    "r": ("M10 1.500l7.500 4.250v8.500L10 18.500l-7.500-4.250v-8.500Z", "clay"),
    "v": (
        "M10 1l2.700 6h6.300l-5 4.300l1.800 6.500L10 14l-5.800 3.800L6 11.300L1 7h6.300Z",
        "points",
    ),
    "g": ("M6 5h8l5 10H1Z", "ingot"),
    "s": (BOOK, "study"),
    "t": (FIGURE, "clay"),
    **{colour: (PAWN, f"fill-{colour}") for colour in ("red", "yellow", "blue")},
    "any": (PAWN, "any"),
    "kill": (CROSSED, "killed"),
    "create": (FIGURE, "made"),
    "book": (BOOK, "made"),
    "waived-book": (BOOK, "made"),
    **dict.fromkeys(
        ("upgrade", "golem-upgrade", "artifacts-upgrade", "study-upgrade"), ("M3 9L10 2l7 7h-4v9H7V9Z", "made")
    ),
}
HAMMER = "M4 2h9v5h-3v11H7V7H4Z"
VERBS = {  # in a square of 20 too
    "verb-work": (HAMMER, "clay"),
    "verb-golem": SIGNS["t"],
    "verb-artifacts": SIGNS["g"],
    "verb-study": SIGNS["s"],
    "verb-mirror": ("M10 1a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM9 13h2v6H9Z", "any"),
    "verb-rabbi": (PAWN, "own"),
    "verb-pass": ("M3 3l7 7l-7 7ZM10 3l7 7l-7 7Z", "made"),
    "verb-grave": ("M4 18V8a6 6 0 0 1 12 0V18ZM7 9h6M7 12h6", "killed"),
    "verb-menorah": ("M3 3a7 7 0 0 0 14 0M6.500 3a3.500 3.500 0 0 0 7 0M10 3v14M6 17h8", "any"),
    "verb-book": (BOOK, "study"),
}
DISC = "M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z"
LEFTWARD, RIGHTWARD = "M12 3L4 10l8 7v-4h5V7h-5Z", "M8 3l8 7l-8 7v-4H3V7h5Z"
SHELVES = {f"shelf-{colour}": (BOOK, f"fill-{colour}") for colour in ("red", "yellow", "blue", "green", "black")}
ENTERED = {  # what is printed on the owner's cards, under the words of the taps
    **{f"thing-{kind}": sign for kind, sign in SIGNS.items()},
    **{f"deed-{kind}": sign for kind, sign in SIGNS.items()},
    **SHELVES,
    "gold": SIGNS["g"],
    "study": SIGNS["s"],
    "student": SIGNS["any"],
    **dict.fromkeys(("create1", "create2"), SIGNS["create"]),
    "shuffle": ("M2 5h4l8 10h2v-2l3 3l-3 3v-2h-3L5 7H2ZM10 8l2.500-3H16V3l3 3l-3 3V7h-2.600l-2 2.400Z", "made"),
    "none": ("M4 4l12 12M16 4L4 16", "any"),
    "criterion-most": ("M3 3h14v3.500H3ZM3 8.300h14v3.500H3ZM3 13.500h14V17H3Z", "points"),
    "criterion-work": (HAMMER, "clay"),
    "criterion-top": ("M10 2l7 8h-4v8H7v-8H3Z", "points"),
    "criterion-black": (DISC, "fill-black"),
    "criterion-white": (DISC, "fill-white"),
    "criterion-left": (LEFTWARD, "points"),
    "criterion-right": (RIGHTWARD, "points"),
    "criterion-other": ("M2 8h4v4H2ZM8 8h4v4H8ZM14 8h4v4h-4Z", "points"),
    "tap-halves-2": ("M4 3a7 7 0 0 1 0 14Z", "made"),
    "tap-halves-3": ("M16 3a7 7 0 0 0 0 14Z", "made"),
    "tap-halves-4": ("M2 3a7 7 0 0 1 0 14ZM18 3a7 7 0 0 0 0 14Z", "made"),
}
ROUND, TILE = "M10 2.500a7.500 7.500 0 1 1 0 15a7.500 7.500 0 1 1 0-15Z", "M3 3h14v14H3Z"
BESIDE = "M1 8h8v9H1ZM13 3h4v3h2v5h-1v6h-2v-3h-1v3h-2v-6h-1V6h1Z"  # a tile with a golem
SHELVED = "M2 2h4v16H2ZM7.500 2h4v16h-4ZM13 3.500l3.500-1l3 15l-3.500 1Z"  # books that have been laid
CARDS = "M3 4h9v13H3ZM12 6h5v13H8v-2"
FIXES = {  # what can be corrected
    "fix-resources": SIGNS["r"],
    "fix-vp": SIGNS["v"],
    "fix-gold": SIGNS["g"],
    **dict.fromkeys(("fix-golems", "fix-created", "fix-golem-track"), SIGNS["t"]),
    "fix-killed": SIGNS["kill"],
    "fix-student": SIGNS["any"],
    "fix-study-track": SIGNS["s"],
    "fix-upgrade": SIGNS["upgrade"],
    **dict.fromkeys(("fix-column", "fix-library"), SIGNS["book"]),
    **dict.fromkeys(("fix-objectives", "fix-laid", "laid-card", "fix-under"), (CARDS, "any")),
    **dict.fromkeys(("fix-tokens", "fix-exhausted"), ("M10 2l8 8l-8 8l-8-8Z", "points")),
    **dict.fromkeys(("fix-holds", "fix-tile", "fix-neighbourhood", "fix-tiles"), (TILE, "any")),
    "fix-no-control": ENTERED["none"],
    **dict.fromkeys(("fix-marble", "fix-marbles", "fix-had"), (ROUND, "any")),
    "fix-rabbi": (PAWN, "made"),
    **dict.fromkeys(("fix-order", "fix-passed"), VERBS["verb-pass"]),
    "fix-round": (f"{ROUND}M10 5v5l4 2", "any"),
    "fix-active-character": ("M10 2a4 4 0 1 1 0 8a4 4 0 1 1 0-8ZM2 18c0-4 4-6 8-6s8 2 8 6Z", "made"),
    "fix-grave": VERBS["verb-grave"],
    "fix-menorah": VERBS["verb-menorah"],
    "fix-shuffle": ENTERED["shuffle"],
}
ACTIONS = {  # what an action tile is mainly about
    **{"r01": SIGNS["t"], "r02": SIGNS["g"], "r03": SIGNS["create"], "r04": SIGNS["book"], "r05": SIGNS["kill"]},
    **{"r06": SIGNS["upgrade"], "r07": (RIGHTWARD, "clay"), "r08": SIGNS["t"], "r09": SIGNS["s"]},
    **{"r10": (BESIDE, "clay"), "r11": SIGNS["r"], "r12": SIGNS["any"]},
}
BRIEF = {  # in so little room that nothing can be said
    **SIGNS,
    "move": ("M6 4L1 10l5 6v-4h8v4l5-6l-5-6v4H6Z", "clay"),
    "forward": (RIGHTWARD, "clay"),
    "activate": ("M1 9h4V6h7v3h7v6h-7v3H5v-3H1Z", "clay"),
    "tile": (BESIDE, "clay"),
    "objective": (CARDS, "any"),
    "books": (SHELVED, "study"),
}
COUNTS = {  # what an effect is multiplied by
    **{"level": SIGNS["t"], "artifact": SIGNS["g"], "grave": SIGNS["kill"], "upgrade": SIGNS["upgrade"]},
    "leftmost": SIGNS["any"],
}
_BEGUN = re.compile(r"^(.*?)([+-]\d*|[&/])$")


@lru_cache(2000)
def signs(words: Words, printed: Effect) -> Markup:
    """An effect as signs; what has no sign of its own is said. To the Automa clay, coins and knowledge are all
    resources: bonuses that are the same to it are no choice."""
    printed = replace(printed, sides=tuple(dict.fromkeys(printed.sides)))
    said = words.show(phrase(printed))
    parts: list[object] = []
    for at, side in enumerate(printed.sides):
        parts += [el("i", "/")] if at else []
        parts += [_sign(words, step) for step in side] or [el("b", "–")]
    if printed.each_time:
        parts.append(el("b", "?"))
    name = el("span", said, class_="visually-hidden")
    return el("span", name, el("span", *parts, aria_hidden="true"), class_="effect", title=said)


@lru_cache(200)
def brief(words: Words, printed: Effect) -> Markup:
    """An effect as nothing but signs; what it counts stands once behind all that it multiplies: in words it stands
    elsewhere."""
    steps = [step for side in printed.sides for step in side if step.kind in BRIEF]
    drawn = []
    for step, after in pairwise([*steps, None]):
        assert step is not None
        amount = "" if step.per else _amount(step)
        counts = [el("b", "×"), _icon(*COUNTS[step.per])] if step.per and (not after or after.per != step.per) else []
        number = el("b", amount) if amount not in ("", "1", "+") else None
        drawn.append(el("span", number, _icon(*BRIEF[step.kind]), *counts, class_="step"))
    return el("span", *drawn, class_="effect", title=words.show(phrase(printed)))


def _icon(path: str, class_: str) -> Markup:
    return el("svg", el("path", d=path, class_=class_), viewBox="0 0 20 20", class_="sign icon")


def verb_icon(label: str) -> Markup | None:
    """The sign of a verb, or of something that is printed on a card."""
    found = VERBS.get(label) or ENTERED.get(label) or FIXES.get(label) or ACTIONS.get(label)
    if found is None:
        return None
    path, class_ = found
    drawn = el("path", d=path, class_=class_)
    return el("svg", drawn, viewBox="0 0 20 20", class_="sign icon", aria_hidden="true")


def _sign(words: Words, step: Step) -> Markup:
    if step.kind not in SIGNS or step.per:
        return el("span", words.show(phrase(Effect(((step,),)))))
    path, class_ = SIGNS[step.kind]
    amount = _amount(step)
    return el("span", el("b", amount) if amount else None, _icon(path, class_), class_="step")


def _amount(step: Step) -> str:
    """How much: nothing for a lone deed, a discount with its minus."""
    if step.kind in COUNTED:
        return f"−{-step.n}" if step.n < 0 else f"±{step.n}" if step.free else f"{step.n}"
    if step.kind in DISCOUNTED:
        return f"(−{step.n})" if step.n else "+"
    return f"{step.n}" if step.n > 1 else ""


def begun(words: Words, text: str) -> Markup:
    """An effect that is being put together: what is whole as signs, then what has been begun."""
    if text == UNKNOWN:
        return el("span", "?", class_="effect")
    if is_effect(text, powers=True) and text[-1] not in "&/":
        return signs(words, effect(text, powers=True))
    found = _BEGUN.match(text)
    before, rest = found.groups() if found else ("", text)
    whole = signs(words, effect(before, powers=True)) if before and is_effect(before, powers=True) else before
    return el("span", whole, el("b", f" {rest.lstrip('+&') or '+'} …"), class_="effect")
