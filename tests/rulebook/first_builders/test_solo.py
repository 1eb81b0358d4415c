"""The solo training game (FB-216 … FB-229)."""

from __future__ import annotations

from typing import Any

import pytest

from dolmen import OVER
from rulebook.first_builders.table import Table
from rulebook.rule import rule


def alone(**options: Any) -> Table:
    """It is the only player's turn, who owns nothing but the archon."""
    table = Table(1, **options)
    table.people(0)
    table.only(0)
    table.take_turn(0)
    return table


@rule("FB-216", "FB-217")
def test_a_foreign_war_disc_stands_at_the_start_and_never_moves() -> None:
    table = alone()
    assert [table.below("war", seat) for seat in (0, 1)] == [0, 1]  # the player's own is the first player's
    table.say("visit archon war")
    table.say("act", "advance", "attack")
    assert [table.below("war", seat) for seat in (0, 1)] == [0, 0]  # what lay on it has sunk
    assert table.space("war") == 1
    assert table.points() == 1  # the disc behind; the first space has no reward
    table.everybody_passes()
    assert table.space("war", 1) == 0


@rule("FB-218")
def test_three_district_cards_with_two_gold() -> None:
    table = alone()
    assert (len(table.cards()), table.gold()) == (3, [2, 2, 2])
    assert sum(table.tiers().values()) == 5 + 6  # one of each colour and the six towers of the cards


@rule("FB-219")
def test_the_two_highest_of_five_dice_go_and_two_of_the_rest_stay() -> None:
    table = Table(1, until="draft", pool=(1, 2, 3, 4, 5))
    assert table.legal() == ["draft red-1", "draft orange-2", "draft yellow-3"]
    table.say("draft red-1", "draft yellow-3")
    assert table.home() == ["red-1", "yellow-3"]
    table = Table(1, until="draft", pool=(5, 4, 4, 4, 1))  # who goes beside the five is the player's choice
    assert table.legal() == ["set-aside orange-4", "set-aside yellow-4", "set-aside blue-4"]
    assert table.to_move == 0
    table.say("set-aside yellow-4")
    assert table.legal() == ["draft orange-4", "draft blue-4", "draft purple-1"]


@rule("FB-219")
@pytest.mark.parametrize(("option", "left"), [("supply", 5), ("box", 4)])
def test_the_dice_removed_go_to_the_supply_or_by_option_out_of_the_game(option: str, left: int) -> None:
    table = Table(1, until="draft", pool=(1, 2, 3, 4, 5), solo_removed_dice=option)
    before = table.game.census(table.state)
    supply = table.supply()
    assert (supply["blue"], supply["purple"]) == (left, left)  # 6, one in the row, and the one removed
    table.say("draft red-1", "draft yellow-3")
    assert table.supply()["orange"] == 5  # who was not drafted goes back in any case
    assert table.game.census(table.state) == before
    assert before["blue dice"] == 6


@rule("FB-219")
def test_of_two_dice_equally_high_beside_the_highest_the_player_removes_one() -> None:
    table = Table(1, until="draft", pool=(1, 4, 5, 4, 2))
    assert table.legal() == ["set-aside orange-4", "set-aside blue-4"]
    table.say("set-aside orange-4")
    assert table.legal() == ["draft red-1", "draft blue-4", "draft purple-2"]
    table = Table(1, until="draft", pool=(1, 4, 3, 4, 2))  # both highest go: nothing to choose
    assert table.legal() == ["draft red-1", "draft yellow-3", "draft purple-2"]


@rule("FB-220")
def test_the_bonus_tiles_have_fixed_places() -> None:
    table = alone()
    assert [site.bonus for site in table.view().sites] == ["red", "purple", "blue", "orange", "yellow"]


@rule("FB-221")
def test_a_neighbouring_ship_of_choice_rises_too() -> None:
    for neighbour in ("buildings", "citizens"):
        table = alone()
        table.say("visit archon temples")
        assert table.legal() == ["rise buildings", "rise citizens"]
        table.say(f"rise {neighbour}")
        risen = {site for site, value in table.ships().items() if value == 2}
        assert risen == {"temples", neighbour}


@rule("FB-222")
@pytest.mark.parametrize(("site", "neighbour"), [("war", "buildings"), ("food", "citizens")])
def test_the_outer_sites_have_one_neighbour(site: str, neighbour: str) -> None:
    table = alone()
    table.say(f"visit archon {site}")
    assert not table.legal("rise")  # nothing to choose
    assert {name for name, value in table.ships().items() if value == 2} == {site, neighbour}


