"""What can be said and what can happen."""

from __future__ import annotations

from typing import Final

from dolmen import NUMBER, EventBook, Vocabulary

FINDS: Final = ("twig", "branch", "log", "rain")
STICKS: Final = (1, 2, 3, 0)
WEIGHTS: Final = (3, 2, 1, 2)  # EM-002
RAIN: Final = FINDS.index("rain")

WORDS: Final = Vocabulary()
GATHER: Final = WORDS.player("gather").base
HOME: Final = WORDS.player("home").base
FIND: Final = WORDS.chance("find", what=FINDS)

EVENTS: Final = EventBook()
FOUND: Final = EVENTS.add("found", what=FINDS, sticks=NUMBER)
SOAKED: Final = EVENTS.add("soaked", sticks=NUMBER)
LAID: Final = EVENTS.add("laid", sticks=NUMBER)
