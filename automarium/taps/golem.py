"""Golem by taps: what a human takes, and what can be corrected; what an owner enters: golem_cards, golem_lines."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from automarium.core.ask import Ask, Count, Fix, Number, Pick, Place, Report, Reports, Shape
from automarium.core.errors import Refusal
from automarium.core.tale import Name, Say
from automarium.games.golem.box import MOST_GRAVES, ROWS
from automarium.games.golem.brought import grave_at, shelved
from automarium.games.golem.golems import free_grave, open_graves
from automarium.games.golem.human import had_marbles
from automarium.games.golem.names import BOTTOM, DISTRICTS, HUMANS, LAST_SECTION, LAST_TILE, RABBI
from automarium.games.golem.names import ROWS as MARBLE_ROWS
from automarium.games.golem.notation import phrase
from automarium.games.golem.rabbi import free_positions, position_name
from automarium.games.golem.shapes import IN_ONE_SUM, Parts, RoundLine
from automarium.games.golem.table import LIBRARY, Table
from automarium.taps import BESIDE, TURN, Tap, Taps, Words, offer, taps_left
from automarium.taps.golem_lines import marble_label
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

OF_A_HUMAN = {3: "knowledge", 4: "clay", 5: "coins"}  # what resources of the house set's cemetery are to a human
MORE_GRAVES = 3  # beyond the leftmost free space, where nobody has said how many there are: they fill from the left
MOST_STEPS = 3  # of a character, as far as we know
NOWHERE = 0  # a rabbi that has not been placed


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


def asked_now(_: Table, ask: Ask[Any], words: Words) -> Say | None:
    """After the marbles of a round the character's card, and then the golem track; of income in one sum that sum."""
    if isinstance(ask.shape, Parts) and words[:1] and words[0].startswith(IN_ONE_SUM):
        return Say("ask-income-sum", ask.args)
    marbles, bar, rest = (part.strip() for part in " ".join(words).partition("|"))
    if not isinstance(ask.shape, RoundLine) or not (bar or (marbles and not taps_left(ask.shape.marbles, marbles))):
        return None
    return Say("ask-round-track" if len(rest.split()) == 2 else "ask-round-card", ask.args)


def contradicts(ask: Ask[Any], text: str) -> Say | None:
    """The bottom space without a kill, for which alone the Automa goes there (G-53); a character with as many golem
    steps as none has."""
    if ask.id not in ("ask-bottom", "ask-signs", "ask-round"):
        return None
    try:
        value = ask.parse(text)
    except Refusal:
        return None
    if isinstance(value, Fix):
        return None
    if ask.id == "ask-bottom":
        kills = any(step.kind == "kill" for side in value.sides for step in side)
        return None if kills else Say("contradicts-bottom")
    steps = (value[1] if ask.id == "ask-round" else value).steps
    return Say("contradicts-steps", {"number": steps}) if steps > MOST_STEPS else None


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
    spaces = range(1, (open_graves(table) or min(free_grave(table) + MORE_GRAVES, MOST_GRAVES)) + 1)
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
