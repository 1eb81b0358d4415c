"""A position as numbers of fixed length, the viewing seat first; nothing but the order of stacks is hidden."""

from __future__ import annotations

from array import array

from dolmen.core.state import OVER
from dolmen.core.tensor import slices

from .box import KINDS
from .building import Placing
from .city import BUILDING_TILE, FARM_TILE
from .draft import Drafting
from .player import Player
from .scoring import to_come
from .state import NOBODY, PHASES, FirstBuilders
from .words import COLOURS, DICE, DISTRICTS, FIRST_CITIZEN, WIDTH, WORKERS, ZODIAC

MOST_SEATS = 4
MOST_CARDS = 6
_REACH = 5  # cells of the city that are told one by one, so far from the palace
_SIDE = 2 * _REACH + 1
_CELL = 5 + 4  # colour; farm, start tile, centre, can be closed
_PLAYER = 17 + 2 * len(DICE) + 4 + 3 * 5 + 2 * KINDS + MOST_CARDS + 4 * 2
_LENGTHS = {
    "table": 9 + len(PHASES) + MOST_SEATS,
    "ships": 5,
    "bonuses": 5 * 5,
    "signs": 3 * (len(ZODIAC) + MOST_SEATS + 1),
    "row": 5 * KINDS,
    "tops": KINDS,
    "unseen": KINDS,
    "citizens": 5 * len(DICE),
    "supply": 5,
    "speakers": 4,
    "cards": MOST_CARDS * (len(DISTRICTS) + 2),
    "tiers": 5,
    "pool": len(DICE),
    "hand": KINDS,
    "players": MOST_SEATS * _PLAYER,
    "cities": MOST_SEATS * _SIDE * _SIDE * _CELL,
}
FIELDS = slices(_LENGTHS)


def one_hot(value: int, size: int) -> list[float]:
    return [1.0 if n == value else 0.0 for n in range(size)]


def tensor(s: FirstBuilders, seat: int) -> array[float]:
    seats = int(s.box.seats)
    turn = [(seat + n) % seats for n in range(seats)]
    out = array("f", table(s, seat, turn))
    out.extend(ship / 6 for ship in s.ships)
    for site in range(5):
        out.extend(one_hot(s.bonuses[site] if site < len(s.bonuses) else -1, 5))
    for temple in range(3):
        out.extend(one_hot(s.signs[temple] if temple < len(s.signs) else -1, len(ZODIAC)))
        owner = int(s.owners[temple])
        out.extend(one_hot(turn.index(owner) if owner != NOBODY else MOST_SEATS, MOST_SEATS + 1))
    for slot in range(5):
        out.extend(one_hot(s.row[slot] if slot < len(s.row) else -1, KINDS))
    out.extend(1.0 if kind + 1 in s.tops else 0.0 for kind in range(KINDS))
    out.extend(s.bag[kind] / 5 for kind in range(KINDS))
    for slot in range(5):
        out.extend(one_hot(s.citizens[slot] if slot < len(s.citizens) else -1, len(DICE)))
    out.extend(count / 9 for count in s.supply)
    out.extend(s.speakers[value] / 4 for value in range(2, 6))
    for place in range(MOST_CARDS):
        known = place < len(s.cards)
        out.extend(one_hot(s.cards[place] - 1 if known else -1, len(DISTRICTS)))
        out.extend([s.gold[place] / 2, s.claims[place] / 4] if known else [0.0, 0.0])
    out.extend(count / 7 for count in s.tiers)
    out.extend(pool(s))
    out.extend(hand(s))
    for n in range(MOST_SEATS):
        out.extend(player(s, turn[n]) if n < seats else [0.0] * _PLAYER)
    for n in range(MOST_SEATS):
        out.extend(city(s, s.players[turn[n]]) if n < seats else [0.0] * (_SIDE * _SIDE * _CELL))
    return out


def table(s: FirstBuilders, seat: int, turn: list[int]) -> list[float]:
    """Whose turn, which round, who is first, which end conditions hold."""
    met = int(s.conditions()) if s.round else 0
    return [
        s.box.seats / 4,
        s.round / 20,
        1.0 if s.to_move == seat else 0.0,
        1.0 if s.to_move == OVER else 0.0,
        1.0 if s.spent else 0.0,
        *(1.0 if met >> n & 1 else 0.0 for n in range(4)),
        *one_hot(int(s.phase), len(PHASES)),
        *one_hot(turn.index(int(s.first)), MOST_SEATS),
    ]


def pool(s: FirstBuilders) -> list[float]:
    """The dice to draft from."""
    for question in s.stack:
        if isinstance(question, Drafting):
            return [n / 2 for n in question.pool]
    return [0.0] * len(DICE)


def hand(s: FirstBuilders) -> list[float]:
    """The tile that is to be placed."""
    for question in s.stack:
        if isinstance(question, Placing):
            return one_hot(int(question.kind), KINDS)
    return [0.0] * KINDS


def player(s: FirstBuilders, n: int) -> list[float]:
    p = s.players[n]
    away = [0] * len(WORKERS)
    for code in p.posted:
        away[code // 5] += 1
    return [
        p.stone / 10,
        p.food / 10,
        p.wisdom / 10,
        p.gold / 10,
        p.tokens / 5,
        1.0 if p.passed else 0.0,
        p.bases / 6,
        p.free / 6,
        1.0 if p.archon else 0.0,
        p.tiles / 20,
        len(p.farms) / 10,
        len(p.open) / 5,
        len(p.centres) / 10,
        p.score() / 100,
        to_come(s, n) / 100,
        len(p.advisers) / 5,
        sum(away[1:FIRST_CITIZEN]) / 4,
        *(count / 2 for count in p.home),
        *(count / 2 for count in away[FIRST_CITIZEN:]),
        *(p.speakers[value] / 4 for value in range(2, 6)),
        *(1.0 if p.colours >> colour & 1 else 0.0 for colour in range(5)),
        *(level / 6 for level in p.towers),
        *(sum(centre % 30 // 6 == colour for centre in p.centres) / 4 for colour in range(len(COLOURS))),
        *(count / 3 for count in p.built),
        *(list(p.reserve).count(kind) / 2 for kind in range(KINDS)),
        *(count / 4 for count in p.claims),
        *(s.disc(track, n) / 15 for track in range(4)),
        *(s.height(track, n) / 3 for track in range(4)),
    ]


def city(s: FirstBuilders, p: Player) -> list[float]:
    """The cells round the palace: what lies there, centres and districts by their bottom left cell."""
    out: list[float] = []
    closed = {int(centre) // 30 for centre in p.centres}
    can_close = set(p.open)
    for x in range(12 - _REACH, 13 + _REACH):
        for y in range(12 - _REACH, 13 + _REACH):
            cell = x * WIDTH + y
            tile = p.grid[cell]
            building = BUILDING_TILE <= tile < FARM_TILE
            out.extend(one_hot(int(s.box.colour[int(tile) - BUILDING_TILE]) if building else -1, 5))
            out.append(1.0 if tile >= FARM_TILE else 0.0)
            out.append(1.0 if 0 < tile < BUILDING_TILE else 0.0)
            out.append(1.0 if cell in closed else 0.0)
            out.append(1.0 if cell in can_close else 0.0)
    return out
