"""A player's judgement of a position, for bots."""

from typing import Final

from paddock.core.drivers import usual_weights
from paddock.games.crazy_race.cards import ROOM, Card
from paddock.games.crazy_race.position import NOBODY, ROUNDS, Race
from paddock.games.crazy_race.rules_score import score
from paddock.games.crazy_race.rules_turn import TakeCard

# The worth of an open half, as a share of the pair it may complete.
HOPE: Final = 0.3
TERMS: Final = ("stages", "pairs", "colour", "starters", "halves", "rival")
STAGES: Final = 0
PAIRS: Final = 1
COLOUR: Final = 2
STARTERS: Final = 3
HALVES: Final = 4
RIVAL: Final = 5
USUAL: Final = usual_weights(ROOM, "bots.toml", TERMS)


def worth(race: Race, seat: int, weights: list[float] = USUAL) -> float:
    """A seat's stages and hopes against the best opponent's, after the picks still due."""
    routes = routes_after_picks(race, seat, weights)
    return prospects(race, seat, routes[seat], weights) - weights[RIVAL] * best_rival(race, seat, routes)


def terms(race: Race, seat: int) -> dict[str, float]:
    """What `worth` is made of, by name; the terms add up to it."""
    routes = routes_after_picks(race, seat, USUAL)
    found = {"rival": -USUAL[RIVAL] * best_rival(race, seat, routes)}
    if race.characters[seat] != NOBODY:
        counted = score(routes[seat], race.characters[seat], race.any_halves, race.deck.pairs)
        found["stages"] = USUAL[STAGES] * counted.full
        found["pairs"] = USUAL[PAIRS] * counted.pairs
        found["colour"] = USUAL[COLOUR] * counted.colour
        found["starters"] = USUAL[STARTERS] * counted.starters
        found["halves"] = USUAL[HALVES] * hopes(routes[seat], race.deck.pairs) if race.round < ROUNDS else 0.0
    return found


def routes_after_picks(race: Race, seat: int, weights: list[float]) -> list[list[Card]]:
    """All routes, once every seat that still picks has taken the best card for it; a seat judges by its weights."""
    routes = race.routes[:]
    pool = race.pool[:]
    for task in reversed(race.stack):
        if not isinstance(task, TakeCard):
            break
        take_best(race, task.seat, routes, pool, weights if task.seat == seat else USUAL)
    return routes


def best_rival(race: Race, seat: int, routes: list[list[Card]]) -> float:
    """The prospects of the best opponent."""
    return max([prospects(race, other, routes[other]) for other in range(race.seats) if other != seat])


def take_best(race: Race, seat: int, routes: list[list[Card]], pool: list[Card], weights: list[float]) -> None:
    """Let a seat take the best card for its route."""
    best, most, longer = pool[0], -1.0, routes[seat]
    for card in pool:
        route = [*routes[seat], card]
        found = prospects(race, seat, route, weights)
        if found > most:
            best, most, longer = card, found, route
    pool.remove(best)
    routes[seat] = longer


def prospects(race: Race, seat: int, route: list[Card], weights: list[float] = USUAL) -> float:
    """The stages of a route, and what its open halves may still become."""
    colour = race.characters[seat]
    if colour == NOBODY:
        return 0.0
    counted = score(route, colour, race.any_halves, race.deck.pairs)
    stages = weights[STAGES] * counted.full + weights[PAIRS] * counted.pairs
    stages += weights[COLOUR] * counted.colour + weights[STARTERS] * counted.starters
    return stages + (weights[HALVES] * hopes(route, race.deck.pairs) if race.round < ROUNDS else 0.0)


def hopes(route: list[Card], pairs: list[int]) -> float:
    """The worth of the halves of a route that may still find a partner."""
    found = 0.0
    for card in route:
        if card.left or card.right:
            found += HOPE * pairs[card.vehicle]
    return found
