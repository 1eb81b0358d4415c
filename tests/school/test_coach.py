"""What the coach says at a table: every question of every game is explained, in both languages."""

from __future__ import annotations

import re

import pytest

import dolmen
from dolmen.bots import make_bot
from dolmen.bots.seat import Seat
from dolmen.core.rng import Rng
from dolmen.core.texts import LANGUAGES, Texts
from ours import GAMES

MOST = 40  # words, as in a lesson


@pytest.mark.parametrize("game", GAMES)
def test_every_question_that_comes_up_is_explained_in_few_words(game: str) -> None:
    rules = dolmen.load(game)
    texts = [Texts.of(rules, language, strict=True) for language in LANGUAGES]
    bot, rng = make_bot("random"), Rng(1)
    match = dolmen.Match(rules, rules.seats[-1], {}, Rng(2))
    asked = {}
    while not match.over:
        asked[match.state.asked().name] = match.state.asked()
        match.play(match.to_move, bot.choose(Seat(rules, match.state, match.to_move, len(match.seats)), rng))
    assert asked
    said = {(text.language, name): text.help(one, match.seats) for text in texts for name, one in asked.items()}
    assert all(said.values()), [key for key, help in said.items() if not help]
    assert not {key: help for key, help in said.items() if len(re.findall(r"[\w’'-]+", help)) > MOST}
