"""What all tests share."""

import os
from time import monotonic

import pytest

import paddock
from derby import GAME as DERBY

# The example game is one more game for every test that runs over all of them.
paddock.register(DERBY)

# `make quick` gives the tests this many seconds; those that have not begun by then are left out, and counted.
LIMIT = float(os.environ.get("PADDOCK_TEST_SECONDS", "inf"))
BEGUN = monotonic()


def pytest_runtest_setup(item: pytest.Item) -> None:
    if monotonic() - BEGUN > LIMIT:
        pytest.skip(f"left out: the {LIMIT:.0f} seconds of a quick test are over")
