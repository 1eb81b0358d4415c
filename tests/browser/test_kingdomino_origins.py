"""Kingdomino Origins in a real browser: games in every mode, at a desk and on a phone, by hand and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.house import People, Server, check_axe, make_table, play_rounds
from browser.matrix import AUDIT
from browser.moments import Staged as Moments
from browser.moments import moments, open_moment

GAME = "kingdomino-origins"
ME = {"kind": "me", "name": "Peak"}
BOT = {"kind": "bot", "bot": "random"}
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
MODES: dict[str, dict[str, str]] = {
    "discovery": {"mode": "discovery"},
    "totem": {"mode": "totem"},
    "tribe": {"mode": "tribe"},
    "classic": {"tiles": "classic", "middle": "true", "complete": "true"},
}
BESIDE = ("n1", "e1", "s1", "w1")  # the hut
WHOLE = {("desk", "totem", 4), ("phone", "tribe", 3)}  # the others play one round, unless there is time


# The lines of the score sheet, added up by player.
ADDED = """() => {
  const sums = [...document.querySelectorAll('tfoot td')].map(() => 0);
  for (const row of document.querySelectorAll('tbody tr:not(.tie)'))
    row.querySelectorAll('td b').forEach((cell, k) => (sums[k] += Number(cell.textContent.replace('−', '-')) || 0));
  return sums;
}"""


class Staged(Server):
    """Its tables begin at a question that is seldom asked."""

    program = ("-f", str(Path(__file__).with_name("staged.py")))


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Staged(tmp_path_factory.mktemp("staged")) as running:
        yield running


def sit(page: Page, server: Server, seats: list[dict[str, str]], options: dict[str, str], **wishes: Any) -> None:
    page.goto(f"{server.url}/table/{make_table(page, server, seats, options, GAME, **wishes)}")
    page.wait_for_selector("[data-lit]")


def people_named(*names: str) -> list[dict[str, str]]:
    return [{"kind": "me", "name": name} for name in names]


# Whole games.


@pytest.mark.parametrize(("size", "mode", "seats"), [*product(SIZES, MODES, (2, 3, 4))])
def test_a_game_is_played(
    size: str, mode: str, seats: int, people: People, server: Server, request: pytest.FixtureRequest
) -> None:
    whole = request.config.getoption("--numbers") == "long" or (size, mode, seats) in WHOLE
    page = people.come(*SIZES[size])
    sit(page, server, [ME, *[BOT] * (seats - 1)], MODES[mode])
    end = play_rounds(page, 12 if whole else 1)
    if not whole:
        assert end == "played"
        return
    assert end == "over"
    expect(page.locator(".win h1")).to_be_visible()
    assert page.locator("tfoot td").count() == seats
    assert page.evaluate(ADDED) == [int(total) for total in page.locator("tfoot td").all_inner_texts()]


# The hand.


def choose_first(page: Page) -> None:
    """Peak's first chief goes somewhere, and the first domino is in hand."""
    page.wait_for_selector("[data-lit]")
    while page.locator("[data-domino][data-lit]").count():
        page.locator("[data-domino][data-lit]").first.dispatch_event("click")
        page.locator(".prompt .btn.main").click()
        page.wait_for_selector("[data-cell][data-lit]")


def test_a_domino_is_laid_with_the_keyboard_alone(page: Page, server: Server) -> None:
    sit(page, server, [ME, *[BOT] * 3], MODES["discovery"])
    if page.locator("[data-domino][data-lit]").count():  # the first chief
        for key in ("ArrowRight", "Enter", "Enter"):
            page.keyboard.press(key)
    page.wait_for_selector("[data-cell][data-lit]")
    focus = page.locator("[data-cell]:focus")
    for key in ["ArrowRight", *["ArrowDown"] * 12]:
        page.keyboard.press(key)
        if focus.count() and focus.get_attribute("data-cell") in BESIDE:
            break
    before = focus.get_attribute("data-lit") or ""
    page.keyboard.press("r")
    expect(focus).not_to_have_attribute("data-lit", before)
    said = focus.get_attribute("aria-label") or ""
    cell = re.match(r"Place at (\S+), ", said)
    assert cell, said
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .btn.main")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Log")).to_contain_text(re.compile(f"Peak places domino \\d+ at {cell[1]}, "))


