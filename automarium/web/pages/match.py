"""A match as its page shows it: question, board and score, and what lies around them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any
from urllib.parse import urlencode
from zlib import crc32

from markupsafe import Markup

from automarium.core.ask import Reports
from automarium.core.game import Sheet
from automarium.core.match import Match, Step
from automarium.core.tale import Kind, Name, Say
from automarium.cues import about_data, standing
from automarium.forecast import why_not
from automarium.games import GAMES, game
from automarium.players import advises
from automarium.shelf import Shelved
from automarium.taps import Hand, hand
from automarium.web.boards import (
    Links,
    before_end,
    beside,
    board,
    dealt,
    glance,
    guide,
    icon_of,
    off_board,
    reminders,
    shows,
    unknown,
)
from automarium.web.compose import answers, compose, tappable, with_place
from automarium.web.finale import AT_THE_END, finale, scored, so_far
from automarium.web.pages.asked import Way, composer, to_last_tap, typable
from automarium.web.pages.told import conducted, redone, undone
from automarium.web.results import level_above, level_name
from automarium.words import Words, figure, words
from automarium.words.foreseen import warned

END = "end"  # the report that ends the human's own turn; others say that there is nothing more to tell
OF_MATCH = "care-trial"  # speaks of the match, and not of data
LACKS = ("score-not-told", "score-told-before")  # why a score is not whole: of what it needs, not all has been told


def table(
    shelved: Shelved,
    said: Sequence[str],
    voice: Words,
    *,
    whole: bool = True,
    passed: Sequence[int | None] = (),
    heat: Mapping[str, float] | None = None,
    came: Sequence[str] = (),
) -> dict[str, Any]:
    """The table page of a match; `said` is what has been tapped of the answer so far, `came` the screens that lead back
    from it. A page that is not whole leaves
    out what lies below the question: it is asked for when it comes into sight. `passed` is how many cues had been
    passed of each answer that was taken back, unless all had been told; `heat` is where the Automa may go, if that is
    to be seen."""
    match = shelved.match
    path = f"/match/{shelved.id}"
    sheet = match.sheet()
    asked = hand(match) if match.ask else None
    way = Way(path, tuple(said), tuple(came)).here
    return {
        **of_match(shelved, voice),
        "here": f"{path}{way}",
        "way": way,
        "level": against(match.game.opponent(match.state), match.setup.values, voice),
        **(conducted(match, voice) if not said and heat is None else {}),
        **drawn(match, voice, _links(shelved, asked, said, heat or {}, came), whole=whole),
        "foreseeable": not why_not(match),
        "ask": question(asked, said, voice) if asked else "",
        "asked_with": voice.aside(asked.now(tuple(said)) or Say(asked.ask.id)) if asked else "",
        "guide": guide(match, voice),
        "beside": beside(match, voice, said),
        "named": in_a_row(match, voice),
        "off_board": off_board(match),
        "composer": composer(match, asked, path, said, voice, came) if asked else None,
        "unknown": unknown(match, voice) if match.ask else ("", []),
        "undone": undone(match, voice, passed) if not said else None,
        "to_last_tap": to_last_tap(match, asked, path) if asked and not said else "",
        "redone": redone(match, voice) if not said else None,
        "reminders": [*reminders(match, voice), *warned(match, voice)] if match.ask and not said else [],
        "glance": glance(match, voice) if match.ask and not said else None,
        "before_end": ending(match, voice),
        "last": nothing_more(asked, voice),
        "dealt": dealt(match, voice) if not match.answers and match.beat is None else ("", ""),
        "settings_at": settings_at(match, instead=shelved.id),
        "tip": voice.say("tip") if not match.answers and voice.has("tip") else "",
        "fixable": bool(match.ask and match.ask.fixes and (not said or said[0] == "fix")),
        "advisable": bool(match.ask and match.game.on_screen(match.setup) and advises(match.game.id)),
        "completions": typable(match.ask, voice) if match.ask else [],
        "sheet": {**score(sheet, voice), "ended": ended(match)} if sheet else None,
        "finale": finale(match, voice),
        "beat": match.beat,
        "next_level": next_level(match, sheet, voice),
        "challenge": challenge(match, sheet) if sheet and not match.ask else "",
        "data": [voice.event(one) for one in about_data(match.tale.events)],
        "owner_pack": match.game.owner_pack(match.state) is not None,
        "answers": len(match.answers),
        "mark": crc32("\n".join(match.answers).encode()),
        "can_undo": bool(match.answers),
        "undo_shows": shows(match),
        "can_redo": bool(match.undone),
    }


def ending(match: Match[Any], voice: Words) -> str:
    """What the tap that ends the turn asks once: whether there is nothing to report, or what is still to be entered."""
    shape = match.ask.shape if match.ask else None
    lasts = [one.verb for one in shape.reports if one.last] if isinstance(shape, Reports) else []
    if not lasts:
        return ""
    return before_end(match, voice) or (
        "" if END not in lasts or anything_told(match) else voice.say("web-nothing-reported")
    )


def anything_told(match: Match[Any]) -> bool:
    """Whether anything has been reported since the turn, or what is like one, began: a correction says nothing about
    it, nor what was not meant after all."""
    events, begun = match.tale.events, standing(match)[:1]
    first = next((at for at, one in reversed([*enumerate(events)]) if one in begun), len(events))
    meant = True
    for step in takewhile(lambda step: step.tale > first, reversed(match.steps)):
        if step.answer.startswith("fix "):
            continue
        if step.free and meant:
            return True
        meant = not step.doubt or step.answer != "no"
    return False


def nothing_more(asked: Hand | None, voice: Words) -> str:
    """How the report is called that there is nothing more to tell, where there is one."""
    reports = asked.ask.shape.reports if asked and isinstance(asked.ask.shape, Reports) else ()
    return next((voice.tap(one.label.id, one.label.args) for one in reports if one.last), "")


def in_a_row(match: Match[Any], voice: Words) -> list[tuple[int, str, Markup | None]]:
    """What has been named so far, where one question is put again and again and says so (`row-ask-…`): how many answers
    were given before it, its name, and its sign."""
    asked = match.ask.id if match.ask else ""
    if not voice.has(f"row-{asked}"):
        return []

    def fixes(step: Step) -> bool:
        return step.answer.startswith("fix ")

    steps = [*takewhile(lambda step: step.ask.id == asked or fixes(step), reversed(match.steps))]
    return [
        (step.number - 1, voice.say(f"row-{asked}", {"answer": Name(step.answer)}), icon_of(voice.game, step.answer))
        for step in reversed(steps)
        if not fixes(step)
    ]


def rest(shelved: Shelved, said: Sequence[str], voice: Words, came: Sequence[str] = ()) -> dict[str, Any]:
    """What lies below the question."""
    asked = hand(shelved.match) if shelved.match.ask else None
    return drawn(shelved.match, voice, _links(shelved, asked, said, came=came), whole=True)


def drawn(match: Match[Any], voice: Words, links: Links, *, whole: bool) -> dict[str, Any]:
    return {"board": board(match, voice, links), "whole": whole, "piles": piles(match, voice) if whole else []}


def _links(
    shelved: Shelved,
    asked: Hand | None,
    begun: Sequence[str],
    heat: Mapping[str, float] | None = None,
    came: Sequence[str] = (),
) -> Links:
    """Where a tap on the picture leads, after what has been tapped before, or was as good as tapped. A correction would
    lose that: it begins anew."""
    match, path = shelved.match, f"/match/{shelved.id}"
    way = Way(path, tuple(begun), tuple(came))
    begun = unasked(asked, begun) if asked and begun else begun
    reports = asked.ask.shape.reports if asked and isinstance(asked.ask.shape, Reports) else ()
    verbs = frozenset([one.verb for one in reports if not one.fields])
    wanting = frozenset([one.verb for one in reports if one.fields])
    fixing = begun[:1] == ["fix"]  # then a tap goes on with the correction, or begins another, and reports nothing

    def after(begun: Sequence[str], way: Way) -> Callable[[str], str | None]:
        can = tappable(asked.ask, begun) if asked else frozenset()
        before = " ".join([*begun, ""])

        def to(words: str) -> str | None:
            if words.startswith("fix "):
                said = words if match.ask and match.ask.fixes and (fixing or not begun) else ""
                if asked and fixing and words.startswith(before) and " " not in (place := words.removeprefix(before)):
                    said = " ".join(with_place(asked.ask, begun, place))
            elif words.endswith(" ?"):
                said = words.removesuffix(" ?") if words.removesuffix(" ?") in wanting and not begun else ""
            elif " " not in words and (fixing or words not in verbs):
                said = " ".join(with_place(asked.ask, begun, words)) if asked and words in can else ""
            else:  # a whole report: it must be an answer as it stands
                said = words if not fixing and asked and answers(asked.ask, words) else ""
            return way.to(said.split()) if said else None

        return to

    now = after(begun, way)  # what takes the place of what was tapped leads back to before that
    anew = after((), Way(path, ())) if begun and not fixing else now
    question, args = (asked.ask.id, asked.ask.args) if asked else ("", {})
    return Links(now, tuple(begun), lambda words: anew(words) if words else path, question, heat or {}, args)


def unasked(asked: Hand, said: Sequence[str]) -> Sequence[str]:
    """What has been tapped, with what could only come next and was not asked for."""
    made = compose(asked, said)
    return list(made.said) if not made.sure and made.said[: len(said)] == (*said,) else said


def question(asked: Hand, said: Sequence[str], voice: Words) -> str:
    """What is being asked: the rules' question, in short where all that it is about stands below; or what is to be
    corrected, or only told about."""
    if said[:1] == ["fix"]:
        taps = asked.fix_taps(tuple(said[1:])) if asked.ask.fixes else None
        if taps and taps.about:
            name = voice.tap(taps.about.id, taps.about.args)
            return name[:1].upper() + name[1:]
        return voice.say("web-fix-what")
    if asked.facts:
        return voice.say(f"{asked.ask.id}-short", asked.ask.args)
    return voice.tap(*(asked.now(tuple(said)) or Say(asked.ask.id, asked.ask.args)))


def piles(match: Match[Any], voice: Words) -> list[tuple[str, list[str]]]:
    """The Automa's open discard piles: what each is called, and its cards from the top down."""
    return [
        (
            voice.say("pile-title", {"name": pile.name, "number": len(pile.cards)}),
            [voice.thing(card) for card in pile.cards],
        )
        for pile in match.game.discards(match.state)
    ]


