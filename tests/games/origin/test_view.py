"""What the board of Origin is told beyond the pieces: what colours pay."""

from __future__ import annotations

import pytest

from rulebook.origin.table import Table
from rulebook.origin.test_rewards import CARD, arrive


@pytest.mark.parametrize("colour", ["yellow", "orange", "lilac", "brown"])
def test_a_land_pays_what_the_board_is_told(colour: str) -> None:
    """The reward with tiles, taken to its end, brings as many as `pays` says, and the card of that deck."""
    table = arrive(colour)
    told = table.view(0).pays[colour]
    cards = {name: table.cards_of(0, name) for name in CARD}
    while table.asked in ("reward", "second-tile"):
        table.say(table.legal("take")[0])
        while table.to_move < 0:
            drawn = f"draw {colour} {CARD.get(colour)}"
            table.fate(drawn if drawn in table.legal() else table.legal()[0])
    assert len(table.owned(0)) == told.tiles
    brought = [name for name in CARD if table.cards_of(0, name) > cards[name]]
    assert brought == ([told.card] if told.card else [])


def test_green_lands_pay_no_tile() -> None:
    assert "green" not in Table().view(0).pays
