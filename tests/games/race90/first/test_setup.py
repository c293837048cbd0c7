"""Before the race: sheets, hands, robots, skills and set-ups; qualifying, the grid and the fuel of its places."""

import pytest

from games.race90.first.tables import GAME, Table, at, card, fresh, value
from paddock import BadData
from paddock.games.race90.first.rules_setup import ChooseSheet, ShowQualifying
from paddock.games.race90.first.setup import field_kinds
from paddock.games.race90.shared.cards import FAST, ROBOTS, SLOW, SUPERFAST
from paddock.games.race90.shared.drivers import SKILLS, STRATEGIES
from paddock.games.race90.shared.options import car_name
from paddock.games.race90.shared.position import HUMAN
from rules import rule

PRACTICE = "turn 1 weather 1 leader blue"


def grid(seats: int = 2, level: str = "basic", piles: str = "", **values: str) -> Table:
    """All cars with what they qualified with; those not named are last, in an order that is clear."""
    robots = fresh(seats, level=level).race
    words = []
    for car in range(robots.cars):
        name = car_name(robots.driver(car))
        words.append(f"{name} value={values.get(name, f'-9/{car + 1}')}")
    return at(", ".join(words), "SetGrid", seats=seats, level=level, table=PRACTICE, piles=piles)


def sheets_taken(*codes: str, level: str = "basic") -> Table:
    return fresh(len(codes), level=level).do(*codes)


def dealt(*codes: str, level: str = "basic") -> Table:
    return sheets_taken(*codes, level=level).any_luck()


def answer_all(table: Table, code: str) -> Table:
    """Every seat that is asked says the same."""
    for seat in list(table.match.to_move):
        table.match.choose(seat, code)
    return table


@rule("R1-SETUP-01")
def test_a_race_is_for_two_to_six_players_with_a_car_each() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    with pytest.raises(Exception, match="2 to 6 seats"):
        GAME.new(7)
    assert [fresh(seats).race.kinds.count(HUMAN) for seats in GAME.seats] == [2, 3, 4, 5, 6]


@rule("R1-SETUP-02", "R1-SETUP-24")
def test_the_pawn_starts_on_turn_1_and_stays_for_the_first_turn() -> None:
    table = fresh()
    assert table.race.turn == 1
    first = at("blue@-1, orange@-1", "Round yes", table=PRACTICE)
    assert first.race.turn == 1


@rule("R1-SETUP-03")
@pytest.mark.parametrize("seats", [2, 6])
def test_all_thirty_discs_are_in_the_container(seats: int) -> None:
    race = fresh(seats).race
    assert (race.bag_red, race.bag_brown) == (24, 6)


@rule("R1-SETUP-04", "R1-SETUP-05", "R1-SETUP-06", "R1-EX-01")
def test_a_sheet_says_chips_cards_and_slots_and_one_card_more_is_dealt() -> None:
    table = dealt("sheet-italian-a", "sheet-german-a")
    assert table.race.levels == ((10, 6, 5), (10, 5, 6))
    assert table.race.chips == [10, 10]
    assert [len(hand) for hand in table.race.hands] == [7, 6]


@rule("R1-SETUP-25")
def test_neither_side_of_a_sheet_can_be_taken_twice() -> None:
    table = fresh().do("sheet-italian-b")
    assert "sheet-italian-a" not in table.codes
    assert "sheet-italian-b" not in table.codes
    assert len(table.codes) == 22


@rule("R1-SETUP-07", "R1-SETUP-08", "R1-SETUP-09", "R1-SETUP-10", "R1-SETUP-26")
def test_the_first_hand_may_be_given_as_a_whole_for_another_once() -> None:
    table = dealt("sheet-italian-a", "sheet-german-a")
    first = table.hand(0)
    assert table.codes == ["keep", "swap"]
    table.match.choose(0, "swap")
    table.match.choose(1, "keep")
    table.any_luck()
    assert len(table.hand(0)) == 7
    assert not set(first) & set(table.hand(0))
    assert [each.id for each in table.race.swapped[0]] == first
    assert table.discards == []
    assert table.asks == "QualifyCard"


