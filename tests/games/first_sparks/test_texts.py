"""Everything The First Sparks says has a text in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dolmen import CHANCE, OVER
from dolmen.core.events import EVERYONE, Log
from dolmen.core.rng import Rng
from dolmen.core.texts import LANGUAGES, Texts
from dolmen.games.first_sparks.box import KINDS
from dolmen.games.first_sparks.phases import PHASES
from dolmen.games.first_sparks.words import HARVEST, TILES
from rulebook.first_sparks.table import GAME

GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {"first_offer": "payable", "boxed_tool": "position"}),
    (3, {"full_tie": "later", "discard_new_tool": "off"}),
    (4, {"map": "random"}),
    (6, {"map": "beginner", "last_member": "starves"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_whole_games_can_be_told(language: str, seats: int, options: dict[str, str]) -> None:
    """Strict texts raise where one is missing or asks for a parameter that it does not get."""
    texts = Texts.of(GAME, language, strict=True)
    rng = Rng(seats)
    state = GAME.start(seats, **options)
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
        if state.to_move != CHANCE and rng.below(8) == 0:
            for word in set(range(len(GAME.words))) - set(legal):
                refusal = GAME.why_not(state, int(state.to_move), word)
                if refusal.key not in refused:
                    assert texts.refusal(refusal)
                    refused.add(refusal.key)
        state.apply(legal[rng.below(len(legal))])
    for event in log.events:
        assert texts.event(GAME.events.fields(event._replace(seers=EVERYONE)))
    for sheet in state.outcome().items:
        assert all(texts.item(item) for item in sheet)
    assert len(refused) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_event_and_name_has_a_text(language: str) -> None:
    texts = Texts.of(GAME, language, strict=True)
    for word in range(len(GAME.words)):
        for asked in ("", "neutral", "second-member"):
            text = texts.word(GAME.words.fields(word), asked=asked)
            assert text
            assert "{" not in text
    for kind in GAME.events.kinds:
        assert texts.has(f"event-{kind.name}")
    for name in (*HARVEST, *KINDS, *TILES, *PHASES, "over"):
        assert texts.has(f"name-{name}"), name
    for key in ("item-members", "tie-food", "tie-order", "game-title", "game-blurb"):
        assert texts.has(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_question_of_the_code_has_a_text_and_no_text_is_orphaned(language: str) -> None:
    texts = Texts.of(GAME, language)
    code = "".join(file.read_text(encoding="utf-8") for file in sorted(GAME.home.glob("*.py")))
    refusals = set(re.findall(r'Refusal\("([\w-]+)"', code))
    asked = set(re.findall(r'Asked\(name="([\w-]+)"', code))
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
    told = [texts.event({"event": "hunted", "seat": 0, "kind": "berry", "amount": n, "food": 2 * n}) for n in (1, 2, 5)]
    assert told == ["Гора добывает 1 ягоду: 2 еды", "Гора добывает 2 ягоды: 4 еды", "Гора добывает 5 ягод: 10 еды"]
