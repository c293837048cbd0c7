"""Contests: groups of a corner that moved cars separate, and defence by those who have moved."""

from typing import Final

from paddock.core import Task
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_out import Survive, discard_rising
from paddock.games.race90.first.rules_special import reward_contest
from paddock.games.race90.shared.cards import Card
from paddock.games.race90.shared.events import ContestSettled
from paddock.games.race90.shared.position import BANGING, FLAG
from paddock.games.race90.shared.rules_contest import (
    BANGING_POINTS,
    WHOLE,
    Asking,
    Contest,
    card_points,
    draw_for_robots,
    enter_robot,
    note_asked,
    parts_asked,
    sort_by_value,
    stay_out,
    take_places,
    tell_values,
    ties_of,
)
from paddock.games.race90.shared.rules_damage import DrawDisc
from paddock.games.race90.shared.rules_table import put, settle_lead

RETURNING: Final = -1
"""The chances of a car that came back to the track this turn: it takes part in no contest."""


def contests_allowed(race: FirstRace, section: int) -> bool:
    """Whether corners can be contested here and now (R1-CON-39, R1-CON-43, R1-SC-10, R1-JR-08, R1-FLAG-09)."""
    if race.agreed.junior or race.under_safety or race.opening or FLAG in race.lanes[section]:
        return False
    return race.turn < race.turns or race.agreed.last_contests


def due_group(race: FirstRace, section: int, actor: int) -> tuple[int, ...]:
    """The rearmost group still to be contested, if any (R1-CON-01, R1-CON-40, R1-CON-45, R1-CON-54, R1-OVT-08)."""
    if not contests_allowed(race, section):
        return ()
    lane = race.lanes[section]
    for group in groups(race, lane):
        if waits(race, lane, group, actor):
            continue
        if any(may_start(race, car, section) and robot_or_card(race, group, place) for place, car in enumerate(group)):
            return group
        for car in group:  # a car that could not start has had its opportunity all the same
            had_opportunity(race, car, section)
    return ()


