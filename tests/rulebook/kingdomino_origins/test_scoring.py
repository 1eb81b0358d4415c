"""«Конец игры» of Discovery mode: regions, the score sheet and ties (KO-066 … KO-080)."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.kingdomino_origins.table import GAME, Table
from rulebook.rule import rule

EXAMPLE = "J D D1 L L1 / J1 G G L1 Q / J V2 H D Q1 / J+2 D D Q Q1 / G G G+1 G V1"


def points(text: str) -> int:
    return Table().end(text).scores[0]


@rule("KO-066")
def test_regions_are_joined_by_sides_not_by_corners() -> None:
    assert points("H L1 L / . . L") == 3
    assert points("H L1 D / . D L") == 1
    assert points("L1 H / D L") == 1


@rule("KO-067")
def test_separate_regions_of_one_terrain_score_on_their_own() -> None:
    table = Table()
    assert table.end("L1 L H L L1 L").scores[0] == 2 + 3
    assert [item.numbers for item in table.state.outcome().items[0]] == [
        *({"squares": 2, "fires": 1}, {"squares": 3, "fires": 1}),
    ]


@rule("KO-068", "KO-061")
def test_a_region_scores_squares_times_fires() -> None:
    """3 L squares with L1 and L1 score 3 × 2 = 6; with a +2 token on the third 3 × 4 = 12."""
    assert points("H L1 L1 L") == 6
    assert points("H L1 L1 L+2") == 12


@rule("KO-069")
def test_a_region_without_fire_scores_nothing() -> None:
    table = Table()
    assert table.end("H D D D D").scores[0] == 0
    assert table.sheet() == [("desert", 0)]


@rule("KO-070")
def test_the_start_tile_belongs_to_no_region_and_joins_none() -> None:
    assert points("L1 H L") == 1
    assert points("L H+3 L") == 0


@rule("KO-071", "KO-072")
def test_the_example_scores_32_in_the_order_of_the_pad() -> None:
    table = Table()
    outcome = table.end(EXAMPLE)
    assert outcome.scores[0] == 32
    lines = [(item.key, item.numbers["squares"], item.numbers["fires"], item.points) for item in outcome.items[0]]
    totals: dict[str, int] = {}
    for key, squares, fires, scored in lines:
        assert squares * fires == scored
        totals[key] = totals.get(key, 0) + scored
    assert list(totals.items()) == [("desert", 2), ("steppe", 4), ("lake", 6), ("jungle", 12), ("quarry", 8)]
    by_terrain = {key: sorted((s, f) for k, s, f, _ in lines if k == key) for key in totals}
    assert by_terrain == {
        "desert": [(1, 0), (2, 0), (2, 1)],
        "steppe": [(2, 0), (4, 1)],
        "lake": [(3, 2)],
        "jungle": [(4, 3)],
        "quarry": [(4, 2)],
    }


@rule("KO-073")
def test_empty_cells_cost_nothing() -> None:
    assert points("H L1 . . / . L . .") == 2


@rule("KO-074")
def test_most_points_win() -> None:
    outcome = Table().end("H L1", "H L1 L", "H L", "H L1 L L1")
    assert outcome.scores == (1, 2, 0, 6)
    assert outcome.places == (3, 2, 4, 1)
    assert outcome.tie_breaks == ()


def largest(outcome_text: tuple[str, ...], **options: Any) -> tuple[int, ...]:
    return Table(len(outcome_text), **options).end(*outcome_text).places


@rule("KO-075")
def test_a_tie_goes_to_the_larger_single_region_fires_or_not() -> None:
    """Largest regions 7 (no fire) and 6: the first wins, though it has fewer fires."""
    places = largest(("H D D D D D D D / . L1 L . . . . .", "H G1 G / D D D . / D D D .", "H"))
    assert places[:2] == (1, 2)


@rule("KO-075")
def test_it_is_the_largest_region_not_the_whole_territory() -> None:
    assert largest(("H D D D", "H D D G G L L", "H"))[:2] == (1, 2)


@rule("KO-076")
def test_a_group_of_volcanoes_counts_as_a_region_unless_the_table_says_no() -> None:
    texts = ("H V1 V1 V2", "H D D", "H")
    assert largest(texts) == (1, 2, 3)
    assert largest(texts, volcano_region="ignored") == (2, 1, 2)


@rule("KO-077")
def test_then_more_fires_win() -> None:
    outcome = Table(3).end("H D1 D", "H+1 D1 D", "H D D")
    assert outcome.scores == (2, 2, 0)
    assert outcome.places == (2, 1, 3)
    assert Table(3).end("H Q1 Q1 Q", "H Q2 Q Q", "H").places == (1, 1, 3)


@rule("KO-077")
def test_the_example_has_nine_fires() -> None:
    """6 printed and 3 on tokens; dominoes set aside do not count."""
    table = Table()
    table.draw(1, EXAMPLE)
    table.territory(1).aside |= 1 << 46
    outcome = table.end(EXAMPLE)
    assert [tie.numbers for tie in outcome.tie_breaks if tie.key == "fires" and 0 in tie.seats] == [(9, 9)]


@rule("KO-078")
def test_still_tied_players_share_the_victory() -> None:
    outcome = Table().end("H L1 L", "L L1 H", "H L1", "H")
    assert outcome.winners == (0, 1)
    assert outcome.places == (1, 1, 3, 4)
    assert Table().end("H L1 L", "L L1 H", "H L1", "H").tie_breaks[-1].key == "fires"


@rule("KO-079")
def test_each_criterion_is_applied_to_those_still_tied() -> None:
    """All have 4 points; the largest region parts off the last, fires part the first from the second."""
    table = Table()
    outcome = table.end("H D1 D D D", "H L+1 L L L", "H G1 G G G", "H Q2 Q")
    assert outcome.scores == (4, 4, 4, 4)
    assert outcome.places == (1, 1, 1, 4)
    more = Table().end("H+1 D1 D D D", "H L+1 L L L", "H+2 G1 G G G", "H Q2 Q")
    assert more.places == (2, 3, 1, 4)
    assert [tie.key for tie in more.tie_breaks] == ["region", "fires"]
    assert more.tie_breaks[1].seats == (0, 1, 2)


@rule("KO-080", "KO-167")
@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
def test_ties_are_parted_alike_in_all_modes_after_bonuses(mode: str) -> None:
    """The first is 10 points behind, and level with the bonus; then its larger region wins."""
    tied = Table(3, mode=mode, middle="true")
    outcome = tied.end("D D D / D H D / D D D", "L1 L L1 L L / . . . . H", "H L1 L")
    assert outcome.scores == (10, 10, 12)
    assert outcome.places == (2, 3, 1)
    assert outcome.tie_breaks[0].numbers == (8, 5)


@rule("KO-075")
def test_ties_are_not_parted_before_the_end() -> None:
    table = Table(3)
    table.draw(0, "H D D D")
    outcome = table.state.outcome()
    assert outcome.places == (1, 1, 1)
    assert outcome.tie_breaks == ()


def test_the_score_sheet_always_adds_up() -> None:
    for seed, mode in enumerate(("discovery", "totem", "tribe")):
        table = Table(3, mode=mode, middle="true", complete="true")
        table.finish(seed)
        assert list(table.state.outcome().scores) == table.state.scores()
        assert GAME.view(table.state, None).outcome == table.state.outcome()
