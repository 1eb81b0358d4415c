"""The five levels: they are fair, err like people, and fall back on each other. bench/strength.py tells how strong."""

from __future__ import annotations

import logging

import pytest

import dolmen
from bots.test_bots import quick
from conftest import Numbers
from dolmen import CHANCE, OVER, Game, Rng, State
from dolmen.bots import LEVELS, Bot, Seat, make_bot
from dolmen.bots.bot import RandomBot
from dolmen.bots.levels import LADDERS, MANNERS, NAMES, Careless, Level, catalogue, level_below, noticed, ratings
from ours import GAMES


def positions(game: Game, seats: int, seed: int, every: int) -> list[State]:
    """Some positions of a random game at which somebody has a choice."""
    rng = Rng(seed)
    state = game.start(seats)
    found = []
    said = 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample(rng))
            continue
        legal = state.legal()
        said += 1
        if len(legal) > 1 and said % every == 0:
            found.append(state.copy())
        state.apply(legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("name", list(LEVELS))
@pytest.mark.parametrize("id", ["stone-age", "origin", "kingdomino-origins", "first-builders", "first-sparks"])
def test_changing_what_is_hidden_never_changes_a_word(id: str, name: str, numbers: Numbers) -> None:
    """The same seat, the same seed, other hidden cards: the same word, at every level."""
    game = dolmen.load(id)
    changed = 0
    for n, state in enumerate(positions(game, 3, 5, numbers(40, 12, 4))):
        seat = int(state.to_move)
        other = state.copy()
        other.determinize(seat, Rng(1000 + n))
        before, after = (quick(name, 8).choose(Seat(game, each, seat, 3), Rng(n)) for each in (state, other))
        assert before == after
        views = [game.view(each, 1 - min(seat, 1)) for each in (state, other)]
        changed += views[0] != views[1]
    assert changed > 0 or not game.hidden or id == "first-sparks"  # where food is hidden, it can be reckoned


def test_every_game_of_ours_has_a_ladder_in_order() -> None:
    assert set(LADDERS) == set(GAMES)
    for ladder in LADDERS.values():
        novice, apprentice, *ahead = ladder
        assert novice.iterations == apprentice.iterations == 0  # the two lowest do not look ahead
        assert novice.overlooks > apprentice.overlooks
        assert [rung.iterations for rung in ahead] == sorted({rung.iterations for rung in ahead})
        assert all(0 < rung.seconds <= 3 for rung in ahead)


def test_the_catalogue_shows_five_levels_in_both_languages() -> None:
    for id in GAMES:
        cards = catalogue(id)
        assert [card.name for card in cards] == list(NAMES)
        assert [card.face for card in cards] == [f"f-{name}" for name in NAMES]
        assert all(set(card.manner) == {"en", "ru"} for card in cards)
    assert set(MANNERS) == set(NAMES)


def test_ratings_belong_to_games_and_levels_and_rise_with_them() -> None:
    """Written down by bench/ratings.py; a level that was not rated has none."""
    assert set(ratings()) <= set(GAMES)
    for rated in ratings().values():
        assert set(rated) <= set(NAMES)
        found = [rated[name].rating for name in NAMES if name in rated]
        assert found == sorted(found)


def test_a_bot_that_fails_leaves_its_turn_to_the_next_lower_one(
    stone_age: Game, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(Bot):
        name = "broken"

        def choose(self, seat: Seat, rng: Rng) -> int:
            raise RuntimeError("lost its head")

    class Liar(Bot):
        name = "liar"

        def choose(self, seat: Seat, rng: Rng) -> int:
            return -5

    state = next(iter(positions(stone_age, 2, 1, 3)))
    seat = Seat(stone_age, state, int(state.to_move), 2)
    level = Level("novice")
    novice = Careless("novice", 0.3, 0.0)
    level.known["stone-age"] = [Broken(), Liar(), novice, RandomBot()]
    with caplog.at_level(logging.ERROR):
        assert level.choose(seat, Rng(3)) == novice.choose(seat, Rng(3))
    assert "the bot broken failed: RuntimeError('lost its head')" in caplog.text
    assert "the bot liar said -5, which is not allowed" in caplog.text


def test_a_level_falls_back_on_all_below_it() -> None:
    level = make_bot("chieftain")
    assert isinstance(level, Level)
    assert [bot.name for bot in level.rungs("origin")] == [
        "chieftain",
        "elder",
        "hunter",
        "apprentice",
        "novice",
        "random",
    ]


def test_the_level_below_speaks_for_a_bot_that_fails() -> None:
    assert [level_below(name) for name in ("chieftain", "elder@1", "hunter:80", "novice")] == [
        "elder",
        "hunter",
        "apprentice",
        "",
    ]
    assert level_below("somebodys-own") == "apprentice"


def test_who_overlooks_sees_at_least_one_word() -> None:
    rng = Rng(2)
    seen = [len(noticed(list(range(10)), 0.4, rng)) for _ in range(300)]
    assert min(seen) >= 1
    assert 5 < sum(seen) / len(seen) < 7
    assert noticed([7], 1.0, rng) == [7]


def test_a_hasty_novice_takes_the_points_at_hand() -> None:
    """With nothing overlooked, of all words the one that scores most at once."""
    game = dolmen.load("kingdomino-origins")
    novice = Careless("novice", 0.0, 1.0)
    for state in positions(game, 2, 4, 9):
        seat = int(state.to_move)
        points = {}
        for word in state.legal():
            after = state.copy()
            after.apply(word)
            points[word] = game.tally(after)[seat]
        assert points[novice.choose(Seat(game, state, seat, 2), Rng(1))] == max(points.values())
