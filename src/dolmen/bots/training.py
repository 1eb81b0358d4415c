"""Training a learned value: self-play, fit, heat, gate. The work is in `study`; `docs/minds.md` tells the recipe."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from math import exp, log, sqrt
from multiprocessing import get_context
from typing import TypeVar

import msgspec

from dolmen.bots.study import Fit, Sheet, duel, expectations, fit_shares, lessons_of, loss_of, play_lesson
from dolmen.bots.study import Lesson as Seen
from dolmen.core.errors import DolmenError
from dolmen.core.game import Game, load
from dolmen.core.mind import Mind, mind_of
from dolmen.core.minds import Lesson, Minds
from dolmen.core.rng import Rng
from dolmen.core.shares import final_shares

STRAY = 0.06  # words said at random
WILD = 3  # one game in so many opens half at random
KEPT = 0.2  # of the positions
HELD_OUT = 8  # one game in so many is kept from the fit: the heat is fitted on it
RIDGE = 3e-4
PATIENCE = 0.93  # how much a position kept trusts the end of its game rather than the next one kept
MEMORY = 0.2  # how much of what it learned a generation hands on
RECKONED = "reckoned"  # the feature that says what the value set by hand thinks: with it a mind learns to correct that
PULL = 2e-4  # towards the value set by hand
ROUNDS = 12  # how often a correction looks through its lessons

Tick = Callable[[int], None]  # hears that so many games are done
T = TypeVar("T")


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be trained, and how long."""

    game: str
    mode: str
    seats: int
    generations: int
    games: int
    gate: int
    seed: int
    workers: int = 1
    turns: bool = False  # words are judged by how their turn ends, not directly after them


class Harvest(msgspec.Struct):
    """What a share of the games taught."""

    fit: Fit
    held_out: list[tuple[Sheet, list[int], list[float]]]  # position, final points, shares of the win
    seen: list[Seen] = []  # for a mind that corrects the value set by hand


class Generation(msgspec.Struct, frozen=True, kw_only=True):
    """How a fit turned out on games that it was not made from."""

    rows: int
    error: float  # of leads over the others, root of the mean square, in points; 0 where shares are learned
    explained: float  # share of their variance, or of the surprise that the value set by hand leaves
    loss: float  # of the winner's logarithm, and that of even shares
    even: float


class Gate(msgspec.Struct, frozen=True, kw_only=True):
    """A match at one ply, half of the seats each."""

    games: int
    share: float  # of the wins; even is a half
    points: float
    others: float


def with_minds(game: Game, minds: Minds) -> Game:
    """The same game with other learned values."""
    twin = type(game)()
    twin.minds = minds
    return twin


def tables(game: Game, mode: str) -> Sequence[dict[str, str | int]]:
    """The options of the tables that a mode is trained with."""
    return [dict(options) for options in game.modes[mode]]


def gather(course: Course, minds: Minds, seed: int, numbers: Sequence[int]) -> Harvest:
    """Play some lessons; the same for the same numbers wherever they are played."""
    game = with_minds(load(course.game), minds)
    found = Harvest(Fit(len(game.features)), [])
    corrects = RECKONED in game.features
    seats = course.seats
    options = tables(game, course.mode)
    for number in numbers:
        rng = Rng((seed << 32) + number)
        state = game.start(seats, **options[number % len(options)])
        wild = rng.unit() if number % WILD == 0 else 2.0
        mind = game.mind(seats, game.settle(options[number % len(options)]))
        sheets = play_lesson(state, rng, STRAY, wild, KEPT, course.turns)
        points = state.scores()
        won = final_shares(state.outcome().places)
        if number % HELD_OUT == 0:
            found.held_out += [(sheet, points, won) for sheet in sheets]
        elif corrects:
            found.seen += lessons_of(sheets, won, mind, PATIENCE)
        else:
            found.fit.add(sheets, [float(n) for n in points], mind, PATIENCE)
    return found


def leads_of(points: list[float]) -> list[float]:
    """What each has more or less than all on average; beyond a hundred it makes no difference."""
    mean = sum(points) / len(points)
    return [max(-100.0, min(100.0, point - mean)) for point in points]


def match(course: Course, minds: tuple[Minds, Minds], seed: int, numbers: Sequence[int]) -> tuple[float, float, float]:
    """Some games of two sets of weights against each other: wins, points and points of the others, added up."""
    games = [with_minds(load(course.game), each) for each in minds]
    seats = course.seats
    options = tables(games[0], course.mode)[0]
    won = mine = theirs = 0.0
    for number in numbers:
        states = [game.start(seats, **options) for game in games]
        who = [(seat + number) % 2 for seat in range(seats)]
        duel(states, who, Rng((seed << 32) + number), course.turns)
        shares = final_shares(states[0].outcome().places)
        points = states[0].scores()
        ours = [seat for seat in range(seats) if who[seat] == 0]
        won += sum(shares[seat] for seat in ours)
        mine += sum(points[seat] for seat in ours) / len(ours)
        theirs += sum(points[seat] for seat in range(seats) if who[seat] == 1) / (seats - len(ours))
    return won, mine, theirs


