"""Фаза награждения: cards and tiles (Получение карт и открытие инноваций)."""

from __future__ import annotations

import pytest

from rulebook.origin.table import Table
from rulebook.rule import rule

# Where a first evolution leads to each colour.
PLACES = {"yellow": "af_nil", "orange": "af_mag", "lilac": "af_hor", "brown": "af_wes"}
CARD = {"yellow": "hunter", "orange": "cart", "lilac": "on_yellow"}
FIVE = {
    "yellow": ("hunter", "sailor", "control", "inventor", "navigator"),
    "orange": ("cart", "power", "map", "shaman", "treasure"),
    "lilac": ("on_yellow", "on_orange", "in_africa", "in_oceania", "level_1"),
}


def arrive(colour: str, **board: tuple[int, ...]) -> Table:
    """Seat 0, without cards and tiles, has just come to a territory of a colour."""
    table = Table()
    table.strip(0)
    if board:
        table.board(**board)
    table.say(f"evolve h1s1_brown {PLACES[colour]}")
    return table


@rule("OR-080")
@pytest.mark.parametrize("colour", ["yellow", "orange", "lilac", "brown"])
def test_evolution_migration_and_swap_are_rewarded_alike(colour: str) -> None:
    where = PLACES[colour]
    words = []
    for action in ("evolve", "migrate", "swap"):
        table = Table()
        table.strip(0)
        start = "af_con" if colour in ("orange", "lilac") else "af_lak"
        if action == "evolve":
            table.say(f"evolve h1s1_brown {where}")
        else:
            table.stand(0, **{start: "h3s3_black"})
            if action == "swap":
                table.stand(1, **{where: "h1s1_brown"})
            table.say(f"{action} {start} {where}")
        assert table.asked == "reward"
        words.append(table.legal())
    assert words[0] == words[1] == words[2]


@rule("OR-083", "OR-031")
def test_what_is_no_longer_there_is_not_received() -> None:
    table = arrive("yellow", yellow=(3, 4, 5))
    table.deck("yellow")
    assert table.asked != "reward"  # neither tile nor card: nothing to take, and no cards to play
    assert table.to_move == 1
    assert table.hand(0) == []


@rule("OR-085")
def test_an_action_can_bring_the_colours_reward_and_a_strait_token() -> None:
    table = Table()
    table.stand(0, an_mau="h1s2_white", af_con="h2s1_white")
    table.say("migrate af_con af_cap")
    player = table.view(None).players[0]
    assert (player.hunting, player.straits) == ([4], [3])
    assert table.token("af_cap") is None
    assert table.token("s04") is None


@rule("OR-086")
def test_a_reward_cannot_be_declined_nor_a_tile_left_that_can_be_laid() -> None:
    table = arrive("yellow")
    assert table.legal() == ["take yellow 1", "look yellow"]
    assert table.why("top yellow") == "tile-too"
    assert table.why("done") == "reward-first"


@rule("OR-087", "OR-089", "OR-090")
@pytest.mark.parametrize("colour", ["yellow", "orange", "lilac"])
def test_option_a_is_a_tile_of_the_column_and_the_top_card(colour: str) -> None:
    table = arrive(colour)
    cards = table.left(colour)
    assert table.legal("take") == [f"take {colour} 1"]
    table.say(f"take {colour} 1")
    table.fate("refill 2", f"draw {colour} {CARD[colour]}")
    assert table.owned(0) == [1]
    assert table.hand(0) == [CARD[colour]]
    assert table.left(colour) == cards - 1
    assert (table.to_move, table.asked) == (0, "cards")  # the card just drawn may be played
    assert table.why(f"take {colour} 2") == "another-question"  # one reward, and no more of it


@rule("OR-088", "OR-089", "OR-090")
@pytest.mark.parametrize("colour", ["yellow", "orange", "lilac"])
def test_option_b_is_one_of_three_cards_and_two_go_under_the_deck(colour: str) -> None:
    table = arrive(colour)
    cards = table.left(colour)
    table.say(f"look {colour}")
    first, second, third = FIVE[colour][:3]
    table.fate(*(f"draw {colour} {card}" for card in (first, second, third)))
    assert sorted(table.legal()) == sorted(f"keep {card}" for card in (first, second, third))
    table.say(f"keep {second}")
    assert table.hand(0) == [second]
    assert table.owned(0) == []
    assert table.left(colour) == cards - 1
    assert table.under(colour) == [first, third]  # in the order drawn


