"""Scythe: the map, the Automa's card, both mats, and what the signs mean."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from markupsafe import Markup, escape

from automarium.core.ask import Ask, Reports
from automarium.core.errors import Refusal
from automarium.core.tale import Event
from automarium.cues import Cue
from automarium.games.scythe.board import FACTORY_PLACE, NAMES
from automarium.games.scythe.names import POWER, RESOURCES, STRUCTURES, TERRAINS, UNITS
from automarium.games.scythe.setup import DRAWN
from automarium.games.scythe.table import UNKNOWN, Table, place_name
from automarium.taps.scythe_fixes import GROUPS, its_place
from automarium.taps.scythe_reports import THEN, is_place, meeting, place_of, report_taps
from automarium.web.boards import Board, Links
from automarium.web.boards.scythe_map import answers_here, answers_of, map_, map_scene
from automarium.web.boards.scythe_mats import automa, card, human
from automarium.web.boards.scythe_scenes import SCENES, moved
from automarium.web.boards.scythe_signs import icon, sign
from automarium.web.svg import el
from automarium.words import Words

PLACED = [(verb,) for verb in GROUPS["group-fix-map"]]  # corrections of what stands and lies on the map


def board(table: Table, words: Words, links: Links) -> Board:
    """The map first, unless no place answers what is asked; while a combat is asked about, what lies round it."""
    answers = answers_of(table, links)

    placed = links.said[:1] == ("fix",) and links.said[1:] in PLACED  # a place is wanted first

    def map() -> Markup:
        drawn = el("div", map_(table, words, links, answers), class_="scythe asks" if placed else "scythe")
        turns = [("whole", "+"), ("nearer", "−")]
        signs = (el("span", sign, aria_label=words.say(f"board-{way}"), role="img", class_=way) for way, sign in turns)
        return drawn + el("button", *signs, type="button", class_="turns", data_turns="", hidden="")

    def rest() -> Markup:
        drawn = card(table, table.card, words, links) if table.card else None
        mats = el("div", drawn, automa(table, words, links), human(table, words, links), class_="mats")
        return el("div", mats, _legend(words), class_="scythe")

    first = table.battle is not None or answers_here(links, answers)
    return Board(map(), rest) if first else Board(Markup(), lambda: map() + rest())


def scene(table: Table, words: Words, told: Sequence[Event], about: str) -> Markup:
    """What a cue is about, as it is then: the map, or something beside it."""
    drawn = SCENES[about](table, words, told) if about in SCENES else map_scene(table, words, told, about)
    return el("div", drawn, class_="scythe")


def markers(table: Table, words: Words, cue: Cue) -> Markup:
    return el("div", moved(table, words, cue), class_="scythe")


def spot(place: int, _: str) -> str:
    return place_name(place)


def reminders(table: Table, words: Words) -> list[str]:
    """What the human's moves have brought on, and what is done about it when they are over."""
    human, place = table.human, meeting(table)
    found = [words.say("care-fight", {"place": NAMES[place]}) for place in table.fights]
    won = {"fight": int(table.contested(human.hero))}  # then it comes only if that is won (H-50)
    found += [] if place is None else [words.say("reminder-encounter", {"place": NAMES[place], **won})]
    reached = human.hero == FACTORY_PLACE and not human.factory_card and not table.over
    return [*found, words.say("reminder-factory", won)] if reached else found


def hues(table: Table) -> dict[str, str]:
    return {"human": table.human.faction, "automa": table.automa.faction}


def beside(table: Table, ask: Ask[Any], words: Words, said: Sequence[str]) -> Markup | None:
    """What the Automa may bring into the combat that is asked about, and the human, where that is known."""
    if ask.id != "ask-combat" or said:
        return None
    its, mine = table.automa, table.human
    said = [words.say("combat-automa", {"power": its.power, "cards": len(its.hand)})]
    if POWER in mine.reported:
        id = "combat-human" if table.known(POWER) != UNKNOWN else "combat-human-told"
        said.append(words.say(id, {"power": mine.power, "turn": table.as_of(POWER)}))
    return el("p", " · ".join(said), class_="where-now")


def dealt(table: Table) -> dict[str, object]:
    """Both factions, first the one that was drawn; nothing if both were chosen."""
    both = {"human": table.human.faction, "automa": table.automa.faction}
    drawn = next((side for side in both if table.setup[side] in DRAWN), None)
    return {drawn: both[drawn], **both} if drawn else {}


def before_end(table: Table, words: Words) -> str:
    """A combat or an encounter that waits: the Automa would play before what came of it has been entered."""
    if table.fights:
        return words.say("end-before-combat")
    return "" if meeting(table) is None else words.say("end-before-encounter")


