"""Five levels of play, by name, in every game: from one that a child beats to one that beats its makers.

The two lowest err as people do: they overlook words, and prefer what is near. All see what their seat sees and no more.
A level that fails or says what is not allowed leaves its turn to the next lower one.
"""

from __future__ import annotations

from collections.abc import Callable
from logging import getLogger

from dolmen.bots.bot import Bot, GreedyBot, RandomBot, SearchBot
from dolmen.bots.greedy import rate
from dolmen.bots.seat import Seat
from dolmen.core.rng import Rng
from dolmen.core.state import State

log = getLogger(__name__)


def noticed(legal: list[int], overlooks: float, rng: Rng) -> list[int]:
    """The words that somebody sees who overlooks a share of them."""
    return [word for word in legal if rng.unit() >= overlooks] or [legal[rng.below(len(legal))]]


class Apprentice(Bot):
    """Knows what positions are worth, but overlooks some of what it might say, and at times takes what is near."""

    name = "apprentice"
    overlooks = 0.15
    hasty = 0.0  # how often it takes what brings most points at once

    def choose(self, seat: Seat, rng: Rng) -> int:
        world = seat.world(rng)
        words = noticed(seat.legal(), self.overlooks, rng)
        if len(words) == 1:
            return words[0]
        if rng.unit() < self.hasty:
            ratings = [self.points_after(seat, world, word) + 0.5 * rng.unit() for word in words]
        else:
            ratings = [rate([world], seat.seat, word) for word in words]
        return words[ratings.index(max(ratings))]

    def points_after(self, seat: Seat, world: State, word: int) -> float:
        after = world.copy()
        after.apply(word)
        return float(seat.game.tally(after)[seat.seat])


class Novice(Apprentice):
    """Overlooks a good part of what it might say, and now and then takes what is near."""

    name = "novice"
    overlooks = 0.3
    hasty = 0.05


class Hunter(GreedyBot):
    """Says at once what is worth most, over a few worlds it might be in."""

    name = "hunter"


class Elder(SearchBot):
    """Looks ahead for a moment."""

    name = "elder"

    def __init__(self) -> None:
        super().__init__(seconds=0.3)


class Chieftain(SearchBot):
    """Looks ahead for as long as people like to wait."""

    name = "chieftain"

    def __init__(self) -> None:
        super().__init__(seconds=2.0)


LADDER: tuple[Callable[[], Bot], ...] = (RandomBot, Novice, Apprentice, Hunter, Elder, Chieftain)


class Level(Bot):
    """A level with those below it to fall back on."""

    def __init__(self, rung: int) -> None:
        self.rungs = [LADDER[n]() for n in range(rung, -1, -1)]
        self.name = self.rungs[0].name
        self.takes_budget = self.rungs[0].takes_budget

    def think_for(self, seconds: float, iterations: int) -> None:
        self.rungs[0].think_for(seconds, iterations)

    def choose(self, seat: Seat, rng: Rng) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        for bot in self.rungs:
            try:
                word = bot.choose(seat, rng)
            except Exception as error:  # noqa: BLE001 - whatever it is, the table goes on
                log.error("the bot %s failed: %r", bot.name, error)
                continue
            if word in legal:
                return word
            log.error("the bot %s said %r, which is not allowed", bot.name, word)
        return legal[0]


def level(rung: int) -> Callable[[], Bot]:
    return lambda: Level(rung)


LEVELS: dict[str, Callable[[], Bot]] = {
    name: level(n) for n, name in enumerate(("novice", "apprentice", "hunter", "elder", "chieftain"), 1)
}
