"""Boards that are one picture in characters, drawn for the room there is."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import ScrollableContainer

from dolmen.core.view import View
from dolmen.terminal.canvas import Canvas, Picture

from .board import Board, Fields, Scene

WIDE = 148  # from so many columns on there is a rail beside the board
RAIL = 48  # columns of the rail
AROUND = 11  # rows that the question, the words and the keys want
PRINTED = 24  # rows of a board that is printed
ROOMY = 34  # from so many rows on the question has air around it


class DrawnBoard(Board):
    """A board that paints on a canvas. `paint` gets one as large as the screen allows, at least LEAST."""

    LEAST = (78, 13)

    scene: Scene | None = None

    def compose(self) -> ComposeResult:
        with ScrollableContainer(id="picture", can_focus=False):
            yield Picture()

    def draw(self, scene: Scene) -> None:
        self.scene = scene
        width, height = self.room()
        canvas = Canvas(width, height, scene.palette, scene.lit)
        self.paint(canvas, scene)
        self.styles.height = height
        self.query_one(Picture).show(canvas)

    def lines(self, scene: Scene, width: int) -> Text:
        canvas = Canvas(max(self.LEAST[0], width), max(self.LEAST[1], PRINTED), scene.palette, scene.lit)
        self.paint(canvas, scene)
        lines = canvas.text().split("\n")
        while lines and not lines[-1].plain.strip():
            lines.pop()
        return Text("\n").join(lines)

    def point(self, fields: Fields) -> None:
        if self.scene is not None and self.scene.pointed != fields:
            self.draw(self.scene._replace(pointed=fields))

    def room(self) -> tuple[int, int]:
        """Columns and rows for the picture."""
        width, height = self.app.size
        width -= RAIL if width >= WIDE else 0
        height -= AROUND + (2 if height >= ROOMY else 0)
        return max(self.LEAST[0], width), max(self.LEAST[1], height)

    def on_resize(self) -> None:
        if self.scene is not None:
            self.draw(self.scene)

    def paint(self, canvas: Canvas, scene: Scene) -> None:
        """Draw the view."""
        raise NotImplementedError


def short(scene: Scene, id: str) -> str:
    """A name as short as a board wants it."""
    return scene.texts.find(f"name-{id}.short", {}) or scene.texts.name(id)


def viewer(scene: Scene) -> int:
    """Whose things are shown large: the viewer's, or those of the one whose turn it is."""
    view: View = scene.view
    return view.seat if view.seat is not None else max(0, view.to_move)
