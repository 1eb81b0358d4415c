"""What a bot is, and the one registry of them."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

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


BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot}


def make_bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        near = get_close_matches(name, list(BOTS), 1)
        hint = f"did you mean {near[0]}?" if near else f"bots are: {', '.join(BOTS)}"
        raise UnknownBot(f"there is no bot {name!r}; {hint}")
    return BOTS[name]()
