"""Phases C and D, recoveries, stops, robots and the safety car, step by step."""

import pytest

from games.race90.second.tables import FAR, Table, at, fresh
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_out import clear_chart, eliminate
from paddock.games.race90.second.rules_pass import likely_cost, pass_cost, trip
from paddock.games.race90.second.rules_pit import fall_behind_all
from paddock.games.race90.second.rules_play import CardsDown, PlaySecond, payable_together
from paddock.games.race90.second.rules_pledge import add_spot_costs, keeps, kept, may_play, most_points
from paddock.games.race90.second.rules_points import spot_in_reach, spot_payable
from paddock.games.race90.second.rules_robots import ForceSpot
from paddock.games.race90.second.rules_turn import next_in
from paddock.games.race90.shared.events import MoveEnded, PitStopMade, Recovered, RobotMoveEnded, RobotOrdered
from paddock.games.race90.shared.options import IGNORE as LEAVE
from paddock.games.race90.shared.options import USE, TakeSpot
from paddock.games.race90.shared.position import NO_USE, NOWHERE, RISKED
from paddock.games.race90.shared.rules_ask import CarChoice
from paddock.games.race90.shared.rules_pledge import Outlook
from rules import rule


def second(cars: str, table: str = "", now: str = "blue", circuit: str = "monza", seats: int = 2) -> SecondRace:
    race = at(cars, "Declare 0", table=table, now=now, circuit=circuit, seats=seats).race
    assert isinstance(race, SecondRace)
    return race


# Phase B and C


@rule("R2-STR-SAVEFUEL-01", "R2-STR-SAVEFUEL-02")
@pytest.mark.parametrize(("code", "drawn"), [("throw-r1", 2), ("draw", 1)])
def test_save_fuel_draws_two_for_a_card_and_else_one(code: str, drawn: int) -> None:
    table = at(f"{FAR}, blue@35 hand=r1 strategy=save-fuel, orange@3", "DrawCard 0; Declare 1", now="blue").do(code)
    table.any_luck()
    assert (table.asks, len(table.hand())) == ("Declare", drawn + (code == "draw"))


@rule("R2-STR-LUCKY-02", "R2-STR-LUCKY-03", "R2-STR-LUCKY-06")
@pytest.mark.parametrize(
    ("hand", "asks"), [("r23,r24", "ShowPair"), ("r1,r63", "LuckyDiscard"), ("r23", "LuckyDiscard")]
)
def test_a_lucky_pair_is_the_two_cards_just_drawn(hand: str, asks: str) -> None:
    table = at(f"{FAR}, blue@35 hand={hand} strategy=lucky, orange@3", "LuckyPair 0; Declare 1", now="blue")
    assert table.asks == asks
    if asks == "ShowPair":
        table.do("show")
        assert table.race.revealed
        assert table.race.now.drawn == ()


@rule("R2-C-01", "R2-REC-43", "R2-REC-49", "R2-E-19")
@pytest.mark.parametrize(("words", "where"), [("off=6b waste=2", "6b"), ("", "b6")])
def test_who_can_play_nothing_comes_back_and_stands_still(words: str, where: str) -> None:
    table = at(f"{FAR}, blue@36 {words} hand=r1 chips=0, orange@3", "PlayCards 0; Declare 1", now="blue")
    assert (table.where("blue"), table.race.off, table.race.waste[0]) == (where, (), 0)
    assert table.race.no_move == (0,)


@rule("R2-C-01", "R2-C-02", "R2-C-09", "R2-C-16")
def test_a_card_that_needs_another_may_be_played_first_but_not_alone() -> None:
    """Corner 7 is seven points ahead: three of t7c, four of r1."""
    table = at(f"{FAR}, blue@35 hand=t7c,r1 chips=9, orange@3", "PlayCards 0; Declare 1", now="blue")
    assert table.codes == ["play-t7c", "play-r1"]
    assert table.do("play-t7c").codes == ["add-r1"]


@rule("R2-C-01", "R2-C-03")
@pytest.mark.parametrize(
    ("hand", "alone", "codes"),
    [("r105,r130", True, ["done", "add-r105", "add-r130"]), ("r105", False, ["add-r105"]), ("", False, ["done"])],
)
def test_the_second_card_of_a_position_that_was_written_down(hand: str, alone: bool, codes: list[str]) -> None:
    race = second(f"{FAR}, blue@35 hand={hand}, orange@3", now="blue played=r129")
    assert [option.code for option in PlaySecond(0, alone).options(race)] == codes


@rule("R2-C-14", "R2-C-15")
@pytest.mark.parametrize(
    ("hand", "names", "payable"),
    [
        ("r50", ["r50"], False),
        ("r50,r1", ["r50"], True),
        ("r51,r52", ["r51", "r52"], False),
        ("r51,r52,r1,r2", ["r51", "r52"], True),
        ("r51,r52,r1", ["r51", "r52"], False),
    ],
)
def test_what_two_cards_cost_is_paid_with_the_others(hand: str, names: list[str], payable: bool) -> None:
    race = second(f"{FAR}, blue@35 hand={hand} chips=0, orange@3")
    assert payable_together(race, 0, tuple(race.deck.by_id[name] for name in names)) == payable


