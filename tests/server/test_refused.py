"""What the server refuses is told in the language of whoever asked."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import dolmen.server
from dolmen import Refusal
from dolmen.core.texts import LANGUAGES, SHARED, Texts

SERVER = Path(dolmen.server.__path__[0])


def refused() -> Iterator[tuple[str, list[str]]]:
    """Every key that is refused by in the sources, with the names of the numbers that go along."""
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Name("Refused"), [ast.Constant(str(key)), _, ast.Dict(names), *_]):
                    yield key, [str(name.value) for name in names if isinstance(name, ast.Constant)]
                case ast.Call(ast.Name("Refused"), [ast.Constant(str(key)), *_]):
                    yield key, []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text_that_its_numbers_fill(language: str) -> None:
    texts = Texts(language, [SHARED / f"{language}.ftl"])
    said = list(refused())
    assert len({key for key, _ in said}) > 30
    for key, given in said:
        text = texts.refusal(Refusal(key, dict.fromkeys(given, 7)))
        assert text != key, f"refusal-{key} is missing, or {given} do not fill it"
