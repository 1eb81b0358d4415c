"""A PostgreSQL of the tests' own: found or installed, started on a free port, stopped at the end."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WANTED = ("initdb", "pg_ctl", "postgres")


def free_port() -> int:
    """A port that nobody uses, and that the system gives to nobody by itself before it is taken."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_768)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


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


class Postgres:
    """A fresh database server on 127.0.0.1, which can be killed and started again."""

    def __init__(self) -> None:
        self.place = programs()
        self.home = Path(tempfile.mkdtemp(prefix="dolmen-pg-", dir="/tmp"))
        self.data, self.port = self.home / "data", free_port()
        if is_root():
            shutil.chown(self.home, "postgres")
        self.run("initdb", "-U", "dolmen", "-A", "trust", "-E", "UTF8", "--no-sync")

    @property
    def address(self) -> str:
        return f"postgresql://dolmen@127.0.0.1:{self.port}"

    def run(self, program: str, *words: str | Path) -> None:
        command = [*(["runuser", "-u", "postgres", "--"] if is_root() else []), self.place / program, "-D", self.data]
        with (self.home / "said").open("ab") as said:  # a file: the server keeps it open, and a pipe would never end
            done = subprocess.run(
                [str(word) for word in (*command, *words)],
                cwd=self.home,
                timeout=90,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if done.returncode:
            raise RuntimeError(f"{program} failed:\n{(self.home / 'said').read_text(encoding='utf-8')}")

    def start(self) -> None:
        settings = f"-c listen_addresses=127.0.0.1 -p {self.port} -c unix_socket_directories={self.home}"
        settings += " -c max_connections=60"
        self.run("pg_ctl", "-w", "-t", "60", "-l", self.home / "log", "-o", settings, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-w", "-t", "60", "-m", "immediate", "stop")

    def kill(self) -> None:
        """As if the power failed: kill -9 of all its processes."""
        first = int((self.data / "postmaster.pid").read_text(encoding="ascii").split()[0])
        tasks = [task.read_text(encoding="ascii").split() for task in Path(f"/proc/{first}/task").glob("*/children")]
        everybody = [first, *(int(pid) for group in tasks for pid in group)]
        for pid in everybody:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        while any(Path(f"/proc/{pid}").exists() for pid in everybody):
            time.sleep(0.01)
        (self.data / "postmaster.pid").unlink(missing_ok=True)


@contextmanager
def running_postgres() -> Iterator[str]:
    """A fresh database server on 127.0.0.1; gives its address."""
    with own_postgres() as postgres:
        yield postgres.address


@contextmanager
def own_postgres() -> Iterator[Postgres]:
    """One that may be killed."""
    postgres = Postgres()
    try:
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.stop()
    finally:
        shutil.rmtree(postgres.home, ignore_errors=True)
