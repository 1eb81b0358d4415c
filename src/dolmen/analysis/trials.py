"""Trying words out: games that go on from a position, by greedy play, as far as it takes to judge them.

Greedy is the word that looks best at once; where care wins (`care_pays`), a turn begins with the word after which the
rest of it, played so, looks best.

Two words are compared in the same worlds with the same fate, so that what differs is their doing. A trial begins in a
world that agrees with what the seat knows (`Seat.world`): no hidden thing can tell on itself in a verdict or a reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache

from dolmen.bots import Seat
from dolmen.bots.greedy import best_word, choose
from dolmen.core.game import Game
from dolmen.core.outcome import Item, Outcome
from dolmen.core.rng import Rng
from dolmen.core.shares import final_shares
from dolmen.core.state import CHANCE, OVER, State

FARTHEST = 400  # words to the horizon, at most
FEWEST = 4  # games that tell a chance, and how many at most
MOST = 200
SAMPLE = 24  # games that tell whether care pays
PAYS = 1.2  # times its even share of the wins, for who plays with care


@lru_cache(maxsize=64)
def care_pays(game: Game, seats: int) -> bool:
    """Whether games are to be played on with care: where who does wins clearly more than an even share."""
    if seats == 1:
        return False  # who is alone has no turns
    wins = 0.0
    for n in range(SAMPLE):
        careful = n % seats
        wins += final_shares(play_out(game.start(seats), Rng(n // seats), {careful}).places)[careful]
    return wins * seats >= PAYS * SAMPLE


def play_out(state: State, rng: Rng, careful: Collection[int]) -> Outcome:
    """Play to the end, some seats with care."""
    last = OVER
    while state.to_move != OVER:
        last = play_one(state, rng, state.to_move in careful, last)
    return state.outcome()


def play_one(state: State, rng: Rng, care: bool, last: int) -> int:
    """Say one word for whoever is asked, and tell who decided last; with care the first word of a turn is weighed."""
    asked = int(state.to_move)
    if asked == CHANCE:
        state.apply(state.sample(rng))
        return last
    state.apply(choose([state], asked, True) if care and asked != last else best_word(state, asked))
    return asked


class Trial:
    """One game tried: it stands at its horizon, and can be played to its end."""

    def __init__(self, game: Game, state: State, seat: int, seats: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.care = care_pays(game, seats)
        self.words = 0  # said so far
        self._state = state
        self._rng = rng
        self._go_round()
        self.shares = game.chances(state)
        self.held = game.holdings(state, seat)
        self.outcome: Outcome | None = None

    def _go_round(self) -> None:
        """Play until every other seat has decided and a turn begins in a position whose values can be trusted.

        The seat's own turn is finished with care, what follows goes by the word that looks best at once.
        """
        state = self._state
        waited = set(range(self.seats)) - {self.seat}
        last = int(state.to_move)
        careful = True
        for _ in range(FARTHEST):
            asked = int(state.to_move)
            if asked == OVER:
                return
            self.words += 1
            if asked == CHANCE:
                state.apply(state.sample(self._rng))
                continue
            begins = asked != last or asked == self.seat
            if not waited and begins and state.is_quiet() and (self.seats > 1 or state.is_turn_over()):
                return
            waited.discard(asked)
            last = asked
            careful = careful and asked == self.seat
            weighed = careful or (self.care and begins)
            state.apply(choose([state], asked, True) if weighed else best_word(state, asked))

    def finish(self) -> Outcome:
        """Play to the end of the game."""
        if self.outcome is None:
            state, last = self._state, OVER
            while state.to_move != OVER:
                self.words += 1
                last = play_one(state, self._rng, self.care, last)
            self.outcome = state.outcome()
            # What a position is held to be worth, and what became of it: the one is steadier, the other is true.
            ended = final_shares(self.outcome.places) if self.seats > 1 else state.values()
            self.shares = [(held + became) / 2 for held, became in zip(self.shares, ended, strict=True)]
        return self.outcome

    def points(self, seat: int) -> dict[str, int]:
        """A seat's final score sheet: what each kind of line brought, added up."""
        out: Counter[str] = Counter()
        for item in self.finish().items[seat]:
            out[item.key] += item.points
        return dict(out)

    def line(self, key: str) -> Item | None:
        """The only line of that kind on the seat's sheet, if there is just one that scores."""
        lines = [item for item in self.finish().items[self.seat] if item.key == key and item.points]
        return lines[0] if len(lines) == 1 else None


def try_word(seat: Seat, word: int, number: int) -> Trial:
    """Say a word and go on to the horizon; the n-th world and its fate are the same for every word."""
    rng = Rng(number)
    world = seat.world(rng)
    world.apply(word)
    return Trial(seat.game, world, seat.seat, seat.seats, rng)


def chances(game: Game, state: State, seats: int, budget: int) -> list[float]:
    """Every seat's winning chance in a position, from games played to their ends for about so many words."""
    if state.to_move == OVER:
        return game.chances(state)
    seat = max(0, int(state.to_move))
    trials: list[Trial] = []
    while len(trials) < FEWEST or (len(trials) < MOST and sum(trial.words for trial in trials) < budget):
        trials.append(Trial(game, state.copy(), seat, seats, Rng(len(trials))))
        trials[-1].finish()
    return [mean([trial.shares[n] for trial in trials]) for n in range(seats)]


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
