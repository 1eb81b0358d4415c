"""Эволюция."""

from __future__ import annotations

import pytest

from rulebook.origin.table import Table
from rulebook.rule import rule


def beside(neighbour: str, new: str, seats: int = 2) -> bool:
    """Whether a new pawn may stand beside this one alone, far away from Origin."""
    table = Table(seats, skin="brown" if neighbour == "h1s1_white" or new == "h1s1_white" else "white")
    table.stand(1, oc_sun=neighbour)
    return table.can(f"evolve {new} oc_pap")


@rule("OR-044", "OR-059")
def test_a_pawn_of_the_supply_and_a_village_go_to_an_empty_territory() -> None:
    table = Table()
    table.say("evolve h1s1_brown af_nil")
    assert table.owner("af_nil") == 0
    assert table.pawn("af_nil") == "h1s1_brown"
    assert table.view(None).players[0].villages == 8
    assert sum(pawn.count for pawn in table.view(None).supply) == 25
    assert "h1s1_brown" not in [pawn.id for pawn in table.view(None).supply]
    assert table.view(None).players[0].pawns == 1


@rule("OR-045")
def test_it_does_not_matter_whose_the_neighbour_is() -> None:
    table = Table()
    assert table.can("evolve h1s1_brown af_nil")  # beside the neutral pawn
    table.stand(1, oc_sun="h3s1_brown")
    assert table.can("evolve h3s1_black oc_pap")  # beside another player's
    table.stand(0, na_ala="h2s3_black")
    assert table.can("evolve h3s3_black na_roc")  # beside one's own
    assert table.why("evolve h3s1_black sa_pat") == "no-neighbour"


@rule("OR-046", "OR-047")
def test_a_strait_makes_two_territories_adjacent_and_nothing_else_does() -> None:
    table = Table()
    table.stand(1, af_mag="h2s1_black")
    assert table.can("evolve h2s2_black eu_wes")
    assert table.why("evolve h2s2_black eu_nor") == "no-neighbour"
    assert table.why("evolve h2s2_black af_cap") == "no-neighbour"


@rule("OR-048")
def test_one_compatible_neighbour_is_enough() -> None:
    table = Table(skin="black")
    table.stand(1, oc_nor="h3s3_black", oc_wes="h1s1_white")
    assert table.can("evolve h1s1_brown oc_sou")
    assert not table.can("evolve h1s1_brown oc_pap")  # next to the first alone


@rule("OR-049", "OR-050")
def test_an_identical_pawn_fits_and_exists_with_four_players_only() -> None:
    assert beside("h2s2_black", "h2s2_black", seats=4)
    assert not beside("h2s2_black", "h2s2_black", seats=2)
    assert not beside("h3s1_white", "h3s1_white", seats=4)
    twice = [pawn.height for pawn in Table(4).view(None).supply if pawn.count > 1]
    assert set(twice) == {2}


@rule("OR-045", "OR-049")
def test_of_two_identical_pawns_one_moves_and_the_other_stays_a_neighbour() -> None:
    table = Table(4)
    table.stand(0, na_ala="h2s1_black")
    table.stand(1, oc_sun="h2s1_black")
    table.say("migrate na_ala na_mex")
    table.finish_turn()
    assert table.can("evolve h2s2_black oc_pap")  # beside the one
    assert table.can("evolve h2s2_black sa_ori")  # beside the other, where it stands now
    assert table.why("evolve h2s2_black eu_chu") == "no-neighbour"  # where it stood before


@rule("OR-051")
@pytest.mark.parametrize("colour", ["brown", "black"])
def test_another_colour_alone_fits(colour: str) -> None:
    """Picture 3: only the colour differs: right."""
    assert beside("h2s1_white", f"h2s1_{colour}")


@rule("OR-052")
def test_strength_one_higher_fits() -> None:
    assert beside("h1s1_white", "h1s2_white")
    assert beside("h3s2_black", "h3s3_black")


@rule("OR-053")
def test_height_one_higher_fits() -> None:
    """Picture 4: only the height differs, by one: right."""
    assert beside("h1s1_white", "h2s1_white")
    assert beside("h2s3_brown", "h3s3_brown")


@rule("OR-054")
def test_two_steps_higher_do_not_fit() -> None:
    """Picture 1: strength differs by more than one: wrong."""
    assert not beside("h1s1_white", "h1s3_white")
    assert not beside("h1s1_white", "h3s1_white")


