"""Playing a plan: batches go to a crew, results come back, and a line-up whose question is settled plays no more."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count
from statistics import fmean

from .crew import Batch, Crew
from .plan import Plan, Result
from .settle import Question

PATIENCE = 1.0  # seconds a batch should take: longer ones are cut, shorter ones grow
MOST = 64  # rounds of chairs in a batch

Heard = Callable[[list[Result]], None]


class Series:
    """The games of one line-up: those played, and those still to be sent out."""

    def __init__(self, plan: Plan, lineup: int) -> None:
        self.plan = plan
        self.lineup = lineup
        self.question = Question(level=plan.levels[lineup]) if plan.levels else None
        self.played: dict[int, Result] = {}
        self.next = 0
        self.settled: int | None = None  # after so many fates

    def hear(self, result: Result) -> None:
        self.played[result.number] = result

    def batch(self, rounds: int) -> Batch | None:
        """The next games to play, if any are left to play."""
        if self.settled is not None:
            return None
        numbers: list[int] = []
        while self.next < self.plan.games and len(numbers) < rounds * self.plan.seats:
            if self.next not in self.played:
                numbers.append(self.next)
            self.next += 1
        return (self.lineup, tuple(numbers)) if numbers else None

    def look(self) -> None:
        """Whether the question is settled by the fates that were met in order: who plays faster changes nothing."""
        if self.question is not None and self.settled is None:
            self.settled = self.question.settled_after(list(self.shares()))

    def shares(self) -> Iterator[float]:
        """The first bot's share of the wins with each fate, as far as all its games are played."""
        seats, first = self.plan.seats, self.plan.lineups[self.lineup][0]
        for fate in count():
            games = [self.played.get(fate * seats + turn) for turn in range(seats)]
            if None in games:
                return
            yield fmean(
                sum(game.share(seat) for seat in range(seats) if game.bots[seat] == first) for game in games if game
            )

    def results(self) -> list[Result]:
        """What counts, in order: games beyond the settling one, played meanwhile, do not."""
        most = self.plan.games if self.settled is None else self.settled * self.plan.seats
        return [self.played[number] for number in sorted(self.played) if number < most]


def gather(plan: Plan, results: Iterable[Result]) -> list[Series]:
    """The line-ups with the games that were played."""
    series = [Series(plan, n) for n in range(len(plan.lineups))]
    for result in results:
        series[result.lineup].hear(result)
    for one in series:
        one.look()
    return series


def run(plan: Plan, crew: Crew, *, hear: Heard = lambda results: None, done: Iterable[Result] = ()) -> list[Series]:
    """Play what is left of a plan; `hear` gets results as they come, line-ups in step with each other."""
    series = gather(plan, done)
    rounds, under_way = 1, 0
    with crew:
        coming = batches(series, lambda: rounds)
        while True:
            while under_way < crew.hands and (batch := next(coming, None)) is not None:
                crew.send(plan, batch)
                under_way += 1
            if under_way == 0:
                return series
            start = time.perf_counter()
            results = crew.take()
            under_way -= 1
            for result in results:
                series[result.lineup].hear(result)
            series[results[0].lineup].look()
            hear(results)
            rounds = resized(rounds, time.perf_counter() - start)


def batches(series: Sequence[Series], rounds: Callable[[], int]) -> Iterator[Batch]:
    """Batches of all line-ups in turn, until none has any left."""
    left = True
    while left:
        left = False
        for one in series:
            batch = one.batch(rounds())
            if batch is not None:
                left = True
                yield batch


def resized(rounds: int, seconds: float) -> int:
    """How many rounds of chairs the next batches should have."""
    if seconds < PATIENCE / 2:
        return min(MOST, rounds * 2)
    return max(1, rounds // 2) if seconds > 2 * PATIENCE else rounds
