"""What a client makes of differences is exactly the view that the game gives."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import dolmen
from dolmen import Match
from dolmen.core.rng import Rng
from dolmen.show.difference import Found, difference, patched
from ours import GAMES

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=20,
)


@given(plain, plain)
def test_a_difference_turns_one_value_into_the_other(old: Any, new: Any) -> None:
    before = copy.deepcopy(old)
    assert patched(old, difference(old, new)) == new
    assert old == before
    assert difference(new, new) == []


@pytest.mark.parametrize("id", GAMES)
def test_a_difference_turns_one_view_of_a_game_into_the_next(id: str) -> None:
    """Views are kept and compared later: none may change behind our back."""
    game = dolmen.load(id)
    match = Match(game, max(game.seats), rng=Rng(7))
    choice = Rng(8)
    kept = {seat: match.view(seat) for seat in (None, *range(len(match.seats)))}
    shown = {seat: msgspec.to_builtins(view) for seat, view in kept.items()}
    for _ in range(120):
        if match.over:
            break
        legal = match.legal()
        match.play(match.to_move, legal[choice.below(len(legal))])
        for seat, before in kept.items():
            view = match.view(seat)
            shown[seat] = patched(shown[seat], msgspec.to_builtins(difference(before, view)))
            assert shown[seat] == msgspec.to_builtins(view)
            kept[seat] = view


@pytest.mark.parametrize("id", GAMES)
def test_views_made_together_are_those_made_alone_and_their_differences_do_not_mix(id: str) -> None:
    game = dolmen.load(id)
    match = Match(game, max(game.seats), rng=Rng(9))
    choice = Rng(10)
    everybody = (None, *range(len(match.seats)))
    before = match.views(everybody)
    for _ in range(80):
        if match.over:
            break
        legal = match.legal()
        match.play(match.to_move, legal[choice.below(len(legal))])
        after, found = match.views(everybody), Found()
        for seat in everybody:
            assert after[seat] == match.view(seat)
            assert difference(before[seat], after[seat], found) == difference(before[seat], after[seat])
        before = after
