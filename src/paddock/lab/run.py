"""Running a plan: in this process, in several, or on a Ray cluster; it can be stopped and resumed."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing import get_context
from types import FrameType
from typing import TYPE_CHECKING, Any

from paddock.core.texts import shortened
from paddock.lab.plan import Plan
from paddock.lab.wrong import wrong

if TYPE_CHECKING:
    from paddock.lab.store import Store

# The number of chunks queued for each process, so that it never waits.
AHEAD = 3

Done = tuple[range, bytes]
Progress = Callable[[int], None]


class Stopped(Exception):  # noqa: N818  not a failure: Ctrl-C was pressed
    """The run was stopped; finished races are stored."""


def run_chunk(plan: Plan, chunk: range) -> Done:
    """The races of a chunk, as packed rows."""
    from paddock.lab.columns import table_of
    from paddock.lab.race import run_race
    from paddock.lab.store import packed

    entries = [entry for number in chunk for entry in run_race(plan, number)]
    return chunk, packed(table_of(entries))


class Stop:
    """Set by the first Ctrl-C: running chunks are finished and stored, no new one begins. The second ends at once."""

    def __init__(self) -> None:
        self.asked = False

    def ask(self, signum: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True


@contextmanager
def stop_on_interrupt() -> Iterator[Stop]:
    """Within this context, Ctrl-C sets the stop flag."""
    stop = Stop()
    try:
        before = signal.signal(signal.SIGINT, stop.ask)
    except ValueError:  # not the main thread, which alone receives Ctrl-C
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
    """Run the races that are not stored yet, and make the file.

    `progress` is called with the number of finished races, `seen` with every table of results in order.
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
    with stop_on_interrupt() as stop, closing(store.results(look)) as results:
        results.add_ready()
        for chunk, rows in runner(jobs, on)(plan, todo, stop):
            store.keep(chunk, rows)
            results.add_ready()
            done += len(chunk)
            tell(done)
    if done < plan.games:
        raise Stopped(f"stopped after {done} of {plan.games} races")


def ignore(what: Any) -> None:
    """Do nothing."""


Runner = Callable[[Plan, list[range], Stop], Iterable[Done]]


def runner(jobs: int, on: str) -> Runner:
    """The function that runs chunks."""
    if on == "ray" or on.startswith("ray://"):
        from paddock.lab.on_ray import on_ray

        return lambda plan, todo, stop: on_ray(plan, todo, stop, on)
    if on:
        raise wrong("place", place=shortened(on))
    if jobs < 1:
        raise wrong("jobs", jobs=jobs)
    return in_this_process if jobs == 1 else lambda plan, todo, stop: by_processes(plan, todo, stop, jobs)


def in_this_process(plan: Plan, todo: list[range], stop: Stop) -> Iterator[Done]:
    """Run one chunk after the other in this process."""
    for chunk in todo:
        if stop.asked:
            return
        yield run_chunk(plan, chunk)


def by_processes(plan: Plan, todo: list[range], stop: Stop, jobs: int) -> Iterator[Done]:
    """Run chunks in several processes; only a few are under way at a time, to keep memory low."""
    others = jobs - 1
    with ProcessPoolExecutor(others, get_context("spawn"), initializer=ignore_interrupts) as pool:
        rest = iter(todo)
        first = islice(rest, min(AHEAD * others, len(todo) * others // jobs))
        with interrupts_ignored():
            running = {pool.submit(run_chunk, plan, chunk) for chunk in first}
        for chunk in rest:
            if stop.asked:
                break
            yield run_chunk(plan, chunk)
            done, running = wait(running, timeout=0)
            running |= {pool.submit(run_chunk, plan, each) for each in islice(rest, len(done))}
            yield from (future.result() for future in done)
        while running:
            if stop.asked:
                running = {future for future in running if not future.cancel()}
            done, running = wait(running, timeout=0.2, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Within this context, new processes ignore Ctrl-C, which reaches every process of a terminal."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # not the main thread
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def ignore_interrupts() -> None:
    """Ignore Ctrl-C, also in processes started from another thread."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
