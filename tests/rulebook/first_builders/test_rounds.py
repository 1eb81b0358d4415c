"""The end of a round, of the game, and scoring (FB-185 … FB-214)."""

from __future__ import annotations

from typing import Any

import pytest

from dolmen.games.first_builders.words import SITES
from rulebook.first_builders.table import Table
from rulebook.rule import rule


def poor(seats: int = 2, **options: Any) -> Table:
    """A table where nobody owns anything but the archon."""
    table = Table(seats, **options)
    for seat in range(seats):
        table.people(seat)
        table.only(seat)
    table.take_turn(0)
    return table


@rule("FB-185", "FB-198")
def test_the_round_ends_when_the_last_has_passed() -> None:
    table = poor(3)
    table.say("pass", "pass")
    assert table.round == 1
    table.say("pass")
    assert table.round == 2
    assert table.to_move == 0


@rule("FB-186", "FB-G02")
def test_used_speakers_return_and_rise_and_a_five_is_rolled_again() -> None:
    table = poor()
    for value in (2, 3):
        table.state.add_speaker(value, -1)
    table.state.add_speaker(2, 1)  # one that lies in the row all round
    table.give_speakers(0, 4, 5)
    for worker in ("speaker-4", "speaker-5"):
        table.take_turn(0)
        table.say(f"visit {worker} food", "gain")
    table.take_turn(0)
    table.say("pass")
    table.say("pass")
    table.fate("speak 3")
    assert table.speakers() == [2, 3, 5]
    assert table.posted() == []


@rule("FB-186")
@pytest.mark.parametrize("site", SITES)
@pytest.mark.parametrize("value", [2, 3, 4])
def test_a_speaker_returns_from_any_site_and_rises(site: str, value: int) -> None:
    table = poor()
    for speaker in (2, 3):
        table.state.add_speaker(speaker, -1)
    table.give_speakers(0, value)
    table.take_turn(0)
    table.say(f"visit speaker-{value} {site}")
    table.everybody_passes()
    assert table.speakers() == [value + 1]


@rule("FB-188", "FB-189", "FB-G08")
def test_the_foremost_war_disc_leads_the_lowest_of_a_stack() -> None:
    table = poor(3)
    table.move("war", 4, 7, 7)  # seat 1 came first to 7 and lies below
    table.everybody_passes()
    assert (table.state.first, table.to_move) == (1, 1)
    table.say("pass")
    assert table.to_move == 2  # clockwise from there
    table.say("pass")
    assert table.to_move == 0


@rule("FB-188")
@pytest.mark.parametrize("leader", [0, 1])
def test_of_two_players_too_the_foremost_war_disc_leads(leader: int) -> None:
    table = poor(2)
    table.move("war", *((4, 7) if leader else (7, 4)))
    table.everybody_passes()
    assert (table.state.first, table.to_move) == (leader, leader)


@rule("FB-190", "FB-191", "FB-194", "FB-G04", "FB-G11")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (2, 0), (3, 3), (5, 3), (8, 6), (14, 12), (15, 15)])
def test_discs_fall_back_to_the_last_threshold(before: int, after: int) -> None:
    table = poor()
    table.move("war", before, 0)
    table.give(0, tokens=2)
    points = table.points()
    table.take_turn(0)
    table.everybody_passes()
    assert table.space("war") == after
    assert len(table.events("fell-back")) == (before != after)  # who stays where he is does not fall back
    assert table.points() == points
    assert table.player().tokens == 2


@rule("FB-192")
def test_a_stack_falls_back_in_its_order_and_lies_below_those_before_it() -> None:
    # Black is in place; blue, then the stack green on brown come to one space: brown, green, blue from below.
    table = poor(4)
    black, blue, green, brown = 0, 1, 2, 3
    table.state.move_disc(0, black, 3)
    table.state.move_disc(0, blue, 7)
    table.state.move_disc(0, brown, 8)
    table.state.move_disc(0, green, 8)
    table.everybody_passes()
    assert [table.space("war", seat) for seat in (black, blue, green, brown)] == [3, 6, 6, 6]
    assert [table.below("war", seat) for seat in (brown, green, blue)] == [0, 1, 2]
    assert table.state.first == brown


@rule("FB-193")
def test_a_disc_already_in_place_ends_above_those_that_come() -> None:
    table = poor()
    table.move("war", 8, 6)
    table.everybody_passes()
    assert [table.space("war", seat) for seat in (0, 1)] == [6, 6]
    assert [table.below("war", seat) for seat in (0, 1)] == [0, 1]


@rule("FB-195", "FB-G43")
def test_the_highest_disc_takes_the_card_the_lowest_of_a_stack() -> None:
    table = poor(signs=("leo", "aquarius", "aries"))
    table.move("mountain", 4, 4)  # seat 1 came later and lies on top
    table.move("sea", 1, 3)
    table.everybody_passes()
    assert table.signs(0) == {"aquarius"}
    assert table.signs(1) == {"aries"}
    told = len(table.events("took-sign"))
    table.everybody_passes()
    assert len(table.events("took-sign")) == told  # who has it takes it from nobody


