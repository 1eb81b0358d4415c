"""What a strong player looks at: the numbers that learned values stand on, seat by seat.

Terrains are numbered in the order of the set of tiles. What a mode does not have is 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from . import scoring
from .box import CAVEMAN, DOMINOES, OPEN, ROUNDS, ROW, STEPS, TERRAINS, WIDE, Box
from .land import Land

if TYPE_CHECKING:
    from .state import KingdominoOrigins
    from .territory import Territory

VERSION: Final = 1

# The place of each feature among a seat's.
SEAT: Final = 0  # 1
POINTS: Final = 1  # on the table
HOLES: Final = 2  # free cells that no domino can fill
DEAD_ENDS: Final = 3  # free cells with one free cell beside them
LONG_SIDE: Final = 4
SHORT_SIDE: Final = 5
FREE: Final = 6  # cells that may still be filled, wherever the frame comes to lie
REGIONS: Final = 7
ASIDE: Final = 8  # dominoes set aside
CENTRED: Final = 9  # with the bonus: the hut can still be the middle
OFF_CENTRE: Final = 10  # with the bonus: squares beyond
WHOLE: Final = 11  # with the bonus: nothing set aside and no hole
BROKEN: Final = 12  # with the bonus: what is missing
HELD_GAIN: Final = 13  # of the domino in hand, at once
HELD_MISFIT: Final = 14
ROW_GAIN: Final = 15  # of dominoes still to be placed in this round
ROW_MISFIT: Final = 16
CHOSEN_GAIN: Final = 17  # of dominoes of the next row with one's chief
CHOSEN_MISFIT: Final = 18
CHOSEN_ORDER: Final = 19  # how early these come
FREE_GAIN: Final = 20  # of the free domino that is left after those who choose before
FREE_BEST: Final = 21  # the best of all
FREE_SECOND: Final = 22  # for a second chief
TO_PLACE: Final = 23
TO_CHOOSE: Final = 24
GOODS: Final = 25  # wooden resources
KINDS: Final = 26
TOTEMS: Final = 27  # points of those held
LEAD: Final = 28  # in resources, where it is one or more
BEHIND: Final = 29  # where others have more
TIED: Final = 30
GOODS_COMING: Final = 31  # on dominoes in hand and chosen
HIRES: Final = 32  # pairs of different resources
HIRE_GAIN: Final = 33  # the most that an open caveman would bring at once
CAVEMEN: Final = 34
WARRIORS: Final = 35
POWER: Final = 36
SPARE: Final = 37  # squares that could hold a caveman
POCKETS: Final = 38  # free places apart from each other
ODD: Final = 39  # those of an odd number of cells
COMING_FIRES: Final = 40  # on dominoes in hand and chosen
COMING_GROWTH: Final = 41  # these times the squares of their terrain still to come
COMING_BLAZE: Final = 42  # fires still to come of the terrains on these dominoes
COMING_CRATERS: Final = 43
COMING_JOINS: Final = 44  # halves of these dominoes whose terrain lies there already
PLAIN: Final = (
    "seat",
    "points",
    "holes",
    "dead_ends",
    "long_side",
    "short_side",
    "free",
    "regions",
    "aside",
    "centred",
    "off_centre",
    "whole",
    "broken",
    "held_gain",
    "held_misfit",
    "row_gain",
    "row_misfit",
    "chosen_gain",
    "chosen_misfit",
    "chosen_order",
    "free_gain",
    "free_best",
    "free_second",
    "to_place",
    "to_choose",
    "goods",
    "kinds",
    "totems",
    "lead",
    "behind",
    "tied",
    "goods_coming",
    "hires",
    "hire_gain",
    "cavemen",
    "warriors",
    "power",
    "spare",
    "pockets",
    "odd",
    "coming_fires",
    "coming_growth",
    "coming_blaze",
    "coming_craters",
    "coming_joins",
)
BY_TERRAIN: Final = (
    "squares",  # of the best region
    "fires",
    "growth",  # the most fires that a square more would be beside, times the squares to come
    "blaze",  # the most squares that a fire more would be among, times the fires to come
)
NAMES: Final = (*PLAIN, *(f"terrain{n}_{name}" for n in range(1, TERRAINS + 1) for name in BY_TERRAIN))
COUNT: Final = len(NAMES)
FIRST: Final = len(PLAIN)
NOUGHT: Final = vec[float]([0.0] * COUNT)
NO_SQUARES: Final = vec[i64]([0] * TERRAINS)


class Supply:
    """What is still to come, terrain by terrain: squares and fires on dominoes that nobody has taken."""

    def __init__(self, s: KingdominoOrigins) -> None:
        box = s.box
        self.squares: vec[i64] = NO_SQUARES[:]
        self.fires: vec[i64] = NO_SQUARES[:]
        self.dominoes: i64 = 0
        bag = s.deck.bag
        domino: i64
        for domino in range(1, DOMINOES + 1):
            if bag[domino - 1] > 0:
                self.add(box, domino)
        if s.front > 0:
            self.add(box, s.front)
        k: i64
        for k in range(i64(len(s.next_row))):
            if s.next_chiefs[k] < 0:
                self.add(box, s.next_row[k])

    def add(self, box: Box, domino: i64) -> None:
        self.dominoes += 1
        half: i64
        for half in range(2 * domino, 2 * domino + 2):
            terrain = box.terrain[half]
            self.squares[terrain] += 1
            self.fires[terrain] += box.fires[half]


def left(s: KingdominoOrigins) -> float:
    """The share of all turns that are still to come."""
    if s.round == 0:
        return 1.0
    return float((ROUNDS - s.round) * ROW + ROW - s.turn + (1 if s.in_hand > 0 else 0)) / float(ROUNDS * ROW)


def features(s: KingdominoOrigins) -> vec[float]:
    """All seats' numbers, one seat after the other."""
    seats = s.box.seats
    out = vec[float]([0.0] * int(seats * COUNT))
    supply = Supply(s)
    seat: i64
    for seat in range(seats):
        fill(s, seat, supply, out, seat * COUNT)
    return out


