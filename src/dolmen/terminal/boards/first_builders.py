"""The board of First Builders: sites, rows, tracks and districts, one's own city, and what everybody has."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from dolmen.games.first_builders.cityview import TileView
from dolmen.games.first_builders.tableview import CardView, DieView, SiteView, WorkerView
from dolmen.games.first_builders.view import FirstBuildersView, PlayerView
from dolmen.terminal.canvas import BONE, INK, Canvas, cut, on
from dolmen.terminal.palette import badge

from .board import Fields, Scene
from .drawn import DrawnBoard, short, viewer

COLOUR: Final = {
    "red": "#B0392A",
    "orange": "#D57A35",
    "yellow": "#E0B03A",
    "blue": "#3F7398",
    "purple": "#77548B",
}
GREY: Final = "#6B665E"
FARM: Final = "#7C8A4A"
TEMPLE: Final = {"forest": "#6FA377", "mountain": "#A9A297", "sea": "#6BA3C4"}
GOODS: Final = {"stone": "◆", "food": "♣", "wisdom": "☼", "gold": "●", "basic": "◇"}
CITY: Final = 38  # columns of the city
SITE_ROWS: Final = 5


class FirstBuildersBoard(DrawnBoard):
    """Sites above; rows, tracks and districts on the left; the city on the right; the players below."""

    LEAST = (98, 19)

    def paint(self, canvas: Canvas, scene: Scene) -> None:
        view: FirstBuildersView = scene.view
        sites(canvas, scene)
        left = canvas.width - CITY
        y = people(canvas, scene, SITE_ROWS)
        y = buildings(canvas, scene, y, left)
        y = tracks(canvas, scene, y)
        y = districts(canvas, scene, y)
        bottom = min(canvas.height - view.seats, y + 2)
        if y < bottom:
            ends(canvas, scene, y)
        city(canvas, scene, left, SITE_ROWS, canvas.height - SITE_ROWS)
        for n, player in enumerate(view.players):
            holdings(canvas, scene, bottom + n, player, left)

    def status(self, scene: Scene) -> str:
        view: FirstBuildersView = scene.view
        told = [scene.texts.text("fb-round", number=view.round)] if view.round else [scene.texts.name(view.phase)]
        told += [scene.texts.text(f"condition-{name}") for name in (end.id for end in view.ends if end.met)]
        return " · ".join(told)

    def sums(self, scene: Scene) -> Text:
        """The dice to draft from, or what is under way in this turn."""
        view: FirstBuildersView = scene.view
        if view.pool:
            out = Text(" ")
            for die in view.pool:
                ground = COLOUR[die.colour]
                out.append(f" {die.value} ", f"bold {on(ground)} on {ground}").append(" ")
            return out
        turn = view.turn
        told = [turn.worker, turn.hand] if turn else []
        return Text(" " + " · ".join(scene.texts.name(name) for name in told if name)) if any(told) else Text("")

    def note(self, scene: Scene, fields: Fields) -> str:
        view: FirstBuildersView = scene.view
        texts = scene.texts
        if fields["word"] == "visit":
            for visit in view.visits:
                if visit.worker == fields["worker"] and visit.site == fields["site"]:
                    told = [texts.text("fb-toll", wisdom=visit.wisdom)] if visit.wisdom else []
                    told += [texts.text("fb-bonus")] if visit.bonus else []
                    return ", ".join(told + ([texts.text("fb-both")] if visit.both else []))
        if fields["word"] in ("buy", "reserve"):
            slot = next((slot for slot in view.row if slot.slot == fields["slot"]), None)
            return "" if slot is None else price(slot.stone, slot.wisdom)
        if fields["word"] == "citizen":
            row = next((row for row in view.citizens if row.slot == fields["slot"]), None)
            return "" if row is None else price(0, row.wisdom)
        if fields["word"] == "tower":
            return f"{GOODS['gold']}{view.players[viewer(scene)].tower_prices[str(fields['colour'])]}"
        if fields["word"] == "score":
            card = next((card for card in view.cards if card.id == fields["card"]), None)
            return "" if card is None else texts.text("fb-points", count=card.next_points[viewer(scene)])
        return ""

    def details(self, scene: Scene) -> Text:
        """Where everybody's points come from, cities in words, district cards, and what the marks mean."""
        view: FirstBuildersView = scene.view
        texts = scene.texts
        out = Text()
        for player in view.players:
            out.append_text(badge(player.seat))
            out.append(f" {scene.names[player.seat]}  {player.points}\n", "bold")
            for item in [*player.won, *player.to_come]:
                if item.points:
                    out.append(f"  {texts.item(item)}: {item.points}\n", scene.palette.dim)
            tiles = [texts.name(tile.kind) for tile in player.tiles if tile.kind != "farm"]
            out.append(f"  {texts.text('fb-city')}: {', '.join(tiles)}\n")
            if player.advisers:
                out.append(f"  {texts.name('adviser')}: {', '.join(map(texts.name, player.advisers))}\n")
            if player.signs:
                out.append(f"  {', '.join(map(texts.name, player.signs))}\n")
        for temple in view.temples:
            sign = f": {texts.name(temple.sign)}" if temple.sign else ""
            out.append(f"{texts.name(temple.name)}{sign}\n", TEMPLE[temple.name])
        out.append(f"\n{texts.text('fb-end')}: {' · '.join(told for told, _ in nearness(scene))}\n")
        legend = "   ".join(f"{mark} {texts.name(good)}" for good, mark in GOODS.items() if good != "basic")
        out.append(f"\n{legend}   {texts.text('fb-legend')}\n", scene.palette.dim)
        return out


