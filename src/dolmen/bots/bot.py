"""What a bot is, and those that play any game."""

from __future__ import annotations

import math
from time import perf_counter

import msgspec

from dolmen.bots.greedy import choose
from dolmen.bots.playout import Tally, play_out
from dolmen.bots.search import Node, Search
from dolmen.bots.seat import Seat
from dolmen.bots.team import Team, grow
from dolmen.core.errors import DolmenError
from dolmen.core.rng import Rng
from dolmen.core.shares import final_shares
from dolmen.core.state import State
from dolmen.core.view import View
from dolmen.core.words import Words


class UnknownBot(DolmenError):
    """No bot of that name."""


class Bot:
    """Chooses one of its seat's legal words."""

    name = ""
    takes_budget = False

    def think_for(self, seconds: float, iterations: int, processes: int = 1) -> None:
        """For a bot that takes a budget: how long to think about a word (0 iterations are no bound), in how many."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        raise NotImplementedError


class Specialist(Bot):
    """What a game brings along for itself (`Game.bots`)."""

    def __init__(self, name: str, game: str) -> None:
        self.name = name
        self.game = game

    def choose(self, seat: Seat, rng: Rng) -> int:
        if seat.game.id != self.game:
            raise DolmenError(f"the bot {self.name} plays {self.game} only")
        return int(seat.game.bots[self.name](seat.world(rng), seat.seat, rng))


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


class FlatBot(Bot):
    """Flat Monte Carlo, a baseline of the literature: every word in turn, played out at random to the end."""

    name = "flat"
    takes_budget = True

    def __init__(self) -> None:
        self.think_for(1.0, 0)

    def think_for(self, seconds: float, iterations: int, processes: int = 1) -> None:
        self.seconds = seconds
        self.iterations = iterations

    def choose(self, seat: Seat, rng: Rng) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        end = perf_counter() + self.seconds
        wins = [0.0] * len(legal)
        out, tally = Words(), Tally()
        played = 0
        while played < (self.iterations or math.inf) and (perf_counter() < end or played < len(legal)):
            world = seat.world(rng)
            world.apply(legal[played % len(legal)])
            play_out(world, rng, out, tally)
            wins[played % len(legal)] += final_shares(world.outcome().places)[seat.seat]
            played += 1
        times = [played // len(legal) + (k < played % len(legal)) for k in range(len(legal))]
        means = [won / max(n, 1) for won, n in zip(wins, times, strict=True)]
        return legal[means.index(max(means))]


class SearchBot(Bot):
    """Looks ahead by information-set Monte Carlo tree search, for a time or a number of iterations.

    What it found out stays with it as long as its own turn goes on as it saw it coming. With several processes each
    grows a tree of its own, and the word visited most in all of them is said.
    """

    name = "search"
    takes_budget = True

    def __init__(self, seconds: float = 1.0, iterations: int = 0, processes: int = 1) -> None:
        self.think_for(seconds, iterations, processes)
        self.kept: Kept | None = None
        self.stopped = False

    def think_for(self, seconds: float, iterations: int, processes: int = 1) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.processes = processes

    def plant(self, world: State, seat: Seat, rng: Rng) -> Search:
        """A tree to be grown."""
        return Search(world, seat.seat, seat.seats, rng)

    def stop(self) -> None:
        """From another thread: say the best so far, soon."""
        self.stopped = True

    def choose(self, seat: Seat, rng: Rng) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        self.stopped = False
        world = seat.world(rng)
        if self.processes > 1:
            return Team.of(self.processes).best(world, seat.seat, seat.seats, rng, self.seconds, self.iterations)
        search = self.plant(world, seat, rng)
        if self.kept is not None and self.kept.goes_on(seat):
            search.root = self.kept.node
        grow(search, self.seconds, self.iterations, lambda: self.stopped)
        word = int(search.best())
        self.kept = keep(search, seat, word)
        return word


class Kept(msgspec.Struct, frozen=True):
    """The part of a tree behind the word that was said, and what the seat expects to see next."""

    node: Node
    view: View

    def goes_on(self, seat: Seat) -> bool:
        return seat.view() == self.view


def keep(search: Search, seat: Seat, word: int) -> Kept | None:
    """What to keep, if the seat goes on at once without chance."""
    node = search.after(word)
    if node is None:
        return None
    world = search.world.copy()
    world.apply(word)
    return Kept(node, seat.game.view(world, seat.seat)) if world.to_move == seat.seat else None
