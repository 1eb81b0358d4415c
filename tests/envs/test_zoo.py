"""PettingZoo: its own checks, and what it does not check."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from conftest import Numbers
from dolmen import BadOption, BadSeats, Game
from dolmen.envs import TableEnv, aec
from dolmen.envs.zoo import IllegalAction
from envs.tables import GAMES, SHORT, TABLES

# PettingZoo wonders about every observation that is a dictionary, unless it knows the environment by name.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


def any_action(observation: dict[str, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


def play(env: Any, seed: int = 1) -> dict[str, float]:
    """A random game to its end; what every seat got."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            got[agent] = reward
            env.step(None)
        else:
            env.step(any_action(observation, rng))
    return got


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_table_keeps_the_contract(game: Game, seats: int, options: dict[str, Any], numbers: Numbers) -> None:
    env = aec(game, seats, **{**SHORT[game.id], **options})
    api_test(env, num_cycles=numbers(10, 30, 1_000), verbose_progress=False)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", ["network", "boards"])
@pytest.mark.parametrize("illegal", ["raise", "end"])
def test_every_form_keeps_the_contract(game: Game, form: str, illegal: str) -> None:
    api_test(aec(game, form=form, illegal=illegal, **SHORT[game.id]), num_cycles=20, verbose_progress=False)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_same_seed_gives_the_same_game(game: Game, seats: int, options: dict[str, Any], numbers: Numbers) -> None:
    seed_test(lambda: aec(game, seats, **{**SHORT[game.id], **options}), num_cycles=numbers(4, 8, 500))


def test_a_seed_may_be_numpys_and_no_seed_goes_on() -> None:
    env, twin = aec("kingdomino-origins"), aec("kingdomino-origins")
    env.reset(seed=5)
    twin.reset(seed=np.int64(5))  # type: ignore[arg-type]  # it is as good as a number
    for _ in range(3):
        assert np.array_equal(env.last()[0]["observation"], twin.last()[0]["observation"])
        env.reset()
        twin.reset()
    with pytest.raises(BadOption, match="a seed is a whole number, not 'x'"):
        env.reset(seed="x")  # type: ignore[arg-type]  # that is the mistake


@pytest.mark.parametrize(
    "use",
    [
        lambda env: env.step(0),
        lambda env: env.last(),
        lambda env: env.observe("player_0"),
        lambda env: env.agent_iter(),
        lambda env: env.legal(),
        lambda env: env.render(),
        lambda env: env.snapshot(),
        lambda env: env.record(),
        lambda env: env.rewards["player_0"],
    ],
)
def test_nothing_is_there_before_the_first_reset(use: Callable[[TableEnv], Any]) -> None:
    env = aec("stone-age", render_mode="ansi")
    for kind in (gymnasium.error.ResetNeeded, AssertionError):  # Gymnasium's way, and PettingZoo's
        with pytest.raises(kind, match=r"call reset\(\) first"):
            use(env)


def test_who_is_no_agent_is_told_who_is() -> None:
    env = aec("stone-age", players=3)
    env.reset(seed=1)
    for use in (env.observe, env.legal, env.action_space, env.observation_space):
        with pytest.raises(KeyError, match="agents are player_0, player_1, player_2, not 'player_3'"):
            use("player_3")


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_told_in_words(game: Game) -> None:
    env = aec(game, render_mode="ansi")  # tests/browser/test_painting.py holds PettingZoo's own check of all modes
    env.reset(seed=1)
    assert " legal: " in env.render()


@pytest.mark.parametrize("rewards", ["share", "place", "margin"])
def test_rewards_come_at_the_end(rewards: str) -> None:
    got = play(aec("kingdomino-origins", players=3, rewards=rewards))
    assert len(got) == 3
    if rewards == "share":
        assert sum(got.values()) == pytest.approx(1)
    elif rewards == "place":
        assert sum(got.values()) == pytest.approx(0)
        assert max(got.values()) <= 1
    else:
        assert max(got.values()) >= 0


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    env = aec("stone-age", players=2)
    env.reset(seed=1)
    before = env.last()
    wrong = int(np.flatnonzero(before[0]["action_mask"] == 0)[-1])
    with pytest.raises(IllegalAction, match=r"is not legal: .*Legal are: place"):
        env.step(wrong)
    with pytest.raises(IllegalAction, match="is no action: they go from 0 to"):
        env.step(100_000)
    after = env.last()
    assert np.array_equal(before[0]["observation"], after[0]["observation"])
    assert not after[2]


