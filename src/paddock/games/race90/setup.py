"""From seats, circuit and switches to the first position, and the doors into this room."""

from typing import Any, ClassVar

from paddock.core import Preset, Setup, on_off, one_of
from paddock.games.race90 import hidden, notation
from paddock.games.race90.cards import deck
from paddock.games.race90.edition import Edition, sections_of
from paddock.games.race90.position import Race, empty_table
from paddock.games.race90.rules_setup_2 import (
    BuildCars,
    ChooseSkills,
    DrawChit,
    FormGrid,
    QualifyCard,
    QualifyFuel,
    SwapHands,
)
from paddock.games.race90.rules_turn_2 import GameTurn
from paddock.games.race90.worth import worth

EDITION = 2
CIRCUITS = ("monza", "hungaroring", "spa", "monaco", "barcelona", "silverstone")


def new_race(setup: Setup) -> Race:
    """An empty table for a set-up."""
    board = sections_of(setup.circuit)
    turns = board.short if setup.switches["length"] == "short" else board.turns
    return empty_table(setup.seats, board, deck(EDITION, setup.circuit), turns, bool(setup.switches["all-items"]))


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
