"""«Правила размещения» (KO-030 … KO-044)."""

from __future__ import annotations

import pytest

from conftest import Numbers
from dolmen.core.rng import Rng
from rulebook.kingdomino_origins.table import Cell, Table, drawn, place_cells
from rulebook.rule import rule

SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))


def allowed(table: Table, seat: int, domino: int, side: int) -> set[tuple[Cell, Cell]]:
    """Where a domino may go, worked out from the rulebook's words alone."""
    squares = table.squares(seat)
    box = table.box
    names = [box.terrains[box.terrain[2 * domino + half]] for half in (0, 1)]
    equal = box.fires[2 * domino] == box.fires[2 * domino + 1] and names[0] == names[1]
    codes = {"steppe": "G", "jungle": "J", "quarry": "Q"}
    terrains = [codes.get(name, name[0].upper()) for name in names]
    out = set()
    for x in range(-7, 8):
        for y in range(-7, 8):
            for dx, dy in SIDES[:2] if equal else SIDES:
                cells = ((x, y), (x + dx, y + dy))
                if any(cell in squares for cell in cells):
                    continue
                xs = [cell[0] for cell in (*squares, *cells)]
                ys = [cell[1] for cell in (*squares, *cells)]
                if max(xs) - min(xs) >= side or max(ys) - min(ys) >= side:
                    continue
                for (cx, cy), terrain in zip(cells, terrains, strict=True):
                    beside = {squares.get((cx + ax, cy + ay), "") for ax, ay in SIDES}
                    if "H" in beside or terrain in {square[:1] for square in beside if square != "H"}:
                        out.add(cells)
    return out


@rule("KO-030", "KO-031", "KO-032", "KO-037", "KO-040")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everywhere_in_random_play_the_places_are_those_of_the_rulebook(seats: int, numbers: Numbers) -> None:
    for seed in range(numbers(1, 3, 40)):
        table = Table(seats)
        rng = Rng(seed)
        while not table.over:
            if table.asked == "place":
                seat, domino = table.to_move, int(table.state.in_hand)
                wanted = allowed(table, seat, domino, 7 if seats == 2 else 5)
                found = [place_cells(text) for text in table.offered("place")]
                assert len(found) == len(set(found))
                assert set(found) == wanted
                assert table.can("set-aside") == (not wanted)
            table.step(rng)


@rule("KO-030")
def test_a_domino_lies_in_any_of_four_directions_and_covers_nothing() -> None:
    table = Table()
    assert table.places(4) >= {((1, 0), (1 + dx, dy)) for dx, dy in SIDES if (1 + dx, dy) != (0, 0)}
    assert table.why("place e1 left") == "cell-taken"
    assert table.why("place hut right") == "cell-taken"
    table.draw(0, "H D G")
    assert table.why("place e1 down") == "cell-taken"


@rule("KO-031")
def test_beside_the_hut_anything_fits() -> None:
    """Q-V3 beside H with no other neighbour; either half may be the one that touches."""
    table = Table()
    places = table.places(48)
    assert ((1, 0), (2, 0)) in places
    assert ((2, 0), (1, 0)) in places
    assert len(places) == 24  # each half on each side of the hut, with three ways to go on


@rule("KO-032")
def test_a_domino_joins_its_own_terrain() -> None:
    table = Table()
    table.draw(0, "H D G")
    assert ((3, 0), (4, 0)) not in table.places(6)  # D beside G
    assert ((3, 0), (4, 0)) in table.places(12)  # G-G beside G
    table.hold(6)
    assert table.why("place e3 right") == "no-match"


@rule("KO-033")
def test_corners_do_not_connect() -> None:
    table = Table()
    places = table.places(48)
    assert ((1, 1), (2, 1)) not in places
    assert table.why("place s1e1 right") == "no-match"
    table.draw(0, "H D G")
    assert ((3, 1), (4, 1)) not in table.places(12)  # touches G at its corner


@rule("KO-034")
def test_one_matching_side_is_enough() -> None:
    """Row H D G: D-L down under G is illegal, under D legal; then D-Q down under G is legal too."""
    table = Table()
    table.draw(0, "H D G")
    table.hold(6)
    assert table.why("place s1e2 down") == "no-match"
    table.say("place s1e1 down")
    assert (table.squares()[(1, 1)], table.squares()[(1, 2)]) == ("D", "L")
    table.say("choose 9")
    table.until("place", round=2)
    assert table.to_move == 0
    table.hold(10)
    assert table.can("place s1e2 down")
    table.say("place s1e2 down")
    assert (table.squares()[(2, 1)], table.squares()[(2, 2)]) == ("D", "Q")


@rule("KO-035")
def test_the_halves_of_a_domino_do_not_connect_each_other() -> None:
    table = Table()
    table.draw(0, "H G G")
    assert ((3, 0), (4, 0)) not in table.places(1)
    assert ((1, 1), (2, 1)) not in table.places(1)
    assert ((0, 1), (1, 1)) in table.places(1)  # at the hut


