"""How a server is run."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that the command line and the environment decide; times in seconds."""

    data: Path
    database: str = ""  # an address of PostgreSQL; empty: SQLite in the data folder
    host: str = "127.0.0.1"
    port: int = 8080
    names: tuple[str, ...] = ()  # by which the server may be asked for, beside its addresses; * is any
    proxies: tuple[str, ...] = ()  # addresses of proxies that are believed whom they speak for
    room: tuple[str, ...] = ()  # addresses of this machine in the room; none: find them out
    workers: int = 1  # processes that serve; more than one need a PostgreSQL
    place: int = 0  # of this one among them
    neighbours: str = ""  # the folder in which they find each other
    thinkers: int = 0  # processes for bots in each of them; 0: as many as processors are left
    bot_delay: float = 0.6  # people want to see what a bot does
    bot_patience: float = 30.0  # a bot that thinks longer is hung
    away: float = 60.0  # how long somebody must be away before others may give the seat to a bot
    grace: float = 60.0  # a clock that ran out while no server ran gets this much
    sweep: float = 5.0  # how often tables that nobody holds in memory are looked after
    idle: float = 600.0  # a table that nobody uses leaves memory after this
    limits: float = 1.0  # factor on all rate limits; 0: none (for benchmarks)
    metrics_token: str = ""  # who has it may read the figures from elsewhere
    smtp: str = ""  # a mail server, for letters about turns: smtp://user:password@host:587?from=table@example.org
    push_hosts: tuple[str, ...] = ()  # hosts that pushed notices may go to, beside the services of browsers
    notice_look: float = 60.0  # how often somebody looks whom to tell of a turn
    notice_pause: float = 3600.0  # between two digests for one person
    admin_token: str = ""  # who has it is the host, from anywhere
    progress: str = ""  # a file that says how far the rules are compiled, while they are: "3 6"
    held: str = ""  # make ready, make this file, and take the address when a line comes in: `./play` is not done before
    baton: int = 0  # a descriptor: the line on which addresses are handed on to the server that follows
    log_level: str = "info"
    language: str = "en"  # of what is said to who starts the server
    lan: bool = False  # the room is let in on purpose: show how to come
    components: dict[str, str] = {}  # game -> a component file of one's own


def default_data() -> Path:
    """The user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("dolmen", appauthor=False)


def database_url() -> str:
    return os.environ.get("DATABASE_URL", "")


def metrics_token() -> str:
    return os.environ.get("DOLMEN_METRICS", "")


def smtp_address() -> str:
    return os.environ.get("DOLMEN_SMTP", "")


def push_hosts() -> tuple[str, ...]:
    return tuple(os.environ.get("DOLMEN_PUSH_HOSTS", "").split())


def admin_token() -> str:
    return os.environ.get("DOLMEN_ADMIN", "")


def progress_file() -> str:
    return os.environ.get("DOLMEN_PROGRESS", "")


def held_by() -> str:
    return os.environ.get("DOLMEN_HELD", "")


def baton_line() -> int:
    return int(os.environ.get("DOLMEN_BATON", "0"))


def bot_processes(settings: Settings) -> int:
    """How many processes think for bots beside one that serves."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return settings.thinkers or max(1, (cores - 1) // settings.workers)
