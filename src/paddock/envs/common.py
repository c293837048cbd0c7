"""What the environments share: the meaning of their numbers, and how they are rendered."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from paddock import Option
from paddock.envs.spaces import Spaces
from paddock.envs.table import Table
from paddock.envs.text import described

RENDER_MODES = ["ansi", "human"]
ILLEGAL_REWARD = -1.0


def space_of(spaces: Spaces, actions: int, by_option: bool | str = False) -> Dict:
    """The observation of an agent: a vector, a mask of its legal actions, and if asked for a row for each option."""
    vector = Box(-1.0, 1.0, (spaces.fields.size,), np.float32)
    parts: dict[str, Space[Any]] = {"observation": vector, "action_mask": Box(0, 1, (actions,), np.int8)}
    if by_option:
        rows = spaces.rows_by(by_option)
        parts["options"] = Box(-1.0, 1.0, (rows.widest, rows.size), np.float32)
    return Dict(parts)


def seen_by(table: Table, seat: int, by_option: bool | str) -> dict[str, Any]:
    """The observation itself."""
    if by_option:
        options, mask = table.options(seat, by_option), table.option_mask(seat)
        return {"observation": table.observe(seat), "action_mask": mask, "options": options}
    return {"observation": table.observe(seat), "action_mask": table.mask(seat)}


def chosen(table: Table, seat: int, action: int, by_option: bool | str) -> Option | None:
    """The option that an action means: by its id, or by its row; None if it means none."""
    return table.take(seat, action) if by_option else table.legal(seat).get(action)


def actions_of(spaces: Spaces, by_option: bool | str) -> int:
    """The number of actions: ids, or rows of options."""
    return spaces.rows_by(by_option).widest if by_option else spaces.actions.size


class Named:
    """Names for actions and observations."""

    spaces: Spaces
    by_option: bool | str

    @property
    def codes(self) -> tuple[str, ...]:
        """The acts of the actions, by id: mostly the codes of options."""
        return self.spaces.actions.names

    @property
    def features(self) -> tuple[str, ...]:
        """The names of the features of options."""
        return self.spaces.rows_by(self.by_option).names

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of the places of the observation vector."""
        return self.spaces.fields.names


class Agents(Named):
    """The base of PettingZoo environments: a space for every agent, and a table to render."""

    table: Table

    def seat_agents(self, spaces: Spaces, actions: int, render_mode: str | None, by_option: bool | str = False) -> None:
        """Set up the agents by seat, each with this number of actions, before the first race."""
        self.spaces = spaces
        self.by_option = by_option
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(spaces.setup.seats)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: space_of(spaces, actions, by_option) for agent in self.possible_agents
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
