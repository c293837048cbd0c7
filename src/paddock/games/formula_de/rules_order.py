"""Who is ahead, and who moves next."""

from paddock.games.formula_de.position import Race
from paddock.games.formula_de.tables import BY_OVERSHOOTING, NOBODY, SPUN

Place = tuple[int, int, int, int, int, int]


def place_of(race: Race, car: int) -> Place:
    """Where a car is, as numbers: the greater of two places is ahead."""
    return places_of(race, [car])[0]


def places_of(race: Race, cars: list[int]) -> list[Place]:
    """Places of cars: line count, rank, place in the pit lane, gear, last turn order, and the car itself.

    FD-ORDER-02, FD-ORDER-03, FD-ORDER-05 to FD-ORDER-07, FD-PITORDER-01, FD-PITORDER-03, FD-PITORDER-05, FD-PITORDER-07
    """
    book, track = race.book, race.track
    line, prev, rank, size = book.line, book.prev, track.rank, track.size
    found: list[Place] = []
    for car in cars:
        cell = race.cell[car]
        gear = 1 if race.status[car] == SPUN else race.gear[car]  # FD-SPIN-03
        if cell < size:
            found.append((line[car], 2 * rank[cell], 0, gear, -prev[car], -car))
        else:
            found.append((book.pit_line[car], 2 * track.pit_limit + 1, pit_place(race, car), gear, -prev[car], -car))
    return found


def pit_place(race: Race, car: int) -> int:
    """How far a car has come in the pit lane; of two level cars the one in the lane is ahead.

    FD-PITORDER-02, FD-PITORDER-04
    """
    track, place = race.track, race.cell[car]
    if place in track.box_places:
        return 2 * track.pit_cells.index(track.box_before[track.box_places.index(place)])
    return 2 * track.pit_cells.index(place) + 1


def turn_order(race: Race) -> list[int]:
    """The leader moves first; on a grid, the order of the grid counts.

    FD-ORDER-01, FD-ORDER-08, FD-START-22, FD-YELLOW-22
    """
    status = race.status
    known = race.order if race.order and not race.rules.yellow else list(range(race.cars))  # restarts bring cars back
    cars = [car for car in known if status[car] <= SPUN]
    if race.grid and are_fresh(race, cars):
        return [car for car in race.grid if car in cars]
    if are_apart(race, cars):
        return cars
    places = places_of(race, cars)
    places.sort(reverse=True)
    return [-place[5] for place in places]


def are_fresh(race: Race, cars: list[int]) -> bool:
    """Whether none of these cars has had a turn since the grid."""
    fresh = race.book.fresh
    for car in cars:
        if not fresh[car]:
            return False
    return True


def are_apart(race: Race, cars: list[int]) -> bool:
    """Whether every one of these cars is on the track and at least a rank ahead of the next, so that nothing else
    counts.

    FD-ORDER-02
    """
    line, rank, lap, size = race.book.line, race.track.rank, race.track.lap, race.track.size
    ahead = (race.rules.laps + 1) * lap
    for car in cars:
        cell = race.cell[car]
        if cell >= size:
            return False
        come = line[car] * lap + rank[cell]
        if come >= ahead:
            return False
        ahead = come
    return True


def next_car(race: Race) -> int:
    """The next car in the order of the round or, live, the foremost that has not moved; -1 for none.

    FD-ORDER-04
    """
    if race.rules.live_order:
        return foremost(race)
    moved, status = race.moved, race.status
    for car in race.order:
        if not moved[car] and status[car] <= SPUN:
            return car
    return NOBODY


def foremost(race: Race) -> int:
    """The foremost of the cars that have not moved; on a grid, the first of the order (FD-ORDER-04)."""
    waiting = [car for car in race.order if not race.moved[car] and race.status[car] <= SPUN]
    if not waiting:
        return NOBODY
    if any(race.book.fresh[car] for car in waiting):
        return waiting[0]
    return -max(places_of(race, waiting))[5]


def out_place(race: Race, car: int) -> tuple[int, int, int]:
    """How far an eliminated car had come; on a tie, the last turn order.

    A car that overshot a corner lies at its end line, beyond the last cell (FD-OUT-13, FD-OUT-14, FD-ORDER-08).
    """
    book = race.book
    rank = 2 * book.out_rank[car] + (1 if book.out_by[car] == BY_OVERSHOOTING else 0)
    return (book.out_line[car], rank, -book.prev[car])


def classification(race: Race) -> list[int]:
    """Finishers, then the cars still racing and the eliminated; at the end all others have passed the eliminated.

    FD-END-05, FD-END-09 to FD-END-11, FD-END-16, FD-OUT-10, FD-OUT-11
    """
    waiting = [car for car in race.crossed if car not in race.finished]
    out = sorted(race.retired, key=lambda car: out_place(race, car), reverse=True)
    known = {*race.finished, *waiting, *out}
    others = [car for car in range(race.cars) if car not in known]
    placed = [car for car in others if race.cell[car] >= 0]
    placed.sort(key=lambda car: place_of(race, car), reverse=True)
    racing = [*merge(race, waiting, placed), *[car for car in others if race.cell[car] < 0]]
    is_over = race.over or not race.stack
    return [*race.finished, *([*racing, *out] if is_over else among_eliminated(race, racing, out))]


def among_eliminated(race: Race, racing: list[int], out: list[int]) -> list[int]:
    """While the race goes on, an eliminated car keeps its place until another has passed the spot.

    FD-OUT-09, FD-OUT-10
    """
    found: list[int] = []
    behind = racing[:]
    for car in out:
        while behind and has_passed(race, behind[0], car):
            found.append(behind.pop(0))
        found.append(car)
    return found + behind


def has_passed(race: Race, car: int, out: int) -> bool:
    """Whether a car is beyond the spot where another went out; level with it is not beyond (FD-OUT-09)."""
    if race.cell[car] < 0:  # it waits at the line for a restart
        return race.book.line[car] > race.book.out_line[out]
    return place_of(race, car)[:2] > out_place(race, out)[:2]


def merge(race: Race, waiting: list[int], racing: list[int]) -> list[int]:
    """Cars that wait for a restart stand at the line, in the order in which they came to it: behind those that have
    driven on from there.

    FD-END-09
    """
    line = race.book.line
    return sorted([*racing, *waiting], key=lambda car: -(line[car] if car in waiting else place_of(race, car)[0]))
