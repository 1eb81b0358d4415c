"""The map as geometry: tiles of two hexes, each cut into three rhombi round a hunting ground (FS-021 … FS-043).

Hexes stand on a corner and have axial coordinates; edges are counted from the east against the clock. A tile turned by
k has its hex b in direction k of its hex a, and rhombus s of either hex owns the edges 2s + k and 2s + 1 + k. Two
rhombi of different hexes are neighbours if they own the two sides of an edge.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dolmen.core.bits import bit

from .box import GROUNDS, SPACES
from .words import LAID

if TYPE_CHECKING:
    from .state import FirstSparks

# The grid has a border that no hex reaches, so that neighbours need no test. All hexes lie in columns −6 … 7 and rows
# −6 … 6: the first tile has columns 0 and 1 and row 0, the second reaches two further, and a later tile at most two
# further than the lesser of the two tiles it touches: 1, 3, 3, 5, 5, 7 and so on for all sides.
COLUMNS: Final = 16
ROWS: Final = 15
GRID: Final = COLUMNS * ROWS
STEPS: Final = vec[i64]([ROWS, ROWS - 1, -1, -ROWS, 1 - ROWS, 1])  # to the neighbour in each direction
CELLS: Final = 182
MIDDLE: Final = 6 * 13 + 6  # the cell g7

NO_HEXES: Final = vec[u8]([0] * GRID)
NO_LINKS: Final = vec[i64]([0] * SPACES)


def grid_of(cell: i64) -> i64:
    """Where a named cell lies in the grid with its border."""
    return (cell // 13 + 1) * ROWS + cell % 13 + 1


def lay(s: FirstSparks, seat: i64, tile: i64, cell: i64, rotation: i64) -> None:
    """Put a tile on the table: its spaces become neighbours of each other and of those around.

    The tables are replaced, not written to: copies of a state share them.
    """
    hexes = s.hexes[:]
    touch = s.touch[:]
    near = s.near[:]
    plain = s.plain[:]
    turns = s.turns[:]
    at = grid_of(cell)
    hexes[at] = u8(tile * 2 + 1)
    hexes[at + STEPS[rotation]] = u8(tile * 2 + 2)
    turns[tile] = rotation
    half: i64
    edge: i64
    n: i64
    for half in range(2):
        ground = tile * 2 + half
        for n in range(3):
            near[ground * 3 + n] |= bit(ground * 3) | bit(ground * 3 + 1) | bit(ground * 3 + 2)
            near[ground * 3 + n] &= ~bit(ground * 3 + n)
        for edge in range(6):
            there = at + STEPS[edge]
            touch[there] = u8(i64(touch[there]) | bit(tile))
            if hexes[there] > 0:
                other = i64(hexes[there]) - 1
                here = ground * 3 + owner(edge, rotation)
                beyond = other * 3 + owner(edge + 3, turns[other // 2])
                near[here] |= bit(beyond)
                near[beyond] |= bit(here)
        at += STEPS[rotation]
    for n in range(SPACES):
        plain[n] = near[n] & ~s.box.mountains[n]
    cells = s.cells[:]
    cells[tile] = cell
    s.hexes = hexes
    s.touch = touch
    s.near = near
    s.plain = plain
    s.cells = cells
    s.turns = turns
    s.tell(LAID, seat, tile, cell, rotation)


def owner(edge: i64, rotation: i64) -> i64:
    """Which rhombus of a hex owns an edge, as the tile is turned."""
    return (edge + 6 - rotation) % 6 // 2


def rotations(s: FirstSparks, cell: i64, tiles: i64) -> i64:
    """The set of rotations in which a tile may lie with its hex a on a cell.

    The second tile touches the first, every later one two different tiles, and none overlaps (FS-022, FS-023).
    """
    at = grid_of(cell)
    hexes = s.hexes
    touch = s.touch
    if hexes[at] > 0:
        return 0
    here = i64(touch[at])
    out: i64 = 0
    k: i64
    for k in range(6):
        there = at + STEPS[k]
        touched = here | i64(touch[there])
        if touched != 0 and hexes[there] == 0 and (tiles == 1 or touched & (touched - 1) != 0):
            out |= bit(k)
    return out


def fix_supply(s: FirstSparks) -> None:
    """The refill of every round: the base for the players, and one for each ground of that food (FS-024)."""
    refill = s.box.supply[:]
    ground: i64
    for ground in range(GROUNDS):
        if s.cells[ground // 2] >= 0:
            refill[s.box.food[ground]] += 1
    s.refill = refill


def group(near: vec[i64], members: i64, first: i64) -> i64:
    """The connected group of members around one of them; mountains do not separate (FS-170)."""
    found = bit(first)
    todo = found
    while todo != 0:
        grown: i64 = 0
        space: i64 = 0
        while todo != 0:
            if todo & 1 == 1:
                grown |= near[space]
            todo >>= 1
            space += 1
        todo = grown & members & ~found
        found |= todo
    return found


def grounds(food: vec[i64], members: i64, kind: i64) -> i64:
    """At how many grounds of a food members stand."""
    n: i64 = 0
    ground: i64
    for ground in range(GROUNDS):
        if food[ground] == kind and (members >> (ground * 3)) & 7 != 0:
            n += 1
    return n
