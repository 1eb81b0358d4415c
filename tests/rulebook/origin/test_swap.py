"""Обмен."""

from __future__ import annotations

from rulebook.origin.table import Table
from rulebook.rule import rule


@rule("OR-072", "OR-074", "OR-080")
def test_two_pawns_trade_places_and_the_mover_is_rewarded() -> None:
    """The rulebook's example: strength 2, height 2 against strength 1 on a yellow territory."""
    table = Table()
    table.stand(0, af_hor="h2s2_white")
    table.stand(1, af_con="h3s1_brown")
    table.say("swap af_hor af_con")
    assert (table.owner("af_con"), table.pawn("af_con")) == (0, "h2s2_white")
    assert (table.owner("af_hor"), table.pawn("af_hor")) == (1, "h3s1_brown")
    assert table.to_move == 0
    assert table.state.asked().numbers == {"colour": "yellow"}
    assert [player.villages for player in table.view(None).players] == [8, 8]


@rule("OR-072")
def test_a_swap_moves_by_the_rules_of_migration_and_needs_somebody_there() -> None:
    table = Table()
    table.stand(0, eu_nor="h1s3_white")
    table.stand(1, eu_ste="h1s1_brown", eu_ura="h1s1_black", na_gre="h2s1_white")
    assert table.can("swap eu_nor eu_ura")
    assert table.why("swap eu_nor eu_ste") == "too-far"
    assert table.why("swap eu_nor na_gre") == "across-a-strait"
    assert table.why("swap eu_nor eu_wes") == "nobody-there"


@rule("OR-073")
def test_only_a_weaker_pawn_gives_way() -> None:
    table = Table()
    table.stand(0, eu_nor="h1s2_white")
    table.stand(1, eu_wes="h1s1_black", eu_eas="h1s2_black", eu_ura="h1s3_black")
    assert table.legal("swap") == ["swap eu_nor eu_wes"]
    assert table.why("swap eu_nor eu_eas") == "too-strong"
    assert table.why("swap eu_nor eu_ura") == "too-strong"


@rule("OR-075")
def test_the_displaced_pawn_goes_any_distance() -> None:
    table = Table()
    table.stand(0, eu_nor="h3s3_white")
    table.stand(1, eu_chi="h1s1_black")
    table.say("swap eu_nor eu_chi")  # three steps; the other pawn has height 1
    assert (table.owner("eu_nor"), table.pawn("eu_nor")) == (1, "h1s1_black")


@rule("OR-076")
def test_the_neutral_pawn_is_never_swapped() -> None:
    table = Table()
    table.stand(0, af_nil="h3s3_white")
    assert table.why("swap af_nil af_ori") == "neutral"
    assert not table.legal("swap")


@rule("OR-077")
def test_nobody_swaps_with_an_own_pawn() -> None:
    table = Table()
    table.stand(0, af_nil="h3s3_white", af_hor="h1s1_black")
    assert table.why("swap af_nil af_hor") == "own-pawn"


@rule("OR-078")
def test_height_and_colour_play_no_part() -> None:
    table = Table()
    table.stand(0, eu_nor="h1s2_white")
    table.stand(1, eu_wes="h3s1_black", eu_eas="h1s1_brown", eu_ura="h2s1_white")
    assert len(table.legal("swap")) == 3


@rule("OR-079")
def test_step_bonuses_count_for_swaps() -> None:
    table = Table()
    table.stand(0, eu_nor="h1s2_white")
    table.stand(1, eu_ste="h1s1_black", eu_chi="h1s1_brown")
    assert not table.legal("swap")
    table.lay_down(0, "cart")
    assert table.legal("swap") == ["swap eu_nor eu_ste"]
    table.lay_down(0, "carriage")
    assert sorted(table.legal("swap")) == ["swap eu_nor eu_chi", "swap eu_nor eu_ste"]


@rule("OR-082")
def test_the_displaced_player_neither_gains_nor_loses() -> None:
    table = Table()
    table.stand(0, af_hor="h2s2_white")  # lilac
    table.stand(1, af_con="h3s1_brown")
    table.tiles(1, 1, 2)
    table.straits(1, 5)
    before = table.view(1).players[1]
    table.say("swap af_hor af_con", "take yellow 1")
    table.luck()
    after = table.view(1).players[1]
    assert table.owner("af_hor") == 1
    assert (after.hand, after.tiles, after.straits, after.hunting) == (
        *(before.hand, before.tiles, before.straits, before.hunting),
    )
    assert table.cards_of(0, "yellow") == 1
