"""«Режим тотемов» (KO-081 … KO-109)."""

from __future__ import annotations

from typing import Any

import pytest

from conftest import Numbers
from dolmen import OVER
from dolmen.core.rng import Rng
from dolmen.games.kingdomino_origins.words import RESOURCES
from rulebook.kingdomino_origins.table import GAME, Table
from rulebook.rule import rule


def totem(*args: Any, **options: Any) -> Table:
    return Table(*args, mode="totem", **options)


@rule("KO-081")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up_is_that_of_discovery(seats: int) -> None:
    table, plain = totem(seats), Table(seats)
    assert table.row == plain.row
    assert table.next_row == plain.next_row
    assert [int(n) for n in table.state.chiefs] == [int(n) for n in plain.state.chiefs]
    assert table.state.pile() == 40
    assert table.box.side == plain.box.side


@rule("KO-082", "KO-083", "KO-084", "KO-085")
@pytest.mark.parametrize(
    ("domino", "wood"),
    [
        (1, (None, None)),
        (12, ("mammoth", "mammoth")),
        (15, ("fish", "fish")),
        (20, ("fish", "mushroom")),
        (22, ("mammoth", "flint")),
        (35, (None, "flint")),
        (46, (None, None)),
        (47, (None, None)),
        (48, ("flint", None)),
    ],
)
def test_each_fitting_square_of_a_row_gets_its_resource(domino: int, wood: tuple[str | None, str | None]) -> None:
    others = [n for n in (2, 3, 5, 7) if n != domino]
    table = totem(first=(domino, *others[:3]))
    view = GAME.view(table.state, None)
    shown = next(d for d in view.row if d.id == domino)
    assert tuple(half.resource for half in shown.halves) == wood
    later = totem(first=(4, 6, 8, 10), second=(domino, *others[:3]))
    shown = next(d for d in GAME.view(later.state, None).next_row if d.id == domino)
    assert tuple(half.resource for half in shown.halves) == wood
    table.hold(domino)
    table.say("place e1 right")
    assert (table.piece("e1") or None, table.piece("e2") or None) == wood


@rule("KO-086")
def test_resources_travel_with_their_domino_and_stay() -> None:
    table = totem(first=(19, 20, 21, 22))
    table.say("place e2 left")
    assert (table.piece("e2"), table.piece("e1")) == ("mammoth", "fish")
    assert table.goods() == {"mammoth": 1, "fish": 1}
    rng = Rng(2)
    while not table.over:
        table.step(rng)
        burnt = {event["cell"] for event in table.events("burnt") if event["seat"] == 0}
        if "e2" in burnt or "e1" in burnt:
            break
        assert (table.piece("e2"), table.piece("e1")) == ("mammoth", "fish")


@rule("KO-086")
def test_an_emptied_square_stays_empty(numbers: Numbers) -> None:
    for seed in range(numbers(1, 4, 40)):
        table = totem()
        rng = Rng(seed)
        gone: set[tuple[int, str]] = set()
        while not table.over:
            table.step(rng)
            gone |= {(event["seat"], event["cell"]) for event in table.events("burnt")}
            assert all(isinstance(table.piece(cell, seat), int) for seat, cell in gone)


@rule("KO-087")
def test_resources_of_dominoes_out_of_the_game_count_for_nobody() -> None:
    table = totem(first=(12, 13, 14, 15))
    table.draw(0, "D D D D D / D D D D D / D D H D D / D D D D D / D D D . D")
    table.say("set-aside")
    assert table.goods() == {}
    assert table.points() == 0
    three = totem(3, first=(1, 2, 3, 12))
    three.finish()
    assert three.state.left_over >> 12 & 1
    placed = sum(sum(t.goods) + t.burnt for t in three.state.territories)
    out = [n for n in range(1, 49) if three.state.left_over >> n & 1]
    out += [n for n in range(1, 49) for t in three.state.territories if t.aside >> n & 1]
    lost = sum(int(three.box.wood[half] >= 0) for n in out for half in (2 * n, 2 * n + 1))
    assert placed + lost == 49


