"""What ends a game and how near it is: boards are told so by the rules, and these figures are the rules' own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar, cast

import dolmen
from conftest import Numbers
from dolmen import CHANCE, OVER, Rng
from dolmen.games.first_builders.game import FirstBuildersGame
from dolmen.games.first_builders.state import FirstBuilders
from dolmen.games.first_builders.view import end_views
from dolmen.games.first_builders.words import COLOURS
from dolmen.games.origin.game import OriginGame
from dolmen.games.origin.state import Origin
from dolmen.games.origin.view import supplies

S = TypeVar("S", Origin, FirstBuilders)


def positions(state: S, seed: int) -> Iterator[S]:
    """A random game, decision by decision."""
    rng = Rng(seed)
    while state.to_move != OVER:
        legal = state.legal()
        state.apply(state.sample(rng) if state.to_move == CHANCE else legal[rng.below(len(legal))])
        yield state


def test_origin_ends_when_one_of_the_supplies_that_are_told_is_used_up(numbers: Numbers) -> None:
    game = cast("OriginGame", dolmen.load("origin"))
    used_up: set[str] = set()
    for seed in range(numbers(2, 8, 100)):
        before = False
        for state in positions(game.start(2 + seed % 3), seed):
            none_left = {supply.id for supply in supplies(state) if not supply.left}
            ending = state.ending >= 0
            if ending and not before:  # cards that were looked at and given back may fill a deck again later
                assert none_left, (seed, supplies(state))
                used_up |= none_left
            if state.to_move >= 0 and len(state.stack) == 1 and none_left:  # in the midst of a draw nothing is noticed
                assert ending, (seed, supplies(state))
            before = ending
    assert used_up


def test_first_builders_tells_how_far_its_four_conditions_are(numbers: Numbers) -> None:
    game = cast("FirstBuildersGame", dolmen.load("first-builders"))
    met: set[str] = set()
    for seed in range(numbers(2, 8, 100)):
        for state in positions(game.start(1 + seed % 4), seed):
            ends = {end.id: end for end in end_views(state)}
            assert list(ends) == ["temples", "gold", "towers", "dice"]
            if state.round:
                assert ends["temples"].met == (ends["temples"].now >= ends["temples"].at)
                assert ends["gold"].met == (ends["gold"].now <= ends["gold"].at)
                assert ends["towers"].met == (ends["towers"].now <= ends["towers"].at)
            dice = ends["dice"]
            assert dice.colour
            assert dice.now == min(state.supply) == state.supply[COLOURS.index(dice.colour)]
            met |= {end.id for end in ends.values() if end.met}
    assert met
