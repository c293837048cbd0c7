"""A track cut in sections: straights, brakes and corners, with trajectory spots. Flat lists; built once, never changed.

Sections are numbered in driving order from the line: 0 is the first beyond it, `size - 1` holds the front of the grid.
`names` turns a number into a stable name: `3` or `1a`, `1b` for the sections of a corner, `b3` for the brake before
corner 3, `main-2` for a straight.
"""

from typing import Final

STRAIGHT: Final = 0
BRAKE: Final = 1
CORNER: Final = 2
KINDS: Final = ("straight", "brake", "corner")

SPEED: Final = 0
DRIVE: Final = 1
GEAR: Final = 2
EVENT: Final = 3
COLOURS: Final = "rgoy"
"""The letters of the four colours in a circuit file, in the order of their numbers."""

DRY: Final = 0
UNCERTAIN: Final = 1
RAIN: Final = 2
STATES: Final = ("dry", "uncertain", "rain")

NOWHERE: Final = -1


class Outcome:
    """What an arrow of a recovery says: what it costs, and where the car comes back."""

    def __init__(self) -> None:
        self.tyres = 0
        self.damage = 0
        self.cards = 0
        self.time = 0
        """Movement points lost."""
        self.forced_pit = False
        self.crash = False
        self.safety_car = False
        self.reentry = NOWHERE
        """The section where the car comes back; None after a crash, or if it never left the track."""
        self.check = NOWHERE
        """The next check of the same line, if any; the costs above are then paid on the way."""


class RecoveryCheck:
    """A check on an off-track line. The first edition compares with `target`, the second adds `modifier`."""

    def __init__(self, target: int, modifier: int, blind: bool, passed: Outcome, failed: Outcome) -> None:
        self.target = target
        self.modifier = modifier
        self.blind = blind
        self.passed = passed
        self.failed = failed


class Recovery:
    """The line that leaves the track at a brake section, or that follows a failed extreme trajectory."""

    def __init__(self, checks: list[RecoveryCheck]) -> None:
        self.checks = checks
        self.first_reentry = NOWHERE
        """The nearest point of return; basic games use nothing else."""


class Spot:
    """A trajectory spot: it holds one car."""

    def __init__(self, name: str, section: int, bonus: int, colours: tuple[int, ...], extreme: bool) -> None:
        self.name = name
        self.section = section
        self.bonus = bonus
        self.colours = colours
        """One or two; games that know only one use the first."""
        self.extreme = extreme
        self.tyres = 0
        self.damage = 0
        self.cards = 0
        self.outer = 0
        """0 is the outermost spot of its section."""
        self.modifier = 0
        """Of the check that an extreme spot asks for."""
        self.recovery: Recovery | None = None
        """What follows when that check fails; None on a standard spot."""


class WeatherSlot:
    """A slot of the weather row: the check factors that it covers."""

    def __init__(self, low: int, high: int, state: int) -> None:
        self.low = low
        self.high = high
        self.state = state


class SectionBoard:
    """The track as sections. Lists are indexed by the number of a section, unless they say otherwise."""

    def __init__(self, id: str) -> None:  # noqa: A002  the board's own word
        self.id = id
        self.size = 0
        self.names: list[str] = []
        self.index: dict[str, int] = {}
        self.kind: list[int] = []
        self.corner: list[int] = []
        """The corner's number, 0 elsewhere."""
        self.contest: list[int] = []
        self.has_late: list[bool] = []
        self.late_target: list[int] = []
        """First edition: the number that a late brake must not exceed."""
        self.late_modifier: list[int] = []
        """Second edition: what is added to the driver's own target."""
        self.recovery: list[Recovery | None] = []
        """The off-track line of a brake section."""
        self.spots_of: list[tuple[int, ...]] = []
        """Numbers of the section's spots, from the outermost."""

        self.spots: list[Spot] = []
        self.spot_index: dict[str, int] = {}
        self.corner_names: dict[int, str] = {}
        """By corner number."""
        self.grid: list[int] = []
        """The section of each start place, pole first: four cars per section."""
        self.pit_time = 0
        self.turns = 0
        self.short = 0
        """The last turn of a short race."""
        self.stage: list[int] = []
        """By turn (1 is the first; 0 is not used): its row of the turn track, from 1."""
        self.laps: list[int] = []
        """By turn: how many laps it stands for."""
        self.first_lap: list[int] = []
        """By turn: the first of these laps."""
        self.weather: list[WeatherSlot] = []
        """From dry to rain."""
        self.weather_slot: list[int] = []
        """By check factor (1 to 99; 0 is not used): its slot."""
        self.weather_middle = 0
        """The slot in the exact middle of the uncertain ones."""
