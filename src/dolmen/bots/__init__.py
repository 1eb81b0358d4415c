"""Players that are no people."""

from .bot import BOTS, Bot, UnknownBot, make_bot
from .seat import Seat

__all__ = ["BOTS", "Bot", "Seat", "UnknownBot", "make_bot"]
