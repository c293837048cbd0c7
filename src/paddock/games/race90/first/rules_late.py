"""Late braking, and the path off the track."""

from collections.abc import Sequence

from paddock.circuits.sections import BRAKE, Outcome, RecoveryCheck
from paddock.core import Option, SeatChoice, Task, Text
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_check import CheckDue, limit
from paddock.games.race90.first.rules_out import put_out, suffer
from paddock.games.race90.first.rules_safety import call_safety_car
from paddock.games.race90.first.rules_special import hazard_cards, reward, reward_brake, reward_hazard
from paddock.games.race90.shared.cards import Card
from paddock.games.race90.shared.events import ChipsPaid, LateBraked, PowerUsed, Recovered, WentOff
from paddock.games.race90.shared.options import LATE, NO_LATE, WithCard, with_cards
from paddock.games.race90.shared.position import HAZARD, NOBODY, NOWHERE
from paddock.games.race90.shared.rules_move import used_corner
from paddock.games.race90.shared.rules_pass import needs_check
from paddock.games.race90.shared.rules_table import (
    discard_from_hand,
    join_lane,
    leave_lane,
    put,
    recovery_line,
    settle_lead,
)
from paddock.games.race90.shared.rules_target import LATE_BRAKE, LEADER, RECOVERING, target_note

# The late brake


def at_brake(race: FirstRace, car: int) -> bool:
    """Whether a car stands in a braking section (R1-LB-01)."""
    return race.board.kind[race.section(car)] == BRAKE


class LateOrNot(Task):
    """A late brake may follow where a movement ended before a corner.

    R1-LB-01, R1-LB-08 to R1-LB-10, R1-LB-17, R1-LB-18, R1-JR-09
    In every turn and with every strategy, for any reason that stopped the car there (R1-OVT-12, R1-OVT-16, R1-LB-20,
    R1-STR-BW-08).
    """

    seat: int

    def run(self, race: FirstRace) -> None:
        if at_brake(race, self.seat) and race.points > 0 and not race.agreed.junior:
            race.then(BrakeLate(self.seat))
        else:
            reward_hazard(race, self.seat)


class BrakeLate(SeatChoice):
    """A blind check, a track card of the corner ahead, or no late brake (R1-LB-02, R1-LB-16, R1-TC-10, R1-TC-11)."""

    rule = "R1-LB-02"

    def options(self, race: FirstRace) -> Sequence[Option]:
        sure = with_cards(race.deck, "void", sure_cards(race, self.seat))
        if race.now.pledge and sure:  # the corner must be used, and this is the way left (R1-TC-15)
            return sure
        return [NO_LATE, LATE, *sure]

    def chosen(self, race: FirstRace, option: Option) -> None:
        seat = self.seat
        if type(option) is WithCard:  # R1-TC-17
            discard_from_hand(race, seat, option.card)
            if race.listening:
                race.tell(PowerUsed(seat, option.card))
            race.then(GoThrough(seat))
        elif option is LATE:
            attempt(race, seat)
        else:
            reward_hazard(race, seat)

    def notes(self, race: FirstRace, option: Option) -> tuple[Text, ...]:
        if option is not LATE:
            return ()
        printed = race.board.late_target[race.section(self.seat)]
        return (target_note(limit(race, self.seat, LATE_BRAKE, printed)),)


def sure_cards(race: FirstRace, seat: int) -> list[Card]:
    """Cards of the hand that make sure of a late brake into the corner ahead (R1-TC-10, R1-TC-11)."""
    corner = race.board.corner[(race.section(seat) + 1) % race.board.size]
    return [card for card in race.hands[seat] if card.void_late and card.corner == corner]


def attempt(race: FirstRace, car: int) -> None:
    """A late brake is a card of the deck against the number on the board; points that were left are lost already.

    R1-LB-03, R1-LB-11, R1-LB-14, R1-LB-15, R1-ROB-14
    """
    race.then(CheckDue(car, LATE_BRAKE, race.board.late_target[race.section(car)]), LateTried(car))


class LateTried(Task):
    """The car goes through the section, or off the track.

    R1-LB-04, R1-LB-06, R1-LB-07, R1-SPC-HAZ-04, R1-SPC-HAZ-11
    """

    car: int

    def run(self, race: FirstRace) -> None:
        if race.now.passed:
            if self.car < race.seats:
                race.passes += 1
            race.then(GoThrough(self.car))
        else:
            slide_off(race, self.car)


class GoThrough(Task):
    """Pass every car of the section; if agreed, the LEADER checks for each car to be lapped (R1-LB-04, R1-LB-19)."""

    car: int

    def run(self, race: FirstRace) -> None:
        car, now = self.car, race.now
        other = first_to_lap(race, car) if race.agreed.late_checks else NOBODY
        if other == NOBODY:
            brake_through(race, car)
        elif now.cleared == other:
            line_up_ahead(race, car, other)
            race.then(GoThrough(car))
        else:
            race.then(CheckDue(car, LEADER, 0, other), LapOrStay(car, other))


def first_to_lap(race: FirstRace, car: int) -> int:
    """The nearest car ahead in the section that would get its first lap marker."""
    lane = race.lanes[race.section(car)]
    for other in reversed(lane[: lane.index(car)]):
        if needs_check(race, car == race.leader, race.progress[car], other):
            return other
    return NOBODY


