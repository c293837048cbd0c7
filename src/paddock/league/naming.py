"""A season with other names for its drivers: keys become names when it is shown, names become keys when it is read."""

from collections.abc import Mapping

from msgspec.structs import replace

from paddock.league.book import Book
from paddock.league.season import Carried, Correction, Outcome, Penalty, Placed, Season

Names = Mapping[str, str]


def renamed_season(season: Season, names: Names) -> Season:
    """A season in which drivers have other names; those without one keep theirs."""
    drivers = tuple(
        replace(each, name=names.get(each.name, each.name), replaces=names.get(each.replaces, each.replaces))
        for each in season.drivers
    )
    races = tuple(replace(race, drivers=tuple(names.get(name, name) for name in race.drivers)) for race in season.races)
    given = tuple(replace(each, driver=names.get(each.driver, each.driver)) for each in season.adjustments)
    return replace(season, drivers=drivers, races=races, adjustments=given)


def renamed_outcome(outcome: Outcome, names: Names) -> Outcome:
    """An outcome in which drivers have other names."""
    corrections = tuple(
        Correction(each.why, _placings(each.placings, names), _carried(each.carried, names))
        for each in outcome.corrections
    )
    penalties = tuple(renamed_penalty(each, names) for each in outcome.penalties)
    return Outcome(_placings(outcome.placings, names), _carried(outcome.carried, names), corrections, penalties)


def renamed_penalty(penalty: Penalty, names: Names) -> Penalty:
    """A penalty of a driver with another name."""
    return replace(penalty, driver=names.get(penalty.driver, penalty.driver))


def renamed_book(book: Book, names: Names) -> Book:
    """The books in which drivers have other names."""
    return Book(renamed_season(book.season, names), [renamed_outcome(each, names) for each in book.outcomes])


def _placings(placings: tuple[Placed, ...], names: Names) -> tuple[Placed, ...]:
    return tuple(replace(each, driver=names.get(each.driver, each.driver)) for each in placings)


def _carried(carried: tuple[Carried, ...], names: Names) -> tuple[Carried, ...]:
    return tuple(replace(each, driver=names.get(each.driver, each.driver)) for each in carried)
