"""Golden races, and fingerprints that every build of the engine must reach."""

from pathlib import Path

import pytest

import paddock
from golden import fingerprint, races

HERE = Path(__file__).parent

# Positions after 10 seeded races of random play.
FINGERPRINTS = {
    2: "0f1e740fd36cd32d",
    4: "c6e4806dd506be95",
    6: "3f111adc710bfd4e",
}


@pytest.mark.parametrize(("seats", "expected"), FINGERPRINTS.items())
def test_seeded_races_end_alike_on_every_build(seats: int, expected: str) -> None:
    assert fingerprint("formula-de", seats, 10) == expected


@pytest.mark.parametrize("path", races(HERE), ids=lambda path: path.stem)
def test_a_golden_race_replays(path: Path) -> None:
    record = paddock.Record.parse(path.read_text(encoding="utf-8"), path.name)

    assert paddock.replay(record).over
    assert paddock.verify(record).first_wrong is None
