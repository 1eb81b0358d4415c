"""The tables that environments are tried on: every game, every seat count, every mode."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from dolmen import CHANCE, OVER, Game, Rng, State, Value, load

MODES: dict[str, list[dict[str, Any]]] = {
    "stone-age": [{}],
    "kingdomino-origins": [
        {},
        {"mode": "totem"},
        {"mode": "tribe"},
        {"tiles": "classic"},
        {"middle": True, "complete": True},
    ],
    "first-sparks": [{}, {"map": "random"}, {"map": "beginner"}],
    "origin": [{}],
    "first-builders": [{}],
}
SHORT: dict[str, dict[str, Any]] = {  # games that are over soon
    "stone-age": {"round_limit": 2},
    "kingdomino-origins": {},
    "first-sparks": {"round_limit": 3},
    "origin": {"turn_limit": 12},
    "first-builders": {"round_limit": 2},
}
TABLES: list[Any] = [
    pytest.param(load(id), seats, options, id="-".join([id, str(seats), *map(str, options.values())]))
    for id, modes in MODES.items()
    for seats in load(id).seats
    for options in modes
]
# The same with every ruling turned to its other side.
OTHERWISE: list[Any] = [
    pytest.param(
        param.values[0],
        param.values[1],
        {
            **{
                option.name: option.values[-1] if option.values else option.low + option.high - int(option.default)
                for option in param.values[0].options
                if option.kind == "ruling"
            },
            **param.values[2],
        },
        id=f"{param.id}-otherwise",
    )
    for param in TABLES
]
GAMES: list[Any] = [pytest.param(load(id), id=id) for id in MODES]


def decisions(
    game: Game, seats: int, seed: int, plausible: bool = False, **options: Value
) -> Iterator[tuple[State, list[int]]]:
    """A random game, decision by decision, with what is legal there; or one of plausible words, which gets further."""
    state, rng = game.start(seats, **options), Rng(seed)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            continue
        legal = state.legal()
        yield state, legal
        state.apply(state.suggest(rng) if plausible else legal[rng.below(len(legal))])


def part_of(decisions: int, game: Game) -> int:
    """How many of so many decisions each table of a game has to bring."""
    return -(-decisions // sum(param.values[0] is game for param in TABLES))
