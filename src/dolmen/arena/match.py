"""One game between bots."""

from __future__ import annotations

import time
from collections.abc import Sequence
from logging import getLogger

from dolmen.bots import Bot, Seat, make_bot
from dolmen.bots.levels import level_below
from dolmen.core.errors import DolmenError
from dolmen.core.game import Game, load
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, OVER, State

from .plan import Moves, Plan, Result, Thinking

log = getLogger(__name__)


def play_game(game: Game, plan: Plan, lineup: int, number: int) -> Result:
    """One game of a plan, the same wherever it is played, unless a bot looks at the clock."""
    state = game.start(plan.seats, **plan.options)
    who = plan.bots_at(lineup, number)
    bots = [make_bot(plan.bots[bot]) for bot in who]
    seats = [Seat(game, state, seat, plan.seats) for seat in range(plan.seats)]
    fate = Rng((plan.seed << 40) + (plan.fate_of(number) << 8))
    luck = [Rng((plan.seed << 40) + (number << 8) + 1 + seat) for seat in range(plan.seats)]
    spent: list[list[float]] = [[] for _ in range(plan.seats)]
    faults = [0] * plan.seats
    said: list[int] = []
    decisions = 0
    moves = [Moves()]
    while state.to_move != OVER:
        mover = int(state.to_move)
        if mover == CHANCE:
            word = int(state.sample(fate))
        else:
            count_moves(game, state, moves)
            start = time.perf_counter()
            own = word_of(bots[mover], seats[mover], luck[mover])
            spent[mover].append(time.perf_counter() - start)
            word = word_instead(plan.bots[who[mover]], seats[mover], luck[mover]) if own is None else own
            faults[mover] += own is None
            decisions += 1
        state.apply(word)
        said.append(word)
    outcome = state.outcome()
    return Result(
        lineup=lineup,
        number=number,
        bots=who,
        places=outcome.places,
        points=outcome.scores,
        words=len(said),
        decisions=decisions,
        rounds=round_of(state),
        moves=tuple(moves),
        thinking=tuple(map(thinking, spent)) if plan.timed else (),
        said=tuple(said) if plan.kept else (),
        faults=tuple(faults) if any(faults) else (),
    )


def word_of(bot: Bot, seat: Seat, rng: Rng) -> int | None:
    """What a bot says; None, and it is logged, if it fails or says what is not allowed."""
    try:
        word = bot.choose(seat, rng)
    except DolmenError:  # it may not play here at all
        raise
    except Exception as error:  # noqa: BLE001 - whatever it is, the tournament goes on
        log.error("the bot %s failed: %r", bot.name, error)
        return None
    if word in seat.legal():
        return int(word)
    log.error("the bot %s said %r, which is not allowed", bot.name, word)
    return None


def word_instead(bot: str, seat: Seat, rng: Rng) -> int:
    """What the next lower level says for a bot that failed, as at a table."""
    return make_bot(level_below(bot) or "random").choose(seat, rng)


def thinking(spent: Sequence[float]) -> Thinking:
    """What a seat's words took, to the tenth of a millisecond."""
    return Thinking(words=len(spent), total=round(sum(spent), 4), longest=round(max(spent, default=0.0), 4))


def round_of(state: State) -> int | None:
    """The round a game is in, if it has rounds."""
    found = getattr(state, "round", None)
    return None if found is None else int(found)


def count_moves(game: Game, state: State, moves: list[Moves]) -> None:
    """Count what the seat to move can choose from, for the round."""
    found = game.moves(state)
    if found:
        now = round_of(state) or 0
        while len(moves) <= now:
            moves.append(Moves())
        moves[now].asked += 1
        moves[now].moves += found


def play_some(plan: Plan, lineup: int, numbers: Sequence[int]) -> list[Result]:
    """A share of the games, as somebody of a crew plays it."""
    game = load(plan.game, plan.components)
    return [play_game(game, plan, lineup, number) for number in numbers]