# r91 to r96 are 2s, r105 to r107 3s, r101 a 1, t6d carries the overtake symbol, r21 two damage.
@rule("R2-C-17", "R2-STR-PUSH-02", "R2-STR-PUSH-03", "R2-STR-SAVEFUEL-03", "R2-STR-HAZARD-01", "R2-TC-11")
@pytest.mark.parametrize(
    ("strategy", "played", "overtake", "fuel", "bonus", "spares"),
    [
        ("push", "r91,r105", 0, 11, 0, False),
        ("push", "r105,r91", 0, 11, 0, False),
        ("push", "r91,r92", 0, 12, 0, False),
        ("push", "r91", 0, 12, 0, False),
        ("lucky", "r91,r105", 0, 12, 0, False),
        ("lucky", "t6d,r129", -1, 12, 0, False),
        ("save-fuel", "r91,r92", 0, 12, 0, True),
        ("save-fuel", "r101", 0, 12, 0, True),
        ("save-fuel", "r101,r105", 0, 12, 0, False),
        ("push", "r21,r101", 0, 12, 0, False),
        ("hazard", "r21,r101", 0, 12, 2, False),
    ],
)
def test_what_the_cards_on_the_table_mean(
    strategy: str, played: str, overtake: int, fuel: int, bonus: int, spares: bool
) -> None:
    race = second(f"{FAR}, blue@36 fuel=12 strategy={strategy} chips=9, orange@3", now=f"blue played={played}")
    race.stack = []
    CardsDown(0).run(race)
    assert (race.now.overtake, race.fuel[0], race.now.bonus, len(race.stack) > 0) == (overtake, fuel, bonus, spares)


# Promises


@rule("R2-TC-01", "R2-TC-28", "R2-C-10")
@pytest.mark.parametrize(
    ("words", "section", "name", "certain"),
    [("off=7b", 41, "t1d", False), ("off=7a", 37, "t6d", False), ("spot=4-spot1", 32, "t6a", True)],
)
def test_off_the_track_no_corner_is_the_own_one(words: str, section: int, name: str, certain: bool) -> None:
    race = second(f"{FAR}, blue@{section} {words} hand={name} chips=9, orange@3")
    assert may_play(race, 0, (race.deck.by_id[name],)) == certain


@rule("R2-TC-01", "R2-TC-06")
def test_the_most_that_a_trajectory_adds() -> None:
    assert most_points(second(f"{FAR}, blue@32 spot=4-spot1, orange@3"), 0, ()) == 2


@rule("R2-D-06", "R2-TC-27")
def test_cards_and_a_trajectory_are_paid_together() -> None:
    cars = "superfast1@98, blue@15 spot=5b-spot1, orange@3"
    race = second(cars, now="blue played=r50,r1", circuit="corvo")
    look = Outlook(race, 0)
    add_spot_costs(race, look, race.spot[0])
    assert (look.tyres_due, look.cards_due) == (2, 2)
    cars = "superfast1@98, blue@15 spot=4b-spot1 strategy=save-tyres, orange@3"
    race = second(cars, now="blue played=r50,r1", circuit="silverstone")
    look = Outlook(race, 0)
    add_spot_costs(race, look, race.spot[0])
    assert (look.tyres_due, look.cards_due) == (2, 1)


@rule("R2-TC-26", "R2-TC-01", "R2-TC-27")
@pytest.mark.parametrize(
    ("section", "now", "kept_"),
    [
        (32, "settled mp=1 pledge=5", True),
        (32, "settled mp=0 pledge=5", False),
        (35, "settled mp=2 pledge=6 cards_due=1", False),
        (35, "settled mp=6 pledge=6,7", False),
        (35, "settled mp=7 pledge=6,7", True),
    ],
)
def test_whether_all_promised_corners_can_be_used(section: int, now: str, kept_: bool) -> None:
    race = second(f"{FAR}, blue@{section}, orange@3", now=f"blue {now}")
    race.stack = []
    assert keeps(race, 0) == kept_


class Ask(CarChoice):
    """A question whose second answer takes the points away."""

    def chosen(self, race: SecondRace, option: object) -> None:
        if option is LEAVE:
            race.now.mp = 0


@rule("R2-TC-26")
@pytest.mark.parametrize(
    ("now", "car", "found"),
    [
        ("settled mp=3 pledge=6", 0, [USE]),
        ("settled mp=3", 0, [USE, LEAVE]),
        ("settled mp=3 pledge=6", 1, [USE, LEAVE]),
        ("settled mp=2 pledge=6", 0, [USE, LEAVE]),
    ],
)
def test_only_options_that_keep_the_own_promise_are_left_if_there_are_any(
    now: str, car: int, found: list[object]
) -> None:
    race = second(f"{FAR}, orange@11, blue@35", now=f"blue {now}")
    assert list(kept(race, car, Ask(car), [USE, LEAVE])) == found


