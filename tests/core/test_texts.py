"""The texts that all games share, and how messages are chosen and filled."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import dolmen
from dolmen import Game
from dolmen.core.asked import Asked, Refusal
from dolmen.core.outcome import Item
from dolmen.core.texts import LANGUAGES, SIGNS, MissingText, Texts, UnknownLanguage, choose_language

SOURCES = Path(dolmen.__file__).parent


def keys(file: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))


def is_written(key: str, found: set[str]) -> bool:
    """Whether a key stands in the sources, whole or as `kind-` and a name that are put together."""
    return key in found or any(
        key[: n + 1] in found and key[n + 1 :] in found for n in range(len(key)) if key[n] == "-"
    )


def literals(folder: Path) -> set[str]:
    """Every string that stands in a folder's modules."""
    return {
        node.value
        for file in folder.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_shared_text_is_orphaned_or_missing(language: str) -> None:
    have = keys(SOURCES / "text" / f"{language}.ftl")
    used = set().union(*(literals(SOURCES / room) for room in ("analysis", "cli", "core", "server", "terminal")))
    used |= {f"name-{sign}" for sign in SIGNS} | {"ask-over"}
    used |= {f"refusal-{key}" for key in literals(SOURCES / "server")}
    assert not {key for key in have if not is_written(key, used)}
    assert {key for key in used if re.fullmatch(r"ui-[\w-]+", key)} <= have


def test_both_languages_have_the_same_shared_keys() -> None:
    assert keys(SOURCES / "text" / "en.ftl") == keys(SOURCES / "text" / "ru.ftl")


def test_a_number_is_called_by_what_it_is() -> None:
    """Card 8 is a rod, and space t4-b0 lies in a forest: the components say so, not the texts."""
    sparks = dolmen.load("first-sparks")
    english, russian = (Texts.of(sparks, language, strict=True) for language in LANGUAGES)
    assert english.word({"word": "offer", "card": 8}) == "Offer the Rod (8)"
    assert russian.word({"word": "offer", "card": 8}) == "Предложить удочку (8)"
    settled: dict[str, str | int] = {"event": "settled", "seat": 0, "space": "t4-b0", "food": 1}
    assert english.event(settled) == "Peak settles in the forest (4b0) for 1 food"
    assert russian.event(settled) == "Гора селится в лесу (4b0) за 1 еду"
    drawn: dict[str, str | int] = {"event": "drew-tile", "seat": 0, "tile": "t4"}
    assert english.event(drawn) == "A tile is drawn: a lake and a forest"
    spoilt = [russian.event({"event": "spoilt", "seat": 1, "food": n}) for n in (1, 2, 5)]
    assert spoilt == ["Волна: 1 еда испортилась", "Волна: 2 еды испортилось", "Волна: 5 еды испортилось"]


def test_a_name_comes_in_its_cases(stone_age: Game) -> None:
    russian = Texts.of(stone_age, "ru", strict=True)
    assert russian.word({"word": "place", "where": "forest", "people": 3}) == "3 жителя в лес"
    assert russian.word({"word": "place", "where": "farm", "people": 1}) == "1 житель на ферму"
    gained = [russian.event({"event": "gained", "seat": 1, "good": "stone", "amount": n}) for n in (1, 2, 5)]
    assert gained == ["Волна получает 1 камень", "Волна получает 2 камня", "Волна получает 5 камней"]
    english = Texts.of(stone_age, "en", strict=True)
    assert english.word({"word": "place", "where": "forest", "people": 1}) == "1 person to the forest"


def test_a_name_can_begin_a_sentence() -> None:
    texts = Texts.of(dolmen.load("first-builders"), "en")
    lined_up: dict[str, str | int] = {"event": "lined-up", "seat": -1, "die": "red-2", "slot": 5}
    assert texts.event(lined_up) == "Red 2 lies in slot 5 of the citizens"


def test_seats_are_called_by_name_or_by_sign(stone_age: Game) -> None:
    texts = Texts.of(stone_age, "en")
    assert texts.seat_names(4) == ["Peak", "Wave", "Sun", "Feather"]
    assert texts.word({"word": "begin", "player": "2"}) == "Wave starts"
    assert texts.event({"event": "began", "seat": 0}, ["Moon", "Ring"]) == "Moon is the first player"
    refusal = Refusal("taken", {"where": "hut", "player": 1})
    assert texts.refusal(refusal, ["Moon", "Ring"]) == "Ring already stands in the hut."


def test_what_is_hidden_is_said_so(stone_age: Game) -> None:
    texts = Texts.of(stone_age, "en", strict=True)
    assert texts.event({"event": "drew", "seat": 0, "card": "?"}) == "Peak draws a card unseen"
    assert texts.event({"event": "drew", "seat": 0, "card": 7}) == "Peak draws card 7"


def test_a_missing_text_falls_back_to_the_notation(stone_age: Game) -> None:
    texts = Texts.of(stone_age, "en")
    assert texts.word({"word": "dance", "where": "forest", "people": 3}) == "dance forest 3"
    assert texts.ask(Asked(name="dance", seat=0)) == "dance"
    assert texts.item(Item("dance", 3)) == "dance"
    assert texts.text("ui-no-such-text") == "no-such-text"
    with pytest.raises(MissingText):
        Texts.of(stone_age, "en", strict=True).text("ui-no-such-text")


def test_the_language_is_chosen_asked_saved_or_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "DOLMEN_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    assert choose_language() == "en"
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert choose_language() == "ru"
    assert choose_language(saved="en") == "en"
    monkeypatch.setenv("DOLMEN_LANGUAGE", "ru")
    assert choose_language(saved="en") == "ru"
    assert choose_language("en", "ru") == "en"
    with pytest.raises(UnknownLanguage, match="'de'; languages are: en, ru"):
        choose_language("de")
