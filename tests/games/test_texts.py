"""What holds for the texts of every game: the same keys in both languages, and every option explained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dolmen
from dolmen.core.texts import LANGUAGES, Texts


@pytest.mark.parametrize("id", dolmen.games())
def test_both_languages_have_the_same_keys(id: str) -> None:
    home = dolmen.load(id).home
    en, ru = (keys_of(home / "text" / f"{language}.ftl") for language in ("en", "ru"))
    assert en == ru
    assert {"game-title", "game-blurb"} <= en


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", dolmen.games())
def test_every_option_and_value_has_a_text_and_no_text_is_orphaned(id: str, language: str) -> None:
    game = dolmen.load(id)
    texts = Texts.of(game, language, strict=True)
    for option in game.options:
        assert texts.option(option)
        assert texts.option_help(option)
        assert all(texts.value(option, value) for value in option.values)
        shown = {a.removeprefix("value-") for a in texts.attributes(f"option-{option.name}") if a != "help"}
        assert shown == set(option.values)


def keys_of(file: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))
