"""Set-up: what changes for the Automa, in the order of the rulebook, within the ordinary set-up."""

from __future__ import annotations

from collections.abc import Iterable

from automarium.core.ask import Asking
from automarium.core.deck import Deck
from automarium.core.errors import Refusal
from automarium.core.game import NO_YES, Part, Setting, Setup
from automarium.core.rng import Streams
from automarium.core.tale import Name, Say, Tale
from automarium.games.golem.box import open_box
from automarium.games.golem.called import START, called
from automarium.games.golem.dealing import (
    deal_action_tiles,
    deal_library,
    drop_marbles,
    lay_characters,
    lay_neighbourhood,
    starting_tiles,
    take_artifact_tile,
    tell_cemetery,
)
from automarium.games.golem.effects import component
from automarium.games.golem.fixes import correct, fix_reports, slip
from automarium.games.golem.names import AUTOMA, DISTRICTS, HUMANS
from automarium.games.golem.notation import Effect, phrase
from automarium.games.golem.survey import survey
from automarium.games.golem.table import HIGHEST, LOWEST, STARTING_GOLEMS, Golem, Table
from automarium.games.golem.turn import shuffle_deck

TILES_TOLD = 6  # the version of the rules since which the house says which starting tiles the Automa gets


def _tokens(text: str) -> str:
    """The strategy tokens from the top: `red blue yellow` or `RBY`."""
    word = text.casefold()
    words = word.replace(",", " ").split()
    if len(words) == 1 and len(word) == len(DISTRICTS):
        words = list(word)
    found = [next((one for one in DISTRICTS if one.startswith(part)), None) for part in words]
    if set(found) != set(DISTRICTS) or len(found) != len(DISTRICTS):
        raise Refusal("tokens-bad", got=text)
    return " ".join(str(one) for one in found)


def _red_zone(text: str) -> str:
    """The highest number in the red zone."""
    word = text.casefold().replace("−", "-")
    if not word.removeprefix("-").isdecimal() or not LOWEST <= int(word) < HIGHEST:
        raise Refusal("red-zone-bad", got=text, low=LOWEST, high=HIGHEST - 1)
    return str(int(word))


def _number(number: int) -> Say:
    return Say("number", {"number": number})


OWNER = {"door": ("owner",)}
_COLOURS = tuple((str(district), Say(str(district))) for district in DISTRICTS)
_ZONES = tuple((str(number), _number(number)) for number in range(LOWEST, HIGHEST))
SETTINGS = (
    Setting("door", "house", ("owner", "house"), first=True, once=True, kept=True),
    Setting(  # whoever sits down to play
        *("level", "2", ("1", "2", "3", "4")), spoken={"en": "1", "ru": "1", "uk": "1"}, kept=True
    ),
    Setting("humans", "1", ("1", "2", "3")),
    Setting(
        *("tokens", "random", ("random",)),
        check=_tokens,
        parts=tuple(Part(_number(at), _COLOURS) for at in range(1, len(DISTRICTS) + 1)),
    ),
    Setting("automa-deck", "program", ("program", "physical"), when=OWNER),
    Setting("survey", "no", NO_YES, when=OWNER),
    Setting("red-zone", "box", ("box",), ruling="A-01", check=_red_zone, parts=(Part(Say("red-zone-up-to"), _ZONES),)),
    Setting("most", "possible", ("possible", "all"), ruling="A-05"),
    Setting("colour-order", "coloured", ("coloured", "white"), ruling="A-07"),
    Setting("work-surplus", "resources", ("resources", "nothing"), ruling="A-14"),
    Setting("free-golem", "extra", ("extra", "last"), ruling="A-15"),
    Setting("kill-tiles", "sign", ("sign", "beside"), ruling="A-17"),
    Setting("forward", "stand-up", ("stand-up", "far"), ruling="A-21"),
    Setting("pay-in-red", "yes", ("yes", "no"), ruling="A-24"),
    Setting("control", "pays", ("pays", "penalty"), ruling="A-29"),
    Setting("study-token", "moves", ("moves", "stays"), ruling="A-31"),
    Setting("large-tile", "last", ("last", "first"), ruling="A-32"),
    Setting("black-column", "leftmost", ("leftmost", "with-room"), ruling="A-42"),
    Setting("upgrade-in-red", "yes", ("yes", "no"), ruling="A-43"),
    Setting("work-none-stands", "vp", ("vp", "resources"), ruling="A-44"),
    Setting("last-area", "things", ("things", "tile"), ruling="A-50"),
    Setting("book-order", "rows", ("rows", "columns"), ruling="A-51"),
    Setting("cemetery-kill", "plain", ("plain", "doubled"), ruling="A-52"),
    Setting("mirror", "leftover", ("leftover", "every-tie"), ruling="A-60"),
)


