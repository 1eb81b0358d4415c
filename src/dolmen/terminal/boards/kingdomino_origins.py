"""The board of Kingdomino Origins: one's land square by square, the rows of dominoes, and the lands of the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.text import Text

from dolmen.core.outcome import Item
from dolmen.games.kingdomino_origins.view import DominoView, HalfView, KingdominoOriginsView, PlayerView, SquareView
from dolmen.games.kingdomino_origins.words import cell_name
from dolmen.terminal.canvas import BONE, INK, Canvas, cut
from dolmen.terminal.palette import badge

from .board import Fields, Scene
from .drawn import DrawnBoard, viewer

EMBER: Final = "#FF9A3D"
SAND: Final = "#4A4038"  # what terrains are marked with
GROUND: Final = {
    "desert": "#E0C48D",
    "steppe": "#A9B25F",
    "lake": "#5E9AB0",
    "jungle": "#5C8F61",
    "quarry": "#9A958B",
    "volcano": "#9A5F58",
    "wheat": "#E3C04F",
    "forest": "#4F7F4D",
    "pasture": "#A7C168",
    "swamp": "#8C8670",
    "mine": "#8A8079",
}
MARK: Final = {
    "desert": "∴",
    "steppe": "„",
    "lake": "≈",
    "jungle": "♠",
    "quarry": "▒",
    "volcano": "^",
    "wheat": "∴",
    "forest": "♠",
    "pasture": "„",
    "swamp": "░",
    "mine": "▒",
}
GOOD: Final = {"mammoth": "Ω", "fish": "∝", "mushroom": "¶", "flint": "◊"}
FIRE: Final = "●"
CRATER: Final = "◦"
ASIDE: Final = 23  # columns of a row of dominoes
LEGEND: Final = (9, 14)  # columns of the legend, at least and at most
STEP: Final = {"right": (1, 0), "down": (0, 1), "left": (-1, 0), "up": (0, -1)}


class Frame(NamedTuple):
    """The part of a land that is shown, in squares from the hut, and how large a square is."""

    left: int
    top: int
    columns: int
    rows: int
    wide: int
    high: int


class KingdominoOriginsBoard(DrawnBoard):
    """One's own land large, both rows of dominoes, what lies beside the box, and the other lands small."""

    def paint(self, canvas: Canvas, scene: Scene) -> None:
        view: KingdominoOriginsView = scene.view
        own = view.players[viewer(scene)]
        frame = frame_of(view, own, canvas.height - 2, canvas.width - 2 * ASIDE - 14)
        land(canvas, scene, own, frame)
        x = 4 + frame.columns * frame.wide + 2
        reckoning(canvas, scene, own, 2 + frame.rows * frame.high, x - 2)
        right = legend(canvas, scene, x + 2 * ASIDE)
        texts = scene.texts
        top = rows(canvas, scene, x, view.row, texts.text("ko-this-row"))
        top = max(top, rows(canvas, scene, x + ASIDE, view.next_row, texts.text("ko-next-row")))
        top = supplies(canvas, scene, x, top + 1, right - x)
        others(canvas, scene, x, top + 1)

    def status(self, scene: Scene) -> str:
        view: KingdominoOriginsView = scene.view
        phase = scene.texts.name(view.phase).lower() if view.phase else ""
        told = [scene.texts.text("ko-round", round=view.round, rounds=view.rounds), phase]
        return " · ".join([part for part in told if part] + [scene.texts.text("ko-pile", count=view.pile)])

    def note(self, scene: Scene, fields: Fields) -> str:
        view: KingdominoOriginsView = scene.view
        if fields["word"] == "choose":
            return domino_text(scene, next(d for d in view.next_row if d.id == fields["domino"]))
        text = " ".join(map(str, fields.values()))
        for preview in view.previews:
            if preview.word == text:
                gains = [f"{scene.texts.name(g.terrain)} {g.squares} × {g.fires}" for g in preview.regions if g.plus]
                return ", ".join([f"{preview.plus:+d}", *gains]) if preview.plus or gains else ""
        return ""

    def details(self, scene: Scene) -> Text:
        """Everybody's sums as if the game ended now, and what the marks mean."""
        view: KingdominoOriginsView = scene.view
        texts = scene.texts
        out = Text()
        for player in view.players:
            out.append_text(badge(player.seat))
            out.append(f" {scene.names[player.seat]}  {player.score}\n", "bold")
            for item in most_first(player):
                out.append(f"  {sum_of(scene, item)}\n", "" if item.points else scene.palette.dim)
            if player.resources:
                goods = [f"{GOOD[name]} {texts.name(name)} {count}" for name, count in player.resources.items()]
                out.append(f"  {', '.join(goods)}\n")
            if player.aside:
                out.append(f"  {texts.text('ko-aside', dominoes=', '.join(map(str, player.aside)))}\n")
        marks = "   ".join(f"{mark} {name}" for mark, name, _, _ in meanings(scene))
        out.append(f"\n{marks}\n", scene.palette.dim)
        out.append("\n" + texts.text("ko-unseen", count=len(view.unseen)) + "\n", "bold")
        for domino in view.unseen:
            out.append(f"  {domino.id}: {domino_text(scene, domino)}\n", scene.palette.dim)
        return out


