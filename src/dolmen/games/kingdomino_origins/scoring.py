"""Scoring, region by region and caveman by caveman (KO-066 … KO-080, KO-105 … KO-109, KO-140 … KO-167)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dolmen.core.outcome import Item, Outcome, rank
from dolmen.core.state import OVER

from .box import (
    ANY_CAVEMAN,
    ANY_FIRE,
    ANY_RESOURCE,
    AROUND,
    CAVEMAN,
    HUT_CELL,
    START,
    STEPS,
    WIDE,
    WOOD,
    Box,
)
from .territory import CLEAR, Territory
from .words import CAVEMEN, RESOURCES

if TYPE_CHECKING:
    from .state import KingdominoOrigins

QUEUE: Final = vec[i64]([0] * 64)  # more than a territory has squares


class Survey:
    """Goes over a territory region by region: squares of one terrain joined by their sides (KO-066)."""

    def __init__(self, box: Box, territory: Territory) -> None:
        self.box = box
        self.territory = territory
        self.seen: vec[u8] = CLEAR[:]
        self.queue: vec[i64] = QUEUE[:]
        self.cell: i64 = territory.first()  # where the search goes on
        # The region found last.
        self.terrain: i64 = 0
        self.squares: i64 = 0
        self.fires: i64 = 0
        self.start: i64 = 0

    def next(self) -> bool:
        """Find the next region; the start tile belongs to none (KO-070)."""
        squares = self.territory.squares
        cell: i64
        for cell in range(self.cell, self.territory.end()):
            if i64(squares[cell]) > START and self.seen[cell] == 0:
                self.cell = cell + 1
                self.walk(cell)
                return True
        return False

    def walk(self, start: i64) -> None:
        """Count the squares and fires of the region around a cell."""
        territory = self.territory
        squares = territory.squares
        seen = self.seen
        queue = self.queue
        kinds = self.box.terrain
        terrain = kinds[i64(squares[start])]
        fires: i64 = 0
        size: i64 = 1
        done: i64 = 0
        queue[0] = start
        seen[start] = 1
        n: i64
        while done < size:
            cell = queue[done]
            done += 1
            fires += territory.fires(self.box, cell)
            for n in range(4):
                beside = cell + STEPS[n]
                if seen[beside] == 0 and i64(squares[beside]) > START and kinds[i64(squares[beside])] == terrain:
                    seen[beside] = 1
                    queue[size] = beside
                    size += 1
        self.terrain = terrain
        self.squares = size
        self.fires = fires
        self.start = start

    def points(self) -> i64:
        """Squares times fires; volcanoes score nothing (KO-062, KO-068)."""
        return 0 if self.terrain == self.box.volcano else self.squares * self.fires


def region_points(box: Box, territory: Territory) -> i64:
    """The points of all regions (KO-071)."""
    survey = Survey(box, territory)
    points: i64 = 0
    while survey.next():
        points += survey.points()
    return points


# Cavemen.


def caveman_points(box: Box, territory: Territory, cell: i64) -> i64:
    """What a hunter-gatherer on a cell scores by the eight squares around it (KO-142 … KO-151)."""
    kind = i64(territory.pieces[cell]) - CAVEMAN
    return box.points[kind] * caveman_count(box, territory, cell)


def caveman_count(box: Box, territory: Territory, cell: i64) -> i64:
    """How much of what it counts a hunter-gatherer finds around it."""
    return count_around(box, territory, cell, box.counts[i64(territory.pieces[cell]) - CAVEMAN])


def count_around(box: Box, territory: Territory, cell: i64, counts: i64) -> i64:
    """How much of something lies on the eight squares around a cell."""
    found: i64 = 0
    n: i64
    for n in range(8):
        beside = cell + AROUND[n]
        piece = i64(territory.pieces[beside])
        if counts == ANY_FIRE:
            found += territory.fires(box, beside)
        elif counts == ANY_CAVEMAN:
            found += 1 if piece >= CAVEMAN else 0
        elif counts == ANY_RESOURCE:
            found += 1 if piece >= WOOD and piece < CAVEMAN else 0
        else:
            found += 1 if piece == WOOD + counts else 0
    return found


class Horde:
    """A group of warriors joined by their sides (KO-154)."""

    def __init__(self, warriors: i64 = 0, power: i64 = 0) -> None:
        self.warriors = warriors
        self.power = power

    def points(self) -> i64:
        """KO-155."""
        return self.warriors * self.power


def hordes(box: Box, territory: Territory) -> list[Horde]:
    """All hordes, lone warriors among them (KO-156)."""
    seen = CLEAR[:]
    out: list[Horde] = []
    cell: i64
    for cell in range(territory.first(), territory.end()):
        if is_warrior(box, territory, cell) and seen[cell] == 0:
            horde = Horde()
            muster(box, territory, cell, seen, horde)
            out.append(horde)
    return out


def muster(box: Box, territory: Territory, cell: i64, seen: vec[u8], horde: Horde) -> None:
    """Count a warrior and all that are joined to it."""
    seen[cell] = 1
    horde.warriors += 1
    horde.power += box.points[i64(territory.pieces[cell]) - CAVEMAN]
    n: i64
    for n in range(4):
        beside = cell + STEPS[n]
        if seen[beside] == 0 and is_warrior(box, territory, beside):
            muster(box, territory, beside, seen, horde)


def is_warrior(box: Box, territory: Territory, cell: i64) -> bool:
    piece = i64(territory.pieces[cell])
    return piece >= CAVEMAN and box.counts[piece - CAVEMAN] < 0


def tribe_points(box: Box, territory: Territory) -> i64:
    """All cavemen of a territory (KO-158)."""
    points: i64 = 0
    warriors = False
    cell: i64
    for cell in range(territory.first(), territory.end()):
        if i64(territory.pieces[cell]) >= CAVEMAN:
            if is_warrior(box, territory, cell):
                warriors = True
            else:
                points += caveman_points(box, territory, cell)
    if warriors:
        for horde in hordes(box, territory):
            points += horde.points()
    return points


# Totems.


def resource_count(territory: Territory) -> i64:
    """The wooden resources that lie in a territory (KO-105)."""
    goods = territory.goods
    return goods[0] + goods[1] + goods[2] + goods[3]


def totem_points(s: KingdominoOrigins, seat: i64, resource: i64) -> i64:
    """What a totem brings to a seat (KO-106); with totem_end_scores=majority a tied holder scores nothing (KO-107)."""
    if s.totems[resource] != seat:
        return 0
    if s.box.majority_scores and s.territories[seat].goods[resource] <= s.most_of_others(seat, resource):
        return 0
    return s.box.totem_points[resource]


# Bonuses, at the end only.


def is_centred(box: Box, territory: Territory) -> bool:
    """Whether the hut is the middle of a frame that holds everything; with centre=equal, of what there is (KO-163)."""
    left = HUT_CELL % WIDE - territory.left
    right = territory.right - HUT_CELL % WIDE
    up = HUT_CELL // WIDE - territory.top
    down = territory.bottom - HUT_CELL // WIDE
    if box.equal_extent:
        return left == right and up == down
    half = box.side // 2
    return left <= half and right <= half and up <= half and down <= half


def is_complete(box: Box, territory: Territory) -> bool:
    """A full frame; one domino set aside leaves a hole (KO-164, KO-165)."""
    return territory.size == box.side * box.side


# Everything together.


def points_of(s: KingdominoOrigins, seat: i64) -> i64:
    """What a seat has now; at the end with the bonuses."""
    box = s.box
    territory = s.territories[seat]
    points = region_points(box, territory)
    if box.totem:
        points += resource_count(territory)
        resource: i64
        for resource in range(4):
            points += totem_points(s, seat, resource)
    if box.tribe:
        points += tribe_points(box, territory)
    if s.to_move == OVER:
        if box.middle and is_centred(box, territory):
            points += box.middle_points
        if box.complete and is_complete(box, territory):
            points += box.complete_points
    return points


def largest_region(box: Box, territory: Territory) -> i64:
    """The squares of the largest region, fires or not (KO-075); volcanoes count unless the table says no (KO-076)."""
    survey = Survey(box, territory)
    largest: i64 = 0
    while survey.next():
        if survey.squares > largest and (box.volcano_counts or survey.terrain != box.volcano):
            largest = survey.squares
    return largest


def fire_count(box: Box, territory: Territory) -> i64:
    """All fires of a territory, one on the start tile too (KO-058, KO-077)."""
    fires: i64 = 0
    cell: i64
    for cell in range(territory.first(), territory.end()):
        fires += territory.fires(box, cell)
    return fires


def outcome(s: KingdominoOrigins) -> Outcome:
    """Places and score sheets; ties are parted by the largest region, then by fires (KO-075 … KO-080)."""
    sheets = [tuple(sheet(s, seat)) for seat in range(s.box.seats)]
    criteria: list[tuple[str, list[int]]] = []
    if s.to_move == OVER:
        criteria.append(("region", [int(largest_region(s.box, territory)) for territory in s.territories]))
        criteria.append(("fires", [int(fire_count(s.box, territory)) for territory in s.territories]))
    places, tie_breaks = rank(s.scores(), criteria)
    return Outcome(places, tuple(sheets), tie_breaks)


def sheet(s: KingdominoOrigins, seat: i64) -> list[Item]:
    """A seat's score sheet in the order of the score pad (KO-072); its points add up to the score."""
    box = s.box
    territory = s.territories[seat]
    lines = region_items(box, territory)
    if box.totem:
        resource: i64
        for resource in range(4):
            if s.totems[resource] == seat:
                lines.append(Item(f"totem-{RESOURCES[resource]}", int(totem_points(s, seat, resource))))
        pieces = int(resource_count(territory))
        lines.append(Item("resources", pieces, {"pieces": pieces}))
    if box.tribe:
        lines.extend(tribe_items(box, territory))
    if s.to_move == OVER and box.middle:
        lines.append(Item("middle", int(box.middle_points) if is_centred(box, territory) else 0))
    if s.to_move == OVER and box.complete:
        squares = {"squares": int(territory.size), "full": int(box.side * box.side)}
        lines.append(Item("complete", int(box.complete_points) if is_complete(box, territory) else 0, squares))
    return lines


