"""Component packs of one's own, and options: a clear error that says what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from dolmen.core.errors import BadComponents, BadOption
from dolmen.core.texts import LANGUAGES, Texts
from dolmen.games.kingdomino_origins.game import HOME, KingdominoOriginsGame

SHIPPED = (HOME / "components.toml").read_text(encoding="utf-8")


def block(name: str) -> str:
    """A block of the shipped file."""
    start = SHIPPED.index(f"[{name}]\n")
    end = SHIPPED.find("\n[", start + 1)
    return SHIPPED[start : end if end > 0 else len(SHIPPED)]


def game(tmp_path: Path, text: str) -> KingdominoOriginsGame:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return KingdominoOriginsGame(file)


def test_an_owner_can_correct_a_domino(tmp_path: Path) -> None:
    mine = game(tmp_path, block("origins").replace('{ id = 1, halves = "D D" }', '{ id = 1, halves = "D L1" }'))
    assert mine.pack.blocks.origins.item[0].halves == "D L1"
    assert mine.pack.hash != KingdominoOriginsGame().pack.hash
    assert mine.pack.marks["origins"][0] == "published"
    mine.start(4)


def test_nothing_shipped_is_reconstructed() -> None:
    assert KingdominoOriginsGame().pack.reconstructed == []


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("origins", '"D D"', '"D X"', "origins, domino 1: there is no terrain 'X'; codes are D, G, L, J, Q, V"),
        ("origins", '"D D"', '"D V"', "domino 1: a volcano has 1 to 3 craters, as in V1"),
        ("origins", '"D D"', '"V1 V1"', "domino 1: a domino has one volcano at most"),
        ("origins", '"D D"', '"D"', "halves"),
        ("origins", '"D D"', '"D V1"', "fire.tokens: origins has 8 volcanoes of 1, but 5 tokens"),
        ("origins", '"D D"', '"D G"', "resources, mammoth: origins needs 19 pieces, not 16"),
        ("origins", "id = 1,", "id = 49,", "component 1 is missing"),
        ("terrains", 'code = "G"', 'code = "D"', "terrains: two terrains have the same code"),
        ("cavemen", "points = 3, ", "", "cavemen, hunter: a caveman has either points and counts, or power"),
        ("cavemen", 'counts = "fire"', 'counts = "water"', "counts"),
        ("fire", "[3, 2, 1]", "[3, 2]", "reach"),
        ("bonuses", "middle = 10", "middle = -1", "middle"),
    ],
)
def test_a_broken_pack_is_refused_with_its_key(tmp_path: Path, name: str, old: str, new: str, message: str) -> None:
    with pytest.raises(BadComponents) as error:
        game(tmp_path, block(name).replace(old, new))
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"mode": "war"}, "option mode: 'war' is not one of discovery, totem, tribe"),
        ({"mod": "totem"}, "there is no option 'mod'; did you mean mode?"),
        ({"middle": "10"}, "option middle: '10' is not one of false, true"),
        ({"tiles": "classic", "mode": "tribe"}, "tiles=classic goes with mode=discovery only, not with mode=tribe"),
    ],
)
def test_options_that_do_not_go_are_refused(options: dict[str, str], message: str) -> None:
    with pytest.raises(BadOption) as error:
        KingdominoOriginsGame().start(4, **options)
    assert message in str(error.value)


def test_yes_and_no_may_be_said_in_python() -> None:
    settled = KingdominoOriginsGame().settle({"middle": True, "fire_on_start_tile": False})
    assert (settled["middle"], settled["fire_on_start_tile"]) == ("true", "false")


def test_texts_and_the_cave_tell_the_numbers_of_this_box(tmp_path: Path) -> None:
    """A hunter of 7 and a warrior of power 5 are told so, by the same messages as those of the box that is shipped."""
    told = block("cavemen").replace("points = 3, counts", "points = 7, counts", 1).replace("power = 2", "power = 5")
    mine = game(tmp_path, told + block("bonuses").replace("middle = 10", "middle = 21"))
    shipped = KingdominoOriginsGame()
    said = {
        (language, language_game is mine): [
            texts.text("name-hunter.does"),
            texts.text("name-warrior-2.brief"),
            texts.text("name-fire-lady.brief"),
            texts.text("option-middle.help"),
        ]
        for language in LANGUAGES
        for language_game in (mine, shipped)
        for texts in [Texts.of(language_game, language, strict=True)]
    }
    assert [text[:7] for text in said["en", True]] == ["7 point", "power 5", "1 for e", "21 poin"]
    assert [text[:7] for text in said["en", False]] == ["3 point", "power 2", "1 for e", "10 poin"]
    assert said["ru", True][0].startswith("7 очков за каждого мамонта")
    assert said["ru", False][0].startswith("3 очка за каждого мамонта")
    state = mine.start(2, mode="tribe")
    cave = mine.view(state, 0).cave
    assert cave is not None
    assert (cave.printed["hunter"].number, cave.printed["hunter"].counts) == (7, "mammoth")
    assert (cave.printed["warrior-2"].number, cave.printed["warrior-2"].counts) == (5, None)
