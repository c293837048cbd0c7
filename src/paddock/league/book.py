"""The books of a championship in memory: its outcomes, its standings, and the next race."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

import paddock
from paddock.core import EVER, Aftermath, Plain, message
from paddock.core.texts import TextError, shortened
from paddock.league.season import Carried, Correction, Driver, Outcome, Placed, Race, Season
from paddock.league.standings import Standings, standings

ROOM = "paddock.league"


def wrong(key: str, **args: Any) -> TextError:
    """An error, in the language of the organiser."""
    given = {name: shortened(value) if isinstance(value, str) else value for name, value in args.items()}
    return TextError(message(ROOM, key, **given))


class Absence(Plain):
    """A driver who may not start, what happened, and who drives instead."""

    driver: str
    carried: Carried
    reserve: str = ""


class Start(Plain):
    """The next race, before it is run."""

    number: int
    """The number of the race in the calendar, from 1."""
    race: Race
    drivers: tuple[Driver, ...]
    """By seat."""
    setup: paddock.Setup
    absences: tuple[Absence, ...] = ()
    advantages: tuple[Carried, ...] = ()
    waiting: tuple[Driver, ...] = ()
    """Who could start, but finds no room on the grid."""


class Noted(Plain, forbid_unknown_fields=True):
    """What else was noted at a real table, for bonus points and penalties in time."""

    grid: tuple[str, ...] = ()
    """The drivers in the order of the grid; empty if nobody noted it."""
    fastest: str = ""
    """Who drove the fastest lap."""
    times: dict[str, float] = {}
    """How long drivers took, in seconds."""


class Book:
    """A season and the outcomes of its races so far."""

    def __init__(self, season: Season, outcomes: Sequence[Outcome] = ()) -> None:
        self.season = season
        self.outcomes = list(outcomes)

    @property
    def next(self) -> int:
        """The number of the next race, from 1; beyond the calendar at the end of the season."""
        return len(self.outcomes) + 1

    @property
    def over(self) -> bool:
        """Whether every race was run."""
        return self.next > len(self.season.races)

    def standings(self) -> Standings:
        """The standings now."""
        return standings(self.season, self.outcomes)

    # Before a race

    def start(self, away: tuple[str, ...] = ()) -> Start:
        """The next race: who sits where, under which rules. Drivers who are `away` do not start."""
        race = self._due()
        drivers, absences, waiting = self._line_up(self.next, self._known(away))
        names = tuple(driver.name for driver in self._ordered(drivers))
        setup, advantages = self._agreed(race, names)
        by_name = {driver.name: driver for driver in drivers}
        seated = tuple(by_name[name] for name in names)
        return Start(self.next, race, seated, setup, absences, advantages, tuple(waiting))

    def _due(self) -> Race:
        if self.over:
            raise wrong("season-over", season=self.season.title, races=len(self.season.races))
        return self.season.races[self.next - 1]

    def _agreed(self, race: Race, names: tuple[str, ...]) -> tuple[paddock.Setup, tuple[Carried, ...]]:
        """The set-up for these drivers, and the advantages they bring along."""
        setup = race.setup(names)
        advantages = tuple(each for name in names for each in self._advantages(name, race.game))
        bits = _bits(names, advantages)
        if race.ballast:
            bits[race.ballast] = bits.get(race.ballast, 0) | self._without_ballast(names)
        return replace(setup, switches={**setup.switches, **bits}), advantages

    def _without_ballast(self, names: tuple[str, ...]) -> int:
        """A bit for every seat that gets the advantage: all but the leaders. Before the first race nobody leads."""
        if not self.season.ballast or not self.outcomes:
            return 0
        table = self.standings()
        return sum(1 << seat for seat, name in enumerate(names) if table.place(name) > self.season.ballast)

    def _known(self, names: tuple[str, ...]) -> set[str]:
        for name in names:
            if self.season.driver(name) is None:
                raise wrong("no-such-driver", name=name, known=self._names())
        return {driver.name for name in names if (driver := self.season.driver(name))}

    def _names(self) -> str:
        return ", ".join(driver.name for driver in self.season.drivers)

    def _line_up(self, number: int, away: set[str]) -> tuple[list[Driver], tuple[Absence, ...], list[Driver]]:
        """Who starts in a race, who is kept out, and who waits for a place on the grid.

        A driver who is banned or away is replaced if possible; those who come after the last place on the grid wait.
        """
        race = self.season.races[number - 1]
        drivers: list[Driver] = []
        absences: list[Absence] = []
        reserves = [each for each in self.season.drivers if each.stands_in and each.name not in away]
        reserves = [each for each in reserves if self.banned(each.name, number) is None]
        for driver in self.season.entered(race):
            cause = self.banned(driver.name, number)
            if cause is None and driver.name not in away:
                drivers.append(driver)
                continue
            stand_in = self._stand_in(driver, [each for each in reserves if each not in drivers])
            if stand_in is not None:
                drivers.append(stand_in)
            if cause is not None:
                absences.append(Absence(driver.name, cause, stand_in.name if stand_in else ""))
        room = self.season.grid_size(race)
        return drivers[:room], tuple(absences), drivers[room:]

    def _stand_in(self, driver: Driver, reserves: list[Driver]) -> Driver | None:
        """Who drives instead: the driver's own replacement first, then a reserve of the same team."""
        own = [each for each in reserves if each.replaces and self.season.driver(each.replaces) == driver]
        team = [each for each in reserves if each.reserve and each.team == driver.team]
        return next(iter([*own, *team]), None)

    def banned(self, driver: str, number: int = 0) -> Carried | None:
        """What keeps a driver out of a race, usually the next; None if nothing does.

        With two cars nobody is banned: another driver takes the car of the one who was hurt.
        """
        race = number or self.next
        for earlier, outcome in enumerate(self.outcomes[: race - 1], start=1):
            for each in outcome.carried:
                if each.driver == driver and not each.car and (each.missed == EVER or race - earlier <= each.missed):
                    return each
        return None

    def _advantages(self, driver: str, game: str) -> tuple[Carried, ...]:
        """The advantages from the driver's last race of this game."""
        for race, outcome in reversed(list(zip(self.season.races, self.outcomes, strict=False))):
            if race.game == game and outcome.placed(driver):
                return tuple(each for each in outcome.carried if each.driver == driver and each.advantage)
        return ()

    def _ordered(self, drivers: list[Driver]) -> list[Driver]:
        if self.season.order == "entry" or not self.outcomes:
            return drivers
        table = self.standings()
        ordered = sorted(drivers, key=lambda driver: table.place(driver.name))
        return ordered[::-1] if self.season.order == "reverse" else ordered

    # After a race

    def outcome_of(self, record: paddock.Record, known_as: Mapping[str, str] | None = None) -> Outcome:
        """The outcome of a record, after checking that it is one of the next race.

        `known_as` maps names in the record to names of drivers.
        """
        race = self._due()
        drivers = known_as or {}
        names = tuple(self._entrant(drivers.get(name, name)) for name in record.names)
        if len(set(names)) < len(names):
            raise wrong("one-seat-each", names=", ".join(names))
        match = self._proved(record)
        self._compare(self._agreed(race, names)[0], match.setup)
        return outcome_of(match, names)

    def entered(
        self,
        places: Sequence[Sequence[str]],
        retired: Sequence[str],
        away: tuple[str, ...] = (),
        fates: Sequence[tuple[str, str]] = (),
        noted: Noted = Noted(),  # noqa: B008  it is frozen
    ) -> Outcome:
        """The outcome of a race on a real table: names by place, those who share a place together.

        Everybody in the line-up is named, once for each car, but for those who were `away`. `fates` says what the race
        left drivers with, in the words of the game.
        """
        self._due()
        return self._result(self.next, places, retired, away, fates, noted)

    def corrected(
        self,
        number: int,
        places: Sequence[Sequence[str]],
        retired: Sequence[str],
        why: str,
        away: tuple[str, ...] = (),
        fates: Sequence[tuple[str, str]] = (),
        noted: Noted = Noted(),  # noqa: B008  it is frozen
    ) -> Outcome:
        """Another result of a race that was run. What was filed before is kept with it, and the reason."""
        if not 1 <= number < self.next:
            raise wrong("no-result", number=number)
        if not why.strip():
            raise wrong("no-reason")
        before = self.outcomes[number - 1]
        outcome = self._result(number, places, retired, away, fates, noted)
        changed = Correction(why.strip(), before.placings, before.carried)
        return replace(outcome, corrections=(*before.corrections, changed), penalties=before.penalties)

    def _result(
        self,
        number: int,
        places: Sequence[Sequence[str]],
        retired: Sequence[str],
        away: tuple[str, ...],
        fates: Sequence[tuple[str, str]],
        noted: Noted,
    ) -> Outcome:
        """A complete result from what was typed."""
        placings: list[Placed] = []
        for names in places:
            place = len(placings) + 1
            placings += [Placed(self._entrant(name, number), place) for name in names]
        for name in retired:
            placings.append(Placed(self._entrant(name, number), len(placings) + 1, retired=True))
        drivers = [driver.name for driver in self._line_up(number, self._known(away))[0]]
        setup = self.season.races[number - 1].setup(tuple(drivers))
        self._check_complete(placings, drivers, paddock.game(setup.game).cars_a_seat(setup))
        placings = self._with_notes(placings, noted)
        return Outcome(tuple(placings), self._carried(setup, fates, placings))

    def _with_notes(self, placings: list[Placed], noted: Noted) -> list[Placed]:
        """The placings with grid, fastest lap and times; of several cars of a driver, the best has them."""
        there = {each.driver for each in placings}

        def known(name: str) -> str:
            driver = self.season.driver(name)
            if driver is None or driver.name not in there:
                raise wrong("not-there", name=name)
            return driver.name

        grid = [known(name) for name in noted.grid]
        fastest = known(noted.fastest) if noted.fastest else ""
        times = {known(name): seconds for name, seconds in noted.times.items()}
        if len(set(grid)) < len(grid):
            raise wrong("named-too-often", cars=1)
        seen: set[str] = set()
        found = []
        for each in placings:
            if each.driver not in seen:
                place = grid.index(each.driver) + 1 if each.driver in grid else 0
                each = replace(each, grid=place, fastest=each.driver == fastest, time=times.get(each.driver, 0.0))
            seen.add(each.driver)
            found.append(each)
        return found

    def _check_complete(self, placings: list[Placed], drivers: list[str], cars: int) -> None:
        """Refuse a result in which a driver of the line-up is missing, or is named too often."""
        named = [each.driver for each in placings]
        if any(named.count(driver) > cars for driver in named):
            raise wrong("named-too-often", cars=cars)
        strangers = [driver for driver in named if driver not in drivers]
        if strangers:
            raise wrong("not-in-line-up", name=strangers[0], names=", ".join(drivers))
        missing = [driver for driver in drivers if named.count(driver) < cars]
        if missing:
            raise wrong("incomplete", cars=cars, names=", ".join(missing))

    def _carried(
        self, setup: paddock.Setup, fates: Sequence[tuple[str, str]], placings: list[Placed]
    ) -> tuple[Carried, ...]:
        """What the race left drivers with; a driver with two cars is no more than told about it."""
        game = paddock.game(setup.game)
        known, cars = game.fates(setup), game.cars_a_seat(setup)
        found: list[Carried] = []
        for name, what in fates:
            if what not in known:
                raise wrong("no-fate", what=what, count=len(known), known=" ".join(known))
            driver = self.season.driver(name)
            if driver is None or all(each.driver != driver.name for each in placings):
                raise wrong("not-there", name=name)
            earlier = sum(each.driver == driver.name for each in found)
            found.append(carried_by(driver.name, replace(known[what], car=earlier + 1 if cars > 1 else 0)))
        return tuple(found)

    def _entrant(self, name: str, number: int = 0) -> str:
        driver = self.season.driver(name)
        if driver is None:
            raise wrong("no-driver", name=name, season=self.season.title, known=self._names())
        cause = self.banned(driver.name, number)
        if cause is not None:
            raise wrong("may-not-start", driver=driver.name, text=cause.text)
        return driver.name

    def _proved(self, record: paddock.Record) -> paddock.Match:
        if not record.over:
            raise wrong("record-open")
        if record.seed is not None and (move := paddock.verify(record).first_wrong) is not None:
            raise wrong("record-luck", move=move)
        return paddock.replay(record)

    def _compare(self, agreed: paddock.Setup, raced: paddock.Setup) -> None:
        """Refuse a record of another race; the error lists every difference."""
        pairs = [("game", agreed.game, raced.game), ("circuit", agreed.circuit, raced.circuit)]
        if agreed.game == raced.game:
            pairs += [(name, str(value), str(raced.switches[name])) for name, value in agreed.switches.items()]
        found = tuple(
            message(ROOM, "differs", what=name, got=got, wanted=wanted) for name, wanted, got in pairs if wanted != got
        )
        if found:
            raise wrong("other-race", number=self.next, season=self.season.title, differences=found)


def outcome_of(match: paddock.Match, names: Sequence[str]) -> Outcome:
    """The outcome of a race that is over, with the names of the drivers by seat."""
    placings = tuple(
        Placed(names[each.seat], each.place, bool(each.counts.get("retired")), each.counts.get("grid", 0))
        for each in match.result.placings
    )
    return Outcome(placings, tuple(carried_by(names[each.seat], each) for each in match.aftermath))


def carried_by(driver: str, left: Aftermath) -> Carried:
    """What a driver carries from a race."""
    return Carried(driver, left.text, left.missed, left.advantage, left.car)


def _bits(names: tuple[str, ...], advantages: tuple[Carried, ...]) -> dict[str, int]:
    """Switches with a bit for every seat, set for those who earned it."""
    found: dict[str, int] = {}
    for each in advantages:
        found[each.advantage] = found.get(each.advantage, 0) | 1 << names.index(each.driver)
    return found
