"""The board of The First Sparks: the lands hex by hex, the market, the harvest, and how every clan lives."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.text import Text

from dolmen.games.first_sparks.view import (
    CardView,
    FirstSparksView,
    HarvestView,
    LayingView,
    PlayerView,
    ReckoningView,
    SaleView,
    SpaceView,
    TileView,
)
from dolmen.terminal.canvas import BONE, INK, Canvas, cut, on
from dolmen.terminal.palette import badge

from .board import Fields, Scene
from .drawn import DrawnBoard, short, viewer

GROUND: Final = {"bear": "#5F7A45", "berry": "#8A5A6A", "mammoth": "#86806F", "fish": "#3F7398"}
MARK: Final = {"bear": "♠", "berry": "♣", "mammoth": "∩", "fish": "≈", "grain": "♦"}
CARD: Final = {"basket": "#A2443A", "rod": "#3B6F8C", "bow": "#7A5A30", "spear": "#5E4332", "field": "#5E7032"}
KNOWLEDGE: Final = "#665A70"
NEUTRAL: Final = "#8B8378"
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # from a hex to its neighbour in each direction
WIDE: Final = 14  # columns of a hex
HIGH: Final = 4  # rows of a hex, one less where they are few
NAME: Final = 12  # columns of a card's name
SIDE: Final = 34  # columns of what stands beside the map


class Hex(NamedTuple):
    """A hex on the map: where it lies, which half of which tile it is, and its ground."""

    q: int
    r: int
    name: str
    food: str

    @property
    def across(self) -> int:
        """Half hexes to the right."""
        return 2 * self.q + self.r


class Box(NamedTuple):
    """Where a hex is drawn."""

    x: int
    y: int
    wide: int
    high: int


class FirstSparksBoard(DrawnBoard):
    """Lands above, the market below, harvest and clans beside them."""

    def paint(self, canvas: Canvas, scene: Scene) -> None:
        view: FirstSparksView = scene.view
        cards = market_rows(view)
        lands(canvas, scene, canvas.height - cards)
        x = canvas.width - SIDE
        y = clans(canvas, scene, x, harvest(canvas, scene, x, 0) + 1)
        reckoning(canvas, scene, x, y + 1)
        market(canvas, scene, canvas.height - cards)

    def status(self, scene: Scene) -> str:
        view: FirstSparksView = scene.view
        told = [scene.texts.text("fs-round", number=view.round)] if view.round else []
        told += [short(scene, view.phase), scene.texts.text("fs-goal", goal=view.goal)]
        return " · ".join(told)

    def sums(self, scene: Scene) -> Text:
        """Who may take the card that is on offer."""
        view: FirstSparksView = scene.view
        if view.offer is None:
            return Text("")
        out = Text(" ").append_text(badge(view.offer.seat))
        out.append(f" {card_name(scene, view.offer.card)} · {card_does(scene, view.offer.card)}")
        for seat in view.offer.takers:
            out.append(" › ").append_text(badge(seat))
        return out

    def note(self, scene: Scene, fields: Fields) -> str:
        view: FirstSparksView = scene.view
        if fields["word"] in ("settle", "starve"):
            space = next(space for space in view.spaces if space.name == fields["space"])
            return space_note(scene, space)
        if fields["word"] == "offer":
            return sale_note(scene, next(sale for sale in view.sales if sale.card == fields["card"]))
        if fields["word"] == "discard":
            own = view.players[viewer(scene)].tools
            return next((card_does(scene, tool.card) for tool in own if tool.card.id == fields["card"]), "")
        return ""

    def pieces(self, scene: Scene, fields: Fields) -> list[str]:
        view: FirstSparksView = scene.view
        food = next((space.food for space in view.spaces if space.name == fields.get("space")), "")
        return [f"space:{food}", f"ground:{food}"] if food else super().pieces(scene, fields)

    def details(self, scene: Scene) -> Text:
        """Tools and knowledge of every clan, the deck, and what the marks mean."""
        view: FirstSparksView = scene.view
        texts = scene.texts
        out = Text()
        for player in view.players:
            out.append_text(badge(player.seat))
            out.append(f" {scene.names[player.seat]}", "bold")
            out.append(f"  {texts.text('fs-people', count=player.size)}, {food_text(scene, player)}\n")
            for tool in player.tools:
                out.append(f"  {card_name(scene, tool.card)}: {card_does(scene, tool.card)}\n")
            for card in player.knowledge:
                out.append(f"  {card_name(scene, card)}: {card_does(scene, card)}\n", scene.palette.dim)
        out.append(f"\n{texts.name('deck')}: {view.deck.cards}\n", scene.palette.dim)
        legend = "   ".join(f"{MARK[h.food]} {texts.name(h.food)} ({texts.name(h.tool)})" for h in view.harvest)
        out.append(f"\n{legend}\n{texts.text('fs-legend')}\n", scene.palette.dim)
        return out


# The map.


def hexes_of(tiles: list[TileView]) -> list[Hex]:
    """The two hexes of every tile."""
    out = []
    for tile in tiles:
        q, r = STEPS[tile.rotation]
        out.append(Hex(tile.q, tile.r, f"{tile.id}-a", tile.grounds[0]))
        out.append(Hex(tile.q + q, tile.r + r, f"{tile.id}-b", tile.grounds[1]))
    return out


def lands(canvas: Canvas, scene: Scene, height: int) -> None:
    """The map, put into the middle of its room; what is lit or pointed at shows its price."""
    view: FirstSparksView = scene.view
    hexes = hexes_of(view.tiles)
    ways = [Hex(way.q, way.r, way.cell, "") for way in view.laying.ways] if view.laying and canvas.lit else []
    every = hexes + ways
    if not every:
        return
    left, right = min(h.across for h in every), max(h.across for h in every)
    top, bottom = min(h.r for h in every), max(h.r for h in every)
    room = canvas.width - SIDE - 2
    wide = min(WIDE, max(8, room * 2 // (right - left + 2)) // 2 * 2)
    x0 = max(0, (room - (right - left + 2) * wide // 2) // 2)
    high = HIGH if (bottom - top + 1) * HIGH <= height else HIGH - 1
    y0 = max(0, (height - (bottom - top + 1) * high) // 2)
    spaces = {space.name: space for space in view.spaces}
    for h in every:
        box = Box(x0 + (h.across - left) * wide // 2, y0 + (h.r - top) * high, wide, high)
        if h.food:
            ground(canvas, scene, box, h, spaces)
        else:
            way(canvas, scene, box, h.name)
    if view.laying is not None:
        canvas.put(0, 0, laying_text(scene, view.laying), scene.palette.accent, bold=True)


def way(canvas: Canvas, scene: Scene, box: Box, cell: str) -> None:
    """A hex where a tile may be laid."""
    if cell not in canvas.lit:
        return
    x, y, wide, high = box
    pointed = scene.pointed.get("cell") == cell
    ground = scene.palette.accent if pointed else scene.palette.panel
    canvas.fill(x + 1, y, wide - 1, high, ground, cell)
    ink = on(scene.palette.accent) if pointed else scene.palette.accent
    canvas.put(x + 1, y + 1, cell.center(wide - 1), ink, None, True)


def ground(canvas: Canvas, scene: Scene, box: Box, h: Hex, spaces: dict[str, SpaceView]) -> None:
    """A hex: its name and food, its three spaces with the clans there, and prices or mountains below."""
    x, y, wide, high = box
    canvas.fill(x + 1, y, wide - 1, high, GROUND[h.food])
    name, food = h.name[1:].replace("-", ""), scene.texts.name(h.food)
    told = f"{name} {food}"
    snug = len(told) > wide - 4
    canvas.put(x + 1 if snug else x + 2, y, cut(told, wide - 3 if snug else wide - 4), BONE, None, True)
    canvas.put(x + wide - 2, y, MARK[h.food], BONE)
    own = [spaces[f"{h.name}{n}"] for n in range(3)]
    peaks = []
    step = (wide - 2) // 3
    for n, space in enumerate(own):
        at = x + 2 + n * step
        pointed = scene.pointed.get("space") == space.name
        if space.name in canvas.lit or pointed:
            canvas.put(at, y + 1, str(n), on(scene.palette.accent), scene.palette.accent, True, space.name)
        else:
            canvas.put(at, y + 1, str(n), BONE, None, False, space.name)
        people(canvas, scene, at + 1, y + 1, space, step - 1)
        if space.price is not None:
            price = f"{'»' if pointed else ''}{space.price}"
            plate = scene.palette.accent if space.name in canvas.lit else "#C9B99B"
            canvas.put(at, y + 2, price, on(plate), plate, True, space.name)
        elif pointed:
            canvas.put(at, y + 2, "»", on(scene.palette.accent), scene.palette.accent, True)
        for other in space.mountains:
            far = f"{other[1:-1].replace('-', '')}{other[-1]}"
            if other[:-1] != h.name or other[-1] > str(n):
                peaks.append(f"{n}∧{other[-1] if other[:-1] == h.name else far}")
    if high == HIGH or (all(space.price is None for space in own) and "space" not in scene.pointed):
        canvas.put(x + 2, y + high - 1, " ".join(peaks)[: wide - 2], "#E8DCC4")


def people(canvas: Canvas, scene: Scene, x: int, y: int, space: SpaceView, room: int) -> None:
    """The clans on a space; with two players the third is nobody's."""
    for clan in space.clans[:room]:
        if scene.view.neutral is not None and clan == scene.view.seats:
            x = canvas.put(x, y, "○", INK, NEUTRAL, True, space.name)
        else:
            x = canvas.seat(x, y, clan, None, space.name)


