"""The movement: a main segment, then bonus cells, slides and slipstreams, each a segment with its own ways."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Refusal, Task, Text, stacked
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.events import Enriched, NotMoved, SlideHeld
from paddock.games.formula_de.options import ABSORB, BOOST, OVAL, RICH, SLIDE, SLIP, STOP, Count, Go
from paddock.games.formula_de.places import stop_text
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.reasons_ways import why_no_way
from paddock.games.formula_de.rules_drive import drive_way
from paddock.games.formula_de.tables import (
    BOOSTS,
    BRAKES,
    COLOURS,
    FUEL,
    HIGH_LOAD,
    HIGHEST,
    LAST_TYRE_LAP,
    LOW_LOAD,
    NOBODY,
    TOP_GEAR,
)
from paddock.games.formula_de.tables import SLIDE as SLIDE_CELLS
from paddock.games.formula_de.ways.menu import way_behind
from paddock.games.formula_de.ways.segments import SLIP_CELLS, SLIP_GEAR, menu_of, slip_leader
from paddock.games.formula_de.ways.situation import is_finishing

MAIN: Final = "main"
PULL: Final = "pull"
DRS_CELLS: Final = 2
MOST_CELLS: Final = 40  # of a main segment; with many ERS dice there may be more
DIE_PER_RICH_CELL: Final = 5
RICH_CELLS: Final = [Count("rich", cells) for cells in range(HIGHEST[TOP_GEAR] // DIE_PER_RICH_CELL + 1)]
TYRE: Final = [Count("tyre", cells) for cells in range(3)]
TYRE_CELLS: Final = [TYRE[:0], TYRE[1:2], TYRE[1:]]
WHOLE_TYRE: Final = [TYRE[:0], TYRE[1:2], TYRE[2:]]


class Segment(CarChoice):
    """The cells of a segment are all driven, unless brakes or a block shorten them.

    FD-MOVE-02, FD-MOVE-03, FD-BOOST-05, FD-ERS-07, FD-PTP-06, FD-FUEL-11, FD-AERO-17
    """

    rule = "FD-MOVE-03"

    kind_of: str
    """main, tyre, rich, boost, slip, slide, drs, oval or pull."""
    cells: int

    def options(self, race: Race) -> Sequence[Option]:
        menu = menu_of(race, self.car, self.kind_of, self.cells)
        if self.kind_of == MAIN and can_enrich_first(race, self.car, self.cells):
            return [*menu, RICH]
        return menu  # type: ignore[return-value]

    def chosen(self, race: Race, option: Option) -> None:
        car, kind, cells = self.car, self.kind_of, self.cells
        if not isinstance(option, Go):
            enrich(race, car)
            start_main(race, car, cells)
            return
        way = way_behind(option) or menu_of(race, car, kind, cells).way(option.index)
        drive_way(race, car, kind, cells, way, option.brakes)
        continue_move(race, car)

    def notes(self, race: Race, option: Option) -> tuple[Text, ...]:
        """Where the cell is, in words; in a corner, which of its stops it would be."""
        return (stop_text(race, self.car, race.track.index[option.cell]),) if isinstance(option, Go) else ()

    def refusal(self, race: Race, code: str) -> Refusal | None:
        cell = race.track.index.get(code.partition("+")[0])
        return None if cell is None else why_no_way(race, self.car, self.kind_of, self.cells, cell)


# Every turn asks for the way of a main segment: these are made once.
MAIN_SEGMENTS: Final = [
    [stacked(Segment(car, MAIN, cells)) for cells in range(MOST_CELLS)] for car in range(len(COLOURS))
]


def start_main(race: Race, car: int, cells: int) -> None:
    """The main segment; with no cells to drive, the car stays where it is (FD-MOVE-03, FD-MOVE-07, FD-FUEL-23)."""
    if cells <= 0:
        if race.commenting:
            race.tell(NotMoved(race.car(car)))
        continue_move(race, car)
    elif (race.has(car, BRAKES) and has_choice(race, car, cells)) or can_enrich_first(race, car, cells):
        ask_way(race, car, MAIN, cells)
    else:
        start_segment(race, car, MAIN, cells)


def start_segment(race: Race, car: int, kind: str, cells: int) -> None:
    """Ask for the way, or drive it if there is only one."""
    menu = menu_of(race, car, kind, cells)
    if len(menu) > 1:
        ask_way(race, car, kind, cells)
        return
    drive_way(race, car, kind, cells, menu.way(0), 0)
    continue_move(race, car)


def ask_way(race: Race, car: int, kind: str, cells: int) -> None:
    """The driver chooses the way of a segment."""
    if kind == MAIN and cells < MOST_CELLS:
        race.stack += MAIN_SEGMENTS[car][cells]
    else:
        race.then(Segment(car, kind, cells))


def has_choice(race: Race, car: int, cells: int) -> bool:
    """Whether a car with a brake point certainly has several ways: braking gives a shorter one, unless the way may end
    by itself.

    FD-BRAKE-01, FD-END-13, FD-PIT-15
    """
    track, cell = race.track, race.cell[car]
    if cell >= track.size or race.drive.declared:
        return False
    return not (is_finishing(race, car) and track.to_line[cell] <= cells + 1)


class NextSegment(Task):
    """The movement goes on after a segment without cells."""

    car: int

    def run(self, race: Race) -> None:
        continue_move(race, self.car)


def continue_move(race: Race, car: int) -> None:
    """After a segment the driver chooses what follows; if nothing may, the movement is over.

    FD-SKID-04, FD-BOOST-09, FD-PIT-13
    """
    drive = race.drive
    if drive.ended or drive.pulled or race.cell[car] >= race.track.size:
        return
    found = following(race, car)
    first = found[0]
    if len(found) > 1:
        race.stack += GO_ON[car]
    elif isinstance(first, Count):  # enrichment cells that are paid for
        start_segment(race, car, first.what, first.count)
    elif first is SLIDE:
        start_segment(race, car, "slide", slide_cells(race, car))
    elif first is SLIP:  # a duty, after DRS or the oval cell
        start_segment(race, car, "slip", SLIP_CELLS)


class GoOn(CarChoice):
    """The driver takes bonus cells, slides, takes a slipstream, closes up to a car or stops (FD-SLIP-26, FD-SKID-06,
    FD-OVALSLIP-01)."""

    rule = "FD-MOVE-09"

    def options(self, race: Race) -> Sequence[Option]:
        return following(race, self.car)

    def chosen(self, race: Race, option: Option) -> None:
        car = self.car
        if option is STOP:
            return
        if isinstance(option, Count):
            start_segment(race, car, option.what, option.count)
        elif option is SLIP:  # FD-SLIP-05
            start_segment(race, car, "slip", SLIP_CELLS)
        elif option is OVAL:
            start_segment(race, car, "oval", 1)
        elif option is SLIDE or option is ABSORB:
            slide(race, car, slide_cells(race, car) - (1 if option is ABSORB else 0))
        else:
            self._enrich_or_boost(race, option)

    def _enrich_or_boost(self, race: Race, option: Option) -> None:
        """Enrichment cells are driven at once; a boost has as many cells as the gear.

        FD-FUEL-07, FD-FUEL-22, FD-BOOST-03
        """
        if option is RICH:
            enrich(race, self.car)
            cells = race.drive.rich_due
            if cells:
                start_segment(race, self.car, "rich", cells)
            else:
                race.then(NextSegment(self.car))
        else:
            start_segment(race, self.car, "boost", race.gear[self.car])


GO_ON: Final = [stacked(GoOn(car)) for car in range(len(COLOURS))]


def enrich(race: Race, car: int) -> None:
    """Enriching costs a fuel point at once, whenever its cells are driven (FD-FUEL-07)."""
    race.take(car, FUEL)
    race.drive.rich = True
    race.drive.rich_due = rich_cells(race)
    if race.commenting:
        race.tell(Enriched(race.car(car), race.drive.rich_due))


def can_enrich(race: Race, car: int) -> bool:
    """Once a turn, with a fuel point, not when leaving the pits (FD-FUEL-12, FD-FUEL-15)."""
    drive = race.drive
    return race.rules.fuel and not (drive.rich or drive.from_pit) and race.has(car, FUEL) > 0


def can_enrich_first(race: Race, car: int, cells: int) -> bool:
    """A driver may enrich before the main movement, so that the line cannot empty the tank first; cells that would be
    lost in the pit lane are not offered.

    FD-FUEL-07, FD-FUEL-23, FD-PIT-61
    """
    if not can_enrich(race, car) or not rich_cells(race):
        return False
    return not (race.drive.declared and any(way.trail.into_pit for way in menu_of(race, car, MAIN, cells).ways))


def slide(race: Race, car: int, cells: int) -> None:
    """A slide of no cells, absorbed by high load, is made without moving (FD-SKID-11, FD-SKID-12)."""
    if cells:
        start_segment(race, car, "slide", cells)
        return
    race.drive.slid = (*race.drive.slid, race.corner_of(car))
    race.drive.after_slide = True
    if race.commenting:
        race.tell(SlideHeld(race.car(car)))
    race.then(NextSegment(car))


def slide_cells(race: Race, car: int) -> int:
    """The cells of the slide that a car must make here, 0 for none.

    FD-SKID-01 to FD-SKID-03, FD-SKID-05, FD-SKID-15, FD-SKID-19, FD-OVER-17
    """
    drive = race.drive
    corner = race.corner_of(car)
    # FD-SKID-07, FD-SKID-17
    if corner not in drive.entered or corner in drive.over_in or corner in drive.slid or drive.pulled:
        return 0
    made = race.stops[car] if corner == race.track.corner[drive.start] else 0
    if made >= race.track.stops[corner]:  # FD-CORNER-03
        return 0
    # FD-TYRE-07, FD-TYRE-10, FD-TYRE-21, FD-TYRE-23 to FD-TYRE-25, FD-TYRE-29
    cells = SLIDE_CELLS[race.book.tyre[car]][race.wet][min(race.book.tyre_lap[car], LAST_TYRE_LAP)]
    if race.load[car] == LOW_LOAD:  # FD-AERO-11
        cells += 1
    if race.dark and made == 0:  # FD-NIGHT-04
        cells += 1
    return cells


def following(race: Race, car: int) -> list[Option]:
    """What may follow a segment: bonus cells, a slide, a slipstream, or a stop.

    FD-BOOST-02, FD-BOOST-04, FD-BOOST-06 to FD-BOOST-08, FD-BOOST-17, FD-SKID-06, FD-SKID-08, FD-SKID-16, FD-SKID-18,
    FD-SLIP-30, FD-OVER-14, FD-OVALSLIP-06, FD-FUEL-10, FD-FUEL-23, FD-DRS-08
    """
    drive = race.drive
    if drive.must_slip:
        return [SLIP]
    found: list[Option] = []
    if (drive.tyre or race.rules.bonuses) and not (drive.after_slide or drive.boosted):
        found = bonuses(race, car)
    if drive.entered and (race.wet or race.rules.dry_slides) and slide_cells(race, car):
        found.append(SLIDE)
        if race.load[car] == HIGH_LOAD and drive.first_cell == race.cell[car]:  # FD-AERO-09
            found.append(ABSORB)
        return found
    if race.gear[car] >= SLIP_GEAR and not (drive.braked or drive.overs or drive.excess):
        found += approaches(race, car)
    if not (drive.rich_due and RICH_CELLS[drive.rich_due] in found):  # FD-FUEL-11: they are all driven
        found.append(STOP)
    return found


def bonuses(race: Race, car: int) -> list[Option]:
    """The bonus cells that are left and lead somewhere.

    FD-TYRE-18, FD-TYRE-20, FD-TYRE-37, FD-BOOST-01, FD-BOOST-10, FD-BOOST-16, FD-FUEL-12, FD-FUEL-15, FD-START-17
    """
    drive, rules = race.drive, race.rules
    found: list[Option] = []
    if not drive.from_pit:
        if drive.tyre:
            found += tyre_options(race, car)
        if can_enrich(race, car) and leads_on(race, car, "rich", rich_cells(race)):
            found.append(RICH)
        elif drive.rich_due and leads_on(race, car, "rich", drive.rich_due):
            found.append(RICH_CELLS[drive.rich_due])
    if rules.boost and race.has(car, BOOSTS) and leads_on(race, car, "boost", race.gear[car]):
        found.append(BOOST)
    return found


def rich_cells(race: Race) -> int:
    """A fifth of the die, rounded down (FD-FUEL-08, FD-FUEL-09, FD-NIGHT-03)."""
    return race.drive.die // DIE_PER_RICH_CELL


def tyre_options(race: Race, car: int) -> list[Count]:
    """How many tyre cells can be taken at once: one for Medium; for Soft as the organiser allows (FD-TYRE-19)."""
    drive = race.drive
    found = (WHOLE_TYRE if race.rules.soft_use == "whole" else TYRE_CELLS)[drive.tyre]
    if not drive.slipped:
        return found
    return [option for option in found if leads_on(race, car, "tyre", option.count)]


def leads_on(race: Race, car: int, kind: str, cells: int) -> bool:
    """Whether a segment can be driven at all: before a slipstream a blocked car can still brake, after one it may lack
    brake points for a corner.

    FD-SLIP-20
    """
    if cells == 0 or not (race.drive.slipped or kind == "slip"):
        return True
    return len(menu_of(race, car, kind, cells)) > 0


def approaches(race: Race, car: int) -> list[Option]:
    """A slipstream, or the cells that lead up to one.

    FD-SLIP-01, FD-SLIP-14, FD-SLIP-15, FD-SLIP-29, FD-SLIP-31, FD-SLIP-33, FD-DRS-01, FD-DRS-03, FD-DRS-12, FD-DRS-13,
    FD-OVALSLIP-01, FD-OVALSLIP-04
    """
    found: list[Option] = []
    if slip_leader(race, car, race.cell[car]) != NOBODY and leads_on(race, car, "slip", SLIP_CELLS):
        found.append(SLIP)
    if race.rules.drs and can_use_drs(race, car):
        found += [Count("drs", cells) for cells in range(1, DRS_CELLS + 1) if len(menu_of(race, car, "drs", cells))]
    if race.rules.oval and len(menu_of(race, car, "oval", 1)):
        found.append(OVAL)
    return found


def can_use_drs(race: Race, car: int) -> bool:
    """Once a turn, in a zone, on a dry track, not when leaving the pits.

    FD-DRS-05, FD-DRS-06, FD-DRS-09, FD-DRS-10
    """
    rules, drive = race.rules, race.drive
    if drive.drs or race.wet or drive.from_pit:
        return False
    return race.track.straight[race.cell[car]] in rules.zones
