"""The report: what the results of a plan say, as one page that needs nothing else."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from markupsafe import Markup

from automarium.core.files import read_text
from automarium.games import GAMES, game
from automarium.lab import NORMAL_95, count
from automarium.lab.count import AUTOMA, MARGIN, TOTAL, TURNS, WON, Compared, Played
from automarium.lab.criteria import criteria
from automarium.lab.figures import RARE, Counts, Estimate, added, difference, holm, interval, visible
from automarium.lab.plan import FILE
from automarium.lab.report.charts import Band, Scale, axis, bar, curves, ridge, scale_of, whisker
from automarium.lab.report.told import Told, in_order, varying
from automarium.lab.table import Frame, library, read
from automarium.web.emblems import emblem
from automarium.web.svg import el

__all__ = ["page"]

REACHED = 0.1  # the share of matches that must have come to a turn
FEWEST_BEGUN = 30  # matches that each side has begun, before they are compared
HEAD = """<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}</style>
</head>
"""


def page(folder: str | Path, lang: str = "en") -> str:
    """What the results in a folder say, as a page of HTML."""
    told = Told(lang)  # a language that is unknown is refused first
    frame = read(folder)
    cells = count.cells(frame)
    games = [id for id in GAMES if any(cell.game == id for cell in cells)]
    style = resources.files(__name__).joinpath("report.css").read_text(encoding="utf-8")
    head = Markup(HEAD).format(lang=lang, title=told.say("report-title"), style=Markup(style))
    body = el(
        "body",
        el("header", *_header(told, cells, _versions(Path(folder)), games, lang)),
        el("main", *(_game(frame, id, [cell for cell in cells if cell.game == id], lang) for id in games)),
        el("footer", el("p", told.say("report-made"))),
    )
    return f"{head}{body}\n</html>\n"


def _versions(folder: Path) -> Mapping[str, Any]:
    """The versions that the plan beside the results names."""
    found: Mapping[str, Any] = tomllib.loads(read_text(folder / FILE)).get("versions", {})
    return found


def _header(
    told: Told, cells: Sequence[Played], versions: Mapping[str, Any], games: Sequence[str], lang: str
) -> Iterator[Markup]:
    yield el("h1", told.say("report-title"))
    matches = sum(cell.matches for cell in cells)
    made = {"version": str(versions.get("automarium", "-")), "code": str(versions.get("code", "-"))}
    yield el("p", told.say("report-lead", matches=told.number(matches), cells=len(cells), **made), class_="dim")
    yield el("p", told.say("report-read"))
    if len(games) > 1:
        links = (el("a", Told(lang, id).say("game"), href=f"#{id}") for id in games)
        yield el("nav", *links)


# --- one game ---


def _game(frame: Frame, id: str, cells: Sequence[Played], lang: str) -> Markup:
    told = Told(lang, id)
    own = unlike(cells)
    printed = in_order((cell for cell in own if not cell.pack), {one.id: one.choices for one in game(id).settings})
    of_game = _among(frame, own)
    return el(
        "section",
        el("h2", emblem(id), told.say("game")),
        *_run(told, own),
        *(_printed(told, _among(frame, printed), printed) if printed else ()),
        *_workshop(told, of_game, own),
        id=id,
    )


def unlike(cells: Sequence[Played]) -> list[Played]:
    """The cells without those whose matches are among another's: grids of a plan may overlap, and the same set-up,
    player, deck and seeds give the same matches."""
    kept: dict[Any, Played] = {}
    for cell in sorted(cells, key=lambda cell: cell.matches):
        kept[tuple(cell.setup.items()), cell.human, cell.pack] = cell
    return [cell for cell in cells if cell in kept.values()]


def _among(frame: Frame, cells: Sequence[Played]) -> Frame:
    return frame.filter(library().col("cell").is_in([cell.id for cell in cells]))


def _run(told: Told, cells: Sequence[Played]) -> Iterator[Markup]:
    """What was run, and how far it can be trusted."""
    said = told.say(
        "report-run",
        matches=told.number(sum(cell.matches for cell in cells)),
        cells=len(cells),
        seeds=max(cell.seeds for cell in cells),
        rules=max(cell.rules for cell in cells),
        players=tuple(told.player(human) for human in sorted({cell.human for cell in cells})),
    )
    yield el("p", said, class_="dim")
    if status := told.status():
        yield el("p", status, class_="care")
    if any(cell.invented for cell in cells):
        yield el("p", told.say("report-invented"), class_="care")


def _printed(told: Told, frame: Frame, cells: Sequence[Played]) -> Iterator[Markup]:
    """What the matches with the printed deck say."""
    varies = varying(cells)
    labels = {cell.id: told.label(cell, varies, len({one.human for one in cells})) for cell in cells}
    yield from _scores(told, frame, cells, labels)
    yield from _wins(told, frame, cells, labels)
    yield from _length(told, frame, labels)
    yield from _pace(told, frame)
    yield from _decides(told, frame)
    yield from _first(told, frame, invented=any(cell.invented for cell in cells))
    yield from _used(told, frame, sum(cell.matches for cell in cells))


# --- points, victories, length ---


def _scores(told: Told, frame: Frame, cells: Sequence[Played], labels: Mapping[str, str]) -> Iterator[Markup]:
    points = count.totals(frame, "cell")
    earned = [cell for cell in cells if not cell.invented]
    for seat in dict.fromkeys(seat for cell in cells for seat in (AUTOMA, *cell.seats)):
        among = cells if seat == AUTOMA else earned
        rows = {labels[cell.id]: points[cell.id, seat] for cell in among if (cell.id, seat) in points}
        yield from _ridges(told, told.say("report-points", seat=told.seat(seat)), rows, _kind(seat))
    factions = by_faction(count.totals(frame, "cell", "opponent"))
    if factions:
        title = told.say("report-points-by-faction", seat=told.automa)
        by_mean = {told.say(one): found for one, found in sorted(factions.items(), key=lambda pair: -pair[1].mean)}
        yield from _ridges(told, title, by_mean, _kind(AUTOMA), told.say("report-faction-note"), signed=True)


def by_faction(points: Mapping[tuple[str, ...], Counts]) -> dict[str, Counts]:
    """The Automa's points by its faction, above or below the median of their cell: levels must not look like factions.
    A cell with one faction only says nothing of it."""
    cells: dict[str, dict[str, Counts]] = {}
    for (cell, faction, seat), found in sorted(points.items()):
        if seat == AUTOMA and faction:
            cells.setdefault(cell, {})[faction] = found
    merged: dict[str, Counter[int]] = {}
    for factions in cells.values():
        if len(factions) > 1:
            median = added(one.counts for one in factions.values()).quantile(0.5)
            for faction, found in factions.items():
                merged.setdefault(faction, Counter()).update(found.around(median))
    return {faction: Counts(found) for faction, found in merged.items()}


def _ridges(
    told: Told, title: str, rows: Mapping[str, Counts], kind: str, note: str = "", *, signed: bool = False
) -> Iterator[Markup]:
    """Distributions below one another, on one scale."""
    if not rows:
        return
    scale = scale_of(list(rows.values()))
    lines = [_row(label, ridge(found, scale, kind), _spread(told, found, signed)) for label, found in rows.items()]
    yield _block(title, note, *lines, _row("", axis(scale, told.tick), ""))


def _spread(told: Told, found: Counts, signed: bool) -> str:
    low, median, high = (told.number(found.quantile(share), signed=signed) for share in (0.25, 0.5, 0.75))
    between = told.say("report-between", low=low, high=high)
    return told.say("report-spread", median=median, between=between, mean=told.number(found.mean, 1, signed=signed))


def _wins(told: Told, frame: Frame, cells: Sequence[Played], labels: Mapping[str, str]) -> Iterator[Markup]:
    earned = [cell for cell in cells if not cell.invented]
    if not earned:
        return
    won = count.wins(frame)
    scale = Scale(0, 100)
    lines = []
    for cell in earned:
        share, (low, high) = won[cell.id] / cell.matches, interval(won[cell.id], cell.matches)
        drawn = whisker(Estimate(100 * share, 100 * low, 100 * high, 1), scale, _kind(AUTOMA))
        said = told.say("report-won", share=told.percent(share), low=told.percent(low), high=told.percent(high))
        lines.append(_row(labels[cell.id], drawn, said))
    yield _block(
        told.say("report-wins", seat=told.automa),
        "",
        *lines,
        _row("", axis(scale, lambda share: told.say("report-share", share=told.tick(share))), ""),
    )


def _length(told: Told, frame: Frame, labels: Mapping[str, str]) -> Iterator[Markup]:
    found = count.turns(frame)
    rows = {label: found[id,] for id, label in labels.items()}
    lengths = {length for counts in rows.values() for length in counts.counts}
    title = told.say("report-length", seat=told.automa)
    if len(lengths) == 1:
        yield _block(title, told.say("report-length-always", number=lengths.pop()))
    else:
        yield from _ridges(told, title, rows, "plain")


# --- pace ---


def _pace(told: Told, frame: Frame) -> Iterator[Markup]:
    found = count.pace(frame)
    if not found:
        return
    figures = []
    seats: set[str] = set()
    for what in dict.fromkeys(what for what, _, _ in sorted(found)):
        bands = [band for seat in (AUTOMA, "human") if (band := _band(found, what, seat)) is not None]
        seats |= {band.kind for band in bands}
        title = told.say(f"report-what-{what}")
        figures.append(el("figure", el("figcaption", title), curves(title, bands, told.tick)))
    names = [el("span", told.automa, class_="automa"), el("span", told.say("report-human"), class_="human")]
    yield el("h3", told.say("report-pace"))
    yield el("p", told.say("report-pace-note", seat=told.automa), class_="dim")
    yield el("p", *names[: len(seats)], class_="legend")
    yield el("div", *figures, class_="charts")


def _band(found: Mapping[tuple[str, str, int], Counts], what: str, seat: str) -> Band | None:
    turns = {turn: counts for (one, of, turn), counts in sorted(found.items()) if (one, of) == (what, seat)}
    most = max((counts.number for counts in turns.values()), default=0)
    kept = {turn: counts for turn, counts in turns.items() if counts.number >= REACHED * most}
    if not kept:
        return None
    low, high = ([counts.quantile(share) for counts in kept.values()] for share in (0.1, 0.9))
    return Band(_kind(seat), list(kept), [counts.mean for counts in kept.values()], low, high)


# --- what decides ---


def _decides(told: Told, frame: Frame) -> Iterator[Markup]:
    assert told.game is not None
    found = count.decided(frame)
    kinds: dict[str, dict[str, int]] = {}
    for (choice, rule), times in found.items():
        kinds.setdefault(choice, {})[rule] = times
    yield el("h3", told.say("report-decides"))
    yield el("p", told.say("report-decides-note"), class_="dim")
    by_number = sorted(kinds.items(), key=lambda pair: -sum(pair[1].values()))
    yield el("div", *(_choice(told, choice, rules) for choice, rules in by_number), class_="columns")
    never = sorted(criteria(told.game) - {rule for _, rule in found}, key=_rule_order)
    yield el("h3", told.say("report-never"))
    yield el("p", told.say("report-never-note" if never else "report-never-none"), class_="dim")
    if never:
        yield el("ul", *(el("li", el("b", rule), el("span", told.rule(rule))) for rule in never), class_="bars")


def _choice(told: Told, choice: str, rules: Mapping[str, int]) -> Markup:
    """One kind of choice: its question, and the rules that settled it."""
    number = sum(rules.values())
    lines = [
        el("li", el("b", rule), el("span", told.rule(rule)), el("b", _share(told, times / number)), bar(times / number))
        for rule, times in sorted(rules.items(), key=lambda pair: -pair[1])
    ]
    times = told.say("report-times", number=number)
    return el("div", el("h4", told.say(choice), el("small", times)), el("ul", *lines, class_="bars"))


def _share(told: Told, share: float) -> str:
    return told.say("report-share", share=told.percent(share))


def _rule_order(rule: str) -> tuple[str, int]:
    letter, _, number = rule.partition("-")
    return letter, int(number)


# --- who begins, and the cards ---


def _first(told: Told, frame: Frame, *, invented: bool) -> Iterator[Markup]:
    measure = TOTAL if invented else MARGIN
    found = count.firsts(frame, measure)
    head = el("h3", told.say("report-first"))
    if len(found) == 1:
        yield head
        yield el("p", told.say("report-first-always", seat=told.seat(*found)))
        return
    if AUTOMA not in found or min(one.number for one in found.values()) < FEWEST_BEGUN:
        return
    yield head
    others = [one for seat, one in found.items() if seat != AUTOMA]
    value = difference(found[AUTOMA], others[0])
    drawn = _row("", whisker(value, _around([value]), _sure(value.chance < RARE), 0), "")
    mid, low, high = (told.number(part, 1, signed=True) for part in value[:3])
    args = {"seat": told.automa, "verdict": told.say("report-more" if value.chance < RARE else "report-maybe")}
    yield el("p", told.say(f"report-first-{measure}", value=mid, low=low, high=high, **args))
    yield el("ul", drawn, _row("", axis(_around([value]), told.tick), ""), class_="rows")


def _used(told: Told, frame: Frame, matches: int) -> Iterator[Markup]:
    found = count.used(frame)
    if not found:
        return
    most = max(found.values())
    lines = [
        el(
            "li",
            el("span", told.say("report-card", card=told.card(card))),
            bar(times / most),
            el("b", told.number(times / matches, 2)),
        )
        for card, times in sorted(found.items(), key=lambda pair: -pair[1])
    ]
    yield el("h3", told.say("report-used"))
    yield el("p", told.say("report-used-note"), class_="dim")
    yield el("ul", *lines, class_="bars few columns")


# --- the deck workshop ---


def _workshop(told: Told, frame: Frame, cells: Sequence[Played]) -> Iterator[Markup]:
    """Every deck of somebody's own against the printed one."""
    pairs = against_printed(cells)
    yield el("h3", told.say("report-workshop"))
    if not pairs:
        yield el("p", told.say("report-cards-not"), class_="dim")
        return
    found = count.compared(frame, pairs)
    by_id = {cell.id: cell for cell in cells}
    yield el("p", told.say("report-workshop-note"))
    if len(found) > 1:
        yield el("p", told.say("report-workshop-holm", number=len(found)))
    invented = any(by_id[one.cell].invented for one in found)
    first, *others = (TOTAL, TURNS) if invented else (MARGIN, TOTAL, WON, TURNS)
    yield from _changes(told, first, found, by_id)
    for measure in others:
        yield from _changes(told, measure, found, by_id, all_of_them=False)


