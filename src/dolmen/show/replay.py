"""A recorded game as views: the first whole, then differences. The client knows no rules."""

from __future__ import annotations

import msgspec

from dolmen.core.events import EVERYONE, Log
from dolmen.core.game import Game
from dolmen.core.options import Value
from dolmen.core.record import Record
from dolmen.core.state import CHANCE, OVER

from .difference import Change, difference


class Step(msgspec.Struct, kw_only=True):
    """One word and what it changed; `tally` and `chances` know all secrets and stay empty until the game has ended."""

    word: int
    text: str
    mover: int
    changes: list[Change]
    events: list[dict[str, str | int]]
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
    view: msgspec.Struct
    steps: list[Step]


def make_replay(record: Record, game: Game, seat: int | None = None) -> Replay:
    """Play a record again; every word is checked against the rules."""
    record.check_game(game)
    state = game.start(len(record.seats), **record.options)
    log = Log(game.events)
    state.listener = log
    first = before = game.view(state, seat)
    steps: list[Step] = []
    ended = record.places is not None
    for place, word in enumerate(record.words):
        record.check_word(game, state, place)
        seers, mover, told = int(state.seers), int(state.to_move), len(log.events)
        state.apply(word)
        over = state.to_move == OVER
        sees = over or seers == EVERYONE or (seat is not None and seers >> seat & 1 == 1)
        shown = word if sees else game.words.veil(word)
        after = game.view(state, seat)
        steps.append(
            Step(
                word=shown,
                text=game.words.text(shown),
                mover=CHANCE if mover == CHANCE else mover,
                changes=difference(before, after),
                events=[
                    game.events.fields(event._replace(seers=EVERYONE) if over else event, seat)
                    for event in log.events[told:]
                ],
                scores=list(state.scores()),
                tally=game.tally(state) if ended else [],
                chances=[round(share, 3) for share in state.values()] if ended else [],
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
