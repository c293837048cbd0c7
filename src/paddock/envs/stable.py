"""Many races in one process, their observations written straight into given arrays.

A step acts in every race and lets the opponents answer: bots one by one, policies with all decisions that wait for them
in one call. Then each race that waits for the learner writes what it sees into its row. What a race does follows from
its own seed alone, and is the same as in the environment for one race.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium.utils import seeding

from paddock import Option
from paddock.bots import Bot, bot
from paddock.envs.common import ILLEGAL_REWARD
from paddock.envs.lanes import Lane
from paddock.envs.opponents import Opponents, Policy, bits_of, pool
from paddock.envs.spaces import Spaces
from paddock.envs.table import rewards

Arrays = dict[str, Any]
Choices: TypeAlias = Sequence[Option] | dict[int, Option]
SAME = "SameStep"


class Stable:
    """The races of one process."""

    def __init__(
        self,
        spaces: Spaces,
        arrays: Arrays,
        opponents: Opponents,
        seat: int | None,
        by_option: bool | str,
        autoreset: str,
    ) -> None:
        self.spaces = spaces
        self.arrays = arrays
        self.fixed_seat = seat
        self.by_option = by_option
        self.autoreset = autoreset
        self.opponents = pool(opponents, self.spaces.game)
        self._rows = spaces.rows_by(by_option)
        views = zip(arrays["observation"], arrays["action_mask"], strict=True)
        self.lanes = [Lane(spaces.sight, row.data, mask.data) for row, mask in views]

    def set_opponents(self, opponents: Opponents) -> None:
        """Other opponents, from the next race on."""
        self.opponents = pool(opponents, self.spaces.game)

    # Starting

    def reset(self, seeds: Sequence[int | None], wanted: Sequence[bool]) -> None:
        """Start the wanted races; a seed starts a new series of them."""
        lanes = [index for index, each in enumerate(wanted) if each]
        for index in lanes:
            seed = seeds[index]
            if seed is not None:
                self.lanes[index].luck, _ = seeding.np_random(seed)
            self._start(self.lanes[index])
        self._answer([self.lanes[index] for index in lanes])
        for index in lanes:
            self.arrays["rewards"][index] = 0.0
            self.arrays["ended"][index] = self.arrays["illegal"][index] = False
            self._show(index)
        self.arrays["seat"][:] = [lane.seat for lane in self.lanes]

    def _start(self, lane: Lane) -> None:
        """Start a race; the luck of its bots follows from its own."""
        draw = lane.luck.integers
        luck = int(draw(2**62))
        seats = self.spaces.setup.seats
        own = int(draw(seats)) if self.fixed_seat is None else self.fixed_seat
        drivers = [self._driver(lane, f"{luck}/{seat}", seat != own) for seat in range(seats)] if self.opponents else []
        lane.start(self.spaces.new(luck), own, drivers, [bits_of(driver) for driver in drivers])

    def _driver(self, lane: Lane, seed: str, wanted: bool) -> Bot | Policy | None:
        """A driver of the pool, drawn whether it is wanted or not: the luck of the race stays the same."""
        among = self.opponents
        chosen = among[int(lane.luck.integers(len(among)))] if len(among) > 1 else among[0]
        if not wanted:
            return None
        return bot(chosen, seed, clock=False, game=self.spaces.game) if isinstance(chosen, str) else chosen

    # Acting

    def step(self) -> None:
        """Act in every race, as the array of actions says; a race that has ended starts again."""
        arrays = self.arrays
        arrays["rewards"][:] = 0.0
        arrays["ended"][:] = arrays["illegal"][:] = False
        acted = []
        for index, action in enumerate(arrays["actions"].tolist()):
            lane = self.lanes[index]
            if lane.done:
                self._start(lane)
                continue
            option = self._chosen(lane, action)
            if option is None:
                self._lose(index)
            else:
                lane.choose(lane.seat, option)
                acted.append(index)
        self._answer(self.lanes)
        self._finish(acted)

    def _finish(self, acted: list[int]) -> None:
        """Note rewards and ends, and show every race as it now is."""
        for index in acted:
            lane = self.lanes[index]
            if lane.over:
                self._end(index, rewards(lane.match.result))
        same = self.autoreset == SAME
        for index, lane in enumerate(self.lanes):
            self._show(index)
            if lane.done and same:
                self._again(index)
        self.arrays["seat"][:] = [lane.seat for lane in self.lanes]

    def _chosen(self, lane: Lane, action: int) -> Option | None:
        if self.by_option:
            return lane.options[action] if 0 <= action < len(lane.options) else None
        return lane.legal.get(action)

    # Ending

    def _lose(self, index: int) -> None:
        """An illegal action ends the race."""
        lost = [0.0] * self.spaces.setup.seats
        lost[self.lanes[index].seat] = ILLEGAL_REWARD
        self._end(index, lost)
        self.arrays["illegal"][index] = True

    def _end(self, index: int, points: list[float]) -> None:
        arrays, lane = self.arrays, self.lanes[index]
        lane.done = True
        arrays["ended"][index] = True
        arrays["rewards"][index] = points[lane.seat]
        arrays["returns"][index] = points

    def _again(self, index: int) -> None:
        """Keep the last observation aside, and start the next race at once."""
        for name in ("observation", "action_mask", "options"):
            if name in self.arrays:
                self.arrays[f"final_{name}"][index] = self.arrays[name][index]
        lane = self.lanes[index]
        self._start(lane)
        self._answer([lane])
        self._show(index)

    # Opponents

    def _answer(self, lanes: Sequence[Lane]) -> None:
        """Let the opponents answer until every race waits for the learner, or has ended."""
        waiting = [(lane, asked) for lane in lanes if (asked := lane.waits()) >= 0]
        while waiting:
            by_policy: dict[int, list[tuple[Lane, int]]] = {}
            for lane, asked in waiting:
                by_policy.setdefault(id(lane.drivers[asked]), []).append((lane, asked))
            for asking in by_policy.values():
                self._ask(asking)
            waiting = [(lane, asked) for lane, _ in waiting if (asked := lane.waits()) >= 0]

    def _ask(self, asking: list[tuple[Lane, int]]) -> None:
        """Ask a policy for all decisions that wait for it."""
        spaces = self.spaces
        seen: Arrays = {"observation": np.array([spaces.observe(lane.match, seat) for lane, seat in asking])}
        choices: list[Choices] = []
        mask = np.zeros((len(asking), self.arrays["action_mask"].shape[1]), np.int8)
        for row, (lane, seat) in zip(mask, asking, strict=True):
            options = lane.match.decision(seat).options
            legal: Choices = options if self.by_option else spaces.actions.legal(options)
            row[list(range(len(options)) if self.by_option else legal)] = 1
            choices.append(legal)
        seen["action_mask"] = mask
        if self.by_option:
            seen["options"] = np.array([spaces.rows(lane.match, seat, self.by_option) for lane, seat in asking])
        policy: Any = asking[0][0].drivers[asking[0][1]]
        for (lane, seat), legal, action in zip(asking, choices, policy(seen), strict=True):
            lane.choose(seat, legal[int(action)])

    # Seeing

    def _show(self, index: int) -> None:
        """Write what the learner sees and may do into its row."""
        lane = self.lanes[index]
        if not self.by_option:
            lane.show_ids()
            return
        rows = self.arrays["options"][index]
        rows[:] = 0.0
        if lane.show_rows():
            self._rows.write(lane.match, lane.seat, rows)
