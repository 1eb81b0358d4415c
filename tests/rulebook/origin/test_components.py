"""What is in the box, and the map (Цель игры, Компоненты, Фишки племени)."""

from __future__ import annotations

import msgspec
import pytest

from dolmen.core.errors import BadSeats
from dolmen.games.origin.words import COLUMNS, TERRITORIES
from rulebook.origin.table import GAME, Table
from rulebook.rule import rule

BLOCKS = GAME.pack.blocks
LANDS = {land.id: land for land in BLOCKS.territories.item}
CROSSINGS = [strait.ends for strait in BLOCKS.straits.item]


@rule("OR-001", "OR-160")
def test_points_come_from_six_sources_and_villages_pawns_and_played_cards_score_nothing() -> None:
    table = Table()
    table.strip(0, 1)
    table.stand_anyhow(0, "af_nil", "af_hor", "af_con")
    table.lay_down(0, "cart", "power")
    assert table.sheet(0) == dict.fromkeys(("goals", "hand", "hunting", "straits", "tiles", "trophies"), 0)
    player = table.player(0)
    player.laid = 1 << 7  # 3 in South America: 6
    table.give(0, "hunter")
    player.hunting = 1 << 4 * 7
    player.straits = 1 << 4 * 5
    table.tiles(0, 1, 2)
    player.trophies = 0b11
    assert table.sheet(0) == {"goals": 6, "hand": 1, "hunting": 7, "straits": 5, "tiles": 2, "trophies": 4}
    assert table.score(0) == 25
    assert table.state.outcome().places == (1, 2)


@rule("OR-002", "OR-236")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match="for 2 to 4 players"):
        GAME.start(seats)
    assert "mode" not in [option.name for option in GAME.options]


@rule("OR-003", "OR-029", "OR-030", "OR-031")
def test_the_data_sums_to_the_rulebooks_numbers() -> None:
    assert sum(card.copies for card in BLOCKS.actions.item) == 14
    assert sum(card.copies for card in BLOCKS.permanents.item) == 14
    assert len(BLOCKS.goals.item) + len(BLOCKS.more_goals.item) == 20
    assert BLOCKS.tiles.count == [10, 8, 6, 4, 2]
    assert sum(BLOCKS.tiles.count) == 30
    assert sorted(BLOCKS.hunting_tokens.values) == [4, 5, 6, 6, 7, 8]
    assert sorted(BLOCKS.strait_tokens.values) == [3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5]
    table = Table(4)
    assert sum(pawn.count for pawn in table.view(None).supply) + 1 == 36
    assert sum(player.villages for player in table.view(None).players) == 36


@rule("OR-004", "OR-022")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_nine_villages_and_none_on_the_board(seats: int) -> None:
    view = Table(seats).view(None)
    assert [player.villages for player in view.players] == [9] * seats
    assert [player.pawns for player in view.players] == [0] * seats
    assert all(land.owner is None for land in view.territories)


@rule("OR-005", "OR-226")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_yellow_territories_have_nothing_to_do_with_who_plays_yellow(seat: int) -> None:
    """Whoever has the yellow villages of the box: pawns on yellow count for everybody, others for nobody."""
    table = Table(4)
    table.stand_anyhow(seat, "af_lak", "eu_ara", "eu_ura")  # orange
    assert not table.goal(seat, "on_yellow")
    table.stand_anyhow(seat, "af_nil", "af_con")
    assert not table.goal(seat, "on_yellow")
    table.stand_anyhow(seat, "eu_eas")
    assert table.goal(seat, "on_yellow")
    assert not any(table.goal(other, "on_yellow") for other in range(4) if other != seat)


@rule("OR-004", "OR-005")
def test_the_rules_know_players_by_their_seats_not_by_colours() -> None:
    view = Table(4).view(None)
    assert [player.seat for player in view.players] == [0, 1, 2, 3]
    assert "colour" not in msgspec.structs.asdict(view.players[0])


@rule("OR-006", "OR-007", "OR-008", "OR-034")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_basic_set_holds_every_combination_once(seats: int) -> None:
    table = Table(seats, skin="brown")
    pawns = [(pawn.height, pawn.strength, pawn.colour, pawn.count) for pawn in table.view(None).supply]
    wanted = [(h, s, colour, 1) for h in (1, 2, 3) for s in (1, 2, 3) for colour in ("white", "brown", "black")]
    wanted.remove((1, 1, "brown", 1))
    assert pawns == wanted
    assert table.pawn("af_ori") == "h1s1_brown"


