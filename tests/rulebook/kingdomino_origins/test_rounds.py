"""«Ход игры» and how long it lasts (KO-020 … KO-029, KO-064, KO-065)."""

from __future__ import annotations

import pytest

from conftest import Numbers
from dolmen import CHANCE
from dolmen.core.rng import Rng
from rulebook.kingdomino_origins.table import GAME, Table
from rulebook.rule import rule


@rule("KO-020")
@pytest.mark.parametrize("seats", [3, 4])
def test_chiefs_act_in_the_order_of_the_row(seats: int) -> None:
    table = Table(seats)
    for _ in range(4):
        order = [int(seat) for seat in table.state.chiefs if seat >= 0]
        assert [table.play_turn() for _ in range(seats)] == order
        while table.to_move == CHANCE:
            table.step(Rng(3))


@rule("KO-021")
def test_a_domino_is_placed_before_the_next_is_chosen() -> None:
    table = Table()
    assert {word.split()[0] for word in table.legal()} == {"place"}
    assert table.why("choose 9") == "another-question"
    table.say("place n1 right")
    assert table.to_move == 0
    assert {word.split()[0] for word in table.legal()} == {"choose"}
    assert table.why("place s1 right") == "another-question"
    assert GAME.view(table.state, None).in_hand is None


@rule("KO-021", "KO-046")
def test_the_fire_comes_before_the_choice() -> None:
    table = Table(first=(38, 40, 42, 48))
    table.say("place n1 right")
    assert (table.to_move, table.asked) == (0, "fire")
    assert table.why("choose 9") == "another-question"
    table.say("fire n1")
    assert (table.to_move, table.asked) == (0, "choose")


@rule("KO-022")
def test_the_chief_goes_on_any_free_domino_of_the_next_row() -> None:
    """Pink on position 1 places D-D at its hut, then takes position 4 (J-V2)."""
    table = Table()
    table.say("place e1 right")
    assert table.offered("choose") == ["9", "35", "36", "44"]
    assert not table.can("done")
    table.say("choose 44")
    assert [int(seat) for seat in table.state.next_chiefs] == [-1, -1, -1, 0]
    assert [half.terrain for half in GAME.view(table.state, 0).next_row[3].halves] == ["jungle", "volcano"]


@rule("KO-022")
@pytest.mark.parametrize(("seats", "left"), [(2, 1), (3, 2), (4, 1)])
def test_the_last_to_choose_has_what_is_left(seats: int, left: int) -> None:
    table = Table(seats)
    counts = []
    while table.state.round == 1:
        if table.asked == "choose":
            counts.append(len(table.legal()))
        table.step(Rng(1))
    assert counts[-1] == left
    assert counts == list(range(4, left - 1, -1))


@rule("KO-023", "KO-041")
def test_who_sets_a_domino_aside_still_chooses() -> None:
    table = Table(first=(12, 13, 14, 15))
    table.draw(0, "D D D D D / D D D D D / D D H D D / D D D D D / D D D . D")
    assert table.legal() == ["set-aside"]
    table.say("set-aside")
    assert (table.to_move, table.asked) == (0, "choose")
    assert len(table.legal()) == 4


@rule("KO-024")
def test_the_next_round_goes_by_the_row_just_chosen() -> None:
    table = Table()
    for domino in (44, 36, 9, 35):
        table.say("place n1 up" if table.can("place n1 up") else table.legal()[0], f"choose {domino}")
    table.reveal(20, 21, 22, 23)
    assert [int(seat) for seat in table.state.chiefs] == [2, 3, 1, 0]
    assert [table.play_turn() for _ in range(4)] == [2, 3, 1, 0]


@rule("KO-025")
def test_a_round_ends_with_its_last_chief_and_a_new_row_is_laid_out() -> None:
    table = Table()
    for turn in range(4):
        assert table.state.round == 1
        table.say(table.legal()[0])
        table.say(table.legal()[0])
        assert (table.to_move == CHANCE) == (turn == 3)
    assert table.state.round == 2
    table.reveal(20, 3, 45, 11)
    assert table.row == [9, 35, 36, 44]
    assert table.next_row == [3, 11, 20, 45]
    assert table.asked == "place"


@rule("KO-026", "KO-027", "KO-064", "KO-065")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twelve_rounds_and_the_pile_runs_out_after_the_tenth(seats: int) -> None:
    table = Table(seats)
    piles: dict[int, int] = {}
    asked: dict[int, set[str]] = {}
    choices: dict[int, int] = {}
    rng = Rng(8)
    while not table.over:
        number = int(table.state.round)
        if table.to_move != CHANCE:
            piles.setdefault(number, int(table.state.pile()))
            asked.setdefault(number, set()).add(table.asked)
            choices[number] = choices.get(number, 0) + (table.asked == "choose")
        table.step(rng)
    assert piles == {n: max(0, 44 - 4 * n) for n in range(1, 13)}
    assert piles[11] == piles[12] == 0
    chiefs = 4 if seats == 2 else seats
    assert choices == {**dict.fromkeys(range(1, 12), chiefs), 12: 0}
    assert asked[12] <= {"place", "fire"}
    assert "place" in asked[12]


@rule("KO-028", "KO-029")
def test_a_row_of_three_leaves_one_domino_over_every_round(numbers: Numbers) -> None:
    for seed in range(numbers(1, 3, 20)):
        table = Table(3, mode="totem")
        table.finish(seed)
        placed = sum((int(t.size) - 1) // 2 + int(t.aside).bit_count() for t in table.state.territories)
        assert placed == 36
        assert int(table.state.left_over).bit_count() == 12
        assert len(table.events("left-over")) == 12
        left = {event["domino"] for event in table.events("left-over")}
        for t in table.state.territories:
            assert not left & {square // 2 for square in t.squares}
            assert not left & {n for n in range(1, 49) if t.aside >> n & 1}


@rule("KO-028", "KO-029")
def test_the_domino_left_over_is_told_before_the_next_round_begins() -> None:
    table = Table(3)
    table.finish(1)
    told = [event["event"] for event in table.events("round") + table.events("left-over")]
    order = [name for event in table.log.events if (name := GAME.events.name(event)) in told]
    assert order == ["left-over", "round"] * 12


@rule("KO-029")
def test_a_domino_left_over_gives_nobody_anything() -> None:
    table = Table(3, first=(1, 2, 3, 38), mode="totem")
    for _ in range(3):
        table.play_turn()
    assert table.state.left_over >> 38 & 1
    assert all(table.goods(seat) == {} for seat in range(3))
    assert not table.events("fired")
    assert all(int(t.aside) == 0 for t in table.state.territories)
