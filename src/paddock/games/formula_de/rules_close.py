"""What a turn remembers when it begins, and what it leaves when it ends."""

from typing import Final

from paddock.games.formula_de.position import Drive, Race
from paddock.games.formula_de.tables import BONUS, MEDIUM, NOWHERE, RACING, SOFT, STALLED

NO_RESTART: Final = 0
AFTER_STALL: Final = 1
AFTER_SPIN: Final = 2
NOT_STARTED: Final = 1  # its first turn of the race is to come
WAITS: Final = 2  # completed its lap on the track under yellow flags
JOINING: Final = 3  # completed its lap in the pit lane under yellow flags


def begin_drive(race: Race, car: int) -> None:
    """A fresh memory; a stall or spin is over, but not what it demands; tyres give nothing in the pit lane.

    FD-START-24, FD-SPIN-02, FD-TYRE-20, FD-PIT-14
    """
    race.drive = drive = Drive()
    drive.car = car
    drive.start = race.cell[car]
    status = race.status[car]
    if status != RACING:
        drive.restart = AFTER_STALL if status == STALLED else AFTER_SPIN
        race.status[car] = RACING
    if drive.start >= race.track.size:
        drive.from_pit = True
    else:
        drive.tyre = tyre_bonus(race, car)


def tyre_bonus(race: Race, car: int) -> int:
    """Bonus cells, judged at the start of the turn.

    FD-TYRE-07, FD-TYRE-08, FD-TYRE-11, FD-TYRE-13, FD-TYRE-14, FD-TYRE-16, FD-TYRE-17, FD-TYRE-20, FD-TYRE-33
    """
    book = race.book
    tyre, lap = book.tyre[car], book.tyre_lap[car]
    if tyre != MEDIUM and (tyre != SOFT or book.soft_gone[car]):
        return 0
    cells = BONUS[tyre][race.wet]
    return cells[lap] if lap < len(cells) else cells[-1]


def stops_now(race: Race, car: int) -> int:
    """The stops made in the corner where the turn has ended.

    FD-CORNER-07, FD-CORNER-08, FD-CORNER-11, FD-CORNER-13, FD-CORNER-15, FD-OVER-06, FD-OVER-21, FD-EMERG-18
    """
    track, cell = race.track, race.cell[car]
    corner = track.corner[cell] if cell < track.size else NOWHERE
    if corner < 0 or corner in race.drive.over_in:
        return 0
    start = race.drive.start
    began = track.corner[start] if 0 <= start < track.size else NOWHERE
    return race.stops[car] + 1 if corner == began else 1
