"""CHASE, HAZARD, flags and SIXTH SENSE."""

import pytest

import paddock
from games.race90.second.tables import Table, at
from rules import rule

FAR = "superfast1@90"


# Flags


def placing(cars: str) -> Table:
    return at(f"{FAR}, {cars}", "PlaceFlag 0 yes; Declare 1", now="blue")


@rule("R2-FLAG-01", "R2-FLAG-02", "R2-FLAG-03", "R2-FLAG-04", "R2-FLAG-05", "R2-D4-02")
def test_where_a_yellow_flag_may_stand() -> None:
    table = placing("fast1@14, slow1@14 spot=6b-spot1, orange@14, flag@3, blue@3")
    codes = table.codes
    assert codes[0] == "no-flag"
    assert "yellow-3-0" not in codes
    assert not [code for code in codes if code.startswith(("yellow-b", "yellow-main", "yellow-serraglio"))]
    assert [code for code in codes if code.startswith("yellow-6b")] == ["yellow-6b-2", "yellow-6b-3"]
    assert "yellow-6a-0" in codes
    table.do("yellow-6b-2")
    assert table.lane("6b") == ["fast1", "slow1", "flag", "orange"]


@rule("R2-FLAG-06")
def test_there_are_six_yellow_flags() -> None:
    flags = ", ".join(f"flag@{name}" for name in ("1a", "1b", "2", "3", "4", "5"))
    table = at(f"{FAR}, blue@11, orange@10, {flags}", "Events 0; Declare 1", now="blue events=0")
    assert table.asks == "Declare"


@rule("R2-FLAG-18", "R2-FLAG-19", "R2-FLAG-38")
def test_green_takes_a_yellow_flag_off() -> None:
    table = at(f"{FAR}, blue@11, orange@10, flag@3, flag@5", "Events 0; Declare 1", now="blue events=1")
    assert table.codes == ["no-flag", "lift-3", "lift-5"]
    table.do("lift-5")
    assert table.lane("5") == []
    assert table.asks == "Declare"
    placed = at(f"{FAR}, orange@13, blue@36 hand=r161, flag@6a", "PlayCards 0", now="blue").do("play-r161", "lift-6a")
    assert placed.lane("6a") == ["orange", "blue"]


@rule("R2-FLAG-20", "R2-FLAG-26", "R2-FLAG-27", "R2-D4-02")
def test_blue_is_taken_or_left_and_works_at_once() -> None:
    table = at(f"{FAR}, orange@11 blue-flag, blue@34 hand=r167", "PlayCards 0", now="blue").do("play-r167", "r30")
    assert table.codes == ["take-blue", "no-flag"]
    table.do("take-blue")
    assert table.race.blue == (True, True)
    assert table.where("blue") == "b6"


@rule("R2-FLAG-29", "R2-FLAG-30")
def test_orange_is_for_the_first_only() -> None:
    table = at(f"{FAR}, blue@11, orange@10", "Events 0; Declare 1", now="blue events=3").do("take-orange")
    assert table.race.orange == 0
    taken = at(
        f"{FAR}, blue@11, orange@10", "Events 0; Declare 1", now="blue events=3", table="turn 7 weather 1 orange orange"
    )
    assert taken.asks == "Declare"


# Sixth Sense


@rule(
    "R2-SKILL-SIXTH-01",
    "R2-SKILL-SIXTH-02",
    "R2-SKILL-SIXTH-03",
    "R2-SKILL-SIXTH-04",
    "R2-SKILL-SIXTH-08",
    "R2-SKILL-SIXTH-06",
)
def test_sixth_sense_exchanges_chits_for_flags() -> None:
    cars = f"{FAR}, blue@35 hand=r1 skill=sixth-sense sixth=3, orange@10, flag@3"
    table = at(cars, "TakeTurn 0; Declare 1").do("no-flag", "go")
    assert table.codes == ["no-flag", "sixth-yellow", "sixth-green", "sixth-blue", "sixth-orange"]
    table.do("sixth-green", "lift-3")
    assert table.lane("3") == []
    assert table.codes == ["no-flag", "sixth-yellow", "sixth-blue", "sixth-orange"]
    table.do("sixth-orange")
    assert table.race.orange == 0
    table.do("sixth-blue")
    assert table.race.blue[0]
    assert table.race.sixth[0] == 0
    assert table.asks == "DrawRace"


@rule("R2-SKILL-SIXTH-02")
def test_a_window_opens_when_a_car_is_met() -> None:
    cars = f"{FAR}, orange@35, blue@35 skill=sixth-sense sixth=1"
    table = at(cars, "Drive 0; EndOfMove 0", now="blue mp=2 settled")
    assert table.asks == "SixthSense"
    table.do("no-flag")
    assert table.where("blue") == "b6"


