"""What games show: shares of wins, places, points and margins with their 95 % intervals, and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from .plan import Plan, Result
from .run import Series

Z = 1.96


class Estimate(msgspec.Struct, frozen=True, kw_only=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot did, wherever it sat."""

    bot: str
    games: int  # a bot on several chairs plays several
    wins: float  # a shared win is a part of one
    even: float  # the share that equals would have
    share: Estimate
    place: Estimate
    points: Estimate
    margin: Estimate  # to the best of the others
    rating: float | None
    deviation: float | None
    word: float  # seconds a word, on average
    longest: float  # and at most
    faults: int = 0  # words that it failed to say: the next lower level spoke


class Pair(msgspec.Struct, frozen=True, kw_only=True):
    """How often one bot came in before another, equals counting half."""

    one: str
    other: str
    games: int
    share: Estimate


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What a line-up was to find out, and whether it has."""

    bots: tuple[str, ...]
    level: float
    share: Estimate  # of its first bot
    games: int
    settled: bool


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """What a tournament shows so far, the strongest first."""

    plan: Plan
    games: int
    bots: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    answers: tuple[Answer, ...]


def stand(plan: Plan, series: Sequence[Series]) -> Standings:
    """The standings after the games that count."""
    results = [result for one in series for result in one.results()]
    skill = ratings(plan, results)
    bots = [standing(plan, results, bot, skill[bot] if skill else None) for bot in range(len(plan.bots))]
    order = sorted(range(len(bots)), key=lambda bot: (-(bots[bot].rating or 0), -bots[bot].share.mean))
    pairs = [pair for one in order for other in order if one != other for pair in met(plan, results, one, other)]
    answers = [answer(plan, one) for one in series if one.question is not None and one.played]
    return Standings(
        plan=plan,
        games=len(results),
        bots=tuple(bots[bot] for bot in order),
        pairs=tuple(pairs),
        answers=tuple(answers),
    )


def standing(plan: Plan, results: Sequence[Result], bot: int, skill: tuple[float, float] | None) -> Standing:
    """What one bot's games show."""
    sat = [(result, seat) for result in results for seat in range(plan.seats) if result.bots[seat] == bot]
    wins = sum(result.share(seat) for result, seat in sat)
    thinking = [result.thinking[seat] for result, seat in sat if result.thinking]
    words = sum(one.words for one in thinking)
    return Standing(
        bot=plan.bots[bot],
        games=len(sat),
        wins=round(wins, 4),
        even=1 / plan.seats,
        share=proportion(wins, len(sat)),
        place=mean([result.places[seat] for result, seat in sat]),
        points=mean([result.points[seat] for result, seat in sat]),
        margin=mean([margin(result, seat) for result, seat in sat]),
        rating=None if skill is None else round(skill[0], 1),
        deviation=None if skill is None else round(skill[1], 1),
        word=sum(one.total for one in thinking) / words if words else 0.0,
        longest=max((one.longest for one in thinking), default=0.0),
        faults=sum(result.faults[seat] for result, seat in sat if result.faults),
    )


def margin(result: Result, seat: int) -> int:
    """By how many points a seat leads the best of the others."""
    return result.points[seat] - max(points for n, points in enumerate(result.points) if n != seat)


def met(plan: Plan, results: Sequence[Result], one: int, other: int) -> list[Pair]:
    """The pair, if it has met."""
    ahead = [
        0.5 if result.places[a] == result.places[b] else float(result.places[a] < result.places[b])
        for result in results
        for a in range(plan.seats)
        for b in range(plan.seats)
        if result.bots[a] == one and result.bots[b] == other
    ]
    if not ahead:
        return []
    share = proportion(sum(ahead), len(ahead))
    return [Pair(one=plan.bots[one], other=plan.bots[other], games=len(ahead), share=share)]


def answer(plan: Plan, series: Series) -> Answer:
    """What a line-up has found out."""
    assert series.question is not None
    results = series.results()
    first = plan.lineups[series.lineup][0]
    wins = sum(game.share(seat) for game in results for seat in range(plan.seats) if game.bots[seat] == first)
    return Answer(
        bots=tuple(plan.bots[bot] for bot in plan.lineups[series.lineup]),
        level=series.question.level,
        share=proportion(wins, len(results)),
        games=len(results),
        settled=series.settled is not None,
    )


def ratings(plan: Plan, results: Sequence[Result]) -> list[tuple[float, float]] | None:
    """Rating and deviation of every bot, on the scale of people's ratings; none where a bot sits on several chairs."""
    if any(len(set(lineup)) < plan.seats for lineup in plan.lineups):
        return None
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skill = [model.rating() for _ in plan.bots]
    for result in sorted(results, key=lambda result: (result.number, result.lineup)):
        teams = model.rate([[skill[bot]] for bot in result.bots], ranks=[float(place) for place in result.places])
        for bot, team in zip(result.bots, teams, strict=True):
            skill[bot] = team[0]
    return [(1000 + 40 * (one.mu - 3 * one.sigma), 40 * one.sigma) for one in skill]


def proportion(wins: float, games: int) -> Estimate:
    """A share of so many games, by Wilson's interval."""
    if games == 0:
        return Estimate(mean=0.0, low=0.0, high=1.0)
    low, high = wilson(wins / games, games)
    return Estimate(mean=wins / games, low=low, high=high)


def wilson(share: float, games: int, z: float = Z) -> tuple[float, float]:
    """The 95 % interval of a share of so many games."""
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, centre - reach), min(1.0, centre + reach)


def mean(values: Sequence[float]) -> Estimate:
    """A mean with its normal interval."""
    middle = fmean(values) if values else 0.0
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(mean=middle, low=middle - reach, high=middle + reach)
