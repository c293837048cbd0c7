"""A player's judgement of a position of the first edition, for bots: what it sees otherwise than the second."""

from typing import Final

from paddock.circuits.sections import RecoveryCheck
from paddock.core import Task
from paddock.games.race90.cards import Card
from paddock.games.race90.options_1 import FREE_LOAD, STEP
from paddock.games.race90.position import NOWHERE
from paddock.games.race90.position_1 import FirstRace
from paddock.games.race90.rules_check_1 import CheckCard, limit
from paddock.games.race90.rules_contest_1 import AskForward, TurnOverCards
from paddock.games.race90.rules_draw import DrawDisc, DrawOne, DrawRace, DrawTrack
from paddock.games.race90.rules_late_1 import BrakeLate, PathBranch
from paddock.games.race90.rules_pass import Trip
from paddock.games.race90.rules_pit import PitDraw
from paddock.games.race90.rules_pit_1 import NewTyres, PitSet, RepairRed, TakeOnFuel, loads, retreat
from paddock.games.race90.rules_play_1 import PlayPair
from paddock.games.race90.rules_pledge_1 import sure_way
from paddock.games.race90.rules_points import tyre_penalty
from paddock.games.race90.rules_points_1 import tyre_price, worth_of
from paddock.games.race90.rules_resolve_1 import CardDraws, PayPrice
from paddock.games.race90.rules_spots_1 import PickSpot
from paddock.games.race90.rules_strategy_1 import NewStrategy
from paddock.games.race90.rules_table import recovery_line
from paddock.games.race90.rules_target import RECOVERING
from paddock.games.race90.worth import (
    CRASH,
    OUT,
    Judgement,
    Reading,
    before_start,
    card_due,
    check_due,
    disc_due,
    draws_due,
    fuel_due,
    prices_due,
    race_card_due,
    refill_due,
    repair_due,
    spot_due,
    track_card_due,
    tyres_due,
)
from paddock.games.race90.worth_stock import stint_worth, stops_worth

WAITING: Final = OUT / 2
"""Out, but with a way back."""
BESIDE: Final = 2.0
"""What the basic game takes from a car beside the track: a turn without a movement, though it keeps its cards."""


def worth_1(race: FirstRace, seat: int) -> float:
    """How far along a car is, and how far its resources will carry it."""
    if seat in race.retired:
        return (WAITING if seat in race.waiting else OUT) + race.turn
    if not any(race.lanes) and not race.off:
        return before_start(race, seat)
    return FirstJudgement(race, seat).total()


class FirstJudgement(Judgement):
    """What a seat can expect in a race of the first edition."""

    def __init__(self, race: FirstRace, seat: int) -> None:
        super().__init__(race, seat)
        self.first = race
        if not self.fuel:  # without a chip no stop is due
            self.fuel = race.turns + 1

    def reading(self) -> dict[type[Task], Reading]:
        return READING_1

    def is_asked_for_second(self) -> bool:
        return type(self.race.stack[-1]) is PlayPair

    def bill(self, played: tuple[Card, ...]) -> int:
        return tyre_price(self.first, self.seat, played)

    def points(self, played: tuple[Card, ...]) -> int:
        return worth_of(self.first, self.seat, played)

    def way(self, mp: int, played: tuple[Card, ...]) -> Trip:
        return sure_way(self.first, self.seat, mp, played, 0, NOWHERE)

    def target(self, cause: int, printed: int) -> int:
        return limit(self.first, self.seat, cause, printed)

    def recovery_target(self, check: RecoveryCheck, section: int) -> int:
        return self.target(RECOVERING, self.race.board.late_target[section])

    def penalty(self) -> int:
        return tyre_penalty(self.race, self.seat, self.race.state) if self.first.agreed.advanced else 0

    def place(self) -> float:
        beside = self.seat in self.race.off and not self.first.agreed.advanced
        return super().place() - (BESIDE if beside else 0.0)

    def stops(self) -> float:
        race = self.first
        if race.agreed.advanced or self.fuel > race.turns:
            return stops_worth(race, self.seat, self.fuel)
        return stint_worth(race, self.seat, race.turns + 1 - self.fuel) - retreat(race, self.seat)

    def plan_stop(self, task: TakeOnFuel) -> None:
        race, seat, free = self.first, self.seat, task.free
        best, back = -CRASH, 0
        for load in loads(race, free):
            turns = FREE_LOAD + STEP * load.number
            value = stint_worth(race, seat, min(turns, race.turns + 1 - race.turn))
            value += stops_worth(race, seat, race.turn + turns) - (0 if free else load.number)
            if value > best:
                best, self.fuel, back = value, race.turn + turns, load.number
        if not free:
            self.progress -= retreat(race, seat) + back


def recovery_due_1(view: Judgement, task: PathBranch) -> None:
    view.gain += view.recovery_gain(recovery_line(view.race, task.section), task.step, task.section)


def contest_due_1(view: Judgement, task: AskForward | TurnOverCards) -> None:
    view.fight(task.group, task.group[0], task.section)


def strategy_due(view: Judgement, task: NewStrategy) -> None:
    if task.occasion == "skip":
        view.moved = True


READING_1: Final[dict[type[Task], Reading]] = {
    DrawDisc: (disc_due, "seat"),
    DrawRace: (race_card_due, "seat"),
    DrawTrack: (track_card_due, "seat"),
    DrawOne: (card_due, "seat"),
    PayPrice: (prices_due, "seat"),
    CardDraws: (draws_due, "seat"),
    TakeOnFuel: (fuel_due, "seat"),
    RepairRed: (repair_due, "seat"),
    PitDraw: (refill_due, "seat"),
    NewTyres: (tyres_due, "seat"),
    PitSet: (tyres_due, "seat"),
    PathBranch: (recovery_due_1, "car"),
    CheckCard: (check_due, "car"),
    BrakeLate: (spot_due, "seat"),
    PickSpot: (spot_due, "car"),
    AskForward: (contest_due_1, ""),
    TurnOverCards: (contest_due_1, ""),
    NewStrategy: (strategy_due, "seat"),
}
