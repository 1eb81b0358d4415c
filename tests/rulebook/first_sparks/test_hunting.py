"""Spoilage, and phase 2: hunting and feeding (FS-146 … FS-173)."""

from __future__ import annotations

from itertools import combinations

import pytest

from dolmen.games.first_sparks.state import FirstSparks
from dolmen.games.first_sparks.words import SPACES, WORDS
from rulebook.first_sparks.table import BOARDS, Table, hunting
from rulebook.rule import rule

TWO_FORESTS = ("t1-a0", "t4-b0")
THREE_VALLEYS = ("t2-b0", "t3-b0", "t6-b0")


@rule("FS-146")
@pytest.mark.parametrize(
    ("food", "loss"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 2), (7, 2), (9, 3), (100, 33)]
)
def test_a_third_of_the_food_spoils_rounded_down(food: int, loss: int) -> None:
    table = Table()
    for seat in range(3):
        table.give(seat, food=food, cards=(seat + 1, 12 if seat == 0 else 39 if seat == 1 else 34))
    table.jump("hunting")
    assert [event["food"] for event in table.events("spoilt")] == [loss] * (3 if loss else 0)
    assert table.food(0) == food - loss + 1 + 2 - 1


@rule("FS-147")
def test_a_mammoth_a_berry_and_two_grain_lose_two() -> None:
    table = Table()
    vova = 0
    table.give(vova, food=4 + 2 + 1 + 1)
    table.everybody_passes()
    assert ("spoilt", vova, 2) in [("spoilt", event["seat"], event["food"]) for event in table.events("spoilt")]
    assert table.food(vova) == 6 + 1 - 1


@rule("FS-150", "FS-163")
def test_in_reverse_order_clans_take_and_what_is_left_stays() -> None:
    table = Table()
    for seat in range(3):
        table.give(seat, food=5)
        table.stand(seat, "t1-b0")
    table.give(1, cards=(2, 7))
    table.give(2, cards=(1, 14))
    table.give(0, cards=(3, 20))
    table.stock(berry=4, fish=9)
    table.jump("hunting")
    assert [table.hunted(seat).get("berry", 0) for seat in (2, 1, 0)] == [2, 1, 1]
    assert table.harvest() == {"berry": 0, "fish": 9, "bear": 0, "mammoth": 0}
    assert [event["seat"] for event in table.events("hunted") if event["kind"] == "berry"] == [2, 1, 0]


@rule("FS-151", "FS-152")
def test_a_tool_needs_its_ground_and_a_ground_its_tool() -> None:
    # Vova stands at a lake and at a berry bush, and has a rod and Herbs.
    table = hunting((3, 8), ("t3-a0", "t2-a0"), fish=2, berry=4)
    assert table.hunted(0) == {"fish": 1, "grain": 1}
    assert hunting((3, 8, 7), ("t3-a0",), fish=2, berry=4).hunted(0) == {"fish": 1, "grain": 1}


@rule("FS-153", "FS-155", "FS-156")
def test_one_member_serves_all_tools_of_a_food_each_once_one_after_the_other() -> None:
    # Both baskets take 2 from 4; the first does, the second sees 2 and takes 1.
    table = hunting((7, 14), ("t1-b0",), berry=4)
    assert table.hunted(0) == {"berry": 3}
    assert table.harvest()["berry"] == 1
    assert hunting((7, 14, 20), ("t1-b0",), berry=18).hunted(0) == {"berry": 9}


@rule("FS-157")
def test_the_order_of_tools_is_the_best_one() -> None:
    assert hunting((10, 17), ("t1-a0",), bear=4).hunted(0) == {"bear": 3}


