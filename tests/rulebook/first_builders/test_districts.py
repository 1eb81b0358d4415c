"""Closing districts, towers and population (FB-141 … FB-165)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from conftest import Numbers
from dolmen import CHANCE
from dolmen.core.rng import Rng
from dolmen.games.first_builders.game import FirstBuildersGame
from dolmen.games.first_builders.words import EVENTS
from rulebook.first_builders.table import GAME, Table
from rulebook.rule import rule


def city(
    *dice: str, cards: tuple[int, ...] = (1, 2, 3, 4), options: dict[str, Any] | None = None, **tiles: str
) -> Table:
    """It is seat 0's turn, with these tiles in its city and these citizens, and no resources."""
    table = Table(cards=cards, **(options or {}))
    table.lay(0, **tiles)
    table.people(0, *dice)
    table.only(0)
    table.take_turn(0)
    return table


def finish(table: Table) -> None:
    """Answer whatever the turn still asks by its last word, which uses nothing."""
    while table.to_move == 0 and table.asked != "turn":
        table.say(table.legal()[-1])


@rule("FB-141", "FB-142")
def test_a_district_is_closed_by_any_citizen_beside_the_board() -> None:
    table = city("red-1", "blue-6", "yellow-3", n13="castle", n14="granary")
    table.give_speakers(0, 4)
    table.say("visit yellow-3 war", "gain")
    table.take_turn(0)
    table.say("close m13")
    assert table.legal() == ["appoint red-1", "appoint blue-6"]
    table = city(n13="castle", n14="granary")
    assert not table.legal("close")


@rule("FB-143", "FB-165")
def test_the_die_keeps_its_value_in_the_centre_and_frees_its_base() -> None:
    table = city("red-4", n13="castle", n14="granary")
    table.say("close m13", "appoint red-4")
    finish(table)
    assert table.centres() == {"m13": "red-4"}
    assert (table.home(), table.player().free) == ([], 1)


@rule("FB-165")
def test_a_base_becomes_free_by_a_centre_an_adviser_or_a_new_base_only(numbers: Numbers) -> None:
    seen = set()
    for seed in range(numbers(2, 4, 60)):
        table = Table(2 + seed % 3)
        rng = Rng(seed)
        while not table.over:
            told, free = len(table.log.events), [int(player.free) for player in table.state.players]
            legal = table.state.legal()
            table.state.apply(table.state.sample(rng) if table.to_move == CHANCE else legal[rng.below(len(legal))])
            names = {EVENTS.name(event) for event in table.log.events[told:]}
            if any(player.free > before for player, before in zip(table.state.players, free, strict=True)):
                why = names & {"closed", "became-adviser", "retired", "grew"}
                assert why, names
                seen |= why
    assert {"closed", "became-adviser", "grew"} <= seen


@rule("FB-144")
def test_farms_and_grey_tiles_may_be_closed_too() -> None:
    table = city("red-4", n13="farm", n14="farm")
    table.say("close m13", "appoint red-4")
    finish(table)
    assert table.centres() == {"m13": "red-4"}
    assert table.points() == 0


@rule("FB-145", "FB-147", "FB-G07")
def test_three_coloured_parts_must_match_and_the_blank_takes_anything() -> None:
    for blank in ("veterans", "gallery", "farm"):
        table = city("blue-4", n13=blank, n14="arsenal", o14="outpost", o13="citadel")
        table.say("close n13", "appoint blue-4")
        assert table.points() == 9
    table = city("blue-4", n13="gallery", n14="mint", o14="outpost", o13="citadel")
    table.say("close n13", "appoint blue-4")
    assert table.points() == 0


