"""Конец игры, подсчёт очков."""

from __future__ import annotations

from typing import Any

import pytest

from dolmen.games.origin.scoring import sheet
from dolmen.games.origin.state import FINISHED
from dolmen.games.origin.words import GOALS
from rulebook.origin.table import Table
from rulebook.rule import rule


@rule("OR-145", "OR-151")
@pytest.mark.parametrize(
    ("deck", "where", "card"),
    [("yellow", "af_nil", "hunter"), ("orange", "af_mag", "cart"), ("lilac", "af_hor", "in_africa")],
)
def test_an_empty_deck_brings_about_the_end(deck: str, where: str, card: str) -> None:
    """A, B, C: B takes the last card; then C and A have a turn each, and that is the end."""
    table = Table(3)
    table.turn(1)
    table.deck(deck, card)
    table.say(f"evolve h1s1_brown {where}", f"take {deck} 1")
    table.luck()
    assert table.view(None).ending == 1
    table.finish_turn()
    turns = []
    while not table.over:
        turns.append(int(table.state.turn))
        table.finish_turn()
    assert turns == [2, 0]


@rule("OR-146")
def test_an_empty_reward_board_brings_about_the_end_and_an_empty_column_does_not() -> None:
    table = Table()
    table.reserve()
    table.board(yellow=(0, 0, 0), orange=(0, 0, 0), lilac=(0, 0, 0), brown=(1, 5, 0, 0, 0, 0))
    assert table.view(None).ending is None
    table.tiles(0, 1, 2, 3, 4)
    table.say("evolve h1s1_brown af_wes", "take brown 1")
    assert table.view(None).ending is None
    table.say("take brown 5")
    assert table.view(None).ending == 0


@rule("OR-146", "OR-151")
def test_the_last_tile_brings_about_the_end_before_the_card_that_comes_with_it() -> None:
    table = Table()
    table.lay_down(0, "observation_kit")
    table.reserve()
    table.board(yellow=(1, 0, 0), orange=(0, 0, 0), lilac=(0, 0, 0), brown=(0, 0, 0, 0, 0, 0))
    table.say("evolve h1s1_brown af_nil", "take yellow 1")
    assert table.view(None).ending == 0
    table.fate("draw yellow hunter", "draw yellow sailor")
    assert table.asked == "keep"
    assert (table.view(None).ending, table.view(None).last_round) == (0, True)
    table.say("keep hunter")
    assert [line for line in table.told() if line.startswith("triggered")] == ["triggered 0 tiles"]


@rule("OR-147", "OR-149")
def test_an_empty_pawn_supply_brings_about_the_end() -> None:
    table = Table(3)
    table.supply("h1s1_brown", "h1s1_black")
    table.say("evolve h1s1_brown af_nil")
    assert table.view(None).ending is None
    table.finish_turn()
    table.say("evolve h1s1_black af_hor")
    assert table.view(None).ending == 1


@rule("OR-148", "OR-149", "OR-235")
def test_all_villages_of_all_players_bring_about_the_end() -> None:
    table = Table(2)
    table.player(0).villages = 1
    table.player(1).villages = 1
    table.say("evolve h1s1_brown af_nil")
    assert table.view(None).players[0].villages == 0
    assert table.view(None).ending is None  # one player alone
    table.finish_turn()
    table.say("evolve h1s1_black af_hor")
    assert table.view(None).ending == 1


@rule("OR-149", "OR-235")
@pytest.mark.parametrize(("seats", "villages_first"), [(2, True), (3, False), (4, False)])
def test_only_with_two_players_villages_can_run_out_before_pawns(seats: int, villages_first: bool) -> None:
    view = Table(seats).view(None)
    pawns = sum(pawn.count for pawn in view.supply)
    assert (sum(player.villages for player in view.players) < pawns) == villages_first


@rule("OR-150")
def test_a_second_reason_changes_nothing() -> None:
    table = Table(3)
    table.deck("yellow", "hunter")
    table.say("evolve h1s1_brown af_nil", "take yellow 1")
    table.luck()
    assert table.view(None).ending == 0
    table.finish_turn()
    table.supply("h1s1_black")
    table.say("evolve h1s1_black af_hor")  # the last pawn
    assert table.view(None).ending == 0
    table.finish_turn()
    table.finish_turn()
    assert table.over


@rule("OR-152")
def test_a_deck_is_empty_when_the_draw_is_complete() -> None:
    table = Table()
    table.deck("yellow", "hunter", "sailor", "control")
    table.say("evolve h1s1_brown af_nil", "look yellow")
    table.fate("draw yellow hunter", "draw yellow sailor", "draw yellow control")
    assert table.left("yellow") == 0
    assert table.view(None).ending is None
    table.say("keep hunter")
    assert table.left("yellow") == 2
    assert table.view(None).ending is None


