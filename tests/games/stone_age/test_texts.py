"""The names of Stone Age have a text in both languages."""

from __future__ import annotations

import pytest

from dolmen import Game
from dolmen.core.texts import LANGUAGES, Texts
from dolmen.games.stone_age.box import BOTTOMS, FACES, TOPS
from dolmen.games.stone_age.state import PHASES
from dolmen.games.stone_age.words import GOODS, PLACES

ITEMS = ("buildings", "awards", "hunger", "green", "farmers", "toolmakers", "builders", "shamans", "resources")
BLOCKS = ("limits", "slots", "tools", "dice", "cards", "buildings")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_a_text(stone_age: Game, language: str) -> None:
    texts = Texts.of(stone_age, language)
    for kind, names in (
        ("name", (*PLACES, *GOODS, *PHASES)),
        ("top", TOPS),
        ("bottom", BOTTOMS),
        ("face", FACES),
        ("item", ITEMS),
        ("block", BLOCKS),
        ("tie", ("development", "food")),
    ):
        for name in names:
            assert texts.has(f"{kind}-{name}"), name
