"""Hidden food: whether a clan with Fire is waited for tells nothing of what it has."""

from __future__ import annotations

from typing import cast

import pytest

from conftest import Numbers
from dolmen.core.rng import Rng
from dolmen.core.state import OVER
from dolmen.games.first_sparks.state import FirstSparks
from dolmen.testing import streams
from dolmen.testing.trial import Trial
from rulebook.first_sparks.table import GAME


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_clan_that_hides_food_is_waited_for_whatever_it_has(seats: int, numbers: Numbers) -> None:
    luck = Rng(seats)
    compared = seed = 0
    while compared < numbers(20, 100, 3_000):
        seed += 1
        t = Trial(GAME, seats, seed, {})
        while t.state.to_move != OVER:
            mover = int(t.state.to_move)
            if t.state.asked().name in ("offer", "buy", "spread") and cast("FirstSparks", t.state).hides(mover):
                world = cast("FirstSparks", t.state.copy())
                world.clans[mover].food = luck.below(20)
                for viewer in t.viewers:
                    if viewer != mover:
                        assert t.view(t.state, viewer) == t.view(world, viewer)
                        here, there = (streams.Side(t, viewer, state) for state in (t.state.copy(), world))
                        streams.check_pause(t, viewer, (here, here.looks()), (there, there.looks()), [])
                        compared += 1
            t.say(t.choose())
