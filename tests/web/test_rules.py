"""The short rules of every game answer every question that a prompt can ask."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dolmen
from dolmen.core.texts import LANGUAGES
from ours import GAMES

RULES = Path(__file__).parents[2] / "web" / "src" / "rules"


def pages() -> list[tuple[str, str]]:
    return [(game, language) for game in GAMES for language in LANGUAGES]


@pytest.mark.parametrize(("game", "language"), pages())
def test_every_prompt_leads_to_a_paragraph(game: str, language: str) -> None:
    page = (RULES / f"{game}.{language}.ts").read_text(encoding="utf-8")
    answered = {ask for asks in re.findall(r"asks: \[([^\]]*)\]", page) for ask in re.findall(r"'([\w-]+)'", asks)}
    texts = (dolmen.load(game).home / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    asked = set(re.findall(r"^ask-([\w-]+) =", texts, re.MULTILINE))
    assert asked - {"over"} <= answered, f"no paragraph answers {sorted(asked - answered)}"
    assert answered <= asked | {"over"}, f"nobody asks {sorted(answered - asked)}"
