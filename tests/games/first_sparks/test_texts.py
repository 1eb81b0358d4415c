"""The names of The First Sparks have a text in both languages, and Russian its cases."""

from __future__ import annotations

import pytest

from dolmen.core.texts import LANGUAGES, Texts
from dolmen.games.first_sparks.box import KINDS
from dolmen.games.first_sparks.phases import PHASES
from dolmen.games.first_sparks.words import HARVEST, TILES
from rulebook.first_sparks.table import GAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_a_text(language: str) -> None:
    texts = Texts.of(GAME, language, strict=True)
    for name in (*HARVEST, *KINDS, *TILES, *PHASES, "over"):
        assert texts.has(f"name-{name}"), name
    for key in ("item-members", "tie-food", "tie-order", "game-title", "game-blurb"):
        assert texts.has(key)


def test_russian_counts_in_its_cases() -> None:
    texts = Texts.of(GAME, "ru", strict=True)
    told = [texts.event({"event": "hunted", "seat": 0, "kind": "berry", "amount": n, "food": 2 * n}) for n in (1, 2, 5)]
    assert told == ["Гора добывает 1 ягоду: 2 еды", "Гора добывает 2 ягоды: 4 еды", "Гора добывает 5 ягод: 10 еды"]
