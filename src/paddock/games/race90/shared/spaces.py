"""What a learner can see and do in both editions: cards, sections, spots, and gaps in sections."""

from types import ModuleType
from typing import Any

from paddock.circuits.sections import STATES
from paddock.core.seen import (
    Acts,
    Amount,
    BySeat,
    Items,
    OneOf,
    Order,
    Parts,
    Seen,
    Several,
    distinct,
    made_in,
)
from paddock.games.race90.shared import options
from paddock.games.race90.shared.cards import EVENTS, HIDDEN_RACE, HIDDEN_TRACK, KINDS, ROBOTS
from paddock.games.race90.shared.drivers import SKILLS, STRATEGIES, TYRES
from paddock.games.race90.shared.position import NOWHERE, Race
from paddock.games.race90.shared.words import name_of

VERBS = ("play", "add", "lay", "pay", "discard", "check", "void", "take", "throw", "qualify", "under")
WEATHER_STEPS = ("drier", "wetter", "stay")
MOST_BEHIND = 12
MOST_CHECKS = 8
MOST_CHIPS = 20
MOST_HAND = 20
MOST_POINTS = 12
FULL = 100
WIDEST = 96
GAUGES = ("chips", "damage", "hand", "fuel", "discs")
MOST_GAP = 4
"""In laps."""


def seen(race: Race) -> Parts:
    """All that can be seen; hands as far as they are open."""
    cards = tuple(card.id for card in race.deck.cards)
    names = tuple(name_of(race, car) for car in range(race.cars))
    sections = tuple(race.board.names)
    robots = race.cars - race.seats
    chits = tuple(f"{kind}@{turn}" for kind in ROBOTS[1:] for turn in range(race.turns + 1))
    return Parts(
        {
            "turn": Amount(race.turns),
            "turns": Amount(race.turns),
            "stage": Amount(len(set(race.board.stage))),
            "opening": Amount(),
            "weather": Amount(FULL),
            "state": OneOf(tuple(STATES)),
            "robot_tyres": OneOf(TYRES),
            "safety_car": OneOf(sections),
            "orange": Amount(race.cars),
            "leader": OneOf(names),
            "standing": Order(names),
            "flags": Several(sections),
            "bag": Items(Amount(FULL), 2),
            "race_pile": Amount(len(cards)),
            "track_pile": Amount(len(cards)),
            "discards": Several(cards),
            "chits": Several(chits, len(names)),
            "cars": BySeat(Parts(car(race, sections, names)), others=robots),
            "charts": BySeat(Parts(chart(cards, names))),
            "now": Parts(
                {
                    "car": OneOf(names),
                    "played": Several(cards),
                    "points": Amount(MOST_POINTS),
                    "events": Several(EVENTS, MOST_POINTS),
                    "kinds": Several(KINDS, MOST_POINTS),
                }
            ),
            "facts": Parts({"turns_left": Amount(race.turns), "gap": BySeat(Amount(MOST_GAP), others=robots)}),
        }
    )


def car(race: Race, sections: tuple[str, ...], names: tuple[str, ...]) -> dict[str, Seen]:
    """One car on the track."""
    flags = ("acted", "off", "out", "no_move", "just_pit", "must_stop")
    return {
        "name": OneOf(names),
        "section": OneOf(sections),
        "place": Amount(len(names)),
        "laps": Amount(race.turns),
        "spot": OneOf(tuple(spot.name for spot in race.board.spots)),
        "wasted": Amount(race.turns),
        **dict.fromkeys(flags, Amount()),
    }


def chart(cards: tuple[str, ...], names: tuple[str, ...]) -> dict[str, Seen]:
    """What lies before a driver."""
    held = Several((*cards, HIDDEN_RACE, HIDDEN_TRACK), MOST_HAND)
    return {
        "hand": held,
        "frozen": Several(cards),
        "laid": held,
        "swapped": held,
        "reserve": Several(cards),
        "target": Amount(FULL),
        "levels": Items(Amount(MOST_CHIPS), 3),
        "tyres": OneOf(TYRES),
        **dict.fromkeys(("chips", "discs", "red", "brown", "soft_sets", "sixth", "blue"), Amount(MOST_CHIPS)),
        "skill": OneOf(SKILLS),
        "spent": Amount(),
        "strategy": OneOf(STRATEGIES),
        "fuel": Amount(FULL),
        "chased": OneOf(names),
    }


def acts(race: Race, *editions: ModuleType) -> Acts:
    """All that can be done, with the options of an edition's own modules."""
    cards = [f"{verb}-{card.id}" for verb in VERBS for card in race.deck.cards]
    sections = race.board.names
    spots = [f"spot-{spot.name}" for spot in race.board.spots]
    yellow = [f"yellow-{name}-{behind}" for name in sections for behind in range(MOST_BEHIND + 1)]
    lifted = [f"lift-{name}" for name in sections]
    checks = [f"check-{number}" for number in range(1, MOST_CHECKS + 1)]
    chased = [f"chase-{name_of(race, car)}" for car in range(race.cars)]
    return Acts(
        distinct(made_in(options, *editions), WEATHER_STEPS, cards, spots, yellow, lifted, checks, chased),
        widest=WIDEST,
        gauges=GAUGES,
    )


def facts(race: Race, seat: int) -> dict[str, Any]:
    """The turns left, and the gap of every car to the own one, in laps."""
    size = race.board.size
    return {
        "turns_left": race.turns - race.turn,
        "gap": [(race.progress[car] - race.progress[seat]) / size for car in range(race.cars)],
    }


def ahead(race: Race, seat: int, place: str) -> float:
    """How far ahead of the seat's car a section lies, in laps."""
    board = race.board
    section = board.index.get(place, NOWHERE)
    return 0.0 if section == NOWHERE else ((section - race.section(seat)) % board.size) / board.size
