"""The board of any game: its view as a table of players and lists of the rest."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from dolmen.terminal.palette import badge

from .board import Board, Scene

QUIET = ("type", "seat", "seats", "to_move", "asked", "legal", "outcome", "version")


class PlainBoard(Board):
    """Shows every part of a view by its own name."""

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(id="plain")

    def draw(self, scene: Scene) -> None:
        self.query_one("#plain", Static).update(self.details(scene))

    def status(self, scene: Scene) -> str:
        view = scene.view
        found = [
            f"{title(key, scene)} {scene.texts.name(str(getattr(view, key)))}"
            for key in ("round", "phase")
            if hasattr(view, key)
        ]
        return " · ".join(found)

    def details(self, scene: Scene) -> Text:
        out = Text()
        for key, value in msgspec.to_builtins(scene.view).items():
            if key == "players":
                out.append_text(players(scene, value))
            elif key not in QUIET:
                out.append(f"{title(key, scene)}: ", scene.palette.accent)
                out.append(f"{told(value, scene)}\n")
        return out


def players(scene: Scene, rows: list[dict[str, Any]]) -> Text:
    """One line for every player."""
    out = Text()
    for seat, row in enumerate(rows):
        out.append_text(badge(seat))
        out.append(f" {scene.names[seat]}  ", "bold")
        out.append(", ".join(f"{title(k, scene)} {told(v, scene)}" for k, v in row.items() if k not in QUIET) + "\n")
    return out


def told(value: Any, scene: Scene) -> str:
    """A value of a view in short."""
    if isinstance(value, dict):
        return "(" + ", ".join(f"{title(k, scene)} {told(v, scene)}" for k, v in value.items() if k != "type") + ")"
    if isinstance(value, list):
        return " ".join(told(item, scene) for item in value) or "–"
    if value is None:
        return "–"
    return scene.texts.name(value) if isinstance(value, str) else str(value)


def title(key: str, scene: Scene) -> str:
    """What a part of a view is called: its text `name-<part>`, or its own name."""
    name = f"name-{key.replace('_', '-')}"
    return scene.texts.find(name, {}) or key.replace("_", " ")
