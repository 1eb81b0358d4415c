"""Five levels of play, by name, in every game: from one that a child beats to one that beats its makers.

The two lowest err as people do: they overlook words, and prefer what is near. The others look ahead, each further than
the one below; how far differs from game to game, so that each beats the one below it about as often in all of them
(`bench/strength.py` tells how often, `ratings.toml` what that makes of them). All see what their seat sees and no more.
A level that fails or says what is not allowed leaves its turn to the next lower one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from logging import getLogger
from pathlib import Path

import msgspec

from dolmen.bots.bot import Bot, RandomBot, SearchBot
from dolmen.bots.greedy import rate
from dolmen.bots.seat import Seat
from dolmen.core.rng import Rng
from dolmen.core.state import State

log = getLogger(__name__)


class Rung(msgspec.Struct, frozen=True):
    """How a level plays a game."""

    overlooks: float = 0.0  # share of the words that it does not see
    hasty: float = 0.0  # how often it takes what brings most points at once
    iterations: int = 0  # how far it looks ahead; 0: not at all
    seconds: float = 0.0  # and how long at most


NAMES = ("novice", "apprentice", "hunter", "elder", "chieftain")
LONGEST = 2.5  # seconds that a chieftain thinks at most; the others never need as long


def ladder(novice: float, apprentice: float, hunter: int, elder: int, chieftain: int) -> tuple[Rung, ...]:
    """How much the two lowest overlook, and how far the others look ahead."""
    return (
        Rung(overlooks=novice, hasty=0.04),
        Rung(overlooks=apprentice),
        Rung(iterations=hunter, seconds=0.3),
        Rung(iterations=elder, seconds=1.0),
        Rung(iterations=chieftain, seconds=LONGEST),
    )


USUAL = ladder(0.2, 0.05, 100, 400, 1_600)  # where nothing was measured
LADDERS: Mapping[str, tuple[Rung, ...]] = {
    "stone-age": ladder(0.16, 0.05, 60, 170, 480),
    "kingdomino-origins": ladder(0.22, 0.05, 250, 700, 2_000),
    "origin": ladder(0.5, 0.33, 60, 150, 2_000),
    "first-builders": ladder(0.18, 0.1, 250, 700, 2_000),
    "first-sparks": ladder(0.15, 0.05, 30, 150, 750),
}


def noticed(legal: list[int], overlooks: float, rng: Rng) -> list[int]:
    """The words that somebody sees who overlooks a share of them."""
    return [word for word in legal if rng.unit() >= overlooks] or [legal[rng.below(len(legal))]]


class Careless(Bot):
    """Knows what positions are worth, but overlooks some of what it might say, and at times takes what is near."""

    def __init__(self, name: str, overlooks: float, hasty: float) -> None:
        self.name = name
        self.overlooks = overlooks
        self.hasty = hasty

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


def bot_of(name: str, rung: Rung) -> Bot:
    """A level as it plays by itself."""
    if not rung.iterations:
        return Careless(name, rung.overlooks, rung.hasty)
    bot = SearchBot(rung.seconds, rung.iterations)
    bot.name = name
    return bot


class Level(Bot):
    """A level with those below it to fall back on."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.takes_budget = all(rungs[NAMES.index(name)].iterations > 0 for rungs in (USUAL, *LADDERS.values()))
        self.budget: tuple[float, int, int] | None = None
        self.known: dict[str, list[Bot]] = {}

    def think_for(self, seconds: float, iterations: int, processes: int = 1) -> None:
        self.budget = seconds, iterations, processes
        self.known = {}

    def rungs(self, game: str) -> list[Bot]:
        """The bots that play this level in a game, the next lower one after each."""
        if game not in self.known:
            rungs = LADDERS.get(game, USUAL)
            own = NAMES.index(self.name)
            bots = [bot_of(NAMES[n], rungs[n]) for n in range(own, -1, -1)]
            if self.budget:
                bots[0].think_for(*self.budget)
            self.known[game] = [*bots, RandomBot()]
        return self.known[game]

    def choose(self, seat: Seat, rng: Rng) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        for bot in self.rungs(seat.game.id):
            try:
                word = bot.choose(seat, rng)
            except Exception as error:  # noqa: BLE001 - whatever it is, the table goes on
                log.error("the bot %s failed: %r", bot.name, error)
                continue
            if word in legal:
                return word
            log.error("the bot %s said %r, which is not allowed", bot.name, word)
        return legal[0]


def level(name: str) -> Callable[[], Bot]:
    return lambda: Level(name)


def level_below(bot: str) -> str:
    """Who says the word of a bot that fails: the next lower level; a quick one for bots that are no levels."""
    kind = bot.partition("@")[0].partition(":")[0]
    if kind not in NAMES:
        return NAMES[1]
    return NAMES[NAMES.index(kind) - 1] if kind != NAMES[0] else ""


LEVELS: dict[str, Callable[[], Bot]] = {name: level(name) for name in NAMES}


# What the lobby and reports show.


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """What a round robin of two-player games made of a level, on the scale of people's ratings."""

    rating: float
    deviation: float
    games: int


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A level as it is shown: its face is a glyph, its manner a sentence in each language."""

    name: str
    face: str
    manner: Mapping[str, str]
    rating: Rating | None  # in a game that was rated


MANNERS: Mapping[str, Mapping[str, str]] = {
    "novice": {
        "en": "Takes what lies nearest and overlooks much: a child can win.",
        "ru": "Берёт что поближе и многое упускает: выиграет и ребёнок.",
    },
    "apprentice": {
        "en": "Knows what is good, but does not see all of it.",
        "ru": "Знает, что хорошо, но видит не всё.",
    },
    "hunter": {
        "en": "Answers at once and lets nothing lie that is worth having.",
        "ru": "Отвечает сразу и не упускает ничего стоящего.",
    },
    "elder": {
        "en": "Thinks for a moment and looks some turns ahead.",
        "ru": "Задумывается на миг и смотрит на несколько ходов вперёд.",
    },
    "chieftain": {
        "en": "Takes its time and plays to win.",
        "ru": "Не торопится и играет на победу.",
    },
}


@cache
def ratings() -> dict[str, dict[str, Rating]]:
    """By game and level, as `bench/ratings.py` wrote them down."""
    path = Path(__file__).with_name("ratings.toml")
    found = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return msgspec.convert(found.get("games", {}), dict[str, dict[str, Rating]])


def catalogue(game: str) -> list[Card]:
    """The five levels as a game's lobby shows them, the weakest first."""
    rated = ratings().get(game, {})
    return [Card(name=name, face=f"f-{name}", manner=MANNERS[name], rating=rated.get(name)) for name in NAMES]
