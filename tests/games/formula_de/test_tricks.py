"""The eight dirty tricks."""

import pytest

from games.formula_de.bench import at, cell, choose, codes, fact, fall, move, play, points, race_of, rolls, told, turn
from games.formula_de.test_setup import both, event
from paddock.core import Match
from paddock.games.formula_de.tables import RACING, TRICK_POINTS, TRICKS, WRECKED
from rules import rule

ON = "tricks=on"
OIL, SMOKE, NAILS, BLADES, HARPOON, GRENADE, EXPLOSION, SABOTAGE = range(1, 9)


def with_trick(trick: int, words: str = "", cell: str = "a100") -> str:
    return f"red@{cell} gear=2 pf=0/3 tricks=({trick}) {words}"


def start(trick: int, words: str = "", others: str = ", blue@a-30", **given: str) -> Match:
    given.setdefault("on", ON)
    return turn(with_trick(trick, words) + others, **given)


# Buying and counting


@rule("FD-TRICK-01", "FD-TRICK-02", "FD-TRICK-03")
def test_each_point_deals_one_of_eight_and_never_the_same_twice() -> None:
    match = event(2, tricks=True, points=30, trick_sabotage=True)
    both(match, "own-sheet")
    while match.to_move and "-" in codes(match)[0] and codes(match)[0].split("-")[0] != "fit":
        wanted = "ts-2" if "ts-2" in codes(match) else codes(match)[0]
        both(match, wanted)
    fork = match.chance
    assert fork is not None
    assert [dealt.code for dealt in fork.outcomes] == [
        "oil",
        "smoke",
        "nails",
        "blades",
        "harpoon",
        "grenade",
        "explosion",
        "sabotage",
    ]
    fall(match, "nails")
    assert match.chance is not None
    assert "nails" not in [dealt.code for dealt in match.chance.outcomes]
    fall(match, "oil", "oil", "smoke")
    assert race_of(match).tricks == [(3, 1), (1, 2)]


@rule("FD-TRICK-03")
def test_twins_where_the_organiser_allows_them() -> None:
    match = at("red@off tricks=(3), blue@a0", "DealTrick 0", on=ON + " trick-twins=on")

    assert match.chance is not None
    assert "nails" in [dealt.code for dealt in match.chance.outcomes]


@rule("FD-TRICK-03", "FD-TRICK-05")
def test_each_of_two_twins_has_uses_of_its_own() -> None:
    on = ON + " trick-twins=on"
    match = turn("red@a100 gear=2 tricks=(2,2), blue@a-30", on=on)
    choose(match, "smoke")
    assert race_of(match).used[0] == (-1, 0)
    choose(match, "smoke")
    assert race_of(match).used[0] == (-1, -1)
    assert "smoke" not in codes(match)


@rule("FD-TRICK-03", "FD-TRICK-22", "FD-TRICK-17")
def test_of_two_twins_only_the_one_that_failed_is_lost() -> None:
    on = ON + " trick-twins=on"
    harpoons = at("red@a98 gear=2 tricks=(5,5), blue@a100", "UseHarpoon 0 1", on=on)
    play(harpoons, "yes", 10)
    assert race_of(harpoons).used[0] == (-1, 0)
    blades = at("red@a44, blue@a46 tricks=(4,4)", "Roll 0 collision (1,1)", on=on)
    play(blades, 1, 10)
    assert race_of(blades).used[1] == (-1, 0)
    once = at("red@a44, blue@a46 tricks=(4,4)", "Roll 0 collision (1,1)", on=on + " trick-once=on")
    play(once, 1, 10)
    assert race_of(once).used[1] == (-1, 0)


@rule("FD-TRICK-04")
def test_no_tricks_are_sold_in_the_pits() -> None:
    match = at("red@box-1 pit=1 gear=2 ts=0/2 px=2, blue@a0", "StopKind 0", on=ON)

    assert choose(match, "long").over