def goods_text(gains: dict[str, int]) -> str:
    return " ".join(f"{GOODS[good]}{amount}" for good, amount in gains.items() if amount)


def price(stone: int, wisdom: int) -> str:
    return goods_text({"stone": stone, "wisdom": wisdom}) or "0"


def die_at(canvas: Canvas, x: int, y: int, colour: str | None, text: str, key: str | None = None) -> int:
    ground = COLOUR[colour] if colour else GREY
    return canvas.put(x, y, f" {text} ", on(ground), ground, True, key)


# The board.


def sites(canvas: Canvas, scene: Scene) -> None:
    """The five sites: ship, what they give, their other action, the bonus tile, and who is there."""
    view: FirstBuildersView = scene.view
    wide = canvas.width // len(view.sites)
    for n, site in enumerate(view.sites):
        one_site(canvas, scene, n * wide, wide - 1, site)


def one_site(canvas: Canvas, scene: Scene, x: int, wide: int, site: SiteView) -> None:
    texts, key = scene.texts, f"site-{site.name}"
    ground = COLOUR[site.bonus] if site.bonus else GREY
    canvas.fill(x, 0, wide, 1, ground, key)
    canvas.fill(x, 1, wide, SITE_ROWS - 2, scene.palette.panel, key)
    canvas.put(x + 1, 0, cut(texts.text(f"fb-site-{site.name}"), wide - 6), on(ground), None, True, key)
    canvas.put(x + wide - 4, 0, f"▲{site.ship}", on(ground), None, False, key)
    if key in canvas.lit:
        sign = "»" if scene.pointed.get("site") == site.name else "@"
        canvas.put(x, 0, sign, on(scene.palette.accent), scene.palette.accent, True, key)
    canvas.put(x + 1, 1, goods_text(site.gain), scene.palette.ink, None, True, key)
    canvas.put(x + 1, 2, cut(texts.text(f"fb-act-{site.name}"), wide - 2).rstrip(), scene.palette.ink, None, False, key)
    if site.bonus and site.effect:
        told = f"+ {texts.text(f'fb-bonus-{site.effect}')}"
        canvas.put(x + 1, 3, cut(told, wide - 2).rstrip(), scene.palette.dim, None, False, key)
    at = x
    for worker in site.workers:
        at = worker_at(canvas, at, SITE_ROWS - 1, worker, key)
    if not site.workers:
        canvas.put(x + 1, SITE_ROWS - 1, "·", scene.palette.line)


