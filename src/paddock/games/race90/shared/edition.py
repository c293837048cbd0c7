"""What both editions answer in the same way when seen from outside."""

from typing import ClassVar

from paddock.core import Dice, Game, Match, Result, Setup
from paddock.games.race90.shared import hidden, notation
from paddock.games.race90.shared import scene as scenes
from paddock.games.race90.shared.cards import ROOM, Card
from paddock.games.race90.shared.position import Race
from paddock.games.race90.shared.rules_result import result
from paddock.scene import Board, Scene


class Edition(Game):
    """Race! Formula 90, in one edition or the other."""

    room: ClassVar = ROOM
    seats: ClassVar = range(2, 7)  # R1-SETUP-01

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

    def pieces(self, race: Race) -> list[str]:
        """Every card, and every damage disc; a disc lent by an empty bag is owed to it."""
        cards = [*self.cards_in_play(race), *race.race_pile, *race.track_pile]
        reds, browns = race.bag_red + sum(race.red), race.bag_brown + sum(race.brown)
        return sorted([*(card.id for card in cards), *["red"] * reds, *["brown"] * browns])

    def cards_in_play(self, race: Race) -> list[Card]:
        """All cards but those of the draw piles."""
        return notation.cards_in_play(race)