@rule("FD-TRICK-05", "FD-TRICK-12", "FD-TRICK-35")
def test_nails_twice_a_lap_and_again_in_the_next() -> None:
    match = start(NAILS)
    assert codes(match) == ["none", "nails"]
    choose(match, "nails", "nails")
    assert "nails" not in codes(match)
    lap = move("red@a-2 gear=1 tricks=(3,5) used=(2,-1) pf=0/3, blue@a60", 1, on=ON + " pit=off")
    choose(lap, "a0")
    assert race_of(lap).used[0] == (0, -1), "what is lost stays lost"
    first = move("red@a-2 gear=1 free_lap=1 tricks=(3) used=(2) pf=0/3, blue@a60", 1, on=ON + " pit=off")
    choose(first, "a0")
    assert race_of(first).used[0] == (2,)


@rule("FD-TRICK-05")
def test_every_trick_is_lost_after_one_use_where_so_agreed() -> None:
    match = start(NAILS, on=ON + " trick-once=on")
    choose(match, "nails")

    assert "nails" not in codes(match)
    assert race_of(match).used[0] == (-1,)


@rule("FD-TRICK-36")
def test_no_tricks_in_the_pit_lane() -> None:
    match = turn("red@pit-3 pit=5 gear=2 tricks=(2,3), blue@a60", on=ON)

    assert "smoke" not in codes(match)


# Oil flood


@rule("FD-TRICK-06", "FD-TRICK-07", "FD-TRICK-39")
def test_oil_on_three_cells_of_the_way_after_the_movement() -> None:
    match = start(OIL)
    play(match, "gear-2", 4, "a108")
    assert codes(match) == ["none", "at-a102", "at-a104"]
    choose(match, "at-a104")
    names = race_of(match).track.names
    assert sorted(names[spot] for spot in race_of(match).markers) == ["a104", "a106", "a108"]
    assert match.over, "the user is not tested"
    short = start(OIL)
    play(short, "gear-1", 2, "a104")
    assert short.over
    used = start(OIL, "used=(1)")
    play(used, "gear-2", 4, "a108")
    assert used.over, "once a lap"


# Smoke


@rule("FD-TRICK-08", "FD-TRICK-09", "FD-EX-98")
def test_smoke_reaches_three_cells_back() -> None:
    cars = "red@b7 gear=2 tricks=(2), blue@b1, yellow@b-1, green@c2, black@a4, orange@b9"
    match = turn(cars, on=ON + " pit=off")
    choose(match, "smoke")
    assert race_of(match).book.smoked == [0, 1, 0, 1, 1, 0]
    assert race_of(match).used[0] == (-1,), "once a race"


@rule("FD-TRICK-09")
def test_the_literal_range_hits_all_from_three_cells_on() -> None:
    match = turn(
        "red@a60 gear=2 tricks=(2), blue@a58, yellow@a54, green@a44, black@a70", on=ON + " smoke-range=at-least-3"
    )
    choose(match, "smoke")

    assert race_of(match).book.smoked == [0, 0, 1, 1, 0]


@rule("FD-TRICK-42")
def test_the_literal_range_reaches_across_the_line_for_less_than_a_lap() -> None:
    cars = "red@a10 gear=2 line=2 tricks=(2), blue@a-20 line=1, yellow@a12 line=1, green@a4 line=1, black@a20 line=2"
    match = turn(cars, on=ON + " smoke-range=at-least-3 pit=off")
    choose(match, "smoke")

    assert race_of(match).book.smoked == [0, 1, 1, 0, 0]


@rule("FD-TRICK-10", "FD-TRICK-11")
@pytest.mark.parametrize(
    ("gear", "face", "offered"),
    [(4, 2, ["gear-3"]), (4, 3, ["gear-5", "gear-4", "gear-3", "gear-2", "gear-1"]), (1, 1, ["gear-1"])],
)
def test_smoke_drops_one_gear_for_free(gear: int, face: int, offered: list[str]) -> None:
    match = turn(f"red@a100 gear={gear} smoked=1, blue@a-30", on=ON)
    assert rolls(match) == "smoke"
    fall(match, face)

    assert codes(match) == offered
    choose(match, offered[0])
    assert points(match, "red", "pt") == 3


