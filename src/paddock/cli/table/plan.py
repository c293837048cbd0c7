"""What is agreed before a race: the game, who drives, and the rules."""

import paddock
from paddock.bots import ANY, USUAL_LEVEL
from paddock.cli.table.opponents import bot_name, read_level
from paddock.cli.translator import Translator, translator
from paddock.core import PaddockError, Plain

DEFAULT_SEATS = 4
MIXED = f"{ANY}:{USUAL_LEVEL}"
"""The bots of a race for which none were named: a mixed field of the game's drivers."""


class Entrant(Plain):
    """The driver in a seat: a person, or a bot of some level."""

    name: str
    level: str = ""


class Plan(Plain, rename={"entrants": "sitters"}):
    """A race to be started. Files of earlier versions say `sitters`."""

    game: str
    entrants: tuple[Entrant, ...]
    circuit: str = ""
    preset: str = ""
    switches: dict[str, str] = {}
    seed: str = ""

    def check(self) -> None:
        """Raise an error if the game refuses the set-up, there is no such bot, or two seats have one name."""
        self.setup()
        check_names([entrant.name for entrant in self.entrants])
        for entrant in self.entrants:
            if entrant.level:
                read_level(entrant.level, paddock.game(self.game))

    def match(self) -> paddock.Match:
        """The race at its start."""
        setup = self.setup()
        game = paddock.game(self.game)
        return game.new(setup.seats, setup.circuit, setup.switches, self.seed or None, names=setup.names)

    def setup(self) -> paddock.Setup:
        """The set-up, checked and completed with defaults."""
        names = tuple(entrant.name for entrant in self.entrants)
        game = paddock.game(self.game)
        return game.setup(len(names), self.circuit or None, self.switches, preset=self.preset or None, names=names)


def check_names(names: list[str]) -> None:
    """Raise an error if two seats have one name: the standings and the log could not tell them apart."""
    known: set[str] = set()
    for name in names:
        if name.casefold() in known:
            raise PaddockError(translator()("same-name", name=name))
        known.add(name.casefold())


def default_entrants(game: str, name: str) -> tuple[Entrant, ...]:
    """One person and the usual number of bots."""
    seats = paddock.game(game).seats
    return add_bots(game, [Entrant(name)], min(max(DEFAULT_SEATS, seats[0]), seats[-1]), MIXED)


def add_bots(game: str, entrants: list[Entrant], seats: int, level: str) -> tuple[Entrant, ...]:
    """The entrants, with bots in the remaining seats."""
    rules = paddock.game(game)
    entrants = list(entrants)
    while len(entrants) < seats:
        driver = read_level(level, rules, drivers_of(entrants))
        entrants.append(Entrant(bot_name([each.name for each in entrants], driver, rules), driver))
    return tuple(entrants)


def drivers_of(entrants: list[Entrant]) -> list[str]:
    """The names of drivers, or of bots, that have a seat."""
    return [each.level.partition(":")[0] for each in entrants]


def read_entrants(game: str, given: list[str], bots: list[str], own_name: str) -> tuple[Entrant, ...]:
    """The entrants of a command line: names of people or a number of seats, and levels of bots."""
    rules = paddock.game(game)
    seats = rules.seats
    people = [Entrant(name) for name in given if not name.isdigit()]
    total = next((int(word) for word in given if word.isdigit()), 0)
    if total:
        rules.setup(total)  # raises an error if the game has no such number of seats
    if not total and not people and not bots:
        return default_entrants(game, own_name)
    if total and total < len(people) + len(bots):
        raise PaddockError(translator()("many-bots", seats=total, people=len(people), bots=len(bots)))
    if not people:
        people = _unnamed_people(max(0, total - len(bots)) if bots and total else 1, own_name)
    entrants = list(people)
    for word in bots:
        level = read_level(word, rules, drivers_of(entrants))
        entrants.append(Entrant(bot_name([each.name for each in entrants], level, rules), level))
    return add_bots(game, entrants, max(total, seats[0]), bots[-1] if bots else MIXED)


def _unnamed_people(count: int, own_name: str) -> list[Entrant]:
    return [Entrant(own_name if count == 1 else f"{own_name} {number}") for number in range(1, count + 1)]


def default_name(say: Translator) -> str:
    """The name of a person who gave none."""
    return say("you")
