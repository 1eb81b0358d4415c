"""The First Sparks in a real browser: games of two, four and six, tiles laid by hand and by keyboard, secrets kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.house import People, Server, check_axe, make_table, play_rounds, redrawn
from browser.moments import Staged as Moments
from browser.moments import moments, open_moment

GAME = "first-sparks"
ME = {"kind": "me", "name": "Peak"}
BOT = {"kind": "bot", "bot": "greedy"}
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
WHOLE = {("desk", 4), ("phone", 2)}  # the others play one round, unless there is time
BESIDE = ("g6", "h6", "g8", "f8")  # the first tile: where another can be turned in several ways
FITS = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return scrollWidth <= innerWidth && scrollHeight <= innerHeight;
}"""
EMBER = ".prompt .btn.main"
PAUSE = 400  # a hand that comes down twice at once on the same spot meant one touch


class Staged(Server):
    """Its tables begin late."""

    program = ("-f", str(Path(__file__).with_name("staged_first_sparks.py")))


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Staged(tmp_path_factory.mktemp("staged")) as running:
        yield running


def sit(page: Page, server: Server, seats: list[dict[str, str]], **options: str) -> None:
    page.add_init_script("localStorage.setItem('dolmen-settings', '{\"cover\": false}')")  # one device, no secrets
    page.goto(f"{server.url}/table/{make_table(page, server, seats, options, GAME)}")
    page.wait_for_selector("[data-lit]")


def people_named(*names: str) -> list[dict[str, str]]:
    return [{"kind": "me", "name": name} for name in names]


