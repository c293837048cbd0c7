"""Running a plan on a Ray cluster. If a worker dies, Ray gives its chunk to another."""

from __future__ import annotations

import os
import socket
import warnings
from collections.abc import Iterator
from itertools import islice
from logging import ERROR
from typing import Any

from paddock import PaddockError
from paddock.lab.plan import Plan
from paddock.lab.run import Done, Stop, run_chunk

# The number of chunks queued for each processor of the cluster.
AHEAD = 2
# A cluster on this machine.
LOCAL = "local"
# How long to wait for a cluster to answer, in seconds.
PATIENCE = 5.0


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
    """Ray, connected to the cluster at an address; `ray` means that of RAY_ADDRESS, or one on this machine."""
    try:
        import ray
    except ImportError:
        raise PaddockError("Ray is not installed: pip install 'paddock[ray]', or '.[ray]' in a clone") from None
    if ray.is_initialized():
        return ray
    place = local_or_named() if address == "ray" else address
    if place != LOCAL and not answers(place):
        raise PaddockError(f"there is no Ray cluster at {address}: nothing answers there")
    try:
        open_session(ray, place)
    except (ConnectionError, RuntimeError, TimeoutError) as error:
        first = str(error).strip().partition("\n")[0]
        raise PaddockError(f"there is no Ray cluster at {address}: {first}") from error
    return ray


def local_or_named() -> str:
    """The cluster whose address is in RAY_ADDRESS; one on this machine if there is none, or if nothing answers there.

    Ray itself would also try the last cluster that was started on this machine, dead or not, for minutes.
    """
    named = os.environ.get("RAY_ADDRESS", "")
    if not named or named in (LOCAL, "auto"):
        return LOCAL
    if answers(named):
        return named
    warnings.warn(f"nothing answers at RAY_ADDRESS={named}; starting a cluster on this machine instead", stacklevel=2)
    return LOCAL


def answers(address: str) -> bool:
    """Whether something listens at an address, `host:port` or `ray://host:port`."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE):
            return True
    except (OSError, ValueError):
        return False


def open_session(ray: Any, address: str) -> None:
    """Start a session with a cluster; try twice, since a head node that has just started may fail the first time."""
    try:
        ray.init(address=address, log_to_driver=False, logging_level=ERROR)
    except ConnectionAbortedError:
        ray.init(address=address, log_to_driver=False, logging_level=ERROR)
