"""«Кроманьонцы» and the end of Tribe mode (KO-140 … KO-159)."""

from __future__ import annotations

from collections import Counter

import pytest

from dolmen.games.kingdomino_origins.words import CAVEMEN
from rulebook.kingdomino_origins.table import GAME, Table
from rulebook.rule import rule

COPIES = {caveman.id: caveman.copies for caveman in GAME.pack.blocks.cavemen.item}


def tribe(text: str) -> list[tuple[str, int]]:
    """The lines of a drawn territory's cavemen."""
    table = Table(mode="tribe")
    table.end(text)
    return [line for line in table.sheet() if line[0] in CAVEMEN or line[0] == "horde"]


@rule("KO-140")
def test_cavemen_score_by_what_lies_there_at_the_end() -> None:
    """A hunter whose mammoths were spent later scores without them."""
    table = Table(mode="tribe")
    table.say(table.legal()[0])
    table.draw(0, "H D@hunter G* L*")
    assert table.points() == 3
    table.say("choose 9", "hire painter", "pay e2", "pay e3", "put e3")
    assert table.points() == 0
    assert table.end().scores[0] == 0


@rule("KO-141")
def test_seven_kinds_of_two_hunter_gatherers() -> None:
    gatherers = {name: n for name, n in COPIES.items() if not name.startswith("warrior")}
    assert gatherers == dict.fromkeys(
        ("hunter", "fisherwoman", "gatherer", "sculptor", "painter", "fire-lady", "shaman"), 2
    )


@rule("KO-142")
def test_a_hunter_looks_at_the_eight_squares_around_it() -> None:
    assert tribe("G* G* G* G* / G* D@hunter G* G* / G* G* G* G* / H . . .") == [("hunter", 24)]
    assert tribe("H . . / D@hunter D G*") == [("hunter", 0)]
    alone = Table(mode="tribe")
    alone.draw(1, "H G* / G* G*")
    assert alone.end("H D@hunter").scores[0] == 0  # other territories do not count


@rule("KO-142")
def test_its_own_square_counts_nothing() -> None:
    assert tribe("H D@shaman") == [("shaman", 0)]


@rule("KO-143")
def test_printed_symbols_are_no_resources() -> None:
    assert tribe("H D@hunter G / . G* .") == [("hunter", 3)]


@rule("KO-144", "KO-145")
def test_the_hunters_of_the_example_score_12_and_6() -> None:
    lines = tribe("G* G* J1 / G* D@hunter G* / H D@hunter J")
    assert lines == [("hunter", 12), ("hunter", 6)]


@rule("KO-146")
def test_a_fisherwoman_scores_three_for_each_fish() -> None:
    assert tribe("L* L* L* / L* D@fisherwoman L* / G* H Q*") == [("fisherwoman", 15)]


@rule("KO-147")
def test_a_gatherer_scores_four_for_each_mushroom() -> None:
    assert tribe("J* J* J* / L* D@gatherer G / H . Q*") == [("gatherer", 12)]


@rule("KO-148")
def test_a_sculptor_scores_five_for_each_flint() -> None:
    assert tribe("Q* . Q* / L* D@sculptor G / H J* Q") == [("sculptor", 10)]


@rule("KO-149")
def test_a_painter_scores_two_for_each_resource_of_any_kind() -> None:
    assert tribe("G* L* L* / H D@painter Q* / G L J1") == [("painter", 8)]
    assert tribe("G* H D@hunter / G+1 D@painter Q* / . D@warrior-1 .") == [("hunter", 0), ("painter", 4), ("horde", 1)]
    assert tribe("G* L* L* / J* D@painter Q* / G* L* J* / H . .") == [("painter", 16)]


@rule("KO-150")
def test_the_fire_lady_of_the_example_scores_5() -> None:
    assert tribe("G+2 L H / G1 D@fire-lady Q1 / L V2 Q+1") == [("fire-lady", 5)]


@rule("KO-151")
def test_a_shaman_scores_two_for_each_caveman_around() -> None:
    """Beside a hunter, a warrior (diagonal) and the other shaman: 6, and the other shaman counts this one."""
    lines = tribe("D@hunter D@shaman D@shaman / H . D@warrior-1")
    assert lines == [("hunter", 0), ("shaman", 6), ("shaman", 4), ("horde", 1)]


@rule("KO-152")
@pytest.mark.parametrize("caveman", CAVEMEN[:7])
def test_a_caveman_with_nothing_to_count_scores_nothing(caveman: str) -> None:
    assert tribe(f"H D D@{caveman}") == [(caveman, 0)]


@rule("KO-153")
def test_there_are_eight_warriors_of_three_powers() -> None:
    warriors = {c.id: (c.copies, c.power) for c in GAME.pack.blocks.cavemen.item if c.power is not None}
    assert warriors == {"warrior-1": (4, 1), "warrior-2": (3, 2), "warrior-3": (1, 3)}
    assert Counter(COPIES).total() == 22


@rule("KO-154", "KO-155", "KO-157")
def test_the_horde_of_the_example_scores_12_and_the_lone_warrior_1() -> None:
    """The last warrior touches the group only at a corner; desert and steppe alike."""
    lines = tribe("D@warrior-2 D@warrior-1 D / G@warrior-1 D1 J / G Q@warrior-1 H")
    assert lines == [("horde", 12), ("horde", 1)]


@rule("KO-154")
def test_other_cavemen_do_not_bridge_a_horde() -> None:
    assert tribe("H D@warrior-2 D@painter D@warrior-2") == [("painter", 0), ("horde", 2), ("horde", 2)]


@rule("KO-155")
def test_all_eight_in_one_horde_score_104() -> None:
    powers = [1, 1, 1, 1, 2, 2, 2, 3]
    row = " ".join(f"D@warrior-{power}" for power in powers[:4])
    other = " ".join(f"D@warrior-{power}" for power in powers[4:])
    assert tribe(f"H {row} / . {other}") == [("horde", 104)]


@rule("KO-156")
def test_a_lone_warrior_scores_its_power() -> None:
    assert tribe("H D@warrior-3") == [("horde", 3)]
    apart = tribe("D@warrior-3 H D@warrior-2")
    assert sum(points for _, points in apart) == 5
    assert tribe("H D@warrior-3 D@warrior-2") == [("horde", 10)]


@rule("KO-157")
def test_the_terrain_under_warriors_does_not_matter() -> None:
    assert tribe("H D@warrior-1 V1@warrior-1 / . G@warrior-1 L@warrior-1") == [("horde", 16)]


@rule("KO-158")
def test_the_score_is_regions_and_cavemen() -> None:
    table = Table(mode="tribe", middle="true")
    outcome = table.end("H D1 D@hunter / . G* D@warrior-2")
    assert outcome.scores[0] == 3 + 3 + 2 + 10
    assert table.sheet() == [("desert", 3), ("steppe", 0), ("hunter", 3), ("horde", 2), ("middle", 10)]


@rule("KO-159")
def test_resources_left_score_nothing() -> None:
    assert Table(mode="tribe").end("H G* G* G* G* / . G*").scores[0] == 0
