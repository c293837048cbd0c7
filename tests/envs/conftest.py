"""A game whose cars retire is one more for the tests of environments."""

import pytest

from envs.falls import GAME
from paddock.games import _added


@pytest.fixture(autouse=True)
def falls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Known while a test of this folder runs, and not a moment longer: no other test has to know it."""
    monkeypatch.setitem(_added, GAME.id, GAME)
