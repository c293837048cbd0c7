"""The commentary of whole races: cause before effect, places by name, and three lengths."""

import random
import re
from itertools import pairwise
from typing import Any

import pytest

import paddock
from paddock.core import DETAIL, HEADLINE, RACE, Event
from paddock.games.race90.shared import events as told

GAMES = [("race90-1", "advanced-race"), ("race90-1", "basic-race"), ("race90-2", "full-race")]
NAMES = ("Alba", "Bruno", "Carla")
CODES = re.compile(r"\b(b\d+|\d+[a-h]|main-\d|serraglio-\d|opposto-\d|-spot\d)\b")
"""Codes of sections and trajectories of Monza."""


def whole_race(game: str, preset: str, seed: int) -> paddock.Match:
    match = paddock.game(game).new(3, "monza", preset=preset, seed=seed, names=NAMES)
    drawn = random.Random(seed)
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, drawn.choice(match.decision(seat).options))
    return match


@pytest.mark.parametrize(("game", "preset"), GAMES)
def test_a_commentary_names_places_and_drivers_and_counts_well(game: str, preset: str) -> None:
    events = [event for seed in range(3) for event in whole_race(game, preset, seed).events]
    for lang in paddock.LANGUAGES:
        for event in events:
            line = event.label(lang, NAMES)
            assert not CODES.search(line), line
            assert not re.search(r"\b1 (points|sections|cards|chips|punti|sezioni|giri|carte)\b", line), line
            assert re.search(r"[^.!][.!]$", line), line


@pytest.mark.parametrize(("game", "preset"), GAMES)
def test_a_driver_leads_after_what_brought_the_lead(game: str, preset: str) -> None:
    """No pass, stop or late brake of the car in front is told after the lead that it has brought."""
    causes = (told.Passed, told.LateBraked, told.PitStopMade, told.ContestSettled, told.WentOff, told.Retired)
    moving = (told.MoveStarted, told.BackOnTrack, told.FlagPassed, told.SafetyCarCalled)
    for seed in range(4):
        events = whole_race(game, preset, seed).events
        for before, event in pairwise(events):
            if isinstance(event, told.LeaderChanged):
                assert isinstance(before, (*causes, *moving)), before


@pytest.mark.parametrize(("game", "preset"), GAMES)
def test_a_commentary_has_three_lengths(game: str, preset: str) -> None:
    events = whole_race(game, preset, 1).events
    counts = [sum(event.length <= length for event in events) for length in (HEADLINE, RACE, DETAIL)]

    assert counts[2] == len(events)
    assert 5 * counts[0] < counts[1] < 0.8 * counts[2]
    assert all(event.length == DETAIL for event in events if is_about_robots_alone(event))


def is_about_robots_alone(event: Event) -> bool:
    """A robot's own movement, and what robots do to each other on the way."""
    if not isinstance(event, (told.MoveEnded, told.MoveStarted, told.Passed, told.Blocked)):
        return False
    other: Any = getattr(event, "other", None)
    return event.whose() is None and (other is None or other.robot > 0)


@pytest.mark.parametrize(("game", "preset"), [GAMES[0], GAMES[2]])
def test_a_commentary_tells_what_was_paid_blocked_contested_and_why(game: str, preset: str) -> None:
    events = [event for seed in range(4) for event in whole_race(game, preset, seed).events]
    lines = {event.label("en", NAMES) for event in events}

    for said in (
        r"\w+ pays a tyre with the \w+ card",
        r"Alba pays \w+ tyre chips?, and has",
        r"\w+ cannot pass \w+( \d)? here, and loses",
        r"(Alba|Bruno|Carla) checks: the .+ against \d+, (passed|failed)\.",
        r"(Slow|Fast|SuperFast) \d must pit for fuel and drops back 6 sections: rejoins",
        r"(Slow|Fast|SuperFast) \d stays out of the fight",
        r"Orange flag: \w+ makes (Slow|Fast|SuperFast) \d brake late",
        r"\w+ loses control before \w+",
        r"\w+ fights at .+, with",
        r"1\. \w+",
    ):
        assert any(re.match(said, line) for line in lines), said