def laying_text(scene: Scene, laying: LayingView) -> str:
    return " + ".join(f"{MARK[food]} {scene.texts.name(food)}" for food in laying.grounds)


def space_note(scene: Scene, space: SpaceView) -> str:
    """What a member there costs, and what the next hunt gains or loses by it."""
    told = []
    if space.price is not None:
        told.append(scene.texts.text("fs-costs", food=space.price))
    if space.hunt:
        told.append(scene.texts.text("fs-hunt", food=f"{space.hunt:+d}"))
    return ", ".join(told)


# The market.


def market_rows(view: FirstSparksView) -> int:
    """How many rows the market takes: two columns, both rows of it under each other if it is small."""
    return 1 + max(len(view.market.current), len(view.market.next), 4)


def market(canvas: Canvas, scene: Scene, y: int) -> None:
    """What is on offer on the left, what is to come on the right, a line a card."""
    view: FirstSparksView = scene.view
    texts = scene.texts
    half = canvas.width * 11 // 20
    canvas.head(0, y, texts.text("fs-offer"), texts.text("fs-offer-note"))
    canvas.head(half, y, texts.text("fs-next"), texts.text("fs-deck", count=view.deck.cards))
    sales = {sale.card: sale for sale in view.sales}
    for n, card in enumerate(view.market.current):
        card_line(canvas, scene, 0, y + 1 + n, half - 1, card, sales.get(card.id))
    for n, card in enumerate(view.market.next):
        card_line(canvas, scene, half, y + 1 + n, canvas.width - half, card, None)


