"""`dolmen bench --envs`: how fast the environments are, as ratios to a decision and to peers, in one run."""

from __future__ import annotations

import random
import subprocess
import sys
from time import process_time
from typing import Any, NamedTuple

import dolmen
from dolmen.bots.search import Search
from dolmen.core.extra import need
from dolmen.core.game import Game
from dolmen.core.rng import Rng

from .bench import midgame
from .speech import decimal, grouped, say

ROUNDS = 5
TURNS = 10  # rounds in which environments step one after the other, so that what else the machine does hits all alike
GAMES_AT_ONCE = 1024
ITERATIONS = 50
STEPS = 2_000
MANY = 1_000  # games of one round, at most: their seeds follow each other
PEERS = ("connect_four_v3", "hanabi_v5")
BARS = {"observation": 5.0, "connect_four_v3": 20.0, "hanabi_v5": 50.0}
BATCH_BARS = {"stone-age": 300_000, "kingdomino-origins": 300_000}
USUAL_BATCH_BAR = 150_000


class AecSpeed(NamedTuple):
    """Steps a second."""

    alone: float  # of the environment
    with_agent: float  # with an agent that chooses at random from the mask


def measure_envs(game: Game, decision: float, aec: AecSpeed) -> dict[str, Any]:
    """One game at its largest seat count, beside what one decision takes (in seconds)."""
    seats = game.seats[-1]
    observation = observing(game, seats)
    return {
        "seats": seats,
        "numbers": game.observer(game.start(seats)).layout.length,
        "observation_us": round(observation * 1e6, 3),
        "observation_to_decision": round(observation / decision, 2),
        "aec_steps_per_second": round(aec.alone),
        "aec_steps_per_second_with_agent": round(aec.with_agent),
        "batch_decisions_per_second": round(batch_speed(game, seats)),
        "batch_bar": BATCH_BARS.get(game.id, USUAL_BATCH_BAR),
    }


def importing() -> dict[str, Any]:
    """Seconds of the processor that `import dolmen` takes in a new process, the best of some, and what it brought."""
    code = (
        "from time import process_time as t; a = t(); import dolmen; import sys; print(t() - a, 'numpy' in sys.modules)"
    )
    told = [
        subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
        for _ in range(ROUNDS)
    ]
    return {"seconds": round(min(float(seconds) for seconds, _ in told), 3), "bar": 0.15, "numpy": told[0][1] == "True"}


def observing(game: Game, seats: int) -> float:
    """Seconds for one observation, from Python, the best round."""
    states = midgame(game, seats)
    row = game.observer(states[0]).row
    best = 1e9
    for _ in range(ROUNDS * 2):
        start = process_time()
        for state in states:
            row(state, 0)
        best = min(best, (process_time() - start) / len(states))
    return best


def aec_speeds(envs: dict[str, Any]) -> dict[str, AecSpeed]:
    """Steps a second of PettingZoo environments, ours and peers', by the same loop, in turn; the best round of each."""
    speeds = {name: AecSpeed(0.0, 0.0) for name in envs}
    for seed in range(TURNS):
        for name, env in envs.items():
            speeds[name] = AecSpeed(*map(max, speeds[name], aec_round(env, seed)))
    return speeds


def aec_round(env: Any, seed: int) -> AecSpeed:
    """A random agent plays, and chooses from the mask; then the same games are played again from its actions.

    So what the agent does is not counted. Resets and the last calls of every agent are.
    """
    games, spent = random_games(env, seed)
    steps = sum(action is not None for actions in games for action in actions)
    start = process_time()
    for number, actions in enumerate(games):
        env.reset(seed=seed * MANY + number)
        for _, action in zip(env.agent_iter(), actions, strict=False):
            env.last()
            env.step(action)
    return AecSpeed(steps / (process_time() - start), steps / spent)


