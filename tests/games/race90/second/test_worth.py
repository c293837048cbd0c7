"""The judgement that bots play by, presets, and lines that cannot be read."""

import pytest

import paddock
from games.race90.second.tables import FAR, GAME, at, card, value
from paddock.bots import Player, bot
from rules import rule

FAST = card("speed", 4, tyres=2)


def worth(words: str, *, table: str = "") -> float:
    return at(f"{FAR}, blue@35 fuel=16 {words}, orange@3 fuel=16", "Declare 0", table=table).match.worth(0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("chips=8", "chips=2"),
        ("hand=r105,r129", "hand=r105"),
        ("red=0", "red=3"),
        ("red=2", "brown=2"),
        ("discs=3", "discs=0"),
        ("chips=5 blue-flag", "chips=5"),
        ("hand=t6c", "hand=r105"),
    ],
)
def test_more_of_what_helps_is_worth_more(better: str, worse: str) -> None:
    assert worth(better) > worth(worse)


def test_being_ahead_and_having_fuel_is_worth_more() -> None:
    ahead = at(f"{FAR}, blue@36 fuel=16, orange@3 fuel=16", "Declare 0").match.worth(0)
    assert ahead > worth("")
    assert worth("fuel=30", table="turn 23 weather 1") > worth("fuel=24", table="turn 23 weather 1")
    assert worth("tyres=hard") > worth("tyres=hard", table="turn 7 weather 9")
    out = at(f"{FAR}, blue out, orange@3 fuel=16", "Declare 1").match
    assert out.worth(0) < worth("red=5")


# What a turn has begun


def judged(cars: str, task: str, code: str, now: str = "") -> float:
    """What a choice of the first seat is worth to it, once it is made."""
    return at(f"{FAR}, blue@35 fuel=16 {cars}, orange@3 fuel=16", task, now=now).do(code).match.worth(0)


def test_cards_on_the_table_count_by_the_way_they_lead_and_by_what_they_cost() -> None:
    free, dear, slow = card("gear", 3), card("speed", 3, tyres=2), card("gear", 2, draw=1)
    hand = f"chips=2 hand={free},{dear},{slow}"
    best, dearest = (judged(hand, "PlayCards 0", f"play-{each}") for each in (free, dear))
    assert best > dearest


def test_a_second_card_that_may_follow_is_thought_of() -> None:
    """A 1 is the better half of a 4 if a 3 can follow it, and stays a 1 if only a dear 2 can."""
    one, three, slow = card("gear", 1, draw=1), card("gear", 3), card("speed", 2, tyres=1)
    alone = judged(f"chips=8 hand={one},{slow}", "PlayCards 0", f"play-{one}")
    paired = judged(f"chips=8 hand={one},{three}", "PlayCards 0", f"play-{one}")
    assert paired > alone + 0.5


def test_chips_that_are_owed_count_as_paid() -> None:
    """Nothing is lost or won by the payment itself: it was thought of when the card was played."""
    spent = f"now blue played={FAST} use=1"
    cars = f"{FAR}, blue@35 fuel=16 hand={card('speed', 3, tyres=1)}"
    asked = at(f"{cars} chips=5, orange@3 fuel=16", "PayTyres 0; SixthSense 0", now=f"{spent[4:]} tyres_due=2")
    before = asked.match.worth(0)
    assert before == pytest.approx(asked.do("chip").match.worth(0))


def test_damage_that_is_due_counts_as_taken_and_without_a_slot_it_is_the_end() -> None:
    whole, hurt = worth("levels=10+6+5 red=0"), worth("levels=10+6+5 red=5")
    due = at(f"{FAR}, blue@35 fuel=16 levels=10+6+5 red=5, orange@3 fuel=16", "DrawDisc 0; Declare 0").match.worth(0)
    assert whole > hurt > due + 50


def test_a_skipped_turn_has_brought_nothing() -> None:
    hand = "chips=8 hand=r105,r129"
    skipped = judged(hand, "Declare 0", "skip")
    assert worth(hand) > skipped + 1


def test_a_stop_that_has_begun_is_judged_by_what_it_will_bring() -> None:
    """With nothing left a stop is worth its way back; with everything left it is not."""
    spent, full = "chips=0 red=4 hand=r105 levels=10+6+5", "chips=10 hand=r105,r129,r60,r61,r62,r63 levels=10+6+5"
    assert judged(spent, "Declare 0", "pit") > worth(spent)
    assert judged(full, "Declare 0", "pit") < worth(full)


def test_a_slide_towards_a_crash_is_feared() -> None:
    """Before corner 1 a recovery that fails costs time; before corner 7 it ends the race."""

    def sliding(place: int, hand: str = "") -> float:
        cars = f"{FAR}, blue@{place} fuel=16 chips=5 target={value(50)} {hand}, orange@3 fuel=16"
        return at(cars, "LateResult 0", now="blue").match.worth(0)

    assert sliding(24 + 1) > sliding(24 + 17) + 20
    assert sliding(24 + 17, f"hand={value(3)}") > sliding(24 + 17, f"hand={value(97)}") + 20


# Here a good driver does this


def driven(cars: str, tasks: str, *, table: str = "", now: str = "") -> str:
    """What a driver without noise answers."""
    return bot("greedy", 1).decide(Player(at(cars, tasks, table=table, now=now).match, 0)).code


