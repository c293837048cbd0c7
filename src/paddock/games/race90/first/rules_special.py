"""SPECIALs at the end of a movement: HAZARD, CHASE, BANGING WHEELS."""

from typing import Final

from paddock.core import Task
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.shared.position import BANGING, CHASE, HAZARD
from paddock.games.race90.shared.rules_draw import draw_track
from paddock.games.race90.shared.rules_table import put

LONG_MOVE: Final = 6
"""The sections that a SPECIAL of HAZARD needs (R1-SPC-HAZ-01)."""


def hazard_cards(race: FirstRace, car: int) -> int:
    """After a long movement, HAZARD brings a track card for every check passed and every damage.

    R1-SPC-HAZ-01 to R1-SPC-HAZ-11
    """
    if race.agreed.advanced and race.drives(car, HAZARD) and race.entered >= LONG_MOVE:
        return race.passes + race.hurt + race.tied[car]
    return 0


def reward(race: FirstRace, car: int, cards: int) -> None:
    """Draw track cards, at once (R1-SPC-GEN-01, R1-SPC-GEN-03)."""
    for _ in range(cards):
        draw_track(race, car)


def reward_hazard(race: FirstRace, car: int) -> None:
    """All SPECIALs of HAZARD together, once the movement and the late brake are over (R1-SPC-HAZ-08)."""
    reward(race, car, hazard_cards(race, car))


def reward_brake(race: FirstRace, car: int, passed: list[int]) -> None:
    """BANGING WHEELS brings a card for a late brake past a car that is not being lapped.

    R1-SPC-BW-03, R1-SPC-BW-05, R1-SPC-BW-07
    """
    fought = any(race.progress[other] >= race.progress[car] for other in passed)
    if race.agreed.advanced and fought and race.drives(car, BANGING):
        draw_track(race, car)


def reward_contest(race: FirstRace, seat: int) -> None:
    """BANGING WHEELS brings a card for a contest won, once a turn (R1-SPC-BW-01, R1-SPC-BW-04, R1-SPC-BW-06)."""
    if race.agreed.advanced and race.drives(seat, BANGING) and not race.banged[seat]:
        race.banged = put(race.banged, seat, True)
        draw_track(race, seat)


class LastSpecials(Task):
    """CHASE brings a card beside the chased player, blocked there or not, except for the LEADER.

    R1-SPC-CHASE-01 to R1-SPC-CHASE-05
    """

    seat: int

    def run(self, race: FirstRace) -> None:
        seat = self.seat
        if not race.agreed.advanced or race.points <= 0 or not race.drives(seat, CHASE):
            return
        chased = race.chased[seat]
        beside = 0 <= chased < race.seats and chased not in race.off and race.section(chased) == race.section(seat)
        if beside and race.leader != seat:
            draw_track(race, seat)
