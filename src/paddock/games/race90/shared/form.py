"""What tells how a race will end, in numbers by seat: where a car will be after its turn, and what it has left."""

from typing import Final

from paddock.games.race90.shared.position import NOWHERE, Race
from paddock.games.race90.shared.rules_table import stands_before
from paddock.games.race90.shared.worth import Judgement

STRATEGIES: Final = 10
SKILLS: Final = 10
TANK: Final = 16
"""The most turns that a load lasts."""
BEST: Final = 3
NAMES: Final = (
    "sections",
    "place",
    "gain",
    "moved",
    "fuel",
    "missing",
    "stops",
    "chips",
    "discs",
    "cards",
    "mp",
    "best-mp",
    "cheap-mp",
    "checks",
    "track-cards",
    "to-draw",
    "red",
    "brown",
    "no-slot",
    "few-slots",
    "tyre-level",
    "card-level",
    "slot-level",
    "penalty",
    "spot",
    "off",
    "waste",
    "forced",
    "target",
    "out",
    "out-late",
    "soft-sets",
    "blue",
    *(f"strategy-{number}" for number in range(STRATEGIES)),
    *(f"skill-{number}" for number in range(SKILLS)),
)
OUT: Final = NAMES.index("out")
STRATEGY: Final = NAMES.index("strategy-0")
SKILL: Final = NAMES.index("skill-0")


def left(race: Race) -> float:
    """The share of the turns still to be driven."""
    waiting = sum([not acted for acted in race.acted])
    return min(1.0, max(0.0, (race.turns - race.turn + waiting / race.cars) / race.turns))


def form_of(race: Race, judged: Judgement, penalty: int) -> list[float]:
    """The row of a seat in the race, as its turn will end."""
    judged.read_stack()
    judged.read_turn()
    seat = judged.seat
    hand = [card for card in race.hands[seat] if card is not judged.gone]
    hand += [*race.frozen[seat], *race.laid[seat]]
    points = sorted([card.mp for card in hand], reverse=True)
    missing = max(0, race.turns + 1 - judged.fuel)
    chips, cards, slots = race.levels[seat]
    free = slots - judged.red - race.brown[seat]
    spot, target = race.spot[seat], race.target[seat]
    row = [0.0] * len(NAMES)
    row[:OUT] = [
        judged.progress / 10.0,
        place_of(race, seat) / race.cars,
        max(-3.0, judged.gain / 5.0),
        float(judged.moved),
        (judged.fuel - race.turn) / TANK,
        missing / TANK,
        float((missing + TANK - 1) // TANK),
        judged.chips / 10.0,
        race.discs[seat] / 5.0,
        len(hand) / 6.0,
        sum(points) / 15.0,
        sum(points[:BEST]) / 10.0,
        sum([card.mp for card in hand if not card.tyres and not card.damage]) / 15.0,
        sum([len(card.checks) for card in hand]) / 5.0,
        sum([card.corner > 0 for card in hand]) / 3.0,
        (judged.drawn + judged.tracks) / 5.0,
        judged.red / 5.0,
        race.brown[seat] / 5.0,
        float(free <= 0),
        max(0, 3 - free) ** 2 / 9.0,
        chips / 10.0,
        cards / 6.0,
        slots / 5.0,
        penalty / 3.0,
        race.board.spots[spot].bonus / 3.0 if spot != NOWHERE else 0.0,
        float(seat in race.off),
        race.waste[seat] / 5.0,
        float(seat in race.forced),
        target.check / 100.0 if target is not None else 0.5,
    ]
    row[OUT + 2] = race.soft_sets[seat] / 2.0
    row[OUT + 3] = float(race.blue[seat])
    return with_choices(race, seat, row)


def with_choices(race: Race, seat: int, row: list[float]) -> list[float]:
    """The same row with the strategy and the skill of the seat."""
    if race.strategy[seat] >= 0:
        row[STRATEGY + race.strategy[seat]] = 1.0
    if race.skill[seat] >= 0:
        row[SKILL + race.skill[seat]] = 1.0
    return row


def row_before(race: Race, seat: int) -> list[float]:
    """The row of a seat before the start: the car as it is built."""
    row = [0.0] * len(NAMES)
    row[NAMES.index("tyre-level") : NAMES.index("slot-level") + 1] = [
        level / most for level, most in zip(race.levels[seat], (10.0, 6.0, 5.0), strict=True)
    ]
    return with_choices(race, seat, row)


def row_out(race: Race, seat: int) -> list[float]:
    """The row of a seat that has retired: the later, the better."""
    row = [0.0] * len(NAMES)
    row[OUT] = 1.0
    row[OUT + 1] = race.retired.index(seat) / race.cars
    return row


def place_of(race: Race, seat: int) -> int:
    """How many cars of the race are ahead; a car that is just being moved stands before those of its section."""
    at, lane = race.progress[seat], race.lanes[race.section(seat)]
    ahead = 0
    for car in range(race.cars):
        if car == seat or car in race.retired:
            continue
        if race.progress[car] != at:
            ahead += race.progress[car] > at
        elif seat in race.off or (car in lane and seat in lane and lane.index(car) < lane.index(seat)):
            ahead += stands_before(race, car, seat) if seat in race.off else 1
    return ahead