@pytest.mark.parametrize("way", ["key", "wheel", "button"])
def test_the_domino_turns(way: str, page: Page, server: Server) -> None:
    sit(page, server, [ME, *[BOT] * 3], MODES["discovery"])
    choose_first(page)
    cell = page.locator("[data-cell=n1]")
    cell.hover()
    before = cell.get_attribute("data-lit") or ""
    if way == "key":
        page.keyboard.press("r")
    elif way == "wheel":
        page.mouse.wheel(0, 120)
    else:
        page.get_by_role("button", name="Turn").dispatch_event("click")
    expect(cell).not_to_have_attribute("data-lit", before)


def test_a_second_finger_turns_the_domino(people: People, server: Server) -> None:
    page = people.come(*SIZES["phone"])
    sit(page, server, [ME, *[BOT] * 3], MODES["discovery"])
    choose_first(page)
    cell = page.locator("[data-cell=n1]")
    box = cell.bounding_box()
    assert box
    land = page.locator(".land svg:has(.ground)")

    def finger(event: str, id: int, dx: float) -> None:
        at = {"clientX": box["x"] + box["width"] / 2 + dx, "clientY": box["y"] + box["height"] / 2}
        land.dispatch_event(event, {"pointerId": id, "pointerType": "touch", "bubbles": True, **at})

    finger("pointerdown", 1, -40)
    finger("pointermove", 1, 0)  # the first finger carries the domino over the cell
    page.wait_for_selector(".ground .ghost")
    before = cell.get_attribute("data-lit") or ""
    finger("pointerdown", 2, 90)
    finger("pointerup", 2, 90)
    expect(cell).not_to_have_attribute("data-lit", before)
    finger("pointerup", 1, 0)
    expect(page.locator(".prompt .btn.main")).to_be_visible()  # let go, it waits to be confirmed


def test_the_prompt_promises_what_is_then_counted(page: Page, server: Server) -> None:
    sit(page, server, people_named("Peak", "Wave", "Sun"), MODES["totem"])
    assert play_rounds(page, 3) == "played"
    page.wait_for_selector("[data-lit]")
    for _ in range(40):
        if re.match("Place", page.locator(".prompt b").inner_text()):
            points = int(page.locator(".own .score").inner_text())
            mover = page.locator(".own .sign").first.get_attribute("class")
            page.locator("[data-cell][data-lit]").first.click()
            said = page.locator(".prompt .gain .all").inner_text()
            page.locator(".prompt .btn.main").click()
            page.wait_for_function("() => !/^Place/.test(document.querySelector('.prompt b').textContent)")
            if page.locator(".own .sign").first.get_attribute("class") == mover:  # still the same player's turn
                assert int(page.locator(".own .score").inner_text()) == points + int(said.split()[0].replace("−", "-"))
                return
        page.locator("[data-lit]").first.dispatch_event("click")
        page.locator(".prompt .btn.main").click()
        page.wait_for_selector("[data-lit]")
    raise AssertionError("nobody placed a domino")


# What is seldom asked.


def test_a_tied_totem_is_given_to_whom_its_holder_chooses(page: Page, staged: Server) -> None:
    sit(page, staged, people_named("Peak", "Wave", "Sun"), {"mode": "totem"})
    expect(page.locator(".prompt b")).to_contain_text("who gets the")
    give = page.locator(".prompt .give")
    expect(give).to_have_count(2)
    said = give.last.get_attribute("aria-label") or ""
    expect(give.last.locator(".change")).to_contain_text(re.compile(r"−\d"))  # what the totem is worth
    give.last.click()  # it can be taken back alone, and is said at once
    to = said.rsplit(" ", 1)[1]
    expect(page.get_by_role("log", name="Log")).to_contain_text(re.compile(f"gives the \\w+ totem to {to}"))


