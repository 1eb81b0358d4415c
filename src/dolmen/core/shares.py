"""From points to shares of the win, as `State.values()` tells them: one number a seat, all together 1."""

from __future__ import annotations

from math import exp


def shares(points: list[float], heat: float) -> list[float]:
    """Each seat's chance: who is `heat` points ahead is e times as likely to win."""
    best = max(points)
    weights = [exp((estimate - best) / heat) for estimate in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def final_shares(places: tuple[int, ...]) -> list[float]:
    """What the places of a finished game are worth: the winners share one."""
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]