@rule("R2-TC-25")
def test_a_late_brake_leads_into_the_very_next_corner() -> None:
    """Between the brake of corner 4 and corner 5 there is one section."""
    race = second(f"{FAR}, orange@31, blue@30 hand=t5c,t1a, green@3", seats=3)
    assert not may_play(race, 0, (race.deck.by_id["t5c"],))
    assert may_play(second(f"{FAR}, orange@31, blue@30 hand=t4c,t1a, green@3", seats=3), 0, (race.deck.by_id["t4c"],))


# Passing


@rule("R2-E-12", "R2-E-13", "R2-STR-RECOVERY-01")
@pytest.mark.parametrize(("strategy", "cost"), [("recovery", 1), ("lucky", -1), ("banging-wheels", 1)])
def test_only_recovery_passes_slower_robots_cheaply(strategy: str, cost: int) -> None:
    race = second(f"{FAR}, fast1@36, blue@36 strategy={strategy}, orange@3")
    assert pass_cost(race, 0, 36, 4, 12, 0) == cost


@rule("R2-TC-11", "R2-E-23")
@pytest.mark.parametrize(("symbol", "saved", "cost"), [(1, -1, 1), (1, 1, 2), (0, -1, 2), (0, 1, 2), (2, -1, 2)])
def test_the_symbol_in_the_first_corner(symbol: int, saved: int, cost: int) -> None:
    race = second(f"{FAR}, orange@2, blue@26", now=f"blue saved={saved}")
    assert likely_cost(race, 0, 26, 1, symbol, False) == cost


@rule("R2-E-06", "R2-FLAG-21", "R2-ROB-56")
def test_with_no_point_left_not_even_a_free_pass_is_foreseen() -> None:
    found = trip(second(f"{FAR}, orange@12, blue@35 blue-flag"), 0, 1, 0, 0, NOWHERE)
    assert (found.progress, found.passed) == (36, 0)


# Trajectories and payments


@rule("R2-D-02", "R2-D-05", "R2-D-14", "R2-STR-BALANCE-01", "R2-START-09")
@pytest.mark.parametrize(
    ("words", "table", "played", "name"),
    [
        ("spot=4-spot1", "", "r105", "4-spot1"),
        ("spot=4-spot1", "", "r1", ""),
        ("spot=4-spot1 strategy=balance", "", "r1", "4-spot1"),
        ("spot=4-spot1", "turn 1 weather 1 opening", "r105", ""),
        ("", "", "r1", ""),
        ("", "", "r63", ""),
    ],
)
def test_which_trajectory_is_in_reach(words: str, table: str, played: str, name: str) -> None:
    race = second(f"{FAR}, blue@32 {words}, orange@3", table=table)
    found = spot_in_reach(race, 0, (race.deck.by_id[played],))
    assert (race.board.spots[found].name if found != NOWHERE else "") == name


@rule("R2-D-06", "R2-D-10", "R2-D1-03", "R2-D1-18")
@pytest.mark.parametrize(
    ("circuit", "spot", "words", "played", "hand", "payable"),
    [
        ("silverstone", "4b-spot1", "chips=3", "r1", 0, True),
        ("silverstone", "4b-spot1", "chips=2", "r1", 0, False),
        ("silverstone", "4b-spot1", "chips=2", "r1", 1, True),
        ("corvo", "5b-spot1", "chips=9", "r50", 2, True),
        ("corvo", "5b-spot1", "chips=9", "r50", 1, False),
        ("corvo", "9-spot1", "red=2", "r21", 0, True),
        ("corvo", "9-spot1", "red=3", "r21", 0, False),
    ],
)
def test_a_trajectory_is_paid_on_top_of_the_cards(
    circuit: str, spot: str, words: str, played: str, hand: int, payable: bool
) -> None:
    race = second(f"superfast1@98, blue@15 {words}, orange@3", circuit=circuit)
    found = race.board.spot_index[spot]
    assert spot_payable(race, 0, found, (race.deck.by_id[played],), hand) == payable


@rule("R2-D-01", "R2-D-07", "R2-D-11", "R2-D2-17", "R2-D2-21", "R2-REC-28")
def test_an_extreme_trajectory_is_checked_though_no_card_asks_for_a_check() -> None:
    cars = f"{FAR}, blue@32 spot=4-spot2 target=r64, orange@3"
    table = at(cars, "Resolve 0; Declare 1", now="blue played=r101").do("use")
    assert (table.asks, table.race.now.use) == ("BlindCheck", RISKED)
    table.do("r104")
    assert (table.race.now.use, table.race.now.failed, table.race.spot[0]) == (NO_USE, True, NOWHERE)


@rule("R2-D-01", "R2-D-08", "R2-D1-15")
@pytest.mark.parametrize("words", ["", "skill=sixth-sense sixth=0"])
def test_without_a_trajectory_there_is_nothing_to_use_and_costs_are_paid_once(words: str) -> None:
    table = at(f"{FAR}, blue@35 {words}, orange@3", "Resolve 0; Declare 1", now="blue played=r21")
    assert table.race.now.use == NO_USE
    table.do("red", "red")
    assert (table.asks, table.race.red[0]) == ("Declare", 2)
    assert table.race.now.charted == table.race.now.played


