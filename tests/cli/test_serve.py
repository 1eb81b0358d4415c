"""`dolmen serve` that cannot serve: one line that says what to do, exit code 2, never a traceback."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image


def refused(data: Path, *words: str) -> str:
    """The one line that the command says before it gives up."""
    command = [sys.executable, "-m", "dolmen.cli", "serve", "--no-browser", "--data", str(data), *words]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2, done.stderr
    assert not done.stdout
    (line,) = done.stderr.splitlines()
    return line


@pytest.mark.parametrize("port", ["99999", "-1", "65536"])
def test_a_port_that_does_not_exist(tmp_path: Path, port: str) -> None:
    assert f"--port {port}: ports are numbers from 1 to 65535" in refused(tmp_path, "--port", port)


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        told = refused(tmp_path, "--port", str(port))
    assert told == f"dolmen: port {port} is used by another program: give another by --port, or none for a free one"


def test_an_address_of_nobody(tmp_path: Path) -> None:
    told = refused(tmp_path, "--host", "203.0.113.7", "--port", "0")  # set aside for documents: no machine has it
    assert "203.0.113.7 is no address of this machine: give 127.0.0.1" in told
    assert "is no address of this machine" in refused(tmp_path, "--host", "300.1.1.1", "--port", "0")


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for folder in (file, file / "below", Path("/proc/dolmen")):
        told = refused(folder, "--port", "0")
        assert told.startswith(f"dolmen: {folder}: the data folder cannot be used (")
        assert told.endswith("give another by --data")


def test_settings_that_no_server_has(tmp_path: Path) -> None:
    assert "--log-level loud: give one of debug, info" in refused(tmp_path, "--log-level", "loud")
    assert "--workers -3: give 1 or more" in refused(tmp_path, "--workers", "-3")


@pytest.mark.parametrize("ground", ["dark", "light"])
def test_the_code_in_a_terminal_is_read_by_a_camera(ground: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from dolmen.server.running import AS_BEFORE, WHITE_ON_BLACK, qr

    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    lines = qr("http://192.168.1.20:8080").splitlines()
    picture = Image.new("L", (8 * (len(lines[0]) + 4), 16 * (len(lines) + 4)), 255 if ground == "light" else 0)
    for y, line in enumerate(lines, 2):  # black and white are said, whatever the terminal's own colours are
        assert line.startswith(WHITE_ON_BLACK)
        assert line.endswith(AS_BEFORE)
        for x, block in enumerate(line.removeprefix(WHITE_ON_BLACK).removesuffix(AS_BEFORE), 2):
            for half, blocks in enumerate(("▀█", "▄█")):
                box = (8 * x, 16 * y + 8 * half, 8 * x + 8, 16 * y + 8 * half + 8)
                picture.paste(255 if block in blocks else 0, box)
    found = zxingcpp.read_barcodes(picture, try_invert=False)
    assert [one.text for one in found] == ["http://192.168.1.20:8080"]


def test_the_room_sees_the_address_a_code_to_scan_and_what_it_means(capsys: pytest.CaptureFixture[str]) -> None:
    from dolmen.server.running import announce
    from dolmen.server.settings import Settings

    room = Settings(data=Path(), host="0.0.0.0", port=8080, room=("192.168.1.20",), lan=True)
    announce(room)
    said = capsys.readouterr().out
    assert "Others in the room find it at http://192.168.1.20:8080" in said
    assert sum(set(line) <= set(" ▀▄█") and len(line.strip()) > 10 for line in said.splitlines()) > 10
    assert "Everybody in this network can open it" in said
    announce(Settings(data=Path(), port=8080, room=("192.168.1.20",), language="ru"))
    assert capsys.readouterr().out == "Dolmen здесь: http://127.0.0.1:8080  (Ctrl-C останавливает)\n"


def test_an_address_for_letters_that_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOLMEN_SMTP", "mail.example.org")
    assert refused(tmp_path, "--port", "0").startswith("dolmen: DOLMEN_SMTP: write smtp://user:password@host:587")
