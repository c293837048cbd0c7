"""Fingerprints that every build of the engine must reach, and races kept as files."""

from hashlib import sha256
from pathlib import Path

import pytest

import paddock
from games.race90.first.tables import GAME
from golden import races

HERE = Path(__file__).parent

# Positions after three seeded races of random play.
FINGERPRINTS = {
    ("first-race", "monza", 2): "64190162bcdf21b7",
    ("basic-race", "hungaroring", 4): "cfd195f75b7c0a8a",
    ("advanced-race", "monza", 3): "10dcb93b9d7d7901",
    ("advanced-race", "hungaroring", 6): "1b042f5ca8cc8eb2",
    ("junior-race", "monza", 5): "1c559f7cb32c4f2b",
}


def fingerprint(preset: str, circuit: str, seats: int) -> str:
    found = sha256()
    for seed in range(3):
        match = GAME.new(seats, circuit, {"re-entry": True}, seed=seed, preset=preset, listening=False)
        match.play_out(seed)
        found.update(match.position.encode())
    return found.hexdigest()[:16]


@pytest.mark.parametrize(("setup", "expected"), FINGERPRINTS.items())
def test_seeded_races_end_alike_on_every_build(setup: tuple[str, str, int], expected: str) -> None:
    assert fingerprint(*setup) == expected


@pytest.mark.parametrize("path", races(HERE), ids=lambda path: path.stem)
def test_a_golden_race_replays(path: Path) -> None:
    record = paddock.Record.parse(path.read_text(encoding="utf-8"), path.name)

    assert paddock.replay(record).over
    assert paddock.verify(record).first_wrong is None
