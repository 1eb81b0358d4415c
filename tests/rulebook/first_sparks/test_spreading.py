"""Phase 3: spreading (FS-174 … FS-190)."""

from __future__ import annotations

from dolmen.games.first_sparks.words import SPACES
from rulebook.first_sparks.table import Table
from rulebook.rule import rule


def spreading(*own: str, food: int = 50, rivals: tuple[tuple[str, ...], ...] = (("t3-b0",), ("t3-b2",))) -> Table:
    """Seat 0 is the last in order and begins to spread."""
    table = Table()
    for seat, spaces in enumerate(rivals):
        table.stand(seat + 1, *spaces)
    table.stand(0, *own)
    table.give(0, food=food)
    table.set_order(1, 2, 0)
    table.jump("spreading")
    return table


def paid(table: Table, *spaces: str) -> list[int]:
    """What each of these members cost, one after the other."""
    out = []
    for space in spaces:
        before = table.food(0)
        table.say(f"settle {space}")
        out.append(before - table.food(0))
    return out


@rule("FS-174")
def test_in_reverse_order_each_places_all_his_members_in_one_turn() -> None:
    table = spreading("t1-a0")
    turns = [table.to_move]
    table.say("settle t1-a1", "settle t1-a2", "done")
    turns.append(table.to_move)
    table.say("done")
    turns.append(table.to_move)
    table.say("done")
    assert turns == [0, 2, 1]
    assert table.phase == "bureaucracy"


@rule("FS-175")
def test_placing_nobody_is_allowed_and_costs_nothing() -> None:
    table = spreading("t1-a0")
    table.say("done")
    assert table.food(0) == 50
    assert table.size(0) == 1


@rule("FS-176", "FS-177")
def test_five_new_members_at_most_for_one_three_six_ten_fifteen_food() -> None:
    table = spreading("t2-a0")
    prices = paid(table, "t1-b2", "t1-b0", "t1-b1", "t2-a2", "t2-a1")
    assert prices == [1, 2, 3, 4, 5]
    assert table.size(0) == 6
    assert table.to_move == 2


@rule("FS-178", "FS-179")
def test_new_members_stand_next_to_own_ones_those_of_this_turn_included() -> None:
    table = spreading("t1-a1")
    assert set(table.spaces()) == {"t1-a0", "t1-a2"}
    assert table.why("settle t1-b1") == "not-next-to"
    table.say("settle t1-a0")
    assert set(table.spaces()) == {"t1-a2", "t1-b1"}
    table.say("settle t1-b1")
    assert "t1-a2" in table.spaces()  # it need not continue the row


@rule("FS-180")
def test_one_member_of_a_clan_and_any_number_of_clans_on_a_space() -> None:
    table = spreading("t1-a0", "t1-a1", rivals=(("t1-a2",), ("t1-a2",)))
    assert "t1-a2" in table.spaces()
    assert table.why("settle t1-a1") == "already-there"
    table.say("settle t1-a2")
    clans = next(view.clans for view in table.view(None).spaces if view.name == "t1-a2")
    assert clans == [0, 1, 2]


@rule("FS-181", "FS-182")
def test_crossing_a_mountain_costs_one_more_unless_there_is_a_plain_way() -> None:
    table = spreading("t1-a1")
    assert table.price("t1-a2") == 2
    table = spreading("t1-a1", "t1-a0")
    assert table.price("t1-a2") == 1
    assert table.price("t1-b1") == 2


@rule("FS-183")
def test_the_order_of_placing_is_the_players_and_can_save_a_mountain() -> None:
    assert sum(paid(spreading("t1-a1"), "t1-a0", "t1-a2")) == 3
    assert sum(paid(spreading("t1-a1"), "t1-a2", "t1-a0")) == 4


@rule("FS-184")
def test_one_mountain_is_paid_for_each_new_member_at_most() -> None:
    # No tile has two mountains round one space, so one is put between T1.A0 and T1.A1.
    table = spreading("t1-a0", "t1-a2")
    assert table.price("t1-a1") == 1
    plain = table.state.plain[:]
    plain[SPACES.index("t1-a1")] = 0
    table.state.plain = plain
    assert table.price("t1-a1") == 2


