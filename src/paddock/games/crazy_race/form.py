"""What tells how a race will end, in numbers by seat: routes, hands, and the picks still due."""

from typing import Final

from paddock.games.crazy_race.cards import CHARACTERS, COLOURS, Card
from paddock.games.crazy_race.position import ROUNDS, Race
from paddock.games.crazy_race.rules_score import score
from paddock.games.crazy_race.rules_turn import TakeCard

BOOSTERS: Final = [character.booster for character in CHARACTERS]
NAMES: Final = (
    "stages",
    "speed",
    "open-halves",
    "gain",
    "next-gain",
    "due",
    "turn",
    "hand-speed",
    "hand-own",
    "hand-full",
    "hand-halves",
    "matching",
    "rank",
    "booster",
    *(f"as-{colour}" for colour in COLOURS),
    *(f"holds-{booster}" for booster in BOOSTERS),
)


def left(race: Race) -> float:
    """The share of the picks that are still to be made."""
    if not race.round:
        return 1.0
    return (ROUNDS - race.round + len(picks_due(race)) / race.seats) / ROUNDS


def form(race: Race) -> list[list[float]]:
    """A row for each seat."""
    due = picks_due(race)
    return [form_of(race, seat, due) for seat in range(race.seats)]


def picks_due(race: Race) -> list[int]:
    """The seats that take a card in this round, in their order; all of them before the order is fixed."""
    due = []
    for task in reversed(race.stack):
        if not isinstance(task, TakeCard):
            break
        due.append(task.seat)
    if due or not race.stack or race.played.count(None) == 0:
        return due
    return list(range(race.seats))


def form_of(race: Race, seat: int, due: list[int]) -> list[float]:
    route, hand, colour = race.routes[seat], race.hands[seat], race.characters[seat]
    stages = score(route, colour, race.any_halves, race.deck.pairs).stages
    gains = sorted(
        [score([*route, card], colour, race.any_halves, race.deck.pairs).stages - stages for card in race.pool]
    )
    place = due.index(seat) if seat in due else race.seats
    gain = next_gain = 0.0
    if seat in due and gains:
        gain = float(gains[-1])
        next_gain = float(gains[max(0, len(gains) - 1 - place)])
    played = race.played[seat]
    return [
        stages / 10.0,
        sum([card.speed for card in route]) / 300.0,
        sum([halves(card, race.deck.pairs) for card in route]) / 10.0,
        gain / 5.0,
        next_gain / 5.0,
        float(seat in due),
        place / race.seats,
        sum([card.speed for card in hand]) / 300.0,
        sum([card.colour == colour for card in hand]) / 5.0,
        sum([card.full for card in hand]) / 5.0,
        sum([halves(card, race.deck.pairs) for card in hand]) / 10.0,
        sum([score([*route, card], colour, race.any_halves, race.deck.pairs).stages - stages for card in hand]) / 10.0,
        race.hierarchy.index(played.vehicle) / len(race.hierarchy) if played else 0.5,
        float(race.booster_seat == seat),
        *[float(colour == each) for each in range(len(COLOURS))],
        *[float(race.booster_seat == seat and race.booster == each) for each in BOOSTERS],
    ]


def halves(card: Card, pairs: list[int]) -> int:
    """What the open halves of a card may become."""
    return pairs[card.vehicle] * (card.left + card.right)