@rule("R2-D-09", "R2-D1-13", "R2-D1-15", "R2-D1-01")
@pytest.mark.parametrize(
    ("section", "spot", "answer", "cards", "damage"),
    [
        (15, "5b-spot1", "use", 1, 0),
        (15, "5b-spot1", "ignore", 0, 0),
        (28, "9-spot1", "use", 0, 1),
        (28, "9-spot1", "ignore", 0, 0),
    ],
)
def test_a_trajectory_costs_what_is_printed_beside_it(
    section: int, spot: str, answer: str, cards: int, damage: int
) -> None:
    cars = f"superfast1@98, blue@{section} spot={spot} hand=r1,r2 chips=9, orange@3"
    now = f"blue played=r26 tyres_due=1 spot={spot}"
    table = at(cars, "UseSpot 0; Pay 0; Declare 1", circuit="corvo", now=now).do(answer)
    assert table.race.now.cards_due == cards
    if cards:
        assert table.do("discard-r1").hand() == ["r2"]
    if damage:
        table.do("red")
    assert (table.asks, table.race.red[0]) == ("Declare", damage)


@rule("R2-D-11", "R2-D1-15")
@pytest.mark.parametrize(("use", "damage"), [(1, 0), (2, 1), (3, 1)])
def test_damage_of_a_trajectory_is_for_who_uses_or_tries_it(use: int, damage: int) -> None:
    cars = "superfast1@98, blue@28 spot=9-spot1, orange@3"
    table = at(cars, "Pay 0; Declare 1", circuit="corvo", now=f"blue played=r101 use={use} spot=9-spot1")
    assert (table.asks == "DrawDisc") == bool(damage)


@rule("R2-D1-02", "R2-D1-08", "R2-STR-PUSH-06")
def test_cards_paid_for_tyres_are_counted() -> None:
    cars = f"{FAR}, blue@35 hand=r3,r4 chips=5, orange@3"
    table = at(cars, "Pay 0; Declare 1", now="blue tyres_due=3").do("pay-r3")
    assert (table.race.now.cards, table.race.now.tyres_due) == (1, 2)


@rule("R2-D2-16", "R2-D2-18", "R2-D2-33")
@pytest.mark.parametrize(
    ("checks", "asks"),
    [("check+0", "NormalCheck"), ("check+0,check+0", "NormalCheck"), ("check+0,check+20", "ChooseCheck")],
)
def test_the_order_of_checks_is_asked_for_where_they_differ(checks: str, asks: str) -> None:
    cars = f"{FAR}, blue@35 hand=r59,r60 target=r64, orange@3"
    table = at(cars, "MakeChecks 0; Declare 1", now=f"blue played=r105 checks={checks}")
    assert table.asks == asks
    if checks == "check+0,check+0":
        table.do("check-r60")
        assert table.asks == "NormalCheck"
        assert table.do("check-r59").asks == "Declare"


@rule("R2-TC-18", "R2-TC-21")
def test_a_card_that_replaces_an_extreme_check_is_discarded() -> None:
    cars = f"{FAR}, blue@32 spot=4-spot2 hand=t3b,r1 target=r64, orange@3"
    table = at(cars, "ExtremeWay 0; Declare 1", now="blue played=r71 use=3 spot=4-spot2").do("void-t3b")
    assert (table.hand(), [card.id for card in table.race.track_discard]) == (["r1"], ["t3b"])


@rule("R2-ROB-19", "R2-ROB-17", "R2-STR-HAZARD-05")
def test_the_first_robot_gets_no_card_for_an_extreme_check() -> None:
    cars = "superfast2@90, superfast1@32 spot=4-spot2, blue@3 strategy=hazard, orange@2 strategy=hazard"
    table = at(cars, "TakeTurn 2; Declare 0").do("r1")
    assert (table.asks, table.race.progress[2]) == ("Declare", 39)


@rule("R2-D4-01", "R2-D4-03")
def test_events_that_can_do_nothing_lapse() -> None:
    table = at(f"{FAR}, blue@35 blue-flag, orange@3", "Events 0; Declare 1", now="blue events=1,2")
    assert (table.asks, table.race.now.events) == ("Declare", ())


# Recoveries


@rule("R2-REC-01", "R2-REC-29", "R2-REC-37", "R2-STR-CHASE-18")
def test_who_loses_control_waits_where_it_was_lost_until_an_arrow_says_otherwise() -> None:
    cars = f"{FAR}, blue@36 target=r61, orange@3 chase=blue, green@2 chase=superfast1"
    table = at(cars, "LateResult 0; TurnOver 0; Declare 1", now="blue", seats=3)
    assert (table.race.off, table.race.reentry[0], table.lane("b6")) == ((0,), 12, [])
    assert table.race.chased == (-1, -1, table.car("superfast1"))


