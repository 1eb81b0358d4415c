"""Places, ties and score sheets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from dolmen import Outcome
from dolmen.core.outcome import Item, TieBreak, rank


def test_more_points_are_a_better_place() -> None:
    assert rank([10, 30, 20]) == ((3, 1, 2), ())


def test_equals_share_and_the_next_place_counts_them() -> None:
    assert rank([20, 30, 30, 10]) == ((3, 1, 1, 4), ())
    assert rank([5, 5, 5]) == ((1, 1, 1), ())


def test_a_criterion_parts_equals_and_is_written_down() -> None:
    places, ties = rank([20, 30, 30], [("food", [9, 1, 4])])
    assert places == (3, 2, 1)
    assert ties == (TieBreak("food", (1, 2), (1, 4)),)


def test_a_second_criterion_is_used_only_where_the_first_left_equals() -> None:
    places, ties = rank([30, 30, 30, 8], [("figures", [5, 7, 5, 9]), ("food", [1, 0, 2, 0])])
    assert places == (3, 1, 2, 4)
    assert ties == (TieBreak("figures", (0, 1, 2), (5, 7, 5)), TieBreak("food", (0, 2), (1, 2)))


def test_a_tie_that_nothing_parts_stays_and_says_so() -> None:
    places, ties = rank([30, 30], [("figures", [5, 5])])
    assert places == (1, 1)
    assert ties == (TieBreak("figures", (0, 1), (5, 5)),)


def test_two_ties_are_parted_apart() -> None:
    places, ties = rank([9, 9, 4, 4], [("food", [1, 2, 4, 3])])
    assert places == (2, 1, 3, 4)
    assert [tie.seats for tie in ties] == [(0, 1), (2, 3)]


@given(st.lists(st.tuples(st.integers(-3, 3), st.integers(0, 2), st.integers(0, 2)), min_size=1, max_size=6))
def test_places_follow_scores_then_criteria(seats: list[tuple[int, int, int]]) -> None:
    places, ties = rank([s for s, _, _ in seats], [("a", [a for _, a, _ in seats]), ("b", [b for _, _, b in seats])])
    assert list(places) == [1 + sum(other > seat for other in seats) for seat in seats]
    assert min(places) == 1
    for tie in ties:
        assert len({seats[seat][0] for seat in tie.seats}) == 1
        assert len(tie.seats) > 1


def test_an_outcome_adds_up_its_sheets_and_names_the_winners() -> None:
    outcome = Outcome((1, 3, 1), ((Item("a", 3), Item("b", -1)), (), (Item("a", 2, {"n": 2}),)))
    assert outcome.scores == (2, 0, 2)
    assert outcome.winners == (0, 2)
