"""Before the race: free practice, qualifying, the grid, tyres and strategies."""

from collections.abc import Sequence

from paddock.core import Chance, Consequences, Cost, Option, Sealed, SeatChoice, Task, Text, message
from paddock.games.race90.second.options import SIMPLE_SKILLS, SKILL, STRATEGY
from paddock.games.race90.second.position import SIXTH_CHITS, SecondRace
from paddock.games.race90.second.rules_pit import change_strategy, strategies
from paddock.games.race90.second.rules_turn import GameTurn
from paddock.games.race90.shared.cards import ROOM, Chit
from paddock.games.race90.shared.drivers import SKILL_NAMES
from paddock.games.race90.shared.events import CarBuilt, RobotQualified, SkillChosen
from paddock.games.race90.shared.options import Build, Named
from paddock.games.race90.shared.position import CARD_LEVEL, LUCKY, QUALIFYING, SIXTH, TUNING
from paddock.games.race90.shared.rules_draw import draw_race
from paddock.games.race90.shared.rules_setup import (
    EVEN_BUILD,
    TUNED_BUILDS,
    USUAL_BUILDS,
    DrawWeather,
    QualifyCard,
    QualifyFuel,
    Starter,
    StartTyres,
    SwapHands,
    build_note,
    next_on_grid,
    reward_qualifiers,
    stand_on_grid,
)
from paddock.games.race90.shared.rules_table import put


def preparation(race: SecondRace) -> list[Task]:
    """Everything before the race, then its first turn.

    Skill, car, cards, swap, qualifying, chits, weather, tyres and strategy (R2-SETUP-29).
    """
    seats = tuple(range(race.seats))
    return [
        ChooseSkills(seats),
        BuildCars(seats),
        SwapHands(seats),
        QualifyCard(seats),
        QualifyFuel(seats),
        *[DrawChit(car) for car in range(race.seats, race.cars)],
        FormGrid(),
        GameTurn(True),
    ]


# Free practice


class ChooseSkills(Sealed):
    """Everybody has one skill for the whole race; several may have the same (R2-SETUP-10 to R2-SETUP-12).

    The simpler game leaves two out (R2-SKILL-FLATOUT-05, R2-SKILL-SIXTH-07).
    """

    rule = "R2-SETUP-10"

    def options(self, race: SecondRace, seat: int) -> Sequence[Option]:
        return SKILL if race.all_items else SIMPLE_SKILLS

    def recommended(self, race: SecondRace, seat: int) -> Option:
        return SKILL[QUALIFYING]

    def opened(self, race: SecondRace, answers: Sequence[Named]) -> None:
        race.skill = tuple(answer.number for answer in answers)
        race.sixth = tuple(SIXTH_CHITS if skill == SIXTH else 0 for skill in race.skill)  # R2-SKILL-SIXTH-01
        if race.listening:
            for seat, skill in enumerate(race.skill):
                race.tell(SkillChosen(seat, SKILL_NAMES[skill]))


class BuildCars(Sealed):
    """One to three points for each of three levels, 6 or 8 in all (R2-SETUP-13 to R2-SETUP-20, R2-SKILL-TUNING-01)."""

    rule = "R2-SETUP-14"

    def options(self, race: SecondRace, seat: int) -> Sequence[Option]:
        return TUNED_BUILDS if race.skill[seat] == TUNING else USUAL_BUILDS

    def recommended(self, race: SecondRace, seat: int) -> Option:
        return EVEN_BUILD

    def opened(self, race: SecondRace, answers: Sequence[Build]) -> None:
        race.levels = tuple((build.tyres, build.cards, build.slots) for build in answers)
        for seat, build in enumerate(answers):
            race.chips[seat] = build.tyres  # R2-SETUP-21
            if race.listening:
                race.tell(CarBuilt(seat, build.tyres, build.cards, build.slots))
        for seat in reversed(range(race.seats)):
            draw_race(race, seat, race.levels[seat][CARD_LEVEL] + 1)  # R2-SETUP-22

    def notes(self, race: SecondRace, seat: int, option: Build) -> tuple[Text, ...]:
        return (build_note(race, seat, option),)

    def consequences(self, race: SecondRace, seat: int, option: Build) -> Consequences:
        """Chips and a first hand (R2-SETUP-21, R2-SETUP-22)."""
        return Consequences(costs=(Cost("chips", option.tyres, 1.0), Cost("hand", option.cards + 1, 1.0)))


class DrawChit(Chance):
    """A robot's chit says how it qualifies and when one of its kind stops (R2-QUAL-11 to R2-QUAL-13, R2-FUEL-02)."""

    car: int

    def outcomes(self, race: SecondRace) -> Sequence[Chit]:
        kind = race.kinds[self.car]
        return [chit for chit in race.deck.chits if chit.kind == kind and chit not in race.chits]

    def fell(self, race: SecondRace, outcome: Chit) -> None:
        race.chits += (outcome,)
        race.values = put(race.values, self.car, (outcome.mp, outcome.check))
        if race.listening:
            race.tell(RobotQualified(race.driver(self.car), outcome.mp, outcome.check, outcome.turn))

    def purpose(self, race: SecondRace) -> str:
        return f"chit/{self.car}"

    def asked(self, race: SecondRace) -> Text:
        return message(ROOM, "chance-chit", driver=race.driver(self.car))


class FormGrid(Task):
    """The highest value starts first, then the lower check value; exact ties are drawn (R2-QUAL-14 to R2-QUAL-20)."""

    placed: tuple[int, ...] = ()

    def run(self, race: SecondRace) -> None:
        placed = self.placed
        while len(placed) < race.cars:
            tied = next_on_grid(race, placed)
            if len(tied) > 1:
                race.then(BreakTie(placed, tied))
                return
            placed = (*placed, *tied)
        line_up(race, placed)


class BreakTie(Chance):
    """Which of several equal cars starts ahead (R2-QUAL-16)."""

    placed: tuple[int, ...]
    tied: tuple[int, ...]

    def outcomes(self, race: SecondRace) -> Sequence[Starter]:
        return [Starter(car, f"car{car}") for car in self.tied]

    def fell(self, race: SecondRace, outcome: Starter) -> None:
        race.then(FormGrid((*self.placed, outcome.car)))

    def purpose(self, race: SecondRace) -> str:
        return "grid"

    def asked(self, race: SecondRace) -> Text:
        return message(ROOM, "chance-lots", drivers=race.drivers(self.tied))

    def named(self, race: SecondRace, outcome: Starter) -> Text:
        return race.driver(outcome.car).text()


def line_up(race: SecondRace, grid: tuple[int, ...]) -> None:
    """The cars line up four a section behind the line; pole leads (R2-QUAL-18 to R2-QUAL-20, R2-QUAL-23)."""
    players = stand_on_grid(race, grid)
    race.then(DrawWeather(), *[task for seat in players for task in (StartTyres(seat), StartStrategy(seat))])
    reward_qualifiers(race)


class StartStrategy(SeatChoice):
    """Each player then chooses a strategy, before the next chooses tyres.

    R2-TYRE-02, R2-TYRE-15, R2-TYRE-19, R2-SETUP-30
    """

    rule = "R2-TYRE-02"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return strategies(race)

    def recommended(self, race: SecondRace) -> Option:
        return STRATEGY[LUCKY]

    def chosen(self, race: SecondRace, option: Named) -> None:
        change_strategy(race, self.seat, option.number)
