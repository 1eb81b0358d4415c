"""Open-loop information-set Monte Carlo tree search for any game.

Every iteration plays through one world that agrees with what the seat knows, with fresh dice; the tree holds the
players' words only. From a leaf the game goes on by plausible words (`suggest`) to the next quiet position, and is
valued there by the state's `values`. A word met for the first time is rated by the position directly after it. One
value per seat is backed up, so it serves any number of seats.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, OVER, State
from dolmen.core.words import Words

FARTHEST: Final = 300  # words to the next quiet position, at most
TRUST: Final = 1.5  # how many visits the first rating of a word weighs
CURIOSITY: Final = 0.06  # weight of what is little visited against what looks good


class Node:
    """What is known of the words said up to here: how often, and what they were worth to each seat."""

    def __init__(self, seats: i64, rating: float) -> None:
        self.rating = rating  # of the word that led here, to the seat that said it, before any visit
        self.visits: i64 = 0
        self.totals: vec[float] = vec[float]([0.0] * seats)
        self.words: vec[i64] = NO_WORDS  # ascending
        self.kids: list[Node] = []

    def add(self, word: i64, rating: float) -> None:
        """Make room for a word, keeping the words ascending."""
        place: i64 = 0
        while place < i64(len(self.words)) and self.words[place] < word:
            place += 1
        words = append(self.words[:], word)
        k = i64(len(words)) - 1
        while k > place:
            words[k] = words[k - 1]
            k -= 1
        words[place] = word
        self.words = words
        self.kids.insert(int(place), Node(i64(len(self.totals)), rating))

    def mean(self, seat: i64) -> float:
        return (self.totals[seat] + TRUST * self.rating) / (float(self.visits) + TRUST)


NO_WORDS: Final = vec[i64]()


class Search:
    """A tree of one decision, grown as long as wanted."""

    def __init__(self, world: State, seat: i64, seats: i64, rng: Rng) -> None:
        self.world = world
        self.seat = seat
        self.seats = seats
        self.rng = rng
        self.root = Node(seats, 0.0)
        self.out = Words()
        self.iterations: i64 = 0

    def run(self, seconds: float, iterations: i64) -> None:
        """Grow until the time or the iterations are used up (0 is no bound)."""
        end = perf_counter() + seconds
        while iterations == 0 or self.iterations < iterations:
            if seconds > 0.0 and self.iterations & 7 == 0 and perf_counter() >= end and self.iterations > 0:
                return
            self.iterate()

    def iterate(self) -> None:
        state = self.world.copy()
        state.determinize(int(self.seat), self.rng)
        path = [self.root]
        node = self.root
        while True:
            while state.to_move == CHANCE:
                state.apply(state.sample(self.rng))
            if state.to_move == OVER or (node.visits == 0 and node is not self.root):
                break
            node = self.descend(node, state)
            path.append(node)
        self.play_on(state)
        self.back_up(path, state.values())
        self.iterations += 1

    def play_on(self, state: State) -> None:
        """Go on by plausible words until the state's values can be trusted."""
        n: i64 = 0
        while state.to_move != OVER and n < FARTHEST and not state.is_quiet():
            if state.to_move == CHANCE:
                state.apply(state.sample(self.rng))
            else:
                state.apply(state.suggest(self.rng))
            n += 1

    def descend(self, node: Node, state: State) -> Node:
        """Choose a word of this world, say it, and go to its node."""
        state.list_into(self.out)
        size = self.out.size
        seat = state.to_move
        curiosity = CURIOSITY * sqrt(log(float(node.visits) + 2.0))
        best = -1
        highest = -1000.0
        k: i64
        at: i64 = 0
        found = 0
        for k in range(size):
            word = self.out.at(k)
            while at < i64(len(node.words)) and node.words[at] < word:
                at += 1
            if at == i64(len(node.words)) or node.words[at] != word:
                self.rate(node, state, word, seat)
            kid = node.kids[at]
            score = kid.mean(seat) + curiosity / sqrt(float(kid.visits) + 0.5)
            if score > highest:
                highest = score
                best = int(k)
                found = int(at)
        state.apply(self.out.at(best))
        return node.kids[found]

    def rate(self, node: Node, state: State, word: i64, seat: i64) -> None:
        """Meet a word for the first time: its value directly after it."""
        after = state.copy()
        after.apply(word)
        node.add(word, after.values()[seat])

    def back_up(self, path: list[Node], values: list[float]) -> None:
        seat: i64
        for node in path:
            node.visits += 1
            for seat in range(self.seats):
                node.totals[seat] += values[seat]

    def best(self) -> i64:
        """The word visited most; of equals the one with the better mean."""
        root = self.root
        best: i64 = 0
        k: i64
        for k in range(1, i64(len(root.kids))):
            kid = root.kids[k]
            top = root.kids[best]
            if kid.visits > top.visits or (kid.visits == top.visits and kid.mean(self.seat) > top.mean(self.seat)):
                best = k
        return root.words[best]

    def table(self) -> list[tuple[int, int, float]]:
        """Every word of the decision with its visits and its mean value for the seat."""
        root = self.root
        return [(int(w), int(kid.visits), kid.mean(self.seat)) for w, kid in zip(root.words, root.kids, strict=True)]
