"""Подготовка к игре, Подготовка для 2-3 игроков."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from dolmen import CHANCE, Rng
from dolmen.games.origin.words import WORDS
from rulebook.origin.table import DEALT, GAME, Table
from rulebook.rule import rule


def laid_out(seats: int, seed: int) -> Table:
    """A table set up by chance, every seat keeping the first goal it may."""
    table = Table.__new__(Table)
    table.game = GAME
    table.state = GAME.start(seats)
    rng = Rng(seed)
    while table.state.turn < 0 or table.to_move == CHANCE:
        state = table.state
        state.apply(state.sample(rng) if state.to_move == CHANCE else state.legal()[0])
    return table


@rule("OR-018")
@pytest.mark.parametrize(("seats", "left"), [(2, 26), (3, 26), (4, 35)])
def test_a_smallest_pawn_stands_on_origin_and_comes_out_of_the_supply(seats: int, left: int) -> None:
    table = Table(seats)
    assert table.pawn("af_ori") == "h1s1_white"
    assert sum(pawn.count for pawn in table.view(None).supply) == left
    assert "h1s1_white" not in [pawn.id for pawn in table.view(None).supply]


@rule("OR-019")
def test_its_colour_is_drawn_at_random() -> None:
    state = GAME.start(2)
    assert state.to_move == CHANCE
    assert [WORDS.text(word) for word in state.legal()] == ["origin white", "origin brown", "origin black"]
    assert len(set(state.weights())) == 1


@rule("OR-021")
def test_any_pawn_of_the_open_supply_may_be_picked() -> None:
    table = Table()
    table.strip(0)
    table.deck("yellow", "great_shaman", "control", "navigator", "hunter", "inventor")
    table.give(0, "great_shaman")
    fitting = {word.split()[1] for word in table.legal("evolve")}
    table.say("play great_shaman")
    helped = {word.split()[1] for word in table.legal("evolve")}
    assert fitting | helped == {pawn.id for pawn in table.view(1).supply}


@rule("OR-023", "OR-025", "OR-036")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_decks_tiles_and_tokens_are_the_same_for_all_numbers_of_players(seats: int) -> None:
    view = laid_out(seats, 5).view(None)
    assert [view.columns[n].deck for n in (0, 1)] == [14, 14]
    assert view.reserve == 15
    assert sum(len(column.slots) for column in view.columns) == 15
    assert sum(land.token is not None for land in view.territories) == 5
    assert sum(strait.token is not None for strait in view.straits) == 11
    for player in view.players:
        assert player.held == {"yellow": 0, "orange": 0, "lilac": 1}
        assert player.tiles == [0] * 5
        assert not player.hunting
        assert not player.straits
        assert not player.permanents


@rule("OR-024")
@pytest.mark.parametrize(("seats", "left"), [(2, 18), (3, 17), (4, 16)])
def test_each_player_keeps_one_of_three_goals(seats: int, left: int) -> None:
    state = GAME.start(seats)
    state.apply(WORDS.parse("origin black"))
    for seat in range(seats):
        for goal in DEALT[seat]:
            assert state.seers == 1 << seat
            state.apply(WORDS.parse(f"deal {goal}"))
    for seat in range(seats):
        assert state.to_move == seat
        assert sorted(WORDS.text(word) for word in state.legal()) == sorted(f"keep {goal}" for goal in DEALT[seat])
        state.apply(WORDS.parse(f"keep {DEALT[seat][1]}"))
    table = Table(seats)
    assert table.left("lilac") == left
    assert [table.hand(seat) for seat in range(seats)] == [[DEALT[seat][0]] for seat in range(seats)]
    # The other two are shuffled back: they may come at any draw.
    table.say("evolve h1s1_black af_hor", "look lilac")
    assert f"draw lilac {DEALT[0][1]}" in table.legal()
    assert not len(table.state.decks[2].tail)


@rule("OR-026")
def test_fifteen_tiles_lie_open_in_four_columns() -> None:
    table = laid_out(3, 8)
    assert [len(column.slots) for column in table.view(None).columns] == [3, 3, 3, 6]
    assert all(level > 0 for column in table.view(None).columns for level in column.slots)
    assert table.view(None).reserve == 15


@rule("OR-027")
def test_at_least_three_of_them_are_of_level_1() -> None:
    fewest = 15
    for seed in range(300):
        slots = [level for column in laid_out(2, seed).view(None).columns for level in column.slots]
        fewest = min(fewest, slots.count(1))
    assert fewest == 3


@rule("OR-027")
def test_laying_again_until_three_show_and_drawing_by_weight_are_the_same() -> None:
    """Of all 15-tile boards with three or more of level 1, every tile shows with its exact share, whatever lies."""
    state = GAME.start(2)
    rng = Rng(1)
    while state.asked().name != "tile":
        state.apply(state.sample(rng) if state.to_move == CHANCE else state.legal()[0])
    accepted = sum(comb(10, k) * comb(20, 15 - k) for k in range(3, 11))
    first = sum(comb(10, k) * comb(20, 15 - k) * Fraction(k, 15) for k in range(3, 11)) / accepted
    assert Fraction(state.weights()[0], sum(state.weights())) == first
    left = [10, 8, 6, 4, 2]
    for laid in range(15):
        ways = [
            sum(comb(left[0] - (level == 0), k) * comb(29 - laid - left[0] + (level == 0), 14 - laid - k)
                for k in range(max(0, 3 - (10 - left[0]) - (level == 0)), 15 - laid))
            for level in range(5)
        ]  # fmt: skip
        wanted = [count * way for count, way in zip(left, ways, strict=True) if count * way]
        weights = state.weights()
        assert [Fraction(weight, sum(weights)) for weight in weights] == [Fraction(w, sum(wanted)) for w in wanted]
        word = state.legal()[-1]  # the highest level first, so that level 1 becomes scarce
        left[int(WORDS.first[word]) - 1] -= 1
        state.apply(word)


@rule("OR-027", "OR-028")
def test_when_too_few_are_left_only_level_1_may_come_and_later_any_may() -> None:
    state = GAME.start(2)
    rng = Rng(2)
    while state.asked().name != "tile":
        state.apply(state.sample(rng) if state.to_move == CHANCE else state.legal()[0])
    for level in (2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3):
        state.apply(WORDS.parse(f"tile {level}"))
    for _ in range(3):
        assert [WORDS.text(word) for word in state.legal()] == ["tile 1"]
        state.apply(WORDS.parse("tile 1"))
    table = Table()
    table.board(yellow=(2, 2, 2), orange=(2, 2, 2), lilac=(3, 3, 3), brown=(1, 4, 4, 4, 4, 5))
    table.say("evolve h1s1_brown af_wes", "take brown 1")
    assert len(table.legal("refill")) > 1


@rule("OR-027")
def test_the_last_tile_of_a_level_is_as_likely_as_any_other_tile() -> None:
    state = GAME.start(2)
    rng = Rng(2)
    while state.asked().name != "tile":
        state.apply(state.sample(rng) if state.to_move == CHANCE else state.legal()[0])
    for level in (1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 5):
        state.apply(WORDS.parse(f"tile {level}"))
    assert [WORDS.text(word) for word in state.legal()] == [f"tile {level}" for level in range(1, 6)]
    assert [Fraction(weight, sum(state.weights())) for weight in state.weights()] == [
        Fraction(left, 16) for left in (7, 1, 3, 4, 1)
    ]


@rule("OR-031")
def test_only_tokens_that_are_left_are_laid_on_green_territories() -> None:
    state = GAME.start(2)
    rng = Rng(2)
    while not WORDS.text(state.legal()[0]).startswith("game "):
        state.apply(state.sample(rng) if state.to_move == CHANCE else state.legal()[0])
    assert GAME.view(state, None).left_over is None
    left = [4, 5, 6, 6, 7, 8]
    for value in (8, 6, 4):
        assert [WORDS.text(word) for word in state.legal()] == [f"game {value}" for value in sorted(set(left))]
        assert state.weights() == [left.count(value) for value in sorted(set(left))]
        state.apply(WORDS.parse(f"game {value}"))
        left.remove(value)
    assert GAME.view(state, None).left_over is None


@rule("OR-030", "OR-031", "OR-084")
def test_tokens_lie_open_one_on_each_strait_and_green_territory_and_one_is_left_over() -> None:
    view = Table().view(None)
    assert [strait.token for strait in view.straits] == [3, 4, 5, 3, 4, 5, 3, 4, 5, 3, 4]
    assert {land.id: land.token for land in view.territories if land.token} == {
        "af_cap": 4,
        "eu_sib": 5,
        "na_pla": 6,
        "sa_pam": 7,
        "oc_wes": 8,
    }
    assert view.left_over == 6
    seen = [laid_out(2, seed).view(None) for seed in range(30)]
    assert {land.token for view in seen for land in view.territories if land.token} == {4, 5, 6, 7, 8}
    assert {strait.token for view in seen for strait in view.straits} == {3, 4, 5}
    for view in seen:
        values = [land.token for land in view.territories if land.token]
        assert sorted([*values, view.left_over or 0]) == [4, 5, 6, 6, 7, 8]


@rule("OR-032", "OR-033")
def test_a_random_player_starts_and_turns_pass_clockwise() -> None:
    assert {int(laid_out(3, seed).state.turn) for seed in range(30)} == {0, 1, 2}
    table = Table(3)
    turns = []
    for _ in range(7):
        turns.append(int(table.state.turn))
        table.finish_turn()
    assert turns == [0, 1, 2, 0, 1, 2, 0]
