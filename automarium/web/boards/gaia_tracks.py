"""Gaia Project: research as on the board; lists of power and QIC actions, boosters, round and final scoring tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from markupsafe import Markup

from automarium.core.bits import each
from automarium.core.tale import Event, Name
from automarium.games.gaia.names import ADVANCED_LEVEL, AREAS, LOWER, SPACES, TERRAFORMING, TOP_LEVEL, UPPER
from automarium.games.gaia.scoring import LEVEL_VP, NEUTRAL, tile_counts
from automarium.games.gaia.table import Automa, Side, Table
from automarium.games.gaia.tiles import FEDERATIONS
from automarium.last.gaia import Last, last_of
from automarium.web.boards import Links
from automarium.web.boards.gaia_pieces import listed, owner, piece, row
from automarium.web.svg import el, picture, tap, text
from automarium.words import Words

COLUMN, LEVEL, TILE = 60, 48, 28  # the width of an area, the heights of a level and of the place of a tile
HEAD, FOOT = 26, 22  # the heights of the names, and of the numbers in which areas were counted off


# --- research ---


def research(table: Table, words: Words, links: Links) -> Markup:
    return el("section", el("h2", words.say("board-research")), research_of(table, words, links))


def research_of(table: Table, words: Words, links: Links, told: Sequence[Event] = ()) -> Markup:
    """The six areas side by side as on the board, level 5 at the top, and what happens there in these events."""
    columns = [_column(table, at, area, words, links, told) for at, area in enumerate(AREAS)]
    columns += (*_asked(last_of(table, told)), _heads(words))
    height = _y(0) + LEVEL + (FOOT if told else 0)
    return picture(COLUMN * len(AREAS), height, words.say("board-research"), *columns, class_="research whole")


@lru_cache(maxsize=10)
def _heads(words: Words) -> Markup:
    """The names of the areas, over everything: where the picture is cut, they stay at the top of what is seen."""
    ground = el("rect", width=COLUMN * len(AREAS), height=HEAD - 2)
    names = (text(COLUMN * (at + 0.5), 17, words.say(f"{area}-short"), "area") for at, area in enumerate(AREAS))
    return el("g", ground, *names, class_="heads")


def _column(table: Table, at: int, area: Name, words: Words, links: Links, told: Sequence[Event]) -> Markup:
    """An area: levels, markers, the advanced tile or its empty place before level 5. A tap on the human's next level
    tells of research, or of a level that another report brings; the markers and the tile are values, and are
    corrected."""
    name = words.say(area)
    here = [event for event in told if event.args.get("area") == area or event.id == "order-automa-levels"]
    moved = next((event for event in here if event.id in ("order-research", "order-automa-levels")), None)
    inside = [el("title", name)]
    for level in range(TOP_LEVEL + 1):
        markers = [side for side in table.sides.values() if side.levels[at] == level]
        automa = any(isinstance(side, Automa) for side in markers)
        inside.append(_cell(level, (moved is not None and automa) or _scores(markers, level, told), not markers))
        if moved and automa and level:
            y = _y(level) + LEVEL / 2
            over = 18 if any(side.levels[at] == level - 1 for side in table.sides.values()) else 0  # who stays there
            inside.append(el("path", d=f"M{COLUMN / 2} {y + LEVEL - over}V{y + 8}", class_="way"))
        inside += [_marker(side, area, len(markers) > 1, words, links) for side in markers]
        beside = not markers or (level < TOP_LEVEL and links("fix research") is None)  # nothing is corrected now
        if beside and level == table.human.levels[at] + 1:
            said = f"{name}: {words.say('verb-research')} {level}"
            inside += _next(links(f"{' '.join(links.said) or 'research'} {area}"), level, said)
    inside.append(_tile(table, at, area, here, words, links))
    if area == TERRAFORMING:
        inside += _token(table, told)
    return el("g", *inside, transform=f"translate({COLUMN * at} 0)", data_at=f"area-{at}")


def _scores(markers: Sequence[Side], level: int, told: Sequence[Event]) -> bool:
    """Whether one of these markers brings VP in the final scoring."""
    sides = [event.args["side"] for event in told if event.id == "order-research-vp"]
    return bool(LEVEL_VP[level]) and any(side.seat in sides for side in markers)


def _y(level: int) -> float:
    """The upper edge of a level."""
    return HEAD + (TOP_LEVEL - level) * LEVEL + (TILE if level < TOP_LEVEL else 0)


@lru_cache(maxsize=100)
def _cell(level: int, lit: bool, empty: bool) -> Markup:
    y = _y(level)
    class_ = "place cell lit" if lit else "place cell"
    rect = el("rect", x=2, y=y + 1, width=COLUMN - 4, height=LEVEL - 3, rx=6, class_=class_)
    return el("g", rect, text(COLUMN / 2, y + LEVEL / 2 + 5, level, "small") if empty else None)


def _next(href: str | None, level: int, label: str) -> list[Markup]:
    if href is None:
        return []
    y = _y(level)
    area = el("rect", x=2, y=y + 1, width=COLUMN - 4, height=LEVEL - 3, rx=6, class_="next")
    return [tap(href, label, area, text(COLUMN - 9, y + 15, "+", "plus"))]


def _marker(side: Side, area: Name, shared: bool, words: Words, links: Links) -> Markup:
    automa = isinstance(side, Automa)
    level = side.levels[AREAS.index(area)]
    label = words.say("board-level", {"area": area, "side": side.seat, "level": level})
    middle = COLUMN / 2 + (0 if not shared else 12.5 if automa else -12.5)
    y = _y(level) + LEVEL / 2 - 0.5
    inside = piece(None, owner(side), middle, y, 1 if shared else 1.15), text(middle, y + 5, level, "on-marker")
    return tap(links(f"fix research {side.seat} {area}"), label, *inside)


def _tile(table: Table, at: int, area: Name, here: Sequence[Event], words: Words, links: Links) -> Markup:
    there = table.advanced >> at & 1
    y = _y(ADVANCED_LEVEL) - TILE
    label = words.say("board-advanced", {"area": area, "on": Name("yes" if there else "no")})
    leaves = any(event.id == "order-advanced-tile" for event in here)
    class_ = f"tile {'' if there else 'gone'} {'lit' if leaves else ''}"
    rect = el("rect", x=10, y=y + 1, width=COLUMN - 20, height=TILE - 4, rx=4, class_=class_)
    way = el("path", d=f"M{COLUMN / 2} {y + TILE / 2}V-30", class_="way") if leaves else None
    said = f"fix tile {area} {'no' if there else 'yes'}"
    return tap(links(said), label, rect, text(COLUMN / 2, y + 19, "★" if there else "×", "tile-sign"), way)


def _token(table: Table, told: Sequence[Event]) -> Iterator[Markup]:
    """The federation token on level 5 of Terraforming, or the way that it goes."""
    comes = any(event.id == "order-token" for event in told)
    leaves = any(event.id == "order-terraforming-token" for event in told)
    y = _y(TOP_LEVEL) + LEVEL / 2
    if table.token_on_terraforming is not None:
        yield el("path", d=f"M14 {y - 9}l9 5v9l-9 5-9-5v-9Z", class_="token lit" if comes else "token")
    if leaves:
        yield el("path", d=f"M14 {y}L14 -30", class_="way")


def _asked(last: Last) -> Iterator[Markup]:
    """Which areas were in question, and as which they were counted."""
    counts = last.counts.get("choice-area", {})
    for at in each(last.near.get("choice-area", 0)):
        yield el("path", d=f"M{COLUMN * at + 6} {HEAD - 3}h{COLUMN - 12}", class_="ring near")
        if at in counts:
            yield text(COLUMN * (at + 0.5), _y(0) + LEVEL + 16, counts[at], "tally-sign")


# --- actions, boosters, tiles ---


def spaces(table: Table, words: Words, links: Links) -> Markup:
    """The ten action spaces from the left: power round, QIC square; a covered one is crossed out."""
    rows = []
    for at, space in enumerate(SPACES):
        covered = table.covered >> at & 1
        class_ = f"{space.split('-')[0]} {'covered' if covered else ''}"
        name = words.say(space)
        label = f"{at + 1}: {name}" + (f", {words.say('board-covered')}" if covered else "")
        fix = links(f"fix covered {at + 1} {'no' if covered else 'yes'}")
        play = None if covered else links(f"power {at + 1}")
        rows.append(row("✕" if covered else at + 1, fix, label, play, name, class_=class_))
    return listed(words.say("board-spaces"), "spaces", *rows)


def boosters(table: Table, words: Words, links: Links) -> Markup:
    fix = links("fix row")
    rows = []
    for at, one in enumerate(table.row, 1):
        name = words.say(one)
        rows.append(row(at, fix, f"{at}: {name}", links(f"pass {one.removeprefix('booster-')}"), name))
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
                f"{words.say('board-round', {'number': number})}: {name}; {words.say('automa')}: {vp}",
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
