"""How a contest may end for a driver, over all cards that the others may turn over."""

from collections import defaultdict
from collections.abc import Sequence

from paddock.core import Consequences, Cost, Destination, Prospect, message
from paddock.core.plain import Plain
from paddock.games.race90.shared.cards import ROOM, Card
from paddock.games.race90.shared.foresight import cover, may_run_out, place_of
from paddock.games.race90.shared.position import NOWHERE, Race
from paddock.games.race90.shared.rules_damage import free_slots

Ends = dict[tuple[int, int], float]
"""By how many cars are ahead then and how many are tied, the chance."""


class Rival(Plain):
    """Another driver in a contest."""

    cards: int
    plus: int
    """What is added to the cards."""
    is_ahead: bool
    """Whether the rival stands ahead, and stays there if tied."""


def contest_ends(cards: Sequence[Card], own: int, rivals: Sequence[Rival]) -> Ends:
    """The chance of each end, if the rivals' cards are drawn from these; own is what the driver's cards come to."""
    values = sorted({card.mp for card in cards})
    left = tuple(sum(card.mp == value for card in cards) for value in values)
    states: dict[tuple[tuple[int, ...], int, int], float] = {(left, 0, 0): 1.0}
    for rival in rivals:
        after: dict[tuple[tuple[int, ...], int, int], float] = defaultdict(float)
        for (piles, better, tied), share in states.items():
            for rest, points, chance in hands_of(values, piles, rival.cards):
                value = points + rival.plus
                is_better = value > own or (value == own and rival.is_ahead)
                after[rest, better + is_better, tied + (value == own)] += share * chance
        states = after
    found: dict[tuple[int, int], float] = defaultdict(float)
    for (_, better, tied), share in states.items():
        found[better, tied] += share
    return dict(found)


def hands_of(values: list[int], piles: tuple[int, ...], count: int) -> list[tuple[tuple[int, ...], int, float]]:
    """What a number of cards may come to: the piles left, the points, the chance."""
    found = [(piles, 0, 1.0)]
    for _ in range(count):
        found = [
            ((*rest[:kind], rest[kind] - 1, *rest[kind + 1 :]), points + value, chance * rest[kind] / sum(rest))
            for rest, points, chance in found
            for kind, value in enumerate(values)
            if rest[kind]
        ]
    return found


def unseen_cards(race: Race, seat: int) -> tuple[list[Card], bool]:
    """The race cards that a seat cannot see, and whether the next ones are surely among them.

    The pile alone would tell what the others hold.
    """
    hidden = [card for card in cover(race.copy(), seat) if not card.corner]
    return [*race.race_pile, *hidden] or race.race_discard, not may_run_out(race)


def told_of_contest(
    race: Race, seat: int, run: tuple[int, ...], ends: Ends, laid: int, is_fighting: bool, exact: bool
) -> Consequences:
    """Where the driver ends up, and what ties cost; a car without a slot for each tie is out."""
    section = race.section(seat)
    start = race.lanes[section].index(run[0])
    places: dict[str, float] = defaultdict(float)
    damage: dict[int, float] = defaultdict(float)
    ranks: dict[int, float] = defaultdict(float)
    out = 0.0
    for (better, tied), share in ends.items():
        ranks[better] += share
        if tied > free_slots(race, seat):
            out += share
            continue
        if tied:
            damage[tied] += share
        name = f"{race.board.names[section]}.{start + better + 1}"
        places[name if race.spot[seat] == NOWHERE else place_of(race, seat)] += share
    costs = [Cost("damage", tied, share) for tied, share in sorted(damage.items())]
    if laid and out < 1:
        costs.insert(0, Cost("hand", -laid, 1 - out))
    outcomes = [Prospect(message(ROOM, "outcome-retired", cause="damage"), out, True)] if out else []
    if is_fighting:
        outcomes += [
            Prospect(message(ROOM, "outcome-contest", place=rank + 1, cars=len(run)), share)
            for rank, share in sorted(ranks.items())
        ]
    found = tuple(Destination(place, share) for place, share in places.items())
    return Consequences(found, tuple(costs), tuple(outcomes), (), exact)
