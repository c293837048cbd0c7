"""The menu of a segment, case by case: what was driven before it, blocks that are forced or paid for, approaches."""

import pytest

from games.formula_de.bench import race_at
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.ways.cache import cache_of
from paddock.games.formula_de.ways.segments import menu_of, slip_leader
from rules import rule


def offers(race: Race, kind: str = "main", cells: int = 3) -> list[str]:
    return [go.code for go in menu_of(race, 0, kind, cells)]


# What was driven before


@rule("FD-MOVE-09", "FD-OVER-04", "FD-BRAKE-03")
def test_a_locked_lane_is_kept_also_by_a_main_movement() -> None:
    """Asked after the same movement with a free choice of lanes, and before it."""
    free, locked = race_at("red@a100 gear=3 pf=0/3"), race_at("red@a100 gear=3 pf=0/3", "lock=yes")
    cache_of(free.track).forget()

    assert offers(free) == ["a106", "b105", "c104"]
    assert offers(locked) == ["a106"]
    cache_of(free.track).forget()
    assert offers(locked) == ["a106"]
    assert offers(free) == ["a106", "b105", "c104"]
    words = "red@a94 gear=3 pf=0/3 stops=2"
    assert not any("over" in code for code in offers(race_at(words, "lock=yes")))
    assert all("over" in code for code in offers(race_at(words, "lock=yes entered=(1) over_in=(1)")))


@rule("FD-OVER-06", "FD-CORNER-15", "FD-BRAKE-03")
@pytest.mark.parametrize("is_read", [True, False])
def test_stops_do_not_count_for_a_main_movement_that_goes_on_from_an_overshot_corner(is_read: bool) -> None:
    """The path before it may have been read out or not."""
    words = "red@a94 gear=3 pf=0/3 stops=2"
    fresh, harmless, later = race_at(words), race_at(words), race_at(words, "entered=(1) over_in=(1)")
    cache_of(fresh.track).forget()
    way = menu_of(fresh, 0, "main", 2).way(0)
    for race in (harmless, later):
        race.drive.driven, race.drive.ways = (way.path, ()) if is_read else ((), (way,))

    assert not any("over" in code for code in (*offers(fresh), *offers(harmless)))
    assert all("over" in code for code in offers(later))
    cache_of(fresh.track).forget()
    assert all("over" in code for code in offers(later))
    assert not any("over" in code for code in offers(fresh))


@rule("FD-SLIP-16", "FD-BRAKE-03")
def test_a_menu_with_extra_costs_is_made_once() -> None:
    race = race_at("red@a36 gear=4", "slipped=yes", others="blue@a62")

    assert menu_of(race, 0, "boost", 4) is menu_of(race, 0, "boost", 4)


# Blocks


@rule("FD-PIT-05", "FD-PIT-07", "FD-FORCE-01")
def test_who_has_declared_but_cannot_enter_yet_drives_on() -> None:
    race = race_at("red@a100 gear=3 box=3 pf=1/3 pc=1", "declared=yes", on="force-block=on laps=9")

    assert offers(race)[:3] == ["a106", "b105", "c104"]


@rule("FD-PIT-51", "FD-FORCE-02", "FD-FORCE-06", "FD-SLIP-28")
def test_where_the_track_is_blocked_the_pit_lane_is_offered_once_beside_what_is_forced() -> None:
    race = race_at(
        "red@c-30 gear=3 box=3 pf=1/3 pc=1", on="force-block=on laps=9", others="blue@c-28, yellow@b-29, green@a60"
    )
    found = [go.code for go in menu_of(race, 0, "main", 2) if not go.brakes]

    assert found == ["pit-2+pit", "c-26+force", "b-27+force", "pit-1+force+pit", "a-28+force", "c-30+block2"]


@rule("FD-SKID-13", "FD-SLIP-16", "FD-EMERG-01")
@pytest.mark.parametrize(("kind", "found"), [("slide", ["a42+block1"]), ("boost", [])])
def test_a_blocked_slide_is_let_off_what_it_cannot_pay(kind: str, found: list[str]) -> None:
    """After a slipstream, without brake points, into a corner and up to a car on the only way."""
    race = race_at(
        "red@a38 gear=4 pf=0/3",
        "slipped=yes before_slip=(2)",
        others="blue@a44, yellow@b43, green@b39, black@b41",
    )

    assert [code for code in offers(race, kind, 3) if code.startswith("a4")] == found


# Slipstreams


@rule("FD-SLIP-02", "FD-SLIP-32")
def test_a_car_off_the_board_follows_nobody_though_one_stands_ahead_of_its_last_cell() -> None:
    race = race_at("red@off gear=4", board="lane", others="blue@a60 gear=4")
    race.put(1, race.track.front[-1])

    assert race.track.front[-1] >= 0
    assert slip_leader(race, 0, -1) == -1
    assert slip_leader(race, 0, race.track.size - 1) == 1


@rule("FD-DRS-03", "FD-DRS-14", "FD-DRS-15")
@pytest.mark.parametrize(("red", "blue", "found"), [("a50", "a54", []), ("a54", "a58", ["a56"])])
def test_drs_is_for_a_car_that_will_stand_in_the_zone_with_its_leader(red: str, blue: str, found: list[str]) -> None:
    race = race_at(f"red@{red} gear=4 stops=1 pf=3", on="drs=on", others=f"blue@{blue} gear=4")

    assert race.track.straight[race.track.index["a54"]] in race.rules.zones
    assert offers(race, "drs", 1) == found
