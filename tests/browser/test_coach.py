"""The coach at a table against bots: explains a question once, shows a choice, takes back, and can be sent away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.house import People, Server, check_axe


def sit_down(page: Page, server: Server, game: str) -> None:
    """The first game after a course."""
    page.goto(f"{server.url}/learn/{game}")
    page.locator(".after .btn").click()
    page.wait_for_function("() => location.pathname.startsWith('/table/')")
    page.wait_for_selector(".stage [data-lit]")


@pytest.mark.parametrize(("size", "language"), [((1440, 900), "en"), ((390, 844), "ru")], ids=["desk", "phone"])
def test_a_first_game_is_coached_and_the_coach_fades(
    people: People, server: Server, axe: str, size: tuple[int, int], language: str
) -> None:
    page = people.come(*size, language=language)
    sit_down(page, server, "stone-age")
    tutor = page.locator(".tutor")
    expect(tutor.locator("p")).not_to_be_empty()
    check_axe(page, axe, "coached")
    covered = page.evaluate(
        """() => {
          const box = document.querySelector('.tutor').getBoundingClientRect();
          return [...document.querySelectorAll('.stage [data-lit]')].filter((e) => {
            const b = e.getBoundingClientRect();
            const [x, y] = [b.left + b.width / 2, b.top + b.height / 2];
            return box.left < x && x < box.right && box.top < y && y < box.bottom;
          }).length;
        }"""
    )
    assert covered == 0
    # A sensible choice is shown on the board.
    tutor.locator(".btn").first.click()
    expect(page.locator(".hint .choices button").first).to_be_visible(timeout=60_000)
    page.locator(".hint .choices button").first.click()
    page.locator(".prompt .btn.main").click()
    # The same question goes without saying the next time; a mistake is taken back.
    page.wait_for_selector(".stage [data-lit]")
    expect(tutor).to_have_count(0)
    page.keyboard.press("u")
    page.wait_for_selector(".stage [data-lit]")
    expect(tutor).to_have_count(0)


def test_the_coach_is_sent_away_and_called_back_at_any_table_against_bots(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_role("button", name="Play against bots Stone Age").click()
    page.wait_for_function("() => location.pathname.startsWith('/table/')")
    page.wait_for_selector(".stage [data-lit]")
    lamp = page.get_by_role("button", name="Coach at hand")
    expect(lamp).to_have_attribute("aria-pressed", "false")  # who plays against hunters is not taught unasked
    expect(page.locator(".tutor")).to_have_count(0)
    lamp.click()
    expect(page.locator(".tutor h2")).to_be_visible()
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".tutor")).to_have_count(0)
    lamp.click()
    lamp.click()
    expect(page.locator(".tutor h2")).to_be_visible()  # called anew, it explains anew
    lamp.click()
    expect(page.locator(".tutor")).to_have_count(0)


def test_the_coach_is_asked_for_where_a_table_is_made(page: Page, server: Server) -> None:
    page.goto(server.url)
    switch = page.get_by_role("checkbox", name="Coach at hand")
    expect(switch).not_to_be_checked()  # the hunter is proposed
    switch.check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_function("() => location.pathname.startsWith('/table/')")
    expect(page.get_by_role("button", name="Coach at hand")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".tutor h2")).to_be_visible()
