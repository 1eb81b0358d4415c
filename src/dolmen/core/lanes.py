"""Games side by side, compiled: fate is thrown by itself, so that a game always waits for a seat or is over."""

from __future__ import annotations

from collections.abc import Callable
from sys import getrefcount
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from .observation import Numbers, Observer
from .rng import Rng
from .state import CHANCE, OVER, State
from .words import Words

ILLEGAL: Final = -1
REFUSED: Final = -3  # beside seats, CHANCE and OVER
UNHELD: Final = 2  # references to what nobody but its sight holds: the sight's, and the one that counts
WHOLE: Final = slice(None)


class Lane:
    """One game: its position, the luck it will have, and what the seat to move may say."""

    def __init__(self, start: State, observer: Observer[Any], rng: Rng, keeps_words: bool = False) -> None:
        self.start = start
        self.observer = observer
        self.rng = rng
        self.state = start
        self.legal = Words()
        self.words: list[int] = []  # all that was said, fate's words too, if somebody wants to know
        self.keeps_words = keeps_words

    def begin(self) -> None:
        """A new game."""
        self.state = self.start.copy()
        self.words = []
        self.settle()

    def settle(self) -> None:
        """Let fate decide as long as it is asked."""
        state = self.state
        rng = self.rng
        while state.to_move == CHANCE:
            word = state.sample(rng)
            if self.keeps_words:
                self.words.append(word)
            state.apply(word)
        state.list_into(self.legal)

    def allows(self, word: i64) -> bool:
        legal = self.legal
        k: i64
        for k in range(legal.size):
            if legal.at(k) == word:
                return True
        return False

    def say(self, word: i64) -> None:
        """Carry out a legal word."""
        if self.keeps_words:
            self.words.append(word)
        self.state.apply(word)
        self.settle()

    def hear(self, word: i64) -> i64:
        """Carry out a word if it is legal: who decides then, or REFUSED."""
        if not self.allows(word):
            return REFUSED
        self.say(word)
        return self.state.to_move

    def mask(self, seat: i64, blank: vec[u8]) -> vec[u8]:
        """Which words a seat may say now, as flags beside so many zeros: none unless it is asked."""
        if self.state.to_move != seat:
            return blank
        out = blank[:]
        legal = self.legal
        k: i64
        for k in range(legal.size):
            out[legal.at(k)] = 1
        return out

    def keep(self) -> tuple[State, Rng, list[int]]:
        """What it takes to come back to this point, with the same luck to come; it pickles."""
        return self.state.copy(), self.rng.copy(), self.words[:]

    def go_back(self, kept: tuple[State, Rng, list[int]]) -> None:
        """To a point that was kept; it can be gone back to again."""
        state, rng, words = kept
        self.state = state.copy()
        self.rng = rng.copy()
        self.words = words[:]
        self.state.list_into(self.legal)

    def copy(self) -> Lane:
        """The same position with the same luck to come."""
        twin = Lane(self.start, self.observer, self.rng, self.keeps_words)
        twin.go_back((self.state, self.rng, self.words))
        return twin


class Sight:
    """A position as one seat sees it: numbers, and flags for what it may say now. It is written again in place.

    `shown` and `mask` are the same memory as others see it, as arrays. Whoever looks again wipes the numbers first:
    that is a loop here, and a single copy into `memory`.
    """

    def __init__(self, observer: Observer[Any], actions: int) -> None:
        self.numbers = Numbers(observer.zeros[:])
        self.flags: vec[u8] = vec[u8]([0] * actions)
        self.flagged: vec[i64] = vec[i64]([0] * 64)  # the words that are flagged come first
        self.count: i64 = 0  # of those
        self.shown: Any = None
        self.mask: Any = None
        self.memory: Any = None
        self.zeros = bytes(2 * observer.length)

    def look(self, lane: Lane, seat: i64) -> None:
        numbers, flags, flagged = self.numbers, self.flags, self.flagged
        numbers.at = 0
        lane.observer.observe(lane.state, seat, numbers)
        k: i64
        for k in range(self.count):
            flags[flagged[k]] = 0
        legal = lane.legal.items
        count = lane.legal.size if lane.state.to_move == seat else 0
        if count > i64(len(flagged)):
            flagged = legal[:]
            self.flagged = flagged
        for k in range(count):
            word = legal[k]
            flags[word] = 1
            flagged[k] = word
        self.count = count


class Sights:
    """Two sights that take turns, since whoever looks again mostly still holds what it was shown before.

    As `zip` does with its tuples, one is written again only if nobody holds what it showed.
    """

    def __init__(self, make: Callable[[], Sight]) -> None:
        self.make = make
        self.last = make()
        self.next = make()

    def look(self, lane: Lane, seat: i64) -> dict[str, Any]:
        """What a seat sees, as environments name it."""
        sight = self.next
        self.next = self.last
        if getrefcount(sight.shown) > UNHELD or getrefcount(sight.mask) > UNHELD:
            sight = self.make()
        self.last = sight
        sight.memory[WHOLE] = sight.zeros
        sight.look(lane, seat)
        return {"observation": sight.shown, "action_mask": sight.mask}


class Lanes:
    """Many games, each with a row of numbers; a game that ends gives its rewards and begins anew at once."""

    def __init__(self, lanes: list[Lane], seats: i64, actions: i64, pay: Callable[[State], list[float]]) -> None:
        self.lanes = lanes
        self.seats = seats
        self.actions = actions
        self.pay = pay
        count: i64 = len(lanes)
        self.length: i64 = lanes[0].observer.length
        self.zeros: vec[i16] = vec[i16]([0] * (count * self.length))
        self.numbers = Numbers(self.zeros)
        self.places = Words()  # of all legal words, as lane · actions + word
        self.counts: vec[i64] = vec[i64]([0] * count)  # of legal words
        self.to_move: vec[i64] = vec[i64]([0] * count)
        self.dones: vec[u8] = vec[u8]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * seats))
        self.look()

    def refused(self, words: list[int]) -> i64:
        """The first lane whose word is not legal; −1 if all are."""
        k: i64
        for k in range(i64(len(words))):
            if not self.lanes[k].allows(words[k]):
                return k
        return ILLEGAL

    def step(self, words: list[int]) -> None:
        """Say a legal word in every game."""
        k: i64
        n: i64
        for k in range(i64(len(words))):
            lane = self.lanes[k]
            lane.say(words[k])
            over = lane.state.to_move == OVER
            if over or self.dones[k] == 1:
                for n in range(self.seats):
                    self.rewards[k * self.seats + n] = 0.0
            self.dones[k] = 1 if over else 0
            if over:
                rewards = self.pay(lane.state)
                for n in range(self.seats):
                    self.rewards[k * self.seats + n] = rewards[n]
                lane.begin()
        self.look()

    def look(self) -> None:
        """Write every position as its seat to move sees it, and its legal words."""
        numbers = Numbers(self.zeros[:])
        places = self.places
        places.clear()
        k: i64
        n: i64
        for k in range(i64(len(self.lanes))):
            lane = self.lanes[k]
            seat = lane.state.to_move
            self.to_move[k] = seat
            numbers.at = k * self.length
            lane.observer.observe(lane.state, seat, numbers)
            legal = lane.legal
            self.counts[k] = legal.size
            for n in range(legal.size):
                places.append(k * self.actions + legal.at(n))
        self.numbers = numbers
