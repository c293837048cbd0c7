"""What all tests share."""

import os
from pathlib import Path
from time import monotonic

import pytest

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(TESTS) and item.path.relative_to(TESTS).parts[0] in WITH_REAL_PARTS:
            item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_runtest_setup(item: pytest.Item) -> None:
    if monotonic() - BEGUN > LIMIT:
        pytest.skip(f"left out: the {LIMIT:.0f} seconds of a quick test are over")
