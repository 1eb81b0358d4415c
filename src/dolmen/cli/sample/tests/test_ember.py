"""The rules, line by line (RULES.md), and Dolmen's own checks."""

from __future__ import annotations

from dolmen import Match, Rng
from dolmen.testing import check_game
from ember import EmberGame
from ember.state import FULL, Ember
from ember.words import FIND, FINDS, GATHER, HOME

GAME = EmberGame()


def played(*finds: str, seats: int = 2, rounds: int = 2) -> Ember:
    """A game in which the first keeper has gathered this."""
    state = GAME.start(seats, rounds=rounds)
    for find in finds:
        state.apply(GATHER)
        state.apply(FIND.of(FINDS.index(find)))
    return state


def test_the_game_keeps_the_contract() -> None:
    check_game(GAME, games=20)


def test_fate_brings_what_the_rules_say() -> None:  # EM-002
    state = GAME.start(2)
    state.apply(GATHER)
    assert dict(zip(FINDS, state.weights(), strict=True)) == {"twig": 3, "branch": 2, "log": 1, "rain": 2}
    assert played("twig", "branch", "log").arms == 6


def test_carrying_home_fills_the_hearth_and_ends_the_turn() -> None:  # EM-003, EM-004
    state = played("log")
    assert state.legal() == [GATHER, HOME]
    state.apply(HOME)
    assert (state.hearths, state.arms, state.to_move) == ([3, 0], 0, 1)
    assert state.legal() == [GATHER]


def test_rain_takes_what_is_in_arms() -> None:  # EM-005
    state = played("log", "rain")
    assert (state.hearths, state.arms, state.soaked, state.to_move) == ([0, 0], 0, [1, 0], 1)


def test_full_arms_must_go_home() -> None:  # EM-006
    state = played("log", "log", "log", "twig")
    assert state.arms == FULL
    assert state.legal() == [HOME]


def test_equal_hearths_are_parted_by_rain() -> None:  # EM-001, EM-007, EM-008
    state = played("rain", "rain", "rain", rounds=2)
    state.apply(GATHER)
    state.apply(FIND.of(FINDS.index("rain")))
    assert state.outcome().places == (1, 1)
    state.soaked[0] += 1
    assert state.outcome().places == (1, 2)


def test_a_match_is_played_to_its_end() -> None:
    match = Match(GAME, ["Peak", "Wave"], rng=Rng(3))
    while not match.over:
        match.play(match.to_move, match.legal()[-1])
    assert max(match.state.scores()) > 0
