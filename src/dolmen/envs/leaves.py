"""Tree search whose leaves a network judges, many in one call.

    def evaluate(observations, masks):          # int16 rows and flags, one for each leaf
        return priors, values                   # floats: one for each action; one for each seat, the viewer first

    search = LeafSearch("kingdomino-origins", evaluate, players=2)
    visits = search.run(states, iterations=64)  # for each state, how often each word was tried

Every iteration walks down from every root to one leaf, in a world dealt anew from what the root's seat knows; then all
leaves are judged together. Open-loop PUCT: a node is a list of words said, so one tree serves all worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

from dolmen.core.extra import need

need("numpy")

import numpy as np
from numpy.typing import NDArray

from dolmen.core.errors import BadOption
from dolmen.core.game import Game
from dolmen.core.options import Value
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, OVER, State

from .desk import Desk, whole

Evaluate = Callable[[NDArray[np.int16], NDArray[np.bool_]], tuple[NDArray[Any], NDArray[Any]]]


class Node:
    """What is known of a position: who decides, what the network expects, what was tried."""

    __slots__ = ("children", "priors", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.priors: dict[int, float] | None = None  # None: not judged yet
        self.visits = 0
        self.total: list[float] = []  # of values, by seat


class LeafSearch:
    """Searches several positions at once, so that a network judges their leaves together."""

    def __init__(
        self,
        game: Game | str,
        evaluate: Evaluate,
        players: int | None = None,
        exploration: float = 1.5,
        **options: Value,
    ) -> None:
        self.desk = Desk(game, players, options)
        self.evaluate = evaluate
        self.exploration = exploration

    def run(self, states: Sequence[State], iterations: int, seed: int = 0) -> list[dict[int, int]]:
        """How often each word was tried from each position; the most tried is the choice."""
        for state in states:
            self.check(state)
        luck = Rng(whole(seed, "a seed"))
        roots = [Node() for _ in states]
        for _ in range(iterations):
            walks = [self.walk(root, state, luck) for root, state in zip(roots, states, strict=True)]
            self.judge([walk for walk in walks if walk[1].to_move != OVER])
            for path, world in walks:
                if world.to_move == OVER:
                    back_up(path, list(world.values()))
        return [{word: child.visits for word, child in root.children.items()} for root in roots]

    def check(self, state: State) -> None:
        """Refuse what is no decision at such a table."""
        if type(state) is not type(self.desk.start) or len(state.scores()) != self.desk.seats:
            raise BadOption(f"here are searched positions of {self.desk.name}; this one is of another table")
        if state.to_move < 0:
            raise BadOption("a position to search waits for a seat: let fate speak first, and look whether it is over")

    def walk(self, root: Node, state: State, luck: Rng) -> tuple[list[Node], State]:
        """Down to a leaf: a position that nobody has judged, or the end."""
        world = state.copy()
        world.determinize(int(state.to_move), luck)
        node, path = root, [root]
        while world.to_move != OVER:
            if world.to_move == CHANCE:
                word = int(world.sample(luck))
            elif node.priors is None:
                break
            else:
                word = self.choose(node, int(world.to_move), world.legal())
            world.apply(word)
            node = node.children.setdefault(word, Node())
            path.append(node)
        return path, world

    def choose(self, node: Node, seat: int, legal: list[int]) -> int:
        """The word that promises most: what it brought so far, and what the network expects of it."""
        priors = node.priors or {}
        spread = self.exploration * sqrt(node.visits)
        hope = node.total[seat] / node.visits if node.visits else 0.5
        best, choice = -1.0, legal[0]
        for word in legal:
            child = node.children.get(word)
            visits = child.visits if child else 0
            value = child.total[seat] / visits if child and visits else hope
            score = value + spread * priors.get(word, 1.0 / len(legal)) / (1 + visits)
            if score > best:
                best, choice = score, word
        return choice

    def judge(self, walks: list[tuple[list[Node], State]]) -> None:
        """One call for all leaves; what it says goes up their paths."""
        if not walks:
            return
        seats = self.desk.seats
        movers = [int(world.to_move) for _, world in walks]
        numbers = [self.desk.observer.row(world, mover) for (_, world), mover in zip(walks, movers, strict=True)]
        observations = np.array(numbers, np.int16)
        masks = np.zeros((len(walks), self.desk.actions), bool)
        legals = [world.legal() for _, world in walks]
        for row, legal in zip(masks, legals, strict=True):
            row[legal] = True
        priors, values = (np.asarray(told, float) for told in self.evaluate(observations, masks))
        self.check_judged("priors", priors, masks.shape)
        self.check_judged("values", values, (len(walks), seats))
        for k, (path, _) in enumerate(walks):
            weights = priors[k, legals[k]]
            total = float(weights.sum()) or 1.0
            path[-1].priors = {word: float(w) / total for word, w in zip(legals[k], weights, strict=True)}
            back_up(path, [float(values[k, (seat - movers[k]) % seats]) for seat in range(seats)])

    def check_judged(self, name: str, found: NDArray[np.float64], shape: tuple[int, ...]) -> None:
        if found.shape != shape:
            raise BadOption(f"`evaluate` gives {name} of {found.shape}; {shape} would be right")
        if not np.isfinite(found).all():
            raise BadOption(f"`evaluate` gives {name} that are no finite numbers")


def back_up(path: list[Node], values: list[float]) -> None:
    """Every node on the way counts the visit."""
    for node in path:
        node.visits += 1
        node.total = [a + b for a, b in zip(node.total or [0.0] * len(values), values, strict=True)]
