"""A position as numbers of fixed length, the viewing seat first: only what that seat may know."""

from __future__ import annotations

from array import array

from dolmen.core.state import OVER
from dolmen.core.tensor import slices

from .box import CARDS, DECKS, GOAL, GOALS, LANDS, PERMANENT, SLOTS, STRAITS, TYPES
from .packed import count
from .scoring import points
from .secrets import known, sees_drawn
from .state import NOBODY, STAGES, Origin, height, skin, strength
from .view import unseen_cards
from .words import CARDS as CARD_NAMES

MOST_SEATS = 4
_LAND = 4 + 3 + 3 + 3 + 2  # owner, height, strength, colour, neutral, token
_PLAYER = 9 + 5 + CARDS + 9 + GOALS
_LENGTHS = {
    "table": 12 + len(STAGES) + 2 * MOST_SEATS + DECKS,
    "territories": LANDS * _LAND,
    "straits": STRAITS,
    "supply": TYPES,
    "slots": SLOTS * 5,
    "decks": DECKS,
    "discard": PERMANENT,
    "unseen": CARDS,
    "drawn": CARDS,
    "players": MOST_SEATS * _PLAYER,
}
FIELDS = slices(_LENGTHS)


def one_hot(value: int, size: int) -> list[float]:
    return [1.0 if n == value else 0.0 for n in range(size)]


def tensor(s: Origin, seat: int) -> array[float]:
    seats = int(s.box.seats)
    turn = [(seat + n) % seats for n in range(seats)]
    out = array("f", table(s, seat, turn))
    for land in range(LANDS):
        out.extend(territory(s, land, turn))
    out.extend(s.strait_token(n) / 5 for n in range(STRAITS))
    out.extend(((s.supply >> pawn & 1) + (s.twins >> pawn & 1)) / 2 for pawn in range(TYPES))
    for slot in range(SLOTS):
        out.extend(one_hot(int(count(s.slots, slot)) - 1, 5))
    out.extend(s.decks[deck].left() / 20 for deck in range(DECKS))
    out.extend(count(s.discard, n) / 2 for n in range(PERMANENT))
    unseen = unseen_cards(s, seat)
    out.extend(unseen.get(name, 0) / 2 for name in CARD_NAMES)
    drawn = [int(card) for card in s.drawn] if sees_drawn(s, seat) else []
    drawn += [GOAL + goal for goal in range(GOALS) if s.players[seat].dealt >> goal & 1]
    out.extend(float(drawn.count(card)) for card in range(CARDS))
    for n in range(MOST_SEATS):
        out.extend(player(s, turn[n], seat) if n < seats else [0.0] * _PLAYER)
    return out


def table(s: Origin, seat: int, turn: list[int]) -> list[float]:
    """Whose turn, which part of it, how near the end is, and where the action led."""
    seats = len(turn)
    return [
        seats / 4,
        s.number / 100,
        (s.box.turn_limit - s.number) / 400,
        1.0 if s.to_move == seat else 0.0,
        1.0 if s.to_move == OVER else 0.0,
        1.0 if s.last_round() else 0.0,
        s.reserve.left() / 15,
        s.pawns_left() / 36,
        len(s.drawn) / 4,
        s.site / LANDS if s.site >= 0 else 0.0,
        1.0 if s.site >= 0 else 0.0,
        s.idle / 4,
        *one_hot(int(s.stage), len(STAGES)),
        *(1.0 if n < seats and turn[n] == s.turn else 0.0 for n in range(MOST_SEATS)),
        *(1.0 if n < seats and s.ending != NOBODY and turn[n] == s.ending else 0.0 for n in range(MOST_SEATS)),
        *(1.0 if s.used >> deck & 1 else 0.0 for deck in range(DECKS)),
    ]


def territory(s: Origin, land: int, turn: list[int]) -> list[float]:
    out = [0.0] * _LAND
    out[14] = s.token_at(land) / 8
    if not s.occupied >> land & 1:
        return out
    pawn = int(s.pawn_at(land))
    owner = int(s.owner(land))
    if owner == NOBODY:
        out[13] = 1.0
    else:
        out[turn.index(owner)] = 1.0
    out[4 + int(height(pawn)) - 1] = 1.0
    out[7 + int(strength(pawn)) - 1] = 1.0
    out[10 + int(skin(pawn))] = 1.0
    return out


def player(s: Origin, n: int, seat: int) -> list[float]:
    p = s.players[n]
    return [
        points(s, p) / 50,
        p.villages / 9,
        *(p.hand(deck) / 5 for deck in range(DECKS)),
        p.trophy_count() / 5,
        sum(count(p.hunting, value) * value for value in range(10)) / 20,
        sum(count(p.straits, value) * value for value in range(10)) / 20,
        sum(count(p.straits, value) for value in range(10)) / 5,
        *(count(p.tiles, level) / 4 for level in range(1, 6)),
        *map(float, known(s, seat, n)),
        *(float(p.in_play(card)) for card in range(PERMANENT, GOAL)),
        *(1.0 if p.laid >> goal & 1 else 0.0 for goal in range(GOALS)),
    ]
