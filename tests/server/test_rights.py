"""The table "who may do what" of docs/security.md, done by everybody and compared."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from server.client import Person, Server, Sitter
from websockets.exceptions import InvalidStatus

DOC = Path(__file__).parents[2] / "docs" / "security.md"
ROLES = ["nobody", "stranger", "invited", "player", "host"]
AWAY = {"x-forwarded-for": "203.0.113.7"}


def rights() -> dict[str, dict[str, bool]]:
    """The table of the document: what, who, whether."""
    text = DOC.read_text(encoding="utf-8").split("## Who may do what")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    assert rows[0][1:] == ROLES
    assert all(set(row[1:]) <= {"yes", "no"} for row in rows[2:])
    return {row[0]: {role: cell == "yes" for role, cell in zip(ROLES, row[1:], strict=True)} for row in rows[2:]}


class Nobody(Person):
    """Somebody without a cookie, who has seen a token."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=90, verify=False)
        self.me = {"id": "", "csrf": "x"}
        self.everybody.append(self)
        self.http.cookies["dolmen"] = "none"


class Scene:
    """A private table and everybody around it; `started`: both seats are taken, and the player is to move."""

    def __init__(self, server: Server, role: str, started: bool) -> None:
        self.role = role
        self.host, self.player = Person(server, "Peak"), Person(server, "Wave")
        known = {"player": self.player, "host": self.host}
        self.actor = Nobody(server) if role == "nobody" else known.get(role) or Person(server, "Sun")
        seats = ["me", "open"] if started else ["me", "open", "open"]
        wishes = {"private": True, "options": {"round_limit": 1}, "hints": True, "rated": False}
        made = self.host.make_table(seats, **wishes)
        self.id, self.link = made["id"], made["invite"]
        self.player.post(f"/api/tables/{self.id}/join", {"invite": self.link, "seat": 1})
        self.invite = self.link if role == "invited" else ""
        if started:
            self.wait_for_the_player()

    def wait_for_the_player(self) -> None:
        with self.host.sit(self.id) as sitter:
            sitter.settle()
            while sitter.legal:
                sitter.play(sitter.legal[0])
                sitter.settle()

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def get(self, path: str, **query: str) -> bool:
        return self.actor.http.get(path, params={**query, "invite": self.invite}).status_code == 200

    def get_after_the_end(self, path: str) -> bool:
        self.play_to_the_end()
        return self.get(path)

    def play_to_the_end(self) -> None:
        with self.host.sit(self.id) as first, self.player.sit(self.id) as second:
            while not first.over:
                for sitter in (first, second):
                    sitter.settle()
                    if sitter.legal:
                        sitter.play(sitter.legal[0])

    def post(self, path: str, body: object = None) -> bool:
        return self.actor.send("POST", path, {} if body is None else body).is_success

    def sit(self) -> Sitter:
        return self.actor.sit(self.id, f"?invite={self.invite}")

    def ask(self, type: str, **fields: object) -> bool:
        """Whether a message to the socket is answered."""
        if not opens(self):
            return False
        with self.sit() as sitter:
            sitter.settle()
            return bool(sitter.ask(type, **fields)["type"] == "answer")


def opens(scene: Scene) -> bool:
    try:
        with scene.sit() as sitter:
            first = sitter.hear()
            return bool(first["type"] == "table")
    except InvalidStatus:
        return False


def watches(scene: Scene) -> bool:
    if not opens(scene):
        return False
    with scene.sit() as sitter:
        sitter.settle()
        sitter.socket.send('{"type": "watch", "seat": 1}')
        sitter.settle()
        return bool(sitter.view["seat"] == 1)


def is_told(scene: Scene, type: str, **fields: object) -> bool:
    """Whether a question about seat 2 is answered."""
    if not opens(scene):
        return False
    with scene.sit() as sitter:
        sitter.settle()
        sitter.socket.send(json.dumps({"type": type, "seat": 1, "version": sitter.version, **fields}))
        answer = {"look": "ahead"}.get(type, type)
        heard = sitter.until(lambda message: message["type"] in (answer, "refusal"))
        return bool(heard["type"] == answer or heard["key"] == "no-hint")  # a bot that is too slow was asked


def learns(scene: Scene) -> bool:
    with scene.actor.learn("stone-age", "five-people") as sitter:
        return bool(sitter.hear()["type"] == "table")


def stops_the_analysis(scene: Scene) -> bool:
    scene.play_to_the_end()
    return scene.actor.send("DELETE", f"{scene.path}/analysis", params={"invite": scene.invite}).is_success


def tries_a_puzzle(scene: Scene) -> bool:
    with Sitter(scene.actor, "1", "/api/puzzles/stone-age/1/socket") as sitter:
        return bool(sitter.hear()["type"] == "table")


def plays_on(scene: Scene) -> bool:
    record = scene.player.http.get(f"/records/{scene.id}.dolmen", params={"seat": "1"}).text
    wish = {"record": record, "at": 3, "seat": 0, "bot": "random", "name": "X"}
    return scene.post("/api/tables/fork", wish)


def plays(scene: Scene) -> bool:
    with scene.player.sit(scene.id) as sitter:
        sitter.settle()
        words = sitter.legal[:1]
    return scene.ask("play", seat=1, words=words)


def takes_back(scene: Scene) -> bool:
    assert plays_as_player(scene)
    return scene.ask("undo", seat=1)


