"""Full-greedy, and how well the value of a position sees."""

from __future__ import annotations

import pytest

import dolmen
from dolmen import CHANCE
from dolmen.bots import Seat, make_bot
from dolmen.core.errors import DolmenError
from dolmen.core.rng import Rng
from dolmen.games.kingdomino_origins.planning import MIDDLE, WHOLE, best_placed, best_word, rate
from dolmen.games.kingdomino_origins.words import WORDS
from rulebook.kingdomino_origins.table import GAME, Table


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
        assert best_placed(table.state, 0, domino) % WHOLE == wanted


def test_full_greedy_keeps_its_hut_in_the_middle_and_leaves_no_hole() -> None:
    """Whatever the points: a rank has the middle above a whole territory, and that above all points."""
    table = Table(4, first=(1, 2, 3, 15), second=(5, 6, 7, 8))
    for word in table.state.legal():
        assert rate(table.state, 0, word) == 0  # the first domino goes anywhere
    table.draw(0, "L L / L1 L1 / H")
    table.hold(15)
    ranks = {word: int(rate(table.state, 0, word)) for word in table.state.legal()}
    chosen = int(best_word(table.state, 0, Rng(1)))
    assert ranks[chosen] >= MIDDLE + WHOLE
    assert any(rank < MIDDLE for rank in ranks.values())
    table.state.apply(chosen)
    territory = table.state.territories[0]
    assert 7 - territory.top <= 2  # the hut stands in row 7


def test_full_greedy_first_takes_the_domino_with_most_fires_on_a_square() -> None:
    state = GAME.start(4)
    rng = Rng(3)
    while state.to_move == CHANCE:
        state.apply(state.sample(rng))
    box = Table().box
    chosen = int(WORDS.first[int(best_word(state, state.to_move, rng))])
    fires = {
        domino: max(int(box.fires[half] + box.craters[half]) for half in (2 * domino, 2 * domino + 1))
        for domino in (int(WORDS.first[word]) for word in state.legal())
    }
    assert fires[chosen] == max(fires.values()) > min(fires.values())


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
        make_bot("full-greedy").choose(Seat(other, state, int(state.to_move), 2), rng)


def test_a_better_position_is_worth_more() -> None:
    table = Table(3)
    table.draw(1, "L1 L L / L1 L H")
    values = table.state.values()
    assert values[1] > values[0]
    assert values[1] > values[2]
    assert abs(sum(values) - 1) < 1e-9
