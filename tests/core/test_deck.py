"""The face-down pile: a bag nobody has seen above a tail that somebody knows."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8

from conftest import Numbers
from dolmen import Rng, Words
from dolmen.core.deck import Deck
from dolmen.core.events import EVERYONE


def deck(*counts: int) -> Deck:
    return Deck(vec[u8](list(counts)))


def words(pile: Deck, first: int = 100) -> list[int]:
    out = Words()
    pile.words(first, out)
    return out.list()


def test_every_kind_that_is_left_may_come_next() -> None:
    pile = deck(2, 0, 3)
    assert words(pile) == [100, 102]
    assert pile.weights() == [2, 3]
    assert pile.left() == 5
    pile.take(0)
    pile.take(0)
    assert words(pile) == [102]
    assert pile.count(0) == 0
    assert pile.count(2) == 3


def test_the_tail_comes_when_the_bag_is_empty_in_its_own_order() -> None:
    pile = deck(1, 0, 1)
    pile.put_under(1, EVERYONE)
    pile.put_under(0, 1)
    assert pile.left() == 4
    assert words(pile) == [100, 102]
    pile.take(2)
    pile.take(0)
    assert words(pile) == [101]
    assert pile.weights() == [1]
    assert pile.sample(100, Rng(1)) == 101
    pile.take(1)
    assert words(pile) == [100]
    pile.take(0)
    assert pile.left() == 0


def test_draws_follow_the_counts(numbers: Numbers) -> None:
    pile = deck(1, 0, 5, 2)
    rng = Rng(4)
    throws = numbers(2_000, 20_000, 200_000)
    found = Counter(pile.sample(0, rng) for _ in range(throws))
    assert set(found) == {0, 2, 3}
    for kind, share in ((0, 1 / 8), (2, 5 / 8), (3, 2 / 8)):
        assert abs(found[kind] / throws - share) < 0.04


def test_a_card_put_back_may_come_at_any_time() -> None:
    pile = deck(1, 0)
    pile.put_back(1)
    assert words(pile) == [100, 101]
    assert pile.unseen == 2


def test_shuffling_makes_the_tail_unknown() -> None:
    pile = deck(0, 1)
    pile.put_under(0, EVERYONE)
    pile.shuffle()
    assert words(pile) == [100, 101]
    assert pile.left() == 2
    assert not len(pile.tail)


def test_seats_and_spectators_know_what_they_were_shown() -> None:
    pile = deck(1)
    pile.put_under(0, 0b101)
    pile.put_under(0, EVERYONE)
    pile.put_under(0, 0)
    pile.put_under(0, 0b1111111)
    assert [pile.knows(seat, 0) for seat in range(-1, 7)] == [False, True, False, True, False, False, False, False]
    assert all(pile.knows(seat, 1) for seat in range(-1, 7))
    assert not any(pile.knows(seat, 2) for seat in range(-1, 7))
    assert [pile.knows(seat, 3) for seat in range(-1, 7)] == [False, *[True] * 7]


def test_dealing_anew_changes_only_what_is_not_known() -> None:
    rng = Rng(9)
    seen: set[tuple[int, ...]] = set()
    for _ in range(50):
        pile = deck(3, 3, 3)
        pile.put_under(0, 0b01)
        pile.put_under(1, 0b10)
        pile.put_under(2, EVERYONE)
        pile.redeal(0, rng)
        assert pile.tail[0] == 0
        assert pile.tail[2] == 2
        assert [pile.count(kind) for kind in range(3)] == [4, 4, 4]
        assert pile.unseen == 9
        seen.add(tuple(pile.tail))
    assert {tail[1] for tail in seen} == {0, 1, 2}


def test_a_spectator_knows_what_everybody_knows() -> None:
    pile = deck(5, 5)
    pile.put_under(0, EVERYONE)
    for seed in range(20):
        pile.redeal(-1, Rng(seed))
        assert pile.tail[0] == 0


def test_dealing_anew_is_fair() -> None:
    """One unknown card in the tail, three in the bag: each kind lies below as often as any."""
    rng = Rng(2)
    found: Counter[int] = Counter()
    for _ in range(4_000):
        pile = deck(1, 1, 1, 0)
        pile.put_under(3, 0)
        pile.redeal(0, rng)
        found[int(pile.tail[0])] += 1
    assert all(850 < found[kind] < 1_150 for kind in range(4))


def test_copies_with_a_tail_do_not_write_into_each_other() -> None:
    """A vec grows in place where it has room: two copies that both put a card under must not share it."""
    for length in range(9):
        pile = deck(4, 4, 4)
        for _ in range(length):
            pile.put_under(0, EVERYONE)
        twin = pile.copy()
        pile.put_under(1, 1)
        twin.put_under(2, 2)
        assert (pile.tail[length], twin.tail[length]) == (1, 2)
        assert (pile.known[length], twin.known[length]) == (1, 2)


@pytest.mark.parametrize("through", ["copy", "pickle"])
def test_copies_are_independent(through: str) -> None:
    pile = deck(2, 2)
    pile.put_under(1, 1)
    twin: Deck = pile.copy() if through == "copy" else pickle.loads(pickle.dumps(pile))
    assert words(twin) == words(pile)
    twin.take(0)
    twin.redeal(-1, Rng(3))
    twin.shuffle()
    assert (pile.count(0), pile.count(1), pile.left(), pile.unseen) == (2, 3, 5, 4)
    assert list(pile.tail) == [1]


OPERATIONS = st.lists(
    st.one_of(
        st.tuples(st.just("draw"), st.just(0), st.just(0)),
        st.tuples(st.just("back"), st.integers(0, 3), st.just(0)),
        st.tuples(st.just("under"), st.integers(0, 3), st.integers(-1, 7)),
        st.tuples(st.just("redeal"), st.integers(-1, 2), st.just(0)),
        st.tuples(st.just("shuffle"), st.just(0), st.just(0)),
        st.tuples(st.just("copy"), st.just(0), st.just(0)),
    ),
    max_size=30,
)


@given(st.lists(st.integers(0, 3), min_size=4, max_size=4), OPERATIONS, st.integers(0, 99))
def test_no_card_is_lost_and_known_cards_stay(
    counts: list[int], operations: list[tuple[str, int, int]], seed: int
) -> None:
    rng = Rng(seed)
    pile = deck(*counts)
    held = Counter(dict(enumerate(counts)))
    for name, a, b in operations:
        if name == "draw" and pile.left():
            kind = pile.sample(0, rng)
            assert kind in words(pile, 0)
            pile.take(kind)
            held[int(kind)] -= 1
        elif name in ("back", "under"):
            pile.put_back(a) if name == "back" else pile.put_under(a, b)
            held[a] += 1
        elif name == "redeal":
            known = {k: pile.tail[k] for k in range(len(pile.tail)) if pile.knows(a, k)}
            pile.redeal(a, rng)
            assert all(pile.tail[k] == kind for k, kind in known.items())
        elif name == "shuffle":
            pile.shuffle()
        elif name == "copy":
            pile = pile.copy()
        assert [pile.count(kind) for kind in range(4)] == [held[kind] for kind in range(4)]
        assert pile.left() == sum(held.values())
        assert pile.unseen == sum(pile.bag)
        assert len(pile.tail) == len(pile.known)
