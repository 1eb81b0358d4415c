"""The tile set `classic`: the dominoes of 2017 (KO-188 … KO-197)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dolmen.core.errors import BadOption
from dolmen.core.rng import Rng
from rulebook.kingdomino_origins.table import GAME, Table
from rulebook.rule import rule

CLASSIC = """
1 W W  2 W W  3 F F  4 F F  5 F F  6 F F  7 L L  8 L L  9 L L  10 P P  11 P P  12 S S
13 W F  14 W L  15 W P  16 W S  17 F L  18 F P  19 W1 F  20 W1 L  21 W1 P  22 W1 S  23 W1 M  24 F1 W
25 F1 W  26 F1 W  27 F1 W  28 F1 L  29 F1 P  30 L1 W  31 L1 W  32 L1 F  33 L1 F  34 L1 F  35 L1 F  36 W P1
37 L P1  38 W S1  39 P S1  40 M1 W  41 W P2  42 L P2  43 W S2  44 P S2  45 M2 W  46 S M2  47 S M2  48 W M3
"""
FACES = {domino.id: domino.halves.split(" ") for domino in GAME.pack.blocks.classic.item}
SQUARES = Counter(half for faces in FACES.values() for half in faces)


def classic(seats: int = 4, **options: Any) -> Table:
    return Table(seats, tiles="classic", **options)


@rule("KO-188")
def test_all_48_faces_are_those_of_the_list() -> None:
    parts = CLASSIC.split()
    listed = {int(parts[k]): [parts[k + 1], parts[k + 2]] for k in range(0, len(parts), 3)}
    assert listed == FACES
    assert len({tuple(faces) for faces in FACES.values()}) == 33
    assert FACES[39] == ["P", "S1"]
    table = classic()
    assert table.row == [1, 5, 7, 10]
    shown = [[half.terrain for half in domino.halves] for domino in GAME.view(table.state, None).row]
    assert shown == [["wheat"] * 2, ["forest"] * 2, ["lake"] * 2, ["pasture"] * 2]


@rule("KO-189")
def test_the_squares_of_each_terrain() -> None:
    counts: Counter[str] = Counter()
    for half, n in SQUARES.items():
        counts[half[0]] += n
    assert counts == {"W": 26, "F": 22, "L": 18, "P": 14, "S": 10, "M": 6}
    assert counts.total() == 96


@rule("KO-190")
def test_the_crowns_of_each_terrain() -> None:
    crowns: Counter[str] = Counter()
    for half, n in SQUARES.items():
        crowns[half[0]] += n * int(half[1:] or 0)
    assert crowns == {"W": 5, "F": 6, "L": 6, "P": 6, "S": 6, "M": 10}
    by_number = {k: {half[0]: n for half, n in SQUARES.items() if half[1:] == str(k)} for k in (1, 2, 3)}
    assert by_number == {
        1: {"W": 5, "F": 6, "L": 6, "P": 2, "S": 2, "M": 1},
        2: {"P": 2, "S": 2, "M": 3},
        3: {"M": 1},
    }
    assert [n for n, faces in FACES.items() if "M" in faces] == [23]
    assert FACES[48] == ["W", "M3"]


@rule("KO-191")
def test_crowns_score_like_fires_and_all_six_terrains_score() -> None:
    assert classic().end("H W1 W W W").scores[0] == 4
    assert classic().end("H M3 M2").scores[0] == 10
    table = classic()
    table.end("W1 F1 L1 / P1 S1 M1 / H . .")
    assert table.sheet() == [(name, 1) for name in ("wheat", "forest", "lake", "pasture", "swamp", "mine")]
    tied = classic(3).end("H W1 W W W", "H S2 S . / . W W . / . W W .", "H")
    assert tied.scores[:2] == (4, 4)
    assert tied.tie_breaks[1].numbers == (1, 2)
    assert tied.places[:2] == (2, 1)


@rule("KO-192")
def test_there_is_no_fire_step() -> None:
    table = classic()
    asked = set()
    rng = Rng(3)
    while not table.over:
        asked.add(table.asked)
        table.step(rng)
    assert asked == {"place", "choose", "reveal"}
    assert not any(any(t.pieces) for t in table.state.territories)


@rule("KO-192")
def test_there_are_no_fire_tokens() -> None:
    assert GAME.view(classic().state, None).tokens == []
    assert [token.left for token in GAME.view(Table().state, None).tokens] == [5, 4, 1]


@rule("KO-193")
@pytest.mark.parametrize("mode", ["totem", "tribe"])
def test_only_discovery_goes_with_classic(mode: str) -> None:
    with pytest.raises(BadOption, match=f"tiles=classic goes with mode=discovery only, not with mode={mode}"):
        GAME.start(4, tiles="classic", mode=mode)


@rule("KO-194")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_course_of_the_game_is_that_of_discovery(seats: int) -> None:
    table = classic(seats)
    table.finish(2)
    assert table.state.round == 12
    assert len(table.events("left-over")) == (12 if seats == 3 else 0)
    assert all(len({event["domino"] for event in table.events("revealed")}) == 48 for _ in (0,))
    for t in table.state.territories:
        assert t.right - t.left < (7 if seats == 2 else 5)
        assert t.bottom - t.top < (7 if seats == 2 else 5)


@rule("KO-195")
def test_two_players_play_the_large_game() -> None:
    table = classic(2)
    assert table.box.side == 7
    assert [int(seat) for seat in table.state.chiefs] == [0, 1, 1, 0]
    table.finish()
    taken = [(int(t.size) - 1) // 2 + int(t.aside).bit_count() for t in table.state.territories]
    assert taken == [24, 24]


@rule("KO-196")
def test_the_bonuses_work_unchanged() -> None:
    full = " / ".join(["W W W W W"] * 2 + ["W W H W W"] + ["W W W W W"] * 2)
    assert classic().end(full).scores[0] == 0
    assert classic(middle="true", complete="true").end(full).scores[0] == 15
    assert classic(middle="true").end(full).scores[0] == 10


@rule("KO-197")
def test_the_start_tile_is_the_same_joker() -> None:
    table = classic()
    assert len(table.places(48)) == 24
    assert classic().end("W1 H W").scores[0] == 1