@pytest.mark.parametrize("action", ["x", None, 1.5, np.array([1, 2]), 1 << 80, -1])
def test_what_is_no_action_is_refused_as_such(action: Any) -> None:
    env = aec("stone-age", players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    with pytest.raises(IllegalAction, match="is no action: they go from 0 to 238"):
        env.step(action)
    assert env.agent_selection == agent


def test_actions_may_be_numpys() -> None:
    env = aec("stone-age", players=2)
    env.reset(seed=1)
    first = env.agent_selection
    wrong, right = (np.flatnonzero(env.last()[0]["action_mask"] == flag) for flag in (0, 1))
    with pytest.raises(IllegalAction, match=rf"\(action {wrong[0]}\) is not legal: "):
        env.step(wrong[0])
    env.step(right[:1])
    assert env.agent_selection != first


def test_the_legal_actions_are_those_of_the_mask() -> None:
    env = aec("origin", players=2)
    env.reset(seed=1)
    for agent in env.agent_iter(20):
        seen = {one: env.observe(one)["action_mask"] for one in env.agents}
        assert all(sorted(env.legal(one)) == list(np.flatnonzero(mask)) for one, mask in seen.items())
        assert env.legal() == env.legal(agent)
        env.step(env.legal()[-1])


def test_so_many_are_asked_as_somebody_wants() -> None:
    env = aec("stone-age", players=2)
    env.reset(seed=1)
    assert list(env.agent_iter(3)) == [env.agent_selection] * 3
    assert list(env.agent_iter(0)) == []


@pytest.mark.parametrize("action", [0, -1, 1 << 80, None, "x", 1.5, np.array([1, 2])])
def test_an_illegal_action_may_end_the_episode(action: Any) -> None:
    env = aec("stone-age", players=3, illegal="end")
    env.reset(seed=1)
    culprit = env.agent_selection
    before = env.last()[0]["observation"]
    env.step(action)
    assert np.array_equal(env.observe(culprit)["observation"], before)
    assert "is n" in env.infos[culprit]["illegal"]  # not legal, or no action
    got = {}
    for agent in env.agent_iter():
        _, got[agent], termination, truncation, _ = env.last()
        assert termination
        assert truncation  # as PettingZoo's own wrapper ends such a game
        env.step(None)
    assert got == {**dict.fromkeys(env.possible_agents, 0), culprit: -1}
    assert sum(play(env).values()) == pytest.approx(1)  # and after a reset all is well


def test_a_clone_goes_its_own_way_and_a_restored_one_the_same() -> None:
    env = aec("kingdomino-origins")
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    for _ in range(12):
        env.step(any_action(env.last()[0], rng))
    kept, twin = env.snapshot(), env.clone()
    seen = env.last()[0]["observation"]
    actions = []
    for _ in range(6):
        actions.append(any_action(env.last()[0], rng))
        env.step(actions[-1])
    assert np.array_equal(twin.last()[0]["observation"], seen)
    later = env.last()[0]["observation"]
    env.restore(kept)
    assert np.array_equal(env.last()[0]["observation"], seen)
    for action in actions:
        env.step(action)
        twin.step(action)
    assert np.array_equal(env.last()[0]["observation"], later)
    assert np.array_equal(twin.last()[0]["observation"], later)


def shares(env: TableEnv, seed: int = 1) -> list[float]:
    """A random game from where it stands, and another one after it: what everybody got."""
    rng, got = np.random.default_rng(seed), []
    for _ in range(2):
        for _ in env.agent_iter():
            observation, reward, termination, _, _ = env.last()
            if termination:
                got.append(reward)
            env.step(None if termination else any_action(observation, rng))
        env.reset()
    return got


@pytest.mark.parametrize(
    "twin_of",
    [TableEnv.clone, deepcopy, lambda env: pickle.loads(pickle.dumps(env))],
    ids=["clone", "deepcopy", "pickle"],
)
@pytest.mark.parametrize("moves", [None, 0, 9])
@pytest.mark.parametrize("game", GAMES)
def test_a_twin_has_the_same_luck_and_leaves_ours_alone(
    game: Game, moves: int | None, twin_of: Callable[[TableEnv], TableEnv]
) -> None:
    env = aec(game, game.seats[-1], rewards="margin", **SHORT[game.id])
    if moves is not None:
        env.reset(seed=8)
        for _ in range(moves):
            env.step(env.legal()[0])
    twin = twin_of(env)
    if moves is None:  # not begun: the luck of the first game is to come
        env.reset()
        twin.reset()
    theirs = shares(twin)
    assert len(theirs) == 2 * game.seats[-1]
    assert shares(env) == theirs


def test_a_snapshot_pickles_and_belongs_to_its_table() -> None:
    env, other = aec("stone-age", players=3, round_limit=2), aec("stone-age", players=3, round_limit=2)
    env.reset(seed=2)
    env.step(env.legal()[0])
    kept = pickle.dumps(env.snapshot())
    other.restore(pickle.loads(kept))  # without a reset of its own
    assert shares(other) == shares(env)
    with pytest.raises(BadOption, match="a snapshot of stone-age, 3 seats, round_limit=2; here is stone-age, 2 seats"):
        aec("stone-age").restore(pickle.loads(kept))


def test_a_snapshot_of_the_leave_taking_comes_back_to_it() -> None:
    env = aec("stone-age", players=3, illegal="end")
    env.reset(seed=1)
    env.step(0)
    env.step(None)
    kept = env.snapshot()
    for _ in range(2):
        env.restore(kept)
        left = []
        for agent in env.agent_iter():
            left.append(agent)
            env.step(None)
        assert len(left) == 2


def test_what_somebody_keeps_is_never_written_over() -> None:
    env = aec("kingdomino-origins")
    env.reset(seed=4)
    rng = np.random.default_rng(1)
    kept, copies, ids = [], [], set()
    for _ in range(20):
        observation = env.last()[0]
        kept.append(observation)
        copies.append({name: array.copy() for name, array in observation.items()})
        env.step(any_action(observation, rng))
    for then, now in zip(copies, kept, strict=True):
        assert all(np.array_equal(then[name], now[name]) for name in then)
        assert not now["observation"].flags.writeable
    del kept, observation, now
    for _ in range(20):
        observation = env.last()[0]
        ids.add(id(observation["observation"]))
        env.step(any_action(observation, rng))
    assert len(ids) == 2  # two arrays take turns where nobody keeps them


def test_a_game_played_here_is_a_record() -> None:
    env = aec("kingdomino-origins", render_mode="ansi")
    got = play(env)
    record = env.record()
    assert record.verify(env.desk.game).values() == list(got.values())
    env = aec("kingdomino-origins")
    env.reset(seed=1)
    with pytest.raises(gymnasium.error.UnsupportedMode, match='render_mode="ansi"'):
        env.record()


@pytest.mark.parametrize(
    ("said", "error", "message"),
    [
        ({"players": 7}, BadSeats, "stone-age is for 2 to 4 players, not 7"),
        ({"players": "3"}, BadOption, "the number of players is a whole number, not '3'"),
        ({"players": 2.0}, BadOption, r"the number of players is a whole number, not 2\.0"),
        ({"tribes": 3}, BadOption, "there is no option 'tribes'; options are: full_spots"),
        ({"render_mode": "rgb"}, gymnasium.error.UnsupportedMode, "render modes are ansi, human, rgb_array, not 'rgb'"),
        ({"form": "pixels"}, BadOption, "forms are numbers, network, boards, not 'pixels'"),
        ({"rewards": "money"}, BadOption, "rewards are share, place, margin, not 'money'"),
        ({"illegal": "shrug"}, BadOption, "illegal is raise or end, not 'shrug'"),
        ({"round_limit": 99}, BadOption, "round_limit"),
    ],
)
def test_wrong_input_says_what_would_be_right(said: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        aec("stone-age", **said)
