"""Points, and who wins (FB-207 … FB-214)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from dolmen.core.outcome import Item, Outcome, rank
from dolmen.core.state import OVER

from .words import SOURCES

if TYPE_CHECKING:
    from .player import Player
    from .state import FirstBuilders


def points(s: FirstBuilders, seat: i64) -> i64:
    """Where a seat's marker stands; when the game is over, with the points counted at the end."""
    won = s.players[seat].score()
    return won + to_come(s, seat) if s.to_move == OVER else won


def to_come(s: FirstBuilders, seat: i64) -> i64:
    """The points a seat would be given if the game ended now."""
    player = s.players[seat]
    return player.gold + adviser_points(s, player) + temple_points(s, seat) + centre_points(player)


def adviser_points(s: FirstBuilders, player: Player) -> i64:
    """The points of the rightmost occupied slot only (FB-208)."""
    return s.box.adviser[i64(len(player.advisers))]


def temple_points(s: FirstBuilders, seat: i64) -> i64:
    """The highest of the three discs is ignored, the other two are added (FB-209, FB-210)."""
    a = s.box.temple[s.disc(1, seat)]
    b = s.box.temple[s.disc(2, seat)]
    c = s.box.temple[s.disc(3, seat)]
    return a + b + c - max(a, b, c)


def centre_points(player: Player) -> i64:
    """Each die in a centre: its value times the level of the tower of its colour (FB-211)."""
    total: i64 = 0
    centres = player.centres
    k: i64
    for k in range(i64(len(centres))):
        die = centres[k] % 30
        total += (die % 6 + 1) * i64(player.towers[die // 6])
    return total


def buildings(s: FirstBuilders, player: Player) -> i64:
    """What parts equal scores: tiles in the city, farms among them, reserved ones not (FB-213, FB-214)."""
    return player.tiles - i64(len(player.farms)) if s.box.farms_are_no_buildings else player.tiles


def won_items(player: Player) -> list[Item]:
    """The points won in play, by source."""
    return [Item(SOURCES[n], int(points)) for n, points in enumerate(player.points) if points]


def end_items(s: FirstBuilders, seat: int) -> list[Item]:
    """The points counted at the end, with their arithmetic."""
    player = s.players[seat]
    steps = sorted((int(s.box.temple[s.disc(track, seat)]) for track in (1, 2, 3)), reverse=True)
    return [
        Item("gold", int(player.gold)),
        Item("adviser-track", int(adviser_points(s, player)), {"advisers": len(player.advisers)}),
        Item("temples", int(temple_points(s, seat)), {"ignored": steps[0], "second": steps[1], "third": steps[2]}),
        Item("centres", int(centre_points(player)), {"centres": len(player.centres)}),
    ]


def outcome(s: FirstBuilders) -> Outcome:
    sheets: list[tuple[Item, ...]] = []
    for seat, player in enumerate(s.players):
        sheets.append((*won_items(player), *(end_items(s, seat) if s.to_move == OVER else ())))
    counts = [int(buildings(s, player)) for player in s.players]
    places, tie_breaks = rank(s.scores(), [("buildings", counts)])
    return Outcome(places, tuple(sheets), tie_breaks)
