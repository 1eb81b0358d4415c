"""From points to shares of the win, as `State.values()` tells them: one number a seat, all together 1."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64


def shares(points: list[float], heat: float) -> list[float]:
    """Each seat's chance: who is `heat` points ahead is e times as likely to win."""
    best = points[0]
    for estimate in points:
        if estimate > best:
            best = estimate
    total = 0.0
    weights: list[float] = []
    for estimate in points:
        weight = exp((estimate - best) / heat)
        total += weight
        weights.append(weight)
    k: i64
    for k in range(i64(len(weights))):
        weights[k] = weights[k] / total
    return weights


def final_shares(places: tuple[int, ...]) -> list[float]:
    """What the places of a finished game are worth: the winners share one."""
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]
