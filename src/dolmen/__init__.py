"""Dolmen: one table for board games of the dawn of civilisation.

>>> import dolmen
>>> game = dolmen.load("stone-age")
>>> match = dolmen.Match(game, seats=2, rng=dolmen.Rng(7))
>>> match.play(match.to_move, match.legal()[0])
"""

from .core.errors import (
    BadComponents,
    BadOption,
    BadRecord,
    BadSeats,
    BadWord,
    BrokenPlugin,
    CannotUndo,
    DolmenError,
    IllegalMove,
    NotYourTurn,
    UnknownGame,
)
from .core.game import Game, games, load
from .core.match import Match
from .core.outcome import Outcome
from .core.record import Record
from .core.rng import Rng
from .core.state import CHANCE, OVER, State
from .core.words import Vocabulary, Words

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "BadComponents",
    "BadOption",
    "BadRecord",
    "BadSeats",
    "BadWord",
    "BrokenPlugin",
    "CannotUndo",
    "DolmenError",
    "Game",
    "IllegalMove",
    "Match",
    "NotYourTurn",
    "Outcome",
    "Record",
    "Rng",
    "State",
    "UnknownGame",
    "Vocabulary",
    "Words",
    "games",
    "load",
]
