"""Environments for learning: the five games, and any plug-in, as other libraries know games.

| | |
|---|---|
| `dolmen.envs.aec("stone-age", players=3)` | PettingZoo: all seats learn |
| `gymnasium.make("dolmen/StoneAge-v1", opponents="hunter")` | Gymnasium, after `import dolmen.envs`: one seat |
| `pyspiel.load_game("dolmen_stone_age(players=2)")` | OpenSpiel, after `import dolmen.envs.spiel` |
| `dolmen.envs.batch("stone-age", n=1024)` | many games at once in compiled code, into numpy arrays |
| `dolmen.envs.LeafSearch(game, evaluate)` | tree search whose leaves a network judges, many in one call |

It needs numpy and those libraries: `pip install 'dolmen[envs]'`.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from dolmen.core.extra import MissingExtra

if TYPE_CHECKING:
    from .batches import Batch, batch
    from .forms import Form
    from .ids import register
    from .leaves import LeafSearch
    from .zoo import TableEnv, aec

__all__ = ["Batch", "Form", "LeafSearch", "MissingExtra", "TableEnv", "aec", "batch", "register"]

_HOMES = {
    "Batch": "batches",
    "Form": "forms",
    "LeafSearch": "leaves",
    "TableEnv": "zoo",
    "aec": "zoo",
    "batch": "batches",
    "register": "ids",
}

with suppress(MissingExtra):  # without Gymnasium there is nothing to make them known to
    from . import ids

    ids.register()


def __getattr__(name: str) -> Any:
    """Libraries are imported when something of theirs is asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module 'dolmen.envs' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"dolmen.envs.{_HOMES[name]}"), name)
