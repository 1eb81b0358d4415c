"""Everything any of the games says has a text in both languages, and no text is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import dolmen
from dolmen import CHANCE, OVER, Game, Rng
from dolmen.core.events import EVERYONE, Log
from dolmen.core.options import Value
from dolmen.core.texts import LANGUAGES, Texts
from ours import GAMES

# Games that show most of what can be said.
TOLD: list[tuple[str, int, dict[str, Value]]] = [
    ("stone-age", 3, {"hut_growth": "optional", "equal_tools": "ask", "first_player": "chosen"}),
    ("stone-age", 3, {"full_spots": "forbidden"}),
    ("kingdomino-origins", 2, {"middle": "true", "complete": "true", "pile_front": "hidden"}),
    ("kingdomino-origins", 3, {"mode": "totem"}),
    ("kingdomino-origins", 3, {"mode": "tribe", "cave_refill": "replace"}),
    ("kingdomino-origins", 4, {"tiles": "classic"}),
    ("first-sparks", 2, {"first_offer": "payable", "boxed_tool": "position"}),
    ("first-sparks", 3, {"full_tie": "later", "discard_new_tool": "off"}),
    ("first-sparks", 4, {"map": "random"}),
    ("first-sparks", 6, {"map": "beginner", "last_member": "starves"}),
    ("origin", 2, {}),
    ("origin", 3, {"movement_crosses_straits": "on", "hunter_adjacency": "moved"}),
    ("origin", 4, {"navigator_applies_to_swap": "on"}),
    ("first-builders", 1, {}),
    ("first-builders", 2, {"forum_source": "board", "full_temple": "refused"}),
    ("first-builders", 3, {"reserved_farm": "off"}),
    ("first-builders", 4, {}),
]


def test_every_game_is_told() -> None:
    assert {id for id, *_ in TOLD} == set(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("id", "seats", "options"), TOLD)
def test_whole_games_can_be_told(id: str, seats: int, options: dict[str, Value], language: str) -> None:
    """Strict texts raise where one is missing or asks for a parameter that it does not get."""
    game = dolmen.load(id)
    texts = Texts.of(game, language, strict=True)
    rng = Rng(seats)
    state = game.start(seats, **options)
    log = Log(game.events)
    state.listener = log
    refused: set[str] = set()
    while state.to_move != OVER:
        asked = state.asked()
        legal = state.legal()
        assert reads_in_full(texts.ask(asked))
        assert reads_in_full(texts.help(asked))
        third = texts.find(f"ask-{asked.name}.other", texts.fill({**asked.numbers, "seat": asked.seat}))
        assert state.to_move == CHANCE or reads_in_full(third or ""), asked.name
        assert texts.other(asked) == third or third is None
        assert all(reads_in_full(texts.word(game.words.fields(word), asked=asked)) for word in legal)
        if state.to_move != CHANCE and rng.below(12) == 0:
            for word in set(range(len(game.words))) - set(legal):
                refusal = game.why_not(state, int(state.to_move), word)
                if refusal.key not in refused:
                    assert reads_in_full(texts.refusal(refusal))
                    refused.add(refusal.key)
        state.apply(legal[rng.below(len(legal))])
    for event in log.events:
        for seers in (EVERYONE, 0):
            assert reads_in_full(texts.event(game.events.fields(event._replace(seers=seers))))
    for item in (item for sheet in state.outcome().items for item in sheet):
        assert reads_in_full(texts.item(item))
        assert "{" not in texts.item_sum(item)
    assert all(texts.has(f"name-{name}") for name in game.holdings(state, 0))
    assert len(refused) > 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_word_reads_in_full_whatever_is_asked(id: str, language: str) -> None:
    game = dolmen.load(id)
    texts = Texts.of(game, language, strict=True)
    source = (game.home / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    variants = ["", *(name for name in written(game, "Asked") if f"[{name}]" in source)]
    for word in range(len(game.words)):
        assert all(reads_in_full(texts.word(game.words.fields(word), asked=asked)) for asked in variants)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_question_and_refusal_has_a_text_and_no_text_is_left_over(id: str, language: str) -> None:
    game = dolmen.load(id)
    texts = Texts.of(game, language)
    keys = keys_of(game.home / "text" / f"{language}.ftl")
    strings = {node.value for node in nodes(game) if isinstance(node, ast.Constant)}
    assert {f"word-{family.name}" for family in game.words.families} == {k for k in keys if k.startswith("word-")}
    assert {f"event-{kind.name}" for kind in game.events.kinds} == {k for k in keys if k.startswith("event-")}
    for kind, called in (("ask", "Asked"), ("refusal", "Refusal")):
        names = written(game, called)
        assert len(names) > 3
        assert all(texts.has(f"{kind}-{name}") for name in names)
        assert {key.removeprefix(f"{kind}-") for key in keys if key.startswith(f"{kind}-")} <= strings
    assert all(texts.has(f"ask-{name}", "help") for name in written(game, "Asked") - {"over"})


@pytest.mark.parametrize("id", GAMES)
def test_those_who_wait_hear_the_same_in_both_languages(id: str) -> None:
    """What a question of chance tells is told to nobody in particular; every other has a third person in both."""
    game = dolmen.load(id)
    en, ru = (Texts.of(game, language) for language in LANGUAGES)
    names = sorted(written(game, "Asked") - {"over"})
    told = [name for name in names if en.has(f"ask-{name}", "other")]
    assert told == [name for name in names if ru.has(f"ask-{name}", "other")]
    assert len(told) > 3


@pytest.mark.parametrize("id", GAMES)
def test_both_languages_have_the_same_keys(id: str) -> None:
    home = dolmen.load(id).home
    en, ru = (keys_of(home / "text" / f"{language}.ftl") for language in ("en", "ru"))
    assert en == ru
    assert {"game-title", "game-feel", "game-blurb"} <= en


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_option_and_value_is_described(id: str, language: str) -> None:
    game = dolmen.load(id)
    texts = Texts.of(game, language, strict=True)
    for option in game.options:
        assert texts.option(option)
        assert texts.option_help(option)
        assert all(texts.value(option, value) for value in option.values)
        told = {f"value-{value}" for value in option.values}
        if option.kind == "mode":
            told |= {f"about-{value}" for value in option.values}
        assert set(texts.attributes(f"option-{option.name}")) - {"help"} == told


def reads_in_full(text: str) -> bool:
    return bool(text) and "{" not in text


def keys_of(file: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))


def nodes(game: Game) -> Iterator[ast.AST]:
    """The syntax of a game's rules."""
    for file in sorted(game.home.glob("*.py")):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def written(game: Game, called: str) -> set[str]:
    """The first argument (or `name=`) of every call of this name, where it is written out."""
    found = set()
    for node in nodes(game):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == called:
            given = [*node.args[:1], *(keyword.value for keyword in node.keywords if keyword.arg == "name")]
            found |= {each.value for each in given if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    return found
