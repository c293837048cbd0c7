"""The attacks of tools/attacks.py in short: while one guest does their worst, another plays on."""

import pytest

import attacks


@pytest.mark.parametrize("name", [name for name in attacks.ATTACKS if name != attacks.QUIET])
async def test_another_player_plays_on(name: str) -> None:
    """How fast, the tool measures where the machine is quiet; here a decision only has to arrive in good time."""
    _, waits = await attacks.run(name, 5.0)

    assert len(waits) >= 3
    assert waits[len(waits) // 2] < 2.0
