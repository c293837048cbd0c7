"""PettingZoo's parallel form: every agent acts at every step.

Where choices are secret and simultaneous, all seats choose at once. Where one seat is asked, the others can only wait:
the last action id, `wait`, is all that their mask allows. An action that is not possible ends the race for all; whoever
tried it gets -1.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from pettingzoo import ParallelEnv

from paddock.envs.common import ILLEGAL_REWARD, RENDER_MODES, Agents, space_of
from paddock.envs.spaces import spaces
from paddock.envs.table import Table

Observation = dict[str, Any]


class ParallelRaceEnv(Agents, ParallelEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """All seats at once."""

    def __init__(self, game: str, render_mode: str | None = None, **setup: Any) -> None:
        self.spaces = spaces(game, **setup)
        self.metadata = {
            "name": f"{self.spaces.setup.game}-parallel-v{self.spaces.revision}",
            "render_modes": RENDER_MODES,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.spaces.setup.seats)]
        self.agents: list[str] = []
        self.wait = self.spaces.actions.size
        self.observation_spaces = dict.fromkeys(self.possible_agents, space_of(self.spaces, self.wait + 1))
        self.action_spaces = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}
        self._random = Random()

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._random = Random(seed)
        self.table = Table(self.spaces, self.spaces.new(self._random.getrandbits(64)))
        self.agents = self.possible_agents[:]
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        legal = self.table.legal(seat)
        mask = np.zeros(self.wait + 1, np.int8)
        mask[list(legal) or [self.wait]] = 1
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        acting = self.agents
        wrong = [agent for agent in acting if not self._is_possible(agent, int(actions[agent]))]
        if not wrong:
            for seat in self.table.match.to_move:
                agent = self.possible_agents[seat]
                if agent in acting and seat in self.table.match.to_move:
                    self.table.act(seat, int(actions[agent]))
        over = bool(wrong) or self.table.match.over
        points = self.table.rewards()
        ended = {agent: over or self.possible_agents.index(agent) in self.table.out for agent in acting}
        rewards = {agent: points[self.possible_agents.index(agent)] if ended[agent] else 0.0 for agent in acting}
        if wrong:
            rewards = {agent: float(ILLEGAL_REWARD) if agent in wrong else 0.0 for agent in acting}
        self.agents = [agent for agent in acting if not ended[agent]]
        seen = {agent: self.observe(agent) for agent in acting}
        return seen, rewards, ended, dict.fromkeys(acting, False), {agent: {} for agent in acting}

    def _is_possible(self, agent: str, action: int) -> bool:
        legal = self.table.legal(self.possible_agents.index(agent))
        return action in legal if legal else action == self.wait