@rule("FD-TRICK-11")
def test_smoke_does_not_touch_a_restarting_car() -> None:
    match = turn("red@a100 gear=4 status=spun smoked=1, blue@a-30", on=ON)

    assert rolls(match) == "start"
    assert fact(match, "red", "smoked") == 0


# Nails


@rule("FD-TRICK-12", "FD-TRICK-14")
def test_nails_lie_on_the_cell_of_the_car_which_is_not_tested_leaving() -> None:
    match = start(NAILS)
    choose(match, "nails", "none")
    assert race_of(match).markers == {race_of(match).track.index["a100"]: 4}
    play(match, "gear-2", 3, "a106")
    assert match.over


@rule("FD-TRICK-15", "FD-TRICK-37")
def test_the_last_tyre_point_spins_and_none_is_lost_from_nothing() -> None:
    last = fall(at("red@a100 gear=2 pg=1/5, blue@a0", "Roll 0 nails ()", on=ON), 1)
    assert fact(last, "red", "status") == 2
    none = fall(at("red@a100 gear=2 pg=0/5, blue@a0", "Roll 0 nails ()", on=ON), 1)
    assert fact(none, "red", "status") == 0


@rule("FD-TRICK-25", "FD-TRICK-15", "FD-SPIN-02", "FD-START-11")
def test_a_thrower_whom_his_own_grenade_spins_starts_again_at_once() -> None:
    """The spin came before the car moved: what it has to do next is the start table, and it drives off in 1st."""
    match = turn("red@a100 gear=4 pg=1/5 pf=0/3 tricks=(6), blue@b101 gear=4", on=ON)
    play(match, "grenade-blue", 1, "hit-pg")
    assert rolls(match) == "start"
    play(match, 10)
    assert rolls(match) == "gear-1"
    play(match, 1)
    assert fact(match, "red", "status") == RACING


# Wheel blades


@rule("FD-TRICK-16", "FD-TRICK-17")
def test_blades_cut_the_car_that_loses_bodywork_against_them() -> None:
    """Blue has blades; red loses against it, whichever of the two has moved."""
    match = at("red@a44, blue@a46 tricks=(4)", "Roll 0 collision (1,1)", on=ON)
    fall(match, 1)
    assert (points(match, "red", "pc"), points(match, "red", "pg")) == (2, 4)
    assert match.chance is not None
    assert match.chance.purpose == "blades/1"
    fall(match, 11)
    assert (points(match, "blue", "ps"), race_of(match).used[1]) == (3, (0,))
    broken = at("red@a44, blue@a46 tricks=(4)", "Roll 0 collision (1,1)", on=ON)
    play(broken, 1, 10)
    assert (points(broken, "blue", "ps"), race_of(broken).used[1]) == (2, (-1,))
    safe = at("red@a44, blue@a46 tricks=(4) used=(-1)", "Roll 0 collision (1,1)", on=ON)
    fall(safe, 1)
    assert points(safe, "red", "pg") == 5


@rule("FD-TRICK-16", "FD-COLL-09", "FD-OUT-15")
def test_blades_cut_in_the_automatic_loss_too() -> None:
    """Red ends behind blue, whose last bodywork point and reliability test put it out: red pays without a roll."""
    cars = "red@a40 gear=3 pf=0/3 pg=3, blue@a46 gear=3 tricks=(4) pc=1/3, yellow@a100"
    match = move(cars, 2, on=f"{ON} laps=5 kerbs=off")
    play(match, "a44", 1, 1)

    assert fact(match, "blue", "status") == WRECKED
    assert (points(match, "red", "pc"), points(match, "red", "pg")) == (2, 2)
    assert rolls(match) != "blades", "a wreck rolls no more"


@rule("FD-SUSP-01")
def test_breaking_blades_cost_their_owner_suspension() -> None:
    match = fall(at("red@a44 tricks=(4) ps=1/3, blue@a46", "Roll 0 blades ()", on=ON), 10)

    assert rolls(match) == "reliability"


