"""Origin keeps the contract with options that go together, and hidden hands stay hidden."""

from __future__ import annotations

import pytest

from conftest import Numbers
from dolmen import CHANCE, OVER
from dolmen.core.rng import Rng
from dolmen.games.origin.box import DECKS, FIRST
from dolmen.games.origin.state import Origin
from dolmen.testing import check_game
from rulebook.origin.table import GAME

TOGETHER: dict[str, str | int] = {
    "movement_crosses_straits": "on",
    "displaced_player_claims_strait_immediately": "on",
    "navigator_applies_to_swap": "on",
    "shaman_differences_must_be_legal_steps": "off",
    "steal_any_tile_thief_can_stack": "off",
    "last_round_multi_objective_includes_trigger_turn": "off",
    "hunter_adjacency": "moved",
    "turn_limit": 30,
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_keeps_the_contract_with_all_options_turned(seats: int, numbers: Numbers) -> None:
    summary = check_game(GAME, seats, games=numbers(1, 1, 40), seed=3, every=numbers(200, 80, 2), **TOGETHER)
    assert summary.alike > 40  # words said in worlds with other hands, which nobody else could tell from this one


def exchange(state: Origin, viewer: int, rng: Rng) -> bool:
    """Exchange a card of another hand that the viewer does not know with one of the deck; whether there was one."""
    seat = (viewer + 1 + int(rng.below(int(state.box.seats) - 1))) % int(state.box.seats)
    player = state.players[seat]
    deck = int(rng.below(DECKS))
    if len(state.shown) or len(state.drawn) or state.decks[deck].unseen == 0:
        return False
    for card in range(FIRST[deck], FIRST[deck + 1]):
        if player.held(card):
            player.lose(card)
            other = int(state.decks[deck].draw(rng))
            state.decks[deck].put_back(card - FIRST[deck])
            player.gain(FIRST[deck] + other)
            return True
    return False


@pytest.mark.parametrize("seats", [2, 4])
def test_exchanging_hidden_cards_changes_nothing_that_a_seat_receives(seats: int, numbers: Numbers) -> None:
    tried = 0
    for seed in range(numbers(2, 6, 200)):
        state = GAME.start(seats)
        rng = Rng(seed)
        while state.to_move != OVER:
            if state.to_move >= 0 and state.turn >= 0 and rng.below(6) == 0 and state.asked().name != "steal":
                viewer = int(rng.below(seats))
                twin = state.copy()
                if exchange(twin, viewer, rng):
                    tried += 1
                    assert GAME.view(twin, viewer) == GAME.view(state, viewer)
                    assert GAME.observe(twin, viewer) == GAME.observe(state, viewer)
                    assert twin.scores() == state.scores()
            legal = state.legal()
            state.apply(state.sample(rng) if state.to_move == CHANCE else legal[rng.below(len(legal))])
    assert tried > 20