def press(what: Locator) -> None:
    """A click with the mouse in the middle of what is drawn, wherever it lies."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box
    what.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def pick(page: Page, what: str) -> None:
    """Touches something lit and confirms it, if it waits; what it led to is there."""
    before = page.locator(".prompt b").inner_text()
    log = page.locator(".feed li").count()
    press(page.locator(what).first)
    page.wait_for_function(
        """([ember, before, log]) => document.querySelector(ember)
          || document.querySelector('.prompt b')?.textContent !== before
          || document.querySelectorAll('.feed li').length !== log""",
        arg=[EMBER, before, log],
    )
    if page.locator(EMBER).count():
        page.wait_for_timeout(PAUSE)
        page.locator(EMBER).click()
    expect(page.locator(EMBER)).to_have_count(0)


# Whole games.


@pytest.mark.parametrize(("size", "seats"), [*product(SIZES, (2, 4, 6))])
def test_a_game_is_played(
    size: str, seats: int, people: People, server: Server, request: pytest.FixtureRequest
) -> None:
    whole = request.config.getoption("--numbers") == "long" or (size, seats) in WHOLE
    page = people.come(*SIZES[size])
    page.goto(f"{server.url}/table/{make_table(page, server, [ME, *[BOT] * (seats - 1)], {}, GAME)}")
    end = play_rounds(page, 40 if whole else 1)
    if not whole and end != "over":
        assert end == "played"
        return
    assert end == "over"
    expect(page.locator(".win h1")).to_be_visible()
    assert page.locator("tfoot td").count() == seats


# Laying tiles.


def shape(ghost: Locator) -> str:
    """Where the second hex of the tile in hand lies."""
    return ghost.locator(".lit-ring").last.get_attribute("d") or ""


def test_a_tile_is_turned_and_laid_with_the_mouse(page: Page, server: Server) -> None:
    sit(page, server, people_named("Peak", "Wave", "Sun"))
    expect(page.locator(".prompt b")).to_contain_text(
        re.compile(r"Lay the tile with a (berry bush|lake|forest|valley) and a [a-z ]+: where\?")
    )
    cells = page.locator("[data-cell][data-lit]")
    assert cells.count() == page.locator("[data-lit]").count() > 12
    cell = page.locator("[data-cell=g8]")
    cell.hover()
    ghost = page.locator(".world .ghost")
    expect(ghost).to_be_visible()
    before = shape(ghost)
    page.keyboard.press("r")
    expect(ghost.locator(".lit-ring").last).not_to_have_attribute("d", before)
    held = shape(ghost)
    cell.click()
    expect(page.locator(EMBER)).to_contain_text("Lay it")  # it lies as it was held, and waits
    assert shape(ghost) == held
    said = page.locator(EMBER).inner_text()
    page.get_by_role("button", name="Turn", exact=True).click()
    expect(page.locator(EMBER)).not_to_have_text(said)
    laid = page.locator("[data-space]").count()
    page.locator(EMBER).click()
    expect(page.locator("[data-space]")).to_have_count(laid + 6)
    expect(page.get_by_role("log", name="Log")).to_contain_text(re.compile("A tile is laid: a .* and a "))


def test_every_tile_waits_to_be_turned_also_that_of_who_goes_on(page: Page, server: Server) -> None:
    """Who lays the last tile begins on the map: nobody comes between, and the tile waits all the same."""
    sit(page, server, people_named("Peak", "Wave", "Sun"))
    for cell, spaces in (("g8", 6), ("f8", 12)):
        expect(page.locator("[data-space]")).to_have_count(spaces)
        press(page.locator(f"[data-cell={cell}][data-lit]"))
        expect(page.locator(EMBER)).to_contain_text("Lay it")
        page.locator(EMBER).click()
    expect(page.locator("[data-space]")).to_have_count(18)
    expect(page.locator(".prompt b")).to_have_text("Put your first member on the map")


def test_a_tile_is_laid_with_the_keyboard_alone(page: Page, server: Server) -> None:
    sit(page, server, people_named("Peak", "Wave"))
    focus = page.locator("[data-cell]:focus")
    for _ in range(40):  # at the end of a row they go on in the next
        page.keyboard.press("ArrowRight")
        if focus.get_attribute("data-cell") in BESIDE:
            break
    expect(focus).to_have_attribute("aria-label", re.compile(r"Lay it on \w\d+"))
    page.keyboard.press("Enter")
    expect(page.locator(EMBER)).to_be_visible()
    said = page.locator(EMBER).inner_text()
    page.keyboard.press("r")
    expect(page.locator(EMBER)).not_to_have_text(said)
    page.keyboard.press("Enter")
    expect(page.locator("[data-space]")).to_have_count(12)


def test_a_tile_is_laid_with_a_finger(people: People, server: Server) -> None:
    page = people.come(*SIZES["phone"])
    sit(page, server, people_named("Peak", "Wave"))
    page.locator("[data-cell=g6]").tap()
    expect(page.locator(EMBER)).to_be_visible()
    ways = page.locator("[data-cell][data-lit]:not([data-picked])")
    ways.first.tap()
    expect(page.locator("[data-cell][data-picked]")).to_have_count(1)
    page.locator(EMBER).tap()
    expect(page.locator("[data-space]")).to_have_count(12)


def test_nobody_lays_tiles_on_a_ready_map(page: Page, server: Server) -> None:
    sit(page, server, people_named("Peak", "Wave", "Sun"), map="beginner")
    expect(page.locator(".prompt b")).to_have_text("Put your first member on the map")
    assert page.locator("[data-space]").count() == 18


# What the table tells.


def test_the_price_on_a_space_is_what_is_paid(page: Page, server: Server) -> None:
    sit(page, server, people_named("Peak", "Wave", "Sun"), map="beginner")
    for _ in range(3):
        pick(page, "[data-space][data-lit]")
        page.wait_for_selector("[data-lit]")
    expect(page.locator(".prompt b")).to_have_text("Put a second member next to the first?")
    lit = page.locator("[data-space][data-lit]")
    spaces = [space.get_attribute("data-space") for space in lit.all()]
    prices = [int(page.locator(f"[data-price={space}]").text_content() or "") for space in spaces]
    dear = prices.index(max(prices))
    lit.nth(dear).hover()
    expect(page.locator(".prompt .gain")).to_contain_text(f"→ {7 - prices[dear]}")
    press(lit.nth(dear))
    expect(page.locator(".prompt small")).to_contain_text(f"{prices[dear]} food, {7 - prices[dear]} left")
    page.locator(EMBER).click()
    expect(page.get_by_role("log", name="Log")).to_contain_text(
        re.compile(rf"settles (in|at) the [a-z ]+ \(\d[ab]\d\) for {prices[dear]} food")
    )


def test_a_space_that_is_not_lit_says_why(page: Page, server: Server) -> None:
    sit(page, server, people_named("Peak", "Wave", "Sun"), map="beginner")
    pick(page, "[data-space][data-lit]")
    page.wait_for_selector("[data-lit]")
    press(page.locator("[data-space]:not([data-lit])").last)
    expect(page.locator(".prompt.refused")).to_contain_text("Another clan has its first member")


def test_food_is_hidden_by_fire_from_all_but_its_owner(people: People, server: Server) -> None:
    pages = {"Peak": people.come(), "Wave": people.come()}
    table = make_table(pages["Peak"], server, [ME, {"kind": "open"}], {"map": "beginner"}, GAME)
    for page in pages.values():
        page.goto(f"{server.url}/table/{table}")
    pages["Wave"].get_by_label("Your name").fill("Wave")
    pages["Wave"].get_by_role("button", name="Sit down").click()

    def mover() -> Page:
        for _ in range(600):
            for page in pages.values():
                if page.locator("[data-lit]").count():
                    return page
            pages["Peak"].wait_for_timeout(50)
        raise AssertionError("nobody is asked")

    offerer = mover()
    while not (asked := (offerer := mover()).locator(".prompt b").inner_text()).startswith("Offer"):
        if offerer.get_by_role("button", name="No second member").count():
            pick(offerer, ".prompt [data-lit]")
        else:
            pick(offerer, "[data-space][data-lit]")
    assert asked.startswith("Offer")
    pick(offerer, "[data-card='9'][data-lit]")
    other = next(page for page in pages.values() if page is not offerer)
    other.get_by_role("button", name="Decline").click()
    other.wait_for_timeout(PAUSE)
    other.locator(EMBER).click()
    offerer.get_by_role("button", name="Buy it").click()
    offerer.wait_for_timeout(PAUSE)
    offerer.locator(EMBER).click()
    expect(other.locator(".rail").get_by_label("hidden by Fire")).to_be_visible()
    expect(offerer.locator(".rail").get_by_label("hidden by Fire")).to_have_count(0)
    expect(offerer.locator(".dock .food b")).to_have_text("3")
    expect(offerer.locator(".dock").get_by_label(re.compile("Fire"))).to_be_visible()
    expect(other.locator("[data-card='9']")).to_have_count(0)


def test_the_deck_tells_what_is_known_of_it(page: Page, server: Server) -> None:
    sit(page, server, people_named("Peak", "Wave"), map="beginner")
    page.get_by_role("button", name=re.compile("^Deck 20")).click()
    known = page.locator(".known")
    expect(known).to_contain_text(re.compile(r"Out of the game: .*10 · 11 · 15 · 20 · 24 · 26 · 33 · 39"))
    expect(known).to_contain_text("reconstructed")


@pytest.mark.parametrize("size", SIZES)
def test_the_smaller_market_shows_its_cards_whole(size: str, people: People, staged: Server) -> None:
    page = people.come(*SIZES[size])
    sit(page, staged, people_named("Peak", "Wave", "Sun"), map="beginner")
    cards = page.locator("[data-card][data-lit]")
    expect(cards).to_have_count(6)
    for card in cards.all():
        box = card.bounding_box()
        assert box
        assert box["height"] > 75  # rank, name, price, what it takes and what that means


# A card reads without the rulebook.


def offering(page: Page, server: Server, *names: str) -> None:
    """The first offer of a game on the ready map; nobody has a second member."""
    sit(page, server, people_named(*names), map="beginner")
    for _ in range(2 * len(names)):
        if page.locator("[data-card][data-lit]").count():
            return
        pick(page, ".prompt [data-lit]" if page.locator(".prompt [data-lit]").count() else "[data-space][data-lit]")
        page.wait_for_selector("[data-lit]")
    expect(page.locator("[data-card][data-lit]").first).to_be_visible()


WORDS = {
    "en": {
        "basket": ["Basket", "costs 1 2 − 1", "Takes berries at a bush", "lie", "1–3", "4–8", "9+", "at a bush"],
        "fire": ["Fire", "Your food no longer spoils", "food that would spoil"],
        "chain": ["you offer", "may take it", "else yours"],
        "prompt": "may take it first for 4 food. Else you pay 4 and have 3 left.",
        "later": "is still to come",
        "tool": "put away only when there is one too many",
        "free": "free place for a tool",
        "sum": "to spread",
    },
    "ru": {
        "basket": ["Лукошко", "цена 1 2 − 1", "Берёт ягоды у ягодника", "лежит", "1–3", "4–8", "9+", "у ягодника"],
        "fire": ["Огонь", "Ваша еда больше не портится", "еды не испортится"],
        "chain": ["вы предлагаете", "могут взять", "иначе ваша"],
        "prompt": "могут взять её раньше вас за 4 еды. Иначе вы заплатите 4, и останется 3.",
        "later": "лежит на следующем рынке",
        "tool": "только когда он лишний",
        "free": "место для инструмента",
        "sum": "на расселение",
    },
}


@pytest.mark.parametrize("language", WORDS)
def test_cards_say_what_they_do_and_what_they_mean_to_you(language: str, people: People, server: Server) -> None:
    told = WORDS[language]
    page = people.come(language=language)
    offering(page, server, "Peak", "Wave", "Sun")
    for card, kind in ((7, "basket"), (9, "fire")):
        text = " ".join(page.locator(f".side [data-card='{card}']").inner_text().split())
        for part in told[kind]:
            assert part in text
    chain = " ".join(page.locator(".chain").inner_text().split())
    assert [part in chain for part in told["chain"]] == [True] * 3
    assert page.locator(".chain .sign").count() == 3  # the offerer and two who may take it
    press(page.locator("[data-card='9'][data-lit]"))
    expect(page.locator(".prompt small")).to_contain_text(str(told["prompt"]))
    page.keyboard.press("Escape")
    # What is not lit says why: a card to come, a tool of one's own.
    press(page.locator(".nexts [data-card]").first)
    expect(page.locator(".prompt.refused")).to_contain_text(str(told["later"]))
    press(page.locator(".dock [data-card]").first)
    expect(page.locator(".prompt.refused")).to_contain_text(str(told["tool"]))
    expect(page.locator(".dock .free-tool").first).to_have_text(str(told["free"]))
    # The reckoning adds up.
    sums = [number(text) for text in page.locator(".dock .reck b").all_inner_texts()]
    assert sums[0] == 7
    assert sum(sums[:4]) == sums[4]
    expect(page.locator(".dock .reck .sum dt")).to_have_text(str(told["sum"]))


def number(text: str) -> int:
    return int(text.replace("−", "-"))


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_phone_shows_the_cards_that_are_asked_for(
    size: tuple[int, int], language: str, people: People, server: Server
) -> None:
    told = WORDS[language]
    page = people.come(*size, language=language)
    offering(page, server, "Peak", "Wave", "Sun")
    cards = page.locator(".stage [data-card][data-lit]")
    expect(cards).to_have_count(4)
    text = " ".join(cards.first.inner_text().split())
    for part in told["basket"]:
        assert part in text or part == told["basket"][2]  # the sentence is a short line in a narrow card
    cards.nth(2).scroll_into_view_if_needed()
    (cards.nth(2).tap if size[0] < 500 else cards.nth(2).click)()
    expect(page.locator(".prompt small")).to_contain_text(str(told["prompt"]))
    expect(page.locator(".dock .reck b")).to_have_count(5)
    ember = page.locator(EMBER)
    (ember.tap if size[0] < 500 else ember.click)()
    expect(page.locator(".chain .asked")).to_have_count(1)  # whose answer is awaited


def test_an_offer_says_who_is_asked_and_what_declining_means(page: Page, server: Server) -> None:
    offering(page, server, "Peak", "Wave", "Sun")
    offerer = page.locator(".order li.now").get_attribute("title")
    press(page.locator("[data-card='8'][data-lit]"))
    page.locator(EMBER).click()
    expect(page.locator(".prompt b")).to_have_text(f"{offerer} offers the Rod: buy it for 2 food?")
    expect(page.locator(".prompt small")).to_contain_text("Takes fish at a lake")
    expect(page.locator(".chain .asked")).to_have_count(1)
    buy = page.get_by_role("button", name=re.compile("^Buy it"))
    expect(buy).to_contain_text("−2")
    page.get_by_role("button", name="Decline").click()
    expect(page.locator(".prompt small")).to_contain_text(re.compile("Then .* may take it"))
    page.wait_for_timeout(PAUSE)
    page.locator(EMBER).click()
    expect(page.get_by_role("log", name="Log")).to_contain_text(f"{offerer} offers the Rod (8)")
    buy.click()
    expect(page.locator(".prompt small")).to_contain_text("You pay 2 and have 5 left")
    page.wait_for_timeout(PAUSE)
    page.locator(EMBER).click()
    expect(page.get_by_role("log", name="Log")).to_contain_text("buys the Rod (8) for 2 food")


def test_names_of_spaces_lie_over_no_piece_and_under_none(page: Page, server: Server) -> None:
    sit(page, server, people_named("Peak", "Wave", "Sun"), map="beginner")
    for _ in range(3):
        pick(page, "[data-space][data-lit]")
        page.wait_for_selector("[data-lit]")
    names = page.locator(".map .names text")
    assert names.count() == 18
    covered = page.evaluate("""() => {
      const boxes = (what) => [...document.querySelectorAll(what)].map((e) => e.getBoundingClientRect());
      const pieces = boxes('.space > g > g');
      const past = (a, b) => a.right <= b.left + 2 || a.bottom <= b.top + 2;
      const things = [...pieces, ...boxes('.map .price')];
      const world = document.querySelector('.map .world');
      const last = [...world.children].findIndex((e) => e.classList.contains('names'));
      const spaces = [...world.children].findLastIndex((e) => e.classList.contains('space'));
      const meet = (name) => things.some((thing) => !past(name, thing) && !past(thing, name));
      return [pieces.length, last > spaces, boxes('.map .names text').filter(meet).length];
    }""")
    assert covered == [3, True, 0]


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1024, 768), (1440, 900)])
def test_the_tile_in_hand_lies_over_no_place(size: tuple[int, int], people: People, moments_server: Moments) -> None:
    page = people.come(*size)
    open_moment(page, moments_server, moments(GAME)["first-sparks lay 6"])
    expect(page.locator(".inhand")).to_be_visible()
    covered = page.evaluate("""() => {
      const hand = document.querySelector('.inhand').getBoundingClientRect();
      const past = (a, b) => a.right <= b.left || a.bottom <= b.top;
      const cells = [...document.querySelectorAll('[data-cell] .area')].map((e) => e.getBoundingClientRect());
      return [cells.length > 12, cells.filter((cell) => !past(cell, hand) && !past(hand, cell)).length];
    }""")
    assert covered == [True, 0]


def test_where_every_space_is_lit_the_map_is_not_drowned(people: People, moments_server: Moments) -> None:
    page = people.come()
    open_moment(page, moments_server, moments(GAME)["first-sparks first-member 6"])
    lit = page.locator("[data-space][data-lit]")
    assert lit.count() == page.locator(".map .stand").count() > 30
    expect(page.locator(".map .lit-ring")).to_have_count(0)
    press(lit.first)  # where one points there is a ring
    expect(page.locator(".map .lit-ring")).to_have_count(1)
    order = page.evaluate("""() => {
      const world = [...document.querySelector('.map .world').children];
      const last = (name) => world.findLastIndex((e) => e.classList.contains(name));
      return last('space') < last('peaks') && last('peaks') < last('ground');
    }""")
    assert order  # mountains stand above the light


@pytest.mark.parametrize(
    ("question", "button", "follows"),
    [
        ("offer 6", "Pass", r"keep \d+ food, \d+ spoil"),
        ("buy 6", "Decline", r"then .+ (gets it|is asked)"),
        ("buy 6", "Buy it", r"\d+ food left"),
        ("refused 2", "Put it in the box", "out of the game"),
        ("spread 6", "That is enough", r"keep \d+ food"),
        ("second-member 6", "No second member", r"keep \d+ food"),
    ],
)
def test_a_button_says_what_follows(
    question: str, button: str, follows: str, people: People, moments_server: Moments
) -> None:
    page = people.come()
    open_moment(page, moments_server, moments(GAME)[f"first-sparks {question}"])
    expect(page.get_by_role("button", name=re.compile(f"^{button}"))).to_contain_text(re.compile(follows))


def test_where_nobody_else_can_take_a_card_it_is_said_everywhere(people: People, moments_server: Moments) -> None:
    """All others have no food: neither chain nor prompt promises that they may take it first."""
    page = people.come()
    open_moment(page, moments_server, moments(GAME)["first-sparks offer 6"])
    chain, told = page.locator(".chain"), page.locator(".prompt small")
    expect(chain).to_contain_text("yours: nobody else can take it")
    expect(chain).not_to_contain_text("may take it")
    expect(told).to_contain_text("Nobody else can take a card now")
    press(page.locator("[data-card][data-lit]").first)
    expect(chain).to_contain_text("yours: nobody else can take it")
    expect(told).to_contain_text("Nobody else can take it: you pay")


def test_a_tablet_shows_what_lies_there_while_one_settles(people: People, moments_server: Moments) -> None:
    page = people.come(768, 1024)
    open_moment(page, moments_server, moments(GAME)["first-sparks first-member 6"])
    harvest, foot = page.locator(".pantry").bounding_box(), page.locator(".foot").bounding_box()
    assert harvest
    assert foot
    assert harvest["y"] + harvest["height"] <= foot["y"]
    expect(page.locator(".market h2").first).to_contain_text("to buy in the buying phase")  # red prices are no question


def test_a_phone_shows_the_card_that_somebody_offers(people: People, moments_server: Moments) -> None:
    page = people.come(360, 640)
    open_moment(page, moments_server, moments(GAME)["first-sparks buy 6"])
    card, dock = page.locator(".stage .card.offered").bounding_box(), page.locator(".dock").bounding_box()
    assert card
    assert dock
    assert card["y"] + card["height"] <= dock["y"]


def test_what_others_have_is_told_in_words_where_there_is_room(people: People, moments_server: Moments) -> None:
    page = people.come()
    open_moment(page, moments_server, moments(GAME)["first-sparks offer 6"])
    words = page.locator(".rail .goods").first.locator("small")
    expect(words).to_have_text(["food", "hunt", "order"])
    for word in words.all():
        expect(word).to_be_visible()


def test_what_comes_every_round_is_told_once_the_map_lies(people: People, moments_server: Moments) -> None:
    page = people.come(768, 1024)
    open_moment(page, moments_server, moments(GAME)["first-sparks lay 6"])
    expect(page.locator(".pantry")).to_contain_text("Berries")
    expect(page.locator(".pantry")).not_to_contain_text("a round")
    open_moment(page, moments_server, moments(GAME)["first-sparks first-member 6"])
    expect(page.locator(".pantry")).to_contain_text("+9 a round")


@pytest.mark.parametrize("question", ["spread 6", "starve 6", "second-member 6", "first-member 6"])
def test_a_phone_cuts_neither_order_nor_sizes(question: str, people: People, moments_server: Moments) -> None:
    """Where there is no room for both the sizes stand with the seats alone."""
    page = people.come(*SIZES["phone"])
    open_moment(page, moments_server, moments(GAME)[f"first-sparks {question}"])
    tracks, dock = page.locator(".tracks"), page.locator(".dock").bounding_box()
    expect(tracks.locator(".order")).to_be_visible()
    redrawn(page)
    box = tracks.bounding_box()
    assert box
    assert dock
    assert box["y"] + box["height"] <= dock["y"]


def test_discarding_and_starving_say_what_is_lost(people: People, moments_server: Moments) -> None:
    page = people.come()
    open_moment(page, moments_server, moments(GAME)["first-sparks discard 6"])
    tools = page.locator(".dock [data-card][data-lit]")
    expect(tools.first).to_contain_text(re.compile(r"−\d+ food a hunt|nothing lost now"))
    press(tools.first)
    expect(page.locator(".prompt small")).to_contain_text(re.compile("Your hunts bring"))
    open_moment(page, moments_server, moments(GAME)["first-sparks starve 6"])
    press(page.locator("[data-space][data-lit]").first)
    expect(page.locator(".prompt small")).to_contain_text(re.compile("Your hunts bring"))
    press(page.locator("[data-space]:not([data-lit])").first)
    expect(page.locator(".prompt.refused")).to_be_visible()


def test_russian_counts_one_food_as_a_person_would(people: People, server: Server) -> None:
    page = people.come(language="ru")
    sit(page, server, people_named("Peak", "Wave", "Sun"), map="beginner")
    for _ in range(3):
        pick(page, "[data-space][data-lit]")
        page.wait_for_selector("[data-lit]")
    cheap = page.locator("[data-price]", has_text=re.compile("^1$")).first.get_attribute("data-price")
    press(page.locator(f"[data-space='{cheap}']"))
    expect(page.locator(".prompt small")).to_contain_text("1 еда, останется 6.")
    page.locator(EMBER).click()
    expect(page.get_by_role("log").first).to_contain_text(re.compile(r"селится (в|у) .* \(\d[ab]\d\) за 1 еду"))


# Everybody.


def test_the_keyboard_is_enough(page: Page, server: Server) -> None:
    sit(page, server, people_named("Peak", "Wave", "Sun"), round_limit="1")
    for _ in range(300):
        page.wait_for_selector(".win, [data-lit]")
        if page.locator(".win").count():
            break
        for key in ("ArrowRight", "Enter", "Enter"):
            page.keyboard.press(key)
        page.wait_for_timeout(30)
    expect(page.locator(".win h1")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_and_nothing_scrolls(size: str, people: People, moments_server: Moments, axe: str) -> None:
    page = people.come(*SIZES[size], dark=size == "phone")
    for question, asked in (("lay", "Lay"), ("first-member", "Put"), ("offer", "Offer"), ("spread", "You")):
        open_moment(page, moments_server, moments(GAME)[f"{GAME} {question} 6"])
        expect(page.locator(".prompt b")).to_have_text(re.compile(f"^{asked} "))
        check_axe(page, axe, question)
        fits(page, size)
    if size == "phone":
        for tab in ("Market", "Pantry", "Players"):
            page.get_by_role("button", name=re.compile(tab)).click()
            check_axe(page, axe, tab)
    else:
        page.get_by_role("button", name=re.compile("^Deck")).click()
        check_axe(page, axe, "deck")


def fits(page: Page, size: str) -> None:
    """Nothing scrolls, in windows of other sizes too."""
    own = page.viewport_size
    assert own
    for width, height in ((360, 640), (430, 932)) if size == "phone" else ((1280, 720), (900, 1100), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FITS)
    page.set_viewport_size(own)
