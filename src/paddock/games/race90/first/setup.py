"""The first edition from outside: its switches, its circuits, and a new race."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from paddock.core import Chance, Preset, RookieRace, Setup, Text, message, on_off, one_of, own_sheet, render
from paddock.core.seen import Parts
from paddock.core.vectors import VectorWriter
from paddock.games.race90.first import foresight, options, spaces, vector
from paddock.games.race90.first.cards import DECKS, deck
from paddock.games.race90.first.notation import NOTATION
from paddock.games.race90.first.position import LEVELS, Agreed, FirstRace, agreement
from paddock.games.race90.first.reasons import REASONS
from paddock.games.race90.first.rules_setup import preparation
from paddock.games.race90.first.rules_turn import NextToAct
from paddock.games.race90.first.worth import FirstJudgement, terms, worth
from paddock.games.race90.shared import form
from paddock.games.race90.shared.cards import FAST, ROOM, SLOW, SUPERFAST
from paddock.games.race90.shared.deck_check import dead_late
from paddock.games.race90.shared.deck_text import PRINTED
from paddock.games.race90.shared.edition import Edition
from paddock.games.race90.shared.position import HUMAN, Race
from paddock.games.race90.shared.setup import sections_of

FEW: Final = 3
"""Up to this many players meet more robots."""
REDS: Final = 24
"""Red discs, for any number of players (R1-SETUP-03)."""


def field_kinds(seats: int, advanced: bool) -> tuple[int, ...]:
    """A car for each player, and two or three robots of each kind; the fastest ones in the advanced game only.

    R1-SETUP-01, R1-SETUP-11 to R1-SETUP-13
    """
    count = 3 if seats <= FEW else 2
    fastest = (SUPERFAST, SUPERFAST) if advanced else ()
    return (*[HUMAN] * seats, *fastest, *[FAST] * count, *[SLOW] * count)


def agreed_on(setup: Setup) -> Agreed:
    """The level, optional rules and rulings that a set-up asks for (R1-OPT-01)."""
    switches = setup.switches
    return agreement(
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
    """An empty table: full decks, a full bag, nothing on the track.

    A short race has its last turn earlier for all rules, which know no other number of turns.
    R1-SETUP-02, R1-SETUP-03, R1-SETUP-06, R1-OPT-07
    """
    agreed, board, seats = agreed_on(setup), sections_of(setup.circuit), setup.seats
    turns = board.short if agreed.short else board.turns
    cards = deck(setup.circuit, agreed.advanced, str(setup.switches["deck"]))
    return FirstRace(seats, board, cards, turns, field_kinds(seats, agreed.advanced), REDS, agreed)


class FirstEdition(Edition):
    """Race! Formula 90, first edition."""

    id: ClassVar = "race90-1"
    revision: ClassVar = 6
    edition: ClassVar = 1
    catalogue: ClassVar = "rules-1.toml"
    manners_file: ClassVar = "bots-1.toml"
    decks: ClassVar = DECKS
    notation: ClassVar = NOTATION
    options: ClassVar = options
    reasons: ClassVar = REASONS
    between: ClassVar = NextToAct
    switches: ClassVar = (
        one_of("level", *LEVELS, rule="R1-SETUP-14"),
        on_off("short", rule="R1-OPT-05"),
        on_off("re-entry", rule="R1-OPT-02"),
        on_off("last-turn-contests", rule="R1-CON-39"),
        on_off("late-brake-lap-checks", rule="R1-LB-19"),
        on_off("tank-limit", rule="R1-FUEL-23"),
        on_off("off-track-reflexes", rule="R1-SKILL-REF-04"),
        one_of("safety-line", "track", "standing", rule="R1-SC-19"),
        own_sheet("deck", PRINTED, rule="R1-SETUP-16"),
    )
    presets: ClassVar = (
        Preset("rookie-race", {"level": "junior", "short": True}),
        Preset("first-race", {"level": "basic", "short": True}),
        Preset("basic-race", {"level": "basic"}),
        Preset("advanced-race", {"level": "advanced"}),
        Preset("junior-race", {"level": "junior"}),
    )
    rookie_race: ClassVar = RookieRace(seats=3, minutes=20, preset="rookie-race")

    def new_race(self, setup: Setup) -> FirstRace:
        return new_race(setup)

    def start(self, setup: Setup) -> FirstRace:
        race = new_race(setup)
        race.then(*preparation(race))
        return race

    def view(self, race: Race, seat: int | None) -> dict[str, Any]:
        assert isinstance(race, FirstRace)
        found = super().view(race, seat)
        found["level"] = race.agreed.level
        found["race_discards"] = [card.id for card in race.race_discard]  # in order: the last lies on top
        found["used"] = [card.id for card in race.used]
        found["waiting"] = list(race.waiting)
        return found

    def seen(self, setup: Setup) -> Parts:
        return spaces.seen(self.new_race(setup))

    def writer(self, setup: Setup, places: Mapping[str, int]) -> VectorWriter:
        return vector.Writer(places, self.new_race(setup))

    def worth(self, race: FirstRace, seat: int) -> float:
        return worth(race, seat)

    def form_of(self, race: FirstRace, seat: int) -> list[float]:
        if not any(race.lanes) and not race.off:
            return form.row_before(race, seat)
        judged = FirstJudgement(race, seat)
        return form.form_of(race, judged, judged.penalty())

    def weighed(self, race: FirstRace, seat: int, weights: list[float]) -> float:
        return worth(race, seat, weights)

    def terms(self, race: FirstRace, seat: int) -> dict[str, float]:
        return terms(race, seat)

    def kinds(self, race: FirstRace, task: Chance, seat: int) -> list[tuple[Any, int]]:
        return foresight.kinds(race, task, seat)

    def dead_on(self, circuit: str) -> tuple[Text, ...]:
        cards = deck(circuit, True, PRINTED).track
        return tuple(message(ROOM, "dead-late", card=card.name()) for card in dead_late(cards, sections_of(circuit)))

    def title(self, lang: str = "en") -> str:
        return render(message(self.room, "title-1"), lang)

    def about(self, lang: str = "en") -> str:
        return render(message(self.room, "about-1"), lang)


GAME1 = FirstEdition()
