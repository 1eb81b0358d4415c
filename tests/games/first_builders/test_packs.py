"""A broken component pack gets a clear error that names the key, and nothing is half loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from dolmen.core.errors import BadComponents, BadOption, BadSeats
from dolmen.games.first_builders.game import FirstBuildersGame

GAME = FirstBuildersGame()
SHIPPED = (GAME.home / "components.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('effect = "war", site = 1', 'effect = "war", site = 2', "each of the sites 1 to 5 should have one tile"),
        ('effect = "war"', 'effect = "peace"', "bonus_tiles, item 1, effect"),
        (
            "copies = 2, points = [2] },",
            "copies = 2, points = [2, 2] },",
            "chariot_field: points should have 1 numbers",
        ),
        ('id = "mint", colour = "yellow"', 'id = "mint", colour = "green"', "buildings, item 16, colour"),
        ('{ id = "mint",', '{ id = "court",', "component mint is missing"),
        ("food = [2, 4, 6, 8]", "food = [2, 4, 6]", "a price for each of the other bases"),
        ('"basic+gold"', '"basic+silver"', "reward 'basic\\+silver' is not one of none, convert"),
        ("thresholds = [3, 6, 9, 12, 15]", "thresholds = [3, 6, 9, 12, 16]", "thresholds should ascend"),
        ("16, 23, 31", "16, 15, 31", "points should not fall"),
        ("id = 45,", "id = 44,", "component 45 is missing"),
        ('sides = ["red", "red"]', 'sides = ["red"]', "districts, item 1, sides"),
        ("buildings = [0, 1, 2, 3, 4]", "buildings = [0, 1, 2, 3]", "rows, buildings"),
        ("citizens = [6, 7, 8, 9]", "citizens = [2, 7, 8, 9]", "dice, citizens"),
        ("[agora]", "[square]", "there is no block"),
    ],
)
def test_a_broken_pack_is_refused(old: str, new: str, message: str, tmp_path: Path) -> None:
    assert old in SHIPPED
    pack = tmp_path / "own.toml"
    pack.write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents, match=message):
        FirstBuildersGame(pack)


def test_an_owner_can_correct_prices_and_colours(tmp_path: Path) -> None:
    pack = tmp_path / "own.toml"
    text = SHIPPED.replace('id = "court", colour = "orange", stone = 1', 'id = "court", colour = "purple", stone = 3')
    pack.write_text(text.replace("points = [1, 3, 6, 10, 15]", "points = [2, 4, 6, 8, 10]"), encoding="utf-8")
    game = FirstBuildersGame(pack)
    box = game.box(2, game.settle({}))
    court = 8
    assert (box.colour[court], box.stone[court]) == (4, 3)
    assert list(box.adviser) == [0, 2, 4, 6, 8, 10]
    assert game.pack.hash != GAME.pack.hash


def test_the_screen_can_say_what_is_reconstructed() -> None:
    assert {"districts", "war", "temples", "agora"} <= set(GAME.pack.reconstructed)
    assert "dice" not in GAME.pack.reconstructed


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"forum_source": "street"}, "'street' is not one of speaker_row_only, board"),
        ({"war_main_action_steps": 3}, "is not a number from 1 to 2"),
        ({"round_limit": 41}, "is not a number from 1 to 40"),
        ({"full_tempel": "card"}, "did you mean full_temple"),
    ],
)
def test_an_option_that_does_not_exist_is_refused(options: dict[str, str | int], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.start(3, **options)


@pytest.mark.parametrize("seats", [0, 5])
def test_there_is_no_such_number_of_players(seats: int) -> None:
    with pytest.raises(BadSeats, match="1 to 4 players"):
        GAME.start(seats)
