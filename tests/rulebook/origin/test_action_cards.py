"""Описания карт: карты действия."""

from __future__ import annotations

from typing import Any

import pytest

from dolmen.core.events import EVERYONE
from dolmen.games.origin.words import CARDS
from rulebook.origin.table import Table
from rulebook.rule import rule


def swapped(*cards: str, **options: Any) -> Table:
    """Seat 0 has just swapped with seat 1, a weaker pawn, onto an orange territory."""
    table = Table(3, **options)
    table.stand(0, af_nil="h1s2_white")
    table.stand(1, af_mag="h1s1_brown")
    table.give(0, *cards)
    table.say("swap af_nil af_mag")
    return table


@rule("OR-164", "OR-110")
def test_tribal_war_takes_the_lowest_strait_token() -> None:
    table = swapped("war_strait")
    table.straits(1, 3, 4, 5)
    table.player(1).laid = 1 << 16  # 3 strait tokens, laid earlier
    table.say("play war_strait")
    assert table.view(None).players[0].straits == [3]
    assert table.view(None).players[1].straits == [4, 5]
    assert [card.id for card in table.view(None).players[1].laid] == ["strait_tokens"]
    assert table.sheet(1)["goals"] == 5


@rule("OR-165")
def test_tribal_war_cannot_be_played_on_a_victim_with_nothing_to_take() -> None:
    table = swapped("war_strait", "war_cards", "war_tile")
    table.strip(1)
    table.straits(2, 5)
    table.tiles(2, 1)
    for card in ("war_strait", "war_cards", "war_tile"):
        assert table.why(f"play {card}") == "nothing-to-rob"
    table.give(1, "hunter")
    assert table.can("play war_cards")


@rule("OR-166")
def test_tribal_war_looks_at_the_whole_hand_and_takes_any_card() -> None:
    table = swapped("war_cards")
    table.give(1, "hunter", "cart", "in_africa")
    table.say("play war_cards")
    hand = sorted(card.id for card in table.view(0).players[1].hand)
    assert hand == ["cart", "hunter", "in_africa", "two_continents"]
    assert sorted(table.legal()) == [
        *("steal lilac in_africa", "steal lilac two_continents", "steal orange cart", "steal yellow hunter")
    ]
    table.say("steal orange cart")
    assert "cart" in table.hand(0)
    assert table.hand(1) == ["hunter", "in_africa", "two_continents"]


@rule("OR-167")
def test_only_thief_and_victim_know_what_was_stolen() -> None:
    table = swapped("war_cards")
    table.give(1, "hunter", "cart")
    table.say("play war_cards")
    assert table.view(2).players[1].hand == []
    assert table.view(None).players[1].hand == []
    assert table.state.seers == 0b011
    table.say("steal orange cart")
    assert table.view(0).players[1].hand == []  # the look is over
    assert [card.id for card in table.view(1).players[0].hand] == ["cart"]  # the victim knows
    assert table.view(2).players[0].hand == []
    told = [event for event in table.log.events if table.game.events.name(event) == "robbed-card"]
    fields = [table.game.events.fields(told[0], seat) for seat in (0, 1, 2)]
    assert [field["card"] for field in fields] == ["cart", "cart", "?"]
    assert [field["deck"] for field in fields] == ["orange"] * 3


@rule("OR-167", "OR-181")
@pytest.mark.parametrize(("stolen", "sure"), [("hunter", []), ("sailor", ["hunter"])])
def test_others_are_no_longer_sure_of_a_card_that_may_have_been_stolen(stolen: str, sure: list[str]) -> None:
    table = swapped("war_cards")
    table.give(1, "hunter", "sailor")
    table.state.show(1, CARDS.index("hunter"), EVERYONE)  # taken openly from the discard pile in an earlier turn
    assert [card.id for card in table.view(2).players[1].hand] == ["hunter"]
    table.say("play war_cards", f"steal yellow {stolen}")
    assert [card.id for card in table.view(0).players[1].hand] == sure  # the thief knows what is left
    assert [card.id for card in table.view(1).players[0].hand] == [stolen]
    for seat in (2, None):
        assert table.view(seat).players[0].hand == []
        assert table.view(seat).players[1].hand == []


