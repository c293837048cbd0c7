"""Whether a driver is asked to announce a pit stop: if, and only if, the dice that may fall can lead into the lane."""

from collections.abc import Iterator
from random import Random

import pytest

from games.formula_de.bench import cell, choose, codes, fact, play, rolls, turn
from paddock.core import Match
from rules import rule

ANSWERS = ["no", "yes"]


def is_asked(red: str, gear: int, on: str = "", race: str = "", board: str = "ring", others: str = "blue@a60") -> bool:
    """Whether red, who engages this gear, is asked."""
    match = turn(f"red@{red} gear={gear} laps=1 line=2, {others}", on=f"laps=5 {on}", race=race, board=board)
    play(match, f"gear-{gear}")
    return codes(match) == ANSWERS


@rule("FD-PIT-05", "FD-PIT-08", "FD-MOVE-08")
@pytest.mark.parametrize(("gear", "highest"), [(1, 2), (2, 4), (3, 8), (4, 12), (5, 20), (6, 30)])
def test_the_highest_face_must_lead_into_the_lane(gear: int, highest: int) -> None:
    """The lane is entered from c-30, so that the last cell is the first of the pit lane."""
    nearest = -30 - 2 * (highest - 1)
    reaches, short = (f"c{number if number >= -40 else number + 240}" for number in (nearest, nearest - 2))

    assert is_asked(reaches, gear)
    assert not is_asked(short, gear)
    assert is_asked("c-28", gear), "the second cell of the entry"
    assert not is_asked("c-26", gear), "past it"


@rule("FD-ERS-05", "FD-PTP-03", "FD-PIT-05")
@pytest.mark.parametrize(
    ("red", "on", "cells"),
    [
        ("", "", 2),
        ("", "ers=off ers-points=9", 2),
        ("pu=3", "push-to-pass=off", 2),
        ("ers=1 pe=2/9", "ers=on ers-points=9", 8),
        ("ers=1 pe=2/9", "ers=on ers-points=9 ers-die=2", 6),
        ("ers=1 pe=0/9", "ers=on ers-points=9", 2),
        ("ers=0 pe=9", "ers=on ers-points=9", 2),
        ("ers=1 pe=9", "ers=on ers-points=9", 29),
        ("pu=2", "push-to-pass=on", 5),
        ("pu=0/2", "push-to-pass=on", 2),
        ("ers=1 pe=1/3 pu=1", "ers=on push-to-pass=on", 8),
    ],
)
def test_extra_dice_count_if_they_are_in_play_and_the_car_has_points(red: str, on: str, cells: int) -> None:
    start = -30 - 2 * (cells - 1)
    near, far = (f"c{number if number >= -40 else number + 240}" for number in (start, start - 2))

    assert is_asked(f"{near} {red}", 1, on)
    assert not is_asked(f"{far} {red}", 1, on)


@rule("FD-TYRE-27", "FD-NIGHT-02", "FD-AERO-03", "FD-AERO-12", "FD-PIT-48", "FD-PIT-61", "FD-PIT-55")
@pytest.mark.parametrize(
    ("red", "on", "race", "cells"),
    [
        ("tyre=wet", "tyres-wet=on", "", 11),
        ("tyre=wet", "tyres-wet=on", "sky=rain wet=1", 12),
        ("", "night=on", "", 11),
        ("", "night=on night-from=4", "", 12),
        ("load=high", "aero=on", "", 11),
        ("load=high tyre=wet", "aero=on tyres-wet=on night=on", "", 10),
        ("load=low", "aero=on", "", 12),
        ("tyre=soft", "tyres-soft=on", "", 12),
        ("pb=2", "boost=on", "", 12),
        ("pz=4", "fuel=on", "", 12),
    ],
)
def test_penalties_of_the_die_count_and_bonus_cells_do_not(red: str, on: str, race: str, cells: int) -> None:
    """In 4th gear, whose highest face is 12; bonus cells never lead into the lane."""
    start = 240 - 30 - 2 * (cells - 1)

    assert is_asked(f"c{start} {red}", 4, on, race)
    assert not is_asked(f"c{start - 2} {red}", 4, on, race)


@rule("FD-PIT-49", "FD-CORNER-13", "FD-STRAIGHT-03")
def test_who_would_overshoot_or_must_keep_another_lane_is_not_asked() -> None:
    assert is_asked("c-40 stops=1", 3, board="close")
    assert not is_asked("c-40", 3, board="close"), "a stop is due, and who overshoots may not enter"
    assert not is_asked("c-60", 5, board="close"), "nor may who passes right through it"
    assert is_asked("a194", 5, "lane-shift=2")
    assert not is_asked("a194", 5, "lane-shift=1"), "two lanes away"


@rule("FD-KERB-04", "FD-PIT-08")
@pytest.mark.parametrize(("kerbs", "asked"), [("on", True), ("off", False)])
def test_a_cell_more_by_the_kerb_may_lead_into_the_lane(kerbs: str, asked: bool) -> None:
    """From c-44 the entry at c-28 is eight cells ahead, and the lane one more; three cells lie along the kerb."""
    assert is_asked("c-44 stops=1", 3, f"kerbs={kerbs}", board="close") is asked


