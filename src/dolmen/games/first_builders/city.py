"""A city on the table: tiles on cells, districts of 2×2 around a centre (FB-027, FB-038 … FB-043, FB-109 … FB-112).

A cell's number is column · 83 + row, so that its neighbours are 1 and 83 away, counted round: behind the last cell
comes the first. So there is no edge, and no city meets itself: on 2r² + 2r + 1 cells with steps of 1 and 2r + 1 (r is
41) whoever comes back to a cell has gone at least 2r + 1 steps, and a city of all 77 tiles is not that wide (FB-111).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from .box import KINDS
from .words import ALL, GREY, WIDTH

PALACE_CELL: Final = 12 * WIDTH + 12
AGORA_CELL: Final = PALACE_CELL + 1

# What lies on a cell: nothing, a start tile, a building of a kind, or a farm with its face down.
EMPTY: Final = 0
PALACE_TILE: Final = 1
AGORA_TILE: Final = 2
BUILDING_TILE: Final = 3
FARM_TILE: Final = BUILDING_TILE + KINDS

LEFT: Final = ALL - WIDTH
BELOW: Final = ALL - 1
ABOVE: Final = 1
RIGHT: Final = WIDTH
STEPS: Final = vec[i64]([LEFT, BELOW, ABOVE, RIGHT])  # to the four neighbours, in the order of words.SIDES
RIGHTWARDS: Final = vec[i64]([-1, 0, 0, 1])  # how far each step leads to the right, and up
UPWARDS: Final = vec[i64]([0, -1, 1, 0])
BLOCK: Final = vec[i64]([0, ABOVE, RIGHT, RIGHT + ABOVE])  # from the bottom left tile of a district to its four tiles
NO_CELLS: Final = vec[i64]()


def at(cell: i64) -> i64:
    """The cell that a step leads to, counted round."""
    return cell - ALL if cell >= ALL else cell


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
            cell = at(start + STEPS[step])
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
    return (
        grid[cell] != 0
        and grid[at(cell + ABOVE)] != 0
        and grid[at(cell + RIGHT)] != 0
        and grid[at(cell + RIGHT + ABOVE)] != 0
    )


def matches(grid: vec[u8], cell: i64, colours: vec[i64], corner: i64, side: i64, other: i64) -> bool:
    """Whether a district shows a card's pattern, turned or mirrored in any way (FB-145, FB-146).

    A pattern is given by the colour across from its blank part and the two beside it, so that it is enough to try each
    of the four tiles as the blank one.
    """
    a = colour_of(i64(grid[cell]), colours)
    b = colour_of(i64(grid[at(cell + ABOVE)]), colours)
    c = colour_of(i64(grid[at(cell + RIGHT)]), colours)
    d = colour_of(i64(grid[at(cell + RIGHT + ABOVE)]), colours)
    if (a == corner or d == corner) and ((b == side and c == other) or (b == other and c == side)):
        return True
    return (b == corner or c == corner) and ((a == side and d == other) or (a == other and d == side))


# How a city lies, for whoever looks at it.


def layout(grid: vec[u8]) -> vec[i64]:
    """Every tile and every cell beside one, with its way from the palace: cell, right, up; three numbers each."""
    found = vec[i64]([PALACE_CELL, 0, 0])
    seen = vec[u8]([0] * ALL)
    seen[PALACE_CELL] = 1
    k: i64 = 0
    side: i64
    while k < i64(len(found)):
        cell = found[k]
        if grid[cell] != EMPTY:
            for side in range(4):
                beside = at(cell + STEPS[side])
                if seen[beside] == 0:
                    seen[beside] = 1
                    right = found[k + 1] + RIGHTWARDS[side]
                    up = found[k + 2] + UPWARDS[side]
                    found = append(append(append(found, beside), right), up)
        k += 3
    return found


def in_place(tile: i64, colour: i64, colours: vec[i64]) -> i64:
    """Whether a cell has the colour that a card wants there: 1 with it, 0 while empty, and far less with another."""
    if tile == EMPTY:
        return 0
    return 1 if colour_of(tile, colours) == colour else -9


def parts_in_place(grid: vec[u8], cell: i64, colours: vec[i64], corner: i64, side: i64, other: i64) -> i64:
    """How many coloured parts of a card a block has, as it is best turned; below 0 if a tile contradicts it anyhow."""
    a = i64(grid[cell])
    b = i64(grid[at(cell + ABOVE)])
    c = i64(grid[at(cell + RIGHT + ABOVE)])
    d = i64(grid[at(cell + RIGHT)])
    best: i64 = -1
    turn: i64
    for turn in range(4):  # a is the blank part
        one = in_place(b, side, colours) + in_place(d, other, colours)
        two = in_place(b, other, colours) + in_place(d, side, colours)
        best = max(best, in_place(c, corner, colours) + max(one, two))
        a, b, c, d = b, c, d, a
    return best


def nearest(
    grid: vec[u8], found: vec[i64], centres: vec[i64], colours: vec[i64], corner: i64, side: i64, other: i64
) -> vec[i64]:
    """The open block of a city nearest to a card: parts in place, tiles missing, its bottom left cell, right and up.

    Most parts in place, then fewest tiles missing, then the lowest cell; without any the cell is −1.
    """
    best = vec[i64]([0, 4, -1, 0, 0])
    k: i64
    n: i64
    for k in range(0, i64(len(found)), 3):
        if grid[found[k]] == EMPTY:
            continue
        for n in range(4):  # the block in which this tile is the bottom left one, and so on
            cell = at(found[k] + ALL - BLOCK[n])
            parts = parts_in_place(grid, cell, colours, corner, side, other)
            if parts < best[0] or is_centre(centres, cell):
                continue
            missing: i64 = 0
            part: i64
            for part in range(4):
                if grid[at(cell + BLOCK[part])] == EMPTY:
                    missing += 1
            if parts > best[0] or missing < best[1] or (missing == best[1] and best[2] >= 0 and cell < best[2]):
                best = vec[i64]([parts, missing, cell, found[k + 1] - n // 2, found[k + 2] - n % 2])
    return best


def is_centre(centres: vec[i64], cell: i64) -> bool:
    """Whether the district with this bottom left cell is closed."""
    k: i64
    for k in range(i64(len(centres))):
        if centres[k] // 30 == cell:
            return True
    return False
