"""What a bot is, and the one registry of them."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

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
        return int(choose([seat.world(deal) for _ in range(self.worlds)], seat.seat))


class SearchBot(Bot):
    """Looks ahead by information-set Monte Carlo tree search, for a time or a number of iterations."""

    name = "search"

    def __init__(self, seconds: float = 1.0, iterations: int = 0) -> None:
        self.seconds = seconds
        self.iterations = iterations

    def choose(self, seat: Seat, rng: Rng) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        search = Search(seat.world(rng), seat.seat, seat.seats, rng)
        search.run(self.seconds, self.iterations)
        return int(search.best())


def read_seconds(name: str, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.001 <= seconds <= 3600:
        raise UnknownBot(f"{name!r}: the time is given in seconds from 0.001 to 3600, as in search@0.1")
    return seconds


def full_greedy() -> Bot:
    from dolmen.bots.full_greedy import FullGreedy

    return FullGreedy()


BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}  # for any game
SPECIALISTS: dict[str, Callable[[], Bot]] = {"full-greedy": full_greedy}  # for one game


def make_bot(name: str) -> Bot:
    """A bot by its name; `search@0.1` thinks a tenth of a second about each word."""
    known = {**BOTS, **SPECIALISTS}
    kind, sign, seconds = name.partition("@")
    if sign and kind == "search":
        return SearchBot(read_seconds(name, seconds))
    if name not in known:
        near = get_close_matches(name, list(known), 1)
        hint = f"did you mean {near[0]}?" if near else f"bots are: {', '.join(known)}"
        raise UnknownBot(f"there is no bot {name!r}; {hint}")
    return known[name]()