@rule("OR-009", "OR-035", "OR-235")
def test_with_four_players_pawns_of_height_2_are_there_twice() -> None:
    supply = {pawn.id: pawn.count for pawn in Table(4).view(None).supply}
    assert supply["h2s3_black"] == 2
    assert supply["h3s3_black"] == 1
    assert sum(supply.values()) == 35
    assert {id for id, count in supply.items() if count == 2} == {
        f"h2s{s}_{skin}" for s in (1, 2, 3) for skin in ("white", "brown", "black")
    }


@rule("OR-010")
def test_there_are_six_continents() -> None:
    assert {land.continent for land in LANDS.values()} == {
        *("africa", "eurasia", "north_america", "south_america", "oceania", "antarctica")
    }


@rule("OR-011")
def test_straits_part_continents_except_inside_oceania() -> None:
    inside = [ends for ends in CROSSINGS if LANDS[ends[0]].continent == LANDS[ends[1]].continent]
    assert inside == [("oc_pap", "oc_nor")]
    assert LANDS["af_mag"].continent != LANDS["eu_wes"].continent
    for name, land in LANDS.items():  # land alone leads nowhere else
        assert {LANDS[other].continent for other in land.land} == {land.continent}, name


@rule("OR-012")
def test_eleven_straits_join_two_territories_each() -> None:
    assert len(CROSSINGS) == 11
    ends = [end for pair in CROSSINGS for end in pair]
    assert len(set(ends)) == 22
    assert set(CROSSINGS) == {
        *(("af_mag", "eu_wes"), ("af_nil", "eu_ana"), ("af_hor", "eu_ara"), ("af_cap", "an_mau")),
        *(("eu_nor", "na_gre"), ("eu_chu", "na_ala"), ("na_mex", "sa_ori"), ("sa_pat", "an_pen")),
        *(("eu_sea", "oc_sun"), ("oc_pap", "oc_nor"), ("oc_sou", "an_wil")),
    }


@rule("OR-013", "OR-014")
def test_five_territories_are_green_and_all_but_origin_have_a_reward_colour() -> None:
    colours = {name: land.colour for name, land in LANDS.items()}
    assert list(colours.values()).count("green") == 5
    assert {name for name, colour in colours.items() if colour == "origin"} == {"af_ori"}
    assert set(colours.values()) == {*COLUMNS, "green", "origin"}


@rule("OR-015")
def test_the_map_hangs_together_and_neighbours_differ_in_colour() -> None:
    colours = [land.colour for land in LANDS.values()]
    assert [colours.count(c) for c in ("yellow", "orange", "lilac", "brown", "green")] == [10, 10, 9, 9, 5]
    continents = [land.continent for land in LANDS.values()]
    wanted = {"africa": 8, "eurasia": 14, "north_america": 8, "south_america": 5, "oceania": 5, "antarctica": 4}
    assert {name: continents.count(name) for name in wanted} == wanted
    assert tuple(LANDS) == TERRITORIES
    near = {name: {*land.land} for name, land in LANDS.items()}
    for a, b in CROSSINGS:
        near[a].add(b)
        near[b].add(a)
    for name, others in near.items():
        for other in others:
            assert name in near[other]
            assert LANDS[name].colour != LANDS[other].colour
    found, fresh = {"af_ori"}, ["af_ori"]
    while fresh:
        more = near[fresh.pop()] - found
        found |= more
        fresh += more
    assert found == set(LANDS)
    assert len({end for pair in CROSSINGS for end in pair}) == 2 * len(CROSSINGS)


@rule("OR-016")
def test_origin_has_six_land_neighbours_and_no_strait() -> None:
    view = Table().at("af_ori")
    assert sorted(view.land) == ["af_con", "af_hor", "af_lak", "af_mag", "af_nil", "af_wes"]
    assert view.strait is None


@rule("OR-017", "OR-020")
def test_nothing_ever_ends_on_origin() -> None:
    """Its pawn belongs to nobody, and no word puts another one there."""
    table = Table()
    table.stand(0, af_nil="h3s3_white", af_hor="h2s2_white")
    table.stand(1, af_con="h1s1_black")
    assert table.owner("af_ori") is None
    assert not [word for word in table.legal() if word.endswith("af_ori")]
    assert table.why("evolve h1s1_brown af_ori") == "occupied"
    assert table.why("migrate af_nil af_ori") == "occupied"
    table.say("swap af_hor af_con")
    assert table.pawn("af_ori") == "h1s1_white"
    assert table.owner("af_ori") is None


@rule("OR-101")
def test_tiles_of_a_level_are_all_alike() -> None:
    """A word names the column and the level of a tile, nothing else; equal ones are offered once."""
    table = Table()
    table.board(yellow=(1, 1, 1))
    table.say("evolve h1s1_brown af_nil")
    assert table.legal("take") == ["take yellow 1"]
