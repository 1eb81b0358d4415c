"""`dolmen serve`: the server, and the browser at its lobby."""

from __future__ import annotations

from pathlib import Path


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    no_browser: bool = False,
    workers: int = 0,
    bot_delay: float = 0.6,
    bot_patience: float = 30.0,
    limits: float = 1.0,
    log_level: str = "warning",
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
