"""Set-up for three to five players (FS-009 … FS-029)."""

from __future__ import annotations

from collections import Counter

import pytest

from dolmen import CHANCE
from dolmen.core.rng import Rng
from dolmen.games.first_sparks.words import WORDS
from rulebook.first_sparks.table import BOARD_R, BOARDS, GAME, Table
from rulebook.rule import rule


@rule("FS-009", "FS-250", "FS-218")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_same_course_for_every_number_of_players(seats: int) -> None:
    table = Table(seats)
    assert table.round == 1
    assert table.phase == "buying"
    assert table.foods() == [7] * seats
    table.finish_round()
    assert table.round == 2


@rule("FS-010")
def test_each_player_starts_with_food_worth_seven() -> None:
    assert Table(4, until="herbs").foods() == [7, 7, 7, 7]


@rule("FS-011", "FS-252")
def test_food_lies_open() -> None:
    for viewer in (0, 1, 2, None):
        assert [player.food for player in Table().view(viewer).players] == [7, 7, 7]


@rule("FS-012", "FS-013")
def test_four_players_draw_the_herbs_one_to_four_and_the_highest_is_first() -> None:
    table = Table(4, until="herbs")
    assert table.legal() == ["deal 1", "deal 2", "deal 3", "deal 4"]
    assert table.boxed() == [5, 6]
    table.fate("deal 2", "deal 4", "deal 1", "deal 3")
    assert [table.cards(seat) for seat in range(4)] == [[2], [4], [1], [3]]
    assert table.order() == [1, 3, 0, 2]
    assert [player.place for player in table.view(None).players] == [3, 1, 4, 2]


@rule("FS-014")
def test_each_marker_stands_on_one_before_anything_stands_on_the_map() -> None:
    view = Table(until="placement").view(None)
    assert [(player.marker, player.size) for player in view.players] == [(1, 0)] * 3


@rule("FS-015", "FS-016")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_opening_harvest_is_the_same_for_all_and_no_refill_comes_before_the_first_bureaucracy(seats: int) -> None:
    opening = {"berry": 4, "fish": 2, "bear": 3, "mammoth": 2}
    assert Table(seats, until="herbs").harvest() == opening
    table = Table(seats)
    assert table.harvest() == opening
    table.everybody_passes()
    table.nobody_spreads()
    after = {food: n + refill for (food, n), refill in zip(opening.items(), table.refill(), strict=True)}
    assert table.harvest() == after


@rule("FS-017", "FS-018", "FS-201")
def test_grain_never_runs_out_and_is_no_part_of_the_counted_harvest() -> None:
    table = Table()
    table.give(0, cards=(3, 12, 19, 27, 34, 39, 18))
    for _ in range(12):
        table.give(0, food=50)
        table.jump("hunting")
        assert table.hunted(0) == {"grain": 1 + 20 + 5}
    assert [view.food for view in table.view(None).harvest] == ["berry", "fish", "bear", "mammoth"]


@rule("FS-019")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_as_many_tiles_as_players_and_three_for_two(seats: int, tiles: int) -> None:
    for map_ in ("laid", "random", "beginner"):
        state = GAME.start(seats, map=map_)
        rng = Rng(seats)
        while state.asked().name in ("deal", "tile", "lay", "turn"):
            legal = state.legal()
            state.apply(state.sample(rng) if state.to_move == CHANCE else legal[rng.below(len(legal))])
        assert len(GAME.view(state, None).tiles) == tiles


@rule("FS-020")
@pytest.mark.parametrize(
    ("seats", "pool"),
    [(2, "1234"), (3, "1234"), (4, "12345"), (5, "123456"), (6, "123456")],
)
def test_tiles_are_drawn_from_those_marked_for_the_number_of_players(seats: int, pool: str) -> None:
    table = Table(seats, until="tiles")
    assert table.legal() == [f"tile t{n}" for n in pool]
    assert table.state.weights() == [1] * len(pool)
    table.fate("tile t2")
    assert table.legal() == [f"tile t{n}" for n in pool if n != "2"]


