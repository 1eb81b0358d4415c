"""What the value of a position sees. How strong play on it is: bench/strength.py."""

from __future__ import annotations

from dolmen import CHANCE
from dolmen.core.rng import Rng
from dolmen.games.first_builders.game import FirstBuildersGame
from dolmen.games.first_builders.state import FirstBuilders

GAME = FirstBuildersGame()


def test_a_better_position_is_worth_more() -> None:
    state = GAME.start(2)
    assert isinstance(state, FirstBuilders)
    rng = Rng(4)
    while state.asked().name != "turn":
        legal = state.legal()
        state.apply(state.sample(rng) if state.to_move == CHANCE else legal[0])
    even = state.values()
    assert abs(sum(even) - 1) < 1e-9
    for attribute in ("gold", "stone", "tokens", "free"):
        richer = state.copy()
        setattr(richer.players[1], attribute, getattr(richer.players[1], attribute) + 2)
        assert richer.values()[1] > even[1], attribute
    higher = state.copy()
    higher.move_disc(2, 1, 4)
    assert higher.values()[1] > even[1]
