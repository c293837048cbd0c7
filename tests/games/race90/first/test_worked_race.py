"""The rulebook's race of four drivers, in one piece: the grid and the first two turns as far as numbers are given.

Alan is red, Bob green, Carl blue; Dirk drives the orange car. Bob's Target of turn 2, 40, is what a failed check of
turn 1 left him.
"""

from games.race90.first.tables import Table, at, card, value
from paddock.games.race90.shared.events import MoveStarted
from paddock.games.race90.shared.rules_table import lap_marker
from rules import rule

USED: list[str] = []


def pick(kind: str = "", mp: int = 0, **printed: object) -> str:
    """A card that nobody has yet."""
    found = card(kind, mp, without=tuple(USED), **printed)
    USED.append(found)
    return found


TARGETS = {"green": value(11), "blue": value(43), "orange": value(65), "red": value(76)}
USED += list(TARGETS.values())
BOB_3, BOB_1 = pick("speed", 3, tyres=1, check=40), pick("drive", 1, modifier=20)
BOB_C4, BOB_C3 = pick("speed", 4, tyres=2), pick("speed", 3, tyres=1)
BOB_2, BOB_E = pick("drive", 2, modifier=20, check=37), pick("event", 1, event="green", check=88)
CARL_4, CARL_1 = pick("speed", 4, tyres=1, damage=1), pick("gear", 1, draw=1)
CARL_C2, CARL_D2 = pick("gear", 2, draw=1), pick("gear", 2, draw=1)
CARL_3 = pick("speed", 3, tyres=2, damage=1)
ALAN_3, ALAN_1 = pick("gear", 3), pick("gear", 1, draw=1)
ALAN_4, ALAN_G = pick("speed", 4, tyres=2), pick("gear", 1, draw=2)
DIRK_3 = pick("gear", 3)
SPARE = [pick("gear", 2, draw=1) for _ in range(8)] + [pick("speed", 3, tyres=1) for _ in range(6)]


def prepared() -> Table:
    return at(
        f"blue value=3/43 target={TARGETS['blue']} hand={CARL_4},{CARL_1},{CARL_C2},{CARL_D2},{CARL_3},"
        f" orange value=3/65 target={TARGETS['orange']} hand={DIRK_3},"
        f" green value=4/11 target={TARGETS['green']} hand={BOB_3},{BOB_1},{BOB_C4},{BOB_C3},{BOB_2},{BOB_E},"
        f" red value=2/76 target={TARGETS['red']} hand={ALAN_3},{ALAN_1},{ALAN_4},{ALAN_G},"
        " fast1 value=4/40, fast2 value=3/60, slow1 value=3/20, slow2 value=1/55".replace(",,", ","),
        "SetGrid; Round yes",
        seats=4,
        table="turn 1 weather 1 leader blue",
    )


def finish_pay(table: Table) -> Table:
    """Tyres with chips, discards as they lie, draws of spare cards."""
    while True:
        if table.asks == "PayUnit":
            table.do("chip")
        elif table.asks == "NextDiscard":
            table.do("as-shown")
        elif table.asks == "DrawRace":
            table.do(SPARE_LEFT.pop())
        else:
            return table


SPARE_LEFT: list[str] = []


@rule(
    "R1-EX-06", "R1-EX-07", "R1-EX-08", "R1-EX-09", "R1-EX-10", "R1-EX-11", "R1-EX-12", "R1-EX-13", "R1-EX-14",
    "R1-EX-17", "R1-EX-18", "R1-EX-19", "R1-EX-20", "R1-EX-21", "R1-EX-22", "R1-EX-23", "R1-EX-24",
)  # fmt: skip
def test_the_first_two_turns() -> None:
    SPARE_LEFT[:] = SPARE
    table = prepared()
    table.do("strategy-balance", "strategy-hazard", "strategy-chase", "strategy-banging-wheels")
    turn_one(table)
    turn_two(table)


