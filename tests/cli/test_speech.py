"""The command line in Russian: every sentence about what went wrong, tables, numbers; chosen anywhere or by LANG."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import dolmen
from dolmen.bots.training import Gate
from dolmen.cli import run, train
from dolmen.cli.speech import SPOKEN, decimal, grouped, parted, percent, told
from dolmen.core.texts import SHARED
from dolmen.core.told import sentences
from dolmen.testing.conformance import Summary

SOURCE = Path(dolmen.__file__).parent
# What the command line may meet; games refuse in texts of their own, and the server's other rooms speak to browsers.
ROOMS = (
    *("cli", "core", "bots", "arena", "show", "school", "analysis", "terminal", "data.py"),
    *("server/running.py", "server/keeper.py", "server/store"),
)
# Raised for whoever writes programs, not for who types a command; or made of other sentences only.
FOR_PROGRAMS = {
    *("TypeError", "ValueError", "IndexError", "KeyError", "AttributeError", "RuntimeError", "NotImplementedError"),
    *("MissingText", "SeqTaken", "LoginTaken"),
}


GOLDEN = str(Path(__file__).parents[1] / "goldens" / "stone-age-2.dolmen")
FAULTS = ("wrong", "BrokenGame", "guard", "faults.append")


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


def faults() -> Iterator[tuple[str, str]]:
    """Every sentence about a game that does not keep the contract; the name of the game before it is told apart."""
    for file in sorted((SOURCE / "testing").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and ast.unparse(node.func).endswith(FAULTS):
                sentence = written(node.args[0])
                if ast.unparse(node.func) == "BrokenGame":
                    sentence = sentence.removeprefix("{}: ")
                if re.search(r"[a-z]{3} ", sentence.replace("{}", "")):
                    yield f"{file.name}:{node.lineno}", sentence


def written(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return ""


def test_everything_that_can_go_wrong_is_said_in_russian() -> None:
    known = {english.rstrip(".") for english, _ in tomllib.loads((SHARED / "ru.toml").read_text("utf-8"))["said"]}
    found = {**dict(raised()), **dict(faults())}
    assert len(found) > 180
    missing = {place: text for place, text in found.items() if text.rstrip(".") not in known}
    assert missing == {}


def test_every_part_of_a_sentence_is_said() -> None:
    for english, russian in tomllib.loads((SHARED / "ru.toml").read_text("utf-8"))["said"]:
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
        (["games", "stone-age", "--lang", "ru"], "лишнее: stone-age"),
        (["store", "--lang", "ru"], "не хватает команды; "),
        (["arena", "stone-age", "--settle=1", "--lang", "ru"], "параметру --settle значение не нужно"),
        (["learn", "stone-age", "99", "--lang", "ru"], "урока '99' нет; уроки: "),
        (["replay", "/", "--lang", "ru"], "/: не читается (это папка)"),
        (["export", GOLDEN, "-o", "/nowhere/x", "--lang", "ru"], "/nowhere/x: пользоваться нельзя (нет такого "),
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


def commands() -> Iterator[tuple[list[str], list[str]]]:
    """Every command, as it is typed, with all that its help says of it and its options."""
    from typer.main import get_command

    from dolmen.cli.commands import app

    waiting: list[tuple[list[str], Any]] = [([], get_command(app))]
    while waiting:
        path, command = waiting.pop()
        yield path, [command.help or "", *(getattr(param, "help", "") or "" for param in command.params)]
        waiting += [([*path, name], below) for name, below in getattr(command, "commands", {}).items()]


COMMANDS = {" ".join(path) or "dolmen": path for path, _ in commands()}
# What stays as it is typed: code in backticks, options, addresses, placeholders, names of things.
TYPED = re.compile(
    r"`[^`]*`|--?[\w-]+|\S+://\S*|\b[A-Z_]+\b|debug, info, warning|en\|ru|local\|ray|dolmen [\w ]+(?=\[)"
)


def test_all_help_is_translated() -> None:
    assert len(COMMANDS) >= 20
    known = {english.rstrip(".") for english, _ in tomllib.loads((SHARED / "ru.toml").read_text("utf-8"))["help"]}
    missing = {text for _, texts in commands() for text in texts if text and text.rstrip(".") not in known}
    assert missing == set()


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_every_command_is_russian(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*COMMANDS[name], "--help", "--lang", "ru"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith("Использование: dolmen")
    assert re.findall(r"[a-z]{2,} [a-z]{2,}|default|required|Options|range", TYPED.sub("·", said)) == []
    assert run([*COMMANDS[name], "--help", "--lang", "en"]) == 0
    assert not re.search("[а-яё]", capsys.readouterr().out, re.IGNORECASE)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_wrong_option_of_every_command_is_refused_in_russian(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*COMMANDS[name], "--wrong", "--lang", "ru"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("dolmen: нет параметра --wrong")
    assert said.count("\n") == 1


def test_makers_of_games_and_bots_are_spoken_to_in_russian(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    russian = ["--lang", "ru"]
    assert run(["new", "first-ember", *russian]) == 0
    assert "целая игра. Дальше:\n  pip install -e first-ember\n" in capsys.readouterr().out
    summary = Summary()
    summary.games, summary.words = 22, 12_345
    monkeypatch.setattr("dolmen.cli.test.check_game", lambda *_, **__: summary)
    assert run(["test", "kingdomino-origins", *russian]) == 0
    said = capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ")
    assert said.startswith("kingdomino-origins: верно: 22 игры, слов: 12 345, положений со всех сторон: 0")
    SPOKEN["language"] = "ru"
    gate = Gate(share=0.55, games=400, points=61.25, others=58.0)
    assert train.said(gate) == "55,0 % (50,1 %–59,8 %), игр в один ход вперёд: 400, очков 61,2 против 58,0"
    assert train.noted(gate).startswith("55.0% (50.1% to 59.8%) of 400 one-ply games")  # what the file keeps


def test_measurements_are_shown_in_russian(capsys: pytest.CaptureFixture[str]) -> None:
    from dolmen.cli.bench import show
    from dolmen.cli.bench_envs import show_envs

    SPOKEN["language"] = "ru"
    row = {"seats": 4, "decisions_per_second": 2_345_678, "games_per_second": 1234, "copy_apply_us": 1.25}
    row |= {"compiled_to_interpreted": 44.0, "same_digest": True, "forced_share": 0.125, "holds": True}
    show({"games": {"stone-age": row}, "compiled": True, "calibration": {"scale": 0.5}})
    env = {"numbers": 300, "observation_us": 0.65, "observation_to_decision": 1.7, "aec_steps_per_second": 47_000}
    show_envs({"games": {"stone-age": env | {"batch_decisions_per_second": 240_000}}})
    said = capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ")
    for text in ("игра", "взяты", "скомпилировано; калибровка: 0,50", "0,65", "240 000"):
        assert text in said
    assert (grouped(2_345_678).replace("\N{NO-BREAK SPACE}", " "), decimal(1.25, 2)) == ("2 345 678", "1,25")
