"""PettingZoo's parallel form: every agent acts at every step.

If choices are secret and simultaneous, all seats choose at once. If one seat is asked, the others can only wait: their
mask allows the last action id, `wait`, alone. An illegal action ends the race for all; the agent that tried it gets -1.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from paddock.envs.common import ILLEGAL_REWARD, RENDER_MODES, Agents
from paddock.envs.spaces import spaces

Observation = dict[str, Any]


class ParallelRaceEnv(Agents, ParallelEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """All seats at once."""

    def __init__(self, game: str, render_mode: str | None = None, **setup: Any) -> None:
        found = spaces(game, **setup)
        self.wait = found.actions.size
        self.seat_agents(found, self.wait + 1, render_mode)
        self.metadata = {"name": f"{found.setup.game}-parallel-v{found.revision}", "render_modes": RENDER_MODES}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.start_race(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        seat = self._seat[agent]
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
            self._act(actions)
        over = bool(wrong) or self.table.match.over
        ended = {agent: over or self._seat[agent] in self.table.out for agent in acting}
        if wrong:
            rewards = {agent: ILLEGAL_REWARD if agent in wrong else 0.0 for agent in acting}
        else:
            points = self.table.rewards()
            rewards = {agent: points[self._seat[agent]] if ended[agent] else 0.0 for agent in acting}
        self.agents = [agent for agent in acting if not ended[agent]]
        seen = {agent: self.observe(agent) for agent in acting}
        return seen, rewards, ended, dict.fromkeys(acting, False), {agent: {} for agent in acting}

    def _act(self, actions: dict[str, int]) -> None:
        """Every agent that is asked acts; an action may leave nothing to ask the next one."""
        for seat in self.table.match.to_move:
            agent = self.possible_agents[seat]
            if agent in self.agents and seat in self.table.match.to_move:
                self.table.act(seat, int(actions[agent]))

    def _is_possible(self, agent: str, action: int) -> bool:
        legal = self.table.legal(self._seat[agent])
        return action in legal if legal else action == self.wait
