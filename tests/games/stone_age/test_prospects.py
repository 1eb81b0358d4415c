"""What the board says beforehand is what the rules do, whatever the components."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from pathlib import Path

import pytest

import dolmen
from dolmen import OVER, Rng
from dolmen.core.events import Log
from dolmen.games.stone_age.box import ANY, FIXED
from dolmen.games.stone_age.game import StoneAgeGame
from dolmen.games.stone_age.prospects import building_points, yields
from dolmen.games.stone_age.scoring import final_points, leftover
from dolmen.games.stone_age.state import StoneAge
from dolmen.games.stone_age.view import view

OTHER = """
[resources]
divisor = { wood = 2, clay = 5, stone = 3, gold = 4 }
value = { wood = 9, clay = 1, stone = 5, gold = 2 }
hunt = 3
[dice]
faces = ["farm", "gold", "tool", "wood", "stone", "clay"]
[limits]
figures = 10
level = 10
gatherers = 5
stack = 7
penalty = 10
"""


@pytest.fixture(params=["shipped", "other"])
def game(request: pytest.FixtureRequest, tmp_path: Path) -> StoneAgeGame:
    file = tmp_path / "other.toml"
    file.write_text(OTHER)
    return StoneAgeGame(file if request.param == "other" else None)


def positions(game: StoneAgeGame, games: int = 6) -> Iterator[StoneAge]:
    """Random games, position by position."""
    for seed in range(games):
        state, rng = game.start(3), Rng(seed)
        while state.to_move != OVER:
            yield state
            legal = state.legal()
            state.apply(state.sample(rng) if state.to_move < 0 else legal[rng.below(len(legal))])


def worked(game: StoneAgeGame, state: StoneAge, words: list[int]) -> int:
    """What a roll gives when these words are said, and no other is asked for."""
    trial, log = state.copy(), Log(game.events)
    trial.listener = log
    for word in words:
        assert word in trial.legal()
        assert not log.events or game.events.name(log.events[-1]) != "worked"
        trial.apply(word)
    (fields,) = (game.events.fields(event) for event in log.events if game.events.name(event) == "worked")
    return int(fields["amount"])


def test_a_set_of_tools_brings_what_is_said(game: StoneAgeGame) -> None:
    tried = 0
    for state in positions(game):
        roll = view(state, None).roll
        if state.asked().name != "tools" or not roll or not roll.good:
            continue
        assert worked(game, state, [game.words.parse("done")]) == roll.amounts[0]
        for found in roll.sets:
            assert worked(game, state, found.words) == found.amount > roll.amounts[0]
            assert sum(found.tools) == found.plus
            tried += 1
    assert tried > 20


def test_cards_score_what_is_said(game: StoneAgeGame) -> None:
    tried = 0
    for state in positions(game, 3):
        for seat, player in enumerate(state.players):
            lines = view(state, seat).players[seat].lines
            assert sum(line.points for line in lines) == final_points(state.box, player) - leftover(state.box, player)
            tried += bool(lines)
    assert tried > 100


def test_a_building_is_worth_from_the_least_to_the_most_that_can_be_paid(game: StoneAgeGame) -> None:
    box = game.start(2).box
    for tile in range(1, 29):
        kinds, count = int(box.kinds[tile]), int(box.count[tile])
        if kinds == FIXED:
            assert building_points(box, tile) == (box.points[tile], box.points[tile])
            continue
        sizes = range(1, count + 1) if kinds == ANY else [count]
        paid = [paid for size in sizes for paid in combinations_with_replacement(range(4), size)]
        sums = [sum(int(box.worth[r]) for r in each) for each in paid if kinds == ANY or len(set(each)) == kinds]
        assert building_points(box, tile) == (min(sums), max(sums))


@pytest.mark.parametrize("divisor", [2, 3, 4, 5, 6])
def test_dice_bring_on_average_what_is_said(divisor: int) -> None:
    for dice in (0, 1, 2, 3, 4):
        thrown = [sum(faces) // divisor for faces in product(range(1, 7), repeat=dice)]
        assert yields(divisor)[dice] == pytest.approx(sum(thrown) / len(thrown), abs=0.051)


def test_the_view_tells_what_the_components_say(game: StoneAgeGame) -> None:
    seen = view(game.start(2), None)
    blocks = game.pack.blocks
    assert seen.faces == list(blocks.dice.faces)
    assert seen.worth == {name: getattr(blocks.resources.value, name) for name in ("wood", "clay", "stone", "gold")}
    assert dolmen.load("stone-age").words is game.words


def test_the_room_of_a_place_is_that_of_the_box(game: StoneAgeGame) -> None:
    """`free` says how many figures more may come: no word puts more of them there, and a full place says nought."""
    most = game.pack.blocks.limits.gatherers
    seen: set[int] = set()
    for state in positions(game):
        for place in view(state, None).places:
            if place.free is None:
                continue
            assert place.free == most - sum(place.people)
            words = [game.words.text(word).split() for word in state.legal()] if state.to_move >= 0 else []
            assert all(int(word[2]) <= place.free for word in words if word[:2] == ["place", place.name])
            seen.add(place.free)
    assert {0, most} <= seen
