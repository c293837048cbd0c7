"""Borders of dirty tricks: who has one left, who is near enough, and what is known once it was used."""

import pytest

from games.formula_de.bench import asked, at, codes, fall, race_of, rolls
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_drive import complete_lap
from paddock.games.formula_de.tables import BLADES, NAIL, OIL_FLOOD, SMOKE
from paddock.games.formula_de.tricks.blades import cut_tyres
from paddock.games.formula_de.tricks.harpoon import HarpoonWindow, can_hook
from paddock.games.formula_de.tricks.holding import DealTrick, can_use, lose_trick, use
from paddock.games.formula_de.tricks.oil_flood import LayOil, flood_starts, is_long_enough
from paddock.games.formula_de.tricks.own_turn import OfferTricks, explode, smoke
from rules import rule


def race_at(cars: str, turn: str = "", on: str = "", race: str = "", board: str = "ring") -> Race:
    """A race in which it is red's turn, nothing else to be done."""
    found = race_of(at(cars, "ChooseGear 1", board, race, f"tricks=on {on}", turn=f"car=red {turn}".strip()))
    found.stack[:] = []
    return found


# Holding


@rule("FD-TRICK-05", "FD-TRICK-36")
@pytest.mark.parametrize(
    ("words", "can"),
    [
        ("red@a20 tricks=(3)", True),
        ("red@a-40 tricks=(3)", True),
        ("red@a20 tricks=(2)", False),
        ("red@a20 tricks=(3) used=(1)", True),
        ("red@a20 tricks=(3) used=(2)", False),
        ("red@a20 tricks=(3) used=(-1)", False),
        ("red@a20 tricks=(2,3) used=(0,2)", False),
        ("red@pit-1 pit=1 tricks=(3)", False),
        ("red@off tricks=(3)", False),
    ],
)
def test_who_can_lay_nails(words: str, can: bool) -> None:
    """Twice a lap, on the track."""
    assert can_use(race_at(f"{words}, blue@a60"), 0, NAIL) == can


@rule("FD-TRICK-01", "FD-TRICK-05")
def test_a_trick_that_is_dealt_is_unused() -> None:
    match = at("red@a-2, blue@c-4", "DealTrick 0; ChooseGear 1", on="tricks=on")
    fall(match, "nails")

    assert (race_of(match).tricks[0], race_of(match).used[0]) == ((NAIL,), (0,))


@rule("FD-TRICK-05", "FD-TRICK-17", "FD-TRICK-37")
def test_a_trick_that_is_used_is_seen_by_all() -> None:
    race = race_at("red@a20 tricks=(2,3), blue@a60")
    use(race, 0, NAIL)
    assert (race.shown[0], race.used[0], race.revealed) == ((NAIL,), (0, 1), True)
    use(race, 0, NAIL)
    assert (race.shown[0], race.used[0]) == ((NAIL,), (0, 2))
    use(race, 0, SMOKE)
    assert (race.shown[0], race.used[0]) == ((NAIL, SMOKE), (-1, 2))


@rule("FD-TRICK-16", "FD-TRICK-37")
def test_blades_that_cut_are_seen_by_all() -> None:
    race = race_at("red@a44 pg=5, blue@a46 tricks=(4)")
    cut_tyres(race, 0, 1)

    assert (race.shown[1], race.has(0, 0)) == ((BLADES,), 4)
    assert asked(race) == ["Throw"]


@rule("FD-TRICK-17", "FD-TRICK-22", "FD-TRICK-03")
@pytest.mark.parametrize(
    ("used", "left"),
    [((0, 0, 1), (0, 0, -1)), ((0, 1, 0), (0, -1, 0)), ((0, 0, 0), (0, -1, 0)), ((0, -1, -1), (0, -1, -1))],
)
def test_of_twins_the_one_that_was_used_is_lost(used: tuple[int, ...], left: tuple[int, ...]) -> None:
    race = race_at("red@a20 tricks=(3,5,5), blue@a60", on="trick-twins=on")
    race.used = [used, ()]
    lose_trick(race, 0, 5)

    assert race.used[0] == left


@rule("FD-TRICK-35")
def test_a_lap_renews_what_is_counted_by_laps() -> None:
    race = race_at("red@a-2 tricks=(1,3,5,4,2), blue@a60", on="laps=3")
    race.used = [(1, 2, -1, 1, -1), ()]
    complete_lap(race, 0, False)

    assert race.used == [(0, 0, -1, 1, -1), ()]


# Harpoons


@rule("FD-TRICK-18", "FD-TRICK-36", "FD-TRICK-38")
@pytest.mark.parametrize(
    ("red", "blue", "can"),
    [
        ("red@a22", "blue@a20 tricks=(5)", True),
        ("red@a20", "blue@a22 tricks=(5)", False),
        ("red@a22", "blue@a20 tricks=(5) status=spun", False),
        ("red@a22", "blue@a20 tricks=(5) used=(1)", False),
        ("red@a-40", "blue@a198 tricks=(5)", True),
    ],
)
def test_who_can_throw_a_harpoon(red: str, blue: str, can: bool) -> None:
    race = race_at(f"{red}, {blue}, yellow@a60")
    HarpoonWindow(0).run(race)

    assert asked(race) == (["UseHarpoon"] if can else [])
    assert not can_hook(race, 0, 0)


@rule("FD-TRICK-18", "FD-TRICK-36")
@pytest.mark.parametrize("red", ["red@pit-1 pit=1", "red@off"])
def test_nobody_hooks_a_car_that_is_not_on_the_track(red: str) -> None:
    race = race_at(f"{red} tricks=(5), blue@c-30 tricks=(5), yellow@a198 tricks=(5)")
    HarpoonWindow(0).run(race)

    assert asked(race) == []


