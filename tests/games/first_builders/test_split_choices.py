"""Every choice that is split into several words has exactly one path to each result, and no dead end."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

from conftest import Numbers
from dolmen import CHANCE, OVER
from dolmen.core.rng import Rng
from dolmen.games.first_builders.game import FirstBuildersGame
from dolmen.games.first_builders.paying import Paying, Taking, charge_tile
from dolmen.games.first_builders.state import FirstBuilders
from dolmen.games.first_builders.temples import ExtraSteps
from dolmen.games.first_builders.words import WORDS

GAME = FirstBuildersGame()


def at_first_turn(seats: int = 2, seed: int = 1) -> FirstBuilders:
    state = GAME.start(seats)
    assert isinstance(state, FirstBuilders)
    rng = Rng(seed)
    while state.asked().name != "turn":
        legal = state.legal()
        state.apply(state.sample(rng) if state.to_move == CHANCE else legal[rng.below(len(legal))])
    return state


def paths(state: FirstBuilders, *asked: str) -> Iterator[tuple[list[str], FirstBuilders]]:
    """Every way through these questions, as words, with the position after it."""
    trail: list[tuple[list[str], FirstBuilders]] = [([], state)]
    while trail:
        said, here = trail.pop()
        if here.asked().name not in asked:
            yield said, here
            continue
        legal = here.legal()
        assert legal, f"a dead end after {said}"
        for word in legal:
            after = here.copy()
            after.apply(word)
            trail.append(([*said, WORDS.text(word)], after))


@pytest.mark.parametrize("gold", [0, 1, 2, 5])
@pytest.mark.parametrize(("wisdom", "stone"), [(2, 2), (0, 1), (4, 0), (1, 3)])
def test_every_payment_of_a_tile_has_one_path(gold: int, wisdom: int, stone: int) -> None:
    have = (2, 1)
    wanted = {
        (a, b)
        for a in range(wisdom + 1)
        for b in range(stone + 1)
        if a + b <= gold and wisdom - a <= have[0] and stone - b <= have[1]
    }
    if not wanted:
        return
    state = at_first_turn()
    player = state.players[int(state.to_move)]
    player.wisdom, player.stone, player.gold = have[0], have[1], gold
    charge_tile(state, state.to_move, wisdom, stone)
    state.settle()
    found = []
    for _, after in paths(state, "pay"):
        payer = after.players[int(state.turn)]
        found.append((wisdom - (have[0] - int(payer.wisdom)), stone - (have[1] - int(payer.stone))))
        assert gold - int(payer.gold) == sum(found[-1])
    assert len(found) == len(set(found))
    assert set(found) == wanted


def test_a_payment_without_choice_asks_nothing() -> None:
    state = at_first_turn()
    seat = int(state.to_move)
    state.players[seat].gold = 2
    state.players[seat].food = 0
    state.push(Paying(seat, 1, 2))
    state.settle()
    assert state.asked().name == "turn"
    assert state.players[seat].gold == 0


@pytest.mark.parametrize("count", [1, 2, 3])
def test_every_take_of_basics_has_one_path(count: int) -> None:
    state = at_first_turn()
    seat = int(state.to_move)
    state.push(Taking(seat, count))
    state.settle()
    found = [tuple(int(after.players[seat].amount(n)) for n in range(3)) for _, after in paths(state, "take")]
    assert len(found) == len(set(found)) == (count + 1) * (count + 2) // 2


def test_every_pair_of_extra_steps_has_one_path() -> None:
    state = at_first_turn()
    seat = int(state.to_move)
    state.players[seat].gold = 3
    state.push(ExtraSteps(seat, 0, 2))
    state.settle()
    found = [tuple(int(after.disc(track, seat)) for track in (1, 2, 3)) for _, after in paths(state, "extra-step")]
    assert sorted(found) == [(0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 1, 0), (0, 1, 1), (0, 2, 0)]


def test_every_word_of_random_play_leads_elsewhere(numbers: Numbers) -> None:
    """No two legal words of one question have the same effect, but where a choice is offered that changes nothing."""
    for seed in range(numbers(2, 6, 40)):
        state = GAME.start(1 + seed % 4)
        rng = Rng(seed)
        while state.to_move != OVER:
            if state.to_move >= 0 and rng.below(5) == 0:
                seen = set()
                for word in state.legal():
                    after = state.copy()
                    after.apply(word)
                    seen.add(pickle.dumps(after))
                assert len(seen) == len(state.legal()), state.asked()
            legal = state.legal()
            state.apply(state.sample(rng) if state.to_move == CHANCE else legal[rng.below(len(legal))])
