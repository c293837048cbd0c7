"""One letter for each car, the same on the map and in the standings."""

from collections.abc import Iterable
from string import ascii_lowercase, ascii_uppercase

from paddock.cli.picture.pieces import short_label
from paddock.scene.model import Scene


def letters(scene: Scene) -> dict[int, str]:
    """A capital for each driver: the first of the name that is not taken."""
    found: dict[int, str] = {}
    for player in scene.players:
        found[player.seat] = _free(player.name.upper(), ascii_uppercase, found.values())
    return found


def car_letters(scene: Scene) -> dict[str, str]:
    """The letter of every car, by id: the driver's capital; small letters for second cars and cars without a driver."""
    seats, found = letters(scene), dict[str, str]()
    cars = [piece for piece in scene.all_pieces() if piece.kind == "car"]
    for car in cars:
        if car.owner is not None and car.id not in found:
            letter = seats[car.owner]
            found[car.id] = letter.lower() if letter in found.values() else letter
    for car in sorted(cars, key=short_label):
        if car.owner is None:
            found[car.id] = _free(short_label(car).lower(), ascii_lowercase, found.values())
    return found


def _free(name: str, alphabet: str, taken: Iterable[str]) -> str:
    """The first letter of a name that is not taken, or else any that is free."""
    used = set(taken)
    wanted = [sign for sign in name if sign.isalpha()]
    return next((sign for sign in [*wanted, *alphabet] if sign not in used), "?")
