"""Events name the car and the seat that drives it, even if a seat has two cars."""

from collections import Counter

import paddock
from paddock.core import Event
from paddock.core.texts import kebab
from paddock.games.formula_de.cars import Car
from paddock.games.formula_de.events import CarEvent, CarHooked, CarRammed, EngineCheckCalled, RoundStarted, TurnStarted
from paddock.lab import plan
from paddock.lab.race import Watch

TWO_CARS = {"teams": "two-cars", "laps": 1, "pit": False}


def two_car_race(seed: int = 1) -> list[Event]:
    """What happens in a race of three seats with two cars each."""
    match = paddock.game("formula-de").new(3, "monza", TWO_CARS, seed=seed)
    match.play_out(seed)
    return list(match.events)


def test_an_event_of_a_second_car_is_about_the_seat_that_drives_it() -> None:
    told = two_car_race()
    seats = {event.car.number: event.whose() for event in told if isinstance(event, CarEvent)}

    assert seats == {0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2}


def test_an_event_of_the_whole_field_is_about_no_seat() -> None:
    assert {event.whose() for event in two_car_race() if not isinstance(event, CarEvent)} == {None}
    assert RoundStarted(1).whose() is None


def test_where_two_cars_meet_the_event_is_about_the_one_that_acts() -> None:
    red, green = Car(0, 0), Car(3, 1)

    assert [CarRammed(green, red).whose(), CarHooked(red, green).whose()] == [1, 0]
    assert EngineCheckCalled(green, (red, green)).whose() == 1


def test_a_car_is_named_by_its_driver_and_by_its_colour_if_he_has_two() -> None:
    names = ("Alba", "Bruno")

    assert "Bruno's" in TurnStarted(Car(1, 1)).label("en", names)
    assert "Bruno (green)" in TurnStarted(Car(3, 1, is_one_of_two=True)).label("en", names)
    assert "Bruno (verde)" in TurnStarted(Car(3, 1, is_one_of_two=True)).label("it", names)


def test_the_laboratory_counts_the_events_of_both_cars_for_their_seat() -> None:
    """Six cars, three seats: each event of a car is counted once, for a seat that exists."""
    raced = plan("formula-de", seats=3, circuit="monza", switches=TWO_CARS, games=1, seed=4)
    match = raced.match(0)
    watch = Watch(match)
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, match.decision(seat).options[-1])
        watch.note(seat)
    entries = watch.entries(raced, 0)
    counted: Counter[str] = sum((Counter(entry.events) for entry in entries), Counter())

    assert [entry.seat for entry in entries] == [0, 1, 2]
    assert counted == Counter(kebab(type(event).__name__) for event in match.events if isinstance(event, CarEvent))
    assert all(entry.events["turn-started"] > 1 for entry in entries)
    assert {entry.cause for entry in entries if entry.retired} <= {"overshooting", "braking", "reliability"}
