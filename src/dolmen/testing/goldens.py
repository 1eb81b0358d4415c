"""Golden playthroughs: whole games written down once, so that a change of the rules cannot go unnoticed.

A golden is a record (`stone-age-2.dolmen`) and beside it a log: what every word told, the scores as they changed, the
final score sheets, and a digest of many more random games. Both read the same compiled and interpreted.

    python -m dolmen.testing.goldens tests/goldens [GAME …]     writes them anew: look at the difference

Where games go another way than written down, the game's `version` must have grown: records of the old rules would be
misread otherwise.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from dolmen.bots.playout import Tally, play_out
from dolmen.core.errors import BadOption, BadRecord, BadSeats, DolmenError
from dolmen.core.events import Event
from dolmen.core.game import Game, games, load
from dolmen.core.options import Value
from dolmen.core.record import Record
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, OVER
from dolmen.core.walk import Walk
from dolmen.core.words import Words

from .trial import random_words

TRIED = 60  # of so many random games the one that tells most kinds of things is kept
DIGESTED = 20  # so many more games are only summed up


class Golden(NamedTuple):
    """One playthrough that a game should have."""

    game: Game
    name: str
    seats: int
    options: dict[str, Value]


def wanted(game: Game) -> Iterator[Golden]:
    """The playthroughs a game should have: each mode and seat count, and one with every option at its last value."""
    modes = next((option.values for option in game.options if option.name == "mode"), ())
    for seats in game.seats:
        for mode in modes or [""]:
            golden = Golden(game, f"{game.id}{mode and '-'}{mode}-{seats}", seats, {"mode": mode} if mode else {})
            if starts(golden):
                yield golden
    other: dict[str, Value] = {option.name: option.values[-1] for option in game.options if option.values}
    golden = Golden(game, f"{game.id}-{game.seats[-1]}-other", game.seats[-1], other)
    if other and starts(golden):
        yield golden


def starts(golden: Golden) -> bool:
    """Whether there is such a game: not every mode is for every number of seats."""
    try:
        golden.game.start(golden.seats, **golden.options)
    except (BadOption, BadSeats):
        return False
    return True


def make_record(golden: Golden) -> Record:
    """A random game that tells many kinds of things, and among those a short one."""
    best: tuple[int, int, int] | None = None
    for seed in range(TRIED):
        words = random_words(golden.game, golden.seats, seed, **golden.options)
        kinds = {event.what for event in replay(golden, words).log} | {~golden.game.words.kinds[w] for w in words}
        rating = (len(kinds), -len(words), seed)
        if best is None or rating > best:
            best, chosen = rating, words
    return replay(golden, chosen).record


class Replay(NamedTuple):
    """A game played again."""

    record: Record
    log: list[Event]
    lines: list[str]


def replay(golden: Golden, words: list[int]) -> Replay:
    """Play words and write down what happens: for each word a line with its events and, if they change, the scores."""
    game = golden.game
    walk = Walk(game, [str(seat + 1) for seat in range(golden.seats)], golden.options)
    state = walk.state
    lines: list[str] = []
    scores = state.scores()
    for word in words:
        step = walk.follow(word)
        line = f"{speaker(step.mover)}: {game.words.text(word)}"
        line += "".join(f" > {event_text(fields)}" for fields in step.events(None, opened=True))
        if state.scores() != scores:
            scores = state.scores()
            line += f" = {' '.join(map(str, scores))}"
        lines.append(line)
    outcome = state.outcome()
    for seat, sheet in enumerate(outcome.items):
        items = (f"{item.key} {item.points}{''.join(f' {k}={v}' for k, v in item.numbers.items())}" for item in sheet)
        lines.append(f"sheet {seat + 1}: {'; '.join(items)}")
    lines += [f"tie {tie.key}: seats {tie.seats}, numbers {tie.numbers}" for tie in outcome.tie_breaks]
    record = Record(
        game=game.id,
        version=game.version,
        components=game.pack.hash,
        options=golden.options,
        seats=walk.seats,
        words=tuple(words),
        movers=tuple(walk.movers),
        places=outcome.places if state.to_move == OVER else None,
        scores=outcome.scores if state.to_move == OVER else None,
    )
    return Replay(record, walk.log, lines)


def speaker(mover: int) -> str:
    return "-" if mover == CHANCE else str(mover + 1)


def event_text(fields: dict[str, str | int]) -> str:
    """An event as the referee knows it."""
    seat = int(fields.pop("seat")) + 1
    return f"{fields.pop('event')} {' '.join(map(str, (seat, *fields.values())))}"


def digest(golden: Golden) -> str:
    """Many random games in one line: equal only if all their words and scores are."""
    tally = Tally()
    out = Words()
    total = 0
    for seed in range(1, DIGESTED + 1):
        state = golden.game.start(golden.seats, **golden.options)
        play_out(state, Rng(seed), out, tally)
        for score in state.scores():
            total = (total * 31 + score + 1000) & 0xFFFFFFFF
    return f"random games: {DIGESTED}, words {tally.words}, digest {tally.digest:08x}, scores {total:08x}"


def log_text(golden: Golden, words: list[int]) -> str:
    """The second file of a golden."""
    return "\n".join([*replay(golden, words).lines, digest(golden)]) + "\n"


class SameVersion(DolmenError):
    """Games go another way than they did, under the same version of the rules."""


def check_version(golden: Golden, folder: Path) -> None:
    """Refuse rules that play otherwise than written down and have no version of their own."""
    path = folder / f"{golden.name}.dolmen"
    if not path.exists():
        return
    text = path.read_text(encoding="utf-8")
    game = golden.game
    if f"\ngame {game.id} {game.version}\ncomponents {game.pack.hash}\n" not in text:
        return
    try:
        Record.parse(text, game, path.name).verify(game)
        parted = digest(golden) != path.with_suffix(".log").read_text(encoding="utf-8").splitlines()[-1]
    except BadRecord:
        parted = True
    if parted:
        raise SameVersion(
            f"{golden.name}: games go another way than written down, but the rules of {game.id} are still version "
            f"{game.version}: raise `version` in {type(game).__name__} to {game.version + 1}, then write the goldens "
            f"anew with: python -m dolmen.testing.goldens {folder.name} {game.id}"
        )


def main(folder: Path, ids: list[str]) -> None:
    """Write the goldens of games anew."""
    all_of_them = [load(id) for id in ids or games()]
    for game in all_of_them:
        for golden in wanted(game):
            check_version(golden, folder)
    for game in all_of_them:
        for golden in wanted(game):
            record = make_record(golden)
            record.save(folder / f"{golden.name}.dolmen", golden.game)
            (folder / f"{golden.name}.log").write_text(log_text(golden, list(record.words)), encoding="utf-8")
            print(f"{golden.name}: {len(record.words)} words")


if __name__ == "__main__":
    if len(sys.argv) < 2 or not Path(sys.argv[1]).is_dir():
        sys.exit("usage: python -m dolmen.testing.goldens FOLDER [GAME …]")
    try:
        main(Path(sys.argv[1]), sys.argv[2:])
    except DolmenError as error:
        sys.exit(str(error))
