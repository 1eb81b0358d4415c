"""Forms: choices as flags, amounts in usual sizes, boards as planes or nodes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from dolmen import BadOption, BadSeats, Game
from dolmen.envs import Form
from envs.tables import TABLES, decisions


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_form_lies_in_its_space(game: Game, seats: int, options: dict[str, Any]) -> None:
    for n, (state, _) in enumerate(decisions(game, seats, 1, **options)):
        if n % 50 == 0:
            numbers = np.array(game.observe(state, int(state.to_move)))
            for name in ("numbers", "network", "boards"):
                form = Form(game.observer(state).layout, name)
                assert form.space.contains(form(numbers)), name
        if n == 100:
            return


def test_a_territory_is_planes_around_its_hut() -> None:
    from dolmen import load

    game = load("kingdomino-origins")
    state, _ = list(decisions(game, 2, 1))[-1]
    form = Form(game.observer(state).layout, "boards")
    land = form(np.array(game.observe(state, 0)))["land"]
    assert land.shape == (2 * (7 + 1), 13, 13)
    assert land[0, 6, 6] == 1  # the start tile
    assert land[:7].sum() == int(state.territories[0].size)  # type: ignore[attr-defined]  # it is Kingdomino's


@pytest.mark.parametrize(("id", "board", "nodes"), [("origin", "world", 44), ("first-sparks", "map", 36)])
def test_a_map_is_nodes_and_links(id: str, board: str, nodes: int) -> None:
    from dolmen import load

    game = load(id)
    state, _ = list(decisions(game, 3, 1))[-1]
    observer = game.observer(state)
    found = Form(observer.layout, "boards")(np.array(game.observe(state, 0)))[board]
    assert found.shape[0] == nodes
    links = observer.links(state)
    assert len(links) == len(set(links)) > nodes / 2
    assert all(0 <= a < b < nodes for a, b in links)


def test_many_positions_go_through_a_form_at_once(stone_age: Game) -> None:
    rows = [np.array(stone_age.observe(state, 0)) for state, _ in list(decisions(stone_age, 2, 1))[:9]]
    form = Form(stone_age.observer(stone_age.start(2)).layout, "network")
    assert np.array_equal(form(np.array(rows)), np.array([form(row) for row in rows]))


def test_a_form_takes_what_a_game_observes(stone_age: Game) -> None:
    state = next(iter(decisions(stone_age, 2, 1)))[0]
    form = Form(stone_age.observer(state).layout, "network")
    seen = stone_age.observe(state, 0)
    assert np.array_equal(form(seen), form(np.array(seen)))
    assert np.array_equal(form(seen.tolist()), form(np.array(seen)))
    with pytest.raises(BadOption, match=r"rows of 371 numbers, not \(3,\)"):
        form(np.zeros(3, np.int16))
    with pytest.raises(BadSeats, match="at this table the seats are 0 to 1, not 2"):
        stone_age.observe(state, 2)
