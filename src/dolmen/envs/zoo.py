"""PettingZoo: all seats of a table, one after the other (AEC).

env = dolmen.envs.aec("stone-age", players=3)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    action = None if termination or truncation else choose(observation["action_mask"])
    env.step(action)
"""

from __future__ import annotations

from ctypes import c_char
from functools import partial
from secrets import randbits
from typing import Any

from dolmen.core.extra import need

need("numpy", "gymnasium", "pettingzoo")

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from dolmen.core.asked import Refusal
from dolmen.core.errors import BadOption, IllegalMove
from dolmen.core.game import Game
from dolmen.core.lanes import Sight, Sights
from dolmen.core.options import Value
from dolmen.core.record import Record
from dolmen.core.rng import Rng
from dolmen.core.turns import Turns

from .desk import Desk, find_reward
from .forms import Form
from .pictures import RENDER_MODES, Pictures

VERSION = 1  # it grows when an environment would give other numbers


class IllegalAction(IllegalMove, InvalidAction):
    """An action that the rules do not allow now; the position stays as it was."""


def aec(
    game: Game | str,
    players: int | None = None,
    *,
    form: str = "numbers",
    rewards: str = "share",
    illegal: str = "raise",
    render_mode: str | None = None,
    **options: Value,
) -> AECEnv[str, Any, int]:
    """A table at which every seat is an agent, `player_0` and so on.

    An action is a word of the game by its id. Rewards come at the end: the `share` of the win, the `place` from 1 to −1
    or the `margin` of points. An action that is not legal raises IllegalAction with the reason and changes nothing;
    with illegal="end" it ends the episode with −1, as PettingZoo's classic environments do.
    """
    env = TableEnv(game, players, form=form, rewards=rewards, render_mode=render_mode, **options)
    if illegal == "raise":
        return env
    if illegal == "end":
        return TerminateIllegalWrapper(env, illegal_reward=-1)
    raise BadOption(f"illegal is raise or end, not {illegal!r}")


def new_sights(desk: Desk) -> Sights:
    return Sights(partial(make_sight, desk))


def make_sight(desk: Desk) -> Sight:
    """A sight whose memory is seen through arrays, the numbers not to be written to."""
    sight = Sight(desk.observer, desk.actions)
    sight.shown = np.frombuffer(memoryview(sight.numbers.items), np.int16)
    sight.mask = np.frombuffer(memoryview(sight.flags), np.int8)
    memory = (c_char * sight.shown.nbytes).from_address(sight.shown.ctypes.data)  # kept alive by the sight
    sight.memory = memoryview(memory).cast("B")
    return sight


class TableEnv(Turns, AECEnv[str, Any, int]):  # type: ignore[misc]  # it has no types
    """A table of one game: what is rare at it. What is done at every word is compiled, see Turns."""

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        *,
        form: str = "numbers",
        rewards: str = "share",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.desk = Desk(game, players, options)
        agents = [f"player_{seat}" for seat in range(self.desk.seats)]
        Turns.__init__(self, agents, self.desk.actions, new_sights(self.desk), self.desk.lane(0))
        name = f"dolmen_{self.desk.game.id.replace('-', '_')}_v{VERSION}"
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 1}
        self.form = Form(self.desk.layout, form)
        self._is_formed = form != "numbers"
        self.pay = find_reward(rewards)
        self.pictures = Pictures(self.desk, render_mode)
        self.render_mode = render_mode
        self._is_watched = render_mode == "human"
        mask = spaces.Box(0, 1, (self.desk.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": self.form.space, "action_mask": mask}) for agent in agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.desk.actions) for agent in agents}
        self._luck = Rng(randbits(62))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def state_of_game(self) -> Any:
        """The position itself, secrets and all: for search, not for players."""
        return self._lane.state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck = Rng(seed)
        self._lane = self.desk.lane(int(self._luck.bits()) << 32 | int(self._luck.bits()), self.render_mode is not None)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._lane.state.to_move]

    def observe(self, agent: str) -> dict[str, Any]:
        seen = self._sights.look(self._lane, self._seats[agent])
        if self._is_formed:
            seen["observation"] = self.form(seen["observation"])
        return seen

    def clone(self) -> TableEnv:
        """A second environment at the same point, with the same luck to come."""
        twin: TableEnv = TableEnv.__new__(TableEnv)
        Turns.__init__(twin, self.possible_agents, self.desk.actions, new_sights(self.desk), self._lane)
        twin.__dict__.update(self.__dict__)
        twin._is_formed, twin._is_watched = self._is_formed, self._is_watched
        twin.restore(self.snapshot())
        return twin

    def snapshot(self) -> dict[str, Any]:
        """What it takes to come back to this point."""
        return {
            "lane": self._lane.copy(),
            "agents": self.agents[:],
            "agent_selection": self.agent_selection,
            "rewards": dict(self.rewards),
            "_cumulative_rewards": dict(self._cumulative_rewards),
            "terminations": dict(self.terminations),
            "truncations": dict(self.truncations),
            "infos": {agent: dict(info) for agent, info in self.infos.items()},
        }

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Go back to such a point; it can be gone back to again."""
        for name, value in snapshot.items():
            if name == "lane":
                self._lane = value.copy()
            else:
                setattr(self, name, value.copy() if isinstance(value, dict | list) else value)

    def render(self) -> Any:
        return self.pictures.show(self._lane)

    def record(self) -> Record:
        """The game so far, as `dolmen replay` takes it; the environment must have been made with a render mode."""
        return self.pictures.record(self._lane)

    def close(self) -> None:
        self.pictures.close()

    def _end(self) -> None:
        """All seats are done; each gets its reward."""
        rewards = self.pay(self._lane.state)
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _leave(self, action: Any) -> None:
        self._was_dead_step(action)

    def _refuse(self, action: Any) -> None:
        raise IllegalAction(self.desk.refusal(self._lane.state, action), Refusal("not-legal"))

    def _word(self, action: Any) -> int:
        return self.desk.word(action)

    def __str__(self) -> str:
        return str(self.metadata["name"])
