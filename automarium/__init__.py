"""Automarium plays the Automa for you: the official artificial opponent of a board game, exactly, and shows why.

Everything that a bot, an experiment or another client needs is here. The standard library is enough for it.
"""

from automarium.core.ask import (
    Ask,
    Asking,
    Count,
    Doubt,
    Field,
    Fix,
    Form,
    Line,
    Number,
    Option,
    Pick,
    Place,
    Report,
    Reports,
    Said,
    Several,
    Shape,
)
from automarium.core.bits import Sieve, narrow
from automarium.core.choose import Criterion, Ladder, Rung, choose, least, most, only, prefer
from automarium.core.deck import Deck
from automarium.core.errors import BadJournal, BadPack, Refusal, Tie
from automarium.core.game import Game, ScoreLine, Setting, Setup, Sheet
from automarium.core.match import Answerer, Match, Rest, Step, run
from automarium.core.rng import Stream, Streams
from automarium.core.table import CoreTable
from automarium.core.tale import Event, Kind, Name, Say, Tale
from automarium.games import GAMES, game
from automarium.players import Weighed, hints, player, random_player

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "Answerer",
    "Ask",
    "Asking",
    "BadJournal",
    "BadPack",
    "CoreTable",
    "Count",
    "Criterion",
    "Deck",
    "Doubt",
    "Event",
    "Field",
    "Fix",
    "Form",
    "Game",
    "Kind",
    "Ladder",
    "Line",
    "Match",
    "Name",
    "Number",
    "Option",
    "Pick",
    "Place",
    "Refusal",
    "Report",
    "Reports",
    "Rest",
    "Rung",
    "Said",
    "Say",
    "ScoreLine",
    "Setting",
    "Setup",
    "Several",
    "Shape",
    "Sheet",
    "Sieve",
    "Step",
    "Stream",
    "Streams",
    "Tale",
    "Tie",
    "Weighed",
    "choose",
    "game",
    "hints",
    "least",
    "most",
    "narrow",
    "only",
    "player",
    "prefer",
    "random_player",
    "run",
]
