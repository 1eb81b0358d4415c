"""The games that are tested here: ours, whatever else is installed."""

from __future__ import annotations

GAMES = ("first-builders", "first-sparks", "kingdomino-origins", "origin", "stone-age")
