"""The rules as a book: chapters with pictures drawn by the boards, numbered lines, search, links that end there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import dolmen
from browser.house import People, Server, check_axe
from dolmen.school import course_of

DRAWN = "figure .desk svg"


@pytest.mark.parametrize(("size", "language"), [((1440, 900), "en"), ((390, 844), "ru")])
def test_a_rule_is_found_and_shown_on_the_board(
    people: People, server: Server, axe: str, size: tuple[int, int], language: str
) -> None:
    page = people.come(*size, language)
    page.goto(f"{server.url}/rules/stone-age#SA-078")
    line = page.locator("#SA-078")
    expect(line).to_be_in_viewport()
    expect(line).to_contain_text("forest 3")
    page.evaluate("() => dispatchEvent(new Event('dolmen-print'))")
    course = course_of(dolmen.load("stone-age"))
    assert course is not None
    expect(page.locator("figure")).to_have_count(9 + len(course.example))  # positions of lessons, and worked examples
    expect(page.locator(DRAWN).first).to_be_attached()
    check_axe(page, axe, f"book, {language}")
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    search = page.get_by_role("searchbox")
    search.fill("deck fill slots")
    expect(page.locator(".lines li").first).to_contain_text("SA-011")
    assert page.locator(".lines li").count() < 9
    search.fill("")
    page.locator("a[href='/learn/stone-age/five-people?step=6']").click()
    expect(page.locator(".coach")).to_contain_text("11 ÷ 3")


@pytest.mark.parametrize(("size", "language"), [((1440, 900), "ru"), ((390, 844), "en")])
def test_a_worked_example_is_played_through_from_the_book_and_leads_back(
    people: People, server: Server, size: tuple[int, int], language: str
) -> None:
    page = people.come(*size, language)
    page.goto(f"{server.url}/rules/kingdomino-origins#KO-071")
    expect(page.locator("#KO-071")).to_be_in_viewport()
    page.locator("#KO-071 a.try").click()
    page.wait_for_url("**/learn/kingdomino-origins/example-thirty-two")
    expect(page.locator(".chip.lesson")).to_contain_text("KO-071")
    for words in ("place s2e1 right", "fire s2"):
        done = page.locator(".coach .dots .done").count()
        if not page.locator(".notation input").is_visible():
            page.keyboard.press("/")
        page.locator(".notation input").fill(words)
        page.locator(".notation input").press("Enter")
        expect(page.locator(".coach .dots .done")).to_have_count(done + 1)
    page.locator(".notation input").press("Escape")
    expect(page.locator(".coach .sum")).to_have_text("2 + 4 + 6 + 12 + 8 = 32")
    page.locator(".coach .foot .btn").first.click()  # a step back, and on again
    expect(page.locator(".coach .dots .done")).to_have_count(1)
    page.locator(".coach .foot .btn").last.click()
    page.locator(".prompt .btn.main").click()
    page.wait_for_url("**/rules/kingdomino-origins#KO-071")


def test_the_book_is_printed_without_what_is_for_hands(people: People, server: Server) -> None:
    page = people.come()
    page.goto(f"{server.url}/rules/origin")
    expect(page.locator(".lines li").first).to_be_attached()
    page.emulate_media(media="print")
    expect(page.locator("nav.contents")).to_be_hidden()
    expect(page.locator("figcaption .btn").first).to_be_hidden()
    expect(page.locator("#OR-145")).to_be_visible()
    assert page.pdf().startswith(b"%PDF")
