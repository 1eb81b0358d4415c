"""`dolmen simulate`: bots play many games, and somebody counts."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, Protocol

import msgspec

from dolmen import CHANCE, OVER, Game, Rng, State, load
from dolmen.bots import Seat, make_bot
from dolmen.core.options import Value

from .usage import find_game, read_bots, read_options


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played."""

    game: str
    components: str | None
    seats: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: int
    rotate: bool

    def bot_at(self, number: int, seat: int) -> int:
        """Which of the bots sits there in a game: its own seat, or one further with every game."""
        return (seat + number) % self.seats if self.rotate else seat


class Moves(msgspec.Struct, kw_only=True):
    """What the seats could choose from in one round: how often they were asked for a move, and the moves in all."""

    asked: int = 0
    moves: int = 0


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How one game ended; points and places are by seat."""

    number: int
    bots: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    words: int
    decisions: int
    rounds: int | None
    moves: tuple[Moves, ...]  # by round; what comes before the first is round 0


class Tick(Protocol):
    """Hears that so many games are done."""

    def __call__(self, games: int) -> None: ...


def play_game(game: Game, plan: Plan, number: int) -> Result:
    """One game, the same for the same seed and number wherever it is played."""
    state = game.start(plan.seats, **plan.options)
    who = tuple(plan.bot_at(number, seat) for seat in range(plan.seats))
    bots = [make_bot(plan.bots[bot]) for bot in who]
    seats = [Seat(game, state, seat, plan.seats) for seat in range(plan.seats)]
    fate, *luck = (Rng((plan.seed << 40) + (number << 8) + n) for n in range(plan.seats + 1))
    words = decisions = 0
    moves = [Moves()]
    while state.to_move != OVER:
        mover = int(state.to_move)
        if mover == CHANCE:
            state.apply(state.sample(fate))
        else:
            count_moves(game, state, moves)
            state.apply(bots[mover].choose(seats[mover], luck[mover]))
            decisions += 1
        words += 1
    outcome = state.outcome()
    rounds = round_of(state)
    return Result(
        number=number,
        bots=who,
        places=outcome.places,
        points=outcome.scores,
        words=words,
        decisions=decisions,
        rounds=rounds,
        moves=tuple(moves),
    )


def round_of(state: State) -> int | None:
    """The round a game is in, if it has rounds."""
    found = getattr(state, "round", None)
    return None if found is None else int(found)


def count_moves(game: Game, state: State, moves: list[Moves]) -> None:
    """Count what the seat to move can choose from, for the round."""
    found = game.moves(state)
    if found:
        now = round_of(state) or 0
        while len(moves) <= now:
            moves.append(Moves())
        moves[now].asked += 1
        moves[now].moves += found


def play_some(plan: Plan, numbers: Sequence[int]) -> list[Result]:
    """A share of the games, as a worker process plays it."""
    game = load(plan.game, plan.components)
    return [play_game(game, plan, number) for number in numbers]


def play_all(plan: Plan, games: int, processes: int, tick: Tick) -> list[Result]:
    """All games, in order, in this process or in several."""
    out: list[Result] = []
    size = 1 if processes == 1 else max(1, min(50, games // (4 * processes)))
    shares = [range(start, min(start + size, games)) for start in range(0, games, size)]
    if processes == 1:
        for share in shares:
            out += play_some(plan, share)
            tick(len(share))
        return out
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        try:
            for results in pool.map(play_some, [plan] * len(shares), shares):
                out += results
                tick(len(results))
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return out


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share of so many games."""
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, centre - reach), min(1.0, centre + reach)


def spread(points: Sequence[int]) -> dict[str, float]:
    """Mean, standard deviation and range of some scores."""
    mean = fmean(points)
    return {
        "mean": round(mean, 3),
        "deviation": round(pstdev(points, mean), 3),
        "least": min(points),
        "most": max(points),
    }


def lengths(rounds: Sequence[int]) -> dict[str, Any]:
    """How many rounds the games took: mean, deviation, range, and how many games took how many."""
    counts = Counter(rounds)
    return {**spread(rounds), "games": {str(n): counts[n] for n in sorted(counts)}}