# Harpoon


@rule("FD-TRICK-18", "FD-TRICK-19", "FD-TRICK-20", "FD-TRICK-21", "FD-TRICK-22")
def test_a_hooked_car_pulls_half_as_far_after_its_turn() -> None:
    match = turn("red@a100 gear=2 pf=0/3, blue@a96 gear=2 stops=2 tricks=(5) pf=0/3", on=ON)
    choose(match, "gear-2")
    assert (match.to_move, codes(match)) == ((1,), ["no", "yes"])
    play(match, "yes", 11)
    assert rolls(match) == "gear-2"
    play(match, 3, "a106")
    assert match.to_move == (1,)
    choose(match, "a100")
    assert cell(match, "blue") == "a100"
    assert fact(match, "blue", "moved") == 0, "its own turn is still to come"
    miss = turn("red@a100 gear=2 pf=0/3, blue@a98 gear=2 tricks=(5)", on=ON)
    play(miss, "gear-2", "yes", 10)
    assert race_of(miss).used[1] == (-1,)


@rule("FD-TRICK-18")
def test_the_harpoon_reaches_two_cells_once_a_lap() -> None:
    for where, words, offered in (
        ("a96", "", True),
        ("a94", "", False),
        ("b99", "", True),
        ("a98", "used=(1)", False),
        ("a102", "", False),
    ):
        match = turn(f"red@a100 gear=2, blue@{where} gear=2 tricks=(5) {words}", on=ON)
        choose(match, "gear-2")
        assert offered == (match.to_move == (1,))
    standing = turn("red@a-2 fresh=1 free_lap=1, blue@a-4 tricks=(5) gear=1", on=ON)
    assert standing.to_move == (1,), "before the start table too"


@rule("FD-TRICK-38")
def test_stalled_or_spun_cars_do_not_hook_and_a_car_that_stands_pulls_nobody() -> None:
    for status in ("stalled", "spun"):
        match = turn(f"red@a100 gear=2, blue@a98 gear=2 status={status} tricks=(5)", on=ON)
        choose(match, "gear-2")
        assert match.to_move == ()
    stall = turn("red@a-2 fresh=1 free_lap=1, blue@a-4 tricks=(5) gear=1", on=ON)
    play(stall, "yes", 20, 1)
    assert stall.over
    assert cell(stall, "blue") == "a-4"
    assert race_of(stall).used[1] == (1,)


@rule("FD-TRICK-21")
def test_being_pulled_is_no_stop_but_can_overshoot() -> None:
    match = at("red@a100 gear=2, blue@a46 gear=3 stops=0 pf=0/3", "Pull 1 1; ChooseGear 0", on=ON)
    choose(match, "a48")
    assert fact(match, "blue", "stops") == 0
    out = at("red@a100 gear=2, blue@a52 gear=3 pg=5 pf=0/3", "Pull 1 2; ChooseGear 0", on=ON)
    choose(out, "a56+over2")
    assert points(out, "blue", "pg") == 3
    assert not any("longer" in code for code in codes(at("red@a100, blue@a38 gear=2 pf=0/3", "Pull 1 4", on=ON)))


# Grenade


@rule("FD-TRICK-23", "FD-TRICK-40")
def test_a_grenade_is_for_opponents_on_adjacent_cells() -> None:
    cars = "red@a100 gear=2 tricks=(6) team=0, blue@a102 team=0, yellow@a98, green@b101, black@a104"
    match = turn(cars, on=ON)
    assert codes(match) == ["none", "grenade-yellow", "grenade-green"]
    choose(match, "grenade-green")
    assert rolls(match) == "grenade"
    assert race_of(match).used[0] == (-1,)


