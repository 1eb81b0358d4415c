"""`dolmen serve`: the server, and the browser at its lobby."""

from __future__ import annotations

import os
from collections.abc import Sequence
from ipaddress import ip_address
from pathlib import Path

from dolmen.core.game import use_components

from .speech import language
from .usage import BadUsage

EVERYWHERE = "0.0.0.0"
LEVELS = ("debug", "info", "warning", "error")


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    no_browser: bool = False,
    workers: int = 1,
    thinkers: int = 0,
    bot_delay: float = 0.6,
    bot_patience: float = 30.0,
    limits: float = 1.0,
    log_level: str = "warning",
    components: Sequence[str] = (),
    room: Sequence[str] = (),
    host_name: Sequence[str] = (),
    proxy: Sequence[str] = (),
    lan: bool = False,
) -> int:
    """Serve until stopped; the exit code."""
    from dolmen.server.running import start
    from dolmen.server.settings import (
        Settings,
        admin_token,
        baton_line,
        database_url,
        default_data,
        held_by,
        metrics_token,
        progress_file,
        push_hosts,
        smtp_address,
    )

    check(port, workers, thinkers, log_level)
    if lan and host not in ("127.0.0.1", EVERYWHERE):
        raise BadUsage("--lan and --host contradict each other: give one of them")
    if workers > 1 and not database_url():
        raise BadUsage(f"--workers {workers}: several processes share a PostgreSQL: say where it is by DATABASE_URL")
    own = dict(read_components(text) for text in components)
    for game, file in own.items():
        use_components(game, file)

    settings = Settings(
        data=data or default_data(),
        database=database_url(),
        host=EVERYWHERE if lan else host,
        lan=lan,
        language=language(),
        room=tuple(read_address("--room", text, "this machine, like 192.168.1.20") for text in room),
        names=tuple(host_name),
        proxies=tuple(read_address("--proxy", text, "the proxy, like 127.0.0.1") for text in proxy),
        workers=workers,
        thinkers=thinkers,
        bot_delay=bot_delay,
        bot_patience=bot_patience,
        limits=limits,
        log_level=log_level,
        metrics_token=metrics_token(),
        admin_token=admin_token(),
        progress=progress_file(),
        held=held_by(),
        baton=baton_line(),
        smtp=smtp_address(),
        push_hosts=push_hosts(),
        components=own,
    )
    return start(settings, port, browser=not no_browser)


def check(port: int | None, workers: int, thinkers: int, log_level: str) -> None:
    """Refuse what no server could be run with."""
    if port is not None and not 0 <= port <= 65_535:
        raise BadUsage(f"--port {port}: ports are numbers from 1 to 65535; give none for 8080 or a free one")
    if workers < 1:
        raise BadUsage(f"--workers {workers}: give 1 or more processes")
    if workers > 1 and os.name == "nt":
        raise BadUsage(f"--workers {workers}: Windows has no listeners for several processes: start them one by one")
    if thinkers < 0:
        raise BadUsage(f"--thinkers {thinkers}: give 1 or more processes, or 0 for as many as processors are left")
    if log_level not in LEVELS:
        raise BadUsage(f"--log-level {log_level}: give one of {', '.join(LEVELS)}")


def read_address(option: str, text: str, whose: str) -> str:
    """An address as numbers."""
    try:
        return str(ip_address(text))
    except ValueError:
        raise BadUsage(f"{option} {text}: write an address of {whose}") from None


def read_components(text: str) -> tuple[str, str]:
    """`stone-age=FILE` as the game's id and the file."""
    game, equals, file = text.partition("=")
    if not equals or not file:
        raise BadUsage(f"--components {text}: write the game and the file, like stone-age=my-box.toml")
    return game.replace("_", "-"), str(Path(file).resolve())
