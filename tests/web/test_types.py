"""The browser's types are those of the views."""

from __future__ import annotations

import typing
from pathlib import Path

import msgspec
import pytest

from dolmen.server import typescript
from dolmen.server.tables import messages
from dolmen.server.typescript import stale

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_views_are_fresh() -> None:
    assert not stale(ROOT), "python -m dolmen.server.typescript --write"


def test_a_field_that_changes_on_one_side_only_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The protocol is written from the structs that are sent, so a new field of one makes the browser's file stale."""

    class Pong(msgspec.Struct, tag="pong"):
        at: float

    monkeypatch.setattr(typescript, "SENT", (*typescript.SENT[1:], Pong))
    assert [file.name for file in stale(ROOT)] == ["protocol.ts"]
    assert "export interface Pong {\n  type: 'pong';\n  at: number;\n}" in typescript.protocol()


def test_every_message_of_the_server_is_a_struct_of_the_protocol() -> None:
    written = (ROOT / "web/src/lib/generated/protocol.ts").read_text(encoding="utf-8")
    for kind in typing.get_args(messages.ServerMessage) + typing.get_args(messages.Message):
        assert f"export interface {kind.__name__} {{\n  type: '{kind.__struct_config__.tag}';" in written
