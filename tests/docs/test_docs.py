"""What the documents say can be done: their examples run, their commands exist, every public name is described."""

from __future__ import annotations

import contextlib
import doctest
import io
import json
import re
import shlex
import tomllib
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer.main

import dolmen
import dolmen.bots
import dolmen.testing
from conftest import Numbers
from dolmen.cli.commands import app

ROOT = Path(__file__).parents[2]
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "bench/README.md", "src/dolmen/cli/sample/README.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]
FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"(?:^|`|\| )(dolmen(?: [^`\n|]*)?)", re.MULTILINE)
ONLY_NAMED = {"CHANCE", "OVER", "NOT_ASKED", "EVERYONE", "NUMBER", "BOTS", "OFFERED", "LEVELS"}  # in tables


class Snippet(NamedTuple):
    where: str
    language: str
    text: str


def snippets(language: str) -> list[Snippet]:
    """The fenced blocks of a language, in all documents."""
    found: list[Snippet] = []
    for file in DOCUMENTS:
        content = file.read_text(encoding="utf-8")
        for fence in FENCE.finditer(content):
            if fence[2] == language:
                line = content[: fence.start()].count("\n") + 1
                text = re.sub(rf"^{fence[1]}", "", fence[3], flags=re.MULTILINE)
                found.append(Snippet(f"{file.relative_to(ROOT)}:{line}", language, text))
    return found


def commands() -> Iterator[tuple[str, list[str]]]:
    """What the documents tell to type after `dolmen`, in code and in tables, with where it stands."""
    for file in DOCUMENTS:
        content = file.read_text(encoding="utf-8")
        for found in COMMAND.finditer(content):
            line = content[: found.start(1)].count("\n") + 1
            said = re.split(r"\s{2,}|\s#", found[1].strip())[0]  # what follows at a distance explains it
            yield f"{file.relative_to(ROOT)}:{line}", shlex.split(said)[1:]


def name(snippet: Snippet) -> str:
    return snippet.where


@pytest.mark.parametrize("snippet", snippets("python"), ids=name)
def test_an_example_runs(snippet: Snippet, record: Path, numbers: Numbers, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a folder with the record `game.dolmen`; what is made of a whole record takes its time."""
    if record.name in snippet.text and numbers.size == "small":
        pytest.skip("takes long")
    monkeypatch.chdir(record.parent)
    code = compile(snippet.text, snippet.where, "exec")
    with contextlib.redirect_stdout(io.StringIO()):
        exec(code, {"__name__": "__example__"})


@pytest.mark.parametrize("snippet", [*snippets("json"), *snippets("toml")], ids=name)
def test_an_example_of_data_can_be_read(snippet: Snippet) -> None:
    assert json.loads(snippet.text) if snippet.language == "json" else tomllib.loads(snippet.text)


@pytest.mark.parametrize("module", [dolmen, dolmen.testing], ids=lambda module: module.__name__)
def test_the_example_of_a_module_says_what_it_prints(module: types.ModuleType) -> None:
    assert doctest.testmod(module).failed == 0
    assert doctest.DocTestFinder(recurse=False).find(module)[0].examples


def test_every_command_that_is_told_of_exists() -> None:
    told = list(commands())
    faults = [f"{where}: dolmen {' '.join(words)}: {fault}" for where, words in told if (fault := unknown(words))]
    assert not faults, "\n".join(faults)
    assert {words[0] for _, words in told if words} >= {"play", "serve", "simulate", "new", "test", "train"}


def unknown(words: list[str]) -> str:
    """What of a command line Dolmen would not know: a command or an option."""
    command: Any = typer.main.get_command(app)
    for word in words:
        inner = getattr(command, "commands", {})
        if inner and not word.startswith("-"):
            if word not in inner:
                return f"no command {word}"
            command = inner[word]
        elif word.startswith("--"):
            known = [option for parameter in command.params for option in parameter.opts + parameter.secondary_opts]
            if word.split("=")[0] not in [*known, "--help"]:
                return f"no option {word}"
    return ""


def test_a_command_that_does_not_exist_is_noticed() -> None:
    assert unknown(["paly", "stone-age"]) == "no command paly"
    assert unknown(["simulate", "stone-age", "--gmaes", "3"]) == "no option --gmaes"
    assert unknown(["store", "chekc"]) == "no command chekc"
    assert not unknown(["simulate", "stone-age", "--games", "3"])


def test_the_workflows_call_what_there_is() -> None:
    workflows = {file.stem: file.read_text(encoding="utf-8") for file in (ROOT / ".github" / "workflows").glob("*.yml")}
    assert set(workflows) == {"test", "wheels"}
    (tried,) = re.findall(r"CIBW_TEST_COMMAND: dolmen (.+)", workflows["wheels"])
    assert unknown(shlex.split(tried)) == ""
    paths = {path for text in workflows.values() for path in re.findall(r"(?:\btests|\.ci)(?:/\w+)+", text)}
    assert paths >= {".ci/run", "tests/browser"}
    assert not [path for path in paths if not (ROOT / path).exists()]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pythons = {word for line in project["classifiers"] for word in re.findall(r"Python :: (3\.\d+)", line)}
    (told,) = re.findall(r"python: \[(.+)\]", workflows["test"])
    assert set(re.findall(r"3\.\d+", told)) == pythons
    built = {f"{tag[0]}.{tag[1:]}" for tag in re.findall(r"cp(3\d+)-\*", workflows["wheels"])}
    assert built == pythons


def test_the_architecture_names_every_room_and_command() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rooms = page.partition("src/dolmen/\n")[2].partition("web/ ")[0]
    source = ROOT / "src" / "dolmen"
    here = {path.name for path in source.iterdir() if (path / "__init__.py").exists()}
    assert set(re.findall(r"^  (\w+)/", rooms, re.MULTILINE)) == here
    listed = rooms.partition("dolmen games")[2].partition("terminal/")[0]
    known: Any = typer.main.get_command(app)
    assert {"games", *re.findall(r"[·:] (\w+)", listed)} == set(known.commands)
    games = sorted(path for path in (source / "games").iterdir() if (path / "game.py").exists())
    paths = re.findall(r"`([\w.<>/]+/[\w.<>/*]*|[\w<>]+\.(?:py|toml))`", page)
    places = [ROOT, source, *games, ROOT / "web"]
    gone = [
        path for path in paths if not any(list(place.glob(re.sub(r"<\w+>", "*", path).rstrip("/"))) for place in places)
    ]
    assert len(paths) > 40
    assert not gone


@pytest.mark.parametrize("module", [dolmen, dolmen.testing, dolmen.bots], ids=lambda module: module.__name__)
def test_every_public_name_is_on_the_page_of_names(module: types.ModuleType) -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    path = re.escape(module.__name__)
    told = set(re.findall(rf"^(?:::: |\| `){path}\.(\w+)`?", page, re.MULTILINE))
    told |= {"games"} if module is dolmen and "::: dolmen.core.game.games" in page else set()
    assert told - {"core", "testing", "bots"} == set(module.__all__)
    assert set(re.findall(rf"^\| `{path}\.(\w+)`", page, re.MULTILINE)) <= ONLY_NAMED
