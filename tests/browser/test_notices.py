"""How a person in a browser hears that it is their turn: tab, sound, the browser's notices, push and letters."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Worker, expect
from server.test_notices import Post, Service, post, service, wait_for

from browser.house import People, Server, make_table, play_turns

__all__ = ["post", "service"]  # fixtures of the server's tests: a real mail server, and a push service of our own

DAY = {"kind": "turns", "bank": 86_400}
# What the loudspeaker would play, and a page that can be looked away from: there is no window to cover here.
# A browser without windows allows no notices and has no place for them: what it is asked to show is written down.
ALLOWED = "Object.defineProperty(Notification, 'permission', { get: () => 'granted' });"
NOTICES = """
globalThis.notices = [];
ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data }) => {
  globalThis.notices.push({ title, body, tag, data });
};
"""
HEARD = """
globalThis.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { globalThis.tones++; return start.apply(this, when); };
globalThis.away = false;
Object.defineProperty(document, 'hidden', { get: () => globalThis.away });
"""
# Chromium asks a service of its maker for the address of a subscription, and there is none here: this one is given.
SUBSCRIBE = """
PushManager.prototype.subscribe = async (options) => {
  globalThis.asked = { visible: options.userVisibleOnly, key: options.applicationServerKey.byteLength };
  return { toJSON: () => (%s), unsubscribe: async () => true };
};
"""


@pytest.fixture
def asking(
    tmp_path_factory: pytest.TempPathFactory, post: tuple[Post, str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Server]:
    """A server that sends letters, and pushes to this machine."""
    monkeypatch.setenv("DOLMEN_SMTP", post[1])
    monkeypatch.setenv("DOLMEN_PUSH_HOSTS", "127.0.0.1")
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


def two(people: People, server: Server, **wishes: Any) -> tuple[Page, Page]:
    """Peak and Wave at one table: first who is asked, then who waits."""
    peak, wave = people.come(kept=True), people.come()
    for page in (peak, wave):
        page.add_init_script(HEARD)
        page.goto(server.url)
    peak.evaluate("navigator.serviceWorker.ready.then(() => true)")
    table = make_table(peak, server, [{"kind": "me", "name": "Peak"}, {"kind": "open"}], **wishes)
    wave.goto(f"{server.url}/table/{table}")
    wave.get_by_label("Your name").fill("Wave")
    wave.get_by_role("button", name="Sit down").first.click()
    for page in (peak, wave):
        page.goto(f"{server.url}/table/{table}?board=generic")
        page.wait_for_selector(".prompt")
    asked = "document.title.startsWith('✋')"
    peak.wait_for_function(f"() => {asked} || document.querySelector('.feed')")
    return (peak, wave) if peak.evaluate(asked) else (wave, peak)


def icon(page: Page) -> str:
    return page.locator("link[rel=icon]").get_attribute("href") or ""


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_tab_the_icon_and_a_sound_tell_of_ones_turn(people: People, server: Server) -> None:
    now, then = two(people, server)
    expect(now).to_have_title(re.compile("^✋ Stone Age"))
    assert icon(now).endswith("favicon-turn.svg")
    assert now.request.get(f"{server.url}/favicon-turn.svg").ok
    expect(then).to_have_title(re.compile("^Stone Age"))
    assert icon(then).endswith("favicon.svg")
    then.mouse.click(5, 5)  # browsers are silent until they are touched
    assert then.evaluate("globalThis.tones") == 0
    while not then.title().startswith("✋"):
        play_turns(now, 1) if now.locator("[data-lit]").count() else now.wait_for_timeout(50)
    then.wait_for_function("() => globalThis.tones === 2")
    assert icon(then).endswith("favicon-turn.svg")
    assert icon(now).endswith("favicon.svg")


def test_sound_can_be_turned_off(people: People, server: Server) -> None:
    page = people.come()
    page.goto(server.url)
    settings(page)
    box = page.get_by_label("Sound")
    box.set_checked(not box.is_checked())
    kept = page.evaluate("JSON.parse(localStorage.getItem('dolmen-settings')).sound")
    assert kept is box.is_checked()
    page.reload()
    settings(page)
    assert page.get_by_label("Sound").is_checked() is kept


def shown(world: Page | Worker) -> list[dict[str, str]]:
    """The notices that were shown from a page or its service worker."""
    found: list[dict[str, str]] = world.evaluate("globalThis.notices")
    return found


def test_a_page_in_the_background_shows_a_notice_if_that_is_wished(people: People, server: Server) -> None:
    page = people.come(kept=True)
    page.add_init_script(HEARD + ALLOWED + NOTICES)
    page.goto(server.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    settings(page)
    page.get_by_label("While the page is in the background").check()
    page.keyboard.press("Escape")
    table = make_table(page, server, [{"kind": "me", "name": "Peak"}, {"kind": "bot", "bot": "random"}])
    page.goto(f"{server.url}/table/{table}?board=generic")
    page.wait_for_selector("[data-lit]")
    assert play_turns(page, 1) == 1
    page.wait_for_selector("[data-lit]")
    assert shown(page) == []  # it was looked at
    page.evaluate("globalThis.away = true")
    play_turns(page, 3)
    page.wait_for_function("() => globalThis.notices.length")
    assert shown(page)[0] == {"title": "Your turn", "body": "Stone Age", "tag": "turn", "data": page.url}


def test_a_browser_that_forbids_notices_is_told_about(people: People, server: Server) -> None:
    page = people.come()
    page.add_init_script("Notification.requestPermission = async () => 'denied'")
    page.goto(server.url)
    settings(page)
    box = page.get_by_label("While the page is in the background")
    box.click()
    expect(page.get_by_text("The browser does not allow notices from here")).to_be_visible()
    assert not box.is_checked()


def test_push_and_letters_are_wished_for_and_stopped_in_the_settings(
    people: People, asking: Server, post: tuple[Post, str], service: Service
) -> None:
    office, _ = post
    device = service.device("peak")
    wish = {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}}
    page = people.come(kept=True)
    page.add_init_script(ALLOWED + SUBSCRIBE % json.dumps(wish))
    page.goto(asking.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    settings(page)
    stop = page.get_by_role("button", name="Stop push and e-mail")
    expect(stop).to_have_count(0)
    page.get_by_role("button", name="Also when no page is open").click()
    expect(stop).to_be_visible()
    assert page.evaluate("globalThis.asked") == {"visible": True, "key": 65}
    assert page.request.get(f"{asking.url}/api/notices").json()["devices"] == 1
    page.get_by_label("By e-mail").fill("peak@example.org")
    page.get_by_role("button", name="Write to me").click()
    expect(page.get_by_text("peak@example.org", exact=False).first).to_be_visible()
    wait_for(lambda: len(office.letters) == 1)
    link = re.search(rf"{asking.url}/api/notices/confirm/\S+", office.letters[0].get_content())
    assert link is not None
    page.goto(link[0])
    page.get_by_role("button", name="Yes, write to me").click()
    expect(page.get_by_text("once an hour at most")).to_be_visible()
    assert page.request.get(f"{asking.url}/api/notices").json()["confirmed"]
    page.goto(asking.url)
    settings(page)
    stop.click()
    expect(stop).to_have_count(0)
    wished = page.request.get(f"{asking.url}/api/notices").json()
    assert (wished["devices"], wished["address"]) == (0, "")


def test_a_pushed_message_is_shown(people: People, server: Server) -> None:
    """The browser's own way from a message to the service worker; only the service in between is left out."""
    page = people.come(kept=True)
    page.goto(server.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    (worker,) = page.context.service_workers
    worker.evaluate(f"() => {{ {NOTICES} }}")
    told = {"title": "Your turn: Stone Age", "body": "With Wave", "url": f"{server.url}/table/x", "tag": "turn"}
    deliver(page, server, told)
    wait_for(lambda: shown(worker))
    assert shown(worker) == [
        {"title": "Your turn: Stone Age", "body": "With Wave", "tag": "turn", "data": f"{server.url}/table/x"}
    ]


def deliver(page: Page, server: Server, message: dict[str, str]) -> None:
    """Hand a message to the service worker of a page, as the browser does when one was pushed."""
    tools = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    tools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.url, "registrationId": found[0]["registrationId"], "data": json.dumps(message)},
    )
