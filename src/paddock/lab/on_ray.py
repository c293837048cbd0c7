"""The same work on a Ray cluster. A worker that dies loses nothing: Ray hands its chunk to another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from logging import ERROR
from typing import Any

from paddock import PaddockError
from paddock.lab.plan import Plan
from paddock.lab.run import Done, Stop, run_chunk

# How many chunks wait in the cluster for each of its processors.
AHEAD = 2


def on_ray(plan: Plan, todo: list[range], stop: Stop, address: str) -> Iterator[Done]:
    """Chunks as they come back from the cluster."""
    ray = connected(address)
    remote = ray.remote(run_chunk).options(max_retries=-1)
    rest = iter(todo)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = [remote.remote(plan, chunk) for chunk in islice(rest, ahead)]
    try:
        while running:
            done, running = ray.wait(running, timeout=0.5)
            for reference in done:
                if not stop.asked:
                    running += [remote.remote(plan, chunk) for chunk in islice(rest, 1)]
                yield ray.get(reference)
            if stop.asked:
                for reference in running:
                    ray.cancel(reference)
                return
    finally:
        if address != "ray":
            ray.shutdown()


def connected(address: str) -> Any:
    """Ray, on the cluster at an address; `ray` is one that runs here, or else one that is started here."""
    try:
        import ray
    except ImportError:
        raise PaddockError("Ray is not installed: pip install 'paddock[ray]', or '.[ray]' in a clone") from None
    if ray.is_initialized():
        return ray
    try:
        open_session(ray, None if address == "ray" else address)
    except (ConnectionError, RuntimeError, TimeoutError) as error:
        first = str(error).strip().partition("\n")[0]
        raise PaddockError(f"there is no Ray cluster at {address}: {first}") from error
    return ray


def open_session(ray: Any, address: str | None) -> None:
    """Begin to work with a cluster. One that answers and then fails to begin, as a head does now and then that is just
    starting a process, is asked once more."""
    try:
        ray.init(address=address, log_to_driver=False, logging_level=ERROR)
    except ConnectionAbortedError:
        ray.init(address=address, log_to_driver=False, logging_level=ERROR)