def lay_table(setup: Setup, streams: Streams, tale: Tale) -> Table:
    """The table of a set-up, still bare. The Automa sits first; human-1 is the first human on the turn order track."""
    seats = (AUTOMA, *HUMANS[: int(setup["humans"])])
    box = open_box(setup)
    deck = Deck(box.cards, streams["automa-deck"], from_front=True)
    table = Table(setup, streams, tale, box, deck, int(setup["level"]), seats)
    table.corrected_by(fix_reports, correct, slip)
    table.order = list(seats)
    table.taken = {seat: [] for seat in seats}
    return table


def set_up(table: Table) -> Asking[None]:
    tell_status(table)
    if table.setup.on("survey") and not table.house:
        yield from survey(table)
    table.tale.head("head-setup", level=table.level, players=table.players)
    if table.when_met:
        yield from owners_set_up(table)
        return
    if table.house:
        table.tale.care("care-trial", humans=table.players - 1)
    yield from lay_board(table)
    table.tale.order("order-special-tiles")  # step 12
    table.tale.order("order-first-player", humans=table.players - 1)  # step 13
    tiles = yield from starting_tiles(table)  # step 14
    if table.tale.telling and table.house and table.setup.rules >= TILES_TOLD:
        named = tuple(Say("known-effect", {"name": called(START, id), "effect": phrase(one)}) for id, one in tiles)
        table.tale.order("order-starting-tiles-named", tiles=named, number=table.level)
    table.tale.order("order-objectives")  # step 15
    if not table.house:
        table.tale.order("order-own-objectives", humans=table.players - 1)
    yield from take_artifact_tile(table)  # step 16
    lay_tokens(table)  # step 18
    table.tale.order("order-resource-track", level=table.level)  # step 19
    yield from gain_starting_tiles(table, tiles)
    lay_deck(table)  # step 20


def gain_starting_tiles(table: Table, tiles: Iterable[tuple[str, Effect]]) -> Asking[None]:
    """What the starting tiles bring, once the resource track lies there."""
    for id, effect in tiles:
        if id and effect.empty:
            table.tale.note("note-idle-tile", tile=called(START, id), key=id)
        elif id:
            table.tale.note("note-starting-tile", tile=called(START, id), key=id)
        else:
            table.tale.note("note-nameless-tile")
        yield from component(table, effect)


def owners_set_up(table: Table) -> Asking[None]:
    """At a table with a box all that is to be laid out comes first; then what lies there is asked for, as far as the
    Automa needs it now."""
    left = sum(table.unknown().values())
    if left:
        table.tale.care("care-entered-once", left=left)
    table.tale.order("order-lay-board", players=table.players)
    deal_action_tiles(table)
    table.tale.order("order-special-tiles")  # step 12
    table.tale.order("order-first-player", humans=table.players - 1)  # step 13
    table.tale.order("order-starting-tiles", number=table.level)  # step 14
    table.tale.order("order-objectives")  # step 15
    table.tale.order("order-own-objectives", humans=table.players - 1)
    table.tale.order("order-artifact-left")  # step 16
    lay_tokens(table)  # step 18
    table.tale.order("order-resource-track", level=table.level)  # step 19
    lay_deck(table)  # step 20
    tiles = yield from starting_tiles(table)
    yield from gain_starting_tiles(table, tiles)
    yield from lay_characters(table)
    yield from drop_marbles(table)


def tell_status(table: Table) -> None:
    """What is not the printed game, once and plainly."""
    if table.house:
        table.tale.care("care-house")
    else:
        table.tale.care("care-owner")
        box, left = table.box, sum(table.box.unknown().values())
        table.tale.note("note-box", cards=len(box.cards), books=len(box.books), left=left)
    table.tale.care("care-public")


def lay_board(table: Table) -> Asking[None]:
    """The ordinary parts of the board, with the Automa counted as a player (G-02)."""
    yield from lay_characters(table)
    yield from lay_neighbourhood(table)
    tell_cemetery(table)
    deal_library(table)
    deal_action_tiles(table)
    yield from drop_marbles(table)


def lay_tokens(table: Table) -> None:
    """The main token, three coloured ones below it, and a golem in the districts of the upper two (G-08, G-09)."""
    given = table.setup["tokens"]
    if given == "random":
        table.streams["tokens"].shuffle(table.tokens)
    else:
        table.tokens = [Name(word) for word in given.split()]
    table.tale.order("order-tokens", tokens=tuple(table.tokens))
    table.placed = True
    for district in table.tokens[:STARTING_GOLEMS]:
        table.golems.append(Golem(district))
        table.tale.order("order-starting-golem", district=district)


def lay_deck(table: Table) -> None:
    """The 20 cards face down (G-11): the program's, once all of them are known, or the player's own."""
    deck = table.deck
    deck.physical = not table.box.all_cards or (not table.house and table.setup["automa-deck"] == "physical")
    shuffle_deck(table)
