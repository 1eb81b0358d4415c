"""The twelve zodiac cards (FB-230 … FB-244)."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from dolmen.games.first_builders.words import BUILDINGS
from rulebook.first_builders.table import Table
from rulebook.rule import rule


def holder(*signs: str, dice: tuple[str, ...] = (), free: int = 0, **options: Any) -> Table:
    """It is seat 0's turn, who holds these cards and citizens, and no resources."""
    table = Table(**options)
    table.people(0, *dice, free=free)
    table.only(0)
    table.hold(0, *signs)
    table.take_turn(0)
    return table


def skip(table: Table) -> None:
    """Answer what the turn of seat 0 still asks by its last word, which uses nothing."""
    while table.to_move in (0, -1) and table.asked not in ("turn", "token"):
        table.say(table.legal()[-1] if table.to_move == 0 else table.legal()[0])


@rule("FB-230")
def test_sagittarius_adds_one_to_a_gained_citizen_or_speaker() -> None:
    for slot, plain, raised in ((5, "purple-5", "purple-6"), (1, "red-1", "red-2")):
        for word, die in (("increase", raised), ("done", plain)):
            table = holder("sagittarius", free=1)
            table.give(0, wisdom=9)
            table.say("visit archon citizens", "act", f"citizen {slot}")
            table.let_fate()
            table.say(word)
            assert table.home() == [die]
    table = holder("sagittarius", dice=("orange-3",), bonuses=("orange", "red", "yellow", "blue", "purple"))
    table.say("visit orange-3 war", "bonus", "speaker 2", "increase")
    assert table.speakers(0) == [3]
    table = holder("sagittarius", dice=("orange-3",), bonuses=("orange", "red", "yellow", "blue", "purple"))
    table.state.add_speaker(4, 1)
    table.say("visit orange-3 war", "bonus", "speaker 4", "increase")
    assert table.speakers(0) == [5]
    table = holder("sagittarius", dice=("orange-3",), bonuses=("orange", "red", "yellow", "blue", "purple"))
    table.state.add_speaker(5, 1)
    table.say("visit orange-3 war", "bonus", "speaker 5")
    assert not table.can("increase")
    assert table.speakers(0) == [5]


@rule("FB-231", "FB-G49")
def test_pisces_turns_a_bonus_into_a_gold_without_its_cost() -> None:
    table = holder("pisces", dice=("red-3",))  # the red tile would cost a wisdom
    table.say("visit red-3 war")
    assert not table.can("bonus")
    table.say("golden-bonus")
    assert table.has("gold") == 1
    assert not table.can("golden-bonus")
    table = holder("pisces", dice=("blue-3",))
    table.say("visit blue-3 war")
    assert not table.can("golden-bonus")
    table = holder("pisces", dice=("orange-3",))
    for value in (2, 3):
        table.state.add_speaker(value, -1)  # no speaker to be had
    table.say("visit orange-3 buildings")
    assert (table.can("bonus"), table.can("golden-bonus")) == (False, True)


@rule("FB-231", "FB-G49")
def test_pisces_offers_its_gold_after_the_site_action_too() -> None:
    table = holder("pisces", dice=("red-3",))  # the red tile would cost a wisdom, which nobody has
    table.say("visit red-3 war", "gain")
    assert table.legal() == ["golden-bonus", "done"]
    table.say("golden-bonus")
    assert table.has("gold") == 1
    table = holder("pisces", dice=("orange-3",))
    for value in (2, 3):
        table.state.add_speaker(value, -1)  # no speaker to be had
    table.say("visit orange-3 buildings", "gain")
    assert table.legal() == ["golden-bonus", "done"]


@rule("FB-232")
def test_capricorn_asks_nothing_if_no_citizen_can_rise() -> None:
    table = holder("capricorn", dice=("yellow-6", "purple-1"))
    table.lay(0, n13="castle", n14="granary")
    table.say("close m13", "appoint purple-1")
    skip(table)
    table.only(0, gold=2)
    table.take_turn(0)
    table.say("tower red")
    assert table.to_move == 1


@rule("FB-232")
def test_capricorn_adds_two_to_a_citizen_on_building_a_tower() -> None:
    table = holder("capricorn", dice=("red-5", "blue-3", "yellow-6", "purple-1"))
    table.lay(0, n13="castle", n14="granary")
    table.say("close m13", "appoint purple-1")
    skip(table)
    table.only(0, gold=2)
    table.take_turn(0)
    table.say("visit blue-3 food", "gain")
    skip(table)
    table.only(0, gold=2)
    table.take_turn(0)
    table.say("tower red")
    assert table.legal() == ["bless red-5 home", "bless blue-3 site", "done"]  # not the six, not the centre
    table.say("bless red-5 home")
    assert "red-6" in table.home()
    table.take_turn(0)
    table.say("tower blue", "bless blue-3 site")
    assert ("blue-5", "food") in table.posted()


