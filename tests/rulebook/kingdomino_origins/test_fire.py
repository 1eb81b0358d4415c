"""«Вулканы» and «Правила размещения костров» (KO-045 … KO-063)."""

from __future__ import annotations

from typing import Any

import pytest

from conftest import Numbers
from dolmen.core.rng import Rng
from dolmen.games.kingdomino_origins.box import GRID
from dolmen.games.kingdomino_origins.placing import Firing
from dolmen.games.kingdomino_origins.words import CELLS
from rulebook.kingdomino_origins.table import GAME, Cell, Table, cells
from rulebook.rule import rule


def erupt(table: Table, cell: str) -> None:
    """Let the volcano on a cell of seat 0 throw its fire now, as if it had just been added."""
    at = GRID[CELLS.index(cell)]
    table.state.push(Firing(0, at, table.box.craters[int(table.territory().squares[at])]))
    table.state.settle()


def targets(table: Table) -> set[Cell]:
    return {cells()[name] for name in table.offered("fire")} if table.asked == "fire" else set()


def field(volcano: int, **options: Any) -> Table:
    """A full 7×7 of desert for two players with the volcano beside the hut, which is in the middle."""
    rows = [["D"] * 7 for _ in range(7)]
    rows[3][3] = "H"
    rows[3][2] = f"V{volcano}"
    table = Table(2, **options)
    table.draw(0, " / ".join(" ".join(row) for row in rows))
    erupt(table, "w1")
    return table


@rule("KO-045", "KO-053", "KO-177")
@pytest.mark.parametrize(("volcano", "reach"), [(1, 3), (2, 2), (3, 1)])
def test_a_volcano_throws_its_fires_so_far_in_all_directions(volcano: int, reach: int) -> None:
    table = field(volcano)
    around = {(-1 + dx, dy) for dx in range(-reach, reach + 1) for dy in range(-reach, reach + 1)}
    inside = {(x, y) for x, y in around if abs(x) <= 3 and abs(y) <= 3} - {(-1, 0)}
    assert targets(table) == inside
    assert len(inside) == {1: 41, 2: 24, 3: 8}[volcano]
    assert table.state.asked().numbers == {"fires": volcano, "reach": reach}
    table.say("fire s1")
    assert table.piece("s1") == volcano


@rule("KO-053")
def test_the_distance_is_counted_in_straight_and_diagonal_steps() -> None:
    """V1 reaches 3 columns and 1 row away; V2 reaches (2,1) and (2,2), not (3,0)."""
    assert (2, 1) in targets(field(1))
    second = targets(field(2))
    assert {(1, 1), (1, 2)} <= second
    assert (2, 0) not in second
    assert field(2).why("fire e2") == "out-of-reach"


@rule("KO-046")
def test_the_token_is_placed_at_once() -> None:
    table = Table(first=(38, 39, 40, 42))
    table.say("place n1 right")
    assert (table.to_move, table.asked) == (0, "fire")
    table.say("fire n1")
    assert table.piece("n1") == 1
    assert table.asked == "choose"


@rule("KO-047")
def test_a_volcano_erupts_once_and_tokens_never_move(numbers: Numbers) -> None:
    for seed in range(numbers(1, 3, 30)):
        table = Table()
        rng = Rng(seed)
        burning: dict[tuple[int, int], int] = {}
        while not table.over:
            table.step(rng)
            for seat, t in enumerate(table.state.territories):
                for cell, piece in enumerate(map(int, t.pieces)):
                    assert piece == burning.get((seat, cell), piece)
                    if piece:
                        burning[(seat, cell)] = piece
        volcanoes = sum(event["domino"] in VOLCANOES for event in table.events("placed"))
        assert len(table.events("fired")) == volcanoes == len(burning)


VOLCANOES = {28, 29, 38, 39, 40, 42, 43, 44, 45, 48}


@rule("KO-048")
def test_a_token_is_one_piece_on_one_square() -> None:
    table = field(3)
    table.say("fire n1")
    assert [int(piece) for piece in table.territory().pieces if piece] == [3]
    assert table.asked != "fire"