def groups(race: FirstRace, lane: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Groups from the rear: cars still to act, then the moved cars ahead of them.

    R1-CON-33 to R1-CON-35, R1-CON-45, R1-CON-53
    So a car that has moved can still be attacked, and defend (R1-ACT-12).
    """
    found: list[tuple[int, ...]] = []
    first = last = len(lane)  # a group reaches from the first to before the last place
    for place in range(len(lane) - 1, -1, -1):
        acted = race.acted[lane[place]]
        if first < last and race.acted[lane[first]] and not acted:
            found.append(lane[first:last])
            last = first
        if first < last or not acted:
            last = last if first < last else place + 1
            first = place
    found.append(lane[first:last])
    return [each for each in found if len(each) > 1]


def waits(race: FirstRace, lane: tuple[int, ...], group: tuple[int, ...], actor: int) -> bool:
    """A group wholly ahead of a LEADER that has moved waits until the order of play reaches it (R1-CON-54)."""
    leader = race.leader
    if leader not in lane or not race.acted[leader] or actor in group:
        return False
    return lane.index(group[-1]) < lane.index(leader)


def may_start(race: FirstRace, car: int, section: int) -> bool:
    """Whether a car may start a contest: it has neither acted nor been asked here yet, even after a stop.

    R1-CON-33, R1-CON-40, R1-CON-41, R1-CON-44
    """
    return not race.acted[car] and not parts_asked(race, car, section) & WHOLE


def robot_or_card(race: FirstRace, group: tuple[int, ...], place: int) -> bool:
    """Whether a car has someone to pass and something to fight with (R1-CON-48, R1-CON-50, R1-CON-27)."""
    car = group[place]
    if place == 0:
        return False
    return bool(race.hands[car]) if car < race.seats else has_rival_ahead(race, group, place)


def has_rival_ahead(race: FirstRace, group: tuple[int, ...], place: int) -> bool:
    """A robot fights for the place of a player on its own lap (R1-CON-27, R1-CON-29, R1-CON-38)."""
    return any(car < race.seats and race.progress[car] == race.progress[group[place]] for car in group[:place])


def is_attacked(race: FirstRace, group: tuple[int, ...], place: int) -> bool:
    """A robot defends against a player behind who has declared and would not lap it (R1-CON-28, R1-CON-30)."""
    behind = [car for car in group[place + 1 :] if car < race.seats and race.laid[car]]
    return any(race.progress[car] <= race.progress[group[place]] for car in behind)


def had_opportunity(race: FirstRace, car: int, section: int) -> None:
    if not race.acted[car]:
        note_asked(race, car, section, WHOLE)


def open_contest(race: FirstRace, group: tuple[int, ...], section: int) -> None:
    """All cars of the group are asked from the rear, before any car of the section acts (R1-CON-02, R1-CON-03)."""
    starters = tuple(car for car in group if may_start(race, car, section))
    for car in group:
        had_opportunity(race, car, section)
    race.then(AskForward(group, starters, section, len(group) - 1))


class AskForward(Asking):
    """One pass from rear to front (R1-CON-03 to R1-CON-06, R1-CON-33, R1-CON-40, R1-CON-47, R1-CON-48, R1-CON-50)."""

    group: tuple[int, ...]
    starters: tuple[int, ...]
    section: int
    place: int

    def run(self, race: FirstRace) -> None:
        if self.place < 0:
            race.then(TurnOverCards(self.group, self.section))
            return
        car = self.group[self.place]
        race.then(AskForward(self.group, self.starters, self.section, self.place - 1))
        if race.chances[car] == RETURNING:  # R1-OFF-28
            return
        if car >= race.seats:
            if self.robot_joins(race, self.place):
                enter_robot(race, car)
            else:
                stay_out(race, car)
            return
        declared = any(race.laid[other] for other in self.group[self.place + 1 :])
        if (self.may_open(self.place) or declared) and race.hands[car]:
            race.then(Contest(car, self.group))

    def may_open(self, place: int) -> bool:
        """Whether the car at a place may start the contest itself."""
        return place > 0 and self.group[place] in self.starters

    def cars(self) -> tuple[int, ...]:
        return self.group

    def front(self) -> int:
        return self.group[0]

    def robot_joins(self, race: FirstRace, place: int) -> bool:
        if race.chances[self.group[place]] == RETURNING:
            return False
        starts = self.may_open(place) and has_rival_ahead(race, self.group, place)
        return starts or is_attacked(race, self.group, place)


class TurnOverCards(Task):
    """All cards are shown together; robots draw theirs (R1-CON-08, R1-CON-31, R1-CON-49)."""

    group: tuple[int, ...]
    section: int

    def run(self, race: FirstRace) -> None:
        if not any(race.laid[car] for car in self.group):  # R1-CON-06
            return
        race.then(SortGroup(self.group, self.section))
        draw_for_robots(race, self.group)


def value_of(race: FirstRace, car: int, front: int, section: int) -> int:
    """What a driver's cards come to in this corner (R1-CON-09 to R1-CON-13, R1-STR-BW-01, R1-TC-07, R1-TC-08)."""
    total = card_points(race, race.laid[car], section)
    if car != front:
        total += race.board.contest[section]
    return total + (BANGING_POINTS if race.drives(car, BANGING) else 0)


class SortGroup(Task):
    """Fighters by value, then the cars that declined; ties cost damage.

    R1-CON-14 to R1-CON-18, R1-CON-51, R1-CON-52, R1-ACT-06
    Only the order changes: spots stay with their cars (R1-CON-26, R1-TRAJ-14).
    Laps are won and lost that way, without a check (R1-CON-36, R1-CON-37, R1-LAP-15).
    """

    group: tuple[int, ...]
    section: int

    def run(self, race: FirstRace) -> None:
        race.reveal()
        fighters = [car for car in self.group if race.laid[car]]
        values = [0] * race.cars
        for car in fighters:
            values[car] = value_of(race, car, self.group[0], self.section)
        tell_values(race, self.section, fighters, values)
        ranked = sort_by_value(fighters, values)
        order = ranked + [car for car in self.group if car not in fighters]
        take_places(race, self.section, self.group, order)
        clear_table(race, self.group)
        if race.listening:
            race.tell(ContestSettled(race.drivers(order), race.where(self.section)))
        settle_lead(race)
        hurt_tied(race, ranked, values)
        winner = ranked[0]  # R1-SPC-BW-02
        tied = len(ranked) > 1 and values[ranked[1]] == values[winner]
        if not tied:
            reward_contest(race, winner)


def clear_table(race: FirstRace, group: tuple[int, ...]) -> None:
    """Players' cards are frozen; robots' cards are discarded together, lowest first.

    R1-CON-21, R1-CON-32, R1-TC-18
    """
    robots: list[Card] = []
    for car in group:
        cards = race.laid[car]
        race.laid = put(race.laid, car, ())
        if car >= race.seats:
            robots += cards
        elif cards:
            race.frozen = put(race.frozen, car, (*race.frozen[car], *cards))  # R1-CON-22 to R1-CON-24, R1-CON-46
    discard_rising(race, robots)


def hurt_tied(race: FirstRace, ranked: list[int], values: list[int]) -> None:
    """One damage for every car tied with; all discs are drawn before any car leaves.

    R1-CON-17, R1-CON-19, R1-CON-20, R1-CON-51
    HAZARD gains nothing by it (R1-STR-HAZ-07).
    """
    draws: list[Task] = []
    hurt: list[int] = []
    for car in ranked:
        ties = ties_of(car, ranked, values)
        if ties and car < race.seats:
            race.tied = put(race.tied, car, race.tied[car] + ties)
            draws += [DrawDisc(car)] * ties
            hurt.append(car)
    if hurt:
        race.then(*draws, Survive(tuple(hurt)))
