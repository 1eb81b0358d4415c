"""Stone Age in a real browser: what a word costs, what a payment is for, why not, and the last roll."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.house import People
from browser.moments import Staged, moments, open_moment

SIZES = [(1440, 900), (768, 1024), (390, 844), (844, 390)]


def stage(page: Page, server: Staged, question: str) -> None:
    open_moment(page, server, moments("stone-age")[f"stone-age {question}"])


def click(page: Page, target: Locator) -> None:
    """With the mouse, at its middle."""
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def held(page: Page, good: str) -> int:
    """How much of a good lies in one's own village."""
    text = page.locator(".dock .good").filter(has_text=good).locator(".num").inner_text()
    return int(text)


@pytest.mark.parametrize("size", SIZES)
def test_hunger_says_its_price_before_it_is_chosen(
    size: tuple[int, int], people: People, moments_server: Staged
) -> None:
    page = people.come(*size)
    stage(page, moments_server, "feed 4")
    prompt = page.locator(".prompt")
    expect(prompt.locator(".grow b")).to_have_text(re.compile(r"(One person has|\d+ people have) nothing to eat"))
    expect(prompt.locator("small")).to_contain_text(re.compile(r"\d+ of \d+ are fed\. A resource feeds one person"))
    hungry = prompt.get_by_role("button", name=re.compile("^Go hungry"))
    expect(hungry).to_contain_text("−10")
    colour = "(e) => getComputedStyle(e).color"
    assert hungry.locator(".bad").evaluate(colour) != hungry.evaluate(colour)  # red
    click(page, hungry)
    expect(prompt.locator(".btn.main").last).to_contain_text("−10")
    expect(prompt.locator("small")).to_have_text("Resources stay yours.")
    expect(prompt).not_to_contain_text("Typed")


def test_feeding_with_resources_costs_what_its_button_says(page: Page, moments_server: Staged) -> None:
    stage(page, moments_server, "feed 4")
    easy = page.locator(".prompt [data-easy]")
    expect(easy).to_contain_text(re.compile("Feed with (wood|clay|stone|gold|resources)"))
    expect(easy.locator(".change")).to_be_visible()
    goods = ["wood", "clay", "stone", "gold"]
    before = [held(page, good) for good in goods]
    price = -sum(int(part.replace("−", "-")) for part in re.findall(r"−\d+", easy.locator(".change").inner_text()))
    short = int(re.match(r"\d+|One", page.locator(".prompt .grow b").inner_text())[0].replace("One", "1"))  # type: ignore[index]
    assert price == short
    told = page.get_by_role("log", name="Log").get_by_text(f"Peak feeds {short}")
    earlier = told.count()
    click(page, easy)
    expect(told).to_have_count(earlier + 1)
    assert sum(before) - sum(held(page, good) for good in goods) == price


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("question", "what"), [("pay 4", "civilization card"), ("pay-kinds 4", "building"), ("pay-any 4", "building")]
)
def test_a_payment_says_what_it_is_for_and_what_it_brings(
    size: tuple[int, int], question: str, what: str, people: People, moments_server: Staged
) -> None:
    page = people.come(*size)
    stage(page, moments_server, question)
    title = page.locator(".prompt .grow b")
    kinds = r"( of exactly \d kinds| with \d new kinds?)" if question == "pay-kinds 4" else ""
    expect(title).to_contain_text(re.compile(rf"^Pay .*resources?{kinds} for {what} \d$"))
    expect(page.locator(".prompt small")).to_contain_text("points so far" if what == "building" else "at the end")
    laid = 0
    while not page.locator(".prompt .btn.main:not([data-easy])").count():  # goods are laid out until it is enough
        lit = page.locator(".dock .good[data-lit]")
        if not lit.count():
            break  # handed over by itself: it can be taken back alone
        click(page, lit.first)
        laid += 1
        assert laid < 12
    done = page.locator(".prompt .btn.main:not([data-easy])")
    if what == "civilization card":  # it is bought by a button, or was by the last good, which can be taken back
        bought = page.get_by_role("button", name=re.compile("^Take back: Pay"))
        expect(done.filter(has_text=re.compile(r"Buy the card\s*−\d")).or_(bought).first).to_be_visible()
        return
    expect(done).to_contain_text(re.compile("Build"))
    points = re.search(r"\+(\d+)", done.locator(".change").inner_text())
    assert points
    click(page, done)
    if size[0] > 760 and size[1] > 520:
        expect(page.get_by_role("log", name="Log")).to_contain_text(
            re.compile(rf"Peak builds building \d: {points[1]} points")
        )


