"""The row of buildings and its stacks (FB-105 … FB-108, FB-117, FB-259)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dolmen.core.asked import Asked
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, NOT_ASKED, Once, Question
from dolmen.core.words import Words

from .box import KINDS
from .setup import draw_tile
from .state import FirstBuilders
from .words import LAID_TILE, RESERVE, RESERVED, TILE, TURNED_UP, WORDS


def take_tile(s: FirstBuilders, slot: i64) -> i64:
    """Take a tile out of the row; those below move up (FB-106)."""
    row = vec[u8]()
    k: i64
    for k in range(i64(len(s.row))):
        if k != slot:
            row = append(row, s.row[k])
    kind = i64(s.row[slot])
    s.row = row
    return kind


@final
class RefillingRow(Question[FirstBuilders]):
    """The visible top of a colour's stack enters the row from below, and the next is turned up (FB-106, FB-107).

    With empty_stack=largest_stack an empty stack is replaced by the one with most tiles, of equals the first in order.
    """

    def __init__(self, colour: i64 = 0, moved: bool = False) -> None:
        self.colour = colour
        self.moved = moved

    def asks(self, s: FirstBuilders) -> i64:
        if not self.moved:
            self.moved = True
            if s.tops[self.colour] == 0 and s.box.refills_from_largest:
                self.colour = largest_stack(s)
            if s.tops[self.colour] > 0:
                self.move(s)
                if s.stack_unseen(self.colour) > 0:
                    return CHANCE
                self.turn_known(s)
        s.pop()
        return NOT_ASKED

    def move(self, s: FirstBuilders) -> None:
        kind = i64(s.tops[self.colour]) - 1
        s.row = append(s.row[:], u8(kind))
        s.set_top(self.colour, 0)
        s.tell(LAID_TILE, CHANCE, kind, i64(len(s.row)))

    def turn_known(self, s: FirstBuilders) -> None:
        """Turn up a tile that was put under the stack: everybody has seen it (FB-G22)."""
        under = s.under
        k: i64
        for k in range(i64(len(under))):
            kind = i64(under[k])
            if s.box.colour[kind] == self.colour:
                rest = under[:k]
                k += 1
                while k < i64(len(under)):
                    rest = append(rest, under[k])
                    k += 1
                s.under = rest
                s.set_top(self.colour, kind + 1)
                s.tell(TURNED_UP, CHANCE, kind)
                return

    def words(self, s: FirstBuilders, out: Words) -> None:
        kind: i64
        for kind in range(KINDS):
            if s.bag[kind] > 0 and s.box.colour[kind] == self.colour:
                out.append(TILE.base + kind)

    def weights(self, s: FirstBuilders) -> list[int]:
        out: list[int] = []
        kind: i64
        for kind in range(KINDS):
            if s.bag[kind] > 0 and s.box.colour[kind] == self.colour:
                out.append(int(s.bag[kind]))
        return out

    def sample(self, s: FirstBuilders, rng: Rng) -> i64:
        r = rng.below(s.stack_unseen(self.colour))
        kind: i64
        for kind in range(KINDS):
            if s.box.colour[kind] == self.colour:
                r -= i64(s.bag[kind])
                if r < 0:
                    return TILE.base + kind
        return TILE.base

    def answer(self, s: FirstBuilders, word: i64) -> None:
        kind = WORDS.first[word]
        draw_tile(s, kind)
        s.set_top(self.colour, kind + 1)
        s.tell(TURNED_UP, CHANCE, kind)

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="tile", seat=CHANCE, rules=("FB-106",))

    def copy(self) -> RefillingRow:
        return RefillingRow(self.colour, self.moved)


def largest_stack(s: FirstBuilders) -> i64:
    """The colour whose stack holds most tiles, the visible one included."""
    best: i64 = 0
    most: i64 = 0
    colour: i64
    for colour in range(5):
        size = s.stack_size(colour)
        if size > most:
            best = colour
            most = size
    return best


@final
class Reserving(Once[FirstBuilders]):
    """The construction site: a tile of the row is laid beside the board, without wisdom (FB-259)."""

    def words(self, s: FirstBuilders, out: Words) -> None:
        slot: i64
        for slot in range(i64(len(s.row))):
            out.append(RESERVE.base + slot)

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        kind = take_tile(s, word - RESERVE.base)
        player = s.players[self.seat]
        player.reserve = append(player.reserve[:], u8(kind))
        s.tell(RESERVED, self.seat, kind)
        s.push(RefillingRow(s.box.colour[kind]))

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="reserve", seat=int(self.seat), rules=("FB-259",))
