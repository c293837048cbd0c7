"""A driver's judgement: what it prefers, and that it is enough to beat chance."""

from random import Random

import paddock
import paddock.bots
from games.formula_de.bench import at, move, turn
from paddock.core import Match
from paddock.games.formula_de.outlook import outlook
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.tables import OUT
from paddock.games.formula_de.track import track_of


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
