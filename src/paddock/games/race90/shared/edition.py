"""What both editions answer in the same way when seen from outside."""

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar

from paddock.circuits import circuit, own_circuits
from paddock.circuits.game import CircuitGame
from paddock.core import Dice, Match, Refusal, Result, Setup, Task
from paddock.core.seen import Acts, Parts
from paddock.core.sheets import is_sheet
from paddock.core.vectors import VectorWriter
from paddock.games.race90.shared import foresight, form, hidden, sight, spaces, vector
from paddock.games.race90.shared import scene as scenes
from paddock.games.race90.shared.cards import ROOM
from paddock.games.race90.shared.deck_text import check_own
from paddock.games.race90.shared.notation import Notation, check_setup
from paddock.games.race90.shared.position import Race
from paddock.games.race90.shared.reasons import Reasons
from paddock.games.race90.shared.rules_result import result
from paddock.games.race90.shared.setup import CIRCUITS
from paddock.games.race90.shared.worth import TERMS
from paddock.scene import Board, Piece, Scene


class Edition(CircuitGame):
    """Race! Formula 90, in one edition or the other.

    An edition says how its races are made and written, and what a position is worth; the rest is here.
    """

    room: ClassVar = ROOM
    judged_by: ClassVar = TERMS
    product: ClassVar = "sections"
    circuits: ClassVar = (*CIRCUITS, *own_circuits("sections"))
    seats: ClassVar = range(2, 7)  # R1-SETUP-01
    edition: ClassVar[int]
    notation: ClassVar[Notation]

    def check_sheets(self, setup: Setup) -> None:
        own = str(setup.switches["deck"])
        if is_sheet(own):
            check_own(own, self.id, self.edition, setup.circuit)

    def new_race(self, setup: Setup) -> Race:
        """An empty table for a set-up."""
        raise NotImplementedError

    def write(self, race: Race) -> str:
        return self.notation.write(race)

    def read(self, text: str, setup: Setup) -> Race:
        race = self.new_race(setup)
        self.notation.read(text, race)
        check_setup(race, setup)
        return race

    def hide(self, race: Race, seat: int | None) -> None:
        hidden.hide(race, seat)

    def imagine(self, race: Race, seat: int | None, dice: Dice) -> None:
        hidden.imagine(race, seat, dice)

    def deal_hidden(self, race: Race, dice: Dice) -> None:
        hidden.deal_hidden(race, dice)
        super().deal_hidden(race, dice)

    reasons: ClassVar[Reasons]

    def why_not(self, match: Match, seat: int, thing: str) -> Refusal | None:
        return self.reasons.why_not(match.race, match.decision(seat), thing)

    def view(self, race: Race, seat: int | None) -> dict[str, Any]:
        return sight.view(race, seat)

    options: ClassVar[ModuleType]
    """The module with the options of this edition alone."""

    def seen(self, setup: Setup) -> Parts:
        return spaces.seen(self.new_race(setup))

    def acts(self, setup: Setup) -> Acts:
        return spaces.acts(self.new_race(setup), self.options)

    def facts(self, race: Race, seat: int) -> dict[str, Any]:
        return spaces.facts(race, seat)

    def writer(self, setup: Setup, places: Mapping[str, int]) -> VectorWriter:
        return vector.Writer(places, self.new_race(setup))

    def ahead(self, race: Race, seat: int, place: str) -> float:
        return spaces.ahead(race, seat, place)

    def scene(self, match: Match, seat: int | None, lang: str) -> Scene:
        return scenes.scene(match, seat, lang, self.board(match.setup, lang))

    def board(self, setup: Setup, lang: str) -> Board:
        """The circuit in its sections, with the edition's figures."""
        return circuit(setup.circuit).board("sections", lang, edition=self.edition)

    def result(self, race: Race) -> Result:
        return result(race)

    form_names: ClassVar = form.NAMES

    def form(self, race: Race) -> list[list[float]]:
        """A row for each seat; a seat that has retired has little to tell."""
        return [
            form.row_out(race, seat) if seat in race.retired else self.form_of(race, seat) for seat in range(race.seats)
        ]

    def form_of(self, race: Any, seat: int) -> list[float]:
        """The row of a seat that is in the race."""
        raise NotImplementedError

    def left(self, race: Race) -> float:
        return form.left(race)

    def out(self, race: Race) -> list[int]:
        return [seat for seat in range(race.seats) if seat in race.retired] if race.retired else []

    between: ClassVar[type[Task]]
    """The step that follows every turn."""

    def round(self, race: Race) -> int:
        return race.turn

    def turn(self, race: Race) -> object:
        if not any(race.lanes):
            return None
        return race.turn, race.now.car, bool(race.stack) and isinstance(race.stack[-1], self.between)

    def printed(self, setup: Setup, lang: str) -> tuple[Piece, ...]:
        return tuple(scenes.card_piece(lang, card, None) for card in self.new_race(setup).deck.cards)

    def place_of(self, race: Race, seat: int, task: Task) -> str:
        return foresight.place_of(race, seat)

    def gauges(self, race: Race, seat: int, task: Task) -> dict[str, int]:
        return foresight.gauges(race, seat)

    def pool(self, race: Race, seat: int) -> bool:
        return foresight.pool(race, seat)

    def pieces(self, race: Race) -> list[str]:
        """Every card and every damage disc; a disc that an empty bag has lent is owed to it."""
        cards = [*race.cards_in_play(), *race.race_pile, *race.track_pile]
        reds, browns = race.bag_red + sum(race.red), race.bag_brown + sum(race.brown)
        return sorted([*(card.id for card in cards), *["red"] * reds, *["brown"] * browns])
