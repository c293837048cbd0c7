"""The book of rated races: what each race does to the ratings of those who drove it.

Ratings are for people, so races thrown between friends must not pay:

* a pair that meets often counts for less: the first `FULL_MEETINGS` races of two drivers within `WINDOW_DAYS` count
  fully, the nth counts the square of `FULL_MEETINGS / n`, so all of them together never count for ten;
* the leaderboard wants `LEAST_OPPONENTS` different people as opponents, and a rating that is not provisional;
* a race needs two people at least, with accounts: nobody climbs by beating bots alone;
* a race that a moderator deletes is gone from the book when ratings are recomputed.
"""

from collections.abc import Callable, Iterable
from statistics import fmean

from msgspec.structs import replace

from paddock.core import Plain
from paddock.server.ratings.model import DAY, Strength, after_pause, after_race

FULL_MEETINGS = 5
WINDOW_DAYS = 30.0
LEAST_OPPONENTS = 4
BOT = "bot:"
"""The name of a bot as a driver begins with this, and ends with its level."""


class Result(Plain):
    """A driver of a rated race, and the place."""

    driver: str
    place: int


class RatedRace(Plain):
    """A rated race, as far as ratings are concerned."""

    id: str
    ended: float
    results: tuple[Result, ...]

    @property
    def drivers(self) -> list[str]:
        """Those who drove, each once: several bots of one level are one driver."""
        return list(dict.fromkeys(each.driver for each in self.results))


class Standing(Plain):
    """A driver's entry in the book."""

    strength: Strength = Strength()
    races: int = 0
    last: float = 0.0
    """When the last rated race ended."""
    opponents: int = 0
    """How many different people they have met."""

    def at(self, moment: float) -> Strength:
        """The strength at a moment: the longer the pause, the less certain."""
        return after_pause(self.strength, moment - self.last) if self.races else self.strength


class Change(Plain):
    """What a race did to the rating of one driver."""

    driver: str
    place: int
    weight: float
    before: Strength
    after: Strength


Meetings = Callable[[str, str], int]
"""How often two drivers met in the window before a race."""


def is_bot(driver: str) -> bool:
    return driver.startswith(BOT)


def rate(race: RatedRace, known: dict[str, Standing], meetings: Meetings) -> list[Change]:
    """What a race does to the ratings of its drivers."""
    before = {driver: known.get(driver, Standing()).at(race.ended) for driver in race.drivers}
    weights = {driver: _weight(driver, race, meetings) for driver in race.drivers}
    each = [result.driver for result in race.results]
    after = after_race(
        [before[driver] for driver in each],
        [result.place for result in race.results],
        [weights[driver] for driver in each],
    )
    return [_change(race, driver, weights[driver], before[driver], after) for driver in race.drivers]


def _change(race: RatedRace, driver: str, weight: float, before: Strength, after: list[Strength]) -> Change:
    """The change of a driver; of several bots of one level, the mean of theirs."""
    own = [index for index, result in enumerate(race.results) if result.driver == driver]
    strength = Strength(fmean(after[index].mu for index in own), fmean(after[index].sigma for index in own))
    return Change(driver, min(race.results[index].place for index in own), weight, before, strength)


def _weight(driver: str, race: RatedRace, meetings: Meetings) -> float:
    """How much a race counts for a driver: the mean over the opponents."""
    others = [other for other in race.drivers if other != driver]
    return fmean(meeting_weight(meetings(driver, other)) for other in others) if others else 0.0


def meeting_weight(earlier: int) -> float:
    """How much a meeting of two counts that have met this often lately."""
    return min(1.0, FULL_MEETINGS / (earlier + 1)) ** 2


class Book:
    """The ratings of one game, from its rated races in order."""

    def __init__(self) -> None:
        self.standings: dict[str, Standing] = {}
        self.changes: list[tuple[RatedRace, list[Change]]] = []
        self._met: dict[tuple[str, str], list[float]] = {}

    def of(self, driver: str) -> Standing:
        return self.standings.get(driver, Standing())

    def add_all(self, races: Iterable[RatedRace]) -> None:
        for race in races:
            self.add(race)

    def add(self, race: RatedRace) -> list[Change]:
        """Enter a race."""
        changes = rate(race, self.standings, lambda one, two: self._lately(one, two, race.ended))
        self._meet(race)
        for change in changes:
            met = sum(change.driver in pair and not any(map(is_bot, pair)) for pair in self._met)
            before = self.of(change.driver)
            self.standings[change.driver] = entered(before, change, race.ended, met)
        self.changes.append((race, changes))
        return changes

    def _lately(self, one: str, two: str, until: float) -> int:
        return sum(until - WINDOW_DAYS * DAY < at <= until for at in self._met.get(_pair(one, two), ()))

    def _meet(self, race: RatedRace) -> None:
        for index, one in enumerate(race.drivers):
            for two in race.drivers[:index]:
                self._met.setdefault(_pair(one, two), []).append(race.ended)


def entered(before: Standing, change: Change, ended: float, opponents: int) -> Standing:
    """The standing of a driver after a race."""
    met = 0 if is_bot(change.driver) else opponents
    return replace(before, strength=change.after, races=before.races + 1, last=max(before.last, ended), opponents=met)


def _pair(one: str, two: str) -> tuple[str, str]:
    return (one, two) if one < two else (two, one)