@rule("R1-SETUP-26", "R1-DRAW-06")
def test_an_exchanged_hand_joins_the_deck_at_its_first_rebuild() -> None:
    from paddock.games.race90.shared.rules_table import refill_race

    table = at("blue@3 swapped=r1,r2, orange@1", "", piles="discards r3")
    table.race.race_pile = []
    refill_race(table.race)
    assert [each.id for each in table.race.race_pile] == ["r1", "r2", "r3"]
    assert table.race.swapped == ((), ())
    assert table.discards == []


@rule("R1-SETUP-11", "R1-SETUP-12", "R1-EX-02")
@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 3), (4, 2), (5, 2), (6, 2)])
def test_robots_of_the_basic_game(seats: int, count: int) -> None:
    kinds = field_kinds(seats, False)
    assert (kinds.count(SUPERFAST), kinds.count(FAST), kinds.count(SLOW)) == (0, count, count)
    assert fresh(seats).race.kinds == kinds


@rule("R1-SETUP-13", "R1-EX-35")
@pytest.mark.parametrize(("seats", "cars"), [(2, 10), (3, 11), (4, 10), (5, 11), (6, 12)])
def test_the_advanced_game_adds_two_superfast_robots(seats: int, cars: int) -> None:
    kinds = field_kinds(seats, True)
    assert kinds.count(SUPERFAST) == 2
    assert len(kinds) == cars
    assert fresh(seats, level="advanced").race.kinds == kinds


def practise(table: Table, *skills: str) -> Table:
    table.do(*[f"skill-{name}" for name in skills])
    return table.do(*["car-10-6-5"] * len(skills)).any_luck()


@rule("R1-SETUP-14")
def test_the_order_before_a_basic_race() -> None:
    table = dealt("sheet-italian-a", "sheet-german-a")
    seen: list[str] = []
    while table.asks != "PitOrDrive":
        if not seen or seen[-1] != table.asks:
            seen.append(table.asks)
        table.match.choose(table.seat, table.codes[0])
        table.any_luck()
    assert seen == ["SwapHands", "QualifyCard", "FirstStrategy"]
    assert table.race.fuel != (0, 0)
    assert table.race.turn == 1


@rule("R1-SETUP-15", "R1-SETUP-23", "R1-SETUP-27", "R1-WX-02")
def test_the_order_before_an_advanced_race() -> None:
    table = fresh(level="advanced")
    seen: list[str] = []
    while table.asks != "PitOrDrive":
        if not seen or seen[-1] != table.asks:
            seen.append(table.asks)
        if table.asks == "BuildCar":
            assert table.race.hands == [[], []]
        if table.asks == "SwapHands":
            assert [len(hand) for hand in table.race.hands] == [8, 8]
        if table.match.chance is not None:
            table.do(table.match.chance.outcomes[0].code)
        else:
            wish = {"BuildCar": "car-8-7-5", "ChooseSkill": "skill-reflexes"}.get(table.asks, table.codes[0])
            table.match.choose(table.seat, wish)
    order = (
        "ChooseSkill",
        "BuildCar",
        "SwapHands",
        "QualifyCard",
        "QualifyFuel",
        "DrawWeather",
        "StartTyres",
        "FirstStrategy",
    )
    assert tuple(each for each in seen if each in order) == order


@rule("R1-SETUP-16", "R1-SETUP-17")
def test_track_cards_are_those_of_the_circuit_and_of_the_advanced_game() -> None:
    assert len(fresh(level="advanced").race.track_pile) == 34
    assert len(fresh(circuit="hungaroring", level="advanced").race.track_pile) == 42
    assert fresh(level="basic").race.track_pile == [] == fresh(level="junior").race.track_pile


GRID = "blue value=4/11, orange value=3/43, fast1 value=4/40, fast2 value=3/60, slow1 value=3/20, slow2 value=1/55"


@rule("R1-SETUP-18", "R1-SETUP-19")
def test_strategies_are_chosen_from_pole_and_may_be_the_same() -> None:
    table = grid(blue="2/76", orange="4/11", fast1="3/20")
    assert table.seat == 1
    assert table.codes == [f"strategy-{name}" for name in STRATEGIES[:6]]
    table.do("strategy-lucky", "strategy-lucky")
    assert table.race.strategy == (3, 3)