@rule("FB-196")
def test_a_tie_goes_against_the_holder_too() -> None:
    table = poor(signs=("leo", "aquarius", "aries"))
    table.move("mountain", 4, 4)
    table.hold(1, "aquarius")
    table.everybody_passes()
    assert (table.signs(0), table.signs(1)) == ({"aquarius"}, set())


@rule("FB-197", "FB-G03", "FB-G42")
def test_a_temple_nobody_has_entered_keeps_its_card_unless_the_text_is_taken_literally() -> None:
    table = poor()
    table.everybody_passes()
    assert [table.signs(seat) for seat in (0, 1)] == [set(), set()]
    assert table.state.first == 0  # the lowest disc of the start stack
    table = poor(zodiac_leader_needs_progress="off")
    table.everybody_passes()
    assert table.signs(0) == {"leo", "gemini", "aries"}


@rule("FB-199")
def test_a_condition_met_in_mid_round_does_not_stop_it() -> None:
    table = poor()
    table.set_gold(0, 0, 0, 0)
    table.say("pass")
    assert not table.over
    table.say("visit archon food", "gain")
    assert not table.over
    table.say("pass")
    assert table.over


@rule("FB-200")
def test_three_discs_on_top_end_the_game() -> None:
    for spaces, over in (
        ((12, 12, 11), False),
        ((12, 11, 12), False),
        ((11, 12, 12), False),
        ((12, 12, 12), True),
    ):
        table = poor()
        for temple, space in zip(("forest", "mountain", "sea"), spaces, strict=True):
            table.move(temple, 0, space)
        table.everybody_passes()
        assert table.over == over
        if over:
            assert table.events("ended")[0]["condition"] == "temples"
    table = poor()  # three tops, but not of one player
    for temple, spaces_by_seat in (("forest", (12, 0)), ("mountain", (12, 0)), ("sea", (0, 12))):
        table.move(temple, *spaces_by_seat)
    table.everybody_passes()
    assert not table.over


@rule("FB-201")
def test_no_gold_above_the_cards_ends_the_game() -> None:
    for gold, over in (((0, 0, 0, 1), False), ((0, 0, 0, 0), True)):
        table = poor()
        table.set_gold(*gold)
        table.everybody_passes()
        assert table.over == over


@rule("FB-201", "FB-206")
def test_the_last_gold_is_announced_when_it_is_taken_and_the_round_is_played_to_its_end() -> None:
    table = poor()
    table.people(0, "blue-4")
    table.lay(0, n13="arsenal", n14="outpost", o14="veterans", o13="farm")
    table.set_gold(2, 0, 0, 0)
    table.take_turn(0)
    table.say("close n13", "appoint blue-4")  # which shows card 1
    assert table.gold() == [0, 0, 0, 0]
    assert [event["condition"] for event in table.events("met")] == ["gold"]
    assert not table.events("ended")
    table.everybody_passes()
    assert table.over
    assert table.events("ended")[0]["condition"] == "gold"


@rule("FB-202")
def test_tiers_of_three_colours_or_fewer_end_the_game() -> None:
    for missing, over in (({"red": 0}, False), ({"red": 0, "blue": 0}, True)):
        table = poor()
        table.set_tiers(**missing)
        table.everybody_passes()
        assert table.over == over


@rule("FB-203", "FB-204", "FB-G24")
@pytest.mark.parametrize(("option", "over"), [("stays_met", True), ("lapses", False)])
def test_a_missing_die_ends_the_game_even_if_one_comes_back(option: str, over: bool) -> None:
    table = poor(missing_die=option)
    table.people(0, free=1)
    table.set_supply(red=0)
    table.take_turn(0)
    table.say("visit archon citizens", "act", "citizen 1")
    assert len(table.citizens()) == 4
    table.set_supply(red=1)
    table.everybody_passes()
    assert table.over == over


@rule("FB-204", "FB-206")
def test_each_shortage_is_announced_when_the_one_before_has_lapsed() -> None:
    table = poor(missing_die="lapses")
    for seat, colour in enumerate(("red", "blue")):
        table.people(seat, free=1)
        table.set_citizens(f"{colour}-1")
        table.set_supply(**{colour: 0})
        table.take_turn(seat)
        table.say("visit archon citizens", "act", "citizen 1")
        assert [event["condition"] for event in table.events("met")] == ["dice"] * (seat + 1)
        table.set_supply(**{colour: 1})