def region_items(box: Box, territory: Territory) -> list[Item]:
    """A line for each region, terrain by terrain; volcanoes have none."""
    found: list[list[Item]] = [[] for _ in box.terrains]
    survey = Survey(box, territory)
    while survey.next():
        if survey.terrain != box.volcano:
            numbers = {"squares": int(survey.squares), "fires": int(survey.fires)}
            found[survey.terrain].append(Item(box.terrains[survey.terrain], int(survey.points()), numbers))
    return [item for items in found for item in items]


def tribe_items(box: Box, territory: Territory) -> list[Item]:
    """A line for each hunter-gatherer and each horde."""
    found: list[list[Item]] = [[] for _ in CAVEMEN]
    cell: i64
    for cell in range(territory.first(), territory.end()):
        kind = i64(territory.pieces[cell]) - CAVEMAN
        if kind >= 0 and box.counts[kind] >= 0:
            numbers = {"count": int(caveman_count(box, territory, cell)), "each": int(box.points[kind])}
            found[kind].append(Item(CAVEMEN[kind], int(caveman_points(box, territory, cell)), numbers))
    lines = [item for items in found for item in items]
    for horde in hordes(box, territory):
        lines.append(Item("horde", int(horde.points()), {"warriors": int(horde.warriors), "power": int(horde.power)}))
    return lines
