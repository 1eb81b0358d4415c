"""Greedy play: the word after which the position is worth most, as the state's `values` see it."""

from __future__ import annotations

from mypy_extensions import i64

from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, State
from dolmen.core.words import Words


def best_word(state: State, seat: i64) -> i64:
    """The legal word with the best value directly after it; the first of equals."""
    out = Words()
    state.list_into(out)
    if out.size == 1:
        return out.at(0)
    best: i64 = out.at(0)
    highest = -1.0
    k: i64
    for k in range(out.size):
        after = state.copy()
        after.apply(out.at(k))
        value = after.values()[seat]
        if value > highest:
            highest = value
            best = out.at(k)
    return best


def play_on(state: State, seat: i64, rng: Rng) -> bool:
    """Go through chance and the seat's own further words, each the best at once, to the end of its turn.

    Tells whether chance had a say in it.
    """
    lucky = False
    while state.to_move == CHANCE or (state.to_move == seat and not state.is_turn_over()):
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            lucky = True
        else:
            state.apply(best_word(state, seat))
    return lucky


def rate(worlds: list[State], seat: i64, word: i64, alike: bool = False) -> float:
    """The mean value of a word over worlds; the same dice for every word, so that words are compared fairly.

    Of worlds that are all alike one is enough, unless chance has a say.
    """
    total = 0.0
    k: i64
    for k in range(i64(len(worlds))):
        world = worlds[k].copy()
        world.apply(word)
        lucky = play_on(world, seat, Rng(int(k)))
        total += world.values()[seat]
        if alike and not lucky:
            return total / float(k + 1)
    return total / float(len(worlds))


def choose(worlds: list[State], seat: i64, alike: bool = False) -> i64:
    """The word with the best mean value over worlds; the first of equals."""
    out = Words()
    worlds[0].list_into(out)
    best: i64 = out.at(0)
    if out.size == 1:
        return best
    highest = -1.0
    k: i64
    for k in range(out.size):
        value = rate(worlds, seat, out.at(k), alike)
        if value > highest:
            highest = value
            best = out.at(k)
    return best
