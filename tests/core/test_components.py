"""Component files: each mistake has its own message that names the key, and nothing is changed by it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import dolmen
from dolmen import BadComponents, Game
from dolmen.core.components import make_pack
from dolmen.games.stone_age.components import Blocks
from dolmen.games.stone_age.game import HOME
from dolmen.testing import fingerprint, random_words

SHIPPED = HOME / "components.toml"
TEXT = SHIPPED.read_text(encoding="utf-8")
CARDS = TEXT[TEXT.index("[cards]") : TEXT.index("[buildings]")]
BUILDINGS = TEXT[TEXT.index("[buildings]") :]
CARD_1 = next(line for line in CARDS.splitlines() if "id = 1," in line) + "\n"
CARD_36 = next(line for line in CARDS.splitlines() if "id = 36," in line) + "\n"


def swap(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


WRONG: dict[str, tuple[str, str]] = {
    "surplus block": (
        "[starts]\nfigures = 5\n",
        r"there is no block \[starts\]; blocks are: start, limits, .*buildings",
    ),
    "block is a number": ("cards = 3\n", r"cards: it should be a block, written under the line \[cards\]"),
    "block is a list": ("[[start]]\nfood = 1\n", r"start: it should be a block"),
    "missing key": ("[start]\nfigures = 5\n", "start: Object missing required field `food`"),
    "surplus key": ("[start]\nfigures = 5\nfood = 12\nbeer = 1\n", "start: Object contains unknown field `beer`"),
    "wrong type": ('[start]\nfigures = "five"\nfood = 12\n', "start, figures: Expected `int`, got `str`"),
    "float": ("[start]\nfigures = 5.5\nfood = 12\n", "start, figures: Expected `int`, got `float`"),
    "out of range": ("[start]\nfigures = 11\nfood = 12\n", "start, figures: Expected `int` <= 10"),
    "negative": ("[start]\nfigures = 5\nfood = -1\n", "start, food: Expected `int` >= 0"),
    "short list": ("[slots]\ncosts = [1, 2, 3]\n", "slots, costs: Expected `array` of length >= 4"),
    "wrong name in a list": (
        '[dice]\nfaces = ["wood", "clay", "stone", "mud", "tool", "farm"]\n',
        "dice, faces 4: Invalid enum value 'mud'",
    ),
    "wrong mark": ('[start]\nprovenance = "mine"\nfigures = 5\nfood = 12\n', "start, provenance: Invalid enum value"),
    "more figures than there are": (
        "[limits]\nfigures = 4\nlevel = 10\ngatherers = 7\nstack = 7\npenalty = 10\n",
        r"start\.figures is more than limits\.figures",
    ),
    "missing card": (swap(CARDS, CARD_36, ""), r"\[cards\]: component 36 is missing; the block must list all 36 ids"),
    "surplus card": (
        swap(CARDS, CARD_36, CARD_36 + CARD_36.replace("36", "37")),
        r"\[cards\]: there is no component 37; ids are 1 to 36",
    ),
    "card twice": (swap(CARDS, CARD_1, CARD_1 + CARD_1), r"\[cards\]: component 1 is listed twice"),
    "card without id": (swap(CARDS, "id = 1, ", ""), "cards, item 1: Object missing required field `id`"),
    "id as text": (swap(CARDS, "id = 3,", 'id = "3",'), "cards, item 3, id: Expected `int`, got `str`"),
    "unknown top": (
        swap(CARDS, 'top = "dice"', 'top = "dance"'),
        "cards, card 1: top 'dance' is not one of wood, clay",
    ),
    "unknown bottom": (
        swap(CARDS, 'bottom = "pottery"', 'bottom = "poetry"'),
        "cards, card 1: bottom 'poetry' is not one of writing",
    ),
    "amount missing": (swap(CARDS, "amount = 7, ", ""), "cards, card 11: top 'food' needs amount"),
    "amount too much": (
        swap(CARDS, 'top = "dice", bottom = "pottery"', 'top = "dice", amount = 2, bottom = "pottery"'),
        "cards, card 1: top 'dice' takes no amount",
    ),
    "people missing": (swap(CARDS, ", people = 1", ""), "cards, card 5: bottom 'farmer' needs people"),
    "people too much": (
        swap(CARDS, 'bottom = "pottery"', 'bottom = "pottery", people = 2'),
        "cards, card 1: bottom 'pottery' takes no people",
    ),
    "building without form": (
        swap(BUILDINGS, "cost = { wood = 2, clay = 1 }, points = 10", "points = 10"),
        "buildings, building 1: a building has either cost and points, or count and kinds, or most",
    ),
    "building of an unknown resource": (
        swap(BUILDINGS, "cost = { wood = 2, clay", "cost = { wool = 2, clay"),
        "buildings, item 1, cost: Invalid enum value 'wool'",
    ),
    "syntax": ("[start\nfigures = 5\n", "not valid TOML: .*line 1"),
    "block twice": ("[start]\nfigures = 5\n[start]\nfood = 1\n", "not valid TOML: .*twice"),
    "too deep": ("x = " + "[" * 9_000, "not valid TOML"),
}


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    def write(text: str) -> Path:
        path = tmp_path / "own.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_is_told_where_and_what(name: str, write: Callable[[str], Path]) -> None:
    text, message = WRONG[name]
    path = write(text)
    with pytest.raises(BadComponents, match=f"^{path}: .*{message}") as error:
        dolmen.load("stone-age", path)
    assert "\n" not in str(error.value)
    assert path.read_text(encoding="utf-8") == text


def test_every_mistake_has_its_own_message(write: Callable[[str], Path]) -> None:
    messages: set[str] = set()
    for text, _ in WRONG.values():
        with pytest.raises(BadComponents) as error:
            dolmen.load("stone-age", write(text))
        messages.add(str(error.value))
    assert len(messages) == len(WRONG)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"nothing\.toml: cannot be read \(No such file or directory\)"):
        dolmen.load("stone-age", tmp_path / "nothing.toml")
    with pytest.raises(BadComponents, match="cannot be read"):
        dolmen.load("stone-age", tmp_path)
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadComponents, match="not valid TOML"):
        dolmen.load("stone-age", binary)


def test_a_missing_block_is_named() -> None:
    raw = {"start": {"figures": 5, "food": 12}}
    with pytest.raises(BadComponents, match=r"box: the block \[limits\] is missing"):
        make_pack(Blocks, raw, {**raw, "limits": {}}, "box")


def test_a_running_game_does_not_mind_a_wrong_file(stone_age: Game, write: Callable[[str], Path]) -> None:
    state = stone_age.start(2)
    for word in random_words(stone_age, 2, 1)[:50]:
        state.apply(word)
    before, shipped = fingerprint(state), SHIPPED.read_bytes()
    with pytest.raises(BadComponents):
        dolmen.load("stone-age", write("[start]\nfigures = 5\n"))
    assert fingerprint(state) == before
    assert SHIPPED.read_bytes() == shipped
    assert dolmen.load("stone-age").pack.hash == stone_age.pack.hash


def test_a_block_of_ones_own_replaces_ours_and_changes_the_hash(stone_age: Game, write: Callable[[str], Path]) -> None:
    game = dolmen.load("stone-age", write("[start]\nfigures = 7\nfood = 1\n"))
    assert game.pack.hash != stone_age.pack.hash
    assert game.pack.marks["start"] == ("owner", "")
    assert game.pack.marks["cards"] == stone_age.pack.marks["cards"]
    assert "start" not in game.pack.reconstructed
    view = game.view(game.start(2), None)
    assert view.players[0].figures == 7  # type: ignore[attr-defined]  # a StoneAgeView


def test_a_file_that_repeats_our_figures_has_our_hash(stone_age: Game, write: Callable[[str], Path]) -> None:
    game = dolmen.load("stone-age", write(CARDS + BUILDINGS))
    assert game.pack.hash == stone_age.pack.hash


def test_the_order_of_cards_in_a_file_does_not_matter_to_play(write: Callable[[str], Path]) -> None:
    """Cards are found by their id."""
    game = dolmen.load(
        "stone-age",
        write(
            swap(CARDS, CARD_1, "")
            .replace("item = [\n", "item = [\n" + CARD_36, 1)
            .replace(CARD_36 + "]", CARD_1 + "]")
        ),
    )
    assert random_words(game, 2, 3) == random_words(dolmen.load("stone-age"), 2, 3)


def test_marks_say_how_sure_we_are(stone_age: Game) -> None:
    assert stone_age.pack.reconstructed == ["tools"]
    assert {mark for mark, _ in stone_age.pack.marks.values()} <= {"rulebook", "published", "reconstructed"}
    assert all(note for mark, note in stone_age.pack.marks.values() if mark != "rulebook")
