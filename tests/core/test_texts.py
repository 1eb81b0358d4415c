"""Everything a game says has a text in every language, and every text is said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import dolmen
from dolmen import Game
from dolmen.core.asked import Asked, Refusal
from dolmen.core.outcome import Item
from dolmen.core.texts import LANGUAGES, SIGNS, MissingText, Texts, UnknownLanguage, choose_language
from dolmen.games.stone_age.box import BOTTOMS, FACES, TOPS
from dolmen.games.stone_age.state import PHASES
from dolmen.games.stone_age.words import GOODS, PLACES

SOURCES = Path(dolmen.__file__).parent


def calls(folder: Path, *names: str) -> Iterator[ast.Call]:
    """Every call of one of these names in a folder's modules."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield node


def first_words(folder: Path, *names: str) -> set[str]:
    """The first argument (or `name=`, `key=`) of every such call, where it is written out."""
    found = set()
    for call in calls(folder, *names):
        given = [*call.args[:1], *(k.value for k in call.keywords if k.arg in ("name", "key"))]
        found |= {node.value for node in given if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return found


def keys(file: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))


def said(game: Game) -> set[str]:
    """The keys that a game of ours can ask for, read from its rules."""
    core = SOURCES / "core"
    out = {"game-title", "game-blurb"}
    out |= {f"word-{family.name}" for family in game.words.families}
    out |= {f"event-{kind.name}" for kind in game.events.kinds}
    out |= {f"ask-{name}" for name in first_words(game.home, "Asked") | first_words(core, "Asked")}
    out |= {f"refusal-{key}" for key in first_words(game.home, "Refusal") | first_words(core, "Refusal")}
    out |= {f"option-{option.name}" for option in game.options}
    return out


def stone_age_keys() -> set[str]:
    """What only the tables of Stone Age know."""
    out = {f"name-{id}" for id in (*PLACES, *GOODS, *PHASES)}
    out |= {f"top-{id}" for id in TOPS} | {f"bottom-{id}" for id in BOTTOMS} | {f"face-{id}" for id in FACES}
    items = ("buildings", "awards", "hunger", "green", "farmers", "toolmakers", "builders", "shamans", "resources")
    out |= {f"block-{name}" for name in ("limits", "slots", "tools", "dice", "cards", "buildings")}
    return out | {f"item-{key}" for key in items} | {"tie-development", "tie-food"}


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
def test_everything_stone_age_says_has_a_text(stone_age: Game, language: str) -> None:
    texts = Texts.of(stone_age, language)
    missing = {key for key in said(stone_age) | stone_age_keys() if not texts.has(key)}
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_is_described(stone_age: Game, language: str) -> None:
    texts = Texts.of(stone_age, language, strict=True)
    for option in stone_age.options:
        assert texts.option(option)
        assert texts.option_help(option)
        assert all(texts.value(option, value) for value in option.values or [option.default])
        shown = {a.removeprefix("value-") for a in texts.attributes(f"option-{option.name}") if a != "help"}
        assert shown == set(option.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_to_a_player_explains_itself(stone_age: Game, language: str) -> None:
    texts = Texts.of(stone_age, language)
    for name in first_words(stone_age.home, "Asked") - {"over"}:
        assert texts.has(f"ask-{name}", "help"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_stone_age_is_orphaned(stone_age: Game, language: str) -> None:
    used = said(stone_age) | stone_age_keys()
    written = literals(SOURCES / "cli") | literals(SOURCES / "core")
    have = keys(stone_age.home / "text" / f"{language}.ftl")
    assert not {key for key in have - used if not is_written(key, written)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_shared_text_is_orphaned_or_missing(language: str) -> None:
    have = keys(SOURCES / "text" / f"{language}.ftl")
    used = literals(SOURCES / "cli") | literals(SOURCES / "core")
    used |= {f"name-{sign}" for sign in SIGNS} | {"ask-over", "refusal-over", "refusal-not-your-turn"}
    assert not {key for key in have if not is_written(key, used)}
    assert {key for key in used if re.fullmatch(r"ui-[\w-]+", key)} <= have


def test_both_languages_have_the_same_keys(stone_age: Game) -> None:
    for folder in (SOURCES / "text", stone_age.home / "text"):
        assert keys(folder / "en.ftl") == keys(folder / "ru.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_reads_in_full(stone_age: Game, language: str) -> None:
    texts = Texts.of(stone_age, language, strict=True)
    for word in range(len(stone_age.words)):
        for asked in ("", "tools", "act"):
            text = texts.word(stone_age.words.fields(word), ("Ann", "Bob", "Cleo", "Dan"), asked)
            assert text
            assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_whole_games_reads_in_full(stone_age: Game, language: str) -> None:
    texts = Texts.of(stone_age, language, strict=True)
    rng = dolmen.Rng(3)
    for options in ({}, {"hut_growth": "optional", "equal_tools": "ask", "first_player": "chosen"}):
        match = dolmen.Match(stone_age, 3, options, rng)
        while not match.over:
            asked = match.state.asked()
            assert texts.ask(asked, match.seats)
            assert texts.help(asked, match.seats)
            legal = match.legal()
            match.play(match.to_move, legal[rng.below(len(legal))])
        for seat in (0, None):
            assert all(texts.event(fields, match.seats) for fields in match.events(seat))
        for sheet in match.state.outcome().items:
            assert all(texts.item(item) and texts.item_sum(item) is not None for item in sheet)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_filled(stone_age: Game, language: str) -> None:
    """Say every word at many positions and read the reason."""
    texts = Texts.of(stone_age, language, strict=True)
    rng = dolmen.Rng(5)
    match = dolmen.Match(stone_age, 3, {"full_spots": "forbidden"}, rng)
    seen = set()
    step = 0
    while not match.over and step < 120:
        legal = match.legal()
        for word in range(0, len(stone_age.words), 1 + step % 3):
            if word not in legal and not stone_age.words.is_veiled(word):
                refusal = stone_age.why_not(match.state, match.to_move, word)
                seen.add(refusal.key)
                assert texts.refusal(refusal, match.seats)
        match.play(match.to_move, legal[rng.below(len(legal))])
        step += 1
    assert len(seen) > 10


def test_a_name_comes_in_its_cases(stone_age: Game) -> None:
    russian = Texts.of(stone_age, "ru", strict=True)
    assert russian.word({"word": "place", "where": "forest", "people": 3}) == "3 жителя в лес"
    assert russian.word({"word": "place", "where": "farm", "people": 1}) == "1 житель на ферму"
    gained = [russian.event({"event": "gained", "seat": 1, "good": "stone", "amount": n}) for n in (1, 2, 5)]
    assert gained == ["Волна получает 1 камень", "Волна получает 2 камня", "Волна получает 5 камней"]
    english = Texts.of(stone_age, "en", strict=True)
    assert english.word({"word": "place", "where": "forest", "people": 1}) == "1 person to the forest"


def test_seats_are_called_by_name_or_by_sign(stone_age: Game) -> None:
    texts = Texts.of(stone_age, "en")
    assert texts.seat_names(4) == ["Peak", "Wave", "Sun", "Feather"]
    assert texts.word({"word": "begin", "player": "2"}) == "Wave starts"
    assert texts.event({"event": "began", "seat": 0}, ["Ann", "Bob"]) == "Ann is the first player"
    refusal = Refusal("taken", {"where": "hut", "player": 1})
    assert texts.refusal(refusal, ["Ann", "Bob"]) == "Bob already stands in the hut."


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