@rule("FD-TRICK-19", "FD-TRICK-20", "FD-TRICK-22")
@pytest.mark.parametrize(("face", "hooks", "used"), [(20, (1,), (1,)), (1, (), (-1,))])
def test_a_harpoon_hooks_or_is_lost(face: int, hooks: tuple[int, ...], used: tuple[int, ...]) -> None:
    match = at(
        "red@a22, blue@a20 tricks=(5) used=(1), yellow@a60",
        "Roll 1 harpoon (0); ChooseGear 0",
        on="tricks=on",
        turn="car=red start=a22",
    )
    fall(match, face)

    assert (race_of(match).drive.hooks, race_of(match).used[1]) == (hooks, used)


# Oil


@rule("FD-TRICK-36", "FD-TRICK-39")
@pytest.mark.parametrize(
    ("path", "words", "starts"),
    [
        ("(a16,a18,a20)", "", [0]),
        ("(a18,a20)", "", []),
        ("(a14,a16,a18,a20)", "", [0, 1]),
        ("(c-34,c-32,c-30,pit-1)", "into_pit=yes", [0]),
        ("(c-32,c-30,pit-1)", "into_pit=yes", []),
        ("(c-30,pit-1,pit-2,pit-3)", "into_pit=yes", []),
        ("(pit-1,pit-2,pit-3)", "from_pit=yes", []),
        ("(pit-9,c20,c22,c24)", "from_pit=yes", [1]),
    ],
)
def test_oil_is_laid_on_three_cells_of_the_track(path: str, words: str, starts: list[int]) -> None:
    race = race_at("red@a20 tricks=(1), blue@a60", f"start=a10 path={path} {words}")

    assert flood_starts(race) == starts
    assert is_long_enough(race) == bool(starts)


@rule("FD-TRICK-06", "FD-TRICK-39", "FD-OUT-15")
@pytest.mark.parametrize(("status", "offered"), [("racing", ["OilFlood"]), ("wrecked", [])])
def test_a_wreck_lays_no_oil(status: str, offered: list[str]) -> None:
    race = race_at(f"red@a20 tricks=(1) status={status}, blue@a60", "start=a10 path=(a16,a18,a20)")
    LayOil(0).run(race)

    assert asked(race) == offered
    assert can_use(race, 0, OIL_FLOOD)


# Smoke, explosions, sabotage


@rule("FD-TRICK-08", "FD-OUT-15")
def test_a_wreck_uses_no_trick() -> None:
    race = race_at("red@a20 tricks=(3) status=wrecked, blue@a60")
    OfferTricks(0).run(race)

    assert asked(race) == []


@rule("FD-TRICK-09", "FD-TRICK-36", "FD-TRICK-42")
@pytest.mark.parametrize(
    ("red", "blue", "far", "smoked"),
    [
        ("red@a-36", "blue@a-40", "at-most-3", 1),
        ("red@a20", "blue@a12", "at-most-3", 0),
        ("red@a20 line=1", "blue@a-40 line=0", "at-least-3", 1),
        ("red@a20 line=1", "blue@a22 line=1", "at-least-3", 0),
        ("red@a20 line=2", "blue@a22 line=1", "at-least-3", 1),
        ("red@a20 line=2", "blue@c20 line=2", "at-least-3", 0),
        ("red@a20 line=2", "blue@c20 line=1", "at-least-3", 0),
        ("red@a20 line=2", "blue@a18 line=2", "at-least-3", 0),
        ("red@a20 line=2", "blue@pit-1 line=2 pit=1", "at-least-3", 0),
        ("red@a20 line=2", "blue@pit-1 line=1 pit=1", "at-least-3", 0),
        ("red@a20 line=2", "blue@off line=2", "at-least-3", 0),
    ],
)
def test_who_is_in_the_smoke(red: str, blue: str, far: str, smoked: int) -> None:
    race = race_at(f"{red}, {blue}", on=f"smoke-range={far}")
    smoke(race, 0)

    assert race.book.smoked == [0, smoked]


@rule("FD-TRICK-09", "FD-TRICK-42")
def test_a_car_a_rank_behind_on_the_far_side_is_behind() -> None:
    race = race_at("red@a20, blue@d19", on="smoke-range=at-least-3", board="oval")
    smoke(race, 0)

    assert race.book.smoked == [0, 1]


@rule("FD-TRICK-01", "FD-TRICK-02")
def test_the_driver_sees_the_trick_that_was_drawn() -> None:
    race = race_at("red@a20, blue@a60")

    assert [DealTrick(car).kept_by(race) for car in (0, 1)] == [0, 1]


@rule("FD-TRICK-28", "FD-TRICK-29", "FD-TRICK-36")
@pytest.mark.parametrize(
    ("cell", "around"),
    [
        ("b21", ["a20", "a22", "b19", "c20", "c22"]),
        ("a-38", ["a-40", "b-37", "b-39"]),
        ("a20", ["a18", "b19", "b21"]),
    ],
)
def test_an_explosion_throws_debris_behind_and_beside(cell: str, around: list[str]) -> None:
    race = race_at(f"red@{cell}, blue@a60")
    explode(race, 0)

    assert sorted(race.track.names[place] for place in race.markers) == around


@rule("FD-TRICK-31", "FD-TRICK-05")
def test_sabotage_is_used_up() -> None:
    match = at("red@a-2 tricks=(8), blue@c-4", "ChooseTeam 0; ChooseGear 0", on="tricks=on", race="grid=red,blue")
    while match.chance is None and codes(match):
        match.choose(0, codes(match)[0])

    assert rolls(match) == "sabotage"
    assert race_of(match).used[0] == (-1,)
