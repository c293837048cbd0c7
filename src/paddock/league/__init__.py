"""Championships: a calendar, entries, points, and what one race leaves for the next.

A championship is a folder: `season.toml` says what was agreed, and beside it lie the record and the outcome of every
race that was run. Standings follow from those files alone.
"""

from paddock.league.championship import Championship, Start
from paddock.league.season import Adjustment, Driver, Outcome, Race, Season
from paddock.league.standings import Row, Standings

__all__ = ["Adjustment", "Championship", "Driver", "Outcome", "Race", "Row", "Season", "Standings", "Start"]
