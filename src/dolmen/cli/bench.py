"""`dolmen bench`: how fast the rules are, compiled, interpreted, and beside peers, in one run.

Figures are the best of several rounds, by the processor's time, so that a busy machine does not count against them. A
calibration loop runs beside: on a slower machine the bars scale with it.
"""

from __future__ import annotations

import importlib.util
import json as json_text
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import process_time
from typing import Any

import dolmen
from dolmen.bots.playout import Tally, calibrate, play_out
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, OVER, State
from dolmen.core.words import Words

from .speech import decimal, grouped, percent, say

ROUNDS = 5
CALIBRATION = 650e6  # turns of the calibration loop a second where the bars were set
BARS: dict[str, tuple[float, float, float]] = {  # decisions a second, games a second, microseconds of copy and apply
    "stone-age": (1_000_000, 1_100, 1.5),
    "kingdomino-origins": (700_000, 6_500, 1.0),
    "first-builders": (400_000, 0, 2.0),
}
USUAL_BAR = (500_000.0, 0.0, 1.5)
RATIO_BAR = 20.0
PEERS = ("connect_four", "backgammon", "hanabi", "gin_rummy")


def bench(games: list[str], envs: bool, peers: bool, json: bool) -> None:
    """Measure the games (default: all) and print a table or JSON."""
    if peers and importlib.util.find_spec("pyspiel") is None:
        raise dolmen.DolmenError("--peers needs OpenSpiel: install the extra, as in `pip install dolmen[peers]`")
    if envs:
        from .bench_envs import need_libraries

        need_libraries(peers)
    speed = calibration()
    report: dict[str, Any] = {
        "compiled": is_compiled(),
        "calibration": {
            "turns_per_second": round(speed),
            "recorded": CALIBRATION,
            "scale": min(1.0, speed / CALIBRATION),
        },
        "games": {},
    }
    for game in [*map(dolmen.load, games or dolmen.games())]:  # all, before the first of them takes its time
        tell(say("cli-at-random", game=game.id))
        report["games"][game.id] = measure(game, report["calibration"]["scale"])
    if peers:
        report["peers"] = measure_peers(report["games"])
    if envs:
        from .bench_envs import envs_report

        tell(say("cli-envs"))
        report["envs"] = envs_report(report["games"], peers)
    if json:
        print(json_text.dumps(report, indent=2))
    else:
        show(report)
        if envs:
            from .bench_envs import show_envs

            show_envs(report["envs"])


def tell(line: str) -> None:
    print(line, file=sys.stderr)


def is_compiled() -> bool:
    return importlib.import_module("dolmen.core.state").__file__.endswith((".so", ".pyd"))  # type: ignore[union-attr]  # it is a file


def calibration() -> float:
    """Turns a second of a loop that knows nothing of games."""
    turns = 2_000_000 if is_compiled() else 100_000
    best = min(timed(lambda: calibrate(turns)) for _ in range(ROUNDS))
    return turns / best


def timed(job: Any) -> float:
    start = process_time()
    job()
    return process_time() - start


def measure(game: Game, scale: float) -> dict[str, Any]:
    """One game at its largest seat count: random play, copying, and the same interpreted."""
    seats = game.seats[-1]
    playouts = random_play(game, seats, games_for(game, seats, 0.4))
    micros = copy_and_apply(game, seats)
    twin = interpreted_twin(game.id)
    bars = BARS.get(game.id, USUAL_BAR)
    ratio = playouts["decisions_per_second"] / twin["decisions_per_second"]
    check = random_play(game, seats, twin["games"], rounds=1)
    return {
        "seats": seats,
        **playouts,
        "copy_apply_us": round(micros, 3),
        "interpreted": twin,
        "compiled_to_interpreted": round(ratio, 1),
        "same_digest": check["digest"] == twin["digest"] and check["scores"] == twin["scores"],
        "bars": {
            "decisions_per_second": bars[0] * scale,
            "games_per_second": bars[1] * scale,
            "copy_apply_us": bars[2] / scale,
            "compiled_to_interpreted": RATIO_BAR,
        },
        "holds": playouts["decisions_per_second"] >= bars[0] * scale
        and playouts["games_per_second"] >= bars[1] * scale
        and micros <= bars[2] / scale
        and (ratio >= RATIO_BAR or not is_compiled()),
    }


def games_for(game: Game, seats: int, seconds: float) -> int:
    """About how many games fill a round."""
    once = timed(lambda: random_play(game, seats, 3, rounds=1)) / 3
    return max(3, int(seconds / once))


def random_play(game: Game, seats: int, games: int, rounds: int = ROUNDS) -> dict[str, Any]:
    """Random games, the same ones in every round; the best round counts."""
    best = 1e9
    tally, points = Tally(), 0
    start = game.start(seats)
    for _ in range(rounds):
        tally, points, out, rng = Tally(), 0, Words(), Rng(1)
        began = process_time()
        for _ in range(games):
            state = start.copy()
            play_out(state, rng, out, tally)
            points = (points * 31 + sum((k + 1) * score for k, score in enumerate(state.scores()))) & 0xFFFFFFFF
        best = min(best, process_time() - began)
    return {
        "games": games,
        "decisions_per_second": round(int(tally.decisions) / best),
        "words_per_second": round(int(tally.words) / best),
        "games_per_second": round(games / best, 1),
        "decisions_per_game": round(int(tally.decisions) / games, 1),
        "forced_share": round(int(tally.forced) / int(tally.decisions), 3),
        "digest": int(tally.digest),
        "scores": points,
    }


