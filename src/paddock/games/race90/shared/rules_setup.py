"""Before the race: cars, hands, qualifying, weather and tyres."""

from collections.abc import Sequence
from typing import Final

from paddock.circuits.sections import RAIN, STATES
from paddock.core import Chance, Consequences, Cost, Option, Prospect, Sealed, SeatChoice, Text, message
from paddock.core.plain import Plain
from paddock.games.race90.shared.cards import ROOM, Card, card_answer
from paddock.games.race90.shared.drivers import TYRE_NAMES
from paddock.games.race90.shared.events import GridFormed, HandSwapped, Qualified, RobotTyres, WeatherSet
from paddock.games.race90.shared.options import (
    BUILDS,
    CARD_LEVELS,
    FUEL,
    KEEP,
    SLOT_LEVELS,
    SWAP,
    TYRE,
    TYRE_LEVELS,
    Build,
    Named,
    WithCard,
    with_cards,
)
from paddock.games.race90.shared.position import HARD, QUALIFYING, TUNING, UNSET, WET, Race
from paddock.games.race90.shared.rules_draw import draw_race, draw_track
from paddock.games.race90.shared.rules_table import join_lane, put, take_out
from paddock.games.race90.shared.rules_tyres import fit_tyres, tyre_notes, tyre_options

FUEL_BONUS: Final = {8: 2, 10: 1, 12: 0, 14: -1, 16: -2}  # R1-QUAL-13
"""Light cars qualify better (R2-QUAL-04 to R2-QUAL-08)."""
FUEL_OPTIONS: Final = list(FUEL.values())
SETUP_POINTS: Final = 6
TUNED_POINTS: Final = 8


def told(text: Text, *costs: Cost) -> Consequences:
    """Something that is certain to follow."""
    return Consequences(costs=costs, outcomes=(Prospect(text, 1.0),))


def build_note(race: Race, seat: int, build: Build) -> Text:
    """How many set-up points a car uses."""
    budget = TUNED_POINTS if race.skill[seat] == TUNING else SETUP_POINTS
    return message(ROOM, "note-build", points=points_of(build), budget=budget)


def points_of(build: Build) -> int:
    """What a car costs (R2-SETUP-18 to R2-SETUP-20)."""
    places = TYRE_LEVELS.index(build.tyres), CARD_LEVELS.index(build.cards), SLOT_LEVELS.index(build.slots)
    return sum(places) + len(places)  # one point for the first of each


USUAL_BUILDS: Final = [build for build in BUILDS if points_of(build) <= SETUP_POINTS]
TUNED_BUILDS: Final = [build for build in BUILDS if points_of(build) <= TUNED_POINTS]
EVEN_BUILD: Final = Build(TYRE_LEVELS[1], CARD_LEVELS[1], SLOT_LEVELS[1])
"""The car with no weakness: what a newcomer is advised to take."""


class SwapHands(Sealed):
    """The whole hand may be swapped once (R2-SETUP-23 to R2-SETUP-27)."""

    rule = "R2-SETUP-23"

    def options(self, race: Race, seat: int) -> Sequence[Option]:
        return [KEEP, SWAP]  # once, the whole hand, for good (R1-SETUP-08 to R1-SETUP-10)

    def recommended(self, race: Race, seat: int) -> Option:
        return KEEP

    def opened(self, race: Race, answers: Sequence[Option]) -> None:
        for seat in reversed(range(race.seats)):
            if answers[seat] == SWAP:
                swap_hand(race, seat)

    def consequences(self, race: Race, seat: int, option: Option) -> Consequences | None:
        if option != SWAP:
            return None
        return told(message(ROOM, "outcome-swap", cards=len(race.hands[seat])))


def swap_hand(race: Race, seat: int) -> None:
    """The first hand is discarded unseen, the second comes from what is left.

    R2-SETUP-27, R2-SETUP-28, R2-SETUP-31
    """
    count = len(race.hands[seat])
    race.swapped = put(race.swapped, seat, tuple(race.hands[seat]))  # R1-SETUP-26
    race.hands[seat] = []
    if race.listening:
        race.tell(HandSwapped(seat))
    draw_race(race, seat, count)


