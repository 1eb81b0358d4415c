"""What `dolmen` opens when it is given no command."""

from __future__ import annotations

from pathlib import Path

import pytest

from dolmen import terminal
from dolmen.cli import serve
from dolmen.cli import start as opening


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What was opened, with a client that is built."""
    seen: list[str] = []
    page = tmp_path / "index.html"
    page.touch()
    monkeypatch.setattr(opening, "CLIENT", page)

    def serve_lobby(lan: bool, no_browser: bool) -> int:
        seen.append("room" if lan else "browser")
        assert not no_browser or lan
        return 0

    monkeypatch.setattr(serve, "serve", serve_lobby)
    monkeypatch.setattr(terminal, "welcome", lambda language: seen.append("terminal"))
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    return seen


def test_with_a_screen_the_lobby_opens_in_the_browser(opened: list[str]) -> None:
    assert opening.start() == 0
    assert opened == ["browser"]


def test_without_a_screen_the_terminal_is_the_table(opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY")
    assert opening.start() == 0
    assert opened == ["terminal"]


def test_without_a_built_client_the_terminal_is_the_table(opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "CLIENT", Path("nowhere"))
    assert opening.start() == 0
    assert opened == ["terminal"]


def test_the_room_is_let_in_with_or_without_a_screen(opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert opening.start(lan=True) == 0
    monkeypatch.delenv("DISPLAY")
    assert opening.start(lan=True) == 0
    assert opened == ["room", "room"]
