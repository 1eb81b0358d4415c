"""One game between bots."""

from __future__ import annotations

import time
from collections.abc import Sequence

from dolmen.bots import Seat, make_bot
from dolmen.core.game import Game, load
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, OVER, State

from .plan import Moves, Plan, Result, Thinking


def play_game(game: Game, plan: Plan, lineup: int, number: int) -> Result:
    """One game of a plan, the same wherever it is played, unless a bot looks at the clock."""
    state = game.start(plan.seats, **plan.options)
    who = plan.bots_at(lineup, number)
    bots = [make_bot(plan.bots[bot]) for bot in who]
    seats = [Seat(game, state, seat, plan.seats) for seat in range(plan.seats)]
    fate = Rng((plan.seed << 40) + (plan.fate_of(number) << 8))
    luck = [Rng((plan.seed << 40) + (number << 8) + 1 + seat) for seat in range(plan.seats)]
    spent: list[list[float]] = [[] for _ in range(plan.seats)]
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
            word = bots[mover].choose(seats[mover], luck[mover])
            spent[mover].append(time.perf_counter() - start)
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
    )


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