def copy_and_apply(game: Game, seats: int) -> float:
    """Microseconds to copy a position of mid-game and say a word, from Python: the mean over positions, best batch."""
    states = midgame(game, seats)
    words = [state.legal()[0] for state in states]
    best = 1e9
    for _ in range(20):
        start = process_time()
        for state, word in zip(states, words, strict=True):
            state.copy().apply(word)
        best = min(best, (process_time() - start) / len(states))
    return best * 1e6


def midgame(game: Game, seats: int) -> list[State]:
    """Decisions of one random game, all through it."""
    state, rng, found = game.start(seats), Rng(2), []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            continue
        found.append(state.copy())
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return found[:2000]


def interpreted_twin(id: str) -> dict[str, Any]:
    """The same random games in a child process, on a copy of the sources without compiled modules."""
    tell(say("cli-twin", game=id))
    with tempfile.TemporaryDirectory(prefix="dolmen-twin-") as folder:
        source = Path(dolmen.__file__).parent
        shutil.copytree(
            source, Path(folder) / "dolmen", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
        )
        done = subprocess.run(
            [sys.executable, "-c", f"from dolmen.cli.bench import twin; twin({id!r})"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([folder, *filter(None, sys.path)]), "PYTHONSAFEPATH": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise dolmen.DolmenError(f"the interpreted twin failed: {done.stderr.strip().splitlines()[-1]}")
    result: dict[str, Any] = json_text.loads(done.stdout)
    return result


def twin(id: str) -> None:
    """Run in the child: random play of the interpreted sources, as JSON."""
    game = dolmen.load(id)
    seats = game.seats[-1]
    print(
        json_text.dumps({**random_play(game, seats, games_for(game, seats, 1.0), rounds=3), "compiled": is_compiled()})
    )


def measure_peers(games: dict[str, Any]) -> dict[str, Any]:
    """OpenSpiel's games in this same process, by its own C++ rollouts where it offers them, else driven from Python.

    Like is compared with like: C++ rollouts with our compiled ones, a loop in Python with the same loop over ours.
    """
    import pyspiel  # type: ignore[import-not-found,unused-ignore]  # an extra

    driven = {id: driven_from_python(dolmen.load(id)) for id in games}
    peers: dict[str, Any] = {}
    for name in PEERS:
        tell(f"OpenSpiel {name}…")
        game = pyspiel.load_game(name)
        loop, length = peer_loop(game)
        native = peer_rollouts(pyspiel, game, length)
        speed = native or loop
        ours = {id: row["decisions_per_second"] if native else driven[id] for id, row in games.items()}
        peers[name] = {
            "driver": "c++" if native else "python",
            "decisions_per_second": round(speed),
            "ours_to_theirs": {id: round(own / speed, 2) for id, own in ours.items()},
        }
    return peers


def peer_rollouts(pyspiel: Any, game: Any, length: float) -> float:
    """Decisions a second of OpenSpiel's random rollouts in C++; 0 where its search does not take the game."""
    rollouts = 400
    try:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        state = game.new_initial_state()
        throw(state, Rng(4))
        best = min(timed(lambda: bot.mcts_search(state)) for _ in range(ROUNDS))
    except RuntimeError:
        return 0.0
    return rollouts * length / best


def peer_loop(game: Any) -> tuple[float, float]:
    """Random play driven from Python: decisions a second, and decisions in a game."""
    rng, best, length, games = Rng(3), 0.0, 0.0, 20
    for _ in range(ROUNDS):
        count, start = 0, process_time()
        for _ in range(games):
            state = game.new_initial_state()
            throw(state, rng)
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[rng.below(len(legal))])
                count += 1
                throw(state, rng)
        best = max(best, count / (process_time() - start))
        length = count / games
    return best, length


def throw(state: Any, rng: Rng) -> None:
    """Let fate decide as long as it is asked."""
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        r, k = rng.unit() - outcomes[0][1], 0
        while r >= 0 and k < len(outcomes) - 1:
            k += 1
            r -= outcomes[k][1]
        state.apply_action(outcomes[k][0])


def driven_from_python(game: Game) -> float:
    """Our own random play driven from Python, as the peers are: decisions a second."""
    rng, best, seats = Rng(3), 0.0, game.seats[-1]
    for _ in range(ROUNDS):
        count, start = 0, process_time()
        for _ in range(10):
            state = game.start(seats)
            while state.to_move != OVER:
                if state.to_move == CHANCE:
                    state.apply(state.sample(rng))
                    continue
                legal = state.legal()
                state.apply(legal[rng.below(len(legal))])
                count += 1
        best = max(best, count / (process_time() - start))
    return best


def show(report: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    heads = ("game", "players", "decisions", "games-a-second", "copy", "to-plain", "forced", "bars")
    table = Table(*(say(f"cli-{head}") for head in heads))
    for id, row in report["games"].items():
        table.add_row(
            id,
            str(row["seats"]),
            grouped(row["decisions_per_second"]),
            grouped(row["games_per_second"]),
            say("cli-microseconds", time=decimal(row["copy_apply_us"], 2)),
            f"{row['compiled_to_interpreted']:.0f}×" + ("" if row["same_digest"] else f" {say('cli-differ')}"),
            percent(row["forced_share"]),
            say("cli-hold" if row["holds"] else "cli-missed"),
        )
    console.print(table)
    scale = decimal(report["calibration"]["scale"], 2)
    console.print(say("cli-calibration", compiled="yes" if report["compiled"] else "no", scale=scale))
    if "peers" in report:
        ratio_heads = (say("cli-peer", game=id) for id in report["games"])
        table = Table("OpenSpiel", say("cli-driver"), say("cli-decisions"), *ratio_heads)
        for name, row in report["peers"].items():
            ratios = [f"{decimal(ratio)}×" for ratio in row["ours_to_theirs"].values()]
            table.add_row(name, row["driver"], grouped(row["decisions_per_second"]), *ratios)
        console.print(table)
