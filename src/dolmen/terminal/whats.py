"""What is this? What the cursor points at first, then every thing of the game; typing narrows them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Input, Static

from dolmen import Game
from dolmen.core.pieces import Told, tell, texts_for

from .panels import Panel
from .scene import KeyLine


class WhatScreen(Panel):
    """The things of a game and what they are; `ids` are those that are asked for."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f1", "close", "close")]

    def __init__(self, game: Game, ids: Sequence[str] = ()) -> None:
        super().__init__(game)
        self.its = game
        self.ids = list(ids)

    def compose(self) -> ComposeResult:
        yield Input(id="filter")
        with VerticalScroll(id="reading"):
            yield Static(id="text")
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one("#filter").focus()

    @on(Input.Changed, "#filter")
    def redraw(self) -> None:
        if not self.drawable:
            return
        box = self.query_one("#filter", Input)
        box.placeholder = self.texts.text("ui-what")
        out = Text()
        for told in self.found(box.value.strip().lower()):
            out.append_text(self.card(told))
        self.query_one("#text", Static).update(out if out.plain else Text(self.texts.text("ui-what-nothing")))
        self.query_one("#keys", KeyLine).show([("Esc", "screen.close", self.texts.text("key-close"))])

    def found(self, sought: str) -> Iterator[Told]:
        """What was asked for, as one; then all others once, as far as they are sought."""
        texts = texts_for(self.its, self.texts.language)
        pieces = self.its.pieces
        if self.ids and not sought:
            yield tell(texts, [pieces[id] for id in self.ids])
        seen: set[str] = set()
        for one in pieces.values():
            told = tell(texts, [one])
            whole = f"{told.name} {told.sort} {told.lines} {' '.join(told.rules)}"
            if whole not in seen and sought in whole.lower():
                seen.add(whole)
                yield told

    def card(self, told: Told) -> Text:
        palette = self.client.palette
        out = Text().append(told.name, f"bold {palette.accent}").append(f"  {told.sort}\n", palette.dim)
        for begins, text in told.lines:
            out.append(f"  {begins}: " if begins else "  ", "bold").append(f"{text}\n")
        return out.append(f"  {' '.join(told.rules)}\n\n", palette.dim)