def worker_at(canvas: Canvas, x: int, y: int, worker: WorkerView, key: str) -> int:
    """A worker on a site: its die on its colour, and whose it is."""
    text = "♜" if worker.kind == "archon" else str(worker.value)
    x = canvas.put(x, y, text, on(COLOUR[worker.colour]) if worker.colour else BONE, worker_ground(worker), True, key)
    return canvas.seat(x, y, worker.seat, None, key) + 1


def worker_ground(worker: WorkerView) -> str:
    return COLOUR[worker.colour] if worker.colour else GREY


def people(canvas: Canvas, scene: Scene, y: int) -> int:
    """The row of citizens with their prices, and the speakers."""
    view: FirstBuildersView = scene.view
    x = canvas.head(0, y, scene.texts.name("citizens")) + 2
    for row in view.citizens:
        key = f"citizen-{row.slot}"
        x = die_at(canvas, x, y, row.die.colour, str(row.die.value), key)
        lit = key in canvas.lit
        ink = scene.palette.accent if lit else scene.palette.ink if row.payable else scene.palette.bad
        x = canvas.put(x, y, f"{'@' if lit else ''}{price(0, row.wisdom)}", ink, None, lit, key) + 1
    if view.speakers:
        x = canvas.head(x + 1, y, scene.texts.text("fb-speakers")) + 1
        for value in sorted(set(view.speakers)):
            x = canvas.mark(x, y, f"{value}", f"speaker-{value}") + 1
    return y + 1


def buildings(canvas: Canvas, scene: Scene, y: int, width: int) -> int:
    """The row of buildings: name on its colour, price; and the tops of the stacks."""
    view: FirstBuildersView = scene.view
    texts = scene.texts
    canvas.head(0, y, texts.name("buildings"))
    step = (width - 1) // 3
    for n, slot in enumerate(view.row):
        x, row = n % 3 * step, y + 1 + n // 3
        key = f"slot-{slot.slot}"
        lit = f"buy-{slot.slot}" in canvas.lit or f"reserve-{slot.slot}" in canvas.lit
        ground = COLOUR[slot.colour]
        sign = "@" if lit else " "
        end = canvas.put(x, row, cut(f"{sign}{texts.name(slot.building)}", step - 7), on(ground), ground, True, key)
        ink = scene.palette.ink if slot.payable else scene.palette.bad
        canvas.put(end + 1, row, price(slot.stone, slot.wisdom), ink, None, False, key)
    x = canvas.put(len(texts.name("buildings")) + 2, y, texts.text("fb-stacks"), scene.palette.dim) + 1
    for stack in view.stacks:
        name = cut(texts.name(stack.top), 8).rstrip() if stack.top else "–"
        key = stack.top or stack.colour
        ground = COLOUR[stack.colour]
        x = canvas.put(x, y, name, on(ground), ground, key in canvas.lit, key) + 1
    return y + 3


def tracks(canvas: Canvas, scene: Scene, y: int) -> int:
    """The temples step by step, what each step is worth, everybody's discs there, and the war."""
    view: FirstBuildersView = scene.view
    step = 3
    for n, temple in enumerate(view.temples):
        key = f"temple-{temple.name}"
        name = cut(short(scene, temple.name), 9)
        sign = "@" if key in canvas.lit else " "
        canvas.put(0, y + n, f"{sign}{name}", TEMPLE[temple.name], None, True, key)
        for place, points in enumerate(view.temple_points):
            canvas.put(10 + place * step, y + n, points or "·", scene.palette.dim, None, False, key)
        for place, discs in enumerate(temple.discs):
            if discs:  # no half of a number beside them
                canvas.put(10 + place * step, y + n, "  ")
            for k, seat in enumerate(discs[-3:]):
                canvas.seat(10 + place * step + k, y + n, seat, None, key)
        if temple.owner is not None:
            canvas.seat(11 + len(temple.discs) * step, y + n, temple.owner)
        elif temple.sign:
            canvas.put(11 + len(temple.discs) * step, y + n, "☆", scene.palette.accent)
    y += len(view.temples)
    canvas.put(0, y, cut(f" {scene.texts.name('war')}", 10), COLOUR["red"], None, True)
    for space in view.war:
        x = 10 + (space.number) * step
        if space.discs:
            for k, seat in enumerate(space.discs[-3:]):
                canvas.seat(x + k, y, seat)
        else:
            mark = "│" if space.threshold else REWARD.get(space.reward, "·")
            canvas.put(x, y, mark, scene.palette.dim)
    return y + 1