@rule("OR-167", "OR-181")
@pytest.mark.parametrize("copies", [1, 2])
def test_all_know_which_card_was_stolen_if_all_of_its_colour_were_known_to_be_alike(copies: int) -> None:
    table = swapped("war_cards")
    table.give(1, *["control"] * copies)
    for _ in range(copies):
        table.state.show(1, CARDS.index("control"), EVERYONE)
    table.say("play war_cards", "steal yellow control")
    for seat in (0, 1, 2, None):
        assert "control" in [card.id for card in table.view(seat).players[0].hand]
        if seat != 1:
            assert [card.id for card in table.view(seat).players[1].hand] == ["control"] * (copies - 1)


@rule("OR-167", "OR-181")
def test_others_stay_sure_of_the_second_copy_when_an_unknown_card_is_stolen() -> None:
    table = swapped("war_cards")
    table.give(1, "control", "control", "hunter")
    for _ in range(2):
        table.state.show(1, CARDS.index("control"), EVERYONE)
    table.say("play war_cards", "steal yellow hunter")
    assert [card.id for card in table.view(0).players[1].hand] == ["control", "control"]
    for seat in (2, None):
        assert table.view(seat).players[0].hand == []
        assert [card.id for card in table.view(seat).players[1].hand] == ["control"]


@rule("OR-167")
@pytest.mark.parametrize(("holder", "card", "sure"), [(0, "control", ["control"]), (1, "cart", [])])
def test_what_is_known_of_other_cards_and_hands_does_not_betray_a_stolen_one(
    holder: int, card: str, sure: list[str]
) -> None:
    table = swapped("war_cards", "control")
    table.give(1, "control", "cart")
    table.state.show(holder, CARDS.index(card), EVERYONE)
    table.say("play war_cards", "steal yellow control")
    for seat in (2, None):
        assert [card.id for card in table.view(seat).players[0].hand] == sure


@rule("OR-168")
def test_a_stolen_card_may_be_played_if_its_colour_is_free() -> None:
    table = swapped("war_cards")
    table.give(1, "hunter", "cart")
    table.tiles(0, 1)
    table.say("play war_cards", "steal orange cart", "play cart")
    assert [card.id for card in table.view(None).players[0].permanents] == ["cart"]
    table = swapped("war_cards")
    table.give(1, "inventor")
    table.say("play war_cards", "steal yellow inventor")
    assert table.why("play inventor") == "colour-played"


@rule("OR-169")
@pytest.mark.parametrize("back", ["in_africa", "one_continent", "two_continents"])
def test_a_stolen_goal_beyond_the_limit_sends_one_under_the_deck(back: str) -> None:
    goals = ["in_africa", "one_continent", "two_continents"]
    table = swapped("war_cards", "in_africa")
    table.say("play war_cards", "steal lilac two_continents")
    assert table.asked == "return"
    assert sorted(table.legal()) == [f"return {goal}" for goal in goals]
    table.say(f"return {back}")
    assert table.hand(0) == [goal for goal in goals if goal != back]
    assert table.under("lilac") == [back]
    # The victim does not see which one went, so it is no longer sure.
    assert table.view(1).players[0].hand == []


@rule("OR-170")
def test_the_victim_draws_nothing_for_what_is_lost() -> None:
    table = swapped("war_cards")
    left = table.left("lilac")
    table.say("play war_cards", "steal lilac two_continents")
    assert table.hand(1) == []
    assert table.left("lilac") == left
    assert table.asked == "reward"


