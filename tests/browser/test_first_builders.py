"""First Builders in a real browser: games alone, of two and of four, every question that has a place on the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.house import People, Server, check_axe, make_table, play_rounds
from browser.moments import Staged as Moments
from browser.moments import moments, open_moment
from browser.staged_first_builders import ALONE, CITIZENS, QUESTIONS, ROW, STAGES
from conftest import Numbers

GAME = "first-builders"
ME = {"kind": "me", "name": "Peak"}
BOT = {"kind": "bot", "bot": "greedy"}
PAIR = [ME, {"kind": "me", "name": "Wave"}]
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
DRAFTS = ((1440, 900), (1400, 900), (1440, 840), (1440, 1000), (1024, 768))
WHOLE = {("desk", 2), ("phone", 1)}  # the others play one round, unless there is time
EMBER = ".prompt .btn.main"
TOLD = "() => document.querySelector('.feed').innerText + document.querySelector('.prompt b').innerText"
SAID = f"([wait, told]) => document.querySelector(wait) || ({TOLD})() !== told"
FITS = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return scrollWidth <= innerWidth && scrollHeight <= innerHeight;
}"""


class Staged(Server):
    """Its tables begin at a question of one's choice."""

    program = ("-f", str(Path(__file__).with_name("staged_first_builders.py")))


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Staged(tmp_path_factory.mktemp("staged")) as running:
        yield running


def sit(page: Page, server: Server, seats: list[dict[str, str]], **options: str) -> None:
    page.goto(f"{server.url}/table/{make_table(page, server, seats, options, GAME)}")
    page.wait_for_selector("[data-lit]")


def stage(page: Page, staged: Server, question: str) -> None:
    seats = [ME] if question in ALONE else PAIR
    options = {"forum_source": "board"} if question == "recall" else {}
    sit(page, staged, seats, round_limit=str(STAGES.index(question) + 1), **options)


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator(".tabbar" if size == "phone" else ".rail")).to_be_visible()  # the other arrangement is drawn


def say(page: Page, what: str) -> None:
    """Touches something lit, confirms it if it waits, and sees in the log or the next question that it was said."""
    before = page.evaluate(TOLD)
    page.locator(what).first.click()
    page.wait_for_function(SAID, arg=[EMBER, before])
    if page.locator(EMBER).count():
        page.locator(EMBER).click()
    page.wait_for_function(SAID, arg=[".nothing", before])


def click_middle(page: Page, target: Locator) -> None:
    """A real click where a hand would aim, with nothing scrolled beforehand."""
    box = target.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def draft(page: Page) -> None:
    """Both people take their dice."""
    for _ in range(4):
        say(page, ".pool [data-lit]")
        page.wait_for_selector("[data-lit]")


def draft_alone(page: Page) -> None:
    """One person takes dice, bots take theirs, until it is a turn."""
    while page.locator(".pool").count():
        say(page, ".pool [data-lit]")
        page.wait_for_selector("[data-lit]")


# The draft: the first thing that is asked, at the sizes where the board once lay over the prompt.


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_die_of_the_draft_is_touched_and_sent_at_any_size(seats: int, people: People, server: Server) -> None:
    page = people.come()
    for width, height in DRAFTS[seats % 2 :: 2]:
        page.set_viewport_size({"width": width, "height": height})
        sit(page, server, [ME, *[{"kind": "me", "name": name} for name in ("Wave", "Sun", "Feather")[: seats - 1]]])
        die = page.locator(".pool [data-lit]").last
        expect(die).to_be_in_viewport(ratio=1)
        name = die.inner_text()
        click_middle(page, die)
        if seats > 1:  # alone one could take it back, and it is sent at once
            ember = page.locator(EMBER)
            expect(ember).to_have_text(re.compile(r"Take \w+ \d"))
            assert ember.inner_text().strip() in name
            click_middle(page, ember)
        expect(page.get_by_role("log", name="Log")).to_contain_text(re.compile(r"\w+ (takes|puts) \w+ \d"))


def test_of_equal_dice_only_the_touched_one_is_picked(page: Page, staged: Server) -> None:
    stage(page, staged, "equal-dice")
    dice = page.locator(".pool [data-lit]")
    words = [die.get_attribute("data-lit") for die in dice.all()]
    twins = [k for k, word in enumerate(words) if words.count(word) > 1]
    assert len(twins) > 1
    for twin in twins:
        dice.nth(twin).click()
        expect(page.locator(".pool [data-picked]")).to_have_count(1)
        expect(dice.nth(twin)).to_have_attribute("data-picked", "true")
        page.keyboard.press("Escape")
        expect(page.locator(".pool [data-picked]")).to_have_count(0)