@rule("FS-158")
@pytest.mark.parametrize(
    ("spaces", "mammoths", "taken"),
    [
        (("t2-b0",), 3, 1),
        (("t2-b0",), 4, 2),
        (("t2-b0", "t3-b0"), 3, 2),
        (("t2-b0", "t3-b0"), 2, 1),
        (THREE_VALLEYS, 2, 2),
        (THREE_VALLEYS, 1, 1),
    ],
)
def test_members_at_two_or_three_grounds_add_imaginary_tokens(
    spaces: tuple[str, ...], mammoths: int, taken: int
) -> None:
    # The spear takes 2 from 4 mammoths; with members at two valleys 3 are enough.
    table = hunting((23, 3, 34), spaces, seats=6, mammoth=mammoths)
    assert table.hunted(0)["mammoth"] == taken
    assert table.harvest()["mammoth"] == mammoths - taken


@rule("FS-159")
def test_several_members_at_one_ground_add_nothing() -> None:
    assert hunting((23, 34), ("t2-b0", "t2-b1", "t2-b2"), mammoth=3).hunted(0)["mammoth"] == 1


@rule("FS-160")
def test_imaginary_tokens_are_counted_anew_for_every_tool() -> None:
    board = (("t1", "g7", 0), ("t2", "g6", 0), ("t4", "f6", 5))
    table = hunting((10, 17), TWO_FORESTS, board=board, bear=3)
    assert table.hunted(0) == {"bear": 3}


@rule("FS-160")
def test_the_second_tool_too_counts_the_imaginary_tokens() -> None:
    # 10 takes 2 of 5 bears (count 6), then 17 takes 2 of 3 (count 4); of a count of 3 it would take 1.
    board = (("t1", "g7", 0), ("t2", "g6", 0), ("t4", "f6", 5))
    assert hunting((10, 17), TWO_FORESTS, board=board, bear=5).hunted(0) == {"bear": 4}


@rule("FS-161", "FS-162")
def test_imaginary_tokens_cannot_be_taken() -> None:
    assert hunting((29, 34), THREE_VALLEYS, seats=6, mammoth=1).hunted(0)["mammoth"] == 1
    assert "mammoth" not in hunting((29, 34), THREE_VALLEYS, seats=6, mammoth=0).hunted(0)
    table = hunting((29, 34), THREE_VALLEYS, seats=6, mammoth=1)
    assert table.harvest()["mammoth"] == 0


@rule("FS-164")
def test_hunting_asks_nothing() -> None:
    table = Table()
    table.give(0, cards=(3, 7, 8), food=3)
    table.stand(0, "t1-b0", "t3-a0")
    table.everybody_passes()
    assert table.phase == "spreading"
    assert table.hunted(0) == {"berry": 2, "fish": 1, "grain": 1}


@rule("FS-165", "FS-166")
def test_every_member_on_the_map_eats_one_food_and_the_markers_nothing() -> None:
    table = Table()
    table.stand(0, "t1-a0", "t1-a1", "t1-a2", "t1-b1")
    table.give(0, food=9)
    table.jump("hunting")
    fed = {event["seat"]: event["food"] for event in table.events("fed")}
    assert fed == {0: 4, 1: 1, 2: 1}
    assert table.food(0) == 9 - 3 + 1 - 4


@rule("FS-167")
def test_each_clan_hunts_and_feeds_before_the_next_hunts() -> None:
    table = Table()
    table.jump("hunting")
    told = [table.log.book.name(event) for event in table.log.events]
    assert told[-6:] == ["hunted", "fed"] * 3


@rule("FS-168")
def test_a_clan_of_five_with_three_food_loses_two_members() -> None:
    table = Table()
    table.stand(0, "t1-a0", "t1-a1", "t1-a2", "t1-b1", "t1-b0")
    table.give(0, food=2)  # and a grain by Herbs
    table.jump("hunting")
    assert table.asked == "starve"
    assert table.to_move == 0
    assert table.state.asked().numbers["hungry"] == 2
    table.say("starve t1-b0", "starve t1-b1")
    assert table.size(0) == 3
    assert table.food(0) == 0
    assert table.phase == "spreading"


