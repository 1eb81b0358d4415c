"""`dolmen bench --envs`: how fast the environments are, as ratios to a decision and to peers, in one run."""

from __future__ import annotations

import random
from time import process_time
from typing import Any

import dolmen
from dolmen.bots.search import Search
from dolmen.core.extra import need
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.state import State

ROUNDS = 5
GAMES_AT_ONCE = 1024
ITERATIONS = 50
STEPS = 2_000
PEERS = ("connect_four_v3", "hanabi_v5")
BARS = {"observation": 5.0, "connect_four_v3": 20.0, "hanabi_v5": 50.0}
BATCH_BARS = {"stone-age": 300_000, "kingdomino-origins": 300_000}
USUAL_BATCH_BAR = 150_000


def measure_envs(game: Game, decision: float) -> dict[str, Any]:
    """One game at its largest seat count, beside what one decision takes (in seconds)."""
    seats = game.seats[-1]
    observation = observing(game, seats)
    return {
        "seats": seats,
        "numbers": game.observer(game.start(seats)).layout.length,
        "observation_us": round(observation * 1e6, 3),
        "observation_to_decision": round(observation / decision, 2),
        "aec_steps_per_second": round(aec_speed(dolmen.envs.aec(game, seats))),
        "batch_decisions_per_second": round(batch_speed(game, seats)),
        "batch_bar": BATCH_BARS.get(game.id, USUAL_BATCH_BAR),
    }


def positions(game: Game, seats: int) -> list[State]:
    """Decisions of one random game, all through it."""
    state, rng, found = game.start(seats), Rng(2), []
    while state.to_move != dolmen.OVER:
        if state.to_move == dolmen.CHANCE:
            state.apply(state.sample(rng))
            continue
        found.append(state.copy())
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return found[:2000]


def observing(game: Game, seats: int) -> float:
    """Seconds for one observation, from Python, the best round."""
    states = positions(game, seats)
    row = game.observer(states[0]).row
    best = 1e9
    for _ in range(ROUNDS * 2):
        start = process_time()
        for state in states:
            row(state, 0)
        best = min(best, (process_time() - start) / len(states))
    return best


def aec_speed(env: Any) -> float:
    """Steps a second of a PettingZoo environment, ours or a peer's, with the same random agent."""
    luck, best = random.Random(1), 0.0
    for seed in range(ROUNDS):
        env.reset(seed=seed)
        steps, start = 0, process_time()
        while steps < STEPS:
            for _ in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    env.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[luck.randrange(len(legal))]))
                steps += 1
                if steps == STEPS:
                    break
            else:
                env.reset()
        best = max(best, steps / (process_time() - start))
    return best


def batch_speed(game: Game, seats: int) -> float:
    """Decisions a second of a batch on one core, with observations and masks; choosing words is not counted."""
    import numpy as np

    games = dolmen.envs.batch(game, GAMES_AT_ONCE, seats)
    luck, best = np.random.default_rng(1), 0.0
    for _ in range(ROUNDS):
        spent = 0.0
        for _ in range(20):
            actions = games.sample(luck)
            start = process_time()
            games.step(actions)
            spent += process_time() - start
        best = max(best, 20 * GAMES_AT_ONCE / spent)
    return best


def search_speeds(game: Game) -> dict[str, float]:
    """Seconds for a search of so many iterations: ours, and OpenSpiel's (IS-MCTS where something is hidden)."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    from dolmen.envs import spiel

    seats = max(2, game.seats[0])
    state = positions(game, seats)[10]
    start = process_time()
    Search(state.copy(), int(state.to_move), seats, Rng(1)).run(float("inf"), ITERATIONS)
    ours = process_time() - start
    table = pyspiel.load_game(spiel.short_name(game), {"players": seats})
    theirs = table.new_initial_state()
    theirs.told.state = state.copy()
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    luck = np.random.RandomState(1)
    if game.hidden:
        bot = ismcts.ISMCTSBot(table, evaluator, 2.0, ITERATIONS, random_state=luck)
        bot.set_resampler(spiel.resampled)
    else:
        bot = mcts.MCTSBot(table, 2.0, ITERATIONS, evaluator, random_state=luck)
    start = process_time()
    bot.step(theirs)
    spent = process_time() - start
    return {"iterations": ITERATIONS, "ours_s": round(ours, 4), "openspiel_s": round(spent, 4)}


def measure_zoo_peers() -> dict[str, float]:
    """PettingZoo's classic environments by the same loop."""
    need("pettingzoo", "pygame", "shimmy", extra="peers")
    from importlib import import_module

    return {name: round(aec_speed(import_module(f"pettingzoo.classic.{name}").env())) for name in PEERS}


def envs_report(games: dict[str, Any], peers: bool) -> dict[str, Any]:
    """All games, and peers beside them."""
    need("numpy", "gymnasium", "pettingzoo", "pyspiel")
    import dolmen.envs

    report: dict[str, Any] = {"games": {}}
    for id, row in games.items():
        report["games"][id] = measure_envs(dolmen.load(id), 1 / row["decisions_per_second"])
    if peers:
        report["peers"] = measure_zoo_peers()
        for id, row in report["games"].items():
            row["aec_to_peers"] = {
                name: round(row["aec_steps_per_second"] / speed, 1) for name, speed in report["peers"].items()
            }
            row["search"] = search_speeds(dolmen.load(id))
    return report


def show_envs(report: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    names = list(report.get("peers", {}))
    table = Table(
        "game", "numbers", "observation", "÷ decision", "AEC steps/s", "batch decisions/s", *names, "OpenSpiel's search"
    )
    for id, row in report["games"].items():
        search = row.get("search")
        table.add_row(
            id,
            str(row["numbers"]),
            f"{row['observation_us']:.2f} µs",
            f"{row['observation_to_decision']:.1f}×",
            f"{row['aec_steps_per_second']:,}",
            f"{row['batch_decisions_per_second']:,}",
            *(f"{row['aec_to_peers'][name]:.1f}×" for name in names),
            f"{search['openspiel_s'] / search['ours_s']:.0f}× ours" if search else "",
        )
    Console().print(table)
    for name, speed in report.get("peers", {}).items():
        Console().print(f"PettingZoo {name}: {speed:,.0f} steps/s")
