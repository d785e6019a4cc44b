"""Set-up: the settings, the Automa's pieces, and the human's ordinary start."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from automarium.core.ask import Asking
from automarium.core.deck import Deck
from automarium.core.errors import Refusal
from automarium.core.game import NO_YES, Setting, Setup
from automarium.core.rng import Streams
from automarium.core.tale import Name, Tale
from automarium.games.scythe.board import BASE_NEAR, BASE_OF, BESIDE_BASE, DISTANCE, ENCOUNTERS, MAT_PLACE, NAMES, names
from automarium.games.scythe.cards import STARS, AutomaCard, deck_of, star_cards
from automarium.games.scythe.combat_cards import gain_card, lay_out, tell_cards
from automarium.games.scythe.deck import shuffle_deck
from automarium.games.scythe.fixes import correct, fix_reports
from automarium.games.scythe.mats import FACTORY_CARDS, MOST_MECHS, faction_mats, tiles
from automarium.games.scythe.names import (
    ALBION,
    AUTOMA_LEVEL,
    AUTOMASZYNA,
    AUTOMETTA,
    FACTIONS,
    HERO,
    IN_THE_BOX,
    LEVELS,
    MECH,
    TOGAWA,
)
from automarium.games.scythe.reports import turn_reports
from automarium.games.scythe.table import Automa, Human, Table
from automarium.games.scythe.written import CardToDraw, told

START_COINS, START_POPULARITY, START_WORKERS = 5, 10, 2
RANDOM = "random"
FAR = "far"  # drawn among those whose base is farthest from the human's: the easiest
DRAWN = (RANDOM, FAR)
MORE_OR_FEWER = ("-2", "-1", "0", "1", "2")

SETTINGS = (
    Setting("human", RANDOM, (RANDOM, *FACTIONS)),
    Setting("automa", RANDOM, (RANDOM, FAR, *FACTIONS), newcomer=FAR),
    Setting("drawn", "all", ("base", "all"), spoken=dict.fromkeys(("en", "ru", "uk"), "base"), kept=True),
    Setting("level", AUTOMETTA, LEVELS),
    Setting("tile", RANDOM, (RANDOM, *tiles())),
    Setting("automa-deck", "program", ("program", "physical")),
    Setting("combat-cards", "program", ("program", "physical")),
    Setting("check-moves", "yes", NO_YES),
    # the rulebook's own options
    Setting("skips", "no", NO_YES, when={"level": (AUTOMA_LEVEL, AUTOMASZYNA)}),  # Autometta always does
    Setting("coins", "0", MORE_OR_FEWER),
    Setting("power", "0", MORE_OR_FEWER),
    Setting("hesitation", "no", NO_YES),
    Setting("mustering", "no", NO_YES),
    Setting("all-moves", "no", NO_YES),
    # readings of unclear points
    Setting("base-distance", "hex", ("hex", "path"), ruling="S-63"),
    Setting("human-reach", "adjacent", ("adjacent", "full"), ruling="S-80"),
    Setting("attacker", MECH, (MECH, HERO), ruling="S-66"),
    Setting("gains", "group", ("group", "row"), ruling="S-232"),
)


def check_factions(setup: Setup) -> None:
    """The Automa plays another faction than the human (S-03)."""
    if setup["human"] == setup["automa"] != RANDOM:
        raise Refusal("same-faction", faction=Name(setup["human"]))


def lay_table(setup: Setup, streams: Streams, tale: Tale) -> Table:
    """The table of a set-up, still bare."""
    _, cards = deck_of(setup)
    human, automa = _factions(setup, streams)

    def which(possible: Callable[[], Sequence[AutomaCard]], id: str) -> Asking[AutomaCard]:
        def left() -> CardToDraw:
            if not table.deck.count:  # a correction has taken the last one away
                shuffle_deck(table)
            return CardToDraw(possible())

        said = yield from table.ask(id, left)
        return told(table, deck, said)

    deck = Deck(cards, streams["automa-deck"], which, physical=setup["automa-deck"] == "physical")
    table = Table(
        setup,
        streams,
        tale,
        deck,
        Automa(automa, star_cards()[setup["level"]]),
        Human(human, BASE_OF[human]),
    )
    table.reports = turn_reports(table)
    table.corrected_by(fix_reports, correct)
    return table


def _factions(setup: Setup, streams: Streams) -> tuple[Name, Name]:
    """The human's and the Automa's, two different ones."""
    human, automa = setup["human"], setup["automa"]
    among = IN_THE_BOX if setup["drawn"] == "base" else FACTIONS
    if human == RANDOM:
        human = streams["factions"].pick([one for one in among if one != automa])
    if automa in DRAWN:
        others = [one for one in among if one != human]
        automa = streams["factions"].pick(_farthest(human, others) if automa == FAR else others)
    return Name(human), Name(automa)


def _farthest(human: str, others: Sequence[Name]) -> list[Name]:
    """Those whose base is as far from the human's as any."""
    far = {one: DISTANCE[BASE_OF[Name(human)]][BASE_OF[one]] for one in others}
    return [one for one in others if far[one] == max(far.values())]


