"""What is to be played: who meets whom, how often, and with which fate."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from dolmen.bots import make_bot
from dolmen.core.errors import DolmenError
from dolmen.core.game import Game
from dolmen.core.options import Value


class BadPlan(DolmenError):
    """Bots, seats or budgets that make no tournament."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Line-ups of bots, each to play so many games; the same plan is the same games wherever they are played."""

    game: str
    rules: int
    components: str | None  # a component file of one's own
    options: dict[str, Value]
    seats: int
    bots: tuple[str, ...]
    lineups: tuple[tuple[int, ...], ...]  # the bots at the chairs, by their place in `bots`
    games: int  # of each line-up
    seed: int
    rotate: bool  # whether bots change chairs from game to game
    same_fate: bool  # whether a fate is met from every chair, and by every line-up
    timed: bool = False
    kept: bool = False  # whether results hold all that was said
    levels: tuple[float, ...] = ()  # of each line-up: does its first bot win more than this? Empty: all is played

    def bots_at(self, lineup: int, number: int) -> tuple[int, ...]:
        """Which bot sits where in a game: on its own chair, or one further with every game."""
        chairs = self.lineups[lineup]
        turn = number if self.rotate else 0
        return tuple(chairs[(seat + turn) % self.seats] for seat in range(self.seats))

    def fate_of(self, number: int) -> int:
        """Games with the same number here are dealt the same fate."""
        return number // self.seats if self.same_fate else number


class Moves(msgspec.Struct, kw_only=True):
    """What the seats could choose from in one round: how often they were asked for a move, and the moves in all."""

    asked: int = 0
    moves: int = 0


class Thinking(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat's words took, in seconds."""

    words: int
    total: float
    longest: float


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How one game ended; everything is by seat."""

    lineup: int
    number: int
    bots: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    words: int
    decisions: int
    rounds: int | None
    moves: tuple[Moves, ...]  # by round; what comes before the first is round 0
    thinking: tuple[Thinking, ...] = ()
    said: tuple[int, ...] = ()  # all words, where they are kept
    faults: tuple[int, ...] = ()  # words that the next lower level said for the bot; none: it failed nowhere

    def share(self, seat: int) -> float:
        """The seat's part of the win: a win with others is shared."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


def plan_arena(
    game: Game,
    bots: Sequence[str],
    *,
    seats: int | None,
    games: int,
    seed: int = 1,
    options: dict[str, Value] | None = None,
    components: str | None = None,
    budget: str | None = None,
    settle: bool = False,
    above: float | None = None,
) -> Plan:
    """A tournament: as many bots as seats are one line-up; more meet in every choice; of fewer the last fills up."""
    named = [with_budget(name, budget) for name in bots]
    for name in named:
        make_bot(name)
    if len(named) < 2:
        raise BadPlan("an arena needs at least two bots, as in --bots search@0.1,greedy")
    chairs = game.check_seats(max(2, game.seats[0]) if seats is None else seats)
    if chairs < 2:
        raise BadPlan("an arena is for two seats or more; `dolmen simulate` plays alone")
    if len(named) <= chairs:
        entered = list(dict.fromkeys(named))
        lineups = [tuple(entered.index(name) for name in [*named, *[named[-1]] * (chairs - len(named))])]
    else:
        entered = named
        if len(set(named)) != len(named):
            raise BadPlan("more bots than seats meet in every choice of them: name each only once")
        lineups = list(combinations(range(len(named)), chairs))
    if len(set(lineups[0])) < 2:
        raise BadPlan("these are all the same bot: there is nothing to find out")
    if above is not None and not 0 < above < 1:
        raise BadPlan(f"--above {above:g}: give a share of wins between 0 and 1, as 0.85")
    asks = settle or above is not None
    return Plan(
        game=game.id,
        rules=game.version,
        components=components,
        options=options or {},
        seats=chairs,
        bots=tuple(entered),
        lineups=tuple(lineups),
        games=-(-games // chairs) * chairs,  # whole rounds of chairs
        seed=seed,
        rotate=True,
        same_fate=True,
        timed=True,
        levels=tuple(above or lineup.count(lineup[0]) / chairs for lineup in lineups) if asks else (),
    )


def with_budget(name: str, budget: str | None) -> str:
    """A bot that thinks as long as it is told, told: `1s` is a time, `2000` a number of iterations."""
    if budget is None or "@" in name or ":" in name or not make_bot(name).takes_budget:
        return name
    if budget.endswith("s"):
        return f"{name}@{budget.removesuffix('s')}"
    if budget.isdigit():
        return f"{name}:{budget}"
    raise BadPlan(f"--budget {budget}: give a time as 0.5s, or a number of iterations as 2000")