def test_tools_say_what_the_roll_then_gives(page: Page, moments_server: Staged) -> None:
    stage(page, moments_server, "tools 4")
    expect(page.locator(".prompt small")).to_contain_text(re.compile(r"\d+ ÷ \d, rounded down"))
    none = page.get_by_role("button", name=re.compile("^No more tools"))
    tools = page.locator(".village .toolslot[data-lit]")
    expect(tools.first).to_be_visible()
    sums = page.locator(".prompt .btn.sum")
    expect(sums.last).to_contain_text(re.compile(r"\+\d+\s*→\s*\d+"))
    promised = re.search(r"→\s*(\d+)", sums.last.inner_text())
    assert promised
    assert none.count() == 1
    # Each tool of a sum is named, that of a card by the card: two tools at least, and what it gives.
    assert sums.last.locator(".g1 > svg").count() > 2
    click(page, sums.last)
    expect(page.get_by_role("log", name="Log")).to_contain_text(re.compile(rf"Peak makes \d+ and gets {promised[1]} "))


def test_a_range_of_points_is_counted_by_its_end(people: People, moments_server: Staged) -> None:
    """Russian has three forms: 3–42 очка, but 15–30 очков."""
    page = people.come(language="ru")
    stage(page, moments_server, "place 4")
    labels = page.locator("[aria-label]").evaluate_all(
        "(all) => all.map((e) => e.getAttribute('aria-label')).join('; ')"
    )
    counted = re.findall(r"\d+–(\d+) (очк\w+)", labels)
    assert counted
    for most, form in counted:
        few = int(most) % 10 in (2, 3, 4) and int(most) % 100 not in (12, 13, 14)
        assert form == ("очко" if int(most) % 10 == 1 and int(most) % 100 != 11 else "очка" if few else "очков")


@pytest.mark.parametrize("size", SIZES)
def test_what_is_not_lit_says_why_not(size: tuple[int, int], people: People, moments_server: Staged) -> None:
    """Places, goods, tools, cards and buildings, whatever is asked."""
    page = people.come(*size)
    for question in ("act 4", "tools 4"):
        stage(page, moments_server, question)
        title = page.locator(".prompt .grow b")
        asked = title.inner_text()
        touched = 0
        for where in (
            "[data-place][aria-disabled=true]",
            ".dock .good:not([data-lit])",
            ".village .toolslot.used",
            ".thing[aria-disabled=true]",
        ):
            found = page.locator(where).filter(visible=True)
            if not found.count():
                continue
            click(page, found.first)
            expect(page.locator(".prompt.refused")).to_be_visible()
            expect(title).not_to_have_text(asked)
            page.keyboard.press("Escape")
            expect(title).to_have_text(asked)
            touched += 1
        assert touched >= 2


@pytest.mark.parametrize("size", SIZES)
def test_the_last_roll_is_known_after_a_reload(size: tuple[int, int], people: People, moments_server: Staged) -> None:
    page = people.come(*size)
    stage(page, moments_server, "place 4")
    tray = page.get_by_role("group", name=re.compile("^Last roll · "))
    expect(tray).to_have_count(1)
    said = tray.get_attribute("aria-label")
    page.reload()
    page.wait_for_selector("[data-lit]")
    assert page.get_by_role("group", name=re.compile("^Last roll · ")).get_attribute("aria-label") == said
    expect(page.get_by_text("No roll yet")).to_have_count(0)


def test_a_replay_shows_the_last_roll_wherever_it_is_opened(page: Page, moments_server: Staged) -> None:
    stage(page, moments_server, "end 4")
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Move")
    slider.wait_for()
    page.keyboard.press("End")
    last = int(slider.input_value())
    for move in (last, last // 2, last // 3):
        page.goto(re.sub(r"move=\d+|$", f"?move={move}", page.url.partition("?")[0], count=1))
        slider.wait_for()
        expect(slider).to_have_value(str(move))
        expect(page.get_by_role("group", name=re.compile("^(Last roll|Roll) · "))).to_have_count(1)
        expect(page.get_by_text("No roll yet")).to_have_count(0)
