"""Описания карт: карты целей."""

from __future__ import annotations

import pytest

from dolmen.games.origin.words import GOALS
from rulebook.origin.table import Table
from rulebook.rule import rule


def laid_with(goal: str, *lands: str) -> Table:
    """Seat 0 has pawns on these territories and holds the goal."""
    table = Table()
    table.strip(0, 1)
    table.give(0, goal)
    table.stand_anyhow(0, *lands)
    return table


def check_lands(goal: str, points: int, lands: str, other: str) -> None:
    """Fulfilled with the territories and not without the last of them, nor with another in its place."""
    names = lands.split()
    table = laid_with(goal, *names[:-1])
    assert table.why(f"play {goal}") == "not-fulfilled"
    view = table.view(0).players[0].goals[0]
    assert (view.have, view.need, view.fulfilled) == (len(names) - 1, len(names), False)
    assert sorted(view.pawns) == sorted(names[:-1])
    assert not laid_with(goal, *names[:-1], other).can(f"play {goal}")
    table = laid_with(goal, *names)
    assert table.view(0).players[0].goals[0].fulfilled
    table.say(f"play {goal}")
    assert table.sheet(0)["goals"] == points


@rule("OR-209")
def test_three_in_eurasia() -> None:
    check_lands("in_eurasia", 5, "eu_wes eu_chu eu_sea", "oc_sun")


@rule("OR-211")
def test_two_on_green() -> None:
    check_lands("on_green", 3, "sa_pam oc_wes", "oc_sou")


@rule("OR-212")
def test_three_on_brown() -> None:
    check_lands("on_brown", 4, "af_wes eu_ste an_mau", "an_end")


@rule("OR-214")
def test_three_in_africa_without_the_neutral_pawn() -> None:
    check_lands("in_africa", 3, "af_nil af_mag af_cap", "eu_ana")
    assert not laid_with("in_africa", "af_nil", "af_mag").goal(0, "in_africa")  # Origin does not make three


@rule("OR-216")
def test_three_in_south_america() -> None:
    check_lands("in_south_america", 6, "sa_ori sa_and sa_pat", "na_mex")


@rule("OR-218")
def test_three_in_antarctica() -> None:
    check_lands("in_antarctica", 6, "an_pen an_end an_wil", "af_cap")


@rule("OR-219")
def test_three_in_north_america() -> None:
    check_lands("in_north_america", 6, "na_ala na_gre na_mex", "sa_ori")


@rule("OR-223")
def test_three_on_orange() -> None:
    check_lands("on_orange", 4, "af_mag sa_and oc_nor", "oc_wes")


@rule("OR-226")
def test_three_on_yellow() -> None:
    check_lands("on_yellow", 4, "af_nil na_ala an_wil", "an_end")


@rule("OR-227", "OR-011")
def test_three_in_oceania_both_islands_together() -> None:
    check_lands("in_oceania", 5, "oc_sun oc_pap oc_nor", "eu_sea")


@rule("OR-213")
def test_pawns_on_four_of_six_continents() -> None:
    table = laid_with("four_continents", "af_nil", "af_mag", "eu_wes", "na_gre")
    assert table.view(0).players[0].goals[0].have == 3
    assert not table.can("play four_continents")
    table = laid_with("four_continents", "af_nil", "eu_wes", "na_gre", "an_wil")
    table.say("play four_continents")
    assert table.sheet(0)["goals"] == 5


@rule("OR-215")
def test_three_of_strength_3() -> None:
    table = laid_with("strength_3")
    table.stand(0, af_nil="h1s3_white", af_mag="h3s3_black", sa_pat="h3s2_white")
    assert not table.can("play strength_3")
    assert sorted(table.view(0).players[0].goals[0].pawns) == ["af_mag", "af_nil"]
    table.stand(0, oc_sun="h2s3_brown")
    table.say("play strength_3")
    assert table.sheet(0)["goals"] == 4


@rule("OR-222", "OR-198")
def test_three_of_height_3() -> None:
    table = laid_with("height_3")
    table.stand(0, af_nil="h3s1_white", af_mag="h3s3_black", sa_pat="h2s3_white")
    assert not table.can("play height_3")
    table.stand(0, oc_sun="h3s2_brown")
    table.say("play height_3")
    assert table.sheet(0)["goals"] == 4


@rule("OR-215", "OR-217", "OR-222")
@pytest.mark.parametrize("goal", ["strength_3", "height_3", "each_colour"])
def test_only_pawns_that_are_there_count(goal: str) -> None:
    table = laid_with(goal)
    table.stand(0, sa_pat="h3s3_white")
    view = table.view(0).players[0].goals[0]
    assert (view.have, view.pawns) == (1, ["sa_pat"])


@rule("OR-217")
def test_two_of_each_colour() -> None:
    table = laid_with("each_colour")
    table.stand(0, af_nil="h1s2_white", af_mag="h1s3_white", af_hor="h2s1_white")
    table.stand(0, eu_wes="h1s1_brown", eu_nor="h1s2_brown", eu_eas="h1s1_black")
    assert not table.can("play each_colour")
    view = table.view(0).players[0].goals[0]
    assert (view.have, view.need) == (5, 6)  # a third white one does not count
    table.stand(0, eu_ana="h3s3_black")
    table.say("play each_colour")
    assert table.sheet(0)["goals"] == 5


