"""What the screens have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from rich.text import Text
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import RichLog, Static

from dolmen import Game
from dolmen.core.texts import Texts

from .palette import badge

if TYPE_CHECKING:
    from .app import DolmenApp

T = TypeVar("T")
E = TypeVar("E")
TOLD = 100  # a story goes back by so many events at least


class Redrawn(Screen[T], Generic[T]):
    """A screen that can draw itself anew in another language or theme, and be left at any time."""

    @property
    def client(self) -> DolmenApp:
        return cast("DolmenApp", self.app)

    @property
    def texts(self) -> Texts:
        return self.client.texts(self.game)

    @property
    def game(self) -> Game | None:
        return None

    @property
    def drawable(self) -> bool:
        """Whether the parts of the screen are there to be written to."""
        return bool(self.query("#keys, #cover"))

    def redraw(self) -> None:
        """Write all texts anew."""

    def leave(self) -> None:
        """The program ends: keep what must not be lost."""


def recent(events: Sequence[E]) -> Sequence[E]:
    """The last events, from a point that stays the same for a while."""
    return events[max(0, len(events) // TOLD - 1) * TOLD :]


class Story(RichLog, can_focus=False):
    """What happened, the last at the bottom."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, wrap=True, min_width=10)
        self.told: list[tuple[int, str]] = []
        self.wrapped = 0  # the width at which the lines were broken

    def on_resize(self, event: Resize) -> None:
        """Break the lines anew: those that were written stay as they are."""
        width = self.scrollable_content_region.width
        if self.wrapped and width != self.wrapped:
            self.clear()
            self.write_all(self.told)
        self.wrapped = width

    def tell(self, lines: list[tuple[int, str]]) -> None:
        """Tell lines with the seats they are about; what was told already stays."""
        known = len(self.told)
        if lines[:known] != self.told:
            self.clear()
            known = 0
        self.told = lines
        self.write_all(lines[known:])

    def write_all(self, lines: Sequence[tuple[int, str]]) -> None:
        for seat, line in lines:
            self.write(Text.assemble(badge(seat), f" {line}") if seat >= 0 else Text(line))


class KeyLine(Static):
    """The bottom line: keys and what they do, for the mouse too."""

    auto_links = False  # a line of links underlined from end to end is no line of keys

    @property
    def accent(self) -> str:
        return cast("DolmenApp", self.app).palette.accent

    def show(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Keys as (key, action, text); without room for all, the last go without their text, but for how to leave."""
        line = Text(no_wrap=True, overflow="ellipsis")
        long = sum(len(key) + len(text) + 2 for key, _, text in keys) - self.app.size.width
        bare: set[str] = set()
        for key, action, text in reversed(keys):
            if long > 0 and not action.endswith(".leave"):
                bare.add(key)
                long -= len(text) + 1
        for key, action, text in keys:
            part = Text.assemble((f" {key}", f"bold {self.accent}"), "" if key in bare else f" {text}")
            if action:
                part.apply_meta({"@click": action})
            line.append_text(part)
        self.update(line)
