"""Points, and who leads."""

from paddock.league.season import Adjustment, Driver, Outcome, Placed, Race, Season
from paddock.league.standings import Row, standings

NAMES = ("Ann", "Bob", "Cid")
SEASON = Season("Cup", (10, 6, 4), tuple(Driver(name) for name in NAMES), (Race("R", "crazy-race"),) * 5)


def outcome(*places: int, retired: str = "") -> Outcome:
    """A race by the places of Ann, Bob and Cid; 0 for one who was away."""
    placed = [Placed(name, place, name in retired) for name, place in zip(NAMES, places, strict=True) if place]
    return Outcome(tuple(placed))


def rows(season: Season, *outcomes: Outcome) -> dict[str, Row]:
    return {row.name: row for row in standings(season, outcomes).drivers}


def test_points_follow_from_places() -> None:
    table = standings(SEASON, [outcome(2, 1, 3), outcome(1, 2, 3)])

    assert [(row.place, row.name, row.points) for row in table.drivers] == [
        (1, "Ann", 16),
        (1, "Bob", 16),
        (3, "Cid", 8),
    ]


def test_equal_points_are_decided_by_wins_then_by_second_places() -> None:
    season = Season("Cup", (3, 2, 1), SEASON.drivers, SEASON.races)

    by_wins = standings(season, [outcome(1, 2, 3), outcome(3, 2, 1)]).drivers
    assert [(row.place, row.name, row.points) for row in by_wins] == [(1, "Ann", 4), (1, "Cid", 4), (3, "Bob", 4)]

    by_seconds = standings(season, [outcome(1, 2, 0), outcome(3, 1, 0), outcome(3, 0, 0)]).drivers
    assert [(row.place, row.name, row.points) for row in by_seconds[:2]] == [(1, "Bob", 5), (2, "Ann", 5)]


def test_who_shares_a_place_has_its_points() -> None:
    found = rows(SEASON, outcome(1, 1, 3))

    assert [found[name].points for name in NAMES] == [10, 10, 4]


def test_who_was_away_has_no_score() -> None:
    assert rows(SEASON, outcome(1, 0, 2))["Bob"].scores == (None,)


def test_a_retired_car_scores_only_where_the_season_says_so() -> None:
    assert rows(SEASON, outcome(1, 2, 3, retired="Cid"))["Cid"].points == 0
    generous = Season("Cup", (10, 6, 4), SEASON.drivers, SEASON.races, retired=True)
    assert rows(generous, outcome(1, 2, 3, retired="Cid"))["Cid"].points == 4


def test_only_the_best_results_count() -> None:
    season = Season("Cup", (10, 6, 4), SEASON.drivers, SEASON.races, best=2)
    found = rows(season, outcome(3, 1, 2), outcome(1, 2, 3), outcome(2, 3, 1), outcome(3, 0, 1))

    assert found["Ann"].points == 16
    assert found["Ann"].dropped == (0, 3)
    assert found["Bob"].dropped == (2,), "a race that was missed is no result"


def test_stewards_give_and_take() -> None:
    season = Season(
        "Cup", (10, 6), SEASON.drivers, SEASON.races, adjustments=(Adjustment("ann", -7, "jumped the start"),)
    )
    found = rows(season, outcome(1, 2, 3))

    assert (found["Ann"].points, found["Ann"].adjusted) == (3, -7)
    assert found["Bob"].place == 1


def test_a_team_has_what_its_drivers_have() -> None:
    drivers = (Driver("Ann", "Red"), Driver("Bob", "Blue"), Driver("Cid", "Red"))
    season = Season("Cup", (10, 6, 4), drivers, SEASON.races)
    teams = standings(season, [outcome(2, 1, 3), outcome(0, 1, 0)]).teams

    assert [(team.name, team.points, team.scores) for team in teams] == [
        ("Blue", 20, (10, 10)),
        ("Red", 10, (10, None)),
    ]
