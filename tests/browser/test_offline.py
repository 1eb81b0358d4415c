"""The client as an app: it can be installed, opens without its server, and shows what it has kept."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page

from browser.house import People, Server, make_table, play_turns

READY = "navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


def keep(page: Page, server: Server) -> None:
    """Open the lobby, and again once the client is kept."""
    page.goto(server.url)
    page.wait_for_selector(".cover")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector(".cover")
    assert page.evaluate(READY)


def test_the_client_can_be_installed(people: People, server: Server) -> None:
    page = people.come(390, 844)
    page.goto(server.url)
    link = page.locator("link[rel=manifest]").get_attribute("href")
    found = page.request.get(f"{server.url}/{(link or '').removeprefix('./')}")
    assert found.headers["content-type"].startswith("application/manifest+json")
    manifest = found.json()
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "./"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        file = page.request.get(f"{server.url}/{icon['src']}")
        assert file.ok
        assert file.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            picture = Image.open(io.BytesIO(file.body()))
            assert "x".join(map(str, picture.size)) == icon["sizes"]
    viewport = page.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "user-scalable" not in viewport
    assert "maximum-scale" not in viewport
    assert "viewport-fit=cover" in viewport


@pytest.mark.parametrize("language", ["en", "ru"])
def test_without_its_server_the_client_opens_and_a_watched_game_can_be_watched_again(
    people: People, server: Server, language: str
) -> None:
    page = people.come(390, 844, language, kept=True)
    keep(page, server)
    table = make_table(
        page, server, [{"kind": "me", "name": "Peak"}, {"kind": "bot", "bot": "greedy"}], {"round_limit": 1}
    )
    page.goto(f"{server.url}/table/{table}?board=generic")
    play_turns(page, 200)
    page.goto(f"{server.url}/replay/{table}")
    page.wait_for_selector(".viewer .stage, .viewer")
    board = page.locator(".viewer").inner_text()
    server.stop()
    try:
        page.goto(server.url)
        page.wait_for_selector(".away")
        said = page.locator(".away").inner_text()
        assert ("The server does not answer" if language == "en" else "Сервер не отвечает") in said
        assert "Peak" in said
        page.locator(f"a[href='/replay/{table}']").click()
        page.wait_for_selector(".viewer .stage, .viewer")
        assert page.locator(".viewer").inner_text() == board
        page.goto(f"{server.url}/table/{table}")
        page.wait_for_selector(".away")
    finally:
        server.start()
    page.wait_for_selector(".away", state="detached", timeout=60_000)  # by itself


def test_what_concerns_people_is_never_kept(people: People, server: Server) -> None:
    page = people.come(kept=True)
    keep(page, server)
    kept = page.evaluate(
        """async () => {
          const found = [];
          for (const name of await caches.keys())
            for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
          return found;
        }"""
    )
    assert "/" in kept
    assert any(path.startswith("/assets/") for path in kept)
    assert {path for path in kept if path.startswith("/api/")} <= {"/api/games"}


def test_an_exported_game_plays_from_a_file_without_any_network(people: People, server: Server, tmp_path: Path) -> None:
    from dolmen import Match, Rng, load
    from dolmen.bots import Seat, make_bot
    from dolmen.show.page import page as page_of

    game = load("kingdomino-origins")
    match, rng = Match(game, ["Peak", "Wave"], rng=Rng(3)), Rng(4)
    while not match.over:
        match.play(match.to_move, make_bot("random").choose(Seat(game, match.state.copy(), match.to_move, 2), rng))
    file = tmp_path / "game.html"
    file.write_text(page_of(match.record(), game, None, "en"), encoding="utf-8")
    page = people.come()
    page.context.set_offline(True)
    page.goto(file.as_uri())
    page.wait_for_selector(".game")
    assert "Peak" in page.locator("body").inner_text()
    place = page.locator("input[type=range]")
    begun = int(place.input_value())
    before = page.locator(".stage").inner_html()
    page.keyboard.press("ArrowRight" if begun == 0 else "ArrowLeft")
    page.wait_for_function("before => document.querySelector('input[type=range]').value != before", arg=str(begun))
    assert page.locator(".stage").inner_html() != before
