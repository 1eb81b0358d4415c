"""The names of Origin have a text in both languages, and Russian its cases."""

from __future__ import annotations

import pytest

from dolmen.core.texts import LANGUAGES, Texts
from dolmen.games.origin.box import COLOURS, CONTINENTS
from dolmen.games.origin.state import STAGES
from dolmen.games.origin.words import CARDS, PAWNS, SKINS, STRAITS, TERRITORIES
from rulebook.origin.table import GAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_a_text(language: str) -> None:
    texts = Texts.of(GAME, language, strict=True)
    for name in (*TERRITORIES, *STRAITS, *PAWNS, *SKINS, *CARDS, *COLOURS, *CONTINENTS, *STAGES):
        assert texts.has(f"name-{name}"), name
    for name in TERRITORIES:
        assert texts.has(f"name-{name}", "to"), name
    for name in CARDS[:19]:
        assert texts.has(f"name-{name}", "help"), name
    for key in ("goals", "hand", "hunting", "straits", "tiles", "trophies"):
        assert texts.has(f"item-{key}")
    for key in ("tie-hand", "game-title", "game-blurb"):
        assert texts.has(key)


def test_russian_names_places_in_their_case() -> None:
    texts = Texts.of(GAME, "ru", strict=True)
    told = texts.event({"event": "evolved", "seat": 0, "pawn": "h2s1_black", "where": "eu_sib"})
    assert told == "Гора ставит в Сибирь чёрную фишку, высота 2, сила 1"
    told = texts.event({"event": "drew", "seat": 0, "deck": "orange", "card": "?"})
    assert told == "Гора тянет постоянную карту"