@rule("KO-088")
def test_totems_begin_on_the_table() -> None:
    table = totem()
    assert [t.holder for t in GAME.view(table.state, 2).totems] == [None] * 4


@rule("KO-089")
def test_fire_destroys_the_resource_it_lands_on() -> None:
    """38 (G*-V1), token on the G: no mammoth for the turn, and the G carries +1."""
    table = totem(first=(38, 39, 40, 42))
    table.say("place e1 right")
    assert table.goods() == {"mammoth": 1}
    table.say("fire e1")
    assert table.goods() == {}
    assert table.piece("e1") == 1
    assert table.points() == 1
    assert [event["resource"] for event in table.events("burnt")] == ["mammoth"]
    assert GAME.census(table.state)["resources"] == 49


@rule("KO-090")
def test_a_resource_does_not_protect_its_square() -> None:
    table = totem(first=(38, 39, 40, 42))
    plain = Table(first=(38, 39, 40, 42))
    table.say("place e1 right")
    plain.say("place e1 right")
    assert table.legal() == plain.legal() == ["fire hut", "fire e1"]


@rule("KO-091")
def test_only_pieces_in_a_territory_count() -> None:
    """Seat 1 stands on G-G, seat 0 places the first mammoth: it has most, though the rows hold more."""
    table = totem(first=(4, 12, 13, 14))
    table.say("place e1 right")
    assert table.holder("mammoth") == 0
    table.draw(1, "H G G G G")  # printed symbols without wood
    table.say("choose 9")
    table.hold(1)
    table.say("place n1 right")
    assert table.goods(1) == {}
    assert table.holder("mammoth") == 0


@rule("KO-092")
def test_strictly_more_than_each_other_takes_the_totem() -> None:
    """Counts 2–2–1–0: the first adds one mammoth and takes the totem, though 3 is not more than half of 6."""
    table = totem(first=(4, 1, 2, 3))
    for seat, text in enumerate(("H G* G*", "H G* G*", "H G*", "H D")):
        table.draw(seat, text)
    table.give_totem("mammoth", 1)
    table.hold(4)
    table.say("place w1 left")
    assert table.goods() == {"mammoth": 3}
    assert table.holder("mammoth") == 0
    assert [(event["seat"], event["totem"]) for event in table.events("took")] == [(0, "mammoth")]


@rule("KO-093")
def test_one_against_none_is_a_majority() -> None:
    table = totem(first=(4, 1, 2, 3))
    table.hold(4)
    table.say("place e1 right")
    assert table.holder("mammoth") == 0
    burning = totem(first=(38, 1, 2, 3))
    burning.hold(38)
    burning.say("place e1 right")
    assert burning.holder("mammoth") is None  # not before the fire has fallen
    burning.say("fire hut")
    assert burning.holder("mammoth") == 0


@rule("KO-092")
def test_who_holds_a_totem_does_not_take_it_again() -> None:
    table = totem(first=(4, 1, 2, 3))
    table.draw(0, "H G* G*")
    table.give_totem("mammoth", 0)
    table.hold(4)
    table.say("place w1 left")
    assert table.goods() == {"mammoth": 3}
    assert not table.events("took")


@rule("KO-094")
def test_one_turn_may_bring_two_totems() -> None:
    table = totem(first=(23, 24, 25, 26))
    table.say("place e1 right")
    assert (table.holder("mushroom"), table.holder("flint")) == (0, 0)
    assert table.holder("mammoth") is None


@rule("KO-095")
def test_the_count_is_taken_once_after_the_fire() -> None:
    """B holds with 1 mammoth, A has 1 and adds 38 (G*-V1), burning that mammoth: A never holds the totem."""
    table = totem(first=(38, 39, 40, 42))
    table.draw(0, "H D / . G*")
    table.draw(1, "H G*")
    table.give_totem("mammoth", 1)
    table.say("place w1 left")
    assert table.goods() == {"mammoth": 2}
    assert table.holder("mammoth") == 1
    table.say("fire w1")
    assert table.holder("mammoth") == 1
    assert not table.events("took")


