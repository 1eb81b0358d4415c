"""Two brown tiles are taken one word each, in any order: every order that the stack allows, and no other."""

from __future__ import annotations

from itertools import product

import pytest

from conftest import Numbers
from dolmen.core.rng import Rng
from dolmen.games.origin.words import COLUMNS
from rulebook.origin.table import Table

SIZES = {"yellow": 3, "orange": 3, "lilac": 3, "brown": 6}


def stacks(tiles: list[int], level: int) -> bool:
    return level == 1 or tiles.count(level - 1) > tiles.count(level)


def pairs_by_hand(tiles: list[int], board: dict[str, list[int]], columns: tuple[str, ...]) -> set[tuple[str, ...]]:
    """All that option A can bring, in the order of taking."""
    lying = [(name, n, level) for name in columns for n, level in enumerate(board[name]) if level]
    found: set[tuple[str, ...]] = set()
    for one, two in product(lying, lying):
        if one != two and stacks(tiles, one[2]) and stacks([*tiles, one[2]], two[2]):
            found.add((f"{one[0]} {one[2]}", f"{two[0]} {two[2]}"))
    firsts = {first for first, _ in found}
    alone = {f"{name} {level}" for name, _, level in lying if stacks(tiles, level)} - firsts
    return found | {(name,) for name in alone}


@pytest.mark.parametrize("parchment", [False, True])
def test_every_pair_of_tiles_can_be_taken_in_every_order(parchment: bool, numbers: Numbers) -> None:
    rng = Rng(7)
    for _ in range(numbers(40, 200, 3_000)):
        table = Table()
        if parchment:
            table.lay_down(0, "parchment")
        tiles: list[int] = []
        for _ in range(rng.below(7)):
            level = 1 + int(rng.below(5))
            if stacks(tiles, level):
                tiles.append(level)
        board = {name: [int(rng.below(6)) for _ in range(SIZES[name])] for name in COLUMNS}
        board["brown"][0] = board["brown"][0] or 1
        table.tiles(0, *tiles)
        table.board(**{name: tuple(levels) for name, levels in board.items()})
        table.say("evolve h1s1_brown af_wes")
        if table.asked != "reward":
            continue
        ways: list[tuple[str, ...]] = []
        for first in table.legal("take"):
            twin = table.state.copy()
            twin.apply(table.game.words.parse(first))
            if twin.asked().name != "second-tile":
                ways.append((first.removeprefix("take "),))
                continue
            for word in twin.legal():
                second = table.game.words.text(word)
                ways.append((first.removeprefix("take "), second.removeprefix("take ")))
        columns = COLUMNS if parchment else ("brown",)
        assert sorted(ways) == sorted(pairs_by_hand(tiles, board, columns))
        single = {way for way in ways if len(way) == 1}
        wanted = {f"{name} {level}" for name in COLUMNS for level in board[name] if level and stacks(tiles, level)}
        assert {word.removeprefix("any ") for word in table.legal("any")} == wanted - {way[0] for way in single}
