"""What all tests share."""

import os
from functools import cache
from pathlib import Path
from time import monotonic

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling

import paddock
from derby import GAME as DERBY

# The example game is one more game for every test that runs over all of them.
paddock.register(DERBY)

# `make quick` gives the tests this many seconds; those that have not begun by then are left out, and counted.
LIMIT = float(os.environ.get("PADDOCK_TEST_SECONDS", "inf"))
BEGUN = monotonic()

# Rooms whose tests wait for real browsers, servers and processes. A busy machine may make one late, so a test that
# fails there is run up to twice more; the summary lists it as RERUN. Everything else must pass at once.
WITH_REAL_PARTS = ("cli", "lab", "server", "web")
TESTS = Path(__file__).parent


# The rooms whose tests take longest begin first, so that all processes end together.
FIRST = ("web", "server", "cli", "lab", "docs", "envs")


@cache
def room(file: Path) -> str:
    return file.relative_to(TESTS).parts[0] if file.is_relative_to(TESTS) else ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if room(item.path) in WITH_REAL_PARTS:
            item.add_marker(pytest.mark.flaky(reruns=2))
    items.sort(key=lambda item: FIRST.index(room(item.path)) if room(item.path) in FIRST else len(FIRST))


def pytest_xdist_auto_num_workers() -> int:
    """Half as many processes again as processors: a test that waits for a browser or a server leaves its own idle."""
    return max(2, (os.cpu_count() or 1) * 3 // 2)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadFileScheduling | None:
    """A process runs whole files, in order: what the tests of a file share, such as a server, starts once.

    Where only some files are tested, they are shared out test by test.
    """
    if config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return None
    config.option.loadscopereorder = False
    return LoadFileScheduling(config, log)


def pytest_runtest_setup(item: pytest.Item) -> None:
    if monotonic() - BEGUN > LIMIT:
        pytest.skip(f"left out: the {LIMIT:.0f} seconds of a quick test are over")
