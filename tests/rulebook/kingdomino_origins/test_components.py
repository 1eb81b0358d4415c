"""«Компоненты»: what is in the box (KO-001 … KO-010)."""

from __future__ import annotations

from collections import Counter

import pytest

from dolmen.core.errors import BadOption, BadSeats
from dolmen.games.kingdomino_origins.components import halves
from rulebook.kingdomino_origins.table import GAME, Table
from rulebook.rule import rule

ORIGINS = """
1:D-D  2:D-D  3:D-D  4:D-G  5:D-G  6:D-L  7:D-L  8:D-J  9:D-J  10:D-Q  11:D-Q  12:G-G
13:G-G  14:G-G  15:L-L  16:L-L  17:J-J  18:J-J  19:G-L  20:L-J  21:G-Q  22:G-Q  23:J-Q  24:D-G1
25:D-L1  26:D-J1  27:D-Q1  28:D-V1  29:D-V1  30:D1-G  31:D1-L  32:G1-L  33:G1-J  34:G-L1  35:L1-Q  36:G-J1
37:Q-Q1  38:G-V1  39:G-V1  40:L-V1  41:L-Q2  42:L-V2  43:J-V2  44:J-V2  45:Q-V2  46:L1-J2  47:J1-Q2  48:Q-V3
"""
FACES = {domino.id: domino.halves.split(" ") for domino in GAME.pack.blocks.origins.item}
SQUARES = Counter(half for faces in FACES.values() for half in faces)


@rule("KO-001")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_one_or_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadSeats, match="2 to 4 players"):
        GAME.start(seats)


@rule("KO-001", "KO-002")
@pytest.mark.parametrize(("seats", "chiefs"), [(2, 2), (3, 1), (4, 1)])
def test_everybody_has_a_start_tile_and_chiefs_of_their_own(seats: int, chiefs: int) -> None:
    table = Table(seats)
    assert len(table.state.territories) == seats
    standing = Counter(int(seat) for seat in table.state.chiefs if seat >= 0)
    assert standing == dict.fromkeys(range(seats), chiefs)
    assert sum(standing.values()) <= 8


@rule("KO-003")
def test_all_48_faces_are_those_of_the_list() -> None:
    listed = {int(n): faces.split("-") for n, _, faces in (entry.partition(":") for entry in ORIGINS.split())}
    assert listed == FACES
    assert len({tuple(faces) for faces in FACES.values()}) == 34


@rule("KO-004")
def test_the_squares_are_as_many_as_the_rulebook_counts() -> None:
    counts = {"D": 20, "D1": 2, "V1": 5, "V2": 4, "V3": 1, "G": 16, "G1": 3, "L": 13, "L1": 4}
    counts |= {"Q": 9, "Q1": 2, "Q2": 2, "J": 11, "J1": 3, "J2": 1}
    assert counts == SQUARES
    assert sum(SQUARES.values()) == 96
    terrains: Counter[str] = Counter()
    fires: Counter[str] = Counter()
    for half, n in SQUARES.items():
        terrains[half[0]] += n
        fires[half[0]] += n * int(half[1:] or 0)
    assert terrains == {"D": 22, "G": 19, "L": 17, "J": 15, "Q": 13, "V": 10}
    del fires["V"]
    assert fires == {"D": 2, "G": 3, "L": 4, "J": 5, "Q": 6}


@rule("KO-005")
def test_ten_dominoes_have_one_volcano_and_no_fire_beside_it() -> None:
    volcanoes = [n for n, faces in FACES.items() if any(half[0] == "V" for half in faces)]
    assert volcanoes == [28, 29, 38, 39, 40, 42, 43, 44, 45, 48]
    for n in volcanoes:
        assert [half[0] == "V" for half in FACES[n]] == [False, True]
        assert FACES[n][0] in ("D", "G", "L", "J", "Q")


@rule("KO-006")
def test_every_volcano_has_its_fire_token() -> None:
    tokens = GAME.pack.blocks.fire.tokens
    assert tokens == [5, 4, 1]
    assert tokens == [SQUARES["V1"], SQUARES["V2"], SQUARES["V3"]]
    view = GAME.view(Table().state, None)
    assert [(token.fires, token.left) for token in view.tokens] == [(1, 5), (2, 4), (3, 1)]


@rule("KO-007")
def test_every_square_with_a_resource_has_its_piece() -> None:
    pieces = {wood.id: wood.pieces for wood in GAME.pack.blocks.resources.item}
    assert pieces == {"mammoth": 16, "fish": 13, "mushroom": 11, "flint": 9}
    assert list(pieces.values()) == [SQUARES[code] for code in ("G", "L", "J", "Q")]
    assert GAME.census(Table(mode="totem").state)["resources"] == 49


@rule("KO-008")
def test_the_totems_are_worth_three_to_six() -> None:
    view = GAME.view(Table(mode="totem").state, None)
    assert [(t.resource, t.points) for t in view.totems] == [
        *(("mammoth", 3), ("fish", 4), ("mushroom", 5), ("flint", 6)),
    ]


@rule("KO-009")
def test_the_cave_has_four_open_spaces_and_a_stack_of_22_tiles_in_all() -> None:
    table = Table(mode="tribe")
    view = GAME.view(table.state, None)
    assert view.cave is not None
    assert len(view.cave.open) == 4
    assert view.cave.stack + 4 == 22
    copies = {caveman.id: caveman.copies for caveman in GAME.pack.blocks.cavemen.item}
    assert sum(n for name, n in copies.items() if name.startswith("warrior")) == 8
    assert sum(copies.values()) - 8 == 14


@rule("KO-010")
def test_a_game_is_played_in_one_of_three_modes() -> None:
    assert next(option for option in GAME.options if option.name == "mode").values == ("discovery", "totem", "tribe")
    with pytest.raises(BadOption, match="discovery, totem, tribe"):
        GAME.start(4, mode="totem tribe")
    discovery, totem, tribe = (GAME.view(Table(mode=mode).state, 0) for mode in ("discovery", "totem", "tribe"))
    assert (bool(discovery.totems), bool(totem.totems), bool(tribe.totems)) == (False, True, False)
    assert (discovery.cave is None, totem.cave is None, tribe.cave is None) == (True, True, False)


@rule("KO-010")
@pytest.mark.parametrize("mode", ["totem", "tribe"])
def test_the_other_modes_contain_discovery(mode: str) -> None:
    """The same dominoes go to the same places, and regions score the same."""
    plain, other = Table(), Table(mode=mode)
    assert other.offered("place") == plain.offered("place")
    text = "J D D1 L L1 / J1 G G L1 Q / J V2 H D Q1 / J+2 D D Q Q1 / G G G+1 G V1"
    assert plain.end(text).scores[0] == other.end(text).scores[0] == 32


def test_halves_are_read_as_written() -> None:
    assert halves(GAME.pack.blocks.origins.item[45]) == [("L", 1), ("J", 2)]