@rule("OR-055")
def test_a_lower_pawn_does_not_fit() -> None:
    """Picture 2: the new pawn is lower: wrong."""
    assert not beside("h2s1_white", "h1s1_white")
    assert not beside("h1s2_white", "h1s1_white")
    assert not beside("h3s3_black", "h3s2_black")


@rule("OR-056")
def test_two_or_three_differences_do_not_fit() -> None:
    """Picture 5: colour and height differ: wrong."""
    assert not beside("h1s1_white", "h2s1_brown")
    assert not beside("h1s1_white", "h2s2_white")
    assert not beside("h1s1_white", "h1s2_black")
    assert not beside("h1s1_white", "h2s2_black")


@rule("OR-056")
def test_the_refusal_says_what_does_not_fit() -> None:
    assert Table().why("evolve h2s1_brown af_nil") == "incompatible"


@rule("OR-057")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("skin", "others"), [("white", ["black", "brown"]), ("black", ["brown", "white"])])
def test_the_first_turn_has_24_evolutions(seats: int, skin: str, others: list[str]) -> None:
    table = Table(seats, skin=skin)
    words = table.legal()
    assert len(words) == 24
    assert {word.split()[1] for word in words} == {f"h1s1_{other}" for other in others} | {
        f"h1s2_{skin}",
        f"h2s1_{skin}",
    }
    assert {word.split()[2] for word in words} == {"af_con", "af_hor", "af_lak", "af_mag", "af_nil", "af_wes"}


@rule("OR-058")
def test_without_villages_one_cannot_evolve_but_migrate_and_swap() -> None:
    table = Table()
    table.stand(0, af_nil="h2s2_white")
    table.stand(1, af_mag="h1s1_brown")
    table.player(0).villages = 0
    table.state.settle()
    assert not table.legal("evolve")
    assert table.why("evolve h1s1_black af_hor") == "no-village"
    assert table.legal("migrate")
    assert table.can("swap af_nil af_mag")


@rule("OR-059", "OR-060", "OR-061")
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_placed_ever_leaves_the_board_and_a_pawn_stands_alone_with_its_village(seats: int) -> None:
    table = Table(seats)
    from dolmen import Rng

    rng = Rng(seats)
    occupied = 1
    while True:
        table.luck(int(rng.below(1000)))
        if table.over:
            break
        legal = table.state.legal()
        table.state.apply(legal[rng.below(len(legal))])
        view = table.view(None)
        stands = [land for land in view.territories if land.pawn]
        assert len(stands) >= occupied
        occupied = len(stands)
        for player in view.players:
            owned = [land for land in stands if land.owner == player.seat]
            assert len(owned) == player.pawns == 9 - player.villages
    assert occupied > 8


@rule("OR-061")
def test_an_occupied_territory_takes_no_second_pawn() -> None:
    table = Table()
    table.stand(1, af_nil="h1s2_white")
    assert table.why("evolve h1s1_brown af_nil") == "occupied"


@rule("OR-062")
def test_with_an_empty_supply_nobody_can_evolve() -> None:
    table = Table()
    table.stand(0, af_nil="h1s1_brown")
    table.supply()
    assert not table.legal("evolve")
    assert table.why("evolve h1s1_black af_hor") == "not-in-supply"
    assert table.legal("migrate")


@rule("OR-045", "OR-048")
def test_far_from_its_kin_a_pawn_does_not_fit() -> None:
    table = Table()
    table.stand(1, sa_and="h3s3_black")
    assert places(table, "h3s3_white") == {"sa_ori", "sa_ama", "sa_pam", "sa_pat"}


@rule("OR-045", "OR-048")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_pawn_that_has_moved_on_is_no_neighbour_any_more(seats: int) -> None:
    table = Table(seats)
    table.strip(0)
    table.stand(0, af_nil="h1s2_white")
    table.stand(1, sa_and="h3s3_black")
    table.say("migrate af_nil af_mag")
    table.finish_turn()
    assert table.to_move == 1
    assert places(table, "h1s3_white") == {"af_nil", "af_wes", "eu_wes"}  # beside Maghreb only


def places(table: Table, pawn: str) -> set[str]:
    """Where a new pawn may stand."""
    return {word.split()[2] for word in table.legal("evolve") if word.split()[1] == pawn}
