"""What the author of a game calls to know that it keeps the contract.

>>> import dolmen
>>> from dolmen.testing import check_game
>>> check_game(dolmen.load("stone-age"), seats=2, games=1, every=100).games
1
"""

from .conformance import Summary, check_game
from .trial import BrokenGame, fingerprint, random_words

__all__ = ["BrokenGame", "Summary", "check_game", "fingerprint", "random_words"]