@pytest.mark.parametrize("size", SIZES)
def test_the_stack_is_searched_for_one_of_each_resource(size: str, people: People, staged: Server) -> None:
    page = people.come(*SIZES[size])
    sit(page, staged, people_named("Peak", "Wave", "Sun"), {"mode": "tribe"})
    expect(page.locator(".prompt b")).to_have_text("Hire a caveman?")
    search = page.get_by_role("button", name=re.compile("^Search the stack for"))
    assert search.count() >= 5
    search.last.scroll_into_view_if_needed()
    search.last.click()
    prompt = page.locator(".prompt b")
    expect(prompt).to_contain_text(re.compile("discard|goes"))
    while "discard" in (said := prompt.inner_text()):  # what has no choice is paid by itself
        page.locator("[data-cell][data-lit]").first.click()
        expect(prompt).not_to_have_text(said)
    expect(prompt).to_contain_text("goes")
    page.locator("[data-cell][data-lit]").first.click()
    page.locator(".prompt .btn.main").click()
    if size == "phone":
        page.get_by_role("button", name=re.compile("Talk")).click()
    expect(page.get_by_role("log", name="Log")).to_contain_text("in the stack")


def test_a_domino_that_fits_nowhere_is_set_aside(page: Page, staged: Server) -> None:
    sit(page, staged, people_named("Peak", "Wave", "Sun", "Moon"), MODES["discovery"], forced=False)
    page.get_by_role("button", name="Set the domino aside").click()  # it can be taken back alone, and is said at once
    expect(page.locator(".aside")).to_contain_text(re.compile(r"Set aside: \d+"))
    expect(page.get_by_role("log", name="Log")).to_contain_text("sets it aside")


def test_two_chiefs_take_a_pair_of_the_first_row(page: Page, server: Server) -> None:
    sit(page, server, people_named("Peak", "Wave"), MODES["discovery"])
    expect(page.locator(".prompt b")).to_contain_text("two chiefs")
    dominoes = page.locator("[data-domino][data-lit]")
    expect(dominoes).to_have_count(4)
    numbers = [int(dominoes.nth(k).get_attribute("data-domino") or 0) for k in range(4)]
    pairs = [f"{numbers[0]} and {numbers[3]}", f"{numbers[1]} and {numbers[2]}"]
    expect(page.locator(".prompt .give")).to_have_text(pairs)  # two choices, not four
    expect(page.locator(".prompt small")).to_contain_text(f"Two choices: {pairs[0]} or {pairs[1]}.")
    dominoes.nth(1).click()
    expect(page.locator("[data-domino][data-picked]")).to_have_count(2)
    assert [dominoes.nth(k).get_attribute("data-picked") for k in range(4)] == [None, "true", "true", None]
    page.locator(".prompt .btn.main").click()
    page.wait_for_selector("[data-cell][data-lit]")
    assert page.locator("section[aria-label='This row'] .chief").count() == 4
    told = page.get_by_role("log", name="Log")
    lot = re.search(r"By lot (Peak|Wave) chooses", told.inner_text())
    assert lot
    other = {"Peak": "Wave", "Wave": "Peak"}[lot[1]]
    assert len(re.findall(rf"{lot[1]} chooses domino \d+", told.inner_text())) == 2
    assert len(re.findall(rf"{other} gets domino \d+, which was left", told.inner_text())) == 2


# What is asked, what it costs, and why not.


