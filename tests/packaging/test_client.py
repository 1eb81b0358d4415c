"""The web client is built once for the same sources, and again when they change."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

import client


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with a client of one file."""
    (tmp_path / "web" / "node_modules" / "vite").mkdir(parents=True)
    (tmp_path / "src" / "dolmen" / "static").mkdir(parents=True)
    (tmp_path / "web" / "package.json").write_text("{}", encoding="utf-8")
    lock = {"": {}, "node_modules/vite": {"integrity": "a"}, "node_modules/eslint": {"integrity": "b", "dev": True}}
    (tmp_path / "web" / "package-lock.json").write_text(json.dumps({"packages": lock}), encoding="utf-8")
    (tmp_path / "web" / "main.ts").write_text("1", encoding="utf-8")
    return tmp_path


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What Node was asked for; it does nothing."""
    asked: list[str] = []
    monkeypatch.setattr(client, "run_node", lambda root, home, *words: asked.append(Path(words[0]).name))
    return asked


def test_it_is_built_again_only_when_its_sources_change(root: Path, ran: list[str]) -> None:
    assert client.is_wanted(root)
    assert not client.is_built(root)
    client.build(root, root / "node")
    assert ran[0] == "npm-cli.js"
    assert sorted(ran[1:]) == ["alone.js", "vite.js"]
    (root / "web" / "node_modules" / "vite" / "cache").write_text("anything", encoding="utf-8")
    assert client.is_built(root), "what is fetched is no source"
    client.build(root, root / "node")
    assert len(ran) == 3
    (root / "src" / "dolmen" / "en.ftl").write_text("a = b", encoding="utf-8")
    assert not client.is_built(root), "its texts are sources too"
    client.build(root, root / "node")
    assert client.is_built(root)


def test_the_lobby_is_built_first_and_is_not_taken_for_all(
    root: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    client.build(root, root / "node", lobby=True)
    assert ran == ["npm-cli.js", "vite.js"]
    assert client.is_built(root, lobby=True)
    assert not client.is_built(root), "the pages that need no server are missing"
    client.build(root, root / "node", lobby=True)
    assert len(ran) == 2

    def write(root: Path, home: Path, *words: str) -> None:
        ran.append(Path(words[0]).name)
        if ran[-1] == "alone.js":
            (Path(words[1]) / "player").mkdir()

    monkeypatch.setattr(client, "run_node", write)
    client.build(root, root / "node")
    assert ran[2:] == ["npm-cli.js", "alone.js"], "the lobby is there"
    assert client.is_built(root)
    assert (root / client.STATIC / "player").is_dir()
    (root / "web" / "main.ts").write_text("2", encoding="utf-8")
    assert not client.is_built(root, lobby=True)
    client.build(root, root / "node", lobby=True)
    assert not client.is_built(root), "an old whole is none of these sources"


def test_only_what_is_lacking_is_fetched(root: Path, ran: list[str]) -> None:
    there = root / "web" / "node_modules" / ".package-lock.json"
    there.write_text(json.dumps({"packages": {"node_modules/vite": {"integrity": "a"}}}), encoding="utf-8")
    client.fetch_packages(root, root / "node")
    assert ran == []
    assert client.lacking(root / "web", tools=True) == ["node_modules/eslint"]
    client.fetch_packages(root, root / "node", tools=True)
    assert ran == ["npm-cli.js"]
    there.write_text(json.dumps({"packages": {"node_modules/vite": {"integrity": "other"}}}), encoding="utf-8")
    assert client.lacking(root / "web", tools=False) == ["node_modules/vite"]


def test_a_build_that_failed_is_begun_anew(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(root: Path, home: Path, *words: str) -> None:
        raise subprocess.CalledProcessError(3, words)

    monkeypatch.setattr(client, "run_node", fail)
    with pytest.raises(subprocess.CalledProcessError):
        client.build(root, root / "node")
    assert not client.is_built(root)
    monkeypatch.setattr(client, "__file__", str(root / "client.py"))
    assert client.main([str(root / "node")]) == 3  # without a traceback: Node has said what was wrong


def test_a_page_is_not_wanted_where_nobody_has_one(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOLMEN_NO_WEB", "1")
    assert not client.is_wanted(root)