@rule("FS-021")
def test_in_order_each_player_draws_a_tile_and_lays_it() -> None:
    table = Table(until="tiles", herbs=(1, 3, 2))
    layers = []
    for tile, cell, rotation in BOARD_R:
        table.fate(f"tile {tile}")
        layers.append(table.to_move)
        if tile != "t1":
            table.say(f"lay {cell}")
            assert table.asked == "turn"
            table.say(f"turn {rotation}")
    assert [event["seat"] for event in table.events("laid")] == [1, 2, 0]
    assert layers[1:] == [2, 0]
    assert [(tile.q, tile.r, tile.rotation) for tile in table.view(None).tiles] == [(0, 0, 0), (0, 1, 0), (-1, 1, 5)]


@rule("FS-021")
def test_fate_can_lay_the_map_and_a_map_of_ours_can_lie_ready() -> None:
    table = Table(6, until="tiles", map="random")
    rng = Rng(3)
    laid: list[set[tuple[int, int]]] = []
    while table.asked in ("tile", "lay", "turn"):
        assert table.to_move == CHANCE
        weights = table.state.weights()
        if table.asked != "lay":  # which tile comes, and how it is turned, is equally likely
            assert weights == [1] * len(table.legal())
        else:  # and so is every way to lie: a cell weighs as much as it has rotations
            ways = legal_by_hand(laid, min(len(laid), 2))
            cells = [word.split(" ")[1] for word in table.legal()]
            assert dict(zip(cells, weights, strict=True)) == Counter(cell for cell, _ in ways)
        table.state.apply(table.state.sample(rng))
        laid = [hexes("", tile.cell, tile.rotation) for tile in table.view(None).tiles]
    assert len(laid) == 6
    ready = Table(until="tiles", map="beginner")
    assert ready.asked == "first-member"
    assert [(tile.id, tile.cell, tile.rotation) for tile in ready.view(None).tiles] == list(BOARD_R)


@rule("FS-022")
def test_the_second_tile_touches_the_first_along_a_side() -> None:
    table = Table(until="tiles")
    table.fate("tile t1", "tile t2")
    occupied = {(0, 0), (1, 0)}
    ways = ways_to_lay(table)
    assert ways == legal_by_hand([occupied], 1)
    assert len(ways) == 60
    assert table.why("lay g7") == "cell-taken"
    assert table.why("lay a1") == "too-far"


@rule("FS-023")
def test_every_later_tile_touches_two_different_tiles() -> None:
    table = Table(until="tiles")
    table.lay("t1", "g7", 0)
    table.lay("t2", "g8", 0)
    table.fate("tile t3")
    tiles = [{(0, 0), (1, 0)}, {(0, 1), (1, 1)}]
    assert ways_to_lay(table) == legal_by_hand(tiles, 2)
    # It may not lie along t2 alone.
    assert ("g9", 0) not in ways_to_lay(table)
    table.say("lay f8", "turn 5")
    table = Table(6, until="tiles")
    for tile, cell, rotation in BOARDS[6][:5]:
        table.lay(tile, cell, rotation)
    table.fate("tile t6")
    assert ways_to_lay(table) == legal_by_hand([hexes(*tile) for tile in BOARDS[6][:5]], 2)


STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def hexes(tile: str, cell: str, rotation: int) -> set[tuple[int, int]]:
    q, r = "abcdefghijklmn".index(cell[0]) - 6, int(cell[1:]) - 7
    return {(q, r), (q + STEPS[rotation][0], r + STEPS[rotation][1])}


def ways_to_lay(table: Table) -> set[tuple[str, int]]:
    ways = set()
    for word in table.state.legal():
        twin = table.state.copy()
        twin.apply(word)
        cell = WORDS.text(word).split(" ")[1]
        ways |= {(cell, int(WORDS.first[turn])) for turn in twin.legal()}
    return ways


