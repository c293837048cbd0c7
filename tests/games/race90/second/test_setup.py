"""Before the race: free practice, qualifying, grid, weather, tyres and strategies."""

import re

import pytest

import paddock
from games.race90.second.tables import GAME, Table, at, card, fresh, value
from paddock.games.race90.shared.cards import Chit
from paddock.games.race90.shared.events import CardDrawn, HandSwapped, SkillChosen
from paddock.games.race90.shared.position import HARD, WET
from rules import rule


def practice(skills: tuple[str, ...] = ("lapping", "lapping"), cars: str = "car-10-6-5") -> Table:
    """A race up to the opening hands."""
    table = fresh(len(skills))
    for seat, skill in enumerate(skills):
        table.match.choose(seat, f"skill-{skill}")
    for seat in range(len(skills)):
        table.match.choose(seat, cars)
    return table


def dealt(skills: tuple[str, ...] = ("lapping", "lapping")) -> Table:
    table = practice(skills).any_luck()
    for seat in range(len(skills)):
        table.match.choose(seat, "keep")
    return table


def words(table: Table, seat: int) -> set[str]:
    """The words of a seat's line, cards apart."""
    return set(re.split(r"[ ,=]", table.match.line(seat)))


@rule("R2-SETUP-01", "R2-SETUP-02", "R2-SETUP-03", "R2-SETUP-04", "R2-GEN-05")
def test_a_race_begins_with_full_decks_of_its_circuit_on_turn_one() -> None:
    table = fresh(2, "spa")
    assert table.race.turn == 1
    assert [len(table.race.race_pile), len(table.race.track_pile)] == [184, 36]
    assert {each.corner for each in table.race.track_pile} == set(range(1, 12))
    assert table.race.race_discard == table.race.track_discard == []


@rule("R2-SETUP-10", "R2-SETUP-11", "R2-SETUP-12")
def test_everybody_chooses_one_skill_and_it_may_be_the_same() -> None:
    table = fresh(2)
    assert len(table.match.decision(0).codes) == 10
    table.do("skill-tuning", "skill-tuning")
    assert table.race.skill == (4, 4)
    assert [event.seat for event in table.told(SkillChosen)] == [0, 1]
    assert table.asks == "BuildCars"


@rule("R2-STR-RECOVERY-06", "R2-STR-STEADY-03", "R2-SKILL-FLATOUT-05", "R2-SKILL-SIXTH-07")
def test_the_simpler_game_leaves_four_items_out() -> None:
    table = Table(GAME.new(2, "monza", {"all-items": False}, open_chance=True))
    assert not {"skill-flat-out", "skill-sixth-sense"} & set(table.match.decision(0).codes)
    line = at("blue@5, orange@4", "StartStrategy 0").match.position.replace("2 monza", "2 monza all-items=off", 1)
    codes = GAME.at(line).decision(0).codes
    assert not {"strategy-recovery", "strategy-steady"} & set(codes)
    assert len(codes) == 8
    assert {"strategy-recovery", "strategy-steady"} <= set(at("blue@5, orange@4", "StartStrategy 0").codes)


@rule("R2-SETUP-13", "R2-SETUP-14", "R2-SETUP-15", "R2-SETUP-17", "R2-SETUP-18", "R2-SETUP-19", "R2-SETUP-20")
@rule("R2-EX-01", "R2-EX-02")
def test_a_car_costs_six_points_at_most() -> None:
    table = fresh(2).do("skill-lapping", "skill-lapping")
    codes = table.match.decision(0).codes
    assert "car-10-6-5" in codes
    assert "car-12-5-5" in codes
    assert "car-8-5-4" in codes
    assert "car-12-7-4" not in codes
    assert "car-12-6-5" not in codes
    assert len(codes) == 17


@rule("R2-SETUP-16", "R2-SETUP-17", "R2-SKILL-TUNING-01", "R2-EX-03")
def test_tuning_gives_eight_points() -> None:
    table = fresh(2).do("skill-tuning", "skill-lapping")
    codes = table.match.decision(0).codes
    assert "car-12-7-5" in codes
    assert "car-12-7-6" not in codes
    assert all(code.split("-")[1] in ("8", "10", "12") for code in codes)