def frame_of(view: KingdominoOriginsView, player: PlayerView, height: int, width: int) -> Frame:
    """The land with two squares around it, as far as it may still grow, in the largest squares there is room for."""
    left, right = max(player.left - 2, player.right - view.side + 1), min(player.right + 2, player.left + view.side - 1)
    top, bottom = max(player.top - 2, player.bottom - view.side + 1), min(player.bottom + 2, player.top + view.side - 1)
    columns, down = right - left + 1, bottom - top + 1
    high = next((high for high in (4, 3, 2) if high * down <= height and (2 * high + 1) * columns <= width), 1)
    return Frame(left, top, columns, down, 2 * high + 1, high)


def land(canvas: Canvas, scene: Scene, player: PlayerView, frame: Frame) -> None:
    """A land: names of rows and columns, squares, and what could be put where."""
    mine = player.seat == scene.view.seat
    title = scene.texts.text("ko-yours") if mine else scene.names[player.seat]
    end = canvas.head(0, 0, title, f"{scene.view.side} × {scene.view.side}")
    canvas.put(end + 2, 0, scene.texts.text("ko-points", count=player.score), bold=True)
    squares = {(square.x, square.y): square for square in player.squares}
    ghost = ghost_of(scene, player)
    for down in range(frame.rows):
        name = cell_name(0, frame.top + down).replace("hut", "0")
        at = 2 + down * frame.high
        canvas.put(0, at + (frame.high - 1) // 2, name.rjust(3), scene.palette.dim)
        for across in range(frame.columns):
            place = (frame.left + across, frame.top + down)
            x = 4 + across * frame.wide
            if place in squares:
                square(canvas, scene, x, at, frame, squares[place])
            elif place in ghost:
                half(canvas, x, at, frame.wide, frame.high, ghost[place], glow=True)
            else:
                empty(canvas, scene, x, at, frame, cell_name(*place))
    for n in range(frame.columns):
        name = cell_name(frame.left + n, 0).replace("hut", "0")
        canvas.put(4 + n * frame.wide, 1, name.center(frame.wide), scene.palette.dim)


def reckoning(canvas: Canvas, scene: Scene, player: PlayerView, y: int, width: int) -> None:
    """What a land would bring if the game ended now, the most first, in the rows that are left under it."""
    y += canvas.height - y > 3  # a free row, where there is one to spare
    end = canvas.head(0, y, scene.texts.text("ko-now")) if y < canvas.height else 0
    for item in (item for item in most_first(player) if item.points):
        said = sum_of(scene, item)
        said = cut(said, min(width, len(said)))
        if end + 2 + len(said) > width:
            if y + 1 >= canvas.height:
                canvas.put(end + 1, y, "…", scene.palette.dim)
                break
            y, end = y + 1, -2
        end = canvas.put(end + 2, y, said)


def most_first(player: PlayerView) -> list[Item]:
    """The lines of a score sheet, those that bring the most before the others."""
    return sorted(player.sheet, key=lambda item: -item.points)


def sum_of(scene: Scene, item: Item) -> str:
    """A line of a score sheet: Lake 3 × 1 = 3."""
    how = scene.texts.item_sum(item)
    return f"{scene.texts.item(item)} {how} = {item.points}" if how else f"{scene.texts.item(item)} {item.points}"


def meanings(scene: Scene) -> list[tuple[str, str, str, str]]:
    """What the marks stand for: a mark, its name, its ink and its ground."""
    view: KingdominoOriginsView = scene.view
    texts = scene.texts
    found: list[tuple[str, str, str, str]] = [(MARK[t], texts.name(t), SAND, GROUND[t]) for t in view.terrains]
    found.append((FIRE, texts.text("ko-fire"), EMBER, INK))
    if "volcano" in view.terrains:
        found.append((CRATER, texts.text("ko-crater"), BONE, INK))
    if view.mode != "discovery":
        found += [(mark, texts.name(good), BONE, INK) for good, mark in GOOD.items()]
    return found


def legend(canvas: Canvas, scene: Scene, x: int) -> int:
    """The marks and their names at the right edge, if there is room from here on; returns where it begins."""
    least, most = LEGEND
    if canvas.width - x < least:
        return canvas.width
    x = max(x, canvas.width - most)
    for n, (mark, name, ink, ground) in enumerate(meanings(scene)):
        canvas.put(x, n, mark, ink, ground)
        canvas.put(x + 2, n, cut(name, canvas.width - x - 2), scene.palette.dim)
    return x


def ghost_of(scene: Scene, player: PlayerView) -> Mapping[tuple[int, int], HalfView]:
    """Where the domino would lie that the cursor points at: both of its halves."""
    held, said = scene.view.in_hand, scene.pointed
    if held is None or said.get("word") != "place" or player.seat != scene.view.seat or "direction" not in said:
        return {}
    x, y = way_of(str(said["cell"]))
    right, down = STEP[str(said["direction"])]
    return {(x, y): held.halves[0], (x + right, y + down): held.halves[1]}


def way_of(cell: str) -> tuple[int, int]:
    """The way from the hut to a cell: n2e1 is one to the right and two up."""
    x = y = 0
    if cell != "hut":
        ways = {"n": (0, -1), "s": (0, 1), "e": (1, 0), "w": (-1, 0)}
        letter = ""
        for char in cell:
            if char in ways:
                letter = char
            else:
                x, y = x + ways[letter][0] * int(char), y + ways[letter][1] * int(char)
    return x, y


def square(canvas: Canvas, scene: Scene, x: int, y: int, frame: Frame, it: SquareView) -> None:
    """A square of a land, with the fire, good or caveman that lies on it."""
    if it.terrain is None:
        canvas.fill(x, y, frame.wide, frame.high, "#B0392A", it.cell)
        canvas.put(x, y + (frame.high - 1) // 2, "⌂".center(frame.wide), BONE, None, True)
        if it.caveman:
            piece(canvas, scene, x, y, frame, it)
        return
    printed = HalfView(terrain=it.terrain, fires=it.fires, craters=it.craters, resource=None)
    half(canvas, x, y, frame.wide, frame.high, printed, it.cell)
    piece(canvas, scene, x, y, frame, it)


def piece(canvas: Canvas, scene: Scene, x: int, y: int, frame: Frame, it: SquareView) -> None:
    """What lies on a square; it glows when it can be touched."""
    text = FIRE * it.token if it.token else GOOD[it.resource] if it.resource else ""
    if it.caveman:
        text = "☻" + scene.texts.name(it.caveman)[:1].upper()
    lit = it.cell in canvas.lit
    pointed = scene.pointed.get("cell") == it.cell
    if text or lit:
        text = (text or "@").center(min(frame.wide - 2, len(text) + 2))
        inks = (INK, EMBER) if lit else (EMBER if it.token else BONE, INK)
        at = x + (frame.wide - len(text)) // 2
        canvas.put(at, y + frame.high - 1 - frame.high // 2, f">{text[1:]}" if pointed else text, *inks, True, it.cell)


def half(
    canvas: Canvas, x: int, y: int, wide: int, high: int, it: HalfView, key: str | None = None, glow: bool = False
) -> None:
    """Half a domino: its terrain in colour and mark, its fires or craters."""
    canvas.fill(x, y, wide, high, GROUND[it.terrain], key)
    pattern = (f" {MARK[it.terrain]} " * wide)[:wide]
    for row in range(high):
        if row != high // 2 or high == 1:
            canvas.put(x, y + row, f" {pattern}"[:wide] if row % 2 else pattern, SAND)
    what = FIRE * it.fires or CRATER * it.craters or (GOOD[it.resource] if it.resource else "")
    if what:
        what = f" {what} " if wide > len(what) + 1 else what
        canvas.put(x + (wide - len(what)) // 2, y + high // 2, what, EMBER if it.fires else BONE, INK, True)
    if glow:
        canvas.put(x, y, "◤", EMBER, bold=True)
        canvas.put(x + wide - 1, y + high - 1, "◢", EMBER, bold=True)


def empty(canvas: Canvas, scene: Scene, x: int, y: int, frame: Frame, cell: str) -> None:
    """An empty square: lit where something can be put."""
    canvas.fill(x, y, frame.wide, frame.high, scene.palette.panel, cell)
    at = y + (frame.high - 1) // 2
    if cell in canvas.lit:
        pointed = scene.pointed.get("cell") == cell
        canvas.put(x, at, ("»@«" if pointed else "@").center(frame.wide), scene.palette.accent, None, True)
    else:
        canvas.put(x, at, "·".center(frame.wide), scene.palette.line)


def rows(canvas: Canvas, scene: Scene, x: int, dominoes: list[DominoView], title: str) -> int:
    """A row of dominoes with the chiefs on them; returns the row below."""
    if not dominoes:
        return 0
    canvas.head(x, 0, title)
    held = scene.view.in_hand
    for n, domino in enumerate(dominoes):
        y, key = 1 + n, f"choose-{domino.id}"
        now = held is not None and held.id == domino.id
        canvas.mark(x, y, f"{domino.id:>3} ", key)
        for side, it in enumerate(domino.halves):
            at = x + 5 + side * 6
            pattern = (f" {MARK[it.terrain]}" * 3)[:6]
            quiet = domino.done and not now
            canvas.put(at, y, pattern, SAND, scene.palette.panel if quiet else GROUND[it.terrain], False, key)
            what = FIRE * it.fires or CRATER * it.craters or (GOOD[it.resource] if it.resource else "")
            if what and not quiet:
                canvas.put(at + 3, y, what, EMBER if it.fires else BONE, INK, True, key)
        if domino.chief is not None and not (domino.done and not now):
            canvas.seat(x + 18, y, domino.chief)
        if now or scene.pointed.get("domino") == domino.id:
            canvas.put(x + 20, y, "◀", scene.palette.accent, bold=True)
    return 1 + len(dominoes)


def supplies(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> int:
    """Fire tokens, totems and the cave, one line each; returns the row below."""
    view: KingdominoOriginsView = scene.view
    texts = scene.texts
    if view.tokens:
        end = canvas.head(x, y, texts.text("ko-tokens"))
        for token in view.tokens:
            end = canvas.put(end + 2, y, f" {FIRE * token.fires} ", EMBER, INK, True)
            end = canvas.put(end + 1, y, f"{token.left}", scene.palette.ink if token.left else scene.palette.dim)
        y += 1
    if view.totems:
        end = canvas.head(x, y, texts.text("ko-totems"))
        for totem in view.totems:
            end = canvas.mark(end + 2, y, f"{GOOD[totem.resource]}{totem.points}", totem.resource)
            end = (
                canvas.put(end, y, "–", scene.palette.dim)
                if totem.holder is None
                else canvas.seat(end, y, totem.holder)
            )
        y += 1
    if view.cave is not None:
        end = canvas.head(x, y, texts.text("ko-cave"), texts.text("ko-stack", count=view.cave.stack))
        lines = max(1, -(-len(view.cave.open) // 3))
        beside = max(1, -(-len(view.cave.open) // lines))
        wide = min(22, width // beside)
        for n, name in enumerate(view.cave.open):
            at = x + n % beside * wide
            called = cut(texts.name(name), wide - 1).rstrip() if name else "–"
            canvas.mark(at, y + 1 + n // beside, called, f"hire-{name}")
        y += 1 + lines
    return y


def others(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """The other lands, two characters a square."""
    for player in scene.view.players:
        if player.seat == viewer(scene):
            continue
        wide = 2 * (player.right - player.left + 1)
        end = canvas.seat(x, y, player.seat, f"{cut(scene.names[player.seat], 8).rstrip()} {player.score}")
        for it in player.squares:
            at = x + 2 * (it.x - player.left), y + 1 + it.y - player.top
            if it.terrain is None:
                canvas.put(*at, "⌂ ", BONE, "#B0392A", True)
                continue
            fires = it.fires + it.token
            what = f"{fires}{FIRE}" if fires else GOOD[it.resource] + " " if it.resource else MARK[it.terrain] + " "
            what = "☻ " if it.caveman else what
            canvas.put(*at, what, "#7A2A10" if fires else SAND, GROUND[it.terrain], bool(fires or it.caveman))
        x = max(end, x + wide) + 3


def domino_text(scene: Scene, domino: DominoView) -> str:
    """A domino in words: desert ●, lake."""
    names = []
    for it in domino.halves:
        what = FIRE * it.fires or CRATER * it.craters or (GOOD[it.resource] if it.resource else "")
        names.append(f"{scene.texts.name(it.terrain)} {what}".rstrip())
    return ", ".join(names)
