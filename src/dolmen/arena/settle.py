"""When a question is settled: a sequential test of a bot's share of wins, so that no game is played for nothing.

The question of a line-up: does its first bot win more than its share (an even one, or one that is asked for)? Two
answers are weighed against each other, a little below and a little above; the log of their likelihood ratio is followed
game by game, and the test ends when either is twenty times likelier (Wald's bounds for errors of 5 %). What is counted
are fates, each played from every chair, whose mean share is nearly normal and varies less than a single game's.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import msgspec

ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)
FEWEST = 8  # fates, before anything is believed


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a share lies above a level; shares nearer to it than half the width may be called either way."""

    level: float
    width: float = 0.05

    def settled_after(self, shares: Sequence[float]) -> int | None:
        """After how many fates the answer is clear."""
        total = squares = 0.0
        for n, share in enumerate(shares, 1):
            total += share
            squares += share * share
            if n >= FEWEST and abs(self.weight(n, total, squares)) >= BOUND:
                return n
        return None

    def weight(self, n: int, total: float, squares: float) -> float:
        """How much likelier "above" is than "below" (a logarithm), after n fates: their shares and squares added up."""
        mean = total / n
        # Two shares, one of all games and one of none, keep a lucky start from looking like certainty.
        spread = (squares - total * mean + mean**2 + (1 - mean) ** 2) / (n + 2)
        return n * self.width * (mean - self.level) / spread
