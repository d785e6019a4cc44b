"""Set-up: as for two players, with the changes of the Automa rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from automarium.core.ask import Asking
from automarium.core.bits import Bits, each, first_of, narrow
from automarium.core.choose import Ladder, Rung
from automarium.core.deck import CardPick, Deck
from automarium.core.errors import Refusal
from automarium.core.game import Setup
from automarium.core.rng import Streams
from automarium.core.tale import Name, Tale
from automarium.games.gaia.box import Box, box_of, pack_of
from automarium.games.gaia.cards import Card
from automarium.games.gaia.factions import AutomaFaction, HumanFaction
from automarium.games.gaia.fixes import correct, fix_reports
from automarium.games.gaia.human import FreeBooster
from automarium.games.gaia.map import (
    CENTRE_HEX,
    FACES_OF_TWO,
    NAMES,
    POSITIONS,
    WITHIN,
    Map,
    lay,
    offence,
    parse_sectors,
    random_map,
    tilt,
)
from automarium.games.gaia.names import (
    ADVANCED,
    AREAS,
    AUTOMA,
    AUTOMATON,
    BOOSTERS,
    HUMAN,
    INSTITUTE,
    IVITS,
    MINE,
    SPACES,
    SUPERTOMA,
    TECHNOLOGY,
    TERMINATOR,
    TOASTER,
    TOKENS,
    XENOS,
)
from automarium.games.gaia.selection import DIRECTIONAL
from automarium.games.gaia.settings import RANDOM, ROW, chosen, level_of, map_notation, tuned
from automarium.games.gaia.table import CARDS_OUT_FIRST, TABLE_WORK, Automa, Hexes, Human, Side, Table
from automarium.games.gaia.tiles import FINAL_KINDS, ROUNDS
from automarium.games.gaia.turn import BOTTOM, draw_booster
from automarium.games.gaia.written import SIGNS, told

START_VP = 10
EXTRA_CARDS = {AUTOMATON: (9,), SUPERTOMA: (9, 15), TERMINATOR: (9, 15)}
TOASTER_CARD = 2  # it leaves the game on the easiest level


# --- the bare table ---


def lay_table(setup: Setup, streams: Streams, tale: Tale) -> Table:
    """The table of a set-up: map, sides and deck are there, nothing has been placed."""
    box = box_of(setup)
    level = level_of(setup)
    table = Table(setup, streams, tale, box, choose_map(setup, streams, box), level)
    human, automa = choose_factions(setup, streams, box)
    table.seat(Human(HUMAN, human.home, faction=human))
    table.seat(Automa(AUTOMA, automa.home, faction=automa, deck=automa_deck(table)))
    table.corrected_by(fix_reports, correct)
    return table


def choose_map(setup: Setup, streams: Streams, box: Box) -> Map:
    """The default map, a random legal one, or the one on the player's table, whose neighbours are checked (P-16)."""
    strict = setup["neighbours"] == "strict"
    text = map_notation(setup)
    if text == RANDOM:
        return random_map(streams["map"], box.faces, strict=strict)
    map = lay(parse_sectors(text), box.faces)
    pair = offence(map, strict=strict)
    if pair is not None and setup["neighbours"] != "any":
        type = map.type_at(pair[0])
        raise Refusal("map-neighbours", hex=NAMES[pair[0]], other=NAMES[pair[1]], type=type)
    return map


def choose_factions(setup: Setup, streams: Streams, box: Box) -> tuple[HumanFaction, AutomaFaction]:
    """Chosen or random, never of one colour (P-21, P-22); advice gives way to what the player chose."""
    human, automa = setup["human"], setup["automa"]
    pairs = _pairs(box, chosen(setup, "human"), chosen(setup, "automa")) or _pairs(box, human, automa)
    if not pairs:
        raise Refusal("factions-one-colour", human=Name(human), automa=Name(automa))
    h, a = streams["factions"].pick(pairs)
    return box.factions.human[h], box.factions.automa[a]


def _pairs(box: Box, human: str, automa: str) -> list[tuple[Name, Name]]:
    """The factions of two colours that these choices leave."""
    return [
        (h, a)
        for h, mine in box.factions.human.items()
        if human in (RANDOM, h)
        for a, its in box.factions.automa.items()
        if automa in (RANDOM, a) and mine.home != its.home  # a colour is a home type (P-22)
    ]


