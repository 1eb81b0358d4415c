"""What can be said and what can happen in The First Sparks."""

from __future__ import annotations

from typing import Final

from dolmen.core.events import NUMBER, EventBook
from dolmen.core.words import Vocabulary

TILES: Final = ("t1", "t2", "t3", "t4", "t5", "t6")
GROUNDS: Final = tuple(f"{tile}-{hex}" for tile in TILES for hex in "ab")
# A space is a rhombus of a hex: t1-a0 … t6-b2; its number is tile · 6 + hex · 3 + rhombus.
SPACES: Final = tuple(f"{ground}{n}" for ground in GROUNDS for n in range(3))
# Hexes of the table: a column a … n (axial q from −6 to 7) and a row 1 … 13 (axial r from −6 to 6).
CELLS: Final = tuple(f"{column}{row}" for column in "abcdefghijklmn" for row in range(1, 14))
HERBS: Final = range(1, 7)
RANKS: Final = range(7, 42)

FOODS: Final = ("berry", "fish", "bear", "mammoth")
HARVEST: Final = (*FOODS, "grain")
GRAIN: Final = 4

# Families stand in the order in which their words are offered.
WORDS: Final = Vocabulary()
LAY: Final = WORDS.player("lay", cell=CELLS)
TURN: Final = WORDS.player("turn", rotation=range(6))
SETTLE: Final = WORDS.player("settle", space=SPACES)
OFFER: Final = WORDS.player("offer", card=RANKS)
BUY: Final = WORDS.player("buy").base
DECLINE: Final = WORDS.player("decline").base
BOX: Final = WORDS.player("box").base
DISCARD: Final = WORDS.player("discard", card=range(1, 42))
STARVE: Final = WORDS.player("starve", space=SPACES)
PASS: Final = WORDS.player("pass").base
DONE: Final = WORDS.player("done").base

DEAL: Final = WORDS.chance("deal", card=HERBS)
TILE: Final = WORDS.chance("tile", tile=TILES)
LIE: Final = WORDS.chance("lie", cell=CELLS)
FACE: Final = WORDS.chance("face", rotation=range(6))
DRAW: Final = WORDS.chance("draw", card=RANKS)

EVENTS: Final = EventBook()
DEALT: Final = EVENTS.add("dealt", card=NUMBER)
DREW_TILE: Final = EVENTS.add("drew-tile", tile=TILES)
LAID: Final = EVENTS.add("laid", tile=TILES, cell=CELLS, rotation=NUMBER)
SETTLED: Final = EVENTS.add("settled", space=SPACES, food=NUMBER)
NEUTRAL: Final = EVENTS.add("neutral", space=SPACES)
ORDERED: Final = EVENTS.add("ordered", place=NUMBER)
ROUND: Final = EVENTS.add("round", number=NUMBER)
BONUS: Final = EVENTS.add("bonus", card=NUMBER)
OFFERED: Final = EVENTS.add("offered", card=NUMBER)
DECLINED: Final = EVENTS.add("declined", card=NUMBER)
PASSED: Final = EVENTS.add("passed")
GOT_BONUS: Final = EVENTS.add("got-bonus", card=NUMBER)
LOST_BONUS: Final = EVENTS.add("lost-bonus", card=NUMBER)
BOUGHT: Final = EVENTS.add("bought", card=NUMBER, food=NUMBER)
DISCARDED: Final = EVENTS.add("discarded", card=NUMBER)
REFUSED: Final = EVENTS.add("refused", card=NUMBER)
WASTED: Final = EVENTS.add("wasted", kind=FOODS, amount=NUMBER)
STEPPED_BACK: Final = EVENTS.add("stepped-back")
REVEALED: Final = EVENTS.add("revealed", card=NUMBER)
SHUFFLED: Final = EVENTS.add("shuffled")
UNSOLD: Final = EVENTS.add("unsold", card=NUMBER)
SPOILT: Final = EVENTS.add("spoilt", food=NUMBER)
HUNTED: Final = EVENTS.add("hunted", kind=HARVEST, amount=NUMBER, food=NUMBER)
FED: Final = EVENTS.add("fed", food=NUMBER)
STARVED: Final = EVENTS.add("starved", space=SPACES)
REFILLED: Final = EVENTS.add("refilled", kind=FOODS, amount=NUMBER)
PUT_UNDER: Final = EVENTS.add("put-under", card=NUMBER)
SHRANK: Final = EVENTS.add("shrank")
LEFT_GAME: Final = EVENTS.add("left-game", card=NUMBER)
ENDED: Final = EVENTS.add("ended", why=("size", "limit"))
