"""`dolmen serve`: the server, and the browser at its lobby."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="Address to listen at; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="Port; the default is 8080, or a free one.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder of the database; the default is the user's own.")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
    workers: Annotated[int, typer.Option(help="Processes for bots; 0: one less than processors.")] = 0,
    bot_delay: Annotated[float, typer.Option(help="Seconds before a bot moves, so that people can follow.")] = 0.6,
    bot_patience: Annotated[float, typer.Option(help="Seconds after which a bot counts as hung.")] = 30.0,
    limits: Annotated[float, typer.Option(help="Factor on the rate limits; 0 lifts them (benchmarks).")] = 1.0,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
) -> None:
    """Serve the lobby and the tables. DATABASE_URL=postgresql://… shares them among several servers."""
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
    raise typer.Exit(start(settings, port, browser=not no_browser))