@rule("R2-SETUP-21", "R2-SETUP-22", "R2-EX-04")
def test_chips_and_one_card_more_than_the_limit() -> None:
    table = practice().any_luck()
    assert table.race.chips == [10, 10]
    assert [len(hand) for hand in table.race.hands] == [7, 7]
    small = practice(cars="car-8-5-4").any_luck()
    assert small.race.chips == [8, 8]
    assert [len(hand) for hand in small.race.hands] == [6, 6]


@rule("R2-SETUP-23", "R2-SETUP-24", "R2-SETUP-25", "R2-SETUP-26", "R2-SETUP-27", "R2-SETUP-28", "R2-SETUP-31")
def test_the_whole_hand_may_be_swapped_once_unseen() -> None:
    table = practice().any_luck()
    first = table.race.hands[0][:]
    table.do("swap", "keep")
    assert table.asks == "DrawRace"
    assert len(table.race.race_pile) == 184 - 14
    table.any_luck()
    assert len(table.race.hands[0]) == 7
    assert not set(first) & set(table.race.hands[0])
    assert table.race.swapped[0] == tuple(first)
    assert table.told(HandSwapped) == [HandSwapped(0)]
    assert table.asks == "QualifyCard"
    assert first[0].id not in words(table, 1)
    assert first[0].id in words(table, 0)


@rule("R2-SETUP-29")
def test_the_steps_before_the_start_come_in_order() -> None:
    table = fresh(2)
    seen = []
    while table.asks != "Declare":
        if table.match.chance is None:
            seen.append(table.asks)
            table.do(table.codes[0])
        else:
            seen.append(table.asks)
            table.match.fall(table.match.chance.outcomes[0].code)
    order = [step for step in dict.fromkeys(seen) if step not in ("BreakTie", "TossTyres")]
    assert order[:7] == ["ChooseSkills", "BuildCars", "DrawRace", "SwapHands", "QualifyCard", "QualifyFuel", "DrawChit"]
    assert order[7:] == ["DrawWeather", "StartTyres", "StartStrategy"]


@rule("R2-SETUP-30", "R2-TYRE-20")
def test_every_strategy_is_there_for_everybody() -> None:
    table = at("blue@5 strategy=lucky, orange@4 strategy=lucky", "PitStrategy 0; PitStrategy 1")
    assert "strategy-push" in table.codes
    table.do("strategy-push")
    assert "strategy-push" in table.codes


# Qualifying


QUALIFY = [
    ("fuel-8", 2, "R2-QUAL-04"),
    ("fuel-10", 1, "R2-QUAL-05"),
    ("fuel-12", 0, "R2-QUAL-06"),
    ("fuel-14", -1, "R2-QUAL-07"),
    ("fuel-16", -2, "R2-QUAL-08"),
]


@rule("R2-QUAL-04", "R2-QUAL-05", "R2-QUAL-06", "R2-QUAL-07", "R2-QUAL-08", "R2-QUAL-09", "R2-EX-05")
@pytest.mark.parametrize(("fuel", "bonus", "name"), QUALIFY)
def test_light_cars_qualify_better(fuel: str, bonus: int, name: str) -> None:
    table = dealt()
    mp = table.race.hands[0][0].mp
    table.do(table.codes[0])
    table.do(table.match.decision(1).codes[0])
    table.do(fuel, fuel)
    assert table.race.values[0] == (mp + bonus, table.race.target[0].check)  # type: ignore[union-attr]
    assert table.race.fuel == (int(fuel[5:]),) * 2


@rule("R2-QUAL-10", "R2-SKILL-QUALIFYING-01", "R2-SKILL-QUALIFYING-05", "R2-QUAL-17")
def test_the_qualifying_skill_adds_two_points_and_nothing_to_the_check() -> None:
    table = dealt(("qualifying", "lapping"))
    chosen = table.race.hands[0][0]
    table.do(table.codes[0])
    table.do(table.match.decision(1).codes[0])
    table.do("fuel-12", "fuel-12")
    assert table.race.values[0] == (chosen.mp + 2, chosen.check)