# Qualifying


class QualifyCard(Sealed):
    """Everybody lays one race card face down; the card level says how many stay in hand (R2-QUAL-01, R2-QUAL-22,
    R1-QUAL-01)."""

    rule = "R2-QUAL-01"
    changeable = False

    def options(self, race: Race, seat: int) -> Sequence[Option]:
        return with_cards(race.deck, "qualify", race.hands[seat])

    def recommended(self, race: Race, seat: int) -> WithCard:
        """The card that qualifies best, which is also a good target."""
        best = max(race.hands[seat], key=lambda card: (card.mp, -card.check))
        options: list[WithCard] = with_cards(race.deck, "qualify", [best])
        return options[0]

    def opened(self, race: Race, answers: Sequence[WithCard]) -> None:
        for seat, answer in enumerate(answers):
            race.hands[seat].remove(answer.card)
            race.laid = put(race.laid, seat, (answer.card,))

    def consequences(self, race: Race, seat: int, option: WithCard) -> Consequences:
        """The card leaves the hand, and its check value is the first target (R2-QUAL-21, R1-QUAL-09)."""
        return told(message(ROOM, "outcome-target", target=option.card.check), Cost("hand", -1, 1.0))


class QualifyFuel(Sealed):
    """Everybody chooses the turn of the first stop; then all is shown at once (R2-QUAL-02 to R2-QUAL-10, R1-QUAL-12,
    R1-QUAL-13)."""

    rule = "R2-QUAL-02"

    def options(self, race: Race, seat: int) -> Sequence[Option]:
        return FUEL_OPTIONS

    def recommended(self, race: Race, seat: int) -> Option:
        return FUEL_OPTIONS[len(FUEL_OPTIONS) // 2]

    def opened(self, race: Race, answers: Sequence[Named]) -> None:
        for seat, answer in enumerate(answers):
            card = race.laid[seat][0]
            mp = qualifying_value(race, seat, answer.number)
            race.values = put(race.values, seat, (mp, card.check))  # R2-SKILL-QUALIFYING-05, R1-QUAL-15
            race.laid = put(race.laid, seat, ())
            race.target[seat] = card  # R2-QUAL-21
            if race.listening:
                race.tell(Qualified(race.driver(seat), mp, card.check, answer.number))
        race.fuel = tuple(answer.number for answer in answers)  # R2-FUEL-01, R1-FUEL-13

    def consequences(self, race: Race, seat: int, option: Named) -> Consequences:
        """What the car qualifies with, and when it must stop at the latest (R2-QUAL-04 to R2-QUAL-10)."""
        mp = qualifying_value(race, seat, option.number)
        return told(message(ROOM, "outcome-qualify", mp=mp, turn=option.number, turns=race.turns))


def qualifying_value(race: Race, seat: int, turn: int) -> int:
    """The value of the card laid, with what fuel and skill add (R2-QUAL-04 to R2-QUAL-09, R2-SKILL-QUALIFYING-01)."""
    # R1-QUAL-13, R1-QUAL-16, R1-SKILL-QUAL-01
    return race.laid[seat][0].mp + FUEL_BONUS[turn] + (2 if race.skill[seat] == QUALIFYING else 0)


def next_on_grid(race: Race, placed: tuple[int, ...]) -> tuple[int, ...]:
    """The best of the cars left; several if they are exactly equal (R2-QUAL-14 to R2-QUAL-17, R1-QUAL-04 to
    R1-QUAL-06)."""
    best: list[int] = []
    most = least = 0
    for car, (mp, check) in enumerate(race.values):
        if car in placed:
            continue
        if not best or mp > most or (mp == most and check < least):
            best, most, least = [car], mp, check
        elif mp == most and check == least:
            best.append(car)
    return tuple(best)


class Starter(Plain):
    """A car that chance may put next on the grid."""

    car: int
    name: str

    @property
    def code(self) -> str:
        return self.name


# Weather, tyres, strategy


def stand_on_grid(race: Race, grid: tuple[int, ...]) -> list[int]:
    """The cars take their places behind the line, and pole leads. Returns the players, from pole backwards.

    R2-QUAL-18 to R2-QUAL-20, R1-QUAL-07, R1-ACT-18
    """
    for place, car in enumerate(grid):
        join_lane(race, car, race.board.grid[place] - race.board.size)
    race.leader = grid[0]
    race.values = (UNSET,) * race.cars
    if race.listening:
        race.tell(GridFormed(race.drivers(grid)))
    return [car for car in grid if car < race.seats]


def reward_qualifiers(race: Race) -> None:
    """QUALIFYING brings two track cards when the grid stands.

    R2-SKILL-QUALIFYING-02, R1-SKILL-QUAL-02, R1-SKILL-QUAL-03, R1-QUAL-17
    """
    for seat in reversed(range(race.seats)):
        if race.skill[seat] == QUALIFYING:
            draw_track(race, seat)
            draw_track(race, seat)


class DrawWeather(Chance):
    """The check value of a race card says where the weather pawn starts (R2-WX-01, R2-WX-02, R1-WX-01, R1-DRAW-15)."""

    def outcomes(self, race: Race) -> Sequence[Card]:
        return race.race_pile

    def fell(self, race: Race, outcome: Card) -> None:
        take_out(race.race_pile, outcome)
        race.race_discard.append(outcome)
        race.weather = race.board.weather_slot[outcome.check]
        if race.listening:
            race.tell(WeatherSet(outcome, STATES[race.state]))
        choose_robot_tyres(race)

    def purpose(self, race: Race) -> str:
        return "weather"

    def named(self, race: Race, outcome: Card) -> Text:
        return card_answer(outcome)


def choose_robot_tyres(race: Race) -> None:
    """Robots take hard tyres in the dry, rain tyres in the rain, and in between the nearer of the two.

    R2-WX-24 to R2-WX-29, R1-TYRE-12 to R1-TYRE-15
    """
    middle = race.board.weather_middle
    if race.weather == middle:
        race.then(TossTyres())
    else:  # the row goes from dry to rain
        fit_robots(race, HARD if race.weather < middle else WET)


def fit_robots(race: Race, tyres: int) -> None:
    race.robot_tyres = tyres  # R1-TYRE-12
    if race.listening:
        race.tell(RobotTyres(TYRE_NAMES[tyres]))


class Toss(Plain):
    """Hard or rain tyres for all robots."""

    tyres: int
    name: str

    @property
    def code(self) -> str:
        return self.name

    def text(self) -> Text:
        return message(ROOM, "tyre-name", name=self.name)


TOSSES: Final = [Toss(HARD, "hard"), Toss(WET, "rain")]


class TossTyres(Chance):
    """Exactly half way, chance decides once for all robots (R2-WX-27, R2-WX-28, R1-TYRE-15)."""

    def outcomes(self, race: Race) -> Sequence[Toss]:
        return TOSSES

    def fell(self, race: Race, outcome: Toss) -> None:
        fit_robots(race, outcome.tyres)

    def purpose(self, race: Race) -> str:
        return "robot-tyres"


class StartTyres(SeatChoice):
    """From pole backwards, each player chooses tyres. (R2-TYRE-01 to R2-TYRE-03, R2-TYRE-21, R1-TYRE-01)"""

    rule = "R2-TYRE-01"

    def options(self, race: Race) -> Sequence[Option]:
        return tyre_options(race, self.seat)

    def recommended(self, race: Race) -> Option:
        """Hard tyres last, whatever else; rain needs others."""
        return TYRE[WET if race.state == RAIN else HARD]

    def chosen(self, race: Race, option: Named) -> None:
        fit_tyres(race, self.seat, option.number)

    def notes(self, race: Race, option: Option) -> tuple[Text, ...]:
        return tyre_notes(race, self.seat, option)
