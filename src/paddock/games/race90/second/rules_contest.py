"""Contests: who is asked, in which order, and what winning one brings."""

from paddock.core import Task
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_end import bang
from paddock.games.race90.second.rules_out import TakeDamage
from paddock.games.race90.shared.events import ContestSettled
from paddock.games.race90.shared.position import BANGING, HUMAN
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
from paddock.games.race90.shared.rules_table import discard, put, settle_lead


def had_chance(race: SecondRace, car: int, section: int, part: int) -> bool:
    """Whether a car has had its one chance for this section and turn; ahead of and behind the Leader count separately.

    R2-CON-39 to R2-CON-44, R2-CON-46
    """
    asked = parts_asked(race, car, section)
    return asked != 0 if part == WHOLE else asked & (part | WHOLE) != 0


def next_run(race: SecondRace, cars: tuple[int, ...], section: int, part: int) -> tuple[int, ...]:
    """The rearmost two or more cars, on any lap, that still have their chance.

    R2-CON-02, R2-CON-45, R2-CON-53, R2-CON-54
    """
    run: list[int] = []
    for car in reversed(cars):
        if not had_chance(race, car, section, part):
            run.append(car)
        elif len(run) > 1:
            break
        else:
            run = []
    run.reverse()
    return tuple(run) if len(run) > 1 else ()


def begin_contest(race: SecondRace, run: tuple[int, ...], first: int, section: int, part: int) -> None:
    """Everyone in a contest is asked, from the last car forward, and has then had the chance.

    R2-CON-03, R2-CON-04, R2-CON-41
    """
    for car in run:
        note_asked(race, car, section, part)
    race.then(AskNext(run, first, section, len(run) - 1))


class AskNext(Asking):
    """From a place forward, each driver has a chance.

    R2-CON-04 to R2-CON-09, R2-CON-13, R2-CON-56, R2-ROB-04 to R2-ROB-09
    The first player decides before the others are asked; after the last, cards are revealed.
    """

    run_: tuple[int, ...]
    first: int
    section: int
    place: int

    def run(self, race: SecondRace) -> None:
        run, place = self.run_, self.place
        while place >= 0:
            car = run[place]
            if car < race.seats:
                if race.hands[car]:
                    race.then(Contest(car, run), AskNext(run, self.first, self.section, place - 1))
                    return
            elif robot_fights(race, run, place):
                enter_robot(race, car)
            else:
                stay_out(race, car)
            place -= 1
        reveal(race, run, self.first, self.section)

    def cars(self) -> tuple[int, ...]:
        return self.run_

    def front(self) -> int:
        return self.first

    def robot_joins(self, race: SecondRace, place: int) -> bool:
        return robot_fights(race, self.run_, place)


def robot_fights(race: SecondRace, run: tuple[int, ...], place: int) -> bool:
    """A robot fights to pass a player of its lap, or against one behind who has announced (R2-ROB-04 to R2-ROB-09)."""
    progress = race.progress[run[place]]
    for other, car in enumerate(run):
        if car < race.seats and race.progress[car] == progress and (other < place or race.laid[car]):
            return True
    return False


def reveal(race: SecondRace, run: tuple[int, ...], first: int, section: int) -> None:
    """All cards are turned over together; robots take theirs from the deck (R2-CON-15, R2-CON-23, R2-ROB-10)."""
    if not any(race.laid[car] for car in run):
        return
    race.then(Rank(run, first, section))
    draw_for_robots(race, run)


def contest_value(race: SecondRace, car: int, first: int, section: int) -> int:
    """What a driver's cards come to here (R2-CON-14, R2-CON-16 to R2-CON-22, R2-ROB-12, R2-TC-16, R2-STR-BANG-01)."""
    total = card_points(race, race.laid[car], section)
    if car != first:
        total += race.board.contest[section]
    if race.kinds[car] == HUMAN and race.strategy[car] == BANGING:
        total += BANGING_POINTS
    return total


class Rank(Task):
    """Fighters by value, then the cars that stayed out (R2-CON-24 to R2-CON-27, R2-CON-30, R2-CON-49, R2-CON-52)."""

    run_: tuple[int, ...]
    first: int
    section: int

    def run(self, race: SecondRace) -> None:
        run, first, section = self.run_, self.first, self.section
        race.reveal()
        fighters = [car for car in run if race.laid[car]]
        values = [0] * race.cars
        for car in fighters:
            values[car] = contest_value(race, car, first, section)
        tell_values(race, section, fighters, values)
        ranked = sort_by_value(fighters, values)
        order = ranked + [car for car in run if not race.laid[car]]
        take_places(race, section, run, order)
        put_away(race, run)
        if race.listening:
            race.tell(ContestSettled(race.drivers(order), race.where(section)))
        settle_lead(race)  # R2-CON-48
        if first in run:
            win(race, ranked, values)
        for car in reversed(ranked):
            tied = ties_of(car, ranked, values)
            if tied and car < race.seats:  # R2-CON-28, R2-CON-29, R2-CON-57
                race.then(TakeDamage(car, tied))


def put_away(race: SecondRace, run: tuple[int, ...]) -> None:
    """Players' cards are frozen until the next Game Turn, robots' are discarded (R2-CON-31, R2-ROB-11)."""
    for car in run:
        cards = race.laid[car]
        if not cards:
            continue
        race.laid = put(race.laid, car, ())
        if car < race.seats:
            if race.shown:
                race.shown = tuple([card for card in race.shown if card not in cards])
            race.frozen = put(race.frozen, car, (*race.frozen[car], *cards))
        else:
            for card in cards:
                discard(race, card)


def win(race: SecondRace, ranked: list[int], values: list[int]) -> None:
    """The car that a contest puts in front has won it, unless tied (R2-STR-BANG-04, R2-STR-BANG-08)."""
    winner = ranked[0]
    tied = len(ranked) > 1 and values[ranked[1]] == values[winner]
    if winner < race.seats and race.strategy[winner] == BANGING and not tied:
        bang(race, winner)
