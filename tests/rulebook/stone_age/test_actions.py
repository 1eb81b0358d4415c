"""«2. Выполнение действий»: whose turn, in which order, and what may be declined (SA-043 … SA-052)."""

from __future__ import annotations

import pytest

from dolmen import CHANCE
from rulebook.rule import rule
from rulebook.stone_age.table import Table

AREAS = ("hunt", "forest", "clay-pit", "quarry", "river")


@rule("SA-043")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_first_player_does_everything_then_the_left_neighbour(first: int) -> None:
    table = Table(first=first)
    table.place("toolmaker 1", "farm 1", "river 1", "quarry 1", "hunt 4", "hunt 4", "hunt 4", "hunt 4")
    turns = []
    while table.asked == "act":
        turns.append((table.to_move - first) % 4)
        table.say(table.legal()[-1])
        while table.asked == "roll":
            table.roll(1)
    assert turns == [0, 0, 1, 1, 2, 2, 3, 3]


@rule("SA-044")
def test_wood_gathered_first_can_pay_for_a_card() -> None:
    table = Table(2, cards=(14,))
    table.turn_on("card-1", "forest 1")
    assert table.legal() == ["act forest"]
    table.say("act forest")
    table.roll(3)
    table.say("act card-1", "pay wood")
    assert table.cards(0) == [14]


@rule("SA-044")
def test_the_order_of_actions_is_free() -> None:
    """Not the order of placing, nor any other: every action may be the first, and every one the last."""
    places = ("forest 1", "card-1", "toolmaker", "building-1", "hunt 2")
    names = [place.split(" ")[0] for place in places]
    for first in names:
        for last in names:
            if first == last:
                continue
            table = Table(2, cards=(14,), tiles=(1,))
            table.give(0, wood=3, clay=1)
            table.turn_on(*places)
            order = [first, *(name for name in names if name not in (first, last)), last]
            for name in order:
                assert table.to_move == 0
                table.say(f"act {name}")
                while table.to_move != 1 and table.asked != "act":
                    table.say("done" if table.can("done") else table.legal()[0])
            assert table.cards(0) == [14]
            assert table.buildings(0) == [1]
            assert table.tools(0) == [1]


@rule("SA-045")
def test_a_roll_is_finished_before_the_next_action() -> None:
    table = Table(2)
    table.give(0, tools=2, wood=9)
    table.turn_on("hunt 2", "forest 1", "card-1")
    table.say("act hunt")
    assert table.legal() == [f"roll {face}" for face in range(1, 7)]
    table.roll(1, 2)
    assert table.legal() == ["tool 1", "done"]
    table.say("done")
    assert table.legal() == ["act forest", "act card-1"]


@rule("SA-045")
def test_a_card_is_paid_and_dealt_out_before_the_next_action() -> None:
    table = Table(2)
    table.give(0, wood=1)
    table.turn_on("card-1", "forest 1")
    table.say("act card-1")
    assert table.legal() == ["pay wood"]
    table.say("pay wood")
    assert table.legal() == [f"roll {face}" for face in range(1, 7)]
    table.roll(2, 3)
    assert table.legal() == ["pick 2", "pick 3"]
    table.say("pick 3")
    assert table.goods(1) == {"clay": 1}
    assert table.legal() == ["act forest"]


@rule("SA-046")
def test_nobody_buys_a_card_or_building_without_a_figure_on_it() -> None:
    table = Table(2)
    for seat in (0, 1):
        table.give(seat, wood=9, clay=9)
    table.place("card-1 1", "building-1 1", "hunt 4", "hunt 4")
    assert table.legal() == ["act hunt", "act card-1"]
    assert table.why("act building-1") == "not-there"
    assert table.why("act card-2") == "not-there"
    table.finish_turn()
    assert table.to_move == 1
    assert table.legal() == ["act hunt", "act building-1"]
    assert table.why("act card-1") == "not-there"


@rule("SA-047")
def test_figures_come_home_after_their_action() -> None:
    table = Table(2, cards=(14,), tiles=(1,))
    table.give(0, wood=3, clay=1)
    table.turn_on("toolmaker", "hut", "hunt 2", "river 2", "card-1", "building-1")
    home = int(table.player(0).idle)
    assert home == 0
    for words, back in (
        (("act river", "roll 1", "roll 1"), 2),
        (("act toolmaker",), 1),
        (("act card-1", "pay wood"), 1),
        (("act building-1", "turn 20"), 1),
        (("act hut",), 3),  # two figures and the new one
        (("act hunt", "roll 1", "roll 1", "done"), 2),
    ):
        table.say(*words)
        home += back
        assert table.player(0).idle == home
        assert table.on(words[0].split(" ")[1], 0) == 0
    assert table.to_move == 1
    assert table.player(0).idle == table.player(0).figures == 10