@rule("FS-167", "FS-168")
def test_who_has_starved_neither_hunts_nor_eats_again() -> None:
    table = Table()
    table.stand(0, "t1-a0", "t1-a1")
    table.give(0, food=0)  # but a grain by Herbs
    table.jump("hunting")
    table.say("starve t1-a0")
    assert [event["food"] for event in table.events("fed") if event["seat"] == 0] == [1]
    assert table.members(0) == ["t1-a1"]


@rule("FS-150", "FS-167")
@pytest.mark.parametrize("gone", ["t1-a0", "t1-a1"])
def test_after_somebody_has_starved_the_other_clans_hunt_and_eat_as_ever(gone: str) -> None:
    """Whoever it is: the first space of all, t1-a0, is a space like another."""
    table = Table()
    table.set_order(1, 2, 0)  # seat 0 hunts first
    table.stand(0, "t1-a0", "t1-a1")
    table.give(0, food=0)  # but a grain by Herbs
    table.jump("hunting")
    assert table.to_move == 0
    table.say(f"starve {gone}")
    assert [event["seat"] for event in table.events("fed")] == [0, 2, 1]
    (left,) = table.members(0)
    table.give(0, food=30)
    table.jump("spreading")
    assert table.to_move == 0
    assert set(table.spaces()) == table.neighbours(left)  # and it spreads from where it still stands


@rule("FS-169")
def test_the_rest_stays_one_connected_group() -> None:
    table = Table()
    table.stand(0, "t1-a1", "t1-a0", "t1-b1")
    table.give(0, food=1)  # and a grain: two of three can eat
    table.jump("hunting")
    assert table.legal() == ["starve t1-a1", "starve t1-b1"]
    assert table.why("starve t1-a0") == "parts-the-clan"
    assert table.why("starve t1-a2") == "nobody-there"


@rule("FS-178")
def test_where_a_member_starved_nobody_settles_next_to_it() -> None:
    table = Table()
    table.stand(0, "t1-a1", "t1-a0", "t1-b1")
    table.give(0, food=1)  # and a grain: two of three can eat
    table.jump("hunting")
    table.say("starve t1-b1")
    table.set_order(1, 2, 0)
    table.give(0, food=30)
    table.jump("spreading")
    assert table.to_move == 0
    assert set(table.spaces()) == (table.neighbours("t1-a0") | table.neighbours("t1-a1")) - {"t1-a0", "t1-a1"}
    assert "t1-b0" not in table.spaces()


@rule("FS-169")
@pytest.mark.parametrize(("seed", "size"), [*((seed, 8) for seed in range(12)), (1, 11), (4, 11), (8, 11), (9, 11)])
def test_every_way_to_starve_has_one_path_and_leaves_a_group(seed: int, size: int) -> None:
    table = Table(5, board=BOARDS[5])
    names = [view.name for view in table.view(None).spaces]
    start = names[(seed * 7) % len(names)]
    members = [start]
    while len(members) < size:
        edge = [n for n in names if n not in members and table.neighbours(n) & set(members)]
        members.append(edge[(seed * 5 + len(members)) % len(edge)])
    starve_every_way(table, members, 1 + seed % 6)


@rule("FS-169")
def test_who_goes_first_may_decide_who_must_follow() -> None:
    """Here the next member that parts nobody is not always the right one to go."""
    starve_every_way(Table(5, board=BOARDS[5]), [SPACES[n] for n in (17, *range(24, 30))], 4)


def starve_every_way(table: Table, members: list[str], hungry: int) -> None:
    """All sets of members that may go, found by hand, are exactly those that the words lead to, each once."""
    size = len(members)
    table.stand(0, *members)
    table.give(0, food=size - hungry, cards=(9,))
    table.jump("hunting")
    found: list[frozenset[str]] = []

    def go_on(state: FirstSparks) -> None:
        if state.asked().name != "starve" or state.to_move != 0:
            found.append(frozenset(SPACES[n] for n in range(36) if state.clans[0].members >> n & 1))
            return
        assert state.legal(), "a word was offered after which nobody can leave"
        for word in state.legal():
            assert WORDS.text(word).startswith("starve ")
            twin = state.copy()
            twin.apply(word)
            go_on(twin)

    go_on(table.state)
    groups = {frozenset(rest) for rest in combinations(members, size - hungry) if is_group(table, set(rest))}
    assert len(found) == len(set(found))
    assert set(found) == groups


