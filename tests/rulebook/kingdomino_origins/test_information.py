"""What is open and what is hidden (KO-181 … KO-187)."""

from __future__ import annotations

import msgspec
import pytest

from dolmen import CHANCE
from dolmen.core.rng import Rng
from dolmen.games.kingdomino_origins.words import CAVEMEN
from rulebook.kingdomino_origins.table import GAME, Table, new_game
from rulebook.rule import rule


@rule("KO-181")
@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
def test_everybody_sees_the_same_table(mode: str) -> None:
    table = Table(3, mode=mode)
    rng = Rng(6)
    while not table.over:
        views = [msgspec.to_builtins(GAME.view(table.state, seat)) for seat in (0, 1, 2, None)]
        for view in views:
            del view["seat"], view["legal"], view["previews"]
        assert views[0] == views[1] == views[2] == views[3]
        assert table.state.seers == -1
        table.step(rng)


@rule("KO-181")
def test_the_table_shows_what_lies_aside_and_on_squares() -> None:
    table = Table(mode="tribe")
    table.draw(2, "H G* L+2 D@shaman V3")
    table.territory(2).aside |= 1 << 40
    player = GAME.view(table.state, 0).players[2]
    shown = [(s.cell, s.terrain, s.resource, s.token, s.caveman, s.craters) for s in player.squares]
    assert shown == [
        ("hut", None, None, 0, None, 0),
        ("e1", "steppe", "mammoth", 0, None, 0),
        ("e2", "lake", None, 2, None, 0),
        ("e3", "desert", None, 0, "shaman", 0),
        ("e4", "volcano", None, 0, None, 3),
    ]
    assert player.aside == [40]
    assert player.resources == {"mammoth": 1, "fish": 0, "mushroom": 0, "flint": 0}


@rule("KO-181")
@pytest.mark.parametrize(("word", "pays"), [("hire painter", 2), ("search warrior-2", 4)])
def test_a_hired_caveman_lies_on_the_table_until_it_is_put_down(word: str, pays: int) -> None:
    table = Table(mode="tribe")
    table.say(table.legal()[0])
    table.draw(0, "H G* L* J* Q*")
    table.say("choose 9")

    def cavemen() -> int:
        cave = GAME.view(table.state, 2).cave
        assert cave
        squares = GAME.view(table.state, 2).players[0].squares
        on_squares = sum(square.caveman is not None for square in squares)
        return len([c for c in cave.open if c]) + sum(cave.unseen.values()) + on_squares + bool(cave.hired)

    assert cavemen() == 22
    table.say(word)
    for n in range(pays):
        cave = GAME.view(table.state, 2).cave
        assert cave
        assert cave.hired
        assert (cave.hired.seat, cave.hired.caveman) == (0, word.split()[1])
        assert cavemen() == 22
        table.say(f"pay e{n + 1}")
    assert table.asked == "put"
    assert cavemen() == 22
    table.say("put e1")
    cave = GAME.view(table.state, 2).cave
    assert cave
    assert cave.hired is None
    assert cavemen() == 22


@rule("KO-182")
def test_the_next_row_is_seen_and_nothing_beyond_it() -> None:
    table = Table()
    view = GAME.view(table.state, 0)
    assert [d.id for d in view.next_row] == [9, 35, 36, 44]
    assert view.pile == 40
    assert view.front is None


@rule("KO-183")
def test_the_pile_is_known_by_elimination_not_in_its_order() -> None:
    table = Table()
    seen = {1, 5, 7, 10, 9, 35, 36, 44}
    assert [d.id for d in GAME.view(table.state, 0).unseen] == [n for n in range(1, 49) if n not in seen]
    assert len(table.state.deck.tail) == 0
    while table.to_move != CHANCE:
        table.say(table.legal()[0])
    assert len(table.legal()) == 40
    assert table.state.weights() == [1] * 40


@rule("KO-184")
def test_the_front_of_the_pile_is_hidden() -> None:
    table = Table()
    assert GAME.view(table.state, 0).front is None
    assert not table.events("shown")


@rule("KO-184")
def test_or_it_is_shown_and_comes_first() -> None:
    table = Table.__new__(Table)
    table.state = new_game(3, pile_front="shown")
    table.reveal(1, 5, 7, 10)
    assert table.asked == "front"
    table.fate("front 20")
    assert GAME.view(table.state, 1).front == 20
    assert table.state.pile() == 44
    for seat in range(3):
        table.say(f"chief {seat + 1}", table.legal()[0] if table.to_move >= 0 else f"choose {(1, 5, 7)[seat]}")
    assert table.next_row == [20]
    table.reveal(9, 35, 44)
    assert table.next_row == [9, 20, 35, 44]
    table.fate("front 2")
    assert table.asked == "place"
    rng = Rng(1)
    while table.to_move != -2:
        front = GAME.view(table.state, None).front
        before = int(table.state.round)
        table.step(rng)
        if table.state.round > before and front is not None:
            assert table.next_row == [front]
    assert table.state.pile() == 0


@rule("KO-184")
def test_the_domino_shown_in_front_may_be_number_one() -> None:
    table = Table.__new__(Table)
    table.state = new_game(3, pile_front="shown")
    table.reveal(5, 7, 10, 20)
    table.fate("front 1")
    assert table.state.pile() == 44
    for seat, domino in enumerate((5, 7, 10)):
        table.say(f"chief {seat + 1}", f"choose {domino}")
    assert table.next_row == [1]


@rule("KO-185", "KO-186")
def test_the_stack_of_cavemen_is_known_by_elimination() -> None:
    table = Table(mode="tribe")
    table.say(table.legal()[0])
    table.draw(0, "H G* L* J* Q*")
    table.say("choose 9")
    before = GAME.view(table.state, 3).cave
    assert before is not None
    assert table.offered("search") == list(before.unseen)  # what the searcher sees anybody could work out
    assert table.state.seers == -1
    table.say("search warrior-3", "pay e1", "pay e2", "pay e3", "pay e4", "put e1")
    after = GAME.view(table.state, 3).cave
    assert after is not None
    assert after.unseen == {name: n for name, n in before.unseen.items() if name != "warrior-3"}
    assert sum(after.unseen.values()) == after.stack == 17
    assert set(after.unseen) <= set(CAVEMEN)
    assert table.piece("e1") == "warrior-3"


@rule("KO-187")
def test_running_scores_are_open() -> None:
    table = Table()
    table.draw(1, "H L1 L")
    view = GAME.view(table.state, 3)
    assert [player.score for player in view.players] == [0, 2, 0, 0]
    assert [(line.key, line.points) for line in view.players[1].sheet] == [("lake", 2)]
    assert [(r.terrain, r.squares, r.fires, r.points) for r in view.players[1].regions] == [("lake", 2, 1, 2)]
    assert [square.region for square in view.players[1].squares] == [None, 0, 0]