@rule("R2-QUAL-01", "R2-QUAL-02", "R2-QUAL-03", "R2-QUAL-11", "R2-QUAL-21", "R2-QUAL-22")
def test_card_and_chit_are_laid_in_secret_and_shown_together_before_the_robots_draw() -> None:
    table = dealt()
    first, second = table.race.hands[0][0], table.race.hands[1][0]
    table.match.choose(0, f"qualify-{first.id}")
    table.match.choose(1, f"qualify-{second.id}")
    assert table.race.target == [None, None]
    assert first.id not in words(table, 1)
    table.match.choose(0, "fuel-8")
    assert table.race.target == [None, None]
    table.match.choose(1, "fuel-16")
    assert table.race.target == [first, second]
    assert table.asks == "DrawChit"
    assert [len(hand) for hand in table.race.hands] == [6, 6]


GRID = (
    "blue value=4/74 fuel=8, orange value=4/13 fuel=10, green value=2/17 fuel=14, superfast1 value=5/10, "
    "superfast2 value=4/50, fast1 value=4/40, fast2 value=4/60, fast3 value=3/25, slow1 value=3/55, slow2 value=3/65, "
    "slow3 value=2/35"
)


@rule("R2-QUAL-13", "R2-QUAL-14", "R2-QUAL-15", "R2-QUAL-18", "R2-QUAL-19", "R2-QUAL-20", "R2-QUAL-23", "R2-EX-07")
def test_the_grid_of_the_example() -> None:
    table = at(GRID, "FormGrid", seats=3, table="turn 1 weather 1 leader blue opening")
    assert table.lane("main-4") == ["superfast1", "orange", "fast1", "superfast2"]
    assert table.lane("main-3") == ["fast2", "blue", "fast3", "slow1"]
    assert table.lane("main-2") == ["slow2", "green", "slow3"]
    assert table.race.leader == table.car("superfast1")


@rule("R2-QUAL-15", "R2-EX-06")
def test_of_equal_values_the_lower_check_starts_ahead() -> None:
    values = [
        ("blue", 4, 30),
        ("orange", 4, 25),
        *[(name, 1, 10 + place) for place, (name, _, _) in enumerate(TIED[2:])],
    ]
    cars = ", ".join(f"{name} value={mp}/{check}" for name, mp, check in values)
    table = at(cars, "FormGrid", table="turn 1 weather 1 leader blue")
    assert table.lane("main-4")[:2] == ["orange", "blue"]


@rule("R2-QUAL-16")
def test_exact_ties_are_broken_at_random() -> None:
    words = ", ".join(f"{name} value={mp}/{check}" for name, mp, check in TIED)
    table = at(words, "FormGrid", table="turn 1 weather 1 leader blue")
    assert table.asks == "BreakTie"
    assert [each.code for each in table.match.chance.outcomes] == ["car0", "car4"]  # type: ignore[union-attr]
    table.do("car4")
    assert table.lane("main-4")[:2] == ["fast1", "blue"]


TIED = [
    ("blue", 9, 30),
    ("orange", 8, 30),
    ("superfast1", 7, 1),
    ("superfast2", 7, 2),
    ("fast1", 9, 30),
    ("fast2", 6, 1),
    ("fast3", 6, 2),
    ("slow1", 5, 1),
    ("slow2", 5, 2),
    ("slow3", 5, 3),
]


@rule("R2-QUAL-12", "R2-FUEL-02")
def test_robots_draw_chits_of_their_own_kind() -> None:
    table = at("blue, orange, superfast1, superfast2", "DrawChit 2; DrawChit 3", table="turn 1 weather 1 leader blue")
    fork = table.match.chance
    assert fork is not None
    assert len(fork.outcomes) == 10
    assert {each.code.split("-")[0] for each in fork.outcomes} == {"superfast"}
    table.do("superfast-5-10-8")
    assert len(table.match.chance.outcomes) == 9  # type: ignore[union-attr]
    table.do("superfast-4-50-14")
    assert table.race.values[2] == (5, 10)
    assert [chit.turn for chit in table.race.chits] == [8, 14]
    assert table.match.view(0)["table"]["chits"] == ["superfast@8", "superfast@14"]


