"""What every thing on the table of Stone Age is, with the numbers of the box."""

from __future__ import annotations

from dolmen.core.pieces import Amounts, Piece, Pieces, piece

from .box import ROLES
from .components import Blocks, Building, Card

RULES = {"farmer": "SA-149", "toolmaker": "SA-150", "builder": "SA-151", "shaman": "SA-152"}


def pieces(blocks: Blocks) -> Pieces:
    """All things by id."""
    found: dict[str, Piece] = {}
    limits, resources = blocks.limits, blocks.resources
    divisors = {name: getattr(resources.divisor, name) for name in ("wood", "clay", "stone", "gold")}
    values = {name: getattr(resources.value, name) for name in divisors}

    for place, good in (("forest", "wood"), ("clay-pit", "clay"), ("quarry", "stone"), ("river", "gold")):
        numbers = {"divisor": divisors[good], "most": limits.gatherers}
        found[f"place:{place}"] = piece("gather", rules=("SA-078", "SA-039"), where=place, good=good, **numbers)
    found["place:hunt"] = piece("hunt", rules=("SA-076", "SA-038"), where="hunt", divisor=resources.hunt)
    found["place:toolmaker"] = piece("toolmaker", rules=("SA-053", "SA-034"))
    found["place:hut"] = piece("hut", rules=("SA-070", "SA-035"), most=limits.figures)
    found["place:farm"] = piece("farm", rules=("SA-073", "SA-037"), most=limits.level)

    for good, value in values.items():
        numbers = {"divisor": divisors[good], "value": value}
        found[good] = piece("good", rules=("SA-078", "SA-100", "SA-155"), good=good, **numbers)
    found["food"] = piece("food", rules=("SA-120", "SA-125"), penalty=limits.penalty)
    found["people"] = piece("people", rules=("SA-120", "SA-002"), most=limits.figures)
    found["agriculture"] = piece("agriculture", rules=("SA-074", "SA-075"), most=limits.level)
    found["tools"] = piece("tools", rules=("SA-061", "SA-064", "SA-058"))
    for value in range(1, 5):
        found[f"tool:{value}"] = piece("tool", rules=("SA-061", "SA-062"), value=value)
    found["tool:none"] = piece("tool-none", rules=("SA-054",))
    found["points"] = piece("points", rules=("SA-143", "SA-156"))
    found["first"] = piece("first", rules=("SA-020", "SA-131"))
    found["cards"] = piece("cards", rules=("SA-088", "SA-144"))
    found["buildings"] = piece("buildings", rules=("SA-092", "SA-151"))
    found["deck"] = piece("deck", rules=("SA-132", "SA-136"))
    named = [f"face-{face}" for face in blocks.dice.faces]
    faces = dict(zip(("one", "two", "three", "four", "five", "six"), named, strict=True))
    found["dice"] = piece("dice", rules=("SA-076", "SA-078", "SA-064"))

    for number, cost in enumerate(blocks.slots.costs, 1):
        found[f"slot:{number}"] = piece("slot", rules=("SA-081", "SA-082"), cost=cost)
    for card in blocks.cards.item:
        found[f"card:{card.id}"] = card_piece(card, {**divisors, "food": resources.hunt}, faces)
    found["stack"] = piece("stack", rules=("SA-041", "SA-139"), height=limits.stack)
    for building in blocks.buildings.item:
        found[f"building:{building.id}"] = building_piece(building, values)
    return found


def card_piece(card: Card, divisors: Amounts, faces: dict[str, str]) -> Piece:
    """What a card does at once, and what it counts at the end."""
    top, _, good = card.top.partition("-")
    amount: dict[str, int | str] = {"amount": card.amount or 0}
    if top in divisors:
        amount["good"], top = top, "goods"
    elif good:
        amount |= {"good": good, "divisor": divisors[good]}
    elif top == "dice":
        amount |= faces
    rules = {"dice": ("SA-159", "SA-161"), "roll": ("SA-187",), "once": ("SA-202",), "choice": ("SA-205",)}
    also = {"tool": ("SA-060",), "farm": ("SA-194",), "draw": ("SA-195",), "points": ("SA-192",), "goods": ("SA-085",)}
    role = card.bottom in ROLES
    end = "role" if role else "green"
    amount |= {"people": card.people or 0, "bottom": f"card-{card.bottom}"}
    cited = (*(rules | also)[top], RULES.get(card.bottom, "SA-145"))
    return piece("card", f"top-{top}", f"end-{card.bottom if role else end}", rules=cited, **amount)


def building_piece(tile: Building, values: Amounts) -> Piece:
    """What a building costs, and what it brings."""
    if tile.cost is not None:
        cost = {str(good): n for good, n in tile.cost.items()}
        return piece("building", rules=("SA-092", "SA-093"), cost=cost, points=tile.points or 0)
    if tile.kinds is not None:
        numbers = {"count": tile.count or 0, "kinds": tile.kinds}
        return piece("building-kinds", rules=("SA-098", "SA-100"), **numbers, **values)
    return piece("building-any", rules=("SA-099", "SA-100"), most=tile.most or 0, **values)
