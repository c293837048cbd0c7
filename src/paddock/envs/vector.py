"""Gymnasium's vector form: many races at once, for one learner, in this process or spread over several.

    import gymnasium, paddock.envs
    paddock.envs.register()
    races = gymnasium.make_vec("paddock/crazy-race-v2", num_envs=256, processes=2, opponents="greedy")

An observation is a dict of arrays of fixed size: `observation`, `action_mask` and, with `by_option=True`, `options`.
Worker processes write into shared memory; `copy=False` returns that memory itself, which the next step overwrites.
`opponents` is a bot's name, a policy (a function from observations of many decisions to their actions), or a list of
both from which each race draws. With `opponents="self"` the learner drives every seat: `infos["seat"]` says for which
one each race asks, and `infos["returns"]` has the rewards of all seats where a race has ended.
"""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Sequence
from copy import deepcopy
from math import prod
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import CloudpickleWrapper, batch_space

from paddock import PaddockError
from paddock.envs.common import Named, actions_of, space_of
from paddock.envs.opponents import Opponents, pool
from paddock.envs.spaces import Spaces, spaces
from paddock.envs.stable import SAME, Arrays, Stable
from paddock.envs.table import check_seat

SEEN = ("observation", "action_mask", "options")
Shape = tuple[tuple[int, ...], Any]


