"""The judgement that bots play by, presets, and lines that cannot be read."""

from random import Random

import pytest

import paddock
from games.race90.tables import GAME, at
from rules import rule

FAR = "superfast1@90"


def worth(words: str, *, table: str = "") -> float:
    return at(f"{FAR}, blue@35 fuel=16 {words}, orange@3 fuel=16", "Declare 0", table=table).match.worth(0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("chips=8", "chips=2"),
        ("hand=r105,r129", "hand=r105"),
        ("red=0", "red=3"),
        ("red=2", "brown=2"),
        ("discs=3", "discs=0"),
        ("chips=5 blue-flag", "chips=5"),
        ("hand=t6c", "hand=r105"),
    ],
)
def test_more_of_what_helps_is_worth_more(better: str, worse: str) -> None:
    assert worth(better) > worth(worse)


def test_being_ahead_and_having_fuel_is_worth_more() -> None:
    ahead = at(f"{FAR}, blue@36 fuel=16, orange@3 fuel=16", "Declare 0").match.worth(0)
    assert ahead > worth("")
    assert worth("fuel=30") > worth("fuel=20")
    assert worth("tyres=hard") > worth("tyres=hard", table="turn 7 weather 9")
    out = at(f"{FAR}, blue out, orange@3 fuel=16", "Declare 1").match
    assert out.worth(0) < worth("red=5")


def test_one_choice_of_foresight_beats_random_drivers() -> None:
    """The greedy seat ends ahead of both random ones in most of a few short races."""
    won = 0
    for seed in range(4):
        match = GAME.new(3, "monza", {"length": "short"}, seed=seed, listening=False)
        random = Random(seed)
        while not match.over:
            seat = random.choice(match.to_move)
            options = match.decision(seat).options
            match.choose(seat, foresee(match, seat, options, random) if seat == 0 else random.choice(options))
        won += match.result.place(0) == 1
    assert won >= 3


def foresee(match: paddock.Match, seat: int, options: tuple[paddock.Option, ...], random: Random) -> paddock.Option:
    world = match.imagine(seat, random.getrandbits(32))
    worths = []
    for option in options:
        tried = world.clone()
        tried.choose(seat, option)
        worths.append(tried.worth(seat))
    return options[worths.index(max(worths))]


@rule("R2-END-01")
@pytest.mark.parametrize(("preset", "turns"), [("full-race", 26), ("short-evening", 18)])
@pytest.mark.parametrize("seats", [2, 6])
def test_presets(preset: str, turns: int, seats: int) -> None:
    match = GAME.new(seats, "monza", preset=preset, seed=1)
    assert match.view(None)["table"]["turns"] == turns


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("2 monza | turn 40 | blue@1 | Declare 0", "there is no turn 40"),
        ("2 monza | turn 7 weather 12 | blue@1 | Declare 0", "weather slots"),
        ("2 monza | turn 7 | lilac@1 | Declare 0", "there is no car 'lilac'"),
        ("2 monza | turn 7 | blue@1 hand=r1, orange@2 hand=r1 | Declare 0", "lie in two places: r1"),
        ("2 monza | turn 7 | blue@1 hand=r999 | Declare 0", "there is no card 'r999'"),
        ("2 monza | turn 7 | blue@1 wings=2 | Declare 0", "'wings' says nothing"),
        ("2 monza | turn 7 | fast1@1 hand=r1, blue@1 | Declare 0", "says nothing about a robot"),
        ("2 monza | turn 7 | blue@1, flag@b1 | Declare 0", "a flag stands in a corner section"),
        ("2 monza | turn 7 | blue@1 spot=nowhere | Declare 0", "there is no spot 'nowhere'"),
        ("2 monza | turn 7 | blue@1 tyres=wooden | Declare 0", "none of: soft hard"),
        ("2 monza | turn seven | blue@1 | Declare 0", "turn is a whole number"),
        ("2 monza | turn 7 | blue@1 levels=1+2 | Declare 0", "3 numbers"),
        ("2 monza | turn 7 | blue@1 | chits blue-1 | Declare 0", "there is no chit"),
        ("2 monza | turn 7 | blue@1 | now blue speed=9 | Declare 0", "says nothing about a turn"),
    ],
)
def test_lines_that_make_no_sense_are_refused_with_a_reason(line: str, said: str) -> None:
    with pytest.raises(paddock.BadData, match=said.replace("+", r"\+")):
        GAME.at(line)