@rule("FB-146")
def test_a_pattern_may_be_turned_and_mirrored() -> None:
    # Card 27: red in the corner, red and yellow beside it, the blank across: eight pictures.
    card = next(card for card in GAME.pack.blocks.districts.item if card.id == 27)
    assert (card.corner, list(card.sides)) == ("red", ["red", "yellow"])
    square = ("n13", "n14", "o14", "o13")  # around the block
    seen = set()
    for start in range(4):
        for step in (1, -1):
            cells = [square[(start + step * k) % 4] for k in range(4)]
            tiles: dict[str, Any] = dict(zip(cells, ("outpost", "arsenal", "granary", "farm"), strict=True))
            table = city("blue-4", cards=(27, 2, 3, 4), **tiles)
            table.say("close n13", "appoint blue-4")
            assert table.points() == 6, tiles
            seen.add(tuple(sorted(tiles.items())))
    assert len(seen) == 8
    # Red, yellow, red around is another picture.
    table = city("blue-4", cards=(27, 2, 3, 4), n13="outpost", n14="granary", o14="arsenal", o13="farm")
    table.say("close n13", "appoint blue-4")
    assert table.points() == 0


@rule("FB-147")
def test_exactly_one_of_several_fitting_cards_is_chosen() -> None:
    table = city("blue-4", cards=(1, 26, 3, 4), n13="arsenal", n14="outpost", o14="veterans", o13="castle")
    table.say("close n13", "appoint blue-4")
    assert table.legal() == ["score 1", "score 26"]
    table.say("score 26")
    assert table.points() == 6
    assert not table.legal("score")


@rule("FB-148")
def test_without_a_card_the_district_is_closed_all_the_same() -> None:
    table = city("red-4", n13="arsenal", n14="granary")
    table.say("close m13", "appoint red-4")
    assert table.points() == 0
    assert table.has("gold") == 0
    assert "use bottom-right" in table.legal()  # the red building's effect


@rule("FB-149")
@pytest.mark.parametrize(("first_claim_gold", "gold"), [("all", 2), ("one", 1)])
def test_the_gold_above_the_card_goes_to_who_scores_it(first_claim_gold: str, gold: int) -> None:
    tiles: dict[str, Any] = {"n13": "arsenal", "n14": "outpost", "o14": "veterans", "o13": "farm"}
    table = city("blue-4", options={"first_claim_gold": first_claim_gold}, **tiles)
    table.say("close n13", "appoint blue-4")
    assert table.has("gold") == gold
    assert table.gold() == [2 - gold, 2, 2, 2]


@rule("FB-150", "FB-151")
def test_the_first_time_gives_more_for_each_player() -> None:
    tiles: dict[str, Any] = {"n13": "arsenal", "n14": "outpost", "o14": "veterans", "o13": "farm"}
    table = city("blue-4", "blue-5", n12="citadel", o12="citadel", **tiles)
    for cell, die, points in (("n13", "blue-4", 9), ("n12", "blue-5", 14)):
        table.take_turn(0)
        table.say(f"close {cell}", f"appoint {die}")
        finish(table)
        assert table.points() == points
    table.lay(1, **tiles)
    table.people(1, "red-2")
    table.take_turn(1)
    table.say("close n13", "appoint red-2")
    assert table.points(1) == 9


@rule("FB-151")
def test_by_option_the_first_time_counts_for_all() -> None:
    tiles: dict[str, Any] = {"n13": "arsenal", "n14": "outpost", "o14": "veterans", "o13": "farm"}
    table = city("blue-4", options={"district_vp_scope": "per_card"}, **tiles)
    table.say("close n13", "appoint blue-4")
    finish(table)
    table.lay(1, **tiles)
    table.people(1, "red-2")
    table.take_turn(1)
    table.say("close n13", "appoint red-2")
    assert (table.points(0), table.points(1)) == (9, 5)


@rule("FB-151")
def test_a_longer_list_in_the_data_falls_further(tmp_path: Path) -> None:
    pack = tmp_path / "own.toml"
    shipped = (GAME.home / "components.toml").read_text(encoding="utf-8")
    old = 'id = 1, corner = "red", sides = ["red", "red"], points = [9, 5]'
    assert old in shipped
    pack.write_text(shipped.replace(old, old.replace("[9, 5]", "[9, 5, 2]")), encoding="utf-8")
    tiles: dict[str, Any] = {"n13": "arsenal", "n14": "outpost", "o14": "veterans", "o13": "farm"}
    tiles |= {"n12": "citadel", "o12": "citadel", "p13": "citadel", "p14": "outpost"}
    dice = ("blue-4", "blue-5", "blue-6")
    table = city(*dice, options={"game": FirstBuildersGame(pack)}, **tiles)
    for cell, die, points in (("n13", "blue-4", 9), ("n12", "blue-5", 14), ("o13", "blue-6", 16)):
        table.take_turn(0)
        table.say(f"close {cell}", f"appoint {die}")
        finish(table)
        assert table.points() == points


