"""Red Rising in the terminal: four columns, the tracks of both sides, the Automa's two cards."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from automarium.cards.redrising import ability, block, clauses, initials, last
from automarium.core.tale import Name
from automarium.games.redrising.cards import UNKNOWN_ID, AutomaCard, Card
from automarium.games.redrising.hand import CODEBREAKER
from automarium.games.redrising.names import (
    AUTOMA_HAND,
    BANISHED,
    DECK,
    FLEET,
    HAND,
    HELIUM,
    INFLUENCE,
    LOCATIONS,
    LUNA,
    SIDES,
)
from automarium.games.redrising.scoring import bonus_track, excess, gained_with, hand_now
from automarium.games.redrising.screen import open_tops
from automarium.games.redrising.table import FULL, Table, signed
from automarium.words import Words, figure

SHOWN = 6  # cards of a pile that are listed by name


def board(table: Table, words: Words) -> RenderableType:
    parts: list[RenderableType] = [_locations(table, words), _tracks(table, words), _facts(table, words)]
    if table.screen:
        parts.append(_hand(table, words))
    elif table.known:
        names = ", ".join(words.say(card.id) for card in table.piles[HAND])
        parts.append(Text.assemble((f"  {words.say(HAND)}: ", "bold"), names))
    if table.cards:
        parts.append(_cards(table, words))
    return Group(*parts)


def _locations(table: Table, words: Words) -> Grid:
    grid = Grid(box=box.ROUNDED, expand=False, show_lines=False)
    letter_at = {location: letter for letter, location in table.priorities.items()}
    for location in LOCATIONS:
        head = Text(words.say(location), style="bold")
        if location in letter_at:
            head.append(f"  {words.say(letter_at[location])}", style="cyan")
        grid.add_column(head, justify="center", min_width=15)
    grid.add_row(*(_pile(table, location, words) for location in LOCATIONS))
    shown = words.say(table.luna_shows)
    grid.add_row(*(Text(f"☾ {shown}" if location == LUNA else "", style="cyan") for location in LOCATIONS))
    return grid


def _pile(table: Table, location: Name, words: Words) -> Text:
    """A pile from the top down; of counted cards only their number."""
    pile = table.piles[location]
    if not table.known:
        return Text(f"{'▇' * min(len(pile), 12)} {len(pile)}")
    names = [_name(card, words) for card in reversed(pile[-SHOWN:])]
    if table.screen:
        names = [_seen(card, words) for card in reversed(pile)]
        if location in open_tops(table):
            names[0] += f" ({signed(gained_with(table, location))}{'' if bonus_track(table, location) else '…'})"
    more = [f"+{len(pile) - SHOWN}"] if len(pile) > len(names) else []
    text = Text("\n".join([*names, *more]) or "·")
    if names:
        text.stylize("bold", 0, len(names[0]))
    return text


def _seen(card: Card, words: Words) -> str:
    """On the screen every card of the board has been seen; one that lies face down is marked."""
    return words.say(card.id) if card.up else f"▒ {words.say(card.id)}"


def _hand(table: Table, words: Words) -> Grid:
    """Each card of the hand: colour and core value, what it is worth now, and what it says."""
    score = hand_now(table)
    over = excess(len(score.cards))
    title = words.say("seat-hand", {"number": len(score.cards), "points": score.total + over})
    if over:
        title += f" ({words.say('seat-over', {'points': signed(over)})})"
    grid = Grid(box=None, padding=(0, 1), title=title, title_justify="left", title_style="bold", show_header=False)
    for one in score.cards:
        color = words.say(f"short-{one.character.color}")
        who = one.character
        said = [
            *ability(who, words, itself=table.setup.on("itself")),
            *last(who, words, free=table.setup["end-abilities"] == "may"),
            block(who, words),
            *clauses(who, words),
            initials(score, words) if who.id == CODEBREAKER else "",
        ]
        name = Text(words.say(one.character.id), style="bold")
        grid.add_row(
            Text(f"{color} {one.core}"),
            name,
            Text(figure(one.total), style="green"),
            Text(" ".join(filter(None, said)), "dim"),
        )
    return grid


def _name(card: Card, words: Words) -> str:
    return "▒▒▒" if not card.up or card.id == UNKNOWN_ID else words.say(card.id)


def _tracks(table: Table, words: Words) -> Grid:
    grid = Grid(box=None, padding=(0, 2))
    grid.add_column("")
    for track in (FLEET, HELIUM, INFLUENCE):
        grid.add_column(words.say(track))
    grid.add_column(words.say("sovereign"))
    grid.add_column(words.say("cli-cards"), justify="right")
    for side, place in zip(SIDES, (HAND, AUTOMA_HAND), strict=True):
        tracks = [_track(table.tracks[side][track]) for track in (FLEET, HELIUM, INFLUENCE)]
        crown = "♛" if table.sovereign == side else ""
        grid.add_row(words.say(side), *tracks, crown, str(len(table.piles[place])))
    grid.add_row("", "", "", "", words.say("deck"), str(len(table.piles[DECK])), style="dim")
    grid.add_row("", "", "", "", words.say("banished"), str(len(table.piles[BANISHED])), style="dim")
    return grid


def _facts(table: Table, words: Words) -> Text:
    """The human's house, and the side of the parity card."""
    facts = (("verb-house", table.house), ("picture-parity", table.parity))
    return Text("   ".join(f"  {words.say(label)}: {words.say(value)}" for label, value in facts))


def _track(value: int) -> Text:
    filled = min(value, FULL)
    return Text("●" * filled + "·" * (FULL - filled) + f" {value:>2}", style="green" if value >= 7 else "")


def _cards(table: Table, words: Words) -> Text:
    return Text("   ".join(_card(card, words) for card in table.cards), style="dim")


def _card(card: AutomaCard, words: Words) -> str:
    """A card in its signs: where to activate, where to gain, the arrow, the extra section."""
    extra = {"star": "★", "discard": "✖", "none": ""}[card.extra]
    symbols = [words.say(one) for one in (card.activation, card.gain)]
    return f"[{card.n}: ▼ {symbols[0]}  ▲ {symbols[1]}  {words.say(card.arrow)} {extra}]"
