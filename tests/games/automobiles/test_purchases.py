"""What a purchase promises for the next hand is what the draws bring; what a driver is told of money and wear."""

import pytest

import paddock
from games.automobiles.tables import at, race
from paddock.games.automobiles.cards import WEAR
from paddock.games.automobiles.events import ActiveFilled
from paddock.games.automobiles.options import OfCard
from paddock.games.automobiles.rules_buy import Purchase, Shopping, StartPurchase, money_left
from paddock.games.automobiles.rules_track import wear_so_far
from paddock.games.automobiles.rules_turn import enterable
from rules import rule
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


@rule("AU-BUY-04", "AU-BUY-07", "AU-ACTION-15", "AU-WEAR-01")
@pytest.mark.parametrize(
    ("piles", "trail", "chance"),
    [
        ("bag 9w", "", 0.0),
        ("bag 7w", "", 0.0),
        ("bag 6w active 3w used 2w discard 4w", "", 1 / 10),
        ("bag 2w active 3w used 2w discard 4w", "", 5 / 10),
        ("bag 2w active 3w used 2w discard 4w", "road-6a-2", 5 / 12),
        ("active 1w", "", 1.0),
    ],
)
def test_the_chance_that_a_bought_cube_is_drawn_next(piles: str, trail: str, chance: float) -> None:
    """Seven are drawn: first the bag, then from all that the turn discards, with the wear for a light grey space."""
    table = race(at(f"road-5a-1 {piles}", trail=trail))
    if trail:
        table.darkest = 1

    assert Purchase(0, 5).chance_to_draw(table) == pytest.approx(chance)


@rule("AU-SETUP-16", "AU-SETUP-17")
@pytest.mark.parametrize(("bag", "chance"), [("2w", 1.0), ("6w", 1.0), ("7w", 7 / 8), ("13w", 0.5)])
def test_the_chance_that_a_cube_bought_before_the_race_is_drawn_first(bag: str, chance: float) -> None:
    assert StartPurchase(0, 5).chance_to_draw(race(at(f"road-5a-1 bag {bag}"))) == pytest.approx(chance)


@rule("AU-SETUP-16", "AU-BUY-04")
def test_what_is_advised_before_the_race_and_whether_buying_goes_on() -> None:
    table = race(at("road-5a-1 bag 9w"))
    dear = [option for option in StartPurchase(0, 9).options(table) if isinstance(option, OfCard)]

    assert StartPurchase(0, 0).recommended(table).code == "done"
    assert StartPurchase(0, 9).recommended(table) in dear
    assert [Purchase(0, money).goes_on(table, cost) for money, cost in ((9, 1), (1, 1), (0, 0))] == [True, False, False]


@rule("AU-BUY-02", "AU-BUY-04")
def test_the_money_of_a_seat_is_what_is_left_while_it_buys() -> None:
    table = race(at("road-5a-1 active 2x3y1g bag 9w", "beach-1a-2 active 1g"))
    idle = [money_left(table, seat) for seat in (0, 1)]
    assert idle[0] > idle[1] > 0
    table.stack = [Purchase(1, 99)]
    assert [money_left(table, seat) for seat in (0, 1)] == [idle[0], 99]
    table.stack = []
    assert [money_left(table, seat) for seat in (0, 1)] == idle


@rule("AU-WEAR-01", "AU-GEAR-05")
def test_the_wear_so_far_and_the_colours_that_can_be_entered() -> None:
    table = race(at("road-5a-1 active 1l1k bag 9w", trail="road-6a-2"))
    table.darkest = 1
    assert wear_so_far(table, 0) == 2
    table.reserve[WEAR] = 1
    assert wear_so_far(table, 0) == 1
    table.trail = []
    assert wear_so_far(table, 0) == 0

    one, other = race(at("road-5a-1 active 1l bag 9w")), race(at("road-5a-1 active 1k bag 9w"))
    assert 0 < enterable(one, 0) != enterable(other, 0) > 0
    assert enterable(table, 0) == enterable(one, 0) | enterable(other, 0)
    assert enterable(race(at("road-5a-1 bag 9w")), 0) == 0
