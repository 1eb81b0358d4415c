"""A mistake of a finished game is tried again, weighed as the analysis weighs; and an analysis can be stopped."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from server.client import PATIENCE, Person, Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import dolmen
from dolmen.analysis import Decision, Depth, Study, weigh
from dolmen.analysis.study import Mark, Verdict
from dolmen.bots import Seat
from dolmen.core.record import Record
from dolmen.core.texts import LANGUAGES
from dolmen.school import Retry
from dolmen.server.tables import messages
from dolmen.server.tables.mending import MistakeDesk
from dolmen.server.workers import Studies
from dolmen.workers import worker

GOLDEN = Path(__file__).parents[1] / "goldens" / "kingdomino-origins-discovery-2.dolmen"
GLANCE = Depth(name="glance", mind="hunter", glances=4, words=700, course=150)


@cache
def mistake() -> tuple[Record, Decision]:
    """The first costly decision of a game that was played by chance."""
    record = Record.open(GOLDEN)
    study = Study(record, dolmen.load(record.game), 0, GLANCE)
    for n, spot in enumerate(study.spots):
        part = study.part(n) if spot.word is not None else None
        if isinstance(part, Verdict) and part.decision.is_costly:
            return record, part.decision
    raise AssertionError("nothing was costly")


def desk(places: tuple[int, ...] = ()) -> MistakeDesk:
    """A desk whose workers work here."""

    async def weigh(*arguments: Any, owner: tuple[str, str]) -> float:
        return worker.weigh(*arguments)

    async def compare(*arguments: Any, owner: tuple[str, str]) -> Any:
        return worker.compare(*arguments)

    record, decision = mistake()
    hall: Any = SimpleNamespace(workers=SimpleNamespace(weigh=weigh, compare=compare))
    retry = Retry(dolmen.load(record.game), record, 0, decision, ["Peak", "Wave"])
    return MistakeDesk(hall, retry, places or (decision.place,), "peak")


def told(desk: MistakeDesk, message: messages.Go | messages.Say) -> dict[str, Any]:
    """The last standing that is told after a message, with what comes later."""

    async def hear() -> list[str]:
        texts = [text async for text in desk.hear(message)]
        if desk.later is not None:
            texts.append(await desk.later())
            desk.later = None
        return texts

    heard: list[dict[str, Any]] = [json.loads(text) for text in asyncio.run(hear())]
    refused = [one for one in heard if one["type"] == "refusal"]
    return refused[0] if refused else [one for one in heard if one["type"] == "mistake"][-1]


def say(desk: MistakeDesk, word: int) -> dict[str, Any]:
    return told(desk, messages.Say(move="m", seat=0, version=desk.at.version, words=[word]))


def test_nothing_tells_what_is_best_before_it_is_found() -> None:
    _, decision = mistake()
    before = desk()
    welcome = [json.loads(text) for text in before.welcome()]
    standing = next(one for one in welcome if one["type"] == "mistake")
    assert standing["answer"] is None
    assert (standing["worth"], standing["best"]) == (decision.played.chance, decision.best.chance)
    view = next(one for one in welcome if one["type"] == "view")["view"]
    assert {decision.best.word, decision.played.word} < set(view["legal"])  # every word may be said


def test_the_best_word_is_found_and_what_was_played_is_not() -> None:
    _, decision = mistake()
    at = desk()
    missed = say(at, decision.played.word)
    assert [one["found"] for one in missed["tries"]] == [False]
    assert missed["answer"] is None
    found = say(at, decision.best.word)
    assert [one["found"] for one in found["tries"]] == [False, True]
    assert found["answer"] == decision.best.word
    assert found["tries"][-1]["told"].keys() == set(LANGUAGES)
    assert say(at, decision.best.word)["key"] == "not-here"  # it is mended


def test_a_try_is_weighed_in_the_games_of_the_analysis() -> None:
    """The same worlds and fate: the best and the played word have the chances that the analysis gave them."""
    record, decision = mistake()
    study = Study(record, dolmen.load(record.game), 0, GLANCE)
    state = next(spot.state for spot in study.spots if spot.place == decision.place and spot.word is not None)
    seat = Seat(study.game, state, 0, 2)
    for choice in (decision.best, decision.played):
        assert weigh(seat, choice.word, decision.games) == choice.chance
    at = desk()
    known = {decision.best.word, decision.played.word, decision.also.word if decision.also else -1}
    other = next(word for word in at.at.view().legal if word not in known)
    answer = say(at, other)["tries"][0]
    assert answer["chance"] == weigh(seat, other, decision.games)
    assert answer["found"] == decision.is_found(answer["chance"])


@pytest.mark.parametrize(("share", "found"), [(0.89, False), (0.91, True), (1.2, True), (-0.1, False)])
def test_nine_tenths_of_the_gain_count_as_found(share: float, found: bool) -> None:
    _, decision = mistake()
    chance = decision.played.chance + share * (decision.best.chance - decision.played.chance)
    assert decision.is_found(chance) is found


def test_the_answer_is_shown_and_one_may_begin_anew() -> None:
    _, decision = mistake()
    at = desk()
    shown = told(at, messages.Go(to="show"))
    assert (shown["answer"], shown["tries"]) == (decision.best.word, [])
    assert decision.best.word in at.at.view().legal
    again = told(at, messages.Go(to="again"))
    assert again["answer"] is None


def test_a_word_that_may_not_be_said_changes_nothing() -> None:
    at = desk()
    legal = set(at.at.view().legal)
    wrong = next(word for word in range(10_000) if word not in legal)
    assert say(at, wrong)["type"] == "refusal"
    assert say(at, 10**9)["key"] == "bad-word"
    assert (at.at.tried, at.tries) == ([], [])


def test_only_mistakes_of_a_finished_game_are_opened(server: Server) -> None:
    peak = Person(server, "Peak")
    id = peak.make_table(["me", "random"], game="kingdomino-origins", options={})["id"]
    assert peak.send("DELETE", f"/api/tables/{id}/analysis").json()["error"] == "not-over"
    assert peak.send("DELETE", "/api/tables/nowhere/analysis").json()["error"] == "unknown-table"
    assert turned_away(peak, f"/api/tables/{id}/mistakes/1/socket") == 4400
    for wish in ("seat=" + "9" * 5000, "seat=%D9%A3", "depth=none"):
        assert turned_away(peak, f"/api/tables/{id}/mistakes/1/socket?{wish}") == 4404


def turned_away(person: Person, path: str) -> int | None:
    """The code by which a socket is closed at once."""
    cookie = {"Cookie": f"dolmen={person.http.cookies['dolmen']}"}
    with connect(person.server.address.replace("http", "ws") + path, additional_headers=cookie) as socket:
        socket.recv(PATIENCE)
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
        return socket.close_code


class FakeLane:
    """Works out one part at a time, out of three, each when it may."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.may = asyncio.Semaphore(1)

    async def work(
        self, _: str, job: str, text: str, seat: int, depth: str, parts: list[Mark]
    ) -> tuple[list[Mark], bytes]:
        self.asked.append(len(parts))
        await self.may.acquire()
        body = {"analysis": {"done": len(parts) + 1, "parts": 3}}
        return [Mark(place=len(parts), shares=[1.0])], msgspec.json.encode(body)


def test_an_analysis_stops_when_asked_to_and_goes_on_from_there() -> None:
    async def tell() -> None:
        lane = FakeLane()
        studies = Studies(cast("Any", lane))
        await studies.look("game", 0, "quick", "peak")
        stopping = asyncio.create_task(studies.stop("game", 0, "quick"))
        await asyncio.sleep(0)
        lane.may.release()  # the part under way is worked out, and no other
        await stopping
        assert (lane.asked, studies.going) == ([0, 1], {})
        assert b'"done":2' in await studies.look("game", 0, "quick", "peak")  # what is known is told, and it goes on
        lane.may.release()
        await asyncio.gather(*studies.going.values())
        assert lane.asked == [0, 1, 2]  # nothing was worked out twice
        assert b'"done":3' in await studies.look("game", 0, "quick", "peak")
        assert (studies.going, studies.parts) == ({}, {})
        await studies.stop("game", 0, "quick")  # what is done stays done
        await studies.close()

    asyncio.run(tell())
