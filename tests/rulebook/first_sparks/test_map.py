"""Map tiles (FS-030 … FS-043)."""

from __future__ import annotations

from collections import Counter

import pytest

from dolmen.core.rng import Rng
from dolmen.games.first_sparks.view import FirstSparksView
from rulebook.first_sparks.table import GAME, Table, cell_at
from rulebook.rule import rule


def random_map(seats: int, seed: int) -> FirstSparksView:
    state = GAME.start(seats, map="random")
    rng = Rng(seed)
    while state.asked().name in ("deal", "tile", "lay", "turn"):
        state.apply(state.sample(rng))
    return GAME.view(state, None)


@rule("FS-030", "FS-031")
def test_every_tile_has_two_grounds_of_three_spaces() -> None:
    view = Table().view(None)
    assert Counter(space.name[:4] for space in view.spaces) == dict.fromkeys(
        ("t1-a", "t1-b", "t2-a", "t2-b", "t3-a", "t3-b"), 3
    )
    table = Table()
    table.stand(0, "t1-a0")  # next to T1.A alone, although it has neighbours of other hexes
    table.give(0, cards=(7, 10), food=0)
    table.stock(berry=4, bear=4)
    table.jump("hunting")
    assert table.hunted(0) == {"bear": 1}


@rule("FS-032")
def test_the_three_spaces_of_a_hex_are_neighbours() -> None:
    table = Table()
    for ground in ("t1-a", "t1-b", "t2-a", "t2-b", "t3-a", "t3-b"):
        for n in range(3):
            assert {f"{ground}{k}" for k in range(3) if k != n} <= table.neighbours(f"{ground}{n}")


@rule("FS-033")
def test_spaces_of_neighbouring_hexes_that_share_an_edge_are_adjacent() -> None:
    table = Table()
    assert table.neighbours("t1-a2") == {"t1-a0", "t1-a1", "t2-a1", "t3-a1"}
    joins = {
        *(("t1-a2", "t2-a1"), ("t1-a2", "t3-a1"), ("t1-b2", "t2-a0")),
        *(("t1-b2", "t2-b1"), ("t2-a1", "t3-a0"), ("t2-a2", "t3-b1")),
    }
    found = {
        tuple(sorted((view.name, other)))
        for view in table.view(None).spaces
        for other in view.neighbours
        if view.name[:2] != other[:2]
    }
    assert found == joins


@rule("FS-033")
def test_on_random_maps_adjacency_is_that_of_edges() -> None:
    steps = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    for seed in range(20):
        view = random_map(6, seed)
        owners: dict[tuple[int, int, int], str] = {}
        for tile in view.tiles:
            dq, dr = steps[tile.rotation]
            for half, (q, r) in (("a", (tile.q, tile.r)), ("b", (tile.q + dq, tile.r + dr))):
                for n in range(3):
                    for edge in (2 * n, 2 * n + 1):
                        owners[q, r, (edge + tile.rotation) % 6] = f"{tile.id}-{half}{n}"
        assert len(owners) == 12 * 6
        for space in view.spaces:
            expected = {name for name in owners.values() if name[:4] == space.name[:4] and name != space.name}
            for (q, r, edge), name in owners.items():
                if name == space.name:
                    beyond = owners.get((q + steps[edge][0], r + steps[edge][1], (edge + 3) % 6))
                    expected |= {beyond} if beyond else set()
            assert set(space.neighbours) == expected
            assert 2 <= len(expected) <= 4


@rule("FS-034")
def test_inside_a_tile_one_link_joins_its_hexes() -> None:
    links = {
        (view.name, other)
        for view in Table().view(None).spaces
        for other in view.neighbours
        if view.name[:2] == other[:2] and view.name[3] < other[3]
    }
    assert links == {("t1-a0", "t1-b1"), ("t2-a0", "t2-b1"), ("t3-a0", "t3-b1")}


@rule("FS-035")
@pytest.mark.parametrize(
    ("tile", "a", "b", "mountains"),
    [
        pytest.param("t1", "bear", "berry", {("a0", "b1"), ("a1", "a2")}, marks=rule("FS-037")),
        pytest.param("t2", "berry", "mammoth", {("a0", "a1"), ("b0", "b2")}, marks=rule("FS-038")),
        pytest.param("t3", "fish", "mammoth", {("a0", "b1"), ("b0", "b2")}, marks=rule("FS-039")),
        pytest.param("t4", "fish", "bear", {("a0", "a2"), ("b1", "b2")}, marks=rule("FS-040")),
        pytest.param("t5", "berry", "fish", {("a0", "b1"), ("a1", "a2")}, marks=rule("FS-041")),
        pytest.param("t6", "bear", "mammoth", {("a1", "a2"), ("b0", "b1")}, marks=rule("FS-042")),
    ],
)
def test_a_tile_has_its_grounds_and_its_mountains_inside(
    tile: str, a: str, b: str, mountains: set[tuple[str, str]]
) -> None:
    view = random_map(6, 1)
    assert [t.grounds for t in view.tiles if t.id == tile] == [(a, b)]
    assert {space.food for space in view.spaces if space.name.startswith(f"{tile}-a")} == {a}
    assert {space.food for space in view.spaces if space.name.startswith(f"{tile}-b")} == {b}
    found = {
        (space.name[3:], other[3:])
        for space in view.spaces
        for other in space.mountains
        if space.name < other and space.name.startswith(tile)
    }
    assert found == mountains
    assert all(other.startswith(space.name[:2]) for space in view.spaces for other in space.mountains)


@rule("FS-036")
def test_a_mountain_adds_to_the_price_but_does_not_part_spaces() -> None:
    table = Table()
    table.stand(0, "t1-a1")
    table.stand(2, "t3-b0")
    table.give(0, food=20)
    table.jump("spreading")
    while table.to_move != 0:
        table.say("done")
    assert "t1-a2" in table.neighbours("t1-a1")
    assert table.price("t1-a2") == table.price("t1-a0") + 1


@rule("FS-043")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_map_holds_more_than_three_grounds_of_one_food(seats: int) -> None:
    for seed in range(10):
        grounds = Counter(food for tile in random_map(seats, seed).tiles for food in tile.grounds)
        assert max(grounds.values()) <= 3


def test_cells_are_named_by_column_and_row() -> None:
    assert [cell_at(0, 0), cell_at(-6, -6), cell_at(7, 6), cell_at(0, 1)] == ["g7", "a1", "n13", "g8"]
