"""Golden races and fingerprints, kept beside the tests of each game: if one changes, a rule changed.

A game's folder holds whole races (`*.race`) and `fingerprints.toml`: what seeded races of random play lead to, on every
build of the engine.
"""

import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock.games import GAMES

FOLDER = Path(__file__).parent.parent / "games"
RACES = sorted(FOLDER.rglob("*.race"))
FINGERPRINTS = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.rglob("fingerprints.toml"))]
ENDS = [(kept, end) for kept in FINGERPRINTS for end in kept["ends"]]


def fingerprint(kept: dict[str, Any], end: dict[str, Any]) -> str:
    """Where the seeded races of a set-up end, as one short text."""
    rules, found = paddock.game(kept["game"]), sha256()
    switches = kept.get("switches")
    for seed in range(kept["races"]):
        match = rules.new(
            end["seats"], end.get("circuit"), switches, seed=seed, preset=end.get("preset"), listening=False
        )
        match.play_out(seed)
        found.update(match.position.encode())
    return found.hexdigest()[:16]


def name(kept: dict[str, Any], end: dict[str, Any]) -> str:
    """What a test is called."""
    return "-".join([kept["game"], *(str(value) for key, value in end.items() if key != "fingerprint")])


@pytest.mark.parametrize(("kept", "end"), ENDS, ids=[name(*each) for each in ENDS])
def test_seeded_races_end_alike_on_every_build(kept: dict[str, Any], end: dict[str, Any]) -> None:
    assert fingerprint(kept, end) == end["fingerprint"]


@pytest.mark.parametrize("path", RACES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_race_replays(path: Path) -> None:
    record = paddock.Record.parse(path.read_text(encoding="utf-8"), path.name)

    assert paddock.replay(record).over
    assert paddock.verify(record).first_wrong is None


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_golden_races_and_fingerprints(game: str) -> None:
    races = [path for path in RACES if paddock.Record.parse(path.read_text(encoding="utf-8")).game == game]

    assert len(races) >= 2
    assert len([end for kept, end in ENDS if kept["game"] == game]) >= 3
