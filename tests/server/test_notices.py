"""Notices of one's turn: with a real mail server and a push service of our own, which fail as real ones do."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import socket
import time
from collections.abc import Iterator
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import http_ece
import httpx
import msgspec
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from server.client import Person, Server
from server.postgres import free_port
from server.test_hall import Guest, make, open_hall

from dolmen.server.notices import Device, Notices, Wishes
from dolmen.server.notices.ways import BadAddress, Mail, Push, are_keys
from dolmen.server.settings import Settings
from dolmen.server.tables.authority import Authority
from dolmen.server.tables.entries import Clock
from dolmen.server.tables.hall import Hall

DAY = Clock(kind="turns", bank=86_400)
LOCAL = ("127.0.0.1",)


class Post:
    """A mail server that keeps what it gets, and refuses whom it does not know."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if address.startswith("nobody"):
            return "550 nobody is called that"
        if address.startswith("full"):
            return "452 come later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        letter = BytesParser(policy=default).parsebytes(envelope.content)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"


@pytest.fixture
def post() -> Iterator[tuple[Post, str]]:
    office = Post()
    controller = Controller(office, hostname="127.0.0.1", port=free_port())
    controller.start()
    yield office, f"smtp://127.0.0.1:{controller.port}?from=table@example.org"
    controller.stop()


class Service:
    """A push service with one browser behind it, which has the keys to open what comes."""

    def __init__(self) -> None:
        self.status = 201
        self.bodies: list[bytes] = []
        self.heads: list[dict[str, str]] = []
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.bodies.append(self.rfile.read(int(self.headers["content-length"])))
                service.heads.append({name.lower(): value for name, value in self.headers.items()})
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/device"

    def device(self, person: str, language: str = "en") -> Device:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return Device(
            endpoint=self.endpoint,
            person=person,
            p256dh=base64.urlsafe_b64encode(point).decode().rstrip("="),
            auth=base64.urlsafe_b64encode(self.auth).decode().rstrip("="),
            language=language,
            origin="http://table.example",
        )

    def opened(self) -> list[dict[str, str]]:
        """The messages, as the browser reads them."""
        plain = [http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth) for body in self.bodies]
        return [json.loads(text) for text in plain]


@pytest.fixture
def service() -> Iterator[Service]:
    found = Service()
    yield found
    found.server.shutdown()
    found.server.server_close()


def watcher(hall: Hall, smtp: str = "", pause: float = 3600.0) -> Notices:
    settings = Settings(data=hall.settings.data, smtp=smtp, push_hosts=LOCAL, notice_look=0.0, notice_pause=pause)
    return Notices(settings, hall.store, hall.people_here)


async def waiting(hall: Hall, clock: Clock | None) -> Authority:
    """A table that waits for Peak; those that chance lets Wave begin are passed by."""
    while True:
        table = await make(hall, 2, clock)
        if table.table.to_move == 0:
            return table


async def say(table: Authority, guest: Guest) -> dict[str, Any]:
    """Any word that may be said."""
    assert table.table.play is not None
    return await guest.ask("play", seat=guest.seat, words=[table.table.play.legal()[0]])


def test_who_is_away_gets_one_push_and_one_letter_for_all_tables_that_wait(
    tmp_path: Path, post: tuple[Post, str], service: Service
) -> None:
    office, smtp = post

    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            tables = [await waiting(hall, DAY) for _ in range(2)]
            notices = watcher(hall, smtp)
            notices.wishes.add_device(service.device("peak"))
            box = notices.wishes.set_mailbox("peak", "peak@example.org", "en", "http://table.example")
            await notices.ask(box)
            await notices.look()
            assert [letter["Subject"] for letter in office.letters] == ["Letters about your turns?"]
            link = re.search(r"http://table\.example/api/notices/confirm/(\S+)", office.letters[0].get_content())
            assert link is not None
            assert notices.wishes.confirm(link[1]) is not None
            await notices.look()  # the hour is not over
            assert len(service.bodies) == 1
            assert len(office.letters) == 1
            told = service.opened()[0]
            assert told["title"] == "Your turn at 2 tables"
            assert service.heads[0]["content-encoding"] == "aes128gcm"
            assert "vapid" in service.heads[0]["authorization"]

            late = watcher(hall, smtp, pause=0.0)
            await late.look()  # nothing new: nobody is told twice of one turn
            assert len(service.bodies) == 1
            guest = Guest(tables[0], 0)
            await say(tables[0], guest)
            tables[0].leave(guest)
            other = Guest(tables[0], 1)
            await say(tables[0], other)
            tables[0].leave(other)
            await late.look()
            assert len(service.bodies) == 2
            letter = office.letters[-1]
            assert letter["Subject"] == "Your turn at 2 tables"
            assert f"http://table.example/table/{tables[0].table.id}" in letter.get_content()
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert f"/stop/{box.token}" in letter["List-Unsubscribe"]
            for each in (notices, late):
                each.close()

    asyncio.run(tell())


