"""Scoring, item by item (OR-155 … OR-163)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from dolmen.core.bits import count_bits, has
from dolmen.core.outcome import Item, Outcome, rank
from dolmen.core.state import OVER

from .box import GOALS, LEVELS, TREASURE
from .packed import count, total

if TYPE_CHECKING:
    from .state import Origin, Player

TROPHY_POINTS = 2


def points(s: Origin, player: Player) -> i64:
    """What a player would score now: the number of cards in a hand is no secret, and each is worth the same."""
    n = goal_points(s, player) + hand_points(player) + tile_points(s, player)
    return n + face_value(player.hunting) + face_value(player.straits) + TROPHY_POINTS * player.trophy_count()


def goal_points(s: Origin, player: Player) -> i64:
    """Laid goals (OR-155)."""
    n: i64 = 0
    goal: i64
    if player.laid != 0:
        for goal in range(GOALS):
            if has(player.laid, goal):
                n += s.box.points[goal]
    return n


def hand_points(player: Player) -> i64:
    """Each card in hand, and once more with Treasure (OR-156, OR-208)."""
    return player.hand_size() * (2 if player.in_play(TREASURE) > 0 else 1)


def tile_points(s: Origin, player: Player) -> i64:
    """Tiles by level (OR-158)."""
    n: i64 = 0
    level: i64
    for level in range(1, LEVELS):
        n += count(player.tiles, level) * s.box.tile_points[level]
    return n


def face_value(tokens: i64) -> i64:
    """What tokens show (OR-157)."""
    n: i64 = 0
    value: i64 = 0
    while tokens != 0:
        n += (tokens & 15) * value
        tokens >>= 4
        value += 1
    return n


def outcome(s: Origin) -> Outcome:
    """Places by points; equal ones are parted by cards in hand (OR-162, OR-163)."""
    criteria: list[tuple[str, list[int]]] = []
    if s.to_move == OVER:
        criteria.append(("hand", [int(player.hand_size()) for player in s.players]))
    places, tie_breaks = rank(s.scores(), criteria)
    return Outcome(places, tuple(tuple(sheet(s, player)) for player in s.players), tie_breaks)


def sheet(s: Origin, player: Player) -> list[Item]:
    """A player's score sheet; its points add up to the score."""
    cards = int(player.hand_size())
    each = 2 if player.in_play(TREASURE) > 0 else 1
    trophies = int(player.trophy_count())
    return [
        Item("goals", int(goal_points(s, player)), {"count": int(count_bits(player.laid))}),
        Item("hand", int(hand_points(player)), {"count": cards, "each": each}),
        Item("hunting", int(face_value(player.hunting)), {"count": int(total(player.hunting))}),
        Item("straits", int(face_value(player.straits)), {"count": int(total(player.straits))}),
        Item("tiles", int(tile_points(s, player)), {"count": int(total(player.tiles))}),
        Item("trophies", TROPHY_POINTS * trophies, {"count": trophies, "each": TROPHY_POINTS}),
    ]