def summary(plan: Plan, results: Sequence[Result], seconds: float) -> dict[str, Any]:
    """What the games show: by bot, by seat, and by game on average."""
    games = len(results)
    rounds = [result.rounds for result in results if result.rounds is not None]
    return {
        "game": plan.game,
        "options": plan.options,
        "players": plan.seats,
        "games": games,
        "seed": plan.seed,
        "rotate": plan.rotate,
        "bots": [bot_summary(plan, results, bot) for bot in range(plan.seats)],
        "seats": [
            {"seat": seat + 1, "points": spread([result.points[seat] for result in results])}
            for seat in range(plan.seats)
        ],
        "moves": moves_summary(results),
        "rounds": lengths(rounds) if rounds else None,
        "words": round(fmean(result.words for result in results), 1),
        "decisions": round(fmean(result.decisions for result in results), 1),
        "seconds": round(seconds, 3),
    }


def bot_summary(plan: Plan, results: Sequence[Result], bot: int) -> dict[str, Any]:
    """How one of the bots did, wherever it sat; a shared win is a part of one."""
    seats = [result.bots.index(bot) for result in results]
    wins = sum(
        1 / result.places.count(1) for result, seat in zip(results, seats, strict=True) if result.places[seat] == 1
    )
    share = wins / len(results)
    low, high = wilson(share, len(results))
    return {
        "seat": None if plan.rotate else bot + 1,
        "bot": plan.bots[bot],
        "wins": round(wins, 4),
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "points": spread([result.points[seat] for result, seat in zip(results, seats, strict=True)]),
    }


def moves_summary(results: Sequence[Result]) -> dict[str, Any]:
    """How many legal moves a seat had when it was asked for one: on average, and in every round."""
    rounds = [Moves() for _ in range(max(len(result.moves) for result in results))]
    for result in results:
        for n, found in enumerate(result.moves):
            rounds[n].asked += found.asked
            rounds[n].moves += found.moves
    asked = sum(found.asked for found in rounds)
    return {
        "mean": round(sum(found.moves for found in rounds) / max(1, asked), 3),
        "rounds": [
            {"round": n, "mean": round(found.moves / found.asked, 3)} for n, found in enumerate(rounds) if found.asked
        ],
    }


@contextmanager
def progress(games: int) -> Iterator[Tick]:
    """A bar on stderr while a person waits."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda games: bar.advance(task, games)


def table(found: dict[str, Any]) -> str:
    """The summary as lines for people."""
    rows = [("seat", "bot", "wins", "share", "95 %", "points", "range")]
    rows += [
        (
            str(line["seat"] or "-"),
            line["bot"],
            f"{line['wins']:g}",
            f"{line['share']:.1%}",
            f"{line['low']:.1%} – {line['high']:.1%}",
            f"{line['points']['mean']:.1f} ± {line['points']['deviation']:.1f}",
            f"{line['points']['least']} to {line['points']['most']}",
        )
        for line in found["bots"]
    ]
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    rounds = found["rounds"]
    length = f"{rounds['mean']:.1f} rounds ({rounds['least']} to {rounds['most']}), " if rounds is not None else ""
    lines.append(
        f"{found['games']} games of {found['game']}, seed {found['seed']}: on average {length}"
        f"{found['words']} words, {found['decisions']} decisions, {found['moves']['mean']:.1f} legal moves at a time; "
        f"{found['seconds']:.2f} s in all"
    )
    return "\n".join(lines)


def simulate(
    id: str,
    players: int | None,
    games: int,
    seed: int,
    bots: str,
    options: Sequence[str],
    components: Path | None,
    processes: int,
    rotate: bool,
    each: bool,
    json: bool,
) -> None:
    """Play the games and print what they show."""
    game = find_game(id, components)
    seats = game.check_seats(game.seats[0] if players is None else players)
    plan = Plan(
        game=game.id,
        components=None if components is None else str(components),
        seats=seats,
        options=read_options(game, options),
        bots=tuple(read_bots(bots, seats)),
        seed=seed,
        rotate=rotate,
    )
    start = time.perf_counter()
    with progress(games) as tick:
        results = play_all(plan, games, processes, tick)
    found = summary(plan, results, time.perf_counter() - start)
    if each:
        found["each"] = [msgspec.to_builtins(result) for result in results]
    print(msgspec.json.format(msgspec.json.encode(found)).decode() if json else table(found))
