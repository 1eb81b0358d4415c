"""The board of Stone Age: places, cards, buildings, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Grid, Vertical
from textual.widgets import Static

from dolmen.games.stone_age.view import BuildingView, CardView, PlaceView, PlayerView, RollView, StoneAgeView
from dolmen.terminal.palette import badge
from dolmen.terminal.people import MARKS

from .board import Board, Fields, Scene, Tile

PLACES: Final = ("toolmaker", "hut", "farm", "hunt", "forest", "clay-pit", "quarry", "river")
CARDS: Final = ("card-1", "card-2", "card-3", "card-4")
BUILDINGS: Final = ("building-1", "building-2", "building-3", "building-4")
GLYPHS: Final = {"wood": "‖", "clay": "▰", "stone": "◆", "gold": "●", "food": "♦"}
DICE: Final = " ⚀⚁⚂⚃⚄⚅"
ROOM: Final = {"toolmaker": 1, "hut": 2, "farm": 1}


class StoneAgeBoard(Board):
    """Eight places, four cards, a stack of buildings for each player, and a table of goods."""

    def compose(self) -> ComposeResult:
        with Vertical(id="valley"):
            with Grid(classes="places"):
                yield from map(Tile, PLACES)
            with Grid(classes="cards"):
                yield from map(Tile, CARDS)
            with Grid(classes="buildings"):
                yield from map(Tile, BUILDINGS)
        yield Static(id="goods")

    def draw(self, scene: Scene) -> None:
        view: StoneAgeView = scene.view
        people = {place.name: place for place in view.places}
        for key in PLACES:
            self.tile(key).draw(place_text(scene, people[key]), key in scene.lit)
        for slot, key in zip(view.slots, CARDS, strict=True):
            self.tile(key).draw(slot_text(scene, people[key], slot.cost, slot.card), key in scene.lit)
        for n, key in enumerate(BUILDINGS):
            self.tile(key).display = n < len(view.stacks)
            if n < len(view.stacks):
                stack = view.stacks[n]
                self.tile(key).draw(stack_text(scene, people[key], stack.left, stack.building), key in scene.lit)
        self.query_one("#goods", Static).update(goods_table(scene))

    def lines(self, scene: Scene, width: int) -> Text:
        view: StoneAgeView = scene.view
        people = {place.name: place for place in view.places}
        parts = [place_text(scene, people[key]) for key in PLACES]
        parts += [
            slot_text(scene, people[key], slot.cost, slot.card) for slot, key in zip(view.slots, CARDS, strict=True)
        ]
        parts += [
            stack_text(scene, people[key], stack.left, stack.building)
            for stack, key in zip(view.stacks, BUILDINGS, strict=False)
        ]
        flat = [Text("  ").append_text(Text(" · ").join(part.split("\n"))) for part in parts]
        return Text("\n").join([*flat, goods_table(scene)])

    def tile(self, key: str) -> Tile:
        return self.query_one(f"#tile-{key}", Tile)

    def status(self, scene: Scene) -> str:
        view: StoneAgeView = scene.view
        texts = scene.texts
        deck = texts.text("sa-deck", count=view.deck)
        return f"{texts.text('sa-round', number=view.round)} · {texts.name(view.phase)} · {deck}"

    def sums(self, scene: Scene) -> Text:
        roll: RollView | None = scene.view.roll
        if roll is None or not roll.dice:
            return Text("")
        dice = Text(" ").append(" ".join(DICE[face] for face in roll.dice) + "  ", scene.palette.accent)
        if roll.good is None:
            gives = [f"{face} = {face_text(scene, face)}" for face in sorted(set(roll.dice))]
            return dice.append(" · ".join(gives))
        return dice.append(arithmetic(scene, roll.dice, roll.total, roll.divisor, roll.good, roll.amounts[0]), "bold")

    def note(self, scene: Scene, fields: Fields) -> str:
        view: StoneAgeView = scene.view
        where = str(fields.get("where", ""))
        if where in CARDS:
            slot = view.slots[CARDS.index(where)]
            return card_text(scene, slot.card) if slot.card else ""
        if where in BUILDINGS:
            building = view.stacks[BUILDINGS.index(where)].building
            return building_text(scene, building).plain if building else ""
        if "card" in fields and fields.get("card") != "?":
            return card_text(scene, known_card(scene, int(fields["card"])))
        if fields.get("word") == "pick":
            return face_text(scene, int(fields["face"]))
        if fields.get("word") == "tool" and leaves_smaller(scene, int(fields["value"])):
            return scene.texts.text("note-smaller-tools")
        return ""

    def pieces(self, scene: Scene, fields: Fields) -> list[str]:
        view: StoneAgeView = scene.view
        where = str(fields.get("where", ""))
        if where in CARDS:
            slot = view.slots[CARDS.index(where)]
            return [*([f"card:{slot.card.id}"] if slot.card else []), f"slot:{CARDS.index(where) + 1}"]
        if where in BUILDINGS:
            building = view.stacks[BUILDINGS.index(where)].building
            return [*([f"building:{building.id}"] if building else []), "stack"]
        return super().pieces(scene, fields)

    def tell(self, scene: Scene, events: Sequence[Fields]) -> list[tuple[int, str]]:
        """Dice, tools and their result become one line of arithmetic; bought cards say what they are."""
        out: list[tuple[int, str]] = []
        dice: list[int] = []
        skip = ""
        for fields in events:
            kind, seat = str(fields["event"]), int(fields["seat"])
            if kind == "rolled":
                dice.append(int(fields["face"]))
                continue
            if kind == "worked" and dice:
                out.append((seat, worked_text(scene, fields, dice)))
                dice, skip = [], "gained"
                continue
            if dice and kind not in ("tooled", "spent"):
                rolled = scene.texts.text("sa-rolled", seat=scene.names[seat], dice=", ".join(map(str, dice)))
                out.append((seat, rolled))
                dice = []
            if kind == skip or (kind == "tooled" and dice):
                skip = ""
                continue
            skip = ""
            line = scene.texts.event(fields, scene.names)
            note = self.note(scene, fields) if kind in ("bought", "spent", "revealed", "drew") else ""
            out.append((seat, f"{line} ({note})" if note else line))
        if dice:
            seat = int(events[-1]["seat"])
            rolled = scene.texts.text("sa-rolled", seat=scene.names[seat], dice=", ".join(map(str, dice)))
            out.append((seat, rolled))
        return out

    def details(self, scene: Scene) -> Text:
        """Cards and buildings of everybody, as far as one may know them."""
        view: StoneAgeView = scene.view
        texts = scene.texts
        out = Text()
        for player in view.players:
            out.append_text(badge(player.seat))
            out.append(f" {scene.names[player.seat]}\n", "bold")
            known = [card_text(scene, card) for card in player.face_up]
            if known:
                out.append(f"  {texts.text('sa-open-cards')}: {'; '.join(known)}\n")
            if player.cards:
                bottoms = [bottom_text(scene, card) for card in player.cards]
                out.append(f"  {texts.name('cards')}: {', '.join(sorted(bottoms))}\n")
            if player.hidden:
                out.append(f"  {texts.text('sa-hidden-cards', count=player.hidden)}\n")
            if player.buildings:
                out.append(f"  {texts.name('buildings')}: ")
                out.append(" · ".join(building_text(scene, b).plain for b in player.buildings) + "\n")
        legend = "   ".join(f"{glyph} {texts.name(good)}" for good, glyph in GLYPHS.items() if good != "food")
        out.append(f"\n{legend}\n", scene.palette.dim)
        return out


def short(scene: Scene, id: str) -> str:
    """A name as short as a column wants it."""
    return scene.texts.find(f"name-{id}.short", {}) or scene.texts.name(id)


def figures(people: Sequence[int]) -> Text:
    """The figures on a place, each party on its colour."""
    out = Text()
    for seat, count in enumerate(people):
        if count:
            out.append_text(badge(seat, MARKS[seat] * count if count <= 5 else f"{MARKS[seat]}×{count}"))
    return out


def place_text(scene: Scene, place: PlaceView) -> Text:
    name = short(scene, place.name)
    head = Text(no_wrap=True, overflow="ellipsis").append(name[:1].upper() + name[1:], "bold")
    if place.good:
        head.append(f" ÷{place.divisor}", scene.palette.goods[place.good])
    head.append("\n")
    head.append_text(figures(place.people))
    if place.name in ROOM:
        free = 0 if any(place.people) else ROOM[place.name]
    else:
        free = place.free or 0
    return head.append("·" * free, scene.palette.dim)


def slot_text(scene: Scene, place: PlaceView, cost: int, card: CardView | None) -> Text:
    out = Text(no_wrap=True, overflow="ellipsis")
    out.append(short(scene, place.name), "bold").append(" " + "■" * cost, scene.palette.accent).append(" ")
    out.append_text(figures(place.people))
    if card is None:
        return out.append("\n–\n", scene.palette.dim)
    out.append(f"\n{top_text(scene, card)}\n")
    return out.append(f"≡ {bottom_text(scene, card)}", scene.palette.dim)


def stack_text(scene: Scene, place: PlaceView, left: int, building: BuildingView | None) -> Text:
    out = Text(no_wrap=True, overflow="ellipsis")
    out.append(short(scene, place.name), "bold").append(f" ({left}) ", scene.palette.dim)
    out.append_text(figures(place.people))
    out.append("\n")
    return out.append_text(building_text(scene, building)) if building else out.append("–", scene.palette.dim)


def top_text(scene: Scene, card: CardView) -> str:
    return scene.texts.text(f"top-{card.top}", amount=card.amount)


def bottom_text(scene: Scene, card: CardView) -> str:
    return scene.texts.text(f"bottom-{card.bottom}", people=card.people)


def card_text(scene: Scene, card: CardView) -> str:
    return f"{top_text(scene, card)} / {bottom_text(scene, card)}"


def building_text(scene: Scene, building: BuildingView) -> Text:
    """Its price, and its points where they are printed."""
    if not building.cost:
        key = "cost-kinds" if building.kinds else "cost-any"
        return Text(scene.texts.text(key, count=building.count, kinds=building.kinds))
    out = Text()
    for good, count in building.cost.items():
        out.append(f"{GLYPHS[good]}{count} ", scene.palette.goods[good])
    return out.append(f"→ {building.points}")


def leaves_smaller(scene: Scene, value: int) -> bool:
    """Whether a tool of this value shuts out a smaller one that could still be added to the roll."""
    words = (scene.game.words.fields(word) for word in scene.view.legal)
    return any(word["word"] == "tool" and int(word["value"]) < value for word in words)


def known_card(scene: Scene, id: int) -> CardView:
    """A card by its number, from the component pack in use."""
    item = next(card for card in scene.game.pack.blocks.cards.item if card.id == id)
    people = item.people or 0
    return CardView(id=id, top=item.top, amount=item.amount or 0, bottom=item.bottom, people=people, role=people > 0)


def face_text(scene: Scene, face: int) -> str:
    """What a face of the dice for everyone gives."""
    return scene.texts.text(f"face-{scene.game.pack.blocks.dice.faces[face - 1]}")


def arithmetic(scene: Scene, dice: Sequence[int], total: int, divisor: int, good: str, amount: int) -> str:
    """A roll written out: 5+4+5 = 14 + 2 = 16 ÷ 3 → 5 wood."""
    faces = "+".join(map(str, dice)) + " = " if len(dice) > 1 else ""
    tools = f"{sum(dice)} + {total - sum(dice)} = {total}" if total > sum(dice) else str(total)
    return f"{faces}{tools} ÷ {divisor} → {scene.texts.text(f'top-{good}', amount=amount)}"


def worked_text(scene: Scene, fields: Fields, dice: Sequence[int]) -> str:
    """A finished roll in one line of the log."""
    good = str(fields["good"])
    blocks = scene.game.pack.blocks.resources
    divisor = blocks.hunt if good == "food" else getattr(blocks.divisor, good)
    sums = arithmetic(scene, dice, int(fields["total"]), divisor, good, int(fields["amount"]))
    return f"{scene.names[int(fields['seat'])]}: {sums}"


COLUMNS: Final = {
    "points": 5,
    "people": 6,
    "food": 5,
    "agriculture": 4,
    "wood": 6,
    "clay": 6,
    "stone": 7,
    "gold": 6,
    "tools": 6,
    "cards": 6,
    "buildings": 4,
}


def goods_table(scene: Scene) -> Text:
    """One line for every player: points, people, food, goods, tools, cards, buildings."""
    out = Text(no_wrap=True, overflow="ellipsis")
    out.append(" " * 12)
    for head, width in COLUMNS.items():
        glyph = GLYPHS[head] if head in GLYPHS and head != "food" else ""
        out.append(cell(glyph + short(scene, head), width), scene.palette.goods.get(head, scene.palette.dim))
    for player in scene.view.players:
        out.append("\n")
        out.append_text(player_row(scene, player))
    return out


def cell(text: object, width: int) -> str:
    shown = str(text).replace("-", "−") if isinstance(text, int) else str(text)
    return f"{shown[: width - 1]:<{width}}"


def player_row(scene: Scene, player: PlayerView) -> Text:
    view: StoneAgeView = scene.view
    turn = "►" if view.to_move == player.seat else "¹" if view.first == player.seat else " "
    row = Text().append(turn, scene.palette.accent).append_text(badge(player.seat))
    row.append(f" {scene.names[player.seat][:7]:<7}", "bold" if view.to_move == player.seat else "")
    figures = {
        "points": player.score,
        "people": f"{player.idle}/{player.figures}",
        "food": player.food,
        "agriculture": f"+{player.level}",
        **player.goods,
        "tools": tools_text(scene, player),
        "cards": player.face_down + len(player.face_up),
        "buildings": len(player.buildings),
    }
    for head, width in COLUMNS.items():
        value = figures[head]
        if isinstance(value, Text):
            value.pad_right(max(0, width - len(value)))
            row.append_text(value)
        else:
            colour = scene.palette.goods.get(head, scene.palette.ink)
            row.append(cell(value, width), scene.palette.dim if value == 0 else colour)
    return row


def tools_text(scene: Scene, player: PlayerView) -> Text:
    """The tools; used ones are struck."""
    out = Text()
    for tool in player.tools:
        if tool.value:
            out.append(str(tool.value), f"strike {scene.palette.dim}" if tool.used else "bold").append(" ")
    return out
