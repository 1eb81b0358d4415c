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
from typing import Any, NoReturn, TypeVar

from dolmen.core.extra import need

need("numpy", "gymnasium", "pettingzoo")

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from dolmen.core.asked import Refusal
from dolmen.core.errors import BadOption, DolmenError, IllegalMove
from dolmen.core.game import Game
from dolmen.core.lanes import Sight, Sights
from dolmen.core.options import Value
from dolmen.core.record import Record
from dolmen.core.rng import Rng
from dolmen.core.turns import Asked, Turns

from .desk import ILLEGAL_REWARD, Desk, check_illegal, find_reward, whole
from .forms import Form
from .ids import zoo_name
from .pictures import RENDER_MODES, Pictures

T = TypeVar("T")


class IllegalAction(IllegalMove, gymnasium.error.InvalidAction):
    """An action that the rules do not allow now; the position stays as it was."""


class ResetNeeded(DolmenError, gymnasium.error.ResetNeeded, AssertionError):
    """Nothing has begun yet: Gymnasium has an error for that, PettingZoo asserts it."""


class ByAgent(dict[str, T]):
    """Something for every agent; who asks for another is told who there is."""

    def __missing__(self, agent: str) -> NoReturn:
        raise KeyError(f"agents are {', '.join(self)}, not {agent!r}")


class NotYet(dict[str, Any]):
    """What there will be for every agent after the first reset."""

    def __missing__(self, agent: str) -> NoReturn:
        raise ResetNeeded("nothing has begun yet: call reset() first")


def aec(
    game: Game | str,
    players: int | None = None,
    *,
    form: str = "numbers",
    rewards: str = "share",
    illegal: str = "raise",
    render_mode: str | None = None,
    **options: Value,
) -> TableEnv:
    """A table at which every seat is an agent, `player_0` and so on.

    An action is a word of the game by its id. Rewards come at the end: the `share` of the win, the `place` from 1 to −1
    or the `margin` of points. An action that is not legal raises IllegalAction with the reason and changes nothing;
    with illegal="end" it ends the episode with −1, as PettingZoo's classic environments do.
    """
    return TableEnv(game, players, form=form, rewards=rewards, illegal=illegal, render_mode=render_mode, **options)


def new_sights(desk: Desk) -> Sights:
    return Sights(partial(make_sight, desk))


