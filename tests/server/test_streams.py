"""Nobody can tell from what is sent to them what they may not know: in every game, with any seats, in every mode."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from server import streams
from server.streams import Side, ToldApart, look, modes

import dolmen
from conftest import Numbers
from dolmen.core.state import State

GAMES = ("first-builders", "first-sparks", "kingdomino-origins", "origin", "stone-age")


@pytest.mark.parametrize("id", GAMES)
def test_what_a_viewer_cannot_know_changes_no_byte_that_is_sent_to_it(
    id: str, tmp_path: Path, numbers: Numbers
) -> None:
    game = dolmen.load(id)
    found: Counter[str] = Counter()
    kinds = list(modes(game))
    for n in range(numbers(2, 8, 3 * len(kinds))):
        seats, options, forced = kinds[n] if n < 2 else kinds[n * 7 % len(kinds)]
        found += look(game, seats, options, forced, n + 1, tmp_path)
    assert bool(found["pairs"]) == game.hidden, found
    assert not game.hidden or found["messages"] > 20


def test_the_tables_would_be_told_apart_by_a_word_said_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was in Origin: who cannot play a card is done at once, unless that is concealed."""
    game = dolmen.load("origin")

    def waits(self: Side) -> bool:
        state: State = self.ahead
        return state.to_move >= 0 and len(state.legal()) > 1

    monkeypatch.setattr(streams.Side, "waits", waits)

    def look_at_many() -> None:
        for seed in range(40):
            look(game, 3, {}, True, seed, tmp_path)

    with pytest.raises(ToldApart, match="at once"):
        look_at_many()
