"""A store moves into another one, of any kind, and back; what it holds can be played again."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from server.client import Person, Server
from server.test_game import play_to_the_end
from server.test_hall import run

from dolmen.server.store import make_store
from dolmen.server.store.copying import mark
from dolmen.server.store.kept import COLUMNS


def dolmen(*words: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "dolmen.cli", "store", *words]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, done.stdout + done.stderr


def lived_in(folder: Path) -> tuple[Person, str]:
    """A server that has seen something: an account, a finished game of two people, one that runs."""
    with Server(folder, "--limits", "0") as server:
        peak, wave = Person(server, "Peak"), Person(server, "Wave")
        peak.me = peak.post("/api/account/sign-up", {"login": "peak", "password": "stone and bone"})
        id = peak.make_table(["me", "open"], options={"round_limit": 1})["id"]
        wave.post(f"/api/tables/{id}/join")
        with peak.sit(id) as first, wave.sit(id) as second:
            play_to_the_end(first, second)
        running = peak.make_table(["me", "me"])["id"]
        with peak.sit(running) as sitter:
            sitter.ask("chat", text="brb")
    return peak, running


def test_a_store_is_copied_to_postgresql_and_back_and_everybody_goes_on(
    tmp_path: Path, new_database: Callable[[], str]
) -> None:
    peak, running = lived_in(tmp_path / "one")
    url = new_database()
    code, said = dolmen("copy", str(tmp_path / "one"), url)
    assert code == 0, said
    assert "people 2" in said
    assert dolmen("check", url) == (0, "2 tables, 0 wrong\n")
    with Server(tmp_path / "elsewhere", "--limits", "0", database=url) as server:
        peak.server = server
        peak.http.base_url = server.address
        me = peak.get("/api/me")
        assert (me["account"], me["ratings"]["stone-age"]["games"]) == ("peak", 1)  # by the cookie of the old server
        with peak.sit(running) as sitter:
            sitter.settle()
            assert sitter.legal or sitter.view["to_move"] == 1
            assert [line["text"] for line in sitter.chats] == ["brb"]
    assert dolmen("copy", url, str(tmp_path / "back"))[0] == 0

    async def same() -> None:
        one, back = make_store(tmp_path / "one"), make_store(tmp_path / "back")
        await one.open()
        await back.open()
        assert await one.key() == await back.key()
        for name in COLUMNS:
            if name != "sessions":  # somebody has used theirs meanwhile
                for id in await one.ids() if name == "entries" else [""]:
                    assert mark(name, await one.rows(name, id)) == mark(name, await back.rows(name, id))
        await one.close()
        await back.close()

    run(same())
    code, said = dolmen("copy", str(tmp_path / "one"), str(tmp_path / "back"))
    assert (code, "give an empty one" in said) == (2, True)


def test_a_check_finds_what_cannot_be_played_again(tmp_path: Path) -> None:
    lived_in(tmp_path)
    assert dolmen("check", str(tmp_path)) == (0, "2 tables, 0 wrong\n")
    store = sqlite3.connect(tmp_path / "dolmen.sqlite")
    ids = [row[0] for row in store.execute("select distinct table_id from entries order by 1")]
    with store:
        store.execute("delete from entries where table_id = ? and seq = 2", (ids[0],))
        store.execute("update tables set status = 'waiting', info = cast(info as text) where id = ?", (ids[1],))
        store.execute("insert into entries values (?, 1, 'x')", ("\x1b]0;owned\x07\x9b31m",))
    store.close()
    code, said = dolmen("check", str(tmp_path))
    assert code == 1
    assert all(c.isprintable() for c in said.replace("\n", ""))  # whatever a store holds, a terminal is safe
    assert f"{ids[0]}: wrong: entries are missing" in said
    assert f"{ids[1]}: wrong: the lobby shows it waiting" in said
    for command in (["copy", str(tmp_path / "nothing"), str(tmp_path / "x")], ["check", str(tmp_path / "nothing")]):
        assert dolmen(*command)[0] == 2
    assert not (tmp_path / "nothing").exists()  # no empty store, which would be whole


def test_a_store_in_use_is_backed_up_and_restored(tmp_path: Path, new_database: Callable[[], str]) -> None:
    url = new_database()
    for n, database in enumerate(("", url)):
        folder, kept, back = tmp_path / f"data{n}", tmp_path / f"kept{n}", tmp_path / f"back{n}"
        with Server(folder, "--limits", "0", database=database) as server:
            peak = Person(server, "Peak")
            id = peak.make_table(["me", "me"])["id"]
            code, said = dolmen("backup", str(kept), database or str(folder))
            assert code == 0, said
            peak.make_table(["me", "me"])
        assert dolmen("check", str(kept)) == (0, "1 table, 0 wrong\n")
        assert (kept / "dolmen.sqlite").stat().st_mode & 0o777 == 0o600
        code, said = dolmen("backup", str(kept), database or str(folder))
        assert code != 0
        assert "empty" in said
        assert dolmen("copy", str(kept), str(back))[0] == 0
        with Server(back, "--limits", "0") as server:
            peak.server, peak.http.base_url = server, server.address
            with peak.sit(id) as sitter:
                sitter.settle()
                assert sitter.view["legal"] or sitter.view["to_move"] == 1