@rule("FB-205")
def test_an_empty_supply_alone_is_not_enough() -> None:
    table = poor()
    table.people(0, free=2)
    table.set_supply(red=1)
    table.take_turn(0)
    table.say("visit archon citizens", "act", "citizen 1")
    table.fate("roll 2")
    assert table.supply()["red"] == 0
    table.everybody_passes()
    assert not table.over
    table.give(0, wisdom=9)
    table.take_turn(0)
    table.say("visit archon citizens", "act", "citizen 5")
    table.everybody_passes()
    assert table.over


@rule("FB-206")
def test_a_condition_is_told_as_soon_as_it_is_met() -> None:
    table = poor()
    table.set_tiers(red=0, blue=1)
    table.give(0, gold=9)
    table.take_turn(0)
    table.say("tower blue")
    assert [event["condition"] for event in table.events("met")] == ["towers"]
    assert "towers" in [end.id for end in table.view().ends if end.met]


@rule("FB-206")
@pytest.mark.parametrize("tiers", [{"red": 0, "orange": 0, "blue": 2}, {"blue": 1}])
def test_a_condition_is_told_only_when_it_comes_to_be_met(tiers: dict[str, int]) -> None:
    """A tier of a colour of which more is left, and the last of a colour while four others are there, tell nothing."""
    table = poor()
    table.set_tiers(**tiers)
    table.give(0, gold=9)
    table.take_turn(0)
    table.say("tower blue")
    assert table.events("met") == []


def at_end(*gold: int, **options: Any) -> Table:
    """The last round, with no gold above the cards; seats own this gold."""
    table = poor(len(gold), **options)
    for seat, amount in enumerate(gold):
        table.give(seat, gold=amount)
    table.set_gold(*[0] * len(table.gold()))
    return table


@rule("FB-207")
def test_a_point_for_every_gold() -> None:
    table = at_end(4, 0)
    table.give(0, stone=3, food=3, wisdom=3, tokens=2)
    table.hold(0, "leo")
    table.take_turn(0)
    table.everybody_passes()
    assert table.state.scores() == [4, 0]


@rule("FB-209", "FB-210", "FB-G44")
@pytest.mark.parametrize(
    ("spaces", "points"), [((12, 8, 6), 47), ((8, 8, 2), 33), ((6, 6, 6), 32), ((0, 0, 0), 0), ((0, 12, 0), 0)]
)
def test_the_highest_temple_is_ignored(spaces: tuple[int, int, int], points: int) -> None:
    table = at_end(0, 0)
    for temple, space in zip(("forest", "mountain", "sea"), spaces, strict=True):
        table.move(temple, space, 0)
    table.everybody_passes()
    assert table.score_items()["temples"] == points


def example() -> Table:
    """The rulebook's example: orange 6 in a centre with a tower of 2, red 3 with a tower of 1."""
    table = at_end(4, 0)
    table.people(0, "orange-6", "red-3")
    table.advise(0, "blue", "orange", "purple")
    table.build_towers(0, orange=2)
    table.lay(0, n13="farm", n14="farm", l13="farm", l14="farm")
    for cell, die in (("m13", "orange-6"), ("l13", "red-3")):
        table.take_turn(0)
        table.say(f"close {cell}", f"appoint {die}")
        while table.to_move == 0 and table.asked != "turn":
            table.say("done")
    table.only(0, gold=4)
    for temple, space in zip(("forest", "mountain", "sea"), (12, 8, 6), strict=True):
        table.move(temple, space, 0)
    table.take_turn(0)
    table.everybody_passes()
    assert table.over
    return table


@rule("FB-211", "FB-G45")
def test_a_centre_die_counts_its_value_times_its_tower() -> None:
    assert example().score_items()["centres"] == 6 * 2 + 3 * 1


@rule("FB-212")
def test_the_whole_example_has_72_points() -> None:
    table = example()
    assert table.score_items() == {"gold": 4, "adviser-track": 6, "temples": 47, "centres": 15}
    assert table.state.scores()[0] == 72


@rule("FB-213", "FB-214", "FB-261")
def test_tiles_in_reserve_part_no_equal_scores() -> None:
    table = at_end(3, 3)
    table.reserve(0, "castle", "mint")
    table.everybody_passes()
    assert table.state.outcome().places == (1, 1)


@rule("FB-213", "FB-214")
def test_buildings_part_equal_scores_and_then_the_victory_is_shared() -> None:
    for tiles, option, places in (
        ({"n13": "castle"}, "on", (1, 2)),
        ({"n13": "farm"}, "on", (1, 2)),
        ({"n13": "farm"}, "off", (1, 1)),
        ({}, "on", (1, 1)),
    ):
        table = at_end(3, 3, farms_count_as_buildings_for_tiebreak=option)
        table.lay(0, **tiles)
        table.take_turn(0)
        table.everybody_passes()
        assert table.state.outcome().places == places, (tiles, option)
    table = at_end(2, 3)
    table.lay(0, n13="castle")
    table.take_turn(0)
    table.everybody_passes()
    assert table.state.outcome().places == (2, 1)
