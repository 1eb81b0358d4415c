"""A record from anywhere never commands the terminal that shows it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import dolmen
from dolmen.core.record import seal

ESCAPE = "\x1b]0;owned\x07\x1b[2J\x9b31m"


def sealed(text: str) -> str:
    body = text[: text.rindex("end ")]
    return f"{body}end {text.split()[-2]} {seal(body)}\n"


@pytest.fixture
def text() -> str:
    match = dolmen.Match(dolmen.load("stone-age"), ["Peak", "Wave"], {"round_limit": 1}, dolmen.Rng(5))
    while not match.over:
        match.play(match.to_move, match.legal()[-1])
    return match.record().text()


@pytest.mark.parametrize("command", ["replay", "check"])
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("seats Peak, Wave", f"seats Pe{ESCAPE}ak, Wa\u202eve"),
        ("components ", f"components {ESCAPE}"),
        ("option round_limit=1", f"option round_limit=1\noption x{ESCAPE}=1"),
        ("game stone-age 2", f"game stone{ESCAPE}-age 2"),
        ("started ", f"started {ESCAPE}"),
        ("1: ", f"1: {ESCAPE}"),
        ("end ", f"{ESCAPE}\nend "),
        ("dolmen 1", f"{ESCAPE}dolmen 1"),
    ],
)
def test_names_and_all_else_in_a_record_never_reach_a_terminal_as_escapes(
    tmp_path: Path, text: str, command: str, before: str, after: str
) -> None:
    assert before in text or before == "started "
    file = tmp_path / "x.dolmen"
    file.write_text(sealed(text.replace(before, after, 1)), encoding="utf-8")
    words = [sys.executable, "-m", "dolmen.cli", command, str(file)]
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False)
    said = (done.stdout + done.stderr).decode()
    assert said
    assert not [c for c in said if not c.isprintable() and c != "\n"], repr(said)
    if before == "seats Peak, Wave":
        assert done.returncode == 0, said
