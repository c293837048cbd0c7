"""Trajectory spots: one colour, no price, no extreme ones."""

from collections.abc import Sequence

from paddock.core import Option, Task, Text, message
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.shared.cards import KINDS, ROOM, SPEED, Card
from paddock.games.race90.shared.options import NO_SPOT, TakeSpot
from paddock.games.race90.shared.position import BALANCE, NOWHERE
from paddock.games.race90.shared.rules_ask import CarChoice
from paddock.games.race90.shared.rules_robots import seat_robot
from paddock.games.race90.shared.rules_spots import occupy
from paddock.games.race90.shared.rules_table import behind_flag


def open_spots(race: FirstRace, section: int) -> list[int]:
    """The spots of a section that no car holds (R1-TRAJ-05, R1-TRAJ-06)."""
    spots = race.board.spots
    return [spot for spot in race.board.spots_of[section] if spot not in race.spot and not spots[spot].extreme]


def offer_free_spots(race: FirstRace, car: int) -> None:
    """Players choose, robots take the best (R1-TRAJ-12, R1-TRAJ-16, R1-PIT-28, R1-FLAG-22)."""
    section = race.section(car)
    if not open_spots(race, section) or behind_flag(race, car):
        return
    if car < race.seats:
        race.then(PickSpot(car))
    else:
        race.spot[car] = NOWHERE  # its own spot is as good as any other
        seat_robot(race, car)  # R1-ROB-06, R1-ROB-07


class PickSpot(CarChoice):
    """A free spot of the section, or none (R1-TRAJ-04, R1-TRAJ-12, R1-TRAJ-16)."""

    rule = "R1-TRAJ-12"

    def options(self, race: FirstRace) -> Sequence[Option]:
        spots = [(number, race.board.spots[number]) for number in open_spots(race, race.section(self.car))]
        return [NO_SPOT, *[TakeSpot(number, spot.name, spot.bonus, False) for number, spot in spots]]

    def chosen(self, race: FirstRace, option: Option) -> None:
        if type(option) is TakeSpot:
            occupy(race, self.car, option.spot)

    def notes(self, race: FirstRace, option: Option) -> tuple[Text, ...]:
        if type(option) is not TakeSpot:
            return ()
        kind = KINDS[race.board.spots[option.spot].colours[0]]
        return (message(ROOM, "note-first-spot", kind=kind, bonus=option.bonus),)


class EndOnSpot(Task):
    """A car may take a spot where its movement ends.

    R1-TRAJ-04, R1-TRAJ-07, R1-TRAJ-08, R1-TRAJ-13, R1-TRAJ-17, R1-TRAJ-18
    """

    car: int

    def run(self, race: FirstRace) -> None:
        car = self.car
        if race.now.moved and car not in race.off:
            offer_free_spots(race, car)


def spot_colour(race: FirstRace, spot: int) -> int:
    """The colour of a spot: that of a kind of card (R1-TRAJ-01)."""
    return race.board.spots[spot].colours[0]


def own_spot(race: FirstRace, car: int, played: tuple[Card, ...]) -> int:
    """The spot whose bonus these cards bring (R1-TRAJ-02, R1-TRAJ-09, R1-TRAJ-10, R1-STR-BAL-01 to R1-STR-BAL-04)."""
    spot = race.spot[car]
    if spot == NOWHERE or race.opening:  # it works again the turn after (R1-TRAJ-11)
        return NOWHERE
    if any(card.kind == spot_colour(race, spot) for card in played):
        return spot
    balanced = race.drives(car, BALANCE) and all(card.kind != SPEED for card in played)
    return spot if balanced else NOWHERE
