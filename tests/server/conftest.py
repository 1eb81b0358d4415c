"""What the server's tests share: stores of both kinds."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest
from server.client import Person, Server
from server.postgres import running_postgres

from dolmen.server.store import Store, make_store

MakeStore = Callable[[], Store]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as address:
        yield address


@pytest.fixture(scope="session")
def new_database(postgres: str) -> Callable[[], str]:
    """Makes an empty database and gives its address."""
    numbers = itertools.count(1)

    def make() -> str:
        name = f"dolmen_{next(numbers)}"

        async def create() -> None:
            connection = await asyncpg.connect(f"{postgres}/postgres", timeout=90)
            await connection.execute(f"create database {name}")
            await connection.close()

        asyncio.run(create())
        return f"{postgres}/{name}"

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def store_maker(request: pytest.FixtureRequest, tmp_path: Path) -> MakeStore:
    """Makes a store on the same data at every call."""
    if request.param == "sqlite":
        return lambda: make_store(tmp_path / "data")
    url = request.getfixturevalue("new_database")()
    return lambda: make_store(tmp_path, url)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it alone; limits are lifted."""
    with Server(tmp_path_factory.mktemp("server"), "--limits", "0") as running:
        yield running


@pytest.fixture(scope="module", autouse=True)
def _farewell() -> Iterator[None]:
    """Close what people have opened."""
    yield
    for person in Person.everybody:
        person.close()
    Person.everybody.clear()
