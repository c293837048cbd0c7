"""Whose an event is: a player's car belongs to a seat, a robot's to none."""

import pytest

import paddock
from paddock.core import Event
from paddock.games.race90.second.cards import deck
from paddock.games.race90.shared.cards import FAST
from paddock.games.race90.shared.deck_text import PRINTED
from paddock.games.race90.shared.drivers import Driver
from paddock.games.race90.shared.events import CardPlayed, CarEvent, MoveEnded, NotMoved, Passed, RaceEnded, TurnStarted
from paddock.games.race90.shared.places import Where

SEATS = 3
PLAYER, ROBOT = Driver(1), Driver(5, FAST, 2)
HERE = Where("3", "corner", "Variante della Roggia")


def test_an_event_about_a_players_car_belongs_to_its_seat() -> None:
    events = [MoveEnded(PLAYER, HERE), Passed(PLAYER, ROBOT, "overtake", 1), NotMoved(PLAYER), RaceEnded(PLAYER)]

    assert [1] * len(events) == [event.whose() for event in events]


def test_an_event_about_a_robots_car_belongs_to_no_seat() -> None:
    events = [MoveEnded(ROBOT, HERE), Passed(ROBOT, PLAYER, "overtake", 1), NotMoved(ROBOT), RaceEnded(ROBOT)]

    assert [None] * len(events) == [event.whose() for event in events]


def test_an_event_about_a_seat_is_its_own_and_one_about_everybody_nobodys() -> None:
    assert TurnStarted(3, 26).whose() is None
    assert CardPlayed(2, deck("monza", PRINTED).race[0]).whose() == 2


@pytest.mark.parametrize("game", ["race90-1", "race90-2"])
def test_every_event_of_a_race_names_a_seat_or_none(game: str) -> None:
    match = paddock.game(game).new(SEATS, seed=2)
    match.play_out(2)

    assert {event.whose() for event in match.events} == {None, 0, 1, 2}
    assert all(belongs(event) for event in match.events)


def belongs(event: Event) -> bool:
    if not isinstance(event, CarEvent):
        return event.whose() == getattr(event, "seat", None)
    return event.whose() == (event.car.car if event.car.car < SEATS else None)
