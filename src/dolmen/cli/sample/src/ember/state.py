"""A position and its questions: who is asked, what may be said, what it does."""

from __future__ import annotations

from typing import Final, Self

from dolmen import (
    CHANCE,
    OVER,
    Asked,
    Item,
    Once,
    Outcome,
    Question,
    Rng,
    State,
    Words,
    final_shares,
    rank,
    shares,
)

from .words import FIND, FOUND, GATHER, HOME, LAID, RAIN, SOAKED, STICKS, WEIGHTS, WORDS

FULL: Final = 10  # sticks in arms: no more can be gathered (EM-006)
HEAT: Final = 4.0  # who is so many sticks ahead is e times as likely to win


class Ember(State):
    """Everybody's hearth, and what the keeper to move holds in arms."""

    def __init__(self, seats: int = 0, rounds: int = 0) -> None:
        super().__init__()
        self.rounds = rounds
        self.hearths = [0] * seats
        self.soaked = [0] * seats
        self.arms = 0
        self.turn = 0  # counted from 0 over all rounds
        if seats:
            self.push(Turn())
            self.settle()

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.turn % len(self.hearths)

    @property
    def round(self) -> int:
        """The round, from 1."""
        return min(self.rounds, self.turn // len(self.hearths) + 1)

    def copy(self) -> Self:
        twin = type(self)()
        self.copy_into(twin)
        twin.rounds = self.rounds
        twin.hearths = list(self.hearths)
        twin.soaked = list(self.soaked)
        twin.arms = self.arms
        twin.turn = self.turn
        return twin

    def scores(self) -> list[int]:
        return list(self.hearths)

    def outcome(self) -> Outcome:
        places, ties = rank(self.hearths, [("soaked", self.soaked)])
        return Outcome(places, tuple((Item("hearth", sticks),) for sticks in self.hearths), ties)

    def values(self) -> list[float]:
        if self.to_move == OVER:
            return final_shares(self.outcome().places)
        return shares([sticks + self.arms * 0.7 * (n == self.seat) for n, sticks in enumerate(self.hearths)], HEAT)

    def determinize(self, seat: int | None, rng: Rng) -> None:
        """Nothing is hidden, so there is nothing to deal anew."""


class Turn(Question[Ember]):
    """A keeper gathers or carries home, until all rounds are over."""

    def asks(self, s: Ember) -> int:
        return OVER if s.turn == s.rounds * len(s.hearths) else s.seat

    def words(self, s: Ember, out: Words) -> None:
        if s.arms < FULL:
            out.append(GATHER)
        if s.arms:
            out.append(HOME)

    def answer(self, s: Ember, word: int) -> None:
        if word == GATHER:
            s.push(Finding())
            return
        s.hearths[s.seat] += s.arms
        s.tell(LAID, s.seat, s.arms)
        s.arms = 0
        s.turn += 1

    def asked(self, s: Ember) -> Asked:
        return Asked(name="turn", seat=s.seat, numbers={"sticks": s.arms}, rules=("EM-003",))

    def copy(self) -> Turn:
        return self


class Finding(Once[Ember]):
    """Fate says what lies there."""

    def asks(self, s: Ember) -> int:
        return CHANCE

    def words(self, s: Ember, out: Words) -> None:
        for what in range(len(STICKS)):
            out.append(FIND.of(what))

    def weights(self, s: Ember) -> list[int]:
        return list(WEIGHTS)

    def carry_out(self, s: Ember, word: int) -> None:
        what = int(WORDS.first[word])
        if what == RAIN:
            s.tell(SOAKED, s.seat, s.arms)
            s.soaked[s.seat] += 1
            s.arms = 0
            s.turn += 1
        else:
            s.arms += STICKS[what]
            s.tell(FOUND, s.seat, what, STICKS[what])

    def asked(self, s: Ember) -> Asked:
        return Asked(name="find", seat=CHANCE)
