"""Tree search whose leaves are judged together."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from dolmen import Game
from dolmen.envs import LeafSearch
from envs.tables import GAMES, decisions


@pytest.mark.parametrize("game", GAMES)
def test_leaves_of_all_roots_are_judged_in_one_call(game: Game) -> None:
    sizes: list[int] = []

    def evaluate(observations: NDArray[np.int16], masks: NDArray[np.bool_]) -> tuple[NDArray[Any], NDArray[Any]]:
        sizes.append(len(observations))
        assert masks.any(axis=1).all()
        return masks.astype(float), np.full((len(observations), seats), 1 / seats)

    seats = game.seats[-1]
    states = [state.copy() for state, _ in islice(decisions(game, seats, 1), 5, 8)]
    search = LeafSearch(game, evaluate, seats)
    visits = search.run(states, iterations=12)
    assert sizes[0] == 3
    assert len(sizes) == 12
    for state, tried in zip(states, visits, strict=True):
        assert set(tried) <= set(state.legal())
        assert sum(tried.values()) == 11  # the first judges the root itself


def test_what_the_network_expects_is_tried_most() -> None:
    from dolmen import load

    game = load("kingdomino-origins")
    state = next(s.copy() for s, legal in decisions(game, 2, 1) if len(legal) > 8)
    favourite = state.legal()[3]

    def evaluate(observations: NDArray[np.int16], masks: NDArray[np.bool_]) -> tuple[NDArray[Any], NDArray[Any]]:
        priors = masks * 0.01
        priors[:, favourite] = 5
        return priors, np.full((len(observations), 2), 0.5)

    (visits,) = LeafSearch(game, evaluate, 2).run([state], iterations=30)
    assert max(visits, key=lambda word: visits[word]) == favourite
