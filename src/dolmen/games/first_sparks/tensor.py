"""A position as numbers of fixed length, the viewing seat first: only what that seat may know."""

from __future__ import annotations

from array import array

from dolmen.core.state import OVER
from dolmen.core.tensor import slices

from .box import CARDS, SPACES
from .buying import Offering
from .phases import PHASES
from .state import FirstSparks
from .view import sees_food
from .words import FOODS, RANKS, TILES

MOST_SEATS = 6
_PLAYER = 7 + CARDS - 1
FIELDS = slices(
    {
        "table": 13 + len(PHASES),
        "harvest": 2 * len(FOODS),
        "current": len(RANKS),
        "market": len(RANKS),
        "unseen": len(RANKS),
        "under": len(RANKS),
        "offer": len(RANKS),
        "tiles": 9 * len(TILES),
        "members": (MOST_SEATS + 1) * SPACES,
        "players": MOST_SEATS * _PLAYER,
    }
)


def tensor(s: FirstSparks, seat: int) -> array[float]:
    seats = int(s.box.seats)
    turn = [(seat + n) % seats for n in range(seats)]
    out = array("f", table(s, seat))
    for food in range(len(FOODS)):
        out.extend([s.harvest[food] / 20, s.refill[food] / 10])
    for cards in (s.current(), s.market, s.unseen, s.under, offered(s)):
        out.extend(1.0 if cards >> rank & 1 else 0.0 for rank in RANKS)
    for tile in range(len(TILES)):
        out.extend(tile_numbers(s, tile))
    for n in range(MOST_SEATS + 1):
        # The last set is the neutral clan's.
        clan = turn[n] if n < seats else seats if n == MOST_SEATS and len(s.clans) > seats else -1
        members = s.clans[clan].members if clan >= 0 else 0
        out.extend(1.0 if members >> space & 1 else 0.0 for space in range(SPACES))
    for n in range(MOST_SEATS):
        out.extend(player(s, turn[n], seat) if n < seats else [0.0] * _PLAYER)
    return out


def table(s: FirstSparks, seat: int) -> list[float]:
    """Whose turn, which round and phase, how high the deck is."""
    return [
        s.box.seats / 6,
        s.round / 20,
        1.0 if s.to_move == seat else 0.0,
        1.0 if s.to_move == OVER else 0.0,
        s.place(seat) / 6 if s.herbs == 0 else 0.0,
        s.placed / 5,
        s.above / 27,
        int(s.under).bit_count() / 10,
        1.0 if s.shuffled else 0.0,
        1.0 if s.waits else 0.0,
        1.0 if s.shrunk else 0.0,
        s.bonus / 41,
        s.at / 6,
        *(1.0 if s.phase == phase else 0.0 for phase in range(len(PHASES))),
    ]


def offered(s: FirstSparks) -> int:
    """The card on offer, as a set."""
    question = s.stack[-1]
    return 1 << int(question.card) if isinstance(question, Offering) and s.to_move != OVER else 0


def tile_numbers(s: FirstSparks, tile: int) -> list[float]:
    """Whether and where a tile lies, and how it is turned."""
    cell = int(s.cells[tile])
    if cell < 0:
        return [0.0] * 9
    turned = [1.0 if s.turns[tile] == k else 0.0 for k in range(6)]
    return [1.0, (cell // 13 - 6) / 7, (cell % 13 - 6) / 7, *turned]


def player(s: FirstSparks, n: int, seat: int) -> list[float]:
    clan = s.clans[n]
    sees = sees_food(s, n, seat)
    return [
        clan.size / 15,
        clan.food / 30 if sees else 0.0,
        0.0 if sees else 1.0,
        s.place(n) / 6 if s.herbs == 0 else 0.0,
        1.0 if s.done >> n & 1 else 0.0,
        clan.lost / 15,
        s.tool_limit(n) / 4,
        *(1.0 if clan.cards >> card & 1 else 0.0 for card in range(1, CARDS)),
    ]
