"""«Режим племён»: the cave and hiring (KO-110 … KO-139)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from conftest import Numbers
from dolmen import CHANCE
from dolmen.core.rng import Rng
from dolmen.games.kingdomino_origins.words import CAVEMEN
from rulebook.kingdomino_origins.table import GAME, Table
from rulebook.rule import rule


def hiring(*territory: str, place: str = "", seats: int = 4, **options: Any) -> Table:
    """Seat 0 of a tribe game has placed D-D and chosen; with this territory it comes to hiring, if it can pay."""
    table = Table(seats, mode="tribe", **options)
    table.say(place or table.legal()[0])
    if territory:
        table.draw(0, *territory)
    table.say("choose 9")
    return table


@rule("KO-110")
def test_set_up_has_resources_but_no_totems() -> None:
    table, plain = Table(mode="tribe"), Table()
    assert (table.row, table.next_row, table.state.pile()) == (plain.row, plain.next_row, 40)
    assert GAME.view(table.state, None).totems == []
    resources = [half.resource for domino in GAME.view(table.state, None).row for half in domino.halves]
    assert resources == [None, None, None, "mammoth", None, "fish", None, "flint"]
    table.finish()
    assert not table.events("took")
    assert [int(holder) for holder in table.state.totems] == [-1] * 4


@rule("KO-111")
def test_four_of_the_22_cavemen_lie_open() -> None:
    table = Table(mode="tribe")
    assert table.cave == ["hunter", "painter", "shaman", "warrior-1"]
    assert table.state.stack_of_cavemen.left() == 18
    again = GAME.start(4, mode="tribe")
    rng = Rng(1)
    while again.to_move != CHANCE or again.asked().name != "turn":
        again.apply(again.sample(rng) if again.to_move == CHANCE else again.legal()[0])
    assert again.weights() == [2] * 7 + [4, 3, 1]
    assert again.legal() == [GAME.words.parse(f"turn {name}") for name in CAVEMEN]


@rule("KO-112")
def test_hiring_is_never_compulsory() -> None:
    table = hiring("H G* L*")
    assert (table.to_move, table.asked) == (0, "hire")
    assert table.legal()[-1] == "done"
    table.say("done")
    assert table.to_move == 1
    assert table.goods() == {"mammoth": 1, "fish": 1}


@rule("KO-113")
def test_one_hire_a_turn() -> None:
    table = hiring("H G* L* J* Q* / . G* L* . .")
    table.say("hire hunter", "pay e1", "pay e2", "put e1")
    assert (table.to_move, table.asked) == (1, "place")


@rule("KO-114")
def test_hiring_comes_last_in_a_turn() -> None:
    table = Table(mode="tribe", first=(38, 39, 40, 41), second=(12, 15, 17, 37))
    table.draw(0, "H L* / D Q*")
    order = []
    while table.to_move == 0:
        order.append(table.asked)
        word = {"place": "place w1 left", "fire": "fire hut", "choose": "choose 12", "hire": "done"}[table.asked]
        table.say(word)
    assert order == ["place", "fire", "choose", "hire"]


@rule("KO-114", "KO-119")
def test_the_domino_just_chosen_cannot_pay() -> None:
    table = Table(mode="tribe", second=(19, 20, 21, 22))
    table.say("place n1 right", "choose 22")
    assert table.to_move == 1  # G*-Q* stands in the row only: nothing to pay with


@rule("KO-115")
def test_two_different_resources_buy_an_open_tile() -> None:
    assert hiring("H G* G*").to_move == 1  # two mammoths do not pay
    table = hiring("H G* L*")
    assert table.legal() == ["hire hunter", "hire painter", "hire shaman", "hire warrior-1", "done"]
    table.say("hire painter", "pay e1")
    assert table.legal() == ["pay e2"]
    table.say("pay e2", "put e2")
    assert table.goods() == {}
    assert table.piece("e2") == "painter"
    assert table.cave == ["hunter", None, "shaman", "warrior-1"]


@rule("KO-115", "KO-130")
@pytest.mark.parametrize("space", range(4))
def test_the_last_open_tile_can_be_hired_wherever_it_lies(space: int) -> None:
    others = ["painter", "shaman", "warrior-1"]
    table = Table(mode="tribe", cave=(*others[:space], "hunter", *others[space:]))
    table.say(table.legal()[0])
    table.draw(0, "H G* L*")
    for other in others:
        table.state.take_open(CAVEMEN.index(other))
    table.say("choose 9")
    assert table.legal() == ["hire hunter", "done"]


@rule("KO-115")
def test_two_of_one_kind_are_refused() -> None:
    table = hiring("H G* G* L*")
    table.say("hire hunter", "pay e1")
    assert table.why("pay e2") == "same-kind"
    assert table.why("pay hut") == "no-resource"


@rule("KO-118")
def test_pieces_are_paid_in_reading_order() -> None:
    table = hiring("H G* L* Q*")
    table.say("hire hunter")
    assert table.legal() == ["pay e1", "pay e2"]  # after the last one nothing could follow
    table.say("pay e2")
    assert table.legal() == ["pay e3"]


@rule("KO-116", "KO-120")
def test_four_different_resources_buy_any_tile_of_the_stack() -> None:
    table = hiring("H G* L* J* Q*", cave=("warrior-3", "hunter", "hunter", "shaman"))
    kinds = [name for name in CAVEMEN if name not in ("warrior-3", "hunter")]
    assert table.offered("search") == kinds
    table.say("search warrior-2", "pay e1", "pay e2", "pay e3", "pay e4")
    assert table.goods() == {}
    table.say("put e4")
    assert table.piece("e4") == "warrior-2"
    assert table.state.stack_of_cavemen.left() == 17
    assert table.cave == ["warrior-3", "hunter", "hunter", "shaman"]


@rule("KO-116", "KO-118")
def test_a_payment_is_begun_only_if_all_kinds_still_to_come_lie_behind() -> None:
    table = hiring("H L* G* J* J* Q*")
    table.say("search warrior-2")
    assert table.legal() == ["pay e1"]  # behind the mammoth there are three pieces, but of two kinds
    table.say("pay e1", "pay e2")
    assert table.legal() == ["pay e3", "pay e4"]


@rule("KO-116")
@pytest.mark.parametrize("text", ["H G* L* J* G*", "H G* L* J* L* J* G*", "H Q* L* J* Q*"])
def test_many_pieces_of_three_kinds_buy_nothing_of_the_stack(text: str) -> None:
    table = hiring(text)
    assert table.asked == "hire"
    assert table.offered("search") == []
    assert table.why("search hunter") == "too-few-kinds"


@rule("KO-116")
def test_of_five_pieces_one_of_each_kind_is_paid() -> None:
    table = hiring("H G* L* L* J* Q*")
    table.say("search hunter", "pay e1", "pay e2")
    assert table.why("pay e3") == "same-kind"
    table.say("pay e4", "pay e5", "put e1")
    assert table.goods() == {"fish": 1}


@rule("KO-120")
def test_the_rest_of_the_stack_is_shuffled_again() -> None:
    """Every tile left may come next, by its number of copies."""
    table = hiring("H G* L* J* Q*")
    table.say("search warrior-1", "pay e1", "pay e2", "pay e3", "pay e4", "put e4")
    counts = [int(table.state.stack_of_cavemen.count(kind)) for kind in range(10)]
    assert counts == [1, 2, 2, 2, 1, 2, 1, 2, 3, 1]
    assert len(table.state.stack_of_cavemen.tail) == 0


@rule("KO-117")
def test_a_hire_is_exactly_one_way() -> None:
    three = hiring("H G* L* J*")
    assert three.offered("search") == []
    assert three.why("search hunter") == "too-few-kinds"
    table = hiring("H G* L* J* Q*")
    assert table.why("hire warrior-3") == "not-open"
    table.say("hire hunter", "pay e1", "pay e2")
    assert table.asked == "put"  # two, not four
    again = hiring("H G* L* J* Q*")
    again.say("search hunter", "pay e1", "pay e2")
    assert again.asked == "pay"  # four, not two


@rule("KO-118")
def test_the_player_chooses_which_pieces_to_pay() -> None:
    """3 mammoths and 1 fish: 3 different payments."""
    table = hiring("G* G* H / G* L* .")
    table.say("hire hunter")
    paid = set()
    for first in table.offered("pay"):
        here = Table.__new__(Table)
        here.state = table.state.copy()
        here.say(f"pay {first}")
        paid |= {frozenset((first, second)) for second in here.offered("pay")}
    assert paid == {frozenset((mammoth, "s1w1")) for mammoth in ("w2", "w1", "s1w2")}


@rule("KO-119")
def test_only_pieces_in_the_own_territory_pay() -> None:
    table = hiring("H G*")
    table.draw(1, "H L* Q*")
    assert table.to_move == 1  # seat 0 has one kind only, whatever others have
    aside = Table(mode="tribe", first=(22, 23, 24, 25))
    aside.draw(0, "D D D D D / D D D D D / D D H D D / D D D D D / D D D . D")
    aside.say("set-aside", "choose 9")
    assert aside.to_move == 1


@rule("KO-121")
def test_spent_resources_do_not_come_back() -> None:
    table = hiring("H G* L*")
    table.say("hire hunter", "pay e1", "pay e2", "put e1")
    assert (table.piece("e2"), table.territory().spent) == (0, 2)
    table.finish()
    assert table.piece("e2") in (0, 1, 2, 3, *CAVEMEN)
    assert [event["cell"] for event in table.events("paid")][:2] == ["e1", "e2"]


@rule("KO-122", "KO-123", "KO-125")
def test_a_caveman_goes_on_a_square_with_nothing_on_it() -> None:
    table = hiring("V1 D1 L+1 G* / H D G* L* / D@shaman J . .")
    table.say("hire hunter", "pay e2", "pay e3")
    assert set(table.offered("put")) == {"n1", "e1", "e2", "e3", "s1e1"}
    assert table.why("put n1e1") == "already-burning"
    assert table.why("put n1e2") == "already-burning"
    assert table.why("put n1e3") == "resource-there"
    assert table.why("put s1") == "caveman-there"
    assert table.why("put hut") == "no-home-for-cavemen"
    assert table.why("put n3") == "no-square"
    table.say("put e1")  # a desert, not where the pieces lay
    assert table.piece("e1") == "hunter"


@rule("KO-124")
def test_a_legal_square_always_exists() -> None:
    table = hiring("D1 H Q2 / G* L* .")
    table.say("hire hunter", "pay s1w1", "pay s1")
    assert table.offered("put") == ["s1w1", "s1"]


@rule("KO-125", "KO-139")
def test_a_caveman_on_a_volcano_cannot_be_burnt() -> None:
    table = Table(mode="tribe", first=(28, 29, 38, 39))
    table.draw(0, "V2@hunter H D")
    table.say("place w3 right")
    assert table.offered("fire") == ["w3", "hut", "e1"]  # w3 is the other half, and never holds a caveman yet
    assert table.why("fire w1") == "volcano"


@rule("KO-126")
@pytest.mark.parametrize(("option", "there"), [("false", False), ("true", True)])
def test_the_start_tile_takes_a_caveman_only_if_the_table_says_so(option: str, there: bool) -> None:
    table = hiring("H G* L*", caveman_on_start_tile=option)
    table.say("hire hunter", "pay e1", "pay e2")
    assert table.can("put hut") == there


@rule("KO-127")
def test_one_caveman_a_square() -> None:
    table = hiring("H G* L* / D@painter . .")
    table.say("hire hunter", "pay e1", "pay e2")
    assert not table.can("put s1")


@rule("KO-128")
def test_cavemen_stay_where_they_are(numbers: Numbers) -> None:
    for seed in range(numbers(1, 3, 30)):
        table = Table(mode="tribe")
        rng = Rng(seed)
        standing: dict[tuple[int, str], str] = {}
        while not table.over:
            table.step(rng)
            for event in table.events("put-down")[len(standing) :]:
                standing[(event["seat"], event["cell"])] = event["caveman"]
            burnt = {(event["seat"], event["cell"]) for event in table.events("perished")}
            for (seat, cell), caveman in standing.items():
                assert (seat, cell) in burnt or table.piece(cell, seat) == caveman
        assert standing


@rule("KO-129")
def test_a_caveman_does_not_change_its_square() -> None:
    table = Table(mode="tribe")
    assert table.end("H L1 L@warrior-1 L").scores[0] == 3 + 1
    other = Table(mode="tribe")
    other.draw(0, "H G G@hunter")
    assert ((3, 0), (4, 0)) in other.places(12)
    tie = Table(3, mode="tribe").end("H D@hunter D D", "H D D", "H")
    assert tie.places == (1, 2, 3)


@rule("KO-130", "KO-131")
def test_an_emptied_space_waits_for_the_next_round() -> None:
    """Open tiles a b c d, two hires leave b d; next round b d and 2 new."""
    table = hiring("H G* L*")
    table.say("hire hunter", "pay e1", "pay e2", "put e1")
    table.say(table.legal()[0])
    table.draw(1, "H G* L*")
    table.say(table.legal()[0])
    assert "hunter" not in table.offered("hire")
    table.say("hire shaman", "pay e1", "pay e2", "put e1")
    assert table.cave == [None, "painter", None, "warrior-1"]
    while table.state.round == 1:
        table.say("done" if table.can("done") else table.legal()[0])
    table.reveal(20, 21, 22, 23)
    table.fate("turn gatherer", "turn warrior-3")
    assert table.cave == ["gatherer", "painter", "warrior-3", "warrior-1"]
    assert table.asked == "place"


@rule("KO-131")
def test_or_all_four_are_replaced() -> None:
    table = Table(mode="tribe", cave_refill="replace")
    while table.state.round == 1:
        table.say("done" if table.can("done") else table.legal()[0])
    table.reveal(20, 21, 22, 23)
    table.fate("turn gatherer", "turn gatherer", "turn sculptor", "turn warrior-2")
    assert table.cave == ["gatherer", "gatherer", "sculptor", "warrior-2"]
    assert [event["caveman"] for event in table.events("swept")] == ["hunter", "painter", "shaman", "warrior-1"]
    assert GAME.census(table.state)["cavemen"] == 22
    rng = Rng(5)
    while table.state.stack_of_cavemen.left() > 0:
        table.say("done") if table.can("done") else table.step(rng)
    assert [name is None for name in table.cave] == [False, False, True, True]  # 22 = 5 × 4 + 2
    swept = len(table.events("swept"))
    while not table.over:
        table.say("done") if table.can("done") else table.step(rng)
    assert len(table.events("swept")) == swept  # with nothing to replace them they stay


@rule("KO-131", "KO-133")
def test_the_last_tile_of_the_stack_replaces_all_four() -> None:
    table = Table(mode="tribe", cave_refill="replace")
    stack = table.state.stack_of_cavemen
    for kind in range(10):
        for _ in range(int(stack.count(kind))):
            if stack.left() > 1:
                stack.take(kind)
    while table.state.round == 1:
        table.say("done" if table.can("done") else table.legal()[0])
    table.reveal(20, 21, 22, 23)
    table.fate("turn warrior-3")
    assert table.cave == ["warrior-3", None, None, None]
    assert len(table.events("swept")) == 4


@rule("KO-132", "KO-135")
@pytest.mark.parametrize(("option", "last"), [("false", 11), ("true", 12)])
def test_the_last_refill_is_that_of_round_eleven(option: str, last: int) -> None:
    table = Table(mode="tribe", hire_in_last_round=option)
    rng = Rng(3)
    filled = set()
    while not table.over:
        if table.asked == "turn":
            filled.add(int(table.state.round))
        if table.asked == "hire":
            table.say("done")
            continue
        if table.asked == "place" and table.state.turn == 4 and table.state.round >= 9:
            table.state.take_open(table.state.cave[0])  # as if somebody had hired in every late round
        table.step(rng)
    assert filled == set(range(10, last + 1))


@rule("KO-135")
def test_nobody_hires_in_round_twelve_unless_the_table_says_so() -> None:
    for option, asked in (("false", False), ("true", True)):
        table = Table(mode="tribe", hire_in_last_round=option)
        table.until("place", round=12)
        table.draw(table.to_move, "H G* L* J* Q*")
        seat = table.to_move
        table.say(table.legal()[0])
        while table.asked == "fire":
            table.say("fire hut")
        assert (table.asked == "hire" and table.to_move == seat) == asked


@rule("KO-133")
def test_the_cave_is_filled_as_far_as_the_stack_goes() -> None:
    table = hiring("H G* L* J* Q*")
    stack = table.state.stack_of_cavemen
    for kind in range(10):
        for _ in range(int(stack.count(kind))):
            if stack.left() > 1:
                stack.take(kind)
    assert table.offered("search") == ["warrior-3"]
    table.say("search warrior-3", "pay e1", "pay e2", "pay e3", "pay e4", "put e1")
    table.say(table.legal()[0])
    table.draw(1, "H G* L* J* Q*")
    table.say(table.legal()[0])
    assert table.offered("search") == []  # the stack is empty
    assert table.why("search hunter") == "not-in-stack"
    table.say("hire hunter", "pay e1", "pay e2", "put e1")
    while table.state.round == 1:
        table.say("done" if table.can("done") else table.legal()[0])
    table.reveal(20, 21, 22, 23)
    assert table.asked == "place"
    assert table.cave == [None, "painter", "shaman", "warrior-1"]
    for name in ("painter", "shaman", "warrior-1"):
        table.state.take_open(CAVEMEN.index(name))
    seat = table.to_move
    table.say(table.legal()[0])
    table.draw(seat, "H G* L* J* Q*")
    table.until("choose")
    table.say(table.legal()[0])
    assert table.to_move != seat  # nothing to hire


@rule("KO-134")
def test_while_the_stack_lasts_an_open_tile_is_there(numbers: Numbers) -> None:
    for seed, seats in product(range(numbers(1, 3, 30)), (2, 3, 4)):
        table = Table(seats, mode="tribe")
        rng = Rng(seed)
        while not table.over:
            if table.asked == "place" and table.state.stack_of_cavemen.left() > 0:
                assert table.state.any_open()
            table.step(rng)


@rule("KO-136")
def test_who_set_a_domino_aside_may_still_hire() -> None:
    table = Table(mode="tribe", first=(12, 13, 14, 15))
    table.draw(0, "L* D D D D / D D D D D / D D H D D / D D D D D / Q* D D . D")
    table.say("set-aside", "choose 9")
    assert (table.to_move, table.asked) == (0, "hire")


@rule("KO-137")
def test_fire_destroys_the_caveman_it_lands_on() -> None:
    table = Table(mode="tribe", first=(28, 29, 38, 39))
    table.draw(0, "H D@hunter")
    table.say("place w1 left", "fire e1")
    assert table.piece("e1") == 1
    assert [event["caveman"] for event in table.events("perished")] == ["hunter"]
    assert table.territory().perished == 1
    assert table.points() == 1


@rule("KO-138")
def test_fire_destroys_resources_too() -> None:
    table = Table(mode="tribe", first=(28, 29, 38, 39))
    table.draw(0, "H G*")
    table.say("place w1 left", "fire e1")
    assert table.goods() == {}
    assert table.piece("e1") == 1


@rule("KO-139")
def test_nobody_is_forced_to_burn_a_caveman(numbers: Numbers) -> None:
    for seed in range(numbers(1, 5, 60)):
        table = Table(mode="tribe", fire_on_start_tile="false")
        rng = Rng(seed)
        while not table.over:
            if table.asked == "fire":
                assert any(table.piece(cell, table.to_move) not in CAVEMEN for cell in table.offered("fire"))
            table.step(rng)
