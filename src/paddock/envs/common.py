"""What the environments share: the meaning of their numbers, and how they are rendered."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from paddock.envs.spaces import Spaces
from paddock.envs.table import Table
from paddock.envs.text import described

RENDER_MODES = ["ansi", "human"]
ILLEGAL_REWARD = -1.0


def space_of(spaces: Spaces, actions: int) -> Dict:
    """The observation of an agent: a vector, and a mask of its legal actions."""
    vector = Box(-1.0, 1.0, (spaces.fields.size,), np.float32)
    return Dict({"observation": vector, "action_mask": Box(0, 1, (actions,), np.int8)})


class Named:
    """Names for actions and observations."""

    spaces: Spaces

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of the actions, by id; the ids after these are spare."""
        return self.spaces.actions.codes

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of the places of the observation vector."""
        return self.spaces.fields.names


class Agents(Named):
    """The base of PettingZoo environments: a space for every agent, and a table to render."""

    table: Table

    def seat_agents(self, spaces: Spaces, actions: int, render_mode: str | None) -> None:
        """Set up the agents by seat, each with this number of actions, before the first race."""
        self.spaces = spaces
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(spaces.setup.seats)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: space_of(spaces, actions) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {agent: Discrete(actions) for agent in self.possible_agents}
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = Random()

    def start_race(self, seed: int | None) -> None:
        """Start a race; its luck follows from the last seed given."""
        if seed is not None:
            self._random = Random(seed)
        self.table = Table(self.spaces, self.spaces.new(self._random.getrandbits(64)))
        self.agents = self.possible_agents[:]

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        text = described(self.table.match, None)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing to close."""