class RaceVectorEnv(Named, VectorEnv[Any, Any, Any]):
    """Many races at once; `processes=0` keeps them in this process, `seat=None` draws the learner's seat each race."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        processes: int = 0,
        opponents: Opponents = "random",
        seat: int | None = None,
        by_option: bool | str = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        context: str | None = None,
        **setup: Any,
    ) -> None:
        super().__init__()
        if num_envs < 1 or not 0 <= processes <= num_envs:
            raise PaddockError(f"{num_envs} races cannot be spread over {processes} processes")
        if render_mode is not None:
            raise PaddockError("many races at once are not rendered; gymnasium.make gives one that can be")
        self.spaces = spaces(game, **setup)
        if seat is not None:
            check_seat(self.spaces.setup, seat)
        pool(opponents, self.spaces.game)
        self.by_option = by_option
        self.num_envs = num_envs
        self.render_mode = None
        self.copy = copy
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        actions = actions_of(self.spaces, by_option)
        self.single_observation_space = space_of(self.spaces, actions, by_option)
        self.single_action_space = Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        shapes = shapes_of(self.spaces, actions, by_option, self.autoreset_mode.value)
        self._seen = [name for name in SEEN if name in shapes]
        memory = {name: raw_memory(num_envs, shape) for name, shape in shapes.items()}
        self._arrays = arrays_in(memory, shapes, 0, num_envs)
        plan = (opponents, seat, by_option, self.autoreset_mode.value)
        self._workers: list[Worker] = []
        if processes:
            ends = [num_envs * (number + 1) // processes for number in range(processes)]
            cuts = list(zip([0, *ends], ends, strict=False))
            self._workers = [Worker(context, self.spaces, memory, shapes, cut, plan) for cut in cuts]
        else:
            self._stable = Stable(self.spaces, self._arrays, *plan)

    def set_opponents(self, opponents: Opponents) -> None:
        """Other opponents, from the next race on: the way to play against frozen copies of the learner."""
        pool(opponents, self.spaces.game)
        if self._workers:
            self._order("opponents", packed(opponents))
        else:
            self._stable.set_opponents(opponents)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start all races, or those that `options["reset_mask"]` marks; race n of a seed has seed + n."""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + index for index in range(self.num_envs)]
        else:
            seeds = list(seed)
        given = (options or {}).get("reset_mask")
        wanted = [True] * self.num_envs if given is None else np.asarray(given, bool).tolist()
        if len(seeds) != self.num_envs or len(wanted) != self.num_envs:
            raise PaddockError(f"there are {self.num_envs} races, so as many seeds and marks are needed")
        if self._workers:
            for worker in self._workers:
                worker.send(("reset", seeds[worker.start : worker.end], wanted[worker.start : worker.end]))
            self._wait()
        else:
            self._stable.reset(seeds, wanted)
        return self._observations(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Act in every race."""
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: Any) -> None:
        """Let the workers begin with a step, and come back at once."""
        arrays = self._arrays
        if self.autoreset_mode == AutoresetMode.DISABLED and arrays["ended"].any():
            raise PaddockError("a race has ended: reset it first, with options={'reset_mask': ...}")
        arrays["actions"][:] = actions
        for worker in self._workers:
            worker.send(("step",))
        if not self._workers:
            self._stable.step()

    def step_wait(self) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Wait until all races have made the step."""
        self._wait()
        arrays = self._arrays
        ended = arrays["ended"].copy()
        infos = self._infos()
        if ended.any():
            infos["returns"], infos["_returns"] = arrays["returns"].copy(), ended.copy()
            if self.autoreset_mode == AutoresetMode.SAME_STEP:
                infos |= self._last_seen(ended)
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._observations(), arrays["rewards"].copy(), ended, truncated, infos

    def _observations(self) -> dict[str, Any]:
        seen = {name: self._arrays[name] for name in self._seen}
        return deepcopy(seen) if self.copy else seen

    def _infos(self) -> dict[str, Any]:
        return {name: self._arrays[name].copy() for name in ("seat", "illegal")}

    def _last_seen(self, ended: Any) -> dict[str, Any]:
        """The last observations of races that have ended and started again in one step."""
        last = np.full(self.num_envs, None, object)
        for index in np.flatnonzero(ended):
            last[index] = {name: self._arrays[f"final_{name}"][index].copy() for name in self._seen}
        info = {"illegal": self._arrays["illegal"] & ended, "_illegal": ended.copy()}
        return {"final_obs": last, "_final_obs": ended.copy(), "final_info": info, "_final_info": ended.copy()}

    def _order(self, *order: Any) -> None:
        for worker in self._workers:
            worker.send(order)
        self._wait()

    def _wait(self) -> None:
        """Wait for all workers; the first fault is raised here."""
        faults = [fault for worker in self._workers if (fault := worker.receive()) is not None]
        if faults:
            raise faults[0]

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers."""
        for worker in self._workers:
            worker.close()
        self._workers = []


def shapes_of(spaces: Spaces, actions: int, by_option: bool | str, autoreset: str) -> dict[str, Shape]:
    """The arrays that the races share with the learner: the shape and type of each race's part."""
    found: dict[str, Shape] = {
        "observation": ((spaces.fields.size,), np.float32),
        "action_mask": ((actions,), np.int8),
        "actions": ((), np.int64),
        "rewards": ((), np.float64),
        "ended": ((), np.bool_),
        "illegal": ((), np.bool_),
        "seat": ((), np.int64),
        "returns": ((spaces.setup.seats,), np.float64),
    }
    if by_option:
        rows = spaces.rows_by(by_option)
        found["options"] = ((rows.widest, rows.size), np.float32)
    if autoreset == SAME:
        found |= {f"final_{name}": found[name] for name in SEEN if name in found}
    return found


def raw_memory(count: int, shape: Shape) -> Any:
    """Memory for an array with this many parts, shared by processes."""
    return multiprocessing.RawArray("b", count * prod(shape[0]) * np.dtype(shape[1]).itemsize)


def arrays_in(memory: dict[str, Any], shapes: dict[str, Shape], start: int, end: int) -> Arrays:
    """The arrays in some memory, from one race to another."""
    return {
        name: np.frombuffer(memory[name], kind).reshape(-1, *shape)[start:end] for name, (shape, kind) in shapes.items()
    }


class Worker:
    """A process with some of the races."""

    def __init__(
        self,
        context: str | None,
        spaces: Spaces,
        memory: dict[str, Any],
        shapes: dict[str, Shape],
        cut: tuple[int, int],
        plan: tuple[Any, ...],
    ) -> None:
        self.start, self.end = cut
        how: Any = multiprocessing.get_context(context)
        self._pipe, theirs = how.Pipe()
        setup = (spaces.setup.game, spaces.setup.seats, spaces.setup.circuit, dict(spaces.setup.switches))
        self._process = how.Process(
            target=work, args=(self._pipe, theirs, setup, memory, shapes, cut, packed(plan)), daemon=True
        )
        self._process.start()
        theirs.close()

    def send(self, order: tuple[Any, ...]) -> None:
        """Order something; that the process has ended is noticed when its answer is awaited."""
        with contextlib.suppress(OSError):
            self._pipe.send(order)

    def receive(self) -> Exception | None:
        """Wait for an order to be done; returns what went wrong."""
        try:
            fault: Exception | None = self._pipe.recv()
        except (EOFError, OSError):
            return PaddockError("a worker process has ended unexpectedly; make the environment again")
        return fault

    def close(self) -> None:
        """End the process; the pipe alone would not, because later workers have inherited this end of it."""
        self.send(("close",))
        self._process.join()
        self._pipe.close()


def packed(thing: Any) -> Any:
    """Something for another process, functions of a notebook included."""
    return CloudpickleWrapper(thing)


def work(
    other_end: Connection,
    pipe: Connection,
    setup: tuple[Any, ...],
    memory: dict[str, Any],
    shapes: dict[str, Shape],
    cut: tuple[int, int],
    plan: Any,
) -> None:
    """The loop of a worker process, until it is told to close or the other end of its pipe is gone."""
    other_end.close()  # so that the pipe ends with the learner's process
    game, seats, circuit, switches = setup
    stable = Stable(spaces(game, seats, circuit or None, **switches), arrays_in(memory, shapes, *cut), *plan.fn)
    while True:
        try:
            order = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        if order[0] == "close":
            return
        pipe.send(done(stable, *order))


def done(stable: Stable, order: str, *given: Any) -> Exception | None:
    """Do what the learner's process has ordered; returns what went wrong."""
    try:
        if order == "step":
            stable.step()
        elif order == "reset":
            stable.reset(*given)
        else:
            stable.set_opponents(given[0].fn)
    except Exception as error:
        return error
    return None
