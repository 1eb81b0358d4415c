"""Self-play and the fit of learned values, compiled: what `dolmen train` is made of."""

from __future__ import annotations

from math import log, sqrt

from librt.vecs import vec
from mypy_extensions import i64

from dolmen.bots.greedy import best_word, choose
from dolmen.core.mind import Mind
from dolmen.core.pickling import reduced
from dolmen.core.rng import Rng
from dolmen.core.shares import shares
from dolmen.core.state import CHANCE, OVER, State
from dolmen.core.words import Words


class Sheet:
    """A position as the fit sees it."""

    def __init__(self, features: vec[float], left: float) -> None:
        self.features = features
        self.left = left

    def __reduce__(self) -> tuple[object, ...]:
        return Sheet, (self.features, self.left)


def play_lesson(state: State, rng: Rng, stray: float, wild: float, kept: float, turns: bool = False) -> list[Sheet]:
    """Play a game by one-ply greedy words, a share of them astray; keep a share of the positions.

    While more than `wild` of the game is left, half of the words are random and no position is kept: so there are
    lessons from positions that good play does not reach.
    """
    out = Words()
    sheets: list[Sheet] = []
    word: i64
    while state.to_move != OVER:
        opening = state.left() > wild
        if not opening and rng.unit() < kept:
            sheets.append(Sheet(state.features(), state.left()))
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            continue
        if rng.unit() < (0.5 if opening else stray):
            state.list_into(out)
            word = out.at(rng.below(out.size))
        else:
            word = one_ply(state, rng, turns)
        state.apply(word)
    return sheets


def one_ply(state: State, rng: Rng, turns: bool) -> i64:
    """The word with the best value directly after it, in a world that the seat may take for the true one.

    With `turns`, after the rest of its turn.
    """
    seat = state.to_move
    world = state.copy()
    world.determinize(int(seat), rng)
    return choose([world], seat) if turns else best_word(world, seat)


def duel(states: list[State], who: list[int], rng: Rng, turns: bool = False) -> None:
    """Play one game in several copies, each with values of its own; `who` says whose values a seat plays by."""
    first = states[0]
    word: i64
    while first.to_move != OVER:
        if first.to_move == CHANCE:
            word = first.sample(rng)
        else:
            word = one_ply(states[who[int(first.to_move)]], rng, turns)
        for state in states:
            state.apply(word)


