"""What can be said and what can happen in Kingdomino Origins.

A cell is named by its way from the hut: `n2e1` is two up and one to the right, `hut` is the start tile itself.
"""

from __future__ import annotations

from typing import Final

from dolmen.core.events import NUMBER, EventBook
from dolmen.core.words import Vocabulary

REACH: Final = 6  # the largest territory is 7×7, so that no square is further from the hut
ACROSS: Final = 2 * REACH + 1


def cell_name(across: int, down: int) -> str:
    """The name of the cell so many columns to the right of the hut and so many rows below it."""
    north = f"n{-down}" if down < 0 else f"s{down}" if down > 0 else ""
    east = f"w{-across}" if across < 0 else f"e{across}" if across > 0 else ""
    return north + east or "hut"


SEATS: Final = ("1", "2", "3", "4")
CELLS: Final = tuple(cell_name(x, y) for y in range(-REACH, REACH + 1) for x in range(-REACH, REACH + 1))
DIRECTIONS: Final = ("right", "down", "left", "up")  # of the second half, seen from the first
RIGHT: Final = 0
DOWN: Final = 1
LEFT: Final = 2
UP: Final = 3
PAIRS: Final = ("outer", "inner")
RESOURCES: Final = ("mammoth", "fish", "mushroom", "flint")
CAVEMEN: Final = (
    *("hunter", "fisherwoman", "gatherer", "sculptor", "painter", "fire-lady", "shaman"),
    *("warrior-1", "warrior-2", "warrior-3"),
)

# Families stand in the order of a turn; within a question in the order in which their words are offered.
WORDS: Final = Vocabulary()
PAIR: Final = WORDS.player("pair", pair=PAIRS)  # two players: where both chiefs go in the first row
PLACE: Final = WORDS.player("place", cell=CELLS, direction=DIRECTIONS)
SET_ASIDE: Final = WORDS.player("set-aside").base
FIRE: Final = WORDS.player("fire", cell=CELLS)
GIVE: Final = WORDS.player("give", totem=RESOURCES, player=SEATS)
CHOOSE: Final = WORDS.player("choose", domino=range(1, 49))
HIRE: Final = WORDS.player("hire", caveman=CAVEMEN)  # an open tile
SEARCH: Final = WORDS.player("search", caveman=CAVEMEN)  # a tile of the stack
PAY: Final = WORDS.player("pay", cell=CELLS)
PUT: Final = WORDS.player("put", cell=CELLS)
DONE: Final = WORDS.player("done").base

REVEAL: Final = WORDS.chance("reveal", domino=range(1, 49))
FRONT: Final = WORDS.chance("front", domino=range(1, 49))  # only where the front of the pile is shown
CHIEF: Final = WORDS.chance("chief", player=SEATS)
TURN: Final = WORDS.chance("turn", caveman=CAVEMEN)

EVENTS: Final = EventBook()
REVEALED: Final = EVENTS.add("revealed", domino=NUMBER)
SHOWN: Final = EVENTS.add("shown", domino=NUMBER)
DRAWN: Final = EVENTS.add("drawn")
CHOSE: Final = EVENTS.add("chose", domino=NUMBER)
LEFT_OVER: Final = EVENTS.add("left-over", domino=NUMBER)
ROUND: Final = EVENTS.add("round", number=NUMBER)
PLACED: Final = EVENTS.add("placed", domino=NUMBER, cell=CELLS, direction=DIRECTIONS)
ASIDE: Final = EVENTS.add("aside", domino=NUMBER)
FIRED: Final = EVENTS.add("fired", fires=NUMBER, cell=CELLS)
FIZZLED: Final = EVENTS.add("fizzled", fires=NUMBER)
BURNT: Final = EVENTS.add("burnt", resource=RESOURCES, cell=CELLS)
PERISHED: Final = EVENTS.add("perished", caveman=CAVEMEN, cell=CELLS)
TOOK: Final = EVENTS.add("took", totem=RESOURCES)
GAVE: Final = EVENTS.add("gave", totem=RESOURCES, player=SEATS)
RETURNED: Final = EVENTS.add("returned", totem=RESOURCES)
TURNED: Final = EVENTS.add("turned", caveman=CAVEMEN)
SWEPT: Final = EVENTS.add("swept", caveman=CAVEMEN)
HIRED: Final = EVENTS.add("hired", caveman=CAVEMEN)
SEARCHED: Final = EVENTS.add("searched", caveman=CAVEMEN)
PAID: Final = EVENTS.add("paid", resource=RESOURCES, cell=CELLS)
PUT_DOWN: Final = EVENTS.add("put-down", caveman=CAVEMEN, cell=CELLS)
ENDED: Final = EVENTS.add("ended")
GOT: Final = EVENTS.add("got", domino=NUMBER)  # a domino that was left: nobody chose
