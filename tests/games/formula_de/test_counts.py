"""Counts from fixed positions: cells within reach, and lines of play."""

from pathlib import Path

import pytest

from games.formula_de.bench import codes, move, race_of, turn
from games.formula_de.brute import Situation, all_ways
from paddock.core import Match
from paddock.games.formula_de.tables import BRAKES, FACES

FILE = Path(__file__).with_name("counts.perft")


def positions() -> list[tuple[str, str, dict[int, int]]]:
    """What the file says: the position, the kind of count, and the counts."""
    found, position = [], ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "at":
            position = rest.strip()
        elif word in ("reach", "perft"):
            pairs = (pair.split(":") for pair in rest.split())
            counts = {int(size): int(count) for size, count in pairs}
            found.append((position, word, counts))
    return found


def parts(position: str) -> tuple[str, str]:
    """The cars and the markers of a position."""
    cars, _, markers = position.partition(" | ")
    return cars, markers or "-"


def lines(match: Match, depth: int) -> int:
    """The number of different lines of play of this length, by the engine."""
    if depth == 0 or match.over:
        return 1
    total = 0
    fork = match.chance
    answers = codes(match) if fork is None else list(dict.fromkeys(outcome.code for outcome in fork.outcomes))
    for code in answers:
        following = match.clone()
        if fork is None:
            following.choose(following.to_move[0], code)
        else:
            following.fall(code)
        total += lines(following, depth - 1)
    return total


def situation_of(match: Match) -> Situation:
    """What the walk must know of a position: the board, what stands on it, and the stops made."""
    race = race_of(match)
    situation = Situation(race.track, {cell: 1 for cell, car in race.at.items() if car}, race.markers)
    situation.lane_shift = 2
    situation.stop_corner = race.track.corner[race.cell[0]]
    situation.stops_made = race.stops[0]
    return situation


def walked_lines(match: Match, depth: int) -> int:
    """The same count without the engine: gears one apart, the faces of their dice, and every path walked for every
    number of brake points."""
    race = race_of(match)
    gears = [gear for gear in range(1, 7) if abs(gear - race.gear[0]) <= 1]
    rolls = [face for gear in gears for face in set(FACES[gear])]
    if depth < 3:
        return len(gears) if depth == 1 else len(rolls)
    situation, start, brakes = situation_of(match), race.cell[0], race.has(0, BRAKES)
    return sum(
        len(all_ways(situation, start, face - spent)) for face in rolls for spent in range(min(brakes, face) + 1)
    )


@pytest.mark.parametrize(("position", "kind", "counts"), positions())
def test_counts(position: str, kind: str, counts: dict[int, int]) -> None:
    cars, markers = parts(position)
    for size, expected in counts.items():
        if kind == "reach":
            match = move(cars, size, on="kerbs=off", markers=markers)
            cells = {code.split("+")[0] for code in codes(match)}
            names = race_of(match).track.names
            ways = all_ways(situation_of(match), race_of(match).cell[0], size)
            assert len(cells) == expected, (cars, size, cells)
            assert cells == {names[int(str(way[0]))] for way in ways}
        else:
            match = turn(cars, on="pit=off kerbs=off", markers=markers)
            assert (lines(match, size), walked_lines(match, size)) == (expected, expected), (position, size)
