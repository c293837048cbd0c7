"""From seats, circuit and switches to the first position; the game as others see it."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from paddock.circuits import raced_circuits
from paddock.circuits.game import CircuitGame
from paddock.core import (
    Dice,
    Match,
    Preset,
    Refusal,
    Result,
    RookieRace,
    Setup,
    Switch,
    Task,
    number,
    on_off,
    one_of,
)
from paddock.core.seen import Acts, Parts
from paddock.core.vectors import VectorWriter
from paddock.games.automobiles import foresight, form, notation, reasons, sight, spaces, vector
from paddock.games.automobiles.cards import (
    BLUE,
    CARD,
    CARDS_OF,
    CATEGORIES,
    CUBES,
    FEWEST_LAPS,
    MOST_LAPS,
    ROOM,
    SETS,
    USUAL_LAPS,
)
from paddock.games.automobiles.position import NOWHERE, Race
from paddock.games.automobiles.roads import drawing_of, road_of
from paddock.games.automobiles.rules_effects import effect_text
from paddock.games.automobiles.rules_score import result
from paddock.games.automobiles.rules_setup import DrawCard, DrawFirst, LayCard, SetUpCars
from paddock.games.automobiles.scene import printed_card, scene
from paddock.games.automobiles.worth import TERMS, terms, worth
from paddock.scene import Board, Piece, Scene

RANDOM = "random"
FIRST_CIRCUIT: Final = "daytona"
"""The circuit of a first game: the default."""


def category_switch(name: str, colour: int) -> Switch:
    """Which card of a category is in play: a random one, or one by name."""
    return one_of(name, RANDOM, *(card.id for card in CARDS_OF[colour]), rule="AU-SETUP-05")


def suggested(name: str, facts: dict[str, Any]) -> Preset:
    """A suggested set of cards, with the laps it is meant for (AU-SETUP-07)."""
    cards = dict(zip(CATEGORIES, facts["cards"], strict=True))
    return Preset(name, {**cards, "laps": facts.get("laps", USUAL_LAPS)}, facts.get("circuit", ""))


FIRST_LAP: Final = suggested("first-lap", {**SETS["first-game"], "laps": 1})
"""A set of ours: the first game, and one lap of it."""


EVENING: Final = Preset("evening", {"laps": USUAL_LAPS}, "lanterna")
"""A set of ours: three laps of the shortest circuit, with cards by chance."""


def new_race(setup: Setup) -> Race:
    """An empty table for a set-up."""
    switches = setup.switches
    race = Race(
        setup.seats,
        road_of(setup.circuit),
        int(switches["laps"]),
        bool(switches["partial-effects"]),
        bool(switches["hybrid-up-to"]),
        str(switches["bags"]),
    )
    race.reserve[BLUE] = int(switches["blue-cubes"])
    return race


class Automobiles(CircuitGame):
    """A race with bags of coloured cubes."""

    id: ClassVar = "automobiles"
    room: ClassVar = ROOM
    seats: ClassVar = range(2, 6)  # AU-SETUP-01
    product: ClassVar = "spaces"
    circuits: ClassVar = tuple(sorted(raced_circuits("spaces"), key=lambda name: name != FIRST_CIRCUIT))  # AU-SETUP-02
    switches: ClassVar = (
        number("laps", USUAL_LAPS, FEWEST_LAPS, MOST_LAPS, rule="AU-SETUP-13"),
        *(category_switch(name, colour) for name, colour in CATEGORIES.items()),
        one_of("cars", "by-seat", "chosen", rule="AU-SETUP-10"),
        one_of("grid", "turn-order", "chosen", rule="AU-SETUP-14"),
        one_of("bags", "closed", "counts", "open", rule="AU-DRAW-07"),
        Switch("blue-cubes", 15, (15, 16), rule="AU-SETUP-03"),
        on_off("partial-effects", rule="AU-ACTION-05"),
        on_off("hybrid-up-to", rule="AU-CARD-HYBRID-04"),
    )
    presets: ClassVar = (FIRST_LAP, *(suggested(name, facts) for name, facts in SETS.items()), EVENING)
    rookie_race: ClassVar = RookieRace(seats=3, minutes=20, preset=FIRST_LAP.name)
    judged_by: ClassVar = TERMS

    def start(self, setup: Setup) -> Race:
        race = new_race(setup)
        switches = setup.switches
        cards: list[Task] = []
        for name, colour in CATEGORIES.items():
            agreed = str(switches[name])
            cards.append(DrawCard(colour) if agreed == RANDOM else LayCard(CARD[agreed].index))
        race.then(*cards, DrawFirst(), SetUpCars(switches["cars"] == "chosen", switches["grid"] == "chosen"))
        return race

    def write(self, race: Race) -> str:
        return notation.write(race)

    def read(self, text: str, setup: Setup) -> Race:
        return notation.read(text, new_race(setup))

    def view(self, race: Race, seat: int | None) -> dict[str, Any]:
        return sight.view(race, seat)

    def hide(self, race: Race, seat: int | None) -> None:
        """The bags of others are closed in a line, too; the odds of one's own draws tell what one's own holds.

        AU-DRAW-07
        """
        for each, bag in enumerate(race.bags):
            if each != seat and race.open_bags != "open":
                race.bags[each] = notation.closed(sum(bag) if race.open_bags == "counts" else notation.UNKNOWN)

    def deal_hidden(self, race: Race, dice: Dice) -> None:
        notation.deal(race, dice)
        super().deal_hidden(race, dice)

    def seen(self, setup: Setup) -> Parts:
        return spaces.seen(setup)

    def acts(self, setup: Setup) -> Acts:
        return spaces.acts(setup)

    def facts(self, race: Race, seat: int) -> dict[str, Any]:
        return spaces.facts(race, seat)

    def writer(self, setup: Setup, places: Mapping[str, int]) -> VectorWriter:
        return vector.Writer(places, new_race(setup))

    def ahead(self, race: Race, seat: int, place: str) -> float:
        return spaces.ahead(race, seat, place)

    def scene(self, match: Match, seat: int | None, lang: str) -> Scene:
        return scene(match, seat, lang)

    def printed(self, setup: Setup, lang: str) -> tuple[Piece, ...]:
        race = new_race(setup)
        cards = [card for cards in CARDS_OF for card in cards]
        return tuple(
            printed_card(lang, card.cube, card, race.reserve[card.cube], effect_text(race, card)) for card in cards
        )

    def board(self, setup: Setup, lang: str) -> Board:
        return drawing_of(setup.circuit, lang)

    def result(self, race: Race) -> Result:
        return result(race)

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

    def why_not(self, match: Match, seat: int, thing: str) -> Refusal | None:
        return reasons.why_not(match, seat, thing)

    def round(self, race: Race) -> int:
        return race.round

    def turn(self, race: Race) -> object:
        return foresight.is_turn(race)

    def place_of(self, race: Race, seat: int, task: Task) -> str:
        head = race.head(seat)
        return "" if head == NOWHERE else race.road.names[head]

    def gauges(self, race: Race, seat: int, task: Task) -> dict[str, int]:
        return foresight.gauges(race, seat)

    def due(self, race: Race, seat: int, task: Task) -> dict[str, int]:
        return foresight.due(race, seat)

    def pieces(self, race: Race) -> list[str]:
        cubes = [
            cube.name
            for cube in CUBES
            for _ in range(race.reserve[cube.index] + notation.cubes_in_play(race, cube.index))
        ]
        return sorted(cubes)


GAME = Automobiles()