@rule("OR-091")
def test_a_card_held_before_cannot_be_given_back_instead() -> None:
    table = Table()
    table.give(0, "inventor")
    table.say("evolve h1s1_brown af_nil", "look yellow")
    table.fate("draw yellow hunter", "draw yellow sailor", "draw yellow control")
    assert table.why("keep inventor") == "not-drawn"
    table.say("keep hunter")
    assert "inventor" in table.hand(0)


@rule("OR-092", "OR-094", "OR-095")
def test_brown_option_a_is_two_tiles_and_the_second_may_rest_on_the_first() -> None:
    table = arrive("brown", brown=(1, 2, 4, 4, 5, 5))
    assert "take brown 1" in table.legal()
    table.say("take brown 1")
    assert table.asked == "second-tile"  # nothing has been refilled yet
    assert table.column("brown") == (0, 2, 4, 4, 5, 5)
    assert table.legal() == ["take brown 2"]
    table.say("take brown 2")
    assert table.owned(0) == [1, 2]
    table.fate("refill 3", "refill 4")
    assert table.column("brown") == (3, 4, 4, 4, 5, 5)
    table = arrive("brown", brown=(1, 1, 4, 4, 5, 5))
    table.say("take brown 1", "take brown 1")  # or two of the same level
    assert table.owned(0) == [1, 1]


@rule("OR-093")
def test_brown_option_b_is_one_tile_of_any_column() -> None:
    table = Table()
    table.tiles(0, 1, 2, 3)
    table.board(yellow=(1, 5, 5), orange=(4, 5, 5), lilac=(3, 2, 5), brown=(1, 1, 5, 5, 5, 5))
    table.say("evolve h1s1_brown af_wes")
    assert table.legal("any") == ["any yellow 1", "any orange 4", "any brown 1"]
    table.say("any orange 4")
    assert table.owned(0) == [1, 2, 3, 4]
    table.fate("refill 2")
    assert table.column("orange") == (2, 5, 5)
    assert table.asked == "cards"


@rule("OR-092", "OR-093")
def test_the_two_tiles_are_picked_in_any_order() -> None:
    table = Table()
    table.tiles(0, 1, 2)
    table.board(brown=(1, 1, 3, 4, 5, 5))
    table.say("evolve h1s1_brown af_wes")
    assert table.legal("take") == ["take brown 1", "take brown 3"]
    pairs = set()
    for first in table.legal("take"):
        twin = table.state.copy()
        twin.apply(table.game.words.parse(first))
        for word in twin.legal():
            pairs.add((first, table.game.words.text(word)))
    assert pairs == {
        ("take brown 1", "take brown 1"),
        ("take brown 1", "take brown 3"),
        ("take brown 3", "take brown 1"),
        ("take brown 3", "take brown 4"),
    }
    table.say("take brown 3", "take brown 1")
    assert table.owned(0) == [1, 1, 2, 3]


@rule("OR-096")
def test_without_a_tile_to_lay_option_a_is_just_the_card() -> None:
    table = arrive("yellow", yellow=(3, 4, 5))
    assert table.legal() == ["top yellow", "look yellow"]
    table.say("top yellow")
    table.fate("draw yellow hunter")
    assert table.hand(0) == ["hunter"]
    assert table.owned(0) == []


@rule("OR-096")
def test_brown_with_one_tile_to_lay_gives_that_one() -> None:
    table = arrive("brown", brown=(1, 3, 4, 4, 5, 5), yellow=(2, 2, 2), orange=(2, 2, 2), lilac=(2, 2, 2))
    assert table.legal() == ["take brown 1"]  # the same tile as option B would give
    table.say("take brown 1")
    assert table.owned(0) == [1]
    table.luck()
    assert table.to_move == 1


