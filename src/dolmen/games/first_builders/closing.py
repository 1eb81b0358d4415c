"""Closing a district (FB-141 … FB-157, FB-238, FB-240, FB-244)."""

from __future__ import annotations

from typing import final

from librt.vecs import append
from mypy_extensions import i64, u8

from dolmen.core.asked import Asked
from dolmen.core.bits import bit
from dolmen.core.state import NOT_ASKED, Once
from dolmen.core.words import Words

from .box import LEO, LIBRA, SCORPIO
from .citizens import LIBRA_BUYS, TakingCitizen
from .city import AGORA_TILE, BLOCK, at, colour_of, without_cell
from .effects import UsingEffects
from .state import NO_GOLD, FirstBuilders
from .value import CLOSING
from .words import APPOINT, CELLS, CLAIMED, CLOSED, FROM_DISTRICTS, GOLD, MET, SCORE, WISDOM, WORDS


@final
class Appointing(Once[FirstBuilders]):
    """Which citizen beside the board goes into the centre (FB-141, FB-142)."""

    def __init__(self, seat: i64 = 0, cell: i64 = 0) -> None:
        super().__init__(seat)
        self.cell = cell

    def words(self, s: FirstBuilders, out: Words) -> None:
        home = s.players[self.seat].home
        die: i64
        for die in range(30):
            if home[die] > 0:
                out.append(APPOINT.base + die)

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        close(s, self.seat, self.cell, WORDS.first[word])

    def promise(self, s: FirstBuilders) -> float:
        return CLOSING

    def asked(self, s: FirstBuilders) -> Asked:
        numbers: dict[str, int | str] = {"cell": CELLS[self.cell]}
        return Asked(name="appoint", seat=int(self.seat), numbers=numbers, rules=("FB-141", "FB-142"))


def close(s: FirstBuilders, seat: i64, cell: i64, die: i64) -> None:
    """The die goes into the centre; then come one card, the effects, and at last Libra (FB-143 … FB-154, FB-238)."""
    player = s.players[seat]
    player.add_home(die, -1)
    player.free += 1  # its base stays, usable at once (FB-143)
    if s.has_sign(seat, LEO):
        die = die // 6 * 6 + min(die % 6 + 2, 5)  # FB-240
    player.open = without_cell(player.open, cell)
    player.centres = append(player.centres[:], cell * 30 + die)
    s.tell(CLOSED, seat, cell, die)
    if s.has_sign(seat, SCORPIO):
        s.gain(seat, WISDOM, 1)  # at once, so that it can pay for what follows (FB-G37)
    if s.has_sign(seat, LIBRA):
        s.push(TakingCitizen(seat, LIBRA_BUYS))
    s.push(UsingEffects(seat, cell, firing(s, seat, cell, die // 6)))
    s.push(Claiming(seat, cell))


def firing(s: FirstBuilders, seat: i64, cell: i64, colour: i64) -> i64:
    """The set of a district's tiles that have the die's colour, and the agora (FB-153, FB-156)."""
    grid = s.players[seat].grid
    tiles: i64 = 0
    k: i64
    for k in range(4):
        tile = i64(grid[at(cell + BLOCK[k])])
        if tile == AGORA_TILE or colour_of(tile, s.box.colour) == colour:
            tiles |= bit(k + 1)
    return tiles


@final
class Claiming(Once[FirstBuilders]):
    """Exactly one card that the district shows is scored; which, if there are several, is asked (FB-147, FB-G28)."""

    def __init__(self, seat: i64 = 0, cell: i64 = 0) -> None:
        super().__init__(seat)
        self.cell = cell

    def asks(self, s: FirstBuilders) -> i64:
        count: i64 = 0
        found: i64 = 0
        place: i64
        for place in range(i64(len(s.cards))):
            if s.fits(self.seat, self.cell, place):
                count += 1
                found = place
        if count > 1:
            return self.seat
        s.pop()
        if count == 1:
            claim(s, self.seat, found)
        return NOT_ASKED

    def words(self, s: FirstBuilders, out: Words) -> None:
        card: i64
        place: i64
        for card in range(1, 46):
            for place in range(i64(len(s.cards))):
                if i64(s.cards[place]) == card and s.fits(self.seat, self.cell, place):
                    out.append(SCORE.of(card))

    def carry_out(self, s: FirstBuilders, word: i64) -> None:
        place: i64 = 0
        while i64(s.cards[place]) != WORDS.first[word]:
            place += 1
        claim(s, self.seat, place)

    def asked(self, s: FirstBuilders) -> Asked:
        return Asked(name="score", seat=int(self.seat), rules=("FB-147", "FB-151"))


def claim(s: FirstBuilders, seat: i64, place: i64) -> None:
    """Score a card, and take the gold above it (FB-147 … FB-151)."""
    player = s.players[seat]
    points = s.claim_points(seat, place)
    s.tell(CLAIMED, seat, i64(s.cards[place]), points)
    s.score(seat, FROM_DISTRICTS, points)
    own = player.claims[:]
    own[place] += 1
    player.claims = own
    claims = s.claims[:]
    claims[place] += 1
    s.claims = claims
    taken = i64(s.gold[place])
    if taken > 0:
        if s.box.one_gold_a_claim:
            taken = 1
        gold = s.gold[:]
        gold[place] = u8(i64(gold[place]) - taken)
        s.gold = gold
        s.gain(seat, GOLD, taken)
        if s.gold_left() == 0:
            s.tell(MET, seat, NO_GOLD)
