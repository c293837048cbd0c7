"""A player's judgement of a position, for bots."""

from paddock.games.race90.position import Race


def worth(race: Race, seat: int) -> float:
    """How far along a car is."""
    if seat in race.retired:
        return -1000.0
    return float(race.progress[seat])
