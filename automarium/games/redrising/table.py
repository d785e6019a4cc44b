"""The table: the twin of what lies before the player, and the few ways in which it changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from automarium.core.ask import Asking, Option, Pick, Place, Said, Several, options
from automarium.core.choose import Ladder
from automarium.core.deck import Deck
from automarium.core.errors import Refusal
from automarium.core.table import CoreTable
from automarium.core.tale import Name, Say
from automarium.games.redrising.cards import (
    UNKNOWN,
    UNKNOWN_ID,
    AutomaCard,
    Card,
    Character,
    characters,
    face_up,
    in_play,
)
from automarium.games.redrising.names import (
    AUTOMA,
    AUTOMA_HAND,
    DECK,
    EVEN,
    FLEET,
    HAND,
    HOUSES,
    HUMAN,
    INFLUENCE,
    LUNA,
    NOTHING,
    ODD,
    PAIRED,
    PLACES,
    SIDES,
    TRACKS,
)

T = TypeVar("T")
Player = Callable[["Table", str, Sequence[Any], bool], Any]  # a question, what can be chosen, whether nothing can be

FULL = 10  # fleet and influence for both sides; helium only for the Automa
NEUTRAL_INFLUENCE = 3
NONE = Option("no", None, Say("no"))
YES = (Name("yes"),)
HIDDEN = frozenset({AUTOMA_HAND, DECK})  # where cards lie face down
TURNS, LAST_TURN, END = Name("turns"), Name("last-turn"), Name("end")  # the parts of a match

# the version of the rules since which
BANISHED_AFTER = 2  # clauses look at the banished cards as end abilities and Ceres leave them
AS_CORRECTED = 2  # the hand is counted before its penalty, and what is corrected while points are counted counts
BOTH_AT_ONCE = 2  # both cards of the Automa's turn are drawn before the first is carried out
NAMED_FIRST = 2  # Roque's card is named before the one to turn over is told
CARRIED_OUT = 2  # the program carries out every ability that moves a track, and every end ability
BY_STEPS = 3  # the program carries out every ability of the human, step by step (H-01 to H-31)
AS_STEPS = 4  # counted characters offer what their steps offer: what is free, and what can be had (U-12, U-16)
BY_CARDS = 5  # a hand that was only counted can be named card by card when points are counted
ASKED_FIRST = 6  # what a card brings is told when all that it depends on has been asked
COUNTED_AT_ONCE = 6  # the Automa's matching cards count as soon as they have been counted
BARRED_AT_ONCE = 7  # a card that an ability deploys bars its location, whatever it does there (U-01)


class Play(NamedTuple):
    """What the human does with a turn: leads a card to a place, scouts, or gains with an empty hand."""

    verb: str
    card: Name | None
    place: Name | None


@dataclass(slots=True)
class Turn:
    """How far the human's turn has come: where they led, which character (if known), whether it is over."""

    led_at: Name | None = None
    led: Name = UNKNOWN_ID
    over: bool = False
    barred: set[Name] = field(default_factory=set)  # where a character was deployed: nothing is gained there
    used: set[Name] = field(default_factory=set)  # characters whose ability has been used
    declined: bool = False  # whether the human has answered the last question about an ability with a no
    by_hand: Name | None = None  # the character whose ability the human carries out, and tells step by step
    told: list[Said] = field(default_factory=list)  # what has been told of it


