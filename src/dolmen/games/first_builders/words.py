"""What can be said and what can happen in First Builders."""

from __future__ import annotations

from typing import Final

from dolmen.core.events import NUMBER, EventBook
from dolmen.core.words import Vocabulary

COLOURS: Final = ("red", "orange", "yellow", "blue", "purple")
RED: Final = 0
ORANGE: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
GREY: Final = 5  # no colour: agora, palace, farms

RESOURCES: Final = ("stone", "food", "wisdom", "gold")
BASICS: Final = RESOURCES[:3]
STONE: Final = 0
FOOD: Final = 1
WISDOM: Final = 2
GOLD: Final = 3

SITES: Final = ("war", "buildings", "temples", "citizens", "food")  # from the left, by their lower action
TEMPLES: Final = ("forest", "mountain", "sea")

# A citizen die is a colour and a value; its number is colour · 6 + value − 1.
DICE: Final = tuple(f"{colour}-{value}" for colour in COLOURS for value in range(1, 7))
# A worker is the archon, a speaker of a value, or a citizen; a citizen's number is 5 + that of its die.
WORKERS: Final = ("archon", *(f"speaker-{value}" for value in range(2, 6)), *DICE)
ARCHON: Final = 0
FIRST_CITIZEN: Final = 5

# Cells of the table on which a city grows: columns a, b, … from the left, rows from below. The palace lies on m13, and
# there is no edge (FB-111): city.py says how the cells hang together.
WIDTH: Final = 83  # rows of a column
ALL: Final = 3445
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
COLUMNS: Final = (*LETTERS, *(f"a{letter}" for letter in LETTERS[:16]))
CELLS: Final = tuple(f"{COLUMNS[n // WIDTH]}{n % WIDTH + 1}" for n in range(ALL))

BUILDINGS: Final = (
    *("arsenal", "chariot_field", "outpost", "proving_ground", "citadel", "veterans"),
    *("castle", "construction_site", "court", "manor", "forum", "kapishche"),
    *("granary", "harbor", "market", "mint", "quarry", "workshop"),
    *("forest_temple", "mountain_temple", "sea_temple", "obelisk", "sanctuary", "statue"),
    *("gallery", "astronomer_tower", "fountain_of_wisdom", "ritual_gate", "healer_estate", "mage_tower"),
)
ZODIAC: Final = (
    *("sagittarius", "pisces", "capricorn", "aquarius", "taurus", "cancer"),
    *("libra", "aries", "leo", "gemini", "virgo", "scorpio"),
)
SLOTS: Final = range(1, 6)
WAYS: Final = ("building", "farm", "over")  # as a building, as a farm, as a building over an own farm (Virgo)
AS_BUILDING: Final = 0
AS_FARM: Final = 1
OVER_FARM: Final = 2
# Whose effect is used: the tile just placed, or one of the four round a centre.
EFFECTS: Final = ("here", "bottom-left", "top-left", "bottom-right", "top-right")
SIDES: Final = ("left", "below", "above", "right")
PLACES: Final = ("home", "site")
DISTRICTS: Final = range(1, 46)

# Families stand in the order in which their words are offered.
WORDS: Final = Vocabulary()
SET_ASIDE: Final = WORDS.player("set-aside", die=DICE)
DRAFT: Final = WORDS.player("draft", die=DICE)
VISIT: Final = WORDS.player("visit", worker=WORKERS, site=SITES)
CLOSE: Final = WORDS.player("close", cell=CELLS)
TOWER: Final = WORDS.player("tower", colour=COLOURS)
GROW: Final = WORDS.player("grow").base
PASS: Final = WORDS.player("pass").base
TOKEN: Final = WORDS.player("token").base
PAY: Final = WORDS.player("pay", gold=range(10))
RISE: Final = WORDS.player("rise", site=SITES)
CALM: Final = WORDS.player("calm").base
GAIN: Final = WORDS.player("gain").base
ACT: Final = WORDS.player("act").base
BONUS: Final = WORDS.player("bonus").base
GOLDEN: Final = WORDS.player("golden-bonus").base
ADVANCE: Final = WORDS.player("advance").base
ATTACK: Final = WORDS.player("attack").base
CONVERT: Final = WORDS.player("convert", basic=BASICS)
TAKE: Final = WORDS.player("take", basic=BASICS)
BUY: Final = WORDS.player("buy", slot=SLOTS, way=WAYS)
ERECT: Final = WORDS.player("erect", building=BUILDINGS, way=WAYS)
PLACE: Final = WORDS.player("place", cell=CELLS)
USE: Final = WORDS.player("use", tile=EFFECTS)
COPY: Final = WORDS.player("copy", side=SIDES)
CLIMB: Final = WORDS.player("climb", temple=TEMPLES)
CITIZEN: Final = WORDS.player("citizen", slot=SLOTS)
SPEAKER: Final = WORDS.player("speaker", value=range(2, 6))
RECALL: Final = WORDS.player("recall", value=range(2, 6))
INCREASE: Final = WORDS.player("increase").base
SPEND: Final = WORDS.player("spend", food=range(1, 4))
RAISE: Final = WORDS.player("raise", die=DICE)
MARCH: Final = WORDS.player("march").base
APPOINT: Final = WORDS.player("appoint", die=DICE)
SCORE: Final = WORDS.player("score", card=DISTRICTS)
HONOUR: Final = WORDS.player("honour", value=range(1, 7))
RESERVE: Final = WORDS.player("reserve", slot=SLOTS)
RECOLOUR: Final = WORDS.player("recolour", die=DICE, colour=COLOURS)
RESET: Final = WORDS.player("reset", site=SITES)
LIFT: Final = WORDS.player("lift", die=DICE, by=range(1, 3))
BLESS: Final = WORDS.player("bless", die=DICE, where=PLACES)
RETIRE: Final = WORDS.player("retire", colour=COLOURS)
DONE: Final = WORDS.player("done").base

