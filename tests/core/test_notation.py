"""Tasks and positions as words."""

from types import SimpleNamespace

import pytest

import paddock
from paddock.core.notation import check_tasks, read_task, read_value, whole, write_task, write_value
from paddock.core.tasks import Option, Sealed, Task

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


class Ballot(Sealed):
    """A secret choice between two."""

    def options(self, race: object, seat: int) -> list[Option]:
        return [Side("left"), Side("right")]


class Side(Option):
    side: str

    @property
    def code(self) -> str:
        return self.side


@pytest.mark.parametrize(
    ("ballot", "says"),
    [
        (Ballot((0, 3)), "needs different seats from 0 to 2"),
        (Ballot((1, 1)), "needs different seats"),
        (Ballot((0, 1), ("left",)), "needs an answer from each seat, '-' if it is still owed"),
        (Ballot((0, 1), ("left", "right")), "needs an answer from each seat"),
        (Ballot((0, 1), ("up", None)), "seat 0 cannot have answered 'up'; possible: left right"),
    ],
)
def test_answers_that_cannot_have_been_sealed_are_refused(ballot: Ballot, says: str) -> None:
    for possible in (Ballot((0, 2)), Ballot((0, 1), (None, "left")), Ballot((2, 0), ("?", None))):
        check_tasks([possible], None, 3)
    with pytest.raises(paddock.BadData) as caught:
        check_tasks([ballot], None, 3)
    assert says in str(caught.value)


class Feed(Task):
    horse: int


def test_tasks_name_what_is_there() -> None:
    stable = SimpleNamespace(horses=3)
    check_tasks([Feed(0), Feed(2)], stable, seats=2)

    with pytest.raises(paddock.BadData, match="'Feed 3': there is no horse 3; they are 0 to 2"):
        check_tasks([Feed(0), Feed(3)], stable, seats=2)


def test_tasks_that_do_not_fit_the_table_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as a ride on a horse that is not there."""
    line = DERBY.new(seats=2, seed=1).position
    ride = type(DERBY.at(line).race.stack[-1])
    monkeypatch.setattr(ride, "options", lambda task, _: [][task.seat])

    with pytest.raises(paddock.BadData, match=r"the tasks 'Ride 0; .*' do not fit the table: list index out of range"):
        DERBY.at(line)


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
        ("2 - | turns 1 fields 0 0 | Ride red", "Ride takes seat, not 'red': Expected `int`, got `str`"),
        ("2 - | turns 1 fields 0 0 | Ride 2; Turn", "'Ride 2': there is no seat 2; they are 0 to 1"),
        ("2 - | turns 1 fields 0 0 | Ride 0; Ride -1", "'Ride -1': there is no seat -1"),
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


@pytest.mark.parametrize("word", ["²", "٣²", "--5", "9" * 5000, "-" * 60])
def test_what_only_looks_like_a_number_is_no_number(word: str) -> None:
    assert word == read_value(word)
    with pytest.raises(paddock.BadData):
        whole(word, "the lap")
    with pytest.raises(paddock.PaddockError):
        paddock.game("derby").new(switches={"turns": word})
    with pytest.raises(paddock.PaddockError):
        paddock.setup(f"derby.{word}.-")
