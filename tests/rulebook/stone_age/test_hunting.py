"""«Бросок кубиков на охоте» (SA-076, SA-077)."""

from __future__ import annotations

import pytest

from rulebook.rule import rule
from rulebook.stone_age.table import Table


def hunt(dice: tuple[int, ...], *tools: str, ones: int = 0) -> int:
    """The food of a hunt with these dice and tools, by a player with so many tools of value 1."""
    table = Table(2)
    table.give(0, tools=ones)
    table.turn_on(f"hunt {len(dice)}")
    before = table.food(0)
    table.say("act hunt")
    table.roll(*dice)
    table.say(*tools)
    assert table.to_move == 1
    return table.food(0) - before


@rule("SA-076")
def test_blue_rolls_14_with_five_dice_and_takes_7_food() -> None:
    assert hunt((1, 2, 3, 3, 5)) == 7


@rule("SA-076")
def test_green_rolls_11_and_takes_6_food_with_a_tool_but_5_without() -> None:
    assert hunt((5, 4, 2), "tool 1", ones=1) == 6
    assert hunt((5, 4, 2), "done", ones=1) == 5
    assert hunt((5, 4, 2)) == 5


@rule("SA-076")
def test_yellow_rolls_4_and_takes_3_food_with_two_tools() -> None:
    assert hunt((1, 3), "tool 1", "tool 1", ones=2) == 3


@rule("SA-076")
@pytest.mark.parametrize("face", range(1, 7))
def test_half_of_the_roll_rounded_down_is_food(face: int) -> None:
    assert hunt((face,)) == face // 2
    assert hunt((face, face)) == face
    assert hunt((face, face, 1)) == (2 * face + 1) // 2


@rule("SA-077")
def test_hunters_of_others_do_not_matter() -> None:
    table = Table()
    table.place("hunt 2", "hunt 5", "hunt 4", "hunt 3", "forest 3", "forest 1", "forest 2")
    food = []
    for seat, hunters in enumerate((2, 5, 4, 3)):
        while not table.can("act hunt"):
            table.step_quietly()
        assert table.to_move == seat
        table.say("act hunt")
        assert table.state.asked().numbers["dice"] == hunters
        table.roll(*[2] * hunters)
        food.append([table.food(other) - 12 for other in range(4)])
    assert food == [[2, 0, 0, 0], [2, 5, 0, 0], [2, 5, 4, 0], [2, 5, 4, 3]]
