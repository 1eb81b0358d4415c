"""The names of Kingdomino Origins have a text in both languages."""

from __future__ import annotations

import pytest

from dolmen.core.texts import LANGUAGES, Texts
from dolmen.games.kingdomino_origins.view import PHASES
from dolmen.games.kingdomino_origins.words import CAVEMEN, DIRECTIONS, PAIRS, RESOURCES
from rulebook.kingdomino_origins.table import GAME

TERRAINS = [t.id for block in (GAME.pack.blocks.terrains, GAME.pack.blocks.classic_terrains) for t in block.item]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_a_text(language: str) -> None:
    texts = Texts.of(GAME, language, strict=True)
    for name in (*RESOURCES, *CAVEMEN, *DIRECTIONS, *PAIRS, *TERRAINS, *PHASES.values(), "hut"):
        assert texts.has(f"name-{name}"), name
    for name in TERRAINS:
        assert name == "volcano" or texts.has(f"item-{name}")
    for key in (*(f"item-totem-{name}" for name in RESOURCES), "tie-region", "tie-fires", "game-title", "game-blurb"):
        assert texts.has(key)