@rule("FB-233", "FB-235", "FB-G29", "FB-G30")
def test_aquarius_pays_a_gold_for_a_step_in_another_temple() -> None:
    table = holder("aquarius")
    table.only(0, stone=1, gold=1)
    table.say("visit archon temples", "act", "pay 0", "climb sea")
    assert set(table.legal()) == {"climb forest", "climb mountain", "done"}
    table.say("climb forest")
    assert [table.space(temple) for temple in ("forest", "mountain", "sea")] == [1, 0, 2]
    assert table.has("gold") == 0
    assert table.signs() == {"aquarius", "aries"}  # no card for the extra step
    # One step and no second, however much gold there is.
    table = holder("aquarius")
    table.only(0, stone=1, gold=5)
    table.say("visit archon temples", "act", "pay 0", "climb sea", "climb forest")
    assert not table.legal("climb")
    assert [table.space(temple) for temple in ("forest", "mountain", "sea")] == [1, 0, 2]
    assert table.has("gold") == 4
    # A card gained by the very advance does not serve it.
    table = holder(signs=("aquarius", "gemini", "aries"))
    table.only(0, stone=1, gold=1)
    table.say("visit archon temples", "act", "pay 0", "climb forest")
    assert table.signs() == {"aquarius"}
    assert not table.legal("climb")


@rule("FB-233", "FB-G30")
def test_a_step_for_gold_needs_another_temple_that_is_not_full() -> None:
    table = holder("aquarius")
    table.only(0, stone=1, gold=1)
    table.move("forest", 12, 0)
    table.move("sea", 11, 0)
    table.say("visit archon temples", "act", "pay 0", "climb sea")  # cut short by the top: still two
    assert table.legal() == ["climb mountain", "done"]
    table = holder("aquarius")
    table.only(0, stone=1, gold=1)
    table.move("forest", 12, 0)
    table.move("mountain", 12, 0)
    table.say("visit archon temples", "act", "pay 0", "climb sea")
    assert table.to_move == 1


@rule("FB-233", "FB-125", "FB-G30")
def test_a_disc_on_top_does_not_advance_for_aquarius() -> None:
    table = holder("aquarius")
    table.only(0, stone=1, gold=1)
    table.move("sea", 12, 0)
    table.say("visit archon temples", "act", "pay 0", "climb sea")  # for its card
    assert not table.legal("climb")
    assert table.signs() == {"aquarius", "aries"}


@rule("FB-234")
def test_aquarius_does_not_work_on_one_step() -> None:
    table = holder("aquarius", dice=("blue-3",))
    table.only(0, stone=1, gold=1)
    table.say("visit blue-3 citizens", "bonus", "pay 0", "climb sea")
    assert not table.legal("climb")


@rule("FB-235", "FB-267")
def test_aquarius_and_a_temple_buildings_gold_are_separate() -> None:
    for signs, steps in ((("aquarius",), 2), ((), 1)):
        table = holder(*signs, row=("arsenal", "castle", "granary", "forest_temple", "gallery"))
        table.only(0, stone=2, wisdom=3, gold=5)
        table.say("visit archon buildings", "act", "buy 4 building", "pay 0", "pay 0", "place n13")
        table.let_fate()
        table.say("use here", *["climb sea"] * steps)
        assert not table.legal("climb")
        assert [table.space(temple) for temple in ("forest", "mountain", "sea")] == [2, 0, steps]
        assert table.has("gold") == 5 - steps


@rule("FB-236")
def test_taurus_makes_rows_one_wisdom_cheaper() -> None:
    for slot, price in ((1, 0), (4, 2)):
        table = holder("taurus")
        table.only(0, wisdom=9, stone=9)
        assert table.view(0).row[slot - 1].wisdom == table.view(0).citizens[slot - 1].wisdom == price
        table.say("visit archon buildings", "act", f"buy {slot} building", "place n13")
        assert 9 - table.has("wisdom") == price
        assert 9 - table.has("stone") == 2  # the stone is as printed
        table = holder("taurus", free=1)
        table.only(0, wisdom=9)
        table.say("visit archon citizens", "act", f"citizen {slot}")
        assert 9 - table.has("wisdom") == price


