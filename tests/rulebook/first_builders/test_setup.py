"""Set-up and the draft (FB-009 … FB-031, FB-215)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from dolmen import CHANCE
from dolmen.games.first_builders.game import FirstBuildersGame
from rulebook.first_builders.table import GAME, TOPS, Table
from rulebook.rule import rule


@rule("FB-009", "FB-215")
@pytest.mark.parametrize(("seats", "dice"), [(2, 7), (3, 8), (4, 9)])
def test_citizen_dice_by_players(seats: int, dice: int) -> None:
    table = Table(seats)
    census = GAME.census(table.state)
    assert [census[f"{colour} dice"] for colour in table.supply()] == [dice] * 5


@rule("FB-010")
def test_the_bonus_tiles_are_dealt_one_to_each_site() -> None:
    table = Table(until="bonuses")
    assert table.to_move == CHANCE
    assert table.legal() == [f"bonus-tile {c}" for c in ("red", "orange", "yellow", "blue", "purple")]
    table.fate("bonus-tile blue")
    assert "bonus-tile blue" not in table.legal()
    table = Table(bonuses=("blue", "red", "purple", "yellow", "orange"))
    assert [site.bonus for site in table.view().sites] == ["blue", "red", "purple", "yellow", "orange"]


@rule("FB-011")
def test_a_ship_of_the_tiles_colour_starts_at_one() -> None:
    table = Table(bonuses=("blue", "red", "purple", "yellow", "orange"))
    assert set(table.ships().values()) == {1}
    table.people(0, "blue-1")
    table.take_turn(0)
    table.say("visit blue-1 war")
    assert table.can("bonus")
    table = Table(bonuses=("blue", "red", "purple", "yellow", "orange"))
    table.people(0, "red-1")
    table.give(0, wisdom=3)
    table.take_turn(0)
    table.say("visit red-1 buildings")
    assert table.can("bonus")


@rule("FB-012")
def test_three_zodiac_cards_one_on_each_temple() -> None:
    table = Table(signs=("virgo", "libra", "cancer"))
    assert [temple.sign for temple in table.view().temples] == ["virgo", "libra", "cancer"]
    assert [temple.owner for temple in table.view().temples] == [None] * 3
    table.give(0, stone=3)
    table.say("visit archon temples", "act")
    while table.asked == "pay":
        table.say("pay 0")
    table.say("climb mountain")
    assert table.signs() == {"libra"}  # a temple keeps its card all game
    assert [temple.sign for temple in table.view().temples] == ["virgo", "libra", "cancer"]


@rule("FB-013", "FB-014")
def test_the_first_row_has_one_building_of_each_colour_in_any_order() -> None:
    table = Table(until="row")
    assert len(table.legal()) == 30  # every kind of every colour may come first
    table.fate("tile obelisk")
    assert len(table.legal()) == 24
    assert not any(word in table.legal() for word in ("tile obelisk", "tile statue"))
    table.fate("tile gallery", "tile arsenal", "tile granary", "tile castle")
    assert table.row() == ["obelisk", "gallery", "arsenal", "granary", "castle"]


@rule("FB-013", "FB-014")
def test_every_order_of_the_first_row_is_equally_likely_whatever_the_copies() -> None:
    table = Table(until="row")
    table.fate("tile obelisk")
    weights = dict(zip(table.legal(), table.state.weights(), strict=True))
    reds = ("arsenal", "chariot_field", "outpost", "proving_ground", "citadel", "veterans")
    purples = ("gallery", "astronomer_tower", "fountain_of_wisdom", "ritual_gate", "healer_estate", "mage_tower")
    assert sum(weights[f"tile {kind}"] for kind in reds) == sum(weights[f"tile {kind}"] for kind in purples)
    assert weights["tile arsenal"] * 2 == weights["tile citadel"] * 3  # three copies against two


@rule("FB-015")
def test_the_next_tile_of_every_stack_lies_open() -> None:
    table = Table()
    assert tuple(table.tops().values()) == TOPS
    assert list(table.tops()) == ["red", "orange", "yellow", "blue", "purple"]


@rule("FB-016")
def test_the_citizen_row_rises_and_has_no_six() -> None:
    table = Table(until="citizens")
    assert table.legal() == [f"roll {value}" for value in range(1, 6)]
    table = Table(citizens=(5, 1, 4, 2, 3))
    assert table.citizens() == ["orange-1", "blue-2", "purple-3", "yellow-4", "red-5"]


@rule("FB-017")
def test_equal_dice_lie_by_their_colours_buildings_the_lowest_furthest_left() -> None:
    # Blue is lowest; red, orange and yellow are equal; in the building row red lies below orange below yellow.
    row = ("obelisk", "granary", "castle", "arsenal", "gallery")
    table = Table(row=row, citizens=(3, 3, 3, 1, 5))
    assert table.citizens() == ["blue-1", "red-3", "orange-3", "yellow-3", "purple-5"]
    table = Table(row=("arsenal", "castle", "granary", "obelisk", "gallery"), citizens=(3, 3, 3, 1, 5))
    assert table.citizens() == ["blue-1", "yellow-3", "orange-3", "red-3", "purple-5"]


@rule("FB-018", "FB-215")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_speakers_as_players(seats: int) -> None:
    table = Table(seats, speakers=(5, 2, 2, 4))
    assert table.speakers() == sorted((5, 2, 2, 4)[:seats])


@rule("FB-019", "FB-215")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 5), (4, 6)])
def test_district_cards_with_two_gold_each(seats: int, cards: int) -> None:
    table = Table(seats)
    assert len(table.cards()) == cards
    assert table.gold() == [2] * cards
    assert table.state.deck == 0  # the others left the game


@rule("FB-014", "FB-015")
def test_of_every_tile_that_may_come_it_is_known_how_likely_it_is() -> None:
    for until in ("row", "tops"):
        table = Table(until=until)
        while table.asked == "tile":
            assert len(table.state.weights()) == len(table.legal())
            table.fate(table.legal()[0])


@rule("FB-019")
def test_a_district_card_comes_once() -> None:
    table = Table(until="cards")
    assert table.legal() == [f"district {card}" for card in range(1, 46)]
    table.fate("district 7")
    assert table.legal() == [f"district {card}" for card in range(1, 46) if card != 7]


@rule("FB-020")
def test_tiers_one_of_each_and_one_for_every_tower_on_the_cards() -> None:
    # Cards 1 and 2 show red and orange, orange and yellow; 8 red and blue; 9 red and purple.
    table = Table(2, cards=(1, 2, 8, 9))
    assert table.tiers() == {"red": 4, "orange": 3, "yellow": 2, "blue": 2, "purple": 2}
    assert GAME.census(table.state)["red tiers"] == 12


@rule("FB-021")
def test_a_colour_that_runs_short_of_tiers_gets_what_there_is(tmp_path: Path) -> None:
    # Of six tiers of a colour two are with the players and one is in the supply: three are left for four towers.
    pack = tmp_path / "own.toml"
    shipped = (GAME.home / "components.toml").read_text(encoding="utf-8")
    pack.write_text(shipped.replace("tiers = 12", "tiers = 6"), encoding="utf-8")
    red = [card.id for card in GAME.pack.blocks.districts.item if "red" in card.towers]
    table = Table(2, cards=red[:4], game=FirstBuildersGame(pack))
    assert table.tiers()["red"] == 1 + 3
    assert table.game.census(table.state)["red tiers"] == 6


@rule("FB-022")
def test_every_tower_starts_at_level_one() -> None:
    table = Table(3)
    for seat in range(3):
        assert set(table.towers(seat).values()) == {1}


@rule("FB-023")
def test_one_of_each_resource_to_begin_with() -> None:
    table = Table(4)
    for seat in range(4):
        assert table.amounts(seat) == {"stone": 1, "food": 1, "wisdom": 1, "gold": 1}


@rule("FB-024")
def test_four_bases_on_the_board_and_two_free() -> None:
    table = Table(until="draft")
    for seat in range(2):
        assert table.player(seat).free == 2
        assert table.player(seat).bases == 2
    table = Table()
    table.give(0, food=50, gold=0)
    for _ in range(4):
        table.say("grow")
        table.take_turn(0)
    assert not table.can("grow")  # six in all


@rule("FB-025")
def test_all_discs_begin_at_the_start() -> None:
    table = Table(4)
    for seat in range(4):
        assert [table.space(track, seat) for track in ("war", "forest", "mountain", "sea")] == [0, 0, 0, 0]
        assert table.points(seat) == 0


@rule("FB-026")
def test_the_first_players_disc_is_lowest_in_the_start_stacks() -> None:
    table = Table(3, first=1)
    for track in ("war", "forest", "mountain", "sea"):
        assert [table.below(track, seat) for seat in range(3)] == [2, 0, 1]
    table = Table(3, first=1, start_stacks="first_highest")
    assert [table.below("war", seat) for seat in range(3)] == [0, 2, 1]


@rule("FB-027")
def test_the_agora_lies_directly_above_the_palace() -> None:
    assert Table().city() == {"m13": "palace", "m14": "agora"}


@rule("FB-028")
def test_the_first_player_is_drawn_by_lot() -> None:
    table = Table(3, until="first")
    assert table.to_move == CHANCE
    assert table.legal() == ["first 1", "first 2", "first 3"]
    table.fate("first 3")
    while table.to_move == CHANCE:
        table.fate("roll 1")
    assert table.to_move == 2


@rule("FB-029")
def test_ten_dice_are_drafted_forth_and_back() -> None:
    table = Table(3, until="draft", first=1)
    assert table.events("rolled")[-10:][0]["die"] == "red-1"
    assert len(table.events("rolled")) == 10
    order = []
    while table.asked == "draft":
        order.append(table.to_move)
        table.say(table.legal()[0])
    assert order == [1, 2, 0, 0, 2, 1]
    table = Table(3, until="pool")
    assert "roll 6" not in table.legal()  # sixes are rolled again


@rule("FB-029")
def test_the_draft_may_begin_with_the_last_player() -> None:
    table = Table(3, until="draft", first=1, draft_begins="last")
    order = []
    while table.asked == "draft":
        order.append(table.to_move)
        table.say(table.legal()[0])
    assert order == [0, 2, 1, 1, 2, 0]


@rule("FB-030")
def test_two_dice_of_one_colour_may_be_drafted() -> None:
    table = Table(2, until="draft", pool=(1, 2, 3, 4, 5, 5, 4, 3, 2, 1))
    table.say("draft red-1", "draft blue-4", "draft blue-2", "draft red-5")
    assert table.home(0) == ["red-1", "red-5"]
    assert table.home(1) == ["blue-2", "blue-4"]


@rule("FB-031")
def test_drafted_dice_are_the_first_two_citizens_and_the_others_go_back() -> None:
    table = Table(2, until="draft")
    table.say("draft red-1", "draft blue-4", "draft purple-5", "draft yellow-3")
    assert (table.home(0), table.home(1)) == (["red-1", "yellow-3"], ["blue-4", "purple-5"])
    assert [table.player(seat).free for seat in range(2)] == [0, 0]
    # Per colour 7 = 1 in the row + drafted + supply.
    assert table.supply() == {"red": 5, "orange": 6, "yellow": 5, "blue": 5, "purple": 5}


@rule("FB-031")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_undrafted_dice_go_back_to_the_supply_of_their_colour(seats: int) -> None:
    table = Table(seats, until="draft", pool=(1,) * 10)
    before = Counter(die.colour for die in table.view().pool) + Counter(table.supply())
    while table.asked in ("draft", "set-aside"):
        table.say(table.legal()[0])
    drafted = Counter(name.split("-")[0] for seat in range(seats) for name in table.home(seat))
    assert Counter(table.supply()) == before - drafted


@rule("FB-214")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nobody_has_built_anything_yet(seats: int) -> None:
    assert [player.buildings for player in Table(seats).view().players] == [0] * seats
