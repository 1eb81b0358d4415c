"""«Подготовка»: how the table looks before the first turn (SA-009 … SA-017)."""

from __future__ import annotations

import pytest

from dolmen import CHANCE
from rulebook.rule import rule
from rulebook.stone_age.table import GAME, Table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("SA-009", "SA-010")
@SEATS
def test_a_player_starts_with_five_figures_twelve_food_and_nothing_else(seats: int) -> None:
    for player in Table(seats).view(None).players:
        assert (player.figures, player.idle, player.food) == (5, 5, 12)
        assert (player.level, player.score) == (0, 0)
        assert set(player.goods.values()) == {0}
        assert [tool.value for tool in player.tools] == [0, 0, 0]
        assert (player.face_up, player.face_down, player.buildings) == ([], 0, [])


@rule("SA-011")
@SEATS
def test_four_cards_lie_open_from_the_right_and_32_are_left(seats: int) -> None:
    table = Table(seats, cards=(30, 7, 12, 36))
    view = table.view(None)
    assert table.display() == [30, 7, 12, 36]
    assert [slot.cost for slot in view.slots] == [1, 2, 3, 4]
    assert view.deck == 32
    assert view.unseen_cards == [n for n in range(1, 37) if n not in (30, 7, 12, 36)]


@rule("SA-011", "SA-012")
def test_it_is_told_where_cards_and_buildings_lie() -> None:
    table = Table(2, cards=(30, 7, 12, 36), tiles=(5, 3))
    told = [(event["card"], event["slot"]) for event in table.events("revealed")]
    assert told == [(30, 1), (7, 2), (12, 3), (36, 4)]
    assert [(event["building"], event["stack"]) for event in table.events("turned")] == [(5, 1), (3, 2)]


@rule("SA-011", "SA-012")
@SEATS
def test_cards_and_buildings_are_shuffled(seats: int) -> None:
    state = GAME.start(seats)
    state.apply(state.legal()[0])
    for left in (36, 35, 34, 33):
        assert state.weights() == [1] * left
        state.apply(state.legal()[-1])
    for stack in range(seats):
        assert state.weights() == [1] * (28 - stack)
        state.apply(state.legal()[-1])


@rule("SA-012")
@SEATS
def test_there_is_a_stack_of_seven_buildings_for_every_player(seats: int) -> None:
    table = Table(seats)
    assert [stack.left for stack in table.view(None).stacks] == [7] * seats
    for stack in range(1, 5):
        assert table.can(f"place building-{stack} 1") == (stack <= seats)


@rule("SA-012")
def test_a_stack_gives_seven_buildings_and_then_it_is_empty() -> None:
    table = Table(2)
    for left in range(7, 0, -1):
        assert table.view(None).stacks[0].left == left
        buy_from_stack_1(table)
    assert table.view(None).stacks[0].left == 0
    assert table.tiles()[0] is None
    assert table.asked != "turn"
    assert len(table.buildings(0)) == 7


def buy_from_stack_1(table: Table) -> None:
    """Seat 0 buys the open building of stack 1, whatever it is; the round ends unless that was the last one."""
    table.give(0, wood=9, clay=9, stone=9, gold=9)
    table.turn_on("building-1")
    while not table.can("act building-1"):
        table.step_quietly()
    table.say("act building-1")
    while table.asked.startswith("pay"):
        table.say(table.legal()[0])
    if table.view(None).stacks[0].left:
        table.finish_round()


@rule("SA-013")
@pytest.mark.parametrize(("seats", "boxed"), [(2, 14), (3, 7), (4, 0)])
def test_buildings_in_no_stack_leave_the_game_unseen(seats: int, boxed: int) -> None:
    table = Table(seats)
    for viewer in (None, *range(seats)):
        view = table.view(viewer)
        face_down = sum(stack.left - 1 for stack in view.stacks)
        # Everybody knows which buildings are not seen yet, but not which of them are out of the game.
        assert view.unseen_buildings == list(range(seats + 1, 29))
        assert len(view.unseen_buildings) - face_down == boxed
    assert len(table.events("turned")) == seats


@rule("SA-013", "SA-014")
def test_any_unseen_building_may_come_next() -> None:
    table = Table(2)
    table.give(0, wood=2, clay=1)
    table.turn_on("building-1")
    table.say("act building-1")
    assert table.to_move == CHANCE
    assert table.legal() == [f"turn {n}" for n in range(3, 29)]
    assert table.state.weights() == [1] * 26


@rule("SA-014")
@SEATS
def test_the_top_building_of_every_stack_lies_open(seats: int) -> None:
    table = Table(seats, tiles=(28, 17, 5, 20)[:seats])
    assert table.tiles() == [28, 17, 5, 20][:seats]
    for viewer in (None, *range(seats)):
        assert [stack.building.id for stack in table.view(viewer).stacks if stack.building] == [28, 17, 5, 20][:seats]


@rule("SA-016")
@SEATS
def test_anybody_may_be_the_first_player_by_lot(seats: int) -> None:
    state = GAME.start(seats)
    assert state.to_move == CHANCE
    assert [GAME.words.text(word) for word in state.legal()] == [f"starts {n + 1}" for n in range(seats)]
    assert state.weights() == [1] * seats
    for first in range(seats):
        table = Table(seats, first=first)
        assert table.to_move == first
        assert table.view(None).first == first


@rule("SA-016")
@SEATS
def test_the_table_may_choose_the_first_player(seats: int) -> None:
    state = GAME.start(seats, first_player="chosen")
    assert state.to_move == 0
    assert [GAME.words.text(word) for word in state.legal()] == [f"begin {n + 1}" for n in range(seats)]
    for first in range(seats):
        assert Table(seats, first=first, first_player="chosen").to_move == first


@rule("SA-017")
def test_placing_acting_and_picking_dice_go_to_the_left() -> None:
    table = Table(first=2)
    table.give(2, wood=1)
    placing = []
    for place in ("card-1 1", "hunt 5", "hunt 5", "hunt 5"):
        placing.append(table.to_move)
        table.place(place)
    table.place("hunt 4")
    assert placing == [2, 3, 0, 1]

    table.say("act card-1", "pay wood")
    table.roll(1, 2, 3, 4)
    picking = []
    while table.asked == "pick":
        picking.append(table.to_move)
        table.say(table.legal()[0])
    assert picking == [2, 3, 0]  # the last die is nobody's choice
    assert table.goods(1) == {"gold": 1}

    acting = []
    while table.asked == "act":
        acting.append(table.to_move)
        table.say("act hunt")
        table.roll(*[1] * (4 if acting == [2] else 5))
    assert acting == [2, 3, 0, 1]