# Whole games.


@pytest.mark.parametrize(("size", "seats"), [*product(SIZES, (1, 2, 4))])
def test_a_game_is_played(
    size: str, seats: int, people: People, server: Server, request: pytest.FixtureRequest
) -> None:
    whole = request.config.getoption("--numbers") == "long" or (size, seats) in WHOLE
    page = people.come(*SIZES[size])
    sit(page, server, [ME, *[BOT] * (seats - 1)])
    end = play_rounds(page, 40 if whole else 1)
    if not whole and end != "over":
        assert end == "played"
        return
    assert end == "over"
    expect(page.locator(".win h1")).to_be_visible()
    assert page.locator("tfoot td").count() == seats


# Every question.


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_is_answered_where_it_is_asked(question: str, page: Page, staged: Server) -> None:
    stage(page, staged, question)
    lit = f"{QUESTIONS[question]} [data-lit], {QUESTIONS[question]}[data-lit]"
    resize(page, "phone")
    expect(page.locator(lit).first).to_be_visible()
    resize(page, "desk")
    expect(page.locator(lit).first).to_be_visible()
    say(page, lit)


# Rare questions, by mouse and by keyboard.


def answer(page: Page, lit: Locator, by: str) -> str:
    """Says the word of a lit target; returns what the target is called."""
    name = lit.get_attribute("title") or lit.inner_text()
    before = page.evaluate(TOLD)
    if by == "mouse":
        lit.click()
    else:
        word = lit.get_attribute("data-lit")
        for step in range(200):  # to the right, and now and then a line down
            page.keyboard.press("ArrowDown" if step % 9 == 8 else "ArrowRight")
            if page.evaluate("() => document.activeElement.dataset.lit") == word:
                break
        else:
            raise AssertionError(f"the arrows do not lead to {name}")
        page.keyboard.press("Enter")
    page.wait_for_function(SAID, arg=[EMBER, before])
    if page.locator(EMBER).count():
        if by == "mouse":
            page.locator(EMBER).click()
        else:
            page.keyboard.press("Enter")
    page.wait_for_function(SAID, arg=[".nothing", before])
    return name


