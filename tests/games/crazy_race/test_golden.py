"""Golden races, and fingerprints that every build of the engine must reach."""

from pathlib import Path

import pytest

import paddock
from golden import fingerprint, races

HERE = Path(__file__).parent

# Positions after 40 seeded races of random play, for 2 to 7 seats.
FINGERPRINTS = {
    2: "328751abc1028f54",
    3: "d448a3f7b64cb981",
    4: "86857d436d01cbc8",
    5: "4b4c93f4e1b2aae4",
    6: "f2d7806c00b03cf0",
    7: "9548ac80d8378675",
}


@pytest.mark.parametrize(("seats", "expected"), FINGERPRINTS.items())
def test_seeded_races_end_alike_on_every_build(seats: int, expected: str) -> None:
    assert fingerprint("crazy-race", seats, 40) == expected


@pytest.mark.parametrize("path", races(HERE), ids=lambda path: path.stem)
def test_a_golden_race_replays(path: Path) -> None:
    record = paddock.Record.parse(path.read_text(encoding="utf-8"), path.name)

    assert paddock.replay(record).over
    assert paddock.verify(record).first_wrong is None
