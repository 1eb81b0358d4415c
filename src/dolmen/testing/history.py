"""Checks of a whole game: copies, replay and record."""

from __future__ import annotations

from dolmen.core.errors import DolmenError
from dolmen.core.record import Record

from .trial import Kept, Trial, fingerprint


def check_copies(t: Trial, kept: list[Kept]) -> None:
    """Copies made on the way hold what they held, whatever was played since."""
    for place, twin, mark in kept:
        if fingerprint(twin) != mark:
            raise t.wrong(f"the copy made after {place} words has changed since: it shares something with the original")


def check_replay(t: Trial, kept: list[Kept]) -> None:
    """The same words from the start lead through the same positions, with nobody listening."""
    marks = {place: mark for place, _, mark in kept}
    state = t.game.begin(t.seats, t.game.settle(t.options))  # laid out anew
    for place in range(len(t.words) + 1):
        if place in marks and fingerprint(state) != marks[place]:
            raise t.wrong(f"replay is not play: after {place} words the position is another one")
        if place < len(t.words):
            with t.guard(f"apply({t.text(t.words[place])!r}) in replay"):
                state.apply(t.words[place])


def check_record(t: Trial) -> None:
    """The record of the game goes through its text and is confirmed by the rules."""
    outcome = t.state.outcome()
    record = Record(
        game=t.game.id,
        version=t.game.version,
        components=t.game.pack.hash,
        options=t.game.settle(t.options),
        seats=tuple(str(seat + 1) for seat in range(t.seats)),
        words=tuple(t.words),
        movers=tuple(t.movers),
        places=outcome.places,
        scores=outcome.scores,
    )
    try:
        if Record.parse(record.text(t.game), t.game) != record:
            raise t.wrong("the record does not come back the same from its text")
        record.verify(t.game)
    except DolmenError as error:
        raise t.wrong(f"the record of the game is refused: {error}") from error
