"""The page about a bot of one's own: what it shows can be typed in and played."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

import dolmen
from bots.test_bots import play
from dolmen import OVER, Rng
from dolmen.arena import plan_arena, run, stand
from dolmen.arena.crew import local_crew
from dolmen.bots import BOTS, Bot, Seat
from dolmen.cli.arena import table

PAGE = Path(__file__).parents[2] / "docs" / "add-a-bot.md"


def bot_of_the_page() -> type[Bot]:
    code = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    assert len([line for line in code[1].splitlines() if line.strip()]) <= 20
    names: dict[str, type[Bot]] = {}
    exec(code[1], names)
    return names["Dreamer"]


def test_the_bot_of_the_page_plays_a_game() -> None:
    made = bot_of_the_page()
    bot = made()
    bot.dreams = 1  # type: ignore[attr-defined]  # as the page has it
    assert play(dolmen.load("stone-age"), [bot, bot], 3, round_limit=1).to_move == OVER


def test_it_plays_in_the_arena_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    made = bot_of_the_page()
    made.dreams = 1  # type: ignore[attr-defined]  # the same
    monkeypatch.setitem(BOTS, "dreamer", made)
    game = dolmen.load("stone-age")
    plan = plan_arena(game, ["dreamer", "random"], seats=2, games=2, options={"round_limit": 1})
    assert stand(plan, run(plan, local_crew(1))).games == 2


def test_one_that_fails_and_cheats_leaves_its_turn_to_the_next_lower_level_in_the_arena(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[int] = []

    class Fumbler(Bot):
        name = "fumbler"

        def choose(self, seat: Seat, rng: Rng) -> int:
            asked.append(len(asked) % 3)
            if asked[-1] == 2:
                raise RuntimeError("lost its head")
            return -7 if asked[-1] else seat.legal()[0]

    monkeypatch.setitem(BOTS, "fumbler", Fumbler)
    game = dolmen.load("stone-age")
    plan = plan_arena(game, ["fumbler", "random"], seats=2, games=4, options={"round_limit": 2})
    with caplog.at_level(logging.ERROR):
        series = run(plan, local_crew(1))
    found = stand(plan, series)
    fumbler = next(one for one in found.bots if one.bot == "fumbler")
    assert fumbler.faults == len([turn for turn in asked if turn]) > 4
    assert [one.faults for one in found.bots if one.bot == "random"] == [0]
    assert "the bot fumbler failed: RuntimeError('lost its head')" in caplog.text
    assert "the bot fumbler said -7, which is not allowed" in caplog.text
    assert f"fumbler failed {fumbler.faults} times" in table(found)