def set_up(table: Table) -> None:
    """The steps of the rulebook for the Automa, then the human's pieces: the board is bare, and fills as it is told."""
    table.encounters, table.human.hero = 0, MAT_PLACE
    if table.tale.telling:
        tell_status(table)
        table.tale.head("head-setup")
    set_up_automa(table)
    set_up_human(table)
    set_up_board(table)
    shuffle_deck(table)
    table.tale.note("note-human-first")


def tell_status(table: Table) -> None:
    """What is not certain about the data, and what the program does in place of the box, once and plainly."""
    pack, _ = deck_of(table.setup)
    if pack.status == "owner":
        table.tale.care("care-owner-deck")
    elif table.automa.faction in (ALBION, TOGAWA):
        table.tale.care("care-unscanned", faction=table.automa.faction)
    if table.human.faction in (ALBION, TOGAWA):
        table.tale.care("care-tokens", faction=table.human.faction)
    if not table.physical_cards:
        table.tale.care("care-own-combat-deck")


def set_up_automa(table: Table) -> None:
    """What the mat shows is received, not gained: no option changes it (S-14)."""
    automa = table.automa
    mat = faction_mats()[automa.faction]
    if table.tale.telling:
        table.tale.note("note-setup-distance", distance=DISTANCE[automa.base][table.human.base])
        table.tale.order("order-setup-faction", faction=automa.faction)
    automa.power = mat.power
    if table.tale.telling:
        table.tale.order("order-setup-power", power=mat.power)
    deal(table, mat.combat_cards)
    automa.coins = START_COINS
    if table.tale.telling:
        table.tale.order("order-setup-coins", coins=START_COINS)
        table.tale.order("order-setup-popularity", popularity=START_POPULARITY)
    automa.hero = automa.base
    automa.workers = BASE_NEAR[automa.faction]
    automa.workers_on_mat -= START_WORKERS
    if table.tale.telling:
        first, second = names(automa.workers)
        table.tale.order("order-setup-units", first=first, second=second, faction=automa.faction)
        table.tale.order("order-setup-mat", mechs=MOST_MECHS, workers=automa.workers_on_mat, stars=STARS)
        table.tale.order("order-setup-star-card", level=Name(f"level-{table.setup['level']}"))


def deal(table: Table, number: int) -> None:
    """So many combat cards for the Automa, unseen (S-05)."""
    if not table.physical_cards:
        lay_out(table)
    for _ in range(number):
        gain_card(table)
    if number:
        tell_cards(table, "setup-combat-cards", number=number)
    else:
        table.tale.note("note-setup-no-combat-cards")


def set_up_human(table: Table) -> None:
    """The ordinary start: hero on the base, two workers beside it, the power of the mat."""
    human = table.human
    mat = faction_mats()[human.faction]
    telling = table.tale.telling
    if telling:
        table.tale.order("order-setup-human", faction=human.faction)
    human.power = mat.power
    if telling:
        table.tale.order("order-setup-human-power", power=mat.power, number=mat.combat_cards)
    human.hero = human.base
    human.workers = [*BESIDE_BASE[human.faction]]
    if telling:
        first, second = (NAMES[place] for place in human.workers)
        table.tale.order("order-setup-human-units", first=first, second=second)


def set_up_board(table: Table) -> None:
    """Encounters, Factory cards as for two players (S-02), and the tile of the structure bonus."""
    table.encounters = ENCOUNTERS
    if table.tale.telling:
        table.tale.order("order-setup-encounters", number=ENCOUNTERS.bit_count())
        table.tale.order("order-setup-factory-cards", number=FACTORY_CARDS)
    tile = table.setup["tile"]
    if tile == RANDOM:
        tile = table.streams["tile"].pick(list(tiles()))
    table.tile = Name(f"tile-{tile}")
    table.tale.order("order-setup-tile", tile=table.tile)
