"""Greedy play: stronger than random, and alone a sensible score."""

from __future__ import annotations

from conftest import Numbers
from dolmen import CHANCE, OVER
from dolmen.bots import Bot, Seat, make_bot
from dolmen.bots.bot import GreedyBot
from dolmen.core.rng import Rng
from dolmen.games.first_builders.game import FirstBuildersGame
from dolmen.games.first_builders.state import FirstBuilders

GAME = FirstBuildersGame()


def greedy(worlds: int) -> Bot:
    """Nothing is hidden here but what fate will say, so that one world serves a quick test."""
    bot = GreedyBot()
    bot.worlds = worlds
    return bot


def play(bots: list[Bot], seed: int, **options: int) -> FirstBuilders:
    state = GAME.start(len(bots), **options)
    assert isinstance(state, FirstBuilders)
    rng = Rng(seed)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
        else:
            seat = int(state.to_move)
            state.apply(bots[seat].choose(Seat(GAME, state, seat, len(bots)), rng))
    return state


def test_greedy_beats_random(numbers: Numbers) -> None:
    games, worlds = numbers(2, 40, 400), numbers(1, 1, 8)
    won = 0.0
    for n in range(games):
        bots = [greedy(worlds), make_bot("random")]
        me = n % 2
        winners = play(bots if me == 0 else bots[::-1], n).outcome().winners
        won += (me in winners) / len(winners)
    assert won / games >= (0.5 if games < 40 else 0.95)


def test_alone_greedy_scores_far_more_than_random(numbers: Numbers) -> None:
    games, worlds = numbers(1, 6, 40), numbers(1, 1, 8)
    for n in range(games):
        chance = play([make_bot("random")], n, round_limit=8).scores()[0]
        assert play([greedy(worlds)], n, round_limit=8).scores()[0] > chance + 10


def test_a_better_position_is_worth_more() -> None:
    state = GAME.start(2)
    assert isinstance(state, FirstBuilders)
    rng = Rng(4)
    while state.asked().name != "turn":
        legal = state.legal()
        state.apply(state.sample(rng) if state.to_move == CHANCE else legal[0])
    even = state.values()
    assert abs(sum(even) - 1) < 1e-9
    for attribute in ("gold", "stone", "tokens", "free"):
        richer = state.copy()
        setattr(richer.players[1], attribute, getattr(richer.players[1], attribute) + 2)
        assert richer.values()[1] > even[1], attribute
    higher = state.copy()
    higher.move_disc(2, 1, 4)
    assert higher.values()[1] > even[1]