BONUS_TILE: Final = WORDS.chance("bonus-tile", colour=COLOURS)
SIGN: Final = WORDS.chance("sign", zodiac=ZODIAC)
TILE: Final = WORDS.chance("tile", building=BUILDINGS)
ROLL: Final = WORDS.chance("roll", value=range(1, 7))
SPEAK: Final = WORDS.chance("speak", value=range(2, 6))
DISTRICT: Final = WORDS.chance("district", card=DISTRICTS)
FIRST: Final = WORDS.chance("first", player=range(1, 5))

# What points are won for during play.
SOURCES: Final = ("districts", "attacks", "war", "buildings", "advisers", "population")
FROM_DISTRICTS: Final = 0
FROM_ATTACKS: Final = 1
FROM_WAR: Final = 2
FROM_BUILDINGS: Final = 3
FROM_ADVISERS: Final = 4
FROM_POPULATION: Final = 5
CONDITIONS: Final = ("temples", "gold", "towers", "dice", "limit")

EVENTS: Final = EventBook()
LAID_BONUS: Final = EVENTS.add("laid-bonus", colour=COLOURS, site=SITES)
LAID_SIGN: Final = EVENTS.add("laid-sign", zodiac=ZODIAC, temple=TEMPLES)
LAID_TILE: Final = EVENTS.add("laid-tile", building=BUILDINGS, slot=NUMBER)
TURNED_UP: Final = EVENTS.add("turned-up", building=BUILDINGS)
ROLLED: Final = EVENTS.add("rolled", die=DICE)
LINED_UP: Final = EVENTS.add("lined-up", die=DICE, slot=NUMBER)
SPOKE: Final = EVENTS.add("spoke", value=NUMBER)
LAID_CARD: Final = EVENTS.add("laid-card", card=NUMBER)
BEGINS: Final = EVENTS.add("begins")
SET_DIE_ASIDE: Final = EVENTS.add("set-die-aside", die=DICE)
DRAFTED: Final = EVENTS.add("drafted", die=DICE)
ROUND: Final = EVENTS.add("round", number=NUMBER)
VISITED: Final = EVENTS.add("visited", worker=WORKERS, site=SITES)
SHIP: Final = EVENTS.add("ship", site=SITES, value=NUMBER)
KEPT_SHIPS: Final = EVENTS.add("kept-ships")
DID_BONUS: Final = EVENTS.add("did-bonus", colour=COLOURS)
GAINED: Final = EVENTS.add("gained", resource=RESOURCES, amount=NUMBER)
PAID: Final = EVENTS.add("paid", resource=RESOURCES, amount=NUMBER)
SCORED: Final = EVENTS.add("scored", points=NUMBER, source=SOURCES)
MARCHED: Final = EVENTS.add("marched", space=NUMBER)
GOT_TOKEN: Final = EVENTS.add("got-token")
SPENT_TOKEN: Final = EVENTS.add("spent-token")
ATTACKED: Final = EVENTS.add("attacked", space=NUMBER)
BOUGHT: Final = EVENTS.add("bought", building=BUILDINGS, slot=NUMBER)
PLACED: Final = EVENTS.add("placed", building=BUILDINGS, cell=CELLS, way=WAYS)
BURIED: Final = EVENTS.add("buried", building=BUILDINGS)
RESERVED: Final = EVENTS.add("reserved", building=BUILDINGS)
USED: Final = EVENTS.add("used", building=(*BUILDINGS, "agora"))
CLIMBED: Final = EVENTS.add("climbed", temple=TEMPLES, step=NUMBER)
TOOK_SIGN: Final = EVENTS.add("took-sign", zodiac=ZODIAC)
GOT_CITIZEN: Final = EVENTS.add("got-citizen", die=DICE)
NO_DIE: Final = EVENTS.add("no-die", colour=COLOURS)
GOT_SPEAKER: Final = EVENTS.add("got-speaker", value=NUMBER)
CHANGED: Final = EVENTS.add("changed", die=DICE, to=DICE)
SPEAKER_ROSE: Final = EVENTS.add("speaker-rose", value=NUMBER)
BECAME_ADVISER: Final = EVENTS.add("became-adviser", colour=COLOURS, slot=NUMBER)
RETIRED: Final = EVENTS.add("retired", colour=COLOURS)
CLOSED: Final = EVENTS.add("closed", cell=CELLS, die=DICE)
CLAIMED: Final = EVENTS.add("claimed", card=NUMBER, points=NUMBER)
BUILT_TIER: Final = EVENTS.add("built-tier", colour=COLOURS, level=NUMBER)
GREW: Final = EVENTS.add("grew", bases=NUMBER)
PASSED: Final = EVENTS.add("passed")
CAME_HOME: Final = EVENTS.add("came-home", worker=WORKERS)
SPEAKER_BACK: Final = EVENTS.add("speaker-back", value=NUMBER)
FELL_BACK: Final = EVENTS.add("fell-back", space=NUMBER)
LEADS: Final = EVENTS.add("leads")
MET: Final = EVENTS.add("met", condition=CONDITIONS)
ENDED: Final = EVENTS.add("ended", condition=CONDITIONS)
