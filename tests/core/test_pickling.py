"""What travels to workers: compiled objects, interpreted ones, and interpreted ones above compiled."""

from __future__ import annotations

import pickle

import pytest
from testing.cairn import Cairn, CairnGame, Turns

from dolmen import Game, Rng
from dolmen.core.pickling import attributes
from dolmen.core.state import State
from dolmen.testing import fingerprint, random_words


def test_an_interpreted_state_keeps_what_the_compiled_core_holds() -> None:
    game = CairnGame()
    state = game.start(3)
    for word in random_words(game, 3, 2)[:7]:
        state.apply(word)
    sent = pickle.loads(pickle.dumps(state))
    assert isinstance(sent, Cairn)
    assert (sent.to_move, sent.seers, len(sent.stack)) == (state.to_move, state.seers, len(state.stack))
    assert fingerprint(sent) == fingerprint(state)


def test_attributes_are_those_of_every_layer() -> None:
    state = CairnGame().start(2)
    assert {"to_move", "seers", "stack", "listener", "hands", "bank"} <= set(attributes(state))
    assert attributes(Turns(1, 4)) == {"seat": 1, "left": 4}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_stone_age_state_is_played_on_elsewhere_as_here(stone_age: Game, seats: int) -> None:
    words = random_words(stone_age, seats, 6)
    here = stone_age.start(seats)
    for word in words[:300]:
        here.apply(word)
    there: State = pickle.loads(pickle.dumps(here))
    for word in words[300:]:
        assert there.legal() == here.legal()
        here.apply(word)
        there.apply(word)
    assert there.outcome() == here.outcome()


def test_a_listener_stays_at_home(stone_age: Game) -> None:
    from dolmen.core.events import Log

    state = stone_age.start(2)
    state.listener = Log(stone_age.events)
    assert pickle.loads(pickle.dumps(state)).listener is None


def test_a_generator_travels() -> None:
    rng = Rng(4)
    rng.bits()
    assert pickle.loads(pickle.dumps(rng)).below(1000) == rng.below(1000)