def is_group(table: Table, spaces: set[str]) -> bool:
    found = {next(iter(spaces))}
    while True:
        grown = found | {other for space in found for other in table.neighbours(space) & spaces}
        if grown == found:
            return found == spaces
        found = grown


@rule("FS-170")
def test_mountains_do_not_part_a_group() -> None:
    table = Table()
    table.stand(0, "t1-a1", "t1-a2", "t2-a1")  # a mountain between the first two
    table.give(0, food=1)
    table.jump("hunting")
    assert table.can("starve t2-a1")
    table.say("starve t2-a1")
    assert table.members(0) == ["t1-a1", "t1-a2"]


@rule("FS-169")
def test_who_may_leave_but_is_not_named_first_is_told_so() -> None:
    table = Table()
    table.stand(0, "t1-a0", "t1-a1", "t1-a2")
    for seat, food in enumerate((0, 9, 9)):
        table.give(seat, food=food)
    table.jump("hunting")
    assert table.legal() == ["starve t1-a0", "starve t1-a1"]
    assert table.why("starve t1-a2") == "name-lower-first"
    assert table.why("starve t1-b0") == "nobody-there"
    table.say("starve t1-a1")
    assert table.why("starve t1-a0") == "ascending"


@rule("FS-171")
def test_the_size_falls_at_once_but_order_changes_in_the_bureaucracy() -> None:
    table = Table()
    table.stand(0, "t1-a0", "t1-a1", "t1-a2")
    table.stand(1, "t1-b0", "t1-b1")
    table.give(0, food=0)
    table.give(1, food=9)
    table.set_order(0, 1, 2)
    table.jump("hunting")
    table.say("starve t1-a0", "starve t1-a1")
    assert table.view(None).players[0].marker == 1
    assert table.order() == [0, 1, 2]
    table.nobody_spreads()
    assert table.order() == [1, 0, 2]


@rule("FS-172")
@pytest.mark.parametrize(("option", "most"), [("stock", 15), ("box", 13)])
def test_starved_members_can_be_placed_again_or_with_the_option_not(option: str, most: int) -> None:
    table = Table(starved_members=option)
    table.stand_many(0, 14)
    table.give(0, food=11)
    table.give(1, food=0)
    table.give(2, food=0)
    table.set_order(0, 1, 2)
    table.give(0, cards=(3, 9))
    table.jump("hunting")
    while table.asked == "starve":
        table.say(table.legal()[0])
    assert table.size(0) == 12
    table.give(0, food=99)
    while table.phase == "spreading":
        table.say(table.legal()[0] if table.to_move == 0 else "done")
    assert table.size(0) == most


@rule("FS-173")
def test_the_last_member_never_starves_or_with_the_option_it_does() -> None:
    table = Table()
    table.stand(0, "t1-a0", "t1-a1")
    table.give(0, food=0, cards=(9,))  # Herbs has been boxed
    table.jump("hunting")
    table.say("starve t1-a0")
    assert (table.size(0), table.food(0)) == (1, 0)
    table.give(0, food=0)
    table.jump("hunting")
    assert (table.size(0), table.food(0)) == (1, 0)
    table = Table(last_member="starves")
    table.stand(0, "t1-a0", "t1-a1")
    table.give(0, food=0, cards=(9,))
    table.jump("hunting")
    assert table.size(0) == 0
    assert table.members(0) == []
    table.give(0, food=20)
    table.jump("spreading")
    while table.phase == "spreading":
        assert table.to_move != 0
        table.say("done")
    assert table.order()[-1] == 0
