"""Players that are no people."""

from .bot import Bot, UnknownBot
from .levels import LEVELS, catalogue
from .roster import BOTS, OFFERED, make_bot
from .seat import Seat

__all__ = ["BOTS", "LEVELS", "OFFERED", "Bot", "Seat", "UnknownBot", "catalogue", "make_bot"]
