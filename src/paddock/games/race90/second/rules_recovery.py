"""Recovery manoeuvres, after a failed late brake or a failed extreme trajectory."""

from paddock.circuits.sections import Outcome
from paddock.core import Task, Text, message
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_chase import release_chase
from paddock.games.race90.second.rules_check import AfterCheck, Check
from paddock.games.race90.second.rules_out import TakeDamage, eliminate
from paddock.games.race90.second.rules_safety import call_safety_car
from paddock.games.race90.shared.cards import ROOM
from paddock.games.race90.shared.events import ChipsPaid, Recovered, WentOff
from paddock.games.race90.shared.position import NOWHERE
from paddock.games.race90.shared.rules_hand import DiscardOne
from paddock.games.race90.shared.rules_table import leave_lane, put, recovery_line, settle_lead
from paddock.games.race90.shared.rules_target import RECOVERING


def lose_control(race: SecondRace, car: int) -> None:
    """The car leaves the track, its place and its spot, and follows the line (R2-F-08, R2-REC-29, R2-REC-50)."""
    section = race.section(car)
    leave_lane(race, car)  # nobody meets it any more (R2-E-22, R2-LAP-20, R2-ROB-40)
    race.off += (car,)
    race.reentry = put(race.reentry, car, section)
    if race.listening:
        race.tell(WentOff(race.driver(car), race.where(section)))
    for seat in range(race.seats):
        if race.chased[seat] == car:  # R2-STR-CHASE-18
            release_chase(race, seat)
    settle_lead(race, slid_off=True)  # R2-REC-34 to R2-REC-36
    race.then(RecoveryStep(car, section, 0))


def lose_line(race: SecondRace, car: int, spot: int) -> None:
    """A failed extreme trajectory: no bonus, and the recovery printed beside it (R2-D2-21, R2-REC-01, R2-REC-26)."""
    race.now.failed = True
    race.spot[car] = NOWHERE  # R2-REC-28
    race.then(RecoveryStep(car, -1 - spot, 0))


def outcome_of(race: SecondRace, line: int, step: int, passed: bool) -> Outcome:
    """What an arrow brings."""
    check = recovery_line(race, line).checks[step]
    return check.passed if passed else check.failed


class RecoveryStep(Task):
    """A check of the recovery line, made at once, against the target just left.

    R2-REC-02 to R2-REC-05, R2-REC-08, R2-REC-30
    """

    car: int
    line: int
    step: int

    def run(self, race: SecondRace) -> None:
        check = recovery_line(race, self.line).checks[self.step]
        race.then(
            Check(self.car, RECOVERING, check.modifier, check.blind), RecoveryResult(self.car, self.line, self.step)
        )


class RecoveryResult(AfterCheck):
    """Follow the green or red arrow; all symbols behind it apply, in order (R2-REC-06, R2-REC-07, R2-REC-53).

    Only those, as many as printed, with any strategy (R2-REC-10, R2-REC-15, R2-STR-GEN-02).
    """

    line: int
    step: int

    def run(self, race: SecondRace) -> None:
        outcome = outcome_of(race, self.line, self.step, race.now.passed)
        tasks: list[Task] = []
        if self.car < race.seats:  # R2-ROB-51
            if outcome.tyres:
                tasks.append(RuinTyres(self.car, outcome.tyres))
            if outcome.damage:
                tasks.append(TakeDamage(self.car, outcome.damage))
            if outcome.cards:
                tasks.append(LoseCards(self.car, outcome.cards))
        race.then(*tasks, FollowArrow(self.car, self.line, self.step, race.now.passed))

    def preview(self, race: SecondRace, passed: bool) -> tuple[Text, ...]:
        outcome = outcome_of(race, self.line, self.step, passed)
        if outcome.crash:
            return (message(ROOM, "note-out"),)
        section = "none" if outcome.reentry == NOWHERE else race.where(outcome.reentry)
        pit = "yes" if outcome.forced_pit else "no"
        costs = {"time": outcome.time, "tyres": outcome.tyres, "damage": outcome.damage, "cards": outcome.cards}
        return (message(ROOM, "note-arrow", pit=pit, section=section, **costs),)


class RuinTyres(Task):
    """Ruined tyres are paid in chips only; a car with too few is out (R2-REC-11 to R2-REC-14, R2-OUT-02)."""

    seat: int
    count: int

    def run(self, race: SecondRace) -> None:
        if race.chips[self.seat] < self.count:
            eliminate(race, self.seat, "tyres")
            return
        race.chips[self.seat] -= self.count
        if race.listening:
            race.tell(ChipsPaid(self.seat, self.count, race.chips[self.seat]))


class LoseCards(Task):
    """Cards are discarded at once; a car with too few is out (R2-REC-17, R2-REC-18, R2-OUT-03)."""

    seat: int
    count: int

    def run(self, race: SecondRace) -> None:
        if len(race.hands[self.seat]) < self.count:
            eliminate(race, self.seat, "cards")
        else:
            race.then(*[LoseCard(self.seat)] * self.count)


class LoseCard(DiscardOne):
    """Which card is lost (R2-REC-17)."""

    rule = "R2-REC-17"


class FollowArrow(Task):
    """Wasted time, a forced stop, a crash, or the way back (R2-REC-19 to R2-REC-24, R2-REC-37, R2-REC-48).

    A car that crashes is out, robots too, and only then does the safety car come (R2-OUT-04, R2-ROB-03, R2-SC-36).
    """

    car: int
    line: int
    step: int
    passed: bool

    def run(self, race: SecondRace) -> None:
        car = self.car
        outcome = outcome_of(race, self.line, self.step, self.passed)
        if outcome.crash:
            eliminate(race, car, "crash")
            if outcome.safety_car and race.stack:
                call_safety_car(race)
            return
        if outcome.forced_pit and car not in race.forced:
            race.forced += (car,)
        if self.line < 0:  # this turn's points (R2-REC-19)
            race.now.bonus -= outcome.time
        else:  # the next turn's (R2-REC-20)
            race.waste = put(race.waste, car, race.waste[car] + outcome.time)
        if outcome.check != NOWHERE:
            race.then(RecoveryStep(car, self.line, outcome.check))
        elif self.line >= 0:
            wait_beside(race, car, outcome)


def wait_beside(race: SecondRace, car: int, outcome: Outcome) -> None:
    """The car waits at its point of return; its turn is over (R2-REC-37, R2-REC-38)."""
    if outcome.reentry != NOWHERE:
        race.reentry = put(race.reentry, car, outcome.reentry)
    if race.listening:
        race.tell(Recovered(race.driver(car), race.where(race.reentry[car]), race.waste[car]))