@rule("KO-096")
def test_a_totem_cannot_be_declined() -> None:
    table = totem(first=(4, 5, 6, 7))
    table.say("place e1 right")
    assert table.holder("mammoth") == 0
    assert table.asked == "choose"


@rule("KO-097")
def test_a_tie_moves_nothing() -> None:
    """Holder 3, B rises from 2 to 3: the holder keeps; B rises to 4: B takes."""
    for domino, holder in ((4, 1), (12, 0)):
        table = totem(first=(domino, 1, 2, 3))
        table.draw(0, "H G* G*")
        table.draw(1, "H G* G* G*")
        table.give_totem("mammoth", 1)
        table.hold(domino)
        table.say("place w2 right")
        assert table.goods() == {"mammoth": 3 if domino == 4 else 4}
        assert table.holder("mammoth") == holder


def burning(holder: str, *others: str, target: str, **options: Any) -> Table:
    """Seat 0 holds the mammoth totem, adds D-V1 to the left of its hut and burns a square."""
    table = totem(1 + len(others), first=(28, 29, 1, 2), **options)
    for seat, text in enumerate((holder, *others)):
        table.draw(seat, text)
    table.give_totem("mammoth", 0)
    table.hold(28)
    table.say("place w1 left", f"fire {target}")
    return table


@rule("KO-098")
def test_a_holder_who_burns_down_to_a_tie_keeps_the_totem() -> None:
    table = burning("H G* / G* G* / G* .", "H G* G* G*", "H", "H", target="e1")
    assert table.goods() == {"mammoth": 3}
    assert table.holder("mammoth") == 0
    assert table.asked == "choose"


@rule("KO-098")
def test_a_tie_of_one_piece_each_is_a_tie() -> None:
    table = burning("H G* / G* .", "H G*", "H", "H", target="e1")
    assert table.goods() == {"mammoth": 1}
    assert table.holder("mammoth") == 0
    assert not table.events("gave")


@rule("KO-099")
def test_a_holder_who_burns_below_another_loses_the_totem_at_once() -> None:
    """Holder 3→2, B 3, C 1: B gets it in the holder's turn."""
    table = burning("H G* / G* G*", "H G* G* G*", "H G*", "H", target="e1")
    assert table.to_move == 0
    assert table.holder("mammoth") == 1
    assert [(event["seat"], event["player"]) for event in table.events("gave")] == [(0, "2")]


@rule("KO-100")
def test_the_former_holder_chooses_among_those_with_most() -> None:
    """Holder 3→2, B 3, C 3, D 2: choice {B, C}."""
    table = burning("H G* / G* G*", "H G* G* G*", "H G* G* G*", "H G* G*", target="e1")
    assert (table.to_move, table.asked) == (0, "give")
    assert table.legal() == ["give mammoth 2", "give mammoth 3"]
    assert table.why("give mammoth 1") == table.why("give mammoth 4") == "not-most"
    assert table.why("give fish 2") == "another-totem"
    table.say("give mammoth 3")
    assert table.holder("mammoth") == 2
    assert table.asked == "choose"


@rule("KO-100")
def test_with_two_players_nobody_is_asked() -> None:
    table = burning("H G* / G* G*", "H G* G* G*", target="e1")
    assert table.holder("mammoth") == 1
    assert table.asked == "choose"


@rule("KO-101")
def test_when_nobody_has_any_the_totem_returns_to_the_table() -> None:
    table = burning("H G*", "H D", "H", "H", target="e1")
    assert table.holder("mammoth") is None
    assert [event["totem"] for event in table.events("returned")] == ["mammoth"]
    table.say("choose 9")
    table.hold(4)
    table.say("place w1 left")
    assert table.holder("mammoth") == 1


@rule("KO-101")
def test_or_its_holder_gives_it_away() -> None:
    table = burning("H G*", "H D", "H", "H", target="e1", totem_all_zero="given")
    assert table.legal() == ["give mammoth 2", "give mammoth 3", "give mammoth 4"]
    table.say("give mammoth 3")
    assert table.holder("mammoth") == 2
    table.say("choose 9")
    table.hold(1)
    table.say(table.legal()[0])
    table.say(table.legal()[0])
    assert (table.to_move, table.holder("mammoth")) == (2, 2)
    table.hold(1)
    table.say(table.legal()[0])
    assert (table.asked, table.holder("mammoth")) == ("choose", 2)  # it has nothing to lose
    two = burning("H G*", "H D", target="e1", totem_all_zero="given")
    assert two.holder("mammoth") == 1


