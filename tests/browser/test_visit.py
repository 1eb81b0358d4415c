"""The first visit: names that are never lost, a table in three touches, rulings folded away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.house import People, Server, make_table

DESK, PHONE = (1440, 900), (390, 844)
sizes = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def press(page: Page, what: Locator) -> None:
    """As a hand does it: with the mouse, or with a finger."""
    if (page.viewport_size or {"width": 0})["width"] < 500:
        what.tap()
    else:
        what.click()


def write(page: Page, box: Locator, text: str) -> None:
    """Types like a person, and leaves the box only by what is pressed next."""
    press(page, box)
    page.keyboard.press("Control+A")
    page.keyboard.type(text)


def panel(page: Page, server: Server, game: str = "Stone Age") -> Locator:
    """The quick panel of a game, where this window has it."""
    page.goto(server.url)
    press(page, page.locator(".face", has_text=game))
    return page.get_by_role("region", name="New table")


def start(page: Page, name: str = "Start the game") -> None:
    press(page, page.get_by_role("button", name=name).last)


def seats(page: Page) -> list[str]:
    """Who sits at the table before us, as the server knows it."""
    page.wait_for_url(re.compile("/table/"))
    id = page.url.rpartition("/")[2].partition("?")[0]
    return [
        seat["name"] for seat in page.request.get(page.url.replace(f"/table/{id}", f"/api/tables/{id}")).json()["seats"]
    ]


# Names.


@sizes
def test_a_name_typed_in_the_quick_panel_is_used(people: People, server: Server, size: tuple[int, int]) -> None:
    page = people.come(*size)
    write(page, panel(page, server).get_by_label("Your name"), "Анна-Мария")
    start(page)
    assert seats(page)[0] == "Анна-Мария"


@sizes
def test_a_name_typed_among_all_choices_is_used(people: People, server: Server, size: tuple[int, int]) -> None:
    page = people.come(*size)
    press(page, panel(page, server).get_by_role("button", name="All choices…"))
    write(page, page.get_by_role("dialog").get_by_label("Your name"), "Moon")
    start(page)
    assert seats(page)[0] == "Moon"


def test_a_name_typed_in_the_panel_is_used_by_the_button_of_a_cover(page: Page, server: Server) -> None:
    write(page, panel(page, server).get_by_label("Your name"), "Feather")
    page.get_by_role("button", name="Play against bots Origin", exact=True).click()
    assert seats(page)[0] == "Feather"


@sizes
def test_the_play_button_of_a_cover_starts_at_once_as_it_says(
    people: People, server: Server, size: tuple[int, int]
) -> None:
    page = people.come(*size)
    page.goto(server.url)
    press(page, page.get_by_role("button", name="Play against bots Kingdomino Origins", exact=True))
    assert len(seats(page)) > 1
    expect(page.locator("[data-lit]").first).to_be_visible()


@sizes
def test_names_of_all_at_one_device_are_used_and_remembered(
    people: People, server: Server, size: tuple[int, int]
) -> None:
    page = people.come(*size)
    new = panel(page, server)
    press(page, new.get_by_role("radio", name="3"))
    press(page, new.get_by_role("radio", name="One device"))
    for label, name in (("Your name", "Peak"), ("Name at seat 2", "Ring"), ("Name at seat 3", "Sun")):
        write(page, new.get_by_label(label), name)
    start(page)
    assert seats(page) == ["Peak", "Ring", "Sun"]
    again = panel(page, server, "Origins: First Builders")
    press(page, again.get_by_role("radio", name="One device"))
    expect(again.get_by_label("Your name")).to_have_value("Peak")
    expect(again.get_by_label("Name at seat 2")).to_have_value("Ring")


@sizes
def test_a_name_typed_at_a_friends_table_is_used(people: People, server: Server, size: tuple[int, int]) -> None:
    host, guest = people.come(), people.come(*size)
    table = make_table(host, server, [{"kind": "me", "name": "Peak"}, {"kind": "open"}, {"kind": "open"}])
    guest.goto(f"{server.url}/table/{table}")
    write(guest, guest.get_by_label("Your name"), "Wave")
    press(guest, guest.get_by_role("button", name="Sit down").first)
    expect(guest.locator("li", has_text="Wave")).to_be_visible()
    assert "Wave" in seats(guest)


def test_a_name_typed_on_ones_own_page_is_used_without_saving(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/person")
    write(page, page.get_by_label("Your name"), "Ring")
    page.get_by_role("link", name="Play", exact=True).first.click()
    expect(page.get_by_role("region", name="New table").get_by_label("Your name")).to_have_value("Ring")
    start(page)
    assert seats(page)[0] == "Ring"


def test_a_name_outlives_the_page_and_the_cookie(page: Page, server: Server) -> None:
    write(page, panel(page, server).get_by_label("Your name"), "Sun")
    page.reload()  # nothing was pressed: the box was never left
    expect(page.get_by_role("region", name="New table").get_by_label("Your name")).to_have_value("Sun")
    page.context.clear_cookies()
    page.reload()
    start(page)
    assert seats(page)[0] == "Sun"


def test_whoever_signs_out_leaves_no_name_behind(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/person")
    write(page, page.get_by_label("Your name"), "Moon")
    page.get_by_label("Login").fill(f"moon-{server.port}")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Moon")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_label("Your name")).to_have_value("")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_bot_leaves_its_name_to_whoever_goes_by_it(people: People, server: Server, size: tuple[int, int]) -> None:
    page = people.come(*size)
    bot = {"kind": "bot", "bot": "greedy"}
    table = make_table(page, server, [{"kind": "me", "name": "Wave"}, bot, bot])
    page.goto(f"{server.url}/table/{table}")
    names = page.locator(".pill .t" if size == PHONE else ".seat .name")
    expect(names.filter(has_text="Wave (bot)")).to_have_count(1)
    expect(names.filter(has_text="Sun (bot)")).to_have_count(0)


# The quick panel.


@sizes
def test_mode_and_strength_stand_in_the_quick_panel(people: People, server: Server, size: tuple[int, int]) -> None:
    page = people.come(*size)
    new = panel(page, server, "Kingdomino Origins")
    expect(new.get_by_role("radio", name="Discovery")).to_be_checked()
    press(page, new.get_by_role("radio", name="Totem"))
    press(page, new.get_by_role("radio", name="Apprentice"))
    press(page, new.get_by_role("radio", name="3"))
    start(page)
    page.wait_for_url(re.compile("/table/"))
    table = page.request.get(page.url.replace("/table/", "/api/tables/")).json()
    assert table["options"]["mode"] == "totem"
    assert [seat["bot"] for seat in table["seats"]] == [None, "apprentice", "apprentice"]


@sizes
def test_first_builders_can_be_played_alone(people: People, server: Server, size: tuple[int, int]) -> None:
    page = people.come(*size)
    new = panel(page, server, "Origins: First Builders")
    press(page, new.get_by_role("radio", name="Alone"))
    expect(new).to_contain_text("nobody sits opposite")
    start(page)
    assert len(seats(page)) == 1


def test_the_button_says_whether_the_game_starts_or_friends_are_awaited(page: Page, server: Server) -> None:
    new = panel(page, server)
    expect(new.get_by_role("button", name="Start the game")).to_be_visible()
    new.get_by_role("radio", name="Friends").click()
    start(page, "Open the table")
    expect(page.get_by_text("Waits for one more player")).to_be_visible()


@sizes
@pytest.mark.parametrize("language", ["en", "ru"])
def test_rulings_are_folded_away(people: People, server: Server, size: tuple[int, int], language: str) -> None:
    page = people.come(*size, language=language)
    page.goto(server.url)
    press(page, page.locator(".face").first)
    press(page, page.locator(".more"))
    choices = page.get_by_role("dialog")
    rulings = choices.locator("summary").last
    expect(rulings).to_have_text(re.compile("Rulings.*by the book.*9 choices|Трактовки.*по книге.*9 вопросов"))
    expect(choices.locator("label.field", has=page.locator("select")).first).not_to_be_visible()
    expect(choices.locator("label.field input[type=number]")).to_be_visible()  # a variant: most rounds
    press(page, rulings)
    expect(choices.locator("label.field", has=page.locator("select")).first).to_be_visible()


@pytest.mark.parametrize("size", [DESK, (1024, 768), (900, 1100)], ids=str)
def test_a_new_table_stays_in_sight_of_whoever_comes_back(
    people: People, server: Server, size: tuple[int, int]
) -> None:
    page = people.come(*size, language="ru")
    bot = {"kind": "bot", "bot": "greedy"}
    for game in ("origin", "first-builders", "stone-age", "kingdomino-origins"):
        make_table(page, server, [{"kind": "me", "name": "Peak"}, bot, bot], game=game)
    page.goto(server.url)
    expect(page.locator(".my")).to_have_count(4)
    box = page.get_by_role("button", name="Начать игру").bounding_box()
    assert box
    assert box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_covers_of_a_phone_say_what_a_game_is(people: People, server: Server, language: str) -> None:
    page = people.come(*PHONE, language=language)
    page.goto(server.url)
    expect(page.locator(".cover")).to_have_count(5)
    for cover in page.locator(".cover").all():
        for part in (".title", ".feel", ".blurb", ".facts"):
            expect(cover.locator(part)).to_be_visible()
        assert len(cover.locator(".blurb").inner_text()) > 40
        assert re.search(
            r"\d–\d.*(min|мин).*(easy|medium|hard|легко|средне|трудно)", cover.locator(".facts").inner_text(), re.DOTALL
        )


def test_games_against_bots_are_not_listed_for_everybody(people: People, server: Server) -> None:
    host, guest = people.come(), people.come()
    alone = make_table(host, server, [{"kind": "me", "name": "Peak"}, {"kind": "bot", "bot": "greedy"}])
    free = make_table(host, server, [{"kind": "me", "name": "Peak"}, {"kind": "open"}], game="origin")
    guest.goto(server.url)
    expect(guest.locator(f"a[href='/table/{free}']")).to_be_visible()
    expect(guest.locator(f"a[href='/table/{alone}']")).to_have_count(0)
    host.goto(server.url)
    expect(host.locator(f".my[href='/table/{alone}']")).to_be_visible()


def test_whoever_sits_down_is_neither_away_nor_a_watcher(people: People, server: Server) -> None:
    host, guest, looker = people.come(), people.come(), people.come()
    table = make_table(
        host, server, [{"kind": "me", "name": "Peak"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    )
    for page in (host, guest):
        page.goto(f"{server.url}/table/{table}")
    write(guest, guest.get_by_label("Your name"), "Wave")
    guest.get_by_role("button", name="Sit down").first.click()
    expect(host.locator(".prompt")).to_be_visible()
    seat, watching = host.locator(".seat", has_text="Wave"), host.locator(".bar").get_by_title(re.compile("spectator"))
    expect(seat).to_be_visible()
    expect(seat).not_to_contain_text("away")
    expect(watching).to_have_count(0)
    looker.goto(f"{server.url}/table/{table}")  # somebody who does watch
    expect(watching).to_have_text("1")
    guest.close()  # and somebody who does leave
    expect(seat).to_contain_text("away")
    expect(watching).to_have_text("1")