def turn_one(table: Table) -> None:
    race = table.race
    # Bob: 4 points to corner 1, onto the red spot; his check leaves the 40 as Target
    finish_pay(table.do("go"))
    finish_pay(table.do(f"play-{BOB_3}", f"add-{BOB_1}")).do(f"check-{BOB_3}", "red")
    finish_pay(table)
    assert table.race.points == 4
    assert table.where("green") == "1b"
    assert table.leader == "green"
    table.do("spot-1b-spot1")
    assert race is not None
    assert table.target(2) == BOB_3
    # the robots in between have moved
    assert table.where("fast1") == "1a"
    assert table.where("slow1") == "b1"
    assert table.race.spot[table.car("slow1")] == table.race.board.spot_index["b1-spot1"]
    # Carl: HAZARD makes 6 of 5
    finish_pay(table.do("go"))
    table.do(f"play-{CARL_4}", f"add-{CARL_1}", "red")
    finish_pay(table)
    assert [event.mp for event in table.told(MoveStarted) if event.car.car == 0] == [6]
    assert table.lane("1b") == ["green", "blue"]
    # FAST2 took the green spot; Dirk arrives behind it
    assert table.race.spot[table.car("fast2")] == table.race.board.spot_index["b1-spot2"]
    finish_pay(table.do("go", "draw"))
    finish_pay(table.do(f"play-{DIRK_3}"))
    assert table.lane("b1") == ["slow1", "fast2", "orange"]
    table.do("no-late-brake")
    # Alan pays for Dirk and bumps past FAST2
    finish_pay(table.do("go"))
    finish_pay(table.do(f"play-{ALAN_3}", f"add-{ALAN_1}"))
    assert table.codes == ["bump", "pay-point"]
    table.do("pay-point", "bump")
    assert table.lane("b1") == ["slow1", "red", "fast2", "orange"]
    table.do("no-late-brake")
    assert table.where("slow2") == "main-5"
    assert table.race.turn == 2


def turn_two(table: Table) -> None:
    # the contest in corner 1 is a tie
    assert table.asks == "Contest"
    assert table.seat == 0
    table.do(f"lay-{CARL_C2}", f"lay-{CARL_D2}", f"lay-{BOB_C4}", f"lay-{BOB_C3}", "red", "red")
    assert table.lane("1b") == ["green", "blue"]
    assert table.leader == "green"
    # Bob: 2 + 1 + 1, the 37 against 60
    finish_pay(table.do("go"))
    table.do(f"play-{BOB_2}", f"add-{BOB_E}")
    assert table.match.decision(2).ask().count("60") == 1
    finish_pay(table.do(f"check-{BOB_2}"))
    assert table.race.points == 4
    assert table.where("green") == "b4"
    assert table.target(2) == BOB_2
    assert BOB_3 in table.discards
    table.do("no-late-brake", "spot-b4-spot1")
    # Carl: 3 + 1, then the late brake of two sections
    finish_pay(table.do("go"))
    table.do(f"play-{CARL_3}")
    if table.asks == "PlayPair":
        table.do("done")
    finish_pay(table)
    table.do("red")
    finish_pay(table)
    assert table.race.points == 4
    assert table.lane("b4") == ["green", "blue"]
    target = table.target(0)
    table.do("late-brake", value(65, without=(TARGETS["orange"],)))
    assert table.where("blue") == "5"
    assert table.leader == "blue"
    assert table.target(0) == target
    table.do("spot-5-spot1")
    # FAST1 and SLOW1 are before corner 3
    assert table.lane("b3") == ["fast1", "slow1"]
    # Alan: 5 points, the last past SLOW1
    finish_pay(table.do("go"))
    table.do(f"play-{ALAN_4}", f"add-{ALAN_G}", "chip")
    if table.asks == "PayUnit":
        table.do("chip")
    while table.asks == "DrawRace":
        table.do(SPARE_LEFT.pop())
    table.do(f"under-{ALAN_G}")  # the Speed card on top
    assert table.asks == "PassOrStop"
    assert table.race.now.mp == 1
    table.do("pass", "no-late-brake")
    assert table.race.chips[3] == 8
    assert table.lane("b3") == ["fast1", "red", "slow1", "fast2"]
    # Dirk chases a robot: the top discard is Alan's card
    table.do("go")
    assert table.codes == ["draw", f"take-{ALAN_4}"]
    table.do(f"take-{ALAN_4}", f"play-{ALAN_4}")
    if table.asks == "PlayPair":
        table.do("done")
    finish_pay(table)
    assert table.lane("b3")[-1] == "orange"
    assert table.race.chips[1] == 8
    table.do("late-brake", value(78))
    assert table.race.off == (1,)
    assert table.race.red[1] == 0
    assert table.where("slow2") == "1a"
    assert table.race.turn == 3
    assert [lap_marker(table.race, car) for car in range(4)] == [0, 0, 0, 0]
