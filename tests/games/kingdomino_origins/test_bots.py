"""Full-greedy, and how well the value of a position sees."""

from __future__ import annotations

import pytest

import dolmen
from conftest import Numbers
from dolmen import CHANCE, OVER
from dolmen.bots import Bot, Seat, make_bot
from dolmen.bots.full_greedy import FullGreedy
from dolmen.core.errors import DolmenError
from dolmen.core.rng import Rng
from dolmen.games.kingdomino_origins.planning import best_placed, best_word, rate
from dolmen.games.kingdomino_origins.words import WORDS
from rulebook.kingdomino_origins.table import GAME, Table


def duel(bot: Bot, other: Bot, games: int, seats: int = 2, **options: str) -> float:
    """The share of games that a bot wins against others of one kind, from all seats in turn."""
    won = 0.0
    for n in range(games):
        rng = Rng(n)
        state = GAME.start(seats, **options)
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(state.sample(rng))
            else:
                seat = int(state.to_move)
                chooser = bot if seat == n % seats else other
                state.apply(chooser.choose(Seat(GAME, state, seat, seats), rng))
        winners = state.outcome().winners
        won += (n % seats in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
def test_full_greedy_beats_random(mode: str, numbers: Numbers) -> None:
    if numbers.size == "small" and mode != "discovery":
        pytest.skip("one mode is enough for a quick look")
    assert duel(FullGreedy(), make_bot("random"), numbers(1, 2, 40), seats=3, mode=mode) >= 0.95


def test_greedy_play_on_the_value_beats_random(numbers: Numbers) -> None:
    if numbers.size == "small":
        pytest.skip("a whole game takes its time")
    assert duel(make_bot("greedy"), make_bot("random"), numbers(1, 1, 60)) >= 0.95


def test_full_greedy_maximises_the_pair_of_placement_and_choice() -> None:
    """Compared with what the definition says, worked out by playing every pair."""
    table = Table(first=(34, 36, 40, 41), second=(15, 16, 46, 47))
    table.draw(0, "L1 L H / . G1 G")
    best = {}
    for word in table.state.legal():
        after = table.state.copy()
        after.apply(word)
        best[word] = max(int(best_placed(after, 0, domino)) for domino in (15, 16, 46, 47))
        assert rate(table.state, 0, word) == best[word]
    chosen = int(best_word(table.state, 0, Rng(1)))
    assert best[chosen] == max(best.values())
    table.state.apply(chosen)
    choice = int(best_word(table.state, 0, Rng(1)))
    domino = int(WORDS.first[choice])
    assert best_placed(table.state, 0, domino) == best[chosen]


def test_the_best_placement_is_the_most_points_after_any_of_them() -> None:
    table = Table()
    table.draw(0, "L1 L H / . G1 G / . . Q")
    for domino in (15, 19, 37, 43, 48):
        table.hold(domino)
        wanted = 0
        for word in table.state.legal():
            after = table.state.copy()
            after.apply(word)
            if after.asked().name == "fire":
                for fire in after.legal():
                    burnt = after.copy()
                    burnt.apply(fire)
                    wanted = max(wanted, burnt.scores()[0])
            else:
                wanted = max(wanted, after.scores()[0])
        assert best_placed(table.state, 0, domino) == wanted


def test_full_greedy_hires_what_scores_most() -> None:
    table = Table(mode="tribe", cave=("hunter", "sculptor", "warrior-1", "warrior-2"))
    table.say(table.legal()[0])
    table.draw(0, "Q* Q* H / D G* L*")
    table.say("choose 9")
    rng = Rng(2)
    while table.to_move == 0:
        word = int(best_word(table.state, 0, rng))
        table.state.apply(word)
    assert table.points() == 10  # the sculptor beside both flints, paid with mammoth and fish
    assert table.goods() == {"flint": 2}


def test_full_greedy_plays_no_other_game() -> None:
    other = dolmen.load("stone-age")
    state = other.start(2)
    rng = Rng(1)
    while state.to_move == CHANCE:
        state.apply(state.sample(rng))
    with pytest.raises(DolmenError, match="plays kingdomino-origins only"):
        FullGreedy().choose(Seat(other, state, int(state.to_move), 2), rng)


def test_a_better_position_is_worth_more() -> None:
    table = Table(3)
    table.draw(1, "L1 L L / L1 L H")
    values = table.state.values()
    assert values[1] > values[0]
    assert values[1] > values[2]
    assert abs(sum(values) - 1) < 1e-9
