"""`dolmen simulate`: bots play many games, and somebody counts."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

import msgspec

from dolmen import data
from dolmen.arena.crew import local_crew
from dolmen.arena.plan import Moves, Plan, Result
from dolmen.arena.run import run
from dolmen.arena.standings import wilson
from dolmen.core.extra import need
from dolmen.core.game import Game
from dolmen.core.record import Record

from .speech import decimal, percent, say
from .usage import find_game, read_bots, read_options

Tick = Callable[[int], None]  # hears that so many games are done


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
        "bots": [bot_summary(plan, results, bot) for bot in range(len(plan.bots))],
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
    wins = sum(result.share(seat) for result, seat in zip(results, seats, strict=True))
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
    rows = [tuple(say(f"cli-{head}") for head in ("seat", "bot", "wins", "share", "sure", "points", "range"))]
    rows += [
        (
            str(line["seat"] or "-"),
            line["bot"],
            decimal(line["wins"], 0 if line["wins"] == int(line["wins"]) else 2),
            percent(line["share"]),
            f"{percent(line['low'])} – {percent(line['high'])}",
            f"{decimal(line['points']['mean'])} ± {decimal(line['points']['deviation'])}",
            say("cli-from-to", least=decimal(line["points"]["least"], 0), most=decimal(line["points"]["most"], 0)),
        )
        for line in found["bots"]
    ]
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    rounds = found["rounds"]
    length = ""
    if rounds is not None:
        span = say("cli-from-to", least=str(rounds["least"]), most=str(rounds["most"]))
        length = say("cli-rounds", mean=decimal(rounds["mean"]), span=span)
    lines.append(
        say(
            "cli-simulated",
            games=found["games"],
            game=found["game"],
            seed=str(found["seed"]),
            length=length,
            words=decimal(found["words"]),
            decisions=decimal(found["decisions"]),
            moves=decimal(found["moves"]["mean"]),
            seconds=decimal(found["seconds"], 2),
        )
    )
    lines += found.get("files", [])
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
    out: Path | None,
    json: bool,
) -> None:
    """Play the games and print what they show."""
    if out is not None:
        need("pyarrow", extra="tables")
    game = find_game(id, components)
    seats = game.check_seats(game.seats[0] if players is None else players)
    plan = Plan(
        game=game.id,
        rules=game.version,
        components=None if components is None else str(components),
        seats=seats,
        options=read_options(game, options),
        bots=tuple(read_bots(bots, seats)),
        lineups=(tuple(range(seats)),),
        games=games,
        seed=seed,
        rotate=rotate,
        same_fate=False,
        kept=out is not None,
    )
    start = time.perf_counter()
    with progress(games) as tick:
        (series,) = run(plan, local_crew(processes), hear=lambda results: tick(len(results)))
    results = series.results()
    found = summary(plan, results, time.perf_counter() - start)
    if each:
        found["each"] = [msgspec.to_builtins(msgspec.structs.replace(result, said=())) for result in results]
    if out is not None:
        found["files"] = [str(file) for file in data.write(out, (record_of(game, plan, one) for one in results), game)]
    print(msgspec.json.format(msgspec.json.encode(found)).decode() if json else table(found))


def record_of(game: Game, plan: Plan, result: Result) -> Record:
    """A game as a record, its seats named by their bots."""
    return Record(
        game=game.id,
        version=game.version,
        components=game.pack.hash,
        options=plan.options,
        seats=tuple(plan.bots[bot] for bot in result.bots),
        words=result.said,
        movers=(),
        places=result.places,
        scores=result.points,
    )
