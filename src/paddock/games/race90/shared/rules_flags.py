"""Flags: where a yellow one can stand, and who holds the blue and the orange one."""

from typing import Final

from paddock.circuits import make_room
from paddock.circuits.sections import SectionBoard
from paddock.core import Option, SeatChoice
from paddock.games.race90.shared.cards import BLUE
from paddock.games.race90.shared.events import FlagLifted, FlagPlaced, FlagTaken
from paddock.games.race90.shared.options import LiftYellow, PlaceYellow
from paddock.games.race90.shared.places import where
from paddock.games.race90.shared.position import FLAG, FLAGS, MOST_CARS, Race
from paddock.games.race90.shared.rules_table import put


def flagged(race: Race) -> list[int]:
    """The sections in which a yellow flag stands."""
    return [section for section, lane in enumerate(race.lanes) if FLAG in lane]


def can_place_yellow(race: Race) -> bool:
    """Whether a flag is left, and a corner section without one (R2-FLAG-01, R2-FLAG-02, R2-START-04,
    R1-FLAG-11, R1-FLAG-21)."""
    flags = flagged(race)
    return len(flags) < FLAGS and any(section not in flags for section in yellow_options(race.board))


YELLOWS: Final[dict[str, dict[int, list[PlaceYellow]]]] = {}
"""By board and corner section: a flag behind each number of cars. Made once."""


def yellow_options(board: SectionBoard) -> dict[int, list[PlaceYellow]]:
    """Every place that a flag can have on a board (R1-FLAG-04, R1-FLAG-05)."""
    found = YELLOWS.get(board.id)
    if found is None:
        corners = [section for section in range(board.size) if board.corner[section]]
        found = {at: [PlaceYellow(at, where(board, at), behind) for behind in range(MOST_CARS + 1)] for at in corners}
        make_room(YELLOWS)
        YELLOWS[board.id] = found
    return found


def yellow_places(race: Race) -> list[Option]:
    """Every corner section without a flag, behind all its cars on spots (R2-FLAG-01 to R2-FLAG-06, R1-FLAG-04 to
    R1-FLAG-06, R1-FLAG-11)."""
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


class YellowFlagChoice(SeatChoice):
    """Where a yellow flag goes, if anywhere; each edition says what may be chosen (R2-FLAG-01, R2-FLAG-04, R1-FLAG-04,
    R1-FLAG-05)."""

    optional: bool = True

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is PlaceYellow:
            lane = race.lanes[option.section]
            race.lanes[option.section] = (*lane[: option.behind], FLAG, *lane[option.behind :])
            if race.listening:
                race.tell(FlagPlaced(self.seat, race.where(option.section)))


def lift(race: Race, section: int, why: str) -> None:
    """A yellow flag leaves the track."""
    race.lanes[section] = tuple([car for car in race.lanes[section] if car != FLAG])
    if race.listening:
        race.tell(FlagLifted(race.where(section), why))


def lift_all(race: Race, why: str) -> None:
    """All yellow flags leave the track (R2-FLAG-16, R2-SC-11, R1-FLAG-02)."""
    for section in flagged(race):
        lift(race, section, why)


class GreenFlagChoice(SeatChoice):
    """Which yellow flag is taken off, if any; each edition says what may be chosen (R2-FLAG-18, R2-FLAG-19,
    R1-FLAG-12)."""

    optional: bool = True

    def places(self, race: Race) -> list[Option]:
        return [LiftYellow(section, race.where(section)) for section in flagged(race)]

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is LiftYellow:
            lift(race, option.section, "green")


def take_flag(race: Race, seat: int, flag: int) -> None:
    """The pawn lies on the chart, and works at once (R2-FLAG-20, R2-FLAG-26, R2-FLAG-27, R2-FLAG-29)."""
    if flag == BLUE:
        race.blue = put(race.blue, seat, True)
    else:
        race.orange = seat
    if race.listening:
        race.tell(FlagTaken(seat, "blue" if flag == BLUE else "orange"))