@rule("FD-TRICK-24", "FD-TRICK-27")
@pytest.mark.parametrize(
    ("faces", "part"),
    [((2, 4), "pg"), ((5, 7), "pf"), ((8, 10), "pt"), ((11, 13), "pm"), ((14, 16), "pc"), ((17, 19), "ps")],
)
def test_the_grenade_table(faces: tuple[int, int], part: str) -> None:
    for face in range(faces[0], faces[1] + 1):
        match = fall(at("red@a100, blue@a102", "Roll 0 grenade (1)", on=ON), face)
        lost = {"pg": 4}.get(part, 2)
        assert points(match, "blue", part) == lost
        marks = {"pm": 2, "pc": 1}.get(part)
        assert list(race_of(match).markers.values()) == ([marks] if marks else [])


@rule("FD-TRICK-24")
def test_a_component_without_points_is_rolled_again() -> None:
    match = fall(at("red@a100, blue@a102 pf=0/3", "Roll 0 grenade (1)", on=ON), 6)

    assert rolls(match) == "grenade"


@rule("FD-TRICK-25", "FD-TRICK-26", "FD-TRICK-24")
def test_one_backfires_and_twenty_is_the_throwers_choice() -> None:
    back = fall(at("red@a100 pt=0/3, blue@a102", "Roll 0 grenade (1)", on=ON), 1)
    assert (back.to_move, codes(back)) == ((1,), ["hit-pg", "hit-pf", "hit-pm", "hit-pc", "hit-ps"])
    choose(back, "hit-pf")
    assert points(back, "red", "pf") == 2
    top = fall(at("red@a100, blue@a102", "Roll 0 grenade (1)", on=ON), 20)
    assert top.to_move == (0,)
    choose(top, "hit-ps")
    assert points(top, "blue", "ps") == 2


@rule("FD-TRICK-27", "FD-TRICK-15")
def test_last_points_lost_to_a_grenade_have_their_consequences() -> None:
    body = fall(at("red@a100, blue@a102 pc=1/3", "Roll 0 grenade (1)", on=ON), 15)
    assert rolls(body) == "reliability"
    tyres = fall(at("red@a100, blue@a102 pg=1/5", "Roll 0 grenade (1)", on=ON), 3)
    assert fact(tyres, "blue", "status") == 2


# Explosion


@rule("FD-TRICK-28", "FD-TRICK-29", "FD-TRICK-30", "FD-TRICK-40")
def test_an_explosion_leaves_debris_all_round_but_ahead() -> None:
    match = turn("red@b101 gear=2 tricks=(7) team=0, blue@b103, yellow@a100 team=0, green@c102", on=ON)
    choose(match, "explosion")
    names = race_of(match).track.names
    assert sorted(names[spot] for spot in race_of(match).markers) == ["a100", "a102", "b99", "c100", "c102"]
    assert [rolls(match), match.chance.purpose if match.chance else ""] == ["explosion", "explosion/2"]
    play(match, 3, 4)
    assert [points(match, car, "pc") for car in ("blue", "yellow", "green")] == [3, 2, 3]


# Sabotage


@rule("FD-TRICK-31", "FD-TRICK-40")
def test_sabotage_happens_before_the_race_against_another_team() -> None:
    match = at("red@off tricks=(8), blue@off, yellow@off", "Saboteurs", on=ON, race="grid=red,blue,yellow")
    assert codes(match) == ["sabotage-blue", "sabotage-yellow"]
    choose(match, "sabotage-yellow")
    assert rolls(match) == "sabotage"
    fall(match, 20)
    assert race_of(match).book.sabotaged == [0, 0, 7]


@rule("FD-TRICK-32", "FD-TRICK-34", "FD-TRICK-33")
@pytest.mark.parametrize(("face", "one", "pair"), [(5, 0, 0), (6, 1, 1), (15, 1, 1), (16, 1, 2), (20, 1, 2)])
def test_the_sabotage_table(face: int, one: int, pair: int) -> None:
    alone = fall(at("red@off tricks=(8), blue@off", "Roll 0 sabotage (1)", on=ON), face)
    assert sum(bits == 7 for bits in race_of(alone).book.sabotaged) == one
    team = at(
        "red@off tricks=(8), blue@off team=0, yellow@off team=1, green@off team=1",
        "Roll 0 sabotage (2)",
        on=ON + " teams=pairs",
    )
    fall(team, face)
    if rolls(team):
        fall(team, "green")
    assert sum(bits == 7 for bits in race_of(team).book.sabotaged) == pair
    assert bool(pair) == bool(told(team, "CarsSabotaged"))


