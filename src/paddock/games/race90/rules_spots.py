"""Trajectory spots: who stands on one."""

from collections.abc import Sequence

from paddock.core import Option, Text, message
from paddock.games.race90.cards import KINDS, ROOM
from paddock.games.race90.events import SpotTaken
from paddock.games.race90.options import NO_SPOT, TakeSpot
from paddock.games.race90.position import NOWHERE, Race
from paddock.games.race90.rules_ask import CarChoice
from paddock.games.race90.rules_table import behind_flag, free_spots


def offer_spots(race: Race, car: int) -> None:
    """R2-F-16, R2-F-20, R2-A-18, R2-A-19  The free spots of a car's section, unless a yellow flag is in the way."""
    if race.board.spots_of[race.section(car)] and free_spots(race, race.section(car)) and not behind_flag(race, car):
        race.then(ChooseSpot(car))


class ChooseSpot(CarChoice):
    """R2-F-14, R2-F-20  Any free spot of the section, extreme ones included, or none."""

    rule = "R2-F-14"

    def options(self, race: Race) -> Sequence[Option]:
        options: list[Option] = [NO_SPOT]
        for number in free_spots(race, race.section(self.car)):
            spot = race.board.spots[number]
            options.append(TakeSpot(number, spot.name, spot.bonus, spot.extreme))
        return options

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is TakeSpot:
            occupy(race, self.car, option.spot)

    def notes(self, race: Race, option: Option) -> tuple[Text, ...]:
        if type(option) is not TakeSpot:
            return ()
        spot = race.board.spots[option.spot]
        kinds = tuple(message(ROOM, "kind-name", kind=KINDS[kind]) for kind in spot.colours)
        return (message(ROOM, "note-spot", kinds=kinds, tyres=spot.tyres, damage=spot.damage, cards=spot.cards),)


def occupy(race: Race, car: int, spot: int) -> None:
    """R2-F-16, R2-F-17, R2-F-19  A spot holds one car, which nobody can push off; its place among the cars stays."""
    race.spot[car] = spot
    if race.listening:
        found = race.board.spots[spot]
        race.tell(SpotTaken(race.driver(car), found.bonus, found.extreme, race.board.names[found.section]))


def best_spot(race: Race, section: int) -> int:
    """R2-ROB-47, R2-ROB-48  The free standard spot with the highest bonus, among equals the outermost."""
    best, bonus = NOWHERE, 0
    for number in race.board.spots_of[section]:  # from the outermost
        spot = race.board.spots[number]
        if not spot.extreme and spot.bonus > bonus and number not in race.spot:
            best, bonus = number, spot.bonus
    return best


def seat_robot(race: Race, car: int) -> None:
    """R2-ROB-47, R2-FLAG-37  A robot always takes the best spot there is, unless a yellow flag is in the way."""
    section = race.progress[car] % race.board.size
    if race.board.spots_of[section]:
        spot = best_spot(race, section)
        if spot != NOWHERE and not behind_flag(race, car):
            occupy(race, car, spot)
