"""What a driver is told of a contest is what comes of it: the robots' cards are drawn here one by one."""

from collections import defaultdict
from random import Random
from typing import Any

import pytest

import paddock
from paddock.games.race90.shared.edition import Edition
from paddock.games.race90.shared.options import DONE
from paddock.games.race90.shared.rules_contest import Contest, ContestSecond, RobotCard
from paddock.games.race90.shared.rules_damage import RED, DrawDisc
from walks import walk

ENOUGH = 6
"""How many contests each game is asked for."""


@pytest.mark.parametrize("name", ["race90-1", "race90-2"])
def test_a_contest_against_robots_ends_as_often_as_told(name: str) -> None:
    game, random, checked = paddock.game(name), Random(1), 0
    assert isinstance(game, Edition)
    for seed in range(40):
        for match in walk(name, seed):
            if checked == ENOUGH:
                return
            if match.over or type(match.race.stack[-1]) not in (Contest, ContestSecond):
                continue
            seat = match.to_move[0]
            decision = match.decision(seat)
            option = random.choice(decision.options)
            told = decision.consequences(option)
            race: Any = match.race.copy()
            if told.exact and game.pool(race, seat):
                assert ends_told(told) == pytest.approx(ends_played(game, race, seat, option))
                checked += 1
    raise AssertionError(f"only {checked} contests against robots alone")


def ends_told(told: paddock.Consequences) -> dict[Any, float]:
    """Places, damage and being out, with their chances."""
    found: dict[Any, float] = {each.place: each.chance for each in told.places}
    found |= {("damage", cost.change): cost.chance for cost in told.costs if cost.gauge == "damage"}
    return found | ({"out": told.out} if told.out else {})


def ends_played(game: Edition, race: Any, seat: int, option: paddock.Option) -> dict[Any, float]:
    """The same, from every card that each robot may turn over."""
    found: defaultdict[Any, float] = defaultdict(float)
    before = race.red[seat] + race.brown[seat]
    race.listen([])
    race.stack.pop().chosen(race, option)
    waiting = [(race, 1.0)]
    while waiting:
        table, share = waiting.pop()
        chance = settled(game, table)
        if chance is None:
            if seat in table.retired:
                found["out"] += share
                continue
            found[game.place_of(table, seat, race.stack[-1])] += share
            if taken := table.red[seat] + table.brown[seat] - before:
                found["damage", taken] += share
            continue
        for outcome, weight in faces(table, chance):
            after = table.copy()
            after.listen([])
            after.stack.pop().fell(after, outcome)
            waiting.append((after, share * weight))
    return dict(found)


def settled(game: Edition, race: Any) -> Any:
    """Run until chance decides, and return it; None when the contest is over. Nobody lays a second card."""
    while race.stack and not isinstance(race.stack[-1], game.between):
        task = race.stack[-1]
        if isinstance(task, (RobotCard, DrawDisc)):
            return task
        race.stack.pop()
        if isinstance(task, ContestSecond):
            task.chosen(race, DONE)
        else:
            task.run(race)
    return None


def faces(race: Any, task: Any) -> list[tuple[Any, float]]:
    """One card for each number of points, with its chance; one disc for all."""
    if isinstance(task, DrawDisc):
        return [(RED, 1.0)]
    kinds: dict[int, list[Any]] = {}
    for card in task.outcomes(race):
        kinds.setdefault(card.mp, []).append(card)
    return [(same[0], len(same) / len(race.race_pile)) for same in kinds.values()]
