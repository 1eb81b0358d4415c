"""`dolmen replay`: a recorded game, told turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from dolmen import BadSeats, Game, Record
from dolmen.core.texts import Texts

from .speech import language
from .usage import BadUsage, find_game, has_terminal


def replay(file: Path, at: int | None, seat: int | None, components: Path | None, plain: bool) -> None:
    """Show the record in the viewer, or print it."""
    record = Record.open(file)
    game = find_game(record.game, components)
    if seat is not None and not 1 <= seat <= len(record.seats):
        raise BadSeats(f"{file} has the seats 1 to {len(record.seats)}, not {seat}")
    if at is not None and not 0 <= at <= len(record.words):
        raise BadUsage(f"{file} has {len(record.words)} words; --at {at} is not between 0 and that")
    record.check_game(game)
    viewer = None if seat is None else seat - 1
    if has_terminal() and not plain:
        from dolmen.terminal import view_record

        view_record(game, record, viewer, len(record.words) if at is None else at, language())
        return
    texts = Texts.of(game, language())
    for line in tell(game, record, viewer, texts, len(record.words) if at is None else at):
        print(line)


def tell(game: Game, record: Record, seat: int | None, texts: Texts, at: int) -> Iterator[str]:
    """The game up to a word: a head, then every turn with what happened in it."""
    from dolmen.terminal.people import moment, shown_names

    names = shown_names(record.seats, texts)
    yield " · ".join(filter(None, (texts.title(), ", ".join(names), moment(record.started, texts))))
    place = 0
    for events, end in told(game, record, seat, at):
        yield f"\n[{place + 1}–{end}]" if end > place + 1 else f"\n[{end}]"
        yield from (texts.event(fields, names) for fields in events)
        place = end
    if at == len(record.words) and record.scores and record.places:
        yield ""
        for n, name in enumerate(names):
            yield texts.text("ui-result", place=record.places[n], name=name, points=record.scores[n])


def told(game: Game, record: Record, seat: int | None, at: int) -> Iterator[tuple[list[dict[str, str | int]], int]]:
    """The events of every turn, and how many words were said by its end."""
    steps = islice(record.steps(game), at)
    opened = record.is_open(seat)
    place = 0
    for _, words in record.turns():
        events = [event for step in islice(steps, len(words)) for event in step.events(seat, opened)]
        place = min(at, place + len(words))
        if events:
            yield events, place
        if place == at:
            return
