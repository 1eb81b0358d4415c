"""A PostgreSQL of the tests' own: found or installed, started on a free port, stopped at the end."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WANTED = ("initdb", "pg_ctl", "postgres")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def find_programs() -> Path | None:
    """The folder of PostgreSQL's programs: POSTGRES_BIN, the PATH, or where Debian puts them."""
    places = [Path(os.environ["POSTGRES_BIN"])] if os.environ.get("POSTGRES_BIN") else []
    found = shutil.which("pg_ctl")
    places += [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if all((place / name).exists() for name in WANTED)), None)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def install() -> None:
    """Install PostgreSQL without letting Debian start a cluster of its own."""
    folder = Path("/etc/postgresql-common")
    folder.mkdir(parents=True, exist_ok=True)
    settings = folder / "createcluster.conf"
    if not settings.exists():
        settings.write_text("create_main_cluster = false\n", encoding="utf-8")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
        subprocess.run(
            ["apt-get", *words],
            check=False,
            env=environment,
            timeout=600,
            stdin=subprocess.DEVNULL,
            capture_output=True,
        )


def programs() -> Path:
    found = find_programs()
    if found is None and is_root() and shutil.which("apt-get"):
        install()
        found = find_programs()
    if found is None:
        raise RuntimeError(
            "the tests need PostgreSQL: install it (on Debian: apt install postgresql), "
            "or say where its programs are by POSTGRES_BIN"
        )
    return found


@contextmanager
def running_postgres() -> Iterator[str]:
    """A fresh database server on 127.0.0.1; gives its address."""
    place = programs()
    home = Path(tempfile.mkdtemp(prefix="dolmen-pg-", dir="/tmp"))
    as_user = ["runuser", "-u", "postgres", "--"] if is_root() else []
    if is_root():
        shutil.chown(home, "postgres")
    data, port = home / "data", free_port()

    def run(*command: str | Path) -> None:
        with (home / "said").open("ab") as said:  # a file: the server keeps it open, and a pipe would never end
            done = subprocess.run(
                [*as_user, *map(str, command)],
                cwd=home,
                timeout=60,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if done.returncode:
            raise RuntimeError(f"{command[0]} failed:\n{(home / 'said').read_text(encoding='utf-8')}")

    try:
        run(place / "initdb", "-D", data, "-U", "dolmen", "-A", "trust", "-E", "UTF8", "--no-sync")
        settings = f"-c listen_addresses=127.0.0.1 -p {port} -c unix_socket_directories={home} -c max_connections=60"
        run(place / "pg_ctl", "-D", data, "-w", "-t", "30", "-l", home / "log", "-o", settings, "start")
        try:
            yield f"postgresql://dolmen@127.0.0.1:{port}"
        finally:
            run(place / "pg_ctl", "-D", data, "-w", "-t", "30", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)
