"""What must still be possible after a choice: promised corners and payments."""

from typing import Any

import pytest

from games.race90.second.tables import FAR, TWO, second
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_pledge import add_spot_costs, keeps, kept, may_play, most_points
from paddock.games.race90.shared.options import IGNORE as LEAVE
from paddock.games.race90.shared.options import USE
from paddock.games.race90.shared.rules_ask import CarChoice
from paddock.games.race90.shared.rules_out import TurnOver
from paddock.games.race90.shared.rules_pledge import Outlook, flags, tried
from paddock.games.race90.shared.rules_resolve import pays_beside_chip, take_check
from paddock.games.race90.shared.rules_setup import StartTyres
from rules import rule

# Promises


@rule("R2-TC-01", "R2-TC-28", "R2-C-10")
@pytest.mark.parametrize(
    ("words", "section", "name", "certain"),
    [("off=7b", 41, "t1d", False), ("off=7a", 37, "t6d", False), ("spot=4-spot1", 32, "t6a", True)],
)
def test_off_the_track_no_corner_is_the_own_one(words: str, section: int, name: str, certain: bool) -> None:
    race = second(f"{FAR}, blue@{section} {words} hand={name} chips=9, orange@3")
    assert may_play(race, 0, (race.deck.by_id[name],)) == certain


@rule("R2-TC-01", "R2-TC-06")
def test_the_most_that_a_trajectory_adds() -> None:
    assert most_points(second(f"{FAR}, blue@32 spot=4-spot1, orange@3"), 0, ()) == 2


@rule("R2-D-06", "R2-TC-27")
def test_cards_and_a_trajectory_are_paid_together() -> None:
    cars = "superfast1@98, blue@15 spot=5b-spot1, orange@3"
    race = second(cars, now="blue played=r50,r1", circuit="corvo")
    look = Outlook(race, 0)
    add_spot_costs(race, look, race.spot[0])
    assert (look.tyres_due, look.cards_due) == (2, 2)
    cars = "superfast1@98, blue@15 spot=4b-spot1 strategy=save-tyres, orange@3"
    race = second(cars, now="blue played=r50,r1", circuit="silverstone")
    look = Outlook(race, 0)
    add_spot_costs(race, look, race.spot[0])
    assert (look.tyres_due, look.cards_due) == (2, 1)


@rule("R2-TC-26", "R2-TC-01", "R2-TC-27")
@pytest.mark.parametrize(
    ("section", "now", "kept_"),
    [
        (32, "settled mp=1 pledge=5", True),
        (32, "settled mp=0 pledge=5", False),
        (35, "settled mp=2 pledge=6 cards_due=1", False),
        (35, "settled mp=6 pledge=6,7", False),
        (35, "settled mp=7 pledge=6,7", True),
    ],
)
def test_whether_all_promised_corners_can_be_used(section: int, now: str, kept_: bool) -> None:
    race = second(f"{FAR}, blue@{section}, orange@3", now=f"blue {now}")
    race.stack = []
    assert keeps(race, 0) == kept_


class Ask(CarChoice):
    """A question whose second answer takes the points away."""

    def chosen(self, race: SecondRace, option: object) -> None:
        if option is LEAVE:
            race.now.mp = 0


@rule("R2-TC-26")
@pytest.mark.parametrize(
    ("now", "car", "found"),
    [
        ("settled mp=3 pledge=6", 0, [USE]),
        ("settled mp=3", 0, [USE, LEAVE]),
        ("settled mp=3 pledge=6", 1, [USE, LEAVE]),
        ("settled mp=2 pledge=6", 0, [USE, LEAVE]),
    ],
)
def test_only_options_that_keep_the_own_promise_are_left_if_there_are_any(
    now: str, car: int, found: list[object]
) -> None:
    race = second(f"{FAR}, orange@11, blue@35", now=f"blue {now}")
    assert list(kept(race, car, Ask(car), [USE, LEAVE])) == found


@rule("R2-TC-25")
def test_a_late_brake_leads_into_the_very_next_corner() -> None:
    """Between the brake of corner 4 and corner 5 there is one section."""
    race = second(f"{FAR}, orange@31, blue@30 hand=t5c,t1a, green@3", seats=3)
    assert not may_play(race, 0, (race.deck.by_id["t5c"],))
    assert may_play(second(f"{FAR}, orange@31, blue@30 hand=t4c,t1a, green@3", seats=3), 0, (race.deck.by_id["t4c"],))


# Trials, flags ahead and payments


@rule("R2-TC-26")
def test_a_flag_right_ahead_may_still_be_taken_off() -> None:
    race = second(f"{FAR}, flag@6a, blue@36, orange@3", now="blue events=1 offered=0")
    assert flags(race, Outlook(race, 0), 2) == [-1, 13]


@rule("R2-TC-26")
def test_a_trial_does_nothing_of_what_follows() -> None:
    race = second(TWO, now="blue")
    race.stack = [TurnOver(0)]
    trial = tried(race, Nothing(0), None)  # type: ignore[arg-type]
    assert (trial.stack, race.stack) == ([], [TurnOver(0)])


class Nothing(StartTyres):
    """A question whose answer changes nothing."""

    def chosen(self, race: Any, option: Any) -> None:
        pass


@rule("R2-D1-03", "R2-D1-04", "R2-D1-05")
@pytest.mark.parametrize(
    ("chips", "now", "may"),
    [
        (0, "tyres_due=2", False),
        (1, "tyres_due=2", True),
        (1, "tyres_due=1", False),
        (2, "tyres_due=2", True),
        (0, "tyres_due=1 chips=1", True),
        (0, "tyres_due=3", False),
    ],
)
def test_a_card_pays_only_beside_a_chip(chips: int, now: str, may: bool) -> None:
    assert pays_beside_chip(second(f"{FAR}, blue@35 chips={chips}, orange@3", now=f"blue {now}"), 0) == may


@rule("R2-D2-16", "R2-D2-18")
@pytest.mark.parametrize(
    ("number", "left"),
    [(0, ((20, True), (-10, False))), (1, ((0, False), (-10, False))), (2, ((0, False), (20, True)))],
)
def test_each_check_is_made_once(number: int, left: tuple[tuple[int, bool], ...]) -> None:
    race = second(TWO, now="blue checks=check+0,blind+20,check-10")
    taken = take_check(race, number)
    assert race.now.checks == left
    assert taken not in left