def land_of(box: Box, territory: Territory) -> Land:
    """A territory looked over, once."""
    land = territory.land
    if land is None:
        land = Land(box, territory)
        territory.land = land
    return land


def fill(s: KingdominoOrigins, seat: i64, supply: Supply, out: vec[float], at: i64) -> None:
    box = s.box
    territory = s.territories[seat]
    land = land_of(box, territory)
    points = land.points
    out[at + SEAT] = 1.0
    out[at + HOLES] = float(land.holes)
    out[at + DEAD_ENDS] = float(land.dead_ends)
    across = territory.right - territory.left + 1
    down = territory.bottom - territory.top + 1
    out[at + LONG_SIDE] = float(max(across, down))
    out[at + SHORT_SIDE] = float(min(across, down))
    out[at + FREE] = float(land.free)
    out[at + REGIONS] = float(land.regions)
    out[at + ASIDE] = count_bits(territory.aside)
    if box.middle:
        beyond = off_centre(box, territory)
        out[at + CENTRED] = 1.0 if beyond == 0 else 0.0
        out[at + OFF_CENTRE] = float(beyond)
    if box.complete:
        out[at + WHOLE] = 1.0 if territory.aside == 0 and land.holes == 0 else 0.0
        out[at + BROKEN] = out[at + ASIDE] + float(land.holes)
    fill_dominoes(s, seat, land, supply, out, at)
    fill_terrains(box, land, supply, out, at)
    if box.wooden:
        points += fill_goods(s, seat, out, at)
    if box.tribe:
        fill_tribe(s, territory, out, at)
    out[at + POINTS] = float(points)


def count_bits(numbers: i64) -> float:
    n = 0.0
    while numbers != 0:
        numbers &= numbers - 1
        n += 1.0
    return n


def off_centre(box: Box, territory: Territory) -> i64:
    """How many columns and rows lie too far from the hut for it to be the middle."""
    half = box.side // 2
    middle: i64 = WIDE // 2
    beyond: i64 = 0
    beyond += max(0, middle - territory.left - half) + max(0, territory.right - middle - half)
    return beyond + max(0, middle - territory.top - half) + max(0, territory.bottom - middle - half)


def fill_dominoes(s: KingdominoOrigins, seat: i64, land: Land, supply: Supply, out: vec[float], at: i64) -> None:
    """What the dominoes in hand, in this row, chosen and free would bring at once."""
    gain: i64
    k: i64
    turn = s.turn
    if s.in_hand > 0 and s.chiefs[turn - 1] == seat:
        out[at + TO_PLACE] += 1.0
        add_gain(s.box, land, supply, s.in_hand, out, at, at + HELD_GAIN)
    if s.round > 0:
        for k in range(turn, ROW):
            if s.chiefs[k] == seat:
                out[at + TO_PLACE] += 1.0
                add_gain(s.box, land, supply, s.row[k], out, at, at + ROW_GAIN)
    size = i64(len(s.next_row))
    if size == 0:
        return
    first: i64 = -1  # the best three gains of free dominoes
    second: i64 = -1
    third: i64 = -1
    fourth: i64 = -1
    taken: i64 = 0
    for k in range(size):
        if s.next_chiefs[k] == seat:
            out[at + TO_PLACE] += 1.0
            out[at + CHOSEN_ORDER] += float(ROW - k)
            add_gain(s.box, land, supply, s.next_row[k], out, at, at + CHOSEN_GAIN)
        if s.next_chiefs[k] >= 0:
            taken += 1
        elif size == ROW:
            gain = land.gain(s.next_row[k])
            if gain > first:
                fourth = third
                third = second
                second = first
                first = gain
            elif gain > second:
                fourth = third
                third = second
                second = gain
            elif gain > third:
                fourth = third
                third = gain
            else:
                fourth = gain
    if size < ROW or s.round == 0:
        return
    before: i64 = 0  # chiefs that choose before
    mine: i64 = 0
    begun: i64 = 0
    for k in range(turn):
        if s.chiefs[k] >= 0:
            begun += 1
    for k in range(turn - 1 if begun > taken else turn, ROW):
        if s.chiefs[k] == seat:
            gain = first if before == 0 else second if before == 1 else third if before == 2 else fourth
            mine += 1
            if mine == 1:
                out[at + FREE_GAIN] = float(gain)
                out[at + FREE_BEST] = float(first)
            else:
                out[at + FREE_SECOND] = float(gain)
        if s.chiefs[k] >= 0:
            before += 1
    out[at + TO_CHOOSE] = float(mine)


