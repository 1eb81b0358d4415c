"""Many games at once are the same games as one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from dolmen import BadOption, Game, IllegalMove, Rng
from dolmen.core.lanes import Lane
from dolmen.envs import batch
from dolmen.envs.desk import Desk, share
from envs.tables import GAMES, SHORT, TABLES


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_batch_plays_as_single_games_do(game: Game, seats: int, options: dict[str, Any]) -> None:
    said = {**SHORT[game.id], **options}
    desk = Desk(game, seats, said)
    lanes = [Lane(desk.start, desk.observer, Rng(2 * 1_000_003 + k)) for k in range(3)]
    games = batch(game, 3, seats, seed=2, **said)
    arrays = games.observations, games.masks, games.rewards
    luck = np.random.default_rng(1)
    for _ in range(120):
        actions = games.sample(luck)
        games.step(actions)
        for k, lane in enumerate(lanes):
            lane.say(int(actions[k]))
            over = lane.state.to_move < 0
            assert games.dones[k] == over
            assert games.rewards[k].tolist() == pytest.approx(share(lane.state) if over else [0] * seats)
            if over:
                lane.begin()
            assert games.to_move[k] == lane.state.to_move
            assert games.observations[k].tolist() == game.observe(lane.state, int(lane.state.to_move)).tolist()
            assert np.flatnonzero(games.masks[k]).tolist() == lane.legal.list() == games.legal(k).tolist()
    assert all(now is then for now, then in zip((games.observations, games.masks, games.rewards), arrays, strict=True))


def test_one_illegal_word_stops_the_whole_step() -> None:
    games = batch("stone-age", 4)
    before = games.observations.copy()
    actions = games.sample(np.random.default_rng(1))
    actions[2] = np.flatnonzero(~games.masks[2])[-1]
    with pytest.raises(IllegalMove, match=r"game 2: .* is not legal"):
        games.step(actions)
    assert np.array_equal(before, games.observations)
    with pytest.raises(IllegalMove, match="a step takes 4 actions"):
        games.step(actions[:3])
    with pytest.raises(BadOption, match="at least one game"):
        batch("stone-age", 0)


def test_workers_play_the_same_games() -> None:
    alone = batch("kingdomino-origins", 5, 2, seed=7)
    luck = np.random.default_rng(2)
    with batch("kingdomino-origins", 5, 2, seed=7, workers=2) as shared:
        for _ in range(20):
            actions = alone.sample(luck)
            alone.step(actions)
            shared.step(actions)
            for name in ("observations", "masks", "to_move", "dones", "rewards", "counts"):
                assert np.array_equal(getattr(alone, name), getattr(shared, name)), name
        actions = alone.sample(luck)
        actions[3] = 1_000
        with pytest.raises(IllegalMove, match="game 3"):
            shared.step(actions)


@pytest.mark.parametrize("game", GAMES)
def test_without_masks_there_are_lists(game: Game) -> None:
    games = batch(game, 2, masks=False)
    assert games.masks.shape[0] == 0
    assert len(games.legal(0)) == games.counts[0] > 0
