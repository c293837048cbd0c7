"""Championships: a calendar, drivers, points, and what one race means for the next.

A championship is a folder: `season.toml` holds what was agreed; the record and the outcome of every race are kept
beside it. Standings follow from those files alone.
"""

from paddock.league.book import Book, Start
from paddock.league.championship import Championship
from paddock.league.season import Adjustment, Correction, Driver, Outcome, Race, Season
from paddock.league.standings import Row, Standings

__all__ = [
    "Adjustment",
    "Book",
    "Championship",
    "Correction",
    "Driver",
    "Outcome",
    "Race",
    "Row",
    "Season",
    "Standings",
    "Start",
]
