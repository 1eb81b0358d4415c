"""A process that thinks for the server: it reads a pickled job, writes its result, until its input ends.

A bot gets a position in which all that it cannot know was dealt anew, never the true one.
"""

from __future__ import annotations

import contextlib
import pickle
import struct
import sys
from collections.abc import Callable
from functools import cache
from typing import Any, BinaryIO

import dolmen
from dolmen.bots import Bot, Seat, make_bot
from dolmen.core.errors import DolmenError
from dolmen.core.game import use_components
from dolmen.core.record import Record
from dolmen.core.rng import Rng
from dolmen.core.state import State

HEAD = struct.Struct("<I")


def main() -> None:
    """Answer until the server closes the pipe; arguments are games with component files, as GAME=FILE."""
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
            answer = pickle.dumps((JOBS[job](*arguments), ""))
        except DolmenError as error:
            answer = pickle.dumps((None, str(error)))
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way; the server says a word for it
            answer = pickle.dumps((None, repr(error)))
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


JOBS: dict[str, Callable[..., Any]] = {"choose": choose, "replay": replay}


def read(source: BinaryIO) -> bytes:
    head = source.read(HEAD.size)
    return source.read(HEAD.unpack(head)[0]) if len(head) == HEAD.size else b""


if __name__ == "__main__":
    main()
