"""What is printed on the sites is what the rules give."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from dolmen.games.first_builders import tableview
from dolmen.games.first_builders.game import FirstBuildersGame
from dolmen.games.first_builders.state import FirstBuilders
from dolmen.games.first_builders.view import view
from dolmen.games.first_builders.words import GAINED

GAME = FirstBuildersGame()


def test_every_site_shows_its_gain() -> None:
    """As FB-089 has it."""
    assert {site.name: site.gain for site in view(GAME.start(2), None).sites} == {
        "war": {"stone": 3},
        "buildings": {"food": 3},
        "temples": {"wisdom": 3},
        "citizens": {"basic": 1, "gold": 1},
        "food": {"stone": 1, "wisdom": 1, "food": 1},
    }


def test_another_rule_shows_another_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one rule: the view has no list of its own."""

    def gain(s: FirstBuilders, seat: i64, site: i64) -> None:
        s.tell(GAINED, seat, 3, 5)

    monkeypatch.setattr(tableview, "gain", gain)
    monkeypatch.setattr(tableview, "printed", {})
    assert all(site.gain == {"gold": 5} for site in view(GAME.start(2), None).sites)