REWARD: Final = {"none": "·", **GOODS, "convert": "⇄", "token": "□"}


def districts(canvas: Canvas, scene: Scene, y: int) -> int:
    """The district cards: their pattern in two rows of colours, their points now, and how near one's city is."""
    view: FirstBuildersView = scene.view
    own = viewer(scene)
    x = 0
    for card in view.cards:
        pattern(canvas, x, y, card)
        key = f"score-{card.id}"
        lit = key in canvas.lit
        points = card.next_points[own] if own < len(card.next_points) else 0
        ink = scene.palette.accent if lit else scene.palette.ink if points else scene.palette.dim
        canvas.put(x + 5, y, f"{'@' if lit else ''}{points}", ink, None, True, key)
        if own < len(card.closeness):
            near = card.closeness[own]
            told = "✓" if near.ready else f"−{near.missing}"
            canvas.put(x + 5, y + 1, told, scene.palette.good if near.ready else scene.palette.dim, None, False, key)
        canvas.put(x + 8, y, "●" * min(card.gold, 2), "#E0B03A")
        x += 11
    return y + 2


def ends(canvas: Canvas, scene: Scene, y: int) -> None:
    """What ends the game at the end of a round, and how near each is; what holds already glows."""
    x = canvas.head(0, y, scene.texts.text("fb-end")) + 2
    for told, met in nearness(scene):
        x = canvas.put(x, y, told, scene.palette.accent if met else scene.palette.dim, None, met) + 2


def nearness(scene: Scene) -> list[tuple[str, bool]]:
    """What ends the game, each with how far the table is, and whether it holds already."""
    view: FirstBuildersView = scene.view
    texts = scene.texts
    return [
        (texts.text(f"fb-end-{end.id}", now=end.now, at=end.at, colour=texts.name(end.colour or "")), end.met)
        for end in view.ends
    ]


def pattern(canvas: Canvas, x: int, y: int, card: CardView) -> None:
    for row, colours in enumerate(card.pattern[:2]):
        for column, colour in enumerate(colours[:2]):
            ground = COLOUR[colour] if colour else GREY
            canvas.put(x + column * 2, y + row, "  " if colour else "··", BONE, ground, False, f"score-{card.id}")


# The city.