@rule("KO-036")
@pytest.mark.parametrize(
    ("square", "domino"), [("V1", 48), ("V3", 28), ("L1", 15), ("L+2", 15), ("L*", 35), ("D@hunter", 1), ("Q2", 10)]
)
def test_fires_craters_and_pieces_play_no_part_in_matching(square: str, domino: int) -> None:
    table = Table(mode="tribe")
    table.draw(0, f". . G G {square} / . H G . .")
    there = {pair[0] for pair in table.places(domino)} | {pair[1] for pair in table.places(domino)}
    assert (3, 0) in there
    plain = Table(mode="tribe")
    plain.draw(0, f". . G G {square[0]}{'1' if square[0] == 'V' else ''} / . H G . .")
    assert table.places(domino) == plain.places(domino)


@rule("KO-037")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_territory_spans_five_columns_and_rows_at_most(seats: int) -> None:
    table = Table(seats)
    table.draw(0, "H D D D D")
    places = table.places(1)
    assert places
    assert all(0 <= x <= 4 for pair in places for x, _ in pair)
    assert table.why("place e5 right") == "outside-frame"
    assert table.why("place w1 up") == "outside-frame"
    assert table.why("place e4 right") == "cell-taken"
    table.draw(0, "H / D / D / D / D")
    assert all(0 <= y <= 4 for pair in table.places(1) for _, y in pair)
    table.draw(0, "H D D D")
    assert table.can("place e4 down")  # the fifth column
    assert table.why("place e4 right") == "outside-frame"


@rule("KO-038")
@pytest.mark.parametrize("corner", [(0, 0), (4, 0), (0, 4), (4, 4)])
def test_the_hut_may_end_up_anywhere_in_the_frame(corner: Cell) -> None:
    grid = [["D"] * 5 for _ in range(5)]
    grid[corner[1]][corner[0]] = "H"
    grid[4 - corner[1]][2] = grid[4 - corner[1]][1 if corner[0] else 3] = "."
    table = Table()
    table.draw(0, " / ".join(" ".join(row) for row in grid))
    assert len(table.legal()) == 1  # D-D into the gap: one word, since its halves are equal
    table.say(table.legal()[0])
    assert table.territory().size == 25


@rule("KO-039")
def test_holes_are_allowed() -> None:
    table = Table()
    table.draw(0, "D D D / D . D / D H .")
    assert ((0, -1), (1, 0)) not in table.places(1)
    assert ((1, 0), (2, 0)) in table.places(1)
    table.say("place e1 right")
    assert (0, -1) not in table.squares()


@rule("KO-040")
def test_a_domino_that_fits_must_be_placed() -> None:
    table = Table()
    table.draw(0, "D D D D D / D D D D D / D D H D D / D D D D D / D D D . .")
    assert table.legal() == ["place s2e1 right"]
    assert table.why("set-aside") == "must-place"


@rule("KO-041", "KO-073")
def test_a_domino_set_aside_is_out_of_the_game() -> None:
    table = Table(first=(12, 13, 14, 15), second=(1, 2, 3, 4))
    table.draw(0, "D D D D D / D D D D D / D D H D D / D D D D D / D1 D D . .")
    before = table.points()
    table.hold(12)
    assert table.legal() == ["set-aside"]
    table.say("set-aside", "choose 1")
    assert table.territory().aside == 1 << 12
    assert table.points() == before == 22
    table.until("place", round=2)
    assert (table.to_move, table.row[0]) == (0, 1)
    assert table.legal() == ["place s2e1 right"]  # domino 1; number 12 is not offered again
    table.say("place s2e1 right")
    assert 12 not in {square // 2 for square in table.territory().squares}
    assert table.points() == 24


@rule("KO-042")
def test_a_volcano_set_aside_throws_no_fire() -> None:
    table = Table(first=(48, 12, 13, 14))
    table.draw(0, "D D D D D / D D D D D / D D H D D / D D D D D / D D D . D")
    table.hold(48)
    table.say("set-aside")
    assert table.asked == "choose"
    assert not table.events("fired")
    assert not any(table.territory().pieces)


@rule("KO-043")
def test_what_is_laid_stays_as_it_is(numbers: Numbers) -> None:
    for seed in range(numbers(1, 2, 20)):
        table = Table(mode="tribe")
        rng = Rng(seed)
        before = [list(t.squares) for t in table.state.territories]
        while not table.over:
            table.step(rng)
            after = [list(t.squares) for t in table.state.territories]
            for old, new in zip(before, after, strict=True):
                assert all(square in (0, now) for square, now in zip(old, new, strict=True))
            before = after


@rule("KO-044")
@pytest.mark.parametrize("domino", range(1, 49))
def test_the_first_domino_always_fits(domino: int) -> None:
    table = Table()
    assert len(table.places(domino)) == (12 if table.box.equal[domino] else 24)


def test_a_drawing_is_the_territory_it_shows() -> None:
    table = Table()
    t = drawn(table.box, ". D1 / H L+2 / V3 .")
    table.state.territories[0] = t
    assert table.squares() == {(0, 0): "H", (1, -1): "D1", (1, 0): "L", (0, 1): "V3"}
    assert table.piece("e1") == 2
    assert (t.left, t.right, t.top, t.bottom, t.size) == (7, 8, 6, 8, 4)
