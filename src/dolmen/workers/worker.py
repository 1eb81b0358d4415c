"""A process that thinks for others: it reads a pickled job, writes its result, until its input ends.

A bot gets a position in which all that it cannot know was dealt anew, never the true one.
"""

from __future__ import annotations

import contextlib
import pickle
import struct
import sys
import time
from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, BinaryIO

import dolmen
from dolmen.bots import Bot, Seat, make_bot
from dolmen.core.errors import BadRecord, DolmenError
from dolmen.core.game import use_components
from dolmen.core.record import Record
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.texts import LANGUAGES

if TYPE_CHECKING:
    from dolmen.analysis import Hint, Part, Study
    from dolmen.analysis.sentences import Said

HEAD = struct.Struct("<I")
MOMENT = 0.7  # seconds of an analysis at a time: others wait no longer, and people see it grow


def main() -> None:
    """Answer until the pipe is closed; arguments are games with component files, as GAME=FILE."""
    for text in sys.argv[1:]:
        use_components(*text.split("=", 1))
    with contextlib.suppress(BrokenPipeError):
        work()


def work() -> None:
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints must not fall into the answers
    while body := read(source):
        try:
            job, arguments = pickle.loads(body)
            answer = pickle.dumps((JOBS[job](*arguments), None))
        except DolmenError as error:
            answer = pickle.dumps((None, (str(error), error.fault if isinstance(error, BadRecord) else "")))
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way; a word is said for it
            answer = pickle.dumps((None, (repr(error), "")))
        sink.write(HEAD.pack(len(answer)) + answer)
        sink.flush()


@cache
def bot_of(name: str) -> Bot:
    return make_bot(name)


def choose(game: str, bot: str, seat: int, seats: int, seed: int, state: State) -> int:
    """A bot's word."""
    return int(bot_of(bot).choose(Seat(dolmen.load(game), state, seat, seats), Rng(seed)))


def replay(text: str, seat: int | None) -> bytes:
    """A record as views, as JSON."""
    import msgspec

    from dolmen.show.replay import make_replay

    record = Record.parse(text)
    return msgspec.json.encode(make_replay(record, dolmen.load(record.game), seat))


def parse(text: str) -> Record:
    return Record.parse(text)


def hint(game: str, seat: int, seats: int, state: State, names: tuple[str, ...]) -> tuple[Hint, dict[str, Said]]:
    """Words worth thinking of, with the reason in every language."""
    from dolmen.analysis import hint
    from dolmen.analysis.sentences import speaker

    rules = dolmen.load(game)
    found = hint(Seat(rules, state, seat, seats), state.asked())
    return found, {language: speaker(rules, language, names).hint(found) for language in LANGUAGES}


def compare(game: str, seat: int, seats: int, state: State, best: int, other: int) -> dict[str, Said]:
    """Why one word is better than another, in every language."""
    from dolmen.analysis import compare
    from dolmen.analysis.sentences import speaker

    rules = dolmen.load(game)
    found = compare(Seat(rules, state, seat, seats), state.asked(), best, other)
    names = ["-"] * seats
    return {language: speaker(rules, language, names).decision(found) for language in LANGUAGES}


def weigh(game: str, seat: int, seats: int, state: State, word: int, games: int) -> float:
    """The winning chance after a word."""
    from dolmen.analysis import weigh

    return weigh(Seat(dolmen.load(game), state, seat, seats), word, games)


@lru_cache(maxsize=4)
def study_of(text: str, seat: int, depth: str) -> Study:
    """A game under study: its parts are asked for one after the other."""
    from dolmen.analysis import DEPTHS, Study

    record = Record.parse(text)
    return Study(record, dolmen.load(record.game), seat, DEPTHS[depth])


def study(text: str, seat: int, depth: str, parts: list[Part]) -> tuple[list[Part], bytes]:
    """Go on with the parts of an analysis for a moment: those that are new, and all that is known so far as JSON."""
    import msgspec

    from dolmen.analysis.sentences import tell

    found = study_of(text, seat, depth)
    end = time.monotonic() + MOMENT
    new: list[Part] = []
    while len(parts) + len(new) < len(found) and (not new or time.monotonic() < end):
        new.append(found.part(len(parts) + len(new)))
    analysis = found.conclude([*parts, *new])
    told = {language: tell(analysis, found.game, language) for language in LANGUAGES}
    return new, msgspec.json.encode({"analysis": analysis, "told": told})


JOBS: dict[str, Callable[..., Any]] = {
    "choose": choose,
    "replay": replay,
    "parse": parse,
    "hint": hint,
    "compare": compare,
    "weigh": weigh,
    "study": study,
}


def read(source: BinaryIO) -> bytes:
    head = source.read(HEAD.size)
    return source.read(HEAD.unpack(head)[0]) if len(head) == HEAD.size else b""


if __name__ == "__main__":
    main()
