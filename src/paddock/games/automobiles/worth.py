"""A player's judgement of a position, for bots."""

from typing import Final

from paddock.games.automobiles.cards import CARDS, COLOURS, WEAR
from paddock.games.automobiles.position import NOWHERE, Race
from paddock.games.automobiles.rules_track import Travel, outcomes, wear_due


def worth(race: Race, seat: int) -> float:
    """Own prospects against the best opponent's."""
    if race.cars[seat] == NOWHERE:
        return 0.0
    return 0.0