@rule("OR-152")
def test_the_last_goal_drawn_with_a_full_hand_does_not_empty_the_deck() -> None:
    table = Table()
    table.give(0, "in_africa")
    table.deck("lilac", "on_brown")
    table.say("evolve h1s1_brown af_hor", "take lilac 1")
    table.luck()
    assert table.asked == "return"
    table.say("return on_brown")
    assert table.left("lilac") == 1
    assert table.view(None).ending is None


def two_goals(**options: Any) -> Table:
    """Seat 0 holds two fulfilled goals and takes the last pawn."""
    table = Table(**options)
    table.strip(0)
    table.stand_anyhow(0, "af_nil", "af_con", "eu_eas")
    table.give(0, "on_yellow", "in_africa")
    table.supply("h3s3_black")
    table.stand(1, oc_sun="h3s3_black")
    table.supply("h3s3_white")
    table.say("evolve h3s3_white oc_pap")
    assert table.view(None).ending == 0
    return table


@rule("OR-153", "OR-139")
def test_from_the_trigger_on_several_goals_are_laid_and_not_replaced() -> None:
    table = two_goals()
    left = table.left("lilac")
    table.player(0).places |= 1 << 4  # a third pawn in Africa
    table.say("play on_yellow", "play in_africa")
    assert table.left("lilac") == left
    assert table.hand(0) == []
    assert table.sheet(0)["goals"] == 4 + 3


@rule("OR-153")
def test_in_the_last_turn_too() -> None:
    table = Table()
    table.strip(1)
    table.give(1, "on_yellow", "in_eurasia")
    table.stand_anyhow(1, "eu_eas", "eu_per", "eu_sea")
    table.deck("yellow", "hunter")
    table.say("evolve h2s1_white af_nil", "take yellow 1")
    table.luck()
    table.finish_turn()
    assert table.view(1).last_round
    left = table.left("lilac")
    table.say("play on_yellow", "play in_eurasia")
    assert table.left("lilac") == left
    assert table.asked == "act"


@rule("OR-153")
def test_with_the_option_the_triggering_turn_is_an_ordinary_one() -> None:
    table = two_goals(last_round_multi_objective_includes_trigger_turn="off")
    table.player(0).places |= 1 << 4
    table.say("play on_yellow")
    table.luck()
    assert table.cards_of(0, "lilac") == 2  # a new one was drawn
    assert table.why("play in_africa") == "colour-played"


@rule("OR-154")
def test_yellow_and_orange_stay_one_a_turn_in_the_last_round() -> None:
    table = Table()
    table.strip(1)
    table.tiles(1, 1)
    table.deck("yellow", "hunter", "inventor", "inventor")
    table.give(1, "inventor", "inventor", "cart", "cart")
    table.say("evolve h1s1_brown af_nil", "take yellow 1")
    table.luck()
    table.finish_turn()
    assert table.view(1).last_round
    table.say("play cart")
    assert table.why("play cart") == "colour-played"
    table.say("play inventor", "top orange")
    table.luck()
    assert table.why("play inventor") == "colour-played"


@rule("OR-155", "OR-156", "OR-157", "OR-158", "OR-161")
def test_the_rulebooks_example_of_51_points() -> None:
    table = Table()
    table.strip(0)
    player = table.player(0)
    for goal in ("in_south_america", "in_eurasia", "one_continent", "on_yellow", "on_orange"):  # 6 5 5 4 4
        player.laid |= 1 << GOALS.index(goal)
    table.give(0, "cart", "map", "hunter")
    player.hunting = 1 << 4 * 4
    table.straits(0, 4, 5)
    table.tiles(0, 1, 1, 2, 2, 3, 4, 5)
    assert table.sheet(0) == {"goals": 24, "hand": 3, "hunting": 4, "straits": 9, "tiles": 11, "trophies": 0}
    assert table.score(0) == 51


@rule("OR-156")
def test_a_goal_in_hand_is_one_point_fulfilled_or_not() -> None:
    table = Table()
    table.strip(0)
    table.give(0, "on_yellow", "in_africa")
    table.stand_anyhow(0, "af_nil", "af_con", "eu_eas")
    assert table.goal(0, "on_yellow")
    assert table.sheet(0)["hand"] == 2


@rule("OR-158")
def test_a_tile_of_level_5_is_worth_5() -> None:
    table = Table()
    table.tiles(0, 1, 2, 3, 4, 5, 5)
    assert table.sheet(0)["tiles"] == 4 + 10


