"""Many games at once are the same games as one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from dolmen import BadOption, Game, IllegalMove
from dolmen.envs import batch
from dolmen.envs.batches import WorkerLost
from dolmen.envs.desk import Desk, share
from envs.tables import GAMES, SHORT, TABLES


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_batch_plays_as_single_games_do(game: Game, seats: int, options: dict[str, Any]) -> None:
    said = {**SHORT[game.id], **options}
    desk = Desk(game, seats, said)
    lanes = [desk.lane(2 * 1_000_003 + k) for k in range(3)]
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
    with pytest.raises(IllegalMove, match=r"not \(4,\) of float64"):
        games.step(actions.astype(float))
    with pytest.raises(BadOption, match="at least one game"):
        batch("stone-age", 0)
    with pytest.raises(BadOption, match=r"the number of games is a whole number, not 1\.5"):
        batch("stone-age", 1.5)  # type: ignore[arg-type]  # that is the mistake


def test_games_begin_anew_by_a_seed() -> None:
    games, luck = batch("origin", 3, seed=4, turn_limit=12), np.random.default_rng(1)
    first = games.observations.copy(), games.masks.copy()
    for _ in range(30):
        games.step(games.sample(luck))
    games.reset(5)
    assert not np.array_equal(games.observations, first[0])
    games.reset(4)
    assert np.array_equal(games.observations, first[0])
    assert np.array_equal(games.masks, first[1])
    assert not games.dones.any()


@pytest.mark.parametrize("masks", [True, False])
def test_workers_play_the_same_games(masks: bool) -> None:
    alone = batch("kingdomino-origins", 5, 2, seed=7, masks=masks)
    mine, theirs = np.random.default_rng(2), np.random.default_rng(2)
    with batch("kingdomino-origins", 5, 2, seed=7, workers=2, masks=masks) as shared:
        for n in range(40):
            if n == 20:
                alone.reset(9)
                shared.reset(9)
            actions = shared.sample(theirs)
            assert np.array_equal(alone.sample(mine), actions)
            alone.step(actions)
            shared.step(actions)
            for name in ("observations", "masks", "to_move", "dones", "rewards", "counts"):
                assert np.array_equal(getattr(alone, name), getattr(shared, name)), name
            assert all(np.array_equal(alone.legal(k), shared.legal(k)) for k in range(5))
        actions = alone.sample(mine)
        actions[3] = 1_000
        with pytest.raises(IllegalMove, match="game 3") as told:
            shared.step(actions)
        assert told.value.refusal.key == "not-legal"
    assert shared.observations.any()  # what was seen stays
    with pytest.raises(BadOption, match="this batch is closed"):
        shared.step(actions)


def test_a_worker_that_is_gone_is_told() -> None:
    with batch("kingdomino-origins", 2, workers=1) as games:
        games._workers[0].process.kill()
        games._workers[0].process.join()
        with pytest.raises(WorkerLost, match="a worker of the batch has ended"):
            games.sample(np.random.default_rng(1))


@pytest.mark.parametrize("game", GAMES)
def test_without_masks_there_are_lists(game: Game) -> None:
    games = batch(game, 2, masks=False)
    assert games.masks.shape[0] == 0
    assert len(games.legal(0)) == games.counts[0] > 0
