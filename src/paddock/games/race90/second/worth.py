"""A player's judgement of a position of the second edition, for bots."""

from typing import Final

from paddock.circuits.sections import RecoveryCheck
from paddock.core import Task
from paddock.core.drivers import usual_weights
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_check import NormalCheck, full_target
from paddock.games.race90.second.rules_contest import AskNext
from paddock.games.race90.second.rules_end import LateBrake
from paddock.games.race90.second.rules_move import likely_points
from paddock.games.race90.second.rules_out import TakeDamage
from paddock.games.race90.second.rules_pass import trip
from paddock.games.race90.second.rules_pit import LOADS, PitTyres, Repair, TakeFuel, stop_length
from paddock.games.race90.second.rules_play import PlaySecond
from paddock.games.race90.second.rules_points import spot_in_reach, spot_payable, tyre_bill
from paddock.games.race90.second.rules_recovery import RecoveryResult
from paddock.games.race90.second.rules_resolve import DrawSymbols, Pay
from paddock.games.race90.second.rules_spots import ChooseSpot
from paddock.games.race90.shared.cards import ROOM, Card, tyres_of
from paddock.games.race90.shared.position import NOWHERE, UNDECIDED
from paddock.games.race90.shared.rules_damage import DrawDisc
from paddock.games.race90.shared.rules_draw import DrawOne, DrawRace, DrawTrack
from paddock.games.race90.shared.rules_hand import PitDraw
from paddock.games.race90.shared.rules_pass import Trip
from paddock.games.race90.shared.rules_table import recovery_line
from paddock.games.race90.shared.rules_target import RECOVERING
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

USUAL: Final = usual_weights(ROOM, "bots.toml", TERMS)


def worth(race: SecondRace, seat: int, weights: list[float] = USUAL) -> float:
    """How far along a car is, and how far its resources will carry it."""
    if seat in race.retired:
        return weights[W_OUT] * (OUT + race.turn)
    if not race.fuel[seat]:
        return before_start(race, seat, weights)
    return SecondJudgement(race, seat).total(weights)


def terms(race: SecondRace, seat: int) -> dict[str, float]:
    """What `worth` is made of, by name; the terms add up to it."""
    if seat in race.retired:
        return {"out": worth(race, seat)}
    if not race.fuel[seat]:
        return terms_before_start(race, seat, USUAL)
    return SecondJudgement(race, seat).terms(USUAL)


class SecondJudgement(Judgement):
    """What a seat can expect in a race of the second edition."""

    def __init__(self, race: SecondRace, seat: int) -> None:
        super().__init__(race, seat)
        self.second = race

    def reading(self) -> dict[type[Task], Reading]:
        return READING

    def is_asked_for_second(self) -> bool:
        return type(self.race.stack[-1]) is PlaySecond

    def bill(self, played: tuple[Card, ...]) -> int:
        return tyre_bill(self.second, self.seat, tyres_of(played))

    def points(self, played: tuple[Card, ...]) -> int:
        race, seat = self.second, self.seat
        total = likely_points(race, seat) + (0 if self.gone is None else self.gone.mp)
        if race.now.use == UNDECIDED:
            spot = spot_in_reach(race, seat, played)
            if spot != NOWHERE and spot_payable(race, seat, spot, played, len(race.hands[seat])):
                printed = race.board.spots[spot]
                if not printed.extreme:
                    self.chips = max(0, self.chips - printed.tyres)
                    total += printed.bonus
        return total

    def way(self, mp: int, played: tuple[Card, ...]) -> Trip:
        return trip(self.second, self.seat, mp, max(0, self.race.now.overtake), 0, NOWHERE)

    def target(self, cause: int, printed: int) -> int:
        return full_target(self.second, self.seat, cause, printed)

    def recovery_target(self, check: RecoveryCheck, section: int) -> int:
        return self.target(RECOVERING, check.modifier)

    def plan_stop(self, task: TakeFuel) -> None:
        race, seat = self.second, self.seat
        best, back = -CRASH, 0
        for extra, load in enumerate(LOADS):
            fuel = race.turn + load
            turns = min(load, race.turns + 1 - race.turn)
            value = stint_worth(race, seat, turns) + stops_worth(race, seat, fuel)
            value -= 0 if race.under_safety else extra
            if value > best:
                best, self.fuel, back = value, fuel, extra
        if not race.under_safety:
            self.progress -= stop_length(race, seat) + back


def damage_due(view: Judgement, task: TakeDamage) -> None:
    view.red += task.count


def recovery_due(view: Judgement, task: RecoveryResult) -> None:
    view.gain += view.recovery_gain(recovery_line(view.race, task.line), task.step, max(NOWHERE, task.line))


def contest_due(view: Judgement, task: AskNext) -> None:
    view.fight(task.run_, task.first, task.section)


READING: Final[dict[type[Task], Reading]] = {
    DrawDisc: (disc_due, "seat"),
    TakeDamage: (damage_due, "seat"),
    DrawRace: (race_card_due, "seat"),
    DrawTrack: (track_card_due, "seat"),
    DrawOne: (card_due, "seat"),
    Pay: (prices_due, "car"),
    DrawSymbols: (draws_due, "car"),
    TakeFuel: (fuel_due, "seat"),
    Repair: (repair_due, "seat"),
    PitDraw: (refill_due, "seat"),
    PitTyres: (tyres_due, "seat"),
    RecoveryResult: (recovery_due, "car"),
    NormalCheck: (check_due, "car"),
    LateBrake: (spot_due, "car"),
    ChooseSpot: (spot_due, "car"),
    AskNext: (contest_due, ""),
}