@rule("OR-171")
def test_laid_goals_and_permanents_in_play_cannot_be_stolen() -> None:
    table = swapped("war_cards")
    table.lay_down(1, "cart")
    table.player(1).laid = 1
    table.say("play war_cards")
    assert table.legal() == ["steal lilac two_continents"]
    assert table.why("steal orange cart") == "not-in-their-hand"


@rule("OR-172")
def test_tribal_war_takes_a_tile_that_the_thief_can_lay() -> None:
    table = swapped("war_tile")
    table.tiles(0, 1, 2)
    table.tiles(1, 1, 2, 3)
    board = [table.column(name) for name in ("yellow", "orange", "lilac", "brown")]
    reserve = table.view(None).reserve
    table.say("play war_tile")
    assert table.legal() == ["seize 1", "seize 3"]
    assert table.why("seize 2") == "not-stackable"
    assert table.why("seize 4") == "they-have-none"
    table.say("seize 3")
    assert table.owned(0) == [1, 2, 3]
    assert table.owned(1) == [1, 2]
    assert [table.column(name) for name in ("yellow", "orange", "lilac", "brown")] == board
    assert table.view(None).reserve == reserve


@rule("OR-173")
def test_a_tile_may_be_taken_from_under_others_and_counts_decide_afterwards() -> None:
    table = swapped("war_tile")
    table.tiles(1, 1, 2, 3)
    table.say("play war_tile", "seize 1")
    assert table.owned(1) == [2, 3]
    assert [bool(table.player(1).stacks(level)) for level in range(1, 6)] == [True, False, False, True, False]
    table.tiles(1, 1, 2, 3)  # a 1 taken again
    assert not table.player(1).stacks(2)


@rule("OR-173")
def test_with_the_option_only_uncovered_tiles_are_taken() -> None:
    table = swapped("war_tile", steal_any_tile_thief_can_stack="off")
    table.tiles(1, 1, 2)
    table.tiles(0, 1)
    table.say("play war_tile")
    assert table.legal() == ["seize 2"]
    assert table.why("seize 1") == "covered"
    table = swapped("war_tile", steal_any_tile_thief_can_stack="off")
    table.tiles(1, 1, 2, 3, 4, 5)
    table.tiles(0, 1, 2, 3)
    assert table.why("play war_tile") == "nothing-to-rob"  # the 4 is covered, and the 5 cannot be laid


@rule("OR-174", "OR-175", "OR-176")
def test_hunter_takes_a_token_beside_an_own_pawn_across_straits_too() -> None:
    table = Table()
    table.give(0, "hunter")
    assert table.why("play hunter") == "no-game"
    table.stand(0, an_mau="h1s1_black", eu_gob="h1s1_brown")
    table.stand(1, sa_ama="h1s2_brown")
    table.say("play hunter")
    assert table.legal() == ["hunt af_cap", "hunt eu_sib"]  # of one's own choice
    assert table.why("hunt sa_pam") == "no-game-there"
    table.say("hunt af_cap")
    assert table.view(None).players[0].hunting == [4]
    assert table.token("af_cap") is None
    table.stand(0, af_con="h1s2_white")
    table.say("migrate af_con af_cap")
    assert table.view(None).players[0].hunting == [4]  # nothing there any more


@rule("OR-174", "OR-175")
def test_hunter_needs_a_token_that_is_still_there_and_an_adjacent_ground() -> None:
    table = Table()
    table.give(0, "hunter")
    table.stand(0, an_mau="h1s1_black")
    table.no_token("af_cap")
    assert table.why("play hunter") == "no-game"


@rule("OR-174")
def test_with_the_option_hunter_looks_from_the_pawn_that_acted() -> None:
    table = Table(hunter_adjacency="moved")
    table.give(0, "hunter")
    table.stand(0, af_lak="h1s2_black", an_mau="h1s1_black", eu_chu="h1s1_brown")
    assert table.why("play hunter") == "no-game"
    table.say("migrate eu_chu eu_gob", "play hunter")
    assert table.legal() == ["hunt eu_sib"]


