"""What a position is worth: about how many points each player will end with, and from that the shares of the win.

Points won and points that the end would add are counted as they are. The rest of the game is reckoned by a few worths:
of resources, workers, discs and tiles, which fade as the end comes near. What the words still to come in a turn bring
is told by the questions themselves (`Step.promise`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from dolmen.core.bits import count_bits
from dolmen.core.shares import final_shares, shares
from dolmen.core.state import OVER

from . import scoring
from .step import Step
from .words import WIDTH

if TYPE_CHECKING:
    from .player import Player
    from .state import FirstBuilders

# Found by self-play of the greedy bot.
HEAT: Final = 10.0  # how sharply a lead in points turns into a share of the win at the end
MORE_HEAT: Final = 3.0  # a round still to come makes it less sure
PAR: Final = 800.0  # alone: nobody scores so much
ROUNDS: Final = 7.0  # about so many rounds are left when nothing has been done towards the end
CARD_ROUNDS: Final = 1.6  # so many for each district card with gold
TIER_ROUNDS: Final = 1.6  # and for each tier that is missing to the end
BASIC: Final = 0.75  # a stone, food or wisdom
GOLD: Final = 0.4  # beyond its point
HOARD: Final = 7  # so many of a kind are enough
TOKEN: Final = 2.2
WORK: Final = 1.5  # what a citizen does a round
PIP: Final = 0.45
IDLE: Final = 2.2  # a worker that can still be sent out this round
BASE: Final = 1.6  # an empty base
ADVISER: Final = 0.5  # a colour of the archon, a round
SPACE: Final = 0.55  # of the war track
SIGN: Final = 1.6  # a zodiac card
TIER: Final = 1.0  # a tower level beyond the first
TILE: Final = 1.2  # a tile in the city
BLOCK: Final = 0.8  # three tiles of a district
DISTRICT: Final = 4.0  # one that can be closed, beside what its card gives
STEP: Final = 1.8  # of a temple, beyond its points: later steps bring more
HIGHEST: Final = 0.5  # part of that for the temple that is ignored

# What is promised when a choice is still to be made.
VISITING: Final = 2.3
NEW_TILE: Final = 2.6
EFFECT: Final = 1.0
CLIMB_ONE: Final = 1.8
CLIMB_TWO: Final = 3.6
NEW_CITIZEN: Final = 5.0
CLOSING: Final = 5.0


def values(s: FirstBuilders) -> list[float]:
    """Each seat's estimated share of the win; alone, the expected score as a share of par."""
    if s.to_move == OVER and s.box.seats > 1:
        return final_shares(s.outcome().places)
    rounds = rounds_left(s)
    points: list[float] = []
    seat: i64
    for seat in range(s.box.seats):
        points.append(estimate(s, seat, rounds))
    if s.turn >= 0:
        points[s.turn] += promised(s)
    if s.box.seats == 1:
        return [min(max(points[0] / PAR, 0.0), 1.0)]
    return shares(points, HEAT + MORE_HEAT * rounds)


def rounds_left(s: FirstBuilders) -> float:
    """About how many rounds are still to come, from how far off each end condition is; 0 when one is met."""
    if s.to_move == OVER or s.short != 0:
        return 0.0
    if len(s.gold) < s.box.cards:  # the table is still being laid out
        return ROUNDS
    rounds = min(ROUNDS, float(s.box.round_limit - s.round))
    rounds = min(rounds, CARD_ROUNDS * float(cards_with_gold(s)))
    rounds = min(rounds, TIER_ROUNDS * float(tiers_to_end(s)))
    seat: i64
    for seat in range(s.box.seats):
        steps = 3 * s.box.top - s.disc(1, seat) - s.disc(2, seat) - s.disc(3, seat)
        rounds = min(rounds, float(steps) / 3.0)
    return rounds


def cards_with_gold(s: FirstBuilders) -> i64:
    n: i64 = 0
    k: i64
    for k in range(i64(len(s.gold))):
        if s.gold[k] > 0:
            n += 1
    return n


def tiers_to_end(s: FirstBuilders) -> i64:
    """How many tiers must still be built before two colours are gone."""
    low: i64 = 99
    second: i64 = 99
    colour: i64
    for colour in range(5):
        count = i64(s.tiers[colour])
        if count < low:
            second = low
            low = count
        elif count < second:
            second = count
    return low + second


