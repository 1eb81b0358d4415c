"""Games with components: what is in the box is laid out in tables once, and all states of a game share them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Generic, TypeVar

from .components import Pack
from .game import Game
from .options import Value
from .shared import Shared
from .state import State

S = TypeVar("S", bound=State)
B = TypeVar("B", bound=Shared)


class BoxGame(Game[S], Generic[S, B]):
    """A game whose states share a box."""

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
        box.key = (type(self), self.file, seats, tuple(options.items()))
        box.mind = self.mind(seats, options)
        return box


@cache
def box_of(
    game: type[BoxGame[Any, Any]], file: str | None, seats: int, options: tuple[tuple[str, Value], ...]
) -> Shared:
    """The tables that an unpickled state shares with others of its kind."""
    box: Shared = game(file).box(seats, dict(options))
    return box
