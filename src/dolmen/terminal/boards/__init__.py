"""Boards draw a view. A game without one of its own gets the plain one."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points

from .board import Board, Scene

OWN = {
    "stone-age": "dolmen.terminal.boards.stone_age:StoneAgeBoard",
    "kingdomino-origins": "dolmen.terminal.boards.kingdomino_origins:KingdominoOriginsBoard",
    "first-sparks": "dolmen.terminal.boards.first_sparks:FirstSparksBoard",
    "origin": "dolmen.terminal.boards.origin:OriginBoard",
    "first-builders": "dolmen.terminal.boards.first_builders:FirstBuildersBoard",
}

__all__ = ["Board", "Scene", "board_for"]


def board_for(id: str) -> type[Board]:
    """The board of a game: ours, that of a plug-in (entry points `dolmen.boards`), or the plain one."""
    if id in OWN:
        module, _, name = OWN[id].partition(":")
        found: type[Board] = getattr(import_module(module), name)
        return found
    for point in entry_points(group="dolmen.boards", name=id):
        plugged: type[Board] = point.load()
        return plugged
    from .plain import PlainBoard

    return PlainBoard
