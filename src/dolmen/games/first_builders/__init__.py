"""Origins: First Builders (Adam Kwapiński, Board&Dice), complete, with the solo training mode."""

from .game import GAME

__all__ = ["GAME"]
