"""What stewards change: classification, points, bonus points, teams and classes."""

from msgspec.structs import replace

from paddock.league.classification import classified
from paddock.league.season import Bonus, Driver, Outcome, Penalty, Placed, Race, Season
from paddock.league.standings import standings

NAMES = ("Ann", "Bob", "Cid", "Dan")
SEASON = Season("Cup", (10, 6, 4, 3), tuple(Driver(name) for name in NAMES), (Race("R", "crazy-race"),) * 5)
RACE = Outcome(tuple(Placed(name, place) for place, name in enumerate(NAMES, start=1)))


def after(outcome: Outcome, *penalties: Penalty) -> list[tuple[str, int, bool]]:
    """The classification after some penalties."""
    placings = classified(replace(outcome, penalties=penalties))
    return [(each.driver, each.place, each.retired) for each in placings]


def names(outcome: Outcome, *penalties: Penalty) -> str:
    return " ".join(f"{name}{place}" for name, place, _ in after(outcome, *penalties))


def test_places_are_lost_down_to_the_last_car_that_finished() -> None:
    assert names(RACE, Penalty("Ann", "places", 1)) == "Bob1 Ann2 Cid3 Dan4"
    assert names(RACE, Penalty("Bob", "places", 20)) == "Ann1 Cid2 Dan3 Bob4"
    one_out = replace(RACE, placings=(*RACE.placings[:3], Placed("Dan", 4, retired=True)))
    assert names(one_out, Penalty("Ann", "places", 5)) == "Bob1 Cid2 Ann3 Dan4"


def test_a_shared_place_stays_shared_unless_the_stewards_part_it() -> None:
    shared = Outcome((Placed("Ann", 1), Placed("Bob", 2), Placed("Cid", 2), Placed("Dan", 4)))
    assert names(shared, Penalty("Ann", "places", 3)) == "Bob1 Cid1 Dan3 Ann4"
    assert names(shared, Penalty("Bob", "places", 1)) == "Ann1 Cid2 Bob3 Dan4"


def test_seconds_count_where_times_were_measured() -> None:
    timed = Outcome(tuple(replace(each, time=100.0 + each.place) for each in RACE.placings))
    assert names(timed, Penalty("Ann", "time", 1.5)) == "Bob1 Ann2 Cid3 Dan4"
    assert names(timed, Penalty("Ann", "time", 1)) == "Ann1 Bob1 Cid3 Dan4", "level on time"
    assert names(RACE, Penalty("Ann", "time", 60)) == "Ann1 Bob2 Cid3 Dan4"


def test_an_excluded_driver_scores_nothing_and_the_others_move_up() -> None:
    assert after(RACE, Penalty("Bob", "exclusion")) == [
        ("Ann", 1, False),
        ("Cid", 2, False),
        ("Dan", 3, False),
        ("Bob", 4, True),
    ]
    rows = {
        row.name: row for row in standings(SEASON, [replace(RACE, penalties=(Penalty("Bob", "exclusion"),))]).drivers
    }
    assert [rows[name].points for name in NAMES] == [10, 0, 6, 4]


def test_points_taken_cannot_be_dropped_with_a_bad_result() -> None:
    season = replace(SEASON, best=1)
    races = [RACE, replace(RACE, penalties=(Penalty("Ann", "points", 3),))]
    ann = standings(season, races).drivers[0]
    assert (ann.points, ann.adjusted, ann.dropped, ann.totals) == (7, -3, (1,), (10, 7))


def test_bonus_points_for_pole_fastest_lap_and_places_gained() -> None:
    season = replace(SEASON, bonus=Bonus(pole=1, fastest=2, gained=1))
    race = Outcome(
        (
            Placed("Ann", 1, grid=3),
            Placed("Bob", 2, grid=2, fastest=True),
            Placed("Cid", 3, grid=4),
            Placed("Dan", 4, retired=True, grid=1),
        )
    )
    rows = {row.name: row.points for row in standings(season, [race]).drivers}
    assert rows == {"Ann": 12, "Bob": 8, "Cid": 5, "Dan": 1}


def test_a_team_may_score_with_its_best_only_and_classes_have_their_own_places() -> None:
    drivers = tuple(
        Driver(name, team="Red" if name in ("Ann", "Bob") else "", category="Rookies" if name in ("Bob", "Dan") else "")
        for name in NAMES
    )
    table = standings(replace(SEASON, drivers=drivers, team_best=1), [RACE, RACE])
    assert [(row.name, row.points, row.totals) for row in table.teams] == [("Red", 20, (10, 20))]
    assert [(row.place, row.name) for row in table.categories["Rookies"]] == [(1, "Bob"), (2, "Dan")]


def test_points_after_each_race_end_with_the_points() -> None:
    backwards = Outcome(tuple(Placed(name, place) for place, name in enumerate(NAMES[::-1], start=1)))
    for best in (0, 1, 2):
        table = standings(replace(SEASON, best=best), [RACE, backwards, RACE])
        assert all(row.totals[-1] == row.points for row in table.drivers)
