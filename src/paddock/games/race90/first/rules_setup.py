"""Before the race: sheets or skills and cars, qualifying, the grid, fuel, tyres and strategies."""

from collections.abc import Sequence

from paddock.core import Chance, Option, SeatChoice, Task, Text, message
from paddock.games.race90.first.cards import BASIC_TURNS, sheets
from paddock.games.race90.first.events import SheetTaken
from paddock.games.race90.first.options import FIRST_SKILLS, FIRST_STRATEGIES, SHEETS, TakeSheet
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_strategy import TakeStrategy
from paddock.games.race90.first.rules_turn import Round
from paddock.games.race90.shared.cards import ROBOTS, ROOM, Chit
from paddock.games.race90.shared.drivers import SKILL_NAMES
from paddock.games.race90.shared.events import CarBuilt, Qualified, RobotQualified, SkillChosen
from paddock.games.race90.shared.options import BUILDS, Build, Named
from paddock.games.race90.shared.position import BALANCE, CARD_LEVEL, HUMAN, QUALIFYING, TUNING
from paddock.games.race90.shared.rules_draw import draw_race
from paddock.games.race90.shared.rules_setup import (
    EVEN_BUILD,
    SETUP_POINTS,
    TUNED_POINTS,
    DrawWeather,
    QualifyCard,
    QualifyFuel,
    Starter,
    StartTyres,
    SwapHands,
    build_note,
    next_on_grid,
    points_of,
    reward_qualifiers,
    stand_on_grid,
)
from paddock.games.race90.shared.rules_table import put

POLE_TURN, SECOND_TURN, MIDDLE_TURN, LAST_TURN = BASIC_TURNS


def preparation(race: FirstRace) -> list[Task]:
    """Everything before the race at this level, then its first turn (R1-SETUP-14, R1-SETUP-15, R1-JR-01).

    A hand can be swapped only between the deal and qualifying (R1-SETUP-08, R1-SETUP-27).
    """
    everybody = tuple(range(race.seats))
    robots = range(race.seats, race.cars)
    tasks: list[Task] = []
    if race.agreed.advanced:
        tasks += [ChooseSkill(seat) for seat in everybody] + [BuildCar(seat) for seat in everybody]
    else:
        tasks += [ChooseSheet(seat) for seat in everybody]
    tasks += [DealHands(), SwapHands(everybody), QualifyCard(everybody)]
    if race.agreed.advanced:
        tasks.append(QualifyFuel(everybody))
    else:
        tasks.append(ShowQualifying())
    return [*tasks, *[DrawChip(car) for car in robots], SetGrid(), Round(True)]


# Cars


class ChooseSheet(SeatChoice):
    """A car sheet that nobody has taken, with either side up (R1-SETUP-04, R1-SETUP-05, R1-SETUP-25)."""

    rule = "R1-SETUP-04"

    def options(self, race: FirstRace) -> Sequence[TakeSheet]:
        taken = {sheets()[number].name for number in race.sheet if number >= 0}
        return [option for option in SHEETS if option.sheet.name not in taken]

    def recommended(self, race: FirstRace) -> Option:
        """A chart without a weakness, as far as there is one left."""
        even = (EVEN_BUILD.tyres, EVEN_BUILD.cards, EVEN_BUILD.slots)
        options = self.options(race)
        for option in options:
            if option.sheet.levels == even:
                return option
        return options[0]

    def chosen(self, race: FirstRace, option: TakeSheet) -> None:
        seat, levels = self.seat, option.sheet.levels
        race.sheet = put(race.sheet, seat, option.number)
        race.levels = put(race.levels, seat, levels)
        race.chips[seat] = levels[0]
        if race.listening:
            race.tell(SheetTaken(seat, option.sheet.name, *levels))


class ChooseSkill(SeatChoice):
    """One of six skills, chosen openly; several players may have the same (R1-SKILL-GEN-01, R1-SKILL-GEN-02).

    The tiles in the box are no limit (R1-SETUP-28).
    """

    rule = "R1-SKILL-GEN-01"

    def options(self, race: FirstRace) -> Sequence[Option]:
        return FIRST_SKILLS

    def recommended(self, race: FirstRace) -> Option:
        return FIRST_SKILLS[QUALIFYING]

    def chosen(self, race: FirstRace, option: Named) -> None:
        race.skill = put(race.skill, self.seat, option.number)
        if race.listening:
            race.tell(SkillChosen(self.seat, SKILL_NAMES[option.number]))


class BuildCar(SeatChoice):
    """Three characteristics for six points, or eight (R1-SETUP-20 to R1-SETUP-22, R1-SKILL-TUN-01, R1-SKILL-TUN-02)."""

    rule = "R1-SETUP-20"

    def options(self, race: FirstRace) -> Sequence[Option]:
        budget = TUNED_POINTS if race.skill[self.seat] == TUNING else SETUP_POINTS
        return [build for build in BUILDS if points_of(build) <= budget]

    def recommended(self, race: FirstRace) -> Option:
        return EVEN_BUILD

    def chosen(self, race: FirstRace, option: Build) -> None:
        race.levels = put(race.levels, self.seat, (option.tyres, option.cards, option.slots))
        race.chips[self.seat] = option.tyres
        if race.listening:
            race.tell(CarBuilt(self.seat, option.tyres, option.cards, option.slots))

    def notes(self, race: FirstRace, option: Build) -> tuple[Text, ...]:
        return (build_note(race, self.seat, option),)


