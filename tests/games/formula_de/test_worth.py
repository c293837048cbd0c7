"""A driver's judgement: what it prefers, and that it is enough to beat chance."""

from random import Random

import pytest

import paddock
import paddock.bots
from games.formula_de.bench import at, move, turn
from paddock.core import Match
from paddock.games.formula_de.outlook import LEFT, LINE, OVER, Moves, outlook
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_move import Segment
from paddock.games.formula_de.tables import OUT
from paddock.games.formula_de.track import track_of
from paddock.games.formula_de.ways.segments import menu_of

BARCELONA = "2 barcelona | round 17 sky=rain wet=1 order=blue,red grid=blue,red | red@13-2c gear=3 line=1 "
OILED = (
    f"{BARCELONA} tyre=intermediate stops=1 pg=3 pf=3 px=2, blue@main-10a gear=4 line=1 tyre=intermediate moved=1 pg=3 "
    f"pf=3 px=2 | {' '.join(f'main-{number}{lane}=oil' for number in range(11, 20) for lane in 'abc')} | "
    "car=blue start=main-10a face=8 die=8 | Segment 1 main 8; EndMovement 1; NextTurn; EndRound"
)


def worth(cars: str, **given: str) -> float:
    return at(cars, "ChooseGear 1", **given).worth(0)


def test_farther_on_is_better_and_out_is_worst() -> None:
    ahead, behind = worth("red@a150 gear=3, blue@a0"), worth("red@a60 gear=3, blue@a0")
    out = worth("red@off status=out, blue@a0", race="retired=red")

    assert ahead > behind > out


def test_the_longest_race_is_better_last_than_out() -> None:
    laps = max(switch.most for switch in paddock.game("formula-de").switches if switch.name == "laps")
    for circuit in paddock.game("formula-de").circuits:
        match = paddock.game("formula-de").new(seats=2, circuit=circuit, switches={"laps": laps}, seed=1)
        while match.decision(match.to_move[0]).task.__class__.__name__ != "ChooseGear":
            match.choose(match.to_move[0], match.decision(match.to_move[0]).options[0])
        seat = match.to_move[0]
        out = match.clone()
        assert isinstance(out.race, Race)
        out.race.status[seat] = OUT

        assert match.worth(seat) > out.worth(seat), circuit


def test_points_a_spin_and_damage_count() -> None:
    whole = worth("red@a100 gear=3, blue@a0")
    for words in ("pg=1/5", "pf=0/3", "pc=1/3", "status=spun", "damaged=pm"):
        assert whole > worth(f"red@a100 gear=3 {words}, blue@a0"), words


def test_too_fast_into_a_corner_is_worse() -> None:
    """Three cells before a corner of three stops."""
    assert worth("red@a114 gear=2, blue@a0") > worth("red@a114 gear=6, blue@a0")


def test_before_the_roll_the_gear_engaged_decides() -> None:
    slow, fast = turn("red@a114 gear=4, blue@a0"), turn("red@a114 gear=4, blue@a0")
    slow.choose(0, "gear-3")
    fast.choose(0, "gear-5")

    assert slow.worth(0) > fast.worth(0)


def test_a_roll_that_leads_past_a_corner_is_worse_than_one_into_it() -> None:
    """The die has fallen, the way is still to be chosen: six cells to a corner of two stops, no brakes."""
    words = "red@a68 gear=4 pf=0/3, blue@a0"
    into, beyond = move(words, 9, on="kerbs=off"), move(words, 24, on="kerbs=off")

    assert into.worth(0) > beyond.worth(0) + 10


def test_greedy_drivers_arrive() -> None:
    """Two laps of Monza, six cars each: nearly all see the flag."""
    retired = 0
    for seed in range(3):
        match = paddock.game("formula-de").new(6, "monza", {"laps": 2}, seed=seed, listening=False)
        bots = [paddock.bots.GreedyBot(f"{seed}/{seat}") for seat in range(6)]
        while not match.over:
            seat = match.to_move[0]
            match.choose(seat, bots[seat].decide(paddock.bots.Player(match, seat, seed)))
        retired += sum(placing.counts["retired"] for placing in match.result.placings)
    assert retired <= 1


def test_a_lap_of_monza_takes_a_sensible_number_of_turns() -> None:
    assert 8 < outlook(track_of("monza"), False, 0).turns_a_lap < 20
    assert outlook(track_of("monza"), False, 3).turns_a_lap > outlook(track_of("monza"), False, 0).turns_a_lap


