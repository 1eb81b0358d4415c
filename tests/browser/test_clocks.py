"""Clocks: one's own is always in sight, and nobody's flag falls in silence."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.house import People, Server, check_axe, make_table, play_turns

BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "me", "name": "Peak"}
OPEN = {"kind": "open"}
NOON = 1_750_075_200  # what Peak's device takes for the time of day where time stands still


class Uneven(Server):
    """At its tables Peak, at the first seat, has what a bank is above the whole hundreds; the others have all of it."""

    program = ("-f", str(Path(__file__).with_name("staged_clocks.py")))


@pytest.fixture(scope="module")
def uneven(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Uneven]:
    with Uneven(tmp_path_factory.mktemp("uneven")) as running:
        yield running


def sit_down(
    people: People,
    server: Server,
    bank: float,
    seats: Sequence[dict[str, str]] = (ME, OPEN, BOT),
    size: tuple[int, int] = (1440, 900),
    language: str = "en",
    standing: bool = False,
) -> tuple[Page, Page]:
    """Peak and Wave at a table with clocks: Peak is asked who starts, and the clock runs.

    With `standing` it is always noon on Peak's device.
    """
    peak, wave = people.come(*size, language), people.come(language=language)
    if standing:
        peak.clock.set_fixed_time(NOON)
    clock = {"kind": "live", "bank": bank, "increment": 0}
    table = make_table(peak, server, seats, {"first_player": "chosen"}, clock=clock)
    for page in (peak, wave):
        page.goto(f"{server.url}/table/{table}")
    wave.get_by_label(re.compile("Your name|Ваше имя")).fill("Wave")
    wave.get_by_role("button", name=re.compile("Sit down|Сесть")).click()
    peak.wait_for_selector("[data-lit]")
    wave.wait_for_selector(".prompt")
    return peak, wave


def test_my_own_clock_is_in_the_prompt(people: People, server: Server, axe: str) -> None:
    peak, wave = sit_down(people, server, 600)
    mine, others = peak.locator(".mine-clock"), wave.locator(".mine-clock")
    expect(mine).to_contain_text(re.compile(r"[89]:\d\d"))
    expect(mine).to_contain_text("your time")
    expect(mine).to_have_class(re.compile(r"\brun\b"))
    expect(others).to_contain_text("10:00")
    expect(others).to_contain_text("stands still")
    expect(others).not_to_have_class(re.compile(r"\brun\b"))
    check_axe(peak, axe, "clock")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (360, 640), (1440, 900)])
def test_a_low_clock_is_seen_and_spoken(people: People, server: Server, axe: str, size: tuple[int, int]) -> None:
    peak, _ = sit_down(people, server, 600, size=size, standing=True)
    phone = size != (1440, 900)
    expect(peak.locator(".mine-clock")).to_have_count(0 if phone else 1)  # on a phone it stands in the pill
    shown = peak.locator(".pill.turn .t" if phone else ".mine-clock")
    expect(shown).to_contain_text(re.compile(r"you · \d+:\d\d" if phone else r"\d+:\d\d"))
    minutes, seconds = re.findall(r"(\d+):(\d\d)", shown.inner_text())[0]
    peak.clock.set_fixed_time(NOON + 60 * int(minutes) + int(seconds) - 30)
    expect(peak.get_by_role("status").filter(has_text="You have 30 seconds left")).to_have_count(1)
    expect(peak.locator(".mine-clock")).to_have_class(re.compile(r"\blow\b"))
    expect(peak.locator(".prompt.late")).to_contain_text("At 0:00 a bot plays on for you.")
    if phone:
        expect(peak.locator(".pill.turn .t")).to_have_class(re.compile(r"\blow\b"))
    for part in peak.locator(".prompt b, .prompt .mine-clock, .prompt button:visible").all():
        box = part.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
    check_axe(peak, axe, "low clock")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_fallen_flag_is_told_to_everybody(people: People, uneven: Uneven, axe: str, language: str) -> None:
    peak, wave = sit_down(people, uneven, 606, language=language)
    fallen = peak.locator(".prompt.fallen")
    expect(fallen).to_be_visible()
    expect(fallen).to_contain_text({"en": "Your time has run out", "ru": "Ваше время вышло"}[language])
    expect(fallen).to_contain_text({"en": "Hunter plays on", "ru": "играет Охотник"}[language])
    check_axe(peak, axe, "fallen flag")
    seat = wave.locator(".seat", has_text="Peak")
    expect(seat).to_contain_text({"en": "0:00 · ran out of time", "ru": "0:00 · время вышло"}[language])
    expect(seat).to_contain_text({"en": "Hunter plays on", "ru": "дальше играет Охотник"}[language])
    clipped = "(e) => [...e.querySelectorAll('.sub *')].some((one) => one.scrollWidth > one.clientWidth + 1)"
    assert not seat.evaluate(clipped)
    peak.get_by_role("button", name={"en": "Only watch", "ru": "Только смотреть"}[language]).click()
    expect(fallen).to_have_count(0)
    expect(peak.locator(".prompt b")).to_have_text(re.compile("^(Wave|Волна|Sun|Солнце|Peak) "))


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390)])
def test_after_the_flag_a_bot_plays_on_and_the_seat_is_taken_back(
    people: People, uneven: Uneven, size: tuple[int, int]
) -> None:
    """A real clock runs down at a real server."""
    peak, wave = sit_down(people, uneven, 606, size=size)
    fallen, lent = peak.locator(".prompt.fallen"), peak.locator(".lent")
    expect(fallen).to_be_visible()
    expect(lent).to_contain_text("Hunter plays")
    expect(lent.locator("[inert]")).to_be_visible()
    # The bot has answered what Peak let pass, and the game goes on without Peak.
    wave.wait_for_selector("[data-lit]")
    assert play_turns(wave, 1) == 1
    expect(fallen).to_be_visible()
    peak.get_by_role("button", name="Take my seat back").click()
    expect(fallen).to_have_count(0)
    expect(lent).to_have_count(0)
    seat = wave.locator(".seat", has_text="Peak")
    expect(seat).not_to_contain_text("ran out of time")
    deadline = time.monotonic() + 100
    while not peak.locator("[data-lit]").count() and time.monotonic() < deadline:
        play_turns(wave, 1) if wave.locator("[data-lit]").count() else wave.wait_for_timeout(100)
    expect(peak.locator(".prompt .mark.mine")).to_be_visible()
    lines = wave.get_by_role("log", name="Log").locator("li")
    before = lines.count()
    assert play_turns(peak, 1) == 1
    expect(lines).not_to_have_count(before)
    expect(peak.locator(".prompt.refused")).to_have_count(0)


@pytest.mark.parametrize(("size", "language"), [((1440, 900), "en"), ((390, 844), "ru")])
def test_in_a_live_game_of_two_whoever_runs_out_of_time_has_lost(
    people: People, uneven: Uneven, axe: str, size: tuple[int, int], language: str
) -> None:
    peak, wave = sit_down(people, uneven, 606, (ME, OPEN), size, language)
    lost, won = peak.get_by_role("dialog"), wave.get_by_role("dialog")
    expect(lost).to_contain_text({"en": "You lost on time", "ru": "Вы проиграли по времени"}[language])
    expect(won).to_contain_text({"en": "You win on time", "ru": "Вы победили по времени"}[language])
    expect(won.locator("li", has_text="Peak")).to_contain_text("0:00")
    expect(won.locator("li", has_text="Wave")).to_contain_text("10:06")
    check_axe(wave, axe, "won on time")
    won.get_by_role("button", name={"en": "Rematch", "ru": "Реванш"}[language]).click()
    wave.wait_for_url(lambda url: url != peak.url)


def test_when_all_people_have_run_out_of_time_the_game_is_a_finished_game(people: People, server: Server) -> None:
    peak = people.come()
    clock = {"kind": "live", "bank": 5, "increment": 0}
    table = make_table(peak, server, (ME, BOT, BOT), {"first_player": "chosen", "round_limit": 1}, clock=clock)
    peak.goto(f"{server.url}/table/{table}")
    expect(peak.locator(".win h1")).to_be_visible(timeout=60_000)
    expect(peak.locator("tfoot td")).to_have_count(3)  # everybody has points
    expect(peak.get_by_role("main")).not_to_contain_text("given up")
    shown = peak.request.get(f"{server.url}/api/tables/{table}").json()
    assert (shown["status"], min(shown["places"])) == ("over", 1)