@rule("FB-223", "FB-G47")
def test_a_neighbour_at_six_cannot_be_raised() -> None:
    table = alone()
    table.set_ships(buildings=6)
    table.say("visit archon war")
    assert table.ships() == {"war": 2, "buildings": 6, "temples": 1, "citizens": 1, "food": 1}
    table = alone()
    table.set_ships(buildings=6, citizens=3)
    table.say("visit archon temples")
    assert table.ships() == {"war": 1, "buildings": 6, "temples": 2, "citizens": 4, "food": 1}
    table = alone()
    table.set_ships(buildings=6, citizens=6)
    table.say("visit archon temples")
    assert table.ships() == {"war": 1, "buildings": 6, "temples": 2, "citizens": 6, "food": 1}


@rule("FB-224")
def test_the_visited_ship_still_goes_from_six_to_one() -> None:
    table = alone()
    table.set_ships(war=6)
    table.say("visit archon war")
    assert (table.ships()["war"], table.ships()["buildings"]) == (1, 2)


@rule("FB-222", "FB-223", "FB-225")
@pytest.mark.parametrize(
    ("site", "sixes", "rises"),
    [
        ("war", (), ["rise buildings"]),
        ("food", (), ["rise citizens"]),
        ("temples", (), ["rise buildings", "rise citizens"]),
        ("temples", ("buildings",), ["rise citizens"]),
        ("temples", ("citizens",), ["rise buildings"]),
        ("temples", ("buildings", "citizens"), ["rise temples"]),
        ("war", ("buildings",), ["rise war"]),
    ],
)
def test_who_has_a_token_chooses_between_it_and_what_may_rise(
    site: str, sixes: tuple[str, ...], rises: list[str]
) -> None:
    table = alone()
    table.give(0, tokens=1)
    table.set_ships(**dict.fromkeys(sixes, 6))
    table.take_turn(0)
    table.say(f"visit archon {site}")
    assert table.legal() == [*rises, "calm"]
    table.say(rises[0])
    assert {name for name, value in table.ships().items() if value == 2} == {site, *(rises[0].split()[1:])}


@rule("FB-225", "FB-226", "FB-G46")
@pytest.mark.parametrize(("option", "again"), [("shared", False), ("apart", True)])
def test_a_token_keeps_all_ships_where_they_are(option: str, again: bool) -> None:
    table = alone(solo_token_uses=option)
    table.give(0, tokens=2)
    table.take_turn(0)
    table.say("visit archon temples")
    assert "calm" in table.legal()
    table.say("calm")
    assert set(table.ships().values()) == {1}
    assert table.player().tokens == 1
    table.say("gain")
    assert table.can("token") == again


@rule("FB-225", "FB-226")
def test_the_token_holds_for_the_whole_turn() -> None:
    table = alone(solo_token_uses="apart")
    table.people(0, "red-3", "blue-3")
    table.give(0, tokens=3)
    table.take_turn(0)
    table.say("visit red-3 temples", "calm", "gain", "token", "visit blue-3 war")
    assert table.asked == "site"
    assert set(table.ships().values()) == {1}
    table.say("gain", "visit archon war")  # the next turn
    assert table.can("calm")


@rule("FB-227")
@pytest.mark.parametrize(("option", "dice", "speakers"), [("extrapolated", 6, 1), ("two_players", 7, 2)])
def test_dice_and_speakers_of_the_solo_game(option: str, dice: int, speakers: int) -> None:
    table = Table(1, solo_supply=option)
    census = table.game.census(table.state)
    assert census["red dice"] == dice
    assert len(table.speakers()) == speakers


@rule("FB-228")
def test_the_result_is_the_score() -> None:
    table = alone()
    table.give(0, gold=7)
    table.set_gold(0, 0, 0)
    table.everybody_passes()
    assert table.to_move == OVER
    assert table.state.scores() == [7]
    assert table.state.outcome().places == (1,)


@rule("FB-229")
def test_the_player_is_first_and_leads_every_temple_that_was_entered() -> None:
    table = alone()
    table.move("sea", 1)
    table.everybody_passes()
    assert table.to_move == 0
    assert table.signs() == {"aries"}


@rule("FB-063", "FB-217")
def test_the_own_disc_goes_on_top_of_the_foreign_one() -> None:
    table = alone()
    table.state.move_disc(0, 0, 3)
    table.state.move_disc(0, 0, 0)
    assert [table.below("war", seat) for seat in (0, 1)] == [1, 0]
