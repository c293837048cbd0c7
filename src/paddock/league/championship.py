"""A championship on disk: its outcomes, its standings, and the next race."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

import paddock
from paddock.core import EVER, Aftermath, Plain, bad, message
from paddock.core.texts import TextError, shortened
from paddock.league.season import SEASON, Carried, Correction, Driver, Outcome, Placed, Race, Season, read_season
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


class Championship:
    """A season and the outcomes of its races so far."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.season: Season = read_season(folder / SEASON)
        self.outcomes = self._read_outcomes()

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

    def path(self, number: int, suffix: str) -> Path:
        """The file of the record (`.race`) or the outcome (`.json`) of a race."""
        return self.folder / f"{number:02}{suffix}"

    def _read_outcomes(self) -> list[Outcome]:
        found = []
        for number in range(1, len(self.season.races) + 1):
            path = self.path(number, ".json")
            if not path.exists():
                break
            try:
                found.append(msgspec.json.decode(path.read_bytes(), type=Outcome))
            except msgspec.DecodeError as error:
                raise bad(str(path), f"{error}; 'paddock league add' writes it again from the record") from error
        return found

    # Before a race

    def start(self, away: tuple[str, ...] = ()) -> Start:
        """The next race: who sits where, under which rules. Drivers who are `away` do not start."""
        race = self._due()
        drivers, absences = self._line_up(self.next, self._known(away))
        names = tuple(driver.name for driver in self._ordered(drivers))
        setup, advantages = self._agreed(race, names)
        by_name = {driver.name: driver for driver in drivers}
        return Start(self.next, race, tuple(by_name[name] for name in names), setup, absences, advantages)

    def _due(self) -> Race:
        if self.over:
            raise wrong("season-over", season=self.season.title, races=len(self.season.races))
        return self.season.races[self.next - 1]

    def _agreed(self, race: Race, names: tuple[str, ...]) -> tuple[paddock.Setup, tuple[Carried, ...]]:
        """The set-up for these drivers, and the advantages they bring along."""
        setup = race.setup(names)
        advantages = tuple(each for name in names for each in self._advantages(name, race.game))
        return replace(setup, switches={**setup.switches, **_bits(names, advantages)}), advantages

    def _known(self, names: tuple[str, ...]) -> set[str]:
        for name in names:
            if self.season.driver(name) is None:
                raise wrong("no-such-driver", name=name, known=self._names())
        return {driver.name for name in names if (driver := self.season.driver(name))}

    def _names(self) -> str:
        return ", ".join(driver.name for driver in self.season.drivers)

    def _line_up(self, number: int, away: set[str]) -> tuple[list[Driver], tuple[Absence, ...]]:
        """Who starts in a race: a driver who is banned or away is replaced, if anybody can."""
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
        return drivers, tuple(absences)

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

    def add(self, record: paddock.Record, known_as: Mapping[str, str] | None = None) -> Outcome:
        """Check that this is a record of the next race, and keep it.

        `known_as` maps names in the record to names of drivers.
        """
        race = self._due()
        drivers = known_as or {}
        names = tuple(self._entrant(drivers.get(name, name)) for name in record.names)
        if len(set(names)) < len(names):
            raise wrong("one-seat-each", names=", ".join(names))
        match = self._proved(record)
        self._compare(self._agreed(race, names)[0], match.setup)
        placings = [(names[each.seat], each.place, bool(each.counts.get("retired"))) for each in match.result.placings]
        carried = [carried_by(names[each.seat], each) for each in match.aftermath]
        return self._keep(Outcome(tuple(Placed(*each) for each in placings), tuple(carried)), str(record))

    def enter(
        self,
        places: list[list[str]],
        retired: list[str],
        away: tuple[str, ...] = (),
        fates: Sequence[tuple[str, str]] = (),
    ) -> Outcome:
        """Keep the result of a race on a real table: names by place, those who share a place together.

        Everybody in the line-up is named, once for each car, but for those who were `away`. `fates` says what the race
        left drivers with, in the words of the game.
        """
        self._due()
        return self._keep(self._result(self.next, places, retired, away, fates), "")

    def correct(
        self,
        number: int,
        places: list[list[str]],
        retired: list[str],
        why: str,
        away: tuple[str, ...] = (),
        fates: Sequence[tuple[str, str]] = (),
    ) -> Outcome:
        """Replace the result of a race that was run. What was filed before is kept with it, and the reason."""
        if not 1 <= number < self.next:
            raise wrong("no-result", number=number)
        if not why.strip():
            raise wrong("no-reason")
        before = self.outcomes[number - 1]
        outcome = self._result(number, places, retired, away, fates)
        changed = Correction(why.strip(), before.placings, before.carried)
        outcome = replace(outcome, corrections=(*before.corrections, changed))
        self._write(number, outcome)
        self.outcomes[number - 1] = outcome
        return outcome

    def _result(
        self,
        number: int,
        places: list[list[str]],
        retired: list[str],
        away: tuple[str, ...],
        fates: Sequence[tuple[str, str]],
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
        return Outcome(tuple(placings), self._carried(setup, fates, placings))

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

    def _keep(self, outcome: Outcome, record: str) -> Outcome:
        """Write the record first, so that no outcome is ever without it."""
        number = self.next
        if record:
            self.path(number, ".race").write_text(record, encoding="utf-8")
        self._write(number, outcome)
        self.outcomes.append(outcome)
        return outcome

    def _write(self, number: int, outcome: Outcome) -> None:
        self.path(number, ".json").write_bytes(msgspec.json.format(msgspec.json.encode(outcome), indent=2) + b"\n")


def carried_by(driver: str, left: Aftermath) -> Carried:
    """What a driver carries from a race."""
    return Carried(driver, left.text, left.missed, left.advantage, left.car)


def _bits(names: tuple[str, ...], advantages: tuple[Carried, ...]) -> dict[str, int]:
    """Switches with a bit for every seat, set for those who earned it."""
    found: dict[str, int] = {}
    for each in advantages:
        found[each.advantage] = found.get(each.advantage, 0) | 1 << names.index(each.driver)
    return found
