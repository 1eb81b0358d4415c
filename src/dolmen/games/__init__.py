"""The games that come with Dolmen, one package each.

Importing any of them makes `dolmen.games` this package; it can still be called as the function of that name.
"""

import sys
from types import ModuleType

from dolmen.core import game


class Games(ModuleType):
    """`dolmen.games()` lists what is installed; `dolmen.games.stone_age` is one of them."""

    def __call__(self) -> list[str]:
        return game.games()


sys.modules[__name__].__class__ = Games
