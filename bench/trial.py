"""One setting of the search against another, by games at equal iterations, before it is built in.

    python bench/trial.py GAME [GAME …] --curiosity 0.12 [--against 0.06] [--iterations 200] [--seats 2] [--games 200]
        [--minutes 3] [--json]

A match of the arena in this process: chairs rotated, every fate met from every chair. It ends when the question whether
the first wins more than its share is settled (`dolmen.arena.Question`), or the minutes of a game are used up.
"""

from __future__ import annotations

import argparse
import json
import sys
from time import perf_counter

from dolmen import Rng, State, load
from dolmen.arena import Here, Result, plan_arena, run
from dolmen.arena.run import gather
from dolmen.arena.standings import Standings, stand
from dolmen.bots import BOTS, Seat
from dolmen.bots.bot import SearchBot
from dolmen.bots.search import CURIOSITY, Search


class Curious(SearchBot):
    """The search with a curiosity of its own."""

    def __init__(self, curiosity: float) -> None:
        super().__init__()
        self.curiosity = curiosity
        self.name = f"curious-{curiosity:g}"

    def plant(self, world: State, seat: Seat, rng: Rng) -> Search:
        search = super().plant(world, seat, rng)
        search.curiosity = self.curiosity
        return search


class Enough(Exception):
    """The minutes are used up."""


def match(game: str, given: argparse.Namespace) -> Standings:
    """Play until it is settled, or long enough."""
    bots = [f"curious-{curiosity:g}" for curiosity in (given.curiosity, given.against)]
    rules = load(game)
    seats = given.seats or rules.seats[-1]
    plan = plan_arena(
        rules,
        bots,
        seats=seats,
        games=given.games,
        seed=given.seed,
        budget=str(given.iterations),
        settle=True,
    )
    heard: list[Result] = []
    end = perf_counter() + 60 * given.minutes

    def hear(results: list[Result]) -> None:
        heard.extend(results)
        if perf_counter() > end:
            raise Enough

    try:
        series = run(plan, Here(), hear=hear)
    except Enough:
        whole = len(heard) - len(heard) % seats
        series = gather(plan, [result for result in heard if result.number < whole])
    return stand(plan, series)


def main() -> int:
    """Prints a line for every game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="+", metavar="GAME")
    parser.add_argument("--curiosity", type=float, required=True)
    parser.add_argument("--against", type=float, default=CURIOSITY)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2, help="0: the most")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    for curiosity in (given.curiosity, given.against):
        BOTS[f"curious-{curiosity:g}"] = lambda curiosity=curiosity: Curious(curiosity)  # type: ignore[misc]
    rows = []
    for game in given.only:
        began = perf_counter()
        found = match(game, given)
        first = next(one for one in found.bots if one.bot.startswith(f"curious-{given.curiosity:g}"))
        rows.append(
            {
                "game": game,
                "seats": found.plan.seats,
                "iterations": given.iterations,
                "games": found.games,
                "share": first.share.mean,
                "low": first.share.low,
                "high": first.share.high,
                "points": first.points.mean,
                "settled": found.answers[0].settled,
                "seconds": round(perf_counter() - began),
            }
        )
        if not given.json:
            print("  ".join(f"{key} {value}" for key, value in rows[-1].items()), flush=True)
    if given.json:
        print(json.dumps(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
