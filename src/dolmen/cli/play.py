"""`dolmen play`: sit down at a table in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from dolmen import BadSeats, Game, Match, Record, Rng
from dolmen.core.texts import Texts

from .speech import language
from .usage import BadUsage, find_game, has_terminal, read_bots, read_options


def play(
    id: str | None,
    players: int | None,
    bots: str | None,
    human: str,
    options: Sequence[str],
    components: Path | None,
    seed: int | None,
    resume: Path | None,
) -> None:
    """Check everything, then open the screen."""
    rng = None if seed is None else Rng(seed)
    if resume is not None:
        record = Record.open(resume)
        if id is not None and id.replace("_", "-") != record.game:
            raise BadUsage(f"{resume} is a game of {record.game}, not of {id}")
        match = Match.resume(find_game(record.game, components), record, rng, forced=True)
    elif id is None:
        raise BadUsage("which game? `dolmen games` lists them")
    else:
        game = find_game(id, components)
        seats = game.check_seats(game.seats[0] if players is None else players)
        names = seat_list(game, seats, bots, human, language())
        match = Match(game, names, read_options(game, options), rng, forced=True)
    if not has_terminal():
        raise BadUsage("playing needs a terminal; without one there is `dolmen simulate`")
    from dolmen.terminal import sit_down
    from dolmen.terminal.table import Seating

    sit_down(Seating(match, components, seed, resume), language())


def seat_list(game: Game, seats: int, bots: str | None, human: str, spoken: str) -> list[str]:
    """The names of the seats: people where they sit, bots elsewhere."""
    from dolmen.terminal.people import seat_names

    people = read_people(human, seats)
    others = [seat for seat in range(seats) if seat not in people]
    named = read_bots(bots or "greedy", len(others), "seats without a person") if others else []
    who: list[str | None] = [None] * seats
    for seat, bot in zip(others, named, strict=True):
        who[seat] = bot
    return seat_names(Texts.of(game, spoken), who)


def read_people(human: str, seats: int) -> set[int]:
    """The seats of people, counted from 0."""
    if human == "none":
        return set()
    if human == "all":
        return set(range(seats))
    people = set()
    for part in human.split(","):
        if not part.strip().isdigit() or not 1 <= int(part) <= seats:
            raise BadSeats(f"--human {human}: {part.strip()!r} is no seat; seats are 1 to {seats}, or all, or none")
        people.add(int(part) - 1)
    return people