@rule("KO-049")
def test_fire_lands_on_own_squares_only() -> None:
    table = Table()
    table.draw(0, "V1 H D")
    table.draw(1, "D H D / D D D")
    erupt(table, "w1")
    assert targets(table) == {(0, 0), (1, 0)}
    assert table.why("fire s1") == "no-square"
    table.say("fire e1")
    assert not any(table.territory(1).pieces)


@rule("KO-050")
@pytest.mark.parametrize("square", ["D1", "G1", "Q2", "D+1", "L+2", "J+3"])
def test_fire_does_not_land_where_there_is_fire(square: str) -> None:
    table = Table()
    table.draw(0, f"V2 H {square} D")
    table.state.territories[0] = table.territory().copy()
    erupt(table, "w1")
    assert targets(table) == {(0, 0)}
    assert table.why("fire e1") == "already-burning"


@rule("KO-051")
def test_the_fireless_half_of_a_burning_domino_is_a_target() -> None:
    """Domino 25 is D-L1: its D may be hit."""
    table = Table(first=(25, 28, 29, 40))
    table.say("place n1 left", "choose 9")
    table.until("place", round=2)
    assert table.to_move == 0
    table.hold(43)
    table.say("place s1 right")
    assert (0, -1) in targets(table)
    assert (-1, -1) not in targets(table)


@rule("KO-052")
def test_fire_does_not_land_on_a_volcano() -> None:
    table = Table()
    table.draw(0, "V1 H D V2 / . V3 . .")
    erupt(table, "w1")
    assert targets(table) == {(0, 0), (1, 0)}
    assert table.why("fire w1") == table.why("fire e2") == "volcano"


@rule("KO-054")
def test_four_squares_away_is_out_of_reach_of_every_volcano() -> None:
    table = Table()
    table.draw(0, "V1 D D D D / D D D D D / D D H D D / D D D D D / D D D D D")
    erupt(table, "n2w2")
    assert {x for x, _ in targets(table)} == {-2, -1, 0, 1}
    assert {y for _, y in targets(table)} == {-2, -1, 0, 1}
    assert table.why("fire s2") == "out-of-reach"


