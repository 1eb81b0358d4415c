"""A game's words and events described for the client, which knows no rules."""

from __future__ import annotations

import msgspec

from dolmen.core.game import Game


def vocabulary(game: Game) -> bytes:
    """The words and events of a game as JSON."""
    words = [
        {
            "name": family.name,
            "kind": family.kind,
            "base": int(family.base),
            "size": int(family.size),
            "veils": int(family.veils),
            "params": [
                {
                    "name": param.name,
                    "values": list(param.names),
                    "low": int(param.low),
                    "size": int(param.size),
                    "veiled": param.veiled,
                }
                for param in family.params
            ],
        }
        for family in game.words.families
    ]
    events = [
        {
            "name": kind.name,
            "params": [
                {"name": name, "values": list(values), "secret": name in kind.secret}
                for name, values in kind.params.items()
            ],
        }
        for kind in game.events.kinds
    ]
    return msgspec.json.encode({"game": game.id, "version": game.version, "words": words, "events": events})
