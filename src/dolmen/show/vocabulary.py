"""A game's words and events described for the client, which knows no rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from dolmen.core.game import Game
from dolmen.core.words import FATE


class ParamInfo(msgspec.Struct, kw_only=True):
    """A parameter: its names, or its numbers from `low` on."""

    name: str
    values: list[str]
    low: int
    size: int
    veiled: bool


class FamilyInfo(msgspec.Struct, kw_only=True):
    """The words from `base` on: `size` of them, then `veils` with what is hidden left out."""

    name: str
    kind: Literal["player", "chance"]
    base: int
    size: int
    veils: int
    params: list[ParamInfo]


class FieldInfo(msgspec.Struct, kw_only=True):
    """A parameter of an event: its names, or none if it is a number."""

    name: str
    values: list[str]
    secret: bool


class EventInfo(msgspec.Struct, kw_only=True):
    """A kind of event."""

    name: str
    params: list[FieldInfo]


class VocabularyInfo(msgspec.Struct, kw_only=True):
    """All that can be said and told in a game."""

    game: str
    version: int
    words: list[FamilyInfo]
    events: list[EventInfo]


def vocabulary(game: Game) -> bytes:
    """The words and events of a game as JSON."""
    words = [
        FamilyInfo(
            name=family.name,
            kind="chance" if family.kind == FATE else "player",
            base=int(family.base),
            size=int(family.size),
            veils=int(family.veils),
            params=[
                ParamInfo(
                    name=param.name,
                    values=list(param.names),
                    low=int(param.low),
                    size=int(param.size),
                    veiled=param.veiled,
                )
                for param in family.params
            ],
        )
        for family in game.words.families
    ]
    events = [
        EventInfo(
            name=kind.name,
            params=[
                FieldInfo(name=name, values=list(values), secret=name in kind.secret)
                for name, values in kind.params.items()
            ],
        )
        for kind in game.events.kinds
    ]
    return msgspec.json.encode(VocabularyInfo(game=game.id, version=game.version, words=words, events=events))
