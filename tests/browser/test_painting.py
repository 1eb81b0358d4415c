"""`render_mode="rgb_array"`: environments show the real board."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import render_test

from browser.house import find_chromium
from conftest import Numbers
from dolmen import Game
from dolmen.core.extra import MissingExtra
from dolmen.envs import aec
from dolmen.envs.ids import env_id
from dolmen.envs.painter import HEIGHT, WIDTH, NoBrowser
from dolmen.envs.single import SeatEnv
from envs.tables import GAMES, SHORT, TABLES


@pytest.fixture(autouse=True)
def chromium(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", find_chromium())


@pytest.mark.filterwarnings("ignore:Rendering")
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_mode_renders(
    game: Game, seats: int, options: dict[str, Any], numbers: Numbers, capsys: pytest.CaptureFixture[str]
) -> None:
    if (seats, options) != (game.seats[0], {}) and numbers(0, 0, 1) == 0:
        pytest.skip("it takes seconds at every table: --numbers long")
    made: list[Any] = []

    def make(render_mode: str | None = None) -> Any:
        made.append(aec(game, seats, render_mode=render_mode, **options))
        return made[-1]

    render_test(make)
    assert "legal:" in capsys.readouterr().out
    assert {env.render_mode for env in made} >= {"ansi", "human", "rgb_array"}


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_checks_every_mode(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(env_id(game.id), opponents="random", render_mode="ansi", **SHORT[game.id])
    check_env(env.unwrapped)
    assert "legal:" in capsys.readouterr().out  # the mode for people


def test_a_picture_shows_the_position_and_the_page_stays_open() -> None:
    env = SeatEnv("kingdomino-origins", opponents="random", render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    assert (first.shape, first.dtype) == ((HEIGHT, WIDTH, 3), np.uint8)
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 100  # it is painted, not blank
    painter = env.pictures._painter
    for _ in range(4):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    later = env.render()
    assert env.pictures._painter is painter
    assert (first != later).any(axis=2).mean() > 0.005
    assert np.array_equal(later, env.render())
    env.close()


def test_what_is_missing_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/nowhere/chromium")
    env = aec("stone-age", render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(
        NoBrowser, match=r"^rgb_array draws with Chromium: `playwright install chromium`, or set[^\n]*$"
    ):
        env.render()
    env.close()
    monkeypatch.setitem(__import__("sys").modules, "playwright", None)
    with pytest.raises(MissingExtra, match=r"^this needs playwright: pip install 'dolmen\[render\]'$"):
        aec("stone-age", render_mode="rgb_array")
