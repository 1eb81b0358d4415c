"""«Дополнительные правила для 3 режимов игры» (KO-160 … KO-167)."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.kingdomino_origins.table import Table
from rulebook.kingdomino_origins.test_scoring import EXAMPLE
from rulebook.rule import rule

SHIFTED = "D J D D1 L / L1 J1 G G L1 / Q J V2 H D / Q1 J+2 D D Q / Q1 G G G+1 G"


def score(text: str, seats: int = 4, **options: Any) -> int:
    return Table(seats, **options).end(text).scores[0]


@rule("KO-160")
@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
def test_both_bonuses_may_be_used_in_any_mode_each_on_its_own(mode: str) -> None:
    assert score(EXAMPLE, mode=mode) == 32
    assert score(EXAMPLE, mode=mode, middle="true") == 42
    assert score(EXAMPLE, mode=mode, complete="true") == 37
    assert score(EXAMPLE, mode=mode, middle="true", complete="true") == 47


@rule("KO-161")
def test_the_hut_in_the_middle_brings_ten() -> None:
    """The 32-point territory: 42. H one column off the middle of a full 5×5: nothing."""
    assert score(EXAMPLE, middle="true") == 42
    assert score(SHIFTED, middle="true") == score(SHIFTED)


@rule("KO-161", "KO-163")
@pytest.mark.parametrize("text", ["D D D H", "H D D D", "D / D / D / H", "H / D / D / D"])
def test_a_square_three_away_on_any_side_spoils_it(text: str) -> None:
    assert score(text, middle="true") == score(text, middle="true", centre="equal") == 0


@rule("KO-161")
def test_the_middle_counts_at_the_end_only() -> None:
    table = Table(middle="true", complete="true")
    assert table.points() == 0
    assert table.end("H D").scores[0] == 10


@rule("KO-162")
def test_an_incomplete_territory_still_gets_it() -> None:
    assert score("D D D D D / D . D . D / D D H D D / D . D D D / D D D D D", middle="true") == 10


@rule("KO-163")
def test_the_middle_of_a_small_territory() -> None:
    """Left 2, right 2, up 2, down 1: +10 by default, nothing with equal extents; left 3: nothing in both."""
    four = "D D D D D / D D D D D / D D H D D / D D D D D"
    assert score(four, middle="true") == 10
    assert score(four, middle="true", centre="equal") == 0
    left = "D D D H D / D D D D D"
    assert score(left, middle="true") == score(left, middle="true", centre="equal") == 0
    even = "D D D / D H D / D D D"
    assert score(even, middle="true", centre="equal") == 10
    off = "D D D / H D D / D D D"
    assert score(off, middle="true") == 10
    assert score(off, middle="true", centre="equal") == 0


@rule("KO-164")
def test_a_full_territory_brings_five() -> None:
    assert score(SHIFTED, complete="true") == score(SHIFTED) + 5
    assert score(EXAMPLE, complete="true", middle="true") == 47
    hole = "J D D1 L L1 / J1 G G L1 Q / J V2 H D Q1 / J+2 D D Q Q1 / G G G+1 . ."
    assert score(hole, complete="true") == score(hole)


@rule("KO-164")
def test_the_sheet_says_how_many_of_all_squares_there_are() -> None:
    for seats, full in ((4, 25), (2, 49)):
        line = Table(seats, complete="true").end("D H D").items[0][-1]
        assert (line.key, line.points, line.numbers) == ("complete", 0, {"squares": 3, "full": full})


@rule("KO-164", "KO-165")
def test_full_means_that_no_domino_was_set_aside() -> None:
    seen = set()
    for seed in range(60):
        table = Table(3, complete="true")
        table.finish(seed)
        for seat in range(3):
            t = table.territory(seat)
            full = t.size == 25
            assert full == (t.aside == 0)
            assert t.size == 25 - 2 * int(t.aside).bit_count()
            assert dict(table.sheet(seat))["complete"] == (5 if full else 0)
            seen.add(full)
    assert seen == {True, False}


@rule("KO-166")
def test_dominoes_left_over_do_not_spoil_it() -> None:
    table = Table(3, complete="true")
    assert table.state.left_over
    assert table.end(EXAMPLE).scores[0] == 37


@rule("KO-167")
def test_bonuses_are_part_of_the_total() -> None:
    outcome = Table(3, middle="true").end("H L1", "H L1 L L L L L", "H")
    assert outcome.scores == (11, 6, 10)
    assert outcome.places == (1, 3, 2)
