"""`dolmen serve`: the server, and the browser at its lobby."""

from __future__ import annotations

from pathlib import Path


def serve(
    host: str,
    port: int | None,
    data: Path | None,
    no_browser: bool,
    workers: int,
    bot_delay: float,
    bot_patience: float,
    limits: float,
    log_level: str,
) -> int:
    """Serve until stopped; the exit code."""
    from dolmen.server.running import start
    from dolmen.server.settings import Settings, database_url, default_data

    settings = Settings(
        data=data or default_data(),
        database=database_url(),
        host=host,
        workers=workers,
        bot_delay=bot_delay,
        bot_patience=bot_patience,
        limits=limits,
        log_level=log_level,
    )
    return start(settings, port, browser=not no_browser)
