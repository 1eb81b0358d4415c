"""What words that are not said yet would bring: they are tried on a copy, so no rule is written twice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .events import EVERYONE
from .game import Game
from .rng import Rng
from .state import CHANCE, State

UNKNOWN = 1  # any seed will do: what is dealt anew here is never shown


class Ahead(msgspec.Struct, frozen=True, kw_only=True):
    """What happens when a seat says some words one after the other."""

    words: tuple[int, ...]
    legal: bool = False  # whether they may be said
    alone: bool = False  # whether the seat could take them back alone: no dice, no secret, no other seat comes next
    change: dict[str, int] = {}  # by how much the seat's holdings change at once, see `Game.holdings`
    then: tuple[int, ...] = ()  # what the seat may say next, where it is still the one to decide


def conjure(state: State, seat: int) -> State:
    """The position as the seat knows it, what it cannot know dealt anew: nothing tried here betrays a secret."""
    world = state.copy()
    world.determinize(seat, Rng(UNKNOWN))
    return world


def look_ahead(game: Game, world: State, seat: int, words: Sequence[int], forced: bool = False) -> Ahead:
    """Try words on a copy of a conjured world.

    With `forced`, only words are said by themselves as in a match; the list may name them or leave them out.
    """
    trial = world.copy()
    before = game.holdings(trial, seat)
    shown = True
    left = list(words)
    while left:
        if trial.to_move != seat or left[0] not in trial.legal():
            return Ahead(words=tuple(words))
        shown = shown and trial.seers == EVERYONE
        trial.apply(left.pop(0))
        while forced and trial.to_move == seat and not trial.conceals() and len(only := trial.legal()) == 1:
            shown = shown and trial.seers == EVERYONE
            trial.apply(only[0])
            if left and left[0] == only[0]:
                left.pop(0)
    after = game.holdings(trial, seat)
    still = trial.to_move == seat
    return Ahead(
        words=tuple(words),
        legal=True,
        alone=still and shown and trial.seers in (EVERYONE, 1 << seat),
        change={name: after[name] - before[name] for name in after if after[name] != before[name]},
        then=tuple(trial.legal()) if still and trial.to_move != CHANCE else (),
    )
