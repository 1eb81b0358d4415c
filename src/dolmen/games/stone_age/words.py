"""What can be said and what can happen in Stone Age."""

from __future__ import annotations

from typing import Final

from dolmen.core.events import NUMBER, EventBook
from dolmen.core.words import Vocabulary

SEATS: Final = ("1", "2", "3", "4")
PLACES: Final = (
    *("toolmaker", "hut", "farm", "hunt", "forest", "clay-pit", "quarry", "river"),
    *("card-1", "card-2", "card-3", "card-4"),  # card-1 is the rightmost, cheapest slot
    *("building-1", "building-2", "building-3", "building-4"),
)
TOOLMAKER: Final = 0
HUT: Final = 1
FARM: Final = 2
HUNT: Final = 3
FOREST: Final = 4
RIVER: Final = 7
CARD: Final = 8  # the place of card slot 1
BUILDING: Final = 12  # the place of building stack 1
NOWHERE: Final = 16

GOODS: Final = ("wood", "clay", "stone", "gold", "food")
RESOURCES: Final = GOODS[:4]
WOOD: Final = 0
CLAY: Final = 1
STONE: Final = 2
GOLD: Final = 3
FOOD: Final = 4

# Families stand in the order in which their words are offered.
WORDS: Final = Vocabulary()
BEGIN: Final = WORDS.player("begin", player=SEATS)  # the table chooses who starts
PLACE: Final = WORDS.player("place", where=PLACES, people=range(1, 11))
ACT: Final = WORDS.player("act", where=PLACES)
GROW: Final = WORDS.player("grow").base
RAISE: Final = WORDS.player("raise", tool=("unused", "used"))
TOOL: Final = WORDS.player("tool", value=range(1, 5))
PICK: Final = WORDS.player("pick", face=range(1, 7))
TAKE: Final = WORDS.player("take", resource=RESOURCES)
USE: Final = WORDS.player("use", card=range(1, 37))
PAY: Final = WORDS.player("pay", resource=RESOURCES)
STARVE: Final = WORDS.player("starve").base
DONE: Final = WORDS.player("done").base

STARTS: Final = WORDS.chance("starts", player=SEATS)
REVEAL: Final = WORDS.chance("reveal", card=range(1, 37))
TURN: Final = WORDS.chance("turn", building=range(1, 29))
ROLL: Final = WORDS.chance("roll", face=range(1, 7))
DRAW: Final = WORDS.chance("draw", veiled={"card": range(1, 37)})

EVENTS: Final = EventBook()
BEGAN: Final = EVENTS.add("began")
REVEALED: Final = EVENTS.add("revealed", card=NUMBER, slot=NUMBER)
TURNED: Final = EVENTS.add("turned", building=NUMBER, stack=NUMBER)
PLACED: Final = EVENTS.add("placed", where=PLACES, people=NUMBER)
STUCK: Final = EVENTS.add("stuck", people=NUMBER)
ACTED: Final = EVENTS.add("acted", where=PLACES)
ROLLED: Final = EVENTS.add("rolled", face=NUMBER)
TOOLED: Final = EVENTS.add("tooled", value=NUMBER)
SPENT: Final = EVENTS.add("spent", card=NUMBER)
WORKED: Final = EVENTS.add("worked", good=GOODS, total=NUMBER, amount=NUMBER)
GAINED: Final = EVENTS.add("gained", good=GOODS, amount=NUMBER)
NEW_TOOL: Final = EVENTS.add("new-tool", value=NUMBER)
FARMED: Final = EVENTS.add("farmed", level=NUMBER)
GREW: Final = EVENTS.add("grew", people=NUMBER)
NO_EFFECT: Final = EVENTS.add("no-effect", where=("tool", "farm", "hut", "draw"))
PAID: Final = EVENTS.add("paid", good=GOODS, amount=NUMBER)
BOUGHT: Final = EVENTS.add("bought", card=NUMBER, slot=NUMBER)
BUILT: Final = EVENTS.add("built", building=NUMBER, stack=NUMBER, points=NUMBER)
SCORED: Final = EVENTS.add("scored", points=NUMBER)
PICKED: Final = EVENTS.add("picked", face=NUMBER)
DREW: Final = EVENTS.add("drew", secret=("card",), card=NUMBER)
DECLINED: Final = EVENTS.add("declined", where=PLACES)
FED: Final = EVENTS.add("fed", food=NUMBER)
STARVED: Final = EVENTS.add("starved", points=NUMBER)
ROUND: Final = EVENTS.add("round", number=NUMBER)
ENDED: Final = EVENTS.add("ended", why=("cards", "buildings", "limit"))
