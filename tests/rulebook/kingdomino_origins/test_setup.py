"""«Режим находок: подготовка к игре» (KO-011 … KO-019)."""

from __future__ import annotations

from collections import Counter

import pytest

from dolmen import CHANCE
from dolmen.core.rng import Rng
from dolmen.games.kingdomino_origins.words import WORDS
from rulebook.kingdomino_origins.table import GAME, Table
from rulebook.rule import rule


@rule("KO-011")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_territory_begins_with_the_start_tile_alone(seats: int) -> None:
    table = Table(seats)
    for seat in range(seats):
        assert table.squares(seat) == {(0, 0): "H"}
        assert table.territory(seat).size == 1
        assert [int(n) for n in table.state.chiefs].count(seat) == 1


@rule("KO-011")
def test_nobody_has_a_domino_in_hand_before_the_first_turn() -> None:
    assert GAME.view(GAME.start(4), None).in_hand is None


@rule("KO-012")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_of_the_48_dominoes_may_come_first(seats: int) -> None:
    state = GAME.start(seats)
    assert state.to_move == CHANCE
    assert [WORDS.text(word) for word in state.legal()] == [f"reveal {n}" for n in range(1, 49)]
    assert state.weights() == [1] * 48


@rule("KO-013")
def test_the_first_row_is_sorted_lowest_first() -> None:
    """Drawn 7, 1, 10, 5: the row is 1, 5, 7, 10 (D-D, D-G, D-L, D-Q)."""
    table = Table(first=(7, 1, 10, 5))
    assert table.row == [1, 5, 7, 10]
    faces = [[half.terrain for half in domino.halves] for domino in GAME.view(table.state, None).row]
    assert faces == [["desert", terrain] for terrain in ("desert", "steppe", "lake", "quarry")]


@rule("KO-014")
def test_nobody_starts_with_fire() -> None:
    table = Table()
    assert all(not any(table.territory(seat).pieces) for seat in range(4))
    assert [token.left for token in GAME.view(table.state, 0).tokens] == [5, 4, 1]


@rule("KO-015")
def test_each_chief_drawn_chooses_before_the_next_is_drawn() -> None:
    state = GAME.start(4)
    for n in (1, 5, 7, 10):
        state.apply(WORDS.parse(f"reveal {n}"))
    waiting = {0, 1, 2, 3}
    free = [1, 5, 7, 10]
    for drawn, domino in ((2, 7), (0, 1), (3, 10), (1, 5)):
        assert state.to_move == CHANCE
        assert [WORDS.text(word) for word in state.legal()] == [f"chief {seat + 1}" for seat in sorted(waiting)]
        assert state.weights() == [1] * len(waiting)
        state.apply(WORDS.parse(f"chief {drawn + 1}"))
        waiting.remove(drawn)
        assert state.to_move == drawn
        assert [WORDS.text(word) for word in state.legal()] == [f"choose {n}" for n in free]
        state.apply(WORDS.parse(f"choose {domino}"))
        free.remove(domino)


@rule("KO-015")
def test_chiefs_are_drawn_by_equal_lot() -> None:
    state = GAME.start(3)
    for n in (1, 5, 7, 10):
        state.apply(WORDS.parse(f"reveal {n}"))
    state.apply(WORDS.parse("chief 2"))
    state.apply(WORDS.parse("choose 7"))
    rng = Rng(4)
    drawn = Counter(WORDS.text(state.sample(rng)) for _ in range(2000))
    assert set(drawn) == {"chief 1", "chief 3"}
    assert 900 < drawn["chief 1"] < 1100


@rule("KO-016")
def test_the_fourth_chief_has_no_choice() -> None:
    state = GAME.start(4)
    for text in ("reveal 1", "reveal 5", "reveal 7", "reveal 10", "chief 1", "choose 5", "chief 2", "choose 1"):
        state.apply(WORDS.parse(text))
    for text in ("chief 3", "choose 10", "chief 4"):
        state.apply(WORDS.parse(text))
    assert [WORDS.text(word) for word in state.legal()] == ["choose 7"]


@rule("KO-016")
def test_it_is_told_that_the_fourth_chief_got_its_domino_and_the_others_chose() -> None:
    table = Table()
    assert [event["domino"] for event in table.events("chose")] == [1, 5, 7]
    assert [event["domino"] for event in table.events("got")] == [10]


@rule("KO-017")
def test_with_three_the_domino_without_a_chief_is_out() -> None:
    table = Table(3)
    assert [int(seat) for seat in table.state.chiefs] == [0, 1, 2, -1]
    assert GAME.view(table.state, None).left_over == [10]
    assert [event["domino"] for event in table.events("left-over")] == [10]
    for _ in range(3):
        table.play_turn()
    assert table.state.round == 2
    assert 10 not in (*table.row, *table.next_row)
    assert all(10 not in {square // 2 for square in t.squares} for t in table.state.territories)


@rule("KO-018")
def test_the_second_row_is_seen_before_anybody_places() -> None:
    """Row 1, 5, 7, 10 and beside it 9, 35, 36, 44; 40 dominoes remain."""
    table = Table(second=(36, 9, 44, 35))
    assert table.asked == "place"
    assert table.row == [1, 5, 7, 10]
    assert table.next_row == [9, 35, 36, 44]
    assert table.state.pile() == 40
    assert [domino.id for domino in GAME.view(table.state, 1).next_row] == [9, 35, 36, 44]
    assert all(t.size == 1 for t in table.state.territories)


@rule("KO-019")
def test_a_domino_carries_one_chief_at_most() -> None:
    table = Table()
    table.say("place n1 right", "choose 36")
    table.say("place n1 right")
    assert table.offered("choose") == ["9", "35", "44"]
    assert table.why("choose 36") == "chief-there"
    assert table.why("choose 12") == "not-in-row"
