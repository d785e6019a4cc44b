"""Golem: the Automa's tracks, and its markers that move, as one picture."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from automarium.cues import Change, Cue
from automarium.games.golem.names import AUTOMA
from automarium.games.golem.table import HIGHEST, LOWEST
from automarium.web.boards.golem_pieces import WIDE, GolemPen, pane
from automarium.web.svg import el, picture, text

RESOURCES, IN_A_ROW, TRACK = 146, 13, 56
LABEL = 84  # so far what stands below the lower end reaches


def resources(pen: GolemPen) -> Markup:
    return picture(WIDE, RESOURCES, pen.words.tap("verb-resources"), _resources(pen), class_="part whole")


def _resources(pen: GolemPen, before: int | None = None) -> Markup:
    """The resource track in two rows, with both ends, beyond which each step is a VP, and the red zone where it is
    known; where the marker was before."""
    table = pen.table
    given = table.setup["red-zone"]
    red = table.box.rows["red-zone"][table.level - 1] if given == "box" else int(given)
    title = f"{pen.words.tap('verb-resources')}: {pen.say('number', number=table.resources)}"
    zone = pen.say("picture-red-zone", number=red) if red is not None else ""
    parts = [text(4, 18, title, "head", "start"), text(WIDE / 2, 138, zone, "red-text")]
    for space in range(LOWEST, HIGHEST + 1):
        x, y = _space_at(space)
        class_ = "red-zone" if red is not None and space <= red else "space"
        parts += [
            el("rect", x=x - 12, y=y - 15, width=24, height=30, rx=4, class_=class_),
            text(x, y + 5, pen.say("number", number=space), "small"),
        ]
    parts.append(_resource_marker(pen, before))
    vp = pen.say("board-vp")
    ends = (
        None if _crosses(before, table.resources) else text(4, 83, f"◀ −1 {vp}", "small", "start"),
        text(WIDE - 4, 138, f"+1 {vp} ▶", "small", "end"),
    )
    return pane(pen, ("fix resources",), title, (0, 0, WIDE, RESOURCES), *parts, *ends)


def _crosses(before: int | None, now: int) -> bool:
    """Whether a way between the rows passes what stands below the lower end."""
    (x, top), (start, y) = _space_at(now), _space_at(now if before is None else before)
    return top != y and min(x, start) < LABEL


def _space_at(space: int) -> tuple[float, float]:
    row, column = divmod(space - LOWEST, IN_A_ROW)
    return (column + 0.5) * WIDE / IN_A_ROW, 52 + 54 * row


def _resource_marker(pen: GolemPen, before: int | None) -> Markup:
    """The marker where it is, and the way that it came."""
    x, y = _space_at(pen.table.resources)
    lit = " lit" if before is not None or "order-resource-track" in pen.last.told else ""
    marker = (
        el("rect", x=x - 15, y=y - 18, width=30, height=36, rx=7, class_=f"marker{lit}"),
        text(x, y + 6, pen.say("number", number=pen.table.resources), "marker-text"),
    )
    if before is None or before == pen.table.resources:
        return el("g", *marker)
    start, top = _space_at(before)
    was = el("circle", cx=start, cy=top, r=13, class_="was")
    path = f"M{start} {top - 15}C{start} {top - 28} {x} {y - 31} {x} {y - 18}"  # below the words above
    if top != y:  # between the rows, so that it covers no number
        down = 1 if top < y else -1
        path = f"M{start} {top + 15 * down}V{(top + y) / 2:g}H{x}V{y - 18 * down}"
    return el("g", was, el("path", d=path, class_="way"), *marker)


def tracks(pen: GolemPen) -> Markup:
    """The golem track, counted from 1, and the study track, counted from 0."""
    both = (_golem_track(pen), el("g", _study_track(pen), transform=f"translate(0 {TRACK})"))
    return picture(WIDE, 2 * TRACK, pen.say("picture-golem-track"), *both, class_="part whole")


def _golem_track(pen: GolemPen, before: int | None = None) -> Markup:
    rows = pen.table.box.rows
    spaces = range(1, (rows["golem-spaces"][0] or pen.table.golem_track + 2) + 1)
    return _track(pen, "golem", pen.say("picture-golem-track"), spaces, pen.table.golem_track + 1, before)


def _study_track(pen: GolemPen, before: int | None = None) -> Markup:
    spaces = range(pen.table.box.rows["study-spaces"][0] or pen.table.study_track + 2)
    return _track(pen, "study", pen.words.tap("verb-study-track"), spaces, pen.table.study_track, before)


def _moved(pen: GolemPen, which: str) -> bool:
    id = "order-golem-track" if which == "golem" else "order-study"
    return id in pen.last.told or f"{id}-back" in pen.last.told


def _track(pen: GolemPen, which: str, name: str, spaces: range, here: int, before: int | None) -> Markup:
    """One track, with the way that its marker came; of one whose length nobody has said, only the beginning."""
    lit = " lit" if _moved(pen, which) else ""
    wide = min(28, WIDE / len(spaces))
    drawn = []
    for place, space in enumerate(spaces):
        x = place * wide
        now = space == here
        drawn += [
            el("rect", x=x + 1, y=26, width=wide - 2, height=22, rx=4, class_=f"marker{lit}" if now else "space"),
            text(x + wide / 2, 41.5, space, "marker-text" if now else "small"),
        ]
    if before is not None and before != here:
        start, end = ((spaces.index(space) + 0.5) * wide for space in (before, here))
        drawn += [
            el("circle", cx=start, cy=37, r=min(12, wide / 2), class_="was"),
            el("path", d=f"M{start:g} 49C{start:g} 57 {end:g} 57 {end:g} 49", class_="way"),
        ]
    if pen.table.box.rows[f"{which}-spaces"][0] is None:
        drawn.append(text(len(spaces) * wide + 12, 42, "…", "small"))
    title = f"{name}: {here}"
    inside = (text(4, 18, title, "head", "start"), *drawn)
    return pane(pen, (f"fix {which}-track",), title, (0, 0, WIDE, 51), *inside)


# --- markers that move, as one picture ---


def moved_markers(pen: GolemPen, cue: Cue) -> Markup:
    """Every track whose marker moves, one below the other; the VP as they were and as they are."""
    changes = {change.marker.removeprefix("marker-"): change for change in cue.changes if not change.still}
    drawn: list[tuple[float, Markup]] = []
    if "resources" in changes:
        drawn.append((RESOURCES + 8, _resources(pen, max(LOWEST, min(HIGHEST, changes["resources"].before)))))
    for which, track in (("golem", _golem_track), ("study", _study_track)):
        if _moved(pen, which):
            drawn.append((60, track(pen, changes[f"{which}-track"].before if f"{which}-track" in changes else None)))
    if "vp" in changes:
        drawn.append((64, _points(pen, changes["vp"])))
    y, parts = 0.0, []
    for tall, part in drawn:
        parts.append(el("g", part, transform=f"translate(0 {y:g})"))
        y += tall
    return picture(WIDE, max(y, 60), pen.say(AUTOMA), *parts, class_="part whole")


def marker_lines(pen: GolemPen, changes: Sequence[Change]) -> Markup:
    """Markers that move while something larger is shown: from where to where, a line each."""
    parts = []
    for at, change in enumerate(changes):
        y = 30 * at
        before, after = (pen.say("number", number=one) for one in (change.before, change.after))
        parts += [
            el("rect", x=2, y=y + 1, width=WIDE - 4, height=26, rx=6, class_="place lit"),
            text(10, y + 19, pen.say(change.marker), "name", "start"),
            text(WIDE - 10, y + 19, f"{before} → {after}", "name", "end"),
        ]
    return picture(WIDE, 30 * len(changes) - 2, pen.say(AUTOMA), *parts, class_="part whole")


def _points(pen: GolemPen, change: Change) -> Markup:
    vp = pen.say("board-vp")
    before, after = (pen.say("number", number=one) for one in (change.before, change.after))
    return el(
        "g",
        text(8, 40, f"{pen.say(AUTOMA)}: {vp}", "head", "start"),
        text(190, 42, before, "points-before"),
        el("path", d="M216 34H258", class_="way"),
        el("path", d="M0 0l-11 -7v14Z", class_="way-end", transform="translate(268 34)"),
        el("rect", x=274, y=12, width=62, height=44, rx=10, class_="marker lit"),
        text(305, 44, after, "points-after"),
    )
