"""Tree search whose leaves are judged together."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from dolmen import BadOption, Game
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


def even(observations: NDArray[np.int16], masks: NDArray[np.bool_]) -> tuple[NDArray[Any], NDArray[Any]]:
    return masks.astype(float), np.full((len(observations), 2), 0.5)


def test_wrong_input_says_what_would_be_right(stone_age: Game) -> None:
    state = next(iter(decisions(stone_age, 2, 1)))[0].copy()
    over = [found for found, _ in decisions(stone_age, 2, 1, round_limit=1)][-1]
    for wrong, message in (
        (stone_age.start(2), "waits for a seat"),  # fate has not spoken
        (over, "waits for a seat"),
        (next(iter(decisions(stone_age, 3, 1)))[0], "positions of stone-age, 2 seats; this one is of another table"),
    ):
        with pytest.raises(BadOption, match=message):
            LeafSearch(stone_age, even, 2).run([wrong], 2)
    for told, message in (
        (lambda o, m: (m[:, :3], even(o, m)[1]), r"gives priors of \(1, 3\); \(1, 239\) would be right"),
        (lambda o, m: (m, np.ones(len(o))), r"gives values of \(1,\); \(1, 2\) would be right"),
        (lambda o, m: (m * np.nan, even(o, m)[1]), "gives priors that are no finite numbers"),
    ):
        with pytest.raises(BadOption, match=message):
            LeafSearch(stone_age, told, 2).run([state], 2)


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