def name_of(page: Page, x: float, y: float) -> str:
    """The name of the cell at a point, read off the edges of the land."""
    marks: list[tuple[str, float, float]] = page.evaluate(
        """() => [...document.querySelectorAll('.land svg > g:last-of-type > text')].map((e) => {
          const { left, top, width, height } = e.getBoundingClientRect();
          return [e.textContent, left + width / 2, top + height / 2];
        })"""
    )
    row = min((mark for mark in marks if mark[0][0] in "ns0"), key=lambda mark: abs(mark[2] - y))[0]
    column = min((mark for mark in marks if mark[0][0] in "we0"), key=lambda mark: abs(mark[1] - x))[0]
    return f"{row}{column}".replace("0", "") or "hut"


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390)])
def test_the_log_names_a_cell_as_the_edges_of_the_land_do(
    size: tuple[int, int], people: People, server: Server
) -> None:
    page = people.come(*size)
    sit(page, server, people_named("Peak", "Wave", "Sun"), MODES["discovery"])
    while page.locator("[data-domino][data-lit]").count():
        page.locator("[data-domino][data-lit]").first.click()
        page.locator(".prompt .btn.main").click()
        page.wait_for_selector("[data-lit]")
    cell = page.locator("[data-cell][data-lit]").last
    box = cell.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    named = name_of(page, x, y)
    assert named == cell.get_attribute("data-cell")
    page.mouse.click(x, y)
    said = re.search(r"at (\S+),", cell.get_attribute("aria-label") or "")
    assert said
    page.locator(".prompt .btn.main").click()
    if size == (390, 844):
        page.get_by_role("button", name=re.compile("Talk")).click()
    expect(page.get_by_role("log", name="Log").last).to_contain_text(re.compile(rf"places domino \d+ at {said[1]}, "))


@pytest.mark.parametrize(("mode", "question"), [("discovery", "place"), ("totem", "choose"), ("tribe", "hire")])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390)])
def test_what_is_not_lit_says_why_not(
    size: tuple[int, int], mode: str, question: str, people: People, moments_server: Moments
) -> None:
    """Empty cells, dominoes of both rows, totems and cavemen: whatever is touched, the prompt tells the reason."""
    page = people.come(*size)
    open_moment(page, moments_server, moments(GAME)[f"{GAME} {mode} {question} 4"])
    title = page.locator(".prompt .grow b")
    asked = title.inner_text()
    things = {
        "square": ".ground rect[data-square]:not([data-square=hut])",
        "domino": "section[aria-label='This row'] svg:not(.gone) [data-domino]",
        "totem": ".totem",
        "caveman": ".cave g[role=img][aria-label]",
    }
    touched = set()
    for kind, where in things.items():
        found = page.locator(where).filter(visible=True)
        if not found.count():
            continue
        found.first.scroll_into_view_if_needed()
        box = found.first.bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(".prompt.refused")).to_be_visible()
        expect(title).not_to_have_text(asked)
        assert len(title.inner_text()) > 12, kind
        touched.add(kind)
        page.keyboard.press("Escape")
        expect(title).to_have_text(asked)
    assert "square" in touched
    if size == (1440, 900):
        assert touched & {"domino", "totem", "caveman"}


def test_hiring_says_its_price_and_whom_it_is_for(page: Page, moments_server: Moments) -> None:
    open_moment(page, moments_server, moments(GAME)[f"{GAME} tribe hire 4"])
    prompt = page.locator(".prompt")
    cave = page.get_by_role("group", name="Cave")
    expect(cave).to_contain_text("Open: for 2 different resources")
    expect(cave).to_contain_text("From the stack: for 4, one of each kind")
    assert cave.locator(".told").count() == cave.locator("[data-lit]").count()
    expect(cave.locator("[data-place=hunter] >> xpath=.. >> xpath=following-sibling::span").first).to_have_text(
        "Hunter3 for each mammoth"
    )
    caveman = page.get_by_role("button", name=re.compile("^Hire the")).first
    who = re.match(r"Hire (the [\w -]+)\. (.+)", caveman.get_attribute("aria-label") or "")
    assert who
    caveman.click()
    if page.locator(".prompt .btn.main").count():
        expect(prompt).to_contain_text(re.compile(re.escape(who[2]), re.IGNORECASE))
        page.locator(".prompt .btn.main").click()
    expect(prompt.locator(".grow b")).to_have_text(re.compile(f"Hire {who[1]}: discard|Choose where {who[1]} goes"))


