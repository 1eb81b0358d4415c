"""What is in the box (FB-001 … FB-008, FB-045 … FB-047, FB-064)."""

from __future__ import annotations

from collections import Counter

import pytest

from dolmen.core.errors import BadSeats
from rulebook.first_builders.table import GAME, Table
from rulebook.rule import rule

BLOCKS = GAME.pack.blocks


@rule("FB-001")
def test_a_citizen_die_has_five_colours_and_shows_one_to_six() -> None:
    words = [GAME.words.text(n) for n in range(GAME.words.parse("draft red-1"), GAME.words.parse("draft purple-6") + 1)]
    dice = {word.split(" ")[1] for word in words}
    colours = ("red", "orange", "yellow", "blue", "purple")
    assert dice == {f"{colour}-{value}" for colour in colours for value in range(1, 7)}
    table = Table(4)
    assert [table.game.census(table.state)[f"{colour} dice"] for colour in colours] == [9] * 5
    with pytest.raises(BadSeats):
        GAME.start(5)


@rule("FB-002")
def test_a_speaker_shows_two_to_five_two_and_three_twice_as_often() -> None:
    table = Table(4, until="speakers")
    assert table.legal() == ["speak 2", "speak 3", "speak 4", "speak 5"]
    assert table.state.weights() == [2, 2, 1, 1]
    assert table.game.census(table.state)["speakers"] == 4


@rule("FB-003")
def test_twelve_tiers_of_each_colour() -> None:
    table = Table(3)
    census = table.game.census(table.state)
    assert [census[f"{colour} tiers"] for colour in table.tiers()] == [12] * 5


@rule("FB-004")
def test_fifteen_buildings_of_each_colour_in_six_kinds() -> None:
    copies: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for building in BLOCKS.buildings.item:
        copies[building.colour] += building.copies
        kinds[building.colour] += 1
    assert set(copies.values()) == {15}
    assert set(kinds.values()) == {6}


@rule("FB-004")
def test_the_back_of_every_building_is_a_farm() -> None:
    for building in BLOCKS.buildings.item:
        table = Table()
        table.give(0, stone=0, food=0, wisdom=0, gold=0)
        table.set_row("arsenal", "castle", "granary", "forest_temple", building.id)
        table.say("visit archon buildings", "act")
        assert {word.split(" ")[2] for word in table.legal("buy") if word.startswith("buy 5")} == {"farm"}
        table.say("buy 5 farm", "place n13")
        assert table.city()["n13"] == "farm"
        tile = table.view(None).players[0].tiles[-1]
        assert (tile.kind, tile.colour, tile.face) == ("farm", None, building.id)
        table.let_fate()
        assert not table.legal("use")


@rule("FB-005")
def test_the_numbers_of_cards_tiles_and_tokens() -> None:
    assert [card.id for card in BLOCKS.districts.item] == list(range(1, 46))
    table = Table(until="signs")
    assert len(table.legal()) == 12
    table = Table(until="bonuses")
    assert len(table.legal()) == 5
    assert len(table.ships()) == 5


@rule("FB-006")
def test_what_every_player_has() -> None:
    assert BLOCKS.start.bases == 6
    table = Table()
    for seat in range(2):
        assert [table.space(track, seat) for track in ("war", "forest", "mountain", "sea")] == [0, 0, 0, 0]
        assert sorted(table.city(seat).values()) == ["agora", "palace"]
    assert len([word for word in table.legal("visit") if word.startswith("visit archon")]) == 5


@rule("FB-007")
def test_resources_never_run_out() -> None:
    table = Table()
    table.give(0, food=90)
    table.give(1, food=90)
    table.say("visit archon buildings", "gain")
    assert table.has("food") == 93


@rule("FB-008")
def test_points_above_a_hundred_are_kept_exactly() -> None:
    table = Table()
    table.state.score(0, 0, 95)
    table.state.score(0, 0, 143)
    assert table.points() == 238
    assert table.state.scores()[0] >= 238


@rule("FB-045", "FB-046")
def test_thresholds_are_three_spaces_apart() -> None:
    assert BLOCKS.war.thresholds == [3, 6, 9, 12, 15]
    assert len(BLOCKS.war.rewards) == 16
    assert [n for n, reward in enumerate(BLOCKS.war.rewards) if reward == "none"] == [0, 1, 15]
    assert BLOCKS.war.provenance == "reconstructed"


@rule("FB-047")
def test_the_rewards_of_the_war_track_in_their_order() -> None:
    assert BLOCKS.war.rewards[2:15] == [
        *("convert", "stone", "food", "convert", "wisdom", "gold", "basic+stone", "basic+food", "gold"),
        *("basic+wisdom", "2 gold", "basic+gold", "2 gold"),
    ]
    table = Table()
    table.only(0)
    table.move("war", 6, 0)
    table.say("visit archon war", "act", "attack")
    assert table.amounts() == {"stone": 0, "food": 0, "wisdom": 1, "gold": 0}


@rule("FB-064")
def test_the_steps_of_a_temple_and_what_they_are_worth() -> None:
    assert BLOCKS.temples.points == [0, 1, 2, 4, 7, 11, 16, 23, 31, 40, 50, 60, 70]
    table = Table()
    for track, step in (("forest", 6), ("mountain", 8), ("sea", 12)):
        table.move(track, step, 0)
    table.state.players[0].gold = 0
    table.set_gold(0, 0, 0, 0)  # the end comes with this round
    table.everybody_passes()
    assert table.over
    assert table.score_items()["temples"] == 16 + 31