def test_nobody_is_told_of_a_live_game_or_while_at_the_table(tmp_path: Path, service: Service) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            await waiting(hall, Clock(kind="live", bank=600))
            await waiting(hall, None)
            notices = watcher(hall)
            notices.wishes.add_device(service.device("peak", "ru"))
            await notices.look()
            assert service.bodies == []
            table = await waiting(hall, DAY)
            guest = Guest(table, 0)
            await notices.look()
            assert service.bodies == []
            table.leave(guest)
            await notices.look()
            assert service.opened()[0] == {
                "title": "Ваш ход: Каменный век",
                "body": "За столом: Wave",
                "url": f"http://table.example/table/{table.table.id}",
                "tag": "turn",
            }
            notices.close()

    asyncio.run(tell())


GIVEN_UP, TRIED = "notices given up", "notice not delivered"


@pytest.mark.parametrize(
    ("status", "kept", "lines"), [(410, 0, [GIVEN_UP]), (404, 0, [GIVEN_UP]), (500, 1, [TRIED]), (201, 1, [])]
)
def test_a_dead_endpoint_is_forgotten_and_a_sick_one_tried_again(
    tmp_path: Path, service: Service, status: int, kept: int, lines: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    service.status = status

    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            await waiting(hall, DAY)
            notices = watcher(hall)
            notices.wishes.add_device(service.device("peak"))
            await notices.look()
            assert len(service.bodies) == 1
            assert len(notices.wishes.devices("peak")) == kept
            assert [record.message for record in caplog.records if "notice" in record.message] == lines
            notices.close()

    asyncio.run(tell())


def test_keys_that_are_none_any_more_are_given_up_with_a_line_in_the_log(
    tmp_path: Path, service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            await waiting(hall, DAY)
            notices = watcher(hall)
            bad = msgspec.structs.replace(service.device("peak"), p256dh="AAAA", auth="AAAA")
            notices.wishes.add_device(bad)
            for _ in range(5):
                await notices.tell("peak", [(await notices.turns("peak"))[0].info])
            assert service.bodies == []
            assert notices.wishes.devices("peak") == []
            notices.close()

    asyncio.run(tell())
    assert [record.message for record in caplog.records if "notice" in record.message] == [TRIED] * 4 + [GIVEN_UP]


def test_letters_that_bounce_and_a_mail_server_that_is_away_hold_up_nothing(
    tmp_path: Path, post: tuple[Post, str]
) -> None:
    _, smtp = post

    async def tell() -> None:
        async with open_hall(tmp_path) as hall:
            table = await waiting(hall, DAY)
            notices = watcher(hall, smtp)
            for address, kept in (("nobody@example.org", False), ("full@example.org", True)):
                await notices.ask(notices.wishes.set_mailbox("peak", address, "en", "http://table.example"))
                assert (notices.wishes.mailbox("peak") is not None) == kept
            dead = watcher(hall, f"smtp://127.0.0.1:{free_port()}?from=table@example.org")
            box = notices.wishes.set_mailbox("peak", "peak@example.org", "en", "http://table.example")
            notices.wishes.confirm(box.token)
            looking = asyncio.create_task(dead.look())
            assert (await say(table, Guest(table, 0)))["type"] == "answer"
            await looking
            assert notices.wishes.mailbox("peak") is not None
            for each in (notices, dead):
                each.close()

    asyncio.run(tell())


def test_a_move_is_played_while_a_service_and_a_mail_server_say_nothing_for_ever(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("dolmen.server.notices.ways.SECONDS", 3.0)

    async def tell(silent: int) -> None:
        async with open_hall(tmp_path) as hall:
            table = await waiting(hall, DAY)
            notices = watcher(hall, f"smtp://127.0.0.1:{silent}?from=table@example.org")
            there = msgspec.structs.replace(service.device("peak"), endpoint=f"http://127.0.0.1:{silent}/device")
            notices.wishes.add_device(there)
            notices.wishes.confirm(notices.wishes.set_mailbox("peak", "peak@example.org", "en", "http://x").token)
            looking = asyncio.create_task(notices.look())
            await asyncio.sleep(0.5)
            assert (await say(table, Guest(table, 0)))["type"] == "answer"
            assert not looking.done(), "the move was said first"
            await looking
            notices.close()

    with socket.socket() as silent:  # it accepts connections, and that is all
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        asyncio.run(tell(silent.getsockname()[1]))
    assert [record.message for record in caplog.records if "notice" in record.message] == [TRIED] * 2


def test_a_way_that_fails_again_and_again_is_given_up(tmp_path: Path, service: Service) -> None:
    wishes = Wishes(tmp_path / "notices.sqlite")
    wishes.add_device(service.device("peak"))
    assert [wishes.went("devices", service.endpoint, well=False) for _ in range(4)] == [True] * 4
    wishes.went("devices", service.endpoint, well=True)
    assert [wishes.went("devices", service.endpoint, well=False) for _ in range(5)] == [True] * 4 + [False]
    assert wishes.people() == []
    wishes.add_device(service.device("guest"))
    wishes.set_mailbox("guest", "peak@example.org", "en", "http://table.example")
    wishes.move("guest", "account")
    assert wishes.people() == ["account"]
    assert wishes.mailbox("guest") is None
    assert wishes.mailbox("account") is not None
    wishes.close()
    assert (tmp_path / "notices.sqlite").stat().st_mode & 0o777 == 0o600


def test_of_two_processes_one_tells(tmp_path: Path) -> None:
    first, second = (Wishes(tmp_path / "notices.sqlite") for _ in range(2))
    now = time.time()
    assert [wishes.claim("peak", {"t": 3}, now, 3600) for wishes in (first, second)] == [True, False]
    assert second.told("peak") == {"t": 3}
    assert not second.may_tell("peak", now + 60, 3600)
    assert second.claim("peak", {}, now + 3601, 3600)
    for wishes in (first, second):
        wishes.close()


def test_the_key_is_made_once_and_only_services_of_browsers_are_called(tmp_path: Path) -> None:
    push = Push(tmp_path / "push.pem", LOCAL)
    assert (tmp_path / "push.pem").stat().st_mode & 0o777 == 0o600
    assert Push(tmp_path / "push.pem").public == push.public
    assert push.allows("https://fcm.googleapis.com/fcm/send/x")
    assert push.allows("https://web.push.apple.com/x")
    assert push.allows("http://127.0.0.1:9/x")
    for foreign in (
        "https://example.org/",
        "http://fcm.googleapis.com/",
        "https://evilpush.apple.com.example.org/",
        "file:///etc/passwd",
        "https://127.0.0.1:8443\\@fcm.googleapis.com/",  # two programs read two hosts in it
        "https://example.org\\.push.apple.com/",
        "https://somebody@fcm.googleapis.com/",
        "https://fcm.googleapis.com:22/",
        "https://fcm.googleapis.com/\n",
        "http://[::1",
        "",
    ):
        assert not push.allows(foreign)
    assert not are_keys("abc", "def")
    assert not are_keys("!", "ü")


def test_an_address_that_has_not_said_yes_is_asked_thrice_a_day_whoever_wishes(
    tmp_path: Path, post: tuple[Post, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    office, smtp = post
    monkeypatch.setenv("DOLMEN_SMTP", smtp)
    with Server(tmp_path / "data") as server:
        guests = [Person(server) for _ in range(6)]
        wish = {"address": "Sun@example.org"}
        asked = [guest.send("POST", "/api/notices/mail", wish).status_code for guest in guests]
        assert asked == [200, 200, 200, 429, 429, 429]
        assert guests[5].get("/api/notices")["address"] == ""
    assert len(office.letters) <= 3


def test_an_address_of_a_mail_server_is_read_or_refused() -> None:
    mail = Mail("smtps://table%40x:secret@mail.example.org?from=table@example.org")
    assert (mail.host, mail.port, mail.secure, mail.user) == ("mail.example.org", 465, True, "table@x")
    for wrong in ("mail.example.org", "smtp://host", "http://host?from=a@b.cd", "smtp://host:99999?from=a@b.cd"):
        with pytest.raises(BadAddress, match="DOLMEN_SMTP"):
            Mail(wrong)


def test_what_cannot_be_sent_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extra there is no push, and without a mail server there are no letters."""
    monkeypatch.setattr("dolmen.server.notices.notices.has", lambda package: False)

    async def offer() -> None:
        async with open_hall(tmp_path) as hall:
            notices = watcher(hall)
            assert (notices.push, notices.mail) == (None, None)
            notices.close()
            notices = watcher(hall, "smtp://127.0.0.1:25?from=table@example.org")
            assert (notices.push, notices.mail is None) == (None, False)
            notices.close()

    asyncio.run(offer())


def test_wishes_come_by_http_and_one_click_stops_letters(
    tmp_path: Path, post: tuple[Post, str], service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    office, smtp = post
    monkeypatch.setenv("DOLMEN_SMTP", smtp)
    monkeypatch.setenv("DOLMEN_PUSH_HOSTS", "127.0.0.1")
    with Server(tmp_path / "data", "--limits", "0") as server:
        peak = Person(server, "Peak")
        offered = peak.get("/api/notices")
        assert (offered["mail"], offered["devices"], offered["address"]) == (True, 0, "")
        assert len(offered["push_key"]) == 87
        device = service.device("peak")
        wish = {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}}
        assert peak.post("/api/notices/push", wish)["devices"] == 1
        peak.post("/api/notices/push", wish | {"endpoint": "https://example.org/"}, 400)
        peak.post("/api/notices/push", wish | {"keys": {"p256dh": "x", "auth": "y"}}, 400)
        peak.post("/api/notices/mail", {"address": "no address"}, 400)
        assert not peak.post("/api/notices/mail", {"address": "peak@example.org"})["confirmed"]
        wait_for(lambda: len(office.letters) == 1)
        text = office.letters[0].get_content()
        confirm = re.search(rf"{server.address}(/api/notices/confirm/\S+)", text)
        stop = re.search(rf"{server.address}(/stop/\S+)", text)
        assert confirm is not None
        assert stop is not None
        for link in (confirm[1], stop[1]):  # programs look at links before people do: nothing happens
            page = peak.http.get(link).text
            assert "peak@example.org" in page
            assert '<form method="post"><button>' in page
        assert not peak.get("/api/notices")["confirmed"]
        pressed = httpx.post(server.address + confirm[1], timeout=60)  # in a browser that is nobody
        assert "peak@example.org" in pressed.text
        assert "<form" not in pressed.text
        assert peak.get("/api/notices")["confirmed"]
        program = httpx.post(server.address + stop[1], content="List-Unsubscribe=One-Click", timeout=60)
        assert program.status_code == 200
        assert peak.get("/api/notices")["address"] == ""
        assert peak.http.get(stop[1]).status_code == peak.http.get(confirm[1]).status_code == 404
        assert peak.send("DELETE", "/api/notices").json()["devices"] == 0


def test_a_letter_leads_to_the_servers_own_name_whatever_number_it_was_asked_by(
    tmp_path: Path, post: tuple[Post, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    office, smtp = post
    monkeypatch.setenv("DOLMEN_SMTP", smtp)
    with Server(tmp_path / "data", "--limits", "0", "--host-name", "games.example") as server:
        peak = Person(server, "Peak")
        wish = {"address": "wave@example.org"}
        assert peak.send("POST", "/api/notices/mail", wish, headers={"Host": "203.0.113.9"}).status_code == 200
        wait_for(lambda: len(office.letters) == 1)
        text = office.letters[0].get_content()
        assert "http://games.example/api/notices/confirm/" in text
        assert "203.0.113.9" not in text


def wait_for(condition: Any) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)
