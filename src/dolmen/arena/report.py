"""A tournament as one page with charts: what the numbers of `standings.py` look like, and what else the games show."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise
from statistics import quantiles

import msgspec

from dolmen.core.game import load
from dolmen.show.page import alone, stock

from .folder import BadFolder, Folder
from .plan import Plan, Result
from .run import gather
from .standings import Answer, Pair, Standing, stand

BINS = 24  # bars in a picture of how long games are


class Spread(msgspec.Struct, frozen=True, kw_only=True):
    """How some numbers lie: nine tenths of them, the middle half, the middle."""

    low: float
    lower: float
    middle: float
    upper: float
    high: float


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """How many games took from so many decisions to so many."""

    low: int
    high: int
    games: int


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat could choose from in a round, on average in each game."""

    round: int
    spread: Spread


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """All that the page shows."""

    game: str
    seats: int
    games: int
    most: int  # games that were planned, if nothing was settled before
    lineups: int
    command: str
    date: str
    bots: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    ladder: tuple[Pair, ...]  # each against the next below
    answers: tuple[Answer, ...]
    points: tuple[Spread, ...]  # by seat
    lengths: tuple[Bar, ...]
    length: float  # the middle one
    choices: tuple[Choice, ...]


def page(folder: Folder, language: str) -> str:
    """The report as one self-contained HTML page."""
    report = make_report(folder)
    return alone("report", {"report": report, **stock(load(report.game), language)}, language)


def make_report(folder: Folder) -> Report:
    """What a folder's games show."""
    plan = folder.plan()
    load(plan.game, plan.components)  # says so if the game is not there
    series = gather(plan, folder.results())
    results = [result for one in series for result in one.results()]
    if not results:
        raise BadFolder(f"{folder.path} holds no games yet")
    standings = stand(plan, series)
    decisions = [result.decisions for result in results]
    order = [one.bot for one in standings.bots]
    met = {(pair.one, pair.other): pair for pair in standings.pairs}
    return Report(
        game=plan.game,
        seats=plan.seats,
        games=len(results),
        most=plan.games * len(plan.lineups),
        lineups=len(plan.lineups),
        command=command_of(plan, folder),
        date=datetime.fromtimestamp(folder.games_file.stat().st_mtime, UTC).strftime("%Y-%m-%d"),
        bots=standings.bots,
        pairs=standings.pairs,
        ladder=tuple(met[step] for step in pairwise(order) if step in met),
        answers=standings.answers,
        points=tuple(spread([result.points[seat] for result in results]) for seat in range(plan.seats)),
        lengths=tuple(bars(decisions)),
        length=spread(decisions).middle,
        choices=tuple(choices(results)),
    )


def command_of(plan: Plan, folder: Folder) -> str:
    """The command that plays it again."""
    words = ["dolmen arena", plan.game, "--bots", ",".join(plan.bots), "--players", str(plan.seats)]
    words += ["--games", str(plan.games), "--seed", str(plan.seed)]
    words += [f"-o {name}={value}" for name, value in plan.options.items()]
    if plan.components:
        words += ["--components", plan.components]
    if plan.levels:
        even = plan.lineups[0].count(plan.lineups[0][0]) / plan.seats
        words += ["--settle"] if plan.levels[0] == even else ["--above", f"{plan.levels[0]:g}"]
    return " ".join([*words, "--out", folder.path.name])


def spread(values: Sequence[float]) -> Spread:
    """Where the numbers lie."""
    if len(values) == 1:
        values = [values[0], values[0]]
    cuts = quantiles(values, n=20, method="inclusive")
    return Spread(low=cuts[0], lower=cuts[4], middle=cuts[9], upper=cuts[14], high=cuts[18])


def bars(values: Sequence[int]) -> list[Bar]:
    """The numbers in bins of one width."""
    least, most = min(values), max(values)
    width = max(1, -(-(most - least + 1) // BINS))
    return [
        Bar(low=low, high=low + width - 1, games=sum(low <= value < low + width for value in values))
        for low in range(least, most + 1, width)
    ]


def choices(results: Sequence[Result]) -> list[Choice]:
    """What there was to choose from, round by round, as far as a tenth of the games came."""
    found = []
    for n in range(1, max(len(result.moves) for result in results)):
        means = [
            result.moves[n].moves / result.moves[n].asked
            for result in results
            if n < len(result.moves) and result.moves[n].asked
        ]
        if len(means) >= max(2, len(results) / 10):
            found.append(Choice(round=n, spread=spread(means)))
    return found
