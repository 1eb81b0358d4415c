"""The two answers a position gives about itself: what is asked, and why something is not allowed."""

from __future__ import annotations

import msgspec


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """The question before a seat: the prompt is the text `ask-<name>`, filled with the numbers."""

    name: str
    seat: int
    numbers: dict[str, int | str] = {}
    rules: tuple[str, ...] = ()


class Refusal(msgspec.Struct, frozen=True):
    """Why a word is not legal: the text `refusal-<key>`, filled with the numbers, and the rules behind it."""

    key: str
    numbers: dict[str, int | str] = {}
    rules: tuple[str, ...] = ()