@rule("R2-ROB-51", "R2-REC-06")
def test_the_first_robot_pays_nothing_in_a_recovery() -> None:
    table = at(
        "superfast2@90, superfast1@31 off=b4, blue@1, orange@0",
        "RecoveryStep 2 7 0; TurnOver 2; Declare 0",
        now="superfast1",
    )
    table.do("r103")
    assert (table.asks, table.race.waste[2]) == ("Declare", 2)


@rule("R2-REC-06", "R2-REC-17", "R2-REC-18")
@pytest.mark.parametrize(("hand", "out"), [("r1,r2,r3", False), ("r1,r2", False), ("r1", True)])
def test_a_recovery_may_cost_cards(hand: str, out: bool) -> None:
    """Portovento, before the corner in section 7: failing costs two cards."""
    name = second("blue@5, orange@4", circuit="portovento").board.names[6]
    cars = f"superfast1@98, blue@6 off={name} target=r59 hand={hand}, orange@3"
    table = at(cars, "RecoveryResult 0 6 0; TurnOver 0; Declare 1", circuit="portovento", now="blue")
    if out:
        assert 0 in table.race.retired
        return
    table.do("discard-r1", "discard-r2")
    assert (table.asks, table.hand()) == ("Declare", hand.split(",")[2:])


def arrow(circuit: str, line: int, step: int, words: str = "", passed: str = "no") -> Table:
    """Blue follows an arrow, with other cars in the race."""
    cars = f"superfast1@98, blue@{line if line >= 0 else 32} {words}, orange@3"
    tasks = f"FollowArrow 0 {line} {step} {passed}; TurnOver 0; WeatherStop; Declare 1; EndGameTurn; GameTurn"
    return at(cars, tasks, circuit=circuit, now="blue")


@rule("R2-REC-21", "R2-REC-30", "R2-REC-53")
@pytest.mark.parametrize(
    ("step", "words", "passed", "forced", "waste", "asks"),
    [
        (0, "", "yes", (), 1, "Declare"),
        (0, "", "no", (), 1, "BlindCheck"),
        (1, "", "no", (0,), 0, "Declare"),
        (1, "forced", "no", (0,), 0, "Declare"),
        (1, "waste=1", "yes", (), 2, "Declare"),
    ],
)
def test_what_an_arrow_brings(
    step: int, words: str, passed: str, forced: tuple[int, ...], waste: int, asks: str
) -> None:
    """Daytona, before the first corner: passing takes a point, failing leads to a second check."""
    table = arrow("daytona", 1, step, f"off=b1 target=r61 {words}", passed)
    assert (table.race.forced, table.race.waste[0], table.asks) == (forced, waste, asks)
    assert table.race.now.bonus == 0


@rule("R2-REC-22", "R2-REC-23", "R2-REC-24", "R2-OUT-04")
@pytest.mark.parametrize(("circuit", "line", "step", "safety"), [("corvo", 9, 1, False), ("corvo", 16, 1, True)])
def test_a_crash_brings_the_safety_car_only_where_it_is_printed(
    circuit: str, line: int, step: int, safety: bool
) -> None:
    names = second("blue@5, orange@4", circuit=circuit).board.names
    table = arrow(circuit, line, step, f"off={names[line]} hand=r1 target=r2")
    assert (0 in table.race.retired, table.race.off, table.race.forced) == (True, (), ())
    assert (table.asks == "OfferStop") == safety
    assert table.told(Recovered) == []
    assert table.race.waste[0] == 0


@rule("R2-REC-22", "R2-OUT-10", "R2-REC-23")
def test_when_the_last_player_crashes_there_is_no_safety_car_any_more() -> None:
    cars = f"{FAR}, blue@36 off=b6, orange out"
    table = at(cars, "FollowArrow 0 12 0 no; TurnOver 0; EndGameTurn; GameTurn", now="blue")
    assert (table.match.over, table.race.under_safety) == (True, False)


@rule("R2-REC-19", "R2-REC-20", "R2-REC-37")
def test_points_are_lost_now_on_a_trajectory_and_in_the_next_turn_off_the_track() -> None:
    """Silverstone has a brake in its first section."""
    off = arrow("silverstone", 0, 0, "off=b1", "yes")
    time = off.race.board.recovery[0].checks[0].passed  # type: ignore[union-attr]
    assert (off.race.waste[0], off.race.now.bonus, off.race.reentry[0]) == (time.time, 0, time.reentry)
    board = off.race.board
    extreme = next(number for number, spot in enumerate(board.spots) if spot.extreme)
    spot = arrow("silverstone", -1 - extreme, 0, "", "no")
    assert (spot.race.waste[0], spot.race.now.bonus, spot.race.reentry[0], spot.race.off) == (0, -4, NOWHERE, ())


