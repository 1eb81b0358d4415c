"""Open-loop information-set Monte Carlo tree search for any game.

Every iteration plays through one world that agrees with what the seat knows, with fresh dice; the tree holds the
players' words only, so it looks past chance. A place in the tree is opened when it is reached a second time: then
words are rated by the position directly after them, and ratings say which words to try first. A rating costs as much as
an iteration, so at first only the words that did best elsewhere are rated, and more of them with every visit. From a
leaf the game goes on by plausible words (`suggest`) to the next quiet position, and is valued there by the state's
`values`, for every seat, so it serves any number of them. Words without a choice are said and forgotten.
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
AT_FIRST: Final = 3  # known words that are rated when a place is opened
AT_ONCE: Final = 2  # and at every further visit
NOWHERE: Final = -1
UNHEARD: Final = 10.0  # what is hoped of a word that was rated nowhere: it is rated first

NO_NUMBERS: Final = vec[i64]()
NO_VALUES: Final = vec[float]()


class Node:
    """A place in the tree: the words said there, how often, and what they were worth to the seat that said them."""

    def __init__(self, seat: i64 = -1, worth: float = 0.0) -> None:
        self.seat = seat  # who was asked at the first visit
        self.worth = worth  # and what the position was worth to it then
        self.visits: i64 = 0
        self.keys: vec[i64] = NO_NUMBERS  # ascending
        self.ratings: vec[float] = NO_VALUES  # before any visit
        self.counts: vec[i64] = NO_NUMBERS
        self.totals: vec[float] = NO_VALUES
        self.kids: list[Node | None] = []

    def add(self, key: i64, rating: float) -> None:
        """Make room for a word among the others."""
        keys = append(self.keys, key)
        counts = append(self.counts, 0)
        ratings = append(self.ratings, rating)
        totals = append(self.totals, 0.0)
        at = i64(len(keys)) - 1
        while at > 0 and keys[at - 1] > key:
            keys[at] = keys[at - 1]
            counts[at] = counts[at - 1]
            ratings[at] = ratings[at - 1]
            totals[at] = totals[at - 1]
            at -= 1
        keys[at] = key
        counts[at] = 0
        ratings[at] = rating
        totals[at] = 0.0
        self.keys = keys
        self.counts = counts
        self.ratings = ratings
        self.totals = totals
        self.kids.insert(int(at), None)

    def mean(self, k: i64) -> float:
        """What a word is worth to the seat that says it; its rating counts as some visits."""
        return (self.totals[k] + TRUST * self.ratings[k]) / (float(self.counts[k]) + TRUST)


class Search:
    """A tree of one decision, grown as long as wanted."""

    def __init__(self, world: State, seat: i64, seats: i64, rng: Rng) -> None:
        self.world = world
        self.seat = seat
        self.seats = seats
        self.rng = rng
        self.curiosity = CURIOSITY
        self.root = Node()
        self.out = Words()
        self.iterations: i64 = 0
        self.total = 0.0  # what all iterations were worth to the seat
        self.steps: vec[i64] = vec[i64]([0] * DEEPEST)
        self.landed: i64 = NOWHERE  # the key of a word just rated whose values need no further look
        self.landing: list[float] = []  # these values
        self.next: i64 = 0  # and who is asked then
        self.missing = Words()  # words of a position that are not rated yet
        self.gains: vec[float] = NO_VALUES  # by word: what it added wherever it was rated, in all
        self.times: vec[i64] = NO_NUMBERS  # by word: how often it was rated

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
        leaf: Node | None = None
        values: list[float] | None = None
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
                kids = path[depth - 1].kids
                kid = kids[steps[depth - 1]]
                if kid is None:
                    leaf = Node(state.to_move)
                    kids[steps[depth - 1]] = leaf
                    break
                node = kid
            at = self.pick(node, state)
            path.append(node)
            steps[depth] = at
            depth += 1
            if node.keys[at] == self.landed:
                values = self.landing
                if self.next >= 0:
                    node.kids[at] = Node(self.next, values[self.next])
                break
            state.apply(node.keys[at] // SEATS)
        if values is None:
            self.play_on(state)
            values = state.values()
            if leaf is not None:
                leaf.worth = values[leaf.seat]
        self.total += values[self.seat]
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
        self.landed = NOWHERE
        best = self.look(node, state.to_move)
        if self.missing.size > 0 and self.open(node, state):
            best = self.look(node, state.to_move)
        return best

    def look(self, node: Node, seat: i64) -> i64:
        """The most promising of the words listed that are rated; notes the others."""
        out = self.out
        missing = self.missing
        missing.clear()
        keys = node.keys
        count = i64(len(keys))
        curiosity = self.curiosity * sqrt(log(float(node.visits) + 2.0))
        best: i64 = 0
        highest = -1000.0
        k: i64
        at: i64 = 0
        for k in range(out.size):
            key = out.at(k) * SEATS + seat
            while at < count and keys[at] < key:
                at += 1
            if at == count or keys[at] != key:
                missing.append(out.at(k))
                continue
            n = float(node.counts[at])
            score = (node.totals[at] + TRUST * node.ratings[at]) / (n + TRUST) + curiosity / sqrt(n + 0.5)
            if score > highest:
                highest = score
                best = at
        return best

    def open(self, node: Node, state: State) -> bool:
        """Rate some of the words that are missing, at the root all of them; tells whether there were any to rate."""
        seat = state.to_move
        missing = self.missing
        count = missing.size
        known = self.out.size - count
        wanted = count
        if node is not self.root:
            wanted = AT_FIRST + AT_ONCE * node.visits - known
        worth = node.worth
        rated: i64 = 0
        highest = -1.0
        while rated < count:
            best: i64 = 0
            most = -UNHEARD
            k: i64
            for k in range(count):
                word = missing.at(k)
                if word >= 0:
                    hope = self.hope(word)
                    if hope > most:
                        most = hope
                        best = k
            if rated >= wanted and most < UNHEARD:
                break
            if rated == 0 and node.seat != seat:
                worth = state.values()[seat]
            word = missing.at(best)
            missing.items[best] = -1
            rated += 1
            after = state.copy()
            after.apply(word)
            values = after.values()
            rating = values[seat]
            self.note(word, rating - worth)
            node.add(word * SEATS + seat, rating)
            if rating > highest:
                highest = rating
                self.landed = NOWHERE
                if after.to_move == OVER or (after.to_move >= 0 and after.is_quiet()):
                    self.landing = values
                    self.landed = word * SEATS + seat
                    self.next = after.to_move
        return rated > 0

    def hope(self, word: i64) -> float:
        """What a word adds on average, wherever it was rated."""
        if word >= i64(len(self.times)) or self.times[word] == 0:
            return UNHEARD
        return self.gains[word] / float(self.times[word])

    def note(self, word: i64, gain: float) -> None:
        """Remember what a word added."""
        while i64(len(self.times)) <= word:
            self.times = append(self.times, 0)
            self.gains = append(self.gains, 0.0)
        self.times[word] += 1
        self.gains[word] += gain

    def mean(self) -> float:
        """What the position is worth to the seat, over all iterations so far."""
        return self.total / float(max(self.iterations, 1))

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
