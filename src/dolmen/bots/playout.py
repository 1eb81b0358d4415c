"""Whole games by uniformly random play, compiled: what benchmarks count and tests fuzz with."""

from __future__ import annotations

from mypy_extensions import i64

from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, OVER, State
from dolmen.core.words import Words


class Tally:
    """What happened in a run of random play."""

    def __init__(self) -> None:
        self.words: i64 = 0
        self.decisions: i64 = 0
        self.forced: i64 = 0  # decisions that left one word only
        self.digest: i64 = 0  # of all words in order: the same compiled and interpreted


def play_out(state: State, rng: Rng, out: Words, tally: Tally) -> None:
    """Play a state to its end by random words."""
    word: i64
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            word = state.sample(rng)
        else:
            state.list_into(out)
            tally.decisions += 1
            if out.size == 1:
                tally.forced += 1
                word = out.at(0)
            else:
                word = out.at(rng.below(out.size))
        tally.words += 1
        tally.digest = (tally.digest * 31 + word + 1) & 0xFFFFFFFF
        state.apply(word)


def play_words(state: State, rng: Rng, out: Words, count: i64) -> None:
    """Play up to a number of random words, chance included."""
    word: i64
    n: i64 = 0
    while n < count and state.to_move != OVER:
        if state.to_move == CHANCE:
            word = state.sample(rng)
        else:
            state.list_into(out)
            word = out.at(rng.below(out.size))
        state.apply(word)
        n += 1


def calibrate(turns: i64) -> i64:
    """A loop that knows nothing of games: how fast this machine is today."""
    x: i64 = 1
    n: i64
    for n in range(turns):
        x = (x * 1103515245 + 12345 + n) & 0x7FFFFFFF
    return x
