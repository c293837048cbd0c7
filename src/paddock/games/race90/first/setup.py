"""The first edition from outside: its switches, its circuits, and a new race."""

from typing import Any, ClassVar, Final

from paddock.circuits.sections import SectionBoard
from paddock.core import Preset, Setup, message, on_off, one_of, render
from paddock.games.race90.first import notation as notation_1
from paddock.games.race90.first.cards import deck
from paddock.games.race90.first.position import LEVELS, Agreed, FirstRace
from paddock.games.race90.first.rules_setup import preparation
from paddock.games.race90.first.worth import worth
from paddock.games.race90.shared import hidden, notation
from paddock.games.race90.shared.cards import FAST, SLOW, SUPERFAST, Card, Deck
from paddock.games.race90.shared.edition import Edition
from paddock.games.race90.shared.position import HUMAN, NOBODY, NOWHERE, Race
from paddock.games.race90.shared.setup import lay_out, sections_of

REDS: Final = 24
"""R1-SETUP-03  Red discs, however many play."""


def field_kinds(seats: int, advanced: bool) -> tuple[int, ...]:
    """R1-SETUP-11 to R1-SETUP-13  Three of a kind for two or three players, else two; the fastest if advanced."""
    count = 3 if seats <= 3 else 2
    fastest = (SUPERFAST, SUPERFAST) if advanced else ()
    return (*[HUMAN] * seats, *fastest, *[FAST] * count, *[SLOW] * count)  # R1-SETUP-01: a car for each player


def first_table(seats: int, board: SectionBoard, deck: Deck, agreed: Agreed) -> FirstRace:
    """R1-SETUP-02, R1-SETUP-03, R1-SETUP-06  Before anything is chosen: full decks, a full bag, an empty track.

    R1-OPT-07  A short race has its last turn earlier for all rules, which know no other number of turns.
    """
    race = FirstRace(seats, board, deck, board.short if agreed.short else board.turns, agreed)
    lay_out(race, field_kinds(seats, agreed.advanced), REDS)
    race.sheet = (NOWHERE,) * seats
    race.waiting, race.used = (), ()
    race.trail, race.tied = ((),) * seats, (0,) * seats
    race.entered = race.passes = race.hurt = race.points = 0
    race.bumped, race.paid_for = False, NOBODY
    return race


CIRCUITS = ("monza", "hungaroring")


def agreed_on(switches: dict[str, Any]) -> Agreed:
    """R1-OPT-01  What was agreed before the race."""
    return Agreed(
        str(switches["level"]),
        bool(switches["short"]),
        bool(switches["re-entry"]),
        bool(switches["last-turn-contests"]),
        bool(switches["late-brake-lap-checks"]),
        bool(switches["tank-limit"]),
        bool(switches["off-track-reflexes"]),
        switches["safety-line"] == "standing",
    )


def new_race(setup: Setup) -> FirstRace:
    """An empty table for a set-up."""
    agreed = agreed_on(dict(setup.switches))
    return first_table(setup.seats, sections_of(setup.circuit), deck(setup.circuit, agreed.advanced), agreed)


class FirstEdition(Edition):
    """Race! Formula 90, first edition."""

    id: ClassVar = "race90-1"
    revision: ClassVar = 3
    catalogue: ClassVar = "rules-1.toml"
    circuits: ClassVar = CIRCUITS
    switches: ClassVar = (
        one_of("level", *LEVELS, rule="R1-SETUP-14"),
        on_off("short", rule="R1-OPT-05"),
        on_off("re-entry", rule="R1-OPT-02"),
        on_off("last-turn-contests", rule="R1-CON-39"),
        on_off("late-brake-lap-checks", rule="R1-LB-19"),
        on_off("tank-limit", rule="R1-FUEL-23"),
        on_off("off-track-reflexes", rule="R1-SKILL-REF-04"),
        one_of("safety-line", "track", "standing", rule="R1-SC-19"),
    )
    presets: ClassVar = (
        Preset("first-race", {"level": "basic", "short": True}),
        Preset("basic-race", {"level": "basic"}),
        Preset("advanced-race", {"level": "advanced"}),
        Preset("junior-race", {"level": "junior"}),
    )

    def start(self, setup: Setup) -> FirstRace:
        """R1-SETUP-14, R1-SETUP-15  Everything that comes before the first turn, and then the race."""
        race = new_race(setup)
        race.then(*preparation(race))
        return race

    def write(self, race: FirstRace) -> str:
        return notation_1.write(race)

    def read(self, text: str, setup: Setup) -> FirstRace:
        race = notation_1.read(text, new_race(setup))
        notation.check_setup(race, setup)
        return race

    def view(self, race: FirstRace, seat: int | None) -> dict[str, Any]:
        found = hidden.view(race, seat)
        found["level"] = race.agreed.level
        found["race_discards"] = [card.id for card in race.race_discard]  # in order: the last lies on top
        found["used"] = [card.id for card in race.used]
        found["waiting"] = list(race.waiting)
        return found

    def worth(self, race: FirstRace, seat: int) -> float:
        return worth(race, seat)

    def cards_in_play(self, race: Race) -> list[Card]:
        assert isinstance(race, FirstRace)
        return [*super().cards_in_play(race), *race.used]

    def title(self, lang: str = "en") -> str:
        return render(message(self.room, "title-1"), lang)

    def about(self, lang: str = "en") -> str:
        return render(message(self.room, "about-1"), lang)


GAME1 = FirstEdition()
