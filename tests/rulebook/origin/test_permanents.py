"""Описания карт: постоянные карты."""

from __future__ import annotations

from rulebook.origin.table import Table
from rulebook.rule import rule


@rule("OR-189", "OR-190", "OR-191")
def test_observation_kit_shows_one_card_more_and_keeps_one() -> None:
    table = Table()
    table.strip(0)
    table.lay_down(0, "observation_kit")
    table.deck("yellow", "hunter", "sailor", "control", "navigator", "inventor")
    table.say("evolve h1s1_brown af_nil", "take yellow 1")
    table.fate("refill 1", "draw yellow hunter", "draw yellow sailor")
    table.say("keep sailor")
    assert table.hand(0) == ["sailor"]
    assert table.left("yellow") == 4
    assert table.under("yellow") == ["hunter"]


@rule("OR-190")
def test_option_b_becomes_four_and_inventor_and_replacement_two() -> None:
    table = Table()
    table.lay_down(0, "observation_kit")
    table.say("evolve h1s1_brown af_nil", "look yellow")
    table.luck()
    assert table.state.asked().numbers["cards"] == 4
    table = Table()
    table.lay_down(0, "observation_kit")
    table.give(0, "inventor", "on_yellow")
    table.stand_anyhow(0, "af_nil", "af_con", "eu_eas")
    table.say("play inventor", "top orange")
    table.luck()
    assert table.state.asked().numbers["cards"] == 2
    table.say(table.legal()[0], "play on_yellow")
    table.luck()
    assert (table.asked, table.state.asked().numbers["cards"]) == ("keep", 2)


@rule("OR-192")
def test_the_kit_does_not_help_tribal_war_or_volcanic_eruption() -> None:
    table = Table()
    table.lay_down(0, "observation_kit")
    table.stand(0, af_nil="h1s2_white")
    table.stand(1, af_mag="h1s1_brown")
    table.give(0, "war_cards", "volcanic_eruption")
    table.give(1, "hunter", "sailor")
    table.say("swap af_nil af_mag", "play war_cards", "steal yellow hunter")
    assert table.asked == "reward"
    assert table.cards_of(1, "yellow") == 1
    table.turn(0)
    table.say("play volcanic_eruption", "recall war_cards")
    assert table.asked == "act"


@rule("OR-193", "OR-194")
def test_shaman_needs_one_attribute_in_common() -> None:
    table = Table()
    table.lay_down(0, "shaman")
    for pawn in ("h2s2_white", "h2s1_brown", "h1s2_black", "h1s1_brown", "h2s1_white"):
        assert table.can(f"evolve {pawn} af_nil"), pawn
    for pawn in ("h2s2_brown", "h3s1_brown", "h1s3_brown", "h3s1_white", "h3s3_white"):
        assert table.why(f"evolve {pawn} af_nil") == "incompatible", pawn
    table.stand(1, oc_sun="h2s2_black")
    assert not table.can("evolve h1s2_brown oc_pap")  # lower
    assert not table.can("evolve h3s1_black oc_pap")


@rule("OR-194")
def test_with_the_option_the_other_two_attributes_are_free() -> None:
    table = Table(shaman_differences_must_be_legal_steps="off")
    table.lay_down(0, "shaman")
    assert table.can("evolve h3s1_brown af_nil")
    assert table.can("evolve h3s3_white af_nil")
    assert not table.can("evolve h2s2_brown af_nil")
    table.stand(1, oc_sun="h2s2_black")
    assert table.can("evolve h1s2_brown oc_pap")


@rule("OR-193")
def test_shaman_helps_its_owner_alone() -> None:
    table = Table()
    table.lay_down(1, "shaman")
    assert not table.can("evolve h2s2_white af_nil")


@rule("OR-195")
def test_carriage_adds_two_steps_to_every_own_pawn() -> None:
    table = Table()
    table.lay_down(0, "carriage")
    table.stand(0, eu_nor="h1s1_brown", sa_ori="h1s1_black")
    assert table.can("migrate eu_nor eu_chi")
    assert table.why("migrate eu_nor eu_sea") == "too-far"
    assert table.can("migrate sa_ori sa_pat")


@rule("OR-196")
def test_cart_adds_one_step_to_every_own_pawn() -> None:
    table = Table()
    table.lay_down(0, "cart")
    table.stand(0, eu_nor="h1s1_brown", sa_ori="h1s1_black")
    assert table.can("migrate eu_nor eu_ste")
    assert table.why("migrate eu_nor eu_chi") == "too-far"
    assert table.can("migrate sa_ori sa_pat")
    assert table.at("eu_nor").steps == 2


@rule("OR-197")
def test_cart_and_carriage_add_up() -> None:
    table = Table()
    table.lay_down(0, "cart", "carriage")
    table.stand(0, eu_nor="h1s1_brown")
    assert table.can("migrate eu_nor eu_sea")  # four steps
    table = Table()
    table.lay_down(0, "cart")
    table.stand(0, eu_nor="h2s1_brown")
    assert table.why("migrate eu_nor eu_sea") == "too-far"


@rule("OR-198")
def test_step_bonuses_do_not_make_pawns_taller() -> None:
    table = Table()
    table.lay_down(0, "cart", "carriage")
    table.stand(0, sa_ori="h2s1_brown", sa_ama="h2s1_black", sa_pam="h2s2_white", oc_sun="h1s2_black")
    assert not table.goal(0, "height_3")
    assert not table.can("evolve h3s2_black oc_pap")
    assert table.can("evolve h2s2_black oc_pap")


