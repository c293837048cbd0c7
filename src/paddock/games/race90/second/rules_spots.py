"""Trajectory spots: which a player may take."""

from collections.abc import Sequence

from paddock.core import Option, Text, message
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.shared.cards import KINDS, ROOM
from paddock.games.race90.shared.options import NO_SPOT, TakeSpot
from paddock.games.race90.shared.rules_ask import CarChoice
from paddock.games.race90.shared.rules_spots import occupy
from paddock.games.race90.shared.rules_table import behind_flag, free_spots


def offer_spots(race: SecondRace, car: int) -> None:
    """The free spots of a car's section, unless a yellow flag is in the way (R2-F-16, R2-F-20, R2-A-18, R2-A-19)."""
    if free_spots(race, race.section(car)) and not behind_flag(race, car):
        race.then(ChooseSpot(car))


class ChooseSpot(CarChoice):
    """Any free spot of the section, extreme ones included, or none (R2-F-14, R2-F-20)."""

    rule = "R2-F-14"

    def options(self, race: SecondRace) -> Sequence[Option]:
        options: list[Option] = [NO_SPOT]
        for number in free_spots(race, race.section(self.car)):
            spot = race.board.spots[number]
            options.append(TakeSpot(number, spot.name, spot.bonus, spot.extreme))
        return options

    def chosen(self, race: SecondRace, option: Option) -> None:
        if type(option) is TakeSpot:
            occupy(race, self.car, option.spot)

    def notes(self, race: SecondRace, option: Option) -> tuple[Text, ...]:
        if type(option) is not TakeSpot:
            return ()
        spot = race.board.spots[option.spot]
        kinds = tuple(message(ROOM, "kind-name", kind=KINDS[kind]) for kind in spot.colours)
        return (message(ROOM, "note-spot", kinds=kinds, tyres=spot.tyres, damage=spot.damage, cards=spot.cards),)
