"""What people are told of their chances is less sure than what bots go by."""

from __future__ import annotations

import dolmen
from dolmen import CHANCE, OVER, Rng


def test_chances_keep_the_order_of_the_values_and_nobody_is_lost_half_way() -> None:
    game = dolmen.load("first-sparks")
    lost = told = 0
    for seats in (2, 4):
        state, rng = game.start(seats), Rng(seats)
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(state.sample(rng))
                continue
            values, chances = state.values(), game.chances(state)
            assert abs(sum(chances) - 1) < 1e-9
            assert sorted(range(seats), key=values.__getitem__) == sorted(range(seats), key=chances.__getitem__)
            assert max(chances) <= max(values) + 1e-9
            lost += min(values) < 0.001
            told += min(chances) < 0.001
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
        assert game.chances(state) == state.values()
    assert lost > 20 * told