@rule("OR-097")
def test_option_b_looks_at_what_is_there() -> None:
    table = arrive("yellow")
    table.deck("yellow", "hunter", "sailor")
    table.say("look yellow")
    table.fate("draw yellow hunter", "draw yellow sailor")
    table.say("keep hunter")
    assert table.left("yellow") == 1
    assert table.state.ending == -1
    table = arrive("yellow")
    table.deck("yellow", "hunter")
    table.say("look yellow")
    table.fate("draw yellow hunter")
    assert table.hand(0) == ["hunter"]
    assert table.left("yellow") == 0
    assert table.state.ending == 0


@rule("OR-097")
def test_both_options_are_offered_as_long_as_they_differ() -> None:
    table = arrive("yellow", yellow=(3, 4, 5))
    table.deck("yellow", "hunter")
    assert table.legal() == ["top yellow"]
    assert table.why("look yellow") == "same-as-top"
    table.deck("yellow", "hunter", "sailor")
    assert table.legal() == ["top yellow", "look yellow"]
    table.lay_down(0, "observation_kit")  # which shows both cards anyway
    assert table.legal() == ["top yellow"]


@rule("OR-098", "OR-099")
def test_the_rulebooks_stack_1_2_3_1() -> None:
    """It takes one 4, or one 2, or a 1; not a 3, not a 5."""
    table = Table()
    table.tiles(0, 1, 2, 3, 1)
    table.board(yellow=(1, 2, 3), orange=(4, 5, 5), lilac=(5, 5, 5), brown=(3, 3, 3, 5, 5, 5))
    table.say("evolve h1s1_brown af_wes")
    assert sorted(table.legal("take") + table.legal("any")) == ["any orange 4", "any yellow 1", "any yellow 2"]
    assert table.why("any yellow 3") == "not-stackable"
    assert table.why("any orange 5") == "not-stackable"


@rule("OR-098")
def test_only_one_tile_rests_on_another() -> None:
    table = Table()
    table.tiles(0, 1, 1)
    table.board(brown=(2, 2, 2, 3, 5, 5))
    table.say("evolve h1s1_brown af_wes", "take brown 2")
    assert table.legal() == ["take brown 2", "take brown 3"]
    table.say("take brown 2")
    assert [bool(table.player(0).stacks(level)) for level in range(1, 6)] == [True, False, True, False, False]


@rule("OR-100", "OR-239")
def test_tiles_lie_open_before_their_owner() -> None:
    table = Table()
    table.tiles(1, 1, 2, 3)
    for seat in (0, 1, None):
        assert table.view(seat).players[1].tiles == [1, 1, 1, 0, 0]


@rule("OR-102")
def test_a_tile_taken_is_replaced_on_its_slot_by_one_of_the_reserve() -> None:
    table = arrive("orange", orange=(4, 1, 2))
    reserve = table.view(None).reserve
    table.say("take orange 1")
    assert sorted(table.legal()) == [f"refill {level}" for level in range(1, 6)]
    table.fate("refill 5")
    assert table.column("orange") == (4, 5, 2)
    assert table.view(None).reserve == reserve - 1


@rule("OR-103")
def test_with_an_empty_reserve_the_slot_stays_empty() -> None:
    table = arrive("orange", orange=(4, 1, 2))
    table.reserve()
    table.say("take orange 1")
    table.fate("draw orange cart")
    assert table.column("orange") == (4, 0, 2)
    table = arrive("brown", brown=(1, 1, 2, 2, 3, 5))
    table.reserve(4)
    table.say("take brown 1", "take brown 1")
    table.fate("refill 4")
    assert table.column("brown") == (4, 0, 2, 2, 3, 5)


@rule("OR-093", "OR-096")
@pytest.mark.parametrize("column", ["yellow", "orange", "lilac"])
def test_one_tile_of_another_column_is_all_that_a_brown_territory_gives(column: str) -> None:
    table = arrive("brown")
    table.say(f"any {column} 1")
    table.luck()
    assert table.owned(0) == [1]
    assert not table.legal("take")
    assert not table.legal("any")
