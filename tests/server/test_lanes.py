"""Bots and replays do not wait for each other, nor for who asks for much; what was made once is not made again."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from server.client import Person, Server
from server.test_hall import run

import dolmen
from dolmen.server.workers import KEPT, Workers
from dolmen.workers import LaneFull
from dolmen.workers.lanes import START


def record(seed: int) -> str:
    """A game of Stone Age to its end."""
    match = dolmen.Match(dolmen.load("stone-age"), ["Peak", "Wave"], {"round_limit": 6}, dolmen.Rng(seed))
    while not match.over:
        match.play(match.to_move, match.legal()[0])
    return match.record().text()


def test_a_worker_starts_without_a_word() -> None:
    done = subprocess.run([sys.executable, "-c", START], input=b"", capture_output=True, check=True, timeout=60)
    assert (done.stdout, done.stderr) == (b"", b"")


def test_who_thinks_is_counted() -> None:
    async def work() -> None:
        workers = Workers(2, 30, {})
        assert workers.busy() == (0, 0)
        worker = await workers.bots.take(("", "peak"))
        assert workers.busy() == (1, 0)
        workers.bots.give(worker)
        assert workers.busy() == (0, 0)

    asyncio.run(work())


def test_bots_do_not_wait_for_replays() -> None:
    async def tell() -> None:
        workers = Workers(1, 60, {})
        state = dolmen.load("stone-age").start(2)
        try:
            while state.to_move < 0:
                state.apply(state.legal()[0])
            seat = int(state.to_move)
            await asyncio.gather(workers.choose("stone-age", "random", seat, 2, state), workers.replay(record(0), None))
            texts = [record(seed) for seed in range(1, 11)]
            many = [asyncio.create_task(workers.replay(text, None, f"p{n}")) for n, text in enumerate(texts)]
            await asyncio.sleep(0)
            await workers.choose("stone-age", "random", seat, 2, state)
            assert not any(making.done() for making in many[5:])
            await asyncio.gather(*many)
        finally:
            await workers.close()

    run(tell())


def test_who_asks_for_much_waits_longest_and_nobody_has_too_much_under_way() -> None:
    async def tell() -> None:
        workers = Workers(1, 60, {})
        order: list[str] = []

        async def ask(owner: str, n: int) -> None:
            await workers.replay(record(n), None, owner)
            order.append(owner)

        try:
            greedy = [asyncio.create_task(ask("peak", n)) for n in range(4)]
            await asyncio.sleep(0)
            modest = asyncio.create_task(ask("wave", 10))
            await asyncio.sleep(0)
            with pytest.raises(LaneFull):
                await workers.replay(record(20), None, "peak")
            await asyncio.gather(*greedy, modest)
            assert order.index("wave") <= 2, order  # after the one under way and at most one more
            assert not workers.replays.load
        finally:
            await workers.close()

    run(tell())


def test_many_guests_of_one_address_have_one_turn_together() -> None:
    async def tell() -> None:
        lane = Workers(1, 60, {}).bots
        order: list[str] = []

        async def ask(address: str, person: str) -> None:
            worker = await lane.take((address, person))
            order.append(person)
            lane.give(worker)

        worker = await lane.take(("here", "first"))
        crowd = [ask("crowd", f"guest {n % 10}") for n in range(30)]
        asked = [asyncio.create_task(asking) for asking in (*crowd, ask("home", "peak"), ask("home", "peak"))]
        await asyncio.sleep(0)
        assert len(lane.turns) == 32
        lane.give(worker)
        await asyncio.gather(*asked)
        assert [order.index("peak"), order[2:].index("peak") + 2] == [1, 3]
        assert len({*order[:1], *order[2:3], *order[4:12]}) == 10  # and in the crowd everybody has a turn
        assert not lane.turns.lines

    run(tell())


def test_bots_think_for_the_address_from_which_their_table_was_made(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--limits", "0", import_path=spy(tmp_path)) as server:
        peak, wave = Person(server, "Peak"), Person(server, "Wave")
        for person in (peak, wave):
            id = person.make_table(["me", "random"])["id"]
            with person.sit(id) as sitter:
                sitter.settle()
                while str(("127.0.0.1", person.id)) not in server.said():
                    if sitter.legal:
                        sitter.play(sitter.legal[0])
                    sitter.settle()
        assert "('', " not in server.said()


def spy(folder: Path) -> Path:
    """A server that says for whom its bots think."""
    lines = """
from dolmen.workers import Lane
work = Lane.work
def told(lane, owner, *job):
    print(owner, flush=True)
    return work(lane, owner, *job)
Lane.work = told
"""
    (folder / "spy").mkdir()
    (folder / "spy" / "sitecustomize.py").write_text(lines, encoding="utf-8")
    return folder / "spy"


def test_a_replay_is_made_once_and_kept() -> None:
    async def tell() -> None:
        workers = Workers(1, 60, {})
        asked = 0
        work = workers.replays.work

        async def counted(*arguments: object) -> object:
            nonlocal asked
            asked += 1
            return await work(*arguments)  # type: ignore[arg-type]  # the same as came

        workers.replays.work = counted  # type: ignore[method-assign, assignment]
        try:
            text = record(1)
            bodies = await asyncio.gather(*(workers.replay(text, None, f"p{n}") for n in range(10)))
            assert len(set(bodies)) == 1
            assert await workers.replay(text, None) == bodies[0]
            assert asked == 1
            await workers.replay(text, 0)
            assert asked == 2
            workers.made[b"x"] = b"y" * KEPT
            await workers.replay(record(2), None)
            assert sum(map(len, workers.made.values())) <= KEPT
        finally:
            await workers.close()

    run(tell())


def test_one_address_has_a_share_of_the_replays(tmp_path: Path) -> None:
    with Server(tmp_path, "--limits", "0") as server:
        peak = Person(server)

        async def main() -> list[int]:
            import httpx

            headers = {"X-CSRF-Token": peak.me["csrf"], "Cookie": f"dolmen={peak.http.cookies['dolmen']}"}
            async with httpx.AsyncClient(base_url=server.address, headers=headers, timeout=90, verify=False) as http:
                texts = [record(seed).encode() for seed in range(12)]
                answers = await asyncio.gather(*(http.post("/records.json", content=text) for text in texts))
                return [answer.status_code for answer in answers]

        found = asyncio.run(main())
        assert 429 in found
        assert found.count(200) >= 4
