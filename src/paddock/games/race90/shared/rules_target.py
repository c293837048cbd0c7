"""Targets: what the card of a check is compared with."""

from typing import Final

from paddock.circuits.sections import RAIN
from paddock.core import Text, message
from paddock.core.consequences import percent
from paddock.games.race90.shared.cards import ROOM
from paddock.games.race90.shared.position import REFLEXES, Race


def target_note(target: int) -> Text:
    """What a card must not exceed; how likely that is follows from the option's consequences."""
    return message(ROOM, "note-target", target=target)


def odds_note(race: Race, target: int) -> Text:
    """How often a robot passes a check, over the whole deck."""
    cards = race.deck.race
    share = sum([card.check <= target for card in cards]) / len(cards)
    return message(ROOM, "note-odds", target=target, percent=percent(share))


# What a check is for.
MOVEMENT: Final = 0
EXTREME: Final = 1
LATE_BRAKE: Final = 2
LEADER: Final = 3
RECOVERING: Final = 4
CAUSES: Final = ("movement", "extreme", "late-brake", "leader", "recovery")
ROBOT_TARGET: Final = 70
RAIN_MODIFIER: Final = -20
REFLEXES_MODIFIER: Final = 20
NO_TARGET: Final = 50
"""The target before there is a Target Check card."""


def modifiers(race: Race, car: int, cause: int, printed: int) -> int:
    """All that is added to a target (R2-D2-25 to R2-D2-28, R2-WX-20 to R2-WX-22, R2-LAP-21, R2-LAP-22).

    REFLEXES helps in every check, and no other skill in a recovery (R2-SKILL-REFLEXES-01, R2-REC-31, R2-SKILL-GEN-01).
    """
    total = printed
    if cause != LEADER and race.state == RAIN:
        total += RAIN_MODIFIER
    if car < race.seats and race.skill[car] == REFLEXES:
        total += REFLEXES_MODIFIER
    return total


def target_of(race: Race, car: int) -> int:
    """The value on the Target Check card; always 70 for a robot (R2-D2-01, R2-ROB-20, R2-LAP-23)."""
    if car >= race.seats:
        return ROBOT_TARGET
    card = race.target[car]
    return NO_TARGET if card is None else card.check
