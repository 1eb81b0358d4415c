"""`dolmen arena`: a tournament of bots, with what it shows and how sure that is."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from dolmen.arena import Crew, Folder, Plan, Result, Standings, plan_arena, run, stand
from dolmen.arena.crew import local_crew
from dolmen.arena.standings import Estimate

from .speech import decimal, percent, say
from .usage import BadUsage, find_game, read_options


def arena(
    id: str,
    bots: str,
    players: int | None,
    games: int,
    budget: str | None,
    seed: int,
    options: Sequence[str],
    components: Path | None,
    on: str,
    address: str | None,
    processes: int | None,
    settle: bool,
    above: float | None,
    out: Path | None,
    json: bool,
) -> None:
    """Play the tournament and print what it shows."""
    game = find_game(id, components)
    plan = plan_arena(
        game,
        [name.strip() for name in bots.split(",")],
        seats=players,
        games=games,
        seed=seed,
        options=read_options(game, options),
        components=None if components is None else str(components),
        budget=budget,
        settle=settle,
        above=above,
    )
    folder = None if out is None else Folder(out)
    done = folder.open(plan) if folder else []
    crew = make_crew(on, address, processes)
    try:
        with progress(plan, len(done)) as tick:

            def hear(results: list[Result]) -> None:
                if folder:
                    folder.add(results)
                tick(len(results))

            series = run(plan, crew, hear=hear, done=done)
    except KeyboardInterrupt:
        if folder:
            print(say("cli-stopped", file=str(folder.games_file)), file=sys.stderr)
        raise
    found = stand(plan, series)
    files = folder.finish(found, [result for one in series for result in one.results()]) if folder else []
    if json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    print(table(found))
    for file in files:
        print(file)
    if folder:
        print(say("cli-report", folder=str(folder.path)))


def make_crew(on: str, address: str | None, processes: int | None) -> Crew:
    """Who plays: this machine, or a Ray cluster."""
    if on == "ray":
        from dolmen.arena.cluster import Cluster

        if processes is not None:
            raise BadUsage("--processes is for --on local; a cluster knows its own processors")
        return Cluster(address)
    if on != "local":
        raise BadUsage(f"--on {on}: games are played on local or on ray")
    if address is not None:
        raise BadUsage("--address is for --on ray")
    return local_crew(processes or os.cpu_count() or 1)


@contextmanager
def progress(plan: Plan, done: int) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, on stderr, while a person waits."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn(say("cli-left")),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(plan.game, total=plan.games * len(plan.lineups), completed=done)
        yield lambda games: bar.advance(task, games)


def table(found: Standings) -> str:
    """The standings as lines for people."""
    plan = found.plan
    heads = ("bot", "rating", "games", "won", "sure", "place", "points", "margin", "word", "longest")
    rows = [tuple(say(f"cli-{head}") for head in heads)]
    rows += [
        (
            one.bot,
            "-" if one.rating is None else f"{one.rating:.0f}",
            str(one.games),
            percent(one.share.mean),
            f"{percent(one.share.low)} – {percent(one.share.high)}",
            within(one.place, 2),
            within(one.points, 1),
            within(one.margin, 1, "+"),
            decimal(one.word, 3),
            decimal(one.longest, 2),
        )
        for one in found.bots
    ]
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    if len(found.bots) > 2:
        lines += ["", say("cli-before")]
        lines += [
            f"  {p.one} > {p.other}: {percent(p.share.mean)} ({percent(p.share.low)} – {percent(p.share.high)})"
            for p in found.pairs
        ]
    lines += [
        say(
            "cli-answer",
            bot=answer.bots[0],
            others=", ".join(answer.bots[1:]),
            share=percent(answer.share.mean),
            side="above" if answer.share.mean > answer.level else "below",
            level=percent(answer.level),
            settled="yes" if answer.settled else "no",
            games=answer.games,
        )
        for answer in found.answers
    ]
    lines += [say("cli-faults", bot=one.bot, count=one.faults) for one in found.bots if one.faults]
    even = percent(1 / plan.seats)
    met = {"games": found.games, "game": plan.game, "seats": plan.seats, "seed": str(plan.seed), "even": even}
    lines.append(say("cli-met", **met))
    return "\n".join(lines)


def within(value: Estimate, digits: int, sign: str = "") -> str:
    """A mean with half its interval."""
    return f"{decimal(value.mean, digits, sign)} ± {decimal((value.high - value.low) / 2, digits)}"
