"""Open-loop information-set Monte Carlo tree search for any game.

Every iteration plays through one world that agrees with what the seat knows, with fresh dice; the tree holds the
players' words only, so it looks past chance. A place in the tree is opened when it is reached a second time: then each
word is rated by the position directly after it, and ratings say which words to try first. From a leaf the game
goes on by plausible words (`suggest`) to the next quiet position, and is valued there by the state's `values`, for
every seat, so it serves any number of them. Words without a choice are said and forgotten.
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
DEEPEST: Final = 400  # words with a choice that a tree looks ahead, at most
SEATS: Final = 8  # a key is a word times this, and the seat that says it

NO_NUMBERS: Final = vec[i64]()
NO_VALUES: Final = vec[float]()


class Node:
    """A place in the tree: the words said there, how often, and what they were worth to the seat that said them."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.keys: vec[i64] = NO_NUMBERS  # ascending
        self.ratings: vec[float] = NO_VALUES  # before any visit
        self.counts: vec[i64] = NO_NUMBERS
        self.totals: vec[float] = NO_VALUES
        self.kids: list[Node | None] = []

    def add(self, at: i64, key: i64, rating: float) -> None:
        """Make room for a word at a place among the others."""
        self.keys = inserted(self.keys, at, key)
        self.counts = inserted(self.counts, at, 0)
        self.ratings = inserted_value(self.ratings, at, rating)
        self.totals = inserted_value(self.totals, at, 0.0)
        self.kids.insert(int(at), None)

    def mean(self, k: i64) -> float:
        """What a word is worth to the seat that says it; its rating counts as some visits."""
        return (self.totals[k] + TRUST * self.ratings[k]) / (float(self.counts[k]) + TRUST)


def inserted(numbers: vec[i64], at: i64, number: i64) -> vec[i64]:
    out = append(numbers, number)
    k = i64(len(out)) - 1
    while k > at:
        out[k] = out[k - 1]
        k -= 1
    out[at] = number
    return out


def inserted_value(numbers: vec[float], at: i64, number: float) -> vec[float]:
    out = append(numbers, number)
    k = i64(len(out)) - 1
    while k > at:
        out[k] = out[k - 1]
        k -= 1
    out[at] = number
    return out


class Search:
    """A tree of one decision, grown as long as wanted."""

    def __init__(self, world: State, seat: i64, seats: i64, rng: Rng) -> None:
        self.world = world
        self.seat = seat
        self.seats = seats
        self.rng = rng
        self.root = Node()
        self.out = Words()
        self.iterations: i64 = 0
        self.steps: vec[i64] = vec[i64]([0] * DEEPEST)

    def run(self, seconds: float, iterations: i64) -> None:
        """Grow until the time or the iterations are used up (0 is no bound)."""
        end = perf_counter() + seconds
        while iterations == 0 or self.iterations < iterations:
            if seconds > 0.0 and self.iterations & 7 == 0 and perf_counter() >= end and self.iterations > 0:
                return
            self.iterate()

    def iterate(self) -> None:
        """One way from the root to a leaf, and back with what it was worth."""
        rng = self.rng
        out = self.out
        state = self.world.copy()
        state.determinize(int(self.seat), rng)
        path: list[Node] = []
        steps = self.steps
        depth: i64 = 0
        node = self.root
        while True:
            while state.to_move == CHANCE:
                state.apply(state.sample(rng))
            if state.to_move == OVER or depth == DEEPEST:
                break
            state.list_into(out)
            if out.size == 1:
                state.apply(out.at(0))
                continue
            if depth > 0:
                kid = path[depth - 1].kids[steps[depth - 1]]
                if kid is None:
                    if path[depth - 1].counts[steps[depth - 1]] == 0:
                        break
                    kid = Node()
                    path[depth - 1].kids[steps[depth - 1]] = kid
                node = kid
            at = self.pick(node, state)
            state.apply(node.keys[at] // SEATS)
            path.append(node)
            steps[depth] = at
            depth += 1
        self.play_on(state)
        values = state.values()
        k: i64
        for k in range(depth):
            node = path[k]
            at = steps[k]
            node.visits += 1
            node.counts[at] += 1
            node.totals[at] += values[node.keys[at] % SEATS]
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

    def pick(self, node: Node, state: State) -> i64:
        """Which word to try in this world: its place among the words of the node."""
        out = self.out
        size = out.size
        seat = state.to_move
        curiosity = CURIOSITY * sqrt(log(float(node.visits) + 2.0))
        best: i64 = 0
        highest = -1000.0
        k: i64
        at: i64 = 0
        for k in range(size):
            key = out.at(k) * SEATS + seat
            count = i64(len(node.keys))
            while at < count and node.keys[at] < key:
                at += 1
            if at == count or node.keys[at] != key:
                after = state.copy()
                after.apply(out.at(k))
                node.add(at, key, after.values()[seat])
            n = float(node.counts[at])
            score = (node.totals[at] + TRUST * node.ratings[at]) / (n + TRUST) + curiosity / sqrt(n + 0.5)
            if score > highest:
                highest = score
                best = at
        return best

    def best(self) -> i64:
        """The word visited most; of equals the one with the better mean."""
        root = self.root
        best: i64 = 0
        k: i64
        for k in range(1, i64(len(root.kids))):
            more = root.counts[k] - root.counts[best]
            if more > 0 or (more == 0 and root.mean(k) > root.mean(best)):
                best = k
        return root.keys[best] // SEATS

    def after(self, word: i64) -> Node | None:
        """The part of the tree behind a word of the seat."""
        root = self.root
        k: i64
        for k in range(i64(len(root.kids))):
            if root.keys[k] == word * SEATS + self.seat:
                return root.kids[k]
        return None

    def table(self) -> list[tuple[int, int, float]]:
        """Every word of the decision with its visits and its mean value for the seat."""
        root = self.root
        return [(int(root.keys[k]) // SEATS, int(root.counts[k]), root.mean(k)) for k in range(len(root.kids))]
