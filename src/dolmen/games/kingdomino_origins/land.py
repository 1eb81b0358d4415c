"""A territory as a player looks it over: its regions, its free cells, and what each domino would bring at once.

It is worked out once for a territory, which is replaced and never rewritten, and kept there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dolmen.core.words import Words

from . import scoring
from .box import AREA, DOMINOES, GRID, START, STEPS, TERRAINS, WIDE, Box
from .territory import CLEAR, TAKEN, Territory
from .words import WORDS

REGIONS: Final = 50  # more than a territory can have, counted from 1
NO_REGIONS: Final = vec[i64]([0] * REGIONS)
NO_TERRAINS: Final = vec[i64]([0] * TERRAINS)
UNKNOWN: Final = -2
MISFIT: Final = -1
ALL_UNKNOWN: Final = vec[i64]([UNKNOWN] * (DOMINOES + 1))
QUEUE: Final = vec[i64]([0] * 64)  # more than a territory has squares
PLACES: Final = vec[i64]([0] * AREA)


class Land:
    """Regions by number, the best of each terrain, the shape of what is free, and gains by domino."""

    def __init__(self, box: Box, territory: Territory) -> None:
        self.box = box
        self.territory = territory
        self.region: vec[u8] = CLEAR[:]  # by cell: the number of its region, 0 for none
        self.squares: vec[i64] = NO_REGIONS[:]  # by region
        self.fires: vec[i64] = NO_REGIONS[:]
        self.best: vec[i64] = NO_TERRAINS[:]  # by terrain: the region with most to win, 0 for none
        self.regions: i64 = 0
        self.points: i64 = 0
        self.hot: vec[i64] = NO_TERRAINS[:]  # by terrain: the most fires that a square more would be beside
        self.wide: vec[i64] = NO_TERRAINS[:]  # by terrain: the most squares that a fire more would be among
        self.pockets: i64 = 0  # free places apart from each other
        self.odd: i64 = 0  # those that dominoes cannot fill: of an odd number of cells
        self.holes: i64 = 0  # free cells that no domino can fill
        self.dead_ends: i64 = 0  # free cells with one free cell beside them
        self.free: i64 = 0  # cells that may still be filled, wherever the frame comes to lie
        self.cells: vec[i64] = PLACES[:]  # these
        self.bare: vec[u8] = CLEAR[:]  # by cell: whether it is one of them, until pockets are found
        self.gains: vec[i64] = ALL_UNKNOWN[:]
        # What a half placed would join.
        self.joined: vec[i64] = vec[i64]([0] * 8)
        self.count: i64 = 0
        self.survey()
        self.look_around()
        self.find_pockets()
        self.points += scoring.tribe_points(box, territory) if box.tribe else 0

    def survey(self) -> None:
        """Number the regions, and find the best of each terrain."""
        box = self.box
        territory = self.territory
        squares = territory.squares
        region = self.region
        queue = QUEUE[:]
        kinds = box.terrain
        cell: i64
        n: i64
        for cell in range(territory.first(), territory.end()):
            if i64(squares[cell]) <= START or region[cell] != 0:
                continue
            self.regions += 1
            number = self.regions
            terrain = kinds[i64(squares[cell])]
            fires: i64 = 0
            size: i64 = 1
            done: i64 = 0
            queue[0] = cell
            region[cell] = u8(number)
            while done < size:
                here = queue[done]
                done += 1
                fires += territory.fires(box, here)
                for n in range(4):
                    beside = here + STEPS[n]
                    half = i64(squares[beside])
                    if region[beside] == 0 and half > START and kinds[half] == terrain:
                        region[beside] = u8(number)
                        queue[size] = beside
                        size += 1
            self.squares[number] = size
            self.fires[number] = fires
            if terrain != box.volcano:
                self.points += size * fires
            best = self.best[terrain]
            if 3 * fires + size > 3 * self.fires[best] + self.squares[best]:
                self.best[terrain] = number

    def look_around(self) -> None:
        """Look at the cells that may still be filled."""
        box = self.box
        territory = self.territory
        near = territory.near
        low = territory.right - box.side + 1
        high = territory.left + box.side - 1
        ceiling = territory.bottom - box.side + 1
        floor = territory.top + box.side - 1
        x: i64
        y: i64
        for y in range(ceiling, floor + 1):
            for x in range(low, high + 1):
                cell = y * WIDE + x
                beside = i64(near[cell])
                if beside >= TAKEN:
                    continue
                self.cells[self.free] = cell
                self.bare[cell] = 1
                self.free += 1
                ways: i64 = 0
                if x < high and i64(near[cell + 1]) < TAKEN:
                    ways += 1
                if x > low and i64(near[cell - 1]) < TAKEN:
                    ways += 1
                if y < floor and i64(near[cell + WIDE]) < TAKEN:
                    ways += 1
                if y > ceiling and i64(near[cell - WIDE]) < TAKEN:
                    ways += 1
                if ways == 0:
                    self.holes += 1
                    continue
                if ways == 1:
                    self.dead_ends += 1
                if beside != 0:
                    self.look_beside(cell, beside)

    def look_beside(self, cell: i64, beside: i64) -> None:
        """Note what a square of each terrain would join on a cell."""
        k: i64
        t: i64
        for t in range(TERRAINS):
            if (beside >> t) & 1 == 1:
                self.count = 0
                self.meet(cell, t)
                fires: i64 = 0
                squares: i64 = 1
                for k in range(self.count):
                    fires += self.fires[self.joined[k]]
                    squares += self.squares[self.joined[k]]
                if fires > self.hot[t]:
                    self.hot[t] = fires
                if squares > self.wide[t]:
                    self.wide[t] = squares

    def find_pockets(self) -> None:
        """Count the free places apart from each other."""
        bare = self.bare
        queue = PLACES[:]
        k: i64
        n: i64
        for k in range(self.free):
            if bare[self.cells[k]] == 0:
                continue
            size: i64 = 1
            done: i64 = 0
            queue[0] = self.cells[k]
            bare[queue[0]] = 0
            while done < size:
                here = queue[done]
                done += 1
                for n in range(4):
                    beside = here + STEPS[n]
                    if bare[beside] != 0:
                        bare[beside] = 0
                        queue[size] = beside
                        size += 1
            self.pockets += 1
            self.odd += size & 1

    def gain(self, domino: i64) -> i64:
        """The points that the best placement of a domino brings at once; MISFIT if it fits nowhere."""
        domino = self.box.twin[domino]
        if self.gains[domino] == UNKNOWN:
            self.gains[domino] = self.find_gain(domino)
        return self.gains[domino]

    def find_gain(self, domino: i64) -> i64:
        box = self.box
        out = Words()
        self.territory.list_places(box, domino, out)
        a = 2 * domino
        b = a + 1
        same = box.terrain[a] == box.terrain[b]
        craters = box.craters[a] + box.craters[b]
        wood: i64 = 0
        if box.totem:
            wood = (1 if box.wood[a] >= 0 else 0) + (1 if box.wood[b] >= 0 else 0)
        highest: i64 = MISFIT
        k: i64
        for k in range(out.size):
            cell = GRID[WORDS.first[out.at(k)]]
            other = cell + STEPS[WORDS.second[out.at(k)]]
            self.count = 0
            gain = wood
            if same:
                self.meet(cell, box.terrain[a])
                self.meet(other, box.terrain[a])
                gain += self.growth(2, box.fires[a] + box.fires[b])
            elif box.craters[a] > 0:
                self.meet(other, box.terrain[b])
                gain += self.growth(1, box.fires[b])
                gain += craters * self.target(cell, box.fire_reach[craters], 1 if box.fires[b] == 0 else 0)
            elif box.craters[b] > 0:
                self.meet(cell, box.terrain[a])
                gain += self.growth(1, box.fires[a])
                gain += craters * self.target(other, box.fire_reach[craters], 1 if box.fires[a] == 0 else 0)
            else:
                self.meet(cell, box.terrain[a])
                gain += self.growth(1, box.fires[a])
                self.count = 0
                self.meet(other, box.terrain[b])
                gain += self.growth(1, box.fires[b])
            if gain > highest:
                highest = gain
        return highest

    def meet(self, cell: i64, terrain: i64) -> None:
        """Note the regions of a terrain beside a cell, each once."""
        if (i64(self.territory.near[cell]) >> terrain) & 1 == 0:
            return
        squares = self.territory.squares
        joined = self.joined
        n: i64
        k: i64
        for n in range(4):
            beside = cell + STEPS[n]
            number = i64(self.region[beside])
            if number > 0 and self.box.terrain[i64(squares[beside])] == terrain:
                k = 0
                while k < self.count and joined[k] != number:
                    k += 1
                if k == self.count:
                    joined[k] = number
                    self.count += 1

    def growth(self, squares: i64, fires: i64) -> i64:
        """What so many squares and fires bring that join the regions noted."""
        before: i64 = 0
        k: i64
        for k in range(self.count):
            number = self.joined[k]
            squares += self.squares[number]
            fires += self.fires[number]
            before += self.squares[number] * self.fires[number]
        return squares * fires - before

    def target(self, volcano: i64, reach: i64, beside: i64) -> i64:
        """The squares of the largest region in reach of a volcano's fire; the other half's own, if it has no fire."""
        box = self.box
        largest: i64 = 0
        k: i64
        if beside > 0:
            largest = 1
            for k in range(self.count):
                largest += self.squares[self.joined[k]]
        territory = self.territory
        squares = territory.squares
        x: i64
        y: i64
        row: i64 = volcano // WIDE
        column: i64 = volcano % WIDE
        for y in range(max(row - reach, territory.top), min(row + reach, territory.bottom) + 1):
            for x in range(max(column - reach, territory.left), min(column + reach, territory.right) + 1):
                cell = y * WIDE + x
                size = self.squares[i64(self.region[cell])]
                if size > largest and box.craters[i64(squares[cell])] == 0 and territory.fires(box, cell) == 0:
                    largest = size
        return largest
