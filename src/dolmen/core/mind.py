"""A learned value: what the features of a position are worth, by how much of the game is left.

Every feature has three numbers, for 1, left and left², so that a weight may change with the stage of the game. A seat's
features times its weights are the points that it will probably end with; `heat` turns leads into shares of the win.
"""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from .shares import shares


class Mind:
    """The weights of one kind of table: three numbers a feature, and three of the heat's logarithm."""

    def __init__(self, weights: vec[float], heat: vec[float]) -> None:
        self.weights = weights
        self.heat = heat

    def points(self, features: vec[float], seat: i64, left: float) -> float:
        """The points a seat will probably end with; its features stand behind those of the seats before it."""
        weights = self.weights
        count = i64(len(weights)) // 3
        square = left * left
        start = seat * count
        total = 0.0
        k: i64
        for k in range(count):
            feature = features[start + k]
            if feature != 0.0:
                total += feature * (weights[3 * k] + weights[3 * k + 1] * left + weights[3 * k + 2] * square)
        return total

    def heat_at(self, left: float) -> float:
        """How many points ahead make a seat e times as likely to win."""
        return exp(self.heat[0] + self.heat[1] * left + self.heat[2] * left * left)

    def values(self, features: vec[float], seats: i64, left: float) -> list[float]:
        """Each seat's share of the win; they add up to 1."""
        seat: i64
        points: list[float] = []
        for seat in range(seats):
            points.append(self.points(features, seat, left))
        return shares(points, self.heat_at(left))

    def __reduce__(self) -> tuple[object, ...]:
        return Mind, (self.weights, self.heat)


def mind_of(weights: list[float], heat: list[float]) -> Mind:
    """A mind from plain numbers."""
    return Mind(vec[float](weights), vec[float](heat))