@dataclass(slots=True)
class Table(CoreTable):
    """Everything that the Automa must know, in the player's own order of things: piles run from bottom to top."""

    deck: Deck[AutomaCard]
    priorities: dict[Name, Name] = field(default_factory=dict)  # letter -> location
    house: Name = HOUSES[0]
    parity: Name = EVEN
    first: Name = HUMAN
    piles: dict[Name, list[Card]] = field(default_factory=lambda: {place: [] for place in PLACES})
    tracks: dict[Name, dict[Name, int]] = field(default_factory=lambda: {s: dict.fromkeys(TRACKS, 0) for s in SIDES})
    sovereign: Name | None = None
    turns: dict[Name, int] = field(default_factory=lambda: dict.fromkeys(SIDES, 0))
    turn: Turn = field(default_factory=Turn)
    stage: Name = TURNS
    ending: bool = False
    cards: tuple[AutomaCard, ...] = ()  # the two cards of the Automa's turn
    hacker: int = 0  # the core value that Hacker found
    matching: int | None = None  # the Automa's matching cards among those without names, when they have been counted
    banished_first: int | None = None  # how many there were when end-game scoring began
    banished_at_end: tuple[Character, ...] | None = None  # which they were: what rules before BANISHED_AFTER look at
    air: int = 0  # cards that are on their way from one place to another while a question is put
    aloft: list[Name] = field(default_factory=list)  # those of them that have been named
    seen: set[Name] = field(default_factory=set)  # characters of which the human knows where they are (H-27)
    among: set[Name] = field(default_factory=set)  # and those that the Automa holds, they do not know how deep
    player: Player | None = None  # who chooses for the human at once, in a match that is played out in thought
    result: Any = None
    variant: bool = field(init=False)
    known: bool = field(init=False)  # whether characters are known by name, or only counted
    screen: bool = field(init=False)  # whether the program deals, rolls and knows everything

    def __post_init__(self) -> None:
        self.variant = self.setup.on("variant")
        self.screen = self.setup["depth"] == "screen"
        self.known = self.screen or self.setup["depth"] == "known"

    def let_go(self) -> None:
        """The match is over: what would ask goes. It holds on to the table, and Python would have to search for it."""
        del self.deck.which

    def name_cards(self) -> None:
        """From here on characters are known by name, and corrected by it."""
        self.known, self.looked_at = True, None

    # --- what is known ---

    @property
    def luna_shows(self) -> Name:
        """The Luna bonus card shows the location whose letter is paired with Luna's, all match long (R-13, R-14)."""
        lie = self.priorities
        return next(lie[PAIRED[letter]] for letter, location in lie.items() if location == LUNA)

    def character(self, card: Card) -> Character | None:
        return characters().get(card.id)

    def named(self, place: Name) -> tuple[Character, ...]:
        """The characters of a place that have a name; cards that are only counted have none."""
        if not self.known:
            return ()
        known = characters()
        return tuple([known[card.id] for card in self.piles[place] if card.id in known])

    def where(self, id: Name) -> Name | None:
        """The place where a character lies, if it has been seen; cards that are only counted have no names."""
        if not self.known:
            return None
        return next((place for place, pile in self.piles.items() if id in [card.id for card in pile]), None)

    def may_hold(self, id: Name) -> bool:
        """Whether the human's hand has, or may have, this character."""
        place = self.where(id)
        if place is not None:
            return place == HAND
        return UNKNOWN in self.piles[HAND]

    def to_see(self, card: Card) -> dict[str, Any]:
        """A card that is turned over, for whoever is told: on the screen by name; at the table the human sees it."""
        return {"card": card.id} if self.screen else {}

    def unseen(self) -> list[Name]:
        """The characters that nobody has named yet."""
        seen = {*self.aloft, *(card.id for pile in self.piles.values() for card in pile)}
        return [id for id in in_play(self.variant) if id not in seen]

    def top(self, location: Name) -> Card | None:
        pile = self.piles[location]
        return pile[-1] if pile else None

    def full(self, side: Name, track: Name) -> bool:
        """Helium has no end for the human; the Automa counts it as full at 10 (R-81)."""
        return self.tracks[side][track] >= FULL and (side == AUTOMA or track in (FLEET, INFLUENCE))

    def parity_of(self, character: Character) -> Name:
        return ODD if character.core % 2 else EVEN

    # --- asking ---

    def one_of(self, place: Name) -> Pick[Name]:
        """One card of a place as it lies now; a correction may not leave this question without an answer."""
        if not self.piles[place]:
            raise Refusal("place-empty", place=place)
        return Pick(options(dict.fromkeys(card.id for card in self.piles[place])))

    def reveal(self, card: Card, id: str = "ask-which-character", **args: Any) -> Asking[Card]:
        """The card with its name: asked when characters are known and this one has not been seen yet."""
        if not self.known or card.id != UNKNOWN_ID:
            return card
        if id == "ask-which-character":
            args.setdefault("location", NOTHING)
        named: Name = yield from self.in_the_air(1, self.ask(id, lambda: Unseen(self), **args))
        return Card(named)

    def name_top(self, place: Name, id: str = "ask-which-character", **args: Any) -> Asking[Card]:
        """The card that has just come to the top of a place gets its name; until it has one it is on its way there."""
        card = self.top(place)
        assert card is not None
        if self.known and card.id == UNKNOWN_ID:
            card = yield from self.reveal(self.piles[place].pop(), id, **args)
            self.put(card, place)
        return card

    def in_the_air(self, number: int, asking: Asking[T], named: Iterable[Card] = ()) -> Asking[T]:
        """A question while cards have left one place and not come to another; those that have been named lie nowhere
        else meanwhile."""
        self.air += number
        before, self.aloft = self.aloft, [*self.aloft, *(card.id for card in named)]
        answer = yield from asking
        self.air -= number
        self.aloft = before
        return answer

    def choose(
        self, id: str, choices: Callable[[], Sequence[Name]], *, none: bool = False, prefix: str = "", **args: Any
    ) -> Asking[Name | None]:
        """One of these, by the human; or none of them, where that may be. What goes without saying is not asked."""
        now = choices()
        if not now or (len(now) == 1 and not none):
            return now[0] if now else None
        if self.player is not None:
            chosen: Name | None = self.player(self, id, now, none)
            return chosen

        def shape() -> Place[Name | None]:
            found = dict.fromkeys(choices())
            if not found and not none:
                raise Refusal("nothing-to-choose")  # a correction may not leave this question without an answer
            return Place((*options(found, prefix), *((NONE,) if none else ())))

        answer: Name | None = yield from self.ask(id, shape, **args)
        self.turn.declined = answer is None
        return answer

    def choose_yes(self, id: str, **args: Any) -> Asking[bool]:
        """Yes or no, by the human."""
        if self.player is not None:
            return self.player(self, id, YES, True) is not None
        yes = yield from self.ask_yes(id, **args)
        self.turn.declined = not yes
        return yes

    def choose_color(self, id: str, colors: Sequence[Name], **args: Any) -> Asking[Name]:
        """One of these colours, by the human."""
        if self.player is not None:
            named: Name = self.player(self, id, colors, False)
            return named
        shape = Colors(tuple(Option(str(one), one, Say(f"color-{one}")) for one in colors))
        return (yield from self.ask(id, lambda: shape, **args))

    # --- cards ---

    def draw(self) -> Card:
        """The top card of the character deck; without one, what was about to happen cannot be."""
        deck = self.piles[DECK]
        if not deck:
            raise Refusal("deck-empty")
        return deck.pop()

    def human_draws(self, number: int = 1) -> Asking[None]:
        """Cards of the character deck go to the human's hand, as long as there are any."""
        for _ in range(number):
            if not self.piles[DECK]:
                return
            self.put(self.draw(), HAND)
            self.tale.order("order-human-draws", card=self.piles[HAND][-1].id)
            yield from self.name_top(HAND, "ask-drawn-character")

    def put(self, card: Card, place: Name) -> None:
        """On top of a place, face up. In the Automa's hand every card goes on top, whatever brought it there (R-96)."""
        self.piles[place].append(card if card.up else face_up(card.id))
        if place not in HIDDEN:
            self.seen.add(card.id)

    def forget(self, cards: Iterable[Card]) -> None:
        """Cards that have been shuffled: nobody knows any more which of them lies where."""
        self.seen.difference_update(card.id for card in cards)

    def no_effect(self, card: Name, lacks: str) -> None:
        """Tells that the ability of a card does nothing, and what it lacks."""
        self.tale.note("note-no-effect", card=card, lacks=lacks)

    def name_card(self, id: Name, place: Name) -> Card:
        """Takes a named card out of a place: itself, or an unseen one that turns out to be it. Where characters are
        only counted it gets no name."""
        pile = self.piles[place]
        for at in reversed(range(len(pile))):
            if pile[at].id == id:
                return pile.pop(at)
        elsewhere = self.where(id)
        if elsewhere is not None:
            raise Refusal("card-elsewhere", card=id, place=elsewhere)
        for at in reversed(range(len(pile))):
            if pile[at].id == UNKNOWN_ID:
                found = pile.pop(at)
                return Card(id) if self.known else found
        raise Refusal("card-not-there", card=id, place=place)

    def take_chosen(self, place: Name, id: str, **args: Any) -> Asking[Card]:
        """A card of a place: the human's choice where there are several and they are known, else the top one."""
        pile = self.piles[place]
        if self.known and len(pile) > 1:
            chosen = yield from self.ask(id, lambda: self.one_of(place), **args)
            card = self.name_card(chosen, place)
        else:
            card = pile.pop()
        return (yield from self.reveal(card))

    # --- tracks ---

    def add(self, side: Name, track: Name, amount: int) -> int:
        """Moves a track within its limits, and returns by how much."""
        tracks = self.tracks[side]
        before = tracks[track]
        after = before + amount
        if after < 0:
            after = 0
        elif after > FULL and (side == AUTOMA or track in (FLEET, INFLUENCE)):
            after = FULL
        tracks[track] = after
        return after - before

    def tell_track(
        self, side: Name, track: Name, moved: int, why: Ladder | None = None, by: Name | None = None
    ) -> None:
        """Tells by how much a track has moved, where it stands, and which bonus of the human moved it."""
        if self.tale.telling:
            way, total = "up" if moved > 0 else "down", self.tracks[side][track]
            args = {"side": side, "track": track, "way": way, "steps": abs(moved), "total": total}
            self.tale.order("order-track", why, **args, **brought(by))


