"""What a learner can see and do: cubes, cards and the sections of the track."""

from typing import Any

from paddock.core import Setup
from paddock.core.seen import Acts, Amount, BySeat, ByWord, OneOf, Parts, Seen, Several, distinct, made_in
from paddock.games.automobiles import options
from paddock.games.automobiles.cards import CARDS, CARS, CUBES
from paddock.games.automobiles.options import SHADES
from paddock.games.automobiles.position import NOWHERE, Race, Road
from paddock.games.automobiles.roads import road_of
from paddock.games.automobiles.rules_score import progress
from paddock.games.automobiles.rules_track import wear_so_far

MOST_ROUNDS = 100
WIDEST = 160
GAUGES = ("laps", "money", "wear")
MOST_CUBES = 80
MOST_WEAR_DUE = 20
COLOURS = tuple(cube.name for cube in CUBES)


def seen(setup: Setup) -> Parts:
    """All that can be seen; a bag is counted, or open if the table agrees."""
    road = road_of(setup.circuit)
    sections = tuple(road.names)
    pile = ByWord(COLOURS, Amount(MOST_CUBES))
    piles: dict[str, Seen] = dict.fromkeys(("active", "used", "discard", "bag"), pile)
    seat: dict[str, Seen] = {
        "car": OneOf(tuple(car.name for car in CARS)),
        "section": OneOf(sections),
        "crossed": Amount(int(setup.switches["laps"])),
        "laps_to_go": Amount(int(setup.switches["laps"])),
        "bag_count": Amount(MOST_CUBES),
        **piles,
    }
    columns = columns_of(road, int(setup.switches["laps"]))
    return Parts(
        {
            "round": Amount(MOST_ROUNDS),
            "first": Amount(setup.seats),
            "cards": Several(tuple(card.id for card in CARDS)),
            "reserve": pile,
            "trail": Several(sections, 2),
            "sheltered": Amount(),
            "drawn": Several(COLOURS, 2),
            "seats": BySeat(Parts(seat)),
            "facts": Parts(
                {
                    "to_go": BySeat(Amount(columns)),
                    "gap": BySeat(Amount(columns)),
                    "wear_due": Amount(MOST_WEAR_DUE),
                }
            ),
        }
    )


def columns_of(road: Road, laps: int) -> int:
    """More columns than a car can be from the flag, or from another."""
    return (laps + 2) * road.columns


def acts(setup: Setup) -> Acts:
    """All that can be done."""
    sections = tuple(road_of(setup.circuit).names)
    line_up = [f"line-up-{place}" for place in range(1, setup.seats + 1)]
    enter = [f"{cube}-{section}" for cube in COLOURS for section in sections]
    go = [f"go-{section}-{shade}" for section in sections for shade in SHADES]
    return Acts(distinct(made_in(options), line_up, enter, go), widest=WIDEST, gauges=GAUGES)


def facts(race: Race, seat: int) -> dict[str, Any]:
    """Columns to the flag, the gap to the own car, and the wear that the turn has brought so far."""
    if NOWHERE in race.cars:
        return {}
    flag = (race.laps + 1) * race.road.columns
    done = [progress(race, each) for each in range(race.seats)]
    return {
        "to_go": [max(0, flag - each) for each in done],
        "gap": [each - done[seat] for each in done],
        "wear_due": wear_so_far(race, seat),
    }


def ahead(race: Race, seat: int, place: str) -> float:
    """How far ahead of the car, or of the cube that moves for it, a section lies, in laps."""
    head, section = race.head(seat), race.road.index.get(place, NOWHERE)
    if NOWHERE in (head, section):
        return 0.0
    columns = race.road.columns
    return ((race.road.end[section] - race.road.end[head]) % columns) / columns
