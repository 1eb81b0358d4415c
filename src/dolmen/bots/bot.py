"""What a bot is, and those that play any game."""

from __future__ import annotations

from dolmen.bots.greedy import choose
from dolmen.bots.search import Search
from dolmen.bots.seat import Seat
from dolmen.core.errors import DolmenError
from dolmen.core.rng import Rng


class UnknownBot(DolmenError):
    """No bot of that name."""


class Bot:
    """Chooses one of its seat's legal words."""

    name = ""
    takes_budget = False

    def think_for(self, seconds: float, iterations: int) -> None:
        """For a bot that takes a budget: how long to think about a word (0 iterations are no bound)."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        raise NotImplementedError


class RandomBot(Bot):
    """Chooses any legal word, all alike."""

    name = "random"

    def choose(self, seat: Seat, rng: Rng) -> int:
        legal = seat.legal()
        return legal[rng.below(len(legal))]


class GreedyBot(Bot):
    """Chooses the word after which its position is worth most, over a few worlds it might be in."""

    name = "greedy"
    worlds = 8

    def choose(self, seat: Seat, rng: Rng) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        deal = Rng(0)  # the same worlds every time: greedy play is no gamble
        worlds = [seat.world(deal) for _ in range(self.worlds)]
        return int(choose(worlds, seat.seat, not seat.game.hidden))


class SearchBot(Bot):
    """Looks ahead by information-set Monte Carlo tree search, for a time or a number of iterations."""

    name = "search"
    takes_budget = True

    def __init__(self, seconds: float = 1.0, iterations: int = 0) -> None:
        self.think_for(seconds, iterations)

    def think_for(self, seconds: float, iterations: int) -> None:
        self.seconds = seconds
        self.iterations = iterations

    def choose(self, seat: Seat, rng: Rng) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        search = Search(seat.world(rng), seat.seat, seat.seats, rng)
        search.run(self.seconds, self.iterations)
        return int(search.best())
