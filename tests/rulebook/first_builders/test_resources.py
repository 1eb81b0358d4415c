"""Resources and gold (FB-032 … FB-037)."""

from __future__ import annotations

from rulebook.first_builders.table import Table
from rulebook.rule import rule


@rule("FB-032", "FB-036")
def test_a_basic_of_choice_is_never_gold() -> None:
    table = Table()
    table.only(0)
    table.say("visit archon citizens", "gain")
    assert table.legal() == ["take stone", "take food", "take wisdom"]
    table.say("take wisdom")
    assert table.amounts() == {"stone": 0, "food": 0, "wisdom": 1, "gold": 1}


@rule("FB-033")
def test_gold_stands_in_for_what_is_missing() -> None:
    # The third slot costs 2 wisdom, the quarry there 1 stone, a castle 3.
    table = Table(row=("arsenal", "castle", "mint", "forest_temple", "gallery"))
    table.only(0, wisdom=1, stone=2, gold=1)
    table.say("visit archon buildings", "act")
    assert table.can("buy 3 building")
    table.say("buy 3 building", "place l13")
    assert table.amounts() == {"stone": 0, "food": 0, "wisdom": 0, "gold": 0}


@rule("FB-033")
def test_how_much_gold_is_the_payers_choice() -> None:
    table = Table(row=("arsenal", "castle", "mint", "forest_temple", "gallery"))
    table.only(0, wisdom=2, stone=2, gold=3)
    table.say("visit archon buildings", "act", "buy 3 building")
    assert table.legal("pay") == ["pay 0", "pay 1", "pay 2"]
    table.say("pay 2")
    assert table.legal("pay") == ["pay 0", "pay 1"]
    table.say("pay 1")
    table.say("place l13")
    assert table.amounts() == {"stone": 1, "food": 0, "wisdom": 2, "gold": 0}


@rule("FB-033")
def test_gold_that_the_rest_of_a_price_needs_is_kept_for_it() -> None:
    table = Table(row=("arsenal", "castle", "mint", "forest_temple", "gallery"))
    table.only(0, wisdom=2, stone=0, gold=3)
    table.say("visit archon buildings", "act", "buy 3 building")
    assert table.legal("pay") == ["pay 0", "pay 1"]


@rule("FB-034")
def test_no_basic_stands_in_for_gold() -> None:
    table = Table(cards=(1, 2, 3, 4))
    table.build_towers(0, red=2)
    table.only(0, gold=1, stone=9)
    table.take_turn(0)
    assert not table.can("tower red")
    assert table.can("tower blue")
    table.give(0, gold=2)
    assert table.can("tower red")


@rule("FB-035")
def test_a_cost_of_any_basic_takes_each_of_them() -> None:
    for basic in ("stone", "food", "wisdom"):
        table = Table()
        table.only(0, **{basic: 1})
        table.move("war", 2, 0)  # the reward there: pay a basic, get a gold
        table.say("visit archon war", "act", "attack")
        assert table.legal() == [f"convert {basic}", "done"]
        table.say(f"convert {basic}")
        assert table.amounts() == {"stone": 0, "food": 0, "wisdom": 0, "gold": 1}
    table = Table()
    table.only(0, gold=1)
    table.move("war", 2, 0)
    table.say("visit archon war", "act", "attack")
    assert table.asked != "convert"  # a gold paid for a gold changes nothing and is not asked for
    assert table.has("gold") == 1


@rule("FB-037", "FB-241")
def test_several_basics_may_be_the_same_or_different() -> None:
    for chosen in (("stone", "stone"), ("food", "wisdom")):
        table = Table()
        table.only(0)
        table.hold(0, "gemini")
        table.move("war", 8, 0)  # two spaces beyond the threshold
        table.say("pass", *(f"take {basic}" for basic in chosen))
        assert sum(table.amounts().values()) == 2
        assert all(table.has(basic) == chosen.count(basic) for basic in chosen)
    table = Table()
    table.hold(0, "gemini")
    table.move("war", 6, 0)
    table.say("pass")
    assert table.asked != "take"
