"""From seats, circuit and switches to the first position, and the doors into this room."""

from functools import cache
from typing import Any, ClassVar

from paddock.circuits import SectionBoard, circuit
from paddock.core import Dice, Game, Match, Preset, Result, Setup, on_off, one_of
from paddock.games.race90 import hidden, notation
from paddock.games.race90 import scene as scenes
from paddock.games.race90.cards import ROOM, deck
from paddock.games.race90.position import Race, empty_table
from paddock.games.race90.rules_result import result
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
from paddock.scene import Board, Scene

EDITION = 2
CIRCUITS = ("monza", "hungaroring", "spa", "monaco", "barcelona", "silverstone")


@cache
def sections_of(name: str) -> SectionBoard:
    """The board of one of our circuits; they never change."""
    board = circuit(name).sections
    assert board is not None, f"{name} has no sections"
    return board


def new_race(setup: Setup) -> Race:
    """An empty table for a set-up."""
    board = sections_of(setup.circuit)
    turns = board.short if setup.switches["length"] == "short" else board.turns
    return empty_table(setup.seats, board, deck(EDITION, setup.circuit), turns, bool(setup.switches["all-items"]))


class SecondEdition(Game):
    """Race! Formula 90, second edition."""

    id: ClassVar = "race90-2"
    room: ClassVar = ROOM
    seats: ClassVar = range(2, 7)
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

    def hide(self, race: Race, seat: int | None) -> None:
        hidden.hide(race, seat)

    def imagine(self, race: Race, seat: int | None, dice: Dice) -> None:
        hidden.imagine(race, seat, dice)

    def deal_hidden(self, race: Race, dice: Dice) -> None:
        hidden.deal_hidden(race, dice)
        super().deal_hidden(race, dice)

    def scene(self, match: Match, seat: int | None, lang: str) -> Scene:
        return scenes.scene(match, seat, lang)

    def board(self, setup: Setup, lang: str) -> Board:
        return scenes.board(setup.circuit, lang)

    def result(self, race: Race) -> Result:
        return result(race)

    def worth(self, race: Race, seat: int) -> float:
        return worth(race, seat)

    def pieces(self, race: Race) -> list[str]:
        """Every card, and every damage disc; a disc lent by an empty bag is owed to it."""
        cards = [*notation.cards_in_play(race), *race.race_pile, *race.track_pile]
        reds, browns = race.bag_red + sum(race.red), race.bag_brown + sum(race.brown)
        return sorted([*(card.id for card in cards), *["red"] * reds, *["brown"] * browns])


GAME2 = SecondEdition()
