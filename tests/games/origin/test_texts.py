"""Everything Origin says has a text in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dolmen import CHANCE, OVER
from dolmen.core.events import EVERYONE, Log
from dolmen.core.rng import Rng
from dolmen.core.texts import LANGUAGES, Texts
from dolmen.games.origin.box import COLOURS, CONTINENTS
from dolmen.games.origin.state import STAGES
from dolmen.games.origin.words import CARDS, PAWNS, SKINS, STRAITS, TERRITORIES
from rulebook.origin.table import GAME

GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"movement_crosses_straits": "on", "hunter_adjacency": "moved"}),
    (4, {"navigator_applies_to_swap": "on"}),
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
        for fields in (
            GAME.events.fields(event._replace(seers=EVERYONE)),
            GAME.events.fields(event._replace(seers=0)),
        ):
            text = texts.event(fields)
            assert text
            assert "{" not in text
    for sheet in state.outcome().items:
        assert all(texts.item(item) for item in sheet)
    assert len(refused) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_event_and_name_has_a_text(language: str) -> None:
    texts = Texts.of(GAME, language, strict=True)
    for word in range(len(GAME.words)):
        text = texts.word(GAME.words.fields(word), asked="invent" if word % 2 else "")
        assert text
        assert "{" not in text
    for kind in GAME.events.kinds:
        assert texts.has(f"event-{kind.name}")
    for name in (*TERRITORIES, *STRAITS, *PAWNS, *SKINS, *CARDS, *COLOURS, *CONTINENTS, *STAGES):
        assert texts.has(f"name-{name}"), name
    for name in TERRITORIES:
        assert texts.has(f"name-{name}", "to"), name
    for name in CARDS[:19]:
        assert texts.has(f"name-{name}", "help"), name
    for key in ("goals", "hand", "hunting", "straits", "tiles", "trophies"):
        assert texts.has(f"item-{key}")
    for key in ("tie-hand", "game-title", "game-blurb"):
        assert texts.has(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_question_of_the_code_has_a_text_and_no_text_is_orphaned(language: str) -> None:
    texts = Texts.of(GAME, language)
    code = "".join(file.read_text(encoding="utf-8") for file in sorted(GAME.home.glob("*.py")))
    refusals = set(re.findall(r'Refusal\(\s*"([\w-]+)"', code)) | {"act-first", "reward-first", "they-have-none"}
    asked = set(re.findall(r'Asked\(\s*name="([\w-]+)"', code))
    assert all(texts.has(f"refusal-{key}") for key in refusals)
    assert all(texts.has(f"ask-{name}") for name in asked)
    keys = keys_of(GAME.home / "text" / f"{language}.ftl")
    assert {key for key in keys if key.startswith("refusal-")} == {f"refusal-{key}" for key in refusals}
    assert {key for key in keys if key.startswith("ask-")} == {f"ask-{name}" for name in asked}
    assert {key for key in keys if key.startswith("word-")} == {f"word-{f.name}" for f in GAME.words.families}
    assert {key for key in keys if key.startswith("event-")} == {f"event-{k.name}" for k in GAME.events.kinds}


def keys_of(file: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))


def test_russian_names_places_in_their_case() -> None:
    texts = Texts.of(GAME, "ru", strict=True)
    told = texts.event({"event": "evolved", "seat": 0, "pawn": "h2s1_black", "where": "eu_sib"})
    assert told == "Гора ставит в Сибирь чёрную фишку, высота 2, сила 1"
    told = texts.event({"event": "drew", "seat": 0, "deck": "orange", "card": "?"})
    assert told == "Гора тянет постоянную карту"
