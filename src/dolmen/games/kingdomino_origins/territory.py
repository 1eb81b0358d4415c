"""One player's hunting grounds: squares around the hut, what lies on them, and where more can go.

A territory is never changed once the state holds it; it is replaced by a changed copy, so that copies of a state
share what did not change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dolmen.core.bits import bit, has
from dolmen.core.pickling import reduced
from dolmen.core.words import Words

from .box import (
    AREA,
    AROUND,
    BARE,
    CAVEMAN,
    HUT_CELL,
    MOST_FIRES,
    NO_BYTES,
    NOTHING,
    START,
    STEPS,
    TERRAINS,
    WIDE,
    WOOD,
    Box,
)
from .words import ACROSS, PLACE

if TYPE_CHECKING:
    from .land import Land

TAKEN: Final = 128  # in a cell's surroundings: there is a square here, or the border
ANY_TERRAIN: Final = (1 << TERRAINS) - 1  # beside the start tile every terrain fits
NO_GOODS: Final = vec[i64]([0] * 4)
CLEAR: Final = vec[u8]([0] * AREA)


class Territory:
    """Squares, what lies on them, and for every cell the terrains it touches."""

    def __init__(self) -> None:
        self.squares: vec[u8] = NO_BYTES  # by cell: BARE, START, or half of a domino
        self.pieces: vec[u8] = NO_BYTES  # by cell: what lies on the square
        self.near: vec[u8] = NO_BYTES  # by cell: a bit for each terrain on its four sides, and TAKEN
        self.left: i64 = 0  # the columns and rows that the squares span
        self.right: i64 = 0
        self.top: i64 = 0
        self.bottom: i64 = 0
        self.size: i64 = 0  # squares, the start tile among them
        self.aside: i64 = 0  # the dominoes set aside, one bit each
        self.goods: vec[i64] = NO_GOODS  # wooden resources by kind; replaced, never written to
        self.burnt: i64 = 0  # resources, and so on
        self.spent: i64 = 0
        self.perished: i64 = 0  # cavemen
        self.fizzled: i64 = 0  # fire tokens that found no place
        self.land: Land | None = None  # how it looks to a player, once somebody asked

    def first(self) -> i64:
        """The first cell, in reading order, of the frame that the squares span."""
        return self.top * WIDE + self.left

    def end(self) -> i64:
        """The cell behind its last one."""
        return self.bottom * WIDE + self.right + 1

    # Placing a domino.

    def list_places(self, box: Box, domino: i64, out: Words) -> None:
        """List where a domino may go: the hot loop of the game (KO-030 … KO-038).

        Both cells are free and within the frame, and one of the halves touches its own terrain or the start tile.
        A domino cannot stick out on two opposite sides, so it fits the frame if each cell alone does. Of equal
        halves either may be the first, so only right and down are listed.
        """
        near = self.near
        first = box.bits[2 * domino]
        second = box.bits[2 * domino + 1]
        turned = box.equal[domino] == 0
        low = self.right - box.side + 1
        high = self.left + box.side - 1
        ceiling = self.bottom - box.side + 1
        floor = self.top + box.side - 1
        x: i64
        y: i64
        cell: i64
        word: i64
        fits: i64
        there: i64
        for y in range(ceiling, floor + 1):
            cell = y * WIDE + low
            word = PLACE.base + ((y - 1) * ACROSS + low - 1) * 4
            for x in range(low, high + 1):
                fits = i64(near[cell])
                if fits < TAKEN:
                    fits &= first
                    if x < high:
                        there = i64(near[cell + 1])
                        if there < TAKEN and fits | (there & second) != 0:
                            out.append(word)
                    if y < floor:
                        there = i64(near[cell + WIDE])
                        if there < TAKEN and fits | (there & second) != 0:
                            out.append(word + 1)
                    if turned:
                        if x > low:
                            there = i64(near[cell - 1])
                            if there < TAKEN and fits | (there & second) != 0:
                                out.append(word + 2)
                        if y > ceiling:
                            there = i64(near[cell - WIDE])
                            if there < TAKEN and fits | (there & second) != 0:
                                out.append(word + 3)
                cell += 1
                word += 4

    def in_frame(self, box: Box, cell: i64) -> bool:
        """Whether the territory with a square on this cell would still fit its frame (KO-037, KO-169)."""
        x = cell % WIDE
        y = cell // WIDE
        across = max(self.right, x) - min(self.left, x)
        down = max(self.bottom, y) - min(self.top, y)
        return across < box.side and down < box.side

    def lay(self, box: Box, domino: i64, cell: i64, direction: i64) -> None:
        """Add a domino, with its wooden resources where they are used (KO-086)."""
        self.add(2 * domino, cell, box.bits[2 * domino])
        other = cell + STEPS[direction]
        self.add(2 * domino + 1, other, box.bits[2 * domino + 1])
        if box.wooden:
            self.stock(box.wood[2 * domino], cell)
            self.stock(box.wood[2 * domino + 1], other)

    def add(self, half: i64, cell: i64, terrain: i64) -> None:
        """One square more: its cell is taken, and its neighbours touch its terrain."""
        near = self.near
        self.squares[cell] = u8(half)
        near[cell] = u8(TAKEN)
        n: i64
        for n in range(4):
            beside = cell + STEPS[n]
            near[beside] = u8(i64(near[beside]) | terrain)
        x = cell % WIDE
        y = cell // WIDE
        if x < self.left:
            self.left = x
        elif x > self.right:
            self.right = x
        if y < self.top:
            self.top = y
        elif y > self.bottom:
            self.bottom = y
        self.size += 1

    def stock(self, resource: i64, cell: i64) -> None:
        if resource >= 0:
            self.pieces[cell] = u8(WOOD + resource)
            self.count(resource, 1)

    def count(self, resource: i64, change: i64) -> None:
        goods = self.goods[:]
        goods[resource] += change
        self.goods = goods

    # Fire.

    def fires(self, box: Box, cell: i64) -> i64:
        """The fires on a square, printed or as a token (KO-061); craters are none (KO-062)."""
        piece = i64(self.pieces[cell])
        printed = box.fires[i64(self.squares[cell])]
        return printed + piece if piece <= MOST_FIRES else printed

    def is_target(self, box: Box, volcano: i64, reach: i64, cell: i64) -> bool:
        """Whether a volcano's fire may land on a cell (KO-049 … KO-058)."""
        square = i64(self.squares[cell])
        if square == BARE or box.craters[square] > 0 or self.fires(box, cell) > 0:
            return False
        if square == START and not box.fire_on_hut:
            return False
        if box.fire_over_tiles:
            return self.leads(volcano, cell, reach)
        return distance(volcano, cell) <= reach

    def leads(self, cell: i64, target: i64, steps: i64) -> bool:
        """Whether so many steps over own squares lead from a cell to a target, corners included."""
        away = distance(cell, target)
        if away > steps:
            return False
        if away <= 1:
            return True
        n: i64
        for n in range(8):
            if self.squares[cell + AROUND[n]] != BARE and self.leads(cell + AROUND[n], target, steps - 1):
                return True
        return False

    def next_target(self, box: Box, volcano: i64, reach: i64, after: i64) -> i64:
        """The first target behind a cell in reading order; −1 if there is none."""
        far = reach * (WIDE + 1)  # cells farther away than this are out of reach
        cell: i64
        start = max(after + 1, volcano - far)
        for cell in range(max(self.first(), start), min(self.end(), volcano + far + 1)):
            if self.squares[cell] != BARE and self.is_target(box, volcano, reach, cell):
                return cell
        return -1

    # Cavemen.

    def kinds(self, paid: i64 = 0) -> i64:
        """How many kinds of resources lie here, apart from those of a set."""
        n: i64 = 0
        r: i64
        for r in range(4):
            if self.goods[r] > 0 and not has(paid, r):
                n += 1
        return n

    def wood_at(self, cell: i64) -> i64:
        """The resource that lies on a cell; −1 for none."""
        piece = i64(self.pieces[cell])
        return piece - WOOD if piece >= WOOD and piece < CAVEMAN else -1

    def can_pay(self, cell: i64, left: i64, paid: i64) -> bool:
        """Whether the piece on a cell can be the next of `left` of different kinds, none of them in the set `paid`.

        Pieces are paid in reading order, so that every payment has one path: the rest must lie behind this one.
        """
        resource = self.wood_at(cell)
        if resource < 0 or has(paid, resource):
            return False
        seen = paid | bit(resource)
        left -= 1
        behind: i64
        for behind in range(cell + 1, self.end()):
            if left == 0:
                return True
            resource = self.wood_at(behind)
            if resource >= 0 and not has(seen, resource):
                seen |= bit(resource)
                left -= 1
        return left == 0

    def can_hold(self, box: Box, cell: i64) -> bool:
        """Whether a caveman may be put on a cell: a square with nothing on it and no printed fire (KO-122 … KO-127)."""
        square = i64(self.squares[cell])
        if square == BARE or (square == START and not box.caveman_on_hut):
            return False
        return box.fires[square] == 0 and self.pieces[cell] == NOTHING

    def copy(self) -> Territory:
        twin = Territory()
        twin.squares = self.squares[:]
        twin.pieces = self.pieces[:]
        twin.near = self.near[:]
        twin.left = self.left
        twin.right = self.right
        twin.top = self.top
        twin.bottom = self.bottom
        twin.size = self.size
        twin.aside = self.aside
        twin.goods = self.goods
        twin.burnt = self.burnt
        twin.spent = self.spent
        twin.perished = self.perished
        twin.fizzled = self.fizzled
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self, land=None)


def distance(cell: i64, other: i64) -> i64:
    """Steps between two cells, straight or diagonal (KO-053)."""
    across = cell % WIDE - other % WIDE
    down = cell // WIDE - other // WIDE
    if across < 0:
        across = -across
    if down < 0:
        down = -down
    return max(down, across)


def start_tile() -> Territory:
    """The start tile with the hut, alone (KO-011)."""
    t = Territory()
    t.squares = CLEAR[:]
    t.pieces = CLEAR[:]
    t.near = CLEAR[:]
    n: i64
    for n in range(WIDE):
        t.near[n] = u8(TAKEN)
        t.near[AREA - 1 - n] = u8(TAKEN)
        t.near[n * WIDE] = u8(TAKEN)
        t.near[n * WIDE + WIDE - 1] = u8(TAKEN)
    t.left = t.right = HUT_CELL % WIDE
    t.top = t.bottom = HUT_CELL // WIDE
    t.add(START, HUT_CELL, ANY_TERRAIN)
    return t
