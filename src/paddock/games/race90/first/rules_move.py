"""Movement: points are spent section by section and car by car."""

from collections.abc import Sequence

from paddock.core import Option, Task, Text, message
from paddock.games.race90.first.options import BUMP, PASS, PAY, STOP
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_check import CheckDue
from paddock.games.race90.first.rules_pass import has_easy_corner, may_decline, pass_price
from paddock.games.race90.first.rules_pledge import held
from paddock.games.race90.shared.cards import ROOM
from paddock.games.race90.shared.events import FlagPassed, NotMoved
from paddock.games.race90.shared.position import BANGING, FLAG, NOBODY
from paddock.games.race90.shared.rules_ask import CarChoice
from paddock.games.race90.shared.rules_move import (
    enter_next,
    re_enter,
    swap_places,
    tell_blocked,
    tell_end,
    used_corner,
)
from paddock.games.race90.shared.rules_pass import FORBIDDEN, needs_check
from paddock.games.race90.shared.rules_table import put, settle_lead
from paddock.games.race90.shared.rules_target import LEADER


def come_back(race: FirstRace, car: int) -> None:
    """A car off the track is last in its section of return (R1-OFF-03, R1-OFF-05, R1-OFF-31, R1-OFF-33, R1-OFF-37)."""
    re_enter(race, car)
    if not race.agreed.advanced:  # it may defend in a contest again (R1-OFF-05)
        race.chances[car] = 0
    settle_lead(race, True)
    race.waste = put(race.waste, car, 0)


def set_off(race: FirstRace, car: int) -> None:
    """A car off the track pays one point to come back, if it has any (R1-OFF-31 to R1-OFF-34).

    The corner where it comes back is used (R1-TC-01).
    """
    now = race.now
    if car in race.off:
        come_back(race, car)
        if now.mp > 0:
            now.mp -= 1
            now.moved = now.left = True
    used_corner(race, car)


class DriveOn(Task):
    """The car passes or enters a section while points are left.

    R1-MOVE-16 to R1-MOVE-20, R1-OVT-01, R1-OVT-05, R1-OVT-06, R1-OVT-18
    """

    car: int

    def run(self, race: FirstRace) -> None:
        car, now, size = self.car, race.now, race.board.size
        while now.mp > 0:  # passing for nothing needs a point too (R1-ROB-09, R1-SKILL-LAP-06)
            lane = race.lanes[race.progress[car] % size]
            if lane[0] == car:
                enter_section(race, car)
            elif not face(race, car, lane, lane.index(car)):
                return
        offer_last_bump(race, car)


def enter_section(race: FirstRace, car: int) -> None:
    """Entering costs a point; the car is last there (R1-MOVE-16, R1-MOVE-20, R1-ACT-07, R1-ACT-08, R1-OFF-38)."""
    race.entered += enter_next(race, car)
    lead = race.leader
    if lead in race.off:
        settle_lead(race, True)


