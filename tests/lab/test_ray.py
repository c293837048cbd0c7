"""The same races on a real cluster of Ray, here: two workers, one of which dies in the middle."""

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock.lab import plan
from paddock.lab.run import run
from paddock.lab.store import Store
from walks import quickest

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own, about processes and files that it leaves to its end


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A head that does no work, and two workers with one processor each."""
    import ray
    from ray.cluster_utils import Cluster

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
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


def test_a_cluster_that_is_not_there(tmp_path: Path) -> None:
    races = plan(quickest(), games=2)

    with pytest.raises(paddock.PaddockError, match="simulations run here, or on 'ray'"):
        run(races, Store(tmp_path / "races.parquet", races), on="moon")
