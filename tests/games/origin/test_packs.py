"""A broken component pack gets a clear error that names the key, and nothing is half loaded."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dolmen.core.errors import BadComponents, BadOption
from dolmen.games.origin.game import OriginGame
from rulebook.origin.table import GAME, Table

SHIPPED = (GAME.home / "components.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'id = "af_mag", continent = "africa"',
            'id = "af_mag", continent = "atlantis"',
            "af_mag: continent 'atlantis'",
        ),
        ('colour = "green", land = ["af_con"', 'colour = "blue", land = ["af_con"', "af_cap: colour 'blue' is not one"),
        ('colour = "green", land = ["af_con"', 'colour = "brown", land = ["af_con"', "5 green ones, not 4"),
        ('colour = "orange", land = ["af_nil"', 'colour = "origin", land = ["af_nil"', "af_mag: colour 'origin'"),
        ('land = ["oc_pap"]', 'land = ["oc_nor"]', "it borders on oc_nor, but oc_nor does not border on it"),
        ('land = ["oc_pap"]', 'land = ["oc_xyz"]', "oc_sun: there is no neighbour 'oc_xyz'"),
        ('"an_wil"] },\n]', '"an_xyz"] },\n]', "straits, s11: it should join two territories"),
        ('{ id = "s11"', '{ id = "s10"', "component s11 is missing"),
        ("brown = 6", "brown = 5", "there should be 15 slots, not 14"),
        ("count = [10, 8, 6, 4, 2]", "count = [2, 16, 6, 4, 2]", "tiles, count 2: Expected `int` <= 15"),
        ("count = [10, 8, 6, 4, 2]", "count = [2, 15, 6, 4, 2]", "fewer of level 1 than least_level_1"),
        ("count = [10, 8, 6, 4, 2]", "count = [4, 3, 3, 2, 1]", "there should be 15 to 60 tiles, not 13"),
        ("values = [4, 5, 6, 6, 7, 8]", "values = [4, 5, 6, 6, 7]", "hunting_tokens, values"),
        ("values = [4, 5, 6, 6, 7, 8]", "values = [4, 5, 6, 6, 7, 12]", "hunting_tokens, values 6: Expected"),
        ('id = "cart", copies = 2, level = 1', 'id = "cart", copies = 2, level = 6', "permanents, item 9, level"),
        ('kind = "continent", of = "eurasia"', 'kind = "continent", of = "asia"', "goal in_eurasia: of = 'asia'"),
        ('kind = "strength", of = 3', 'kind = "strength", of = 4', "goal strength_3: of = 4 is not one of 1, 2, 3"),
        ('kind = "straits", need = 3', 'kind = "straits", of = 1, need = 3', "goal strait_tokens: of = 1"),
        ('kind = "colours"', 'kind = "colors"', "more_goals, item 1, kind: Invalid enum value 'colors'"),
        ("[villages]", "[village]", "there is no block"),
    ],
)
def test_a_broken_pack_is_refused(old: str, new: str, message: str, tmp_path: Path) -> None:
    assert old in SHIPPED
    pack = tmp_path / "own.toml"
    pack.write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents, match=message):
        OriginGame(pack)


def test_a_territory_that_no_way_leads_to_is_refused(tmp_path: Path) -> None:
    text = SHIPPED.replace('ends = ["eu_sea", "oc_sun"]', 'ends = ["eu_sea", "eu_ind"]')
    text = text.replace('ends = ["oc_pap", "oc_nor"]', 'ends = ["eu_sea", "eu_per"]')
    pack = tmp_path / "own.toml"
    pack.write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents, match="oc_sun: no way leads there from af_ori"):
        OriginGame(pack)


def test_an_owner_can_correct_what_we_reconstructed(tmp_path: Path) -> None:
    pack = tmp_path / "own.toml"
    text = SHIPPED.replace(
        'id = "af_nil", continent = "africa", colour = "yellow"',
        'id = "af_nil", continent = "africa", colour = "brown"',
    )
    text = text.replace('of = "africa", need = 3, points = 3', 'of = "africa", need = 2, points = 4')
    pack.write_text(text.replace("count = [10, 8, 6, 4, 2]", "count = [9, 8, 7, 4, 2]"), encoding="utf-8")
    game = OriginGame(pack)
    assert game.pack.hash != GAME.pack.hash
    table = Table(game=game)
    table.give(0, "in_africa")
    table.stand_anyhow(0, "af_mag", "af_hor")
    table.say("play in_africa")
    assert table.sheet(0)["goals"] == 4
    table.luck()
    assert table.at("af_nil").colour == "brown"
    assert game.pack.marks["tiles"][0] == "reconstructed"
    own = tmp_path / "tiles.toml"
    own.write_text("[tiles]\ncount = [9, 8, 7, 4, 2]\npoints = [1, 1, 1, 1, 5]\n", encoding="utf-8")
    assert OriginGame(own).pack.marks["tiles"][0] == "owner"


def test_what_is_reconstructed_is_marked() -> None:
    assert GAME.pack.reconstructed == [
        *("territories", "straits", "tiles", "hunting_tokens", "strait_tokens"),
        *("actions", "permanents", "more_goals"),
    ]
    assert all(note for mark, note in GAME.pack.marks.values() if mark != "rulebook")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"hunter_adjacency": "near"}, "'near' is not one of any, moved"),
        ({"turn_limit": 401}, "is not a number from 1 to 400"),
        ({"turn_limit": 0}, "is not a number from 1 to 400"),
        ({"movement_crosses_strait": "on"}, "did you mean movement_crosses_straits"),
        ({"mode": "junior"}, "there is no option 'mode'"),
    ],
)
def test_an_option_that_does_not_exist_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.start(3, **options)
