"""A driver's judgement of a position, for bots."""

from paddock.games.formula_de.position import Race


def worth(race: Race, seat: int) -> float:
    return float(race.line[seat])
