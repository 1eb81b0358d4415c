"""Карты: what holds for all cards of a colour."""

from __future__ import annotations

import pytest

from dolmen.games.origin.box import PERMANENT
from dolmen.games.origin.packed import one
from dolmen.games.origin.words import CARDS, GOALS
from rulebook.origin.table import Table
from rulebook.rule import rule


@rule("OR-120")
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("hunter", "no-game"),
        ("sailor", "no-strait"),
        ("volcanic_eruption", "empty-discard"),
        ("navigator", "opens-nothing"),
        ("control", "opens-nothing"),
        ("war_strait", "after-a-swap"),
        ("war_cards", "after-a-swap"),
        ("war_tile", "after-a-swap"),
    ],
)
def test_a_card_that_would_change_nothing_cannot_be_played(card: str, reason: str) -> None:
    table = Table()
    table.give(0, card)
    assert table.why(f"play {card}") == reason


@rule("OR-120")
def test_great_shaman_and_inventor_need_something_to_do_too() -> None:
    table = Table()
    table.give(0, "great_shaman", "inventor")
    assert table.can("play great_shaman")
    assert table.can("play inventor")
    table.player(0).villages = 0
    table.stand(1, af_nil="h1s1_brown")
    table.turn(0)
    assert table.why("play great_shaman") == "opens-nothing"
    for deck in ("yellow", "orange", "lilac"):
        table.deck(deck)
    table.board(yellow=(5, 5, 5), orange=(5, 5, 5), lilac=(5, 5, 5), brown=(5,) * 6)
    assert table.why("play inventor") == "nothing-to-invent"


@rule("OR-121", "OR-122", "OR-238")
def test_an_action_card_goes_to_the_open_discard_pile_and_never_back_into_the_deck() -> None:
    table = Table()
    table.strip(0)
    table.deck("yellow", "inventor", "hunter")
    table.give(0, "inventor")
    table.say("play inventor", "top yellow")
    table.fate("draw yellow hunter")
    for seat in (0, 1, None):
        assert [card.id for card in table.view(seat).discard] == ["inventor"]
    assert table.left("yellow") == 0
    assert table.state.ending == 0  # the empty deck ends the game; it is not made anew
    table.finish_turn()
    assert table.left("yellow") == 0


@rule("OR-123")
def test_cards_tied_to_an_action_are_declared_with_it() -> None:
    table = Table()
    table.give(0, "great_shaman")
    table.say("play great_shaman")
    assert {word.split()[0] for word in table.legal()} == {"evolve"}
    assert not table.can("evolve h1s1_brown af_nil")  # which needs no card
    assert table.why("evolve h1s1_brown af_nil") == "needs-no-card"
    table = Table()
    table.give(0, "great_shaman", "navigator", "control")
    table.stand(0, af_mag="h1s1_black")
    table.say("evolve h1s1_brown af_nil")
    for card in ("great_shaman", "navigator", "control"):
        assert table.why(f"play {card}") == "before-the-action"


def swapped(*cards: str) -> Table:
    """Seat 0 has just swapped with seat 1, which has strait tokens, tiles and cards."""
    table = Table(3)
    table.stand(0, af_nil="h1s2_white")
    table.stand(1, af_mag="h1s1_brown")
    table.stand(2, af_hor="h1s1_black")
    table.straits(1, 3, 4, 5)
    table.straits(2, 3)
    table.tiles(1, 1, 2, 3)
    table.give(1, "hunter", "cart")
    table.give(0, *cards)
    table.say("swap af_nil af_mag")
    return table


@rule("OR-124")
def test_tribal_war_needs_a_swap_of_the_same_turn_and_hits_its_victim_also_after_the_reward() -> None:
    table = swapped("war_strait")
    table.say("take orange 1")
    table.luck()
    assert table.asked == "cards"
    table.say("play war_strait")
    assert table.view(None).players[1].straits == [4, 5]
    assert table.view(None).players[2].straits == [3]
    table = Table()
    table.give(0, "war_strait")
    table.stand(0, af_nil="h1s2_white")
    table.straits(1, 3)
    table.say("migrate af_nil af_mag")
    assert table.why("play war_strait") == "after-a-swap"


@rule("OR-124")
def test_the_victim_of_an_earlier_turn_is_safe() -> None:
    table = swapped("war_strait")
    table.give(2, "war_cards")
    for seat, card in ((1, ""), (2, "war_cards"), (0, "war_strait")):
        table.finish_turn()
        assert table.to_move == seat
        assert not card or table.why(f"play {card}") == "after-a-swap"


@rule("OR-125")
def test_control_and_tribal_war_never_combine_but_power_and_tribal_war_do() -> None:
    table = Table()
    table.stand(0, af_nil="h1s1_black")
    table.stand(1, af_mag="h1s3_brown")
    table.straits(1, 3)
    table.give(0, "control", "war_strait")
    table.say("play control", "swap af_nil af_mag")
    assert table.why("play war_strait") == "colour-played"
    table = Table()
    table.stand(0, af_nil="h1s2_black")
    table.stand(1, af_mag="h1s2_brown")
    table.straits(1, 3)
    table.tiles(0, 4)
    table.give(0, "power", "war_strait")
    table.say("play power", "swap af_nil af_mag", "play war_strait")
    assert table.view(None).players[0].straits == [3]