@rule("OR-199")
def test_power_swaps_with_equal_strength() -> None:
    table = Table()
    table.lay_down(0, "power")
    table.stand(0, eu_nor="h1s2_white")
    table.stand(1, eu_wes="h1s1_black", eu_eas="h1s2_black", eu_ura="h1s3_black")
    assert table.legal("swap") == ["swap eu_nor eu_wes", "swap eu_nor eu_eas"]
    assert table.why("swap eu_nor eu_ura") == "too-strong"
    table.turn(1)
    assert not table.can("swap eu_eas eu_nor")  # for its owner only


@rule("OR-200")
def test_map_allows_three_goals() -> None:
    table = Table()
    table.lay_down(0, "map")
    table.give(0, "in_africa")
    table.say("evolve h1s1_brown af_hor", "take lilac 1")
    table.fate("refill 1", "draw lilac on_brown")
    assert table.asked == "cards"
    assert table.cards_of(0, "lilac") == 3
    assert table.view(None).players[0].goal_limit == 3
    table.turn(0)
    table.give(0, "inventor")
    table.say("play inventor", "top lilac")
    table.luck()
    assert table.asked == "return"  # a fourth


@rule("OR-201", "OR-204")
def test_war_trophies_set_a_pawn_aside_with_every_swap() -> None:
    table = Table()
    table.lay_down(0, "war_trophies")
    table.stand(0, af_nil="h1s3_white")
    table.stand(1, af_mag="h1s1_brown")
    supply = sum(pawn.count for pawn in table.view(None).supply)
    before = table.score(0)
    table.say("swap af_nil af_mag")
    assert table.asked == "trophy"
    assert len(table.legal()) == supply  # of choice
    table.say("trophy h3s3_black")
    assert [pawn.id for pawn in table.view(None).players[0].trophies] == ["h3s3_black"]
    assert sum(pawn.count for pawn in table.view(None).supply) == supply - 1
    assert table.score(0) == before + 2
    assert table.asked == "reward"
    table.finish_turn()
    table.turn(0)
    assert not [word for word in table.legal("evolve") if "h3s3_black" in word]
    table.say("swap af_mag af_nil", "trophy h3s3_white")
    assert table.sheet(0)["trophies"] == 4


@rule("OR-201", "OR-204")
def test_both_pawns_of_a_type_may_become_trophies() -> None:
    table = Table(4)
    table.lay_down(0, "war_trophies")
    table.stand(0, af_nil="h1s3_white")
    table.stand(1, af_mag="h1s1_brown")
    table.say("swap af_nil af_mag", "trophy h2s1_black")
    table.finish_turn()
    table.turn(0)
    table.say("swap af_mag af_nil", "trophy h2s1_black")
    assert [(pawn.id, pawn.count) for pawn in table.view(None).players[0].trophies] == [("h2s1_black", 2)]
    assert "h2s1_black" not in [pawn.id for pawn in table.view(None).supply]
    assert table.sheet(0)["trophies"] == 4


@rule("OR-202")
def test_being_displaced_or_an_empty_supply_gives_no_trophy() -> None:
    table = Table()
    table.lay_down(1, "war_trophies")
    table.stand(0, af_nil="h1s3_white")
    table.stand(1, af_mag="h1s1_brown")
    table.say("swap af_nil af_mag")
    assert table.asked == "reward"
    table = Table()
    table.lay_down(0, "war_trophies")
    table.stand(0, af_nil="h1s3_white")
    table.stand(1, af_mag="h1s1_brown")
    table.supply()
    table.say("swap af_nil af_mag")
    assert table.asked == "reward"


@rule("OR-203")
def test_a_trophy_may_be_the_last_pawn_and_brings_about_the_end() -> None:
    table = Table()
    table.lay_down(0, "war_trophies")
    table.stand(0, af_nil="h1s3_white")
    table.stand(1, af_mag="h1s1_brown")
    table.supply("h3s3_black")
    table.say("swap af_nil af_mag", "trophy h3s3_black")
    assert table.view(None).ending == 0


@rule("OR-205", "OR-207")
def test_parchment_opens_every_column_but_changes_neither_card_nor_stacking() -> None:
    table = Table()
    table.lay_down(0, "parchment")
    table.say("evolve h1s1_brown af_nil")
    assert table.legal("take") == ["take yellow 1", "take orange 1", "take lilac 1", "take brown 1"]
    assert table.why("take lilac 2") == "not-stackable"
    table.say("take lilac 1")
    table.fate("refill 3")
    assert {word.split()[1] for word in table.legal("draw")} == {"yellow"}
    assert table.column("lilac") == (3, 3, 2)


@rule("OR-206")
def test_parchment_covers_brown_pairs() -> None:
    table = Table()
    table.lay_down(0, "parchment")
    table.board(yellow=(1, 5, 5), orange=(2, 5, 5), lilac=(5, 5, 5), brown=(5,) * 6)
    table.say("evolve h1s1_brown af_wes")
    assert table.legal() == ["take yellow 1", "any yellow 1"]  # the first of two, or the only one
    table.say("take yellow 1")
    assert table.legal() == ["take orange 2"]
    table.say("take orange 2")
    assert table.owned(0) == [1, 2]
    table = Table()
    table.board(yellow=(1, 5, 5), orange=(2, 5, 5), lilac=(5, 5, 5), brown=(5,) * 6)
    table.say("evolve h1s1_brown af_wes")
    assert table.legal() == ["any yellow 1"]


@rule("OR-208")
def test_treasure_makes_every_card_in_hand_worth_two() -> None:
    table = Table()
    table.strip(0, 1)
    table.give(0, "hunter", "cart", "in_africa")
    table.give(1, "sailor")
    table.lay_down(0, "treasure")
    assert table.sheet(0)["hand"] == 6
    assert table.sheet(1)["hand"] == 1