@rule("FB-237", "FB-G25", "FB-G26", "FB-G34")
def test_cancer_takes_a_citizen_before_the_dice_come_home() -> None:
    table = holder("cancer", free=1)
    table.say("pass")
    assert table.legal() == [*(f"citizen {slot}" for slot in range(1, 6)), "done"]
    table.say("citizen 3")
    table.let_fate()
    assert table.home() == ["yellow-4"]  # it rises like the others
    table = holder("cancer", dice=("red-6",))
    table.say("visit red-6 food", "gain", "done")
    table.take_turn(0)
    table.say("pass")
    assert table.home() == []  # the base of the six was not yet free
    table = holder("cancer", free=1)
    table.say("pass", "done")
    assert table.home() == []
    table = holder("cancer", free=1)
    table.set_citizens()
    table.say("pass")
    assert table.to_move == 1  # nobody is left to be taken


@rule("FB-237", "FB-241", "FB-G34")
def test_on_a_pass_cancer_comes_first_then_the_dice_then_gemini() -> None:
    table = holder("cancer", "gemini", dice=("red-2",), free=1)
    table.move("war", 4, 0)
    table.take_turn(0)
    table.say("pass")
    assert (table.asked, table.home()) == ("cancer", ["red-2"])
    table.say("done")
    assert (table.asked, table.home()) == ("take", ["red-3"])
    table.say("take food")
    assert table.to_move == 1


@rule("FB-238", "FB-264", "FB-G38")
def test_the_base_emptied_by_a_closing_serves_the_manor_or_libra() -> None:
    for manor, asked in (("use bottom-right", "turn"), ("done", "libra")):
        table = holder("libra", dice=("orange-3",))
        table.lay(0, n13="manor", n14="farm")
        table.take_turn(0)
        table.say("close m13", "appoint orange-3", manor)
        if manor != "done":
            table.say("citizen 1")
            table.let_fate()
            table.say("done")  # the agora
        assert table.asked == asked


@rule("FB-238", "FB-G37")
def test_libra_buys_a_citizen_after_a_closing() -> None:
    table = holder("libra", dice=("red-3",))
    table.lay(0, n13="farm", n14="farm")
    table.take_turn(0)
    table.only(0, wisdom=1)
    table.say("close m13", "appoint red-3", "done")
    assert table.legal() == ["citizen 1", "citizen 2", "done"]
    table.say("citizen 2")
    assert (table.home(), table.has("wisdom")) == (["orange-2"], 0)
    table = holder("libra", "scorpio", dice=("red-3",))
    table.lay(0, n13="farm", n14="farm")
    table.take_turn(0)
    table.say("close m13", "appoint red-3", "done")
    assert table.can("citizen 2")  # with the wisdom of Scorpio


@rule("FB-239", "FB-G36")
def test_aries_counts_red_dice_on_an_attack() -> None:
    table = holder("aries", dice=("red-2", "red-6", "red-3"))
    table.advise(0, "red")
    table.lay(0, n13="farm", n14="farm")
    table.take_turn(0)
    table.say("close m13", "appoint red-3", "done")
    table.take_turn(0)
    table.say("visit red-6 food", "gain", "done")
    table.take_turn(0)
    before = table.points()
    table.say("visit archon war", "act", "attack")
    assert table.points() - before == 3  # beside, on a site, in a centre; not the adviser


@rule("FB-239")
def test_aries_counts_no_die_of_another_colour_in_a_centre() -> None:
    table = holder("aries", dice=("red-2", "blue-3"))
    table.lay(0, n13="farm", n14="farm")
    table.take_turn(0)
    table.say("close m13", "appoint blue-3", "done")
    table.take_turn(0)
    before = table.points()
    table.say("visit archon war", "act", "attack")
    assert table.points() - before == 1


@rule("FB-240", "FB-G36")
@pytest.mark.parametrize(("die", "centre"), [("blue-5", "blue-6"), ("blue-6", "blue-6"), ("blue-2", "blue-4")])
def test_leo_adds_two_to_the_die_in_the_centre(die: str, centre: str) -> None:
    table = holder("leo", dice=(die,))
    table.lay(0, n13="farm", n14="farm")
    table.take_turn(0)
    table.say("close m13", f"appoint {die}")
    skip(table)
    assert table.centres() == {"m13": centre}


