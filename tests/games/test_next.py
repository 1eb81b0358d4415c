"""Who is asked next, as every view tells it: what then happens comes in that order."""

from __future__ import annotations

import pytest

import dolmen
from dolmen import OVER, Match, Rng
from dolmen.core.options import Value
from ours import GAMES

# A game with its options, and the question whose order is told; whoever cannot answer it any more is passed over.
TOLD: list[tuple[str, int, dict[str, Value], str, bool]] = [
    ("stone-age", 4, {}, "place", True),
    ("kingdomino-origins", 4, {}, "place", False),
    ("kingdomino-origins", 2, {"mode": "totem"}, "place", False),
    ("first-sparks", 4, {}, "spread", True),
    ("first-sparks", 6, {}, "spread", True),
    ("origin", 4, {}, "act", False),
    ("first-builders", 4, {}, "turn", False),
]


def test_every_game_of_ours_tells_who_is_next() -> None:
    assert {id for id, *_ in TOLD} == set(GAMES)


@pytest.mark.parametrize(("id", "seats", "options", "question", "passes_over"), TOLD)
def test_who_is_said_to_be_next_is_asked_next(
    id: str, seats: int, options: dict[str, Value], question: str, passes_over: bool
) -> None:
    game = dolmen.load(id)
    seen = 0
    for seed in range(3):
        match, rng = Match(game, seats, options, rng=Rng(seed)), Rng(seed)
        round, asker, promised = 0, OVER, list[int]()
        while not match.over and len(match.words) < 1_500:
            if match.state.asked().name == question:
                view = match.view(None)
                if match.to_move != asker and getattr(view, "round", 0) == round and promised:
                    assert match.to_move in promised if passes_over else match.to_move == promised[0], match.words
                    seen += 1
                round, asker, promised = getattr(view, "round", 0), match.to_move, view.next
            legal = match.legal()
            match.play(match.to_move, legal[rng.below(len(legal))])
    assert seen > 5
