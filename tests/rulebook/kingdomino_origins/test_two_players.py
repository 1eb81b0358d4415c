"""«Специальные правила для 2 игроков — Неолит» (KO-168 … KO-180)."""

from __future__ import annotations

import pytest

from dolmen import CHANCE
from dolmen.core.rng import Rng
from dolmen.games.kingdomino_origins.words import WORDS
from rulebook.kingdomino_origins.table import GAME, Table, new_game
from rulebook.rule import rule


@rule("KO-168", "KO-175")
def test_all_48_dominoes_are_used_24_each() -> None:
    table = Table(2)
    table.finish()
    assert not table.events("left-over")
    assert table.state.left_over == 0
    assert table.state.pile() == 0
    for seat in (0, 1):
        t = table.territory(seat)
        assert (int(t.size) - 1) // 2 + int(t.aside).bit_count() == 24
    assert table.box.side**2 == 24 * 2 + 1


@rule("KO-169")
def test_a_territory_spans_seven_columns_and_rows() -> None:
    table = Table(2)
    table.draw(0, "H D D D D D")
    assert table.can("place e6 down")
    assert table.why("place e6 right") == "outside-frame"
    table.draw(0, "H D D D D D D")
    assert table.why("place w1 down") == "outside-frame"
    assert table.can("place s1 down")
    table.draw(0, "H / D / D / D / D / D / D")
    assert table.why("place n1 right") == "outside-frame"


@rule("KO-170")
def test_each_player_plays_two_chiefs() -> None:
    table = Table(2)
    for _ in range(4):
        assert sorted(int(seat) for seat in table.state.chiefs) == [0, 0, 1, 1]
        table.until("place", round=int(table.state.round) + 1)


def drawn_first(seat: int) -> Table:
    table = Table.__new__(Table)
    table.state = new_game(2)
    table.reveal(5, 40, 12, 1)
    table.fate(f"chief {seat + 1}")
    return table


@rule("KO-171")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("pair", "positions"), [("outer", (0, 3)), ("inner", (1, 2))])
def test_the_first_drawn_takes_the_outer_or_the_inner_pair(seat: int, pair: str, positions: tuple[int, int]) -> None:
    table = drawn_first(seat)
    assert table.to_move == seat
    assert table.legal() == ["pair outer", "pair inner"]
    told = table.game.view(table.state, None).pairs[pair]
    table.say(f"pair {pair}")
    assert table.to_move == CHANCE  # the opponent has no choice: the next row is drawn
    assert table.row == [1, 5, 12, 40]
    for position in range(4):
        assert table.state.chiefs[position] == (seat if position in positions else 1 - seat)
    assert told == [table.row[position] for position in positions]
    assert table.game.view(table.state, None).pairs == {}


@rule("KO-171")
def test_it_is_told_who_chose_a_pair_and_who_got_the_other() -> None:
    table = Table(2, first=(1, 5, 12, 40))  # seat 0 takes the outer pair
    assert [(event["seat"], event["domino"]) for event in table.events("chose")] == [(0, 1), (0, 40)]
    assert [(event["seat"], event["domino"]) for event in table.events("got")] == [(1, 5), (1, 12)]


@rule("KO-172")
def test_who_is_drawn_first_is_even_odds() -> None:
    state = GAME.start(2)
    for n in (1, 2, 3, 4):
        state.apply(WORDS.parse(f"reveal {n}"))
    assert state.weights() == [1, 1]
    rng = Rng(9)
    first = sum(WORDS.text(state.sample(rng)) == "chief 1" for _ in range(2000))
    assert 900 < first < 1100


@rule("KO-113", "KO-173")
def test_each_chief_has_its_own_whole_turn() -> None:
    """Chiefs A B B A: turns A, B, B, A, each with placing, choosing and hiring; each may bring a caveman."""
    table = Table(2, mode="tribe", second=(9, 11, 8, 12))
    assert [int(seat) for seat in table.state.chiefs] == [0, 1, 1, 0]
    turns = []
    for _ in range(4):
        seat = table.to_move
        table.draw(seat, "H G* L* / D . .")
        turns.append((seat, table.asked))
        table.say(table.legal()[0])
        turns.append((table.to_move, table.asked))
        table.say(table.legal()[0])
        turns.append((table.to_move, table.asked))
        table.say(table.legal()[0], "pay e1", "pay e2", "put e1")
        table.draw(seat, "H")
    assert turns == [(seat, name) for seat in (0, 1, 1, 0) for name in ("place", "choose", "hire")]
    assert [event["seat"] for event in table.events("put-down")] == [0, 1, 1, 0]
    assert table.state.round == 2


@rule("KO-174")
def test_from_the_second_row_on_chiefs_choose_freely() -> None:
    table = Table(2)
    table.say(table.legal()[0])
    assert table.offered("choose") == ["9", "35", "36", "44"]
    table.say("choose 35")
    table.say(table.legal()[0])
    assert table.offered("choose") == ["9", "36", "44"]
    table.say("choose 36")
    table.say(table.legal()[0], "choose 44")
    table.say(table.legal()[0])
    assert table.legal() == ["choose 9"]


@rule("KO-176")
@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
def test_all_modes_can_be_played_with_two(mode: str) -> None:
    table = Table(2, mode=mode)
    table.finish(4)
    assert table.state.round == 12
    assert len(table.state.outcome().places) == 2
    assert bool(table.events("took")) == (mode == "totem")
    assert bool(table.events("put-down")) == (mode == "tribe")


@rule("KO-178")
def test_bonuses_are_those_of_the_larger_frame() -> None:
    rows = [["D"] * 7 for _ in range(7)]
    rows[3][3] = "H"
    full = " / ".join(" ".join(row) for row in rows)
    assert Table(2, middle="true", complete="true").end(full).scores[0] == 15
    rows[0][0] = rows[0][1] = "."
    holes = " / ".join(" ".join(row) for row in rows)
    assert Table(2, middle="true", complete="true").end(holes).scores[0] == 10
    rows[3][3], rows[3][2] = "D", "H"
    off = " / ".join(" ".join(row) for row in rows)
    assert Table(2, middle="true", complete="true").end(off).scores[0] == 0
    three = Table(2, middle="true").end("D D D H D D D")
    assert three.scores[0] == 10
    assert Table(3, middle="true").end("D D H D D").scores[0] == 10
    five = " / ".join(["D D D D D"] * 4 + ["D D D D H"])
    assert Table(2, complete="true").end(five).scores[0] == 0


@rule("KO-179")
def test_the_majority_is_counted_after_each_chiefs_turn() -> None:
    table = Table(2, first=(4, 5, 12, 19), mode="totem")
    table.say("place e1 right")
    assert table.holder("mammoth") == 0
    table.say("choose 9", "place e1 right")
    assert table.holder("mammoth") == 0  # 1 : 1
    table.say("choose 35", "place n1 right")
    assert table.holder("mammoth") == 1  # 1 : 3
    table.say("choose 36", "place n1 right")
    assert table.holder("mammoth") == 1  # 2 : 3
    assert table.holder("fish") == 0


@rule("KO-180")
def test_in_the_last_round_both_chiefs_only_place() -> None:
    table = Table(2)
    table.until("place", round=12)
    asked = []
    rng = Rng(2)
    while not table.over:
        if table.asked != "fire":
            asked.append(table.asked)
        table.step(rng)
    assert asked == ["place"] * 4