def plays_as_player(scene: Scene) -> bool:
    with scene.player.sit(scene.id) as sitter:
        sitter.settle()
        return bool(sitter.play(sitter.legal[0])["type"] == "answer")


def replaces(scene: Scene) -> bool:
    with scene.player.sit(scene.id) as sitter:
        sitter.settle()
        return scene.ask("replace", seat=1)


def asks_for_a_rematch(scene: Scene) -> bool:
    scene.play_to_the_end()
    return scene.post(f"{scene.path}/rematch")


def ends_a_session(scene: Scene) -> bool:
    owner = Person(scene.host.server)
    owner.me = owner.post("/api/account/sign-up", {"login": f"o{owner.id}", "password": "stone and bone"})
    (session,) = owner.get("/api/account/sessions")
    scene.actor.send("DELETE", f"/api/account/sessions/{session['id']}")
    return owner.get("/api/me")["account"] is None


def tells_invitation(scene: Scene) -> bool:
    answer = scene.actor.http.get(scene.path, params={"invite": scene.invite})
    return answer.status_code == 200 and answer.json()["invite"] == scene.link


WISH = {"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "X"}
BEFORE: dict[str, Callable[[Scene], bool]] = {
    "read the lobby": lambda s: s.get("/api/lobby"),
    "make a table": lambda s: s.post("/api/tables", WISH),
    "see the table": lambda s: s.get(s.path),
    "be told the invitation": tells_invitation,
    "open its socket": opens,
    "chat there": lambda s: s.ask("chat", text="hi"),
    "take an open seat": lambda s: s.post(f"{s.path}/join", {"invite": s.invite}) and s.actor not in (s.host, s.player),
    "change who sits where before the start": lambda s: s.post(f"{s.path}/seats/2", {"kind": "bot", "bot": "random"}),
    "give the table up before the start": lambda s: s.post(f"{s.path}/close"),
    "leave before the start": lambda s: s.post(f"{s.path}/leave"),
    "end somebody else's session": ends_a_session,
    "read the figures from elsewhere": lambda s: s.actor.http.get("/metrics", headers=AWAY).is_success,
    "let the room in from elsewhere": lambda s: (
        s.actor.send("POST", "/api/room", {"address": "10.0.0.7"}, headers=AWAY).is_success
    ),
    "attend a lesson": learns,
    "keep what was learned": lambda s: s.post("/api/me/learned", {"lessons": {"stone-age": ["supper"]}}),
    "read the list of puzzles": lambda s: s.actor.http.get("/api/puzzles").is_success,
    "try a puzzle": tries_a_puzzle,
    "play on from a puzzle": lambda s: s.post("/api/puzzles/stone-age/1/table", {}),
    "wish for no notices": lambda s: s.actor.send("DELETE", "/api/notices").is_success,
    "see the host's page from elsewhere": lambda s: s.actor.http.get("/api/admin", headers=AWAY).is_success,
    "send somebody away from elsewhere": lambda s: (
        s.actor.send("POST", "/api/admin/out", {"who": s.player.id}, headers=AWAY).is_success
    ),
    "let somebody in again from elsewhere": lambda s: (
        s.actor.send("DELETE", f"/api/admin/out/{s.player.id}", headers=AWAY).is_success
    ),
    "let nothing be changed from elsewhere": lambda s: (
        s.actor.send("PUT", "/api/admin/read-only", {"on": True}, headers=AWAY).is_success
    ),
    "close the table for good from elsewhere": lambda s: (
        s.actor.send("POST", f"/api/admin/tables/{s.id}/close", {}, headers=AWAY).is_success
    ),
}
RUNNING: dict[str, Callable[[Scene], bool]] = {
    "read the record as a spectator": lambda s: s.get(f"/records/{s.id}.dolmen"),
    "read the record as seat 2 while it runs": lambda s: s.get(f"/records/{s.id}.dolmen", seat="1"),
    "watch as seat 2 while it runs": watches,
    "see the replay while it runs": lambda s: s.get(f"/records/{s.id}.json"),
    "see the analysis while it runs": lambda s: s.get(f"{s.path}/analysis", seat="1"),
    "be told what words of seat 2 would bring": lambda s: is_told(s, "look", words=[[0]]),
    "be told a hint for seat 2": lambda s: is_told(s, "hint"),
    "play on from a record": plays_on,
    "see the replay after the end": lambda s: s.get_after_the_end(f"/records/{s.id}.json"),
    "see the analysis after the end": lambda s: s.get_after_the_end(f"{s.path}/analysis"),
    "stop the analysis after the end": stops_the_analysis,
    "say a word for seat 2": plays,
    "take back for seat 2": takes_back,
    "resign seat 2": lambda s: s.ask("resign", seat=1),
    "give seat 2 to a bot while its player is here": replaces,
    "ask for a rematch after the end": asks_for_a_rematch,
}


def test_the_document_tells_of_everything_that_is_tried() -> None:
    assert set(rights()) == set(BEFORE) | set(RUNNING)


@pytest.mark.parametrize("what", [*BEFORE, *RUNNING])
def test_everybody_may_do_what_the_document_says_and_nothing_else(server: Server, what: str) -> None:
    done = {role: (BEFORE | RUNNING)[what](Scene(server, role, what in RUNNING)) for role in ROLES}
    assert done == rights()[what]
