"""A recorded game as views: the first whole, then differences. The client knows no rules."""

from __future__ import annotations

from typing import Annotated

import msgspec

from dolmen.core.game import Game
from dolmen.core.options import Value
from dolmen.core.record import Record
from dolmen.core.state import OVER
from dolmen.core.view import View

from .difference import Change, difference

EventFields = Annotated[dict[str, str | int], msgspec.Meta(title="EventFields")]  # {"event": "placed", "seat": 0, …}


class Step(msgspec.Struct, kw_only=True):
    """One word and what it changed; `tally` and `chances` know all secrets and stay empty until the game has ended."""

    word: int
    text: str
    mover: int
    changes: list[Change]
    events: list[EventFields]
    scores: list[int]
    tally: list[int]
    chances: list[float]


class Replay(msgspec.Struct, kw_only=True):
    """A game to be looked at, as a seat (None: a spectator) saw it."""

    game: str
    rules: int
    components: str
    options: dict[str, Value]
    seats: list[str]
    started: str
    ended: str | None
    places: list[int] | None
    scores: list[int] | None
    seat: int | None
    view: View
    steps: list[Step]


def make_replay(record: Record, game: Game, seat: int | None = None) -> Replay:
    """Play a record again; every word is checked against the rules."""
    first = before = game.view(record.start(game), seat)
    steps: list[Step] = []
    ended = record.places is not None
    for step in record.steps(game):
        state = step.state
        opened = state.to_move == OVER or record.is_open(seat)
        shown = step.seen(seat, opened)
        after = game.view(state, seat)
        steps.append(
            Step(
                word=shown,
                text=game.words.text(shown),
                mover=step.mover,
                changes=difference(before, after),
                events=step.events(seat, opened),
                scores=list(state.scores()),
                tally=game.tally(state) if ended else [],
                chances=[round(share, 3) for share in game.chances(state)] if ended else [],
            )
        )
        before = after
    return Replay(
        game=record.game,
        rules=record.version,
        components=record.components,
        options={**game.settle(record.options)},
        seats=list(record.seats),
        started=record.started,
        ended=record.ended,
        places=None if record.places is None else list(record.places),
        scores=None if record.scores is None else list(record.scores),
        seat=seat,
        view=first,
        steps=steps,
    )