@rule("R2-REC-19", "R2-REC-37")
def test_the_recovery_of_the_very_first_spot(monkeypatch: pytest.MonkeyPatch) -> None:
    board = at("blue@5, orange@4", "Declare 0", circuit="silverstone").race.board
    extreme = next(spot for spot in board.spots if spot.extreme)
    monkeypatch.setattr(board.spots[0], "recovery", extreme.recovery)  # no circuit of ours begins with one
    spot = arrow("silverstone", -1, 0, "", "no")
    assert (spot.race.waste[0], spot.race.now.bonus, spot.race.reentry[0]) == (0, -4, NOWHERE)
    assert spot.told(Recovered) == []


# Out


@rule("R2-OUT-06", "R2-OUT-07", "R2-OUT-08", "R2-STR-CHASE-25")
def test_nothing_is_left_of_a_player_who_is_out() -> None:
    cars = f"{FAR}, blue@35 hand=r1 target=r2 frozen=r3 laid=r4 reserve=r6 chasers=green chase=superfast1 no-move, "
    cars += "orange@3 chase=superfast1 no-move, green@2 chase=blue"
    race = second(cars, now="blue played=r5", seats=3)
    other = race.deck.by_id["r50"]
    race.shown = (race.hands[0][0], other)
    eliminate(race, 0, "crash")
    assert (race.hands[0], race.frozen[0], race.laid[0], race.target[0]) == ([], (), (), None)
    assert (race.reserve[0], race.chasers[0], list(race.shown)) == ((), (), [other])
    assert sorted(card.id for card in race.race_discard) == ["r1", "r2", "r3", "r4", "r5", "r6"]
    assert race.chased == (-1, 3, -1)
    assert (race.no_move, race.retired[-1], race.acted[0]) == ((1,), 0, True)


@rule("R2-OUT-07", "R2-OUT-08")
def test_cards_of_another_players_turn_stay() -> None:
    race = second(f"{FAR}, blue@35 hand=r1, orange@3", now="orange played=r5")
    clear_chart(race, 0)
    assert [card.id for card in race.race_discard] == ["r1"]
    assert [card.id for card in race.now.played] == ["r5"]


@rule("R2-OUT-06", "R2-FUEL-20", "R2-OUT-04")
def test_the_first_robot_can_be_out_too() -> None:
    table = at("superfast2@90, superfast1@36, blue@5, orange@3", "Declare 0", now="superfast1")
    eliminate(table.race, 2, "crash")
    assert (table.race.retired[-1], table.lane("b6")) == (2, [])


@rule("R2-OUT-06", "R2-OUT-10")
def test_the_turn_of_a_car_that_is_out_is_over() -> None:
    table = at(f"{FAR}, blue@36, orange@3", "TakeDamage 0 6; LateBrake 0; TurnOver 0; Declare 1", now="blue")
    assert (table.asks, table.match.to_move) == ("Declare", (1,))


@rule("R2-OUT-09", "R2-OUT-10")
def test_with_everybody_out_the_race_is_over_and_nobody_takes_the_lead() -> None:
    robots = "superfast1 out, superfast2 out, fast1 out, fast2 out, fast3 out, slow1 out, slow2 out, slow3 out"
    race = second(f"{robots}, orange out, blue@35", "turn 7 weather 1 leader blue")
    eliminate(race, 0, "crash")
    assert (race.leader, race.stack) == (0, [])


# Stops


@rule("R2-SC-22", "R2-SC-23", "R2-SC-24")
@pytest.mark.parametrize(
    ("cars", "progress", "sections"),
    [
        ("blue@60, orange@59, green@58, red@57", [57, 60, 59, 58], 3),
        ("orange@60, blue@59, green@58, red@57", [57, 60, 59, 58], 2),
        ("orange@60, green@59, red@58, blue@57", [57, 60, 59, 58], 0),
        ("orange@60, blue@59, green out, red out", [59, 60, 0, 0], 0),
    ],
)
def test_a_stop_behind_the_safety_car_costs_all_places(cars: str, progress: list[int], sections: int) -> None:
    table = at(cars, "Declare 0", table="turn 7 weather 1 safety 60", now="blue", seats=4)
    race = table.race
    race.forced = (0,)
    fall_behind_all(race, 0)
    assert race.progress[:4] == progress
    assert sorted(car for lane in race.lanes for car in lane) == [car for car in range(4) if car not in race.retired]
    assert (list(race.forced), race.leader) == ([], 1)


@rule("R2-SC-22")
def test_the_only_car_left_falls_back_by_a_section() -> None:
    race = second("blue@60, orange out", "turn 7 weather 1 safety 60")
    fall_behind_all(race, 0)
    assert race.progress[0] == 59


@rule("R2-SC-22", "R2-SC-24")
def test_a_stop_behind_the_safety_car_is_told_with_the_places_lost() -> None:
    cars = "blue@60 fuel=20, orange@59, superfast1@58"
    table = at(cars, "TakeFuel 0; Declare 1", table="turn 7 weather 1 safety 60", now="blue").do("load-10")
    assert [(event.sections, event.why) for event in table.told(PitStopMade)] == [(2, "line")]