@rule("R2-FUEL-01", "R2-EX-08")
def test_refuel_chits_lie_on_the_turns_that_were_chosen() -> None:
    chits = "superfast-5-10-8,superfast-4-50-14,fast-4-40-12,fast-3-25-12,slow-3-55-12,slow-2-35-12"
    line = f"3 monza | turn 1 weather 1 leader blue | {GRID} | chits {chits} | FormGrid"
    race = Table(GAME.at(line, open_chance=True)).race
    assert race.fuel == (8, 10, 14)
    assert [chit.turn for chit in race.chits] == [8, 14, 12, 12, 12, 12]
    assert [row["fuel"] for row in GAME.view(race, None)["charts"]] == [8, 10, 14]


@rule("R2-SKILL-QUALIFYING-02", "R2-TC-23", "R2-TC-24")
def test_the_qualifying_skill_brings_two_track_cards_after_the_grid() -> None:
    words = ", ".join(f"{name} value={mp}/{check}" for name, mp, check in TIED).replace("9/30", "9/31", 1)
    table = at(words.replace("blue", "blue skill=qualifying", 1), "FormGrid", table="turn 1 weather 1 leader blue")
    assert table.asks == "DrawTrack"
    table.do("t1a", "t2a")
    assert table.hand() == ["t1a", "t2a"]
    assert table.asks == "DrawWeather"
    heard = [event for event in table.match.heard(1) if isinstance(event, CardDrawn)]
    assert [event.card.id for event in heard] == ["?t", "?t"]


# Weather, tyres and strategy at the start


@rule("R2-WX-01", "R2-WX-02", "R2-WX-03", "R2-EX-10")
def test_the_weather_card_says_where_the_pawn_starts() -> None:
    table = at("blue@5, orange@4", "DrawWeather", circuit="silverstone")
    drawn = value(34)
    table.do(drawn)
    assert table.race.weather == 6
    assert table.race.state == 2
    assert table.race.board.weather[5].state == 1
    assert [each.id for each in table.race.race_discard] == [drawn]


@rule("R2-WX-24", "R2-WX-25", "R2-WX-26", "R2-WX-27", "R2-WX-28", "R2-WX-29", "R2-EX-11")
@pytest.mark.parametrize(("check", "tyres"), [(80, HARD), (20, WET), (38, WET), (60, HARD)])
def test_robots_have_tyres_for_the_nearest_weather(check: int, tyres: int) -> None:
    table = at("blue@5, orange@4", "DrawWeather", circuit="silverstone").do(value(check))
    assert table.race.robot_tyres == tyres


@rule("R2-WX-27", "R2-WX-28", "R2-EX-11")
@pytest.mark.parametrize(("tossed", "tyres"), [("hard", HARD), ("rain", WET)])
def test_exactly_in_the_middle_chance_decides_for_all_robots(tossed: str, tyres: int) -> None:
    table = at("blue@5, orange@4", "DrawWeather; StartTyres 0", circuit="silverstone").do(value(50))
    assert table.asks == "TossTyres"
    table.do(tossed)
    assert table.race.robot_tyres == tyres
    assert table.asks == "StartTyres"


@rule("R2-TYRE-01", "R2-TYRE-02", "R2-TYRE-03", "R2-TYRE-21", "R2-TYRE-15", "R2-TYRE-19")
def test_from_pole_backwards_each_chooses_tyres_then_strategy() -> None:
    words = ", ".join(f"{name} value={mp}/{check}" for name, mp, check in TIED).replace("9/30", "1/30", 1)
    table = at(words, "FormGrid", table="turn 1 weather 1 leader blue").do(card("gear", 3))
    assert (table.asks, table.match.to_move) == ("StartTyres", (1,))
    assert table.codes == ["tyres-soft", "tyres-hard", "tyres-intermediate", "tyres-rain"]
    table.do("tyres-hard")
    assert table.asks == "DrawTrack"
    table.do("t1a")
    assert (table.asks, table.match.to_move) == ("StartStrategy", (1,))
    table.do("strategy-lucky")
    assert (table.asks, table.match.to_move) == ("StartTyres", (0,))
    assert table.race.strategy[1] == 3
    assert table.match.view(0)["table"]["charts"][1]["strategy"] == "lucky"


