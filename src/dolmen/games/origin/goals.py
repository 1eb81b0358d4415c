"""What goals ask for: which pawns count, and whether a goal is fulfilled (OR-134, OR-209 … OR-234)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from dolmen.core.bits import count_bits

from .box import (
    CONTINENT,
    CONTINENTS,
    EACH,
    GROUP,
    HEIGHT,
    SPREAD,
    STRENGTH,
    TERRITORY,
    TILES,
)
from .packed import count, lowest, one, total

if TYPE_CHECKING:
    from .state import Origin


def counting(s: Origin, seat: i64, goal: i64) -> i64:
    """The territories of the player's own pawns that count for a goal: the best choice of them (OR-144).

    Of goals for each colour or continent no more count than are needed; of groups the largest counts.
    """
    kind = s.box.goal_kind[goal]
    of = s.box.goal_of[goal]
    own = s.players[seat].places
    if kind == CONTINENT:
        return own & s.box.continents[of]
    if kind == TERRITORY:
        return own & s.box.coloured[of]
    if kind == GROUP:
        return best_group(s, own, of)
    if kind == SPREAD:
        return one_each(s, own)
    found: i64 = 0
    if kind == STRENGTH or kind == HEIGHT:
        while own != 0:
            pawn = s.pawn_at(lowest(own))
            if (pawn // 3 % 3 if kind == STRENGTH else pawn // 9) + 1 == of:
                found |= own & -own
            own &= own - 1
    elif kind == EACH:
        need = s.box.need[goal]
        colours: i64 = 0  # packed counters
        while own != 0:
            colour = s.pawn_at(lowest(own)) % 3
            if count(colours, colour) < need:
                colours += one(colour)
                found |= own & -own
            own &= own - 1
    return found


def one_each(s: Origin, own: i64) -> i64:
    """One pawn of every continent where there is any."""
    found: i64 = 0
    continent: i64
    for continent in range(len(CONTINENTS)):
        there = own & s.box.continents[continent]
        found |= there & -there
    return found


def best_group(s: Origin, own: i64, continents: i64) -> i64:
    """The largest connected group of own pawns: inside one continent, or on several (OR-229 … OR-233).

    Of groups that touch too few continents the largest counts too, but a group that touches enough is better.
    """
    if continents == 1:
        best: i64 = 0
        continent: i64
        for continent in range(len(CONTINENTS)):
            found = largest_group(s, own & s.box.continents[continent], 1)
            if count_bits(found) > count_bits(best):
                best = found
        return best
    found = largest_group(s, own, continents)
    return found if found != 0 else largest_group(s, own, 1)


def largest_group(s: Origin, own: i64, continents: i64) -> i64:
    """The largest connected part of a set of territories that touches so many continents; straits join (OR-230)."""
    best: i64 = 0
    size: i64 = 0
    while own != 0:
        group = group_of(s, own & -own, own)
        own &= ~group
        n = count_bits(group)
        if n > size and touched(s, group) >= continents:
            best = group
            size = n
    return best


def group_of(s: Origin, seed: i64, own: i64) -> i64:
    """All territories of a set that hang together with the seed."""
    group = seed
    fresh = seed
    while fresh != 0:
        near: i64 = 0
        while fresh != 0:
            near |= s.box.near[lowest(fresh)]
            fresh &= fresh - 1
        fresh = near & own & ~group
        group |= fresh
    return group


def touched(s: Origin, group: i64) -> i64:
    """On how many continents a group lies."""
    n: i64 = 0
    continent: i64
    for continent in range(len(CONTINENTS)):
        if group & s.box.continents[continent] != 0:
            n += 1
    return n


def have(s: Origin, seat: i64, goal: i64) -> i64:
    """How much of what a goal needs is there."""
    kind = s.box.goal_kind[goal]
    if kind < TILES:
        return count_bits(counting(s, seat, goal))
    player = s.players[seat]
    return count(player.tiles, s.box.goal_of[goal]) if kind == TILES else total(player.straits)


def needs(s: Origin, goal: i64) -> i64:
    """How much a goal needs in all; of a goal for each colour, all three together."""
    need = s.box.need[goal]
    return 3 * need if s.box.goal_kind[goal] == EACH else need


def is_fulfilled(s: Origin, seat: i64, goal: i64) -> bool:
    """Whether a goal may be laid now; more than needed is enough too (OR-134)."""
    if have(s, seat, goal) < needs(s, goal):
        return False
    if s.box.goal_kind[goal] == GROUP:
        return touched(s, counting(s, seat, goal)) >= s.box.goal_of[goal]
    return True