class DealHands(Task):
    """Deal one card more than the level says: it will qualify (R1-SETUP-06, R1-SETUP-23, R1-QUAL-10)."""

    def run(self, race: FirstRace) -> None:
        for seat in reversed(range(race.seats)):
            draw_race(race, seat, race.levels[seat][CARD_LEVEL] + 1)  # race cards only (R1-QUAL-17)


# Qualifying and the grid


class ShowQualifying(Task):
    """The cards are shown; each is its player's first Target (R1-QUAL-01, R1-QUAL-03, R1-QUAL-08, R1-QUAL-09)."""

    def run(self, race: FirstRace) -> None:
        race.reveal()
        for seat in range(race.seats):
            card = race.laid[seat][0]
            race.laid = put(race.laid, seat, ())
            race.values = put(race.values, seat, (card.mp, card.check))
            race.target[seat] = card
            if race.listening:
                race.tell(Qualified(race.driver(seat), card.mp, card.check, 0))


class DrawChip(Chance):
    """A chip of the robot's own kind, not put back; it names a pit turn (R1-QUAL-02, R1-QUAL-14, R1-FUEL-14)."""

    car: int

    def outcomes(self, race: FirstRace) -> Sequence[Chit]:
        kind = race.kinds[self.car]
        return [chip for chip in race.deck.chits if chip.kind == kind and chip.mp and chip not in race.chits]

    def fell(self, race: FirstRace, outcome: Chit) -> None:
        race.chits += (outcome,)
        race.values = put(race.values, self.car, (outcome.mp, outcome.check))
        if race.listening:
            turn = outcome.turn if race.agreed.advanced else 0
            race.tell(RobotQualified(race.driver(self.car), outcome.mp, outcome.check, turn))

    def purpose(self, race: FirstRace) -> str:
        return f"chit/{self.car}"

    def asked(self, race: FirstRace) -> Text:
        return message(ROOM, "chance-chit", driver=race.driver(self.car))


class SetGrid(Task):
    """The highest value first, then the lower check value; exact ties are drawn (R1-QUAL-04 to R1-QUAL-07)."""

    placed: tuple[int, ...] = ()

    def run(self, race: FirstRace) -> None:
        placed = self.placed
        while len(placed) < race.cars:
            tied = next_on_grid(race, placed)
            if len(tied) > 1:
                race.then(DrawLots(placed, tied))
                return
            placed = (*placed, *tied)
        take_grid(race, placed)


class DrawLots(Chance):
    """Which of several equal cars starts ahead (R1-QUAL-06)."""

    placed: tuple[int, ...]
    tied: tuple[int, ...]

    def outcomes(self, race: FirstRace) -> Sequence[Starter]:
        return [Starter(car, f"car{car}") for car in self.tied]

    def fell(self, race: FirstRace, outcome: Starter) -> None:
        race.then(SetGrid((*self.placed, outcome.car)))

    def purpose(self, race: FirstRace) -> str:
        return "grid"

    def asked(self, race: FirstRace) -> Text:
        return message(ROOM, "chance-lots", drivers=race.drivers(self.tied))

    def named(self, race: FirstRace, outcome: Starter) -> Text:
        return race.driver(outcome.car).text()


def take_grid(race: FirstRace, grid: tuple[int, ...]) -> None:
    """The cars take the grid, and what follows is put on the stack.

    R1-QUAL-07, R1-ACT-18, R1-SETUP-14, R1-SETUP-15, R1-SETUP-18, R1-TYRE-01
    """
    players = stand_on_grid(race, grid)
    if not race.agreed.junior:  # R1-JR-03
        race.then(*[FirstStrategy(seat) for seat in players])
    if race.agreed.advanced:
        race.then(DrawWeather(), *[StartTyres(seat) for seat in players])  # R1-WX-02
        reward_qualifiers(race)
    elif race.agreed.junior:
        race.chits = ()  # R1-JR-02
    else:
        fuel_by_grid(race, grid)


def fuel_by_grid(race: FirstRace, grid: tuple[int, ...]) -> None:
    """Pole refuels on turn 8, the second on 10, the last on 14, the others on 12.

    R1-FUEL-01 to R1-FUEL-04, R1-FUEL-24, R1-QUAL-11
    """
    chips = {chip.id: chip for chip in race.deck.chits}
    found: list[Chit] = []
    for place, car in enumerate(grid):
        turn = (POLE_TURN, SECOND_TURN)[place] if place < 2 else LAST_TURN if place == len(grid) - 1 else MIDDLE_TURN
        if race.kinds[car] == HUMAN:
            race.fuel = put(race.fuel, car, turn)
        else:
            driver = race.driver(car)
            found.append(chips[f"{ROBOTS[driver.robot]}{driver.number}-{turn}"])
    race.chits = tuple(found)


class FirstStrategy(TakeStrategy):
    """From pole backwards each player takes one of six strategies (R1-SETUP-18, R1-SETUP-19)."""

    rule = "R1-SETUP-18"

    def recommended(self, race: FirstRace) -> Option:
        return FIRST_STRATEGIES[BALANCE]
