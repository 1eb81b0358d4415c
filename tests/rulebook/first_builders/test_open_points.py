"""What is hidden, the bound on length, and readings that neither text covers (FB-280 … FB-282, FB-G12 … FB-G35)."""

from __future__ import annotations

import msgspec

from rulebook.first_builders.table import GAME, Table
from rulebook.rule import rule


@rule("FB-280", "FB-281")
def test_everybody_sees_the_same_table() -> None:
    table = Table(3)
    table.reserve(1, "castle")
    table.lay(1, n13="farm")
    views = [msgspec.to_builtins(table.view(seat)) for seat in (0, 1, 2, None)]
    for view in views:
        for own in ("seat", "legal", "visits"):  # what the viewer may do, and pay
            view.pop(own)
        for slot in [*view["row"], *view["citizens"]]:
            slot.pop("payable")
            slot.pop("lacks")
    assert views[0] == views[1] == views[2] == views[3]
    assert not GAME.hidden
    other = table.view(None).players[1]
    assert other.reserve == ["castle"]
    assert [(tile.cell, tile.kind, tile.face) for tile in other.tiles][-1] == ("n13", "farm", "arsenal")
    table.reserve(1, "mint")
    assert table.view(0).players[1].reserve == ["mint"]
    # Below the tops only what is in a stack is known, not its order.
    table.say("visit archon buildings", "act", "buy 1 farm", "place n13")
    assert len(table.legal()) == 6  # any red kind may come next


@rule("FB-282")
def test_the_game_ends_after_the_agreed_rounds() -> None:
    table = Table(round_limit=2)
    table.everybody_passes()
    assert table.round == 2
    table.everybody_passes()
    assert table.over
    assert table.events("ended")[0]["condition"] == "limit"
    assert GAME.settle({})["round_limit"] == 40


@rule("FB-G12", "FB-G14")
def test_readings_have_options_and_reconstructed_figures_are_marked() -> None:
    options = GAME.settle({})
    defaults = {
        "start_stacks": "first_lowest",
        "draft_begins": "first",
        "missing_die": "stays_met",
        "reserved_farm": "on",
        "archon_colours": "when_taken",
    }
    assert {name: options[name] for name in defaults} == defaults
    reconstructed = {"agora", "buildings", "districts", "rows", "war", "temples", "advisers"}
    assert reconstructed <= set(GAME.pack.reconstructed)


@rule("FB-G23")
def test_a_row_with_a_gap_closes_up_to_the_cheap_end() -> None:
    table = Table()
    table.people(0, free=2)
    table.set_supply(orange=0)
    table.only(0, wisdom=9)
    table.take_turn(0)
    table.say("visit archon citizens", "act", "citizen 2")
    assert table.citizens() == ["red-1", "yellow-3", "blue-4", "purple-5"]
    table.only(0, wisdom=1)
    table.player().archon = True
    table.take_turn(0)
    table.say("visit archon citizens", "act", "citizen 2")
    assert table.has("wisdom") == 0  # the price of the second slot


@rule("FB-G27")
def test_an_effect_that_cannot_be_done_is_passed_over() -> None:
    table = Table()
    table.people(0, "red-3", "blue-2")
    table.lay(0, n13="veterans", n14="outpost")
    table.only(0)
    table.take_turn(0)
    table.say("close m13", "appoint red-3")  # no red citizen is left for the veterans
    assert set(table.legal("use")) == {"use top-left", "use top-right"}  # agora and outpost
    table.say("done")
    assert table.to_move == 1  # each may be declined


@rule("FB-G28")
def test_a_fitting_card_cannot_be_declined() -> None:
    table = Table(cards=(1, 2, 3, 4))
    table.people(0, "blue-4")
    table.lay(0, n13="arsenal", n14="outpost", o14="veterans", o13="farm")
    table.take_turn(0)
    table.say("close n13", "appoint blue-4")
    assert table.points() == 9
    assert table.gold() == [0, 2, 2, 2]


@rule("FB-G35")
def test_sagittarius_goes_with_other_gains_but_a_recoloured_die_is_none() -> None:
    table = Table()
    table.people(0, free=1)
    table.only(0)
    table.hold(0, "sagittarius", "cancer")
    table.take_turn(0)
    table.say("pass", "citizen 3")
    table.let_fate()
    assert table.can("increase")
    table = Table()
    table.set_row("court", "castle", "granary", "forest_temple", "gallery")
    table.people(0, "red-3")
    table.only(0, stone=1)
    table.hold(0, "sagittarius")
    table.take_turn(0)
    table.say("visit archon buildings", "act", "buy 1 building", "place n13")
    table.let_fate()
    table.say("use here", "recolour red-3 blue")
    assert not table.can("increase")
