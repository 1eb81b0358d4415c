"""A position as numbers of fixed length, the viewing seat first."""

from __future__ import annotations

from array import array

from dolmen.core.state import OVER
from dolmen.core.tensor import slices

from .box import CAVEMAN, DOMINOES, KINDS, MOST_FIRES, NAMED, ROUNDS, ROW, START, TERRAINS, WOOD
from .state import KingdominoOrigins
from .words import ACROSS

MOST_SEATS = 4
# Planes of a territory, each 13×13 around the hut: terrains, fires, craters, start tile, resources, cavemen.
_FIRES = TERRAINS
_CRATERS = TERRAINS + 1
_START = TERRAINS + 2
_RESOURCES = TERRAINS + 3
_CAVEMEN = TERRAINS + 7
_PLANES = _CAVEMEN + KINDS
_CELLS = ACROSS * ACROSS
_SUMMARY = 8
FIELDS = slices(
    {
        "table": 8,
        "pile": DOMINOES,
        "in_hand": DOMINOES,
        "row": ROW * (DOMINOES + MOST_SEATS),
        "next_row": ROW * (DOMINOES + MOST_SEATS),
        "totems": 4 * MOST_SEATS,
        "cave": 2 * KINDS,
        "players": MOST_SEATS * _SUMMARY,
        "territories": MOST_SEATS * _PLANES * _CELLS,
    }
)
LENGTH = sum(length for _, length in FIELDS.values())


def tensor(s: KingdominoOrigins, seat: int) -> array[float]:
    """Zeros, in which what there is leaves its marks."""
    out = array("f", bytes(4 * LENGTH))
    seats = int(s.box.seats)
    for at, number in enumerate(table(s, seat)):
        out[at] = number
    start = FIELDS["pile"][0]
    for n in range(DOMINOES):
        out[start + n] = 1.0 if s.deck.count(n) or n + 1 == s.front else 0.0
    if s.in_hand:
        out[FIELDS["in_hand"][0] + int(s.in_hand) - 1] = 1.0
    fill_row(out, FIELDS["row"][0], list(s.row), list(s.chiefs), seat, seats)
    fill_row(out, FIELDS["next_row"][0], list(s.next_row), list(s.next_chiefs), seat, seats)
    for resource, holder in enumerate(s.totems):
        if holder >= 0:
            out[FIELDS["totems"][0] + resource * MOST_SEATS + (holder - seat) % seats] = 1.0
    start = FIELDS["cave"][0]
    for kind in s.cave:
        if kind >= 0:
            out[start + kind] += 0.5
    if s.box.tribe:
        for kind in range(KINDS):
            out[start + KINDS + kind] = s.stack_of_cavemen.count(kind) / 4
    for n in range(seats):
        fill_player(s, out, (seat + n) % seats, n)
    return out


def table(s: KingdominoOrigins, seat: int) -> list[float]:
    """Which mode, round and turn, and who is asked."""
    box = s.box
    return [
        box.seats / MOST_SEATS,
        s.round / ROUNDS,
        s.turn / ROW,
        s.pile() / DOMINOES,
        1.0 if s.to_move == seat else 0.0,
        1.0 if s.to_move == OVER else 0.0,
        1.0 if box.totem else 0.0,
        1.0 if box.tribe else 0.0,
    ]


def fill_row(out: array[float], start: int, row: list[int], chiefs: list[int], seat: int, seats: int) -> None:
    """For each position the domino and, turned towards the viewer, whose chief stands on it."""
    for position, domino in enumerate(row):
        at = start + position * (DOMINOES + MOST_SEATS)
        out[at + domino - 1] = 1.0
        if chiefs[position] >= 0:
            out[at + DOMINOES + (chiefs[position] - seat) % seats] = 1.0


def fill_player(s: KingdominoOrigins, out: array[float], seat: int, place: int) -> None:
    box, t = s.box, s.territories[seat]
    start = FIELDS["players"][0] + place * _SUMMARY
    out[start] = s.scores()[seat] / 50
    out[start + 1] = int(t.size) / int(box.side * box.side)
    out[start + 2] = int(t.aside).bit_count() / ROUNDS
    out[start + 3] = t.perished / 4
    for resource in range(4):
        out[start + 4 + resource] = t.goods[resource] / 8
    planes = FIELDS["territories"][0] + place * _PLANES * _CELLS
    for cell, square in enumerate(map(int, t.squares)):
        if square == 0:
            continue
        at = planes + int(NAMED[cell])
        piece = int(t.pieces[cell])
        if square == START:
            out[at + _START * _CELLS] = 1.0
        else:
            out[at + int(box.terrain[square]) * _CELLS] = 1.0
        out[at + _FIRES * _CELLS] = t.fires(box, cell) / MOST_FIRES
        out[at + _CRATERS * _CELLS] = box.craters[square] / MOST_FIRES
        if piece >= CAVEMAN:
            out[at + (_CAVEMEN + piece - CAVEMAN) * _CELLS] = 1.0
        elif piece >= WOOD:
            out[at + (_RESOURCES + piece - WOOD) * _CELLS] = 1.0
