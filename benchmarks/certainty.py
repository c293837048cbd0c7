"""How much each race tells about two bots: `python benchmarks/certainty.py formula-de --games 60`.

A duel is measured by races that count one by one, by deals of luck that are raced from both seats, and by those deals
with the luck of the throws taken off (as much of it as fits the other half of the deals). Printed are the margins of
the share that the first bot is ahead, and how many plain races a race is worth: the square of the ratio of the margins.
"""

import argparse
from statistics import fmean, pvariance
from time import process_time

from paddock.analysis import analyse
from paddock.bots import Player
from paddock.lab.estimates import Mean
from paddock.lab.plan import Plan
from paddock.lab.plan import plan as make_plan

Raced = tuple[float, float]
"""Whether the first bot was ahead (a shared place is a half), and its luck in places."""


def main() -> None:
    """Race, and print what the races are worth."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bots", nargs=2, default=["level-4", "level-3"])
    given = parser.parse_args()
    plan = make_plan(given.game, seats=2, bots=given.bots, games=given.games, seed="certainty", deals=True)
    spent = [0.0, 0.0]
    races = [raced(plan, number, spent) for number in range(plan.games)]
    deals = [(fmean(race[0] for race in pair), fmean(race[1] for race in pair)) for pair in in_pairs(races)]
    plain = margin([ahead for ahead, _ in races])
    share = fmean(ahead for ahead, _ in races)
    print(f"{plan.game}: {' against '.join(plan.bots)}, {plan.games} races, ahead in {share:.1%}")
    print(f"  each race by itself                  ± {plain:.1%}")
    for words, found in (("deals from both seats", [ahead for ahead, _ in deals]), ("... less luck", less_luck(deals))):
        print(f"  {words:<36} ± {margin(found):.1%}   a race is worth {(plain / margin(found)) ** 2:.1f} plain ones")
    print(f"  processor time: {spent[0] / plan.games:.2f} s a race, {spent[1] / plan.games:.2f} s for its luck")


def raced(plan: Plan, number: int, spent: list[float]) -> Raced:
    """One race and the luck of the first bot in it; adds up the time that each took."""
    began = process_time()
    match, drivers = plan.match(number), plan.drivers(number)
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, drivers[seat].decide(Player(match, seat, plan.luck(number))))
    ended = process_time()
    own = next(seat for seat in range(plan.seats) if plan.bot_of(number, seat) == plan.bots[0])
    account = next(each for each in analyse(match.record(), choices=False).accounts if each.seat == own)
    spent[0] += ended - began
    spent[1] += process_time() - ended
    return plan.seats - match.result.place(own) + 0.0, account.luck


def in_pairs(races: list[Raced]) -> list[tuple[Raced, Raced]]:
    """The two races of every deal."""
    return list(zip(races[::2], races[1::2], strict=True))


def less_luck(deals: list[Raced]) -> list[float]:
    """How often the first bot was ahead less its luck, of which the share is taken that fits the other half best."""
    found: list[float] = []
    for half in (0, 1):
        share = share_that_fits(deals[1 - half :: 2])
        found += [ahead - share * luck for ahead, luck in deals[half::2]]
    return found


def share_that_fits(deals: list[Raced]) -> float:
    """How much of the luck to take off, so that what is left varies least."""
    results, lucks = [ahead for ahead, _ in deals], [luck for _, luck in deals]
    result, luck = fmean(results), fmean(lucks)
    both = fmean((one - result) * (other - luck) for one, other in zip(results, lucks, strict=True))
    return both / max(pvariance(lucks), 1e-9)


def margin(values: list[float]) -> float:
    """Half the width of the interval of 95% around the mean."""
    mean = Mean()
    for value in values:
        mean.add(value)
    return mean.estimate.most - mean.estimate.mean


if __name__ == "__main__":
    main()
