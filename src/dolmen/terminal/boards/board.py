"""What a board is: it draws a view, lights what can be touched, and knows no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from rich.text import Text
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Static

from dolmen import Game
from dolmen.core.texts import Texts
from dolmen.terminal.palette import Palette

Fields = dict[str, str | int]


class Scene(NamedTuple):
    """Everything a board needs to draw itself once."""

    game: Game
    view: Any
    texts: Texts
    names: Sequence[str]
    palette: Palette
    lit: frozenset[str]  # the things that legal words speak of
    pointed: Mapping[str, str | int] = MappingProxyType({})  # the word under the cursor


def things(fields: Mapping[str, str | int]) -> set[str]:
    """What a word speaks of. A thing goes by its name, by parameter and value, or by word and value.

    `visit archon war` speaks of archon, worker-archon, visit-archon, war, site-war, visit-war; `citizen 2` of slot-2
    and citizen-2.
    """
    word = fields["word"]
    said = {key: value for key, value in fields.items() if key != "word"}
    names = {value for value in said.values() if isinstance(value, str)}
    return names | {f"{key}-{value}" for key, value in said.items()} | {f"{word}-{value}" for value in said.values()}


class Tile(Static):
    """A part of the board that can be picked with the mouse; lit when a legal word names it."""

    class Picked(Message):
        """A tile was touched."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, key: str) -> None:
        super().__init__("", id=f"tile-{key}", classes="tile")
        self.key = key

    def draw(self, text: Text, lit: bool) -> None:
        self.set_class(lit, "lit")
        self.update(text)

    def on_click(self) -> None:
        self.post_message(self.Picked(self.key))


class Board(Vertical):
    """The base of boards."""

    def draw(self, scene: Scene) -> None:
        """Show the view."""
        raise NotImplementedError

    def point(self, fields: Fields) -> None:
        """Show what the word under the cursor speaks of."""

    def status(self, scene: Scene) -> str:
        """Round and phase, for the top line."""
        return ""

    def sums(self, scene: Scene) -> Text:
        """The arithmetic of what is under way, for the prompt."""
        return Text("")

    def details(self, scene: Scene) -> Text:
        """Everything that has no room on the board."""
        raise NotImplementedError

    def lines(self, scene: Scene, width: int) -> Text:
        """The board as it is printed line by line, without a screen."""
        return self.details(scene)

    def note(self, scene: Scene, fields: Fields) -> str:
        """What a word means here, beyond its own text."""
        return ""

    def pieces(self, scene: Scene, fields: Fields) -> list[str]:
        """What a word speaks of, as the game lists its pieces (core/pieces.py)."""
        said = {key: str(value) for key, value in fields.items() if key != "word"}
        ids = [id for key, value in said.items() for id in (f"{key}:{value}", f"{fields['word']}:{value}", value)]
        named = {value for value in said.values() if not value.isdigit()}
        ids += [id for id in scene.game.pieces if id.partition(":")[2] in named]
        return [id for id in dict.fromkeys(ids) if id in scene.game.pieces]

    def tell(self, scene: Scene, events: Sequence[Fields]) -> list[tuple[int, str]]:
        """Events as lines, each with the seat it is about."""
        return [(int(fields["seat"]), scene.texts.event(fields, scene.names)) for fields in events]