def random_games(env: Any, seed: int) -> tuple[list[list[int | None]], float]:
    """What a random agent does in so many steps, game by game, and the seconds it took."""
    luck, steps = random.Random(seed), 0
    games: list[list[int | None]] = []
    start = process_time()
    while steps < STEPS:
        env.reset(seed=seed * MANY + len(games))
        actions: list[int | None] = []
        games.append(actions)
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            action = None
            if not (termination or truncation):
                legal = observation["action_mask"].nonzero()[0]
                action = int(legal[luck.randrange(len(legal))])
                steps += 1
            actions.append(action)
            env.step(action)
    return games, process_time() - start


def batch_speed(game: Game, seats: int) -> float:
    """Decisions a second of a batch on one core, with observations and masks; choosing words is not counted."""
    import numpy as np

    games = dolmen.envs.batch(game, GAMES_AT_ONCE, seats)
    luck, best = np.random.default_rng(1), 0.0
    for _ in range(TURNS):
        spent = 0.0
        for _ in range(20):
            actions = games.sample(luck)
            start = process_time()
            games.step(actions)
            spent += process_time() - start
        best = max(best, 20 * GAMES_AT_ONCE / spent)
    return best


def search_speeds(game: Game) -> dict[str, Any]:
    """Seconds for a search of so many iterations: ours, and OpenSpiel's (IS-MCTS where something is hidden)."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    from dolmen.envs import spiel

    seats = max(2, game.seats[0])
    state = next(found for found in midgame(game, seats)[10:] if len(found.legal()) > 3)
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
    return {
        "iterations": ITERATIONS,
        "openspiel": type(bot).__name__,
        "ours_s": round(ours, 4),
        "openspiel_s": round(spent, 4),
        "ratio": round(spent / ours, 1),
    }


def zoo_peers() -> dict[str, Any]:
    """PettingZoo's classic environments."""
    from importlib import import_module

    return {name: import_module(f"pettingzoo.classic.{name}").env() for name in PEERS}


def need_libraries(peers: bool) -> None:
    """Say at once what is missing, not after a minute of measuring."""
    need("numpy", "gymnasium", "pettingzoo", "pyspiel")
    if peers:
        need("pygame", "shimmy", extra="peers")


def envs_report(games: dict[str, Any], peers: bool) -> dict[str, Any]:
    """All games, and peers beside them."""
    import dolmen.envs

    report: dict[str, Any] = {"import": importing(), "games": {}}
    loaded = {id: dolmen.load(id) for id in games}
    envs = {id: dolmen.envs.aec(game, game.seats[-1]) for id, game in loaded.items()}
    speeds = aec_speeds({**envs, **(zoo_peers() if peers else {})})
    for id, row in games.items():
        report["games"][id] = measure_envs(loaded[id], 1 / row["decisions_per_second"], speeds[id])
    if peers:
        report["peers"] = {
            name: {
                "aec_steps_per_second": round(speeds[name].alone),
                "aec_steps_per_second_with_agent": round(speeds[name].with_agent),
                "bar": BARS[name],
            }
            for name in PEERS
        }
        for id, row in report["games"].items():
            row["aec_to_peers"] = {
                name: round(row["aec_steps_per_second"] / peer["aec_steps_per_second"], 1)
                for name, peer in report["peers"].items()
            }
            row["search"] = search_speeds(dolmen.load(id))
    return report


def show_envs(report: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    names = list(report.get("peers", {}))
    heads = (say(f"cli-{head}") for head in ("game", "numbers", "observation", "to-decision", "steps", "batch"))
    table = Table(*heads, *names, say("cli-peer-search"))
    for id, row in report["games"].items():
        search = row.get("search")
        table.add_row(
            id,
            str(row["numbers"]),
            say("cli-microseconds", time=decimal(row["observation_us"], 2)),
            f"{decimal(row['observation_to_decision'])}×",
            grouped(row["aec_steps_per_second"]),
            grouped(row["batch_decisions_per_second"]),
            *(f"{decimal(row['aec_to_peers'][name])}×" for name in names),
            say("cli-ours", ratio=f"{search['ratio']:.0f}") if search else "",
        )
    Console().print(table)
    for name, peer in report.get("peers", {}).items():
        Console().print(say("cli-peer-steps", name=name, speed=grouped(peer["aec_steps_per_second"])))
