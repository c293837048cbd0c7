"""The idle connections of tools/idle.py in short."""

from pathlib import Path

import idle
from attacks import limits
from serving import config, serving


async def test_spectators_cost_little_and_disturb_nobody(tmp_path: Path) -> None:
    """Six hundred, from four addresses, at the default limits."""
    settings = {**limits(), "sign_ins_per_minute": 1e6, "requests_per_second": 1e6}
    with serving(config(tmp_path, **settings)) as server:
        found = await idle.run(server, 600, 4.0)

    assert 600 == found["connections"]
    assert found["kB for a connection"] < 200
    assert found["p50 meanwhile, ms"] < 2000
