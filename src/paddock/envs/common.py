"""What environments of several libraries have in common: what their numbers mean, and how they are shown."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Space

from paddock.envs.spaces import Spaces
from paddock.envs.table import Table
from paddock.envs.text import described

RENDER_MODES = ["ansi", "human"]
ILLEGAL_REWARD = -1.0


def space_of(spaces: Spaces, actions: int) -> Dict:
    """What an agent sees: a vector, and a mask of what it can do."""
    vector = Box(-1.0, 1.0, (spaces.fields.size,), np.float32)
    return Dict({"observation": vector, "action_mask": Box(0, 1, (actions,), np.int8)})


class Named:
    """Numbers with names."""

    spaces: Spaces

    @property
    def codes(self) -> tuple[str, ...]:
        """What the actions stand for, by id; the ids after these are spare."""
        return self.spaces.actions.codes

    @property
    def fields(self) -> tuple[str, ...]:
        """What the places of the observation vector hold."""
        return self.spaces.fields.names


class Agents(Named):
    """An environment of PettingZoo: a space for every agent, and a table that anybody may look at."""

    observation_spaces: dict[str, Space[Any]]
    action_spaces: dict[str, Space[Any]]
    render_mode: str | None
    table: Table

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
        """Nothing is held open."""