def card_line(canvas: Canvas, scene: Scene, x: int, y: int, width: int, card: CardView, sale: SaleView | None) -> None:
    """A card: number, name, price, what it takes, and what that is worth to the viewer."""
    key = f"offer-{card.id}"
    offered = scene.view.offer is not None and scene.view.offer.card.id == card.id
    pointed = scene.pointed.get("card") == card.id
    sign = "▶" if offered or pointed else " "
    canvas.put(x, y, sign, scene.palette.accent, bold=True)
    canvas.mark(x + 1, y, f"{card.id:>3}", key)
    colour = CARD.get(card.kind, KNOWLEDGE)
    name = scene.texts.name(card.kind)
    canvas.put(x + 5, y, cut(name if len(name) > NAME - 1 else f" {name}", NAME), BONE, colour, True, key)
    dear = sale is not None and not sale.payable
    market = scene.view.market
    price = card.cost if market.bonus != card.id or market.bonus_price is None else market.bonus_price
    canvas.put(x + 5 + NAME, y, f"{price:>2}", scene.palette.bad if dear else scene.palette.ink, None, True, key)
    end = x + width
    if sale is not None:
        told = sale_note(scene, sale, brief=True)
        if not sale.payable and len(card_does(scene, card, 0)) > width - 22 - len(told):
            told = f"−{-sale.left}"
        end -= len(told) + 1
        worth = scene.palette.good if sale.food else scene.palette.dim
        canvas.put(end, y, told, scene.palette.bad if dear else worth, None, False, key)
    room = max(1, end - x - (20 if sale is None else 21))
    canvas.put(x + 20, y, cut(card_does(scene, card, room), room), scene.palette.dim, None, False, key)
    if market.bonus == card.id:
        canvas.put(x + 7 + NAME, y, "♦", "#E3B84A", None, True, key)


def card_name(scene: Scene, card: CardView) -> str:
    name = scene.texts.name(card.kind)
    return f"{name[:1].upper()}{name[1:]} {card.id}"


def card_does(scene: Scene, card: CardView, room: int = 99) -> str:
    """What a card is good for, in short: from so many tokens on it takes so many. Its food has a mark, if no name."""
    if card.food is None or not card.steps:
        return scene.texts.text(f"fs-does-{card.kind}", count=card.amount)
    steps = "  ".join(f"{least}+→{takes}" for takes, least in card.steps)
    told = f"{MARK[card.food]} {scene.texts.name(card.food)}  {steps}"
    return told if len(told) <= room else f"{MARK[card.food]} {steps}"


