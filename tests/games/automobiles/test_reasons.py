"""Reasons are true: what a reason names is changed here, and then the thing can be chosen."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

import paddock
from games.automobiles.tables import at, choose, race, with_card
from paddock.core import Refusal
from paddock.core.texts import Seat
from paddock.games.automobiles.position import NOWHERE, Race
from paddock.games.automobiles.rules_track import Travel
from paddock.games.automobiles.rules_turn import Action
from walks import walk

SEEDS = range(6)


def why(match: paddock.Match, thing: str) -> str:
    refusal = match.why_not_thing(match.to_move[0], thing)
    assert refusal is not None
    assert refusal.rule in match.game.rules
    return refusal.label("en", ("Ann", "Bob", "Cleo", "Dan"))


def test_a_car_in_the_way_is_named() -> None:
    """Two cars fill the only light grey space; the colour is not the trouble."""
    match = at("road-6a-2 active 1l", "road-7a-2", "road-7a-1", "road-6b-2", "road-6b-1")
    assert "Cleo, Seat 5 leave no room in the light grey space next to you" == why(match, "active-light")
    assert "there is no room behind Cleo in this space" == why(match, "road-7a-2")


def test_without_a_space_of_its_colour_next_a_cube_says_so() -> None:
    match = at("road-6a-2 active 1k1l")
    assert "no black space is next to where you are" == why(match, "active-black")
    refusal = match.why_not(0, "use-light")
    assert refusal is not None
    assert "say which space the light grey cube enters, too" == refusal.label()


def test_a_section_says_what_is_wrong_with_it() -> None:
    match = at("road-4c-6 active 1k", "road-5c-4", "beach-1a-2")
    assert "you are there already" == why(match, "road-4c-6")
    assert "this is the space you are in; a cube enters another one, further along" == why(match, "road-4c-1")
    assert "this space is behind you or level with you; you may only go forward" == why(match, "road-3c-1")
    assert "Bob stands here" == why(match, "road-5c-4")
    assert "Bob stands behind this section of the space, and you cannot drive through a car" == why(match, "road-5c-6")
    assert "in this space you land on the foremost free section, not on this one" == why(match, "road-5c-1")
    assert "this space is light grey, dark grey, and none of your active cubes enters one" == why(match, "road-7b-4")
    assert "this space is not next to where you are" == why(match, "road-9b-2")


def test_behind_a_car_in_the_same_space_the_way_ahead_is_closed_by_it() -> None:
    match = at("road-8b-3 active 1l1d", "road-8b-4")
    closed = "Bob stands in front of you in the same space, so you can only leave it to the sides"
    assert closed == why(match, "road-9b-2")


def test_an_effect_of_several_spaces_says_why_it_does_not_end_there() -> None:
    match = choose(at("road-5a-1 active 1g", "road-9a-2"), "use-green")
    assert "this space is white; the cube now moves through spaces of light grey" == why(match, "road-4a-1")
    assert "this is too far: the cube moves up to 1 space" == why(match, "road-10a-2")
    exact = choose(at("road-5a-1 active 1b", cards=with_card("hybrid-engine")), "use-blue")
    assert "the cube moves exactly 2 spaces, not fewer" == why(exact, "road-6a-2")


def test_other_things_say_when_they_matter() -> None:
    match = choose(at("road-5a-1 active 1l1g discard 2x", "road-8a-2 active 2w"), "light-road-6a-2")
    assert "a cube on the track marks how far you have come; it stays there until the turn ends" == why(
        match, "trail-0"
    )
    assert "cubes are bought after the Action phase; now you use active cubes" == why(match, "reserve-white")
    assert "this cube belongs to Bob" == why(match, "active-1-white")
    assert "this is Bob's car" == why(match, "car-purple")
    assert "your car moves to its last cube after you have bought; now you use active cubes" == why(match, "car-blue")
    assert "the light grey cube is used up for this turn; it goes to the discard pile at the end" == why(
        match, "used-light"
    )
    choose(match, "end-action")
    assert "spaces are entered with cubes in the Action phase; now you buy cubes" == why(match, "road-7a-2")
    assert "the green cube is part of your money; it stays active until the turn ends" == why(match, "active-green")


@pytest.mark.parametrize("seed", SEEDS)
def test_every_reason_for_a_section_is_true(seed: int) -> None:
    seen: Counter[str] = Counter()
    for match in walk("automobiles", seed, some=80):
        for seat in match.to_move:
            task = match.race.stack[-1]
            if isinstance(task, Action | Travel):
                for name, section in race(match).road.index.items():
                    refusal = match.why_not_thing(seat, name)
                    if refusal is not None:
                        seen[refusal.reason.key] += 1
                        truth = Truth(race(match), task, section, refusal)
                        assert truth.holds(), (match.position, name, refusal.label())
    assert seen["why-behind"] > seen["why-far"] > 0


class Truth:
    """Checks a reason by the board itself, or by changing what it names."""

    def __init__(self, race: Race, task: Any, section: int, refusal: Refusal) -> None:
        self.race, self.task, self.section = race, task, section
        self.road, self.space, self.head = race.road, race.road.space[section], race.head(task.seat)
        self.key = refusal.reason.key
        named = dict(refusal.reason.args).get("seat")
        self.named = named.number if isinstance(named, Seat) else None
        self.car = NOWHERE if self.named is None else race.cars[self.named]

    def holds(self) -> bool:
        check = getattr(self, self.key.replace("-", "_").removeprefix("why_"))
        return bool(check())

    def offered(self, race: Race | None = None, **change: Any) -> bool:
        """Whether any section of the space is offered, in a changed race or to a changed effect."""
        options = replace(self.task, **change).options(race or self.race)
        names = {option.section for option in options if hasattr(option, "section")}
        return any(self.road.space[self.road.index[name]] == self.space for name in names)

    def without(self, *seats: int | None) -> Race:
        other = self.race.copy()
        other.cars = [NOWHERE if seat in seats else car for seat, car in enumerate(self.race.cars)]
        return other

    def ahead(self) -> int:
        return (self.road.end[self.section] - self.road.end[self.head]) % self.road.columns

    def next(self) -> bool:
        return self.space in self.road.exits[self.head]

    def here(self) -> bool:
        return self.section == self.head

    def same_space(self) -> bool:
        return self.space == self.road.space[self.head] and self.section != self.head

    def behind(self) -> bool:
        return self.ahead() == 0 or self.ahead() * 2 >= self.road.columns

    def far(self) -> bool:
        return not self.next() and not self.behind()

    def hemmed_in(self) -> bool:
        return not self.next() and self.car > self.head and self.road.space[self.car] == self.road.space[self.head]

    def colour(self) -> bool:
        gears = [colour for colour in range(4) if self.race.active[self.task.seat][colour]]
        return self.next() and not self.offered() and not any(self.road.space_mask[self.space] >> c & 1 for c in gears)

    def full(self) -> bool:
        return not self.offered() and self.offered(self.without(self.named)) and self.road.place[self.car] == 0

    def no_gain(self) -> bool:
        return not self.offered() and self.offered(self.without(self.named)) and self.road.place[self.car] > 0

    def occupied(self) -> bool:
        return self.offered() and self.car == self.section

    def beyond_car(self) -> bool:
        return self.offered() and self.road.space[self.car] == self.space and self.car < self.section

    def foremost(self) -> bool:
        names = {option.section for option in self.task.options(self.race) if hasattr(option, "section")}
        found = [self.road.index[name] for name in names]
        return any(self.road.space[each] == self.space and each > self.section for each in found)

    def travel_colour(self) -> bool:
        return not self.road.space_mask[self.space] & self.task.mask

    def exactly(self) -> bool:
        return self.task.exact and not self.offered() and self.offered(exact=False)

    def cars_between(self) -> bool:
        others = [seat for seat in range(self.race.seats) if seat != self.task.seat]
        return not self.offered() and self.offered(self.without(*others))

    def too_many(self) -> bool:
        return not self.offered() and self.offered(most=60, exact=False)

    def no_way(self) -> bool:
        return not self.offered() and not self.offered(most=60, exact=False)
