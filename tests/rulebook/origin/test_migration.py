"""Миграция."""

from __future__ import annotations

from rulebook.origin.table import Table
from rulebook.rule import rule


@rule("OR-063", "OR-059")
def test_a_pawn_moves_with_its_village_to_an_empty_territory() -> None:
    table = Table()
    table.stand(0, af_nil="h1s1_brown")
    table.say("migrate af_nil af_mag")
    assert table.owner("af_nil") is None
    assert table.pawn("af_nil") is None
    assert table.owner("af_mag") == 0
    assert table.pawn("af_mag") == "h1s1_brown"
    assert table.view(None).players[0].villages == 8


@rule("OR-064", "OR-065")
def test_a_pawn_goes_up_to_its_height() -> None:
    table = Table()
    table.stand(0, eu_nor="h3s1_brown")
    for where in ("eu_wes", "eu_ste", "eu_chi"):  # one, two, three steps
        assert table.can(f"migrate eu_nor {where}")
    assert table.why("migrate eu_nor eu_sea") == "too-far"
    table = Table()
    table.stand(0, eu_nor="h1s1_brown")
    assert sorted(table.legal("migrate")) == ["migrate eu_nor eu_eas", "migrate eu_nor eu_ura", "migrate eu_nor eu_wes"]


@rule("OR-066")
def test_the_way_may_lead_through_occupied_territories() -> None:
    """The rulebook's example: a pawn of height 2 goes through a green territory held by another to an orange one."""
    table = Table()
    table.stand(0, na_mex="h2s1_brown")
    table.stand(1, na_pla="h3s3_black", na_roc="h3s3_white")
    table.no_token("na_pla")
    table.say("migrate na_mex na_woo")
    assert table.asked == "reward"
    assert table.state.asked().numbers == {"colour": "orange"}
    assert table.owner("na_pla") == 1


@rule("OR-066")
def test_the_neutral_pawn_and_ones_own_do_not_bar_the_way() -> None:
    table = Table()
    table.stand(0, af_nil="h2s1_brown", af_hor="h1s2_white", af_mag="h1s1_black")
    assert table.can("migrate af_nil af_con")  # over Origin


@rule("OR-067")
def test_a_pawn_ends_somewhere_else_and_on_an_empty_territory() -> None:
    table = Table()
    table.stand(0, af_nil="h2s1_brown", af_hor="h3s3_black")
    assert table.why("migrate af_nil af_nil") == "stays-there"
    assert table.why("migrate af_nil af_hor") == "occupied"


@rule("OR-068")
def test_only_own_pawns_move() -> None:
    table = Table()
    table.stand(0, af_nil="h1s1_brown")
    table.stand(1, eu_ind="h2s1_brown")
    assert {word.split()[1] for word in table.legal("migrate")} == {"af_nil"}
    assert table.why("migrate eu_ind eu_sea") == "not-your-pawn"
    assert table.why("migrate af_ori af_hor") == "not-your-pawn"


@rule("OR-069")
def test_straits_are_not_crossed_on_foot_unless_the_table_says_so() -> None:
    table = Table()
    table.stand(0, af_nil="h3s1_brown")
    assert table.why("migrate af_nil eu_ana") == "across-a-strait"
    table = Table(movement_crosses_straits="on")
    table.stand(0, af_nil="h3s1_brown")
    assert table.can("migrate af_nil eu_ana")
    assert table.can("migrate af_nil eu_eas")
    table.give(0, "navigator")  # which would change nothing then
    assert table.why("play navigator") == "opens-nothing"


@rule("OR-070")
def test_migration_needs_no_neighbour_and_no_likeness() -> None:
    table = Table()
    table.stand(0, sa_pat="h2s1_brown")
    table.stand(1, sa_ori="h3s3_black")
    assert table.can("migrate sa_pat sa_ama")  # beside h3s3 black
    table = Table()
    table.stand(0, oc_sun="h1s1_brown")
    table.say("migrate oc_sun oc_pap")  # nobody else is near
    assert table.owner("oc_pap") == 0


@rule("OR-071")
def test_passing_by_earns_nothing() -> None:
    table = Table()
    table.stand(0, sa_ama="h2s1_brown")
    table.board(yellow=(1, 1, 1))
    table.say("migrate sa_ama sa_pat")  # over SA_PAM, with its token
    assert table.token("sa_pam") == 7
    assert table.view(None).players[0].hunting == []
    assert table.state.asked().numbers == {"colour": "yellow"}
