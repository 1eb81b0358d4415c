"""The placement round (FS-104 … FS-113)."""

from __future__ import annotations

import pytest

from rulebook.first_sparks.table import Table
from rulebook.rule import rule


@rule("FS-104")
def test_in_reverse_order_everybody_puts_a_first_member_free_and_may_not_decline() -> None:
    table = Table(until="placement")
    asked = []
    for space in ("t1-a0", "t1-b0", "t2-b0"):
        asked.append(table.to_move)
        assert not table.can("done")
        assert table.why("done") == "not-done"
        table.say(f"settle {space}")
    assert asked == [2, 1, 0]
    assert table.foods() == [7, 7, 7]
    assert table.sizes() == [1, 1, 1]
    assert [event["food"] for event in table.events("settled")] == [0, 0, 0]


@rule("FS-105")
def test_around_one_ground_only_one_clan_puts_its_first_member() -> None:
    table = Table(until="placement")
    assert len(table.spaces()) == 18
    table.say("settle t1-a0")
    assert not {"t1-a0", "t1-a1", "t1-a2"} & set(table.spaces())
    assert "t1-b1" in table.spaces()
    assert len(table.spaces()) == 15
    assert table.why("settle t1-a1") == "ground-closed"
    table.say("settle t2-a1")
    assert not {"t2-a0", "t2-a1", "t2-a2"} & set(table.spaces())
    assert len(table.spaces()) == 12
    assert table.why("settle t4-a1") == "not-on-the-map"


@rule("FS-105")
@pytest.mark.parametrize("space", ["t1-a0", "t1-a1", "t1-a2", "t1-b0", "t1-b1", "t1-b2"])
def test_a_first_member_closes_its_ground_from_each_of_the_three_spaces(space: str) -> None:
    table = Table(until="placement")
    before = set(table.spaces())
    table.say(f"settle {space}")
    assert before - set(table.spaces()) == {f"{space[:4]}{n}" for n in range(3)}


@rule("FS-106", "FS-109")
def test_then_in_order_everybody_may_put_one_second_member_next_to_the_first() -> None:
    table = Table(until="placement")
    table.say("settle t1-a1", "settle t2-b2", "settle t3-b2")
    assert table.to_move == 0
    assert set(table.spaces()) == table.neighbours("t3-b2")
    assert table.why("settle t1-b0") == "not-next-to"
    table.say("done")
    assert table.to_move == 1
    table.say("settle t2-b1")
    assert table.to_move == 2
    table.say("settle t1-a0")
    assert table.phase == "buying"
    assert table.sizes() == [1, 2, 2]


@rule("FS-107", "FS-108")
def test_a_second_member_costs_what_a_new_one_costs_in_phase_three() -> None:
    table = Table(until="placement")
    table.say("settle t1-a1", "settle t2-a1", "settle t3-b2", "done")
    # A rival comes to T1.A2, then the owner of T1.A1 crosses the mountain to it: 1 + 1 + 2 = 4.
    table.say("settle t1-a2")
    assert table.foods() == [7, 6, 7]
    assert table.price("t1-a2") == 4
    table.say("settle t1-a2")
    assert table.foods() == [7, 6, 3]
    assert table.members(1) == ["t1-a2", "t2-a1"]
    assert table.members(2) == ["t1-a1", "t1-a2"]


@rule("FS-108")
def test_a_second_member_must_be_paid_from_the_seven_food() -> None:
    table = Table(until="placement")
    table.say("settle t1-a1", "settle t2-a1", "settle t3-b2")
    table.say("done", "done")
    table.give(2, food=1)
    assert table.spaces() == ["t1-a0"]  # T1.A2 lies behind the mountain
    assert table.why("settle t1-a2") == "settling-too-expensive"


@rule("FS-110")
def test_the_size_track_then_shows_one_or_two() -> None:
    table = Table(until="placement")
    table.say("settle t1-a1", "settle t2-a1", "settle t3-b2", "done", "settle t2-a2")
    assert [player.marker for player in table.view(None).players] == [1, 1, 1]
    table.say("done")
    assert [player.marker for player in table.view(None).players] == [1, 2, 1]


@rule("FS-111")
def test_order_is_set_anew_by_size_and_herbs() -> None:
    vova, anya, styopa = 0, 1, 2  # Herbs 3, 2, 1; only Anya has two members
    table = Table(until="placement")
    assert table.order() == [vova, anya, styopa]
    table.say("settle t1-a1", "settle t2-a1", "settle t3-b2", "done", "settle t2-a2", "done")
    assert table.order() == [anya, vova, styopa]


@rule("FS-112")
def test_the_placement_round_has_no_purchase_hunt_feeding_spoilage_or_refill() -> None:
    table = Table()
    assert table.foods() == [7, 7, 7]
    assert table.market() == list(range(7, 15))
    for name in ("bought", "hunted", "fed", "spoilt", "refilled"):
        assert table.events(name) == []


@rule("FS-113", "FS-251")
def test_there_are_no_start_spaces_every_space_of_a_free_ground_is_offered() -> None:
    for seats, spaces in ((3, 18), (6, 36)):
        for map_ in ("laid", "beginner"):
            table = Table(seats, until="placement" if map_ == "laid" else "tiles", map=map_)
            assert len(table.spaces()) == spaces
