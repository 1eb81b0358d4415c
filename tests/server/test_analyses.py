"""Hints where the table allows them, analyses after the end, and tables that go on from a record."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
from server.client import Person, Server, Sitter

from dolmen.core.texts import LANGUAGES

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
        time.sleep(1)
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


def words_in(text: str) -> int:
    return int(text.strip().splitlines()[-1].split(" ")[1])
