"""Dolmen: one table for board games of the dawn of civilisation.

>>> import dolmen
>>> game = dolmen.load("stone-age")
>>> match = dolmen.Match(game, seats=2, rng=dolmen.Rng(7))
>>> match.play(match.to_move, match.legal()[0])
"""

from .core.asked import Asked, Refusal
from .core.components import Block, Pack, load_pack
from .core.deck import Deck, deck_of
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
    OtherRules,
    UnknownGame,
)
from .core.events import EVERYONE, NUMBER, EventBook
from .core.game import Game, games, load
from .core.layout import Field, Layout
from .core.match import Match
from .core.observation import Numbers, Observer
from .core.options import Option, Value
from .core.outcome import Item, Outcome, TieBreak, rank
from .core.record import Record
from .core.rng import Rng
from .core.shares import final_shares, shares
from .core.state import CHANCE, NOT_ASKED, OVER, Once, Question, State
from .core.view import View, common
from .core.words import Vocabulary, Words

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "EVERYONE",
    "NOT_ASKED",
    "NUMBER",
    "OVER",
    "Asked",
    "BadComponents",
    "BadOption",
    "BadRecord",
    "BadSeats",
    "BadWord",
    "Block",
    "BrokenPlugin",
    "CannotUndo",
    "Deck",
    "DolmenError",
    "EventBook",
    "Field",
    "Game",
    "IllegalMove",
    "Item",
    "Layout",
    "Match",
    "NotYourTurn",
    "Numbers",
    "Observer",
    "Once",
    "Option",
    "OtherRules",
    "Outcome",
    "Pack",
    "Question",
    "Record",
    "Refusal",
    "Rng",
    "State",
    "TieBreak",
    "UnknownGame",
    "Value",
    "View",
    "Vocabulary",
    "Words",
    "common",
    "deck_of",
    "final_shares",
    "games",
    "load",
    "load_pack",
    "rank",
    "shares",
]
