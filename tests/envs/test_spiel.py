"""OpenSpiel: its own random simulation, its searches, and what a player may know."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from conftest import Numbers
from dolmen import Game
from dolmen.core.events import sees
from dolmen.envs import spiel
from envs.tables import GAMES, SHORT, TABLES, part_of


def loaded(game: Game, players: int, **options: Any) -> Any:
    said = {"players": players, **SHORT[game.id], **options}
    return pyspiel.load_game(spiel.short_name(game), said)


def random_state(game: Any, actions: int, seed: int = 1) -> Any:
    rng, state = np.random.default_rng(seed), game.new_initial_state()
    while actions and not state.is_terminal():
        if state.is_chance_node():
            words, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(words, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            actions -= 1
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_openspiels_own_random_simulation_holds(
    game: Game, seats: int, options: dict[str, Any], numbers: Numbers, capfd: pytest.CaptureFixture[str]
) -> None:
    short = {"turn_limit": 3} if game.id == "origin" else {"round_limit": 1} if "round_limit" in SHORT[game.id] else {}
    limits = SHORT[game.id] if numbers(0, 0, 1) else short
    table = loaded(game, seats, **{**limits, **options})
    pyspiel.random_sim_test(table, num_sims=numbers(1, 1, 3), serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_its_searches_choose_legal_words(game: Game) -> None:
    table = loaded(game, max(2, game.seats[0]))
    state = random_state(table, 9)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    assert mcts.MCTSBot(table, 2.0, 3, evaluator, random_state=rng).step(state) in state.legal_actions()
    if game.hidden:  # IS-MCTS wants no others
        bot = ismcts.ISMCTSBot(table, evaluator, 2.0, 3, random_state=rng)
        bot.set_resampler(spiel.resampled)
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", [param for param in GAMES if param.values[0].hidden])
def test_its_search_goes_through_worlds_in_which_others_hold_something_else(game: Game) -> None:
    table = pyspiel.load_game(spiel.short_name(game))
    rng = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    for decisions in range(10, 80, 12):  # a node of one world whose words are not legal in another would raise
        state = random_state(table, decisions, seed=decisions)
        if not state.is_terminal():
            bot = ismcts.ISMCTSBot(table, evaluator, 2.0, 30, random_state=rng)
            bot.set_resampler(spiel.resampled)
            assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_worlds_a_player_cannot_tell_apart_look_the_same_to_it(game: Game, seats: int, options: dict[str, Any]) -> None:
    state = random_state(loaded(game, seats, **options), 25)
    for player in range(seats):
        world = state.resample_from_infostate(player, np.random.default_rng(1).random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_a_player_does_not_see_leaves_no_trace(
    game: Game, seats: int, options: dict[str, Any], numbers: Numbers
) -> None:
    table, rng, hidden = loaded(game, seats, **options), np.random.default_rng(6), 0
    state = table.new_initial_state()
    many = part_of(100_000, game) if game.hidden else 1_000
    for _ in range(numbers(30, 60, many)):
        if state.is_terminal():
            state = table.new_initial_state()
        words = state.legal_actions()
        one, other = state.child(words[0]), state.child(words[-1])
        for player in range(seats):
            alike = one.information_state_string(player) == other.information_state_string(player)
            if state.is_chance_node() and not sees(state.position.seers, player, opened=one.is_terminal()):
                assert alike
                hidden += len(words) > 1
            if alike and one.is_terminal() == other.is_terminal():
                assert one.information_state_tensor(player) == other.information_state_tensor(player)
                assert one.observation_tensor(player) == other.observation_tensor(player)
                assert one.current_player() == other.current_player()
                assert one.current_player() != player or one.legal_actions() == other.legal_actions()
        state.apply_action(int(rng.choice(words)))
    assert hidden > 0 or game.id != "origin"  # its cards are dealt unseen from the beginning on


@pytest.mark.parametrize("game", GAMES)
def test_states_and_games_pickle(game: Game) -> None:
    table = loaded(game, game.seats[-1])
    state = random_state(table, 12)
    for twin in (pickle.loads(pickle.dumps(state)), deepcopy(state), table.deserialize_state(state.serialize())):
        assert twin.history() == state.history()
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(0) == state.information_state_string(0)
    again = pickle.loads(pickle.dumps(table))
    assert str(again) == str(table)
    assert again.new_initial_state().current_player() == table.new_initial_state().current_player()


def test_what_was_drawn_unseen_is_veiled_in_the_information_state() -> None:
    table = pyspiel.load_game("dolmen_origin(players=2)")
    state = random_state(table, 2)
    mine, theirs = state.information_state_string(0), state.information_state_string(1)
    assert "deal ?" in mine
    assert mine != theirs
    assert state.information_state_tensor(0) != state.information_state_tensor(1)


def test_a_clone_goes_its_own_way() -> None:
    state = random_state(pyspiel.load_game("dolmen_kingdomino_origins(players=3,mode=tribe)"), 10)
    before, twin = state.observation_string(0), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.observation_string(0) == before
    assert len(twin.history()) == len(state.history()) + 1


def test_an_illegal_action_raises_openspiels_error_with_our_reason_and_changes_nothing() -> None:
    state = random_state(pyspiel.load_game("dolmen_stone_age(players=2)"), 3)
    before, wrong = str(state), max(set(range(239)) - set(state.legal_actions()))
    with pytest.raises(pyspiel.SpielError, match="is not legal"):
        state.apply_action(wrong)
    assert str(state) == before
    assert len(state.legal_actions()) > 0


def test_wrong_parameters_say_what_would_be_right() -> None:
    with pytest.raises(Exception, match="stone-age is for 2 to 4 players, not 9"):
        pyspiel.load_game("dolmen_stone_age(players=9)")
    with pytest.raises(pyspiel.SpielError, match="option mode: 'totems' is not one of discovery, totem, tribe"):
        pyspiel.load_game("dolmen_kingdomino_origins(mode=totems)")
    with pytest.raises(pyspiel.SpielError, match=r"Unknown parameter 'tribes'\. Available parameters are"):
        pyspiel.load_game("dolmen_stone_age(tribes=3)")


@pytest.mark.parametrize("game", GAMES)
def test_every_option_can_be_said_as_openspiel_writes_it(game: Game) -> None:
    for option in game.options:
        for value in option.values or (option.low, option.high):
            table = pyspiel.load_game(f"{spiel.short_name(game)}({option.name}={value})")
            told = str(table.desk.options[option.name])
            assert told.lower() == str(value)
            assert str(pyspiel.load_game(str(table))) == str(table)