@rule("R2-SKILL-SIXTH-02")
def test_a_window_opens_at_each_flag_that_is_met() -> None:
    cars = f"{FAR}, flag@5, flag@4, blue@32 skill=sixth-sense sixth=1"
    table = at(cars, "Drive 0; EndOfMove 0", now="blue mp=3 settled")
    assert table.asks == "SixthSense"
    table.do("no-flag")
    assert (table.asks, table.where("blue"), table.race.now.mp) == ("SixthSense", "5", 1)


@rule("R2-SKILL-SIXTH-02")
def test_a_window_opens_between_the_cards_and_what_they_cost() -> None:
    cars = f"{FAR}, blue@35 chips=5 skill=sixth-sense sixth=1, orange@3"
    table = at(cars, "Resolve 0", now="blue played=r1 tyres_due=2")
    assert (table.asks, table.race.chips[0]) == ("SixthSense", 5)
    assert (table.do("no-flag").asks, table.race.chips[0]) == ("SixthSense", 3)


@rule("R2-D1-12")
def test_a_blue_disc_says_how_far_the_car_goes_with_it() -> None:
    table = at(f"{FAR}, blue@32 tyres=soft discs=1, orange@3", "UseDisc 0", now="blue played=r105")
    decision = table.match.decision(0)
    points = [paddock.render(decision.notes(option)[0]).split()[0] for option in decision.options]
    assert (table.codes, int(points[0]) - int(points[1])) == (["use", "ignore"], 1)


@rule("R2-SKILL-SIXTH-01")
def test_three_chits_at_the_start() -> None:
    from games.race90.second.tables import fresh

    table = fresh(2).do("skill-sixth-sense", "skill-lapping")
    assert table.race.sixth == (3, 0)


# Hazard


def hazard(hand: str, words: str = "target=r61") -> Table:
    cars = f"{FAR}, blue@32 hand={hand} strategy=hazard {words}, orange@3"
    return at(cars, "PlayCards 0; EndDeclarations 0; TurnOver 0; Declare 1", now="blue")


@rule(
    "R2-STR-HAZARD-01",
    "R2-STR-HAZARD-02",
    "R2-STR-HAZARD-03",
    "R2-STR-HAZARD-04",
    "R2-STR-HAZARD-08",
    "R2-STR-HAZARD-09",
)
@rule("R2-STR-HAZARD-07", "R2-EX-49")
@pytest.mark.parametrize("drawn", ["r1", "r64"])
def test_example_hazard(drawn: str) -> None:
    table = hazard("r37,r100").do("play-r100", "add-r37", "red", "blind", drawn)
    if drawn == "r64":
        table.do("red")
    assert table.asks == "DrawTrack"
    table.do("t1a")
    assert table.race.progress[0] == 32 + 4 + 2


@rule("R2-STR-HAZARD-15", "R2-STR-HAZARD-04")
def test_a_printed_blind_check_brings_a_card_but_no_point() -> None:
    table = hazard("r71").do("play-r71", "r1")
    assert table.asks == "DrawTrack"
    table.do("t1a")
    assert table.race.progress[0] == 35


@rule("R2-STR-HAZARD-16", "R2-STR-HAZARD-02")
def test_a_check_with_a_known_card_brings_nothing() -> None:
    table = hazard("r63,r59").do("play-r63", "check-r59")
    assert table.race.progress[0] == 35
    assert table.race.track_pile == table.race.deck.track


@rule("R2-STR-HAZARD-05", "R2-STR-HAZARD-14", "R2-STR-HAZARD-07")
def test_a_blind_extreme_check_brings_a_card_but_no_point() -> None:
    cars = f"{FAR}, blue@32 spot=4-spot2 strategy=hazard target=r64, orange@3"
    table = at(cars, "MakeChecks 0; EndResolve 0; Movement 0; Declare 1", now="blue played=r71 use=3 spot=4-spot2")
    table.do("r1")
    assert table.asks == "DrawTrack"
    table.do("t1a")
    assert table.race.progress[0] == 38


@rule("R2-STR-HAZARD-11", "R2-STR-HAZARD-12")
def test_leader_checks_and_ties_bring_nothing() -> None:
    table = at(
        "orange@11, blue@35 strategy=hazard target=r61", "Drive 0; EndOfMove 0; Declare 1", now="blue mp=2 settled"
    )
    table.do("r1")
    assert table.asks == "Declare"
    tie = at(f"{FAR}, blue@35 strategy=hazard, orange@3", "TakeDamage 0 1; Declare 1", now="orange").do("red")
    assert tie.asks == "Declare"
    assert tie.race.now.bonus == 0