class School:
    """Carries out a course, in this process or in several."""

    def __init__(self, game: Game, course: Course, tick: Tick) -> None:
        if not game.features:
            raise DolmenError(f"{game.id} names no features, so there is nothing to train")
        self.game = game
        self.course = course
        self.tick = tick
        self.fit = Fit(len(game.features))
        self.seen: list[Seen] = []
        self.pool: ProcessPoolExecutor | None = None

    @contextmanager
    def open(self) -> Iterator[School]:
        if self.course.workers == 1:
            yield self
            return
        with ProcessPoolExecutor(self.course.workers, get_context("spawn")) as self.pool:
            yield self

    def harvest(self, minds: Minds, seed: int) -> Harvest:
        """Self-play with these weights; what earlier generations taught fades."""
        course = self.course
        self.fit.fade(MEMORY)
        total = Harvest(self.fit, [], self.seen)
        for found in self.run(partial(gather, course, minds, seed), course.games):
            total.fit.take(found.fit)
            total.held_out += found.held_out
            total.seen += found.seen
        return total

    def compare(self, minds: Minds, others: Minds, seed: int) -> Gate:
        """Let two sets of weights play each other."""
        course = self.course
        won = points = theirs = 0.0
        for found in self.run(partial(match, course, (minds, others), seed), course.gate):
            won += found[0]
            points += found[1]
            theirs += found[2]
        games = course.gate
        return Gate(games=games, share=won / games, points=points / games, others=theirs / games)

    def run(self, task: Callable[[Sequence[int]], T], games: int) -> Iterator[T]:
        """Share games out and hand on what comes back, in order."""
        size = max(2, min(50, games // (4 * self.course.workers)))
        shares = [range(start, min(start + size, games)) for start in range(0, games, size)]
        found = map(task, shares) if self.pool is None else self.pool.map(task, shares)
        for share, result in zip(shares, found, strict=True):
            self.tick(len(share))
            yield result


def learn(harvest: Harvest, names: Sequence[str], seats: int) -> tuple[Mind, Generation]:
    """The mind of a harvest, and how it does on what was held out."""
    return correct(harvest, names, seats) if RECKONED in names else learn_points(harvest, seats)


def correct(harvest: Harvest, names: Sequence[str], seats: int) -> tuple[Mind, Generation]:
    """A mind that corrects the value set by hand: it starts as that, and learns shares of the win."""
    start = [float(name == RECKONED and k == 0) for name in names for k in range(3)]
    cold = mind_of(start, [0.0, 0.0, 0.0])
    mind = mind_of(fit_shares(harvest.seen, start, PULL, ROUNDS, Rng(1)), [0.0, 0.0, 0.0])
    unseen = [Seen(sheet, won) for sheet, _, won in harvest.held_out]
    before, after = loss_of(unseen, cold), loss_of(unseen, mind)
    how = Generation(rows=len(harvest.seen), error=0.0, explained=1 - after / before, loss=after, even=log(seats))
    return mind, how


def learn_points(harvest: Harvest, seats: int) -> tuple[Mind, Generation]:
    """A mind of final points."""
    weights = harvest.fit.solve(RIDGE)
    cold = mind_of(weights, [0.0, 0.0, 0.0])
    expected = [expectations(cold, sheet, seats) for sheet, _, _ in harvest.held_out]
    actual = [leads_of([float(point) for point in points]) for _, points, _ in harvest.held_out]
    flat = [(e, a) for es, as_ in zip(expected, actual, strict=True) for e, a in zip(leads_of(es), as_, strict=True)]
    mean = sum(a for _, a in flat) / len(flat)
    square = sum((e - a) ** 2 for e, a in flat) / len(flat)
    spread = sum((a - mean) ** 2 for _, a in flat) / len(flat)
    known = [(sheet.left, es, won) for (sheet, _, won), es in zip(harvest.held_out, expected, strict=True)]
    heat, loss = fit_heat(known, log(sqrt(square) + 0.5))
    how = Generation(
        rows=int(harvest.fit.rows),
        error=sqrt(square),
        explained=1 - square / max(spread, 1e-9),
        loss=loss,
        even=log(seats),
    )
    return mind_of(weights, heat), how


def fit_heat(known: Sequence[tuple[float, list[float], list[float]]], start: float) -> tuple[list[float], float]:
    """The heat by stage under which the winners of the games held out were most likely, found step by step."""
    known = known[:: max(1, len(known) // 4000)]

    def loss(heat: Sequence[float]) -> float:
        total = 0.0
        for left, points, won in known:
            warmth = exp(min(8.0, max(-3.0, heat[0] + heat[1] * left + heat[2] * left * left)))
            best = max(points)
            logs = [(point - best) / warmth for point in points]
            sum_ = log(sum(exp(item) for item in logs))
            total -= sum(share * (item - sum_) for share, item in zip(won, logs, strict=True) if share > 0)
        return total / len(known)

    heat, lowest, step = [start, 0.0, 0.0], loss([start, 0.0, 0.0]), 0.6
    while step > 0.03:
        better = False
        for k in range(3):
            for change in (step, -step):
                tried = [*heat[:k], heat[k] + change, *heat[k + 1 :]]
                found = loss(tried)
                if found < lowest - 1e-6:
                    heat, lowest, better = tried, found, True
        if not better:
            step /= 2
    return heat, lowest


def lesson_of(game: Game, course: Course, mind: Mind, made: str, how: str, gate: str) -> Lesson:
    """A mind as it is written down."""
    numbers = list(mind.weights)
    weights = {name: tuple(numbers[3 * k : 3 * k + 3]) for k, name in enumerate(game.features)}
    return Lesson(
        mode=course.mode,
        seats=(course.seats,),
        made=made,
        how=how,
        gate=gate,
        heat=tuple(mind.heat),  # type: ignore[arg-type]  # three of them
        weights=weights,  # type: ignore[arg-type]  # three each
    )