@rule("OR-220", "OR-221", "OR-224", "OR-234")
@pytest.mark.parametrize(
    ("goal", "few", "enough", "points"),
    [
        ("level_1", (1, 1, 2, 3), (1, 1, 1, 2, 2), 3),
        ("level_3", (1, 2, 3, 1, 2, 1), (1, 2, 3, 4, 1, 2, 3, 4), 4),  # covered ones count
        ("level_2", (1, 2, 1, 2, 1), (1, 2, 3, 1, 2, 1, 2), 4),
    ],
)
def test_tiles_of_a_level(goal: str, few: tuple[int, ...], enough: tuple[int, ...], points: int) -> None:
    table = laid_with(goal)
    table.tiles(0, *few)
    assert table.why(f"play {goal}") == "not-fulfilled"
    table.tiles(0, *enough)
    before = table.score(0)
    table.say(f"play {goal}")
    assert table.sheet(0)["goals"] == points
    assert table.score(0) == before - 1 + points  # it leaves the hand, and the next is still to come


@rule("OR-225")
def test_three_strait_tokens_however_obtained() -> None:
    table = laid_with("strait_tokens")
    table.straits(0, 3, 5)
    assert not table.can("play strait_tokens")
    table.give(0, "sailor")
    table.stand(0, af_nil="h2s1_black")
    table.say("play sailor", "claim s02", "play strait_tokens")
    assert table.sheet(0)["goals"] == 5


def group(*lands: str) -> tuple[bool, bool]:
    """Whether own pawns on these territories are four adjacent ones on one continent, and on two."""
    table = laid_with("one_continent", *lands)
    return table.goal(0, "one_continent"), table.goal(0, "two_continents")


@rule("OR-210", "OR-229")
def test_four_adjacent_on_one_continent_a_chain_is_enough() -> None:
    assert group("an_pen", "an_mau", "an_end", "an_wil") == (True, False)
    assert group("an_pen", "an_mau", "an_wil", "af_nil") == (False, False)
    table = laid_with("one_continent", "an_pen", "an_mau", "an_end", "an_wil", "sa_pam")
    assert table.view(0).players[0].goals[0].pawns == ["an_pen", "an_mau", "an_end", "an_wil"]
    table.say("play one_continent")
    assert table.sheet(0)["goals"] == 5


@rule("OR-228")
def test_a_larger_group_on_one_continent_does_not_hide_one_on_two() -> None:
    here = ("eu_nor", "eu_eas", "eu_ste", "eu_gob", "eu_chi")
    assert group(*here) == (True, False)
    assert group(*here, "na_pla", "na_mex", "sa_ori") == (True, False)
    assert group(*here, "na_pla", "na_mex", "sa_ori", "sa_ama") == (True, True)


@rule("OR-228")
def test_the_largest_group_counts_though_it_touches_one_continent_only() -> None:
    view = laid_with("two_continents", "eu_nor", "eu_eas", "eu_ste", "sa_pam").view(0).players[0].goals[0]
    assert (view.have, view.need, view.fulfilled) == (3, 4, False)
    assert view.pawns == ["eu_nor", "eu_eas", "eu_ste"]


@rule("OR-210", "OR-228", "OR-144")
@pytest.mark.parametrize("goal", ["one_continent", "two_continents"])
def test_without_pawns_there_is_no_group(goal: str) -> None:
    view = laid_with(goal).view(0).players[0].goals[0]
    assert (view.have, view.pawns) == (0, [])


@rule("OR-228", "OR-230")
def test_four_adjacent_on_two_continents_joined_by_a_strait() -> None:
    assert group("af_nil", "af_mag", "eu_wes", "eu_eas") == (False, True)
    assert group("af_nil", "af_mag", "eu_eas", "eu_ana") == (False, True)  # by Suez
    assert group("af_hor", "af_nil", "eu_wes", "eu_nor") == (False, False)  # no strait between them
    table = laid_with("two_continents", "af_nil", "af_mag", "eu_wes", "eu_eas")
    table.say("play two_continents")
    assert table.sheet(0)["goals"] == 5


@rule("OR-231")
def test_on_one_continent_the_group_must_hold_together_inside_it() -> None:
    assert group("eu_wes", "af_mag", "af_nil", "eu_ana", "eu_ara", "eu_per") == (False, True)


@rule("OR-232")
def test_the_strait_inside_oceania_lies_inside_one_continent() -> None:
    assert group("oc_sun", "oc_pap", "oc_nor", "oc_wes") == (True, False)


@rule("OR-233")
def test_others_pawns_and_the_neutral_one_do_not_link() -> None:
    table = laid_with("one_continent", "af_nil", "af_con", "af_lak", "af_wes")
    assert not table.goal(0, "one_continent")
    assert sorted(table.view(0).players[0].goals[0].pawns) == ["af_con", "af_lak", "af_wes"]
    table.stand_anyhow(1, "af_hor")
    assert not table.goal(0, "one_continent")


@rule("OR-209", "OR-217")
def test_there_is_one_card_of_each_goal() -> None:
    table = Table()
    assert [int(n) for n in table.state.box.copies][19:] == [1] * 20
    assert len(GOALS) == 20


@rule("OR-229", "OR-230")
@pytest.mark.parametrize("goal", ["one_continent", "two_continents"])
def test_a_pawn_alone_is_a_group_of_one_wherever_others_stand(goal: str) -> None:
    assert laid_with(goal, "sa_pat").view(0).players[0].goals[0].have == 1
    apart = laid_with(goal, "af_mag", "af_cap", "sa_pat").view(0).players[0].goals[0]
    assert (apart.have, len(apart.pawns)) == (1, 1)
