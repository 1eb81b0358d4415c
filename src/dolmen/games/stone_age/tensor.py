"""A position as numbers of fixed length, the viewing seat first: only what that seat may know."""

from __future__ import annotations

from array import array

from dolmen.core.state import OVER
from dolmen.core.tensor import slices

from .box import CARDS, TILES
from .gathering import Rolling
from .state import StoneAge
from .view import hidden_cards, known_cards
from .words import PLACES

MOST_SEATS = 4
_PLAYER = 14 + 2 * CARDS + TILES
FIELDS = slices(
    {
        "table": 12,
        "cards": 4 * CARDS,
        "buildings": 4 * TILES,
        "unseen_cards": CARDS,
        "unseen_buildings": TILES,
        "placed": len(PLACES) * MOST_SEATS,
        "players": MOST_SEATS * _PLAYER,
    }
)


def tensor(s: StoneAge, seat: int) -> array[float]:
    seats = int(s.box.seats)
    turn = [(seat + n) % seats for n in range(seats)]
    out = array("f", table(s, seat))
    for card in s.display:
        out.extend(1.0 if n == card else 0.0 for n in range(1, CARDS + 1))
    for tile in s.tiles:
        out.extend(1.0 if n == tile else 0.0 for n in range(1, TILES + 1))
    hidden = hidden_cards(s, seat)
    out.extend(1.0 if s.deck.count(n - 1) or hidden >> n & 1 else 0.0 for n in range(1, CARDS + 1))
    out.extend(float(s.unseen.count(n)) for n in range(TILES))
    for where in range(len(PLACES)):
        out.extend(s.placed[where * 4 + turn[n]] / 5 if n < seats else 0.0 for n in range(MOST_SEATS))
    for n in range(MOST_SEATS):
        out.extend(player(s, turn[n], seat) if n < seats else [0.0] * _PLAYER)
    return out


def table(s: StoneAge, seat: int) -> list[float]:
    """Whose turn, which round, how high the piles are, and the roll under way."""
    seats = int(s.box.seats)
    top = s.stack[-1]
    total = float(top.total) / 20 if isinstance(top, Rolling) and s.to_move != OVER else 0.0
    good = float(top.good + 1) / 5 if isinstance(top, Rolling) and s.to_move != OVER else 0.0
    return [
        seats / 4,
        s.round / 20,
        s.deck.left() / CARDS,
        1.0 if s.to_move == seat else 0.0,
        (s.first - seat) % seats / 4,
        1.0 if s.to_move == OVER else 0.0,
        total,
        good,
        *(height / 7 for height in s.heights),
    ]


def player(s: StoneAge, n: int, seat: int) -> list[float]:
    p = s.players[n]
    known = known_cards(s, p, n, seat)
    face_down = int(p.cards & ~p.face_up)
    return [
        p.score() / 100,
        p.figures / 10,
        p.idle / 10,
        p.food / 20,
        p.level / 10,
        *(amount / 10 for amount in p.goods),
        *((value / 4) * (0.5 if p.used >> k & 1 else 1.0) for k, value in enumerate(p.tools)),
        face_down.bit_count() / 10,
        int(p.buildings).bit_count() / 10,
        *(1.0 if known >> card & 1 else 0.0 for card in range(1, CARDS + 1)),
        *(1.0 if p.face_up >> card & 1 else 0.0 for card in range(1, CARDS + 1)),
        *(1.0 if p.buildings >> tile & 1 else 0.0 for tile in range(1, TILES + 1)),
    ]
