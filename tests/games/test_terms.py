"""One thing has one name: every text of a game, in both languages, keeps to docs/terms.toml."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import dolmen
from dolmen.core.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
TERMS: dict[str, dict[str, dict[str, Any]]] = tomllib.loads((ROOT / "docs" / "terms.toml").read_text(encoding="utf-8"))
GAMES = ("stone-age", "kingdomino-origins", "first-sparks", "origin", "first-builders")


def said(game: str, language: str) -> str:
    """All that a game says in a language: texts, lessons, pieces, board, rules page; no keys, comments or code."""
    text = dolmen.load(game).home / "text"
    ftl = [text / part / f"{language}.ftl" for part in ("", "lessons", "pieces")]
    ftl.append(ROOT / "web/src/games" / game / f"{language}.ftl")
    page = (ROOT / "web/src/rules" / f"{game}.{language}.ts").read_text(encoding="utf-8")
    lines = [line for file in ftl for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    values = [re.sub(r"^\s*[.\w-]+ =|^\s*\*?\[[\w-]+\]|\{[^}]*\}", " ", line) for line in lines]
    return "\n".join([*values, re.sub(r"^import.*$|SA-|KO-|FS-|OR-|FB-", "", page, flags=re.MULTILINE)]).lower()


def begins(stem: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(stem)}")


def test_every_game_has_its_terms() -> None:
    assert set(TERMS) == set(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_one_thing_has_one_name(game: str, language: str) -> None:
    text = said(game, language)
    for thing, term in TERMS[game].items():
        assert begins(term[language]).search(text), f"{game} never says {term[language]!r} for {thing}"
        kept = text
        for other in term.get("but", []):
            kept = kept.replace(other, "")
        for word in term["never"]:
            found = begins(word).search(kept)
            where = kept[max(0, found.start() - 40) : found.end() + 30].replace("\n", " ") if found else ""
            assert not found, f"{thing} is called {term[language]!r}, not {word!r}: …{where}…"