@rule("R2-A-24", "R2-SKILL-TUNING-02", "R2-SKILL-TUNING-03", "R2-SKILL-GEN-02")
@pytest.mark.parametrize(
    ("words", "table", "brown"),
    [
        ("skill=tuning brown=2", "turn 7 weather 1 bag 10+4", 1),
        ("skill=tuning brown=0", "turn 7 weather 1 bag 10+6", 0),
        ("skill=lapping brown=2", "turn 7 weather 1 bag 10+4", 2),
        ("skill=tuning brown=2", "turn 7 weather 1 bag 10+4 safety 60", 2),
    ],
)
def test_tuning_repairs_one_brown_disc(words: str, table: str, brown: int) -> None:
    race = at(f"{FAR}, blue@35 {words}, orange@3", "Repair 0; Declare 1", table=table, now="blue").race
    assert (race.brown[0], race.bag_brown) == (brown, 6 - brown)


FIRST = ["save-tyres", "hazard", "balance", "lucky", "chase", "banging-wheels", "save-fuel", "push"]
NAMES = [*FIRST, "recovery", "steady"]


@rule("R2-A-35", "R2-TYRE-16", "R2-STR-RECOVERY-06", "R2-STR-STEADY-03")
@pytest.mark.parametrize("own", [*NAMES, ""])
def test_any_strategy_but_the_own_one_may_be_taken(own: str) -> None:
    words = f"strategy={own}" if own else ""
    found = at(f"{FAR}, blue@35 {words}, orange@3", "PitStrategy 0; Declare 1", now="blue")
    assert found.codes == ["keep", *[f"strategy-{name}" for name in NAMES if name != own]]
    found.race.all_items = False
    race = found.race
    assert [option.code for option in race.stack[-1].options(race)] == [  # type: ignore[attr-defined]
        "keep",
        *[f"strategy-{name}" for name in FIRST if name != own],
    ]


@rule("R2-A-37", "R2-STR-GEN-03", "R2-SC-12")
@pytest.mark.parametrize(
    ("table", "asks"), [("turn 7 weather 1", "PickChased"), ("turn 7 weather 1 safety 60", "Declare")]
)
def test_behind_the_safety_car_nobody_is_chased_after_a_stop(table: str, asks: str) -> None:
    cars = "superfast1@60, blue@58 strategy=chase, orange@3"
    assert at(cars, "EndStop 0; Declare 1", table=table, now="blue").asks == asks


# Robots


@rule("R2-ROB-25", "R2-REC-42", "R2-ROB-21")
@pytest.mark.parametrize(("waste", "progress"), [(0, 36), (1, 35), (3, 33)])
def test_a_robot_loses_wasted_time_once(waste: int, progress: int) -> None:
    table = at(f"superfast1@90, fast1@33 waste={waste}, blue@1, orange@0", "RobotMove 4; Declare 0", now="fast1")
    assert (table.race.progress[4], table.race.waste[4]) == (progress, 0)
    assert (4 in table.race.no_move) == (waste == 3)
    assert len(table.told(RobotMoveEnded)) == (waste < 3)


@rule("R2-ROB-47", "R2-ROB-50", "R2-F-21", "R2-F-24", "R2-F-25")
@pytest.mark.parametrize(
    ("words", "now", "spot"),
    [
        ("fast1@32", "moved left", "4-spot1"),
        ("fast1@32", "moved", "4-spot1"),
        ("fast1@32", "", ""),
        ("fast1@32 spot=4-spot1", "", "4-spot1"),
        ("fast1@32 spot=4-spot2", "moved", "4-spot1"),
        ("fast1@32 spot=4-spot1", "moved", "4-spot1"),
        ("fast1@32", "moved failed", ""),
        ("fast1@32", "moved left failed", "4-spot1"),
        ("fast1@32 off=5", "moved left", ""),
        ("flag@4, fast1@32", "moved left", ""),
        ("fast1@34", "moved left", ""),
        ("slow1@32 spot=4-spot1, fast1@32 spot=4-spot2", "moved", ""),
    ],
)
def test_when_a_robot_takes_a_spot(words: str, now: str, spot: str) -> None:
    table = at(f"superfast1@90, {words}, blue@1, orange@0", "RobotSpot 4; Declare 0", now=f"fast1 {now}")
    held = table.race.spot[4]
    assert (table.race.board.spots[held].name if held >= 0 else "") == spot


@rule("R2-ROB-47", "R2-OUT-06")
def test_a_robot_that_is_out_takes_no_spot() -> None:
    cars = "superfast1@98, fast1 out, blue@3, orange@2"
    table = at(cars, "RobotSpot 4; Declare 0", circuit="silverstone", now="fast1 moved left")
    assert table.race.spot[4] == NOWHERE