@rule("OR-177", "OR-178")
def test_great_shaman_places_any_pawn_beside_any_other() -> None:
    table = Table()
    table.give(0, "great_shaman")
    assert table.why("evolve h3s3_black af_nil") == "incompatible"
    table.say("play great_shaman")
    assert table.why("evolve h3s3_black eu_ana") == "no-neighbour"
    assert table.why("evolve h3s3_black af_ori") == "occupied"
    beside = ("af_mag", "af_nil", "af_wes", "af_hor", "af_con")  # those next to the only pawn
    assert {word.split()[2] for word in table.legal("evolve h3s3_black")} <= set(beside)
    table.say("evolve h3s3_black af_nil")
    assert table.pawn("af_nil") == "h3s3_black"
    assert table.asked == "reward"
    table = Table()
    table.give(0, "great_shaman")
    table.player(0).villages = 0
    table.stand(0, na_gre="h1s1_black")
    assert table.why("play great_shaman") == "opens-nothing"


@rule("OR-179")
def test_navigator_crosses_straits_at_a_step_each() -> None:
    table = Table()
    table.give(0, "navigator")
    table.stand(0, af_nil="h1s1_black", af_mag="h3s1_black")
    table.say("play navigator")
    assert table.can("migrate af_nil eu_ana")
    assert not table.can("migrate af_nil eu_eas")  # two steps
    assert table.can("migrate af_mag na_gre")  # two straits, three steps
    assert table.why("migrate af_mag na_lab") == "too-far"
    table.say("migrate af_mag na_gre")
    assert table.owner("na_gre") == 0


@rule("OR-179")
def test_navigator_arrives_on_the_far_side() -> None:
    table = Table()
    table.give(0, "navigator")
    table.stand(0, oc_pap="h1s1_black")
    table.say("play navigator", "migrate oc_pap oc_nor")
    assert table.owner("oc_nor") == 0


@rule("OR-180")
def test_navigator_does_not_help_a_swap_unless_the_table_says_so() -> None:
    for option, allowed in (("off", False), ("on", True)):
        table = Table(navigator_applies_to_swap=option)
        table.give(0, "navigator")
        table.stand(0, af_nil="h1s2_black")
        table.stand(1, eu_ana="h1s1_brown")
        if not allowed:  # the only territory across is occupied
            assert table.why("play navigator") == "opens-nothing"
            continue
        table.say("play navigator")
        assert table.legal() == ["swap af_nil eu_ana"]
        table.say("swap af_nil eu_ana")
        assert table.owner("af_nil") == 1


@rule("OR-181", "OR-182")
def test_volcanic_eruption_takes_a_card_of_the_discard_pile_for_later() -> None:
    table = Table()
    table.give(0, "volcanic_eruption")
    assert table.why("play volcanic_eruption") == "empty-discard"
    table.state.discard = (1 << 4) + (1 << 16)  # Hunter and Tribal war (cards)
    table.state.decks[0].take(1)
    table.state.decks[0].take(4)
    table.stand(0, eu_gob="h1s1_brown")
    table.say("play volcanic_eruption")
    assert table.legal() == ["recall hunter", "recall war_cards"]
    assert table.why("recall volcanic_eruption") == "not-discarded"
    table.say("recall hunter")
    assert "hunter" in table.hand(0)
    assert table.why("play hunter") == "colour-played"
    assert sorted(card.id for card in table.view(None).discard) == ["volcanic_eruption", "war_cards"]
    assert [card.id for card in table.view(1).players[0].hand] == ["hunter"]  # everybody saw it
    table.turn(0)
    table.say("play hunter", "hunt eu_sib")
    assert table.view(1).players[0].hand == []  # nothing is left of what everybody saw