def of_match(shelved: Shelved, voice: Words) -> dict[str, Any]:
    """What every page about a match needs."""
    return {
        "path": f"/match/{shelved.id}",
        "version": shelved.version,
        "game": voice.say("game"),
        "game_id": shelved.match.game.id,
        "on_screen": voice.screen,
    }


def ended(match: Match[Any]) -> bool:
    """Whether the match is being scored, though something is still asked."""
    return any(event.id == "head-scoring" for event in match.tale.events)


def score(sheet: Any, voice: Words) -> dict[str, Any]:
    """The score as it stands; in the midst of a match what only the end compares is told apart."""
    now = so_far(sheet, AT_THE_END)
    told = [any(line.points[at] is not None for line in sheet.lines) for at in range(len(sheet.seats))]
    shown = [at for at, known in enumerate(told) if known or not any(told)]  # who has no points has no column

    def figures(points: Sequence[int]) -> list[int | None]:
        return [one if known else None for one, known in zip(points, told, strict=True)]

    def totals(points: Sequence[int]) -> str:
        return scored(figures(points), sheet.seats, voice, "\u00a0:\u00a0")

    late = {"totals": totals(sheet.totals)}
    return {
        "now": totals(now),
        "late": voice.say("web-score-late", late) if now != sheet.totals else "",
        "seats": [voice.say(sheet.seats[at]) for at in shown],
        "lines": [
            (voice.say(line.label.id, line.label.args), [figure(line.points[at]) for at in shown])
            for line in sheet.lines
        ],
        "totals": ["–" if figures(sheet.totals)[at] is None else figure(sheet.totals[at]) for at in shown],
        "verdict": voice.say(sheet.reason.id, sheet.reason.args) if sheet.final else voice.tap("cli-not-final"),
        "lacks": voice.tap(*sheet.reason) if sheet.reason.id in LACKS else "",
        "final": sheet.final,
    }


