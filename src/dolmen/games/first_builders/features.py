"""What a strong player looks at: the numbers that learned values stand on, seat by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from dolmen.core.bits import count_bits

from . import scoring, value
from .value import Prospect

if TYPE_CHECKING:
    from .state import FirstBuilders

VERSION: Final = 1
LONGEST: Final = 6.0  # rounds that are left when a game begins

# The place of each feature among a seat's.
RECKONED: Final = 0  # how it stands by the value set by hand, as the logarithm of a share
SCORE: Final = 1  # on the track
END: Final = 2  # points that the end would add now
STOCKS: Final = 3  # what is in store, reckoned as points; the same for the next ones
LABOUR: Final = 4
ADVISERS: Final = 5
TEMPLES: Final = 6
WAR: Final = 7
CITY: Final = 8
PROMISED: Final = 9  # by the words still to come in this turn
STONE: Final = 10
FOOD: Final = 11
WISDOM: Final = 12
GOLD: Final = 13
TOKENS: Final = 14
SIGNS: Final = 15
IDLE: Final = 16  # workers that can still be sent out
PIPS: Final = 17  # of all citizens
BASES: Final = 18
EMPTY: Final = 19  # bases without a citizen
SEATED: Final = 20  # advisers
TIERS: Final = 21
TILES: Final = 22
OPEN: Final = 23  # districts that can be closed
CLOSED: Final = 24
TOP: Final = 25  # steps in the temples
SPACE: Final = 26  # of the war track
WAITING: Final = 27  # tiles beside the board
PASSED: Final = 28
NEXT: Final = 29  # the turn is its own
NAMES: Final = (
    "reckoned",
    "score",
    "end",
    "stocks",
    "labour",
    "advisers",
    "temples",
    "war",
    "city",
    "promised",
    "stone",
    "food",
    "wisdom",
    "gold",
    "tokens",
    "signs",
    "idle",
    "pips",
    "bases",
    "empty",
    "seated",
    "tiers",
    "tiles",
    "open",
    "closed",
    "top",
    "space",
    "waiting",
    "passed",
    "next",
)
COUNT: Final = 30


def left(s: FirstBuilders) -> float:
    """The share of the rounds that are still to come, as the end conditions let guess."""
    return min(1.0, value.rounds_left(s) / LONGEST)


def features(s: FirstBuilders) -> vec[float]:
    """All seats' numbers, one seat after the other."""
    seats = s.box.seats
    out = vec[float]([0.0] * int(seats * COUNT))
    rounds = value.rounds_left(s)
    heat = value.HEAT + value.MORE_HEAT * rounds
    seat: i64
    for seat in range(seats):
        fill(s, seat, rounds, out, seat * COUNT)
    if s.turn >= 0:
        out[s.turn * COUNT + PROMISED] = value.promised(s)
        out[s.turn * COUNT + NEXT] = 1.0
    k: i64
    for seat in range(seats):
        total = 0.0
        for k in range(SCORE, PROMISED + 1):
            total += out[seat * COUNT + k]
        out[seat * COUNT + RECKONED] = total / heat
    return out


def fill(s: FirstBuilders, seat: i64, rounds: float, out: vec[float], at: i64) -> None:
    player = s.players[seat]
    prospect = Prospect(s, seat, rounds)
    out[at + SCORE] = float(player.score())
    out[at + END] = float(scoring.to_come(s, seat))
    out[at + STOCKS] = prospect.stocks()
    out[at + LABOUR] = prospect.labour()
    out[at + ADVISERS] = prospect.advisers()
    out[at + TEMPLES] = prospect.temples()
    out[at + WAR] = prospect.war()
    out[at + CITY] = prospect.city()
    out[at + STONE] = float(player.stone)
    out[at + FOOD] = float(player.food)
    out[at + WISDOM] = float(player.wisdom)
    out[at + GOLD] = float(player.gold)
    out[at + TOKENS] = float(player.tokens)
    out[at + SIGNS] = float(count_bits(player.signs))
    out[at + IDLE] = float(prospect.idle)
    out[at + PIPS] = float(prospect.pips)
    out[at + BASES] = float(player.bases)
    out[at + EMPTY] = float(player.free)
    out[at + SEATED] = float(len(player.advisers))
    k: i64
    for k in range(5):
        out[at + TIERS] += float(i64(player.towers[k]))
    out[at + TILES] = float(player.tiles)
    out[at + OPEN] = float(len(player.open))
    out[at + CLOSED] = float(len(player.centres))
    out[at + TOP] = float(s.disc(1, seat) + s.disc(2, seat) + s.disc(3, seat))
    out[at + SPACE] = float(s.disc(0, seat))
    out[at + WAITING] = float(len(player.reserve))
    out[at + PASSED] = 1.0 if player.passed else 0.0
