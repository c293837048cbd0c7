"""A championship on disk: its outcomes, its standings, and the next race."""

from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec.structs import replace

import paddock
from paddock.core import EVER, PaddockError, Plain, bad
from paddock.league.season import SEASON, Carried, Driver, Outcome, Placed, Race, Season, read_season
from paddock.league.standings import Standings, standings


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
        drivers, absences = self._line_up(race, self._known(away))
        names = tuple(driver.name for driver in self._ordered(drivers))
        setup, advantages = self._agreed(race, names)
        by_name = {driver.name: driver for driver in drivers}
        return Start(self.next, race, tuple(by_name[name] for name in names), setup, absences, advantages)

    def _due(self) -> Race:
        if self.over:
            raise PaddockError(f"{self.season.title} is over: all {len(self.season.races)} races were run")
        return self.season.races[self.next - 1]

    def _agreed(self, race: Race, names: tuple[str, ...]) -> tuple[paddock.Setup, tuple[Carried, ...]]:
        """The set-up for these drivers, and the advantages they bring along."""
        setup = race.setup(names)
        advantages = tuple(each for name in names if (each := self._advantage(name, race.game)))
        return replace(setup, switches={**setup.switches, **_bits(names, advantages)}), advantages

    def _known(self, names: tuple[str, ...]) -> set[str]:
        for name in names:
            if self.season.driver(name) is None:
                known = ", ".join(driver.name for driver in self.season.drivers)
                raise PaddockError(f"there is no driver {name}; there are: {known}")
        return {driver.name for name in names if (driver := self.season.driver(name))}

    def _line_up(self, race: Race, away: set[str]) -> tuple[list[Driver], tuple[Absence, ...]]:
        """Who starts: a reserve of the same team, if there is one, replaces a driver who is banned or away."""
        drivers: list[Driver] = []
        absences: list[Absence] = []
        reserves = [each for each in self.season.drivers if each.reserve and each.name not in away]
        reserves = [each for each in reserves if self.banned(each.name) is None]
        for driver in self.season.entered(race):
            cause = self.banned(driver.name)
            if cause is None and driver.name not in away:
                drivers.append(driver)
                continue
            stand_in = next((each for each in reserves if each.team == driver.team and each not in drivers), None)
            if stand_in is not None:
                drivers.append(stand_in)
            if cause is not None:
                absences.append(Absence(driver.name, cause, stand_in.name if stand_in else ""))
        return drivers, tuple(absences)

    def banned(self, driver: str) -> Carried | None:
        """What keeps a driver out of the next race; None if nothing does."""
        for number, outcome in enumerate(self.outcomes, start=1):
            for each in outcome.carried:
                if each.driver == driver and (each.missed == EVER or self.next - number <= each.missed):
                    return each
        return None

    def _advantage(self, driver: str, game: str) -> Carried | None:
        """The advantage from the driver's last race of this game."""
        for race, outcome in reversed(list(zip(self.season.races, self.outcomes, strict=False))):
            if race.game == game and outcome.placed(driver):
                return next((each for each in outcome.carried if each.driver == driver and each.advantage), None)
        return None

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
            raise PaddockError(f"a driver has one seat only, not as in this record: {', '.join(names)}")
        match = self._proved(record)
        self._compare(self._agreed(race, names)[0], match.setup)
        placings = [(names[each.seat], each.place, bool(each.counts.get("retired"))) for each in match.result.placings]
        carried = [Carried(names[each.seat], each.text, each.missed, each.advantage) for each in match.aftermath]
        return self._keep(Outcome(tuple(Placed(*each) for each in placings), tuple(carried)), str(record))

    def enter(self, places: list[list[str]], retired: list[str]) -> Outcome:
        """Keep the result of a race on a real table: names by place, those who share a place together."""
        self._due()
        placings: list[Placed] = []
        for names in places:
            place = len(placings) + 1
            placings += [Placed(self._entrant(name), place) for name in names]
        placings += [Placed(self._entrant(name), len(placings) + 1, retired=True) for name in retired]
        drivers = [each.driver for each in placings]
        if len(set(drivers)) < len(drivers) or not drivers:
            raise PaddockError("name every driver who took part once, and at least one")
        return self._keep(Outcome(tuple(placings)), "")

    def _entrant(self, name: str) -> str:
        driver = self.season.driver(name)
        if driver is None:
            known = ", ".join(each.name for each in self.season.drivers)
            raise PaddockError(f"'{name}' is no driver of {self.season.title}; there are: {known}")
        cause = self.banned(driver.name)
        if cause is not None:
            raise PaddockError(f"{driver.name} may not start: {paddock.render(cause.text)}")
        return driver.name

    def _proved(self, record: paddock.Record) -> paddock.Match:
        if not record.over:
            raise PaddockError("the race in this record is not over")
        if record.seed is not None and (wrong := paddock.verify(record).first_wrong) is not None:
            raise PaddockError(f"the chance after move {wrong} of this record does not follow from its seed")
        return paddock.replay(record)

    def _compare(self, agreed: paddock.Setup, raced: paddock.Setup) -> None:
        """Refuse a record of another race; the error lists every difference."""
        pairs = [("game", agreed.game, raced.game), ("circuit", agreed.circuit, raced.circuit)]
        if agreed.game == raced.game:
            pairs += [(name, str(value), str(raced.switches[name])) for name, value in agreed.switches.items()]
        found = [f"{name} is {got} and not {wanted}" for name, wanted, got in pairs if wanted != got]
        if found:
            raise PaddockError(f"this is not race {self.next} of {self.season.title}: its {', its '.join(found)}")

    def _keep(self, outcome: Outcome, record: str) -> Outcome:
        """Write the record first, so that no outcome is ever without it."""
        number = self.next
        if record:
            self.path(number, ".race").write_text(record, encoding="utf-8")
        self.path(number, ".json").write_bytes(msgspec.json.format(msgspec.json.encode(outcome), indent=2) + b"\n")
        self.outcomes.append(outcome)
        return outcome


def _bits(names: tuple[str, ...], advantages: tuple[Carried, ...]) -> dict[str, int]:
    """Switches with a bit for every seat, set for those who earned it."""
    found: dict[str, int] = {}
    for each in advantages:
        found[each.advantage] = found.get(each.advantage, 0) | 1 << names.index(each.driver)
    return found
