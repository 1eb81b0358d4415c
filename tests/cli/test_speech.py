"""The command line in Russian: every sentence about what went wrong, tables, numbers; chosen anywhere or by LANG."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import dolmen
from dolmen.cli import run
from dolmen.cli.speech import HOME, decimal, parted, percent, sentences, told

SOURCE = Path(dolmen.__file__).parent
# What the command line may meet; games refuse in texts of their own, and the server's other rooms speak to browsers.
ROOMS = ("cli", "core", "bots", "arena", "show", "server/running.py", "server/keeper.py", "server/store")
# Raised for whoever writes programs, not for who types a command; or made of other sentences only.
FOR_PROGRAMS = {
    *("TypeError", "ValueError", "IndexError", "KeyError", "AttributeError", "RuntimeError", "NotImplementedError"),
    *("MissingText", "SeqTaken", "LoginTaken"),
}


def raised() -> Iterator[tuple[str, str]]:
    """Every sentence that is raised as it is written, with {} for its parts, and where."""
    for room in ROOMS:
        place = SOURCE / room
        for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            if "sample" in file.parts:
                continue
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
                    name = ast.unparse(node.exc.func).rpartition(".")[2]
                    sentence = written(node.exc.args[0])
                    if name not in FOR_PROGRAMS and sentence and re.search(r"[a-z]{3}", sentence.replace("{}", "")):
                        yield f"{file.relative_to(SOURCE)}:{node.lineno}", sentence


def written(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return ""


def test_everything_that_can_go_wrong_is_said_in_russian() -> None:
    known = {english.rstrip(".") for english, _ in tomllib.loads((HOME / "ru.toml").read_text("utf-8"))["said"]}
    found = dict(raised())
    assert len(found) > 100
    missing = {place: text for place, text in found.items() if text.rstrip(".") not in known}
    assert missing == {}


def test_every_part_of_a_sentence_is_said() -> None:
    for english, russian in tomllib.loads((HOME / "ru.toml").read_text("utf-8"))["said"]:
        parts = english.count("{}")
        said = russian.format(*(f"<{n}>" for n in range(parts)))
        assert re.search("[а-яё]|DOLMEN|^<0>: <1>$", said, re.IGNORECASE), english
        assert "{" not in said
    assert len(sentences("ru")) > 100
    assert sentences("en") == []


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["play", "nowhere", "--lang", "ru"], "нет игры 'nowhere'; установлены: "),
        (["--lang", "ru", "simulate", "stone-age", "--bots", "greedi"], "нет бота 'greedi'; может быть, greedy?"),
        (["simulate", "stone-age", "--language=ru", "-o", "x=1"], "нет варианта 'x'; есть варианты: "),
        (["simulate", "stone-age", "--players", "9", "--lang", "ru"], "stone-age — игра для 2–4 игроков, а не для 9"),
        (["simulate", "--lang", "ru"], "не хватает: GAME"),
        (["simulate", "stone-age", "--games", "0", "--lang", "ru"], "--games: нужно число не меньше 1"),
        (["fly", "--lang", "ru"], "нет команды fly"),
        (["serve", "--port", "99999", "--lang", "ru"], "--port 99999: порт — число от 1 до 65535"),
        (["serve", "--lan", "--host", "10.0.0.1", "--lang", "ru"], "--lan и --host противоречат друг другу"),
        (["games", "--lang", "de"], "there are no texts in 'de'; languages are: en, ru"),
    ],
)
def test_a_mistake_is_one_line_in_the_language_asked_for(
    arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"dolmen: {line}")
    assert said.count("\n") == 1


def test_tables_and_numbers_are_russian_where_the_system_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "DOLMEN_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert run(["simulate", "kingdomino-origins", "--games", "2", "--bots", "random"]) == 0
    said = capsys.readouterr().out
    assert said.split()[:3] == ["место", "бот", "побед"]
    assert "2 игры в kingdomino-origins" in said
    assert re.search(r"\d,\d %", said)
    assert (decimal(1.25, 2), percent(0.125)) == ("1,25", "12,5 %")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert run(["simulate", "kingdomino-origins", "--games", "2", "--bots", "random"]) == 0
    assert capsys.readouterr().out.split()[:3] == ["seat", "bot", "wins"]
    assert (decimal(1.25, 2), percent(0.125), told("none of this.")) == ("1.25", "12.5%", "none of this")


def test_the_wish_for_a_language_may_stand_anywhere() -> None:
    assert parted(["games", "--lang", "ru", "--json"]) == ("ru", ["games", "--json"])
    assert parted(["--language=en", "games"]) == ("en", ["games"])
    assert parted(["games", "--lang"]) == (None, ["games", "--lang"])
