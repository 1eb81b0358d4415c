"""An address handed on from one server to the next, so that nobody is refused in between.

`./play` lets a server of compiled rules follow one of plain rules, and gives each an end of one line. What the first
listens at lies on that line, where the system keeps it open: whoever knocks meanwhile waits until the next takes it.
"""

from __future__ import annotations

import contextlib
import os
import socket

LARGEST = 256  # bytes of a host


def hand_on(line: int, host: str, listener: int) -> None:
    """Lay a listener (its descriptor) on the line, if there is one."""
    if line:
        with socket.socket(fileno=os.dup(line)) as end, contextlib.suppress(BlockingIOError):
            end.setblocking(False)
            socket.send_fds(end, [host.encode()], [listener])


def take(line: int) -> tuple[str, socket.socket] | None:
    """The next listener that the server before has laid there, and its host."""
    if not line:
        return None
    with socket.socket(fileno=os.dup(line)) as end:
        end.setblocking(False)
        try:
            host, fds, _, _ = socket.recv_fds(end, LARGEST, 1)
        except BlockingIOError:
            return None
    return host.decode(), socket.socket(fileno=fds[0])