def against_printed(cells: Sequence[Played]) -> dict[str, str]:
    """Each cell with a deck of somebody's own, and the one with the printed deck that is like it otherwise."""
    printed = {(tuple(cell.setup.items()), cell.human): cell.id for cell in cells if not cell.pack}
    keys = {cell.id: (tuple(cell.setup.items()), cell.human) for cell in cells if cell.pack}
    return {id: printed[key] for id, key in keys.items() if key in printed}


class Change(NamedTuple):
    """What a deck changes, how likely chance brings that about among so many decks, and in how many matches it is."""

    cell: Played
    value: Estimate
    chance: float
    matches: int

    @property
    def sure(self) -> bool:
        return self.chance < RARE


def changes(measure: str, found: Sequence[Compared], cells: Mapping[str, Played]) -> list[Change]:
    """The differences in one thing that is measured, the largest first, with chances corrected for their number."""
    factor = 100 if measure == WON else 1
    moments = [one.differences[measure] for one in found]
    values = [one.times(factor).estimate for one in moments]
    chances = holm([value.chance for value in values])
    rows = zip((cells[one.cell] for one in found), values, chances, (one.number for one in moments), strict=True)
    return sorted((Change(*row) for row in rows), key=lambda one: -abs(one.value.value))


def _changes(
    told: Told, measure: str, found: Sequence[Compared], cells: Mapping[str, Played], *, all_of_them: bool = True
) -> Iterator[Markup]:
    """What the decks change in one thing, or only what is more than chance of it."""
    every = changes(measure, found, cells)
    sure = [one for one in every if one.sure]
    varies = varying(one.cell for one in every)
    shown = every if all_of_them else sure
    yield el("h4", told.say(f"report-change-{measure}", seat=told.automa))
    if not sure:
        error = max(one.value.high - one.value.value for one in every) / NORMAL_95
        least = told.number(visible(error, len(every)), 1)
        args = {"matches": min(one.matches for one in every), "least": least}
        yield el("p", told.say("report-workshop-none", **args), class_="dim")
    if shown:
        scale = _around([one.value for one in shown])
        lines = [_change(told, one, varies, scale) for one in shown]
        yield el("ul", *lines, _row("", axis(scale, told.tick), ""), class_="rows narrow")