@rule("R2-TYRE-05", "R2-TYRE-06", "R2-TYRE-11", "R2-TYRE-12", "R2-TYRE-13", "R2-TYRE-14", "R2-SKILL-RAIN-02")
@pytest.mark.parametrize(
    ("tyres", "skill", "chips", "discs", "draws"),
    [
        ("soft", "lapping", 7, 3, False),
        ("hard", "lapping", 10, 0, True),
        ("intermediate", "lapping", 10, 0, False),
        ("rain", "lapping", 10, 0, False),
        ("rain", "rain-expert", 10, 3, False),
    ],
)
def test_what_tyres_bring(tyres: str, skill: str, chips: int, discs: int, draws: bool) -> None:
    table = at(f"blue@5 skill={skill}, orange@4", "StartTyres 0; StartStrategy 0").do(f"tyres-{tyres}")
    assert (table.race.chips[0], table.race.discs[0]) == (chips, discs)
    assert (table.asks == "DrawTrack") == draws


@rule("R2-TYRE-10")
def test_a_third_soft_set_is_not_to_be_had() -> None:
    assert "tyres-soft" in at("blue@5 sets=1, orange@4", "PitTyres 0").codes
    assert "tyres-soft" not in at("blue@5 sets=2, orange@4", "PitTyres 0").codes


def notes(table: Table, seat: int = 0) -> dict[str, str]:
    """What the options of a seat lead to, in words."""
    decision = table.match.decision(seat)
    return {option.code: ", ".join(map(paddock.render, decision.notes(option))) for option in decision.options}


def test_options_before_the_race_say_what_they_cost_and_bring() -> None:
    tuned = fresh(2).do("skill-tuning", "skill-lapping")
    assert notes(tuned)["car-12-7-5"] == "8 of 8 points, Tyres +12, Cards +8"
    assert notes(tuned, 1)["car-10-6-5"] == "6 of 6 points, Tyres +10, Cards +7"

    table = dealt()
    for seat in (0, 1):
        table.match.choose(seat, f"qualify-{table.hand(seat)[0]}")
    mp = table.race.laid[0][0].mp
    assert [notes(table)[f"fuel-{turn}"] for turn in (8, 16)] == [
        f"you qualify with {mp + 2}, and must stop by turn 8 of 26",
        f"you qualify with {mp - 2}, and must stop by turn 16 of 26",
    ]

    tyres = notes(at("superfast1@90, blue@-1, orange@-2", "StartTyres 0", table="turn 1 weather 9"))
    assert "2 points less in this weather" in tyres["tyres-hard"]
    assert "weather" not in tyres["tyres-rain"]


@rule("R2-SKILL-RAIN-02")
@pytest.mark.parametrize(("skill", "discs"), [("lapping", False), ("rain-expert", True)])
def test_the_blue_discs_of_rain_tyres_are_told_to_a_rain_expert_alone(skill: str, discs: bool) -> None:
    told = notes(at(f"blue@5 skill={skill}, orange@4", "StartTyres 0; StartStrategy 0"))

    assert ("3 blue discs" in told["tyres-rain"]) == discs
    assert "3 blue discs" in told["tyres-soft"]
    assert "3 blue discs" not in told["tyres-intermediate"]


@rule("R2-QUAL-13", "R2-FUEL-02")
def test_a_robots_chit_counts_as_printed() -> None:
    """The points are not raised by fuel: the chit is the value on the grid, and says when one of its kind stops."""
    table = at("blue@5, orange@4", "DrawChit 2; DrawChit 4; Declare 0")
    assert table.match.chance is not None
    for car in (2, 4):
        chits = [each for each in table.match.chance.outcomes if isinstance(each, Chit)]
        assert {each.kind for each in chits} == {table.race.kinds[car]}
        drawn = chits[-1]
        table.match.fall(drawn.code)
        assert table.race.values[car] == (drawn.mp, drawn.check)
        assert table.race.chits[-1] == drawn
        assert drawn.turn > 0
