"""What the coach says at a table: every question of every game is explained, in both languages."""

from __future__ import annotations

import pytest

import dolmen
from dolmen.bots import make_bot
from dolmen.bots.seat import Seat
from dolmen.core.rng import Rng
from dolmen.core.texts import LANGUAGES, Texts


@pytest.mark.parametrize("game", dolmen.games())
def test_every_question_that_comes_up_is_explained(game: str) -> None:
    rules = dolmen.load(game)
    texts = [Texts.of(rules, language, strict=True) for language in LANGUAGES]
    bot, rng = make_bot("random"), Rng(1)
    match = dolmen.Match(rules, rules.seats[-1], {}, Rng(2))
    asked = {}
    while not match.over:
        asked[match.state.asked().name] = match.state.asked()
        match.play(match.to_move, bot.choose(Seat(rules, match.state, match.to_move, len(match.seats)), rng))
    assert asked
    silent = [(text.language, name) for text in texts for name, one in asked.items() if not text.help(one)]
    assert not silent