@rule("FD-TRICK-36")
def test_nobody_is_bombed_in_the_pit_lane() -> None:
    match = turn("red@c22 gear=2 tricks=(6), blue@pit-24 pit=5", on=ON)

    assert not any(code.startswith("grenade") for code in codes(match))


def test_an_imagined_twin_is_none_of_the_tricks_that_everybody_has_seen() -> None:
    """Blue has shown oil; what else it has can be anything but oil, twins allowed or not."""
    for twins in ("on", "off"):
        match = turn(
            "red@a100 gear=3, blue@a60 tricks=(1,3) shown=(1)", on=f"tricks=on trick-twins={twins}", board="ring"
        )
        for seed in range(40):
            shown, other = race_of(match.imagine(0, seed=seed)).tricks[1]
            assert shown == 1 != other


@rule("FD-TRICK-10", "FD-YELLOW-14", "FD-START-19")
@pytest.mark.parametrize(("fresh", "start"), [(2, "standing"), (2, "rolling"), (1, "rolling")])
def test_smoke_does_nothing_to_a_car_at_a_rolling_start(fresh: int, start: str) -> None:
    """It has no gear to drop: whatever it drove before the flags, any gear up to 4th may be chosen."""
    cars = f"red@a-2 gear=6 laps=1 line=1 fresh={fresh} free_lap=2 smoked=1, blue@a60"
    match = turn(cars, on=f"{ON} laps=5 start={start}")
    assert codes(match) == ["gear-4", "gear-3", "gear-2", "gear-1"]
    assert fact(match, "red", "smoked") == 0


@rule("FD-TRICK-18", "FD-ERS-06", "FD-PTP-04")
def test_a_harpoon_is_thrown_before_any_die_of_the_turn_has_fallen() -> None:
    """ERS and push-to-pass dice are declared before, but fall with the gear die."""
    cars = "red@a100 gear=3 ers=1 pe=3 pu=1, blue@a98 gear=3 tricks=(5)"
    match = turn(cars, on=f"{ON} ers=on push-to-pass=on")
    play(match, "gear-3", "ers-1", "push-1")
    assert (match.to_move, codes(match)) == ((1,), ["no", "yes"])
    play(match, "no")
    assert rolls(match) == "extra"
    play(match, 2, 3)
    assert rolls(match) == "gear-3"


@rule("FD-TRICK-01", "FD-SETUP-13")
@pytest.mark.parametrize("twins", ["on", "off"])
def test_where_no_trick_is_allowed_none_can_be_bought(twins: str) -> None:
    off = " ".join(f"trick-{trick}=off" for trick in TRICKS[1:])
    match = at("red@a0, blue@a2", "Turn 0", on=f"{ON} trick-twins={twins} {off}")
    assert race_of(match).rules.most[TRICK_POINTS] == 0


@rule("FD-TRICK-23", "FD-OUT-15")
def test_no_grenade_at_a_wreck() -> None:
    given = {"on": ON, "race": "retired=blue"}
    assert codes(turn(f"{with_trick(GRENADE)}, blue@b101 status=wrecked, yellow@a-30", **given))[0].startswith("gear")
    assert "grenade-blue" in codes(start(GRENADE, others=", blue@b101"))


@rule("FD-TRICK-35")
def test_a_lap_renews_the_tricks_of_its_driver_alone() -> None:
    cars = "red@a60 tricks=(5) used=(1), blue@a-2 gear=1 tricks=(3) used=(2) pf=0/3, yellow@a50 tricks=(1) used=(1)"
    match = choose(move(cars, 1, car="blue", on=ON + " pit=off"), "a0")
    assert race_of(match).used == [(1,), (0,), (1,)]
