"""Hints where the table allows them, analyses after the end, and tables that go on from a record."""

from __future__ import annotations

import time
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from server.client import Person, Server, Sitter
from server.test_hall import open_hall, run

from dolmen.core.record import Record
from dolmen.core.texts import LANGUAGES
from dolmen.server.http.analyses import ForkWish, fork

GOLDEN = Path(__file__).parents[1] / "goldens" / "kingdomino-origins-discovery-2.dolmen"


def ask(sitter: Sitter, **other: int) -> dict[str, object]:
    """Asks for a hint, and waits for it or a refusal."""
    sitter.send("hint", **({"seat": sitter.view["seat"], "version": sitter.version} | other))
    return sitter.until(lambda message: message["type"] in ("hint", "refusal"), timeout=60)


def test_a_hint_names_words_that_may_be_said_and_why_in_both_languages(server: Server) -> None:
    peak = Person(server, "Peak")
    table = peak.make_table(["me", "hunter"], game="kingdomino-origins", options={}, hints=True)
    assert table["hints"]
    with peak.sit(table["id"]) as sitter:
        sitter.until(lambda message: message["type"] == "view" and bool(sitter.legal), timeout=60)
        told = ask(sitter)
        assert told["type"] == "hint", told
        found = told["hint"]
        assert isinstance(found, dict)
        assert {choice["word"] for choice in found["choices"]} <= set(sitter.legal)
        assert told["told"].keys() == set(LANGUAGES)  # type: ignore[attr-defined]
        assert any('"note"' in text and '"hint"' in text for text in sitter.raw)  # everybody hears of it
        assert ask(sitter)["hint"] == found  # the same position again is the same hint


def test_hints_that_are_counted_run_out_and_are_kept_with_the_table(server: Server) -> None:
    peak = Person(server, "Peak")
    table = peak.make_table(["me", "random"], game="kingdomino-origins", options={}, hints=True, hint_count=1)
    assert table["hints_left"] == [1, 1]
    with peak.sit(table["id"]) as sitter:
        sitter.until(lambda message: message["type"] == "view" and bool(sitter.legal), timeout=60)
        told = ask(sitter)
        assert (told["type"], told["left"]) == ("hint", 0)
        assert ask(sitter)["hint"] == told["hint"]  # the same position again costs nothing
        version = sitter.version
        sitter.play(sitter.legal[0])
        while sitter.version == version or not sitter.legal:
            sitter.hear()
        refused = ask(sitter)
        assert (refused["key"], refused["numbers"]) == ("no-hints-left", {"most": 1})
    assert peak.get(f"/api/tables/{table['id']}")["hints_left"] == [0, 1]
    wish = {"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "hints": True}
    assert peak.send("POST", "/api/tables", wish | {"hint_count": 0}).status_code == 400


def test_without_the_tables_leave_there_is_no_hint(server: Server) -> None:
    peak = Person(server, "Peak")
    table = peak.make_table(["me", "random"], game="kingdomino-origins", options={})
    with peak.sit(table["id"]) as sitter:
        sitter.until(lambda message: message["type"] == "view" and bool(sitter.legal), timeout=60)
        assert ask(sitter)["key"] == "no-hints"
        assert ask(sitter, seat=1)["key"] in ("no-hints", "not-your-seat")


def test_where_ratings_hang_on_a_game_of_people_there_are_no_hints(server: Server) -> None:
    peak, wave = Person(server, "Peak"), Person(server, "Wave")
    table = peak.make_table(["me", "open"], game="kingdomino-origins", options={}, hints=True, rated=True)
    wave.post(f"/api/tables/{table['id']}/join", {"seat": 1})
    assert not peak.get(f"/api/tables/{table['id']}")["hints"]


def test_an_analysis_grows_while_one_looks_and_while_one_does_not(server: Server) -> None:
    peak = Person(server, "Peak")
    text = GOLDEN.read_text(encoding="utf-8")
    done = 0
    end = time.monotonic() + 240
    while done < 12 and time.monotonic() < end:
        answer = peak.send("POST", "/records-analysis.json?seat=1", content=text)
        assert answer.status_code == 200, answer.text
        body = answer.json()
        found = body["analysis"]
        assert found["done"] >= done
        done = found["done"]
        assert len(body["told"]["ru"]["decisions"]) == len(found["decisions"])
        time.sleep(0.2)
    assert 12 <= done <= found["parts"]
    assert found["seat"] == 1
    assert [mark["place"] for mark in found["marks"]] == sorted(mark["place"] for mark in found["marks"])


def test_what_cannot_be_analysed_is_refused(server: Server) -> None:
    peak = Person(server, "Peak")
    id = peak.make_table(["me", "random"], game="kingdomino-origins", options={})["id"]
    assert refused(peak.send("GET", f"/api/tables/{id}/analysis")) == "not-over"
    assert refused(peak.send("POST", "/records-analysis.json", content="no record")) == "bad-record"
    assert (
        refused(peak.send("POST", "/records-analysis.json?seat=7", content=GOLDEN.read_text(encoding="utf-8")))
        == "bad-record"
    )


def refused(answer: httpx.Response) -> str:
    assert answer.status_code >= 400
    return str(answer.json()["error"])


def test_one_plays_on_from_any_step_of_a_record(server: Server) -> None:
    peak = Person(server, "Peak")
    text = GOLDEN.read_text(encoding="utf-8")
    wish = {"record": text, "at": 20, "seat": 1, "bot": "hunter"}
    table = peak.post("/api/tables/fork", wish, 201)
    assert (table["status"], table["rated"], table["private"], table["hints"]) == ("running", False, True, True)
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person"]
    with peak.sit(table["id"]) as sitter:
        sitter.until(lambda message: message["type"] == "view" and bool(sitter.legal), timeout=60)
        assert sitter.play(sitter.legal[0])["type"] == "answer"
    for change, key in (({"at": 10_000}, "bad-record"), ({"seat": 5}, "bad-seats"), ({"bot": "sage"}, "unknown-bot")):
        assert refused(peak.send("POST", "/api/tables/fork", wish | change)) == key
    assert refused(peak.send("POST", "/api/tables/fork", wish | {"record": "x"})) == "bad-record"
    assert refused(peak.send("POST", "/api/tables/fork", wish | {"at": words_in(text)})) == "over"


def test_a_long_record_is_read_where_it_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def here(_: str) -> Record:
        raise AssertionError("in the process that serves")

    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            monkeypatch.setattr(Record, "parse", here)
            wish = ForkWish(record=GOLDEN.read_text(encoding="utf-8"), at=20, seat=1, bot="random", name="Peak")
            request = SimpleNamespace(scope={"state": {"person": "peak"}, "client": ("192.0.2.1", 5)})
            table = await fork.fn(request=request, hall=hall, data=wish)
            assert table.status == "running"

    run(tell())


def words_in(text: str) -> int:
    return int(text.strip().splitlines()[-1].split(" ")[1])
