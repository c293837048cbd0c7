"""Why a section of the track cannot be reached: by one cube that enters one space, or by an effect of several."""

from typing import Final

from paddock.core import Refusal, Text, message
from paddock.games.automobiles.cards import CUBES, ROOM
from paddock.games.automobiles.position import NOWHERE, Race
from paddock.games.automobiles.rules_track import Travel, landing, levels, outcomes, rearmost

FAR: Final = 60
"""More spaces than any effect moves."""


def no_entry(race: Race, seat: int, section: int, mask: int) -> Refusal:
    """Why a cube of some colours cannot be placed there as the next of the turn."""
    road, head = race.road, race.head(seat)
    space = road.space[section]
    if space not in road.exits[head]:
        return not_next(race, seat, section)
    if not road.space_mask[space] & mask:
        return Refusal(message(ROOM, "why-colour", colours=road.colours[space]), "AU-MOVE-09")
    land = landing(road, rearmost(race, seat), head, space)
    return no_room(race, seat, space) if land == NOWHERE else lands_elsewhere(race, seat, section)


def not_next(race: Race, seat: int, section: int) -> Refusal:
    """Why a space cannot be entered from here even if the track is empty (AU-MOVE-04, AU-MOVE-07, AU-MOVE-16)."""
    road, head = race.road, race.head(seat)
    if section == head:
        return Refusal(message(ROOM, "why-here"), "AU-MOVE-06")
    if road.space[section] == road.space[head]:
        return Refusal(message(ROOM, "why-same-space"), "AU-MOVE-06")
    if not road.is_beyond(head, section):
        return Refusal(message(ROOM, "why-behind"), "AU-MOVE-07")
    front = road.front[road.space[head]]
    if road.space[section] in road.exits[front]:
        return Refusal(
            message(ROOM, "why-hemmed-in", seat=car_in(race, seat, road.space[head], first=True)), "AU-MOVE-16"
        )
    return Refusal(message(ROOM, "why-far"), "AU-MOVE-04")


def no_room(race: Race, seat: int, space: int) -> Refusal:
    """Which car leaves no room in a space (AU-MOVE-12, AU-MOVE-15)."""
    other = car_in(race, seat, space)
    if race.road.place[race.cars[other]] == 0:
        return Refusal(message(ROOM, "why-full", seat=other), "AU-MOVE-15")
    return Refusal(message(ROOM, "why-no-gain", seat=other), "AU-MOVE-12")


def lands_elsewhere(race: Race, seat: int, section: int) -> Refusal:
    """Why a cube that may enter the space lands on another of its sections (AU-MOVE-11, AU-MOVE-13, AU-MOVE-14)."""
    if section in race.cars and section != race.cars[seat]:
        return Refusal(message(ROOM, "why-occupied", seat=race.cars.index(section)), "AU-MOVE-11")
    rear = rearmost(race, seat).get(race.road.space[section], NOWHERE)
    if rear != NOWHERE and section > rear:
        return Refusal(message(ROOM, "why-beyond-car", seat=race.cars.index(rear)), "AU-MOVE-13")
    return Refusal(message(ROOM, "why-foremost"), "AU-MOVE-14")


def car_in(race: Race, seat: int, space: int, first: bool = False) -> int:
    """The other seat whose car is rearmost in a space; with `first`, the next one ahead of the own."""
    head = race.head(seat) if first else NOWHERE
    found = [car for n, car in enumerate(race.cars) if n != seat and car > head and race.road.space[car] == space]
    return race.cars.index(min(found))


def no_space_for(race: Race, seat: int, mask: int, rule: str) -> Refusal:
    """Why a cube cannot enter any space of its colours: none is next, or cars leave no room (AU-MOVE-19)."""
    road = race.road
    spaces = [space for space in road.exits[race.head(seat)] if road.space_mask[space] & mask]
    if not spaces:
        return Refusal(message(ROOM, "why-no-space", colours=colours_of(mask)), rule)
    seats = tuple(dict.fromkeys(car_in(race, seat, space) for space in spaces))
    return Refusal(message(ROOM, "why-blocked", seats=seats, count=len(seats), colours=colours_of(mask)), "AU-MOVE-15")


def no_travel(race: Race, task: Travel, section: int) -> Refusal:
    """Why an effect of several spaces cannot end there."""
    road, head, space = race.road, race.head(task.seat), race.road.space[section]
    if section == head:
        return Refusal(message(ROOM, "why-here"), "AU-MOVE-20")
    if not road.space_mask[space] & task.mask:
        return Refusal(
            message(ROOM, "why-travel-colour", colours=road.colours[space], allowed=colours_of(task.mask)), "AU-MOVE-17"
        )
    if not road.is_beyond(head, section):
        return Refusal(message(ROOM, "why-behind"), "AU-MOVE-07")
    if space in reached(race, task, task.most, task.exact):
        return lands_elsewhere(race, task.seat, section)
    if task.exact and space in reached(race, task, task.most, False):
        return Refusal(message(ROOM, "why-exactly", most=task.most), "AU-CARD-HYBRID-04")
    if space in reached(alone(race, task.seat), task, task.most, task.exact):
        return Refusal(message(ROOM, "why-cars-between"), "AU-MOVE-13")
    if space in reached(race, task, FAR, False):
        return Refusal(message(ROOM, "why-too-many", most=task.most), "AU-MOVE-17")
    return Refusal(message(ROOM, "why-no-way", allowed=colours_of(task.mask)), "AU-MOVE-17")


def reached(race: Race, task: Travel, most: int, exact: bool) -> set[int]:
    """The spaces where a way of this length can end."""
    if most < FAR:
        found = outcomes(race, task.seat, task.mask, most, exact)
    else:
        steps = [levels(race, task.seat, colour, most, False) for colour in range(4) if task.mask >> colour & 1]
        found = [outcome for each in steps for level in each for outcome in level]
    return {race.road.space[outcome >> 2] for outcome in found}


def alone(race: Race, seat: int) -> Race:
    """The same race without the other cars."""
    other = race.copy()
    other.cars = [car if each == seat else NOWHERE for each, car in enumerate(race.cars)]
    return other


def colours_of(mask: int) -> tuple[Text, ...]:
    """Colours in words, from bits."""
    return tuple(CUBES[colour].text() for colour in range(4) if mask >> colour & 1)
