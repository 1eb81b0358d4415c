"""A city as it is seen: tiles, centres, districts, and how near it is to a district card."""

from __future__ import annotations

from functools import cache

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from .box import KINDS, Box
from .city import BLOCK, BUILDING_TILE, FARM_TILE, at, layout, nearest
from .state import FirstBuilders
from .words import BUILDINGS, CELLS, COLOURS, DICE


class TileView(msgspec.Struct, tag="tile", kw_only=True):
    """A tile: its cell, its way from the palace (right and up), what it is, and its colour (None: grey or a farm).

    `face` is the building on the hidden side of a farm, which everybody has seen.
    """

    cell: str
    x: int
    y: int
    kind: str
    colour: str | None
    face: str | None


class SpotView(msgspec.Struct, tag="spot", kw_only=True):
    """An empty cell beside a city, with its way from the palace."""

    cell: str
    x: int
    y: int


class CentreView(msgspec.Struct, tag="centre", kw_only=True):
    """A die in a centre of power: the bottom left cell of its district, and the points it would bring now."""

    cell: str
    x: int
    y: int
    die: str
    colour: str
    value: int
    points: int


class DistrictView(msgspec.Struct, tag="district", kw_only=True):
    """A district that can be closed: its bottom left cell, its four cells, and the cards it shows."""

    cell: str
    x: int
    y: int
    cells: list[str]
    cards: list[int]


class ClosenessView(msgspec.Struct, tag="closeness", kw_only=True):
    """How near a city is to a card: coloured parts in place (3: all), tiles still to build, and where.

    `ready` counts the districts that show the card and can be closed.
    """

    parts: int
    missing: int
    cell: str | None
    x: int
    y: int
    ready: int


class City:
    """A city spread out: where its tiles lie, and the cells beside them."""

    def __init__(self, s: FirstBuilders, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.player = player = s.players[seat]
        self.grid = player.grid
        self.closable = len(player.open)
        self.found: vec[i64] = layout(self.grid)
        cells = list(self.found)
        self.ways = {cells[k]: (cells[k + 1], cells[k + 2]) for k in range(0, len(cells), 3)}

    def tiles(self) -> list[TileView]:
        faces, grid = tile_faces(self.s.box), self.grid
        out = []
        for cell in sorted(self.ways):
            tile = int(grid[cell])
            if tile:
                x, y = self.ways[cell]
                kind, colour, face = faces[tile]
                out.append(TileView(cell=CELLS[cell], x=x, y=y, kind=kind, colour=colour, face=face))
        return out

    def frontier(self) -> list[SpotView]:
        ways = self.ways
        return [SpotView(cell=CELLS[cell], x=ways[cell][0], y=ways[cell][1]) for cell in self.player.frontier]

    def centres(self) -> list[CentreView]:
        out = []
        for centre in self.player.centres:
            cell, die = divmod(int(centre), 30)
            x, y = self.ways[cell]
            value = die % 6 + 1
            points = value * int(self.player.towers[die // 6])
            colour = COLOURS[die // 6]
            out.append(CentreView(cell=CELLS[cell], x=x, y=y, die=DICE[die], colour=colour, value=value, points=points))
        return out

    def districts(self) -> list[DistrictView]:
        s, out = self.s, []
        for cell in self.player.open:
            x, y = self.ways[cell]
            cards = [int(s.cards[place]) for place in range(len(s.cards)) if s.fits(self.seat, cell, place)]
            cells = [CELLS[at(cell + step)] for step in BLOCK]
            out.append(DistrictView(cell=CELLS[cell], x=x, y=y, cells=cells, cards=cards))
        return out

    def closeness(self, place: int) -> ClosenessView:
        """The best block of the city for a card: most coloured parts in place, fewest tiles to build."""
        s, box = self.s, self.s.box
        card = int(s.cards[place])
        colours = box.corner[card], box.side[card], box.other[card]
        parts, missing, cell, x, y = nearest(self.grid, self.found, self.player.centres, box.colour, *colours)
        ready = sum([bool(s.fits(self.seat, open, place)) for open in self.player.open]) if self.closable else 0
        name = None if cell < 0 else CELLS[cell]
        return ClosenessView(parts=parts, missing=missing, cell=name, x=x, y=y, ready=ready)


@cache
def tile_faces(box: Box) -> list[tuple[str, str | None, str | None]]:
    """What is seen of each tile: its kind, its colour, and the hidden side of a farm."""
    kinds = [COLOURS[box.colour[kind]] for kind in range(KINDS)]
    faces: list[tuple[str, str | None, str | None]] = [("", None, None), ("palace", None, None), ("agora", None, None)]
    assert len(faces) == BUILDING_TILE
    faces += [(name, kinds[kind], None) for kind, name in enumerate(BUILDINGS)]
    assert len(faces) == FARM_TILE
    return faces + [("farm", None, name) for name in BUILDINGS]
