"""Games with components: what is in the box is laid out in tables once, and all states of a game share them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from .components import Pack
from .game import Game
from .options import Value
from .state import State


class Box(Protocol):
    """The tables of a game for so many seats and certain options; it pickles by its key."""

    key: tuple[object, ...]  # the component file, seats and options


S = TypeVar("S", bound=State)
B = TypeVar("B", bound=Box)


class BoxGame(Game[S], Generic[S, B]):
    """A game whose states share a box; its module says `box_of = MyGame.box_of`, which its box pickles by."""

    def __init__(self, components: Path | str | None = None) -> None:
        self.file = None if components is None else str(Path(components).resolve())
        self.pack = self.unpack(None if self.file is None else Path(self.file))

    def unpack(self, file: Path | None) -> Pack[Any]:
        """The components, with the blocks of a file in place of its own."""
        raise NotImplementedError

    def lay_out(self, seats: int, options: Mapping[str, Value]) -> B:
        """The tables for so many seats and these options."""
        raise NotImplementedError

    def box(self, seats: int, options: Mapping[str, Value]) -> B:
        """The tables for so many seats and these options, which all states of such a game share."""
        box = self.lay_out(seats, options)
        box.key = (self.file, seats, tuple(options.items()))
        return box

    @classmethod
    @cache
    def box_of(cls, file: str | None, seats: int, options: tuple[tuple[str, Value], ...]) -> B:
        """The tables that an unpickled state shares with others of its kind."""
        return cls(file).box(seats, dict(options))