@rule("SA-047", "SA-048")
def test_at_the_end_of_the_turn_everybody_is_home() -> None:
    table = Table()
    table.place("card-1 1", "hunt 5", "hunt 5", "hunt 5", "forest 2", "building-1 1", "farm 1")
    while table.to_move in (0, CHANCE):
        table.step_quietly()
    assert table.player(0).idle == 5
    assert all(table.on(where, 0) == 0 for where in ("card-1", "forest", "building-1", "farm"))


@rule("SA-048")
@pytest.mark.parametrize("where", ["toolmaker", "hut", "farm", *AREAS])
def test_a_turn_does_not_end_with_work_undone(where: str) -> None:
    table = Table(2)
    table.give(0, wood=9)
    table.turn_on(where, "card-1")
    assert table.legal() == [f"act {where}", "act card-1"]
    assert table.why("done") == "not-done"


@rule("SA-049")
@pytest.mark.parametrize("where", ["card-1", "building-1"])
def test_a_card_or_building_may_be_declined(where: str) -> None:
    table = Table(2)
    table.give(0, wood=9, clay=9)
    table.turn_on(where)
    assert table.legal() == [f"act {where}", "done"]
    table.say("done")
    assert table.to_move == 1
    assert table.goods(0) == {"wood": 9, "clay": 9}
    assert (table.cards(0), table.buildings(0)) == ([], [])


@rule("SA-049")
@pytest.mark.parametrize("where", ["card-1", "building-1"])
def test_who_cannot_pay_is_not_asked(where: str) -> None:
    table = Table(2)
    table.turn_on(where)
    assert table.to_move == 1
    assert table.player(0).idle == 1
    assert table.events("declined") == [{"event": "declined", "seat": 0, "where": where}]


@rule("SA-049")
def test_one_purchase_may_be_made_and_another_declined() -> None:
    table = Table(2, cards=(11, 12))
    table.give(0, wood=9)
    table.turn_on("card-1", "card-2")
    table.say("act card-2", "pay wood", "pay wood", "done")
    assert table.cards(0) == [12]
    assert table.display() == [11, None, 1, 2]


@rule("SA-050", "SA-049")
@pytest.mark.parametrize("where", ["toolmaker", "hut", "farm"])
def test_village_actions_are_carried_out(where: str) -> None:
    table = Table(2)
    table.turn_on(where)
    assert table.legal() == [f"act {where}"]
    table.say(f"act {where}")
    gains = {
        "toolmaker": table.tools(0) == [1],
        "hut": table.player(0).figures == 3,
        "farm": table.player(0).level == 1,
    }
    assert [name for name, gained in gains.items() if gained] == [where]
    assert table.to_move == 1


@rule("SA-050")
def test_by_option_the_new_figure_of_the_hut_may_be_refused() -> None:
    table = Table(2, hut_growth="optional")
    table.turn_on("hut")
    assert table.legal() == ["act hut"]
    table.say("act hut")
    assert table.to_move == 0
    assert table.legal() == ["grow", "done"]
    table.say("done")
    assert table.player(0).figures == 2
    assert table.player(0).idle == 2


@rule("SA-050")
def test_by_option_the_new_figure_of_the_hut_may_be_taken() -> None:
    table = Table(2, hut_growth="optional")
    table.turn_on("hut", "farm")
    table.say("act hut", "grow")
    assert table.player(0).figures == 4
    table.say("act farm")  # and nothing else of the village becomes a choice
    assert table.player(0).level == 1
    assert table.to_move == 1


@rule("SA-051")
def test_what_was_declined_cannot_be_bought_later_in_the_turn() -> None:
    table = Table(2)
    table.give(0, wood=2)
    table.turn_on("card-1", "card-2")
    table.say("done")
    assert table.to_move == 1
    assert table.player(0).idle == 2
    table.finish_round()
    assert table.cards(0) == []
    assert table.display() == [1, 2, 3, 4]


@rule("SA-051")
def test_a_purchase_may_be_put_off_to_the_end_of_the_turn() -> None:
    table = Table(2, cards=(11,))
    table.turn_on("card-1", "forest 1", "hunt 1")
    table.say("act hunt")
    table.roll(1)
    table.say("act forest")
    table.roll(6)
    assert table.legal() == ["act card-1", "done"]


@rule("SA-052")
@pytest.mark.parametrize("where", AREAS)
def test_the_roll_must_be_made_but_tools_need_not_be_used(where: str) -> None:
    table = Table(2)
    table.give(0, tools=3)
    table.turn_on(f"{where} 2")
    assert table.legal() == [f"act {where}"]
    table.say(f"act {where}")
    assert table.to_move == CHANCE
    table.roll(1, 1)
    assert table.legal() == ["tool 1", "done"]
    table.say("done")
    assert table.used_tools(0) == []
    assert table.to_move == 1


@rule("SA-049")
def test_what_cannot_be_paid_hides_nothing_that_can() -> None:
    table = Table(2, cards=(26, 27, 28, 14), tiles=(1, 9))
    table.give(0, wood=2, clay=1)
    table.turn_on("card-4", "building-1", "building-2")
    assert table.legal() == ["act building-1", "done"]
