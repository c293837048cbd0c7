"""The second edition from outside: its switches, its circuits, and a new race."""

from typing import Any, ClassVar

from paddock.circuits.sections import SectionBoard
from paddock.core import Preset, Setup, on_off, one_of
from paddock.games.race90.second.cards import deck
from paddock.games.race90.second.rules_setup import BuildCars, ChooseSkills, DrawChit, FormGrid
from paddock.games.race90.second.rules_turn import GameTurn
from paddock.games.race90.second.worth import worth
from paddock.games.race90.shared import hidden, notation
from paddock.games.race90.shared.cards import FAST, SLOW, SUPERFAST, Deck
from paddock.games.race90.shared.edition import Edition
from paddock.games.race90.shared.position import HUMAN, Race
from paddock.games.race90.shared.rules_setup import QualifyCard, QualifyFuel, SwapHands
from paddock.games.race90.shared.setup import lay_out, sections_of


def field_kinds(seats: int) -> tuple[int, ...]:
    """R2-SETUP-07, R2-SETUP-08  Two or three players meet eight robots, more players six."""
    fast = 3 if seats <= 3 else 2
    return (*[HUMAN] * seats, SUPERFAST, SUPERFAST, *[FAST] * fast, *[SLOW] * fast)


def empty_table(seats: int, board: SectionBoard, deck: Deck, turns: int, all_items: bool) -> Race:
    """R2-SETUP-02, R2-SETUP-04 to R2-SETUP-06, R2-DATA-20  Before all choices: full decks, full bag, empty track."""
    race = Race(seats, board, deck, turns, all_items)
    lay_out(race, field_kinds(seats), 18 if seats <= 3 else 24)
    return race


CIRCUITS = ("monza", "hungaroring", "spa", "monaco", "barcelona", "silverstone")


def new_race(setup: Setup) -> Race:
    """An empty table for a set-up."""
    board = sections_of(setup.circuit)
    turns = board.short if setup.switches["length"] == "short" else board.turns
    return empty_table(setup.seats, board, deck(setup.circuit), turns, bool(setup.switches["all-items"]))


class SecondEdition(Edition):
    """Race! Formula 90, second edition."""

    id: ClassVar = "race90-2"
    revision: ClassVar = 2
    circuits: ClassVar = CIRCUITS
    switches: ClassVar = (
        one_of("length", "full", "short", rule="R2-END-01"),
        on_off("all-items", True, rule="R2-STR-RECOVERY-06"),
    )
    presets: ClassVar = (Preset("full-race", {"length": "full"}), Preset("short-evening", {"length": "short"}))

    def start(self, setup: Setup) -> Race:
        """R2-SETUP-29  Skill, car, cards, swap, qualifying, chits, weather, tyres and strategy; then the race."""
        race = new_race(setup)
        everybody = tuple(range(setup.seats))
        robots = range(setup.seats, race.cars)
        race.then(
            ChooseSkills(everybody),
            BuildCars(everybody),
            SwapHands(everybody),
            QualifyCard(everybody),
            QualifyFuel(everybody),
            *[DrawChit(car) for car in robots],
            FormGrid(),
            GameTurn(True),
        )
        return race

    def write(self, race: Race) -> str:
        return notation.write(race)

    def read(self, text: str, setup: Setup) -> Race:
        race = notation.read(text, new_race(setup))
        notation.check_setup(race, setup)
        return race

    def view(self, race: Race, seat: int | None) -> dict[str, Any]:
        return hidden.view(race, seat)

    def worth(self, race: Race, seat: int) -> float:
        return worth(race, seat)


GAME2 = SecondEdition()