@rule("FB-241", "FB-G33")
@pytest.mark.parametrize(("space", "basics"), [(8, 2), (6, 0), (1, 1), (15, 0)])
def test_gemini_gives_a_basic_for_every_space_of_the_retreat(space: int, basics: int) -> None:
    table = holder("gemini")
    table.move("war", space, 0)
    table.take_turn(0)
    table.say("pass", *["take wisdom"] * basics)
    assert table.to_move == 1
    assert table.has("wisdom") == basics


@rule("FB-241")
def test_without_gemini_a_retreat_brings_nothing() -> None:
    table = holder()
    table.move("war", 8, 0)
    table.take_turn(0)
    table.say("pass")
    assert table.to_move == 1


@rule("FB-242", "FB-243", "FB-G21")
def test_virgo_builds_on_a_farm_for_nothing() -> None:
    table = holder("virgo")
    table.lay(0, n13="farm")  # its face is an arsenal
    table.take_turn(0)
    table.say("visit archon buildings", "act")
    assert set(table.legal()) == {f"buy {n} {way}" for n in range(1, 6) for way in ("farm", "over")}
    table.say("buy 3 over", "place n13")
    table.let_fate()
    assert table.city()["n13"] == "granary"
    assert table.events("buried")[0]["building"] == "arsenal"
    table.say("use here")
    assert table.has("food") == 1
    assert table.row()[-1] == "market"  # refilled by the yellow stack


@rule("FB-042", "FB-242", "FB-G21")
def test_virgo_changes_a_closed_district_without_opening_it() -> None:
    table = holder("virgo", dice=("red-3",))
    table.lay(0, n13="farm", n14="mint")
    table.take_turn(0)
    table.say("close m13", "appoint red-3")
    skip(table)
    points, buildings = table.points(), table.view(0).players[0].buildings
    table.take_turn(0)
    table.say("visit archon buildings", "act", "buy 1 over", "place n13")
    skip(table)
    assert (table.open(), table.centres()) == ([], {"m13": "red-3"})
    assert (table.points(), table.view(0).players[0].buildings) == (points, buildings)


@rule("FB-242", "FB-G22")
def test_the_farm_goes_under_the_stack_of_its_face() -> None:
    table = holder("virgo")
    table.lay(0, n13="farm")
    table.take_turn(0)
    red, size = table.view().stacks[0].below, int(table.state.stack_size(0))
    table.say("visit archon buildings", "act", "buy 3 over", "place n13")
    table.let_fate()
    assert table.tops()["red"] == "outpost"  # the visible top stays
    assert (table.view().stacks[0].below, table.state.stack_size(0)) == (red + 1, size + 1)
    # Nothing else of its colour is left below it.
    table.state.under = vec[u8]([BUILDINGS.index("obelisk"), *table.state.under])
    table.state.bag = vec[u8]([0] * 6 + list(table.state.bag)[6:])
    table.player().archon = True
    table.take_turn(0)
    table.say("visit archon buildings", "act", "buy 1 farm", "place n14")
    assert table.row()[-1] == "outpost"
    assert table.tops()["red"] == "arsenal"  # it was the lowest of the red stack
    assert [BUILDINGS[int(kind)] for kind in table.state.under] == ["obelisk"]
    table = holder("virgo")
    table.lay(0, n13="farm")
    table.state.set_top(0, 0)
    bag = table.state.bag[:]
    for kind in range(6):
        bag[kind] = 0
    table.state.bag = bag
    table.take_turn(0)
    table.say("visit archon buildings", "act", "buy 3 over", "place n13")
    assert table.tops()["red"] == "arsenal"  # on an empty stack it is turned up


@rule("FB-244", "FB-G06")
def test_scorpio_gives_wisdom_for_closings_and_retirements() -> None:
    table = holder("scorpio", dice=("red-6", "blue-6"))
    table.say("pass", "retire red")
    assert table.has("wisdom") == 2
    table = holder("scorpio", dice=("red-3",))
    table.lay(0, n13="farm", n14="farm")
    table.take_turn(0)
    table.say("close m13", "appoint red-3")
    assert table.has("wisdom") == 1
    for option, wisdom in (("every", 1), ("passing", 0)):
        table = holder("scorpio", dice=("red-6",), scorpio_retirement=option)
        table.give(0, food=1)
        table.say("visit archon food", "act", "spend 1", "raise red-6")
        assert table.has("wisdom") == wisdom
    table = holder("scorpio", "capricorn", dice=("red-6",))
    table.give(0, gold=1)
    table.take_turn(0)
    table.say("tower red")
    assert not table.legal("bless")
    assert table.has("wisdom") == 0
