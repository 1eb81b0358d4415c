"""«Ферма»: the agriculture track (SA-073 … SA-075)."""

from __future__ import annotations

from rulebook.rule import rule
from rulebook.stone_age.table import Table


def farm(level: int) -> int:
    table = Table(2)
    table.give(0, level=level)
    table.turn_on("farm")
    table.say("act farm")
    assert table.player(1).level == 0
    return int(table.player(0).level)


def card_30(level: int) -> int:
    table = Table(2, cards=(30,))
    table.give(0, level=level, wood=1)
    table.turn_on("card-1")
    table.say("act card-1", "pay wood")
    return int(table.player(0).level)


def die_6(level: int) -> int:
    table = Table(2)
    table.give(0, level=level, wood=1)
    table.turn_on("card-1")
    table.say("act card-1", "pay wood")
    table.roll(6, 1)
    table.say("pick 6")
    return int(table.player(0).level)


@rule("SA-073")
def test_the_farm_raises_the_level_by_one() -> None:
    assert [farm(level) for level in range(10)] == list(range(1, 11))


@rule("SA-074")
def test_the_level_brings_food_already_in_the_round_it_rose() -> None:
    table = Table(2)
    table.give(0, food=5)
    table.place("farm 1", "hunt 5", "forest 4")
    table.finish_round()
    assert table.food(0) == 1  # 5 and 1 from the farm, less 5


@rule("SA-074")
def test_the_level_brings_food_in_every_round() -> None:
    table = Table(2)
    table.give(0, food=20, level=3)
    for food in (18, 16, 14):
        while table.asked == "place":
            table.place("forest 5" if table.to_move == 0 else "hunt 5")
        table.finish_round()
        assert table.food(0) == food


@rule("SA-075")
def test_the_level_stops_at_ten_whatever_would_raise_it() -> None:
    for source in (farm, card_30, die_6):
        assert source(8) == 9
        assert source(9) == 10
        assert source(10) == 10
