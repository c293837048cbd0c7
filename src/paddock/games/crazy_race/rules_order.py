"""Who picks first: by hierarchy, then speed, as changed by a booster."""

from typing import Final

from paddock.games.crazy_race.cards import DISGUISE, SPEED_FIRST, TURBO
from paddock.games.crazy_race.position import Race

BEYOND_ALL: Final = 1_000_000


def pick_order(race: Race) -> list[int]:
    """The seats, first to pick first (CR-PICK-03, CR-PICK-04).

    Of two level cards, the untransformed one goes first, then the player who picked later last round (CR-PICK-06).
    """
    latest_first = race.order[::-1] if race.order else list(range(race.seats))
    keys = []
    for turn, seat in enumerate(latest_first):
        first, second, transformed = order_key(race, seat)
        keys.append((first, second, transformed, turn, seat))
    keys.sort()
    return [key[4] for key in keys]


def order_key(race: Race, seat: int) -> tuple[int, int, int]:
    """The rank of a seat's card in the order, with an active booster; smaller picks first (CR-PICK-05).

    A booster changes the order alone; the card stays as printed (CR-BOOST-13, CR-BOOST-18).
    """
    card = race.card_of(seat)
    vehicle, speed, transformed = card.vehicle, card.speed, 0
    if race.booster == SPEED_FIRST:  # CR-BOOST-19, CR-BOOST-28
        return (-speed, race.hierarchy.index(vehicle), transformed)
    if race.booster_seat == seat:
        if race.booster == TURBO:  # CR-BOOST-12
            speed = BEYOND_ALL
        elif race.booster == DISGUISE and vehicle != race.hierarchy[0]:  # CR-BOOST-15, CR-BOOST-16
            vehicle, speed, transformed = race.hierarchy[0], 0, 1  # CR-PICK-06
    return (race.hierarchy.index(vehicle), -speed, transformed)