class Fit:
    """Ridge regression of final points on features, their weights changing with what is left: normal equations."""

    def __init__(self, count: i64) -> None:
        self.count = count
        self.rows: i64 = 0
        size = 3 * count
        self.matrix: vec[float] = vec[float]([0.0] * int(size * size))  # its lower half
        self.target: vec[float] = vec[float]([0.0] * int(size))
        self.row: vec[float] = vec[float]([0.0] * int(size))
        self.used: vec[i64] = vec[i64]([0] * int(size))

    def fade(self, share: float) -> None:
        """Keep only a share of what was learned."""
        k: i64
        for k in range(i64(len(self.matrix))):
            self.matrix[k] *= share
        for k in range(i64(len(self.target))):
            self.target[k] *= share

    def take(self, other: Fit) -> None:
        """Learn all that another has learned."""
        self.rows += other.rows
        k: i64
        for k in range(i64(len(self.matrix))):
            self.matrix[k] += other.matrix[k]
        for k in range(i64(len(self.target))):
            self.target[k] += other.target[k]

    def add(self, sheets: list[Sheet], points: list[float], mind: Mind | None, patience: float) -> None:
        """Learn from the positions of a game whose final points are known.

        With a mind, a position learns from its next ones too: each step back trusts what the mind expected there a
        little more than the end. That says less about luck, and so learns more from as many games.
        """
        n = len(sheets)
        goal = points
        seat: i64
        for k in range(n - 1, -1, -1):
            sheet = sheets[k]
            for seat in range(i64(len(points))):
                self.add_seat(sheet, seat, goal[int(seat)])
            if mind is not None:
                expected = expectations(mind, sheet, i64(len(points)))
                goal = [patience * far + (1.0 - patience) * near for far, near in zip(goal, expected, strict=True)]

    def add_seat(self, sheet: Sheet, seat: i64, points: float) -> None:
        features = sheet.features
        left = sheet.left
        row = self.row
        used = self.used
        matrix = self.matrix
        target = self.target
        count = self.count
        size = 3 * count
        n: i64 = 0
        k: i64
        i: i64
        j: i64
        for k in range(count):
            feature = features[seat * count + k]
            if feature != 0.0:
                row[3 * k] = feature
                row[3 * k + 1] = feature * left
                row[3 * k + 2] = feature * left * left
                used[n] = 3 * k
                used[n + 1] = 3 * k + 1
                used[n + 2] = 3 * k + 2
                n += 3
        for i in range(n):
            at = used[i]
            value = row[at]
            target[at] += value * points
            start = at * size
            for j in range(i + 1):
                matrix[start + used[j]] += value * row[used[j]]
        self.rows += 1

    def solve(self, ridge: float) -> list[float]:
        """The weights: Cholesky's way through the normal equations, each column held back by a share of its size."""
        size = 3 * self.count
        lower = self.matrix[:]
        weights = self.target[:]
        i: i64
        j: i64
        k: i64
        for i in range(size):
            lower[i * size + i] += ridge * lower[i * size + i] + 0.001 * float(self.rows) * ridge + 1e-9
        for i in range(size):
            for j in range(i + 1):
                total = lower[i * size + j]
                for k in range(j):
                    total -= lower[i * size + k] * lower[j * size + k]
                if i == j:
                    lower[i * size + i] = sqrt(max(total, 1e-12))
                else:
                    lower[i * size + j] = total / lower[j * size + j]
        for i in range(size):
            total = weights[i]
            for k in range(i):
                total -= lower[i * size + k] * weights[k]
            weights[i] = total / lower[i * size + i]
        for i in range(size - 1, -1, -1):
            total = weights[i]
            for k in range(i + 1, size):
                total -= lower[k * size + i] * weights[k]
            weights[i] = total / lower[i * size + i]
        return list(weights)

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self, self.count)


def expectations(mind: Mind, sheet: Sheet, seats: i64) -> list[float]:
    """The points that a mind expects for each seat."""
    out: list[float] = []
    seat: i64
    for seat in range(seats):
        out.append(mind.points(sheet.features, seat, sheet.left))
    return out


class Lesson:
    """A position and what it was worth to each seat, as far as the game that it comes from tells."""

    def __init__(self, sheet: Sheet, goal: list[float]) -> None:
        self.sheet = sheet
        self.goal = goal

    def __reduce__(self) -> tuple[object, ...]:
        return Lesson, (self.sheet, self.goal)


def lessons_of(sheets: list[Sheet], won: list[float], mind: Mind | None, patience: float) -> list[Lesson]:
    """The positions of a game with their goals: shares of the win, and a little of what a mind expected later on."""
    out: list[Lesson] = []
    goal = won
    for k in range(len(sheets) - 1, -1, -1):
        sheet = sheets[k]
        out.append(Lesson(sheet, goal))
        if mind is not None:
            expected = mind.values(sheet.features, i64(len(won)), sheet.left)
            goal = [patience * far + (1.0 - patience) * near for far, near in zip(goal, expected, strict=True)]
    return out


