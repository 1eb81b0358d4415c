"""What every thing on the table of The First Sparks is, with the numbers of the box."""

from __future__ import annotations

from dolmen.core.pieces import Piece, Pieces, piece

from .components import Blocks, Card
from .words import FOODS, HERBS

TAKES = {"basket": "berry", "rod": "fish", "bow": "bear", "spear": "mammoth"}
KNOWN = {
    "fire": ("FS-090", "FS-092"),
    "plow": ("FS-093", "FS-094"),
    "sledge": ("FS-095", "FS-096"),
    "intelligence": ("FS-097", "FS-099"),
    "speech": ("FS-102", "FS-103"),
}
STEPS = 5  # that a text can tell


def pieces(blocks: Blocks) -> Pieces:
    """All things by id."""
    found: dict[str, Piece] = {}
    limits, prices = blocks.limits, blocks.prices
    for card in blocks.cards.item:
        found[f"card:{card.id}"] = card_piece(card, blocks)
    for rank in HERBS:
        found[f"card:{rank}"] = piece("herbs", rules=("FS-060", "FS-013"), card=rank, grain=blocks.herbs.grain)
    tools = {food: tool for tool, food in TAKES.items()}
    for food in FOODS:
        values = {"value": getattr(blocks.tokens.value, food), "count": getattr(blocks.tokens.count, food)}
        named = {"food": food, "tool": tools[food]}
        found[f"food:{food}"] = piece("harvest-food", rules=("FS-044", "FS-163", "FS-196"), **values, **named)
        found[f"ground:{food}"] = piece("ground", rules=("FS-151", "FS-158"), **named)
        numbers = {"mountain": prices.mountain}
        found[f"space:{food}"] = piece("space", rules=("FS-031", "FS-180", "FS-185"), food=food, **numbers)
    steps = {f"n{n}": price for n, price in enumerate(prices.members, 1)}
    found["price"] = piece("price", rules=("FS-177", "FS-181", "FS-185"), mountain=prices.mountain, **steps)
    found["mountain"] = piece("mountain", rules=("FS-036", "FS-182"), mountain=prices.mountain)
    found["order"] = piece("order", rules=("FS-116", "FS-192"))
    found["first"] = piece("first", rules=("FS-116", "FS-192"))
    found["sizes"] = piece("sizes", rules=("FS-210", "FS-214"), goal=limits.goal, most=limits.members)
    found["points"] = piece("points", rules=("FS-214", "FS-215"), goal=limits.goal)
    found["members"] = piece("members", rules=("FS-165", "FS-174"), most=limits.members, newcomers=limits.newcomers)
    found["lost"] = piece("lost", rules=("FS-168", "FS-172"))
    found["neutral"] = piece("neutral", rules=("FS-224", "FS-240"))
    found["market"] = piece("market", rules=("FS-120", "FS-122", "FS-126"))
    found["bonus"] = piece("bonus", rules=("FS-117", "FS-118"))
    found["next-market"] = piece("next-market", rules=("FS-120", "FS-133"))
    found["deck"] = piece("deck", rules=("FS-133", "FS-202"))
    found["shuffle"] = piece("shuffle", rules=("FS-205", "FS-207"))
    found["harvest"] = piece("harvest", rules=("FS-150", "FS-196"))
    found["food"] = piece("food", rules=("FS-044", "FS-146"), start=blocks.start.food)
    found["spoilage"] = piece("spoilage", rules=("FS-146", "FS-148"))
    found["hunt"] = piece("hunt", rules=("FS-150", "FS-154"))
    found["meal"] = piece("meal", rules=("FS-165", "FS-168"))
    found["left"] = piece("left", rules=("FS-177", "FS-188"))
    found["tools"] = piece("tools", rules=("FS-049", "FS-051"), most=limits.tools, sledge=limits.tools_with_sledge)
    found["tile"] = piece("tile", rules=("FS-021", "FS-023", "FS-030"))
    return found


def card_piece(card: Card, blocks: Blocks) -> Piece:
    numbers = {"card": card.id, "cost": card.cost}
    if card.grain is not None:
        return piece("field", rules=("FS-154", "FS-049"), **numbers, grain=card.grain)
    if card.steps is None:
        most = {"limit": blocks.limits.tools_with_sledge}
        return piece(card.kind, rules=(*KNOWN[card.kind], "FS-054"), **numbers, **most)
    for n in range(STEPS):
        take, start = card.steps[n] if n < len(card.steps) else (0, 0)
        numbers |= {f"take{n + 1}": take, f"from{n + 1}": start}
    return piece("tool", rules=("FS-058", "FS-151", "FS-049"), kind=card.kind, food=TAKES[card.kind], **numbers)
