"""What a position is worth: an estimate of the final scores, and from it each seat's share of the win.

Everything is measured in points: those on the table, what the regions will probably grow by, and what the dominoes
under one's chiefs will bring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from dolmen.core.shares import final_shares, shares
from dolmen.core.state import OVER

from . import scoring
from .box import DOMINOES, ROUNDS, ROW, TERRAINS, WIDE, Box

if TYPE_CHECKING:
    from .state import KingdominoOrigins
    from .territory import Territory

# Points, set by hand; other settings were no better in games against full-greedy.
JOIN: Final = 0.55  # how often a square that comes joins the region it would serve best
FIRE: Final = 0.5  # the same for a fire
HOLE: Final = 1.6  # an empty cell that no domino can fill any more
WASTED: Final = 3.0  # a domino set aside
HIRE: Final = 5.0  # a caveman still to be hired
HEAT: Final = 7.0  # how sharply a lead in points turns into a share of the win

ZEROS: Final = vec[i64]([0] * TERRAINS)


class Supply:
    """What is still to come, terrain by terrain: squares and fires on dominoes that nobody has taken."""

    def __init__(self, s: KingdominoOrigins) -> None:
        self.squares: vec[i64] = ZEROS[:]
        self.fires: vec[i64] = ZEROS[:]
        self.craters: i64 = 0
        self.dominoes: i64 = 0
        domino: i64
        for domino in range(1, DOMINOES + 1):
            if s.deck.bag[domino - 1] > 0:
                self.add(s.box, domino)
        if s.front > 0:
            self.add(s.box, s.front)
        k: i64
        for k in range(i64(len(s.next_row))):
            if s.next_chiefs[k] < 0:
                self.add(s.box, s.next_row[k])

    def add(self, box: Box, domino: i64) -> None:
        self.dominoes += 1
        half: i64
        for half in range(2 * domino, 2 * domino + 2):
            self.squares[box.terrain[half]] += 1
            self.fires[box.terrain[half]] += box.fires[half]
            self.craters += box.craters[half]


def values(s: KingdominoOrigins) -> list[float]:
    """Each seat's estimated share of the win; they add up to 1."""
    if s.to_move == OVER:
        return final_shares(s.outcome().places)
    supply = Supply(s)
    heat = HEAT + 1.2 * float(ROUNDS - s.round)
    return shares([prospects(s, seat, supply) for seat in range(s.box.seats)], heat)


def prospects(s: KingdominoOrigins, seat: i64, supply: Supply) -> float:
    """The points a seat will probably end with."""
    box = s.box
    territory = s.territories[seat]
    squares = ZEROS[:]  # of the best region of each terrain
    fires = ZEROS[:]
    points = float(scoring.points_of(s, seat))
    share = share_to_come(box)
    points += regions_worth(box, territory, supply, share, squares, fires)
    points += chosen_worth(s, seat, squares, fires)
    points -= HOLE * float(holes(box, territory))
    points -= WASTED * wasted(territory)
    if box.tribe:
        points += hires_worth(s, territory)
    if box.middle and scoring.is_centred(box, territory):
        points += float(box.middle_points)
    if box.complete and territory.aside == 0:
        points += float(box.complete_points) * 0.7
    return points


def share_to_come(box: Box) -> float:
    """The part of the dominoes to come that each seat will take; with three players one in four is left over."""
    return 0.5 if box.seats == 2 else 0.25


def regions_worth(
    box: Box, territory: Territory, supply: Supply, share: float, squares: vec[i64], fires: vec[i64]
) -> float:
    """What the best region of each terrain will probably grow by; it is noted by terrain."""
    gains = [0.0] * TERRAINS
    survey = scoring.Survey(box, territory)
    room = float(box.side * box.side - territory.size) / 2.0
    left = float(supply.dominoes) * share
    crowd = 1.0 if left < 0.5 or room > left else room / left
    total = 0.0
    t: i64
    while survey.next():
        t = survey.terrain
        if t == box.volcano:
            continue
        more = float(supply.squares[t]) * share * JOIN * crowd
        hotter = float(supply.fires[t]) * share * FIRE * crowd
        gain = float(survey.fires) * more + (float(survey.squares) + more * 0.5) * hotter
        if gain > gains[t] or squares[t] == 0:
            total += gain - gains[t]
            gains[t] = gain
            squares[t] = survey.squares
            fires[t] = survey.fires
    return total


def chosen_worth(s: KingdominoOrigins, seat: i64, squares: vec[i64], fires: vec[i64]) -> float:
    """What the dominoes under the seat's chiefs will probably bring when they are placed."""
    worth = 0.0
    if s.in_hand > 0 and s.chiefs[s.turn - 1] == seat:
        worth += domino_worth(s.box, s.in_hand, squares, fires)
    k: i64
    for k in range(ROW):
        if k >= s.turn and s.round > 0 and s.chiefs[k] == seat:
            worth += domino_worth(s.box, s.row[k], squares, fires)
        if k < i64(len(s.next_row)) and s.next_chiefs[k] == seat:
            worth += domino_worth(s.box, s.next_row[k], squares, fires) * 0.95
    return worth


def domino_worth(box: Box, domino: i64, squares: vec[i64], fires: vec[i64]) -> float:
    worth = 0.0
    half: i64
    for half in range(2 * domino, 2 * domino + 2):
        t = box.terrain[half]
        if box.craters[half] > 0:
            worth += float(box.craters[half]) * volcano_size(squares)
        else:
            worth += 0.8 * float(fires[t] + box.fires[half] * (squares[t] + 1))
            if box.wood[half] >= 0 and box.wooden:
                worth += 0.8
    return worth


def volcano_size(squares: vec[i64]) -> float:
    """About how large a region a volcano's fire will be thrown into."""
    largest: i64 = 1
    t: i64
    for t in range(TERRAINS):
        if squares[t] > largest:
            largest = squares[t]
    return 0.75 * float(largest) + 0.5


def holes(box: Box, territory: Territory) -> i64:
    """Empty cells of the frame that no domino can fill: all their sides are taken or outside it."""
    near = territory.near
    low = territory.right - box.side + 1
    high = territory.left + box.side - 1
    ceiling = territory.bottom - box.side + 1
    floor = territory.top + box.side - 1
    found: i64 = 0
    x: i64
    y: i64
    for y in range(territory.top, territory.bottom + 1):
        for x in range(territory.left, territory.right + 1):
            cell = y * WIDE + x
            if i64(near[cell]) < 128 and not (
                (x < high and i64(near[cell + 1]) < 128)
                or (x > low and i64(near[cell - 1]) < 128)
                or (y < floor and i64(near[cell + WIDE]) < 128)
                or (y > ceiling and i64(near[cell - WIDE]) < 128)
            ):
                found += 1
    return found


def wasted(territory: Territory) -> float:
    """How many dominoes were set aside."""
    n = 0.0
    aside = territory.aside
    while aside != 0:
        aside &= aside - 1
        n += 1.0
    return n


def hires_worth(s: KingdominoOrigins, territory: Territory) -> float:
    """Resources in hand as cavemen to come, while there are turns to hire in."""
    left = float(ROUNDS - s.round)
    if left <= 0.0:
        return 0.0
    pairs = float(scoring.resource_count(territory)) / 2.0
    if territory.kinds() < 2:
        pairs *= 0.4
    return HIRE * min(pairs * 0.6, left)