def automa_deck(table: Table) -> Deck[Card]:
    """The cards of the level or of the player's own tuning, not shuffled yet."""
    _, out = deck_lists(table)
    physical = table.setup["automa-deck"] == "physical"

    def which(cards: Callable[[], Sequence[Card]], id: str) -> Asking[Card]:
        """Asked anew after each correction, which may have moved a card."""

        def left() -> CardPick[Card]:
            if not cards():
                raise Refusal("no-card-to-draw")
            return CardPick(cards(), SIGNS)

        said = yield from table.ask(id, left)
        return told(table, deck, said, cards())

    in_game = [card for card in table.box.cards if card.n not in out]
    deck = Deck(in_game, table.streams["deck"], which, physical=physical)
    return deck


def deck_lists(table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The numbers of the starting cards and of those that leave the game (P-41, P-165 to P-170)."""
    out = (TOASTER_CARD,) if table.level == TOASTER else ()
    if table.setup["deck"] != "level":
        by_hand = tuned(table.setup["deck"])
        return by_hand.start, tuple({*by_hand.out, *out} - set(by_hand.start))
    start = [card.n for card in table.box.cards if card.start and card.n not in out]
    return (*start, *EXTRA_CARDS.get(table.level, ())), out


# --- the steps of the rulebook, in its order ---


def set_up(table: Table) -> Asking[None]:
    tell_status(table)
    table.tale.head("head-setup")
    table.tale.order("order-as-for-two")
    lay_map(table)
    lay_tokens(table)
    lay_factions(table)
    lay_tiles(table)
    lay_technology(table)
    lay_boosters(table)
    if table.since(CARDS_OUT_FIRST):
        remove_cards(table)
    yield from initial_mines(table)
    yield from first_boosters(table)
    for automa in table.automas:
        make_deck(table, automa)
    table.tale.order("order-first", side=table.first)


def tell_status(table: Table) -> None:
    """What is not certain about the data, once and plainly."""
    own = tuple(Name(f"pack-{name.partition('.')[2]}") for name in sorted(table.setup.owner_packs))
    if own:
        table.tale.care("care-owner-packs", packs=own)
    for automa in table.automas:
        if pack_of(table.setup, "gaia.factions").status == "owner":
            continue
        if automa.faction.status == "single source":
            table.tale.care("care-single-source", faction=automa.faction.id)
        elif automa.faction.status == "inferred":
            table.tale.care("care-inferred", faction=automa.faction.id)
    table.tale.care("care-space-order", spaces=SPACES)


def lay_map(table: Table) -> None:
    """Seven sectors, turned so that the hexes form horizontal rows (P-14 to P-18)."""
    table.tale.order("order-map", notation=table.map.notation)
    for position, placed in zip(POSITIONS, table.map.sectors, strict=True):
        table.tale.order(
            "order-sector",
            position=position,
            sector=placed.sector,
            face=Name(f"face-{placed.face}") if placed.sector in FACES_OF_TWO else Name("face-single"),
            rotation=placed.rotation,
            degrees=tilt(placed.rotation),
        )
        if placed.face != FACES_OF_TWO.get(placed.sector, "a"):
            table.tale.care("care-face", sector=placed.sector)
    if table.setup["neighbours"] == "any" and offence(table.map) is not None:
        table.tale.care("care-map-neighbours")


def lay_tokens(table: Table) -> None:
    """One federation token of each kind leaves the game, a random other one goes to Terraforming 5 (P-19, P-20)."""
    given = table.setup["token"]
    token = table.streams["token"].pick(TOKENS) if given == RANDOM else Name(f"token-{given}")
    for kind in TOKENS:
        table.tokens[kind] -= 1
    table.tale.order("order-tokens-out")
    table.tokens[token] -= 1
    table.token_on_terraforming = token
    table.tale.order("order-token", token=token)


def lay_factions(table: Table) -> None:
    """Faction cards, supplies, research levels, VP, satellites (P-21 to P-28)."""
    for human in table.humans:
        human.vp = START_VP
        _start_research(human, human.faction.research)
        table.tale.order("order-human-faction", faction=human.faction.id, colour=human.faction.colour, vp=human.vp)
    for automa in table.automas:
        table.tale.order("order-automa-faction", faction=automa.faction.id, side=automa.seat)
        automa.vp = 0 if table.level == TOASTER else START_VP
        table.tale.order("order-automa-vp", vp=automa.vp, side=automa.seat)
        table.tale.note("note-home", home=automa.home)
        table.tale.order("order-automa-supply", satellites=automa.satellite_supply)
        table.tale.order("order-automa-counters")
        table.tale.order("order-automa-levels")
        _start_research(automa, automa.faction.research)
        if automa.faction.research is not None:
            table.tale.order("order-research", area=automa.faction.research, level=1, side=automa.seat)


def _start_research(side: Side, area: Name | None) -> None:
    if area is not None:
        side.levels[AREAS.index(area)] = 1


def dealt(table: Table, id: str, prefix: str, stock: Sequence[Name], number: int) -> list[Name]:
    """The tiles that a setting names, or so many random ones of the stock."""
    if table.setup[id] != RANDOM:
        return [Name(f"{prefix}{word}") for word in table.setup[id].split()]
    shuffled = list(stock)
    table.streams[id].shuffle(shuffled)
    return shuffled[:number]


def lay_tiles(table: Table) -> None:
    """Six round scoring tiles and two final scoring tiles."""
    rounds = table.box.tiles.rounds
    stock = [id for id, tile in rounds.items() for _ in range(tile.copies)]
    for number, id in enumerate(dealt(table, "rounds", "round-", stock, ROUNDS), 1):
        tile = rounds[id]
        table.rounds.append(tile)
        table.tale.order("order-round-tile", number=number, tile=tile.id, vp=tile.vp(number))
    upper, lower = table.finals = dealt(table, "finals", "final-", FINAL_KINDS, 2)
    table.tale.order("order-final-tiles", upper=upper, lower=lower)
    if table.since(TABLE_WORK):
        neutral = table.box.tiles.neutral
        table.tale.order("order-neutral", upper=neutral[upper], lower=neutral[lower])


def lay_technology(table: Table) -> None:
    """A standard technology tile under each area and three beside them, an advanced one in each area (P-181). They are
    the human's: the Automa takes none, and only whether an advanced one still lies there matters to it (P-05)."""
    if table.setup["technology"] != RANDOM or not table.since(TABLE_WORK):
        return
    tiles, advanced = list(TECHNOLOGY), list(ADVANCED)
    table.streams["technology"].shuffle(tiles)
    table.streams["technology"].shuffle(advanced)
    table.advanced = 0
    for at, (area, tile, above) in enumerate(zip(AREAS, tiles, advanced, strict=False)):
        table.advanced |= 1 << at
        table.tale.order("order-technology", area=area, tile=tile, advanced=above)
    table.tale.order("order-technology-free", tiles=tuple(tiles[len(AREAS) :]))


def lay_boosters(table: Table) -> None:
    """Five boosters in a row whose order matters (P-29)."""
    table.row = dealt(table, "boosters", "booster-", BOOSTERS, ROW)
    table.tale.order("order-boosters", boosters=tuple(table.row))


# --- initial mines ---


def initial_mines(table: Table) -> Asking[None]:
    """Human, Automa, Automa, human, then the third mines of the Xenos, then the institute of the Ivits (P-35)."""
    table.tale.head("head-initial-mines")
    builders = [human for human in table.humans if human.faction.id != IVITS]
    for human in builders:
        yield from _human_mine(table, human)
    for automa in table.automas:
        yield from settle(table, automa, 2)
    for human in reversed(builders):
        yield from _human_mine(table, human)
    for human in builders:
        if human.faction.id == XENOS:
            yield from _human_mine(table, human)
    for automa in table.automas:
        yield from settle(table, automa, automa.faction.mines - 2)
    for human in table.humans:
        if human.faction.id == IVITS:
            yield from _human_mine(table, human, INSTITUTE)


def _human_mine(table: Table, human: Human, kind: Name = MINE) -> Asking[None]:
    """Where a correction has left no home planet or no piece, nothing can be asked for; one that would is refused."""

    def free() -> int:
        return table.types[human.home] & table.empty if human.supply[kind] > 0 else 0

    def hexes() -> Hexes:
        if not free():
            raise Refusal("no-home-planet", kind=kind, type=human.home)
        return Hexes(table, free())

    if not free():
        table.tale.care("no-home-planet", kind=kind, type=human.home)
        return
    number = human.structures[kind].bit_count() + 1
    hex = yield from table.ask("ask-initial", hexes, human.seat, kind=kind, type=human.home, number=number)
    human.put(kind, hex)


def settle(table: Table, automa: Automa, number: int) -> Asking[None]:
    """So many mines on the free home planets nearest to the centre. Only when more are equally near than there are
    mines left is a card drawn, and the first ones in its direction are taken (P-31 to P-34)."""
    card: Card | None = None
    centre = first_of("P-32", "why-centre", WITHIN[CENTRE_HEX])
    while (number := min(number, automa.supply[MINE])) > 0 and (free := table.types[automa.home] & table.empty):
        tied = centre.keep(free)
        ladder = table.tale.ladder("choice-initial", table.namer())
        if tied.bit_count() <= number:
            if ladder is not None:
                ladder.stood, ladder.kept = free, Bits
                ladder.rungs.append(Rung(centre.rule, centre.name, centre.args, Bits(tied)))
            for hex in each(tied):
                number -= 1
                _automa_mine(table, automa, hex, ladder)
            continue
        if card is None:
            card = yield from random_card(table, automa, "ask-initial-card")
            table.tale.note("note-initial-card", card=card.n, direction=card.direction)
            continue  # a correction on the way may have changed what is free
        chosen = narrow(free, (centre, DIRECTIONAL[card.direction]), ladder)
        assert chosen is not None
        number -= 1
        _automa_mine(table, automa, chosen, ladder)


def _automa_mine(table: Table, automa: Automa, hex: int, ladder: Ladder | None) -> None:
    """No satellite, no charging, no VP (P-36)."""
    automa.put(MINE, hex)
    table.tale.order("order-mine", ladder, side=automa.seat, **table.planet(hex))


def random_card(table: Table, automa: Automa, id: str) -> Asking[Card]:
    """A random card for the set-up, from all cards in the game; it is put back (P-34, P-39)."""
    deck = automa.deck
    if deck.physical:
        return (yield from deck.which(lambda: deck.all, id))
    return table.streams["set-up"].pick(deck.all)


# --- first boosters and the deck ---


def first_boosters(table: Table) -> Asking[None]:
    """In reverse order: the Automa by the green one of five bars on a random card, then the human (P-37 to P-40)."""
    for automa in table.automas:
        card = yield from random_card(table, automa, "ask-booster-card")
        draw_booster(table, automa, card.first_booster, card)
    for human in reversed(table.humans):
        if not table.row:  # only a correction can have emptied it
            continue
        human.booster = yield from table.ask(
            "ask-first-booster", lambda: FreeBooster(table, tuple(table.row)), human.seat, boosters=tuple(table.row)
        )
        table.row.remove(human.booster)


def remove_cards(table: Table) -> None:
    """Cards that leave the game, before any card is drawn from the others (P-34, P-39, P-165)."""
    _, out = deck_lists(table)
    cards, number = ", ".join(map(str, sorted(out))), len(out)
    if out and table.setup["automa-deck"] == "physical":
        table.tale.order("order-remove-cards", cards=cards, number=number)
    elif out:
        table.tale.note("note-remove-cards", cards=cards, number=number)


def make_deck(table: Table, automa: Automa) -> None:
    """The starting cards of the level and one random card (P-41 to P-45)."""
    cards = {card.n: card for card in table.box.cards}
    start = [n for n in deck_lists(table)[0] if n in cards]  # a deck of the workshop may lack some
    automa.deck.start_with([cards[n] for n in start])
    if not table.since(CARDS_OUT_FIRST):
        remove_cards(table)
    names = ", ".join(map(str, sorted(start)))
    if automa.deck.physical:
        table.tale.order("order-set-aside", cards=names)
    automa.deck.join()
    automa.deck.gather()
    number, aside = automa.deck.count, automa.deck.aside_count
    if automa.deck.physical:
        table.tale.order("order-make-deck", number=number, aside=aside)
        table.tale.order("order-bottom", number=BOTTOM)
    else:
        table.tale.note("note-make-deck", cards=names, number=number, aside=aside)
