"""Gymnasium: its own check, masks, and a seat among bots."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from conftest import Numbers
from dolmen import BadOption, BadSeats, Game
from dolmen.envs.ids import env_id
from dolmen.envs.single import IllegalAction, SeatEnv
from envs.tables import GAMES, SHORT, TABLES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", ["numbers", "network", "boards"])
def test_every_game_keeps_the_contract(game: Game, form: str) -> None:
    env = gymnasium.make(env_id(game.id), opponents="random", form=form, **SHORT[game.id])
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_table_keeps_the_contract(game: Game, seats: int, options: dict[str, Any]) -> None:
    said = {**SHORT[game.id], **options}
    env = gymnasium.make(env_id(game.id), players=seats, opponents="random", form="numbers", **said)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", ["dolmen.envs:dolmen/StoneAge-v1", "dolmen/StoneAge-v1"])
def test_gymnasium_makes_a_game_in_a_new_process(name: str) -> None:
    assert env_id("stone-age") == "dolmen/StoneAge-v1"
    first = "" if ":" in name else "import dolmen.envs\n"
    code = f"{first}import gymnasium; print(gymnasium.make({name!r}, players=3).unwrapped.desk.seats)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout == "3\n", done.stderr


def played(env: SeatEnv, seed: int) -> tuple[float, int]:
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    for n in range(10_000):
        masks = env.action_masks()
        _, reward, over, _, info = env.step(int(rng.choice(np.flatnonzero(masks))))
        assert np.array_equal(info["action_mask"], env.action_masks())
        if over:
            return reward, n
    raise AssertionError("the game never ended")


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_plays_to_the_end_against_bots(game: Game) -> None:
    env = SeatEnv(game, game.seats[-1], seat=None, opponents="random", rewards="place", **SHORT[game.id])
    reward, decisions = played(env, 1)
    assert -1 <= reward <= 1
    assert decisions > 3
    assert (reward, decisions) == played(env, 1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@pytest.mark.parametrize("twin_of", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"])
@pytest.mark.parametrize("moves", [None, 0, 5])
def test_a_twin_has_the_same_luck(moves: int | None, twin_of: Callable[[SeatEnv], SeatEnv]) -> None:
    env = SeatEnv("stone-age", 3, seat=None, opponents=["greedy", "random"], rewards="margin", round_limit=2)
    env.reset(seed=4)
    for _ in range(moves or 0):
        env.step(int(np.flatnonzero(env.action_masks())[-1]))
    assert two_games(twin_of(env), moves is None) == two_games(env, moves is None)


def two_games(env: SeatEnv, anew: bool) -> list[float]:
    """What it gets in this game and the next, and on which seats."""
    rng, got = np.random.default_rng(1), []
    for game in range(2):
        if game == 1 or anew:
            env.reset()
        over = False
        while not over:
            _, reward, over, _, info = env.step(int(rng.choice(np.flatnonzero(env.action_masks()))))
        got += [reward, info["seat"]]
    return got


def test_gymnasium_samples_from_the_mask_and_makes_many_at_once() -> None:
    env = gymnasium.make("dolmen/KingdominoOrigins-v1", opponents="random", illegal="raise")
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    many = gymnasium.make_vec("dolmen/KingdominoOrigins-v1", num_envs=2, opponents="random")
    _, infos = many.reset(seed=1)
    for _ in range(3):
        actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
        _, _, terminated, _, infos = many.step(actions)
        assert not terminated.any()
    many.close()


def test_a_network_that_always_says_the_same_is_told_why_not() -> None:
    env = cast("Any", gymnasium.make("dolmen/StoneAge-v1", opponents="random").unwrapped)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1, True)
    assert "is not legal" in info["illegal"]
    strict = SeatEnv("stone-age", opponents="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="is not legal"):
        strict.step(wrong)
    assert strict.action_masks().any()


@pytest.mark.parametrize("action", ["x", None, 1.5, np.array([1, 2]), 1 << 80])
def test_what_is_no_action_is_refused_as_such(action: Any) -> None:
    env = SeatEnv("stone-age", opponents="random", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="is no action: they go from 0 to 238"):
        env.step(action)
    env.step(int(np.flatnonzero(env.action_masks())[0]))  # and nothing has changed


def test_opponents_are_one_for_all_or_one_for_each() -> None:
    SeatEnv("stone-age", 3, opponents=["greedy", "random"])
    with pytest.raises(BadSeats, match="with 3 players there are 2 opponents, not 3"):
        SeatEnv("stone-age", 3, opponents=["random"] * 3)
    with pytest.raises(BadSeats, match="the seats are 0 to 2, not 3"):
        SeatEnv("stone-age", 3, seat=3)
    with pytest.raises(BadOption, match="a seat is a whole number, not 'first'"):
        SeatEnv("stone-age", 3, seat=cast("Any", "first"))
    with pytest.raises(BadOption, match="opponents are a bot's name or a list of 2, not None"):
        SeatEnv("stone-age", 3, opponents=cast("Any", None))
    with pytest.raises(BadOption, match="illegal is raise or end, not 'shrug'"):
        SeatEnv("stone-age", 3, illegal="shrug")


def test_maskable_ppo_asks_for_the_masks_and_never_says_what_is_not_legal(numbers: Numbers) -> None:
    if numbers(0, 0, 1) == 0:
        pytest.skip("it learns for a while: --numbers long")
    contrib = pytest.importorskip("sb3_contrib", reason="it needs sb3-contrib: pip install 'dolmen[learning]'")
    env = gymnasium.make("dolmen/KingdominoOrigins-v1", players=2, opponents="random", illegal="raise")
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=128, batch_size=64, n_epochs=2, seed=1, device="cpu")
    before = [tensor.clone() for tensor in model.policy.parameters()]
    model.learn(256)  # an action that is not legal would raise
    assert any((old != new).any() for old, new in zip(before, model.policy.parameters(), strict=True))
    table = cast("Any", env.unwrapped)
    observation, _ = env.reset(seed=1)
    for _ in range(20):
        action, _ = model.predict(observation, action_masks=table.action_masks())
        assert table.action_masks()[int(action)]
        observation, _, over, _, _ = env.step(int(action))
        if over:
            return
