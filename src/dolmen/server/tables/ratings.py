"""How well people play: openskill's Plackett-Luce, per game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from dolmen.server.store import Rating, Result

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
    guesses = [before.get(person) or first_guess(person, result.game) for person in people]
    teams = [[skill.rating(mu=guess.mu, sigma=guess.sigma)] for guess in guesses]
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


def fuse(one: Rating, other: Rating) -> Rating:
    """Two ratings of one person as one: what both say of the skill, the common first guess counted once."""
    first = model().rating()
    weights = [1 / one.sigma**2, 1 / other.sigma**2, -1 / first.sigma**2]
    mu = (one.mu * weights[0] + other.mu * weights[1] + first.mu * weights[2]) / sum(weights)
    sigma = sum(weights) ** -0.5
    return Rating(person=other.person, game=other.game, mu=float(mu), sigma=float(sigma), games=one.games + other.games)


# Puzzles are rated as if they were opponents: who solves one has won against it.

PUZZLES = "puzzles/"  # before the game's id: a rating of its own


def puzzle_name(game: str, mark: str, hard: int) -> str:
    """What a puzzle is called among those that have ratings."""
    return f"puzzle/{game}/{mark}/{hard}"


def first_guess(person: str, game: str) -> Rating:
    """What is thought of somebody before the first result; of a puzzle, by how far a search looks to see its answer."""
    guess = model().rating()
    mu, sigma = float(guess.mu), float(guess.sigma)
    if game.startswith(PUZZLES):
        sigma /= 2  # there are many of them, and they have no bad days: a single one tells less
    if person.startswith("puzzle/"):
        mu += 0.6 * sigma * (int(person.rpartition("/")[2]) - 3)
    return Rating(person=person, game=game, mu=mu, sigma=sigma)


def puzzle_rating(rating: Rating) -> int:
    """The likeliest value, 1000 for a newcomer: puzzles and people stand on one scale."""
    return round(1000 + 40 * (rating.mu - float(model().rating().mu)))


def shown(ratings: list[Rating]) -> dict[str, RatingInfo]:
    """Ratings by game, cautious: what somebody is sure to be worth. Those for puzzles are shown with the puzzles."""
    return {
        rating.game: RatingInfo(rating=round(1000 + 40 * (rating.mu - 3 * rating.sigma)), games=rating.games)
        for rating in ratings
        if not rating.game.startswith(PUZZLES)
    }