@rule("R1-SETUP-20", "R1-SETUP-21", "R1-SETUP-22", "R1-SKILL-TUN-01", "R1-SKILL-TUN-02", "R1-SKILL-TUN-03")
def test_setups_cost_six_points_or_eight_with_tuning() -> None:
    table = fresh(level="advanced").do("skill-tuning", "skill-reflexes")
    tuned = table.codes
    assert len(tuned) == 26
    assert "car-12-7-5" in tuned
    assert "car-12-7-6" not in tuned
    table.do("car-12-7-5")
    assert len(table.codes) == 17
    assert "car-10-6-5" in table.codes
    assert "car-8-5-4" in table.codes
    assert "car-10-6-6" not in table.codes
    table.do("car-8-5-4")
    assert table.race.levels == ((12, 7, 5), (8, 5, 4))
    assert table.race.chips == [12, 8]


@rule("R1-SETUP-28")
def test_tiles_and_pawns_are_no_limit() -> None:
    table = fresh(4, level="advanced").do(*["skill-lapping"] * 4)
    assert table.race.skill == (5, 5, 5, 5)


@rule("R1-SKILL-GEN-01", "R1-SKILL-GEN-02")
def test_six_skills_are_chosen_openly_in_seat_order() -> None:
    table = fresh(level="advanced")
    assert table.seat == 0
    assert table.codes == [f"skill-{name}" for name in SKILLS[:6]]
    table.do("skill-pitting")
    assert GAME.view(table.race, 1)["charts"][0]["skill"] == "pitting"
    assert table.seat == 1
    assert "skill-pitting" in table.codes


# Qualifying


@rule("R1-QUAL-01", "R1-QUAL-03", "R1-QUAL-08", "R1-QUAL-09", "R1-QUAL-10", "R1-QUAL-17")
def test_a_race_card_is_laid_in_secret_and_becomes_the_first_target() -> None:
    table = answer_all(dealt("sheet-italian-a", "sheet-german-a"), "keep")
    assert table.match.to_move == (0, 1) or list(table.match.to_move) == [0, 1]
    mine = table.hand(0)[0]
    table.match.choose(0, f"qualify-{mine}")
    assert f"'{mine}'" not in str(table.match.view(1))
    assert table.target(0) == ""
    chips, damage = table.race.chips[:], table.race.red[:]
    theirs = table.hand(1)[0]
    table.match.choose(1, f"qualify-{theirs}")
    assert (table.target(0), table.target(1)) == (mine, theirs)
    assert [len(hand) for hand in table.race.hands] == [6, 5]
    assert (table.race.chips, table.race.red) == (chips, damage)
    assert not table.race.track_pile


@rule("R1-QUAL-01", "R1-QUAL-03", "R1-QUAL-08", "R1-QUAL-09")
def test_the_cards_are_shown_together_and_count_for_the_grid() -> None:
    race = at("blue laid=r1, orange laid=r2", "", table=PRACTICE).race
    ShowQualifying().run(race)
    one, two = race.deck.by_id["r1"], race.deck.by_id["r2"]
    assert race.values[:2] == ((one.mp, one.check), (two.mp, two.check))
    assert (race.target, race.laid, race.revealed) == ([one, two], ((),) * race.cars, True)


@rule("R1-SETUP-04", "R1-SETUP-25")
def test_a_chart_without_a_weakness_is_recommended_as_long_as_there_is_one() -> None:
    table = fresh(6)
    task = ChooseSheet(5)
    even = [option for option in task.options(table.race) if option.sheet.levels == (10, 6, 5)]
    assert task.recommended(table.race) == even[0]
    table.race.sheet = (*[option.number for option in even], -1)
    rest = task.options(table.race)
    assert all(option.sheet.levels != (10, 6, 5) for option in rest)
    assert task.recommended(table.race) == rest[0]


