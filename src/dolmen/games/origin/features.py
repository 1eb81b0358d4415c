"""What a strong player looks at: the numbers that learned values stand on, seat by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from dolmen.core.bits import count_bits, has

from . import scoring, value
from .box import GOALS, TREASURE
from .goals import have, is_fulfilled, needs
from .packed import count, total

if TYPE_CHECKING:
    from .state import Origin, Player

VERSION: Final = 1
LONGEST: Final = 12.0  # turns of a player that are left when a game begins

# The place of each feature among a seat's.
RECKONED: Final = 0  # how it stands by the value set by hand, as the logarithm of a share
POINTS: Final = 1  # on the table and in hand
GOALS_LAID: Final = 2
GOALS_READY: Final = 3  # points of goals in hand that are fulfilled
GOALS_NEAR: Final = 4  # points of those that lack one thing
GOALS_TWO: Final = 5  # of those that lack two
GOALS_FAR: Final = 6  # of the others
ACTIONS: Final = 7  # cards in hand
PERMANENTS: Final = 8
IN_PLAY: Final = 9  # permanents on the table
HOARD: Final = 10  # cards in hand with the treasure
PAWNS: Final = 11  # on the map
VILLAGES: Final = 12
TILES: Final = 13
OPEN_ONE: Final = 14  # uncovered tiles of a level
OPEN_TWO: Final = 15
OPEN_THREE: Final = 16
OPEN_FOUR: Final = 17
STRAITS: Final = 18  # tokens with one end held
HUNTING: Final = 19  # tokens
TROPHIES: Final = 20
NEXT: Final = 21  # the turn is its own
NAMES: Final = (
    "reckoned",
    "points",
    "goals_laid",
    "goals_ready",
    "goals_near",
    "goals_two",
    "goals_far",
    "actions",
    "permanents",
    "in_play",
    "hoard",
    "pawns",
    "villages",
    "tiles",
    "open_one",
    "open_two",
    "open_three",
    "open_four",
    "straits",
    "hunting",
    "trophies",
    "next",
)
COUNT: Final = 22


def left(s: Origin) -> float:
    """The share of the turns that are still to come, as pawns, villages and decks let guess."""
    return min(1.0, value.turns_left(s) / LONGEST)


def features(s: Origin) -> vec[float]:
    """All seats' numbers, one seat after the other."""
    seats = s.box.seats
    out = vec[float]([0.0] * int(seats * COUNT))
    turns = value.turns_left(s)
    seat: i64
    for seat in range(seats):
        fill(s, seat, turns, out, seat * COUNT)
    return out


def fill(s: Origin, seat: i64, turns: float, out: vec[float], at: i64) -> None:
    player = s.players[seat]
    out[at + RECKONED] = value.prospects(s, seat, turns) / (value.HEAT + value.MORE_HEAT * turns)
    out[at + POINTS] = float(scoring.points(s, player))
    out[at + GOALS_LAID] = float(count_bits(player.laid))
    fill_goals(s, seat, player, out, at)
    out[at + ACTIONS] = float(total(player.actions))
    out[at + PERMANENTS] = float(total(player.permanents))
    out[at + IN_PLAY] = float(total(player.table))
    if player.table != 0 and player.in_play(TREASURE) > 0:
        out[at + HOARD] = float(player.hand_size())
    out[at + PAWNS] = float(count_bits(player.places))
    out[at + VILLAGES] = float(player.villages)
    tiles = player.tiles
    out[at + TILES] = float(total(tiles))
    level: i64
    for level in range(1, 5):
        out[at + OPEN_ONE + level - 1] = float(count(tiles, level) - count(tiles, level + 1))
    out[at + STRAITS] = value.straits_worth(s, player) / value.STRAIT
    out[at + HUNTING] = float(total(player.hunting))
    out[at + TROPHIES] = float(player.trophy_count())
    out[at + NEXT] = 1.0 if s.turn == seat else 0.0


def fill_goals(s: Origin, seat: i64, player: Player, out: vec[float], at: i64) -> None:
    """Goals in hand by what they lack."""
    goal: i64
    if player.goals == 0:
        return
    for goal in range(GOALS):
        if has(player.goals, goal):
            gain = float(s.box.points[goal]) - 1.0
            missing = needs(s, goal) - have(s, seat, goal)
            if missing <= 0 and is_fulfilled(s, seat, goal):
                out[at + GOALS_READY] += gain
            elif missing <= 1:
                out[at + GOALS_NEAR] += gain
            elif missing == 2:
                out[at + GOALS_TWO] += gain
            else:
                out[at + GOALS_FAR] += gain
