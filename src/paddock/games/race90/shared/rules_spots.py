"""Trajectory spots: who stands on one."""

from paddock.games.race90.shared.events import SpotTaken
from paddock.games.race90.shared.position import Race


def occupy(race: Race, car: int, spot: int) -> None:
    """A spot holds one car, and nobody can push it off; its place in the section stays (R2-F-16, R2-F-17, R2-F-19)."""
    race.spot[car] = spot
    if race.listening:
        found = race.board.spots[spot]
        race.tell(SpotTaken(race.driver(car), found.bonus, found.extreme, race.where(found.section)))
