"""What a purchase promises for the next hand is what the draws bring."""

import pytest

import paddock
from games.automobiles.tables import race
from paddock.games.automobiles.events import ActiveFilled
from paddock.games.automobiles.options import OfCard
from paddock.games.automobiles.rules_buy import Shopping
from walks import walk

PLAYS = 200
SIGMAS = 4.0
MOST = 12


@pytest.mark.parametrize("seed", range(4))
def test_a_bought_cube_comes_into_the_next_hand_as_often_as_told(seed: int) -> None:
    """Checked where the seat has no other cube of the colour, so that the one drawn is the one bought."""
    checked = 0
    for match in walk("automobiles", seed, some=300):
        task = match.race.stack[-1] if match.race.stack else None
        if not isinstance(task, Shopping) or checked == MOST:
            continue
        for option in match.decision(task.seat).options:
            told = match.decision(task.seat).consequences(option)
            if isinstance(option, OfCard) and told.exact and is_only_one(match, task.seat, option.cube.index):
                said = sum(each.chance for each in told.outcomes)
                seen = sum(is_drawn(match, task.seat, option, number) for number in range(PLAYS)) / PLAYS
                assert abs(said - seen) <= SIGMAS * (max(said * (1 - said), 1 / PLAYS) / PLAYS) ** 0.5, match.position
                checked += 1
                break


def is_only_one(match: paddock.Match, seat: int, colour: int) -> bool:
    table = race(match)
    return not any(pile[seat][colour] for pile in (table.bags, table.active, table.used, table.discard))


def is_drawn(match: paddock.Match, seat: int, option: OfCard, number: int) -> bool:
    """Buy it and nothing else, and see whether it is among the cubes drawn for the next turn."""
    world = match.rolled(number)
    before = len(world.events)
    world.choose(seat, option)
    while not world.over:
        hands = [event for event in world.events[before:] if isinstance(event, ActiveFilled) and event.seat == seat]
        if hands:
            return bool(hands[0].cubes.counts[option.cube.index])
        asked = world.to_move[0]
        world.choose(asked, "done" if "done" in world.decision(asked).codes else world.decision(asked).options[-1])
    return False
