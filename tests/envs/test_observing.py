"""Positions as numbers: enough to know what may be said, nothing that a seat cannot know, the same from every chair."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from hashlib import blake2b
from itertools import count, islice
from typing import Any

import numpy as np
import pytest

from conftest import Numbers
from dolmen import Game, Rng, State
from dolmen.envs import batch
from envs.tables import GAMES, OTHERWISE, TABLES, decisions, part_of


def some_decisions(game: Game, seats: int, options: dict[str, Any]) -> Iterator[tuple[State, list[int]]]:
    """Decisions of random and of plausible games, one game after the other."""
    for seed in count():
        yield from decisions(game, seats, seed, plausible=seed % 2 == 1, **options)


@pytest.mark.parametrize(("game", "seats", "options"), [*TABLES, *OTHERWISE])
def test_equal_numbers_mean_equal_legal_words(
    game: Game, seats: int, options: dict[str, Any], numbers: Numbers
) -> None:
    seen: dict[bytes, list[int]] = {}
    for state, legal in islice(some_decisions(game, seats, options), numbers(60, 300, 100_000)):
        key = blake2b(game.observe(state, int(state.to_move)), digest_size=16).digest()
        assert seen.setdefault(key, legal) == legal, (game.words.text(legal[0]), state.asked())


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_another_chair_sees_the_same_numbers_turned(
    game: Game, seats: int, options: dict[str, Any], numbers: Numbers
) -> None:
    layout = game.observer(game.start(seats, **options)).layout
    open_to_all = np.flatnonzero([not field.secret for field in layout.of_numbers])
    assert len(open_to_all) > layout.length / 2
    count, step = numbers(100, 200, part_of(100_000, game)), numbers(20, 20, 1)
    for state, _ in islice(some_decisions(game, seats, options), 0, count, step):
        first = list(game.observe(state, 0))
        for seat in range(seats):
            turned, found = np.array(layout.turned(first, seat)), np.array(game.observe(state, seat))
            assert np.array_equal(turned[open_to_all], found[open_to_all])


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_a_seat_cannot_know_changes_no_number_and_no_legal_word(
    game: Game, seats: int, options: dict[str, Any], numbers: Numbers
) -> None:
    rng, other = Rng(5), 0
    count, step = numbers(100, 300, part_of(100_000, game)), numbers(10, 10, 1)
    for state, legal in islice(some_decisions(game, seats, options), 0, count, step):
        for seat in range(seats):
            world = state.copy()
            world.determinize(seat, rng)
            assert game.observe(world, seat) == game.observe(state, seat)
            assert seat != state.to_move or world.legal() == legal
            other += any(game.observe(world, one) != game.observe(state, one) for one in range(seats))
    assert other > 0 or game.id != "origin"  # there others see that it is another world
    assert other == 0 or game.hidden


@pytest.mark.parametrize(("game", "seats", "options"), [*TABLES, *OTHERWISE])
def test_numbers_lie_in_the_range_that_their_field_names(
    game: Game, seats: int, options: dict[str, Any], numbers: Numbers
) -> None:
    games, luck = batch(game, 16, seats, seed=3, masks=False, **options), np.random.default_rng(3)
    fields = games.desk.layout.of_numbers
    low, high = np.array([field.low for field in fields]), np.array([field.high for field in fields])
    for _ in range(numbers(10, 60, 3_000)):
        outside = ((games.observations < low) | (games.observations > high)).any(axis=0)
        assert not outside.any(), {fields[n].name for n in np.flatnonzero(outside)}
        games.step(games.sample(luck))


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
