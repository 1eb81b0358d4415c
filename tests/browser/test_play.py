"""Whole games in real browsers, against a real server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.house import People, Server, make_table, play_turns, take_turns

BOT = {"kind": "bot", "bot": "greedy"}


def test_a_newcomer_plays_a_bot_to_the_end(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_role("button", name="All choices…").click()
    choices = page.get_by_role("dialog")
    choices.get_by_label("Your name").fill("Peak")
    choices.get_by_label("Most rounds").fill("1")
    choices.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("status").filter(has_text=re.compile("Place|Choose|Waiting"))).to_be_visible()
    play_turns(page, 500)
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    assert page.locator("tfoot td").count() == 2
    expect(page.get_by_role("img", name=re.compile("Points of every player"))).to_be_visible()


def test_two_people_and_a_bot_play_to_the_end(people: People, server: Server, request: pytest.FixtureRequest) -> None:
    rounds = 60 if request.config.getoption("--numbers") == "long" else 3
    peak, wave = people.come(), people.come()
    table = make_table(peak, server, [{"kind": "me", "name": "Peak"}, {"kind": "open"}, BOT], {"round_limit": rounds})
    peak.goto(f"{server.url}/table/{table}")
    expect(peak.get_by_text("Waits for one more player")).to_be_visible()
    wave.goto(f"{server.url}/table/{table}")
    wave.get_by_label("Your name").fill("Wave")
    wave.get_by_role("button", name="Sit down").click()
    take_turns([peak, wave])
    for page in (peak, wave):
        expect(page.locator(".win h1")).to_be_visible()
    assert peak.locator("tfoot").inner_text() == wave.locator("tfoot").inner_text()


def test_a_rematch_takes_everybody_to_the_same_table(people: People, server: Server) -> None:
    peak, wave = people.come(), people.come()
    table = make_table(peak, server, [{"kind": "me", "name": "Peak"}, {"kind": "open"}], {"round_limit": 1})
    for page in (peak, wave):
        page.goto(f"{server.url}/table/{table}")
    wave.get_by_role("button", name="Sit down").click()
    take_turns([peak, wave])
    peak.get_by_role("button", name="Rematch").click()
    expect(peak).not_to_have_url(re.compile(table))
    wave.get_by_role("link", name="To the rematch").click()
    wave.get_by_role("button", name="Sit down").click()
    expect(wave.locator(".prompt")).to_be_visible()
    assert peak.url.rsplit("/", 1)[1].partition("?")[0] == wave.url.rsplit("/", 1)[1].partition("?")[0]


def test_one_device_is_covered_when_it_changes_hands(page: Page, server: Server) -> None:
    seats = [{"kind": "me", "name": "Peak"}, {"kind": "me", "name": "Wave"}]
    page.goto(f"{server.url}/table/{make_table(page, server, seats, {'round_limit': 3})}")
    cover = page.get_by_role("button", name=re.compile("I am (Peak|Wave)"))
    page.wait_for_selector("[data-lit], dialog[open]")
    if cover.count():  # Wave begins
        cover.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page).to_have_title(re.compile("^✋"))
    play_turns(page, 500)  # until the device changes hands, which takes several turns if one has placed all figures
    expect(cover).to_be_visible()
    expect(page.locator("[data-lit]")).to_have_count(0)  # nothing is seen through the cover
    cover.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("[data-lit]").first).to_be_visible()
    play_turns(page, 500)
    page.get_by_role("button", name="We have no secrets at this table").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    play_turns(page, 500)
    expect(page.locator(".win h1")).to_be_visible()


def test_a_reload_in_mid_turn_loses_nothing(page: Page, server: Server) -> None:
    # Every word waits to be confirmed: one that nobody answers (the bot has placed all people) would be said at once.
    page.add_init_script("localStorage.setItem('dolmen-settings', '{\"confirm\": true}')")
    page.goto(f"{server.url}/table/{make_table(page, server, [{'kind': 'me', 'name': 'Peak'}, BOT])}?board=generic")
    page.wait_for_selector("[data-lit]")
    play_turns(page, 2)
    page.wait_for_selector("[data-lit]")
    choices = page.locator("[data-lit]").all_inner_texts()
    log = page.locator(".feed li").all_inner_texts()
    page.locator("[data-lit]").first.click()
    expect(page.locator(".prompt .btn.main")).to_be_visible()
    page.reload()
    page.wait_for_selector("[data-lit]")
    assert page.locator("[data-lit]").all_inner_texts() == choices
    assert page.locator(".feed li").all_inner_texts() == log


def test_a_killed_server_comes_back_and_the_game_goes_on(people: People, server: Server) -> None:
    peak, wave = people.come(), people.come()
    table = make_table(peak, server, [{"kind": "me", "name": "Peak"}, {"kind": "open"}, BOT], {"round_limit": 2})
    for page in (peak, wave):
        page.goto(f"{server.url}/table/{table}")
    wave.get_by_role("button", name="Sit down").click()
    take_turns([peak, wave], 4)
    server.kill()
    expect(peak.get_by_text("Waiting for the server")).to_be_visible()
    server.start()
    expect(peak.get_by_text("Waiting for the server")).not_to_be_visible(timeout=60_000)
    expect(wave.get_by_text("Waiting for the server")).not_to_be_visible(timeout=60_000)
    take_turns([peak, wave])
    for page in (peak, wave):
        expect(page.locator(".win h1")).to_be_visible()


def test_the_language_changes_at_any_time(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("За какой стол сядем?")
    page.goto(f"{server.url}/table/{make_table(page, server, [{'kind': 'me', 'name': 'Гора'}, BOT])}")
    page.wait_for_selector("[data-lit]")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    assert re.search("[а-я]{4}", page.locator(".prompt b").inner_text())
    page.get_by_role("button", name="Настройки").click()
    page.get_by_role("radio", name="English").click()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt b")).to_contain_text(re.compile("Place|Choose"))


def test_an_undo_takes_the_last_word_back(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/table/{make_table(page, server, [{'kind': 'me', 'name': 'Peak'}, BOT])}?board=generic")
    page.wait_for_selector("[data-lit]")
    before = page.locator("[data-lit]").all_inner_texts()
    told = page.locator(".feed li").count()
    play_turns(page, 1)
    page.wait_for_function("(told) => document.querySelectorAll('.feed li').length > told", arg=told)
    page.wait_for_selector("[data-lit]")
    page.get_by_role("button", name=re.compile("[Tt]ake back")).click()
    expect(page.locator("[data-lit]")).to_have_count(len(before))
    assert page.locator("[data-lit]").all_inner_texts() == before


def test_what_lies_further_back_is_taken_back_by_consent(people: People, server: Server) -> None:
    peak, wave = people.come(), people.come()
    table = make_table(peak, server, [{"kind": "me", "name": "Peak"}, {"kind": "open"}])
    for page in (peak, wave):
        page.goto(f"{server.url}/table/{table}?board=generic")
    wave.get_by_role("button", name="Sit down").click()
    for page in (peak, wave):
        expect(page.get_by_role("button", name=re.compile("[Tt]ake back"))).to_be_enabled()
    first, second = (peak, wave) if peak.evaluate("() => document.title.startsWith('✋')") else (wave, peak)
    begun = first.locator("[data-lit]").all_inner_texts()
    play_turns(first, 1, first=True)  # one figure, so that the turn comes back
    expect(second.locator("[data-lit]").first).to_be_visible()
    play_turns(second, 1, first=True)
    expect(first.locator("[data-lit]").first).to_be_visible()
    told = first.locator(".feed li").all_inner_texts()

    undo = first.get_by_role("button", name=re.compile("[Tt]ake back"))
    undo.click()
    expect(first.get_by_role("button", name="Never mind")).to_be_visible()
    expect(second.locator(".toast")).to_contain_text(re.compile(r"asks to take back: \w+"))  # which move it is
    second.get_by_role("button", name="No", exact=True).click()
    expect(first.get_by_role("button", name="Never mind")).not_to_be_visible()
    assert first.locator(".feed li").all_inner_texts() == told

    undo.click()
    first.get_by_role("button", name="Never mind").click()
    expect(second.get_by_role("button", name="Agree")).not_to_be_visible()

    undo.click()
    second.get_by_role("button", name="Agree").click()
    expect(first.locator("[data-lit]")).to_have_count(len(begun))
    assert first.locator("[data-lit]").all_inner_texts() == begun
    expect(second.locator("[data-lit]")).to_have_count(0)


def test_an_undo_moves_back_what_had_moved(people: People, server: Server) -> None:
    """Goods fly to their owner, and back when the roll that won them is taken back (here both seats are one's own)."""
    page = people.come(still=False)
    seats = [{"kind": "me", "name": "Peak"}, {"kind": "me", "name": "Wave"}]
    page.add_init_script("localStorage.setItem('dolmen-settings', JSON.stringify({cover: false, sound: false}))")
    page.goto(f"{server.url}/table/{make_table(page, server, seats)}")
    page.wait_for_selector("[data-lit]")
    flights = "() => document.querySelectorAll('.flight').length"
    for _ in range(200):
        play_turns(page, 1)
        if page.evaluate(flights):
            break
    assert page.evaluate(flights), "no goods were won"
    page.wait_for_function("() => !document.querySelectorAll('.flight').length")
    page.evaluate("""() => {
      window.flown = 0;
      new MutationObserver((list) => list.forEach((one) => one.addedNodes.forEach((node) => {
        if (node.classList?.contains('flight')) window.flown += 1;
      }))).observe(document.body, {childList: true, subtree: true});
    }""")
    page.get_by_role("button", name=re.compile("[Tt]ake back")).click()
    page.wait_for_function("() => window.flown > 0")
    page.wait_for_function("() => !document.querySelectorAll('.flight').length")


def test_chat_reaches_the_other_side(people: People, server: Server) -> None:
    peak, wave = people.come(), people.come()
    table = make_table(peak, server, [{"kind": "me", "name": "Peak"}, {"kind": "open"}])
    for page in (peak, wave):
        page.goto(f"{server.url}/table/{table}")
    wave.get_by_role("button", name="Sit down").click()
    for page in (peak, wave):
        page.get_by_role("tab", name=re.compile("Chat")).click()
    peak.get_by_label("Say something").fill("not the field <b>again</b>!")
    peak.keyboard.press("Enter")
    expect(wave.get_by_role("log", name="Chat")).to_contain_text("not the field <b>again</b>!")


def test_a_replay_can_be_scrubbed_and_shared_at_a_move(page: Page, server: Server) -> None:
    table = make_table(page, server, [{"kind": "me", "name": "Peak"}, BOT], {"round_limit": 1})
    page.goto(f"{server.url}/table/{table}")
    play_turns(page, 500)
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_be_visible()
    page.keyboard.press("End")
    last = slider.input_value()
    assert int(last) > 10
    page.keyboard.press("ArrowLeft")
    assert int(slider.input_value()) == int(last) - 1
    expect(page).to_have_url(re.compile(f"move={int(last) - 1}"))
    page.reload()
    expect(page.get_by_role("slider", name="Move")).to_have_value(str(int(last) - 1))
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("0")


def test_a_wrong_address_says_so(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/table/nothing")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.goto(f"{server.url}/no/such/page")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_a_guest_keeps_the_seat_when_signing_up(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/table/{make_table(page, server, [{'kind': 'me', 'name': 'Peak'}, BOT])}")
    page.wait_for_selector("[data-lit]")
    page.goto(f"{server.url}/person")
    page.get_by_label("Login").fill(f"peak-{server.port}")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_role("heading", name=f"Signed in as peak-{server.port}")).to_be_visible()
    page.get_by_role("link", name="Play").first.click()
    expect(page.locator(".my.turn")).to_be_visible()
