"""A track cut in coloured spaces that hold cars. Flat lists indexed by small numbers; built once, never changed.

Lane 0 is the innermost. All lanes lie over one axis of `columns`, counted from the line: columns order places along
the lap and nothing else. A section is the place of one car; a space is one or more sections of a lane within one bold
outline. Names are stable: `main-3a` is the third space of lane a (the innermost) in zone main, `main-3a-2` the second
section of that space.
"""

from typing import Final

from paddock.circuits.drawing_words import ROOM
from paddock.core import Text, message

NOWHERE: Final = -1

WHITE: Final = 0
LIGHT: Final = 1
DARK: Final = 2
BLACK: Final = 3
COLOURS: Final = "WLDK"
"""The letters of the four colours in a circuit file, from the lightest to the darkest."""


class SpaceBoard:
    """The track as spaces. Lists named `space_...` are indexed by space, the others by section."""

    def __init__(self, id: str, lanes: int) -> None:  # noqa: A002  the board's own word
        self.id = id
        self.lanes = lanes
        self.columns = 0
        """The length of a lap on the common axis."""

        self.space_names: list[str] = []
        self.space_index: dict[str, int] = {}
        self.space_lane: list[int] = []
        self.space_colours: list[tuple[int, ...]] = []
        """One or more colours, from the lightest."""
        self.space_mask: list[int] = []
        """The same as bits: 1 white, 2 light grey, 4 dark grey, 8 black."""
        self.space_darkest: list[int] = []
        self.space_sections: list[tuple[int, ...]] = []
        """From the rear to the front."""

        self.size = 0
        """How many sections there are."""
        self.names: list[str] = []
        self.index: dict[str, int] = {}
        self.lane: list[int] = []
        self.space: list[int] = []
        self.place: list[int] = []
        """The section's place in its space, 0 at the rear."""
        self.start: list[int] = []
        self.end: list[int] = []
        """The columns it covers: from start to end, 0 < end <= columns."""
        self.next: list[int] = []
        """The section ahead in the same lane."""
        self.behind: list[int] = []
        self.where: list[Text] = []
        """The place in words: zone, space and lane."""
        self.seen: list[Text] = []
        """The same with the colours of the space."""
        self.touch: list[tuple[int, ...]] = []
        """Spaces of the neighbouring lanes that touch this section, a shared corner included."""
        self.side_exits: list[tuple[int, ...]] = []
        """Of those, the ones that reach farther than this section: the only exits behind a car in the same space."""
        self.exits: list[tuple[int, ...]] = []
        """Spaces that can be entered from here on an empty board: the next one in the lane, then the side exits."""

        self.grid: list[int] = []
        """The sections of the start places, P1 first."""
        self.money: list[int] = []
        self.free_crossings = 0
        """1 if the grid lies behind the line, so that the first crossing completes no lap."""

    def colours_of(self, space: int) -> tuple[Text, ...]:
        """The colours of a space in words, from the lightest."""
        return tuple(message(ROOM, "space-colour", colour=COLOURS[colour]) for colour in self.space_colours[space])

    def is_beyond(self, section: int, other: int) -> bool:
        """Whether `other` ends farther along than `section`, for places less than half a lap apart."""
        return 0 < (self.end[other] - self.end[section]) % self.columns < self.columns - self.columns // 2

    def crosses(self, section: int, to: int) -> bool:
        """Whether a step forward from one section to the other crosses the line."""
        return self.end[to] < self.end[section]

    def landing(self, space: int, cars: int) -> int:
        """The section directly behind `cars` cars that fill the front of a space, or -1 if it is full."""
        sections = self.space_sections[space]
        return sections[len(sections) - 1 - cars] if cars < len(sections) else NOWHERE