@rule("OR-126")
def test_a_permanent_needs_a_tile_of_exactly_its_level() -> None:
    """The rulebook's example: a card that shows level 3 needs a tile of level 3."""
    table = Table()
    table.give(0, "shaman", "cart")
    table.tiles(0, 1, 2)
    assert table.why("play shaman") == "no-such-level"
    table.tiles(0, 1, 2, 3)
    assert table.can("play shaman")
    table.tiles(0, 1, 2, 3, 4)  # covered
    assert table.can("play shaman")
    table.tiles(0, 2, 3, 4, 5)  # higher levels do not replace it
    assert table.why("play cart") == "no-such-level"


@rule("OR-127")
def test_one_tile_serves_several_cards() -> None:
    table = Table()
    table.give(0, "cart", "observation_kit")
    table.tiles(0, 1)
    table.say("play cart")
    assert table.owned(0) == [1]
    table.turn(0)
    assert table.can("play observation_kit")


@rule("OR-128", "OR-132")
def test_a_played_permanent_lies_open_works_on_and_scores_nothing() -> None:
    table = Table()
    table.give(0, "cart")
    table.tiles(0, 1)
    table.stand(0, eu_nor="h1s1_brown")
    before = table.score(0)
    table.say("play cart")
    assert table.score(0) == before - 1  # it was worth 1 in hand
    for _ in range(3):
        assert [card.id for card in table.view(None).players[0].permanents] == ["cart"]
        table.turn(0)
        assert table.can("migrate eu_nor eu_ste")


@rule("OR-129")
def test_it_works_even_if_the_tile_is_lost() -> None:
    table = Table()
    table.give(1, "war_tile")
    table.lay_down(0, "power")
    table.tiles(0, 4)
    table.tiles(1, 1, 2, 3)
    table.stand(0, af_mag="h1s2_brown", eu_nor="h1s1_black")
    table.stand(1, af_nil="h1s3_white", eu_wes="h1s1_brown")
    table.turn(1)
    table.say("swap af_nil af_mag", "play war_tile", "seize 4")
    assert table.owned(0) == []
    table.turn(0)
    assert table.can("swap eu_nor eu_wes")  # 1 against 1


@rule("OR-130")
def test_a_tile_gained_this_turn_enables_a_permanent_at_once() -> None:
    table = Table()
    table.give(0, "cart")
    assert table.why("play cart") == "no-such-level"
    table.say("evolve h1s1_brown af_nil", "take yellow 1")
    table.luck()
    table.say("play cart")


@rule("OR-131")
def test_a_permanent_changes_only_what_comes_after_it() -> None:
    table = Table()
    table.give(0, "cart", "war_trophies")
    table.tiles(0, 1, 4)
    table.stand(0, eu_nor="h1s2_white")
    table.stand(1, eu_wes="h1s1_brown")
    supply = sum(pawn.count for pawn in table.view(None).supply)
    table.say("swap eu_nor eu_wes", "play war_trophies")
    assert table.asked == "reward"  # no pawn for the swap before it
    assert sum(pawn.count for pawn in table.view(None).supply) == supply
    table = Table()
    table.give(0, "cart")
    table.tiles(0, 1)
    table.stand(0, eu_nor="h1s2_white")
    table.say("migrate eu_nor eu_wes", "play cart")
    assert table.owner("eu_wes") == 0
    assert not table.legal("migrate")


@rule("OR-133")
def test_a_second_copy_adds_only_with_cart_and_observation_kit() -> None:
    table = Table()
    table.stand(0, eu_nor="h1s1_brown")
    table.stand(1, eu_wes="h1s2_brown")
    table.lay_down(0, "cart", "cart", "power", "power", "observation_kit", "observation_kit")
    assert table.can("migrate eu_nor eu_chi")  # 1 + 2 steps
    assert table.why("swap eu_nor eu_wes") == "too-strong"
    table.say("migrate eu_nor eu_eas", "look yellow")
    table.luck()
    assert table.asked == "keep"
    assert table.state.asked().numbers["cards"] == 5
    table = Table()
    table.lay_down(0, "shaman", "parchment")
    table.give(0, "shaman", "parchment")
    table.tiles(0, 2, 3)
    table.say("play shaman")  # playable, for nothing
    assert not table.can("evolve h2s2_brown af_nil")


@rule("OR-133")
def test_a_second_carriage_map_or_treasure_adds_nothing() -> None:
    """The box of ours has one of each; an owner's may have more."""
    table = Table()
    table.stand(0, eu_nor="h1s1_brown")
    for name in ("carriage", "map", "treasure"):
        table.player(0).table += 2 * one(CARDS.index(name) - PERMANENT)
    assert table.at("eu_nor").steps == 3
    assert table.view(None).players[0].goal_limit == 3
    assert table.sheet(0)["hand"] == 2


