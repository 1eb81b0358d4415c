"""Small screens over the table: a text to read, the cover between two people, the question before leaving."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle, Vertical, VerticalScroll
from textual.widgets import Button, Static

from dolmen import Game

from .palette import badge
from .people import shown_name
from .scene import KeyLine, Redrawn


class Panel(Redrawn[None]):
    """A screen that belongs to a game and closes with Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,f1,i,q", "close", "close")]

    def __init__(self, game: Game | None) -> None:
        super().__init__()
        self.of = game

    @property
    def game(self) -> Game | None:
        return self.of

    def on_mount(self) -> None:
        self.redraw()

    def action_close(self) -> None:
        self.dismiss(None)


class TextScreen(Panel):
    """A text that scrolls."""

    def __init__(self, game: Game | None, text: Callable[[], Text]) -> None:
        super().__init__(game)
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="reading"):
            yield Static(id="text")
        yield KeyLine(id="keys")

    def redraw(self) -> None:
        if self.drawable:
            self.query_one("#text", Static).update(self.text())
            self.query_one("#keys", KeyLine).show([("Esc", "screen.close", self.texts.text("key-close"))])


class CoverScreen(Panel):
    """Hides the table while the keyboard goes to the next person."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "close", "go on")]

    def __init__(self, game: Game, seat: int, name: str) -> None:
        super().__init__(game)
        self.seat = seat
        self.who = name

    def compose(self) -> ComposeResult:
        with Middle(), Center(), Vertical(id="cover"):
            yield Static(id="whose")
            yield Button("", id="ready", variant="primary")

    def redraw(self) -> None:
        if self.drawable:
            line = Text.assemble(
                badge(self.seat), " ", self.texts.text("ui-cover", player=shown_name(self.who, self.seat, self.texts))
            )
            self.query_one("#whose", Static).update(line)
            self.query_one("#ready", Button).label = self.texts.text("ui-ready")

    def on_button_pressed(self) -> None:
        self.action_close()


class LeaveScreen(Redrawn[bool]):
    """Asks whether to leave the table; the game is saved either way."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,n", "answer(False)"), Binding("y", "answer(True)")]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.of = game

    @property
    def game(self) -> Game:
        return self.of

    def compose(self) -> ComposeResult:
        with Middle(), Center(), Vertical(id="cover"):
            yield Static(self.texts.text("ui-leave"), id="whose")
            yield Button(self.texts.text("ui-stay"), id="stay", variant="primary")
            yield Button(self.texts.text("ui-go"), id="go")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "go")

    def action_answer(self, leave: bool) -> None:
        self.dismiss(leave)
