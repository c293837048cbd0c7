"""PettingZoo: every game as an environment in which agents act one after the other.

    from paddock.envs.aec import env
    race = env("formula-de", seats=4)

Agents are `player_0`, `player_1`, ... by seat. An observation is a dict of `observation` (a vector; `race.fields`
names its places) and `action_mask`; `race.codes` says what actions stand for. With `by_option=True` there is also
`options`, a row of features for each option (`race.features` names them), and an action is the number of a row: one
policy then serves every circuit. Rewards come at the end: 1 for the winner, -1 for the last, and they sum to zero. A
car that retires is done while the others race on. An illegal action ends the race for all; the agent that tried it gets
-1, the others 0.
"""

from __future__ import annotations

from random import Random
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from paddock.envs.common import ILLEGAL_REWARD, RENDER_MODES, Agents, actions_of, chosen, seen_by
from paddock.envs.spaces import spaces
from paddock.envs.table import Table


def env(game: str, render_mode: str | None = None, by_option: bool | str = False, **setup: Any) -> Any:
    """The environment in PettingZoo's wrapper that refuses to step before a reset."""
    return OrderEnforcingWrapper(RaceEnv(game, render_mode, by_option, **setup))


class RaceEnv(Agents, AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """The environment itself. A `deepcopy` of it is an independent race, and quick."""

    def __init__(self, game: str, render_mode: str | None = None, by_option: bool | str = False, **setup: Any) -> None:
        super().__init__()
        found = spaces(game, **setup)
        self.seat_agents(found, actions_of(found, by_option), render_mode, by_option)
        self.metadata = {
            "name": found.version,
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }

    def __str__(self) -> str:
        return self.spaces.version

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.start_race(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.match.to_move[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        return seen_by(self.table, self._seat[agent], self.by_option)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent that is done acts with None"
        self._cumulative_rewards[agent] = 0.0
        table, seat = self.table, self._seat[agent]
        option = chosen(table, seat, int(action), self.by_option)
        if option is None:
            self._end({agent: ILLEGAL_REWARD}, self.agents)
        else:
            table.choose(seat, option)
            if table.match.to_move:
                self.agent_selection = self.possible_agents[table.match.to_move[0]]
            if table.out or table.match.over:
                self._end_retired()
        if self.render_mode == "human":
            self.render()

    def _end_retired(self) -> None:
        """End the race for those who have retired; when it is over, for all."""
        points = self.table.rewards()
        over, out = self.table.match.over, self.table.out
        ended = [agent for agent in self.agents if over or self._seat[agent] in out]
        self._end({agent: points[self._seat[agent]] for agent in ended}, ended)

    def _end(self, rewards: dict[str, float], ended: list[str]) -> None:
        """End the race for some agents, with their rewards."""
        for agent in self.agents:
            known = self.terminations[agent]
            self.rewards[agent] = 0.0 if known else rewards.get(agent, 0.0)
            self.terminations[agent] = known or agent in ended
        self._accumulate_rewards()
        self._deads_step_first()

    def __deepcopy__(self, memo: dict[int, Any]) -> RaceEnv:
        copy = RaceEnv.__new__(RaceEnv)
        memo[id(self)] = copy
        copy.__dict__.update(self.__dict__)
        copy._random = Random()
        copy._random.setstate(self._random.getstate())
        copy.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            if name in self.__dict__:
                setattr(copy, name, dict(getattr(self, name)))
        if "table" in self.__dict__:
            copy.table = Table(self.spaces, self.table.match.clone())
        return copy
