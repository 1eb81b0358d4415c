"""What a client is told of a game."""

from __future__ import annotations

import pytest

import dolmen
from dolmen.bots.levels import NAMES, ratings
from dolmen.show.catalogue import describe
from ours import GAMES


@pytest.mark.parametrize("id", GAMES)
def test_a_game_tells_what_its_levels_are_rated(id: str) -> None:
    """A game that was not rated tells nothing."""
    rated = ratings().get(id, {})
    info = describe(dolmen.load(id), "", {})
    assert info.ratings == {name: round(rated[name].rating) for name in NAMES if name in rated}