# Chase


@rule("R2-STR-CHASE-01", "R2-STR-CHASE-02", "R2-STR-CHASE-03", "R2-STR-CHASE-04", "R2-STR-CHASE-05", "R2-STR-CHASE-22")
def test_whom_one_can_chase() -> None:
    cars = "superfast1@50, fast1@40, blue@36 hand=r1 strategy=chase, orange@35, slow1@25, green@10"
    table = at(cars, "TakeTurn 0; Declare 1", seats=3)
    assert [code for code in table.codes if code.startswith("chase")] == ["chase-superfast1", "chase-fast1"]
    table.do("chase-fast1")
    assert table.race.chased[0] == table.car("fast1")
    assert not [code for code in table.codes if code.startswith("chase")]
    lapped = at("superfast1@61, fast1@36, blue@35 strategy=chase, orange@3", "TakeTurn 0; Declare 1")
    assert [code for code in lapped.codes if code.startswith("chase")] == ["chase-fast1"]
    leader = at("blue@61 strategy=chase, orange@3", "TakeTurn 0; Declare 1")
    assert leader.codes == ["go", "pit", "skip"]


@rule("R2-STR-CHASE-01", "R2-STR-CHASE-20", "R2-REC-47")
def test_who_waits_off_the_track_may_chase() -> None:
    cars = "superfast1@50, fast1@36 off=6a, fast2@36, slow1@35, blue@36 off=6a hand=r1 strategy=chase, orange@3"
    table = at(cars, "TakeTurn 0; Declare 1")
    assert [code for code in table.codes if code.startswith("chase")] == ["chase-superfast1", "chase-fast2"]
    table.do("chase-fast2", "go")
    assert table.race.now.bonus == 1


def chasing(words: str, orange: str = "orange@40") -> Table:
    """Blue has CHASE and is about to draw."""
    return at(f"{FAR}, {orange}, blue@36 hand=r1 strategy=chase {words}", "DrawCard 0; Declare 1", now="blue")


@rule("R2-STR-CHASE-08", "R2-STR-CHASE-10", "R2-STR-CHASE-11", "R2-STR-CHASE-13", "R2-STR-CHASE-21", "R2-EX-51")
@pytest.mark.parametrize(
    ("words", "orange", "bonus"),
    [
        ("chase=superfast1", "orange@40", 1),
        ("chase=orange fresh", "orange@40 reserve=r5 chasers=blue", 1),
        ("chase=orange", "orange@40", 1),
        ("", "orange@40 reserve=r5 chasers=blue", 0),
    ],
)
def test_without_a_card_to_take_there_is_a_point(words: str, orange: str, bonus: int) -> None:
    table = chasing(words, orange)
    assert table.asks == "DrawRace"
    assert table.race.now.bonus == bonus


@rule("R2-B-04", "R2-STR-CHASE-07", "R2-STR-CHASE-09", "R2-STR-CHASE-24", "R2-STR-CHASE-13", "R2-STR-CHASE-25")
def test_one_of_the_chased_drivers_cards_instead_of_a_draw() -> None:
    table = chasing("chase=orange", "orange@40 reserve=r5,t1a chasers=blue")
    assert table.codes == ["draw", "take-r5", "take-t1a"]
    table.do("take-t1a")
    assert table.hand() == ["r1", "t1a"]
    assert table.race.now.bonus == 0
    assert [each.id for each in table.race.shown] == ["t1a"]
    assert [each.id for each in table.race.race_discard] == ["r5"]
    declined = chasing("chase=orange", "orange@40 reserve=r5 chasers=blue").do("draw", "r30")
    assert declined.race.now.bonus == 0
    assert [each.id for each in declined.race.race_discard] == ["r5"]


@rule("R2-D-15", "R2-STR-CHASE-06", "R2-STR-CHASE-12", "R2-EX-51")
def test_a_chased_player_lays_movement_cards_aside() -> None:
    cars = f"{FAR}, orange@40, blue@36 strategy=chase chase=orange"
    table = at(cars, "EndResolve 1; Declare 0", now="orange played=r5,r129 charted=r5")
    assert [each.id for each in table.race.reserve[1]] == ["r129"]
    assert table.race.chasers[1] == (0,)
    assert table.match.view(0)["table"]["charts"][1]["reserve"] == ["r129"]
    free = at(f"{FAR}, orange@40, blue@36", "EndResolve 1; Declare 0", now="orange played=r5,r129 charted=r5")
    assert free.race.reserve[1] == ()


