"""What people are told of their chances: less sure than what bots go by, and nearer to who then wins."""

from __future__ import annotations

from collections.abc import Iterator
from math import log

import dolmen
from dolmen import CHANCE, OVER, Rng
from dolmen.games.first_sparks.state import FirstSparks

GAME = dolmen.load("first-sparks")
GAMES = 12
LEAST = 1e-4


def play(seats: int, seed: int) -> Iterator[FirstSparks]:
    """A game of bots that take what is worth most, but for one word in seven: every decision, then the end."""
    state, rng = GAME.start(seats), Rng(seed)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            continue
        yield state
        legal = state.legal()
        state.apply(best(state, legal) if rng.below(7) else legal[rng.below(len(legal))])
    yield state


def best(state: FirstSparks, legal: list[int]) -> int:
    def worth(word: int) -> float:
        after = state.copy()
        after.apply(word)
        return float(after.values()[state.to_move])

    return max(legal[:8], key=worth)


def surprise(told: list[float], places: list[int]) -> float:
    """How little of what then came was told."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return -sum(log(max(told[seat], LEAST)) for seat in winners) / len(winners)


def test_chances_foretell_who_wins_better_than_values_and_than_a_lot() -> None:
    for seats in (2, 3, 4, 6):
        values = chances = 0.0
        count = 0
        for seed in range(GAMES):
            *asked, end = [state.copy() for state in play(seats, seed)]
            places = [int(place) for place in end.outcome().places]
            for state in asked:
                told = GAME.chances(state)
                assert abs(sum(told) - 1) < 1e-9
                values += surprise(state.values(), places)
                chances += surprise(told, places)
                count += 1
            assert GAME.chances(end) == end.values()
        assert chances / count < min(0.9 * log(seats), values / count), seats


def test_whoever_leads_by_far_is_not_given_up_for_fear_of_hunger() -> None:
    """Bots that say anything leave large clans that eat all that they hunt, and play on for many rounds."""
    feared = 0
    for seed in range(GAMES):
        state, rng = GAME.start(4, round_limit=25), Rng(seed)
        while state.to_move != OVER:
            if state.to_move != CHANCE:
                sizes = [int(clan.size) for clan in state.clans]
                first = max(range(4), key=sizes.__getitem__)
                if sorted(sizes)[-2] + 5 <= sizes[first]:
                    feared += state.values()[first] < 0.01
                    assert GAME.chances(state)[first] > 0.1
                word = state.legal()[rng.below(len(state.legal()))]
            else:
                word = state.sample(rng)
            state.apply(word)
    assert feared
