"""Trajectory spots: who stands on one."""

from paddock.games.race90.shared.events import SpotTaken
from paddock.games.race90.shared.position import NOWHERE, Race
from paddock.games.race90.shared.rules_table import behind_flag


def occupy(race: Race, car: int, spot: int) -> None:
    """A spot holds one car, and nobody can push it off; its place in the section stays (R2-F-16, R2-F-17, R2-F-19)."""
    race.spot[car] = spot
    if race.listening:
        found = race.board.spots[spot]
        race.tell(SpotTaken(race.driver(car), found.bonus, found.extreme, race.board.names[found.section]))


def best_spot(race: Race, section: int) -> int:
    """The free standard spot with the highest bonus; the outermost of equals (R2-ROB-47, R2-ROB-48)."""
    best, bonus = NOWHERE, 0
    for number in race.board.spots_of[section]:  # from the outermost
        spot = race.board.spots[number]
        if not spot.extreme and spot.bonus > bonus and number not in race.spot:
            best, bonus = number, spot.bonus
    return best


def seat_robot(race: Race, car: int) -> None:
    """A robot takes the best free spot, unless a yellow flag is in the way (R2-ROB-47, R2-FLAG-37)."""
    section = race.progress[car] % race.board.size
    if race.board.spots_of[section]:
        spot = best_spot(race, section)
        if spot != NOWHERE and not behind_flag(race, car):
            occupy(race, car, spot)
