"""City, war track, inhabitants and temples: what they are (FB-038 … FB-064)."""

from __future__ import annotations

from rulebook.first_builders.table import GAME, Table
from rulebook.rule import rule


@rule("FB-038", "FB-109", "FB-110")
def test_a_building_comes_by_the_buy_action_only_and_touches_an_edge() -> None:
    table = Table()
    table.give(0, stone=9, wisdom=9, gold=0)
    assert not table.legal("buy")
    table.say("visit archon buildings", "act", "buy 1 building")
    assert table.legal() == [f"place {cell}" for cell in ("l13", "l14", "m12", "m15", "n13", "n14")]
    table.say("place n13")
    assert table.city()["n13"] == "arsenal"


@rule("FB-039")
def test_a_building_has_a_colour_and_a_price_of_one_to_three_stone() -> None:
    assert {building.stone for building in GAME.pack.blocks.buildings.item} == {1, 2, 3}
    view = Table().view()
    assert [tile.stone for tile in view.row] == [2, 3, 1, 2, 3]
    assert [tile.colour for tile in view.row] == ["red", "orange", "yellow", "blue", "purple"]


@rule("FB-040", "FB-041")
def test_a_block_of_two_by_three_tiles_has_two_centres() -> None:
    table = Table()
    table.lay(0, n13="castle", n14="farm")
    assert table.open() == ["m13"]
    table.lay(0, l13="granary")
    assert table.open() == ["m13"]
    table.lay(0, l14="obelisk")
    assert table.open() == ["l13", "m13"]
    table.take_turn(0)
    assert table.legal("close") == ["close l13", "close m13"]


@rule("FB-042")
def test_a_closed_district_cannot_be_closed_again() -> None:
    table = Table()
    table.lay(0, n13="castle", n14="granary", l13="mint", l14="obelisk")
    table.people(0, "red-3", "blue-5")
    table.take_turn(0)
    table.say("close m13", "appoint red-3")
    table.say_first(until="turn")
    table.take_turn(0)
    assert table.legal("close") == ["close l13"]
    assert table.centres() == {"m13": "red-3"}


@rule("FB-043", "FB-G05")
def test_a_block_is_not_closed_by_being_completed() -> None:
    table = Table()
    table.lay(0, n13="castle")
    table.give(0, stone=9, wisdom=9, gold=0)
    table.say("visit archon buildings", "act", "buy 1 farm", "place n14")
    table.let_fate()
    assert table.open() == ["m13"]
    assert table.centres() == {}
    assert table.to_move == 1


@rule("FB-044", "FB-100")
def test_discs_on_one_space_are_equally_strong() -> None:
    for order in ((0, 1), (1, 0)):
        table = Table()
        for seat in order:
            table.state.move_disc(0, seat, 4)
        before = table.points()
        table.say("visit archon war", "act", "attack")
        assert table.points() - before == 1  # one threshold, nobody behind


@rule("FB-048", "FB-049")
def test_the_last_space_gives_nine_points_and_holds_the_disc() -> None:
    table = Table()
    table.move("war", 14, 0)
    table.lay(0, l13="arsenal", k13="outpost", j13="citadel")
    table.only(0, stone=3)
    table.set_row("citadel", "castle", "granary", "forest_temple", "gallery")
    table.say("visit archon buildings", "act", "buy 1 building", "place i13")
    table.let_fate()
    table.say("use here")
    table.say_first(until="token")
    assert table.space("war") == 15
    assert table.points() == 9
    assert table.player().tokens == 1
    table.take_turn(0)
    table.everybody_passes()
    assert table.space("war") == 15