@rule("R1-QUAL-02")
def test_a_robot_draws_a_chip_of_its_kind_without_replacement() -> None:
    table = at("blue, orange, fast1, fast2", "DrawChip 2; DrawChip 3", table=PRACTICE)
    first = [each.code for each in table.match.chance.outcomes]  # type: ignore[union-attr]
    assert len(first) == 10
    assert all(code.startswith("fast-") for code in first)
    table.do(first[0])
    second = [each.code for each in table.match.chance.outcomes]  # type: ignore[union-attr]
    assert second == first[1:]


@rule("R1-QUAL-04", "R1-QUAL-05", "R1-QUAL-07", "R1-ACT-18")
def test_the_higher_value_starts_ahead_then_the_lower_check_value() -> None:
    table = grid(blue="3/43", orange="4/11", fast1="3/20")
    assert table.lane("main-4")[:3] == ["orange", "fast1", "blue"]
    assert table.leader == "orange"


@rule("R1-QUAL-06")
def test_exact_ties_are_drawn() -> None:
    table = grid(blue="2/55", orange="4/11", slow1="2/55")
    assert [code.code for code in table.match.chance.outcomes] == ["car0", "car5"]  # type: ignore[union-attr]
    table.do("car5")
    assert table.lane("main-4")[:3] == ["orange", "slow1", "blue"]


@rule("R1-QUAL-11", "R1-FUEL-01", "R1-FUEL-02", "R1-FUEL-03", "R1-FUEL-04", "R1-FUEL-24")
def test_fuel_of_the_basic_game_follows_the_grid() -> None:
    table = grid(slow1="5/10", blue="4/11", orange="3/43", piles="chits fast-4-40-8,slow-3-20-8")
    assert table.race.fuel == (10, 12)
    chips = sorted((ROBOTS[chip.kind], chip.turn) for chip in table.race.chits)
    assert chips == [("fast", 12), ("fast", 12), ("fast", 12), ("slow", 8), ("slow", 12), ("slow", 14)]
    assert {chip.id for chip in table.race.chits} >= {"slow1-8", "slow2-12", "slow3-14"}


def qualified(*answers: tuple[str, int], skill: str = "reflexes") -> Table:
    words = ", ".join(
        f"{name} laid={each} skill={skill if name == 'blue' else 'reflexes'}"
        for name, (each, _) in zip(("blue", "orange"), answers, strict=False)
    )
    table = at(words, "QualifyFuel (0,1)", level="advanced", table=PRACTICE)
    for seat, (_, fuel) in enumerate(answers):
        table.match.choose(seat, f"fuel-{fuel}")
    return table


@rule("R1-QUAL-12", "R1-QUAL-13", "R1-QUAL-15", "R1-QUAL-16", "R1-FUEL-13")
@pytest.mark.parametrize(("fuel", "bonus"), [(8, 2), (10, 1), (12, 0), (14, -1), (16, -2)])
def test_light_cars_qualify_better(fuel: int, bonus: int) -> None:
    table = qualified((card(check=11, mp=4, kind="speed", tyres=3), fuel), (value(43), 12))
    assert table.race.values[0] == (4 + bonus, 11)
    assert table.race.fuel == (fuel, 12)


@rule("R1-QUAL-12")
def test_the_fuel_is_chosen_in_secret_among_five_amounts() -> None:
    table = at(
        "blue laid=r1 skill=lapping, orange laid=r2 skill=lapping",
        "QualifyFuel (0,1)",
        level="advanced",
        table=PRACTICE,
    )
    assert table.codes == [f"fuel-{turns}" for turns in (8, 10, 12, 14, 16)]
    table.match.choose(0, "fuel-8")
    assert "fuel-8" not in table.match.line(1)


@rule("R1-QUAL-14", "R1-FUEL-14")
def test_a_robot_qualifies_with_its_chip_alone_and_stops_on_its_turn() -> None:
    table = at("blue, orange, superfast1", "DrawChip 2", level="advanced", table=PRACTICE)
    table.do("superfast-5-30-10")
    assert table.race.values[2] == (5, 30)
    assert table.race.chits[0].turn == 10


