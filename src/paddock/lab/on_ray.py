"""Running a plan on a Ray cluster. If a worker dies, Ray gives its chunk to another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from logging import ERROR
from typing import Any

from paddock import PaddockError
from paddock.lab.plan import Plan
from paddock.lab.run import Done, Stop, run_chunk

# The number of chunks queued for each processor of the cluster.
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
    """Ray, connected to the cluster at an address; `ray` means a local one, started if none is running."""
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
    """Start a session with a cluster; try twice, since a head node that has just started may fail the first time."""
    try:
        ray.init(address=address, log_to_driver=False, logging_level=ERROR)
    except ConnectionAbortedError:
        ray.init(address=address, log_to_driver=False, logging_level=ERROR)
