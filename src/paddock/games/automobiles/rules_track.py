"""Movement: which spaces can be entered, where a cube lands in them, and how far an effect may go."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Refusal, SeatChoice, Text, message
from paddock.games.automobiles.cards import CUBES, NO_COLOUR, NOBODY, ROOM, WEAR, WEAR_CHART
from paddock.games.automobiles.events import CubePlaced
from paddock.games.automobiles.options import STAY, Go
from paddock.games.automobiles.position import NOWHERE, Race, Road

SHADE: Final = {"white": 0, "light": 1, "dark": 2, "black": 3}


def rearmost(race: Race, seat: int) -> dict[int, int]:
    """By space, the section of the rearmost car in it, not counting the mover's own (AU-MOVE-21, AU-PIT-08, AU-WIN-07).

    Cubes are never in the way; cars are, even those that stand still or have finished.
    """
    rear: dict[int, int] = {}
    space = race.road.space
    for other, section in enumerate(race.cars):
        if other != seat and section != NOWHERE:
            in_space = space[section]
            if section < rear.get(in_space, section + 1):
                rear[in_space] = section
    return rear


def landing(road: Road, rear: dict[int, int], section: int, space: int) -> int:
    """The front of an empty space, else right behind its rearmost car (AU-MOVE-06, AU-MOVE-11 to AU-MOVE-15).

    Sections say where a cube stands, and whether that is farther (AU-MOVE-03, AU-MOVE-07, AU-MOVE-08, AU-CAR-06).

    NOWHERE if there is no such place, or it is not ahead. Sections of a space are numbered from the rear.
    """
    car = rear.get(space, NOWHERE)
    if car == NOWHERE:
        return road.front[space]
    if road.place[car] == 0 or not road.is_beyond(section, car - 1):
        return NOWHERE
    return car - 1


def landings(race: Race, seat: int) -> list[int]:
    """The sections one step away from the head, of any colour (AU-MOVE-04, AU-MOVE-05, AU-MOVE-07)."""
    road = race.road
    head = race.head(seat)
    rear = rearmost(race, seat)
    found: list[int] = []
    for space in road.exits[head]:  # AU-MOVE-16, AU-MOVE-25, AU-MOVE-26
        section = landing(road, rear, head, space)
        if section != NOWHERE:
            found.append(section)
    return found


def can_enter(race: Race, seat: int, mask: int) -> bool:
    """Whether a space of one of the colours is one step away (AU-MOVE-09, AU-MOVE-10)."""
    road = race.road
    return any(road.space_mask[road.space[section]] & mask for section in landings(race, seat))


def place(race: Race, seat: int, colour: int, path: list[int]) -> None:
    """A cube marks the way on the track; the car stays where it is (AU-ACTION-10, AU-ACTION-12)."""
    road = race.road
    for section in path:
        race.trail.append(section)
        race.marks.append(NO_COLOUR)
        race.darkest = max(race.darkest, road.space_darkest[road.space[section]])
    race.marks[-1] = colour
    if race.listening:
        race.tell(CubePlaced(seat, CUBES[colour], road.names[path[-1]], len(path), road.where[path[-1]]))


# A way over several spaces is known by its outcome: where it ends, and the darkest colour entered this turn by then.
# Both are one number, section * 4 + colour.


def levels(race: Race, seat: int, colour: int, most: int, exact: bool) -> list[dict[int, int]]:
    """All outcomes step by step into spaces of one colour, each with the one before it (AU-MOVE-17, AU-MOVE-24).

    An outcome is listed where it is first reached; with `exact`, wherever it is reached.
    """
    road = race.road
    rear = rearmost(race, seat)
    mask = 1 << colour
    seen: set[int] = set()
    found: list[dict[int, int]] = []
    last: list[int] = [race.head(seat) * 4 + max(race.darkest, 0)]
    for _ in range(most):
        level: dict[int, int] = {}
        for outcome in last:
            step(road, rear, outcome, mask, level)
        if not exact:
            level = {outcome: before for outcome, before in level.items() if outcome not in seen}
            seen.update(level)
        if not level:
            break
        found.append(level)
        last = list(level)
    return found


def step(road: Road, rear: dict[int, int], outcome: int, mask: int, level: dict[int, int]) -> None:
    """One step from an outcome, into every space showing a colour of the mask (AU-MOVE-02, AU-MOVE-09, AU-MOVE-10)."""
    section = outcome >> 2
    darkest = outcome & 3
    for space in road.exits[section]:
        if road.space_mask[space] & mask:
            to = landing(road, rear, section, space)
            if to != NOWHERE:
                shade = road.space_darkest[space]
                level.setdefault(to * 4 + (max(darkest, shade)), outcome)


def outcomes(race: Race, seat: int, mask: int, most: int, exact: bool) -> list[int]:
    """Where ways in one colour of the mask can end; ways with equal outcomes are one (AU-MOVE-18, AU-MOVE-24)."""
    found: dict[int, None] = {}
    for colour in range(4):
        if mask >> colour & 1:
            steps = levels(race, seat, colour, most, exact)
            if not exact:
                for level in steps:
                    found.update(dict.fromkeys(level))
            elif len(steps) == most:
                found.update(dict.fromkeys(steps[-1]))
    return list(found)


def way_to(race: Race, seat: int, mask: int, most: int, exact: bool, outcome: int) -> list[int]:
    """The sections of a shortest way to an outcome, in order; with `exact`, of a way with all the steps."""
    least = most if exact else 1
    for colour in range(4):
        if mask >> colour & 1:
            steps = levels(race, seat, colour, most, exact)
            for count in range(len(steps), least - 1, -1):
                if outcome in steps[count - 1]:
                    return traced(steps[:count], outcome)
    raise AssertionError(f"outcome {outcome} cannot be reached")


def traced(steps: list[dict[int, int]], outcome: int) -> list[int]:
    """The way to an outcome of the last level, traced back to the first."""
    path = []
    for level in reversed(steps):
        path.append(outcome >> 2)
        outcome = level[outcome]
    path.reverse()
    return path


def travel(race: Race, seat: int, cube: int, mask: int, most: int) -> None:
    """Let a cube move up to `most` spaces of one of the colours, if any can be entered (AU-MOVE-18, AU-MOVE-20)."""
    if most and mask and can_enter(race, seat, mask):
        race.then(Travel(seat, cube, mask, most, False))


class Travel(SeatChoice):
    """How far a cube moves, and where: a way is chosen by its outcome (AU-MOVE-17, AU-MOVE-18)."""

    rule = "AU-MOVE-17"

    cube: int
    mask: int
    most: int
    exact: bool

    def options(self, race: Race) -> Sequence[Option]:
        go = race.road.go
        found = [go[each & 3][each >> 2] for each in outcomes(race, self.seat, self.mask, self.most, self.exact)]
        if not self.exact:
            found.append(STAY)
        return found

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is Go:
            outcome = race.road.index[option.section] * 4 + SHADE[option.darkest]
            way = way_to(race, self.seat, self.mask, self.most, self.exact, outcome)
            place(race, self.seat, self.cube, way)

    def prompt(self, race: Race) -> Text:
        return message(ROOM, "prompt-travel", cube=CUBES[self.cube], most=self.most, exact=self.exact)

    def notes(self, race: Race, option: Option) -> tuple[Text, ...]:
        return slipstream_notes(race, self.seat, race.road.index[option.section]) if isinstance(option, Go) else ()

    def refusal(self, race: Race, code: str) -> Refusal | None:
        from paddock.games.automobiles.reasons_track import no_travel  # which looks at ways of this decision

        section = code.removeprefix("go-").rpartition("-")[0]
        if not code.startswith("go-") or section not in race.road.index:
            return None
        return no_travel(race, self, race.road.index[section])


def car_ahead(race: Race, seat: int, section: int) -> int:
    """The seat whose car is right ahead in the lane, or NOBODY (AU-SLIP-02, AU-SLIP-04, AU-SLIP-05, AU-SLIP-07)."""
    ahead = race.road.next[section]
    for other, car in enumerate(race.cars):
        if other != seat and car == ahead:
            return other
    return NOBODY


def wear_due(race: Race, seat: int, section: int, darkest: int) -> int:
    """The wear, by the chart, for a turn that ends there (AU-WEAR-01, AU-SLIP-01, AU-SLIP-06, AU-SLIP-08)."""
    # AU-CARD-AERODYNAMICS-01
    if race.sheltered or darkest == NO_COLOUR or car_ahead(race, seat, section) != NOBODY:
        return 0
    return WEAR_CHART[darkest]


def wear_so_far(race: Race, seat: int) -> int:
    """The wear for ending the turn here; it never exceeds the reserve (AU-WEAR-01)."""
    if not race.trail:
        return 0
    return min(race.reserve[WEAR], wear_due(race, seat, race.head(seat), race.darkest))


def slipstream_notes(race: Race, seat: int, section: int) -> tuple[Text, ...]:
    """That ending the turn there is free of wear, right behind a car."""
    ahead = car_ahead(race, seat, section)
    return () if ahead == NOBODY else (message(ROOM, "note-slipstream", seat=ahead),)
