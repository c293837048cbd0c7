"""Re-entry of eliminated players: an optional rule."""

from collections.abc import Sequence

from paddock.core import Option, SeatChoice, Task, Text, message
from paddock.games.race90.first.events import Returned
from paddock.games.race90.first.options import COME_BACK, FREE_LOAD, STAY_OUT
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_out import give_up_cards, has_robot
from paddock.games.race90.first.rules_pit import SortHand
from paddock.games.race90.first.rules_strategy import TakeStrategy
from paddock.games.race90.shared.cards import ROOM
from paddock.games.race90.shared.options import Named
from paddock.games.race90.shared.position import HARD, NOWHERE, TYRE_LEVEL
from paddock.games.race90.shared.rules_draw import draw_track
from paddock.games.race90.shared.rules_hand import PitDraw
from paddock.games.race90.shared.rules_out import all_out, end_race, latest_chit, remove_chit
from paddock.games.race90.shared.rules_table import put, standing, without
from paddock.games.race90.shared.rules_tyres import fit_set, tyre_notes, tyre_options


class OfferReturns(Task):
    """Players who went out last turn are asked once, in that order (R1-OPT-02, R1-OPT-09, R1-OPT-13, R1-END-12)."""

    def run(self, race: FirstRace) -> None:
        if not race.waiting:
            return
        seat = race.waiting[0]
        if has_robot(race):
            race.then(ReturnOrNot(seat), OfferReturns())
        else:
            stay_out(race, seat)
            if race.stack:
                race.then(OfferReturns())


class ReturnOrNot(SeatChoice):
    """Take the place of the last robot, or stay out for good (R1-OPT-02, R1-OPT-09)."""

    rule = "R1-OPT-02"

    def options(self, race: FirstRace) -> Sequence[Option]:
        return [COME_BACK, STAY_OUT]

    def chosen(self, race: FirstRace, option: Option) -> None:
        if option is COME_BACK:
            take_robots_place(race, self.seat)
        else:
            stay_out(race, self.seat)

    def notes(self, race: FirstRace, option: Option) -> tuple[Text, ...]:
        if option is not COME_BACK:
            return ()
        robot = last_robot(race)
        return (message(ROOM, "note-return", driver=race.driver(robot), section=race.where(race.section(robot))),)


def last_robot(race: FirstRace) -> int:
    return [car for car in standing(race) if car >= race.seats][-1]


def stay_out(race: FirstRace, seat: int) -> None:
    """The cards kept go to the piles (R1-OPT-09, R1-DRAW-16)."""
    race.waiting = without(race.waiting, seat)
    give_up_cards(race, seat, [])
    if all_out(race) and not race.waiting:
        end_race(race)


def take_robots_place(race: FirstRace, seat: int) -> None:
    """The player takes over its section, place, spot and laps, with new chips, cards and a strategy.

    R1-OPT-03, R1-OPT-04, R1-OPT-10 to R1-OPT-12
    """
    robot = last_robot(race)
    race.waiting = without(race.waiting, seat)
    race.retired = (*[car for car in race.retired if car != seat], robot)
    race.lanes = [tuple(seat if car == robot else car for car in lane) for lane in race.lanes]
    race.off = tuple(seat if car == robot else car for car in race.off)
    race.progress[seat], race.spot[seat] = race.progress[robot], race.spot[robot]
    race.spot[robot], race.progress[robot] = NOWHERE, 0
    race.reentry = put(put(race.reentry, seat, race.reentry[robot]), robot, NOWHERE)
    race.waste = put(put(race.waste, seat, race.waste[robot]), robot, 0)
    race.forced = without(race.forced, robot)
    race.acted[seat], race.acted[robot] = False, True
    remove_chit(race, latest_chit(race, race.kinds[robot]))
    race.chips[seat] = race.levels[seat][TYRE_LEVEL]
    if race.leader == robot:
        race.leader = seat
    if race.listening:
        race.tell(Returned(seat, race.driver(robot)))
    tasks: list[Task] = [SortHand(seat), PitDraw(seat)]
    if race.agreed.advanced:
        race.fuel = put(race.fuel, seat, race.turn + FREE_LOAD)
        tasks.append(ReturnTyres(seat))
    if not race.agreed.junior:
        tasks.append(ReturnStrategy(seat))
    race.then(*tasks)


class ReturnTyres(SeatChoice):
    """Any tyres may be fitted; soft sets count (R1-OPT-12)."""

    rule = "R1-OPT-12"

    def options(self, race: FirstRace) -> Sequence[Option]:
        return tyre_options(race, self.seat)

    def chosen(self, race: FirstRace, option: Named) -> None:
        fit_set(race, self.seat, option.number)
        if option.number == HARD:  # R1-TYRE-09
            draw_track(race, self.seat)

    def notes(self, race: FirstRace, option: Option) -> tuple[Text, ...]:
        return tyre_notes(race, self.seat, option)


class ReturnStrategy(TakeStrategy):
    """A strategy for the rest of the race (R1-OPT-11)."""

    rule = "R1-OPT-11"
