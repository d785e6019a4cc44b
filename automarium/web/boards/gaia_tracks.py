"""Gaia Project: research, the power and QIC actions, boosters, round and final scoring tiles."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from automarium.core.tale import Name
from automarium.games.gaia.names import ADVANCED_LEVEL, AREAS, LOWER, SPACES, TOP_LEVEL, UPPER
from automarium.games.gaia.scoring import NEUTRAL, tile_counts
from automarium.games.gaia.table import Automa, Side, Table
from automarium.games.gaia.tiles import FEDERATIONS
from automarium.last.gaia import Last
from automarium.web.boards import Links
from automarium.web.boards.gaia_pieces import listed, piece, row
from automarium.web.svg import el, picture, tap, text
from automarium.words import Words

COLUMN, LEVEL, TILE = 58, 27, 21  # the width of an area, the heights of a level and of the place of an advanced tile
HEAD, FOOT = 22, 15  # the heights of the names, and of the numbers in which areas were counted off


# --- research ---


def research(table: Table, last: Last, words: Words, links: Links) -> Markup:
    """The six areas side by side as on the board, level 5 at the top."""
    columns = [_column(table, at, area, last, words, links) for at, area in enumerate(AREAS)]
    height = _y(0) + LEVEL + (FOOT if "choice-area" in last.counts else 0)
    drawn = picture(COLUMN * len(AREAS), height, words.say("board-research"), *columns, class_="research")
    return el("section", el("h2", words.say("board-research")), drawn)


def _column(table: Table, at: int, area: Name, last: Last, words: Words, links: Links) -> Markup:
    """An area: levels, markers, the advanced tile or its empty place before level 5. A tap on the human's next level
    tells of research; the markers and the tile are values, and are corrected."""
    name = words.say(area)
    moved = ("order-research", area) in last.done
    inside = [el("title", name), text(COLUMN / 2, 14, words.say(f"{area}-short"), "area")]
    for level in range(TOP_LEVEL + 1):
        here = [side for side in table.sides.values() if side.levels[at] == level]
        automa = any(isinstance(side, Automa) for side in here)
        inside.append(_cell(level, moved and automa, not here))
        if not here and level == table.human.levels[at] + 1:
            said = f"{name}: {words.say('verb-research')} {level}"
            inside += _next(links(f"research {area}"), level, said)
        inside += [_marker(side, area, len(here) > 1, words, links) for side in here]
        if moved and automa and level:
            inside.append(text(COLUMN - 9, _y(level) + LEVEL - 6, "▲", "step"))
    inside.append(_tile(table, at, area, ("order-advanced-tile", area) in last.done, words, links))
    inside += _asked(at, last)
    return el("g", *inside, transform=f"translate({COLUMN * at} 0)")


def _y(level: int) -> float:
    """The upper edge of a level."""
    return HEAD + (TOP_LEVEL - level) * LEVEL + (TILE if level < TOP_LEVEL else 0)


@lru_cache(maxsize=100)
def _cell(level: int, lit: bool, empty: bool) -> Markup:
    y = _y(level)
    rect = el("rect", x=2, y=y + 1, width=COLUMN - 4, height=LEVEL - 3, rx=5, class_="cell lit" if lit else "cell")
    return el("g", rect, text(COLUMN / 2, y + 18, level, "small") if empty else None)


def _next(href: str | None, level: int, label: str) -> list[Markup]:
    if href is None:
        return []
    y = _y(level)
    area = el("rect", x=2, y=y + 1, width=COLUMN - 4, height=LEVEL - 3, rx=5, class_="next")
    return [tap(href, label, area, text(COLUMN - 12, y + 18, "+", "plus"))]


def _marker(side: Side, area: Name, shared: bool, words: Words, links: Links) -> Markup:
    automa = isinstance(side, Automa)
    level = side.levels[AREAS.index(area)]
    label = words.say("board-level", {"area": area, "side": side.seat, "level": level})
    middle = COLUMN / 2 + (0 if not shared else 13 if automa else -13)
    y = _y(level) + LEVEL / 2 - 0.5
    inside = piece(None, automa, middle, y, 1), text(middle, y + 4.5, level, "on-automa" if automa else "on-human")
    return tap(links(f"fix research {side.seat} {area}"), label, *inside)


def _tile(table: Table, at: int, area: Name, lit: bool, words: Words, links: Links) -> Markup:
    there = table.advanced >> at & 1
    y = _y(ADVANCED_LEVEL) - TILE
    label = words.say("board-advanced", {"area": area, "on": Name("yes" if there else "no")})
    class_ = f"tile {'' if there else 'gone'} {'lit' if lit else ''}"
    rect = el("rect", x=12, y=y + 1, width=COLUMN - 24, height=TILE - 4, rx=3, class_=class_)
    said = f"fix tile {area} {'no' if there else 'yes'}"
    return tap(links(said), label, rect, text(COLUMN / 2, y + 14.5, "★" if there else "×", "tile-sign"))


def _asked(at: int, last: Last) -> list[Markup]:
    """Whether the area was in question, and as which it was counted."""
    if not last.near.get("choice-area", 0) >> at & 1:
        return []
    count = last.counts.get("choice-area", {}).get(at)
    line = el("rect", x=1, y=1, width=COLUMN - 2, height=HEAD - 3, rx=5, class_="ring near")
    return [line] if count is None else [line, text(COLUMN / 2, _y(0) + LEVEL + 11, count, "tally-sign")]


# --- actions, boosters, tiles ---


def spaces(table: Table, last: Last, words: Words, links: Links) -> Markup:
    """The ten action spaces from the left: power round, QIC square; a covered one is crossed out."""
    rows = []
    for at, space in enumerate(SPACES):
        covered = table.covered >> at & 1
        near = last.near.get("choice-space", 0) >> at & 1
        mark = "lit" if ("order-cover", space) in last.done else "near" if near else ""
        class_ = f"{space.split('-')[0]} {mark} {'covered' if covered else ''}"
        name = words.say(space)
        label = f"{at + 1}, {name}" + (f", {words.say('board-covered')}" if covered else "")
        fix = links(f"fix covered {at + 1} {'no' if covered else 'yes'}")
        play = None if covered else links(f"power {at + 1}")
        count = last.counts.get("choice-space", {}).get(at, 0)
        rows.append(row("✕" if covered else at + 1, fix, label, play, name, count=count, class_=class_))
    return listed(words.say("board-spaces"), "spaces", *rows)


def boosters(table: Table, words: Words, links: Links) -> Markup:
    fix = links("fix row")
    rows = []
    for at, one in enumerate(table.row, 1):
        name = words.say(one)
        rows.append(row(at, fix, f"{at}, {name}", links(f"pass {one.removeprefix('booster-')}"), name))
    return listed(words.say("board-row").capitalize(), "", *rows)


def rounds(table: Table, words: Words, links: Links) -> Markup:
    """Six tiles with what the Automa scores on passing; the present round is marked. A number is the round that it is
    now, and a name the tile of that round."""
    rows = []
    for number, tile in enumerate(table.rounds, 1):
        when = "now" if number == table.round else "past" if number < table.round else ""
        name, vp = words.say(tile.id), words.say("board-vp", {"vp": tile.vp(number)})
        fix = links(f"fix round-tile {number}")
        now = links("fix round" if when else f"fix round {number}")
        mark = f"▶{number}" if when == "now" else number
        rows.append(
            row(
                mark,
                now,
                f"{words.say('board-round', {'number': number})}: {name}, {vp}",
                fix,
                name,
                " ",
                el("b", vp),
                class_=when,
            )
        )
    return listed(words.say("board-rounds"), "", *rows)


def finals(table: Table, words: Words, links: Links) -> Markup:
    """Two tiles, and how far each side has come; federations are counted at the end."""
    rows = []
    for which, tile in zip((UPPER, LOWER), table.finals, strict=False):
        unknown = {human.seat for human in table.humans} if tile == FEDERATIONS and not table.over else set()
        counts = " · ".join(
            f"{words.say('board-neutral' if seat == NEUTRAL else seat)} {'?' if seat in unknown else count}"
            for seat, count in tile_counts(table, tile).items()
        )
        label = words.say("board-final", {"which": which, "tile": tile})
        fix = links(f"fix final {which}")
        mark = "▀" if which == UPPER else "▄"
        rows.append(row(mark, fix, f"{label}. {counts}", None, label, el("span", counts, class_="dim counts")))
    return listed(words.say("board-finals"), "finals", *rows)


def tokens(table: Table, words: Words, links: Links) -> Markup:
    """How many federation tokens of each kind are left; a tap on one begins the report of a federation."""
    rows = []
    for token, count in table.tokens.items():
        word, name = token.removeprefix("token-"), words.say("board-token", {"token": token})
        play = links(f"federation {word}") if count else None
        rows.append(
            row(
                f"×{count}", links(f"fix tokens {word}"), f"{name}: {count}", play, name, class_="" if count else "past"
            )
        )
    fix, where = links("fix terraforming-token"), words.say("board-on-five")
    name = words.say("board-token", {"token": table.token_on_terraforming}) if table.token_on_terraforming else "–"
    rows.append(row("5", fix, f"{where}: {name}", None, f"{where}: {name}"))
    return listed(words.say("board-tokens").capitalize(), "spread", *rows)
