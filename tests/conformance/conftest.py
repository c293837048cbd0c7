"""Every test of this folder that asks for a game runs for each of them."""

import pytest

import paddock


@pytest.fixture(params=paddock.games())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)