@rule("FB-152")
def test_the_values_of_the_cards() -> None:
    for card in GAME.pack.blocks.districts.item:
        one, other = card.sides
        if card.corner == one == other:
            assert list(card.points) == [9, 5]
        elif one == other:
            assert list(card.points) == [7, 4]
        else:
            assert list(card.points) == [6, 3]
    assert GAME.pack.blocks.districts.provenance == "reconstructed"


@rule("FB-153", "FB-154", "FB-155")
def test_tiles_of_the_dies_colour_and_the_agora_fire_in_any_order() -> None:
    # Around m14: the agora, a statue, an obelisk and a farm.
    table = city("blue-4", m15="statue", n14="obelisk", n15="farm")
    table.say("close m14", "appoint blue-4")
    assert set(table.legal("use")) == {"use bottom-left", "use top-left", "use bottom-right"}
    table.say("use bottom-right")
    assert set(table.legal("use")) == {"use bottom-left", "use top-left"}
    table.say("use bottom-left")
    assert table.legal() == ["take stone", "take food", "take wisdom"]
    table.say("take food")
    assert table.has("food") == 1
    assert table.legal("use") == ["use top-left"]


@rule("FB-155", "FB-156")
def test_palace_and_farms_never_fire() -> None:
    table = city("red-4", n13="farm", n14="farm")
    table.say("close m13", "appoint red-4")
    assert table.legal("use") == ["use top-left"]  # the agora


@rule("FB-157")
def test_a_die_in_a_centre_is_never_used_again() -> None:
    table = city("red-4", "blue-2", n13="castle", n14="granary", l13="mint", l14="mint")
    table.say("close m13", "appoint red-4")
    finish(table)
    table.take_turn(0)
    assert not any("red-4" in word for word in table.legal())
    table.say("close l13")
    assert table.legal() == ["appoint blue-2"]
    table.say("appoint blue-2")
    finish(table)
    table.everybody_passes()
    assert table.centres() == {"m13": "red-4", "l13": "blue-2"}


@rule("FB-158", "FB-160")
def test_a_tier_costs_as_much_gold_as_the_tower_has_tiers() -> None:
    table = city(cards=(1, 2, 3, 4))
    table.build_towers(0, orange=3)
    table.give(0, gold=4)
    tiers = table.tiers()["orange"]
    table.take_turn(0)
    table.say("tower orange")
    assert (table.has("gold"), table.towers()["orange"], table.tiers()["orange"]) == (1, 4, tiers - 1)
    assert table.to_move == 1


@rule("FB-159")
def test_a_colour_missing_in_the_supply_cannot_be_built() -> None:
    table = city()
    table.give(0, gold=99)
    table.set_tiers(red=0)
    table.build_towers(0, orange=9)
    table.take_turn(0)
    assert not table.can("tower red")
    assert table.can("tower orange")  # no height is too high


@rule("FB-161", "FB-162", "FB-163", "FB-164")
def test_bases_cost_two_four_six_eight_food_and_the_last_brings_ten_points() -> None:
    table = Table()
    free = int(table.player().free)
    for price in (2, 4, 6, 8):
        table.only(0, food=price - 1)
        table.take_turn(0)
        assert not table.can("grow")
        table.only(0, food=price)
        before = table.points()
        table.say("grow")
        assert table.has("food") == 0
        assert table.points() - before == (10 if price == 8 else 0)
        free += 1
        assert table.player().free == free  # it is free at once
    table.give(0, food=50)
    table.take_turn(0)
    assert not table.can("grow")
