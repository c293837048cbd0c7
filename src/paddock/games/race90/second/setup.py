"""The second edition from outside: its switches, its circuits, and a new race."""

from typing import Any, ClassVar, Final

from paddock.core import Chance, Preset, RookieRace, Setup, on_off, one_of, own_sheet
from paddock.games.race90.second import foresight, options
from paddock.games.race90.second.cards import DECKS, deck
from paddock.games.race90.second.notation import NOTATION
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.reasons import REASONS
from paddock.games.race90.second.rules_setup import preparation
from paddock.games.race90.second.rules_turn import Activate
from paddock.games.race90.second.worth import SecondJudgement, terms, worth
from paddock.games.race90.shared import form
from paddock.games.race90.shared.cards import FAST, SLOW, SUPERFAST
from paddock.games.race90.shared.deck_text import PRINTED
from paddock.games.race90.shared.edition import Edition
from paddock.games.race90.shared.position import HUMAN
from paddock.games.race90.shared.setup import sections_of

FEW: Final = 3
"""Up to this many players meet more robots, and draw from a smaller bag."""
FEW_REDS: Final = 18
REDS: Final = 24


def field_kinds(seats: int) -> tuple[int, ...]:
    """Two or three players meet eight robots, more players six (R2-SETUP-07, R2-SETUP-08)."""
    count = 3 if seats <= FEW else 2
    return (*[HUMAN] * seats, SUPERFAST, SUPERFAST, *[FAST] * count, *[SLOW] * count)


def new_race(setup: Setup) -> SecondRace:
    """An empty table: full decks, a full bag, nothing on the track.

    R2-SETUP-02, R2-SETUP-04 to R2-SETUP-06, R2-DATA-20
    """
    board, seats = sections_of(setup.circuit), setup.seats
    turns = board.short if setup.switches["length"] == "short" else board.turns
    reds = FEW_REDS if seats <= FEW else REDS
    all_items = bool(setup.switches["all-items"])
    return SecondRace(
        seats, board, deck(setup.circuit, str(setup.switches["deck"])), turns, field_kinds(seats), reds, all_items
    )


class SecondEdition(Edition):
    """Race! Formula 90, second edition."""

    id: ClassVar = "race90-2"
    revision: ClassVar = 2
    edition: ClassVar = 2
    decks: ClassVar = DECKS
    notation: ClassVar = NOTATION
    options: ClassVar = options
    reasons: ClassVar = REASONS
    between: ClassVar = Activate
    switches: ClassVar = (
        one_of("length", "full", "short", rule="R2-END-01"),
        on_off("all-items", True, rule="R2-STR-RECOVERY-06"),
        own_sheet("deck", PRINTED, rule="R2-SETUP-01"),
    )
    presets: ClassVar = (Preset("short-evening", {"length": "short"}), Preset("full-race", {"length": "full"}))
    rookie_race: ClassVar = RookieRace(seats=3, minutes=25, preset="short-evening")

    def new_race(self, setup: Setup) -> SecondRace:
        return new_race(setup)

    def start(self, setup: Setup) -> SecondRace:
        race = new_race(setup)
        race.then(*preparation(race))
        return race

    def worth(self, race: SecondRace, seat: int) -> float:
        return worth(race, seat)

    def form_of(self, race: SecondRace, seat: int) -> list[float]:
        if not race.fuel[seat]:
            return form.row_before(race, seat)
        judged = SecondJudgement(race, seat)
        return form.form_of(race, judged, judged.penalty())

    def weighed(self, race: SecondRace, seat: int, weights: list[float]) -> float:
        return worth(race, seat, weights)

    def terms(self, race: SecondRace, seat: int) -> dict[str, float]:
        return terms(race, seat)

    def kinds(self, race: SecondRace, task: Chance, seat: int) -> list[tuple[Any, int]]:
        return foresight.kinds(race, task, seat)


GAME2 = SecondEdition()
