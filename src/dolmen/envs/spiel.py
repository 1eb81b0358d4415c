"""OpenSpiel: every installed game as a Python game of its own, `pyspiel.load_game("dolmen_stone_age(players=2)")`.

Importing this module registers them. Words are actions, of seats and of fate alike; returns are shares of the win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dolmen.core.extra import need

need("numpy", "pyspiel")

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import i16

from dolmen.core.errors import DolmenError
from dolmen.core.events import sees
from dolmen.core.game import Game, playable
from dolmen.core.options import Option, Value
from dolmen.core.rng import Rng
from dolmen.core.state import CHANCE, OVER, State

from .desk import Desk
from .forms import Form


class Told:
    """A position and what was said on the way; a copy of a pyspiel state copies it the quick way."""

    def __init__(self, state: State, words: list[tuple[int, int]]) -> None:
        self.state = state
        self.words = words  # with the mask of who saw each in full

    def __deepcopy__(self, memo: object) -> Told:
        return Told(self.state.copy(), self.words[:])


class TableGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """One of our games for so many players, with the given options."""

    def __init__(self, kind: Game, params: Mapping[str, Any] | None = None) -> None:
        said = dict(params or {})
        players = int(said.pop("players", kind.seats[0]))
        self.desk = Desk(kind, players, {name: value for name, value in said.items() if value != ""})
        self.form = Form(self.desk.layout, "network")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.desk.actions,
            max_chance_outcomes=len(kind.words),
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if players > 1 else None,
            max_game_length=kind.max_words,
        )
        super().__init__(game_type(kind, players), info, dict(params or {}))

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TableObserver(self, kind, params)

    def __reduce__(self) -> tuple[object, ...]:
        return pyspiel.load_game, (str(self),)


class TableState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A position of one of our games."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.desk = Shared(game)
        self.told = Told(game.desk.start.copy(), [])

    @property
    def position(self) -> State:
        return self.told.state

    def current_player(self) -> int:
        to_move = int(self.told.state.to_move)
        if to_move == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if to_move == CHANCE else to_move

    def is_terminal(self) -> bool:
        return bool(self.told.state.to_move == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return self.told.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.told.state
        weights = state.weights()
        total = sum(weights)
        return [(word, weight / total) for word, weight in zip(state.legal(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        state = self.told.state
        if action not in state.legal():
            raise pyspiel.SpielError(self.desk.game.desk.refusal(state, action))
        self.told.words.append((action, int(state.seers)))
        state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.desk.game.desk.game.words.text(action)

    def returns(self) -> list[float]:
        state = self.told.state
        if state.to_move != OVER:
            return [0.0] * self.desk.game.desk.seats
        return list(state.values())

    def resample_from_infostate(self, player: int, sampler: Any = None) -> TableState:
        """A state that the player cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        world: TableState = self.clone()
        draw = sampler() if sampler is not None else np.random.default_rng().random()
        world.told.state.determinize(player, Rng(int(draw * (1 << 53))))
        return world

    def seen(self, player: int) -> list[int]:
        """The words so far as a player knows them."""
        words, opened = self.desk.game.desk.game.words, self.is_terminal()
        return [word if sees(seers, player, opened) else words.veil(word) for word, seers in self.told.words]

    def __str__(self) -> str:
        text = self.desk.game.desk.game.words.text
        return ", ".join(text(word) for word, _ in self.told.words[-8:]) or "nothing said yet"


class Shared:
    """The game that all its states share."""

    def __init__(self, game: TableGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: object) -> Shared:
        return self


class TableObserver:
    """The numbers of a seat; with perfect recall, also all words as that seat saw them."""

    def __init__(self, game: TableGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self.form = game.form
        self.observer = game.desk.observer
        self.recalls = bool(kind.perfect_recall)
        width = len(self.form.source)
        history = game.desk.game.max_words if self.recalls else 0
        self.tensor = np.zeros(width + history, np.float32)
        self.dict = {"observation": self.tensor[:width]}
        if self.recalls:
            self.dict["words"] = self.tensor[width:]

    def set_from(self, state: TableState, player: int) -> None:
        numbers = np.array(self.observer.row(state.position, player), np.int16)
        self.dict["observation"][:] = self.form.network(numbers)
        if self.recalls:
            words = state.seen(player)
            self.dict["words"][: len(words)] = np.array(words, np.float32) + 1
            self.dict["words"][len(words) :] = 0

    def string_from(self, state: TableState, player: int) -> str:
        numbers = self.observer.row(state.position, player)
        if not self.recalls:
            return "; ".join(self._told(numbers, secrets=False))
        # What the player alone knows stands there, too: in a resampled world others hold what their words do not say.
        text = state.desk.game.desk.game.words.text
        words = [text(word) for word in state.seen(player)]
        return "; ".join([f"seat {player + 1}", *self._told(numbers, secrets=True), *words])

    def _told(self, numbers: vec[i16], secrets: bool) -> list[str]:
        """The fields that are not all zero: all of them, or those that not everybody may know."""
        layout, parts = self.form.layout, []
        for field in layout.fields.values():
            if secrets and not field.secret:
                continue
            items = [int(numbers[n]) for n in layout.indices(field)]
            if any(items):
                parts.append(f"{field.name} {' '.join(map(str, items))}")
        return parts


def short_name(game: Game) -> str:
    return f"dolmen_{game.id.replace('-', '_')}"


def game_type(game: Game, players: int | None = None) -> Any:
    """What OpenSpiel wants to know of a game before it makes one."""
    kinds = pyspiel.GameType
    alone = players == 1 if players is not None else game.seats[0] == 1
    parameters: dict[str, Any] = {"players": game.seats[0], **{o.name: usual(o) for o in game.options}}
    return kinds(
        short_name=short_name(game),
        long_name=f"Dolmen {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if game.hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def usual(option: Option) -> Value:
    """The default of an option as OpenSpiel has it: it reads `true` and `false` as truth values."""
    return option.default == "true" if "true" in option.values else option.default


def resampled(state: TableState, player: int) -> TableState:
    """What OpenSpiel's IS-MCTS asks for: `bot.set_resampler(resampled)`."""
    return state.resample_from_infostate(player)


def register() -> None:
    """Make all installed games known to OpenSpiel."""
    for kind in playable()[0]:
        if short_name(kind) not in pyspiel.registered_names():
            name = f"{type(kind).__name__}OpenSpiel"
            made = type(name, (TableGame,), {"__init__": _maker(kind), "__module__": __name__})
            globals()[name] = made  # where pickle looks for it
            pyspiel.register_game(game_type(kind), made)


def _maker(kind: Game) -> Any:
    def make(self: TableGame, params: Mapping[str, Any] | None = None) -> None:
        try:
            TableGame.__init__(self, kind, params)
        except DolmenError as error:
            raise pyspiel.SpielError(str(error)) from None

    return make


register()