def brought(by: Name | None) -> dict[str, Name]:
    """What brought a bonus, among the arguments of what tells it."""
    return {} if by is None else {"bonus": by}


def signed(number: int) -> str:
    """A change with its sign, as people write it."""
    return f"{number:+d}".replace("-", "−")


class SomeCards(Several[Name]):
    """Some characters, or none: that has a word of its own."""

    def tokens(self) -> Iterable[tuple[str, str]]:
        return [("-", "no-cards")]


class Colors(Pick[Name]):
    """A colour, called as one calls it or a card of it: in most languages these are different words."""

    def tokens(self) -> Iterable[tuple[str, str]]:
        return [(option.text, f"{option.label.id}-card") for option in self.options if option.label.id != "other"]


class Unseen(Pick[Name]):
    """A character that has not been seen yet; one that has is refused with the place where it lies."""

    def __init__(self, table: Table, *, or_unknown: bool = False) -> None:
        names = table.unseen()
        super().__init__(options([*names, UNKNOWN_ID] if or_unknown else names))
        self.table = table

    def parse(self, text: str) -> Name:
        try:
            return super().parse(text)
        except Refusal:
            id = Name("-".join(text.casefold().split()))
            place = self.table.where(id)
            if id in characters() and place is not None:
                raise Refusal("card-elsewhere", card=id, place=place) from None
            if id in self.table.aloft:
                raise Refusal("card-twice", place=DECK) from None
            if id in characters():
                raise Refusal("card-not-in-play", card=id) from None
            raise
