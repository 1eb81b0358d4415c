"""Фаза действия: what a turn consists of, and when cards may be played."""

from __future__ import annotations

from rulebook.origin.table import Table
from rulebook.rule import rule


@rule("OR-037", "OR-038")
def test_a_turn_has_exactly_one_action_and_then_its_reward() -> None:
    table = Table()
    assert table.asked == "act"
    assert table.why("done") == "act-first"
    table.say("evolve h1s1_brown af_nil")
    assert table.asked == "reward"
    assert table.why("evolve h1s1_black af_hor") == "acted-already"
    assert table.why("done") == "reward-first"
    table.say("take yellow 1")
    table.luck()
    assert table.asked == "cards"
    assert table.why("evolve h1s1_black af_hor") == "acted-already"
    table.say("done")
    assert table.to_move == 1


@rule("OR-039", "OR-117")
def test_the_rulebooks_order_of_cards_is_accepted_and_a_second_yellow_is_not() -> None:
    """An action card first, then the move, then a permanent card, then a goal."""
    table = Table()
    table.strip(0)
    table.stand(0, af_nil="h2s1_white", af_hor="h3s1_white", af_con="h3s3_black")
    table.tiles(0, 1)
    table.give(0, "inventor", "sailor", "cart", "in_africa")
    table.say("play inventor", "any yellow 1")
    table.luck()
    assert table.asked == "act"
    assert table.why("play sailor") == "colour-played"
    table.say("migrate af_nil af_mag", "play cart", "play in_africa")
    table.luck()
    assert table.asked == "reward"
    assert table.view(0).used == ["yellow", "orange", "lilac"]
    assert table.score(0) == 3 + 2 + 2  # the goal, two tiles, Sailor and a new goal in hand


@rule("OR-039")
def test_no_card_must_be_played() -> None:
    table = Table()
    table.tiles(0, 1)
    table.give(0, "cart", "inventor")
    table.say("evolve h1s1_brown af_nil", "look yellow")
    table.fate("draw yellow hunter", "draw yellow sailor", "draw yellow control")
    table.say("keep hunter", "done")
    assert table.to_move == 1
    assert table.hand(0) == ["cart", "hunter", "inventor", "one_continent"]


@rule("OR-040", "OR-205")
def test_parchment_played_between_action_and_reward_opens_all_columns() -> None:
    table = Table()
    table.tiles(0, 1, 2)
    table.give(0, "parchment")
    table.board(yellow=(4, 4, 5), lilac=(3, 3, 3))
    table.say("evolve h1s1_brown af_nil")
    assert table.legal("take") == []
    table.say("play parchment")
    assert "take lilac 3" in table.legal("take")


@rule("OR-040", "OR-172")
def test_a_reward_that_brings_nothing_waits_for_a_card_that_opens_it() -> None:
    table = Table()
    table.strip(0)
    table.stand(0, af_con="h1s3_white")
    table.stand(1, af_wes="h1s1_black")
    table.tiles(1, 1)
    table.give(0, "war_tile")
    table.board(yellow=(2, 2, 2), orange=(2, 2, 2), lilac=(2, 2, 2), brown=(2,) * 6)
    table.say("swap af_con af_wes")  # brown, and no tile there can be laid yet
    assert table.asked == "cards"
    assert table.legal() == ["play war_tile", "done"]
    table.say("play war_tile", "seize 1")
    assert table.asked == "reward"
    table.say("take brown 2")
    assert table.owned(0) == [1, 2]
    table = Table()
    table.strip(0)
    table.tiles(0, 1, 2)
    table.give(0, "parchment")
    table.board(yellow=(5, 5, 5))
    table.deck("yellow")  # in the last round
    table.say("evolve h1s1_brown af_nil")
    assert table.legal() == ["play parchment", "done"]
    table.say("play parchment", "take brown 3")
    assert table.owned(0) == [1, 2, 3]


@rule("OR-040")
def test_a_reward_that_brings_nothing_does_not_hold_up_the_turn() -> None:
    table = Table()
    table.give(0, "parchment")
    table.board(yellow=(5, 5, 5))
    table.deck("yellow")
    table.say("evolve h1s1_brown af_nil", "done")
    assert table.to_move == 1


@rule("OR-040")
def test_no_card_can_be_played_in_the_middle_of_choosing_among_drawn_cards() -> None:
    table = Table()
    table.tiles(0, 1)
    table.give(0, "cart")
    table.say("evolve h1s1_brown af_nil", "look yellow")
    table.fate("draw yellow hunter", "draw yellow sailor", "draw yellow control")
    assert table.legal() == ["keep hunter", "keep sailor", "keep control"]
    assert table.why("play cart") == "finish-first"
    table.say("keep sailor", "play cart")


def stuck() -> Table:
    """Seat 0 has no villages, and its only pawn is walled in by stronger ones."""
    table = Table(4)
    table.strip(0)
    table.stand(0, na_gre="h1s1_brown")
    table.stand(1, na_lab="h1s2_white")
    table.player(0).villages = 0
    table.state.settle()
    return table