@rule("FB-048")
def test_every_player_who_reaches_the_last_space_gets_the_points_once() -> None:
    table = Table()
    table.people(0, "red-6")
    table.people(1, "red-6")
    table.move("war", 14, 14)
    table.take_turn(0)
    table.say("visit archon war", "act", "advance", "done", "done")
    table.take_turn(1)
    table.say("visit archon war", "act", "advance", "done", "done")
    assert [table.points(seat) for seat in (0, 1)] == [9, 9]
    table.take_turn(0)
    table.say("visit red-6 war", "act")
    assert not table.can("advance")  # it never moves again
    assert table.points() == 9


@rule("FB-050")
def test_a_citizen_moves_with_its_base() -> None:
    table = Table()
    table.people(0, "red-3", "blue-5", free=1)
    table.take_turn(0)
    table.say("visit red-3 food", "gain")
    assert table.posted() == [("red-3", "food")]
    assert table.home() == ["blue-5"]
    assert table.player().free == 1


@rule("FB-051", "FB-052")
def test_without_a_free_base_no_die_is_gained() -> None:
    table = Table(row=("arsenal", "manor", "granary", "forest_temple", "gallery"))
    table.people(0, "red-3", "blue-5")
    table.give(0, stone=9, wisdom=9, gold=0)
    table.take_turn(0)
    table.say("visit red-3 citizens")
    assert not table.can("act")  # the base on the site is not free
    table.say("gain", "take food")
    table.give(0, gold=0)
    table.take_turn(0)
    table.say("visit archon buildings", "act", "buy 2 building", "place n13")
    table.let_fate()
    assert not table.can("use here")
    assert table.home() == ["blue-5"]
    assert table.citizens() == ["red-1", "orange-2", "yellow-3", "blue-4", "purple-5"]


@rule("FB-053")
def test_a_new_citizen_may_be_used_at_once() -> None:
    table = Table()
    table.people(0, "red-6", free=1)
    table.give(0, wisdom=9, gold=0, tokens=1)
    table.take_turn(0)
    table.say("visit red-6 citizens", "act", "citizen 4")
    table.let_fate()
    table.say("done")
    assert table.home() == ["blue-4"]  # with the value it showed
    table.say("token", "visit blue-4 food")
    assert ("blue-4", "food") in table.posted()


@rule("FB-054", "FB-056", "FB-083")
def test_a_speaker_has_a_value_but_no_colour_and_needs_no_base() -> None:
    table = Table()
    table.people(0)
    table.give_speakers(0, 2, 5)
    table.lay(0, n13="castle", n14="granary")
    table.take_turn(0)
    assert table.can("visit speaker-2 war")
    assert table.can("visit speaker-5 war")
    assert not table.legal("close")  # that takes a citizen
    for site in ("war", "buildings", "temples", "citizens", "food"):
        table.give(0, stone=5, food=5, wisdom=5)
        table.take_turn(0)
        table.give_speakers(0, 5)
        table.say(f"visit speaker-5 {site}")
        assert not table.can("bonus")


@rule("FB-055")
def test_a_speaker_stays_across_rounds_until_it_is_used() -> None:
    table = Table()
    table.give_speakers(0, 2, 3, 3, 5)
    table.everybody_passes()
    assert table.round == 2
    assert table.speakers(0) == [2, 3, 3, 5]


@rule("FB-057", "FB-076")
def test_the_archon_ignores_values_and_has_no_colour() -> None:
    table = Table()
    table.only(0)
    table.set_ships(war=6, buildings=6, temples=6, citizens=6, food=6)
    table.take_turn(0)
    assert len([word for word in table.legal("visit") if "archon" in word]) == 5
    for site in ("war", "buildings", "temples", "citizens", "food"):
        twin = Table()
        twin.give(0, stone=5, food=5, wisdom=5)
        twin.say(f"visit archon {site}")
        assert not twin.can("bonus")


@rule("FB-058")
def test_a_six_that_must_rise_becomes_an_adviser() -> None:
    table = Table()
    table.people(0, "red-6", "blue-4")
    table.take_turn(0)
    table.say("pass")
    assert table.advisers() == ["red"]
    assert table.home() == ["blue-5"]
    assert table.player().free == 1