def ends(cell: int, cells: int) -> set[int]:
    """The cells of Monza where a movement may end, no stop being missing."""
    found = Moves(track_of("monza")).ends(cell, 0)[cells]
    return {place // (LEFT * OVER * LINE) for place in found}


def test_nobody_weaves_on_a_straight() -> None:
    """A lane change brings half a cell: to the other lane and back would be a way to lose one."""
    track = track_of("monza")
    middle = next(
        cell for cell in range(track.size) if track.lane[cell] == 1 and track.to_line[cell] > 9 and track.inside[cell]
    )
    once = track.front[middle]
    assert ends(middle, 1) == {once, *(to for to in track.steps[middle] if to != once)}
    assert [track.front[once]] == [cell for cell in ends(middle, 2) if track.lane[cell] == track.lane[middle]]


@pytest.mark.parametrize(
    ("good", "poor", "line"),
    [
        (
            "main-26a",
            "main-25b",
            "2 barcelona | round 17 sky=rain wet=1 alarm=yes order=blue,red grid=blue,red | red@13-2c gear=3 line=1 "
            "prev=1 tyre=intermediate stops=1 pg=2/3 pf=0/3 pt=1/2 pm=4 pc=2/3 px=2, blue@main-16a gear=4 line=1 "
            "tyre=intermediate moved=1 pg=3 pf=1/3 pt=1/2 pm=4 pc=2/3 ps=2/3 px=2 | - | "
            "car=blue start=main-16a face=10 die=10 | Segment 1 main 10; EndMovement 1; NextTurn; EndRound",
        ),
        (
            "1-1b",
            "1-2c",
            "2 barcelona | round 20 sky=rain wet=1 order=blue,red grid=red,blue | red@s1314-4c gear=4 line=1 prev=1 "
            "tyre=intermediate pg=2/3 pf=0/3 pt=1/2 pm=3/4 ps=1/3 px=2, blue@main-28c gear=3 laps=1 line=2 "
            "tyre=intermediate tyre_lap=1 moved=1 pg=1/3 pf=2/3 pt=1/2 pm=4 ps=2/3 px=2 | - | "
            "car=blue start=main-28c face=6 die=6 | Segment 1 main 6; EndMovement 1; NextTurn; EndRound",
        ),
    ],
)
def test_a_good_driver_knows_the_better_lane(good: str, poor: str, line: str) -> None:
    """As far along the row, but not as near to the next stop."""
    worths = {}
    for code in (good, poor):
        match = paddock.game("formula-de").at(line, open_chance=True)
        match.choose(1, code)
        worths[code] = match.worth(1)
    assert worths[good] > worths[poor] + 0.2


FAST = (
    "2 barcelona fuel=on | round 5 sky=fair order=red,blue grid=blue,red | red@renault-2a gear=3 line=1 stops=1 "
    "moved=1 pg=6 pf=4 pt=1 pm=2 ps=2 px=2 pz=5/6, blue@main-25c gear=3 line=1 prev=1 on_grid=1 pg=6 pf=4 pt=1 pm=2 "
    "ps=2 px=2 pz=6 | - | car=red start=1-4a face=6 die=6 path=(1-5a,1-6a,1-7a,1-8a,1-9a,renault-1a,renault-2a) "
    "lock=yes overs=((0,2,1,1)) kerb=1 entered=(0) | GoOn 0; EndMovement 0; NextTurn; EndRound"
)
"""Two cells past a corner by way of a kerb; red may enrich the mixture and drive on."""


def test_a_good_driver_does_not_drive_on_to_put_off_what_he_owes() -> None:
    """The corner left too early and the kerb are paid for at the end of the move, however long it is."""
    match = paddock.game("formula-de").at(FAST, open_chance=True)
    driver = paddock.bots.bot("greedy", 1, game="formula-de")

    assert match.decision(0).codes == ["enrich", "stop"]
    assert driver.decide(paddock.bots.Player(match, 0)).code == "stop"


def test_what_is_owed_counts_before_it_is_paid() -> None:
    def owed(old: str = "", new: str = "") -> float:
        return paddock.game("formula-de").at(FAST.replace(old, new)).terms(0)["owed"]

    nothing, kerb = owed("overs=((0,2,1,1)) kerb=1 "), owed("overs=((0,2,1,1)) ")
    assert nothing == 0 > kerb > owed() > owed("(0,2,1,1)", "(0,4,1,1)")
    assert owed("pg=6 pf=4 pt=1 pm=2 ps=2 px=2 pz=5/6", "pg=1/6 pf=4 pt=1 pm=2 ps=2 px=2 pz=5/6") < -300  # out
    assert owed("(0,2,1,1)", "(0,2,2,1)") < -300  # two stops missed


def test_fuel_for_the_laps_to_come_is_worth_more_than_fuel_to_spare() -> None:
    """Three laps burn four points before the last one, which needs a point too."""
    full, five, four, three = (
        paddock.game("formula-de").at(FAST.replace("pz=5/6", f"pz={points}/6")).terms(0)["fuel"]
        for points in (6, 5, 4, 3)
    )

    assert 0 < full - five < 0.3
    assert five - four == four - three > 1


def test_what_is_owed_and_fuel_count_as_much_as_a_driver_cares() -> None:
    match = paddock.game("formula-de").at(FAST.replace("pz=5/6", "pz=3/6"))
    for term in ("owed", "fuel"):
        more = match.worth(0, match.game.weights({term: 3.0})) - match.worth(0)
        assert more == pytest.approx(2 * match.terms(0)[term])


def test_ways_that_look_alike_are_numbered_the_same_all_at_once_and_one_by_one() -> None:
    """Where oil lies all over a straight, many ways lead to each cell."""
    match = paddock.game("formula-de").at(OILED)
    task = match.decision(1).task
    assert isinstance(task, Segment)
    assert isinstance(match.race, Race)
    menu = menu_of(match.race, task.car, task.kind_of, task.cells)
    codes = [option.code for option in menu]

    assert any("+way2" in code for code in codes)
    assert codes == [menu[index].code for index in range(len(menu))]
    assert len(set(codes)) == len(codes)


def greedy(match: Match, seat: int) -> paddock.Option:
    """The option with the best worth in one imagined race."""
    options = match.decision(seat).options
    worths = []
    for option in options:
        world = match.imagine(seat, seed=match.moves)
        world.choose(seat, option)
        worths.append(world.worth(seat))
    return options[worths.index(max(worths))]


def test_one_look_ahead_beats_random_drivers() -> None:
    for seed in range(3):
        match, random = (
            paddock.game("formula-de").new(3, "monza", {"laps": 1}, seed=seed, listening=False),
            Random(seed),
        )
        while not match.over:
            seat = match.to_move[0]
            match.choose(seat, greedy(match, seat) if seat == 0 else random.choice(match.decision(seat).options))
        assert match.result.place(0) == 1