def sale_note(scene: Scene, sale: SaleView, brief: bool = False) -> str:
    """What a card means to the viewer now."""
    texts = scene.texts
    if not sale.ownable:
        return texts.text("fs-known")
    if not sale.payable:
        return texts.text("fs-short", food=-sale.left)
    if sale.food:
        return f"+{sale.food}" if brief else texts.text("fs-hunt", food=f"+{sale.food}")
    return texts.text(f"fs-why-{sale.why}") if sale.why and not brief else "0" if sale.why else ""


# Beside the map.


def harvest(canvas: Canvas, scene: Scene, x: int, y: int) -> int:
    """What lies there, what comes each round, what a token is worth, and what one would take."""
    view: FirstSparksView = scene.view
    texts = scene.texts
    canvas.head(x, y, texts.name("harvest"))
    for at, key in ((13, "fs-lies"), (19, "fs-each-round"), (26, "fs-worth")):
        canvas.put(x + at, y, texts.text(key), scene.palette.dim)
    mine = {hunt.kind: hunt for hunt in view.players[viewer(scene)].hunt}
    for n, food in enumerate(view.harvest, 1):
        harvest_line(canvas, scene, x, y + n, food)
        if food.food in mine and mine[food.food].amount:
            canvas.put(x + 30, y + n, f"+{mine[food.food].food}", scene.palette.good, bold=True)
    return y + 1 + len(view.harvest)


def harvest_line(canvas: Canvas, scene: Scene, x: int, y: int, food: HarvestView) -> None:
    canvas.put(x, y, f" {MARK[food.food]} ", BONE, GROUND[food.food])
    canvas.put(x + 4, y, cut(scene.texts.name(food.food), 9))
    canvas.put(x + 13, y, f"{food.tokens:>2}", None if food.tokens else scene.palette.bad, None, True)
    canvas.put(x + 19, y, f"+{food.refill}", scene.palette.dim)
    canvas.put(x + 26, y, f"×{food.value}", scene.palette.dim)


def clans(canvas: Canvas, scene: Scene, x: int, y: int) -> int:
    """Every clan in order of play: people, food, tools."""
    view: FirstSparksView = scene.view
    canvas.head(x, y, scene.texts.text("fs-clans"))
    canvas.put(x + 13, y, scene.texts.text("fs-size"), scene.palette.dim)
    canvas.put(x + 19, y, scene.texts.name("food")[:6], scene.palette.dim)
    for n, seat in enumerate(view.order or range(view.seats), 1):
        player = view.players[seat]
        turn = "►" if view.to_move == seat else "✓" if player.done else " "
        canvas.put(x, y + n, turn, scene.palette.accent)
        canvas.seat(x + 1, y + n, seat, cut(f" {scene.names[seat]}", 10))
        canvas.put(x + 13, y + n, f"{player.size:>2}", None, None, True)
        canvas.put(x + 19, y + n, "?" if player.food is None else f"{player.food:>2}")
        at = x + 23
        for tool in player.tools:
            kind = tool.card.kind
            mark = MARK[tool.card.food] if tool.card.food else "♦"
            at = canvas.put(at, y + n, mark, BONE, CARD.get(kind, KNOWLEDGE), False, f"discard-{tool.card.id}") + 1
        for card in player.knowledge:
            at = canvas.put(at, y + n, scene.texts.name(card.kind)[:1], BONE, KNOWLEDGE) + 1
    return y + 1 + view.seats


def reckoning(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """One's food from now until the meal, as a sum."""
    player: PlayerView = scene.view.players[viewer(scene)]
    sums: ReckoningView | None = player.reckoning
    if sums is None or player.food is None or scene.view.seat is None or not scene.view.round:
        return
    canvas.head(x, y, scene.texts.text("fs-reckoning"))
    parts = [str(player.food)]
    told = (("−", sums.spoils, "fs-spoils"), ("+", sums.hunt, "fs-brings"), ("−", sums.meal, "fs-meal"))
    parts += [f"{sign}{amount} {scene.texts.text(key)}" for sign, amount, key in told if amount]
    end = canvas.put(x, y + 1, " ".join(parts))
    if end + 5 > canvas.width:
        y, end = y + 1, x
    end = canvas.put(end, y + 1, " = ")
    canvas.put(end, y + 1, sums.left, scene.palette.bad if sums.left < 0 else scene.palette.good, None, True)


def food_text(scene: Scene, player: PlayerView) -> str:
    food = "?" if player.food is None else str(player.food)
    return f"{scene.texts.name('food')} {food}"
