"""From seats, circuit and switches to the first position, and the game as others see it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from paddock.circuits.game import CircuitGame
from paddock.core import (
    Aftermath,
    Dice,
    Match,
    Option,
    Placing,
    Refusal,
    Result,
    RookieRace,
    Setup,
    Task,
    Text,
    message,
)
from paddock.core.seen import Acts, Parts
from paddock.core.vectors import VectorWriter
from paddock.games.formula_de import foresight, form, notation, reasons, sight, spaces, vector
from paddock.games.formula_de.cars import colour_text
from paddock.games.formula_de.places import next_corner
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.regulations import regulations_of
from paddock.games.formula_de.rules_end import aftermath, fates, out_of_race, result
from paddock.games.formula_de.rules_setup import Prepare, teams
from paddock.games.formula_de.scene import board, scene
from paddock.games.formula_de.switches import PRESETS, SWITCHES
from paddock.games.formula_de.tables import COLOURS, ROOM
from paddock.games.formula_de.track import track_ids, track_of
from paddock.games.formula_de.worth import TERMS, terms, worth
from paddock.scene import Board, Scene


def new_race(setup: Setup) -> Race:
    """An empty table for a set-up."""
    track = track_of(setup.circuit)
    race = Race(regulations_of(setup, track), track, setup.seats)
    race.team = teams(race)
    return race


class FormulaDe(CircuitGame):
    """Formula Dé with the rules of the LIUT league."""

    id: ClassVar = "formula-de"
    room: ClassVar = ROOM
    revision: ClassVar = 8
    seats: ClassVar = range(2, 11)
    product: ClassVar = "cells"
    circuits: ClassVar = track_ids()
    switches: ClassVar = SWITCHES
    presets: ClassVar = PRESETS
    rookie_race: ClassVar = RookieRace(seats=4, minutes=10, preset="first-lap")
    plays_on: ClassVar = True
    judged_by: ClassVar = TERMS

    def start(self, setup: Setup) -> Race:
        race = new_race(setup)
        race.rules.check(setup.circuit, race.track)
        race.then(Prepare())
        return race

    def write(self, race: Race) -> str:
        return notation.write(race)

    def read(self, text: str, setup: Setup) -> Race:
        return notation.read(text, new_race(setup))

    def view(self, race: Race, seat: int | None) -> dict[str, Any]:
        return sight.view(race, seat)

    def seen(self, setup: Setup) -> Parts:
        return spaces.seen(setup, self.start(setup))

    def acts(self, setup: Setup) -> Acts:
        return spaces.acts(self.start(setup))

    def facts(self, race: Race, seat: int) -> dict[str, Any]:
        return spaces.facts(race, seat)

    def writer(self, setup: Setup, places: Mapping[str, int]) -> VectorWriter:
        return vector.Writer(places, self.start(setup))

    def ahead(self, race: Race, seat: int, place: str) -> float:
        return spaces.ahead(race, seat, place)

    def board(self, setup: Setup, lang: str) -> Board:
        return board(setup, lang)

    def scene(self, match: Match, seat: int | None, lang: str) -> Scene:
        return scene(match, seat, lang)

    def result(self, race: Race) -> Result:
        return result(race)

    def out(self, race: Race) -> list[int]:
        return out_of_race(race)

    def placing_text(self, placing: Placing) -> Text:
        """A line of the result; it names the car of a seat that has two (FD-END-21)."""
        counts = {key: count for key, count in placing.counts.items() if key != "colour"}
        text = message(ROOM, "placing", **{"grid": 0, **counts})
        if not placing.car:
            return text
        return message(ROOM, "placing-of-car", car=colour_text(placing.counts["colour"]), text=text)

    def aftermath(self, race: Race) -> tuple[Aftermath, ...]:
        return aftermath(race)

    def fates(self, setup: Setup) -> dict[str, Aftermath]:
        return fates() if setup.switches["injuries"] else {}

    def cars_a_seat(self, setup: Setup) -> int:
        return 2 if setup.switches["teams"] == "two-cars" else 1

    def worth(self, race: Race, seat: int) -> float:
        return worth(race, seat)

    def weighed(self, race: Race, seat: int, weights: list[float]) -> float:
        return worth(race, seat, weights)

    def terms(self, race: Race, seat: int) -> dict[str, float]:
        return terms(race, seat)

    form_names: ClassVar = form.NAMES

    def form(self, race: Race) -> list[list[float]]:
        return form.form(race)

    def left(self, race: Race) -> float:
        return form.left(race)

    def settled(self, race: Race) -> list[int]:
        return form.settled(race)

    def term_text(self, race: Race, seat: int, term: str, better: bool) -> Text:
        """Tyres are saved for a corner: the next one that the seat's car comes to."""
        if term != "tyres":
            return super().term_text(race, seat, term, better)
        corner = next_corner(race, race.driver.index(seat)) or "nowhere"
        return message(ROOM, "term-tyres", better=better, corner=corner)

    def why_not(self, match: Match, seat: int, thing: str) -> Refusal | None:
        return reasons.why_not(match, seat, thing)

    def round(self, race: Race) -> int:
        return race.round

    def turn(self, race: Race) -> object:
        return foresight.turn(race)

    def place_of(self, race: Race, seat: int, task: Task) -> str:
        return foresight.place_of(race, task)

    def gauges(self, race: Race, seat: int, task: Task) -> dict[str, int]:
        return foresight.gauges(race, seat, task)

    def concerns(self, race: Race, task: Task, seat: int) -> bool:
        return foresight.concerns(race, task, seat)

    def shortlist(self, race: Race, task: Task, options: Sequence[Option]) -> Sequence[Option]:
        return foresight.shortlist(task, options)

    def gauge_text(self, gauge: str) -> Text:
        return foresight.gauge_text(gauge)

    def pieces(self, race: Race) -> list[str]:
        """The cars: their number never changes."""
        return sorted(COLOURS[car] for car in range(race.cars))

    def imagine(self, race: Race, seat: int | None, dice: Dice) -> None:
        sight.imagine(race, seat, dice)

    def hide(self, race: Race, seat: int | None) -> None:
        sight.hide(race, seat)

    def deal_hidden(self, race: Race, dice: Dice) -> None:
        sight.deal_hidden(race, dice)
        super().deal_hidden(race, dice)


GAME = FormulaDe()
