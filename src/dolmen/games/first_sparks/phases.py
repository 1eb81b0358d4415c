"""The phases of the game, in their order."""

from __future__ import annotations

from typing import Final

SET_UP: Final = 0
PLACEMENT: Final = 1
BUYING: Final = 2
SPOILAGE: Final = 3
HUNTING: Final = 4
SPREADING: Final = 5
BUREAUCRACY: Final = 6
PHASES: Final = ("set-up", "placement", "buying", "spoilage", "hunting", "spreading", "bureaucracy")
