"""What full-greedy reckons with: its own points after a word, with the best it could place next at once."""

from __future__ import annotations

from mypy_extensions import i64, u8

from dolmen.core.rng import Rng
from dolmen.core.words import Words

from . import scoring
from .box import GRID, ROW, STEPS
from .choosing import Choosing
from .hiring import Paying, Putting
from .placing import Firing
from .setup import Pairing
from .state import NOBODY, KingdominoOrigins
from .territory import Territory
from .totems import Giving
from .words import WORDS


def best_word(s: KingdominoOrigins, seat: i64, rng: Rng) -> i64:
    """The legal word with the best outlook; equals are drawn by lot."""
    out = Words()
    s.list_into(out)
    best = out.at(0)
    if out.size == 1:
        return best
    highest: i64 = -1
    equals: i64 = 0
    k: i64
    for k in range(out.size):
        points = rate(s, seat, out.at(k))
        if points > highest:
            highest = points
            equals = 0
        if points == highest:
            equals += 1
            if rng.below(equals) == 0:
                best = out.at(k)
    return best


def rate(s: KingdominoOrigins, seat: i64, word: i64) -> i64:
    """The points that a word leads to."""
    top = s.stack[-1]
    if isinstance(top, Choosing):
        return best_placed(s, seat, WORDS.first[word])
    after = s.copy()
    after.apply(word)
    if isinstance(top, Pairing):
        points: i64 = 0
        position: i64
        for position in range(ROW):
            if after.chiefs[position] == seat or after.next_chiefs[position] == seat:
                points += best_placed(s, seat, s.next_row[position])
        return points
    return outlook(after, seat)


def outlook(s: KingdominoOrigins, seat: i64) -> i64:
    """The most points the seat can have when its words of this turn are said, a domino to choose placed at once."""
    if s.to_move != seat:
        return scoring.points_of(s, seat)
    top = s.stack[-1]
    highest: i64 = -1
    points: i64
    k: i64
    if isinstance(top, Choosing):
        for k in range(ROW):
            if s.next_chiefs[k] == NOBODY:
                points = best_placed(s, seat, s.next_row[k])
                if points > highest:
                    highest = points
        return highest
    if isinstance(top, (Firing, Giving, Paying, Putting)):
        out = Words()
        s.list_into(out)
        for k in range(out.size):
            after = s.copy()
            after.apply(out.at(k))
            points = outlook(after, seat)
            if points > highest:
                highest = points
        return highest
    return scoring.points_of(s, seat)


def best_placed(s: KingdominoOrigins, seat: i64, domino: i64) -> i64:
    """The seat's points after the best immediate placement of a domino, its fire included."""
    box = s.box
    now = s.territories[seat]
    held: i64 = scoring.points_of(s, seat) - land_points(s, now)  # totems, which a domino alone does not decide
    highest = land_points(s, now)
    out = Words()
    now.list_places(box, domino, out)
    k: i64
    for k in range(out.size):
        cell = GRID[WORDS.first[out.at(k)]]
        direction = WORDS.second[out.at(k)]
        territory = now.copy()
        territory.lay(box, domino, cell, direction)
        points = land_points(s, territory)
        if box.craters[2 * domino] > 0:
            points = best_fire(s, territory, cell, box.craters[2 * domino])
        elif box.craters[2 * domino + 1] > 0:
            points = best_fire(s, territory, cell + STEPS[direction], box.craters[2 * domino + 1])
        if points > highest:
            highest = points
    return highest + held


def best_fire(s: KingdominoOrigins, territory: Territory, volcano: i64, craters: i64) -> i64:
    """The points of a territory when its volcano's fire lands where it brings most."""
    highest = land_points(s, territory)
    reach = s.box.fire_reach[craters]
    cell = territory.next_target(s.box, volcano, reach, -1)
    while cell >= 0:
        burnt = territory.copy()
        if burnt.wood_at(cell) >= 0:
            burnt.count(burnt.wood_at(cell), -1)
        burnt.pieces[cell] = u8(craters)
        points = land_points(s, burnt)
        if points > highest:
            highest = points
        cell = territory.next_target(s.box, volcano, reach, cell)
    return highest


def land_points(s: KingdominoOrigins, territory: Territory) -> i64:
    """The points of what lies in a territory."""
    points = scoring.region_points(s.box, territory)
    if s.box.totem:
        points += scoring.resource_count(territory)
    if s.box.tribe:
        points += scoring.tribe_points(s.box, territory)
    return points