def line_up_ahead(race: FirstRace, car: int, other: int) -> None:
    section = race.section(car)
    rest = tuple(each for each in race.lanes[section] if each != car)
    place = rest.index(other)
    race.lanes[section] = (*rest[:place], car, *rest[place:])


class LapOrStay(Task):
    """A LEADER who fails the agreed check stays behind that car (R1-LB-19, R1-LAP-11)."""

    car: int
    other: int

    def run(self, race: FirstRace) -> None:
        if race.now.passed:
            race.then(GoThrough(self.car))
            return
        section = race.section(self.car)
        rest = tuple(each for each in race.lanes[section] if each != self.car)
        place = rest.index(self.other) + 1
        race.lanes[section] = (*rest[:place], self.car, *rest[place:])
        reward_hazard(race, self.car)


def brake_through(race: FirstRace, car: int) -> None:
    """The car moves one section on and is last there, even behind a flag.

    R1-LB-04, R1-LB-05, R1-LB-13, R1-LB-21, R1-ROB-20, R1-FLAG-24
    HAZARD moves two if the first is free (R1-STR-HAZ-05, R1-STR-HAZ-06, R1-STR-HAZ-08 to R1-STR-HAZ-10).
    It may take a spot there (R1-TRAJ-13), and the corner is used (R1-TC-01).
    """
    section = race.section(car)
    lane = race.lanes[section]
    passed = list(lane[: lane.index(car)])
    free = not race.lanes[(section + 1) % race.board.size]
    steps = 2 if free and race.drives(car, HAZARD) else 1
    reward_brake(race, car, passed)
    leave_lane(race, car)
    for _ in range(steps):
        race.progress[car] += 1
        race.entered += 1
        used_corner(race, car)
    join_lane(race, car, race.progress[car])
    race.now.moved = race.now.left = True
    if race.listening:
        race.tell(LateBraked(race.driver(car), race.where(race.section(car)), race.drivers(passed)))
    settle_lead(race)
    reward_hazard(race, car)


# Off the track


def slide_off(race: FirstRace, car: int) -> None:
    """The car leaves its place; another of the section may lead now.

    R1-LB-06, R1-OFF-01, R1-OFF-08, R1-OFF-09, R1-OFF-36, R1-OFF-45
    In the basic game that is all, and the turn is over (R1-LB-12, R1-OFF-06); the car will come back at the first point
    of return (R1-OFF-03).
    """
    section = race.section(car)
    earned = hazard_cards(race, car)
    leave_lane(race, car)  # R1-OVT-14, R1-OFF-27, R1-ROB-19
    race.off += (car,)
    race.reentry = put(race.reentry, car, recovery_line(race, section).first_reentry)
    if race.listening:
        race.tell(WentOff(race.driver(car), race.where(section)))
    settle_lead(race, True)
    if race.agreed.advanced:  # R1-OFF-10
        race.then(PathCheck(car, section, 0))
    reward(race, car, earned)


def path_check(race: FirstRace, section: int, step: int) -> RecoveryCheck:
    return recovery_line(race, section).checks[step]


class PathCheck(Task):
    """A check of the path, against the number of its braking section (R1-OFF-10, R1-OFF-12 to R1-OFF-14, R1-OFF-42)."""

    car: int
    section: int
    step: int

    def run(self, race: FirstRace) -> None:
        printed = race.board.late_target[self.section]
        race.then(CheckDue(self.car, RECOVERING, printed), PathBranch(self.car, self.section, self.step))


class PathBranch(Task):
    """Passed, the car goes to the nearest return; failed, on along the path; symbols on the way apply.

    R1-OFF-15 to R1-OFF-20
    """

    car: int
    section: int
    step: int

    def run(self, race: FirstRace) -> None:
        check = path_check(race, self.section, self.step)
        outcome = check.passed if race.now.passed else check.failed
        race.then(PathEnd(self.car, self.section, self.step, race.now.passed))
        if self.car < race.seats:  # R1-OFF-20
            pay_on_path(race, self.car, outcome)


def pay_on_path(race: FirstRace, seat: int, outcome: Outcome) -> None:
    """Tyres are paid in chips only, then damage; a car that cannot pay is out.

    R1-OFF-17 to R1-OFF-19, R1-STR-SAVE-06
    """
    if race.chips[seat] < outcome.tyres:
        put_out(race, seat, "tyres")
        return
    race.chips[seat] -= outcome.tyres
    if race.listening and outcome.tyres:
        race.tell(ChipsPaid(seat, outcome.tyres, race.chips[seat]))
    if outcome.damage:
        suffer(race, seat, outcome.damage)


class PathEnd(Task):
    """Time loss, forced pit, crash, another check, or a place to come back (R1-OFF-21 to R1-OFF-26)."""

    car: int
    section: int
    step: int
    passed: bool

    def run(self, race: FirstRace) -> None:
        car = self.car
        check = path_check(race, self.section, self.step)
        outcome = check.passed if self.passed else check.failed
        if outcome.crash:
            put_out(race, car, "crash")
            if outcome.safety_car and not race.stack_is_over:
                call_safety_car(race)
            return
        if outcome.forced_pit and car not in race.forced:
            race.forced += (car,)
        race.waste = put(race.waste, car, race.waste[car] + outcome.time)
        if outcome.check != NOWHERE:
            race.then(PathCheck(car, self.section, outcome.check))
            return
        race.reentry = put(race.reentry, car, outcome.reentry)
        if race.listening:
            race.tell(Recovered(race.driver(car), race.where(outcome.reentry), race.waste[car]))
