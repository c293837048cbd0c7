"""Running a plan: here, by several processes, or on a Ray cluster; stopped and resumed without loss."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing import get_context
from types import FrameType
from typing import TYPE_CHECKING, Any

from paddock import PaddockError
from paddock.lab.plan import Plan

if TYPE_CHECKING:
    from paddock.lab.store import Store

Done = tuple[range, bytes]
Progress = Callable[[int], None]


class Stopped(Exception):  # noqa: N818  not a failure: somebody pressed Ctrl-C
    """The run was stopped; what is finished is stored."""


def run_chunk(plan: Plan, chunk: range) -> Done:
    """The races of a chunk, as rows that travel."""
    from paddock.lab.columns import table_of
    from paddock.lab.race import run_race
    from paddock.lab.store import packed

    entries = [entry for number in chunk for entry in run_race(plan, number)]
    return chunk, packed(table_of(entries))


class Stop:
    """Set by the first Ctrl-C: what is running is finished and kept, nothing new begins. A second one ends at once."""

    def __init__(self) -> None:
        self.asked = False

    def ask(self, signum: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True


@contextmanager
def listening() -> Iterator[Stop]:
    """Ctrl-C asks, for as long as this lasts."""
    stop = Stop()
    try:
        before = signal.signal(signal.SIGINT, stop.ask)
    except ValueError:  # not the main thread: nobody can press Ctrl-C on it
        yield stop
        return
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def run(
    plan: Plan,
    store: Store,
    *,
    jobs: int = 1,
    on: str = "",
    progress: Progress | None = None,
    seen: Callable[[Any], None] | None = None,
) -> None:
    """Run what is not stored yet, and make the file.

    `progress` hears how many races are done; `seen` gets all results, table by table, in the order of the races.
    """
    tell, look = progress or ignore, seen or ignore
    store.open()
    if store.finished:
        tell(plan.games)
        for table in store.tables():
            look(table)
        return
    todo = [chunk for chunk in plan.chunks() if not store.has(chunk)]
    done = plan.games - sum(map(len, todo))
    tell(done)
    with listening() as stop, closing(store.gathering(look)) as gathering:
        gathering.go_on()
        for chunk, rows in runner(jobs, on)(plan, todo, stop):
            store.keep(chunk, rows)
            gathering.go_on()
            done += len(chunk)
            tell(done)
    if done < plan.games:
        raise Stopped(f"stopped after {done} of {plan.games} races")


def ignore(what: Any) -> None:
    """Nobody wants to hear it."""


Runner = Callable[[Plan, list[range], Stop], Iterable[Done]]


def runner(jobs: int, on: str) -> Runner:
    """Who does the work."""
    if on == "ray" or on.startswith("ray://"):
        from paddock.lab.on_ray import on_ray

        return lambda plan, todo, stop: on_ray(plan, todo, stop, on)
    if on:
        raise PaddockError(f"simulations run here, or on 'ray' or 'ray://host:port'; not on '{on}'")
    if jobs < 1:
        raise PaddockError(f"at least one job is needed, not {jobs}")
    return here if jobs == 1 else lambda plan, todo, stop: by_processes(plan, todo, stop, jobs)


def here(plan: Plan, todo: list[range], stop: Stop) -> Iterator[Done]:
    """One chunk after the other, in this process."""
    for chunk in todo:
        if stop.asked:
            return
        yield run_chunk(plan, chunk)


def by_processes(plan: Plan, todo: list[range], stop: Stop, jobs: int) -> Iterator[Done]:
    """Several processes; few chunks are under way at a time, so that memory does not grow with their number."""
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=ignore_interrupts) as pool:
        rest = iter(todo)
        running: set[Future[Done]] = {pool.submit(run_chunk, plan, chunk) for chunk in islice(rest, 2 * jobs)}
        while running:
            if stop.asked:
                running = {future for future in running if not future.cancel()}
            done, running = wait(running, timeout=0.2, return_when=FIRST_COMPLETED)
            for future in done:
                if not stop.asked:
                    running |= {pool.submit(run_chunk, plan, chunk) for chunk in islice(rest, 1)}
                yield future.result()


def ignore_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one listens to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
