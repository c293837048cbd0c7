"""Is another choice better? `python benchmarks/forced.py race90-2 --take fuel-6 --games 80`.

One driver is made to take an option with such a code whenever it is offered (`--take`), or never if there is another
(`--avoid`); `*` stands for anything. It races against the same driver who is free, each deal of luck from both seats.
Printed are how often the forced driver is ahead, and how often it was made to do something that it would not have done.
"""

import argparse
from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase

from paddock import Option
from paddock.bots import Bot, Player
from paddock.bots.player import options_of
from paddock.lab.estimates import LEVEL, percent
from paddock.lab.plan import Plan
from paddock.lab.plan import plan as make_plan
from paddock.lab.tournament import Pairing

Allowed = Callable[[Sequence[Option]], Sequence[Option]]


class Forced:
    """A driver with a rule: it may take its choice only if the rule allows it, else the first option that it allows."""

    def __init__(self, driver: Bot, allowed: Allowed) -> None:
        self.driver, self.allowed = driver, allowed
        self.changed = 0

    def decide(self, player: Player) -> Option:
        wanted, allowed = self.driver.decide(player), self.allowed(options_of(player))
        if not allowed or wanted in allowed:
            return wanted
        self.changed += 1
        return allowed[0]


def main() -> None:
    """Race, and print how the forced driver did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--take", nargs="*", default=[], metavar="CODE")
    parser.add_argument("--avoid", nargs="*", default=[], metavar="CODE")
    parser.add_argument("--like", default="level-4", help="the bot or level that both drive like")
    parser.add_argument("--games", type=int, default=80)
    given = parser.parse_args()
    plan = make_plan(given.game, seats=2, bots=(given.like,), games=given.games, seed="forced", deals=True)
    ahead, changed = Pairing(), 0
    for number in range(plan.games):
        place, other, often = raced(plan, number, rule(given.take, given.avoid))
        ahead.add(plan.deal(number), (place < other) + 0.5 * (place == other))
        changed += often
    print(f"{given.game}, {given.like}: take {given.take or '-'}, avoid {given.avoid or '-'}")
    print(f"  forced {changed:,} times, ahead in {percent(ahead.share(LEVEL))} of {plan.games} races")


def rule(take: list[str], avoid: list[str]) -> Allowed:
    """What is allowed: what is to be taken if there is any, else all but what is to be avoided."""

    def allowed(options: Sequence[Option]) -> Sequence[Option]:
        wanted = [option for option in options if is_one_of(option, take)]
        return wanted or [option for option in options if not is_one_of(option, avoid)]

    return allowed


def is_one_of(option: Option, patterns: list[str]) -> bool:
    """Whether its code is like one of the patterns."""
    return any(fnmatchcase(option.code, pattern) for pattern in patterns)


def raced(plan: Plan, number: int, allowed: Allowed) -> tuple[int, int, int]:
    """One race: the places of the forced driver and of the other, and how often it was forced."""
    match, own = plan.match(number), number % plan.seats
    drivers = plan.drivers(number)
    forced = Forced(drivers[own], allowed)
    drivers[own] = forced
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, drivers[seat].decide(Player(match, seat, plan.luck(number))))
    return match.result.place(own), match.result.place(1 - own), forced.changed


if __name__ == "__main__":
    main()