def promised(s: FirstBuilders) -> float:
    """What the words still to come in this turn bring."""
    total = 0.0
    k: i64
    for k in range(2, i64(len(s.stack))):
        total += cast("Step", s.stack[k]).promise(s)
    return total


def estimate(s: FirstBuilders, seat: i64, rounds: float) -> float:
    """The points a seat has, those the end would add, and the worth of what it can still do."""
    player = s.players[seat]
    points = float(player.score() + scoring.to_come(s, seat))
    if s.to_move == OVER:
        return points
    soon = min(rounds / 2.0, 1.0)  # what can be made of things fades with the last rounds
    if not player.passed:
        soon = max(soon, 0.35)
        points += IDLE * float(idle(player))
    points += soon * (stocks(player) + GOLD * float(player.gold) + TOKEN * float(player.tokens))
    points += citizens(player, rounds)
    points += soon * (BASE * float(player.free) + SIGN * float(count_bits(player.signs)))
    points += ADVISER * float(len(player.advisers)) * min(rounds, 4.0)
    points += soon * (SPACE * float(s.disc(0, seat)) + TILE * float(player.tiles) + tiers(player))
    return points + soon * (temples(s, seat) + districts(s, seat) + blocks(player))


def stocks(player: Player) -> float:
    """Basic resources, of which enough is enough."""
    return BASIC * float(min(player.stone, HOARD) + min(player.food, HOARD) + min(player.wisdom, HOARD))


def idle(player: Player) -> i64:
    """Workers that can still be sent out this round."""
    n: i64 = 1 if player.archon else 0
    k: i64
    for k in range(30):
        n += i64(player.home[k])
    for k in range(2, 6):
        n += i64(player.speakers[k])
    return n


def citizens(player: Player, rounds: float) -> float:
    """What citizens will do in the rounds to come, more with a higher value."""
    work = WORK * min(rounds, 5.0)
    pips: i64 = 0
    count: i64 = 0
    die: i64
    for die in range(30):
        if player.home[die] > 0:
            count += i64(player.home[die])
            pips += i64(player.home[die]) * (die % 6 + 1)
    k: i64
    for k in range(i64(len(player.posted))):
        worker = i64(player.posted[k]) // 5
        if worker >= 5:
            count += 1
            pips += (worker - 5) % 6 + 1
    return work * float(count) + PIP * float(pips) * min(rounds, 1.0)


def tiers(player: Player) -> float:
    """Tower levels, for dice that are still to come into centres."""
    n: i64 = 0
    colour: i64
    for colour in range(5):
        n += i64(player.towers[colour]) - 1
    return TIER * float(n)


def temples(s: FirstBuilders, seat: i64) -> float:
    """Steps of the temples; less for the highest, which is ignored at the end, and none for the last steps."""
    steps: i64 = 0
    highest: i64 = 0
    temple: i64
    for temple in range(1, 4):
        step = min(s.disc(temple, seat), s.box.top - 4)
        steps += step
        highest = max(highest, step)
    return STEP * (float(steps - highest) + HIGHEST * float(highest))


def districts(s: FirstBuilders, seat: i64) -> float:
    """Districts that can be closed, with the best card each shows."""
    worth = 0.0
    cells = s.players[seat].open
    k: i64
    place: i64
    for k in range(i64(len(cells))):
        best: i64 = 0
        for place in range(i64(len(s.cards))):
            if s.fits(seat, cells[k], place):
                best = max(best, s.claim_points(seat, place) + i64(s.gold[place]))
        worth += DISTRICT + 0.6 * float(best)
    return worth


def blocks(player: Player) -> float:
    """Three tiles that lack one to be a district."""
    grid = player.grid
    cells = player.frontier
    n: i64 = 0
    k: i64
    for k in range(i64(len(cells))):
        cell = cells[k]
        left = grid[cell - WIDTH] != 0
        right = grid[cell + WIDTH] != 0
        below = grid[cell - 1] != 0
        above = grid[cell + 1] != 0
        if left and below and grid[cell - WIDTH - 1] != 0:
            n += 1
        if left and above and grid[cell - WIDTH + 1] != 0:
            n += 1
        if right and below and grid[cell + WIDTH - 1] != 0:
            n += 1
        if right and above and grid[cell + WIDTH + 1] != 0:
            n += 1
    return BLOCK * float(min(n, 3))
