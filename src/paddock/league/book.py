"""The books of a championship in memory: its outcomes, its standings, and the next race."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

import paddock
from paddock.core import EVER, Aftermath, Plain, message
from paddock.core.texts import TextError, shortened
from paddock.league.season import Carried, Correction, Driver, Outcome, Placed, Race, Season
from paddock.league.splits import divided, table_count, together
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
    split: int = 0
    """The number of the table, from 1, if the round is raced at several."""


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
        """The next race at its first table, which usually is the only one."""
        return self.starts(away)[0]

    def starts(self, away: tuple[str, ...] = ()) -> tuple[Start, ...]:
        """The next race, table by table: who sits where, under which rules. Drivers who are `away` do not start."""
        race = self._due()
        drivers, absences, waiting = self._line_up(self.next, self._known(away))
        tables = self._tables(race, drivers)
        found = []
        for number, group in enumerate(tables, start=1):
            seated = tuple(self._ordered(group))
            setup, advantages = self._agreed(race, tuple(driver.name for driver in seated))
            split = number if len(tables) > 1 else 0
            found.append(Start(self.next, race, seated, setup, absences, advantages, tuple(waiting), split))
        return tuple(found)

    def _tables(self, race: Race, drivers: list[Driver]) -> list[list[Driver]]:
        """The drivers of each table of a race."""
        room, seats = self.season.grid_size(race), paddock.game(race.game).seats
        count = table_count(len(drivers), room, self.season.splits, seats)
        return divided(self._best_first(drivers), count, self.season.split_by) if count > 1 else [drivers]

    def _best_first(self, drivers: list[Driver]) -> list[Driver]:
        """Drivers by their standing; before the first race in the order of entry."""
        if not self.outcomes:
            return drivers
        places = {row.name: row.place for row in self.standings().drivers}
        return sorted(drivers, key=lambda driver: places[driver.name])

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
        room, seats = self.season.grid_size(race), paddock.game(race.game).seats
        room *= table_count(len(drivers), room, self.season.splits, seats)
        if number < self.next:  # whatever was agreed since, those who raced had room
            room = max(room, len(self.outcomes[number - 1].placings))
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
        ordered = self._best_first(drivers)
        return ordered[::-1] if self.season.order == "reverse" else ordered

    # After a race

    def outcome_of(self, records: Sequence[paddock.Record], known_as: Mapping[str, str] | None = None) -> Outcome:
        """The outcome of the records of all tables, after checking that they are of the next race.

        `known_as` maps names in the records to names of drivers.
        """
        race, drivers = self._due(), known_as or {}
        if len(records) > max(1, self.season.splits):
            raise wrong("too-many-records", given=len(records), most=max(1, self.season.splits))
        tables = [tuple(self._entrant(drivers.get(name, name)) for name in record.names) for record in records]
        everybody = [name for names in tables for name in names]
        if len(set(everybody)) < len(everybody):
            raise wrong("one-seat-each", names=", ".join(everybody))
        return together([self._raced(race, *each) for each in zip(records, tables, strict=True)])

    def _raced(self, race: Race, record: paddock.Record, names: tuple[str, ...]) -> Outcome:
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
        """A complete result from what was typed. Of several tables each has the order of its own drivers."""
        drivers = self._line_up(number, self._known(away))[0]
        names, splits = [driver.name for driver in drivers], self._splits(number, drivers)
        placings = self._placed(number, places, retired, splits)
        race = self.season.races[number - 1]
        setup = race.setup(tuple(driver.name for driver in self._tables(race, drivers)[0]))
        self._check_complete(placings, names, paddock.game(setup.game).cars_a_seat(setup))
        placings = self._with_notes(placings, noted)
        return Outcome(tuple(placings), self._carried(setup, fates, placings))

    def _placed(
        self, number: int, places: Sequence[Sequence[str]], retired: Sequence[str], splits: Mapping[str, int]
    ) -> list[Placed]:
        """The placings as they were typed, table by table."""
        placings: list[Placed] = []
        for is_out, group in [*((False, group) for group in places), *((True, (name,)) for name in retired)]:
            cars = Counter(each.split for each in placings)
            for name in group:
                driver = self._entrant(name, number)
                split = splits.get(driver, 0)
                placings.append(Placed(driver, cars[split] + 1, is_out, split=split))
        return sorted(placings, key=lambda each: each.split)

    def _splits(self, number: int, drivers: list[Driver]) -> dict[str, int]:
        """The table of each driver of a round, as it was raced or is to be; empty if there is one table."""
        if number < self.next:
            known = {each.driver: each.split for each in self.outcomes[number - 1].placings if each.split}
        else:
            known = self.seated(number) or _numbers(self._tables(self.season.races[number - 1], drivers))
        for driver in drivers if known else ():
            if driver.name not in known:  # came in place of another: sits where there is most room
                tables = Counter(known.values())
                known[driver.name] = min(tables, key=lambda table: (tables[table], table))
        return known

    def seated(self, number: int) -> dict[str, int]:
        """The table of each driver of a round whose tables are open, if there are several."""
        return {}

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
        splits = {each.driver: each.split for each in placings}
        seen: set[str] = set()
        found = []
        for each in placings:
            if each.driver not in seen:
                own = [name for name in grid if splits[name] == each.split]
                place = own.index(each.driver) + 1 if each.driver in own else 0
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


def _numbers(tables: list[list[Driver]]) -> dict[str, int]:
    """The number of the table of each driver, if there are several."""
    if len(tables) == 1:
        return {}
    return {driver.name: number for number, table in enumerate(tables, start=1) for driver in table}


def carried_by(driver: str, left: Aftermath) -> Carried:
    """What a driver carries from a race."""
    return Carried(driver, left.text, left.missed, left.advantage, left.car)


def _bits(names: tuple[str, ...], advantages: tuple[Carried, ...]) -> dict[str, int]:
    """Switches with a bit for every seat, set for those who earned it."""
    found: dict[str, int] = {}
    for each in advantages:
        found[each.advantage] = found.get(each.advantage, 0) | 1 << names.index(each.driver)
    return found