@rule("R2-FLAG-31", "R2-FLAG-32", "R2-FLAG-37", "R2-ROB-49")
def test_orders_of_the_orange_flag_are_told_and_end_at_a_yellow_one() -> None:
    orange = "turn 7 weather 1 orange blue"
    cars = "superfast1@90, {} fast1@32, blue@1, orange@0"
    behind = at(cars.format("flag@4,"), "RobotSpot 4; Declare 0", now="fast1 moved left", table=orange)
    assert behind.asks == "Declare"
    table = at(cars.format(""), "RobotSpot 4; Declare 0", now="fast1 moved left", table=orange)
    option = ForceSpot(4).options(table.race)[1]
    assert isinstance(option, TakeSpot)
    assert option.extreme
    table.do("spot-4-spot2")
    late = at("superfast1@90, fast1@36, blue@1, orange@0", "ForceLate 4; Declare 0", now="fast1", table=orange)
    late.do("late-brake")
    assert [event.risk for event in (*table.told(RobotOrdered), *late.told(RobotOrdered))] == ["extreme", "late-brake"]


# The safety car


@rule("R2-SC-05", "R2-SC-06", "R2-SC-07", "R2-SC-08")
def test_in_the_line_every_car_stands_once() -> None:
    race = at("green@40, orange@40, blue@38, superfast1@35", "FormLine", seats=3, table="leader green").race
    assert sorted(car for lane in race.lanes for car in lane) == [0, 1, 2, 3]
    assert [race.progress[car] for car in (2, 1, 0, 3)] == [40, 39, 38, 37]


@rule("R2-SC-25", "R2-SC-21", "R2-SC-26")
@pytest.mark.parametrize(
    ("words", "asks"), [("fuel=7", "TakeFuel"), ("fuel=20 forced", "TakeFuel"), ("fuel=20", "SafetyDeclare")]
)
def test_due_stops_are_made_behind_the_safety_car(words: str, asks: str) -> None:
    cars = f"superfast1@60, blue@59 {words}, orange@58"
    table = at(cars, "SafetyTurn 0; Declare 1", table="turn 7 weather 1 safety 60", now="blue")
    assert table.asks == asks


@rule("R2-SC-31", "R2-SC-22", "R2-ROB-53", "R2-ACT-26")
def test_a_robot_that_stops_behind_the_safety_car_has_still_to_act() -> None:
    cars = "superfast1@60 called, blue@59, orange@58"
    table = at(cars, "SafetyTurn 2; TurnOver 2; Declare 0", table="turn 7 weather 1 safety 60", now="superfast1")
    assert (table.race.just_pit, table.race.acted[2], table.race.progress[2]) == ((2,), False, 58)


@rule("R2-SC-16", "R2-SC-17", "R2-SC-18")
@pytest.mark.parametrize(
    ("cars", "progress", "told"),
    [
        ("superfast1@60, orange@59, blue@55", 58, 1),
        ("superfast1@60, orange@59, blue@58", 58, 0),
        ("blue@60, orange@59", 61, 1),
    ],
)
def test_a_car_closes_up_and_stands_in_one_place(cars: str, progress: int, told: int) -> None:
    table = at(cars, "CloseUp 0; Declare 1", table="turn 7 weather 1 safety 61", now="blue")
    assert (table.race.progress[0], len(table.told(MoveEnded))) == (progress, told)
    assert sum(lane.count(0) for lane in table.race.lanes) == 1


# The sequence of play


@rule("R2-SETUP-29", "R2-ACT-02", "R2-SETUP-02")
def test_the_race_begins_in_its_first_turn() -> None:
    table = fresh(2)
    while table.asks != "Declare":
        table.any_luck() if table.match.chance is not None else table.do(table.codes[0])
    assert (table.race.turn, table.race.opening) == (1, True)


@rule("R2-F-16", "R2-A-18")
def test_where_all_spots_are_held_nothing_is_asked() -> None:
    cars = f"{FAR}, orange@36 spot=b6-spot1, blue@36"
    assert at(cars, "OfferSpot 0; Declare 1", now="blue moved left").asks == "Declare"


@rule("R2-ACT-01", "R2-A-41")
def test_a_new_turn_forgets_the_stops_of_the_last() -> None:
    table = at("superfast1@90, blue@13 just-pit fuel=20, orange@3 fuel=20", "GameTurn no")
    assert table.race.just_pit == ()


@rule("R2-ACT-25", "R2-ACT-33")
@pytest.mark.parametrize(("one", "two"), [((5, 1, 7), (6, 1, 6)), ((5, 1, 7), (4, 2, 7)), ((5, 1, 7), (7, 1, 5))])
def test_what_follows_a_turn_is_kept_apart_by_section_mode_and_lead(
    one: tuple[int, int, int], two: tuple[int, int, int]
) -> None:
    for section, mode, lead in (one, two):
        (found,) = next_in(section, mode, lead)
        assert (found.section, found.mode, found.lead) == (section, mode, lead)  # type: ignore[attr-defined]


@rule("R2-CON-37", "R2-SC-15", "R2-SC-26")
def test_behind_the_safety_car_there_are_no_contests() -> None:
    cars = "blue@13 hand=r1 fuel=20, orange@13 hand=r2 fuel=20"
    table = at(cars, "Activate", table="turn 7 weather 1 safety 14")
    assert table.asks == "SafetyDeclare"