def test_a_payment_says_of_what_kind_and_why_something_waits(page: Page, moments_server: Moments) -> None:
    open_moment(page, moments_server, moments(GAME)[f"{GAME} tribe pay 4"])
    expect(page.locator(".prompt .grow b")).to_contain_text(re.compile("discard (2|4) different resources"))
    expect(page.locator(".prompt small")).to_contain_text("each kind once: dim ones come later or are not needed")


@pytest.fixture(scope="module")
def slow_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    with Moments(tmp_path_factory.mktemp("slow"), "--bot-delay", "600") as running:
        yield running


@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
def test_fire_says_on_each_square_what_it_brings(mode: str, page: Page, slow_bots: Moments) -> None:
    open_moment(page, slow_bots, moments(GAME)[f"{GAME} {mode} fire 4"])
    cells = page.locator("[data-cell][data-lit]")
    tags = page.locator("[data-cell][data-lit] .tag text")
    expect(tags).to_have_count(cells.count())
    before = int(page.locator(".own .score").inner_text())
    gains = [int(text.replace("−", "-")) for text in tags.all_text_contents()]
    gain = max(gains)
    best = gains.index(gain)
    assert gain > 0
    cells.nth(best).click()
    page.locator(".prompt .btn.main").click()
    expect(page.locator(".own .score")).to_have_text(str(before + gain))


@pytest.mark.parametrize(("mode", "question"), [("discovery", "choose"), ("totem", "give"), ("tribe", "hire")])
def test_what_is_shown_of_a_sheet_adds_up(mode: str, question: str, page: Page, moments_server: Moments) -> None:
    open_moment(page, moments_server, moments(GAME)[f"{GAME} {mode} {question} 4"])
    added = "(cells) => cells.reduce((sum, one) => sum + Number(one.textContent.split('=').pop()), 0)"
    shown = page.locator(".own .sheet .line .num")
    assert shown.evaluate_all(added) == int(page.locator(".own .score").inner_text())
    sheet = page.locator(".own .sheet")
    assert sheet.evaluate("(it) => it.scrollHeight <= it.clientHeight + 1")  # all of it is seen
    if mode == "discovery":
        for seat in page.locator(".rail .seatland:has(li)").all():
            points = seat.evaluate(
                "(it) => Number(it.closest('.slab, section').querySelector('.pts').lastChild.textContent)"
            )
            assert seat.locator("li .num").evaluate_all(added) == points


def test_a_low_window_shows_everybody_who_may_get_a_totem(people: People, moments_server: Moments) -> None:
    page = people.come(844, 390, "ru")
    open_moment(page, moments_server, moments(GAME)["kingdomino-origins totem give 4"])
    expect(page.locator(".prompt .give")).to_have_count(3)
    for part in page.locator(".prompt .give, .prompt b").all():
        expect(part).to_be_in_viewport(ratio=1)


def test_a_hired_caveman_lies_before_the_seat_that_hires_it(page: Page, moments_server: Moments) -> None:
    open_moment(page, moments_server, moments(GAME)[f"{GAME} tribe put 4"])
    cave = page.get_by_role("group", name="Cave")
    expect(cave.locator("h2.hired")).to_contain_text("waits for a place")
    who = (cave.locator(".open [aria-label]").first.get_attribute("aria-label") or "").split(".")[0]
    assert who
    expect(page.locator(".prompt .grow b")).to_have_text(
        re.compile(f"Choose where the {re.escape(who)} goes", re.IGNORECASE)
    )
    expect(page.locator(".prompt svg.held")).to_be_visible()


def test_a_picked_domino_says_what_it_is_and_when_its_turn_comes(page: Page, moments_server: Moments) -> None:
    open_moment(page, moments_server, moments(GAME)[f"{GAME} discovery choose 4"])
    page.locator("[data-domino][data-lit]").first.click()
    expect(page.locator(".prompt small")).to_contain_text(
        re.compile(r"\w+.*\. (First|Second|Third|Fourth) to move in the next round")
    )


