"""The season of a new championship: explained, easy to change, and ready to race as it is."""

from pathlib import Path

import paddock
from paddock.core import PaddockError
from paddock.league.season import SEASON

HEAD = """\
# A championship: what was agreed before the first race. Change whatever you like; 'paddock league show' checks it.

title = "{title}"
points = [10, 6, 4, 3, 2, 1]    # for the first place, the second, and so on
best = 0                        # how many results of each driver count; 0: all
retired = false                 # whether a car that retired scores by its place
order = "entry"                 # who takes the first seat: entry, standing (the leader), reverse (the last)

# Points that the stewards give or take:
# [[adjustments]]
# driver = "Ann"
# points = -2
# why = "late for the start"

# A driver is a person, or a bot of some level. A reserve replaces a driver of the same team who cannot start.
"""
DRIVERS = (("Ann", "Red", ""), ("Bob", "Blue", ""), ("Clelia", "Red", "level-3"), ("Dino", "Blue", "level-2"))
DATES = """\
# The calendar. A race may have a preset, switches = { name = value }, and drivers = ["Ann", "Bob"] of its own.
# 'paddock games' lists games and circuits, 'paddock games GAME' presets and switches.
"""


def write_season(folder: Path, title: str) -> Path:
    """Write a new championship into its own folder."""
    path = folder / SEASON
    if path.exists():
        raise PaddockError(f"{path} exists already; it was not changed")
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(first_season(title), encoding="utf-8")
    return path


def first_season(title: str) -> str:
    """Four drivers, and a race of every game that four can play."""
    parts = [HEAD.format(title=title.replace("\\", "").replace('"', "'"))]
    for name, team, level in DRIVERS:
        bot = f'bot = "{level}"\n' if level else ""
        parts.append(f'[[drivers]]\nname = "{name}"\nteam = "{team}"\n{bot}')
    parts.append(DATES)
    parts += [_date(paddock.game(id)) for id in paddock.games() if len(DRIVERS) in paddock.game(id).seats]  # noqa: A001
    return "\n".join(parts)


def _date(game: paddock.Game) -> str:
    circuit = f'circuit = "{game.circuits[0]}"\n' if game.circuits else ""
    return f'[[races]]\nname = "{game.title()}"\ngame = "{game.id}"\n{circuit}'
