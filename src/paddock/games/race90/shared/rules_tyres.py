"""Tyres: which sets can be fitted, what they bring, and what the wrong ones cost."""

from typing import Final

from paddock.circuits.sections import UNCERTAIN
from paddock.core import Option, Text, message
from paddock.games.race90.shared.cards import ROOM
from paddock.games.race90.shared.drivers import TYRE_NAMES
from paddock.games.race90.shared.events import TyresFitted
from paddock.games.race90.shared.options import TYRE, Named
from paddock.games.race90.shared.position import HARD, RAIN_EXPERT, SOFT, TYRE_LEVEL, WET, Race
from paddock.games.race90.shared.rules_draw import draw_track
from paddock.games.race90.shared.rules_table import put

MOST_SOFT_SETS: Final = 2
CHIPS_LOST: Final = 3
"""How many chips soft tyres have less than others."""
SOFT_DISCS: Final = 3


def tyre_options(race: Race, seat: int) -> list[Option]:
    """The tyres that can be fitted (R2-TYRE-03, R2-TYRE-10, R1-TYRE-02, R1-TYRE-07)."""
    soft = race.soft_sets[seat] < MOST_SOFT_SETS
    return [each for tyres, each in enumerate(TYRE) if soft or tyres != SOFT]


def tyre_notes(race: Race, seat: int, option: Option) -> tuple[Text, ...]:
    """What a set of tyres brings."""
    if not isinstance(option, Named):
        return (message(ROOM, "note-kept-tyres", chips=race.chips[seat]),)
    chips = race.levels[seat][TYRE_LEVEL] - (CHIPS_LOST if option.number == SOFT else 0)
    penalty = penalty_of(race, seat, option.number, race.state)
    brings = "soft" if option.number == WET and race.skill[seat] == RAIN_EXPERT else option.name  # R2-SKILL-RAIN-02
    return (message(ROOM, "note-tyres", chips=chips, name=brings, penalty=penalty),)


def fit_tyres(race: Race, seat: int, tyres: int) -> None:
    """New tyres; hard ones bring a track card (R2-TYRE-11 to R2-TYRE-14, R2-A-36, R1-TYRE-09)."""
    fit_set(race, seat, tyres)
    if tyres == HARD:
        draw_track(race, seat)


def fit_set(race: Race, seat: int, tyres: int) -> None:
    """A new set, with its chips and blue discs.

    R2-TYRE-05, R2-TYRE-06, R2-A-32, R2-A-33, R1-TYRE-04, R1-TYRE-06, R1-TYRE-07, R1-TYRE-10, R1-TYRE-11
    A stint begins: chips are full, and old discs are gone (R2-GEN-13, R2-SKILL-RAIN-02, R2-SKILL-RAIN-04).
    """
    race.tyres = put(race.tyres, seat, tyres)
    race.chips[seat] = race.levels[seat][TYRE_LEVEL]
    race.discs[seat] = 0
    if tyres == SOFT:
        race.chips[seat] -= CHIPS_LOST
        race.discs[seat] = SOFT_DISCS
        race.soft_sets = put(race.soft_sets, seat, race.soft_sets[seat] + 1)
    elif tyres == WET and race.skill[seat] == RAIN_EXPERT and not race.under_safety:
        race.discs[seat] = SOFT_DISCS
    if race.listening:
        race.tell(TyresFitted(seat, TYRE_NAMES[tyres]))


def holds_discs(race: Race, seat: int) -> bool:
    """Whether the set on a car came with blue discs, perhaps all spent by now (R2-TYRE-07, R2-SKILL-RAIN-02)."""
    if race.discs[seat]:
        return True
    return race.tyres[seat] == SOFT and race.soft_sets[seat] > 0


# By tyres (soft, hard, intermediate, rain) and weather (dry, uncertain, rain) (R2-WX-10 to R2-WX-18).
PENALTY: Final[tuple[tuple[int, ...], ...]] = ((0, 1, 2), (0, 1, 2), (1, 0, 1), (2, 1, 0))


def tyre_penalty(race: Race, seat: int, state: int) -> int:
    """What the tyres on the car cost in this weather (R2-WX-10 to R2-WX-19, R1-WX-06 to R1-WX-08)."""
    return penalty_of(race, seat, race.tyres[seat], state)


def penalty_of(race: Race, seat: int, tyres: int, state: int) -> int:
    """What the wrong tyres cost (R2-WX-10 to R2-WX-19, R2-SKILL-RAIN-01, R2-SKILL-RAIN-05, R1-WX-06 to R1-WX-08)."""
    if state == UNCERTAIN and race.skill[seat] == RAIN_EXPERT:
        return 0
    return PENALTY[tyres][state]
