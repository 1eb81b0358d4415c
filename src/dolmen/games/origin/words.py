"""What can be said and what can happen in Origin."""

from __future__ import annotations

from typing import Final

from dolmen.core.events import NUMBER, EventBook
from dolmen.core.words import Vocabulary

# The territories of the map, continent by continent; components.toml says what they are.
TERRITORIES: Final = (
    *("af_mag", "af_nil", "af_wes", "af_ori", "af_hor", "af_con", "af_lak", "af_cap"),
    *("eu_wes", "eu_nor", "eu_eas", "eu_ana", "eu_ara", "eu_ura", "eu_ste"),
    *("eu_per", "eu_ind", "eu_sib", "eu_gob", "eu_chi", "eu_sea", "eu_chu"),
    *("na_ala", "na_mac", "na_gre", "na_lab", "na_roc", "na_pla", "na_woo", "na_mex"),
    *("sa_ori", "sa_ama", "sa_and", "sa_pam", "sa_pat"),
    *("oc_sun", "oc_pap", "oc_nor", "oc_wes", "oc_sou"),
    *("an_pen", "an_mau", "an_end", "an_wil"),
)
STRAITS: Final = ("s01", "s02", "s03", "s04", "s05", "s06", "s07", "s08", "s09", "s10", "s11")
SKINS: Final = ("white", "brown", "black")  # the colours of pawns
# A pawn by height, strength and colour; its number is (height − 1) · 9 + (strength − 1) · 3 + colour.
PAWNS: Final = tuple(f"h{h}s{s}_{skin}" for h in (1, 2, 3) for s in (1, 2, 3) for skin in SKINS)
COLUMNS: Final = ("yellow", "orange", "lilac", "brown")
DECKS: Final = ("yellow", "orange", "lilac")
LEVELS: Final = range(1, 6)
TOKENS: Final = range(1, 10)

ACTIONS: Final = (
    *("war_strait", "hunter", "great_shaman", "navigator", "war_cards"),
    *("volcanic_eruption", "inventor", "sailor", "control", "war_tile"),
)
PERMANENTS: Final = (
    *("observation_kit", "shaman", "carriage", "power", "map"),
    *("war_trophies", "parchment", "treasure", "cart"),
)
GOALS: Final = (
    *("in_eurasia", "one_continent", "on_green", "on_brown", "four_continents"),
    *("in_africa", "strength_3", "in_south_america", "each_colour", "in_antarctica"),
    *("in_north_america", "level_1", "level_3", "height_3", "on_orange"),
    *("level_2", "strait_tokens", "on_yellow", "in_oceania", "two_continents"),
)
CARDS: Final = (*ACTIONS, *PERMANENTS, *GOALS)

# Families stand in the order in which their words are offered.
WORDS: Final = Vocabulary()
EVOLVE: Final = WORDS.player("evolve", pawn=PAWNS, where=TERRITORIES)
MIGRATE: Final = WORDS.player("migrate", start=TERRITORIES, where=TERRITORIES)
SWAP: Final = WORDS.player("swap", start=TERRITORIES, where=TERRITORIES)
PLAY: Final = WORDS.player("play", card=CARDS)
KEEP: Final = WORDS.player("keep", veiled={"card": CARDS})
RETURN: Final = WORDS.player("return", veiled={"card": GOALS})
STEAL: Final = WORDS.player("steal", deck=DECKS, veiled={"card": CARDS})
SEIZE: Final = WORDS.player("seize", level=LEVELS)
TROPHY: Final = WORDS.player("trophy", pawn=PAWNS)
HUNT: Final = WORDS.player("hunt", where=TERRITORIES)
CLAIM: Final = WORDS.player("claim", strait=STRAITS)
RECALL: Final = WORDS.player("recall", card=ACTIONS)
TAKE: Final = WORDS.player("take", column=COLUMNS, level=LEVELS)
ANY: Final = WORDS.player("any", column=COLUMNS, level=LEVELS)
TOP: Final = WORDS.player("top", deck=DECKS)
LOOK: Final = WORDS.player("look", deck=DECKS)
DONE: Final = WORDS.player("done").base

ORIGIN: Final = WORDS.chance("origin", skin=SKINS)
DEAL: Final = WORDS.chance("deal", veiled={"card": GOALS})
TILE: Final = WORDS.chance("tile", level=LEVELS)
PASSAGE: Final = WORDS.chance("passage", value=TOKENS)
GAME: Final = WORDS.chance("game", value=TOKENS)
STARTS: Final = WORDS.chance("starts", seat=("1", "2", "3", "4"))
DRAW: Final = WORDS.chance("draw", deck=DECKS, veiled={"card": CARDS})
REFILL: Final = WORDS.chance("refill", level=LEVELS)

EVENTS: Final = EventBook()
CRADLE: Final = EVENTS.add("cradle", skin=SKINS)
DEALT: Final = EVENTS.add("dealt", secret=("card",), card=GOALS)
CHOSE: Final = EVENTS.add("chose", secret=("card",), card=GOALS)
LAID_TILE: Final = EVENTS.add("laid-tile", column=COLUMNS, level=NUMBER)
LAID_STRAIT: Final = EVENTS.add("laid-strait", strait=STRAITS, value=NUMBER)
LAID_GAME: Final = EVENTS.add("laid-game", where=TERRITORIES, value=NUMBER)
BEGAN: Final = EVENTS.add("began")
TURN: Final = EVENTS.add("turn", number=NUMBER)
EVOLVED: Final = EVENTS.add("evolved", pawn=PAWNS, where=TERRITORIES)
MIGRATED: Final = EVENTS.add("migrated", pawn=PAWNS, start=TERRITORIES, where=TERRITORIES)
SWAPPED: Final = EVENTS.add("swapped", player=NUMBER, start=TERRITORIES, where=TERRITORIES)
SKIPPED: Final = EVENTS.add("skipped")
TOOK_TROPHY: Final = EVENTS.add("took-trophy", pawn=PAWNS)
GOT_STRAIT: Final = EVENTS.add("got-strait", strait=STRAITS, value=NUMBER)
GOT_GAME: Final = EVENTS.add("got-game", where=TERRITORIES, value=NUMBER)
TOOK_TILE: Final = EVENTS.add("took-tile", column=COLUMNS, level=NUMBER)
DREW: Final = EVENTS.add("drew", secret=("card",), deck=DECKS, card=CARDS)
KEPT: Final = EVENTS.add("kept", secret=("card",), deck=DECKS, card=CARDS)
RETURNED: Final = EVENTS.add("returned", secret=("card",), deck=DECKS, card=CARDS)
PLAYED: Final = EVENTS.add("played", card=CARDS)
SCORED: Final = EVENTS.add("scored", card=GOALS, points=NUMBER)
ROBBED_STRAIT: Final = EVENTS.add("robbed-strait", player=NUMBER, value=NUMBER)
ROBBED_CARD: Final = EVENTS.add("robbed-card", secret=("card",), player=NUMBER, deck=DECKS, card=CARDS)
ROBBED_TILE: Final = EVENTS.add("robbed-tile", player=NUMBER, level=NUMBER)
RECALLED: Final = EVENTS.add("recalled", card=ACTIONS)
TRIGGERED: Final = EVENTS.add("triggered", why=("deck", "tiles", "pawns", "villages"))
ENDED: Final = EVENTS.add("ended", why=("last-turns", "standstill", "limit"))
