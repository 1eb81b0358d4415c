"""What a position is worth: better ones more, and greedy play from it makes a sensible game at every table."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from conftest import Numbers
from dolmen import CHANCE, OVER
from dolmen.bots.greedy import choose
from dolmen.core.rng import Rng
from dolmen.games.first_builders.city import BUILDING_TILE, FARM_TILE, PALACE_CELL
from dolmen.games.first_builders.game import FirstBuildersGame
from dolmen.games.first_builders.state import FirstBuilders
from dolmen.games.first_builders.value import rounds_left
from dolmen.games.first_builders.words import COLOURS, WIDTH

GAME = FirstBuildersGame()


def in_round(number: int, seats: int = 2, seed: int = 4) -> FirstBuilders:
    """A game that greedy players have brought to the first turn of a round."""
    state = GAME.start(seats)
    assert isinstance(state, FirstBuilders)
    rng = Rng(seed)
    while state.round < number:
        state.apply(state.sample(rng) if state.to_move == CHANCE else choose([state.copy()], state.to_move))
    return state


def whole(seats: int, seed: int) -> FirstBuilders:
    """A game of greedy players, to its end."""
    state = GAME.start(seats)
    assert isinstance(state, FirstBuilders)
    rng = Rng(seed)
    while state.to_move != OVER:
        state.apply(state.sample(rng) if state.to_move == CHANCE else choose([state.copy()], state.to_move))
    return state


def kind_of(state: FirstBuilders, colour: int) -> int:
    """Some kind of building of a colour."""
    return next(kind for kind in range(30) if state.box.colour[kind] == colour)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shares_add_up_to_one_at_every_node(seats: int) -> None:
    state = GAME.start(seats)
    rng = Rng(seats)
    words = 0
    while state.to_move != OVER and words < 1500:
        values = state.values()
        assert len(values) == seats
        assert abs(sum(values) - 1) < 1e-9
        assert min(values) >= 0
        legal = state.legal()
        state.apply(state.sample(rng) if state.to_move == CHANCE else legal[rng.below(len(legal))])
        words += 1


def test_alone_a_higher_score_is_worth_more() -> None:
    state = in_round(3, seats=1)
    richer = state.copy()
    richer.score(0, 0, 10)
    assert 0 < state.values()[0] < richer.values()[0] < 1


def test_the_end_comes_nearer_with_every_condition() -> None:
    state = in_round(5)
    now = rounds_left(state)
    assert now > 0
    fewer_tiers = state.copy()
    fewer_tiers.tiers = vec[u8]([1, 1, 5, 5, 5])
    none_left = state.copy()
    none_left.tiers = vec[u8]([0, 0, 5, 5, 5])
    assert 0 == rounds_left(none_left) < rounds_left(fewer_tiers) < now
    no_gold = state.copy()
    no_gold.gold = vec[u8]([0] * len(state.gold))
    assert rounds_left(no_gold) == 0
    climbed = state.copy()
    for temple in (1, 2, 3):
        climbed.move_disc(temple, 1, 11)
    assert rounds_left(climbed) < now
    short = state.copy()
    short.short = 1
    assert rounds_left(short) == 0


def test_who_is_ahead_likes_the_end_and_who_is_behind_does_not() -> None:
    state = in_round(5)
    state.score(0, 0, 12 + state.players[1].score())
    ending = state.copy()
    ending.tiers = vec[u8]([0, 0, 5, 5, 5])
    assert ending.values()[0] > state.values()[0]
    assert ending.values()[1] < state.values()[1]


def test_a_district_that_shows_a_card_is_worth_more_than_one_of_farms() -> None:
    """The same four cells, closed to be: with three buildings of a card's pattern, or of a pattern no card has."""
    state = in_round(2)
    card = int(state.cards[0])
    box = state.box
    cell = PALACE_CELL + 2 * WIDTH
    tiles = {cell: box.side[card], cell + 1: box.corner[card], cell + WIDTH + 1: box.other[card]}
    shown, farms = state.copy(), state.copy()
    for city in (shown, farms):
        city.put_tile(1, PALACE_CELL + WIDTH, FARM_TILE)
        city.put_tile(1, cell + WIDTH, FARM_TILE)
    for place, colour in tiles.items():
        shown.put_tile(1, place, BUILDING_TILE + kind_of(state, int(colour)))
        farms.put_tile(1, place, FARM_TILE)
    assert any(shown.fits(1, place, 0) for place in shown.players[1].open)
    assert shown.values()[1] > farms.values()[1] + 0.02


def test_a_tower_is_worth_what_stands_in_the_centres() -> None:
    state = in_round(3)
    for colour in range(len(COLOURS)):
        state.players[0].centres = vec[i64]([PALACE_CELL * 30 + colour * 6 + 5])  # a six
        higher = state.copy()
        towers = higher.players[0].towers[:]
        towers[colour] += 1
        higher.players[0].towers = towers
        assert higher.values()[0] > state.values()[0] + 0.05


def test_a_six_that_retires_counts_before_the_pass() -> None:
    """Whoever has a six beside the board will have an adviser: passing brings nothing new."""
    state = in_round(4)
    seat = int(state.to_move)
    before = state.copy()
    after = state.copy()
    after.players[seat].add_home(5, 1)
    after.players[seat].bases += 1
    assert after.values()[seat] > before.values()[seat]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_greedy_games_are_sensible(seats: int, numbers: Numbers) -> None:
    """They end long before the limit and not at once, whoever ended them mostly won, and districts are closed."""
    games = numbers(3, 8, 60)
    ended = [whole(seats, seed) for seed in range(games)]
    rounds = [int(state.round) for state in ended]
    assert max(rounds) <= 20
    assert sum(rounds) / games >= 4
    assert all(state.conditions() for state in ended)
    players = [player for state in ended for player in state.players]
    assert any(len(player.centres) for player in players)
    if games >= 8 and seats != 3:
        assert any(sum(map(int, player.claims)) for player in players)