@rule("KO-102")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_every_turn_totems_lie_with_those_who_have_most(seats: int, numbers: Numbers) -> None:
    for seed in range(numbers(1, 4, 60)):
        table = totem(seats)
        rng = Rng(seed)
        while not table.over:
            table.step(rng)
            if table.asked not in ("choose", "place", "over"):  # in the last round nobody chooses
                continue
            for r, name in enumerate(RESOURCES):
                counts = [int(t.goods[r]) for t in table.state.territories]
                holder = table.holder(name)
                if holder is None:
                    assert max(counts) == 0
                else:
                    assert counts[holder] == max(counts) > 0


@rule("KO-103")
def test_a_domino_set_aside_moves_no_totem() -> None:
    table = totem(first=(12, 13, 14, 15))
    table.draw(0, "D D D D D / D D D D D / D D H D D / D D D D D / D D D . D")
    table.draw(1, "H G*")
    table.give_totem("mammoth", 1)
    table.say("set-aside")
    assert table.holder("mammoth") == 1
    assert [table.holder(name) for name in RESOURCES[1:]] == [None] * 3


@rule("KO-104")
def test_at_most_one_resource_burns_in_a_turn(numbers: Numbers) -> None:
    for seed in range(numbers(1, 3, 40)):
        table = totem()
        rng = Rng(seed)
        turn, burnt, asked = (0, 0), 0, 0
        while not table.over:
            now = (int(table.state.round), int(table.state.turn))
            if now != turn:
                turn, burnt, asked = now, len(table.events("burnt")), 0
            asked += table.asked == "give"
            assert asked <= 1
            table.step(rng)
            assert len(table.events("burnt")) <= burnt + 1


@rule("KO-105")
def test_each_resource_left_scores_one_point() -> None:
    """3 mammoths, 2 fish, 1 flint: +6."""
    table = totem()
    assert table.end("H G* G* G* / L* L* Q* G L").scores[0] == 6
    assert ("resources", 6) in table.sheet()
    assert totem().end("H G* L* J* J* Q*").scores[0] == 5


@rule("KO-106")
def test_totems_score_their_values() -> None:
    for held, points in ((("fish", "flint"), 10), (RESOURCES, 18), (("mammoth",), 3), (("mushroom",), 5)):
        table = totem()
        for name in held:
            table.give_totem(name, 0)
        assert table.end("H D").scores[0] == points
        assert [key for key, _ in table.sheet()] == ["desert", *(f"totem-{name}" for name in held), "resources"]


@rule("KO-107")
@pytest.mark.parametrize(("option", "points"), [("holder", 4), ("majority", 0)])
def test_a_tied_holder_scores_unless_the_table_wants_a_majority(option: str, points: int) -> None:
    table = totem(totem_end_scores=option)
    table.give_totem("fish", 0)
    assert table.end("H L* L* L*", "H L* L* L*").scores[:2] == (3 + points, 3)
    clear = totem(totem_end_scores=option)
    clear.give_totem("fish", 0)
    assert clear.end("H L* L* L*", "H L* L*").scores[:2] == (7, 2)


@rule("KO-108")
def test_a_totem_on_the_table_scores_for_nobody() -> None:
    table = totem()
    assert table.end("H G* G*").scores == (2, 0, 0, 0)


@rule("KO-109")
def test_the_score_is_regions_and_resources_and_totems() -> None:
    table = totem(middle="true")
    table.give_totem("mammoth", 0)
    outcome = table.end("G* G1 / H L*")
    assert outcome.scores[0] == 2 + 2 + 3 + 10
    assert table.sheet() == [("steppe", 2), ("lake", 0), ("totem-mammoth", 3), ("resources", 2), ("middle", 10)]
    assert table.to_move == OVER