@pytest.mark.parametrize("turn", [24, 25, 26])
def test_no_stop_in_the_last_turns_with_fuel_to_the_end(turn: int) -> None:
    worn = f"{FAR}, blue@35 fuel=30 chips=0 red=3 levels=10+6+5 hand=r105,r129, orange@3 fuel=30"
    assert driven(worn, "Declare 0", table=f"turn {turn} weather 1") == "go"


# Races


def finishing(seats: int, circuit: str, seed: int) -> tuple[int, int]:
    """The place of the one greedy driver among random ones, and how many positions he gained on robots."""
    match = GAME.new(seats, circuit, {"length": "short"}, seed=seed, listening=False)
    drivers = [bot("greedy", seed)] + [bot("random", seed)] * (seats - 1)
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, drivers[seat].decide(Player(match, seat, seed)))
    return match.result.place(0), match.result.placings[match.result.place(0) - 1].counts["position"]


@pytest.mark.parametrize(("seats", "circuit"), [(2, "monza"), (3, "spa"), (4, "monaco")])
def test_a_greedy_driver_beats_random_ones_and_many_robots(seats: int, circuit: str) -> None:
    """He sees only what his seat may see; of four short races he wins nearly all, and ends among the first."""
    ends = [finishing(seats, circuit, seed) for seed in range(4)]
    assert sum(place == 1 for place, _ in ends) >= 3
    assert sum(position for _, position in ends) <= 4 * 6


@rule("R2-END-01")
@pytest.mark.parametrize(("preset", "turns"), [("full-race", 26), ("short-evening", 18)])
@pytest.mark.parametrize("seats", [2, 6])
def test_presets(preset: str, turns: int, seats: int) -> None:
    match = GAME.new(seats, "monza", preset=preset, seed=1)
    assert match.view(None)["table"]["turns"] == turns


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("2 monza | turn 40 | blue@1 | Declare 0", "there is no turn 40"),
        ("2 monza | turn 7 weather 12 | blue@1 | Declare 0", "weather slots"),
        ("2 monza | turn 7 | lilac@1 | Declare 0", "there is no car 'lilac'"),
        ("2 monza | turn 7 | blue@1 hand=r1, orange@2 hand=r1 | Declare 0", "lie in two places: r1"),
        ("2 monza | turn 7 | blue@1 hand=r999 | Declare 0", "there is no card 'r999'"),
        ("2 monza | turn 7 | blue@1 wings=2 | Declare 0", "there is no word 'wings' for a car"),
        ("2 monza | turn 7 | fast1@1 hand=r1, blue@1 | Declare 0", "there is no word .hand. for a robot"),
        ("2 monza | turn 7 | blue@1, flag@b1 | Declare 0", "a flag stands in a corner section"),
        ("2 monza | turn 7 | blue@1 spot=nowhere | Declare 0", "there is no spot 'nowhere'"),
        ("2 monza | turn 7 | blue@1 tyres=wooden | Declare 0", "none of: soft hard"),
        ("2 monza | turn seven | blue@1 | Declare 0", "turn is a whole number"),
        ("2 monza | turn 7 | blue@1 levels=1+2 | Declare 0", "3 numbers"),
        ("2 monza | turn 7 | blue@1 | chits blue-1 | Declare 0", "there is no chit"),
        ("2 monza | turn 7 | blue@1 | now blue speed=9 | Declare 0", "there is no word .speed. for a turn"),
        ("2 monza | turn 7 | blue@1, orange@2, blue@3 | Declare 0", "the car blue is written twice"),
        ("2 monza | turn 7 | blue@1, orange, fast1@2 | Declare 0", "the car orange is neither on the track"),
        ("2 monza | turn 7 | blue@1 value=3 | Declare 0", "2 numbers with / between them are needed, not '3'"),
        ("2 monza | turn 7 | blue@1 target= | Declare 0", "there is no card ''"),
        ("2 monza | turn 7 | blue@1 chips=-2 | Declare 0", "chips is a whole number, not '-2'"),
        ("2 monza | turn 7 | blue@5 spot=b3-spot1, orange@5 spot=b3-spot1 | Declare 0", "both stand on b3-spot1"),
        ("2 monza | turn 7 | blue@1 | now blue checks=sure | Declare 0", "checks is a whole number"),
        ("2 monza | turn 7 | blue@1 | now | Declare 0", "there is no car ''"),
        ("2 monza | turn 7 | blue@1 | discards r1 hats r2 | Declare 0", "piles are discards shown chits"),
        ("2 monza | turn 7 | blue@1 | discards | Declare 0", "piles are discards shown chits"),
        ("2 monza | turn 7 | | Declare 0", "no car is on the track"),
    ],
)
def test_lines_that_make_no_sense_are_refused_with_a_reason(line: str, said: str) -> None:
    with pytest.raises(paddock.BadData, match=said.replace("+", r"\+")):
        GAME.at(line)


@pytest.mark.parametrize("car", ["orange", "slow1"])
def test_nothing_is_said_any_more_of_a_car_that_is_out(car: str) -> None:
    """It did not move, was forced to stop and called in; a line leaves that out."""
    match = GAME.at(f"2 monza | turn 7 weather 1 | blue@20, {car} out no-move just-pit forced called | Declare 0")
    seen = next(each for each in match.view(0)["table"]["cars"] if each["name"] == car)

    assert [seen[key] for key in ("out", "no_move", "just_pit", "must_stop")] == [True, False, False, False]
    assert GAME.at(match.position).view(0) == match.view(0)
