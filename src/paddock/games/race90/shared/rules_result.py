"""The classification."""

from paddock.core import Placing, Result
from paddock.games.race90.shared.position import Race
from paddock.games.race90.shared.rules_table import lap_marker, standing


def result(race: Race) -> Result:
    """Players by race position, then those who retired, the latest first (R2-END-03, R1-END-05, R1-END-11)."""
    order = classification(race) if any(race.lanes) or race.retired else list(range(race.cars))
    players = [car for car in order if car < race.seats]
    placings = []
    for place, seat in enumerate(players, 1):
        out = seat in race.retired
        laps = 0 if out else lap_marker(race, seat) if any(race.lanes) else 0
        counts = {"position": order.index(seat) + 1, "laps": laps, "retired": int(out)}
        placings.append(Placing(seat, place, counts))
    return Result(tuple(placings))


def classification(race: Race) -> list[int]:
    """All cars: those in the race by position, then those that retired, the latest first (R2-END-03, R1-END-11)."""
    return [*finishers(race), *reversed(race.retired)]


def finishers(race: Race) -> list[int]:
    """The Leader has won, even while waiting off the track (R2-END-02, R2-REC-35, R1-END-13)."""
    order = standing(race)
    if race.leader in race.off:
        order.remove(race.leader)
        order.insert(0, race.leader)
    return order