@rule("FB-059")
def test_a_five_among_speakers_that_must_rise_is_rolled_again() -> None:
    table = Table()
    table.give_speakers(0, 5)
    table.take_turn(0)
    table.say("visit speaker-5 food", "gain")
    table.take_turn(0)
    row = len(table.speakers())
    table.say("pass")
    table.take_turn(1)
    table.say("pass")
    assert table.legal() == ["speak 2", "speak 3", "speak 4", "speak 5"]
    table.fate("speak 3")
    assert len(table.speakers()) == row + 1


@rule("FB-060", "FB-247")
def test_own_citizens_are_the_dice_on_bases() -> None:
    # One yellow beside the board, one on a site, one in a centre, one an adviser: 2 × 4 points.
    table = Table(row=("arsenal", "castle", "market", "forest_temple", "gallery"))
    table.people(0, "yellow-2", "yellow-6", "yellow-3")
    table.advise(0, "yellow")
    table.lay(0, n13="castle", n14="obelisk")
    table.take_turn(0)
    table.say("close m13", "appoint yellow-3")
    table.say_first(until="turn")
    table.take_turn(0)
    table.say("visit yellow-6 food", "gain")
    if table.to_move == 0:
        table.say("done")
    before = table.points()
    table.take_turn(0)
    table.only(0, stone=3, wisdom=2)
    table.say("visit archon buildings", "act", "buy 3 building", "place n12")
    table.let_fate()
    table.say("use here")
    assert table.points() - before == 8


@rule("FB-061")
def test_a_zodiac_card_works_for_its_owner_while_it_is_held() -> None:
    table = Table(signs=("taurus", "gemini", "aries"))
    table.only(0, wisdom=1, stone=3)
    table.say("visit archon buildings", "act")
    assert not table.can("buy 3 building")  # 2 wisdom
    table = Table(signs=("taurus", "gemini", "aries"))
    table.hold(0, "taurus")
    table.only(0, wisdom=1, stone=3)
    table.take_turn(0)
    table.say("visit archon buildings", "act")
    assert table.can("buy 3 building")  # 1 with Taurus
    table = Table(signs=("taurus", "gemini", "aries"))
    table.hold(0, "taurus")
    table.give(1, stone=1, gold=0)
    table.take_turn(1)
    table.say("visit archon temples", "act", "climb forest")
    assert (table.signs(0), table.signs(1)) == (set(), {"taurus"})
    table.only(0, wisdom=1, stone=3)
    table.take_turn(0)
    table.say("visit archon buildings", "act")
    assert not table.can("buy 3 building")


@rule("FB-062")
def test_a_card_wins_over_the_rules() -> None:
    table = Table()  # a tile needs an empty cell; Virgo lays it on a farm, for nothing
    table.only(0)
    table.hold(0, "virgo")
    table.lay(0, n13="farm")
    table.take_turn(0)
    table.say("visit archon buildings", "act")
    assert table.can("buy 5 over")
    table.say("buy 5 over")
    table.say("place n13")
    assert table.city()["n13"] == "gallery"


@rule("FB-063")
def test_when_a_disc_leaves_those_above_it_sink_and_no_others() -> None:
    table = Table(4)
    table.move("war", 5, 5, 5, 2)  # from below: seats 0, 1, 2
    table.state.move_disc(0, 1, 2)  # on top of seat 3's
    assert [table.below("war", seat) for seat in range(4)] == [0, 1, 1, 0]
    table.state.move_disc(0, 0, 4)
    assert [table.below("war", seat) for seat in range(4)] == [0, 1, 0, 0]


@rule("FB-063")
def test_a_disc_goes_on_top_of_those_on_its_space() -> None:
    table = Table()
    table.move("sea", 1, 3)
    table.only(0, stone=1)
    table.say("visit archon temples", "act", "climb sea")
    assert [table.below("sea", seat) for seat in (0, 1)] == [1, 0]
