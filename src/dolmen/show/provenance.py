"""How sure the components of a game are, for whoever looks at it."""

from __future__ import annotations

import msgspec

from dolmen.core.game import Game


class BlockInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A block of components: where its figures come from, and what there is to say about that."""

    name: str
    mark: str
    note: str


def blocks_of(game: Game) -> list[BlockInfo]:
    """All blocks of the pack in use."""
    return [BlockInfo(name=name, mark=mark, note=note) for name, (mark, note) in game.pack.marks.items()]
