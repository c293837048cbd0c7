"""Gymnasium: one learner against bots.

    import gymnasium, paddock.envs
    names = paddock.envs.register()  # "paddock/", the game's id, "-v" and the revision of its rules
    env = gymnasium.make(names[0], seats=4, opponents="greedy")

The observation is the vector (`env.unwrapped.fields` names its places); the mask of legal actions is in the info
and in `env.unwrapped.action_masks()`, where masked learners look for it. An illegal action loses at once. With
`by_option=True` the observation is a dict with a row of features for each option, and an action is the number of a row.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete, Space

from paddock.bots import Bot, bot
from paddock.envs.common import ILLEGAL_REWARD, Named, actions_of, chosen, seen_by, space_of
from paddock.envs.opponents import answer
from paddock.envs.spaces import Mask, spaces
from paddock.envs.table import Table, check_seat
from paddock.envs.text import described


class SoloEnv(Named, gymnasium.Env[Any, np.int64]):
    """One seat for a learner; `seat=None` draws one for every race."""

    metadata = {"render_modes": ["ansi"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        seat: int | None = None,
        opponents: str = "random",
        by_option: bool | str = False,
        **setup: Any,
    ) -> None:
        self.spaces = spaces(game, **setup)
        self.by_option = by_option
        self.render_mode = render_mode
        if seat is not None:
            check_seat(self.spaces.setup, seat)
        bot(opponents, game=game)  # refuses an unknown bot
        self.fixed_seat = seat
        self.opponents = opponents
        actions = actions_of(self.spaces, by_option)
        vector: Space[Any] = Box(-1.0, 1.0, (self.spaces.fields.size,), np.float32)
        self.observation_space = space_of(self.spaces, actions, by_option) if by_option else vector
        self.action_space = Discrete(actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        luck = int(self.np_random.integers(2**62))
        seats = self.spaces.setup.seats
        self.seat = int(self.np_random.integers(seats)) if self.fixed_seat is None else self.fixed_seat
        self.table = Table(self.spaces, self.spaces.new(luck))
        game = self.spaces.game
        self.drivers: list[Bot] = [
            bot(self.opponents, f"{luck}/{seat}", clock=False, game=game) for seat in range(seats)
        ]
        self._others()
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        option = chosen(self.table, self.seat, int(action), self.by_option)
        if option is None:
            seen, info = self._seen()
            return seen, ILLEGAL_REWARD, True, False, {**info, "illegal": True}
        self.table.choose(self.seat, option)
        self._others()
        done = self.table.match.over or self.seat in self.table.out
        reward = self.table.rewards()[self.seat] if done else 0.0
        seen, info = self._seen()
        return seen, reward, done, False, info

    def action_masks(self) -> Mask:
        """The mask of legal actions."""
        return self.table.option_mask(self.seat) if self.by_option else self.table.mask(self.seat)

    def render(self) -> Any:
        return described(self.table.match, self.seat) if self.render_mode == "ansi" else None

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        info = {"action_mask": self.action_masks(), "illegal": False}
        seen = seen_by(self.table, self.seat, self.by_option) if self.by_option else self.table.observe(self.seat)
        return seen, info

    def _others(self) -> None:
        """Let the bots answer until the learner is asked or out, or the race is over."""
        table = self.table
        while not table.match.over and self.seat not in table.match.to_move and self.seat not in table.out:
            seat = table.match.to_move[0]
            table.choose(seat, answer(self.drivers[seat], table.match, seat))
