"""Set-up: the pawn on Origin, a goal for each player, tiles, tokens, who starts (OR-018 … OR-036)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dolmen.core.asked import Asked
from dolmen.core.bits import bit, count_bits
from dolmen.core.deck import Deck
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, NOT_ASKED, Question
from dolmen.core.words import Words

from .box import CRADLE, DECKS, FIRST, GOAL, LANDS, LEVELS, LILAC, SLOTS, STRAITS, TYPES, Box
from .packed import count, lowest, one
from .rewards import lay_tile
from .state import NOBODY, Origin, Player
from .words import (
    BEGAN,
    CHOSE,
    DEAL,
    DEALT,
    GAME,
    KEEP,
    LAID_GAME,
    LAID_STRAIT,
    ORIGIN,
    PASSAGE,
    STARTS,
    TILE,
    WORDS,
)
from .words import CRADLE as CRADLED

DEALT_GOALS = 3


def lay_out(box: Box) -> Origin:
    """The table before anything is drawn."""
    s = Origin(box)
    seat: i64
    for seat in range(box.seats):
        player = Player()
        player.villages = box.villages
        s.players.append(player)
    s.pawns = vec[u8]([0] * LANDS)
    s.reach = vec[i64]([0] * TYPES)
    s.supply = box.pawns
    s.twins = box.twins
    s.reserve = Deck(box.tiles[:])
    deck: i64
    for deck in range(DECKS):
        s.decks.append(Deck(box.copies[FIRST[deck] : FIRST[deck + 1]]))
    return s


@final
class Opening(Question[Origin]):
    """One of the smallest pawns, of any colour, stands on Origin and belongs to nobody (OR-018 … OR-020)."""

    def asks(self, s: Origin) -> i64:
        if s.occupied == 0:
            return CHANCE
        s.pop()
        return NOT_ASKED

    def words(self, s: Origin, out: Words) -> None:
        colour: i64
        for colour in range(3):
            out.append(ORIGIN.of(colour))

    def sample(self, s: Origin, rng: Rng) -> i64:
        return ORIGIN.of(rng.below(3))

    def answer(self, s: Origin, word: i64) -> None:
        pawn = WORDS.first[word]
        s.take_pawn(pawn)
        s.stand(pawn, CRADLE)
        s.tell(CRADLED, CHANCE, pawn)

    def asked(self, s: Origin) -> Asked:
        return Asked(name="origin", seat=CHANCE, rules=("OR-018", "OR-019"))

    def copy(self) -> Opening:
        return self


@final
class Dealing(Question[Origin]):
    """Three goals for each player (OR-024)."""

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def asks(self, s: Origin) -> i64:
        if self.seat < s.box.seats and count_bits(s.players[self.seat].dealt) == DEALT_GOALS:
            self.seat += 1
        if self.seat < s.box.seats:
            return CHANCE
        s.pop()
        return NOT_ASKED

    def words(self, s: Origin, out: Words) -> None:
        s.decks[LILAC].words(DEAL.base, out)

    def weights(self, s: Origin) -> list[int]:
        return s.decks[LILAC].weights()

    def sample(self, s: Origin, rng: Rng) -> i64:
        return s.decks[LILAC].sample(DEAL.base, rng)

    def sees(self, s: Origin) -> i64:
        return bit(self.seat)

    def answer(self, s: Origin, word: i64) -> None:
        goal = WORDS.first[word]
        s.decks[LILAC].take(goal)
        s.players[self.seat].dealt |= bit(goal)
        s.tell(DEALT, self.seat, goal)

    def asked(self, s: Origin) -> Asked:
        return Asked(name="deal", seat=CHANCE, rules=("OR-024",))

    def copy(self) -> Dealing:
        return Dealing(self.seat)


@final
class Picking(Question[Origin]):
    """Each player keeps one of the three; the others are shuffled into the deck (OR-024, OR-241)."""

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def asks(self, s: Origin) -> i64:
        if self.seat < s.box.seats:
            return self.seat
        s.pop()
        return NOT_ASKED

    def words(self, s: Origin, out: Words) -> None:
        goals = s.players[self.seat].dealt
        while goals != 0:
            out.append(KEEP.base + GOAL + lowest(goals))
            goals &= goals - 1

    def sees(self, s: Origin) -> i64:
        return bit(self.seat)

    def answer(self, s: Origin, word: i64) -> None:
        goal = WORDS.first[word] - GOAL
        player = s.players[self.seat]
        player.goals = bit(goal)
        rest = player.dealt & ~bit(goal)
        while rest != 0:
            s.decks[LILAC].put_back(lowest(rest))
            rest &= rest - 1
        player.dealt = 0
        s.tell(CHOSE, self.seat, goal)
        self.seat += 1

    def asked(self, s: Origin) -> Asked:
        return Asked(name="choose", seat=int(self.seat), rules=("OR-024",))

    def copy(self) -> Picking:
        return Picking(self.seat)


@final
class Tiling(Question[Origin]):
    """Fifteen tiles are laid face up, at least three of them of level 1 (OR-026, OR-027).

    Laying all again until three show is the same as drawing each tile as likely as it is on an accepted board.
    """

    def asks(self, s: Origin) -> i64:
        if s.empty_slot() >= 0:
            return CHANCE
        s.pop()
        return NOT_ASKED

    def weight(self, s: Origin, level: i64) -> i64:
        """How many tiles of a level are left, times how often such a board is accepted in the end."""
        laid = s.empty_slot()
        ones = i64(s.box.tiles[1]) - i64(s.reserve.bag[1])
        if level == 1:
            ones += 1
        return i64(s.reserve.bag[level]) * s.box.accepted[(laid + 1) * (SLOTS + 1) + ones]

    def words(self, s: Origin, out: Words) -> None:
        level: i64
        for level in range(1, LEVELS):
            if self.weight(s, level) > 0:
                out.append(TILE.of(level))

    def weights(self, s: Origin) -> list[int]:
        out: list[int] = []
        level: i64
        for level in range(1, LEVELS):
            weight = self.weight(s, level)
            if weight > 0:
                out.append(int(weight))
        return out

    def sample(self, s: Origin, rng: Rng) -> i64:
        level: i64
        most: i64 = 0
        for level in range(1, LEVELS):
            most += self.weight(s, level)
        r = rng.below(most)
        level = 1
        r -= self.weight(s, 1)
        while r >= 0:
            level += 1
            r -= self.weight(s, level)
        return TILE.of(level)

    def answer(self, s: Origin, word: i64) -> None:
        lay_tile(s, WORDS.first[word])

    def asked(self, s: Origin) -> Asked:
        return Asked(name="tile", seat=CHANCE, rules=("OR-026", "OR-027"))

    def copy(self) -> Tiling:
        return self


def left_of(tokens: vec[u8], laid: i64, spaces: i64, value: i64) -> i64:
    """How many tokens of a value are not laid yet on so many spaces."""
    n = i64(tokens[value])
    k: i64
    for k in range(spaces):
        if count(laid, k) == value:
            n -= 1
    return n


@final
class Sounding(Question[Origin]):
    """The strait tokens are laid out (OR-030)."""

    def __init__(self, strait: i64 = 0) -> None:
        self.strait = strait

    def asks(self, s: Origin) -> i64:
        if self.strait < STRAITS:
            return CHANCE
        s.pop()
        return NOT_ASKED

    def tokens(self, s: Origin, value: i64) -> i64:
        return left_of(s.box.straits, s.straits, STRAITS, value)

    def words(self, s: Origin, out: Words) -> None:
        value: i64
        for value in range(1, 10):
            if self.tokens(s, value) > 0:
                out.append(PASSAGE.of(value))

    def weights(self, s: Origin) -> list[int]:
        return [int(self.tokens(s, value)) for value in range(1, 10) if self.tokens(s, value) > 0]

    def sample(self, s: Origin, rng: Rng) -> i64:
        r = rng.below(STRAITS - self.strait)
        value: i64 = 1
        r -= self.tokens(s, 1)
        while r >= 0:
            value += 1
            r -= self.tokens(s, value)
        return PASSAGE.of(value)

    def answer(self, s: Origin, word: i64) -> None:
        value = WORDS.first[word]
        s.straits += value * one(self.strait)
        s.tell(LAID_STRAIT, CHANCE, self.strait, value)
        self.strait += 1

    def asked(self, s: Origin) -> Asked:
        return Asked(name="passage", seat=CHANCE, rules=("OR-030",))

    def copy(self) -> Sounding:
        return Sounding(self.strait)


@final
class Hunting(Question[Origin]):
    """The hunting tokens are laid on the green territories; the last leaves the game (OR-031)."""

    def __init__(self, ground: i64 = 0) -> None:
        self.ground = ground

    def asks(self, s: Origin) -> i64:
        if self.ground < 5:
            return CHANCE
        value: i64 = 1
        while self.tokens(s, value) == 0:
            value += 1
        s.left_over = value
        s.pop()
        return NOT_ASKED

    def tokens(self, s: Origin, value: i64) -> i64:
        return left_of(s.box.hunting, s.hunting, 5, value)

    def words(self, s: Origin, out: Words) -> None:
        value: i64
        for value in range(1, 10):
            if self.tokens(s, value) > 0:
                out.append(GAME.of(value))

    def weights(self, s: Origin) -> list[int]:
        return [int(self.tokens(s, value)) for value in range(1, 10) if self.tokens(s, value) > 0]

    def sample(self, s: Origin, rng: Rng) -> i64:
        r = rng.below(6 - self.ground)
        value: i64 = 1
        r -= self.tokens(s, 1)
        while r >= 0:
            value += 1
            r -= self.tokens(s, value)
        return GAME.of(value)

    def answer(self, s: Origin, word: i64) -> None:
        value = WORDS.first[word]
        s.hunting += value * one(self.ground)
        s.tell(LAID_GAME, CHANCE, s.box.greens[self.ground], value)
        self.ground += 1

    def asked(self, s: Origin) -> Asked:
        return Asked(name="game", seat=CHANCE, rules=("OR-031",))

    def copy(self) -> Hunting:
        return Hunting(self.ground)


@final
class Beginning(Question[Origin]):
    """Who starts (OR-032)."""

    def asks(self, s: Origin) -> i64:
        if s.turn == NOBODY:
            return CHANCE
        s.pop()
        return NOT_ASKED

    def words(self, s: Origin, out: Words) -> None:
        seat: i64
        for seat in range(s.box.seats):
            out.append(STARTS.of(seat))

    def sample(self, s: Origin, rng: Rng) -> i64:
        return STARTS.of(rng.below(s.box.seats))

    def answer(self, s: Origin, word: i64) -> None:
        s.turn = WORDS.first[word]
        s.tell(BEGAN, s.turn)

    def asked(self, s: Origin) -> Asked:
        return Asked(name="starts", seat=CHANCE, rules=("OR-032",))

    def copy(self) -> Beginning:
        return self
