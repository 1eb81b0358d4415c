"""«Хижина»: one more figure (SA-070 … SA-072)."""

from __future__ import annotations

from rulebook.rule import rule
from rulebook.stone_age.table import Table

GREEN = 2


@rule("SA-070")
def test_green_has_six_figures_after_the_hut() -> None:
    table = Table(first=GREEN)
    table.place("hut 2", "hunt 5", "hunt 5", "hunt 5", "forest 3")
    table.say("act hut")
    assert table.player(GREEN).figures == 6
    assert table.player(GREEN).idle == 3  # the two and the new one; three are still in the forest
    assert table.on("hut", GREEN) == 0
    assert [int(table.player(seat).figures) for seat in range(4)] == [5, 5, 6, 5]


@rule("SA-071")
def test_the_new_figure_eats_in_the_same_round() -> None:
    table = Table(2)
    table.place("hut 2", "hunt 5", "forest 3")
    table.finish_round()
    assert table.food(0) == 12 - 6


@rule("SA-071")
def test_the_new_figure_is_placed_from_the_next_round_on_and_stays() -> None:
    table = Table(2)
    table.place("hut 2", "hunt 5", "forest 3")
    for _ in range(3):
        table.finish_round()
        table.give(0, food=20)
        while table.to_move != 0:
            table.place("hunt 5")
        assert table.player(0).idle == 6
        assert table.can("place hunt 6")


@rule("SA-072")
def test_ten_figures_do_not_become_eleven() -> None:
    table = Table(2)
    table.give(0, figures=10)
    table.place("hut 2", "hunt 5", "forest 7", "hunt 1")
    table.say("act hut")
    assert table.player(0).figures == 10
    assert table.player(0).idle == 2
    assert table.events("grew") == []


@rule("SA-072", "SA-050")
def test_by_option_nothing_is_asked_where_no_figure_can_be_had() -> None:
    table = Table(2, hut_growth="optional")
    table.give(0, figures=10)
    table.place("hut 2", "hunt 5", "forest 7", "hunt 1")
    table.say("act hut")
    assert table.player(0).figures == 10
    assert table.asked == "act"
