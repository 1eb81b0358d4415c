"""A picture in characters: what stands where, in which colour, and what a click there means."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.widgets import Static

from .boards.board import Tile
from .palette import Palette
from .people import COLOURS, INKS, MARKS

INK = "#211C19"
BONE = "#FFF8EA"
PLAIN, FAINT = 4.5, 3.0  # the least contrast of ink: on the table, and on something painted


class Cell(NamedTuple):
    """One character, its colours, and the key of the thing it belongs to."""

    char: str = " "
    ink: str | None = None
    ground: str | None = None
    bold: bool = False
    key: str | None = None


BLANK = Cell()


class Canvas:
    """A grid of characters. What falls outside is cut off, so that a board need not ask how much room there is."""

    def __init__(self, width: int, height: int, palette: Palette, lit: frozenset[str] = frozenset()) -> None:
        self.width = width
        self.height = height
        self.palette = palette
        self.lit = lit
        self.rows = [[BLANK] * width for _ in range(height)]

    def put(
        self,
        x: int,
        y: int,
        text: object,
        ink: str | None = None,
        ground: str | None = None,
        bold: bool = False,
        key: str | None = None,
    ) -> int:
        """Write a text; what was on the ground stays where no other is given. Returns where the text ends."""
        for n, char in enumerate(str(text), x):
            if 0 <= n < self.width and 0 <= y < self.height:
                under = self.rows[y][n]
                self.rows[y][n] = Cell(char, ink, ground or under.ground, bold, key or under.key)
        return x + len(str(text))

    def fill(self, x: int, y: int, width: int, height: int, ground: str | None, key: str | None = None) -> None:
        """Paint an area of the ground."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, None, ground, key=key)

    def head(self, x: int, y: int, title: str, note: str = "") -> int:
        """A heading with a remark; returns where it ends."""
        end = self.put(x, y, title[:1].upper() + title[1:], self.palette.accent, bold=True)
        return self.put(end + 1, y, note, self.palette.dim) if note else end

    def seat(self, x: int, y: int, seat: int, text: str | None = None, key: str | None = None) -> int:
        """A player's sign, or some text, on the player's colour."""
        seat %= len(MARKS)
        return self.put(x, y, MARKS[seat] if text is None else text, INKS[seat], COLOURS[seat], True, key)

    def mark(self, x: int, y: int, text: str, key: str) -> int:
        """A text that stands for a key: it glows when it can be touched, and is quiet otherwise."""
        if key in self.lit:
            return self.put(x, y, text, on(self.palette.accent), self.palette.accent, True, key)
        return self.put(x, y, text, self.palette.ink, None, False, key)

    def key_at(self, x: int, y: int) -> str | None:
        return self.rows[y][x].key if 0 <= y < self.height and 0 <= x < self.width else None

    def text(self) -> Text:
        """The picture as one text, a run of equal cells at a time."""
        out = Text(no_wrap=True, overflow="crop", end="")
        for n, row in enumerate(self.rows):
            if n:
                out.append("\n")
            run, style = "", BLANK
            for cell in row:
                if cell[1:4] != style[1:4]:
                    out.append(run, self.style(style))
                    run, style = "", cell
                run += cell.char
            out.append(run, self.style(style))
        return out

    def style(self, cell: Cell) -> Style:
        """How a cell is printed: its ink as it is meant, or as near to that as can be read by day and by night."""
        ink = cell.ink
        if ink and ink != self.palette.line:  # lines are faint on purpose
            ink = legible(ink, cell.ground or self.palette.table, FAINT if cell.ground else PLAIN)
        return Style(color=ink, bgcolor=cell.ground, bold=cell.bold)


class Picture(Static):
    """Shows a canvas; a click picks what was drawn there."""

    canvas: Canvas | None = None

    def show(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.update(canvas.text())

    def on_click(self, event: Click) -> None:
        key = None if self.canvas is None else self.canvas.key_at(event.x, event.y)
        if key is not None:
            self.post_message(Tile.Picked(key))


@cache
def legible(ink: str, ground: str, least: float) -> str:
    """An ink that can be read on a ground: itself, or mixed with as much dark or light as it takes."""
    goal = max((INK, BONE), key=lambda each: contrast(each, ground))
    mixes = (mixed(ink, goal, share / 10) for share in range(10))
    return next((mix for mix in mixes if contrast(mix, ground) >= least), goal)


def contrast(ink: str, ground: str) -> float:
    """How much two colours differ in light, from 1 to 21, as accessibility guidelines reckon it."""
    dark, light = sorted((light_of(ink), light_of(ground)))
    return (light + 0.05) / (dark + 0.05)


def light_of(colour: str) -> float:
    shares = (part / 255 for part in parts(colour))
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def mixed(one: str, other: str, share: float) -> str:
    pairs = zip(parts(one), parts(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def parts(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of #RRGGBB."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def on(ground: str) -> str:
    """Ink that can be read on a ground."""
    red, green, blue = parts(ground)
    return INK if red * 3 + green * 6 + blue > 1280 else BONE


def cut(text: str, width: int) -> str:
    """A text of exactly this width."""
    return text.ljust(width) if len(text) <= width else f"{text[: width - 1]}…"