@rule("FS-185")
def test_an_occupied_space_costs_as_much_more_as_there_will_be_clans() -> None:
    assert spreading("t1-a0", rivals=(("t1-a1",), ("t3-b0",))).price("t1-a1") == 1 + 2
    assert spreading("t1-a0", rivals=(("t1-a1",), ("t1-a1",))).price("t1-a1") == 1 + 3
    table = Table(6)
    for seat in range(5):
        table.stand(seat, "t1-a1")
    table.stand(5, "t1-a0")
    table.give(5, food=20)
    table.set_order(0, 1, 2, 3, 4, 5)
    table.jump("spreading")
    assert table.to_move == 5
    assert table.price("t1-a1") == 1 + 6


@rule("FS-186")
def test_what_later_clans_place_does_not_change_what_was_paid() -> None:
    table = spreading("t1-a0", rivals=(("t3-b0",), ("t1-a2",)))
    table.give(2, food=20)
    assert paid(table, "t1-a1") == [1]
    table.say("done")
    assert table.to_move == 2
    table.say("settle t1-a0")
    assert table.food(2) == 20 - 1 - 2
    table.say("settle t1-a1", "done")
    assert table.food(0) == 49


@rule("FS-187")
def test_two_empty_spaces_cost_three_and_an_occupied_one_and_a_mountain_six() -> None:
    assert sum(paid(spreading("t2-a0"), "t1-b2", "t1-b0")) == 3
    black = spreading("t1-a1", rivals=(("t1-a0",), ("t3-b2",)))
    assert sum(paid(black, "t1-a0", "t1-b1")) == 3 + 2 + 1


@rule("FS-188")
def test_nothing_may_be_placed_that_cannot_be_paid() -> None:
    table = spreading("t1-a1", food=3)
    table.say("settle t1-a0")
    assert table.food(0) == 2
    assert table.spaces() == ["t1-a2"]  # 2; T1.B1 behind the mountain would cost 3
    assert table.why("settle t1-b1") == "settling-too-expensive"
    table.say("settle t1-a2")
    assert table.food(0) == 0
    assert table.to_move == 2  # with no food nothing is asked


@rule("FS-188")
def test_who_can_pay_one_of_the_spaces_is_asked_though_the_others_are_dearer() -> None:
    table = spreading("t1-a0", food=1, rivals=(("t1-a1",), ("t3-b2",)))
    assert table.to_move == 0
    assert "t1-a1" not in table.spaces()  # 3, with a clan there
    assert table.can("settle t1-a2")


@rule("FS-188")
def test_who_can_pay_none_of_the_spaces_is_not_asked() -> None:
    """One food, and beside the own member only mountains and other clans."""
    around = tuple(sorted(spreading("t1-a1").neighbours("t1-a1")))
    assert "t1-a0" in around
    table = spreading("t1-a1", food=1, rivals=(around, ("t3-b2",)))
    assert table.to_move != 0
    table = spreading("t1-a1", food=3, rivals=(around, ("t3-b2",)))
    assert table.to_move == 0


@rule("FS-189")
def test_the_size_marker_follows() -> None:
    table = spreading("t1-a1")
    table.say("settle t1-a0", "settle t1-a2", "done")
    assert table.view(None).players[0].marker == 3


@rule("FS-190")
def test_no_clan_exceeds_fifteen_members() -> None:
    for size, room in ((14, 1), (12, 3)):
        table = Table()
        table.stand_many(0, size)
        table.give(0, food=99)
        table.set_order(1, 2, 0)
        table.jump("spreading")
        for _ in range(room):
            table.say(f"settle {table.spaces()[0]}")
        assert table.to_move != 0
        assert table.size(0) == 15


def test_the_question_offers_as_many_as_can_be_paid_and_the_view_what_ends_the_game() -> None:
    table = spreading("t1-a0", food=3)  # 1 and 2 food: two members, though five are allowed
    assert table.state.asked().numbers["left"] == 2
    view = table.view(0)
    assert (view.affords, view.players[0].to_goal, view.last) == (2, 12, False)
    assert table.view(1).affords is None


def test_the_question_tells_nothing_of_hidden_food() -> None:
    """FS-255: whoever hides food may place five, as far as others hear; what it can pay is told to it alone."""
    table = spreading("t1-a0", food=3)
    table.give(0, cards=(15,))
    assert table.state.asked().numbers["left"] == 5
    assert table.view(0).affords == 2
    assert table.view(1).affords is None
