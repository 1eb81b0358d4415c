"""Buying and placing buildings, farms and reserved tiles (FB-103, FB-109 … FB-121, FB-242, FB-243, FB-260 … FB-262)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dolmen.core.asked import Asked
from dolmen.core.state import NOT_ASKED, Once, Question
from dolmen.core.words import Words

from .city import BUILDING_TILE, FARM_TILE
from .effects import HERE, UsingEffects
from .paying import FOR_TILE, charge, charge_tile
from .rows import RefillingRow, take_tile
from .state import FirstBuilders
from .value import EFFECT, NEW_TILE
from .words import (
    AS_BUILDING,
    AS_FARM,
    BOUGHT,
    BUILDINGS,
    BURIED,
    BUY,
    DONE,
    ERECT,
    OVER_FARM,
    PLACE,
    PLACED,
    STONE,
    WAYS,
    WORDS,
)


@final
class Building(Question[FirstBuilders]):
    """A build action: a tile of the row, a tile of the reserve, or one of each (FB-103, FB-116, FB-260, FB-G18)."""

    def __init__(self, seat: i64 = 0, reserved: i64 = 0) -> None:
        self.seat = seat
        self.reserved = reserved  # tiles that were in reserve before this action; one of them may be built
        self.bought: bool = False
        self.erected: bool = False

    def asks(self, s: FirstBuilders) -> i64:
        if self.can_buy(s) or self.can_erect(s):
            return self.seat
        s.pop()
        return NOT_ASKED

    def can_buy(self, s: FirstBuilders) -> bool:
        """A farm costs nothing, so that any tile of the row can be had (FB-121)."""
        return not self.bought and len(s.row) > 0

    def can_erect(self, s: FirstBuilders) -> bool:
        if self.erected:
            return False
        player = s.players[self.seat]
        k: i64
        for k in range(self.reserved):
            if s.gold_to_erect(self.seat, i64(player.reserve[k])) <= player.gold:
                return True
        return False

    def words(self, s: FirstBuilders, out: Words) -> None:
        virgo = s.can_build_over(self.seat)
        if not self.bought:
            slot: i64
            for slot in range(i64(len(s.row))):
                if s.affords_tile(self.seat, i64(s.row[slot]), s.tile_price(self.seat, slot)):
                    out.append(BUY.base + slot * 3 + AS_BUILDING)
                out.append(BUY.base + slot * 3 + AS_FARM)
                if virgo:
                    out.append(BUY.base + slot * 3 + OVER_FARM)
        if self.reserved > 0 and not self.erected:
            self.list_reserved(s, virgo, out)
        if self.bought or self.erected:
            out.append(DONE)

    def list_reserved(self, s: FirstBuilders, virgo: bool, out: Words) -> None:
        seen = vec[u8]([0] * 30)
        k: i64
        kind: i64
        for k in range(self.reserved):
            seen[i64(s.players[self.seat].reserve[k])] = 1
        for kind in range(30):
            if seen[kind] > 0:
                if s.affords(self.seat, STONE, s.box.stone[kind]):
                    out.append(ERECT.base + kind * 3 + AS_BUILDING)
                if not s.box.no_reserved_farm:
                    out.append(ERECT.base + kind * 3 + AS_FARM)
                if virgo:
                    out.append(ERECT.base + kind * 3 + OVER_FARM)

    def answer(self, s: FirstBuilders, word: i64) -> None:
        if word == DONE:
            s.pop()
            return
        seat = self.seat
        way = WORDS.second[word]
        if word < ERECT.base:
            self.bought = True
            slot = WORDS.first[word] - 1
            wisdom = s.tile_price(seat, slot)
            kind = take_tile(s, slot)
            s.tell(BOUGHT, seat, kind, slot + 1)
            s.push(Placing(seat, kind, way, True))
            if way == AS_BUILDING:
                charge_tile(s, seat, wisdom, s.box.stone[kind])
        else:
            self.erected = True
            kind = WORDS.first[word]
            take_reserved(s, seat, kind)
            s.push(Placing(seat, kind, way, False))
            if way == AS_BUILDING:
                charge(s, seat, STONE, s.box.stone[kind], FOR_TILE)

    def promise(self, s: FirstBuilders) -> float:
        return 0.0 if self.bought else NEW_TILE + EFFECT

    def asked(self, s: FirstBuilders) -> Asked:
        if self.bought:
            return Asked(name="erect", seat=int(self.seat), rules=("FB-260",))
        return Asked(name="build", seat=int(self.seat), rules=("FB-103", "FB-116"))

    def copy(self) -> Building:
        twin = Building(self.seat, self.reserved)
        twin.bought = self.bought
        twin.erected = self.erected
        return twin


def build(s: FirstBuilders, seat: i64) -> None:
    """Begin a build action: by the site, or by the bonus tile (FB-136, FB-G19)."""
    s.push(Building(seat, i64(len(s.players[seat].reserve))))


def take_reserved(s: FirstBuilders, seat: i64, kind: i64) -> None:
    """Take a tile of a kind out of the reserve, the oldest of them."""
    player = s.players[seat]
    rest = vec[u8]()
    taken = False
    k: i64
    for k in range(i64(len(player.reserve))):
        if not taken and i64(player.reserve[k]) == kind:
            taken = True
        else:
            rest = append(rest, player.reserve[k])
    player.reserve = rest


@final
class Placing(Once[FirstBuilders]):
    """A tile is placed beside the city, or with Virgo on a farm; then its effect may be used (FB-109 … FB-114)."""

    def __init__(self, seat: i64 = 0, kind: i64 = 0, way: i64 = 0, from_row: bool = True) -> None:
        super().__init__(seat)
        self.kind = kind
        self.way = way
        self.from_row = from_row

    def words(self, s: FirstBuilders, out: Words) -> None:
        player = s.players[self.seat]
        cells = player.farms if self.way == OVER_FARM else player.frontier
        k: i64
        for k in range(i64(len(cells))):
            out.append(PLACE.base + cells[k])

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        cell = WORDS.first[word]
        seat = self.seat
        covered = i64(s.players[seat].grid[cell])
        s.put_tile(seat, cell, self.kind + (FARM_TILE if self.way == AS_FARM else BUILDING_TILE))
        s.tell(PLACED, seat, self.kind, cell, self.way)
        if self.way == OVER_FARM:
            s.bury(covered - FARM_TILE)
            s.tell(BURIED, seat, covered - FARM_TILE)
        refill = self.from_row
        if refill and s.box.refill_after_effect:
            s.push(RefillingRow(s.box.colour[self.kind]))
            refill = False
        if self.way != AS_FARM:
            s.push(UsingEffects(seat, cell, HERE))
        if refill:
            s.push(RefillingRow(s.box.colour[self.kind]))

    def promise(self, s: FirstBuilders) -> float:
        return NEW_TILE if self.way == AS_FARM else NEW_TILE + EFFECT

    def asked(self, s: FirstBuilders) -> Asked:
        numbers: dict[str, int | str] = {"building": BUILDINGS[self.kind], "way": WAYS[self.way]}
        return Asked(name="place", seat=int(self.seat), numbers=numbers, rules=("FB-109", "FB-110"))
