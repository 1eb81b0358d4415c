"""`check_game`: plays random games and compares what the game does with what the contract asks."""

from __future__ import annotations

from collections.abc import Iterable

from dolmen.core.errors import BadOption, BadSeats
from dolmen.core.events import EVERYONE
from dolmen.core.game import Game
from dolmen.core.options import Option, Value
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, OVER

from . import description, history, position
from .chance import Dice
from .hiding import Secrets
from .observing import Observing
from .reading import Reading, check_files
from .trial import BrokenGame, Kept, Trial, fingerprint


class Summary:
    """What a run has looked at."""

    def __init__(self) -> None:
        self.games = 0
        self.words = 0
        self.looks = 0  # positions that were looked at from all sides
        self.secrets = 0  # words that were hidden from somebody
        self.throws = 0  # chance words drawn to compare with their weights
        self.alike = 0  # words followed in two worlds that a viewer could not tell apart

    def __repr__(self) -> str:
        return (
            f"<{self.games} games, {self.words:,} words, {self.looks:,} positions from all sides, "
            f"{self.secrets:,} secret words, {self.throws:,} throws, {self.alike:,} words in two worlds>"
        )


def check_game(
    game: Game,
    seats: int | Iterable[int] | None = None,
    games: int = 3,
    seed: int = 1,
    every: int = 1,
    **options: Value,
) -> Summary:
    """Play random games and raise BrokenGame, with all that is needed to see it again, where the contract is broken.

    So many games are played at each seat count (default: all), with the seeds `seed`, `seed + 1`, …; then, if no
    options are given, one more with every value of every option. Cheap checks look at every position, costly ones at
    about one in `every`, and at every one around a secret.
    """
    description.check(game)
    check_files(game)
    run = Run(game, every)
    counts = list(game.seats) if seats is None else [seats] if isinstance(seats, int) else list(seats)
    for count in counts:
        for n in range(games):
            run.play(Trial(game, count, seed + n, options))
    run.finish()
    if not options:
        sweep = Run(game, every * 10, marked=10)
        for n, setting in enumerate(settings(game.options)):
            turned = counts[n % len(counts) :] + counts[: n % len(counts)]
            sweep.play(fitting(game, turned, seed + n, setting))
    return run.summary


def settings(options: Iterable[Option]) -> list[dict[str, Value]]:
    """Every value of every option that is not its default, one at a time; of numbers the lowest and the highest."""
    out: list[dict[str, Value]] = []
    for option in options:
        values: Iterable[Value] = option.values or (option.low, option.high)
        out += [{option.name: value} for value in values if value != option.default]
    return out


def fitting(game: Game, counts: list[int], seed: int, setting: dict[str, Value]) -> Trial:
    """A trial at the first seat count that goes with an option: a game may refuse some together."""
    for count in counts[:-1]:
        try:
            return Trial(game, count, seed, setting)
        except BrokenGame as fault:
            if not isinstance(fault.__cause__, BadOption | BadSeats):
                raise
    return Trial(game, counts[-1], seed, setting)


class Run:
    """Trials of one game, and what only shows over many of them."""

    def __init__(self, game: Game, every: int, marked: int = 1) -> None:
        self.game = game
        self.every = every
        self.marked = marked  # every so many words the position is kept, to be compared later
        self.summary = Summary()
        self.secrets = Secrets()
        self.dice = Dice()
        self.observing = Observing()
        self.reading = Reading(game)

    def play(self, t: Trial) -> None:
        """One random game with all checks."""
        luck = Rng(t.seed + 1_000_003)  # for the checks: the game itself does not depend on how many there are
        kept: list[Kept] = []
        census = position.census(t)
        secret = False
        while True:
            position.check(t, census)
            self.reading.look(t)
            if len(t.words) % self.marked == 0 or t.state.to_move == OVER:
                kept.append(position.keep(t))
            hiding = t.state.seers != EVERYONE
            if secret or hiding or t.state.to_move == OVER or not t.words or luck.below(self.every) == 0:
                self.look(t, luck)
            if t.state.to_move == OVER:
                break
            if len(t.words) >= t.game.max_words:
                raise t.wrong(f"the game is not over after max_words = {t.game.max_words}")
            secret = self.step(t, luck)
        history.check_copies(t, kept)
        history.check_replay(t, kept)
        history.check_record(t)
        self.summary.games += 1
        self.summary.words += len(t.words)

    def step(self, t: Trial, luck: Rng) -> bool:
        """Say the next word; whether something of it is hidden from somebody."""
        if t.state.to_move == CHANCE:
            self.summary.throws += self.dice.throw(t, luck)
        word = t.choose()
        if word not in t.state.legal():
            raise t.wrong(f"sample gave {t.text(word)!r}, which is not legal there")
        told = len(t.hearing.events)
        hides = self.secrets.hides(t, word)
        if hides:
            self.secrets.say(t, word, luck)
        else:
            t.say(word)
        position.check_told(t)
        self.reading.told(t, t.hearing.events[told:])
        self.summary.secrets += hides
        return hides

    def look(self, t: Trial, luck: Rng) -> None:
        """Look at a position from all sides; asking must not change it."""
        self.summary.looks += 1
        before = fingerprint(t.state)
        views = position.check_views(t)
        self.observing.look(t, luck)
        position.check_value(t)
        self.reading.refused(t, position.check_refusals(t, luck))
        if fingerprint(t.state) != before:
            raise t.wrong("asking changed the state: views, numbers, values and refusals must leave it alone")
        position.check_pickling(t, before, luck)
        self.summary.alike += self.secrets.check_worlds(t, views, luck)
        if fingerprint(t.state) != before:
            raise t.wrong("playing in a world dealt anew changed the state: it shares something with its copies")

    def finish(self) -> None:
        """What only shows over the whole run."""
        self.secrets.finish(self.game)
        self.dice.finish(self.game)
