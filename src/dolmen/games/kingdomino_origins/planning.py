"""What full-greedy reckons with: its territory after a word, with the best it could place next at once.

The baseline of Gedda, Lagerkvist and Butler (2018): of all pairs of a placement and a next domino, placed at once,
those that keep the hut in the middle come first, then those that leave no hole, then those with most points.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from dolmen.core.rng import Rng
from dolmen.core.words import Words

from . import scoring
from .box import GRID, HUT_CELL, ROW, STEPS, WIDE
from .choosing import Choosing
from .hiring import Paying, Putting
from .placing import Firing, Placing
from .setup import Pairing
from .state import NOBODY, KingdominoOrigins
from .territory import TAKEN, Territory
from .totems import Giving
from .words import WORDS

MIDDLE: Final = 20000  # more than any points: a territory around its hut is better than any other
WHOLE: Final = 10000  # the same for one without a hole
MISFIT: Final = -1  # the rank of a domino that fits nowhere


def best_word(s: KingdominoOrigins, seat: i64, rng: Rng) -> i64:
    """The legal word with the best outlook; equals are drawn by lot."""
    out = Words()
    s.list_into(out)
    best = out.at(0)
    if out.size == 1:
        return best
    highest: i64 = -2
    equals: i64 = 0
    k: i64
    for k in range(out.size):
        rank = rate(s, seat, out.at(k))
        if rank > highest:
            highest = rank
            equals = 0
        if rank == highest:
            equals += 1
            if rng.below(equals) == 0:
                best = out.at(k)
    return best


def rate(s: KingdominoOrigins, seat: i64, word: i64) -> i64:
    """The rank of the best territory that a word leads to."""
    top = s.stack[-1]
    if isinstance(top, Choosing):
        return rate_domino(s, seat, WORDS.first[word])
    if isinstance(top, Placing) and s.territories[seat].size == 1:
        return 0  # the first domino goes anywhere
    after = s.copy()
    after.apply(word)
    if isinstance(top, Pairing):
        rank: i64 = 0
        position: i64
        for position in range(ROW):
            if after.chiefs[position] == seat or after.next_chiefs[position] == seat:
                rank += rate_domino(s, seat, s.next_row[position])
        return rank
    return outlook(after, seat)


def rate_domino(s: KingdominoOrigins, seat: i64, domino: i64) -> i64:
    """The rank of a domino to choose: its best placement, or its fires while there is but one domino to lie beside."""
    if s.territories[seat].size <= 3:
        return max(fires_on(s, 2 * domino), fires_on(s, 2 * domino + 1))
    return best_placed(s, seat, domino)


def fires_on(s: KingdominoOrigins, half: i64) -> i64:
    """The fires that a square brings, printed or thrown."""
    return s.box.fires[half] + s.box.craters[half]


def outlook(s: KingdominoOrigins, seat: i64) -> i64:
    """The best rank the seat can have when its words of this turn are said, a domino to choose placed at once."""
    top = s.stack[-1]
    if s.to_move != seat or isinstance(top, Placing):
        return rank_of(s, seat, s.territories[seat])
    highest: i64 = MISFIT
    rank: i64
    k: i64
    if isinstance(top, Choosing):
        for k in range(ROW):
            if s.next_chiefs[k] == NOBODY:
                rank = best_placed(s, seat, s.next_row[k])
                if rank > highest:
                    highest = rank
        return highest
    if isinstance(top, (Firing, Giving, Paying, Putting)):
        out = Words()
        s.list_into(out)
        for k in range(out.size):
            after = s.copy()
            after.apply(out.at(k))
            rank = outlook(after, seat)
            if rank > highest:
                highest = rank
        return highest
    return rank_of(s, seat, s.territories[seat])


def best_placed(s: KingdominoOrigins, seat: i64, domino: i64) -> i64:
    """The rank of the best immediate placement of a domino, its fire included."""
    box = s.box
    now = s.territories[seat]
    highest: i64 = MISFIT
    out = Words()
    now.list_places(box, domino, out)
    k: i64
    for k in range(out.size):
        cell = GRID[WORDS.first[out.at(k)]]
        direction = WORDS.second[out.at(k)]
        territory = now.copy()
        territory.lay(box, domino, cell, direction)
        rank = rank_of(s, seat, territory)
        if box.craters[2 * domino] > 0:
            rank = best_fire(s, seat, territory, cell, box.craters[2 * domino])
        elif box.craters[2 * domino + 1] > 0:
            rank = best_fire(s, seat, territory, cell + STEPS[direction], box.craters[2 * domino + 1])
        if rank > highest:
            highest = rank
    return highest


def best_fire(s: KingdominoOrigins, seat: i64, territory: Territory, volcano: i64, craters: i64) -> i64:
    """The rank of a territory when its volcano's fire lands where it brings most."""
    highest = rank_of(s, seat, territory)
    reach = s.box.fire_reach[craters]
    cell = territory.next_target(s.box, volcano, reach, -1)
    while cell >= 0:
        burnt = territory.copy()
        if burnt.wood_at(cell) >= 0:
            burnt.count(burnt.wood_at(cell), -1)
        burnt.pieces[cell] = u8(craters)
        rank = rank_of(s, seat, burnt)
        if rank > highest:
            highest = rank
        cell = territory.next_target(s.box, volcano, reach, cell)
    return highest


def rank_of(s: KingdominoOrigins, seat: i64, territory: Territory) -> i64:
    """How good a territory is: around the hut, without a hole, and then its points."""
    box = s.box
    rank = scoring.region_points(box, territory)
    resource: i64
    if box.totem:
        rank += scoring.resource_count(territory)
        for resource in range(4):  # as they lie: a domino alone does not decide them
            rank += scoring.totem_points(s, seat, resource)
    if box.tribe:
        rank += scoring.tribe_points(box, territory)
    half = box.side // 2
    if is_inside(territory, half):
        rank += MIDDLE
    if not has_hole(territory, half):
        rank += WHOLE
    return rank


def is_inside(territory: Territory, half: i64) -> bool:
    """Whether all squares lie in the frame around the hut."""
    x: i64 = HUT_CELL % WIDE
    y: i64 = HUT_CELL // WIDE
    return not (
        x - territory.left > half
        or territory.right - x > half
        or y - territory.top > half
        or territory.bottom - y > half
    )


def has_hole(territory: Territory, half: i64) -> bool:
    """Whether a cell of the frame around the hut is free with no free cell of that frame beside it."""
    near = territory.near
    x: i64
    y: i64
    for y in range(-half, half + 1):
        for x in range(-half, half + 1):
            cell = HUT_CELL + y * WIDE + x
            if i64(near[cell]) < TAKEN and not (
                (x < half and i64(near[cell + 1]) < TAKEN)
                or (x > -half and i64(near[cell - 1]) < TAKEN)
                or (y < half and i64(near[cell + WIDE]) < TAKEN)
                or (y > -half and i64(near[cell - WIDE]) < TAKEN)
            ):
                return True
    return False
