"""What every thing on the table of Origin is, with the numbers of the box."""

from __future__ import annotations

from dolmen.core.pieces import Piece, Pieces, piece

from .components import Blocks, Goal
from .words import PAWNS

ACTIONS = {
    "war_strait": "OR-164",
    "hunter": "OR-174",
    "great_shaman": "OR-177",
    "navigator": "OR-179",
    "war_cards": "OR-166",
    "volcanic_eruption": "OR-181",
    "inventor": "OR-183",
    "sailor": "OR-186",
    "control": "OR-187",
    "war_tile": "OR-172",
}
PERMANENTS = {
    "observation_kit": "OR-189",
    "shaman": "OR-193",
    "carriage": "OR-195",
    "power": "OR-199",
    "map": "OR-200",
    "war_trophies": "OR-201",
    "parchment": "OR-205",
    "treasure": "OR-208",
    "cart": "OR-196",
}
LANDS = {
    "yellow": ("OR-087", "OR-088"),
    "orange": ("OR-089",),
    "lilac": ("OR-090",),
    "brown": ("OR-092", "OR-093"),
    "green": ("OR-104", "OR-105"),
    "origin": ("OR-020", "OR-017"),
}
DECKS = {"yellow": ("OR-116", "OR-145"), "orange": ("OR-126", "OR-145"), "lilac": ("OR-141", "OR-145")}


def pieces(blocks: Blocks) -> Pieces:
    """All things by id."""
    found: dict[str, Piece] = {}
    for land in blocks.territories.item:
        rules = ("OR-080", *LANDS[land.colour])
        found[f"land:{land.id}"] = piece(f"land-{land.colour}", rules=rules, land=land.id, continent=land.continent)
    for strait in blocks.straits.item:
        ends = {"one": strait.ends[0], "two": strait.ends[1]}
        found[f"strait:{strait.id}"] = piece("strait", rules=("OR-109", "OR-046"), strait=strait.id, **ends)
    for value in range(1, 10):
        found[f"strait-token:{value}"] = piece("strait-token", rules=("OR-109", "OR-157"), value=value)
        found[f"hunting-token:{value}"] = piece("hunting-token", rules=("OR-104", "OR-157"), value=value)
    for pawn in PAWNS:
        height, strength = int(pawn[1]), int(pawn[3])
        rules = ("OR-064", "OR-073", "OR-048")
        found[f"pawn:{pawn}"] = piece("pawn", rules=rules, pawn=pawn, height=height, strength=strength)
    for level, points in enumerate(blocks.tiles.points, 1):
        stacks = ("tile-stacks",) if level > 1 else ()
        numbers = {"level": level, "points": points, "below": level - 1}
        found[f"tile:{level}"] = piece("tile", *stacks, rules=("OR-098", "OR-158"), **numbers)
    found["tile:0"] = piece("tile-gone", rules=("OR-102", "OR-103"))
    for colour in ("yellow", "orange", "lilac"):
        found[f"deck:{colour}"] = piece(f"deck-{colour}", rules=DECKS[colour])
        found[f"held:{colour}"] = piece(f"held-{colour}", rules=("OR-039", *DECKS[colour][:1], "OR-156"))
    for colour in ("yellow", "orange", "lilac", "brown"):
        found[f"column:{colour}"] = piece(f"column-{colour}", rules=LANDS[colour])
    for action in blocks.actions.item:
        found[f"card:{action.id}"] = piece("action", rules=(ACTIONS[action.id], "OR-039"), card=action.id)
    for card in blocks.permanents.item:
        rules = (PERMANENTS[card.id], "OR-126", "OR-128")
        found[f"card:{card.id}"] = piece("permanent", rules=rules, card=card.id, level=card.level)
    for goal in (*blocks.goals.item, *blocks.more_goals.item):
        found[f"card:{goal.id}"] = goal_piece(goal)
    found["pool"] = piece("pool", rules=("OR-021", "OR-044", "OR-147"))
    found["reserve"] = piece("reserve", rules=("OR-102", "OR-103"))
    found["discard"] = piece("discard", rules=("OR-181",))
    found["villages"] = piece("villages", rules=("OR-044", "OR-148"), each=blocks.villages.each)
    found["straits"] = piece("straits", rules=("OR-109", "OR-157"))
    found["hunting"] = piece("hunting", rules=("OR-104", "OR-157"))
    found["trophies"] = piece("trophies", rules=("OR-201", "OR-159"))
    found["tiles"] = piece("tiles", rules=("OR-098", "OR-158"), most=blocks.tiles.points[-1])
    found["hand"] = piece("hand", rules=("OR-039", "OR-156"))
    found["laid"] = piece("laid", rules=("OR-128", "OR-155"))
    found["ends"] = piece("ends", rules=("OR-145", "OR-151"))
    found["points"] = piece("points", rules=("OR-001", "OR-162"))
    return found


def goal_piece(goal: Goal) -> Piece:
    """What it needs, by what it counts, and what it is worth."""
    kind = f"goal-{goal.kind}" if goal.kind != "group" else f"goal-group-{goal.of}"
    numbers = {"need": goal.need, "points": goal.points}
    rules = ("OR-134", "OR-137", "OR-155")
    if isinstance(goal.of, str):
        return piece(kind, "goal", rules=rules, of=goal.of, **numbers)
    return piece(kind, "goal", rules=rules, level=goal.of or 0, **numbers)
