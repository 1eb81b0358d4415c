"""Bots and replays do not wait for each other, nor for who asks for much; what was made once is not made again."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from server.client import Person, Server
from server.test_hall import run

import dolmen
from dolmen.server.workers.pool import KEPT, LaneFull, Workers


def record(seed: int) -> str:
    """A game of Stone Age to its end."""
    match = dolmen.Match(dolmen.load("stone-age"), ["Peak", "Wave"], {"round_limit": 6}, dolmen.Rng(seed))
    while not match.over:
        match.play(match.to_move, match.legal()[0])
    return match.record().text()


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
            began = time.monotonic()
            many = [asyncio.create_task(workers.replay(text, None, f"p{n}")) for n, text in enumerate(texts)]
            await asyncio.sleep(0)
            await workers.choose("stone-age", "random", seat, 2, state)
            chosen = time.monotonic() - began
            assert not any(making.done() for making in many[5:])
            await asyncio.gather(*many)
            assert chosen < (time.monotonic() - began) / 2
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