def face(race: FirstRace, car: int, lane: tuple[int, ...], place: int) -> bool:
    """Deal with the flag or car directly ahead; False if a decision comes first.

    R1-OVT-15, R1-FLAG-07, R1-FLAG-08, R1-LAP-08
    Nobody is passed where a yellow flag stands, in any turn or with any help (R1-FLAG-10, R1-FLAG-16, R1-FLAG-23).
    Cars are passed one at a time, by robots too (R1-ROB-29).
    """
    other, now = lane[place - 1], race.now
    section = race.progress[car] % race.board.size
    if other == FLAG:  # R1-FLAG-22
        now.mp -= 1
        now.moved = True
        if race.listening:
            race.tell(FlagPassed(race.driver(car), race.where(section)))
        race.lanes[section] = (*lane[: place - 1], car, FLAG, *lane[place + 1 :])
        return True
    if can_bump(race, car, lane, other):
        race.then(FreePass(car, other), DriveOn(car))
        return False
    easy = has_easy_corner(now.played, race.board.corner[section])
    blue = car < race.seats and race.blue[car]
    price = FORBIDDEN if FLAG in lane else pass_price(race, car, race.progress[car], other, section, easy, blue)
    if price < 0 or price > now.mp:  # R1-OVT-07, R1-OVT-09, R1-LAP-05, R1-LAP-13
        tell_blocked(race, car, other, price, FLAG in lane)
        now.mp = 0
        return True
    if now.saved != other and may_decline(race, car, other, section, now.mp):
        race.then(PassOrStop(car, other, price), DriveOn(car))
        return False
    # R1-LAP-07, R1-LAP-16, R1-LAP-21, R1-LAP-26, R1-LAP-30, R1-SKILL-LAP-03, R1-FLAG-15, R1-ROB-27
    if now.cleared != other and needs_check(race, car == race.leader, race.progress[car], other):
        race.then(CheckDue(car, LEADER, 0, other), DriveOn(car))  # R1-LAP-08, R1-LAP-09, R1-LAP-12, R1-ROB-17
        return False
    now.mp -= price  # R1-OVT-03, R1-LAP-06
    swap_places(race, car, other, section, lane, place, price)
    return True


class PassOrStop(CarChoice):
    """Pass the car ahead, or stop behind it and lose what is left (R1-OVT-17, R1-LAP-19, R1-LAP-29, R1-TC-16)."""

    rule = "R1-OVT-17"

    other: int
    price: int

    def options(self, race: FirstRace) -> Sequence[Option]:
        return held(race, self.car, self, [PASS, STOP])

    def chosen(self, race: FirstRace, option: Option) -> None:
        if option is PASS:
            race.now.saved = self.other
        else:
            race.now.mp = 0

    def prompt(self, race: FirstRace) -> Text:
        return message(ROOM, "prompt-pass-or-stop", driver=race.driver(self.other), price=self.price, mp=race.now.mp)


# The free overtake of BANGING WHEELS


def can_bump(race: FirstRace, car: int, lane: tuple[int, ...], other: int) -> bool:
    """Whether BANGING WHEELS may pass one car of the same lap for nothing, at a start.

    R1-STR-BW-05 to R1-STR-BW-07, R1-STR-BW-09, R1-STR-BW-10, R1-FLAG-08
    """
    if not race.opening or race.bumped or other == race.paid_for or not race.drives(car, BANGING):
        return False
    return race.progress[other] == race.progress[car] and FLAG not in lane


def offer_last_bump(race: FirstRace, car: int) -> None:
    """The free overtake may come when no point is left (R1-STR-BW-07)."""
    lane = race.lanes[race.progress[car] % race.board.size]
    place = lane.index(car)
    if place and race.points > 0 and can_bump(race, car, lane, lane[place - 1]):
        race.then(FreePass(car, lane[place - 1]))


class FreePass(CarChoice):
    """Pass this car for nothing, or keep the free pass for another (R1-STR-BW-05, R1-STR-BW-07)."""

    rule = "R1-STR-BW-05"

    other: int

    def options(self, race: FirstRace) -> Sequence[Option]:
        return held(race, self.car, self, [BUMP, PAY if race.now.mp > 0 else STOP])

    def chosen(self, race: FirstRace, option: Option) -> None:
        if option is not BUMP:
            race.paid_for = self.other
            return
        race.bumped = True
        section = race.section(self.car)
        lane = race.lanes[section]
        swap_places(race, self.car, self.other, section, lane, lane.index(self.car), 0)

    def prompt(self, race: FirstRace) -> Text:
        return message(ROOM, "prompt-free-pass", driver=race.driver(self.other))


class MoveDone(Task):
    """The movement is over (R1-MOVE-22)."""

    car: int

    def run(self, race: FirstRace) -> None:
        race.now.saved = race.now.cleared = NOBODY
        if race.now.moved:
            tell_end(race, self.car)
        elif race.listening:
            race.tell(NotMoved(race.driver(self.car)))
