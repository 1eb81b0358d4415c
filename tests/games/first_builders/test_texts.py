"""The names of First Builders have a text in both languages, and Russian its cases."""

from __future__ import annotations

import pytest

from dolmen.core.texts import LANGUAGES, Texts
from dolmen.games.first_builders.game import FirstBuildersGame
from dolmen.games.first_builders.state import PHASES
from dolmen.games.first_builders.words import (
    BUILDINGS,
    COLOURS,
    CONDITIONS,
    DICE,
    RESOURCES,
    SITES,
    SOURCES,
    TEMPLES,
    WORKERS,
    ZODIAC,
)

GAME = FirstBuildersGame()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_a_text(language: str) -> None:
    texts = Texts.of(GAME, language, strict=True)
    for name in (*COLOURS, *RESOURCES, *SITES, *TEMPLES, *DICE, *WORKERS, *PHASES):
        assert texts.has(f"name-{name}"), name
    for name in (*BUILDINGS, *ZODIAC, "agora", "palace"):
        assert texts.has(f"name-{name}", "effect"), name
    items = {*SOURCES, "gold", "adviser-track", "temples", "centres"}
    for key in ("tie-buildings", "game-title", "game-blurb", *(f"item-{item}" for item in items)):
        assert texts.has(key)
    assert all(texts.has(f"condition-{name}") for name in CONDITIONS if name != "limit")


def test_russian_counts_in_its_cases() -> None:
    texts = Texts.of(GAME, "ru", strict=True)
    told = [texts.event({"event": "gained", "seat": 0, "resource": "stone", "amount": n}) for n in (1, 3, 5)]
    assert told == ["Гора получает 1 камень", "Гора получает 3 камня", "Гора получает 5 камней"]
    told = [texts.event({"event": "paid", "seat": 0, "resource": "wisdom", "amount": n}) for n in (1, 2)]
    assert told == ["Гора платит 1 мудрость", "Гора платит 2 мудрости"]
    assert texts.event({"event": "gained", "seat": 0, "resource": "food", "amount": 1}) == "Гора получает 1 еду"
