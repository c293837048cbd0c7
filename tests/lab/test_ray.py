"""The same races on real clusters of Ray, here: one whose worker dies in the middle, and one at an address."""

import os
import secrets
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import paddock
from paddock.lab import on_ray, plan
from paddock.lab.on_ray import connected
from paddock.lab.run import run
from paddock.lab.store import Store
from walks import quickest

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own, about processes and files that it leaves to its end


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for what Ray writes, the address of its cluster included; its sockets need a short path."""
    with TemporaryDirectory(prefix="ray", dir="/tmp", ignore_cleanup_errors=True) as name:
        (Path(name) / "ray").mkdir()
        monkeypatch.setenv("RAY_TMPDIR", name)
        yield Path(name)


@pytest.fixture
def cluster(folder: Path) -> Iterator[Any]:
    """A head that does no work, and two workers with one processor each."""
    import ray
    from ray.cluster_utils import Cluster

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        head = {"num_cpus": 0, "include_dashboard": False, "temp_dir": str(folder)}
        cluster: Any = Cluster(initialize_head=True, head_node_args=head)
        cluster.workers = [cluster.add_node(num_cpus=1) for _ in range(2)]
        ray.init(address=cluster.address, log_to_driver=False)
        yield cluster
        ray.shutdown()
        cluster.shutdown()


def test_a_worker_that_dies_loses_nothing(cluster: Any, tmp_path: Path) -> None:
    races = plan(quickest(), bots=["greedy", "random"], games=120, seed=3)
    alone = Store(tmp_path / "alone.parquet", races)
    run(races, alone)
    store = Store(tmp_path / "ray.parquet", races)
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if done >= 30 and not killed:
            cluster.remove_node(cluster.workers[0], allow_graceful=False)
            killed.append(done)

    run(races, store, on="ray", progress=kill_one)

    assert killed
    assert killed[0] < 120
    assert alone.out.read_bytes() == store.out.read_bytes()


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def address(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Where a head of its own listens to clients that have its token."""
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(16))
    port = free_port()
    ports = [f"--port={free_port()}", f"--ray-client-server-port={port}", "--min-worker-port=0", "--max-worker-port=0"]
    ports.append(f"--runtime-env-agent-port={free_port()}")  # clients ask for it before it is known otherwise
    size = ["--num-cpus=2", "--object-store-memory=80000000", "--include-dashboard=false"]
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--disable-usage-stats"]
    with (folder / "head.txt").open("w") as said:
        head = subprocess.Popen(
            [*command, *ports, *size, f"--temp-dir={folder}"], stdout=said, stderr=subprocess.STDOUT
        )
    try:
        wait_for(port, head, folder / "head.txt")
        yield f"ray://127.0.0.1:{port}"
    finally:
        head.terminate()
        head.wait(60)


def wait_for(port: int, head: subprocess.Popen[bytes], said: Path) -> None:
    """Wait until the head listens and its services are up."""
    ends = time.monotonic() + 120
    while time.monotonic() < ends and head.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0 and "Ray runtime started" in said.read_text():
                return
        time.sleep(0.2)
    raise AssertionError(f"the head of the cluster did not start: {said.read_text()}")


def test_a_cluster_at_an_address_makes_the_same_file(address: str, tmp_path: Path) -> None:
    """The whole command, in a process of its own, as a client of a head that it did not start."""
    command = [sys.executable, "-m", "paddock.cli", "simulate", quickest(), "--games=60", "--seed=4"]
    for out, how in ((tmp_path / "alone.parquet", "--jobs=1"), (tmp_path / "ray.parquet", f"--on={address}")):
        done = subprocess.run(
            [*command, how, f"--out={out}"], capture_output=True, text=True, check=False, env=os.environ
        )
        assert done.returncode == 0, done.stderr

    assert (tmp_path / "alone.parquet").read_bytes() == (tmp_path / "ray.parquet").read_bytes()


def test_a_cluster_that_is_not_there_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray's own words are many lines: the first is told, after the address."""
    import ray

    def nobody(**_: Any) -> None:
        raise ConnectionError("nobody listens\nand much more")

    monkeypatch.setattr(ray, "init", nobody)
    monkeypatch.setattr(on_ray, "answers", lambda _: True)
    races = plan(quickest(), games=2)

    with pytest.raises(paddock.PaddockError, match=r"there is no Ray cluster at ray://moon:1: nobody listens$"):
        run(races, Store(tmp_path / "races.parquet", races), on="ray://moon:1")


def test_a_cluster_that_fails_to_begin_is_asked_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    asked: list[Any] = []

    def second_time(**settings: Any) -> None:
        asked.append(settings["address"])
        if len(asked) == 1:
            raise ConnectionAbortedError("Initialization failure from server")

    monkeypatch.setattr(ray, "init", second_time)
    monkeypatch.setattr(on_ray, "answers", lambda _: True)

    assert connected("ray://moon:1") is ray
    assert asked == ["ray://moon:1"] * 2


def test_nothing_at_an_address_is_said_at_once(tmp_path: Path) -> None:
    races = plan(quickest(), games=2)
    begun = time.monotonic()

    with pytest.raises(paddock.PaddockError, match="nothing answers there"):
        run(races, Store(tmp_path / "races.parquet", races), on=f"ray://127.0.0.1:{free_port()}")
    assert time.monotonic() - begun < 10


@pytest.mark.parametrize("dead", ["127.0.0.1:{port}", "ray://127.0.0.1:{port}", "nonsense"])
def test_a_dead_address_gives_way_to_a_local_cluster(dead: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The address of a cluster that is gone, left in the environment or by Ray itself, is not waited for."""
    import ray

    asked: list[Any] = []
    monkeypatch.setattr(ray, "init", lambda **settings: asked.append(settings["address"]))
    connected("ray")
    monkeypatch.setenv("RAY_ADDRESS", dead.format(port=free_port()))
    with pytest.warns(UserWarning, match="starting a cluster on this machine instead"):
        connected("ray")

    assert asked == ["local", "local"]


def test_a_living_address_is_joined(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    asked: list[Any] = []
    monkeypatch.setattr(ray, "init", lambda **settings: asked.append(settings["address"]))
    with socket.create_server(("127.0.0.1", 0)) as server:
        alive = f"127.0.0.1:{server.getsockname()[1]}"
        monkeypatch.setenv("RAY_ADDRESS", alive)
        connected("ray")

    assert asked == [alive]