@rule("OR-134")
def test_more_than_needed_is_enough() -> None:
    table = Table()
    table.give(0, "in_africa")
    table.stand_anyhow(0, "af_nil", "af_mag")
    assert table.why("play in_africa") == "not-fulfilled"
    table.stand_anyhow(0, "af_hor", "af_con")
    table.say("play in_africa")
    assert [card.id for card in table.view(None).players[0].laid] == ["in_africa"]
    assert table.sheet(0)["goals"] == 3


@rule("OR-135")
def test_a_fulfilled_goal_may_be_held_back_but_must_hold_when_it_is_played() -> None:
    table = Table()
    table.give(0, "in_africa")
    table.stand(0, af_nil="h1s1_brown", af_mag="h2s1_white", af_hor="h1s2_white")
    table.stand(1, eu_ana="h2s1_brown", eu_ara="h1s3_brown")
    table.say("evolve h1s1_black af_con")
    table.finish_turn()
    assert "in_africa" in table.hand(0)
    table.state.players[0].places = 0  # all pawns gone elsewhere
    table.turn(0)
    assert table.why("play in_africa") == "not-fulfilled"


@rule("OR-136", "OR-140")
def test_a_goal_may_be_laid_before_its_condition_is_broken() -> None:
    table = Table()
    table.give(0, "on_yellow")
    table.stand(0, af_nil="h1s1_brown", af_con="h2s1_white", eu_eas="h1s2_white")
    table.say("play on_yellow")
    table.luck()
    table.say("migrate af_nil af_mag")
    assert not table.goal(0, "on_yellow")
    assert table.sheet(0)["goals"] == 4
    assert [card.id for card in table.view(None).players[0].laid] == ["on_yellow"]


@rule("OR-137", "OR-139")
def test_a_new_goal_is_drawn_at_once_and_cannot_be_played_in_the_same_turn() -> None:
    table = Table()
    table.stand_anyhow(0, "af_nil", "af_con", "eu_eas")
    table.give(0, "on_yellow")
    table.say("play on_yellow")
    table.fate("draw lilac in_eurasia")
    assert "in_eurasia" in table.hand(0)
    table.stand_anyhow(0, "eu_wes", "eu_nor")
    assert table.goal(0, "in_eurasia")
    assert table.why("play in_eurasia") == "colour-played"
    table.turn(0)
    assert table.can("play in_eurasia")


@rule("OR-138")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    table = Table(last_round_multi_objective_includes_trigger_turn="off")
    table.stand_anyhow(0, "af_nil", "af_con", "eu_eas")
    table.give(0, "on_yellow")
    table.deck("lilac")
    table.say("play on_yellow")
    assert table.asked == "act"
    assert table.hand(0) == ["one_continent"]


@rule("OR-141", "OR-142")
def test_a_third_goal_sends_any_of_them_under_the_deck() -> None:
    table = Table()
    table.give(0, "in_africa")
    left = table.left("lilac")
    table.say("evolve h1s1_brown af_hor", "take lilac 1")
    table.fate("refill 1", "draw lilac on_brown")
    assert table.asked == "return"
    assert sorted(table.legal()) == ["return in_africa", "return on_brown", "return one_continent"]
    table.say("return one_continent")
    assert table.hand(0) == ["in_africa", "on_brown"]
    assert table.left("lilac") == left
    assert table.under("lilac") == ["one_continent"]


@rule("OR-142")
@pytest.mark.parametrize("goal", GOALS)
def test_whatever_the_third_goal_is_one_goes_back(goal: str) -> None:
    table = Table()
    others = [other for other in ("in_africa", "on_brown", "level_1") if other != goal]
    table.strip(0, 1)
    table.give(0, *others[:2])
    table.say("evolve h1s1_brown af_hor", "take lilac 1")
    table.fate("refill 1", f"draw lilac {goal}")
    assert table.asked == "return"


@rule("OR-143")
def test_three_goals_to_choose_from_and_then_the_limit() -> None:
    table = Table()
    table.give(0, "in_africa")
    table.say("evolve h1s1_brown af_hor", "look lilac")
    table.fate("draw lilac on_brown", "draw lilac on_green", "draw lilac on_yellow")
    assert sorted(table.legal()) == ["keep on_brown", "keep on_green", "keep on_yellow"]
    table.say("keep on_green")
    assert sorted(table.legal()) == ["return in_africa", "return on_green", "return one_continent"]
    table.say("return on_green")
    assert table.hand(0) == ["in_africa", "one_continent"]
    assert table.under("lilac") == ["on_brown", "on_yellow", "on_green"]


@rule("OR-144")
def test_only_own_pawns_on_the_board_count() -> None:
    table = Table()
    table.stand_anyhow(0, "af_nil", "af_mag")
    table.stand_anyhow(1, "af_hor", "af_con", "af_lak")
    table.player(0).trophies = 0b111 << 18  # three pawns of height 3 and strength 1
    assert not table.goal(0, "in_africa")
    assert not table.goal(0, "height_3")
    assert table.goal(1, "in_africa")