def add_gain(box: Box, land: Land, supply: Supply, domino: i64, out: vec[float], at: i64, gains: i64) -> None:
    """Add a domino's gain, or that it does not fit; and what it promises."""
    gain = land.gain(domino)
    if gain < 0:
        out[gains + 1] += 1.0
        return
    out[gains] += float(gain)
    share = share_to_come(box)
    half: i64
    for half in range(2 * domino, 2 * domino + 2):
        terrain = box.terrain[half]
        fires = float(box.fires[half])
        out[at + COMING_FIRES] += fires
        out[at + COMING_GROWTH] += fires * float(supply.squares[terrain]) * share
        out[at + COMING_BLAZE] += float(supply.fires[terrain]) * share
        out[at + COMING_CRATERS] += float(box.craters[half])
        if land.best[terrain] > 0:
            out[at + COMING_JOINS] += 1.0
        if box.wooden and box.wood[half] >= 0:
            out[at + GOODS_COMING] += 1.0


def share_to_come(box: Box) -> float:
    """The part of the dominoes to come that each seat will take; with three players one in four is left over."""
    return 0.5 if box.seats == 2 else 0.25


def fill_terrains(box: Box, land: Land, supply: Supply, out: vec[float], at: i64) -> None:
    """The best region of each terrain, and what may join it."""
    share = share_to_come(box)
    t: i64
    column = at + FIRST
    for t in range(TERRAINS):
        number = land.best[t]
        if number > 0:
            squares = float(land.squares[number])
            fires = float(land.fires[number])
            out[column] = squares
            if t != box.volcano:
                out[column + 1] = fires
        if t != box.volcano:
            out[column + 2] = float(land.hot[t] * supply.squares[t]) * share
            out[column + 3] = float(land.wide[t] * supply.fires[t]) * share
        column += 4
    out[at + POCKETS] = float(land.pockets)
    out[at + ODD] = float(land.odd)


def fill_goods(s: KingdominoOrigins, seat: i64, out: vec[float], at: i64) -> i64:
    """Resources, and in the totem mode who has most of each; returns the points they make now."""
    box = s.box
    goods = s.territories[seat].goods
    points: i64 = 0
    r: i64
    for r in range(4):
        out[at + GOODS] += float(goods[r])
        if goods[r] > 0:
            out[at + KINDS] += 1.0
        if box.totem:
            points += goods[r]
            held = scoring.totem_points(s, seat, r)
            out[at + TOTEMS] += float(held)
            points += held
            ahead = goods[r] - s.most_of_others(seat, r)
            worth = float(box.totem_points[r])
            if ahead > 0:
                out[at + LEAD] += worth * float(min(ahead, 3))
            elif ahead < 0:
                out[at + BEHIND] += worth * float(min(-ahead, 3))
            else:
                out[at + TIED] += worth
    return points


def fill_tribe(s: KingdominoOrigins, territory: Territory, out: vec[float], at: i64) -> None:
    """Cavemen hired and to be hired."""
    box = s.box
    pieces = territory.pieces
    cell: i64
    k: i64
    kinds = out[at + KINDS]
    out[at + HIRES] = 0.0 if kinds < 2.0 else min(out[at + GOODS] / 2.0, 4.0)
    highest = 0.0
    for cell in range(territory.first(), territory.end()):
        piece = i64(pieces[cell])
        if piece >= CAVEMAN:
            out[at + CAVEMEN] += 1.0
            if box.counts[piece - CAVEMAN] < 0:
                out[at + WARRIORS] += 1.0
                out[at + POWER] += float(box.points[piece - CAVEMAN])
        elif territory.can_hold(box, cell):
            out[at + SPARE] += 1.0
            if kinds >= 2.0:
                for k in range(OPEN):
                    if s.cave[k] >= 0:
                        highest = max(highest, hire_gain(box, territory, cell, s.cave[k]))
    out[at + HIRE_GAIN] = highest


def hire_gain(box: Box, territory: Territory, cell: i64, kind: i64) -> float:
    """What a caveman would bring on a cell, as things lie there now."""
    counts = box.counts[kind]
    if counts >= 0:
        return float(scoring.count_around(box, territory, cell, counts) * box.points[kind])
    warriors = 1.0
    power = float(box.points[kind])
    before = 0.0
    n: i64
    for n in range(4):
        if scoring.is_warrior(box, territory, cell + STEPS[n]):
            warriors += 1.0
            before += float(box.points[i64(territory.pieces[cell + STEPS[n]]) - CAVEMAN])
    return warriors * (power + before) - before