def make_sight(desk: Desk) -> Sight:
    """A sight whose memory is seen through arrays, not to be written to."""
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
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.desk = Desk(game, players, options)
        agents = [f"player_{seat}" for seat in range(self.desk.seats)]
        Turns.__init__(self, agents, self.desk.actions, new_sights(self.desk), self.desk.lane(0))
        self._said = {"form": form, "rewards": rewards, "illegal": illegal, "render_mode": render_mode}
        name = zoo_name(self.desk.game.id)
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 1}
        self.form = Form(self.desk.layout, form)
        self._is_formed = form != "numbers"
        self.pay = find_reward(rewards)
        self.illegal = check_illegal(illegal)
        self.pictures = Pictures(self.desk, render_mode)
        self.render_mode = render_mode
        self._is_watched = render_mode == "human"
        mask = spaces.Box(0, 1, (self.desk.actions,), np.int8)
        self.observation_spaces = ByAgent(
            {agent: spaces.Dict({"observation": self.form.space, "action_mask": mask}) for agent in agents}
        )
        self.action_spaces = ByAgent({agent: spaces.Discrete(self.desk.actions) for agent in agents})
        self._luck = Rng(randbits(62))
        self._everybody = ByAgent({agent: seat for seat, agent in enumerate(agents)})
        for name in ("_seats", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(self, name, NotYet())

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
            self._luck = Rng(whole(seed, "a seed"))
        self._lane = self.desk.lane(int(self._luck.bits()) << 32 | int(self._luck.bits()), self.render_mode is not None)
        self._seats = self._everybody
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._lane.state.to_move]
        self._skip_agent_selection = None  # PettingZoo's, while agents take their leave

    def agent_iter(self, max_iter: int = 2**63) -> Asked:
        self._check_begun()
        return Turns.agent_iter(self, max_iter)

    def observe(self, agent: str) -> dict[str, Any]:
        seen = self._sights.look(self._lane, self._seats[agent])
        if self._is_formed:
            seen["observation"] = self.form(seen["observation"])
        return seen

    def clone(self) -> TableEnv:
        """A second environment at the same point, with the same luck to come."""
        if not self._has_begun():
            return self.revived(*self._made_of())
        twin: TableEnv = TableEnv.__new__(TableEnv)
        twin.__dict__.update(self.__dict__)
        Turns.__init__(twin, self.possible_agents, self.desk.actions, new_sights(self.desk), self._lane.copy())
        twin._is_formed, twin._is_watched = self._is_formed, self._is_watched
        twin.pictures = Pictures(self.desk, self.render_mode)
        twin.restore(self.snapshot())
        return twin

    def __deepcopy__(self, memo: object) -> TableEnv:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return TableEnv.revived, self._made_of()

    @classmethod
    def revived(cls, game: Game, seats: int, said: dict[str, Any], begun: dict[str, Any] | None, luck: Rng) -> TableEnv:
        """An environment out of a pickle."""
        twin: TableEnv = TableEnv(game, seats, **said)
        twin._luck = luck
        if begun is not None:
            twin.restore(begun)
        return twin

    def _made_of(self) -> tuple[Game, int, dict[str, Any], dict[str, Any] | None, Rng]:
        begun = self.snapshot() if self._has_begun() else None
        return self.desk.game, self.desk.seats, {**self._said, **self.desk.options}, begun, self._luck.copy()

    def snapshot(self) -> dict[str, Any]:
        """What it takes to come back to this point; it pickles."""
        self._check_begun()
        return {
            "table": self.desk.name,
            "lane": self._lane.keep(),
            "agents": self.agents[:],
            "agent_selection": self.agent_selection,
            "rewards": dict(self.rewards),
            "_cumulative_rewards": dict(self._cumulative_rewards),
            "terminations": dict(self.terminations),
            "truncations": dict(self.truncations),
            "infos": {agent: dict(info) for agent, info in self.infos.items()},
            "_skip_agent_selection": self._skip_agent_selection,
            "_luck": self._luck.copy(),
        }

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Go back to such a point; it can be gone back to again."""
        if snapshot["table"] != self.desk.name:
            raise BadOption(f"this is a snapshot of {snapshot['table']}; here is {self.desk.name}")
        self._seats = self._everybody
        for name, value in snapshot.items():
            if name == "lane":
                self._lane.go_back(value)
            elif name != "table":
                setattr(self, name, value.copy() if isinstance(value, dict | list | Rng) else value)

    def render(self) -> Any:
        self._check_begun()
        return self.pictures.show(self._lane)

    def record(self) -> Record:
        """The game so far, as `dolmen replay` takes it; the environment must have been made with a render mode."""
        self._check_begun()
        return self.pictures.record(self._lane)

    def close(self) -> None:
        self.pictures.close()

    def _has_begun(self) -> bool:
        return not isinstance(self._seats, NotYet)

    def _check_begun(self) -> None:
        self._seats[self.agent_selection]

    def _end(self) -> None:
        """All seats are done; each gets its reward."""
        self._part(dict(zip(self.possible_agents, self.pay(self._lane.state), strict=True)))

    def _part(self, rewards: dict[str, float]) -> None:
        """Nobody plays on; these are the rewards."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _leave(self, action: Any) -> None:
        self._was_dead_step(action)

    def _refuse(self, action: Any) -> None:
        """An action that is not legal: an error, or the end for all, as PettingZoo's classic environments have it."""
        reason = self.desk.refusal(self._lane.state, action)
        if self.illegal == "raise":
            raise IllegalAction(reason, Refusal("not-legal"))
        self.infos[self.agent_selection] = {"illegal": reason}
        self.truncations = dict.fromkeys(self.agents, True)
        self._part({**dict.fromkeys(self.agents, 0.0), self.agent_selection: ILLEGAL_REWARD})

    def _word(self, action: Any) -> int:
        return self.desk.word(action)

    def __str__(self) -> str:
        return str(self.metadata["name"])
