"""The HTTP side: who one is, tables, games, records, and what is refused."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
import tomllib
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from server.client import Person, Server

import dolmen
from dolmen.core.asked import Refusal
from dolmen.core.record import seal
from dolmen.core.texts import Texts
from dolmen.server.http.identity import LIFE, Signer


def error_of(response: httpx.Response) -> tuple[int, str]:
    body = response.json()
    assert set(body) == {"error", "message", "numbers", "rules"}
    assert body["message"]
    return response.status_code, body["error"]


def signer(server: Server) -> Signer:
    store = sqlite3.connect(server.data / "dolmen.sqlite")
    key = store.execute("select value from meta where name = 'key'").fetchone()[0]
    store.close()
    return Signer(bytes(key))


# Who one is.


def test_a_newcomer_gets_an_identity_in_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    first = httpx.get(f"{server.address}/api/me")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    again = httpx.get(f"{server.address}/api/me", headers={"cookie": cookie.split(";")[0]})
    assert again.json()["id"] == first.json()["id"]
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize("path", ["/%2Fapi/me", "/api/%2Fme", "/%2f%2Fapi%2Fme"])
def test_whoever_one_is_does_not_depend_on_how_a_path_is_written(server: Server, path: str) -> None:
    peak = Person(server)
    answer = peak.http.get(path)
    assert answer.json()["id"] == peak.id
    assert "set-cookie" not in answer.headers  # a link must not make a guest somebody else


def test_a_name_and_a_language_are_kept(server: Server) -> None:
    peak = Person(server)
    peak.change(name="  Анна \t Б ", language="ru")
    assert peak.get("/api/me")["name"] == "Анна Б"
    assert peak.get("/api/me")["language"] == "ru"
    assert error_of(peak.send("PATCH", "/api/me", {"name": "x" * 31})) == (400, "bad-name")
    assert error_of(peak.send("PATCH", "/api/me", {"language": "tlh"})) == (400, "malformed")


@pytest.mark.parametrize("cookie", ["nonsense", "a.b.c", "peak.x.1700000000." + "0" * 40, ""])
def test_a_forged_cookie_is_nobody(server: Server, cookie: str) -> None:
    headers = {"cookie": f"dolmen={cookie}", "x-csrf-token": "x"}
    answer = httpx.post(f"{server.address}/api/tables", json={}, headers=headers)
    assert error_of(answer) == (401, "no-identity")


def test_an_expired_cookie_is_nobody(server: Server) -> None:
    old = signer(server).cookie("peak", "x", time.time() - LIFE - 1)
    assert signer(server).read(old) is None
    answer = httpx.post(f"{server.address}/api/tables", json={}, headers={"cookie": f"dolmen={old}"})
    assert error_of(answer) == (401, "no-identity")
    fresh = httpx.get(f"{server.address}/api/me", headers={"cookie": f"dolmen={old}"})
    assert "set-cookie" in fresh.headers


def test_changes_need_the_token_and_the_same_origin(server: Server) -> None:
    peak = Person(server)
    assert error_of(peak.http.post("/api/tables", json={})) == (403, "bad-csrf")
    foreign = peak.send("POST", "/api/tables", {}, headers={"Origin": "http://evil.example"})
    assert error_of(foreign) == (403, "foreign-origin")
    own = peak.send("PATCH", "/api/me", {"name": "Peak"}, headers={"Origin": server.address})
    assert own.status_code == 200


# Accounts.


def test_signing_up_keeps_the_seats_and_signing_in_brings_a_guests_seats_along(server: Server) -> None:
    peak = Person(server, "Peak")
    table = peak.make_table(["me", "open"])
    login = f"peak{time.time_ns()}"
    peak.me = peak.post("/api/account/sign-up", {"login": login, "password": "stone and bone"})
    assert peak.me["account"] == login
    assert (
        error_of(peak.send("POST", "/api/account/sign-up", {"login": "x2", "password": "12345678"}))[1] == "has-account"
    )
    assert [t["id"] for t in peak.get("/api/lobby")["mine"]] == [table["id"]]

    phone = Person(server, "Guest")
    second = phone.make_table(["me", "open"])
    wrong = phone.send("POST", "/api/account/sign-in", {"login": login, "password": "bone and stone"})
    assert error_of(wrong) == (401, "wrong-password")
    phone.me = phone.post("/api/account/sign-in", {"login": login.upper(), "password": "stone and bone"})
    assert phone.id == peak.id
    assert {t["id"] for t in phone.get("/api/lobby")["mine"]} == {table["id"], second["id"]}
    assert phone.get(f"/api/tables/{second['id']}")["host"] == peak.id

    taken = Person(server).send("POST", "/api/account/sign-up", {"login": login.title(), "password": "12345678"})
    assert error_of(taken) == (409, "login-taken")
    short = Person(server).send("POST", "/api/account/sign-up", {"login": "shorty", "password": "1234567"})
    assert error_of(short) == (400, "malformed")
    phone.post("/api/account/sign-out")
    assert phone.get("/api/me")["id"] != peak.id
    assert peak.get(f"/api/people/{peak.id}")["account"] is True
    assert error_of(peak.http.get("/api/people/nobody")) == (404, "unknown-person")


def test_a_name_changed_while_one_signs_up_does_not_wipe_the_account(server: Server) -> None:
    for n in range(5):
        peak = Person(server)
        credentials = {"login": f"race{n}-{time.time_ns()}", "password": "stone and bone"}
        with ThreadPoolExecutor(6) as pool:
            signing = pool.submit(peak.send, "POST", "/api/account/sign-up", credentials)

            def rename(peak: Person = peak, signing: Future[httpx.Response] = signing) -> None:
                while not signing.done():
                    # 401, 403: the account has a cookie and a token of its own already
                    assert peak.send("PATCH", "/api/me", {"name": "Peak"}).status_code in (200, 401, 403)

            for naming in [pool.submit(rename) for _ in range(5)]:
                naming.result()
            assert signing.result().status_code == 200
        assert peak.get("/api/me")["account"] == credentials["login"]
        again = Person(server)
        assert again.post("/api/account/sign-in", credentials)["id"] == peak.id


# Tables.


def test_a_public_table_is_found_in_the_lobby_until_it_starts(server: Server) -> None:
    peak, wave = Person(server, "Peak"), Person(server, "Wave")
    id = peak.make_table(["me", "open"])["id"]
    assert id in [table["id"] for table in wave.get("/api/lobby")["open"]]
    assert all(table["invite"] is None for table in wave.get("/api/lobby")["open"])
    joined = wave.post(f"/api/tables/{id}/join")
    assert joined["status"] == "running"
    assert [seat["name"] for seat in joined["seats"]] == ["Peak", "Wave"]
    lobby = wave.get("/api/lobby")
    assert id not in [table["id"] for table in lobby["open"]]
    assert id in [table["id"] for table in lobby["running"]]
    assert lobby["mine"][0]["to_move"] in (0, 1)


def test_games_against_bots_and_at_one_device_are_not_listed_for_everybody(server: Server) -> None:
    peak, wave = Person(server, "Peak"), Person(server, "Wave")
    alone = [peak.make_table(["me", "random"])["id"], peak.make_table(["me", "me"])["id"]]
    lobby = wave.get("/api/lobby")
    assert not [table["id"] for table in lobby["running"] + lobby["open"] if table["id"] in alone]
    assert {table["id"] for table in peak.get("/api/lobby")["mine"]} == set(alone)
    assert wave.get(f"/api/tables/{alone[0]}")["status"] == "running"  # by its link it can be watched


def test_a_private_table_needs_its_invitation(server: Server) -> None:
    peak, wave = Person(server, "Peak"), Person(server, "Wave")
    table = peak.make_table(["me", "open"], private=True)
    id, invite = table["id"], table["invite"]
    assert id not in [found["id"] for found in wave.get("/api/lobby")["open"]]
    assert error_of(wave.http.get(f"/api/tables/{id}")) == (404, "unknown-table")
    assert error_of(wave.send("POST", f"/api/tables/{id}/join", {})) == (404, "unknown-table")
    assert wave.get(f"/api/tables/{id}?invite={invite}")["invite"] is None
    wave.post(f"/api/tables/{id}/join", {"invite": invite})
    assert wave.get(f"/api/tables/{id}")["invite"] == invite


def test_a_seat_is_taken_only_once(server: Server) -> None:
    peak, wave, sun = (Person(server, name) for name in ("Peak", "Wave", "Sun"))
    id = peak.make_table(["me", "open", "open"])["id"]
    wave.post(f"/api/tables/{id}/join", {"seat": 1})
    wave.post(f"/api/tables/{id}/join")  # a second tab
    assert error_of(sun.send("POST", f"/api/tables/{id}/join", {"seat": 1})) == (409, "seat-taken")
    assert error_of(sun.send("POST", f"/api/tables/{id}/join", {"seat": 9})) == (400, "bad-seats")
    sun.post(f"/api/tables/{id}/join")
    assert error_of(Person(server).send("POST", f"/api/tables/{id}/join", {})) == (409, "already-started")


def test_the_host_arranges_the_seats_before_the_start(server: Server) -> None:
    peak, wave = Person(server, "Peak"), Person(server, "Wave")
    id = peak.make_table(["me", "open", "open"])["id"]
    wave.post(f"/api/tables/{id}/join")
    assert error_of(wave.send("POST", f"/api/tables/{id}/seats/2", {"kind": "open"})) == (403, "not-the-host")
    assert error_of(peak.send("POST", f"/api/tables/{id}/seats/1", {"kind": "me"})) == (409, "seat-taken")
    assert error_of(peak.send("POST", f"/api/tables/{id}/seats/2", {"kind": "bot", "bot": "x"})) == (400, "unknown-bot")
    id = peak.make_table(["me", "open"])["id"]
    started = peak.post(f"/api/tables/{id}/seats/1", {"kind": "bot", "bot": "random"})
    assert started["status"] == "running"
    assert error_of(peak.send("POST", f"/api/tables/{id}/close", {})) == (409, "already-started")


def test_who_leaves_before_the_start_frees_the_seat(server: Server) -> None:
    peak, wave = Person(server, "Peak"), Person(server, "Wave")
    id = peak.make_table(["me", "open", "open"])["id"]
    wave.post(f"/api/tables/{id}/join")
    left = peak.post(f"/api/tables/{id}/leave")
    assert left["host"] == wave.id
    assert [seat["kind"] for seat in left["seats"]] == ["open", "person", "open"]
    assert id not in [table["id"] for table in peak.get("/api/lobby")["mine"]]
    assert error_of(peak.send("POST", f"/api/tables/{id}/leave", {})) == (403, "not-your-seat")
    assert wave.post(f"/api/tables/{id}/leave")["status"] == "closed"
    other = peak.make_table(["me", "open"])["id"]
    assert error_of(wave.send("POST", f"/api/tables/{other}/close", {})) == (403, "not-the-host")
    assert peak.post(f"/api/tables/{other}/close")["status"] == "closed"
    assert error_of(wave.send("POST", f"/api/tables/{other}/join", {})) == (409, "over")


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": [{"kind": "me"}]}, "bad-seats"),
        ({"seats": [{"kind": "open"}, {"kind": "open"}]}, "no-person"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, "unknown-bot"),
        ({"options": {"no_such": 1}}, "bad-option"),
        ({"options": {"round_limit": 99_999}}, "bad-option"),
        ({"clock": {"kind": "live", "bank": 0}}, "bad-clock"),
        ({"clock": {"kind": "sand", "bank": 60}}, "malformed"),
        ({"seats": "many"}, "malformed"),
        ({"sets": []}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, change: dict[str, object], error: str) -> None:
    body = {"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "open"}], **change}
    answer = Person(server, "Peak").send("POST", "/api/tables", body)
    assert error_of(answer)[1] == error


def test_bodies_that_are_no_json_or_too_large_are_refused(server: Server) -> None:
    peak = Person(server, "Peak")
    assert error_of(peak.send("POST", "/api/tables", content=b"{nope")) == (400, "malformed")
    assert error_of(peak.send("POST", "/api/tables", content=b"x" * 70_000)) == (413, "too-large")
    assert error_of(peak.send("DELETE", "/api/tables")) == (405, "not-allowed")
    assert error_of(peak.http.get("/api/nothing")) == (404, "not-found")
    assert error_of(peak.http.get("/api/tables/nothing")) == (404, "unknown-table")


# Games, pages, records.


def test_a_vocabulary_gives_the_ids_of_words(server: Server) -> None:
    library = httpx.get(f"{server.address}/api/games").json()
    game = dolmen.load("stone-age")
    (info,) = [found for found in library["games"] if found["id"] == "stone-age"]
    assert info["seats"] == [2, 3, 4]
    assert (info["minutes"], info["weight"]) == ([60, 90], 2)
    kinds = {option["name"]: option["kind"] for option in info["options"]}
    assert kinds["round_limit"] == "variant"
    assert kinds["full_spots"] == "ruling"
    assert info["components"] == game.pack.hash
    assert library["bots"] == ["novice", "apprentice", "hunter", "elder", "chieftain"]
    answer = httpx.get(server.address + info["vocabulary"])
    assert "immutable" in answer.headers["cache-control"]
    stale = httpx.get(f"{server.address}/games/stone-age/vocabulary.json?h=0")
    assert stale.headers["cache-control"] == "no-cache"
    for family in answer.json()["words"]:
        word = family["base"] + family["size"] - 1  # the last of each family
        fields = game.words.fields(word)
        assert fields.pop("word") == family["name"]
        for param in family["params"]:
            last = param["values"][-1] if param["values"] else param["low"] + param["size"] - 1
            assert fields[param["name"]] == last
    for address in [*info["texts"].values(), *library["texts"].values()]:
        assert httpx.get(server.address + address).status_code == 200
    assert error_of(httpx.get(f"{server.address}/games/stone-age/xx.ftl"))[0] == 404
    assert error_of(httpx.get(f"{server.address}/games/chess/vocabulary.json")) == (404, "unknown-game")


def test_every_other_path_is_a_page_and_nothing_outside_is_served(server: Server) -> None:
    for path in ("/", "/table/abc", "/profile"):
        page = httpx.get(server.address + path)
        assert page.headers["content-type"].startswith("text/html")
        assert page.status_code == 200 or b"not built" in page.content
    for path in ("/../app.py", "/%2e%2e/server/app.py", "/..%2fserver/app.py", "/no-such.js"):
        assert httpx.get(server.address + path).status_code in (404, 503)
    assert b"Litestar" not in httpx.get(server.address + "/%2e%2e/server/app.py").content


def test_every_answer_tells_browsers_to_be_careful(server: Server) -> None:
    for path in ("/", "/api/me", "/health", "/no-such.js", "/api/nothing"):
        headers = httpx.get(server.address + path).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["object-src"] == "'none'"
        assert "script-src" not in policy  # scripts come from here only, and none stand in a page
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_a_box_of_ones_own_is_played_with_and_told(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    shipped = (dolmen.load("stone-age").home / "components.toml").read_text(encoding="utf-8")
    start = tomllib.loads(shipped)["start"]
    lines = [f"{key} = {value}" for key, value in (start | {"food": start["food"] + 4}).items() if key != "provenance"]
    box.write_text("[start]\n" + "\n".join(lines) + "\n", encoding="utf-8")
    with Server(tmp_path / "data", "--limits", "0", "--components", f"stone-age={box}") as server:
        peak = Person(server, "Peak")
        info = next(game for game in peak.get("/api/games")["games"] if game["id"] == "stone-age")
        assert {"name": "start", "mark": "owner", "note": ""} in info["blocks"]
        table = peak.make_table(["me", "greedy"])
        assert table["components"] == info["components"] != dolmen.load("stone-age").pack.hash
        with peak.sit(table["id"]) as sitter:
            sitter.settle()
            assert sitter.view["players"][0]["food"] == start["food"] + 4
            while not sitter.over:  # the bot's worker and the replay know the box too
                if sitter.legal:
                    sitter.play(sitter.legal[0])
                else:
                    sitter.hear()
        assert peak.get(f"/records/{table['id']}.json")["components"] == info["components"]
        assert "bot did not answer" not in server.said()
    bad = subprocess.run(
        [
            sys.executable,
            "-m",
            "dolmen.cli",
            "serve",
            "--data",
            str(tmp_path / "x"),
            "--no-browser",
            "--components",
            "box.toml",
        ],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert bad.returncode != 0
    assert "stone-age=my-box.toml" in bad.stderr


def test_the_server_describes_itself(server: Server) -> None:
    schema = httpx.get(f"{server.address}/api/openapi.json").json()
    assert "/api/tables" in schema["paths"]
    health = httpx.get(f"{server.address}/health").json()
    assert health["status"] == "ok"
    assert health["store"] == "sqlite"
    figures = httpx.get(f"{server.address}/metrics").text
    assert "dolmen_requests_total" in figures
    assert "dolmen_sockets" in figures


def test_a_running_game_has_a_record_but_no_replay(server: Server) -> None:
    peak, wave = Person(server, "Peak"), Person(server, "Wave")
    id = peak.make_table(["me", "open"])["id"]
    assert error_of(peak.http.get(f"/records/{id}.dolmen")) == (409, "not-started")
    wave.post(f"/api/tables/{id}/join")
    text = peak.http.get(f"/records/{id}.dolmen?seat=0").text
    assert text.startswith("dolmen 1\n")
    assert "seats Peak, Wave" in text
    assert error_of(peak.http.get(f"/records/{id}.dolmen?seat=1")) == (403, "not-your-seat")
    assert error_of(peak.http.get(f"/records/{id}.json")) == (409, "not-over")
    assert error_of(peak.http.get(f"/records/{id}.exe")) == (404, "not-found")


def test_a_record_of_ones_own_is_replayed_and_a_bad_one_refused(server: Server) -> None:
    game = dolmen.load("stone-age")
    match = dolmen.Match(game, ["Peak", "Wave"], {"round_limit": 1}, dolmen.Rng(5))
    while not match.over:
        match.play(match.to_move, match.legal()[-1])
    text = match.record().text()
    peak = Person(server)
    replay = peak.send("POST", "/records.json", content=text.encode()).json()
    assert [step["word"] for step in replay["steps"]] == match.words
    assert replay["seats"] == ["Peak", "Wave"]
    assert replay["steps"][-1]["scores"] == list(match.state.scores())
    wrong = {
        "changed": text.replace("Peak", "Pike").encode(),
        "no-record": b"hello",
        "cut-off": text[:-30].encode(),
        "against-rules": sealed(text.replace(": place ", ": place hut 2; place ", 1)).encode(),
        "other-rules": sealed(text.replace("stone-age 2", "stone-age 1")).encode(),
    }
    for fault, content in (*wrong.items(), ("no-record", b"\xff\xfe")):
        reply = peak.send("POST", "/records.json", content=content)
        assert error_of(reply) == (400, "bad-record")
        assert reply.json()["numbers"] == {"fault": fault}
        for language in ("en", "ru"):  # each fault has a sentence of its own in both languages
            texts = Texts.of(game, language)
            said = [texts.refusal(Refusal("bad-record", {"fault": one})) for one in (fault, "unreadable")]
            assert len(set(said)) == 2
            assert ("game" in said[0]) != (language == "ru")


def sealed(text: str) -> str:
    """A record that was changed, and sealed anew."""
    body = text[: text.rindex("end ")]
    words = sum(len(line.split("; ")) for line in body.split("\n\n", 1)[1].splitlines())
    return f"{body}end {words} {seal(body)}\n"