@rule("KO-055")
@pytest.mark.parametrize(
    ("ring", "volcano", "row"), [("V2 D D / . . D / L H D", "n2w1", -2), ("L H D / . . D / V2 D D", "s2w1", 2)]
)
def test_what_lies_between_does_not_matter(ring: str, volcano: str, row: int) -> None:
    """V2 and own squares around an empty middle: two steps straight on is legal, unless fire must cross tiles."""
    table = Table()
    table.draw(0, ring)
    erupt(table, volcano)
    assert (-1, 0) in targets(table)
    crossing = Table(fire_path_must_cross_tiles="true")
    crossing.draw(0, ring)
    erupt(crossing, volcano)
    assert targets(crossing) == {(0, row), (1, row), (1, row // 2)}
    assert crossing.why("fire w1") == "no-path"


@rule("KO-055")
@pytest.mark.parametrize("between", ["D1", "V1", "D+1", "D"])
def test_fire_flies_over_fire_and_volcanoes_with_either_reading(between: str) -> None:
    for option in ("false", "true"):
        table = Table(fire_path_must_cross_tiles=option)
        table.draw(0, f"V2 {between} L / . H .")
        erupt(table, "n1w1")
        assert (1, -1) in targets(table)


@rule("KO-055")
def test_fire_flies_over_the_hut_with_either_reading() -> None:
    for option in ("false", "true"):
        table = Table(fire_path_must_cross_tiles=option)
        table.draw(0, "V2 H L")
        erupt(table, "w1")
        assert (1, 0) in targets(table)


@rule("KO-056")
def test_the_other_half_of_the_volcanos_own_domino_is_a_target() -> None:
    table = Table(first=(48, 45, 44, 43))
    table.until("place")
    table.hold(48)
    table.say("place e2 left")
    assert targets(table) == {(0, 0), (2, 0)}


@rule("KO-057")
def test_desert_is_an_ordinary_target() -> None:
    table = Table(first=(28, 29, 38, 39))
    table.say("place e1 right", "fire e1")
    assert table.piece("e1") == 1
    assert table.points() == 1


@rule("KO-058")
def test_the_start_tile_may_be_hit_unless_the_table_says_no() -> None:
    """First domino 38 (G-V1) beside H: targets {G, H} by default, {G} with the option off."""
    table = Table(first=(38, 39, 40, 42))
    table.say("place e1 right")
    assert targets(table) == {(0, 0), (1, 0)}
    strict = Table(first=(38, 39, 40, 42), fire_on_start_tile="false")
    strict.say("place e1 right")
    assert targets(strict) == {(1, 0)}
    assert strict.why("fire hut") == "no-fire-on-start-tile"


@rule("KO-058")
def test_fire_on_the_start_tile_scores_only_for_the_tie_break_and_a_fire_lady() -> None:
    table = Table(mode="tribe")
    outcome = table.end("H+2 D@fire-lady D", "H D@fire-lady D", "H D D", "H+1 D D")
    assert outcome.scores == (2, 0, 0, 0)
    assert table.sheet(3) == [("desert", 0)]
    ties = {tie.key: dict(zip(tie.seats, tie.numbers, strict=True)) for tie in outcome.tie_breaks}
    assert ties["fires"] == {1: 0, 2: 0, 3: 1}
    assert outcome.places == (1, 3, 3, 2)


@rule("KO-059")
def test_throwing_is_compulsory_and_the_target_is_the_players_choice() -> None:
    table = Table(first=(28, 29, 38, 39))
    table.say("place e1 right")
    assert table.legal() == ["fire hut", "fire e1"]
    assert table.why("done") == "another-question"


@rule("KO-060")
def test_a_token_without_a_target_is_out_of_the_game() -> None:
    table = Table(fire_on_start_tile="false")
    table.draw(0, "D1 V1 H V2")
    asked = table.asked
    erupt(table, "w1")
    assert table.asked == asked
    assert not any(table.territory().pieces)
    assert table.territory().fizzled == 1
    assert [event["fires"] for event in table.events("fizzled")] == [1]


@rule("KO-060")
def test_in_play_no_token_is_ever_lost(numbers: Numbers) -> None:
    for seed in range(numbers(2, 10, 300)):
        table = Table(3 + seed % 2, mode=("discovery", "totem", "tribe")[seed % 3], fire_on_start_tile="false")
        table.finish(seed)
        assert not table.events("fizzled")


@rule("KO-061")
def test_tokens_count_like_printed_fires() -> None:
    table = Table()
    assert table.end("H Q2 Q").scores[0] == 4
    assert Table().end("H Q+2 Q").scores[0] == 4
    assert Table().end("H Q2 Q+1").scores[0] == 6


@rule("KO-062")
def test_volcanoes_score_nothing_and_craters_are_no_fires() -> None:
    table = Table()
    outcome = table.end("H V1 V2 V3", "H D D D", "H", "H L+1 G G G")
    assert outcome.scores == (0, 0, 0, 1)
    assert table.sheet(0) == []
    fires = {tie.seats: tie.numbers for tie in outcome.tie_breaks if tie.key == "fires"}
    assert fires == {(0, 1): (0, 0)}  # level with the deserts: six craters part nobody
    assert outcome.places == (2, 2, 4, 1)


@rule("KO-063")
def test_a_token_does_not_change_the_terrain() -> None:
    table = Table()
    table.draw(0, "V1 H D D")
    before = table.places(1)
    erupt(table, "w1")
    table.say("fire e2")
    assert table.squares()[(2, 0)] == "D"
    assert table.places(1) == before
    assert table.points() == 2


def test_the_view_shows_the_fire_in_the_air() -> None:
    table = Table(first=(44, 45, 47, 48))
    table.say("place e1 right")
    eruption = GAME.view(table.state, 1).eruption
    assert eruption is not None
    assert (eruption.seat, eruption.cell, eruption.fires, eruption.reach) == (0, "e2", 2, 2)