@rule("OR-159")
def test_trophies_and_treasure() -> None:
    table = Table()
    table.strip(0)
    table.give(0, "hunter", "cart", "in_africa")
    table.player(0).trophies = 0b101
    assert table.sheet(0)["trophies"] == 4
    assert table.sheet(0)["hand"] == 3
    each = [item.numbers["each"] for item in table.view(0).players[0].sheet if item.key == "hand"]
    table.lay_down(0, "treasure")
    assert table.sheet(0)["hand"] == 6
    each += [item.numbers["each"] for item in table.view(0).players[0].sheet if item.key == "hand"]
    assert each == [1, 2]


def finished(table: Table) -> Table:
    table.state.stage = FINISHED
    table.state.settle()
    assert table.over
    return table


@rule("OR-162")
def test_most_points_win_and_equal_ones_are_parted_by_cards_in_hand() -> None:
    table = Table(3)
    table.strip(0, 1, 2)
    table.give(0, "hunter", "cart")
    table.tiles(1, 1, 1)
    table.tiles(2, 1)
    outcome = finished(table).state.outcome()
    assert outcome.scores == (2, 2, 1)
    assert outcome.places == (1, 2, 3)
    assert [(tie.key, tie.seats, tie.numbers) for tie in outcome.tie_breaks] == [("hand", (0, 1), (2, 0))]
    assert outcome.winners == (0,)


@rule("OR-162")
def test_before_the_end_equal_points_are_not_parted() -> None:
    table = Table()
    table.strip(0, 1)
    table.give(0, "hunter")
    table.tiles(1, 1)
    assert table.state.scores() == [1, 1]
    assert table.state.outcome().places == (1, 1)
    assert finished(table).state.outcome().places == (1, 2)


@rule("OR-163")
def test_still_equal_players_share_the_victory() -> None:
    table = Table(3)
    table.strip(0, 1, 2)
    table.give(0, "hunter")
    table.give(1, "cart")
    outcome = finished(table).state.outcome()
    assert outcome.places == (1, 1, 3)
    assert table.state.values() == [0.5, 0.5, 0.0]
    assert [item.key for item in sheet(table.state, table.player(2))] == [
        *("goals", "hand", "hunting", "straits", "tiles", "trophies")
    ]


@rule("OR-237")
@pytest.mark.parametrize("limit", [1, 5])
def test_a_game_ends_after_the_agreed_number_of_turns(limit: int) -> None:
    table = Table(3, turn_limit=limit)
    for _ in range(limit):
        assert not table.over
        table.finish_turn()
    assert table.over
    assert "ended -1 limit" in table.told()
    assert table.game.settle({})["turn_limit"] == 400


@rule("OR-242")
def test_the_game_ends_when_nobody_has_done_anything_in_a_row() -> None:
    table = Table(2)
    table.strip(0, 1)
    table.stand(0, na_gre="h1s1_brown")
    table.stand(1, oc_sun="h1s1_black")
    table.stand(None, na_lab="h3s3_white", oc_pap="h3s3_black")
    for seat in (0, 1):
        table.player(seat).villages = 0
    table.player(0).villages = 1  # so that villages do not bring about the end
    assert table.to_move == 0
    table.supply("h3s1_black")  # which fits nowhere
    assert table.over
    assert table.told()[-4:] == ["skipped 0", "turn 1 2", "skipped 1", "ended -1 standstill"]


def frozen(*cards: str) -> Table:
    """Two players without any action, of whom the first holds these cards."""
    table = Table(2)
    table.strip(0, 1)
    table.give(0, *cards)
    table.stand(0, na_gre="h1s1_brown")
    table.stand(1, oc_sun="h1s1_black")
    table.stand(None, na_lab="h3s3_white", oc_pap="h3s3_black")
    table.player(0).villages = 1  # so that villages do not bring about the end
    table.player(1).villages = 0
    table.supply("h3s1_black")  # which fits nowhere
    return table


@rule("OR-242")
def test_a_card_that_is_played_keeps_the_game_going() -> None:
    table = frozen("inventor")
    assert table.asked == "stuck"
    table.say("play inventor", "top orange")
    table.luck()
    table.say("done")
    assert table.told()[-2:] == ["skipped 1", "turn 0 3"]  # one turn in a row, not two
    assert not table.over
    table.say("done")
    assert table.over


@rule("OR-242", "OR-041")
def test_one_player_who_is_stuck_does_not_end_the_game() -> None:
    table = Table(2)
    table.strip(0)
    table.stand(0, na_gre="h1s1_brown")
    table.stand(1, na_lab="h1s2_white")
    table.player(0).villages = 0
    table.state.settle()
    for _ in range(3):
        assert table.to_move == 1  # the other is skipped again and again
        table.finish_turn()
    assert table.told().count("skipped 0") == 4
    assert not table.over
