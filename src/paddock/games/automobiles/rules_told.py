"""Lines of the commentary that sum up several events; made only if anyone listens."""

from paddock.core import Event, Placing
from paddock.games.automobiles.cards import COLOURS, COSTS, WEAR, Card, Pile
from paddock.games.automobiles.events import (
    ActiveFilled,
    CardsUsed,
    Classified,
    CubeBought,
    CubeUsed,
    LapDone,
    LinedUp,
    PitStopMade,
    RoundStarted,
    Shopped,
    Slipstreamed,
    WearGained,
)
from paddock.games.automobiles.position import Race


def tell_shopping(race: Race, seat: int) -> None:
    """All that a seat has just bought, in one line."""
    told = race.told or []
    bought = [0] * COLOURS
    for event in reversed(told):
        if not isinstance(event, CubeBought) or event.seat != seat:
            break
        bought[event.cube.index] += 1
    cost = sum(COSTS[race.cards[colour]] * count for colour, count in enumerate(bought) if count)
    if any(bought):
        race.tell(Shopped(seat, Pile(tuple(bought)), cost))


def tell_cards(race: Race, seat: int) -> None:
    """The cards that a seat has used in this turn, in one line."""
    used: dict[Card, int] = {}
    for event in reversed(race.told or []):
        if isinstance(event, ActiveFilled | RoundStarted):
            break
        if isinstance(event, CubeUsed) and event.seat == seat and event.card.cube > WEAR:
            used[event.card] = used.get(event.card, 0) + 1
    if used:
        cards = sorted(used, key=lambda card: card.cube)
        race.tell(CardsUsed(seat, tuple(cards), tuple(used[card] for card in cards)))


def classified(race: Race, placing: Placing) -> Classified:
    """A line of the result, with the figures of the whole race as it was told."""
    told: list[Event] = race.told or []
    own = [event for event in told if event.whose() == placing.seat]
    return Classified(
        placing.seat,
        placing.place,
        placing.counts["laps"],
        placing.counts["lengths"],
        bool(placing.counts["finished"]),
        grid=next((event.place for event in own if isinstance(event, LinedUp)), 0),
        wear=sum(event.count for event in own if isinstance(event, WearGained)),
        tows=sum(isinstance(event, Slipstreamed) for event in own),
        stops=sum(isinstance(event, PitStopMade) for event in own),
        quickest=quickest_lap(told, placing.seat),
    )


def quickest_lap(told: list[Event], seat: int) -> int:
    """The fewest rounds in which a seat has driven a lap; 0 if it has completed none."""
    now, since, fewest = 0, 1, 0
    for event in told:
        if isinstance(event, RoundStarted):
            now = event.round
        elif isinstance(event, LapDone) and event.seat == seat:
            rounds, since = now - since + 1, now + 1
            fewest = min(fewest or rounds, rounds)
    return fewest
