"""A city on the table: tiles on cells, districts of 2×2 around a centre (FB-027, FB-038 … FB-043, FB-109 … FB-112).

A cell's number is column · 25 + row, so that its neighbours are 1 and 25 away. The outermost cells stay empty: the
table has an edge there, eleven tiles from the palace in every direction (FB-111).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from .box import KINDS
from .words import GREY, WIDTH

ALL: Final = WIDTH * WIDTH
PALACE_CELL: Final = 12 * WIDTH + 12
AGORA_CELL: Final = PALACE_CELL + 1

# What lies on a cell: nothing, a start tile, a building of a kind, or a farm with its face down.
EMPTY: Final = 0
PALACE_TILE: Final = 1
AGORA_TILE: Final = 2
BUILDING_TILE: Final = 3
FARM_TILE: Final = BUILDING_TILE + KINDS

STEPS: Final = vec[i64]([-WIDTH, -1, 1, WIDTH])  # to the four neighbours, in the order of words.SIDES
BLOCK: Final = vec[i64]([0, 1, WIDTH, WIDTH + 1])  # from the bottom left tile of a district to its four tiles
NO_CELLS: Final = vec[i64]()


def is_edge(cell: i64) -> bool:
    column = cell // WIDTH
    row = cell % WIDTH
    return column == 0 or column == WIDTH - 1 or row == 0 or row == WIDTH - 1


def is_building(tile: i64) -> bool:
    return tile >= BUILDING_TILE and tile < FARM_TILE


def is_farm(tile: i64) -> bool:
    return tile >= FARM_TILE


def colour_of(tile: i64, colours: vec[i64]) -> i64:
    """The colour of a tile; start tiles and farms have none (FB-118)."""
    return colours[tile - BUILDING_TILE] if is_building(tile) else GREY


def first_grid() -> vec[u8]:
    """The starting city: the agora directly above the palace (FB-027)."""
    grid = vec[u8]([0] * ALL)
    grid[PALACE_CELL] = PALACE_TILE
    grid[AGORA_CELL] = AGORA_TILE
    return grid


def first_frontier() -> vec[i64]:
    """The empty cells beside the palace and the agora."""
    cells = NO_CELLS
    step: i64
    for step in range(4):
        for start in (PALACE_CELL, AGORA_CELL):
            cell = start + STEPS[step]
            if cell != PALACE_CELL and cell != AGORA_CELL:
                cells = with_cell(cells, cell)
    return cells


def holds(cells: vec[i64], cell: i64) -> bool:
    k: i64
    for k in range(i64(len(cells))):
        if cells[k] == cell:
            return True
    return False


def with_cell(cells: vec[i64], cell: i64) -> vec[i64]:
    """A list of cells with one more, ascending, each once."""
    size = i64(len(cells))
    k: i64 = 0
    while k < size and cells[k] < cell:
        k += 1
    if k < size and cells[k] == cell:
        return cells
    out = append(cells[:k], cell)
    while k < size:
        out = append(out, cells[k])
        k += 1
    return out


def without_cell(cells: vec[i64], cell: i64) -> vec[i64]:
    """A list of cells without one of them."""
    out = vec[i64]()
    k: i64
    for k in range(i64(len(cells))):
        if cells[k] != cell:
            out = append(out, cells[k])
    return out


def is_block(grid: vec[u8], cell: i64) -> bool:
    """Whether four tiles lie in a 2×2 block with this one at its bottom left (FB-040)."""
    return grid[cell] != 0 and grid[cell + 1] != 0 and grid[cell + WIDTH] != 0 and grid[cell + WIDTH + 1] != 0


def matches(grid: vec[u8], cell: i64, colours: vec[i64], corner: i64, side: i64, other: i64) -> bool:
    """Whether a district shows a card's pattern, turned or mirrored in any way (FB-145, FB-146).

    A pattern is given by the colour across from its blank part and the two beside it, so that it is enough to try each
    of the four tiles as the blank one.
    """
    a = colour_of(i64(grid[cell]), colours)
    b = colour_of(i64(grid[cell + 1]), colours)
    c = colour_of(i64(grid[cell + WIDTH]), colours)
    d = colour_of(i64(grid[cell + WIDTH + 1]), colours)
    if (a == corner or d == corner) and ((b == side and c == other) or (b == other and c == side)):
        return True
    return (b == corner or c == corner) and ((a == side and d == other) or (a == other and d == side))