def challenge(match: Match[Any], sheet: Sheet) -> str:
    """The address at which somebody else begins the same match, to do better; owners' cards travel in a file only."""
    if match.setup.owner_packs:
        return ""
    return settings_at(match, seed=match.seed, beat=sheet.mine)


def challenge_at(match: Match[Any]) -> str:
    """The page that explains a challenge that came in a file or a link, before anything was answered to it."""
    bare = match.beat is not None and not match.answers and not match.setup.owner_packs
    return settings_at(match, seed=match.seed, beat=match.beat) if bare else ""


def settings_at(match: Match[Any], **more: object) -> str:
    """The address of the set-up in which everything is chosen as in a match."""
    return f"/new/{match.game.id}?{urlencode({**match.setup.values, **more})}"


def next_level(match: Match[Any], sheet: Sheet | None, voice: Words) -> tuple[str, str] | None:
    """The next level up for somebody who has won, or only tried, where there is one."""
    tried = sheet is not None and (not sheet.winners or any(one.startswith("human") for one in sheet.winners))
    higher = level_above(match.game, match.setup.values.get("level", "")) if tried else None
    return (higher, level_name(higher, voice)) if higher else None


def against(opponent: Name | None, setup: Mapping[str, str], voice: Words) -> str:
    """Who the player is up against: the Automa's faction, in games that have them, and the level."""
    whose = voice.say("web-against", {"opponent": opponent}) if opponent else ""
    return " · ".join(filter(None, (whose, level_name(setup.get("level", ""), voice))))


def about(lang: str) -> dict[str, Any]:
    """What each game says about its own data at the start of a match."""
    data = []
    for id in GAMES:
        voice = words(lang, id)
        events = Match(game(id), seed="about").tale.events
        about = [one for one in events if one.kind == Kind.CARE and one.id != OF_MATCH]
        data.append((voice.say("game"), [voice.event(one) for one in about]))
    return {"data": data}