def numbers(name: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", name)]


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
class TestRareQuestion:
    @pytest.fixture
    def log(self, page: Page) -> Locator:
        return page.get_by_role("log", name="Log")

    def test_a_veteran_scores_its_value_and_sinks(self, by: str, page: Page, log: Locator, staged: Server) -> None:
        stage(page, staged, "honour")
        value = numbers(answer(page, page.locator(".people [data-lit]").last, by))[0]
        expect(log).to_contain_text(f"scores {value} points")
        expect(log).to_contain_text(f"red {value} becomes red {value - 1}")

    def test_capricorn_lifts_a_citizen_on_a_site(self, by: str, page: Page, log: Locator, staged: Server) -> None:
        stage(page, staged, "bless")
        name = answer(page, page.locator(".foot [data-lit]").first, by)
        colour, value = name.split()[0], numbers(name)[0]
        expect(log).to_contain_text(f"{colour} {value} becomes {colour} {min(value + 2, 6)}")

    def test_the_forum_calls_a_speaker_off_its_site(self, by: str, page: Page, log: Locator, staged: Server) -> None:
        stage(page, staged, "recall")
        posted = page.locator(".foot .die")
        before = posted.count()
        value = numbers(answer(page, page.locator(".foot [data-lit]").first, by))[0]
        expect(log).to_contain_text(f"gains speaker {value}")
        expect(posted).to_have_count(before - 1)

    def test_libra_buys_a_citizen_for_its_wisdom(self, by: str, page: Page, log: Locator, staged: Server) -> None:
        stage(page, staged, "libra")
        name = answer(page, page.locator(".citizens .line [data-lit]").last, by)
        value, wisdom = numbers(name)[:2]
        if page.locator(".choices [data-lit]").count():  # some of it could be paid in gold
            answer(page, page.locator(".choices [data-lit]").first, by)
        assert wisdom > 0
        expect(log).to_contain_text(f"pays {wisdom} wisdom")
        expect(log).to_contain_text(f"gains {name.split()[0].lower()} {value}")

    def test_cancer_takes_a_citizen_free(self, by: str, page: Page, log: Locator, staged: Server) -> None:
        stage(page, staged, "cancer")
        name = answer(page, page.locator(".citizens .line [data-lit]").last, by)
        expect(log).to_contain_text(f"gains {name.split()[0].lower()} {numbers(name)[0]}")
        expect(log).not_to_contain_text("wisdom")

    def test_sagittarius_adds_one(self, by: str, page: Page, log: Locator, staged: Server) -> None:
        stage(page, staged, "increase")
        asked = page.locator(".prompt b").inner_text()
        value = numbers(asked)[1]
        answer(page, page.locator(".prompt [data-lit]", has_text="Add 1"), by)
        expect(log).to_contain_text(re.compile(f"(becomes \\w+|rises to) {value + 1}"))


# A turn.


def test_a_worker_is_chosen_and_sent_for_the_price_on_the_site(page: Page, server: Server) -> None:
    sit(page, server, PAIR)
    draft(page)
    archon = page.get_by_role("button", name=re.compile(r"^Archon\."))
    expect(archon).not_to_have_attribute("aria-pressed", "true")
    archon.click()
    expect(archon).to_have_attribute("aria-pressed", "true")
    temples = page.locator(".sites [data-lit]").nth(2)
    expect(temples).to_contain_text("Nothing to pay")
    temples.click()
    expect(page.get_by_role("log", name="Log")).to_contain_text("sends archon to the temple site")


def test_what_a_site_does_is_written_on_it_and_on_the_buttons(page: Page, server: Server) -> None:
    sit(page, server, PAIR)
    draft(page)
    page.get_by_role("button", name=re.compile(r"^Archon\.")).click()
    page.locator(".sites [data-lit]").nth(2).click()
    expect(page.locator(".prompt b")).to_have_text("At the temple site: what do you do?")
    site = page.locator(".site.current")
    expect(site.locator(".says")).to_have_text([re.compile("^Take 3 wisdom"), re.compile("^Rise 2 in a temple")])
    buttons = page.locator(".prompt .btn[data-lit]")
    expect(buttons).to_have_text([re.compile(r"^Take wisdom\s*\+3"), re.compile(r"^Rise 2 in a temple\s*−1")])
    say(page, ".site.current [data-lit]")
    expect(page.get_by_role("log", name="Log")).to_contain_text("gains 3 wisdom")


def test_a_price_is_paid_without_a_question_and_gold_is_kept(page: Page, server: Server) -> None:
    sit(page, server, PAIR)
    draft(page)
    page.get_by_role("button", name=re.compile(r"^Archon\.")).click()
    page.locator(".sites [data-lit]").nth(2).click()
    page.locator(".prompt .btn", has_text="Rise 2 in a temple").click()  # a stone, though there is gold
    expect(page.locator(".prompt b")).to_have_text("In which temple do you rise by 2?")
    expect(page.get_by_role("log", name="Log")).to_contain_text("pays 1 stone")
    expect(page.get_by_role("log", name="Log")).not_to_contain_text("pays 1 gold")


def test_a_question_brings_its_first_target_into_sight(page: Page, staged: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": 640})
    stage(page, staged, "score")
    expect(page.locator(".districts [data-lit]").first).to_be_in_viewport()


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_a_worker_flies_to_its_site_unless_motion_is_unwanted(still: bool, people: People, server: Server) -> None:
    page = people.come(still=still)
    sit(page, server, PAIR)
    draft(page)
    page.evaluate("""() => {
      window.flown = 0;
      const seen = (changes) => { for (const { addedNodes } of changes) window.flown += addedNodes.length; };
      new MutationObserver(seen).observe(document.querySelector('.layer'), { childList: true });
    }""")
    say(page, ".sites [data-lit]")
    expect(page.locator(".foot .die")).to_have_count(1)
    if still:
        assert page.evaluate("() => window.flown") == 0
    else:
        page.wait_for_function("() => window.flown > 0")


def test_a_tile_can_be_bought_as_a_building_or_turned_over(page: Page, staged: Server) -> None:
    stage(page, staged, "build")
    tile = page.locator(".buildings .line [data-lit]").first
    tile.click()
    ways = page.get_by_role("radiogroup", name="How to build it")
    farm = ways.get_by_role("radio", name=re.compile("farm"))
    farm.click()
    expect(farm).to_have_attribute("aria-checked", "true")
    expect(page.locator(".prompt small")).to_contain_text("a farm, free")
    page.locator(EMBER).click()
    expect(page.locator(".prompt b")).to_have_text("Place a farm")
    cell = page.locator(".cell[data-lit]").first
    where = cell.get_attribute("data-cell")
    cell.click()
    page.locator(EMBER).click()
    expect(page.get_by_role("log", name="Log")).to_contain_text(f"places a farm on {where}")


def test_what_is_not_lit_says_why(page: Page, server: Server) -> None:
    sit(page, server, PAIR)
    draft(page)
    say(page, ".towers [data-lit]")  # the only gold is spent
    page.wait_for_selector("[data-lit]")
    for _ in range(2):  # Wave's turn, then Peak's again
        if page.locator(".towers [data-lit]").count() == 0:
            break
        say(page, ".towers [data-lit]")
        page.wait_for_selector("[data-lit]")
    click_middle(page, page.locator(".towers .target").first)
    refusal = page.locator(".prompt.refused")
    expect(refusal).to_contain_text(re.compile("gold|tier"))
    expect(refusal).to_contain_text("Nothing was changed")
    for thing in (".buildings .line .target", ".citizens .line .target", ".temples .steps"):
        page.keyboard.press("Escape")
        expect(refusal).to_have_count(0)
        click_middle(page, page.locator(thing).first)
        expect(refusal).to_contain_text("That is no answer to what you are asked")


def test_a_city_is_enlarged_and_looked_at_closely(page: Page, staged: Server) -> None:
    stage(page, staged, "retire")
    page.get_by_role("button", name=re.compile("Show the city of")).first.click()
    city = page.locator(".show .city")
    expect(city.get_by_role("group", name=re.compile("City of"))).to_be_visible()
    world = city.locator(".world")
    before = world.get_attribute("style")
    city.get_by_role("button", name="Nearer").click()
    expect(world).not_to_have_attribute("style", str(before))
    city.get_by_role("button", name="Show the whole city").click()
    expect(world).to_have_attribute("style", str(before))
    page.keyboard.press("Escape")
    expect(city).to_have_count(0)


def test_the_board_says_what_a_building_does_and_what_is_reconstructed(page: Page, server: Server) -> None:
    sit(page, server, PAIR)
    stack = page.locator(".stacks .target").first
    stack.hover()
    note = page.locator(".about")
    expect(note).to_be_visible()
    assert len(note.inner_text()) > 20
    told, pointed = note.bounding_box(), stack.bounding_box()
    assert told
    assert pointed
    assert 0 <= pointed["y"] - told["y"] - told["height"] <= 16  # right above it
    assert told["x"] <= pointed["x"] + pointed["width"]
    assert pointed["x"] <= told["x"] + told["width"]
    expect(page.locator(".bar").get_by_role("button", name="reconstructed")).to_be_visible()
    resize(page, "phone")
    expect(page.locator(".stage .sure")).to_contain_text("reconstructed")


# What a phone shows, and what is said.


def test_a_phone_marks_the_view_it_shows_and_the_sites_can_be_looked_at(people: People, staged: Server) -> None:
    page = people.come(*SIZES["phone"])
    stage(page, staged, "draft")
    sites, rows = (page.locator(".tabbar button").nth(n) for n in (0, 1))
    expect(rows).to_have_attribute("aria-pressed", "true")
    expect(sites).to_have_attribute("aria-pressed", "false")
    sites.click()
    expect(page.locator(".tabsheet .sites")).to_be_visible()
    expect(sites).to_have_attribute("aria-pressed", "true")
    rows.click()
    expect(page.locator(".tabsheet")).to_have_count(0)
    expect(page.locator(".stage .pool [data-lit]").first).to_be_in_viewport()


def test_temples_are_seen_with_their_markers_when_they_are_asked_for(people: People, staged: Server) -> None:
    page = people.come(*SIZES["desk"])
    stage(page, staged, "climb-two")
    page.set_viewport_size({"width": 768, "height": 1024})
    for temple in page.locator(".temples .steps").all():
        expect(temple).to_be_in_viewport(ratio=1)


def test_the_prompt_of_a_turn_says_that_a_tower_can_be_raised(page: Page, server: Server) -> None:
    sit(page, server, [ME, BOT])
    draft_alone(page)
    expect(page.locator(".prompt small")).to_contain_text(re.compile(r"Or: raise a tower \(from \d gold\)"))


def test_four_answers_stand_in_one_line_and_the_board_keeps_its_place(people: People, moments_server: Moments) -> None:
    page = people.come(*SIZES["desk"])
    open_moment(page, moments_server, moments(GAME)["first-builders site-six 4"])
    tops = {button.bounding_box()["y"] for button in page.locator(".prompt button.btn:not(.why)").all()}  # type: ignore[index]
    assert len(tops) == 1


def test_a_tile_whose_effect_may_be_used_says_it_in_the_prompt(people: People, moments_server: Moments) -> None:
    page = people.come(*SIZES["phone"])
    open_moment(page, moments_server, moments(GAME)["first-builders use-district 4"])
    lit = page.locator("[data-lit][aria-label]")
    expect(lit).to_have_count(1)  # then it is told before it is touched
    name, does = page.locator(".prompt small").inner_text().split(": ", 1)
    assert f"{name}. {does}" in str(lit.get_attribute("aria-label"))


def test_an_effect_says_what_it_brings_now(people: People, moments_server: Moments) -> None:
    page = people.come(*SIZES["phone"])
    open_moment(page, moments_server, moments(GAME)["first-builders use 4"])
    expect(page.locator(".prompt small")).to_contain_text(re.compile(r"Now: \+\d"))


@pytest.mark.parametrize("size", [(390, 844), (768, 1024)])
def test_a_temple_says_where_one_comes_and_what_its_card_does(
    size: tuple[int, int], people: People, moments_server: Moments
) -> None:
    page = people.come(*size)
    open_moment(page, moments_server, moments(GAME)["first-builders climb-two 4"])
    assert page.locator(".steps[data-lit]").count() == page.locator(".steps[data-lit] .goal").count() > 0
    told = page.locator(".taken li")
    expect(told).to_have_count(3)
    for one in told.all():
        expect(one).to_be_in_viewport()
        assert len(one.inner_text()) > 40


@pytest.mark.parametrize("question", ["free-citizen", "reserve"])
def test_what_is_free_shows_no_price(question: str, page: Page, staged: Server) -> None:
    stage(page, staged, question)
    prices = page.locator(f"{ROW if question == 'reserve' else CITIZENS} .price")
    for price in prices.all():
        expect(price).to_have_text("0")
        expect(price).not_to_have_class(re.compile(r"\bno\b"))


# Everybody.


def test_the_keyboard_is_enough(page: Page, server: Server) -> None:
    sit(page, server, [ME], round_limit="1")
    for _ in range(300):
        page.wait_for_selector(".win, [data-lit]")
        if page.locator(".win").count():
            break
        for key in ("ArrowRight", "Enter", "Enter"):
            page.keyboard.press(key)
        page.wait_for_timeout(30)
    expect(page.locator(".win h1")).to_be_visible()


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_and_nothing_scrolls(
    size: str, dark: bool, people: People, server: Server, staged: Server, axe: str, numbers: Numbers
) -> None:
    if dark == (size == "phone") and not numbers(0, 0, 1):
        pytest.skip("a desk by night and a phone by day; the others with --numbers long")
    page = people.come(*SIZES[size], language="en" if dark else "ru", dark=dark)
    sit(page, server, [ME, *[BOT] * 3])
    check_axe(page, axe, "draft")
    for width, height in ((360, 640), (430, 932)) if size == "phone" else ((1180, 720), (900, 1100), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FITS)
    resize(page, size)
    stage(page, staged, "copy" if dark else "place")
    check_axe(page, axe, "city")
    stage(page, staged, "retire")
    check_axe(page, axe, "late")
    if size == "phone":
        for tab in range(1, 5):
            page.locator(".tabbar button").nth(tab).click()
            check_axe(page, axe, f"tab {tab}")
    else:
        page.locator(".thumb-city").first.click()
        check_axe(page, axe, "another city")


def test_the_rules_can_be_searched(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/rules/{GAME}")
    search = page.get_by_role("searchbox", name="Search these rules")
    expect(page.locator(".chapter dt")).to_have_count(44)  # thirty buildings, two grey tiles, twelve signs
    search.fill("obelisk")
    expect(page.locator(".chapter dt")).to_have_count(1)
    expect(page.locator(".chapter dd")).to_contain_text("1, 2, 4 or 7 points")
    search.fill("nothing like this")
    expect(page.locator(".book")).to_contain_text("Nothing here speaks of that.")
