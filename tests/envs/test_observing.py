"""Positions as numbers: enough to know what may be said, nothing that a seat cannot know, the same from every chair."""

from __future__ import annotations

from array import array
from hashlib import blake2b
from itertools import count
from typing import Any

import pytest

from conftest import Numbers
from dolmen import Game, Rng
from envs.tables import GAMES, TABLES, decisions


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_equal_numbers_mean_equal_legal_words(
    game: Game, seats: int, options: dict[str, Any], numbers: Numbers
) -> None:
    seen: dict[bytes, list[int]] = {}
    wanted, found = numbers(60, 300, 100_000), 0
    for seed in count():
        for state, legal in decisions(game, seats, seed, **options):
            key = blake2b(game.observe(state, int(state.to_move)), digest_size=16).digest()
            assert seen.setdefault(key, legal) == legal, (game.words.text(legal[0]), state.asked())
            found += 1
            if found == wanted:
                return


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_another_chair_sees_the_same_numbers_turned(game: Game, seats: int, options: dict[str, Any]) -> None:
    for n, (state, _) in enumerate(decisions(game, seats, 3, **options)):
        if n % 40 == 0:
            layout = game.observer(state).layout
            first = game.observe(state, 0)
            for seat in range(seats):
                turned = layout.turned(list(first), seat)
                for wanted, found, field in zip(turned, game.observe(state, seat), layout.of_numbers, strict=True):
                    assert wanted == found or field.secret, field.name
        if n == 200:
            return


@pytest.mark.parametrize(("game", "seats", "options"), [param for param in TABLES if param.values[0].hidden])
def test_what_a_seat_cannot_know_changes_no_number_and_no_legal_word(
    game: Game, seats: int, options: dict[str, Any]
) -> None:
    rng = Rng(5)
    for n, (state, legal) in enumerate(decisions(game, seats, 4, **options)):
        if n % 10 == 0:
            for seat in range(seats):
                world = state.copy()
                world.determinize(seat, rng)
                assert game.observe(world, seat) == game.observe(state, seat)
                assert seat != state.to_move or world.legal() == legal
        if n == 300:
            return


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_written_into_what_is_handed_in(game: Game) -> None:
    state = next(iter(decisions(game, game.seats[-1], 1)))[0]
    row = array("h", bytes(2 * game.observer(state).layout.length))
    game.observe_into(state, 0, row)
    assert row.tolist() == game.observe(state, 0).tolist()
    with pytest.raises(ValueError, match="numbers of 16 bits"):
        game.observe_into(state, 0, array("f", bytes(4)))


def test_a_layout_names_every_number_once(stone_age: Game) -> None:
    layout = stone_age.observer(stone_age.start(3)).layout
    found = sorted(index for field in layout.fields.values() for index in layout.indices(field))
    assert found == list(range(len(layout)))
    assert "| `food` | seats | 0 … 2000 | food |" in layout.markdown()
