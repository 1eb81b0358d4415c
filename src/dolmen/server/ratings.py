"""How well people play: openskill's Plackett-Luce, per game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from .store import Rating, Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


class RatingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A rating as people see it: a whole number, about 1000 at first."""

    rating: int
    games: int


@cache
def model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def judge(result: Result, before: dict[str, Rating]) -> list[Rating]:
    """The ratings after a result."""
    skill = model()
    people = list(result.places)
    teams = []
    for person in people:
        old = before.get(person)
        teams.append([skill.rating(mu=old.mu, sigma=old.sigma) if old else skill.rating()])
    new = skill.rate(teams, ranks=[float(result.places[person]) for person in people])
    return [
        Rating(
            person=person,
            game=result.game,
            mu=float(team[0].mu),
            sigma=float(team[0].sigma),
            games=(before[person].games if person in before else 0) + 1,
        )
        for person, team in zip(people, new, strict=True)
    ]


def shown(ratings: list[Rating]) -> dict[str, RatingInfo]:
    """Ratings by game, cautious: what somebody is sure to be worth."""
    return {
        rating.game: RatingInfo(rating=round(1000 + 40 * (rating.mu - 3 * rating.sigma)), games=rating.games)
        for rating in ratings
    }
