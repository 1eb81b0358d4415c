"""The page about a bot of one's own: what it shows can be typed in and played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dolmen
from bots.test_bots import play
from dolmen import OVER
from dolmen.arena import plan_arena, run, stand
from dolmen.arena.crew import local_crew
from dolmen.bots import BOTS, Bot

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
