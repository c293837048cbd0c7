"""Many races in one process, their observations written straight into given arrays.

A step acts in every race and lets the opponents answer: bots one by one, policies with all decisions that wait for them
in one call. Then each race that waits for the learner writes what it sees into its row. What a race does follows from
its own seed alone, and is the same as in the environment for one race.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium.utils import seeding

from paddock import Match, Option
from paddock.bots import Bot, bot
from paddock.envs.common import ILLEGAL_REWARD
from paddock.envs.nodes import mark
from paddock.envs.opponents import Opponents, Policy, answer, pool
from paddock.envs.spaces import Spaces
from paddock.envs.table import rewards

Arrays = dict[str, Any]
Choices: TypeAlias = Sequence[Option] | dict[int, Option]
SAME = "SameStep"


class Lane:
    """One of the races: its match, the learner's seat, who drives the others, and the luck of its next races."""

    __slots__ = ("done", "drivers", "ids", "legal", "luck", "mask", "match", "options", "out", "raw", "row", "seat")

    def __init__(self, row: Any, mask: Any) -> None:
        self.luck, _ = seeding.np_random(None)
        self.match: Match
        self.seat = 0
        self.drivers: list[Bot | Policy] = []
        self.out: Sequence[int] = ()
        self.legal: dict[int, Option] = {}
        self.options: Sequence[Option] = ()
        self.ids: Iterable[int] = ()
        self.row = row
        self.raw = row.cast("B")
        self.mask = mask
        self.done = True


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
        self._legal = spaces.actions.legal
        self._empty = bytes(4 * spaces.fields.size)
        views = zip(arrays["observation"], arrays["action_mask"], strict=True)
        self.lanes = [Lane(row.data, mask.data) for row, mask in views]

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
        lane.seat = int(draw(seats)) if self.fixed_seat is None else self.fixed_seat
        lane.drivers = []
        if self.opponents:
            lane.drivers = [self._driver(lane, f"{luck}/{seat}") for seat in range(seats)]
        lane.match = self.spaces.new(luck)
        lane.done = False
        lane.out = ()
        if self.spaces.retires:
            self._retire(lane)

    def _driver(self, lane: Lane, seed: str) -> Bot | Policy:
        among = self.opponents
        chosen = among[int(lane.luck.integers(len(among)))] if len(among) > 1 else among[0]
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
                continue
            lane.match.choose(lane.seat, option)
            acted.append(index)
            if self.spaces.retires:
                self._retire(lane)
        self._answer(self.lanes)
        self._finish(acted)

    def _finish(self, acted: list[int]) -> None:
        """Note rewards and ends, and show every race as it now is."""
        for index in acted:
            lane = self.lanes[index]
            if lane.match.over or lane.seat in lane.out:
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

    def _retire(self, lane: Lane) -> None:
        """Note who is out, and answer for them by their first options."""
        match = lane.match
        while not match.over:
            out = lane.out = match.game.out(match.race)
            asked = [seat for seat in match.to_move if seat in out] if out else ()
            if not asked:
                return
            match.choose(asked[0], match.decision(asked[0]).options[0])

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
        waiting = [(lane, asked) for lane in lanes if (asked := self._bots(lane)) >= 0]
        while waiting:
            by_policy: dict[int, list[tuple[Lane, int]]] = {}
            for lane, asked in waiting:
                by_policy.setdefault(id(lane.drivers[asked]), []).append((lane, asked))
            for asking in by_policy.values():
                self._ask(asking)
            waiting = [(lane, asked) for lane, _ in waiting if (asked := self._bots(lane)) >= 0]

    def _bots(self, lane: Lane) -> int:
        """Let bots answer; returns the seat that waits for a policy, or -1."""
        match = lane.match
        while not lane.done and not match.over:
            to_move = match.to_move
            if not lane.drivers:
                lane.seat = to_move[0]
                return -1
            if lane.seat in to_move or lane.seat in lane.out:
                return -1
            seat = to_move[0]
            driver = lane.drivers[seat]
            if callable(driver):
                return seat
            match.choose(seat, answer(driver, match, seat))
            if self.spaces.retires:
                self._retire(lane)
        return -1

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
            lane.match.choose(seat, legal[int(action)])
            if self.spaces.retires:
                self._retire(lane)

    # Seeing

    def _show(self, index: int) -> None:
        """Write what the learner sees and may do into its row."""
        lane = self.lanes[index]
        match, seat = lane.match, lane.seat
        lane.raw[:] = self._empty
        self.spaces.write(match, seat, lane.row)
        options = match.decision(seat).options if seat in match.to_move and not lane.done else ()
        before = lane.ids
        if self.by_option:
            lane.options = options
            lane.ids = range(len(options))
            rows = self.arrays["options"][index]
            rows[:] = 0.0
            if options:
                self._rows.write(match, seat, rows)
        else:
            lane.ids = lane.legal = self._legal(options)
        mark(lane.mask, before, lane.ids)
