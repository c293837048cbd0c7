"""Small acts at the table that every chapter needs: piles, hands, places, the lead."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from mypy_extensions import i64

from paddock.circuits.sections import Recovery
from paddock.games.race90.shared.cards import Card
from paddock.games.race90.shared.events import LeaderChanged
from paddock.games.race90.shared.position import FLAG, NOBODY, NOWHERE, Race

card_index: Final[Callable[[Card], int]] = attrgetter("index")


def put(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """A tuple with one value replaced; the same tuple if nothing changes."""
    if values[index] is value:
        return values
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def without(cars: tuple[int, ...], car: int) -> tuple[int, ...]:
    """Some cars without this one."""
    return tuple([each for each in cars if each != car]) if car in cars else cars


# Cards


def discard(race: Race, card: Card) -> None:
    """A spent card goes to the discard pile of its own kind (R2-GEN-05, R2-GEN-07, R1-DRAW-09)."""
    if card.corner:
        race.track_discard.append(card)
    else:
        race.race_discard.append(card)


def take_from_hand(race: Race, seat: int, card: Card) -> None:
    """A card leaves a hand; nobody knows where it is any more (R2-GEN-07, R2-GEN-15, R1-DRAW-08)."""
    hand, place = race.hands[seat], 0
    while hand[place] is not card:
        place += 1
    del hand[place]
    if race.shown and card in race.shown:
        race.shown = tuple(each for each in race.shown if each is not card)


def discard_from_hand(race: Race, seat: int, card: Card) -> None:
    take_from_hand(race, seat, card)
    discard(race, card)


def refill_race(race: Race) -> None:
    """An empty deck is reshuffled from its discards when a card is needed (R2-GEN-06, R2-GEN-08, R2-GEN-16)."""
    if race.race_pile:
        return
    hidden = [card for cards in race.swapped for card in cards]  # R1-SETUP-26
    race.race_pile = sorted([*race.race_discard, *hidden], key=card_index)  # R1-DRAW-06
    race.race_discard = []
    race.swapped = ((),) * race.seats


def refill_track(race: Race) -> None:
    """The same for track cards (R2-GEN-06, R2-GEN-08)."""
    if not race.track_pile:
        race.track_pile = sorted(race.track_discard, key=card_index)  # R1-DRAW-10
        race.track_discard = []


def take_out(pile: list[Card], card: Card) -> None:
    """A card leaves a draw pile, kept in the order of the deck: a guess lands a few steps away (R2-GEN-05,
    R1-DRAW-11)."""
    index: i64 = card.index
    first: i64 = pile[0].index
    place: i64 = (index - first) * (len(pile) - 1) // max(1, pile[-1].index - first)
    while pile[place].index < index:
        place += 1
    while pile[place].index > index:
        place -= 1
    assert pile[place] is card, f"{card.id} is not in the pile"
    del pile[place]


# Places


def leave_lane(race: Race, car: int) -> None:
    """A car leaves its place in the section order, and its spot (R1-PIT-05)."""
    section = race.progress[car] % race.board.size
    lane = race.lanes[section]
    if car in lane:
        i = lane.index(car)
        race.lanes[section] = lane[:i] + lane[i + 1 :]
    race.spot[car] = NOWHERE


def join_lane(race: Race, car: int, progress: int) -> None:
    """A car that comes into a section is last in it (R2-STD-09, R1-PIT-05)."""
    race.progress[car] = progress
    section = progress % race.board.size
    race.lanes[section] += (car,)


def behind_flag(race: Race, car: int) -> bool:
    """Whether a yellow flag stands ahead of a car in its section (R2-FLAG-37, R1-FLAG-22)."""
    lane = race.lanes[race.section(car)]
    return FLAG in lane and lane.index(FLAG) < lane.index(car)


def free_spots(race: Race, section: int) -> list[int]:
    """The trajectory spots of a section that no car holds (R2-F-16)."""
    return [spot for spot in race.board.spots_of[section] if spot not in race.spot]


def recovery_line(race: Race, line: int) -> Recovery:
    """A recovery line, numbered by its section; those of extreme spots count from -1 down (R2-REC-01,
    R1-OFF-10)."""
    found = race.board.recovery[line] if line >= 0 else race.board.spots[-1 - line].recovery
    assert found is not None, f"no recovery line {line}"
    return found


# Standings


def is_ahead(race: Race, one: int, other: int) -> bool:
    """Whether a car is ahead of another in race position (R2-STD-01)."""
    if race.progress[one] != race.progress[other]:
        return race.progress[one] > race.progress[other]
    return stands_before(race, one, other)


def stands_before(race: Race, one: int, other: int) -> bool:
    """Whether one of two cars of a section is ahead; cars off the track come last, the first off first.

    R2-STD-08, R2-ACT-27, R1-OFF-36, R1-OFF-39
    """
    if one in race.off or other in race.off:
        if one in race.off and other in race.off:
            return race.off.index(one) < race.off.index(other)
        return other in race.off
    lane = race.lanes[race.section(one)]
    return lane.index(one) < lane.index(other)


def settle_lead(race: Race, slid_off: bool = False) -> None:
    """The Leader chit goes at once to the car in first position (R2-ACT-06, R2-ACT-20, R2-ACT-30, R2-STD-02).

    A Leader who slides off the track hands it to a car of that section; if there is none, the Leader keeps it until
    another car drives on beyond the section (R2-REC-34, R2-REC-35).
    """
    best, progress = NOBODY, race.progress
    for car, own in enumerate(progress):
        if car in race.retired:
            continue
        if best == NOBODY or own > progress[best] or (own == progress[best] and stands_before(race, car, best)):
            best = car
    waits = race.leader in race.off and race.progress[best] == race.progress[race.leader]
    if best != race.leader and (slid_off or not waits):
        take_lead(race, best)  # R1-ACT-01


def take_lead(race: Race, car: int) -> None:
    """The Leader chit goes to a car (R2-ACT-20)."""
    race.leader = car
    if race.listening:
        race.tell(LeaderChanged(race.driver(car)))


def standing(race: Race) -> list[int]:
    """Cars by progress, then by their order in the section; those off the track come last there.

    R2-STD-01, R2-STD-08, R1-END-03, R1-OFF-36, R1-OFF-39
    """
    ranked: list[tuple[int, int, int, int]] = []
    for car in range(race.cars):
        if car in race.off:
            ranked.append((-race.progress[car], 1, race.off.index(car), car))
        elif car not in race.retired:
            ranked.append((-race.progress[car], 0, race.lanes[race.section(car)].index(car), car))
    ranked.sort()
    return [each[3] for each in ranked]


def lap_marker(race: Race, car: int) -> int:
    """How many whole laps the Leader is ahead (R2-STD-03 to R2-STD-07, R2-STD-11, R2-ROB-42)."""
    size = race.board.size
    gap = race.progress[race.leader] - race.progress[car]
    laps = gap // size  # no chip is kept, it follows from progress (R1-LAP-01, R1-LAP-22, R1-LAP-27)
    if laps > 0 and gap % size == 0 and stands_before(race, car, race.leader):
        laps -= 1
    return laps


def race_position(race: Race, car: int) -> int:
    """A car's place in the race, 1 for the Leader (R2-STD-01)."""
    return 1 + sum([is_ahead(race, other, car) for other in range(race.cars) if other != car and race.in_race(other)])


def activation_order(race: Race) -> list[int]:
    """All cars from the Leader backwards round the circuit (R2-ACT-08 to R2-ACT-10, R2-ACT-21 to R2-ACT-23,
    R1-SC-19, R1-TYRE-22)."""
    size = race.board.size
    lead = race.progress[race.leader]
    front = lane_place(race, race.leader)
    ranked: list[tuple[int, int, int]] = []
    for car in standing(race):
        back = (lead - race.progress[car]) % size
        place = lane_place(race, car)
        if back == 0 and place < front < OFF:
            back = size
        ranked.append((back, place, car))
    ranked.sort()
    return [each[2] for each in ranked]


OFF: Final = 99
"""Beyond every place in a section."""


def lane_place(race: Race, car: int) -> int:
    """A car's place in its section; those off the track come last, the first off first (R2-ACT-10, R2-ACT-27,
    R1-OFF-39)."""
    return OFF + race.off.index(car) if car in race.off else race.lanes[race.section(car)].index(car)
