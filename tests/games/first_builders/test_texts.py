"""Everything First Builders says has a text in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dolmen import CHANCE, OVER
from dolmen.core.events import EVERYONE, Log
from dolmen.core.rng import Rng
from dolmen.core.texts import LANGUAGES, Texts
from dolmen.games.first_builders.game import FirstBuildersGame
from dolmen.games.first_builders.scoring import end_items
from dolmen.games.first_builders.state import PHASES, FirstBuilders
from dolmen.games.first_builders.words import (
    BUILDINGS,
    COLOURS,
    CONDITIONS,
    DICE,
    RESOURCES,
    SITES,
    SOURCES,
    TEMPLES,
    WORKERS,
    ZODIAC,
)

GAME = FirstBuildersGame()
GAMES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (2, {"forum_source": "board", "full_temple": "refused"}),
    (3, {"reserved_farm": "off"}),
    (4, {}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_whole_games_can_be_told(language: str, seats: int, options: dict[str, str]) -> None:
    """Strict texts raise where one is missing or asks for a parameter that it does not get."""
    texts = Texts.of(GAME, language, strict=True)
    rng = Rng(seats)
    state = GAME.start(seats, **options)
    assert isinstance(state, FirstBuilders)
    log = Log(GAME.events)
    state.listener = log
    refused: set[str] = set()
    while state.to_move != OVER:
        asked = state.asked()
        assert texts.ask(asked)
        assert texts.help(asked)
        legal = state.legal()
        for word in legal:
            assert texts.word(GAME.words.fields(word), asked=asked.name)
        if state.to_move != CHANCE and rng.below(12) == 0:
            for word in set(range(len(GAME.words))) - set(legal):
                refusal = GAME.why_not(state, int(state.to_move), word)
                if refusal.key not in refused:
                    assert texts.refusal(refusal)
                    refused.add(refusal.key)
        state.apply(legal[rng.below(len(legal))])
    for event in log.events:
        assert texts.event(GAME.events.fields(event._replace(seers=EVERYONE)))
    for sheet in state.outcome().items:
        for item in sheet:
            assert texts.item(item)
    for item in end_items(state, 0):
        assert item.key == "gold" or texts.item_sum(item)
    assert len(refused) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_event_and_name_has_a_text(language: str) -> None:
    texts = Texts.of(GAME, language, strict=True)
    for word in range(len(GAME.words)):
        text = texts.word(GAME.words.fields(word), asked="use")
        assert text
        assert "{" not in text
    for kind in GAME.events.kinds:
        assert texts.has(f"event-{kind.name}")
    for name in (*COLOURS, *RESOURCES, *SITES, *TEMPLES, *DICE, *WORKERS, *PHASES):
        assert texts.has(f"name-{name}"), name
    for name in (*BUILDINGS, *ZODIAC, "agora", "palace"):
        assert texts.has(f"name-{name}", "effect"), name
    items = {*SOURCES, "gold", "adviser-track", "temples", "centres"}
    for key in ("tie-buildings", "game-title", "game-blurb", *(f"item-{item}" for item in items)):
        assert texts.has(key)
    assert all(texts.has(f"condition-{name}") for name in CONDITIONS if name != "limit")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_question_of_the_code_has_a_text_and_no_text_is_orphaned(language: str) -> None:
    texts = Texts.of(GAME, language)
    code = "".join(file.read_text(encoding="utf-8") for file in sorted(GAME.home.glob("*.py")))
    refusals = set(re.findall(r'Refusal\(\s*"([\w-]+)"', code))
    asked = set(re.findall(r'Asked\(\s*name="([\w-]+)"', code))
    assert all(texts.has(f"refusal-{key}") for key in refusals)
    assert all(texts.has(f"ask-{name}") for name in asked)
    keys = keys_of(GAME.home / "text" / f"{language}.ftl")
    assert {key for key in keys if key.startswith("refusal-")} == {f"refusal-{key}" for key in refusals}
    assert {key for key in keys if key.startswith("ask-")} == {f"ask-{name}" for name in asked - {"over"}}
    assert {key for key in keys if key.startswith("word-")} == {f"word-{f.name}" for f in GAME.words.families}
    assert {key for key in keys if key.startswith("event-")} == {f"event-{k.name}" for k in GAME.events.kinds}


def keys_of(file: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))


def test_russian_counts_in_its_cases() -> None:
    texts = Texts.of(GAME, "ru", strict=True)
    told = [texts.event({"event": "gained", "seat": 0, "resource": "stone", "amount": n}) for n in (1, 3, 5)]
    assert told == ["Гора получает 1 камень", "Гора получает 3 камня", "Гора получает 5 камней"]
    told = [texts.event({"event": "paid", "seat": 0, "resource": "wisdom", "amount": n}) for n in (1, 2)]
    assert told == ["Гора платит 1 мудрость", "Гора платит 2 мудрости"]
    assert texts.event({"event": "gained", "seat": 0, "resource": "food", "amount": 1}) == "Гора получает 1 еду"