@rule("R1-SKILL-QUAL-01", "R1-SKILL-QUAL-02", "R1-SKILL-QUAL-03")
def test_qualifying_adds_two_and_brings_two_track_cards_after_the_grid() -> None:
    table = qualified((value(11), 12), (value(43), 12), skill="qualifying")
    assert table.race.values[0][0] == table.race.target[0].mp + 2  # type: ignore[union-attr]
    lined = grid(level="advanced", blue="6/11 skill=qualifying", orange="3/43 skill=lapping")
    assert lined.asks == "DrawTrack"
    lined.any_luck(until="DrawWeather")
    assert [len(hand) for hand in lined.race.hands] == [2, 0]
    from paddock.games.race90.first.rules_points import worth_of

    moving = at("blue@3 skill=qualifying, orange@1", "", level="advanced", table="opening", now="blue")
    assert worth_of(moving.race, 0, (moving.race.deck.by_id["r1"],)) == moving.race.deck.by_id["r1"].mp


@rule("R1-EX-03")
def test_the_basic_qualifying_of_four_drivers() -> None:
    table = grid(
        4, blue="3/43", orange="3/65", green="4/11", red="2/76", fast1="4/40", fast2="3/60", slow1="3/20", slow2="1/55"
    )
    assert table.lane("main-4") == ["green", "fast1", "slow1", "blue"]
    assert table.lane("main-3") == ["fast2", "orange", "red", "slow2"]


@rule("R1-EX-04", "R1-EX-05")
def test_fuel_and_strategies_after_that_qualifying() -> None:
    table = grid(
        4, blue="3/43", orange="3/65", green="4/11", red="2/76", fast1="4/40", fast2="3/60", slow1="3/20", slow2="1/55"
    )
    assert table.race.fuel == (12, 12, 8, 12)
    chips = sorted((ROBOTS[chip.kind], chip.turn) for chip in table.race.chits)
    assert chips == [("fast", 10), ("fast", 12), ("slow", 12), ("slow", 14)]
    order = []
    for name in ("balance", "hazard", "chase", "banging-wheels"):
        order.append(table.seat)
        table.do(f"strategy-{name}")
    assert order == [2, 0, 1, 3]


@rule("R1-EX-36", "R1-EX-37", "R1-FUEL-13", "R1-FUEL-14")
def test_the_advanced_qualifying_of_four_drivers() -> None:
    table = at(
        "blue value=3/43 fuel=12 skill=lapping, orange value=2/55 fuel=16 skill=lapping,"
        " green value=7/11 fuel=10 skill=qualifying, red value=3/76 fuel=10 skill=lapping,"
        " superfast1 value=5/30, superfast2 value=4/10, fast1 value=4/20, fast2 value=3/45,"
        " slow1 value=3/35, slow2 value=2/55",
        "SetGrid",
        seats=4,
        level="advanced",
        table=PRACTICE,
        piles="chits superfast-5-30-10,superfast-4-10-10,fast-4-20-10,fast-3-45-16,slow-3-35-10,slow-2-55-16",
    )
    table.do("car1")
    assert table.lane("main-4") == ["green", "superfast1", "superfast2", "fast1"]
    assert table.lane("main-3") == ["slow1", "blue", "fast2", "red"]
    assert table.lane("main-2") == ["orange", "slow2"]
    table.any_luck(until="DrawWeather")
    assert [len(hand) for hand in table.race.hands] == [0, 0, 2, 0]
    due = sorted((ROBOTS[chip.kind], chip.turn) for chip in table.race.chits)
    assert due == [("fast", 10), ("fast", 16), ("slow", 10), ("slow", 16), ("superfast", 10), ("superfast", 10)]
    assert table.race.fuel == (12, 16, 10, 10)


@pytest.mark.parametrize(
    ("words", "said"), [("tied:fast1=3", "belongs to players, not to fast1"), ("target:blue=", "there is no card ''")]
)
def test_what_only_this_edition_writes_is_refused_with_a_reason_too(words: str, said: str) -> None:
    with pytest.raises(BadData, match=said):
        GAME.at(f"2 monza | turn 7 | blue@1, orange@2 | first {words} | ")
