"""How fast the search is: iterations a second in every game, and in two processes against one.

    python bench/search.py [GAME …] [--iterations 300] [--team] [--json]

The same positions each time: a dozen of a game by greedy words, some of them astray. Seconds are the processor's.
"""

from __future__ import annotations

import argparse
import json
import sys
from time import perf_counter, process_time

from dolmen import CHANCE, OVER, Game, Rng, State, games, load
from dolmen.bots.greedy import best_word
from dolmen.bots.search import Search
from dolmen.bots.team import Team, no_collection


def positions(game: Game, seats: int, count: int = 12) -> list[State]:
    """Decisions all through a game."""
    rng = Rng(3)
    state: State = game.start(seats)
    found = []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            continue
        legal = state.legal()
        if len(legal) > 1:
            found.append(state.copy())
        astray = rng.unit() < 0.1
        state.apply(legal[rng.below(len(legal))] if astray else best_word(state, state.to_move))
    return found[:: max(1, len(found) // count)][:count]


def speed(states: list[State], seats: int, iterations: int) -> float:
    """Iterations a second."""
    spent = 0.0
    with no_collection():
        for n, state in enumerate(states):
            search = Search(state, state.to_move, seats, Rng(n))
            start = process_time()
            search.run(0.0, iterations)
            spent += process_time() - start
    return len(states) * iterations / spent


def teamwork(states: list[State], seats: int) -> float:
    """How many times as fast two processes are as one, by the clock."""
    took = []
    for processes in (1, 2):
        team = Team.of(processes)
        for timed in (False, True):  # once to warm up
            start = perf_counter()
            for state in states:
                team.best(state, int(state.to_move), seats, Rng(1), 0.0, 4000)
            if timed:
                took.append(perf_counter() - start)
    return took[0] / took[1]


def main() -> int:
    """Prints a line for every game and seat count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", metavar="GAME")
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--team", action="store_true", help="two processes against one, too")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows = []
    for id in given.only or games():
        game = load(id)
        for seats in (2, game.seats[-1]):
            states = positions(game, seats)
            row = {"game": id, "seats": seats, "iterations_per_second": round(speed(states, seats, given.iterations))}
            if given.team:
                row["two_processes"] = round(teamwork(states, seats), 2)
            rows.append(row)
            if not given.json:
                print("  ".join(f"{key} {value}" for key, value in row.items()), flush=True)
    if given.json:
        print(json.dumps(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