@rule("FD-MOVE-05", "FD-FORCE-01", "FD-FORCE-06", "FD-PIT-51")
@pytest.mark.parametrize(
    ("red", "on", "asked"),
    [
        ("pf=2 pc=2", "", False),
        ("pf=2 pc=2", "force-block=on", True),
        ("pf=2 pc=2 forced=1", "force-block=on", False),
        ("pf=0/2 pc=2", "force-block=on", False),
    ],
)
def test_cars_in_the_way_close_the_entry_unless_one_may_be_forced(red: str, on: str, asked: bool) -> None:
    """Red at c196 has a car before it, and one on the way round it."""
    assert is_asked(f"c196 {red}", 3, on, others="blue@c198, yellow@b197") is asked


# A restart


def restarts(start: str, red: str = "", on: str = "") -> Match:
    """Red has spun and begins its turn."""
    return turn(f"red@{start} gear=3 status=spun laps=1 line=2 {red}, blue@a60", on=f"laps=5 {on}")


@rule("FD-PIT-05", "FD-START-10", "FD-SPIN-02")
def test_a_restart_may_be_announced_from_as_far_as_a_cannon_start_leads() -> None:
    assert codes(restarts("c-36")) == ANSWERS
    assert rolls(restarts("c-38")) == "start"
    assert codes(restarts("c198", "pu=1", "push-to-pass=on")) == ANSWERS
    assert codes(restarts("c196", "pu=1", "push-to-pass=on"))[:1] == ["push-0"]


@rule("FD-PIT-05", "FD-PIT-06", "FD-START-10")
def test_an_announced_restart_binds() -> None:
    match = play(restarts("c-36"), "yes", 20)
    assert (cell(match, "red"), fact(match, "red", "pit_declared")) == ("pit-1", 1)
    free = play(restarts("c-36"), "no", 20)
    assert {code.endswith("+pit") for code in codes(free)} == {True, False}


@rule("FD-PIT-07", "FD-START-05")
def test_an_announcement_lapses_with_a_stall() -> None:
    match = play(restarts("c-36"), "yes", 1)
    assert (cell(match, "red"), fact(match, "red", "pit_declared"), match.over) == ("c-36", 0, True)


@rule("FD-PIT-16", "FD-START-13")
def test_nobody_is_asked_at_the_start_and_a_stalled_car_counts_its_first_gear() -> None:
    first = turn("red@c-36 gear=1 fresh=1 on_grid=1, blue@a60", on="laps=5")
    assert rolls(first) == "start"
    for start, expected in (("c-32", ANSWERS), ("c-34", [])):
        stalled = turn(f"red@{start} gear=1 status=stalled laps=1 line=2, blue@a60", on="laps=5")
        assert codes(stalled) == expected


# Whatever falls


def ends(match: Match) -> Iterator[Match]:
    """The match after every roll and every number of extra dice, up to the way."""
    if match.chance is not None:
        for outcome in match.chance.outcomes:
            after = match.clone()
            after.fall(outcome)
            yield from ends(after)
    elif codes(match)[:1] in (["ers-0"], ["push-0"]):
        for code in codes(match):
            yield from ends(choose(match.clone(), code))
    else:
        yield match


def enters(match: Match) -> bool:
    """Whether a roll lets red into the pit lane, or has led it there."""
    return any(
        cell(end, "red").startswith(("pit", "box")) or any("+pit" in code for code in codes(end)) for end in ends(match)
    )


def somewhere(random: Random) -> str:
    """Cars before the pit entry: red, and others that may be in its way."""
    places = ["c-42", "b-41", "c-38", "b-37", "c-34", "b-33", "c-32", "a-30"]
    red, blue, yellow, green = random.sample([*places, "c-52", "b-47"], 1) + random.sample(places, 3)
    words = f"stops={random.randint(0, 1)} load={random.choice(('high', 'medium'))} pf={random.randint(0, 1)}/3"
    others = [f"{colour}@{place}" for colour, place in (("blue", blue), ("yellow", yellow), ("green", green))]
    standing = [other if not other.endswith(f"@{red}") else f"{other.split('@')[0]}@a60" for other in others]
    return ", ".join([f"red@{red} {words} pc=1 laps=1 line=2 gear=", *standing])


@rule("FD-PIT-04", "FD-PIT-05", "FD-PIT-08")
@pytest.mark.parametrize(
    "on", ["", "force-block=on kerbs=off", "ers=on ers-points=1 push-to-pass=on", "night=on aero=on"]
)
def test_exactly_those_are_asked_whom_some_roll_lets_in(on: str) -> None:
    random, answers = Random(on), []
    for _ in range(24):
        gear = random.randint(1, 5)
        dice = " ers=1 pe=1 pu=1" if "ers=on" in on else ""
        cars = somewhere(random).replace("gear=", f"gear={gear}{dice}")
        match = play(turn(cars, on=f"laps=5 {on}", board="close"), f"gear-{gear}")
        asked = codes(match) == ANSWERS
        assert asked == enters(choose(match, "no") if asked else match), cars
        answers.append(asked)
    assert {*answers} == {True, False}
