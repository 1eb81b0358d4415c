"""What a PettingZoo table does at every word, compiled: it hears an action, and shows what the next agent sees."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from .lanes import Lane, Sights
from .state import OVER


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns:
    """Agents who are asked one after the other. What is rare (ends, refusals, pictures) is left to the environment.

    Names are PettingZoo's where it has them.
    """

    def __init__(self, agents: list[str], actions: int, sights: Sights, lane: Lane) -> None:
        self.possible_agents = agents
        self.agents: list[str] = []
        self.agent_selection = agents[0]
        self.rewards: dict[str, Any] = {}
        self._cumulative_rewards: dict[str, Any] = {}
        self.terminations: dict[str, Any] = {}
        self.truncations: dict[str, Any] = {}
        self.infos: dict[str, Any] = {}
        self._seats: dict[str, int] = {agent: seat for seat, agent in enumerate(agents)}
        self._actions = actions
        self._sights = sights
        self._lane = lane
        self._is_formed = False  # an observation is more than a sight
        self._is_watched = False

    def agent_iter(self, max_iter: int = 2**63) -> Asked:
        """Whoever is asked, until all are done."""
        return Asked(self, max_iter)

    def step(self, action: Any) -> None:
        """The agent that is asked does something."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(action)
            return
        word = action if isinstance(action, int) and 0 <= action < self._actions else self._word(action)
        to_move = self._lane.hear(word)
        if to_move >= 0:
            self.agent_selection = self.possible_agents[to_move]
        elif to_move == OVER:
            self._end()
        else:
            self._refuse(action)
        if self._is_watched:
            self.render()

    def last(self, observe: bool = True) -> tuple[Any, Any, Any, Any, Any]:
        """What the agent that is asked sees and has won so far; whether it is done, and what else there is to say."""
        agent = self.agent_selection
        seen: Any = None
        if observe and self._is_formed:
            seen = self.observe(agent)
        elif observe:
            lane = self._lane
            seat = lane.state.to_move  # mostly it is this one, and nobody need look its number up
            if seat < 0 or self.possible_agents[seat] is not agent:
                seat = self._seats[agent]
            seen = self._sights.look(lane, seat)
        reward = self._cumulative_rewards[agent]
        return seen, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def legal(self, agent: str | None = None) -> list[int]:
        """The actions that are legal now, for the agent that is asked or for another, who has none.

        They are what the mask flags, as a list: so nobody need search thousands of flags for a handful.
        """
        seat: i64 = self._seats[self.agent_selection if agent is None else agent]
        return self._lane.legal.list() if self._lane.state.to_move == seat else []

    def observe(self, agent: str) -> Any:
        raise NotImplementedError

    def render(self) -> Any:
        raise NotImplementedError

    def _leave(self, action: Any) -> None:
        """An agent that is done takes its leave."""
        raise NotImplementedError

    def _end(self) -> None:
        """The game is over."""
        raise NotImplementedError

    def _refuse(self, action: Any) -> None:
        """An action is not legal."""
        raise NotImplementedError

    def _word(self, action: Any) -> int:
        """An action that is no plain number, as one."""
        raise NotImplementedError


class Asked:
    """The agents in the order in which they are asked."""

    def __init__(self, turns: Turns, most: int) -> None:
        self.turns = turns
        self.left = most

    def __iter__(self) -> Asked:
        return self

    def __next__(self) -> str:
        if self.left <= 0 or not self.turns.agents:
            raise StopIteration
        self.left -= 1
        return self.turns.agent_selection
