"""A player's judgement of a position of the first edition, for bots."""

from typing import Final

from paddock.circuits.sections import RecoveryCheck
from paddock.core import Task
from paddock.core.drivers import usual_weights
from paddock.games.race90.first.options import FREE_LOAD, LOAD_STEP
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_check import CheckCard, limit
from paddock.games.race90.first.rules_contest import AskForward, TurnOverCards
from paddock.games.race90.first.rules_late import BrakeLate, PathBranch
from paddock.games.race90.first.rules_pit import NewTyres, PitSet, RepairRed, TakeOnFuel, loads, retreat
from paddock.games.race90.first.rules_play import PlayPair
from paddock.games.race90.first.rules_pledge import sure_way
from paddock.games.race90.first.rules_points import tyre_price, worth_of
from paddock.games.race90.first.rules_resolve import CardDraws, PayPrice
from paddock.games.race90.first.rules_spots import PickSpot
from paddock.games.race90.first.rules_strategy import NewStrategy
from paddock.games.race90.shared.cards import ROOM, Card
from paddock.games.race90.shared.position import NOWHERE
from paddock.games.race90.shared.rules_damage import DrawDisc
from paddock.games.race90.shared.rules_draw import DrawOne, DrawRace, DrawTrack
from paddock.games.race90.shared.rules_hand import PitDraw
from paddock.games.race90.shared.rules_pass import Trip
from paddock.games.race90.shared.rules_table import recovery_line
from paddock.games.race90.shared.rules_target import RECOVERING
from paddock.games.race90.shared.rules_tyres import tyre_penalty
from paddock.games.race90.shared.worth import (
    CRASH,
    OUT,
    TERMS,
    W_OUT,
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
    terms_before_start,
    track_card_due,
    tyres_due,
)
from paddock.games.race90.shared.worth_stock import stint_worth, stops_worth

WAITING: Final = OUT / 2
"""Out, but with a way back."""
BESIDE: Final = 2.0
"""What the basic game costs a car off the track: a turn without a movement, though it keeps its cards."""
USUAL: Final = usual_weights(ROOM, "bots-1.toml", TERMS)


def worth(race: FirstRace, seat: int, weights: list[float] = USUAL) -> float:
    """How far along a car is, and how far its resources will carry it."""
    if seat in race.retired:
        return weights[W_OUT] * ((WAITING if seat in race.waiting else OUT) + race.turn)
    if not any(race.lanes) and not race.off:
        return before_start(race, seat, weights)
    return FirstJudgement(race, seat).total(weights)


def terms(race: FirstRace, seat: int) -> dict[str, float]:
    """What `worth` is made of, by name; the terms add up to it."""
    if seat in race.retired:
        return {"out": worth(race, seat)}
    if not any(race.lanes) and not race.off:
        return terms_before_start(race, seat, USUAL)
    return FirstJudgement(race, seat).terms(USUAL)


class FirstJudgement(Judgement):
    """What a seat can expect in a race of the first edition."""

    def __init__(self, race: FirstRace, seat: int) -> None:
        super().__init__(race, seat)
        self.first = race
        if not self.fuel:  # without a chip no stop is due
            self.fuel = race.turns + 1

    def reading(self) -> dict[type[Task], Reading]:
        return READING

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
            turns = FREE_LOAD + LOAD_STEP * load.number
            value = stint_worth(race, seat, min(turns, race.turns + 1 - race.turn))
            value += stops_worth(race, seat, race.turn + turns) - (0 if free else load.number)
            if value > best:
                best, self.fuel, back = value, race.turn + turns, load.number
        if not free:
            self.progress -= retreat(race, seat) + back


def recovery_due(view: Judgement, task: PathBranch) -> None:
    view.gain += view.recovery_gain(recovery_line(view.race, task.section), task.step, task.section)


def contest_due(view: Judgement, task: AskForward | TurnOverCards) -> None:
    view.fight(task.group, task.group[0], task.section)


def strategy_due(view: Judgement, task: NewStrategy) -> None:
    if task.occasion == "skip":
        view.moved = True


READING: Final[dict[type[Task], Reading]] = {
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
    PathBranch: (recovery_due, "car"),
    CheckCard: (check_due, "car"),
    BrakeLate: (spot_due, "seat"),
    PickSpot: (spot_due, "car"),
    AskForward: (contest_due, ""),
    TurnOverCards: (contest_due, ""),
    NewStrategy: (strategy_due, "seat"),
}