@rule("R2-STR-CHASE-13", "R2-STR-CHASE-25", "R2-STR-CHASE-24")
def test_cards_go_to_the_first_chaser_and_wait_for_the_others() -> None:
    cars = (
        f"{FAR}, orange@40 reserve=r5,r6 chasers=blue,green, blue@36 strategy=chase chase=orange, "
        f"green@35 strategy=chase chase=orange"
    )
    table = at(cars, "DrawCard 0; DrawCard 2; Declare 1", now="blue", seats=3).do("take-r5")
    assert table.codes == ["draw", "take-r6"]
    table.do("take-r6")
    assert table.race.reserve[1] == ()
    assert table.race.chasers[1] == ()


@rule("R2-STR-CHASE-10", "R2-STR-CHASE-24")
def test_cards_laid_aside_wait_for_one_draw_only_be_it_the_first_of_a_chase() -> None:
    table = chasing("chase=orange fresh", "orange@40 reserve=r5 chasers=blue")
    assert table.race.reserve[1] == ()
    assert [each.id for each in table.race.race_discard] == ["r5"]


@rule("R2-STR-CHASE-15", "R2-STR-CHASE-20", "R2-STR-CHASE-26")
def test_the_chit_comes_back_when_the_chased_is_behind_and_another_may_be_picked() -> None:
    cars = "superfast1@50, blue@36 hand=r1 strategy=chase chase=orange, orange@35"
    table = at(cars, "TakeTurn 0; Declare 1")
    assert table.race.chased[0] == -1
    table.do("chase-superfast1", "go")
    assert table.race.now.bonus == 1
    assert table.asks == "DrawRace"


@rule("R2-STR-CHASE-16", "R2-STR-CHASE-17", "R2-STR-CHASE-18", "R2-STR-CHASE-23", "R2-STR-CHASE-20")
def test_what_else_takes_the_chit_back() -> None:
    cars = "superfast1@50, orange@40, blue@36 hand=r1,r2,r3,r4,r5,r6 strategy=chase skill=versatility chase=orange"
    stop = at(cars, "TakeTurn 0; Declare 1").do("pit")
    assert stop.race.chased[0] == -1
    stop.do("load-10", "done", "keep", "keep")
    assert stop.asks == "PickChased"
    stop.do("chase-orange")
    assert stop.race.chased[0] == 1
    change = at(cars, "TakeTurn 0; Declare 1").do("versatility", "strategy-push")
    assert change.race.chased[0] == -1
    change.do("go")
    assert change.race.now.bonus == 0
    off = at(
        "superfast1@50, orange@36 target=r61 chips=9, blue@35 strategy=chase chase=orange",
        "EndDeclarations 1; Declare 0",
        now="orange moved left",
    )
    assert off.do("late-brake", "r103").race.chased[0] == -1


@rule("R2-STR-CHASE-27")
def test_a_lap_difference_does_not_take_it_back() -> None:
    table = at("orange@61, blue@36 hand=r1 strategy=chase chase=orange", "TakeTurn 0; Declare 1")
    assert table.race.chased[0] == 1


@rule("R2-TC-21", "R2-TC-22", "R2-TC-29")
def test_powers_need_the_card_in_hand() -> None:
    table = at(f"{FAR}, blue@36 frozen=t1a hand=r1, orange@3", "EndDeclarations 0", now="blue moved left")
    assert "void-t1a" not in table.codes
    paid = at(f"{FAR}, blue@36 hand=t1a chips=3, orange@3", "Pay 0; Declare 1", now="blue tyres_due=2")
    assert "pay-t1a" in paid.codes


@rule("R2-FLAG-38")
@pytest.mark.parametrize(("code", "lane"), [("no-flag", "6b"), ("yellow-6a-0", "6a"), ("yellow-6b-0", "6b")])
def test_a_flag_just_placed_counts_for_the_own_movement(code: str, lane: str) -> None:
    """Two points: to 6b; with a flag in 6a one of them is spent on passing it."""
    table = at(f"{FAR}, orange@3, blue@36 hand=r153 chips=9", "PlayCards 0", now="blue").do("play-r153", code)
    assert table.where("blue") == lane
    if code == "yellow-6a-0":
        assert table.lane("6a") == ["blue", "flag"]


@rule("R2-FLAG-38")
@pytest.mark.parametrize(("code", "lane"), [("no-flag", ["flag", "blue"]), ("lift-6a", ["blue"])])
def test_a_flag_just_removed_no_longer_counts_for_the_own_movement(code: str, lane: list[str]) -> None:
    table = at(f"{FAR}, orange@3, blue@36 hand=r161, flag@6a", "PlayCards 0", now="blue").do("play-r161", code)
    assert table.lane("6a") == lane
