"""Ember: gather wood for your fire before the rain."""

from .game import EmberGame

__all__ = ["EmberGame"]