def city(canvas: Canvas, scene: Scene, x: int, y: int, height: int) -> None:
    """One's own city: tiles in colour with the beginnings of their names, lit cells, and dice in centres of power."""
    view: FirstBuildersView = scene.view
    player = view.players[viewer(scene)]
    mine = player.seat == view.seat
    title = scene.texts.text("fb-yours") if mine else scene.names[player.seat]
    canvas.head(x, y, title, scene.texts.text("fb-tiles", count=len(player.tiles)))
    spots = {(spot.x, spot.y): spot.cell for spot in player.frontier if spot.cell in canvas.lit}
    tiles = {(tile.x, tile.y): tile for tile in player.tiles}
    every = [*tiles, *spots]
    left, right = min(a for a, _ in every), max(a for a, _ in every)
    bottom, top = min(b for _, b in every), max(b for _, b in every)
    room = height - 1
    wide = max(2, min(7, (CITY - 1) // (right - left + 1)))
    high = max(1, min(3, room // (top - bottom + 1)))
    closable = {cell for district in player.districts for cell in district.cells}
    for (a, b), tile in tiles.items():
        at = x + (a - left) * wide, y + 1 + (top - b) * high
        one_tile(canvas, scene, *at, wide, high, tile, tile.cell in closable)
    for (a, b), cell in spots.items():
        at = x + (a - left) * wide, y + 1 + (top - b) * high
        pointed = scene.pointed.get("cell") == cell
        canvas.fill(*at, wide, high, scene.palette.accent if pointed else scene.palette.panel, cell)
        ink = on(scene.palette.accent) if pointed else scene.palette.accent
        canvas.put(at[0], at[1] + (high - 1) // 2, "@".center(wide), ink, None, True, cell)
    for centre in player.centres:  # a die lies where four tiles meet
        at = x + (centre.x - left + 1) * wide - 1, y + 1 + (top - centre.y) * high - (1 if high > 1 else 0)
        canvas.put(*at, f"{centre.value}", INK, BONE, True, centre.cell)


def one_tile(
    canvas: Canvas, scene: Scene, x: int, y: int, wide: int, high: int, tile: TileView, closable: bool
) -> None:
    ground = COLOUR[tile.colour] if tile.colour else FARM if tile.kind == "farm" else GREY
    canvas.fill(x, y, wide, high, ground, tile.cell)
    name = short(scene, tile.kind)
    lit = tile.cell in canvas.lit
    canvas.put(x, y, cut(name, wide) if wide > 3 else name[:wide], on(ground), None, True, tile.cell)
    if high > 1 and (lit or closable):
        text = "@" if lit else "+"
        inks = (on(scene.palette.accent), scene.palette.accent) if lit else (on(ground), ground)
        canvas.put(x, y + high - 1, text, *inks, True, tile.cell)


# Players.


def holdings(canvas: Canvas, scene: Scene, y: int, player: PlayerView, width: int) -> None:
    """A player in one line: points, goods, dice at home, towers."""
    view: FirstBuildersView = scene.view
    turn = "►" if view.to_move == player.seat else "✓" if player.passed else " "
    canvas.put(0, y, turn, scene.palette.accent)
    canvas.seat(1, y, player.seat, cut(f" {scene.names[player.seat]}", 8))
    canvas.put(9, y, f"{player.points:>3}", None, None, True)
    x = 13
    for good in ("stone", "food", "wisdom", "gold"):
        count = getattr(player, good)
        x = canvas.put(x, y, cut(f"{GOODS[good]}{count}", 4), None if count else scene.palette.dim)
    x = canvas.put(x, y, f"□{player.tokens} ", None if player.tokens else scene.palette.dim)
    own = player.seat == view.seat
    if player.archon:
        x = canvas.put(x, y, "♜", BONE, "#9B2C22" if not own or "archon" not in canvas.lit else scene.palette.accent)
    x += 1
    for die in player.citizens:
        x = die_home(canvas, x, y, die, own)
    for value in player.speakers:
        key = f"speaker-{value}"
        lit = own and key in canvas.lit
        ground = scene.palette.accent if lit else GREY
        x = canvas.put(x, y, f"{value}", on(ground), ground, True, key if own else None) + 1
    x = max(x, width - 18)
    for colour, level in player.towers.items():
        ground = COLOUR[colour]
        key = f"tower-{colour}"
        lit = own and key in canvas.lit
        x = canvas.put(x, y, f"{'@' if lit else '♜'}{level}", on(ground), ground, lit, key if own else None) + 1


def die_home(canvas: Canvas, x: int, y: int, die: DieView, own: bool) -> int:
    """A citizen at home; one's own that can be sent stands between marks."""
    ground = COLOUR[die.colour]
    lit = own and die.name in canvas.lit
    text = f"@{die.value}" if lit else f" {die.value}"
    return canvas.put(x, y, text, on(ground), ground, True, die.name if own else None) + 1
