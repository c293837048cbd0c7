"""Who is to move, who sees what, and what can be taken back."""

import pytest
from msgspec.structs import replace

import paddock
from paddock.cli.table import Entrant, Plan, Table, read_entrants

ANN, BOB, ROB = Entrant("Ann"), Entrant("Bob"), Entrant("Rob", "level-1")


def table(*entrants: Entrant, **switches: str) -> Table:
    return Table.start(Plan("crazy-race", entrants, switches=switches, seed="7"))


def test_people_are_asked_before_bots_where_choices_are_secret() -> None:
    at = table(ROB, ANN)

    assert (0, 1) == at.match.to_move
    assert (1, None) == (at.person, at.bot)

    at.match.choose(1, at.match.decision(1).options[0])
    assert (None, 0) == (at.person, at.bot)


def test_a_bot_thinks_without_changing_the_race() -> None:
    at = table(ROB, ANN)
    at.match.choose(1, at.match.decision(1).options[0])
    before = at.match.position

    option = at.bot_choice()()

    assert before == at.match.position
    assert option in at.match.decision(0).options


def test_the_screen_is_covered_between_secret_choices_only() -> None:
    at = table(ANN, BOB)
    assert at.needs_curtain(0)
    at.viewer = 0
    assert not at.needs_curtain(0)

    at.match.choose(0, at.match.decision(0).options[0])
    assert at.needs_curtain(1)
    at.viewer = 1
    at.match.choose(1, at.match.decision(1).options[0])

    for seat in at.match.to_move:
        assert not at.needs_curtain(seat), "cards are taken in the open"


def test_one_person_alone_needs_no_curtain() -> None:
    at = table(ANN, ROB)

    assert at.viewer == 0
    assert not at.needs_curtain(0)


class Whispers:
    """A match whose events are heard by seats only."""

    to_move, chosen = (0,), ()

    def __init__(self, match: paddock.Match, heard: list[str]) -> None:
        self.match, self.whispered = match, heard

    def scene(self, seat: int | None) -> object:
        return self.match.scene(seat)

    def heard(self, seat: int | None) -> list[str]:
        return [] if seat is None else self.whispered


def test_an_event_that_only_one_seat_hears_is_a_secret() -> None:
    at = table(ANN, BOB, characters="chosen")
    race = at.match
    assert not at.has_secrets(0)

    at.match = Whispers(race, ["it rains"])  # type: ignore[assignment]
    assert at.has_secrets(0)
    at.match = Whispers(race, [])  # type: ignore[assignment]
    assert not at.has_secrets(0)


def test_a_choice_is_taken_back_by_the_person_who_made_it() -> None:
    at = table(ANN, BOB, characters="chosen")
    at.viewer = 0
    assert at.undo() is None

    at.match.choose(0, "drive-red")
    assert at.undo() == 0
    assert at.match.moves == 0


def test_an_open_choice_is_taken_back_by_any_person() -> None:
    at = table(ANN, BOB, characters="chosen")
    at.match.choose(0, "drive-red")
    at.viewer = 1

    assert at.undoer() == 0


def test_a_secret_choice_of_another_is_taken_back_at_the_covered_screen_only(monkeypatch: pytest.MonkeyPatch) -> None:
    at = table(ANN, BOB)
    monkeypatch.setattr(type(at.match.race.stack[-1]), "changeable", True)
    at.match.choose(0, at.match.decision(0).options[0])
    at.viewer = 1

    assert at.undoer() is None
    assert at.undoer(is_covered=True) == 0


def test_another_race_has_the_same_rules_and_people() -> None:
    at = table(ANN, ROB, halves="any")
    at.match.setup = replace(at.match.setup, switches={**at.match.setup.switches, "wings": True})

    plan = at.plan_again()

    assert Plan("crazy-race", (ANN, ROB), switches={"halves": "any", "wings": "on"}) == plan


def test_the_rules_behind_a_prompt_are_found_by_the_ids_it_names() -> None:
    at = table(ANN, BOB)

    assert ["CR-PLAY-01", "CR-PLAY-02"] == [rule.id for rule in at.rules("CR-PLAY-01, CR-PLAY-02 CR-NONE-1", "en")]


def test_why_things_in_sight_cannot_be_chosen() -> None:
    at = table(ANN, BOB, characters="chosen")
    at.match.choose(0, "drive-red")
    at.match.choose(1, "drive-blue")
    own = at.match.scene(0).areas[1].pieces

    refusals = at.refusals(0, "en")

    assert ("blue train", "the blue train is not in your hand", "CR-PLAY-02") in refusals
    assert len(own) == 5
    assert "red train" not in [what for what, _, _ in refusals]
    assert any("non è nella tua mano" in why for _, why, _ in at.refusals(0, "it"))


@pytest.mark.parametrize(
    ("seats", "bots", "people", "levels"),
    [
        ([], [], ["Me"], ["level-2", "level-2", "level-2"]),
        (["5"], [], ["Me"], ["level-2"] * 4),
        (["3"], ["5"], ["Me 1", "Me 2"], ["level-5"]),
        (["Ann"], [], ["Ann"], ["level-2"]),
        (["Ann", "Bob"], [], ["Ann", "Bob"], []),
        (["Ann", "Bob"], ["1", "champion", "random"], ["Ann", "Bob"], ["level-1", "level-5", "random"]),
        (["3"], ["1", "2", "3"], [], ["level-1", "level-2", "level-3"]),
        ([], ["3", "4"], ["Me"], ["level-3", "level-4"]),
        (["Ann", "4"], ["3"], ["Ann"], ["level-3"] * 3),
    ],
)
def test_seats_from_a_command_line(seats: list[str], bots: list[str], people: list[str], levels: list[str]) -> None:
    entrants = read_entrants("crazy-race", seats, bots, "Me")

    assert people == [entrant.name for entrant in entrants if not entrant.level]
    drivers = paddock.game("crazy-race").manners.drivers
    mixed = [entrant.level for entrant in entrants if entrant.level.partition(":")[0] in drivers]
    assert levels == [entrant.level.rpartition(":")[2] for entrant in entrants if entrant.level]
    assert bool(mixed) == bool(levels and not bots), "a mixed field, unless levels are named"
    assert len({entrant.name for entrant in entrants}) == len(entrants)


def test_the_clock_of_the_table_answers_for_race_direction() -> None:
    line = (
        "2 monza sudden-death=on sudden-death-minutes=30 weather=fair | round 3 sky=fair order=red,blue | "
        "red@{} gear=1, blue@{} gear=1 | - | - | Round"
    )
    cells = ("main-1a", "main-2a")
    for minutes, time_up in ((29, False), (31, True)):
        match = paddock.game("formula-de").at(line.format(*cells), seed=5)
        at = Table(match, (ANN, BOB))
        at.began -= 60 * minutes
        assert match.decision(0).codes == ["play-on", "time-up"]
        at.answer_by_clock()
        assert ("time_up=yes" in match.position) is time_up
        assert match.over or match.decision(match.to_move[0]).codes != ["play-on", "time-up"]
