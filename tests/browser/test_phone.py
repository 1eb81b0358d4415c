"""The client on a phone, as one expects of an app: installed, shared by the phone's sheet, awake, clear of notches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.house import People, Server, make_table, play_turns

BOT = {"kind": "bot", "bot": "random"}
SHEET = """
globalThis.handed = [];
navigator.share = async (what) => { globalThis.handed.push(what); };
"""
# A screen that can be kept on: how often it was asked for, and whether it is held now.
SCREEN = """
globalThis.asked = 0;
globalThis.lock = null;
globalThis.away = false;
Object.defineProperty(document, 'hidden', { get: () => globalThis.away });
Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
  globalThis.asked++;
  const lock = new EventTarget();
  lock.release = async () => { globalThis.lock = null; lock.dispatchEvent(new Event('release')); };
  globalThis.lock = lock;
  return lock;
} } });
"""
# What can be touched and reaches under a notch or the bar of the phone, at the edges of the window.
UNDER = """({ top = 0, bottom = 0, left = 0, right = 0 }) =>
  [...document.querySelectorAll('button, a[href], input, [data-lit]')]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      const inside = x >= left && x <= innerWidth - right && y >= top && y <= innerHeight - bottom;
      return hit && one.contains(hit) && !inside;
    })
    .map((one) => one.getAttribute('aria-label') ?? one.textContent.trim())"""


def test_the_browser_finds_nothing_against_installing_it(people: People, server: Server) -> None:
    page = people.come(390, 844, kept=True)
    page.goto(server.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    tools = page.context.new_cdp_session(page)
    found = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []  # every test is a private window
    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")


def test_the_settings_hand_on_the_browsers_offer_of_the_home_screen(people: People, server: Server) -> None:
    page = people.come(390, 844)
    page.goto(server.url)
    page.get_by_role("button", name="Settings").first.click()
    button = page.get_by_role("button", name="Put it on the home screen")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(button).to_have_count(0)
    page.evaluate("""() => {  // as the browser does when it finds nothing against installing the page
      globalThis.asked = 0;
      const offer = new Event('beforeinstallprompt');
      offer.prompt = async () => { globalThis.asked += 1; };
      dispatchEvent(offer);
    }""")
    button.click()
    expect(button).to_have_count(0)
    assert page.evaluate("globalThis.asked") == 1


def test_an_invitation_goes_through_the_sheet_of_the_phone(people: People, server: Server) -> None:
    page = people.come(390, 844)
    page.add_init_script(SHEET)
    page.goto(server.url)
    table = make_table(page, server, [{"kind": "me", "name": "Peak"}, {"kind": "open"}, BOT])
    page.goto(f"{server.url}/table/{table}")
    page.get_by_role("button", name="Let the room in").or_(page.get_by_role("button", name="Share")).first.tap()
    share = page.get_by_role("button", name="Share")
    if page.evaluate("globalThis.handed.length") == 0:
        share.first.tap()
    page.wait_for_function("() => globalThis.handed.length === 1")
    (handed,) = page.evaluate("globalThis.handed")
    assert handed["title"] == "Stone Age"
    assert handed["url"].endswith(f"/table/{table}")


def test_the_screen_stays_on_at_a_table_and_goes_dark_elsewhere(people: People, server: Server) -> None:
    page = people.come(390, 844)
    page.add_init_script(SCREEN)
    page.goto(server.url)
    table = make_table(page, server, [{"kind": "me", "name": "Peak"}, BOT], clock={"kind": "turns", "bank": 86_400})
    assert page.evaluate("globalThis.asked") == 0
    page.goto(f"{server.url}/table/{table}?board=generic")
    page.wait_for_function("() => globalThis.lock !== null")
    page.evaluate("""() => {  // the phone is put into a pocket, and taken out again
      globalThis.away = true;
      globalThis.lock.release();
      globalThis.away = false;
      document.dispatchEvent(new Event('visibilitychange'));
    }""")
    page.wait_for_function("() => globalThis.asked === 2 && globalThis.lock !== null")
    page.evaluate("() => { history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate')); }")
    page.wait_for_function("() => globalThis.lock === null")


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "sideways"])
def test_nothing_to_touch_hides_under_notch_and_bar(people: People, server: Server, size: tuple[int, int]) -> None:
    page = people.come(*size)
    edges = {"top": 47, "bottom": 34} if size[0] < size[1] else {"left": 47, "right": 47, "bottom": 21}
    tools = page.context.new_cdp_session(page)
    tools.send("Emulation.setSafeAreaInsetsOverride", {"insets": edges})
    page.goto(server.url)
    page.wait_for_selector(".cover")
    assert page.evaluate(UNDER, {**edges, "bottom": 0}) == []  # the list of games scrolls on below
    table = make_table(page, server, [{"kind": "me", "name": "Peak"}, BOT])
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector("[data-lit]")
    assert play_turns(page, 1) == 1
    expect(page.locator(".prompt")).to_be_visible()
    assert page.evaluate(UNDER, edges) == []
