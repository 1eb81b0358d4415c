"""What a position is worth: an estimate of the final scores, and from it each seat's share of the win.

Everything is measured in points: those a seat would score now, what its goals in hand will probably add, and what
cards, tiles and places promise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dolmen.core.bits import count_bits, has
from dolmen.core.shares import final_shares, shares
from dolmen.core.state import OVER

from . import scoring
from .box import (
    CARRIAGE,
    CART,
    DECKS,
    GOAL,
    GOALS,
    KIT,
    MAP,
    PARCHMENT,
    PERMANENT,
    POWER,
    SHAMAN,
    STRAITS,
    TREASURE,
    TROPHIES,
)
from .goals import have, is_fulfilled, needs
from .packed import count, total

if TYPE_CHECKING:
    from .state import Origin, Player

# Points, set by hand and tried in games of the greedy bot against its other settings.
ACTION_CARD: Final = 0.7  # an action card, beyond the point it is worth in hand
READY: Final = 0.8  # a permanent in hand whose tile is there; without it the half
PAWN: Final = 0.5  # a pawn on the map, for what it may still do
STRAIT: Final = 0.22  # of a strait token, with one end held
HEAT: Final = 6.0  # how sharply a lead in points turns into a share of the win
MORE_HEAT: Final = 0.4  # a turn still to come makes it less sure


def values(s: Origin) -> list[float]:
    """Each seat's estimated share of the win; they add up to 1."""
    if s.to_move == OVER:
        return final_shares(s.outcome().places)
    mind = s.box.mind
    if mind is not None:
        return mind.values(s.features(), s.box.seats, s.left())
    left = turns_left(s)
    points: list[float] = []
    seat: i64
    for seat in range(s.box.seats):
        points.append(prospects(s, seat, left))
    return shares(points, HEAT + MORE_HEAT * left)


def turns_left(s: Origin) -> float:
    """About how many turns each player still has."""
    seats = float(s.box.seats)
    if s.ending >= 0:
        return 0.5
    turns = float(s.pawns_left()) / 0.6
    villages = 0.0
    for player in s.players:
        villages += float(player.villages)
    turns = min(turns, villages / 0.6)
    deck: i64
    for deck in range(DECKS):
        turns = min(turns, float(s.decks[deck].left()) * 3.2)
    return min(turns, float(s.box.turn_limit - s.number)) / seats


def prospects(s: Origin, seat: i64, left: float) -> float:
    """The points a seat will probably end with."""
    player = s.players[seat]
    fade = left / 4.0 if left < 4.0 else 1.0
    points = float(scoring.points(s, player)) + goals_worth(s, seat, left)
    points += float(total(player.actions)) * ACTION_CARD * fade
    points += permanents_worth(s, player, left) * fade
    points += tiles_worth(player) * fade
    points += float(count_bits(player.places)) * PAWN * fade
    points += straits_worth(s, player) * fade
    return points


def goals_worth(s: Origin, seat: i64, left: float) -> float:
    """What goals in hand will probably add to the point each is worth there."""
    player = s.players[seat]
    worth = 0.0
    goal: i64
    for goal in range(GOALS):
        if has(player.goals, goal):
            gain = float(s.box.points[goal]) - 1.0
            missing = needs(s, goal) - have(s, seat, goal)
            if missing <= 0 and is_fulfilled(s, seat, goal):
                worth += gain * 0.92
            else:
                worth += gain * likely(max(missing, 1), left)
    return worth


def likely(missing: i64, left: float) -> float:
    """How likely a goal is to be fulfilled that lacks so many pawns, tiles or tokens."""
    if left < float(missing):
        return 0.3 * left / float(missing) if missing < 3 else 0.0
    if missing == 1:
        return 0.6
    if missing == 2:
        return 0.33
    return 0.16 if missing == 3 else 0.06


def permanents_worth(s: Origin, player: Player, left: float) -> float:
    """Permanents in play, and those in hand as far as their tiles are there."""
    worth = 0.0
    card: i64
    for card in range(PERMANENT, GOAL):
        if player.table != 0 and player.in_play(card) > 0:
            worth += float(player.in_play(card)) * in_play_worth(player, card, left)
        held = count(player.permanents, card - PERMANENT)
        if held > 0:
            ready = count(player.tiles, s.box.level[card]) > 0
            worth += float(held) * (READY if ready else READY / 2.0)
    return worth


def in_play_worth(player: Player, card: i64, left: float) -> float:
    """What a permanent in play will bring; it gave up the point it was worth in hand."""
    if card == TREASURE:
        return 2.0
    if card == KIT or card == SHAMAN or card == CARRIAGE or card == CART:
        return 1.3 + 0.12 * left
    if card == MAP or card == PARCHMENT:
        return 1.3 + 0.06 * left
    if card == POWER or card == TROPHIES:
        return 1.2 + 0.1 * left
    return 1.0


def tiles_worth(player: Player) -> float:
    """Uncovered tiles as the ground for higher ones, of which the highest is worth most."""
    tiles = player.tiles
    worth = 0.0
    worth += 0.25 * float(count(tiles, 1) - count(tiles, 2))
    worth += 0.5 * float(count(tiles, 2) - count(tiles, 3))
    worth += 0.9 * float(count(tiles, 3) - count(tiles, 4))
    worth += 1.8 * float(count(tiles, 4) - count(tiles, 5))
    return worth


def straits_worth(s: Origin, player: Player) -> float:
    """Strait tokens still on the board with one end held."""
    worth = 0.0
    strait: i64
    for strait in range(STRAITS):
        token = count(s.straits, strait)
        if token > 0 and player.places & s.box.ends[strait] != 0:
            worth += STRAIT * float(token)
    return worth