def legal_by_hand(tiles: list[set[tuple[int, int]]], wanted: int) -> set[tuple[str, int]]:
    """All ways to lie that overlap nothing and touch so many tiles, found without any grid."""
    taken = set().union(*tiles)
    ways = set()
    for column in "abcdefghijklmn":
        for row in range(1, 14):
            for rotation in range(6):
                tile = hexes("", f"{column}{row}", rotation)
                around = {(q + dq, r + dr) for q, r in tile for dq, dr in STEPS}
                if not tile & taken and sum(bool(around & other) for other in tiles) >= wanted:
                    ways.add((f"{column}{row}", rotation))
    return ways


@rule("FS-024", "FS-198")
def test_the_refill_is_the_base_and_one_for_each_ground() -> None:
    table = Table()  # 3 players; 2 berry, 1 fish, 1 bear and 2 mammoth grounds
    assert table.refill() == (5, 3, 2, 3)
    four = Table(4)  # 3 berry bushes, 2 lakes, 2 forests, 1 valley
    assert four.refill() == (7, 4, 3, 2)
    for _ in range(3):
        four.finish_round()
        assert four.refill() == (7, 4, 3, 2)


@rule("FS-025")
def test_cards_seven_to_fourteen_lie_in_two_ascending_rows() -> None:
    table = Table()
    assert table.current() == [7, 8, 9, 10]
    assert table.next() == [11, 12, 13, 14]


@rule("FS-026", "FS-027", "FS-028")
@pytest.mark.parametrize(("seats", "boxed", "above"), [(3, 6, 21), (4, 3, 24), (5, 0, 27)])
def test_cards_are_boxed_unseen_and_the_shuffle_card_lies_under_the_rest(seats: int, boxed: int, above: int) -> None:
    table = Table(seats)
    view = table.view(None).deck
    assert view.cards == above + 1
    assert view.shuffle_card
    assert view.unseen == list(range(15, 42))
    assert len(view.unseen) - above == boxed
    table.last_above(1)
    table.finish_round()  # one draw for the unsold card; then the shuffle card comes
    assert table.state.shuffled


@rule("FS-029")
def test_any_unseen_card_may_come_next() -> None:
    table = Table()
    table.say("offer 8", "decline", "decline")
    assert table.draws() == list(range(15, 42))
    assert table.state.weights() == [1] * 27
    assert table.view(0).legal == []


@rule("FS-012", "FS-133")
def test_every_card_of_the_deck_and_all_herbs_can_be_drawn() -> None:
    for table in (Table(until="herbs"), Table()):
        if table.to_move != CHANCE:
            table.say("offer 7", "decline", "decline")
        assert table.to_move == CHANCE
        drawn = {table.state.sample(Rng(seed)) for seed in range(600)}
        assert sorted(drawn) == table.state.legal()


@rule("FS-021")
def test_on_a_random_map_fate_says_where_a_tile_lies_and_how_it_is_turned() -> None:
    table = Table(6, until="tiles", map="random")
    rng = Rng(5)
    families = {"tile": "tile", "lay": "lie", "turn": "face"}
    said = []
    while table.asked in ("tile", "lay", "turn"):
        assert table.to_move == CHANCE
        assert {word.split()[0] for word in table.legal()} == {families[table.asked]}
        assert len(table.state.weights()) == len(table.legal())
        word = table.state.sample(rng)
        assert word in table.state.legal()
        said.append(WORDS.text(word).split()[0])
        table.state.apply(word)
    assert said == ["tile", *["tile", "lie", "face"] * 5]


@rule("FS-020", "FS-021")
@pytest.mark.parametrize("second", ["t1", "t2", "t6"])
def test_whichever_tile_is_drawn_the_next_in_order_lays_it(second: str) -> None:
    table = Table(6, until="tiles")
    table.fate("tile t3", f"tile {second}")
    assert table.to_move == table.state.order[1]
    assert all(word.startswith("lay ") for word in table.legal())