VERBS = {
    **{f"tap-{unit}": str(unit) for unit in UNITS},
    **{f"tap-fix-{whose}{unit}": str(unit) for unit in UNITS for whose in ("", "automa-")},
    **{f"tap-fix-{whose}-{unit}s": str(unit) for unit in UNITS for whose in ("my", "its")},
    **{f"tap-fix-{one}": one for one in ("power", "encounter", "flag", "recruit", "star")},
    **{"tap-fix-goods": "crate", "tap-fix-structure": "village", "tap-fix-trap": "armed", "tap-fix-coins": "coin"},
    **{"tap-fix-cards": "combat-card", "tap-fix-automa-star": "star", "tap-fix-cube": "cube", "tap-fix-scheme": "skip"},
    **{"tap-fix-tracks": "popularity", "tap-fix-ability": "mech", "tap-fix-factory-card": "factory"},
    **{"tap-fix-automa-card": "combat-card", "tap-fix-box": "crate", "tap-fix-tile": "monument"},
    **{"tap-fix-turns": "arrow", "tap-meet": "encounter"},
    **{"tap-goods": "crate", "tap-build": "village", "tap-recruit": "recruit", "tap-star": "star"},
    **{"tap-tracks": "coin", "tap-flag": "flag", "tap-trap": "armed", "tap-fight": "combat"},
}


ITS = ("tap-fix-automa-hero", "tap-fix-its-", "tap-fix-automa-star")  # in the Automa's colour


def verb_icon(label: str) -> Markup | None:
    return icon(sign(VERBS[label], class_="its" if label.startswith(ITS) else "")) if label in VERBS else None


def draft(table: Table, ask: Ask[Any], words: Words, said: Sequence[str]) -> Markup | None:
    """Places that were tapped, by their names, while it is open what they mean; what is being corrected."""
    if said[0] == "fix":
        return _fixing(table, ask, words, said[1:])
    if list(said[1:]) == ["+"] and words.has(new := f"tap-new-{said[0]}"):
        return escape(words.say(new))
    if len(said) > 2 and said[-3].endswith(THEN):  # a piece has gone, and with what is asked
        return escape(words.spoken(ask, " ".join(said[:-2]).removesuffix(THEN)))
    if said[0] == "goods" and len(said) <= 2:
        return Markup(" · ").join((words.say("tap-goods"), *(one.upper().replace("-", " → ") for one in said[1:])))
    if not isinstance(ask.shape, Reports) or not all(is_place(table, word) for word in said):
        return None
    taps = report_taps(table, ask.shape, tuple(said))
    names = [escape(words.say(NAMES[place_of(table, word)])) for word in said]
    return None if taps is None or taps.sure else Markup(" → ").join(names)


def _fixing(table: Table, ask: Ask[Any], words: Words, said: Sequence[str]) -> Markup | None:
    """The name of what is being corrected, and its place, until the correction is whole."""
    known = {one.verb for one in ask.fixes.reports} if ask.fixes else set()
    if not said or ask.fixes is None or not (said[0] in known or is_place(table, said[0])):
        return None
    with suppress(Refusal):
        ask.fixes.parse(" ".join(said))
        return None
    its = said[0].startswith(("automa", "its"))
    places = [its_place(table, word) if its else place_of(table, word) for word in said if is_place(table, word)]
    thing = [] if is_place(table, said[0]) else [f"tap-fix-{said[0]}"]
    names = [escape(words.say(one)) for one in (*thing, *(NAMES[place] for place in places))]
    return Markup("✎ ") + Markup(" · ").join(names)


def _legend(words: Words) -> Markup:
    shown = [(str(terrain), str(terrain)) for terrain in TERRAINS]
    shown += [("encounter", "picture-encounter"), ("tunnel", "tunnel"), ("river", "picture-river")]
    shown += [(str(kind), str(kind)) for kind in (*RESOURCES, *STRUCTURES)] + [("crate", "picture-resources")]
    drawn = [(_swatch(26, f"swatch t-{name}"), sign(name), id) for name, id in shown]
    drawn.append((Markup(), el("path", d="M-11 0H11", class_="mine"), "picture-mine"))
    signs = (el("span", icon(ground, mark), words.say(id)) for ground, mark, id in drawn)
    return el("details", el("summary", words.say("picture-legend")), el("p", *signs, class_="signs"), class_="legend")


def _swatch(size: int, class_: str) -> Markup:
    return el("rect", x=-size / 2, y=-size / 2, width=size, height=size, rx=4, class_=class_)
