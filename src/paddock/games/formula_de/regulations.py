"""The regulations of an event: each switch as an attribute, shared by all positions of a race."""

from collections.abc import Mapping
from typing import Final

from paddock.core import Setup, Text, bad, message
from paddock.games.formula_de.cars import Car
from paddock.games.formula_de.tables import (
    BOOSTS,
    BOUGHT,
    CANNON_CELLS,
    COMPONENTS,
    COMPOUNDS,
    CREW,
    DRIVER,
    FACTOR,
    HIGHEST,
    PUSH_SIDES,
    ROOM,
    SLIDE,
    SUDDEN_DEATH,
    TRICK_POINTS,
    TRICKS,
    WEATHER,
)
from paddock.games.formula_de.track import Track, starts_wet
from paddock.games.formula_de.ways.terms import LANES, WALLS

PAIRS: Final = 1
TWO_CARS: Final = 2


class Regulations:
    """What the organiser decides before the event; it never changes afterwards (FD-SETUP-01)."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Setup = setup
        on = setup.switches
        self.laps: int = int(on["laps"])
        self.teams: int = ("solo", "pairs", "two-cars").index(str(on["teams"]))
        self.cars_a_seat: int = 2 if self.teams == TWO_CARS else 1
        self.cars: int = setup.seats * self.cars_a_seat
        self.entries: list[Car] = [
            Car(number, number // self.cars_a_seat, self.cars_a_seat > 1) for number in range(self.cars)
        ]
        self.grid: str = str(on["grid"])
        self.live_order: bool = on["turn-order"] == "live"
        self.rolling: bool = on["start"] == "rolling"
        self.rolling_gear: int = int(on["rolling-gear"])
        self.start_collisions: bool = bool(on["start-collisions"])
        self.sudden_death: bool = bool(on["sudden-death"])
        self.sudden_death_round: int = int(on["sudden-death-round"])
        self.sudden_death_minutes: int = int(on["sudden-death-minutes"])
        self.sudden_death_table: list[list[int]] = SUDDEN_DEATH[str(on["sudden-death-table"])]
        self.points: int = int(on["points"])
        self.spend_all: bool = bool(on["spend-all"])
        self.sheets: str = str(on["sheets"])
        self.weather: str = str(on["weather"])
        self.weather_table: str = str(on["weather-table"])
        self.each_trigger: bool = on["weather-rolls"] == "each-trigger"
        self.compounds: list[int] = [n for n, tyre in enumerate(COMPOUNDS) if on[f"tyres-{tyre}"]]
        self.soft_mark: int = int(on["soft-mark"])
        self.soft_use: str = str(on["soft-use"])
        self.open_tyres: bool = on["tyre-choice"] == "grid-order"
        self.factor: list[list[list[int]]] = worn(str(on["tyre-table"]))
        self.kerbs: bool = bool(on["kerbs"])
        self.walls: bool = bool(on["walls"])
        self.lane_shift: int = int(on["lane-shift"])
        self.road: int = self.lane_shift * LANES + (WALLS if self.walls else 0)  # its part in the terms of a movement
        self.oval: bool = bool(on["oval-slipstream"])
        self.drs: bool = bool(on["drs"])
        self.drs_zones: str = str(on["drs-zones"])
        self.force_block: bool = bool(on["force-block"])
        self.injuries: bool = bool(on["injuries"])
        self.motivated: str = str(on["motivated"])
        self.free_points: list[int] = by_car(int(on["free-points"]), self.entries)
        self.free_rerolls: list[int] = by_car(int(on["free-rerolls"]), self.entries)
        self.grid_advances: list[int] = by_car(int(on["grid-advances"]), self.entries)
        self.yellow: bool = bool(on["yellow-flags"])
        self.night: bool = bool(on["night"])
        self.night_by_laps: bool = on["night-by"] == "laps"
        self.night_from: int = int(on["night-from"])
        self.night_to: int = int(on["night-to"])
        self.crew: bool = bool(on["crew"])
        self.boost: bool = bool(on["boost"])
        self.aero: bool = bool(on["aero"])
        self.dry_slides: bool = self.aero or self.night or any(any(SLIDE[tyre][0]) for tyre in self.compounds)
        self.ers: bool = bool(on["ers"])
        self.ers_die: int = int(on["ers-die"])
        self.ers_points: int = int(on["ers-points"])
        self.ers_first_crossing: bool = bool(on["ers-first-crossing"])
        self.bonuses: bool = self.boost or bool(on["fuel"])  # bonus cells other than those of the tyres
        self.push: bool = bool(on["push-to-pass"])
        self.adds: bool = self.ers or self.push or bool(on["tricks"])  # something may be declared before the gear die
        dice = (self.ers_points * self.ers_die if self.ers else 0) + (PUSH_SIDES if self.push else 0)
        self.farthest: list[int] = [max(face, CANNON_CELLS) + dice for face in HIGHEST]  # cells, by gear, at most
        self.push_points: int = int(on["push-points"]) or self.laps
        self.fuel: bool = bool(on["fuel"])
        self.fuel_points: int = int(on["fuel-points"]) or 2 * self.laps
        self.fuel_per_lap: int = int(on["fuel-per-lap"])
        self.fuel_fast: int = int(on["fuel-fast"])
        self.fuel_long: int = int(on["fuel-long"])
        self.fuel_gear: int = int(on["fuel-gear"])
        self.driver: bool = bool(on["driver"])
        self.driver_by_turn: bool = on["driver-limit"] == "turn"
        self.tricks: bool = bool(on["tricks"])
        self.allowed_tricks: list[int] = allowed(on)
        self.trick_twins: bool = bool(on["trick-twins"])
        self.trick_once: bool = bool(on["trick-once"])
        self.smoke_far: bool = on["smoke-range"] == "at-least-3"
        self.pit: bool = bool(on["pit"])
        self.boxes: str = str(on["boxes"])
        self.pit_gear: int = int(on["pit-gear"])
        self.least: list[int] = [int(on[f"least-{code}"]) for code in COMPONENTS[:BOUGHT]]
        self.most: list[int] = [int(on[f"most-{code}"]) for code in COMPONENTS[:BOUGHT]]
        self._close_limits()
        self.ready: dict[str, list[int]] = {}  # the ready sheets, worked out when first asked for

    def __eq__(self, other: object) -> bool:
        """Whether the same rules are played on the same circuit."""
        if not isinstance(other, Regulations):
            return False
        mine, theirs = self.setup, other.setup
        return (mine.seats, mine.circuit, mine.switches) == (theirs.seats, theirs.circuit, theirs.switches)

    def _close_limits(self) -> None:
        """At most one boost and one driver point a lap; none of what is not in play.

        FD-SETUP-09, FD-SETUP-11, FD-SETUP-12
        """
        for component in (BOOSTS, DRIVER):
            self.most[component] = self.most[component] or self.laps
        for component, used in (
            (CREW, self.crew),
            (BOOSTS, self.boost),
            (DRIVER, self.driver),
            (TRICK_POINTS, self.tricks),
        ):
            if not used:
                self.least[component] = self.most[component] = 0
        if self.tricks and not (self.trick_twins and self.allowed_tricks):
            self.most[TRICK_POINTS] = min(self.most[TRICK_POINTS], len(self.allowed_tricks))

    def settle(self, track: Track) -> None:
        """What depends on the circuit: the weather table, the mark of Soft tyres, the DRS zones."""
        own = self.weather_table == "track"
        self.weather_faces: list[str] = track.weather if own else WEATHER[self.weather_table]
        self.starts_wet: list[bool] = starts_wet(self.weather_faces)
        self.soft_rank: int = self.soft_mark * track.lap // 100 if self.soft_mark else track.board.soft
        zones = track.board.drs
        self.zones: list[int] = {"track": zones, "first": zones[:1], "second": zones[1:2]}[self.drs_zones]

    def check(self, circuit: str, track: Track) -> None:
        """Refuse regulations that contradict each other or the circuit, with all complaints at once."""
        wrong = [
            message(ROOM, "setup-least", code=code, least=least, most=most)
            for code, least, most in zip(COMPONENTS, self.least, self.most, strict=False)
            if least > most
        ]
        if self.points < sum(self.least):
            wrong.append(message(ROOM, "setup-points", points=self.points, least=sum(self.least)))
        if not self.compounds:
            wrong.append(message(ROOM, "setup-compounds"))
        wrong += self._misfits(track)
        if wrong:
            raise bad(f"formula-de · {circuit}", joined(wrong))

    def _misfits(self, track: Track) -> list[Text]:
        """What this circuit does not have."""
        wrong = []
        if self.cars > len(track.grid):
            wrong.append(message(ROOM, "setup-grid", cars=self.cars, places=len(track.grid)))
        if self.pit and not track.has_pit:
            wrong.append(message(ROOM, "setup-pit"))
        if self.pit and track.has_pit and self.cars > 2 * len(track.box_places):
            wrong.append(message(ROOM, "setup-boxes", cars=self.cars, boxes=len(track.box_places)))
        if self.weather == "roll" and not self.weather_faces:
            wrong.append(message(ROOM, "setup-weather"))
        if self.drs and not self.zones:
            wrong.append(message(ROOM, "setup-drs"))
        return wrong


def joined(texts: list[Text]) -> Text:
    """Several reasons as one."""
    said = texts[0]
    for text in texts[1:]:
        said = message(ROOM, "setup-and", one=said, other=text)
    return said


LAST: Final[list[tuple[Setup, Regulations]]] = []


def regulations_of(setup: Setup, track: Track) -> Regulations:
    """The regulations of an event. Races of one event come in a row, so the last regulations are kept."""
    if LAST and LAST[0][0] is setup:
        return LAST[0][1]
    rules = Regulations(setup)
    rules.settle(track)
    LAST[:] = [(setup, rules)]
    return rules


def by_car(bits: int, entries: list[Car]) -> list[int]:
    """An advantage by car, 1 or 0: the switch has a bit for each seat, which is for its first car (FD-INJ-11)."""
    seats = [car.seat for car in entries]
    return [bits >> car.seat & 1 if seats.index(car.seat) == car.number else 0 for car in entries]


def worn(table: str) -> list[list[list[int]]]:
    """The tyre points for each cell too far, one less (but at least 1) or more if the organiser wants it."""
    change = {"league": 0, "gentle": -1, "harsh": 1}[table]
    return [[[max(1, factor + change) for factor in laps] for laps in tracks] for tracks in FACTOR]


def allowed(on: Mapping[str, bool | int | str]) -> list[int]:
    """The tricks that may be dealt."""
    return [trick for trick, name in enumerate(TRICKS) if name and on[f"trick-{name}"]]
