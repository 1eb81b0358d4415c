"""Power Grid: The First Sparks."""

from .game import GAME

__all__ = ["GAME"]
