"""Gymnasium: one seat of a table, the others played by bots.

    import dolmen.envs

    env = gymnasium.make("dolmen/StoneAge-v1", players=3, opponents="hunter")

Gymnasium knows the games once `dolmen.envs` is imported; `gymnasium.make("dolmen.envs:dolmen/StoneAge-v1")` does that,
too. `env.unwrapped.action_masks()` says which actions are legal, as sb3-contrib's MaskablePPO asks it; the same is in
`info["action_mask"]`, as `env.action_space.sample(mask)` takes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dolmen.core.extra import need

need("numpy", "gymnasium")

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from dolmen.bots.roster import make_bot
from dolmen.bots.seat import Seat
from dolmen.core.asked import Refusal
from dolmen.core.errors import BadOption, BadSeats, IllegalMove
from dolmen.core.game import Game
from dolmen.core.lanes import Lane
from dolmen.core.options import Value
from dolmen.core.rng import Rng
from dolmen.core.state import OVER, State

from .desk import ILLEGAL_REWARD, Desk, check_illegal, find_reward, whole
from .forms import Form
from .pictures import RENDER_MODES, Pictures


class IllegalAction(IllegalMove, gymnasium.error.InvalidAction):
    """An action that the rules do not allow now; the position stays as it was."""


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of one game. Between two of its decisions the bots say theirs."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "greedy",
        form: str = "network",
        rewards: str = "share",
        illegal: str = "end",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        """A seat (None: another one in every game) against one bot for all other seats, or one for each.

        An action that is not legal ends the episode with −1, or with illegal="raise" raises IllegalAction.
        """
        self.desk = Desk(game, players, options)
        self._said = {"form": form, "rewards": rewards, "illegal": illegal, "render_mode": render_mode}
        self.own_seat = None if seat is None else self._checked(whole(seat, "a seat"))
        self.opponents = self._named(opponents)
        self.bots = [make_bot(name) for name in self.opponents]
        self.illegal = check_illegal(illegal)
        self.form = Form(self.desk.layout, form)
        self.pay = find_reward(rewards)
        self.pictures = Pictures(self.desk, render_mode)
        self.render_mode = render_mode
        self.observation_space = self.form.space
        self.action_space = spaces.Discrete(self.desk.actions)
        self._no_mask = self.desk.blank_mask()
        self._lane: Lane = self.desk.lane(0)
        self._luck = Rng(0)
        self.seat = self.own_seat or 0
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        draw = int(self.np_random.integers(1 << 62))
        self._luck = Rng(draw + 1)
        self.seat = int(self._luck.below(self.desk.seats)) if self.own_seat is None else self.own_seat
        self.pictures.seat = self.seat
        self._lane = self.desk.lane(draw, self.render_mode is not None)
        self._over = False
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() first")
        word, lane = self.desk.word(action), self._lane
        if not lane.allows(word):
            reason = self.desk.refusal(lane.state, action)
            if self.illegal == "raise":
                raise IllegalAction(reason, Refusal("not-legal"))
            self._over = True
            return self._observation(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": reason}
        lane.say(word)
        self._let_others_play()
        reward = 0.0
        if lane.state.to_move == OVER:
            self._over = True
            reward = self.pay(lane.state)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, self._over, False, self._info()

    @property
    def state_of_game(self) -> State:
        """The position itself, secrets and all: for search, not for players."""
        return self._lane.state

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        return np.frombuffer(memoryview(self._lane.mask(self.seat, self._no_mask)), np.bool_).copy()

    def render(self) -> Any:
        return self.pictures.show(self._lane)

    def close(self) -> None:
        self.pictures.close()

    def __reduce__(self) -> tuple[object, ...]:
        said = {**self._said, "seat": self.own_seat, "opponents": self.opponents, **self.desk.options}
        now = {"_np_random": self._np_random, "_luck": self._luck, "seat": self.seat, "_over": self._over}
        return SeatEnv.revived, (self.desk.game, self.desk.seats, said, {**now, "spec": self.spec}, self._lane.keep())

    @classmethod
    def revived(
        cls, game: Game, seats: int, said: dict[str, Any], now: dict[str, Any], kept: tuple[State, Rng, list[int]]
    ) -> SeatEnv:
        """An environment out of a pickle."""
        twin: SeatEnv = SeatEnv(game, seats, **said)
        twin._lane = twin.desk.lane(0, twin.render_mode is not None)
        twin._lane.go_back(kept)
        for name, value in now.items():
            setattr(twin, name, value)
        twin.pictures.seat = twin.seat
        return twin

    def _checked(self, seat: int) -> int:
        if not 0 <= seat < self.desk.seats:
            raise BadSeats(f"with {self.desk.seats} players the seats are 0 to {self.desk.seats - 1}, not {seat}")
        return seat

    def _named(self, opponents: str | Sequence[str]) -> list[str]:
        """A bot's name for every other seat."""
        others = self.desk.seats - 1
        if isinstance(opponents, str):
            return [opponents] * others
        if not isinstance(opponents, Sequence):
            raise BadOption(f"opponents are a bot's name or a list of {others}, not {opponents!r}")
        if len(opponents) != others:
            raise BadSeats(f"with {self.desk.seats} players there are {others} opponents, not {len(opponents)}")
        return list(opponents)

    def _let_others_play(self) -> None:
        """The bots say their words until this seat is asked or the game is over."""
        lane = self._lane
        while lane.state.to_move not in (OVER, self.seat):
            mover = int(lane.state.to_move)
            bot = self.bots[(mover - self.seat) % self.desk.seats - 1]
            lane.say(bot.choose(Seat(self.desk.game, lane.state, mover, self.desk.seats), self._luck))

    def _observation(self) -> Any:
        return self.form(np.array(self.desk.observer.row(self._lane.state, self.seat), np.int16))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().view(np.int8), "seat": self.seat}
