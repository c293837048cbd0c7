"""Tasks and positions as words."""

import pytest

import paddock
from paddock.core.notation import read_task, read_value, write_task, write_value
from paddock.core.tasks import Sealed

DERBY = paddock.game("derby")


@pytest.mark.parametrize("value", [0, -3, 17, "red", "", None, True, False, (), (1,), ("a", (2, None), "")])
def test_values_survive_being_written(value: object) -> None:
    assert read_value(write_value(value)) == value


class Vote(Sealed):
    """A secret choice."""


@pytest.mark.parametrize("answers", [(), ("yes", None), ("no", "?"), ("3", "-3"), ("play-red", "_")])
def test_sealed_answers_are_codes_whatever_they_look_like(answers: tuple[str | None, ...]) -> None:
    vote = Vote((0, 1), answers)

    assert read_task(write_task(vote), {"Vote": Vote}) == vote


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("nonsense", "a position is 'set-up | table | tasks'"),
        ("x - | turns 1 fields 0 0 |", "starts with seats, circuit and switches"),
        ("2 - turns | turns 1 fields 0 0 |", "name=value"),
        ("2 - | turns x fields 0 0 |", "turns is a whole number, not 'x'"),
        ("2 - | turns 1 fields 0 |", "a field for each seat"),
        ("2 - | turns 1 fields 0 0 | Fly 0", "there is no task 'Fly'; known: Dash Ride Turn"),
        ("2 - | turns 1 fields 0 0 | Ride", "Ride takes seat, not ''"),
    ],
)
def test_a_line_that_cannot_be_read_says_why(line: str, says: str) -> None:
    with pytest.raises(paddock.BadData) as caught:
        DERBY.at(line)
    assert says in str(caught.value)


def test_switches_that_are_not_usual_stand_in_the_line() -> None:
    match = DERBY.new(seats=2, switches={"turns": 3}, seed=1)

    assert match.position == "2 - turns=3 | turns 2 fields 0 0 | Ride 0; Ride 1; Turn"
    assert DERBY.at(match.position).setup == match.setup
