"""Checks of chance: `sample` follows `weights`."""

from __future__ import annotations

import math

from dolmen.core.game import Game
from dolmen.core.rng import Rng

from .trial import BrokenGame, Trial

NODES = 20  # so many positions of each question are thrown at
PER_WORD = 20  # throws for each outcome, which keeps the test's approximation honest
BOUND = 6.0  # standard deviations: one false alarm in a thousand million


class Dice:
    """Throws at chance positions and adds up, question by question, how far the throws are from the weights."""

    def __init__(self) -> None:
        self.met: dict[str, int] = {}
        self.square: dict[str, float] = {}
        self.freedom: dict[str, int] = {}

    def throw(self, t: Trial, luck: Rng) -> int:
        """Compare throws with weights, unless this question was met often enough; how many throws it took."""
        name = t.state.asked().name
        legal = t.state.legal()
        with t.guard("weights"):
            weights = t.state.weights()
        if len(weights) != len(legal):
            raise t.wrong(f"weights() has {len(weights)} numbers for {len(legal)} legal words")
        if not all(type(weight) is int and weight > 0 for weight in weights):
            raise t.wrong(f"weights() gives {weights}: they are whole numbers above 0")
        if self.met.get(name, 0) >= NODES:
            return 0
        self.met[name] = self.met.get(name, 0) + 1
        count = PER_WORD * len(legal)
        counts = dict.fromkeys(legal, 0)
        for _ in range(count):
            with t.guard("sample"):
                word = int(t.state.sample(luck))
            if word not in counts:
                raise t.wrong(f"sample gave {t.text(word)!r}, which is not legal there")
            counts[word] += 1
        total = sum(weights)
        for word, weight in zip(legal, weights, strict=True):
            expected = count * weight / total
            self.square[name] = self.square.get(name, 0.0) + (counts[word] - expected) ** 2 / expected
        self.freedom[name] = self.freedom.get(name, 0) + len(legal) - 1
        return count

    def finish(self, game: Game) -> None:
        for name, freedom in self.freedom.items():
            if freedom and deviation(self.square[name], freedom) > BOUND:
                raise BrokenGame(
                    f"{game.id}: at the question {name!r} sample() does not follow weights(): chi-square "
                    f"{self.square[name]:.0f} with {freedom} degrees of freedom over {self.met[name]} positions"
                )


def deviation(square: float, freedom: int) -> float:
    """How many standard deviations a chi-square lies above what is expected (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))
