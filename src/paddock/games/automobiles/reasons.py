"""Why a thing of the scene cannot be chosen now: a section, a car, a cube of a pile, a card of the reserve."""

from paddock.core import Choice, Match, Refusal, Text, message
from paddock.core.texts import kebab
from paddock.games.automobiles.cards import CARS, COLOUR, CUBES, NO_COLOUR, ROOM
from paddock.games.automobiles.position import NOWHERE, Race
from paddock.games.automobiles.reasons_track import no_entry, no_travel
from paddock.games.automobiles.rules_buy import Shopping
from paddock.games.automobiles.rules_effects import GEARS
from paddock.games.automobiles.rules_garage import UpgradeGear
from paddock.games.automobiles.rules_handling import GiveGear
from paddock.games.automobiles.rules_performance import BoostOffer
from paddock.games.automobiles.rules_pit import CrewWork, GainTraded
from paddock.games.automobiles.rules_setup import ChooseCar, ChoosePlace
from paddock.games.automobiles.rules_track import Travel
from paddock.games.automobiles.rules_turn import Action, enterable

OWN_PILES = ("active", "used", "discard")


def why_not(match: Match, seat: int, thing: str) -> Refusal | None:
    """The reason for this very thing."""
    race, task = match.race, match.decision(seat).task
    assert isinstance(race, Race)
    assert isinstance(task, Choice)
    kind, _, name = thing.partition("-")
    if thing in race.road.index:
        return not_section(race, seat, task, race.road.index[thing])
    if kind == "grid":
        return not_section(race, seat, task, race.road.grid[int(name) - 1])
    if kind == "laps":
        return Refusal(message(ROOM, "why-lap-track"), "AU-CAR-04")
    if kind == "lap":
        return Refusal(message(ROOM, "why-lap-marker", seat=race.colours.index(car_named(name))), "AU-CAR-04")
    if kind == "car":
        return not_car(race, seat, task, name)
    if kind == "reserve":
        return not_reserve(race, task, name)
    if kind == "trail":
        return Refusal(message(ROOM, "why-trail"), "AU-ACTION-10")
    if kind in OWN_PILES and name in COLOUR:
        return not_cube(race, task, kind, COLOUR[name])
    if kind in OWN_PILES:
        return Refusal(message(ROOM, "why-others-cube", seat=int(name.partition("-")[0])), "AU-ACTION-01")
    return None


def step(task: Choice) -> Text:
    """What the driver does now."""
    return message(ROOM, "step", step=kebab(type(task).__name__))


def not_section(race: Race, seat: int, task: Choice, section: int) -> Refusal:
    """Why a section of the track is not chosen."""
    if isinstance(task, Action):
        return no_entry(race, seat, section, enterable(race, seat))
    if isinstance(task, Travel):
        return no_travel(race, task, section)
    if isinstance(task, ChoosePlace):
        return not_place(race, section)
    return Refusal(message(ROOM, "why-space", step=step(task)), "AU-ACTION-10")


def not_place(race: Race, section: int) -> Refusal:
    """Why a section is not a place to line up (AU-SETUP-11, AU-SETUP-14)."""
    if section in race.cars:
        return Refusal(message(ROOM, "why-occupied", seat=race.cars.index(section)), "AU-SETUP-14")
    if section in race.road.grid:
        return Refusal(message(ROOM, "why-place-left-empty", seats_count=race.seats), "AU-SETUP-11")
    return Refusal(message(ROOM, "why-no-place"), "AU-SETUP-11")


def car_named(name: str) -> int:
    """The number of a car, by its colour."""
    return next(car.index for car in CARS if car.name == name)


def not_car(race: Race, seat: int, task: Choice, name: str) -> Refusal:
    """Why a car is not chosen."""
    colour = car_named(name)
    if colour not in race.colours:
        return Refusal(message(ROOM, "why-free-car", step=step(task)), "AU-SETUP-10")
    owner = race.colours.index(colour)
    if isinstance(task, ChooseCar):
        return Refusal(message(ROOM, "car-gone", seat=owner), "AU-SETUP-10")
    if owner == seat:
        return Refusal(message(ROOM, "why-own-car", step=step(task)), "AU-CAR-01")
    return Refusal(message(ROOM, "why-others-car", seat=owner), "AU-CAR-01")


def not_reserve(race: Race, task: Choice, name: str) -> Refusal:
    """Why nothing of a colour can be taken from the reserve."""
    if isinstance(task, Shopping):
        found = task.refusal(race, f"buy-{name}")
    elif isinstance(task, GainTraded):
        found = task.refusal(race, f"gain-{name}")
    else:
        return _not_buying(race, task)
    assert found is not None
    return found


def _not_buying(race: Race, task: Choice) -> Refusal:
    if NOWHERE in race.cars or NO_COLOUR in race.colours:
        return Refusal(message(ROOM, "why-buy-later", step=step(task)), "AU-SETUP-16")
    return Refusal(message(ROOM, "why-reserve", step=step(task)), "AU-TURN-03")


def not_cube(race: Race, task: Choice, pile: str, colour: int) -> Refusal:
    """Why a cube of one's own is not chosen."""
    cube = CUBES[colour]
    if pile == "used":
        return Refusal(message(ROOM, "why-used", cube=cube), "AU-ACTION-15")
    if pile == "discard":
        return not_discarded(race, task, colour)
    if isinstance(task, Action):
        found = task.refusal(race, f"use-{cube.name}")
        assert found is not None
        return found
    if isinstance(task, Shopping):
        return Refusal(message(ROOM, "why-money", cube=cube), "AU-BUY-08")
    if isinstance(task, GiveGear):
        return Refusal(message(ROOM, "why-no-gear", cube=cube), "AU-CARD-STEERING-03")
    if isinstance(task, BoostOffer):
        return Refusal(message(ROOM, "why-not-your-turn"), "AU-ACTION-18")
    return Refusal(message(ROOM, "why-effect-first", step=step(task)), "AU-ACTION-03")


def not_discarded(race: Race, task: Choice, colour: int) -> Refusal:
    """Why a discarded cube is not chosen."""
    cube = CUBES[colour]
    if isinstance(task, UpgradeGear):
        found = task.refusal(race, f"upgrade-{cube.name}") if colour < GEARS else None
        return found or Refusal(message(ROOM, "why-no-gear", cube=cube), "AU-CARD-CARCHIEF-02")
    if isinstance(task, CrewWork):
        return Refusal(message(ROOM, "why-crew-first"), "AU-CARD-PITCREW-01")
    return Refusal(message(ROOM, "why-discarded", step=step(task)), "AU-DRAW-02")
