"""Gaia Project: the map, the two cards in play, both sides, research, actions and tiles. Each part is drawn in a file
of its own beside this one; here they are put together, and the two sides are drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache

from markupsafe import Markup

from automarium.core.errors import Refusal
from automarium.core.tale import Event, Name
from automarium.games.gaia.map import NAMES
from automarium.games.gaia.names import (
    BUILT,
    FACTION_ACTION,
    GAIAFORMER,
    INSTITUTE,
    MINE,
    POWER_QIC,
    RESEARCH_HIGHEST,
    SATELLITE,
    SPACE_STATION,
    STATION,
    STRUCTURES,
    TYPES,
)
from automarium.games.gaia.settings import RANDOM
from automarium.games.gaia.table import Automa, Human, Side, Table
from automarium.taps.gaia import asks_area, off_the_map, places, settled
from automarium.web.boards import NOWHERE, Amiss, Board, Links
from automarium.web.boards.gaia_cards import ACTION_ICONS, cards_in_play, cards_of
from automarium.web.boards.gaia_laying import laying
from automarium.web.boards.gaia_map import PLACES, map_of, sectors_of
from automarium.web.boards.gaia_pieces import (
    ICONS,
    PIECES,
    Owner,
    named,
    owner,
    piece,
    planet,
    sign,
    told,
    unseen,
)
from automarium.web.boards.gaia_scenes import (
    BOOSTER_SIGNS,
    ROUND_TOLD,
    boosters_laid,
    boosters_of,
    finals_of,
    named_spaces,
    piles_of,
    rounds_of,
    sides_of,
    slide_of,
    spaces_of,
    supply_of,
    technology_of,
    tokens_of,
)
from automarium.web.boards.gaia_tracks import boosters, finals, research, research_of, rounds, spaces, tokens
from automarium.web.svg import el, fixable, text
from automarium.words import Words

Scene = Callable[[Table, Words, Sequence[Event]], Markup]


def board(table: Table, words: Words, links: Links) -> Board:
    def rest() -> Markup:
        return _rest(table, words, links)

    said = settled(table, links.said)
    if said[:2] == ("fix", "research"):
        return Board(el("div", research_of(table, words, NOWHERE), class_="gaia"), rest)
    if asks_area(said):  # nothing else is tapped on it meanwhile
        plays = Links(lambda words: None if words.startswith("fix ") else links(words), said)
        return Board(el("div", research_of(table, words, plays), class_="gaia"), rest)
    return Board(el("div", _mapped(table, words, links), class_="mapped"), rest)


def _mapped(table: Table, words: Words, links: Links) -> Markup:
    """The map, first as a whole while nothing has been tapped, and what shows all of it or leads nearer."""
    drawn = el("div", map_of(table, words, links), class_=f"gaia {_room(table, links)}")
    turns = (el("span", words.say(f"board-{way}"), class_=way) for way in ("whole", "nearer"))
    return drawn + el("button", *turns, type="button", class_="turns", data_turns="", hidden="")


def _rest(table: Table, words: Words, links: Links) -> Markup:
    cards = [cards_of(automa, words, links) for automa in table.automas]
    sides = [_side(table, side, words, links) for side in table.sides.values()]
    if any(automa.action for automa in table.automas):
        cards, sides = [], [*cards, el("div", *sides, class_="stacked")]
    left = el("div", boosters(table, words, links), finals(table, words, links), class_="stacked")
    return el(
        "div",
        *cards,
        el("div", *sides, class_="abreast"),
        el("div", research(table, words, links), spaces(table, words, links), class_="abreast"),
        el("div", left, rounds(table, words, links), class_="abreast"),
        tokens(table, words, links),
        _signs(owner(table.human), words),
        class_="gaia",
    )


def _room(table: Table, links: Links) -> str:
    """A phone has better use for the room of the map while nothing is tapped on it; then it turns nowhere."""
    if off_the_map(links.said, links.asked):
        return "aside"
    if links.asked == "ask-lost-planet" or (links.said and places(table, links.said)):
        return "map asks"
    return "map whole" if not links.said and any(map(links.link, PLACES)) else "map whole still"


# --- what a cue is about ---


def scene(table: Table, words: Words, told: Sequence[Event], about: str) -> Markup:
    """The part of the table that a cue is about, as it is then: the map, or what lies beside it."""
    if about == "order-charge":  # for what was built just before
        built = next(event for event in reversed(table.tale.events) if event.id in ("order-mine", "order-upgrade"))
        told = [replace(event, args={**event.args, "hex": built.args["hex"]}) for event in told]
    return el("div", SCENES.get(about, _map)(table, words, told), class_="gaia")


def _map(table: Table, words: Words, told: Sequence[Event]) -> Markup:
    return map_of(table, words, NOWHERE, told)


def _research(table: Table, words: Words, told: Sequence[Event]) -> Markup:
    return research_of(table, words, NOWHERE, told)


PARTS: dict[Scene, tuple[str, ...]] = {
    sectors_of: ("order-as-for-two", "order-map", "order-sector", "care-face"),
    _research: (
        *("order-research", "order-advanced-tile", "order-automa-levels", "order-token", "order-terraforming-token"),
        *("order-research-vp", "note-no-research-vp"),
        *("note-no-area", "care-level-closed", "note-lab-research", "note-advanced"),
    ),
    spaces_of: ("order-cover", "order-clean-up", "note-all-covered", "note-double-power"),
    named_spaces: ("care-space-order",),
    boosters_laid: ("order-boosters",),
    boosters_of: ("order-booster", "order-booster-returns", "order-booster-vp", "care-no-booster"),
    rounds_of: ROUND_TOLD,
    finals_of: ("order-final-tiles", "order-neutral", "order-automa-counters", "order-final", "note-no-final"),
    technology_of: ("order-technology", "order-technology-free"),
    tokens_of: ("order-tokens-out",),
    sides_of: (
        *("order-human-faction", "order-automa-faction", "order-automa-vp", "note-home", "order-first", "note-total"),
        *("care-owner-packs", "care-single-source", "care-inferred"),
    ),
    supply_of: ("order-automa-supply",),
    piles_of: (
        *("order-remove-cards", "note-remove-cards", "order-set-aside", "order-make-deck", "note-make-deck"),
        *("order-bottom", "order-new-deck", "note-new-deck"),
    ),
    slide_of: ("order-slide",),
    cards_in_play: ("care-pass-symbol", "care-deck-empty"),
}
SCENES: dict[str, Scene] = {id: part for part, ids in PARTS.items() for id in ids}


def spot(value: int, about: str) -> str:
    """Where a candidate of a choice is on the picture: research areas and action spaces are counted, too."""
    beside = {"choice-area": "area", "choice-space": "space"}.get(about)
    return f"{beside}-{value}" if beside else NAMES[value]


@lru_cache(maxsize=64)
def _signs(whose: Owner, words: Words) -> Markup:
    """Folded up: every letter and shape with its word."""
    entries = [(planet(type, 7, "letter-big", words), type) for type in TYPES]
    entries += [(piece(kind, whose, scale=1.6), kind) for kind in PIECES]
    entries += [(text(0, 8, "✕", "passes"), Name("board-pass")), (text(0, 8, "★", "sign"), Name("board-star"))]
    items = [el("li", sign(drawn), words.say(name)) for drawn, name in entries]
    return el("details", el("summary", words.say("board-signs")), el("ul", *items, class_="legend"))


def own(id: str, words: Words, laid: tuple[str, ...], amiss: Amiss) -> Markup | None:
    """A setting that is made on a picture: the map."""
    return laying(words, laid if amiss.places else (), amiss) if id == "map" else None


def amiss(refusal: Refusal) -> tuple[str, tuple[str, ...]] | None:
    """Neighbours that may not be so lie somewhere on the map."""
    if refusal.id != "map-neighbours":
        return None
    return "map", (str(refusal.args_["hex"]), str(refusal.args_["other"]))


VERBS = {  # what a report is drawn by
    **{f"verb-{verb}": kind for verb, kind in BUILT.items()},
    **{"verb-mine": MINE, "verb-upgrade": STATION, "verb-station": SPACE_STATION, "verb-downgrade": STATION},
    **{"verb-gaiaformer": GAIAFORMER, "verb-satellites": SATELLITE, "verb-swap": INSTITUTE},
}
PATHS = {  # in a box from -7 to 7
    "verb-research": ACTION_ICONS[RESEARCH_HIGHEST],
    "verb-advance": ACTION_ICONS[RESEARCH_HIGHEST],
    "verb-power": ACTION_ICONS[POWER_QIC],
    "verb-special": ACTION_ICONS[FACTION_ACTION],
    "verb-federation": "M0-8 7-4V4L0 8-7 4V-4ZM0-4-3.5-2V2L0 4 3.5 2V-2Z",
    "verb-token": "M0-8 7-4V4L0 8-7 4V-4ZM0-4-3.5-2V2L0 4 3.5 2V-2Z",
    "verb-pass": "M-7-7H-4V7H-7ZM-2-6 6 0-2 6Z",
    "verb-tile": ICONS[INSTITUTE],
    "verb-strong": ACTION_ICONS[POWER_QIC],
    "verb-gaia-mines": ICONS[MINE],
    "verb-vp": "M0-8 8 0 0 8-8 0Z",
}


def verb_icon(label: str) -> Markup | None:
    """The sign of what can be reported: the piece that is placed, the symbol of the action, or what a booster is known
    by."""
    path = ICONS[VERBS[label]] if label in VERBS else PATHS.get(label) or BOOSTER_SIGNS.get(label)
    return sign(el("path", d=path, transform="scale(2)", class_="verb-sign", fill_rule="evenodd")) if path else None


# --- both sides ---


def _side(table: Table, side: Side, words: Words, links: Links) -> Markup:
    """Who, VP, pieces on the board and in the supply, booster, tokens."""
    automa = isinstance(side, Automa)
    seat = words.say(side.seat)
    faction = side.faction.id if isinstance(side, (Automa, Human)) else side.seat
    vp = words.say("board-vp", {"vp": side.vp})
    head = el(
        "h2",
        sign(piece(None, owner(side), scale=1.6)),
        f"{words.say('board-side', {'side': side.seat, 'faction': faction})} ",
        sign(planet(side.home, 7, "letter-big", words)),
        fixable(links(f"fix vp {side.seat}"), f"{seat}: {vp}", vp, class_="vp"),
    )
    stock = [
        _stock(
            kind,
            side,
            side.structures[kind].bit_count(),
            side.supply[kind],
            links(f"fix supply {side.seat} {kind}"),
            words,
        )
        for kind in STRUCTURES
    ]
    fix = links(f"fix supply {side.seat} {SATELLITE}")
    stock.append(_stock(SATELLITE, side, side.satellites_placed, side.satellite_supply, fix, words))
    if isinstance(side, Human):
        for kind, verb, bits in ((GAIAFORMER, "gaiaformer", side.formers), (SPACE_STATION, "station", side.stations)):
            if bits:
                stock.append(_stock(kind, side, bits.bit_count(), None, links(f"fix {verb}"), words))
    lines = [el("p", *stock, class_="stock"), el("p", *_states(table, side, words, links), class_="states")]
    return el("section", head, *lines, class_="side automas" if automa else "side humans")


def _stock(kind: Name, side: Side, placed: int, supply: int | None, fix: str | None, words: Words) -> Markup:
    """How many stand on the board, and how many more lie in the supply, which can be corrected."""
    label = f"{words.say(side.seat)}, {words.say(kind)}: {placed}"
    if supply is not None:
        label += f", {words.say('board-supply').lower()}: {supply}"
    more = el("span", f" +{supply}", class_="dim") if supply is not None else None
    drawn = sign(piece(kind, owner(side), scale=1.6))
    return el("span", told(fix, "", *unseen(label, drawn, el("b", placed), more)), title=label)


def _states(table: Table, side: Side, words: Words, links: Links) -> list[Markup]:
    """Booster, first player, passed, tokens: each can be corrected."""
    shown = [(f"booster {side.seat}", "board-booster", words.say(side.booster or "none"))]
    passed = words.say("yes" if side.passed else "no")
    if not table.over:  # then nobody asks any more
        shown.append((f"passed {side.seat} {'no' if side.passed else 'yes'}", "board-passed", passed))
    if table.first == side.seat:
        shown.append(("first", "board-first", "①"))
    if isinstance(side, Human):
        tokens = ", ".join(words.say("board-token", {"token": token}) for token in side.tokens)
        shown.append(("own-tokens", "board-tokens", tokens or words.say("none")))
        if side.strong:
            shown.append(("strong no", "board-strong", words.say("yes")))
        if side.gaia_tile:
            shown.append(("gaia-mines no", "board-gaia-mines", words.say("yes")))
    before = f"{words.say(side.seat)}, "
    return [named(words.say(name), value, links(f"fix {fix}"), before) for fix, name, value in shown]


def hues(table: Table) -> dict[str, str]:
    """By the home planets, which have the colours of the pieces."""
    return {"human": table.human.home, "automa": table.automa.home}


def dealt(table: Table) -> dict[str, object]:
    """First the faction that was not chosen by the player, and which of the two was."""
    factions = {"human": table.human.faction.id, "automa": table.automa.faction.id}
    by_chance = [seat for seat in factions if table.setup[seat] == RANDOM]
    chosen = next((seat for seat in factions if seat not in by_chance), "neither")
    return {seat: factions[seat] for seat in (*by_chance, *factions)} | {"chosen": chosen} if by_chance else {}