def _change(told: Told, one: Change, varies: Sequence[str], scale: Scale) -> Markup:
    label = " · ".join([told.pack(one.cell.pack), *([told.label(one.cell, varies, 1)] if varies else ())])
    value, low, high = (told.number(part, 1, signed=True) for part in one.value[:3])
    said = el("b", told.say("report-change", value=value, low=low, high=high))
    sure = el("b", told.say("report-more"), class_="sure") if one.sure else ""
    chance = f" · {told.say('report-chance', chance=told.chance(one.chance))} "
    return _row(label, whisker(one.value, scale, _sure(one.sure), 0), said, chance, sure)


def _around(values: Sequence[Estimate]) -> Scale:
    """A scale with 0 in its middle."""
    most = max(max(abs(value.low), abs(value.high)) for value in values) or 1.0
    return Scale(-most, most)


# --- pieces ---


def _kind(seat: str) -> str:
    return "seat-automa" if seat == AUTOMA else "seat-human"


def _sure(sure: bool) -> str:
    return "sure" if sure else "faint"


def _row(label: str, drawn: Markup, *said: object) -> Markup:
    return el("li", el("span", label), drawn, el("span", *said, class_="told"))


def _block(title: str, note: str, *lines: Markup) -> Markup:
    parts = [el("h3", title), *([el("p", note, class_="dim")] if note else ())]
    return Markup("").join([*parts, *([el("ul", *lines, class_="rows")] if lines else ())])
