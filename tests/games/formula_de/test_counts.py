"""Counts from fixed positions: cells within reach, and lines of play."""

from pathlib import Path

import pytest

from games.formula_de.bench import codes, move, race_of, turn
from games.formula_de.brute import all_ways
from paddock.core import Match
from paddock.games.formula_de.rules_search import Terms

FILE = Path(__file__).with_name("counts.perft")


def positions() -> list[tuple[str, str, dict[int, int]]]:
    """What the file says: cars, kind of count, and the counts."""
    found, cars = [], ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "at":
            cars = rest.strip()
        elif word in ("reach", "perft"):
            pairs = (pair.split(":") for pair in rest.split())
            counts = {int(size): int(count) for size, count in pairs}
            found.append((cars, word, counts))
    return found


def lines(match: Match, depth: int) -> int:
    """How many different lines of so many choices and throws there are."""
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


def walked(match: Match, size: int) -> set[str]:
    """The cells that a walk over every path ends on."""
    race = race_of(match)
    terms = Terms(race.track, {cell: 1 for cell, car in race.at.items() if car}, race.markers)
    terms.lane_shift = 2
    terms.stop_corner = race.track.corner[race.cell[0]]
    terms.stops_made = race.stops[0]
    return {race.track.names[int(str(way[0]))] for way in all_ways(terms, race.cell[0], size)}


@pytest.mark.parametrize(("cars", "kind", "counts"), positions())
def test_counts(cars: str, kind: str, counts: dict[int, int]) -> None:
    for size, expected in counts.items():
        if kind == "reach":
            match = move(cars, size, on="kerbs=off")
            cells = {code.split("+")[0] for code in codes(match)}
            assert len(cells) == expected, (cars, size, cells)
            assert cells == walked(match, size)
        else:
            assert lines(turn(cars, on="pit=off kerbs=off"), size) == expected, (cars, size)
