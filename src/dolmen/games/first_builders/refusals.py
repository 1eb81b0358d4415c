"""Why a word is not allowed: never asked in search, so it may look at everything twice."""

from __future__ import annotations

from dolmen.core.asked import Refusal

from .state import FirstBuilders
from .words import WORDS


def why_not(s: FirstBuilders, seat: int, word: int) -> Refusal:
    """The reason a word that is not legal is refused to the seat that is asked."""
    name = WORDS.family(word).name
    return Refusal("another-question", {"word": name, "asked": s.asked().name}, ("FB-066",))
