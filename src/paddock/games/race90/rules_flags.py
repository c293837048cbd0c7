"""Flags of four colours, from cards and from SIXTH SENSE."""

from collections.abc import Sequence
from typing import Final

from paddock.circuits.sections import SectionBoard
from paddock.core import Option, SeatChoice, Task
from paddock.games.race90.cards import BLUE, GREEN, ORANGE, YELLOW
from paddock.games.race90.events import FlagLifted, FlagPlaced, FlagTaken
from paddock.games.race90.options import (
    NO_FLAG,
    SIXTH_FLAG,
    TAKE_BLUE,
    TAKE_ORANGE,
    LiftYellow,
    Named,
    PlaceYellow,
)
from paddock.games.race90.position import FLAG, FLAGS, NOBODY, Race
from paddock.games.race90.rules_pledge import keeps, kept, tried
from paddock.games.race90.rules_table import put


def flag_task(race: Race, seat: int, flag: int, optional: bool) -> Task | None:
    """R2-FLAG-01, R2-FLAG-18, R2-FLAG-20, R2-FLAG-29, R2-FLAG-30  What a flag lets a player do now, if anything."""
    if flag == YELLOW:
        return PlaceFlag(seat, optional) if can_place_yellow(race) else None
    if flag == GREEN:
        return LiftFlag(seat, optional) if flagged(race) else None
    if flag == BLUE:
        return None if race.blue[seat] else TakeFlag(seat, BLUE)
    return TakeFlag(seat, ORANGE) if race.orange == NOBODY else None


def flagged(race: Race) -> list[int]:
    """The sections in which a yellow flag stands."""
    return [section for section, lane in enumerate(race.lanes) if FLAG in lane]


def can_place_yellow(race: Race) -> bool:
    """R2-FLAG-01, R2-FLAG-02, R2-START-04  Whether a flag is left, and a corner section without one; in any turn."""
    flags = flagged(race)
    return len(flags) < FLAGS and any(section not in flags for section in yellow_options(race.board))


YELLOWS: Final[dict[str, dict[int, list[PlaceYellow]]]] = {}
"""By board and corner section: a flag behind so many cars. Made once."""
MOST_CARS: Final = 12


def yellow_options(board: SectionBoard) -> dict[int, list[PlaceYellow]]:
    found = YELLOWS.get(board.id)
    if found is None:
        corners = [section for section in range(board.size) if board.corner[section]]
        found = {at: [PlaceYellow(at, board.names[at], behind) for behind in range(MOST_CARS + 1)] for at in corners}
        YELLOWS[board.id] = found
    return found


def yellow_places(race: Race) -> list[Option]:
    """R2-FLAG-01 to R2-FLAG-06  Every corner section without a flag, behind any car but none that is on a spot."""
    found: list[Option] = []
    if len(flagged(race)) >= FLAGS:
        return found
    for section, options in yellow_options(race.board).items():
        lane = race.lanes[section]
        if FLAG not in lane:
            least = 0
            for place, car in enumerate(lane):
                if race.spot[car] >= 0:
                    least = place + 1
            found += options[least : len(lane) + 1]
    return found


class PlaceFlag(SeatChoice):
    """R2-FLAG-01, R2-FLAG-04, R2-FLAG-38, R2-D4-02  Where a yellow flag goes, if anywhere; it counts at once."""

    rule = "R2-FLAG-01"

    optional: bool = True

    def options(self, race: Race) -> Sequence[Option]:
        places = yellow_places(race)
        return kept(race, self.seat, self, [NO_FLAG, *places] if self.optional else places)

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is PlaceYellow:
            lane = race.lanes[option.section]
            race.lanes[option.section] = (*lane[: option.behind], FLAG, *lane[option.behind :])
            if race.listening:
                race.tell(FlagPlaced(self.seat, option.name))


class LiftFlag(SeatChoice):
    """R2-FLAG-18, R2-FLAG-19, R2-FLAG-38  One yellow flag may be taken off, wherever it stands; that is all."""

    rule = "R2-FLAG-18"

    optional: bool = True

    def options(self, race: Race) -> Sequence[Option]:
        places = self.places(race)
        return kept(race, self.seat, self, [NO_FLAG, *places] if self.optional else places)

    def places(self, race: Race) -> list[Option]:
        return [LiftYellow(section, race.board.names[section]) for section in flagged(race)]

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is LiftYellow:
            race.lanes[option.section] = tuple(car for car in race.lanes[option.section] if car != FLAG)
            if race.listening:
                race.tell(FlagLifted(option.name))


class TakeFlag(SeatChoice):
    """R2-FLAG-20, R2-FLAG-29, R2-D4-02  The blue or the orange pawn may be taken."""

    rule = "R2-FLAG-20"

    flag: int

    def options(self, race: Race) -> Sequence[Option]:
        return kept(race, self.seat, self, [TAKE_BLUE if self.flag == BLUE else TAKE_ORANGE, NO_FLAG])

    def chosen(self, race: Race, option: Option) -> None:
        if option is not NO_FLAG:
            take_flag(race, self.seat, self.flag)


def take_flag(race: Race, seat: int, flag: int) -> None:
    """R2-FLAG-20, R2-FLAG-26, R2-FLAG-27, R2-FLAG-29  The pawn lies on the chart, and works at once."""
    if flag == BLUE:
        race.blue = put(race.blue, seat, True)
    else:
        race.orange = seat
    if race.listening:
        race.tell(FlagTaken(seat, "blue" if flag == BLUE else "orange"))


class SixthSense(SeatChoice):
    """R2-SKILL-SIXTH-02 to R2-SKILL-SIXTH-04, R2-SKILL-SIXTH-08  At any point of the turn, a chit for a flag."""

    rule = "R2-SKILL-SIXTH-02"

    def options(self, race: Race) -> Sequence[Option]:
        flags = (flag for flag in (YELLOW, GREEN, BLUE, ORANGE) if flag_task(race, self.seat, flag, False) is not None)
        options: list[Option] = [NO_FLAG, *[SIXTH_FLAG[flag] for flag in flags]]
        if not race.now.pledge or race.now.car != self.seat:
            return options
        return [option for option in options if self.may(race, option)] or options

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is not Named:
            return
        race.sixth = put(race.sixth, self.seat, race.sixth[self.seat] - 1)
        tasks: list[Task] = []
        if option.number in (BLUE, ORANGE):
            take_flag(race, self.seat, option.number)
        else:
            task = flag_task(race, self.seat, option.number, False)
            assert task is not None, "a flag was offered that cannot be used"
            tasks.append(task)
        if race.sixth[self.seat]:
            tasks.append(SixthSense(self.seat))
        race.then(*tasks)

    def may(self, race: Race, option: Option) -> bool:
        """R2-TC-26  Whether the corner of a track card can still be used after this, a flag taken off or not."""
        trial = tried(race, self, option)
        if keeps(trial, self.seat):
            return True
        lift = LiftFlag(self.seat, False)
        places = lift.places(race) if option == SIXTH_FLAG[GREEN] else ()
        return any(keeps(tried(trial, lift, place), self.seat) for place in places)


class Window(Task):
    """R2-SKILL-SIXTH-02  A moment at which SIXTH SENSE may be used."""

    seat: int

    def run(self, race: Race) -> None:
        if race.sixth[self.seat]:
            race.then(SixthSense(self.seat))