@rule("OR-183", "OR-184")
def test_inventor_draws_the_top_card_of_any_deck_or_takes_any_tile() -> None:
    table = Table()
    table.give(0, "inventor", "inventor")
    table.tiles(0, 1)
    table.say("play inventor")
    assert table.legal("top") == ["top yellow", "top orange", "top lilac"]
    assert table.legal("any") == [
        *("any yellow 1", "any yellow 2", "any orange 1", "any orange 2"),
        *("any lilac 1", "any lilac 2", "any brown 1", "any brown 2"),
    ]
    assert table.why("any yellow 3") == "not-stackable"
    table.say("any orange 2")
    table.fate("refill 5")
    assert table.column("orange") == (1, 5, 4)
    assert table.owned(0) == [1, 2]
    assert table.asked == "act"
    table.turn(0)
    table.say("play inventor", "top orange")
    table.fate("draw orange treasure")
    assert "treasure" in table.hand(0)


@rule("OR-183", "OR-120")
def test_inventor_draws_though_no_tile_can_be_taken() -> None:
    table = Table()
    table.give(0, "inventor")
    table.board(yellow=(2, 2, 2), orange=(3, 3, 3), lilac=(4, 4, 4), brown=(2, 2, 3, 3, 5, 5))
    table.say("play inventor")
    assert table.legal() == ["top yellow", "top orange", "top lilac"]


@rule("OR-185")
def test_inventor_obeys_the_goal_limit_and_can_bring_about_the_end() -> None:
    table = Table()
    table.give(0, "inventor", "in_africa")
    table.say("play inventor", "top lilac")
    table.fate("draw lilac on_brown")
    assert table.asked == "return"
    table.say("return on_brown")
    table = Table()
    table.give(0, "inventor")
    table.deck("orange", "cart")
    table.say("play inventor", "top orange")
    table.fate("draw orange cart")
    assert table.view(None).ending == 0
    assert table.asked == "act"  # the action is still owed
    table = Table()
    table.give(0, "inventor")
    table.reserve()
    table.board(yellow=(1, 0, 0), orange=(0, 0, 0), lilac=(0, 0, 0), brown=(0,) * 6)
    table.say("play inventor", "any yellow 1")
    assert table.view(None).ending == 0


@rule("OR-186")
def test_sailor_takes_a_strait_token_with_a_pawn_on_one_end() -> None:
    table = Table()
    table.give(0, "sailor")
    table.stand(0, eu_chu="h1s1_brown", eu_gob="h1s1_black")
    table.stand(1, na_ala="h1s2_brown", af_nil="h1s2_black")
    table.say("play sailor")
    assert table.legal() == ["claim s06"]
    assert table.why("claim s02") == "no-end-there"
    table.say("claim s06")
    assert table.view(None).players[0].straits == [5]
    assert table.token("s06") is None
    table = Table()
    table.give(0, "sailor")
    table.stand(0, eu_gob="h1s1_black")
    assert table.why("play sailor") == "no-strait"
    table.stand(0, eu_chu="h1s1_brown", na_ala="h1s2_brown")  # both ends, as after a displacement
    table.say("play sailor", "claim s06")


@rule("OR-187", "OR-188")
def test_control_swaps_with_any_other_players_pawn_within_reach() -> None:
    table = Table()
    table.give(0, "control")
    table.stand(0, af_nil="h1s1_brown", af_hor="h1s3_white")
    table.stand(1, af_mag="h1s3_black", eu_ana="h1s2_brown", af_con="h3s3_black")
    table.say("play control")
    assert table.legal() == ["swap af_nil af_mag"]  # not the neutral pawn, not the own one, not across or too far
    assert table.why("swap af_nil af_ori") == "neutral"
    assert table.why("swap af_nil af_hor") == "own-pawn"
    assert table.why("swap af_nil af_con") == "too-far"
    table.say("swap af_nil af_mag")
    assert table.pawn("af_nil") == "h1s3_black"
    assert table.owner("af_nil") == 1
