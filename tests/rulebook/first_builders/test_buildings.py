"""The thirty kinds of buildings (FB-245 … FB-279)."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from dolmen.games.first_builders.effects import points_of
from dolmen.games.first_builders.words import BUILDINGS, COLOURS
from rulebook.first_builders.table import Table
from rulebook.rule import rule


def built(
    building: str, *dice: str, cell: str = "n13", free: int = 0, spaces: tuple[int, ...] = (0, 0), **tiles: Any
) -> Table:
    """Seat 0 has built this with its archon, for nothing, and is asked whether to use it.

    It has these citizens, these tiles in its city, and no resources; `spaces` are those of the war discs.
    """
    options, signs = tiles.pop("options", {}), tiles.pop("signs", ())
    table = Table(len(spaces), **options)
    table.set_row(building, "castle", "granary", "forest_temple", "gallery")
    table.people(0, *dice, free=free)
    table.lay(0, **tiles)
    table.move("war", *spaces)
    table.only(0, stone=3)
    table.hold(0, *signs)
    table.take_turn(0)
    table.say("visit archon buildings", "act", "buy 1 building", f"place {cell}")
    table.let_fate()
    table.only(0)
    return table


def closed(die: str, *dice: str, **tiles: Any) -> Table:
    """Seat 0 has closed the district with the palace (m13) by this die; its other citizens are these."""
    table = Table()
    table.people(0, die, *dice)
    table.lay(0, **tiles)
    table.only(0)
    table.take_turn(0)
    table.say("close m13", f"appoint {die}")
    return table


def farms(count: int) -> dict[str, Any]:
    return dict.fromkeys(("l13", "l14", "m12", "m15")[:count], "farm")


# Yellow.


@rule("FB-245")
@pytest.mark.parametrize("count", [0, 3])
def test_granary(count: int) -> None:
    table = built("granary", **farms(count))
    table.say("use here")
    assert table.has("food") == 1 + count


@rule("FB-246")
def test_harbor_counts_itself() -> None:
    table = built("harbor", l13="granary", l14="mint", m12="arsenal")
    table.say("use here")
    assert table.points() == 6


@rule("FB-247")
def test_market_counts_no_die_in_a_centre() -> None:
    table = closed("yellow-2", "yellow-3", n13="market", n14="farm")
    table.say("use bottom-right")
    assert table.points() == 4


@rule("FB-248")
def test_mint() -> None:
    table = built("mint")
    table.say("use here")
    assert table.has("gold") == 1


@rule("FB-249")
def test_quarry_counts_empty_cells_beside_it() -> None:
    table = built("quarry")
    table.say("use here")
    assert table.has("stone") == 4
    table = built("quarry", n12="farm", n14="farm", o12="farm", o13="farm")
    table.say("use here")
    assert table.has("stone") == 1


@rule("FB-250")
def test_workshop() -> None:
    table = built("workshop")
    table.say("use here")
    assert table.legal() == ["take stone", "take food", "take wisdom"]
    table.say("take wisdom")
    assert table.has("wisdom") == 1
    assert not table.legal("take")  # one only


# Red.


@rule("FB-251", "FB-G32")
@pytest.mark.parametrize("order", [("advance", "attack"), ("attack", "advance"), ("attack", "done")])
def test_arsenal_two_steps_and_an_attack_in_either_order(order: tuple[str, str]) -> None:
    table = built("arsenal", spaces=(3, 0))
    table.say("use here", order[0])
    table.say(order[1])
    assert table.space("war") == (5 if "advance" in order else 3)
    assert len(table.events("attacked")) == 1
    table = built("arsenal", spaces=(15, 0))
    table.say("use here")
    assert not table.can("advance")  # a disc on the last space stays
    assert table.can("attack")


@rule("FB-252")
def test_chariot_field_counts_red_buildings_and_citizens() -> None:
    table = closed("red-2", "red-3", "blue-3", n13="chariot_field", n14="outpost")
    table.say("use bottom-right")
    assert table.points() == 2 * (2 + 1)


@rule("FB-253")
@pytest.mark.parametrize("word", ["advance", "attack"])
def test_outpost_a_step_or_an_attack(word: str) -> None:
    table = built("outpost", spaces=(3, 0))
    table.say("use here")
    assert {"advance", "attack"} <= set(table.legal())
    table.say(word)
    assert not {"advance", "attack"} & set(table.legal())
    assert table.space("war") == (4 if word == "advance" else 3)


@rule("FB-254")
def test_proving_ground_two_steps_and_goods_for_each_player_behind() -> None:
    table = built("proving_ground", spaces=(2, 0, 1, 4))  # after the move two are behind and one beside
    table.say("use here")
    assert table.space("war") == 4
    assert table.legal() == ["take stone", "take food"]
    table.say("take stone", "take food")
    assert (table.has("stone"), table.has("food")) == (1, 1)
    assert table.asked != "take-stone-or-food"


@rule("FB-254", "FB-G48")
def test_alone_the_foreign_disc_counts_for_the_proving_ground() -> None:
    table = Table(1)
    table.set_row("proving_ground", "castle", "granary", "forest_temple", "gallery")
    table.only(0, stone=3)
    table.say("visit archon buildings", "rise war", "act", "buy 1 building", "place n13")
    table.let_fate()
    table.say("use here")
    assert table.legal() == ["take stone", "take food"]


@rule("FB-255")
def test_citadel_a_step_for_every_red_building() -> None:
    table = built("citadel", l13="arsenal", l14="outpost", m12="granary")
    table.say("use here")
    assert table.space("war") == 3


@rule("FB-256", "FB-257")
def test_veterans_score_a_red_citizen_and_lower_it() -> None:
    table = built("veterans", "red-5", "blue-6", "red-1")
    table.say("use here")
    assert table.legal("honour") == ["honour 5"]  # a one cannot become nought
    turn = table.view().turn
    assert turn
    assert turn.dice["honour 5"] == "red-5"
    table.say("honour 5")
    assert table.points() == 5
    assert "red-4" in table.home()
    table = built("veterans", "red-1", options={"veteran_min_value": 1})
    table.say("use here")
    table.say("honour 1")
    assert table.points() == 1
    assert table.home() == ["red-1"]  # and stays
    table = built("veterans", "red-5", "red-1", options={"veteran_min_value": 1})
    table.say("use here", "honour 5")
    assert sorted(table.home()) == ["red-1", "red-4"]  # any other falls by one as ever
    assert not built("veterans", "blue-6").can("use here")


# Orange.


@rule("FB-258")
def test_castle_counts_closed_districts() -> None:
    table = built("castle")
    table.say("use here")
    assert table.points() == 1
    table = Table()
    table.people(0, "blue-2", "orange-3")
    table.lay(0, n13="castle", n14="farm", l13="farm", l14="farm")
    table.only(0)
    table.take_turn(0)
    table.say("close l13", "appoint blue-2", "done")
    table.take_turn(0)
    table.say("close m13", "appoint orange-3", "use bottom-right")
    assert table.points() == 7


@rule("FB-259", "FB-261")
def test_construction_site_lays_a_tile_beside_the_board() -> None:
    table = built("construction_site")
    before = table.view(0).players[0]
    table.say("use here")
    assert table.legal() == [f"reserve {slot}" for slot in range(1, 6)]
    table.say("reserve 5")  # the tile that the purchase brought into the row
    table.let_fate()
    assert len(table.row()) == 5
    player = table.view(0).players[0]
    assert player.reserve == ["court"]
    assert "court" not in table.city().values()
    assert (player.buildings, player.tiles, player.points) == (before.buildings, before.tiles, before.points)


@rule("FB-261")
@pytest.mark.parametrize(("kind", "points"), [("kapishche", 1), ("obelisk", 1), ("harbor", 2)])
def test_a_reserved_tile_counts_for_no_building_that_counts(kind: str, points: int) -> None:
    """Whether or not the construction site has just laid another of its colour beside the board."""
    found = []
    for uses in (False, True):
        table = built("construction_site", n12="arsenal", o13=kind)
        table.set_row("outpost", "mint", "granary", "obelisk", "gallery")
        if uses:
            table.say("use here", "reserve 4" if kind == "obelisk" else "reserve 2")
            table.let_fate()
        found.append(int(points_of(table.state, 0, BUILDINGS.index(kind))))
    assert found == [points, points]


@rule("FB-255", "FB-261")
def test_citadel_does_not_count_a_reserved_red_building() -> None:
    table = built("construction_site", m12="citadel")
    table.set_row("outpost", "mint", "granary", "obelisk", "gallery")
    table.say("use here", "reserve 1")
    table.let_fate()
    assert int(table.player().buildings_of(COLOURS.index("red"), table.state.box.colour)) == 1


def reserving(*kinds: str, **options: Any) -> Table:
    """Seat 0 has these tiles in reserve and is about to build."""
    table = Table(**options)
    table.only(0, stone=9, wisdom=9)
    table.reserve(0, *kinds)
    table.take_turn(0)
    table.say("visit archon buildings", "act")
    return table


@rule("FB-260", "FB-G18")
def test_a_reserved_tile_is_built_for_its_stone_beside_another() -> None:
    table = reserving("castle", "mint")
    assert {"erect castle building", "erect mint building", "buy 3 building"} <= set(table.legal())
    table.say("buy 1 building", "place n13")
    table.let_fate()
    if table.can("done") and table.legal("use"):
        table.say("done")
    table.only(0, stone=3)
    table.say("erect castle building", "place n14")
    assert table.has("stone") == 0
    if table.legal("use"):
        table.say("done")
    assert not table.legal("erect")  # one of them an action
    assert {"arsenal", "castle"} <= set(table.city().values())
    assert [BUILDINGS[int(kind)] for kind in table.player().reserve] == ["mint"]


@rule("FB-260")
def test_a_reserved_tile_that_cannot_be_paid_is_not_asked_for() -> None:
    table = Table(reserved_farm="off")
    table.only(0)
    table.reserve(0, "castle")
    table.take_turn(0)
    table.say("visit archon buildings", "act", "buy 1 farm", "place n13")
    table.let_fate()
    assert table.to_move == 1


@rule("FB-260", "FB-G18")
def test_a_tile_is_not_built_in_the_action_that_reserved_it() -> None:
    table = Table()
    table.set_row("construction_site", "mint", "granary", "forest_temple", "gallery")
    table.only(0, stone=9)
    table.reserve(0, "castle")
    table.take_turn(0)
    table.say("visit archon buildings", "act", "buy 1 building", "place n13")
    table.let_fate()
    table.say("use here", "reserve 1")
    table.let_fate()
    assert table.legal() == ["erect castle building", "erect castle farm", "done"]
    assert table.why("erect mint building") == "not-in-reserve"


@rule("FB-260")
def test_a_reserved_tile_may_wait() -> None:
    table = reserving("castle")
    table.say("buy 1 farm", "place n13")
    table.let_fate()
    assert table.asked == "erect"
    table.say("done")
    assert table.to_move == 1
    assert [BUILDINGS[int(kind)] for kind in table.player().reserve] == ["castle"]


@rule("FB-262")
def test_a_reserved_tile_may_be_a_farm() -> None:
    for option, can in (("on", True), ("off", False)):
        table = reserving("castle", reserved_farm=option)
        assert table.can("erect castle farm") == can


@rule("FB-260", "FB-G19")
def test_the_purple_bonus_builds_a_reserved_tile_too() -> None:
    table = Table(bonuses=("purple", "orange", "yellow", "blue", "red"))
    table.people(0, "purple-3")
    table.only(0, food=1, stone=3)
    table.reserve(0, "castle")
    table.take_turn(0)
    table.say("visit purple-3 war", "bonus", "erect castle building", "place n13")
    assert table.city()["n13"] == "castle"


@rule("FB-082", "FB-136")
def test_gold_that_the_building_needs_is_not_spent_on_the_food_of_the_purple_bonus() -> None:
    for gold, choices in ((3, []), (4, ["pay 0", "pay 1"])):
        table = Table(bonuses=("purple", "orange", "yellow", "blue", "red"), reserved_farm="off")
        table.set_row()
        table.people(0, "purple-3")
        table.only(0, food=1, gold=gold)
        table.reserve(0, "castle")
        table.take_turn(0)
        table.say("visit purple-3 war", "bonus")
        assert table.legal("pay") == choices
        if choices:
            table.say("pay 1")
        table.say("erect castle building", "place n13")
        assert (table.city()["n13"], table.has("gold")) == ("castle", 0)


@rule("FB-242", "FB-G20")
def test_virgo_lays_a_reserved_tile_on_a_farm_for_nothing() -> None:
    table = Table()
    table.only(0)
    table.hold(0, "virgo")
    table.lay(0, n13="farm")
    table.reserve(0, "castle")
    table.take_turn(0)
    table.say("visit archon buildings", "act", "erect castle over", "place n13")
    assert table.city()["n13"] == "castle"


@rule("FB-242", "FB-G20")
def test_virgo_alone_is_enough_to_build_from_the_reserve() -> None:
    for signs, can in ((("virgo",), True), ((), False)):
        table = Table(reserved_farm="off")
        table.set_row()
        table.only(0)
        table.hold(0, *signs)
        table.lay(0, n13="farm")
        table.reserve(0, "castle")
        table.take_turn(0)
        table.say("visit archon buildings")
        assert table.can("act") == can


@rule("FB-263", "FB-G40")
def test_court_changes_the_colour_of_a_citizen() -> None:
    table = built("court", "red-4")
    table.set_supply(blue=0)
    table.say("use here")
    assert table.legal() == [f"recolour red-4 {colour}" for colour in ("orange", "yellow", "purple")]
    supply = table.supply()
    table.say("recolour red-4 purple")
    assert table.home() == ["purple-4"]
    assert (table.supply()["red"], table.supply()["purple"]) == (supply["red"] + 1, supply["purple"] - 1)


@rule("FB-264", "FB-G38")
def test_manor_brings_a_citizen_on_the_base_just_emptied() -> None:
    table = closed("orange-2", n13="manor", n14="farm")
    table.say("use bottom-right", "citizen 5")
    assert table.home() == ["purple-5"]
    assert table.has("wisdom") == 0


@rule("FB-265", "FB-G10")
def test_forum_brings_a_speaker_of_the_row_or_by_option_of_a_site() -> None:
    table = built("forum")
    table.say("use here")
    assert table.legal() == ["speaker 2", "speaker 3"]
    table.say("speaker 3")
    assert table.speakers(0) == [3]
    for option, can in (("speaker_row_only", False), ("board", True)):
        table = Table(forum_source=option)
        table.set_row("forum", "castle", "granary", "forest_temple", "gallery")
        table.give_speakers(0, 4)
        table.only(0, stone=1)
        table.take_turn(0)
        table.say("visit speaker-4 food", "gain")
        table.only(0, stone=1)
        table.take_turn(0)
        table.say("visit archon buildings", "act", "buy 1 building", "place n13")
        table.let_fate()
        table.say("use here")
        assert table.can("recall 4") == can


@rule("FB-265", "FB-G10", "FB-G27")
@pytest.mark.parametrize(
    ("option", "sent", "can"),
    [("speaker_row_only", True, False), ("board", False, False), ("board", True, True)],
)
def test_forum_is_skipped_where_no_speaker_can_be_had(option: str, sent: bool, can: bool) -> None:
    table = Table(forum_source=option)
    table.set_row("forum", "castle", "granary", "forest_temple", "gallery")
    if sent:
        table.give_speakers(0, 4)
        table.take_turn(0)
        table.say("visit speaker-4 food", "gain")
    table.state.speakers = vec[u8]([0] * 6)
    table.only(0, stone=1)
    table.take_turn(0)
    table.say("visit archon buildings", "act", "buy 1 building", "place n13")
    table.let_fate()
    assert table.can("use here") == can


@rule("FB-265", "FB-G10")
def test_by_option_the_forum_takes_a_speaker_off_a_site_whoever_sent_it() -> None:
    table = Table(forum_source="board")
    table.set_row("forum", "castle", "granary", "forest_temple", "gallery")
    table.give_speakers(1, 4)
    table.take_turn(1)
    table.say("visit speaker-4 food", "gain")
    table.only(0, stone=1)
    table.take_turn(0)
    table.say("visit archon buildings", "act", "buy 1 building", "place n13")
    table.let_fate()
    table.say("use here", "recall 4")
    assert (table.speakers(0), table.speakers(1)) == ([4], [])
    assert (table.posted(0), table.posted(1)) == ([("archon", "buildings")], [])
    table.everybody_passes()
    assert table.speakers(0) == [4]  # taken back early, it does not rise
    assert table.speakers() == [2, 3]


@rule("FB-266")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ({"l13": "arsenal"}, 1),
        ({"l13": "arsenal", "l14": "mint", "m12": "farm"}, 3),
        ({"l13": "arsenal", "l14": "mint", "m12": "statue"}, 6),
        ({"l13": "arsenal", "l14": "mint", "m12": "statue", "m15": "gallery"}, 10),
    ],
)
def test_kapishche_counts_colours(tiles: dict[str, Any], points: int) -> None:
    table = built("kapishche", **tiles)
    table.say("use here")
    assert table.points() == points
    assert not built("kapishche", m12="farm").legal("use")  # one colour is worth nothing


# Blue.


@rule("FB-267")
@pytest.mark.parametrize("temple", ["forest", "mountain", "sea"])
def test_temple_buildings(temple: str) -> None:
    table = built(f"{temple}_temple")
    table.give(0, gold=1)
    table.say("use here")
    assert table.space(temple) == 2
    assert table.signs() == set()
    others = [name for name in ("forest", "mountain", "sea") if name != temple]
    assert table.legal() == [f"climb {other}" for other in others] + ["done"]
    table.say(f"climb {others[0]}")
    assert (table.space(others[0]), table.has("gold")) == (1, 0)


@rule("FB-267")
def test_without_gold_a_temple_building_offers_no_step_elsewhere() -> None:
    table = built("forest_temple")
    table.say("use here")
    assert table.to_move == 1


@rule("FB-268")
@pytest.mark.parametrize(("others", "points"), [(0, 1), (1, 2), (2, 4), (3, 7), (4, 7)])
def test_obelisk(others: int, points: int) -> None:
    tiles: dict[str, Any] = dict(
        list({"l13": "obelisk", "l14": "obelisk", "m12": "obelisk", "m15": "obelisk"}.items())[:others]
    )
    table = built("obelisk", **tiles)
    table.say("use here")
    assert table.points() == points


@rule("FB-269")
@pytest.mark.parametrize("points", [3, 6, 10])
def test_sanctuary(points: int) -> None:
    signs = ("leo", "aries", "gemini")[: (3, 6, 10).index(points) + 1]
    table = built("sanctuary", signs=signs)
    table.say("use here")
    assert table.points() == points
    assert not built("sanctuary").legal("use")  # none without a card
    table = built("sanctuary", signs=("leo",))
    table.hold(1, "aries")  # another's
    table.say("use here")
    assert table.points() == 3


@rule("FB-270", "FB-G31")
def test_statue() -> None:
    table = built("statue")
    table.move("sea", 12, 0)
    table.say("use here")
    assert table.legal() == ["climb forest", "climb mountain"]  # a full temple has no step
    table.say("climb forest")
    assert (table.space("forest"), table.signs()) == (1, set())


# Purple.


@rule("FB-271")
def test_gallery_counts_colours_of_citizens() -> None:
    table = built("gallery", "red-2", "red-3", "blue-4")
    table.say("use here")
    assert table.points() == 6


@rule("FB-272")
def test_astronomer_counts_advisers() -> None:
    table = built("astronomer_tower")
    table.advise(0, "red", "blue")
    table.say("use here")
    assert table.has("wisdom") == 3


@rule("FB-273", "FB-G39")
def test_fountain_sets_a_ship_to_one_even_the_one_just_risen() -> None:
    table = Table()
    table.set_row("fountain_of_wisdom", "castle", "granary", "forest_temple", "gallery")
    table.set_ships(buildings=4)
    table.only(0, stone=1)
    table.say("visit archon buildings", "act", "buy 1 building", "place n13")
    table.let_fate()
    assert table.ships()["buildings"] == 5
    table.say("use here")
    assert table.has("wisdom") == 1
    table.say("reset buildings")
    assert table.ships()["buildings"] == 1


@rule("FB-273")
def test_fountain_must_reset_a_ship_unless_one_shows_one_already() -> None:
    for war, can in ((1, True), (2, False)):
        table = Table()
        table.set_row("fountain_of_wisdom", "castle", "granary", "forest_temple", "gallery")
        table.set_ships(war=war, buildings=3, temples=3, citizens=3, food=3)
        table.only(0, stone=1)
        table.say("visit archon buildings", "act", "buy 1 building", "place n13")
        table.let_fate()
        table.say("use here")
        assert table.can("reset food")
        assert table.can("reset war") != can
        assert table.can("done") == can


@rule("FB-273")
def test_fountain_asks_nothing_if_all_ships_show_one() -> None:
    table = closed("purple-3", n13="fountain_of_wisdom", n14="farm")
    table.set_ships(war=1, buildings=1, temples=1, citizens=1, food=1)
    table.say("use bottom-right")
    assert table.has("wisdom") == 1
    assert table.asked != "reset"


@rule("FB-274", "FB-G27")
def test_ritual_gate_is_skipped_without_a_citizen_beside_the_board() -> None:
    assert not built("ritual_gate").can("use here")
    assert built("ritual_gate", "red-4").can("use here")


@rule("FB-274", "FB-275")
@pytest.mark.parametrize(
    ("word", "home", "advisers"),
    [
        ("lift red-4 1", ["red-5"], []),
        ("lift red-4 2", ["red-6"], []),
        ("done", ["red-4"], []),
    ],
)
def test_ritual_gate_adds_up_to_two(word: str, home: list[str], advisers: list[str]) -> None:
    table = built("ritual_gate", "red-4")
    table.say("use here")
    assert table.legal() == ["lift red-4 1", "lift red-4 2", "done"]  # nobody who is not there
    table.say(word)
    assert (table.home(), table.advisers()) == (home, advisers)


@rule("FB-275")
@pytest.mark.parametrize(("die", "by"), [("red-6", 1), ("red-5", 2)])
def test_ritual_gate_may_make_an_adviser(die: str, by: int) -> None:
    table = built("ritual_gate", die)
    table.say("use here")
    assert not table.can("lift red-6 2")  # the second point would be lost: the same as one
    table.say(f"lift {die} {by}")
    assert (table.home(), table.advisers()) == ([], ["red"])


@rule("FB-276")
def test_healer_counts_the_citizens_left() -> None:
    table = closed("purple-2", "red-3", "blue-3", n13="healer_estate", n14="farm")
    table.say("use bottom-right")
    assert table.points() == 3


@rule("FB-277", "FB-278")
def test_mage_tower_copies_a_neighbour_whatever_its_colour() -> None:
    table = built("mage_tower", cell="n14", n13="mint", n15="farm", o14="mage_tower")
    table.say("use here")
    assert set(table.legal("copy")) == {"copy left", "copy below"}  # the agora and the mint
    table.say("copy below")
    assert table.has("gold") == 1
    table = built("mage_tower", cell="n13", m12="farm")
    assert not table.legal("use")  # beside the palace alone there is nothing to copy
    table = built("mage_tower", cell="n14", o14="mage_tower", p14="mint", options={"mage_tower_can_chain": "on"})
    table.say("use here")
    assert table.legal("copy") == ["copy left", "copy right"]
    table.say("copy right")
    assert table.legal("copy") == ["copy right"]  # not back to the tower that copies it
    table.say("copy right")
    assert table.has("gold") == 1


@rule("FB-278")
def test_by_default_a_mage_tower_copies_no_mage_tower_though_that_one_could_copy() -> None:
    table = built("mage_tower", cell="n14", o14="mage_tower", p14="mint")
    table.say("use here")
    assert table.legal("copy") == ["copy left"]  # the agora; the tower at the right could copy the mint
    assert table.why("copy right") == "nothing-to-copy"


@rule("FB-278")
def test_mage_towers_do_not_copy_each_other_in_a_circle() -> None:
    """Four towers in a square and a mint beside the third: round to it, and from it not back to the first."""
    chain = {"mage_tower_can_chain": "on"}
    towers = "mage_tower"
    table = built(towers, cell="n15", m15="farm", p15="mint", n16=towers, o16=towers, o15=towers, options=chain)
    table.say("use here")
    assert table.legal("copy") == ["copy above", "copy right"]
    table.say("copy above", "copy right", "copy below")
    assert table.legal("copy") == ["copy right"]  # the mint, and no tower again
    table.say("copy right")
    assert table.has("gold") == 1


@rule("FB-279")
def test_a_copied_quarry_looks_at_its_own_neighbours() -> None:
    table = built("mage_tower", cell="o13", n13="quarry", n12="farm")
    table.say("use here")
    if table.legal("copy"):
        table.say("copy left")
    assert table.has("stone") == 1 + 1  # of the quarry's four sides one is empty
    table = built("mage_tower", cell="o13", n13="obelisk")
    table.say("use here")
    if table.legal("copy"):
        table.say("copy left")
    assert table.points() == 1  # the tower is no second obelisk
