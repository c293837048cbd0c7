"""Golden races, and fingerprints that every build of the engine must reach."""

from pathlib import Path

import pytest

import paddock
from golden import fingerprint, races

HERE = Path(__file__).parent

# Positions after seeded races of random play at Monza, by the number of seats.
FINGERPRINTS = {
    2: "487cc8ac579ff697",
    3: "270399233708b5fd",
    4: "c5073c0c1d887098",
    5: "1bdc9feabeb0a278",
    6: "ecd15308a812f731",
}


@pytest.mark.parametrize(("seats", "expected"), FINGERPRINTS.items())
def test_seeded_races_end_alike_on_every_build(seats: int, expected: str) -> None:
    assert fingerprint("race90-2", seats, 4) == expected


@pytest.mark.parametrize("path", races(HERE), ids=lambda path: path.stem)
def test_a_golden_race_replays(path: Path) -> None:
    record = paddock.Record.parse(path.read_text(encoding="utf-8"), path.name)

    assert paddock.replay(record).over
    assert paddock.verify(record).first_wrong is None
