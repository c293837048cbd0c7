"""A game whose cars retire is one more for the tests of environments."""

import pytest

import paddock
from envs.falls import GAME


@pytest.fixture(autouse=True)
def falls() -> None:
    """Registered while tests run, not when they are collected: no other test has to know it."""
    paddock.register(GAME)
