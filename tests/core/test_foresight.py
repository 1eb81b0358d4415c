"""What a word would bring is tried on a copy: it is what then happens, and betrays nothing."""

from __future__ import annotations

import pytest

import dolmen
from dolmen import CHANCE, OVER, Game, Match, Rng
from dolmen.core.foresight import conjure, look_ahead

OURS = ("stone-age", "kingdomino-origins", "first-sparks", "origin", "first-builders")


def play_on(match: Match, rng: Rng) -> None:
    legal = match.legal()
    match.play(match.to_move, legal[rng.below(len(legal))])


@pytest.mark.parametrize("id", OURS)
def test_what_is_foreseen_is_what_happens(id: str) -> None:
    game = dolmen.load(id)
    match, rng = Match(game, game.seats[-1], rng=Rng(3)), Rng(4)
    seen = 0
    while not match.over and len(match.words) < 1500:
        seat, word = match.to_move, match.legal()[rng.below(len(match.legal()))]
        foreseen = match.ahead(seat, [word])
        before, trial = game.holdings(match.state, seat), match.state.copy()
        trial.apply(word)
        assert foreseen.legal
        after = game.holdings(trial, seat)
        assert foreseen.change == {name: after[name] - before[name] for name in after if after[name] != before[name]}
        choices = len(match.legal())
        match.play(seat, word)
        if foreseen.alone:
            seen += 1
            assert match.to_move == seat
            assert choices == 1 or match.can_undo(seat)
            assert tuple(match.legal()) == foreseen.then
    assert seen > 10


@pytest.mark.parametrize("id", OURS)
def test_hidden_things_do_not_show_in_what_is_foreseen(id: str) -> None:
    game = dolmen.load(id)
    match, rng = Match(game, game.seats[-1], rng=Rng(5)), Rng(6)
    for _ in range(150):
        if match.over:
            break
        seat, told = match.to_move, []
        for seed in range(3):
            twin = match.state.copy()
            twin.determinize(seat, Rng(seed))
            told.append([look_ahead(game, conjure(twin, seat), seat, [word]) for word in match.legal()[:20]])
        assert told[0] == told[1] == told[2]
        play_on(match, rng)


def test_several_words_are_tried_in_one_go(stone_age: Game) -> None:
    state, rng = stone_age.start(2), Rng(1)
    while not (state.to_move >= 0 and state.asked().name == "feed" and len(state.legal()) > 2):
        state.apply(state.sample(rng) if state.to_move == CHANCE else state.legal()[-1])
        if state.to_move == OVER:
            pytest.fail("nobody was hungry")
    seat = int(state.to_move)
    word = state.legal()[0]
    first = look_ahead(stone_age, state, seat, [word])
    assert first.legal
    assert sum(first.change.values()) < 0
    assert not look_ahead(stone_age, state, seat, [word] * 30).legal
    hungry = stone_age.words.parse("starve")
    assert look_ahead(stone_age, state, seat, [hungry]).change["points"] == -10


def test_words_that_would_be_said_by_themselves_may_be_named(stone_age: Game) -> None:
    state, rng, named = stone_age.start(4), Rng(2), 0
    while state.to_move != OVER and named < 3:
        if state.to_move != CHANCE and state.asked().name in ("pay", "pay-kinds", "feed"):
            seat, trial = int(state.to_move), state.copy()
            words: list[int] = []
            only = False
            while trial.to_move == seat and (
                pays := [w for w in trial.legal() if stone_age.words.text(w)[:3] == "pay"]
            ):
                only |= bool(words) and len(trial.legal()) == 1
                words.append(pays[-1])
                trial.apply(pays[-1])
            if only:
                named += 1
                said = look_ahead(stone_age, state, seat, words, forced=True)
                assert said.legal
                assert said.change == look_ahead(stone_age, state, seat, words).change
        state.apply(state.sample(rng) if state.to_move == CHANCE else state.legal()[rng.below(len(state.legal()))])
    assert named == 3


def test_an_illegal_word_brings_nothing(stone_age: Game) -> None:
    match = Match(stone_age, 2, rng=Rng(1))
    foreseen = match.ahead(match.to_move, [stone_age.words.parse("starve")])
    assert not foreseen.legal
    assert not foreseen.alone
    assert foreseen.change == {}