@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390)])
def test_the_supply_can_be_read(size: tuple[int, int], mode: str, people: People, moments_server: Moments) -> None:
    page = people.come(*size)
    open_moment(page, moments_server, moments(GAME)[f"{GAME} {mode} choose 4"])
    if size == (1440, 900):
        page.get_by_role("button", name=re.compile("[Tt]he pile")).click()
    else:
        page.get_by_role("button", name="Supply").click()
    supply = page.locator(".supply")
    expect(supply).to_contain_text(re.compile(r"× \d+\s*fly up to \d squares?"))
    expect(supply.locator(".totem")).to_have_count(4 if mode == "totem" else 0)
    if mode == "tribe":
        expect(supply).to_contain_text("points for each")
    faults = [fault for fault in page.evaluate(AUDIT) if "text" in fault]
    assert not faults


# Looking.


def test_a_long_press_tells_what_a_region_scores(people: People, server: Server) -> None:
    page = people.come(*SIZES["phone"])
    sit(page, server, [ME, BOT, BOT], MODES["discovery"])
    assert play_rounds(page, 2) == "played"
    page.wait_for_selector("[data-lit]")
    square = page.locator(".ground rect[data-square]:not([data-square=hut])").first.bounding_box()
    assert square
    touch = {"pointerId": 7, "pointerType": "touch", "isPrimary": True, "bubbles": True}
    at = {"clientX": square["x"] + square["width"] / 2, "clientY": square["y"] + square["height"] / 2}
    page.locator(".land svg:has(.ground)").dispatch_event("pointerdown", touch | at)
    expect(page.locator(".tip")).to_contain_text(re.compile(r"\w+ \d+(\s× \d+ = \d+)?$"))
    page.locator(".land svg:has(.ground)").dispatch_event("pointerup", touch | at)
    expect(page.locator(".tip")).to_be_visible()


def test_fire_flies_from_the_volcano_when_things_may_move(people: People, staged: Server) -> None:
    page = people.come()
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(
        """new MutationObserver(() => {
          if (document.querySelector('.ground g.ghost use[href="#fire"]')) window.flew = true;
        }).observe(document, { childList: true, subtree: true });"""
    )
    sit(page, staged, people_named("Peak", "Wave", "Sun"), {"mode": "totem"})
    page.set_default_timeout(120_000)
    end = page.evaluate(
        """async () => {
          const stop = Date.now() + 90_000;
          while (Date.now() < stop && !document.querySelector('.win')) {
            const fire = /fire lands/.test(document.querySelector('.prompt b')?.textContent ?? '');
            const ember = document.querySelector('.prompt .btn.main');
            const lit = [...document.querySelectorAll('[data-lit]')];
            if (ember) ember.click();
            else lit[Math.floor(luck() * lit.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            await new Promise((resolve) => setTimeout(resolve, fire ? 120 : 15));
            if (window.flew) return 'flew';
          }
          return 'nothing flew';
        }"""
    )
    assert end == "flew"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mode", ["totem", "tribe"])
def test_axe_finds_nothing(mode: str, size: str, people: People, server: Server, axe: str) -> None:
    page = people.come(*SIZES[size], dark=size == "phone")
    sit(page, server, [ME, BOT, BOT], MODES[mode])
    assert play_rounds(page, 1) == "played"
    states = set()
    for _ in range(30):
        page.wait_for_selector("[data-lit]")
        asked = page.locator(".prompt b").inner_text().split()[0]
        if asked not in states:
            states.add(asked)
            check_axe(page, axe, asked)
        if {"Place", "Choose"} <= states:
            break
        page.locator("[data-lit]").first.dispatch_event("click")
        ember = page.locator(".prompt .btn.main")
        if ember.count():
            ember.click()
        page.wait_for_timeout(50)
    assert {"Place", "Choose"} <= states
    if size == "phone":
        page.get_by_role("button", name="Supply").click()
    else:
        page.get_by_role("button", name=re.compile("in the pile")).click()
    page.wait_for_selector(".supply")
    check_axe(page, axe, "supply")
