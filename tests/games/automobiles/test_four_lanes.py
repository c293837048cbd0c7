"""A board with four lanes and a grid beyond the line, written in a file of one's own."""

from pathlib import Path
from typing import ClassVar

import pytest

import paddock
from paddock.games.automobiles.setup import Automobiles
from rules import rule

FILE = Path(__file__).parent / "oval.circuit"
CARDS = "car-chief crew-chief steering gearbox rotary-engine"


class Oval(Automobiles):
    """The same game on the test board."""

    circuits: ClassVar = ("oval",)


@pytest.fixture
def game(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Oval:
    """`make mutate` makes no reports of tests, and `tmp_path` would ask for one."""
    folder = tmp_path_factory.mktemp("data")
    (folder / "circuits").mkdir()
    (folder / "circuits" / "oval.circuit").write_text(FILE.read_text("utf-8"), "utf-8")
    monkeypatch.setenv("PADDOCK_DATA", str(folder))
    return Oval()


def seated(game: Oval, *seats: str, tasks: str = "Action 0 yes; Turn 1") -> paddock.Match:
    written = ", ".join(f"{colour} {seat}" for colour, seat in zip(("blue", "purple"), seats, strict=True))
    return game.at(f"2 oval | round 2 first 0 | {CARDS} | {written} | trail | {tasks}")


@rule("AU-EX-16", "AU-MOVE-16")
def test_behind_a_car_in_the_third_lane_only_the_sides_are_left(game: Oval) -> None:
    """From the third section of the dark grey space: light grey inside, black outside."""
    match = seated(game, "back-2c-3 crossed 0 active 3w3l3d3k", "back-2c-4 crossed 0")
    assert {"light-back-3b-2", "black-back-1d-6", "end-action", "pit-stop"} == set(match.decision(0).codes)


@rule("AU-CAR-07", "AU-BOARD-10")
def test_off_a_grid_beyond_the_line_every_crossing_completes_a_lap(game: Oval) -> None:
    match = seated(game, "2-12a-1 crossed 0 active 1w", "back-2c-4 crossed 0")
    match.choose(0, "white-home-1a-1")
    match.choose(0, "end-action")
    assert 2 == match.view(None)["table"]["seats"][0]["laps_to_go"]
    assert 0 == game.new(3, seed=1).view(None)["table"]["seats"][0]["crossed"]


@rule("AU-WIN-05")
@pytest.mark.parametrize("seats", [2, 5])
def test_races_on_four_lanes_come_to_an_end(game: Oval, seats: int) -> None:
    for seed in range(3):
        match = game.new(seats, seed=seed)
        match.play_out(seed)
        assert match.over
        assert 1 == len(match.result.winners)
