"""A championship from its first race to its last."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import paddock
from conformance.test_texts import messages
from paddock import EVER
from paddock.core import message
from paddock.core.texts import TextError
from paddock.league import Championship
from paddock.league.driving import race_bots
from paddock.league.page import page
from paddock.league.season import Carried, Outcome, Placed
from rules import rule
from walks import finish

CUP = """
title = "Cup"
points = [10, 6, 4]
{extra}
[[drivers]]
name = "Ann"
team = "Red"
[[drivers]]
name = "Bob"
[[drivers]]
name = "Cid"
[[drivers]]
name = "Eve"
team = "Red"
reserve = true
"""
CARDS = '[[races]]\nname = "Cards"\ngame = "crazy-race"\nswitches = { halves = "any" }\n'
GEARS = (
    '[[races]]\nname = "Gears"\ngame = "formula-de"\ncircuit = "monza"\nswitches = { injuries = true, driver = true }\n'
)


def cup(folder: Path, *races: str, extra: str = "") -> Championship:
    text = CUP.format(extra=extra) + "".join(races or (CARDS,) * 3)
    (folder / "season.toml").write_text(text, encoding="utf-8")
    return Championship(folder)


def raced(championship: Championship, seed: int = 1, **changes: Any) -> paddock.Record:
    """The record of a random race of what comes next."""
    setup = replace(championship.start().setup, **changes)
    return finish(paddock.game(setup.game).race(setup, seed), seed).record()


def crashed(championship: Championship, driver: str, **left: Any) -> None:
    """The next race is run, and it leaves a driver with something."""
    names = [each.name for each in championship.start().drivers]
    text = message("paddock.league", "driver")
    carried = (Carried(driver, text, **left),)
    championship._keep(Outcome(tuple(Placed(name, names.index(name) + 1) for name in names), carried), ())


def test_a_race_is_added_and_everything_is_found_again(tmp_path: Path) -> None:
    championship = cup(tmp_path)
    record = raced(championship)
    outcome = championship.add(record)

    again = Championship(tmp_path)
    assert again.outcomes == [outcome]
    assert again.next == 2
    assert paddock.Record.parse((tmp_path / "01.race").read_text(encoding="utf-8")) == record
    winners = {record.names[seat] for seat in paddock.replay(record).result.winners}
    assert {row.name for row in again.standings().drivers if row.points == 10} == winners == set(outcome.winners)


def test_bots_race_by_themselves(tmp_path: Path) -> None:
    championship = cup(tmp_path)
    start = championship.start()
    start = replace(start, drivers=tuple(replace(driver, bot="random") for driver in start.drivers))

    record = race_bots(start, seed="7")
    assert record == race_bots(start, seed="7"), "and the same seed is the same race"
    assert championship.add(record).winners


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"switches": {"halves": "edges"}}, "its halves is edges and not any"),
        ({"names": ("Ann", "Bob", "Zoe")}, "'Zoe' is no driver of Cup; there are: Ann, Bob, Cid, Eve"),
        ({"names": ("Ann", "Bob", "bob")}, "a driver has one seat only"),
    ],
)
def test_a_record_of_another_race_is_refused(tmp_path: Path, changes: dict[str, Any], says: str) -> None:
    championship = cup(tmp_path)
    if "switches" in changes:
        changes = {"switches": {**championship.start().setup.switches, **changes["switches"]}}

    with pytest.raises(paddock.PaddockError, match=says):
        championship.add(raced(championship, **changes))
    assert not list(tmp_path.glob("01*")), "nothing was kept"


def test_a_record_of_another_game_is_refused(tmp_path: Path) -> None:
    championship = cup(tmp_path)
    other = finish(paddock.game("derby").new(seats=3, seed=1, names=("Ann", "Bob", "Cid")), 1).record()

    with pytest.raises(paddock.PaddockError, match="not race 1 of Cup: its game is derby and not crazy-race"):
        championship.add(other)


def test_a_race_that_is_not_over_is_refused(tmp_path: Path) -> None:
    championship = cup(tmp_path)
    open_race = paddock.game("crazy-race").race(championship.start().setup, 1).record()

    with pytest.raises(paddock.PaddockError, match="is not over"):
        championship.add(open_race)


def test_luck_that_does_not_follow_from_the_seed_is_refused(tmp_path: Path) -> None:
    championship = cup(tmp_path)
    record = raced(championship)

    with pytest.raises(paddock.PaddockError, match="does not follow from its seed"):
        championship.add(replace(record, seed="another", seed_hash=paddock.seed_hash("another")))


def test_a_driver_may_have_sat_there_under_another_name(tmp_path: Path) -> None:
    championship = cup(tmp_path)
    record = raced(championship, names=("guest 7", "Bob", "Cid"))

    assert championship.add(record, {"guest 7": "Ann"}).placed("Ann")


def test_results_of_a_real_table_are_entered(tmp_path: Path) -> None:
    championship = cup(tmp_path)
    championship.enter([["cid"], ["Ann", "Bob"]], retired=[])
    championship.enter([["Bob"]], retired=["Ann"], away=("Cid",))

    assert [(row.name, row.scores) for row in Championship(tmp_path).standings().drivers] == [
        ("Bob", (6, 10)),
        ("Cid", (10, None)),
        ("Ann", (6, 0)),
        ("Eve", (None, None)),
    ]
    with pytest.raises(paddock.PaddockError, match="name every driver who took part once"):
        championship.enter([["Ann"], ["ann"]], retired=[])


def test_after_the_last_race_there_is_no_next(tmp_path: Path) -> None:
    championship = cup(tmp_path)
    for _ in range(3):
        championship.enter([["Ann"], ["Bob"], ["Cid"]], [])

    assert championship.over
    with pytest.raises(paddock.PaddockError, match="Cup is over: all 3 races were run"):
        championship.start()


@pytest.mark.parametrize(
    ("order", "seats"), [("entry", "Ann Bob Cid"), ("standing", "Cid Bob Ann"), ("reverse", "Ann Bob Cid")]
)
def test_who_takes_the_first_seat(tmp_path: Path, order: str, seats: str) -> None:
    championship = cup(tmp_path, extra=f'order = "{order}"')
    championship.enter([["Cid"], ["Bob"], ["Ann"]], [])

    assert championship.start().setup.names == tuple(seats.split())


def test_who_does_not_come_is_left_out(tmp_path: Path) -> None:
    championship = cup(tmp_path)

    assert championship.start(away=("bob",)).setup.names == ("Ann", "Cid")
    assert championship.start(away=("Ann",)).setup.names == ("Eve", "Bob", "Cid")
    with pytest.raises(paddock.PaddockError, match="there is no driver Zoe"):
        championship.start(away=("Zoe",))


@rule("FD-INJ-04", "FD-INJ-06")
def test_who_died_never_races_again_and_is_replaced(tmp_path: Path) -> None:
    championship = cup(tmp_path)
    crashed(championship, "Ann", missed=EVER)
    for _ in range(2):
        start = championship.start()
        assert start.setup.names == ("Eve", "Bob", "Cid"), "the reserve of the same team"
        assert [(each.driver, each.reserve) for each in start.absences] == [("Ann", "Eve")]
        with pytest.raises(paddock.PaddockError, match="Ann may not start"):
            championship.enter([["Ann"], ["Bob"]], [])
        if championship.next < 3:
            championship.enter([["Eve"], ["Bob"], ["Cid"]], [])


@rule("FD-INJ-06")
def test_a_driver_may_have_a_replacement_of_the_same_player(tmp_path: Path) -> None:
    """Bob has no team, and so no reserve; Bea drives whenever he cannot."""
    championship = cup(tmp_path, extra="[[drivers]]\nname = 'Bea'\nreplaces = 'Bob'")
    assert championship.start().setup.names == ("Ann", "Bob", "Cid")
    crashed(championship, "Bob", missed=EVER)
    start = championship.start()

    assert start.setup.names == ("Ann", "Bea", "Cid")
    assert [(each.driver, each.reserve) for each in start.absences] == [("Bob", "Bea")]
    championship.enter([["Bea"], ["Ann"], ["Cid"]], [])
    assert championship.start(away=("Ann",)).setup.names == ("Eve", "Bea", "Cid")


@rule("FD-INJ-11")
def test_who_has_two_cars_races_on_with_another_driver(tmp_path: Path) -> None:
    championship = cup(tmp_path)
    crashed(championship, "Ann", missed=EVER, car=2)

    assert championship.start().setup.names == ("Ann", "Bob", "Cid")


@rule("FD-END-21")
def test_both_cars_of_a_driver_score(tmp_path: Path) -> None:
    two = GEARS.replace("injuries = true", 'teams = "two-cars", injuries = true')
    championship = cup(tmp_path, two, two, extra="retired = true")
    record = raced(championship)
    outcome = championship.add(record)
    assert len(outcome.placings) == 6
    assert sorted(each.place for each in outcome.placings) == [1, 2, 3, 4, 5, 6]
    assert sum(row.points for row in championship.standings().drivers) == 10 + 6 + 4
    for number, driver in enumerate(outcome.placings):
        assert outcome.all_placed(driver.driver)[0].place <= number + 1
    names = [["Ann"], ["Ann"], ["Bob"], ["Cid"], ["Bob"], ["Cid"]]
    with pytest.raises(paddock.PaddockError, match="incomplete: Cid missing; name every driver 2 times"):
        championship.enter(names[:-1], [])
    championship.enter(names, [], fates=[("Ann", "dead"), ("Ann", "trauma")])
    assert [row.scores[1] for row in championship.standings().drivers if row.name == "Ann"] == [16]
    assert [(each.missed, each.car) for each in championship.outcomes[1].carried] == [(EVER, 1), (1, 2)]


@rule("FD-INJ-05")
def test_who_was_hurt_misses_one_race(tmp_path: Path) -> None:
    championship = cup(tmp_path)
    crashed(championship, "Bob", missed=1)

    assert championship.start().setup.names == ("Ann", "Cid"), "nobody drives for a driver without a team"
    championship.enter([["Ann"], ["Cid"]], [])
    assert championship.start().setup.names == ("Ann", "Bob", "Cid")


@pytest.mark.parametrize(
    ("places", "says"),
    [
        ([["Ann"], ["Bob"]], "the result is incomplete: Cid missing; .* or say who was absent with --without"),
        ([["Ann"], ["Bob"], ["Cid"], ["Eve"]], "Eve is not in the line-up of this race: Ann, Bob, Cid"),
        ([["Ann"], ["Bob"], ["Cid"], ["Ann"]], "name every driver who took part once"),
    ],
)
def test_a_result_that_is_not_complete_is_refused(tmp_path: Path, places: list[list[str]], says: str) -> None:
    championship = cup(tmp_path)

    with pytest.raises(paddock.PaddockError, match=says):
        championship.enter(places, [])
    assert championship.next == 1


@rule("FD-INJ-04", "FD-INJ-05", "FD-INJ-08")
def test_injuries_of_a_real_table_are_entered_with_the_result(tmp_path: Path) -> None:
    championship = cup(tmp_path, GEARS, GEARS, CARDS)
    places = [["Ann"], ["Bob"], ["Cid"]]
    with pytest.raises(paddock.PaddockError, match="'tired'; possible: dead trauma driver-point reroll grid"):
        championship.enter(places, [], fates=[("Ann", "tired")])
    with pytest.raises(paddock.PaddockError, match="Eve did not take part"):
        championship.enter(places, [], fates=[("Eve", "dead")])
    championship.enter(places, [], fates=[("Ann", "dead"), ("bob", "driver-point"), ("Cid", "trauma")])

    start = Championship(tmp_path).start()
    assert start.setup.names == ("Eve", "Bob")
    assert start.setup.switches["free-points"] == 0b10
    championship.enter([["Eve"], ["Bob"]], [])
    with pytest.raises(paddock.PaddockError, match="possible: nothing, by its rules"):
        championship.enter([["Eve"], ["Bob"], ["Cid"]], [], fates=[("Bob", "dead")])


def test_a_result_is_corrected_with_a_reason(tmp_path: Path) -> None:
    championship = cup(tmp_path, GEARS, CARDS)
    championship.enter([["Ann"], ["Bob"], ["Cid"]], [], fates=[("Cid", "dead")])
    first = championship.outcomes[0]
    championship.correct(1, [["Bob"], ["Ann"]], ["Cid"], why="Ann cut the chicane")

    again = Championship(tmp_path)
    assert again.outcomes[0].winners == ["Bob"]
    (kept,) = again.outcomes[0].corrections
    assert (kept.why, kept.placings, kept.carried) == ("Ann cut the chicane", first.placings, first.carried)
    assert again.start().setup.names == ("Ann", "Bob", "Cid"), "the injury was a mistake too"
    assert "Ann cut the chicane" in page(again, "en")
    again.correct(1, [["Ann"], ["Bob"]], ["Cid"], why="after the protest")
    assert [each.why for each in again.outcomes[0].corrections] == ["Ann cut the chicane", "after the protest"]


@pytest.mark.parametrize(
    ("number", "why", "says"),
    [(2, "x", "race 2 has no result"), (0, "x", "race 0 has no result"), (1, " ", "a correction needs a reason")],
)
def test_what_cannot_be_corrected(tmp_path: Path, number: int, why: str, says: str) -> None:
    championship = cup(tmp_path)
    championship.enter([["Ann"], ["Bob"], ["Cid"]], [])

    with pytest.raises(paddock.PaddockError, match=says):
        championship.correct(number, [["Ann"], ["Bob"], ["Cid"]], [], why)
    assert not championship.outcomes[0].corrections


@rule("FD-INJ-08", "FD-INJ-10")
def test_an_advantage_is_for_the_next_race_of_that_game_alone(tmp_path: Path) -> None:
    championship = cup(tmp_path, GEARS, CARDS, GEARS, GEARS)
    crashed(championship, "Bob", advantage="free-points")

    assert "free-points" not in championship.start().setup.switches
    championship.enter([["Ann"], ["Bob"], ["Cid"]], [])
    start = championship.start()
    assert start.setup.switches["free-points"] == 0b010
    assert [each.driver for each in start.advantages] == ["Bob"]
    championship.enter([["Ann"], ["Bob"], ["Cid"]], [])
    assert championship.start().setup.switches["free-points"] == 0


def test_a_race_hands_over_what_it_did_to_its_drivers(tmp_path: Path) -> None:
    """In a few random races at least one driver is hurt; the outcome says what the race says."""
    for seed in range(20):
        folder = tmp_path / str(seed)
        folder.mkdir()
        championship = cup(folder, GEARS, GEARS)
        record = raced(championship, seed)
        left = paddock.replay(record).aftermath
        outcome = championship.add(record)
        assert [(record.names.index(each.driver), each.missed) for each in outcome.carried] == [
            (each.seat, each.missed) for each in left
        ]
        if left:
            assert Championship(folder).outcomes == [outcome]
            return
    raise AssertionError("nobody was hurt")


def test_an_outcome_that_cannot_be_read_says_what_to_do(tmp_path: Path) -> None:
    championship = cup(tmp_path)
    championship.add(raced(championship))
    (tmp_path / "01.json").write_text("{", encoding="utf-8")

    with pytest.raises(paddock.BadData, match=r"01\.json: .*'paddock league add' writes it again"):
        Championship(tmp_path)


def test_the_page_says_all_of_it_and_trusts_no_name(tmp_path: Path) -> None:
    championship = cup(tmp_path, extra="[[adjustments]]\ndriver = 'Ann'\npoints = -1\nwhy = '<b>late</b>'")
    championship.enter([["Ann"], ["Bob"], ["Cid"]], [])
    text = page(championship, "en")

    assert "1 of 3 raced" in text
    assert "&lt;b&gt;late&lt;/b&gt;" in text
    assert '<td class="total">9</td>' in text
    assert "1 gara su 3" in page(championship, "it")


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert messages("paddock.league", "en") == messages("paddock.league", "it")


def test_errors_are_told_in_the_language_of_the_organiser(tmp_path: Path) -> None:
    championship = cup(tmp_path)

    with pytest.raises(TextError) as error:
        championship.enter([["Zoe"]], [])
    assert str(error.value).startswith("'Zoe' is no driver of")
    assert error.value.label("it").startswith("'Zoe' non è un pilota di")

    with pytest.raises(TextError) as error:
        championship.enter([["Ann"], ["Bob"]], [])
    assert "manca: Cid; nomina ogni pilota una volta, o di' chi era assente" in error.value.label("it")

    other = paddock.game("crazy-race").new(3, seed=1, names=("Ann", "Bob", "Cid"))
    with pytest.raises(TextError) as error:
        championship.add(finish(other, 1).record())
    assert "halves è edges e non any" in error.value.label("it")