def fit_shares(lessons: list[Lesson], start: list[float], ridge: float, rounds: i64, rng: Rng) -> list[float]:
    """Weights whose shares of the win are the goals, as likely as can be, and not far from those it starts with.

    Columns are brought to one size; then by small steps, each along the slope over some lessons (Adam's way).
    """
    size = i64(len(start))
    count = size // 3
    scale = column_sizes(lessons, count)
    weights = vec[float]([0.0] * int(size))  # in units of the columns' sizes, beyond the start
    slope = vec[float]([0.0] * int(size))
    drift = vec[float]([0.0] * int(size))
    spread = vec[float]([0.0] * int(size))
    base = vec[float](start)
    whole = vec[float]([0.0] * int(size))
    number = i64(len(lessons))
    batch: i64 = 128
    steps = max(i64(1), rounds * number // batch)
    k: i64
    n: i64
    step: i64
    fade_drift = 1.0
    fade_spread = 1.0
    for step in range(steps):
        for k in range(size):
            slope[k] = ridge * weights[k]
            whole[k] = base[k] + weights[k] / scale[k]
        for n in range(batch):
            add_slope(lessons[rng.below(number)], whole, scale, slope, count, 1.0 / float(batch))
        fade_drift *= 0.9
        fade_spread *= 0.99
        pace = 0.02 * (1.0 - float(step) / float(steps)) + 0.0005
        for k in range(size):
            drift[k] = 0.9 * drift[k] + 0.1 * slope[k]
            spread[k] = 0.99 * spread[k] + 0.01 * slope[k] * slope[k]
            weights[k] -= pace * (drift[k] / (1.0 - fade_drift)) / (sqrt(spread[k] / (1.0 - fade_spread)) + 1e-6)
    return [base[k] + weights[k] / scale[k] for k in range(size)]


def column_sizes(lessons: list[Lesson], count: i64) -> vec[float]:
    """How far the seats of a position lie apart in each column, on the whole."""
    out = vec[float]([0.0] * int(3 * count))
    k: i64
    seat: i64
    rows = 0.0
    for lesson in lessons:
        features = lesson.sheet.features
        left = lesson.sheet.left
        seats = i64(len(lesson.goal))
        rows += float(seats)
        for k in range(count):
            mean = 0.0
            for seat in range(seats):
                mean += features[seat * count + k]
            mean /= float(seats)
            total = 0.0
            for seat in range(seats):
                off = features[seat * count + k] - mean
                total += off * off
            out[3 * k] += total
            out[3 * k + 1] += total * left * left
            out[3 * k + 2] += total * left * left * left * left
    for k in range(3 * count):
        out[k] = sqrt(out[k] / max(rows, 1.0)) + 1e-3
    return out


def add_slope(
    lesson: Lesson, weights: vec[float], scale: vec[float], slope: vec[float], count: i64, part: float
) -> None:
    """Add how the loss of one lesson changes with each weight."""
    features = lesson.sheet.features
    left = lesson.sheet.left
    square = left * left
    seats = i64(len(lesson.goal))
    points: list[float] = []
    k: i64
    seat: i64
    for seat in range(seats):
        total = 0.0
        for k in range(count):
            total += features[seat * count + k] * (
                weights[3 * k] + weights[3 * k + 1] * left + weights[3 * k + 2] * square
            )
        points.append(total)
    expected = shares(points, 1.0)
    for seat in range(seats):
        off = (expected[int(seat)] - lesson.goal[int(seat)]) * part
        for k in range(count):
            feature = features[seat * count + k]
            if feature != 0.0:
                slope[3 * k] += off * feature / scale[3 * k]
                slope[3 * k + 1] += off * feature * left / scale[3 * k + 1]
                slope[3 * k + 2] += off * feature * square / scale[3 * k + 2]


def loss_of(lessons: list[Lesson], mind: Mind) -> float:
    """How surprised a mind is by the goals, on average."""
    total = 0.0
    for lesson in lessons:
        expected = mind.values(lesson.sheet.features, i64(len(lesson.goal)), lesson.sheet.left)
        for share, wanted in zip(expected, lesson.goal, strict=True):
            if wanted > 0.0:
                total -= wanted * log(max(share, 1e-6))
    return total / float(max(len(lessons), 1))