@rule("OR-041", "OR-058")
def test_who_cannot_act_is_skipped() -> None:
    table = stuck()
    assert table.to_move == 1
    assert "skipped 0" in table.told()
    assert table.owned(0) == []


@rule("OR-041")
def test_who_has_acted_and_is_done_is_not_skipped() -> None:
    table = Table()
    table.give(0, "war_tile")
    table.say("evolve h1s1_brown af_mag", "take orange 1")
    table.luck()
    table.say("done")
    assert table.told()[-1] == "turn 1 2"
    assert not any(line.startswith("skipped") for line in table.told())


@rule("OR-037", "OR-041")
def test_a_swap_alone_is_an_action_that_is_owed() -> None:
    table = Table()
    table.strip(0)
    table.stand(0, na_gre="h1s2_brown")
    table.stand(1, na_lab="h1s1_black")
    table.player(0).villages = 0
    table.state.settle()
    assert table.asked == "act"
    assert table.legal() == ["swap na_gre na_lab"]


@rule("OR-037", "OR-174")
def test_a_turn_begins_without_what_the_turn_before_it_did() -> None:
    table = Table(hunter_adjacency="moved")
    table.give(1, "hunter")
    table.stand(0, af_nil="h1s2_white")
    table.stand(1, af_mag="h1s1_brown")
    table.say("swap af_nil af_mag")
    assert (table.view(None).site, table.view(None).victim) == ("af_mag", 1)
    table.finish_turn()
    view = table.view(None)
    assert (view.site, view.victim, view.used) == (None, None, [])
    assert table.why("play hunter") == "no-game"


@rule("OR-041", "OR-042")
def test_who_cannot_act_may_still_play_cards_but_need_not() -> None:
    table = stuck()
    table.turn(0)
    table.give(0, "inventor", "control")
    table.turn(0)
    assert table.asked == "stuck"
    assert table.legal() == ["play inventor", "play control", "done"]
    table.give(0, "cart")
    table.say("play inventor", "any yellow 1")
    table.luck()
    assert table.asked == "stuck"
    table.say("done")  # though Control or, with the new tile, Cart would have opened an action
    assert table.to_move == 1
    assert table.hand(0) == ["cart", "control"]


@rule("OR-042")
def test_an_action_that_a_played_card_makes_possible_is_owed() -> None:
    table = stuck()
    table.tiles(0, 4)
    table.give(0, "cart")
    table.tiles(0, 1)
    table.turn(0)
    assert "done" in table.legal()
    table.say("play cart")
    assert table.legal("migrate") == ["migrate na_gre na_mac", "migrate na_gre na_pla", "migrate na_gre na_woo"]
    assert table.why("done") == "act-first"


@rule("OR-043")
def test_on_the_first_turn_only_evolution_is_possible() -> None:
    table = Table(3)
    assert {word.split()[0] for word in table.legal()} == {"evolve"}
    table.finish_turn()
    assert {word.split()[0] for word in table.legal()} == {"evolve"}


@rule("OR-081")
def test_the_reward_follows_the_action_and_cards_may_still_be_played_after_it() -> None:
    table = Table()
    table.give(0, "cart")
    table.say("evolve h1s1_brown af_nil", "take yellow 1")
    table.luck()
    assert table.can("play cart")  # with the tile of this turn
    table.say("play cart", "done")
    assert table.to_move == 1


@rule("OR-116")
def test_cards_are_played_in_ones_own_turn_only() -> None:
    table = Table()
    table.tiles(1, 1)
    table.give(1, "cart", "inventor")
    assert table.to_move == 0
    assert not table.can("play cart")
    assert table.why("play cart") == "not-in-hand"
    table.finish_turn()
    assert table.to_move == 1
    assert table.can("play cart")
    assert table.can("play inventor")


@rule("OR-118")
def test_a_card_gained_this_turn_may_be_played_this_turn() -> None:
    table = Table()
    table.stand(0, af_mag="h2s1_white")
    table.say("evolve h1s1_brown af_nil", "take yellow 1")
    table.fate("refill 2")
    table.fate("draw yellow sailor")
    table.say("play sailor", "claim s02")
    assert table.view(None).players[0].straits == [4]


@rule("OR-119")
def test_there_is_no_limit_for_yellow_and_orange_cards() -> None:
    table = Table()
    table.give(0, "hunter", "sailor", "control", "control", "navigator", "navigator", "war_tile")
    table.give(0, "cart", "cart", "power", "power", "shaman", "shaman", "map")
    table.say("evolve h1s1_brown af_nil", "look yellow")
    table.luck()
    table.say(table.legal("keep")[0])
    assert table.asked == "cards"
    assert table.cards_of(0, "yellow") == 8
    assert table.cards_of(0, "orange") == 7
