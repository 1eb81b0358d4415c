"""What every thing on the table of Kingdomino Origins is, with the numbers of the box."""

from __future__ import annotations

from dolmen.core.pieces import Piece, Pieces, piece

from .components import Blocks, Caveman, Domino, Terrain, halves

RULES = {
    "hunter": "KO-145",
    "fisherwoman": "KO-146",
    "gatherer": "KO-147",
    "sculptor": "KO-148",
    "painter": "KO-149",
    "fire-lady": "KO-150",
    "shaman": "KO-151",
}


def pieces(blocks: Blocks) -> Pieces:
    """All things by id."""
    found: dict[str, Piece] = {}
    reach = {"one": blocks.fire.reach[0], "two": blocks.fire.reach[1], "three": blocks.fire.reach[2]}
    for terrain in blocks.terrains.item:
        found[f"terrain:{terrain.id}"] = terrain_piece(terrain, reach)
    for terrain in blocks.classic_terrains.item:
        found[f"classic:{terrain.id}"] = piece("crowned", rules=("KO-066", "KO-191"), terrain=terrain.id)
    for domino in blocks.origins.item:
        found[f"domino:{domino.id}"] = domino_piece(domino, blocks.terrains.item, "fires", reach)
    for domino in blocks.classic.item:
        found[f"classic-domino:{domino.id}"] = domino_piece(domino, blocks.classic_terrains.item, "crowns", reach)
    for fires, (far, count) in enumerate(zip(blocks.fire.reach, blocks.fire.tokens, strict=True), 1):
        numbers = {"fires": fires, "reach": far, "count": count}
        found[f"token:{fires}"] = piece("token", rules=("KO-045", "KO-050", "KO-061"), **numbers)
        found[f"fire:{fires}"] = piece("fire", rules=("KO-068", "KO-050"), fires=fires)
        found[f"crown:{fires}"] = piece("crown", rules=("KO-191",), fires=fires)
    for wood in blocks.resources.item:
        found[f"resource:{wood.id}"] = piece("resource", rules=("KO-082", "KO-089", "KO-105"), resource=wood.id)
        totem = piece("totem", rules=("KO-092", "KO-106"), resource=wood.id, points=wood.totem)
        found[f"totem:{wood.id}"] = found[f"item:totem-{wood.id}"] = totem
    for caveman in blocks.cavemen.item:
        found[f"caveman:{caveman.id}"] = caveman_piece(caveman)
    alike = {one.id: f"terrain:{one.id}" for one in blocks.terrains.item}
    alike |= {one.id: f"classic:{one.id}" for one in blocks.classic_terrains.item if one.id not in alike}
    alike |= {one.id: f"caveman:{one.id}" for one in blocks.cavemen.item if one.counts}
    found |= {f"item:{key}": found[id] for key, id in alike.items()}
    found["item:resources"] = piece("resources", rules=("KO-105",))
    found["item:horde"] = piece("horde", rules=("KO-154", "KO-155"))
    found["item:middle"] = piece("middle", rules=("KO-161",), points=blocks.bonuses.middle)
    found["item:complete"] = piece("complete", rules=("KO-164",), points=blocks.bonuses.complete)
    found["hut"] = piece("hut", rules=("KO-031", "KO-070"))
    found["territory"] = piece("territory", rules=("KO-032", "KO-037", "KO-169"))
    found["row"] = piece("row", rules=("KO-020", "KO-021"))
    found["next-row"] = piece("next-row", rules=("KO-022", "KO-024"))
    found["pile"] = piece("pile", rules=("KO-012", "KO-027"))
    found["aside"] = piece("aside", rules=("KO-041",))
    found["cave"] = piece("cave", rules=("KO-112", "KO-115"))
    found["cave-stack"] = piece("cave-stack", rules=("KO-116", "KO-120"))
    found["points"] = piece("points", rules=("KO-068", "KO-074"))
    return found


def terrain_piece(terrain: Terrain, reach: dict[str, int]) -> Piece:
    if terrain.volcano:
        return piece("volcano", rules=("KO-045", "KO-062"), **reach)
    return piece("terrain", rules=("KO-066", "KO-068"), terrain=terrain.id)


def domino_piece(domino: Domino, terrains: list[Terrain], marks: str, reach: dict[str, int]) -> Piece:
    """Its two halves, and what it brings along."""
    by_code = {terrain.code: terrain for terrain in terrains}
    shown = [(by_code[code], fires) for code, fires in halves(domino)]
    lines: list[str] = []
    numbers = {"number": domino.id, "fires": 0, "craters": 0, "reach": 0}
    for terrain, fires in shown:
        if terrain.volcano:
            lines.append("domino-volcano")
            numbers |= {"craters": fires, "reach": list(reach.values())[fires - 1]}
        elif fires:
            numbers["fires"] += fires
    if numbers["fires"]:
        lines.append(f"domino-{marks}")
    named = {"one": shown[0][0].id, "two": shown[1][0].id}
    return piece("domino", *lines, "domino-order", rules=("KO-032", "KO-024"), **numbers, **named)


def caveman_piece(caveman: Caveman) -> Piece:
    if caveman.power is not None:
        return piece("warrior", rules=("KO-154", "KO-155"), caveman=caveman.id, power=caveman.power)
    counts = f"counts-{caveman.counts}"
    rules = ("KO-142", RULES[caveman.id]) if caveman.id in RULES else ("KO-142",)
    return piece("caveman", rules=rules, caveman=caveman.id, points=caveman.points or 0, counts=counts)
